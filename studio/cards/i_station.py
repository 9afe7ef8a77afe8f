"""The hall of a station from under its roof: the floor is the clock, the minutes are sleepers."""

import math
from typing import Any

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, light, people, props, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, circle, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

CX, CY, RX, RY = 0.0, 0.14, 0.97, 0.84
TRACK = 0.8
LEAVES = 128.0
"""Where the rails leave the dial, in degrees from twelve."""
SHADE = "#5c4a3c"


def at(r: float, degrees: float) -> XY:
    """A place on the floor: distance from the middle of the dial, and clock angle."""
    a = math.radians(90 - degrees)
    return CX + RX * r * math.cos(a), CY + RY * r * math.sin(a)


def ring(outer: float, inner: float = 0.0) -> Geom:
    g = ellipse(CX, CY, RX * outer, RY * outer)
    return g.difference(ellipse(CX, CY, RX * inner, RY * inner)) if inner else g


def rail(t: float, aside: float = 0.0) -> XY:
    """Along the line: t is the clock angle up to where it leaves; beyond, it runs straight towards us."""
    if t <= LEAVES:
        return at(TRACK + aside, t)
    x, y = at(TRACK + aside, LEAVES)
    x0, y0 = at(TRACK, LEAVES)
    x1, y1 = at(TRACK, LEAVES - 1)
    n = math.hypot(x0 - x1, y0 - y1)
    d = (t - LEAVES) * 0.0142
    widen = 1 + 0.35 * d
    return x0 + (x - x0) * widen + (x0 - x1) / n * d, y0 + (y - y0) * widen + (y0 - y1) / n * d


def floor(s: Stage) -> None:
    slabs = union(*(ring(r + 0.006, r - 0.006) for r in (1.3, 1.55, 1.8)), *(line([at(1.05, 15 * i), at(2.4, 15 * i)], 0.012) for i in range(24)))
    s.puff(
        box(-1.4, -1.9, 1.4, 1.06),
        3.4,
        0.004,
        "#b4b0a4",
        "#dcdcd0",
        [Mark(slabs, "#8c8a84", 0.45), Mark(ring(1.12).buffer(0.05), "#6a5a4c", 0.4, 0.02)],
        "wash",
        cell=0.03,
        shadow=False,
    )
    rim = [Mark(ring(1.015, 0.985), "#e0b050", 0.95), Mark(ring(0.93, 0.67), "#b8a88c", 0.8), Mark(ring(0.3, 0.285), "#c8a050", 0.8)]
    petals = union(*(Polygon([at(0.0, a), at(0.16, a - 9), at(0.28, a), at(0.16, a + 9)]) for a in range(0, 360, 30)))
    s.puff(
        ring(1.05),
        3.3,
        0.02,
        "#ece0c4",
        "#fffaec",
        [*rim, Mark(petals, "#d8c494", 0.9), Mark(ring(1.05, 1.02), "#5c4634", 1.0)],
        "wash",
        cell=0.012,
        shadow=False,
    )


def sleepers(s: Stage) -> None:
    """Sixty of them round the dial; those that go on beyond it are the way out."""
    ties = [Polygon([at(0.73, a - 1.1), at(0.87, a - 1.1), at(0.87, a + 1.1), at(0.73, a + 1.1)]) for a in range(0, 360, 6)]
    out = [Polygon([rail(t, -0.08), rail(t, 0.08), rail(t + 2.2, 0.08), rail(t + 2.2, -0.08)]) for t in range(int(LEAVES) + 4, 240, 6)]
    s.puff(union(*ties), 3.24, 0.01, "#6a4a34", "#9c7450", shadow=False, cell=0.008)
    bed = Polygon([*(rail(t, -0.11) for t in range(int(LEAVES), 250, 6)), *(rail(t, 0.11) for t in range(248, int(LEAVES) - 1, -6))]).buffer(0.01)
    s.puff(bed.difference(ring(1.05)), 3.28, 0.006, "#9c8870", "#b8a88c", brush="stone", shadow=False, cell=0.012)
    s.puff(union(*out), 3.22, 0.01, "#6a4a34", "#9c7450", shadow=False, cell=0.008)
    for q in (-0.042, 0.042):
        s.puff(ring(TRACK + q + 0.008, TRACK + q - 0.008), 3.18, 0.008, "#4c5058", "#aab4bc", shadow=False, cell=0.006)
        s.puff(stroke([rail(t, q) for t in range(int(LEAVES), 250, 4)], 0.017, 0.022), 3.16, 0.008, "#4c5058", "#aab4bc", shadow=False, cell=0.006)


def hours(s: Stage) -> None:
    """The marks of the hours are benches of black stone."""
    for i in range(12):
        a = 30 * i
        long = 0.13 if i % 3 == 0 else 0.09
        w = 3.4 if i % 3 == 0 else 2.4
        mark = Polygon([at(0.62, a - w), at(0.62, a + w), at(0.62 - long, a + w * 1.1), at(0.62 - long, a - w * 1.1)])
        s.sheet(affinity.translate(mark, 0.02, -0.025), 3.2, mat=veils.tint(SHADE, 0.45), shadow=False, thick=0.002, edge=0)
        s.puff(mark, 3.1, 0.02, "#241c20", "#5c4c4c", shadow=False, cell=0.005)


def hand(s: Stage, degrees: float, long: float, wide: float, depth: float) -> None:
    """An iron hand that lies over the floor, with its shadow."""
    a = math.radians(90 - degrees)
    tip, back = at(long, degrees), at(0.16, degrees + 180)
    nx, ny = -math.sin(a) * wide, math.cos(a) * wide * RY / RX
    waist = at(long * 0.68, degrees)
    blade = Polygon(
        [
            (back[0] + nx * 0.5, back[1] + ny * 0.5),
            (waist[0] + nx * 1.15, waist[1] + ny * 1.15),
            tip,
            (waist[0] - nx * 1.15, waist[1] - ny * 1.15),
            (back[0] - nx * 0.5, back[1] - ny * 0.5),
        ]
    )
    g = blade.buffer(0.006).union(circle(*at(0.16, degrees + 180), wide))
    s.sheet(affinity.translate(g, 0.035, -0.05), 3.05, mat=veils.tint(SHADE, 0.45), shadow=False, thick=0.002, edge=0)
    s.puff(g, depth, 0.025, "#1c1a24", "#4c4858", [Mark(line([back, tip], 0.012), "#c8a050", 0.8)], shadow=False, cell=0.006)


def strip(t0: float, t1: float, half: float, up: float = 0.0) -> Geom:
    n = 8
    ts = [t0 + (t1 - t0) * i / n for i in range(n + 1)]
    g = Polygon([*(rail(t, half) for t in ts), *(rail(t, -half) for t in ts[::-1])]).buffer(0.014)
    return affinity.translate(g, 0, up)


def coach(s: Stage, t0: float, t1: float, colour: str, roof: str, grow: float = 1.0) -> None:
    """A box seen from high up: its side below, its roof above."""
    half, tall = 0.062 * grow, 0.085 * grow
    s.sheet(affinity.translate(strip(t0, t1, half), 0.05, -0.03), 3.0, mat=veils.tint(SHADE, 0.5), shadow=False, thick=0.002, edge=0)
    side = union(*(strip(t0, t1, half, tall * i / 6) for i in range(7)))
    panes = []
    for i in range(4):
        t = t0 + (t1 - t0) * (i + 0.5) / 4
        for q in (half, -half):
            x, y = rail(t, q)
            panes.append(box(x - 0.012, y + 0.024, x + 0.012, y + 0.056))
    s.puff(side, 2.9, 0.01, darker(colour, 0.35), colour, [Mark(union(*panes), "#ffdc88", 0.95)], shadow=False, cell=0.006)
    top = strip(t0, t1, half * 1.02, tall)
    s.puff(
        top,
        2.8,
        0.04,
        darker(roof, 0.1),
        lighter(roof, 0.25),
        [Mark(line([(x, y + tall) for x, y in (rail(t0 + (t1 - t0) * i / 8) for i in range(9))], 0.01), lighter(roof, 0.5), 0.8)],
        shadow=False,
        cell=0.006,
    )


def engine(s: Stage, t0: float, t1: float) -> XY:
    """At the head of the train, already outside of time. Returns its chimney."""
    tall = 0.12
    cab = t0 + (t1 - t0) * 0.32
    s.sheet(affinity.translate(strip(t0, t1, 0.085), 0.06, -0.03), 3.0, mat=veils.tint(SHADE, 0.5), shadow=False, thick=0.002, edge=0)
    under = strip(t0, t1, 0.085)
    s.puff(union(under, affinity.translate(under, 0, 0.03)), 2.9, 0.02, "#701c14", "#c8402c", shadow=False, cell=0.006)
    boiler = strip(cab, t1 - 2, 0.05, tall * 0.75)
    bands = union(*(line([(rail(t, q)[0], rail(t, q)[1] + tall * 0.75) for q in (-0.07, 0.07)], 0.013) for t in (cab + 6, cab + 13, cab + 20)))
    s.puff(
        union(*(affinity.translate(strip(cab, t1 - 2, 0.055), 0, tall * q) for q in (0.2, 0.4, 0.6))),
        2.84,
        0.02,
        "#101c34",
        "#22406a",
        shadow=False,
        cell=0.006,
    )
    s.puff(boiler, 2.76, 0.07, "#1c3458", "#4c7cb0", [Mark(bands, "#e8b850", 0.95)], shadow=False, cell=0.006)
    house = union(*(strip(t0, cab + 1, 0.075, tall * i / 5) for i in range(6)))
    s.puff(house, 2.74, 0.02, "#14284a", "#2c5488", shadow=False, cell=0.006)
    s.puff(strip(t0 - 0.5, cab + 2, 0.085, tall + 0.02), 2.66, 0.03, "#8a2418", "#e0583c", shadow=False, cell=0.006)
    fx, fy = rail(t1 - 6)
    neck = (fx, fy + tall + 0.1)
    s.puff(stroke([(fx, fy + tall * 0.9), neck], 0.06, 0.05), 2.6, 0.03, "#101828", "#34507c", shadow=False)
    s.puff(ellipse(*neck, 0.05, 0.03), 2.56, 0.01, "#0c0c14", "#241c20", [Mark(ellipse(*neck, 0.05, 0.03).boundary.buffer(0.007), "#e8b850")], shadow=False)
    nose = rail(t1 + 0.5)
    face = ellipse(nose[0], nose[1] + 0.06, 0.068, 0.07)
    s.puff(face, 2.6, 0.03, "#14284a", "#3c689c", [Mark(face.buffer(-0.012).boundary.buffer(0.007), "#e8b850", 0.9)], shadow=False)
    s.puff(circle(nose[0], nose[1] + 0.075, 0.026), 2.52, 0.02, "#fff0b8", "#fffbe8", glow=1.2, shadow=False)
    weather.halo(s, nose[0], nose[1] + 0.07, 2.4, 0.22, "#ffe0a0", 0.6)
    a, b, c, d = rail(t1 + 1, -0.09), rail(t1 + 1, 0.09), rail(t1 + 9, 0.05), rail(t1 + 9, -0.05)
    guard = Polygon([(a[0], a[1] + 0.03), (b[0], b[1] + 0.03), c, d])
    bars = union(
        *(
            line([((a[0] * (1 - q) + b[0] * q), (a[1] * (1 - q) + b[1] * q) + 0.03), ((d[0] * (1 - q) + c[0] * q), (d[1] * (1 - q) + c[1] * q))], 0.008)
            for q in (0.2, 0.4, 0.6, 0.8)
        )
    )
    s.puff(guard, 2.55, 0.02, "#a8301c", "#f0603c", [Mark(bars, "#701c14", 0.8)], shadow=False)
    return neck


def cast(s: Stage, figure: Any, x: float, y: float, k: float, flip: bool = False, depth: float = 2.6) -> Any:
    """Somebody small on the floor, with a long morning shadow."""
    f = figure.moved(x, y, 0, k, flip)
    flat = affinity.skew(affinity.scale(f.silhouette(), 1, -0.5, origin=(x, y)), -38, 0, origin=(x, y))
    s.sheet(flat.buffer(0.002), depth + 0.3, mat=veils.tint(SHADE, 0.45), shadow=False, thick=0.002, edge=0)
    return s.place(figure, x, y, k, depth, flip=flip, shadow=False)


def holding_back(s: Stage, degrees: float) -> None:
    """They will miss it: so they stand against the long hand."""
    k = 0.25
    for r, name, look in ((0.42, "old_man", {"top": "#3f6a8a"}), (0.56, "lady", {"top": "#b8344c", "skin": "#8a5434"})):
        px, py = at(r, degrees)
        x, y = px + 0.12, py - 0.1
        touch = {"hand": people.local((px + 0.03, py + 0.03), x, y, k, True), "far_hand": people.local((px + 0.03, py + 0.06), x, y, k, True)}
        cast(
            s,
            getattr(people, name)(Pose((78, 92), (74, 96), (34, 0), (-34, -44), lean=24), profile=True, hands=("flat", "flat"), touch=touch, **look),
            x,
            y,
            k,
            True,
        )
    tip = at(0.66, degrees)
    x, y = tip[0] - 0.26, tip[1] - 0.16
    grip = (x + 0.012, y + 0.12)
    cast(
        s,
        people.boy(
            "pull",
            profile=True,
            top="#e8a828",
            skin="#c88c5c",
            hands=("grip", "grip"),
            touch={"hand": people.local(grip, x, y, 0.22), "far_hand": people.local((grip[0] + 0.02, grip[1] + 0.005), x, y, 0.22)},
        ),
        x,
        y,
        0.22,
    )
    s.puff(line([(grip[0] - 0.03, grip[1] - 0.01), tip], 0.016), 2.5, 0.006, "#a8783c", "#f0d8a0", shadow=False)


def travellers(s: Stage) -> None:
    case = props.suitcase
    runs = (
        ("captain", -0.46, 0.02, 0.23, False, "run", "#2c3a6c", ""),
        ("girl", -0.2, -0.14, 0.19, False, "run", "#d8402c", ""),
        ("old_woman", -0.56, -0.3, 0.22, False, "walk", "#7a3a6c", "case"),
        ("musician", -0.06, -0.36, 0.24, False, "run", "#2f7a5c", "case"),
        ("postman", 0.2, -0.24, 0.23, False, "run", "#2f5a9c", ""),
        ("lady", -0.3, -0.56, 0.23, False, "walk", "#e0a030", "case"),
        ("boy", 0.3, -0.08, 0.18, False, "run", "#3f8a94", ""),
    )
    for i, (name, x, y, k, flip, pose, top, what) in enumerate(runs):
        f = getattr(people, name)(pose, top=top, profile=True, skin=("#eab892", "#8a5434", "#c88c5c", "#5c3824")[i % 4])
        if what:
            f = f.holding(case(("#9a5a34", "#2f6a6a", "#a83a34")[i % 3]), "hand", "handle" if "handle" in case().points else (0, 0.5), 0.24)
        cast(s, f, x, y, k, flip, 2.5 - 0.02 * i)


def hall(s: Stage) -> None:
    """The far wall with its windows; the morning falls through them on the floor."""
    s.puff(box(-1.4, 1.02, 1.4, 1.9), 4.2, 0.004, "#8c8c94", "#a8a8ac", brush="stone", shadow=False, cell=0.03)
    for x in (-0.78, -0.26, 0.26, 0.78):
        arch = union(box(x - 0.17, 1.1, x + 0.17, 1.6), circle(x, 1.6, 0.17))
        bars = union(
            *(line([(x + q, 1.0), (x + q, 1.8)], 0.012) for q in (-0.085, 0, 0.085)), *(line([(x - 0.2, y), (x + 0.2, y)], 0.012) for y in (1.22, 1.34, 1.46))
        )
        s.puff(arch.buffer(0.03), 4.15, 0.03, "#6c6c74", "#c8c8c4", brush="stone", shadow=False)
        s.puff(arch, 4.1, 0.004, "#fff0c8", "#b8dcec", [Mark(bars, "#6a5a4c", 0.9)], glow=0.6, shadow=False)
        veils.beam(s, (x, 1.3), (x + 0.55, -1.2), 0.6, 2.2, "#fff0c0", 0.22)


def near_us(s: Stage) -> None:
    """The one who gives the signal, and what waits on a barrow with a cat on top."""
    x, y, k = -0.62, -1.38, 0.56
    disc = (x + 0.2, y + 0.52)
    master = people.postman(
        Pose(near_arm=(-8, 4), nod=-6),
        back=True,
        top="#2c4a8c",
        hands=("rest", "grip"),
        touch={"far_hand": people.local((x + 0.17, y + 0.4), x, y, k)},
    )
    f = cast(s, master, x, y, k, False, 1.9)
    hx, hy = f.points["far_palm"]
    s.puff(stroke([(hx, hy - 0.04), disc], 0.02, 0.02), 1.7, 0.01, "#6a4424", "#c89a58", shadow=False)
    plate = circle(disc[0], disc[1] + 0.07, 0.085)
    s.puff(plate, 1.65, 0.02, "#2f7a3c", "#7cc870", [Mark(plate.buffer(-0.015).boundary.buffer(0.01), "#fffaf0")], shadow=False)
    for bx, by, w, h, c in ((0.6, -1.42, 0.34, 0.16, "#8a4a2c"), (0.64, -1.24, 0.26, 0.13, "#2f6a6a"), (0.88, -1.44, 0.2, 0.22, "#a83a34")):
        trunk(s, bx, by, w, h, c)
    s.place(animals.cat("sleep", "#f0e4d4"), 0.64, -1.06, 0.19, 1.7, shadow=False)


def trunk(s: Stage, x: float, y: float, w: float, h: float, colour: str) -> None:
    """A box from above: front and lid."""
    deep = 0.1
    lid = Polygon([(x - w / 2, y + h), (x + w / 2, y + h), (x + w / 2 - 0.02, y + h + deep), (x - w / 2 + 0.02, y + h + deep)])
    s.sheet(
        Polygon([(x - w / 2, y), (x + w / 2, y), (x + w / 2 + 0.16, y - 0.14), (x - w / 2 + 0.16, y - 0.14)]),
        2.4,
        mat=veils.tint(SHADE, 0.45),
        shadow=False,
        thick=0.002,
        edge=0,
    )
    straps = union(box(x - w * 0.3, y - 1, x - w * 0.22, y + 2), box(x + w * 0.22, y - 1, x + w * 0.3, y + 2))
    s.puff(lid.buffer(0.008), 1.92, 0.02, lighter(colour, 0.15), lighter(colour, 0.35), [Mark(straps, darker(colour, 0.4), 0.8)], "wood", shadow=False)
    s.puff(
        box(x - w / 2, y, x + w / 2, y + h).buffer(0.008),
        1.86,
        0.02,
        darker(colour, 0.35),
        colour,
        [Mark(straps, darker(colour, 0.5), 0.8), Mark(box(x - 0.03, y + h - 0.06, x + 0.03, y + h), "#e8b850")],
        "wood",
        shadow=False,
    )


@card("paper", focus=2.8, fstop=2.0)
def station_clock(s: Stage) -> None:
    hall(s)
    floor(s)
    sleepers(s)
    hours(s)
    hand(s, 296, 0.5, 0.05, 2.95)
    hand(s, 354, 0.68, 0.036, 2.9)
    s.puff(ellipse(CX, CY, 0.07, 0.062), 2.84, 0.03, "#8a6420", "#f4d080", shadow=False)
    red, green = ("#b8402c", "#8a2c24"), ("#2f6a6a", "#1f4a50")
    for i, t0 in enumerate((40, 65, 90, 115)):
        coach(s, t0, t0 + 22, *(red, green)[i % 2])
    coach(s, 139, 163, *red, 1.1)
    chimney = engine(s, 168, 202)
    holding_back(s, 354)
    travellers(s)
    near_us(s)
    for i in range(5):
        x, y = chimney[0] + 0.05 * i + 0.02 * i * i, chimney[1] + 0.05 + 0.05 * i
        r = 0.032 + 0.013 * i
        s.puff(
            union(*(circle(x + 0.6 * r * math.cos(q + i), y + 0.45 * r * math.sin(q + i), r * 0.8) for q in (0, 1.6, 3.1, 4.7))),
            2.3 - 0.05 * i,
            0.05,
            "#d8d0c4",
            "#fffdf8",
            shadow=False,
        )
    light.sun(s, 1.9, "#fff0d0", side=-0.4, height=1.0)
    light.rig(s, 700, 120)
