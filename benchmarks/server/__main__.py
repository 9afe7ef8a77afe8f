"""Runs every contestant in turn, some rounds over, and prints what is to be compared."""

import argparse
import resource
import sys

from .contestants import Contestant
from .load.job import Memory, Result
from .plan import CLOSED, MEMORY, PACED, TABLES_AT_REST, TWELVE
from .report import Measured, report
from .running import running


def main() -> None:
    options = _options()
    if options.quick:
        options.rounds, options.seconds, options.warm_up = 1, 1.0, 0.5
    _allow_many_sockets()
    measured = Measured()
    for number in range(options.rounds):
        _say(f"round {number + 1}")
        play_round(measured, warm_up=options.warm_up, seconds=options.seconds)
    report(measured, options.rounds, options.seconds)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds before those")
    parser.add_argument("--quick", action="store_true", help="a smoke test")
    return parser.parse_args()


def _allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def play_round(measured: Measured, *, warm_up: float, seconds: float) -> None:
    for tables in (50, 200):
        for contestant in CLOSED:
            with running(contestant) as server:
                if server.contestant.ready and tables == 50:
                    measured.starts.setdefault(contestant.label, []).append(server.start)
                result = server.play(tables=tables, warm_up=warm_up, seconds=seconds)
            measured.closed.setdefault((contestant.label, tables), []).append(result)
            _say_result(contestant, f"{tables} tables", result)
    for contestant in PACED:
        with running(contestant) as server:
            result = server.play(tables=200, pace=300, warm_up=warm_up, seconds=2 * seconds)
        measured.paced.setdefault(contestant.label, []).append(result)
        _say_result(contestant, "200 tables, paced", result)
    with running(TWELVE) as server:
        result = server.play(
            tables=50, players=12, games=("odyssey",), warm_up=warm_up, seconds=seconds
        )
    measured.twelve.append(result)
    _say_result(TWELVE, "50 tables of twelve", result)
    for contestant in MEMORY:
        with running(contestant) as server:
            memory = server.rest(tables=TABLES_AT_REST)
        measured.memory.setdefault(contestant.label, []).append(memory)
        _say_memory(contestant, memory)


def _say_result(contestant: Contestant, what: str, result: Result) -> None:
    _say(
        f"{contestant.label}, {what}: {result.moves_per_second:,.0f} moves/s, "
        f"p50 {result.p50 * 1e3:.1f} ms, p99 {result.p99 * 1e3:.1f} ms, "
        f"{result.cpu_per_move * 1e6:.0f} µs a move"
    )


def _say_memory(contestant: Contestant, memory: Memory) -> None:
    _say(
        f"{contestant.label}, at rest {memory.at_rest / 2**20:.0f} MB, "
        f"a connection {memory.a_connection / 1024:.0f} KB, a table {memory.a_table / 1024:.0f} KB"
    )


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
