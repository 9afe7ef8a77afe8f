"""Straight down through black ice."""

import math

from shapely.geometry import LineString, box

from theatre import animals, light, room, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import FULL, Stage

TRACK = smooth([(-1.5, -1.6), (-1.04, -1.06), (-0.66, -0.64), (-0.3, -0.24), (0.02, 0.2), (0.26, 0.68), (0.4, 1.2), (0.46, 1.9)], closed=False, n=30)
RAIL = LineString(TRACK)
K = 0.86
ENGINE = 3.02
CARS = (ENGINE - 0.91, ENGINE - 1.51, ENGINE - 2.11)


def spot(at: float) -> tuple[XY, float]:
    """A place on the track, so far along, and where the rails point there."""
    p, q = RAIL.interpolate(at - 0.02), RAIL.interpolate(at + 0.02)
    return ((p.x + q.x) / 2, (p.y + q.y) / 2), math.degrees(math.atan2(q.y - p.y, q.x - p.x))


def rails(s: Stage) -> None:
    ties = []
    for i in range(54):
        (x, y), a = spot(0.1 + 0.08 * i)
        ties.append(move(box(-0.016, -0.17, 0.016, 0.17), x, y, a))
    s.puff(union(*ties), 3.0, 0.01, "#0c2c44", "#1f5068", brush="plank", shadow=False)
    for off in (-0.1, 0.1):
        row = []
        for i in range(74):
            (x, y), a = spot(0.06 + 0.055 * i)
            r = math.radians(a)
            row.append((x - off * math.sin(r), y + off * math.cos(r)))
        s.puff(line(row, 0.018), 2.95, 0.01, "#4a7088", "#a8c4cc", shadow=False)


def sitter(s: Stage, put: object, x: float, y: float, hair: str, coat: str, turn: float = 0) -> None:
    """A traveller from above: shoulders and a head of hair."""
    at = put
    s.puff(at(move(ellipse(0, 0, 0.044, 0.078), x, y, turn)), 2.46, 0.008, darker(coat, 0.1), lighter(coat, 0.15), shadow=False)  # type: ignore[operator]
    s.puff(at(circle(x + 0.006, y, 0.036)), 2.4, 0.015, hair, lighter(hair, 0.25), shadow=False)  # type: ignore[operator]


def carriage(s: Stage, far: float, coat: str, heads: tuple[tuple[float, float, str, str], ...]) -> None:
    """A saloon with a roof of glass, lit."""
    (cx, cy), a = spot(far)

    def at(g: Geom) -> Geom:
        return move(g, cx, cy, a, K)

    hull = box(-0.33, -0.19, 0.33, 0.19).buffer(0.02)
    inside = box(-0.295, -0.155, 0.295, 0.155)
    weather.halo(s, cx, cy, 2.7 + 0.05 * far, 0.62, "#ffb050", 0.4)
    s.puff(at(hull), 2.6, 0.03, darker(coat, 0.3), coat, shadow=False)
    boards = union(*(line([(-0.3, -0.15 + 0.05 * i), (0.3, -0.15 + 0.05 * i)], 0.005) for i in range(7)))
    s.sheet(at(inside), 2.54, "#ffb850", "#ffe09c", thick=0.004, edge=0, glow=0.42, shadow=False)
    s.sheet(at(boards), 2.53, "#e09438", thick=0.004, edge=0, glow=0.3, shadow=False)
    for x in (-0.2, 0.0, 0.2):
        for side in (-1, 1):
            s.puff(at(box(x - 0.03, side * 0.105 - 0.042, x + 0.03, side * 0.105 + 0.042)), 2.5, 0.015, "#8a4a24", "#d89850", brush="wood", shadow=False)
            s.puff(at(circle(x, side * 0.105, 0.014)), 2.47, 0.01, "#ffd880", "#fff4c8", shadow=False, glow=0.8)
    for x, y, hair, c in heads:
        sitter(s, at, x, y, hair, c)
    ribs = union(*(box(x - 0.008, -0.17, x + 0.008, 0.17) for x in (-0.295, 0.295)), box(-0.3, -0.168, 0.3, -0.15), box(-0.3, 0.15, 0.3, 0.168))
    s.puff(at(ribs), 2.3, 0.012, darker(coat, 0.4), lighter(coat, 0.1), shadow=False)
    shine = union(line([(-0.24, -0.13), (-0.14, 0.13)], 0.012), line([(-0.2, -0.13), (-0.1, 0.13)], 0.022), line([(0.2, -0.13), (0.27, 0.06)], 0.014))
    s.sheet(at(shine), 2.28, mat=veils.tint("#fffaf0", 0.4), thick=0.002, edge=0, shadow=False)
    for side in (-1, 1):
        s.puff(at(box(side * 0.35 - 0.03, -0.03, side * 0.35 + 0.03, 0.03)), 2.62, 0.01, "#1c1c28", "#4a4a58", shadow=False)


def engine(s: Stage) -> None:
    (cx, cy), a = spot(ENGINE)

    def at(g: Geom) -> Geom:
        return move(g, cx, cy, a, K)

    iron, red = "#1f4a44", "#c83c2c"
    s.puff(at(box(-0.42, -0.16, 0.34, 0.16).buffer(0.02)), 2.6, 0.02, darker(red, 0.4), red, shadow=False)
    s.puff(
        at(draw("-0.2,-0.12! 0.26,-0.12 0.35,-0.06 0.36,0 0.35,0.06 0.26,0.12 -0.2,0.12!")),
        2.5,
        0.14,
        darker(iron, 0.3),
        lighter(iron, 0.15),
        [Mark(at(union(*(box(x, -0.2, x + 0.022, 0.2) for x in (-0.08, 0.06, 0.2)))), "#f0c860")],
        shadow=False,
    )
    s.puff(
        at(box(-0.42, -0.17, -0.17, 0.17).buffer(0.015)),
        2.4,
        0.06,
        "#5a1c1c",
        "#a83c30",
        [Mark(at(box(-0.4, -0.015, -0.19, 0.015)), "#f0c860", 0.8)],
        shadow=False,
    )
    s.puff(at(circle(0.02, 0, 0.05)), 2.35, 0.05, "#a87828", "#ffe08c", shadow=False)
    s.puff(at(circle(0.25, 0, 0.06)), 2.3, 0.04, "#16202a", "#5a6a70", [Mark(at(circle(0.25, 0, 0.034)), "#0a0c14")], shadow=False)
    nose, far = at(circle(0.37, 0, 0.01)).centroid, at(circle(1.2, 0, 0.01)).centroid
    veils.beam(s, (nose.x, nose.y), (far.x, far.y), 0.8, 2.2, "#ffe8a8", 0.7)
    weather.halo(s, nose.x, nose.y + 0.05, 2.1, 0.13, "#ffe0a0", 0.6)
    # The tender.
    (tx, ty), b = spot(ENGINE - 0.49)
    s.puff(move(box(-0.13, -0.165, 0.13, 0.165).buffer(0.015), tx, ty, b, K), 2.55, 0.03, darker(iron, 0.3), iron, shadow=False)
    for i in range(26):
        px, py = s.rng.uniform(-0.1, 0.1), s.rng.uniform(-0.12, 0.12)
        s.puff(move(ellipse(px, py, 0.03, 0.024, i * 40), tx, ty, b, K), 2.5 - 0.002 * i, 0.02, "#14141c", "#3c3c4a", shadow=False)


def face_up(s: Stage) -> XY:
    """The one passenger who looked up: an old man, his palm on the glass. Returns the palm."""
    (cx, cy), a = spot(CARS[1])
    p = move(circle(0.16, -0.03, 0.01), cx, cy, a).centroid
    x, y = p.x, p.y
    s.puff(ellipse(x - 0.03, y - 0.05, 0.12, 0.085, 40), 2.22, 0.03, "#34406a", "#5c6ca0", shadow=False)
    palm = (x + 0.17, y - 0.06)
    s.puff(limb([(x + 0.05, y - 0.08), (x + 0.12, y - 0.12), palm], 0.05, 0.04, 0.036), 2.2, 0.02, "#34406a", "#6474a8", shadow=False)
    look = [
        Mark(circle(x - 0.026, y + 0.016, 0.013), "#241418"),
        Mark(circle(x + 0.034, y + 0.006, 0.013), "#241418"),
        Mark(ellipse(x + 0.006, y - 0.04, 0.016, 0.02), "#6a2c24"),
    ]
    s.puff(circle(x, y, 0.09), 2.18, 0.04, "#c08458", "#f4c090", look, shadow=False, glow=0.12)
    curls = union(*(circle(x + 0.085 * math.cos(q), y + 0.085 * math.sin(q), 0.027) for q in (0.9, 1.4, 1.9, 2.4, 2.9, 3.4)))
    s.puff(curls, 2.16, 0.02, "#c8c4bc", "#fffaf0", shadow=False)
    fingers = [
        stroke([(0, 0), (math.cos(q) * r, math.sin(q) * r)], 0.026, 0.02) for q, r in ((0.8, 0.055), (1.15, 0.068), (1.5, 0.07), (1.85, 0.062), (2.6, 0.05))
    ]
    s.puff(move(union(ellipse(0, 0, 0.036, 0.034), *fingers), *palm, -20, 1.1), 2.12, 0.02, "#c88c60", "#f8cc9c", shadow=False, glow=0.12)
    return palm


def child(s: Stage, palm: XY) -> None:
    """Flat on the ice, from above: coat, hat, a mitten against that palm."""
    d, k = 1.2, 0.74
    red = "#d8322c"
    ox, oy = palm[0] + 0.035 - 0.05 * k, palm[1] - 0.005 + 0.2 * k

    def put(g: Geom, depth: float, height: float, low: str, high: str, marks: tuple[tuple[Geom, str, float], ...] = (), brush: str = "wash") -> None:
        painted = [Mark(move(m, ox, oy, 0, k), c, alpha) for m, c, alpha in marks]
        s.puff(move(g, ox, oy, 0, k), depth, height * k, low, high, painted, brush, shadow=False)

    weather.halo(s, ox + 0.3, oy - 0.25, d + 0.3, 0.6, "#ff9a40", 0.22)
    for knee, toe in (((0.58, -0.92), (0.5, -1.16)), ((0.84, -0.72), (0.96, -0.9))):
        put(limb([(0.62, -0.62), knee, toe], 0.17, 0.13, 0.1), d + 0.06, 0.05, "#22345c", "#4c6aa0", brush="cloth")
        tx, ty = toe
        a = math.degrees(math.atan2(toe[1] - knee[1], toe[0] - knee[0]))
        put(move(draw("-0.06,-0.06 -0.07,0.06 0.06,0.07 0.16,0.045 0.16,-0.045 0.06,-0.07"), tx, ty, a), d, 0.05, "#5a3420", "#a86c3c")
        put(move(line([(-0.09, 0), (0.22, 0)], 0.022), tx, ty, a), d - 0.1, 0.012, "#a8bcd0", "#ffffff")
    put(limb([(0.34, -0.24), (0.52, -0.06), (0.42, 0.12)], 0.15, 0.13, 0.1), d + 0.02, 0.05, darker(red, 0.3), red, brush="cloth")
    put(
        draw("0.24,-0.34 0.36,-0.14 0.5,-0.14 0.72,-0.4 0.86,-0.62 0.74,-0.76 0.56,-0.84 0.42,-0.66"),
        d,
        0.12,
        darker(red, 0.3),
        lighter(red, 0.06),
        ((line([(0.34, -0.26), (0.68, -0.74)], 0.012), darker(red, 0.5), 0.7),),
        "cloth",
    )
    put(limb([(0.3, -0.38), (0.2, -0.5), (0.06, -0.42), (0.05, -0.3)], 0.14, 0.12, 0.1, 0.08), d - 0.04, 0.05, darker(red, 0.25), red, brush="cloth")
    mitt = "#f0b428"
    put(move(union(ellipse(0.03, 0, 0.062, 0.05), ellipse(0.0, 0.05, 0.036, 0.022, 35)), 0.05, -0.23, 96), d - 0.08, 0.03, darker(mitt, 0.25), mitt)
    put(move(union(ellipse(0.03, 0, 0.07, 0.054), ellipse(-0.0, -0.05, 0.04, 0.025, -35)), 0.4, 0.17, 118), d - 0.02, 0.03, darker(mitt, 0.25), mitt)
    scarf = limb([(0.36, -0.3), (0.5, -0.24), (0.62, -0.1), (0.74, -0.12)], 0.09, 0.08, 0.07)
    put(scarf, d - 0.12, 0.03, "#c88418", "#ffd050", ((union(*(line([(x, -0.4), (x + 0.02, 0)], 0.016) for x in (0.5, 0.58, 0.66, 0.72))), "#d8482f", 0.8),))
    hat = circle(0.25, -0.17, 0.155)
    rows = union(*(circle(0.27, -0.185, r).boundary.buffer(0.005) for r in (0.05, 0.085, 0.12)))
    put(hat, d - 0.16, 0.15, "#a81c20", "#ec4c3c", ((rows, "#fff0d8", 0.55),), "wool")
    brim = limb([(0.13, -0.27), (0.1, -0.16), (0.15, -0.05), (0.24, -0.01)], 0.05, 0.06, 0.05)
    put(brim, d - 0.12, 0.04, "#c8b8a8", "#fff8ec", brush="wool")
    put(circle(0.3, -0.2, 0.06), d - 0.36, 0.06, "#d8c8b8", "#fffaf0", brush="wool")


def surface(s: Stage) -> None:
    """The ice itself: cracks, frozen bubbles, the tracks of skates; snow swept to the sides."""
    cracks: list[Geom] = []
    for x, y, a, n in ((-0.95, 0.3, 20, 7), (-0.3, 1.2, -70, 6), (0.95, 0.1, 160, 5), (-0.7, -1.3, 60, 6)):
        px, py, ang = x, y, float(a)
        for i in range(n):
            q = math.radians(ang)
            nx, ny = px + 0.14 * math.cos(q), py + 0.14 * math.sin(q)
            cracks.append(line([(px, py), (nx, ny)], 0.012 - 0.001 * i))
            if i % 2:
                b = q + s.rng.choice([-0.9, 0.9])
                cracks.append(line([(nx, ny), (nx + 0.13 * math.cos(b), ny + 0.13 * math.sin(b))], 0.008))
            px, py, ang = nx, ny, ang + s.rng.uniform(-28, 28)
    s.sheet(union(*cracks), 1.6, "#8cc0d4", thick=0.004, edge=0, shadow=False, glow=0.12)
    loops = [
        bezier((1.3, 0.75), (0.5, 0.5), (1.1, -0.1), (0.96, -0.6), n=40),
        bezier((1.3, 0.62), (0.62, 0.4), (1.2, 0.0), (1.04, -0.5), n=40),
        bezier((-1.2, 0.95), (-0.5, 0.5), (-0.4, 1.1), (-1.2, 0.5), n=40),
    ]
    s.sheet(union(*(line(p, 0.009) for p in loops)), 1.6, "#d8ecf4", thick=0.004, edge=0, shadow=False, glow=0.1)
    for i in range(46):
        t = (i / 46) ** 0.8
        x = 0.33 - 1.0 * t + s.rng.uniform(-0.1, 0.1) * (0.4 + t)
        y = 1.12 - 0.6 * t + 0.25 * math.sin(t * 5) + s.rng.uniform(-0.08, 0.08) * (0.4 + t)
        r = s.rng.uniform(0.025, 0.06) * (0.7 + 0.6 * t)
        s.puff(circle(x, y, r), 1.75 + 0.003 * i, 0.012, "#7cb4c8", "#e8f8fc", [Mark(circle(x, y, r * 0.72), "#3c7c98", 0.55, 0.05)], shadow=False)


def banks(s: Stage) -> None:
    hole = room.ragged_hole(s, 1.22, 1.74, 0.1, 0.04, 0.04)
    rim = FULL.difference(hole)
    s.puff(rim.intersection(box(-1.35, -1.8, 1.35, 1.8)), 1.45, 0.16, "#7c94c8", "#eef2fa", brush="wool", cell=0.007)
    clumps = []
    for _ in range(90):
        a = s.rng.uniform(0, math.tau)
        p = hole.exterior.interpolate(a / math.tau, normalized=True)  # type: ignore[attr-defined]
        clumps.append(
            ellipse(
                p.x + s.rng.uniform(-0.08, 0.08),
                p.y + s.rng.uniform(-0.08, 0.08),
                s.rng.uniform(0.015, 0.05),
                s.rng.uniform(0.015, 0.035),
                s.rng.uniform(0, 90),
            )
        )
    s.puff(union(*clumps), 1.35, 0.04, "#8ca4d0", "#f4f6fc", shadow=False)
    # The broom that opened the view.
    s.puff(line([(-0.98, -0.86), (-0.5, -1.24)], 0.035), 1.2, 0.02, "#7a4a28", "#d89c58", brush="wood")
    s.puff(move(draw("0,-0.05! 0.06,-0.06 0.28,-0.15! 0.3,0 0.28,0.15! 0.06,0.06 0,0.05!"), -0.5, -1.24, -38), 1.15, 0.05, "#a87424", "#f0c868", brush="wood")
    s.puff(move(box(0.03, -0.075, 0.07, 0.075), -0.5, -1.24, -38), 1.08, 0.02, "#8a2c24", "#d8503c", shadow=False)


@card("snow", focus=1.7)
def ice_train(s: Stage) -> None:
    deep = ((0.0, "#062038"), (0.5, "#0c3a54"), (1.0, "#04182e"))
    s.screen(sky.paint(deep, s.seed, brush=1.2, angle=40, wisps=0.15, cloud="#2c7088", glow=sky.Glow(-0.1, 0.0, 0.9, "#3fa0a8", 0.4)), 3.6, light=0.4)
    rails(s)
    carriage(s, CARS[2], "#b8342c", ((-0.1, 0.1, "#5a3420", "#2f8a9a"), (0.1, -0.1, "#c8702c", "#5a9a4c"), (0.1, 0.1, "#e8e4dc", "#9a3c60")))
    carriage(s, CARS[1], "#b8342c", ((-0.1, 0.1, "#4a3028", "#e8a828"), (-0.1, -0.1, "#a8703c", "#d84c5c")))
    carriage(s, CARS[0], "#b8342c", ((0.1, 0.1, "#5a3828", "#8a54a8"), (-0.1, 0.1, "#e8b860", "#2f8a7a"), (0.1, -0.1, "#6a3c28", "#e8682c")))
    engine(s)
    s.place(animals.fish("#2c6c80", "#7cc0bc", kind="long"), 0.62, 0.1, 0.34, 2.05, turn=62, shadow=False)
    for x, y, k, turn, flip in (
        (-0.62, 0.1, 0.12, 30, True),
        (-0.75, -0.05, 0.1, 20, True),
        (0.4, -1.3, 0.13, -40, False),
        (0.76, -0.5, 0.12, 70, False),
        (-0.7, 0.84, 0.12, 30, False),
    ):
        s.place(animals.fish("#5ca8b8", "#c8ecec", kind="long"), x, y, k, 2.0, turn=turn, flip=flip, shadow=False)
    s.sheet(box(-1.6, -2, 1.6, 2), 1.95, mat=veils.tint("#2c6c8c", 0.14), thick=0.002, edge=0, shadow=False)
    palm = face_up(s)
    surface(s)
    banks(s)
    child(s, palm)
    for far, w in zip(CARS, (8, 8, 6), strict=True):
        (x, y), _ = spot(far)
        light.lamp(s, x, y, 1.9, w, "#ffb860", 0.1)
    light.lamp(s, palm[0] - 0.1, palm[1] + 0.1, 0.9, 3, "#ffc070", 0.1)
    light.sun(s, 0.7, "#c8d8ff", side=-0.8, height=0.9)
    light.rig(s, 420, 60)
