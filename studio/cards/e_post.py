"""Post that delivers itself."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, people, plants, props, sky, weather
from theatre.animals.anatomy import creature, eye
from theatre.colour import darker
from theatre.curves import XY, circle, draw, ellipse, line, move, smooth, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props import trinkets
from theatre.props.craft import piece
from theatre.registry import card
from theatre.stage import Stage

WHITE = "#fffaf0"


def wing(root: XY, first: float, last: float, long: float, count: int, shade: float, lift: float) -> list[Part]:
    """Feathers fanned from a shoulder over a web, the longest first, and two shorter rows over them."""

    def at(t: float, reach: float, aside: float = 0.0) -> XY:
        a = math.radians(first + (last - first) * t + aside)
        far = long * reach * (1 - 0.46 * t)
        return root[0] + far * math.cos(a), root[1] + far * math.sin(a)

    turn = -12 if last > first else 12
    web = Polygon([root, *(at(t / 12, 0.82) for t in range(13))]).buffer(4).buffer(0)
    parts = [Part(web, darker(WHITE, 0.16 + shade), darker(WHITE, 0.06 + shade), 3, lift - 1, (), "feather")]
    spread = abs(math.radians(last - first)) * long * 0.77 / count
    for row, (reach, n) in enumerate(((1.0, count), (0.66, count - 1), (0.38, count - 3))):
        for i in range(n):
            t = i / max(1, n - 1)
            wide = spread * 1.5 * (1 - 0.14 * row)
            chain = smooth([at(t, reach * 0.1), at(t, reach * 0.55, turn), at(t, reach)], closed=False, n=8)
            g = stroke(chain, wide * 0.4, wide * 0.95, wide * 0.62)
            c = darker(WHITE, shade + 0.07 * ((i + row) % 2))
            rib = Mark(line(chain, 1.2), darker(WHITE, 0.26 + shade), 0.5)
            parts.append(Part(g, darker(c, 0.1), c, 4, lift + 2 * row + 0.25 * i, (rib,), "feather"))
    return parts


def post_dove(stage: float, up: bool = True) -> Figure:
    """A letter that turns into a dove: 0 is an envelope with paper wings, 1 is all bird but for the seal. Flies right."""
    long, count = 66 + 70 * stage, 5 + round(3 * stage)
    far = wing((12, 8), 58, 104, long * 0.92, count, 0.2, -8)
    near = wing((-2, 6), 98, 158, long, count, 0.0, 12) if up else wing((-2, 4), -82, -146, long * 0.9, count, 0.0, 12)
    flap = line([(-38, 24), (0, -6), (38, 24)], 3.4)
    seal = [Mark(flap, "#a89078", 0.9), Mark(circle(0, -5, 9), "#d8342c"), Mark(circle(-2, -3, 3), "#f08070", 0.8)]
    parts = list(far)
    if stage > 0.3:
        for i, a in enumerate((196, 184, 172)):
            end = (-40 + 46 * stage * math.cos(math.radians(a)), -2 + 46 * stage * math.sin(math.radians(a)))
            parts.append(piece(stroke([(-34, -2), end], 12, 15), darker(WHITE, 0.06 * i), 4, -4 + i, (), "feather"))
    if stage < 0.6:
        parts.append(piece(box(-40, -26, 40, 26), WHITE, 6, 0, seal))
    else:
        body = draw("-48,-2 -34,16 -4,22 26,22 46,16 50,2 38,-16 10,-24 -22,-18")
        parts.append(Part(body, darker(WHITE, 0.22), WHITE, 16, 0, tuple(seal), "feather"))
    if stage > 0.3:
        head = ellipse(50, 20, 17, 15, 20)
        parts.append(piece(draw("62,26! 82,18! 63,14!"), "#f0a030", 4, 3))
        parts.append(Part(union(head, draw("30,18 44,30 58,22 48,2 34,0")), darker(WHITE, 0.14), WHITE, 10, 6, tuple(eye(55, 23, 3.4)), "feather"))
    return creature([*parts, *near], middle=(0, 0))


def stamp() -> Figure:
    """With teeth all round and a small sun on it."""
    teeth = union(*(circle(x, y, 3.4) for x in range(-20, 21, 8) for y in (-26, 26)), *(circle(x, y, 3.4) for x in (-20, 20) for y in range(-26, 27, 8)))
    return creature(
        [
            piece(
                box(-20, -26, 20, 26).difference(teeth),
                "#d8402c",
                2,
                0,
                [Mark(box(-13, -19, 13, 19).boundary.buffer(1.4), "#fff4dc", 0.95), Mark(circle(0, 0, 9), "#f8d060")],
            )
        ],
        corner=(-18, -20),
    )


@card("noon", focus=1.1)
def letter_birds(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.5, 1.2, 0.6), (0.7, 1.08, 0.5)])
    horizon, eye_height = 0.86, 1.2

    def ground(x: float, z: float) -> XY:
        """A place of the plain, so far aside and so far away, as we see it from above."""
        return x / z, horizon - eye_height / z

    def bent(x: float, z: float) -> XY:
        """Fields are never square."""
        return x + 0.16 * math.sin(2.3 * z + 0.8 * x), z * (1 + 0.09 * math.sin(1.7 * x + 1.3 * z))

    for y, d, low, high in ((0.9, 4.7, "#7ca8b8", "#b8d4d4"), (0.84, 4.5, "#5c9484", "#a8c8a0")):
        hills = Polygon([(x / 20, y + 0.04 * math.sin(x * 0.31 + d) + 0.025 * math.sin(x * 0.8)) for x in range(-30, 31)] + [(1.5, 0.4), (-1.5, 0.4)])
        s.sheet(hills, d, low, high, span=(y - 0.1, y + 0.06), shadow=False)
    # The plain: fields with hedges between them, and a road that wanders through.
    far = [0.5, 0.62, 0.78, 1.0, 1.3, 1.7, 2.3, 3.2, 4.6, 7.0, 12.0, 30.0]
    fields, furrows, hedges = [], [], []
    greens = ("#8cbc4c", "#6ca848", "#b8cc58", "#e0cc6c", "#5c9c54", "#a4c850", "#d8b858")
    for j, (z0, z1) in enumerate(zip(far, far[1:], strict=False)):
        step = 0.5 * (1 + 0.12 * j)
        shift = s.rng.uniform(0, step)
        for i in range(-26, 27):
            x0, x1 = i * step + shift, (i + 1) * step + shift
            edge = [(x0 + (x1 - x0) * q / 6, z0) for q in range(7)] + [(x1 - (x1 - x0) * q / 6, z1) for q in range(7)]
            quad = Polygon([ground(*bent(*q)) for q in edge]).buffer(0)
            if quad.bounds[2] < -1.3 or quad.bounds[0] > 1.3:
                continue
            fields.append(Mark(quad, s.rng.choice(greens), 0.9))
            hedges.append(quad.boundary.buffer(0.016 / (z0 + 0.4)))
            if s.rng.random() < 0.4:
                furrows += [line([ground(*bent(x0 + (x1 - x0) * t / 6, z)) for z in (z0, (z0 + z1) / 2, z1)], 0.012 / (z0 + 0.3)) for t in range(1, 6)]
    road = [(0.24 * math.sin(2.6 * math.log(z) + 2.4) + 0.05 - 0.28 / (z + 0.6), z) for z in [0.44 * 1.06**i for i in range(64)]]
    left, right = [ground(x - 0.13, z) for x, z in road], [ground(x + 0.13, z) for x, z in road]
    way = Polygon([*left, *right[::-1]]).buffer(0)
    plain = box(-1.4, -1.8, 1.4, horizon - 0.02)
    marks = [
        *fields,
        Mark(union(*furrows), "#4f7c34", 0.4),
        Mark(union(*hedges), "#2f6438", 0.75),
        Mark(way.buffer(0.02), "#5c8440", 0.6, 0.004),
        Mark(way, "#f0dcb0", 0.98),
    ]
    marks.append(Mark(box(-2, 0.4, 2, 1), "#cfe4e0", 0.5, 0.06))
    s.puff(plain, 4.2, 0.01, "#7cac4c", "#a8c880", marks, "wash", shadow=False)
    for x, z, k in ((0.62, 1.5, 0.2), (-1.5, 2.0, 0.16), (1.9, 2.7, 0.13), (-0.7, 4.0, 0.08), (2.2, 5.0, 0.07)):
        px, py = ground(x, z)
        s.place(props.house("#fbeed8", "#d8583c", False), px, py, k, 3.9, shadow=False)
        s.puff(plants.round_tree(s.rng, px + k * 0.7, py - 0.01, k * 0.9), 3.85, 0.03, "#2f6438", "#7cb050", shadow=False)
        s.place(post_dove(1.0), px - k * 0.3, py + k * 1.3, k * 0.3, 3.7, turn=-20, shadow=False)
    # He runs after his post with an open bag.
    x, y, k = -0.2, -1.36, 0.92
    weather.contact(s, x + 0.02, y, 0.6, 1.5, 0.6)
    man = people.postman(
        "run",
        mood="surprised",
        profile=True,
        gaze=(0.6, 0.9),
        nose="broad",
        top="#2a5aa0",
        hat_colour="#2a5aa0",
        strap="#6a381c",
        hands=("rest", "open"),
        touch={"far_hand": (0.5, 0.92), "hand": (-0.26, 0.5), "elbows": (-1, 1)},
    )
    f = s.place(man, x, y, k, 1.3, shadow=False)
    hip = (x - 0.1, y + 0.38 * k)
    bag = move(draw("-0.2,0.1! -0.24,-0.1 -0.14,-0.18 0.08,-0.17 0.16,-0.08 0.14,0.12!"), hip[0] - 0.16, hip[1], -16)
    mouth = move(ellipse(-0.03, 0.11, 0.175, 0.045), hip[0] - 0.16, hip[1], -16)
    lid = move(draw("-0.2,0.11 -0.3,0.18 -0.36,0.32 -0.26,0.36 -0.1,0.26 0.0,0.15"), hip[0] - 0.16, hip[1], -16)
    s.puff(lid, 1.16, 0.03, "#5a2e18", "#a8683c", [Mark(lid.buffer(-0.02).boundary.buffer(0.005), "#f0c890", 0.7)], "cloth", shadow=False)
    s.puff(mouth, 1.14, 0.01, "#2c140c", "#4a2414", shadow=False)
    for lx, ly, turn in ((-0.12, 0.12, 24), (-0.02, 0.13, -8), (0.05, 0.1, -30)):
        s.place(trinkets.letter(), hip[0] - 0.16 + lx, hip[1] + ly - 0.03, 0.12, 1.12, turn=turn, shadow=False)
    s.puff(bag, 1.06, 0.08, "#7a4424", "#cc8a50", [Mark(bag.buffer(-0.025).boundary.buffer(0.006), "#f0c890", 0.8)], "cloth")
    hx, hy = f.points["palm"]
    for i in range(4):
        fx = hx - 0.05 + 0.03 * i
        s.puff(
            stroke([(fx, hy + 0.02), (fx - 0.004, hy - 0.03), (fx, hy - 0.06)], 0.03, 0.032, 0.024),
            0.92,
            0.016,
            "#6a4028",
            "#a87450",
            brush="skin",
            shadow=False,
        )
    flock = (
        (-0.56, -0.64, 0.13, 1.0, 60, 0.0, True),
        (-0.86, -0.4, 0.16, 1.1, 74, 0.1, True),
        (-0.72, -0.06, 0.2, 1.1, 40, 0.3, True),
        (-0.3, 0.04, 0.22, 1.05, -6, 0.45, False),
        (0.2, -0.04, 0.26, 1.0, 14, 0.6, True),
        (0.76, -0.1, 0.26, 0.95, 30, 0.8, True),
        (0.7, 0.52, 0.27, 0.9, 162, 0.9, False),
        (0.1, 0.42, 0.3, 0.85, 168, 1.0, True),
        (-0.5, 0.62, 0.4, 0.75, 150, 1.0, True),
    )
    for lx, ly, size, d, turn, t, up in flock:
        west = turn > 100 and t > 0
        s.place(post_dove(t, up), lx, ly, size, d, turn=turn - 180 if west else turn, flip=west, shadow=False)
    s.place(post_dove(1.0), 0.4, 0.98, 0.58, 0.4, turn=12, shadow=False)
    hx, hy = f.points["far_palm"]
    s.place(post_dove(0.1), hx + 0.16, hy + 0.1, 0.17, 1.0, turn=30, shadow=False)
    # The one that will not fly sits on his cap and keeps the stamp.
    hx, hy = f.points["top"]
    bird = s.place(animals.bird("perch", "#f0b41c", "#fbf0d0"), hx - 0.06, hy - 0.03, 0.15, 1.0, shadow=False)
    mx, my = bird.points["mouth"]
    s.place(stamp(), mx + 0.02, my + 0.005, 0.24, 0.94, turn=-8, shadow=False)
    light.sun(s, 2.0, side=0.7, height=0.6)
    light.rig(s, 700, 160, left=False)
