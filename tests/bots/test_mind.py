"""What fits a clue, with the encoder and without."""

import sys
from collections.abc import Iterator

import pytest

from reverie.bots import cards, encoder
from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.encoder import EncoderMind, build_vectors
from reverie.bots.mind import Mind, knows, shared_mind
from reverie.bots.overlap import OverlapMind
from reverie.decks.deck import Card, Deck, image_names
from tests.bots.dreams import dreams

DREAMS = cards.read(dreams(), "en")
CLIMBING = {
    "Mending the Moon",
    "Never on the Same Step",
    "The Crusty North Face",
    "Lift-off with Laundry",
}


def best(mind: Mind, clue: str, count: int = 5) -> set[str]:
    scores = mind.relevance(clue, list(DREAMS.values()))
    ranked = sorted(zip(scores, DREAMS, strict=True), reverse=True)
    return {DREAMS[card].title for _, card in ranked[:count]}


def test_what_is_there_fits(mind: Mind) -> None:
    assert "Mending the Moon" in best(mind, "Over the moon")
    assert "In Good Company" in best(mind, "A wolf in sheep’s clothing")


def test_what_it_brings_to_mind_fits(mind: Mind) -> None:
    """An association counts, though the thing has another name: a ladder is ambition."""
    assert best(mind, "Ambition", 8) & CLIMBING
    assert best(mind, "Nostalgia", 8) & {"Music in Full Bloom"}


@pytest.mark.parametrize("word", ["Ambition", "Ehrgeiz", "Ambición", "Ambizione", "Ambicja"])
def test_a_word_card_is_understood_in_every_language(mind: Mind, word: str) -> None:
    assert best(mind, word, 8) & CLIMBING


def test_case_and_punctuation_mean_nothing(mind: Mind) -> None:
    hand = list(DREAMS.values())[:6]
    assert mind.relevance("ambition", hand) == mind.relevance("  AMBITION!… ", hand)


@pytest.mark.parametrize("clue", ["", "…", "\ud800 whale", "\x00", "🐋", "鯨", "x" * 200, "1234"])
def test_any_text_can_be_said(mind: Mind, clue: str) -> None:
    hand = list(DREAMS.values())[:6]
    scores = mind.relevance(clue, hand)
    assert len(scores) == 6
    assert all(abs(score) < 50 for score in scores)


def test_many_clues_are_as_one_after_another(mind: Mind) -> None:
    hand = list(DREAMS.values())[:6]
    together = mind.relevances(("Ambition", "The last dance"), hand)
    alone = [mind.relevance(clue, hand) for clue in ("Ambition", "The last dance")]
    for one, other in zip(together, alone, strict=True):
        assert one == pytest.approx(other, abs=0.05)


def test_cards_without_texts_are_all_the_same(mind: Mind) -> None:
    assert len(set(mind.relevance("Ambition", [CardText("a"), CardText("b")]))) == 1
    assert mind.relevance("Ambition", []) == []


def test_a_title_alone_helps(mind: Mind) -> None:
    titled = [CardText("a", Meaning(sentence="The wolf")), CardText("b", Meaning(sentence="Bread"))]
    wolf, bread = mind.relevance("A wolf in sheep’s clothing", titled)
    assert wolf > bread


def test_the_element_that_fits_is_found(mind: Mind) -> None:
    ladder = Element("ladder", ("ambition", "effort"))
    meaning = Meaning("A sweep and the moon.", elements=(Element("moon", ("dream",)), ladder))
    assert mind.element("Ambition", meaning) == ladder
    assert mind.element("Ambition", Meaning("A sweep")) is None


def test_vectors_that_are_none_are_left_aside(mind: Mind) -> None:
    mind.learn(b"nothing of the kind")
    mind.learn(b"\x83\xa5model\xa1x\xa5texts\x90\xa6values\xc4\x01a")


def test_vectors_are_shipped_with_a_deck() -> None:
    few = Deck("few", "Few", dreams().cards[:5])
    texts = list(cards.read(few, "en").values())
    told, asked = EncoderMind(), EncoderMind()
    told.learn(build_vectors(few))
    assert told._known
    assert told.relevance("Ambition", texts) == pytest.approx(
        asked.relevance("Ambition", texts), abs=0.05
    )


def test_the_lobby_is_told_what_bots_know() -> None:
    assert knows(dreams()) == "well"
    assert knows(_deck("The last whale", "A ladder to the moon")) == "titles"
    assert knows(_deck("IMG 0042", "DSC-1")) == "blind"
    assert knows(_deck("", "")) == "blind"


def _deck(*titles: str) -> Deck:
    names = [f"c{number}" for number, _ in enumerate(titles)]
    return Deck(
        "mine",
        "Mine",
        tuple(
            Card(name, image_names(name), {"und": title} if title else {})
            for name, title in zip(names, titles, strict=True)
        ),
    )


@pytest.fixture
def fresh() -> Iterator[None]:
    shared_mind.cache_clear()
    yield
    shared_mind.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_without_the_encoder_bots_think_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, encoder.MODEL, None)
    assert isinstance(shared_mind(), OverlapMind)


@pytest.mark.usefixtures("fresh")
def test_all_bots_share_one_mind() -> None:
    assert shared_mind() is shared_mind()
    assert isinstance(shared_mind(), EncoderMind) == encoder.is_there()
