"""A maze of three hedges, a thread, and two who hold its ends."""

import math

from shapely import affinity
from shapely.geometry import box

from theatre import animals, light, people, veils, weather
from theatre.animals.anatomy import eye, hide
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, smooth, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

RINGS = ((1.12, 1.44, -0.02), (0.74, 0.86, 0.2), (0.37, 0.42, 0.32))
"""Half width, half height and middle of each hedge: the inner ones lie higher, since we look from the front."""
THICK, TALL = 0.14, 0.2
WOOL = "#e03c2c"


def around(rx: float, ry: float, cy: float, degrees: float) -> XY:
    a = math.radians(degrees)
    return rx * math.cos(a), cy + ry * math.sin(a)


def hedge(n: int, gap: float, wide: float = 0.15) -> Geom:
    rx, ry, cy = RINGS[n]
    g = ellipse(0, cy, rx, ry).difference(ellipse(0, cy, rx - THICK, ry - THICK))
    g = g.difference(circle(*around(rx - THICK / 2, ry - THICK / 2, cy, gap), wide))
    return g.buffer(-0.03).buffer(0.03)


def grow(s: Stage, g: Geom, depth: float) -> None:
    """A clipped hedge: its dark side towards us, its lit top."""
    side = union(*(affinity.translate(g, 0, -TALL * i / 8) for i in range(9)))
    x0, y0, x1, y1 = side.bounds
    count = int(900 * side.area)

    def leaves(r: float, n: int) -> Geom:
        return union(*(ellipse(s.rng.uniform(x0, x1), s.rng.uniform(y0, y1), r * s.rng.uniform(0.6, 1.2), r * 0.6, s.rng.uniform(0, 180)) for _ in range(n)))

    s.puff(side, depth + 0.05, 0.012, "#123c28", "#2c6a3c", [Mark(leaves(0.02, count), "#4a8a4c", 0.5)], "stone", cell=0.012, shadow=False)
    marks = [Mark(leaves(0.022, count), "#a8d070", 0.6), Mark(leaves(0.02, count // 2), "#3f8a48", 0.6), Mark(leaves(0.014, count // 12), "#fff4f0", 0.95)]
    s.puff(g, depth, 0.07, "#3f8a48", "#80bc54", marks, "stone", cell=0.01, shadow=False)


def topiary(s: Stage, x: float, y: float, r: float, depth: float) -> None:
    dabs = union(*(circle(x + s.rng.uniform(-r, r), y + s.rng.uniform(-r, r), 0.014) for _ in range(30)))
    s.puff(circle(x, y, r), depth, r * 0.8, "#2f7a40", "#a4d464", [Mark(dabs, "#d0e88c", 0.5)], "stone", shadow=False)


def winder(colour: str = "#6a4228") -> Figure:
    """A bear upright in profile, who winds wool into a ball and looks where it leads."""
    far = darker(colour, 0.3)
    head = draw("-4,82 -2,102 10,116 28,116 40,106 56,99 66,93 64,84 50,79 34,76 14,72")
    face = [
        Mark(ellipse(58, 90, 14, 9, -14), lighter(colour, 0.45), 0.85, 0.02),
        *eye(37, 103, 3.4),
        Mark(line(bezier((62, 86), (54, 83), (48, 85), n=8), 1.8), "#2a1810", 0.8),
        Mark(ellipse(14, 92, 14, 14), darker(colour, 0.25), 0.3, 0.03),
    ]
    turns = union(*(ellipse(58, 60, 21, 6 + 4 * i, 20 + 24 * i).boundary.buffer(0.8) for i in range(5)))
    parts = [
        hide(circle(-31, 36, 7), colour, 5, -4),
        hide(union(limb([(8, 34), (22, 20), (26, 6)], 26, 21, 18), ellipse(32, 4, 15, 7)), far, 9, -6),
        hide(limb([(14, 74), (40, 68), (60, 74)], 19, 16, 14), far, 7, -4),
        hide(draw("-30,30 -33,56 -22,82 -2,94 18,88 30,66 30,42 18,22 -12,16"), colour, 24, 0, [Mark(draw("14,78 28,64 28,42 16,28 10,50"), lighter(colour, 0.35), 0.6, 0.03)]),
        hide(union(limb([(-10, 36), (-16, 20), (-20, 6)], 32, 24, 20), ellipse(-13, 4, 17, 7.5)), colour, 11, 8),
        piece(circle(58, 60, 22), WOOL, 18, 10, [Mark(turns, "#8a1814", 0.8), Mark(turns.buffer(1.4).difference(turns.buffer(0.6)), "#ff8a70", 0.4)]),
        hide(circle(6, 115, 10), colour, 6, 10, [Mark(circle(7, 115, 5), darker(colour, 0.4))]),
        hide(head, colour, 14, 14, face),
        piece(ellipse(65, 93, 5.5, 4.4), "#1c1418", 4, 26),
        hide(limb([(0, 74), (16, 52), (44, 46), (58, 44)], 23, 20, 17, 14), colour, 9, 30),
    ]
    return thing(parts, ball=(76, 48), head=(30, 96))


@card("spring", focus=1.8)
def hedge_maze(s: Stage) -> None:
    s.sheet(box(-2, -2.3, 2, 2.3), 3.8, "#a4bc64", "#d4dc98", span=(-1.5, 1.5), translucent=0, bump=0.5)
    for i in range(-5, 6):
        s.sheet(box(i * 0.3 - 0.075, -2, i * 0.3 + 0.075, 2), 3.75, "#b0c870", "#dee6a8", span=(-1.5, 1.5), shadow=False, thick=0.003)
    rx, ry, cy = RINGS[0]
    floor = ellipse(0, cy, rx, ry)
    pebbles = union(*(circle(s.rng.uniform(-1, 1), s.rng.uniform(-1.4, 1.4), s.rng.uniform(0.004, 0.01)) for _ in range(260)))
    s.puff(floor, 3.6, 0.004, "#e4c88c", "#f8e8bc", [Mark(pebbles, "#b8985c", 0.6)], "stone", shadow=False, cell=0.02)
    outer, middle, inner = hedge(0, 214, 0.2), hedge(1, 14), hedge(2, 176)
    for g in (outer, middle, inner):
        throw = union(*(affinity.translate(g, 0.02 * i, -TALL - 0.012 * i) for i in range(8))).intersection(floor)
        s.sheet(throw, 3.5, mat=veils.tint("#7a6a3c", 0.5), shadow=False)
    # The thread, through both gates.
    x, y, k = -0.5, -1.24, 0.56
    bear = winder()
    ball = bear.moved(x, y, 0, k).points["ball"]
    thread = [
        ball,
        (ball[0] + 0.06, -1.12),
        *(around(0.86, 1.12, 0.0, a) for a in (-66, -50, -34, -18, -2)),
        around(0.72, 0.9, 0.12, 8),
        *(around(0.5, 0.56, 0.2, a) for a in (22, 44, 66, 90, 114, 138, 158)),
        around(0.42, 0.4, 0.24, 176),
        (-0.24, 0.22),
        (-0.16, 0.2),
    ]
    path = smooth(thread, closed=False, n=12)
    s.puff(line(path, 0.03), 3.4, 0.008, "#8a5a3c", "#9a6a44", shadow=False)
    s.puff(affinity.translate(line(path, 0.02), 0, 0.012), 3.35, 0.012, "#b81c18", "#ff5c40", shadow=False)
    # From the far side to the near one: hedges, and who walks between them.
    back, front = box(-2, 0.0, 2, 3), box(-2, -3, 2, 0.03)
    for n, (g, d) in enumerate(((outer, 3.1), (middle, 2.95), (inner, 2.8))):
        grow(s, g.intersection(affinity.translate(back, 0, RINGS[n][2])), d)
    bx, by = 0.13, 0.2
    weather.contact(s, bx, by, 0.16, 2.7, 0.5)
    s.puff(union(draw(f"{bx - 0.03},{by}! {bx - 0.016},{by + 0.1} {bx - 0.02},{by + 0.2}! {bx + 0.02},{by + 0.2}! {bx + 0.016},{by + 0.1} {bx + 0.03},{by}!"), ellipse(bx, by, 0.055, 0.02)), 2.6, 0.02, "#a8a498", "#e4e0d4", brush="stone", shadow=False)
    s.puff(ellipse(bx, by + 0.21, 0.1, 0.036), 2.55, 0.03, "#b8b4a8", "#f0ece0", [Mark(ellipse(bx, by + 0.218, 0.08, 0.024), "#6cc0dc")], "stone", shadow=False)
    s.place(animals.bird("perch", "#3f7ac8", "#f8e0b0"), bx + 0.02, by + 0.22, 0.14, 2.5, flip=True, shadow=False)
    cx, cy, q = -0.08, 0.27, 0.5
    stool = draw(f"{cx - 0.12},{cy + 0.01}! {cx + 0.1},{cy + 0.01}! {cx + 0.1},{cy - 0.03}! {cx + 0.07},{cy - 0.04} {cx + 0.07},{cy - 0.12}! {cx - 0.09},{cy - 0.12}! {cx - 0.09},{cy - 0.04} {cx - 0.12},{cy - 0.03}!")
    weather.contact(s, cx - 0.02, cy - 0.12, 0.3, 2.72, 0.6)
    s.puff(stool, 2.65, 0.03, "#7a7468", "#b8b2a4", brush="stone", shadow=False)
    hand = (cx - 0.16, cy + 0.11)
    child = people.child(
        Pose((10, 30), (20, 60), (84, 6), (76, -4), lean=6, nod=8, anchor="seat"),
        top=WOOL,
        hat_colour=WOOL,
        mood="surprised",
        profile=True,
        gaze=(0.6, -0.5),
        hands=("grip", "open"),
        touch={"hand": people.local(hand, cx, cy, q, True)},
    )
    s.place(child, cx, cy, q, 2.4, flip=True, shadow=False)
    s.puff(line(bezier(hand, (hand[0] - 0.02, 0.26), (-0.16, 0.21), n=12), 0.018), 2.1, 0.01, "#b81c18", "#ff5c40", shadow=False)
    for n, (g, d) in ((2, (inner, 2.0)), (1, (middle, 1.85))):
        grow(s, g.intersection(affinity.translate(front, 0, RINGS[n][2])), d)
    topiary(s, 0.3, 0.32, 0.07, 2.62)
    topiary(s, -0.67, 0.24, 0.11, 1.75)
    for i in range(5):
        px, py = -0.62 - 0.09 * i, -1.04 + 0.05 * i + 0.04 * (i % 2)
        s.puff(union(ellipse(px, py, 0.034, 0.02, -24), *(circle(px + 0.03 + 0.004 * abs(j), py + 0.014 * j - 0.01, 0.008) for j in (-1, 0, 1))), 3.3, 0.005, "#8a7040", "#9a8050", shadow=False)
    weather.contact(s, x + 0.04, y + 0.01, 0.5, 1.7, 0.6)
    s.place(bear, x, y, k, 1.55, shadow=False)
    grow(s, outer.intersection(affinity.translate(front, 0, -0.02)), 0.9)
    for px, py, r in ((-0.92, 1.36, 0.26), (0.92, 1.36, 0.28), (0.96, -1.44, 0.22)):
        crown = union(*(circle(px + r * 0.5 * math.cos(a), py + r * 0.5 * math.sin(a), r * 0.5) for a in [i * math.tau / 7 for i in range(7)]), circle(px, py, r * 0.6))
        roses = union(*(circle(px + s.rng.uniform(-r, r), py + s.rng.uniform(-r, r), 0.026) for _ in range(14)))
        s.sheet(affinity.translate(crown, 0.06, -0.12), 3.7, mat=veils.tint("#3f6a2c", 0.5), shadow=False)
        s.puff(crown, 0.8, 0.16, "#2f7a44", "#8cc860", [Mark(roses, "#f890a0", 0.95)], "stone", shadow=False)
    for px, py, kk in ((0.34, 1.36, 0.12), (0.48, 1.42, 0.1)):
        s.place(animals.bird("fly", "#ffffff", "#ffffff"), px, py, kk, 0.6, shadow=False)
    light.sun(s, 2.0, "#ffecc0", side=-0.9, height=0.7)
    light.rig(s, 640, 150)
