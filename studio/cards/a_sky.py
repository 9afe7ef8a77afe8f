"""Kites and moons: what is in the air."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, veils, weather
from theatre.animals.lapping import lapping_cat
from theatre.colour import lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage


@card("midnight", focus=1.5)
def moon_repair(s: Stage) -> None:
    sky.backdrop(s, stars=260, wisps=0.2, glow=sky.Glow(0.3, 0.5, 0.9, "#8fb4e8", 0.45))
    land.distance(s, "roofs", 2, y=-0.95, step=-0.12, tall=0.4, depth=4.2, gap=0.5, fog=0.5)
    room.town_row(s, -1.46, 2.2, ("#34568c", "#2c4a7c", "#40629c"), size=(0.36, 0.44), roofs=("#1c3260", "#243a6c", "#2a3c60"))
    s.place(props.crescent("#f6d488", 0.45), 0.34, -0.2, 1.34, 2.0, flip=True, turn=8)
    weather.halo(s, 0.5, 0.5, 2.4, 1.0, "#ffe0a0", 0.3)
    # Patches sewn on.
    for x, y, k, c, turn in ((0.86, 0.62, 0.1, "#c8503c", 12), (0.74, 0.1, 0.09, "#3f8a94", -20), (0.72, 0.94, 0.07, "#e8a040", 30)):
        patch = move(box(-1, -1, 1, 1), x, y, turn, k)
        dashes = union(
            *(
                move(line([(i * 0.5 - 0.15, side), (i * 0.5 + 0.15, side)], 0.14), x, y, turn + a, k)
                for i in (-1, 0, 1)
                for side in (-0.78,)
                for a in (0, 90, 180, 270)
            )
        )
        s.puff(patch, 1.68, 0.02, c, lighter(c, 0.2), [Mark(dashes, "#fff6e0", 0.95)], "cloth")
    # Ladder and sweep.
    s.puff(
        Polygon([(-1.4, -1.14), (-0.66, -0.86), (0.1, -1.2), (0.2, -1.6), (-1.4, -1.6)]),
        1.5,
        0.04,
        "#1c2c54",
        "#4a5c94",
        [Mark(props.buildings.tiles(-1.4, -1.6, 0.2, -0.86, 0.11), "#142248", 0.7)],
    )
    s.puff(box(-0.98, -1.1, -0.76, -0.72).union(box(-1.01, -0.76, -0.73, -0.7)), 1.48, 0.04, "#4a3c50", "#8a6a70")
    s.sheet(props.ladder((-0.5, -1.0), (0.3, 0.34), 0.17), 1.42, "#7a5a3c", "#d8a868", thick=0.03)
    f = s.place(people.sweep("climb", mood="happy", top="#3c4460", bottom="#2c3450", scarf="#d8402c"), -0.06, -0.56, 0.86, 1.3)
    hx, hy = f.points["far_hand"]
    s.puff(
        move(box(-1, -1, 1, 1), hx + 0.03, hy + 0.03, 20, 0.085),
        1.1,
        0.02,
        "#d8502f",
        "#f08050",
        [Mark(move(box(-0.8, -0.14, 0.8, 0.14), hx + 0.03, hy + 0.03, 20, 0.085), "#fff0d0", 0.8)],
        "cloth",
    )
    # A bucket of stars under the lower horn.
    bx = 0.3
    room.string(s, [(bx, 0.02), (bx, -0.42)], 1.5, "#f4e4b8", 0.012, 0.2)
    s.place(trinkets.bucket("#8a98b8", "#4a5a80"), bx, -0.66, 0.26, 1.45)
    for dx, dy, k in ((-0.06, 0.13, 0.12), (0.05, 0.15, 0.13), (0.0, 0.2, 0.1)):
        s.place(props.star("#ffd860", 0.8), bx + dx, -0.66 + dy, k, 1.5)
    s.place(props.star("#ffd860", 0.9), bx + 0.16, -0.86, 0.09, 1.4, turn=20)
    weather.halo(s, bx, -0.46, 1.3, 0.28, "#ffd060", 0.45)
    s.place(animals.cat("sit", "#f0e6d8"), -0.87, -0.71, 0.26, 1.4)
    light.rig(s, 620, 120)
    light.lamp(s, 0.5, 0.4, 0.9, 22, "#ffdc98", 0.3)


@card("cosmos", focus=1.7)
def milky_way_cat(s: Stage) -> None:
    sky.backdrop(s, stars=420, wisps=0.3, glow=sky.Glow(0.5, 0.9, 1.0, "#3f9aa0", 0.5))
    weather.moon(s, -0.66, 1.12, 0.11, 4.4, "#c87a5c", "#f0b890", 0.4)
    s.sheet(ellipse(-0.66, 1.12, 0.22, 0.035, 16).difference(ellipse(-0.66, 1.125, 0.15, 0.016, 16)), 4.2, "#e8c8a0", glow=0.3)
    # The river of milk: from far away, wider and wider, to a pool below the cat.
    spine = smooth([(0.3, 1.6), (0.46, 1.2), (0.1, 0.86), (-0.22, 0.56), (0.2, 0.26), (0.62, 0.0), (0.4, -0.34), (-0.1, -0.6)], closed=False, n=14)
    widths = (0.06, 0.08, 0.11, 0.15, 0.2, 0.28, 0.36, 0.4)
    river = stroke(spine, *widths)
    pool = draw("-1.4,-0.98 -1.0,-0.7 -0.4,-0.46 0.3,-0.44 0.72,-0.6 0.8,-0.86 0.4,-1.02 -0.4,-1.1 -1.4,-1.3")
    milk = union(river, pool).buffer(0.03).buffer(-0.03)
    swirl = union(*(line([(x + dx, y + 0.02) for x, y in spine[8 + i * 6 : 30 + i * 10]], 0.012) for i, dx in enumerate((-0.03, 0.04, -0.06, 0.06, 0.0))))
    dots = union(*(circle(s.rng.uniform(-1, 0.8), s.rng.uniform(-1.05, 1.4), s.rng.uniform(0.006, 0.014)) for _ in range(240)))
    for i, grow in enumerate((0.16, 0.11, 0.06)):
        s.puff(milk.buffer(grow), 3.3 - 0.1 * i, 0.02, ("#163c5c", "#24607c", "#3f8a98")[i], ("#1c4c70", "#2f7890", "#6cc0bc")[i], glow=0.2, shadow=False)
    s.puff(milk, 2.8, 0.05, "#cfeee8", "#fbfff4", [Mark(swirl, "#a8dcdc", 0.9), Mark(dots, "#ffe49c", 0.9)], glow=0.35, shadow=False)
    # The edge of the world.
    edge = draw("-1.5,-1.16 -0.9,-1.06 -0.4,-1.12 0.1,-1.02 0.46,-0.86 0.8,-0.72 1.5,-0.66 1.5,-2.0! -1.5,-2.0!")
    s.sheet(edge, 1.5, "#1c4c58", "#5fb0a0", span=(-1.5, -0.7), bump=0.7, thick=0.2)
    cat = s.place(lapping_cat("#e88a3c", collar="#2f9aa8"), 0.3, -0.76, 0.68, 1.3, flip=True, shadow=False)
    weather.contact(s, 0.66, -0.76, 0.6, 1.4, 0.5)
    tx, ty = cat.points["tongue"]
    for _i, w in enumerate((0.12, 0.2, 0.28)):
        s.sheet(ellipse(tx, ty - 0.02, w, w * 0.3).difference(ellipse(tx, ty - 0.02, w - 0.018, w * 0.3 - 0.012)), 2.5, "#8fd0d4", shadow=False)
    a = people.astronaut("offer").holding(trinkets.jug("#e0a848"), "hand", "handle", 0.34, turn=-20)
    weather.contact(s, -0.72, -1.12, 0.34, 1.2, 0.5)
    s.place(a, -0.72, -1.12, 0.5, 1.1, shadow=False)
    # A mouse in a spoon.
    sp = s.place(trinkets.spoon("#8fa4b4"), 0.34, 0.1, 0.34, 2.4, flip=True, turn=10)
    s.place(animals.mouse("up", "#7a6a78"), sp.points["bowl"][0] + 0.02, sp.points["bowl"][1] - 0.02, 0.25, 2.3)
    # The astronaut's rocket waits, and flowers open to the light.
    s.place(props.rocket("#f0ece4", "#e0502f"), -0.6, 0.06, 0.42, 3.2, turn=14, shadow=False)
    near = land.hill(s.rng, -1.3, 0.05, 0.6, tilt=0.06)
    s.sheet(near, 0.6, "#0c2c3c", "#2f7a7c", span=(-1.6, -1.2))
    plants.tufts(s, near, 0.5, 26, (0.1, 0.2), "#1c5c60", "#5cb0a0", flowers="#ffe49c")
    weather.motes(s, 26, "#d8fff4", 5, y=(-1.0, 1.3))
    light.rig(s, 900, 160)
    light.lamp(s, 0.1, -0.3, 1.7, 26, "#c8fff0", 0.4)


@card("noon", focus=1.5)
def house_kite(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.6, 0.7, 0.8), (0.1, 0.24, 0.6), (0.8, 0.05, 0.6), (-0.7, 1.28, 0.5)])
    for i, (y, d, low, high) in enumerate(((-0.52, 4.0, "#3f8ab0", "#8fc8d8"), (-0.64, 3.4, "#2f7aa0", "#6fb4c8"), (-0.8, 2.8, "#3f96a8", "#a8dcd4"))):
        s.sheet(land.swell(s.rng, y, 0.022, 5 - i), d, low, high, span=(y - 0.2, y + 0.03))
    s.sheet(land.swell(s.rng, -0.97, 0.025, 2), 2.3, "#d8ece4", "#ffffff", span=(-1.1, -0.95))
    g = land.hill(s.rng, -1.06, 0.05, 0.5, tilt=-0.06)
    s.sheet(g, 1.4, "#d8b478", "#f8e4b4", span=(-1.5, -1.0), bump=0.8)
    for x, y, k in ((0.52, -0.66, 0.16), (0.78, -0.58, 0.1)):
        s.place(props.ship("#7a4630", "#fffaf0", "#c8402c"), x, y, k, 3.5)
    h = s.place(props.house("#f6e4c0", "#d8482f", False, 56, 46, "#2f7a86"), 0.26, 0.3, 0.94, 1.7, turn=-16)
    # Who waves.
    a = math.radians(-16)
    wx, wy = 0.26 + 0.94 * (-0.2 * math.cos(a) - 0.22 * math.sin(a)), 0.3 + 0.94 * (-0.2 * math.sin(a) + 0.22 * math.cos(a))
    pane = move(box(-0.11, -0.11, 0.11, 0.14), wx, wy, -16)
    s.puff(pane.buffer(0.02, join_style=2), 1.5, 0.01, "#b8503c", "#e87858")
    s.puff(pane, 1.47, 0.006, "#34566c", "#5c8498")
    granny = people.old_woman("wave", top="#e8b020").moved(wx - 0.02, wy - 0.3, -16, 0.44)
    s.place(veils.cropped(granny, union(pane, move(box(-0.04, -0.04, 0.22, 0.3), wx, wy, -16))), 0, 0, 1, 1.42, shadow=False)
    cx, cy = h.points["chimney"]
    for i in range(5):
        t = i / 4
        s.puff(circle(cx - 0.06 - 0.13 * i, cy + 0.07 + 0.09 * i * (1 - 0.3 * t), 0.045 + 0.022 * i), 1.9, 0.05, "#d4e4ea", "#ffffff", shadow=False)
    # The tail of bows.
    bx, by = 0.26 + 0.94 * 0.36 * math.cos(a), 0.3 + 0.94 * 0.36 * math.sin(a)
    tail = bezier((bx, by), (bx + 0.34, by - 0.2), (bx - 0.14, by - 0.34), (bx + 0.2, by - 0.66), n=40)
    s.sheet(line(tail, 0.012), 1.6, "#6a4a3c", shadow=False)
    for i, c in zip((8, 17, 26, 35), ("#e8b020", "#d8482f", "#2f7a86", "#e8b020"), strict=True):
        x, y = tail[i]
        s.puff(
            union(Polygon([(x, y), (x - 0.07, y + 0.04), (x - 0.07, y - 0.04)]), Polygon([(x, y), (x + 0.07, y + 0.04), (x + 0.07, y - 0.04)])),
            1.55,
            0.02,
            c,
            lighter(c, 0.2),
            shadow=False,
        )
    x = -0.5
    y = land.top(g, x)
    weather.contact(s, x, y - 0.01, 0.44, 1.35, 0.4)
    girl = s.place(people.girl("pull", mood="happy", top="#f0b020", hat="straw"), x, y - 0.015, 0.66, 1.2, shadow=False)
    s.sheet(line(bezier(girl.points["hand"], (-0.1, -0.5), (0.2, 0.3), n=30), 0.012), 1.25, "#fffaf0", thick=0.01, shadow=False, glow=0.2)
    for px, py in ((0.3, -1.2), (0.7, -1.26)):
        s.place(animals.crab("#e0683c") if px > 0.5 else trinkets.bucket("#2f7a86", "#f4e4b8"), px, py, 0.17, 1.0)
    s.puff(
        union(box(0.36, -1.22, 0.6, -1.08), Polygon([(0.38, -1.09), (0.48, -0.96), (0.58, -1.09)])),
        1.1,
        0.05,
        "#c89c5c",
        "#f0d49c",
        brush="stone",
        shadow=False,
    )
    for gx, gy, k in ((-0.66, 0.2, 0.1), (-0.5, 0.3, 0.08)):
        s.place(animals.goose("fly"), gx, gy, k * 1.4, 2.8)
    light.sun(s, 1.7, side=-0.6)
    light.rig(s, 800, 200)
