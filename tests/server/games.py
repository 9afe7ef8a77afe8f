"""Whole games on a server, by people who play over HTTP, over sockets, or both."""

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

from reverie.games import GAMES
from tests.server.players import (
    OVERTAKEN,
    HttpPlayer,
    Json,
    Refused,
    Site,
    SocketPlayer,
    Table,
    pick,
)
from tests.server.secrecy import Truth, check_secrets
from tests.server.shapes import check_news, check_view

COUNTS = [(name, players) for name, game in GAMES.items() for players in game.counts]
SHORT: dict[str, dict[str, Any]] = {"stella": {}, "odyssey": {"target": 5}, "party": {}, "team": {}}
"""Options with which a game does not take long."""

ALL_BUT_GAME_OFFERS = {
    *("leave", "rename", "remove", "replace", "configure", "take_pen", "flip_word"),
    *("defer", "volunteer"),
}


class Watch:
    """Looks at all that anybody is sent: its shape, and that it tells no secret."""

    def __init__(self, database: Path, code: str) -> None:
        self._truth = Truth(database, code)

    def __call__(self, seat: int | None, message: Json) -> None:
        view = message["view"]
        assert view["you"] == seat
        check_view(view)
        check_news(message.get("news", []))
        truth = self._truth.at(message["version"])
        check_secrets(truth, seat, message)
        if view["status"] == "playing":
            _check_offers(view)


def _check_offers(view: Json) -> None:
    """Who is waited for is offered a move, and nobody else, but for the host's word for all."""
    if view["you"] is not None and view["seats"][view["you"]]["bot"]:
        return  # what may be done on coming back; the table waits for the bot meanwhile
    offers = {offer["type"]: offer for offer in view["can"]}
    waited_for = view["you"] in view["play"]["waiting_for"]
    moves = set(offers) - ALL_BUT_GAME_OFFERS
    if view["you"] is not None and offers.get("continue", {}).get("all"):
        assert view["you"] == view["host"]
        moves -= {"continue"}
        assert view["play"]["phase"] == "scored"
    elif view["you"] is not None:
        assert bool(moves) == waited_for


class Game:
    """A game in progress: people by seat, some of them with a socket."""

    def __init__(self, table: Table, watch: Watch, chance: Random, bots: int = 0) -> None:
        self.table = table
        self.bots = bots
        self.watch = watch
        self.chance = chance
        self.sockets: dict[int, SocketPlayer] = {}
        self.spectator: SocketPlayer | None = None
        self._phase = ""
        self._answer: Json | None = None

    @property
    def people(self) -> dict[int, HttpPlayer]:
        return {person.seat: person for person in self.table.people}

    async def connect(self, stack: AsyncExitStack, seats: list[int]) -> None:
        for seat in seats:
            socket = self.people[seat].socket(self.watch)
            self.sockets[seat] = await stack.enter_async_context(socket)
        watcher = SocketPlayer(self.table, None, self.watch)
        self.spectator = await stack.enter_async_context(watcher)

    async def look(self, seat: int | None) -> Json:
        """What a seat sees now, over its own way."""
        if seat in self.sockets:
            return self.sockets[seat].view
        if seat is None:
            message = await self.table.site.call("GET", f"{self.table.path}/view")
        else:
            message = await self.people[seat].view()
        self.watch(seat, message)
        view: Json = message["view"]
        return view

    async def play_out(self) -> Json:
        """Plays until the game is over; the last view."""
        while True:
            view = await self.ready()
            if view["status"] == "over":
                return view
            seat = self.chance.choice([s for s in view["play"]["waiting_for"] if s in self.people])
            move = pick(await self.look(seat), self.chance)
            if move:
                await self.make(seat, move)
            else:
                self._answer = None  # a bot was quicker, or its socket has not heard yet
                await asyncio.sleep(0.001)

    async def play_until(self, phase: str, *, again: bool = False) -> Json:
        """Plays until a phase has begun, game after game if need be; what a spectator sees then."""
        while True:
            view = await self.look(None)
            play = view["play"]
            if play["phase"] == phase:
                return view
            if play["phase"] == "over":
                assert again, f"the game is over without {phase}"
                await self.people[0].move("rematch")
                continue
            waiting = [seat for seat in play["waiting_for"] if seat in self.people]
            seat = self.chance.choice(waiting or [None])
            move = pick(await self.look(seat), self.chance) if waiting else None
            if move:
                await self.make(seat, move)
            else:
                await asyncio.sleep(0.001)  # its socket has not heard yet

    async def ready(self) -> Json:
        """Waits until a person is waited for, or the game is over."""
        if self._is_ready(self._answer):
            assert self._answer
            return self._answer
        if watching := self.spectator:
            await watching.until(lambda: self._is_ready(watching.view))
            return watching.view
        while True:
            view = await self.look(None)
            if self._is_ready(view):
                return view
            await asyncio.sleep(0.005)

    def _is_ready(self, view: Json | None) -> bool:
        if view is None or view["status"] == "lobby":
            return False
        waited_for = set() if view["status"] == "over" else set(view["play"]["waiting_for"])
        return view["status"] == "over" or not waited_for.isdisjoint(self.people)

    async def make(self, seat: int, move: Json) -> None:
        try:
            if seat in self.sockets:
                await self.sockets[seat].make(move)
                version = self.sockets[seat].version
            else:
                answer = await self.people[seat].send(move)
                self.watch(seat, answer)
                version = answer["version"]
                self._answer = None if self.spectator else answer["view"]
        except Refused as refused:
            if not self.bots or refused.error not in OVERTAKEN:
                raise
            return
        await self._everybody_sees(version)

    async def _everybody_sees(self, version: int) -> None:
        for socket in (*self.sockets.values(), self.spectator):
            if socket:
                await socket.see(version)
        silent = [seat for seat in self.people if seat not in self.sockets]
        if not silent:
            return
        view = self._answer or await self.look(self.chance.choice([*silent, None]))
        if view["play"] and view["play"]["phase"] != self._phase:
            self._phase = view["play"]["phase"]
            for seat in (*silent, None):
                await self.look(seat)


class Place(Protocol):
    """Where a server is, and where it keeps its tables."""

    database: Path

    @property
    def url(self) -> str: ...


async def whole_game(place: Place, game: str, people: int, bots: int, way: str) -> None:
    """From the opening of a table to the log of the game; without bots always the same one."""
    seed = f"{game} {people} {bots} {way}"
    async with Site(place.url) as site, AsyncExitStack() as stack:
        table = await (await site.open(game, seed=seed, **SHORT[game])).fill(people)
        playing = Game(table, Watch(place.database, table.code), Random(seed), bots)
        if way != "http":
            seats = [seat for seat in range(people) if way == "sockets" or seat % 2]
            await playing.connect(stack, seats)
        await table.fill(people, bots)
        for seat in playing.people:
            await playing.look(seat)
        await table.host.move("start")
        over = await playing.play_out()
        await playing._everybody_sees(over["version"])
        _no_gaps(playing)
        check_log(over, await table.log())


async def started(site: Site, database: Path, game: str, people: int, bots: int = 0) -> Game:
    """A game that has begun, with people who play over HTTP."""
    table = await (await site.open(game, **SHORT[game])).fill(people, bots)
    await table.host.move("start")
    return Game(table, Watch(database, table.code), Random(f"{game} {people}"), bots)


def _no_gaps(playing: Game) -> None:
    for socket in (*playing.sockets.values(), playing.spectator):
        assert not (socket and socket.repeated), "versions never fall"
        versions = socket.versions if socket else [0]
        assert set(versions) == set(range(versions[0], versions[-1] + 1))


def check_log(over: Json, log: Json) -> None:
    """The seed is the one promised from the start, and the log plays to the same totals (G3)."""
    assert sha256(log["seed"].encode()).hexdigest() == over["seed_hash"]
    assert log["setup"]["seed"] == log["seed"]
    assert log["game"] == over["game"]
    rules = GAMES[over["game"]]
    state = msgspec.convert(log["start"], rules.state)
    assert state == rules.start(msgspec.convert(log["setup"], rules.setup))
    for event in msgspec.convert(log["events"], tuple[rules.event, ...]):  # type: ignore[name-defined]
        state = rules.evolve(state, event)
    end = msgspec.to_builtins(rules.view(state, None), str_keys=True)
    assert state.phase == "over"
    seen = {name: over["play"][name] for name in ("totals", "winners", "waiting_for")}
    assert msgspec.json.decode(msgspec.json.encode({name: end[name] for name in seen})) == seen
