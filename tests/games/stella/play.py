"""Shorthands for a game of Stella."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from reverie.games.game import Box
from reverie.games.stella import STELLA
from tests.games.play import Play

Slates = Sequence[Iterable[int]]


class Stella(Play):
    def __init__(
        self,
        players: int,
        options: dict[str, Any] | None = None,
        first: int | None = 0,
        **box: Any,
    ) -> None:
        self._first = first
        super().__init__(STELLA, players, options, **box)

    def prepare(self, options: Any, contents: Box) -> Any:
        return replace(super().prepare(options, contents), first_scout=self._first)

    def mark(self, slates: Slates) -> None:
        """Everybody's crosses."""
        for seat, slate in enumerate(slates):
            self.move(seat, "mark", cards=list(slate))

    def pass_pens(self, *seats: int) -> None:
        for seat in seats or self.seats:
            self.move(seat, "pass_pen")

    def reveal(self, slates: Slates) -> None:
        """All have marked and passed their pens."""
        self.mark(slates)
        self.pass_pens()

    def show(self, *cards: int) -> None:
        """One card after another, each by the scout of the moment."""
        for card in cards:
            self.move(self.state.scout, "show", card=card)

    def show_all(self) -> None:
        """Whatever is left, the first card of every scout."""
        while self.state.phase == "reveal":
            scout = self.state.scout
            self.move(scout, "show", card=self.can(scout)[0]["from"][0])

    def score(self, slates: Slates, *cards: int) -> list[int]:
        """A whole round, with these cards first: the points it brings."""
        self.reveal(slates)
        self.show(*cards)
        self.show_all()
        points: list[int] = self.sees("rounds")[-1]
        return points

    def next_round(self) -> None:
        self.score([[0]] * self.players)
        self.continue_all()


def revealing(slates: Slates, first: int = 0) -> Stella:
    """A game in its first reveal."""
    game = Stella(len(slates), first=first)
    game.reveal(slates)
    return game
