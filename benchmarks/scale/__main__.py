"""CPU of a move on several workers, part by part, and how long it takes: in turns, round by round.

``python -m benchmarks.scale`` prints tables for the README and keeps the figures in a file.
"""

import argparse
import asyncio
import json
import os
import resource
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from statistics import median

import uvloop

from benchmarks.scale.machines import (
    Cluster,
    boardgame_on_postgres,
    colyseus_on_redis,
    on_a_file,
    on_postgres,
)
from benchmarks.scale.playing import Cost, Load, play, play_on
from benchmarks.scale.resting import rest

Start = Callable[[], AbstractContextManager[Cluster]]
STARTS: dict[str, Start] = {
    "SQLite, one process": on_a_file,
    "1 worker": partial(on_postgres, 1),
    "2 workers": partial(on_postgres, 2),
    "4 workers": partial(on_postgres, 4),
}
AT_ONE_PORT: dict[str, Start] = {
    "2 workers at one port": partial(on_postgres, 2, one_port=True),
    "4 workers at one port": partial(on_postgres, 4, one_port=True),
}
AS_MANY_EACH = {
    "2 workers": 2,
    "4 workers": 4,
    "2 workers at one port": 2,
    "4 workers at one port": 4,
}
"""So many times the tables: each worker has as many as one had, which is why one adds workers."""
PEERS: dict[str, Start] = {
    "boardgame.io on PostgreSQL": boardgame_on_postgres,
    "Colyseus on Redis, 2 processes": colyseus_on_redis,
}
ONE_OF_FOUR = "4 workers, one is played at"
PACE = 300.0
CORES = os.sched_getaffinity(0)
WINDOWS = 12
MOST_PLAYED = 3000
"""Tables with sockets: of more, four to a table, a process is given no descriptors here."""
Figures = dict[str, list[Cost]]


def cases(load: Load) -> dict[str, tuple[Start, Load]]:
    """What is measured in every round, by its name."""
    found: dict[str, tuple[Start, Load]] = {}
    for name, start in STARTS.items():
        for sockets in ("together", "spread"):
            if sockets == "spread" and name in ("SQLite, one process", "1 worker"):
                continue  # there is one place for all
            label = f"{name}, {sockets}" if "workers" in name else name
            found[label] = start, replace(load, sockets=sockets)
            found[f"{label}, paced"] = start, replace(load, sockets=sockets, pace=PACE)
    for name, start in AT_ONE_PORT.items():
        found[name] = start, load
        found[f"{name}, paced"] = start, replace(load, pace=PACE)
    for name, times in AS_MANY_EACH.items():
        more = replace(load, tables=load.tables * times, sockets="together")
        start = (STARTS | AT_ONE_PORT)[name]
        found[f"{name}, together, {more.tables} tables"] = start, more
    found[ONE_OF_FOUR] = STARTS["4 workers"], replace(load, sockets="together")
    for label, start in PEERS.items():
        found[label] = start, load
        found[f"{label}, paced"] = start, replace(load, pace=PACE)
    return found


def growth(load: Load) -> dict[str, tuple[Start, Load]]:
    """How the cost of two workers grows, by what is in the name after the sign."""
    two = STARTS["2 workers"]
    tables = {
        f"tables={n}": (
            two,
            replace(load, tables=min(n, MOST_PLAYED), resting=max(0, n - MOST_PLAYED)),
        )
        for n in (10, 30, 100, 300, 1000, 3000, 10_000)
    }
    players = {
        f"players={n}": (two, replace(load, players=n, games=("odyssey",)))
        for n in (3, 4, 6, 8, 10, 12)
    }
    return {**tables, **players}


def measure(name: str, start: Start, load: Load, figures: Figures, *, pinned: bool) -> None:
    with start() as cluster:
        if pinned:
            cluster.pin()
        if name == ONE_OF_FOUR:
            del cluster.ports[1:]
        cost = uvloop.run(play(cluster, load))
    figures.setdefault(name, []).append(cost)
    parts = f"{cost.worker * 1e6:6.0f} {cost.database * 1e6:6.0f} {cost.bus * 1e6:6.0f} µs"
    times = f"p50 {cost.p50 * 1e3:6.1f}  p99 {cost.p99 * 1e3:6.1f} ms"
    say(f"{name:34} {parts}  {cost.bytes:6.0f} B  {times}  {cost.rate:6.0f} moves/s")


def measure_length(load: Load, figures: Figures) -> None:
    """One table after another is played at for long."""
    with STARTS["2 workers"]() as cluster:
        for changes, cost in uvloop.run(play_on(cluster, load, WINDOWS)):
            figures[f"length={changes:.0f}"] = [cost]


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def middle(costs: list[Cost]) -> Cost:
    names = ("moves", "worker", "database", "bus", "bytes", "p50", "p99", "rate")
    return Cost(**{name: median(getattr(cost, name) for cost in costs) for name in names})


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.scale", description=__doc__)
    parser.add_argument("what", choices=("moves", "growth", "idle"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=5000, help="that are idle")
    parser.add_argument("--only", nargs="*", default=[], help="names of what is measured")
    parser.add_argument("--pinned", action="store_true", help="workers on a core of their own")
    parser.add_argument("--closed", action="store_true", help="nothing that is paced")
    parser.add_argument("--into", type=Path, help="a file for the figures")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if asked.what == "idle":
        with on_postgres(1) as cluster:
            asyncio.run(rest(cluster, asked.sockets, say))
        return
    load = Load(tables=asked.tables, seconds=asked.seconds)
    chosen = cases(load) if asked.what == "moves" else growth(load)
    if asked.closed:
        chosen = {name: case for name, case in chosen.items() if not case[1].pace}
    if asked.only:
        chosen = {name: chosen[name] for name in asked.only}
    figures: Figures = {}
    for turn in range(asked.rounds):
        say(f"round {turn + 1}")
        for name, (start, wished) in chosen.items():
            measure(name, start, wished, figures, pinned=asked.pinned)
            os.sched_setaffinity(0, CORES)
    if asked.what == "growth":
        measure_length(replace(load, tables=10, warm_up=0.5), figures)
    report(figures)
    if asked.into:
        kept = {name: [asdict(cost) for cost in costs] for name, costs in figures.items()}
        asked.into.write_text(json.dumps(kept, indent=1) + "\n")


def report(figures: Figures) -> None:
    first = next(iter(figures.values()))
    print("| | worker µs | × | PostgreSQL µs | NATS µs | bus B | p50 ms | p99 ms | moves/s |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for name, costs in figures.items():
        cost = middle(costs)
        ratio = median(one.worker / other.worker for one, other in zip(costs, first, strict=False))
        parts = f"{cost.worker * 1e6:.0f} | {ratio:.2f} | {cost.database * 1e6:.0f}"
        rest = f"{cost.bus * 1e6:.0f} | {cost.bytes:.0f}"
        times = f"{cost.p50 * 1e3:.1f} | {cost.p99 * 1e3:.1f} | {cost.rate:.0f}"
        print(f"| {name} | {parts} | {rest} | {times} |")


if __name__ == "__main__":
    main()
