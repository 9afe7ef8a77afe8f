"""Rooms: a stair, a stage, a court, an ironing board; and a desk at sea."""

from ..easel import *


@card("verdigris", paper="cold")
def snake_banister(s):
    s.wash(s.all, "#2f7a70", 0.9, col2="#14443f", pool=0.5, bloom=4, grad=("rad", 480, 760, 900, 1.5, 0.6))
    cam = Camera((0.15, 12.4, 0.8), (0.0, 0, 0.1), 38, roll=12)
    inner, outer, n, turns = 0.85, 2.5, 22, 2.6
    total = int(n * turns)
    steps = []
    for i in range(total):
        y = 5.4 - i * 0.2
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        q = lambda a, k, y=y: (k * math.cos(a), y, k * math.sin(a))  # noqa: E731
        steps.append((y, [q(a0, inner), q(a0, outer), q((a0 + a1) / 2, outer), q(a1, outer), q(a1, inner)], i))
    floor = cam.project((0, -0.2, 0))
    for k in range(5):
        s.stroke(arc(*floor, 40 + 26 * k, 40 + 26 * k, 0, 360, 60), 1.6, alpha=0.7)
    for y, pts, i in sorted(steps, key=lambda v: v[0]):
        g = valid(Polygon(cam.project(pts)))
        depth = (5.4 - y) / (0.2 * total)
        s.wash(move(g, 10, 12), "#0a2422", 0.4, wet=8)
        s.cover(g)
        s.wash(g, mix("#e8e0c0", "#2a6a64", depth), 0.45 + 0.45 * depth, col2=mix("#c8c49c", "#14443f", depth), edge=0.8)
        s.hatch(g, tone=0.35 + 0.45 * depth, ang=math.degrees(2 * math.pi * i / n) + 20, sep=7, w=0.9, thr=0.4, longest=60, omit=0.5)
        s.outline(g, 2.2, lost=0.1)
    wall = s.all.difference(ell(*cam.project((0, 3, 0)), 640, 760))
    s.wash(wall, "#14443f", 0.7, wet=10)
    a = np.linspace(0.75, 2 * math.pi * (turns - 0.05), 84)
    rail = [V(inner * math.cos(t), 5.4 - 0.2 * n * t / (2 * math.pi) + 0.85, inner * math.sin(t)) for t in a[::-1]]
    t0 = a[0]
    rail += [
        V(inner * 1.15 * math.cos(t0 - 0.3), 6.2, inner * 1.15 * math.sin(t0 - 0.3)),
        V(inner * 1.6 * math.cos(t0 - 0.42), 6.5, inner * 1.6 * math.sin(t0 - 0.42)),
        V(inner * 1.95 * math.cos(t0 - 0.2), 6.5, inner * 1.95 * math.sin(t0 - 0.2)),
    ]
    coil = snake(rail, 0.105, col="#6f9a3e")
    posts = Clay({"iron": plain("#14302e", hatch=0)})
    for t in a[2::3]:
        y = 5.4 - 0.2 * n * t / (2 * math.pi)
        posts.cap((inner * math.cos(t), y, inner * math.sin(t)), (inner * math.cos(t), y + 0.8, inner * math.sin(t)), 0.02, m="iron")
    t1 = 2 * math.pi * 0.24
    y1 = 5.4 - 0.2 * n * 0.24
    at = V(1.4 * math.cos(t1), y1, 1.4 * math.sin(t1))
    yaw = math.degrees(math.atan2(-math.sin(t1), math.cos(t1)))
    grab = V(inner * math.cos(t1 + 0.22), y1 + 0.83, inner * math.sin(t1 + 0.22))
    her = person(
        at,
        yaw,
        "walk",
        "woman",
        "gown",
        top="#f2ead2",
        skin="honey",
        hair="long",
        hair_col="red",
        feel="desire",
        shoes=False,
        look_at=rail[-1],
        hands=(None, World(grab)),
        grips=("bar", "bar"),
        scale=0.95,
        looks={"skirt": cloth("#f6eed8", k=0.4, shcol="#5a8a86"), "top": cloth("#f6eed8", k=0.4, shcol="#5a8a86")},
    )
    t2 = 2 * math.pi * 0.78
    apple = Clay({"skin": plain("#c8322c", white=0.6), "stalk": plain("#4a3020", hatch=0)})
    p = V(1.7 * math.cos(t2), 5.4 - 0.2 * n * 0.78 + 0.17, 1.7 * math.sin(t2))
    apple.ell(p, (0.17, 0.155, 0.17), m="skin").cap(p + V(0, 0.13, 0), p + V(0.03, 0.24, 0), 0.014, m="stalk")
    t3 = 2 * math.pi * 0.12
    q = V(1.95 * math.cos(t3), 5.4 - 0.2 * n * 0.12 + 0.05, 1.95 * math.sin(t3))
    shot = shoot([coil, posts, her, apple], cam, (-0.5, 0.9, 0.3))
    s.model(shot, line=2.3)
    x, y = cam.project(q) + [14, 6]  # a lost shoe
    shoe = move(blob([(62, 0), (50, 18), (20, 24), (-16, 15), (-50, 17), (-62, 0), (-50, -17), (-16, -15), (20, -24), (50, -18)]), x, y, 0.8, 52)
    s.wash(move(shoe, 10, 12), "#0a2422", 0.6, wet=6)
    s.thing(shoe, "#d0302c", 1.0, shcol="#5a0f18", hatch=4, line=2.4)
    s.thing(move(blob([(14, 0), (2, 14), (-20, 10), (-46, 11), (-54, 0), (-46, -11), (-20, -10), (2, -14)]), x, y, 0.8, 52), "#5a1a1e", 1.1, hatch=0, line=1.8)
    c = cam.project(p + V(0, 0.15, 0.05))
    s.fill(union(ell(c[0] + 10, c[1] + 8, 7), poly([(c[0] + 7, c[1] + 10), (c[0] + 13, c[1] + 10), (c[0] + 16, c[1] + 26), (c[0] + 4, c[1] + 26)])), "#1a0a0e")
    s.wash(ell(*floor, 150), "#061a1a", 0.8, wet=80)
    s.glow(floor[0], floor[1], 90, "#f0c060", 0.5, 0.6)
    s.splatter("#14443f", 40, size=(0.6, 4))


@card("bone", paper="laid", light=(-0.3, -0.9))
def judge_nest(s):
    s.wash(s.all, "#d8c8ac", 0.55, col2="#b09a7a", pool=0.6, bloom=5, grad=("lin", 90, 1.2, 0.4))
    for x in (-20, 150, 850, 1020):  # columns that lean together
        t = 500 + (x - 500) * 0.72
        g = poly([(x - 64, 1290), (x + 64, 1290), (t + 44, -40), (t - 44, -40)])
        s.thing(g, "#efe6d4", 0.5, shade=0.6, shcol="#8a7a70", hatch=7, line=2.2)
        for k in (-0.5, -0.15, 0.2, 0.55):
            s.stroke([(x + 64 * k, 1290), (t + 44 * k, -20)], 1.4, alpha=0.8)
    desk = poly([(150, 1250), (850, 1250), (770, 560), (230, 560)])
    s.wash(move(desk, 20, 16), "#2a1c18", 0.5, wet=20)
    s.thing(desk, "#6a3c2a", 1.0, col2="#4a2820", shade=0.7, shcol="#1e1010", hatch=6, line=3, soft=40)
    for k in range(4):
        u0, u1 = 0.06 + 0.235 * k, 0.22 + 0.235 * k
        y0, y1 = 1250 - 690 * u0, 1250 - 690 * u1
        w0, w1 = 350 - 80 * u0, 350 - 80 * u1
        for q in (-1, 0, 1):
            c0, c1 = 500 + q * w0 * 0.64, 500 + q * w1 * 0.64
            s.outline(poly([(c0 - w0 * 0.27, y0), (c0 + w0 * 0.27, y0), (c1 + w1 * 0.27, y1), (c1 - w1 * 0.27, y1)]), 2.4)
    top = poly([(170, 590), (830, 590), (790, 520), (210, 520)])
    s.thing(top, "#8a5638", 1.0, hatch=6, line=3)
    # the judge leans over the bench; his wig is a nest
    robe = blob([(206, 560), (214, 440), (270, 340), (400, 292), (500, 280), (600, 292), (730, 340), (786, 440), (794, 560)])
    s.thing(robe, "#a82a38", 1.0, col2="#7a1c2c", shcol="#3a0a1a", hatch=7, line=3.2)
    for e in (-1, 1):
        s.curve([(500 + 120 * e, 330), (500 + 150 * e, 420), (500 + 140 * e, 540)], 2.2)
    high = spot(500, 250, 800, -26)
    old = head(
        (0, 0, 0.05),
        rot((1, 0, 0), 16),
        0.3,
        feel=Feeling(-0.5, 0.3, 0.5, -0.5, 0, 0.7, 0.5),
        age=0.85,
        hair="bald",
        looks=person(skin="sand").looks,
        look_at=(0.0, -2.0, 3.2),
        nose=1.15,
    )
    s.model(shoot([old], high, (-0.5, 0.7, 0.6)), line=2.6)
    bands = [poly([(462, 372), (500, 366), (492, 486), (446, 480)]), poly([(500, 366), (538, 372), (554, 480), (508, 486)])]
    for g in bands:
        s.thing(g, "#fbf6ea", 0.15, shade=0.5, shcol="#9a90a0", hatch=0, line=2.4)
    nest = blob(
        [
            (322, 330), (322, 226), (340, 140), (406, 92), (500, 78), (594, 92), (660, 140), (678, 226), (678, 330), (660, 412), (612, 420), (596, 330), (606, 226), (584, 180), (540, 160), (500, 154),
            (460, 160), (416, 180), (394, 226), (404, 330), (388, 420), (340, 412),
        ]
    )  # fmt: skip
    s.thing(nest, "#ecd9a8", 0.6, col2="#c8a468", shade=0.6, shcol="#6a5030", hatch=0, line=2.6)
    m = s.mask(nest.buffer(10))
    marks.pelt(
        s, m, lambda x, y: math.atan2(y - 230, x - 500) + 1.6 + 0.5 * math.sin(x * 0.05), 1300, (18, 54), 1.8, dark="#6a4c28", light="#fff6e0", share=0.32
    )
    for e in (-1, 1):  # the arms, from the shoulders over the edge of the bench
        x, y = (236, 690) if e == -1 else (764, 610)
        arm = blob(
            [
                (500 + 200 * e, 330),
                (500 + 290 * e, 380),
                (500 + 350 * e, 500),
                (x + 70 * (e if e == 1 else -1), y - 90),
                (x + 44 * e, y - 56),
                (x - 60 * e, y - 70),
                (500 + 170 * e, 520),
            ]
        )
        s.wash(move(arm, 10, 22), "#2a0a10", 0.5, wet=14)
        s.thing(arm, "#b8303c", 1.0, col2="#8a202e", shcol="#3a0a1a", hatch=8, line=3.2)
        s.curve([(500 + 214 * e, 380), (500 + 280 * e, 460), (x + 10 * e, y - 90)], 2.2)
        s.curve([(500 + 250 * e, 360), (500 + 320 * e, 480), (x + 44 * e, y - 100)], 2.0)
    cam = spot(486, 112, 320, -14)
    s.model(
        shoot(
            [
                bird("dove", (-0.05, -0.04, 0.0), 40, "perch", 0.9, col="#f2ece0"),
                *(Clay({"egg": plain("#cfe0dc", hatch=5, white=0.6)}).ell((0.24 + 0.13 * k, 0.0, 0.02), (0.065, 0.085, 0.065), m="egg") for k in range(2)),
            ],
            cam,
            (-0.4, 0.8, 0.5),
        ),
        line=1.9,
    )
    light = (-0.5, 0.7, 0.6)
    for side, x, y in ((1, 236, 690), (-1, 764, 610)):
        c = spot(x, y, 620, -24)
        z, back = unit(V(0.1 * side, -0.35, 0.95)), V(0.5 * side, 0.85, 0.3)
        back = unit(back - z * (back @ z))
        g = hand((0, 0.16, -0.12), np.stack([np.cross(back, z), back, z], 1), side, 0.3, "pinch", looks=person(skin="sand").looks, age=0.85)
        cuff = Clay({"lace": cloth("#fbf6ea", k=0.15, shcol="#9a90a0"), "robe": cloth("#7a2430")})
        w = V(0, 0.16, -0.12)
        cuff.cone(w - z * 0.02, w - z * 0.12, 0.06, 0.1, m="lace", fold=0.014, freq=9).cone(
            w - z * 0.1, w - z * 0.14 + V(0, 0.06, 0), 0.1, 0.13, m="robe", fold=0.012, freq=7
        )
        s.model(shoot([g, cuff], c, light), line=2.6)
        p = c.project(g.joints["pinch"])
        n = 330 if side == 1 else 190  # the feather hangs lower: it is the heavier
        pan = np.array([p[0], p[1] + n])
        for dx in (-74, 0, 74):
            s.stroke([p, pan + [dx, 0]], 2.2, "#f0d8a0", body=True, wobble=0.3)
        s.thing(poly([*arc(pan[0], pan[1], 82, 22, 0, 180, 16)]), "#c8982e", 0.9, shade=0.6, hatch=4, line=2.4)
        s.stroke(arc(pan[0], pan[1], 82, 12, 0, 360, 40), 2.2)
        if side == 1:
            quill = path([pan + [-74, -10], pan + [0, -40], pan + [96, -66]], 12)
            vane = blob([pan + [-44, -20], pan + [-10, -62], pan + [60, -86], pan + [104, -74], pan + [64, -46], pan + [6, -20]])
            s.thing(vane, "#fffdf6", 0.05, shade=0.4, shcol="#8a90a8", hatch=0, line=2)
            for p_, v, u in marks.along(quill, 7):
                if u > 0.25:
                    for e in (-1, 1):
                        s.stroke([p_, p_ + v * 14 + np.array([-v[1], v[0]]) * 22 * e], 1, clip=vane)
            s.stroke(quill, 2.4)
        else:
            b = Blocks(spot(pan[0], pan[1] - 4, 46, -14, -25), light)
            b.house((0, 0, 0), (1.6, 1.3, 1.8), 0, "gable", "#f2e6cc", "#a4553a", lit=1, line=1.8)
            b.paint(s)
    floor = poly([(-40, 1270), (1040, 1270), (1040, 1560), (-40, 1560)])
    s.cover(floor)
    s.wash(floor, "#cbb894", 0.6, col2="#8a7458", bloom=2, grad=("lin", 90, 0.5, 1.1))
    for x in np.linspace(-500, 1500, 13):
        s.stroke([(500 + (x - 500) * 0.62, 1270), (500 + (x - 500) * 1.2, 1540)], 1.5, alpha=0.7)
    for y in (1300, 1350, 1420, 1500):
        s.stroke([(-10, y), (1010, y)], 1.3, alpha=0.6)
    c = spot(520, 1436, 118, 10)
    man = person(
        (0, 0, 0),
        172,
        "stand",
        "slim",
        "shirt",
        top="#3f5a6a",
        legs="#4a4450",
        skin="umber",
        hair="short",
        feel="shame",
        hands=((0.1, 0.92, 0.2), (-0.1, 0.92, 0.2)),
        look_at=(0.1, 6, -3),
    )
    hat = Clay({"felt": cloth("#3a3a44")})
    p = man.joints["handl"] * 0.5 + man.joints["handr"] * 0.5
    hat.ell(p, (0.22, 0.2, 0.03), m="felt")
    shot = shoot([man, hat], c, light)
    s.wash(shot.shadow_on(0, 4), "#4a3428", 0.7, edge=0.1)
    s.model(shot, line=2.0)
    s.splatter("#4a3c30", 40, size=(0.6, 4))


@card("ink", paper="rice", light=(-0.7, -0.5))
def ironed_shadow(s):
    s.wash(s.all, "#c9c4b8", 0.5, col2="#a8a4a0", pool=0.6, bloom=5)
    cam = Camera((2.6, 3.6, 5.4), (0.1, 0.85, 0), 32)
    light = (-0.7, 0.8, 0.5)
    for k in np.arange(-4, 5, 0.34):
        a, b = cam.project([(k, 0, -3), (k, 0, 4)])
        s.stroke([a, b], 1.4, alpha=0.5)
    wall = poly([*cam.project([(-6, 0, -1.9), (6, 0, -1.9)]), (1040, -40), (-40, -40)])
    s.wash(wall, "#8a868c", 0.45, grad=("lin", 0, 0.3, 1.2))
    s.stroke(cam.project([(-6, 0, -1.9), (6, 0, -1.9)]), 2)
    b = Blocks(cam, light)  # a wardrobe of shadows
    b.box((0.2, 0, -1.55), (2.5, 2.5, 0.7), 0, "#b8a48a")
    b.paint(s)
    inside = poly(cam.project([(-0.9, 0.18, -1.18), (1.3, 0.18, -1.18), (1.3, 2.34, -1.18), (-0.9, 2.34, -1.18)]))
    s.cover(inside)
    s.wash(inside, "#4a444a", 0.9, grad=("lin", 90, 1.2, 0.7))
    s.outline(inside, 2.6)
    s.stroke(cam.project([(-0.9, 2.16, -1.18), (1.3, 2.16, -1.18)]), 4)
    for i, x in enumerate((-0.66, -0.26, 0.16, 0.56, 0.98)):
        c = lambda dx, y, x=x: tuple(cam.project((x + dx, y, -1.14)))  # noqa: E731
        sway = 0.05 * math.sin(i * 2.2)
        skull = blob([c(-0.03, 2.02), c(0.06, 2.0), c(0.08, 1.9), c(0.02, 1.82), c(-0.06, 1.88)])
        arms = [limb([c(q * 0.13, 1.7), c(q * 0.19, 1.34), c(q * 0.16 + sway, 0.98)], [13, 11, 7]) for q in (-1, 1)]
        legs = [limb([c(q * 0.06, 1.1), c(q * 0.08 + sway, 0.7), c(q * 0.07 + sway, 0.3), c(q * 0.13 + sway, 0.26)], [22, 16, 11, 8]) for q in (-1, 1)]
        chest = blob([c(-0.14, 1.74), c(0.0, 1.84), c(0.14, 1.74), c(0.11, 1.4), c(0.13, 1.04), c(-0.13, 1.04), c(-0.11, 1.4)])
        skirt = blob([c(-0.1, 1.36), c(0.1, 1.36), c(0.2 + sway, 0.5), c(-0.2 + sway, 0.5)])
        brim = union(limb([c(-0.14, 1.98), c(0.15, 1.96)], [6, 6]), blob([c(-0.06, 1.98), c(-0.05, 2.1), c(0.08, 2.1), c(0.09, 1.97)]))
        g = union(
            skull,
            chest,
            *arms,
            *((skirt, limb([c(-0.05 + sway, 0.5), c(-0.05 + sway, 0.3)], [9, 7]), limb([c(0.06 + sway, 0.5), c(0.06 + sway, 0.3)], [9, 7])) if i % 2 else legs),
            *((brim,) if i == 2 else ()),
        )
        if i == 3:  # one still dances
            g = union(ell(*c(0.0, 1.86), 22), limb([c(0, 1.72), c(-0.03, 1.3)], [32, 24]), limb([c(0.02, 1.7), c(0.17, 1.86), c(0.13, 2.1)], [9, 8, 5]), limb([c(-0.02, 1.68), c(-0.2, 1.5), c(-0.15, 1.3)], [9, 8, 5]), limb([c(-0.03, 1.3), c(-0.1, 0.8), c(-0.04, 0.36)], [18, 12, 8]), limb([c(0, 1.3), c(0.16, 0.98), c(0.06, 0.66)], [18, 12, 8]))  # fmt: skip
        s.fill(g, "#0e0c12", alpha=0.95)
        s.curve([c(0, 2.02), c(0.03, 2.1), c(0, 2.16)], 2.4, "#d8d0c0", body=True)
    board = Clay({"cover": cloth("#f2ecdc", k=0.25, shcol="#7a7684", hatch=7), "leg": plain("#5a4a40")})
    tilt = rot((0, 1, 0), -16)
    bp = lambda x, y, z: V(0.15, 0, 0.55) + tilt @ V(x, y, z)  # noqa: E731
    board.box(bp(0, 0.84, 0), (0.86, 0.03, 0.23), tilt, 0.03, m="cover").cap(bp(0.86, 0.84, 0), bp(1.05, 0.84, 0), 0.05, m="cover")
    for q in (-1, 1):
        board.cap(bp(0.6 * q, 0.8, 0.12), bp(-0.6 * q, 0, 0.16), 0.025, m="leg").cap(bp(0.6 * q, 0.8, -0.12), bp(-0.6 * q, 0, -0.16), 0.025, m="leg")
    her = person(bp(0.2, 0, -0.5), -4, "stand", "matron", "apron", top="#6a686c", trim="#f2ecdc", skin="clay", hair="headscarf", feel="tired", lean=24, hands=(World(bp(0.5, 0.95, 0.02)), World(bp(-0.12, 1.06, -0.02))), grips=("flat", "bar"), palms=((0, -1, 0), (0, -1, 0)), look_at=bp(-0.6, 0.95, 1.6), looks={"hat": cloth("#b8302c")})  # fmt: skip
    iron = Clay({"iron": plain("#4a484e", white=0.6), "wood": plain("#7a5a3a")})
    ip = her.joints["handr"] + V(0, -0.06, 0.0)
    iron.box(V(ip[0], 0.93, ip[2]) + V(0, 0.0, 0.02), (0.16, 0.045, 0.085), tilt, 0.03, m="iron").cap(
        ip + tilt @ V(-0.1, 0.03, 0.01), ip + tilt @ V(0.1, 0.03, 0.01), 0.022, m="wood"
    )
    basket = (
        Clay({"cane": plain("#a8906a")})
        .cone((-0.85, 0, 1.1), (-0.85, 0.3, 1.1), 0.26, 0.34, m="cane")
        .cone((-0.85, 0.05, 1.1), (-0.85, 0.34, 1.1), 0.23, 0.31, m="cane", cut=True)
    )
    shot = shoot([board, her, iron, basket], cam, light)
    s.model(shot, line=2.5)
    top = shot.mask(board, mats=["cover"])
    c = lambda x, z, y=0.875: tuple(cam.project(bp(x, y, z)))  # noqa: E731
    flat = [
        c(-0.78, 0.0),
        c(-0.7, -0.14),
        c(-0.46, -0.1),
        c(-0.3, -0.2),
        c(0.2, -0.2),
        c(0.42, -0.06),
        c(0.36, 0.12),
        c(0.3, 0.24),
        c(-0.2, 0.24),
        c(-0.34, 0.1),
        c(-0.6, 0.12),
    ]
    d = lambda x, y, z: tuple(cam.project(bp(x, y, z)))  # noqa: E731
    fall = union(
        limb([d(0.05, 0.86, 0.2), d(0.04, 0.7, 0.28), d(0.03, 0.56, 0.31)], [88, 80, 62]),
        limb([d(0.1, 0.62, 0.3), d(0.2, 0.34, 0.34), d(0.22, 0.02, 0.46), d(0.34, 0.01, 0.9)], [44, 34, 26, 20]), limb([d(0.34, 0.01, 0.9), d(0.46, 0.01, 0.98)], [20, 15]),
        limb([d(-0.06, 0.62, 0.3), d(-0.1, 0.34, 0.36), d(-0.14, 0.02, 0.5), d(-0.22, 0.01, 1.02)], [44, 34, 26, 20]), limb([d(-0.22, 0.01, 1.02), d(-0.12, 0.01, 1.14)], [20, 15]),
        limb([d(-0.36, 0.86, 0.2), d(-0.46, 0.6, 0.28), d(-0.44, 0.36, 0.34)], [26, 19, 14]),
        *(limb([(e := d(-0.44, 0.36, 0.34)), (e[0] + 30 * math.cos(q), e[1] + 30 * math.sin(q))], [7, 4]) for q in (0.9, 1.3, 1.7, 2.1)),
    )  # fmt: skip
    rest = shot.mask(her, iron)
    dark = np.clip(s.mask(blob(flat)) * top + s.mask(smooth(fall, 5)), 0, 1) * (1 - rest)
    s.wash(dark, "#15121a", 1.6, edge=0.8, rough=1.2)
    s.hatch_field(dark, np.full(dark.shape, 0.5), sep=6, w=1.2, thr=0.4, longest=40)
    for x, z in ((-0.3, 0.02), (0.18, 0.12), (-0.02, -0.1)):
        p = c(x, z)
        g = blob([(p[0] - 26, p[1]), (p[0] - 6, p[1] - 12), (p[0] + 26, p[1] - 6), (p[0] + 20, p[1] + 10), (p[0] - 14, p[1] + 12)])
        s.wash(g, "#c8643a", 0.9, edge=1.2, clip=1 - rest)
        s.outline(g, 1.4, "#5a2a1a")
    for k in range(5):
        x, y = cam.project(ip)
        s.curve([(x - 60 + 20 * k, y - 10), (x - 70 + 22 * k, y - 80), (x - 40 + 16 * k, y - 140), (x - 60 + 24 * k, y - 210)], 2.6, body=True, alpha=0.5)
    s.splatter("#2a282e", 50, size=(0.6, 5))


@card("noon", paper="hot", light=(-0.5, -0.7))
def island_tie(s):
    r = s.rng
    s.wash(s.all, "#2f9ab8", 0.8, col2="#1f6f9a", pool=0.5, bloom=6, grad=("rad", 500, 760, 850, 0.35, 1.35))
    for q in (1.0, 1.24, 1.5):
        g = blob(
            [
                (500 + 250 * q * math.cos(t) * (1 + 0.08 * math.sin(3 * t)), 770 + 226 * q * math.sin(t) * (1 + 0.06 * math.sin(4 * t + 1)))
                for t in np.linspace(0, 6.28, 24)[:-1]
            ]
        )
        s.lift(g, 0.3, 12)
    for _ in range(150):
        x, y = r.uniform(-20, 1000), r.uniform(0, 1500)
        if math.hypot(x - 500, y - 770) > 300:
            n = r.uniform(16, 46)
            s.curve([(x, y), (x + n * 0.3, y - 5), (x + n * 0.6, y + 2), (x + n, y - 3)], r.uniform(1, 2), body=r.random() < 0.6, alpha=0.75)
    isle = blob(
        [
            (500 + 236 * math.cos(t) * (1 + 0.08 * math.sin(3 * t)), 770 + 212 * math.sin(t) * (1 + 0.06 * math.sin(4 * t + 1)))
            for t in np.linspace(0, 6.28, 24)[:-1]
        ]
    )
    s.cover(isle)
    s.wash(isle, "#f0d8a0", 0.6, col2="#e0b878", bloom=2)
    marks.lace(s, np.array(isle.exterior.coords), (2, 9), 9, 6, "#7ab0c8")
    cam = spot(500, 800, 205, 56, -18)
    light = (-0.6, 0.9, 0.3)
    desk = props.table((0, 0, 0.1), 0, 1.15, "#8a5a34", size=(0.72, 0.42))
    seat = props.chair((0.0, 0, -0.55), 0, 1.0, "#5a3d28")
    clerk = person(
        (0, 0, -0.52),
        0,
        "play",
        "man",
        "shirt",
        top="#fbf6ea",
        legs="#3a3f52",
        skin="honey",
        hair="fringe",
        hair_col="black",
        feel="tired",
        look_at=(0.1, 0.8, 0.5),
        hands=((0.2, 0.92, 0.5), (-0.2, 0.92, 0.46)),
        grips=("flat", "pinch"),
        trim="#fbf6ea",
        head_kw={"glasses": True},
    )
    tie = Clay({"silk": cloth("#d84a3a", k=1.0)})
    n = clerk.joints["neck"] + V(0, -0.03, 0.11)
    tie.chain([n, n + V(0.01, -0.16, 0.05), n + V(0.04, -0.26, 0.12)], [0.024, 0.034, 0.04], k=0.01, m="silk")
    papers = [
        Clay({"paper": plain("#fffaf0", k=0.1, hatch=0)}).box((x, 0.89 + 0.012 * k, z), (0.13, 0.005, 0.17), rot((0, 1, 0), a), 0.003, m="paper")
        for k, (x, z, a) in enumerate(
            ((-0.45, 0.15, 6), (-0.44, 0.16, -8), (-0.46, 0.14, 14), (0.1, 0.14, -4), (0.5, 0.2, 10), (0.5, 0.18, -14), (0.49, 0.2, 3))
        )
    ]
    stand = Clay({"wood": plain("#7a5634"), "felt": cloth("#3a3f52"), "coat": cloth("#5a6a7a")})
    sp = V(1.0, 0, -0.55)
    stand.cap(sp, sp + V(0.08, 1.9, -0.05), 0.04, 0.03, m="wood")
    top = sp + V(0.08, 1.9, -0.05)
    shot = shoot([desk, seat, clerk, tie, *papers, stand], cam, light)
    s.wash(shot.shadow_on(0, 5), "#8a6a50", 0.6, edge=0.1)
    s.model(shot, line=2.1)
    crown = cam.project(top)
    for a in range(9):  # the palm's crown, from above
        t = a * 0.698 + 0.2
        d, n = np.array([math.cos(t), 0.8 * math.sin(t)]), r.uniform(120, 150)
        side = np.array([-d[1], d[0]])
        leaf = blob(
            [
                crown,
                crown + d * n * 0.4 + side * 20,
                crown + d * n * 0.8 + side * 14,
                (*(crown + d * n + [0, 16]), 1),
                crown + d * n * 0.8 - side * 14,
                crown + d * n * 0.4 - side * 20,
            ],
            8,
        )
        s.thing(leaf, ("#4a9a4a", "#6aae4a", "#2f7a4a")[a % 3], 0.9, shade=0.6, shcol="#12402a", hatch=5, line=2)
        s.curve([crown, crown + d * n * 0.5, crown + d * n + [0, 14]], 1.8)
        for u in np.linspace(0.2, 0.9, 8):
            for e in (-1, 1):
                s.stroke([crown + d * n * u, crown + d * n * (u + 0.08) + side * 15 * e * (1 - u * 0.4)], 1.1)
    felt = crown + [30, 34]  # it is a coat stand
    s.thing(ell(felt[0], felt[1], 46, 30), "#3a3f52", 0.95, hatch=5, line=2.2)
    s.thing(ell(felt[0], felt[1] - 8, 25, 18), "#4a5068", 0.95, hatch=5, line=2)
    s.stroke(arc(felt[0], felt[1] - 4, 25, 17, 10, 170), 4, "#d84a3a")
    for k in range(7):  # sharks file round with papers in their mouths
        a = 2 * math.pi * k / 7 + 0.45
        x, y = 500 + 396 * math.cos(a), 770 + 480 * math.sin(a)
        turn = math.degrees(math.atan2(480 * math.cos(a), -396 * math.sin(a)))
        at = {"dx": x, "dy": y, "s": 1.12, "rot": turn}
        half = [(122, 0), (112, 18), (80, 31), (30, 36), (-40, 27), (-96, 11), (-122, 6)]
        body = blob(half + [(x_, -y_) for x_, y_ in half[::-1][:-1]], 8)
        fins = [blob([(44, 30 * e), (12, 66 * e), (-30, 98 * e), (-26, 64 * e), (-12, 30 * e)], 8) for e in (-1, 1)]
        small = [blob([(-62, 18 * e), (-84, 36 * e), (-92, 34 * e), (-84, 14 * e)], 8) for e in (-1, 1)]
        tail = blob([(-112, 0), (-140, -26), (-176, -52), (-160, -14), (-154, 0), (-160, 12), (-170, 38), (-140, 20)], 8)
        fish_ = union(body, *fins, *small, tail)
        s.wash(move(move(fish_, **at), 24, 34), "#0f4a6a", 0.6, wet=8)
        for g in (*fins, *small, tail):
            s.thing(move(g, **at), "#4a6a80", 0.9, shade=0.6, shcol="#1a2f44", hatch=5, line=2.2)
        sheet = move(poly([(100, -30), (156, -36), (160, 30), (102, 34)]), **at)
        s.thing(sheet, "#fffaf0", 0.12, shade=0.3, shcol="#8a94a8", hatch=0, line=2)
        for j in (-1, 0, 1):
            s.stroke(move([(120 + 12 * j, -24), (122 + 12 * j, 22)], **at), 1.5, alpha=0.8)
        s.thing(move(body, **at), "#5f8096", 0.9, col2="#46647a", shade=0.7, shcol="#1a2f44", hatch=5, line=2.5)
        s.thing(move(blob([(34, 0), (4, -7), (-34, -3), (-46, 0), (-34, 3), (4, 7)], 8), **at), "#2a4256", 1.0, hatch=0, line=2)
        for e in (-1, 1):
            p = move([(84, 21 * e)], **at)[0]
            s.fill(ell(*p, 5))
            s.fill(ell(p[0] - 1.5, p[1] - 1.5, 1.6), body=True)
            for j in range(4):
                s.stroke(move([(52 - 7 * j, 16 * e), (48 - 7 * j, 30 * e)], **at), 1.6)
        s.stroke(arc(x, y, 96, 54, 20, 160), 1.8, body=True, alpha=0.6)
    bx, by = 770, 1090  # his own letter comes back
    s.thing(move(union(box(-36, -13, 26, 13), box(24, -6, 46, 6)), bx, by, 1, -18), "#8fc0a0", 0.5, shade=0.4, hatch=0, line=2)
    s.thing(move(ell(-6, 0, 20, 6), bx, by, 1, -18), "#fff6dc", 0.2, hatch=0, line=1.4)
    s.stroke(arc(bx, by + 8, 54, 16, 10, 170), 1.8, body=True)
