"""What is not finished lies in one place, and goes with whoever made it."""

import subprocess
import sys
from pathlib import Path

import pytest

from reverie.decks.workspace import LOCK, sweep, workspace

CRASH = """
import os, sys
from pathlib import Path
from reverie.decks.workspace import workspace
with workspace(Path(sys.argv[1])) as folder:
    (folder / "picture").write_bytes(bytes(1000))
    os._exit(9)
"""


def crash(home: Path) -> None:
    done = subprocess.run([sys.executable, "-c", CRASH, str(home)], check=False)  # noqa: S603
    assert done.returncode == 9


def test_a_workspace_is_gone_afterwards(tmp_path: Path) -> None:
    home = tmp_path / "decks" / "unfinished"
    with workspace(home) as one, workspace(home) as other:
        assert one != other
        (one / "picture").write_bytes(b"picture")
        assert one.stat().st_mode & 0o077 == 0
    assert not home.exists()
    with pytest.raises(FileNotFoundError), workspace(home) as folder:
        (folder / "nowhere" / "picture").write_bytes(b"picture")
    assert not home.exists()


def test_what_a_crash_leaves_is_swept_at_once_and_nothing_else(tmp_path: Path) -> None:
    with workspace(tmp_path) as mine:
        crash(tmp_path)
        (tmp_path / "without lock").mkdir()
        assert len(list(tmp_path.glob("*/picture"))) == 1
        sweep(tmp_path)
        assert {path.name for path in tmp_path.iterdir()} == {mine.name, mine.name + LOCK}
        (mine / "more").write_bytes(b"picture")
    sweep(tmp_path)
    sweep(tmp_path / "nowhere")
