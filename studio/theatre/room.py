"""Interiors: walls with paper, floors, windows with a view, shelves, rugs, curtains, a town row."""

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import Polygon, box

from theatre import light, material, plants, sky, solids
from theatre.colour import Colour, Image, darker, lighter, mix
from theatre.curves import Geom, bezier, circle, ellipse, move, smooth, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props.buildings import house
from theatre.stage import FULL, Stage


def paper_pattern(kind: str, step: float = 0.26) -> Geom:
    """Wallpaper over the whole card: stripes, dots, leaves, diamonds, stars, checks."""
    xs, ys = np.arange(-1.6, 1.7, step), np.arange(-1.8, 1.9, step)
    odd = [(x + (j % 2) * step / 2, y) for j, y in enumerate(ys) for x in xs]
    match kind:
        case "stripes":
            return union(*(box(x, -2.2, x + step * 0.4, 2.2) for x in xs))
        case "dots":
            return union(*(circle(x, y, step * 0.12) for x, y in odd))
        case "leaves":
            leaf = union(move(plants.leaf(0.11, 0.05), 0, 0, 55), move(plants.leaf(0.11, 0.05), 0, 0, 125), move(plants.leaf(0.13, 0.04), 0, 0, 90))
            return union(*(move(leaf, x, y, 0, step / 0.26) for x, y in odd))
        case "diamonds":
            return union(*(Polygon([(x, y + step * 0.3), (x + step * 0.18, y), (x, y - step * 0.3), (x - step * 0.18, y)]) for x, y in odd))
        case "stars":
            return union(*(ellipse(x, y, step * 0.035, step * 0.16, t) for x, y in odd for t in (0, 60, 120)))
        case "checks":
            return union(*(box(x, y, x + step / 2, y + step / 2) for x, y in odd))
    return Polygon()


def wall(
    s: Stage,
    depth: float = 3.2,
    low: Colour | None = None,
    high: Colour | None = None,
    pattern: str = "stripes",
    ink: Colour | None = None,
    step: float = 0.26,
    opening: Geom | None = None,
    skirting: float | None = -0.66,
) -> None:
    """A papered wall; `opening` is cut out of it for a window or a door."""
    a, b = low or s.p.far, high or lighter(s.p.far, 0.2)
    whole = FULL.difference(opening) if opening is not None else FULL
    s.sheet(whole, depth, a, b, span=(-1, 1.2), thick=0.06, translucent=0, bump=0.5)
    print_ = paper_pattern(pattern, step).intersection(whole)
    if not print_.is_empty:
        s.sheet(print_, depth - 0.034, ink or lighter(a, 0.3), ink or lighter(b, 0.3), thick=0.004, edge=0, shadow=False)
    if skirting is not None:
        s.sheet(box(-2, -2.2, 2, skirting).intersection(whole), depth - 0.06, darker(a, 0.45), darker(a, 0.3), thick=0.06, translucent=0)
        s.sheet(box(-2, skirting - 0.03, 2, skirting + 0.03), depth - 0.1, darker(a, 0.2), lighter(a, 0.1), thick=0.05, translucent=0)


def floor(s: Stage, y: float = -1.1, colour: Colour = "#8a5a38", second: Colour | None = None, boards: bool = True) -> None:
    """Wooden boards running towards us, at world height y."""
    mat = material.solid(colour, second or darker(colour, 0.25), rough=0.55, bump=0.3, grain=14, grain_stretch=1)
    solids.floor(s, y, mat, far=3.3)
    if boards:
        dark = material.solid(darker(colour, 0.5), rough=0.8, bump=0)
        for x in np.arange(-3, 3.1, 0.34):
            solids.block(s, float(x), (y + 0.002) / s.k(0), 0.0, 0.012, 0.004, 9.0, dark)


def tiles(s: Stage, y: float, a: Colour, b: Colour, size: float = 0.5, near: float = -3, far: float = 9) -> None:
    """A chequered floor."""
    n = int(8 / size)
    mats = [material.solid(c, rough=0.45, bump=0.1) for c in (a, b)]
    import bpy

    for which, mat in enumerate(mats):
        v: list[tuple[float, float, float]] = []
        f: list[tuple[int, ...]] = []
        for i in range(-n, n):
            for j in range(int((far - near) / size)):
                if (i + j) % 2 == which:
                    x0, y0 = i * size, near + j * size
                    f.append(tuple(range(len(v), len(v) + 4)))
                    v += [(x0, y0, y), (x0 + size, y0, y), (x0 + size, y0 + size, y), (x0, y0 + size, y)]
        mesh = bpy.data.meshes.new("tiles")
        mesh.from_pydata(v, [], f)
        s.add(mesh, (0, 0, 0), mat)


def window(
    s: Stage,
    x: float,
    y: float,
    w: float,
    h: float,
    depth: float = 3.2,
    frame: Colour = "#f0e6d2",
    view: Image | None = None,
    bars: tuple[int, int] = (1, 1),
    arch: bool = False,
    light_in: float = 0.0,
    strength: float = 1.0,
) -> Geom:
    """A window centred at (x, y); returns the opening, to be cut from the wall. Draw a world behind it, or pass a painted view."""
    hole: Geom = box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    if arch:
        hole = union(hole, move(circle(0, 0, w / 2), x, y + h / 2))
    t = 0.035
    grid = [box(x - w / 2 + w * i / (bars[0] + 1) - t / 3, y - h / 2, x - w / 2 + w * i / (bars[0] + 1) + t / 3, y + h) for i in range(1, bars[0] + 1)]
    grid += [box(x - w / 2, y - h / 2 + h * i / (bars[1] + 1) - t / 3, x + w / 2, y - h / 2 + h * i / (bars[1] + 1) + t / 3) for i in range(1, bars[1] + 1)]
    s.sheet(
        union(hole.buffer(t, join_style=2).difference(hole), union(*grid).intersection(hole)),
        depth - 0.07,
        darker(frame, 0.15),
        frame,
        thick=0.07,
        translucent=0,
    )
    s.sheet(box(x - w / 2 - 0.08, y - h / 2 - 0.07, x + w / 2 + 0.08, y - h / 2 - 0.02), depth - 0.16, darker(frame, 0.2), frame, thick=0.2, translucent=0)
    if view is not None:
        x0, y0, x1, y1 = hole.buffer(0.1).bounds
        s.screen(view, depth + 0.35, strength, strength, (x0 - 0.1, y0 - 0.1, x1 + 0.1, y1 + 0.1))
    if light_in:
        kx = s.at(x, y, depth + 0.2)
        light.area(s, kx, (kx[0] * 0.2, 0.5, -1.2), max(w, h), light_in, s.p.key)
    return hole


def view(s: Stage, **painting: object) -> Image:
    """The palette's sky, for a window."""
    return sky.paint(s.p.sky, s.seed + 7, **{"cloud": s.p.cloud, "wisps": 0.3, **painting})  # type: ignore[arg-type]


def curtain(
    s: Stage,
    side: int,
    depth: float,
    colour: Colour,
    top: float = 1.6,
    bottom: float = -1.25,
    inner_top: float = 0.12,
    inner: float = 0.63,
    tie: float = 0.36,
    folds: int = 8,
    outer: float = 1.3,
) -> None:
    """A gathered curtain at one side (-1 left, 1 right), tied at `tie` of its height."""
    rows = []
    for v in range(61):
        t = v / 60
        edge = inner - 0.12 * ((tie - t) / tie) if t < tie else inner - (inner - inner_top) * ((t - tie) / (1 - tie)) ** 1.5
        pinch = 1 - 0.35 * math.exp(-(((t - tie) / 0.08) ** 2))
        rows.append(
            [
                (
                    side * (outer - (outer - edge) * u / 110),
                    bottom + t * (top - bottom),
                    depth + 0.07 * math.sin(u / 110 * math.tau * folds + math.sin(t * 3) * 0.4) * pinch,
                )
                for u in range(111)
            ]
        )
    solids.cloth(s, rows, material.solid(colour, darker(colour, 0.25), rough=0.75, bump=0.25, grain=50))


def shelf(s: Stage, x0: float, x1: float, y: float, depth: float, colour: Colour = "#7a4e30", things: Sequence[tuple[Figure, float]] = ()) -> None:
    """A board with things standing on it, each with its height, evenly spread."""
    solids.block(s, (x0 + x1) / 2, y - 0.02, depth, x1 - x0, 0.04, 0.24, material.solid(colour, darker(colour, 0.3), rough=0.6, bump=0.3))
    for i, (figure, size) in enumerate(things):
        s.place(figure, x0 + (x1 - x0) * (i + 0.5) / len(things), y, size, depth - 0.08)


def book_row(
    s: Stage,
    x0: float,
    x1: float,
    y: float,
    depth: float,
    tall: float = 0.24,
    colours: Sequence[Colour] = ("#a8322a", "#1f5a6a", "#d8902a", "#5a2a50", "#2f6a4a", "#e0c490", "#24406a"),
) -> None:
    """Spines side by side, one or two leaning; some gaps."""
    x = x0
    while x < x1 - 0.05:
        w, h = s.rng.uniform(0.03, 0.065), tall * s.rng.uniform(0.7, 1)
        if s.rng.random() < 0.1:
            x += s.rng.uniform(0.03, 0.08)
        c = s.rng.choice(list(colours))
        g = box(x, y, x + w, y + h)
        if s.rng.random() < 0.08:
            g = move(box(0, 0, w, h), x + 0.04, y, 12)
            x += 0.06
        bands = union(*(box(x - 0.1, y + h * t, x + w + 0.1, y + h * t + 0.01) for t in (0.12, 0.2, 0.82)))
        s.puff(g, depth, 0.018, darker(c, 0.25), lighter(c, 0.1), [Mark(bands, "#e8bc60", 0.85)], brush="cloth", cell=0.008)
        x += w + 0.003


def rug(s: Stage, y: float, x: float, depth: float, r: float, a: Colour, b: Colour) -> None:
    """A round rug on a floor at world height y."""
    for k, c in ((1.0, a), (0.82, b), (0.66, a), (0.4, b)):
        solids.lathe(
            s,
            [(0, 0.004), (k, 0.004), (k, 0)],
            x,
            (y + 0.004 + 0.004 * (1 - k)) / s.k(depth),
            depth,
            r,
            material.solid(c, darker(c, 0.15), rough=0.95, bump=0.5, grain=80),
            segments=48,
        )


def town_row(
    s: Stage,
    y: float,
    depth: float,
    colours: Sequence[Colour],
    x0: float = -1.15,
    x1: float = 1.15,
    size: tuple[float, float] = (0.34, 0.46),
    lit: bool = True,
    roofs: Sequence[Colour] = ("#a8442f", "#7a3a3a", "#8a5a34"),
) -> list[Figure]:
    """Town houses wall to wall, each its own height and colour; returns them placed."""
    out, x = [], x0
    while x < x1:
        c = s.rng.choice(list(colours))
        tall = s.rng.choice([62, 80, 96, 112])
        k = s.rng.uniform(*size)
        w = 0.72 * k
        f = house(c, s.rng.choice(list(roofs)), lit, tall, s.rng.uniform(34, 60), mix(c, "#2a3a4a", 0.6), s.rng.random() < 0.7)
        out.append(s.place(f, x + w / 2, y, k, depth + s.rng.uniform(-0.03, 0.03)))
        x += w * s.rng.uniform(0.98, 1.04)
    return out


def frame(hole: Geom, s: Stage, depth: float = 0.1, low: Colour | None = None, high: Colour | None = None) -> None:
    """Everything but a hole, near and dark: a cave mouth, a keyhole, a porthole. Not on every card."""
    s.sheet(FULL.difference(hole), depth, low or s.p.dark, high or s.p.near, translucent=0)


def ragged_hole(s: Stage, rx: float, ry: float, wobble: float = 0.1, x: float = 0, y: float = 0) -> Geom:
    phases = [(n, s.rng.uniform(0, 6.28), s.rng.uniform(0.4, 1) / (i + 1)) for i, n in enumerate((2, 3, 5, 9))]
    pts = []
    for t in np.linspace(0, math.tau, 90, endpoint=False):
        r = 1 + wobble * sum(a * math.sin(n * t + p) for n, p, a in phases)
        pts.append((x + rx * r * math.cos(t), y + ry * r * math.sin(t)))
    return Polygon(smooth(pts, n=3)).buffer(0)


def keyhole(x: float = 0, y: float = 0.1, r: float = 0.5) -> Geom:
    return union(
        circle(x, y + r * 0.8, r * 0.62),
        Polygon([(x - r * 0.34, y + r * 0.5), (x + r * 0.34, y + r * 0.5), (x + r * 0.62, y - r * 1.7), (x - r * 0.62, y - r * 1.7)]),
    )


def string(s: Stage, points: Sequence[tuple[float, float]], depth: float, colour: Colour = "#fff0d0", width: float = 0.009, glow: float = 0.2) -> None:
    """A thread through 2 to 4 points; never thinner than the paint filter lets live."""
    from theatre.curves import line

    s.sheet(line(bezier(*points, n=36), width), depth, colour, thick=0.008, edge=0, shadow=False, glow=glow)
