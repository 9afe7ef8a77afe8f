"""The routes of decks and of their images."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType
from litestar.params import FromPath, FromQuery, PathParameter
from msgspec import Struct

from reverie.decks.deck import Card, Deck, alt, told
from reverie.decks.errors import NoSuchDeck
from reverie.decks.importing import Imported, NoPictures, Refusal, Wishes
from reverie.decks.library import Library
from reverie.decks.orders import Importer
from reverie.games.errors import GameError
from reverie.server.errors import STATUS
from reverie.server.metrics import Metrics
from reverie.server.queue import Queue
from reverie.server.security import bearer
from reverie.server.service import Service
from reverie.server.site import FOREVER
from reverie.server.tables import AnyRequest, address
from reverie.server.uploads import Form, in_thread, receive
from reverie.tables.options import Language

BETWEEN_NAMES = " + "
PACKED = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
)
"""For what is long and holds no secret: the length of a packed answer tells of what is in it."""

DeckIds = Annotated[
    str, PathParameter(description="The id of a deck, or of several as `one+another`")
]
TheService = NamedDependency[Service]
TheLibrary = NamedDependency[Library]


class DeckSummary(Struct, frozen=True):
    deck: str
    name: str
    count: int


class DeckList(Struct, frozen=True):
    decks: tuple[DeckSummary, ...]


class CardView(Struct, frozen=True):
    id: str
    image: str
    medium: str
    thumb: str
    alt: str
    tags: tuple[str, ...]
    title: str
    description: str
    placeholder: str
    palette: tuple[str, ...]
    artist: str
    licence: str


class DeckView(Struct, frozen=True):
    deck: str
    name: str
    cards: tuple[CardView, ...]
    back: str | None
    """The path of the picture on the cards' backs, which are never looked at closely."""


class DeckMade(Struct, frozen=True):
    deck: str
    name: str
    cards: tuple[CardView, ...]
    secret: str
    """The owner's: told once. It deletes the deck, as `Authorization: Bearer <secret>`."""
    refused: tuple[Refusal, ...]


class NoDeckMade(Struct, frozen=True):
    error: str
    message: str
    refused: tuple[Refusal, ...]


TheQueue = NamedDependency[Queue]


async def find_decks(
    request: AnyRequest, service: Service, library: Library, deck: str
) -> tuple[Deck, ...]:
    """The decks of these ids. Who guesses ids is slowed down."""
    who = address(request, service)
    service.limits.spend("call", who)
    service.limits.check("miss", who)
    try:
        return await asyncio.to_thread(library.combined, deck)
    except NoSuchDeck:
        service.limits.spend("miss", who)
        raise


def card_view(deck: str, card: Card, language: str) -> CardView:
    return CardView(
        id=card.id,
        image=image_path(deck, card.images.large),
        medium=image_path(deck, card.images.medium),
        thumb=image_path(deck, card.images.small),
        alt=alt(card, language),
        tags=card.tags,
        title=told(card.title, language),
        description=told(card.description, language),
        placeholder=card.placeholder,
        palette=card.palette,
        artist=card.artist,
        licence=card.licence,
    )


def card_views(deck: Deck, language: str) -> tuple[CardView, ...]:
    return tuple(card_view(deck.deck, card, language) for card in deck.cards)


def image_path(deck: str, name: str) -> str:
    return f"/api/decks/{deck}/images/{name}"


@get("/", middleware=[PACKED], summary="The decks for everybody")
async def list_decks(request: AnyRequest, service: TheService, library: TheLibrary) -> DeckList:
    service.limits.spend("call", address(request, service))
    listed = [deck for deck in await asyncio.to_thread(library.list) if deck.listed]
    return DeckList(tuple(DeckSummary(deck.deck, deck.name, deck.count) for deck in listed))


@get("/{deck:str}", middleware=[PACKED], summary="A deck and its cards")
async def read_deck(
    request: AnyRequest,
    service: TheService,
    library: TheLibrary,
    deck: DeckIds,
    language: FromQuery[Language] = "en",
) -> DeckView:
    decks = await find_decks(request, service, library, deck)
    cards = {card.id: card for each in decks for card in card_views(each, language)}
    name = BETWEEN_NAMES.join(each.name for each in decks)
    backs = (image_path(each.deck, each.back.medium) for each in decks if each.back)
    return DeckView(deck, name, tuple(cards.values()), next(backs, None))


@get("/{deck:str}/images/{name:str}", sync_to_thread=True, summary="An image of a card (WebP)")
def read_image(library: TheLibrary, deck: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Names cannot be guessed, and what is under a name never changes."""
    image = library.image(deck, name)
    if image is None:
        raise NotFoundException("There is nothing here.")
    return Response(image, media_type="image/webp", headers={"cache-control": FOREVER})


@dataclass
class Upload(Operation):
    """What a deck is sent as."""

    def __post_init__(self) -> None:
        file = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
        form = Schema(
            type=OpenAPIType.OBJECT,
            required=["name", "images"],
            properties={
                "name": Schema(type=OpenAPIType.STRING, min_length=1, max_length=80),
                "images": Schema(
                    type=OpenAPIType.ARRAY,
                    items=file,
                    description="Pictures and tables about them (CSV), or one zip of such.",
                ),
            },
        )
        content = {"multipart/form-data": OpenAPIMediaType(schema=form)}
        self.request_body = RequestBody(content, required=True)


@post("/", operation_class=Upload, summary="Make a deck")
async def make_deck(
    request: AnyRequest, service: TheService, library: TheLibrary, queue: TheQueue
) -> DeckMade:
    who = address(request, service)
    with _counted(service.metrics), queue.place(who) as place:
        service.limits.spend("deck", who)
        await service.caps.spend("deck", who)
        async with (
            service.caps.importing(who),
            in_thread(library.storage.workspace()) as folder,
        ):
            kind = request.headers.get("content-type", "")
            form = await receive(request.stream(), kind, folder, library, place)
            wishes = Wishes(name=form.fields.get("name", ""))
            async with queue.turn(who):
                imported = await _import(library, form, wishes, folder)
    service.app.read_soon(imported.deck)
    return await asyncio.to_thread(_made, library, imported)


@contextmanager
def _counted(metrics: Metrics) -> Iterator[None]:
    outcome = "failed"
    try:
        with metrics.importing.track_inprogress():
            yield
        outcome = "made"
    except GameError:
        outcome = "refused"
        raise
    finally:
        metrics.imports.labels(outcome).inc()


async def _import(library: Library, form: Form, wishes: Wishes, folder: Path) -> Imported:
    importer = Importer(library)
    try:
        return await asyncio.to_thread(importer.run, form.files, wishes, folder)
    except asyncio.CancelledError:
        await asyncio.to_thread(importer.stop)
        raise


def _made(library: Library, imported: Imported) -> DeckMade:
    deck = library.get(imported.deck)
    cards = card_views(deck, "en")
    return DeckMade(deck.deck, deck.name, cards, imported.secret, imported.refused)


@delete("/{deck:str}", summary="Delete a deck of one's own")
async def delete_deck(
    request: AnyRequest, service: TheService, library: TheLibrary, deck: FromPath[str]
) -> None:
    await find_decks(request, service, library, deck)
    await asyncio.to_thread(library.delete, deck, bearer(request.headers) or "")
    await service.app.visits.check_tables()


def no_pictures(_: Request[Any, Any, Any], error: NoPictures) -> Response[NoDeckMade]:
    answer = NoDeckMade(error.code, error.message, error.refused)
    return Response(answer, status_code=STATUS[error.code], media_type=MediaType.JSON)


def routes(library: Library) -> Router:
    queue = Queue()
    return Router(
        "/api/decks",
        route_handlers=[list_decks, read_deck, read_image, make_deck, delete_deck],
        dependencies={
            "library": Provide(lambda: library, sync_to_thread=False, use_cache=True),
            "queue": Provide(lambda: queue, sync_to_thread=False, use_cache=True),
        },
        exception_handlers={NoPictures: no_pictures},
        request_max_body_size=library.limits.upload_bytes,
        tags=["decks"],
    )
