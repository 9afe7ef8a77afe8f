"""Below: the well and the sea floor."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, sky, solids, veils, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import bezier, circle, draw, ellipse, line, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
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


def mount(s: Stage, x: float, y: float, k: float, depth: float, colour: str, rider: dict[str, object], flip: bool = False, pole: float | None = None) -> None:
    """A seahorse that leans into the ride, its rider astride; with `pole` a brass pole between the two, up to that height."""
    side = -1 if flip else 1
    h = animals.seahorse(colour)
    beast = Figure(h.parts[1:], h.points)  # without the fin: there sits the rider
    if pole is not None:
        px = x + side * 0.27 * k
        s.puff(stroke([(px, -1.0), (px, pole)], 0.03, 0.03), depth + 0.05, 0.02, "#d8a040", "#fff0b0", shadow=False)
    steed = s.place(beast, x, y, k, depth, turn=-34 * side, flip=flip, shadow=False)
    sx, sy, q = x + side * 0.15 * k, y + 0.54 * k, k * 0.72
    s.puff(ellipse(sx + side * 0.03 * k, sy - 0.04 * k, 0.13 * k, 0.07 * k, -34 * side), depth - 0.12, 0.03, "#8a2c34", "#d8483c", shadow=False)
    grip = (x + side * 0.28 * k, sy + 0.2 * k) if pole is not None else (x + side * 0.31 * k, sy + 0.16 * k)
    look = {"profile": True, "mood": "happy", "gaze": (0.6, 0.0), **rider}
    who = getattr(people, str(look.pop("who")))
    one = who(
        Pose(near_leg=(48, -14), far_leg=(58, -6), lean=4, nod=-4, anchor="seat"),
        hands=("grip", "grip"),
        touch={"hand": people.local(grip, sx, sy, q, flip), "far_hand": people.local((grip[0], grip[1] + 0.09 * k), sx, sy, q, flip)},
        **look,
    )
    if pole is None:
        hx, hy = steed.points["head"]
        s.puff(stroke([grip, (hx + side * 0.08 * k, hy - 0.08 * k)], 0.014, 0.012), depth - 0.16, 0.008, "#8a2c34", "#e8584c", shadow=False)
        s.puff(
            line([(hx + side * 0.05 * k, hy - 0.14 * k), (hx + side * 0.13 * k, hy + 0.0 * k)], 0.016), depth - 0.15, 0.008, "#8a2c34", "#e8584c", shadow=False
        )
    s.place(one, sx, sy, q, depth - 0.2, flip=flip, shadow=False)


@card("lagoon", focus=1.6)
def seahorse_carousel(s: Stage) -> None:
    deep = ((0.0, "#0c4450"), (0.3, "#157080"), (0.6, "#2f9aa0"), (0.84, "#8cd4c4"), (1.0, "#f0fbe0"))
    sky.backdrop(s, stops=deep, wisps=0.2, rays=(0.5, 1.8, "#f4fff0", 0.9), glow=sky.Glow(0.6, 1.5, 0.9, "#fbfff0", 0.6), brush=0.8, angle=75)
    land.distance(s, "hills", 2, y=-1.05, step=-0.1, tall=0.3, depth=4.2, gap=0.6, fog=0.5)
    # Seen from below, from the sea bed: the near edge of the roof is high, and we look into it.
    x, top = -0.12, 0.62
    rx, ry = 0.94, 0.2
    roof = draw(f"{x - rx},{top}! {x - 0.5},{top + 0.4} {x - 0.12},{top + 0.68} {x},{top + 0.72} {x + 0.12},{top + 0.68} {x + 0.5},{top + 0.4} {x + rx},{top}!")
    rays = union(
        *(
            Polygon([(x, top + 0.76), (x + u * 0.2 - 0.05 - abs(u) * 0.014, top - 0.1), (x + u * 0.2 + 0.05 + abs(u) * 0.014, top - 0.1)])
            for u in (-4, -2, 0, 2, 4)
        )
    )
    s.puff(roof, 2.5, 0.14, "#e85a40", "#f88a5c", [Mark(rays, "#fff6dc", 0.95)], "cloth")
    s.place(props.star("#f8d060", 0.4), x, top + 0.64, 0.24, 2.4, shadow=False)
    under = ellipse(x, top, rx, ry)
    spokes = union(*(line([(x, top - 0.02), (x + rx * math.cos(q), top + ry * math.sin(q))], 0.02) for q in [i * math.tau / 16 for i in range(16)]))
    inside = [Mark(spokes, "#c87a44", 0.9), Mark(ellipse(x, top - 0.02, 0.3, 0.06), "#a8442c", 0.9, 0.02)]
    s.puff(under, 2.4, 0.02, "#6a2c2c", "#b8543c", inside, "cloth", shadow=False)
    for i in range(21):  # the valance of the far side, seen from within, and of the near side, which hangs before it
        q = math.pi * (i + 0.5) / 21
        vx, wide = x + rx * math.cos(q), 0.075 * math.sin(q) + 0.022
        c = "#fff6dc" if i % 2 else "#3fb0a8"
        far = draw(
            f"{vx - wide},{top - ry * math.sin(q) + 0.02}! {vx + wide},{top - ry * math.sin(q) + 0.02}! {vx + wide},{top - ry * math.sin(q) - 0.03} {vx},{top - ry * math.sin(q) - 0.07} {vx - wide},{top - ry * math.sin(q) - 0.03}"
        )
        s.puff(far, 2.36, 0.01, darker(c, 0.5), darker(c, 0.35), brush="cloth", shadow=False)
        y = top + ry * math.sin(q) * 0.96
        near = draw(f"{vx - wide},{y + 0.03}! {vx + wide},{y + 0.03}! {vx + wide},{y - 0.05} {vx},{y - 0.11} {vx - wide},{y - 0.05}")
        s.puff(near, 1.5, 0.03, darker(c, 0.2), c, brush="cloth", shadow=False)
        solids.ball(s, vx, y + 0.03, 1.4, 0.018, material.glow("#fff0c0", 1.2), 14)
    twist = union(*(line([(x - 0.14, -1.1 + i * 0.16), (x + 0.14, -0.98 + i * 0.16)], 0.05) for i in range(12)))
    s.puff(stroke([(x, -1.05), (x, top)], 0.19, 0.13), 2.2, 0.08, "#c8603c", "#f8d890", [Mark(twist, "#f2643c", 0.85)], shadow=False)
    # The ring they ride on, from its edge.
    mount(s, x - 0.78, -0.34, 0.5, 2.1, "#d8689a", {"who": "toddler", "skin": "#e8b48c", "mood": "surprised"}, pole=top - 0.08)
    mount(s, x + 0.66, -0.36, 0.5, 2.1, "#8a6ac0", {"who": "sleeper", "skin": "#6a4028", "hair": "curly", "hair_colour": "#1c1216"}, pole=top - 0.08)
    deck = draw(
        f"{x - 0.96},-1.0! {x - 0.5},-0.96 {x},-0.95 {x + 0.5},-0.96 {x + 0.96},-1.0! {x + 0.94},-1.1! {x + 0.5},-1.15 {x},-1.17 {x - 0.5},-1.15 {x - 0.94},-1.1!"
    )
    band = union(*(ellipse(x - 0.88 + 0.22 * i, -1.06, 0.05, 0.03) for i in range(9)))
    s.puff(deck, 1.7, 0.06, "#a8442c", "#e8845c", [Mark(band, "#f8dc90", 0.95)], "wood", shadow=False)
    s.puff(draw(f"{x - 0.5},-1.15! {x + 0.5},-1.15! {x + 0.34},-1.4! {x - 0.34},-1.4!"), 1.9, 0.05, "#5a2c34", "#a8544c", shadow=False)
    mount(
        s,
        x - 0.52,
        -0.92,
        0.92,
        1.45,
        "#f2843c",
        {"who": "girl", "top": "#fbf0dc", "pattern_colour": "#e85a4c", "nose": "snub", "gaze": (0.8, 0.8), "mood": "longing"},
        pole=top + 0.1,
    )
    # One pole is empty, broken off: its seahorse has swum away to the light, with the boy who rode it.
    ex = x + 0.34
    for y0, y1 in ((-1.0, -0.62), (0.1, top + 0.1)):
        s.puff(stroke([(ex, y0), (ex, y1)], 0.03, 0.03), 1.5, 0.02, "#d8a040", "#fff0b0", shadow=False)
    s.puff(draw(f"{ex - 0.015},-0.64! {ex - 0.03},-0.56! {ex},-0.6! {ex + 0.02},-0.54! {ex + 0.015},-0.64!"), 1.48, 0.01, "#b8802c", "#f8dc90", shadow=False)
    mount(s, 0.44, 0.78, 0.56, 1.2, "#f8d040", {"who": "boy", "top": "#d8382c", "pattern": "", "skin": "#f0c8a0", "hair_colour": "#c8602a", "gaze": (0.8, 0.6)})
    trail = [(0.5 - 0.02 * i + 0.03 * math.sin(i * 1.9), 0.72 - 0.12 * i, 1.1, 0.012 + 0.005 * (i % 3)) for i in range(10)]
    solids.balls(s, trail, material.solid("#e8fff4", rough=0.1, bump=0, coat=1, glow=0.2), 16)
    near = land.hill(s.rng, -1.32, 0.04, 0.6)
    s.sheet(near, 0.9, "#1c5a60", "#8cc4a0", span=(-1.6, -1.22), bump=0.7)
    weather.contact(s, 0.62, -1.3, 0.5, 0.86, 0.4)
    t = s.place(animals.turtle("#8a6a34", "#7aa858"), 0.62, -1.32, 0.4, 0.8, flip=True, shadow=False)
    mx, my = t.points["mouth"]
    s.puff(box(mx - 0.12, my - 0.05, mx + 0.02, my + 0.04).difference(circle(mx - 0.12, my - 0.005, 0.022)), 0.6, 0.01, "#f8e0a0", "#fff6d8", shadow=False)
    for i, (fx, fy, k, c) in enumerate(((-0.88, 1.2, 0.13, "#f8c850"), (-0.72, 1.32, 0.1, "#f8c850"), (0.86, 0.3, 0.12, "#f0885c"))):
        s.place(animals.fish(c, kind=("round", "deep")[i % 2]), fx, fy, k, 2.6, flip=i > 1, shadow=False)
    for wx, h, d in ((-0.98, 0.8, 0.4), (-0.86, 0.5, 0.6), (0.98, 0.6, 0.4)):
        weed = bezier((wx, -1.6), (wx + 0.1, -1.3 + h * 0.2), (wx - 0.1, -1.4 + h * 0.7), (wx + 0.04, -1.4 + h), n=20)
        s.puff(stroke(weed, 0.07, 0.06, 0.015), d, 0.03, "#0c4a54", "#2f8a78", shadow=False)
    light.rig(s, 900, 200)
    light.spot(s, (1.2, 0.2, 4.5), (0, 1.6, -0.2), 600, "#f4fff0", 60, 0.4)
