"""Whole games of bots, by the rules of the games: every bot is shown its view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from reverie.bots import cards as texts
from reverie.bots.cards import CardText
from reverie.bots.characters import Level, cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.decks.deck import Deck
from reverie.decks.words import discovery_cards, word_cards
from reverie.games import GAMES
from reverie.games.game import Box
from reverie.games.moves import Move
from tests.bots.dreams import dreams

LONGEST = 5000


def changed(sight: Sight, **fields: Any) -> Sight:
    """What somebody would see where the game stood otherwise."""
    play: Any = sight.play
    return replace(sight, play=replace(play, **fields))


class Table:
    """A game in progress, with people's seats where ``people`` says so."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: str = "a seed",
        language: str = "en",
        people: Sequence[int] = (),
        target: int = 12,
        *,
        deck: Deck | None = None,
        faces: tuple[str | None, ...] = (),
    ) -> None:
        self.rules = GAMES[game]
        options = {"target": target} if game == "odyssey" else {}
        self.language = language
        self.bots = tuple(seat not in people for seat in range(players))
        self.faces = faces
        self.cards: Mapping[str, CardText] = texts.read(deck or dreams(), language)
        words, first = word_cards(language), discovery_cards(language)
        box = Box(seed, self.bots, tuple(self.cards), words, first)
        self.state = self.rules.start(self.rules.prepare(convert(options, self.rules.options), box))
        self.moves: list[tuple[int, Move]] = []

    def sight(self, seat: int, waited: float = float("inf")) -> Sight:
        play = self.rules.view(self.state, seat)
        return Sight(seat, play, self.bots, self.language, waited, faces=self.faces)

    def can(self, seat: int) -> Any:
        return self.rules.can(self.state, seat)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        seats: tuple[int, ...] = self.rules.view(self.state, None).waiting_for
        return seats

    def play(self, seat: int, move: Move) -> None:
        for event in self.rules.decide(self.state, seat, move):
            self.state = self.rules.evolve(self.state, event)
        self.moves.append((seat, move))


def somebodies(
    count: int, mind: Mind, seed: str = "a seed", level: Level = "normal"
) -> list[Player]:
    return [
        Player(character, level, f"{seed}/{seat}", mind)
        for seat, character in enumerate(cast(seed, count))
    ]


def faces(count: int, seed: str = "a seed") -> tuple[str, ...]:
    """By which they know each other."""
    return tuple(character.face for character in cast(seed, count))


def play_on(table: Table, players: Sequence[Player], until: str = "over") -> None:
    """Lets everybody move in turn until the game is in a phase."""
    for _ in range(LONGEST):
        if table.state.phase == until:
            return
        seat = table.waiting_for[0]
        move = players[seat].choose(table.sight(seat), table.can(seat), table.cards)
        assert not isinstance(move, Wait)
        table.play(seat, move)
    raise AssertionError("The game does not end.")


def played(game: str, players: int, mind: Mind, **how: Any) -> Table:
    """A whole game of bots alone."""
    level = how.pop("level", "normal")
    table = Table(game, players, **how, faces=faces(players, how.get("seed", "a seed")))
    play_on(table, somebodies(players, mind, how.get("seed", "a seed"), level))
    return table


def the_end_of(
    game: str, players: int, mind: Mind, language: str = "en", target: int = 12
) -> Table:
    """The same, to look at only: a game that several tests look at is played once."""
    key = (game, players, id(mind), language, target)
    if key not in ENDS:
        ENDS[key] = played(game, players, mind, language=language, target=target)
    return ENDS[key]


ENDS: dict[tuple[str, int, int, str, int], Table] = {}
