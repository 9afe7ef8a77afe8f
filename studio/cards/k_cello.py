"""A cello across a brook, on the way to the fair."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, plants, props, sky, veils, weather
from theatre.animals.anatomy import at, eye, hide
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, polygons, smooth, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

LEAVES = ["#c8381c", "#e8882c", "#f0b840", "#a8481c", "#d8642c"]


def cart() -> Figure:
    """A two-wheeled cart with a shaft to the right; the load stands on y = 50."""
    planks = union(line([(-44, 36), (44, 36)], 2.5), line([(-46, 45), (46, 45)], 2.5))
    spokes = union(line([(-22, 18), (6, 18)], 4), line([(-8, 4), (-8, 32)], 4))
    return thing(
        [
            piece(Polygon([(-40, 26), (-48, 54), (48, 54), (40, 26)]), "#8a5a30", 8, 0, [Mark(planks, "#5a3418", 0.8)], "wood"),
            piece(line([(40, 34), (84, 44)], 5), "#6a4424", 3, 1),
            piece(circle(-8, 18, 20), "#6a4424", 5, 8, [Mark(circle(-8, 18, 14), "#c89a5c"), Mark(spokes, "#6a4424")]),
        ]
    )


def porter(colour: str, scarf: str) -> Figure:
    """A mouse from the side, leaning into a harness; 1 high. Points: strap."""
    head = draw("-16,10 -8,20 6,22 20,14 34,0 42,-9 40,-14 26,-18 4,-20 -14,-10")
    ears = [
        hide(ellipse(-16, 22, 13, 16, 12), darker(colour, 0.12), 5, -2, [Mark(ellipse(-15, 21, 8, 10, 12), "#d89a94", 0.9)]),
        hide(ellipse(-2, 27, 15, 18, 14), colour, 6, 10, [Mark(ellipse(-1, 26, 9, 12, 14), "#f0b4ac", 0.95)]),
    ]
    face = hide(head, colour, 14, 0, [Mark(ellipse(22, -14, 16, 6, -8), lighter(colour, 0.5), 0.8, 0.02), *eye(16, 3, 4.2)])
    band = draw("-8,58 4,66 20,64 26,56 20,50 4,52 -8,52")
    return thing(
        [
            Part(limb([(-18, 14), (-42, 6), (-60, 18), (-78, 12)], 5.5, 4.5, 3.5, 2), "#b87a74", "#e8a89c", 2, -3),
            hide(limb([(2, 24), (16, 16), (20, 5)], 17, 13, 9), darker(colour, 0.2), 6, -2),
            Part(ellipse(26, 3.5, 11, 4), "#c88a80", "#e8a89c", 4, -1),
            hide(
                draw("-22,16 -25,36 -10,56 8,64 20,56 20,32 10,14 -8,8"),
                colour,
                16,
                0,
                [Mark(draw("8,54 16,48 16,30 8,16 4,30"), lighter(colour, 0.5), 0.7, 0.02)],
            ),
            hide(limb([(-8, 24), (-12, 14), (-24, 6)], 18, 13, 9), colour, 7, 8),
            Part(ellipse(-20, 3.5, 11, 4), "#c88a80", "#f0b8ac", 4, 10),
            *at([*ears, face, Part(circle(41, -10, 4), "#a84a48", "#e08880", 4, 8)], 14, 76, 0, 1.0, 6),
            piece(draw("-6,54 -20,52 -34,58! -26,46 -34,38! -18,42 -4,48"), scarf, 4, 12, [], "cloth"),
            piece(band, scarf, 5, 15, [], "cloth"),
            hide(limb([(4, 48), (16, 38), (24, 44)], 9, 8, 8), colour, 5, 20),
        ],
        strap=(14, 46),
    )


@card("autumn", focus=1.4)
def cello_bridge(s: Stage) -> None:
    # Seen from the near bank, a little above: what lies on the ground runs away from us.
    def on(x: float, z: float, h: float = 0.0) -> tuple[float, float]:
        k = 1 / (1 + 0.25 * z)
        return x * k, 0.95 - (2.4 - h) * k

    sky.backdrop(s, glow=sky.Glow(0.5, 0.5, 0.9, "#fff4c0", 0.8), wisps=0.15)
    for i, (y, d) in enumerate(((0.62, 4.6), (0.48, 4.2))):
        low, high = (("#e8bc80", "#f8e0b0"), ("#c8803c", "#f0bc6c"))[i]
        wood = union(*(Polygon(p.exterior) for p in polygons(land.forest(s.rng, y, 0.6 - 0.2 * i, 15, "round"))))
        s.sheet(wood, d, low, high, span=(y - 0.2, y + 0.5))
        weather.fog(s, d - 0.2, "#fbe8bc", 0.5, y - 0.4, y + 0.4)
    s.sheet(draw("-1.7,0.58! -0.8,0.63 -0.1,0.61 0.5,0.58 1.7,0.6! 1.7,-0.6! -1.7,-0.6!"), 3.8, "#8a7a2c", "#f0c868", span=(-0.1, 0.5), bump=0.6)
    # The green brook.
    brook = draw("-1.7,0.26! -0.9,0.2 -0.4,0.12 0.1,0.06 0.5,-0.06 0.9,-0.16 1.7,-0.24! 1.7,-1.9! -1.7,-1.9!")
    ripples = []
    for _ in range(110):
        z = s.rng.uniform(0, 7)
        x, y = on(s.rng.uniform(-4, 4), z, -0.1)
        w = 0.2 / (1 + 0.3 * z)
        ripples.append(stroke([(x - w, y), (x, y - 0.006), (x + w, y)], 0.004, 0.018 / (1 + 0.3 * z), 0.004))
    gold = union(
        *(
            stroke([(x - w, y), (x + w, y)], 0.006, 0.02, 0.006)
            for x, y, w in [(0.55 + s.rng.gauss(0, 0.16), s.rng.uniform(-0.6, -0.1), s.rng.uniform(0.03, 0.1)) for _ in range(26)]
        )
    )
    s.puff(brook, 3.4, 0.01, "#1f6a5c", "#8fc49c", [Mark(union(*ripples), "#d0ecc8", 0.5), Mark(gold, "#fff0b0", 0.8)], shadow=False)
    s.puff(union(brook.boundary.buffer(0.012)).intersection(box(-1.6, -0.3, 1.6, 0.4)), 3.3, 0.012, "#5a4a1c", "#a88c3c", shadow=False)
    # The fair on the far bank.
    for x, y, k, a in ((0.22, 0.34, 0.34, "#e8a83c"), (0.5, 0.33, 0.46, "#c8382c"), (0.88, 0.28, 0.6, "#2f7a86")):
        weather.contact(s, x, y, k * 1.1, 3.15, 0.5)
        s.place(props.tent(a, "#fbf0d8"), x, y - 0.01, k, 3.1, shadow=False)
    flags = [(-0.1 + 0.1 * i, 0.8 - 0.07 * math.sin(i / 11 * math.pi)) for i in range(12)]
    s.sheet(line(flags, 0.009), 2.95, "#8a5a34", shadow=False)
    for i, (x, y) in enumerate(flags):
        c = ("#c8382c", "#f0c048", "#2f7a86")[i % 3]
        s.puff(Polygon([(x - 0.03, y), (x + 0.03, y), (x, y - 0.08)]), 2.92, 0.008, c, lighter(c, 0.2), shadow=False)
    s.puff(stroke([(-0.1, 0.38), (-0.1, 0.82)], 0.02, 0.014), 2.95, 0.01, "#6a4424", "#a87844", shadow=False)
    # The cello: u runs from its foot to its scroll, v to its right.
    ax, az, bx, bz, n = -0.62, -0.2, 2.5, 7.0, 6.0
    dx, dz = (bx - ax) / n, (bz - az) / n

    def top(u: float, v: float, h: float = 0.5) -> tuple[float, float]:
        return on(ax + dx * u + 0.918 * v, az + dz * u - 0.395 * v, h)

    half = [
        (0.0, 0.0),
        (0.03, 0.42),
        (0.26, 0.74),
        (0.66, 0.84),
        (1.06, 0.76),
        (1.38, 0.58),
        (1.58, 0.42),
        (1.9, 0.37),
        (2.18, 0.42),
        (2.42, 0.58),
        (2.72, 0.64),
        (3.1, 0.57),
        (3.4, 0.32),
        (3.48, 0.1),
    ]
    ring = smooth(half + [(u, -v) for u, v in half[::-1]], corners=frozenset({5, 9, 18, 22}))

    def flat(points: list[tuple[float, float]], h: float = 0.5) -> Geom:
        return Polygon([top(u, v, h) for u, v in points]).buffer(0)

    shade = flat(ring, -0.16)
    s.sheet(shade.union(flat([(3.3, 0.12), (5.6, 0.1), (5.6, -0.1), (3.3, -0.12)], -0.1)), 3.1, mat=veils.tint("#0c3428", 0.5), shadow=False)
    # Far bank, where the scroll comes to lie; near bank under the foot.
    s.puff(
        draw("-1.6,-0.94! -1.0,-0.96 -0.84,-1.1 -0.5,-1.3 0.0,-1.36 0.5,-1.36 0.8,-1.24 1.6,-1.2! 1.6,-1.9! -1.6,-1.9!"),
        2.4,
        0.08,
        "#4a3a1c",
        "#b0983c",
        brush="stone",
        shadow=False,
    )
    ribs = union(*(flat(ring, 0.2 + 0.025 * i) for i in range(13)))
    s.puff(ribs, 2.0, 0.03, "#3a120a", "#8a3c1c", brush="wood", shadow=False)
    plate = flat(ring)
    inner = flat([(u * 0.95 + 0.085, v * 0.93) for u, v in ring])
    shine = flat([(0.6, -0.62), (1.3, -0.5), (2.0, -0.28), (2.9, -0.42), (2.6, -0.2), (1.6, -0.16), (0.8, -0.3)])
    s.puff(
        plate, 1.8, 0.03, "#8a2c14", "#e88844", [Mark(inner.boundary.buffer(0.009), "#3a120a", 0.85), Mark(shine, "#ffd8a0", 0.5, 0.03)], "wood", shadow=False
    )
    # Neck, fingerboard, pegs, scroll.
    s.puff(
        union(flat([(3.3, 0.17), (5.5, 0.13), (5.5, -0.13), (3.3, -0.17)], 0.36), flat([(3.3, 0.17), (5.5, 0.13), (5.5, -0.13), (3.3, -0.17)], 0.5)),
        1.9,
        0.02,
        "#4a1a10",
        "#8a4424",
        shadow=False,
    )
    board = flat([(2.3, 0.17), (5.4, 0.12), (5.4, -0.12), (2.3, -0.17)], 0.58)
    s.puff(union(board, flat([(2.3, 0.17), (5.4, 0.12), (5.4, -0.12), (2.3, -0.17)], 0.5)), 1.72, 0.012, "#140a0a", "#4a342c", shadow=False)
    for u in (5.55, 5.8):
        s.puff(stroke([top(u, -0.34), top(u, 0), top(u, 0.34)], 0.05, 0.02, 0.05), 1.95, 0.02, "#1c0e0c", "#5a3426", shadow=False)
    hx, hy = top(5.75, 0, 0.5)
    coil = limb([top(5.35, 0, 0.5), (hx, hy + 0.0), (hx + 0.07, hy + 0.05), (hx + 0.04, hy + 0.11), (hx - 0.01, hy + 0.07)], 0.085, 0.085, 0.075, 0.06, 0.05)
    s.puff(coil, 1.85, 0.04, "#6a2414", "#c8743c", [Mark(circle(hx + 0.025, hy + 0.065, 0.014), "#3a140c")], "wood", shadow=False)
    s.puff(
        draw(f"{hx - 0.2},{hy - 0.06} {hx - 0.06},{hy - 0.02} {hx + 0.1},{hy + 0.0} {hx + 0.26},{hy - 0.05} {hx + 0.1},{hy - 0.08}"),
        1.8,
        0.03,
        "#6a5a20",
        "#c8a848",
        brush="fur",
        shadow=False,
    )
    # Tailpiece, bridge, strings.
    s.puff(
        flat([(0.1, 0.08), (0.24, 0.13), (1.12, 0.2), (1.16, 0.0), (1.12, -0.2), (0.24, -0.13), (0.1, -0.08)], 0.6),
        1.65,
        0.02,
        "#140a0a",
        "#4a342c",
        shadow=False,
    )
    at_u = 2.02
    lo = [top(at_u, v, 0.5) for v in (-0.26, -0.15, 0.15, 0.26)]
    hi = [top(at_u, v, 0.74) for v in (-0.18, 0.18)]
    crown = Polygon(
        [
            lo[0],
            top(at_u, -0.2, 0.6),
            hi[0],
            top(at_u, 0.0, 0.77),
            hi[1],
            top(at_u, 0.2, 0.6),
            lo[3],
            lo[2],
            top(at_u, 0.09, 0.57),
            top(at_u, -0.09, 0.57),
            lo[1],
        ]
    )
    s.puff(
        crown.buffer(0.006),
        1.45,
        0.012,
        "#7a4620",
        "#c88c4c",
        [Mark(crown.buffer(0.006).boundary.buffer(0.009), "#5a3018", 0.8), Mark(circle(*top(at_u, 0.0, 0.66), 0.022), "#4a2410")],
        "wood",
        shadow=False,
    )
    # Four strings, straight from the tailpiece over the bridge to the pegs.
    wires = []
    for v in (-0.13, -0.045, 0.045, 0.13):
        wires.append(stroke([top(1.14, v * 1.1, 0.61), top(at_u, v * 1.1, 0.755)], 0.011, 0.01))
        wires.append(stroke([top(at_u, v * 1.1, 0.755), top(5.5, v * 0.6, 0.6)], 0.01, 0.008))
    s.sheet(union(*wires), 1.38, "#e8d8b0", shadow=False, thick=0.004, edge=0)
    # The sound holes; something lives in the near one.
    for side in (-1, 1):
        w = 0.075 if side == 1 else 0.05
        way = [top(0.84, side * 0.56), top(0.96, side * 0.44), top(1.34, side * 0.41), top(1.72, side * 0.31), top(1.9, side * 0.36)]
        hole = union(limb(way, w * 0.7, w * 1.2, w * 1.5, w * 0.9, w * 0.5), ellipse(*way[0], w * 0.7, w * 0.56), ellipse(*way[4], w * 0.5, w * 0.4))
        if side == 1:
            ex, ey = top(1.32, side * 0.42)
            hole = union(hole, ellipse(ex, ey, 0.15, 0.1, 10))
        s.puff(hole, 1.6, 0.004, "#140604", "#2c0e08", shadow=False)
        s.puff(hole.buffer(0.01).difference(hole), 1.59, 0.004, "#5a1c0c", "#c87840", shadow=False)
    slit = draw(
        f"{ex - 0.13},{ey - 0.012}! {ex - 0.06},{ey + 0.05} {ex + 0.04},{ey + 0.068} {ex + 0.13},{ey + 0.03}! {ex + 0.05},{ey - 0.05} {ex - 0.05},{ey - 0.055}"
    )
    look = [
        Mark(slit.boundary.buffer(0.012), "#8a4a08", 0.7, 0.006),
        Mark(ellipse(ex - 0.02, ey + 0.005, 0.024, 0.075), "#1c1008"),
        Mark(circle(ex + 0.012, ey + 0.032, 0.013), "#ffffff"),
    ]
    s.puff(slit, 1.5, 0.02, "#e09818", "#ffdc48", look, glow=0.25, shadow=False)
    lid = draw(
        f"{ex - 0.14},{ey - 0.02}! {ex - 0.08},{ey + 0.06} {ex + 0.04},{ey + 0.09} {ex + 0.14},{ey + 0.04}! {ex + 0.05},{ey + 0.036} {ex - 0.06},{ey + 0.02}"
    )
    s.puff(lid, 1.44, 0.014, "#3c4818", "#8c9840", shadow=False)
    weather.halo(s, ex, ey, 1.4, 0.22, "#ffd840", 0.14)
    # The caravan.
    coats, scarves = ("#b8a090", "#8c8690"), ("#2f7a94", "#d8342c", "#d89030")
    for i, (u, v, k, load) in enumerate(((3.16, -0.16, 0.44, "apple"), (0.4, -0.5, 0.44, "pear"))):
        h = 0.52 if i == 0 else 0.5
        z = az + dz * u - 0.395 * v
        q = k / (1 + 0.25 * z)
        d = 1.2 - 0.1 * i
        cx, cy = top(u, v, h)
        mx, my = cx + 0.92 * q, cy + 0.36 * q
        weather.contact(s, mx, my, 0.8 * q, d + 0.05, 0.6)
        weather.contact(s, cx, cy, 1.1 * q, d + 0.05, 0.6)
        f = s.place(porter(coats[i], scarves[i]), mx, my, q, d, shadow=False)
        for j, (ox, oy, kk) in enumerate(((-0.24, 0.46, 0.52), (0.22, 0.46, 0.5), (0.0, 0.62, 0.52))):
            fruit = props.apple() if (load == "apple") != (j == 1) else props.pear()
            s.place(fruit, cx + ox * q, cy + oy * q, kk * q, d + 0.02 - 0.01 * j, turn=(12, -14, 4)[j], shadow=False)
        s.place(cart(), cx, cy, 1.0 * q, d - 0.06, shadow=False)
        px, py = f.points["strap"]
        pull = bezier((cx + 0.8 * q, cy + 0.44 * q), ((cx + px) / 2 + 0.3 * q, cy + 0.4 * q), (px, py), n=12)
        s.puff(stroke(pull, 0.04 * q, 0.05 * q), d - 0.16, 0.008, "#6a3c20", "#c88a54", shadow=False)
        s.puff(line([(px - 0.16 * q, py + 0.14 * q), (px, py), (px + 0.1 * q, py - 0.04 * q)], 0.05 * q), d - 0.18, 0.008, "#6a3c20", "#c88a54", shadow=False)
    # The first are there already.
    for x, y, k, c in ((0.1, 0.24, 0.15, "#a89a94"), (-0.06, 0.2, 0.15, "#8c8690")):
        weather.contact(s, x, y, k, 2.85, 0.5)
        s.place(porter(c, scarves[2]), x, y, k, 2.8, shadow=False)
    sx, sy = top(0.42, 0.44)
    weather.contact(s, sx, sy, 0.3, 1.05, 0.5)
    s.place(animals.snail("#c8703c"), sx, sy - 0.01, 0.2, 1.0, turn=8, shadow=False)
    # The oak over us.
    bark = ("#2c1a12", "#6a4428")
    s.puff(limb([(-1.2, -0.6), (-1.1, 0.3), (-1.12, 0.9), (-0.96, 1.8)], 0.34, 0.2, 0.2, 0.3), 0.6, 0.1, *bark, brush="plank", shadow=False)
    for a, b, c in (((-1.0, 0.7), (-0.6, 0.98), (-0.1, 0.96)), ((-0.98, 1.1), (-0.4, 1.3), (0.6, 1.24))):
        s.puff(limb([a, b, c], 0.13, 0.08, 0.02), 0.65, 0.04, *bark, brush="wood", shadow=False)
    for _ in range(80):
        q = s.rng.random()
        x, y, c = -1.05 + 2.1 * q**1.3, s.rng.uniform(0.9 + 0.2 * q, 1.56), s.rng.choice(LEAVES)
        s.puff(move(plants.leaf(0.2, 0.11), x, y, s.rng.uniform(190, 350)), s.rng.uniform(0.3, 0.8), 0.02, darker(c, 0.2), lighter(c, 0.1), shadow=False)
    weather.falling(s, [plants.leaf(1, 0.5)], LEAVES, 10, (0.05, 0.08), (0.6, 1.2), (0.3, 0.9))
    for x, y in ((0.5, -1.0), (0.74, -0.82), (0.82, -1.24), (-0.8, -0.36), (-0.6, -0.2), (0.6, -1.38)):
        c = s.rng.choice(LEAVES)
        s.puff(ellipse(x, y, 0.06, 0.018), 2.6, 0.008, darker(c, 0.2), c, shadow=False)
    light.sun(s, 1.3, "#ffe4b0", side=0.8, height=0.6)
    light.rig(s, 850, 260)
