"""A table of the load: one move in flight at most, done when everybody has seen it."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from .player import Player, Seen, best_offer

READ_BUFFER = 4096
PATIENCE = 20.0
"""Seconds until everybody must have a first view."""


class Connection(WSListener):
    def __init__(self, table: "Table", seat: int, player: Player) -> None:
        self._table = table
        self._seat = seat
        self._player = player
        self._kind = WSMsgType.TEXT if player.text else WSMsgType.BINARY

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._player.send = lambda message: transport.send(self._kind, message)
        self._player.connected()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == self._kind:
            message = frame.get_payload_as_bytes()
            try:
                seen = self._player.read(message)
                if seen is not None:
                    self._table.hear(self._seat, seen, len(message))
            except Exception as error:
                self._table.failed(error)

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self._table.failed(ConnectionError(f"seat {self._seat} lost its socket"))


class Table:
    def __init__(self, players: list[Player], chance: Random) -> None:
        self._players = players
        self._chance = chance
        self._seen: list[Seen | None] = [None] * len(players)
        self._version = 0
        self._missing: set[int] = set()
        """Who has not seen the last move. Somebody may be shown the same version twice."""
        self._sent = 0.0
        self._settled = asyncio.Event()
        self._wires: list[WSTransport] = []
        self.bytes = 0
        self.on_done: Callable[[Table, float], None] = lambda _table, _seconds: None
        """Called with the seconds from a move sent to its view received by all."""
        self.failed: Callable[[Exception], None] = lambda _error: None

    async def connect(self) -> None:
        for seat, player in enumerate(self._players):
            connection = Connection(self, seat, player)
            wire, _ = await ws_connect(
                lambda *_, connection=connection: connection,
                player.url,
                read_buffer_init_size=READ_BUFFER,
            )
            self._wires.append(wire)

    def leave(self) -> None:
        """Everybody hangs up."""
        self.failed = lambda _error: None
        self.on_done = lambda _table, _seconds: None
        for wire in self._wires:
            wire.disconnect()

    async def settle(self) -> None:
        """Waits until everybody has the same view."""
        await asyncio.wait_for(self._settled.wait(), PATIENCE)

    @property
    def version(self) -> int:
        return self._version

    @property
    def idle(self) -> bool:
        return not self._missing

    def move(self, since: float | None = None) -> None:
        """Somebody who can moves; the clock runs from now, or from when it was due."""
        first = self._chance.randrange(len(self._players))
        for seat in (*range(first, len(self._players)), *range(first)):
            seen = self._seen[seat]
            assert seen is not None
            offer = best_offer(seen)
            if offer is not None:
                self._missing = set(range(len(self._players)))
                self._version += 1
                message = self._players[seat].write(offer, seen, self._chance)
                self._sent = since or perf_counter()
                self._players[seat].send(message)
                return
        self.failed(RuntimeError(f"nobody can move: {self._seen}"))

    def hear(self, seat: int, seen: Seen, size: int) -> None:
        self._seen[seat] = seen
        if not self._settled.is_set():
            self._version = seen.version
            if all(other and other.version == seen.version for other in self._seen):
                self._settled.set()
        elif seat in self._missing and seen.version == self._version:
            self.bytes += size
            self._missing.discard(seat)
            if not self._missing:
                self.on_done(self, perf_counter() - self._sent)
