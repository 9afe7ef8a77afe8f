"""Behind the cellar door, seen from the side nobody comes from."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.material import glow
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import lamps
from theatre.registry import card
from theatre.stage import Stage


def brickwork(s: Stage, hole: Geom, depth: float) -> None:
    """Courses of single bricks, of three firings, round a hole."""
    firings: list[list[Geom]] = [[], [], []]
    h, w = 0.105, 0.25
    for j in range(34):
        y, x = -1.75 + j * h, -1.4 - s.rng.uniform(0, 0.04) + (j % 2) * w / 2
        while x < 1.4:
            wide = w * s.rng.uniform(0.92, 1.06)
            brick = box(x + 0.01, y + 0.009, x + wide - 0.01, y + h - 0.009).difference(hole)
            if brick.area > 0.003:
                s.rng.choice(firings).append(brick.buffer(-0.008).buffer(0.008))
            x += wide
    s.sheet(box(-2, -2.2, 2, 2.2).difference(hole), depth + 0.06, "#1c2c2c", "#241c20", span=(-1, 1.2), thick=0.05, translucent=0)
    for bricks, (low, high) in zip(firings, (("#4a5c50", "#6a3c30"), ("#3f544c", "#7c4a38"), ("#56685a", "#5a342e")), strict=True):
        s.puff(union(*bricks), depth, 0.1, low, high, brush="stone", cell=0.0085, shadow=False)


def arch_stones(s: Stage, x: float, y: float, r: float, foot: float, depth: float) -> None:
    """Wedges over the door and quoins beside it."""
    stones: list[Geom] = []
    for i in range(11):
        a0, a1 = math.pi * i / 11 + 0.02, math.pi * (i + 1) / 11 - 0.02
        out = r + (0.2 if i == 5 else 0.15)
        stones.append(Polygon([(x + q * math.cos(a), y + q * math.sin(a)) for q, a in ((r, a0), (out, a0), (out, a1), (r, a1))]))
    for side in (-1, 1):
        for i in range(5):
            top, low = y - 0.01 - i * (y - foot) / 5, y + 0.012 - (i + 1) * (y - foot) / 5
            reach = r + (0.19 if i % 2 else 0.13)
            stones.append(box(min(x + side * r, x + side * reach), low, max(x + side * r, x + side * reach), top))
    for g in stones:
        c = s.rng.choice(("#8c8c74", "#7c8070", "#98907c"))
        s.puff(g.buffer(-0.014).buffer(0.014), depth, 0.1, darker(c, 0.2), lighter(c, 0.15), brush="stone", shadow=False)


def parasol(s: Stage, x: float, y: float, r: float, foot: XY, depth: float, cap: tuple[str, str], lean: float = 0.0, shine: float = 0.6) -> None:
    """A giant seen from below: dome, gills and stalk; it leans towards what it looks at."""
    low, high = cap

    def at(g: Geom) -> Geom:
        return move(g, x, y, lean, r)

    dome = at(draw("-1,0! -0.94,0.3 -0.66,0.62 0,0.78 0.66,0.62 0.94,0.3 1,0! 0.5,-0.12 0,-0.16 -0.5,-0.12"))
    spots = union(
        *(
            at(ellipse(a, b, q, q * 0.75))
            for a, b, q in ((-0.5, 0.4, 0.13), (0.08, 0.58, 0.14), (0.56, 0.32, 0.11), (-0.08, 0.22, 0.08), (0.3, 0.2, 0.05), (-0.74, 0.18, 0.06))
        )
    )
    s.puff(dome, depth, 0.3 * r, low, high, [Mark(spots, "#f4fff0", 0.9)], glow=shine * 0.6, shadow=False)
    under = at(ellipse(0, -0.02, 0.99, 0.24))
    gills = union(
        *(
            at(line([(0.12 * math.cos(a), -0.02 + 0.05 * math.sin(a)), (math.cos(a), -0.02 + 0.24 * math.sin(a))], 0.018))
            for a in [math.tau * i / 44 for i in range(44)]
        )
    )
    s.puff(
        under,
        depth - 0.3 * r,
        0.02 * r,
        lighter(low, 0.25),
        lighter(high, 0.35),
        [Mark(gills.intersection(under), darker(low, 0.25), 0.75)],
        "skin",
        glow=shine,
        shadow=False,
    )
    top = at(circle(0, 0.0, 0.01)).centroid
    stalk = stroke(bezier((top.x, top.y), ((x + foot[0]) / 2 + (x - foot[0]) * 0.4, (y + foot[1]) / 2), foot, n=24), 0.2 * r, 0.22 * r, 0.36 * r)
    s.puff(stalk, depth - 0.34 * r, 0.12 * r, "#2f6a60", "#e4f4d4", brush="plank", glow=0.12, shadow=False)
    weather.halo(s, x, y + 0.1 * r, depth - 0.5 * r, 1.5 * r, high, 0.22)


def step(s: Stage, x: float, y: float, r: float, foot: float, depth: float) -> None:
    """A red cap seen from above, to tread on."""
    s.puff(stroke([(x + 0.02, foot), (x, y)], 0.36 * r, 0.3 * r), depth + 0.05, 0.1 * r, "#6a7464", "#e4dcc0", brush="plank", shadow=False)
    cap = move(draw("-1,-0.08 -0.86,0.2 -0.4,0.4 0,0.44 0.4,0.4 0.86,0.2 1,-0.08 0.7,-0.28 0,-0.36 -0.7,-0.28"), x, y, 0, r)
    spots = union(
        *(
            move(ellipse(a, b, q, q * 0.55), x, y, 0, r)
            for a, b, q in ((-0.5, 0.1, 0.16), (0.1, 0.22, 0.15), (0.56, 0.06, 0.13), (-0.06, -0.12, 0.12), (-0.72, -0.1, 0.07))
        )
    )
    s.puff(cap, depth, 0.3 * r, "#a82a1c", "#ff6c44", [Mark(spots, "#fff0dc", 0.95)], glow=0.16, shadow=False)


@card("cellar", focus=2.0)
def cellar_mushrooms(s: Stage) -> None:
    sky.backdrop(s, stops=((0.0, "#12302f"), (1.0, "#0a1216")), wisps=0)
    x, spring, r, sill = 0.24, 0.62, 0.33, -0.02
    hole = union(box(x - r, sill, x + r, spring), circle(x, spring, r))
    # The cellar as he knows it: steps up, a shelf of jars, a bulb.
    s.sheet(hole.buffer(0.05), 4.0, "#4a2c1c", "#1c1214", span=(sill, spring + r), translucent=0, glow=0.12)
    for i in range(4):
        y = sill + 0.09 * i
        s.puff(box(x - 0.36, y, x + 0.1 - 0.05 * i, y + 0.085), 3.9 - 0.02 * i, 0.02, "#3a2218", "#8a5a38", brush="wood", shadow=False)
    s.sheet(box(x - 0.02, 0.52, x + 0.4, 0.545), 3.8, "#6a4028", shadow=False)
    for jx, c in ((x + 0.06, "#c8603c"), (x + 0.15, "#d8a03c"), (x + 0.24, "#8a3c3c")):
        s.puff(
            draw(f"{jx - 0.035},0.545! {jx - 0.038},0.63 {jx - 0.025},0.66! {jx + 0.025},0.66! {jx + 0.038},0.63 {jx + 0.035},0.545!"),
            3.75,
            0.02,
            darker(c, 0.2),
            c,
            shadow=False,
        )
    brickwork(s, hole.buffer(0.1), 3.4)
    arch_stones(s, x, spring, r, sill, 3.25)
    slab = Polygon([(x - 0.5, sill - 0.1), (x + 0.5, sill - 0.1), (x + 0.42, sill + 0.02), (x - 0.42, sill + 0.02)])
    s.puff(slab.buffer(-0.01).buffer(0.01), 3.0, 0.04, "#5a6458", "#b8b094", brush="stone", shadow=False)
    # The leaf of the door, swung towards us.
    leaf = Polygon([(x + r, sill), (x + r + 0.25, sill - 0.08), (x + r + 0.25, spring + 0.22), (x + r + 0.12, spring + 0.16), (x + r, spring)])
    planks = union(*(line([(x + r + dx, -0.3), (x + r + dx, 1.2)], 0.012) for dx in (0.08, 0.165)))
    bands = union(box(0, 0.08, 2, 0.13), box(0, 0.48, 2, 0.53))
    s.puff(leaf, 2.7, 0.02, "#5a3a24", "#a87848", [Mark(planks, "#2a1810", 0.8), Mark(bands.intersection(leaf), "#2c2c34", 0.9)], "plank", shadow=False)
    # Moss and mist below the wall.
    for i, (y, d) in enumerate(((-0.5, 3.0), (-0.72, 2.6), (-0.98, 1.9))):
        low, high = (("#1c5a54", "#3fa48c"), ("#174c4c", "#38947e"), ("#103c40", "#3a9478"))[i]
        g = land.hill(s.rng, y, 0.07, 0.6)
        s.sheet(g, d, low, high, span=(y - 0.3, y + 0.08))
        plants.tufts(s, g, d - 0.02, 24, (0.05, 0.1), low, lighter(high, 0.2))
        weather.fog(s, d - 0.15, "#4fc8a8", 0.22, y - 0.3, y + 0.35)
    teal, rose, gold = ("#1c8078", "#6cecd0"), ("#8c3c80", "#f090cc"), ("#b87c28", "#ffdc80")
    for i in range(11):
        px = -1.0 + 0.2 * i + s.rng.uniform(-0.05, 0.05)
        py = -0.5 + s.rng.uniform(-0.06, 0.12)
        parasol(s, px, py, s.rng.uniform(0.06, 0.1), (px, py - 0.3), 2.95, (teal, rose, gold)[i % 3], s.rng.uniform(-12, 12))
    parasol(s, -0.7, -0.2, 0.2, (-0.78, -0.7), 2.9, teal, -14)
    parasol(s, 0.6, -0.42, 0.17, (0.64, -0.8), 2.8, gold, 12)
    parasol(s, -0.6, 0.36, 0.32, (-0.86, -0.95), 2.5, gold, -14)
    # The stair of red caps, from his feet to ours; the cat is already on it.
    stair = (
        (-0.2, -0.2, 0.13, 2.75),
        (-0.4, -0.37, 0.15, 2.55),
        (-0.26, -0.57, 0.18, 2.3),
        (0.08, -0.74, 0.22, 2.05),
        (0.3, -1.0, 0.28, 1.75),
        (-0.16, -1.28, 0.36, 1.4),
    )
    for cx, cy, cr, d in stair:
        step(s, cx, cy, cr, -1.7, d)
    cx, cy, cr, d = stair[3]
    s.place(animals.cat("back", "#4a4456", collar="#f0b040"), cx - 0.02, cy + 0.02, 0.4, d - 0.2, shadow=False)
    parasol(s, 0.86, 0.0, 0.46, (0.98, -1.7), 1.7, teal, 13)
    parasol(s, -0.86, 1.02, 0.62, (-1.04, -1.7), 1.1, rose, -12, 0.5)
    # He holds the jar out over the sill, by its wire.
    bx, by, k = x + 0.02, sill - 0.02, 0.7
    grip = (bx - 0.31, by + 0.36)
    boy = people.boy(
        Pose(near_leg=(-6, -6), far_leg=(14, 2), lean=8, nod=12),
        mood="surprised",
        face=0.6,
        gaze=(0.7, -0.7),
        skin="#c88a5c",
        hair="wild",
        top="#d8883c",
        pattern_colour="#fff0d0",
        bottom="#44405c",
        hands=("open", "grip"),
        touch={"far_hand": people.local(grip, bx, by, k, True), "hand": people.local((bx + 0.27, by + 0.36), bx, by, k, True)},
    )
    weather.contact(s, bx, by + 0.01, 0.5, 2.75, 0.8)
    s.place(boy, bx, by, k, 2.6, flip=True, shadow=False)
    jx, jy = grip[0], grip[1] - 0.2
    s.sheet(
        line(
            bezier((jx - 0.055, jy + 0.1), (jx - 0.05, jy + 0.19), (jx, jy + 0.2), n=10)
            + bezier((jx, jy + 0.2), (jx + 0.05, jy + 0.19), (jx + 0.055, jy + 0.1), n=10),
            0.012,
        ),
        2.3,
        "#d8c890",
        shadow=False,
    )
    jar = draw(
        f"{jx - 0.065},{jy - 0.1} {jx - 0.08},{jy - 0.06} {jx - 0.08},{jy + 0.04} {jx - 0.055},{jy + 0.08}! {jx + 0.055},{jy + 0.08}! {jx + 0.08},{jy + 0.04} {jx + 0.08},{jy - 0.06} {jx + 0.065},{jy - 0.1}"
    )
    s.puff(
        jar, 2.3, 0.04, "#ffb838", "#ffe9a0", [Mark(line([(jx - 0.055, jy - 0.06), (jx - 0.055, jy + 0.03)], 0.014), "#ffffff", 0.9)], glow=0.16, shadow=False
    )
    s.puff(box(jx - 0.062, jy + 0.075, jx + 0.062, jy + 0.112), 2.25, 0.02, "#6a4a28", "#c8a060", shadow=False)
    solids.balls(s, [(jx - 0.03, jy - 0.03, 2.2, 0.012), (jx + 0.03, jy + 0.01, 2.2, 0.014), (jx + 0.0, jy - 0.06, 2.2, 0.011)], glow("#fff8d0", 5))
    weather.halo(s, jx, jy, 2.15, 0.42, "#ffc860", 0.36)
    light.lamp(s, jx, jy, 2.0, 5, "#ffc870", 0.08)
    # A lantern on a hook by the arch.
    hx, hy = 0.84, 0.98
    s.puff(union(line([(hx - 0.12, hy), (hx, hy)], 0.024), line([(hx, hy), (hx, hy - 0.05)], 0.02)), 3.0, 0.02, "#1c1c20", "#5a5a60", shadow=False)
    s.place(lamps.storm_lamp("#b08c50"), hx, hy - 0.35, 0.32, 2.95, shadow=False)
    weather.halo(s, hx, hy - 0.22, 2.8, 0.34, "#ffb050", 0.3)
    light.lamp(s, hx - 0.05, hy - 0.2, 2.4, 10, "#ffb860", 0.08)
    weather.motes(s, 34, "#b8ffe0", 5, (1.2, 2.8), (0.005, 0.011), (-1, 1), (-1.3, 0.9))
    light.lamp(s, x - 0.1, 0.3, 3.1, 5, "#ffc070", 0.2)
    light.lamp(s, 0.2, -0.5, 2.2, 46, "#8fffd8", 0.5)
    light.lamp(s, -0.3, -0.9, 0.9, 34, "#a8ffe0", 0.4)
    light.lamp(s, 0.0, 0.5, 1.4, 26, "#a0f0e0", 0.4)
    light.rig(s, 520, 0)
