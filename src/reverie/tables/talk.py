"""What was said at a table just now. It is kept in memory alone, and within bounds."""

from collections.abc import Iterable

from msgspec import Struct

TEN_MINUTES = 600.0
MOST_LINES = 100
MOST_BYTES = 16_384


class Line(Struct, frozen=True):
    """A line of chat."""

    id: str
    at: float
    """When it was said, by the clock that all workers share."""
    who: str
    """The hash of the speaker's token: seats may be arranged anew."""
    name: str
    text: str


class Talk:
    def __init__(self) -> None:
        self._lines: tuple[Line, ...] = ()

    def add(self, lines: Iterable[Line]) -> tuple[Line, ...]:
        """Those of the lines that were not known here."""
        known = {line.id for line in self._lines}
        new = {line.id: line for line in lines if line.id not in known}
        if new:
            self._lines = _bounded(sorted((*self._lines, *new.values()), key=_when))
        return tuple(sorted(new.values(), key=_when))

    def recent(self, now: float) -> tuple[Line, ...]:
        """Those of the last ten minutes, oldest first."""
        self._lines = tuple(line for line in self._lines if line.at > now - TEN_MINUTES)
        return self._lines


def _when(line: Line) -> tuple[float, str]:
    return line.at, line.id


def _bounded(lines: list[Line]) -> tuple[Line, ...]:
    """The newest, as many as there is room for."""
    kept, left = 0, MOST_BYTES
    for line in reversed(lines[-MOST_LINES:]):
        left -= len(line.text.encode()) + len(line.name.encode())
        if left < 0:
            break
        kept += 1
    return tuple(lines[len(lines) - kept :])
