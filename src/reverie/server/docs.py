"""The documentation at ``/docs``, where it was built and the operator wishes it."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.structs import replace

from reverie.server.pages import answer
from reverie.server.security import POLICY
from reverie.server.site import ASK_AGAIN, Page, read_site

INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def routes(folder: Path | None) -> list[HTTPRouteHandler]:
    """None where there is nothing to show."""
    site = {name: replace(page, cache=ASK_AGAIN) for name, page in _read(folder).items()}
    if not site:
        return []
    policies = {name: _policy(page) for name, page in site.items() if name.endswith(".html")}

    @get("/docs", include_in_schema=False)
    async def front() -> Redirect:
        return Redirect("/docs/index.html")

    @get("/docs/{path:path}", include_in_schema=False)
    async def document(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        name = path.strip("/") or "index.html"
        if name not in site:
            raise NotFoundException("There is nothing here.")
        found = answer(request, site[name])
        if name in policies:
            found.headers["content-security-policy"] = policies[name]
        return found

    return [front, document]


def _read(folder: Path | None) -> dict[str, Page]:
    return read_site(folder) if folder is not None else {}


def _policy(page: Page) -> str:
    """The theme has scripts within its pages: those that were built may run, and no others."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page.body)]
    allowed = " ".join(f"'sha256-{one}'" for one in dict.fromkeys(hashes))
    return POLICY.replace("script-src 'self'", f"script-src 'self' {allowed}".rstrip())
