"""A server has its decks made by a process of its own, which may break without harm."""

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from reverie import pipe
from reverie.decks import importer as program
from reverie.decks.confining import OUT_OF_TIME, environment
from reverie.decks.errors import DeckError, NoRoom, TooManyDecks
from reverie.decks.importer import Order
from reverie.decks.importing import NoPictures, Wishes
from reverie.decks.limits import Limits
from reverie.decks.orders import MADE, Broken, Importer, TooSlow
from reverie.decks.workers import SOURCE
from tests.decks.making import jpeg, library, uploads
from tests.server.kit import PATIENCE, wait_until

WISHES = Wishes(name="Holidays")


def many(folder: Path) -> list[tuple[str, Path]]:
    """Pictures that take a while."""
    pictures = [jpeg((1500, 1500), seed) for seed in range(35)]
    return uploads(folder, *((f"{number}.jpg", data) for number, data in enumerate(pictures)))


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_for_workers(importer: Importer) -> list[int]:
    """The processes that open pictures for it, once there are some."""
    wait_until(lambda: bool(importer._process and children(importer._process.pid)))
    assert importer._process
    return children(importer._process.pid)


def test_a_deck_is_made(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    files = uploads(tmp_path / "sent", ("whale.jpg", jpeg()), ("page.jpg", b"<html>"))
    with shelf.storage.workspace() as folder:
        imported = Importer(shelf).run(files, WISHES, folder)
    assert [card.title["und"] for card in shelf.get(imported.deck).cards] == ["whale"]
    assert [refusal.error for refusal in imported.refused] == ["not_a_picture"]
    shelf.delete(imported.deck, imported.secret)


def test_why_no_deck_is_made(tmp_path: Path) -> None:
    files = uploads(tmp_path / "sent", ("page.jpg", b"<html>"))

    def refused(limits: Limits) -> DeckError:
        shelf = library(tmp_path, limits)
        with shelf.storage.workspace() as folder, pytest.raises(DeckError) as error:
            Importer(shelf).run(files, WISHES, folder)
        return error.value

    nothing = refused(Limits())
    assert isinstance(nothing, NoPictures)
    assert nothing.refused[0].error == "not_a_picture"
    assert refused(Limits(decks=0)).code == TooManyDecks().code
    assert refused(Limits(free_bytes=1 << 60)).code == NoRoom().code


@pytest.mark.parametrize(
    ("end", "fault"), [(signal.SIGKILL, Broken), (signal.SIGTERM, RuntimeError)]
)
def test_an_importer_that_dies_harms_nobody(
    tmp_path: Path, end: signal.Signals, fault: type[Exception]
) -> None:
    shelf = library(tmp_path)
    importer = Importer(shelf)
    with shelf.storage.workspace() as folder, ThreadPoolExecutor(1) as pool:
        making = pool.submit(importer.run, many(tmp_path / "sent"), WISHES, folder)
        workers = wait_for_workers(importer)
        assert importer._process
        os.kill(importer._process.pid, end)
        assert isinstance(making.exception(PATIENCE), fault)
    wait_until(lambda: not any(map(is_running, workers)))
    assert shelf.list() == ()
    assert not (tmp_path / "decks").exists() or list((tmp_path / "decks").iterdir()) == []


def test_an_import_can_be_stopped(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    importer = Importer(shelf)
    with shelf.storage.workspace() as folder, ThreadPoolExecutor(1) as pool:
        making = pool.submit(importer.run, many(tmp_path / "sent"), WISHES, folder)
        workers = wait_for_workers(importer)
        importer.stop()
        assert isinstance(making.exception(PATIENCE), TooSlow)
        wait_until(lambda: not any(map(is_running, workers)))
        with pytest.raises(TooSlow):
            importer.run([], WISHES, folder)
    importer.stop()


def test_an_importer_that_hangs_is_stopped_with_its_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.decks.orders.A_MOMENT", 0.2)
    shelf = library(tmp_path)
    importer = Importer(shelf)
    with shelf.storage.workspace() as folder, ThreadPoolExecutor(1) as pool:
        making = pool.submit(importer.run, many(tmp_path / "sent"), WISHES, folder)
        workers = wait_for_workers(importer)
        assert importer._process
        for pid in (importer._process.pid, *workers):
            os.kill(pid, signal.SIGSTOP)
        threading.Thread(target=importer.stop).start()  # as its timer does
        assert isinstance(making.exception(PATIENCE), TooSlow)
    wait_until(lambda: not any(map(is_running, workers)))


def test_an_importer_ends_with_its_server(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    files = tuple((name, str(path)) for name, path in many(tmp_path / "sent"))
    with shelf.storage.workspace() as folder:
        order = Order(str(folder / MADE), str(folder), files, WISHES, Limits())
        with subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", program.__name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(str(SOURCE)),
        ) as process:
            assert process.stdin
            pipe.send(process.stdin, order)
            wait_until(lambda: bool(children(process.pid)))
            workers = children(process.pid)
            process.stdin.close()  # as the system does for one that is killed
            assert process.wait(PATIENCE) == 1
    wait_until(lambda: not any(map(is_running, workers)))
    assert shelf.list() == ()


def test_time_is_bounded_whatever_a_process_does() -> None:
    endless = "from reverie.decks.confining import time_left\ntime_left(0.1)\nsum(range(10**12))\n"
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", endless], env=environment(str(SOURCE)), check=False, timeout=PATIENCE
    )
    assert done.returncode == OUT_OF_TIME


def test_memory_is_bounded() -> None:
    greedy = (
        "from reverie.decks.confining import confine\nconfine(100_000_000, 0)\nbytearray(10**9)\n"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", greedy],
        env=environment(str(SOURCE)),
        check=False,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert b"MemoryError" in done.stderr
