"""Fallen stars shine: who carries them home at night is seen from above."""

import math

from shapely import affinity
from shapely.geometry import Point, box

from theatre import animals, light, props, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

HOLE: XY = (0.54, 1.1)
HOG: XY = (-0.06, 0.45)
TURN = -36.0
FLOOR = 2.0


def forest_floor(s: Stage) -> None:
    """Moss, leaves and stones, from straight above."""
    patches = [
        Mark(ellipse(s.rng.uniform(-1.2, 1.2), s.rng.uniform(-1.6, 1.6), s.rng.uniform(0.15, 0.4), s.rng.uniform(0.1, 0.3)), c, 0.5, 0.03)
        for c in ("#1f5c5c", "#2f7c70", "#184a54") * 7
    ]
    s.puff(box(-1.5, -1.9, 1.5, 1.9), FLOOR, 0.0, "#1f5a60", "#348478", patches, "stone", shadow=False)
    leaf = draw("0,-1! 0.5,-0.4 0.42,0.4 0,1! -0.42,0.4 -0.5,-0.4")
    for _ in range(70):
        x, y, t, k = s.rng.uniform(-1.1, 1.1), s.rng.uniform(-1.5, 1.55), s.rng.uniform(0, 360), s.rng.uniform(0.04, 0.085)
        if math.dist((x, y), HOLE) < 0.4 or math.dist((x, y), HOG) < 0.3:
            continue
        c = s.rng.choice(("#2c6c6c", "#3f8478", "#6c7c54", "#8a6c44", "#1f4c58"))
        g = move(leaf, x, y, t, k)
        rib = move(line([(0, -0.9), (0, 0.9)], 0.12), x, y, t, k)
        s.puff(g, FLOOR - 0.05, 0.02, darker(c, 0.1), lighter(c, 0.12), [Mark(rib, darker(c, 0.3), 0.7)], shadow=False)
    for x, y, r in ((-0.78, 1.2, 0.15), (-0.56, 1.34, 0.09), (0.88, 0.42, 0.12), (-0.84, 0.28, 0.08)):
        spots = union(*(circle(x + r * u * math.cos(a), y + r * u * math.sin(a), r * 0.14) for a, u in [(i * 2.4, 0.25 + 0.11 * i) for i in range(6)]))
        weather.contact(s, x + 0.03, y - 0.04, r * 2.8, FLOOR - 0.06, 0.5)
        s.puff(circle(x, y, r), FLOOR - 0.2, 0.5 * r, "#8a2c34", "#d85c4c", [Mark(spots, "#fff0dc", 0.95)], shadow=False)
    for x, y, r in ((-0.3, 1.28, 0.07), (0.92, 0.84, 0.1), (-0.92, 0.62, 0.1), (0.5, 0.3, 0.06)):
        s.puff(ellipse(x, y, r, r * 0.76, 20), FLOOR - 0.1, 0.4 * r, "#3a5c68", "#84a4a0", brush="stone", shadow=False)


def burrow(s: Stage) -> None:
    """A round door in the ground, its lid open, and who lives there."""
    x, y = HOLE
    weather.halo(s, x, y, FLOOR - 0.1, 0.62, "#ffc868", 0.5)
    for i in range(15):
        a = i * math.tau / 15
        s.puff(
            ellipse(x + 0.29 * math.cos(a), y + 0.26 * math.sin(a), 0.062, 0.045, math.degrees(a) + 90),
            FLOOR - 0.16,
            0.04,
            "#4c5c5c",
            "#a8b09c",
            brush="stone",
            shadow=False,
        )
    s.puff(
        ellipse(x, y, 0.26, 0.23),
        FLOOR - 0.12,
        0.01,
        "#d8843c",
        "#ffd888",
        [Mark(ellipse(x, y + 0.06, 0.2, 0.14), "#fff0b0", 0.7, 0.05)],
        shadow=False,
        glow=0.45,
    )
    # A mouse, from above: round ears, a nose towards us, both paws on the rim.
    mx, my = x - 0.03, y - 0.02
    for dx in (-0.1, 0.1):
        s.puff(
            circle(mx + dx, my + 0.08, 0.075), FLOOR - 0.24, 0.03, "#5c5460", "#8c8088", [Mark(circle(mx + dx, my + 0.08, 0.045), "#f0a8a0", 0.9)], shadow=False
        )
    face = draw(f"{mx - 0.1},{my + 0.06} {mx},{my + 0.11} {mx + 0.1},{my + 0.06} {mx + 0.09},{my - 0.04} {mx},{my - 0.15} {mx - 0.09},{my - 0.04}")
    eyes = [Mark(circle(mx + dx, my - 0.02, 0.024), "#141018") for dx in (-0.048, 0.048)] + [
        Mark(circle(mx + dx + 0.006, my - 0.012, 0.008), "#ffffff") for dx in (-0.048, 0.048)
    ]
    s.puff(face, FLOOR - 0.28, 0.06, "#6c6470", "#a89ca4", [*eyes, Mark(circle(mx, my - 0.065, 0.02), "#5a2c34")], "fur", shadow=False)
    s.puff(circle(mx, my - 0.145, 0.022), FLOOR - 0.34, 0.02, "#c85c5c", "#f09890", shadow=False)
    for dx, dy in ((-0.15, -0.17), (0.1, -0.21)):
        s.puff(limb([(mx + dx * 0.7, my + dy * 0.5), (mx + dx, my + dy)], 0.05, 0.04), FLOOR - 0.3, 0.03, "#d88c84", "#f8c0b4", shadow=False)


def put(g: Geom) -> Geom:
    return move(g, *HOG, TURN, 1.0)


def hog(s: Stage, d: float) -> None:
    """From above, at a run; facing up before it is turned."""
    weather.contact(s, HOG[0], HOG[1] - 0.05, 1.1, d + 0.3, 0.4)
    for x, y, t in ((-0.27, 0.2, 30), (0.27, 0.28, -20), (-0.25, -0.24, 20), (0.26, -0.16, -40)):
        s.puff(put(ellipse(x, y, 0.05, 0.085, t)), d + 0.12, 0.04, "#8a6444", "#d8b080", shadow=False)
    snout = draw("-0.2,0.2 -0.16,0.38 -0.06,0.54 0,0.6 0.06,0.54 0.16,0.38 0.2,0.2 0,0.12")
    eyes = [Mark(put(circle(x, 0.4, 0.032)), "#141018") for x in (-0.09, 0.09)] + [Mark(put(circle(x + 0.006, 0.415, 0.011)), "#ffffff") for x in (-0.09, 0.09)]
    s.puff(put(snout), d + 0.05, 0.08, "#b8905c", "#f4d8a4", eyes, "fur", shadow=False)
    s.puff(put(circle(0, 0.6, 0.042)), d - 0.04, 0.04, "#141018", "#4a4048", shadow=False)
    for x in (-0.15, 0.15):
        s.puff(
            put(ellipse(x, 0.31, 0.055, 0.06)),
            d - 0.02,
            0.03,
            "#a07850",
            "#e0b888",
            [Mark(put(ellipse(x, 0.31, 0.03, 0.035)), "#c88474", 0.8)],
            "fur",
            shadow=False,
        )
    s.puff(put(ellipse(0, -0.08, 0.28, 0.33)), d, 0.16, "#2c1c18", "#5a3c2c", brush="fur", shadow=False)
    for j, (f, n) in enumerate(((1.02, 40), (0.86, 34), (0.7, 27), (0.54, 21), (0.38, 14), (0.22, 8))):
        quills, tips = [], []
        for i in range(n):
            a = math.tau * (i + 0.5 * (j % 2)) / n + s.rng.uniform(-0.05, 0.05)
            x, y = 0.27 * f * math.cos(a), -0.08 + 0.31 * f * math.sin(a)
            back = math.atan2(math.sin(a) - 0.75, math.cos(a))
            q = s.rng.uniform(0.12, 0.16)
            end = (x + q * math.cos(back), y + q * math.sin(back))
            quills.append(stroke([(x, y), end], 0.03, 0.006))
            tips.append(stroke([(x + 0.5 * (end[0] - x), y + 0.5 * (end[1] - y)), end], 0.02, 0.007))
        s.puff(
            put(union(*quills)), d - 0.12 - 0.03 * j, 0.02, "#2c1c18", ("#4c3428", "#5c4030")[j % 2], [Mark(put(union(*tips)), "#c8a878", 0.6)], shadow=False
        )
    stars = ((0.02, -0.36, 0.22, 10), (-0.22, -0.2, 0.21, -14), (0.21, -0.22, 0.2, 24), (-0.02, -0.1, 0.27, -6), (-0.2, 0.06, 0.18, -24), (0.03, 0.13, 0.16, 8))
    for x, y, k, t in stars:
        p = put(Point(x, y))
        a = math.radians(t)
        weather.halo(s, p.x, p.y, d - 0.34, 0.8 * k, "#ffc040", 0.22)
        s.place(props.star("#ffc838", 0.6), p.x + 0.5 * k * math.sin(a), p.y - 0.5 * k * math.cos(a), k, d - 0.38, turn=t, shadow=False)
        spine = [(p.x - 0.3 * k, p.y - 0.12 * k), (p.x + 0.08 * k, p.y + 0.04 * k)]
        s.puff(stroke(spine, 0.03, 0.012), d - 0.5, 0.015, "#4a2c1c", "#8a6040", shadow=False)
    # One of the stars is not a star.
    p = put(Point(0.2, 0.0))
    s.place(animals.snail("#d8582c", "#c89c68"), p.x, p.y - 0.06, 0.19, d - 0.42, turn=-20, shadow=False)


FEATHER = draw("-0.05,0! -0.09,-0.4 -0.085,-0.8 -0.03,-1.0 0.04,-0.99 0.09,-0.8 0.09,-0.4 0.05,0!")
BARS = union(*(line([(-0.12, -0.22 - 0.17 * i), (0, -0.2 - 0.17 * i), (0.12, -0.25 - 0.17 * i)], 0.055) for i in range(5)))
QUILL = line([(0, 0), (0, -0.94)], 0.016)


def feather(s: Stage, at: XY, angle: float, long: float, depth: float, flip: bool, low: str, high: str, broad: float = 1.0) -> None:
    """One feather from its root; angle 0 points down, positive outwards."""

    def lay(g: Geom) -> Geom:
        h = move(affinity.scale(g, broad, 1, origin=(0, 0)), at[0], at[1], angle, long)
        return affinity.scale(h, -1, 1, origin=(0, 0)) if flip else h

    s.puff(lay(FEATHER), depth, 0.03, low, high, [Mark(lay(BARS), darker(low, 0.35), 0.75, 0.004), Mark(lay(QUILL), "#f0dcb4", 0.22)], "feather", shadow=False)


SHOULDER, WRIST, TIP = (0.2, -0.5), (0.68, -0.26), (1.06, -0.5)


def shade() -> Geom:
    """The owl as its shadow shows it: head, tail, every feather of the wings."""
    g = union(
        draw("0,-0.42! 0.3,-0.42 0.68,-0.2 1.0,-0.36 1.1,-0.6 0.8,-0.86 0.4,-1.0 0,-1.1!"),
        *(move(FEATHER, 0.1 + 0.14 * i, -0.5 + 0.03 * i, 2 + i * i * 0.95, 0.74) for i in range(8)),
    )
    return union(
        g,
        move(g, flip=True),
        circle(0, -0.36, 0.26),
        draw("-0.16,-1.0! 0.16,-1.0! 0.26,-1.7 -0.26,-1.7"),
        draw("0.1,-0.3! 0.3,-0.06! 0.02,-0.14!"),
        draw("-0.1,-0.3! -0.3,-0.06! -0.02,-0.14!"),
    )


def owl(s: Stage, d: float) -> None:
    """We are above it, as it is above the other."""

    def between(a: XY, b: XY, t: float) -> XY:
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    for i in range(5):
        feather(s, (0.03 + 0.0 * i, -1.14), (4 - i) * 6.0, 0.62, d + 0.14 - 0.012 * i, False, "#3c2a2c", "#8a6850", 1.1)
        feather(s, (0.03 + 0.0 * i, -1.14), (4 - i) * 6.0, 0.62, d + 0.14 - 0.012 * i, True, "#3c2a2c", "#8a6850", 1.1)
    for flip in (False, True):
        for i in range(8):
            t = 1 - i / 7
            feather(s, between(WRIST, TIP, t * 0.9), 14 + 46 * t, 0.78 - 0.06 * t, d + 0.1 - 0.014 * i, flip, "#34262c", "#84664c", 1.0)
        for i in range(7):
            t = 1 - i / 6
            feather(s, between(SHOULDER, WRIST, t), 2 + 12 * t, 0.72, d - 0.02 - 0.012 * i, flip, "#3c2c2e", "#947456", 1.05)
        for row, (long, low, high) in enumerate(((0.4, "#4a3630", "#a8845c"), (0.26, "#54403a", "#bc9868"))):
            for i in range(11):
                t = 1 - i / 10
                at = between(WRIST, TIP, (t - 0.5) * 1.7) if t > 0.5 else between(SHOULDER, WRIST, t * 2)
                feather(s, (at[0], at[1] + 0.03 + 0.03 * row), 2 + 40 * t * t, long, d - 0.14 - 0.08 * row - 0.008 * i, flip, low, high, 1.5)
    edge = limb([(0.16, -0.46), SHOULDER, (0.44, -0.34), WRIST, (0.9, -0.32), TIP, (1.2, -0.72)], 0.14, 0.13, 0.11, 0.11, 0.09, 0.07, 0.05)
    for flip in (False, True):
        s.puff(move(edge, flip=flip), d - 0.32, 0.05, "#5c4638", "#c8a474", brush="feather", shadow=False)
    back = draw("-0.24,-0.44 0.24,-0.44 0.29,-0.7 0.2,-1.1 0.08,-1.26 -0.08,-1.26 -0.2,-1.1 -0.29,-0.7")
    scales = union(
        *(
            circle(-0.3 + 0.12 * i + 0.06 * (j % 2), -0.5 - 0.09 * j, 0.06).difference(circle(-0.3 + 0.12 * i + 0.06 * (j % 2), -0.482 - 0.09 * j, 0.058))
            for i in range(6)
            for j in range(9)
        )
    )
    s.puff(back, d - 0.36, 0.12, "#4a3630", "#a88460", [Mark(scales, "#2c1e22", 0.7)], "feather", shadow=False)
    # The head: two lamps under the brow, turned to what it has seen.
    hx, hy = 0.0, -0.42
    disc = draw(f"-0.25,{hy + 0.02} -0.24,{hy + 0.18} -0.12,{hy + 0.27} 0,{hy + 0.24} 0.12,{hy + 0.27} 0.24,{hy + 0.18} 0.25,{hy + 0.02} 0,{hy - 0.1}")
    s.puff(disc, d - 0.4, 0.05, "#8a6c50", "#e8d0a0", brush="feather", shadow=False)
    for dx in (-1, 1):
        eye = [Mark(ellipse(hx + dx * 0.12, hy + 0.275, 0.046, 0.026), "#141018"), Mark(circle(hx + dx * 0.105, hy + 0.282, 0.01), "#ffffff")]
        s.puff(ellipse(hx + dx * 0.125, hy + 0.2, 0.095, 0.095), d - 0.46, 0.06, "#ff8c10", "#ffd850", eye, shadow=False, glow=0.35)
    s.puff(
        draw(f"-0.045,{hy + 0.18}! 0.045,{hy + 0.18}! 0.02,{hy + 0.28} 0,{hy + 0.34}! -0.02,{hy + 0.28}"), d - 0.48, 0.04, "#2c2428", "#6c5c58", shadow=False
    )
    crown = draw(
        f"-0.27,{hy - 0.04} -0.25,{hy + 0.12} -0.16,{hy + 0.215} 0,{hy + 0.21} 0.16,{hy + 0.215} 0.25,{hy + 0.12} 0.27,{hy - 0.04} 0.19,{hy - 0.21} 0,{hy - 0.27} -0.19,{hy - 0.21}"
    )
    rows = [(-0.24 + 0.08 * i + 0.04 * (j % 2), hy + 0.16 - 0.062 * j) for i in range(7) for j in range(7)]
    flecks = union(*(circle(x, y, 0.042).difference(circle(x, y + 0.014, 0.04)) for x, y in rows)).intersection(crown.buffer(-0.02))
    s.puff(crown, d - 0.54, 0.16, "#4a3630", "#b8946c", [Mark(flecks, "#2c1e22", 0.7)], "feather", shadow=False)
    for dx in (-1, 1):
        tuft = draw(f"{dx * 0.13},{hy - 0.05}! {dx * 0.24},{hy - 0.01} {dx * 0.37},{hy + 0.13}! {dx * 0.22},{hy + 0.07} {dx * 0.12},{hy + 0.03}!")
        s.puff(tuft, d - 0.72, 0.03, "#2c2024", "#84664c", brush="feather", shadow=False)


@card("teal", focus=1.4)
def hedgehog_stars(s: Stage) -> None:
    forest_floor(s)
    burrow(s)
    # Its shadow is there first.
    s.sheet(move(shade(), 0.02, 0.5, -6, 0.74), FLOOR - 0.22, mat=veils.tint("#06141e", 0.5), shadow=False)
    # The one it dropped.
    weather.halo(s, -0.56, -0.0, 1.7, 0.22, "#ffd060", 0.5)
    s.place(props.star("#ffd050", 0.75), -0.56, -0.08, 0.16, 1.68, turn=20, shadow=False)
    for i, (x, y) in enumerate(bezier((-0.5, 0.0), (-0.4, 0.1), (-0.2, 0.14), n=5)):
        s.puff(circle(x, y + 0.03 * (i % 2), 0.012), 1.75, 0.01, "#ffd060", "#fff0a0", shadow=False, glow=0.6)
    weather.halo(s, *HOG, 1.66, 0.9, "#ffc860", 0.3)
    hog(s, 1.5)
    owl(s, 0.75)
    light.lamp(s, HOG[0], HOG[1], 0.4, 5, "#ffd078", 0.2)
    light.lamp(s, HOLE[0], HOLE[1], 1.3, 2.5, "#ffc060", 0.15)
    light.rig(s, 900, 0)
    light.lamp(s, 0.0, -1.0, -0.8, 30, "#b8d4e8", 0.4)
