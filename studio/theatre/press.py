"""The press: renders cards to files, prints contact sheets."""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image as Pil

from theatre.finish import finish
from theatre.registry import CARDS
from theatre.stage import FINAL, PREVIEW

HERE = Path(__file__).resolve().parent.parent
MASTERS, PREVIEWS, SHEETS = HERE / "masters", HERE / "previews", HERE / "sheets"


def where(name: str, final: bool) -> Path:
    return (MASTERS if final else PREVIEWS) / f"{name}.png"


def render(name: str, final: bool = False) -> Path:
    c = CARDS[name]
    target = where(name, final)
    target.parent.mkdir(exist_ok=True)
    stage = c.set(FINAL if final else PREVIEW)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        stage.render(raw)
        # Written aside and moved: a half-written master must not count as done.
        part = target.with_suffix(".part.png")
        finish(raw, part, c.finish)
        part.replace(target)
    return target


def deck(final: bool = True) -> None:
    """Render what is missing, each in a process of its own: Blender keeps memory, and a crash costs one card."""
    todo = [n for n in sorted(CARDS) if not where(n, final).exists()]
    for i, name in enumerate(todo, 1):
        print(f"{i}/{len(todo)} {name}", flush=True)
        command = [sys.executable, "-m", "theatre", "card", name, *(["--final"] if final else [])]
        subprocess.run(command, cwd=HERE, check=False)


def sheet(names: Sequence[str], target: Path, width: int = 240, columns: int = 6) -> Path:
    """A contact sheet of what is rendered; masters before previews."""
    pictures = [p for n in names for p in (where(n, True), where(n, False)) if p.exists()]
    first: dict[str, Path] = {}
    for p in pictures:
        first.setdefault(p.stem, p)
    h = width * 3 // 2
    rows = -(-len(first) // columns)
    out = Pil.new("RGB", (columns * (width + 6) + 6, rows * (h + 6) + 6), "#16161c")
    for i, p in enumerate(first.values()):
        small = Pil.open(p).convert("RGB").resize((width, h), Pil.Resampling.LANCZOS)
        out.paste(small, (6 + i % columns * (width + 6), 6 + i // columns * (h + 6)))
    target.parent.mkdir(exist_ok=True)
    out.save(target)
    return target
