"""What is said between a server and the process in which its bots think.

A question holds a seat's view and what it may do, and what everybody may read in the deck: there
is no more to know.
"""

from msgspec import Raw, Struct

from reverie.bots.cards import CardText
from reverie.bots.characters import Level
from reverie.bots.sight import Sight
from reverie.games.unions import AnyOffer


class Terms(Struct, frozen=True):
    """The first message to the process, and its answer."""

    secret: str
    """What the bots' dice are made of."""
    encoder: bool
    awake: bool = False
    """Whether it answers only when the model is loaded, since others are asked meanwhile."""


class Know(Struct, frozen=True, tag=True):
    """The cards of a deck in a language; from now on they are known by this name."""

    deck: str
    language: str
    cards: dict[str, CardText]
    vectors: tuple[bytes, ...] = ()
    load: bool = False
    """Whether to load what writers said of them now, and not with the first question."""


class Choose(Struct, frozen=True, tag=True):
    game: str
    """One game at one table; another has other dice."""
    face: str | None
    level: Level
    deck: str
    sight: Sight
    can: tuple[AnyOffer, ...]
    hurry: bool = False
    """Whether it has waited for so long that a quick move is better than a good one."""


class Explain(Struct, frozen=True, tag=True):
    """What a bot saw in a card; the sight is in the language of who asks."""

    deck: str
    sight: Sight
    card: str
    face: str | None = None
    """Whose reason it is."""
    game: str = ""
    hurry: bool = False


class Embed(Struct, frozen=True, tag=True):
    texts: tuple[str, ...]


Question = Know | Choose | Explain | Embed


class Together(Struct, frozen=True, tag=True):
    """Several questions at once; they are answered one by one, in this order."""

    questions: tuple[Question, ...]


Message = Question | Together


class Done(Struct, frozen=True, tag=True):
    pass


class Chosen(Struct, frozen=True, tag=True):
    move: Raw
    """In MessagePack; its game tells the type."""
    hurried: bool = False


class NotYet(Struct, frozen=True, tag=True):
    seconds: float


class Explained(Struct, frozen=True, tag=True):
    sentence: str


class Embedded(Struct, frozen=True, tag=True):
    model: str
    values: bytes
    """A row of signed bytes for each text; none where there is no encoder."""


class Failed(Struct, frozen=True, tag=True):
    """It went wrong. What of, and where; never what the table was about."""

    kind: str
    where: str


Reply = Done | Chosen | NotYet | Explained | Embedded | Failed
