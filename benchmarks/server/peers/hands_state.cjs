// The table as Colyseus's schema state: what everybody may know, and in each player what only they
// may (`view: true`). Where there is no number, it is -1.
"use strict";

const { schema } = require("@colyseus/schema");

const Player = schema(
  {
    name: "string",
    colour: "string",
    symbol: "string",
    connected: "boolean",
    given: "boolean",
    voted: "boolean",
    continued: "boolean",
    hand: { array: "string", view: true },
    gave: { type: "string", view: true },
    vote: { type: "int8", view: true },
  },
  "Player",
);

const Table = schema(
  {
    version: "uint32",
    phase: "string",
    turn: "uint16",
    storyteller: "int8",
    clue: "string",
    drawPile: "uint8",
    players: { array: Player },
    images: { array: "string" },
    owners: { array: "int8" },
    votes: { array: "int8" },
    points: { array: "int8" },
    totals: { array: "int8" },
  },
  "Table",
);

module.exports = { Player, Table };
