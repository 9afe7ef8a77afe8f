"""A process that has imported the server and starts it by a fork: in a twentieth of the time.

Each line of its input names a log and the arguments of ``reverie``; each line of its output is the
id of the process that runs them. When its input ends, so do the servers that still run.
"""

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress

import reverie.server.run  # noqa: F401 - what takes time is imported once
from reverie.cli import app

children: set[int] = set()


def reap(*_: object) -> None:
    with suppress(ChildProcessError):  # Of two that ended at once, both may have been buried.
        while pid := os.waitpid(-1, os.WNOHANG)[0]:
            children.discard(pid)


def run(log: str, arguments: list[str]) -> None:
    """In the child: never returns."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 1)
    os.dup2(1, 2)
    status = 0
    try:
        app(arguments)
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        traceback.print_exc()
        status = 1
    sys.stderr.flush()
    os._exit(status)


def main(run: Callable[[str, list[str]], None] = run) -> None:
    signal.signal(signal.SIGCHLD, reap)
    for line in sys.stdin:
        log, arguments = json.loads(line)
        pid = os.fork()
        if pid == 0:
            run(log, arguments)
        children.add(pid)
        reap()
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
    for pid in tuple(children):
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
