"""A suitcase on a wet platform: there is a sunny valley in it, and somebody steps out."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, plants, props, veils, weather
from theatre.animals.anatomy import eye
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

FRONT, BACK = -0.66, 0.1
LEFT, RIGHT = (-0.92, -0.76), (0.66, 0.52)
"""The opening, seen from above: its near and far edge, and how far each reaches."""
MOUTH = Polygon([(LEFT[0], FRONT), (RIGHT[0], FRONT), (RIGHT[1], BACK), (LEFT[1], BACK)])
FUR = "#b8703c"


def platform(s: Stage) -> None:
    """Wet flags in the rain, from above; a train waits, its lamps run down the stones."""
    away = (0.1, 3.2)
    lines = [line([(-2.4 + 0.4 * i, -1.7), (away[0] + (-2.4 + 0.4 * i - away[0]) * 0.48, 0.96)], 0.014) for i in range(14)]
    rows = [line([(-2, y), (2, y)], 0.012) for y in (0.7, 0.44, 0.14, -0.22, -0.64, -1.12)]
    sheen = union(*(stroke([(x, 0.95), (x + 0.02, 0.3), (x - 0.02, -0.3)], 0.1, 0.16, 0.02) for x in (-0.86, 0.86, 0.2)))
    marks = [Mark(union(*lines, *rows), "#4a6468", 0.8), Mark(sheen, "#f0dc98", 0.5, 0.02), Mark(ellipse(-0.1, -1.2, 1.1, 0.35), "#dce8a0", 0.35, 0.08)]
    s.puff(box(-1.4, -1.9, 1.4, 1.0), 4.2, 0.004, "#7c9a98", "#88a4a0", marks, "wash", cell=0.03, shadow=False)
    s.flat(box(-1.5, 0.88, 1.5, 0.98), 4.1, "#e0c860", "#f4e494", brush="stone")
    s.flat(box(-1.6, 0.98, 1.6, 1.12), 4.05, "#24343c", "#34484c")
    for x in (-0.78, -0.3, 0.5, 0.98):
        s.flat(circle(x, 1.06, 0.15), 3.95, "#34444a", "#5c6c70", [Mark(circle(x, 1.06, 0.1), "#24343a"), Mark(circle(x, 1.06, 0.035), "#c8a850")], height=0.03)
    wagon = box(-1.6, 1.1, 1.6, 1.9)
    panes = union(*(box(x - 0.16, 1.32, x + 0.16, 1.9).buffer(0.02) for x in (-0.86, 0.2, 0.86)))
    s.flat(wagon, 3.85, "#2f5a4c", "#3f7460", [Mark(box(-2, 1.18, 2, 1.21), "#e8d088"), Mark(panes.buffer(0.025), "#24463c")], height=0.03)
    s.flat(panes, 3.75, "#ffd880", "#ffecb4", glow=0.3)
    s.flat(box(-0.5, 1.16, -0.14, 1.9), 3.75, "#24463c", "#2f5648", [Mark(box(-0.46, 1.3, -0.18, 1.9), "#f4d890", 0.5)])
    for y, w in ((1.06, 0.2), (0.96, 0.24)):
        s.flat(box(-0.32 - w, y, -0.32 + w, y + 0.05), 3.7, "#4a5a5c", "#8ca09c", height=0.02)
    for _ in range(26):
        x, y = s.rng.uniform(-1, 1), s.rng.uniform(-1.45, 0.8)
        r = 0.03 + 0.03 * (0.8 - y) / 2.2
        s.flat(ellipse(x, y, r, r * 0.4).difference(ellipse(x, y, r - 0.009, r * 0.4 - 0.007)), 4.0, "#dcecec")


def lid(s: Stage) -> None:
    g = draw("-0.77,0.08! -0.84,0.72 -0.76,0.84 0.5,0.84 0.59,0.72 0.53,0.08!")
    inner = draw("-0.7,0.1! -0.765,0.7 -0.71,0.77 0.45,0.77 0.52,0.7 0.46,0.1!")
    checks = union(*(line([(-1 + 0.13 * i, 0), (-1 + 0.13 * i, 1)], 0.05) for i in range(16)), *(line([(-1, 0.13 * i), (1, 0.13 * i)], 0.05) for i in range(8)))
    s.puff(g, 2.6, 0.05, "#6a3a22", "#a8683c", brush="stone", shadow=False)
    s.flat(
        inner,
        2.5,
        "#c85c44",
        "#d87858",
        [Mark(checks.intersection(inner), "#f0c89c", 0.45), Mark(ellipse(-0.1, 0.1, 0.8, 0.34), "#fff0a8", 0.5, 0.1)],
        "cloth",
    )
    # A pocket with a map and a comb of fern in it.
    paper = Polygon([(-0.6, 0.44), (-0.56, 0.7), (-0.44, 0.66), (-0.34, 0.72), (-0.26, 0.44)])
    s.flat(
        paper,
        2.45,
        "#f0e4c0",
        "#fffae4",
        [
            Mark(line(bezier((-0.56, 0.5), (-0.46, 0.7), (-0.42, 0.5), (-0.3, 0.62), n=14), 0.016), "#58a0c8"),
            Mark(circle(-0.36, 0.63, 0.022), "#d8402c"),
            Mark(union(line([(-0.5, 0.44), (-0.45, 0.67)], 0.008)), "#b8a880"),
        ],
    )
    pocket = draw("-0.68,0.5! -0.4,0.47 -0.18,0.5! -0.2,0.22! -0.66,0.22!")
    s.flat(pocket, 2.4, "#b84c38", "#cc6448", [Mark(line([(-0.68, 0.48), (-0.4, 0.45), (-0.18, 0.48)], 0.014), "#f4d8a0")], "cloth", 0.03)
    for x in (-0.8, 0.54):
        s.flat(limb([(x, 0.62), (x * 0.97, 0.4), (x * 0.99, 0.12)], 0.03, 0.03), 2.35, "#8a6a2c", "#e8c868", height=0.02)


def valley(s: Stage) -> None:
    """Deep below the rim: a river, meadows, a wood in its own morning."""
    river = stroke(bezier((-0.3, 0.1), (0.1, -0.02), (-0.8, -0.14), (-0.1, -0.36), (-0.56, -0.44), (-0.4, -0.72), n=40), 0.016, 0.03, 0.05, 0.08, 0.11, 0.16)
    fields = union(
        draw("-0.9,-0.7 -0.5,-0.5 -0.6,-0.2 -0.9,-0.1"), draw("0.1,-0.1 0.4,-0.06 0.5,-0.3 0.2,-0.3"), draw("-0.5,0.02 -0.3,0.06 -0.2,-0.06 -0.44,-0.08")
    )
    tiny = union(*(circle(s.rng.uniform(-0.9, 0.7), y, 0.008 + 0.016 * (0.1 - y)) for y in [0.1 - 0.8 * i / 130 for i in range(130)]))
    marks = [
        Mark(fields, "#f0e48c", 0.8, 0.02),
        Mark(tiny.difference(river.buffer(0.01)), "#7cb45c", 0.85),
        Mark(river.buffer(0.012), "#5c9a58", 0.6, 0.004),
        Mark(river, "#8cdcf0"),
        Mark(box(-1, -0.02, 1, 0.2), "#fffad0", 0.75, 0.06),
        Mark(MOUTH.boundary.buffer(0.07), "#3f7a40", 0.6, 0.04),
    ]
    s.puff(MOUTH, 2.3, 0.004, "#a4cc68", "#dce890", marks, "wash", cell=0.01, shadow=False, glow=0.2)
    for x, y, k in ((-0.3, -0.22, 0.07), (-0.62, -0.34, 0.09)):
        s.place(props.house(), x, y, k, 2.25, shadow=False)


def inside(y: float, t: float) -> float:
    """x at height y of the opening: t 0 is its left side, 1 its right one."""
    q = (y - FRONT) / (BACK - FRONT)
    a, b = LEFT[0] + (LEFT[1] - LEFT[0]) * q, RIGHT[0] + (RIGHT[1] - RIGHT[0]) * q
    return a + (b - a) * t


def wood(s: Stage) -> None:
    """Rows of trees down the four walls of the case: the deeper the paler."""
    reach = union(MOUTH, box(-2, BACK - 0.02, 2, 2), box(-2, FRONT, 2, 2))
    for ring, (inset, tall, low, high) in enumerate(
        ((0.24, 0.2, "#8cc07c", "#e0eca0"), (0.15, 0.32, "#5ca058", "#c0dc74"), (0.06, 0.46, "#2f7440", "#98c858"))
    ):
        depth = 2.2 - 0.25 * ring
        places: list[XY] = []
        for i in range(11 - ring):
            t = inset + (1 - 2 * inset) * i / (10 - ring)
            places.append((inside(BACK, t), BACK - inset * 0.75))
        for i in range(5):
            y = BACK - inset * 0.75 - (0.62 - inset * 0.8) * (i + 1) / 5
            places += [(inside(y, inset * 0.8), y), (inside(y, 1 - inset * 0.8), y)]
        places.sort(key=lambda p: -p[1])
        for n, (x, y) in enumerate(places):
            if ring == 2 and x > 0.1 and y < -0.3:
                continue
            kind = plants.round_tree if (n * 5 + ring) % 4 == 0 else plants.pine
            h = tall * s.rng.uniform(0.75, 1.2) * (1.0 if ring < 2 else 1.0 + 0.25 * (0.1 - y))
            g = kind(s.rng, x + s.rng.uniform(-0.025, 0.025), y - h * 0.2, h).intersection(reach)
            hue = mix(low, ("#3f8a60", "#7a8a3c", "#4a7a3c")[n % 3], 0.25)
            s.flat(g, depth - 0.012 * n, hue, lighter(high, 0.1 * (n % 2)), height=0.03 + 0.02 * ring, glow=0.1 * (2 - ring))
    for x, y, wide in ((-0.5, 0.9, 0.34), (-0.12, 1.1, 0.42), (0.3, 0.86, 0.3)):
        veils.beam(s, (-0.1 + x * 0.2, -0.3), (x, y), wide, 1.6, "#fff2a8", 0.3)


def case(s: Stage) -> None:
    """The near side with straps and locks, and the rim."""
    d = 1.1
    panel = draw(f"{LEFT[0] - 0.04},{FRONT + 0.02}! {RIGHT[0] + 0.04},{FRONT + 0.02}! 0.63,-1.2 0.56,-1.26 -0.82,-1.26 -0.89,-1.2")
    straps = union(Polygon([(-0.68, -0.5), (-0.55, -0.5), (-0.53, -1.3), (-0.65, -1.3)]), Polygon([(0.29, -0.5), (0.42, -0.5), (0.39, -1.3), (0.27, -1.3)]))
    stitches = panel.buffer(-0.05).boundary.buffer(0.006)
    weather.contact(s, -0.12, -1.25, 2.1, 1.6, 0.75)
    s.puff(
        panel,
        d,
        0.1,
        "#7a4426",
        "#c0804a",
        [Mark(straps, "#5a3020", 0.95), Mark(stitches, "#e8c890", 0.6), Mark(box(-2, -0.76, 2, -0.6), "#ffe0a0", 0.35, 0.03)],
        "stone",
        shadow=False,
    )
    for a, b, c in ((-0.86, -0.99, -16), (0.05, -1.12, 12)):
        label = move(draw("-0.1,-0.065! 0.1,-0.065! 0.1,0.065! -0.1,0.065!"), a + 0.14, b, c)
        s.flat(
            label,
            d - 0.11,
            "#4c90a8" if a < 0 else "#e8c050",
            None,
            [Mark(move(draw("-0.06,-0.04! -0.02,0.03! 0.01,-0.01! 0.04,0.04! 0.07,-0.04!"), a + 0.14, b, c), "#fff4d8")],
        )
    for x in (-0.61, 0.35):
        s.flat(box(x - 0.06, -0.84, x + 0.06, -0.7).buffer(0.012), d - 0.14, "#b08428", "#f8dc80", [Mark(circle(x, -0.79, 0.018), "#5a3c10")], height=0.03)
    s.flat(line(bezier((-0.3, -0.88), (-0.28, -1.06), (0.02, -1.06), (0.04, -0.88), n=16), 0.05), d - 0.16, "#4a2818", "#8a5030", height=0.04)
    rim = Polygon(
        [(LEFT[0] - 0.05, FRONT + 0.035), (RIGHT[0] + 0.05, FRONT + 0.035), (RIGHT[0] + 0.05, FRONT - 0.035), (LEFT[0] - 0.05, FRONT - 0.035)]
    ).buffer(0.012)
    s.flat(rim, d - 0.12, "#a87428", "#f4cc70", height=0.04)
    for side, (a, b) in ((-1, LEFT), (1, RIGHT)):
        edge = Polygon([(a, FRONT), (a + side * 0.05, FRONT), (b + side * 0.04, BACK), (b, BACK)])
        s.flat(edge, d + 0.3, "#8a5428", "#d8a050", height=0.02)
    for i in range(16):
        x = LEFT[0] + 0.05 + 0.1 * i
        if not 0.1 < x < 0.5 and not -0.74 < x < -0.28:
            s.flat(
                plants.frond(s.rng, x, FRONT - 0.01, s.rng.uniform(0.14, 0.24), 90 + s.rng.uniform(-46, 46), 22, 7, 0.3),
                d + 0.12 + 0.01 * (i % 3),
                "#24602c",
                "#88c850",
                height=0.02,
            )
    for x, y, c in ((-0.78, -0.58, "#fff4e0"), (-0.46, -0.58, "#f8a0b0"), (0.55, -0.58, "#fff4e0"), (-0.22, -0.6, "#f8d860")):
        petals = union(*(circle(x + 0.026 * math.cos(a), y + 0.026 * math.sin(a), 0.02) for a in [i * math.tau / 5 for i in range(5)]))
        s.flat(petals, d - 0.02, darker(c, 0.1), c, [Mark(circle(x, y, 0.014), "#e8a030")], height=0.02)


def deer(s: Stage) -> XY:
    """A young stag, one hoof already on the rim; returns where its mouth is."""
    d = 1.3
    low, high = darker(FUR, 0.2), lighter(FUR, 0.15)

    def hd(x: float, y: float) -> XY:
        return 0.4 + (x - 50) * 0.0098, 0.31 + (y - 96) * 0.0098

    def points(text: str) -> Geom:
        out = []
        for word in text.split():
            a, b = word.rstrip("!").split(",")
            x, y = hd(float(a), float(b))
            out.append(f"{x},{y}" + ("!" if word.endswith("!") else ""))
        return draw(" ".join(out))

    body = draw("-0.24,-0.72 -0.27,-0.44 -0.14,-0.25 0.06,-0.22 0.24,-0.12 0.37,-0.2 0.39,-0.4 0.32,-0.72")
    spots = union(
        *(ellipse(x, y, 0.022, 0.016) for x, y in ((-0.18, -0.36), (-0.08, -0.3), (-0.12, -0.44), (0.0, -0.38), (0.06, -0.3), (-0.02, -0.5), (0.1, -0.44)))
    )
    s.puff(
        body,
        d,
        0.16,
        low,
        high,
        [
            Mark(spots, "#ffe8c4", 0.9),
            Mark(draw("0.3,-0.2 0.37,-0.4 0.3,-0.7 0.22,-0.4"), "#f0d4a8", 0.8, 0.03),
            Mark(ellipse(-0.1, -0.7, 0.3, 0.12), "#4a7a30", 0.5, 0.05),
        ],
        "fur",
        shadow=False,
    )
    far = limb([(0.26, -0.42), (0.4, -0.5), (0.37, -0.74)], 0.12, 0.07, 0.05)
    s.flat(far, d + 0.04, darker(FUR, 0.45), darker(FUR, 0.2), brush="fur", height=0.04)
    s.puff(
        limb([(0.24, -0.34), (0.31, -0.04), (0.35, 0.26)], 0.32, 0.2, 0.16),
        d - 0.1,
        0.09,
        low,
        high,
        [Mark(stroke([(0.4, -0.3), (0.4, 0.0), (0.42, 0.2)], 0.1, 0.07, 0.05), "#f0d4a8", 0.85, 0.02)],
        "fur",
        shadow=False,
    )
    # The near leg: knee high, hoof on the brass.
    s.puff(limb([(0.22, -0.4), (0.4, -0.37), (0.5, -0.39)], 0.12, 0.12, 0.085), 1.16, 0.05, low, high, brush="fur", shadow=False)
    s.puff(
        limb([(0.49, -0.38), (0.5, -0.5), (0.51, -0.6)], 0.085, 0.06, 0.056),
        1.0,
        0.05,
        low,
        high,
        [Mark(box(0.4, -0.7, 0.6, -0.54), "#4a2c1c", 0.7, 0.02)],
        "fur",
        shadow=False,
    )
    s.flat(draw("0.475,-0.57! 0.545,-0.57! 0.575,-0.65! 0.465,-0.65!"), 0.9, "#2a1c18", "#5a4030", height=0.04)
    weather.contact(s, 0.52, -0.655, 0.2, 0.92, 0.6)
    for dx, q in ((0.05, 0.88), (0.0, 1.0)):
        a = hd(41, 103)
        beam = stroke(
            bezier((a[0] + dx, a[1]), (a[0] - 0.16 + dx, a[1] + 0.16 * q), (a[0] - 0.1 + dx, a[1] + 0.36 * q), (a[0] + 0.04 + dx, a[1] + 0.44 * q), n=20),
            0.05,
            0.022,
        )
        tines = union(
            *(stroke([(a[0] + u + dx, a[1] + v * q), (a[0] + u - 0.1 + dx, a[1] + v * q + 0.12)], 0.034, 0.016) for u, v in ((-0.085, 0.15), (-0.085, 0.28)))
        )
        s.flat(union(beam, tines), d - 0.12 - (0.1 if q == 1 else 0), darker("#d8c09a", 0.3 if q < 1 else 0.1), "#f4e4c0", height=0.03)
        for u, v, w in ((0.06, 0.45, 30), (-0.17, 0.4, 140), (-0.18, 0.28, 160)):
            leaf = move(plants.leaf(0.1, 0.05), a[0] + u + dx, a[1] + v * q, w)
            s.flat(leaf, d - 0.3, "#3f8a3c", "#a8d860", height=0.012)
    s.flat(
        stroke([hd(37, 101), hd(20, 107)], 0.09, 0.03),
        d - 0.2,
        low,
        high,
        [Mark(stroke([hd(34, 102), hd(23, 106)], 0.04, 0.015), "#f4c8a8", 0.9)],
        "fur",
        0.03,
    )
    ex, ey = hd(50, 97)
    face = [Mark(m.shape, m.colour, m.alpha, m.blur) for m in eye(ex, ey, 0.03)]
    s.puff(
        points("34,90 34,100 42,105 52,101 66,92 69,87! 62,83 50,85 42,83"),
        d - 0.24,
        0.08,
        low,
        high,
        [*face, Mark(points("52,88! 66,84! 60,90"), "#f4dcb8", 0.85, 0.01), Mark(circle(*hd(67, 88.5), 0.03), "#241814")],
        "fur",
        shadow=False,
    )
    return hd(66, 85)


def ticket(s: Stage, mouth: XY) -> None:
    """What it holds between its lips, and who wants to see it: a glove and a punch."""
    x, y = mouth
    card_ = move(box(-0.02, -0.045, 0.2, 0.045), x, y, -6)
    s.flat(
        card_,
        0.98,
        "#f8d878",
        "#fff0b0",
        [
            Mark(move(union(box(0.02, 0.012, 0.12, 0.024), box(0.02, -0.016, 0.09, -0.006)), x, y, -6), "#c8482c", 0.9),
            Mark(move(box(0.15, -0.05, 0.158, 0.05), x, y, -6), "#c8a040", 0.8),
        ],
        height=0.006,
    )
    jx, jy = x + 0.17, y - 0.015
    for side in (-1, 1):
        jaw = limb(
            [(jx, jy + side * 0.02), (jx + 0.05, jy + side * 0.075), (jx + 0.14, jy + side * 0.02), (jx + 0.24, jy - side * 0.09)], 0.035, 0.045, 0.04, 0.03
        )
        s.flat(jaw, 0.9 if side > 0 else 1.05, "#5a6c78", "#c8d8dc", height=0.02)
    s.flat(circle(jx + 0.14, jy, 0.028), 0.84, "#8a949c", "#eef4f4", height=0.02)
    # The glove closes round both handles.
    gx, gy = jx + 0.25, jy - 0.01
    sleeve = limb([(gx + 0.08, gy - 0.06), (gx + 0.3, gy - 0.22), (gx + 0.6, gy - 0.42)], 0.22, 0.28, 0.34)
    bands = union(line([(gx + 0.11, gy - 0.24), (gx + 0.26, gy - 0.06)], 0.03), line([(gx + 0.16, gy - 0.28), (gx + 0.31, gy - 0.1)], 0.02))
    s.flat(sleeve, 0.86, "#24406c", "#4a70a8", [Mark(bands, "#f0c850")], "cloth", 0.08)
    s.flat(
        draw(f"{gx - 0.04},{gy - 0.1} {gx - 0.05},{gy + 0.04} {gx + 0.02},{gy + 0.1} {gx + 0.12},{gy + 0.06} {gx + 0.16},{gy - 0.08} {gx + 0.06},{gy - 0.16}"),
        0.78,
        "#d8dcdc",
        "#ffffff",
        height=0.05,
    )
    for i in range(4):
        fx, fy = gx - 0.03 + 0.006 * i, gy + 0.06 - 0.052 * i
        s.flat(limb([(fx + 0.1, fy), (fx + 0.02, fy + 0.012), (fx - 0.035, fy - 0.012)], 0.055, 0.055, 0.05), 0.7, "#c8d0d4", "#ffffff", height=0.03)


def aside(s: Stage, before: set[object], dx: float) -> None:
    """Shift everything that was put on the stage since."""
    for obj in s.scene.objects:
        if obj not in before:
            obj.location.x += dx * 1.15


def others(s: Stage) -> None:
    """Who wants to come along: a hare with a bag."""
    bag = props.suitcase("#3f7a86", "#27485a")
    hare = s.place(animals.hare("up", "#c8a078"), -0.62, -0.7, 0.38, 1.25, shadow=False)
    hx, hy = hare.points["hand"]
    s.place(bag, hx + 0.02, hy - 0.13, 0.16, 1.16, shadow=False)


@card("meadow", focus=1.4)
def suitcase_forest(s: Stage) -> None:
    platform(s)
    weather.rain(s, "#f0f8f8", slant=0.25, count=110, length=0.2, depths=(3.2, 2.8), glow=0.35)
    lid(s)
    valley(s)
    wood(s)
    before = set(s.scene.objects)
    ticket(s, deer(s))
    aside(s, before, -0.17)
    others(s)
    case(s)
    for x, y, k, turn in ((0.3, 0.66, 0.12, 10), (-0.16, 0.4, 0.09, -4)):
        s.place(animals.bird("fly", "#3f80b0", "#f8f0d8"), x, y, k, 1.2, turn=turn, shadow=False)
    s.place(animals.bird("perch", "#3f80b0", "#f8f0d8"), -0.52, 0.83, 0.15, 2.3, shadow=False)
    light.lamp(s, -0.2, -0.1, 1.2, 16, "#fff0a0", 0.25)
    light.sun(s, 1.2, "#e8f4f0", side=0.5, height=0.8)
    light.rig(s, 560, 120, left=False)
