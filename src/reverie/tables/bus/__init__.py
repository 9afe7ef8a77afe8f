"""How workers tell each other that a table has moved."""

from reverie.tables.bus.base import Asked, Bus, Moved, Said

__all__ = ["Asked", "Bus", "Moved", "Said"]
