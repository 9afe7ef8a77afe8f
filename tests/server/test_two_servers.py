"""A file of tables has one server, and whoever starts another is told so."""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reverie.tables.store import schema
from reverie.tables.store.urls import SQLITE
from tests.server.kit import Nursery, Server, free_port, in_loop, running
from tests.server.players import Site

SECONDS = 60
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1


def like_anybody() -> None:
    """Also where tests are run by root, who may write everything."""
    if os.getuid() == 0:
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)


def reverie(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "reverie.cli", *words],
        capture_output=True, text=True, check=False, timeout=SECONDS, preexec_fn=like_anybody,
    )  # fmt: skip


def check_sentence(ended: "subprocess.CompletedProcess[str]", *parts: str) -> None:
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.count("\n") == 1, ended.stderr
    for part in parts:
        assert part in ended.stderr


def starting(command: str, database: Path) -> tuple[str, ...]:
    words = (command, "--port", str(free_port()), "--database", f"{SQLITE}{database}")
    return (*words, "--no-browser", "--host", "127.0.0.1") if command == "play" else words


@in_loop
async def test_a_second_server_is_told_where_the_first_one_is(
    nursery: Nursery, tmp_path: Path
) -> None:
    with running(Server(nursery, tmp_path)) as server:
        async with Site(server.url) as site:
            table = await (await site.open("stella")).fill(3)
            link = tmp_path / "link.db"
            link.symlink_to(server.database)
            for words in (starting("serve", server.database), starting("play", link)):
                check_sentence(reverie(*words), server.url, f"process {server.pid}, since 20")
            database = f"{SQLITE}{link}"
            exported = reverie("export", table.code, "--database", database)
            assert exported.returncode == 0
            await table.host.move("start")
        server.kill()
        server.start()
        async with Site(server.url) as site:
            table.site = site
            assert (await table.read())["status"] == "playing"


def test_a_newer_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    schema.prepare(str(database))
    connection = schema.connect(str(database))
    connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    connection.close()
    for command in ("serve", "play"):
        check_sentence(reverie(*starting(command, database)), str(database), "newer version")


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_file_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, command: str) -> None:
    database = tmp_path / "tables.db"
    schema.prepare(str(database))
    database.chmod(0o444)
    check_sentence(reverie(*starting(command, database)), str(database), "readonly")
    database.chmod(0o644)
    database.write_bytes(b"This is a letter and not a database.")
    check_sentence(reverie(*starting(command, database)), "not a database")
    tmp_path.chmod(0o555)
    elsewhere = tmp_path / "new" / "tables.db"
    check_sentence(reverie(*starting(command, elsewhere)), "Permission denied")


def test_the_file_is_of_its_owner_alone(nursery: Nursery, tmp_path: Path) -> None:
    with running(Server(nursery, tmp_path)) as server:
        files = sorted(tmp_path.glob("reverie.db*"))
        assert [file.name for file in files] == [
            "reverie.db", "reverie.db-shm", "reverie.db-wal", "reverie.db.lock",
        ]  # fmt: skip
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 4
        server.database.chmod(0o640)
        server.kill()
        server.start()
        assert server.database.stat().st_mode & 0o777 == 0o640, "what its owner chose stays"
