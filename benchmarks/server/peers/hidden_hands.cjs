// The game that the peers play: the turn of Odyssey with four players: tell, give, vote, go on.
//
// Plain functions on a plain state, so that boardgame.io and Colyseus run the very same rules.
// A move returns false where it is refused.
"use strict";

const PLAYERS = 4;
const HAND = 6;
const TARGET = 30;
const SEATS = [...Array(PLAYERS).keys()];
const CARDS = [...Array(84).keys()].map((card) => `c${card + 1}`);

const row = (value) => Array(PLAYERS).fill(value);

function deal(shuffle) {
  const pile = shuffle(CARDS);
  return {
    phase: "tell",
    turn: 1,
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

function tell(G, seat, shuffle, card, clue) {
  if (G.phase !== "tell" || seat !== G.storyteller) return false;
  if (!take(G, seat, card)) return false;
  G.clue = clue;
  G.phase = "give";
  return true;
}

function give(G, seat, shuffle, card) {
  if (G.phase !== "give" || G.given[seat] !== null) return false;
  if (!take(G, seat, card)) return false;
  if (G.given.includes(null)) return true;
  G.owners = shuffle(SEATS);
  G.images = G.owners.map((owner) => G.given[owner]);
  G.phase = "vote";
  return true;
}

function vote(G, seat, shuffle, image) {
  if (G.phase !== "vote" || seat === G.storyteller) return false;
  if (G.votes[seat] !== null || G.owners[image] === seat) return false;
  G.votes[seat] = image;
  if (SEATS.every((other) => other === G.storyteller || G.votes[other] !== null)) score(G);
  return true;
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

function goOn(G, seat, shuffle) {
  if (G.phase !== "scored" || G.continued[seat]) return false;
  G.continued[seat] = true;
  if (!G.continued.includes(false)) nextTurn(G, shuffle);
  return true;
}

function nextTurn(G, shuffle) {
  G.discards.push(...G.images);
  if (G.pile.length < PLAYERS) {
    G.pile.push(...shuffle(G.discards));
    G.discards = [];
  }
  for (const hand of G.hands) hand.push(G.pile.shift());
  G.phase = "tell";
  G.turn += 1;
  G.storyteller = (G.storyteller + 1) % PLAYERS;
  G.given = row(null);
  G.votes = row(null);
  G.images = [];
  G.owners = [];
  G.clue = null;
  G.continued = row(false);
}

function rematch(G, seat, shuffle) {
  if (G.phase !== "over" || seat !== 0) return false;
  Object.assign(G, deal(shuffle));
  return true;
}

function waitingFor(G) {
  switch (G.phase) {
    case "tell":
      return [G.storyteller];
    case "give":
      return SEATS.filter((seat) => G.given[seat] === null);
    case "vote":
      return SEATS.filter((seat) => seat !== G.storyteller && G.votes[seat] === null);
    case "scored":
      return SEATS.filter((seat) => !G.continued[seat]);
    default:
      return [];
  }
}

// What a seat may know, with the fields of Reverie's view of Odyssey.
function view(G, seat) {
  const revealed = G.phase === "scored" || G.phase === "over";
  const waiting = waitingFor(G);
  return {
    phase: G.phase,
    turn: G.turn,
    storyteller: G.storyteller,
    hand: G.hands[seat],
    clue: G.clue,
    aloud: false,
    gave: G.given[seat],
    waiting_for: waiting,
    images: G.images,
    own_images: SEATS.filter((image) => G.owners[image] === seat),
    votes: revealed ? G.votes : G.votes.map((vote, voter) => (voter === seat ? vote : null)),
    red: null,
    owners: revealed ? G.owners : null,
    points: G.points,
    totals: G.totals,
    teams: null,
    target: TARGET,
    laps: null,
    draw_pile: G.pile.length,
    winners: G.phase === "over" ? winners(G.totals) : null,
    can: can(G, seat, waiting),
  };
}

function winners(totals) {
  const best = Math.max(...totals);
  return SEATS.filter((seat) => totals[seat] === best);
}

// What a seat may do, with what a table offers besides the game.
function can(G, seat, waiting) {
  const leave = { type: "leave" };
  if (G.phase === "over") return seat === 0 ? [{ type: "rematch" }, leave] : [leave];
  const offers = waiting.includes(seat) ? canPlay(G, seat) : [];
  if (seat === 0) offers.push({ type: "replace", from: [1, 2, 3] });
  offers.push(leave);
  return offers;
}

function canPlay(G, seat) {
  switch (G.phase) {
    case "tell":
      return [{ type: "tell", from: G.hands[seat] }];
    case "give":
      return [{ type: "give", from: G.hands[seat], min: 1, max: 1 }];
    case "vote":
      return [{ type: "vote", from: SEATS.filter((image) => G.owners[image] !== seat) }];
    default:
      return [{ type: "continue" }];
  }
}

module.exports = { PLAYERS, deal, view, moves: { tell, give, vote, continue: goOn, rematch } };
