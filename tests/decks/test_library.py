"""The decks of a server: built-in and imported, combined, owned."""

import hmac
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.decks import ownership
from reverie.decks.deck import Card, Deck, encode, image_names, new_id
from reverie.decks.errors import DeckError, Malformed, NoSuchDeck, NotOwner, TooManyDecks
from reverie.decks.folder import FolderStorage
from reverie.decks.library import MOST_COMBINED, Library
from reverie.decks.limits import Limits
from reverie.decks.memo import Memo
from reverie.decks.storage import MANIFEST
from tests.decks.making import library


def added(shelf: Library, count: int = 3, name: str = "Holidays") -> tuple[str, str]:
    """An imported deck: its id and its owner's secret."""
    deck = shelf.reserve()
    cards = tuple(Card(card, image_names(card)) for card in (new_id() for _ in range(count)))
    for card in cards:
        for image in card.images.names:
            shelf.storage.write(deck, image, image.encode())
    return deck, shelf.create(deck, name, cards)


def built_in(folder: Path, deck: str = "dreams", missing: int = 0) -> Path:
    """A folder with a built-in deck of three cards, some without one of their images."""
    cards = tuple(Card(f"{deck}{i}", image_names(f"{deck}{i}")) for i in range(3))
    back = image_names("back")
    (folder / deck).mkdir(parents=True)
    manifest = encode(Deck(deck, deck.title(), cards, back=back))
    (folder / deck / MANIFEST).write_bytes(manifest)
    (folder / deck / "notes.txt").write_text("not an image")
    for card in cards[missing:]:
        for image in card.images.names:
            (folder / deck / image).write_bytes(image.encode())
    return folder


def test_a_new_library_is_empty(tmp_path: Path) -> None:
    assert library(tmp_path).list() == ()


def test_an_imported_deck(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    deck, _ = added(shelf)
    summary = shelf.list()[0]
    assert (summary.deck, summary.name, summary.count, summary.listed) == (
        deck,
        "Holidays",
        3,
        False,
    )
    assert shelf.cards(deck) == tuple(card.id for card in shelf.get(deck).cards)
    assert len(shelf.cards(deck)) == 3
    image = shelf.get(deck).cards[0].images.large
    assert shelf.image(deck, image) == image.encode()
    assert library(tmp_path).get(deck) == shelf.get(deck)


def test_built_in_decks_have_what_is_there(tmp_path: Path) -> None:
    shelf = Library(FolderStorage(tmp_path / "decks"), built_in_folder=built_in(tmp_path / "own"))
    assert shelf.cards("dreams") == ("dreams0", "dreams1", "dreams2")
    assert shelf.list()[0].listed
    assert shelf.get("dreams").back is None  # its images are missing
    assert shelf.image("dreams", "dreams1-400.webp") == b"dreams1-400.webp"


def test_a_built_in_card_without_its_images_is_left_out(tmp_path: Path) -> None:
    folder = built_in(tmp_path / "own", missing=1)
    built_in(folder, "empty", missing=3)
    shelf = Library(FolderStorage(tmp_path / "decks"), built_in_folder=folder)
    assert shelf.cards("dreams") == ("dreams1", "dreams2")
    with pytest.raises(NoSuchDeck):
        shelf.get("empty")


def test_of_a_built_in_deck_only_images_can_be_asked_for(tmp_path: Path) -> None:
    shelf = Library(FolderStorage(tmp_path / "decks"), built_in_folder=built_in(tmp_path / "own"))
    for name in (MANIFEST, "notes.txt", "../dreams/dreams0-200.webp", "back-200.webp", ""):
        assert shelf.image("dreams", name) is None


def test_nobody_owns_a_built_in_deck(tmp_path: Path) -> None:
    shelf = Library(FolderStorage(tmp_path / "decks"), built_in_folder=built_in(tmp_path / "own"))
    for secret in ("", "None", ownership.new_secret()):
        with pytest.raises(NotOwner):
            shelf.delete("dreams", secret)
    with pytest.raises(NotOwner):
        shelf.discard("dreams")


def test_decks_are_combined(tmp_path: Path) -> None:
    shelf = Library(FolderStorage(tmp_path / "decks"), built_in_folder=built_in(tmp_path / "own"))
    one, _ = added(shelf, 4)
    two, _ = added(shelf, 5)
    cards = shelf.cards(f"dreams+{one}+{two}")
    assert cards == (*shelf.cards("dreams"), *shelf.cards(one), *shelf.cards(two))
    assert len(shelf.cards(f"{two}+dreams")) == 8
    assert shelf.cards(f"{one}+{one}") == shelf.cards(one)  # no card twice


@pytest.mark.parametrize(
    "option", ["", "+", "nothing", "dreams+nothing", "+dreams", "dreams+", "../"]
)
def test_a_deck_that_is_not_there(tmp_path: Path, option: str) -> None:
    shelf = Library(FolderStorage(tmp_path / "decks"), built_in_folder=built_in(tmp_path / "own"))
    with pytest.raises(LookupError) as error:
        shelf.cards(option)
    assert isinstance(error.value, NoSuchDeck)
    assert error.value.code == "no_such_deck"


def test_only_so_many_can_be_combined(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    decks = [added(shelf, 1)[0] for _ in range(MOST_COMBINED)]
    assert len(shelf.cards("+".join(decks))) == MOST_COMBINED
    with pytest.raises(Malformed):
        shelf.cards("+".join([*decks, "another"]))


def test_the_owner_deletes(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    deck, secret = added(shelf)
    image = shelf.get(deck).cards[0].images.small
    shelf.delete(deck, secret)
    with pytest.raises(NoSuchDeck):
        shelf.get(deck)
    assert shelf.image(deck, image) is None


def test_nobody_else_does(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    deck, secret = added(shelf)
    _, other = added(shelf)
    before = shelf.get(deck)
    assert before.owner
    for guess in (
        "",
        other,
        secret[:-1],
        secret + "A",
        secret.swapcase(),
        before.owner,
        deck,
        "\ud800",
    ):
        with pytest.raises(NotOwner) as error:
            shelf.delete(deck, guess)
        assert error.value.code == "not_owner"
    assert shelf.get(deck) == before


@given(st.text())
def test_no_text_but_the_secret_owns(guess: str) -> None:
    assert not ownership.owns(guess, ownership.hash_of(ownership.new_secret()))
    assert not ownership.owns(guess, None)


def test_secrets_are_compared_in_constant_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = library(tmp_path)
    deck, secret = added(shelf)
    compared = []
    digest = hmac.compare_digest

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return digest(one, other)

    monkeypatch.setattr(hmac, "compare_digest", compare)
    shelf.delete(deck, secret)
    assert compared


def test_the_secret_itself_is_not_kept(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    _, secret = added(shelf)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files
    assert not any(secret.encode() in path.read_bytes() for path in files)


@pytest.mark.parametrize("name", ["", "  ", "\n", "\u200b", "a" * 81])
def test_a_deck_needs_a_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(Malformed):
        added(library(tmp_path), name=name)


def test_a_server_has_room_for_so_many_decks(tmp_path: Path) -> None:
    shelf = library(tmp_path, Limits(decks=2))
    added(shelf)
    added(shelf)
    with pytest.raises(TooManyDecks):
        shelf.reserve()


def test_whoever_runs_the_server_may_discard_a_deck(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    deck, _ = added(shelf)
    shelf.discard(deck)
    with pytest.raises(DeckError):
        shelf.discard(deck)


def test_a_damaged_manifest_hides_no_other_deck(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    good, _ = added(shelf)
    bad, _ = added(shelf)
    shelf.storage.write(bad, MANIFEST, b'{"deck": 7')
    assert [summary.deck for summary in shelf.list()] == [good]
    with pytest.raises(NoSuchDeck):
        shelf.get(bad)


def test_the_manifest_is_no_image(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    deck, _ = added(shelf)
    assert shelf.image(deck, MANIFEST) is None
    assert shelf.image(deck, f"../{deck}/{MANIFEST}") is None


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The decks whose manifests are read, one after another."""
    seen: list[str] = []
    read = FolderStorage.read

    def count(storage: FolderStorage, deck: str, name: str) -> bytes | None:
        seen.extend([deck] if name == MANIFEST else [])
        return read(storage, deck, name)

    monkeypatch.setattr(FolderStorage, "read", count)
    return seen


def test_a_manifest_is_read_once(tmp_path: Path, reads: list[str]) -> None:
    shelf = library(tmp_path)
    decks = [added(shelf)[0] for _ in range(5)]
    bad, _ = added(shelf)
    shelf.storage.write(bad, MANIFEST, b'{"deck": 7')
    first = shelf.list()
    for deck in decks:
        assert shelf.get(deck) is shelf.get(deck)
    reads.clear()
    assert shelf.list() == first
    assert len(shelf.cards("+".join(decks))) == 15
    shelf.keep_vectors(decks[0], b"vectors")
    assert reads == []


def test_what_another_process_does_to_a_deck_is_seen(tmp_path: Path) -> None:
    shelf, other = library(tmp_path), library(tmp_path)
    deck, _ = added(shelf, name="Holidays")
    file = tmp_path / "decks" / deck / MANIFEST
    before = file.stat()
    (summary,) = shelf.list()
    found = shelf.get(deck)
    other.storage.write(deck, MANIFEST, encode(replace(found, name="Weekends")))
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert file.stat().st_size == before.st_size
    assert shelf.get(deck).name == "Weekends"
    assert shelf.list() == (replace(summary, name="Weekends"),)
    file.write_bytes(encode(replace(found, name="A week of holidays")))
    assert shelf.get(deck).name == shelf.list()[0].name == "A week of holidays"
    other.discard(deck)
    assert shelf.list() == ()
    with pytest.raises(NoSuchDeck):
        shelf.get(deck)
    added(other)
    assert len(shelf.list()) == 1


def test_only_so_many_cards_are_kept_in_memory(tmp_path: Path, reads: list[str]) -> None:
    shelf = library(tmp_path)
    shelf._decks = Memo(most_cards=10)
    decks = [added(shelf, count=3)[0] for _ in range(4)]
    for deck in (*decks[:3], decks[0], decks[3]):
        shelf.get(deck)
    reads.clear()
    for deck in (decks[0], decks[2], decks[3]):
        shelf.get(deck)
    assert reads == []
    shelf.get(decks[1])
    assert reads == [decks[1]]
    large, _ = added(shelf, count=11)
    assert len(shelf.get(large).cards) == 11
    reads.clear()
    shelf.get(large)
    assert reads == [large]
