"""Night and lamplight: a moth, wolves."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, props, room, sky, solids, weather
from theatre.animals.anatomy import mirror
from theatre.colour import darker
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, union
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
    """A sheep's face of paper, 1 high; centre (0, .5). Through the cut eyes somebody else looks."""
    wool = union(*(circle(30 * math.cos(a), 78 + 14 * math.sin(a), 14) for a in [i * math.pi / 5 for i in range(6)]), ellipse(0, 84, 26, 15))
    ears = union(ellipse(-42, 60, 17, 8, 20), ellipse(42, 60, 17, 8, -20))
    face = mirror("0,84 27,80 34,52 24,14 0,2")
    holes = union(ellipse(-14, 52, 9, 6.5, -14), ellipse(14, 52, 9, 6.5, 14))
    glint = union(ellipse(-13, 51, 4, 5), ellipse(15, 51, 4, 5))
    pupils = union(ellipse(-13, 51, 1.3, 4.4), ellipse(15, 51, 1.3, 4.4))
    smile = union(line([(-8, 26), (0, 20), (8, 26)], 3), line(bezier((-15, 16), (0, 4), (15, 16), n=8), 3))
    marks = [
        Mark(face.boundary.buffer(2.6), "#a89a94", 0.9),
        Mark(union(circle(-21, 30, 8), circle(21, 30, 8)), "#e89a94", 0.75, 0.02),
        Mark(holes, "#0c0a14"),
        Mark(glint, "#f8bc28"),
        Mark(pupils, "#0c0a14"),
        Mark(smile, "#5a4a4c"),
    ]
    return thing([piece(ears, "#d8ccc4", 4, -2), piece(face, "#fbf6ee", 5, 0, marks, "skin"), piece(wool, "#fffdf6", 9, 4, [], "wool")], middle=(0, 50))


def masked(s: Stage, x: float, y: float, k: float, d: float, colour: str, pose: str = "sit", turn: float = 0.0) -> None:
    """A wolf, larger than its mask: ears, cheeks and chin show round it, and the string that holds it."""
    f = s.place(animals.wolf(pose, colour), x, y, k, d, flip=x > 0)
    hx, hy = f.points["head"]
    q = k if pose == "sit" else 0.82 * k
    s.puff(
        line(bezier((hx - 0.33 * q, hy + 0.1 * q), (hx, hy + 0.02 * q), (hx + 0.33 * q, hy + 0.1 * q), n=12), 0.026 * q),
        d - 0.27 * q,
        0.01,
        "#7a1c18",
        "#c83428",
        shadow=False,
    )
    s.place(sheep_mask(), hx, hy - 0.16 * q, 0.39 * q, d - 0.32 * q, turn=turn)


def unmasked(s: Stage, x: float, y: float, k: float, d: float, colour: str) -> None:
    """The one whose mask has slipped off to the side: an eye, the muzzle and two fangs show."""
    f = s.place(animals.wolf("sit", colour), x, y, k, d)
    hx, hy = f.points["head"]
    u = 0.88 * k / 100

    def at(g: Geom) -> Geom:
        return move(g, hx, hy, 0, u)

    slit = draw("-24,11! -15,14 -6,6! -13,1 -20,4")
    s.puff(at(slit), d - 0.3 * k, 0.008, "#e89a10", "#ffd848", [Mark(at(ellipse(-14, 7, 2.2, 6)), "#0c0a14")], shadow=False, glow=0.2)
    s.puff(at(line([(-26, 17), (-5, 9)], 3.4)), d - 0.32 * k, 0.008, darker(colour, 0.5), darker(colour, 0.35), brush="fur", shadow=False)
    jaw, maw = mirror("0,-22 12,-22 15,-32 8,-44 0,-47"), mirror("0,-27 10,-26 11,-33 6,-41 0,-43")
    teeth = union(*(draw(f"{tx - 3},-27! {tx},-38! {tx + 3},-27!") for tx in (-7, 7)), *(draw(f"{tx - 2},-42! {tx},-37! {tx + 2},-42!") for tx in (-3, 3)))
    s.puff(at(jaw), d - 0.24 * k, 0.02, "#8a92a0", "#d8dce0", brush="fur", shadow=False)
    s.puff(at(maw), d - 0.29 * k, 0.006, "#3c0c18", "#6a1c28", shadow=False)
    s.puff(at(teeth), d - 0.31 * k, 0.006, "#e8e4dc", "#ffffff", shadow=False, glow=0.1)
    s.puff(at(ellipse(0, -25, 7, 5)), d - 0.34 * k, 0.02, "#141018", "#4a3a40", shadow=False)
    string = bezier((hx - 0.28 * k, hy + 0.24 * k), (hx - 0.06 * k, hy + 0.24 * k), (hx + 0.1 * k, hy + 0.14 * k), n=12)
    s.puff(line(string, 0.024 * k), d - 0.27 * k, 0.01, "#7a1c18", "#c83428", shadow=False)
    s.place(sheep_mask(), hx + 0.15 * k, hy - 0.24 * k, 0.42 * k, d - 0.34 * k, turn=-30)


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
    s.sheet(land.hill(s.rng, -0.56, 0.02, 0.5), 3.0, "#8494b0", "#e0e6f0", span=(-1.0, -0.55), bump=0.5)
    # They sit round it; one comes late, one has forgotten what it is playing.
    masked(s, -0.14, -0.48, 0.64, 2.9, "#566078", turn=-5)
    masked(s, -0.74, -0.54, 0.7, 2.7, "#566078", turn=8)
    weather.fog(s, 2.5, "#a8b4c4", 0.3, -0.9, -0.2)
    masked(s, 0.3, -0.64, 0.74, 2.3, "#626c84", turn=6)
    s.sheet(land.hill(s.rng, -0.86, 0.02, 0.5), 1.95, "#7c8cac", "#e8ecf4", span=(-1.3, -0.86), bump=0.5)
    masked(s, -1.14, -1.02, 0.98, 1.8, "#6a748a", "stand", -6)
    unmasked(s, 0.68, -0.94, 0.92, 1.75, "#727c92")
    # The one sheep, with another's tail.
    y = -1.14
    g = land.hill(s.rng, -1.04, 0.02, 0.5)
    s.sheet(g, 1.5, "#6c7ca0", "#e8ecf4", span=(-1.5, -1.0), bump=0.5)
    weather.contact(s, 0.04, y + 0.025, 0.8, 1.43, 0.9, "#141c3c")
    tail = limb([(-0.24, y + 0.36), (-0.44, y + 0.4), (-0.54, y + 0.2), (-0.72, y + 0.26)], 0.06, 0.16, 0.17, 0.03)
    s.puff(tail, 1.38, 0.07, "#5a4640", "#b0947c", [Mark(circle(-0.71, y + 0.26, 0.1), "#e8ecf0", 0.95)], "fur", shadow=False)
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
