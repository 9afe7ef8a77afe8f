"""Where the time of a move goes: the share of each step of random play, game by game."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from random import Random
from statistics import median
from time import thread_time_ns
from typing import Any

from reverie.games import GAMES

from .contestants import OURS
from .ours import Steps, deal, play_on

STEPS = tuple(field.name for field in fields(Steps))
GAMES_EACH = 60


def main() -> None:
    print("| | µs a move | " + " | ".join(STEPS) + " |")
    print("|---" + "|--:" * (1 + len(STEPS)) + "|")
    for views in (False, True):
        for contestant in OURS:
            name, _, players = contestant.name.partition(":")
            spent, moves = _spent(name, int(players), views=views)
            total = spent.total()
            shares = [f"{spent[step] / total:.0%}" if spent[step] else "" for step in STEPS]
            label = contestant.label + (", with views" if views else "")
            print(f"| {label} | {total / moves / 1000:.1f} | {' | '.join(shares)} |")


def _spent(name: str, players: int, *, views: bool) -> tuple[Counter[str], int]:
    """Nanoseconds of CPU time in each step, and the moves of all games."""
    spent: Counter[str] = Counter()
    reading = _cost_of_reading_the_clock()

    def timed(step: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            start = thread_time_ns()
            result = function(*args)
            spent[step] += thread_time_ns() - start - reading
            return result

        return call

    game = GAMES[name]
    steps = Steps.of(game)
    steps = Steps(**{step: timed(step, getattr(steps, step)) for step in STEPS})
    chance = Random(1)
    moves = sum(
        play_on(deal(game, players, str(number)), players, steps, chance, views=views)
        for number in range(GAMES_EACH)
    )
    return spent, moves


def _cost_of_reading_the_clock() -> int:
    return int(median(-thread_time_ns() + thread_time_ns() for _ in range(10_000)))


if __name__ == "__main__":
    main()
