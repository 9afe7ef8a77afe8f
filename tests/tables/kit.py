"""A table without a server: what is decided, stored as JSON, and folded again."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from reverie.bots.chance import choose
from reverie.games.errors import GameError
from reverie.games.moves import Move
from reverie.tables import clock, lobby
from reverie.tables.broadcast import Broadcast, Frame
from reverie.tables.codes import digest
from reverie.tables.decide import act, come_back
from reverie.tables.draft import Draft
from reverie.tables.events import Change
from reverie.tables.evolve import after
from reverie.tables.lobby import NewTable
from reverie.tables.messages import ViewMessage
from reverie.tables.supplies import Supplies, WordCards
from reverie.tables.table import Table
from reverie.tables.view import view

CODE = "TESTED"
CARDS = tuple(f"card {number}" for number in range(84))
WORDS = tuple((f"word {number}", f"other {number}") for number in range(40))
DISCOVERY = tuple((f"first {number}", f"second {number}") for number in range(4))

read_change = msgspec.json.Decoder(Change).decode
encode = msgspec.json.encode


class TestShelf:
    __test__ = False

    async def prepare(self, deck: str) -> None:
        """There is nothing to read."""

    def cards(self, deck: str) -> tuple[str, ...]:
        return {"dreams": CARDS, "few": CARDS[:40]}[deck]

    def word_cards(self, language: str) -> WordCards:
        return WORDS

    def discovery_cards(self, language: str) -> WordCards:
        return DISCOVERY


class Desk:
    """A table, its changes as a store would hold them, and a clock that stands still."""

    def __init__(self, game: str, chance: Random, **options: Any) -> None:
        self.chance = chance
        self.now = 1000.0
        self.seeds = 0
        self.supplies = Supplies(TestShelf(), self._seed, open_seeds=True)
        self.changes: list[bytes] = []
        self._frame = Frame()
        self._store(
            lobby.open_(self.supplies, NewTable(game, "Ada", options), CODE, digest("0"), self.now)
        )

    table: Table

    def _seed(self) -> str:
        self.seeds += 1
        return f"the seed number {self.seeds}"

    def _store(self, change: Change) -> None:
        body = encode(change)
        self.table = after(self.table if self.changes else None, read_change(body))
        self.changes.append(body)

    def commit(self, draft: Draft) -> None:
        """What is stored is what was decided."""
        clock.set_deadline(draft, self.table, self.now)
        decided = replace(draft.table, version=self.table.version + 1)
        self._store(draft.change())
        assert encode(self.table) == encode(decided)

    def sit(self, name: str) -> None:
        draft = Draft(self.table)
        lobby.sit_down(draft, self.supplies, name, digest(name))
        self.commit(draft)

    def sit_instead(self, seat: int, name: str) -> None:
        draft = Draft(self.table)
        lobby.sit_instead(draft, seat, name, digest(name))
        self.commit(draft)

    def act(self, seat: int, move: Move) -> None:
        draft = Draft(self.table)
        act(draft, self.supplies, seat, move)
        self.commit(draft)

    def come_back(self, seat: int) -> None:
        draft = Draft(self.table)
        come_back(draft, seat)
        if draft.events:
            self.commit(draft)

    def choose(self, table: Table, seat: int) -> Move | None:
        return choose(table.rules.can(table.play, seat), self.chance)

    def time_out(self) -> None:
        assert self.table.deadline is not None
        self.now = self.table.deadline
        draft = Draft(self.table)
        clock.time_out(draft, self.choose)
        self.commit(draft)

    @property
    def waiting(self) -> tuple[int, ...]:
        return clock.waiting_for(self.table)

    def play_one(self) -> None:
        """Somebody who is waited for makes a move, a person or a bot."""
        seat = self.chance.choice(self.waiting)
        move = self.choose(self.table, seat)
        assert move is not None, f"{seat} is waited for and can do nothing"
        if self.table.seats[seat].bot:
            draft = Draft(self.table)
            draft.move(seat, move)
            self.commit(draft)
        else:
            self.act(seat, move)

    def play_out(self, most: int = 3000) -> None:
        """The game comes to its end."""
        while self.table.status == "playing":
            self.play_one()
            most -= 1
            assert most, "the game does not end"

    def play_until(self, phase: str) -> None:
        while self.table.play is None or self.table.play.phase != phase:
            self.play_one()

    def seen(self, seat: int | None) -> dict[str, Any]:
        """A view as it is sent, which is the view put together in another way."""
        sent = Broadcast(self.table, self._frame).to(seat)
        told = ViewMessage(self.table.version, view(self.table, seat), ())
        assert msgspec.json.decode(sent, type=ViewMessage) == told
        message: dict[str, Any] = msgspec.json.decode(sent)
        assert message == msgspec.json.decode(encode(told))
        return message

    def fold(self) -> Table:
        table = None
        for body in self.changes:
            table = after(table, read_change(body))
        assert table is not None
        return table


def refusal(call: Callable[[], object]) -> str | None:
    """The code that something is refused with, or none."""
    try:
        call()
    except GameError as error:
        return error.code
    return None


def seated(game: str, people: int, bots: int = 0, seed: int = 1, **options: Any) -> Desk:
    """A lobby with so many people and bots."""
    desk = Desk(game, Random(seed), **options)
    for number in range(1, people):
        desk.sit(str(number))
    for _ in range(bots):
        draft = Draft(desk.table)
        lobby.add_bot(draft, "normal", desk.supplies)
        desk.commit(draft)
    return desk
