"""Finished games as Parquet: what is in them, what is not, and who can read them."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pandas as pd
import polars as pl
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.client import AddBot, Configure, Seat, Site, Start, Tell, any_move, play
from reverie.data.anonymous import Pseudonyms, may_tell_who
from reverie.data.rows import COLUMNS
from reverie.games import GAMES
from tests.server.kit import PATIENCE, InThread

NAME = "Zebulon Quux"
SECRETS = (NAME, "Zebulon", "quux", "Zebulon’s card", "call 0170 1234567", "hello in the chat")


class Teller:
    """Tells now and then what should not leave the house."""

    def __init__(self) -> None:
        self.chance = Random("teller")
        self.told = 0

    def choose(self, view: Any, can: Any, /) -> Any:
        move = any_move(can, self.chance)
        if isinstance(move, Tell):
            self.told += 1
            clues = ("zebulon’s CARD", "call 0170 1234567", "A plain clue")
            return Tell(card=move.card, clue=clues[self.told % 3])
        return move


async def a_game(site: Site, game: str, name: str, bots: int, **options: Any) -> None:
    opened = await asyncio.to_thread(site.open, game, name, program=False, **options)
    async with Seat(site, opened.table, opened.token) as host:
        for _ in range(bots):
            await host.move(AddBot())
        await host.move(Start())
        await asyncio.wait_for(play(Teller(), host, games=1), PATIENCE)


async def an_evening(site: Site) -> None:
    await a_game(site, "stella", NAME, 2, research=True)
    await a_game(site, "odyssey", NAME, 2, research=True, target=40)
    await a_game(site, "party", NAME, 5, research=True)
    await a_game(site, "team", NAME, 5, research=True)
    await a_game(site, "odyssey", "Not asked", 2, target=5)
    taken_back = await asyncio.to_thread(site.open, "stella", "Moody", research=True)
    async with Seat(site, taken_back.table, taken_back.token) as host:
        await host.move(Configure(options={"research": False}))


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    with InThread(folder / "reverie.db") as house:
        asyncio.run(an_evening(Site(house.url)))
    words = ["export", "--all", "--anonymous", "--database", f"sqlite:///{folder}/reverie.db"]
    told = CliRunner().invoke(app, [*words, "--to", str(folder / "out")])
    assert told.exit_code == 0, told.output
    assert "4 games" in told.output
    return folder / "out"


@pytest.fixture(scope="module")
def rows(exported: Path) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = pq.read_table(exported / "decisions.parquet").to_pylist()
    return read


def test_only_what_was_given_to_research(rows: list[dict[str, Any]]) -> None:
    games = {row["game_id"]: row["game"] for row in rows}
    assert sorted(games.values()) == sorted(GAMES)


def test_nobody_is_in_it(exported: Path) -> None:
    for file in exported.iterdir():
        body = file.read_bytes().lower()
        if file.suffix == ".parquet":
            body = json.dumps(pq.read_table(file).to_pylist(), ensure_ascii=False).encode().lower()
        for secret in SECRETS:
            assert secret.lower().encode() not in body, (file.name, secret)


def test_a_row_has_what_the_seat_knew_and_did(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        view = json.loads(row["view"])
        assert view["phase"] == row["phase"]
        assert row["own_images"] == (view.get("own_images") if "own_images" in view else None)
        match row["move"]:
            case "vote":
                assert row["cards"] == [row["images"][at] for at in row["positions"]]
                assert view["owners"] is None, "who owns what was not known"
                assert all(
                    vote is None for seat, vote in enumerate(view["votes"]) if seat != row["seat"]
                )
            case "give":
                assert set(row["cards"]) <= set(row["hand"])
            case "mark":
                assert row["cards"] == [row["grid"][at] for at in row["positions"]]
            case "tell":
                assert row["told_clue"] is not None or row["clue_withheld"]
    kinds = {row["kind"] for row in rows}
    assert kinds == {"person", "bot"}


def test_hindsight_adds_up(rows: list[dict[str, Any]]) -> None:
    games: dict[tuple[str, int], dict[int, int]] = {}
    finals: dict[tuple[str, int], int] = {}
    for row in rows:
        games.setdefault((row["game_id"], row["seat"]), {})[row["turn"]] = row["points"]
        finals[row["game_id"], row["seat"]] = row["final"]
    whole = [who for who in games if {row["game"] for row in rows if row["game_id"] == who[0]}
             == {"stella"}]  # fmt: skip
    assert whole
    for who in whole:  # in Stella every seat decides in every round
        assert sum(games[who].values()) == finals[who]
    found = [row for row in rows if row["move"] == "vote" and row["answer"] is not None]
    assert found
    assert all(row["answer"] not in row["own_images"] for row in found)


def test_clues_that_may_tell_who_are_withheld(rows: list[dict[str, Any]]) -> None:
    told = [row for row in rows if row["move"] == "tell" and row["kind"] == "person"]
    assert {row["told_clue"] for row in told} <= {None, "A plain clue"} | {
        row["told_clue"] for row in told if row["game"] == "party"
    }
    withheld = [row for row in rows if row["clue_withheld"]]
    assert withheld
    assert all(row["clue"] is None and row["told_clue"] is None for row in withheld)
    assert all(json.loads(row["view"])["clue"] is None for row in withheld)


@pytest.mark.parametrize(
    ("clue", "tells"),
    [
        ("Ada", True), ("ask ADA", True), ("adamant", True), ("Bo", True), ("bold", False),
        ("me@example.org", True), ("see www.example.org", True), ("0170 123 45 67", True),
        ("the moon", False), ("1984", False), ("夜の海", False), ("Lovelace’s engine", True),
    ],
)  # fmt: skip
def test_what_may_tell_who(clue: str, tells: bool) -> None:
    assert may_tell_who(clue, ("Ada Lovelace", "Bo")) == tells


def test_ids_mean_nothing_elsewhere() -> None:
    assert Pseudonyms(b"one").game("ABCD", 1) != Pseudonyms(b"two").game("ABCD", 1)


def test_pandas_polars_and_duckdb_read_it(exported: Path, rows: list[dict[str, Any]]) -> None:
    file = exported / "decisions.parquet"
    by_game = sorted((game, sum(row["game"] == game for row in rows)) for game in GAMES)
    frame = pd.read_parquet(file)
    assert list(frame.columns) == list(COLUMNS)
    assert sorted(frame.groupby("game").size().items()) == by_game
    counted = pl.read_parquet(file).group_by("game").len().rows()
    assert sorted(counted) == by_game
    query = f"SELECT game, count(*) FROM '{file}' GROUP BY game ORDER BY game"  # noqa: S608
    # In a process of its own: at the end of this one it would complain of leaks at length.
    ask = f"import duckdb; print(duckdb.sql({query!r}).fetchall())"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)  # noqa: S603
    assert told.stdout.strip() == str(by_game)
    cards = pl.read_parquet(exported / "cards.parquet")
    assert set(rows[0]["grid"] or rows[0]["hand"] or ()) <= set(cards["card"])


def test_the_data_card_says_what_is_in_it(exported: Path, rows: list[dict[str, Any]]) -> None:
    text = (exported / "README.md").read_text()
    assert f"| decisions | {len(rows)} |" in text
    assert "| games | 4 |" in text
    assert all(f"`{name}`" in text for name in COLUMNS)
    assert "{" not in text


def test_nothing_is_exported_with_names(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/reverie.db"
    assert CliRunner().invoke(app, ["export", "--database", database]).exit_code == 1
    with InThread(tmp_path / "reverie.db"):
        pass
    for words in (["--all"], ["--anonymous"], ["ABCD", "--all", "--anonymous"], []):
        told = CliRunner().invoke(app, ["export", *words, "--database", database])
        assert told.exit_code == 1
        assert "--all --anonymous" in told.output
