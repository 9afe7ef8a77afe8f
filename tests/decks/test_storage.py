"""Bytes in a folder; nothing outside it, nothing half written."""

import os
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.decks.deck import image_names, new_id
from reverie.decks.storage import ABANDONED, MANIFEST, FolderStorage

TRICKS = (
    "",
    ".",
    "..",
    "../secret",
    "/etc/passwd",
    "a" * 26 + "/..",
    "a" * 26 + "\n",
    "a" * 26 + "\0",
    "A" * 26,
    "CON",
    "..\\..\\secret",
    "a" * 5000,
)


@pytest.fixture
def storage(tmp_path: Path) -> FolderStorage:
    (tmp_path / "secret").write_text("not for you")
    return FolderStorage(tmp_path / "decks")


def test_what_is_written_is_read(storage: FolderStorage) -> None:
    deck, image = new_id(), image_names(new_id()).small
    assert storage.decks() == []
    storage.write(deck, image, b"picture")
    assert storage.decks() == []  # not before it has a manifest
    storage.write(deck, MANIFEST, b"{}")
    assert storage.decks() == [deck]
    assert storage.read(deck, image) == b"picture"
    assert storage.read(deck, MANIFEST) == b"{}"
    storage.remove(deck)
    assert storage.decks() == []
    assert storage.read(deck, MANIFEST) is None
    assert storage.read(deck, image) is None
    storage.remove(deck)


@pytest.mark.parametrize("trick", TRICKS)
def test_a_name_that_is_not_ours_is_not_there(storage: FolderStorage, trick: str) -> None:
    deck = new_id()
    storage.write(deck, MANIFEST, b"{}")
    for names in ((trick, MANIFEST), (deck, trick), (trick, trick)):
        assert storage.read(*names) is None
        with pytest.raises(ValueError, match="not a name"):
            storage.write(*names, b"")
    with pytest.raises(ValueError, match="not a name"):
        storage.remove(trick)


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


def test_a_file_that_was_written_anew_has_another_stamp(
    storage: FolderStorage, tmp_path: Path
) -> None:
    deck = new_id()
    assert storage.stamp(deck, MANIFEST) is None
    storage.write(deck, MANIFEST, b"old")
    first = storage.stamp(deck, MANIFEST)
    assert first is not None
    assert FolderStorage(tmp_path / "decks").stamp(deck, MANIFEST) == first
    storage.write(deck, MANIFEST, b"new")
    assert storage.stamp(deck, MANIFEST) not in (None, first)
    storage.remove(deck)
    assert storage.stamp(deck, MANIFEST) is None


@pytest.mark.parametrize("trick", TRICKS)
def test_a_name_that_is_not_ours_has_no_stamp(storage: FolderStorage, trick: str) -> None:
    assert storage.stamp(trick, MANIFEST) is None
    assert storage.stamp(new_id(), trick) is None
