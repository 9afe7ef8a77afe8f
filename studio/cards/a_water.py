"""Rivers, islands and the sea."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.colour import darker
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


@card("midnight", focus=1.3)
def paper_fleet(s: Stage) -> None:
    sky.backdrop(s, stars=200, wisps=0.2)
    land.distance(s, "pines", 2, y=0.62, step=-0.1, tall=0.5, depth=4.4, gap=0.4, fog=0.5)
    # The river comes down the picture in an S, between dark banks.
    bank = land.hill(s.rng, 0.58, 0.02, 0.7)
    s.sheet(bank, 3.4, "#1c3c6c", "#4a78b4", span=(-1.2, 0.6), glow=0.06)
    spine = smooth([(0.18, 0.6), (0.3, 0.42), (-0.1, 0.2), (-0.3, -0.1), (0.2, -0.5), (0.28, -0.9), (-0.2, -1.4), (-0.4, -1.9)], closed=False, n=14)
    river = stroke(spine, 0.08, 0.14, 0.26, 0.42, 0.66, 0.9, 1.16, 1.3)
    ripples = []
    for _ in range(150):
        i = s.rng.randrange(len(spine))
        x, y = spine[i]
        t = i / len(spine)
        w = 0.03 + 0.12 * t
        cx = x + s.rng.uniform(-0.5, 0.5) * (0.1 + 0.9 * t)
        ripples.append(line([(cx - w, y), (cx, y + 0.01 * t), (cx + w, y)], 0.006 + 0.006 * t))
    glints = union(*ripples).intersection(river.buffer(-0.01))
    s.puff(river.buffer(0.05).intersection(bank).intersection(box(-2, -2, 2, 0.5)), 3.2, 0.02, "#142c58", "#2a5088", shadow=False)
    for x, y, k in (
        (-0.7, 0.4, 0.1),
        (-0.5, 0.34, 0.07),
        (0.66, -0.1, 0.13),
        (0.86, -0.22, 0.16),
        (-0.86, -0.2, 0.17),
        (-0.66, -0.36, 0.12),
        (-0.9, -0.66, 0.2),
        (0.94, -0.7, 0.2),
    ):
        bush = union(
            *(circle(x + k * s.rng.uniform(-0.9, 0.9), y + k * s.rng.uniform(0, 0.7), k * s.rng.uniform(0.4, 0.6)) for _ in range(6)),
            box(x - k, y - 0.1 * k, x + k, y + 0.2 * k),
        )
        s.puff(bush, 2.9 - 0.5 * (0.4 - y), 0.06, "#14305c", "#4a7ab0", brush="wool", shadow=False)
    s.puff(river.intersection(bank), 3.0, 0.01, "#2f62a4", "#86b4e0", [Mark(glints, "#bcd8f4", 0.75)], shadow=False, glow=0.12)
    way = ((0.24, 0.46, 0.05), (0.12, 0.32, 0.07), (-0.16, 0.16, 0.1), (-0.3, -0.12, 0.15), (0.0, -0.38, 0.2), (0.36, -0.66, 0.26), (-0.06, -1.12, 0.4))
    fur = ("#a8a0a4", "#8c8690", "#c8b8a8", "#8a7a70", "#b8a898", "#a09ca8", "#a8988c")
    for i, (x, y, k) in enumerate(way):
        d = 2.6 - 0.24 * i
        s.puff(ellipse(x, y - 0.02 * k, k * 0.95, k * 0.16), d + 0.12, 0.005, "#ffc868", "#ffdc98", shadow=False, glow=0.2)
        if i > 1:
            s.place(animals.mouse("up", fur[i]), x - 0.28 * k, y + 0.1 * k, 0.72 * k, d + 0.02, shadow=False)
        s.place(props.paper_boat("#f6f0e0"), x, y, k, d, flip=i % 2 == 1, shadow=False)
        c = s.place(props.candle(holder="#8a6a34"), x + 0.36 * k, y + 0.3 * k, 0.62 * k, d - 0.02, shadow=False)
        fx, fy = c.points["flame"]
        weather.halo(s, fx, fy, d - 0.3, 0.5 * k + 0.04, "#ffb850", 0.5)
        if i > 2:
            light.lamp(s, fx, fy + 0.02, d - 0.25, 9 * k * k + 0.4, "#ffc070", 0.03)
    for x, h, d in ((-0.9, 0.5, 0.8), (-0.8, 0.4, 0.9), (-0.98, 0.66, 0.6), (0.86, 0.6, 0.7), (0.96, 0.74, 0.5), (0.76, 0.44, 0.8)):
        s.sheet(plants.reed(s.rng, x, -1.56, h + 0.3), d, "#081428", "#2c4c84", shadow=False)
    # Who counts.
    s.puff(stroke(bezier((1.3, 0.12), (0.9, 0.2), (0.5, 0.14), n=18), 0.1, 0.07, 0.03), 1.4, 0.04, "#2a2434", "#5c5470", brush="wood")
    s.puff(stroke(bezier((0.76, 0.18), (0.7, 0.3), (0.6, 0.34), n=10), 0.03, 0.012), 1.4, 0.02, "#2a2434", "#5c5470")
    s.place(animals.owl("perch", "#8a7464", "#e8dcc4"), 0.78, 0.17, 0.46, 1.3)
    light.lamp(s, 0.6, 0.5, 0.6, 5, "#c8dcff", 0.2)
    light.rig(s, 700, 120)
