"""Reverie over its own protocol, and the bare relay, which speaks the part of it that is needed."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from .player import CLUES, CROSSES, Offer, Player, Refused, Seen, pick, pick_some

encode = msgspec.json.Encoder().encode


class View(Struct, frozen=True):
    can: tuple[Offer, ...] = ()


class Message(Struct):
    type: str
    version: int = 0
    view: View = View()
    error: str | None = None


read_message = msgspec.json.Decoder(Message).decode


class ReveriePlayer:
    text = True
    send: Callable[[bytes], None]

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self._token = token
        self._ids = count()

    def connected(self) -> None:
        self.send(encode({"type": "hello", "token": self._token}))

    def read(self, message: bytes) -> Seen | None:
        told = read_message(message)
        if told.type == "view":
            return Seen(told.version, told.view.can)
        if told.type == "refused":
            raise Refused(told.error)
        return None

    def write(self, offer: Offer, seen: Seen, chance: Random) -> bytes:
        move = {"type": offer.type, "id": f"m{next(self._ids)}", **_details(offer, chance)}
        return encode({"type": "move", "move": move})


def _details(offer: Offer, chance: Random) -> dict[str, Any]:
    match offer.type:
        case "mark":
            return {"cards": chance.sample(offer.choices, chance.randint(*CROSSES))}
        case "show":
            return {"card": pick(offer, chance)}
        case "tell":
            return {"card": pick(offer, chance), "clue": chance.choice(CLUES)}
        case "give":
            return {"cards": pick_some(offer, chance)}
        case "vote":
            return {"images": pick_some(offer, chance)}
        case "continue":
            return {"all": offer.all}
        case _:
            return {}


class Reverie:
    """Tables are opened and started over HTTP and played over sockets."""

    def __init__(self, port: int, players: int, games: tuple[str, ...]) -> None:
        self._port = port
        self._players = players
        self._games = games
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def open_table(self, number: int) -> list[Player]:
        game = self._games[number % len(self._games)]
        opened = await self._post("/api/tables", {"game": game, "name": "Ada Lovelace"})
        path = f"/api/tables/{opened['table']}"
        others = [
            await self._post(f"{path}/seats", {"name": f"Person {seat}"})
            for seat in range(1, self._players)
        ]
        tokens = [seat["token"] for seat in (opened, *others)]
        await self._post(f"{path}/moves", {"type": "start"}, tokens[0])
        url = f"ws://127.0.0.1:{self._port}{path}/socket"
        return [ReveriePlayer(url, token) for token in tokens]

    async def close(self) -> None:
        await self._http.aclose()

    async def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()


class Relay:
    """A table is there once somebody comes; the token is the number of the seat."""

    def __init__(self, port: int, players: int) -> None:
        self._port = port
        self._players = players

    async def open_table(self, number: int) -> list[Player]:
        url = f"ws://127.0.0.1:{self._port}/{number}"
        return [ReveriePlayer(url, str(seat)) for seat in range(self._players)]
