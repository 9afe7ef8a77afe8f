"""Rivers, islands and the sea."""

import math

from shapely.geometry import Polygon, box

from cards.d_woods import porter
from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("lagoon", focus=1.5)
def piano_tide(s: Stage) -> None:
    air = ((0.0, "#0c4a5a"), (0.2, "#1a7f88"), (0.4, "#4fb8b4"), (0.44, "#fff0cc"), (0.6, "#c8ecec"), (0.8, "#7cc8dc"), (1.0, "#3f98c0"))
    sky.backdrop(
        s,
        stops=air,
        wisps=0.3,
        heaps=[(-0.7, 0.0, 0.9), (0.5, -0.06, 0.7), (0.7, 0.66, 0.8), (-0.66, 0.98, 0.6)],
        wobble=0.01,
        shade="#8cc8d4",
        glow=sky.Glow(0.5, 0.9, 0.7, "#fffbe0", 0.6),
        strength=1.1,
    )
    # Below: rays of the sun, reefs, and the rock that carries the piano.
    for x, w, t in ((-0.5, 0.4, -0.3), (0.1, 0.3, -0.1), (0.6, 0.36, 0.2)):
        veils.beam(s, (x, -0.3), (x + t, -1.6), w, 2.9, "#c8fff0", 0.4)
    for x, h, d, c in ((-0.8, 0.44, 3.6, "#2f8a8c"), (0.86, 0.5, 3.4, "#2a8088"), (0.2, 0.3, 3.7, "#3f9a98")):
        s.puff(ellipse(x, -1.5, 0.46, h), d, 0.05, "#14606c", c, brush="stone", shadow=False)
    floor = land.hill(s.rng, -1.36, 0.05, 0.6)
    s.sheet(floor, 2.3, "#2a7a78", "#d8d8a0", span=(-1.6, -1.28), bump=0.7)
    rock = draw("-0.98,-1.7 -0.92,-1.2 -0.98,-0.98 -0.7,-0.9 0.1,-0.93 0.8,-0.88 0.96,-0.98 0.84,-1.2 0.92,-1.7")
    moss = union(*(circle(s.rng.uniform(-0.95, 0.95), s.rng.uniform(-1.5, -0.88), s.rng.uniform(0.02, 0.05)) for _ in range(46)))
    s.puff(rock, 1.95, 0.16, "#14505c", "#6fa894", [Mark(moss, "#a8d0a0", 0.4)], "stone", shadow=False)
    for x, c in ((-0.9, "#f07a6c"), (0.86, "#f0a04c"), (0.74, "#e86a8c")):
        coral = union(*(limb([(x, -0.94), (x + 0.04 * u, -0.82), (x + 0.09 * u, -0.72 + 0.03 * abs(u))], 0.035, 0.03, 0.02) for u in (-1, 0, 1)))
        s.puff(coral, 1.7, 0.03, darker(c, 0.25), c, shadow=False)
    # The grand piano, seen from its side: keys to the left, the lid up like a sail.
    lid = draw("-0.3,-0.12! -0.02,0.42 0.4,0.62 0.8,0.56! 0.88,0.2 0.84,-0.12!")
    s.puff(
        lid, 1.75, 0.05, "#1c141c", "#4a3038", [Mark(lid.buffer(-0.05), "#c8823c", 0.85), Mark(lid.buffer(-0.1).boundary.buffer(0.008), "#f0c070", 0.8)], "wood"
    )
    s.puff(stroke([(0.5, -0.1), (0.58, 0.4)], 0.026, 0.026), 1.62, 0.015, "#8a5a2c", "#f0c070", shadow=False)
    strings = union(*(line([(-0.26 + 0.1 * i, -0.09), (0.06 + 0.07 * i, 0.03 + 0.018 * i)], 0.01) for i in range(8)))
    s.sheet(strings, 1.66, "#f8dc90", "#fff0c0", thick=0.006, edge=0, shadow=False, glow=0.2)
    for x, w in ((-0.36, 0.1), (0.28, 0.09), (0.76, 0.1)):
        s.puff(stroke([(x, -0.3), (x, -0.6), (x, -0.9)], w, w * 0.6, w * 0.9), 1.7, 0.04, "#2c2028", "#6a4a50", shadow=False)
    case = draw("-0.5,-0.36! -0.5,-0.1! 0.84,-0.1! 0.92,-0.22 0.84,-0.36!")
    s.puff(case, 1.55, 0.09, "#241a22", "#5c4048", [Mark(box(-0.6, -0.15, 1.0, -0.13), "#e0a850", 0.9)], "wood", shadow=False)
    keys = draw("-0.72,-0.28! -0.68,-0.19! -0.36,-0.17! -0.38,-0.28!")
    joints = union(*(line([(-0.72 + 0.038 * i, -0.28), (-0.68 + 0.036 * i, -0.18)], 0.006) for i in range(1, 9)))
    s.puff(keys, 1.42, 0.02, "#d8d0c0", "#fffdf4", [Mark(joints, "#6a6068", 0.8)], shadow=False)
    black = union(*(move(box(-0.008, -0.03, 0.008, 0.03), -0.665 + 0.0365 * i, -0.205 + 0.002 * i, -18) for i in range(8) if i not in (2, 6)))
    s.puff(black, 1.36, 0.012, "#1c141c", "#3a3038", shadow=False)
    s.puff(draw("-0.76,-0.35! -0.75,-0.28! -0.38,-0.28! -0.38,-0.35!"), 1.4, 0.03, "#241a22", "#6a4c54", shadow=False)
    s.puff(stroke([(-0.68, -0.19), (-0.4, -0.1)], 0.03, 0.05), 1.5, 0.02, "#241a22", "#5c4048", shadow=False)
    # The stool and who plays.
    seat = box(-0.96, -0.5, -0.68, -0.43).buffer(0.02)
    legs = union(stroke([(-0.9, -0.48), (-0.94, -0.94)], 0.045, 0.03), stroke([(-0.74, -0.48), (-0.7, -0.94)], 0.045, 0.03))
    s.puff(legs, 1.62, 0.02, "#5a3420", "#a8683c", shadow=False)
    s.puff(seat, 1.56, 0.04, "#8a2c28", "#d85a44", shadow=False)
    x, y, k = -0.84, -0.43, 1.02
    pianist = people.musician(
        Pose((52, 86), (44, 80), (78, 10), (70, 0), lean=9, nod=8, anchor="seat"),
        profile=True,
        mood="sleepy",
        nose="broad",
        top="#d8382c",
        scarf="",
        hands=("flat", "flat"),
        touch={"hand": people.local((-0.57, -0.215), x, y, k), "far_hand": people.local((-0.47, -0.195), x, y, k)},
    )
    s.place(pianist, x, y, k, 1.3, shadow=False)
    # Pages, and who turns them.
    sheet = draw("-0.42,-0.08! -0.38,0.2! -0.12,0.22! -0.14,-0.07!")
    notes = union(
        *(line([(-0.38, -0.02 + 0.05 * i), (-0.16, -0.01 + 0.05 * i)], 0.008) for i in range(4)),
        *(circle(-0.34 + 0.06 * i, 0.02 + 0.04 * (i % 3), 0.016) for i in range(4)),
    )
    s.puff(sheet, 1.4, 0.02, "#e8dcc0", "#fffaec", [Mark(notes, "#3a2c34", 0.9)], shadow=False)
    s.place(animals.crab("#f2542c"), 0.02, -0.11, 0.3, 1.34, flip=True, shadow=False)
    # Gulls have taken the gallery.
    for x, y, k, flip in ((0.04, 0.46, 0.22, True), (0.3, 0.59, 0.2, True), (0.68, 0.58, 0.22, True)):
        s.place(animals.bird("perch", "#8c9cac", "#ffffff", "#f0a030"), x, y, k, 1.5, flip=flip, shadow=False)
    # The water: a film over all that is below the line.
    top = [(x / 40, -0.4 + 0.02 * math.sin(x * 0.42) + 0.012 * math.sin(x * 0.9 + 1)) for x in range(-56, 57)]
    film = Polygon([*top, (1.5, -2), (-1.5, -2)])
    s.sheet(film, 0.9, mat=veils.tint("#1f8c98", 0.3), thick=0.002, edge=0, shadow=False)
    # It laps: a crest that thickens and thins, broken in places, and rings round what stands in it.
    thick = land.waver(s.rng, 4, 2.2, 0.6)
    under = [(x, y - max(0.006, 0.018 + 0.03 * thick(x * 3))) for x, y in top]
    gaps = union(*(ellipse(s.rng.uniform(-1, 1), -0.41, s.rng.uniform(0.02, 0.06), 0.1) for _ in range(5)))
    s.sheet(Polygon([*top, *under[::-1]]).buffer(0).difference(gaps), 0.85, "#c8fff0", "#ffffff", thick=0.01, shadow=False, glow=0.25)
    for x, w in ((-0.8, 0.16), (-0.36, 0.11), (0.28, 0.12), (0.76, 0.13)):
        for dy, q in ((-0.05, 1.0), (-0.085, 1.5)):
            s.sheet(
                ellipse(x, -0.4 + dy, w * q, 0.022).difference(ellipse(x, -0.394 + dy, w * q * 0.9, 0.017)),
                0.84,
                "#e8fff8",
                shadow=False,
                thick=0.004,
                edge=0,
                glow=0.2,
            )
    for x, y, k, kind, c, flip in (
        (-0.5, -1.1, 0.24, "round", "#f48a34", False),
        (0.02, -0.72, 0.15, "round", "#f4c860", False),
        (0.54, -0.68, 0.24, "deep", "#f4dc6c", True),
        (0.62, -1.16, 0.2, "long", "#f2643c", True),
        (-0.1, -1.28, 0.17, "deep", "#f0a0b0", True),
        (0.24, -1.42, 0.14, "round", "#f4a040", True),
    ):
        s.place(animals.fish(c, kind=kind), x, y, k, 0.75, flip=flip, turn=10, shadow=False)
    s.place(animals.turtle("#8a7a3c"), -0.44, -1.46, 0.24, 0.7, shadow=False)
    for x in (-0.97, -0.88, 0.9, 0.98):
        pts = smooth([(x, -1.6), (x + 0.04, -1.3), (x - 0.03, -1.05), (x + 0.03, -0.8)], closed=False, n=8)
        s.sheet(stroke(pts, 0.07, 0.055, 0.012), 0.6, "#0c4a4c", "#3f9a78", shadow=False)
    bubbles = [(s.rng.uniform(-0.9, 0.9), s.rng.uniform(-1.3, -0.5), 0.7, s.rng.uniform(0.006, 0.014)) for _ in range(16)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.2), 12)
    for gx, gy, k in ((0.5, 0.98, 0.17), (0.78, 0.86, 0.12)):
        s.place(animals.goose("fly"), gx, gy, k, 3, flip=True)
    light.sun(s, 1.8, side=0.6, height=0.9)
    light.rig(s, 700, 200)


@card("emerald", focus=1.3)
def lantern_tree(s: Stage) -> None:
    s.view(rise=-0.15, pivot=1.6)
    dusk = ((0.0, "#f4d888"), (0.26, "#d8c890"), (0.46, "#6ca898"), (0.72, "#1f5c70"), (1.0, "#0c2c48"))
    sky.backdrop(s, stops=dusk, glow=sky.Glow(0.5, -0.5, 0.9, "#ffe8a0", 0.6), wisps=0.25, stars=90)
    land.distance(s, "wood", 2, y=-0.7, step=-0.06, tall=0.26, depth=4.5, gap=0.4, fog=0.6)
    s.sheet(land.hill(s.rng, -0.84, 0.02, 0.7), 4.0, "#143c40", "#3f7468", span=(-1.2, -0.8), shadow=False)
    lake = -1.5
    solids.water(s, lake, "#12444c", rough=0.07, wave=0.28)
    y = solids.on_floor(s, lake, 2.1)
    island = draw(f"-0.2,{y - 0.03} 0.0,{y + 0.09} 0.4,{y + 0.15} 0.8,{y + 0.12} 1.3,{y + 0.05} 1.3,{y - 0.05} 0.5,{y - 0.07}")
    s.puff(island, 2.1, 0.16, "#2c4c38", "#7fa458", brush="wool")
    base = y + 0.12
    leaves = ("#174c3c", "#6ca860")
    plants.tree(s, 0.52, base, 1.9, 2.2, leaves, ("#2c201c", "#7a5c40"), levels=5, size=0.075, spread=0.74, fill=0.9)
    # They hang from within the crown.
    spots = ((-0.4, -0.28, 0.22), (-0.04, 0.1, 0.26), (0.22, 0.24, 0.22), (0.46, 0.02, 0.24), (0.7, 0.2, 0.24), (0.9, -0.04, 0.22))
    for i, (lx, low, size) in enumerate(spots):
        c = ("#c8443c", "#e8a03c", "#e8c860")[i % 3]
        d = 2.5
        s.sheet(line([(lx, min(0.5, low + 0.42)), (lx, low - 0.01)], 0.013), d + 0.04, "#3a2c24", shadow=False)
        f = s.place(props.lantern(c), lx, low - size * 0.98, size, d, shadow=False)
        weather.halo(s, *f.points["lamp"], d - 0.14, 0.22, "#ffb850", 0.42)
        if i % 2:
            light.lamp(s, *f.points["lamp"], d - 0.3, 3.0, "#ffc868", 0.05)
    # She has taken one by its ring and hands it down to those who come for it.
    x, k = 0.3, 0.86
    ring = (0.0, base + 0.5)
    lady = people.lady(
        Pose(near_leg=(-6, -10), far_leg=(8, -4), lean=16, nod=10),
        mood="tender",
        profile=True,
        gaze=(0.7, -0.6),
        nose="snub",
        skin="#7a4a30",
        hair="bun",
        hair_colour="#1c1416",
        top="#d8482f",
        bottom="#7a2430",
        hands=("rest", "grip"),
        touch={"far_hand": people.local(ring, x, base - 0.04, k, True)},
    )
    weather.contact(s, x, base - 0.04, 0.5, 1.72, 0.5)
    placed = s.place(lady, x, base - 0.04, k, 1.68, flip=True, shadow=False)
    rx, ry = placed.points["far_palm"]
    given = s.place(props.lantern("#e8a03c"), rx, ry - 0.26 * 0.98, 0.26, 1.6, shadow=False)
    weather.halo(s, *given.points["lamp"], 1.4, 0.26, "#ffc060", 0.5)
    light.lamp(s, *given.points["lamp"], 1.3, 5, "#ffc868", 0.06)
    # Frogs come over the lake for light, pad by pad, the first as large as we are; each goes home with a lantern on its head.
    for i, (fx, d, size, lit) in enumerate(
        ((-0.36, 3.8, 0.12, True), (-0.94, 3.2, 0.15, True), (-0.26, 2.9, 0.17, True), (-0.06, 1.5, 0.27, False), (-0.6, 0.5, 0.58, True))
    ):
        fy = solids.on_floor(s, lake, d)
        s.puff(ellipse(fx, fy + 0.01, size * 0.74, size * 0.15), d, 0.02, "#1f5a40", "#6cb070", shadow=False)
        fr = s.place(animals.frog(("#7fae4c", "#9cbc4c", "#6f9c4c", "#8fbe4c", "#8fbe4c")[i]), fx, fy + 0.03 * size, size, d - 0.05, shadow=False)
        if lit:
            hx, hy = fr.points["top"]
            own = s.place(props.lantern(("#e8a03c", "#c8443c", "#e8c860", "", "#c8443c")[i]), hx, hy - 0.05 * size, size * 0.56, d - 0.1, shadow=False)
            weather.halo(s, *own.points["lamp"], d - 0.3, size * 0.6, "#ffc860", 0.36)
            light.lamp(s, *own.points["lamp"], d - 0.3, 5 * size * size + 0.3, "#ffc868", 0.05)
    for px, py, dd in ((0.3, -1.36, 0.7), (0.82, -1.42, 0.4)):
        s.puff(ellipse(px, py, 0.16, 0.034), dd, 0.015, "#1f5a40", "#4f9464", shadow=False)
    weather.motes(s, 18, "#ffe890", 6, y=(-1.0, 0.8))
    light.area(s, (-2.0, -4.0, 0.6), (0, 1.5, -0.4), 2.0, 200, "#fff0c8")
    light.rig(s, 560, 140)


@card("midnight", focus=1.0)
def paper_fleet(s: Stage) -> None:
    sky.backdrop(s, stars=240, wisps=0.25, glow=sky.Glow(0.1, 0.5, 0.9, "#8fb4e8", 0.5))
    land.distance(s, "pines", 2, y=0.66, step=-0.1, tall=0.42, depth=4.4, gap=0.4, fog=0.5)
    # The valley from above, from where the owl sits; the river comes down it in bends.
    bank = land.hill(s.rng, 0.62, 0.02, 0.7)
    spine = smooth(
        [(0.12, 0.62), (0.24, 0.46), (-0.02, 0.3), (-0.3, 0.1), (-0.1, -0.18), (0.3, -0.46), (0.28, -0.86), (-0.14, -1.3), (-0.4, -1.9)], closed=False, n=14
    )
    river = stroke(spine, 0.05, 0.09, 0.15, 0.25, 0.38, 0.58, 0.86, 1.3, 1.7)
    meadow = union(*(ellipse(s.rng.uniform(-1.1, 1.1), s.rng.uniform(-1.4, 0.5), s.rng.uniform(0.1, 0.3), s.rng.uniform(0.015, 0.04)) for _ in range(50)))
    s.puff(bank.intersection(box(-1.6, -1.8, 1.6, 2)), 3.4, 0.01, "#10244c", "#4a78a8", [Mark(meadow, "#6c9cc0", 0.22, 0.01)], "fur", shadow=False)
    shore = river.buffer(0.022).intersection(bank)
    s.puff(shore, 3.2, 0.012, "#5c7ca4", "#a8c4dc", brush="stone", shadow=False)
    ripples, glints = [], []
    for _ in range(200):
        i = s.rng.randrange(len(spine))
        x, y = spine[i]
        t = i / len(spine)
        n = 0.02 + 0.12 * t * t
        cx = x + s.rng.uniform(-0.5, 0.5) * (0.06 + 1.2 * t * t)
        (ripples if s.rng.random() < 0.7 else glints).append(stroke([(cx - n, y), (cx, y + 0.012 * t), (cx + n, y)], 0.002, 0.006 + 0.008 * t, 0.002))
    water = river.intersection(bank)
    s.puff(water, 3.0, 0.008, "#17407c", "#9cc4e8", [Mark(union(*ripples), "#0f2c5c", 0.45), Mark(union(*glints), "#d0e4f8", 0.7)], shadow=False, glow=0.1)
    # Bushes and firs along it, larger as they come nearer.
    side = (
        (-0.62, 0.44, 0.07),
        (0.56, 0.4, 0.07),
        (-0.72, 0.12, 0.1),
        (0.28, 0.06, 0.09),
        (0.5, -0.02, 0.11),
        (-0.6, -0.3, 0.14),
        (-0.86, -0.36, 0.16),
        (-0.42, -0.52, 0.15),
        (0.94, -0.5, 0.2),
        (-0.86, -0.76, 0.2),
    )
    for x, y, k in side:
        d = 2.9 - 0.6 * (0.5 - y)
        for j in range(2):
            px = x + s.rng.uniform(-1.2, 1.2) * k
            s.sheet(plants.pine(s.rng, px, y + 0.3 * k, k * s.rng.uniform(2.2, 3.2)), d + 0.05 + 0.03 * j, "#0c2040", "#3c6898", shadow=False)
        bush = union(*(circle(x + k * s.rng.uniform(-1, 1), y + k * s.rng.uniform(0, 0.6), k * s.rng.uniform(0.36, 0.56)) for _ in range(7)))
        weather.contact(s, x, y - 0.1 * k, 3 * k, d + 0.02, 0.6)
        s.puff(bush, d, 0.06, "#0f2850", "#4a7cac", brush="wool", shadow=False)
    # The fleet. The mouse in each boat holds its light.
    fur, scarf = ("#a8a0a4", "#c8b8a8", "#8c8690", "#b8a898", "#a89088"), ("#d8402c", "#e0a030", "#4f9a6c", "#c85c8c", "#d8402c")
    way = ((0.19, 0.42, 0.05, 1), (0.02, 0.3, 0.075, -1), (-0.28, 0.1, 0.11, -1), (-0.12, -0.18, 0.17, 1), (0.3, -0.5, 0.27, 1), (-0.16, -1.1, 0.62, -1))
    for i, (x, y, k, u) in enumerate(way):
        d = 2.6 - 0.3 * i
        # Reflections: the hull upside down, the flame as broken gold.
        image = Polygon([(x - 0.74 * k, y - 0.38 * k), (x - 0.46 * k, y), (x + 0.46 * k, y), (x + 0.74 * k, y - 0.38 * k), (x, y - 0.46 * k)])
        bars = []
        for j in range(7):
            cx, n, cy = x + s.rng.uniform(-0.2, 0.2) * k, k * s.rng.uniform(0.3, 0.6), y - (0.03 + 0.06 * j) * k
            bars.append(stroke([(cx - n, cy), (cx, cy - 0.01 * k), (cx + n, cy)], 0.004, (0.06 - 0.004 * j) * k, 0.004))
        if i > 1:
            s.sheet(image.intersection(union(*bars)), d + 0.2, mat=veils.tint("#c8dcf4", 0.16), shadow=False)
        gold = []
        for j in range(9):
            n = k * (0.2 - 0.012 * j) * s.rng.uniform(0.5, 1.2)
            cx, cy = x + u * 0.16 * k + s.rng.uniform(-0.06, 0.06) * k, y - k * (0.06 + 0.085 * j)
            gold.append(stroke([(cx - n, cy), (cx, cy - 0.012 * k), (cx + n, cy)], 0.004, 0.05 * k, 0.004))
        s.sheet(union(*gold), d + 0.15, mat=veils.tint("#ffc860", 0.75), shadow=False)
        bow = [stroke(bezier((x + e * 0.5 * k, y), (x + e * 0.8 * k, y - 0.05 * k), (x + e * 1.15 * k, y + 0.1 * k), n=10), 0.016 * k, 0.004) for e in (-1, 1)]
        if i > 1:
            s.sheet(union(*bow), d + 0.1, mat=veils.tint("#d0e8ff", 0.45), shadow=False)
        paper = ("#d8c4a0", "#fff4dc")
        sail = Polygon([(x - 0.4 * k, y + 0.22 * k), (x, y + 0.95 * k), (x + 0.4 * k, y + 0.22 * k)])
        s.puff(
            sail,
            d + 0.06,
            0.03 * k,
            *paper,
            [
                Mark(line([(x, y + 0.95 * k), (x, y + 0.2 * k)], 0.014 * k), "#8a8478", 0.7),
                Mark(circle(x + u * 0.16 * k, y + 0.55 * k, 0.2 * k), "#ffc870", 0.6, 0.06),
            ],
            shadow=False,
        )
        fx, fy = x + u * 0.16 * k, y + 0.6 * k
        if i > 1:
            m = s.place(porter(fur[i - 1], scarf[i - 1]), x - u * 0.34 * k, y + 0.14 * k, 0.54 * k, d - 0.02, flip=u < 0, shadow=False)
        stick = box(fx - 0.035 * k, y + 0.1 * k, fx + 0.035 * k, fy - 0.06 * k)
        s.puff(stick, d - 0.06, 0.03 * k, "#c8b088", "#fff4d8", shadow=False)
        s.puff(
            draw(f"{fx},{fy + 0.13 * k}! {fx + 0.045 * k},{fy + 0.02 * k} {fx},{fy - 0.05 * k} {fx - 0.045 * k},{fy + 0.02 * k}"),
            d - 0.08,
            0.02 * k,
            "#ff8c20",
            "#ffd870",
            glow=0.8,
            shadow=False,
        )
        if i > 1:
            px, py = m.points["strap"]
            for dy in (0.0, -0.09):
                s.puff(
                    limb(
                        [(px, py + (0.02 + dy) * k), ((px + fx) / 2, py + (dy - 0.03) * k), (fx + u * 0.01 * k, py + (dy + 0.03) * k)],
                        0.065 * k,
                        0.055 * k,
                        0.055 * k,
                    ),
                    d - 0.17 * k - 0.06,
                    0.02 * k,
                    darker(fur[i - 1], 0.2),
                    lighter(fur[i - 1], 0.15),
                    brush="fur",
                    shadow=False,
                )
        hull = Polygon(
            [
                (x - 0.8 * k, y + 0.44 * k),
                (x - 0.46 * k, y - 0.01 * k),
                (x + 0.46 * k, y - 0.01 * k),
                (x + 0.8 * k, y + 0.44 * k),
                (x + 0.34 * k, y + 0.26 * k),
                (x - 0.34 * k, y + 0.26 * k),
            ]
        )
        folds = union(
            line([(x - 0.8 * k, y + 0.44 * k), (x, y + 0.08 * k), (x + 0.8 * k, y + 0.44 * k)], 0.014 * k), line([(x, y + 0.08 * k), (x, y)], 0.014 * k)
        )
        s.puff(hull, d - 0.24 * k - 0.08, 0.07 * k, *paper, [Mark(folds, "#8a8478", 0.7)], shadow=False)
        weather.halo(s, fx, fy + 0.03 * k, d - 0.3 * k - 0.1, 0.5 * k + 0.03, "#ffb850", 0.3)
        if i > 2:
            light.lamp(s, fx, fy + 0.05 * k, d - 0.3 * k - 0.15, 3.2 * k * k + 0.2, "#ffc070", 0.03)
    # Who counts them, near and large.
    s.puff(limb([(1.4, 0.28), (0.9, 0.2), (0.5, 0.24), (0.26, 0.16)], 0.17, 0.12, 0.07, 0.02), 0.6, 0.05, "#1c1a28", "#5c5470", brush="wood", shadow=False)
    s.puff(limb([(0.52, 0.22), (0.42, 0.33), (0.3, 0.36)], 0.04, 0.03, 0.012), 0.6, 0.02, "#1c1a28", "#5c5470", shadow=False)
    k, ox, oy, t = 0.84, 0.7, 0.23, 9
    s.place(animals.owl("perch", "#8a7058", "#f0e4cc"), ox, oy, k, 0.5, turn=t, shadow=False)
    for e in (-1, 1):
        iris, pupil, spark = (
            move(circle(e * 0.14 + a, 0.78 + b, r), ox, oy, t, k) for a, b, r in ((0, 0, 0.118), (-0.045, -0.045, 0.064), (-0.02, -0.015, 0.02))
        )
        s.puff(iris, 0.22, 0.03, "#d88c18", "#ffd040", [Mark(pupil, "#16101a"), Mark(spark, "#fff0c0")], glow=0.15, shadow=False)
    for x, h in ((-0.98, 0.6), (-0.9, 0.44), (0.86, 0.44), (0.95, 0.62), (0.78, 0.34)):
        s.sheet(plants.reed(s.rng, x, -1.6, h + 0.2), 0.3, "#081428", "#2c4c84", shadow=False)
    weather.motes(s, 12, "#ffe890", 6, x=(-0.9, 0.4), y=(-0.7, 0.3))
    light.lamp(s, 0.3, 0.5, 0.0, 7, "#c8dcff", 0.3)
    light.rig(s, 600, 120)
