"""A bot that compares words: reverie bot run examples/word_overlap_bot.py --table CODE

It reads what is told of the cards, and takes those that share most words with the clue.
"""

import re
from collections.abc import Sequence
from random import Random

from reverie.client import (
    Bot,
    CanGive,
    CanMark,
    CanPassPen,
    CanShow,
    CanTell,
    CanVote,
    Give,
    Mark,
    Move,
    Offer,
    PassPen,
    Show,
    Tell,
    View,
    Vote,
    any_move,
)

MARKED = 5


class WordOverlap(Bot):
    def __init__(self) -> None:
        self.chance = Random()

    def choose(self, view: View, can: Sequence[Offer]) -> Move | None:
        play = view.play
        for offer in reversed(can):
            match offer:
                case CanPassPen():
                    return PassPen()
                case CanMark():
                    best = self.best(play.clue, play.grid)
                    return Mark(cards=tuple(sorted(best[:MARKED])))
                case CanShow():
                    order = self.best(play.clue, play.grid)
                    return Show(card=min(offer.choices, key=order.index))
                case CanTell(choices=tuple(hand)):
                    card = self.chance.choice(hand)
                    return Tell(card=card, clue=self.clue(card))
                case CanGive():
                    best = self.best(play.clue, offer.choices)
                    return Give(cards=tuple(offer.choices[at] for at in best[: offer.min]))
                case CanVote() if not offer.red:
                    images = [play.images[image] for image in offer.choices]
                    return Vote(images=(offer.choices[self.best(play.clue, images)[0]],))
        return any_move(can, self.chance)

    def best(self, clue: str | None, cards: Sequence[str]) -> list[int]:
        """The places of the cards, the one that fits best first."""
        said = words(clue or "")
        fits = [len(said & words(self.told(card))) for card in cards]
        return sorted(range(len(cards)), key=lambda at: (-fits[at], self.chance.random()))

    def told(self, card: str) -> str:
        known = self.cards.get(card)
        return f"{known.alt} {' '.join(known.tags)}" if known else ""

    def clue(self, card: str) -> str:
        """A tag where there is one: it says something of the picture, and not everything."""
        known = self.cards.get(card)
        if known and known.tags:
            return self.chance.choice(known.tags)
        return self.chance.choice(sorted(words(self.told(card))) or ["Something"])


def words(text: str) -> set[str]:
    return {word for word in re.findall(r"\w+", text.lower()) if len(word) > 3}
