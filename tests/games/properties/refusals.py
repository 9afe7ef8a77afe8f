"""What a game answers to a move."""

from typing import Any

from reverie.games.errors import GameError
from reverie.games.game import AnyGame
from reverie.games.moves import Move


def refused(game: AnyGame, state: Any, seat: int, move: Move) -> GameError | None:
    """The refusal of a move, or nothing where it is accepted."""
    try:
        game.decide(state, seat, move)
    except GameError as error:
        return error
    return None
