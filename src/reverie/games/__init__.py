"""The rules of the games, and nothing else."""

from reverie.games.game import AnyGame
from reverie.games.odyssey import ODYSSEY, PARTY, TEAM
from reverie.games.stella import STELLA

GAMES: dict[str, AnyGame] = {game.name: game for game in (STELLA, ODYSSEY, PARTY, TEAM)}
