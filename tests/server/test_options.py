"""Every option of docs/protocol.md, its bounds, and its name where it is refused."""

from random import Random
from typing import Any

import pytest

from reverie.games import GAMES
from tests.server.games import SHORT, Game, Watch
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import Site, Table, refusal

DEFAULTS: dict[str, dict[str, Any]] = {
    "stella": {"discovery": False, "custom_words": []},
    "odyssey": {"target": 30},
    "party": {"laps": 1},
    "team": {"laps": 1},
}
COMMON: dict[str, Any] = {
    "deck": "dreams", "language": "en", "public": False, "research": False, "timer": 0,
    "late": True, "chat": True, "reactions": True,
}  # fmt: skip
GOOD: dict[str, list[tuple[str, Any]]] = {
    "stella": [
        ("discovery", True),
        ("custom_words", [["moon", "soup"]]),
        ("custom_words", [[f"top {n}", f"other {n}"] for n in range(10)]),
        ("custom_words", [["夜", "🐇"]]),
        ("custom_words", []),
    ],
    "odyssey": [("target", 5), ("target", 100)],
    "party": [("laps", 1), ("laps", 5)],
    "team": [("laps", 2)],
}
GOOD_EVERYWHERE: list[tuple[str, Any]] = [
    *[("language", language) for language in ("en", "fr", "de", "es", "it", "nl", "pl", "pt")],
    ("public", True), ("research", True), ("late", False),
    ("chat", False), ("reactions", False),
    ("timer", 0), ("timer", 1), ("timer", 3600),
    ("deck", "dreams"), ("deck", "box"),
]  # fmt: skip
BAD: dict[str, list[tuple[str, Any]]] = {
    "stella": [
        ("discovery", 1), ("discovery", None), ("custom_words", [["one"]]), ("target", 30),
        ("custom_words", [[f"top {n}", f"other {n}"] for n in range(11)]), ("laps", 1),
        ("custom_words", [["", "x"]]), ("custom_words", [[" ", "x"]]), ("custom_words", "words"),
        ("custom_words", [["x" * 41, "y"]]), ("custom_words", [["a", "b", "c"]]),
    ],
    "odyssey": [
        ("target", 4), ("target", 101), ("target", "30"), ("target", 30.5), ("target", None),
        ("target", True), ("laps", 1), ("discovery", True),
    ],
    "party": [("laps", 0), ("laps", 6), ("laps", -1), ("target", 30), ("custom_words", [])],
    "team": [("laps", 0), ("laps", 6), ("laps", [1]), ("target", 30)],
}  # fmt: skip
BAD_EVERYWHERE: list[tuple[str, Any]] = [
    ("deck", "no such deck"), ("deck", ""), ("deck", None), ("deck", 5), ("deck", "../../etc"),
    ("deck", "+".join("abcdefghi")), ("deck", "dreams+"), ("deck", "dreams+box"),
    ("language", "tlh"), ("language", "EN"), ("language", None), ("language", ["en"]),
    ("public", "yes"), ("research", "yes"), ("late", 1), ("public", 1), ("public", None),
    ("chat", 0), ("reactions", "off"),
    ("timer", -1), ("timer", 3601), ("timer", 1.5), ("timer", "60"), ("timer", None),
    ("nonsense", 1), ("Deck", "dreams"), ("", 1), ("seats", 3),
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_options_are_chosen_when_opening_and_changed_by_the_host(
    server: Server, game: str
) -> None:
    async with Site(server.url) as site:
        table = await site.open(game)
        expected = COMMON | DEFAULTS[game]
        assert (await table.read())["options"] == expected
        for name, value in [*GOOD_EVERYWHERE, *GOOD[game]]:
            fresh = await site.open(game, **{name: value})
            assert (await fresh.read())["options"][name] == value
            if "custom_words" in (name, *expected) and expected.get("discovery"):
                await table.host.move("configure", options={"discovery": False})
                expected["discovery"] = False
            answer = await table.host.move("configure", options={name: value})
            expected[name] = value
            assert answer["view"]["options"] == expected


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_bad_option_is_refused_by_its_name(server: Server, game: str) -> None:
    async with Site(server.url) as site:
        table = await site.open(game)
        before = await table.seen()
        for name, value in [*BAD_EVERYWHERE, *BAD[game]]:
            for refused in (
                await refusal(table.host.move("configure", options={"public": True, name: value})),
                await refusal(site.open(game, **{name: value})),
            ):
                assert (refused.status, refused.error) == (409, "bad_options"), (name, value)
                assert name in refused.message
                assert refused.message.rstrip(".") + "." == refused.message
        assert await table.seen() == before


@in_loop
async def test_custom_words_are_measured_as_they_are_shown(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella", custom_words=[[" " + "e\u0301" * 40, "b\n"]])
        assert (await table.read())["options"]["custom_words"] == [["é" * 40, "b"]]


@in_loop
async def test_a_discovery_game_has_words_of_its_own(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella", custom_words=[["moon", "soup"]])
        assert await table.host.refusal("configure", options={"discovery": True}) == (
            409,
            "bad_options",
        )
        table = await (await site.open("stella", discovery=True, language="fr")).fill(3)
        french = (await table.host.move("start"))["view"]["play"]["clue"]
        again = await (await site.open("stella", discovery=True, language="fr")).fill(3)
        assert (await again.host.move("start"))["view"]["play"]["clue"] == french
        english = await (await site.open("stella", discovery=True)).fill(3)
        assert (await english.host.move("start"))["view"]["play"]["clue"] != french


@in_loop
async def test_a_seed_is_refused_where_seeds_are_not_open(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(Server(nursery, tmp_path_factory.mktemp("closed"))) as server:
        async with Site(server.url) as site:
            refused = await refusal(site.open("stella", seed="mine"))
            assert (refused.status, refused.error) == (409, "bad_options")
            assert "seed" in refused.message
            table = await site.open("stella")
            refused = await refusal(table.host.move("configure", options={"seed": "mine"}))
            assert (refused.status, refused.error) == (409, "bad_options")


@pytest.mark.parametrize("flags", [(), ("--open-seeds",)])
@in_loop
async def test_the_options_are_offered_by_name(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, flags: tuple[str, ...]
) -> None:
    """The seed where seeds are open; also where they were not when the table was opened."""
    folder = tmp_path_factory.mktemp("offered")
    other = () if flags else ("--open-seeds",)

    async def offered(site: Site, table: Table) -> set[str]:
        table.site = site
        offers = (await table.host.view())["view"]["can"]
        return set(next(offer["options"] for offer in offers if offer["type"] == "configure"))

    with running(Server(nursery, folder, *flags)) as server:
        async with Site(server.url) as site:
            tables = {game: await site.open(game) for game in GAMES}
            for game, table in tables.items():
                expected = {*COMMON, *DEFAULTS[game]}
                assert await offered(site, table) == expected | ({"seed"} if flags else set())
    with running(Server(nursery, folder, *other)) as server:
        async with Site(server.url) as site:
            for game, table in tables.items():
                expected = {*COMMON, *DEFAULTS[game]}
                assert await offered(site, table) == expected | ({"seed"} if other else set())


@in_loop
async def test_a_bad_seed_is_refused(server: Server) -> None:
    async with Site(server.url) as site:
        for seed in ("", None, 5, "x" * 201):
            refused = await refusal(site.open("stella", seed=seed))
            assert (refused.status, refused.error) == (409, "bad_options")


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_the_same_seed_and_moves_are_the_same_game(server: Server, game: str) -> None:
    """G3, over the wire; and the seed is told to nobody before the end."""
    players = GAMES[game].counts[0]
    async with Site(server.url) as site:
        logs = []
        for _ in range(2):
            table = await site.open(game, seed="a seed of ours", **SHORT[game])
            await table.fill(players)
            assert "a seed of ours" not in str([await table.read(), await table.seen()])
            await table.host.move("start")
            await Game(table, Watch(server.database, table.code), Random(game)).play_out()
            logs.append(await table.log())
        assert logs[0] == logs[1]
        assert logs[0]["seed"] == "a seed of ours"
