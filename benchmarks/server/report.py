"""The tables of the report, in Markdown."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import TypeVar

from .contestants import COLYSEUS, OURS
from .load.job import Memory, Result
from .plan import (
    CLOSED,
    LONGEST_START,
    MEMORY,
    MOST_AT_REST,
    MOST_CONNECTION,
    MOST_CPU,
    MOST_TABLE,
    PACED,
    RATIOS,
    TABLES_AT_REST,
)

T = TypeVar("T", Result, Memory)


@dataclass
class Measured:
    """One entry for every round."""

    closed: dict[tuple[str, int], list[Result]] = field(default_factory=dict)
    """By contestant and number of tables."""
    paced: dict[str, list[Result]] = field(default_factory=dict)
    twelve: list[Result] = field(default_factory=list)
    memory: dict[str, list[Memory]] = field(default_factory=dict)
    starts: dict[str, list[float]] = field(default_factory=dict)


def report(measured: Measured, rounds: int, seconds: float) -> None:
    print(f"\nMedians of {rounds} rounds of {seconds} s; × is the median of the rounds' ratios.")
    for tables in (50, 200):
        _closed(measured, tables)
    _paced(measured)
    _memory(measured)
    _reached(measured)


def _closed(measured: Measured, tables: int) -> None:
    print(f"\n### {tables} tables of four, closed loop\n")
    heads = ["", "durable", "moves/s", "lowest to highest", "p50 ms", "p99 ms", "CPU µs a move"]
    heads += ["Reverie ×", "core of server", "core of load", "bytes a view"]
    _row(*heads)
    _line(len(heads))
    ours = measured.closed[OURS.label, tables]
    for contestant in CLOSED:
        results = measured.closed[contestant.label, tables]
        rates = [result.moves_per_second for result in results]
        _row(
            contestant.label,
            contestant.durable,
            f"{median(rates):,.0f}",
            f"{min(rates):,.0f} to {max(rates):,.0f}",
            _of(results, lambda result: result.p50 * 1e3, 1),
            _of(results, lambda result: result.p99 * 1e3, 1),
            _of(results, lambda result: result.cpu_per_move * 1e6),
            f"{_ratio(ours, results):.2f}",
            _of(results, lambda result: result.server_share * 100) + " %",
            _of(results, lambda result: result.client_share * 100) + " %",
            _of(results, lambda result: result.view_bytes),
        )


def _paced(measured: Measured) -> None:
    print("\n### 200 tables of four, 300 moves/s\n")
    _row("", "durable", "moves/s", "p50 ms", "p99 ms")
    _line(5)
    for contestant in PACED:
        results = measured.paced[contestant.label]
        _row(
            contestant.label,
            contestant.durable,
            _of(results, lambda result: result.moves_per_second),
            _of(results, lambda result: result.p50 * 1e3, 1),
            _of(results, lambda result: result.p99 * 1e3, 1),
        )


def _memory(measured: Measured) -> None:
    print(f"\n### Memory: {TABLES_AT_REST} dealt tables of four with their sockets\n")
    _row("", "at rest MB", "a connection KB", "a table with its connections KB")
    _line(4)
    for contestant in MEMORY:
        results = measured.memory[contestant.label]
        _row(
            contestant.label,
            _of(results, lambda memory: memory.at_rest / 2**20),
            _of(results, lambda memory: memory.a_connection / 1024),
            _of(results, lambda memory: memory.a_table / 1024),
        )


def _reached(measured: Measured) -> None:
    print("\n### Figures to reach\n")
    _row("", "measured", "to reach", "")
    _line(4)
    for tables in (50, 200):
        ours = measured.closed[OURS.label, tables]
        for label, least in RATIOS.items():
            ratio = _ratio(ours, measured.closed[label, tables])
            _verdict(f"{tables} tables × {label}", ratio, least, "{:.2f}", at_least=True)
        cpu = median(result.cpu_per_move for result in ours)
        _verdict(f"{tables} tables, CPU µs a move", cpu * 1e6, MOST_CPU * 1e6, "{:.0f}")
    twelve = median(result.cpu_per_move for result in measured.twelve)
    _row("50 tables of twelve, CPU µs a move", f"{twelve * 1e6:.0f}", "", "")
    own, other = (
        median(result.p99 for result in measured.paced[who.label]) * 1e3 for who in (OURS, COLYSEUS)
    )
    _verdict("paced, p99 ms against that of Colyseus", own, other, "{:.1f}")
    ours_at_rest = measured.memory[OURS.label]
    for what, most, get in (
        ("KB a connection", MOST_CONNECTION, lambda memory: memory.a_connection),
        ("KB a table of four with its connections", MOST_TABLE, lambda memory: memory.a_table),
        ("KB at rest", MOST_AT_REST, lambda memory: memory.at_rest),
    ):
        _verdict(what, median(map(get, ours_at_rest)) / 1024, most / 1024, "{:,.0f}")
    _verdict("seconds to start", median(measured.starts[OURS.label]), LONGEST_START, "{:.2f}")


def _verdict(
    what: str, measured: float, bound: float, shape: str, *, at_least: bool = False
) -> None:
    reached = measured >= bound if at_least else measured <= bound
    word = "at least" if at_least else "at most"
    _row(what, shape.format(measured), f"{word} {shape.format(bound)}", "yes" if reached else "no")


def _ratio(ours: Iterable[Result], theirs: Iterable[Result]) -> float:
    pairs = zip(ours, theirs, strict=True)
    return median(own.moves_per_second / other.moves_per_second for own, other in pairs)


def _of(results: list[T], get: Callable[[T], float], digits: int = 0) -> str:
    return f"{median(map(get, results)):,.{digits}f}"


def _row(*cells: str) -> None:
    print("| " + " | ".join(cells) + " |")


def _line(columns: int) -> None:
    print("|---" + "|--:" * (columns - 1) + "|")
