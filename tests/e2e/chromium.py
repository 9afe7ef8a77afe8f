"""Where Chromium is; `scripts/chromium` installs it where there is none."""

import subprocess
from functools import cache
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts/chromium"
FLAGS = [
    "--no-sandbox",  # as root, in containers
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
]


@cache
def find_chromium() -> str:
    answer = subprocess.run([SCRIPT, "where"], capture_output=True, text=True, check=False)  # noqa: S603
    path = answer.stdout.strip()
    assert path, "no Chromium: run scripts/chromium install"
    return path
