"""Behind glass: a winter that somebody tips over."""

import math

from shapely.geometry import box

from theatre import land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.animals.anatomy import INK, hide, mirror
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

TILT = 14.0


def curious_cat(c: str) -> Figure:
    """A cat's head from the front, eyes wide and turned aside and down; its middle on (0, 0), 1 wide."""
    skull = mirror("0,27 12,31 30,56! 37,28 44,4 34,-20 14,-30 0,-31")
    inner = union(draw("18,33! 28,48! 32,28!"), draw("-18,33! -28,48! -32,28!"))
    stripes = union(
        *(stroke([(x, 29), (x * 0.7, 15)], 4.5, 1.5) for x in (-10, 0, 10)),
        *(stroke([(u * 43, y), (u * 31, y - 1)], 3.5, 1) for u in (-1, 1) for y in (-2, -9)),
    )
    muzzle = union(ellipse(-8, -15, 12, 9), ellipse(8, -15, 12, 9), ellipse(0, -24, 8, 6))
    marks = [Mark(inner, "#e8a498", 0.9), Mark(stripes, darker(c, 0.4), 0.75), Mark(muzzle, lighter(c, 0.75), 0.9, 0.01)]
    for u in (-1, 1):
        x = u * 18
        marks += [
            Mark(circle(x, 5, 12.5), darker(c, 0.5), 0.8),
            Mark(circle(x, 5, 11.2), "#d8e070"),
            Mark(circle(x - 4.6, 1, 6.6), INK),
            Mark(circle(x - 2.4, 4.6, 2.4), "#ffffff"),
        ]
    marks += [
        Mark(draw("-5,-8! 5,-8! 0,-14!"), "#c05a5c"),
        Mark(union(line(bezier((0, -13), (-2, -20), (-9, -19), n=8), 1.7), line(bezier((0, -13), (2, -20), (9, -19), n=8), 1.7)), INK, 0.8),
    ]
    whiskers = union(*(line(bezier((u * 14, -15 + d * 0.3), (u * 34, -13 + d), (u * 56, -18 + 2 * d), n=8), 1.3) for u in (-1, 1) for d in (-5, 1, 7)))
    return thing([hide(skull, c, 18, 0, marks), piece(whiskers, "#fff8ec", 1, 20)])


def flying_hat() -> Figure:
    return thing(
        [
            piece(box(-26, 0, 26, 62).buffer(3), "#2a2a38", 12, 0, [Mark(box(-40, 6, 40, 20), "#f0e4d0", 0.95)], "cloth"),
            piece(ellipse(0, -2, 48, 9), "#2a2a38", 6, 8),
        ]
    )


@card("spring", focus=1.4)
def snow_globe(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.55, 1.05, 0.7), (0.3, 0.72, 0.4)], glow=sky.Glow(-0.8, 0.4, 0.9, "#fff8d0", 0.5))
    land.distance(s, "hills", 3, y=0.1, step=-0.16, tall=0.3, depth=4.3, gap=0.4, fog=0.4)
    s.sheet(land.hill(s.rng, -0.34, 0.04, 0.5), 2.9, "#4f9c4c", "#b4dc7c", span=(-0.9, -0.3))
    for _ in range(60):
        x, y = s.rng.uniform(-1.05, 1.05), -0.34 - s.rng.uniform(0.0, 0.44)
        c = s.rng.choice(["#f06a8c", "#fff4e0", "#f8d048", "#e84c3c"])
        r = s.rng.uniform(0.016, 0.03)
        petals = union(*(circle(x + r * math.cos(a), y + r * math.sin(a), r * 0.7) for a in [i * math.tau / 5 for i in range(5)]))
        s.puff(petals, 2.7, 0.02, c, lighter(c, 0.3), [Mark(circle(x, y, r * 0.5), "#f0b030")], shadow=False)
    s.sheet(box(-1.2, -1, -0.93, 1.7), 2.3, "#e0dcc8", "#fffaf0", thick=0.1, translucent=0)
    s.sheet(union(box(-0.06, -1, 0.04, 1.7), box(-1.2, 0.98, 1.2, 1.06)), 2.6, "#e0dcc8", "#fffaf0", thick=0.08, translucent=0)
    sill = -0.84
    s.puff(box(-1.4, -1.9, 1.4, sill + 0.02), 2.2, 0.02, "#c8b890", "#fff6e0", brush="wood")
    s.sheet(box(-1.4, -1.9, 1.4, -1.36), 1.0, "#a89468", "#e8d8b0", thick=0.1, translucent=0)
    # Everything in the globe turns about the edge on which its base still stands.
    pivot, r = (-0.55, -0.96), 0.68

    def tipped(p: XY) -> XY:
        a = math.radians(TILT)
        x, y = p[0] - pivot[0], p[1] - pivot[1]
        return pivot[0] + x * math.cos(a) - y * math.sin(a), pivot[1] + x * math.sin(a) + y * math.cos(a)

    def tip(g: Geom) -> Geom:
        return move(move(g, -pivot[0], -pivot[1]), *pivot, TILT)

    cx, cy = tipped((0.0, 0.02))
    ball = circle(cx, cy, r)
    s.puff(ball, 1.75, 0.01, "#9cc0ec", "#27448c", shadow=False, glow=0.14)
    for y, d, low, high in ((-0.2, 1.68, "#6c88c4", "#bcd0f0"), (-0.34, 1.62, "#a0b6e0", "#f6f8ff")):
        s.puff(tip(land.hill(s.rng, y, 0.05, 0.9)).intersection(ball.buffer(-0.01)), d, 0.02, low, high, shadow=False)
    for x, h, d in ((-0.46, 0.5, 1.64), (-0.3, 0.32, 1.66), (0.48, 0.46, 1.64)):
        s.puff(tip(plants.pine(s.rng, x, -0.3, h)).intersection(ball.buffer(-0.02)), d, 0.03, "#2f5c6c", "#d8e8ec", shadow=False)
    ground = -0.4
    post = tipped((0.3, ground + 0.02))
    lamp = s.place(props.street_lamp("#20263c"), *post, 0.62, 1.56, turn=TILT, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 1.5, 0.28, "#ffd080", 0.7)
    light.lamp(s, *lamp.points["lamp"], 1.2, 2.5, "#ffd080", 0.05)
    # They hold each other, and he the lamp: their street has gone steep.
    weather.contact(s, *tipped((0.04, ground)), 0.5, 1.56, 0.5, "#34508c")
    lady = people.lady(
        Pose(near_leg=(-4, -8), far_leg=(10, 4), lean=10, nod=4),
        profile=True,
        mood="afraid",
        gaze=(0.6, -0.2),
        top="#d8342c",
        pattern="",
        bottom="#8a1c24",
        scarf="#fff4e0",
        hands=("flat", "flat"),
        touch={"hand": (0.34, 0.64), "far_hand": (0.3, 0.74)},
    )
    groom = people.groom(
        Pose(near_leg=(22, 12), far_leg=(-10, -14), lean=0, nod=-4),
        profile=True,
        mood="surprised",
        gaze=(0.4, 0.6),
        hat="",
        top="#2c5a6a",
        bottom="#22344c",
        scarf="#f0b030",
        hands=("grip", "flat"),
        touch={"hand": (-0.32, 0.7), "far_hand": (0.26, 0.66), "elbows": (-1, 1)},
    )
    k = 0.6
    s.place(groom, *tipped((0.1, ground)), k, 1.46, turn=TILT, flip=True, shadow=False)
    s.place(lady, *tipped((-0.08, ground)), 0.55, 1.42, turn=TILT, shadow=False)
    s.place(flying_hat(), cx + 0.06, cy + 0.4, 0.17, 1.4, turn=30, shadow=False)
    # The snow has not yet understood: it swirls.
    flakes = []
    for _ in range(150):
        t = s.rng.random()
        a = 2.6 - 5.2 * t + s.rng.uniform(-0.4, 0.4)
        q = r * (0.9 - 0.45 * t * s.rng.random()) * s.rng.uniform(0.85, 1.02)
        x, y = cx + q * math.cos(a), cy + q * math.sin(a)
        if math.dist((x, y), (cx + 0.05, cy - 0.1)) > 0.27:
            flakes.append((x, y, s.rng.uniform(1.1, 1.5), s.rng.uniform(0.006, 0.016)))
    solids.balls(s, flakes, material.solid("#ffffff", rough=0.9, bump=0, glow=0.4))
    glass = solids.ball(s, cx, cy, 1.6, r + 0.02, material.glass("#f0faff", 0.05))
    glass.visible_shadow = False
    rim = ball.buffer(0.02).difference(ball.buffer(-0.012))
    s.sheet(rim, 0.86, shadow=False, thick=0.004, edge=0, mat=veils.tint("#e8fbff", 0.6))
    arcs = (((2.9, 2.55, 2.2), 0.84, 0.06), ((2.1, 2.02, 1.95), 0.85, 0.04), ((-0.4, -0.8, -1.1), 0.88, 0.024))
    gleam = union(*(limb([(cx + r * q * math.cos(a), cy + r * q * math.sin(a)) for a in angles], 0.008, w, 0.008) for angles, q, w in arcs))
    s.sheet(gleam, 0.84, shadow=False, thick=0.004, edge=0, mat=veils.tint("#ffffff", 0.6))
    # The base stands on one edge.
    spin = (0.0, -math.radians(TILT), 0.0)
    weather.contact(s, -0.1, pivot[1] + 0.02, 1.3, 1.85, 0.75, "#4a3a1c")
    weather.contact(s, -0.42, pivot[1] - 0.01, 0.6, 1.8, 0.8, "#3a2a14")
    base = [(0.0, 0.3), (0.42, 0.3), (0.47, 0.27), (0.44, 0.2), (0.5, 0.08), (0.56, 0.05), (0.56, 0.0), (0.0, 0.0)]
    foot = tipped((0.0, -0.94))
    solids.lathe(s, base, *foot, 1.6, 1.0, material.solid("#c83c2c", "#98281f", rough=0.35, coat=0.5, bump=0.1), spin)
    solids.lathe(
        s, [(0.445, 0.0), (0.475, 0.018), (0.445, 0.036)], *tipped((0.0, -0.76)), 1.6, 1.02, material.solid("#f0c860", rough=0.3, metal=0.6, bump=0), spin
    )
    # The cat, who wants to know what is in it.
    fur = "#e08a38"
    px, py = cx + (r + 0.02) * math.cos(0.12), cy + (r + 0.02) * math.sin(0.12)
    leg = limb([(1.4, -0.2), (1.1, -0.1), (0.82, 0.02), (px + 0.09, py - 0.01)], 0.34, 0.27, 0.21, 0.18)
    body = draw("0.62,0.34 0.5,0.0 0.5,-0.5 0.54,-0.86 1.4,-0.86! 1.4,0.5")
    bands = union(*(stroke(bezier((1.4, y), (1.0, y + 0.08), (0.84, y + 0.02), n=8), 0.07, 0.02) for y in (-0.7, -0.5, -0.3, -0.1)))
    under = Mark(move(leg, 0.02, -0.07).buffer(0.02), darker(fur, 0.8), 0.9, 0.02)
    chest = Mark(ellipse(0.6, -0.1, 0.12, 0.3), lighter(fur, 0.7), 0.8, 0.03)
    s.puff(body, 2.1, 0.2, darker(fur, 0.4), darker(fur, 0.12), [Mark(bands, darker(fur, 0.4), 0.7, 0.004), chest, under], "fur")
    s.place(curious_cat(fur), 0.7, 0.64, 0.92, 1.9, turn=10)
    rings = union(
        *(
            stroke(bezier((x - 0.04, y + 0.14), (x + 0.03, y), (x - 0.08, y - 0.13), n=8), 0.02, 0.045, 0.02)
            for x, y in ((0.72, 0.06), (0.83, 0.01), (0.94, -0.04))
        )
    )
    s.puff(leg, 1.2, 0.12, darker(fur, 0.1), lighter(fur, 0.3), [Mark(rings, darker(fur, 0.35), 0.7, 0.004)], "fur")
    white = "#fff2e0"
    toes = draw(
        f"{px + 0.16},{py + 0.1} {px + 0.05},{py + 0.13} {px},{py + 0.08} {px - 0.01},{py} {px},{py - 0.08} {px + 0.06},{py - 0.12} {px + 0.16},{py - 0.11} {px + 0.21},{py}"
    )
    clefts = union(*(line(bezier((px + 0.0, py + v), (px + 0.05, py + v * 0.9), (px + 0.085, py + v * 0.8), n=6), 0.014) for v in (0.045, 0.0, -0.045)))
    s.puff(toes, 1.0, 0.08, darker(white, 0.14), white, [Mark(clefts, "#8a5a3c", 0.85, 0.002)], "fur")
    s.place(props.cup("#fffaf0", "#e8688a"), -0.72, -1.32, 0.4, 0.8)
    light.sun(s, 1.9, side=-0.7, height=0.7).visible_glossy = False
    light.area(s, (-3.0, -4.0, 3.5), (0, 1.5, -0.1), 2.2, 520, s.p.key).visible_glossy = False
    light.lamp(s, 2.0, 1.9, 2.3, 160, s.p.rim, 0.6).visible_glossy = False
