"""A wave that is a herd, and what makes it stop."""

import math

from shapely.geometry import Polygon, box

from theatre import land, light, material, people, props, sky, solids
from theatre.colour import mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

DEEP, GREEN, FOAM = "#0f3a4c", "#3f8c98", "#f6fcf8"
MUZZLE = (5, 36)
INK = "#10202c"


class Horse:
    """Head and neck in units of 100, looking left; placed so that the muzzle is at `at`."""

    def __init__(self, at: XY, size: float, turn: float) -> None:
        a = math.radians(turn)
        u = size / 100
        self.u, self.turn = u, turn
        self.x = at[0] - u * (MUZZLE[0] * math.cos(a) - MUZZLE[1] * math.sin(a))
        self.y = at[1] - u * (MUZZLE[0] * math.sin(a) + MUZZLE[1] * math.cos(a))

    def __call__(self, g: Geom) -> Geom:
        return move(g, self.x, self.y, self.turn, self.u)


def lock(root: XY, aim: float, long: float, wide: float, curl: float) -> tuple[Geom, Geom]:
    """A tongue of foam: it sweeps back from the neck and hooks at its tip. Also its two lines."""
    points = []
    x, y, a = root[0], root[1], math.radians(aim)
    for i in range(9):
        points.append((x, y))
        a += math.radians(curl) * (i / 8) ** 1.5
        x, y = x + long / 8 * math.cos(a), y + long / 8 * math.sin(a)
    body = limb(points, wide * 0.6, wide, wide * 0.8, wide * 0.42, wide * 0.05)
    hairs = union(*(stroke([(px + d * wide * 0.2, py + d * wide * 0.2) for px, py in points[1:7]], 0.4, 1.6, 0.4) for d in (-1, 0.6)))
    return body, hairs


def mane(s: Stage, h: Horse, depth: float, low: str, high: str, rng_shift: float = 0.0) -> None:
    crest = smooth([(58, 96), (74, 94), (90, 82), (102, 62), (110, 36), (114, 8)], False, n=4)
    for i, root in enumerate(crest[::2]):
        t = i / 10
        for long, wide, lean, d in ((54 + 26 * t + 16 * math.sin(i * 1.9 + rng_shift), 17, 0, 0.0), (34 + 8 * math.sin(i * 2.7), 12, 16, -0.05)):
            aim = 66 - 92 * t + lean + 8 * math.sin(i * 2.3 + rng_shift)
            body, hairs = lock((root[0] - 5, root[1] - 4), aim, long, wide, -15 if (i + (d < 0)) % 3 else 13)
            s.puff(h(body), depth + 0.04 * math.sin(i * 1.7) + d, 0.05 * h.u * 100, low, high, [Mark(h(hairs), mix(low, high, 0.2), 0.7)], shadow=False)


def horse(
    s: Stage, at: XY, size: float, turn: float, depth: float, low: str = GREEN, high: str = FOAM, hair: tuple[str, str] = ("#8cc0c8", "#ffffff"), root: str = ""
) -> Horse:
    h = Horse(at, size, turn)
    k = size
    mane(s, h, depth - 0.02, *hair, rng_shift=at[0] * 7)
    far_ear = draw("56,90! 52,108 58,118! 64,104 64,90!")
    s.puff(h(far_ear), depth + 0.02, 0.03 * k, mix(low, high, 0.4), mix(low, high, 0.8), shadow=False)
    neck = draw("50,88 66,97 86,88 102,64 112,34 126,0 160,-110! -90,-110! -60,-66 -16,-44 26,-26 50,-4 60,18 62,36 56,52")
    folds = union(
        line(bezier((66, 46), (78, 40), (84, 24), n=10), 1.8),
        line(bezier((72, 62), (88, 52), (94, 28), n=10), 1.6),
        *(stroke(bezier((66 + 9 * i, 24 - 2 * i), (66 + 11 * i, -16), (26 + 22 * i, -70), n=16), 0.3, 2.2, 3.4) for i in range(6)),
    )
    fade = draw("-90,-30 50,8 100,-12 170,4 170,-120! -90,-120!")
    shown = h(neck).intersection(box(-0.2, -3, 3, 3)) if root else h(neck)
    s.puff(shown, depth, 0.16 * k, root or low, high, [Mark(h(fade), root or low, 0.95, 0.06), Mark(h(folds), mix(low, high, 0.2), 0.6)], shadow=False)
    skull = draw("62,95 52,94 42,86 30,69 16,53 6,45 3,37 5,30! 13,28 15,23 22,20 30,25 40,33 52,37 64,44 72,58 72,80")
    bone = union(
        line(bezier((60, 44), (72, 56), (68, 74), n=12), 1.8),
        line(bezier((36, 66), (28, 54), (18, 46), n=12), 1.4),
        line(bezier((5, 31), (14, 33), (24, 36), n=8), 1.7),
    )
    eye = draw("36,73! 40,79 46,80 50,76! 45,72 40,71")
    marks = [
        Mark(h(ellipse(58, 56, 11, 9, 30)), high, 0.6, 0.03),
        Mark(h(ellipse(10, 36, 10, 12)), mix(low, "#284858", 0.4), 0.35, 0.04),
        Mark(h(bone), mix(low, INK, 0.3), 0.75),
        Mark(h(draw("5,37! 6,42 10,43.5 13,41! 10,40.5 8.5,38")), INK, 0.9),
        Mark(h(eye.buffer(1.6)), mix(low, INK, 0.25), 0.7),
        Mark(h(eye), INK),
        Mark(h(circle(42, 77.5, 1.5)), "#ffffff"),
        Mark(h(stroke(bezier((33, 75), (41, 84), (52, 79), n=10), 0.8, 2.6, 0.8)), mix(low, INK, 0.45), 0.8),
    ]
    s.puff(h(skull), depth - 0.1 * k, 0.12 * k, mix(low, high, 0.45), high, marks, shadow=False)
    ear = draw("62,90! 61,106 68,120! 75,104 73,90!")
    s.puff(
        h(ear),
        depth - 0.14 * k,
        0.05 * k,
        mix(low, high, 0.5),
        high,
        [Mark(h(draw("65,94! 65,104 68,112! 71,102 70,94!")), mix(low, high, 0.15), 0.8)],
        shadow=False,
    )
    for long, aim, curl in ((40, 160, 16), (30, 190, 12), (26, 120, 14)):
        body, hairs = lock((60, 95), aim, long, 10, curl)
        s.puff(h(body), depth - 0.18 * k, 0.04 * k, *hair, [Mark(h(hairs), hair[0], 0.6)], shadow=False)
    return h


def bridle(s: Stage, h: Horse, depth: float, k: float) -> None:
    """One of them has run away from a roundabout."""
    straps = union(line([(20, 57), (24, 34), (30, 25)], 4), line([(24, 36), (54, 52), (58, 92)], 4), line([(38, 80), (56, 74)], 3.4))
    s.puff(h(straps), depth, 0.02 * k, "#a8281c", "#f0603c", shadow=False)
    for x, y in ((24, 36), (56, 74), (54, 52)):
        s.puff(h(circle(x, y, 5)), depth - 0.03, 0.02 * k, "#c88a20", "#ffe488", shadow=False)


WAVE = "-1.7,-2.0! -1.7,-1.02 -1.0,-1.04 -0.4,-0.94 0.0,-0.7 0.22,-0.34 0.26,0.06 0.14,0.46 -0.06,0.76 0.06,1.06 0.4,1.3 0.9,1.42 1.7,1.5! 1.7,-2.0!"


def wave(s: Stage) -> None:
    g = draw(WAVE)
    flow = union(
        *(
            stroke(
                bezier((1.6, 1.4 - 0.36 * i), (0.9, 1.1 - 0.3 * i), (0.56 - 0.1 * i, -0.5 - 0.12 * i), (-1.0 - 0.3 * i, -1.04 - 0.04 * i), n=40),
                0.008,
                0.05,
                0.03,
                0.006,
            )
            for i in range(9)
        )
    )
    fine = union(
        *(
            stroke(
                bezier((1.6, 1.22 - 0.36 * i), (0.86, 0.95 - 0.3 * i), (0.52 - 0.1 * i, -0.58 - 0.12 * i), (-0.8 - 0.3 * i, -1.08 - 0.04 * i), n=40),
                0.004,
                0.018,
                0.004,
            )
            for i in range(9)
        )
    )
    marks = [
        Mark(draw("0.3,0.5 0.24,0.0 0.0,-0.6 -0.5,-0.9 -0.2,-1.0 0.3,-0.8 0.6,-0.2 0.6,0.4"), "#6cc4bc", 0.75, 0.07),
        Mark(flow, "#9cd0cc", 0.4, 0.003),
        Mark(fine, "#d8f0ec", 0.5),
    ]
    s.puff(g, 3.1, 0.3, DEEP, GREEN, marks, shadow=False)


def sea(s: Stage, y: float, depth: float, low: str, high: str, crests: int) -> None:
    """A swell, and streaks of foam that lie along its back."""
    g = land.swell(s.rng, y, 0.045, crests)
    s.sheet(g, depth, low, high, span=(y - 0.35, y + 0.06), shadow=False)
    edge = [(-1.3 + 0.03 * i, land.top(g, -1.3 + 0.03 * i)) for i in range(88)]
    for a, b in ((4, 34), (40, 60), (62, 86)):
        s.puff(ribbon(edge[a:b], 0.035, a), depth - 0.02, 0.015, "#9cc8cc", "#f8fffc", shadow=False)
    for _ in range(7):
        x, w, dy = s.rng.uniform(-1.1, 1.0), s.rng.uniform(0.1, 0.3), s.rng.uniform(0.05, 0.22)
        ys = [(x + w * i / 8, land.top(g, x + w * i / 8) - dy) for i in range(9)]
        s.sheet(stroke(ys, 0.003, 0.016, 0.003), depth - 0.02, "#c8e4e4", shadow=False, thick=0.003, edge=0)


def foot(s: Stage) -> None:
    """The slope of the wave before the second horse: the water its neck grows out of."""
    top = smooth([(-1.5, -0.86), (-1.0, -0.78), (-0.6, -0.64), (-0.2, -0.5), (0.2, -0.46), (0.8, -0.2), (1.5, 0.1)], False, n=14)
    g = Polygon([*top, (1.5, -2), (-1.5, -2)])
    flow = union(*(stroke([(x, y - 0.05 - 0.09 * i - 0.03 * i * x) for x, y in top], 0.004, 0.02, 0.012, 0.004) for i in range(6)))
    s.puff(g, 1.85, 0.06, "#14485c", "#2f7c8c", [Mark(flow, "#8cc8c8", 0.5)], shadow=False)
    s.puff(ribbon(top[8:60], 0.045, 0.4), 1.78, 0.02, "#a8d4d8", "#ffffff", shadow=False)


def ribbon(points: list[XY], wide: float, phase: float) -> Geom:
    """Foam on a crest: it thickens and thins and hangs in tongues."""
    low = []
    n = len(points) - 1
    for i, (x, y) in enumerate(points):
        fade = min(1.0, 4 * min(i, n - i) / n)
        low.append((x, y - wide * fade * (0.7 + 0.45 * math.sin(i * 0.55 + phase) + 0.35 * math.sin(i * 1.4 + 2 * phase))))
    return Polygon([*[(x, y + 0.012 * min(1.0, 4 * min(i, n - i) / n)) for i, (x, y) in enumerate(points)], *low[::-1]]).buffer(0.003)


def boy_with_apple(s: Stage, apple: XY) -> None:
    x, y = -0.6, -1.14
    b = s.place(props.boat("#d8502c"), x, y - 0.06, 0.36, 1.05, turn=-8, shadow=False)
    sx, sy = b.points["seat"]
    k = 0.56
    fx, fy = sx + 0.0, sy - 0.07
    boy = people.boy(
        Pose(near_arm=(-30, -10), near_leg=(-10, -4), far_leg=(14, 6), lean=8, nod=-26),
        profile=True,
        mood="tender",
        gaze=(0.6, 0.9),
        top="#f0b428",
        bottom="#2c3c5c",
        skin="#c88c5c",
        hair_colour="#2c1c1c",
        hands=("open", "cup"),
        touch={"far_hand": people.local((apple[0] - 0.012, apple[1] - 0.035), fx, fy, k)},
    )
    f = s.place(boy, fx, fy, k, 1.12, shadow=False)
    ax, ay = f.points["far_palm"]
    s.place(props.apple("#d8261c"), ax + 0.012, ay - 0.004, 0.1, 1.0, shadow=False)


@card("storm", focus=1.8)
def wave_horses(s: Stage) -> None:
    sky.backdrop(s, strength=1.1, wisps=0.3, heaps=[(-0.7, 1.2, 0.7), (-0.95, 0.72, 0.5)], shade="#5f7f8c", glow=sky.Glow(-0.8, -0.3, 1.0, "#ffdc98", 0.95))
    for i, (y, d) in enumerate(((-0.56, 4.4), (-0.68, 4.0))):
        s.sheet(land.swell(s.rng, y, 0.03, 5), d, ("#6f8f98", "#4f7484")[i], ("#dcdcc8", "#a8c0c0")[i], span=(y - 0.2, y + 0.04))
    wave(s)
    h = horse(s, (0.04, 1.02), 0.6, -12, 2.75, "#b89878", "#fbf2dc", ("#a83c24", "#f09058"), "#2f7c8c")
    bridle(s, h, 2.5, 0.6)
    pole = stroke([(0.5, 0.5), (0.56, 1.7)], 0.05, 0.05)
    s.puff(
        pole,
        2.95,
        0.03,
        "#b8801c",
        "#ffe088",
        [Mark(union(*(line([(0.4, 0.5 + 0.11 * i), (0.7, 0.58 + 0.11 * i)], 0.022) for i in range(12))), "#a8541c", 0.7)],
        shadow=False,
    )
    horse(s, (-0.82, 0.3), 0.78, 8, 2.1, "#2f7c8c", FOAM)
    foot(s)
    horse(s, (-0.3, -0.5), 1.02, 26, 1.55, "#1f6478", "#f0faf6")
    boy_with_apple(s, (-0.34, -0.6))
    sea(s, -1.25, 0.95, "#143c4c", "#5c98a0", 4)
    sea(s, -1.4, 0.6, "#0c2c3c", "#3c7484", 3)
    drops = [(s.rng.uniform(-0.9, 0.5), s.rng.uniform(-0.5, 1.3), s.rng.uniform(1.0, 2.4), s.rng.uniform(0.004, 0.01)) for _ in range(40)]
    solids.balls(s, drops, material.solid("#fbfffa", rough=0.5, bump=0, glow=0.15))
    light.rig(s, 900, 300)
    light.sun(s, 1.2, "#fff4d4", side=-0.8, height=0.5)
