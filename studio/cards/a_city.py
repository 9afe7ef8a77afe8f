"""Streets and roofs."""

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, room, sky, solids, weather
from theatre.animals.anatomy import mirror
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


@card("rain", focus=1.7)
def whale_stop(s: Stage) -> None:
    morning = ((0.0, "#f4e4c4"), (0.45, "#e4dcc8"), (0.62, "#b8c4c8"), (1.0, "#6c8494"))
    sky.backdrop(s, stops=morning, heaps=[(-0.7, 1.0, 0.9), (0.6, 1.26, 0.9)], shade="#8fa2a8", glow=sky.Glow(0.3, 0.5, 0.8, "#fff0c0", 0.5))
    land.distance(s, "roofs", 2, y=0.06, step=-0.16, tall=0.6, depth=4.6, gap=0.4, fog=0.6)
    street = -1.36
    room.town_row(
        s,
        solids.on_floor(s, street, 3.5),
        3.5,
        ("#c8a890", "#a8b8b4", "#d8c09c", "#98a8b4", "#c89c90"),
        size=(1.0, 1.24),
        roofs=("#7a4a44", "#4f5f6a", "#8a5040"),
    )
    weather.fog(s, 3.2, "#c8ccc8", 0.4, -1.2, 0.5)
    solids.water(s, street, "#5c7078", rough=0.14, wave=0.25)
    for x, d in ((-0.92, 3.0), (0.95, 3.0)):
        lamp = s.place(props.street_lamp(), x, solids.on_floor(s, street, d), 1.24, d, shadow=False)
        weather.halo(s, x, lamp.points["lamp"][1], d - 0.2, 0.26, "#ffd890", 0.6)
    y = solids.on_floor(s, street, 2.1)
    lift = 0.14
    w = s.place(animals.whale("#2f6a9c", "#ece8da"), -0.02, y + 0.2 + lift, 0.84, 2.1, turn=4)
    # It brings the sea along: a wave under its belly, foam at its bow.
    for wy, d, a, b in ((y + 0.42, 2.0, "#3f7c90", "#a8d0d8"), (y + 0.27, 1.8, "#34708a", "#8cc0cc"), (y + 0.1, 1.6, "#2c6078", "#74acbc")):
        crest = draw(
            f"-1.6,{wy + 0.04} -1.0,{wy - 0.03} -0.6,{wy + 0.08} -0.2,{wy - 0.02} 0.2,{wy + 0.09} 0.6,{wy + 0.01} 0.86,{wy + 0.1} 1.02,{wy - 0.1} 1.16,{y - 0.02}! -1.6,{y - 0.02}!"
        )
        s.puff(crest, d, 0.05, a, b, brush="wash", shadow=False)
        foam = union(*(circle(-0.95 + 0.13 * j + s.rng.uniform(-0.05, 0.05), wy + s.rng.uniform(-0.01, 0.06), s.rng.uniform(0.015, 0.045)) for j in range(15)))
        s.puff(foam, d - 0.06, 0.03, "#c8dce0", "#ffffff", brush="wool", shadow=False)
    for i in range(12):
        fx, fy = 0.84 + 0.03 * (i % 4), y + 0.04 + 0.05 * i
        s.puff(circle(fx + s.rng.uniform(-0.05, 0.05), fy, s.rng.uniform(0.04, 0.075)), 1.55 - 0.01 * i, 0.04, "#c0d8e0", "#ffffff", brush="wool", shadow=False)
    for i, x in enumerate((-0.3, -0.02, 0.26)):
        cy = y + 0.6 + lift + 0.025 * i
        s.puff(circle(x, cy, 0.105), 1.74, 0.02, "#8a98a0", "#d8dcd8")
        pane = circle(x, cy, 0.082)
        s.puff(pane, 1.7, 0.01, "#e89434", "#ffc860", glow=0.4)
        skin, coat = (("#c98a5e", "#a8342c"), ("#f0c09a", "#2f6a58"), ("#8a5a3c", "#7a4468"))[i]
        side = (0.02, -0.018, 0.016)[i]
        s.sheet(ellipse(x + side, cy - 0.076, 0.06, 0.054).intersection(pane), 1.67, coat, shadow=False)
        s.sheet(circle(x + side, cy + 0.004, 0.036), 1.65, skin, shadow=False)
        s.sheet(circle(x + side, cy + 0.014, 0.038).difference(circle(x + side + 0.008, cy - 0.01, 0.038)), 1.64, "#2a1a1c", shadow=False)
    bx, by = w.points["blow"]
    spray = union(*(stroke(bezier((bx, by), (bx + d * 0.3, by + 0.42), (bx + d, by + 0.2), n=12), 0.04, 0.03, 0.01) for d in (-0.26, -0.11, 0.12, 0.28)))
    s.puff(spray, 2.1, 0.03, "#d8e8ec", "#ffffff", shadow=False, glow=0.1)
    s.place(animals.cat("sleep", "#f08c38"), -0.7, y + 0.74 + lift, 0.27, 1.9)
    k = solids.on_floor(s, street, 0.7)
    s.place(trinkets.signpost(), 0.78, k + 0.0, 0.62, 0.7, shadow=False)
    queue = (
        (people.old_woman("hold", top="#8a3460"), "#d8382c", 0.46, 0.48, True),
        (people.captain("hold", top="#3c4c64"), "#3f5478", 0.12, 0.54, True),
        (people.girl("hold", top="#f4b420"), "#f4b420", -0.22, 0.4, True),
        (people.wanderer("hold", top="#2f7a74"), "#2f8a78", -0.58, 0.52, True),
    )
    for f, c, x, size, flip in queue:
        weather.contact(s, x, k, 0.3, 0.8, 0.6, "#24343c")
        s.place(f.holding(props.umbrella(c, lighter(c, 0.25)), "hand", "hand", 0.66, front=False), x, k, size, 0.7, flip=flip, shadow=False)
    s.place(animals.dog("sit", "#f4ead8"), -0.86, k, 0.22, 0.68, shadow=False)
    weather.rain(s, slant=0.18, count=90)
    light.rig(s, 900, 260)
    light.sun(s, 0.9, "#ffe8c8", side=0.7, height=0.5)


@card("snow", focus=1.9)
def winter_knitter(s: Stage) -> None:
    dusk = ((0.0, "#f4d4bc"), (0.35, "#d8bcc8"), (0.6, "#9aa4cc"), (1.0, "#46588e"))
    sky.backdrop(s, stops=dusk, wisps=0.25, glow=sky.Glow(0.5, -0.3, 0.7, "#ffe4c4", 0.4), stars=40)
    land.distance(s, "hills", 2, y=-0.3, step=-0.1, tall=0.4, depth=4.4, gap=0.4, fog=0.5)
    f = s.place(people.old_woman("read", top="#a8384a", pattern_colour="#f4d8cc", mood="happy"), -0.22, -1.3, 2.1, 2.9)
    hx, hy = f.points["far_hand"]
    nx, ny = f.points["hand"]
    cx, cy = (hx + nx) / 2 + 0.02, (hy + ny) / 2
    for d in (-1, 1):
        s.puff(stroke([(cx - d * 0.3, cy + 0.24), (cx + d * 0.12, cy - 0.08)], 0.03, 0.022), 2.3, 0.02, "#8a5a30", "#d8a860")
        solids.ball(s, cx - d * 0.31, cy + 0.25, 2.3, 0.03, material.solid("#c8382c", bump=0))
    knit = draw(
        f"{cx - 0.26},{cy + 0.02} {cx + 0.26},{cy + 0.02} {cx + 0.36},{cy - 0.3} {cx + 0.62},{cy - 0.62} 0.9,-0.95 -0.75,-0.95 {cx - 0.5},{cy - 0.6} {cx - 0.32},{cy - 0.3}"
    )
    x0, y0, x1, y1 = knit.bounds
    stitches = union(
        *(
            line([(x0 + i * 0.055, y0 + j * 0.06 + 0.035), (x0 + i * 0.055 + 0.0275, y0 + j * 0.06), (x0 + i * 0.055 + 0.055, y0 + j * 0.06 + 0.035)], 0.011)
            for i in range(int((x1 - x0) / 0.055) + 1)
            for j in range(int((y1 - y0) / 0.06) + 1)
        )
    )
    s.puff(knit, 2.2, 0.1, "#c4d0e6", "#fbf8f4", [Mark(stitches, "#8fa0c4", 0.75)], "wool")
    room.town_row(s, -1.18, 1.7, ("#b08a74", "#8a96b0", "#c0a48c", "#9c8894"), size=(0.34, 0.42), roofs=("#e8ecf4", "#dfe6f2", "#f0eef2"))
    g = land.hill(s.rng, -1.16, 0.06, 0.5)
    s.sheet(g, 0.95, "#8c9cc4", "#f4f2f4", span=(-1.55, -1.06), bump=0.6)
    y = land.top(g, -0.3)
    weather.contact(s, -0.3, y - 0.01, 0.4, 0.93, 0.5)
    c = s.place(people.child("reach", mood="surprised"), -0.36, y - 0.02, 0.42, 0.85, shadow=False)
    s.place(props.sledge("#c8382c"), -0.74, land.top(g, -0.74) - 0.01, 0.32, 0.85, shadow=False)
    room.string(s, [(-0.6, land.top(g, -0.6) + 0.04), (-0.5, y + 0.05), c.points["hand"]], 0.84, "#7a4030", 0.01, 0)
    s.place(trinkets.wool(), 0.5, land.top(g, 0.5) - 0.02, 0.2, 0.9, shadow=False)
    s.place(animals.cat("sit", "#e08a40"), 0.74, land.top(g, 0.74) - 0.02, 0.32, 0.84, flip=True, shadow=False)
    room.string(s, [(cx + 0.3, cy - 0.1), (1.0, -0.3), (0.86, -0.8), (0.56, land.top(g, 0.5) + 0.15)], 0.9, "#fbf8f4", 0.014, 0.1)
    weather.snow(s, 110, depths=(0.0, 2.6))
    light.rig(s, 700, 150)
    light.sun(s, 0.9, "#ffe0c8", side=0.7, height=0.5)


@card("teal", focus=1.5)
def heron_letter(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(-0.4, -0.35, 0.8, "#ffe6a8", 0.5), wisps=0.3)
    flood = -1.3
    land.distance(s, "roofs", 2, y=-0.6, step=-0.12, tall=0.5, depth=4.5, gap=0.4, fog=0.5)
    room.town_row(
        s, solids.on_floor(s, flood, 3.4) - 0.1, 3.4, ("#4f7a80", "#3f6a74", "#5c8484"), x1=0.5, size=(0.5, 0.6), lit=False, roofs=("#2a4a58", "#34505c")
    )
    solids.water(s, flood, "#3f7a80", rough=0.1, wave=0.3)
    # The house with the lit window.
    y = solids.on_floor(s, flood, 2.0)
    wall = box(0.22, y - 0.1, 1.3, 1.12)
    pane = box(0.44, 0.0, 0.86, 0.6).union(ellipse(0.65, 0.6, 0.21, 0.16))
    s.sheet(wall.difference(pane), 2.0, "#4f7a80", "#8fb0a4", thick=0.1, translucent=0, bump=0.6)
    s.sheet(Polygon([(0.12, 1.08), (0.5, 1.7), (1.4, 1.7), (1.4, 1.08)]), 1.9, "#6a3a34", "#9a5a44", thick=0.1, translucent=0)
    s.sheet(box(0.3, -0.2, 1.1, 0.9), 2.5, "#d88a3c", "#f4b85c", translucent=0, glow=0.4)
    s.sheet(pane.buffer(0.04).difference(pane).union(box(0.36, -0.07, 0.94, 0.0)), 1.86, "#a88c5c", "#c8ac74", thick=0.1, translucent=0)
    s.sheet(box(0.645, -0.0, 0.66, 0.76).union(box(0.44, 0.52, 0.86, 0.535)), 1.9, "#8a6c48", thick=0.03)
    s.place(people.lady("offer", top="#c8442c", pattern_colour="#f4dc90"), 0.74, -0.36, 0.84, 2.2, flip=True)
    for bx in (0.5, 0.62, 0.74):
        s.puff(ellipse(bx, -0.04, 0.07, 0.05), 1.72, 0.03, "#2f5a3c", "#6f9a5c", shadow=False)
        s.puff(circle(bx + 0.02, 0.0, 0.024), 1.66, 0.02, "#d85a3c", "#f08a5c", shadow=False)
    bricks = props.buildings.bricks(0.24, -0.9, 1.2, 1.0, 0.12, 0.07)
    s.sheet(bricks.difference(pane.buffer(0.1)), 1.93, "#5f8a8c", "#7fa49c", thick=0.01, edge=0, shadow=False)
    s.puff(
        box(0.56, y - 0.1, 0.88, -0.46).union(ellipse(0.72, -0.46, 0.16, 0.1)),
        1.9,
        0.02,
        "#4a2a24",
        "#8a4a38",
        [Mark(line([(0.72, -1.3), (0.72, -0.3)], 0.012), "#3a1c18", 0.8)],
        "plank",
        shadow=False,
    )
    # The post.
    h = s.place(animals.heron("stand", "#9cb4c4"), -0.42, solids.on_floor(s, flood, 1.4) - 0.1, 1.24, 1.4, shadow=False)
    mx, my = h.points["mouth"]
    s.place(trinkets.letter(), mx - 0.03, my - 0.05, 0.22, 1.3, turn=-14)
    d = 2.7
    lamp = s.place(props.street_lamp(), 0.1, solids.on_floor(s, flood, d) - 0.16, 0.6, d)
    weather.halo(s, *lamp.points["lamp"], d - 0.2, 0.2, "#ffd080", 0.5)
    s.place(props.boat("#c8603a"), -0.16, solids.on_floor(s, flood, d - 0.2) - 0.02, 0.18, d - 0.2)
    room.string(s, [(0.0, -0.9), (0.06, -0.96), (0.1, -0.82)], d - 0.3, "#e8d8b0", 0.01, 0)
    light.lamp(s, 0.6, 0.3, 1.6, 14, "#ffc070", 0.15)
    light.rig(s, 1000, 200)
    light.lamp(s, -1.6, 0.3, 3.0, 60, "#ffdca0", 0.4)


@card("storm", focus=1.8)
def roof_angler(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, heaps=[(-0.6, 1.3, 0.8), (0.7, 1.36, 0.7)], shade="#5f7f8c", glow=sky.Glow(-0.6, -0.6, 1.1, "#ffdc98", 0.75))
    land.distance(s, "roofs", 3, y=-0.9, step=-0.12, tall=0.4, depth=4.2, gap=0.5, fog=0.7)
    for x, y, w, d in ((-0.7, 0.22, 0.8, 3.2), (0.75, 0.14, 0.9, 3.1), (0.05, 0.06, 0.8, 2.9)):
        weather.cloud(s, x, y, w, d, "#6f8c98", "#d4dcd8", flat=True)
    f = s.place(animals.fish("#e87a3c", "#fbe0a8"), 0.3, 0.24, 1.0, 2.3, turn=-24, flip=True)
    for x, y, w, d in ((0.55, 0.02, 0.7, 1.95), (-0.02, -0.08, 0.5, 1.9), (0.95, 0.3, 0.5, 2.0)):
        weather.cloud(s, x, y, w, d, "#5f7f8c", "#c8d4d2", flat=True)
    # The roof.
    roof = Polygon([(-1.4, -0.86), (0.42, -0.86), (0.86, -1.7), (-1.4, -1.7)])
    s.puff(roof, 1.3, 0.03, "#5a2c28", "#a8543c", [Mark(props.buildings.tiles(-1.4, -1.7, 1.0, -0.88, 0.13), "#4a2420", 0.7)])
    s.puff(line([(-1.4, -0.85), (0.44, -0.85)], 0.06), 1.25, 0.03, "#7a3c30", "#c06a4c")
    s.puff(
        box(-0.98, -0.9, -0.74, -0.5).union(box(-1.02, -0.54, -0.7, -0.47)),
        1.28,
        0.04,
        "#6a3a30",
        "#a8644c",
        [Mark(props.buildings.bricks(-1, -0.9, -0.7, -0.5, 0.08, 0.05), "#d89070", 0.5)],
    )
    a = s.place(people.fisherman("fish"), -0.36, -0.83, 0.74, 1.15)
    hx, hy = a.points["far_hand"]
    s.puff(
        stroke(bezier((hx - 0.16, hy - 0.12), (hx + 0.1, hy + 0.3), (hx + 0.3, hy + 0.62), n=16), 0.03, 0.02, 0.012),
        1.05,
        0.012,
        "#6a4424",
        "#a87840",
        shadow=False,
    )
    room.string(s, [(hx + 0.3, hy + 0.62), (hx + 0.42, hy + 0.5), f.points["mouth"]], 1.6, "#fff6e0", 0.01, 0.3)
    s.place(animals.cat("sit", "#e8e2d4"), 0.2, -0.83, 0.34, 1.15, flip=True)
    s.place(trinkets.bucket(), 0.06, -0.84, 0.2, 1.05)
    for x, y, k in ((-0.62, 0.72, 0.12), (-0.5, 0.64, 0.09), (-0.4, 0.76, 0.1)):
        s.place(animals.fish("#f0b070", kind="long"), x, y, k * 1.4, 2.6, flip=True, turn=-10)
    light.rig(s, 900, 350)
    light.sun(s, 0.8, "#ffeac0", side=0.8, height=0.4)


def visage(kind: int, c: str, wink: bool = False) -> Figure:
    """A face for sale; each another one."""
    shape = (
        mirror("0,98 28,94 42,74 38,40 22,12 0,2"),
        circle(0, 50, 46),
        mirror("0,80 20,84 36,104! 42,70 38,36 20,10 0,2"),
        mirror("0,100 22,98 32,76 34,44 22,10 0,-6!"),
    )[kind % 4]
    ink = "#2a141c"
    eyes = (
        union(*(ellipse(d * 17, 58, 8, 5) for d in (-1, 1))),
        union(*(line(bezier((d * 8, 58), (d * 17, 50), (d * 26, 58), n=10), 3.6) for d in (-1, 1))),
        union(*(circle(d * 16, 60, 8).difference(circle(d * 16 + 2, 62, 3)) for d in (-1, 1))),
    )[kind % 3]
    if wink:
        eyes = union(circle(-16, 60, 9).difference(circle(-13, 63, 3)), line(bezier((8, 60), (17, 52), (26, 60), n=10), 4))
    mouth = (
        draw("-20,34! 0,26 20,34! 0,12"),
        line(bezier((-14, 22), (0, 32), (14, 22), n=10), 4),
        ellipse(0, 24, 8, 10),
        line(bezier((-16, 28), (0, 18), (16, 28), n=10), 4),
    )[kind % 4]
    brow = union(*(line(bezier((d * 8, 74), (d * 18, 80 - 6 * (kind % 3)), (d * 28, 72), n=8), 4) for d in (-1, 1)))
    marks = [Mark(eyes, ink), Mark(mouth, ink if kind % 4 != 1 else "#8a2430"), Mark(brow, darker(c, 0.5), 0.8)]
    marks.append(Mark(union(circle(-26, 38, 8), circle(26, 38, 8)), "#d8503c", 0.4, 0.03))
    return thing([piece(shape, c, 14, 0, marks, "skin"), piece(stroke([(0, 58), (1, 42)], 6, 11), lighter(c, 0.1), 6, 10)], middle=(0, 50))


def hat() -> Figure:
    crown = draw("-34,8! -32,40 -18,58 0,62 18,58 32,40 34,8!")
    band = Mark(box(-40, 8, 40, 20), "#a8382c")
    return thing([piece(crown, "#34303c", 16, 0, [band]), piece(ellipse(0, 7, 54, 9), "#34303c", 8, 6)])


@card("ember", focus=1.6)
def face_market(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, glow=sky.Glow(0.6, -0.2, 0.8, "#ffc070", 0.4))
    land.distance(s, "roofs", 2, y=-0.3, step=-0.15, tall=0.5, depth=4.4, gap=0.5, fog=0.5)
    back = box(-0.92, -1.1, 0.92, 0.86)
    s.sheet(back, 2.5, "#7a3038", "#c06048", translucent=0, bump=0.6)
    skins = ("#f2e6cc", "#e8b48c", "#c8846a", "#d8d0c0", "#e8c860", "#8fb0a8", "#a85a44", "#f0d0b8", "#b8c4d0", "#d89a6c", "#f4ecd8", "#c86a5c")
    spots = [(x, y) for y in (0.38, -0.02, -0.42) for x in (-0.66, -0.22, 0.22, 0.66)]
    for i, (x, y) in enumerate(spots):
        if i == 6:
            continue
        s.place(visage(i * 5 + i // 4, skins[i], i == 5), x, y, 0.31, 2.3, turn=(-6, 4, -3, 7)[i % 4])
        s.sheet(line([(x, y + 0.3), (x, y + 0.36)], 0.014), 2.4, "#e8c890", shadow=False)
    s.sheet(circle(0.22, 0.34, 0.02), 2.44, "#e8c890")
    for x in (-0.94, 0.94):
        s.puff(stroke([(x, -1.3), (x, 1.0)], 0.07, 0.06), 1.9, 0.05, "#5a2c20", "#a8643c", brush="plank")
    for i in range(10):
        x = -1.05 + i * 0.21
        scallop = Polygon([(x + 0.04, 1.18), (x + 0.17, 1.18), (x + 0.21, 0.84), (x, 0.84)]).union(ellipse(x + 0.105, 0.84, 0.105, 0.08))
        c = "#c8382c" if i % 2 else "#f4e4c4"
        s.puff(scallop, 1.7, 0.05, darker(c, 0.2), c, brush="cloth")
    s.puff(box(-1.0, -1.4, 1.0, -0.72), 1.6, 0.05, "#8a4c34", "#d08858", brush="wood")
    s.puff(box(-1.05, -0.74, 1.05, -0.66), 1.5, 0.04, "#8a4c2c", "#d08a50", brush="wood")
    for x in (-0.44, 0.44):
        lamp = s.place(props.lantern("#8a5a28"), x, 0.6, 0.22, 1.6)
        light.lamp(s, x * 0.5, 0.5, 1.2, 6, "#ffb860", 0.2)
        weather.halo(s, *lamp.points["lamp"], 1.4, 0.3, "#ffb050", 0.5)
    s.sheet(land.hill(s.rng, -1.22, 0.02, 0.5), 1.1, "#5a2a34", "#a85c4c", span=(-1.6, -1.15))
    # She holds an old man's face beside her own and looks at it.
    x, y, k = -0.32, -1.46, 1.0
    mx, my = 0.05, -0.64
    girl = people.child(
        Pose(near_leg=(-8, -8), far_leg=(8, 4), lean=2, nod=2),
        mood="tender",
        profile=True,
        gaze=(0.8, 0.1),
        nose="snub",
        skin="#c98a5e",
        hat="",
        hair="braids",
        top="#1f9a94",
        bottom="#1f4a5a",
        pattern="buttons",
        hands=("grip", "grip"),
        touch={"hand": people.local((mx - 0.04, my - 0.3), x, y, k), "far_hand": people.local((mx + 0.0, my - 0.22), x, y, k)},
    )
    weather.contact(s, x, y, 0.5, 0.95, 0.5)
    s.place(girl, x, y, k, 0.85, shadow=False)
    rod = stroke([(mx + 0.02, my - 0.1), (mx - 0.05, my - 0.42)], 0.026, 0.022)
    s.puff(rod, 0.74, 0.014, "#6a3c20", "#b8804c", shadow=False)
    s.place(visage(4, "#e8c4a0"), mx + 0.02, my - 0.12, 0.36, 0.66, turn=-4, shadow=False)
    beard = draw(
        f"{mx - 0.13},{my + 0.04} {mx - 0.06},{my - 0.03} {mx + 0.02},{my - 0.01} {mx + 0.1},{my - 0.03} {mx + 0.17},{my + 0.04} {mx + 0.15},{my - 0.14} {mx + 0.04},{my - 0.3}! {mx - 0.09},{my - 0.14}"
    )
    s.puff(beard, 0.54, 0.04, "#c8c4c0", "#fbf6ee", brush="wool", shadow=False)
    for u in (-1, 1):
        s.puff(
            limb([(mx + 0.02, my + 0.01), (mx + 0.02 + 0.06 * u, my + 0.02), (mx + 0.02 + 0.12 * u, my - 0.02)], 0.05, 0.05, 0.014),
            0.5,
            0.02,
            "#d0ccc8",
            "#ffffff",
            brush="wool",
            shadow=False,
        )
    # Of the keeper only the hat is there, and tea that steams.
    counter = -0.67
    s.place(hat(), -0.72, counter, 0.2, 1.35, shadow=False)
    s.place(props.cup("#f4e8d4", "#c8382c"), 0.5, counter, 0.17, 1.35, shadow=False)
    for i in range(3):
        s.puff(circle(0.5 + 0.02 * (-1) ** i, counter + 0.16 + 0.06 * i, 0.018 + 0.006 * i), 1.3, 0.012, "#e8d8c8", "#fff8ec", shadow=False, glow=0.1)
    s.place(animals.cat("sit", "#2a2030"), 0.78, -0.67, 0.24, 1.4)
    light.rig(s, 1150, 160)
    light.lamp(s, 0.1, 0.1, 0.6, 12, "#ffc080", 0.3)
    light.lamp(s, -0.5, -0.9, -0.2, 9, "#ffd8b0", 0.3)
