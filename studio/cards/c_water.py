"""On the sea and under it."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from cards.deep import brass_helmet, weed
from theatre import animals, land, light, material, people, plants, props, room, sky, solids, veils, weather
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


@card("lagoon", focus=1.2)
def turtle_island(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.75, 0.06, 0.7), (0.8, 0.3, 0.7), (0.7, 1.15, 0.6)], wisps=0.2, glow=sky.Glow(-0.7, 0.2, 0.9, "#fff4d0", 0.6))
    for i, (y, d, low, high) in enumerate(((-0.42, 4.2, "#3f9cb0", "#8fd8d8"), (-0.5, 3.5, "#2f90a4", "#74ccc8"), (-0.6, 2.8, "#2488a0", "#5cc4bc"))):
        s.sheet(land.swell(s.rng, y, 0.014 + 0.006 * i, 6 - i), d, low, high, span=(y - 0.18, y + 0.03))
    # Half above the sea, half under it.
    crest = [(-1.6 + 0.08 * i, -0.74 + 0.022 * math.sin(i * 0.62) + 0.01 * math.sin(i * 1.9)) for i in range(41)]
    under = Polygon([*crest, (1.6, -2.0), (-1.6, -2.0)])
    s.sheet(under, 2.4, "#064058", "#3cb8bc", span=(-1.6, -0.72))
    for x, v in ((-0.7, -0.3), (-0.1, -0.1), (0.5, 0.12)):
        veils.beam(s, (x, -0.7), (x + v, -1.8), 0.36, 2.2, "#c8fff0", 0.22)
    for x, y, k in ((0.62, -1.02, 0.1), (0.78, -1.1, 0.08), (0.72, -0.94, 0.07), (0.9, -1.0, 0.07), (-0.86, -0.98, 0.08), (-0.94, -1.08, 0.06)):
        s.place(animals.fish("#e8a03c"), x, y, k, 2.0, flip=x > 0, shadow=False)
    # The turtle.
    skin = ("#3f6c44", "#8cbc6c")
    spots = union(*(ellipse(s.rng.uniform(-1.1, 1.0), s.rng.uniform(-1.45, 0.1), 0.028, 0.02) for _ in range(150)))
    tone = [Mark(spots, "#c8e098", 0.55)]
    s.puff(draw("0.44,-0.82 0.62,-0.86 0.86,-1.04 0.98,-1.3! 0.74,-1.2 0.5,-1.02"), 1.75, 0.06, "#24503c", "#5c8c54", tone, "skin", shadow=False)
    s.puff(draw("-0.36,-0.9 -0.54,-0.88 -0.72,-1.04 -0.8,-1.34! -0.6,-1.26 -0.42,-1.08"), 1.55, 0.06, *skin, tone, "skin", shadow=False)
    s.puff(limb([(0.5, -0.72), (0.76, -0.68), (0.9, -0.48), (0.86, -0.24)], 0.28, 0.24, 0.2, 0.2), 1.62, 0.1, *skin, tone, "skin", shadow=False)
    belly = draw("-0.82,-0.76 -0.5,-0.72 0.3,-0.72 0.66,-0.76 0.52,-0.96 0.1,-1.04 -0.4,-1.02")
    s.puff(
        belly,
        1.6,
        0.1,
        "#b09858",
        "#f0dc9c",
        [Mark(union(*(line([(x, -0.7), (x * 0.9, -1.06)], 0.012) for x in (-0.5, -0.2, 0.1, 0.4))), "#8a7440", 0.7)],
        shadow=False,
    )
    dome = draw("-0.9,-0.8! -0.82,-0.52 -0.54,-0.3 -0.06,-0.2 0.36,-0.3 0.64,-0.54 0.7,-0.8! 0.3,-0.86 -0.4,-0.88")
    plates = []
    for x, y, r in ((-0.66, -0.62, 0.13), (-0.36, -0.56, 0.15), (-0.04, -0.54, 0.15), (0.28, -0.57, 0.14), (0.52, -0.66, 0.11)):
        plates.append(Polygon([(x + r * math.cos(a), y + r * 1.1 * math.sin(a)) for a in [i * math.pi / 3 + 0.52 for i in range(6)]]))
    marks = [
        Mark(union(*plates), "#c8984c", 0.9),
        Mark(union(*(p.buffer(-0.045) for p in plates)), "#e8c880", 0.8),
        Mark(stroke([(-0.88, -0.79), (-0.1, -0.85), (0.69, -0.79)], 0.05, 0.06, 0.05), "#4a3418", 0.9),
    ]
    s.puff(dome, 1.45, 0.2, "#5a4020", "#9a7440", marks, "stone", shadow=False)
    s.puff(draw("0.26,-0.86 0.48,-0.86 0.52,-1.02 0.38,-1.24 0.06,-1.46! 0.1,-1.22 0.16,-1.0"), 1.3, 0.07, *skin, tone, "skin", shadow=False)
    # Roots have found their way round the shell into the sea.
    for a, b, c, d in (
        ((-0.42, -0.2), (-0.62, -0.4), (-0.4, -0.8), (-0.5, -1.2)),
        ((-0.37, -0.2), (-0.22, -0.5), (-0.38, -0.8), (-0.26, -1.3)),
        ((-0.33, -0.2), (0.06, -0.3), (-0.1, -0.9), (0.02, -1.16)),
    ):
        s.puff(stroke(bezier(a, b, c, d, n=24), 0.05, 0.034, 0.024, 0.008), 1.08, 0.03, "#4a3018", "#a87c50", brush="wood", shadow=False)
    turf = draw(
        "-0.72,-0.46 -0.56,-0.26 -0.3,-0.17 -0.04,-0.13 0.26,-0.18 0.5,-0.34 0.58,-0.48! 0.44,-0.42 0.36,-0.5! 0.24,-0.38 0.1,-0.46! -0.02,-0.36 -0.16,-0.44! -0.3,-0.36 -0.42,-0.5! -0.52,-0.4 -0.62,-0.54!"
    )
    s.puff(turf, 1.16, 0.07, "#3f7a34", "#b0d45c", brush="fur", shadow=False)
    plants.tree(s, -0.36, -0.22, 1.3, 1.3, ("#1f7a54", "#9ad070"), size=0.075, levels=5, spread=0.62, fill=0.95, lean=0.06)
    for x, y in ((-0.7, 0.68), (-0.46, 0.9), (-0.2, 0.72), (0.02, 0.86), (-0.5, 0.54), (0.16, 0.6), (-0.3, 1.06)):
        s.puff(circle(x, y, 0.046), 0.9, 0.045, "#d8602c", "#ffb04c", [Mark(circle(x + 0.004, y + 0.036, 0.008), "#5a7a2c")], shadow=False)
    # Its head, turned round: it has an orange already, and looks for the next.
    head = draw("0.96,-0.16 0.95,0.02 0.83,0.11 0.68,0.08 0.58,0.0 0.555,-0.06 0.62,-0.1! 0.58,-0.14 0.66,-0.2 0.8,-0.24 0.9,-0.26")
    eyes = [
        *tone,
        Mark(circle(0.735, 0.0, 0.04), "#f8f0c8"),
        Mark(circle(0.722, 0.014, 0.025), "#1c1418"),
        Mark(circle(0.718, 0.024, 0.009), "#ffffff"),
        Mark(stroke(bezier((0.69, 0.06), (0.74, 0.085), (0.8, 0.07), n=8), 0.008, 0.014, 0.008), "#2c5034", 0.8),
        Mark(line(bezier((0.6, -0.105), (0.7, -0.12), (0.8, -0.07), n=10), 0.016), "#244430"),
    ]
    s.puff(head, 1.3, 0.1, *skin, eyes, "skin", shadow=False)
    s.puff(circle(0.575, -0.115, 0.055), 1.16, 0.05, "#d8602c", "#ffb04c", [Mark(circle(0.56, -0.07, 0.01), "#5a7a2c")], shadow=False)
    # The boy pours with both hands.
    can = trinkets.watering_can("#f0b828")
    turn, ck = 24, 0.36
    m = can.moved(0, 0, turn, ck, True)
    hx, hy = m.points["handle"]
    tx, ty = 0.08, 0.2
    cx, cy = tx - hx, ty - hy
    bx, by, bk = 0.3, -0.2, 0.82
    boy = people.boy(
        Pose((30, 80), (50, 90), (-10, -8), (16, 6), lean=12, nod=8),
        mood="calm",
        profile=True,
        gaze=(0.8, -0.4),
        nose="snub",
        skin="#c88c60",
        hair="short",
        hair_colour="#7a3c1c",
        top="#e8402c",
        pattern_colour="#fff0d8",
        bottom="#34567a",
        hat="straw",
        hat_colour="#f0d890",
        hands=("grip", "flat"),
        touch={"hand": people.local((tx, ty), bx, by, bk, True), "far_hand": people.local((cx + 0.0, cy + 0.03), bx, by, bk, True)},
    )
    weather.contact(s, bx, by, 0.4, 1.1, 0.5)
    f = s.place(boy, bx, by, bk, 1.0, flip=True, shadow=False)
    pot = s.place(can, cx, cy, ck, 0.9, turn=turn, flip=True, shadow=False)
    px, py = f.points["palm"]
    for i in range(4):
        x = px - 0.03 + 0.02 * i
        s.puff(limb([(x + 0.004, py - 0.022), (x, py + 0.004), (x - 0.004, py + 0.026)], 0.024, 0.026, 0.02), 0.7, 0.012, "#a8704c", "#e0a880", shadow=False)
    rx, ry = pot.points["rose"]
    for i in range(5):
        end = (rx - 0.05 - 0.03 * i, -0.16)
        s.puff(
            stroke(bezier((rx - 0.01 * i, ry + 0.006 * i), (rx - 0.04 - 0.02 * i, ry - 0.02), end, n=12), 0.006, 0.012),
            0.92,
            0.008,
            "#d8f4ff",
            "#ffffff",
            shadow=False,
            glow=0.15,
        )
    # The film of the sea over what is below; foam where it touches.
    s.sheet(under, 0.85, mat=veils.tint("#20a0b0", 0.14), shadow=False)
    s.sheet(stroke(crest, 0.022, 0.022), 0.82, "#e8fffa", shadow=False, thick=0.006, edge=0)
    for x, n in ((-0.9, 0.2), (0.66, 0.24), (0.9, 0.3)):
        s.puff(
            union(*(circle(x + n * s.rng.uniform(-0.6, 0.6), -0.74 + s.rng.uniform(-0.01, 0.025), s.rng.uniform(0.018, 0.036)) for _ in range(9))),
            0.8,
            0.02,
            "#c8f0ec",
            "#ffffff",
            shadow=False,
        )
    # The small one that follows below, with a garden of its own.
    q = s.place(animals.turtle("#a87c3c", "#74a85c"), 0.62, -1.42, 0.26, 1.0, flip=True, turn=-8, shadow=False)
    qx, qy = q.points["back"]
    s.puff(stroke(bezier((qx, qy - 0.02), (qx + 0.01, qy + 0.05), (qx - 0.01, qy + 0.1), n=8), 0.016, 0.01), 0.9, 0.01, "#3f7a34", "#8cc454", shadow=False)
    for t in (150, 30):
        s.puff(move(plants.leaf(0.1, 0.05), qx - 0.01, qy + 0.09, t), 0.88, 0.01, "#3f8a3c", "#b4e068", shadow=False)
    # The bottle with its letter.
    s.place(props.bottle("#8cd4ac"), -0.62, -1.0, 0.58, 0.62, turn=24, shadow=False)
    roll = move(box(-0.075, -0.135, 0.075, 0.135), -0.695, -0.835, 24)
    s.puff(
        roll,
        0.46,
        0.03,
        "#d8c49c",
        "#fff6e0",
        [
            Mark(
                move(union(*(line([(-0.05, v), (0.05, v)], 0.01) for v in (-0.09, -0.055, 0.06, 0.095)), box(-0.09, -0.016, 0.09, 0.022)), -0.695, -0.835, 24),
                "#a8442c",
                0.8,
            )
        ],
        shadow=False,
    )
    s.sheet(stroke([(-0.92, -0.8), (-0.72, -0.79), (-0.5, -0.8)], 0.006, 0.026, 0.006), 0.4, "#e8fffa", shadow=False, thick=0.004, edge=0)
    for x, y, k in ((0.6, 0.86, 0.14), (0.78, 0.98, 0.11), (0.9, 0.84, 0.09)):
        s.place(animals.goose("fly", "#ffffff"), x, y, k, 3.0, flip=True, shadow=False)
    solids.balls(
        s,
        [(s.rng.uniform(-0.1, 0.5), s.rng.uniform(-1.4, -0.9), 0.9, s.rng.uniform(0.006, 0.014)) for _ in range(14)],
        material.solid("#d0fff8", rough=0.1, bump=0, coat=1, glow=0.2),
        12,
    )
    light.sun(s, 1.7, "#fff4d8", side=-0.7, height=0.6)
    light.rig(s, 750, 250)


@card("abyss", focus=1.5)
def drowned_bell(s: Stage) -> None:
    sky.backdrop(s, wisps=0, rays=(-0.5, 1.5, "#d8fff0", 1.0), glow=sky.Glow(-0.4, 1.2, 1.0, "#d0fff0", 0.6), brush=0.7, angle=75)
    for d, y in ((4.0, -0.62), (3.2, -0.9)):
        s.sheet(land.roofs(s.rng, y, 0.5), d, "#0f4a5a", "#2f8a8c", span=(y - 0.3, y + 0.5))
        weather.fog(s, d - 0.2, "#1f7078", 0.45, y - 0.5, y + 0.4)
    for a, b, w in (((-0.7, 1.2), (-0.2, -1.2), 0.34), ((-0.2, 1.2), (0.5, -0.8), 0.24)):
        veils.beam(s, a, b, w, 2.9, "#d8fff0", 0.18)
    # The surface, cut like a cake: morning air above, the boat and the tip of the spire stand in both.
    crest = [(-1.6 + 0.05 * i, 1.13 + 0.014 * math.sin(i * 0.7) + 0.008 * math.sin(i * 1.9)) for i in range(65)]
    s.sheet(Polygon([*crest, (1.6, 1.9), (-1.6, 1.9)]), 3.4, "#ffe9c0", "#f4b890", span=(1.1, 1.5), shadow=False, glow=0.25)
    s.sheet(line(crest, 0.026), 1.5, "#e8fffa", shadow=False, thick=0.004, edge=0, glow=0.25)
    mate = people.old_man("kneel", hat="souwester", hat_colour="#d8a030", top="#2f5a80", profile=True, gaze=(0.5, -0.8), hands=("grip", "grip"))
    m = s.place(mate, -0.52, 1.13, 0.34, 2.45, shadow=False)
    hull = draw("-0.98,1.26! -0.9,1.1 -0.74,1.02 -0.5,1.0 -0.26,1.02 -0.1,1.1 -0.02,1.28! -0.3,1.2 -0.5,1.185 -0.72,1.2")
    planks = union(*(line(bezier((-0.96, 1.25 - q), (-0.5, 1.13 - 1.3 * q), (-0.04, 1.26 - q), n=20), 0.012) for q in (0.06, 0.11)))
    wet = Polygon([*crest, (1.6, 0.5), (-1.6, 0.5)])
    s.puff(hull, 2.3, 0.1, "#7a3c28", "#d0704a", [Mark(planks, "#4a2420", 0.8), Mark(wet, "#1f5a60", 0.55)], "wood", shadow=False)
    # The tower leans; its spire pricks the air.
    stone, arch = "#5c9088", union(box(-25, 90, 25, 132), circle(0, 132, 25))
    wall = Polygon([(-46, -20), (-38, 174), (38, 174), (46, -20)]).difference(arch)
    spire = draw("-48,170! -22,198 -2,262! 8,236 14,232! 24,204 48,170!")
    tower = thing(
        [
            piece(arch.buffer(6), "#0c3c48", 2, -14),
            piece(
                wall,
                stone,
                7,
                0,
                [
                    Mark(props.buildings.bricks(-46, 0, 46, 174, 15, 9), "#2f5c5c", 0.6),
                    Mark(union(ellipse(-30, 30, 14, 30), ellipse(30, 60, 12, 24), ellipse(-34, 150, 10, 20)), "#3f9a6c", 0.6, 0.03),
                ],
                "stone",
            ),
            piece(arch.buffer(7).difference(arch.buffer(1)), "#8ab4a4", 5, 5, [], "stone"),
            piece(union(box(-50, 166, 50, 176), box(-46, 68, 46, 75)), "#7ca89c", 6, 5, [], "stone"),
            piece(spire, "#9a4e44", 9, 6, [Mark(props.buildings.tiles(-50, 170, 50, 270, 9), "#4a2a30", 0.6)]),
        ],
        axle=(0, 140),
        tip=(-2, 260),
    )
    t = s.place(tower, 0.36, -1.34, 1.0, 2.2, turn=-5)
    (cx, cy), (px, py) = t.points["axle"], t.points["tip"]
    s.puff(union(line([(px, py - 0.03), (px, py + 0.08)], 0.016), line([(px - 0.08, py + 0.04), (px + 0.08, py + 0.04)], 0.014)), 2.0, 0.02, "#b8862c", "#ffe08a", shadow=False)
    s.place(animals.goose("stand", "#ffffff"), px, py + 0.07, 0.14, 1.95, flip=True, shadow=False)
    # Bell, wheel and rope: the beam lies in the wall, the wheel turns on it, the bell is bolted under it.
    wr = 0.19
    weather.halo(s, cx + 0.02, cy - 0.2, 2.16, 0.5, "#ffd070", 0.4)
    s.puff(box(cx - 0.27, cy - 0.03, cx + 0.27, cy + 0.035), 2.12, 0.03, "#4a3020", "#9a6c44", [], "wood", shadow=False)
    rim = circle(cx, cy, wr).difference(circle(cx, cy, wr - 0.03))
    spokes = union(*(line([(cx, cy), (cx + (wr - 0.01) * math.cos(a), cy + (wr - 0.01) * math.sin(a))], 0.022) for a in [math.radians(18 + 60 * i) for i in range(6)]))
    s.puff(union(rim, spokes, circle(cx, cy, 0.045)), 2.04, 0.03, "#5c3a22", "#b8804c", [], "wood", shadow=False)
    swing, k = math.radians(20), 0.46
    s.place(props.bell("#f8b834"), cx + k * 1.0 * math.sin(swing), cy - k * 1.0 * math.cos(swing), k, 1.92, turn=20, shadow=False)
    s.puff(move(box(-0.075, -0.05, 0.075, 0.05), cx, cy, 20), 1.78, 0.03, "#4a3020", "#8a5c3a", [Mark(circle(cx, cy, 0.022), "#e8c060")], "wood", shadow=False)
    bx, by = cx + 0.26 * math.sin(swing), cy - 0.26 * math.cos(swing)
    for r in (0.64, 0.76, 0.88):
        arcs = [line([(bx + r * math.cos(math.radians(a + o)), by + r * math.sin(math.radians(a + o))) for a in range(-16, 17, 4)], 0.012) for o in (150,)]
        s.sheet(union(*arcs), 1.9, "#ffe4a0", shadow=False, thick=0.004, edge=0, glow=0.4)
    g = land.hill(s.rng, -1.26, 0.04, 0.6)
    s.sheet(g, 1.3, "#0f4a54", "#3f9a8c", span=(-1.6, -1.15), bump=0.7)
    # The diver hangs on the rope with his whole weight, one boot against the wall.
    x, size = -0.28, 0.86
    y = land.top(g, x) - 0.03
    near, far = (-0.06, -0.51), (-0.12, -0.64)
    ang = math.atan2(near[1] - far[1], near[0] - far[0])
    tx, ty = cx - wr * math.sin(ang), cy + wr * math.cos(ang)
    rope = [(tx, ty), near, far]
    turn = [ang + math.pi / 2 - math.radians(8 * i) for i in range(18)]
    room.string(s, [(cx + wr * math.cos(a), cy + wr * math.sin(a)) for a in turn], 1.98, "#f4dca0", 0.02, 0)
    weather.contact(s, x - 0.04, y + 0.01, 0.46, 1.25, 0.5)
    diver = people.captain(
        "pull",
        hat="",
        hair="short",
        top="#d88a3c",
        bottom="#b86a30",
        beard="",
        shoes="#4a3a30",
        profile=True,
        gaze=(0.8, 0.6),
        mood="happy",
        hands=("grip", "grip"),
        touch={
            "hand": people.local(far, x, y, size),
            "far_hand": people.local(near, x, y, size),
            "foot": people.local((-0.19, -1.1), x, y, size),
            "far_foot": people.local((-0.36, y), x, y, size),
        },
    )
    room.string(s, rope, 1.2, "#f4dca0", 0.02, 0)
    room.string(s, [far, (-0.135, -0.7), (-0.11, -0.77), (-0.09, -0.84), (-0.1, -0.9)], 0.98, "#f4dca0", 0.02, 0)
    f = s.place(diver, x, y, size, 1.1, shadow=False)
    hx, hy = f.points["head"]
    hx, hy = hx + 0.025, hy - 0.005
    brass_helmet(s, hx, hy, 0.165, 1.1)
    mx, my = m.points["hand"]
    air = bezier((hx - 0.1, hy + 0.13), (hx - 0.5, hy + 0.5), (-0.5, 0.5), (mx, 0.9), (mx, my), n=30)
    room.string(s, air, 1.6, "#e8d8a8", 0.016, 0)
    bubbles = [(hx + 0.1 + 0.05 * math.sin(i * 1.9), hy + 0.24 + i * 0.15, 1.0, 0.011 + 0.007 * (i % 3)) for i in range(9)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.15), 20)
    shoal = (
        (-0.45, -0.16, 0.18, "#f08a3c", "round", False, -4),
        (-0.76, 0.4, 0.26, "#f0b84c", "round", False, -18),
        (-0.1, 0.66, 0.18, "#e8604c", "deep", False, -34),
        (-0.84, -0.06, 0.18, "#7fd0c0", "deep", False, 4),
        (0.84, 0.36, 0.18, "#f0a04c", "round", True, 24),
        (0.82, -0.62, 0.24, "#f4c860", "round", True, -26),
        (0.84, 0.74, 0.16, "#e87858", "deep", True, 34),
        (0.2, -0.74, 0.13, "#7fd0c0", "long", False, 50),
        (0.56, -0.86, 0.15, "#e8604c", "deep", False, 40),
    )
    for i, (fx, fy, fk, c, kind, flip, turn) in enumerate(shoal):
        s.place(animals.fish(c, "#fbe8c0", kind), fx, fy, fk, 1.5 + 0.1 * (i % 3), flip=flip, turn=turn, shadow=False)
    for wx, h, d in ((-0.97, 0.7, 0.5), (-0.86, 0.4, 0.8), (0.96, 0.8, 0.4), (0.84, 0.4, 0.7)):
        weed(s, wx, h, d, "#04202c", "#2f8a6c")
    s.place(animals.crab("#e0603c"), 0.5, land.top(g, 0.5) - 0.05, 0.18, 1.0, shadow=False)
    light.rig(s, 1000, 220)
    light.lamp(s, bx - 0.1, by, 1.35, 22, "#ffd890", 0.2)
    light.spot(s, (-0.9, 0.0, 4.4), (0.1, 1.8, -0.4), 900, "#d8fff0", 50, 0.4)


@card("rain", focus=1.5)
def umbrella_ark(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.6, 1.05, 0.9), (0.55, 1.2, 0.9), (0.1, 0.7, 0.6)], shade="#8298a0", glow=sky.Glow(0.7, -0.4, 0.7, "#fff4d8", 0.5))
    for i, (y, d) in enumerate(((-0.46, 4.2), (-0.54, 3.4), (-0.64, 2.6))):
        low, high = (("#6c8890", "#a4b8bc"), ("#587880", "#8ca8ac"), ("#486870", "#7c9ca0"))[i]
        s.sheet(land.swell(s.rng, y, 0.02 + 0.008 * i, 6 - i), d, low, high, span=(y - 0.18, y + 0.03))
    s.sheet(land.roofs(s.rng, -0.66, 0.16).intersection(box(-0.9, -2, -0.5, 2)), 3.0, "#5c6c70", "#8a9894")
    rim, low = -0.5, -1.1
    inner = ellipse(0, rim, 0.78, 0.12)
    s.puff(inner, 1.75, 0.01, "#5a1418", "#8a2428", shadow=False)
    mast = union(line([(0.02, -0.9), (0.02, 0.62)], 0.036), line(bezier((0.02, 0.6), (0.02, 0.86), (-0.24, 0.86), (-0.22, 0.62), n=20), 0.05))
    s.puff(mast, 1.62, 0.03, "#5a3a24", "#b8804c", brush="plank")
    lamp = s.place(props.lantern("#6a4a28"), -0.22, 0.3, 0.28, 1.45, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 1.3, 0.34, "#ffc870", 0.5)
    crew = (
        (animals.bear("sit", "#7a5236"), 0.33, -0.66, 0.62, 1.6, False),
        (animals.owl("perch", "#9a7448"), -0.03, -0.56, 0.42, 1.4, False),
        (animals.fox("sit", "#d8601e"), -0.36, -0.66, 0.58, 1.5, False),
        (animals.hare("sit", "#e8dcc8"), -0.62, -0.6, 0.34, 1.4, False),
        (animals.mouse("up", "#b0a4a8"), -0.08, 0.78, 0.22, 1.4, False),
    )
    for f, x, y, k, d, flip in crew:
        s.place(f, x, y, k, d, flip=flip, shadow=False)
    scallops = [(-0.8 + 0.32 * i, rim + 0.02) for i in range(6)]
    edge = " ".join(f"{x + 0.16:.2f},{rim - 0.055:.3f} {x + 0.32:.2f},{rim + 0.02:.3f}!" for x, _ in scallops[:5])
    bowl = draw(f"-0.8,{rim + 0.02}! {edge} 0.7,-0.84 0.44,-1.1 0.0,-1.22 -0.44,-1.1 -0.7,-0.84")
    ribs = union(*(line(bezier((x, rim + 0.02), (x * 0.9, -0.9), (0.0, -1.24), n=20), 0.014) for x in (-0.48, -0.16, 0.16, 0.48)))
    shade = union(Polygon([(-0.48, rim + 0.05), (-0.16, rim + 0.05), (0, -1.24)]), Polygon([(0.16, rim + 0.05), (0.48, rim + 0.05), (0, -1.24)]))
    s.puff(bowl, 1.2, 0.2, "#a81f24", "#e84a3c", [Mark(shade, "#f07058", 0.45), Mark(ribs, "#6a1418", 0.8)], "cloth")
    s.place(animals.fish("#f4a03c", "#fff0c0"), 0.78, -0.5, 0.36, 1.5, turn=70, shadow=False)
    s.place(trinkets.bucket("#dce4e4", "#5c7c84"), 0.62, -0.58, 0.3, 1.4, shadow=False)
    for i, (y, d) in enumerate(((-0.92, 0.9), (-1.1, 0.6), (-1.3, 0.3))):
        low, high = (("#3f626c", "#84a8ac"), ("#34545e", "#6c9094"), ("#28444e", "#54787e"))[i]
        g = land.swell(s.rng, y, 0.03 + 0.008 * i, 4 - i)
        s.sheet(g, d, low, high, span=(y - 0.22, y + 0.04))
        s.sheet(g.difference(affinity.translate(g, 0, -0.015)), d - 0.03, "#9cb8bc", shadow=False, thick=0.004, edge=0)
    weather.rain(s, slant=0.15, count=100)
    light.lamp(s, -0.2, 0.2, 0.9, 10, "#ffc070", 0.2)
    light.rig(s, 1000, 250)
    light.sun(s, 0.8)
