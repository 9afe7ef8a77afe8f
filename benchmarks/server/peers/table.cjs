// What the rooms of Colyseus have in common besides the rules.
"use strict";

const COLOURS = [
  ["red", "circle"],
  ["blue", "square"],
  ["green", "triangle"],
  ["yellow", "star"],
];

function shuffle(values) {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

module.exports = { COLOURS, shuffle };
