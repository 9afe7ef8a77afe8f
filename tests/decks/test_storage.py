"""Bytes in a folder; nothing outside it, nothing half written."""

import os
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.decks.deck import image_names, new_id
from reverie.decks.folder import FolderStorage
from reverie.decks.storage import ABANDONED, MANIFEST
from reverie.testing.decks import StorageSuite


class TestFolderStorage(StorageSuite):
    @pytest.fixture(autouse=True)
    def there(self, tmp_path: Path) -> None:
        self.open = lambda: FolderStorage(tmp_path / "decks")


@pytest.fixture
def storage(tmp_path: Path) -> FolderStorage:
    (tmp_path / "secret").write_text("not for you")
    return FolderStorage(tmp_path / "decks")


@given(st.text(), st.text())
def test_no_text_leads_anywhere(deck: str, name: str) -> None:
    assert FolderStorage(Path("/")).read(deck, name) is None


def test_a_write_that_fails_leaves_what_was_there(
    storage: FolderStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = new_id()
    storage.write(deck, MANIFEST, b"old")

    def fail(_file: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        storage.write(deck, MANIFEST, b"new")
    assert storage.read(deck, MANIFEST) == b"old"
    assert [path.name for path in (tmp_path / "decks" / deck).iterdir()] == [MANIFEST]


def test_imports_that_died_are_swept_away(storage: FolderStorage, tmp_path: Path) -> None:
    done, dead, running = sorted(new_id() for _ in range(3))
    storage.write(done, MANIFEST, b"{}")
    for deck in (dead, running):
        storage.write(deck, image_names(new_id()).small, b"picture")
    long_ago = time.time() - ABANDONED - 60
    for deck in (done, dead):
        os.utime(tmp_path / "decks" / deck, (long_ago, long_ago))
    storage.sweep()
    assert sorted(path.name for path in (tmp_path / "decks").iterdir()) == sorted([done, running])
