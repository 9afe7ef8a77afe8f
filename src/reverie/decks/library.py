"""All the decks of a server: those that come with it, and those that people brought."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from types import MappingProxyType

import msgspec
from msgspec import Struct

from reverie.decks import built_in, ownership
from reverie.decks.deck import Card, Deck, decode, encode, new_id
from reverie.decks.errors import Malformed, NoRoom, NoSuchDeck, NotOwner, TooManyDecks
from reverie.decks.limits import Limits
from reverie.decks.memo import Memo
from reverie.decks.storage import MANIFEST, VECTORS, Stamp, Storage
from reverie.games.text import clean, is_blank

COMBINES = "+"
MOST_COMBINED = 8
LONGEST_NAME = 80
READ_AT_ONCE = 8
MOST_CARDS = 10_000
"""Of all the decks together that are kept in memory: some 20 MB."""


class Summary(Struct, frozen=True):
    deck: str
    name: str
    count: int
    listed: bool


Stamped = tuple[Stamp, Summary | None]
"""A summary, where the manifest can be read, and the state of the manifest that it is of."""


class Library:
    def __init__(
        self,
        storage: Storage,
        limits: Limits | None = None,
        built_in_folder: Path = built_in.FOLDER,
    ) -> None:
        self.storage = storage
        self.limits = limits or Limits()
        self._built_in = MappingProxyType(built_in.load(built_in_folder))
        self._decks: Memo[Deck] = Memo(MOST_CARDS)
        self._summaries: dict[str, Stamped] = {}
        self._listing = Lock()

    def list(self) -> tuple[Summary, ...]:
        """Every deck, the built-in ones first; only those that are ``listed`` are for all."""
        with self._listing:
            self._look_over()
            imported = tuple(summary for _, summary in self._summaries.values())
        decks = (*(_summary_of(shelf.deck) for shelf in self._built_in.values()), *imported)
        return tuple(summary for summary in decks if summary)

    def get(self, deck_id: str) -> Deck:
        """One deck. Raises NoSuchDeck, which is a LookupError."""
        if deck_id in self._built_in:
            return self._built_in[deck_id].deck
        deck = self._imported(deck_id)
        if deck is None:
            raise NoSuchDeck
        return deck

    def parts(self, deck_ids: str) -> tuple[str, ...]:
        """The ids in a table's option ``deck``, such as ``dreams+another``; each of them once."""
        parts = tuple(dict.fromkeys(deck_ids.split(COMBINES)))
        if len(parts) > MOST_COMBINED:
            raise Malformed(f"At most {MOST_COMBINED} decks can be combined.")
        return parts

    def combined(self, deck_ids: str) -> tuple[Deck, ...]:
        return tuple(self.get(part) for part in self.parts(deck_ids))

    def is_built_in(self, deck_id: str) -> bool:
        return deck_id in self._built_in

    def stamp(self, deck_id: str) -> Stamp:
        """Another one whenever a deck was written anew. Raises NoSuchDeck."""
        if deck_id in self._built_in:
            return ()
        stamp = self.storage.stamp(deck_id, MANIFEST)
        if stamp is None:
            raise NoSuchDeck
        return stamp

    def find(self, deck_ids: str) -> dict[str, Card]:
        """The cards of one deck or several, by their ids."""
        return {card.id: card for deck in self.combined(deck_ids) for card in deck.cards}

    def cards(self, deck_ids: str) -> tuple[str, ...]:
        return tuple(self.find(deck_ids))

    def image(self, deck_id: str, name: str) -> bytes | None:
        """A picture's file; nothing where there is none of that name."""
        if deck_id in self._built_in:
            return self._built_in[deck_id].read(name)
        return None if name in {MANIFEST, VECTORS} else self.storage.read(deck_id, name)

    def vectors(self, deck_id: str) -> bytes | None:
        """What bots have read of a deck; nothing where none has yet."""
        if deck_id in self._built_in:
            return self._built_in[deck_id].vectors()
        return self.storage.read(deck_id, VECTORS)

    def keep_vectors(self, deck_id: str, vectors: bytes) -> None:
        """Beside the manifest; nothing of a deck that has been removed meanwhile."""
        if deck_id in self._built_in:
            self._built_in[deck_id].keep_vectors(vectors)
        elif self._imported(deck_id):
            self.storage.write(deck_id, VECTORS, vectors)
            if self._imported(deck_id) is None:  # meanwhile
                self.storage.remove(deck_id)

    def reserve(self) -> str:
        """The id of a deck that is being made; it is there once it is created."""
        self._check_caps(one_more=True)
        self.check_room()
        return new_id()

    def _check_caps(self, *, one_more: bool) -> None:
        if len(self.storage.decks()) + one_more > self.limits.decks:
            raise TooManyDecks
        if self.storage.used() + one_more > self.limits.stored_bytes:
            raise NoRoom

    def check_room(self) -> None:
        """Decks are not what fills the disk."""
        if self.storage.free() < self.limits.free_bytes:
            raise NoRoom

    def create(
        self, deck_id: str, name: str, cards: tuple[Card, ...], *, listed: bool = False
    ) -> str:
        """Make a deck of images that are in the storage already; answers the owner's secret."""
        deck, secret = _owned(deck_id, name, cards, listed)
        self._write(deck)
        return secret

    def publish(
        self, deck_id: str, name: str, cards: tuple[Card, ...], folder: Path, *, listed: bool
    ) -> str:
        """Make a deck of images in a folder, which becomes the deck's; answers the secret."""
        deck, secret = _owned(deck_id, name, cards, listed)
        (folder / MANIFEST).write_bytes(encode(deck))
        self.take_in(deck_id, folder)
        return secret

    def take_in(self, deck_id: str, folder: Path) -> None:
        """A whole deck that was made elsewhere. Others may have been faster, here or at another
        worker: what is too much by now is not taken."""
        self.storage.adopt(deck_id, folder)
        try:
            self._check_caps(one_more=False)
        except BaseException:
            self.storage.remove(deck_id)
            raise

    def delete(self, deck_id: str, secret: str) -> None:
        self._owned(deck_id, secret)
        self.storage.remove(deck_id)

    def discard(self, deck_id: str) -> None:
        """Remove an imported deck without its secret: for whoever runs the server."""
        if deck_id in self._built_in:
            raise NotOwner
        self.get(deck_id)
        self.storage.remove(deck_id)

    def _owned(self, deck_id: str, secret: str) -> Deck:
        deck = self.get(deck_id)
        if not ownership.owns(secret, deck.owner):
            raise NotOwner
        return deck

    def _look_over(self) -> None:
        """What is new is read, a few at a time: from a bucket each takes a while."""
        there = self.storage.decks()
        known = {deck: self._summaries.get(deck) for deck in there}
        new = [deck for deck, kept in known.items() if not kept or kept[0] != there[deck]]
        with ThreadPoolExecutor(READ_AT_ONCE) as pool:
            # Not kept: to look over all decks once must not push out those that are played with.
            read = dict(zip(new, pool.map(self._read, new), strict=True))
        self._summaries = {
            deck: (there[deck], _summary_of(found) if (found := read[deck]) else None)
            if deck in read
            else known[deck] or (there[deck], None)
            for deck in there
        }

    def _imported(self, deck_id: str) -> Deck | None:
        stamp = self.storage.stamp(deck_id, MANIFEST)
        if stamp is None:
            return None
        deck = self._decks.get(deck_id, stamp)
        if deck is None and (deck := self._read(deck_id)):
            self._decks.keep(deck_id, stamp, deck)
        return deck

    def _read(self, deck_id: str) -> Deck | None:
        manifest = self.storage.read(deck_id, MANIFEST)
        try:
            return None if manifest is None else decode(manifest)
        except msgspec.DecodeError:
            # One damaged deck must not hide the others.
            return None

    def _write(self, deck: Deck) -> None:
        self.storage.write(deck.deck, MANIFEST, encode(deck))


def _owned(deck_id: str, name: str, cards: tuple[Card, ...], listed: bool) -> tuple[Deck, str]:
    """A new deck and its owner's secret, of which it holds the hash."""
    secret = ownership.new_secret()
    owner = ownership.hash_of(secret)
    return Deck(deck_id, checked_name(name), cards, owner, listed), secret


def _summary_of(deck: Deck) -> Summary:
    return Summary(deck.deck, deck.name, len(deck.cards), deck.listed)


def checked_name(name: str) -> str:
    cleaned = clean(name)
    if is_blank(cleaned):
        raise Malformed("A deck needs a name.")
    if len(cleaned) > LONGEST_NAME:
        raise Malformed(f"The name of a deck has at most {LONGEST_NAME} characters.")
    return cleaned
