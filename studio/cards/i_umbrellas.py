"""Red umbrellas migrate and take a boy along; his grandfather has him by the ankle, and a black umbrella has hold of a chimney."""

import math

import numpy as np
from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, light, people, props, sky, weather
from theatre.colour import Colour, darker, lighter, mix
from theatre.curves import XY, bezier, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

POT = (-0.78, -0.84)
"""Where the crook of the black umbrella lies round the chimney pot."""
HOLD = (-0.43, -0.4)
ANKLE = (0.09, 0.17)


def goose_umbrella(up: bool = True, colour: Colour = "#c8302a") -> Figure:
    """An umbrella that flies handle first: the crook is a neck, the cloth beats like wings. 1 long, facing right. Points: grip, grip2."""
    second = lighter(colour, 0.22)
    wing = draw("-46,0! -44,22 -30,50 -4,70 26,76! 20,66 22,54! 13,48 14,36! 5,31 7,19! -2,15 2,2!")
    ribs = union(*(line(bezier((-45, 1), (-30 + 0.3 * x, 0.55 * y), (x, y), n=10), 1.5) for x, y in ((22, 54), (14, 36), (7, 19))))
    panels = union(draw("-46,0! -40,24 -18,46 22,54! 14,48 14,36! -12,28 -36,10"), draw("-46,0! -26,10 7,19! -2,15 2,2!"))
    near, marks, far = wing, (panels, ribs), move(wing, -6, 3, 22, 0.9)
    if not up:
        near, far = affinity.scale(wing, 1, -0.62, origin=(0, 0)), affinity.scale(move(wing, -4, 0, 0, 0.86), 1, 0.34, origin=(0, 0))
        marks = tuple(affinity.scale(g, 1, -0.62, origin=(0, 0)) for g in marks)
    neck = limb([(40, 0), (60, 0), (73, 8), (76, 20), (68, 27), (60, 22)], 4.4, 5, 6, 6, 6, 5)
    return thing(
        [
            piece(far, darker(colour, 0.3), 6, -4, [], "cloth"),
            piece(stroke([(-60, 0), (-46, 0), (44, 0)], 1.5, 3.4, 3.4), "#4a2c20", 3, 0),
            piece(neck, "#8a5430", 5, 1, [Mark(box(38, -4, 46, 4), "#e8c060")], "wood"),
            piece(near, colour, 9, 3, [Mark(marks[0], second, 0.85), Mark(marks[1], darker(colour, 0.5), 0.8)], "cloth"),
        ],
        grip=(14, 0),
        grip2=(32, 0),
        head=(66, 26),
    )


def town(s: Stage) -> None:
    """From above the roofs: row behind row, steep and small."""
    s.sheet(box(-1.6, -2, 1.6, -0.4), 4.7, "#5c7078", "#b4c0c4", span=(-1.4, -0.4), shadow=False)
    rows = ((-0.42, 0.15, 4.4), (-0.55, 0.2, 4.0), (-0.72, 0.27, 3.6), (-0.94, 0.36, 3.2), (-1.24, 0.48, 2.8))
    for r, (y, k, d) in enumerate(rows):
        far = 1 - r / (len(rows) - 1)
        x = -1.25 + 0.31 * ((r * 7) % 3) * k
        n = 0
        while x < 1.3:
            w = k * s.rng.uniform(0.8, 1.15)
            left, right = (float(np.interp(y - 0.4 * k, (-1.8, -1.0, -0.5), e)) for e in ((0.2, 0.48, 0.62), (1.3, 0.9, 0.72)))
            if r and x < right and x + w > left:
                if left - x < 0.3 * k:
                    x = right
                    continue
                w = left - x
            h, b = k * s.rng.uniform(0.5, 0.62), y + s.rng.uniform(-0.03, 0.03) * k
            wall = mix(s.rng.choice(("#8c9a9c", "#b0a898", "#7c8c94")), "#c0ccd0", far * 0.7)
            roof = mix(s.rng.choice(("#3c4a54", "#4c4a54", "#5c4c4c", "#34424c")), "#a8b8c0", far * 0.75)
            panes = union(*(box(x + w * q - 0.05 * k, b - 0.3 * k, x + w * q + 0.05 * k, b - 0.12 * k) for q in (0.2, 0.5, 0.8)))
            s.puff(
                box(x + 0.03 * w, b - 0.75 * k, x + 0.97 * w, b),
                d,
                0.02,
                darker(wall, 0.3),
                wall,
                [Mark(panes, "#f4d890" if n % 3 else "#4c5c68", 0.9)],
                shadow=False,
            )
            slope = Polygon([(x - 0.02 * w, b - 0.03 * k), (x + 1.02 * w, b - 0.03 * k), (x + 0.9 * w, b + h), (x + 0.1 * w, b + h)])
            tiles = union(*(line([(x - 0.1, b + h * q), (x + w + 0.1, b + h * q)], 0.05 * k) for q in (0.14, 0.38, 0.62, 0.86)))
            s.puff(slope, d - 0.05, 0.03, darker(roof, 0.2), lighter(roof, 0.14), [Mark(tiles.intersection(slope), darker(roof, 0.4), 0.35)], shadow=False)
            cx = x + w * (0.25 if n % 2 else 0.72)
            s.puff(box(cx - 0.07 * k, b + h * 0.6, cx + 0.07 * k, b + h + 0.2 * k), d - 0.1, 0.02, darker(roof, 0.1), mix(roof, "#b08878", 0.5), shadow=False)
            x += w * 1.02
            n += 1
        weather.fog(s, d - 0.2, "#b4c0c4", 0.5 * far + 0.1, y - 0.5, y + 0.3)


def street(s: Stage) -> None:
    """Far below, who goes on foot: black rounds, seen from above, and nobody looks up."""
    way = draw("0.2,-1.8! 0.48,-1.0! 0.63,-0.5! 0.71,-0.5! 0.9,-1.0! 1.3,-1.8!")
    s.puff(
        way,
        3.1,
        0.005,
        "#6c828c",
        "#c0ccce",
        [
            Mark(ellipse(0.72, -1.2, 0.06, 0.5), "#f4f8ec", 0.5, 0.05),
            Mark(union(line([(0.2, -1.8), (0.63, -0.5)], 0.03), line([(1.3, -1.8), (0.71, -0.5)], 0.03)), "#4c5e68", 0.8),
        ],
        shadow=False,
    )
    for x, y, r in (
        (0.54, -1.38, 0.085),
        (0.86, -1.34, 0.08),
        (0.64, -1.2, 0.062),
        (0.8, -1.12, 0.056),
        (0.66, -1.02, 0.046),
        (0.74, -0.94, 0.04),
        (0.67, -0.86, 0.034),
        (0.71, -0.78, 0.028),
        (0.67, -0.71, 0.022),
    ):
        g = Polygon([(x + r * math.cos(a), y + 0.72 * r * math.sin(a)) for a in (i * math.pi / 4 + 0.3 for i in range(8))])
        ribs = union(*(line([(x, y + 0.14 * r), (x + r * math.cos(a), y + 0.72 * r * math.sin(a))], 0.008) for a in (i * math.pi / 4 + 0.3 for i in range(8))))
        weather.contact(s, x + 0.02, y - r * 0.9, 2.2 * r, 2.58, 0.6)
        s.puff(g, 2.5, 0.03, "#10141c", "#4c5864", [Mark(ribs, "#8898a4", 0.5)], shadow=False)


def chimney(s: Stage) -> None:
    roof = Polygon([(-1.5, -1.2), (-0.9, -1.2), (-0.1, -1.28), (0.2, -1.8), (-1.5, -1.8)])
    s.puff(roof, 1.5, 0.05, "#26323a", "#5c6c74", [Mark(props.buildings.tiles(-1.5, -1.8, 0.4, -1.2, 0.12), "#1c262e", 0.7)], shadow=False)
    lean = 9  # it gives way

    def c(g: Polygon) -> object:
        return affinity.rotate(g, -lean, origin=(-0.8, -1.4))

    shaft = union(c(box(-0.97, -1.5, -0.59, -1.02)), c(box(-1.01, -1.07, -0.55, -0.97)))
    bricks = union(
        *(c(line([(-1.1, y), (-0.4, y)], 0.01)) for y in (-1.42, -1.34, -1.26, -1.18, -1.1)),
        *(
            c(line([(x + 0.06 * (j % 2), y), (x + 0.06 * (j % 2), y + 0.08)], 0.01))
            for j, y in enumerate((-1.5, -1.42, -1.34, -1.26, -1.18))
            for x in (-0.92, -0.8, -0.68)
        ),
    )
    crack = c(stroke([(-0.98, -1.2), (-0.9, -1.24), (-0.84, -1.19), (-0.74, -1.25), (-0.68, -1.2), (-0.58, -1.22)], 0.012, 0.022, 0.012))
    s.puff(shaft, 1.3, 0.07, "#6a3c30", "#b87c64", [Mark(bricks, "#d8b8a0", 0.5), Mark(crack, "#1c100c", 0.95)], "stone", shadow=False)
    px, py = POT
    pot = draw(
        f"{px - 0.09},{py - 0.16}! {px - 0.075},{py + 0.05} {px - 0.1},{py + 0.1}! {px + 0.1},{py + 0.1}! {px + 0.075},{py + 0.05} {px + 0.09},{py - 0.16}!"
    )
    s.puff(affinity.rotate(pot, -lean, origin=POT), 1.25, 0.07, "#8a4a30", "#d88c60", shadow=False)
    for x, y, a in ((-0.5, -1.12, 20), (-0.42, -1.24, 50), (-0.56, -1.36, -14)):
        s.puff(move(box(-0.055, -0.03, 0.055, 0.03), x, y, a), 0.9, 0.03, "#6a3c30", "#c08468", shadow=False)


def black_umbrella(s: Stage) -> None:
    """Shut; its crook is round the pot, its end in the old man's fist."""
    (ax, ay), (bx, by) = (POT[0] + 0.07, POT[1] - 0.0), HOLD
    dx, dy = bx - ax, by - ay
    n = math.hypot(dx, dy)
    ux, uy = dx / n, dy / n
    turn = math.degrees(math.atan2(dy, dx))

    def u(points: list[XY]) -> list[XY]:
        return [(ax + ux * a - uy * b, ay + uy * a + ux * b) for a, b in points]

    crook = u([(0.2, 0.0), (0.04, 0.0), (-0.1, 0.01), (-0.16, 0.07), (-0.15, 0.15), (-0.09, 0.18)])
    s.puff(limb(crook, 0.036, 0.04, 0.042, 0.042, 0.04, 0.034), 1.0, 0.03, "#7a4820", "#d89c58", brush="wood", shadow=False)
    cloth = move(draw("0.12,0.02! 0.2,0.055 0.36,0.05 0.52,0.022 0.62,0.008! 0.62,-0.008! 0.52,-0.022 0.36,-0.06 0.2,-0.06 0.12,-0.02!"), ax, ay, turn)
    folds = move(union(line([(0.14, 0.01), (0.6, 0.0)], 0.008), line([(0.14, -0.03), (0.56, -0.005)], 0.008)), ax, ay, turn)
    strap = move(box(0.3, -0.07, 0.335, 0.07), ax, ay, turn)
    s.puff(cloth, 1.05, 0.04, "#14161e", "#4c5462", [Mark(folds, "#08080c", 0.9), Mark(strap, "#8a94a0", 0.6)], "cloth", shadow=False)
    s.puff(move(stroke([(0.58, 0), (0.74, 0)], 0.018, 0.01), ax, ay, turn), 1.06, 0.01, "#6c747c", "#d8e0e4", shadow=False)


def fist(s: Stage, at: XY, angle: float, low: Colour, high: Colour, size: float = 1.0, depth: float = 0.78) -> None:
    """Four fingers closed round a rod that runs at `angle`."""
    a = math.radians(angle)
    for i in range(4):
        q = (i - 1.5) * 0.021 * size
        g = move(limb([(0, -0.028), (-0.003, 0.002), (0, 0.03)], 0.023, 0.026, 0.021), 0, 0, angle, size)
        s.puff(move(g, at[0] + q * math.cos(a), at[1] + q * math.sin(a)), depth, 0.012, low, high, shadow=False)


def chain(s: Stage) -> None:
    turn, k = 24, 1.06
    a = math.radians(turn)
    gx, gy = 0.23, 0.85
    lx, ly = gx - 0.14 * k * math.cos(a), gy - 0.14 * k * math.sin(a)
    lead = s.place(goose_umbrella(True, "#e0342a"), lx, ly, k, 1.2, turn=turn, shadow=False)
    (ax, ay), (cx, cy) = lead.points["grip"], lead.points["grip2"]
    near, far = (ax + 1.5 * (cx - ax), ay + 1.5 * (cy - ay)), (ax + 2.0 * (cx - ax), ay + 2.0 * (cy - ay))
    bx, by, bk = 0.19, 0.38, 0.82
    boy = people.boy(
        Pose((150, 170), (150, 170), (-24, -24), (46, -50), lean=24, nod=-14, anchor="seat"),
        mood="happy",
        profile=True,
        gaze=(0.9, 0.5),
        nose="snub",
        skin="#a86c44",
        hair="curly",
        hair_colour="#2a1812",
        top="#f0b82c",
        bottom="#3c5a78",
        pattern_colour="#c87a1c",
        hands=("grip", "grip"),
        touch={"hand": people.local(near, bx, by, bk), "far_hand": people.local(far, bx, by, bk), "elbows": (-1, -1)},
    )
    f = s.place(boy, bx, by, bk, 1.0, shadow=False)
    for p in (f.points["palm"], f.points["far_palm"]):
        fist(s, p, turn, "#94603c", "#c08458", depth=0.76)
    black_umbrella(s)
    ox, oy, ok = -0.17, -0.56, 0.98
    old = people.old_man(
        Pose((-60, -60), (130, 130), (-34, -62), (30, -28), lean=4, nod=-26, anchor="seat"),
        mood="afraid",
        profile=True,
        gaze=(0.8, 0.8),
        age=2,
        skin="#8a5434",
        beard="short",
        hair="bald",
        glasses=False,
        top="#3c6a5c",
        bottom="#4a4440",
        pattern_colour="#d8c890",
        hands=("grip", "grip"),
        touch={"hand": people.local(HOLD, ox, oy, ok), "far_hand": people.local(ANKLE, ox, oy, ok), "elbows": (-1, 1)},
    )
    g = s.place(old, ox, oy, ok, 1.0, shadow=False)
    fist(s, g.points["palm"], 49, "#7a4a2c", "#a8704a", 1.05)
    fist(s, g.points["far_palm"], 66, "#7a4a2c", "#a8704a", 1.05, 0.72)
    # His hat has gone with the wind.
    hat = union(ellipse(0, 0, 0.13, 0.03), draw("-0.085,0! -0.08,0.09 0,0.12 0.08,0.09 0.085,0!"))
    s.puff(
        move(hat, -0.62, 0.06, 34), 1.3, 0.04, "#14161e", "#4c5462", [Mark(move(box(-0.09, 0.012, 0.09, 0.036), -0.62, 0.06, 34), "#b0342c", 0.9)], shadow=False
    )


@card("rain", focus=1.2)
def umbrella_geese(s: Stage) -> None:
    grey = ((0.0, "#a8b4b4"), (0.36, "#c8d0c8"), (0.6, "#98a8b0"), (1.0, "#5c7080"))
    sky.backdrop(s, stops=grey, heaps=[(-0.7, 1.2, 1.0), (-0.9, 0.5, 0.6)], shade="#7c909c", angle=-30, glow=sky.Glow(1.0, 0.9, 0.8, "#fff0c0", 0.8))
    town(s)
    street(s)
    wedge = (
        (0.84, 0.3, 0.2, 14, True),
        (0.6, 0.38, 0.16, 12, False),
        (0.62, 0.06, 0.18, 14, False),
        (0.44, -0.12, 0.15, 12, True),
        (-0.56, 1.2, 0.22, 10, True),
        (-0.76, 1.34, 0.18, 10, False),
        (-0.76, 0.96, 0.3, 12, True),
        (-0.86, 0.66, 0.24, 188, True),
    )
    for i, (x, y, k, t, up) in enumerate(wedge):
        s.place(goose_umbrella(up, ("#c8302a", "#b02a30")[i % 2]), x, y, k, 2.0 + 0.1 * (i % 4), turn=t, shadow=False, flip=t > 90)
    chimney(s)
    chain(s)
    s.place(animals.cat("back", "#f0eadc", collar="#c8302a"), -0.2, -1.36, 0.3, 1.0, flip=True, shadow=False)
    weather.rain(s, slant=0.5, count=100, depths=(1.5, 2.0, 2.6))
    light.sun(s, 0.9, "#fff0d0", side=0.8, height=0.5)
    light.rig(s, 800, 200)
