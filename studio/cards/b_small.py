"""Worlds in small things: a suitcase, an hourglass."""

import math

from shapely.geometry import LineString, Polygon

from theatre import animals, land, light, material, people, props, sky, solids, veils
from theatre.curves import bezier, circle, draw, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("desert", focus=1.6)
def hourglass_beach(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, heaps=[(-0.7, 0.5, 0.6), (0.75, 0.75, 0.6)], glow=sky.Glow(-0.6, 0.0, 0.7, "#fff6e0", 0.5))
    for i, (y, d) in enumerate(((-0.46, 4.2), (-0.56, 3.7), (-0.7, 3.2))):
        s.sheet(land.swell(s.rng, y, 0.02, 5 - i), d, ("#3f94a4", "#58a8b0", "#8cc8c0")[i], ("#8cc8c8", "#b8dcd0", "#f0f8e8")[i], span=(y - 0.2, y + 0.03))
    g = land.hill(s.rng, -0.94, 0.05, 0.5)
    s.sheet(g, 2.7, "#c88a58", "#fbe0ac", span=(-1.4, -0.88), bump=0.8)
    x, d = 0.0, 1.7
    low, high, _r = -1.16, 1.1, 0.66
    neck = 0.0
    # Frame.
    for y, h in ((low - 0.1, 0.1), (high, 0.1)):
        solids.lathe(
            s,
            [(0, 0), (0.82, 0), (0.84, 0.03), (0.84, h - 0.02), (0.8, h), (0, h)],
            x,
            y,
            d,
            1.0,
            material.solid("#8a4a2c", "#6a3420", rough=0.5, bump=0.3, grain=12),
        )
    for u in (-0.76, 0.76):
        s.puff(stroke([(x + u, low - 0.02), (x + u, 0.0), (x + u, high + 0.02)], 0.07, 0.05, 0.07), d, 0.05, "#6a3420", "#b8744a", brush="plank")
    # The sand above, the thread of sand, the beach below.
    upper = draw(
        f"{x - 0.5},{neck + 0.5} {x - 0.2},{neck + 0.48} {x},{neck + 0.45} {x + 0.2},{neck + 0.48} {x + 0.5},{neck + 0.5} {x + 0.36},{neck + 0.34} {x + 0.06},{neck + 0.08} {x},{neck} {x - 0.06},{neck + 0.08} {x - 0.36},{neck + 0.34}"
    )
    s.puff(upper, d, 0.22, "#d09850", "#f8dc9c", brush="stone")
    s.puff(stroke([(x, neck + 0.06), (x, -0.76)], 0.022, 0.03), d - 0.02, 0.015, "#e8b868", "#fff0c0", shadow=False)
    half = [(0.62, 0.0), (0.66, 0.2), (0.64, 0.55), (0.46, 0.84), (0.2, 1.0), (0.06, 1.13)]
    outline = solids.profile([*half, *[(rr, 2.26 - hh) for rr, hh in half[::-1]]])
    inside = Polygon([(x + rr, low + hh) for rr, hh in outline] + [(x - rr, low + hh) for rr, hh in outline[::-1]]).buffer(-0.025)
    lower = draw(
        f"{x - 0.6},{low + 0.02} {x - 0.62},{low + 0.24} {x - 0.3},{low + 0.3} {x - 0.06},{low + 0.44} {x + 0.06},{low + 0.44} {x + 0.3},{low + 0.28} {x + 0.62},{low + 0.22} {x + 0.6},{low + 0.02}"
    )
    s.puff(lower.intersection(inside), d + 0.05, 0.2, "#c88c4c", "#f8dc9c", brush="stone")
    # Castles and the builder.
    for cx, k in ((x + 0.36, 0.24), (x + 0.02, 0.14)):
        s.place(props.castle("#e0b068", "#d09850", False).recoloured("#c08444", "#f4d494"), cx, low + 0.22, k, d - 0.12)
    bx, by, k = x - 0.34, low + 0.16, 0.62
    handle = (bx + 0.19, by + 0.2)
    builder = people.boy(
        Pose(near_leg=(96, -84), far_leg=(74, -72), lean=20, nod=-26),
        mood="afraid",
        profile=True,
        gaze=(0.5, 0.9),
        nose="snub",
        skin="#a86c44",
        hair_colour="#2a1812",
        top="#167a86",
        bottom="#27505a",
        hat="paper",
        hands=("grip", "grip"),
        touch={"hand": people.local(handle, bx, by, k), "far_hand": people.local((handle[0] + 0.05, handle[1] + 0.06), bx, by, k)},
    )
    s.place(builder, bx, by, k, d - 0.34)
    hx, hy = handle
    s.puff(stroke([(hx - 0.04, hy + 0.1), (hx + 0.0, hy), (hx + 0.08, hy - 0.14)], 0.022, 0.022, 0.02), d - 0.44, 0.012, "#8a4a2c", "#d89a5c", shadow=False)
    blade = move(draw("-0.04,0.03! 0.04,0.03! 0.045,-0.05 0,-0.1 -0.045,-0.05"), hx + 0.085, hy - 0.15, 28)
    s.puff(blade, d - 0.45, 0.015, "#b8322c", "#f0705c", shadow=False)
    s.puff(
        draw(f"{x + 0.08},{low + 0.1} {x + 0.14},{low + 0.24} {x + 0.22},{low + 0.26} {x + 0.3},{low + 0.22} {x + 0.34},{low + 0.1}"),
        d - 0.4,
        0.06,
        "#c08444",
        "#f4d494",
        brush="stone",
    )
    # The glass.
    solids.lathe(s, outline, x, low, d, 1.0, material.glass("#f4fbf4", 0.2))
    shine = union(
        stroke(bezier((x - 0.52, low + 0.3), (x - 0.56, low + 0.6), (x - 0.4, low + 0.84), n=14), 0.014, 0.04, 0.012),
        stroke(bezier((x - 0.4, 0.28), (x - 0.56, 0.6), (x - 0.5, 0.9), n=14), 0.012, 0.04, 0.014),
    )
    s.sheet(shine, 0.9, mat=veils.tint("#ffffff", 0.55), thick=0.004, edge=0, shadow=False)
    # Footprints up the glass.
    for i in range(7):
        t = i / 6
        fy = low + 0.54 + 0.44 * t
        edge = LineString([(x, fy), (x + 1, fy)]).intersection(inside).bounds[2]
        fx = min(x + 0.5, edge - 0.08) - 0.06 * math.sin(t * 3) - (0.0 if i % 2 else 0.11 - 0.05 * t)
        q, turn = 0.92 - 0.4 * t, 4 + 26 * t + (6 if i % 2 else -6)
        sole = union(
            draw("-0.012,-0.045 0.012,-0.045 0.014,-0.02 0.01,0.0 0.024,0.024 0.018,0.04 -0.02,0.04 -0.026,0.02 -0.014,-0.01"),
            *(circle(-0.022 + 0.0125 * j, 0.046 + 0.004 * math.sin(j) + 0.004 * (4 - j), 0.0105 - 0.0012 * j) for j in range(5)),
        )
        s.sheet(move(sole, fx, fy, turn, q, flip=bool(i % 2)), 0.92, "#8a4a24", shadow=False, edge=0.001)
    near = land.hill(s.rng, -1.3, 0.04, 0.5)
    s.sheet(near, 0.6, "#a86840", "#f0c890", span=(-1.6, -1.22), bump=0.8)
    s.place(animals.crab("#e0603c"), 0.66, -1.3, 0.2, 0.5)
    s.puff(
        draw("-0.8,-1.34 -0.72,-1.2 -0.6,-1.16 -0.5,-1.22 -0.46,-1.34 -0.62,-1.38"),
        0.5,
        0.06,
        "#d8a08c",
        "#fbe4d4",
        [Mark(union(*(line([(-0.63, -1.38), (-0.78 + 0.07 * i, -1.16)], 0.01) for i in range(5))), "#b8705c", 0.7)],
    )
    s.place(animals.goose("fly", "#ffffff"), 0.16, 0.72, 0.16, 3.0, glow=0.5)
    light.sun(s, 1.6, side=-0.6, height=0.6)
    light.rig(s, 700, 180, left=False)
    # No lamp is mirrored in the glass: it would look like a hole.
    for lamp in s.scene.objects:
        if lamp.type == "LIGHT":
            lamp.visible_glossy = False
