"""Measures the bots by cross-play: ``python -m benchmarks.bots --rounds 200``."""

import argparse
import resource
from collections.abc import Sequence
from math import sqrt
from statistics import mean, quantiles, stdev

from tests.bots.playing import played

from reverie.bots.mind import Mind, shared_mind
from reverie.games.odyssey.moves import Tell

from . import minilm
from .listening import found
from .minds import foreign_minds, other_minds
from .rounds import Turn, first_turns, games
from .slates import slates

PLAYERS = (4, 6, 8)
PARTS = ("strangers", "games", "listening", "stella", "clues")
TURNS = 12
"""A game of four until thirty points is about as long."""

Times = list[tuple[str, float]]
Tables = list[tuple[str, Sequence[Mind], int]]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=150)
    arguments.add_argument("--games", type=int, default=30)
    arguments.add_argument("--seed", default="figures", help="“round” was used for tuning")
    arguments.add_argument("--only", choices=PARTS, help="one part of it")
    chosen = arguments.parse_args()
    parts = [chosen.only] if chosen.only else PARTS
    mind, seed = shared_mind(), chosen.seed
    print(f"Bots with {type(mind).__name__}; {chosen.rounds} rounds, {chosen.games} games each.")
    seconds: Times = []
    if "strangers" in parts:
        _strangers(chosen.rounds, mind, seed, seconds)
    if "games" in parts:
        _acquainted(chosen.games, mind, seed, seconds)
    if "listening" in parts:
        _listening(mind, seed)
    if "stella" in parts:
        _stella(chosen.games, mind, seed)
    if "clues" in parts:
        _clues(chosen.games, mind, seed)
    if seconds:
        _cost(seconds)


def _tables() -> Tables:
    minds = other_minds()
    several = [*minds.values()][:-1]
    tables: Tables = [("of several minds", several, players) for players in PLAYERS]
    if minilm.is_there():
        tables.append(("of several minds of MiniLM", foreign_minds(), 4))
    return tables + [(f"all {name}", [other], 4) for name, other in minds.items()]


def _strangers(count: int, mind: Mind, seed: str, seconds: Times) -> None:
    """First turns: a bot tells; or two of the bots' mind listen to somebody of another."""
    print("\nStrangers, in the first turn of a game:\n")
    print(
        "| others | players | tells: nothing scored | tells: found by | two listen: find | chance |"
        " votes per given card | agreement of two |"
    )
    print("|---|---|--:|--:|--:|--:|--:|--:|")
    for name, others, players in _tables():
        told = list(first_turns(count, [mind, *_company(others, players - 1)], (0,), seed))
        heard = [
            turn
            for at, teller in enumerate(others)
            for turn in first_turns(
                count // len(others),
                [teller, mind, mind, *_company(others, players - 3)],
                (1, 2),
                f"{seed} {at}",
            )
        ]
        seconds += _times(told, (0,)) + _times(heard, (1, 2))
        cells = (
            _told(told),
            f"{mean(turn.found[seat] for turn in heard for seat in (1, 2)):.0%}",
            f"{1 / (players - 1):.0%}",
            f"{mean(turn.drawn[seat] for turn in heard for seat in (1, 2)):.2f}",
            f"{mean(turn.first_choices[1] == turn.first_choices[2] for turn in heard):.0%}",
        )
        print(f"| {name} | {players} | {' | '.join(cells)} |", flush=True)


def _acquainted(count: int, mind: Mind, seed: str, seconds: Times) -> None:
    """Games in which one bot sits among others, and gets to know them."""
    print(f"\nOne bot among others, {TURNS} turns of a game:\n")
    print(
        "| others | players | tells: nothing scored | tells: found by | listens: finds | chance |"
        " others find | others tell: nothing scored | votes per given card | others' |"
    )
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for name, others, players in _tables():
        minds = [mind, *_company(others, players - 1)]
        all_ = list(games(count, TURNS, minds, (0,), seed))
        seconds += _times(all_, (0,))
        heard = [turn for turn in all_ if turn.teller != 0]
        rest = [(turn, seat) for turn in heard for seat in turn.found if seat != 0]
        cells = (
            _told([turn for turn in all_ if turn.teller == 0]),
            f"{mean(turn.found[0] for turn in heard):.0%}",
            f"{1 / (players - 1):.0%}",
            f"{mean(turn.found[seat] for turn, seat in rest):.0%}",
            f"{mean(turn.nothing for turn in heard):.0%}",
            f"{mean(turn.drawn[0] for turn in heard):.2f}",
            f"{mean(turn.drawn[seat] for turn, seat in rest):.2f}",
        )
        print(f"| {name} | {players} | {' | '.join(cells)} |", flush=True)


def _told(told: list[Turn]) -> str:
    found = mean(found for turn in told for found in turn.found.values())
    return f"{mean(turn.nothing for turn in told):.0%} | {found:.0%}"


def _times(turns: list[Turn], bots: Sequence[int]) -> Times:
    return [(phase, time) for turn in turns for seat, phase, time in turn.seconds if seat in bots]


def _listening(mind: Mind, seed: str, times: int = 20) -> None:
    print("\nLabelled clues, told by strangers:\n")
    print("| players | finds | chance | against chance |\n|--:|--:|--:|--:|")
    several = [*other_minds().values()][:-1]
    for players in PLAYERS:
        share = found(mind, several, players, times, seed)
        print(
            f"| {players} | {share:.0%} | {1 / (players - 1):.0%} | {share * (players - 1):.2f} |",
            flush=True,
        )


def _company(minds: Sequence[Mind], count: int) -> list[Mind]:
    return [minds[seat % len(minds)] for seat in range(count)]


def _stella(count: int, mind: Mind, seed: str) -> None:
    print(
        "\n| others | players | points a round | the others' | more | error | crosses |"
        " falls | dark |"
    )
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    minds = other_minds()
    several: dict[str, Sequence[Mind]] = {"of several minds": [*minds.values()][:-1]}
    if minilm.is_there():
        several |= {"of several minds of MiniLM": foreign_minds()}
    tables = several | {f"all {name}": [other] for name, other in minds.items()}
    for name, others in tables.items():
        for players in (4, 6):
            all_ = list(slates(count, players, mind, others, seed))
            more = [one.points - one.others for one in all_]
            cells = (
                f"{mean(one.points for one in all_):.1f}",
                f"{mean(one.others for one in all_):.1f}",
                f"{mean(more):+.1f}",
                f"{stdev(more) / sqrt(len(more)):.1f}",
                f"{mean(one.crosses for one in all_):.1f}",
                f"{mean(one.fell for one in all_):.0%}",
                f"{mean(one.dark for one in all_):.0%}",
            )
            print(f"| {name} | {players} | {' | '.join(cells)} |", flush=True)


def _clues(count: int, mind: Mind, seed: str) -> None:
    told: list[int] = []
    texts: set[str | None] = set()
    for number in range(count):
        table = played("odyssey", 4, mind, seed=f"{seed} {number}", target=30)
        clues = [move.clue for _, move in table.moves if isinstance(move, Tell)]
        assert len(set(clues)) == len(clues)
        told.append(len(clues))
        texts.update(clues)
    print(f"\n{mean(told):.1f} clues a game, none twice; {len(texts)} different in {count} games.")


def _cost(seconds: Times) -> None:
    print("\n| decision | p50 | p95 |\n|---|---|---|")
    for phase in ("tell", "give", "vote"):
        cuts = quantiles([time for name, time in seconds if name == phase], n=20)
        print(f"| {phase} | {cuts[9] * 1000:.0f} ms | {cuts[18] * 1000:.0f} ms |")
    print(f"\n{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most.")


if __name__ == "__main__":
    main()
