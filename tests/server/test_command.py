"""The command itself: ``reverie serve`` from the environment, and tables taken elsewhere."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.tables.store.urls import SQLITE
from tests.server.games import Watch, check_log, started
from tests.server.kit import PATIENCE, Nursery, Server, free_port, in_loop, running, wait_until_up
from tests.server.players import Site


def test_a_server_is_set_up_by_its_environment(tmp_path: Path) -> None:
    port = free_port()
    database = tmp_path / "from the environment.db"
    environment = os.environ | {
        "REVERIE_PORT": str(port),
        "REVERIE_DATABASE": f"{SQLITE}{database}",
        "REVERIE_DECKS": str(tmp_path / "decks"),
        "REVERIE_LIMITS": "off",
        "REVERIE_LOG_LEVEL": "warning",
        "REVERIE_OPEN_SEEDS": "1",
        "REVERIE_BOT_PACE": "fast",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "reverie.cli", "serve"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        wait_until_up(port)
        assert database.exists()
        process.send_signal(signal.SIGTERM)
        told, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode in (0, -signal.SIGTERM)
    assert b"Traceback" not in told


async def command(*words: str) -> Result:
    """Runs it as people do, with an event loop of its own."""
    return await asyncio.to_thread(lambda: CliRunner().invoke(app, words))


@in_loop
async def test_a_table_goes_on_at_another_server(nursery: Nursery, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    with running(Server(nursery, tmp_path / "one")) as server:
        async with Site(server.url) as site:
            playing = await started(site, server.database, "odyssey", 3)
            seen = await playing.play_until("vote")
    database = f"{SQLITE}{tmp_path / 'one' / 'reverie.db'}"
    exported = await command("export", playing.table.code.lower(), "--database", database)
    assert exported.exit_code == 0, exported.output
    file = tmp_path / "table.json"
    file.write_text(exported.output)
    database = f"{SQLITE}{tmp_path / 'other' / 'reverie.db'}"
    imported = await command("import", str(file), "--database", database)
    assert imported.exit_code == 0, imported.output
    assert playing.table.code in imported.output
    again = await command("import", str(file), "--database", database)
    assert again.exit_code == 1
    nothing = await command("export", "AAAAAA", "--database", database)
    assert nothing.exit_code == 1
    with running(Server(nursery, tmp_path / "other")) as server:
        async with Site(server.url) as site:
            playing.table.site = site
            assert await playing.look(None) == seen
            playing._answer = None
            playing.watch = Watch(server.database, playing.table.code)
            check_log(await playing.play_out(), await playing.table.log())


@in_loop
async def test_what_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "no.db"
    file.write_text("This is a letter and not a database.")
    told = await command("export", "AAAAAA", "--database", f"{SQLITE}{file}")
    assert (told.exit_code, told.output) == (1, f"{SQLITE}{file}: file is not a database.\n")
    database = f"{SQLITE}{tmp_path / 'new.db'}"
    told = await command("import", str(tmp_path / "nothing.json"), "--database", database)
    assert told.exit_code == 2
    assert not (tmp_path / "new.db").exists()


def test_a_port_that_cannot_be_is_refused(tmp_path: Path) -> None:
    database = f"{SQLITE}{tmp_path / 'never.db'}"
    told = CliRunner().invoke(app, ["serve", "--port", "65536", "--database", database])
    assert told.exit_code == 2
    assert "65535" in told.output
