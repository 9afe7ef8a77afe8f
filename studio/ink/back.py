"""The back of the cards: a moth that a folded ink blot has become, one eye of its wings open and one shut.

.studio-venv/bin/python -m studio.ink.back    # into studio/ink/out/back.png
"""

import math
import os

import numpy as np

os.environ.setdefault("OMP_NUM_THREADS", "1")
GROUND, DEEP, PAPER, INK, ACCENT = "#1f6a64", "#0f3f45", "#fbf3dc", "#16141c", "#d8572e"
X, Y = 500, 760
OVAL = (318, 468)


def half_of_a_moth():
    """Its left side, from the fold at x = 0, in pixels of the sheet round the oval's middle."""
    from .shapes import blob, ell, limb, union

    upper = blob([(0, -70), (-60, -150), (-140, -235), (-215, -262), (-252, -205), (-232, -120), (-182, -52), (-120, -10), (0, 20)])
    lower = blob([(0, 0), (-92, 18), (-172, 72), (-196, 150), (-150, 222), (-108, 210), (-86, 262), (-58, 196), (-30, 150), (0, 110)])
    body = limb([(0, -120), (-4, -40), (-6, 60), (-3, 170), (0, 250)], [26, 34, 30, 22, 6])
    feeler = limb([(-6, -130), (-40, -200), (-62, -270), (-112, -310)], [7, 5, 4, 9])
    drops = [ell(-x, y, r) for x, y, r in ((228, 60, 8), (214, 96, 4), (178, 266, 7), (40, 318, 6), (146, 296, 4), (92, -352, 5))]
    return union(upper, lower, body, feeler, *drops)


def folded(s, g):
    """Pressed on the fold: wet, ragged, and the same on both sides."""
    from .shapes import move

    half = s.warp(s.mask(move(g, X, Y)), (0, 0, s.w, s.h), 2.2, 5.0, 9.0)
    half[:, X:] = 0
    other = np.zeros_like(half)
    other[:, X:] = half[:, :X][:, ::-1]
    return np.maximum(half, other)


def ground(s) -> None:
    s.wash(s.all, GROUND, 1.25, bloom=5, pool=0.5, col2=DEEP, mix=("rad", X, Y, 980, 0, 1))
    s.wash(s.all, DEEP, 0.5, wet=60, grad=("rad", X, Y, 1000, 0, 1))


def rays(s) -> None:
    """White lines from the oval outwards, long and short by turns, with a dot at the end of the long."""
    rx, ry = OVAL
    for i in range(72):
        a = i * math.tau / 72
        c, n = math.cos(a), math.sin(a)
        near, far = 1.09, (1.2 if i in (0, 36) else 1.3 if i % 6 == 0 else 1.2 if i % 2 == 0 else 1.15)
        s.stroke([(X + rx * near * c, Y + ry * near * n), (X + rx * far * c, Y + ry * far * n)], 3.4, "#f6ecd0", body=True, taper=(0.1, 0.5), wobble=0.5)
        if i % 6 == 0:
            s.dots([(X + rx * (far + 0.035) * c, Y + ry * (far + 0.035) * n)], 5, "#f6ecd0", body=True)


def oval(s) -> None:
    from .shapes import ell

    g = ell(X, Y, *OVAL)
    s.cover(g)
    s.wash(g, "#e9d6a6", 0.35, wet=30, grad=("rad", X, Y, 460, 0.1, 1))
    s.outline(g, 6, INK, lost=0.0)
    s.outline(ell(X, Y, OVAL[0] - 16, OVAL[1] - 16), 2.2, INK, lost=0.3)


def moth(s) -> None:
    from .kit import marks
    from .shapes import ell

    m = folded(s, half_of_a_moth())
    s.wash(m, "#26304e", 1.6, edge=0.9, rough=0, off=0, bloom=3)
    s.stamp(m, INK, alpha=0.8)
    for side, kind in ((-1, "open"), (1, "shut")):
        x, y = X + side * 150, Y - 150
        s.cover(ell(x, y, 62, 40, side * 28))
        marks.eye(s, x, y, 108, tilt=side * 28, kind=kind, iris="#d8862e", look=(0.25, 0.2))
    for side in (-1, 1):
        for k in range(4):
            s.curve(
                [(X + side * (64 + 20 * k), Y + 60 + 12 * k), (X + side * (84 + 24 * k), Y + 120 + 8 * k), (X + side * (78 + 22 * k), Y + 168)],
                3,
                "#f6ecd0",
                body=True,
                alpha=0.85,
            )
    s.splatter(INK, 26, area=(X - 200, Y - 330, X + 200, Y + 360), size=(1, 4))


def drop(s) -> None:
    """What it came from: a drop that falls from a nib above."""
    from .shapes import blob, poly

    y = Y - OVAL[1] + 66
    nib = poly([(X - 22, y - 150), (X + 22, y - 150), (X + 30, y - 92), (X, y - 22), (X - 30, y - 92)])
    s.cover(nib)
    s.thing(nib, "#c79a3a")
    s.curve([(X, y - 100), (X, y - 60), (X, y - 26)], 3, INK)
    s.dots([(X, y - 102)], 6, INK)
    fall = blob([(X, y - 4, 1), (X + 15, y + 34), (X, y + 52), (X - 15, y + 34)])
    s.cover(fall)
    s.wash(fall, ACCENT, 1.7, edge=0.8)
    s.outline(fall, 2.6, INK, lost=0.1)


def border(s) -> None:
    for inset, w in ((58, 5), (74, 2.4)):
        i, r, b = inset, s.w - inset, s.h - inset
        for line in ([(i, i), (r, i)], [(r, i), (r, b)], [(r, b), (i, b)], [(i, b), (i, i)]):
            s.stroke(line, w, "#f6ecd0", body=True, taper=(0.01, 0.01), wobble=0.7)
    for cx in (128, s.w - 128):
        for cy in (128, s.h - 128):
            star(s, cx, cy)


def star(s, x: float, y: float) -> None:
    for i in range(8):
        a, q = i * math.tau / 8, 34 if i % 2 == 0 else 19
        s.stroke(
            [(x + 8 * math.cos(a), y + 8 * math.sin(a)), (x + q * math.cos(a), y + q * math.sin(a))], 4, "#f6ecd0", body=True, taper=(0.05, 0.6), wobble=0.3
        )
    s.dots([(x, y)], 5, ACCENT, body=True)


def main() -> None:
    from PIL import Image

    from .make import OUT
    from .sheet import Sheet

    s = Sheet(71, stock="cold", fresh=False)
    for part in (ground, rays, border, oval, moth, drop):
        part(s)
    OUT.mkdir(exist_ok=True)
    Image.fromarray(s.render()).save(OUT / "back.png")
    print(OUT / "back.png")


if __name__ == "__main__":
    main()
