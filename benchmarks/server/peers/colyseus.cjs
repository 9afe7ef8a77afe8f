// Colyseus at its leanest, nothing stored: `colyseus.cjs PORT`.
//
// Each player is sent their own view after every move, at once, and there is no schema state to be
// kept in step; `colyseus_schema.cjs` is the usual way.
"use strict";

process.env.NODE_ENV = "production";
const { createServer } = require("node:http");
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { room } = require("./colyseus_room.cjs");

const transport = new WebSocketTransport({ server: createServer() });
const server = new Server({ transport, greet: false });
server.define("hidden_hands", room(Room));
server.listen(Number(process.argv[2]));
