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
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from reverie.games.errors import IllegalMove, Malformed
from reverie.games.spirits import Spirits, spirits
from reverie.games.unions import AnyReplay
from reverie.tables import links
from reverie.tables.events import Change, Played, Started
from reverie.tables.evolve import after
from reverie.tables.kindred import Laps, evening
from reverie.tables.links import NoSuchReplay, OneGame
from reverie.tables.news import AnyNews, news_of
from reverie.tables.past import in_turn
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
    deck: str
    seats: tuple[SeatView, ...]
    """As they were at the end."""
    steps: tuple[Step, ...]
    spirits: Spirits
    """Who thought alike, and the pictures that were special."""
    number: int | UnsetType = UNSET
    """Of the games at its table; a link does not tell it."""
    link: str | UnsetType = UNSET
    """What leads to this game and to no other: ``/replay/…``; for those at its table."""


class Asked(Struct, frozen=True):
    """Which game of a table, from 1, the last where none is named; and as whom."""

    code: str
    number: int | None = None
    seat: int | None = None
    everything: bool = False
    mark: str = ""
    """That of the game's seed, where a link was followed."""


class Replays:
    """Makes one at a time, beside all else, and keeps the last: what is over stays as it is."""

    def __init__(self, rooms: Rooms, most_kept: int = MOST_KEPT) -> None:
        self._rooms = rooms
        self._most_kept = most_kept
        self._kept: OrderedDict[tuple[Asked, int], bytes] = OrderedDict()
        self._making = asyncio.Lock()
        self._secret: bytes | None = None

    async def read(self, asked: Asked) -> bytes:
        """As JSON, packed by gzip."""
        table = (await self._rooms.room(asked.code)).table
        if asked.number is None and (table.status == "playing" or not table.next_game - 1):
            raise _not_over()
        key = (asked, table.started_at if asked.number is None else 0)
        async with self._making:
            return self._known(key) or await self._make(key, table.version)

    async def follow(self, link: str, seat: int | None, *, everything: bool) -> bytes:
        """What a link leads to, packed in the same way; also where the table was packed away."""
        game = links.read(await self._key(), link)
        key = (Asked(game.code, game.number, seat, everything, game.mark), 0)
        async with self._making:
            return self._known(key) or await self._make(key)

    async def evening(self, code: str) -> bytes:
        """Who thought alike at a table so far, packed in the same way."""
        table = (await self._rooms.room(code)).table
        key = (Asked(code), -len(table.evening) - table.games)
        async with self._making:
            if known := self._known(key):
                return known
            changes = await self._rooms.store.changes(code, table.version)
            packed = await in_turn(_packed_evening, changes)
            self._keep(key, packed)
            return packed

    async def _key(self) -> bytes:
        if self._secret is None:
            self._secret = await links.secret(self._rooms.store)
        return self._secret

    async def _make(self, key: tuple[Asked, int], upto: int | None = None) -> bytes:
        asked, store = key[0], self._rooms.store
        changes = await store.changes(asked.code, upto)
        if asked.mark and not changes:
            changes = await store.archived(asked.code)
        packed = await in_turn(_packed, changes, asked, await self._key())
        self._keep(key, packed)
        return packed

    def _known(self, key: tuple[Asked, int]) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _keep(self, key: tuple[Asked, int], packed: bytes) -> None:
        self._kept[key] = packed
        while sum(map(len, self._kept.values())) > self._most_kept:
            self._kept.popitem(last=False)


def _packed(changes: tuple[bytes, ...], asked: Asked, key: bytes) -> bytes:
    return gzip.compress(encode(replay(changes, asked, key)), GZIP_LEVEL, mtime=0)


def _packed_evening(changes: tuple[bytes, ...]) -> bytes:
    return gzip.compress(encode(evening(changes)), GZIP_LEVEL, mtime=0)


def replay(bodies: Iterable[bytes], asked: Asked, key: bytes = b"") -> Replay:
    """Raises where there is no such game, or where it is not over."""
    changes = tuple(map(read_change, bodies))
    number = asked.number or sum(map(_begins, changes))
    steps, laps, end, game = Steps(), Laps(), None, 0
    table: Table | None = None
    mark = ""
    for change in changes:
        if seed := _seed(change):
            game += 1
            mark = links.mark_of(seed)
        if game > number:
            break
        table = after(table, change)
        if game == number and _plays(change):
            if asked.mark not in ("", mark):
                raise NoSuchReplay
            steps.add(table, news_of(change), asked)
            laps.look(table)
            end = table if table.status == "over" else end
            of_game = mark
    if end is None:
        raise NoSuchReplay if asked.mark else _not_over()
    if asked.seat is not None and asked.seat >= len(end.seats):
        raise Malformed(f"There is no seat {asked.seat}.")
    told = Replay(end.game, end.options.deck, seat_views(end), steps.told(), spirits(laps.ended))
    if asked.mark:  # neither how many games there were before it, nor how long they took
        first = told.steps[0].version - 1
        return replace(told, steps=tuple(replace(s, version=s.version - first) for s in told.steps))
    return replace(told, number=number, link=links.write(key, OneGame(end.code, number, of_game)))


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


def _seed(change: Change) -> str | None:
    """That of the game that begins with it."""
    return next((event.setup.seed for event in change.events if isinstance(event, Started)), None)


def _begins(change: Change) -> bool:
    return _seed(change) is not None


def _plays(change: Change) -> bool:
    return any(isinstance(event, Started | Played) for event in change.events)


def _not_over() -> IllegalMove:
    return IllegalMove("not_over", "The game is not over.")
