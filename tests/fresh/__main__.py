"""Plays as a newcomer would: python -m tests.fresh, or `make fresh`.

A clone in a folder with spaces and letters of other scripts, an empty home, no terminal, and a
PATH with nothing on it but what the README asks for: no Node, no git, no compiler. `make play` must
bring up a server that is well, and a page with all that it names; somebody else who sets up there
at the same time must not be in the way. Needs Python and git alone, and a network.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

from tests.fresh.machine import ROOT, environment, free_port

FOLDER = "Ein Abend mit 夢 и друзьями"
PATIENCE = 600.0
NAMED = re.compile(r'(?:src|href)="(/[^"]*)"')


class Program:
    """Something that was started in the clone, by somebody at no terminal."""

    def __init__(self, command: list[str], folder: Path, clean: dict[str, str], log: Path) -> None:
        self.log = log
        with log.open("w") as output:
            self._process = subprocess.Popen(  # noqa: S603
                command,
                cwd=folder,
                env=clean,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def wait(self) -> None:
        status = self._process.wait(PATIENCE)
        assert status == 0, f"It ended with {status}: see above."

    def stop(self) -> None:
        """As Ctrl+C does."""
        if not self.has_ended():
            os.killpg(self._process.pid, signal.SIGINT)
            self._process.wait(PATIENCE)


def get(port: int, path: str) -> tuple[int, bytes]:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def wait_until_up(playing: Program, port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        assert not playing.has_ended(), "Nobody can play: see above."
        assert time.monotonic() < end, "Nobody can play yet."
        try:
            if get(port, "/health")[0] == 200:
                return
        except OSError:
            time.sleep(0.1)


def look_round(port: int) -> int:
    """How many files the page names; each of them is there."""
    status, page = get(port, "/")
    assert status == 200
    named = set(NAMED.findall(page.decode()))
    assert any(file.endswith(".js") for file in named), page
    for file in sorted(named):
        status, content = get(port, file)
        assert status == 200, f"{file}: {status}"
        assert content, f"{file} is empty."
    return len(named)


def main() -> None:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="reverie-fresh-") as scratch:
        folder, port = Path(scratch, FOLDER), free_port()
        clone = ["git", "clone", "--quiet", "--depth", "1", ROOT.as_uri(), str(folder)]
        subprocess.run(clone, check=True)  # noqa: S603
        clean = environment(Path(scratch))
        programs = [
            Program(["make", "play", f"PORT={port}"], folder, clean, Path(scratch, "play.log")),
            Program(["make", "setup"], folder, clean, Path(scratch, "setup.log")),
        ]
        try:
            wait_until_up(programs[0], port)
            programs[1].wait()
            files = look_round(port)
        finally:
            for program in programs:
                program.stop()
                sys.stdout.write(program.log.read_text())
    seconds = time.monotonic() - began
    sys.stdout.write(f"A newcomer can play: the page has its {files} files. {seconds:.0f} s\n")


if __name__ == "__main__":
    main()
