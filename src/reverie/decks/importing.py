"""Making a deck of somebody's pictures.

Every file is a card or has a reason why not; one bad file never spoils the rest.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
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
from reverie.decks.errors import FULL, DeckError, Malformed, NoRoom
from reverie.decks.library import Library, checked_name
from reverie.decks.rendition import Framing, Rendition
from reverie.decks.sources import (
    SLACK,
    Entry,
    from_folder,
    from_uploads,
    from_zip,
    is_zip,
)
from reverie.decks.taking import Allowance, Taken, take_picture, take_text
from reverie.decks.unfit import Unfit
from reverie.decks.workers import Workers, budget_for

MOST_TABLES = 20
TOO_MANY_TABLES = Unfit("too_many", f"At most {MOST_TABLES} tables are read.")
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
    folder: Path | None = None,
) -> Imported:
    """A deck from pictures that were sent, or from one zip: their names, and where they lie.

    It is made in the folder, where there is one, of which somebody else takes care.
    """
    if len(files) == 1 and is_zip(files[0][1]):
        return _import_zip(files[0][1], library, wishes, progress, folder)
    entries = from_uploads(files, library.limits)
    return import_entries(entries, library, wishes, progress, folder=folder)


def _import_zip(
    path: Path,
    library: Library,
    wishes: Wishes,
    progress: Progress | None,
    folder: Path | None = None,
) -> Imported:
    try:
        file = path.open("rb")
    except OSError:
        raise Malformed("There is no such folder or zip.") from None
    with file, from_zip(file, library.limits) as entries:
        packed = path.stat().st_size
        most = min(library.limits.total_bytes, packed * library.limits.ratio + SLACK * 10)
        return import_entries(entries, library, wishes, progress, most, folder)


def import_entries(
    entries: Sequence[Entry],
    library: Library,
    wishes: Wishes,
    progress: Progress | None = None,
    most: int | None = None,
    folder: Path | None = None,
) -> Imported:
    """A deck of these files, which have so many bytes at most in all."""
    checked_name(wishes.name)
    deck = library.reserve()
    workspace = nullcontext(folder) if folder else library.storage.workspace()
    with _out_of_room(), workspace as place:
        allowance = Allowance(library.limits.total_bytes if most is None else most)
        run = _Run(place, library, allowance, len(entries), progress or (lambda *_: None))
        cards, refused = run.cards(entries, wishes.framing)
        if not cards:
            raise NoPictures(refused)
        secret = library.publish(deck, wishes.name, cards, run.draft, listed=wishes.listed)
    return Imported(deck, secret, len(cards), refused)


@contextmanager
def _out_of_room() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno not in FULL:
            raise
        raise NoRoom from None


class _Run:
    """One import: what it has used up of the limits, and what came of it so far."""

    def __init__(
        self, folder: Path, library: Library, allowance: Allowance, total: int, progress: Progress
    ) -> None:
        self.draft = folder / "deck"
        """The images of the cards."""
        self.draft.mkdir()
        self._unpacked = folder / "unpacked"
        self._unpacked.mkdir()
        self._library = library
        self._limits = library.limits
        self._total = total
        self._progress = progress
        self._allowance = allowance
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
        pending: deque[tuple[Entry, Path, Future[Rendition | Unfit]]] = deque()
        most_pending = 2 * self._limits.workers
        budget = budget_for(len(pictures), self._limits)
        with Workers(self._limits, framing, budget) as workers:
            for number, entry in enumerate(pictures):
                place = self._unpacked / str(number)
                taken = self._take(entry, place)
                if isinstance(taken, Unfit):
                    place.unlink(missing_ok=True)
                    self._refuse(entry, taken)
                else:
                    pending.append((entry, place, workers.submit(entry.name, taken.path)))
                if len(pending) > most_pending:
                    self._finish(*pending.popleft(), captions)
            while pending:
                self._finish(*pending.popleft(), captions)
        return tuple(self._cards), tuple(self._refused)

    def _captions(self, tables: Sequence[Entry], pictures: Sequence[Entry]) -> Captions:
        captions: Captions = {}
        names = [picture.name for picture in pictures]
        for number, table in enumerate(tables):
            told = self._table(table) if number < MOST_TABLES else TOO_MANY_TABLES
            unfit = told if isinstance(told, Unfit) else check_names(told, names)
            if not isinstance(told, Unfit):
                captions.update(told)
            if unfit:
                self._refuse(table, unfit)
            else:
                self._tick()
        return captions

    def _table(self, entry: Entry) -> Captions | Unfit:
        data = take_text(entry, LARGEST_TABLE, self._allowance)
        return data if isinstance(data, Unfit) else read_table(data)

    def _take(self, entry: Entry, place: Path) -> Taken | Unfit:
        self._library.check_room()
        if len(self._seen) >= self._limits.cards:
            return Unfit("too_many", f"A deck has at most {self._limits.cards} pictures.")
        taken = take_picture(entry, place, self._limits.file_bytes, self._allowance)
        if isinstance(taken, Taken):
            if taken.digest in self._seen:
                return Unfit("duplicate", "The same picture is there twice.")
            self._seen.add(taken.digest)
        return taken

    def _finish(
        self, entry: Entry, place: Path, future: "Future[Rendition | Unfit]", captions: Captions
    ) -> None:
        rendition = future.result()
        place.unlink(missing_ok=True)
        if isinstance(rendition, Unfit):
            self._refuse(entry, rendition)
            return
        card = _card(rendition, caption(entry.name, captions))
        for name, image in zip(card.images.names, rendition.images, strict=True):
            (self.draft / name).write_bytes(image)
        self._cards.append(card)
        self._tick()

    def _refuse(self, entry: Entry, unfit: Unfit) -> None:
        self._refused.append(Refusal(shown(entry.name), unfit.code, unfit.reason))
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
