"""Why: one sentence after the round about what a bot saw in a card."""

import re
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from reverie.bots.cards import Cards, CardText, of
from reverie.bots.choir import Link, choir_with
from reverie.bots.mind import Mind
from reverie.bots.opinion import dice
from reverie.bots.sight import Sight
from reverie.bots.skills import skill_for
from reverie.bots.tastes import EVEN, Taste
from reverie.bots.wording import normalised
from reverie.games.unions import AnyView
from reverie.languages import texts

Key = Literal[
    "element",
    "title",
    "guess_1",
    "guess_2",
    "guess_3",
    "unheard",
    "link_2",
    "link_3",
    "idea_1",
    "idea_2",
    "idea_3",
    "idea_4",
    "culture_1",
    "culture_2",
    "culture_3",
    "same_1",
    "same_2",
    "seen_1",
    "seen_2",
    "seen_3",
]
LINKS: tuple[Key, ...] = ("link_2", "link_3", "idea_2", "idea_4")
IDEAS: tuple[Key, ...] = ("idea_1", "idea_2", "idea_3", "idea_4")
CULTURE: tuple[Key, ...] = ("culture_1", "culture_2", "culture_3")
SAME: tuple[Key, ...] = ("same_1", "same_2")
SEEN: tuple[Key, ...] = ("seen_1", "seen_1", "seen_2", "seen_3")
GUESSES: tuple[Key, ...] = ("guess_1", "guess_2", "guess_3")


class Reason(Struct, frozen=True):
    key: Key
    """Which sentence it is."""
    clue: str = ""
    element: str = ""
    """As the deck has it, in English."""
    thing: str = ""
    """The same in the language of the table, or the title of the card."""
    idea: str = ""
    """What a voice has said of the card."""
    seen: str = ""
    """What is to be seen, in a sentence."""


def why(view: Sight, card: str, cards: Cards, mind: Mind, taste: Taste = EVEN) -> Reason:
    """What led from the clue to the card: where it was written for this very one, all that is to be
    seen; where nothing did, that it was a guess."""
    (text,) = of(cards, (card,))
    if view.clue is None:
        return Reason("unheard", thing=text.title)
    shape = dice("reason", view.you, view.clue, card)
    choir = choir_with(text.id, text.language)
    if choir and text.seen and choir.is_written_for(view.clue, card):
        return Reason(shape.choice(SEEN), view.clue, seen=text.seen)
    if link := mind.link(view.clue, text, taste):
        return _linked(view, text, link, mind)
    element = None if choir else mind.element(view.clue, text.meaning)
    thing = thing_called(element.name, view.language) if element else None
    if element and thing:
        return Reason("element", view.clue, element.name, thing)
    if text.title and not choir:
        return Reason("title", view.clue, thing=text.title)
    return Reason(shape.choice(GUESSES), view.clue)


def _linked(view: Sight, card: CardText, link: Link, mind: Mind) -> Reason:
    assert view.clue is not None
    shape = dice("reason", view.you, view.clue, card.id)
    if normalised(link.text) == normalised(view.clue):
        return Reason(shape.choice(SAME), view.clue)
    if link.is_title:
        return Reason(shape.choice(CULTURE), view.clue, idea=link.text)
    element = mind.element(link.text, card.meaning, clearly=True)
    thing = thing_called(element.name, view.language) if element else None
    if element and thing:
        return Reason(shape.choice(LINKS), view.clue, element.name, thing, link.text)
    return Reason(shape.choice(IDEAS), view.clue, idea=link.text)


def may_be_told(play: AnyView, seat: int, card: str) -> bool:
    """Whether everybody knows by now that this seat chose the card; ``play`` is a spectator's."""
    if play.phase not in {"scored", "over"}:
        return False
    skill = skill_for(play)
    return skill is not None and skill.chose(play, seat, card)


def sentence(reason: Reason, language: str) -> str:
    """The reason as it is told."""
    told = texts(language, "reasons")[reason.key]
    text = told.format(thing=reason.thing, clue=reason.clue, idea=reason.idea, seen=reason.seen)
    return text[:1].upper() + text[1:]


def thing_called(element: str, language: str) -> str | None:
    """The element in a language: by its whole name, or by the thing it is about."""
    things = texts(language, "things")
    name = re.sub(r"^(a|an|one|the) ", "", element.casefold())
    if name in things:
        return things[name]
    if language == "en":
        return f"the {name}" if name.isascii() else None
    # “octopus with a book” is about an octopus.
    return next((things[word] for word in _heads(name) if word in things), None)


def _heads(name: str) -> list[str]:
    words = name.replace(",", " ").split()
    pairs = [f"{one} {two}" for one, two in pairwise(words)]
    return [*pairs, *words]
