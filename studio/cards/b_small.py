"""Worlds in small things: an apple, a puddle, a suitcase, a bottle, an hourglass."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.animals.anatomy import mirror
from theatre.colour import darker
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import FULL, Stage


@card("poppy", focus=1.6)
def apple_house(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(-0.5, 0.7, 0.9, "#fff6e0", 0.5))
    for _ in range(9):
        x, y, k = s.rng.uniform(-1, 1), s.rng.uniform(0.3, 1.4), s.rng.uniform(0.1, 0.16)
        s.place(props.apple("#d8685c"), x, y, k, 4.2)
    for x, y, turn in ((-1.2, 1.0, -16), (1.2, 1.2, 196), (-1.2, -0.2, 12), (1.2, 0.1, 170)):
        s.sheet(plants.frond(s.rng, x, y, 1.3, turn, 12, 7, 0.26), 3.6, "#c87a64", "#e8a888", shadow=False)
    skin = mirror("0,0.72 0.2,0.86 0.56,0.88 0.86,0.6 0.92,0.12 0.74,-0.5 0.42,-0.94 0.16,-1.02 0,-0.94")
    s.puff(skin, 2.7, 0.3, "#7c1420", "#d83a34")
    flesh = skin.buffer(-0.075)
    rooms = [
        draw("-0.6,0.1! -0.62,0.4 -0.36,0.62 -0.1,0.56 -0.1,0.1!"),
        draw("0.06,0.1! 0.06,0.54 0.34,0.64 0.62,0.42 0.64,0.1!"),
        draw("-0.7,-0.04! 0.7,-0.04! 0.64,-0.34 0.5,-0.6! -0.5,-0.6! -0.64,-0.34"),
    ]
    hole = union(*rooms)
    seeds = union(*(ellipse(x, y, 0.026, 0.05, t) for x, y, t in ((-0.1, -0.74, -20), (0.1, -0.74, 20), (-0.02, -0.84, 0))))
    core = draw("0,-0.62 0.2,-0.7 0.16,-0.84 0,-0.92 -0.16,-0.84 -0.2,-0.7")
    s.sheet(hole.buffer(0.06), 2.5, "#e8b078", "#f8dca0", translucent=0)
    for i, r in enumerate(rooms):
        s.sheet(r.buffer(0.02), 2.44, ("#a8c8c0", "#f0c8b8", "#f4d48c")[i], ("#d8ece0", "#fbe4d4", "#fff0c0")[i], translucent=0)
        x0, y0, x1, y1 = r.bounds
        s.sheet(box(x0, y0 - 0.02, x1, y0 + 0.05).intersection(r.buffer(0.02)), 2.3, "#b87848", "#d89c64", translucent=0)
    s.sheet(flesh.difference(hole), 2.1, "#f0dca0", "#fffbe0", thick=0.5, translucent=0, span=(-1, 0.9))
    s.puff(core, 1.78, 0.03, "#e0c080", "#f4e0a8", shadow=False)
    s.puff(seeds, 1.72, 0.02, "#4a2418", "#8a5030", shadow=False)
    s.puff(stroke(bezier((0, 0.74), (0.02, 0.98), (0.14, 1.2), n=12), 0.06, 0.05, 0.07), 2.0, 0.04, "#5a3420", "#9a6a40")
    s.puff(move(plants.leaf(0.56, 0.26), 0.06, 0.96, 22), 1.9, 0.04, "#4a7a34", "#a8c868", [Mark(move(line([(0, 0), (0.5, 0)], 0.014), 0.06, 0.96, 22), "#4a7a34", 0.7)])
    # Dinner below.
    s.place(props.table("#a8683c", "#fffaf0", 150), 0.0, -0.56, 0.4, 2.05)
    t = -0.56 + 0.62 * 0.4
    for x, k, c, flip in ((-0.5, 0.36, "#a89ca0", False), (0.52, 0.34, "#c8a888", True)):
        s.place(animals.mouse("up", c), x, -0.56, k, 2.1, flip=flip)
    s.place(animals.mouse("up", "#8c8690"), 0.06, -0.44, 0.32, 2.2)
    for x, k in ((-0.26, 0.2), (0.3, 0.2)):
        s.place(animals.mouse("up", "#b8acb0"), x, -0.42, k, 2.16)
    s.place(props.cake("#f6e0c4", "#e85a50", 3), 0.02, t, 0.15, 1.9)
    for x in (-0.22, 0.24):
        s.place(props.cup("#fffaf0", "#c8302a"), x, t, 0.08, 1.9)
    s.sheet(line([(0, -0.02), (0, -0.1)], 0.012), 2.0, "#5a3420", shadow=False)
    solids.bulb(s, 0.0, -0.13, 1.95, 0.03, "#ffe0a0", 4, 5)
    weather.halo(s, 0, -0.13, 1.7, 0.26, "#ffd080", 0.5)
    # The bath: whose?
    bath = draw("-0.56,0.3! -0.5,0.18 -0.4,0.14 -0.24,0.14 -0.16,0.18 -0.12,0.3!")
    s.puff(limb([(-0.4, 0.24), (-0.42, 0.42), (-0.32, 0.5), (-0.28, 0.42)], 0.1, 0.09, 0.1, 0.11), 2.15, 0.05, "#8ab060", "#d0e890", [Mark(circle(-0.27, 0.44, 0.014), "#1c1418"), Mark(line([(-0.25, 0.4), (-0.3, 0.39)], 0.01), "#5a7a34")])
    s.puff(bath, 2.0, 0.05, "#c8d4d8", "#ffffff")
    for i in range(7):
        solids.ball(s, -0.5 + 0.06 * i, 0.31 + 0.015 * (i % 2), 1.98, 0.028, material.solid("#ffffff", rough=0.3, bump=0), 14)
    # The bedroom.
    s.place(props.bed("#a8683c", "#d8483c", "#fff0d8"), 0.34, 0.13, 0.24, 2.1)
    s.place(animals.mouse("up", "#c8b8b0", "shut"), 0.2, 0.24, 0.17, 2.06, turn=60)
    g = land.hill(s.rng, -1.12, 0.04, 0.6)
    s.sheet(g, 1.2, "#6a2c2c", "#d88a64", span=(-1.5, -1.0))
    s.sheet(props.ladder((-0.62, -1.18), (-0.54, -0.56), 0.12, 8), 1.3, "#8a5a34", "#d8a868", thick=0.03)
    s.place(animals.mouse("up", "#9a9094"), -0.78, land.top(g, -0.78) - 0.03, 0.3, 1.0, shadow=False)
    plants.tufts(s, g, 1.1, 22)
    for x, y in ((0.6, -1.2), (0.84, -1.26), (-0.3, -1.28)):
        s.puff(move(plants.leaf(0.24, 0.12), x, y, s.rng.uniform(0, 40)), 0.9, 0.02, "#a83c2c", "#e89050", shadow=False)
    light.sun(s, 1.4, side=-0.5, height=0.6)
    light.rig(s, 700, 160)


@card("spring", focus=2.0)
def puddle_king(s: Stage) -> None:
    puddle = draw("-0.78,-0.5 -0.9,0.0 -0.66,0.52 -0.2,0.72 0.3,0.62 0.74,0.7 0.92,0.3 0.8,-0.2 0.86,-0.62 0.4,-0.86 -0.1,-0.78 -0.5,-0.88")
    im = sky.paint(((0.0, "#5ca8d4"), (0.4, "#8cc8e4"), (0.7, "#c4e4ec"), (1.0, "#eef4e4")), s.seed, wisps=0.3, heaps=[(-0.3, 0.3, 0.9), (0.5, -0.5, 0.8), (-0.5, -0.9, 0.7)], cloud="#ffffff", shade="#a8cce0")
    s.screen(im, 3.0, 0.95, 0.7)
    # Roofs, upside down at the far edge.
    roofs = move(union(*(union(box(x, -0.3, x + 0.26, h), Polygon([(x - 0.02, h), (x + 0.13, h + 0.16), (x + 0.28, h)])) for x, h in ((-0.9, 0.06), (-0.62, 0.14), (-0.34, 0.02), (-0.06, 0.1), (0.22, 0.16), (0.5, 0.04), (0.78, 0.12)))), 0, 0.58, 180)
    s.sheet(roofs.intersection(puddle.buffer(0.05)), 2.9, "#8fa8b0", "#6c8894", shadow=False)
    # Cobbles around it.
    rows = []
    for j in range(17):
        y = -1.7 + j * 0.21
        for i in range(13):
            x = -1.4 + i * 0.23 + (j % 2) * 0.115 + s.rng.uniform(-0.012, 0.012)
            rows.append(box(x - 0.1, y - 0.09, x + 0.1, y + 0.09).buffer(-0.05).buffer(0.05 + s.rng.uniform(-0.004, 0.006)))
    stones = union(*rows).difference(puddle.buffer(0.03))
    moss = union(*(circle(s.rng.uniform(-1, 1), s.rng.uniform(-1.5, 1.5), s.rng.uniform(0.05, 0.14)) for _ in range(22)))
    s.sheet(FULL.difference(puddle), 2.6, "#5c6a58", "#7c8a70", translucent=0)
    s.puff(stones, 2.5, 0.12, "#a8a898", "#dcdcc8", [Mark(moss, "#8ab868", 0.5, 0.02)], "stone", cell=0.014)
    s.sheet(puddle.buffer(0.02).difference(puddle.buffer(-0.004)), 2.45, "#e8f4ec", shadow=False, thick=0.01)
    # Ripples, the boat, the king.
    for r in (0.34, 0.46, 0.58):
        s.sheet(ellipse(0.0, -0.28, r, r * 0.34).difference(ellipse(0.0, -0.28, r - 0.016, r * 0.34 - 0.012)).intersection(puddle), 2.4, "#ffffff", shadow=False, glow=0.2)
    b = props.paper_boat("#fffaf0")
    sail_less = Figure(b.parts[1:], b.points)
    s.place(people.king("point", mood="surprised", top="#c83a3a", bottom="#8a2430"), 0.0, -0.32, 0.76, 2.1, turn=-8)
    s.place(sail_less, 0.02, -0.36, 0.68, 1.9, turn=-8)
    weather.contact(s, 0.0, -0.36, 0.9, 2.35, 0.35, "#2a5a74")
    # The storm.
    s.place(animals.bird("fly", "#e0523f", "#fbe4b8"), 0.42, 0.5, 0.76, 1.3, flip=True, turn=8)
    for i in range(4):
        y0 = 0.42 - 0.13 * i
        s.sheet(stroke(bezier((0.28 - 0.04 * i, y0), (0.04, y0 + 0.05), (-0.24 - 0.05 * i, y0 - 0.1), n=16), 0.008, 0.018, 0.008), 1.7, "#ffffff", shadow=False, glow=0.2)
    # A giant's shoe.
    shoe = draw("-1.5,-1.7! -1.5,-0.86 -1.1,-0.78 -0.86,-0.92 -0.66,-1.08 -0.34,-1.12 -0.14,-1.28 -0.12,-1.5! -0.5,-1.7!")
    s.puff(shoe, 0.9, 0.2, "#5a3420", "#b8744a", [Mark(line(bezier((-1.5, -1.38), (-0.8, -1.36), (-0.1, -1.42), n=20), 0.03), "#3a2014", 0.9), Mark(line(bezier((-0.72, -1.04), (-0.6, -1.2), (-0.58, -1.4), n=12), 0.014), "#4a2818", 0.8)])
    s.puff(union(*(line(bezier((-1.12 + 0.13 * i, -0.86 - 0.06 * i), (-1.02 + 0.13 * i, -0.94 - 0.06 * i), (-0.98 + 0.13 * i, -1.1 - 0.04 * i), n=10), 0.036) for i in range(4))), 0.62, 0.03, "#e8d8b0", "#fff6dc")
    for x, y, c in ((0.66, -1.16, "#f4e070"), (0.8, -1.04, "#ffffff"), (-0.9, 1.1, "#f4e070"), (0.9, 1.22, "#ffffff"), (-0.76, 1.24, "#ffffff")):
        s.puff(union(*(ellipse(x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), 0.03, 0.03) for a in [i * math.tau / 5 for i in range(5)])), 2.2, 0.02, darker(c, 0.1), c, shadow=False)
        solids.ball(s, x, y, 2.12, 0.02, material.solid("#e8a030", bump=0), 12)
    s.place(animals.snail(), 0.62, -1.34, 0.2, 1.6, flip=True)
    light.sun(s, 1.6, side=-0.7, height=0.9)
    light.rig(s, 700, 150)


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
    s.sheet(union(box(-2, 1.22, 2, 1.7), *(Polygon([(-1.2 + 0.16 * i, 1.24), (-1.04 + 0.16 * i, 1.24), (-1.12 + 0.16 * i, 1.12)]) for i in range(16))), 2.8, "#4d6a34", "#8aa860", thick=0.1, translucent=0)
    s.place(props.clock("#4d6a34", hour=9, minute=5), 0.62, 0.78, 0.32, 2.7)
    s.sheet(line([(0.62, 1.08), (0.62, 1.25)], 0.024), 2.75, "#3f5a3c")
    # The lid, the forest, the case.
    x, y = 0.2, solids.on_floor(s, floor, 1.6)
    w = 0.66
    lid = draw(f"{x - w},{y + 0.4}! {x - w - 0.02},{y + 0.94} {x - w + 0.1},{y + 1.06} {x + w - 0.1},{y + 1.06} {x + w + 0.02},{y + 0.94} {x + w},{y + 0.4}!")
    inside = lid.buffer(-0.06)
    dots = union(*(circle(x - 0.6 + 0.15 * i + 0.075 * (j % 2), y + 0.46 + 0.12 * j, 0.02) for i in range(9) for j in range(5)))
    s.puff(lid, 2.1, 0.04, "#6a3c24", "#a86a3c", [Mark(inside, "#c8584c", 0.95), Mark(dots.intersection(inside), "#f4d8a8", 0.8)], "cloth")
    for i in range(26):
        tx = x + s.rng.uniform(-0.56, 0.56)
        h = s.rng.uniform(0.7, 1.15) * (1.15 - abs(tx - x))
        d = 1.95 - 0.015 * i
        tree = s.rng.choice([plants.pine, plants.pine, plants.pine, plants.poplar])
        t = i / 26
        s.puff(tree(s.rng, tx, y + 0.26 - 0.05 * t, h * (1 - 0.35 * t)), d, 0.04, ("#2f5a34", "#3f6a2c", "#27502c")[i % 3], ("#8ab85c", "#a8c860", "#6fa060")[i % 3], shadow=False)
    st = s.place(animals.stag(colour="#a8683c"), x + 0.02, y + 0.3, 0.46, 1.34)
    hx, hy = st.points["head"]
    s.puff(box(hx + 0.03, hy - 0.08, hx + 0.15, hy - 0.02), 1.2, 0.01, "#f8e8b0", "#fffbe4", [Mark(line([(hx + 0.05, hy - 0.05), (hx + 0.13, hy - 0.05)], 0.014), "#c8402c", 0.9)], shadow=False)
    case = box(x - w, y, x + w, y + 0.36).buffer(0.02)
    s.puff(case, 1.2, 0.08, "#7a4426", "#b87844", [Mark(union(box(x - 0.5, y - 0.1, x - 0.4, y + 0.5), box(x + 0.4, y - 0.1, x + 0.5, y + 0.5)), "#5a3020", 0.95), Mark(case.buffer(-0.03).boundary.buffer(0.006), "#e8c890", 0.7)], "stone")
    for u in (-0.45, 0.45):
        s.puff(box(x + u - 0.05, y + 0.24, x + u + 0.05, y + 0.34), 1.05, 0.03, "#b88a30", "#f4d878")
    s.puff(line(bezier((x - 0.12, y + 0.2), (x - 0.1, y + 0.06), (x + 0.1, y + 0.06), (x + 0.12, y + 0.2), n=14), 0.04), 1.05, 0.03, "#4a2818", "#8a5030")
    for i in range(7):
        fx = x - 0.58 + 0.19 * i
        s.puff(plants.frond(s.rng, fx, y + 0.34, 0.2, 90 + s.rng.uniform(-40, 40), 20, 6, 0.3), 1.25, 0.02, "#3f6a2c", "#a8d060", shadow=False)
    for bx, by in ((-0.1, 0.62), (0.4, 0.76)):
        s.place(animals.bird("fly", "#3f7a86", "#f4ecd0"), bx, by, 0.13, 1.5, flip=bx < 0)
    s.place(people.lady("kneel", mood="surprised", top="#d8432f", bottom="#8a2c24", hat="straw", hat_colour="#f0d078", pattern_colour="#fff0c0"), -0.62, solids.on_floor(s, floor, 1.0), 1.06, 1.0)
    s.place(props.suitcase("#3f7a86", "#27485a"), -0.84, solids.on_floor(s, floor, 2.2), 0.32, 2.2)
    light.sun(s, 1.6, side=-0.6, height=0.7)
    light.rig(s, 750, 180)


@card("storm", focus=1.4)
def bottle_storm(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, heaps=[(-0.6, 0.9, 0.9), (0.6, 1.1, 0.9), (0.0, 1.4, 0.8)], shade="#2c4a5e", glow=sky.Glow(-0.7, 0.0, 0.6, "#f0e6b8", 0.5))
    for i, (y, d) in enumerate(((-0.1, 4.3), (-0.26, 3.7), (-0.5, 3.1))):
        s.sheet(land.breakers(s.rng, y, 6 - i, 0.1 + 0.03 * i), d, ("#5f7f8c", "#3f6070", "#2c4a5e")[i], ("#c0ccc8", "#9cb4b8", "#7f9ca4")[i], span=(y - 0.25, y + 0.14))
    # The captain fills the card.
    s.place(people.captain("stand", mood="surprised", top="#24365c", bottom="#24365c", face=0), 0.0, -2.26, 2.86, 2.3)
    # The bottle, lying across.
    y, x0, x1 = -0.62, -0.86, 0.6
    glass = draw(f"{x0},{y} {x0 + 0.02},{y + 0.3} {x0 + 0.14},{y + 0.42} {x0 + 0.9},{y + 0.42} {x0 + 1.1},{y + 0.32} {x0 + 1.26},{y + 0.13} {x1 + 0.24},{y + 0.11}! {x1 + 0.24},{y - 0.11}! {x0 + 1.26},{y - 0.13} {x0 + 1.1},{y - 0.32} {x0 + 0.9},{y - 0.42} {x0 + 0.14},{y - 0.42} {x0 + 0.02},{y - 0.3}")
    inner = glass.buffer(-0.035)
    s.puff(glass, 1.3, 0.06, "#6f98a0", "#c8dcd8")
    s.puff(inner, 1.2, 0.05, "#34586c", "#16283c", [Mark(ellipse(x0 + 0.3, y + 0.3, 0.3, 0.1), "#5a7484", 0.6, 0.03), Mark(ellipse(x0 + 0.8, y + 0.32, 0.3, 0.08), "#5a7484", 0.6, 0.03)])
    bolt = Polygon([(x0 + 0.86, y + 0.36), (x0 + 0.78, y + 0.14), (x0 + 0.84, y + 0.15), (x0 + 0.76, y - 0.06), (x0 + 0.9, y + 0.19), (x0 + 0.85, y + 0.18), (x0 + 0.92, y + 0.36)])
    s.puff(bolt, 1.08, 0.01, "#fff0a0", "#fffbe0", glow=0.9, shadow=False)
    back = land.breakers(s.rng, y - 0.12, 9, 0.14).intersection(inner)
    s.puff(back, 1.06, 0.03, "#1f4a60", "#7fb0b8", shadow=False)
    s.place(props.ship("#8a4a30", "#f8f0dc", "#e0a030"), x0 + 0.46, y - 0.16, 0.4, 1.0, turn=16)
    s.place(people.captain("reach", mood="surprised", top="#e0a030"), x0 + 0.5, y - 0.05, 0.17, 0.9, turn=10)
    front = land.breakers(s.rng, y - 0.22, 8, 0.15).intersection(inner)
    s.puff(front, 0.86, 0.04, "#12344a", "#a8ccd0", shadow=False)
    for i in range(14):
        solids.ball(s, x0 + 0.12 + 0.07 * i, y - 0.14 + 0.07 * math.sin(i * 1.9), 0.84, 0.012 + 0.005 * (i % 3), material.solid("#f4fbf4", rough=0.5, bump=0), 12)
    rain = union(*(line([(x0 + 0.12 + 0.08 * i, y + 0.34 - 0.06 * (i % 3)), (x0 + 0.06 + 0.08 * i, y + 0.2 - 0.06 * (i % 3))], 0.009) for i in range(12)))
    s.sheet(rain.intersection(inner), 0.84, "#d0e4e8", shadow=False, glow=0.2)
    shine = union(stroke(bezier((x0 + 0.1, y + 0.3), (x0 + 0.4, y + 0.37), (x0 + 0.86, y + 0.35), n=16), 0.012, 0.045, 0.012), stroke([(x0 + 1.2, y + 0.08), (x0 + 1.4, y + 0.06)], 0.014, 0.022))
    s.sheet(shine, 0.76, mat=veils.tint("#ffffff", 0.6), thick=0.004, edge=0, shadow=False)
    s.puff(box(x1 + 0.18, y - 0.1, x1 + 0.38, y + 0.1).buffer(0.015), 1.24, 0.06, "#7a5030", "#c89860", brush="stone")
    # Hands.
    for hx, flip in ((-0.6, 1), (0.34, -1)):
        hand = union(*(stroke(bezier((hx + flip * (0.02 + 0.09 * i) - flip * 0.14, y - 0.44), (hx + flip * (0.02 + 0.09 * i) - flip * 0.14, y - 0.3), (hx + flip * (0.02 + 0.09 * i) - flip * 0.13, y - 0.2 + 0.02 * (i % 2)), n=8), 0.1, 0.09, 0.075) for i in range(4)))
        s.puff(union(hand, ellipse(hx, y - 0.46, 0.2, 0.12)), 0.66, 0.06, "#b8744e", "#e8ac84", brush="skin")
        s.puff(draw(f"{hx - 0.22},{y - 0.52} {hx + 0.22},{y - 0.52} {hx + 0.26 + 0.1 * -flip},-1.7 {hx - 0.26 + 0.1 * -flip},-1.7"), 0.6, 0.09, "#18244a", "#3a4e80", [Mark(box(hx - 0.3, y - 0.64, hx + 0.3, y - 0.58), "#e8c050", 0.9)], "cloth")
    weather.halo(s, x0 + 0.8, y + 0.2, 0.7, 0.4, "#fff0b0", 0.3)
    light.lamp(s, x0 + 0.8, y + 0.1, 0.4, 5, "#fff0c0", 0.1)
    weather.rain(s, slant=0.3, count=60, depths=(0.3, 2.8))
    light.rig(s, 900, 260)
    light.sun(s, 0.7, "#fff0d0", side=-0.7, height=0.5)


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
        solids.lathe(s, [(0, 0), (0.82, 0), (0.84, 0.03), (0.84, h - 0.02), (0.8, h), (0, h)], x, y, d, 1.0, material.solid("#8a4a2c", "#6a3420", rough=0.5, bump=0.3, grain=12))
    for u in (-0.76, 0.76):
        s.puff(stroke([(x + u, low - 0.02), (x + u, 0.0), (x + u, high + 0.02)], 0.07, 0.05, 0.07), d, 0.05, "#6a3420", "#b8744a", brush="plank")
    # The sand above, the thread of sand, the beach below.
    upper = draw(f"{x - 0.5},{neck + 0.5} {x - 0.2},{neck + 0.48} {x},{neck + 0.45} {x + 0.2},{neck + 0.48} {x + 0.5},{neck + 0.5} {x + 0.36},{neck + 0.34} {x + 0.06},{neck + 0.08} {x},{neck} {x - 0.06},{neck + 0.08} {x - 0.36},{neck + 0.34}")
    s.puff(upper, d, 0.22, "#d09850", "#f8dc9c", brush="stone")
    s.puff(stroke([(x, neck + 0.06), (x, -0.76)], 0.022, 0.03), d - 0.02, 0.015, "#e8b868", "#fff0c0", shadow=False)
    lower = draw(f"{x - 0.6},{low + 0.02} {x - 0.62},{low + 0.24} {x - 0.3},{low + 0.3} {x - 0.06},{low + 0.44} {x + 0.06},{low + 0.44} {x + 0.3},{low + 0.28} {x + 0.62},{low + 0.22} {x + 0.6},{low + 0.02}")
    s.puff(lower, d + 0.05, 0.2, "#c88c4c", "#f8dc9c", brush="stone")
    # Castles and the builder.
    for cx, k in ((x + 0.36, 0.24), (x + 0.02, 0.14)):
        s.place(props.castle("#e0b068", "#d09850", False).recoloured("#c08444", "#f4d494"), cx, low + 0.22, k, d - 0.12)
    s.place(people.boy("kneel", mood="sad", top="#167a86", bottom="#27505a", hat="paper"), x - 0.24, low + 0.18, 0.56, d - 0.34)
    s.puff(draw(f"{x + 0.08},{low + 0.1} {x + 0.14},{low + 0.24} {x + 0.22},{low + 0.26} {x + 0.3},{low + 0.22} {x + 0.34},{low + 0.1}"), d - 0.4, 0.06, "#c08444", "#f4d494", brush="stone")
    # The glass.
    half = [(0.62, 0.0), (0.66, 0.2), (0.64, 0.55), (0.46, 0.84), (0.2, 1.0), (0.06, 1.13)]
    outline = solids.profile([*half, *[(rr, 2.26 - hh) for rr, hh in half[::-1]]])
    solids.lathe(s, outline, x, low, d, 1.0, material.glass("#f4fbf4", 0.2))
    shine = union(stroke(bezier((x - 0.52, low + 0.3), (x - 0.56, low + 0.6), (x - 0.4, low + 0.84), n=14), 0.014, 0.04, 0.012), stroke(bezier((x - 0.4, 0.28), (x - 0.56, 0.6), (x - 0.5, 0.9), n=14), 0.012, 0.04, 0.014))
    s.sheet(shine, 0.9, mat=veils.tint("#ffffff", 0.55), thick=0.004, edge=0, shadow=False)
    # Footprints up the glass.
    for i in range(11):
        t = i / 10
        fx = x + 0.5 - 0.06 * math.sin(t * 3) + (0.045 if i % 2 else -0.045) - 0.42 * max(0, t - 0.45) ** 0.8 * (t > 0.45)
        fy = low + 0.34 + 0.72 * t
        s.sheet(union(ellipse(fx, fy, 0.024, 0.04, 12), circle(fx + 0.0, fy + 0.055, 0.014)), 0.92, "#a8642f", shadow=False)
    near = land.hill(s.rng, -1.3, 0.04, 0.5)
    s.sheet(near, 0.8, "#a86840", "#f0c890", span=(-1.6, -1.22), bump=0.8)
    s.place(animals.crab("#e0603c"), 0.66, -1.3, 0.2, 0.6)
    s.puff(draw("-0.8,-1.34 -0.72,-1.2 -0.6,-1.16 -0.5,-1.22 -0.46,-1.34 -0.62,-1.38"), 0.6, 0.06, "#d8a08c", "#fbe4d4", [Mark(union(*(line([(-0.63, -1.38), (-0.78 + 0.07 * i, -1.16)], 0.01) for i in range(5))), "#b8705c", 0.7)])
    s.place(animals.goose("fly", "#ffffff"), -0.66, 0.92, 0.16, 3.0)
    light.sun(s, 1.6, side=-0.6, height=0.6)
    light.rig(s, 750, 180)
