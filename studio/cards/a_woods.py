"""A mirror in the woods."""

import math

from theatre import animals, land, light, people, plants, sky, veils, weather
from theatre.curves import circle, draw, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


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
