"""Telling in the words of a voice: a clue that was written for the card, where others justify it.

A clue is worth saying if by what the *other* voices say of all cards its own is among the first:
then somebody who thinks in other words sees why, too.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import log2
from statistics import fmean

from msgspec import Struct

from reverie.bots.cards import Cards, CardText, of
from reverie.bots.choir import choir_with
from reverie.bots.looks import voices_among
from reverie.bots.memory import Memory
from reverie.bots.mind import Heard
from reverie.bots.odyssey.listening import BOLDNESS, Listening
from reverie.bots.odyssey.naming import says_what_is_there
from reverie.bots.opinion import Opinion
from reverie.bots.others import Others
from reverie.bots.sight import Sight
from reverie.bots.tastes import VOICES
from reverie.bots.wording import stems

REPERTOIRE = 0.6
"""The part of the clues that one bot can think of in one game."""
FOREIGN = 0.12
"""Nobody speaks in a voice that is less than this part of their taste."""
OWN_VOICE = 0.15
"""What a clue is worth more that is wholly in one's own voice."""
TERSE = 0.12
"""What a clue of one word loses: it is found half as often as one of two or three."""
A_FEW = 2
ANYBODY = 0.05
"""There may be somebody of any voice among those who listen."""
FAR_DOWN = 0.05
"""What a clue loses with every doubling of the place that its card has in the deck."""
EASE = 0.8
"""A listener has more than the words of one voice to go by."""
PEOPLE = 0.6
"""And people see the picture: what bots tell they find far more often than bots do."""


class Clue(Struct, frozen=True):
    text: str
    card: CardText
    voice: int


class Spoken(Struct, frozen=True):
    """A clue, how good it is, and how likely a stranger finds its card by it."""

    worth: float
    found: float
    clue: Clue


def spoken(
    sight: Sight,
    hand: Sequence[str],
    cards: Cards,
    opinion: Opinion,
    memory: Memory,
    others: Others,
) -> list[Spoken]:
    """What may be said of the cards in hand, best first. None says what is there."""
    clues = list(_may_be_said(_thought_of(of(cards, hand), opinion), memory))
    if not clues:
        return []
    # Always the whole deck in one order: a mind that is asked the same again need not think again.
    deck = of(cards, tuple(dict.fromkeys((*cards, *hand))))
    rows = opinion.mind.heard([clue.text for clue in clues], deck)
    places = {card.id: place for place, card in enumerate(deck)}
    mine = frozenset(places[card] for card in hand)
    shares = opinion.character.taste.shares
    there = voices_among(opinion.looks, others.usual)
    known = tuple(
        weight + ANYBODY if share else 0.0 for weight, share in zip(there, shares, strict=True)
    )
    ease = EASE + BOLDNESS * opinion.character.bold + PEOPLE * sight.with_people
    judge = Judge(Listening.at(sight), ease, mine, known)
    ideas = [
        judge.idea(clue, row, places[clue.card.id], shares[clue.voice])
        for clue, row in zip(clues, rows, strict=True)
        if row[places[clue.card.id]] is not None
    ]
    return sorted(ideas, key=lambda idea: -idea.worth)


def first_thought(
    hand: Sequence[str], cards: Cards, opinion: Opinion, memory: Memory
) -> Clue | None:
    """Any of what may be said, for who has no time to think who would find the card."""
    clues = list(_thought_of(of(cards, hand), opinion))
    opinion.chance("hurry", *sorted(hand)).shuffle(clues)
    return next(_may_be_said(clues, memory), None)


def _may_be_said(clues: Iterable[Clue], memory: Memory) -> Iterator[Clue]:
    for clue in clues:
        said = clue.text.casefold() in memory.clues
        if not said and not says_what_is_there(clue.text, clue.card):
            yield clue


def _thought_of(hand: Sequence[CardText], opinion: Opinion) -> Iterator[Clue]:
    """In a game a bot thinks of some only: the same cards would always bring the same clues."""
    shares = opinion.character.taste.shares
    for card in hand:
        for number in range(len(VOICES)):
            if shares[number] < FOREIGN:
                continue
            for text in clues_of(card, number):
                if opinion.chance("repertoire", card.id, text).random() < REPERTOIRE:
                    yield Clue(text, card, number)


def clues_of(card: CardText, voice: int) -> tuple[str, ...]:
    """What this voice tells of the card, if it has said anything of it."""
    choir = choir_with(card.id, card.language)
    return choir.said[card.id][VOICES[voice]].clues[card.language] if choir else ()


class Judge(Struct, frozen=True):
    """What a clue is worth, by the voices that have not said it."""

    listening: Listening
    ease: float
    mine: frozenset[int]
    voices: tuple[float, ...]
    """How much of each there is in those who listen, as far as the storyteller knows it."""

    def idea(self, clue: Clue, row: Sequence[Heard], place: int, share: float) -> Spoken:
        others = [
            voice for voice, weight in enumerate(self.voices) if weight and voice != clue.voice
        ]
        known = [(at, fits) for at, fits in enumerate(row) if fits is not None]
        found, ranks, weights = [], [], []
        for other in others:
            here = next(fits[other] for at, fits in known if at == place)
            rest = sorted(fits[other] for at, fits in known if at not in self.mine)
            found.append(self.listening.found(here, self.listening.competition(rest), self.ease))
            ranks.append(log2(1 + sum(fits[other] > here for _, fits in known)))
            weights.append(self.voices[other])
        chance = fmean(found, weights)
        worth = self.listening.some(chance) + OWN_VOICE * share
        worth -= FAR_DOWN * fmean(ranks, weights) + TERSE * (len(stems(clue.text)) < A_FEW)
        return Spoken(worth, chance, clue)
