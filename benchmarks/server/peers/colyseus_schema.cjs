// Colyseus as its documentation tells one to use it: `colyseus_schema.cjs PORT`. Nothing is stored.
//
// The room's state is a schema; hands and votes are hidden with a StateView for each client. Patches
// are sent at once after a move instead of every 50 ms, so that a move does not wait for a timer.
"use strict";

process.env.NODE_ENV = "production";
const { createServer } = require("node:http");
const { Room, Server } = require("@colyseus/core");
const { StateView } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const hands = require("./hidden_hands.cjs");
const { Player, Table } = require("./hands_state.cjs");
const { COLOURS, shuffle } = require("./table.cjs");

class HiddenHands extends Room {
  maxClients = hands.PLAYERS;
  patchRate = null;
  seatReservationTimeout = 120;
  state = new Table();

  onCreate() {
    this.G = hands.deal(shuffle);
    this.state.version = 0;
    this.seatOf = new Map();
    for (const [seat, [colour, symbol]] of COLOURS.entries()) {
      const player = new Player();
      this.state.players.push(player.assign({ name: `Person ${seat}`, colour, symbol }));
    }
    this.show();
    this.onMessage("move", (client, move) => this.play(client, move));
  }

  onJoin(client) {
    const seat = this.seatOf.size;
    this.seatOf.set(client.sessionId, seat);
    const player = this.state.players[seat];
    player.connected = true;
    client.view = new StateView();
    client.view.add(player);
    this.broadcastPatch();
  }

  play(client, [type, ...args]) {
    const rule = hands.moves[type];
    if (!rule || !rule(this.G, this.seatOf.get(client.sessionId), shuffle, ...args)) {
      client.send("refused", { type });
      return;
    }
    this.state.version += 1;
    this.show();
    this.broadcastPatch();
  }

  // Only what differs becomes part of a patch.
  show() {
    const { G, state } = this;
    const revealed = G.phase === "scored" || G.phase === "over";
    state.phase = G.phase;
    state.turn = G.turn;
    state.storyteller = G.storyteller;
    state.clue = G.clue ?? "";
    state.drawPile = G.pile.length;
    for (const [seat, player] of state.players.entries()) {
      player.given = G.given[seat] !== null;
      player.voted = G.votes[seat] !== null;
      player.continued = G.continued[seat];
      player.gave = G.given[seat] ?? "";
      player.vote = G.votes[seat] ?? -1;
      follow(player.hand, G.hands[seat]);
    }
    follow(state.images, G.images);
    follow(state.owners, revealed ? G.owners : []);
    follow(state.votes, revealed ? G.votes.map((vote) => vote ?? -1) : []);
    follow(state.points, G.points ?? []);
    follow(state.totals, G.totals);
  }
}

function follow(list, values) {
  if (values.length === list.length - 1) {
    const at = values.findIndex((value, index) => list[index] !== value);
    list.splice(at < 0 ? values.length : at, 1);
  }
  while (list.length > values.length) list.pop();
  for (const [at, value] of values.entries()) {
    if (at >= list.length) list.push(value);
    else if (list[at] !== value) list[at] = value;
  }
}

const transport = new WebSocketTransport({ server: createServer() });
const server = new Server({ transport, greet: false });
server.define("hidden_hands", HiddenHands);
server.listen(Number(process.argv[2]));
