"""What is measured of whom, and what is to be reached."""

from .contestants import (
    BOARDGAME,
    BOARDGAME_FILES,
    BOARDGAME_SQLITE,
    COLYSEUS,
    COLYSEUS_SCHEMA,
    ONE_BY_ONE,
    OURS,
    RELAY,
    RELAY_PICOWS,
    RELAY_UVICORN,
)

CLOSED = (
    OURS,
    COLYSEUS,
    COLYSEUS_SCHEMA,
    BOARDGAME,
    BOARDGAME_SQLITE,
    BOARDGAME_FILES,
    RELAY,
    RELAY_PICOWS,
    RELAY_UVICORN,
    ONE_BY_ONE,
)
PACED = (OURS, COLYSEUS, BOARDGAME)
TWELVE = OURS
MEMORY = (OURS, COLYSEUS, BOARDGAME)
TABLES_AT_REST = 500

RATIOS = {
    BOARDGAME.label: 4.0,
    BOARDGAME_SQLITE.label: 5.0,
    COLYSEUS.label: 1.2,
    COLYSEUS_SCHEMA.label: 1.2,
    ONE_BY_ONE.label: 2.5,
}
"""By what factor we are to be faster than these."""
MOST_CPU = 300e-6
MOST_CONNECTION, MOST_TABLE, MOST_AT_REST = 40 * 1024, 200 * 1024, 80 * 2**20
LONGEST_START = 1.5
