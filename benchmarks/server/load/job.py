"""What the load is asked to do, and what it has measured."""

from typing import Literal

from msgspec import Struct

DialectName = Literal["reverie", "relay", "boardgame.io", "colyseus", "colyseus schema"]


class Job(Struct, frozen=True):
    dialect: DialectName
    port: int
    pid: int
    """Of the server, for its CPU time and memory."""
    tables: int
    players: int = 4
    games: tuple[str, ...] = ("stella", "odyssey")
    """Played in turn at the tables, where the server has them."""
    warm_up: float = 2.0
    seconds: float = 6.0
    pace: float = 0.0
    """Moves per second over all tables; 0 for a closed loop."""
    rest: bool = False
    """Whether memory is measured while nobody moves, instead."""


class Result(Struct, frozen=True):
    moves_per_second: float
    p50: float
    p99: float
    cpu_per_move: float
    """Seconds of the server."""
    server_share: float
    client_share: float
    """Of one core."""
    view_bytes: float


class Memory(Struct, frozen=True):
    """In bytes."""

    at_rest: float
    a_connection: float
    a_table: float
    """With its connections."""
