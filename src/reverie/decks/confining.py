"""What the processes of an import give up before they touch what a stranger sent."""

import os
import signal

NICENESS = 5
KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""All that they get of the environment: a server's may hold secrets."""
OUT_OF_TIME = -getattr(signal, "SIGPROF", 0)
"""How a process ends that has used up its time."""


def confine(memory: int, file: int, *, for_good: bool = True) -> None:
    """At most so many bytes of memory, and of a file that is written.

    Not for good: a process that this one starts may give itself other bounds.
    """
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:  # pragma: no cover
        return
    for bound, value in (
        (resource.RLIMIT_DATA, memory),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, file),
    ):
        hard = resource.getrlimit(bound)[1]
        most = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(bound, (most, most if for_good else hard))
    os.nice(max(0, NICENESS - os.nice(0)))


def time_left(seconds: float) -> None:
    """After so much processor time from now this process is ended; 0: never.

    The system does that, whatever the process is in the middle of: no handler of ours has to run.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def environment(source: str) -> dict[str, str]:
    """For a process that finds our program in this folder."""
    kept = {key: os.environ[key] for key in KEPT if key in os.environ}
    return {**kept, "PYTHONPATH": source}
