"""The manifest of a deck."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.decks.deck import Card, Deck, alt, decode, encode, image_names, new_id
from reverie.decks.storage import DECK, FILE

IMAGES = image_names("card")
TEXTS = st.dictionaries(st.sampled_from(["en", "fr", "pl", "und"]), st.text(max_size=20))


def card(**fields: object) -> Card:
    return Card(**{"id": "card", "images": IMAGES, **fields})  # type: ignore[arg-type]


@given(TEXTS, TEXTS, st.dictionaries(st.text(), st.lists(st.text())))
def test_a_manifest_is_read_as_it_was_written(
    title: dict[str, str], alt_: dict[str, str], elements: dict[str, list[str]]
) -> None:
    known = {element: tuple(words) for element, words in elements.items()}
    one = card(title=title, alt=alt_, elements=known, tags=("sea",), palette=("#00ff00",))
    deck = Deck("dreams", "Dreams", (one,), owner="hash", back=IMAGES)
    assert decode(encode(deck)) == deck


@pytest.mark.parametrize("bad", ["", "a+b", "../a", "a/b", "a\n", "é", "a" * 65])
def test_an_id_is_plain(bad: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(encode(Deck("dreams", "Dreams", (card(id=bad),))))
    with pytest.raises(msgspec.ValidationError):
        decode(encode(Deck(bad, "Dreams", ())))


@pytest.mark.parametrize("bad", ["a.png", "../a.webp", "a/b.webp", ".webp", "a.webp\n"])
def test_the_name_of_an_image_is_plain(bad: str) -> None:
    images = msgspec.structs.replace(IMAGES, large=bad)
    with pytest.raises(msgspec.ValidationError):
        decode(encode(Deck("dreams", "Dreams", (card(images=images),))))


def test_ids_cannot_be_guessed_and_are_names_of_files() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    for one in ids:
        # 26 letters of 5 bits: 130 bits.
        assert DECK.fullmatch(one)
        assert all(FILE.fullmatch(name) for name in image_names(one).names)


@pytest.mark.parametrize(
    ("fields", "language", "told"),
    [
        ({"alt": {"en": "a whale", "fr": "une baleine"}}, "fr", "une baleine"),
        ({"alt": {"en": "a whale", "fr": "une baleine"}}, "pl", "a whale"),
        ({"alt": {"en": "a whale"}, "title": {"fr": "Baleine"}}, "fr", "Baleine"),
        ({"alt": {"en": "a whale"}, "title": {"und": "Baleine"}}, "fr", "Baleine"),
        ({"alt": {"pl": "wieloryb"}}, "fr", "wieloryb"),
        (
            {"description": {"en": "A whale flies."}, "title": {"en": "Whale"}},
            "en",
            "A whale flies.",
        ),
        ({"alt": {"en": ""}, "tags": ("whale", "sky")}, "en", "whale, sky"),
        ({}, "en", ""),
    ],
)
def test_alt_falls_back_to_what_there_is(
    fields: dict[str, object], language: str, told: str
) -> None:
    assert alt(card(**fields), language) == told


@given(TEXTS, TEXTS, TEXTS, st.sampled_from(["en", "fr", "de"]))
def test_alt_is_empty_only_where_nothing_is_known(
    title: dict[str, str], description: dict[str, str], alt_: dict[str, str], language: str
) -> None:
    told = alt(card(title=title, description=description, alt=alt_), language)
    known = {text for texts in (title, description, alt_) for text in texts.values()}
    assert told in known if known - {""} else told == ""
