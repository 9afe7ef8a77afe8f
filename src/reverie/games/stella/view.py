"""What a seat, or a spectator, may know of a game of Stella (G1), and what it may do."""

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple, replace

from reverie.games.agreement import deciders
from reverie.games.moves import CanContinue
from reverie.games.seats import leaders
from reverie.games.stella import scoring
from reverie.games.stella.events import Shown
from reverie.games.stella.moves import (
    CanFlipWord,
    CanMark,
    CanPassPen,
    CanShow,
    CanTakePen,
    StellaCan,
)
from reverie.games.stella.scoring import Reasons
from reverie.games.stella.state import MOST_CROSSES, POSITIONS, Phase, Stella

CAN_MARK = CanMark(choices=POSITIONS, min=0, max=MOST_CROSSES)


class Flip(Struct, frozen=True):
    agreed: tuple[int, ...]
    used: bool


class StellaPublic(Struct, frozen=True, tag_field="kind", tag="stella"):
    phase: Phase
    round: int
    grid: tuple[str, ...]
    clue: str
    flip: Flip
    first_scout: int
    done: tuple[int, ...]
    counts: tuple[int, ...] | None
    dark: int | None
    scout: int | None
    shown: tuple[Shown, ...]
    fallen: tuple[int, ...]
    stars: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    reasons: Reasons | None
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None
    waiting_for: tuple[int, ...]


class StellaOwn(Struct, frozen=True):
    slate: tuple[int, ...] | None


class StellaView(StellaPublic, frozen=True, tag="stella"):
    slate: tuple[int, ...] | None


class StellaReplay(StellaView, frozen=True, tag="stella"):
    """A game that is over, as it was; ``slates`` where everything is told."""

    slates: tuple[tuple[int, ...], ...] | UnsetType = UNSET


def everything(state: Stella) -> StellaReplay:
    return replace(
        StellaReplay(*astuple(public(state)), *astuple(own(state, None))), slates=state.slates
    )


def own(state: Stella, seat: int | None) -> StellaOwn:
    return StellaOwn(slate=None if seat is None else state.slates[seat])


def public(state: Stella) -> StellaPublic:
    totals = state.totals
    return StellaPublic(
        phase=state.phase,
        round=state.round,
        grid=state.grid,
        clue=state.clue,
        flip=Flip(state.agreed, state.flipped),
        first_scout=state.first_scout,
        done=state.done,
        counts=state.counts,
        dark=state.dark,
        scout=state.scout,
        shown=state.shown,
        fallen=state.fallen,
        stars=state.stars,
        rounds=state.rounds,
        reasons=_reasons(state),
        totals=totals,
        winners=leaders(totals) if state.phase == "over" else None,  # S24
        waiting_for=waiting_for(state),
    )


def _reasons(state: Stella) -> Reasons | None:
    if state.phase not in ("scored", "over"):
        return None
    return scoring.reasons(state.players, state.shown, state.dark, state.fallen)


def waiting_for(state: Stella) -> tuple[int, ...]:
    if state.phase == "associate":
        return tuple(seat for seat in range(state.players) if seat not in state.done)
    if state.phase == "scored":
        return tuple(seat for seat in deciders(state.bots) if seat not in state.continued)
    return () if state.scout is None else (state.scout,)


def can(state: Stella, seat: int | None) -> tuple[StellaCan, ...]:
    if seat is None:
        return ()
    if state.phase == "associate":
        return (*_can_mark(state, seat), *_can_flip(state, seat))
    if state.phase == "reveal" and seat == state.scout:
        shown = state.shown_cards
        return (CanShow(choices=tuple(c for c in state.slates[seat] if c not in shown)),)
    if state.phase == "scored" and seat in waiting_for(state):
        return (CanContinue(),)
    return ()


def _can_mark(state: Stella, seat: int) -> tuple[StellaCan, ...]:
    if seat in state.done:
        return (CanTakePen(),)
    return (CAN_MARK, CanPassPen()) if state.slates[seat] else (CAN_MARK,)


def _can_flip(state: Stella, seat: int) -> tuple[StellaCan, ...]:
    if state.flipped or seat in state.agreed or seat not in deciders(state.bots):
        return ()
    return (CanFlipWord(),)
