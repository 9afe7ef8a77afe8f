"""The moon has sprung a leak: a sweep hangs before it and sews."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, people, props, sky, weather
from theatre.colour import darker
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

MX, MY, R = 0.34, 1.02, 1.42
SEAM: tuple[XY, ...] = ((0.5, 1.56), (0.4, 1.34), (0.47, 1.12), (0.34, 0.92), (0.4, 0.74), (0.26, 0.56))
CRACK: tuple[XY, ...] = ((0.26, 0.56), (0.34, 0.36), (0.16, 0.16), (0.25, -0.04), (0.06, -0.2), (0.1, -0.4))
BUCKET = (0.09, -0.98)
GOLD = ("#dca84c", "#fff6d4")


def disc() -> Geom:
    return circle(MX, MY, R)


def crater(s: Stage, x: float, y: float, r: float) -> None:
    """A dent: shaded under its upper rim, lit below; flatter towards the moon's edge."""
    away = math.hypot(x - MX, y - MY) / R
    turn = math.degrees(math.atan2(y - MY, x - MX))
    flat = math.sqrt(max(0.12, 1 - away * away))
    g = ellipse(x, y, r * flat, r, turn)
    hollow = move(g, r * 0.12, -r * 0.18)
    s.puff(g.buffer(0.02), 2.42, 0.03, "#c88c34", "#fff6d8", shadow=False, glow=0.2)
    s.puff(g, 2.36, 0.002, "#ecc878", "#a87428", [Mark(g.intersection(hollow), "#f0d490", 0.85, 0.05)], shadow=False, glow=0.16)


def moon(s: Stage) -> None:
    """So near that it is a ceiling."""
    g = disc().intersection(box(-1.5, -2, 1.5, 1.9))
    rim = disc().difference(circle(MX + 0.1, MY + 0.14, R))
    seas = union(draw("-0.9,1.5 -0.5,1.3 -0.4,1.0 -0.7,0.8 -1.0,1.0"), draw("0.7,0.7 1.1,0.8 1.2,0.3 0.9,0.1 0.6,0.3"), ellipse(-0.1, 1.3, 0.22, 0.16, 20))
    s.puff(g, 2.9, 0.4, *GOLD, [Mark(seas, "#c89848", 0.4, 0.03), Mark(rim, "#8a5c2c", 0.5, 0.05)], "stone", shadow=False, glow=0.4, bump=0.6, mottle=0.1)
    for x, y, r in (
        (-0.56, 1.12, 0.2),
        (-0.84, 0.76, 0.11),
        (-0.52, 0.62, 0.08),
        (0.74, 1.22, 0.14),
        (0.68, 0.62, 0.1),
        (0.94, 0.34, 0.15),
        (0.56, -0.06, 0.1),
        (-0.66, 0.3, 0.07),
        (0.9, 0.9, 0.07),
        (0.72, -0.2, 0.05),
        (0.0, 1.36, 0.09),
    ):
        crater(s, x, y, r)


def patches(s: Stage) -> None:
    """It has leaked before."""
    tin = move(Polygon([(-0.17, -0.13), (0.17, -0.15), (0.16, 0.14), (-0.15, 0.13)]), 0.86, -0.02, 18)
    nails = union(
        *(move(circle(x, y, 0.014), 0.86, -0.02, 18) for x in (-0.14, -0.05, 0.05, 0.14) for y in (-0.12, 0.11)),
        *(move(circle(x, 0, 0.014), 0.86, -0.02, 18) for x in (-0.14, 0.14)),
    )
    s.puff(
        tin,
        2.25,
        0.02,
        "#5c7484",
        "#a8bcc4",
        [Mark(nails, "#34444c"), Mark(move(line([(-0.1, -0.05), (0.1, 0.06)], 0.014), 0.86, -0.02, 18), "#d8e4e8", 0.6)],
        shadow=False,
    )
    cloth = move(Polygon([(-0.16, -0.15), (0.15, -0.17), (0.17, 0.15), (-0.14, 0.16)]), -0.36, 1.34, -12)
    plaid = union(
        *(move(line([(-0.3, q), (0.3, q)], 0.03), -0.36, 1.34, -12) for q in (-0.1, 0.0, 0.1)),
        *(move(line([(q, -0.3), (q, 0.3)], 0.03), -0.36, 1.34, -12) for q in (-0.1, 0.0, 0.1)),
    )
    s.puff(cloth, 2.25, 0.03, "#2f6a5c", "#5ca08c", [Mark(plaid, "#e8dcb0", 0.35)], "cloth", shadow=False)
    ring = cloth.exterior
    for i in range(20):
        p, q = ring.interpolate(i / 20, normalized=True), cloth.centroid
        d = math.hypot(p.x - q.x, p.y - q.y)
        ux, uy = (p.x - q.x) / d, (p.y - q.y) / d
        s.puff(line([(p.x - ux * 0.02, p.y - uy * 0.02), (p.x + ux * 0.016, p.y + uy * 0.016)], 0.014), 2.18, 0.01, "#7a2418", "#d8503c", shadow=False)


def leak(s: Stage) -> None:
    """The open part of the crack shines; what runs out of it falls straight down."""
    half = (0.008, 0.024, 0.034, 0.042, 0.05, 0.06)
    left = [(x - w, y) for (x, y), w in zip(CRACK, half, strict=True)]
    right = [(x + w * 0.9, y - 0.02) for (x, y), w in zip(CRACK, half, strict=True)]
    g = Polygon([*left, *right[::-1]]).buffer(0.012).buffer(-0.008).intersection(disc())
    s.puff(g.buffer(0.022).intersection(disc()), 2.3, 0.01, "#7a4414", "#a86c2c", shadow=False)
    s.puff(g, 2.22, 0.004, "#ffd868", "#ffe898", [Mark(g.buffer(-0.014), "#fffdf0", 0.95, 0.006)], shadow=False, glow=0.9)
    for x, y, r in ((0.24, 0.1, 0.34), (0.12, -0.25, 0.36)):
        weather.halo(s, x, y, 2.1, r, "#ffe49a", 0.5)
    x0, y0 = CRACK[-1][0] - 0.01, -0.34
    pour = Polygon(
        [
            (x0 - 0.04, y0 + 0.03),
            (x0 + 0.05, y0 + 0.02),
            (x0 + 0.034, y0 - 0.03),
            (x0 + 0.024, y0 - 0.08),
            (x0 + 0.02, y0 - 0.3),
            (x0 + 0.011, -0.94),
            (x0 - 0.011, -0.94),
            (x0 - 0.012, y0 - 0.34),
            (x0 - 0.022, y0 - 0.08),
        ]
    )
    s.puff(pour.buffer(-0.01).buffer(0.02), 2.26, 0.01, "#ffe08a", "#fffae0", shadow=False, glow=1.0)
    for x, y, r in ((x0 + 0.07, -0.6, 0.018), (x0 - 0.06, -0.74, 0.014), (x0 + 0.05, -0.84, 0.012), (x0 - 0.05, -0.52, 0.012)):
        s.puff(draw(f"{x},{y + 2.2 * r}! {x + r},{y} {x},{y - r} {x - r},{y}"), 2.1, 0.01, "#ffe08a", "#fffae0", shadow=False, glow=1.0)


def seam(s: Stage) -> None:
    s.puff(stroke(SEAM, 0.012, 0.02, 0.016), 2.3, 0.006, "#7a4a1c", "#a87030", shadow=False)
    n = 11
    for i in range(n):
        t = (i + 0.5) / n * (len(SEAM) - 1)
        j = int(t)
        (ax, ay), (bx, by) = SEAM[j], SEAM[j + 1]
        x, y = ax + (bx - ax) * (t - j), ay + (by - ay) * (t - j)
        tilt = 0.022 + 0.012 * math.sin(i * 2.1)
        s.puff(stroke([(x - 0.06, y - tilt), (x, y + 0.004), (x + 0.06, y + tilt)], 0.02, 0.03, 0.02), 2.2, 0.016, "#9a2018", "#f0584c", shadow=False)
        for q in (-1, 1):
            s.puff(circle(x + 0.06 * q, y + tilt * q, 0.013), 2.26, 0.004, "#6a3c14", "#8a5420", shadow=False)


def sweep(s: Stage) -> None:
    """On a plank between two ropes, the thread in his raised hand."""
    x, y, k = -0.2, 0.0, 0.9
    for rx, d in ((x - 0.22, 1.9), (x + 0.14, 1.9)):
        s.puff(stroke([(rx, y - 0.04), (rx + (0.03 if rx < x else -0.03), 1.7)], 0.02, 0.018), d, 0.012, "#6a4a24", "#d8b878", shadow=False)
    s.puff(
        draw(f"{x - 0.26},{y - 0.02}! {x + 0.26},{y - 0.02}! {x + 0.26},{y - 0.075}! {x - 0.26},{y - 0.075}!"),
        1.7,
        0.04,
        "#4a2c14",
        "#9a6834",
        brush="wood",
        shadow=False,
    )
    wall, needle = (0.1, 0.26), (0.07, 0.46)
    who = people.sweep(
        Pose((60, 100), (50, 90), (74, 2), (60, -14), lean=4, nod=-2, anchor="seat"),
        profile=True,
        mood="tender",
        gaze=(0.9, 0.2),
        scarf="#d8402c",
        hands=("grip", "flat"),
        touch={"hand": people.local(needle, x, y, k), "far_hand": people.local(wall, x, y, k)},
    )
    f = s.place(who, x, y, k, 1.55, shadow=False)
    px, py = f.points["palm"]
    tip = (0.28, 0.55)
    s.puff(stroke([(px - 0.04, py - 0.02), tip], 0.012, 0.02, 0.008), 1.2, 0.01, "#8a98a0", "#f4f8fa", shadow=False)
    thread = bezier(SEAM[-1], (0.5, 0.3), (0.2, -0.2), (-0.1, 0.2), (px - 0.04, py - 0.02), n=30)
    s.puff(line(thread, 0.014), 1.4, 0.008, "#8a1c18", "#f05844", shadow=False)
    # What hangs from the plank: his brush and a reel of the thread.
    bx, by = x - 0.18, y - 0.36
    s.puff(line([(bx, y - 0.06), (bx, by)], 0.012), 1.66, 0.008, "#4a3c34", "#8a7a68", shadow=False)
    bristles = union(
        *(stroke([(bx, by), (bx + 0.1 * math.cos(a), by + 0.1 * math.sin(a))], 0.016, 0.008) for a in [i * math.tau / 20 for i in range(20)]),
        circle(bx, by, 0.05),
    )
    s.puff(bristles, 1.6, 0.03, "#14101c", "#3c3440", shadow=False)
    qx, qy = x + 0.1, y - 0.26
    s.puff(line([(qx, y - 0.06), (qx, qy)], 0.01), 1.66, 0.008, "#4a3c34", "#8a7a68", shadow=False)
    s.puff(
        box(qx - 0.06, qy - 0.09, qx + 0.06, qy),
        1.58,
        0.03,
        "#8a1c18",
        "#e8483c",
        [Mark(union(*(line([(qx - 0.1, qy - 0.08 + 0.016 * i), (qx + 0.1, qy - 0.075 + 0.016 * i)], 0.005) for i in range(6))), "#5c100c", 0.7)],
        shadow=False,
    )
    for e in (qy, qy - 0.1):
        s.puff(ellipse(qx, e, 0.075, 0.016), 1.54, 0.012, "#7a4a20", "#c89050", shadow=False)


def roof(s: Stage, x: float, y: float, w: float, h: float, depth: float, tint: tuple[str, str], lit: int) -> None:
    """A gable in the dark, with a window or two."""
    g = union(box(x - w / 2, -1.8, x + w / 2, y), Polygon([(x - w * 0.58, y), (x, y + h), (x + w * 0.58, y)]))
    panes = union(*(box(x + q * w * 0.24 - 0.03, y - 0.16, x + q * w * 0.24 + 0.03, y - 0.06) for q in ((-1, 1), (0,), (1,))[lit % 3]))
    s.puff(
        g,
        depth,
        0.02,
        *tint,
        [Mark(Polygon([(x - w * 0.6, y), (x, y + h), (x + w * 0.6, y)]), darker(tint[1], 0.25), 0.7), Mark(panes, "#ffd070")],
        shadow=False,
        cell=0.01,
    )


def town(s: Stage) -> None:
    """Far below; the nearest roof has a bucket for the drip, and a cat who watches it fill."""
    for i in range(13):
        roof(s, -1.1 + 0.18 * i, -1.12 + 0.08 * math.sin(i * 2.3), 0.17, 0.1 + 0.04 * (i % 3), 3.6, ("#101c3c", "#22345c"), i)
    for i in range(8):
        roof(s, -1.08 + 0.31 * i, -1.3 + 0.06 * math.sin(i * 1.7), 0.28, 0.16 + 0.04 * (i % 2), 3.0, ("#0c1630", "#1a2a50"), i + 1)
    ridge = draw("-0.75,-1.8! -0.62,-1.5 -0.3,-1.22! 0.5,-1.22! 0.86,-1.5 1.0,-1.8!")
    rows = union(*(line([(-1, -1.28 - 0.08 * i), (1, -1.28 - 0.08 * i)], 0.012) for i in range(6)))
    s.puff(ridge, 2.2, 0.06, "#14183c", "#3c3c6c", [Mark(rows, "#0c1028", 0.7), Mark(ellipse(0.1, -1.2, 0.4, 0.14), "#d8a858", 0.55, 0.05)], shadow=False)
    x, y = BUCKET
    chimney = box(x - 0.14, -1.34, x + 0.14, y - 0.06)
    s.puff(
        chimney, 2.12, 0.04, "#4a2430", "#9a5a4c", [Mark(props.buildings.bricks(x - 0.14, -1.34, x + 0.14, y - 0.06, 0.1, 0.05), "#2c1420", 0.5)], shadow=False
    )
    s.puff(box(x - 0.17, y - 0.09, x + 0.17, y - 0.04), 2.06, 0.03, "#5c3038", "#c88468", shadow=False)
    s.place(trinkets.bucket("#4c6478", "#2c3c48"), x, y - 0.05, 0.22, 2.0, shadow=False)
    s.puff(ellipse(x, y + 0.108, 0.085, 0.022), 1.95, 0.01, "#ffe490", "#fffbe4", shadow=False, glow=1.2)
    weather.halo(s, x, y + 0.14, 2.05, 0.4, "#ffd880", 0.7)
    light.lamp(s, x, y + 0.26, 1.8, 4, "#ffd880", 0.08)
    s.place(animals.cat("back", "#f0e8dc", collar="#d8402c"), 0.4, -1.24, 0.3, 2.0, flip=True, shadow=False)


@card("midnight", focus=1.9)
def moon_repair(s: Stage) -> None:
    sky.backdrop(s, stars=260, wisps=0.25, glow=sky.Glow(0.3, 0.2, 1.2, "#5c78b8", 0.5))
    weather.halo(s, MX, MY, 3.4, 2.2, "#ffe0a0", 0.5)
    moon(s)
    patches(s)
    town(s)
    leak(s)
    seam(s)
    sweep(s)
    light.lamp(s, 0.3, 0.3, 1.2, 10, "#ffe8a8", 0.15)
    light.sun(s, 1.0, "#fff0d0", side=-0.7, height=0.8)
    light.rig(s, 420, 160)
