"""How workers tell each other that a table has moved."""

from reverie.tables.bus.base import Bus, Moved, News, Said

__all__ = ["Bus", "Moved", "News", "Said"]
