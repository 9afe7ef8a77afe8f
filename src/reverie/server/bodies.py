"""Moves as they come in, and the ids of those that cannot be read."""

from typing import Any, cast

import msgspec
from msgspec import Raw

from reverie.games import GAMES
from reverie.games.errors import Malformed
from reverie.games.moves import LONGEST_ID, Move
from reverie.tables.moves import TableMove

READ = {name: msgspec.json.Decoder(TableMove | game.move).decode for name, game in GAMES.items()}
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def read_move(game: str, body: bytes | Raw) -> Move:
    try:
        return cast("Move", READ[game](body))
    except UNREADABLE as error:
        raise malformed(body, error) from None


def malformed(body: bytes | Raw, error: Exception) -> Malformed:
    return Malformed(f"{error}." if bytes(body).strip() else "There is nothing to read.")


def id_of(move: bytes | Raw) -> str | None:
    """The id of a move, where it has one that can be read and is no longer than an id may be."""
    try:
        told = msgspec.json.decode(move, type=dict[str, Any]).get("id")
    except UNREADABLE:
        return None
    return told if isinstance(told, str) and len(told) <= LONGEST_ID else None


def id_in(message: bytes) -> str | None:
    """The id of the move in a message that cannot be read."""
    try:
        move = msgspec.json.decode(message, type=dict[str, Raw]).get("move")
    except UNREADABLE:
        return None
    return None if move is None else id_of(move)
