"""Towns: chimneys that sound, hats that fly, a clock with a train, dice to live in."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.props import marvels
from theatre.registry import card
from theatre.stage import Stage


@card("dusk", focus=1.5)
def chimney_organ(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, stars=70, glow=sky.Glow(-0.1, -0.3, 1.0, "#ffc890", 0.6))
    land.distance(s, "roofs", 2, y=-0.72, step=-0.12, tall=0.36, depth=4.3, gap=0.4, fog=0.5)
    # Pipes: a rank of chimneys, tall in the middle.
    tall = (0.1, 0.26, 0.44, 0.58, 0.44, 0.3, 0.14, -0.02)
    tones = ("#b8604c", "#c87858", "#a85448", "#d08860", "#b06450", "#c47054", "#a85a4c", "#c07c5c")
    for i, h in enumerate(tall):
        x = -0.86 + 0.245 * i
        top = h - 0.36
        pipe = union(box(x - 0.082, -1.2, x + 0.082, top), box(x - 0.1, top - 0.05, x + 0.1, top + 0.01), box(x - 0.06, top, x + 0.06, top + 0.07))
        mouth = draw(f"{x - 0.05},{top - 0.36}! {x},{top - 0.26} {x + 0.05},{top - 0.36}! {x},{top - 0.39}")
        brick = props.buildings.bricks(x - 0.1, -1.2, x + 0.1, top, 0.07, 0.045)
        s.puff(
            pipe,
            2.2 - 0.04 * (i % 2),
            0.06,
            darker(tones[i], 0.35),
            lighter(tones[i], 0.15),
            [Mark(brick, darker(tones[i], 0.35), 0.6), Mark(mouth, "#2c1a28")],
        )
        # Smoke that dances.
        who = ("dance", "lift", "balance", "dance", "run", "wave", "lift", "dance")[i]
        f = (people.lady if i % 2 else people.farmer)(who, hat="")
        k = 0.42 + 0.08 * (i % 3)
        puffs = [circle(x + 0.03 * math.sin(j * 1.4), top + 0.08 + 0.055 * j, 0.05 - 0.006 * j) for j in range(4)]
        shape = union(f.moved(x, top + 0.24, 0, k, flip=i % 3 == 1).silhouette(), *puffs).buffer(0.014).buffer(-0.004)
        s.puff(shape, 2.3 - 0.05 * (i % 2), 0.05, "#c890a8", "#fff0e4", shadow=False, glow=0.12, translucent=0.4)
    # The console on a roof.
    roof = Polygon([(-1.4, -1.7), (-1.4, -1.12), (-0.5, -0.98), (0.5, -0.98), (1.4, -1.12), (1.4, -1.7)])
    s.puff(roof, 1.9, 0.03, "#3a2444", "#8a5068", [Mark(props.buildings.tiles(-1.4, -1.7, 1.4, -1.0, 0.11), "#2a1834", 0.7)])
    body = union(box(0.06, -1.22, 0.78, -0.72), box(0.02, -0.76, 0.82, -0.7), box(0.02, -1.25, 0.82, -1.18))
    s.puff(body, 1.5, 0.05, "#5a2c24", "#a86444", brush="wood", shadow=False)
    weather.contact(s, 0.42, -1.24, 1.0, 1.55, 0.5)
    desk = draw("-0.1,-0.84! -0.1,-0.9! 0.02,-0.94! 0.1,-1.08! 0.2,-1.08! 0.2,-0.72! 0.02,-0.74! -0.02,-0.84!")
    s.puff(desk, 1.44, 0.03, "#5a2c24", "#b87450", brush="wood", shadow=False)
    for j, (x0, yy) in enumerate(((-0.06, -0.84), (-0.02, -0.76))):
        s.puff(
            box(x0, yy - 0.03, 0.2, yy + 0.02),
            1.35 + 0.04 * j,
            0.02,
            "#d8ccc0",
            "#fffaf0",
            [Mark(union(*(box(x0 + 0.02 + 0.034 * q, yy - 0.01, x0 + 0.036 + 0.034 * q, yy + 0.03) for q in range(6))), "#241820")],
            shadow=False,
        )
    s.place(props.chair("#8a5430"), -0.42, -1.2, 0.5, 1.3, shadow=False)
    f = s.place(people.sweep("play", top="#34323a", scarf="#e8402c", mood="happy"), -0.34, -1.2, 0.76, 1.15, shadow=False)
    weather.contact(s, -0.34, -1.2, 0.4, 1.25, 0.5)
    s.place(animals.cat("sit", "#e8e0d4", collar="#e8402c"), 0.62, -0.7, 0.28, 1.4, flip=True, shadow=False)
    for x, y in ((-0.92, -1.16), (0.94, -1.18)):
        s.place(animals.owl("perch", "#8a6a74"), x, y, 0.22, 1.4, shadow=False)
    for x, y, w in ((-0.86, -1.06, 0.3), (-0.02, -1.02, 0.3), (0.9, -1.1, 0.3)):
        s.puff(ellipse(x, y - 0.03, w / 2, 0.03), 1.6, 0.02, "#c8b8d8", "#fff8f4", shadow=False)
    weather.snow(s, 60, depths=(0.2, 2.0))
    light.rig(s, 850, 300)
    light.lamp(s, -0.4, -0.4, 0.4, 5, "#ffc890", 0.2)


@card("paper", focus=1.7)
def station_clock(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3)
    hall = box(-2, -2.3, 2, 2.3)
    roof_hole = draw("-0.92,0.9! -0.6,1.3 0,1.48 0.6,1.3 0.92,0.9! 0.6,1.02 0,1.12 -0.6,1.02")
    s.sheet(hall.difference(roof_hole), 3.0, "#a8a49c", "#d8d2c6", span=(-1.3, 1.4), thick=0.1, translucent=0, bump=0.5)
    ribs = union(
        *(
            line([(0.92 * math.cos(a), 0.5 + 0.98 * math.sin(a)), (0.6 * math.cos(a), 0.5 + 0.6 * math.sin(a))], 0.02)
            for a in [math.radians(d) for d in range(30, 151, 15)]
        )
    )
    s.sheet(ribs.intersection(roof_hole), 2.9, "#6c6860", "#8a857a", shadow=False)
    s.sheet(roof_hole.buffer(0.035).difference(roof_hole), 2.85, "#8a857a", "#f0ece2", thick=0.08, translucent=0)
    for x in (-0.84, 0.84):
        s.puff(
            union(box(x - 0.09, -1.1, x + 0.09, 0.66), box(x - 0.13, 0.64, x + 0.13, 0.72), box(x - 0.13, -1.14, x + 0.13, -1.04)),
            2.6,
            0.06,
            "#8c877c",
            "#e8e2d6",
            [Mark(union(*(line([(x + d, -1.0), (x + d, 0.6)], 0.014) for d in (-0.045, 0, 0.045))), "#6c675e", 0.5)],
            "stone",
        )
    cx, cy, r = 0.0, 0.3, 0.64
    s.puff(circle(cx, cy, r + 0.1), 2.6, 0.08, "#4a4640", "#a89c88", [Mark(circle(cx, cy, r + 0.05).difference(circle(cx, cy, r + 0.03)), "#e8c870")], "wood")
    face = circle(cx, cy, r)
    ticks = union(
        *(
            stroke(
                [
                    (cx + 0.9 * r * math.cos(a), cy + 0.9 * r * math.sin(a)),
                    (cx + (0.76 if i % 3 == 0 else 0.82) * r * math.cos(a), cy + (0.76 if i % 3 == 0 else 0.82) * r * math.sin(a)),
                ],
                0.04 if i % 3 == 0 else 0.024,
                0.03,
            )
            for i, a in enumerate([k * math.tau / 12 for k in range(12)])
        )
    )
    s.puff(face, 2.5, 0.04, "#e4dcc8", "#fffaf0", [Mark(ticks, "#2c2a2c")])
    # The tunnel in the face, and the train out of it.
    mouth = union(box(-0.33, cy - 0.47, 0.33, cy + 0.02), ellipse(0, cy + 0.02, 0.33, 0.28))
    s.puff(mouth.buffer(0.05), 2.35, 0.02, "#8a7a64", "#c8b89c", brush="stone")
    s.puff(mouth, 2.3, 0.005, "#0f0e14", "#2a2832", shadow=False)
    rails = union(
        Polygon([(-0.16, cy - 0.44), (-0.11, cy - 0.44), (-0.3, -1.7), (-0.46, -1.7)]),
        Polygon([(0.11, cy - 0.44), (0.16, cy - 0.44), (0.46, -1.7), (0.3, -1.7)]),
    )
    bed = Polygon([(-0.24, cy - 0.44), (0.24, cy - 0.44), (0.72, -1.7), (-0.72, -1.7)])
    sleepers = union(
        *(
            box(-0.22 - 0.46 * t, y - 0.02 - 0.02 * t, 0.22 + 0.46 * t, y + 0.02 + 0.02 * t)
            for t, y in ((u, cy - 0.46 - 1.6 * u**1.4) for u in (0.0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.96))
        )
    )
    s.puff(bed, 2.15, 0.02, "#8a8070", "#c0b6a4", [Mark(sleepers, "#5a4432", 0.9)], "stone", shadow=False)
    s.puff(rails, 2.1, 0.01, "#3a3a42", "#9a98a0", shadow=False)
    e = s.place(marvels.engine_front("#34566c", "#c83c2c"), 0, cy - 0.62, 0.56, 1.7, shadow=False)
    weather.halo(s, *e.points["lamp"], 1.4, 0.24, "#ffe4a0", 0.6)
    fx, fy = e.points["funnel"]
    for dx, dy, rr in ((0.02, 0.08, 0.07), (0.1, 0.2, 0.1), (0.24, 0.32, 0.13), (0.42, 0.42, 0.15), (0.62, 0.5, 0.14), (-0.1, 0.3, 0.09)):
        s.puff(circle(fx + dx, fy + dy, rr), 1.6, 0.07, "#c4beb4", "#ffffff", shadow=False)
    # The minute hand, a plank to walk on; the hour hand.
    hand = stroke([(0, cy), (-0.56, cy + 0.16)], 0.06, 0.05)
    s.puff(hand, 1.9, 0.03, "#201e24", "#4a4850")
    s.puff(stroke([(0, cy), (0.16, cy + 0.4)], 0.07, 0.03), 1.95, 0.03, "#201e24", "#4a4850")
    s.place(people.captain("walk", top="#3f4a5c"), -0.42, cy + 0.15, 0.3, 1.75, flip=True, shadow=False)
    # The platform crowd.
    for side in (-1, 1):
        s.puff(
            Polygon([(side * 0.56, -0.86), (side * 1.4, -0.78), (side * 1.4, -1.7), (side * 0.9, -1.7)]),
            1.5,
            0.04,
            "#8a8478",
            "#d8d0c0",
            brush="stone",
            shadow=False,
        )
    crowd = (
        (people.lady("wave", top="#a8442f"), -0.78, -1.06, 0.5, 1.2, False),
        (people.child("reach", top="#d83a2c"), -0.6, -1.2, 0.36, 1.0, False),
        (people.old_man("stand", top="#5a6a4c"), -0.94, -1.3, 0.56, 0.9, False),
        (people.postman("stand", top="#2a4a80"), 0.76, -1.06, 0.5, 1.2, True),
        (people.girl("lift", top="#e8b030"), 0.66, -1.28, 0.38, 0.95, True),
        (people.old_woman("stand", top="#7a3450"), 0.94, -1.3, 0.54, 0.9, True),
    )
    for f, x, y, k, d, flip in crowd:
        weather.contact(s, x, y, k * 0.5, d + 0.06, 0.5)
        s.place(f, x, y, k, d, flip=flip, shadow=False)
    for x, y, c in ((-0.76, -1.36, "#9a5a34"), (0.82, -1.4, "#3f6a6a")):
        s.place(props.suitcase(c), x, y, 0.2, 0.7, shadow=False)
    light.sun(s, 1.3, side=-0.5)
    light.rig(s, 900, 200)


@card("autumn", focus=1.4)
def hat_wind(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.6, 0.4, 0.7), (0.7, 1.1, 0.7)], angle=-24, length=40, glow=sky.Glow(0.7, 0.9, 0.8, "#fff4c8", 0.5))
    land.distance(s, "roofs", 2, y=-0.62, step=-0.1, tall=0.4, depth=4.3, gap=0.4, fog=0.6)
    room.town_row(s, -1.16, 2.6, ("#e0a868", "#c87c4c", "#e8c48c", "#b8685c"), size=(0.46, 0.58), lit=False, roofs=("#8a3a2c", "#6a3c34", "#a8562f"))
    s.sheet(land.hill(s.rng, -1.12, 0.02, 0.5), 1.9, "#8a5a3c", "#e0b07c", span=(-1.5, -1.08), bump=0.7)
    flock = (
        (-0.6, -0.3, 0.24, "bowler", "#34444c", -8, 1.1),
        (-0.2, -0.24, 0.26, "straw", "#d8a83c", 6, 1.2),
        (0.24, -0.1, 0.27, "cap", "#3f6a8a", 10, 1.2),
        (-0.34, 0.14, 0.27, "pointed", "#8a2a3c", 12, 1.4),
        (0.1, 0.36, 0.3, "topper", "#2c2a34", 14, 1.3),
        (0.62, 0.32, 0.32, "bowler", "#a8442c", 18, 1.2),
        (0.34, 0.76, 0.28, "straw", "#e8b850", 20, 1.7),
        (0.84, 0.74, 0.26, "cap", "#4f7a5c", 22, 1.8),
        (0.62, 1.14, 0.26, "topper", "#5a3048", 24, 2.1),
        (0.92, 1.3, 0.18, "bowler", "#34444c", 26, 2.5),
        (0.1, 1.0, 0.17, "pointed", "#c87c2c", 20, 2.6),
    )
    for x, y, k, kind, c, t, d in flock:
        s.place(marvels.winged_hat(kind, c), x, y, k, d, turn=t, shadow=False)
    crowd = (
        (people.captain("reach", hat="", hair="bald", top="#34566c", mood="surprised"), -0.74, -1.3, 0.6, 1.1),
        (people.old_woman("reach", top="#a83a4c", mood="surprised"), -0.4, -1.34, 0.54, 1.0),
        (people.farmer("lift", hat="", hair="wild", mood="surprised"), -0.06, -1.28, 0.6, 1.15),
        (people.postman("reach", hat="", top="#3f6a8a", mood="surprised"), 0.3, -1.34, 0.6, 1.0),
        (people.wanderer("run", hat="", hair="tufts", top="#c8602c", mood="surprised"), 0.64, -1.3, 0.58, 1.05),
    )
    for f, x, y, k, d in crowd:
        weather.contact(s, x, y, k * 0.55, d + 0.08, 0.5)
        s.place(f, x, y, k, d, shadow=False)
    s.place(animals.cat("sit", "#e8b8a4"), 0.9, -1.4, 0.3, 0.8, flip=True, shadow=False)
    for i in range(9):
        y = -0.9 + 0.26 * i
        x0 = s.rng.uniform(-1.0, 0.2)
        s.sheet(
            stroke(bezier((x0, y), (x0 + 0.3, y + 0.02), (x0 + 0.6, y + 0.24), n=16), 0.003, 0.012, 0.004), 2.0, mat=veils.tint("#fff4dc", 0.45), shadow=False
        )
    weather.falling(s, [plants.leaf(1, 0.5)], ["#e08a34", "#c8482c", "#f0c048"], 26, (0.05, 0.09), (0.3, 2.2), (-1.3, 1.2))
    light.sun(s, 1.5, "#ffe4b8", side=0.7, height=0.6)
    light.rig(s, 850, 250)


@card("poppy", focus=1.5)
def dice_town(s: Stage) -> None:
    s.sheet(box(-2, -2.3, 2, 2.3), 3.2, "#e8a890", "#f8dcc4", span=(-1.5, 1.5), bump=0.5, translucent=0)
    streets = union(
        *(line([(-2, -1.6 + i * 0.62 - 1.0), (2, -1.6 + i * 0.62 + 1.0)], 0.15) for i in range(-2, 8)),
        *(line([(-2, -1.6 + i * 0.62 + 1.0), (2, -1.6 + i * 0.62 - 1.0)], 0.15) for i in range(-2, 8)),
    )
    s.sheet(streets.intersection(box(-1.6, -2, 1.6, 2)), 3.1, "#fbeedc", "#fff8ec", shadow=False, thick=0.004)
    cells = []
    for j in range(9):
        for i in range(-2, 3):
            x = i * 0.62 + (0.31 if j % 2 else 0)
            y = 1.04 - j * 0.31
            cells.append((x, y, j))
    for n, (x, y, j) in enumerate(cells):
        if abs(x) > 1.2 or (j >= 6 and -0.75 < x < 0.4) or (j == 8):
            continue
        big = 0.4
        seven = (j, round(x, 2)) == (5, 0.31) or (j == 5 and abs(x - 0.31) < 0.02)
        top = 7 if seven else (n * 5 + j) % 6 + 1
        colour = "#ffe49c" if seven else ("#fbf4e4", "#f8e8d8", "#fffaf0")[n % 3]
        s.puff(move(ellipse(0, 0, 0.2, 0.09, -10), x + 0.07, y + 0.02), 2.9 - j * 0.1, 0.004, "#b86058", "#c87068", shadow=False)
        s.place(marvels.die(top, (n * 3) % 6 + 1, (n * 7 + 2) % 6 + 1, colour, doors=True), x, y - 0.05, big, 2.8 - j * 0.12, shadow=False)
        if n % 4 == 1 and not seven:
            s.puff(circle(x + 0.3, y + 0.03, 0.055), 2.6 - j * 0.12, 0.05, "#4f7a3c", "#a8c460", shadow=False)
    # The shadow of the hand, then the hand.
    h = props.hand("hold", "#eab48c", "#a8242c")
    shade = h.moved(-0.02, 0.52, 172, 1.25).silhouette()
    s.sheet(shade, 1.3, mat=veils.tint("#6a1c28", 0.42), shadow=False)
    s.place(h, 0.24, 1.62, 1.15, 0.9, turn=176, shadow=False)
    for x, y, k, t, p in ((0.06, 0.5, 0.3, 16, (5, 3, 1)), (0.42, 0.42, 0.3, -20, (2, 6, 4))):
        s.place(marvels.die(*p, "#fffaf0"), x, y, k, 0.85, turn=t, shadow=False)
    people_ = (
        (people.captain("run", top="#34568a", mood="surprised"), -0.4, -1.3, 0.36, True),
        (people.lady("run", top="#2f7a6a", mood="surprised"), -0.08, -1.36, 0.36, False),
        (people.old_man("walk", top="#7a5a34"), -0.62, -1.42, 0.36, True),
        (people.girl("run", top="#e8b030", mood="surprised"), 0.2, -1.44, 0.28, False),
        (people.boy("run", top="#c83c34", mood="surprised"), -0.3, -0.96, 0.26, True),
        (people.librarian("run", top="#5a4a8a", mood="surprised"), 0.02, -0.98, 0.3, False),
    )
    for i, (f, x, y, k, flip) in enumerate(people_):
        d = 1.2 - 0.04 * i
        weather.contact(s, x, y, k * 0.7, d + 0.06, 0.45, "#7a2c30")
        case = props.suitcase(("#9a5a34", "#3f6a6a", "#7a3450")[i % 3])
        s.place(f.holding(case, "hand", "handle", 0.4) if i % 2 == 0 else f.holding(case, "far_hand", "handle", 0.36), x, y, k, d, flip=flip, shadow=False)
    light.sun(s, 1.5, side=-0.6)
    light.rig(s, 850, 150)
