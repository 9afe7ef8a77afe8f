"""How workers tell each other that a table has moved."""

from reverie.tables.bus.base import (
    Announced,
    Asked,
    Bus,
    Declined,
    Heard,
    Invited,
    Message,
    Missed,
    Moved,
    Noticed,
    OfWatchers,
    Recall,
    Said,
    StaysWatching,
    Watching,
)

__all__ = [
    "Announced",
    "Asked",
    "Bus",
    "Declined",
    "Heard",
    "Invited",
    "Message",
    "Missed",
    "Moved",
    "Noticed",
    "OfWatchers",
    "Recall",
    "Said",
    "StaysWatching",
    "Watching",
]
