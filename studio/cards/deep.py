"""Under water."""

import math
from itertools import pairwise

from shapely.geometry import box

from theatre import animals, land, light, material, people, props, room, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, smooth, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


def weed(s: Stage, x: float, h: float, depth: float, low: str, high: str) -> None:
    """A ribbon of sea-weed with leaves."""
    pts = [(x + 0.04 * math.sin(t * 6 + x * 9) * (0.4 + t), -1.6 + h * t) for t in [i / 24 for i in range(25)]]
    leaves = union(
        *(
            stroke(bezier(p, (p[0] + d * 0.05, p[1] + 0.03), (p[0] + d * 0.09, p[1] + 0.08), n=6), 0.02, 0.03, 0.004)
            for i, p in enumerate(pts[3::2])
            for d in ((1,) if i % 2 else (-1,))
        )
    )
    s.sheet(union(stroke(pts, 0.03, 0.02, 0.006), leaves), depth, low, high, shadow=False)


def _tentacle(s: Stage, points: list[tuple[float, float]], widths: tuple[float, ...], depth: float, under: int = 1, cups: bool = True) -> None:
    """An arm of the octopus: tapering, with a row of suckers on the side `under` of its way."""
    pts = smooth(points, closed=False, n=14)
    along = [0.0]
    for a, b in pairwise(pts):
        along.append(along[-1] + math.dist(a, b))
    dots, at = [], 0.03
    for i in range(1, len(pts) - 1):
        t = along[i] / along[-1] * (len(widths) - 1)
        w = widths[int(t)] + (widths[min(int(t) + 1, len(widths) - 1)] - widths[int(t)]) * (t - int(t))
        if along[i] >= at:
            (x0, y0), (x1, y1) = pts[i - 1], pts[i + 1]
            d = math.hypot(x1 - x0, y1 - y0) or 1
            nx, ny = -(y1 - y0) / d * under, (x1 - x0) / d * under
            dots.append((pts[i][0] + nx * w * 0.27, pts[i][1] + ny * w * 0.27, max(w * 0.15, 0.006)))
            at = along[i] + w * 0.36 + 0.008
    marks = [Mark(union(*(circle(*d) for d in dots)), "#f4cfa0", 0.95), Mark(union(*(circle(x, y, r * 0.45) for x, y, r in dots)), "#8a4630", 0.9)] if cups and dots else []
    s.puff(stroke(pts, *widths), depth, 0.085, "#6e2f20", "#cf7448", marks, "skin", shadow=False)


def brass_helmet(s: Stage, x: float, y: float, r: float, depth: float) -> None:
    """A diver's helmet round a head in profile that is at this depth: shell, bolts, collar, glass."""
    shell, gx, gy = circle(x, y, r), x + 0.1 * r, y + 0.05 * r
    glass = circle(gx, gy, r * 0.8)
    bolts = union(*(circle(gx + r * 0.89 * math.cos(a * math.pi / 5), gy + r * 0.89 * math.sin(a * math.pi / 5), r * 0.046) for a in range(10)))
    s.puff(shell.difference(glass), depth - 0.13, 0.03, "#8a5420", "#f0b850", [Mark(bolts, "#fff0b0", 0.9)], shadow=False)
    s.sheet(glass, depth + 0.05, "#0f4a58", "#2f8488", shadow=False, thick=0.004)
    collar = stroke([(x - 0.67 * r, y - r * 0.9), (x, y - r), (x + 0.67 * r, y - r * 0.9)], 0.36 * r, 0.44 * r, 0.36 * r)
    s.puff(collar, depth - 0.17, 0.03, "#8a5420", "#e0a040", shadow=False)
    shine = line([(gx + r * 0.72 * math.cos(math.radians(a)), gy + r * 0.72 * math.sin(math.radians(a))) for a in range(112, 165, 6)], 0.011)
    s.sheet(shine, depth - 0.17, "#ffffff", shadow=False, thick=0.004, edge=0, glow=0.3)


@card("abyss", focus=1.4)
def sunken_library(s: Stage) -> None:
    s.view(rise=-0.3, side=-0.12, roll=-2.5)
    sky.backdrop(s, wisps=0, rays=(-0.25, 1.7, "#d8fff0", 1.0), glow=sky.Glow(-0.1, 0.9, 0.8, "#d8fff0", 0.6), brush=0.7, angle=70)
    inks = ("#2f7a80", "#a8503c", "#d8a850", "#3f5a80", "#5a8a6a", "#8a3f50", "#e0d0a0")
    # An aisle of shelves that goes away from us into the light.
    for depth, inner, top, wood, pale in ((4.0, 0.2, 0.62, "#7cc8bc", 0.45), (3.2, 0.36, 0.9, "#4fa8a0", 0.3)):
        for side in (-1, 1):
            x0, x1 = sorted((side * inner - 0.08, side * (inner + 0.34) - 0.08))
            s.sheet(box(x0, -1.6, x1, top), depth + 0.1, darker(wood, 0.45), darker(wood, 0.3), translucent=0, shadow=False, glow=0.12)
            for i in range(7):
                y = top - 0.27 * (i + 1)
                x = x0 + 0.02
                while x < x1 - 0.04:
                    w, h = s.rng.uniform(0.025, 0.045), s.rng.uniform(0.13, 0.2)
                    c = lighter(darker(s.rng.choice(inks), 0.15), pale)
                    s.sheet(box(x, y, x + w, y + h), depth, c, shadow=False, glow=0.2)
                    x += w + 0.004
                s.sheet(box(x0, y - 0.025, x1, y), depth - 0.05, wood, shadow=False, glow=0.16)
            edge = x1 if side < 0 else x0
            s.sheet(union(box(edge - 0.025, -1.6, edge + 0.025, top), box(x0 - 0.03, top, x1 + 0.03, top + 0.05)), depth - 0.1, wood, lighter(wood, 0.2), shadow=False, glow=0.16)
        weather.fog(s, depth - 0.25, "#4fb0a8", 0.3, -1.6, -0.3)
    for x0, x1, depth, top in ((-1.3, -0.62, 2.3, 1.7), (0.56, 1.3, 2.3, 0.86)):
        s.sheet(box(x0 - 0.05, -1.6, x1 + 0.05, top), depth + 0.2, "#0a3040", "#1f6a70", translucent=0)
        for i in range(8):
            y = -1.3 + i * 0.37
            if y > top - 0.3:
                break
            room.shelf(s, x0 - 0.05, x1 + 0.05, y, depth, "#2f5a58")
            room.book_row(s, x0, x1, y, depth - 0.06, 0.28, inks)
        post = x1 + 0.07 if x0 < 0 else x0 - 0.07
        s.sheet(union(box(post - 0.04, -1.6, post + 0.04, top), box(x0 - 0.16, top - 0.02, x1 + 0.14, top + 0.07)), depth - 0.12, "#123c44", "#4a9a8c", thick=0.16, translucent=0)
    # Light from the surface falls slantwise into the aisle.
    for a, b, w in (((-0.5, 1.7), (0.1, -1.2), 0.5), ((-0.1, 1.7), (0.5, -0.6), 0.3)):
        veils.beam(s, a, b, w, 2.0, "#d8fff0", 0.16)
    g = land.hill(s.rng, -1.2, 0.05, 0.5)
    s.sheet(g, 1.0, "#0c3a44", "#4f9484", span=(-1.6, -1.05), bump=0.6)
    # The octopus hangs over the right-hand shelf: the sack of its head rests on the cornice, the arms come down.
    d = 1.55
    _tentacle(s, [(0.34, 0.2), (0.62, 0.06), (0.86, 0.2), (0.96, 0.46), (0.84, 0.6), (0.74, 0.5)], (0.2, 0.16, 0.11, 0.07, 0.03), d + 0.1, -1)
    _tentacle(s, [(0.3, 0.1), (0.42, -0.3), (0.4, -0.58), (0.5, -0.79), (0.68, -0.8), (0.74, -0.7), (0.66, -0.66)], (0.2, 0.17, 0.13, 0.1, 0.06, 0.025), d + 0.06, 1)
    head = draw("-0.08,0.5 -0.12,0.34 -0.08,0.18 0.04,0.06 0.2,0.02 0.36,0.06 0.46,0.2 0.56,0.36 0.74,0.52 0.94,0.72 1.0,0.98 0.9,1.2 0.66,1.28 0.42,1.18 0.22,0.96 0.1,0.72 0.0,0.62")
    spots = union(*(ellipse(x, y, r, r * 0.8, 40) for x, y, r in ((0.5, 1.06, 0.06), (0.68, 1.14, 0.04), (0.8, 1.0, 0.07), (0.62, 0.86, 0.05), (0.42, 0.9, 0.035), (0.86, 0.8, 0.04), (0.5, 0.66, 0.03), (0.33, 0.72, 0.025))))
    folds = union(*(line(bezier(a, b, c, n=16), 0.014) for a, b, c in (((0.2, 0.66), (0.34, 0.5), (0.38, 0.3)), ((0.3, 0.72), (0.45, 0.55), (0.48, 0.38)))))
    s.puff(head, d, 0.3, "#7c3622", "#d8814e", [Mark(spots, "#f0b888", 0.7, 0.01), Mark(folds, "#7c3622", 0.6)], "skin", shadow=False)
    # One old, kind, golden eye with a lying pupil looks down at the child through half a pair of spectacles.
    ex, ey = 0.06, 0.36
    s.puff(ellipse(ex + 0.01, ey + 0.01, 0.17, 0.155, -20), d - 0.26, 0.06, "#8c4028", "#d07848", [], "skin", shadow=False)
    eye = ellipse(ex - 0.01, ey - 0.01, 0.115, 0.1, -20)
    iris = circle(ex - 0.035, ey - 0.035, 0.076)
    pupil = ellipse(ex - 0.045, ey - 0.045, 0.056, 0.024, 32)
    s.puff(eye, d - 0.32, 0.03, "#f4ead0", "#fff8e4", [Mark(iris, "#e0a030", 1, 0.004), Mark(iris.difference(circle(ex - 0.035, ey - 0.035, 0.062)), "#8a5420", 0.9), Mark(pupil, "#1a1210"), Mark(circle(ex - 0.01, ey + 0.01, 0.016), "#ffffff")], shadow=False)
    lid = draw(f"{ex - 0.13},{ey + 0.03}! {ex - 0.08},{ey + 0.11} {ex + 0.03},{ey + 0.13} {ex + 0.13},{ey + 0.03} {ex + 0.12},{ey - 0.03}! {ex + 0.05},{ey + 0.045} {ex - 0.05},{ey + 0.055}")
    s.puff(lid, d - 0.35, 0.03, "#8c4028", "#d8814e", [], "skin", shadow=False)
    ring = circle(ex - 0.02, ey - 0.01, 0.165).difference(circle(ex - 0.02, ey - 0.01, 0.145))
    far = ellipse(ex - 0.235, ey - 0.03, 0.045, 0.13, 6)
    far = union(far.difference(far.buffer(-0.016)), line(bezier((ex - 0.19, ey + 0.0), (ex - 0.185, ey + 0.04), (ex - 0.17, ey + 0.01), n=8), 0.018))
    s.puff(far, d - 0.2, 0.012, "#a0742c", "#e8c060", shadow=False)
    s.puff(union(ring, line([(ex + 0.14, ey + 0.02), (ex + 0.34, ey + 0.12)], 0.018)), d - 0.4, 0.012, "#b8862c", "#ffe08a", shadow=False)
    # Four arms go behind their books and close over them.
    _tentacle(s, [(0.02, 0.14), (-0.2, 0.02), (-0.42, 0.12), (-0.5, 0.36), (-0.46, 0.58)], (0.19, 0.16, 0.12, 0.095, 0.075), d - 0.12, -1)
    _tentacle(s, [(0.1, 0.1), (0.02, -0.16), (-0.12, -0.28), (-0.18, -0.42), (-0.06, -0.54)], (0.2, 0.16, 0.12, 0.09, 0.075), d - 0.16, -1)
    _tentacle(s, [(0.22, 0.08), (0.24, -0.2), (0.12, -0.46), (0.2, -0.74), (0.36, -0.8)], (0.19, 0.16, 0.12, 0.09, 0.075), d - 0.08, 1)
    _tentacle(s, [(0.34, 0.14), (0.54, -0.06), (0.6, -0.3), (0.72, -0.44), (0.88, -0.4)], (0.19, 0.15, 0.12, 0.09, 0.075), d - 0.1, 1)
    for x, y, c, turn, k in ((-0.58, 0.5, "#c8402c", 14, 0.32), (-0.2, -0.62, "#2f9a8a", -16, 0.32), (0.24, -0.9, "#e8dcc0", 10, 0.26), (0.78, -0.5, "#7a3f78", -12, 0.3)):
        s.place(props.book(c), x - 0.5 * k * math.sin(math.radians(-turn)), y - 0.5 * k, k, d - 0.36, turn=turn, shadow=False)
    _tentacle(s, [(-0.46, 0.58), (-0.49, 0.63), (-0.58, 0.58), (-0.7, 0.47), (-0.76, 0.5), (-0.74, 0.57)], (0.075, 0.07, 0.06, 0.05, 0.035, 0.018), d - 0.48, 1)
    _tentacle(s, [(-0.06, -0.54), (-0.04, -0.62), (-0.14, -0.64), (-0.27, -0.59), (-0.35, -0.61), (-0.35, -0.68), (-0.31, -0.68)], (0.075, 0.07, 0.06, 0.05, 0.035, 0.018), d - 0.48, 1)
    _tentacle(s, [(0.36, -0.8), (0.39, -0.88), (0.3, -0.92), (0.18, -0.87), (0.1, -0.9), (0.11, -0.96)], (0.075, 0.07, 0.055, 0.045, 0.03, 0.018), d - 0.48, 1)
    _tentacle(s, [(0.88, -0.4), (0.94, -0.46), (0.86, -0.53), (0.72, -0.47), (0.64, -0.5), (0.65, -0.57)], (0.075, 0.07, 0.055, 0.045, 0.03, 0.018), d - 0.48, 1)
    # The child, in profile, looks up at the eye and waves.
    x, y, k = -0.66, land.top(g, -0.66) - 0.05, 0.72
    weather.contact(s, x, y, 0.42, 0.93)
    child = people.child("reach", hat="", top="#f0b830", hair="short", skin="#a86a44", profile=True, gaze=(0.7, 0.7), mood="happy", hands=("rest", "open"), shoes="#5a3a24")
    f = s.place(child, x, y, k, 0.85, shadow=False)
    hx, hy = f.points["head"]
    hx, hy = hx + 0.018, hy - 0.012
    r = 0.168 * k / 0.7
    brass_helmet(s, hx, hy, r, 0.85)
    # A fish reads the book that lies open.
    by = land.top(g, 0.5)
    weather.contact(s, 0.52, by - 0.1, 0.7, 0.85)
    s.place(props.books(("#a8503c", "#2f7a80")), 0.54, by - 0.14, 0.3, 0.8, shadow=False)
    s.place(props.book("#a8322a", open_=True), 0.54, by - 0.05, 0.24, 0.7, turn=4, shadow=False)
    s.place(animals.fish("#f0683c", kind="round"), 0.58, by + 0.16, 0.19, 0.7, turn=24, flip=True, shadow=False)
    for fx, fy, k2, c, turn in ((-0.3, 1.12, 0.13, "#f0a050", -14), (-0.1, 1.24, 0.1, "#f0c070", -6), (-0.36, 0.9, 0.09, "#f0c070", -20)):
        s.place(animals.fish(c, kind="round"), fx, fy, k2, 2.0, turn=turn, shadow=False)
    bubbles = [(hx - 0.17 + 0.05 * math.sin(i * 1.7), hy + 0.14 + i * 0.13, 0.7, 0.01 + 0.007 * (i % 3)) for i in range(9)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.15), 20)
    for wx, h, wd in ((-0.98, 0.7, 0.3), (-0.88, 0.45, 0.6), (0.97, 0.8, 0.3), (0.88, 0.4, 0.6)):
        weed(s, wx, h, wd, "#04202c", "#1d6b5c")
    light.rig(s, 900, 220)
    light.lamp(s, ex - 0.5, ey - 0.1, 0.3, 8, "#fff0c8", 0.2)
    light.spot(s, (-1.0, 0.2, 4.2), (0.1, 1.4, -0.2), 900, "#d8fff0", 50, 0.4)
