"""The moves of Stella and what a seat is offered."""

from typing import Annotated, ClassVar

from msgspec import Meta, field

from reverie.games.moves import CanContinue, Continue, Dice, Move, Occupy, Offer

USUAL_CROSSES = range(3, 8)

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


class CanMark(Offer, frozen=True, tag="mark"):
    choices: tuple[int, ...] = field(name="from")
    min: int
    max: int

    def at_random(self, dice: Dice) -> Mark:
        crosses = min(max(dice.choice(USUAL_CROSSES), self.min), self.max)
        return Mark(cards=tuple(dice.sample(self.choices, crosses)))


class CanPassPen(Offer, frozen=True, tag="pass_pen"):
    def at_random(self, dice: Dice) -> PassPen:
        return PassPen()


class CanTakePen(Offer, frozen=True, tag="take_pen"):
    leads_on: ClassVar[bool] = False

    def at_random(self, dice: Dice) -> TakePen:
        return TakePen()


class CanFlipWord(Offer, frozen=True, tag="flip_word"):
    leads_on: ClassVar[bool] = False

    def at_random(self, dice: Dice) -> FlipWord:
        return FlipWord()


class CanShow(Offer, frozen=True, tag="show"):
    choices: tuple[int, ...] = field(name="from")

    def at_random(self, dice: Dice) -> Show:
        return Show(card=dice.choice(self.choices))


StellaCan = CanMark | CanPassPen | CanTakePen | CanFlipWord | CanShow | CanContinue
