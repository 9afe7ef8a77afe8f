"""A lake at dusk, and the light that is handed out there."""

import math

from shapely.geometry import box

from theatre import land, light, people, plants, props, sky, weather
from theatre.animals.anatomy import creature, hide, mirror
from theatre.colour import darker, lighter
from theatre.curves import XY, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


def frog_from_behind(colour: str) -> Figure:
    """A frog that looks away from us, its eyes on top of its head."""
    legs = [hide(draw(f"{u * 18},34 {u * 46},34 {u * 56},16 {u * 48},6 {u * 62},0! {u * 22},-2 {u * 16},10"), colour, 12, 8, (), "skin") for u in (-1, 1)]
    body = mirror("0,62 18,60 30,44 34,18 24,2 0,-1")
    ridge = union(*(stroke([(u * 9, 58), (u * 14, 34), (u * 10, 8)], 3, 4, 2) for u in (-1, 1)))
    spots = union(*(circle(x, y, r) for x, y, r in ((-3, 44, 4), (5, 30, 5), (-5, 18, 4), (22, 36, 4), (-22, 30, 4), (20, 18, 3))))
    eyes = union(circle(-17, 64, 10), circle(17, 64, 10))
    return creature(
        [
            hide(eyes, colour, 10, -2, (), "skin"),
            hide(body, colour, 22, 0, [Mark(spots, darker(colour, 0.5), 0.6), Mark(ridge, lighter(colour, 0.4), 0.6)], "skin"),
            *legs,
        ],
        top=(0, 66),
    )


def frog_asking(colour: str) -> Figure:
    """A frog in profile that stretches both hands up for something; facing right."""
    thigh = draw("-34,4 -40,26 -22,38 0,30 6,12 24,4 30,-1! -30,-2")
    body = draw("-30,14 -26,40 -10,62 6,78 24,84 40,76 42,66 30,58 22,40 14,16 -6,6")
    belly = draw("40,66 28,58 20,40 12,16 2,14 8,36 14,56")
    arms = [
        hide(
            union(limb([(16, 48 + d), (34, 62 + d), (44, 88 + d)], 10, 8, 6), *(limb([(44, 88 + d), (44 + u, 97 + d)], 5, 3.4) for u in (-6, 0, 6))),
            colour,
            5,
            lift,
            (),
            "skin",
        )
        for d, lift in ((2, -4), (-4, 16))
    ]
    marks = [Mark(belly, "#f0ecb8", 0.85, 0.02), Mark(line([(44, 70), (28, 68), (22, 72)], 1.8), darker(colour, 0.6), 0.9)]
    eye = [Mark(circle(20, 88, 7.4), "#fbf6e6"), Mark(circle(22, 90, 4.6), "#1c1418"), Mark(circle(23.4, 92, 1.6), "#ffffff")]
    return creature(
        [
            arms[0],
            hide(body, colour, 18, 0, marks, "skin"),
            hide(circle(19, 87, 10), colour, 8, 12, eye, "skin"),
            hide(thigh, colour, 12, 12, (), "skin"),
            arms[1],
        ],
        hands=(44, 94),
    )


def hanging_lamp(s: Stage, x: float, y: float, size: float, depth: float, colour: str, high: float) -> XY:
    """A lantern on a cord from `high` down to its ring at y."""
    s.sheet(line([(x, high), (x, y - 0.01)], 0.012), depth + 0.04, "#241c1c", shadow=False)
    lamp = s.place(props.lantern(colour), x, y - size, size, depth, shadow=False).points["lamp"]
    weather.halo(s, *lamp, depth - 0.14, size, "#ffb850", 0.45)
    light.lamp(s, *lamp, depth - 0.3, 26 * size * size, "#ffc060", 0.05)
    return lamp


@card("emerald", focus=1.4)
def lantern_tree(s: Stage) -> None:
    dusk = ((0.0, "#f0b868"), (0.5, "#e8b070"), (0.58, "#c89c80"), (0.68, "#4f8490"), (0.84, "#1f4a68"), (1.0, "#0e2444"))
    sky.backdrop(s, stops=dusk, glow=sky.Glow(-0.5, 0.16, 0.7, "#ffd890", 0.6), wisps=0.3, stars=140, angle=2)
    shore = 0.14
    for y, d, low, high, kind in ((shore + 0.05, 4.7, "#6c8484", "#a89c8c", "hill"), (shore, 4.5, "#274c54", "#4f7470", "forest")):
        g = land.hill(s.rng, y, 0.06, 0.9) if kind == "hill" else land.forest(s.rng, y - 0.02, 0.16, 34, "round")
        s.sheet(g, d, low, high, span=(y - 0.1, y + 0.14), shadow=False)
    # Those who are home already.
    for x in (-0.9, -0.78, -0.5, -0.42, -0.2, 0.06):
        s.puff(circle(x, shore + 0.03 + 0.03 * math.sin(x * 20), 0.01), 4.3, 0.01, "#ffc860", "#ffe8a0", glow=0.9, shadow=False)
    going = (
        (-0.1, 0.055, 0.03),
        (-0.32, 0.02, 0.042),
        (-0.6, -0.04, 0.056),
        (-0.84, -0.13, 0.078),
        (-0.62, -0.26, 0.105),
        (-0.26, -0.36, 0.14),
        (-0.66, -0.6, 0.21),
    )
    # The lake keeps a streak of each light.
    streaks = [ellipse(x, y - size * 0.9, size * 0.3, size * 1.1) for x, y, size in going]
    streaks += [ellipse(0.14, -0.32, 0.03, 0.3), ellipse(0.44, -0.28, 0.03, 0.24), ellipse(0.02, -1.2, 0.08, 0.24), ellipse(-0.52, -1.5, 0.2, 0.3)]
    ripples = union(
        *(
            ellipse(s.rng.uniform(-1.1, 1.1), y, 0.05 + 0.14 * t * s.rng.random(), 0.004 + 0.008 * t)
            for t, y in ((i / 130, shore - 1.7 * (i / 130) ** 1.5) for i in range(130))
        )
    )
    lake = box(-1.5, -1.9, 1.5, shore - 0.04)
    broken = union(*streaks).difference(union(*(box(-2, y, 2, y + 0.012) for y in [shore - 0.06 * i for i in range(32)])))
    marks = [
        Mark(box(-2, shore - 0.16, 2, shore), "#f0c078", 0.85, 0.04),
        Mark(ripples, "#8cb4ac", 0.4, 0.002),
        Mark(union(*streaks).buffer(0.03), "#e0a048", 0.45, 0.014),
        Mark(broken, "#ffdc88", 0.9, 0.003),
    ]
    s.puff(lake, 4.0, 0.01, "#0a2c38", "#3c7c80", marks, "wood", shadow=False, glow=0.12)
    for x, y, size in going:
        d = 3.8 - 2.2 * min(1.0, size / 0.21)
        s.puff(ellipse(x, y, size * 0.8, size * 0.17), d, 0.02, "#12443c", "#4f9c6c", shadow=False)
        f = s.place(frog_from_behind("#6f9c4c"), x, y, size, d - 0.05, shadow=False)
        hx, hy = f.points["top"]
        own = s.place(props.lantern("#c8743c"), hx, hy - 0.06 * size, size * 0.6, d - 0.12, shadow=False)
        weather.halo(s, *own.points["lamp"], d - 0.3, size * 0.9, "#ffc050", 0.5)
        if size > 0.1:
            light.lamp(s, *own.points["lamp"], d - 0.3, 40 * size * size, "#ffc060", 0.04)
    # The island, and the tree that leans out over the water.
    bank = draw("0.1,-1.06 0.16,-0.86 0.4,-0.76 0.7,-0.74 1.4,-0.72! 1.4,-1.4! 0.9,-1.2 0.4,-1.14")
    s.puff(bank, 2.0, 0.14, "#16382c", "#5c8c4c", brush="wool")
    bark = ("#2a1a18", "#80583c")
    trunk = union(
        limb([(0.86, -0.9), (0.8, -0.5), (0.84, -0.1), (0.7, 0.3), (0.4, 0.62)], 0.36, 0.22, 0.19, 0.17, 0.1),
        limb([(0.72, 0.26), (0.42, 0.3), (0.1, 0.42), (-0.3, 0.44), (-0.58, 0.56)], 0.14, 0.11, 0.08, 0.06, 0.03),
        limb([(0.5, 0.52), (0.2, 0.8), (-0.1, 0.9)], 0.12, 0.08, 0.04),
        limb([(0.82, 0.0), (1.1, 0.4)], 0.14, 0.1),
        limb([(0.78, -0.74), (0.6, -0.84), (0.46, -0.88)], 0.14, 0.07, 0.02),
    )
    knots = union(*(line([(0.78 + 0.05 * i, -0.84), (0.74 + 0.05 * i, -0.4), (0.77 + 0.04 * i, -0.08)], 0.012) for i in range(4)))
    s.puff(trunk, 2.3, 0.1, *bark, [Mark(knots, "#1c1010", 0.6)], "plank", shadow=False)
    for lx, ly, w, d in (
        (0.5, 1.06, 1.3, 2.9),
        (-0.3, 0.86, 0.9, 2.8),
        (0.9, 0.62, 0.7, 2.7),
        (-0.5, 0.6, 0.6, 2.1),
        (0.2, 0.76, 0.9, 2.2),
        (0.76, 1.14, 0.9, 2.1),
        (0.1, 1.2, 0.9, 2.15),
    ):
        g = weather.cloud_shape(s, lx, ly, w)
        sprays = union(
            *(
                move(plants.leaf(0.13, 0.06), s.rng.uniform(lx - w / 2, lx + w / 2), ly + s.rng.uniform(-0.12, 0.2) * w, s.rng.uniform(200, 340))
                for _ in range(46)
            )
        )
        near = d < 2.5
        low, high = ("#10382c", "#4f8c44") if near else ("#0c2c2c", "#27604c")
        s.puff(union(g, sprays.intersection(g.buffer(0.07))), d, 0.1, low, high, [Mark(sprays, "#8cb850" if near else "#3f7c4c", 0.5)], "stone", shadow=False)
    for i, (lx, ly, size, high) in enumerate(
        ((-0.62, 0.26, 0.2, 0.6), (-0.36, 0.06, 0.24, 0.5), (0.02, 0.3, 0.2, 0.5), (0.26, 0.1, 0.26, 0.4), (0.52, 0.3, 0.2, 0.5))
    ):
        hanging_lamp(s, lx, ly, size, 1.9 + 0.05 * i, ("#c8443c", "#e8a03c", "#d8c060")[i % 3], high)
    # She sits with her feet in the water and lets the next one down.
    k = 0.98
    seat, ring = (0.4, -0.78), (0.02, -0.34)
    lady = people.lady(
        Pose(near_leg=(80, 2), far_leg=(72, -8), lean=12, nod=2, anchor="seat"),
        mood="tender",
        profile=True,
        gaze=(0.7, -0.5),
        nose="snub",
        skin="#7a4a30",
        hair="bun",
        hair_colour="#1c1416",
        top="#d8402f",
        bottom="#a82c2c",
        shoes="#7a4a30",
        clothes="dress",
        hands=("flat", "grip"),
        touch={"far_hand": people.local(ring, *seat, k, True), "hand": (-0.16, 0.02)},
    )
    placed = s.place(lady, *seat, k, 1.5, flip=True, shadow=False)
    rx, ry = placed.points["far_palm"]
    given = s.place(props.lantern("#e8a03c"), rx, ry - 0.26, 0.26, 1.42, shadow=False)
    weather.halo(s, *given.points["lamp"], 1.2, 0.32, "#ffc060", 0.6)
    light.lamp(s, *given.points["lamp"], 1.1, 6, "#ffc868", 0.06)
    s.puff(ellipse(-0.14, -1.07, 0.27, 0.055), 1.5, 0.02, "#144c3c", "#5cac70", shadow=False)
    s.place(frog_asking("#8fbe4c"), -0.14, -1.06, 0.4, 1.4, shadow=False)
    # The one before has its own and looks on, near us.
    s.puff(ellipse(-0.52, -1.46, 0.46, 0.09), 0.7, 0.03, "#0c342c", "#3f8c5c", shadow=False)
    near = s.place(frog_from_behind("#7cac44"), -0.52, -1.44, 0.66, 0.6, shadow=False)
    hx, hy = near.points["top"]
    own = s.place(props.lantern("#c8443c"), hx, hy - 0.03, 0.36, 0.5, shadow=False)
    weather.halo(s, *own.points["lamp"], 0.3, 0.42, "#ffc050", 0.45)
    light.lamp(s, hx + 0.1, hy + 0.2, 0.2, 5, "#ffc060", 0.06)
    for px, py, w in ((0.5, -1.32, 0.2), (0.86, -1.42, 0.26), (0.1, -1.44, 0.14)):
        s.puff(ellipse(px, py, w, w * 0.2), 0.8, 0.02, "#0c342c", "#2f7454", shadow=False)
    weather.motes(s, 22, "#ffe890", 6, y=(-0.9, 0.9))
    light.area(s, (-2.4, -4.0, 1.0), (0, 1.5, -0.3), 2.0, 260, "#ffe8c0")
    light.rig(s, 420, 120)
