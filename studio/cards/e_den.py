"""A winter's sleep, and somebody who cannot wait."""

from shapely.geometry import box

from theatre import land, light, props, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.props import lamps
from theatre.registry import card
from theatre.stage import Stage

FUR = "#94623a"
SHAFT = -0.32
"""The middle of the way out."""


def fur(s: Stage, g: Geom, depth: float, height: float, marks: list[Mark] | None = None, colour: str = FUR) -> None:
    s.puff(g, depth, height, darker(colour, 0.25), lighter(colour, 0.14), marks or [], "fur", shadow=False)


def sleeper(s: Stage, depth: float) -> XY:
    """A bear on its back, its nose to the ceiling, under a quilt that follows the belly. Returns the nose."""
    hx, hy, turn = -0.53, -0.42, 58

    def at(g: Geom) -> Geom:
        return move(g, hx, hy, turn, 1.15)

    fur(s, draw("-0.5,-0.62 -0.44,-0.42 -0.3,-0.34 -0.1,-0.3 0.1,-0.5 -0.1,-0.66"), depth, 0.08)
    fur(s, at(circle(-0.02, 0.18, 0.07)), depth, 0.04, None, darker(FUR, 0.15))
    fur(s, at(circle(-0.15, 0.14, 0.078)), depth - 0.2, 0.05, [Mark(at(circle(-0.15, 0.145, 0.045)), darker(FUR, 0.4), 0.9, 0.01)])
    head = draw("-0.21,-0.04 -0.18,0.12 -0.06,0.2 0.08,0.17 0.17,0.08 0.28,0.05 0.335,0.0 0.325,-0.08 0.24,-0.13 0.1,-0.17 -0.06,-0.21 -0.17,-0.15")
    muzzle = draw("0.16,0.07 0.28,0.05 0.335,0.0 0.325,-0.08 0.24,-0.13 0.12,-0.14 0.14,-0.04")
    lid = line(bezier((0.045, 0.075), (0.085, 0.03), (0.125, 0.065), n=10), 0.017)
    smile = line(bezier((0.31, -0.075), (0.22, -0.08), (0.17, -0.03), n=10), 0.015)
    blush = ellipse(0.06, -0.06, 0.06, 0.045)
    fur(
        s,
        at(head),
        depth - 0.14,
        0.13,
        [Mark(at(muzzle), lighter(FUR, 0.42), 0.95, 0.012), Mark(at(blush), "#d8603c", 0.4, 0.03), Mark(at(lid), "#1c1014"), Mark(at(smile), "#3a2018")],
    )
    nose = at(ellipse(0.325, 0.015, 0.04, 0.034))
    s.puff(nose, depth - 0.3, 0.04, "#140c10", "#5a4a50", shadow=False)
    for x, k in ((0.66, 0.92), (0.54, 1.0)):
        sole = ellipse(x, -0.44, 0.075 * k, 0.12 * k, -6)
        pads = union(ellipse(x, -0.47, 0.04 * k, 0.05 * k), *(circle(x + q * k, -0.375 + r, 0.017) for q, r in ((-0.035, -0.012), (0.0, 0.0), (0.035, -0.012))))
        fur(s, sole, depth - 0.1, 0.05, [Mark(pads, "#5a3426", 0.9)])
    top = smooth([(-0.36, -0.52), (-0.26, -0.36), (-0.1, -0.16), (0.08, -0.08), (0.26, -0.18), (0.4, -0.42), (0.52, -0.52), (0.62, -0.56)], closed=False, n=12)
    hem = [(0.66, -0.9), (0.54, -0.95), (0.42, -0.9), (0.28, -0.95), (0.14, -0.9), (0.0, -0.95), (-0.14, -0.9), (-0.28, -0.95), (-0.4, -0.89)]
    quilt = union(draw(" ".join(f"{x:.3f},{y:.3f}" for x, y in [*top[::6], *hem])))
    stripes = []
    for i in range(7):
        x, y = top[8 + 11 * i]
        low = -0.3 + 0.14 * i
        stripes.append(stroke(bezier((x, y + 0.03), (x * 0.7 + low * 0.3 - 0.03, y * 0.6 - 0.3), (low, -1.0), n=16), 0.06, 0.085, 0.07))
    shade = stroke(bezier((-0.4, -0.72), (0.1, -0.62), (0.66, -0.72), n=16), 0.05, 0.03, 0.05)
    s.puff(
        quilt,
        depth - 0.24,
        0.16,
        "#a8281f",
        "#ec5a3c",
        [Mark(union(*stripes).intersection(quilt), "#fce8b8", 0.95), Mark(shade, "#7a1c14", 0.3, 0.02)],
        "cloth",
        shadow=False,
    )
    fold = stroke(smooth([(-0.28, -0.36), (-0.36, -0.52), (-0.38, -0.72), (-0.41, -0.9)], closed=False, n=8), 0.07, 0.1, 0.1, 0.09)
    s.puff(fold, depth - 0.36, 0.04, "#c8b090", "#fff4e0", brush="cloth", shadow=False)
    fur(
        s,
        limb([(-0.34, -0.5), (-0.22, -0.34), (-0.03, -0.26), (0.1, -0.3)], 0.15, 0.14, 0.12, 0.11),
        depth - 0.42,
        0.06,
        [Mark(union(*(line([(0.12, -0.33 + 0.03 * q), (0.16, -0.335 + 0.03 * q)], 0.012) for q in range(3))), "#2a1810", 0.8)],
    )
    c = nose.centroid
    return c.x, c.y


def bedstead(s: Stage, depth: float) -> None:
    wood = ("#6a3c20", "#c08048")
    s.puff(draw("-0.93,-1.06! -0.94,-0.2 -0.9,-0.12 -0.85,-0.12 -0.81,-0.2 -0.8,-1.06!"), depth - 0.1, 0.05, *wood, brush="plank", shadow=False)
    s.puff(circle(-0.87, -0.1, 0.05), depth - 0.14, 0.05, *wood, shadow=False)
    s.puff(
        draw("-0.82,-0.62 -0.8,-0.46 -0.62,-0.42 -0.36,-0.46 -0.32,-0.58 -0.4,-0.68 -0.7,-0.68"),
        depth - 0.02,
        0.08,
        "#d8c4a4",
        "#fffaec",
        brush="cloth",
        shadow=False,
    )
    s.puff(box(-0.84, -0.78, 0.74, -0.62), depth, 0.04, "#b89c78", "#f0dcb8", brush="cloth", shadow=False)
    s.puff(box(-0.86, -0.9, 0.76, -0.78), depth - 0.04, 0.04, *wood, brush="wood", shadow=False)
    s.sheet(box(-0.8, -1.04, 0.7, -0.86), depth + 0.1, "#3a2014", "#4a2a1a", translucent=0, shadow=False)


def fishing_hare(s: Stage, hook: XY, depth: float) -> None:
    """On its belly at the rim, in profile, with a line in its paws."""
    white = "#f2f0f4"

    def coat(g: Geom, d: float, height: float, marks: list[Mark] | None = None, dark: float = 0.0) -> None:
        s.puff(g, d, height, darker("#b4c0dc", dark), darker(white, dark), marks or [], "fur", shadow=False)

    coat(circle(0.5, 0.92, 0.06), depth + 0.05, 0.04)
    coat(draw("-0.08,0.84 -0.02,0.95 0.14,0.98 0.32,1.04 0.46,0.98 0.5,0.84 0.44,0.75 0.2,0.76 0.0,0.77"), depth, 0.09)
    coat(draw("0.26,0.92 0.38,0.96 0.46,0.86 0.42,0.77 0.3,0.755 0.22,0.8"), depth - 0.12, 0.04)
    coat(draw("0.2,0.755 0.24,0.79 0.4,0.785 0.44,0.755 0.32,0.735"), depth - 0.16, 0.03)
    for ear, d, dark in (
        ("-0.06,1.0 0.04,1.12 0.18,1.22 0.24,1.2 0.18,1.08 0.02,0.96", depth + 0.02, 0.14),
        ("-0.1,1.02 -0.06,1.18 0.02,1.34 0.08,1.34 0.07,1.18 -0.01,1.0", depth - 0.14, 0.0),
    ):
        g = draw(ear)
        coat(g, d, 0.025, [Mark(g.buffer(-0.022), "#f0a8a0", 0.8, 0.01)], dark)
    head = draw("0.06,0.94 0.02,1.03 -0.08,1.06 -0.18,1.0 -0.25,0.92 -0.26,0.875 -0.2,0.84 -0.1,0.83 0.0,0.85")
    eye = [
        Mark(ellipse(-0.12, 0.96, 0.03, 0.036), "#1c1420"),
        Mark(circle(-0.128, 0.975, 0.011), "#ffffff"),
        Mark(ellipse(-0.06, 0.89, 0.035, 0.025), "#f4a098", 0.6, 0.02),
    ]
    coat(
        head,
        depth - 0.2,
        0.07,
        [*eye, Mark(ellipse(-0.255, 0.895, 0.02, 0.016), "#d0605c"), Mark(line(bezier((-0.24, 0.87), (-0.21, 0.862), (-0.18, 0.875), n=6), 0.009), "#4a2c34")],
    )
    x, y = hook
    s.puff(line([(x, y), (x, 0.36)], 0.014), depth - 0.1, 0.008, "#c8b078", "#fff0c0", shadow=False, glow=0.1)
    for px, py, d, dark in ((x + 0.02, y + 0.035, depth - 0.06, 0.14), (x + 0.01, y - 0.03, depth - 0.3, 0.0)):
        coat(limb([(0.04, 0.86), (-0.12, 0.79), (px, py)], 0.085, 0.07, 0.06), d, 0.03, None, dark)
        coat(ellipse(px - 0.006, py, 0.042, 0.036), d - 0.03, 0.025, None, dark)


def crocus(s: Stage, x: float, y: float, depth: float) -> None:
    """Hung by its stalk, the bloom down."""
    s.puff(stroke([(x, y), (x, y - 0.12)], 0.018, 0.026), depth, 0.012, "#4f8a34", "#a8d860", shadow=False)
    s.puff(draw(f"{x},{y - 0.02} {x + 0.08},{y - 0.05} {x + 0.13},{y - 0.13}! {x + 0.05},{y - 0.1}"), depth, 0.01, "#4f8a34", "#a8d860", shadow=False)
    s.puff(stroke([(x, y - 0.24), (x, y - 0.33)], 0.03, 0.045), depth + 0.01, 0.02, "#f08c1c", "#ffd040", shadow=False, glow=0.2)
    for tilt, d, c in ((-46, 0.0, "#5c34a0"), (46, 0.0, "#5c34a0"), (0, 0.03, "#6a40b4"), (-24, 0.07, "#8858d8"), (24, 0.07, "#8858d8")):
        petal = move(draw("0,0.01 0.04,-0.06 0.058,-0.14 0.03,-0.21 0,-0.25! -0.03,-0.21 -0.058,-0.14 -0.04,-0.06"), x, y - 0.1, tilt, 0.92)
        vein = move(line([(0, -0.03), (0, -0.2)], 0.008), x, y - 0.1, tilt, 0.92)
        s.puff(petal, depth - d, 0.03, lighter(c, 0.4), c, [Mark(vein, darker(c, 0.4), 0.7)], shadow=False, glow=0.06)


@card("candle", focus=1.3)
def winter_den(s: Stage) -> None:
    night = ((0.0, "#8ca4c8"), (0.6, "#4a648f"), (1.0, "#1c2c54"))
    sky.backdrop(s, stops=night, stars=160, wisps=0.15, strength=0.9)
    for i, y in enumerate((0.82, 0.74)):
        s.sheet(land.forest(s.rng, y, 0.5, 14), 3.6 - 0.6 * i, ("#5c78a8", "#34507f")[i], ("#dfe8f4", "#a8bcdc")[i], span=(y - 0.1, y + 0.4))
    hole = union(
        draw("-0.98,-0.9 -1.0,-0.4 -0.9,0.1 -0.56,0.34 0.1,0.4 0.62,0.3 0.95,-0.14 0.98,-0.9 0.5,-1.14 -0.5,-1.14"),
        draw(f"{SHAFT - 0.17},0.2 {SHAFT - 0.12},0.46 {SHAFT - 0.14},0.9 {SHAFT + 0.13},0.9 {SHAFT + 0.12},0.46 {SHAFT + 0.18},0.2"),
    )
    surface = land.hill(s.rng, 0.72, 0.02, 0.6)
    for depth, grow, low, high in ((1.5, 0.0, "#7a4a2c", "#b07848"), (1.2, 0.05, "#5a3826", "#8a5c3c"), (0.9, 0.1, "#40302c", "#6c5044")):
        s.sheet(surface.difference(hole.buffer(grow)), depth, low, high, span=(-1.5, 0.7), thick=0.12, translucent=0, bump=0.7)
    clods = [
        ellipse(s.rng.uniform(-1, 1), s.rng.uniform(-1.5, 0.6), s.rng.uniform(0.02, 0.06), s.rng.uniform(0.015, 0.04), s.rng.uniform(0, 90)) for _ in range(70)
    ]
    s.puff(union(*clods).difference(hole.buffer(0.16)).intersection(surface.buffer(-0.07)), 0.82, 0.03, "#3a2a24", "#7a6454", brush="stone")
    for x in (-0.9, -0.68, 0.14, 0.4, 0.66, 0.9):
        for dx in (-0.07, 0.0, 0.08):
            s.puff(limb([(x, 0.66), (x + dx * 0.6, 0.56), (x + dx * 1.5, 0.46 + abs(dx))], 0.03, 0.02, 0.008), 0.8, 0.01, "#5a3820", "#9a7048", shadow=False)
    crust = surface.difference(move(surface, 0, -0.1)).difference(hole.buffer(0.06))
    s.sheet(crust, 0.78, "#a8bcdc", "#f4f6fb", span=(0.56, 0.78), thick=0.1, bump=0.6)
    # The room: a papered wall of earth, and boards.
    back = hole.buffer(0.12).intersection(box(-2, -2, 2, 0.7))
    s.sheet(back, 2.4, "#8a5028", "#d89450", span=(-1.1, 0.4), translucent=0, bump=0.8)
    s.sheet(room.paper_pattern("leaves", 0.2).intersection(back), 2.36, "#b87438", "#e8ac64", thick=0.004, edge=0, shadow=False)
    s.sheet(box(-2, -2, 2, -1.0), 1.8, "#5a341f", "#9a6a40", span=(-1.3, -0.96), translucent=0)
    # A shelf of honey, a picture of summer, a clock that has stopped.
    s.puff(box(0.28, 0.02, 0.86, 0.06), 2.0, 0.03, "#6a3c20", "#b07440", brush="wood")
    for i, c in enumerate(("#f0a020", "#e8b838", "#d88418")):
        x = 0.4 + 0.16 * i
        jar = draw(f"{x - 0.05},0.06! {x - 0.056},0.15 {x - 0.036},0.19! {x + 0.036},0.19! {x + 0.056},0.15 {x + 0.05},0.06!")
        s.puff(jar, 1.95, 0.04, c, lighter(c, 0.4), glow=0.12, shadow=False)
        s.puff(box(x - 0.045, 0.185, x + 0.045, 0.215), 1.9, 0.02, "#a83428", "#d8604c", shadow=False)
    s.puff(box(-0.1, 0.02, 0.2, 0.27), 2.25, 0.02, "#a87838", "#e8bc68", brush="wood")
    meadow = ((0.0, "#3f8a3c"), (0.4, "#a8cc58"), (0.45, "#d8f0f4"), (1.0, "#4ca4dc"))
    s.screen(sky.paint(meadow, s.seed, heaps=[(0.2, 0.6, 1.2)]), 2.18, frame=(-0.07, 0.05, 0.17, 0.24))
    s.place(props.clock(hour=2, minute=0), -0.74, -0.02, 0.26, 2.3)
    bedstead(s, 1.7)
    nose = sleeper(s, 1.5)
    s.puff(draw("0.74,-1.06! 0.73,-0.5 0.77,-0.44 0.82,-0.44 0.86,-0.5 0.86,-1.06!"), 1.1, 0.05, "#6a3c20", "#c08048", brush="plank", shadow=False)
    s.place(lamps.storm_lamp("#8a5c30"), 0.56, -1.14, 0.36, 0.95, shadow=False)
    weather.halo(s, 0.56, -1.0, 0.7, 0.45, "#ffb050", 0.3)
    for x in (-0.7, -0.54):
        boot = draw(f"{x - 0.05},-0.88! {x + 0.05},-0.88! {x + 0.05},-1.0 {x + 0.12},-1.06 {x + 0.11},-1.1! {x - 0.05},-1.1!")
        s.puff(boot, 0.95, 0.04, "#3f5a7a", "#7c9cc0", [Mark(box(x - 0.1, -0.91, x + 0.1, -0.87), "#c8d4e4", 0.8)], shadow=False)
    # Above: snow round the mouth, and the one who is awake.
    for side in (-1, 1):
        lip = draw(" ".join(f"{SHAFT + side * x},{y}" for x, y in ((0.4, 0.7), (0.3, 0.75), (0.2, 0.75), (0.12, 0.7), (0.12, 0.63), (0.2, 0.6), (0.32, 0.64))))
        s.puff(lip, 0.72, 0.04, "#a8bcdc", "#f4f6fb", shadow=False)
    weather.contact(s, 0.2, 0.765, 0.7, 0.66, 0.6, "#34507f")
    fishing_hare(s, (SHAFT + 0.03, 0.8), 0.56)
    crocus(s, SHAFT + 0.03, 0.38, 0.9)
    for dx, h in ((-0.045, 0.0), (0.06, 0.02)):
        curl = bezier(
            (nose[0] + dx, nose[1] + 0.05 + h),
            (nose[0] + dx + 0.05, nose[1] + 0.08),
            (nose[0] + dx - 0.04, nose[1] + 0.1),
            (nose[0] + dx, nose[1] + 0.14 + h),
            n=12,
        )
        s.sheet(line(curl, 0.011), 0.9, "#e8d0ff", shadow=False, thick=0.004, edge=0)
    for x, y in ((0.7, 0.745), (0.82, 0.735), (0.94, 0.74)):
        s.puff(ellipse(x, y, 0.03, 0.011), 0.7, 0.004, "#5c78a8", "#7c94bc", shadow=False)
    weather.snow(s, 60, low=0.75, high=1.5)
    light.lamp(s, 0.5, -0.78, 0.3, 12, "#ffb460", 0.15)
    light.lamp(s, -0.5, 0.0, 0.9, 16, "#ffc890", 0.2)
    light.lamp(s, -0.1, -0.6, 0.5, 18, "#ffc080", 0.2)
    light.lamp(s, 0.3, 0.2, 1.7, 14, "#ffa850", 0.2)
    light.rig(s, 1150, 60)
