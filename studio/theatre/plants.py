"""Plants: outlines first (rng, x, y, height), then whole painted trees."""

import math
from random import Random

from shapely.geometry import Point, Polygon, box

from theatre.colour import Colour, darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, move, stroke, union
from theatre.paint import Mark
from theatre.stage import Stage


def pine(rng: Random, x: float, y: float, h: float, tiers: int = 6) -> Geom:
    w = h * 0.36
    parts: list[Geom] = [box(x - w * 0.05, y - 0.02, x + w * 0.05, y + h * 0.2)]
    for i in range(tiers):
        t = i / tiers
        yy, ww, hh = y + h * (0.1 + 0.78 * t), w * (1 - t) * 0.5 + w * 0.03, h * 0.3 * (1 - t * 0.45)
        left = bezier((x - ww, yy - h * 0.015), (x - ww * 0.45, yy + hh * 0.25), (x, yy + hh), n=8)
        right = [(2 * x - a, b) for a, b in left][::-1]
        parts.append(Polygon([*left, *right, (x + ww * 0.5, yy + h * 0.02), (x, yy - h * 0.005), (x - ww * 0.5, yy + h * 0.02)]).buffer(0))
    return union(*parts)


def round_tree(rng: Random, x: float, y: float, h: float) -> Geom:
    crown = union(*(circle(x + rng.uniform(-0.2, 0.2) * h, y + h * rng.uniform(0.55, 0.8), h * rng.uniform(0.14, 0.2)) for _ in range(7)))
    return union(stroke([(x, y), (x, y + h * 0.6)], h * 0.09, h * 0.05), crown)


def poplar(rng: Random, x: float, y: float, h: float) -> Geom:
    return union(box(x - h * 0.02, y, x + h * 0.02, y + h * 0.3), ellipse(x, y + h * 0.58, h * rng.uniform(0.1, 0.13), h * 0.44))


def branches(
    rng: Random, x: float, y: float, h: float, spread: float = 0.55, levels: int = 6, width: float | None = None, lean: float = 0.0
) -> tuple[Geom, list[XY]]:
    """A bare tree and the tips of its twigs."""
    parts: list[Geom] = []
    tips: list[XY] = []

    def grow(px: float, py: float, angle: float, length: float, w: float, left: int) -> None:
        bent = angle + rng.uniform(-7.5, 7.5)
        mx, my = px + math.cos(math.radians(angle)) * length / 2, py + math.sin(math.radians(angle)) * length / 2
        ex, ey = mx + math.cos(math.radians(bent)) * length / 2, my + math.sin(math.radians(bent)) * length / 2
        parts.append(stroke(bezier((px, py), (mx, my), (ex, ey), n=8), w, w * 0.68))
        if left == 0:
            tips.append((ex, ey))
            return
        forks = 2 if rng.random() < 0.75 else 3
        for i in range(forks):
            off = (i - (forks - 1) / 2) * spread * rng.uniform(55, 85) / (forks * 0.62) + rng.uniform(-8, 8)
            grow(ex, ey, bent + off, length * rng.uniform(0.68, 0.84), w * 0.64, left - 1)

    w = width or h * 0.075
    grow(x, y, 90 + lean, h * 0.27, w, levels)
    parts.append(Polygon([(x - w * 1.3, y - 0.02), (x - w * 0.45, y + h * 0.09), (x + w * 0.45, y + h * 0.09), (x + w * 1.3, y - 0.02)]))
    return union(*parts).buffer(0.001), tips


def leaf(length: float = 1.0, width: float = 0.4) -> Geom:
    """A leaf along +x from the origin."""
    a = bezier((0, 0), (length * 0.3, width * 0.75), (length * 0.75, width * 0.45), (length, 0), n=14)
    return Polygon(a + [(p, -q) for p, q in a[::-1]][1:]).buffer(0)


def frond(rng: Random, x: float, y: float, length: float, angle: float = 90, curve: float = 25, leaves: int = 9, broad: float = 0.16) -> Geom:
    """A fern: for the dark near corners."""
    parts: list[Geom] = []
    stem: list[XY] = []
    px, py, a = x, y, angle
    for i in range(leaves + 1):
        stem.append((px, py))
        if i:
            size = length * 0.33 * math.sin(math.pi * min(1, i / leaves * 0.8 + 0.15))
            parts += [move(leaf(size, size * broad * 2), px, py, a + side * 52) for side in (1, -1)]
        px += math.cos(math.radians(a)) * length / leaves
        py += math.sin(math.radians(a)) * length / leaves
        a += curve / leaves
    return union(stroke(stem, length * 0.03, length * 0.008), move(leaf(length * 0.2, length * 0.07), *stem[-1], a), *parts)


def grass(rng: Random, x: float, y: float, h: float, blades: int = 6) -> Geom:
    return union(
        *(
            stroke(bezier((x + dx * 0.12, y), (x + dx * 0.2, y + h * 0.6), (x + dx * 0.5, y + h * rng.uniform(0.7, 1.1)), n=8), h * 0.07, h * 0.01)
            for dx in (rng.uniform(-h, h) for _ in range(blades))
        )
    )


def reed(rng: Random, x: float, y: float, h: float, tail: bool = True) -> Geom:
    lean = rng.uniform(-0.1, 0.1) * h
    stem = stroke(bezier((x, y), (x, y + h * 0.6), (x + lean, y + h), n=12), h * 0.03, h * 0.01)
    blade = stroke(bezier((x, y), (x + h * 0.08, y + h * 0.5), (x + h * 0.22, y + h * 0.75), n=10), h * 0.035, h * 0.006)
    return union(stem, blade, ellipse(x + lean * 0.8, y + h * 0.88, h * 0.028, h * 0.1)) if tail else union(stem, blade)


def cactus(h: float = 1.0) -> Geom:
    return union(
        stroke([(0, 0), (0, h)], 0.2 * h, 0.19 * h),
        limb([(0, 0.4 * h), (0.24 * h, 0.42 * h), (0.27 * h, 0.72 * h)], 0.13 * h, 0.12 * h),
        limb([(0, 0.55 * h), (-0.22 * h, 0.56 * h), (-0.25 * h, 0.8 * h)], 0.12 * h, 0.11 * h),
    )


def palm_crown(rng: Random, x: float, y: float, r: float) -> Geom:
    parts = []
    for angle in (-20, 15, 50, 95, 135, 170, 205):
        a = angle + rng.uniform(-8, 8)
        dx, dy = math.cos(math.radians(a)) * r, math.sin(math.radians(a)) * r
        parts.append(
            stroke(bezier((x, y), (x + dx * 0.6, y + dy * 0.6 + r * 0.35), (x + dx * 1.1, y + dy * 0.7 - r * 0.3), n=14), r * 0.08, r * 0.26, r * 0.2, r * 0.02)
        )
    return union(*parts)


# --- whole plants on the stage


def tree(
    s: Stage,
    x: float,
    y: float,
    h: float,
    depth: float,
    leaves: tuple[Colour, Colour] | None = ("#2f6a3c", "#b4d070"),
    bark: tuple[Colour, Colour] = ("#3a2418", "#8a6240"),
    levels: int = 5,
    size: float = 0.06,
    spread: float = 0.6,
    fill: float = 0.85,
    lean: float = 0.0,
) -> list[XY]:
    """A painted tree, bare when leaves is None; returns its tips, to hang things from."""
    g, tips = branches(s.rng, x, y, h, spread, levels, lean=lean)
    s.puff(g, depth, 0.045 * h, *bark, brush="plank", cell=max(h / 300, 0.005))
    if leaves:
        for near, keep, r in ((-0.12, fill, size * h), (0.16, fill * 0.5, size * h * 0.75)):
            crown = union(
                *(circle(tx + s.rng.uniform(-r, r) / 2, ty + s.rng.uniform(-r, r) / 2, r * s.rng.uniform(0.6, 1.2)) for tx, ty in tips if s.rng.random() < keep)
            )
            if not crown.is_empty:
                x0, y0, x1, y1 = crown.bounds
                dabs = union(*(circle(s.rng.uniform(x0, x1), s.rng.uniform(y0, y1), r * 0.3) for _ in range(60)))
                s.puff(crown, depth - near * h * 0.4 - 0.1, 0.07 * h, leaves[0], leaves[1], [Mark(dabs, lighter(leaves[1], 0.3), 0.45)], brush="stone")
    return tips


def birch(s: Stage, x: float, depth: float, width: float, low: float = -1.7, high: float = 1.8) -> None:
    """A white trunk through the whole card: a side frame for winter and spring."""
    trunk = stroke([(x, low), (x + 0.02, 0), (x + s.rng.uniform(-0.05, 0.05), high)], width, width * 0.85, width * 0.7)
    marks, y = [], low
    while y < high:
        side, reach = s.rng.choice([-1, 1]), s.rng.uniform(0.2, 0.9)
        marks.append(
            Polygon([(x + side * width * 0.6, y), (x + side * width * (0.6 - reach), y + 0.01), (x + side * width * 0.6, y + s.rng.uniform(0.015, 0.035))])
        )
        y += s.rng.uniform(0.03, 0.16)
    s.puff(trunk, depth, width * 0.45, "#e8e4e0", "#fbf8f2", [Mark(union(*marks), "#38405e", 0.9)], cell=0.012, brush="stone")


def corners(
    s: Stage,
    count: int = 5,
    depths: tuple[float, float] = (0.0, 0.4),
    h: tuple[float, float] = (0.3, 0.6),
    sides: str = "both",
    low: Colour | None = None,
    high: Colour | None = None,
) -> None:
    """Dark ferns at the lower corners: depth for nothing. Not on every card."""
    for _ in range(count):
        side = {"left": -1, "right": 1}.get(sides) or s.rng.choice([-1, 1])
        g = frond(s.rng, side * s.rng.uniform(0.55, 1.05), -1.62, s.rng.uniform(*h), 90 + side * s.rng.uniform(-25, 30), side * s.rng.uniform(0, 50))
        s.sheet(g, s.rng.uniform(*depths), low or s.p.dark, high or s.p.near)


def tufts(
    s: Stage,
    ground: Geom,
    depth: float,
    count: int = 14,
    h: tuple[float, float] = (0.05, 0.12),
    low: Colour | None = None,
    high: Colour | None = None,
    flowers: Colour | None = None,
) -> None:
    """Grass along the top of a hill; without shadows, which would blot."""
    from theatre.land import top

    for _ in range(count):
        x = s.rng.uniform(-1, 1)
        y = top(ground, x) - 0.015
        size = s.rng.uniform(*h)
        s.sheet(grass(s.rng, x, y, size), depth, low or s.p.near, high or s.p.lit, shadow=False, thick=0.004, edge=0.001)
        if flowers and s.rng.random() < 0.6:
            s.puff(circle(x, y + size * 0.95, size * 0.16), depth - 0.02, 0.01, darker(flowers, 0.15), lighter(flowers, 0.3), shadow=False)


def mushroom(s: Stage, x: float, y: float, h: float, depth: float, cap: tuple[Colour, Colour] = ("#a8261c", "#e8603c"), glow: float = 0.0) -> None:
    stem = move(draw("-9,0 -7,30 -6,58 6,58 7,30 10,0 0,-2"), x, y, 0, h / 100)
    hat = move(draw("-42,52! -38,74 -22,94 0,100 22,94 38,74 42,52! 20,47 0,45 -20,47"), x, y, 0, h / 100)
    dots = union(*(move(ellipse(cx, cy, r, r * 0.8), x, y, 0, h / 100) for cx, cy, r in ((-20, 72, 6), (4, 84, 7), (24, 66, 5), (-4, 62, 4), (-31, 58, 3))))
    s.puff(stem, depth + 0.03, 0.06 * h, "#c8b898", "#fbf2dc", brush="plank")
    s.puff(hat, depth, 0.2 * h, *cap, marks=[Mark(dots, "#fdf4e0", 0.95)], glow=glow)


def dot_tips(tips: list[XY], rng: Random, count: int) -> list[XY]:
    """Some of a tree's tips, spread out, for fruit."""
    chosen: list[XY] = []
    for tip in rng.sample(tips, len(tips)):
        if all(Point(tip).distance(Point(c)) > 0.12 for c in chosen):
            chosen.append(tip)
        if len(chosen) == count:
            break
    return chosen
