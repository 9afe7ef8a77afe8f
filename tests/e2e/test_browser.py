"""The browser itself: where it dies, or is not to be had, the other tests do what they can."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import BROWSER_DIED, NO_BROWSER

HERE = Path(__file__).parent


def run(file: str, **environment: str) -> str:
    """What pytest prints about the tests of a file."""
    quietly = ["-p", "no:cacheprovider", "--color=no"]
    ended = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "pytest", *quietly, HERE / file],
        env={**os.environ, **environment},
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.stdout


def test_a_browser_that_dies_is_started_again() -> None:
    told = run("dying.py")
    assert "2 passed, 1 error" in told
    assert told.count(f"\n{BROWSER_DIED}\n") == 1


@pytest.mark.parametrize(("ci", "outcome"), [("", "2 skipped"), ("true", "2 errors")])
def test_without_a_browser_the_rest_is_run(tmp_path: Path, ci: str, outcome: str) -> None:
    """Only where CI is set does it fail."""
    (tmp_path / "dirname").symlink_to(shutil.which("dirname") or "")
    nowhere = {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    told = run("dying.py", CI=ci, **nowhere)
    assert outcome in told
    assert (f"LEFT OUT: 2 tests in a browser. {NO_BROWSER}" in told) == (not ci)
