"""The route about games: all that a client needs to know of them before there is a table."""

from typing import Any

from litestar import get
from msgspec import Struct

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.server.tables import AnyRequest, TheService, address
from reverie.tables.options import OptionView, describe


class GameView(Struct, frozen=True):
    game: str
    players: tuple[int, ...]
    """The numbers of players it can be played with."""
    cards: dict[str, int]
    """How many cards a deck must have, for each number of players."""
    options: dict[str, OptionView]


class GameList(Struct, frozen=True):
    games: tuple[GameView, ...]


@get("/api/games", summary="The games, and what can be chosen for them", tags=["games"])
async def list_games(request: AnyRequest, service: TheService) -> GameList:
    service.limits.spend("call", address(request, service))
    open_seeds = service.settings.open_seeds
    return GameList(tuple(view_of(game, open_seeds=open_seeds) for game in GAMES.values()))


def view_of(game: AnyGame, *, open_seeds: bool) -> GameView:
    cards = {str(players): game.cards_needed(players) for players in game.counts}
    return GameView(game.name, game.counts, cards, describe(game, open_seeds=open_seeds))


routes: list[Any] = [list_games]
