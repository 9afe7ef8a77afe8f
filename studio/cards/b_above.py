"""Seen by somebody very small: a puddle."""

import math
from random import Random

from shapely.geometry import box

from theatre import animals, land, light, material, people, sky, solids, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import Geom, bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("spring", focus=1.4, fstop=2.0)
def puddle_king(s: Stage) -> None:
    # Seen with the eyes of a snail: the puddle is a lake, its far shore a row of cobbles.
    sea = -1.0
    evening = ((0.0, "#fff0c8"), (0.34, "#fbe8c8"), (0.5, "#cfe6e4"), (0.75, "#7cbcdc"), (1.0, "#3f8cc0"))
    sky.backdrop(
        s,
        stops=evening,
        wisps=0.3,
        heaps=[(-0.1, 0.55, 0.8), (0.8, 0.95, 0.6)],
        cloud="#ffffff",
        shade="#b8d0dc",
        glow=sky.Glow(0.5, -0.2, 0.8, "#ffe8a8", 0.7),
    )
    for i, (y, tall, d) in enumerate(((-0.62, 1.1, 4.7), (-0.66, 0.8, 4.2))):
        low, high = (("#a8b4b8", "#dcd4c4"), ("#64808c", "#a8b0a4"))[i]
        town = land.roofs(Random(11 + i), y, tall)
        s.sheet(town, d, low, high, span=(-0.6, 0.5))
        spots = [(s.rng.uniform(-0.4, 0.3), s.rng.uniform(-0.5, -0.1)) for _ in range(22)]
        panes = union(*(q for q in (box(x, y0, x + 0.045, y0 + 0.07) for x, y0 in spots) if town.buffer(-0.03).contains(q)))
        s.sheet(panes, d - 0.05, "#ffd890", thick=0.004, edge=0, shadow=False, glow=0.5)
        weather.fog(s, d - 0.1, "#fff0d4", 0.4, -0.75, -0.1)
    solids.water(s, sea, "#3f7c9c", rough=0.04, wave=0.12, scale=2.6)

    def cobble(x: float, y: float, r: float, d: float, shade: float = 0.0) -> None:
        c = mix(s.rng.choice(["#b4b6a0", "#a4aa9c", "#c0baa0", "#9ca498"]), "#34483c", shade)
        g = ellipse(x, y, r, r * s.rng.uniform(0.62, 0.74), s.rng.uniform(-6, 6))
        moss = union(*(circle(x + s.rng.uniform(-0.8, 0.8) * r, y + s.rng.uniform(0.2, 0.6) * r, r * s.rng.uniform(0.15, 0.3)) for _ in range(3)))
        s.puff(g, d, r * 0.6, darker(c, 0.45), lighter(c, 0.12), [Mark(moss, "#7ca450", 0.7, r * 0.08)], "stone", shadow=False)

    for d, k in ((3.9, 0.8), (3.65, 1.0)):
        for i in range(17):
            cobble(
                -1.2 + 0.15 * i + s.rng.uniform(-0.02, 0.02) + (0.07 if k < 1 else 0),
                solids.on_floor(s, sea, d) + 0.035,
                0.1 * s.rng.uniform(0.85, 1.15) * k,
                d,
            )

    # The giant: only a shoe, and it is coming down.
    def lifted(g: Geom) -> Geom:
        return move(move(g, 1.0, 0.95), -1.22, -0.93, 9)

    leg = draw("-1.6,1.8! -1.6,-0.2! -1.1,-0.16 -0.78,-0.1! -0.72,0.5 -0.7,1.8!")
    creases = union(*(line(bezier((-1.3, y), (-1.0, y - 0.08), (-0.72, y + 0.04), n=10), 0.014) for y in (0.1, 0.52, 1.0)))
    s.puff(leg, 1.15, 0.22, "#26344c", "#5c7494", [Mark(creases, "#1a2438", 0.6, 0.004)], "cloth")
    s.puff(draw("-1.6,-0.2! -1.1,-0.14 -0.74,-0.06! -0.74,0.12! -1.1,0.06 -1.6,0.02!"), 0.95, 0.12, "#1f2c44", "#4c6484", brush="cloth")
    shoe = draw("-1.6,-1.0! -1.6,-0.22 -0.94,-0.12 -0.6,-0.14 -0.5,-0.3 -0.34,-0.42 -0.1,-0.4 0.06,-0.48 0.1,-0.6 0.04,-0.68! -0.5,-0.86 -1.0,-0.96")
    sole = draw("-1.6,-1.16! -1.6,-0.98! -1.0,-0.94 -0.5,-0.84 0.05,-0.66! 0.13,-0.64 0.12,-0.72 0.02,-0.8 -0.5,-0.99 -1.0,-1.1")
    stitches = union(
        line(bezier((-1.6, -0.9), (-0.8, -0.84), (0.04, -0.58), n=20), 0.014),
        line(bezier((-0.3, -0.42), (-0.24, -0.56), (-0.16, -0.7), n=12), 0.016),
        line(bezier((-0.98, -0.14), (-0.92, -0.5), (-1.0, -0.92), n=12), 0.016),
    )
    s.puff(lifted(sole), 1.04, 0.12, "#20140e", "#6a4a34", brush="stone")
    s.puff(lifted(shoe), 1.0, 0.24, "#5a3020", "#c07848", [Mark(lifted(stitches), "#3a1c10", 0.85, 0.002)], "stone")
    for i in range(4):
        a, b, c = ((-0.84 + 0.15 * i, -0.26 - 0.06 * i), (-0.72 + 0.15 * i, -0.22 - 0.06 * i), (-0.6 + 0.14 * i, -0.2 - 0.075 * i))
        s.puff(lifted(line(bezier(a, b, c, n=8), 0.034)), 0.66, 0.025, "#d8c8a0", "#fff6dc", shadow=False)
    weather.contact(s, -0.5, -0.94, 1.3, 1.02, 0.8, "#0c2c3c")
    drops = [(s.rng.uniform(-1.0, -0.1), s.rng.uniform(-0.95, -0.6), 0.86, s.rng.uniform(0.008, 0.02)) for _ in range(26)]
    solids.balls(s, drops, material.solid("#e8faff", rough=0.1, bump=0, coat=1, glow=0.15), 14)
    # The king does not give way.
    d, x = 1.5, 0.36
    y = solids.on_floor(s, sea, d)
    tilt = -9
    for r in (0.56, 0.72, 0.9):
        solids.lathe(
            s, [(r, 0.0), (r, 0.004), (r + 0.022, 0.004), (r + 0.022, 0.0)], x, y, d, 1.0, material.solid("#e8fbff", bump=0, rough=0.3, glow=0.25), segments=96
        )
    hull = move(draw("-0.62,0.36! -0.36,-0.08! 0.36,-0.08! 0.62,0.36! 0.3,0.2! -0.3,0.2!"), x, y, tilt)
    inner = move(draw("-0.62,0.36! -0.3,0.2! 0.3,0.2! 0.62,0.36! 0.3,0.28! -0.3,0.28!"), x, y, tilt)
    folds = move(union(line([(-0.62, 0.36), (0.0, -0.02), (0.62, 0.36)], 0.01), line([(0.0, -0.02), (0.0, 0.2)], 0.008)), x, y, tilt)
    s.puff(inner, d + 0.12, 0.01, "#a89c84", "#d8ccb4")
    kx, ky, k = x + 0.08, y + 0.06, 1.02
    king = people.king(
        Pose((-10, 4), (94, 96), (-5, -5), (6, 4), lean=-3, nod=-6),
        mood="angry",
        profile=True,
        gaze=(0.8, -0.1),
        nose="long",
        age=1,
        top="#d03a3a",
        bottom="#8a2430",
        hands=("grip", "point"),
        touch={
            "far_hand": people.local((kx - 0.53, ky + 0.76), kx, ky, k, True),
            "hand": people.local((kx + 0.3, ky + 0.62), kx, ky, k, True),
            "elbows": (1, 1),
        },
    )
    cape = draw(
        f"{kx + 0.02},{ky + 0.74} {kx + 0.2},{ky + 0.7} {kx + 0.34},{ky + 0.5} {kx + 0.62},{ky + 0.42}! {kx + 0.52},{ky + 0.26} {kx + 0.56},{ky + 0.14}! {kx + 0.24},{ky + 0.16} {kx + 0.06},{ky + 0.3}"
    )
    s.puff(cape, d + 0.06, 0.05, "#6a1424", "#b02c3c", brush="cloth", shadow=False)
    s.place(king, kx, ky, k, d, flip=True, shadow=False)
    match = [(kx + 0.33, ky - 0.02), (kx + 0.28, ky + 1.06)]
    s.puff(stroke(match, 0.04, 0.036), d - 0.12, 0.02, "#b89058", "#f0d8a0", brush="wood", shadow=False)
    s.puff(ellipse(match[1][0], match[1][1] + 0.02, 0.04, 0.065, 3), d - 0.14, 0.04, "#8a1c1c", "#e0483c", shadow=False)
    s.puff(hull, d - 0.2, 0.05, "#c8bea8", "#fffaf0", [Mark(folds, "#8c846c", 0.8)], shadow=False)
    # The bird that rides on the wind of the giant's step.
    s.place(animals.bird("fly", "#e0523f", "#fbe4b8"), 0.5, 0.5, 0.86, 2.2, flip=True, turn=16)
    # The near shore, and who lives there.
    for i in range(9):
        cobble(-1.05 + 0.27 * i + s.rng.uniform(-0.03, 0.03), -1.47 + 0.03 * math.sin(i * 1.7), 0.17 * s.rng.uniform(0.9, 1.1), -2.2, 0.2)
    for i in range(8):
        if i not in (3, 4):
            cobble(-0.95 + 0.27 * i + s.rng.uniform(-0.03, 0.03), -1.37 + 0.02 * math.sin(i * 2.3), 0.14 * s.rng.uniform(0.9, 1.1), -1.95, 0.1)
    for gx, gy, r, dd in ((0.82, -1.3, 0.24, -1.85), (-1.0, -1.28, 0.18, -1.75), (1.06, -1.2, 0.16, -1.6)):
        cobble(gx, gy, r, dd, 0.1)
    s.place(animals.snail(), 0.82, -1.17, 0.24, -2.05, flip=True, shadow=False)
    for fx, fy, h, c in ((-0.72, -1.42, 0.3, "#f4e070"), (-0.58, -1.44, 0.2, "#ffffff"), (0.3, -1.42, 0.17, "#ffffff"), (0.42, -1.44, 0.24, "#f4e070")):
        s.puff(
            stroke(bezier((fx, fy - 0.1), (fx + 0.02, fy + h * 0.5), (fx - 0.02, fy + h), n=10), 0.016, 0.01), -2.3, 0.01, "#34582c", "#6c9c48", shadow=False
        )
        s.puff(
            union(*(ellipse(fx - 0.02 + 0.036 * math.cos(a), fy + h + 0.03 * math.sin(a), 0.026, 0.024) for a in [i * math.tau / 5 for i in range(5)])),
            -2.32,
            0.02,
            darker(c, 0.12),
            c,
            shadow=False,
        )
        solids.ball(s, fx - 0.02, fy + h, -2.38, 0.018, material.solid("#e8a030", bump=0), 12)
    light.sun(s, 1.5, "#fff0d0", side=0.7, height=0.7)
    light.rig(s, 620, 260, left=False)
