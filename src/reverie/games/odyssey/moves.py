"""The moves of Odyssey, Party and Team and what a seat is offered."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from reverie.games.moves import CanContinue, Continue, Dice, Move, Occupy, Offer

LONGEST_CLUE = 200

Image = Annotated[int, Meta(ge=0)]
Chosen = Annotated[tuple[Image, ...], Meta(max_length=24)]


class BlindTell(Move, frozen=True, tag="tell", kw_only=True):
    """A clue for no card."""

    clue: str | None = None
    aloud: bool = False


class Tell(BlindTell, frozen=True, tag="tell", kw_only=True):
    """A clue for a card of one's hand, which is named unless it is a real one."""

    card: str | None = None


class Give(Move, frozen=True, tag="give"):
    """Cards of one's hand; a real one is laid down, and not named."""

    cards: tuple[str, ...] = ()


class Defer(Move, frozen=True, tag="defer"):
    """My partner shall give for the two of us (T3)."""


class Volunteer(Move, frozen=True, tag="volunteer"):
    """I give for the two of us (T3)."""


class Mine(Move, frozen=True, tag="mine"):
    """Real cards: which of the numbered images are one's own.

    Who does not know names fewer, or none, and gets of what is left.
    """

    images: Chosen


class Vote(Move, frozen=True, tag="vote"):
    images: Chosen


class ColouredVote(Vote, frozen=True, tag="vote"):
    """A green vote, and the storyteller's red one."""

    red: Image | None = None


ClassicMove = Tell | Give | Mine | Vote | Continue
TeamMove = ClassicMove | Defer | Volunteer
PartyMove = BlindTell | Give | Mine | ColouredVote | Continue
AnyMove = BlindTell | Give | Defer | Volunteer | Mine | Vote | Continue | Occupy


class Length(Struct, frozen=True):
    min: int
    max: int


class CanTell(Offer, frozen=True, tag="tell"):
    choices: tuple[str, ...] | UnsetType = field(name="from", default=UNSET)
    clue: Length = Length(1, LONGEST_CLUE)

    def at_random(self, dice: Dice) -> BlindTell:
        if self.choices is UNSET:
            return BlindTell(clue=dice.words())
        return Tell(card=dice.choice(self.choices), clue=dice.words())


class CanGive(Offer, frozen=True, tag="give"):
    choices: tuple[str, ...] = field(name="from")
    min: int
    max: int

    def at_random(self, dice: Dice) -> Give:
        return Give(cards=tuple(dice.sample(self.choices, self.min)))


class CanDefer(Offer, frozen=True, tag="defer"):
    leads_on = False

    def at_random(self, dice: Dice) -> Defer:
        return Defer()


class CanVolunteer(Offer, frozen=True, tag="volunteer"):
    leads_on = False

    def at_random(self, dice: Dice) -> Volunteer:
        return Volunteer()


class CanSayMine(Offer, frozen=True, tag="mine"):
    choices: tuple[int, ...] = field(name="from")
    min: int
    max: int

    def at_random(self, dice: Dice) -> Mine:
        """Who cannot see the cards takes what is left: so nobody else is asked again."""
        return Mine(images=())


class CanVote(Offer, frozen=True, tag="vote"):
    choices: tuple[int, ...] = field(name="from")
    min: int
    max: int
    red: tuple[int, ...] | UnsetType = UNSET

    def at_random(self, dice: Dice) -> Vote:
        images = tuple(dice.sample(self.choices, dice.randint(self.min, self.max)))
        if self.red is UNSET:
            return Vote(images=images)
        return ColouredVote(images=images, red=dice.choice(self.red))


ClassicCan = CanTell | CanGive | CanSayMine | CanVote | CanContinue
OdysseyCan = ClassicCan | CanDefer | CanVolunteer
