"""What imports left behind that never came to an end: a running server clears it away."""

import os
import time
from pathlib import Path

import pytest

from reverie.decks.deck import image_names, new_id
from reverie.decks.storage import ABANDONED, DEFAULT_FOLDER, MANIFEST, FolderStorage
from reverie.server.app import contract
from reverie.tables import housekeeping
from tests.server.kit import PATIENCE, InThread


def left(folder: Path, name: str = image_names(new_id()).small, *, old: bool = True) -> Path:
    """The folder of a deck of which only this is there."""
    deck = new_id()
    FolderStorage(folder).write(deck, name, b"{}")
    long_ago = time.time() - ABANDONED - 60
    if old:
        os.utime(folder / deck, (long_ago, long_ago))
    return folder / deck


def wait_until_gone(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    while path.exists():
        assert time.monotonic() < end, f"{path} is still there"
        time.sleep(0.01)


def test_a_server_sweeps_when_it_starts_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "HOUR", 0.05)
    folder = tmp_path / "decks"
    whole, under_way, dead = left(folder, MANIFEST), left(folder, old=False), left(folder)
    server = InThread(tmp_path / "tables.db")
    assert dead.exists(), "nothing is removed before it runs"
    with server:
        wait_until_gone(dead)
        wait_until_gone(left(folder))
    assert whole.exists()
    assert under_way.exists()


def test_who_only_asks_for_the_contract_removes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    dead = left(tmp_path / DEFAULT_FOLDER)
    contract()
    assert dead.exists()
