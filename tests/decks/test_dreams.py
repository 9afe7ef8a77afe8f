"""The built-in deck: 84 cards with their pictures and words in eight languages."""

from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from statistics import mean

import pytest
from PIL import Image, ImageStat

from reverie.decks.built_in import FOLDER, load
from reverie.decks.deck import WIDTHS, Card, decode
from reverie.decks.storage import MANIFEST
from reverie.languages import FOLDER as LANGUAGES
from reverie.languages import complete

DREAMS = FOLDER / "dreams"
DECK = decode((DREAMS / MANIFEST).read_bytes())
SPOKEN = {one for one in complete() if not (LANGUAGES / one / "cards.json").is_file()}
"""The other languages tell the cards in their folders, or inherit them."""
COUNT = 84
MOST_BYTES = 20_000_000
PHONE = (120, 180)
LONGEST_TITLE = 40
NEAR = 10
"""Of 64 bits; two renders of one scene differ in fewer."""

each_card = pytest.mark.parametrize("card", DECK.cards, ids=lambda card: card.id)


def test_there_are_84_cards_with_different_ids() -> None:
    assert len({card.id for card in DECK.cards}) == COUNT


def test_everything_that_the_manifest_names_is_loaded() -> None:
    assert load(FOLDER)["dreams"].deck.cards == DECK.cards


def test_the_folder_holds_what_the_manifest_names_and_no_more() -> None:
    assert DECK.back
    named = {name for card in DECK.cards for name in card.images.names} | set(DECK.back.names)
    assert {path.name for path in DREAMS.glob("*.webp")} == named


def test_the_whole_deck_is_small() -> None:
    assert sum(path.stat().st_size for path in DREAMS.iterdir()) < MOST_BYTES


@each_card
def test_a_card_has_its_words_in_every_language(card: Card) -> None:
    for texts in (card.title, card.description, card.alt):
        assert texts.keys() == SPOKEN
        assert all(text == text.strip() and text for text in texts.values())
        assert len(set(texts.values())) > 1, "it was not translated"
    assert all(len(title) <= LONGEST_TITLE for title in card.title.values())
    assert all(text.endswith(".") for text in card.description.values())


@each_card
def test_a_card_has_elements_with_associations(card: Card) -> None:
    assert 6 <= len(card.elements) <= 12
    for element, minds in card.elements.items():
        assert 4 <= len(set(minds)) == len(minds) <= 8, element
        assert element not in minds


@each_card
def test_a_card_is_tagged_with_what_it_is_about(card: Card) -> None:
    assert 18 <= len(set(card.tags)) == len(card.tags) <= 40
    assert not set(card.tags) & set(card.elements)


@each_card
def test_a_card_has_colours_an_artist_and_a_licence(card: Card) -> None:
    assert card.palette
    assert card.placeholder
    assert card.artist
    assert card.licence == "CC BY 4.0"


@pytest.mark.parametrize("language", sorted(SPOKEN))
def test_no_title_is_used_twice(language: str) -> None:
    titles = [card.title[language].casefold() for card in DECK.cards]
    assert sorted(set(titles)) == sorted(titles)


def test_the_ids_do_not_tell_what_is_to_be_seen() -> None:
    for card in DECK.cards:
        words = " ".join(card.title["en"].split() + list(card.elements)).casefold().split()
        assert not any(word in card.id for word in words if len(word) > 2)


@each_card
def test_the_pictures_have_their_sizes(card: Card) -> None:
    for name, width in zip(card.images.names, WIDTHS, strict=True):
        with Image.open(DREAMS / name) as image:
            assert image.size == (width, width * 3 // 2)


@each_card
def test_a_card_can_be_read_on_a_phone(card: Card) -> None:
    """Neither too dark nor too bright, and with contrast."""
    grey = picture(card).convert("L").resize(PHONE)
    figures = ImageStat.Stat(grey)
    assert 40 < figures.mean[0] < 215
    assert figures.stddev[0] > 18


def test_no_two_cards_look_alike() -> None:
    prints = {card.title["en"]: fingerprint(card) for card in DECK.cards}
    for one, other in combinations(prints, 2):
        assert (prints[one] ^ prints[other]).bit_count() > NEAR, f"{one} and {other}"


def test_a_card_rendered_brighter_is_found_to_look_alike() -> None:
    card = DECK.cards[0]
    brighter = Image.eval(picture(card), lambda value: min(255, value + 12))
    assert (fingerprint(card) ^ difference_hash(brighter)).bit_count() <= NEAR


def test_a_third_of_the_cards_is_by_day() -> None:
    brightness = [mean(ImageStat.Stat(picture(card)).mean) for card in DECK.cards]
    assert sum(value > 110 for value in brightness) >= COUNT / 3


def picture(card: Card) -> Image.Image:
    return _opened(DREAMS / card.images.small)


@cache
def _opened(path: Path) -> Image.Image:
    with Image.open(path) as image:
        return image.convert("RGB")


def fingerprint(card: Card) -> int:
    return difference_hash(picture(card))


def difference_hash(image: Image.Image) -> int:
    """A bit for each of 64 places: whether it gets brighter to the right."""
    pixels = image.convert("L").resize((9, 8), Image.Resampling.BOX).tobytes()
    rows = [pixels[at : at + 9] for at in range(0, 72, 9)]
    bits = (left < right for row in rows for left, right in pairwise(row))
    return sum(bit << at for at, bit in enumerate(bits))
