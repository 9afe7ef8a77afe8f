"""What everybody saw is what the log leads to, and what they saw last is what is so."""

import json
from collections.abc import Iterator
from typing import Any

from tests.soak.recording import Line

Json = dict[str, Any]


def wrong_views(lines: list[Line], truth: Json) -> Iterator[str]:
    seen: dict[str, dict[int, Json]] = {}
    for line in lines:
        view = line.message.get("view") if line.does == "hears" else None
        if view:
            seen.setdefault(_seat(line.who), {})[view["version"]] = view
    for game in truth["games"]:
        for seat, replay in game["replays"].items():
            yield from _wrong_steps(seat, replay["steps"], seen.get(seat, {}))
    for seat, told in truth["views"].items() if not _goes_on(truth) else ():
        yield from _wrong_end(seat, told, seen.get(seat, {}))
    yield from _stuck(truth)


def _seat(who: str) -> str:
    name = who.rpartition("/")[2]
    return "None" if name == "spectator" else name


def _wrong_steps(seat: str, steps: list[Json], seen: dict[int, Json]) -> Iterator[str]:
    for step in steps:
        view = seen.get(step["version"])
        if view and view["play"] != step["play"]:
            yield f"seat {seat} saw another version {step['version']} than the log leads to"


def _wrong_end(seat: str, told: Json, seen: dict[int, Json]) -> Iterator[str]:
    if not seen:
        yield f"seat {seat} saw nothing"
        return
    last = max(seen)
    if last != told["version"]:
        yield f"seat {seat} saw version {last} last, and the table is at {told['version']}"
    elif json.dumps(seen[last], sort_keys=True) != json.dumps(told["view"], sort_keys=True):
        yield f"what seat {seat} saw last is not what is so"


def _goes_on(truth: Json) -> bool:
    """Then what is so now is not what was so a moment ago."""
    return truth["views"]["None"]["view"]["status"] == "playing" and bool(truth.get("goes_on"))


def _stuck(truth: Json) -> Iterator[str]:
    view = truth["views"]["None"]["view"]
    if view["status"] == "playing" and not truth.get("goes_on"):
        yield "the game is not over and does not go on"
    for seat in truth["connected"]:
        if seat is not None and not view["seats"][seat]["connected"]:
            yield f"seat {seat} is here and said to be absent"
