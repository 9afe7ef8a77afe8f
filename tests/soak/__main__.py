"""``make soak``: SECONDS, FAULTS, TABLES, SEED and FOLDER (where records are kept) are settings."""

import os
import sys
from pathlib import Path

import uvloop

from tests.soak.report import written
from tests.soak.run import Asked, soak


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    given = os.environ
    asked = Asked(
        seconds=float(given.get("SECONDS", "600")),
        faults=int(given.get("FAULTS", "500")),
        tables=int(given.get("TABLES", "100")),
        seed=given.get("SEED", "1"),
        folder=Path(given["FOLDER"]) if given.get("FOLDER") else None,
    )
    if asked.folder:
        asked.folder.mkdir(parents=True, exist_ok=True)
    report = uvloop.run(soak(asked, say))
    say(written(report))
    return int(bool(report.wrong))


if __name__ == "__main__":
    sys.exit(main())
