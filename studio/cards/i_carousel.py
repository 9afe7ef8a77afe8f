"""From within the carousel: where one stood there is a splintered pole, and out there it flies with its rider."""

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import Point, Polygon

from theatre import animals, land, light, material, people, sky, solids, weather
from theatre.colour import Colour, darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

SPINE: list[XY] = [
    (0.5, 0.5),
    (0.43, 0.22),
    (0.18, -0.06),
    (-0.2, -0.3),
    (-0.48, -0.62),
    (-0.48, -0.98),
    (-0.22, -1.14),
    (-0.04, -1.0),
    (-0.14, -0.86),
    (-0.24, -0.93),
]
WIDTHS = (0.25, 0.36, 0.5, 0.42, 0.27, 0.18, 0.13, 0.1, 0.08, 0.05)
TOP, FOOT = (0.17, 1.06), (0.02, -0.8)
"""The two broken ends of the pole that went along."""


class Raft:
    """A part of the stage that is drawn at one place, size and tilt, and stands at another."""

    def __init__(self, s: Stage, x: float, y: float, size: float, turn: float = 0) -> None:
        self.s, self.x, self.y, self.size, self.turn = s, x, y, size, turn

    def to(self, g: Geom) -> Geom:
        return move(g, self.x, self.y, self.turn, self.size)

    def at(self, p: XY) -> XY:
        q = self.to(Point(*p))
        return q.x, q.y

    def puff(self, g: Geom, depth: float, height: float, low: Colour, high: Colour, marks: Sequence[Mark] = (), brush: str = "wash", **paper: object) -> None:
        moved = [Mark(self.to(m.shape), m.colour, m.alpha, m.blur) for m in marks]
        self.s.puff(self.to(g), depth, height * self.size, low, high, moved, brush, **paper)  # type: ignore[arg-type]

    def place(self, figure: Figure, x: float, y: float, size: float, depth: float) -> Figure:
        return self.s.place(figure, *self.at((x, y)), size * self.size, depth, turn=self.turn, shadow=False)


def on_pole(t: float) -> XY:
    return FOOT[0] + (TOP[0] - FOOT[0]) * t, FOOT[1] + (TOP[1] - FOOT[1]) * t


def rod(s: Stage | Raft, a: XY, b: XY, depth: float, wide: float = 0.07, glow: float = 0.0) -> None:
    """A barber's pole of brass."""
    n = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / n, (b[1] - a[1]) / n
    w = wide * 0.9
    turns = union(
        *(
            line(
                [
                    (a[0] + ux * t + uy * w - 0.02 * ux, a[1] + uy * t - ux * w - 0.02 * uy),
                    (a[0] + ux * t - uy * w + 0.02 * ux, a[1] + uy * t + ux * w + 0.02 * uy),
                ],
                wide * 0.32,
            )
            for t in np.arange(0, n, wide)
        )
    )
    edge = stroke([(a[0] + uy * wide * 0.36, a[1] - ux * wide * 0.36), (b[0] + uy * wide * 0.36, b[1] - ux * wide * 0.36)], wide * 0.2)
    s.puff(
        stroke([a, b], wide, wide), depth, wide / 2, "#d89a30", "#ffe49c", [Mark(turns, "#fff8e4", 0.9), Mark(edge, "#a86818", 0.5)], shadow=False, glow=glow
    )


def splinters(s: Stage | Raft, x: float, y: float, up: int, depth: float, k: float = 1.0) -> None:
    g = draw(
        f"{-0.045 * k},{-0.03 * up}! {-0.055 * k},{0.07 * up}! {-0.02 * k},{0.02 * up}! {-0.004 * k},{0.14 * up}! {0.018 * k},{0.03 * up}! {0.05 * k},{0.1 * up}! {0.045 * k},{-0.03 * up}!"
    )
    s.puff(move(g, x, y), depth, 0.02, "#c88a48", "#fff0c8", shadow=False)


def beast(s: Raft, d: float, body_colour: Colour, fins: tuple[Colour, Colour], look: XY = (0.02, 0.006)) -> None:
    spine = smooth(SPINE, closed=False, n=10)
    body = limb(SPINE, *WIDTHS)
    rings, plate = [], []
    pts = np.array(spine)
    n = len(pts)
    for i in range(3, n - 2, 3):
        (dx, dy), w = pts[i + 1] - pts[i - 1], float(np.interp(i / n, np.linspace(0, 1, len(WIDTHS)), WIDTHS))
        length = math.hypot(dx, dy)
        nx, ny = -dy / length, dx / length
        x, y = pts[i]
        rings.append(stroke(bezier((x - nx * w, y - ny * w), (x + dx / length * 0.06, y + dy / length * 0.06), (x + nx * w, y + ny * w), n=8), 0.014))
        plate.append((x + nx * w * 0.3, y + ny * w * 0.3))
    studs = union(*(circle(*p, 0.016) for p in plate[2:16]))
    belly = stroke([(x + 0.1, y - 0.08) for x, y in spine[: n * 4 // 10]], 0.1, 0.2, 0.16)
    fin = draw("-0.3,-0.14! -0.44,0.1 -0.62,0.16! -0.6,0.02 -0.72,-0.02! -0.66,-0.16 -0.74,-0.26! -0.6,-0.34 -0.46,-0.42!")
    veins = union(*(line([(-0.38, -0.26), p], 0.012) for p in ((-0.6, 0.14), (-0.7, -0.03), (-0.72, -0.25))))
    s.puff(fin, d + 0.12, 0.03, *fins, [Mark(veins, darker(fins[0], 0.25), 0.8)], "feather", shadow=False)
    s.puff(
        body,
        d,
        0.2,
        darker(body_colour, 0.2),
        lighter(body_colour, 0.16),
        [Mark(belly, lighter(body_colour, 0.65), 0.85, 0.02), Mark(union(*rings), darker(body_colour, 0.45), 0.65), Mark(studs, "#ffd870", 0.95)],
        "skin",
        shadow=False,
    )
    # Head: crown, snout, a bridle with gold on it.
    crown = draw("0.36,0.78! 0.28,0.98! 0.4,0.92 0.42,1.08! 0.51,0.94 0.6,1.04! 0.62,0.84!")
    s.puff(crown, d - 0.02, 0.04, *fins, brush="feather", shadow=False)
    s.puff(
        limb([(0.58, 0.68), (0.76, 0.62), (0.92, 0.54)], 0.24, 0.12, 0.13),
        d - 0.1,
        0.08,
        darker(body_colour, 0.15),
        lighter(body_colour, 0.2),
        [
            Mark(stroke([(0.6, 0.6), (0.76, 0.57), (0.92, 0.5)], 0.06, 0.04), lighter(body_colour, 0.65), 0.7, 0.02),
            Mark(line([(0.9, 0.5), (0.97, 0.535)], 0.016), darker(body_colour, 0.6), 0.9),
        ],
        "skin",
        shadow=False,
    )
    skull = draw("0.33,0.72 0.36,0.86 0.5,0.92 0.64,0.84 0.7,0.7 0.62,0.58 0.5,0.48 0.38,0.52")
    eye = [
        Mark(ellipse(0.56, 0.74, 0.07, 0.074), "#fff8ea"),
        Mark(circle(0.558 + look[0], 0.739 + look[1], 0.046), "#2f6a8a"),
        Mark(circle(0.562 + look[0], 0.742 + look[1], 0.028), "#140c18"),
        Mark(circle(0.575 + look[0], 0.759 + look[1], 0.012), "#ffffff"),
        Mark(stroke(bezier((0.48, 0.79), (0.55, 0.86), (0.63, 0.81), n=10), 0.012, 0.022, 0.01), darker(body_colour, 0.55)),
        Mark(circle(0.47, 0.63, 0.045), lighter(body_colour, 0.3), 0.7, 0.03),
    ]
    s.puff(skull, d - 0.16, 0.1, darker(body_colour, 0.12), lighter(body_colour, 0.2), eye, "skin", shadow=False)
    for g in (
        line([(0.74, 0.7), (0.72, 0.54)], 0.034),
        stroke(bezier((0.73, 0.6), (0.58, 0.54), (0.4, 0.6), n=10), 0.026),
        stroke(bezier((0.4, 0.6), (0.36, 0.74), (0.4, 0.86), n=10), 0.026),
    ):
        s.puff(g, d - 0.34, 0.018, "#1f5a8c", "#4c9ad0", shadow=False)
    for x, y in ((0.728, 0.605), (0.4, 0.6)):
        s.puff(circle(x, y, 0.028), d - 0.4, 0.02, "#d89a30", "#ffe49c", shadow=False)
    s.puff(
        draw("0.36,0.28! 0.24,0.34 0.14,0.28! 0.17,0.2 0.12,0.13! 0.24,0.1 0.36,0.16!"),
        d - 0.3,
        0.03,
        fins[0],
        fins[1],
        [Mark(union(line([(0.34, 0.22), (0.17, 0.27)], 0.01), line([(0.34, 0.22), (0.16, 0.15)], 0.01)), darker(fins[0], 0.25), 0.8)],
        "feather",
        shadow=False,
    )


def saddle(s: Raft, d: float) -> None:
    cloth = draw("-0.26,0.04! -0.12,0.08 0.06,0.13! 0.14,-0.04 0.12,-0.2! 0.0,-0.27 -0.16,-0.26! -0.25,-0.12")
    fringe = union(*(circle(0.12 - 0.047 * i, -0.205 - 0.035 * math.sin(i * 0.55), 0.02) for i in range(7)))
    s.puff(fringe, d - 0.32, 0.02, "#d89a30", "#ffe49c", shadow=False)
    s.puff(
        cloth,
        d - 0.34,
        0.05,
        "#1f5a8c",
        "#4c9ad0",
        [
            Mark(cloth.boundary.buffer(0.02), "#ffd870", 0.95),
            Mark(
                union(
                    *(
                        move(draw("0,0.05 0.012,0.012 0.05,0 0.012,-0.012 0,-0.05 -0.012,-0.012 -0.05,0 -0.012,0.012"), x, y)
                        for x, y in ((-0.14, -0.12), (0.02, -0.12))
                    )
                ),
                "#fff0c0",
                0.9,
            ),
        ],
        "cloth",
        shadow=False,
    )


def runaway(s: Stage) -> None:
    r = Raft(s, 0.22, 0.2, 0.64, -6)
    weather.halo(s, 0.3, 0.3, 3.2, 1.1, "#e8fff0", 0.4)
    rod(r, FOOT, on_pole(0.4), 2.9)
    beast(r, 2.5, "#f4682c", ("#f0a03c", "#ffe090"))
    saddle(r, 2.5)
    rod(r, on_pole(0.49), TOP, 2.1)
    splinters(r, *TOP, 1, 2.05)
    splinters(r, *FOOT, -1, 2.85)
    x, y, k = -0.12, 0.05, 0.8
    low, high = on_pole(0.575), on_pole(0.645)
    girl = people.girl(
        Pose(near_leg=(66, -10), far_leg=(66, -8), lean=10, nod=-8, anchor="seat"),
        skin="#8a5434",
        hair="long",
        hair_colour="#2a1818",
        top="#ffd040",
        pattern_colour="#fff8e0",
        mood="happy",
        profile=True,
        gaze=(0.8, 0.3),
        hands=("grip", "grip"),
        touch={"hand": people.local(low, x, y, k), "far_hand": people.local(high, x, y, k), "elbows": (1, 1)},
    )
    r.place(girl, x, y, k, 1.95)
    # The lamps it tore off the roof.
    tx, ty = r.at(TOP)
    chain = bezier((tx, ty - 0.06), (-0.02, 1.16), (-0.06, 0.4), (-0.3, 0.44), n=40)
    s.puff(line(chain, 0.012), 2.2, 0.006, "#5a3a20", "#c89a50", shadow=False)
    for i in range(4, 40, 5):
        x, y = chain[i]
        solids.bulb(s, x, y - 0.025, 2.1, 0.02, "#ffd890", 3)
        weather.halo(s, x, y - 0.025, 2.0, 0.08, "#ffc860", 0.5)
    fx, fy = r.at(FOOT)
    trail = [
        (fx + 0.02 - 0.3 * q + s.rng.uniform(-0.07, 0.07), fy - 0.06 - 0.42 * q + s.rng.uniform(-0.07, 0.07), 3.2, s.rng.uniform(0.006, 0.018))
        for q in np.linspace(0, 1, 22)
    ]
    solids.balls(s, trail, material.solid("#d8fff4", rough=0.2, coat=1, bump=0, glow=0.25), 14).visible_shadow = False


def left_behind(s: Stage) -> None:
    """Of painted wood, on their poles. One looks after it, and its pole has begun to crack."""
    r = Raft(s, 1.3, -0.22, 0.74)
    rod(s, (1.37, -1.3), (1.37, -0.4), 1.7, 0.075)
    beast(r, 1.4, "#5c5488", ("#7c84b0", "#b8c0e0"))
    # It leans out, eyes on the open sea; above its head the pole gives.
    x, y, k, d = -1.01, -0.22, 0.7, 1.3
    r = Raft(s, x, y, k, -7)
    foot, top = r.at((0.04, -0.3)), r.at((0.16, 1.2))
    rod(s, (foot[0] - 0.04, -1.3), foot, d + 0.3, 0.075)
    beast(r, d, "#4a6a9c", ("#7c8cb8", "#c0cce8"), (0.034, 0.02))
    rod(s, r.at((0.1, 0.12)), top, d - 0.42, 0.075)
    splinters(s, top[0] + 0.004, top[1], 1, d - 0.46)
    rod(s, (top[0] - 0.07, top[1] + 0.17), (top[0] - 0.07, 1.6), d - 0.42, 0.075)
    splinters(s, top[0] - 0.07, top[1] + 0.15, -1, d - 0.46)
    s.puff(
        stroke([(top[0] - 0.045, top[1] + 0.18), (top[0] - 0.05, top[1] + 0.07), (top[0] - 0.02, top[1] - 0.03)], 0.02, 0.012, 0.02),
        d - 0.5,
        0.01,
        "#c88a48",
        "#fff0c8",
        shadow=False,
    )
    for u, v, turn in ((0.1, 0.1, 20), (0.15, 0.0, 70), (-0.12, 0.02, 40), (0.07, -0.06, 110)):
        s.puff(move(draw("0,0! 0.06,0.014! 0.02,-0.016!"), top[0] + u, top[1] + v, turn), 0.8, 0.01, "#c88a48", "#fff0c8", shadow=False)


def carousel(s: Stage) -> None:
    """Roof above, boards below, and between them the way out."""
    rim = bezier((-1.3, 0.98), (-0.5, 1.14), (0.5, 1.14), (1.3, 0.98), n=60)
    roof = Polygon([*rim, (1.7, 2.2), (-1.7, 2.2)])
    beams = union(*(line([(0.2 * q, 2.6), (0.26 * q, 0.9)], 0.02) for q in range(-6, 7)))
    s.puff(roof, 1.9, 0.02, "#6a2c24", "#2c1420", [Mark(beams, "#c8843c", 0.6)], "plank", shadow=False)
    for i in range(15):
        x = -1.26 + 0.18 * i
        y = float(np.interp(x, [p[0] for p in rim], [p[1] for p in rim]))
        g = draw(f"{x - 0.09},{y + 0.05}! {x + 0.09},{y + 0.05}! {x + 0.088},{y - 0.06} {x},{y - 0.15} {x - 0.088},{y - 0.06}")
        c = ("#c8402c", "#f8e8c8")[i % 2]
        if -0.12 < x < 0.22:  # here it went through the fringe
            g = draw(f"{x - 0.09},{y + 0.05}! {x + 0.09},{y + 0.05}! {x + 0.07},{y}! {x + 0.03},{y + 0.02}! {x - 0.01},{y - 0.05}! {x - 0.05},{y + 0.01}!")
        s.puff(g, 1.6, 0.04, darker(c, 0.3), c, [Mark(g.boundary.buffer(0.012), "#e8b048", 0.9)], "cloth", shadow=False)
        if -0.25 < x < 0.22:
            continue
        solids.bulb(s, x + 0.09, y - 0.02, 1.3, 0.024, "#ffd890", 4)
        weather.halo(s, x + 0.09, y - 0.02, 1.2, 0.11, "#ffc860", 0.4)
    s.puff(line([(x, y + 0.06) for x, y in rim], 0.06), 1.5, 0.03, "#a86818", "#ffe49c", shadow=False)
    floor = Polygon([*bezier((-1.6, -1.02), (-0.5, -1.2), (0.5, -1.2), (1.6, -1.02), n=40), (1.7, -2), (-1.7, -2)])
    boards = union(*(line([(0.2 * q, -0.9), (0.42 * q, -2.0)], 0.014) for q in range(-8, 9)))
    s.puff(floor, 1.9, 0.03, "#3c1c14", "#a86c40", [Mark(boards, "#1c0c0a", 0.8)], "plank", shadow=False)
    edge = bezier((-1.6, -1.0), (-0.5, -1.18), (0.5, -1.18), (1.6, -1.0), n=40)
    s.puff(line(edge, 0.045), 1.8, 0.03, "#a86818", "#ffe49c", shadow=False)
    # Where it stood.
    x = -0.2
    rod(s, (x, 1.6), (x, 0.84), 1.1, 0.085)
    splinters(s, x, 0.82, -1, 1.05, 1.1)
    weather.contact(s, x, -1.3, 0.5, 1.2, 0.6)
    s.puff(ellipse(x, -1.3, 0.14, 0.05), 1.15, 0.03, "#8a5818", "#ffe49c", shadow=False)
    rod(s, (x, -1.3), (x + 0.012, -1.0), 1.0, 0.085)
    splinters(s, x + 0.012, -0.98, 1, 0.95, 1.1)
    for u, v, a in ((-0.26, -1.36, 10), (0.2, -1.34, 160), (0.32, -1.42, 60), (-0.1, -1.44, 100)):
        s.puff(move(draw("0,0.012! 0.1,0! 0.02,-0.02!"), x + u, v, a), 0.9, 0.012, "#c88a48", "#fff0c8", shadow=False)


@card("lagoon", focus=1.8)
def seahorse_carousel(s: Stage) -> None:
    s.view(roll=5, lens=1.06)
    deep = ((0.0, "#0a4a60"), (0.3, "#107084"), (0.6, "#2ca4a4"), (0.84, "#70d0bc"), (1.0, "#c0f0d8"))
    sky.backdrop(s, stops=deep, wisps=0.2, rays=(0.8, 1.7, "#f4fff0", 1.2), glow=sky.Glow(0.7, 1.0, 0.7, "#f0fff0", 0.6), brush=0.8, angle=70)
    for i, (y, c) in enumerate(((-0.62, "#2c98a0"), (-0.78, "#1c7c88"), (-0.96, "#125c6c"))):
        s.sheet(land.hill(s.rng, y, 0.1, 0.8), 4.4 - 0.3 * i, darker(c, 0.3), lighter(c, 0.08), span=(y - 0.4, y + 0.1))
        weather.fog(s, 4.3 - 0.3 * i, "#2c98a0", 0.5, y - 0.5, y + 0.25)
    for x, y, k in ((0.86, 0.74, 0.09), (0.94, 0.6, 0.07), (0.8, 0.56, 0.06)):
        s.place(animals.fish("#ffd060", "#fff4c0"), x, y, k, 3.6, shadow=False)
    runaway(s)
    carousel(s)
    left_behind(s)
    # The one who takes the tickets.
    t = s.place(animals.turtle(), 0.34, -0.86, 0.34, 1.4, turn=34, shadow=False)
    hx, hy = t.points.get("head", (0.5, -0.7))
    ticket = move(draw("0,-0.045! 0.16,-0.045! 0.16,0.045! 0,0.045!"), hx + 0.04, hy, 20)
    s.puff(ticket, 1.1, 0.01, "#f8e8b0", "#fffbe4", [Mark(move(line([(0.03, 0), (0.13, 0)], 0.016), hx + 0.04, hy, 20), "#d8482f")], shadow=False)
    light.lamp(s, -0.3, 0.9, 0.6, 14, "#ffc880", 0.3)
    light.lamp(s, 0.5, 0.9, 2.6, 26, "#f4fff0", 0.3)
    light.sun(s, 0.8, "#f4fff0", side=0.7, height=1.0)
    light.rig(s, 420, 160, left=False)
