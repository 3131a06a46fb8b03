"""Everything that is counted and timed, under the names by which Prometheus knows it."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from sqlalchemy import ExceptionContext, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

_ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 2.0, 3.0)
"""Seconds: an interaction that is not acknowledged after three is lost."""
_PICTURES = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
_THOUGHTS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
_STATEMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """One for each bot, so that two in one process do not count into each other."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.presses = self._counter(
            "gala_presses", "Presses, forms and commands that arrived", "kind", "what"
        )
        self.answers = self._histogram(
            "gala_answer_seconds",
            "From the arrival of a press, form or command to its acknowledgement",
            _ANSWERS,
            "kind",
        )
        self.unanswered = self._counter(
            "gala_unanswered", "Presses, forms and commands that were never acknowledged", "kind"
        )
        self.failures = self._counter(
            "gala_failures", "Presses, forms and commands that ended in an error of ours"
        )
        self.passed_on = self._counter(
            "gala_passed_on", "Presses, forms and commands that another process answers"
        )
        self.drawing = self._histogram(
            "gala_drawing_seconds", "From asking for a picture that had to be drawn to having it",
            _PICTURES,
        )  # fmt: skip
        self.pictures = self._counter(
            "gala_pictures",
            "Pictures asked for: drawn, kept from before, or out of date before they were drawn",
            "how",
        )
        self.drawing_waiting = self._gauge(
            "gala_drawing_waiting", "Pictures being drawn or waiting"
        )
        self.thinking = self._histogram(
            "gala_thinking_seconds", "From the question to an AI player to its choice", _THOUGHTS
        )
        self.thinking_waiting = self._gauge(
            "gala_thinking_waiting", "Questions that wait for a worker"
        )
        self.outbox = self._gauge("gala_outbox_entries", "What is stored and not shown yet")
        self.outbox_age = self._gauge(
            "gala_outbox_age_seconds", "How long the oldest of it has waited"
        )
        self.tables = self._gauge("gala_tables", "Tables by phase, of all processes", "phase")
        self.database = self._histogram(
            "gala_database_seconds", "Statements of the database", _STATEMENTS, "kind"
        )
        self.database_errors = self._counter("gala_database_errors", "Statements that failed")
        self.connected = self._gauge(
            "gala_gateway_connected", "Whether a shard is connected to Discord", "shard"
        )
        self.latency = self._gauge(
            "gala_gateway_latency_seconds", "From a heartbeat to its answer", "shard"
        )
        self.disconnects = self._counter("gala_gateway_disconnects", "Lost connections to Discord")
        self.requests = self._counter(
            "gala_requests", "Requests to Discord by the status of the answer", "status"
        )
        self.refused = self._counter(
            "gala_refused_requests",
            "Requests with 401, 403 or 429: Discord bans an address at 10,000 in ten minutes",
        )
        self.requests_waiting = self._gauge(
            "gala_requests_waiting", "Requests held back to keep to Discord's limit a second"
        )
        self.braking = self._gauge(
            "gala_brake_seconds", "How long each request is held back because many were refused"
        )
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)

    def names(self) -> frozenset[str]:
        """Of every series that a dashboard can ask for."""
        series = (sample.name for metric in self.registry.collect() for sample in metric.samples)
        # What has labels has no series before it was used once.
        labelled = {
            f"{metric.name}{ending}"
            for metric in self.registry.collect()
            for ending in _ENDINGS.get(metric.type, ("",))
        }
        return frozenset(labelled.union(series))

    @contextmanager
    def timing(self, histogram: Histogram) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            histogram.observe(time.perf_counter() - began)

    def note_request(self, status: int, *, is_refused: bool) -> None:
        """An answer of Discord to a request of ours."""
        self.requests.labels(str(status)).inc()
        if is_refused:
            self.refused.inc()

    def note_shards(self, latencies: Mapping[int, float], connected: Mapping[int, bool]) -> None:
        for shard, is_connected in connected.items():
            self.connected.labels(str(shard)).set(is_connected)
            # Before its first heartbeat a shard has none.
            self.latency.labels(str(shard)).set(latencies.get(shard, float("nan")))

    def watch(self, engine: AsyncEngine) -> None:
        """Times every statement of this database."""
        reads, writes = self.database.labels("read"), self.database.labels("write")

        def before(_connection: Any, _cursor: Any, *rest: Any) -> None:
            rest[2].gala_began = time.perf_counter()

        def after(_connection: Any, _cursor: Any, statement: str, *rest: Any) -> None:
            kind = reads if statement.lstrip()[:6].upper() == "SELECT" else writes
            kind.observe(time.perf_counter() - rest[1].gala_began)

        def failed(context: ExceptionContext) -> None:
            # Of two who write the same ply one is refused: that is how they agree.
            if not isinstance(context.sqlalchemy_exception, IntegrityError):
                self.database_errors.inc()

        event.listen(engine.sync_engine, "before_cursor_execute", before)
        event.listen(engine.sync_engine, "after_cursor_execute", after)
        event.listen(engine.sync_engine, "handle_error", failed)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self.registry)

    def _histogram(
        self, name: str, about: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(name, about, labels, buckets=buckets, registry=self.registry)


_ENDINGS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
