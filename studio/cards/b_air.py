"""High up: wires, stairs."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, weather
from theatre.colour import darker
from theatre.curves import bezier, circle, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
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
    s.view(rise=0.75, pivot=1.7)
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0, -0.35, 1.0, "#ffe0a8", 0.75), stars=40)
    # The sun goes down between them, into a sea of clouds.
    weather.sun(s, 0, -0.3, 0.3, 4.7, "#fff0c0", "#ffa45c")
    for x, y, w, d in (
        (-0.7, -0.72, 1.6, 4.4),
        (0.72, -0.76, 1.6, 4.3),
        (0.0, -1.2, 2.0, 3.9),
        (-0.8, -1.16, 1.7, 3.5),
        (0.85, -1.14, 1.7, 3.5),
        (0.0, -1.42, 1.9, 3.2),
        (0.3, 1.2, 0.5, 4.4),
        (-0.28, 0.98, 0.34, 4.4),
    ):
        weather.cloud(s, x, y, w, d, "#c87898", "#ffe6dc", flat=True)
    # Slabs in the air, seen from a little above: further apart with each.
    n, run, rise, x0, y0 = 8, 0.068, 0.2, 0.3, -1.34
    for side in (-1, 1):
        c = ("#f0b8a8", "#b8c4e0")[side > 0]
        stone = material.solid(c, darker(c, 0.14), rough=0.8, bump=0.3, grain=30)
        for i in range(n):
            solids.block(s, side * (x0 + run * i), y0 + rise * i, 1.7 + 0.17 * (i - 3), 0.42, 0.06, 0.42, stone, turn=(0, 0, 0.05 * math.sin(i * 2.3 + side)))
        tx, ty = side * (x0 + run * n - 0.05), y0 + rise * n - 0.1
        solids.block(s, tx, ty, 2.5, 0.54, 0.08, 0.56, stone)
        s.place(props.door(("#2f8f9a", "#c8503c")[side > 0], "#5a3a50", ajar=True), tx, ty + 0.035, 0.62, 2.5, flip=side > 0)
        ajar = union(box(0.1, 0.02, 0.205, 0.82), ellipse(0.1, 0.82, 0.105, 0.12).intersection(box(0.1, 0.8, 0.3, 1)))
        s.puff(move(ajar, tx, ty + 0.035, 0, 0.62, side > 0), 2.42, 0.01, "#ffc060", "#fff0c0", glow=0.7, shadow=False)
        weather.halo(s, tx - side * 0.12, ty + 0.3, 2.2, 0.4, "#ffe0a0", 0.5)
        light.lamp(s, tx - side * 0.24, ty + 0.26, 2.2, 9, "#ffd890", 0.08)
        for cx, cy, w, d in ((side * 0.8, -1.5, 0.9, 1.3), (side * 0.96, -0.5, 0.42, 2.4), (side * 0.2, -1.62, 0.7, 1.2)):
            weather.cloud(s, cx, cy, w, d, "#d08098", "#fff0e8", flat=True)
    step, k = 3, 0.98
    px, py = x0 + run * step, y0 + rise * step + 0.03
    ax, bx = -px - 0.03, px + 0.03
    lady = people.lady(
        Pose(near_leg=(-8, -8), far_leg=(10, 4), lean=7, nod=-2),
        mood="longing",
        profile=True,
        gaze=(0.9, 0.15),
        top="#2f8f9a",
        bottom="#1f5a66",
        hat="bowler",
        hat_colour="#23606c",
        hands=("grip", "open"),
        touch={"hand": (-0.1, 0.3), "far_hand": (0.34, 0.62)},
    ).holding(props.suitcase("#b8743c"), "palm", "handle", 0.24)
    man = people.captain(
        Pose(near_leg=(-8, -8), far_leg=(10, 4), lean=8, nod=-2),
        mood="longing",
        profile=True,
        gaze=(0.9, 0.15),
        top="#c8503c",
        bottom="#5a3040",
        hat_colour="#7a2c34",
        hands=("grip", "open"),
        touch={"hand": (-0.12, 0.34), "far_hand": (0.36, 0.58)},
    ).holding(props.lantern("#5a3a28"), "palm", "handle", 0.2)
    a = s.place(lady, ax, py, k, 1.58)
    b = s.place(man, bx, py, k, 1.58, flip=True)
    lx, ly = b.points["lamp"]
    weather.halo(s, lx, ly, 1.3, 0.2, "#ffd080", 0.5)
    light.lamp(s, lx, ly, 1.3, 4, "#ffc878", 0.05)
    # A ribbon is tied round each hat, the thread runs from bow to bow, and a bird carries its middle.
    ends = []
    for side, f in ((1, a), (-1, b)):
        hx, hy = f.points["top"]
        kx, ky = hx + side * 0.05, hy - 0.02
        loops = union(ellipse(kx + 0.032, ky + 0.036, 0.038, 0.022, 35), ellipse(kx - 0.032, ky + 0.036, 0.038, 0.022, -35), circle(kx, ky, 0.02))
        s.puff(loops, 1.36, 0.02, "#b01c20", "#f0503c", shadow=False)
        ends.append((kx, ky))
    bird = s.place(animals.bird("fly", "#4a2c68", "#f4c8d0"), -0.1, 0.56, 0.27, 1.42, shadow=False)
    mx, my = bird.points["mouth"]
    for ex, ey in ends:
        thread = bezier((ex, ey), (ex * 0.55, ey - 0.12), (mx + (ex - mx) * 0.12, my - 0.2), (mx - 0.02, my - 0.005), n=30)
        s.sheet(line(thread, 0.018), 1.34, "#e02828", thick=0.012, glow=0.3, shadow=False)
    for x, y, q in ((0.3, 0.92, 0.12), (0.44, 1.02, 0.1)):
        s.place(animals.bird("fly", "#5a3a70", "#e8c0d0"), x, y, q, 3.0)
    # Who has not made up its mind.
    s.place(animals.cat("back", "#f4ece4", collar="#d82c2c"), x0 + run + 0.04, y0 + rise + 0.016, 0.27, 1.27)
    weather.fog(s, 1.15, "#f4c4c0", 0.5, -1.7, -1.05)
    light.rig(s, 620, 260)
    light.lamp(s, 0, -0.45, 1.9, 40, "#ffc890", 0.3)
    light.lamp(s, 0, -0.2, 0.9, 10, "#ffd8b0", 0.3)
