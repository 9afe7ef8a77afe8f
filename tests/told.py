"""What the server says of its games, written down for the tests of the web client.

``python -m tests.told`` writes it again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from reverie.games import GAMES
from reverie.server.games import GameList, view_of
from reverie.tables.moves import Start
from reverie.tables.replay import Asked, Replay, replay
from tests.tables.kit import CODE, seated

FOLDER = Path(__file__).parent.parent / "web" / "fixtures" / "told"
OPTIONS: dict[str, dict[str, Any]] = {"odyssey": {"target": 12}}
PLAYERS = {"stella": 4, "odyssey": 4, "party": 6, "team": 6}


def told() -> Iterator[tuple[Path, bytes]]:
    games = tuple(view_of(game, open_seeds=False) for game in GAMES.values())
    yield FOLDER / "games.json", _json(GameList(games))
    for game, players in PLAYERS.items():
        desk = seated(game, players, **OPTIONS.get(game, {}))
        desk.act(0, Start())
        desk.play_out()
        whole = replay(desk.changes, Asked(CODE, everything=True))
        yield FOLDER / f"lap-{game}.json", msgspec.json.encode(_first_lap(whole)) + b"\n"
        ends = _ends(whole)
        play = desk.seen(0)["view"]["play"]
        yield FOLDER / f"replay-{game}.json", _json({"replay": ends, "play": play})


def _first_lap(whole: Replay) -> Any:
    """Every step of the first round or turn."""
    parts = msgspec.to_builtins(whole)
    first = [step for step in parts["steps"] if _lap(step["play"]) == 1]
    return parts | {"steps": first}


def _lap(play: Any) -> int:
    return int(play.get("round") or play["turn"])


def _ends(whole: Replay) -> Any:
    """The last step of every phase is enough for a test."""
    parts = msgspec.to_builtins(whole)
    last = {}
    for step in parts["steps"]:
        play = step["play"]
        last[_lap(play), play["phase"]] = step
    return parts | {"steps": list(last.values())}


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


if __name__ == "__main__":
    for path, text in told():
        path.write_bytes(text)
