"""The state of Stella after an event."""

from typing import assert_never

from msgspec.structs import replace

from reverie.games.moves import Continued, Occupied
from reverie.games.seats import put, without
from reverie.games.stella.decide import next_scout
from reverie.games.stella.events import (
    Announced,
    CardShown,
    FlipAgreed,
    Marked,
    PenPassed,
    PenTaken,
    RoundScored,
    RoundStarted,
    Shown,
    StellaEvent,
    WordFlipped,
)
from reverie.games.stella.state import COLUMNS, ROUNDS, Stella


def evolve(state: Stella, event: StellaEvent) -> Stella:
    match event:
        case Marked():
            return replace(state, slates=put(state.slates, event.seat, event.cards))
        case PenPassed():
            return replace(state, done=(*state.done, event.seat))
        case PenTaken():
            return replace(state, done=without(state.done, event.seat))
        case FlipAgreed():
            return replace(state, agreed=(*state.agreed, event.seat))
        case WordFlipped():
            return replace(state, flipped=True, slates=((),) * state.players, done=())
        case Announced():
            return replace(
                state,
                phase="reveal",
                counts=event.counts,
                dark=event.dark,
                scout=state.first_scout,  # S13
            )
        case CardShown():
            return _shown(state, event.shown)
        case RoundScored():
            return _scored(state, event.points)
        case RoundStarted():
            return _started(state, event)
        case Continued():
            return replace(state, continued=(*state.continued, event.seat))
        case Occupied():
            return _occupied(state, event)
        case _:
            assert_never(event)


def _occupied(state: Stella, event: Occupied) -> Stella:
    bots = put(state.bots, event.seat, event.bot)
    if event.bot:
        return replace(state, bots=bots)
    # What a bot has agreed to is not the word of the person who comes back.
    return replace(
        state,
        bots=bots,
        agreed=state.agreed if state.flipped else without(state.agreed, event.seat),
        continued=without(state.continued, event.seat),
    )


def _shown(state: Stella, card: Shown) -> Stella:
    shown = (*state.shown, card)
    fallen = (*state.fallen, card.scout) if card.outcome == "fall" else state.fallen
    return replace(
        state,
        shown=shown,
        fallen=fallen,
        stars=tuple(map(sum, zip(state.stars, card.stars, strict=True))),
        scout=next_scout(card.scout, state.slates, shown, fallen),
    )


def _scored(state: Stella, points: tuple[int, ...]) -> Stella:
    phase = "over" if state.round == ROUNDS else "scored"
    return replace(state, phase=phase, rounds=(*state.rounds, points))


def _started(state: Stella, event: RoundStarted) -> Stella:
    start = event.row * COLUMNS
    return replace(
        state,
        phase="associate",
        round=state.round + 1,
        first_scout=(state.first_scout + 1) % state.players,
        grid=(*state.grid[:start], *event.cards, *state.grid[start + COLUMNS :]),
        pile=state.pile[COLUMNS:],
        slates=((),) * state.players,
        stars=(0,) * state.players,
        flipped=False,
        agreed=(),
        done=(),
        counts=None,
        dark=None,
        scout=None,
        shown=(),
        fallen=(),
        continued=(),
    )
