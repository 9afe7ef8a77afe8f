"""The moves of Odyssey, Party and Team and what a seat is offered."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from reverie.games.moves import Can, CanContinue, Continue, Move, Occupy

LONGEST_CLUE = 200

Image = Annotated[int, Meta(ge=0)]
Chosen = Annotated[tuple[Image, ...], Meta(max_length=24)]


class BlindTell(Move, frozen=True, tag="tell", kw_only=True):
    """A clue for no card."""

    clue: str | None = None
    aloud: bool = False


class Tell(BlindTell, frozen=True, tag="tell", kw_only=True):
    """A clue for a card of one's hand."""

    card: str


class Give(Move, frozen=True, tag="give"):
    cards: tuple[str, ...]


class Vote(Move, frozen=True, tag="vote"):
    images: Chosen


class ColouredVote(Vote, frozen=True, tag="vote"):
    """A green vote, and the storyteller's red one."""

    red: Image | None = None


ClassicMove = Tell | Give | Vote | Continue
PartyMove = BlindTell | Give | ColouredVote | Continue
AnyMove = BlindTell | Give | Vote | Continue | Occupy


class Length(Struct, frozen=True):
    min: int
    max: int


class CanTell(Can, frozen=True, tag="tell"):
    choices: tuple[str, ...] | UnsetType = field(name="from", default=UNSET)
    clue: Length = Length(1, LONGEST_CLUE)


class CanGive(Can, frozen=True, tag="give"):
    choices: tuple[str, ...] = field(name="from")
    min: int
    max: int


class CanVote(Can, frozen=True, tag="vote"):
    choices: tuple[int, ...] = field(name="from")
    min: int
    max: int
    red: tuple[int, ...] | UnsetType = UNSET


OdysseyCan = CanTell | CanGive | CanVote | CanContinue
