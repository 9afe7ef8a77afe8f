"""Traces of moves, by OpenTelemetry: `receive` is the whole, and within it `decide`, `append`,
`publish` and `show`; a worker that hears of the move adds a `show` of its own.

Where they go, how many of them, and under which name, is said by the standard variables
``OTEL_EXPORTER_OTLP_ENDPOINT``, ``OTEL_TRACES_SAMPLER``, ``OTEL_SERVICE_NAME`` and so on. A trace
holds no table, seat, name or card.
"""

import os
from importlib.util import find_spec
from time import time_ns
from typing import TYPE_CHECKING, Any

from reverie import __version__
from reverie.tables.tracing import Step

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span


NEEDED = ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")


class NoTraces(Exception):
    def __init__(self) -> None:
        super().__init__("Traces need OpenTelemetry: pip install reverie[otel].")


class OneTrace:
    def __init__(self, tracer: Any, whole: "Span") -> None:
        self._tracer, self._whole = tracer, whole
        self._part: Span | None = None
        if whole.is_recording():
            from opentelemetry.trace import set_span_in_context  # noqa: PLC0415

            self._context = set_span_in_context(whole)

    def step(self, name: Step) -> None:
        if self._whole.is_recording():
            now = time_ns()
            self._end_part(now)
            self._part = self._tracer.start_span(name, self._context, start_time=now)

    def _end_part(self, now: int) -> None:
        if self._part:
            self._part.end(now)
            self._part = None

    @property
    def parent(self) -> str:
        found = self._whole.get_span_context()
        return f"00-{found.trace_id:032x}-{found.span_id:016x}-{found.trace_flags:02x}"

    def end(self) -> None:
        now = time_ns()
        self._end_part(now)
        self._whole.end(now)


class OtelTracer:
    def __init__(self, provider: "TracerProvider") -> None:
        from opentelemetry.trace.propagation.tracecontext import (  # noqa: PLC0415
            TraceContextTextMapPropagator,
        )

        self._provider = provider
        self._tracer = provider.get_tracer("reverie", __version__)
        self._read = TraceContextTextMapPropagator().extract

    def move(self, game: str, began: int) -> OneTrace:
        whole = self._tracer.start_span(
            "receive", start_time=began, attributes={"reverie.game": game}
        )
        return OneTrace(self._tracer, whole)

    def heard(self, parent: str) -> OneTrace:
        context = self._read({"traceparent": parent})
        return OneTrace(self._tracer, self._tracer.start_span("show", context))

    def close(self) -> None:
        """What was recorded is sent."""
        self._provider.shutdown()


def check_installed() -> None:
    try:
        is_there = all(map(find_spec, NEEDED))
    except ModuleNotFoundError:
        is_there = False
    if not is_there:
        raise NoTraces


def tracer() -> OtelTracer:
    """Raises NoTraces where the packages are not there."""
    check_installed()
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
        OTLPSpanExporter,
    )
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    named = {"service.version": __version__}
    if "OTEL_SERVICE_NAME" not in os.environ:
        named["service.name"] = "reverie"
    provider = TracerProvider(resource=Resource.create(named), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return OtelTracer(provider)
