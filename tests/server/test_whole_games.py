"""Whole games of every kind and every number of players, over the wire."""

import asyncio

import pytest

from reverie.games import GAMES
from tests.server.games import COUNTS, whole_game
from tests.server.kit import Server


@pytest.mark.parametrize("way", ["http", "sockets", "mixed"])
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_people_play(server: Server, game: str, players: int, way: str) -> None:
    asyncio.run(whole_game(server, game, players, 0, way))


@pytest.mark.parametrize("way", ["http", "sockets", "mixed"])
@pytest.mark.parametrize("game", GAMES)
def test_people_play_with_bots(server: Server, game: str, way: str) -> None:
    people, bots = (2, 4) if game in ("party", "team") else (2, 2)
    asyncio.run(whole_game(server, game, people, bots, way))


@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_with_bots(server: Server, game: str) -> None:
    players = max(GAMES[game].counts)
    asyncio.run(whole_game(server, game, 1, players - 1, "mixed"))
