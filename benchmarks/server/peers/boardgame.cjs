// boardgame.io's own server with hidden hands: `boardgame.cjs PORT memory|flat-file|sqlite DIRECTORY`.
//
// The game is written to be quick there: one turn with everybody active instead of its phases and
// stages, production mode.
"use strict";

process.env.NODE_ENV = "production";
const { FlatFile, Server } = require("boardgame.io/server");
const { SyncedSqlite } = require("./synced_sqlite.cjs");

const game = require("./boardgame_game.cjs")(require("boardgame.io/core"));
const [port, kind, directory] = process.argv.slice(2);
const stores = {
  memory: () => undefined, // its default
  "flat-file": () => new FlatFile({ dir: directory }),
  sqlite: () => new SyncedSqlite(`${directory}/boardgame.db`),
};
Server({ games: [game], db: stores[kind](), origins: ["http://127.0.0.1"] }).run(Number(port));
