"""What the command cannot do it says in a sentence, and leaves everything as it was."""

import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from reverie.app.application import Application
from reverie.app.settings import Settings
from reverie.cli import app
from reverie.games.odyssey import ODYSSEY
from reverie.server.ports import PORTS_TO_TRY, free_port
from reverie.tables.store import schema
from reverie.tables.store.urls import SQLITE
from tests.bots import company
from tests.bots.dreams import dreams

OPENED = {
    "type": "opened",
    "code": "TESTED",
    "game": "stella",
    "options": {},
    "deck_size": 84,
    "at": 1.0,
}
SAT = {"type": "sat_down", "name": "Ada", "colour": "teal", "token": "0"}
PLAYED = {"type": "played", "seat": 0, "events": []}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is: neither tables nor decks."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("COLUMNS", "200")


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def check_refused(result: Result, reason: str) -> None:
    """In one line, by whatever went wrong, and without a trace."""
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr
    assert list(Path.cwd().iterdir()) == []


# Tables


def table_file(folder: Path, *changes: tuple[dict[str, Any], ...]) -> Path:
    file = folder / "table.json"
    file.write_text(
        json.dumps({"table": "TESTED", "changes": [{"events": events} for events in changes]})
    )
    return file


@pytest.mark.parametrize(
    "changes",
    [
        ((OPENED, SAT), (PLAYED,)),
        ((OPENED, SAT), ({"type": "stood_up", "seat": 0}, PLAYED)),
        ((OPENED, SAT), ({"type": "came_back", "seat": 7},)),
        ((OPENED, SAT), ({"type": "arranged", "order": [3]},)),
        ((OPENED, SAT), (OPENED,)),
        ((OPENED | {"code": "OTHERS"}, SAT),),
        ((OPENED | {"game": "nogame"}, SAT),),
        ((SAT, OPENED),),
        ((SAT,),),
        ((PLAYED,),),
        ((), (OPENED,)),
        (({"type": "deadline_set", "at": None},),),
        (),
    ],
)
def test_a_file_that_is_no_table_is_not_imported(
    tmp_path: Path, changes: tuple[tuple[dict[str, Any], ...], ...]
) -> None:
    check_refused(run("import", table_file(tmp_path, *changes)), "This is no table")


@pytest.mark.parametrize("file", [b"", b"\xff\xfe", b"[]", b'{"table":"A","changes":[7]}'])
def test_nor_is_one_that_is_no_table_at_all(tmp_path: Path, file: bytes) -> None:
    (tmp_path / "table.json").write_bytes(file)
    check_refused(run("import", tmp_path / "table.json"), "This is no table")


def test_it_is_refused_without_assertions_too(tmp_path: Path) -> None:
    for changes in (((OPENED, SAT), (PLAYED,)), ((PLAYED,),), ((SAT, OPENED),)):
        file = table_file(tmp_path, *changes)
        ended = subprocess.run(  # noqa: S603
            [sys.executable, "-O", "-m", "reverie.cli", "import", str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 1
        assert ended.stderr.startswith("This is no table")
        assert list(Path.cwd().iterdir()) == []


def test_a_table_that_is_one_is_imported(tmp_path: Path) -> None:
    file = table_file(tmp_path, (OPENED, SAT), (SAT | {"name": "Ben"},))
    assert run("import", file).stdout == "Table TESTED is here, at version 2.\n"
    exported = run("export", "tested").stdout
    assert len(json.loads(exported)["changes"]) == 2
    again = run("import", file)
    assert (again.exit_code, again.stderr) == (1, "There is a table TESTED already.\n")
    assert run("export", "tested").stdout == exported


def test_an_export_makes_no_database() -> None:
    check_refused(run("export", "AAAAAA"), "there is no such file")
    database = f"{SQLITE}new/folder/tables.db"
    check_refused(run("export", "AAAAAA", "--database", database), database)
    check_refused(run("export", "AAAAAA", "--database", f"{SQLITE}."), "no such file")


def test_a_newer_database_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"{SQLITE}{tmp_path / 'tables.db'}"
    assert run("import", table_file(tmp_path, (OPENED,)), "--database", database).exit_code == 0
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:-1])
    check_refused(run("export", "TESTED", "--database", database), "newer version")


# Bots


def test_bots_play_with_a_deck_that_is_there() -> None:
    check_refused(run("arena", "--deck", "nope"), "no such deck")
    check_refused(run("arena", "--deck", "dreams+nope"), "no such deck")
    nine = "+".join(f"deck{number}" for number in range(9))
    check_refused(run("arena", "--deck", nine), "At most 8 decks")


def test_bots_play_with_enough_cards(tmp_path: Path) -> None:
    needed = ODYSSEY.cards_needed(4)
    few = dreams()
    company.shelve(tmp_path / "decks", type(few)("few", "Few", few.cards[: needed - 1]))
    words = ["arena", "--players", "4", "--decks", str(tmp_path / "decks")]
    check_refused(run(*words, "--deck", company.DECK), f"{needed - 1} cards, and {needed}")


def test_bots_speak_one_of_the_languages() -> None:
    told = run("arena", "--language", "xx")
    assert (told.exit_code, told.stdout) == (2, "")
    assert "'xx' is not one of 'en', 'de', 'es'" in told.stderr


# Servers


def test_after_the_last_port_there_is_none() -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", 65535))
            taken.listen()
        except OSError:
            pass  # by somebody else
        told = run("play", "--host", "127.0.0.1", "--port", "65535", "--no-browser")
    check_refused(told, "127.0.0.1, port 65535: ")


@pytest.mark.parametrize("host", ["300.1.1.1", "192.0.2.1", "a" * 70])
def test_an_address_that_is_not_of_this_machine(host: str) -> None:
    check_refused(run("play", "--host", host, "--no-browser"), f"{host}: ")


def test_any_free_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert port < free_port("127.0.0.1", port, PORTS_TO_TRY) < port + PORTS_TO_TRY
    assert free_port("127.0.0.1", 0, PORTS_TO_TRY) > 0


def test_who_serves_is_told_that_the_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"{SQLITE}{tmp_path / 'tables.db'}"
        told = run("serve", "--port", str(port), "--database", database)
    check_refused(told, f"127.0.0.1, port {port}: Address already in use; name another with")


@pytest.mark.parametrize("command", ["serve", "play", "import"])
@pytest.mark.parametrize(
    ("name", "value"), [("WORKERS", "0"), ("CARDS", "-1"), ("SECONDS", "0"), ("PIXELS", "many")]
)
def test_a_limit_that_cannot_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, name: str, value: str
) -> None:
    monkeypatch.setenv(f"REVERIE_DECK_{name}", value)
    words = ["deck", "import", str(tmp_path)] if command == "import" else [command, "--port", "0"]
    told = run(*words)
    assert (told.exit_code, told.stdout) == (2, "")
    assert f"REVERIE_DECK_{name}={value}: " in told.stderr
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize(("given", "at_most"), [("", 2), ("0", 2), ("1", 1), ("7", 7)])
def test_how_many_processes_bots_think_in_is_set_or_found(
    monkeypatch: pytest.MonkeyPatch, given: str, at_most: int
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("reverie.server.run.serve", served.append)
    monkeypatch.setattr("reverie.app.cores.cores", lambda: 3)
    monkeypatch.setenv("REVERIE_BOT_PROCESSES", given)
    assert run("serve").exit_code == 0
    (settings,) = served
    assert Application(settings).thinking._most == at_most


def test_no_number_of_processes_is_below_nothing() -> None:
    refused = run("serve", "--bot-processes", "-1")
    assert refused.exit_code == 2
    assert "--bot-processes" in refused.output
