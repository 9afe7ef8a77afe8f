"""Telling in a hurry: a few clues and the cards in hand, whatever the size of the deck."""

from collections.abc import Iterator, Sequence
from random import Random

from reverie.bots import clues
from reverie.bots.cards import Cards, of
from reverie.bots.memory import Memory
from reverie.bots.odyssey.naming import names_the_card
from reverie.bots.odyssey.spoken import clues_of, first_thought
from reverie.bots.opinion import Opinion
from reverie.bots.sight import Sight, lap_of
from reverie.games.odyssey.moves import BlindTell, Tell

THOUGHTS = 24
"""So many clues come to mind."""


def tell(sight: Sight, hand: Sequence[str], cards: Cards, opinion: Opinion, memory: Memory) -> Tell:
    """Any clue that was written for a card in hand, or else one of the bank that fits one."""
    if clue := first_thought(hand, cards, opinion, memory):
        return Tell(card=clue.card.id, clue=clue.text)
    dice = opinion.chance("hurry", lap_of(sight.play), *sorted(hand))
    bank, own = clues.bank(sight.language), of(cards, hand)
    ideas = sorted(
        (
            (fit, dice.random(), key, at)
            for key in _come_to_mind(sight.language, memory, dice)
            for at, fit in enumerate(
                opinion.mind.relevance(bank[key], own, opinion.character.taste)
            )
        ),
        reverse=True,
    )
    _, _, key, at = next(
        (idea for idea in ideas if not names_the_card(idea[2], sight.language, own[idea[3]])),
        ideas[0],
    )
    return Tell(card=own[at].id, clue=bank[key])


def tell_blindly(sight: Sight, cards: Cards, opinion: Opinion, memory: Memory) -> BlindTell:
    """At a Party: anything that was written for some card, or else anything of the bank."""
    dice = opinion.chance("hurry", lap_of(sight.play))
    written = (clue for clue in _written(cards, opinion, dice) if _is_new(clue, memory))
    banked = (
        clues.bank(sight.language)[key] for key in _come_to_mind(sight.language, memory, dice)
    )
    return BlindTell(clue=next(written, None) or next(banked))


def _written(cards: Cards, opinion: Opinion, dice: Random) -> Iterator[str]:
    deck, shares = tuple(cards.values()), opinion.character.taste.shares
    if not deck or not any(shares):
        return
    for _ in range(THOUGHTS):
        (voice,) = dice.choices(range(len(shares)), shares)
        if said := clues_of(dice.choice(deck), voice):
            yield dice.choice(said)


def _come_to_mind(language: str, memory: Memory, dice: Random) -> list[str]:
    """Keys of the bank; of those that were said already only where there are no others."""
    bank = clues.bank(language)
    fresh = [key for key, text in bank.items() if _is_new(text, memory)] or clues.keys()
    return dice.sample(fresh, min(THOUGHTS, len(fresh)))


def _is_new(clue: str, memory: Memory) -> bool:
    return clue.casefold() not in memory.clues
