"""The routes about faces, and why bots did what they did."""

from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct

import reverie.bots
from reverie.bots.characters import CAST
from reverie.bots.reasons import may_be_told
from reverie.games.errors import IllegalMove
from reverie.server.security import bearer
from reverie.server.site import FOREVER
from reverie.server.tables import AnyRequest, Code, TheService, address, enter
from reverie.tables.codes import digest
from reverie.tables.faces import FACES as DOLLS
from reverie.tables.options import Language

FACES = Path(reverie.bots.__file__).parent / "faces"
SIZES = (96, 192)
WHOSE = (*(character.face for character in CAST), *DOLLS)
NAMES = frozenset(f"{face}-{size}.webp" for face in WHOSE for size in SIZES)


class Why(Struct, frozen=True):
    seat: int
    card: str
    sentence: str
    """What the bot saw in the card, in the language that was asked for."""


@get("/api/faces/{name:str}", sync_to_thread=True, summary="A face (WebP)", tags=["bots"])
def read_face(name: FromPath[str]) -> Response[bytes]:
    """`<face>-96.webp` or `<face>-192.webp`, by the `face` of a seat."""
    file = FACES / name
    if name not in NAMES or not file.is_file():
        raise NotFoundException("There is nothing here.")
    headers = {"cache-control": FOREVER}
    return Response(file.read_bytes(), media_type="image/webp", headers=headers)


@get("/api/tables/{table:str}/why", summary="Why a bot chose a card", tags=["bots"])
async def read_why(
    request: AnyRequest,
    service: TheService,
    table: Code,
    seat: Annotated[int, QueryParameter(ge=0, le=11)],
    card: Annotated[str, QueryParameter(max_length=64)],
    language: FromQuery[Language] = "en",
) -> Why:
    """Between rounds and after the game, of a card that everybody knows the bot chose."""
    _, room = await enter(request, service, table)
    now = room.table
    known = now.play and seat < len(now.seats) and now.seats[seat].bot
    if not known or not may_be_told(now.rules.view(now.play, None), seat, card):
        raise IllegalMove("not_now", "There is no such choice of a bot to be explained now.")
    token = bearer(request.headers)
    service.limits.spend("why", digest(token) if token else address(request, service))
    return Why(seat, card, await service.app.explain(now, seat, card, language))


routes = [read_face, read_why]
