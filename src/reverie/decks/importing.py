"""Making a deck of somebody's pictures.

Every file is a card or has a reason why not; one bad file never spoils the rest.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from reverie.decks.captions import (
    LARGEST_TABLE,
    Caption,
    Captions,
    caption,
    check_names,
    read_table,
    shown,
)
from reverie.decks.deck import Card, image_names, new_id
from reverie.decks.errors import DeckError, Malformed
from reverie.decks.library import Library, checked_name
from reverie.decks.pictures import Refused, form_of
from reverie.decks.rendition import Framing, Rendition
from reverie.decks.sources import (
    Allowance,
    Entry,
    from_folder,
    from_uploads,
    from_zip,
    is_zip,
    read,
)
from reverie.decks.workers import Workers

Progress = Callable[[int, int], None]
"""Called with how many files are done, and of how many."""


class Refusal(Struct, frozen=True):
    file: str
    error: str
    message: str


class Imported(Struct, frozen=True):
    deck: str
    secret: str
    """The owner's; told once, and only its hash is kept."""
    cards: int
    refused: tuple[Refusal, ...]


class NoPictures(DeckError):
    """None of the files could become a card."""

    def __init__(self, refused: tuple[Refusal, ...]) -> None:
        why = f" {refused[0].file}: {refused[0].message}" if refused else ""
        super().__init__("malformed", f"There is no picture for a card here.{why}")
        self.refused = refused


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """How the deck is to be made."""

    name: str
    framing: Framing = "crop"
    listed: bool = False


def import_path(
    path: Path, library: Library, wishes: Wishes, progress: Progress | None = None
) -> Imported:
    """A deck from a folder or a zip."""
    if path.is_dir():
        return import_entries(from_folder(path, library.limits), library, wishes, progress)
    return _import_zip(path, library, wishes, progress)


def import_uploads(
    files: Sequence[tuple[str, Path]],
    library: Library,
    wishes: Wishes,
    progress: Progress | None = None,
) -> Imported:
    """A deck from pictures that were sent, or from one zip: their names, and where they lie."""
    if len(files) == 1 and is_zip(files[0][1]):
        return _import_zip(files[0][1], library, wishes, progress)
    return import_entries(from_uploads(files, library.limits), library, wishes, progress)


def _import_zip(
    path: Path, library: Library, wishes: Wishes, progress: Progress | None
) -> Imported:
    try:
        file = path.open("rb")
    except OSError:
        raise Malformed("There is no such folder or zip.") from None
    with file, from_zip(file, library.limits) as entries:
        return import_entries(entries, library, wishes, progress)


def import_entries(
    entries: Sequence[Entry], library: Library, wishes: Wishes, progress: Progress | None = None
) -> Imported:
    checked_name(wishes.name)
    with _deck(library) as deck:
        run = _Run(deck, library, len(entries), progress or (lambda _done, _total: None))
        cards, refused = run.cards(entries, wishes.framing)
        if not cards:
            raise NoPictures(refused)
        secret = library.create(deck, wishes.name, cards, listed=wishes.listed)
    return Imported(deck, secret, len(cards), refused)


@contextmanager
def _deck(library: Library) -> Iterator[str]:
    """The id of a new deck, of which nothing stays where making it fails."""
    deck = library.reserve()
    try:
        yield deck
    except BaseException:
        library.storage.remove(deck)
        raise


class _Run:
    """One import: what it has used up of the limits, and what came of it so far."""

    def __init__(self, deck: str, library: Library, total: int, progress: Progress) -> None:
        self._deck = deck
        self._library = library
        self._total = total
        self._progress = progress
        self._allowance = Allowance(library.limits.total_bytes)
        self._done = 0
        self._seen: set[bytes] = set()
        self._cards: list[Card] = []
        self._refused: list[Refusal] = []

    def cards(
        self, entries: Sequence[Entry], framing: Framing
    ) -> tuple[tuple[Card, ...], tuple[Refusal, ...]]:
        tables = [entry for entry in entries if _is_table(entry)]
        pictures = [entry for entry in entries if not _is_table(entry)]
        captions = self._captions(tables, pictures)
        pending: deque[tuple[Entry, Future[Rendition]]] = deque()
        most_pending = 2 * self._library.limits.workers
        with Workers(self._library.limits, framing) as workers:
            for entry in pictures:
                with self._refusals(entry):
                    pending.append((entry, workers.submit(entry.name, self._read(entry))))
                if len(pending) > most_pending:
                    self._finish(*pending.popleft(), captions)
            while pending:
                self._finish(*pending.popleft(), captions)
        return tuple(self._cards), tuple(self._refused)

    def _captions(self, tables: Sequence[Entry], pictures: Sequence[Entry]) -> Captions:
        captions: Captions = {}
        for table in tables:
            with self._refusals(table):
                told = read_table(read(table, LARGEST_TABLE, self._allowance))
                captions.update(told)
                check_names(told, [picture.name for picture in pictures])
                self._tick()
        return captions

    def _read(self, entry: Entry) -> bytes:
        def check(head: bytes) -> None:
            form_of(entry.name, head)
            if len(self._seen) >= self._library.limits.cards:
                most = self._library.limits.cards
                raise Refused("too_many", f"A deck has at most {most} pictures.")

        data = read(entry, self._library.limits.file_bytes, self._allowance, check)
        digest = sha256(data).digest()
        if digest in self._seen:
            raise Refused("duplicate", "The same picture is there twice.")
        self._seen.add(digest)
        return data

    def _finish(self, entry: Entry, future: Future[Rendition], captions: Captions) -> None:
        with self._refusals(entry):
            rendition = future.result()
            card = _card(rendition, caption(entry.name, captions))
            for name, image in zip(card.images.names, rendition.images, strict=True):
                self._library.storage.write(self._deck, name, image)
            self._cards.append(card)
            self._tick()

    @contextmanager
    def _refusals(self, entry: Entry) -> Iterator[None]:
        try:
            yield
        except Refused as refused:
            self._refused.append(Refusal(shown(entry.name), refused.code, refused.reason))
            self._tick()

    def _tick(self) -> None:
        self._done += 1
        self._progress(self._done, self._total)


def _is_table(entry: Entry) -> bool:
    return entry.name.lower().endswith(".csv")


def _card(rendition: Rendition, told: Caption) -> Card:
    card = new_id()
    return Card(
        id=card,
        images=image_names(card),
        palette=rendition.palette,
        placeholder=rendition.placeholder,
        **asdict(told),
    )
