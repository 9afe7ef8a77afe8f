"""What writers say of the cards of the built-in decks: whole, tidy, and each clue for one card."""

import re
from collections import Counter
from pathlib import Path

import pytest

from reverie.bots.reasons import thing_called
from reverie.bots.wording import names, normalised
from reverie.decks import built_in
from reverie.decks.voices import Voice, Voices, encode, read_voices
from reverie.languages import LANGUAGES

DECKS = built_in.load(built_in.FOLDER)
SAID = {deck: read_voices(shelf.folder) for deck, shelf in DECKS.items()}
WRITERS = ["stories", "feelings", "sayings"]
LONGEST = {"ideas": 60, "clues": 60, "culture": 120}
MARKUP = re.compile(r"[<>{}\[\]|\\_]|&\w+;|\ufffd|https?:")
each_deck = pytest.mark.parametrize("said", SAID.values(), ids=SAID)


def voices(said: Voices) -> list[Voice]:
    return [voice for card in said.values() for voice in card.values()]


def test_every_writer_has_said_something_of_most_cards() -> None:
    for deck, shelf in DECKS.items():
        ids = {card.id for card in shelf.deck.cards}
        assert ids.issuperset(SAID[deck])
        assert len(SAID[deck]) > len(ids) * 0.7
    assert all(list(card) == WRITERS for said in SAID.values() for card in said.values())


@each_deck
def test_in_every_language_there_is_enough_to_say(said: Voices) -> None:
    for voice in voices(said):
        assert len(voice.seen) >= 5
        for code in LANGUAGES:
            assert len(voice.ideas[code]) >= 8
            assert code in voice.culture
    for code in LANGUAGES:
        clues = [sum(len(voice.clues[code]) for voice in card.values()) for card in said.values()]
        assert min(clues) >= 10


@each_deck
def test_texts_are_texts(said: Voices) -> None:
    for voice in voices(said):
        for kind, longest in LONGEST.items():
            texts = getattr(voice, kind)
            assert set(texts) == set(LANGUAGES)
            for text in (text for code in LANGUAGES for text in texts[code]):
                assert re.sub("[\u00a0\u202f]", " ", text) == " ".join(text.split())
                assert normalised(text), text
                assert len(text) <= longest, text
                assert not MARKUP.search(text), text


@each_deck
def test_french_marks_have_a_narrow_space_before_them(said: Voices) -> None:
    for voice in voices(said):
        texts = (*voice.ideas["fr"], *voice.clues["fr"], *voice.culture["fr"])
        assert not [text for text in texts if re.search("(?<![\u202f?!])[?!;]", text)]


@each_deck
def test_nobody_says_a_thing_twice(said: Voices) -> None:
    for voice in voices(said):
        for code in LANGUAGES:
            for texts in (voice.ideas[code], voice.clues[code], voice.culture[code]):
                assert len(set(map(normalised, texts))) == len(texts), texts


@each_deck
def test_a_clue_is_of_one_card_and_does_not_name_its_main_thing(said: Voices) -> None:
    for code in LANGUAGES:
        cards: Counter[str] = Counter()
        for card in said.values():
            clues = {clue for voice in card.values() for clue in voice.clues[code]}
            cards.update({normalised(clue) for clue in clues})
            for voice in card.values():
                main = f"{voice.seen[0]} {thing_called(voice.seen[0], code) or ''}"
                assert not [clue for clue in voice.clues[code] if names(clue, main)]
        assert not [clue for clue, count in cards.items() if count > 1]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    voice = Voice(("a door",), {"en": ("home",)}, {"en": ("Come in",)}, {"en": ("Alice",)})
    assert read_voices(tmp_path) == {}
    (tmp_path / "voices.json").write_bytes(encode({"card": {"stories": voice}}))
    assert read_voices(tmp_path) == {"card": {"stories": voice}}
