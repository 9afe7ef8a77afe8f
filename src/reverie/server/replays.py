"""The route of a link to a game that is over: whoever has it may see that game, and no other."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from reverie.games.errors import Malformed
from reverie.server.tables import (
    AnyRequest,
    EverythingKnown,
    SeatNumber,
    TheService,
    address,
    unpacked,
)
from reverie.tables.replay import Replay

Link = Annotated[str, PathParameter(description="What a replay tells as its link")]


@get(
    "/api/replays/{link:str}",
    summary="One game that is over, for whoever has the link to it",
    tags=["replays"],
    responses={200: ResponseSpec(Replay, generate_examples=False, description="Step by step")},
)
async def follow_link(
    request: AnyRequest,
    service: TheService,
    link: Link,
    seat: SeatNumber = None,
    all_known: EverythingKnown = False,
) -> Response[bytes]:
    who = address(request, service)
    service.limits.spend("call", who)
    service.limits.spend("replay", who)
    if all_known and seat is not None:
        raise Malformed("Either as a seat, or with all known.")
    packed = await service.app.replays.follow(link, seat, everything=all_known)
    return await unpacked(request, packed)


routes: list[Any] = [follow_link]
