"""Runs the tests and counts them: python scripts/test.py all | quick, then what pytest is given.

``all`` is every test. ``quick`` has no browser and no whole evenings: for the work of every minute.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
WORKERS = min(8, (os.cpu_count() or 1) + 4)
"""Four more than there are cores, since many tests wait; very many wait for each other's disk."""
WEB_LOG = "web.log"
SIDE_BY_SIDE = ["-n", str(WORKERS), "--dist", "loadfile"]
SIDE_BY_SIDE += ["--no-loadscope-reorder"]  # the browser's files stay together
SECOND_LOOKS = 5
"""So many failures may come of the crowd of tests on a small machine; more are a fault."""
QUICK = ["tests/games", "tests/golden", "tests/tables", "tests/decks", "tests/test_architecture.py"]
QUICK += ["tests/server/test_errors.py", "tests/server/test_site.py"]
QUICK += [
    f"tests/server/test_whole_games.py::test_people_play[{game}-mixed]"
    for game in ("stella-4", "odyssey-5", "party-6", "team-6")
]


class Count(NamedTuple):
    ended: int
    passed: int = 0
    failed: int = 0
    left_out: int = 0


def of_the_web(folder: Path) -> Count:
    """Beside those of Python; what they say is in a file meanwhile."""
    report = folder / "web.json"
    options = ["--reporter=dot", "--reporter=json", f"--outputFile.json={report}"]
    with (folder / WEB_LOG).open("wb") as log:
        command = [ROOT / "scripts/web", "test", *options]
        ended = subprocess.run(command, check=False, stdout=log, stderr=log).returncode
    if not report.exists():
        return Count(ended)
    told = json.loads(report.read_text())
    return Count(ended, told["numPassedTests"], told["numFailedTests"], told["numPendingTests"])


def of_python(folder: Path, chosen: Sequence[str]) -> Count:
    """What fails beside the others is looked at once more, alone, and told of in any case."""
    kept = ["-o", f"cache_dir={folder / 'kept'}", *chosen]
    report = folder / "python.xml"
    first = pytest(report, [*SIDE_BY_SIDE, *kept])
    if not 0 < first.failed <= SECOND_LOOKS:
        return first
    names = "\n  ".join(failed_in(report))
    print(f"\nFailed beside the others, and run again by themselves:\n  {names}\n", flush=True)  # noqa: T201
    again = pytest(folder / "again.xml", ["--last-failed", *kept])
    return Count(again.ended, first.passed + again.passed, again.failed, first.left_out)


def pytest(report: Path, options: Sequence[str]) -> Count:
    command = [sys.executable, "-m", "pytest", f"--junit-xml={report}", *options]
    ended = subprocess.run(command, cwd=ROOT, check=False).returncode
    if not report.exists():
        sys.stderr.write(f"\npytest ended before it could count, with status {ended}.\n")
        return Count(ended)
    suite = ET.parse(report).getroot()[0]  # noqa: S314 - pytest has just written it
    every, skipped, *bad = (
        int(suite.get(name, 0)) for name in ("tests", "skipped", "failures", "errors")
    )
    return Count(ended, every - skipped - sum(bad), sum(bad), skipped)


def failed_in(report: Path) -> list[str]:
    cases = ET.parse(report).iter("testcase")  # noqa: S314 - as above
    return sorted(
        {f"{case.get('classname')}::{case.get('name')}" for case in cases if is_bad(case)}
    )


def is_bad(case: ET.Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None


def main() -> int:
    match sys.argv[1:]:
        case ["all", *chosen]:
            pass
        case ["quick", *more]:
            chosen = [*QUICK, *more]
            os.environ.setdefault("HYPOTHESIS_PROFILE", "glance")
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    # Hundreds of processes would each compile everything anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(1) as beside:
        folder = Path(name)
        web = beside.submit(of_the_web, folder)
        counts = [of_python(folder, chosen), web.result()]
        print((folder / WEB_LOG).read_text(errors="replace"))  # noqa: T201
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    passed, failed, left_out = (sum(column) for column in list(zip(*counts, strict=True))[1:])
    rest = f", {failed} failed" * bool(failed) + f", {left_out} left out" * bool(left_out)
    print(f"{passed} tests passed{rest}, in {minutes}:{seconds:02} minutes.")  # noqa: T201
    return int(any(count.ended for count in counts))


if __name__ == "__main__":
    sys.exit(main())
