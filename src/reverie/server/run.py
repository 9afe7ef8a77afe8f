"""Running the server."""

import asyncio
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import structlog
import uvicorn

from reverie.app.settings import Settings, check_workers
from reverie.app.traces import check_installed
from reverie.decks.opening import open_storage
from reverie.server.app import create_app
from reverie.server.door import door_class
from reverie.server.logs import configure_logs
from reverie.server.ports import free_port
from reverie.server.service import Service
from reverie.tables.store import CannotOpen, open_store
from reverie.tables.store.holding import Hold, hold
from reverie.tables.store.schema import prepare
from reverie.tables.store.urls import is_sqlite, sqlite_path

log = structlog.get_logger()


EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - as addresses to listen on


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, hold: Hold | None) -> None:
        super().__init__(config)
        self._hold = hold

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._hold:
                self._hold.announce(self._url("127.0.0.1"))
            log.info("serving", url=self._url(self.config.host))

    def _url(self, everywhere: str) -> str:
        host = everywhere if self.config.host in EVERYWHERE else self.config.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port()}"

    def _port(self) -> int:
        """The one that it listens on, whichever was asked for."""
        listening = self.servers[0].sockets[0].getsockname()
        return int(listening[1])


def configured(service: Service) -> uvicorn.Config:
    settings = service.settings
    return uvicorn.Config(
        create_app(service),
        host=settings.host,
        port=settings.port,
        http=door_class(service),
        ws=NoWebSockets,
        loop="auto",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )


class NoWebSockets(asyncio.Protocol):
    """Doors open sockets themselves."""


def server(settings: Settings, hold: Hold | None) -> uvicorn.Server:
    configure_logs(settings.log_level)
    return Server(configured(Service(settings)), hold)


@contextmanager
def tables(settings: Settings) -> Iterator[Hold | None]:
    """The tables can be played at, and a file of them is ours; raises where that is not so."""
    with ExitStack() as stack:
        held = None
        if is_sqlite(settings.database):
            path = sqlite_path(settings.database)
            held = stack.enter_context(hold(path))
            prepare(str(path))
        asyncio.run(try_tables(settings.database))
        yield held


async def try_tables(database: str) -> None:
    """Raises where nothing can be stored there."""
    store = open_store(database)
    await store.open()
    try:
        if source := await store.copying():
            raise CannotOpen(f"it is a copy of {source} that is not finished")
    finally:
        await store.close()


def heed_hangups(serving: uvicorn.Server) -> None:
    """A reload, or a terminal that is closed, ends it in order. With ``nohup`` nothing does."""
    hangup = getattr(signal, "SIGHUP", None)  # not on every system
    if hangup is None or threading.current_thread() is not threading.main_thread():
        return
    if signal.getsignal(hangup) is signal.SIG_DFL:
        signal.signal(hangup, serving.handle_exit)


def run(settings: Settings, held: Hold | None) -> None:
    serving = server(settings, held)
    heed_hangups(serving)
    serving.run()
    if not serving.started:
        raise SystemExit(1)


def serve(settings: Settings) -> None:
    open_storage(settings.decks)  # or it is told why not, before anything else
    if settings.traces:
        check_installed()
    if settings.workers > 1:
        from reverie.server.supervisor import supervise  # noqa: PLC0415 - which imports us

        check_workers(settings)
        asyncio.run(try_tables(settings.database))
        supervise(settings)
        return
    with tables(settings) as held:
        free_port(settings.host, settings.port, tries=1)
        run(settings, held)
