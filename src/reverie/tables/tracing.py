"""The trace of a move, for whoever looks how long its parts take; see ``reverie.app.traces``."""

from typing import Literal, Protocol

Step = Literal["decide", "append", "publish", "show"]


class Trace(Protocol):
    def step(self, name: Step) -> None:
        """Begins a part of it, and so ends the one before."""

    @property
    def parent(self) -> str:
        """As it goes over the bus: a ``traceparent`` of W3C's."""

    def end(self) -> None: ...


class Tracer(Protocol):
    def move(self, game: str, began: int) -> Trace:
        """The trace of a move that came in at this time, in nanoseconds."""

    def heard(self, parent: str) -> Trace:
        """That part of it which is shown by another worker."""
