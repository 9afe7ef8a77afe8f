"""What a server sends, read with the types of the protocol.

The protocol grows: an offer, a piece of news or a message that this client does not know is left
out, and so is a field. What is known is checked.
"""

from contextlib import suppress
from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import asdict

from reverie.games.odyssey.moves import OdysseyCan
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.moves import StellaCan
from reverie.games.stella.view import StellaView
from reverie.tables.messages import (
    GoodbyeMessage,
    Message,
    PongMessage,
    RefusedMessage,
    SaidMessage,
)
from reverie.tables.news import AnyNews
from reverie.tables.view import AnyCan, TableView

Offer = AnyCan
GAME = StellaCan | OdysseyCan


class _RawView(TableView, frozen=True):
    version: int
    play: StellaView | OdysseyView | None
    you: int | None
    can: tuple[Raw, ...]


class _ViewMessage(Message, frozen=True, tag="view"):
    version: int
    view: _RawView
    news: tuple[Raw, ...] = ()
    id: str | UnsetType = UNSET


class View(TableView, frozen=True):
    """All that a seat may know, and what it may do now."""

    version: int
    play: StellaView | OdysseyView | None
    you: int | None
    can: tuple[Offer, ...]

    @property
    def awaited(self) -> bool:
        """Whether the game waits for this seat."""
        return self.play is not None and self.you in self.play.waiting_for

    @property
    def step(self) -> tuple[int | str | None, ...]:
        """What there is to do now; the same as long as nothing has changed for this seat."""
        play = self.play
        if play is None:
            return (self.status,)
        if isinstance(play, StellaView):
            return (play.phase, play.round, play.clue, len(play.shown))
        return (play.phase, play.turn, play.storyteller)


class Moment(Struct, frozen=True):
    """A view, and what has just happened."""

    view: View
    news: tuple[AnyNews, ...] = ()
    id: str | None = None
    """Of the move of one's own that led to it."""


Heard = Moment | RefusedMessage | SaidMessage | GoodbyeMessage | PongMessage
_decode = msgspec.json.Decoder(
    _ViewMessage | RefusedMessage | SaidMessage | GoodbyeMessage | PongMessage
).decode
_tag = msgspec.json.Decoder(dict[str, Raw]).decode


def read(text: str | bytes) -> Heard | None:
    """A message; none where it is of a kind that this client does not know."""
    try:
        message = _decode(text)
    except msgspec.ValidationError:
        known = {"view", "refused", "said", "goodbye", "pong"}
        if msgspec.json.decode(_tag(text).get("type", Raw(b"null"))) in known:
            raise
        return None
    if not isinstance(message, _ViewMessage):
        return cast("Heard", message)
    move_id = None if message.id is UNSET else message.id
    return Moment(_view(message.view), _known(message.news, AnyNews), move_id)


def read_view(body: bytes) -> View:
    """The view in an answer to a call."""

    class Seen(Struct, frozen=True):
        view: _RawView

    return _view(msgspec.json.decode(body, type=Seen).view)


def _view(raw: _RawView) -> View:
    fields = asdict(raw) | {"can": _known(raw.can, Offer)}
    return View(**fields)


def _known(parts: tuple[Raw, ...], kind: Any) -> tuple[Any, ...]:
    read = []
    for part in parts:
        with suppress(msgspec.ValidationError):
            read.append(msgspec.json.decode(part, type=kind))
    return tuple(read)
