"""What Prometheus is told. Labels hold no table, seat, name or address."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("reverie_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("reverie_tables", "Tables", ["status"], registry=self.registry)
        self.seats = Gauge("reverie_seats", "Taken seats in memory", ["by"], registry=self.registry)
        self.moves = Counter("reverie_moves", "Moves that were played", registry=self.registry)
        self.refusals = Counter("reverie_refusals", "Refusals", ["code"], registry=self.registry)
        self.latency = Histogram(
            "reverie_move_seconds",
            "From a move received to its change durable and sent",
            buckets=BUCKETS,
            registry=self.registry,
        )
