"""A gramophone as large as a bandstand, in bloom."""

import math

from shapely.geometry import Polygon

from theatre import animals, land, light, people, plants, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

BRASS = ("#a8642c", "#f8d070")


def rose(s: Stage, x: float, y: float, r: float, depth: float, colour: str) -> None:
    """Four wreaths of petals, each smaller and lighter than the last."""
    for i, (t, n) in enumerate(((1.0, 8), (0.74, 7), (0.48, 5), (0.22, 3))):
        c = lighter(darker(colour, 0.22), 0.14 * i)
        ring = union(*(ellipse(x + 0.58 * r * t * math.cos(a), y + 0.52 * r * t * math.sin(a), 0.5 * r * t, 0.4 * r * t, math.degrees(a) + 90) for a in [j * math.tau / n + 0.7 * i + 5 * x for j in range(n)]))
        seams = union(*(line([(x, y), (x + 1.1 * r * t * math.cos(a), y + r * t * math.sin(a))], 0.009) for a in [(j + 0.5) * math.tau / n + 0.7 * i + 5 * x for j in range(n)]))
        s.puff(ring, depth - 0.05 * i * (0.4 + r), 0.26 * r, darker(c, 0.2), lighter(c, 0.14), [Mark(seams, darker(c, 0.35), 0.5, 0.004)], shadow=False)


def daisy(s: Stage, x: float, y: float, r: float, depth: float, colour: str, tilt: float) -> None:
    petals = union(*(ellipse(x + 0.62 * r * math.cos(a), y + tilt * 0.62 * r * math.sin(a), 0.42 * r, 0.17 * r, math.degrees(math.atan2(tilt * math.sin(a), math.cos(a)))) for a in [j * math.tau / 12 for j in range(12)]))
    s.puff(petals, depth, 0.12 * r, darker(colour, 0.2), lighter(colour, 0.2), shadow=False)
    s.puff(ellipse(x, y, 0.3 * r, 0.3 * r * tilt), depth - 0.06, 0.2 * r, "#b8701c", "#f8c840", shadow=False)


def spray(s: Stage, points: list[tuple[float, float]], depth: float, colour: str) -> None:
    """A branch that arches and hangs, with bells along it."""
    path = bezier(*points, n=40)
    s.puff(stroke(path, 0.034, 0.022, 0.008), depth + 0.05, 0.02, "#2f6a44", "#6cb068", shadow=False)
    for i in range(6, 40, 3):
        x, y = path[i]
        n = 0.11 * (1 - 0.5 * i / 40)
        s.puff(move(plants.leaf(n * 1.3, n * 0.6), x, y, 60 + 25 * (i % 2)), depth + 0.03, 0.015, "#2f7a4c", "#8cc878", shadow=False)
        bell = move(draw("-3,0 -5,-8 -8,-16! -3,-13 0,-17! 3,-13 8,-16! 5,-8 3,0"), x, y - 0.01, 12 * math.sin(i), n / 12)
        s.puff(bell, depth, 0.03, darker(colour, 0.2), lighter(colour, 0.25), shadow=False)


def cabinet(s: Stage) -> None:
    """The box is the bandstand, the record its floor."""
    front = draw("-0.96,-0.98! 0.96,-0.98! 0.92,-1.3! -0.92,-1.3!")
    panels = union(*(draw(f"{x - 0.24},-1.03! {x + 0.24},-1.03! {x + 0.23},-1.24! {x - 0.23},-1.24!") for x in (-0.58, 0.0, 0.58)))
    s.puff(front, 1.7, 0.05, "#5a2c18", "#a85c34", [Mark(panels, "#7a4024", 0.8), Mark(panels.boundary.buffer(0.008), "#e0a850", 0.8)], "wood", shadow=False)
    s.puff(draw("-0.98,-0.96! -0.78,-0.58! 0.78,-0.58! 0.98,-0.96! 0.98,-1.0! -0.98,-1.0!"), 1.95, 0.02, "#8a4a28", "#c88450", brush="wood", shadow=False)
    disc = ellipse(-0.16, -0.79, 0.72, 0.165)
    grooves = union(*(ellipse(-0.16, -0.79, 0.72 * t, 0.165 * t).boundary.buffer(0.003) for t in (0.5, 0.6, 0.7, 0.8, 0.9)))
    shine = union(Polygon([(-0.16, -0.79), (-0.9, -0.72), (-0.9, -0.82)]), Polygon([(-0.16, -0.79), (0.58, -0.76), (0.58, -0.86)]))
    s.puff(ellipse(-0.16, -0.81, 0.72, 0.165), 1.9, 0.02, "#0c0a10", "#1c181c", shadow=False)
    s.puff(disc, 1.85, 0.012, "#242028", "#3c3640", [Mark(shine, "#8a8490", 0.5, 0.02), Mark(grooves, "#5c5660", 0.8), Mark(ellipse(-0.16, -0.79, 0.24, 0.055), "#d8483c", 1.0)], shadow=False)


def horn(s: Stage) -> tuple[float, float]:
    bx, by = 0.3, 0.3
    neck = limb([(0.78, -0.66), (0.94, -0.36), (0.86, -0.04), (0.62, 0.16), (0.36, 0.28)], 0.09, 0.12, 0.2, 0.4, 0.6)
    ribs = union(*(line(bezier((0.78, -0.66), (1.02 + t, -0.2), (0.7 + 2 * t, 0.12), (0.4 + t, 0.26 + 2 * t), n=20), 0.014) for t in (-0.1, -0.04, 0.03)))
    s.puff(neck, 1.75, 0.16, *BRASS, [Mark(ribs, "#7a4418", 0.6)], shadow=False)
    s.puff(ellipse(0.78, -0.68, 0.1, 0.05), 1.7, 0.05, *BRASS, shadow=False)
    arm = limb([(0.8, -0.62), (0.6, -0.52), (0.42, -0.6), (0.38, -0.74)], 0.06, 0.045, 0.045, 0.06)
    s.puff(arm, 1.5, 0.03, *BRASS, shadow=False)
    petals = union(*(ellipse(bx + 0.5 * math.cos(t), by + 0.44 * math.sin(t), 0.19, 0.16, math.degrees(t)) for t in [i * math.tau / 11 for i in range(11)]))
    veins = union(*(line([(bx, by), (bx + 0.68 * math.cos(t), by + 0.6 * math.sin(t))], 0.014) for t in [(i + 0.5) * math.tau / 11 for i in range(11)]))
    bell = union(ellipse(bx, by, 0.54, 0.47), petals)
    s.puff(bell, 1.55, 0.1, *BRASS, [Mark(veins, "#8a5020", 0.7), Mark(ellipse(bx, by, 0.4, 0.34), "#5a2c14", 0.9, 0.04)], shadow=False)
    return bx, by


def bouquet(s: Stage, bx: float, by: float) -> None:
    """Three masses: dark leaves behind, roses in the middle, pale stars at the rim; and sprays that reach over the dancers."""
    for points in (
        [(bx - 0.2, by + 0.1), (-0.5, 0.75), (-0.9, 0.5), (-0.86, 0.02)],
        [(bx - 0.2, by + 0.2), (-0.3, 1.0), (-0.75, 0.85), (-0.62, 0.3)],
        [(bx - 0.2, by), (-0.25, 0.55), (-0.5, 0.45), (-0.42, 0.2)],
    ):
        spray(s, points, 1.25, "#b89ae0")
    for _ in range(70):
        a, r = s.rng.uniform(-10, 215), s.rng.uniform(0.3, 0.78)
        x, y = bx - 0.04 + r * math.cos(math.radians(a)) * 0.86, by + 0.18 + r * math.sin(math.radians(a)) * 0.95
        c = s.rng.choice(("#1f5c40", "#2f7a4c", "#3f8a50"))
        s.puff(move(plants.leaf(0.26, 0.12), x, y, a + s.rng.uniform(-30, 30)), 1.3 + s.rng.uniform(-0.05, 0.05), 0.02, darker(c, 0.15), lighter(c, 0.15), [Mark(move(line([(0, 0), (0.24, 0)], 0.008), x, y, a), darker(c, 0.4), 0.5)], shadow=False)
    for x, y, r, c in ((0.42, 1.02, 0.15, "#fff0d8"), (0.76, 0.8, 0.14, "#fff0d8"), (0.02, 1.06, 0.13, "#f8d0a8"), (-0.26, 0.82, 0.13, "#fff0d8"), (0.9, 0.46, 0.12, "#f8d0a8"), (-0.34, 0.46, 0.12, "#f8d0a8")):
        daisy(s, x, y, r, 1.05, c, 0.85)
    for x, y, r, c in (
        (0.22, 0.86, 0.19, "#f0708c"),
        (0.6, 0.66, 0.2, "#e84a64"),
        (-0.06, 0.66, 0.19, "#f4906c"),
        (0.64, 0.34, 0.16, "#f4906c"),
        (-0.1, 0.32, 0.15, "#f0708c"),
        (0.26, 0.46, 0.26, "#d82c4c"),
    ):
        rose(s, x, y, r, 0.95 - 0.3 * r, c)


@card("mint", focus=1.4)
def gramophone_garden(s: Stage) -> None:
    glow = sky.Glow(-0.8, -0.2, 1.2, "#ffe0a0", 0.95)
    sky.backdrop(s, strength=1.1, heaps=[(-0.75, 1.16, 0.6)], wisps=0.3, glow=glow)
    land.distance(s, "wood", 3, y=-0.5, step=-0.12, tall=0.34, depth=4.0, fog=0.5)
    s.sheet(land.hill(s.rng, -0.86, 0.03, 0.6), 2.3, "#58a084", "#b4dcb0", span=(-1.2, -0.8))
    cabinet(s)
    bouquet(s, *horn(s))
    # Two who have danced for fifty years.
    k, y = 0.84, -0.83
    ax, wx = -0.51, -0.08
    clasp = (-0.29, y + 0.52 * k)
    weather.contact(s, -0.3, y, 0.8, 1.7, 0.7)
    man = people.old_man(
        Pose(near_leg=(-12, -10), far_leg=(14, 8), lean=-4, nod=10),
        skin="#6a4630",
        top="#2c4a8a",
        bottom="#22325c",
        beard="short",
        glasses=False,
        mood="tender",
        profile=True,
        gaze=(0.7, -0.1),
        age=2,
        hands=("flat", "grip"),
        touch={"hand": people.local((-0.19, y + 0.5 * k), ax, y, k), "far_hand": people.local(clasp, ax, y, k), "elbows": (1, 1)},
    )
    woman = people.old_woman(
        Pose(near_leg=(-6, -6), far_leg=(10, 6), lean=-4, nod=6),
        skin="#c8865c",
        top="#d8386a",
        pattern_colour="#ffe0e0",
        glasses=False,
        mood="happy",
        profile=True,
        gaze=(0.7, 0.1),
        age=2,
        hands=("flat", "grip"),
        touch={"hand": people.local((-0.36, y + 0.65 * k), wx, y, k, True), "far_hand": people.local(clasp, wx, y, k, True)},
    )
    s.place(woman, wx, y, k, 1.35, flip=True, shadow=False)
    s.place(man, ax, y, k, 1.15, shadow=False)
    for i in range(34):
        x, py = s.rng.uniform(-0.95, 0.5), s.rng.uniform(-0.9, 0.3)
        if -0.7 < x < 0.2 and py > -0.5:
            continue
        c = ("#f0708c", "#e84a64", "#f4906c", "#fff0d8")[i % 4]
        s.puff(move(ellipse(0, 0, 0.034, 0.018), x, py, s.rng.uniform(0, 180)), 0.9, 0.012, darker(c, 0.15), lighter(c, 0.15), shadow=False)
    for x, by, q, flip, c in ((-0.6, 1.02, 0.2, False, "#3f8ac0"), (-0.2, 1.28, 0.17, False, "#e8505c")):
        s.place(animals.bird("fly", c, "#fff0dc"), x, by, q, 0.7, flip=flip, shadow=False)
    g = land.hill(s.rng, -1.3, 0.03, 0.6)
    s.sheet(g, 0.98, "#2f7470", "#8fcca0", span=(-1.7, -1.22))
    plants.tufts(s, g, 0.9, 22, (0.06, 0.12), "#2f7470", "#9cd4a0")
    dx = 0.72
    dy = land.top(g, dx) - 0.05
    weather.contact(s, dx, dy, 0.3, 0.85, 0.5)
    s.place(animals.dog("sit", "#f8f4ec"), dx, dy, 0.36, 0.75, flip=True, shadow=False)
    light.sun(s, 1.9, "#ffe8b8", side=-1.0, height=0.5)
    light.rig(s, 640, 220)
