"""Close-ups: a globe, a table, a hedgehog."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("mint", focus=1.5)
def snow_globe(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.6, 0.95, 0.6), (0.7, 1.15, 0.5)])
    land.distance(s, "hills", 3, y=0.0, step=-0.16, tall=0.3, depth=4.3, gap=0.4, fog=0.4)
    meadow = land.hill(s.rng, -0.5, 0.04, 0.5)
    s.sheet(meadow, 2.9, "#5cae7c", "#b8e094", span=(-0.9, -0.4))
    for _ in range(46):
        x = s.rng.uniform(-1.05, 1.05)
        y = -0.48 - s.rng.uniform(0.0, 0.3)
        c = s.rng.choice(["#f06a8c", "#fff4e0", "#f8d048", "#f0a0b8"])
        s.puff(circle(x, y, s.rng.uniform(0.02, 0.04)), 2.7, 0.02, c, lighter(c, 0.3), shadow=False)
    for side in (-1, 1):
        s.sheet(box(side * 1.0 - 0.07, -1, side * 1.0 + 0.07, 1.7), 2.3, "#e0dcc8", "#fffaf0", thick=0.1, translucent=0)
    sill = -0.88
    s.puff(box(-1.4, -1.9, 1.4, sill), 1.95, 0.02, "#a8c8b4", "#f4f0e0", brush="wood")
    s.sheet(box(-1.4, sill - 0.02, 1.4, sill + 0.035), 1.9, "#fffaf0", "#ffffff", thick=0.1, translucent=0)
    cx, cy, r = -0.04, -0.02, 0.72
    ball = circle(cx, cy, r)
    s.puff(ball, 1.75, 0.01, "#a8c8ec", "#2f4f9c", shadow=False, glow=0.12)
    s.puff(
        union(*(circle(cx + s.rng.uniform(-0.6, 0.6), cy + s.rng.uniform(0.0, 0.6), 0.012) for _ in range(26))).intersection(ball),
        1.7,
        0.004,
        "#ffffff",
        "#fff4c8",
        glow=0.5,
        shadow=False,
        cell=0.006,
    )
    for y, d, low, high in ((-0.2, 1.68, "#7c98cc", "#c8d8f0"), (-0.34, 1.62, "#a8bce0", "#f4f6fc")):
        snow = land.hill(s.rng, y, 0.05, 0.9).intersection(ball)
        s.puff(snow, d, 0.02, low, high, shadow=False)
    for x, h, d in ((-0.46, 0.5, 1.64), (-0.28, 0.34, 1.66), (0.44, 0.56, 1.64), (0.26, 0.36, 1.66)):
        s.puff(plants.pine(s.rng, x, -0.3, h).intersection(ball), d, 0.03, "#2f5c6c", "#d8e8ec", shadow=False)
    lamp = s.place(props.street_lamp("#2a3044"), 0.3, -0.34, 0.52, 1.56, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 1.5, 0.26, "#ffd080", 0.6)
    y = -0.42
    weather.contact(s, -0.08, y, 0.5, 1.56, 0.5, "#34508c")
    s.place(
        people.lady("offer", top="#d8342c", pattern="", bottom="#8a1c24", scarf="#fff4e0", mood="sleepy", look=0.9), -0.2, y, 0.6, 1.5, turn=-4, shadow=False
    )
    s.place(
        people.groom("offer", top="#2c5a6a", bottom="#22344c", scarf="#f0b030", mood="sleepy", look=0.9), 0.06, y, 0.64, 1.46, turn=3, flip=True, shadow=False
    )
    flakes = []
    for _ in range(90):
        a, q = s.rng.uniform(0, math.tau), r * 0.94 * math.sqrt(s.rng.random())
        x, y = cx + q * math.cos(a), cy + q * math.sin(a)
        if math.dist((x, y), (-0.08, 0.1)) > 0.2:
            flakes.append((x, y, s.rng.uniform(1.1, 1.5), s.rng.uniform(0.006, 0.014)))
    solids.balls(s, flakes, material.solid("#ffffff", rough=0.9, bump=0, glow=0.4))
    glass = solids.ball(s, cx, cy, 1.6, r + 0.02, material.glass("#f0faff", 0.12))
    glass.visible_shadow = False
    shine = union(limb([(cx - 0.52, cy + 0.14), (cx - 0.46, cy + 0.34), (cx - 0.3, cy + 0.5)], 0.02, 0.06, 0.02), circle(cx - 0.2, cy + 0.58, 0.024))
    s.sheet(shine, 0.8, "#ffffff", shadow=False, thick=0.004, edge=0, mat=veils.tint("#ffffff", 0.75))
    base = [(0.0, 0.3), (0.42, 0.3), (0.47, 0.27), (0.44, 0.2), (0.5, 0.08), (0.56, 0.05), (0.56, 0.0)]
    solids.lathe(s, base, cx, -0.93, 1.6, 1.05, material.solid("#c8523c", "#a83a2c", rough=0.35, coat=0.5, bump=0.1))
    solids.lathe(s, [(0.45, 0.0), (0.47, 0.015), (0.45, 0.03)], cx, -0.76, 1.6, 1.1, material.solid("#f0c860", rough=0.3, metal=0.6, bump=0))
    # The paw.
    arm = limb([(1.3, -0.42), (1.02, -0.44), (0.86, -0.5)], 0.34, 0.3, 0.24)
    stripes = union(*(line([(x, -0.2), (x - 0.05, -0.5)], 0.05) for x in (1.02, 1.16)))
    s.puff(arm, 0.8, 0.16, "#d8782c", "#ffb45c", [Mark(stripes, "#b85a1c", 0.7)], "fur", shadow=False)
    for i, (px, py) in enumerate(((0.76, -0.42), (0.72, -0.5), (0.75, -0.58))):
        s.puff(ellipse(px, py, 0.075, 0.058), 0.66 - 0.02 * i, 0.07, "#f4e4d0", "#fffaf0", brush="fur", shadow=False)
    s.place(props.cup("#fffaf0", "#e8688a"), -0.74, -1.24, 0.4, 0.9)
    # Mirrored in the glass, these two would hang as white blocks beside her head.
    light.sun(s, 1.6, side=-0.6).visible_glossy = False
    light.area(s, (-3.0, -4.0, 3.5), (0, 1.5, -0.1), 2.2, 800, s.p.key).visible_glossy = False
    light.rig(s, 0, 200)


@card("lemon", focus=1.5)
def bee_tea(s: Stage) -> None:
    late = ((0.0, "#ffe890"), (0.4, "#ffeca0"), (0.6, "#f4e8b8"), (0.8, "#b8dcc8"), (1.0, "#74b8c0"))
    sky.backdrop(s, stops=late, heaps=[(-0.7, 0.86, 0.6), (0.1, 1.22, 0.5)], glow=sky.Glow(0.7, 0.5, 0.9, "#fff4b0", 0.6))
    weather.sun(s, -0.24, 0.42, 0.17, 4.7, "#fff4b0", "#ffbc48")
    land.distance(s, "wood", 3, y=0.02, step=-0.1, tall=0.5, depth=4.4, gap=0.4, fog=0.5)
    # The neighbours are on their way.
    for x, y, k in ((-0.56, 0.5, 0.15), (-0.04, 0.4, 0.11), (0.3, 0.72, 0.13), (-0.82, 0.22, 0.1)):
        s.place(animals.bee("#f4b81c"), x, y, k, 2.6, turn=12, shadow=False)
    hedge = union(*(circle(-1.2 + i * 0.2, -0.4 + 0.06 * math.sin(i * 2.3), 0.2) for i in range(13)), box(-1.5, -2, 1.5, -0.44))
    s.puff(hedge, 2.8, 0.06, "#3f6c2c", "#a8c048", brush="stone", shadow=False)
    for _ in range(44):
        x, y = s.rng.uniform(-1.05, 1.05), s.rng.uniform(-0.8, -0.26)
        c = s.rng.choice(["#ffffff", "#f0603c", "#f8d838", "#f48cac", "#b88cd8"])
        r = s.rng.uniform(0.024, 0.042)
        petals = union(*(circle(x + r * math.cos(a), y + r * math.sin(a), r * 0.72) for a in [i * math.tau / 5 for i in range(5)]))
        s.puff(petals, 2.5, 0.02, darker(c, 0.08), c, [Mark(circle(x, y, r * 0.5), "#e8a020")], shadow=False)
    s.sheet(land.hill(s.rng, -0.94, 0.03, 0.5), 2.4, "#5c8c2c", "#c8d860", span=(-1.4, -0.84))
    # A branch with apples over their heads.
    bough = limb([(-1.3, 1.16), (-0.7, 1.26), (-0.1, 1.12), (0.34, 1.2)], 0.12, 0.09, 0.06, 0.02)
    s.puff(bough, 1.2, 0.05, "#5a3820", "#a8784c", brush="plank", shadow=False)
    for i in range(54):
        t = s.rng.random()
        lx, ly = -1.1 + 1.5 * t + s.rng.uniform(-0.1, 0.1), 1.22 + 0.07 * math.sin(5 * t) + s.rng.uniform(-0.14, 0.3)
        g = move(plants.leaf(s.rng.uniform(0.12, 0.2), 0.075), lx, ly, s.rng.uniform(-150, -30) + (180 if i % 3 == 0 else 0))
        s.puff(g, 1.14 - 0.002 * i, 0.015, "#4f8a2c", ("#98c048", "#b8d460", "#78a83c")[i % 3], shadow=False)
    for x, y in ((-0.78, 1.0), (-0.34, 1.0), (0.12, 1.04)):
        s.place(props.apple("#e04030"), x, y - 0.06, 0.15, 0.98, shadow=False)
    # Guests.
    s.place(props.chair("#f4ecd8"), -0.64, -1.42, 1.1, 1.7, shadow=False)
    sip = Pose((20, 108), (34, 116), (84, 6), (76, -4), nod=2, anchor="seat")
    w = people.old_woman(sip, top="#d83828", pattern_colour="#fff0d8", bottom="#6a2430", hat="straw", hat_colour="#d83828", mood="happy")
    f = s.place(w, -0.6, -0.88, 1.42, 1.55, shadow=False)
    b = s.place(animals.bee("#f8b414"), 0.6, -0.72, 1.34, 1.6, flip=True, shadow=False)
    hx, hy = b.points["head"]
    brim = ellipse(hx + 0.05, hy + 0.215, 0.23, 0.04, -8)
    crown = draw(f"{hx - 0.08},{hy + 0.215} {hx - 0.06},{hy + 0.395} {hx + 0.16},{hy + 0.375} {hx + 0.19},{hy + 0.205}")
    s.puff(union(brim, crown), 1.0, 0.05, "#1f6a6c", "#4cb4a8", [Mark(line([(hx - 0.1, hy + 0.25), (hx + 0.2, hy + 0.23)], 0.034), "#fff4e0")], shadow=False)
    for i, c in enumerate(("#f0603c", "#f8e048", "#f48cac")):
        s.puff(circle(hx + 0.1 + 0.05 * i, hy + 0.265 + 0.02 * (i % 2), 0.034), 0.9, 0.02, darker(c, 0.2), c, shadow=False)
    arm = limb([(0.44, -0.42), (0.28, -0.44), (0.14, -0.34)], 0.06, 0.055, 0.05)
    s.puff(arm, 1.05, 0.03, "#2a1c18", "#5a4438", shadow=False)
    s.place(props.cup("#fffaf0", "#2f8a94"), 0.08, -0.34, 0.24, 1.0, shadow=False)
    # The table.
    top = -0.74
    cloth = draw(
        f"-0.62,{top + 0.04}! 0.66,{top + 0.04}! 0.74,-1.1 0.7,-1.24! 0.52,-1.18 0.36,-1.26! 0.16,-1.18 0.0,-1.27! -0.16,-1.18 -0.34,-1.26! -0.5,-1.18 -0.66,-1.24! -0.7,-1.1"
    )
    checks = union(*(box(-0.7 + i * 0.16, -1.3, -0.62 + i * 0.16, 0) for i in range(9)))
    rows = union(*(box(-0.8, -1.28 + j * 0.16, 0.8, -1.2 + j * 0.16) for j in range(4)))
    s.puff(cloth, 1.0, 0.06, "#d8d4c4", "#fffdf4", [Mark(checks, "#f0a020", 0.45), Mark(rows, "#f0a020", 0.45)], "cloth", shadow=False)
    s.puff(ellipse(0.02, top + 0.05, 0.66, 0.07), 0.98, 0.01, "#f4ecd8", "#fffdf4", shadow=False)
    s.place(props.teapot("#f4ece0", "#e8742c"), 0.17, top + 0.02, 0.32, 0.85, shadow=False)
    hand = f.points["hand"]
    s.place(props.cup("#fffaf0", "#d8503c"), hand[0] + 0.06, hand[1] - 0.02, 0.24, 0.9, shadow=False)
    # The jar.
    jx, jy = 0.54, top + 0.0
    jar = draw(f"{jx - 0.16},{jy}! {jx - 0.17},{jy + 0.28} {jx - 0.11},{jy + 0.37}! {jx + 0.11},{jy + 0.37}! {jx + 0.17},{jy + 0.28} {jx + 0.16},{jy}!")
    s.puff(jar, 0.9, 0.02, "#4c9490", "#b8e4d4", shadow=False)
    s.place(people.old_woman("wave", top="#8a2c9c", pattern="", mood="surprised"), jx - 0.01, jy + 0.01, 0.32, 0.8, shadow=False)
    s.sheet(jar, 0.7, mat=veils.tint("#e8fff4", 0.1), shadow=False)
    s.sheet(line([(jx - 0.125, jy + 0.07), (jx - 0.125, jy + 0.26)], 0.018), 0.68, "#ffffff", shadow=False, glow=0.4)
    s.puff(box(jx - 0.135, jy + 0.36, jx + 0.135, jy + 0.44), 0.75, 0.03, "#b86a2c", "#e8a04c", shadow=False)
    near = land.hill(s.rng, -1.38, 0.03, 0.5)
    s.sheet(near, 0.5, "#3f6c24", "#98b840", span=(-1.7, -1.3))
    plants.tufts(s, near, 0.45, 30, (0.08, 0.2), flowers="#fff4e0")
    light.sun(s, 1.6, "#fff0b8", side=-0.8, height=0.5)
    light.rig(s, 700, 260)


@card("teal", focus=1.4)
def hedgehog_stars(s: Stage) -> None:
    sky.backdrop(s, stars=200, wisps=0.2, glow=sky.Glow(-0.3, 0.2, 0.9, "#bfe8d0", 0.4))
    far = draw("-1.6,-0.3! -0.9,-0.2 -0.4,-0.24 0.05,-0.16 0.4,-0.22 0.7,-0.14 1.6,-0.2! 1.6,-2! -1.6,-2!")
    s.sheet(far, 4.4, "#0c3c48", "#3f9498", span=(-0.6, -0.14))
    land.distance(s, "pines", 3, y=-0.3, step=-0.12, tall=0.7, depth=4.2, gap=0.5, fog=0.3)
    ground = land.hill(s.rng, -0.58, 0.05, 0.5)
    s.sheet(ground, 2.4, "#14404c", "#2f7470", span=(-1.1, -0.5))
    # The tree with the door.
    trunk = draw("0.44,-1.2! 0.6,-0.7 0.56,0.0 0.5,0.7 0.36,1.7! 1.5,1.7! 1.5,-1.3! 1.2,-1.24 0.9,-1.16 0.64,-1.24")
    s.puff(trunk, 2.0, 0.12, "#2a2c34", "#6f6a5c", brush="plank")
    s.place(props.door("#c8402c", "#8a5a34", ajar=True), 0.76, -1.02, 0.46, 1.6, shadow=False)
    weather.halo(s, 0.82, -0.8, 1.4, 0.4, "#ffd080", 0.45)
    s.puff(circle(0.78, -0.3, 0.08), 1.62, 0.01, "#e8a83c", "#ffd878", glow=0.7, shadow=False)
    s.sheet(
        union(
            line([(0.7, -0.3), (0.86, -0.3)], 0.014), line([(0.78, -0.38), (0.78, -0.22)], 0.014), circle(0.78, -0.3, 0.1).difference(circle(0.78, -0.3, 0.08))
        ),
        1.55,
        "#5a3a24",
        shadow=False,
    )
    near = land.hill(s.rng, -1.06, 0.03, 0.5)
    s.sheet(near, 1.5, "#103640", "#4f9484", span=(-1.45, -1.0), bump=0.6)
    weather.contact(s, -0.2, -1.06, 1.3, 1.4, 0.6)
    s.place(animals.hedgehog("#8a6444"), -0.24, -1.08, 1.12, 1.2, shadow=False)
    spots = (
        (-0.86, -0.62, 0.2, 30),
        (-0.74, -0.4, 0.24, 12),
        (-0.52, -0.3, 0.28, -8),
        (-0.2, -0.32, 0.24, 16),
        (-0.36, -0.56, 0.22, -20),
        (0.0, -0.52, 0.18, -14),
        (-0.66, -0.74, 0.17, 8),
    )
    for x, y, k, turn in spots:
        s.place(props.star("#ffd050", 0.7), x, y, k, 0.85, turn=turn, shadow=False)
        weather.halo(s, x, y + k * 0.5, 0.8, k * 1.1, "#ffd060", 0.35)
    s.place(animals.snail("#f0c048", "#d8c89c"), -0.14, -0.68, 0.16, 0.7, turn=10, shadow=False)
    light.lamp(s, -0.4, -0.2, 0.5, 9, "#ffd070", 0.2)
    s.place(animals.mouse("up", "#b0a0a4"), 0.66, -1.1, 0.34, 1.05, flip=True, shadow=False)
    s.puff(draw("0.58,-1.1! 0.6,-0.98 0.66,-0.95 0.72,-0.98 0.76,-1.1!"), 0.85, 0.03, "#d8d4c8", "#fffaf0", brush="cloth", shadow=False)
    weather.contact(s, 0.66, -1.1, 0.3, 1.2, 0.5)
    for x, y, k, t in ((-0.5, 1.0, 0.09, 20), (0.1, 0.66, 0.07, -10), (-0.82, 0.5, 0.06, 5)):
        s.place(props.star("#ffe080", 0.9), x, y, k, 2.6, turn=t, shadow=False)
        s.sheet(stroke([(x + 0.02, y + k), (x + 0.16, y + 0.36)], k * 0.4, 0.006), 2.7, mat=veils.tint("#ffe8a8", 0.35), shadow=False)
    for x, y, k in ((-0.8, -1.28, 0.22), (-0.6, -1.34, 0.14), (0.42, -1.36, 0.16)):
        plants.mushroom(s, x, y - 0.08, k, 0.6, ("#a8301c", "#e8643c"))
    front = land.hill(s.rng, -1.36, 0.03, 0.5)
    s.sheet(front, 0.4, "#08242c", "#1f5a58", span=(-1.7, -1.3))
    plants.tufts(s, front, 0.35, 22, (0.08, 0.18), low="#08242c", high="#3f8a78")
    light.rig(s, 750, 150)
    light.lamp(s, 0.7, -0.7, 1.0, 6, "#ffc070", 0.15)
