"""Below: the well and the sea floor."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, sky, solids, veils, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import bezier, circle, draw, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import FULL, Stage


def stone_ring(x: float, y: float, inner: float, outer: float, count: int, shift: float) -> Polygon:
    """Stones laid in a circle, with joints between them."""
    out = []
    for i in range(count):
        a, b = (i + shift) * math.tau / count + 0.03, (i + 1 + shift) * math.tau / count - 0.03
        arc = [a + (b - a) * t / 8 for t in range(9)]
        far = [(x + outer * math.cos(t), y + outer * math.sin(t)) for t in arc]
        near = [(x + inner * math.cos(t), y + inner * math.sin(t)) for t in arc[::-1]]
        out.append(Polygon(far + near).buffer(-0.012).buffer(0.008))
    return union(*out)


@card("cellar", focus=2.4)
def well_sky(s: Stage) -> None:
    day = ((0.0, "#e8f0dc"), (0.5, "#b8dce0"), (1.0, "#7cb8cc"))
    s.screen(sky.paint(day, s.seed, wisps=0.3, heaps=[(-0.3, 0.9, 0.5), (0.3, 0.5, 0.4)]), 5, 1.0, 1.2)
    hole = circle(0.06, 0.56, 0.62)
    b = animals.bear("sit", "#6a4630").moved(0.08, -0.44, 0, 1.12)
    s.place(veils.cropped(b, hole.buffer(0.05)), 0, 0, 1, 4.3)
    rings = 7
    for i in range(rings):
        t = i / (rings - 1)
        cx, cy, r = 0.06 - 0.06 * t, 0.56 - 0.56 * t, 0.62 + 0.9 * t**1.25
        d = 3.9 - 3.2 * t
        c = mix("#a8ac8c", "#3a4a44", t)
        s.sheet(FULL.difference(circle(cx, cy, r + 0.03)), d + 0.14, darker(c, 0.6), darker(c, 0.5), thick=0.2, translucent=0)
        stones = stone_ring(cx, cy, r, r + 0.3 + 0.14 * t, 17, 0.5 * (i % 2))
        moss = union(*(circle(s.rng.uniform(-1, 1), s.rng.uniform(-1.5, 1.3), s.rng.uniform(0.03, 0.1)) for _ in range(14)))
        s.puff(stones, d, 0.12, darker(c, 0.15), lighter(c, 0.15), [Mark(moss, "#5c8a4c", 0.55, 0.012)], "stone")
    for x, turn in ((-0.3, 8), (0.46, -8)):
        s.puff(ellipse(x, -0.02, 0.15, 0.1, turn), 3.5, 0.1, "#4a3020", "#7c5438", brush="fur")
        for k in (-0.08, 0, 0.08):
            s.puff(draw(f"{x + k - 0.022},-0.06! {x + k + 0.022},-0.06! {x + k},-0.15!"), 3.36, 0.02, "#d8ccb0", "#f8f0dc")
    s.sheet(props.ladder((-0.34, -1.8), (0.02, -0.04), 0.34, 13, 0.36), 1.5, "#5a4428", "#c89a5c", thick=0.06)
    s.place(people.boy("climb", back=True, top="#e89a2c", pattern_colour="#fff0d0"), -0.24, -1.3, 0.76, 1.2)
    # The ledge with what is left of a fish.
    s.puff(draw("0.46,-0.96 0.5,-0.84 0.76,-0.8 1.1,-0.84 1.1,-1.0 0.7,-1.02"), 1.2, 0.1, "#4a5048", "#a0a488", brush="stone")
    bone = union(
        line([(0.56, -0.76), (0.86, -0.74)], 0.016),
        *(line([(0.62 + 0.055 * i, -0.81 + 0.01 * i), (0.64 + 0.055 * i, -0.7)], 0.013) for i in range(4)),
        Polygon([(0.5, -0.82), (0.5, -0.7), (0.58, -0.76)]),
        draw("0.84,-0.8 0.84,-0.68 0.96,-0.73!").difference(circle(0.89, -0.735, 0.014)),
    )
    s.puff(bone, 1.0, 0.02, "#e8e0c4", "#fffbe8", shadow=False)
    light.lamp(s, 0.1, 0.7, 3.2, 90, "#f4fbe8", 0.4)
    light.lamp(s, 0.0, 0.3, 1.4, 26, "#e8f4e0", 0.4)
    light.rig(s, 760, 60)


@card("lagoon", focus=1.6)
def seahorse_carousel(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, rays=(0.2, 1.7, "#f4fff0", 0.9), glow=sky.Glow(0.1, 1.5, 1.0, "#f4ffe8", 0.5), brush=0.8, angle=75)
    land.distance(s, "hills", 2, y=-0.75, step=-0.14, tall=0.5, depth=4.2, gap=0.6, fog=0.5)
    g = land.hill(s.rng, -1.1, 0.05, 0.5)
    s.sheet(g, 2.6, "#7ab49c", "#f0ecc0", span=(-1.5, -1.0), bump=0.7)
    x = -0.06
    s.puff(ellipse(x, -0.98, 0.78, 0.17), 2.3, 0.06, "#b8503c", "#e88a5c")
    s.puff(
        ellipse(x, -0.92, 0.74, 0.14),
        2.2,
        0.05,
        "#e8c070",
        "#fbe8b0",
        [Mark(ellipse(x, -0.92, 0.5, 0.08), "#f2643c", 0.7), Mark(ellipse(x, -0.92, 0.4, 0.06), "#fbe8b0", 0.9)],
    )
    s.puff(
        stroke([(x, -0.95), (x, 0.7)], 0.17, 0.14),
        2.0,
        0.08,
        "#c8603c",
        "#f8d890",
        [Mark(union(*(line([(x - 0.14, -1 + i * 0.16), (x + 0.14, -0.88 + i * 0.16)], 0.05) for i in range(11))), "#f2643c", 0.85)],
    )
    riders = (
        (-0.7, -0.3, 0.56, 2.15, "#d8689a", people.boy("sit", mood="happy", top="#f4d040")),
        (0.72, -0.24, 0.54, 2.15, "#8a6ac0", people.sleeper("sit", mood="happy")),
        (-0.3, -0.84, 0.84, 1.5, "#f2843c", people.girl("sit", mood="happy", top="#fbf0dc", pattern_colour="#e85a4c")),
        (0.34, -0.72, 0.82, 1.45, "#f0c038", people.child("sit", mood="surprised")),
    )
    for rx, ry, k, d, c, f in riders:
        s.puff(stroke([(rx, -0.98 if d < 2 else -0.9), (rx, 0.44)], 0.03, 0.03), d + 0.06, 0.02, "#d8a040", "#fff0b0")
        h = s.place(animals.seahorse(c), rx, ry, k, d)
        bx, by = h.points["back"]
        s.puff(ellipse(bx + 0.04 * k, by + 0.06 * k, 0.15 * k, 0.05 * k, -12), d - 0.14, 0.03, "#8a2c34", "#d8483c")
        s.place(f, bx + 0.04 * k, by + 0.09 * k, k * 0.62, d - 0.22)
    # The roof: a striped shell with scallops and pearls.
    roof = draw(f"{x - 0.92},0.5! {x - 0.5},0.76 {x - 0.16},0.98 {x},1.26! {x + 0.16},0.98 {x + 0.5},0.76 {x + 0.92},0.5! {x},0.4")
    rays = union(
        *(Polygon([(x, 1.28), (x + u * 0.19 - 0.055 - abs(u) * 0.012, 0.38), (x + u * 0.19 + 0.055 + abs(u) * 0.012, 0.38)]) for u in (-4, -2, 0, 2, 4))
    )
    s.puff(roof, 1.6, 0.14, "#e85a40", "#f88a5c", [Mark(rays, "#fff6dc", 0.95)], "cloth")
    for i in range(11):
        px = x - 0.9 + i * 0.18
        py = 0.5 - 0.1 * (1 - ((i - 5) / 5) ** 2)
        c = "#fff6dc" if i % 2 else "#3fb0a8"
        s.puff(ellipse(px, py - 0.03, 0.1, 0.085), 1.42, 0.04, darker(c, 0.15), c, brush="cloth")
        solids.ball(s, px, py + 0.06, 1.36, 0.022, material.glow("#fff0c0", 1.3), 16)
    s.place(props.star("#f8d060", 0.4), x, 1.2, 0.24, 1.5)
    land.top(g, 0.7) - 0.22
    near = land.hill(s.rng, -1.3, 0.04, 0.6)
    s.sheet(near, 0.9, "#3f8484", "#d0dca8", span=(-1.6, -1.22), bump=0.7)
    weather.contact(s, 0.66, -1.28, 0.5, 0.86, 0.4)
    t = s.place(animals.turtle("#8a6a34", "#7aa858"), 0.64, -1.3, 0.34, 0.8, flip=True, shadow=False)
    mx, my = t.points["mouth"]
    s.puff(box(mx - 0.1, my - 0.05, mx + 0.02, my + 0.03).difference(circle(mx - 0.1, my - 0.01, 0.02)), 0.6, 0.01, "#f8e0a0", "#fff6d8", shadow=False)
    for i, (fx, fy, k, c) in enumerate(
        ((-0.84, 0.95, 0.13, "#f8c850"), (-0.7, 1.1, 0.1, "#f8c850"), (0.84, 1.04, 0.14, "#f0885c"), (0.86, 0.2, 0.12, "#f8e8a0"))
    ):
        s.place(animals.fish(c, kind=("round", "deep")[i % 2]), fx, fy, k, 2.4, flip=i > 1)
    bubbles = [(-0.9 + 0.04 * math.sin(i * 2.1), -0.9 + i * 0.17, 1.0, 0.014 + 0.006 * (i % 3)) for i in range(9)]
    solids.balls(s, bubbles, material.solid("#e8fff4", rough=0.1, bump=0, coat=1, glow=0.2), 18)
    for wx, h, d in ((-0.96, 0.8, 0.4), (-0.82, 0.5, 0.6), (0.96, 0.6, 0.4)):
        s.puff(
            stroke(bezier((wx, -1.6), (wx + 0.1, -1.3 + h * 0.2), (wx - 0.1, -1.4 + h * 0.7), (wx + 0.04, -1.4 + h), n=20), 0.07, 0.06, 0.015),
            d,
            0.03,
            "#0c4a54",
            "#2f8a78",
            shadow=False,
        )
    light.rig(s, 900, 200)
    light.spot(s, (0.6, 0.2, 4.5), (0, 1.6, -0.4), 500, "#f4fff0", 55, 0.4)
