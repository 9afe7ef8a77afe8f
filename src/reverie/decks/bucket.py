"""Decks in a bucket of an S3-compatible store.

``decks/ID.json`` are the manifests, so that one listing tells which decks there are;
``images/ID/NAME`` is all else of a deck. Before anything of a deck is sent, it takes a place,
``places/ID.BYTES``, which goes last when the deck is removed: so all that there is can be counted
from one listing, by any worker, and what has a place and no manifest was left by a crash.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import obstore
from msgspec import Struct
from obstore.exceptions import BaseError
from obstore.store import S3Store

from reverie.decks.errors import Unreachable
from reverie.decks.storage import ABANDONED, DECK, MANIFEST, VECTORS, Stamp, check_names
from reverie.decks.workspace import free_on_disk, sweep, workspace

AT_ONCE = 8
"""Files of a deck that are sent at the same time."""
REST = 2.0
"""Seconds for which a store that did not answer is not asked again."""


class Place(Struct, frozen=True):
    deck: str
    size: int
    key: str
    since: float


class BucketStorage:
    def __init__(self, store: S3Store, scratch: Path | None = None) -> None:
        self._store = store
        self._scratch = scratch or _own_scratch()
        self._away_until = 0.0

    def decks(self) -> dict[str, Stamp]:
        found = ((_stem(each["path"]), _stamp(each)) for each in self._list("decks/"))
        return {deck: stamp for deck, stamp in sorted(found) if DECK.fullmatch(deck)}

    def read(self, deck: str, name: str) -> bytes | None:
        try:
            key = _key(deck, name)
            with self._asking():
                return bytes(obstore.get(self._store, key).bytes())
        except (ValueError, FileNotFoundError):
            return None

    def stamp(self, deck: str, name: str) -> Stamp | None:
        try:
            key = _key(deck, name)
            with self._asking():
                return _stamp(obstore.head(self._store, key))
        except (ValueError, FileNotFoundError):
            return None

    def write(self, deck: str, name: str, data: bytes) -> None:
        key = _key(deck, name)
        if name != VECTORS:  # else the deck is there, and has its place
            self._put(f"places/{deck}.0", b"")
        self._put(key, data)

    def remove(self, deck: str) -> None:
        # The manifest first: a deck that is half removed is not there. The place last: it is swept.
        manifest = _key(deck, MANIFEST)
        for keys in (
            [manifest],
            [each["path"] for each in self._list(f"images/{deck}/")],
            [place.key for place in self._places() if place.deck == deck],
        ):
            if keys:
                with self._asking():
                    obstore.delete(self._store, keys)

    def workspace(self) -> AbstractContextManager[Path]:
        return workspace(self._scratch)

    def adopt(self, deck: str, folder: Path) -> None:
        files = sorted(folder.iterdir(), key=lambda file: file.name == MANIFEST)
        keys = [_key(deck, file.name) for file in files]  # no other names
        size = sum(file.stat().st_size for file in files)
        self._put(f"places/{deck}.{size}", b"")
        try:
            self._send_all(files[:-1], keys[:-1])
            self._send(files[-1], keys[-1])
        except BaseException:
            self._away_until = 0.0
            with suppress(Unreachable):  # then it is swept
                self.remove(deck)
            raise

    def _send_all(self, files: list[Path], keys: list[str]) -> None:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            sent = [pool.submit(self._send, *each) for each in zip(files, keys, strict=True)]
            try:
                for each in sent:
                    each.result()
            finally:
                for each in sent:
                    each.cancel()

    def _send(self, file: Path, key: str) -> None:
        self._put(key, file.read_bytes())

    def free(self) -> int:
        return free_on_disk(self._scratch)

    def used(self) -> int:
        return sum(place.size for place in self._places())

    def sweep(self) -> None:
        sweep(self._scratch)
        long_ago = time.time() - ABANDONED
        old = {place.deck for place in self._places() if place.since < long_ago}
        for deck in old - set(self.decks()) if old else ():
            self.remove(deck)

    def _places(self) -> Iterator[Place]:
        for each in self._list("places/"):
            deck, _, size = each["path"].rpartition("/")[2].partition(".")
            if DECK.fullmatch(deck) and size.isdecimal():
                yield Place(deck, int(size), each["path"], each["last_modified"].timestamp())

    @contextmanager
    def _asking(self) -> Iterator[None]:
        """What goes wrong on the way is told in a sentence, with the store's own words for the log.
        A store that is away is left alone for a moment, so that not all threads wait for it."""
        if time.monotonic() < self._away_until:
            raise Unreachable
        try:
            yield
        except BaseError as error:
            self._away_until = time.monotonic() + REST
            raise Unreachable from error

    def _put(self, key: str, data: bytes) -> None:
        with self._asking():
            obstore.put(self._store, key, data, use_multipart=False)

    def _list(self, prefix: str) -> "Iterator[obstore.ObjectMeta]":
        with self._asking():
            for some in obstore.list(self._store, prefix):
                yield from some


def _key(deck: str, name: str) -> str:
    check_names(deck, name)
    return f"decks/{deck}.json" if name == MANIFEST else f"images/{deck}/{name}"


def _stem(path: str) -> str:
    return path.rpartition("/")[2].removesuffix(".json")


def _stamp(found: "obstore.ObjectMeta") -> Stamp:
    """A listing and a look at one object tell the time with unlike precision, and some servers put
    marks about the tag in one of them only."""
    return (found["size"], (found["e_tag"] or "").strip('"'))


def _own_scratch() -> Path:
    """For this user alone, in the system's folder for what is temporary (``TMPDIR``)."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    scratch = Path(tempfile.gettempdir()) / f"reverie-decks-{user}"
    scratch.mkdir(mode=0o700, exist_ok=True)
    if scratch.is_symlink() or scratch.stat().st_uid != user:
        raise PermissionError(f"{scratch} is somebody else's")
    return scratch
