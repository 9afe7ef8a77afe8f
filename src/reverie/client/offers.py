"""Nothing is sent that is not offered: a move is held against ``can`` before it leaves."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict

from reverie.client.reading import Offer
from reverie.games.moves import Move
from reverie.games.odyssey.moves import BlindTell, CanTell
from reverie.games.text import clean, is_blank
from reverie.tables.moves import CanAddBot, CanArrange, CanConfigure

CHOSEN = ("cards", "card", "images", "seat")
"""The fields of a move that name something ``from`` an offer."""


class NotOffered(ValueError):
    """A move that the server would refuse; it was not sent."""


def kind(thing: Move | Offer) -> str:
    """The type of a move or an offer, as it is on the wire."""
    return str(thing.__struct_config__.tag)


def check(move: Move, can: Sequence[Offer]) -> None:
    """Raises NotOffered where the move is not within one of the offers."""
    offer = next((offer for offer in can if kind(offer) == kind(move)), None)
    if offer is None:
        offered = ", ".join(map(kind, can)) or "nothing"
        raise NotOffered(f"“{kind(move)}” is not offered now, but {offered}.")
    match offer:
        case CanTell():
            _check_clue(move, offer)
        case CanConfigure():
            _among(getattr(move, "options", None) or {}, offer.options, "option")
            _among(filter(None, [getattr(move, "game", None)]), offer.games, "game")
        case CanAddBot():
            _among((getattr(move, "level", None),), offer.levels, "level")
        case CanArrange():
            _among(getattr(move, "seats", ()), offer.seats, "seat")
    _check_choice(move, offer)


def _check_choice(move: Move, offer: Offer) -> None:
    bounds, fields = asdict(offer), asdict(move)
    choices = bounds.get("for_good" if fields.get("for_good") else "choices", UNSET)
    for name in CHOSEN:
        if name in fields and choices is not UNSET:
            _count(_listed(fields[name]), choices, bounds)
    red = bounds.get("red", UNSET)
    if red is not UNSET:
        _among((fields.get("red"),), red, "red image")
    elif fields.get("red") is not None:
        raise NotOffered("There is no red vote to cast.")
    if fields.get("all") and bounds.get("all") is not True:
        raise NotOffered("Only the host goes on for everybody.")


def _count(chosen: Sequence[Any], choices: Iterable[Any], bounds: dict[str, Any]) -> None:
    _among(chosen, choices, "choice")
    if len(set(chosen)) != len(chosen):
        raise NotOffered(f"{list(chosen)} names something twice.")
    least, most = bounds.get("min", 1), bounds.get("max", 1)
    if not least <= len(chosen) <= most:
        raise NotOffered(f"{len(chosen)} were chosen; {least} to {most} are offered.")


def _check_clue(move: Move, offer: CanTell) -> None:
    assert isinstance(move, BlindTell)
    if move.aloud == (move.clue is not None):
        raise NotOffered("A clue is either written or said aloud.")
    if (offer.choices is UNSET) != (getattr(move, "card", None) is None):
        raise NotOffered("A clue is for a card where cards are offered, and only there.")
    if move.clue is None:
        return
    clue = clean(move.clue)
    if is_blank(clue) or not offer.clue.min <= len(clue) <= offer.clue.max:
        raise NotOffered(f"A clue has {offer.clue.min} to {offer.clue.max} characters.")


def _among(chosen: Iterable[Any], choices: Iterable[Any], what: str) -> None:
    allowed = set(choices)
    if wrong := [one for one in chosen if one not in allowed]:
        raise NotOffered(f"There is no {what} {wrong[0]!r} among those that are offered.")


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, tuple | list) else (value,)


def read_move(told: Any, moves: Any) -> Move:
    """A move as a bot answers it: a struct, or the same as a dictionary."""
    if isinstance(told, Move):
        return told
    try:
        return msgspec.convert(told, moves)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise NotOffered(f"This is no move: {error}.") from None
