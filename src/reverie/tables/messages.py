"""What goes over a socket."""

from msgspec import UNSET, Raw, Struct, UnsetType

from reverie.games.errors import Code
from reverie.tables.news import AnyNews, Mood
from reverie.tables.view import View


class Message(Struct, frozen=True, tag_field="type"):
    pass


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=True):
    token: str | None = None


class MoveMessage(Message, frozen=True, tag="move", forbid_unknown_fields=True):
    move: Raw


class Ping(Message, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


class Say(Message, frozen=True, tag="say", forbid_unknown_fields=True):
    text: str


class React(Message, frozen=True, tag="react", forbid_unknown_fields=True):
    mood: Mood


class Watch(Message, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Somebody who looks on where there may be a seat for them tells the host who they are."""

    name: str


class Invite(Message, frozen=True, tag="invite", forbid_unknown_fields=True):
    """The host offers a watcher a seat."""

    watcher: str


class Decline(Message, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Who was offered a seat would rather watch."""


FromClient = Hello | MoveMessage | Ping | Say | React | Watch | Invite | Decline


class ViewMessage(Message, frozen=True, tag="view"):
    version: int
    view: View
    news: tuple[AnyNews, ...]
    id: str | UnsetType = UNSET
    """Of the viewer's own move, where that led to it."""


class RefusedMessage(Message, frozen=True, tag="refused"):
    id: str | None
    error: Code
    message: str
    suggestion: str | UnsetType = UNSET
    """What would not be refused, where that is known."""


class PongMessage(Message, frozen=True, tag="pong"):
    pass


class SaidMessage(Message, frozen=True, tag="said"):
    seat: int | None
    """None for who has left the table since."""
    text: str
    id: str
    """The same line may be told twice, also by another worker."""
    name: str
    """The speaker's, then."""
    at: float
    """When it was said, in seconds since 1970."""
    earlier: bool
    """Whether it was said before the listener came."""


class GoodbyeMessage(Message, frozen=True, tag="goodbye"):
    """The server stops: connect again in a moment."""

    retry_after: float


class AnnouncementMessage(Message, frozen=True, tag="announcement"):
    """From whoever runs the server, to everybody at every table."""

    text: str
    """Empty where there is none any more."""
    at: float | None
    """When what it tells of takes place, in seconds since 1970: shown by the reader's clock."""


class WatchingMessage(Message, frozen=True, tag="watching"):
    """To the host alone. It comes again as long as they look on."""

    watcher: str
    name: str


class InvitedMessage(Message, frozen=True, tag="invited"):
    """To a watcher: the host offers a seat, which is taken as every other, or not."""


class DeclinedMessage(Message, frozen=True, tag="declined"):
    """To the host alone: this watcher would rather watch."""

    watcher: str
    name: str


FromServer = (
    ViewMessage
    | RefusedMessage
    | PongMessage
    | SaidMessage
    | WatchingMessage
    | InvitedMessage
    | DeclinedMessage
    | GoodbyeMessage
    | AnnouncementMessage
)
