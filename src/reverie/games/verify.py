"""Whether a game that was written down follows from its seed and the rules, to the last point.

Every event is held against what the rules make of the move that it came of: what was dealt and
drawn, what was scored, who was next. Nothing in a file is trusted.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, astuple

from reverie.games.errors import GameError
from reverie.games.game import AnyGame
from reverie.games.moves import Event


class Wrong(Exception):
    """What does not follow, in a sentence."""


class Lap(Struct, frozen=True):
    """What a round or a turn ended with."""

    clue: str | None
    points: tuple[int, ...]
    totals: tuple[int, ...]


def verify(game: AnyGame, setup: Any, start: Any, events: Sequence[Event]) -> tuple[Lap, ...]:
    """The rounds or turns of a game that is right; raises ``Wrong`` where it is not."""
    try:
        state = game.start(setup)
    except Exception:
        raise Wrong("With this set-up no game can be dealt.") from None
    if start != state:
        raise Wrong(f"What was dealt does not follow from the seed: {_differences(start, state)}.")
    laps: list[Lap] = []
    done = 0
    while done < len(events):
        happened = _decided(game, state, events, done)
        for event in happened:
            before, state = state, game.evolve(state, event)
            if (points := getattr(event, "points", None)) is not None:
                laps.append(Lap(before.clue, points, game.public(state).totals))
        done += len(happened)
    if state.phase != "over":
        raise Wrong(f"After {len(events)} events the game is not over.")
    return tuple(laps)


def _decided(game: AnyGame, state: Any, events: Sequence[Event], at: int) -> tuple[Event, ...]:
    """What the rules make of the next move, and the file tells in the same words."""
    said = f"Event {at + 1} ({_name(events[at])})"
    why = f"{said}: nobody has moved"
    for seat, move in game.asked(events[at : at + 2]):
        if not 0 <= seat < len(state.bots):
            raise Wrong(f"{said}: there is no seat {seat}.")
        try:
            right = tuple(game.decide(state, seat, move))
        except GameError as error:
            why = f"{said}: the rules refuse it: {error.message.removesuffix('.')}"
            continue
        told = tuple(events[at : at + len(right)])
        if told == right:
            return right
        why = _mismatch(told, right, at)
    raise Wrong(f"{why}.")


def _mismatch(told: Sequence[Event], right: Sequence[Event], at: int) -> str:
    for place, event in enumerate(right):
        if place >= len(told):
            return f"Event {at + place + 1} is missing: by the rules “{_name(event)}”"
        one = told[place]
        if one != event:
            said = f"Event {at + place + 1} ({_name(one)})"
            if type(one) is not type(event):
                return f"{said}: by the rules it is “{_name(event)}”"
            return f"{said}: {_differences(one, event)}"
    raise AssertionError("they differ")


def _differences(one: Any, other: Any) -> str:
    if type(one) is not type(other):
        return "it is of another game"
    names = [
        f"{name} is {value!r}, by the rules {by_rules!r}"
        for (name, value), by_rules in zip(asdict(one).items(), astuple(other), strict=True)
        if value != by_rules
    ]
    return "; ".join(names)[:400]


def _name(event: Event) -> str:
    return str(event.__struct_config__.tag)
