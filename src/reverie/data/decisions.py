"""The decisions of a table: each with the view that the seat had before it."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from reverie.games.game import AnyGame
from reverie.games.moves import Event
from reverie.games.odyssey.events import Given, GiverNamed, Told, Voted, VotedRed
from reverie.games.stella.events import CardShown, FlipAgreed, Marked, PenPassed, PenTaken
from reverie.tables.events import Change, Opened, Played, Started
from reverie.tables.evolve import evolve, open_table
from reverie.tables.options import Options
from reverie.tables.table import Seat, Table

Kind = Literal["person", "program", "bot"]
Decider = Literal[Kind, "timer"]


class Decision(Struct, frozen=True):
    number: int
    seat: int
    kind: Kind
    """Who sits there."""
    decided_by: Decider
    level: str | None
    """Of a bot of the house."""
    move: dict[str, Any]
    view: Any
    """What the seat knew before it."""
    play: Any
    """The state before it: for the exporter alone, never a column."""


class FinishedGame(Struct, frozen=True):
    code: str
    number: int
    rules: AnyGame
    options: Options
    names: tuple[str, ...]
    """Of everybody who sat at the table: to find them in clues, never a column."""
    decisions: tuple[Decision, ...]
    end: Any
    points: tuple[tuple[int, ...], ...]
    """Of every round or turn, by seat or team."""


class _Game:
    """A game while it is read."""

    def __init__(self, table: Table, number: int, started: Started) -> None:
        self.table, self.number = table, number
        self.state: Any = table.rules.start(started.setup)
        self.decisions: list[Decision] = []
        self.points: list[tuple[int, ...]] = []

    def play(self, seats: tuple[Seat, ...], played: Played) -> None:
        move = read_move(played.events)
        if move is not None:
            rules, seat = self.table.rules, seats[played.seat]
            kind: Kind = "bot" if seat.bot else "program" if seat.program else "person"
            self.decisions.append(
                Decision(
                    number=len(self.decisions),
                    seat=played.seat,
                    kind=kind,
                    decided_by="timer" if played.late else kind,
                    level=seat.level if seat.bot else None,
                    move=move,
                    view=rules.view(self.state, played.seat),
                    play=self.state,
                )
            )
        for event in played.events:
            self.state = self.table.rules.evolve(self.state, event)
            points = getattr(event, "points", None)
            if points is not None:
                self.points.append(points)

    def finish(self, names: tuple[str, ...]) -> FinishedGame | None:
        if self.state.phase != "over":
            return None
        return FinishedGame(
            self.table.code,
            self.number,
            self.table.rules,
            self.table.options,
            names,
            tuple(self.decisions),
            self.state,
            tuple(self.points),
        )


def finished_games(changes: Iterable[Change]) -> Iterator[FinishedGame]:
    """The games of a table that are over and that its host has given to research.

    It counts what was chosen when the game began, and what is chosen now: a host who takes it back
    takes it back for all of them.
    """
    table: Table | None = None
    games: list[_Game] = []
    names: set[str] = set()
    for change in changes:
        for event in change.events:
            if isinstance(event, Opened):
                table = open_table(event)
                continue
            assert table is not None
            if isinstance(event, Started):
                games.append(_Game(table, len(games) + 1, event))
            elif isinstance(event, Played):
                games[-1].play(table.seats, event)
            table = evolve(table, event)
            names |= {seat.name for seat in table.seats}
    if table is None or not table.options.research:
        return
    for game in games:
        if game.table.options.research and (finished := game.finish(tuple(sorted(names)))):
            yield finished


def read_move(events: tuple[Event, ...]) -> dict[str, Any] | None:
    """The move that led to these events, as on the wire; none for what is no decision."""
    first = events[0] if events else None
    match first:
        case Marked():
            return {"type": "mark", "cards": first.cards}
        case PenPassed():
            return {"type": "pass_pen"}
        case PenTaken():
            return {"type": "take_pen"}
        case FlipAgreed():
            return {"type": "flip_word"}
        case CardShown():
            return {"type": "show", "card": first.shown.card}
        case Told():
            given = next((event for event in events if isinstance(event, Given)), None)
            card = {"card": given.cards[0]} if given else {}
            return {"type": "tell", "clue": first.clue, "aloud": first.clue is None, **card}
        case Given():
            return {"type": "give", "cards": first.cards}
        case GiverNamed():
            return {"type": "volunteer" if first.by == first.seat else "defer"}
        case Voted():
            red = next((event for event in events if isinstance(event, VotedRed)), None)
            return {"type": "vote", "images": first.images} | ({"red": red.image} if red else {})
        case _:
            return None


def as_json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
