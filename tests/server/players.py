"""People who play at random within what they are offered, over HTTP or over a socket."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
Look = Callable[[int | None, Json], None]
"""Is shown every view that a player gets, with the message that it came in."""

CLUES = ("Il était une fois", "夜の海", "قمر", "🐇🌙", "x" * 200, "two\nlines", "a")
SECONDS = 120.0

decode = msgspec.json.decode
ids = itertools.count()


def move_within(offer: Json, chance: Random) -> Json:
    """A move within the bounds of an offer."""
    kind = offer["type"]
    match kind:
        case "mark":
            least = max(1, offer["min"])
            return {"type": kind, "cards": _some(offer["from"], least, offer["max"], chance)}
        case "give":
            return {"type": kind, "cards": _some(offer["from"], offer["min"], offer["max"], chance)}
        case "show":
            return {"type": kind, "card": chance.choice(offer["from"])}
        case "tell":
            card = {"card": chance.choice(offer["from"])} if "from" in offer else {}
            clue: Json = {"clue": chance.choice(CLUES)}
            return {"type": kind, **card, **({"aloud": True} if chance.random() < 0.2 else clue)}
        case "vote":
            images = _some(offer["from"], offer["min"], offer["max"], chance)
            red = {"red": chance.choice(offer["red"])} if "red" in offer else {}
            return {"type": kind, "images": images, **red}
        case _:
            return {"type": kind}


def _some(choices: list[Any], least: int, most: int, chance: Random) -> list[Any]:
    return chance.sample(choices, chance.randint(least, most))


def pick(view: Json, chance: Random) -> Json | None:
    """What somebody does who is waited for; nothing where nobody waits for them."""
    if view["status"] != "playing" or view["you"] not in view["play"]["waiting_for"]:
        return None
    offers = {offer["type"]: offer for offer in view["can"]}
    for dawdle in ("flip_word", "take_pen"):
        if dawdle in offers and chance.random() < 0.1:
            return {"type": dawdle}
    order = ("pass_pen", "mark", "show", "tell", "give", "vote", "continue")
    return move_within(next(offers[kind] for kind in order if kind in offers), chance)


OVERTAKEN = ("not_now", "not_your_turn", "too_few")
"""How a move is refused where somebody was faster: told the first story, gave the card of the team,
or agreed to the other word, which wipes the slates."""


class Refused(Exception):
    def __init__(
        self, status: int, error: str, message: str, suggestion: str | None = None
    ) -> None:
        super().__init__(f"{status} {error}: {message}")
        self.status, self.error, self.message = status, error, message
        self.suggestion = suggestion


async def refusal(call: Awaitable[Any]) -> Refused:
    """How a call is refused."""
    try:
        answer = await call
    except Refused as refused:
        return refused
    raise AssertionError(f"not refused: {answer}")


def calling(url: str) -> httpx.AsyncClient:
    """Plain calls, by somebody who has patience."""
    return httpx.AsyncClient(base_url=url, timeout=SECONDS)


class Site:
    """A server's HTTP interface."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._client = httpx.AsyncClient(base_url=url, timeout=SECONDS, verify=False)  # noqa: S501

    async def __aenter__(self) -> "Site":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    async def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """The answer of a call, or its refusal raised."""
        headers = {b"authorization": f"Bearer {token}".encode()} if token else {}
        answer = await self._client.request(method, path, json=body, headers=headers)
        told = decode(answer.content)
        if answer.status_code >= 400:
            assert set(told) - {"suggestion"} == {"error", "message"}
            raise Refused(answer.status_code, **told)
        return told

    async def open(self, game: str, **options: Any) -> "Table":
        body = {"game": game, "name": "Ada", "options": options}
        opened = await self.call("POST", "/api/tables", body)
        table = Table(self, opened["table"], game)
        table.people.append(HttpPlayer(table, opened["token"], opened["seat"]))
        return table


class Table:
    """A table on a server, and the people who sit at it."""

    def __init__(self, site: Site, code: str, game: str) -> None:
        self.site = site
        self.code = code
        self.game = game
        self.people: list[HttpPlayer] = []

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    @property
    def host(self) -> "HttpPlayer":
        return self.people[0]

    async def sit(self, name: str | None = None) -> "HttpPlayer":
        body = {"name": f"Guest {next(ids)}" if name is None else name}
        taken = await self.site.call("POST", f"{self.path}/seats", body)
        self.people.append(HttpPlayer(self, taken["token"], taken["seat"]))
        return self.people[-1]

    async def fill(self, people: int, bots: int = 0) -> "Table":
        while len(self.people) < people:
            await self.sit(f"Person {len(self.people)}")
        for _ in range(bots):
            await self.host.move("add_bot")
        return self

    async def read(self) -> Json:
        told: Json = await self.site.call("GET", self.path)
        return told

    async def seen(self) -> list[Json]:
        """What everybody sees, spectators included."""
        spectator = await self.site.call("GET", f"{self.path}/view")
        return [spectator, *[await person.view() for person in self.people]]

    async def log(self, game: int | None = None) -> Json:
        """Of the last game, or of one by its number."""
        query = "" if game is None else f"?game={game}"
        told: Json = await self.site.call("GET", f"{self.path}/log{query}")
        return told


class HttpPlayer:
    """Somebody at a table, who asks and moves by HTTP."""

    def __init__(self, table: Table, token: str, seat: int) -> None:
        self.table = table
        self.token = token
        self.seat = seat

    async def view(self) -> Json:
        """The message with the view."""
        told: Json = await self.table.site.call("GET", f"{self.table.path}/view", token=self.token)
        return told

    async def move(self, kind: str, /, **fields: Any) -> Json:
        return await self.send({"type": kind, **fields})

    async def send(self, move: Json) -> Json:
        path = f"{self.table.path}/moves"
        told: Json = await self.table.site.call("POST", path, move, self.token)
        return told

    async def refusal(self, kind: str, /, **fields: Any) -> tuple[int, str]:
        """How a move is refused: the status and the code. It has changed nothing."""
        before = await self.table.seen()
        refused = await refusal(self.move(kind, **fields))
        assert await self.table.seen() == before
        return refused.status, refused.error

    def socket(self, look: Look | None = None) -> "SocketPlayer":
        return SocketPlayer(self.table, self.token, look)


class SocketPlayer:
    """Somebody who looks at a table through a socket; without a token a spectator."""

    def __init__(
        self,
        table: Table,
        token: str | None,
        look: Look | None = None,
        address: str | None = None,
    ) -> None:
        self.table = table
        self.token = token
        self.versions: list[int] = []
        """Those of all views that came."""
        self.last: Json = {}
        """The message with the newest view; all of them would fill the memory."""
        self.others: list[Json] = []
        """All that came and was no view."""
        self.repeated: list[Json] = []
        """Views that are older than what was seen: answers to moves that were sent again."""
        self._look = look
        self._from: Json = {"local_addr": (address, 0)} if address else {}
        self._news = asyncio.Condition()
        self._closed = False

    async def __aenter__(self) -> Self:
        address = f"ws{self.table.site.url.removeprefix('http')}{self.table.path}/socket"
        self.connection: ClientConnection = await connect(
            address, compression=None, max_size=None, proxy=None, **self._from
        )
        self._reader = asyncio.create_task(self._read())
        hello = {"type": "hello"} | ({"token": self.token} if self.token else {})
        await self.send(hello)
        await self.until(lambda: bool(self.versions))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.connection.close()
        await self._reader

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                message = decode(text)
                async with self._news:
                    self._keep(message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self._closed = True
            async with self._news:
                self._news.notify_all()

    def _keep(self, message: Json) -> None:
        if message["type"] != "view":
            self.others.append(message)
            return
        assert message["version"] == message["view"]["version"]
        if self.versions and message["version"] < self.version:
            self.repeated.append(message)
            return
        if self.versions and message["version"] == self.version:
            assert message["view"] == self.view, "another view with the same version"
        self.versions.append(message["version"])
        self.last = message
        if self._look:
            self._look(message["view"]["you"], message)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something is so; fails where the socket is closed before."""
        async with asyncio.timeout(SECONDS), self._news:
            await self._news.wait_for(lambda: is_so() or self._closed)
        if self._reader.done() and not self._reader.cancelled() and self._reader.exception():
            raise self._reader.exception()  # type: ignore[misc]
        assert is_so(), "closed"

    @property
    def view(self) -> Json:
        told: Json = self.last["view"]
        return told

    @property
    def version(self) -> int:
        return self.versions[-1]

    async def send(self, message: Json | str | bytes) -> None:
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
        await self.connection.send(text, text=not isinstance(message, bytes))

    async def reply(self, message: Json) -> Json:
        """Sends something and waits for the answer that is no view."""
        count = len(self.others)
        await self.send(message)
        await self.until(lambda: len(self.others) > count)
        return self.others[-1]

    async def move(self, kind: str, /, **fields: Any) -> None:
        """Moves, and waits until it has been played."""
        await self.make({"type": kind, **fields})

    async def make(self, move: Json) -> None:
        before, refusals = self.version, len(self.others)
        await self.send({"type": "move", "move": move})
        await self.until(lambda: self.version > before or len(self.others) > refusals)
        if self.others[refusals:]:
            raise Refused(0, self.others[-1].get("error", ""), str(self.others[-1]))

    async def see(self, version: int) -> None:
        await self.until(lambda: self.version >= version)
