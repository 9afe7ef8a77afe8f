"""Why: one sentence about what a bot saw in a card."""

from typing import get_args

import pytest

from reverie.bots import reasons
from reverie.bots.cards import CardText, Element, Meaning, read
from reverie.bots.characters import CAST, cast
from reverie.bots.choir import choir_with
from reverie.bots.mind import Mind
from reverie.bots.reasons import Key, Reason, sentence, thing_called
from reverie.decks import built_in
from reverie.games.odyssey.moves import Tell
from reverie.languages import LANGUAGES, complete, texts
from tests.bots.conftest import ENCODER, OVERLAP
from tests.bots.playing import Table, changed

INKLINGS = built_in.load(built_in.FOLDER)["inklings"].deck
LADDER = Element("ladder", ("ambition", "effort"))
CARD = CardText("c", Meaning("A sweep.", elements=(Element("moon", ("dream",)), LADDER)), "Repair")


def test_the_element_is_named_in_the_language_of_the_table(mind: Mind) -> None:
    table = Table("stella", 4, language="de")
    view = table.sight(0)
    reason = reasons.why(view, "c", {"c": CARD}, mind)
    assert reason.key == "element"
    assert reason.clue == view.clue
    assert reason.thing in {"die Leiter", "der Mond"}


def test_the_ladder_made_me_think_of_ambition() -> None:
    reason = Reason("element", "Ambition", "ladder", "the ladder")
    assert sentence(reason, "en") == "The ladder made me think of “Ambition”."
    german = Reason("element", "Ehrgeiz", "ladder", "die Leiter")
    assert sentence(german, "de") == "Die Leiter – da musste ich an „Ehrgeiz“ denken."


def test_what_has_no_word_is_told_by_the_title() -> None:
    table = Table("stella", 4, language="pl")
    card = CardText("c", Meaning("A gizmo.", elements=(Element("gizmo"),)), "Coś")
    assert reasons.why(table.sight(0), "c", {"c": card}, OVERLAP).key == "title"
    assert reasons.why(table.sight(0), "c", {}, OVERLAP).key in reasons.GUESSES


def test_a_thing_is_known_by_what_it_is_about() -> None:
    assert thing_called("octopus with a book", "de") == "der Krake"
    assert thing_called("Old couple", "nl") == "het oude stel"
    assert thing_called("gizmo", "it") is None
    assert thing_called("gizmo", "en") == "the gizmo"
    assert thing_called("a crab in a slipper", "en") == "the crab in a slipper"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_in_every_language(language: str) -> None:
    keys = get_args(Key)
    assert tuple(texts(language, "reasons")) == keys
    if language in complete() and language != "en":
        assert texts(language, "things").keys() == texts("fr", "things").keys()
    for key in keys:
        reason = Reason(key, "Ambition {x}", "ladder", "ladder", "Effort {x}", "A ladder {x}.")
        told = sentence(reason, language)
        assert told.endswith(".")
        assert ("{x}" in told) == (key != "unheard")


def test_an_unknown_language_is_told_in_english() -> None:
    unheard = Reason("unheard")
    assert sentence(unheard, "tlh") == sentence(unheard, "en")


def test_a_table_of_bots_is_a_table_of_somebodies() -> None:
    assert len(CAST) >= 8
    assert len({character.name for character in CAST}) == len(CAST)
    assert len({character.face for character in CAST}) == len(CAST)
    assert cast("one table") == cast("one table") != cast("another table")
    assert len(set(cast("one table", 11))) == 11


def test_a_clue_that_was_said_aloud_was_not_heard() -> None:
    table = Table("odyssey", 4)
    table.play(0, Tell(card=table.state.hands[0][0], aloud=True))
    reason = reasons.why(table.sight(1), "c", {"c": CARD}, OVERLAP)
    assert reason.key == "unheard"
    assert "didn’t hear" in sentence(reason, "en")


VOICED = [card for card in read(INKLINGS, "en").values() if choir_with(card.id, "en")]


def shapes(mind: Mind, clue: str) -> list[Reason]:
    view = changed(Table("stella", 4).sight(0), clue=clue)
    cards = {card.id: card for card in VOICED}
    return [reasons.why(view, card, cards, mind) for card in cards]


def test_a_reason_says_what_leads_from_the_clue_to_the_card() -> None:
    """It is an idea that somebody had of this very picture, in one of many shapes."""
    told = [reason for clue in ("Freedom", "Fear", "Home") for reason in shapes(ENCODER, clue)]
    linked = [reason for reason in told if reason.idea]
    assert len(linked) > 25
    assert len({reason.key for reason in linked}) >= 6
    for reason, card in zip(told, VOICED * 3, strict=True):
        said = choir_with(card.id, "en")
        assert said
        ideas = [text for one in said.said[card.id].values() for text in one.ideas["en"]]
        assert not reason.idea or reason.key.startswith("culture") or reason.idea in ideas


def test_where_nothing_leads_there_nothing_is_made_up(mind: Mind) -> None:
    told = [reason.key in reasons.GUESSES for reason in shapes(mind, "Xqzt vrrk")]
    assert sum(told) > len(told) / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_shown_what_a_clue_was_written_for_tells_what_is_to_be_seen(language: str) -> None:
    """Taken for another card, the same clue has another reason or none."""
    sight = Table("stella", 4, language=language).sight(0)
    cards = read(INKLINGS, language)
    card, another = [one for one in cards.values() if choir_with(one.id, language)][:2]
    choir = choir_with(card.id, language)
    assert choir
    view = changed(sight, clue=choir.said[card.id]["feelings"].clues[language][0])
    reason = reasons.why(view, card.id, cards, OVERLAP)
    assert reason.seen == next(one.alt for one in INKLINGS.cards if one.id == card.id)[language]
    assert reason.seen in sentence(reason, language)
    assert not reasons.why(view, another.id, cards, OVERLAP).seen


def test_a_film_is_a_reason(mind: Mind) -> None:
    card = next(one for one in VOICED if _titles(one.id))
    clue = _titles(card.id)[0]
    view = changed(Table("stella", 4).sight(0), clue=clue)
    reason = reasons.why(view, card.id, {card.id: card}, mind)
    assert reason.key in {"same_1", "same_2"}
    assert clue in sentence(reason, "en")


def _titles(card: str) -> tuple[str, ...]:
    choir = choir_with(card, "en")
    return choir.said[card]["stories"].culture["en"] if choir else ()
