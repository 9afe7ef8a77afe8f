"""The back of the cards: a moon that is a closed eye, under a valance of stars. The same to the left and to the right.

python back.py [--preview]"""

import math
import sys
import tempfile
from pathlib import Path

from shapely.geometry import Polygon, box

from theatre import light, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, line, move, stroke, union
from theatre.finish import Finish, finish
from theatre.paint import Mark
from theatre.press import MASTERS, PREVIEWS
from theatre.stage import FINAL, FULL, PREVIEW, Stage

GOLD, PALE = "#d8982c", "#ffe6a4"
LEAF = draw("0,0! .05,.045 .13,.05 .22,0! .13,-.05 .05,-.045")
EYE_Y = 0.04


def both(g: Geom) -> Geom:
    return union(g, move(g, flip=True))


def star(x: float, y: float, r: float, points: int = 5, waist: float = 0.45) -> Geom:
    turn = math.pi / 2
    return Polygon(
        [
            (
                x + r * (1 if i % 2 == 0 else waist) * math.cos(turn + i * math.pi / points),
                y + r * (1 if i % 2 == 0 else waist) * math.sin(turn + i * math.pi / points),
            )
            for i in range(points * 2)
        ]
    )


def rays(s: Stage) -> None:
    s.sheet(FULL, 3.0, "#202b7c", "#263388", span=(-1.5, 1.5), translucent=0)
    wedges = []
    for i in range(24):
        a, b = math.radians(i * 15 - 3.6), math.radians(i * 15 + 3.6)
        wedges.append(Polygon([(0, EYE_Y), (3 * math.cos(a), EYE_Y + 3 * math.sin(a)), (3 * math.cos(b), EYE_Y + 3 * math.sin(b))]))
    s.sheet(union(*wedges), 2.8, "#3546a6", "#4256b8", span=(-1.5, 1.5), translucent=0.3, shadow=False)


def disc(s: Stage) -> None:
    rim = union(circle(0, EYE_Y, 0.6), *(circle(0.6 * math.cos(i * math.tau / 24), EYE_Y + 0.6 * math.sin(i * math.tau / 24), 0.075) for i in range(24)))
    s.sheet(rim, 2.0, "#6a5cc0", "#7c6ed0", thick=0.04)
    s.sheet(circle(0, EYE_Y, 0.575).difference(circle(0, EYE_Y, 0.553)), 1.93, GOLD, PALE, thick=0.03, glow=0.15)
    s.sheet(circle(0, EYE_Y, 0.53), 1.9, "#1c2670", "#2a3788", thick=0.04, translucent=0)


def emblem(s: Stage) -> None:
    r, y = 0.37, EYE_Y + 0.09
    moon = circle(0, y, r).difference(circle(0, y + 0.155, r * 0.965))
    craters = union(circle(-0.1, y - 0.27, 0.03), circle(0.12, y - 0.24, 0.022), circle(0.02, y - 0.32, 0.018))
    s.puff(moon, 1.6, 0.09, "#e8a838", "#fff0c0", [Mark(craters, "#c88a2c", 0.5)], glow=0.35)
    for a, length, curl in ((0, 0.15, 0), (19, 0.15, 24), (37, 0.145, 36), (54, 0.13, 44)):
        foot, mid, end = ((math.sin(math.radians(v)), -math.cos(math.radians(v))) for v in (a, a, a + curl))
        root = (foot[0] * (r - 0.012), y + foot[1] * (r - 0.012))
        bend = (root[0] + mid[0] * length * 0.55, root[1] + mid[1] * length * 0.55)
        tip = (bend[0] + end[0] * length * 0.6, bend[1] + end[1] * length * 0.6)
        s.puff(both(stroke(bezier(root, bend, tip, n=14), 0.028, 0.022, 0.008)), 1.6, 0.016, "#f0b84c", PALE, glow=0.35)
    s.puff(star(0, EYE_Y + 0.23, 0.12, 8, 0.42), 1.5, 0.03, "#ffd878", "#fff8e0", glow=0.7)
    small = both(union(star(0.24, EYE_Y + 0.3, 0.045, 4, 0.4), star(0.36, EYE_Y + 0.1, 0.03, 4, 0.4), circle(0.12, EYE_Y + 0.42, 0.014)))
    s.puff(small, 1.7, 0.01, PALE, "#fffbe8", glow=0.6)


def branch(s: Stage) -> None:
    """Two twigs of cut leaves that rise round the disc from one knot."""
    spine = bezier((0.0, -0.98), (0.62, -0.96), (1.0, -0.36), (0.74, 0.3), n=40)
    s.puff(both(stroke(spine, 0.035, 0.012)), 1.3, 0.012, "#1c4258", "#3f7c8c")
    for i in range(5, 40, 4):
        x, y = spine[i]
        px, py = spine[i - 1]
        along = math.degrees(math.atan2(y - py, x - px))
        size = 1.12 - i * 0.011
        for side, tone in ((52, "#2f7084"), (-52, "#25587c")):
            g = both(move(LEAF, x, y, along + side, size))
            vein = both(move(line([(0.02, 0), (0.18, 0)], 0.008), x, y, along + side, size))
            s.puff(g, 1.25, 0.02, darker(tone, 0.25), lighter(tone, 0.22), [Mark(vein, darker(tone, 0.4), 0.7)])
    tip = both(move(LEAF, *spine[-1], 100, 0.7))
    s.puff(tip, 1.25, 0.02, "#25587c", "#5a98a4")
    s.puff(star(0, -0.98, 0.1), 1.1, 0.04, GOLD, PALE, glow=0.25)


def valance(s: Stage) -> None:
    """The curtain's top, in three bows, and what hangs from it."""
    for depth, drop, low, high in ((0.9, 0.0, "#4c2c84", "#633a98"), (0.7, 0.13, "#38205f", "#4a2a7c")):
        g = union(
            box(-1.3, 1.28 + drop, 1.3, 2),
            *(move(draw("-.36,.1! -.3,-.06 -.16,-.16 0,-.19 .16,-.16 .3,-.06 .36,.1!"), x, 1.24 + drop) for x in (-0.66, 0, 0.66)),
        )
        s.sheet(g, depth, low, high, thick=0.04, span=(1.0, 1.5), shadow=depth > 0.8)
        s.sheet(g.difference(g.buffer(-0.016)).intersection(box(-2, 0, 2, 1.34 + drop)), depth - 0.03, GOLD, PALE, thick=0.01)
    threads, stars = [], []
    for x, y, r in ((0.33, 0.86, 0.06), (0.66, 0.9, 0.045), (0.0, 0.9, 0.05), (0.84, 1.0, 0.03)):
        threads.append(both(line([(x, 1.2), (x, y)], 0.009)))
        stars.append(both(star(x, y - r, r)))
    s.sheet(union(*threads), 1.05, "#b88a4c", "#e8c078", thick=0.006, shadow=False)
    s.puff(union(*stars), 1.0, 0.02, "#ffcf6c", "#fff4cc", glow=0.6)


def hills(s: Stage) -> None:
    for depth, y, rise, low, high in (
        (1.0, -1.12, 0.2, "#222f82", "#3646a0"),
        (0.7, -1.26, 0.14, "#182264", "#27357e"),
        (0.4, -1.4, 0.08, "#0f1744", "#1a2562"),
    ):
        g = both(Polygon([(0, -2), *bezier((0, y), (0.4, y), (0.7, y + rise), (1.4, y + rise * 1.6), n=20), (1.4, -2)]))
        s.sheet(g, depth, low, high, span=(-1.5, y + rise))


def frame(s: Stage) -> None:
    inner = box(-0.86, -1.36, 0.86, 1.36).buffer(0.07)
    s.sheet(FULL.difference(inner), 0.1, "#101746", "#18215e", span=(-1.5, 1.5), thick=0.05, translucent=0, shadow=False)
    s.sheet(inner.difference(inner.buffer(-0.016)), 0.06, GOLD, PALE, thick=0.02, glow=0.1, shadow=False)


def scene(s: Stage) -> None:
    for layer in (rays, disc, emblem, branch, valance, hills, frame):
        layer(s)
    weather.halo(s, 0, EYE_Y, 2.4, 1.25, "#6a70e8", 0.55)
    light.lamp(s, 0, EYE_Y + 0.2, 1.0, 9, "#ffd898", 0.2)
    light.area(s, (0, -4.5, 3.6), (0, 1.5, 0), 3.0, 1300, "#c8d4ff")
    light.area(s, (0, -3.5, -3.0), (0, 1.5, -0.4), 2.0, 260, "#ffc890")


def render(preview: bool) -> Path:
    target = (PREVIEWS if preview else MASTERS) / "back.png"
    target.parent.mkdir(exist_ok=True)
    s = Stage("back", "midnight", quality=PREVIEW if preview else FINAL, focus=1.4, fstop=4)
    scene(s)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        s.render(raw)
        # Written aside and moved, as the press does: a half-written master must not count as done.
        part = target.with_suffix(".part.png")
        finish(raw, part, Finish(vignette=0.1))
        part.replace(target)
    return target


if __name__ == "__main__":
    print(render("--preview" in sys.argv))
