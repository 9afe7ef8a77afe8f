"""What a bot remembers of a game. A bot that comes late knows little, and plays all the same."""

from collections import OrderedDict

from reverie.bots.sight import Sight, lap_of
from reverie.games.unions import AnyView

GAMES = 512
LAPS = 16
"""So many rounds or turns are told again; who sat there before knows more."""


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


class Past:
    """What everybody saw at the end of each round or turn, for bots who were not asked then."""

    def __init__(self, games: int = GAMES) -> None:
        self._most = games
        self._games: OrderedDict[str, dict[int, AnyView]] = OrderedDict()

    def keep(self, game: str, seen: AnyView) -> None:
        """What is seen is a spectator's view."""
        laps = self._games.setdefault(game, {})
        laps[lap_of(seen)] = seen
        if len(laps) > LAPS:
            del laps[min(laps)]
        self._games.move_to_end(game)
        if len(self._games) > self._most:
            self._games.popitem(last=False)

    def of(self, game: str) -> tuple[AnyView, ...]:
        return tuple(self._games.get(game, {}).values())
