// A store for boardgame.io on SQLite: the state and the log of a move are one synced commit.
//
// It is kind to boardgame.io: what is read comes from memory, and the metadata of a move (the time
// of the last one) rides along with the next move's commit instead of being synced by itself.
"use strict";

const { DatabaseSync } = require("node:sqlite");
const { Server } = require("boardgame.io/server");

// Its in-memory store is not exported; it is what a server has by default.
const InMemory = Server({ games: [], origins: [] }).db.constructor;

class SyncedSqlite extends InMemory {
  constructor(path) {
    super();
    this.db = new DatabaseSync(path);
    this.db.exec("PRAGMA journal_mode = WAL");
    this.db.exec("PRAGMA synchronous = FULL");
    this.db.exec("CREATE TABLE states (id TEXT PRIMARY KEY, body TEXT) WITHOUT ROWID");
    this.db.exec("CREATE TABLE matches (id TEXT PRIMARY KEY, body TEXT) WITHOUT ROWID");
    this.db.exec("CREATE TABLE log (id TEXT, number INTEGER, body TEXT)");
    this.putState = this.db.prepare("INSERT OR REPLACE INTO states VALUES (?, ?)");
    this.putMatch = this.db.prepare("INSERT OR REPLACE INTO matches VALUES (?, ?)");
    this.putLog = this.db.prepare("INSERT INTO log VALUES (?, ?, ?)");
    this.touched = new Map();
  }

  createMatch(id, options) {
    super.createMatch(id, options);
    this.commit(id, options.initialState, []);
  }

  setMetadata(id, metadata) {
    super.setMetadata(id, metadata);
    this.touched.set(id, metadata);
  }

  setState(id, state, deltalog) {
    super.setState(id, state, deltalog);
    this.commit(id, state, deltalog || []);
  }

  commit(id, state, deltalog) {
    this.db.exec("BEGIN IMMEDIATE");
    this.putState.run(id, JSON.stringify(state));
    for (const entry of deltalog) this.putLog.run(id, entry._stateID, JSON.stringify(entry));
    for (const [match, metadata] of this.touched) this.putMatch.run(match, JSON.stringify(metadata));
    this.touched.clear();
    this.db.exec("COMMIT");
  }
}

module.exports = { SyncedSqlite };
