"""What Prometheus is told. Labels hold no table, seat, name or address."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Moves(Collector):
    """Counts moves and their seconds. The library's own histogram would cost a move more."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = (*map(str, BUCKETS), "+Inf")
        totals = tuple(accumulate(self._counts))
        yield CounterMetricFamily("reverie_moves", "Moves that were played", totals[-1])
        yield HistogramMetricFamily(
            "reverie_move_seconds",
            "From a move received to its change durable and sent",
            buckets=tuple(zip(bounds, totals, strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("reverie_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("reverie_tables", "Tables", ["status"], registry=self.registry)
        self.seats = Gauge("reverie_seats", "Taken seats in memory", ["by"], registry=self.registry)
        self.refusals = Counter("reverie_refusals", "Refusals", ["code"], registry=self.registry)
        self.moves = Moves()
        self.registry.register(self.moves)
