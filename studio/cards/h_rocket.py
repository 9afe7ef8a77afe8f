"""A rocket made at home, seen from above it: the garden gets small."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, light, veils, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.props.garments import SHIRT, SOCK, TOWEL, TROUSERS
from theatre.registry import card
from theatre.stage import Stage

NADIR = (-0.3, -0.78)
"""The place straight below us: whatever is high leans away from it."""
TAIL, TILT, SIZE = (-0.14, -0.3), -17, 1.2


def up(p: XY, h: float) -> XY:
    """Where the top of something h high is seen that stands at p."""
    return NADIR[0] + (p[0] - NADIR[0]) * (1 + h), NADIR[1] + (p[1] - NADIR[1]) * (1 + h)


def plots(s: Stage) -> None:
    """The quarter from above: a street, hedges, lawns; ours is the bright one."""
    s.sheet(box(-2, -2.3, 2, 2.3), 4.6, "#4a3f88", "#5a4898", span=(-1.5, 1.5), translucent=0, bump=0.2)
    turned = 9
    for x0, y0, x1, y1, c in (
        (-2.0, 0.14, -0.95, 1.02, "#4c689c"),
        (-0.86, 0.14, 0.3, 1.02, "#547c98"),
        (0.4, 0.14, 1.9, 1.02, "#4c609c"),
        (0.62, -1.9, 1.9, 0.04, "#547498"),
        (-2.4, -2.2, -1.02, 0.04, "#4c689c"),
        (-1.9, 1.36, 1.9, 2.2, "#5068a0"),
    ):
        g = affinity.rotate(box(x0, y0, x1, y1), turned, origin=NADIR)
        s.flat(g, 4.5, darker(c, 0.1), lighter(c, 0.04))
    street = affinity.rotate(box(-2.4, 1.06, 2.4, 1.32), turned, origin=NADIR)
    dashes = union(*(affinity.rotate(box(-2 + 0.2 * i, 1.185, -1.9 + 0.2 * i, 1.2), turned, origin=NADIR) for i in range(20)))
    s.flat(street, 4.45, "#4a4480", "#564c8c", [Mark(dashes, "#c8b8e8", 0.7)])
    ours = affinity.rotate(box(-0.94, -1.7, 0.54, 0.04), turned, origin=NADIR)
    stripes = union(*(affinity.rotate(box(-0.94 + 0.24 * i, -1.8, -0.82 + 0.24 * i, 0.1), turned, origin=NADIR) for i in range(7)))
    bright = circle(*NADIR, 0.62)
    s.flat(
        ours,
        4.45,
        "#4c7a5c",
        "#4c7a60",
        [Mark(stripes, "#568660", 0.6), Mark(bright, "#f0b060", 0.8, 0.14)],
    )
    for x in (-0.94, 0.54):
        for i in range(15):
            post(s, (x, -1.7 + 0.124 * i), turned)
    for i in range(13):
        post(s, (-0.94 + 0.123 * i, 0.04), turned)


def car(s: Stage, x: float, y: float, turn: float) -> None:
    veils.beam(s, move_point(0.1, 0, x, y, turn), move_point(0.5, 0, x, y, turn), 0.2, 4.2, "#ffe8a0", 0.6)
    s.flat(move(draw("-0.13,-0.06 -0.13,0.06 0.12,0.06 0.13,-0.06"), x, y, turn), 4.25, "#d83c48", "#ff7868", height=0.04)
    s.flat(move(draw("-0.08,-0.045 -0.08,0.045 0.04,0.045 0.04,-0.045"), x, y, turn), 4.15, "#fff0e0", "#fffaf0", height=0.02)
    s.flat(move(box(0.045, -0.04, 0.065, 0.04), x, y, turn), 4.15, "#34507a")


def move_point(px: float, py: float, x: float, y: float, turn: float) -> XY:
    a = math.radians(turn)
    return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)


def post(s: Stage, p: XY, turned: float) -> None:
    q = affinity.rotate(circle(*p, 0.01), turned, origin=NADIR).centroid
    a = (q.x, q.y)
    if abs(a[0]) < 1.2 and abs(a[1]) < 1.7:
        s.flat(stroke([a, up(a, 0.07)], 0.022, 0.034), 4.3, "#8a7ab8", "#f4e0d8")


def house(s: Stage, x: float, y: float, w: float, d: float, turn: float, roof: str, lit: bool = True, h: float = 0.16, depth: float = 4.2) -> None:
    """Walls that show towards the place below us, a gabled roof, a chimney."""
    base = [affinity.rotate(circle(x + a * w / 2, y + b * d / 2, 0.01), turn, origin=(x, y)).centroid for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    low = [(c.x, c.y) for c in base]
    top = [up(p, h) for p in low]
    for i in range(4):
        j = (i + 1) % 4
        mid = ((low[i][0] + low[j][0]) / 2, (low[i][1] + low[j][1]) / 2)
        out = (mid[0] - x, mid[1] - y)
        if out[0] * (NADIR[0] - mid[0]) + out[1] * (NADIR[1] - mid[1]) <= 0:
            continue
        s.flat(Polygon([low[i], low[j], top[j], top[i]]), depth, "#a87a94", "#e8b08c")
        if lit:
            for t in (0.25, 0.7):
                a, b = ((low[i][k] * (1 - t) + low[j][k] * t) for k in (0, 1))
                c, e = ((low[i][k] * (1 - t - 0.14) + low[j][k] * (t + 0.14)) for k in (0, 1))
                pane = Polygon([up((a, b), h * 0.3), up((c, e), h * 0.3), up((c, e), h * 0.75), up((a, b), h * 0.75)])
                s.flat(pane, depth - 0.03, "#ffc860", "#ffe0a0", glow=0.6)
    ends = [((top[0][0] + top[3][0]) / 2, (top[0][1] + top[3][1]) / 2), ((top[1][0] + top[2][0]) / 2, (top[1][1] + top[2][1]) / 2)]
    ridge = [up(p, h * 0.55) for p in ends]
    for k, (i, j) in enumerate(((0, 1), (3, 2))):
        slope = Polygon([top[i], top[j], ridge[1], ridge[0]]).buffer(0.012)
        rows = union(
            *(
                line([(top[i][n] * (1 - t) + ridge[0][n] * t for n in (0, 1)), (top[j][n] * (1 - t) + ridge[1][n] * t for n in (0, 1))], 0.007)
                for t in (0.2, 0.4, 0.6, 0.8)
            )
        )
        shade = mix(roof, "#ff9a50", 0.25) if k == 0 else darker(roof, 0.3)
        s.flat(slope, depth - 0.06, darker(shade, 0.12), lighter(shade, 0.08), [Mark(rows, darker(shade, 0.4), 0.6)])
    cx, cy = ridge[0][0] * 0.7 + ridge[1][0] * 0.3, ridge[0][1] * 0.7 + ridge[1][1] * 0.3
    s.flat(stroke([(cx, cy), up((cx, cy), 0.08)], 0.05, 0.06), depth - 0.1, "#6a3a5a", "#b86a6c")
    s.flat(circle(*up((cx, cy), 0.08), 0.02), depth - 0.14, "#241838")


def crown(s: Stage, x: float, y: float, r: float, low: str = "#24406a", high: str = "#5c9474", depth: float = 4.0) -> None:
    px, py = up((x, y), 0.1)
    g = union(
        *(circle(px + r * 0.5 * math.cos(a), py + r * 0.5 * math.sin(a), r * s.rng.uniform(0.45, 0.6)) for a in [i * math.tau / 8 for i in range(8)]),
        circle(px, py, r * 0.6),
    )
    dabs = union(*(ellipse(px + s.rng.uniform(-r, r), py + s.rng.uniform(-r, r), 0.018, 0.01, s.rng.uniform(0, 180)) for _ in range(30)))
    side = circle(px + (NADIR[0] - px) * 0.12, py + (NADIR[1] - py) * 0.12, r * 0.6)
    s.sheet(affinity.translate(g, (x - NADIR[0]) * 0.14, (y - NADIR[1]) * 0.14), 4.4, mat=veils.tint("#1c1848", 0.5), shadow=False)
    s.flat(g, depth, low, high, [Mark(side, "#f0b060", 0.4, 0.08), Mark(dabs, lighter(high, 0.3), 0.4)], "stone", 0.09)


def child(s: Stage, degrees: float, far: float, skin: str, hair: str, top: str, curly: bool = False, wave: float = 0.0) -> None:
    """Straight from above: a lifted face hides the rest; shoulders, two hands towards us, the tips of the shoes."""
    a = math.radians(degrees)
    x, y = NADIR[0] + far * math.cos(a), NADIR[1] + far * math.sin(a)
    k, turn = 0.3, degrees - 90

    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, k)

    s.sheet(put(union(ellipse(0, 0.3, 0.42, 0.5), ellipse(0, 0.62, 0.3, 0.3))), 4.35, mat=veils.tint("#2a2458", 0.45), shadow=False)
    shoes = union(ellipse(-0.13, -0.2, 0.09, 0.13), ellipse(0.13, -0.2, 0.09, 0.13))
    s.flat(put(shoes), 3.95, "#4a2838", "#a05a58", height=0.03)
    s.flat(put(ellipse(0, 0.02, 0.38, 0.24)), 3.9, darker(top, 0.3), lighter(top, 0.05), height=0.05)
    for q in (-1, 1):
        hand = (q * (0.52 + 0.06 * q * wave), 0.5 + 0.1 * q * wave)
        s.flat(put(limb([(q * 0.28, 0.04), (q * 0.46, 0.16), hand], 0.2, 0.17, 0.16)), 3.8, darker(top, 0.2), lighter(top, 0.2), height=0.04)
        fan = union(*(stroke([hand, (hand[0] + 0.24 * math.sin(t), hand[1] + 0.24 * math.cos(t))], 0.09, 0.075) for t in (-0.75, -0.25, 0.25, 0.75)))
        thumb = stroke([hand, (hand[0] - q * 0.2, hand[1] + 0.02)], 0.09, 0.07)
        s.flat(put(union(circle(*hand, 0.13), fan, thumb)), 3.6, darker(skin, 0.15), lighter(skin, 0.12), height=0.03)
    rim = [0.4 * math.tau * i / 5 for i in range(13)]
    mop = (
        union(*(circle(0.27 * math.cos(t), 0.27 + 0.27 * math.sin(t), 0.14) for t in rim), ellipse(0, 0.3, 0.33, 0.33))
        if curly
        else union(
            ellipse(0, 0.28, 0.35, 0.35), *(stroke([(0, 0.5), (0.3 * math.sin(t), 0.42 + 0.26 * math.cos(t))], 0.2, 0.06) for t in (-1.2, -0.6, 0.0, 0.6, 1.2))
        )
    )
    s.flat(put(mop), 3.5, darker(hair, 0.15), lighter(hair, 0.18), height=0.07)
    face = [
        Mark(put(union(circle(-0.11, 0.24, 0.048), circle(0.11, 0.24, 0.048))), "#1c1020"),
        Mark(put(union(circle(-0.095, 0.258, 0.016), circle(0.125, 0.258, 0.016))), "#ffffff"),
        Mark(put(ellipse(0, 0.08, 0.085, 0.065)), "#7a1c2c"),
        Mark(put(ellipse(0, 0.055, 0.05, 0.025)), "#f07078"),
        Mark(put(ellipse(0, 0.18, 0.035, 0.025)), darker(skin, 0.25), 0.8),
        Mark(put(union(circle(-0.19, 0.13, 0.06), circle(0.19, 0.13, 0.06))), "#f06a50", 0.5, 0.02),
    ]
    s.flat(put(ellipse(0, 0.19, 0.28, 0.265)), 3.36, darker(skin, 0.05), lighter(skin, 0.2), face, height=0.06)


def garden(s: Stage) -> None:
    pool = move(draw("-0.26,-0.12 -0.2,0.14 0.02,0.12 0.2,0.17 0.28,-0.02 0.16,-0.17 -0.08,-0.13"), -0.66, -0.3, 32, 0.86)
    s.flat(pool.buffer(0.035), 4.38, "#a894c0", "#f0dcd0", brush="stone")
    ripples = union(*(move(circle(0, 0, r).boundary.buffer(0.006), -0.68, -0.3) for r in (0.06, 0.11, 0.16)))
    s.flat(pool, 4.34, "#1fa0b4", "#6ce8e0", [Mark(ripples, "#e0fffa", 0.6), Mark(move(pool.boundary.buffer(0.03), 0, 0), "#1c6a98", 0.5, 0.02)], glow=0.45)
    ring = circle(-0.62, -0.36, 0.07).difference(circle(-0.62, -0.36, 0.032))
    s.flat(
        ring,
        4.2,
        "#e04c50",
        "#ff8068",
        [Mark(union(*(move(box(-0.012, 0.02, 0.012, 0.08), -0.62, -0.36, 60 * i) for i in range(6))), "#fff4e8")],
        height=0.02,
    )
    # The kennel nobody is in: its leash ends in a collar.
    kx, ky = -0.74, -1.2
    for x0, x1, c in ((-0.13, 0, "#b84858"), (0, 0.13, "#f08070")):
        rows = union(*(move(box(x0, -0.13 + 0.065 * i, x1, -0.122 + 0.065 * i), kx, ky, 48) for i in range(1, 4)))
        s.flat(move(box(x0, -0.13, x1, 0.13), kx, ky, 48), 4.1, darker(c, 0.1), lighter(c, 0.1), [Mark(rows, darker(c, 0.4), 0.7)], height=0.02)
    door = move(draw("-0.07,-0.13! 0.07,-0.13! 0.05,-0.19! -0.05,-0.19!"), kx, ky, 48)
    s.flat(door, 4.15, "#2a1830", "#3c2440")
    leash = smooth([(kx + 0.13, ky - 0.1), (kx + 0.2, ky - 0.06), (kx + 0.17, ky + 0.02), (kx + 0.26, ky + 0.05)], closed=False)
    s.flat(line(leash, 0.014), 4.2, "#fff0c8", height=0.012)
    s.flat(circle(kx + 0.29, ky + 0.06, 0.036).difference(circle(kx + 0.29, ky + 0.06, 0.02)), 4.2, "#ff4c40", height=0.02)
    scorch = union(
        circle(*NADIR, 0.14),
        *(stroke([NADIR, (NADIR[0] + 0.24 * math.cos(t), NADIR[1] + 0.24 * math.sin(t))], 0.12, 0.02) for t in [i * math.tau / 11 for i in range(11)]),
    )
    s.flat(scorch, 4.3, "#3a2438", "#5a3448")
    for x, y, r in ((0.96, -0.28, 0.16), (-0.95, 0.42, 0.15), (0.88, 0.5, 0.16), (-0.14, 0.62, 0.13)):
        crown(s, x, y, r)


def rocket_at(g: Geom) -> Geom:
    return move(g, *TAIL, TILT, SIZE)


def spot(x: float, y: float) -> XY:
    return move_point(SIZE * x, SIZE * y, *TAIL, TILT)


def hoop(y: float, half: float, wide: float) -> Geom:
    """A band round the body: we look from above, so it sags towards the tail."""
    sag = half * 0.42
    return stroke(bezier((-half, y), (-half * 0.6, y - sag * 1.1), (half * 0.6, y - sag * 1.1), (half, y)), wide, wide * 1.2, wide)


BODY = draw("-0.11,0.02! -0.25,0.3 -0.36,0.62 -0.45,0.95! -0.2,1.05 0.2,1.05 0.45,0.95! 0.36,0.62 0.25,0.3 0.11,0.02! 0,-0.02")


def rocket(s: Stage) -> None:
    """Tin, planks, a kitchen funnel: wide near us, narrow below."""
    d = 1.6
    for g in (draw("-0.13,0.24! -0.34,0.12 -0.44,-0.04! -0.3,0.0 -0.08,0.05!"), draw("0.13,0.24! 0.34,0.12 0.44,-0.04! 0.3,0.0 0.08,0.05!")):
        boards = union(*(line([(q * 0.1, 0.3), (q * 0.1, -0.2)], 0.01) for q in range(-5, 6)))
        s.flat(rocket_at(g), d + 0.1, "#a82c3c", "#f0645c", [Mark(rocket_at(boards), "#6a1c34", 0.6)], "plank", 0.05)
    pot = draw("-0.07,0.06! -0.1,-0.04 -0.115,-0.07! 0.115,-0.07! 0.1,-0.04 0.07,0.06!")
    s.flat(rocket_at(pot), d + 0.12, "#c0603c", "#e88a5c", [Mark(rocket_at(hoop(0.0, 0.11, 0.02)), "#8a3c30", 0.7)], height=0.06)
    seams = union(hoop(0.28, 0.24, 0.012), hoop(0.8, 0.405, 0.016))
    rivets = union(
        *(
            circle(half * math.sin(a), y - half * 0.36 * math.cos(a), 0.011)
            for y, half in ((0.31, 0.25), (0.25, 0.23), (0.83, 0.41), (0.77, 0.39))
            for a in [-1.2 + 0.3 * i for i in range(9)]
        )
    )
    marks = [
        Mark(rocket_at(box(-0.6, -0.1, -0.18, 1.1)), "#8a78c8", 0.55, 0.06),
        Mark(rocket_at(box(0.2, -0.1, 0.6, 1.1)), "#ffd0a0", 0.5, 0.06),
        Mark(rocket_at(box(-0.4, -0.1, 0.4, 0.12)), "#ff9a50", 0.7, 0.08),
        Mark(rocket_at(seams), "#6a6490", 0.9),
        Mark(rocket_at(rivets), "#7a7498", 0.9),
        Mark(rocket_at(draw("-0.2,0.34! -0.06,0.3 -0.05,0.14! -0.16,0.17!")), "#e8b84c", 0.9),
        Mark(rocket_at(draw("0.1,0.5! 0.28,0.54! 0.25,0.36! 0.1,0.34!")), "#58b0b8", 0.9),
    ]
    s.flat(rocket_at(BODY), d, "#b8b0d4", "#f4f0ec", marks, "wash", 0.2)
    nose(s, d - 0.26)
    window(s, d - 0.36)


def nose(s: Stage, d: float) -> None:
    """Quarters that meet in a knob: we look down on it."""
    cap, tip = ellipse(0, 1.06, 0.47, 0.32), (0.0, 1.13)
    fan = [tuple(tip[i] + 0.9 * f(a) for i, f in ((0, math.cos), (1, math.sin))) for a in [0.2 + i * math.tau / 10 for i in range(10)]]
    panels = union(*(Polygon([tip, fan[i], fan[i + 1]]) for i in range(0, 10, 2))).intersection(cap)
    marks = [
        Mark(rocket_at(panels), "#fff0dc", 0.92),
        Mark(rocket_at(cap.difference(ellipse(0.07, 1.1, 0.43, 0.29))), "#5a3a8c", 0.55, 0.04),
        Mark(rocket_at(ellipse(0.2, 0.98, 0.08, 0.1, -20)), "#ffe0b8", 0.5, 0.04),
    ]
    s.flat(rocket_at(cap), d, "#c82c40", "#f0584c", marks, height=0.26)
    s.flat(rocket_at(cap.buffer(0.035).difference(cap)), d - 0.02, "#b87828", "#ffd070", height=0.03)
    s.flat(circle(*spot(*tip), 0.06), d - 0.36, "#d89830", "#ffe090", height=0.06)


def window(s: Stage, d: float) -> None:
    (wx, wy), r = spot(0.0, 0.43), 0.235
    bolts = union(*(circle(wx + (r + 0.03) * math.cos(a), wy + (r + 0.03) * math.sin(a), 0.013) for a in [i * math.tau / 12 for i in range(12)]))
    s.flat(circle(wx, wy, r + 0.055), d, "#b87828", "#ffd070", [Mark(bolts, "#7a4818")], height=0.04)
    s.flat(circle(wx, wy, r), d - 0.06, "#ffc060", "#ffe8b0", [Mark(circle(wx, wy, r).boundary.buffer(0.03), "#c87838", 0.7, 0.03)], glow=0.35)
    pup = animals.dog("sit", "#b87c48").moved(wx - 0.06, wy - 0.4, TILT * 0.6, 0.52)
    s.place(veils.cropped(pup, circle(wx, wy, r - 0.005)), 0, 0, 1, d - 0.14, shadow=False)
    hx, hy = pup.points["head"]
    sieve = move(draw("-0.135,0! -0.12,0.09 -0.06,0.14 0.06,0.14 0.12,0.09 0.135,0! 0,-0.03"), hx + 0.016, hy + 0.085, TILT * 0.6)
    holes = union(
        *(move(circle(0.04 * i, 0.03 + 0.035 * j, 0.01), hx + 0.016, hy + 0.085, TILT * 0.6) for i in (-2, -1, 0, 1, 2) for j in (0, 1, 2) if abs(i) + j < 4)
    )
    s.flat(sieve, d - 0.36, "#6a8cb0", "#c8e4f0", [Mark(holes, "#4c689c", 0.9)], height=0.06)
    for q in (-1, 1):
        px, py = wx + q * 0.11 + 0.0, wy - r + 0.045
        paw = ellipse(px, py, 0.05, 0.042)
        toes = union(*(line([(px + e, py - 0.034), (px + e, py - 0.01)], 0.008) for e in (-0.016, 0.016)))
        s.flat(paw, d - 0.42, "#b07440", "#e8b880", [Mark(toes, "#5a3020", 0.8)], "fur", 0.03)


def fire(s: Stage) -> None:
    nozzle = spot(0, -0.08)
    for wide, low, high, glow, reach, depth in (
        (0.34, "#e0582c", "#ff9a3c", 0.7, 1.0, 2.3),
        (0.24, "#ffa83c", "#ffd870", 0.9, 0.82, 2.2),
        (0.13, "#ffe8a0", "#fffbe4", 1.2, 0.6, 2.1),
    ):
        end = (nozzle[0] + (NADIR[0] - nozzle[0]) * reach, nozzle[1] + (NADIR[1] - nozzle[1]) * reach)
        s.flat(
            stroke(bezier(nozzle, ((nozzle[0] + end[0]) / 2 + 0.03, (nozzle[1] + end[1]) / 2), end), wide * 0.7, wide, wide * 0.55, 0.02),
            depth,
            low,
            high,
            glow=glow,
            height=0.03,
        )
    puffs = []
    for i in range(30):
        a = i * 2.4
        u = 0.24 - 0.2 * i / 30
        puffs.append((NADIR[0] + u * math.cos(a), NADIR[1] + u * math.sin(a), s.rng.uniform(0.05, 0.085)))
    for n, (x, y, r) in enumerate(puffs):
        warm = max(0.0, 1 - math.dist((x, y), NADIR) / 0.24)
        s.flat(circle(x, y, r), 3.5 - 0.02 * n, mix("#9a78b8", "#f07a3c", warm * 0.8), mix("#e0b8d8", "#ffd898", warm), height=r * 0.9, glow=0.22 * warm)
    weather.halo(s, *NADIR, 3.0, 0.6, "#ff9a40", 0.5)


def washing(s: Stage) -> None:
    """The line that came along, and the post it was tied to with its clod of earth."""
    start = spot(0.4, -0.02)
    path = smooth([start, (0.52, -0.43), (0.72, -0.42), (0.89, -0.54), (0.93, -0.8), (0.84, -1.04), (0.8, -1.16)], closed=False, n=14)
    s.flat(line(path, 0.014), 1.5, "#f0e0d0", "#fff8ec")
    hung = (
        (13, SHIRT, "#ffc838", 0.3, 4),
        (29, TROUSERS, "#3fb8b0", 0.32, 2),
        (45, TOWEL, "#fff4e4", 0.24, 30),
        (59, SOCK, "#f06880", 0.17, 44),
        (66, SOCK, "#f06880", 0.17, 60),
    )
    for i, g, c, k, swing in hung:
        x, y = path[i]
        a = math.degrees(math.atan2(path[i][1] - path[i - 1][1], path[i][0] - path[i - 1][0]))
        turn = a + swing
        cloth = move(move(g, 0, -50, 0, 1), x, y, turn, k / 100)
        folds = union(*(move(line([(q, -0.1), (q * 1.2, -0.9)], 0.03), x, y, turn, k) for q in (-0.2, 0.05, 0.24)))
        s.flat(cloth, 1.4, darker(c, 0.12), lighter(c, 0.2), [Mark(folds, darker(c, 0.3), 0.4)], "cloth", 0.03)
        s.flat(circle(x, y, 0.016), 1.3, "#a8643c", "#e0a868", height=0.02)
    pole = [(path[-1][0] + 0.03, path[-1][1] + 0.1), (path[-1][0] - 0.06, path[-1][1] - 0.22)]
    s.flat(stroke(pole, 0.05, 0.044), 1.45, "#8a5a48", "#e8b490", brush="plank", height=0.03)
    qx, qy = pole[1]
    clod = move(draw("-0.1,0.03 -0.09,-0.07 0.0,-0.12 0.08,-0.08 0.11,0.02 0.0,0.06"), qx, qy, 30)
    s.flat(
        clod,
        1.4,
        "#5a3a4c",
        "#a87868",
        [Mark(union(*(circle(qx + 0.03 * q, qy - 0.03 + 0.02 * (q % 2), 0.012) for q in (-2, 0, 1))), "#d8b8a8")],
        "stone",
        0.05,
    )
    blades = union(*(stroke([(qx + 0.03 * q, qy + 0.03 + 0.01 * q), (qx + 0.04 * q + 0.02, qy + 0.1 + 0.01 * q)], 0.02, 0.005) for q in (-2, -1, 0, 1, 2)))
    s.flat(blades, 1.38, "#5a9a68", "#a8d878")


@card("violet", focus=1.6)
def garden_rocket(s: Stage) -> None:
    plots(s)
    garden(s)
    car(s, -0.6, 1.2, 9)
    house(s, 0.72, 0.16, 0.32, 0.34, 9, "#6a4a98")
    house(s, -0.66, 0.68, 0.5, 0.36, 9, "#7a4c8c", h=0.12)
    house(s, 0.6, 1.36, 0.5, 0.32, 9, "#5c4c98", h=0.1)
    for degrees, skin, hair, top, curly, wave in (
        (182, "#8a5434", "#2a1a1c", "#f0b838", True, 0.5),
        (266, "#f0c4a0", "#d8803c", "#3fa8a8", False, -0.6),
        (306, "#c88a5c", "#3a2424", "#e8587c", False, 0.4),
        (346, "#6a3f2a", "#1c1418", "#f4f0e4", True, -0.3),
    ):
        child(s, degrees, 0.43, skin, hair, top, curly, wave)
    fire(s)
    washing(s)
    rocket(s)
    light.lamp(s, NADIR[0], NADIR[1] + 0.1, 2.9, 55, "#ffb060", 0.2)
    light.rig(s, 950, 260, left=False)
