"""A rocket from the vegetable garden, seen from above."""

import math

from shapely.geometry import Polygon, box

from theatre import land, light, props, sky, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.props.garments import SHIRT, SOCK, TOWEL, TROUSERS
from theatre.registry import card
from theatre.stage import Stage

TURN, TAIL, SIZE = 14, (0.24, -0.27), 0.92
"""How the rocket leans, where its tail is and how large it is; its own drawing has the tail on (0, 0) and the nose up."""


def up(x: float, y: float) -> XY:
    """A place on the rocket as a place on the card."""
    a = math.radians(TURN)
    return TAIL[0] + SIZE * (x * math.cos(a) - y * math.sin(a)), TAIL[1] + SIZE * (x * math.sin(a) + y * math.cos(a))


def on_rocket(g: Geom) -> Geom:
    return move(g, *TAIL, TURN, SIZE)


def hull(s: Stage) -> None:
    """The nose comes towards us, the tail is far: all rings sag."""
    red, white = "#e8483c", "#f4eee4"
    for fin in ("-0.22,0.46! -0.5,0.16 -0.58,-0.14! -0.36,-0.04 -0.16,0.08!", "0.22,0.46! 0.5,0.16 0.58,-0.14! 0.36,-0.04 0.16,0.08!"):
        s.puff(on_rocket(draw(fin)), 1.75, 0.06, darker(red, 0.35), red, shadow=False)
    s.puff(on_rocket(draw("-0.13,0.06! -0.16,-0.1 0,-0.14 0.16,-0.1 0.13,0.06!")), 1.8, 0.06, "#3a3040", "#8c7c88", shadow=False)
    body = draw("-0.2,0.02! -0.32,0.42 -0.45,0.84 -0.5,1.12 -0.44,1.42! 0,1.34 0.44,1.42! 0.5,1.12 0.45,0.84 0.32,0.42 0.2,0.02! 0,-0.03")
    belt = draw("-0.26,0.2! -0.31,0.36! 0,0.28 0.31,0.36! 0.26,0.2! 0,0.13")
    seams = union(
        line(bezier((-0.38, 0.58), (0, 0.46), (0.38, 0.58), n=16), 0.008),
        line(bezier((-0.5, 1.3), (0, 1.14), (0.5, 1.3), n=16), 0.008),
        *(circle(x, 0.54 + 0.26 * x * x, 0.011) for x in [-0.32 + 0.08 * i for i in range(9)]),
    )
    shade = draw("0.2,0.02! 0.14,0.5 0.3,0.9 0.34,1.36! 0.44,1.42 0.5,1.12 0.45,0.84 0.32,0.42")
    s.puff(
        on_rocket(body),
        1.6,
        0.3,
        darker(white, 0.2),
        white,
        [Mark(on_rocket(shade), "#9c8cc4", 0.5, 0.05), Mark(on_rocket(belt), red), Mark(on_rocket(seams), "#8c809c", 0.7)],
        shadow=False,
    )
    nose = draw("-0.46,1.4! -0.34,1.64 -0.14,1.84 0,1.92 0.14,1.84 0.34,1.64 0.46,1.4! 0,1.28")
    s.puff(on_rocket(nose), 1.42, 0.24, darker(red, 0.3), red, [Mark(on_rocket(ellipse(-0.16, 1.62, 0.06, 0.12, -24)), "#ff9c80", 0.6, 0.03)], shadow=False)
    fin = draw("-0.035,0.44 -0.05,0.1 -0.03,-0.24! 0.03,-0.24! 0.05,0.1 0.035,0.44")
    s.puff(on_rocket(fin), 1.2, 0.05, darker(red, 0.4), lighter(red, 0.1), shadow=False)


def passenger(s: Stage) -> None:
    """A dog at the glass who looks down, at one of them."""
    fur, light_fur, ink = "#c08048", "#f4d8b0", "#2c1c1c"
    hole = circle(0, 0.88, 0.3)

    def put(g: Geom, d: float, height: float, low: str, high: str, marks: list[Mark] | None = None, brush: str = "fur") -> None:
        s.puff(on_rocket(g), d, height, low, high, [Mark(on_rocket(m.shape), m.colour, m.alpha, m.blur) for m in marks or []], brush, shadow=False)

    s.puff(on_rocket(hole), 1.24, 0.01, "#f0a040", "#ffe6a0", glow=0.5, shadow=False)
    put(draw("-0.2,0.56 -0.2,0.8 0,0.92 0.2,0.8 0.2,0.56").intersection(hole), 1.2, 0.04, darker(fur, 0.3), fur)
    head = draw("0,1.1 -0.13,1.08 -0.2,0.98 -0.19,0.86 -0.12,0.74 0,0.68 0.12,0.74 0.19,0.86 0.2,0.98 0.13,1.08")
    put(
        head,
        1.12,
        0.1,
        darker(fur, 0.2),
        lighter(fur, 0.12),
        [
            Mark(draw("0,1.09 -0.03,0.98 -0.03,0.88 0.03,0.88 0.03,0.98"), light_fur, 0.85, 0.012),
            Mark(union(*(ellipse(u * 0.095, 0.93, 0.046, 0.052) for u in (-1, 1))), "#fffaf0"),
            Mark(union(*(circle(u * 0.095 + 0.012, 0.908, 0.031) for u in (-1, 1))), ink),
            Mark(union(*(circle(u * 0.095 + 0.002, 0.922, 0.01) for u in (-1, 1))), "#ffffff"),
            Mark(union(*(stroke([(u * 0.15, 0.985), (u * 0.1, 1.015), (u * 0.055, 1.03)], 0.014, 0.024, 0.012) for u in (-1, 1))), darker(fur, 0.55)),
        ],
    )
    for u in (-1, 1):
        ear = draw(f"{u * 0.12},1.08 {u * 0.21},1.07 {u * 0.265},0.94 {u * 0.25},0.78 {u * 0.19},0.76 {u * 0.17},0.9 {u * 0.16},1.0")
        put(ear.intersection(hole), 1.04, 0.05, darker(fur, 0.6), darker(fur, 0.3))
    muzzle = draw("0,0.85 -0.09,0.81 -0.115,0.73 -0.06,0.675 0,0.665 0.06,0.675 0.115,0.73 0.09,0.81")
    mouth = union(line([(0, 0.73), (0, 0.7)], 0.012), line(bezier((-0.06, 0.685), (0, 0.72), (0.06, 0.685), n=10), 0.013))
    put(muzzle, 0.96, 0.07, darker(light_fur, 0.1), lighter(light_fur, 0.3), [Mark(mouth, ink, 0.85)])
    put(ellipse(0, 0.765, 0.052, 0.036), 0.84, 0.04, ink, "#6a5860")
    rim = circle(0, 0.88, 0.36).difference(circle(0, 0.88, 0.28))
    bolts = union(*(circle(0.32 * math.cos(a), 0.88 + 0.32 * math.sin(a), 0.018) for a in [q * math.tau / 12 for q in range(12)]))
    put(rim, 1.0, 0.08, "#8c2430", "#f0705c", [Mark(bolts, "#ffd8a0")], "wash")
    for u in (-1, 1):
        paw = draw(f"{u * 0.1},0.72 {u * 0.2},0.71 {u * 0.225},0.62 {u * 0.2},0.555 {u * 0.14},0.545 {u * 0.09},0.57 {u * 0.075},0.64")
        toes = union(*(line([(u * x, 0.552), (u * x, 0.6)], 0.01) for x in (0.125, 0.175)))
        put(paw, 0.84, 0.06, darker(fur, 0.05), light_fur, [Mark(toes, darker(fur, 0.5), 0.8)])


def upturned(s: Stage, x: float, y: float, k: float, depth: float, coat: str, skin: str, hair: str, arms: tuple[XY, XY], glad: bool = True) -> tuple[XY, XY]:
    """A child seen from high above, the face to us; returns where the hands are."""

    def at(*points: XY) -> list[XY]:
        return [(x + u * k, y + v * k) for u, v in points]

    weather.contact(s, x - 0.1 * k, y + 0.02, 1.0 * k, depth + 0.1, 0.7)
    for u in (-0.12, 0.12):
        s.puff(ellipse(x + u * k, y + 0.02 * k, 0.09 * k, 0.07 * k), depth + 0.06, 0.03, "#2c1c24", "#6a4a48", shadow=False)
    body = draw(" ".join(f"{a},{b}" for a, b in at((-0.3, 0.08), (-0.22, 0.5), (-0.1, 0.62), (0.1, 0.62), (0.22, 0.5), (0.3, 0.08), (0.0, 0.02))))
    s.puff(body, depth, 0.05, darker(coat, 0.35), coat, brush="cloth", shadow=False)
    hands = []
    for side, (u, v) in zip((-1, 1), arms, strict=True):
        hand = at((u, v))[0]
        elbow = at(((side * 0.2 + u) / 2 + side * 0.1, (0.52 + v) / 2))[0]
        s.puff(limb([at((side * 0.16, 0.5))[0], elbow, hand], 0.17 * k, 0.15 * k, 0.12 * k), depth - 0.04, 0.03, darker(coat, 0.2), lighter(coat, 0.1), shadow=False)
        fingers = [line([hand, (hand[0] + 0.13 * k * math.cos(a), hand[1] + 0.13 * k * math.sin(a))], 0.05 * k) for a in (0.5, 1.1, 1.7, 2.4)] if glad else []
        s.puff(union(circle(*hand, 0.085 * k), *fingers), depth - 0.08, 0.02, darker(skin, 0.15), skin, shadow=False)
        hands.append(hand)
    hx, hy = at((0.0, 0.82))[0]
    r = 0.27 * k
    s.puff(union(circle(hx, hy + 0.06 * k, r * 1.12), circle(hx - r, hy, r * 0.3), circle(hx + r, hy, r * 0.3)), depth - 0.06, 0.05, darker(hair, 0.3), hair, brush="fur", shadow=False)
    eyes = union(*(circle(hx + u * r, hy + 0.16 * r, 0.12 * r) for u in (-0.38, 0.38)))
    worry = [line([(hx + u * r * 0.24, hy + 0.54 * r), (hx + u * r * 0.6, hy + 0.38 * r)], 0.09 * r) for u in (-1, 1)]
    laugh = ellipse(hx, hy - 0.2 * r, 0.42 * r, 0.46 * r).intersection(box(hx - r, hy - r, hx + r, hy - 0.24 * r))
    mouth = laugh if glad else line(bezier((hx - 0.24 * r, hy - 0.54 * r), (hx, hy - 0.34 * r), (hx + 0.24 * r, hy - 0.54 * r), n=8), 0.11 * r)
    face = [
        Mark(union(*(circle(hx + u * r, hy - 0.22 * r, 0.2 * r) for u in (-0.6, 0.6))), "#e86a50", 0.45, 0.01),
        Mark(eyes if glad else union(eyes, *worry), "#2c1820"),
        Mark(mouth, "#7a2028"),
    ]
    s.puff(ellipse(hx, hy - 0.08 * r, r * 0.88, r * 0.86), depth - 0.14, 0.06, darker(skin, 0.1), lighter(skin, 0.12), face, "skin", shadow=False)
    return hands[0], hands[1]


def garden(s: Stage) -> None:
    """Roofs to the horizon; our lawn near, with beds, a path and a fence."""
    s.sheet(box(-2, -2, 2, 1.16), 4.6, "#4c4a8c", "#b49cc8", span=(0.2, 1.16), bump=0.5)
    road = bezier((-0.5, -0.1), (-0.3, 0.5), (-0.95, 0.62), (-0.8, 0.86), (-0.66, 1.13), n=40)
    s.puff(stroke(road, 0.2, 0.12, 0.05, 0.012), 4.5, 0.004, "#8c7cb8", "#d8bcd0", shadow=False)
    way = line(road, 0.12)
    for j, (y, k) in enumerate(((1.04, 0.1), (0.92, 0.13), (0.74, 0.17), (0.5, 0.22), (0.2, 0.27))):
        x = -1.15 + 0.05 * (j % 2)
        while x < 1.15:
            wall = s.rng.choice(("#8a7cc0", "#a890c8", "#7c70b4"))
            roof = s.rng.choice(("#4a3a80", "#5c3c78", "#3c3c7c"))
            if way.intersects(box(x - 0.4 * k, y, x + 0.4 * k, y + 0.3 * k)):
                x += 0.5 * k
                continue
            if s.rng.random() < 0.66:
                s.place(props.house(wall, roof, s.rng.random() < 0.55), x, y + s.rng.uniform(-0.02, 0.02), k, 4.3 - 0.1 * j, shadow=False)
            else:
                s.puff(weather.cloud_shape(s, x, y + k * 0.2, k * 1.1), 4.28 - 0.1 * j, 0.05, "#4a5c94", "#84a0b8", brush="wool", shadow=False)
            x += k * s.rng.uniform(0.85, 1.3)
    weather.fog(s, 4.05, "#b098cc", 0.5, 1.3, 0.3)
    lawn = Polygon([(-0.98, 0.0), (1.0, 0.0), (1.5, -1.8), (-1.5, -1.8)])
    glow = [Mark(ellipse(0.3, -0.8, 0.95, 0.62), "#d8a068", 0.55, 0.2), Mark(ellipse(0.3, -0.8, 0.6, 0.36), "#ffd090", 0.6, 0.12)]
    path = Polygon([(-0.62, -0.02), (-0.46, -0.02), (-0.66, -1.8), (-0.98, -1.8)])
    s.puff(lawn, 3.5, 0.004, "#2c5a5c", "#4c7c70", [*glow, Mark(path, "#c8a894", 0.6, 0.01)], "fur", shadow=False)
    for i, x in enumerate(-0.98 + 0.11 * n for n in range(19)):
        post = box(x, -0.06, x + 0.075, 0.12).union(Polygon([(x, 0.12), (x + 0.037, 0.16), (x + 0.075, 0.12)]))
        s.puff(post, 3.4 - 0.001 * i, 0.01, "#8c78b0", "#e8d8e8", shadow=False)
    for j in range(3):
        y = -0.2 - 0.15 * j
        wide = 0.62 + 0.1 * j
        s.puff(Polygon([(wide - 0.02, y), (1.2, y), (1.2, y - 0.08), (wide, y - 0.08)]), 3.3, 0.02, "#4a2c30", "#8c5c4c", shadow=False)
        for i in range(4):
            x = wide + 0.08 + 0.13 * i
            s.puff(union(*(ellipse(x + 0.022 * math.cos(a), y - 0.02 + 0.016 * math.sin(a), 0.03, 0.02, math.degrees(a)) for a in (0.3, 1.5, 2.7, 4.0, 5.2))), 3.2, 0.03, "#3c7c50", "#a8d080", shadow=False)
    s.place(props.house("#b49cd0", "#5a3a7c", True, 60), -0.76, -0.3, 0.62, 3.1, shadow=False)


def smoke(s: Stage) -> None:
    """From the nozzle to the lawn in one trunk, which spreads where it lands."""
    rng = s.rng
    foot = (0.36, -0.86)
    ring = [(foot[0] + 0.44 * math.cos(a) * q, foot[1] + 0.17 * math.sin(a) * q) for q in (1.0, 0.66) for a in [math.tau * i / 13 for i in range(13)]]
    for x, y in sorted(ring, key=lambda p: -p[1]):
        r = rng.uniform(0.1, 0.15)
        near = (foot[1] + 0.2 - y) / 0.4
        s.puff(circle(x, y, r), 2.7 - 0.5 * near, 0.13, mix("#5c4490", "#a070b0", near), mix("#b090cc", "#ffe0d0", near), brush="wool", shadow=False, glow=0.04)
    for i in range(20):
        t = i / 19
        x, y = 0.33 + 0.04 * t + rng.uniform(-1, 1) * (0.03 + 0.16 * t * t), -0.62 - 0.3 * t
        s.puff(circle(x, y, 0.08 + 0.03 * t + rng.uniform(0, 0.02)), 2.2 - 0.012 * i, 0.12, "#c080a0", "#ffe8c8", brush="wool", shadow=False, glow=0.15)
    fx, fy = up(0, -0.08)
    tongue = draw("-0.12,0.02 -0.15,-0.12 -0.1,-0.24 -0.07,-0.4! -0.03,-0.32 0.0,-0.52! 0.04,-0.32 0.08,-0.42! 0.1,-0.22 0.15,-0.12 0.12,0.02")
    for k, c in ((1.0, "#f0602c"), (0.7, "#ffb636"), (0.4, "#fff0b0")):
        s.puff(move(tongue, fx, fy, TURN, k), 1.85 - 0.06 * (1 - k), 0.05, c, lighter(c, 0.2), glow=0.5, shadow=False)
    weather.halo(s, fx + 0.05, fy - 0.2, 1.7, 0.7, "#ff9440", 0.3)
    light.lamp(s, 0.3, -0.62, 1.2, 14, "#ffa850", 0.25)
    light.lamp(s, 0.36, -0.5, 2.9, 24, "#ffa850", 0.25)


def washing(s: Stage) -> None:
    """Caught on a fin at one end; at the other its post still holds."""
    post, fin = (-0.86, -0.74), up(-0.55, -0.1)
    rope = bezier(post, (-0.75, -0.66), (-0.5, -0.46), fin, n=44)
    s.puff(stroke([(-0.96, -1.26), (-0.93, -1.0), post], 0.05, 0.045, 0.04), 1.75, 0.03, "#5a3a34", "#c89878", brush="wood", shadow=False)
    s.puff(stroke([(-0.97, -0.67), (-0.77, -0.78)], 0.03, 0.03), 1.7, 0.02, "#5a3a34", "#c89878", shadow=False)
    s.sheet(line(rope, 0.015), 1.66, "#fff0e0", shadow=False, glow=0.1)
    s.puff(circle(*fin, 0.032), 1.6, 0.02, "#d8c8b0", "#fff4e4", shadow=False)
    for i, (g, c) in enumerate(((TOWEL, "#fff6ec"), (TROUSERS, "#f4a8c8"), (SHIRT, "#5fc0b8"), (SOCK, "#ffb636"))):
        x, y = rope[7 + i * 9]
        s.puff(move(move(g, 0, -46), x, y, -22 + 6 * i, 0.0023), 1.6 - 0.01 * i, 0.03, darker(c, 0.2), c, brush="cloth", shadow=False)
        s.puff(move(box(-0.011, -0.028, 0.011, 0.018), x, y, 14), 1.5, 0.01, "#8a5a34", "#e0b070", shadow=False)


@card("violet", focus=1.4)
def garden_rocket(s: Stage) -> None:
    sky.backdrop(s, stars=260, wisps=0.3, glow=sky.Glow(0.5, 1.1, 0.7, "#f0a8b8", 0.5))
    s.sheet(land.hill(s.rng, 1.2, 0.03, 0.6), 4.8, "#5c58a0", "#a890c8", span=(1.0, 1.3))
    garden(s)
    smoke(s)
    washing(s)
    hull(s)
    passenger(s)
    cheering = ((-1.0, 0.98), (0.62, 1.28)), ((-0.6, 1.3), (0.6, 1.3)), ((-0.62, 1.24), (0.86, 1.06))
    for (x, y, coat, skin, hair), arms in zip(
        ((-0.6, -1.16, "#ffb636", "#8a5638", "#2a1a18"), (-0.26, -1.3, "#3fa8a0", "#f0c4a0", "#a8542c"), (0.06, -1.5, "#f4eee0", "#c88a5c", "#3a2018")), cheering, strict=True
    ):
        upturned(s, x, y, 0.3, 1.2, coat, skin, hair, arms)
    # One of them does not wave: the lead has come apart.
    _, hand = upturned(s, 0.76, -1.42, 0.34, 1.1, "#e8483c", "#f0bc94", "#4a2818", ((-0.26, 0.16), (0.2, 0.34)), glad=False)
    lead = bezier(hand, (0.9, -1.5), (0.5, -1.62), (0.4, -1.3), (0.52, -1.16), n=40)
    s.puff(stroke(lead, 0.026, 0.024), 0.92, 0.016, "#c88c18", "#ffe468", shadow=False)
    torn = up(0.1, 0.56)
    tail = bezier(torn, (torn[0] + 0.06, torn[1] - 0.26), (torn[0] + 0.44, torn[1] + 0.06), (torn[0] + 0.56, torn[1] - 0.4), n=40)
    frayed = [line([tail[-1], (tail[-1][0] + u, tail[-1][1] - 0.06)], 0.011) for u in (-0.025, 0.0, 0.025)]
    s.puff(union(stroke(tail, 0.04, 0.028), *frayed), 0.8, 0.016, "#c88c18", "#ffe468", shadow=False)
    weather.motes(s, 30, "#ffd080", 6, y=(-1.0, 0.1), x=(-0.5, 0.9))
    light.sun(s, 0.6, "#c8c0ff", side=-0.7, height=0.6)
    light.rig(s, 560, 200)
