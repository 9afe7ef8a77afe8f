"""What Prometheus is told. Labels hold no table, seat, name or address."""

import platform
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from reverie import __version__
from reverie.tables.tally import BOUNDS, Durations


class Moves(Durations, Collector):
    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("reverie_moves", "Moves that were played", self.totals[-1])
        yield histogram(
            "reverie_move_seconds", "From a move received to its change durable and sent", self
        )


def histogram(name: str, told: str, of: Durations) -> Metric:
    bounds = (*map(str, BOUNDS), "+Inf")
    buckets = tuple(zip(bounds, of.totals, strict=True))
    return HistogramMetricFamily(name, told, buckets=buckets, sum_value=of.seconds)


def counted(name: str, told: str, label: str, of: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(name, told, labels=[label])
    for each, count in sorted(of.items()):
        family.add_metric([each], count)
    return family


def gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(name, told, value)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("reverie_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("reverie_tables", "Tables", ["status"], registry=self.registry)
        self.seats = Gauge("reverie_seats", "Taken seats in memory", ["by"], registry=self.registry)
        self.refusals = Counter("reverie_refusals", "Refusals", ["code"], registry=self.registry)
        self.faults = Counter(
            "reverie_faults", "Moves that failed for a fault of ours", registry=self.registry
        )
        self.imports = Counter(
            "reverie_imports", "Decks that were sent", ["outcome"], registry=self.registry
        )
        self.importing = Gauge(
            "reverie_imports_running", "Decks that are sent or made", registry=self.registry
        )
        build = Gauge(
            "reverie_build_info", "What runs", ["version", "python"], registry=self.registry
        )
        build.labels(__version__, platform.python_version()).set(1)
        for outcome in ("made", "refused", "failed"):
            self.imports.labels(outcome)
        self.loop_lag = Durations()
        self.moves = Moves()
        self.registry.register(self.moves)
        ProcessCollector(registry=self.registry)
