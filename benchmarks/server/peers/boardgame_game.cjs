// The game as boardgame.io wants it, whatever its store is; `core` is its module of that name.
"use strict";

const hands = require("./hidden_hands.cjs");

module.exports = function game({ ActivePlayers, INVALID_MOVE }) {
  const move =
    (rule) =>
    ({ G, playerID, random }, ...args) =>
      rule(G, Number(playerID), random.Shuffle, ...args) ? undefined : INVALID_MOVE;
  return {
    name: "hidden-hands",
    minPlayers: hands.PLAYERS,
    maxPlayers: hands.PLAYERS,
    setup: ({ random }) => hands.deal(random.Shuffle),
    moves: Object.fromEntries(Object.entries(hands.moves).map(([name, rule]) => [name, move(rule)])),
    turn: { activePlayers: ActivePlayers.ALL },
    playerView: ({ G, playerID }) => hands.view(G, Number(playerID)),
  };
};
