"""Moves and events in words."""

from collections.abc import Iterable
from typing import Any, assert_never

import msgspec

from reverie.games.moves import Continued, Move, Occupied
from reverie.games.odyssey.events import (
    AskedAgain,
    Claimed,
    Given,
    GiverNamed,
    HandsPassed,
    Laid,
    OdysseyEvent,
    Owned,
    Told,
    TurnScored,
    TurnStarted,
    Voted,
    VotedRed,
)
from reverie.games.stella.events import (
    Announced,
    CardShown,
    FlipAgreed,
    Marked,
    PenPassed,
    PenTaken,
    RoundScored,
    RoundStarted,
    StellaEvent,
    WordFlipped,
)

ROWS = ("top", "middle", "bottom")
OUTCOMES = {"spark": "a Spark", "super_spark": "a Super-Spark", "fall": "a Fall"}


def listed(values: Iterable[Any]) -> str:
    return " ".join(map(str, values)) or "none"


def said(move: Move) -> str:
    """A move as it goes over the wire, without the brackets and the fields left out."""
    fields = msgspec.to_builtins(move)
    kind = fields.pop("type")
    used = [
        (key, value) for key, value in fields.items() if value is not None and value is not False
    ]
    return " ".join([kind, *(_said(key, value) for key, value in used)])


def _said(key: str, value: Any) -> str:
    if isinstance(value, tuple | list):
        return f"{key} {listed(value)}"
    return key if value is True else f"{key} {value}"


def told(event: StellaEvent | OdysseyEvent) -> str:
    match event:
        case Continued():
            return f"{event.seat} has seen the scores"
        case Occupied():
            return f"{'a bot' if event.bot else 'a person'} sits in {event.seat}"
        case GiverNamed():
            return f"{event.by} says that {event.seat} gives"
        case Told() | Given() | Laid() | Voted() | VotedRed() | TurnScored():
            return _of_a_turn(event)
        case Claimed() | AskedAgain() | Owned():
            return _of_real_cards(event)
        case TurnStarted() | HandsPassed():
            return _between_turns(event)
        case _:
            return _of_stella(event)


def _of_a_turn(event: Told | Given | Laid | Voted | VotedRed | TurnScored) -> str:
    match event:
        case Told():
            clue = "aloud" if event.clue is None else f"“{event.clue}”"
            return f"{event.seat} tells {clue}"
        case Given():
            return f"{event.seat} has given {listed(event.cards)}"
        case Laid():
            if not event.owners:
                return f"laid: {listed(event.images)}"
            laid = zip(event.images, event.owners, strict=True)
            return f"laid: {' '.join(f'{card} of {owner},' for card, owner in laid)[:-1]}"
        case Voted():
            return f"{event.seat} is on {listed(event.images)}"
        case VotedRed():
            return f"red is on {event.image}"
        case TurnScored():
            return f"points {listed(event.points)}{', and it is over' if event.over else ''}"
        case _:
            assert_never(event)


def _of_real_cards(event: Claimed | AskedAgain | Owned) -> str:
    match event:
        case Claimed():
            return f"{event.seat} says mine: {listed(event.images)}"
        case AskedAgain():
            return f"{listed(event.seats)} have named the same, and are asked again"
        case Owned():
            return f"the images are of {listed(event.owners)}"
        case _:
            assert_never(event)


def _between_turns(event: TurnStarted | HandsPassed) -> str:
    if isinstance(event, HandsPassed):
        return "every hand goes to the left"
    dealt = "; ".join(f"{seat}: {listed(cards)}" for seat, cards in enumerate(event.dealt) if cards)
    if event.pile is None:
        return f"dealt {dealt or 'nothing'}"
    return f"dealt {dealt}; the discards are shuffled, the pile has {len(event.pile)}"


def _of_stella(event: StellaEvent) -> str:
    match event:
        case Marked():
            return f"{event.seat} has crosses on {listed(event.cards)}"
        case PenPassed():
            return f"{event.seat} has passed the pen"
        case PenTaken():
            return f"{event.seat} has the pen again"
        case FlipAgreed():
            return f"{event.seat} wants the other word"
        case WordFlipped():
            return "the other word is the clue, all slates are wiped"
        case Announced():
            dark = "nobody is" if event.dark is None else f"{event.dark} is"
            return f"crosses {listed(event.counts)}, {dark} in the Dark"
        case CardShown():
            shown = event.shown
            on = f"marked by {listed(shown.players)}, stars {listed(shown.stars)}"
            return f"{shown.card} is {OUTCOMES[shown.outcome]}: {on}"
        case RoundScored():
            return f"points {listed(event.points)}"
        case RoundStarted():
            return f"the {ROWS[event.row]} row is now {listed(event.cards)}"
        case Continued() | Occupied():
            return told(event)
        case _:
            assert_never(event)
