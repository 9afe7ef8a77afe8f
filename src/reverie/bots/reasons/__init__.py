"""Why: one sentence after the round about what a bot saw in a card."""

import re
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from reverie.bots.cards import Cards, of
from reverie.bots.mind import Mind
from reverie.bots.sight import Sight
from reverie.bots.skills import skill_for
from reverie.games.unions import AnyView
from reverie.languages import texts

Key = Literal["element", "title", "feeling", "unheard"]


class Reason(Struct, frozen=True):
    key: Key
    """Which sentence it is."""
    clue: str = ""
    element: str = ""
    """As the deck has it, in English."""
    thing: str = ""
    """The same in the language of the table, or the title of the card."""


def why(view: Sight, card: str, cards: Cards, mind: Mind) -> Reason:
    (text,) = of(cards, (card,))
    if view.clue is None:
        return Reason("unheard", thing=text.title)
    element = mind.element(view.clue, text.meaning)
    thing = thing_called(element.name, view.language) if element else None
    if element and thing:
        return Reason("element", view.clue, element.name, thing)
    name = element.name if element else ""
    return Reason("title" if text.title else "feeling", view.clue, name, text.title)


def may_be_told(play: AnyView, seat: int, card: str) -> bool:
    """Whether everybody knows by now that this seat chose the card; ``play`` is a spectator's."""
    if play.phase not in {"scored", "over"}:
        return False
    skill = skill_for(play)
    return skill is not None and skill.chose(play, seat, card)


def sentence(reason: Reason, language: str) -> str:
    """The reason as it is told."""
    told = texts(language, "reasons")[reason.key]
    text = told.format(thing=reason.thing, clue=reason.clue)
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
