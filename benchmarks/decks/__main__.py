"""How long it takes to make a deck of 200 photographs, and how much memory.

The floor is what cannot be avoided: Pillow opening, shrinking and saving the same files with as
many processes, and nothing else. Exits with 1 where a target is missed.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from reverie.decks.folder import FolderStorage
from reverie.decks.importing import Wishes, import_path
from reverie.decks.library import Library
from reverie.decks.limits import Limits

from . import photographs
from .memory import Memory

SECONDS = 60
MEGABYTES = 500
FLOOR = """
import sys
from pathlib import Path
from PIL import Image
for name in sys.argv[2:]:
    with Image.open(name) as picture:
        picture.thumbnail((1200, 1200))
        picture.save(Path(sys.argv[1]) / (Path(name).stem + ".webp"), quality=80)
"""


def processor_time() -> float:
    """Seconds that this process and those that it waited for have worked."""
    return sum(os.times()[:4])


def floor(pictures: Path, results: Path, processes: int) -> tuple[float, float]:
    """Seconds, and seconds of work, for plain Pillow: open, thumbnail, save."""
    files = [str(path) for path in sorted(pictures.iterdir())]
    results.mkdir()
    start, worked = time.perf_counter(), processor_time()
    running = [
        subprocess.Popen([sys.executable, "-c", FLOOR, str(results), *files[part::processes]])
        for part in range(processes)
    ]
    assert all(process.wait() == 0 for process in running)
    return time.perf_counter() - start, processor_time() - worked


def deck(pictures: Path, decks: Path, limits: Limits) -> tuple[float, float, int]:
    """Seconds, seconds of work, and bytes of memory for a deck."""
    library = Library(FolderStorage(decks), limits)
    start, worked = time.perf_counter(), processor_time()
    with Memory() as memory:
        imported = import_path(pictures, library, Wishes(name="Benchmark"))
    seconds = time.perf_counter() - start
    assert imported.cards == len(list(pictures.iterdir()))
    assert not imported.refused
    return seconds, processor_time() - worked, memory.peak


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        pictures = Path(folder) / "pictures"
        pictures.mkdir()
        photographs.write(pictures, arguments.count)
        size = sum(path.stat().st_size for path in pictures.iterdir())
        print(f"{arguments.count} photographs of 12 MP, {size / 1e6:.0f} MB")
        least, least_work = floor(pictures, Path(folder) / "floor", arguments.workers)
        limits = Limits(workers=arguments.workers)
        seconds, work, memory = deck(pictures, Path(folder) / "decks", limits)
    print(f"floor   {least:6.1f} s, {least_work:6.1f} s of work: open, thumbnail, save one WebP")
    print(f"import  {seconds:6.1f} s, {work:6.1f} s of work, target {SECONDS} s")
    print(f"ratio   {seconds / least:6.2f} x,  {work / least_work:5.2f} x the work")
    print(f"memory  {memory / 1e6:6.0f} MB at the peak of all processes, target {MEGABYTES} MB")
    return int(seconds > SECONDS or memory > MEGABYTES * 1e6)


if __name__ == "__main__":
    sys.exit(main())
