"""What a bus must do: every subscriber hears every message."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from reverie.games.moves import MoveId
from reverie.tables.news import AnyNews


class Asked(Struct, frozen=True):
    """Whose move it was: the hash of their token, and their id of the move."""

    token_hash: str
    id: MoveId


class Moved(Struct, frozen=True, tag="moved"):
    code: str
    version: int
    news: tuple[AnyNews, ...]
    asked: Asked | None = None


class Said(Struct, frozen=True, tag="said"):
    code: str
    seat: int | None
    text: str


Message = Moved | Said


class Bus(Protocol):
    def publish(self, message: Message) -> None: ...

    def subscribe(self, hear: Callable[[Message], None]) -> None: ...
