"""``reverie bots``: games between the characters, without a server."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct, convert
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from reverie.bots.cards import Cards, read_cards
from reverie.bots.chance import choose
from reverie.bots.characters import CAST, Character, Level, cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.decks.library import COMBINES, Library
from reverie.decks.words import discovery_cards, word_cards
from reverie.games import GAMES
from reverie.games.errors import Malformed
from reverie.games.game import Box
from reverie.games.moves import Move
from reverie.games.odyssey.moves import BlindTell

LONGEST = 20_000


class Terms(Struct, frozen=True):
    game: str
    players: int
    level: Level
    language: str
    seed: str


class Record:
    """What has become of a character."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        """A win that is shared by two is half a win."""
        self.points = 0
        self.clues: list[str] = []
        self.seconds: list[float] = []

    @property
    def pace(self) -> float:
        """The time that most decisions stay under: nineteen of twenty."""
        ordered = sorted(self.seconds)
        return ordered[int(0.95 * (len(ordered) - 1))] if ordered else 0.0


Records = dict[str, Record]


class Match:
    """One game of bots: each is shown its view, and nothing else."""

    def __init__(self, terms: Terms, number: int, cards: Cards, mind: Mind) -> None:
        self.rules = GAMES[terms.game]
        self.seed = f"{terms.seed}/{number}"
        self.language = terms.language
        self.cards = cards
        self.who = cast(self.seed, terms.players)
        self.players = [
            Player(character, terms.level, f"{self.seed}/{seat}", mind)
            for seat, character in enumerate(self.who)
        ]
        words, first = word_cards(terms.language), discovery_cards(terms.language)
        box = Box(self.seed, (True,) * terms.players, tuple(cards), words, first)
        self.state = self.rules.start(self.rules.prepare(convert({}, self.rules.options), box))

    def play(self, records: Records) -> None:
        for _ in range(LONGEST):
            if self.state.phase == "over":
                break
            seat = self.rules.view(self.state, None).waiting_for[0]
            started = perf_counter()
            move = self._choose(seat)
            records[self.who[seat].name].seconds.append(perf_counter() - started)
            if isinstance(move, BlindTell) and move.clue:
                records[self.who[seat].name].clues.append(move.clue)
            for event in self.rules.decide(self.state, seat, move):
                self.state = self.rules.evolve(self.state, event)
        self._count(records)

    def _choose(self, seat: int) -> Move:
        can: Any = self.rules.can(self.state, seat)
        play = self.rules.view(self.state, seat)
        sight = Sight(seat, play, (True,) * len(self.who), self.language)
        move = self.players[seat].choose(sight, can, self.cards)
        if isinstance(move, Wait):
            other = choose(can, Random(self.seed))  # noqa: S311 - bots wait for people only
            assert other is not None
            return other
        return move

    def _count(self, records: Records) -> None:
        end = self.rules.view(self.state, None)
        for seat, character in enumerate(self.who):
            side = seat % len(end.totals)
            record = records[character.name]
            record.games += 1
            record.points += end.totals[side]
            if end.winners and side in end.winners:
                record.wins += 1 / len(end.winners)


def tournament(
    terms: Terms, games: int, cards: Cards, mind: Mind, after_each: Callable[[], None]
) -> Records:
    records = {character.name: Record() for character in CAST}
    for number in range(games):
        Match(terms, number, cards, mind).play(records)
        after_each()
    return records


def run(terms: Terms, games: int, deck: str, library: Library, mind: Mind) -> None:
    """Raises a GameError where the deck is not there, or has too few cards."""
    cards = read_cards(library.find(deck).values(), terms.language)
    needed = GAMES[terms.game].cards_needed(terms.players)
    if len(cards) < needed:
        raise Malformed(f"{deck} has {len(cards)} cards, and {needed} are needed.")
    for part in deck.split(COMBINES):
        mind.learn(library.vectors(part) or b"")
    console = Console()
    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = perf_counter()
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("games", total=games)
        records = tournament(terms, games, cards, mind, lambda: bar.advance(task))
    console.print(table(records, CAST))
    console.print(f"{games} games of {terms.game} in {perf_counter() - started:.1f} s.")


def table(records: Records, characters: Sequence[Character]) -> Grid:
    """Who played how well, the best first."""
    grid = Grid("character", "face", "games", "wins", "points a game", "clues", "95 % under")
    for name in ("games", "wins", "points a game", "clues", "95 % under"):
        next(column for column in grid.columns if column.header == name).justify = "right"
    played = [one for one in characters if records[one.name].games]
    for one in sorted(played, key=lambda one: -_wins(records[one.name])):
        record = records[one.name]
        grid.add_row(
            one.name,
            one.face,
            str(record.games),
            f"{_wins(record):.0%}",
            f"{record.points / record.games:.1f}",
            f"{len(set(record.clues))} of {len(record.clues)}",
            f"{record.pace * 1000:.0f} ms",
        )
    return grid


def _wins(record: Record) -> float:
    return record.wins / record.games
