"""Where the tables are: from the command line, the environment or a file, and never a password."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.tables.store import open_store
from reverie.tables.store.postgres import PostgresStore, connections, schema
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.store.urls import BadUrl, has_password, shown
from reverie.testing.stores import saved

SECRET = "hunter2"  # noqa: S105
WITH_PASSWORD = (
    f"postgresql://me:{SECRET}@127.0.0.1:1/tables",
    f"postgres://me:{SECRET}@/tables?host=/tmp",
    f"postgresql://127.0.0.1:1/tables?user=me&password={SECRET}",
    f"postgresql://me@127.0.0.1:1/tables?sslkey=key&sslpassword={SECRET}",
)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(connections, "PATIENCE", 0.2)


def run(*words: str, **variables: str) -> Result:
    return CliRunner().invoke(app, words, env=variables)


def check_refused(result: Result, reason: str) -> None:
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr
    assert SECRET not in result.output


@pytest.mark.parametrize("command", ["serve", "play", "export TABLE1", "import a.json"])
@pytest.mark.parametrize("url", WITH_PASSWORD)
def test_a_password_on_the_command_line_is_refused(tmp_path: Path, command: str, url: str) -> None:
    (tmp_path / "a.json").touch()
    check_refused(run(*command.split(), "--database", url), "does not belong on the command line")


@pytest.mark.parametrize("url", WITH_PASSWORD)
def test_a_password_from_elsewhere_is_taken_and_not_shown(tmp_path: Path, url: str) -> None:
    (tmp_path / "url").write_text(f"{url}\n")
    for variables in ({"REVERIE_DATABASE": url}, {"REVERIE_DATABASE_FILE": "url"}):
        check_refused(run("export", "TABLE1", **variables), ": PostgreSQL does not answer")


def test_a_file_that_is_not_there() -> None:
    check_refused(run("serve", REVERIE_DATABASE_FILE="nothing"), "REVERIE_DATABASE_FILE: ")


def test_the_command_line_comes_first() -> None:
    chosen = run("export", "A", "--database", "sqlite:///here.db", REVERIE_DATABASE="nonsense")
    check_refused(chosen, "sqlite:///here.db: there is no such file")


@pytest.mark.parametrize("url", ["mysql://a", "sqlite:x", "", "postgresql://a:b:c@:x:y/d"])
def test_what_is_no_url_of_ours(url: str) -> None:
    assert run("serve", "--database", url).exit_code == 2
    with pytest.raises(BadUrl):
        open_store(url)


def test_a_store_is_opened_by_its_url(tmp_path: Path) -> None:
    assert isinstance(open_store("sqlite:///x.db"), SqliteStore)
    for scheme in ("postgresql", "postgres"):
        assert isinstance(open_store(f"{scheme}://somewhere/tables"), PostgresStore)
    assert not (tmp_path / "x.db").exists()


def test_what_is_shown_of_a_url() -> None:
    for url in WITH_PASSWORD:
        assert has_password(url)
        assert SECRET not in shown(url)
    for url in (
        "postgresql://me@host:5432/tables?sslmode=verify-full",
        "sqlite:///a:b@c?password=d",
    ):
        assert not has_password(url)
    assert shown(WITH_PASSWORD[0]) == "postgresql://me@127.0.0.1:1/tables"


def test_a_newer_database_is_told_in_a_sentence(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def make() -> None:
        store = open_store(postgres_url)
        await store.open()
        await store.close()

    monkeypatch.setattr(connections, "PATIENCE", 30.0)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "SELECT 1"))
        asyncio.run(make())
    for command in (["serve", "--port", "0"], ["export", "TABLE1"]):
        check_refused(run(*command, "--database", postgres_url), "newer version of Reverie")


def test_who_may_not_in_is_told_in_a_sentence(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 30.0)
    url = postgres_url.replace("postgres@", "stranger@")
    check_refused(run("serve", "--port", "0", "--database", url), 'role "stranger" does not exist')


def test_tables_are_exported_from_postgres(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 30.0)

    async def write() -> None:
        store = open_store(postgres_url)
        await store.open()
        await store.append(saved("TABLE1", 1))
        await store.close()

    asyncio.run(write())
    assert '"TABLE1"' in run("export", "TABLE1", REVERIE_DATABASE=postgres_url).stdout
    check_refused(run("export", "TABLE2", REVERIE_DATABASE=postgres_url), "no such table")
