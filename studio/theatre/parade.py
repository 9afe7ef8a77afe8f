"""Sheets of the cast and the props: drawn flat in a second, or inflated and lit like a card."""

import inspect
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from PIL import Image as Pil

from theatre import light, press
from theatre.colour import rgb
from theatre.figure import Figure
from theatre.paint import mask, skin
from theatre.stage import Quality, Stage

Maker = Callable[[], Figure]


def flat(figures: Sequence[Figure], target: Path, columns: int = 8, cell: int = 260) -> Path:
    """Painted silhouettes without light: the quick look while drawing."""
    rows = -(-len(figures) // columns)
    out = np.ones((rows * cell, columns * cell, 3)) * rgb("#c8ccc4")
    for i, f in enumerate(figures):
        x0, y0, x1, y1 = f.silhouette().bounds
        side = max(x1 - x0, y1 - y0) * 1.06
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
        frame = (cx - side / 2, cy - side / 2, cx + side / 2, cy + side / 2)
        tile = out[i // columns * cell : (i // columns + 1) * cell, i % columns * cell : (i % columns + 1) * cell]
        for part in sorted(f.parts, key=lambda p: p.lift):
            cover = mask(part.shape, frame, cell, cell)[..., None]
            tile[:] = tile * (1 - cover) + skin(frame, part.low, part.high, part.marks, 1, part.brush, cell)[:cell, :cell] * cover
    target.parent.mkdir(exist_ok=True)
    Pil.fromarray((np.clip(out, 0, 1) * 255).astype(np.uint8)).save(target)
    return target


def lit(figures: Sequence[Figure], target: Path, columns: int = 4, rows: int = 4, width: int = 640) -> Path:
    """The same figures on a plain stage, as a card would show them."""
    from theatre.finish import finish
    from theatre.stage import FULL

    s = Stage("parade", "paper", 1, Quality(width, 16), fstop=8)
    s.sheet(FULL, 1.2, "#b8b4a4", "#dcd6c8", translucent=0)
    w, h = 2 / columns, 3 / rows
    for i, f in enumerate(figures[: columns * rows]):
        x0, y0, x1, y1 = f.silhouette().bounds
        size = min(w / (x1 - x0), h / (y1 - y0)) * 0.88
        x, y = -1 + w * (i % columns + 0.5), 1.5 - h * (i // columns + 0.5)
        s.place(f, x - (x0 + x1) / 2 * size, y - (y0 + y1) / 2 * size, size, 1.0)
    light.rig(s, 1100, 300)
    target.parent.mkdir(exist_ok=True)
    s.render(target)
    finish(target, target)
    return target


def everyone() -> dict[str, dict[str, Maker]]:
    from theatre import animals, people, props

    out: dict[str, dict[str, Maker]] = {"people": {}, "animals": {}, "props": {}}
    for name in people.__all__:
        f = getattr(people, name)
        if inspect.isfunction(f) and name not in ("person", "crowd", "local"):
            out["people"][name] = f
    for group, names in (("animals", animals.__all__), ("props", props.FIGURES)):
        for name in names:
            out[group][name] = getattr(animals if group == "animals" else props, name)
    return out


def render(groups: Sequence[str]) -> list[Path]:
    """Lit sheets of all groups, or of those named, sixteen figures each."""
    paths = []
    for group, makers in everyone().items():
        if groups and group not in groups:
            continue
        figures = [make() for make in makers.values()]
        paths.append(flat(figures, press.SHEETS / f"{group}_flat.png"))
        for i in range(0, len(figures), 16):
            paths.append(lit(figures[i : i + 16], press.SHEETS / f"{group}_{i // 16 + 1}.png"))
    return paths
