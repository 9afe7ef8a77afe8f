"""Clues that judges with eyes have graded, and how well a contestant's choices fit their grades.

**The protocol.** An item is a clue and fifteen cards drawn by lot, laid out as in Stella. A judge
looks at the pictures, never at what is told of them, knows nothing of other judges, and gives every
card a grade: 0 does not fit, 1 might, 2 fits, 3 is the obvious match. A card's gain is the mean of
the judges' grades. Judges are people or models with eyes; the report says which.

A contestant is asked as a listener: which of these images is it? Then the same without the image
that it chose, and once more. The three choices, in their order, are its ranking: nDCG@3 and how
often the first is one that the judges gave the best grade.
"""

from functools import cache
from importlib.resources import files
from math import log2
from random import Random
from statistics import mean
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from reverie.arena.contestants import Entrant
from reverie.client.offers import NotOffered, check, read_move
from reverie.client.reading import View
from reverie.games import GAMES
from reverie.games.game import Box
from reverie.games.odyssey.moves import CanVote, Vote
from reverie.tables.colours import COLOURS
from reverie.tables.options import Options
from reverie.tables.table import Seat, Table
from reverie.tables.view import view as table_view

FIRST = 3
SEATS = 4


class Item(Struct, frozen=True):
    clue: dict[str, str]
    cards: tuple[str, ...]


class Judged(Struct, frozen=True):
    ndcg: float
    top: float
    by_chance: float
    """The nDCG@3 of a ranking by lot."""
    items: int


Grades = dict[str, dict[str, int]]


@cache
def items() -> tuple[Item, ...]:
    return _read("clues.json", tuple[Item, ...])  # type: ignore[no-any-return]


@cache
def judges() -> tuple[Grades, ...]:
    return tuple(_read(f"judge-{number}.json", Grades) for number in (1, 2, 3))


def _read(name: str, kind: Any) -> Any:
    return msgspec.json.decode(files(__package__).joinpath("labels", name).read_bytes(), type=kind)


def gains(item: Item) -> list[float]:
    clue = item.clue["en"]
    return [mean(judge[clue].get(card, 0) for judge in judges()) for card in item.cards]


def ndcg(order: list[int], gain: list[float]) -> float:
    best = sorted(range(len(gain)), key=lambda place: -gain[place])
    return _dcg(order, gain) / _dcg(best, gain)


def _dcg(places: list[int], gain: list[float]) -> float:
    return sum(gain[place] / log2(at + 2) for at, place in enumerate(places[:FIRST]))


def judge(enter: Entrant, seed: str) -> Judged:
    some = [(item, gain) for item in items() if any(gain := gains(item))]
    dice = Random(f"{seed}/judged")  # noqa: S311 - chance that can be repeated
    orders = [_ranking(enter(f"{seed}/{at}"), item, dice) for at, (item, _) in enumerate(some)]
    pairs = [(order, gain) for order, (_, gain) in zip(orders, some, strict=True)]
    chance = [
        ndcg(dice.sample(range(len(gain)), len(gain)), gain) for _, gain in some for _ in range(20)
    ]
    return Judged(
        ndcg=mean(ndcg(order, gain) for order, gain in pairs),
        top=mean(gain[order[0]] == max(gain) for order, gain in pairs),
        by_chance=mean(chance),
        items=len(pairs),
    )


def _ranking(bot: Any, item: Item, dice: Random) -> list[int]:
    left, order = list(range(len(item.cards))), []
    for _ in range(FIRST):
        offer = CanVote(choices=tuple(range(len(left))), min=1, max=1)
        view = _view(item, [item.cards[place] for place in left])
        try:
            move = read_move(bot.choose(view, (offer,)), GAMES["odyssey"].move)
            check(move, (offer,))
            assert isinstance(move, Vote)
            place = move.images[0]
        except (NotOffered, AssertionError):
            place = dice.randrange(len(left))
        order.append(left.pop(place))
    return order


def _view(item: Item, cards: list[str]) -> View:
    """What a listener sees who is asked for an image."""
    view = _listening()
    play = replace(view.play, clue=item.clue["en"], images=tuple(cards))  # type: ignore[type-var]
    return replace(view, play=play)


@cache
def _listening() -> View:
    rules = GAMES["odyssey"]
    cards = tuple(f"card {number}" for number in range(84))
    state = rules.start(rules.prepare(rules.options(), Box("judged", (True,) * SEATS, cards)))
    seats = tuple(Seat(f"Seat {n}", COLOURS[n], None, bot=False) for n in range(SEATS))
    table = Table("JUDGED", "odyssey", Options(), 84, 0.0, seats, status="playing", play=state)
    view = View(**asdict(table_view(table, 1)))
    play = replace(view.play, phase="vote", storyteller=0, waiting_for=(1,))  # type: ignore[type-var]
    return replace(view, play=play)
