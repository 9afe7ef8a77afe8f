"""How far two judges agree about the labelled clues, and how far two of the bots' company do.

Grades from 0 to 3 have many ties. So the scores of a simulated listener become grades, too: as many
of each as a judge gave for the same grid.
"""

from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from random import Random
from statistics import mean

from reverie.arena.judging import Item, items
from reverie.bots.cards import read
from reverie.bots.characters import NOISE
from reverie.bots.mind import Mind
from reverie.bots.opinion import ranked
from reverie.decks.built_in import FOLDER, load

from .labels import gains, judges
from .minds import foreign_minds, other_minds

TIMES = 10

Grading = list[float]
Pairs = list[tuple[Grading, Grading]]


def main() -> None:
    print("| two of | first choices alike | rank agreement (τ-b) |\n|---|--:|--:|")
    _row("the judges", [pair for item in items() for pair in _judged(item)])
    for name, mind in other_minds().items():
        _row(name, list(_simulated((mind, mind))))
    minilm, described, things = foreign_minds()
    pairs = combinations((minilm, described, things), 2)
    _row("several minds of MiniLM", [one for pair in pairs for one in _simulated(pair)])


def _row(name: str, pairs: Pairs) -> None:
    ranks = mean(tau for pair in pairs if (tau := rank_agreement(*pair)) is not None)
    print(f"| {name} | {mean(same_first(*pair) for pair in pairs):.0%} | {ranks:.2f} |", flush=True)


def same_first(one: Grading, other: Grading) -> float:
    """The chance that both take the same card, each any of those that they graded best."""
    tops = [{at for at, grade in enumerate(each) if grade == max(each)} for each in (one, other)]
    return len(tops[0] & tops[1]) / (len(tops[0]) * len(tops[1]))


def rank_agreement(one: Grading, other: Grading) -> float | None:
    """Kendall's τ-b, which allows for ties; none where somebody graded all alike."""
    agreed = here = there = 0
    for a, b in combinations(range(len(one)), 2):
        first, second = _sign(one[a] - one[b]), _sign(other[a] - other[b])
        agreed, here, there = agreed + first * second, here + first**2, there + second**2
    return agreed / sqrt(here * there) if here and there else None


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _judged(item: Item) -> Pairs:
    graded = [gains(item, [judge]) for judge in judges()]
    return list(combinations(graded, 2))


def _simulated(minds: tuple[Mind, Mind]) -> Iterator[tuple[Grading, Grading]]:
    cards = read(load(FOLDER)["dreams"].deck, "en")
    dice = Random("agreement")
    for item in items():
        grid = [cards[card] for card in item.cards]
        fits = [mind.relevance(item.clue["en"], grid) for mind in minds]
        for like, like_too in _judged(item) * TIMES:
            yield _graded(fits[0], like, dice), _graded(fits[1], like_too, dice)


def _graded(fits: list[float], like: Grading, dice: Random) -> Grading:
    """What somebody of the level that plays in the figures would grade."""
    order = ranked([fit + dice.gauss(0, NOISE["normal"]) for fit in fits])
    grades = dict(zip(order, sorted(like, reverse=True), strict=True))
    return [grades[place] for place in range(len(fits))]


if __name__ == "__main__":
    main()
