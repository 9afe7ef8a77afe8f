// boardgame.io's reducer playing the turn of Odyssey with four players: tell, give, vote, go on.
//
// The game is written to be quick there: one turn with everybody active instead of its phases and
// stages, no undo, production mode. With `views` every player gets what its server would send.
"use strict";

process.env.NODE_ENV = "production";
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
  getFilterPlayerView,
} = require("boardgame.io/internal");

const PLAYERS = 4;
const HAND = 6;
const TARGET = 30;
const CLUES = ["Once upon a time", "Nobody is home", "It was like this when I came", "Soon"];
const SEATS = [...Array(PLAYERS).keys()];
const CARDS = [...Array(84).keys()].map((card) => `dreams/${String(card).padStart(3, "0")}`);

const row = (value) => Array(PLAYERS).fill(value);

function setup({ random }) {
  const pile = random.Shuffle(CARDS);
  return {
    phase: "tell",
    storyteller: 0,
    hands: SEATS.map(() => pile.splice(0, HAND)),
    pile,
    discards: [],
    given: row(null),
    votes: row(null),
    images: [],
    owners: [],
    clue: null,
    continued: row(false),
    points: null,
    totals: row(0),
  };
}

function take(G, seat, card) {
  const hand = G.hands[seat];
  const at = hand.indexOf(card);
  if (at < 0) return false;
  hand.splice(at, 1);
  G.given[seat] = card;
  return true;
}

function tell({ G, playerID }, card, clue) {
  if (G.phase !== "tell" || +playerID !== G.storyteller) return INVALID_MOVE;
  if (!take(G, +playerID, card)) return INVALID_MOVE;
  G.clue = clue;
  G.phase = "give";
}

function give({ G, playerID, random }, card) {
  if (G.phase !== "give" || G.given[playerID] !== null) return INVALID_MOVE;
  if (!take(G, +playerID, card)) return INVALID_MOVE;
  if (G.given.includes(null)) return;
  G.owners = random.Shuffle(SEATS);
  G.images = G.owners.map((owner) => G.given[owner]);
  G.phase = "vote";
}

function vote({ G, playerID }, image) {
  if (G.phase !== "vote" || +playerID === G.storyteller) return INVALID_MOVE;
  if (G.votes[playerID] !== null || G.owners[image] === +playerID) return INVALID_MOVE;
  G.votes[playerID] = image;
  if (SEATS.every((seat) => seat === G.storyteller || G.votes[seat] !== null)) score(G);
}

function score(G) {
  const answer = G.owners.indexOf(G.storyteller);
  const found = SEATS.filter((seat) => G.votes[seat] === answer);
  const allOrNobody = found.length === 0 || found.length === PLAYERS - 1;
  const points = SEATS.map((seat) => {
    if (allOrNobody) return seat === G.storyteller ? 0 : 2;
    return seat === G.storyteller || found.includes(seat) ? 3 : 0;
  });
  for (const image of G.votes) {
    if (image !== null && image !== answer) points[G.owners[image]] += 1;
  }
  G.points = points;
  G.totals = G.totals.map((total, seat) => total + points[seat]);
  G.phase = Math.max(...G.totals) >= TARGET ? "over" : "scored";
}

function goOn({ G, playerID, random }) {
  if (G.phase !== "scored" || G.continued[playerID]) return INVALID_MOVE;
  G.continued[playerID] = true;
  if (!G.continued.includes(false)) nextTurn(G, random);
}

function nextTurn(G, random) {
  G.discards.push(...G.images);
  if (G.pile.length < PLAYERS) {
    G.pile.push(...random.Shuffle(G.discards));
    G.discards = [];
  }
  for (const hand of G.hands) hand.push(G.pile.shift());
  G.phase = "tell";
  G.storyteller = (G.storyteller + 1) % PLAYERS;
  G.given = row(null);
  G.votes = row(null);
  G.images = [];
  G.owners = [];
  G.clue = null;
  G.continued = row(false);
}

function playerView({ G, playerID }) {
  const revealed = G.phase === "scored" || G.phase === "over";
  const own = (values) => values.map((value, seat) => (seat === +playerID ? value : null));
  return {
    phase: G.phase,
    storyteller: G.storyteller,
    hand: G.hands[playerID],
    gave: G.given[playerID],
    votes: revealed ? G.votes : own(G.votes),
    images: G.images,
    owners: revealed ? G.owners : null,
    clue: G.clue,
    continued: G.continued,
    points: G.points,
    totals: G.totals,
    drawPile: G.pile.length,
    can: enumerate(G, +playerID),
  };
}

// Every move that a seat may make, as boardgame.io's bots ask a game for it.
function enumerate(G, seat) {
  switch (G.phase) {
    case "tell":
      if (seat !== G.storyteller) return [];
      return G.hands[seat].map((card) => ({ move: "tell", args: [card] }));
    case "give":
      if (G.given[seat] !== null) return [];
      return G.hands[seat].map((card) => ({ move: "give", args: [card] }));
    case "vote":
      if (seat === G.storyteller || G.votes[seat] !== null) return [];
      return SEATS.filter((image) => G.owners[image] !== seat).map((image) => ({
        move: "vote",
        args: [image],
      }));
    case "scored":
      return G.continued[seat] ? [] : [{ move: "goOn", args: [] }];
    default:
      return [];
  }
}

const game = ProcessGameConfig({
  name: "hidden-hands",
  setup,
  moves: { tell, give, vote, goOn },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.phase === "over" ? G.totals : undefined),
  playerView,
  disableUndo: true,
});
const reducer = CreateGameReducer({ game });
const filter = getFilterPlayerView(game);
const choice = (values) => values[Math.floor(Math.random() * values.length)];

function play(views) {
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  let moves = 0;
  let seat = 0;
  while (state.ctx.gameover === undefined) {
    const offers = enumerate(state.G, seat);
    if (offers.length > 0) {
      const { move, args } = choice(offers);
      const said = move === "tell" ? [...args, choice(CLUES)] : args;
      const payload = { type: move, args: said, playerID: String(seat) };
      const before = state._stateID;
      state = reducer(state, { type: "MAKE_MOVE", payload });
      if (state._stateID === before) throw new Error(`refused: ${JSON.stringify(payload)}`);
      moves += 1;
      if (views) {
        for (const viewer of SEATS) {
          JSON.stringify(filter(String(viewer), { type: "update", args: ["match", state] }));
        }
      }
    }
    seat = (seat + 1) % PLAYERS;
  }
  return moves;
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function playFor(seconds, views) {
  const start = cpuSeconds();
  let moves = 0;
  while (cpuSeconds() - start < seconds) moves += play(views);
  return moves / (cpuSeconds() - start);
}

const [warmUp, seconds, views] = process.argv.slice(2).map(Number);
playFor(warmUp, views);
console.log(playFor(seconds, views));
