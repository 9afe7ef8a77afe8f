"""One screen of each kind in every language: nothing is cut, sticks out or overlaps.

``npm run fits`` in ``web/`` looks at all of them.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import NO_BROWSER
from tests.e2e.chromium import find_chromium

ROOT = Path(__file__).parents[2]


def test_everything_fits_in_every_language() -> None:
    browser = find_chromium()
    if browser is None:
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing(NO_BROWSER)
    programs = {"CHROMIUM": str(browser), "REVERIE": str(Path(sys.executable).parent / "reverie")}
    walk = subprocess.run(  # noqa: S603 - our own script
        [ROOT / "scripts/web", "fits", "--quick"],
        env={**os.environ, **programs},
        capture_output=True,
        text=True,
        check=False,
    )
    assert walk.returncode == 0, walk.stdout + walk.stderr
