"""One server to a file of tables."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from reverie.tables.store.holding import Held, hold

HOLD = """
import sys, time
from pathlib import Path
from reverie.tables.store.holding import hold

with hold(Path(sys.argv[1])) as held:
    held.announce("http://127.0.0.1:8123")
    print("held", flush=True)
    time.sleep(600)
"""


def test_who_comes_second_is_told_who_has_it(tmp_path: Path) -> None:
    database = tmp_path / "new" / "tables.db"
    with hold(database) as held:
        with pytest.raises(Held, match=f"process {os.getpid()}, since 20"), hold(database):
            raise AssertionError("there are two")
        held.announce("http://127.0.0.1:8123")
        held.announce("http://127.0.0.1:1")
        with pytest.raises(Held, match=r"at http://127\.0\.0\.1:1 with"), hold(database):
            raise AssertionError("there are two")
    assert list(database.parent.iterdir()) == []


def test_a_file_is_the_same_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "folder" / "tables.db")
    (tmp_path / "other").symlink_to(tmp_path / "folder")
    with hold(tmp_path / "folder" / "tables.db"), hold(tmp_path / "tables.db"):
        for name in ("link.db", "other/tables.db", "folder/../folder/tables.db"):
            with pytest.raises(Held), hold(tmp_path / name):
                raise AssertionError("there are two")


def test_it_is_free_when_its_holder_was_killed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    holder = subprocess.Popen(  # noqa: S603 - our own script
        [sys.executable, "-c", HOLD, str(database)], stdout=subprocess.PIPE
    )
    assert holder.stdout
    with holder:
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(Held, match=f"http://127.0.0.1:8123 .* process {holder.pid}, "):
            hold(database).__enter__()
        holder.send_signal(signal.SIGKILL)
    assert (tmp_path / "tables.db.lock").exists()
    with hold(database), pytest.raises(Held, match=f"process {os.getpid()}, "):
        hold(database).__enter__()


def test_a_note_that_is_not_written_yet(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with hold(database):
        (tmp_path / "tables.db.lock").write_bytes(b"")
        with pytest.raises(Held, match=r"already\.$"), hold(database):
            raise AssertionError("there are two")
