"""Nobody was told what they may not know: the listeners of the browser's tests hear this, too."""

import json
from typing import Any

from tests.e2e.secrecy import Listener, leaks
from tests.soak.recording import Line


def told_secrets(lines: list[Line], truth: dict[str, Any]) -> list[str]:
    listeners: dict[str, Listener] = {}
    for line in lines:
        who = listeners.setdefault(line.who, Listener(line.who, []))
        if line.does == "hears":
            who.heard.append(_without_id(line))
        else:
            who.said.append(json.dumps(_in_order(line.message)))
    seeds = [game["log"]["seed"] for game in truth["games"]]
    return leaks([*listeners.values()], seeds)


def _in_order(message: dict[str, Any]) -> dict[str, Any]:
    """A slate is told in order, however it was marked."""
    move = message.get("move")
    if move and move["type"] == "mark":
        return {**message, "move": {**move, "cards": sorted(move["cards"])}}
    return message


def _without_id(line: Line) -> str:
    """The id of a call by HTTP is ours: its answer has none."""
    if line.way.startswith("h"):
        message = line.message
        message.pop("id", None)
        return json.dumps(message)
    return line.text
