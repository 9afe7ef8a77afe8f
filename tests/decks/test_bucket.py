"""Decks in a bucket: the suite of all storages, and what only a network does."""

import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from reverie.decks import bucket, opening
from reverie.decks.bucket import BucketStorage
from reverie.decks.copying import copy_decks
from reverie.decks.deck import new_id
from reverie.decks.errors import NoRoom, Unreachable
from reverie.decks.folder import FolderStorage
from reverie.decks.library import Library
from reverie.decks.limits import Limits
from reverie.decks.opening import NoStorage, check_place, open_storage
from reverie.decks.storage import MANIFEST, Storage
from reverie.testing.decks import StorageSuite, made
from tests.decks.s3d import BUCKET, S3d, s3d
from tests.server.kit import listen, port_of

NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def s3(tmp_path_factory: pytest.TempPathFactory) -> Iterator[S3d]:
    with s3d(tmp_path_factory.mktemp("s3")) as server:
        yield server


@pytest.fixture(autouse=True)
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


@pytest.fixture
def place() -> str:
    return f"s3://{BUCKET}/test-{os.getpid()}-{next(NUMBERS)}"


class TestBucketStorage(StorageSuite):
    @pytest.fixture(autouse=True)
    def there(self, s3: S3d, place: str) -> None:
        self.open = lambda: open_storage(place, s3.environment)


def storage(s3: S3d, place: str) -> BucketStorage:
    opened = open_storage(place, s3.environment)
    assert isinstance(opened, BucketStorage)
    return opened


def keys(opened: BucketStorage) -> set[str]:
    return {each["path"].partition("/")[0] for each in opened._list("")}


@pytest.mark.parametrize("failing", [0, 1, 5, 9, 10])
def test_what_fails_half_way_leaves_nothing(
    s3: S3d, place: str, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    """The place, nine images, the manifest: whichever of them cannot be sent."""
    opened = storage(s3, place)
    numbers = itertools.count()
    put = BucketStorage._put

    def sometimes(self: BucketStorage, key: str, data: bytes) -> None:
        if next(numbers) == failing:
            raise Unreachable
        put(self, key, data)

    with opened.workspace() as folder:
        _, deck = made(folder)
        (deck / MANIFEST).write_bytes(b"{}")
        monkeypatch.setattr(BucketStorage, "_put", sometimes)
        with pytest.raises(Unreachable):
            opened.adopt(new_id(), deck)
    assert keys(opened) == set()


CRASH = """
import os, sys
from pathlib import Path
from reverie.decks import bucket
from reverie.decks.opening import open_storage
from reverie.testing.decks import made
storage, sent = open_storage(sys.argv[1]), iter(range(2))
put = bucket.BucketStorage._put
def some(self, key, data):
    put(self, key, data)
    if next(sent, None) is None:
        os._exit(9)  # after its place and some pictures, of which others are under way
bucket.BucketStorage._put = some
with storage.workspace() as folder:
    _, place = made(folder)
    (place / "manifest.json").write_bytes(b"{}")
    storage.adopt(sys.argv[2], place)
"""


def test_what_a_crash_leaves_counts_and_is_swept(
    s3: S3d, place: str, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, deck = storage(s3, place), new_id()
    environment = {**os.environ, **s3.environment, "TMPDIR": str(scratch)}
    command = [sys.executable, "-c", CRASH, place, deck]
    done = subprocess.run(command, env=environment, check=False, stderr=subprocess.PIPE)  # noqa: S603
    assert done.returncode == 9, done.stderr.decode()
    assert keys(opened) == {"places", "images"}
    assert not opened.decks()
    assert opened.used() > 0
    opened.write(other := new_id(), MANIFEST, b"{}")
    opened.sweep()
    assert keys(opened) == {"places", "images", "decks"}, "it may still be under way"
    assert not list(scratch.glob("reverie-decks-*/*")), "what lay on this disk is swept at once"
    monkeypatch.setattr(bucket, "ABANDONED", -60)
    opened.sweep()
    assert list(opened.decks()) == [other]
    assert keys(opened) == {"places", "decks"}
    assert opened.used() == 0


def test_bytes_are_counted_over_all_workers(s3: S3d, place: str) -> None:
    suite = TestBucketStorage()
    suite.open = lambda: open_storage(place, s3.environment)
    one = suite.library()
    suite.publish(one)
    used = one.storage.used()
    assert used > 9 * 300
    other = suite.library(Limits(stored_bytes=used + 100))
    with pytest.raises(NoRoom):
        suite.publish(other)
    assert other.storage.used() == used
    with pytest.raises(NoRoom):
        suite.library(Limits(stored_bytes=used)).reserve()


def test_a_store_that_is_away_is_told_of(
    s3: S3d, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "RETRIES", 0)
    opened: Storage = open_storage(
        place, {**s3.environment, "REVERIE_DECKS_ENDPOINT": "http://127.0.0.1:9"}
    )
    for ask in (opened.decks, opened.used, lambda: opened.read(new_id(), MANIFEST)):
        with pytest.raises(Unreachable):
            ask()
    with pytest.raises(Unreachable):
        Library(opened).get(new_id())


def test_a_store_that_hangs_is_not_waited_for_by_all(
    s3: S3d, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes connections and says nothing. Whoever asks next is told at once."""
    monkeypatch.setattr(opening, "RETRIES", 0)
    monkeypatch.setattr(opening, "PATIENCE", timedelta(seconds=2))
    monkeypatch.setattr(bucket, "REST", 600.0)
    with listen() as silent:
        silent.settimeout(0.0)
        endpoint = f"http://127.0.0.1:{port_of(silent)}"
        opened = open_storage(place, {**s3.environment, "REVERIE_DECKS_ENDPOINT": endpoint})
        with pytest.raises(Unreachable):
            opened.read(new_id(), MANIFEST)
        silent.accept()[0].close()
        for _ in range(100):
            with pytest.raises(Unreachable):
                opened.read(new_id(), MANIFEST)
        with pytest.raises(BlockingIOError):  # nobody has called
            silent.accept()


def test_who_has_the_wrong_key_sees_nothing(s3: S3d, place: str) -> None:
    opened = open_storage(place, {**s3.environment, "REVERIE_DECKS_SECRET": "another"})
    with pytest.raises(Unreachable):
        opened.decks()


def test_keys_from_files(s3: S3d, place: str, tmp_path: Path) -> None:
    given = dict(s3.environment)
    (tmp_path / "secret").write_text(given.pop("REVERIE_DECKS_SECRET") + "\n")
    given["REVERIE_DECKS_SECRET_FILE"] = str(tmp_path / "secret")
    assert open_storage(place, given).decks() == {}
    with pytest.raises(NoStorage, match="REVERIE_DECKS_SECRET_FILE"):
        open_storage(place, {"REVERIE_DECKS_SECRET_FILE": str(tmp_path / "none")})


@pytest.mark.parametrize(
    "wrong", ["s3://", "s3://x", "s3://key:secret@bucket", "s3://bucket/../x?y", "gs://bucket"]
)
def test_a_place_that_is_none(wrong: str) -> None:
    with pytest.raises(NoStorage) as error:
        check_place(wrong)
    assert "secret@" not in str(error.value)
    check_place("s3://bucket")
    check_place("s3://bucket/some/where/")


def test_decks_are_copied_there_and_back(s3: S3d, place: str, tmp_path: Path) -> None:
    suite = TestBucketStorage()
    suite.open = lambda: FolderStorage(tmp_path / "decks")
    shelf = suite.library()
    decks = [suite.publish(shelf)[0] for _ in range(2)]
    shelf.keep_vectors(decks[0], b"vectors")
    there = storage(s3, place)
    told: list[tuple[int, int]] = []
    assert copy_decks(shelf.storage, there, lambda *done: told.append(done)) == 2
    assert told == [(0, 2), (1, 2), (2, 2)]
    there.remove(decks[1])
    assert copy_decks(shelf.storage, there, lambda *_: None) == 1, "it goes on"
    back = FolderStorage(tmp_path / "back")
    assert copy_decks(there, back, lambda *_: None) == 2
    for file in (tmp_path / "decks").glob("*/*"):
        copy = tmp_path / "back" / file.relative_to(tmp_path / "decks")
        assert copy.read_bytes() == file.read_bytes()
