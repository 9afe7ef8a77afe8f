"""Three cards drawn twice, each time by a process of its own, are the same to the last pixel.

    .studio-venv/bin/python -m unittest studio.ink.test_repeat

Needs the drawing libraries, which the server's tests do not have: it is the studio's own test. Without hatching, about half a minute.
"""

import os
import subprocess
import sys
import unittest
from pathlib import Path

NAMES = ("hand_shadow", "cats_cradle", "letterbox_eye")
DRAW = """
import hashlib
from studio.ink.registry import load, paint
cards = load()
for name in {names}:
    print(name, hashlib.sha256(paint(cards[name], quick=True).render().tobytes()).hexdigest())
"""


def drawn(seed: str) -> dict[str, str]:
    run = [sys.executable, "-c", DRAW.format(names=NAMES)]
    out = subprocess.run(
        run, cwd=Path(__file__).parents[2], env={**os.environ, "PYTHONHASHSEED": seed, "OMP_NUM_THREADS": "1"}, capture_output=True, text=True, check=True
    ).stdout
    return dict(line.split() for line in out.splitlines())


class Repeat(unittest.TestCase):
    def test_a_card_is_the_same_every_time(self) -> None:
        first, second = drawn("1"), drawn("2")
        self.assertEqual(set(first), set(NAMES))
        self.assertEqual(len(set(first.values())), len(NAMES))  # a blank sheet three times would be the same, too
        self.assertEqual(first, second)


if __name__ == "__main__":
    unittest.main()
