"""``reverie`` with one game more: ``python -m tests.server.with_lots serve …``."""

from reverie.games import GAMES
from tests.games.lots import LOTS

GAMES[LOTS.name] = LOTS  # before anything that reads stored games is there

if __name__ == "__main__":
    from reverie.cli import app

    app()
