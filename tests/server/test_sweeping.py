"""What imports left behind that never came to an end: a running server clears it away."""

import os
import socket
import time
from pathlib import Path

import pytest

from reverie.decks.deck import image_names, new_id
from reverie.decks.folder import FolderStorage
from reverie.decks.opening import DEFAULT_FOLDER
from reverie.decks.storage import ABANDONED, MANIFEST
from reverie.decks.workspace import HOME, LOCK
from reverie.server.app import contract
from reverie.tables import housekeeping
from tests.server.kit import PATIENCE, InThread, Nursery, Server


def left(folder: Path, name: str = image_names(new_id()).small, *, old: bool = True) -> Path:
    """The folder of a deck of which only this is there."""
    deck = new_id()
    FolderStorage(folder).write(deck, name, b"{}")
    long_ago = time.time() - ABANDONED - 60
    if old:
        os.utime(folder / deck, (long_ago, long_ago))
    return folder / deck


def left_upload(folder: Path) -> Path:
    """What was being sent to a server that was killed."""
    upload = folder / HOME / new_id()
    upload.mkdir(parents=True)
    (upload / "0").write_bytes(b"picture")
    upload.with_suffix(LOCK).touch()
    return upload


def wait_until_gone(*paths: Path) -> None:
    end = time.monotonic() + PATIENCE
    while there := [path for path in paths if path.exists()]:
        assert time.monotonic() < end, f"{there} is still there"
        time.sleep(0.01)


def test_a_server_sweeps_when_it_starts(tmp_path: Path) -> None:
    """Long before the first of its hours is over."""
    folder = tmp_path / "decks"
    whole, under_way, dead = left(folder, MANIFEST), left(folder, old=False), left(folder)
    upload = left_upload(folder)
    server = InThread(tmp_path / "tables.db")
    assert dead.exists(), "nothing is removed before it runs"
    assert upload.exists()
    with server:
        wait_until_gone(dead)
        wait_until_gone(upload)
    assert whole.exists()
    assert under_way.exists()


def test_a_server_sweeps_every_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "HOUR", 0.05)
    folder = tmp_path / "decks"
    at_first = left(folder)
    with InThread(tmp_path / "tables.db"):
        wait_until_gone(at_first)
        wait_until_gone(left(folder))
        with FolderStorage(folder).workspace() as mine:
            wait_until_gone(left_upload(folder))
            assert mine.exists(), "somebody works there"


def test_what_is_being_sent_when_a_server_is_killed_is_swept_by_the_next(
    nursery: Nursery, tmp_path: Path
) -> None:
    server = Server(nursery, tmp_path)
    sending = tmp_path / "decks" / HOME
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(
            b"POST /api/decks HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n"
            b"Content-Type: multipart/form-data; boundary=x\r\n\r\n"
            b'--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n'
            + bytes(4_000_000)
        )
        end = time.monotonic() + PATIENCE
        while not list(sending.glob("*/0")):
            assert time.monotonic() < end, "nothing comes"
            time.sleep(0.01)
        server.kill()
    assert list(sending.glob("*/0"))
    server.start()
    try:
        wait_until_gone(*sending.iterdir())
    finally:
        server.kill()


def test_who_only_asks_for_the_contract_removes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    dead = left(tmp_path / DEFAULT_FOLDER)
    contract()
    assert dead.exists()
