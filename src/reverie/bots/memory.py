"""What a bot remembers of a game. A bot that comes late knows little, and plays all the same."""

from reverie.bots.sight import Sight
from reverie.games.stella.view import StellaView


class Memory:
    def __init__(self) -> None:
        self.clues: set[str] = set()
        """What has been said, by whomever."""
        self.counts: dict[int, tuple[int, ...]] = {}
        """How many crosses each seat had, for each round of Stella that was announced."""
        self._lap = 0

    def see(self, sight: Sight) -> None:
        if sight.lap < self._lap:
            # Another game has begun.
            self.clues.clear()
            self.counts.clear()
        self._lap = sight.lap
        self.clues.update(clue.casefold() for clue in sight.said)
        if sight.clue is not None:
            self.clues.add(sight.clue.casefold())
        if isinstance(sight.play, StellaView) and sight.play.counts is not None:
            self.counts[sight.play.round] = sight.play.counts

    def usual_count(self, you: int, now: int, at_first: float) -> float:
        """How many cards the others mark: what was expected at first, and each round before."""
        rounds = [
            sum(count for seat, count in enumerate(counts) if seat != you) / (len(counts) - 1)
            for lap, counts in self.counts.items()
            if lap < now
        ]
        return (at_first + sum(rounds)) / (1 + len(rounds))
