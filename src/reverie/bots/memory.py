"""What a bot remembers of a game. A bot that comes late knows little, and plays all the same."""

from reverie.bots.sight import Sight
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.view import StellaView

Reveal = StellaView | OdysseyView
"""A view after which everybody knows who chose what."""


def lap_of(view: Reveal) -> int:
    return view.round if isinstance(view, StellaView) else view.turn


class Memory:
    def __init__(self) -> None:
        self.clues: set[str] = set()
        """What has been said, by whomever."""
        self.counts: dict[int, tuple[int, ...]] = {}
        """How many crosses each seat had, for each round of Stella that was announced."""
        self.reveals: dict[int, Reveal] = {}
        """The last that was seen of each round or turn, where somebody's choice was told."""
        self._lap = 0

    def see(self, sight: Sight) -> None:
        if sight.lap < self._lap:
            # Another game has begun.
            self.clues.clear()
            self.counts.clear()
            self.reveals.clear()
        self._lap = sight.lap
        self.clues.update(clue.casefold() for clue in sight.said)
        if sight.clue is not None:
            self.clues.add(sight.clue.casefold())
        for view in (*sight.past, sight.play):
            self._look_at(view)

    def _look_at(self, view: Reveal) -> None:
        if isinstance(view, StellaView) and view.counts is not None:
            self.counts[view.round] = view.counts
        if view.shown if isinstance(view, StellaView) else view.owners is not None:
            self.reveals[lap_of(view)] = view

    def usual_count(self, you: int, now: int, at_first: float) -> float:
        """How many cards the others mark: what was expected at first, and each round before."""
        rounds = [
            sum(count for seat, count in enumerate(counts) if seat != you) / (len(counts) - 1)
            for lap, counts in self.counts.items()
            if lap < now
        ]
        return (at_first + sum(rounds)) / (1 + len(rounds))
