"""All tables from one store to another, and back; a copy that was interrupted goes on."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.tables.copying import CannotCopy, Counts, copy
from reverie.tables.store import Store, open_store
from reverie.tables.store.base import Listing, Refusal
from reverie.tables.store.holding import hold
from reverie.tables.store.schema import prepare
from reverie.testing.stores import TEXT, body, saved

TABLES = 20
MONTH = 31 * 86400.0


@pytest.fixture(params=["to postgres", "to sqlite"])
def urls(request: pytest.FixtureRequest, tmp_path: Path, postgres_url: str) -> tuple[str, str]:
    both = (f"sqlite:///{tmp_path / 'tables.db'}", postgres_url)
    return both if request.param == "to postgres" else both[::-1]


def in_stores(urls: tuple[str, ...], work: Callable[..., Awaitable[None]]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as opened:
            stores = [open_store(url) for url in urls]
            for store in stores:
                await store.open()
                opened.push_async_callback(store.close)
            await work(*stores)

    asyncio.run(run())


async def fill(store: Store) -> None:
    for times in range(2):  # one code twice, in months of their own
        await store.append(saved("packed", 1, at=1.0, body=body(times)))
        await store.archive("lobby", 10.0, (1 + times) * MONTH)
    for number in range(TABLES):
        code = f"T{number}"
        last = 2 + number % 5
        for version in range(1, last):
            key = f"{TEXT} {version}" if version % 2 else None
            await store.append(saved(code, version, key=key))
        status = "playing" if number % 2 else "lobby"
        listing = Listing(status, public=True, deadline=number % 3 or None)  # type: ignore[arg-type]
        await store.append(saved(code, last, listing=listing))
        await store.snapshot(code, 1, b"\x00 state")
        await store.refuse(code, TEXT, Refusal("not_now", TEXT))


def ignore(_done: int, _total: int) -> None:
    pass


def test_everything_is_there_afterwards(urls: tuple[str, str]) -> None:
    async def work(source: Store, target: Store) -> None:
        await fill(source)
        changes = sum(2 + number % 5 for number in range(TABLES))
        assert await copy(source, target, "here", ignore) == Counts(TABLES, changes, 1)
        assert set(await target.codes()) == set(await source.codes())
        assert await target.count() == await source.count()
        assert await target.deadlines() == await source.deadlines()
        assert set(await target.public(100, 0.0)) == set(await source.public(100, 0.0))
        for code in await source.codes():
            assert await target.load(code) == await source.load(code)
            assert await target.archived(code) == await source.archived(code)
        assert await target.archived("packed") == (bytes(body(1)),)
        await target.append(saved("T7", 5))
        with pytest.raises(CannotCopy, match="There are tables"):
            await copy(source, target, "here", ignore)
        assert len(await target.changes("T7")) == 5

    in_stores(urls, work)


def test_an_interrupted_copy_goes_on(urls: tuple[str, str]) -> None:
    class Killed(BaseException):
        pass

    def kill(done: int, _total: int) -> None:
        if done > TABLES // 2:
            raise Killed

    async def work(source: Store, target: Store) -> None:
        await fill(source)
        with pytest.raises(Killed):
            await copy(source, target, "here", kill)
        there = set(await target.codes())
        assert there
        assert there < set(await source.codes())
        with pytest.raises(CannotCopy, match="unfinished copy from here"):
            await copy(source, target, "elsewhere", ignore)
        with pytest.raises(CannotCopy, match="not finished"):
            await copy(target, source, "there", ignore)
        restored = []
        restore = target.restore
        target.restore = lambda whole: restored.append(whole.code) or restore(whole)  # type: ignore
        await copy(source, target, "here", ignore)
        assert set(restored) == set(await source.codes()) - there
        assert set(await target.codes()) == set(await source.codes())

    in_stores(urls, work)


KILLED = """
import asyncio, os, signal, sys
from reverie.tables.copying import copy
from reverie.tables.store import open_store
from reverie.tables.store.urls import shown

def kill(done, _total):
    if done:
        os.kill(os.getpid(), signal.SIGKILL)

async def run(source, target):
    stores = [open_store(source), open_store(target)]
    for store in stores:
        await store.open()
    await copy(*stores, shown(source), kill)

asyncio.run(run(*sys.argv[1:]))
"""


def test_a_copy_that_was_killed_goes_on(urls: tuple[str, str]) -> None:
    """By the system, at once: nothing is closed, and nobody says goodbye."""
    in_stores(urls[:1], fill)
    done = subprocess.run([sys.executable, "-c", KILLED, *urls], check=False, timeout=120)  # noqa: S603
    assert done.returncode == -signal.SIGKILL

    async def is_half(source: Store, target: Store) -> None:
        assert set(await target.codes()) < set(await source.codes())
        assert await target.codes()

    in_stores(urls, is_half)
    given = {"REVERIE_FROM": urls[0], "REVERIE_TO": urls[1]}
    ended: Result = CliRunner().invoke(app, ["copy"], env=given)
    assert ended.exit_code == 0, ended.output
    assert f"{TABLES} tables" in ended.output

    async def is_whole(source: Store, target: Store) -> None:
        for code in await source.codes():
            assert await target.load(code) == await source.load(code)
            assert await target.archived(code) == await source.archived(code)

    in_stores(urls, is_whole)


def test_what_does_not_come_out_the_same_is_told(urls: tuple[str, str]) -> None:
    async def work(source: Store, target: Store) -> None:
        await fill(source)
        restore = target.restore

        async def lose(whole: object) -> None:
            await restore(whole)  # type: ignore[arg-type]
            await target.refuse("T3", "more", Refusal("not_now", "No."))

        target.restore = lose  # type: ignore[method-assign]
        with pytest.raises(CannotCopy, match="T3 is not the same"):
            await copy(source, target, "here", ignore)
        assert await target.copying() == "here"

    in_stores(urls, work)


def test_nothing_is_copied_while_a_server_runs(urls: tuple[str, str]) -> None:
    async def work(source: Store, target: Store) -> None:
        for store, which in ((source, "from"), (target, "to")):
            await store.acquire("worker", "one", 60)
            with pytest.raises(CannotCopy, match=which):
                await copy(source, target, "here", ignore)
            await store.release("worker", "one")

    in_stores(urls, work)


def run(*words: str, **variables: str) -> Result:
    return CliRunner().invoke(app, words, env=variables)


def test_by_the_command(urls: tuple[str, str]) -> None:
    async def work(store: Store) -> None:
        await fill(store)

    in_stores(urls[:1], work)
    done = run("copy", "--from", urls[0], "--to", urls[1])
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{TABLES} tables with ")
    again = run("copy", "--from", urls[0], "--to", urls[1])
    assert (again.exit_code, again.stdout) == (1, "")
    assert again.stderr == "There are tables where these should go.\n"

    async def interrupted(store: Store) -> None:
        await store.set_copying("somewhere")

    in_stores(urls[1:], interrupted)
    served = run("serve", "--port", "0", "--database", urls[1])
    assert served.exit_code == 1
    assert "it is a copy of somewhere that is not finished" in served.stderr


def test_nothing_is_copied_out_of_a_file_that_a_server_holds(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare(str(path))
    with hold(path):
        refused = run("copy", "--from", f"sqlite:///{path}", "--to", f"sqlite:///{tmp_path}/b.db")
    assert (refused.exit_code, refused.stdout, refused.stderr.count("\n")) == (1, "", 1)
    assert "Reverie is running" in refused.stderr


def test_what_cannot_be_copied(tmp_path: Path) -> None:
    here = f"sqlite:///{tmp_path / 'here.db'}"
    for words, reason in (
        (("--from", here, "--to", "sqlite:///other.db"), "there is no such file"),
        (("--from", here, "--to", "postgresql://me:secret@host/tables"), "command line"),
    ):
        refused = run("copy", *words)
        assert (refused.exit_code, refused.stdout) == (1, "")
        assert reason in refused.stderr
        assert "secret" not in refused.output
    assert run("copy", "--from", here).exit_code == 2
    assert list(tmp_path.iterdir()) == []
