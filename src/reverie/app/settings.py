"""How a server is run. What operators choose is an option of ``reverie serve`` and a variable."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from reverie.decks.limits import Limits as DeckLimits
from reverie.decks.opening import DEFAULT_FOLDER
from reverie.tables.bus.opening import LOCAL, is_local
from reverie.tables.housekeeping import Times
from reverie.tables.store.urls import SQLITE, is_sqlite

Pace = Literal["human", "fast"]
BotMind = Literal["encoder", "words", "chance"]
LogLevel = Literal["debug", "info", "warning", "error"]
DEFAULT_DATABASE = SQLITE + "reverie.db"


class Settings(Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT_DATABASE
    bus: str = LOCAL
    """How workers tell each other what happens: ``local:`` for one, ``nats://…`` for many."""
    workers: int = 1
    """Processes on this port."""
    look_seconds: float = 2.0
    """How often a worker among others looks at the store for what it did not hear of."""
    decks: str = DEFAULT_FOLDER
    """Where the imported decks are: a folder, or ``s3://bucket/prefix``."""
    deck_limits: DeckLimits = DeckLimits()
    """How much an import may bring: the variables ``REVERIE_DECK_…``."""
    limits: bool = True
    open_seeds: bool = False
    log_level: LogLevel = "info"
    bot_pace: Pace = "human"
    bot_mind: BotMind = "encoder"
    """What bots think with: the sentence encoder, the words in common, or nothing."""
    bot_processes: int = 0
    """In which the bots of each worker think, at most; 0: as many as there are cores to spare."""
    docs: Path | None = None
    """The folder of the built documentation, which is served at ``/docs``."""
    origins: tuple[str, ...] = ()
    """Other web origins whose pages may call, besides the server's own."""
    host_names: tuple[str, ...] = ()
    """Names and addresses of the server, besides those of the machine itself."""
    address: str | None = None
    """Where phones on the same network find the server, as far as that is known."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose word about the client's address counts."""
    most_body: int = 64 * 1024
    most_message: int = 16 * 1024
    most_connections: int = 10_000
    """In all, as far as the system grants descriptors."""
    most_connections_per_address: int = 100
    """Besides those that have become sockets."""
    most_sockets_per_address: int = 200
    most_tables_per_address: int = 50
    metrics_port: int = 0
    """For the figures of this worker, or of the first of several; 0: on the port of the pages."""
    metrics_host: str = "127.0.0.1"
    traces: bool = False
    """Whether traces of moves are sent to whom the variables ``OTEL_…`` name."""
    times: Times = Times()


class TooManyWorkers(Exception):
    def __init__(self, workers: int) -> None:
        super().__init__(
            f"--workers {workers} needs --database postgresql://… and --bus nats://…:"
            " a file of tables has one worker."
        )


def check_workers(settings: Settings) -> None:
    if settings.workers > 1 and (is_sqlite(settings.database) or is_local(settings.bus)):
        raise TooManyWorkers(settings.workers)
