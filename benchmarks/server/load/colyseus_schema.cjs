// The closed loop of `table.py` for Colyseus with schema state, since its decoder is JavaScript:
// `colyseus_schema.cjs JOB` prints what was measured, as JSON. It runs on a core of its own, too.
"use strict";

const { readFileSync } = require("node:fs");
const { performance } = require("node:perf_hooks");
const { Reflection } = require("@colyseus/schema");
const { Packr } = require("@colyseus/msgpackr");
const WebSocket = require("ws");

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
const TICKS = 100; // of a second, on every Linux
const AT_ONCE = 16;
const CLUES = ["Once upon a time", "Nobody is home", "It was like this when I came", "Soon"];
const packr = new Packr({ useRecords: false });
const MOVE = Buffer.concat([Buffer.from([ROOM_DATA]), packr.pack("move")]);

const job = JSON.parse(process.argv[2]);
const pick = (values) => values[Math.floor(Math.random() * values.length)];

class Player {
  constructor(table, seat, url) {
    this.table = table;
    this.seat = seat;
    this.url = url;
  }

  connect() {
    return new Promise((connected, failed) => {
      this.socket = new WebSocket(this.url, { perMessageDeflate: false });
      this.socket.on("open", connected);
      this.socket.on("error", failed);
      this.socket.on("close", () => fail(`seat ${this.seat} lost its socket`));
      this.socket.on("message", (message) => this.hear(message));
    });
  }

  hear(message) {
    switch (message[0]) {
      case JOIN_ROOM:
        this.decoder = Reflection.decode(message, { offset: handshake(message) });
        this.socket.send(Buffer.from([JOIN_ROOM]));
        break;
      case ROOM_STATE:
      case ROOM_STATE_PATCH:
        this.decoder.decode(message, { offset: 1 });
        this.table.hear(this.decoder.state.version, message.length);
        break;
      case ROOM_DATA:
        fail("a move was refused");
    }
  }

  // A move that the rules allow by what this player knows, or nothing.
  choose() {
    const table = this.decoder.state;
    const me = table.players[this.seat];
    switch (table.phase) {
      case "tell":
        return table.storyteller === this.seat && ["tell", pick(me.hand), pick(CLUES)];
      case "give":
        return !me.given && ["give", pick(me.hand)];
      case "vote":
        if (table.storyteller === this.seat || me.voted) return null;
        return ["vote", pick([0, 1, 2, 3].filter((image) => table.images[image] !== me.gave))];
      case "scored":
        return !me.continued && ["continue"];
      default:
        return this.seat === 0 && ["rematch"];
    }
  }

  send(move) {
    this.socket.send(Buffer.concat([MOVE, packr.pack(move)]));
  }
}

// Where the state's description begins: behind the token and the name of the serializer.
function handshake(message) {
  const token = 1;
  const serializer = token + 1 + message[token];
  return serializer + 1 + message[serializer];
}

class Table {
  missing = 0;
  version = 0;
  bytes = 0;

  move() {
    const first = Math.floor(Math.random() * this.players.length);
    for (let step = 0; step < this.players.length; step += 1) {
      const player = this.players[(first + step) % this.players.length];
      const move = player.choose();
      if (move) {
        this.missing = this.players.length;
        this.version += 1;
        this.sent = performance.now();
        player.send(move);
        return;
      }
    }
    fail("nobody can move");
  }

  hear(version, size) {
    if (!this.missing || version !== this.version) return;
    this.bytes += size;
    this.missing -= 1;
    if (this.missing === 0) done(this, (performance.now() - this.sent) / 1000);
  }
}

const seconds = [];
let measuring = false;

function done(table, elapsed) {
  if (measuring) seconds.push(elapsed);
  table.move();
}

function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

async function post(path) {
  const answer = await fetch(`http://127.0.0.1:${job.port}/matchmake${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) fail(`${path}: ${answer.status}`);
  return answer.json();
}

async function open() {
  const made = await post("/create/hidden_hands");
  const seats = [made];
  while (seats.length < job.players) seats.push(await post(`/joinById/${made.roomId}`));
  const table = new Table();
  table.players = seats.map((seat, number) => {
    const place = `${seat.processId}/${seat.roomId}`;
    const url = `ws://127.0.0.1:${job.port}/${place}?sessionId=${seat.sessionId}`;
    return new Player(table, number, url);
  });
  // One after another, since seats are numbered in the order in which people come.
  for (const player of table.players) await player.connect();
  return table;
}

async function openAll() {
  const tables = [];
  while (tables.length < job.tables) {
    const some = Math.min(AT_ONCE, job.tables - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: some }, open))));
  }
  return tables;
}

function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const sleep = (time) => new Promise((wake) => setTimeout(wake, time * 1000));
const part = (share) => seconds[Math.min(Math.floor(seconds.length * share), seconds.length - 1)];

async function main() {
  const tables = await openAll();
  await sleep(1);
  for (const table of tables) table.move();
  await sleep(job.warm_up);
  const size = tables.reduce((sum, table) => sum + table.bytes, 0);
  const [server, own, start] = [cpuSeconds(job.pid), process.cpuUsage(), performance.now()];
  measuring = true;
  await sleep(job.seconds);
  measuring = false;
  const elapsed = (performance.now() - start) / 1000;
  const served = cpuSeconds(job.pid) - server;
  const { user, system } = process.cpuUsage(own);
  seconds.sort((one, other) => one - other);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0) - size;
  const result = {
    moves_per_second: seconds.length / elapsed,
    p50: part(0.5),
    p99: part(0.99),
    cpu_per_move: served / seconds.length,
    server_share: served / elapsed,
    client_share: (user + system) / 1e6 / elapsed,
    view_bytes: bytes / seconds.length / job.players,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exit(0);
}

main();
