"""What writers have said of cards: known by name, by what is near, and differently to each bot."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from reverie.bots.cards import CardText, read
from reverie.bots.characters import CAST
from reverie.bots.choir import Choir, choir_of, choir_with, digest
from reverie.bots.encoder import MODEL_NAME
from reverie.bots.hearing import Hearing
from reverie.bots.looks import LOOKS, voices_among
from reverie.bots.mind import Mind
from reverie.bots.mixing import nearness
from reverie.bots.opinion import ranked
from reverie.bots.tastes import EVEN, VOICES, Taste, of_voice
from reverie.decks import built_in
from reverie.decks.voices import Voice, Voices
from reverie.languages import LANGUAGES
from tests.bots.conftest import ENCODER, OVERLAP

DECKS = built_in.load(built_in.FOLDER)
INKLINGS = {language: read(DECKS["inklings"].deck, language) for language in ("en", "de")}


def voice(idea: str = "home", clue: str = "Come in", title: str = "Alice in Wonderland") -> Voice:
    def each(text: str) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(LANGUAGES, (text,))

    return Voice(("a door",), each(idea), each(clue), each(title))


def choir(**cards: Voice) -> Choir:
    said: Voices = {card: dict.fromkeys(VOICES, one) for card, one in cards.items()}
    return Choir(said, "en")


def unvoiced(cards: list[CardText]) -> list[CardText]:
    return [replace(card, language="") for card in cards]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_has_vectors_of_what_is_said_of_it(deck: str, language: str) -> None:
    kept = choir_of(deck, language).kept
    assert kept
    assert kept.model == MODEL_NAME
    assert kept.words == digest(choir_of(deck, language).said)
    texts = sum(
        len(one.ideas[language]) + len(one.clues[language])
        for card in choir_of(deck, language).said.values()
        for one in card.values()
    )
    assert len(kept.places[language]) == 2 * texts


def test_a_title_is_known_by_its_name_and_without_its_author() -> None:
    two = choir(one=voice(title="The Snow Queen by Andersen"), other=voice(title="Moby-Dick"))
    assert two.in_words("The Snow Queen")[0] == 1.0
    assert not any(owner >= len(VOICES) for owner in two.in_words("The Snow Queen"))
    assert two.in_words("Nothing of the kind") == {}


def test_the_same_words_are_more_than_some_of_them() -> None:
    two = choir(one=voice(idea="an old wound"), other=voice(idea="an old friend of mine"))
    said = two.in_words("Old wounds")
    assert said[0] > 0.9 > said.get(len(VOICES), 0.0)


def test_nobody_knows_by_heart_what_was_written_as_a_clue() -> None:
    assert choir(one=voice(clue="Open the gate")).in_words("Open the gate!") == {}
    assert choir(one=voice(clue="Open the rusty gate")).in_words("Open the gate!")


def test_small_words_alone_are_known_where_somebody_has_just_these() -> None:
    assert choir(one=voice(idea="Who is it")).in_words("Who is it?")[0] == 1.0
    assert choir(one=voice(idea="Who is it")).in_words("It is") == {}


def written(language: str) -> Iterator[tuple[str, str]]:
    for card, voices in choir_of("inklings", language).said.items():
        for title in voices["stories"].culture[language][:1]:
            yield card, title


@pytest.mark.parametrize("language", ["en", "de"])
def test_culture_is_found_by_its_name(mind: Mind, language: str) -> None:
    """Somebody who says a film finds who knows the film, in most cases first of all cards."""
    cards = INKLINGS[language]
    asked = list(written(language))[::9]
    places = [
        [list(cards)[at] for at in ranked(mind.relevance(title, list(cards.values())))].index(card)
        for card, title in asked
    ]
    assert sum(place < 3 for place in places) > 0.7 * len(asked)


def test_bots_are_of_different_minds() -> None:
    """Whoever thinks in other words sees other cards first, without any noise."""
    grid = list(INKLINGS["en"].values())[:15]
    tastes = [of_voice(name) for name in VOICES]
    alike = []
    for clue in ("Freedom", "Patience", "Home", "Too late", "Courage", "Envy"):
        best = [set(ranked(ENCODER.relevance(clue, grid, taste))[:6]) for taste in tastes]
        alike += [len(one & other) / 6 for one, other in combinations(best, 2)]
    assert 0.4 < sum(alike) / len(alike) < 0.95


def test_every_character_has_a_voice_of_its_own_and_all_voices_are_there() -> None:
    main = [max(VOICES, key=lambda name: one.taste.voices[VOICES.index(name)]) for one in CAST]
    assert min(main.count(name) for name in VOICES) >= 3
    assert len({one.taste for one in CAST}) == len(CAST)
    assert all(sum(one.taste.shares) == pytest.approx(1) for one in CAST)
    assert nearness(Taste(voices=(1.0, 0.0, 0.0))) == (1.0, 0.0, 0.0)


def test_cards_of_which_nobody_said_anything_are_as_they_were(mind: Mind) -> None:
    cards = unvoiced(list(INKLINGS["en"].values())[:6])
    silent = [replace(card, language="en", id=f"{card.id}x") for card in cards]
    assert mind.relevance("Freedom", silent) == mind.relevance("Freedom", cards)
    assert mind.heard(["Freedom"], silent) == [[None] * 6]
    assert choir_with("no card", "en") is None


def test_who_knows_no_voice_hears_none(mind: Mind) -> None:
    cards = list(INKLINGS["en"].values())[:6]
    deaf = replace(EVEN, voices=(0.0, 0.0, 0.0))
    assert mind.relevance("Freedom", cards, deaf) == mind.relevance("Freedom", unvoiced(cards))


def test_a_clue_of_a_voice_is_heard_by_the_others() -> None:
    """By what each has written a card is found among all far more often than by chance."""
    said = choir_of("inklings", "en").said
    cards = list(INKLINGS["en"].values())
    asked = [(card, one["sayings"].clues["en"][0]) for card, one in said.items()][::3]
    rows = ENCODER.heard([clue for _, clue in asked], cards)
    first = 0
    for (card, _), row in zip(asked, rows, strict=True):
        fits = [heard[0] + heard[1] if heard else -9.0 for heard in row]
        first += card in [cards[at].id for at in ranked(fits)[:10]]
    assert first > 0.4 * len(asked)


def test_a_vector_that_was_kept_is_nearly_its_own() -> None:
    np = ENCODER._numpy
    hearing = Hearing(np, choir_of("inklings", "en"), ENCODER._yardstick)
    clue = next(iter(choir_of("inklings", "en").said.values()))["stories"].clues["en"][0]
    kept, own = hearing.vector(clue), ENCODER._embed([clue])[0]
    assert kept @ own / np.linalg.norm(kept) / np.linalg.norm(own) > 0.7
    assert hearing.vector("Nobody has said this") is None


def test_without_vectors_voices_are_known_in_words() -> None:
    card = CardText(next(iter(choir_of("inklings", "en").said)), language="en")
    ((heard,),) = OVERLAP.heard(["Something else"], [card])
    assert heard is not None
    assert len(heard) == len(VOICES)


def test_a_table_has_voices() -> None:
    weights = [float(look.taste == of_voice("feelings")) for look in LOOKS]
    assert voices_among(LOOKS, weights) == (0.0, 1.0, 0.0)
