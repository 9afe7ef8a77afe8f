// boardgame.io on PostgreSQL: `boardgame_postgres.cjs PORT FOLDER-OF-THE-SOCKET`.
//
// The store is kind to it: what is read comes from memory, a move is one statement, and its metadata
// (the time of the last move) rides along instead of being a statement of its own.
"use strict";

process.env.NODE_ENV = "production";
const { Pool } = require("pg");
const { Server } = require("boardgame.io/server");

// Its in-memory store is not exported; it is what a server has by default.
const InMemory = Server({ games: [], origins: [] }).db.constructor;
const TABLES = `
  CREATE TABLE states (id text PRIMARY KEY, body text, metadata text);
  CREATE TABLE log (id text, number integer, body text)`;
const MOVE = {
  name: "move",
  text: `WITH kept AS (
      INSERT INTO states VALUES ($1, $2, $3)
      ON CONFLICT (id) DO UPDATE SET body = excluded.body, metadata = excluded.metadata
    )
    INSERT INTO log SELECT $1, number, body
    FROM unnest($4::integer[], $5::text[]) AS entry (number, body)`,
};

class OnPostgres {
  constructor(host) {
    this.memory = new InMemory();
    this.pool = new Pool({ host, user: "postgres", database: "postgres", max: 10 });
  }

  type() {
    return 1; // StorageAPI.Type.ASYNC
  }

  connect() {
    return this.pool.query(TABLES);
  }

  async createMatch(id, options) {
    this.memory.createMatch(id, options);
    await this.keep(id, options.initialState, []);
  }

  async setState(id, state, deltalog) {
    this.memory.setState(id, state, deltalog);
    await this.keep(id, state, deltalog || []);
  }

  keep(id, state, deltalog) {
    const { metadata } = this.memory.fetch(id, { metadata: true });
    const numbers = deltalog.map((entry) => entry._stateID);
    const bodies = deltalog.map((entry) => JSON.stringify(entry));
    const values = [id, JSON.stringify(state), JSON.stringify(metadata), numbers, bodies];
    return this.pool.query({ ...MOVE, values });
  }

  async setMetadata(id, metadata) {
    this.memory.setMetadata(id, metadata);
  }

  async fetch(id, wanted) {
    return this.memory.fetch(id, wanted);
  }

  async wipe(id) {
    this.memory.wipe(id);
  }

  async listMatches(options) {
    return this.memory.listMatches(options);
  }
}

const game = require("../../server/peers/boardgame_game.cjs")(require("boardgame.io/core"));
const [port, host] = process.argv.slice(2);
Server({ games: [game], db: new OnPostgres(host), origins: ["http://127.0.0.1"] }).run(Number(port));
