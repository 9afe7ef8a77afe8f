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
    Recall,
    Said,
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
    "Recall",
    "Said",
    "Watching",
]
