"""How many cores there are for this process, and for the bots of each worker.

A container on a large machine may have a part of it only: by its affinity, or by the quota of its
control group or of one above it.
"""

import os
from collections.abc import Iterator
from math import inf
from pathlib import Path

MOST_PROCESSES = 4
"""Each takes as much memory as the first."""
ROOT = Path("/")


def cores_to_spare(workers: int = 1) -> int:
    """For the bots of each worker, who has one for itself; at least one is shared with it."""
    return max(1, min(MOST_PROCESSES, cores() // workers - 1))


def cores(root: Path = ROOT) -> int:
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, int(min(found or 1, *_quotas(root), inf)))


def _quotas(root: Path) -> Iterator[float]:
    """Of the groups that this process is in: of version 2, of version 1, or of both."""
    mounted = root / "sys/fs/cgroup"
    try:
        lines = (root / "proc/self/cgroup").read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _, controllers, path = line.split(":", 2)
        if not controllers:
            yield from _up(mounted, path)
        elif "cpu" in controllers.split(","):
            yield from _up(mounted / controllers, path)
            yield from _up(mounted / "cpu", path)


def _up(mounted: Path, path: str) -> Iterator[float]:
    """Of a group and all above it; a container may see its own as the first."""
    group = mounted / path.lstrip("/")
    for folder in (group, *group.parents):
        if folder.is_relative_to(mounted) and ".." not in folder.parts:
            yield _quota(folder)


def _quota(folder: Path) -> float:
    """In cores; without end where there is none."""
    for files in (("cpu.max",), ("cpu.cfs_quota_us", "cpu.cfs_period_us")):
        try:
            quota, period = " ".join((folder / name).read_text() for name in files).split()
            return int(quota) / int(period) if int(quota) > 0 else inf
        except (OSError, ValueError, ZeroDivisionError):
            continue  # there is no such file, or it says: max
    return inf
