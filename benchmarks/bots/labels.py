"""How well the bots' ranking of pictures fits that of three judges.

An item is a clue and a grid of fifteen cards, as in Stella. Each judge gave grades from 0 to 3; a
card's gain is their mean.
"""

from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean

import msgspec

import reverie.arena
from reverie.arena.judging import Item, items, ndcg
from reverie.bots.cards import CardText, read
from reverie.bots.mind import Mind, shared_mind
from reverie.bots.opinion import ranked
from reverie.bots.overlap import OverlapMind
from reverie.bots.wording import is_familiar
from reverie.decks.built_in import FOLDER, load

LABELS = Path(reverie.arena.__file__).parent / "labels"
LANGUAGES = ("en", "de", "es", "fr", "it", "nl", "pl", "pt")


Grades = dict[str, dict[str, int]]
"""Of one judge: by the English clue, by the card; what is not there has 0."""


def judges() -> list[Grades]:
    files = sorted(LABELS.glob("judge-*.json"))
    return [msgspec.json.decode(file.read_bytes(), type=Grades) for file in files]


def gains(item: Item, graded: list[Grades]) -> list[float]:
    return [mean(one[item.clue["en"]].get(card, 0) for one in graded) for card in item.cards]


def top(order: list[int], gain: list[float]) -> bool:
    return gain[order[0]] == max(gain)


def main() -> None:
    graded = judges()
    deck = load(FOLDER)["dreams"].deck
    some = [(item, gain) for item in items() if any(gain := gains(item, graded))]
    print(f"{len(some)} clues with {len(graded)} judges; agreement {_agreement(graded):.2f}\n")
    print("| mind | language | nDCG@3 | top-1 | clues new to the bots | nDCG@3 of these |")
    print("|---|---|--:|--:|--:|--:|")
    rows: list[tuple[str, Mind, tuple[str, ...]]] = [
        ("bots", shared_mind(), LANGUAGES),
        ("bots without the encoder", OverlapMind(), LANGUAGES),
    ]
    for name, mind, languages in rows:
        for language in languages:
            print(
                f"| {name} | {language} | {_row(some, mind, read(deck, language), language)} |",
                flush=True,
            )
    print(f"| by chance | | {_by_chance(some)} | | | |")


def _row(
    some: list[tuple[Item, list[float]]], mind: Mind, cards: dict[str, CardText], language: str
) -> str:
    scores, tops, new = [], [], []
    for item, gain in some:
        clue = item.clue[language]
        order = ranked(mind.relevance(clue, [cards[card] for card in item.cards]))
        scores.append(ndcg(order, gain))
        tops.append(top(order, gain))
        if not is_familiar(clue):
            new.append(scores[-1])
    return f"{mean(scores):.3f} | {mean(tops):.0%} | {len(new)} | {mean(new):.3f}"


def _by_chance(some: list[tuple[Item, list[float]]], times: int = 200) -> str:
    chance = Random("labels")
    orders = [(chance.sample(range(len(gain)), len(gain)), gain) for _, gain in some * times]
    return f"{mean(ndcg(*one) for one in orders):.3f} | {mean(top(*one) for one in orders):.0%}"


def _agreement(graded: list[Grades]) -> float:
    """The mean nDCG@3 of one judge's ranking by another's grades."""
    scores = []
    for one, other in combinations(graded, 2):
        for a, b in ((one, other), (other, one)):
            for item in items():
                gain = gains(item, [b])
                if any(gain):
                    scores.append(ndcg(ranked(gains(item, [a])), gain))
    return mean(scores)


if __name__ == "__main__":
    main()
