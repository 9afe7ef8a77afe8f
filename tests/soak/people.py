"""People who play over sockets and by HTTP at any worker, and ask until they are answered.

They know the protocol and nothing of the server's code. All that they say and hear is recorded.
"""

import asyncio
import itertools
import json
import ssl
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.players import pick
from tests.soak.recording import Json, Recorder

WAYS = itertools.count(1)
IDS = itertools.count(1)
ANSWER = 8.0
"""Seconds after which somebody asks again, elsewhere."""
NOT_AN_ANSWER = ("internal", "slow_down", "not_ready")
"""Refusals after which the same may be asked again."""
PLAIN: dict[str, Any] = {"compression": None, "proxy": None, "max_size": None}
PLAIN |= {"open_timeout": 8, "ping_interval": 5, "ping_timeout": 8, "close_timeout": 1}
PLAIN_HTTP: dict[str, Any] = {"timeout": 10.0, "trust_env": False}
PLAIN_HTTP |= {"verify": ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)}  # made once: it takes long
LOST = (httpx.HTTPError, OSError, WebSocketException, TimeoutError)


class Place(Protocol):
    """Where a worker is to be reached."""

    @property
    def url(self) -> str: ...


class Stopped(Exception):
    pass


@dataclass
class World:
    places: Sequence[Place]
    http: httpx.AsyncClient
    hurry: bool = False
    """Whether nobody thinks any more: the games are to end."""
    ending: asyncio.Event = field(default_factory=asyncio.Event)
    asked: int = 0
    answered: int = 0
    asked_again: int = 0

    def somewhere(self, chance: Random) -> str:
        return chance.choice(self.places).url


class Person:
    """Who has a seat, or looks on."""

    def __init__(
        self, world: World, recorder: Recorder, code: str, seat: int | None, token: str | None
    ) -> None:
        self.name = f"{code}/{'spectator' if seat is None else seat}"
        self.seat, self.token, self.code = seat, token, code
        self.chance = Random(self.name)
        self.view: Json | None = None
        """The newest that they have seen."""
        self.socket: ClientConnection | None = None
        self._world, self._recorder = world, recorder
        self._news = asyncio.Condition()
        self._answers: dict[str, Json] = {}
        self._waits: set[str] = set()

    @property
    def version(self) -> int:
        return int(self.view["version"]) if self.view else 0

    # What they hear

    async def _hear(self, way: str, text: str) -> Json:
        self._recorder.note(self.name, way, "hears", text)
        message: Json = json.loads(text)
        async with self._news:
            view = message.get("view")
            if view and view["version"] >= self.version:
                self.view = view
            asked = message.get("id")
            if asked in self._waits and message.get("error") not in NOT_AN_ANSWER:
                self._answers[asked] = message
            self._news.notify_all()
        return message

    async def until_news(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait()

    # By HTTP

    async def call(self, kind: str, body: Json | None = None) -> Json:
        """``view`` or ``move``, at some worker. The move's id is put into what is heard."""
        way = f"h{next(WAYS)}"
        said = {"type": kind} | ({"move": body} if body else {})
        self._recorder.note(self.name, way, "says", json.dumps(said))
        answer = await self._ask(body)
        told: Json = answer.json()
        if body is not None:
            told["id"] = body["id"]
        return await self._hear(way, json.dumps(told))

    async def _ask(self, body: Json | None) -> httpx.Response:
        path = f"{self._world.somewhere(self.chance)}/api/tables/{self.code}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            # Not from a pool: it would keep the connections of whoever stopped waiting.
            async with httpx.AsyncClient(**PLAIN_HTTP) as http:
                if body is None:
                    return await http.get(f"{path}/view", headers=headers)
                return await http.post(f"{path}/moves", json=body, headers=headers)
        except AttributeError as error:  # anyio asks a socket that was cut just now who it is
            raise ConnectionError from error

    async def look(self) -> None:
        """Over and over, until somebody answers."""
        while not self._world.ending.is_set():
            try:
                async with asyncio.timeout(ANSWER):
                    if "view" in await self.call("view"):
                        return
            except LOST:
                pass
            await asyncio.sleep(self.chance.uniform(0.2, 1))

    # Over a socket

    async def stay_connected(self) -> None:
        """Until the end: whenever a socket is lost, another worker is tried."""
        pause = 0.3
        while not self._world.ending.is_set():
            with suppress(*LOST):
                await self._one_socket()
            is_used = self.socket is not None
            self.socket = None
            pause = 0.3 if is_used else min(2 * pause, 5.0)
            await asyncio.sleep(self.chance.uniform(0.1, 1) * pause)

    async def _one_socket(self) -> None:
        way = f"s{next(WAYS)}"
        url = self._world.somewhere(self.chance).replace("http", "ws", 1)
        address = f"{url}/api/tables/{self.code}/socket"
        async with connect(address, **PLAIN) as socket:
            hello = {"type": "hello"} | ({"token": self.token} if self.token else {})
            text = json.dumps(hello)
            self._recorder.note(self.name, way, "says", text)
            await socket.send(text)
            async for heard in socket:
                message = await self._hear(way, str(heard))
                if message["type"] == "view":
                    self._way, self.socket = way, socket

    async def _send(self, move: Json) -> None:
        socket = self.socket
        if socket is None:
            raise TimeoutError
        text = json.dumps({"type": "move", "move": move})
        self._recorder.note(self.name, self._way, "says", text)
        await socket.send(text)
        async with self._news:
            await self._news.wait_for(lambda: move["id"] in self._answers)

    # Moves

    async def make(self, move: Json) -> Json:
        """Asks until it is answered: with the view that it led to, or with a refusal."""
        move = {**move, "id": f"m{next(IDS)}"}
        if "clue" in move:  # which is found in the log again
            move["clue"] = f"{move['clue'][:150].strip()} {move['id']}"
        self._waits.add(move["id"])
        self._world.asked += 1
        tries = 0
        while move["id"] not in self._answers:
            if self._world.ending.is_set():
                raise Stopped
            tries += 1
            self._world.asked_again += tries > 1
            at_once = 2 if self.chance.random() < 0.08 else 1
            await asyncio.gather(*(self._try(move) for _ in range(at_once)))
            if move["id"] not in self._answers:
                await asyncio.sleep(self.chance.uniform(0.1, 1))
        if self.chance.random() < 0.05:  # a nervous finger
            await self._try(move)
        self._world.answered += 1
        self._waits.discard(move["id"])
        return self._answers.pop(move["id"])

    async def _try(self, move: Json) -> None:
        by_socket = self.socket is not None and self.chance.random() < 0.7
        way: Awaitable[Any] = self._send(move) if by_socket else self.call("move", move)
        try:
            async with asyncio.timeout(ANSWER):
                await way
        except LOST:
            pass

    async def play(self) -> None:
        """Whenever somebody waits for them."""
        while not self._world.ending.is_set():
            move = pick(self.view, self.chance) if self.view else None
            if move is None:
                await self._rest()
                continue
            version = self.version
            await self._think()
            if self.version != version:
                continue
            with suppress(Stopped):
                answer = await self.make(move)
                if "error" in answer and self.version == version:
                    await self.look()  # what they know is of the past

    async def _rest(self) -> None:
        version = self.version
        await self.until_news(self.chance.uniform(0.5, 3))
        if self.socket is None and self.version == version:
            await self.look()

    async def _think(self) -> None:
        if self._world.hurry:
            return
        slow = self.chance.random() < 0.05
        await asyncio.sleep(self.chance.uniform(4, 8) if slow else self.chance.uniform(0.1, 3))
