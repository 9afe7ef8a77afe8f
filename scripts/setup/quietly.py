"""Programs that speak only when they fail, and what people can do about it then."""

import re
import subprocess
import sys
from pathlib import Path

LINES = 25
"""Of what a program printed, the last ones say what went wrong, where we do not know it."""
REMEDIES = (
    (
        r"No space left on device|ENOSPC|Disk quota exceeded",
        "The disk is full: make 2 GB of room, here and where temporary files go, and run it again.",
    ),
    (
        r"name resolution|Name or service not known|nodename nor servname|NewConnectionError"
        r"|Connection refused|Network is unreachable|timed out|Cannot connect to proxy|ProxyError"
        r"|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT",
        "The packages could not be fetched: see that this machine reaches the network (and that"
        " pip and npm know of the proxy, if there is one), and run it again.",
    ),
    (
        r"Permission denied|EACCES|Read-only file system|EROFS",
        "Something here may not be written: run it as the user whose folder this is.",
    ),
    (
        r"Failed to build|Failed building wheel|No matching distribution|error: command",
        "A package is not ready-made for this Python or this machine: try another Python, as in"
        " 'make clean play PYTHON=python3.12'.",
    ),
)


class Trouble(Exception):
    """What went wrong and what to do, in a sentence; and what a program told about it."""

    def __init__(self, sentence: str, told: str = "") -> None:
        super().__init__(sentence)
        self.told = told

    @classmethod
    def of(cls, error: OSError) -> "Trouble":
        return cls(remedy(str(error)) or f"{error}.")


def remedy(told: str) -> str | None:
    return next((advice for pattern, advice in REMEDIES if re.search(pattern, told)), None)


def end_of(told: str, lines: int) -> str:
    return "\n".join(told.strip().splitlines()[-lines:])


class Quietly:
    """Runs programs one after another. They hold the lock, too: if this process is killed, nobody
    else begins before they have ended."""

    def __init__(self, folder: Path, lock: int) -> None:
        self._folder = folder
        self._lock = lock

    def __call__(self, *command: str | Path) -> None:
        words = [str(word) for word in command]
        ended = subprocess.run(
            words,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=[self._lock],
            check=False,
        )
        if ended.returncode == 0:
            return
        told = ended.stdout.decode(errors="replace")
        advice = remedy(told)
        if advice:
            raise Trouble(advice, end_of(told, 1))
        raise Trouble(f"This failed: {' '.join(words)}", end_of(told, LINES))


def say(line: str, end: str = "\n") -> None:
    sys.stdout.write(line + end)
    sys.stdout.flush()


def complain(trouble: Trouble) -> None:
    bold, plain = ("\033[1m", "\033[0m") if sys.stderr.isatty() else ("", "")
    told = f"{trouble.told}\n\n" if trouble.told else ""
    sys.stderr.write(f"{told}{bold}{trouble}{plain}\n")
