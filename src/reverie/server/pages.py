"""The page at ``/``."""

from litestar import MediaType, Response, get

from reverie.server.schema_page import STYLE

HOME = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reverie</title>
<h1>Reverie</h1>
<p>A server for Stella, Odyssey, Party and Team: games of pictures and association.</p>
<ul>
<li><a href="/schema">The calls that it understands</a></li>
<li><a href="/api/tables">The open tables</a></li>
<li><a href="/health">Its health</a></li>
</ul>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home() -> Response[str]:
    return Response(HOME, headers={"cache-control": "no-cache"})


@get("/schema.css", media_type=MediaType.CSS, include_in_schema=False)
async def schema_style() -> str:
    return STYLE


routes = [home, schema_style]
