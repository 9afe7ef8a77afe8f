"""Runs every contestant in turn, some rounds over, and prints what is to be compared."""

import argparse
import os
import subprocess
import sys
from statistics import median

from .contestants import HERE, OURS, PEERS, Contestant

Rates = dict[tuple[str, bool], list[float]]
"""By name and whether views were built: the moves per second of each round."""

TARGETS = {False: 80_000, True: 20_000}
MUST_REACH = ("stella:4", "odyssey:4")


def main() -> None:
    options = _options()
    if options.quick:
        options.rounds, options.seconds, options.warm_up = 1, 0.05, 0.05
    core = _pin()
    rates = measure(options.rounds, options.seconds, options.warm_up)
    print(
        f"\nMoves per CPU second, pinned to core {core}: medians of {options.rounds} rounds of "
        f"{options.seconds} s; × is the median of the rounds' ratios."
    )
    for views in (False, True):
        report(rates, views=views)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant and round")
    # Node's compiler takes about two seconds to settle.
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds before those")
    parser.add_argument("--quick", action="store_true", help="a smoke test")
    return parser.parse_args()


def _pin() -> int | None:
    """Holds this process, and with it every contestant, to one core."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def measure(rounds: int, seconds: float, warm_up: float) -> Rates:
    rates: Rates = {}
    for number in range(rounds):
        for views in (False, True):
            for contestant in _field(views=views):
                command = contestant.command(warm_up, seconds, views=views)
                rate = _run(command)
                rates.setdefault((contestant.name, views), []).append(rate)
                shown = " with views" if views else ""
                print(
                    f"round {number + 1}: {contestant.label}{shown}: {rate:,.0f}", file=sys.stderr
                )
    return rates


def _field(*, views: bool) -> list[Contestant]:
    return [contestant for contestant in (*OURS, *PEERS) if contestant.shows or not views]


def _run(command: list[str]) -> float:
    repository = HERE.parent.parent
    paths = os.pathsep.join((str(repository / "src"), str(repository)))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        command, cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return float(done.stdout.split()[-1])


def report(rates: Rates, *, views: bool) -> None:
    peers = [peer for peer in PEERS if peer.shows or not views]
    heads = ["", "moves/s", "lowest to highest", *(["views/s"] if views else [])]
    heads += [f"× {peer.label}" for peer in peers]
    print("\n### " + ("With every seat's view built and encoded" if views else "Without views"))
    print("\n" + _row(heads))
    print("|---" + "|--:" * (len(heads) - 1) + "|")
    for contestant in _field(views=views):
        own = rates[contestant.name, views]
        cells = [contestant.label, _thousands(median(own))]
        cells.append(f"{_thousands(min(own))} to {_thousands(max(own))}")
        if views:
            cells.append(_thousands(median(own) * contestant.players))
        cells += [
            _ratio(own, rates[peer.name, views]) if contestant in OURS else "" for peer in peers
        ]
        print(_row(cells))
    reached = all(median(rates[name, views]) >= TARGETS[views] for name in MUST_REACH)
    print(f"\nAt least {TARGETS[views]:,} for Stella and Odyssey: {'yes' if reached else 'no'}.")


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _ratio(own: list[float], other: list[float]) -> str:
    return f"{median(a / b for a, b in zip(own, other, strict=True)):.2f}"


def _thousands(rate: float) -> str:
    return f"{round(rate, -2):,.0f}"


if __name__ == "__main__":
    main()
