"""A loaf as high as a mountain, cut open: the crumb is the wall one climbs."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

FACE = draw("0.04,1.16! 0.28,1.13 0.5,0.94 0.65,0.58 0.75,0.15 0.82,-0.3 0.88,-0.8 0.94,-1.3! -0.4,-1.3! -0.36,-0.8 -0.28,-0.3 -0.2,0.2 -0.1,0.7")
FLANK = draw("0.1,1.16! -0.14,1.12 -0.42,0.92 -0.66,0.5 -0.84,0.05 -0.98,-0.5 -1.08,-1.0 -1.14,-1.4! -0.3,-1.4! -0.2,-0.3 -0.1,0.5")
HOLDS: dict[str, XY] = {"hand": (0.15, 0.33), "far_hand": (0.45, 0.27), "foot": (0.17, -0.26), "far_foot": (0.37, -0.14)}
CAVE = (0.56, -0.62)


def pore(s: Stage, x: float, y: float, rx: float, ry: float, turn: float) -> None:
    """A hole in the crumb: dark under its upper edge, a lit lip below."""
    g = union(ellipse(x, y, rx, ry, turn), ellipse(x + rx * 0.5, y + ry * 0.3 * math.sin(90 * x), rx * 0.7, ry * 0.75, turn + 40 * math.sin(50 * y)))
    s.puff(g.buffer(0.008), 1.78, 0.012, "#fffae8", "#d8b478", shadow=False, cell=0.006)
    inner = g.intersection(move(g, 0.25 * rx, -0.3 * ry))
    s.puff(g, 1.74, 0.002, "#e0b878", "#8a5a2c", [Mark(inner, "#f0d098", 0.7, 0.04)], shadow=False, cell=0.006)


def crumb(s: Stage) -> None:
    inner = FACE.buffer(-0.08)
    s.puff(FACE, 2.0, 0.08, "#5c2a0c", "#a85c20", [Mark(FACE.buffer(-0.055), "#d8a058", 0.9, 0.006)], "stone", shadow=False)
    s.puff(inner, 1.86, 0.03, "#f4dca8", "#fff6dc", [Mark(inner.intersection(box(-2, -2, 0.05, 2)), "#d8b478", 0.25, 0.08)], "stone", shadow=False, cell=0.01)
    kept = [(*p, 0.075) for p in HOLDS.values()] + [(*CAVE, 0.24)]
    for x, y, _ in kept[:-1]:
        pore(s, x, y, 0.07, 0.045, 20 * math.sin(9 * x))
    tries = 0
    while len(kept) < 120 and tries < 6000:
        tries += 1
        x, y = s.rng.uniform(-0.4, 1.0), s.rng.uniform(-1.15, 1.0)
        r = s.rng.choice((0.012, 0.012, 0.016, 0.016, 0.022, 0.03, 0.045))
        if not inner.buffer(-r - 0.03).contains(circle(x, y, 0.001)) or any(math.dist((x, y), k[:2]) < 1.3 * r + k[2] + 0.015 for k in kept):
            continue
        kept.append((x, y, r))
        pore(s, x, y, r * s.rng.uniform(0.9, 1.25), r * s.rng.uniform(0.6, 0.85), s.rng.uniform(-35, 35))


def crust(s: Stage) -> None:
    """The other flank: baked brown, with three cuts that opened in the oven."""
    specks = union(*(circle(s.rng.uniform(-1.1, 0), s.rng.uniform(-1, 1), s.rng.uniform(0.006, 0.016)) for _ in range(120)))
    s.puff(
        FLANK,
        2.3,
        0.34,
        "#6a3210",
        "#c47a30",
        [Mark(FLANK.intersection(box(-0.5, -2, 1, 2)), "#5a280c", 0.35, 0.06), Mark(specks, "#fff4dc", 0.5)],
        "stone",
        shadow=False,
    )
    for x, y, k, turn in ((-0.28, 0.5, 0.26, 52), (-0.46, 0.0, 0.34, 50), (-0.7, -0.56, 0.44, 48)):
        cut = move(draw("-1,0! -0.5,0.22 0.2,0.26 1,0! 0.4,-0.16 -0.4,-0.2"), x, y, turn, k)
        grain = union(*(move(line([(-0.7 + 0.18 * i, -0.14), (-0.6 + 0.18 * i, 0.2)], 0.02), x, y, turn, k) for i in range(8)))
        s.puff(cut.buffer(0.014), 1.66, 0.02, "#5a280c", "#8a4818", shadow=False)
        s.puff(
            cut,
            1.62,
            0.01,
            "#e0b06c",
            "#fbe4b4",
            [Mark(grain, "#c89850", 0.6), Mark(move(draw("-1,0! -0.5,0.22 0.2,0.26 1,0! 0.2,0.08 -0.4,0.06"), x, y, turn, k), "#9a6428", 0.6, 0.02)],
            "stone",
            shadow=False,
        )
        ear = move(draw("-1.04,0.02! -0.5,0.32 0.2,0.38 1.06,0.02! 0.3,0.16 -0.4,0.12"), x, y, turn, k)
        s.puff(ear, 1.56, 0.06, "#7a3c12", "#e0a050", shadow=False)


def flour(s: Stage) -> None:
    """Snow on the summit and along both edges, with tongues that hang into the wall."""
    cap = Polygon(
        smooth(
            [
                (-0.6, 0.62),
                (-0.46, 0.92),
                (-0.18, 1.15),
                (0.06, 1.22),
                (0.28, 1.16),
                (0.46, 0.94),
                (0.54, 0.72),
                (0.46, 0.74),
                (0.42, 0.84),
                (0.34, 0.76),
                (0.28, 0.9),
                (0.2, 0.72),
                (0.13, 0.86),
                (0.04, 0.62),
                (-0.04, 0.84),
                (-0.12, 0.7),
                (-0.2, 0.86),
                (-0.28, 0.66),
                (-0.38, 0.82),
                (-0.48, 0.58),
                (-0.54, 0.68),
            ],
            True,
            n=8,
        )
    )
    s.puff(cap.buffer(0), 1.5, 0.08, "#e4dccc", "#ffffff", brush="skin", shadow=False)


def cave(s: Stage) -> None:
    """In the largest hole there is a light: somebody has put a table there."""
    x, y = CAVE
    hole = draw(
        f"{x - 0.2},{y - 0.14} {x - 0.22},{y + 0.02} {x - 0.1},{y + 0.17} {x + 0.08},{y + 0.16} {x + 0.2},{y + 0.04} {x + 0.2},{y - 0.13} {x},{y - 0.17}"
    )
    s.puff(hole.buffer(0.014), 1.78, 0.02, "#fffae8", "#c89850", shadow=False)
    s.puff(hole, 1.72, 0.003, "#a85c14", "#6a3008", [Mark(circle(x + 0.02, y, 0.14), "#ffc858", 0.95, 0.05)], glow=0.5, shadow=False)
    s.place(props.chair("#6a3c18"), x - 0.1, y - 0.15, 0.17, 1.6, shadow=False)
    s.puff(
        union(box(x - 0.02, y - 0.06, x + 0.15, y - 0.04), box(x, y - 0.15, x + 0.02, y - 0.05), box(x + 0.11, y - 0.15, x + 0.13, y - 0.05)),
        1.58,
        0.01,
        "#4a2408",
        "#8a5424",
        shadow=False,
    )
    s.puff(draw(f"{x + 0.04},{y - 0.04}! {x + 0.1},{y + 0.01}! {x + 0.14},{y - 0.04}!"), 1.55, 0.01, "#e0a820", "#ffe470", shadow=False)
    s.puff(stroke([(x + 0.01, y - 0.04), (x + 0.01, y + 0.0)], 0.018, 0.016), 1.55, 0.01, "#fff6e0", "#fffdf4", shadow=False)
    s.puff(
        draw(f"{x + 0.01},{y}! {x + 0.022},{y + 0.02} {x + 0.01},{y + 0.045}! {x - 0.002},{y + 0.02}"), 1.52, 0.01, "#ffd060", "#fff8d0", glow=1.2, shadow=False
    )
    weather.halo(s, x + 0.01, y + 0.02, 1.4, 0.24, "#ffc060", 0.6)


def climber(s: Stage) -> XY:
    """Seen from behind, four limbs in four holes. Returns where the rope is tied."""
    x, y, k = 0.26, -0.3, 0.66
    touch = {name: people.local(p, x, y, k) for name, p in HOLDS.items()}
    who = people.baker(
        Pose(near_arm=(-150, -165), far_arm=(140, 160), near_leg=(-20, 10), far_leg=(30, -20)),
        back=True,
        top="#2f5fa8",
        pattern_colour="#e8f0ff",
        skin="#a86c44",
        hair_colour="#20161a",
        hands=("grip", "grip"),
        touch={**touch, "elbows": (-1, 1)},
    )
    f = who.moved(x, y, 0, k)
    s.sheet(move(f.silhouette(), 0.035, -0.03), 1.66, "#a88450", shadow=False, thick=0.002, edge=0)
    s.place(who, x, y, k, 1.45, shadow=False)
    return x + 0.02, y + 0.27


def rope(s: Stage, waist: XY) -> None:
    peg = (0.1, 0.98)
    pin = stroke([(0.02, 0.9), (0.2, 1.08)], 0.075, 0.075)
    s.puff(stroke([(-0.03, 0.85), (0.25, 1.13)], 0.03, 0.03), 1.4, 0.02, "#7a4a20", "#c89050", shadow=False)
    s.puff(pin, 1.36, 0.05, "#a8703c", "#f0cc94", brush="wood", shadow=False)
    up = [peg, ((peg[0] + waist[0]) / 2 + 0.02, 0.6), (waist[0], waist[1] + 0.1)]
    s.puff(line(smooth(up, False, n=10), 0.016), 1.62, 0.01, "#a8281c", "#f06048", shadow=False)
    s.puff(line([peg, (0.14, 0.84)], 0.016), 1.25, 0.01, "#a8281c", "#f06048", shadow=False)
    s.puff(line([(peg[0] - 0.05, peg[1] + 0.03), (peg[0] + 0.03, peg[1] - 0.04)], 0.022), 1.22, 0.012, "#a8281c", "#f06048", shadow=False)
    x, y, k = -0.12, -1.14, 0.46
    grip = (x + 0.1, y + 0.27)
    down = [waist, (0.19, -0.45), (0.06, -0.72), (grip[0] + 0.02, grip[1] + 0.04), (grip[0] - 0.03, grip[1] - 0.06), (x + 0.12, y - 0.02)]
    s.puff(line(smooth(down, False, n=10), 0.016), 1.3, 0.01, "#a8281c", "#f06048", shadow=False)
    s.puff(
        line([(waist[0] - 0.06, waist[1] + 0.012), (waist[0], waist[1]), (waist[0] + 0.055, waist[1] + 0.012)], 0.022),
        1.25,
        0.015,
        "#a8281c",
        "#f06048",
        shadow=False,
    )
    # The apprentice below holds the other end.
    weather.contact(s, x, y, 0.3, 1.02, 0.5, "#8a7454")
    child = people.girl(
        Pose(near_leg=(-14, -8), far_leg=(18, 10), lean=-8, nod=-24),
        profile=True,
        hat="toque",
        hat_colour="#fffdf6",
        top="#3f8a94",
        apron="#fffaf0",
        gaze=(0.5, 0.95),
        mood="happy",
        hands=("grip", "grip"),
        touch={"hand": people.local(grip, x, y, k), "far_hand": people.local((grip[0] + 0.012, grip[1] + 0.04), x, y, k)},
    )
    s.place(child, x, y, k, 1.0, shadow=False)


def slices(s: Stage) -> None:
    """What the knife has cut off lies below."""
    for x, y, k, turn, d in ((0.86, -1.36, 0.5, -12, 0.95), (0.5, -1.42, 0.42, 24, 0.8)):
        crust_ = move(draw("-50,0! -52,50 -60,66 -50,86 0,92 50,86 60,66 52,50 50,0!"), x, y, turn, k / 100)
        soft = move(draw("-43,6! -45,50 -52,66 -44,79 0,84 44,79 52,66 45,50 43,6!"), x, y, turn, k / 100)
        dots = union(
            *(
                move(ellipse(s.rng.uniform(-38, 38), s.rng.uniform(12, 76), s.rng.uniform(1.5, 4), s.rng.uniform(1.5, 3)), x, y, turn, k / 100)
                for _ in range(22)
            )
        )
        s.puff(move(crust_, 0.02, -0.025), d + 0.03, 0.03, "#5c2a0c", "#8a4818", shadow=False)
        s.puff(crust_, d, 0.03, "#8a4c1c", "#d0924c", [Mark(soft, "#fbeac4"), Mark(dots, "#d8b880", 0.9)], "skin", shadow=False)


def skier(s: Stage) -> None:
    """Down the flour, with a long track behind it."""
    x, y, a = -0.6, -1.34, -14
    for d in (0, 0.035):
        s.sheet(
            stroke(bezier((-1.2, -0.98 + d), (-0.98, -1.2 + d), (x - 0.2, y + 0.04 + d), n=30), 0.008, 0.012, 0.014),
            0.9,
            "#c8b898",
            shadow=False,
            thick=0.002,
            edge=0,
        )
    for d in (0.0, 0.035):
        ski = stroke([*[(x - 0.24 + 0.05 * i, y + d - 0.0125 * i) for i in range(10)], (x + 0.26, y + d - 0.1), (x + 0.3, y + d - 0.06)], 0.03, 0.03, 0.02)
        s.puff(ski, 0.75 - d, 0.012, "#1f4a8c", "#4f8ad8", shadow=False)
    s.place(animals.mouse("up", "#8c8690"), x + 0.02, y + 0.0, 0.36, 0.7, turn=a, shadow=False)
    scarf = limb([(x + 0.04, y + 0.18), (x - 0.08, y + 0.22), (x - 0.18, y + 0.2), (x - 0.28, y + 0.25)], 0.04, 0.05, 0.06, 0.03)
    s.puff(scarf, 0.58, 0.02, "#a8281c", "#f06048", shadow=False)
    for i in range(9):
        s.puff(
            circle(x - 0.22 - 0.05 * i * s.rng.random(), y + 0.03 + 0.02 * i * s.rng.random(), 0.02 + 0.012 * s.rng.random()),
            0.8,
            0.02,
            "#e8e0d0",
            "#ffffff",
            shadow=False,
        )


def range_behind(s: Stage) -> None:
    """Rolls and rounds in the haze, floured."""
    for i, (y, d, c) in enumerate(((-0.2, 4.4, "#e8c890"), (-0.5, 3.7, "#dcb070"))):
        for x in [-1.1 + 0.55 * j + 0.27 * (i % 2) for j in range(5)]:
            w, h = s.rng.uniform(0.34, 0.46), s.rng.uniform(0.3, 0.62)
            g = draw(
                f"{x - w},{y - 0.7}! {x - w * 0.96},{y - 0.1} {x - w * 0.5},{y + h * 0.8} {x},{y + h} {x + w * 0.5},{y + h * 0.8} {x + w * 0.96},{y - 0.1} {x + w},{y - 0.7}!"
            )
            wave = land.waver(s.rng, 4, 3.0, 0.6)
            snow = Polygon([*((x - w + 2 * w * j / 30, y + h * 0.6 + 0.07 * wave(j / 5)) for j in range(31)), (x + w, y + 2), (x - w, y + 2)])
            s.puff(g, d + s.rng.uniform(-0.1, 0.1), 0.08, darker(c, 0.15), lighter(c, 0.1), [Mark(snow.intersection(g), "#fffdf4", 0.95)], shadow=False)
        weather.fog(s, d - 0.3, "#fff4d4", 0.5, y - 0.8, y + 0.5)


def snowfield(s: Stage) -> Geom:
    g = draw("-1.5,-0.62! -1.0,-0.76 -0.5,-1.0 0.0,-1.12 0.5,-1.08 1.0,-0.98 1.5,-0.9! 1.5,-2.0! -1.5,-2.0!")
    shade = union(*(stroke(bezier((-1.5, y), (-0.4, y - 0.3), (1.5, y - 0.1), n=20), 0.01, 0.05, 0.01) for y in (-0.9, -1.1)))
    s.puff(g, 1.05, 0.08, "#e0d4bc", "#fffcf4", [Mark(shade, "#c8b898", 0.4, 0.01)], "skin", cell=0.014, shadow=False)
    return g


@card("lemon", focus=1.5)
def bread_mountain(s: Stage) -> None:
    bright = ((0.0, "#fffbe8"), (0.34, "#fff0b8"), (0.56, "#e8e4c0"), (0.78, "#94c8d4"), (1.0, "#4c9cc4"))
    sky.backdrop(s, stops=bright, strength=1.15, wisps=0.3, heaps=[(-0.7, 0.98, 0.5), (0.85, 1.2, 0.4)])
    range_behind(s)
    crust(s)
    crumb(s)
    cave(s)
    flour(s)
    waist = climber(s)
    snowfield(s)
    rope(s, waist)
    slices(s)
    skier(s)
    dust = [(s.rng.uniform(-1, 1), s.rng.uniform(0.5, 1.4)) for _ in range(16)]
    for x, y in dust:
        s.puff(circle(x, y, s.rng.uniform(0.006, 0.012)), s.rng.uniform(0.2, 1.0), 0.006, "#f4ece0", "#ffffff", shadow=False)
    light.sun(s, 2.0, "#fff4d0", side=0.7, height=0.8)
    light.rig(s, 700, 150, left=False)
