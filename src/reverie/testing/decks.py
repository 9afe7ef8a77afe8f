"""What every storage of decks must do.

A test module subclasses ``StorageSuite``, says how one is opened, and inherits the tests::

    class TestMyStorage(StorageSuite):
        @pytest.fixture(autouse=True)
        def place(self, tmp_path: Path) -> None:
            self.open = lambda: MyStorage(...)

Every call of ``open`` gives another worker's sight of one storage, which is empty at first.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from reverie.decks.deck import Card, image_names, new_id
from reverie.decks.errors import DeckError, TooManyDecks
from reverie.decks.library import Library
from reverie.decks.limits import Limits
from reverie.decks.storage import MANIFEST, VECTORS, Storage

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


def made(folder: Path, cards: int = 3) -> tuple[tuple[Card, ...], Path]:
    """Cards, and the folder of their images, as an import makes it."""
    place = folder / "deck"
    place.mkdir()
    ids = [new_id() for _ in range(cards)]
    deck = tuple(Card(id=card, images=image_names(card)) for card in ids)
    for card in deck:
        for name in card.images.names:
            (place / name).write_bytes(name.encode() * 10)
    return deck, place


class StorageSuite:
    open: Callable[[], Storage]

    def library(self, limits: Limits | None = None) -> Library:
        """Of a worker, without built-in decks."""
        return Library(self.open(), limits, Path("/no built-in decks"))

    def publish(self, library: Library, cards: int = 3) -> tuple[str, str]:
        deck = library.reserve()
        with library.storage.workspace() as folder:
            images, place = made(folder, cards)
            return deck, library.publish(deck, "Holidays", images, place, listed=True)

    def test_what_is_written_is_read(self) -> None:
        storage, deck, image = self.open(), new_id(), image_names(new_id()).small
        assert not storage.decks()
        storage.write(deck, image, b"picture")
        assert not storage.decks(), "not before it has a manifest"
        storage.write(deck, MANIFEST, b"{}")
        assert list(self.open().decks()) == [deck]
        assert self.open().read(deck, image) == b"picture"
        assert self.open().read(deck, MANIFEST) == b"{}"
        storage.remove(deck)
        assert not self.open().decks()
        assert self.open().read(deck, MANIFEST) is None
        assert self.open().read(deck, image) is None
        storage.remove(deck)

    def test_a_name_that_is_not_ours_is_not_there(self) -> None:
        storage, deck = self.open(), new_id()
        storage.write(deck, MANIFEST, b"{}")
        for trick in TRICKS:
            for names in ((trick, MANIFEST), (deck, trick), (trick, trick)):
                assert storage.read(*names) is None
                assert storage.stamp(*names) is None
                with pytest.raises(ValueError, match="not a name"):
                    storage.write(*names, b"")
            with pytest.raises(ValueError, match="not a name"):
                storage.remove(trick)
        assert list(storage.decks()) == [deck]

    def test_another_content_has_another_stamp(self) -> None:
        storage, deck = self.open(), new_id()
        assert storage.stamp(deck, MANIFEST) is None
        storage.write(deck, MANIFEST, b"old")
        first = storage.stamp(deck, MANIFEST)
        assert first is not None
        assert self.open().stamp(deck, MANIFEST) == first
        assert self.open().decks() == {deck: first}, "a listing says the same"
        storage.write(deck, MANIFEST, b"new")
        assert self.open().stamp(deck, MANIFEST) not in (None, first)
        storage.remove(deck)
        assert self.open().stamp(deck, MANIFEST) is None

    def test_a_deck_is_seen_by_every_worker(self) -> None:
        one, other = self.library(), self.library()
        deck, secret = self.publish(one)
        assert [each.deck for each in other.list()] == [deck]
        found = other.get(deck)
        for card in found.cards:
            for name in card.images.names:
                assert other.image(deck, name) == name.encode() * 10
        other.keep_vectors(deck, b"vectors")
        assert one.vectors(deck) == b"vectors"
        other.delete(deck, secret)
        assert not one.list()
        assert one.vectors(deck) is None
        assert one.storage.used() == 0

    def test_a_workspace_is_gone_afterwards(self) -> None:
        with self.open().workspace() as folder:
            (folder / "picture").write_bytes(b"picture")
            self.open().sweep()
            assert (folder / "picture").exists(), "somebody works there"
        assert not folder.exists()

    def test_what_is_no_part_of_a_deck_is_not_taken_in(self) -> None:
        storage, deck = self.open(), new_id()
        with storage.workspace() as folder:
            _, place = made(folder)
            (place / MANIFEST).write_bytes(b"{}")
            (place / "program.sh").write_bytes(b"")
            with pytest.raises(ValueError, match="not a name"):
                storage.adopt(deck, place)
        self.nothing_is_left(deck)

    def nothing_is_left(self, deck: str) -> None:
        storage = self.open()
        assert deck not in storage.decks()
        assert storage.used() == 0
        assert storage.read(deck, VECTORS) is None

    def test_one_too_many_is_not_taken_in_whichever_worker_makes_it(self) -> None:
        """All find room when they begin. The cap holds all the same, and what is left is whole."""
        workers = [self.library(Limits(decks=2)) for _ in range(4)]
        decks = [worker.reserve() for worker in workers]

        def publish(worker: Library, deck: str) -> DeckError | None:
            with worker.storage.workspace() as folder:
                cards, place = made(folder)
                try:
                    worker.publish(deck, "Holidays", cards, place, listed=True)
                except DeckError as error:
                    return error
            return None

        with ThreadPoolExecutor(4) as pool:
            came = list(pool.map(publish, workers, decks))
        there = {deck for deck, error in zip(decks, came, strict=True) if error is None}
        assert len(there) <= 2
        assert {type(error) for error in came if error} == {TooManyDecks}
        assert {each.deck for each in self.library().list()} == there
        for deck in set(decks) - there:
            assert self.open().read(deck, MANIFEST) is None
