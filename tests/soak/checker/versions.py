"""No client sees a version go back, and one version looks the same whenever it is seen."""

import json
from collections.abc import Iterator
from typing import Any

from tests.soak.recording import Line

SHARED = ("table", "game", "status", "host", "options", "seats", "deadline", "seed_hash", "evening")
"""What is the same for everybody at one version."""


def wrong_versions(lines: list[Line]) -> Iterator[str]:
    order = _Order()
    views: dict[tuple[Any, int], str] = {}
    shared: dict[int, str] = {}
    for line in lines:
        message = line.message
        if line.does == "says":
            order.says(line, message)
            continue
        view = message.get("view")
        if view is None:
            continue
        version = message["version"]
        if view["version"] != version:
            yield f"{line.who}: a view of version {view['version']} is said to be of {version}"
        yield from order.hears(line, message)
        one = json.dumps(view, sort_keys=True)
        if views.setdefault((line.who, version), one) != one:
            yield f"{line.who}: two views of version {version}"
        common = json.dumps({name: view[name] for name in SHARED}, sort_keys=True)
        if shared.setdefault(version, common) != common:
            yield f"{line.who}: version {version} is another for somebody else"


class _Order:
    """What each client had seen when it asked, and has seen by now."""

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}
        """By client."""
        self._asked: dict[str, int] = {}
        """The newest when a call or a socket began, then the newest on that socket."""
        self._first: dict[tuple[str, str], int] = {}
        """The newest when a move was sent for the first time."""

    def says(self, line: Line, message: dict[str, Any]) -> None:
        newest = self._newest.get(line.who, 0)
        self._asked.setdefault(line.way, newest)
        if message["type"] == "move":
            self._first.setdefault((line.who, message["move"]["id"]), newest)

    def hears(self, line: Line, message: dict[str, Any]) -> Iterator[str]:
        version = message["version"]
        first = self._first.get((line.who, message.get("id", "")))
        if first is not None:
            if version <= first:
                yield f"{line.who}: a move led to {version}, which was seen before it was made"
            # An answer that is repeated is of then.
        elif version < self._asked.get(line.way, 0):
            yield f"{line.who}: version {version} after {self._asked[line.way]}"
        if line.way.startswith("s"):
            self._asked[line.way] = max(self._asked.get(line.way, 0), version)
        self._newest[line.who] = max(self._newest.get(line.who, 0), version)
