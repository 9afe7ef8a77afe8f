"""One of several workers, by itself."""

import subprocess
import sys

from reverie.app.settings import Settings
from reverie.server.worker import written

NOBODY = "postgresql://127.0.0.1:1/tables"


def test_while_the_database_is_away_it_says_so_and_ends() -> None:
    """Whoever started it tries again, so that nothing but a line in the log is left of it."""
    ended = subprocess.run(
        [sys.executable, "-m", "reverie.server.worker", "0"],
        input=written(Settings(database=NOBODY)),
        capture_output=True,
        check=False,
    )
    told = (ended.stdout + ended.stderr).decode()
    assert ended.returncode == 1
    assert "the tables cannot be reached" in told
    assert "Traceback" not in told
