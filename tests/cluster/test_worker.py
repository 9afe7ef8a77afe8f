"""One of several workers, by itself."""

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from reverie.app.settings import Settings
from reverie.server.worker import written
from tests.server.kit import PATIENCE, wait_until

NOBODY = "postgresql://127.0.0.1:1/tables"


def test_while_the_database_is_away_it_says_so_and_ends() -> None:
    """Whoever started it tries again, so that nothing but a line in the log is left of it."""
    ended = subprocess.run(
        [sys.executable, "-m", "reverie.server.worker", "0", ".", "0"],
        input=written(Settings(database=NOBODY)),
        capture_output=True,
        check=False,
    )
    told = (ended.stdout + ended.stderr).decode()
    assert ended.returncode == 1
    assert "the tables cannot be reached" in told
    assert "Traceback" not in told


def test_who_is_left_alone_while_starting_ends_and_leaves_nothing(tmp_path: Path) -> None:
    """Nobody is there to hear that it serves."""
    place = Path(tempfile.mkdtemp(prefix="reverie-"))
    heard, telling = os.pipe()
    os.close(heard)
    settings = Settings(database=f"sqlite:///{tmp_path}/reverie.db", decks=str(tmp_path / "decks"))
    with socket.create_server(("127.0.0.1", 0)) as listening, (tmp_path / "log").open("wb") as log:
        worker = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, "-m", "reverie.server.worker", str(listening.fileno()), place, "0"],
            stdin=subprocess.PIPE,
            stdout=telling,
            stderr=log,
            pass_fds=[listening.fileno()],
        )
        os.close(telling)
        assert worker.stdin
        worker.stdin.write(written(settings))
        worker.stdin.flush()
        wait_until(lambda: any(place.iterdir()) or worker.poll() is not None)
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0, (tmp_path / "log").read_text()
    assert not place.exists()
