"""The moves of Stella and what a seat is offered."""

from typing import Annotated

from msgspec import Meta, field

from reverie.games.moves import Can, CanContinue, Continue, Move, Occupy

Position = Annotated[int, Meta(ge=0, le=14)]


class Mark(Move, frozen=True, tag="mark"):
    """The whole slate, replacing what was there."""

    cards: Annotated[tuple[Position, ...], Meta(max_length=15)]


class PassPen(Move, frozen=True, tag="pass_pen"):
    """Finished marking."""


class TakePen(Move, frozen=True, tag="take_pen"):
    """Not finished after all."""


class FlipWord(Move, frozen=True, tag="flip_word"):
    """Propose, or agree to, the other word of the card."""


class Show(Move, frozen=True, tag="show"):
    """As the scout, show a card that one has marked."""

    card: Position


StellaMove = Mark | PassPen | TakePen | FlipWord | Show | Continue
AnyMove = StellaMove | Occupy


class CanMark(Can, frozen=True, tag="mark"):
    choices: tuple[int, ...] = field(name="from")
    min: int
    max: int


class CanPassPen(Can, frozen=True, tag="pass_pen"):
    pass


class CanTakePen(Can, frozen=True, tag="take_pen"):
    pass


class CanFlipWord(Can, frozen=True, tag="flip_word"):
    pass


class CanShow(Can, frozen=True, tag="show"):
    choices: tuple[int, ...] = field(name="from")


StellaCan = CanMark | CanPassPen | CanTakePen | CanFlipWord | CanShow | CanContinue
