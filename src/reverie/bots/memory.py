"""What a bot remembers of a game. A bot that comes late knows little, and plays all the same."""

from reverie.bots.sight import Sight, lap_of
from reverie.games.unions import AnyView


class Memory:
    def __init__(self) -> None:
        self.clues: set[str] = set()
        """What has been said, by whomever."""
        self.views: dict[int, AnyView] = {}
        """The last that was seen of each round or turn."""
        self._lap = 0

    def see(self, sight: Sight) -> None:
        lap = lap_of(sight.play)
        if lap < self._lap:
            # Another game has begun.
            self.clues.clear()
            self.views.clear()
        self._lap = lap
        self.clues.update(clue.casefold() for clue in sight.said)
        if sight.clue is not None:
            self.clues.add(sight.clue.casefold())
        for view in (*sight.past, sight.play):
            self.views[lap_of(view)] = view
