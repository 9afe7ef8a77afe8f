"""An island that swims, and has found something to read."""

import math

from shapely.geometry import Polygon

from theatre import animals, land, light, people, plants, sky, veils, weather
from theatre.colour import darker
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

SEA = -0.56
SKIN = ("#3a6a48", "#9cc87c")
CREST = [(-1.6 + 0.08 * i, SEA + 0.022 * math.sin(i * 0.62) + 0.01 * math.sin(i * 1.9)) for i in range(41)]


def scales(s: Stage, x0: float, y0: float, x1: float, y1: float, count: int) -> Mark:
    return Mark(union(*(ellipse(s.rng.uniform(x0, x1), s.rng.uniform(y0, y1), 0.026, 0.018, s.rng.uniform(0, 90)) for _ in range(count))), "#cfe6a0", 0.5)


def turtle(s: Stage) -> None:
    """It swims to the left, most of it under the line; the dome carries the island."""
    tone = [scales(s, -1, -1.5, 1.2, 0.3, 190)]
    far = draw("-0.2,-0.7 -0.42,-0.84 -0.6,-1.08 -0.66,-1.34! -0.44,-1.2 -0.24,-1.0 -0.04,-0.84")
    s.puff(far, 1.9, 0.06, "#1f4a3a", "#4a7c54", tone, "skin", shadow=False)
    s.puff(draw("0.72,-0.74 0.96,-0.82 1.14,-1.02 1.2,-1.3! 0.98,-1.22 0.8,-1.04 0.64,-0.86"), 1.7, 0.06, *SKIN, tone, "skin", shadow=False)
    for x, q in ((0.1, 1), (0.3, -1), (0.46, 1)):
        root = bezier((x, -0.8), (x + 0.08 * q, -1.0), (x - 0.08 * q, -1.16), (x + 0.05 * q, -1.36), n=20)
        s.puff(stroke(root, 0.034, 0.022, 0.008), 1.66, 0.02, "#5a3a20", "#a87c50", brush="wood", shadow=False)
    belly = draw("-0.42,-0.62 0.2,-0.6 0.9,-0.62 0.86,-0.8 0.5,-0.94 0.0,-0.94 -0.34,-0.82")
    seams = union(*(line([(x, -0.55), (x * 0.9 + 0.03, -1.0)], 0.014) for x in (-0.2, 0.06, 0.32, 0.58)))
    s.puff(belly, 1.6, 0.12, "#a88c50", "#f0dc9c", [Mark(seams, "#7a6434", 0.7)], shadow=False)
    dome = draw("-0.54,-0.6! -0.5,-0.34 -0.28,-0.06 0.1,0.1 0.5,0.08 0.86,-0.12 1.1,-0.44 1.14,-0.62! 0.7,-0.7 -0.1,-0.72")
    plates = []
    for x, y, r in ((-0.3, -0.4, 0.15), (0.0, -0.36, 0.17), (0.34, -0.35, 0.18), (0.68, -0.38, 0.17), (0.96, -0.46, 0.13)):
        plates.append(Polygon([(x + r * math.cos(a), y + r * 1.1 * math.sin(a)) for a in [i * math.pi / 3 + 0.52 for i in range(6)]]).buffer(-0.02).buffer(0.02))
    marks = [
        Mark(union(*plates), "#c08c40", 0.9),
        Mark(union(*(p.buffer(-0.03) for p in plates)), "#e0b868", 0.8),
        Mark(union(*(p.buffer(-0.07) for p in plates)), "#f4dc9c", 0.7),
        Mark(stroke([(-0.52, -0.6), (0.3, -0.7), (1.12, -0.61)], 0.07, 0.08, 0.07), "#4a3418", 0.9),
    ]
    s.puff(dome, 1.45, 0.24, "#5a4020", "#9a7440", marks, "stone", shadow=False)
    # The neck comes out from under the rim of the shell; its folds go round it.
    neck = draw("-0.3,-0.3 -0.5,-0.12 -0.64,0.02 -0.86,0.0 -0.84,-0.24 -0.78,-0.46 -0.66,-0.68 -0.44,-0.8 -0.26,-0.74 -0.2,-0.5")
    folds = union(*(line(bezier((-0.86 + 0.09 * i, -0.3 - 0.1 * i), (-0.66 + 0.07 * i, -0.32 - 0.06 * i), (-0.5 + 0.07 * i, -0.1 - 0.09 * i), n=12), 0.014) for i in range(5)))
    s.puff(neck, 1.5, 0.16, *SKIN, [*tone, Mark(folds, "#2c5438", 0.55, 0.003), Mark(draw("-0.9,-0.1 -0.76,-0.3 -0.6,-0.8 -0.8,-0.8"), "#f0ecb8", 0.5, 0.04)], "skin", shadow=False)
    near = draw("0.02,-0.66 -0.16,-0.76 -0.34,-1.0 -0.36,-1.24 -0.26,-1.46! -0.08,-1.36 0.12,-1.12 0.24,-0.84 0.2,-0.68")
    s.puff(near, 1.15, 0.09, *SKIN, tone, "skin", shadow=False)

    def put(g: Geom) -> Geom:
        return move(g, -0.58, 0.14, 26, 0.98)

    skull = draw("0.28,-0.12 0.32,0.1 0.18,0.25 -0.04,0.27 -0.2,0.18 -0.33,0.06 -0.4,-0.08! -0.37,-0.16 -0.22,-0.2 0.0,-0.22 0.16,-0.24")
    beak = draw("-0.33,0.06! -0.22,0.1 -0.2,-0.02 -0.26,-0.12 -0.4,-0.08!")
    plates = union(*(put(circle(x, y, r)) for x, y, r in ((0.02, 0.22, 0.05), (0.13, 0.18, 0.05), (0.22, 0.1, 0.05), (0.24, -0.02, 0.045), (-0.08, 0.2, 0.04), (0.12, 0.07, 0.035), (0.14, -0.05, 0.04))))
    face = [
        Mark(plates, "#5c8c50", 0.7, 0.003),
        Mark(put(draw("-0.4,-0.16 0.0,-0.14 0.2,-0.18 0.16,-0.3 -0.3,-0.3")), "#f0ecb8", 0.7, 0.02),
        Mark(put(beak), "#c8c07c", 0.6, 0.01),
        Mark(put(circle(-0.06, 0.06, 0.092)), "#2c5438", 0.8, 0.004),
        Mark(put(circle(-0.06, 0.06, 0.078)), "#fbf2cc"),
        Mark(put(circle(-0.095, 0.03, 0.046)), "#2a1a10"),
        Mark(put(circle(-0.11, 0.05, 0.016)), "#ffffff"),
        Mark(put(draw("-0.16,0.07! -0.12,0.15 -0.04,0.17 0.04,0.12 0.05,0.06! -0.04,0.1")), "#6c9c5c"),
        Mark(put(line(bezier((-0.36, -0.13), (-0.2, -0.14), (-0.06, -0.16), (0.04, -0.08), n=16), 0.016)), "#24442c"),
        Mark(put(ellipse(-0.33, 0.0, 0.014, 0.01)), "#24442c"),
    ]
    s.puff(put(skull), 1.05, 0.24, *SKIN, face, "skin", cell=0.006, shadow=False)


def bottle(s: Stage, x: float, y: float, turn: float, k: float) -> None:
    """Green glass, a rolled letter with a ribbon inside, a cork."""

    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, k)

    glass = draw("-0.5,-0.17 -0.53,0.0 -0.5,0.17 -0.3,0.19 0.1,0.19 0.24,0.14 0.34,0.075! 0.58,0.07! 0.58,-0.07! 0.34,-0.075! 0.24,-0.14 0.1,-0.19 -0.3,-0.19")
    scroll = draw("-0.4,-0.1! 0.14,-0.1! 0.17,0.0 0.14,0.1! -0.4,0.1! -0.43,0.0")
    rolls = union(ellipse(-0.41, 0, 0.034, 0.1), line([(-0.34, 0.05), (0.1, 0.05)], 0.014), line([(-0.34, -0.045), (0.1, -0.045)], 0.014))
    s.puff(put(box_cork()), 0.86, 0.04, "#8a5a34", "#d8a870", brush="stone", shadow=False)
    edge = glass.difference(glass.buffer(-0.035))
    s.puff(put(glass), 0.9, 0.1, "#3f9a7c", "#a8e4c4", [Mark(put(edge), "#1f6a54", 0.8)], shadow=False)
    s.puff(put(scroll), 0.7, 0.07, "#e0cc98", "#fffbe8", [Mark(put(rolls), "#b8965c", 0.8)], shadow=False)
    s.puff(put(union(draw("-0.17,-0.11! -0.11,-0.11! -0.11,0.11! -0.17,0.11!"), circle(-0.14, 0.0, 0.035))), 0.62, 0.03, "#a81c1c", "#e8483c", shadow=False)
    gleam = stroke([(-0.4, 0.145), (-0.1, 0.15), (0.14, 0.13)], 0.014, 0.028, 0.01)
    s.puff(put(gleam), 0.58, 0.01, "#ffffff", "#ffffff", glow=0.3, shadow=False)


def box_cork() -> Geom:
    return draw("0.52,-0.06! 0.7,-0.055! 0.7,0.055! 0.52,0.06!")


@card("lagoon", focus=1.2)
def turtle_island(s: Stage) -> None:
    air = ((0.0, "#fff0cc"), (0.4, "#d4f0e0"), (0.66, "#84d0dc"), (1.0, "#3f9cc8"))
    sky.backdrop(s, stops=air, shade="#b8dce0", heaps=[(-0.75, 0.5, 0.7), (0.0, 0.06, 0.5), (-0.6, 1.2, 0.6)], wisps=0.2, glow=sky.Glow(-0.7, 0.1, 1.0, "#fff0c0", 0.8), strength=1.15)
    for i, (y, low, high) in enumerate(((-0.28, "#4fa8b8", "#a8e0dc"), (-0.36, "#3f9cb0", "#84d4d0"), (-0.46, "#2c90a6", "#64c8c0"))):
        s.sheet(land.swell(s.rng, y, 0.014 + 0.006 * i, 6 - i), 4.2 - 0.6 * i, low, high, span=(y - 0.16, y + 0.03))
    under = Polygon([*CREST, (1.6, -2.0), (-1.6, -2.0)])
    s.sheet(under, 2.6, "#053850", "#3cb8bc", span=(-1.6, SEA))
    for x, v in ((-0.8, -0.3), (-0.2, -0.1), (0.5, 0.12)):
        veils.beam(s, (x, SEA), (x + v, -1.8), 0.36, 2.4, "#c8fff0", 0.25)
    for x, y, k in ((0.62, -1.2, 0.12), (0.8, -1.3, 0.1), (0.44, -1.32, 0.09), (-0.86, -1.24, 0.09), (-0.74, -1.34, 0.07)):
        s.place(animals.fish("#f0a03c"), x, y, k, 2.0, flip=x > 0, shadow=False)
    turtle(s)
    # The island.
    turf = draw(
        "-0.3,-0.2 -0.16,0.0 0.08,0.14 0.36,0.17 0.64,0.12 0.88,-0.02 1.06,-0.2! 0.94,-0.14 0.86,-0.24! 0.74,-0.1 0.6,-0.2! 0.46,-0.08 0.32,-0.18! 0.18,-0.08 0.04,-0.2! -0.06,-0.1 -0.16,-0.24!"
    )
    s.puff(turf, 1.16, 0.08, "#2f7034", "#b0d45c", brush="fur", shadow=False)
    tips = plants.tree(s, 0.6, 0.06, 1.24, 1.3, ("#1f7a54", "#9ad070"), size=0.1, levels=5, spread=0.58, fill=0.95, lean=-2)
    for i, (x, tip) in enumerate(plants.dot_tips([p for p in tips if 0.36 < p[0] < 1], s.rng, 9)):
        y = tip + (0.06, -0.05, 0.12)[i % 3]
        s.puff(circle(x, y, 0.052), 0.8, 0.05, "#d8602c", "#ffb04c", [Mark(circle(x + 0.004, y + 0.04, 0.009), "#5a7a2c")], shadow=False)
    # He pours with both hands, and has eyes for his tree alone.
    can = trinkets.watering_can("#f8c020")
    turn, ck = -24, 0.33
    hx, hy = can.moved(0, 0, turn, ck).points["handle"]
    grip = (0.215, 0.45)
    cx, cy = grip[0] - hx, grip[1] - hy
    bx, by, bk = 0.04, 0.1, 0.76
    boy = people.boy(
        Pose((30, 80), (50, 90), (-10, -8), (16, 6), lean=12, nod=8),
        mood="tender",
        profile=True,
        gaze=(0.8, -0.4),
        nose="snub",
        skin="#c88c60",
        hair="short",
        hair_colour="#4a2414",
        top="#e8402c",
        pattern_colour="#fff0d8",
        bottom="#34567a",
        hat="straw",
        hat_colour="#f0d890",
        hands=("grip", "flat"),
        touch={"hand": people.local(grip, bx, by, bk), "far_hand": people.local((cx, cy + 0.03), bx, by, bk)},
    )
    weather.contact(s, bx, by, 0.4, 1.05, 0.5)
    f = s.place(boy, bx, by, bk, 1.0, shadow=False)
    pot = s.place(can, cx, cy, ck, 0.9, turn=turn, shadow=False)
    px, py = f.points["palm"]
    for i in range(4):
        x = px - 0.03 + 0.02 * i
        s.puff(limb([(x - 0.004, py - 0.022), (x, py + 0.004), (x + 0.004, py + 0.026)], 0.024, 0.026, 0.02), 0.7, 0.012, "#a8704c", "#e0a880", shadow=False)
    rx, ry = pot.points["rose"]
    for i in range(6):
        jet = bezier((rx + 0.01 * i, ry + 0.006 * i), (rx + 0.03 + 0.018 * i, ry - 0.02), (rx + 0.03 + 0.026 * i, 0.1), n=12)
        s.puff(stroke(jet, 0.007, 0.013), 0.92, 0.008, "#d8f4ff", "#ffffff", shadow=False, glow=0.15)
    bottle(s, -0.83, -0.46, 68, 0.54)
    # The film of the sea over what is below; foam where it touches.
    s.sheet(under, 0.5, mat=veils.tint("#20a0b0", 0.22), shadow=False)
    s.sheet(stroke(CREST, 0.014, 0.014), 0.46, "#e8fffa", shadow=False, thick=0.006, edge=0)
    for x, n in ((-0.96, 0.1), (-0.42, 0.12), (1.0, 0.24)):
        foam = union(*(circle(x + n * s.rng.uniform(-0.6, 0.6), SEA + s.rng.uniform(-0.01, 0.025), s.rng.uniform(0.018, 0.036)) for _ in range(9)))
        s.puff(foam, 0.44, 0.02, "#c8f0ec", "#ffffff", shadow=False)
    # Somebody follows, with a seedling of its own.
    t = s.place(animals.turtle("#8a6a34", "#7aa858"), 0.62, -1.14, 0.2, 0.8, flip=True, turn=8, shadow=False)
    kx, ky = t.points.get("back", (0.62, -1.0))
    s.puff(union(stroke([(kx, ky - 0.02), (kx, ky + 0.08)], 0.014, 0.01), *(move(plants.leaf(0.08, 0.04), kx, ky + 0.07, q) for q in (30, 150))), 0.7, 0.012, darker("#7cc850", 0.2), "#a8e070", shadow=False)
    for x, y, k in ((-0.3, 0.86, 0.12), (-0.48, 0.96, 0.09)):
        s.place(animals.goose("fly", "#ffffff"), x, y, k, 2.8, flip=True, shadow=False)
    light.sun(s, 1.8, "#fff0cc", side=-0.9, height=0.6)
    light.rig(s, 700, 180)
