"""A room under water."""

import math

import bpy
from shapely.geometry import Polygon, box

from theatre import animals, light, material, props, room, sky, solids, weather
from theatre.colour import darker
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import CAMERA, Stage


def seen_at(s: Stage, p: tuple[float, float, float], depth: float, rise: float = 1.3) -> XY:
    """Where on the plane at `depth` the raised eye sees the place p (card units and depth)."""
    t = (depth + CAMERA) / (p[2] + CAMERA)
    x, z = p[0] * s.k(p[2]), p[1] * s.k(p[2])
    return x * t / s.k(depth), (rise + (z - rise) * t) / s.k(depth)


def captain(s: Stage, x: float, y: float, k: float, depth: float, mast: XY, rope: XY) -> None:
    """A child in a nightgown, from behind: gown and sleeves are one piece, the fists close round mast and rope."""

    def put(g: Geom) -> Geom:
        return move(g, x, y, 0, k)

    def own(p: XY) -> XY:
        return (p[0] - x) / k, (p[1] - y) / k

    skin = ("#8a5234", "#c88a5c")
    for q in (-0.075, 0.075):
        s.puff(put(union(stroke([(q, 0.2), (q, 0.03)], 0.085, 0.065), ellipse(q + 0.005, 0.012, 0.048, 0.026))), depth, 0.02, *skin, shadow=False)
    a, b = own(mast), own(rope)
    left = limb([(-0.1, 0.58), ((a[0] - 0.1) / 2 - 0.06, (a[1] + 0.58) / 2 - 0.09), (a[0] + 0.045, a[1] - 0.01)], 0.13, 0.115, 0.085)
    right = limb([(0.1, 0.58), (b[0] / 2 + 0.1, 0.5), (b[0] - 0.02, b[1] - 0.04)], 0.13, 0.115, 0.085)
    gown = draw("0,0.67 0.1,0.65 0.155,0.58 0.165,0.4 0.2,0.24 0.235,0.1 0.12,0.085 0,0.1 -0.12,0.085 -0.235,0.1 -0.2,0.24 -0.165,0.4 -0.155,0.58 -0.1,0.65")
    folds = union(*(stroke([(q * 0.5, 0.42), (q, 0.1)], 0.008, 0.022) for q in (-0.14, -0.03, 0.09, 0.17)))
    stripes = union(*(line(bezier((-0.3, 0.13 + 0.085 * i), (0, 0.1 + 0.085 * i), (0.3, 0.13 + 0.085 * i), n=10), 0.03) for i in range(6)))
    whole = put(union(gown, left, right).buffer(0.03).buffer(-0.03))
    s.puff(
        whole,
        depth - 0.06,
        0.09,
        "#d8b890",
        "#fff4dc",
        [Mark(put(stripes.intersection(gown)), "#e8783c", 0.9), Mark(put(folds), "#8a5a58", 0.4, 0.004)],
        "cloth",
        shadow=False,
    )
    for (hx, hy), turn in ((mast, 0), (rope, 40)):
        fist = union(*(stroke([(-0.035, 0.03 - 0.024 * i), (0.035, 0.034 - 0.024 * i)], 0.03, 0.03) for i in range(4)), circle(0.03, 0.0, 0.035))
        gaps = union(*(line([(-0.05, 0.018 - 0.024 * i), (0.02, 0.02 - 0.024 * i)], 0.006) for i in range(3)))
        s.puff(move(fist, hx, hy, turn, k), depth - 0.22, 0.03, *skin, [Mark(move(gaps, hx, hy, turn, k), "#5a3020", 0.8)], shadow=False)
    s.puff(put(stroke([(0, 0.64), (0, 0.72)], 0.08, 0.08)), depth - 0.1, 0.03, *skin, shadow=False)
    s.puff(put(union(ellipse(0.05, 0.79, 0.125, 0.13), circle(0.165, 0.775, 0.022))), depth - 0.14, 0.07, *skin, shadow=False)
    hair = union(
        ellipse(-0.02, 0.81, 0.15, 0.145),
        *(circle(-0.02 + 0.14 * math.cos(e), 0.8 + 0.13 * math.sin(e), 0.05) for e in (1.2, 1.8, 2.4, 3.0, 3.6, 4.2, 4.8, 5.2)),
    )
    s.puff(put(hair), depth - 0.22, 0.09, "#3a1c1c", "#8a5038", brush="fur", shadow=False)
    hat = union(draw("-0.22,0.89! 0.0,0.93 0.2,0.89! 0.17,0.98! -0.19,0.98!"), draw("-0.14,0.96! -0.01,1.12! 0.12,0.96!"))
    crease = union(line([(-0.18, 0.975), (0.16, 0.975)], 0.01), line([(-0.01, 1.1), (-0.01, 0.98)], 0.008))
    s.puff(put(hat), depth - 0.34, 0.03, "#f0b030", "#ffe070", [Mark(put(crease), "#a86a20", 0.9)], shadow=False)


@card("violet", focus=1.6)
def bed_voyage(s: Stage) -> None:
    s.view(rise=1.3, pivot=1.9)
    opening = box(0.3, -1.3, 0.88, 0.72)
    night = ((0.0, "#6c7cc8"), (0.5, "#3c4494"), (1.0, "#1c2060"))
    s.screen(sky.paint(night, s.seed, stars=160, wisps=0.2), 5.0, frame=(-0.1, -1.6, 1.4, 1.2))
    # The moon has come to the door, and looks who is there.
    mx, my, mr = 0.66, 0.2, 0.36
    lids = union(*(line(bezier((mx + d - 0.05, my + 0.07), (mx + d, my + 0.105), (mx + d + 0.05, my + 0.07), n=8), 0.016) for d in (-0.19, 0.05)))
    pupils = union(*(circle(mx + d - 0.014, my + 0.06, 0.026) for d in (-0.19, 0.05)))
    grin = line(bezier((mx - 0.2, my - 0.12), (mx - 0.1, my - 0.2), (mx + 0.06, my - 0.12), n=12), 0.018)
    craters = union(
        circle(mx + 0.2, my + 0.2, 0.05), circle(mx + 0.26, my - 0.06, 0.034), circle(mx + 0.02, my + 0.27, 0.03), circle(mx + 0.16, my - 0.24, 0.045)
    )
    s.puff(
        circle(mx, my, mr),
        4.4,
        0.16,
        "#f0cc80",
        "#fff4d0",
        [
            Mark(craters, "#d8a860", 0.5, 0.006),
            Mark(union(*(ellipse(mx + d, my + 0.06, 0.05, 0.036) for d in (-0.19, 0.05))), "#fffdf0"),
            Mark(pupils, "#4a3050"),
            Mark(lids, "#8a5a38"),
            Mark(grin, "#8a3a28"),
            Mark(union(circle(mx - 0.25, my - 0.06, 0.05), circle(mx + 0.13, my - 0.06, 0.05)), "#f0946c", 0.6, 0.02),
        ],
        glow=0.5,
        shadow=False,
    )
    s.puff(ellipse(mx - 0.09, my - 0.01, 0.045, 0.06), 4.2, 0.05, "#e0b468", "#fff0c0", glow=0.4, shadow=False)
    room.wall(s, 3.6, "#5a4488", "#9070b0", "stars", "#b494cc", 0.26, opening, None)
    s.sheet(opening.buffer(0.07, join_style=2).difference(opening), 3.5, "#c89c70", "#f0d0a0", thick=0.12, translucent=0)
    leaf = Polygon([(0.3, -1.2), (0.3, 0.72), (0.06, 0.84), (0.06, -1.3)])
    panels = union(Polygon([(0.26, 0.1), (0.26, 0.6), (0.1, 0.68), (0.1, 0.1)]), Polygon([(0.26, -0.6), (0.26, -0.02), (0.1, -0.03), (0.1, -0.64)]))
    s.puff(leaf, 3.2, 0.01, "#7a4048", "#c87c6c", [Mark(panels.boundary.buffer(0.008), "#5a2c38", 0.7)], "wood", shadow=False)
    for x, y, w, h, t, c in ((-0.72, 0.96, 0.36, 0.44, 8, "#f4dca0"), (-0.16, 1.14, 0.3, 0.26, -10, "#a8d0d8")):
        inner = move(box(-w / 2 + 0.05, -h / 2 + 0.05, w / 2 - 0.05, h / 2 - 0.05), x, y, t)
        sketch = move(union(Polygon([(-0.08, -0.06), (0.0, 0.06), (0.08, -0.06)]), box(-0.1, -0.08, 0.1, -0.06)), x, y, t)
        s.puff(move(box(-w / 2, -h / 2, w / 2, h / 2), x, y, t), 3.45, 0.03, "#8a5a34", "#d8a860", [Mark(inner, c), Mark(sketch, "#7c6c9c", 0.8)])

    # Water up to the wallpaper; the moon lies on it as far as the bed.
    sea = -0.82
    solids.water(s, sea, "#2a3488", rough=0.1, wave=0.9, scale=2.0)
    light.lamp(s, 0.62, 0.2, 3.0, 60, "#ffe0a0", 0.3)

    # The bed, afloat, bound for the door.
    phi = math.radians(24)
    cx, cd = -0.16, 1.25

    def world(u: float, v: float) -> tuple[float, float]:
        return cx + u * math.sin(phi) + v * math.cos(phi), cd + u * math.cos(phi) - v * math.sin(phi)

    def spot(u: float, v: float, z: float) -> tuple[float, float, float]:
        x, d = world(u, v)
        return x / s.k(d), z / s.k(d), d

    def slab(u: float, v: float, z: float, w: float, h: float, d: float, mat: object) -> None:
        x, y, depth = spot(u, v, z)
        q = s.k(depth)
        solids.block(s, x, y, depth, w / q, h / q, d / q, mat, turn=(0, 0, -phi))

    wood = material.solid("#a8643c", "#7a4426", rough=0.6, bump=0.3)
    slab(0.0, 0.0, -0.74, 1.0, 0.22, 1.9, wood)
    slab(0.0, 0.0, -0.58, 0.94, 0.2, 1.86, material.solid("#f4eee4", rough=0.9, bump=0.3))
    slab(-0.97, 0.0, -0.66, 1.06, 0.5, 0.07, wood)
    slab(0.97, 0.0, -0.46, 1.06, 0.96, 0.07, wood)
    for u, top in ((-0.97, -0.3), (0.97, 0.12)):
        for v in (-0.53, 0.53):
            slab(u, v, (top - 1.1) / 2, 0.09, top + 1.1, 0.09, wood)
            x, y, d = spot(u, v, top + 0.05)
            solids.ball(s, x, y, d, 0.065 / s.k(d), material.solid("#c8844c", rough=0.4, bump=0.1), 24)
    # The quilt: squares, with a hollow where the child stands.
    n, m = 10, 13
    lay: dict[int, tuple[list[tuple[float, float, float]], list[tuple[int, ...]]]] = {0: ([], []), 1: ([], [])}

    def cover(i: int, j: int) -> tuple[float, float, float]:
        v, u = -0.62 + 1.24 * i / n, -0.9 + 1.36 * j / m
        over = max(abs(v) - 0.47, 0.0)
        z = -0.44 - over * 1.7 + 0.02 * math.sin(i * 1.3 + j) - 0.03 * math.exp(-((u + 0.3) ** 2 + (v - 0.1) ** 2) / 0.03)
        x, d = world(u, max(min(v, 0.5), -0.5))
        return x, d, z

    for i in range(n):
        for j in range(m):
            vs, fs = lay[(i + j) % 2]
            fs.append(tuple(range(len(vs), len(vs) + 4)))
            vs += [cover(i, j), cover(i + 1, j), cover(i + 1, j + 1), cover(i, j + 1)]
    for which, c in ((0, "#d04058"), (1, "#f8d8a0")):
        mesh = bpy.data.meshes.new("quilt")
        mesh.from_pydata(lay[which][0], [], lay[which][1])
        s.add(mesh, (0, 0, 0), material.solid(c, darker(c, 0.12), rough=0.9, bump=0.4, grain=90))
    for v in (-0.24, 0.24):
        x, y, d = spot(0.72, v, -0.4)
        solids.balls(
            s, [(x, y, d, 0.12 / s.k(d)), (x - 0.07, y, d, 0.1 / s.k(d)), (x + 0.07, y, d, 0.1 / s.k(d))], material.solid("#fbf6ee", rough=0.9, bump=0.2), 28
        )

    def rope(a: tuple[float, float, float], b: tuple[float, float, float], sag: float, w: float = 0.008) -> None:
        rows = []
        for q in range(21):
            t = q / 20
            x, y, d = (a[e] + (b[e] - a[e]) * t for e in range(3))
            y -= sag * 4 * t * (1 - t)
            rows.append([(x - w, y - w, d), (x + w, y + w, d)])
        solids.cloth(s, rows, material.solid("#fff0d0", rough=0.9, bump=0, glow=0.15))

    # Mast, yard, and the sheet that the wind from the stair has filled.
    foot, head = spot(0.34, -0.32, -0.45), spot(0.34, -0.32, 1.34)
    solids.lathe(s, [(0.03, 0.0), (0.03, head[1] - foot[1]), (0.0, head[1] - foot[1])], foot[0], foot[1], foot[2], 1.0, wood)
    left, right = -0.78, 0.4
    for band in range(8):
        rows = []
        for q in range(5):
            t = (band + q / 4) / 8
            row = []
            for p in range(25):
                w = p / 24
                belly = 0.42 * math.sin(math.pi * w) * math.sin(math.pi * min(t * 0.9 + 0.1, 1.0))
                u, v = 0.3 + belly, left + (right - left) * w
                row.append(spot(u, v, 1.24 - 1.14 * t + 0.12 * math.sin(math.pi * w) * t))
            rows.append(row)
        c = "#8fa8dc" if band in (1, 4, 6) else "#fbf6f0"
        solids.cloth(s, rows, material.solid(c, darker(c, 0.06), rough=0.95, bump=0.4, grain=60))
    rope(spot(0.3, left - 0.04, 1.24), spot(0.3, right + 0.04, 1.24), 0.0, 0.022)
    flag = [[(head[0] + 0.24 * w, head[1] - 0.02 - 0.14 * q + 0.03 * math.sin(w * 6), head[2]) for w in [e / 12 for e in range(13)]] for q in (0, 1)]
    solids.cloth(s, flag, material.solid("#d03c54", rough=0.9, bump=0.2))
    # The captain, from behind: one hand round the mast, one on the rope that holds the sail.
    px, py, pd = spot(-0.06, 0.22, -0.45)
    mast, corner = spot(0.34, -0.32, 0.2), spot(0.3, right, 0.2)
    weather.contact(s, px, py + 0.01, 0.36, pd + 0.05, 0.5)
    k = 1.16 / s.k(pd)
    hold = (px + 0.33 * k, py + 0.5 * k)
    captain(s, px, py, k, pd, seen_at(s, mast, pd), hold)
    rope((*hold, pd - 0.16), corner, 0.0)
    rope((*hold, pd - 0.16), (hold[0] - 0.03, py + 0.06, pd - 0.1), 0.02)
    cx2, cy2, cd2 = spot(0.97, 0.28, 0.06)
    s.place(animals.cat("back", "#e89048"), cx2, cy2, 0.34 / s.k(cd2), cd2 - 0.1, shadow=False)

    # She makes way: a skirt of foam at her timbers, and a wake that opens towards us.
    def foam(path: list[XY], out: XY, wide: float, colour: str, lift: float) -> None:
        rows = []
        for q in range(121):
            i = q / 120 * (len(path) - 1)
            n = min(int(i), len(path) - 2)
            u, v = (path[n][e] + (path[n + 1][e] - path[n][e]) * (i - n) for e in (0, 1))
            w = wide * (0.6 + 0.3 * math.sin(q * 0.21 + wide * 40) + 0.1 * math.sin(q * 0.53)) * math.sin(math.pi * (0.04 + 0.92 * q / 120)) ** 0.6
            rows.append([spot(u, v, sea + lift), spot(u + w * out[0], v + w * out[1], sea + lift)])
        solids.cloth(s, rows, material.solid(colour, rough=0.8, bump=0.1, glow=0.1))

    foam([(1.0, 0.52), (0.0, 0.52), (-1.1, 0.52)], (-0.4, 1.0), 0.16, "#dce4ff", 0.012)
    foam([(-1.02, 0.62), (-1.02, 0.0), (-1.02, -0.62)], (-1.0, 0.1), 0.2, "#dce4ff", 0.012)
    for far, wide, c in ((0.34, 0.09, "#8090ec"), (0.8, 0.08, "#5c6ccc")):
        foam([(-1.0 - far, 0.5 + far * 0.5), (-1.08 - far, 0.0), (-1.0 - far, -0.5 - far * 0.3)], (-1.0, 0.0), wide, c, 0.01)
    # The clock swims, half under; it is far past bedtime.
    wx, wd = 0.64, 0.2
    wy = sea / s.k(wd)
    s.place(props.clock("#c88c50", hour=3, minute=10), wx, wy - 0.12, 0.4, wd, turn=16, shadow=False)
    ring = [
        [(wx + q * math.cos(a), wy + 0.005 + q * 0.1 * math.sin(a), wd + q * math.sin(a)) for a in [math.tau * e / 48 for e in range(49)]] for q in (0.22, 0.25)
    ]
    solids.cloth(s, ring, material.solid("#98a8f4", rough=0.8, bump=0.1, glow=0.1))
    light.rig(s, 620, 120)
    light.lamp(s, -0.1, 0.3, -0.2, 22, "#ffd8b8", 0.3)
