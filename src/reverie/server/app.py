"""The application: routes, errors and headers round the service."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ASGIApp

from reverie.app.settings import Settings
from reverie.server import bots, decks, docs, games, health, pages, replays, tables
from reverie.server.errors import HANDLERS
from reverie.server.head import with_head
from reverie.server.schema import complete, openapi
from reverie.server.security import with_headers
from reverie.server.service import Service
from reverie.server.sites import only_for_own_pages


def create_app(service: Service) -> ASGIApp:
    """What a server runs."""
    return with_headers(only_for_own_pages(with_head(build(service)), service.settings))


def contract() -> dict[str, Any]:
    """The contract as OpenAPI, for generators."""
    app = build(Service(Settings()))
    return complete(app.openapi_schema.to_schema())


def build(service: Service) -> Litestar:
    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    return Litestar(
        route_handlers=[
            tables.routes,
            *bots.routes,
            *games.routes,
            *replays.routes,
            decks.routes(service.app.library),
            health.address,
            health.health,
            health.live,
            health.metrics,
            *docs.routes(service.settings.docs),
            *pages.routes,
        ],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False, use_cache=True)},
        exception_handlers=HANDLERS,
        lifespan=[running],
        openapi_config=openapi(),
        request_max_body_size=service.settings.most_body,
        logging_config=None,
    )
