"""Who runs a server lists its tables, looks at one without its secrets, and closes one."""

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.tables.evolve import after
from reverie.tables.room import read_change
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import Site, refusal
from tests.server.secrecy import check_secrets, strings


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


def run(database: str, *words: str) -> Result:
    return CliRunner(env={"REVERIE_DATABASE": database, "COLUMNS": "200"}).invoke(app, words)


async def beside(database: str, *words: str) -> str:
    """In a thread, since it has an event loop of its own."""
    return (await asyncio.to_thread(run, database, *words)).output


def check_no_secret(database: str, code: str, seen: dict[str, object]) -> None:
    truth = None
    for change in json.loads(run(database, "export", code).stdout)["changes"]:
        truth = after(truth, read_change(json.dumps(change).encode()))
    assert truth
    assert truth.version == seen["version"]
    check_secrets(truth, None, {"view": seen})
    hands = getattr(truth.play, "hands", ())
    assert hands
    assert strings(seen).isdisjoint(card for hand in hands for card in hand)


@in_loop
async def test_beside_a_server(nursery: Nursery, tmp_path: Path, database: str) -> None:
    with running(Server(nursery, tmp_path, database=database)) as server:
        async with Site(server.url) as site:
            lobby = await (await site.open("stella")).fill(3)
            table = await (await site.open("odyssey")).fill(3)
            await table.host.move("start")
            code = table.code

            listed = (await beside(database, "tables")).splitlines()
            assert [line.split()[:2] for line in listed[1:]] == [
                [code, "playing"],
                [lobby.code, "lobby"],
            ]
            assert code in await beside(database, "tables", "--status", "playing")
            assert code not in await beside(database, "tables", "--status", "over")

            told = await beside(database, "tables", "show", code.lower())
            assert f"{code}: odyssey, playing" in told
            assert told.count("away") == 3
            seen = json.loads(await beside(database, "tables", "show", code, "--json"))
            await asyncio.to_thread(check_no_secret, database, code, seen)

            assert "Aborted" in await beside(database, "tables", "close", code), "nobody said yes"
            await table.host.view()
            assert "is closed" in await beside(database, "tables", "close", code, "--yes")
            assert (await refusal(table.host.move("leave"))).error == "no_such_table"
            assert (await refusal(table.host.view())).error == "no_such_table"
            assert code not in await beside(database, "tables")
            assert "odyssey" in await beside(database, "tables", "show", code), "it is kept"
            await lobby.host.move("start")


def test_what_is_not_there(database: str) -> None:
    nowhere = run(database, "tables", "show", "NOSUCH")
    assert (nowhere.exit_code, nowhere.stdout, nowhere.stderr.count("\n")) == (1, "", 1)
    closed = run(database, "tables", "close", "NOSUCH", "--yes")
    assert (closed.exit_code, closed.stdout, closed.stderr.count("\n")) == (1, "", 1)
