"""Games and mirrors in the woods."""

import math

from shapely.geometry import Polygon, box
from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.curves import bezier, circle, draw, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("autumn", focus=1.6)
def fox_hare_chess(s: Stage) -> None:
    sky.backdrop(s, strength=1.15, glow=sky.Glow(0, 0.2, 0.8, "#fff2c8", 0.5), wisps=0.2)
    land.distance(s, "wood", 3, y=-0.3, step=-0.14, tall=0.7, depth=4.2, fog=0.35)
    for side in (-1, 1):
        plants.tree(s, side * 0.92, -1.2, 2.5, 2.5, ("#a8421c", "#e8a03c"), ("#3a2018", "#7a5034"), levels=5, size=0.06, spread=0.55, lean=side * -4)
    s.sheet(land.hill(s.rng, -0.62, 0.03, 0.6), 2.9, "#a8642c", "#e0a860", span=(-0.9, -0.58))
    g = land.hill(s.rng, -0.92, 0.02, 0.6)
    s.sheet(g, 2.0, "#6a3418", "#c88a44", span=(-1.4, -0.85))
    # The stump, the board, the stake.
    stump = draw("-0.3,-0.5! -0.27,-0.8 -0.36,-1.08 -0.2,-1.02 0.0,-1.1 0.2,-1.02 0.38,-1.08 0.27,-0.8 0.3,-0.5! 0,-0.54")
    s.puff(stump, 1.6, 0.1, "#4a2a18", "#8a5c38", brush="plank")
    s.puff(
        ellipse(0, -0.49, 0.32, 0.07),
        1.5,
        0.02,
        "#b88a54",
        "#e8c488",
        [Mark(union(*(ellipse(0, -0.49, r, r * 0.2).difference(ellipse(0, -0.49, r - 0.012, r * 0.2 - 0.005)) for r in (0.1, 0.18, 0.26))), "#8a5c38", 0.7)],
    )
    board = Polygon([(-0.4, -0.5), (0.4, -0.5), (0.3, -0.36), (-0.3, -0.36)])
    cells = []
    for j in range(4):
        for i in range(8):
            if (i + j) % 2:
                continue
            y0, y1 = -0.5 + 0.035 * j, -0.5 + 0.035 * (j + 1)
            w0, w1 = 0.4 - 0.1 * j / 4, 0.4 - 0.1 * (j + 1) / 4
            cells.append(Polygon([(-w0 + 2 * w0 * i / 8, y0), (-w0 + 2 * w0 * (i + 1) / 8, y0), (-w1 + 2 * w1 * (i + 1) / 8, y1), (-w1 + 2 * w1 * i / 8, y1)]))
    s.puff(board, 1.42, 0.006, "#e8d0a0", "#fbeccc", [Mark(union(*cells), "#7a2c1c", 0.95)], "skin")
    s.puff(box(-0.41, -0.53, 0.41, -0.5), 1.38, 0.01, "#6a3418", "#a8683c", brush="wood")
    s.place(props.house("#d8a868", "#b8261c", True), 0, -0.45, 0.36, 1.38)
    weather.halo(s, 0, -0.3, 1.2, 0.26, "#ffb860", 0.16)
    pawn = solids.profile([(0, 0), (0.3, 0), (0.3, 0.1), (0.14, 0.3), (0.12, 0.55), (0.2, 0.62), (0.24, 0.8), (0.12, 1.0), (0, 1.02)])
    for x, y, c in ((-0.3, -0.47, "#2a1a1c"), (-0.22, -0.41, "#2a1a1c"), (-0.16, -0.48, "#2a1a1c"), (0.3, -0.47, "#f8ecd4"), (0.22, -0.42, "#f8ecd4")):
        solids.lathe(s, pawn, x, y, 1.34, 0.1, material.solid(c, rough=0.4, bump=0), segments=24)
    s.place(animals.fox("sit", "#d0561c"), -0.66, -1.1, 0.98, 1.75, turn=-7)
    s.place(animals.hare("sit", "#c8b49a"), 0.6, -1.1, 0.84, 1.75, turn=-4)
    # The rope.
    rope = bezier((0.46, -1.1), (0.36, -1.2), (0.2, -1.16), (0.1, -0.92), n=24)
    s.puff(line(rope, 0.026), 0.98, 0.015, "#c8a060", "#f0dca0", [Mark(union(*(circle(*p, 0.008) for p in rope[::2])), "#8a6430", 0.8)], shadow=False)
    s.puff(ellipse(0.48, -1.085, 0.07, 0.032).difference(ellipse(0.48, -1.085, 0.045, 0.014)), 0.96, 0.015, "#c8a060", "#f0dca0", shadow=False)
    # The umpire.
    s.puff(stroke(bezier((-1.3, 0.5), (-0.4, 0.42), (0.24, 0.5), n=24), 0.09, 0.06, 0.02), 1.9, 0.03, "#3a2018", "#7a5034", brush="wood")
    s.place(animals.crow("perch"), -0.02, 0.47, 0.44, 1.8)
    leaf = plants.leaf(1, 0.5)
    weather.falling(s, [leaf], ["#c8381c", "#e8882c", "#f0b840", "#a8481c"], 26, (0.05, 0.08), (0.5, 2.4))
    near = land.hill(s.rng, -1.3, 0.03, 0.8)
    s.sheet(near, 0.6, "#3a1a10", "#8a4a20", span=(-1.6, -1.24), shadow=False)
    light.sun(s, 1.1, "#ffe8b8", side=-0.6, height=0.6)
    light.rig(s, 800, 260)


@card("emerald", focus=1.5)
def mirror_wood(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(0, 0.3, 0.8, "#e8ecA0", 0.4), wisps=0, rays=(0.0, 0.9, "#f8f8c0", 0.5))
    land.distance(s, "wood", 2, y=-0.5, step=-0.1, tall=0.6, depth=4.5, gap=0.4, fog=0.3, lit=0.2)
    s.sheet(land.hill(s.rng, -0.56, 0.03, 0.6), 4.0, "#2c6a5c", "#7fb58a", span=(-0.9, -0.5))
    for d, xs, w, low, high in (
        (3.6, (0.2, 0.5, 0.82), 0.07, "#4f8a70", "#8fb890"),
        (2.9, (0.44, 0.72, 1.0), 0.11, "#2c6a5c", "#5f9a7c"),
        (2.0, (0.76, 1.02), 0.2, "#123c3a", "#3a7060"),
    ):
        for x in xs:
            for side in (-1, 1):
                tilt = s.rng.uniform(-0.04, 0.04)
                trunk = stroke([(side * x, -1.7), (side * x + tilt, 0), (side * x - tilt * 0.5, 1.8)], w * 1.25, w, w * 0.85)
                s.puff(trunk, d, w * 0.4, low, high, brush="plank", cell=0.014)
        weather.fog(s, d - 0.3, "#7fae84", 0.3, -1.2, 0.3)
    for side in (-1, 1):
        crown = union(*(circle(side * s.rng.uniform(0.3, 1.2), s.rng.uniform(1.1, 1.6), s.rng.uniform(0.12, 0.24)) for _ in range(12)))
        s.puff(crown, 1.9, 0.1, "#0f3430", "#3a7a58", brush="wool")
    g = land.hill(s.rng, -1.02, 0.03, 0.6)
    s.sheet(g, 1.8, "#1d4a3c", "#6fa06c", span=(-1.4, -0.95))
    # The mirror, on two feet of root, and who looks out of it.
    cy, rx, ry, d = 0.08, 0.56, 0.82, 1.5
    s.puff(
        union(draw("-0.2,-0.66 -0.4,-0.9 -0.56,-1.06! -0.3,-1.0 -0.06,-0.76"), draw("0.2,-0.66 0.4,-0.9 0.56,-1.06! 0.3,-1.0 0.06,-0.76")),
        d + 0.06,
        0.05,
        "#5a4420",
        "#b8903c",
        brush="wood",
    )
    rim = ellipse(0, cy, rx + 0.1, ry + 0.1)
    knobs = union(*(circle((rx + 0.1) * math.cos(a), cy + (ry + 0.1) * math.sin(a), 0.05) for a in [i * math.tau / 26 for i in range(26)]))
    crest = draw(
        f"0,{cy + ry + 0.28}! 0.07,{cy + ry + 0.16} 0.22,{cy + ry + 0.12} 0.16,{cy + ry + 0.02} -0.16,{cy + ry + 0.02} -0.22,{cy + ry + 0.12} -0.07,{cy + ry + 0.16}"
    )
    s.puff(
        union(rim, knobs, crest).difference(ellipse(0, cy, rx, ry)),
        d,
        0.07,
        "#7a5a1c",
        "#e0b44c",
        [Mark(ellipse(0, cy, rx + 0.05, ry + 0.05).difference(ellipse(0, cy, rx + 0.035, ry + 0.035)), "#5a4010", 0.8)],
    )
    oval = ellipse(0, cy, rx + 0.01, ry + 0.01)
    s.puff(
        oval,
        d + 0.02,
        0.005,
        "#16323c",
        "#4f8084",
        [Mark(union(*(stroke([(x, -1), (x + 0.02, 1.2)], w, w) for x, w in ((-0.4, 0.08), (-0.2, 0.05), (0.24, 0.06), (0.44, 0.09)))), "#1c444c", 0.8, 0.01)],
        "skin",
        shadow=False,
    )
    wolf = animals.wolf("sit", "#5c6474").moved(0, -0.78, 0, 1.36)
    s.place(veils.cropped(wolf, oval), 0, 0, 1, d - 0.04, shadow=False)
    hx, hy = wolf.points["head"]
    for x, y, _k, dd in ((hx, hy + 0.34, 1.0, d - 0.42),):
        bow = union(
            draw(f"{x},{y} {x - 0.08},{y + 0.09} {x - 0.18},{y + 0.1}! {x - 0.18},{y - 0.08}! {x - 0.08},{y - 0.07}"),
            draw(f"{x},{y} {x + 0.08},{y + 0.09} {x + 0.18},{y + 0.1}! {x + 0.18},{y - 0.08}! {x + 0.08},{y - 0.07}"),
        )
        s.puff(bow, dd, 0.04, "#a82a24", "#f0604c", brush="cloth", shadow=False)
        s.puff(circle(x, y, 0.04), dd - 0.04, 0.03, "#a82a24", "#f0604c", shadow=False)
    for a0, a1, w in ((-0.4, -0.05, 0.05), (-0.22, 0.06, 0.022)):
        shine = line([(a0, cy + 0.3), (a1, cy + 0.72)], w).intersection(ellipse(0, cy, rx - 0.03, ry - 0.03))
        s.sheet(shine, d - 0.5, mat=veils.tint("#f0fff4", 0.22), thick=0.002, edge=0, shadow=False)
    near = land.hill(s.rng, -1.2, 0.02, 0.6)
    s.sheet(near, 1.0, "#123c34", "#5a8a58", span=(-1.6, -1.14))
    weather.contact(s, 0, land.top(near, 0) - 0.01, 0.5, 0.95, 0.5)
    girl = s.place(people.girl("stand", back=True, top="#e8563f", pattern_colour="#fff0d4"), 0, land.top(near, 0) - 0.03, 0.72, 0.85, shadow=False)
    x, y = girl.points["head"]
    y += 0.12
    bow = union(
        draw(f"{x},{y} {x - 0.06},{y + 0.06} {x - 0.13},{y + 0.07}! {x - 0.13},{y - 0.06}! {x - 0.06},{y - 0.05}"),
        draw(f"{x},{y} {x + 0.06},{y + 0.06} {x + 0.13},{y + 0.07}! {x + 0.13},{y - 0.06}! {x + 0.06},{y - 0.05}"),
    )
    s.puff(bow, 0.62, 0.03, "#a82a24", "#f0604c", brush="cloth", shadow=False)
    s.puff(circle(x, y, 0.03), 0.58, 0.02, "#a82a24", "#f0604c", shadow=False)
    plants.tufts(s, near, 0.92, 20, (0.06, 0.14), flowers="#f4e59a")
    weather.motes(s, 14, "#fff0a0", 6)
    light.rig(s, 800, 200)
    light.lamp(s, 0, 0.3, 0.8, 10, "#fff0c0", 0.3)
