"""What several threads read at once, for the first time in a process, crashes nobody."""

import subprocess
import sys

import pytest

TOGETHER = """
import sys
from threading import Barrier, Thread

{before}
barrier = Barrier(4)
read = []

def run():
    barrier.wait()
    read.append({reading})

sys.setswitchinterval(1e-6)
threads = [Thread(target=run) for _ in range(barrier.parties)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit(len(read) != barrier.parties)
"""
A_FRAME = """
from io import BytesIO
from reverie import pipe
from reverie.decks.limits import Limits
from reverie.decks.worker import Terms
frame = BytesIO()
pipe.send(frame, Terms(Limits(), "crop"))
"""
A_DECK = """
from reverie.decks import deck
manifest = deck.encode(deck.Deck("few", "Few", ()))
"""
VECTORS = """
from reverie.bots import vectors
packed = vectors.pack(vectors.Vectors("model", ("text",), b"x"))
"""
READINGS = {
    "a frame": (A_FRAME, "pipe.receive(BytesIO(frame.getvalue()), Terms)"),
    "a deck": (A_DECK, "deck.decode(manifest)"),
    "vectors": (VECTORS, "vectors.unpack(packed)"),
    "texts": ("from reverie import languages", "languages.texts('en', 'app')"),
}


@pytest.mark.parametrize(("before", "reading"), READINGS.values(), ids=READINGS)
def test_threads_read_together(before: str, reading: str) -> None:
    program = TOGETHER.format(before=before, reading=reading)
    ended = subprocess.run([sys.executable, "-c", program], check=False)  # noqa: S603
    assert ended.returncode == 0
