"""A cake higher than the roofs: he has climbed all the way, and she is quicker."""

import math

from shapely.geometry import Polygon

from theatre import animals, light, people, plants, props, room, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

CX = 0.22
TIERS = ((-1.75, -1.0, 0.7), (-1.0, -0.56, 0.57), (-0.56, -0.17, 0.45), (-0.17, 0.17, 0.335), (0.17, 0.44, 0.225))
"""Foot, top and half width of each storey."""
HIDE, PATCH = "#f0c470", "#a8643a"


def sag(w: float) -> float:
    """How much of a tier's round top is seen: less the higher it is."""
    return 0.2 * w


def tier(s: Stage, n: int) -> None:
    y0, y1, w = TIERS[n]
    d = 2.3 - 0.22 * n
    q = sag(w)
    sponge, cream = (("#f8e0b8", "#f07c98"), ("#f8c0cc", "#f8d060"), ("#fff0d4", "#5cb8ac"), ("#f8d4b0", "#e8587c"), ("#fff4e0", "#8a4c34"))[n]
    side = union(Polygon([(CX - w, y0), (CX - w, y1), (CX + w, y1), (CX + w, y0)]), ellipse(CX, y0, w, q))
    band = stroke(bezier((CX - w, y0 + 0.08), (CX - w * 0.5, y0 + 0.08 - q * 1.25), (CX + w * 0.5, y0 + 0.08 - q * 1.25), (CX + w, y0 + 0.08)), 0.05)
    marks = [
        Mark(band, cream, 0.9),
        Mark(Polygon([(CX + w * 0.5, y0 - 1), (CX + w, y0 - 1), (CX + w, y1), (CX + w * 0.5, y1)]), "#8a4a5c", 0.28, 0.06),
        Mark(Polygon([(CX - w, y0 - 1), (CX - w * 0.7, y0 - 1), (CX - w * 0.7, y1), (CX - w, y1)]), "#fffaf0", 0.4, 0.05),
    ]
    s.puff(side, d, 0.1, darker(sponge, 0.12), lighter(sponge, 0.1), marks, "stone", shadow=False)
    runs = 13 - n
    drips = union(
        ellipse(CX, y1, w * 1.03, q * 1.05),
        *(
            stroke(
                [(CX + w * math.sin(a), y1 - q * math.cos(a) + 0.02), (CX + w * math.sin(a), y1 - q * math.cos(a) - s.rng.uniform(0.03, 0.12) * (0.6 + w))],
                0.06 + 0.04 * w,
                0.05 + 0.03 * w,
            )
            for a in [-1.45 + 2.9 * i / (runs - 1) for i in range(runs)]
        ),
    )
    s.puff(
        drips,
        d - 0.1,
        0.035,
        darker(cream, 0.12),
        lighter(cream, 0.2),
        [Mark(ellipse(CX, y1, w * 0.94, q * 0.86), lighter(cream, 0.35), 0.7, 0.01)],
        "skin",
        shadow=False,
    )
    for i in range(runs):
        a = -1.35 + 2.7 * i / (runs - 1)
        x, y = CX + w * 0.95 * math.sin(a), y0 - q * 0.95 * math.cos(a) + 0.04
        if n:
            s.puff(circle(x, y, 0.028 + 0.01 * w), d - 0.12, 0.03, "#fff0e4", "#ffffff", shadow=False)
    if n < 4:
        windows(s, n, d)


def windows(s: Stage, n: int, d: float) -> None:
    """It is a house as well: biscuit doors, sugar windows, a lamp in some."""
    y0, y1, w = TIERS[n]
    q = sag(w)
    for u in ((-0.62, 0.3), (-0.5, 0.1, 0.62), (-0.55, 0.2), (-0.2,))[n]:
        x = CX + u * w
        y = y0 + 0.42 * (y1 - y0) - q * math.sqrt(1 - u * u) * 0.9
        h = 0.075
        pane = draw(f"{x - h * 0.7},{y - h}! {x - h * 0.7},{y + h * 0.5} {x},{y + h * 1.1} {x + h * 0.7},{y + h * 0.5} {x + h * 0.7},{y - h}!")
        s.puff(pane.buffer(0.02), d - 0.14, 0.02, "#a8643a", "#d89a5c", brush="stone", shadow=False)
        s.puff(
            pane,
            d - 0.17,
            0.006,
            "#ffd070",
            "#fff0b8",
            [Mark(union(line([(x, y - h), (x, y + h)], 0.012), line([(x - h, y), (x + h, y)], 0.012)), "#b8743c")],
            shadow=False,
            glow=0.2,
        )


def ledge(n: int, u: float) -> XY:
    """A place on the step on top of tier n, u from -1 to 1 of its width, before the next storey."""
    _, y1, w = TIERS[n]
    return CX + u * w, y1 - sag(w) * math.sqrt(max(0.0, 1 - u * u)) * 0.62


def guests(s: Stage) -> None:
    """Small on the steps, who have looked forward to this."""
    cast = (
        (0, -0.84, animals.dog("sit", "#c89a64"), 0.27, False),
        (0, 0.5, animals.hedgehog(), 0.17, True),
        (0, 0.12, animals.mouse("up", "#8c8690"), 0.2, True),
        (1, -0.9, animals.hare("up", "#d8c0a0"), 0.26, False),
        (1, 0.86, animals.cat("sit", "#e8964c"), 0.22, False),
        (2, -0.88, animals.mouse("up", "#b8a8a0"), 0.17, False),
        (2, -0.1, animals.bird("perch", "#3f7ac8"), 0.12, True),
        (3, -0.86, animals.owl("perch", "#8a6844"), 0.17, False),
    )
    for n, u, who, k, flip in cast:
        x, y = ledge(n, u)
        d = 2.3 - 0.22 * n - 0.4
        weather.contact(s, x, y, k * 0.9, d, 0.5, "#7a3a4c")
        s.place(who, x, y, k, d - 0.06, flip=flip, shadow=False)
        if n < 3 and k > 0.18:
            hat = move(Polygon([(-0.04, 0), (0.04, 0), (0, 0.11)]), x + (0.02 if not flip else -0.02), y + k * (1.0 if k > 0.21 else 0.9), 8)
            s.puff(hat, d - 0.2, 0.02, "#3f9c94", "#8cd8c8", [Mark(hat.boundary.buffer(0.008), "#fff4d0", 0.8)], shadow=False)


def candles(s: Stage) -> None:
    """Five are out and smoke, the last two lie flat in the wind."""
    _, y1, w = TIERS[4]
    for i, u in enumerate((-0.8, -0.52, -0.22, 0.08, 0.36, 0.62, 0.84)):
        x = CX + u * w
        y = y1 + (0.02 if i % 2 else -0.022)
        c = ("#58b0a8", "#f0c040", "#f07c98")[i % 3]
        d = 1.28 + (0.03 if i % 2 else 0)
        twist = union(*(line([(x - 0.02, y + 0.03 + 0.035 * j), (x + 0.02, y + 0.045 + 0.035 * j)], 0.01) for j in range(5)))
        s.puff(stroke([(x, y), (x, y + 0.17)], 0.03, 0.028), d, 0.016, darker(c, 0.1), lighter(c, 0.2), [Mark(twist, "#fff8ec", 0.9)], shadow=False)
        if i > 4:
            flame = move(draw("0,-0.03 0.036,0.02 0.018,0.08 -0.004,0.17! -0.02,0.08 -0.036,0.02"), x + 0.006, y + 0.19, -62)
            s.puff(flame, d - 0.05, 0.02, "#ff9a2c", "#ffe88c", shadow=False, glow=1.0)
            weather.halo(s, x + 0.04, y + 0.2, d - 0.1, 0.13, "#ffc860", 0.5)
        else:
            top = y + 0.18
            wisp = bezier((x, top), (x + 0.05, top + 0.02), (x + 0.07, top + 0.07), (x + 0.13, top + 0.07 + 0.012 * i), n=14)
            s.sheet(stroke(wisp, 0.008, 0.02, 0.03, 0.008), d - 0.06, mat=veils.tint("#e8ecec", 0.6), shadow=False)


def giraffe(s: Stage) -> None:
    d = 1.5
    curve = smooth([(-0.74, -1.8), (-0.74, -0.9), (-0.7, -0.1), (-0.62, 0.5), (-0.5, 0.9), (-0.36, 1.06)], closed=False, n=14)
    neck = stroke(curve, 0.52, 0.46, 0.38, 0.32, 0.28, 0.26)
    spots = []
    for i in range(2, len(curve) - 6, 4):
        x, y = curve[i]
        half = 0.24 - 0.13 * i / len(curve)
        for j, u in enumerate((-0.75, 0.0, 0.75)):
            k = half * s.rng.uniform(0.21, 0.28)
            spots.append(
                move(draw("-1,-0.8 -1.1,0.7 0.1,1.1 1.1,0.6 0.9,-0.9 0,-1.1"), x + half * u * 0.9, y + 0.05 * ((i // 4 + j) % 2), s.rng.uniform(-20, 40), k)
            )
    mane = union(*(ellipse(x - 0.225 + 0.11 * i / len(curve), y, 0.05, 0.085, 14) for i, (x, y) in enumerate(curve) if i % 3 == 0 and i > 4))
    s.puff(mane, d + 0.1, 0.04, "#7a4424", "#b87444", brush="fur", shadow=False)
    s.puff(
        neck,
        d,
        0.12,
        darker(HIDE, 0.1),
        lighter(HIDE, 0.2),
        [Mark(union(*spots), PATCH, 0.95), Mark(stroke([(x - 0.16, y) for x, y in curve], 0.14, 0.07), "#8a4a34", 0.25, 0.04)],
        "fur",
        shadow=False,
    )
    garland(s, d - 0.2)
    head(s, d - 0.2)


def garland(s: Stage, d: float) -> None:
    """Somebody has dressed her for the day."""
    for i in range(9):
        t = i / 8
        x, y = -0.9 + 0.44 * t, 0.0 - 0.1 * math.sin(t * math.pi) + 0.05 * t
        c = ("#f07c98", "#fff4e4", "#58b0a8")[i % 3]
        petals = union(*(circle(x + 0.034 * math.cos(a), y + 0.034 * math.sin(a), 0.026) for a in [j * math.tau / 5 for j in range(5)]))
        s.puff(petals, d - 0.02 * (i % 2), 0.03, darker(c, 0.12), lighter(c, 0.1), [Mark(circle(x, y, 0.018), "#f0c040")], shadow=False)


def head(s: Stage, d: float) -> None:
    x, y, turn, k = -0.34, 1.06, -27, 1.12

    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, k)

    for ox, tilt in ((-0.1, 0.04), (-0.02, -0.02)):
        s.puff(put(stroke([(ox, 0.12), (ox + tilt, 0.27)], 0.05, 0.042)), d + 0.06, 0.03, darker(HIDE, 0.15), HIDE, brush="fur", shadow=False)
        s.puff(put(circle(ox + tilt, 0.28, 0.042)), d + 0.03, 0.03, "#5a3018", "#8a5430", brush="fur", shadow=False)
    s.puff(
        put(move(plants.leaf(0.22, 0.12), -0.14, 0.1, 150)),
        d + 0.05,
        0.03,
        darker(HIDE, 0.15),
        lighter(HIDE, 0.1),
        [Mark(put(move(plants.leaf(0.16, 0.07), -0.16, 0.11, 150)), "#f0a890", 0.8)],
        "fur",
        shadow=False,
    )
    skull = draw("-0.19,0.0 -0.17,0.13 -0.06,0.18 0.08,0.14 0.2,0.07 0.32,0.05 0.38,0.0 0.38,-0.08 0.3,-0.14 0.16,-0.17 0.0,-0.15 -0.14,-0.11")
    marks = [
        Mark(put(draw("0.2,0.08 0.38,0.06 0.42,-0.1 0.3,-0.16 0.18,-0.1")), "#fbe8c8", 0.85, 0.02),
        Mark(put(ellipse(0.13, -0.08, 0.085, 0.07)), "#f08c6c", 0.65, 0.025),
        Mark(
            put(
                union(
                    move(draw("-1,-0.8 -1.1,0.7 0.1,1.1 1.1,0.6 0.9,-0.9"), -0.12, -0.04, 20, 0.04),
                    move(draw("-1,-0.8 -1.1,0.7 0.1,1.1 1.1,0.6 0.9,-0.9"), -0.03, -0.09, 50, 0.03),
                )
            ),
            PATCH,
            0.9,
        ),
        Mark(put(ellipse(0.03, 0.06, 0.062, 0.05)), "#fffaf0"),
        Mark(put(circle(0.055, 0.05, 0.038)), "#4a2c18"),
        Mark(put(circle(0.065, 0.065, 0.012)), "#ffffff"),
        Mark(
            put(
                union(
                    stroke(bezier((-0.04, 0.07), (0.0, 0.14), (0.08, 0.12), (0.1, 0.06), n=10), 0.012, 0.028, 0.012),
                    *(stroke([(0.0 + 0.035 * i, 0.115 - 0.008 * i), (0.02 + 0.05 * i, 0.165 - 0.016 * i)], 0.014, 0.006) for i in range(3)),
                )
            ),
            "#2c1a14",
        ),
        Mark(put(union(ellipse(0.31, 0.015, 0.012, 0.022, 40))), "#6a3c24"),
    ]
    s.puff(put(skull), d, 0.1, darker(HIDE, 0.05), lighter(HIDE, 0.22), marks, "fur", shadow=False)
    # Pursed lips, and the breath.
    s.puff(
        put(draw("0.33,0.0 0.41,-0.005 0.47,-0.03 0.48,-0.06 0.46,-0.09 0.4,-0.115 0.33,-0.11")),
        d - 0.12,
        0.06,
        "#e0a080",
        "#fbdcb8",
        [
            Mark(put(line([(0.44, -0.055), (0.5, -0.058)], 0.016)), "#8a3c34"),
            Mark(put(stroke(bezier((0.41, -0.02), (0.425, -0.055), (0.41, -0.09), n=6), 0.008)), "#b87060", 0.8),
        ],
        "skin",
        shadow=False,
    )
    a = math.radians(turn)
    mx, my = x + k * (0.46 * math.cos(a) + 0.055 * math.sin(a)), y + k * (0.46 * math.sin(a) - 0.055 * math.cos(a))
    veils.beam(s, (mx, my), (mx + 0.62, my - 0.14), 0.5, d - 0.3, "#ffffff", 0.7)
    for bend, w, reach in ((0.1, 0.02, 0.4), (-0.08, 0.02, 0.36)):
        gust = bezier((mx + 0.1, my - 0.03 + bend * 0.3), (mx + 0.2, my - 0.05 + bend * 0.6), (mx + reach, my - 0.1 + bend), n=14)
        s.sheet(stroke(gust, 0.006, w, 0.006), d - 0.34, mat=veils.tint("#ffffff", 0.5), shadow=False)


def boy(s: Stage) -> None:
    """At the last rungs of the last ladder, with the right paper hat, too late."""
    a, b = (0.88, -1.05), (0.5, 0.46)
    s.sheet(props.ladder(a, b, 0.17, 18, 0.9), 1.16, "#a8743c", "#f0c888", thick=0.03)

    def at(t: float, off: float = 0.0) -> XY:
        return a[0] + (b[0] - a[0]) * t + off, a[1] + (b[1] - a[1]) * t

    x, y, k = 0.74, -0.22, 0.58
    hand, far, foot, far_foot = at(0.778, 0.02), at(0.833), at(0.556, 0.03), at(0.611, 0.02)
    who = people.boy(
        Pose(lean=12, nod=-6),
        skin="#8a5434",
        hair="curly",
        hair_colour="#2a1818",
        top="#f0b83c",
        bottom="#3f7a94",
        hat="paper",
        mood="angry",
        profile=True,
        gaze=(0.7, 0.4),
        hands=("grip", "grip"),
        touch={
            "hand": people.local(hand, x, y, k, True),
            "far_hand": people.local(far, x, y, k, True),
            "foot": people.local(foot, x, y, k, True),
            "far_foot": people.local(far_foot, x, y, k, True),
        },
    )
    s.place(who, x, y, k, 1.0, flip=True, shadow=False)


@card("mint", focus=1.5)
def giraffe_birthday(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, heaps=[(-0.2, 0.5, 0.6), (0.86, 0.86, 0.6), (0.5, 1.3, 0.4)], glow=sky.Glow(0.2, 0.6, 0.9, "#fff4e8", 0.5), strength=1.15)
    room.town_row(s, -1.16, 4.2, ("#f0d8d0", "#e8e4c8", "#c8e0d4"), size=(0.24, 0.3), roofs=("#e0a8a0", "#a0c8bc", "#e8c0a8"), lit=False)
    weather.fog(s, 3.9, "#f4f8f0", 0.6, -1.5, -0.5)
    for n in range(5):
        tier(s, n)
    guests(s)
    s.sheet(props.ladder((-0.3, -1.36), (-0.2, -0.62), 0.12, 9, 0.9), 1.5, "#a8743c", "#f0c888", thick=0.03)
    candles(s)
    giraffe(s)
    boy(s)
    # The roofs of the street, near and below us.
    room.town_row(s, -2.0, 0.7, ("#f4dcc8", "#d8ece0", "#f8e8c8"), size=(0.5, 0.62), roofs=("#d8586c", "#3f8c88", "#e08a5c"), lit=False)
    ends = [(-1.1, -0.9), (-0.3, -1.42), (0.5, -1.42), (1.1, -0.96)]
    room.string(s, ends, 0.6, "#5c8a84", 0.01, 0)
    for i, (x, y) in enumerate(bezier(*ends, n=13)):
        c = ("#e8688a", "#f4d060", "#5cb0a8")[i % 3]
        s.puff(Polygon([(x - 0.055, y), (x + 0.055, y), (x, y - 0.12)]), 0.58, 0.02, darker(c, 0.1), c, shadow=False)
    light.sun(s, 1.7, "#fff4e0", side=-0.7, height=0.7)
    light.rig(s, 620, 150)
