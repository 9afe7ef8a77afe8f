"""The storyteller: a card and a clue by which some find it, and some do not (O9, O10).

Of cards of which voices have said something it tells in their words, of others by the clue bank.
"""

from collections.abc import Iterator, Sequence
from operator import add

from msgspec import Struct

from reverie.bots import clues
from reverie.bots.cards import Cards, CardText, of, some
from reverie.bots.memory import Memory
from reverie.bots.odyssey.listening import Listening
from reverie.bots.odyssey.naming import names_the_card
from reverie.bots.odyssey.reading import by_who_finds_it
from reverie.bots.odyssey.spoken import REPERTOIRE, spoken
from reverie.bots.opinion import Opinion, softmax
from reverie.bots.others import Others
from reverie.bots.sight import Sight, lap_of
from reverie.games.odyssey.moves import Tell

A_REASON = 3.0
"""So well a clue should fit its card: people like to see why."""
FARFETCHED = 0.1
"""What a clue loses for each unit that it fits less."""
SHORTLIST = 24
A_CLOSE_CALL = 0.05
TOO_RARE = 0.03
"""A way of seeing that is less likely at this table is left aside."""


class Idea(Struct, frozen=True):
    """A clue for a card, and how good it is."""

    worth: float
    key: str
    card: CardText


def tell(
    sight: Sight,
    hand: Sequence[str],
    cards: Cards,
    opinion: Opinion,
    memory: Memory,
    others: Others,
) -> Tell:
    dice = opinion.chance("tell", lap_of(sight.play), *sorted(hand))
    if ideas_of_voices := spoken(sight, hand, cards, opinion, memory, others):
        written = by_who_finds_it(sight, hand, cards, opinion, ideas_of_voices)[:SHORTLIST]
        weights = softmax([idea.worth for idea in written], A_CLOSE_CALL)
        (said,) = dice.choices(written, weights)
        return Tell(card=said.clue.card.id, clue=said.clue.text)
    ideas = shortlist(sight, hand, cards, opinion, memory, others)
    weights = softmax([idea.worth for idea in ideas], A_CLOSE_CALL)
    (idea,) = dice.choices(ideas, weights)
    return Tell(card=idea.card.id, clue=clues.bank(sight.language)[idea.key])


def shortlist(
    sight: Sight,
    hand: Sequence[str],
    cards: Cards,
    opinion: Opinion,
    memory: Memory,
    others: Others,
) -> list[Idea]:
    """The best ideas of which none names what is on its card and none was said before."""
    texts = clues.bank(sight.language)
    ideas = sorted(_ideas(sight, hand, cards, opinion, others), key=lambda idea: -idea.worth)
    unsaid = [idea for idea in ideas if texts[idea.key].casefold() not in memory.clues] or ideas
    known = repertoire(opinion)
    fresh = [idea for idea in unsaid if idea.key in known] or unsaid
    unnamed = (idea for idea in fresh if not names_the_card(idea.key, sight.language, idea.card))
    return [idea for idea, _ in zip(unnamed, range(SHORTLIST), strict=False)] or fresh[:1]


def repertoire(opinion: Opinion) -> frozenset[str]:
    """What a bot can think of in a game: otherwise the same cards would bring the same clues."""
    every = clues.keys()
    dice = opinion.chance("repertoire")
    return frozenset(dice.sample(every, int(REPERTOIRE * len(every))))


def _ideas(
    sight: Sight, hand: Sequence[str], cards: Cards, opinion: Opinion, others: Others
) -> Iterator[Idea]:
    """Every clue for every card; what it is worth is the mean of how people may look at cards."""
    # Always the same cards in one order: a mind that is asked the same again need not think again.
    usual = some(cards)
    known, more = of(cards, usual), of(cards, [card for card in hand if card not in usual])
    deck = (*known, *more)
    mine = [place for place, card in enumerate(deck) if card.id in hand]
    rest = [place for place, card in enumerate(deck) if card.id not in hand]
    listening, bold = Listening.at(sight), opinion.character.bold
    texts = tuple(clues.bank(sight.language).values())
    worth = [[0.0] * len(mine) for _ in texts]
    for look, weight in zip(opinion.looks, others.usual, strict=True):
        if weight < TOO_RARE:
            continue
        both = (look.fits(opinion.mind, texts, part) for part in (known, more))
        for at, row in enumerate(map(add, *both)):
            competition = listening.competition(sorted(row[place] for place in rest))
            for number, place in enumerate(mine):
                worth[at][number] += weight * listening.worth(row[place], competition, bold)
    own = tuple(deck[place] for place in mine)
    reasons = opinion.mind.relevances(texts, own, opinion.character.taste)
    for key, values, fits in zip(clues.keys(), worth, reasons, strict=True):
        for card, value, fit in zip(own, values, fits, strict=True):
            yield Idea(value - FARFETCHED * max(0.0, A_REASON - fit), key, card)
