"""How well a contestant's choices fit the grades of judges with eyes.

A contestant is asked as a listener: which of these images is it? Then the same without the image
that it chose, and once more. The three choices, in their order, are its ranking: nDCG@3 and how
often the first is one that the judges gave the best grade.
"""

from functools import cache
from random import Random
from statistics import mean
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from reverie.arena.contestants import Entrant, answer
from reverie.arena.judging import FIRST, Judging, ndcg
from reverie.client.offers import check, read_move
from reverie.client.reading import View
from reverie.games import GAMES
from reverie.games.game import Box
from reverie.games.odyssey.moves import CanVote, Vote
from reverie.tables.colours import COLOURS
from reverie.tables.options import Options
from reverie.tables.table import Seat, Table
from reverie.tables.view import view as table_view

SEATS = 4


class Judged(Struct, frozen=True):
    ndcg: float
    top: float
    by_chance: float
    """The nDCG@3 of a ranking by lot."""
    items: int


def judge(enter: Entrant, judging: Judging, seed: str, language: str) -> Judged:
    some = [(item, gain) for item in judging.items if any(gain := judging.gains(item))]
    dice = Random(f"{seed}/judged")  # noqa: S311 - chance that can be repeated
    orders = [
        _ranking(enter(f"{seed}/{at}"), item.cards, item.told(language), dice)
        for at, (item, _) in enumerate(some)
    ]
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


def _ranking(bot: Any, cards: tuple[str, ...], clue: str, dice: Random) -> list[int]:
    left, order = list(range(len(cards))), []
    for _ in range(min(FIRST, len(cards))):
        offer = CanVote(choices=tuple(range(len(left))), min=1, max=1)
        view = _view(clue, tuple(cards[place] for place in left))
        try:
            move = read_move(answer(bot, view, (offer,)), GAMES["odyssey"].move)
            check(move, (offer,))
            assert isinstance(move, Vote)
            place = move.images[0]
        except Exception:  # a bot's own fault: it chooses by lot
            place = dice.randrange(len(left))
        order.append(left.pop(place))
    return order


def _view(clue: str, cards: tuple[str, ...]) -> View:
    """What a listener sees who is asked for an image."""
    view = _listening()
    play = replace(view.play, clue=clue, images=cards)  # type: ignore[type-var]
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
