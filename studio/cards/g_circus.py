"""A circus between clouds, seen from the cheap seats."""

import math

from theatre import animals, light, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

SUN = (0.02, 0.12)
RIM = "#ffd08a"


def edged(s: Stage, g: Geom, depth: float, height: float, low: str, high: str, marks: list[Mark] | None = None, rim: float = 0.008) -> None:
    """A dark piece with the sun along its outline."""
    if rim:
        s.sheet(g.buffer(rim), depth + 0.04, "#ff9a50", RIM, thick=0.004, edge=0, shadow=False, glow=0.5)
    s.puff(g, depth, height, low, high, marks or [], "cloth", shadow=False)


def palm(at: XY, toward: float, size: float) -> Geom:
    """An open hand whose fingers point along `toward` (degrees)."""
    fingers = [
        stroke([(0, 0), (math.cos(math.radians(a)) * r, math.sin(math.radians(a)) * r)], 0.26, 0.18)
        for a, r in ((-26, 1.15), (-9, 1.4), (8, 1.45), (24, 1.3), (66, 0.95))
    ]
    return move(union(ellipse(0.1, 0, 0.36, 0.3), *fingers), *at, toward, size)


def tumbler(s: Stage, depth: float, j: dict[str, XY], suit: str, skin: str, hair: str, long: bool, right: bool, tilt: float) -> None:
    """Somebody in the air, from joints: head, neck, hip, two arms and two legs (elbow, hand; knee, toe)."""
    legs, arms = [], []
    for side in ("a", "b"):
        knee, toe = j["knee_" + side], j["toe_" + side]
        legs.append(limb([j["hip"], knee, toe], 0.135, 0.085, 0.035))
        arms.append(limb([j["neck"], j["elbow_" + side], j["hand_" + side]], 0.085, 0.06, 0.042))
    hands = []
    for side in ("a", "b"):
        e, h = j["elbow_" + side], j["hand_" + side]
        hands.append(palm(h, math.degrees(math.atan2(h[1] - e[1], h[0] - e[0])), 0.06))
    nx, ny = j["neck"]
    hx, hy = j["hip"]
    trunk = union(stroke([(nx, ny), ((nx + hx) / 2, (ny + hy) / 2), (hx, hy)], 0.15, 0.115, 0.14))
    edged(s, legs[1], depth + 0.1, 0.03, darker(suit, 0.45), darker(suit, 0.2))
    edged(s, union(arms[1], hands[1]), depth + 0.1, 0.02, darker(skin, 0.4), darker(skin, 0.1), None, 0.003)
    edged(s, legs[0], depth, 0.04, darker(suit, 0.3), suit)
    x, y = j["head"]
    turn = math.degrees(math.atan2(y - ny, x - nx)) - 90
    edged(s, stroke([(nx, ny), (x, y)], 0.06, 0.055), depth + 0.02, 0.02, darker(skin, 0.35), skin)
    sash = line(
        [
            (hx + (nx - hx) * 0.12 - 0.35 * (ny - hy), hy + (ny - hy) * 0.12 + 0.35 * (nx - hx)),
            (hx + (nx - hx) * 0.12 + 0.35 * (ny - hy), hy + (ny - hy) * 0.12 - 0.35 * (nx - hx)),
        ],
        0.04,
    )
    edged(s, trunk, depth - 0.04, 0.05, darker(suit, 0.25), lighter(suit, 0.1), [Mark(sash, "#f0b040", 0.9)])
    outline = "-0.062,-0.04 -0.076,0.03 -0.05,0.085 0.01,0.098 0.058,0.07 0.068,0.03 0.098,0.004! 0.07,-0.008 0.07,-0.03 0.05,-0.066 0.0,-0.075"
    cap = "0.072,0.046! 0.055,0.098 0.0,0.122 -0.065,0.1 -0.098,0.035 -0.084,-0.03 -0.052,-0.04! -0.03,0.03 0.01,0.06"
    pieces = (draw(outline), draw(cap), ellipse(-0.115, 0.09, 0.05, 0.042, 30))
    head, crown, bun = (move(move(g, flip=not right), x, y, turn + tilt) for g in pieces)
    edged(s, head, depth - 0.06, 0.04, darker(skin, 0.3), skin)
    edged(s, union(crown, bun) if long else crown, depth - 0.1, 0.03, darker(hair, 0.2), hair)
    edged(s, union(arms[0], hands[0]), depth - 0.1, 0.03, darker(skin, 0.3), skin, None, 0.003)


def trapeze(s: Stage, top: tuple[XY, XY], bar: tuple[XY, XY], depth: float) -> None:
    for a, b in zip(top, bar, strict=True):
        s.puff(line([a, b], 0.014), depth + 0.05, 0.01, "#6a3458", "#f0b890", shadow=False)
    (x0, y0), (x1, y1) = bar
    e = ((x1 - x0) * 0.16, (y1 - y0) * 0.16)
    edged(s, line([(x0 - e[0], y0 - e[1]), (x1 + e[0], y1 + e[1])], 0.032), depth, 0.02, "#4a1c2c", "#a8502c", None, 0.005)


def flyers(s: Stage) -> None:
    """She has let go; he is a breath away."""
    d = 1.5
    trapeze(s, ((-0.72, 1.5), (-0.52, 1.5)), ((-0.95, 0.56), (-0.76, 0.62)), d + 0.2)
    trapeze(s, ((0.36, 1.5), (0.6, 1.5)), ((0.4, 0.93), (0.63, 0.91)), d)
    catcher = {
        "hip": (0.5, 0.74),
        "neck": (0.42, 0.48),
        "head": (0.375, 0.365),
        "knee_a": (0.53, 0.95),
        "toe_a": (0.7, 0.7),
        "knee_b": (0.47, 0.96),
        "toe_b": (0.65, 0.68),
        "elbow_a": (0.31, 0.36),
        "hand_a": (0.22, 0.29),
        "elbow_b": (0.35, 0.31),
        "hand_b": (0.255, 0.225),
    }
    flyer = {
        "hip": (-0.43, -0.03),
        "neck": (-0.19, 0.11),
        "head": (-0.105, 0.2),
        "knee_a": (-0.62, -0.14),
        "toe_a": (-0.86, -0.12),
        "knee_b": (-0.6, -0.08),
        "toe_b": (-0.78, 0.06),
        "elbow_a": (-0.06, 0.1),
        "hand_a": (0.035, 0.14),
        "elbow_b": (-0.05, 0.16),
        "hand_b": (0.015, 0.2),
    }
    tumbler(s, d - 0.1, catcher, "#2f58a8", "#6a3424", "#20101c", False, True, 16)
    tumbler(s, d - 0.1, flyer, "#dc3040", "#8a4a30", "#2c1020", True, True, 34)


def rim_point(a: float) -> XY:
    """Of the net; one corner has come loose."""
    loose = math.exp(-(((a - 5.6) / 0.42) ** 2))
    return 0.64 * math.cos(a), -0.62 + 0.11 * math.sin(a) - 0.15 * loose


def net(s: Stage, depth: float) -> None:
    threads: list[Geom] = []
    turns = [i * math.tau / 22 for i in range(22)]

    def at(a: float, t: float) -> XY:
        x, y = rim_point(a)
        bx, by = 0.26 * math.cos(a), -0.95 + 0.05 * math.sin(a)
        return x + (bx - x) * t, y + (by - y) * (1 - (1 - t) ** 2)

    for i, _ in enumerate(turns):
        for lean in (-1, 1):
            threads.append(line([at(turns[i] + lean * t * 0.5, t) for t in (0, 0.2, 0.4, 0.6, 0.8, 1.0)], 0.008))
    s.puff(union(*threads), depth, 0.006, "#5a2450", "#a8506c", cell=0.005, shadow=False)
    ring = [at(i * math.tau / 80, 0) for i in range(81)]
    s.puff(line(ring, 0.02), depth - 0.02, 0.012, "#4a1c44", "#8a3458", shadow=False)


def bearers(s: Stage, depth: float) -> None:
    """Each with a loop of the rim in its bill, save one that saw a butterfly."""
    for a, c, k, far in (
        (1.1, "#a84468", 0.19, True),
        (1.85, "#5c4a98", 0.18, True),
        (0.25, "#3f5a9c", 0.22, False),
        (2.6, "#b8503c", 0.19, True),
        (3.5, "#3c6a8c", 0.27, False),
        (4.65, "#a03858", 0.28, False),
    ):
        x, y = rim_point(a)
        out = 1 if math.cos(a) > 0 else -1
        f = animals.bird("fly", darker(c, 0.25), "#f0b088", "#f0a040")
        mx, my = f.points["mouth"]
        flip = out > 0
        loop = (x + out * 0.05, y + 0.1)
        d = depth + (0.2 if far else -0.2)
        s.puff(line([(x, y), loop], 0.014), d + 0.02, 0.008, "#4a1c44", "#8a3458", shadow=False)
        s.place(f, loop[0] + (mx - 0.09 if flip else 0.09 - mx) * k, loop[1] - my * k, k, d, flip=flip, shadow=False)
    x, y = rim_point(5.6)
    s.puff(
        line(bezier((x, y), (x + 0.03, y - 0.05), (x - 0.01, y - 0.1), (x + 0.02, y - 0.14), n=12), 0.014),
        depth - 0.1,
        0.008,
        "#4a1c44",
        "#8a3458",
        shadow=False,
    )
    s.place(animals.bird("fly", "#c8642c", "#ffd090", "#f0a040"), 0.7, -0.5, 0.25, depth - 0.3, turn=16, shadow=False)
    s.place(animals.moth("#f0503c", "#fff0c0", "#5a1c34"), 0.88, -0.14, 0.13, depth - 0.3, turn=-24, shadow=False, glow=0.25)


def geese(s: Stage) -> None:
    """The audience: necks from below, every bill at the gap."""
    rows = (
        (-0.5, -1.06, 0.03, 70, 1.0, 0.72),
        (-0.12, -1.13, 0.01, 84, 1.0, 0.68),
        (0.24, -1.08, -0.02, 97, 1.0, 0.7),
        (0.8, -1.02, -0.04, 118, 1.0, 0.74),
        (-0.86, -1.08, 0.05, 58, 0.7, 1.1),
        (-0.32, -1.24, 0.02, 76, 0.6, 1.0),
        (0.1, -1.3, -0.02, 92, 0.5, 1.0),
        (0.46, -1.2, -0.05, 106, 0.7, 1.05),
    )
    for i, (x, y, lean, aim, d, k) in enumerate(rows):
        back = i < 4
        neck = limb([(x - lean * 3, -1.75), (x - lean * 2 + 0.03, y - 0.26), (x, y)], 0.26 * k, 0.13 * k, 0.1 * k)
        breast = ellipse(x - lean * 2.5, -1.62, 0.22 * k, 0.24 * k)
        skull = move(draw("-0.075,0.0 -0.05,0.062 0.02,0.07 0.08,0.03 0.085,-0.03 0.02,-0.062 -0.05,-0.055"), x, y, aim, k)
        bill = move(draw("0.06,0.042! 0.12,0.03 0.19,0.006 0.2,-0.012 0.13,-0.024 0.06,-0.04!"), x, y, aim, k)
        eye = move(circle(0.03, 0.022 if aim < 90 else -0.022, 0.014), x, y, aim, k)
        low, high = ("#54284c", "#8c4468") if back else ("#301540", "#6a3464")
        edged(s, union(neck, breast), d, 0.05, low, high)
        edged(s, bill, d - 0.1, 0.02, "#a83c24", "#f08434")
        edged(s, skull, d - 0.12, 0.05, low, lighter(high, 0.1), [Mark(eye, "#ffdca0")])
    fox(s, 0.73, -1.28, 0.45)


def fox(s: Stage, x: float, y: float, depth: float) -> None:
    """Among the geese; for once nobody minds."""

    def at(g: Geom) -> Geom:
        return move(move(g, flip=True), x, y, -50, 1.15)

    low, high = "#7a2418", "#e8702c"
    edged(s, draw(f"{x - 0.14},-1.7 {x - 0.1},-1.42 {x + 0.02},-1.26 {x + 0.13},-1.38 {x + 0.2},-1.7"), depth + 0.05, 0.06, low, high)
    edged(s, at(draw("-0.1,0.03 -0.13,0.23! 0.0,0.12")), depth, 0.02, low, "#b84c20")
    head = at(draw("-0.12,-0.05 -0.11,0.05 -0.03,0.105 0.06,0.08 0.2,0.02 0.21,-0.015 0.09,-0.06 -0.04,-0.1"))
    cheek = at(draw("0.2,-0.0 0.1,0.0 0.02,-0.03 -0.04,-0.09 0.0,-0.12 0.1,-0.07 0.22,-0.03"))
    eye = at(ellipse(0.05, 0.035, 0.02, 0.016))
    edged(s, head, depth - 0.1, 0.05, low, high, [Mark(cheek, "#ffe0b8", 0.9), Mark(eye, "#2c1018")])
    s.puff(at(circle(0.21, 0.003, 0.022)), depth - 0.2, 0.02, "#1c1018", "#4a3038", shadow=False)
    edged(s, at(draw("-0.06,0.06 0.03,0.25! 0.06,0.07")), depth - 0.2, 0.02, low, "#d86028")


@card("rose", focus=1.4)
def cloud_circus(s: Stage) -> None:
    evening = ((0.0, "#8a3c6a"), (0.2, "#e8706c"), (0.4, "#ffb878"), (0.58, "#f49888"), (0.76, "#b4609c"), (1.0, "#4a3484"))
    sky.backdrop(s, stops=evening, wisps=0.35, cloud="#ffe0b0", glow=sky.Glow(*SUN, 1.0, "#ffdca0", 0.7), rays=(*SUN, "#ffe8b8", 0.5))
    weather.sun(s, *SUN, 0.72, 4.4, "#ffe07c", "#ff8440")
    for x, y, w, d in ((-0.9, 1.28, 1.3, 2.6), (0.75, 1.26, 1.5, 2.4), (-0.1, 1.42, 1.2, 2.0), (-0.62, 1.4, 1.1, 1.2), (0.5, 1.42, 1.1, 1.1)):
        weather.cloud(s, x, y, w, d, "#ffa890" if d > 1.6 else "#f48484", "#9c5ca8" if d > 1.6 else "#7c4488", glow=0.12)
    flyers(s)
    net(s, 1.4)
    bearers(s, 1.4)
    geese(s)
    light.area(s, (0, -3.0, -4.0), (0, 1.5, 1.4), 2.0, 220, "#ffa870")
    light.rig(s, 380, 200)
