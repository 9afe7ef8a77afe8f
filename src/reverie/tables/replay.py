"""A game that is over, step by step: as a spectator saw it, as a seat did, or with all known.

A step is a change of which everybody was told something; what was done in secret, a mark or a vote
thought better of, is seen in the next step. In a game with very many steps only the last of each
phase is told, and of these there are as many as the rules allow.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from reverie.games.errors import IllegalMove, Malformed
from reverie.games.unions import AnyReplay
from reverie.tables.events import Change, Played, Started
from reverie.tables.evolve import after
from reverie.tables.news import AnyNews, news_of
from reverie.tables.reading import in_turn
from reverie.tables.room import read_change
from reverie.tables.rooms import Rooms
from reverie.tables.table import Table
from reverie.tables.view import SeatView, seat_views

MOST_STEPS = 1000
MOST_KEPT = 8 << 20
"""Bytes of replays that are kept to be told again."""

GZIP_LEVEL = 4
Phase = tuple[str | int, ...]

encode = msgspec.json.Encoder().encode


class Step(Struct, frozen=True):
    version: int
    news: tuple[AnyNews, ...]
    play: AnyReplay


class Replay(Struct, frozen=True):
    game: str
    number: int
    seats: tuple[SeatView, ...]
    """As they were at the end."""
    steps: tuple[Step, ...]


class Asked(Struct, frozen=True):
    """Which game of a table, from 1, the last where none is named; and as whom."""

    code: str
    number: int | None = None
    seat: int | None = None
    everything: bool = False


class Replays:
    """Makes one at a time, beside all else, and keeps the last: what is over stays as it is."""

    def __init__(self, rooms: Rooms, most_kept: int = MOST_KEPT) -> None:
        self._rooms = rooms
        self._most_kept = most_kept
        self._kept: OrderedDict[tuple[Asked, int], bytes] = OrderedDict()
        self._making = asyncio.Lock()

    async def read(self, asked: Asked) -> bytes:
        """As JSON, packed by gzip."""
        table = (await self._rooms.room(asked.code)).table
        if asked.number is None and (table.status == "playing" or not table.next_game - 1):
            raise _not_over()
        key = (asked, table.started_at if asked.number is None else 0)
        async with self._making:
            known = self._kept.pop(key, None) or await self._make(table, asked)
            self._keep(key, known)
        return known

    async def _make(self, table: Table, asked: Asked) -> bytes:
        changes = await self._rooms.store.changes(table.code, table.version)
        return await in_turn(_packed, changes, asked)

    def _keep(self, key: tuple[Asked, int], packed: bytes) -> None:
        self._kept[key] = packed
        while sum(map(len, self._kept.values())) > self._most_kept:
            self._kept.popitem(last=False)


def _packed(changes: tuple[bytes, ...], asked: Asked) -> bytes:
    return gzip.compress(encode(replay(changes, asked)), GZIP_LEVEL, mtime=0)


def replay(bodies: Iterable[bytes], asked: Asked) -> Replay:
    """Raises where there is no such game, or where it is not over."""
    changes = tuple(map(read_change, bodies))
    number = asked.number or sum(_begins(change) for change in changes)
    steps, end, game = Steps(), None, 0
    table: Table | None = None
    for change in changes:
        game += _begins(change)
        if game > number:
            break
        table = after(table, change)
        if game == number and _plays(change):
            steps.add(table, news_of(change), asked)
            end = table if table.status == "over" else end
    if end is None:
        raise _not_over()
    if asked.seat is not None and asked.seat >= len(end.seats):
        raise Malformed(f"There is no seat {asked.seat}.")
    return Replay(end.game, number, seat_views(end), steps.told())


class Steps:
    def __init__(self) -> None:
        self._steps: list[tuple[Phase, Step]] = []
        self._last: dict[Phase, Step] | None = None
        """Of each phase, once there are too many."""

    def add(self, table: Table, news: tuple[AnyNews, ...], asked: Asked) -> None:
        play = table.play
        if not news or play is None or (asked.seat or 0) >= len(table.seats):
            return
        seen = table.rules.everything(play) if asked.everything else None
        step = Step(table.version, news, seen or table.rules.view(play, asked.seat))
        if self._last is not None:
            self._last[play.step] = step
            return
        self._steps.append((play.step, step))
        if len(self._steps) > MOST_STEPS:
            self._last = dict(self._steps)

    def told(self) -> tuple[Step, ...]:
        if self._last is not None:
            return tuple(self._last.values())
        return tuple(step for _, step in self._steps)


def _begins(change: Change) -> bool:
    return any(isinstance(event, Started) for event in change.events)


def _plays(change: Change) -> bool:
    return any(isinstance(event, Started | Played) for event in change.events)


def _not_over() -> IllegalMove:
    return IllegalMove("not_over", "The game is not over.")
