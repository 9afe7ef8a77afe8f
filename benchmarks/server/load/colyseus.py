"""Colyseus over its binary protocol: a byte, the type of the message, and MessagePack."""

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec

from .boardgame import details
from .player import Offer, Player, Refused, Seen

JOIN_ROOM, ROOM_DATA = 10, 13
VIEW = bytes([ROOM_DATA]) + msgspec.msgpack.encode("view")
REFUSED = bytes([ROOM_DATA]) + msgspec.msgpack.encode("refused")
MOVE = bytes([ROOM_DATA]) + msgspec.msgpack.encode("move")

encode = msgspec.msgpack.Encoder().encode


read_view = msgspec.msgpack.Decoder(Seen).decode


class ColyseusPlayer:
    text = False
    send: Callable[[bytes], None]

    def __init__(self, url: str) -> None:
        self.url = url

    def connected(self) -> None:
        pass

    def read(self, message: bytes) -> Seen | None:
        if message.startswith(VIEW):
            return read_view(message[len(VIEW) :])
        if message[0] == JOIN_ROOM:
            self.send(bytes([JOIN_ROOM]))
        elif message.startswith(REFUSED):
            raise Refused
        return None

    def write(self, offer: Offer, seen: Seen, chance: Random) -> bytes:
        return MOVE + encode([offer.type, *details(offer, chance)])


class Colyseus:
    """Rooms are made and joined over its matchmaker."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/matchmake", timeout=60)

    async def open_table(self, number: int) -> list[Player]:
        made = await self._post("/create/hidden_hands")
        joined = [await self._post(f"/joinById/{made['roomId']}") for _ in range(3)]
        return [ColyseusPlayer(self._seat_url(seat)) for seat in (made, *joined)]

    def _seat_url(self, seat: dict[str, str]) -> str:
        place = f"{seat['processId']}/{seat['roomId']}"
        where = seat.get("publicAddress") or f"127.0.0.1:{self._port}"
        return f"ws://{where}/{place}?sessionId={seat['sessionId']}"

    async def close(self) -> None:
        await self._http.aclose()

    async def _post(self, path: str) -> Any:
        answer = await self._http.post(path, json={})
        answer.raise_for_status()
        return answer.json()
