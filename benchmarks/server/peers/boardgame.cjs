// boardgame.io's own server with hidden hands: `boardgame.cjs PORT memory|flat-file|sqlite DIRECTORY`.
//
// The game is written to be quick there: one turn with everybody active instead of its phases and
// stages, production mode.
"use strict";

process.env.NODE_ENV = "production";
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Server } = require("boardgame.io/server");
const hands = require("./hidden_hands.cjs");
const { SyncedSqlite } = require("./synced_sqlite.cjs");

function move(rule) {
  return ({ G, playerID, random }, ...args) =>
    rule(G, Number(playerID), random.Shuffle, ...args) ? undefined : INVALID_MOVE;
}

const game = {
  name: "hidden-hands",
  minPlayers: hands.PLAYERS,
  maxPlayers: hands.PLAYERS,
  setup: ({ random }) => hands.deal(random.Shuffle),
  moves: Object.fromEntries(Object.entries(hands.moves).map(([name, rule]) => [name, move(rule)])),
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) => hands.view(G, Number(playerID)),
};

const [port, kind, directory] = process.argv.slice(2);
const stores = {
  memory: () => undefined, // its default
  "flat-file": () => new FlatFile({ dir: directory }),
  sqlite: () => new SyncedSqlite(`${directory}/boardgame.db`),
};
Server({ games: [game], db: stores[kind](), origins: ["http://127.0.0.1"] }).run(Number(port));
