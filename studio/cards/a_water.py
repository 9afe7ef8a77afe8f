"""Rivers, islands and the sea."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.curves import bezier, circle, draw, ellipse, line, smooth, stroke, union
from theatre.paint import Mark
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage


@card("lagoon", focus=1.5)
def piano_tide(s: Stage) -> None:
    air = ((0.0, "#0c4a5a"), (0.2, "#1a7f88"), (0.44, "#6fccbc"), (0.47, "#f8f4dc"), (0.7, "#bfe8ec"), (1.0, "#5cb0cc"))
    sky.backdrop(s, stops=air, wisps=0.2, heaps=[(-0.6, 0.42, 0.7), (0.62, 0.62, 0.8), (-0.2, 1.1, 0.5)], wobble=0.01, shade="#a8d8dc", strength=1.12)
    for _i, (x, h, d) in enumerate(((-0.8, 0.3, 3.6), (0.86, 0.4, 3.4), (0.1, 0.2, 3.8))):
        s.sheet(ellipse(x, -1.5, 0.5, h + 0.2), d, "#14606c", "#3f9a98")
    floor = land.hill(s.rng, -1.3, 0.06, 0.6)
    s.sheet(floor, 2.3, "#2a7a78", "#a8d0a8", span=(-1.6, -1.2))
    rock = draw("-0.78,-1.5 -0.74,-1.0 -0.86,-0.82 -0.6,-0.76 0.1,-0.78 0.72,-0.74 0.86,-0.84 0.64,-1.06 0.7,-1.5")
    s.puff(
        rock,
        1.9,
        0.16,
        "#14505c",
        "#5f9a8c",
        [Mark(union(*(circle(s.rng.uniform(-0.8, 0.8), s.rng.uniform(-1.5, -0.76), s.rng.uniform(0.02, 0.05)) for _ in range(40))), "#8ac0a4", 0.4)],
        "stone",
    )
    p = s.place(props.piano("#3c2a30"), 0.2, -0.72, 0.78, 1.6)
    kx, ky = p.points["keys"]
    s.puff(box(-0.84, -0.56, -0.58, -0.5).union(stroke([(-0.71, -0.54), (-0.71, -0.8)], 0.05, 0.07)), 1.55, 0.04, "#5a3420", "#a8683c")
    s.place(people.musician("fish", top="#d8482f", scarf="", mood="sleepy"), -0.72, -0.5, 0.9, 1.45)
    # Pages, and who turns them.
    tx, ty = p.points["top"]
    s.puff(
        draw(f"{tx - 0.02},{ty}! {tx + 0.02},{ty + 0.2}! {tx + 0.2},{ty + 0.24}! {tx + 0.18},{ty + 0.04}!"),
        1.42,
        0.02,
        "#e8dcc0",
        "#fffaec",
        [Mark(union(*(line([(tx + 0.03, ty + 0.07 + 0.04 * i), (tx + 0.17, ty + 0.09 + 0.04 * i)], 0.008) for i in range(4))), "#5a4a44", 0.8)],
    )
    s.place(animals.crab("#f2643c"), tx + 0.34, ty - 0.01, 0.24, 1.4, flip=True)
    # The water: a film over all that is below the line.
    top = [(x / 40, -0.36 + 0.018 * math.sin(x * 0.42) + 0.012 * math.sin(x * 0.9 + 1)) for x in range(-56, 57)]
    film = Polygon([*top, (1.5, -2), (-1.5, -2)])
    s.sheet(film, 0.9, mat=veils.tint("#2a98a0", 0.34), thick=0.002, edge=0, shadow=False)
    s.sheet(Polygon([*top, *[(x, y - 0.03) for x, y in top[::-1]]]), 0.85, "#c8fff0", "#ffffff", thick=0.01, shadow=False, glow=0.3)
    for x, y, k, kind, c, flip in (
        (-0.3, -1.02, 0.2, "round", "#f4a040", False),
        (0.02, -1.16, 0.16, "round", "#f4c860", False),
        (0.4, -1.0, 0.22, "deep", "#f0e08c", True),
        (0.74, -1.18, 0.17, "long", "#f2643c", True),
        (-0.72, -1.22, 0.18, "long", "#e8e4c0", False),
        (0.2, -1.36, 0.13, "round", "#f4a040", True),
    ):
        s.place(animals.fish(c, kind=kind), x, y, k, 0.75, flip=flip, turn=10, shadow=False)
    s.place(animals.turtle("#8a7a3c"), -0.36, -1.44, 0.18, 0.7, shadow=False)
    for x in (-0.95, -0.86, 0.9, 0.98):
        pts = smooth([(x, -1.6), (x + 0.04, -1.3), (x - 0.03, -1.05), (x + 0.03, -0.85)], closed=False, n=8)
        s.sheet(stroke(pts, 0.06, 0.05, 0.01), 0.6, "#0c4a4c", "#3f9a78", shadow=False)
    bubbles = [(s.rng.uniform(-0.9, 0.9), s.rng.uniform(-1.3, -0.5), 0.7, s.rng.uniform(0.006, 0.014)) for _ in range(16)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.2), 12)
    for gx, gy, k in ((0.6, 0.98, 0.12), (0.78, 0.9, 0.09)):
        s.place(animals.goose("fly"), gx, gy, k, 3, flip=True)
    light.sun(s, 1.6, side=-0.5)
    light.rig(s, 800, 200)


@card("emerald", focus=1.7)
def lantern_tree(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(0, -0.4, 0.9, "#fff4b8", 0.5), wisps=0.25, stars=50)
    land.distance(s, "wood", 2, y=-0.6, step=-0.06, tall=0.3, depth=4.5, gap=0.4, fog=0.6)
    lake = -1.36
    solids.water(s, lake, "#1d5a58", rough=0.09, wave=0.28)
    y = solids.on_floor(s, lake, 1.9)
    island = draw(f"-0.74,{y - 0.02} -0.5,{y + 0.1} -0.1,{y + 0.17} 0.3,{y + 0.15} 0.6,{y + 0.07} 0.76,{y - 0.02} 0.3,{y - 0.05} -0.4,{y - 0.05}")
    s.puff(island, 1.9, 0.16, "#2c4a34", "#7fa858", brush="wool")
    base = y + 0.13
    plants.tree(s, 0.0, base, 1.62, 2.0, ("#1d5a40", "#6fae5c"), ("#3a2a20", "#8a6a48"), levels=5, size=0.075, spread=0.72, fill=0.9)
    spots = (
        (-0.66, 0.16, 0.4),
        (-0.42, 0.36, 0.53),
        (-0.46, -0.06, 0.36),
        (-0.1, 0.5, 0.64),
        (-0.2, 0.2, 0.5),
        (0.16, 0.4, 0.6),
        (0.16, -0.08, 0.4),
        (0.42, 0.53, 0.69),
        (0.44, 0.16, 0.45),
        (0.7, 0.28, 0.42),
        (0.66, -0.06, 0.24),
    )
    for i, (x, low, high) in enumerate(spots):
        c = ("#c8443c", "#e8a03c", "#e8c860")[i % 3]
        k = 0.19 + 0.03 * (i % 2)
        s.sheet(line([(x, high), (x, low - 0.01)], 0.011), 1.66, "#4a3a2c", shadow=False)
        f = s.place(props.lantern(c), x, low - k, k, 1.6, shadow=False)
        lx, ly = f.points["lamp"]
        weather.halo(s, lx, ly, 1.45, 0.17, "#ffb850", 0.42)
        if i % 2 == 0:
            light.lamp(s, lx, ly, 1.3, 2.2, "#ffc868", 0.05)
    for x in (-0.3, 0.24):
        weather.contact(s, x, base - 0.035, 0.32, 1.6, 0.5)
    s.place(people.lady("reach", top="#d8482f", bottom="#7a2430"), -0.3, base - 0.04, 0.5, 1.55, shadow=False)
    b = people.captain("hold", top="#34668a", hat="straw", hat_colour="#d8b45c").holding(trinkets.basket(), "hand", "handle", 0.34)
    s.place(b, 0.26, base - 0.04, 0.52, 1.55, flip=True, shadow=False)
    d = 1.2
    fy = solids.on_floor(s, lake, d)
    s.puff(ellipse(-0.52, fy + 0.01, 0.2, 0.045), d, 0.02, "#2c6a44", "#7fc070")
    fr = s.place(animals.frog("#7fae44"), -0.52, fy + 0.02, 0.3, d - 0.05)
    hx, hy = fr.points["top"]
    h = s.place(props.lantern("#c8443c"), hx, hy - 0.015, 0.16, d - 0.1)
    weather.halo(s, *h.points["lamp"], d - 0.2, 0.16, "#ffc860", 0.5)
    s.place(props.boat("#8a4a30"), 0.56, solids.on_floor(s, lake, 1.4) - 0.02, 0.17, 1.4, flip=True)
    for x, yy, dd in ((0.6, -1.3, 0.7), (0.86, -1.36, 0.4), (-0.9, -1.4, 0.3)):
        s.puff(ellipse(x, yy, 0.14, 0.03), dd, 0.015, "#1f5a40", "#5fa468", shadow=False)
    weather.motes(s, 18, "#ffe890", 6, y=(-1.0, 0.8))
    light.rig(s, 700, 140)


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
