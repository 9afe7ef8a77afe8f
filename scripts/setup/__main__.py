"""Sets up what is wanted and not yet there: python scripts/setup play | check | dev."""

import fcntl
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from quietly import Quietly, Trouble, complain, say
from steps import ROOT, STAMPS, STEPS, WANTED, Step


def lock() -> int:
    """One set-up at a time in this folder. Held by this process and those that it starts."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        say("Somebody else sets up in this folder; waiting until they are done.")
        fcntl.flock(folder, fcntl.LOCK_EX)
    return folder


def stamped(stamp: Path) -> str | None:
    with suppress(OSError):
        return stamp.read_text()
    return None


def take(name: str, step: Step, quietly: Quietly) -> None:
    stamp = STAMPS / name
    made_from = step.made_from()
    if stamped(stamp) == made_from and step.is_there():
        return
    began = time.monotonic()
    say(step.title, end="")
    try:
        stamp.unlink(missing_ok=True)
        step.take(quietly)
        STAMPS.mkdir(parents=True, exist_ok=True)
        stamp.write_text(step.made_from())
    except BaseException:
        say("")
        raise
    say(f" ({time.monotonic() - began:.0f} s)")


def main() -> int:
    wanted = WANTED.get(sys.argv[1]) if len(sys.argv) == 2 else None
    if wanted is None:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    quietly = Quietly(ROOT, lock())
    try:
        for name in wanted:
            take(name, STEPS[name], quietly)
    except Trouble as trouble:
        complain(trouble)
        return 1
    except OSError as error:
        complain(Trouble.of(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
