"""Night and lamplight: a moth, wolves."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, props, room, sky, solids, weather
from theatre.animals.anatomy import mirror
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


@card("ink", focus=1.6)
def moth_lamp(s: Stage) -> None:
    sky.backdrop(s, stars=120, wisps=0.3, glow=sky.Glow(0.0, 0.2, 0.9, "#8494b0", 0.4))
    # The moon lacks a moth.
    shape = animals.moth().moved(-0.62, 1.0, 14, 0.2).silhouette()
    s.puff(circle(-0.62, 1.1, 0.22).difference(shape), 4.4, 0.06, "#c8ccd0", "#fbf4e4", glow=0.45)
    land.distance(s, "roofs", 2, y=-0.72, step=-0.1, tall=0.5, depth=4.4, gap=0.5, fog=0.6)
    square = -1.34
    room.town_row(
        s, solids.on_floor(s, square, 3.2), 3.2, ("#47566e", "#3a4860", "#56647c"), size=(0.46, 0.58), lit=False, roofs=("#202a3e", "#2a3448", "#34303c")
    )
    solids.floor(s, square, material.solid("#4a566c", "#343e54", rough=0.35, bump=0.6, grain=26))
    d, x = 1.7, 0.12
    y = solids.on_floor(s, square, d)
    lamp = s.place(props.street_lamp("#20242e"), x, y, 1.34, d)
    lx, ly = lamp.points["lamp"]
    weather.contact(s, x, y, 0.5, d - 0.02, 0.6)
    s.place(animals.moth("#e8c890", "#a83428", "#5a4a44"), lx, ly - 0.44, 1.06, 1.4)
    # A furry head, straight above the light, with eyes that mirror it.
    hy = ly + 0.31
    s.puff(union(circle(lx, hy, 0.095), ellipse(lx, hy - 0.12, 0.13, 0.07)), 1.16, 0.06, "#5a4438", "#b89468", brush="fur", shadow=False)
    for u in (-1, 1):
        gaze = [Mark(circle(lx + u * 0.058 - 0.004, hy - 0.012, 0.014), "#fff4d0"), Mark(circle(lx + u * 0.05, hy + 0.03, 0.03), "#5c2a20", 0.6, 0.01)]
        s.puff(ellipse(lx + u * 0.055, hy + 0.01, 0.042, 0.05, u * -14), 1.06, 0.03, "#1c1014", "#4a2420", gaze, shadow=False)
        comb = [line(bezier((lx + u * 0.03, hy + 0.08), (lx + u * 0.1, hy + 0.26), (lx + u * 0.26, hy + 0.34), n=14), 0.016)]
        comb += [
            line([(px, py), (px + u * 0.05, py - 0.03)], 0.009)
            for px, py in bezier((lx + u * 0.03, hy + 0.08), (lx + u * 0.1, hy + 0.26), (lx + u * 0.26, hy + 0.34), n=14)[3:]
        ]
        s.puff(union(*comb), 1.2, 0.012, "#4a3830", "#a88860", shadow=False)
    # Its legs round the lamp.
    for u in (-1, 1):
        for i in range(2):
            s.puff(
                limb([(lx + u * 0.03, ly - 0.08 - 0.12 * i), (lx + u * 0.14, ly + 0.02 - 0.1 * i), (lx + u * 0.08, ly + 0.14 - 0.12 * i)], 0.026, 0.022, 0.016),
                1.1,
                0.015,
                "#3a2c2c",
                "#6a5248",
                shadow=False,
            )
    weather.halo(s, lx, ly, 2.0, 0.95, "#ffdc98", 0.5)
    weather.halo(s, lx, ly + 0.04, 1.0, 0.34, "#ffe8b0", 0.5)
    light.lamp(s, lx, ly, 1.05, 26, "#ffdc98", 0.1)
    light.lamp(s, lx, ly - 0.2, 2.2, 40, "#ffd488", 0.2)
    p = solids.on_floor(s, square, 0.9)
    weather.contact(s, -0.56, p, 0.5, 0.92, 0.6)
    px, k = -0.56, 0.78
    held = (px + 0.26, p + 0.62)
    postman = people.postman(
        Pose(near_arm=(-16, -6), near_leg=(-14, -10), far_leg=(12, 4), lean=-10, nod=-24),
        mood="longing",
        profile=True,
        gaze=(0.6, 0.9),
        nose="broad",
        top="#d83428",
        hat_colour="#d83428",
        bottom="#3a2c34",
        strap="#6a4428",
        hands=("rest", "grip"),
        touch={"far_hand": people.local(held, px, p, k)},
    )
    f = s.place(postman, px, p, k, 0.85)
    bag = draw(f"{px - 0.2},{p + 0.2} {px - 0.19},{p + 0.37} {px + 0.02},{p + 0.37} {px + 0.03},{p + 0.2} {px - 0.08},{p + 0.17}")
    s.puff(bag, 0.7, 0.05, "#6a4428", "#b8804c", [Mark(box(px - 0.2, p + 0.28, px + 0.04, p + 0.3), "#4a2c18", 0.8)])
    # He lures it with a letter; the others have flown up to the light like moths.
    ex, ey = f.points["far_palm"]
    letters = [
        (ex + 0.06, ey + 0.06, 0.9, -24, 1.0),
        (-0.12, -0.42, 1.2, 18, 0.8),
        (0.0, -0.12, 1.3, -30, 0.66),
        (0.42, -0.3, 1.3, 34, 0.7),
        (0.5, 0.98, 1.6, -16, 0.5),
    ]
    for x0, y0, d0, turn, q in letters:
        page = move(box(-0.09, -0.06, 0.09, 0.06), x0, y0, turn, q)
        flap = move(union(line([(-0.085, 0.055), (0, -0.01), (0.085, 0.055)], 0.01), circle(0, -0.01, 0.02)), x0, y0, turn, q)
        s.puff(page, d0, 0.012, "#f0dcb0", "#fff8e4", [Mark(flap, "#b8483c", 0.9)], shadow=False, glow=0.25)
    s.place(animals.cat("sit", "#20242e"), 0.74, solids.on_floor(s, square, 1.2), 0.32, 1.2, flip=True)
    for mx, my, k in ((0.7, 0.9, 0.12), (-0.3, 0.86, 0.1), (0.86, 0.3, 0.1)):
        s.place(animals.moth("#c8b898", "#5a4a44", "#3a3430"), mx, my, k, 1.8, turn=s.rng.uniform(-40, 40))
    light.rig(s, 520, 60)


def sheep_mask() -> Figure:
    """A sheep's face on a string, 1 high; centre (0, .5)."""
    wool = union(*(circle(34 * math.cos(a), 74 + 20 * math.sin(a), 17) for a in [i * math.pi / 5 for i in range(6)]), circle(0, 80, 24))
    ears = union(ellipse(-46, 58, 20, 9, 18), ellipse(46, 58, 20, 9, -18))
    face = mirror("0,82 26,76 32,50 22,14 0,4")
    eyes = union(ellipse(-14, 52, 6, 7), ellipse(14, 52, 6, 7))
    nose = union(line([(-7, 24), (0, 18), (7, 24)], 3), line(bezier((-12, 12), (0, 6), (12, 12), n=8), 3))
    return thing(
        [
            piece(ears, "#e0d8d0", 6, -2),
            piece(
                face,
                "#f4f0ea",
                12,
                0,
                [Mark(eyes, "#141018"), Mark(union(circle(-13, 51, 2.6), circle(15, 51, 2.6)), "#f4b428"), Mark(nose, "#5a4a4c")],
                "skin",
            ),
            piece(wool, "#fffdf6", 12, 5, [], "wool"),
        ],
        middle=(0, 50),
    )


@card("ink", focus=1.7)
def wolf_masks(s: Stage) -> None:
    sky.backdrop(s, stars=160, wisps=0.3, glow=sky.Glow(0, 0.0, 0.9, "#c8d0e0", 0.5))
    weather.moon(s, 0.0, 1.02, 0.2, 4.5, "#c8d0d8", "#ffffff", 0.5)
    for i in range(3):
        y = -0.3 - 0.14 * i
        s.sheet(
            land.forest(s.rng, y, 0.9 - 0.12 * i, 16),
            4.2 - 0.5 * i,
            ("#62728a", "#3f4e66", "#28344a")[i],
            ("#8494a8", "#56647c", "#3a4860")[i],
            span=(y, y + 0.6),
        )
        weather.fog(s, 4.0 - 0.5 * i, "#a8b4c4", 0.4, y - 0.3, y + 0.3)
    s.sheet(land.hill(s.rng, -0.62, 0.02, 0.5), 3.0, "#8494b0", "#e0e6f0", span=(-1.0, -0.6), bump=0.5)
    s.sheet(land.hill(s.rng, -0.9, 0.02, 0.5), 1.95, "#7c8cac", "#e8ecf4", span=(-1.3, -0.86), bump=0.5)
    ring = ((0.0, -0.46, 0.6, 2.9), (-0.46, -0.52, 0.66, 2.6), (0.46, -0.52, 0.66, 2.6), (-0.76, -0.8, 0.8, 2.0), (0.76, -0.8, 0.8, 2.0))
    for i, (x, y, k, d) in enumerate(ring):
        c = ("#4a5264", "#56606f", "#3f4656", "#5c6474", "#4a5060")[i]
        f = s.place(animals.wolf("sit", c), x, y, k, d, flip=x > 0)
        hx, hy = f.points["head"]
        s.place(sheep_mask(), hx, hy - 0.27 * k, 0.5 * k, d - 0.3 * k, turn=(0, -5, 5, 6, -6)[i])
    # The one sheep, with another's tail.
    y = -1.08
    g = land.hill(s.rng, -1.0, 0.02, 0.5)
    s.sheet(g, 1.5, "#6c7ca0", "#e8ecf4", span=(-1.5, -0.96), bump=0.5)
    weather.contact(s, 0.05, -1.1, 1.15, 1.44, 1.0, "#1c2850")
    weather.contact(s, 0.06, -1.085, 0.7, 1.43, 0.8, "#141c3c")
    tail = limb([(-0.24, y + 0.36), (-0.46, y + 0.42), (-0.54, y + 0.2), (-0.68, y + 0.22)], 0.06, 0.16, 0.17, 0.03)
    s.puff(tail, 1.38, 0.07, "#3a4250", "#7c8698", [Mark(circle(-0.66, y + 0.22, 0.1), "#e8ecf0", 0.95)], "fur", shadow=False)
    s.place(animals.sheep("#f4eee0", "#a8887c"), 0.04, y, 0.74, 1.3, shadow=False)
    s.puff(ellipse(-0.26, y + 0.37, 0.03, 0.07, 20), 1.1, 0.03, "#a82018", "#e03428", shadow=False)
    for u in (-1, 1):
        s.puff(draw(f"{-0.26},{y + 0.37}! {-0.26 + u * 0.1},{y + 0.44}! {-0.26 + u * 0.1},{y + 0.3}!"), 1.08, 0.03, "#a82018", "#e03428", shadow=False)
    g = land.hill(s.rng, -1.34, 0.03, 0.5)
    s.sheet(g, 0.7, "#5c6c8c", "#d0d8e8", span=(-1.6, -1.18), bump=0.5)
    for i in range(9):
        s.puff(ellipse(-0.9 + 0.16 * i, -1.43 + 0.03 * math.sin(i * 0.8) + 0.025 * (i % 2), 0.035, 0.02), 0.6, 0.004, "#3f4e6c", "#5c6c8c", shadow=False)
    weather.snow(s, 70)
    light.rig(s, 850, 120)
    light.spot(s, (0.2, -1.0, 4.5), (0, 1.6, -1.0), 500, "#f4f6ff", 32, 0.3)
