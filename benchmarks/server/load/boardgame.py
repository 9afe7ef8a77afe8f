"""boardgame.io over Socket.IO: text frames with two digits before the JSON."""

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct, field

from .player import CLUES, Offer, Player, Seen, pick

NAMESPACE = "/hidden-hands,"
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
PREFIX = len(EVENT) + len(NAMESPACE)

encode = msgspec.json.Encoder().encode


class Hands(Struct):
    can: tuple[Offer, ...]


class State(Struct):
    hands: Hands = field(name="G")
    version: int = field(name="_stateID")


class Synced(Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class BoardgamePlayer:
    text = True
    send: Callable[[bytes], None]

    def __init__(self, url: str, match: str, seat: str, credentials: str) -> None:
        self.url = url
        self._match = match
        self._seat = seat
        self._credentials = credentials

    def connected(self) -> None:
        pass

    def read(self, message: bytes) -> Seen | None:
        if message.startswith(EVENT):
            return self._read_event(message[PREFIX:])
        if message == PING:
            self.send(PONG)
        elif message.startswith(CONNECT):
            self._emit("sync", self._match, self._seat, self._credentials, 4)
        elif message.startswith(OPEN):
            self.send(CONNECT + NAMESPACE.encode())
        return None

    def _read_event(self, body: bytes) -> Seen | None:
        if body.startswith(b'["update"'):
            state = read_update(body)[2]
        elif body.startswith(b'["sync"'):
            state = read_sync(body)[2].state
        else:
            return None
        return Seen(state.version, state.hands.can)

    def write(self, offer: Offer, seen: Seen, chance: Random) -> bytes:
        payload = {
            "type": offer.type,
            "args": details(offer, chance),
            "playerID": self._seat,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _event("update", action, seen.version, self._match, self._seat)

    def _emit(self, *event: Any) -> None:
        self.send(_event(*event))


def _event(*event: Any) -> bytes:
    return EVENT + NAMESPACE.encode() + encode(event)


def details(offer: Offer, chance: Random) -> list[Any]:
    match offer.type:
        case "tell":
            return [pick(offer, chance), chance.choice(CLUES)]
        case "give" | "vote":
            return [pick(offer, chance)]
        case _:
            return []


class Boardgame:
    """Matches are made and joined over its lobby API."""

    def __init__(self, port: int) -> None:
        self._url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/games", timeout=60)

    async def open_table(self, number: int) -> list[Player]:
        match = (await self._post("/hidden-hands/create", {"numPlayers": 4}))["matchID"]
        players: list[Player] = []
        for seat in map(str, range(4)):
            wish = {"playerID": seat, "playerName": f"Person {seat}"}
            joined = await self._post(f"/hidden-hands/{match}/join", wish)
            players.append(BoardgamePlayer(self._url, match, seat, joined["playerCredentials"]))
        return players

    async def close(self) -> None:
        await self._http.aclose()

    async def _post(self, path: str, body: Any) -> Any:
        answer = await self._http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()
