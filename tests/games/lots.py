"""A game in few lines: the highest number that only one player names is worth its points.

Nothing else knows of it. It is here to show that the contract of ``reverie.games.game`` is all
that a game needs to be played on a server.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from reverie.games.agreement import agree, deciders, is_unanimous
from reverie.games.errors import Malformed
from reverie.games.game import Box, Game
from reverie.games.moves import (
    CanContinue,
    Continue,
    Continued,
    Dice,
    Event,
    Move,
    News,
    Occupied,
    Occupy,
    Offer,
    during,
)
from reverie.games.seats import leaders, put

NUMBERS = (1, 2, 3)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 2


class Setup(Struct, frozen=True, tag="lots"):
    seed: str
    bots: tuple[bool, ...]
    rounds: int
    cards: tuple[str, ...] = ()
    """It is played without any."""


class Name(Move, frozen=True, tag="name"):
    number: int


class CanName(Offer, frozen=True, tag="name"):
    choices: tuple[int, ...] = field(name="from", default=NUMBERS)

    def at_random(self, dice: Dice) -> Name:
        return Name(number=dice.choice(self.choices))


class Named(Event, frozen=True, tag="named"):
    seat: int
    number: int


class NamedNews(News, frozen=True, tag="named"):
    seat: int


class Lots(Struct, frozen=True, tag="lots"):
    bots: tuple[bool, ...]
    left: int
    named: tuple[int | None, ...]
    totals: tuple[int, ...]
    continued: tuple[int, ...] = ()

    @property
    def phase(self) -> str:
        if None in self.named:
            return "name"
        return "scored" if self.left else "over"

    @property
    def step(self) -> tuple[str | int, ...]:
        return (self.phase, self.left)


class Public(Struct, frozen=True, tag_field="kind", tag="lots"):
    phase: str
    waiting_for: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None
    named: tuple[int | None, ...] | None


class Own(Struct, frozen=True):
    mine: int | None


class LotsView(Public, frozen=True, tag="lots"):
    mine: int | None


def start(setup: Setup) -> Lots:
    players = len(setup.bots)
    return Lots(setup.bots, setup.rounds, (None,) * players, (0,) * players)


def decide(state: Lots, seat: int, move: Any) -> tuple[Event, ...]:
    match move:
        case Name():
            during("name", state.phase)
            if state.named[seat] or move.number not in NUMBERS:
                raise Malformed("One number of those that there are.")
            return (Named(seat, move.number),)
        case Continue():
            during("scored", state.phase)
            said = deciders(state.bots) if move.all else agree(state.bots, state.continued, seat)
            return tuple(Continued(each) for each in said if each not in state.continued)
        case Occupy():
            return (Occupied(seat, move.bot),)
    raise AssertionError(move)


def evolve(state: Lots, event: Any) -> Lots:
    match event:
        case Named():
            named = put(state.named, event.seat, event.number)
            after = replace(state, named=named)
            return after if None in named else _scored(after)
        case Continued():
            said = (*state.continued, event.seat)
            if not is_unanimous(state.bots, said):
                return replace(state, continued=said)
            return replace(state, continued=(), named=(None,) * len(state.bots))
        case Occupied():
            return replace(state, bots=put(state.bots, event.seat, event.bot))
    raise AssertionError(event)


def _scored(state: Lots) -> Lots:
    alone = [number for number in NUMBERS if state.named.count(number) == 1]
    best = max(alone, default=0)
    points = (best if number == best else 0 for number in state.named)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    return replace(state, left=state.left - 1, totals=totals)


def waiting_for(state: Lots) -> tuple[int, ...]:
    if state.phase == "scored":
        return tuple(seat for seat in deciders(state.bots) if seat not in state.continued)
    return tuple(seat for seat, number in enumerate(state.named) if number is None)


def public(state: Lots) -> Public:
    known = None if state.phase == "name" else state.named
    winners = leaders(state.totals) if state.phase == "over" else None
    return Public(state.phase, waiting_for(state), state.totals, winners, known)


def can(state: Lots, seat: int | None) -> tuple[Offer, ...]:
    if seat is None or seat not in waiting_for(state):
        return ()
    return (CanContinue(),) if state.phase == "scored" else (CanName(),)


def prepare(options: Options, box: Box) -> Setup:
    return Setup(box.seed, box.bots, options.rounds)


LOTS = Game(
    name="lots",
    counts=(2, 3, 4),
    options=Options,
    setup=Setup,
    state=Lots,
    move=Name | Continue,
    event=Named | Continued | Occupied,
    offer=CanName | CanContinue,
    news=NamedNews,
    play=LotsView,
    cards_needed=lambda _players: 0,
    prepare=prepare,
    start=start,
    decide=decide,
    evolve=evolve,
    public=public,
    own=lambda state, seat: Own(None if seat is None else state.named[seat]),
    can=can,
    waiting_for=waiting_for,
    told={Named: lambda event: NamedNews(event.seat)},
)
