"""The built-in decks: 84 cards each, with their pictures and words in eight languages."""

import json
from functools import cache
from itertools import chain, combinations, pairwise
from pathlib import Path
from statistics import mean

import pytest
from PIL import Image, ImageStat

from reverie.decks.built_in import FOLDER, load
from reverie.decks.deck import WIDTHS, Card, Deck, decode
from reverie.decks.storage import MANIFEST
from reverie.languages import FOLDER as LANGUAGES
from reverie.languages import complete

STUDIO = Path(__file__).parents[2] / "studio"
WORDS = {"dreams": STUDIO / "words", "inklings": STUDIO / "ink/words"}
MOST_BYTES = {"dreams": 14_000_000, "inklings": 12_000_000}
MOST_WITH_READING = 20_000_000
DECKS = {name: decode((FOLDER / name / MANIFEST).read_bytes()) for name in WORDS}
FOLDERS = {card.id: name for name, deck in DECKS.items() for card in deck.cards}
CARDS = [card for deck in DECKS.values() for card in deck.cards]
SPOKEN = {one for one in complete() if not (LANGUAGES / one / "cards.json").is_file()}
"""The other languages tell the cards in their folders, or inherit them."""
COUNT = 84
PHONE = (120, 180)
LONGEST_TITLE = 40
NEAR = 10
"""Of 64 bits; two renders of one scene differ in fewer."""

each_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.deck)
each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


def test_these_are_all_the_built_in_decks() -> None:
    assert load(FOLDER).keys() == DECKS.keys()


@each_deck
def test_there_are_84_cards_with_different_ids(deck: Deck) -> None:
    assert len({card.id for card in deck.cards}) == COUNT


def test_no_id_is_in_two_decks() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS)


@each_deck
def test_everything_that_the_manifest_names_is_loaded(deck: Deck) -> None:
    assert load(FOLDER)[deck.deck].deck == deck


@each_deck
def test_the_folder_holds_what_the_manifest_names_and_no_more(deck: Deck) -> None:
    assert deck.back
    named = {name for card in deck.cards for name in card.images.names} | set(deck.back.names)
    assert {path.name for path in (FOLDER / deck.deck).glob("*.webp")} == named


@each_deck
def test_the_whole_deck_is_small(deck: Deck) -> None:
    """The pictures, which players load, and with them what bots have read."""
    sizes = {path: path.stat().st_size for path in (FOLDER / deck.deck).iterdir()}
    assert (
        sum(size for path, size in sizes.items() if path.suffix == ".webp") < MOST_BYTES[deck.deck]
    )
    assert sum(sizes.values()) < MOST_WITH_READING


@each_deck
def test_the_manifest_says_what_the_studio_wrote(deck: Deck) -> None:
    """Whoever delivers a deck again loses no correction."""
    written = [json.loads(path.read_text()) for path in WORDS[deck.deck].glob("*.json")]
    for kind in ("title", "description", "alt"):
        told = [getattr(card, kind) for card in deck.cards]
        assert sorted(told, key=str) == sorted((words[kind] for words in written), key=str)


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
def test_no_title_is_used_twice_in_either_deck_or_both(language: str) -> None:
    titles = [card.title[language].casefold().strip(".!?… ") for card in CARDS]
    assert sorted(set(titles)) == sorted(titles)


def test_the_ids_do_not_tell_what_is_to_be_seen() -> None:
    for card in CARDS:
        words = " ".join(card.title["en"].split() + list(card.elements)).casefold().split()
        assert not any(word in card.id for word in words if len(word) > 2)


@each_deck
def test_the_pictures_have_their_sizes(deck: Deck) -> None:
    assert deck.back
    for images in chain((card.images for card in deck.cards), (deck.back,)):
        for name, width in zip(images.names, WIDTHS, strict=True):
            with Image.open(FOLDER / deck.deck / name) as image:
                assert image.size == (width, width * 3 // 2)


@each_card
def test_a_card_can_be_read_on_a_phone(card: Card) -> None:
    """Neither too dark nor too bright, and with contrast."""
    grey = picture(card).convert("L").resize(PHONE)
    figures = ImageStat.Stat(grey)
    assert 40 < figures.mean[0] < 215
    assert figures.stddev[0] > 18


def test_no_two_cards_look_alike() -> None:
    prints = {card.title["en"]: fingerprint(card) for card in CARDS}
    for one, other in combinations(prints, 2):
        assert (prints[one] ^ prints[other]).bit_count() > NEAR, f"{one} and {other}"


def test_a_card_rendered_brighter_is_found_to_look_alike() -> None:
    card = CARDS[0]
    brighter = Image.eval(picture(card), lambda value: min(255, value + 12))
    assert (fingerprint(card) ^ difference_hash(brighter)).bit_count() <= NEAR


@each_deck
def test_a_third_of_the_cards_is_by_day(deck: Deck) -> None:
    brightness = [mean(ImageStat.Stat(picture(card)).mean) for card in deck.cards]
    assert sum(value > 110 for value in brightness) >= COUNT / 3


def picture(card: Card) -> Image.Image:
    return _opened(FOLDER / FOLDERS[card.id] / card.images.small)


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
