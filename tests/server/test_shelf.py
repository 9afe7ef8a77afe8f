"""Decks are read beside the event loop, before anything is decided about them, and once."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.app import shelf
from reverie.app.shelf import ServerShelf
from reverie.bots.mind import Survey, survey
from reverie.decks.deck import Card, Deck, image_names, new_id
from reverie.decks.errors import Malformed, NoSuchDeck
from reverie.decks.folder import FolderStorage
from reverie.decks.library import MOST_COMBINED, Library
from tests.decks.making import library
from tests.server.kit import InThread, in_loop
from tests.server.players import Site, refusal


def added(decks: Library, count: int = 100, title: str = "The last whale") -> tuple[str, str]:
    """A deck of cards without images: its id and its owner's secret."""
    cards = (
        Card(card, image_names(card), {"en": title}) for card in (new_id() for _ in range(count))
    )
    deck = decks.reserve()
    return deck, decks.create(deck, "Holidays", tuple(cards))


@pytest.fixture
def place(tmp_path: Path) -> Iterator[InThread]:
    with InThread(tmp_path / "reverie.db") as place:
        yield place


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Who looks at the disk for a deck."""
    seen: list[threading.Thread] = []
    stamp, read = FolderStorage.stamp, FolderStorage.read

    def watched_stamp(storage: FolderStorage, deck: str, name: str) -> object:
        seen.append(threading.current_thread())
        return stamp(storage, deck, name)

    def watched_read(storage: FolderStorage, deck: str, name: str) -> object:
        seen.append(threading.current_thread())
        return read(storage, deck, name)

    monkeypatch.setattr(FolderStorage, "stamp", watched_stamp)
    monkeypatch.setattr(FolderStorage, "read", watched_read)
    return seen


@in_loop
async def test_the_event_loop_never_waits_for_a_deck(
    place: InThread, readers: list[threading.Thread]
) -> None:
    decks = [added(place.service.app.library) for _ in range(3)]
    mine, secret = decks[0]
    every = "+".join(deck for deck, _ in decks)
    async with Site(place.url) as site:
        table = await (await site.open("stella", deck=mine)).fill(3)
        await table.host.move("configure", options={"deck": every})
        await table.host.move("configure", options={"timer": 60})
        await table.host.move("configure", options={"deck": mine})
        await table.host.move("start")
        other = await site.open("stella", deck=mine)
        place.service.app.rooms.rooms.clear()
        await other.host.view()
        owner = {"authorization": f"Bearer {secret}"}
        assert (await site._client.delete(f"/api/decks/{mine}", headers=owner)).status_code == 204
        assert (await refusal(other.host.move("configure", options={"timer": 5}))).error == (
            "bad_options"
        )
    assert readers
    assert place._thread not in readers


@in_loop
async def test_a_choice_that_is_no_deck_is_told(place: InThread) -> None:
    async with Site(place.url) as site:
        table = await site.open("stella")
        for deck in ("nothing", "+".join("abcdefghi"), "x" * 201, "", 7, None):
            told = await refusal(table.host.move("configure", options={"deck": deck}))
            assert told.error in ("bad_options", "malformed"), deck
            told = await refusal(site.open("stella", deck=deck))
            assert told.error in ("bad_options", "malformed"), deck


@in_loop
async def test_what_was_read_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decks = library(tmp_path)
    ids = [added(decks)[0] for _ in range(4)]
    surveyed = []

    def watched(deck: Deck) -> Survey:
        surveyed.append(deck.deck)
        return survey(deck)

    monkeypatch.setattr(shelf, "survey", watched)
    house = ServerShelf(decks)
    for choice in (ids[0], "+".join(ids), "+".join(reversed(ids)), ids[3]):
        await house.prepare(choice)
        assert house.bots_know(choice) == "titles"
    assert sorted(surveyed) == sorted(ids)
    assert len(house.cards("+".join(ids))) == 400


@in_loop
async def test_what_has_changed_is_read_again(tmp_path: Path) -> None:
    decks = library(tmp_path)
    deck, _ = added(decks)
    house = ServerShelf(decks)
    await house.prepare(deck)
    decks.create(deck, "Weekends", decks.get(deck).cards[:40])
    assert len(house.cards(deck)) == 100, "not before it is prepared again"
    await house.prepare(deck)
    assert len(house.cards(deck)) == 40
    decks.discard(deck)
    await house.prepare(deck)
    assert house.bots_know(deck) == "blind"
    with pytest.raises(NoSuchDeck):
        house.cards(deck)


@in_loop
async def test_only_so_many_choices_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_CHOICES", 3)
    house = ServerShelf(library(tmp_path))
    for number in range(10):
        await house.prepare(f"deck{number}")
    await house.prepare("x" * 100_000)
    await house.prepare("+".join(map(str, range(MOST_COMBINED + 1))))
    assert list(house._choices) == ["deck7", "deck8", "deck9"]
    with pytest.raises(Malformed):
        house.cards("+".join(map(str, range(MOST_COMBINED + 1))))
