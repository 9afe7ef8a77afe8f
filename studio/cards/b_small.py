"""Worlds in small things: a suitcase, an hourglass."""

import math

from shapely.geometry import LineString, Polygon, box

from theatre import animals, land, light, material, people, plants, props, sky, solids, veils
from theatre.curves import bezier, circle, draw, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("meadow", focus=1.6)
def suitcase_forest(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, heaps=[(-0.6, 1.1, 0.6), (0.6, 0.85, 0.6)], glow=sky.Glow(0.5, 0.5, 0.8, "#fffbe0", 0.5))
    land.distance(s, "hills", 2, y=-0.35, step=-0.1, tall=0.24, depth=4.6, gap=0.3, fog=0.5)
    # The train waits behind.
    for x in (-1.16, -0.2, 0.76):
        s.place(props.wagon("#b8503c", False), x, -0.84, 0.76, 3.6)
    floor = -1.2
    solids.floor(s, floor, material.solid("#c8b488", "#a89468", rough=0.8, bump=0.4, grain=8), far=3.0)
    for x in (-0.92, 0.96):
        s.puff(stroke([(x, -1.0), (x, 1.7)], 0.08, 0.07), 3.0, 0.05, "#3f5a3c", "#7a9a68")
    s.sheet(
        union(box(-2, 1.22, 2, 1.7), *(Polygon([(-1.2 + 0.16 * i, 1.24), (-1.04 + 0.16 * i, 1.24), (-1.12 + 0.16 * i, 1.12)]) for i in range(16))),
        2.8,
        "#4d6a34",
        "#8aa860",
        thick=0.1,
        translucent=0,
    )
    s.place(props.clock("#4d6a34", hour=9, minute=5), 0.62, 0.78, 0.32, 2.7)
    s.sheet(line([(0.62, 1.08), (0.62, 1.25)], 0.024), 2.75, "#3f5a3c")
    # The lid, the forest, the case.
    x, y = 0.2, solids.on_floor(s, floor, 1.6)
    w = 0.66
    lid = draw(f"{x - w},{y + 0.4}! {x - w - 0.02},{y + 1.08} {x - w + 0.1},{y + 1.2} {x + w - 0.1},{y + 1.2} {x + w + 0.02},{y + 1.08} {x + w},{y + 0.4}!")
    inside = lid.buffer(-0.06)
    dots = union(*(circle(x - 0.6 + 0.15 * i + 0.075 * (j % 2), y + 0.46 + 0.12 * j, 0.02) for i in range(9) for j in range(6)))
    s.puff(lid, 2.1, 0.04, "#6a3c24", "#a86a3c", [Mark(inside, "#c8584c", 0.95), Mark(dots.intersection(inside), "#f4d8a8", 0.8)], "cloth")
    for i in range(26):
        tx = x + s.rng.uniform(-0.56, 0.56)
        h = s.rng.uniform(0.95, 1.55) * (1.15 - abs(tx - x))
        d = 1.95 - 0.015 * i
        tree = s.rng.choice([plants.pine, plants.pine, plants.pine, plants.poplar])
        t = i / 26
        s.puff(
            tree(s.rng, tx, y + 0.26 - 0.05 * t, h * (1 - 0.35 * t)),
            d,
            0.04,
            ("#2f5a34", "#3f6a2c", "#27502c")[i % 3],
            ("#8ab85c", "#a8c860", "#6fa060")[i % 3],
            shadow=False,
        )
    st = s.place(animals.stag(colour="#a8683c"), x + 0.02, y + 0.3, 0.46, 1.34)
    hx, hy = st.points["head"]
    s.puff(
        box(hx + 0.03, hy - 0.08, hx + 0.15, hy - 0.02),
        1.2,
        0.01,
        "#f8e8b0",
        "#fffbe4",
        [Mark(line([(hx + 0.05, hy - 0.05), (hx + 0.13, hy - 0.05)], 0.014), "#c8402c", 0.9)],
        shadow=False,
    )
    case = box(x - w, y, x + w, y + 0.36).buffer(0.02)
    s.puff(
        case,
        1.2,
        0.08,
        "#7a4426",
        "#b87844",
        [
            Mark(union(box(x - 0.5, y - 0.1, x - 0.4, y + 0.5), box(x + 0.4, y - 0.1, x + 0.5, y + 0.5)), "#5a3020", 0.95),
            Mark(case.buffer(-0.03).boundary.buffer(0.006), "#e8c890", 0.7),
        ],
        "stone",
    )
    for u in (-0.45, 0.45):
        s.puff(box(x + u - 0.05, y + 0.24, x + u + 0.05, y + 0.34), 1.05, 0.03, "#b88a30", "#f4d878")
    s.puff(line(bezier((x - 0.12, y + 0.2), (x - 0.1, y + 0.06), (x + 0.1, y + 0.06), (x + 0.12, y + 0.2), n=14), 0.04), 1.05, 0.03, "#4a2818", "#8a5030")
    for i in range(7):
        fx = x - 0.58 + 0.19 * i
        s.puff(plants.frond(s.rng, fx, y + 0.34, 0.2, 90 + s.rng.uniform(-40, 40), 20, 6, 0.3), 1.25, 0.02, "#3f6a2c", "#a8d060", shadow=False)
    for bx, by in ((-0.1, 0.62), (0.4, 0.76)):
        s.place(animals.bird("fly", "#3f7a86", "#f4ecd0"), bx, by, 0.13, 1.5, flip=bx < 0)
    s.place(
        people.lady("kneel", mood="surprised", top="#d8432f", bottom="#8a2c24", hat="straw", hat_colour="#f0d078", pattern_colour="#fff0c0"),
        -0.62,
        solids.on_floor(s, floor, 1.0),
        1.16,
        1.0,
    )
    s.place(props.suitcase("#3f7a86", "#27485a"), -0.84, solids.on_floor(s, floor, 2.2), 0.32, 2.2)
    light.sun(s, 1.6, side=-0.6, height=0.7)
    light.rig(s, 750, 180)


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
