// Colyseus with Redis for presence and matchmaking: `colyseus_redis.cjs PORT REDIS-PORT`.
//
// The room is that of `../../server/peers/colyseus.cjs`: nothing is stored, and each player is sent
// their own view at once. A room lives in one process, and so do the sockets of its players.
"use strict";

process.env.NODE_ENV = "production";
const { createServer } = require("node:http");
const { Server } = require("@colyseus/core");
const { RedisDriver } = require("@colyseus/redis-driver");
const { RedisPresence } = require("@colyseus/redis-presence");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { room } = require("../../server/peers/colyseus_room.cjs");

const [port, redis] = process.argv.slice(2).map(Number);
const server = new Server({
  transport: new WebSocketTransport({ server: createServer() }),
  presence: new RedisPresence({ port: redis }),
  driver: new RedisDriver({ port: redis }),
  publicAddress: `127.0.0.1:${port}`,
  greet: false,
});
server.define("hidden_hands", room(require("@colyseus/core").Room));
server.listen(port);
