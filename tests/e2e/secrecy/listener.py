"""What one browser heard and said, and what of it is the viewer's own."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

Message = dict[str, Any]
PARTS = re.compile(r"\w+")


@dataclass
class Listener:
    """What one browser heard, in order, and what it said itself."""

    name: str
    heard: list[str]
    said: list[str] = field(default_factory=list)

    @cached_property
    def messages(self) -> list[tuple[str, Message]]:
        return [(raw, json.loads(raw)) for raw in self.heard]

    @cached_property
    def tokens(self) -> set[str]:
        return {message["token"] for _, message in self.messages if "token" in message}

    @cached_property
    def moves(self) -> list[Message]:
        sent = (json.loads(raw) for raw in self.said)
        return [message["move"] for message in sent if message["type"] == "move"]


class Own:
    """What the viewer did themselves: their secrets are theirs, and no secret of somebody else."""

    def __init__(self, who: Listener, view: Message, *, alone: bool) -> None:
        self.seat: int | None = view["you"]
        self.played_alone = alone
        """No bot has marked, given or voted in their place."""
        self._moves = who.moves

    def slates(self) -> list[list[int]]:
        return [[], *(move["cards"] for move in self._moves if move["type"] == "mark")]

    def votes(self) -> list[list[int]]:
        return [[], *(move["images"] for move in self._moves if move["type"] == "vote")]

    def reds(self) -> list[int | None]:
        return [None, *(move.get("red") for move in self._moves if move["type"] == "vote")]

    def numbers(self) -> list[list[int] | None]:
        return [None, *(move["images"] for move in self._moves if move["type"] == "mine")]

    def given(self) -> set[str]:
        given = {card for move in self._moves for card in move.get("cards", ())}
        return given | {
            move["card"] for move in self._moves if move["type"] == "tell" and "card" in move
        }


def strings(message: object) -> set[str]:
    """Every string, and every part of one, so that a card within an address is found as well."""
    if isinstance(message, str):
        return {message, *PARTS.findall(message)}
    if isinstance(message, dict):
        return set().union(*(strings(one) for pair in message.items() for one in pair))
    if isinstance(message, list):
        return set().union(*(strings(one) for one in message))
    return set()


def strangers(where: str, told: Message, allowed: set[str]) -> Iterator[str]:
    if strange := told.keys() - allowed:
        yield f"{where} with {sorted(strange)}"
