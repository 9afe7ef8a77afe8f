"""High up: wires, stairs, a bridge."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("paper", focus=1.8)
def bird_score(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0, -0.3, 0.9, "#fffdf4", 0.5))
    land.distance(s, "hills", 2, y=-0.78, step=-0.12, tall=0.24, depth=4.3, gap=0.5, fog=0.6)
    for x in (-0.86, -0.62, 0.58, 0.8):
        s.sheet(plants.poplar(s.rng, x, -0.92, s.rng.uniform(0.3, 0.46)), 3.4, "#a8a49c", "#c8c4ba", shadow=False)
    # Poles and five wires.
    for x in (-0.9, 0.9):
        s.puff(stroke([(x, -1.2), (x, 1.36)], 0.09, 0.065), 2.0, 0.05, "#4a4644", "#8a8480", brush="plank")
    ys = [0.02 + 0.27 * i for i in range(5)]

    def wire(i: int, x: float) -> float:
        return ys[i] - 0.05 * (1 - (x / 0.9) ** 2)

    for i, y in enumerate(ys):
        s.sheet(line([(x / 20, wire(i, x / 20)) for x in range(-24, 25)], 0.014), 1.9, "#34302f", thick=0.012, shadow=False)
        for x in (-0.9, 0.9):
            s.puff(box(x - 0.13, y - 0.03, x + 0.13, y + 0.03), 1.85, 0.03, "#5c5854", "#a8a29a", brush="wood")
            solids.ball(s, x - 0.1 * (x / 0.9), y + 0.04, 1.75, 0.026, material.solid("#f4f0ea", rough=0.2, bump=0, coat=1), 16)
    tune = ((-0.34, 1), (-0.12, 3), (0.02, 2), (0.3, 2), (0.44, 4), (0.64, 0))
    for n, (x, i) in enumerate(tune):
        c = "#d0281e" if n == 4 else "#2c2a2e"
        s.place(
            animals.bird("sing" if n in (1, 4) else "perch", c, "#f4d8b0" if n == 4 else "#5c5860", "#e0a030"),
            x,
            wire(i, x) - 0.005,
            0.27,
            1.7,
            flip=n in (3, 5),
        )
    # The clef: a cat with a curled tail.
    cx = -0.62
    cy = wire(1, cx)
    s.place(animals.cat("back", "#2c2a2e", collar="#d0281e"), cx, cy - 0.005, 0.5, 1.6)
    tail = stroke(bezier((cx + 0.12, cy + 0.06), (cx + 0.3, cy - 0.1), (cx + 0.16, cy - 0.46), (cx - 0.04, cy - 0.36), n=24), 0.06, 0.055, 0.05, 0.05)
    curl = stroke(bezier((cx - 0.04, cy - 0.36), (cx - 0.16, cy - 0.26), (cx + 0.02, cy - 0.16), (cx + 0.05, cy - 0.28), n=20), 0.05, 0.045, 0.03)
    s.puff(union(tail, curl), 1.5, 0.03, "#1c1a1e", "#3c3a40", brush="fur")
    g = land.hill(s.rng, -1.14, 0.05, 0.5)
    s.sheet(g, 1.2, "#b8b4aa", "#fffdf6", span=(-1.5, -1.05), bump=0.5)
    y = land.top(g, 0.04)
    weather.contact(s, 0.04, y - 0.01, 0.5, 1.15, 0.45)
    f = s.place(people.musician("play", top="#c8281e", bottom="#34303a", scarf="#f0e8d8", mood="happy"), 0.0, y - 0.015, 0.86, 1.0, shadow=False)
    mx, my = f.points["mouth"]
    s.place(props.violin("#c8642c"), mx + 0.0, my - 0.1, 0.36, 0.78, turn=-74)
    hx, hy = f.points["hand"]
    s.place(props.bow("#5a3420"), hx + 0.06, hy - 0.02, 0.5, 0.62, turn=58)
    s.place(animals.dog("sit", "#8a8078"), 0.5, land.top(g, 0.5) - 0.02, 0.34, 1.0, flip=True, shadow=False)
    s.puff(ellipse(-0.46, land.top(g, -0.46) + 0.02, 0.13, 0.03), 1.0, 0.02, "#34302f", "#5c5854", shadow=False)
    s.puff(
        box(-0.54, land.top(g, -0.46) + 0.02, -0.38, land.top(g, -0.46) + 0.16),
        0.98,
        0.04,
        "#34302f",
        "#5c5854",
        [Mark(box(-0.6, land.top(g, -0.46) + 0.02, -0.3, land.top(g, -0.46) + 0.05), "#d0281e", 0.95)],
        shadow=False,
    )
    weather.snow(s, 70)
    light.sun(s, 1.3, side=-0.5)
    light.rig(s, 750, 120)


@card("rose", focus=1.7)
def two_stairs(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0, -0.7, 0.9, "#ffe8b8", 0.6), stars=30)
    # The sun goes down between them, into a sea of clouds.
    weather.sun(s, 0, -0.46, 0.25, 4.7, "#fff0c0", "#ffb46c")
    for x, y, w, d in (
        (-0.5, -0.86, 1.3, 4.4),
        (0.6, -0.9, 1.4, 4.3),
        (-0.8, -1.26, 1.3, 3.6),
        (0.8, -1.24, 1.3, 3.6),
        (0.0, -1.4, 1.4, 3.2),
        (-0.66, -0.2, 0.4, 4.2),
        (0.72, 0.3, 0.4, 4.2),
        (0.12, 1.12, 0.4, 4.4),
    ):
        weather.cloud(s, x, y, w, d, "#d890a8", "#fff2ea", flat=True)
    # Slabs in the air: twelve steps on either side, further apart with each.
    n, run, rise = 12, 0.052, 0.135
    for side in (-1, 1):
        c = ("#f0c4b4", "#c8d4e0")[side > 0]
        stone = material.solid(c, darker(c, 0.12), rough=0.8, bump=0.3, grain=30)
        for i in range(n):
            solids.block(s, side * (0.2 + run * i), -1.16 + rise * i, 2.0, 0.3, 0.05, 0.3, stone)
        top = (side * (0.2 + run * n + 0.02), -1.16 + rise * n)
        solids.block(s, top[0], top[1], 1.95, 0.5, 0.07, 0.5, stone)
        s.place(props.door(("#2f8f9a", "#c8503c")[side > 0], "#5a3a50", ajar=True), top[0], top[1] + 0.03, 0.46, 1.8, flip=side > 0)
        weather.halo(s, top[0], top[1] + 0.24, 1.6, 0.34, "#ffe0a0", 0.45)
        for cx, cy, w in ((side * 0.9, -1.46, 0.8), (side * 0.98, top[1] - 0.24, 0.4), (side * 0.3, -1.54, 0.7)):
            weather.cloud(s, cx, cy, w, 1.4, "#d890a8", "#fff2ea", flat=True)
    step = 5
    px, py = 0.2 + run * step, -1.16 + rise * step + 0.03
    a = s.place(
        people.lady("walk", mood="sad", top="#2f8f9a", bottom="#1f5a66", hat="bowler", hat_colour="#2f6a74"),
        -px + 0.02,
        py,
        0.66,
        1.55,
        flip=True,
        shadow=False,
    )
    b = s.place(people.captain("walk", mood="sad", top="#c8503c", bottom="#5a3040", hat_colour="#7a3038", face=0.2), px - 0.02, py, 0.66, 1.55, shadow=False)
    (ax, ay), (bx, by) = a.points["top"], b.points["top"]
    # A ribbon is tied round each hat, and the thread runs from bow to bow; a bird keeps it off the ground.
    ends = []
    for side, hx, hy in ((1, ax, ay), (-1, bx, by)):
        kx, ky = hx + side * 0.085, hy - 0.018
        s.puff(stroke(bezier((hx - side * 0.085, ky + 0.012), (hx, ky - 0.012), (kx, ky), n=12), 0.03, 0.03), 1.36, 0.012, "#b01c20", "#e84438", shadow=False)
        loops = union(ellipse(kx + 0.03, ky + 0.034, 0.036, 0.022, 35), ellipse(kx - 0.03, ky + 0.034, 0.036, 0.022, -35), circle(kx, ky, 0.02))
        s.puff(loops, 1.3, 0.02, "#b01c20", "#f0503c", shadow=False)
        ends.append((kx + side * 0.01, ky - 0.01))
    mid = (0.0, ends[0][1] - 0.1)
    for end in ends:
        thread = bezier(end, (end[0] * 0.72, end[1] - 0.17), (end[0] * 0.3, mid[1] - 0.06), mid, n=30)
        s.sheet(line(thread, 0.017), 1.38, "#d82c2c", thick=0.012, glow=0.25, shadow=False)
    s.place(animals.bird("fly", "#5a3a70", "#f4c8d0"), 0.02, mid[1] - 0.005, 0.2, 1.3, shadow=False)
    for x, y, k in ((-0.2, 0.86, 0.12), (-0.34, 0.98, 0.1)):
        s.place(animals.bird("fly", "#5a3a70", "#e8c0d0"), x, y, k, 3.0)
    weather.fog(s, 1.2, "#f4c4c0", 0.5, -1.7, -1.0)
    light.rig(s, 900, 300)
    light.lamp(s, 0, -0.9, 1.2, 22, "#ffe0c0", 0.4)


@card("noon", focus=1.7)
def book_bridge(s: Stage) -> None:
    s.view(rise=-0.55, pivot=1.7)
    sky.backdrop(s, wisps=0.3, heaps=[(-0.6, 1.0, 0.7), (0.6, 0.9, 0.6)], glow=sky.Glow(0.4, 0.2, 0.8, "#fffdf0", 0.4))
    land.distance(s, "mountains", 4, y=-0.2, step=-0.24, tall=0.7, depth=4.4, gap=0.3, fog=0.4)
    # The gorge, its fall, and the mist below.
    wall = draw("-1.5,-1.8! -1.5,-0.42! -0.5,-0.44 -0.2,-0.5 0.02,-0.5! 0.08,-0.54! 0.3,-0.54! 0.36,-0.49! 0.6,-0.44 1.5,-0.4! 1.5,-1.8!")
    rifts = union(*(line([(x, -0.56), (x + 0.04, -0.8), (x - 0.03, -1.1), (x + 0.03, -1.5)], 0.014) for x in (-0.5, -0.3, -0.1, 0.44, 0.6)))
    s.puff(wall, 3.1, 0.05, "#3c6c78", "#a8b89c", [Mark(rifts, "#4c7078", 0.6), Mark(box(-2, -0.49, 2, -0.3), "#9cc48c", 0.9, 0.01)], "stone", shadow=False)
    fall = draw("0.1,-0.52! 0.28,-0.52! 0.31,-0.9 0.34,-1.6! 0.02,-1.6! 0.07,-0.9")
    threads = union(*(line([(0.12 + 0.035 * i, -0.54), (0.1 + 0.05 * i, -1.0), (0.07 + 0.06 * i, -1.6)], 0.012) for i in range(5)))
    s.puff(fall, 2.95, 0.03, "#a8d4e4", "#f4fdff", [Mark(threads, "#7cb8d0", 0.6)], shadow=False, glow=0.08)
    for i in range(9):
        s.puff(circle(-0.12 + 0.075 * i, -1.36 + 0.05 * math.sin(i * 2.1), 0.09), 2.85, 0.05, "#b8d8e0", "#f4fcff", brush="wool", shadow=False)
    weather.fog(s, 2.8, "#d8ecf0", 0.7, -1.7, -1.0)
    for side in (-1, 1):
        cliff = draw(
            f"{side * 1.6},-0.3! {side * 0.9},-0.34 {side * 0.74},-0.4 {side * 0.78},-0.6 {side * 0.66},-0.9 {side * 0.74},-1.3 {side * 0.6},-1.8! {side * 1.6},-1.8!"
        )
        s.puff(cliff, 2.2, 0.16, "#6a5a5c", "#dcc4a0", [Mark(box(-2, -0.46, 2, 0), "#8ab878", 0.85, 0.01)], "stone")
    # The arch of books, spines to us; one has been taken out.
    covers = ("#c8402c", "#e8b020", "#2f7a86", "#5a3a70", "#3f7a4c", "#d8743c", "#24508a")
    cx, cy, rx, ry, n, missing, tall = 0.0, -0.82, 0.8, 0.76, 13, 8, 0.21
    for i in range(n):
        t = math.pi * (1 - (i + 0.5) / n)
        x, y = cx + rx * math.cos(t), cy + ry * math.sin(t)
        turn = math.degrees(math.atan2(ry * math.cos(t), -rx * math.sin(t))) + 180
        if i == missing:
            continue
        w = 0.096
        body = move(box(-w, -tall, w, tall).buffer(-0.012).buffer(0.012), x, y, turn)
        bands = move(union(box(-w, tall * 0.62, w, tall * 0.74), box(-w, tall * 0.5, w, tall * 0.54), box(-w, -tall * 0.74, w, -tall * 0.62)), x, y, turn)
        label = move(box(-w * 0.62, -0.01, w * 0.62, 0.07), x, y, turn)
        script = move(union(*(line([(-w * 0.42, q), (w * 0.42, q)], 0.008) for q in (0.018, 0.042))), x, y, turn)
        c = covers[(i * 3) % 7]
        marks = [Mark(bands, "#f4d890", 0.9), Mark(label, lighter(c, 0.6), 0.9), Mark(script, darker(c, 0.4), 0.8)]
        s.puff(body, 1.8 - 0.012 * (i % 2), 0.08, darker(c, 0.2), lighter(c, 0.08), marks, "cloth")

    def deck(px: float) -> float:
        return cy + (ry + tall) * math.sqrt(max(0.0, 1 - (px / (rx + tall)) ** 2))

    # Who took it sits at the edge of the hole, deep in the story; the class has to wait.
    gap = math.pi * (1 - (missing + 0.5) / n)
    edge = cx + (rx + tall) * math.cos(gap)
    kx, ky, kk = edge + 0.2, deck(edge + 0.2) - 0.02, 0.66
    reader = people.boy(
        "read_seat",
        mood="tender",
        face=-0.3,
        gaze=(0.3, -1.0),
        skull="round",
        skin="#8a5a3c",
        hair="curly",
        hair_colour="#20161a",
        glasses=True,
        top="#e8b020",
        pattern_colour="#c8402c",
        hands=("cup", "cup"),
    )
    placed = s.place(reader, kx, ky, kk, 1.55, flip=True, shadow=False)
    bx, by = placed.points["far_palm"]
    s.place(props.book("#c8402c", True), bx + 0.05, by - 0.13, 0.25, 1.4, turn=8, shadow=False)
    walkers = (
        ("librarian", -0.04, 0.62, "point", "afraid", "#3f6a5c", {"hands": ("rest", "point"), "skin": "#6a4028", "hair_colour": "#241614"}),
        ("girl", -0.3, 0.42, "stand", "surprised", "#f0b428", {}),
        ("child", -0.5, 0.42, "wave", "angry", "#d23a26", {"hands": ("rest", "open")}),
        ("boy", -0.7, 0.4, "hug_knees", "longing", "#2f7a86", {}),
    )
    for name, px, k, pose, mood, top, look in walkers:
        y = deck(px) - (0.0 if pose == "hug_knees" else 0.02)
        s.place(getattr(people, name)(pose, mood=mood, top=top, gaze=(0.9, 0.1), **look), px, y, k, 1.6, shadow=False)
    s.place(props.house("#f6ecd8", "#c8503c", False, 60), 0.94, -0.4, 0.4, 2.05)
    s.puff(plants.pine(s.rng, -0.94, -0.4, 0.5), 2.0, 0.05, "#1d4f4c", "#5c9a78")
    # A bird waits in the hole, as if it could hold the arch.
    hx, hy = cx + rx * math.cos(gap), cy + (ry - tall) * math.sin(gap)
    s.place(animals.bird("fly", "#e8b020", "#fff6d8", "#d8743c"), hx - 0.02, hy + 0.06, 0.2, 1.7, shadow=False)
    pages = [box(-0.5, -0.35, 0.5, 0.35)]
    weather.falling(s, pages, ["#fffaf0", "#f4ecd8"], 7, (0.05, 0.08), (1.2, 2.4), (-1.3, -0.3))
    weather.fog(s, 1.0, "#eaf4f2", 0.5, -1.6, -1.0)
    light.sun(s, 1.8, side=-0.9, height=0.5)
    light.rig(s, 700, 200)
