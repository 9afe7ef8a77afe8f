"""Reading ``can`` as a program would: a move within an offer, and whether an offer has a move."""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import UNSET, UnsetType

from reverie.games.moves import Can, CanContinue, Continue, Move
from reverie.games.odyssey.moves import (
    BlindTell,
    CanDefer,
    CanGive,
    CanSayMine,
    CanTell,
    CanVolunteer,
    CanVote,
    ColouredVote,
    Defer,
    Give,
    Mine,
    Tell,
    Volunteer,
    Vote,
)
from reverie.games.stella.moves import (
    CanFlipWord,
    CanMark,
    CanPassPen,
    CanShow,
    CanTakePen,
    FlipWord,
    Mark,
    PassPen,
    Show,
    TakePen,
)

PLAIN: dict[type[Can], type[Move]] = {
    CanPassPen: PassPen,
    CanTakePen: TakePen,
    CanFlipWord: FlipWord,
    CanContinue: Continue,
    CanDefer: Defer,
    CanVolunteer: Volunteer,
}
CLUES = ("a", "Il était une fois", "夜の海", "قمر", "🐇" * 200, "x" * 200, "two\nlines")


def within(offer: Can, chance: Random) -> Move:
    """Any move within the bounds of an offer, the bounds themselves included."""
    match offer:
        case CanMark():
            return Mark(cards=_some(offer.choices, offer.min, offer.max, chance))
        case CanShow():
            return Show(card=chance.choice(offer.choices))
        case CanTell():
            return _tell(offer.choices, chance)
        case CanGive():
            return Give(cards=_some(offer.choices, offer.min, offer.max, chance))
        case CanSayMine():
            return Mine(images=_some(offer.choices, offer.min, offer.max, chance))
        case CanVote():
            images = _some(offer.choices, offer.min, offer.max, chance)
            if offer.red is UNSET:
                return Vote(images=images)
            return ColouredVote(images=images, red=chance.choice(offer.red))
        case _:
            return PLAIN[type(offer)]()


def _some(choices: Sequence[Any], least: int, most: int, chance: Random) -> tuple[Any, ...]:
    return tuple(chance.sample(choices, chance.randint(least, most)))


def _tell(cards: Sequence[str] | UnsetType, chance: Random) -> Move:
    aloud = chance.random() < 0.2
    clue = None if aloud else chance.choice(CLUES)
    if isinstance(cards, UnsetType):
        return BlindTell(clue=clue, aloud=aloud)
    return Tell(card=chance.choice(cards), clue=clue, aloud=aloud)


def admits(offers: Iterable[Can], move: Move) -> bool:
    """Whether a move is within one of the offers."""
    return any(_has(offer, move) for offer in offers)


def _has(offer: Can, move: Move) -> bool:
    match offer, move:
        case CanMark(), Mark():
            return _bounded(move.cards, offer.choices, offer.min, offer.max)
        case CanGive(), Give():
            return _bounded(move.cards, offer.choices, offer.min, offer.max)
        case CanSayMine(), Mine():
            return _bounded(move.images, offer.choices, offer.min, offer.max)
        case CanShow(), Show():
            return move.card in offer.choices
        case CanTell(), BlindTell():
            return _names(offer.choices, move) and _is_clue(offer, move)
        case CanVote(), Vote():
            votes = _bounded(move.images, offer.choices, offer.min, offer.max)
            return votes and _is_red(offer.red, getattr(move, "red", None))
        case CanContinue(), Continue():
            return not move.all
        case _:
            return isinstance(move, PLAIN.get(type(offer), ()))


def _bounded(chosen: Sequence[Any], choices: Collection[Any], least: int, most: int) -> bool:
    different = set(chosen)
    once = len(different) == len(chosen)
    return once and different <= set(choices) and least <= len(chosen) <= most


def _names(cards: Collection[str] | UnsetType, move: BlindTell) -> bool:
    card = move.card if isinstance(move, Tell) else None
    return card is None if isinstance(cards, UnsetType) else card in cards


def _is_clue(offer: CanTell, move: BlindTell) -> bool:
    if move.clue is None or move.aloud:
        return move.aloud and move.clue is None
    return offer.clue.min <= len(move.clue.strip()) <= offer.clue.max


def _is_red(offered: Collection[int] | UnsetType, red: int | None) -> bool:
    return red is None if isinstance(offered, UnsetType) else red in offered
