"""The cores for bots: by affinity, and by the quotas of control groups, old and new."""

from pathlib import Path

import pytest

from reverie.app import cores as cores_module
from reverie.app.cores import MOST_PROCESSES, cores, cores_to_spare


@pytest.fixture(autouse=True)
def many_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: range(64), raising=False)


def system(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


NEW = {"proc/self/cgroup": "0::/kube/pod\n"}
OLD = {"proc/self/cgroup": "5:memory:/docker/x\n4:cpu,cpuacct:/docker/x\n1:name=systemd:/a:b\n"}


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({}, 64),
        (NEW, 64),
        (NEW | {"sys/fs/cgroup/cpu.max": "max 100000\n"}, 64),
        (NEW | {"sys/fs/cgroup/kube/pod/cpu.max": "250000 100000\n"}, 2),
        (NEW | {"sys/fs/cgroup/kube/pod/cpu.max": "50000 100000\n"}, 1),
        # The tightest of a group and those above it.
        (
            NEW
            | {
                "sys/fs/cgroup/kube/pod/cpu.max": "800000 100000\n",
                "sys/fs/cgroup/kube/cpu.max": "300000 100000\n",
            },
            3,
        ),
        # A container sees its own group as the first, and does not know where it is.
        (NEW | {"sys/fs/cgroup/cpu.max": "400000 100000\n"}, 4),
        ({"proc/self/cgroup": "0::/../other\n", "sys/fs/cgroup/cpu.max": "400000 100000"}, 4),
        (
            OLD
            | {
                "sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_quota_us": "600000\n",
                "sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_period_us": "100000\n",
            },
            6,
        ),
        (
            OLD
            | {
                "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n",
                "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
            },
            64,
        ),
        (NEW | {"sys/fs/cgroup/kube/pod/cpu.max": "what is this\n"}, 64),
        (NEW | {"sys/fs/cgroup/kube/pod/cpu.max": "100000 0\n"}, 64),
    ],
)
def test_cores_by_the_control_group(tmp_path: Path, files: dict[str, str], found: int) -> None:
    assert cores(system(tmp_path, files)) == found


def test_cores_to_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    def on(number: int, workers: int) -> int:
        monkeypatch.setattr(cores_module, "cores", lambda: number)
        return cores_to_spare(workers)

    assert [on(number, 1) for number in (1, 2, 4, 64)] == [1, 1, 3, MOST_PROCESSES]
    assert [on(8, workers) for workers in (2, 4, 8, 16)] == [3, 1, 1, 1]


def test_the_affinity_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: range(3), raising=False)
    assert cores(tmp_path) == 3
    assert cores(system(tmp_path, NEW | {"sys/fs/cgroup/kube/pod/cpu.max": "9 1"})) == 3
