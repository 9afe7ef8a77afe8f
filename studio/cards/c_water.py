"""On the sea and under it."""

import math

from shapely.geometry import Polygon, box

from cards.deep import brass_helmet, weed
from theatre import animals, land, light, material, people, props, room, sky, solids, veils, weather
from theatre.curves import bezier, circle, draw, ellipse, line, move, union
from theatre.paint import Mark
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


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
