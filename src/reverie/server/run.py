"""Running the server."""

import socket

import structlog
import uvicorn

from reverie.server.app import create_app
from reverie.server.logs import configure_logs
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.upgrade import protocol_class

log = structlog.get_logger()


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            log.info("serving", url=f"http://{self.config.host}:{self.config.port}")


def server(settings: Settings) -> uvicorn.Server:
    configure_logs(settings.log_level)
    service = Service(settings)
    config = uvicorn.Config(
        create_app(service),
        host=settings.host,
        port=settings.port,
        http="httptools",
        ws=protocol_class(service),
        loop="auto",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    return Server(config)


def serve(settings: Settings) -> None:
    server(settings).run()
