"""A grand piano from above: within its black shore lies a bay, and the pianist has gone in."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, material, solids, veils
from theatre.curves import XY, Geom, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

CASE = draw(
    "-0.86,-1.08! -0.86,-0.2 -0.86,0.6 -0.84,1.0 -0.7,1.28 -0.44,1.38 -0.16,1.3 0.04,1.06 0.16,0.74 0.3,0.44 0.52,0.2 0.74,-0.02 0.85,-0.34 0.86,-0.7 0.86,-1.08!"
)
BAY = CASE.buffer(-0.085).intersection(box(-2, -0.66, 2, 2))
KEYS = (-0.76, 0.76, -1.03, -0.66)
"""Left, right, front and back of the white keys."""


def parquet(s: Stage) -> None:
    """The floor of the hall, in herring-bone."""
    joints = []
    w, n = 0.115, 0.46
    for i in range(-14, 15):
        for j in range(-8, 9):
            x, y = i * w * 1.414, j * w * 2.83 + (i % 2) * w * 1.414
            for a in (45, 135):
                joints.append(move(box(-w / 2, -n / 2, w / 2, n / 2), x + (0 if a == 45 else w * 0.7), y, a).exterior.buffer(0.004))
    s.puff(box(-1.4, -1.9, 1.4, 1.9), 3.6, 0.004, "#d0986c", "#e8bc90", [Mark(union(*joints), "#94623e", 0.5)], "wash", cell=0.04, shadow=False)


def case(s: Stage) -> None:
    shade = union(*(move(CASE, 0.006 * i, -0.0045 * i) for i in range(1, 26)))
    s.sheet(shade, 3.4, mat=veils.tint("#5c3424", 0.5), shadow=False, thick=0.002, edge=0)
    s.puff(CASE, 3.0, 0.06, "#140e16", "#3c303c", shadow=False, cell=0.012)
    gleam = CASE.buffer(-0.03).exterior.buffer(0.007)
    s.puff(gleam.intersection(box(-2, -0.6, 2, 2)), 2.9, 0.006, "#5c4c5c", "#8a7888", shadow=False)
    gold = CASE.buffer(-0.078).difference(CASE.buffer(-0.096)).intersection(box(-2, -0.64, 2, 2))
    s.puff(gold, 2.86, 0.012, "#a8742c", "#ffd880", shadow=False)


def keyboard(s: Stage) -> None:
    x0, x1, y0, y1 = KEYS
    s.puff(box(x0 - 0.02, y0 - 0.012, x1 + 0.02, y1 + 0.04), 2.8, 0.004, "#0c080c", "#241c24", shadow=False, cell=0.02)
    n = 22
    w = (x1 - x0) / n
    for i in range(n):
        s.puff(box(x0 + i * w + 0.004, y0, x0 + (i + 1) * w - 0.004, y1 + 0.02), 2.72, 0.02, "#d8ccb8", "#fffdf4", brush="skin", shadow=False, cell=0.008)
    for i in range(n - 1):
        if i % 7 in (2, 6):
            continue
        x = x0 + (i + 1) * w
        s.puff(box(x - w * 0.29, y0 + 0.15, x + w * 0.29, y1 + 0.02), 2.6, 0.035, "#0c080c", "#4c404c", shadow=False, cell=0.006)


def deep(y: float) -> float:
    """From the surf (0) to the far end (1)."""
    return (y + 0.66) / 2.0


def bay(s: Stage) -> None:
    strings = union(*(line([(-0.7 + 0.13 * i, -0.7), (-0.74 + 0.098 * i - 0.004 * i * i, 1.34)], 0.009) for i in range(12)))
    bridge = stroke(smooth([(-0.5, 1.0), (-0.4, 0.5), (-0.1, 0.1), (0.3, -0.2), (0.66, -0.34)], False), 0.03, 0.035, 0.03)
    light_ = union(
        *(
            ellipse(
                s.rng.uniform(-0.8, 0.8), -0.62 + 0.9 * s.rng.random() ** 1.6, s.rng.uniform(0.02, 0.06), s.rng.uniform(0.008, 0.018), s.rng.uniform(-30, 30)
            ).exterior.buffer(0.003)
            for _ in range(110)
        )
    )
    marks = [
        Mark(box(-2, -0.9, 2, 0.24), "#2fa4ac", 0.8, 0.09),
        Mark(box(-2, -0.9, 2, -0.24), "#6cd4c8", 0.85, 0.07),
        Mark(box(-2, -0.9, 2, -0.5), "#d8f0d0", 0.8, 0.04),
        Mark(bridge, "#e8c070", 0.35, 0.003),
        Mark(strings, "#ffe8a8", 0.5),
        Mark(light_.intersection(BAY), "#e8fff4", 0.4),
    ]
    s.puff(BAY, 2.8, 0.01, "#1c7c94", "#0c3c64", marks, shadow=False, cell=0.014)
    # Swell: crests that run across, the nearer the longer; each thickens and thins.
    for i in range(9):
        y = 1.1 - 0.18 * i
        x = (-0.2, -0.7, -0.16, -0.74, 0.0, -0.3, -0.72, 0.16, -0.4)[i]
        w = 0.16 + 0.04 * i
        row = [(x + w * j / 14, y + 0.05 * math.sin(j / 14 * math.pi) + 0.008 * math.sin(j * 1.9)) for j in range(15)]
        g = stroke(row, 0.003, 0.012 + 0.002 * i, 0.003).intersection(BAY.buffer(-0.02))
        s.sheet(g, 2.74, "#c8f0ec", shadow=False, thick=0.003, edge=0)


def tongue(points: list[XY], wide: float, phase: float) -> Geom:
    """A band of foam under a line, ragged towards the shore."""
    n = len(points) - 1
    low = [
        (x, y - wide * min(1.0, 5 * min(i, n - i) / n) * (0.6 + 0.3 * math.sin(i * 0.8 + phase) + 0.25 * math.sin(i * 1.9 + 2 * phase)))
        for i, (x, y) in enumerate(points)
    ]
    return Polygon([*points, *low[::-1]]).buffer(0.006).buffer(-0.002)


def surf(s: Stage) -> None:
    """Three lines of breakers; the last runs up over the keys."""
    x0, x1, _, _ = KEYS
    reach = [(x0 - 0.02 + 0.02 * i, -0.78 - 0.05 * math.sin(i * 0.23 + 0.4) - 0.03 * math.sin(i * 0.11) - 0.012 * math.sin(i * 0.9)) for i in range(78)]
    film = Polygon([(x0 - 0.02, -0.6), *reach, (x1 + 0.02, -0.6)])
    s.sheet(film, 2.42, mat=veils.tint("#7cdccc", 0.55), shadow=False, thick=0.002, edge=0)
    s.puff(tongue([(x, y + 0.012) for x, y in reach], 0.03, 0.3), 2.38, 0.02, "#c8ece4", "#ffffff", shadow=False)
    for y, a, b, phase, wide in ((-0.6, 2, 75, 1.1, 0.05), (-0.42, 6, 46, 2.0, 0.04), (-0.3, 34, 74, 0.2, 0.034)):
        row = [(x0 - 0.02 + 0.02 * i, y + 0.035 * math.sin(i * 0.2 + phase) + 0.012 * math.sin(i * 0.7)) for i in range(a, b)]
        fade = [(x, yy + 0.0) for x, yy in row]
        g = tongue(fade, wide, phase).intersection(BAY.union(film).buffer(-0.01))
        s.puff(g, 2.36, 0.025, "#c8ece4", "#ffffff", shadow=False, cell=0.006)


def whale(s: Stage) -> None:
    """Only a shape under the surface, as long as the bass strings, following the curve of the case."""
    spine = smooth([(-0.38, 1.04), (-0.46, 0.76), (-0.5, 0.46), (-0.46, 0.2)], False, n=10)
    body = stroke(spine, 0.02, 0.1, 0.2, 0.27, 0.25, 0.12)
    fluke = draw("-0.42,0.96 -0.48,1.05 -0.66,1.04! -0.57,1.15 -0.45,1.17 -0.38,1.1! -0.31,1.18 -0.2,1.19 -0.11,1.1! -0.27,1.07 -0.34,0.96")
    fins = union(draw("-0.56,0.4! -0.7,0.38 -0.76,0.24! -0.64,0.28 -0.56,0.32"), draw("-0.36,0.38! -0.22,0.4 -0.12,0.3! -0.24,0.3 -0.36,0.3"))
    s.puff(union(fluke, fins), 2.7, 0.02, "#0c3458", "#1c5478", shadow=False)
    spots = union(*(circle(-0.48 + 0.07 * math.sin(i * 2.4), 0.3 + 0.06 * i, 0.008) for i in range(9)))
    s.puff(body, 2.66, 0.07, "#123c60", "#2f7098", [Mark(spots, "#8cc0d0", 0.6), Mark(line(spine[8:30], 0.014), "#5c9cb8", 0.5)], shadow=False)
    for k in range(7):
        a = k * math.tau / 7
        s.puff(
            stroke([(-0.47 + 0.02 * math.cos(a), 0.3 + 0.02 * math.sin(a)), (-0.47 + 0.065 * math.cos(a), 0.32 + 0.065 * math.sin(a))], 0.008, 0.018),
            2.5,
            0.012,
            "#c8ece8",
            "#ffffff",
            shadow=False,
        )


def swimmer(s: Stage, x: float, y: float, turn: float) -> None:
    """Small, from above: one arm ahead, one back, legs in their own foam."""

    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, 0.2)

    wake = union(*(stroke(smooth([(0.1 * q, -0.3), (0.3 * q, -0.8), (0.42 * q, -1.4)], False), 0.07, 0.05, 0.01) for q in (-1, 1)))
    s.sheet(put(wake), 2.6, "#e8fff8", shadow=False, thick=0.002, edge=0)
    skin_ = ("#7a4628", "#b87a4c")
    s.puff(put(limb([(0.14, 0.16), (0.3, 0.4), (0.2, 0.72)], 0.13, 0.11, 0.08)), 2.5, 0.02, *skin_, shadow=False)
    s.puff(put(limb([(-0.14, 0.14), (-0.34, 0.0), (-0.3, -0.26)], 0.13, 0.11, 0.08)), 2.5, 0.02, *skin_, shadow=False)
    for q, w in ((-0.09, -0.56), (0.1, -0.66)):
        s.puff(put(limb([(q, -0.2), (q * 1.3, -0.4), (q, w)], 0.14, 0.11, 0.06)), 2.52, 0.015, *skin_, shadow=False)
    s.puff(put(draw("-0.17,0.2 0,0.26 0.17,0.2 0.14,-0.1 0,-0.16 -0.14,-0.1")), 2.46, 0.03, *skin_, shadow=False)
    s.puff(put(draw("-0.15,-0.06 0,-0.04 0.15,-0.06 0.17,-0.28! 0,-0.24 -0.17,-0.28!")), 2.42, 0.03, "#b82c20", "#f0604c", shadow=False)
    s.puff(
        put(union(*(circle(0.13 * math.cos(i), 0.38 + 0.13 * math.sin(i), 0.075) for i in range(7)), circle(0, 0.38, 0.14))),
        2.36,
        0.04,
        "#140c10",
        "#3c2c2c",
        shadow=False,
    )
    s.puff(
        put(union(*(ellipse(0.14 * math.sin(i * 2), -0.74 - 0.05 * (i % 3), 0.09, 0.06, 30 * i) for i in range(6)))),
        2.4,
        0.02,
        "#d0f0ec",
        "#ffffff",
        shadow=False,
    )


def footprints(s: Stage) -> None:
    """Wet, up over the keys, smaller with every step."""
    for i in range(5):
        q = 1 if i % 2 else -1
        k = 0.12 - 0.015 * i
        x, y = 0.36 + 0.01 * i + q * k * 0.5, -1.34 + 0.135 * i - 0.01 * i * i
        sole = union(ellipse(0, 0.32, 0.26, 0.3), ellipse(-0.02 * q, -0.3, 0.19, 0.26), stroke([(0.05 * q, 0.2), (0.03 * q, -0.3)], 0.3, 0.28))
        toes = union(*(circle(q * (-0.2 + 0.11 * j), 0.68 - 0.05 * abs(j - 1), 0.09 - 0.01 * j) for j in range(5)))
        s.sheet(move(union(sole, toes), x, y, -12, k), 2.3 if i else 3.3, mat=veils.tint("#3f94a0", 0.6), shadow=False, thick=0.002, edge=0)


def left_behind(s: Stage) -> None:
    """The stool, the shoes side by side, a bow tie."""
    x, y, r = -0.34, -1.42, 0.26
    s.sheet(move(circle(x, y, r), 0.06, -0.045), 3.3, mat=veils.tint("#5c3424", 0.5), shadow=False, thick=0.002, edge=0)
    s.puff(circle(x, y, r), 3.0, 0.05, "#3c2018", "#8a5434", shadow=False)
    tufts = union(*(line([(x, y), (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a))], 0.008) for a in [i * math.tau / 8 for i in range(8)]))
    s.puff(circle(x, y, r - 0.035), 2.9, 0.08, "#a82c2c", "#e8604c", [Mark(tufts, "#7a1c20", 0.6), Mark(circle(x, y, 0.02), "#f0c060")], "cloth", shadow=False)
    tie = union(draw("0,0 0.06,0.05 0.13,0.06! 0.13,-0.06! 0.06,-0.05"), draw("0,0 -0.06,0.05 -0.13,0.06! -0.13,-0.06! -0.06,-0.05"))
    s.puff(move(tie, x - 0.02, y + 0.08, 18), 2.7, 0.03, "#100c14", "#4c4454", shadow=False)
    s.puff(circle(x - 0.02, y + 0.08, 0.026), 2.66, 0.03, "#100c14", "#4c4454", shadow=False)
    for dx, turn in ((0.0, 4), (0.13, -7)):

        def put(g: Geom, dx: float = dx, turn: float = turn) -> Geom:
            return move(g, 0.62 + dx, -1.32, turn, 1.0)

        s.sheet(
            move(put(draw("0,0.17 0.055,0.1 0.045,-0.04 0.04,-0.15 0,-0.17 -0.04,-0.15 -0.045,-0.04 -0.055,0.1")), 0.03, -0.025),
            3.3,
            mat=veils.tint("#5c3424", 0.5),
            shadow=False,
            thick=0.002,
            edge=0,
        )
        s.puff(
            put(draw("0,0.17 0.055,0.1 0.045,-0.04 0.04,-0.15 0,-0.17 -0.04,-0.15 -0.045,-0.04 -0.055,0.1")),
            3.0,
            0.05,
            "#100c14",
            "#4c4454",
            [Mark(put(ellipse(0.0, 0.1, 0.014, 0.04)), "#a8a0b0", 0.6)],
            shadow=False,
        )
        s.puff(put(ellipse(0, -0.08, 0.028, 0.06)), 2.9, 0.006, "#5c3020", "#8a5438", shadow=False)


def notes(s: Stage) -> None:
    """Fish leap from the strings, each with its ring."""
    for x, y, k, turn, c, kind in (
        (-0.12, -0.1, 0.15, 30, "#f48a34", "round"),
        (0.12, 0.06, 0.13, 10, "#f4dc6c", "deep"),
        (0.36, -0.06, 0.15, -24, "#f0546c", "round"),
        (0.58, -0.3, 0.14, -40, "#f4a040", "deep"),
        (-0.62, -0.18, 0.13, 24, "#f8e080", "round"),
    ):
        for r, q in ((0.07, 0.4), (0.1, 3.2)):
            arc = [(x + r * math.cos(q + 0.3 * j), y - 0.07 + 0.5 * r * math.sin(q + 0.3 * j)) for j in range(10)]
            s.sheet(stroke(arc, 0.003, 0.012, 0.003), 2.55, "#e8fff8", shadow=False, thick=0.002, edge=0)
        s.sheet(ellipse(x + 0.03, y - 0.08, 0.05, 0.02), 2.56, mat=veils.tint("#0c4c64", 0.3), shadow=False, thick=0.002, edge=0)
        s.place(animals.fish(c, kind=kind), x, y - 0.03, k, 2.3, turn=turn, shadow=False)


def score(s: Stage) -> None:
    """The music drifts like a raft; a crab turns the page."""
    x, y, a = -0.5, -0.42, 10

    def put(g: Geom) -> Geom:
        return move(g, x, y, a)

    s.sheet(put(box(-0.2, -0.15, 0.24, 0.1)), 2.34, mat=veils.tint("#0c5c6c", 0.35), shadow=False, thick=0.002, edge=0)
    for x0, x1 in ((-0.21, 0.0), (0.0, 0.21)):
        page = draw(f"{x0},-0.12! {(x0 + x1) / 2},-0.135 {x1},-0.12! {x1},0.13! {(x0 + x1) / 2},0.145 {x0},0.13!")
        staves = union(*(line([(x0 + 0.025, q + 0.014 * i), (x1 - 0.025, q + 0.014 * i)], 0.004) for q in (-0.08, 0.0, 0.07) for i in range(3)))
        dots = union(*(circle(x0 + 0.04 + 0.035 * i, q + 0.014 * (i % 3), 0.009) for q in (-0.08, 0.0, 0.07) for i in range(5)))
        s.puff(put(page), 2.25, 0.02, "#e8dcc0", "#fffaec", [Mark(put(staves), "#6a5c64", 0.7), Mark(put(dots), "#2a1c24")], shadow=False)
    s.puff(put(draw("0.0,-0.12! 0.06,-0.08 0.14,-0.11! 0.16,0.12! 0.07,0.16 0.0,0.13!")), 2.15, 0.04, "#f0e4c8", "#fffdf4", shadow=False)
    s.place(animals.crab("#f2542c"), x + 0.2, y - 0.06, 0.2, 2.0, turn=8, shadow=False)


def in_the_sun(s: Stage) -> None:
    """Window light on the floor, and who sleeps in it; a page that fell."""
    panes = []
    for i in range(3):
        for j in range(3):
            x, y = 0.36 + 0.27 * i, 1.42 - 0.3 * j
            panes.append(Polygon([(x, y), (x + 0.24, y), (x + 0.24 + 0.1, y - 0.26), (x + 0.1, y - 0.26)]))
    s.sheet(union(*panes).difference(CASE.buffer(0.01)), 3.45, mat=veils.tint("#fff0b8", 0.5), shadow=False, thick=0.002, edge=0)
    s.sheet(ellipse(0.74, 0.92, 0.2, 0.1), 3.35, mat=veils.tint("#5c3424", 0.45), shadow=False, thick=0.002, edge=0)
    s.place(animals.cat("sleep", "#d8843c"), 0.7, 0.86, 0.36, 2.9, shadow=False)
    page = move(draw("-0.1,-0.13! 0.1,-0.14! 0.11,0.12 0.08,0.15! -0.1,0.14!"), 0.86, 0.3, -24)
    staves = union(*(move(line([(-0.075, q + 0.014 * i), (0.075, q + 0.014 * i)], 0.004), 0.86, 0.3, -24) for q in (-0.09, -0.01, 0.07) for i in range(3)))
    s.sheet(move(page, 0.02, -0.018), 3.4, mat=veils.tint("#5c3424", 0.45), shadow=False, thick=0.002, edge=0)
    s.puff(page, 3.2, 0.015, "#e8dcc0", "#fffaec", [Mark(staves, "#6a5c64", 0.7)], shadow=False)


@card("lagoon", focus=2.6, fstop=2.0)
def piano_tide(s: Stage) -> None:
    parquet(s)
    case(s)
    bay(s)
    keyboard(s)
    whale(s)
    surf(s)
    swimmer(s, 0.12, 0.36, 24)
    notes(s)
    score(s)
    in_the_sun(s)
    footprints(s)
    left_behind(s)
    drops = [(0.5 + s.rng.uniform(-0.3, 0.3), -0.72 + s.rng.uniform(-0.12, 0.1), 2.2, s.rng.uniform(0.004, 0.009)) for _ in range(12)]
    solids.balls(s, drops, material.solid("#e8fffa", rough=0.1, bump=0, coat=1), 12)
    light.sun(s, 2.2, "#fff0d0", side=-0.8, height=0.9)
    light.rig(s, 600, 80)
