"""What was really so, read from the server's database, and that a view tells no more than it may.

Written against docs/rules.md and not against the server's own views: which cards, words and votes a
viewer may know is worked out here again (G1).
"""

import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from reverie.games.odyssey.state import Odyssey
from reverie.games.stella.state import Stella
from reverie.tables.events import Change
from reverie.tables.evolve import after
from reverie.tables.table import Table

read_change = msgspec.json.Decoder(Change).decode


class Truth:
    """A table as it really was at every version."""

    def __init__(self, database: Path, code: str) -> None:
        self._database = database
        self._code = code
        self._tables: list[Table] = []

    def at(self, version: int) -> Table:
        if version > len(self._tables):
            self._read()
        return self._tables[version - 1]

    def _read(self) -> None:
        connection = sqlite3.connect(self._database)
        try:
            rows = connection.execute(
                "SELECT version, body FROM changes WHERE code = ? AND version > ? ORDER BY version",
                (self._code, len(self._tables)),
            ).fetchall()
        finally:
            connection.close()
        for version, body in rows:
            assert version == len(self._tables) + 1, "versions have no gaps"
            before = self._tables[-1] if self._tables else None
            self._tables.append(after(before, read_change(body)))


STRINGS = re.compile(rb'"((?:[^"\\]|\\.)*)"')


def strings(message: Any) -> set[str]:
    """Every string in a message."""
    return {text.decode() for text in STRINGS.findall(msgspec.json.encode(message))}


def check_secrets(truth: Table, seat: int | None, message: dict[str, Any]) -> None:
    """No frame and no answer tells this viewer what the rules hide from it."""
    told = strings(message)
    hashes = {taken.token for taken in truth.seats if taken.token}
    assert told.isdisjoint(hashes), "the hash of a token"
    assert truth.seed is None or truth.seed not in told, "the seed"
    state, play = truth.play, message["view"]["play"]
    if isinstance(state, Stella):
        _check_stella(state, seat, told, play)
    elif isinstance(state, Odyssey):
        _check_odyssey(truth.game, state, seat, told, play)


def _check_stella(state: Stella, seat: int | None, told: set[str], play: dict[str, Any]) -> None:
    assert told.isdisjoint(state.pile), "a card of the pile"
    known = {state.clue, *(state.words[state.round - 1] if state.flipped else ())}
    hidden = {word for card in state.words[state.round - 1 :] for word in card} - known
    assert told.isdisjoint(hidden), "a word to come"
    assert play["slate"] == (None if seat is None else list(state.slates[seat]))
    if state.phase == "associate":
        assert play["counts"] is None
        assert play["dark"] is None
    shown = {card["card"]: set(card["players"]) for card in play["shown"]}
    for card, players in shown.items():
        assert players == {s for s, slate in enumerate(state.slates) if card in slate}


def _check_odyssey(
    game: str, state: Odyssey, seat: int | None, told: set[str], play: dict[str, Any]
) -> None:
    public = state.phase in ("scored", "over")
    cards = {card for hand in state.hands for card in hand}
    cards |= {*state.pile, *state.discards, *state.images}
    cards |= {card for given in state.given for card in given}
    mine = set() if seat is None else {*state.given[seat]}
    hidden_hand = game == "party" and state.phase == "tell" and state.storyteller in (None, seat)
    if seat is not None and not hidden_hand:  # P2
        mine |= {*state.hands[seat]}
    assert told & cards <= mine | set(state.images), "a card of somebody else or of the pile"
    if hidden_hand or seat is None:
        assert play["hand"] is None
    else:
        assert play["hand"] == list(state.hands[seat])
    if public:
        return
    assert play["owners"] is None
    for voter, vote in enumerate(play["votes"]):
        assert vote == (list(state.votes[voter] or ()) if voter == seat else None)
    red = state.red if seat is not None and seat == state.storyteller else None
    assert play["red"] == red
