// A table of hidden hands as a room of Colyseus, of whichever version `Room` is.
"use strict";

const hands = require("./hidden_hands.cjs");
const { COLOURS, shuffle } = require("./table.cjs");

const OPTIONS = { deck: "dreams", language: "en", public: false, timer: 0, target: 30 };
const SEED_HASH = "5f".repeat(32);

function room(Room) {
  return class HiddenHands extends Room {
    maxClients = hands.PLAYERS;
    patchRate = null;
    seatReservationTimeout = 120;

    onCreate() {
      this.G = hands.deal(shuffle);
      this.version = 0;
      this.seats = [];
      this.seatOf = new Map();
      this.onMessage("move", (client, move) => this.play(client, move));
    }

    onJoin(client) {
      const seat = this.seatOf.size;
      this.seatOf.set(client.sessionId, seat);
      const [colour, symbol] = COLOURS[seat];
      const name = `Person ${seat}`;
      this.seats.push({ seat, name, colour, symbol, bot: false, level: null, connected: true });
      this.show(client);
    }

    play(client, [type, ...args]) {
      const rule = hands.moves[type];
      if (!rule || !rule(this.G, this.seatOf.get(client.sessionId), shuffle, ...args)) {
        client.send("refused", { type });
        return;
      }
      this.version += 1;
      const news = [{ what: type, seat: this.seatOf.get(client.sessionId) }];
      for (const each of this.clients) this.show(each, news);
    }

    // A whole view of the table and the news, as Reverie sends them.
    show(client, news = []) {
      const seat = this.seatOf.get(client.sessionId);
      const { can, ...play } = hands.view(this.G, seat);
      client.send("view", {
        table: this.roomId,
        game: "hidden_hands",
        status: this.G.phase === "over" ? "over" : "playing",
        you: seat,
        host: 0,
        version: this.version,
        options: OPTIONS,
        seats: this.seats,
        play,
        can,
        seed_hash: SEED_HASH,
        deadline: null,
        news,
      });
    }
  };
}

module.exports = { room };
