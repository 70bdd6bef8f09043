"""What can be measured of a server, in Prometheus' format."""

from contextlib import AbstractContextManager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("bythebook_connections", "Open sockets.", registry=self.registry)
        self.tables = Gauge("bythebook_tables", "Tables in memory.", registry=self.registry)
        self.messages = Counter(
            "bythebook_messages", "Messages from pages.", registry=self.registry
        )
        self.refused = Counter(
            "bythebook_refused", "Messages and requests that were refused.", registry=self.registry
        )
        self.answers = Histogram(
            "bythebook_answer_seconds",
            "From an answer's arrival until it was kept and acknowledged.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.unkept = Counter(
            "bythebook_unkept", "What could not be written.", registry=self.registry
        )
        self.commits = Histogram(
            "bythebook_commit_seconds",
            "How long what waits takes to be written.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.lag = Histogram(
            "bythebook_loop_lag_seconds",
            "How much later than wanted the event loop does something.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def time(self) -> AbstractContextManager[object]:
        """Measures how long an answer takes."""
        timing: AbstractContextManager[object] = self.answers.time()
        return timing

    def text(self) -> bytes:
        """All of it."""
        text: bytes = generate_latest(self.registry)
        return text


METRICS: Final = Metrics()
