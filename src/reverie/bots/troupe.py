"""The bots of all tables of a server, each with its memory for as long as it is needed."""

from collections import OrderedDict
from threading import Lock

from reverie.bots.characters import Level, called, cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player

MOST = 4096


class Troupe:
    def __init__(self, mind: Mind, secret: str = "", most: int = MOST) -> None:
        self._mind = mind
        self._secret = secret
        """Whoever knows it knows what bots will do; a server draws it when it starts."""
        self._most = most
        self._players: OrderedDict[tuple[str, int, str, Level], Player] = OrderedDict()
        self._lock = Lock()

    def player(self, game: str, seat: int, name: str, level: Level) -> Player:
        """Who sits there in this game. Where a person sat, somebody comes who is not there yet.

        What has not been asked for the longest is forgotten, and comes back without its memory.
        """
        key = (game, seat, name, level)
        with self._lock:
            player = self._players.pop(key, None) or self._new(game, seat, name, level)
            self._players[key] = player
            if len(self._players) > self._most:
                self._players.popitem(last=False)
        return player

    def _new(self, game: str, seat: int, name: str, level: Level) -> Player:
        character = called(name) or cast(game, seat + 1)[seat]
        return Player(character, level, f"{self._secret}/{game}/{seat}", self._mind)
