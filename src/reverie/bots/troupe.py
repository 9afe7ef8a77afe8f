"""The bots of all tables of a server, each with its memory for as long as it is needed."""

from collections import OrderedDict
from threading import Lock

from reverie.bots.characters import Level, sitting
from reverie.bots.mind import Mind
from reverie.bots.player import Player

MOST = 4096


class Troupe:
    def __init__(
        self, mind: Mind, secret: str = "", most: int = MOST, kind: type[Player] = Player
    ) -> None:
        self._mind = mind
        self._secret = secret
        """Whoever knows it knows what bots will do; a server draws it when it starts."""
        self._most = most
        self._kind = kind
        self._players: OrderedDict[tuple[str, int, str | None, Level], Player] = OrderedDict()
        self._lock = Lock()

    def player(self, game: str, seat: int, face: str | None, level: Level) -> Player:
        """Who sits there in this game.

        What has not been asked for the longest is forgotten, and comes back without its memory.
        """
        key = (game, seat, face, level)
        with self._lock:
            player = self._players.pop(key, None) or self._new(game, seat, face, level)
            self._players[key] = player
            if len(self._players) > self._most:
                self._players.popitem(last=False)
        return player

    def _new(self, game: str, seat: int, face: str | None, level: Level) -> Player:
        seed = f"{self._secret}/{game}/{seat}"
        return self._kind(sitting(face, game, seat), level, seed, self._mind)
