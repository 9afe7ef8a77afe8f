"""Every text is set as its language sets it."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import reverie
from reverie.bots import clues
from reverie.bots.wording import normalised
from reverie.decks.deck import Card
from reverie.decks.words import word_keys, word_of
from reverie.languages import LANGUAGES, texts
from tests.languages.messages import readings

FILES = (
    "app",
    "stella",
    "odyssey",
    "over",
    "rules",
    "terms",
    "words",
    "clues",
    "reasons",
    "things",
)
DECKS = Path(reverie.__file__).parent / "decks"
CARDS = [
    card
    for deck in ("dreams", "inklings")
    for card in msgspec.json.decode((DECKS / deck / "manifest.json").read_bytes())["cards"]
]

every_language = pytest.mark.parametrize("language", LANGUAGES)

QUOTES = {
    "en": "“”",
    "de": "„“",
    "es": "«»",
    "fr": "«»",
    "it": "«»",
    "nl": "‘’",
    "pl": "„”",
    "pt": "“”",
}
NOWHERE = {
    "a straight quote or apostrophe": r"[\"'`´]",
    "three full stops": r"\.\.\.",
    "two spaces": r"  ",
    "a space before a comma or a full stop": r"[ \u00a0\u202f][.,](?!\d)",
    "a hyphen for a dash": r" - ",
    "a space at an end": r"^\s|\s$",
    "a tab or a line break": r"[\t\n\r]",
    "a combining letter": r"[\u0300-\u036f]",
}
WRONG = {
    "fr": {
        "no narrow space before ? ! or ;": r"(?<![\u202f?!])[?!;]",
        "no space before a colon": r"(?<!\u00a0):",
        "no space inside quotes": r"«(?!\u00a0)|(?<!\u00a0)»",
    },
    "de": {
        "no space before an ellipsis": r"\w…",
        "de is no German quote": r"”",
    },
    "es": {
        "a question that is not opened": r"^[^¿]*\?",
        "a shout that is not opened": r"^[^¡]*!",
    },
}
TIGHT = r"[ \u00a0\u202f][?!;:»]"
"""No language but French has a space before these."""


def written(language: str) -> Iterator[tuple[str, str]]:
    for name in FILES:
        for key, text in texts(language, name).items():
            for reading in readings(text):
                yield f"{name}: {key}", reading
    for card in CARDS:
        for kind in ("title", "description", "alt"):
            if language in card[kind]:
                yield f"{card['id']}: {kind}", card[kind][language]


def wrongs(language: str, text: str) -> list[str]:
    rules = NOWHERE | WRONG.get(language, {})
    if language in QUOTES:
        foreign = "«»„“”‚‹›".translate({ord(mark): None for mark in QUOTES[language]})
        rules |= {"a quote of another language": f"[{foreign}]"}
        if language != "fr":
            rules |= {"a space before a mark": TIGHT}
    return [name for name, pattern in rules.items() if re.search(pattern, text)]


@every_language
def test_every_text_is_set_well(language: str) -> None:
    found = {
        where: (bad, text) for where, text in written(language) if (bad := wrongs(language, text))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Qui va là ?"),
        ("fr", "Qui va là?"),
        ("fr", "Ada : 3"),
        ("fr", "«Ada»"),
        ("de", "Moment…"),
        ("de", "“Ada”"),
        ("es", "Quién?"),
        ("es", "Hola!"),
        ("en", "It's"),
        ("en", "Wait..."),
        ("en", "Who ?"),
        ("pl", "“Ada”"),
        ("nl", "„Ada”"),
        ("pt", "«Ada»"),
        ("it", "Ada , Ben"),
    ],
)
def test_what_is_set_badly_is_found(language: str, text: str) -> None:
    assert wrongs(language, text)


def test_every_case_of_a_message_is_read() -> None:
    message = "{count, plural, one {# card} other {{name}’s cards}} for {name}"
    assert list(readings(message)) == ["X card for X", "X’s cards for X"]


@every_language
def test_no_clue_is_the_word_of_another_card(language: str) -> None:
    """Bots would hear it as that card's word."""
    words = {normalised(word_of(key, language)): key for key in word_keys()}
    for key, clue in clues.bank(language).items():
        said = words.get(normalised(clue), key)
        english = normalised(word_of(said, "en")) if said in word_keys() else normalised(key)
        assert said == key or english == normalised(clues.bank("en")[key]), f"{clue}: {key}, {said}"


@every_language
def test_french_names_need_no_elision(language: str) -> None:
    """Anybody may be called Anton: nothing that would be elided stands before a name."""
    elided = r"\b(?:de|que|jusque|le|la|ne|se|je|me|te)\s\{(?:name|names|host|partner)\}"
    if language == "fr":
        for name in FILES:
            for key, text in texts(language, name).items():
                assert not re.search(elided, text, re.IGNORECASE), key


@pytest.mark.parametrize("language", CARDS[0]["alt"])
def test_a_card_is_told_in_one_breath(language: str) -> None:
    """An alternative text is one sentence; a description has room for two."""
    for card in CARDS:
        known = msgspec.convert(card, Card)
        assert known.alt[language].endswith("."), card["id"]
        assert len(known.alt[language]) <= 125, card["id"]
        assert len(known.description[language]) <= 230, card["id"]
