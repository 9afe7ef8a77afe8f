"""Whether anything was lost, told twice, told wrongly or told to the wrong person.

Reads what clients have said and heard, and what a worker that was started afterwards answers over
HTTP. It knows the protocol (docs/protocol.md), and nothing of the server's code.

What cannot be worked out without the rules, the view that a log leads to, is taken from
``GET /replay``: the server makes it from the stored changes alone, from the first on, and
each seat's is compared with what that seat saw while it played.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.soak.checker.moves import Moves, wrong_moves
from tests.soak.checker.secrets import told_secrets
from tests.soak.checker.versions import wrong_versions
from tests.soak.checker.views import wrong_views
from tests.soak.recording import Line, read

__all__ = ["Found", "check", "check_files"]


class Found:
    """What the checker says of one table."""

    def __init__(self, wrong: list[str], **counts: int) -> None:
        self.wrong = wrong
        self.counts = counts


def check(lines: list[Line], truth: dict[str, Any]) -> Found:
    moves = Moves(lines)
    wrong = [*dict.fromkeys(_wrong(lines, moves, truth))]
    return Found(
        wrong,
        moves=len(moves.answered),
        refused=len(moves.refused),
        repeated=sum(move.said > 1 for move in moves.all),
        unanswered=len(moves.unanswered),
        views=sum('"view":' in line.text for line in lines if line.does == "hears"),
        games=len(truth["games"]),
        steps=sum(len(game["replays"]["None"]["steps"]) for game in truth["games"]),
    )


def _wrong(lines: list[Line], moves: Moves, truth: dict[str, Any]) -> Iterator[str]:
    yield from wrong_versions(lines)
    yield from wrong_moves(moves, truth)
    yield from wrong_views(lines, truth)
    yield from told_secrets(lines, truth)


def check_files(lines: Path, truth: Path) -> Found:
    return check([*read(lines)], json.loads(truth.read_text()))
