"""One game between contestants, and all that is worth knowing of it afterwards."""

from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import asdict, replace

from reverie.arena.contestants import Entrant, answer
from reverie.arena.seats import Seating
from reverie.arena.spec import Spec
from reverie.bots.chance import choose as any_move
from reverie.client.offers import NotOffered, check, read_move
from reverie.client.reading import View
from reverie.decks.words import discovery_cards, word_cards
from reverie.games import GAMES
from reverie.games.game import Box
from reverie.games.moves import CanContinue, Continue, Move
from reverie.games.stella.moves import CanPassPen, Mark, PassPen
from reverie.tables.colours import COLOURS
from reverie.tables.options import Options
from reverie.tables.table import Seat, Table
from reverie.tables.view import view as table_view

LONGEST = 50_000
MOST_SLATES = 20


class Decision(Struct, frozen=True):
    seat: int
    phase: str
    seconds: float
    cost: float
    wrong: str | None = None
    """Why a move by chance was made instead."""


class Round(Struct, frozen=True):
    """A turn, or a round of Stella, when it was scored: what everybody could see then."""

    number: int
    play: dict[str, Any]
    points: tuple[int, ...]


class Result(Struct, frozen=True):
    deal: int
    seats: tuple[int, ...]
    totals: tuple[int, ...]
    """Of every seat; in Team of its team."""
    winners: tuple[int, ...]
    rounds: tuple[Round, ...]
    decisions: tuple[Decision, ...]


class Match:
    def __init__(
        self, spec: Spec, seating: Seating, entrants: tuple[Entrant, ...], cards: tuple[str, ...]
    ) -> None:
        self.rules = GAMES[spec.game]
        self._seating = seating
        self._chance = Random(f"{seating.seed}/instead")  # noqa: S311 - a game
        self.bots = [
            entrants[who](f"{seating.seed}/{who}/{seat}") for seat, who in enumerate(seating.seats)
        ]
        words, first = word_cards(spec.language), discovery_cards(spec.language)
        box = Box(seating.seed, (True,) * spec.players, cards, words, first)
        options = convert(spec.options, self.rules.options)
        self.state: Any = self.rules.start(self.rules.prepare(options, box))
        self._first = Random(f"{seating.seed}/first").randrange(spec.players)  # noqa: S311
        names = [spec.contestants[who].name for who in seating.seats]
        self._table = Table(
            code="ARENA",
            game=spec.game,
            options=Options(deck=spec.deck, language=spec.language),
            deck_size=len(cards),
            opened=0.0,
            seats=tuple(
                Seat(name, colour, None, bot=False, program=True)
                for name, colour in zip(names, COLOURS, strict=False)
            ),
            status="playing",
        )
        self._version = 0
        self._slates: dict[tuple[int, int], int] = {}
        self.rounds: list[Round] = []
        self.decisions: list[Decision] = []

    def play(self) -> Result:
        for _ in range(LONGEST):
            if self.state.phase == "over":
                return self._result()
            seat = self._next()
            self._make(seat, self._choose(seat))
        raise RuntimeError("The game does not end.")

    def _next(self) -> int:
        if self.state.phase == "tell" and self.state.storyteller is None:
            return self._first
        seat: int = self.rules.view(self.state, None).waiting_for[0]
        return seat

    def _view(self, seat: int) -> View:
        table = _with(self._table, self.state, self._version)
        return View(**asdict(table_view(table, seat)))

    def _choose(self, seat: int) -> Move:
        can: Any = self.rules.can(self.state, seat)
        if any(isinstance(offer, CanContinue) for offer in can):
            return Continue()
        bot, view, wrong = self.bots[seat], self._view(seat), None
        spent = getattr(bot, "cost", 0.0)
        begun = perf_counter()
        try:
            told = answer(bot, view, can)
            move = self._decided(seat, read_move(told, self.rules.move), can)
            check(move, can)
        except NotOffered as error:
            wrong = str(error)
        except Exception as error:  # a bot's own fault is counted, and the game goes on
            wrong = f"{type(error).__name__}: {error}"
        if wrong is not None:
            other = any_move(can, self._chance)
            assert other is not None
            move = other
        cost = getattr(bot, "cost", 0.0) - spent
        took = perf_counter() - begun
        self.decisions.append(Decision(seat, self.state.phase, took, cost, wrong))
        return move

    def _decided(self, seat: int, move: Move, can: tuple[Any, ...]) -> Move:
        """As at a server: who marks the same again, or on and on, has finished."""
        if not isinstance(move, Mark) or not any(isinstance(one, CanPassPen) for one in can):
            return move
        key = (seat, self.state.round)
        self._slates[key] = self._slates.get(key, 0) + 1
        same = tuple(sorted(move.cards)) == self.state.slates[seat]
        return PassPen() if same or self._slates[key] > MOST_SLATES else move

    def _make(self, seat: int, move: Move) -> None:
        before = self.state.phase
        for event in self.rules.decide(self.state, seat, move):
            self.state = self.rules.evolve(self.state, event)
        self._version += 1
        if self.state.phase in ("scored", "over") and before not in ("scored", "over"):
            view = self.rules.view(self.state, None)
            points = view.points if hasattr(view, "points") else view.rounds[-1]
            self.rounds.append(Round(len(self.rounds) + 1, _plain(view, self.state), points))

    def _result(self) -> Result:
        end = self.rules.view(self.state, None)
        seats = range(len(self._seating.seats))
        sides = len(end.totals)
        return Result(
            deal=self._seating.deal,
            seats=self._seating.seats,
            totals=tuple(end.totals[seat % sides] for seat in seats),
            winners=tuple(seat for seat in seats if seat % sides in end.winners),
            rounds=tuple(self.rounds),
            decisions=tuple(self.decisions),
        )


def _with(table: Table, state: Any, version: int) -> Table:
    return replace(table, play=state, version=version)


def _plain(view: Any, state: Any) -> dict[str, Any]:
    """What a round is measured by. Slates are not public, but the game is over when it is read."""
    names = ("clue", "storyteller", "images", "owners", "votes", "red", "grid", "shown", "counts")
    every = (*names, "dark", "fallen")
    found = {name: getattr(view, name) for name in every if hasattr(view, name)}
    if hasattr(state, "slates"):
        found["slates"] = state.slates
    return found
