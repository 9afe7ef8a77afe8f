"""The web client, and a plain page where it has not been built."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from reverie.server.schema_page import STYLE
from reverie.server.site import ASK_AGAIN, Page, read_site

PLAIN = Page(
    b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reverie</title>
<link rel="stylesheet" href="/schema.css">
<h1>Reverie</h1>
<p>A server for games of pictures and association.
The web client has not been built here: <code>make setup</code> builds it.</p>
<ul>
<li><a href="/schema">The calls that it understands</a></li>
<li><a href="/api/tables">The open tables</a></li>
<li><a href="/health">Its health</a></li>
</ul>
</html>
""",
    "text/html; charset=utf-8",
    ASK_AGAIN,
    {},
)
SITE = read_site()


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(request, SITE.get("index.html", PLAIN))


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or the client itself, which knows its own addresses."""
    name = path.strip("/")
    found = SITE.get(name)
    if found is None:
        if name.startswith("api/") or "." in name.rsplit("/", 1)[-1]:
            raise NotFoundException("There is nothing here.")
        found = SITE.get("table.html" if name.startswith("t/") else "stage.html", PLAIN)
    return answer(request, found)


def answer(request: Request[Any, Any, Any], found: Page) -> Response[bytes]:
    body, encoding = found.best(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": found.cache, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    if found.policy:
        headers["content-security-policy"] = found.policy
    return Response(body, headers=headers, media_type=found.type)


@get("/schema.css", media_type=MediaType.CSS, include_in_schema=False)
async def schema_style() -> str:
    return STYLE


routes = [home, page, schema_style]
