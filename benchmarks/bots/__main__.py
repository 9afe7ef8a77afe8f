"""Measures the bots by cross-play: ``python -m benchmarks.bots --rounds 200``."""

import argparse
import resource
from collections.abc import Sequence
from statistics import mean, quantiles

from tests.bots.playing import played

from reverie.bots.mind import Mind, shared_mind
from reverie.games.odyssey.moves import Tell

from .minds import other_minds
from .rounds import rounds
from .slates import slates

PLAYERS = (4, 6, 8)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=100)
    arguments.add_argument("--games", type=int, default=15)
    arguments.add_argument("--seed", default="figures", help="“round” was used for tuning")
    chosen = arguments.parse_args()
    mind = shared_mind()
    print(f"Bots with {type(mind).__name__}; {chosen.rounds} rounds, {chosen.games} games each.\n")
    seconds = _storytelling(chosen.rounds, mind, chosen.seed)
    _stella(chosen.games, mind, chosen.seed)
    _games(chosen.games, mind, chosen.seed)
    _cost(seconds)


def _storytelling(count: int, mind: Mind, seed: str) -> list[tuple[str, float]]:
    """A bot tells; or two of the bots' mind listen to somebody of another."""
    seconds: list[tuple[str, float]] = []
    print(
        "| others | players | tells: nothing scored | tells: found by | listens: finds | chance |"
        " votes per given card | agreement of two |"
    )
    print("|---|---|---|---|---|---|---|---|")
    minds = other_minds()
    tables = [("of several minds", [*minds.values()][:-1], players) for players in PLAYERS]
    tables += [(f"all {name}", [other], 4) for name, other in minds.items()]
    for name, others, players in tables:
        told = list(rounds(count, [mind, *_company(others, players - 1)], seed))
        heard = [
            one
            for at, teller in enumerate(others)
            for one in rounds(
                count // len(others),
                [teller, mind, mind, *_company(others, players - 3)],
                f"{seed} {at}",
            )
        ]
        seconds += [time for one in told for time in one.seconds[:1]]
        seconds += [time for one in heard for time in one.seconds if time[0] != "tell"]
        cells = (
            f"{mean(one.nothing for one in told):.0%}",
            f"{mean(found for one in told for found in one.found):.0%}",
            f"{mean(found for one in heard for found in one.found[:2]):.0%}",
            f"{1 / (players - 1):.0%}",
            f"{mean(drawn for one in heard for drawn in one.drawn[:2]):.2f}",
            f"{mean(one.first_choices[0] == one.first_choices[1] for one in heard):.0%}",
        )
        print(f"| {name} | {players} | {' | '.join(cells)} |", flush=True)
    return seconds


def _company(minds: Sequence[Mind], count: int) -> list[Mind]:
    return [minds[seat % len(minds)] for seat in range(count)]


def _stella(games: int, mind: Mind, seed: str) -> None:
    print("\n| others | players | points a round | the others' | crosses | falls | dark |")
    print("|---|---|---|---|---|---|---|")
    minds = other_minds()
    several = {"of several minds": [*minds.values()][:-1]}
    tables = several | {f"all {name}": [other] for name, other in minds.items()}
    for name, others in tables.items():
        for players in (4, 6):
            all_ = list(slates(games, players, mind, others, seed))
            cells = (
                f"{mean(one.points for one in all_):.1f}",
                f"{mean(one.others for one in all_):.1f}",
                f"{mean(one.crosses for one in all_):.1f}",
                f"{mean(one.fell for one in all_):.0%}",
                f"{mean(one.dark for one in all_):.0%}",
            )
            print(f"| {name} | {players} | {' | '.join(cells)} |", flush=True)


def _games(games: int, mind: Mind, seed: str) -> None:
    told: list[int] = []
    texts: set[str | None] = set()
    for number in range(games):
        table = played("odyssey", 4, mind, seed=f"{seed} {number}", target=30)
        clues = [move.clue for _, move in table.moves if isinstance(move, Tell)]
        assert len(set(clues)) == len(clues)
        told.append(len(clues))
        texts.update(clues)
    print(f"\n{mean(told):.1f} clues a game, none twice; {len(texts)} different in {games} games.")


def _cost(seconds: list[tuple[str, float]]) -> None:
    print("\n| decision | p50 | p95 |\n|---|---|---|")
    for phase in ("tell", "give", "vote"):
        cuts = quantiles([time for name, time in seconds if name == phase], n=20)
        print(f"| {phase} | {cuts[9] * 1000:.0f} ms | {cuts[18] * 1000:.0f} ms |")
    print(f"\n{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most.")


if __name__ == "__main__":
    main()
