"""Is it ready, is it alive, where is it, and the figures for Prometheus."""

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from reverie.server.figures import figures
from reverie.server.service import Service


class Health(Struct, frozen=True):
    status: str


READY, ALIVE = "/health", "/health/live"


def is_about_health(path: bytes) -> bool:
    return path.partition(b"?")[0].decode("latin-1") in (READY, ALIVE)


@get(READY, summary="Whether the server is ready: its store can be written to", tags=["operation"])
async def health(service: NamedDependency[Service]) -> Health:
    await service.readiness.check()
    return Health("ok")


@get(ALIVE, summary="Whether the server is alive, whatever its store does", tags=["operation"])
async def live() -> Health:
    return Health("ok")


class Address(Struct, frozen=True):
    url: str | None


@get("/api/address", summary="Where phones on the same network find the server", tags=["operation"])
async def address(service: NamedDependency[Service]) -> Address:
    """For links out of a page that was opened on the machine itself. Known of a living room's."""
    return Address(service.settings.address)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", tags=["operation"])
async def metrics(service: NamedDependency[Service]) -> Response[str]:
    if service.settings.metrics_port:
        raise NotFoundException("There is nothing here.")
    body = (await figures(service)).decode()
    return Response(body, headers={"content-type": CONTENT_TYPE_LATEST})
