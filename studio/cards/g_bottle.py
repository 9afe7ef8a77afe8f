"""A light in a bottle, and who waits beside it."""

import math

from theatre import animals, land, light, material, props, sky, solids, veils, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, move, smooth, stroke, union
from theatre.registry import card
from theatre.stage import Stage

BASE, LEAN = (-0.66, -1.16), 40
AXIS = (math.sin(math.radians(LEAN)), math.cos(math.radians(LEAN)))
HALF = [
    (0.36, 0.0),
    (0.42, 0.06),
    (0.43, 0.4),
    (0.42, 0.84),
    (0.35, 1.06),
    (0.2, 1.22),
    (0.14, 1.33),
    (0.135, 1.52),
    (0.175, 1.54),
    (0.175, 1.61),
    (0.135, 1.63),
]


def along(t: float, aside: float = 0.0) -> XY:
    """A place in the bottle: so far from its base, so far right of its axis."""
    return BASE[0] + AXIS[0] * t + AXIS[1] * aside, BASE[1] + AXIS[1] * t - AXIS[0] * aside


def inside(g: Geom) -> Geom:
    return move(g, *BASE, -LEAN)


def sea(s: Stage) -> None:
    """Rows of waves, each with its own broken crest; the far ones catch the light."""
    rows = (
        (0.7, 4.5, 0.02, 6, "#7a5c50", "#c89c74"),
        (0.6, 4.2, 0.035, 5, "#5c5050", "#a88a70"),
        (0.46, 3.8, 0.06, 4, "#4c4c4e", "#98846c"),
        (0.26, 3.3, 0.08, 3, "#3f4a4c", "#868068"),
        (0.0, 2.9, 0.09, 3, "#344448", "#747a68"),
        (-0.28, 2.6, 0.08, 3, "#2c3c42", "#687468"),
        (-0.54, 2.4, 0.05, 3, "#28363c", "#606c64"),
    )
    for i, (y, d, swing, n, low, high) in enumerate(rows):
        g = land.swell(s.rng, y, swing, n)
        s.sheet(g, d, low, high, span=(y - 0.35, y + swing), bump=0.7, shadow=False)
        lip = g.difference(move(g, 0.02, -0.006 - 0.002 * i))
        s.sheet(lip, d - 0.03, mix(high, "#fff0d0", 0.45), mix(high, "#fff0d0", 0.6), thick=0.004, edge=0, shadow=False)
        streaks = union(
            *(
                stroke(bezier((x, y - q), (x + 0.12, y - q + 0.03), (x + 0.3, y - q - 0.01), n=10), 0.002, 0.012, 0.002)
                for x, q in [(s.rng.uniform(-1.1, 0.9), s.rng.uniform(0.08, 0.2)) for _ in range(6)]
            )
        )
        s.sheet(streaks, d - 0.04, mix(high, "#fff0d0", 0.35), thick=0.004, edge=0, shadow=False)
        if i == 2:
            ship(s, 0.6, y + 0.03, d - 0.2)


def ship(s: Stage, x: float, y: float, depth: float) -> None:
    """Small, heeling, its bow already turned to the light."""
    s.place(props.ship("#6a3a28", "#fff2d8", "#c8402c"), x, y - 0.06, 0.46, depth, turn=8, flip=True, shadow=False)
    spray = union(*(ellipse(x - 0.2 + 0.05 * i, y - 0.03 + 0.012 * math.sin(i * 2), 0.06, 0.012) for i in range(9)))
    s.puff(spray, depth - 0.15, 0.01, "#6c6458", "#b8a68c", shadow=False)


def tower(s: Stage, depth: float) -> XY:
    """What stands in the bottle, along with it."""
    ground = inside(draw("-0.36,0.06 -0.37,0.2 -0.2,0.24 0.0,0.27 0.22,0.22 0.37,0.17 0.36,0.06 0.0,0.03"))
    s.puff(ground, depth + 0.05, 0.08, "#4a3428", "#a8784c", brush="stone", shadow=False)
    for x, r in ((-0.2, 0.07), (0.17, 0.09), (0.02, 0.05)):
        s.puff(inside(ellipse(x, 0.23, r, r * 0.7)), depth - 0.02, 0.05, "#3c3034", "#8a766c", brush="stone", shadow=False)
    f = s.place(props.lighthouse("#f8efdc", "#c83a2c"), *along(0.22), 0.58, depth, turn=-LEAN, shadow=False)
    return f.points["lamp"]


def bottle(s: Stage, depth: float) -> None:
    right = smooth(HALF, closed=False, n=8)
    outline = draw(" ".join(f"{x:.3f},{y:.3f}" for x, y in [*right[::2], *[(-x, y) for x, y in right[::-2]]]))
    wall = outline.difference(outline.buffer(-0.028))
    s.sheet(inside(outline), depth + 0.5, mat=veils.tint("#2c5c48", 0.3), thick=0.002, edge=0, shadow=False)
    s.sheet(inside(outline), depth - 0.45, mat=veils.tint("#8cc8a0", 0.07), thick=0.002, edge=0, shadow=False)
    s.puff(inside(wall), depth - 0.48, 0.02, "#3f7c60", "#b8e4c0", shadow=False, glow=0.1, cell=0.006)
    foot = ellipse(0, 0.03, 0.37, 0.035)
    s.puff(inside(foot), depth - 0.46, 0.02, "#2f6450", "#7cb494", shadow=False)
    lips = union(box_at(-0.185, 1.53, 0.185, 1.62), box_at(-0.15, 1.4, 0.15, 1.425))
    s.puff(inside(lips), depth - 0.52, 0.03, "#4c8c6c", "#c8f0d0", shadow=False, glow=0.12)
    shine = union(
        stroke(smooth([(-0.35, 0.2), (-0.365, 0.5), (-0.35, 0.82), (-0.28, 1.02)], closed=False, n=10), 0.01, 0.035, 0.03, 0.008),
        stroke([(-0.3, 0.3), (-0.305, 0.52)], 0.008, 0.016, 0.006),
        stroke([(-0.09, 1.3), (-0.085, 1.46)], 0.008, 0.022, 0.008),
        stroke(smooth([(0.37, 0.55), (0.365, 0.8), (0.31, 1.0)], closed=False, n=10), 0.006, 0.018, 0.006),
    )
    s.sheet(inside(shine), depth - 0.6, "#f0fff0", thick=0.004, edge=0, shadow=False, glow=0.4)


def box_at(x0: float, y0: float, x1: float, y1: float) -> Geom:
    from shapely.geometry import box

    return box(x0, y0, x1, y1).buffer(0.012)


def waiting(s: Stage) -> None:
    """A mouse on its suitcase, its back to us, its eyes at sea."""
    x, y, d = 0.54, -1.2, 0.9
    weather.contact(s, x, y, 0.5, d + 0.12, 0.6)
    s.place(props.suitcase("#b8582c"), x, y - 0.02, 0.3, d, shadow=False)
    c = "#a08c7c"
    low, high = darker(c, 0.35), lighter(c, 0.1)
    y += 0.24
    s.puff(
        limb([(x + 0.06, y + 0.03), (x + 0.2, y - 0.02), (x + 0.24, y - 0.16), (x + 0.36, y - 0.2)], 0.03, 0.024, 0.01),
        d - 0.1,
        0.01,
        "#8a5450",
        "#d8988c",
        shadow=False,
    )
    coat = draw(
        f"{x},{y + 0.26} {x + 0.09},{y + 0.2} {x + 0.13},{y + 0.06} {x + 0.12},{y - 0.02} {x},{y - 0.04} {x - 0.12},{y - 0.02} {x - 0.13},{y + 0.06} {x - 0.09},{y + 0.2}"
    )
    s.puff(coat, d - 0.12, 0.08, "#1f4a54", "#3f8a8c", brush="cloth", shadow=False)
    s.puff(
        limb([(x + 0.09, y + 0.18), (x + 0.2, y + 0.22), (x + 0.235, y + 0.33)], 0.06, 0.05, 0.045),
        d - 0.1,
        0.03,
        "#1f4a54",
        "#3f8a8c",
        brush="cloth",
        shadow=False,
    )
    s.puff(circle(x + 0.24, y + 0.36, 0.034), d - 0.2, 0.025, low, high, shadow=False)
    cloth = draw(f"{x + 0.22},{y + 0.36} {x + 0.25},{y + 0.46} {x + 0.33},{y + 0.46} {x + 0.4},{y + 0.54}! {x + 0.38},{y + 0.4} {x + 0.3},{y + 0.34}")
    s.puff(cloth, d - 0.14, 0.02, "#d8c8b0", "#fffaf0", brush="cloth", shadow=False)
    for side in (-1, 1):
        s.puff(circle(x + side * 0.09, y + 0.42, 0.072), d - 0.14, 0.02, low, high, brush="fur", shadow=False)
    s.puff(ellipse(x, y + 0.34, 0.1, 0.098), d - 0.18, 0.06, low, high, brush="fur", shadow=False)
    s.puff(stroke(bezier((x - 0.1, y + 0.24), (x, y + 0.2), (x + 0.1, y + 0.24), n=10), 0.05, 0.06, 0.05), d - 0.24, 0.03, "#a82c24", "#e85c3c", shadow=False)
    # The cork it pulled.
    m = material.solid("#c89a60", "#9a7040", rough=0.9, bump=0.5)
    solids.lathe(s, [(0, 0), (0.075, 0), (0.085, 0.18), (0, 0.18)], 0.06, -1.33, 0.8, 1.0, m, turn=(0, math.radians(78), 0))


@card("candle", focus=1.6)
def lighthouse_bottle(s: Stage) -> None:
    night = ((0.0, "#8a5c48"), (0.68, "#a8744c"), (0.76, "#6c4848"), (0.88, "#3c2c3c"), (1.0, "#1c1624"))
    sky.backdrop(s, stops=night, wisps=0.4, cloud="#c89468")
    for x, y, w, d in ((-0.75, 1.24, 1.3, 4.4), (0.8, 1.36, 1.4, 4.2), (0.0, 1.48, 1.6, 3.8), (-1.0, 1.0, 0.8, 4.6)):
        weather.cloud(s, x, y, w, d, "#8a6058", "#443848", glow=0.05)
    sea(s)
    d = 1.7
    sand = draw("-1.5,-0.82 -1.1,-0.8 -0.6,-0.74 0.0,-0.78 0.5,-0.86 1.0,-0.9 1.5,-0.88 1.5,-1.8! -1.5,-1.8!")
    s.puff(sand, 2.3, 0.06, "#6a4c3c", "#c89c6c", brush="stone", shadow=False, cell=0.012)
    wash = stroke(
        smooth([(-1.4, -0.8), (-0.8, -0.78), (-0.2, -0.76), (0.3, -0.86), (0.8, -0.9), (1.4, -0.9)], closed=False, n=12), 0.05, 0.03, 0.06, 0.03, 0.05
    )
    s.puff(wash, 2.2, 0.02, "#a89478", "#fff0d4", shadow=False)
    lamp = tower(s, d)
    bottle(s, d)
    mouth, far = along(1.62), along(3.3)
    veils.beam(s, along(0.86), along(1.75), 0.42, d - 0.3, "#ffd880", 0.6)
    veils.beam(s, mouth, far, 1.3, d - 0.7, "#ffce74", 0.7)
    veils.beam(s, mouth, along(2.8), 0.6, d - 0.75, "#fff0b8", 0.45)
    weather.halo(s, *lamp, d - 0.65, 0.5, "#ffc860", 0.8)
    weather.halo(s, *mouth, d - 0.8, 0.28, "#ffe0a0", 0.5)
    near = draw("-1.5,-1.16 -1.0,-1.1 -0.6,-1.22 -0.1,-1.32 0.5,-1.27 1.1,-1.2 1.5,-1.22 1.5,-1.8! -1.5,-1.8!")
    s.puff(near, 1.05, 0.05, "#5a4032", "#b48a5c", brush="stone", shadow=False, cell=0.012)
    s.place(animals.crab("#c8502c"), -0.62, -1.36, 0.16, 0.7, shadow=False)
    shell = union(*(stroke([(0.9, -1.4), (0.9 + 0.07 * math.cos(a), -1.4 + 0.07 * math.sin(a))], 0.012, 0.03) for a in (0.5, 1.0, 1.57, 2.1, 2.6)))
    s.puff(shell, 0.7, 0.02, "#c89878", "#fff0dc", shadow=False)
    waiting(s)
    weather.rain(s, "#d8c0a0", 0.5, 60, 0.16, depths=(0.6, 2.6), glow=0.1)
    x, y = along(0.95)
    light.lamp(s, x, y, d - 0.5, 14, "#ffc868", 0.08)
    light.lamp(s, mouth[0] + 0.1, mouth[1] + 0.1, 1.4, 16, "#ffd080", 0.08)
    light.lamp(s, 0.45, 0.45, 2.8, 9, "#ffd890", 0.2)
    light.lamp(s, 0.1, -0.95, 0.7, 5, "#ffc070", 0.2)
    light.rig(s, 900, 60)
