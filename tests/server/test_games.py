"""What clients are told of the games before there is a table."""

from typing import Any

import pytest

from reverie.games import GAMES
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import Json, Site, refusal
from tests.told import told as written


async def games(site: Site) -> dict[str, Json]:
    told = await site.call("GET", "/api/games")
    return {game["game"]: game for game in told["games"]}


@in_loop
async def test_the_games_are_told_with_all_that_can_be_chosen(server: Server) -> None:
    async with Site(server.url) as site:
        told = await games(site)
    assert list(told) == list(GAMES)
    assert told["stella"]["players"] == [3, 4, 5, 6]
    assert told["team"]["players"] == [6, 8, 10, 12]
    assert told["odyssey"]["cards"]["3"] == 27
    assert told["odyssey"]["cards"]["12"] == 84
    options = told["odyssey"]["options"]
    assert options["target"] == {"type": "integer", "default": 30, "min": 5, "max": 100}
    assert options["public"] == {"type": "boolean", "default": False}
    assert options["timer"]["max"] == 3600
    assert set(options["language"]["choices"]) == {"en", "fr", "de", "es", "it", "nl", "pl", "pt"}
    assert told["stella"]["options"]["custom_words"] == {"type": "array", "default": [], "max": 10}
    assert "target" not in told["stella"]["options"]


@in_loop
async def test_a_seed_is_an_option_where_seeds_are_open(
    server: Server, nursery: Nursery, tmp_path: Any
) -> None:
    async with Site(server.url) as site:
        assert "seed" in (await games(site))["stella"]["options"]
    with running(Server(nursery, tmp_path)) as closed:
        async with Site(closed.url) as site:
            assert "seed" not in (await games(site))["stella"]["options"]


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_the_bounds_are_those_that_hold(server: Server, game: str) -> None:
    async with Site(server.url) as site:
        for name, option in (await games(site))[game]["options"].items():
            if option["type"] != "integer":
                continue
            for value in (option["min"], option["max"], option["default"]):
                await site.open(game, **{name: value})
            for value in (option["min"] - 1, option["max"] + 1):
                assert (await refusal(site.open(game, **{name: value}))).error == "bad_options"


def test_the_tests_of_the_web_client_know_what_the_server_says() -> None:
    """Where it says something else: ``python -m tests.told``."""
    for path, text in written():
        assert path.read_bytes() == text, path
