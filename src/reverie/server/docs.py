"""The documentation at ``/docs``, where it was built and the operator wishes it."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.structs import replace

from reverie.server.pages import answer
from reverie.server.site import ASK_AGAIN, Page, read_site


def routes(folder: Path | None) -> list[HTTPRouteHandler]:
    """None where there is nothing to show."""
    site = {name: replace(page, cache=ASK_AGAIN) for name, page in _read(folder).items()}
    if not site:
        return []

    @get("/docs", include_in_schema=False)
    async def front() -> Redirect:
        return Redirect("/docs/index.html")

    @get("/docs/{path:path}", include_in_schema=False)
    async def document(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        name = path.strip("/") or "index.html"
        if name not in site:
            raise NotFoundException("There is nothing here.")
        return answer(request, site[name])

    return [front, document]


def _read(folder: Path | None) -> dict[str, Page]:
    return read_site(folder) if folder is not None else {}
