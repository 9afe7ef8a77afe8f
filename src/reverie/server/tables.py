"""The routes of a table."""

import asyncio
import gzip
import time
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from reverie.games.errors import Malformed
from reverie.server.security import bearer, client_address
from reverie.server.service import Service
from reverie.tables.codes import digest, read_code
from reverie.tables.errors import NoSeat, RemovedForGood
from reverie.tables.kindred import Evening
from reverie.tables.lobby import NewTable
from reverie.tables.log import Log, read_log
from reverie.tables.options import Options, shown
from reverie.tables.replay import Asked, Replay
from reverie.tables.room import Room, seat_of
from reverie.tables.table import Status
from reverie.tables.view import SeatView, View, seat_views

MOST_LISTED = 50

AnyRequest = Request[Any, Any, State]
TheService = NamedDependency[Service]
Name = Annotated[str, Meta(description="1 to 40 characters, any script")]
Program = Annotated[bool, Meta(description="Whether a bot of the caller's own sits down")]
BotsSeat = Annotated[
    int, Meta(ge=0, le=11, description="The seat of a bot that it takes over, also during a game")
]
GameNumber = Annotated[
    int | None,
    QueryParameter(ge=1, description="Of the games at this table, the first is 1; else the last"),
]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=11, description="As this seat saw it")]
EverythingKnown = Annotated[bool, QueryParameter(name="all", description="With everything known")]
Code = Annotated[str, PathParameter(description="The code of a table, as people read it aloud")]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: Name
    options: dict[str, Any] = {}
    program: Program = False


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    program: Program = False
    instead_of: BotsSeat | None = None


class TableOpened(Struct, frozen=True):
    table: str
    seat: int
    token: str


class SeatTaken(Struct, frozen=True):
    seat: int
    token: str


class TableSummary(Struct, frozen=True):
    table: str
    game: str
    status: Status
    options: Options
    host: int
    seats: tuple[SeatView, ...]


class TableList(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class Seen(Struct, frozen=True):
    version: int
    view: View


def address(request: AnyRequest, service: Service) -> str:
    peer = request.client.host if request.client else None
    forwarded = ",".join(request.headers.getall("x-forwarded-for", []))
    return client_address(peer, forwarded, service.settings.proxies)


async def find_room(request: AnyRequest, service: Service, table: str) -> tuple[str, Room]:
    who = address(request, service)
    service.limits.spend("call", who)
    code = read_code(table)
    return code, await service.find_room(code, bearer(request.headers), who)


async def enter(request: AnyRequest, service: Service, table: str) -> tuple[str, Room]:
    """A table, for who has a token of it or none."""
    code, room = await find_room(request, service, table)
    token = bearer(request.headers)
    if token is not None:
        seat_of(room.table, digest(token))
    return code, room


@post("/", summary="Open a table")
async def open_table(
    request: AnyRequest, service: TheService, data: JSONBody[OpenTable]
) -> TableOpened:
    who = address(request, service)
    service.limits.spend("open", who)
    service.open_tables.check(who, service.app.rooms)
    await service.caps.spend("open", who)
    async with service.caps.table(who) as place:
        code, token = await service.app.rooms.open(
            NewTable(data.game, data.name, data.options, data.program)
        )
        place.append(code)
    await service.app.rooms.room(code)  # open tables are counted in memory
    service.open_tables.add(who, code)
    return TableOpened(code, 0, token)


@get("/", summary="The open public tables, newest first")
async def list_tables(request: AnyRequest, service: TheService) -> TableList:
    service.limits.spend("call", address(request, service))
    since = time.time() - service.settings.times.unlist_lobby
    return TableList(tuple(map(summary, await service.app.rooms.public(MOST_LISTED, since))))


@get("/{table:str}", summary="A table")
async def read_table(request: AnyRequest, service: TheService, table: Code) -> TableSummary:
    _, room = await enter(request, service, table)
    return summary(room)


def summary(room: Room) -> TableSummary:
    table = room.table
    seats = seat_views(table)
    options = shown(table.options)
    return TableSummary(table.code, table.game, table.status, options, table.host, seats)


def check_former(room: Room, token_hash: str) -> None:
    """Who was removed for good is told so; a token of no seat is none."""
    if token_hash in room.table.removed:
        raise RemovedForGood
    seat_of(room.table, token_hash)


@post("/{table:str}/seats", summary="Sit down")
async def take_seat(
    request: AnyRequest, service: TheService, table: Code, data: JSONBody[TakeSeat]
) -> SeatTaken:
    code, room = await find_room(request, service, table)
    token = bearer(request.headers)
    if token is not None:
        check_former(room, digest(token))
    service.limits.spend("sit", address(request, service))
    seat, token = await service.app.rooms.sit_down(
        code, data.name, program=data.program, instead_of=data.instead_of
    )
    return SeatTaken(seat, token)


@get("/{table:str}/view", summary="What the caller sees")
async def read_view(request: AnyRequest, service: TheService, table: Code) -> Seen:
    code, _ = await find_room(request, service, table)
    view = await service.app.rooms.view(code, bearer(request.headers))
    return Seen(view.version, view)


@post("/{table:str}/moves", status_code=200, summary="Move")
async def move(request: AnyRequest, service: TheService, table: Code) -> Seen:
    _, room = await find_room(request, service, table)
    token = bearer(request.headers)
    if token is None:
        raise NoSeat
    token_hash = digest(token)  # of a bounded length, whatever was sent
    service.limits.spend("move", token_hash)
    outcome = await service.move(room, token_hash, await request.body())
    view = await service.app.seen_after(room, token_hash, outcome)
    return Seen(view.version, view)


@get("/{table:str}/log", summary="The whole game, once it is over")
async def read_whole_game(
    request: AnyRequest, service: TheService, table: Code, game: GameNumber = None
) -> Log:
    code, _ = await enter(request, service, table)
    return await read_log(service.app.rooms, code, game)


@get(
    "/{table:str}/replay",
    summary="A game that is over, step by step",
    responses={
        200: ResponseSpec(
            Replay, generate_examples=False, description="As a spectator saw it, or a seat"
        )
    },
)
async def read_replay(
    request: AnyRequest,
    service: TheService,
    table: Code,
    game: GameNumber = None,
    seat: SeatNumber = None,
    all_known: EverythingKnown = False,
) -> Response[bytes]:
    code, _ = await enter(request, service, table)
    service.limits.spend("replay", address(request, service))
    if all_known and seat is not None:
        raise Malformed("Either as a seat, or with all known.")
    return await unpacked(
        request, await service.app.replays.read(Asked(code, game, seat, all_known))
    )


@get(
    "/{table:str}/evening",
    summary="Who thought alike in the games that are over",
    responses={
        200: ResponseSpec(Evening, generate_examples=False, description="By the seats of now")
    },
)
async def read_evening(request: AnyRequest, service: TheService, table: Code) -> Response[bytes]:
    code, _ = await enter(request, service, table)
    service.limits.spend("replay", address(request, service))
    return await unpacked(request, await service.app.replays.evening(code))


async def unpacked(request: AnyRequest, packed: bytes) -> Response[bytes]:
    """As it is kept, for those who take it so."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, media_type=MediaType.JSON, headers=headers)
    whole = await asyncio.to_thread(gzip.decompress, packed)
    return Response(whole, media_type=MediaType.JSON, headers={"vary": "accept-encoding"})


routes = Router(
    "/api/tables",
    route_handlers=[
        open_table, list_tables, read_table, take_seat, read_view, move, read_whole_game,
        read_replay, read_evening,
    ],
    tags=["tables"],
)  # fmt: skip
