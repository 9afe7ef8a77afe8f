"""From measured figures to a million people: how much of everything, and whether queues stay short.

``python -m benchmarks.scale.capacity FIGURES`` takes what ``benchmarks.scale moves --into FIGURES``
has measured. How often people move is an assumption; the queues are simulated, and the
formulas that the first table rests on are shown beside that.
"""

import heapq
import json
import math
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median


@dataclass(frozen=True)
class Measured:
    """Of a move at a table of four whose sockets are spread over workers."""

    worker: float
    """Seconds of CPU of all workers together."""
    database: float
    bus: float
    bus_bytes: float
    view_bytes: float = 1826.0
    """As in benchmarks/server, and so are the next."""
    socket_bytes: float = 16.9 * 1024
    """Of memory, with its part of the table."""
    commit: float = 3.9e-3
    """Seconds until a batch of one is on the disk (``appends``), and what each more adds."""
    change: float = 14e-6


@dataclass(frozen=True)
class People:
    at_a_table: int = 4
    seconds_between_moves: float = 3.0
    """At a table: somebody marks, votes or says that they have seen the scores."""


MOST_BUSY = 0.5
"""How busy a core may be on the average: half, so that one of two may fail, and evenings have
peaks."""


def needed(people: int, cost: Measured, life: People) -> dict[str, float]:
    moves = people / life.at_a_table / life.seconds_between_moves
    batches = min(moves, 1 / cost.commit)
    return {
        "people": people,
        "moves/s": moves,
        "worker cores": moves * cost.worker / MOST_BUSY,
        "memory GB": people * cost.socket_bytes / 1e9,
        "PostgreSQL cores": moves * cost.database / MOST_BUSY,
        "commits/s of a worker": batches,
        "NATS cores": moves * cost.bus / MOST_BUSY,
        "NATS MB/s": moves * cost.bus_bytes / 1e6,
        "to people Mbit/s": 8 * moves * life.at_a_table * cost.view_bytes / 1e6,
    }


# The queue of one worker: a move waits for those before it, and for its batch.


def waiting(busy: float, service: float) -> float:
    """Seconds before one is served, on the average, where each takes the same (M/D/1)."""
    return busy * service / (2 * (1 - busy))


def simulate_worker(busy: float, service: float, moves: int, chance: Random) -> list[float]:
    """Seconds that each waits, in order; arrivals are at random."""
    now = free = 0.0
    waits = []
    for _ in range(moves):
        now += chance.expovariate(busy / service)
        waits.append(max(0.0, free - now))
        free = max(free, now) + service
    return waits


def batch(rate: float, commit: float, change: float) -> float:
    """Changes to a batch: all that come while one is under way. It settles where a batch takes as
    long as as many changes take to come."""
    load = rate * change
    return max(1.0, rate * commit / (1 - load)) if load < 1 else math.inf


def simulate_commits(
    rate: float, cost: Measured, changes: int, chance: Random
) -> tuple[float, list[float]]:
    """The mean size of a batch, and the seconds until each change is on the disk, the shortest
    first."""
    arrivals: list[float] = []
    now = 0.0
    for _ in range(changes):
        now += chance.expovariate(rate)
        heapq.heappush(arrivals, now)
    sizes, took, free = [], [], 0.0
    while arrivals:
        start = max(free, arrivals[0])
        together = []
        while arrivals and arrivals[0] <= start:
            together.append(heapq.heappop(arrivals))
        free = start + cost.commit + cost.change * len(together)
        took += [free - came for came in together]
        sizes.append(len(together))
    return sum(sizes) / len(sizes), sorted(took)


def measured(figures: Path) -> Measured:
    """Of two workers, with the sockets of a table at both."""
    costs = json.loads(figures.read_text())["2 workers, spread"]
    parts = ("worker", "database", "bus", "bytes")
    return Measured(*(median(cost[part] for cost in costs) for part in parts))


def main() -> None:
    cost, life, chance = measured(Path(sys.argv[1])), People(), Random(1)
    rows = [needed(10**power, cost, life) for power in range(2, 7)]
    print("| " + " | ".join(rows[0]) + " |")
    print("|" + "--:|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(_figure(value) for value in row.values()) + " |")
    print("\n| busy | waits ms, formula | simulated | p99 |\n|--:|--:|--:|--:|")
    for busy in (0.3, 0.5, 0.7, 0.9):
        waits = simulate_worker(busy, cost.worker, 200_000, chance)
        mean, last = sum(waits) / len(waits), sorted(waits)[int(len(waits) * 0.99)]
        formula = waiting(busy, cost.worker)
        print(f"| {busy:.0%} | {formula * 1e3:.2f} | {mean * 1e3:.2f} | {last * 1e3:.2f} |")
    print("\n| changes/s | to a batch, formula | simulated | p50 ms | p99 ms |")
    print("|--:|--:|--:|--:|--:|")
    for rate in (100, 300, 1000, 3000, 10000, 30000):
        size, took = simulate_commits(rate, cost, 100_000, chance)
        times = f"{took[len(took) // 2] * 1e3:.1f} | {took[int(len(took) * 0.99)] * 1e3:.1f}"
        formula = batch(rate, cost.commit, cost.change)
        print(f"| {rate:,} | {formula:.1f} | {size:.1f} | {times} |")


def _figure(value: float) -> str:
    if value >= 10:
        return f"{value:,.0f}"
    return f"{value:.2g}"


if __name__ == "__main__":
    main()
