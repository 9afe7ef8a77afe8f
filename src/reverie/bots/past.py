"""What everybody saw at the end of each round or turn, for bots who were not asked then."""

from collections import OrderedDict

from reverie.bots.sight import lap_of
from reverie.games.unions import AnyView

GAMES = 512
LAPS = 16
"""So many rounds or turns are told again; who sat there before knows more."""


class Past:
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
