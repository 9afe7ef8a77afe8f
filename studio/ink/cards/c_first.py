"""Weight and blame: stones that fly, a stain that points, a fist over a table."""

from ..easel import *

BIRD = [(1.3, 0), (0.85, 0.18), (0.2, 0.3), (-0.8, 0.2), (-1.4, 0.24), (-0.8, 0), (-0.35, -0.12), (-0.85, -0.7), (-1.05, -1.5), (-0.25, -0.95), (0.02, -0.35), (0.1, -0.95), (0.75, -1.8), (0.66, -0.85), (0.55, -0.22), (0.95, -0.24)]  # fmt: skip
STONE = [0, 25, 70, 130, 165, 190, 215, 235, 255, 264, 271, 279, 290, 310, 327, 345]


def hatching(u):
    """A stone (0) that becomes a bird (1), about the origin."""
    a = np.array([(0.95 * math.cos(math.radians(t)), 0.72 * math.sin(math.radians(t))) for t in STONE])
    return a * (1 - u) + np.array(BIRD) * u


@card("moss", paper="rough", light=(-0.5, -0.8))
def stone_bag(s):
    r = s.rng
    s.sky([(0, "#8fb0a0", 0.75), (0.45, "#d8dcae", 0.55), (0.8, "#f4e2b0", 0.45), (1, "#e8c890", 0.4)], wet=90)
    places.mountains(s, 1150, "#8fa58f", high=190, n=4, seed=4, k=0.5)
    places.hills(s, 1130, "#9aaa70", rise=30, seed=8, k=0.5)
    edge = path([(-40, 1180), (180, 1196), (420, 1236), (640, 1262), (760, 1330), (800, 1430), (790, 1560)], 12)
    rock = valid(Polygon([*edge, (-40, 1560)]))
    s.cover(rock)
    s.wash(rock, "#4a6238", 0.95, col2="#2f4430", pool=0.6, bloom=3, grad=("lin", 90, 0.7, 1.3))
    s.stroke(edge, 3)
    for x, y in ((730, 1350), (690, 1420), (760, 1460), (600, 1480)):
        s.curve([(x, y), (x - 20, y + 34), (x - 6, y + 70)], 2)
    places.grass(s, (0, 1200, 640, 1480), 90, "#20301c", 26, 1.4)
    cam = spot(250, 1330, 250, 14, 0)
    light = (-0.6, 0.8, 0.2)
    him = person((0, 0, 0), 152, "sit_floor", "old_man", "work", top="#c8502e", legs="#4a4438", skin="umber", hair="brim", hair_col="white", looks={"hat": cloth("#6a4a30")},
                 hands=((0.42, 0.1, -0.3), (-0.42, 0.1, -0.3)), lean=-14, look_at=(2.4, 3.6, -2))  # fmt: skip
    bag = Clay({"canvas": cloth("#a8803f"), "dark": plain("#2a2018", hatch=0), "strap": plain("#5a3a20")})
    bag.ell((0.92, 0.12, 0.1), (0.4, 0.15, 0.24), rot((0, 1, 0), 20), k=0.05, m="canvas").cap(
        (1.2, 0.13, 0.0), (1.34, 0.12, -0.05), 0.17, 0.2, k=0.06, m="canvas", fold=0.02
    )
    bag.ell((1.46, 0.12, -0.08), (0.12, 0.14, 0.16), m="dark", cut=True)
    bag.chain([(0.7, 0.2, 0.3), (0.9, 0.06, 0.5), (1.2, 0.04, 0.4)], [0.025, 0.025, 0.02], m="strap")
    shot = shoot([him, bag], cam, light)
    s.wash(shot.shadow_on(0, 4), "#1c2a20", 0.75, edge=0.1)
    s.model(shot, line=2.6)
    trail = path([(640, 1284), (720, 1210), (812, 1100), (858, 940), (800, 770), (640, 640), (430, 590), (215, 500), (150, 300), (400, 190), (730, 250)], 20)
    size, n = (30, 38, 44, 52, 62, 72, 86, 104, 150), 14
    for i in range(n):
        u = i / (n - 1)
        p = trail[int(u**0.92 * (len(trail) - 1))]
        q = float(np.interp(u, np.linspace(0, 1, 9), size)) * 1.05
        m = float(np.clip((u - 0.2) / 0.42, 0, 1))
        flip = 0.42 < u < 0.8
        pts = hatching(m) * [1, 0.82 + 0.25 * math.sin(i * 2.3) * m]
        g = blob(move(pts, p[0], p[1], q, (r.normal() * 20 if m < 0.5 else -24 + 16 * math.sin(i)) * (-1 if flip else 1), flip), 8)
        col = mix("#7d7874", ("#e8e0d0", "#5a6a72", "#b8a890")[i % 3], m * 0.7)
        s.thing(g, col, 0.75, col2="#a09a8c", shade=0.7, shcol="#3a3c40", hatch=6, line=2.4)
        tf = lambda a, p=p, q=q, flip=flip, i=i: move([a], p[0], p[1], q, (-24 + 16 * math.sin(i)) * (-1 if flip else 1), flip)[0]  # noqa: E731
        if m > 0.75:
            s.fill(ell(*tf((0.98, -0.08)), q * 0.055))
            for k in range(6):
                for (ax, ay), (bx, by) in (((-0.1, -0.5), (-0.95 + 0.1 * k, -1.15 + 0.12 * k)), ((0.35, -0.5), (0.62 - 0.09 * k, -1.35 + 0.16 * k))):
                    s.stroke([tf((ax, ay)), tf((bx, by))], 1.5, clip=g)
        else:
            c = [tf((-0.3, -0.4)), tf((0.0, -0.1)), tf((-0.1, 0.15)), tf((0.2, 0.4))]
            s.stroke(c, 1.8, clip=g)
    for x, y, q in ((668, 1384, 36), (600, 1420, 24)):
        g = blob(move(hatching(0), x, y, q, 10))
        s.wash(ell(x + 6, y + q * 0.7, q * 1.1, q * 0.3), "#1c2a20", 0.7, wet=4)
        s.thing(g, "#8a8680", 0.7, shade=0.7, hatch=5, line=2.2)
    s.stroke([(652, 1364), (664, 1380), (658, 1390), (676, 1402)], 2)  # one is about to
    s.splatter("#2f4430", 40, size=(0.6, 4))


@card("plum", paper="cold", light=(0.0, -0.8), fresh=True)
def keyhole_kiss(s):
    r = s.rng
    s.wash(s.all, "#4a2a58", 1.15, col2="#2a1838", pool=0.7, bloom=5)
    for x in range(-40, 1060, 168):
        g = box(x, -40, x + 162, 1540)
        s.wash(g, "#5a2f52", 0.4, col2="#1e1030", edge=0.9)
        for _ in range(9):
            y = r.uniform(-200, 1400)
            a = x + r.uniform(10, 150)
            s.curve([(a, y), (a + r.normal() * 8, y + 160), (a + r.normal() * 8, y + 340)], 1.5, "#150a20")
        s.stroke([(x + 165, -20), (x + 165, 1520)], 4, "#120818")
    plate = union(ell(500, 560, 420), smooth(poly([(330, 800), (670, 800), (800, 1400), (200, 1400)]), 40))
    s.wash(move(plate, 16, 24), "#0c0616", 1.0, wet=14)
    s.thing(plate, "#c8923a", 1.0, col2="#8a5a2a", shade=0.8, shcol="#3a2030", hatch=7, line=4)
    for x, y in ((500, 176), (232, 1356), (768, 1356)):
        s.thing(ell(x, y, 20), "#8a6a3a", 0.9, hatch=4, line=2.4)
        s.stroke([(x - 12, y + 9), (x + 12, y - 9)], 4)
    hole = smooth(union(ell(500, 560, 340), poly([(392, 760), (608, 760), (690, 1310), (310, 1310)])), 14)
    s.cover(hole)
    s.wash(hole, "#f6b070", 0.75, col2="#d8584a", mix=("rad", 500, 560, 420, 0, 1), pool=0.6, bloom=4)
    s.glow(500, 590, 300, "#fbd070", 0.35, 0.85)
    m = s.mask(hole)
    for face, skin_, hair_, dx, b in ((90, "cocoa", "afro", -0.142, "woman"), (-90, "sand", "gathered", 0.135, "man")):
        cam = spot(500, 2260, 1130, 0)
        p = person(
            (dx, 0, 0),
            face,
            "stand",
            b,
            "dress" if b == "woman" else "shirt",
            skin=skin_,
            hair=hair_,
            look_at=(-dx * 5, 1.55 if b == "woman" else 1.52, 0),
            feel="desire",
            top="#3a6a5a",
            scale=1.0 if b == "woman" else 0.95,
        )
        dz = np.array([dx, 1.52, 0]) - p.joints["mouth"]
        p = p.moved(by=(-p.joints["mouth"][0] + (-0.027 if face > 0 else 0.027), dz[1] - 0.02, 0))
        shot = shoot([p], cam, (-0.9 if face < 0 else 0.9, 0.2, -0.35))
        dark = shot.mask() * m
        s.cover(dark, keep=0.15)
        s.wash(dark, "#2a1438", 1.9, edge=0.6, rough=1, pool=0.2)
        lit = shot.full(np.clip((shot.lit - 0.25) * 2.2, 0, 1) * shot.hit) * m
        s.density *= (1 - 0.72 * np.clip(lit, 0, 1))[..., None]
        s.wash((lit * dark).astype(np.float32), "#e07040", 0.4, edge=0)
    s.outline(hole, 5, lost=0)
    s.wash(hole.difference(move(hole, 14, 22)), "#1a0a24", 1.2, wet=8)
    mouse = four("mouse", (0, 0, 0), -48, "sit", 2.6, col="#b8a0a8", look_at=(-2, 1.6, 1))
    key = props.key((-0.3, 0.3, 0.0), rot((0, 0, 1), -24) @ rot((1, 0, 0), -88), 0.62, "#e0b040")
    floor = poly([(-40, 1440), (1040, 1420), (1040, 1540), (-40, 1540)])
    s.cover(floor)
    s.wash(floor, "#2a1a30", 1.2)
    s.stroke([(-10, 1440), (1010, 1420)], 4)
    kc = spot(880, 1468, 360, 8)
    s.model(shoot([mouse, key], kc, (-0.6, 0.7, 0.5)), line=2.4)


@card("ink", paper="rice", light=(-0.5, -0.7))
def stain(s):
    s.wash(s.all, "#3a383e", 1.1, col2="#26242a", pool=0.5, bloom=3)
    cloth_ = poly([(96, -40), (904, -40), (920, 1540), (80, 1540)])
    s.cover(cloth_)
    s.wash(cloth_, "#e8e2d4", 0.25, pool=0.8, bloom=4)
    s.outline(cloth_, 3)
    for x in (250, 500, 750):
        s.curve([(x, -20), (x + 6, 700), (x - 5, 1520)], 1.6, alpha=0.3)
    for x, y, q in ((230, 330, 96), (770, 380, 96), (236, 1150, 96), (764, 1190, 96), (500, 120, 90)):
        s.wash(ell(x + 8, y + 12, q, q), "#8a8690", 0.6, wet=8)
        s.thing(ell(x, y, q), "#f6f2e8", 0.12, shade=0.3, shcol="#8a8a98", hatch=0, line=2.4)
        s.outline(ell(x, y, q * 0.66), 1.6)
        s.stroke([(x - q * 1.22, y - q * 0.8), (x - q * 1.22, y + q * 0.8)], 5)
    well = ell(590, 560, 46)
    run = person((0, 0, 0), 84, "run", "man", "suit", hair="brim", detail=False)
    m = shoot([run], spot(500, 1000, 250, 4), shadows=False).mask()
    m = np.maximum(m, s.mask(union(limb([(570, 580), (560, 640), (530, 690)], [26, 34, 40]), ell(500, 990, 120, 24), ell(420, 640, 30, 22), ell(660, 760, 26))))
    m = s.warp(m, (0, 0, s.w, s.h), 1, 3)
    s.wash(m, "#16141e", 1.9, col2="#2c2a48", edge=1.0, pool=0.5, bloom=3, rough=1.5)
    s.splatter("#16141e", 70, centre=(500, 800), spread=130, size=(1, 11), k=1.6)
    s.thing(well, "#4a5a68", 0.9, hatch=5, line=2.6)
    s.thing(ell(590, 560, 28), "#121018", 1.5, shade=0, hatch=0, line=2)
    light = (-0.4, 0.8, 0.6)
    guests = (
        (40, 560, "clay", "#5a5862"),
        (-6, 830, "rose", "#8a8690"),
        (30, 1000, "ebony", "#3f3e48"),
        (-20, 300, "honey", "#b0aca4"),
        (985, 520, "umber", "#6a6870"),
        (1016, 790, "sand", "#4a4852"),
        (980, 1010, "cocoa", "#9a968e"),
        (420, -20, "olive", "#44424c"),
    )
    for i, (x, y, sk, col) in enumerate(guests):
        a = math.atan2(-(800 - y), 500 - x) if i != 7 else -math.pi / 2 + 0.1
        z, back = V(math.cos(a), math.sin(a), 0), V(0, 0, 1)
        c = spot(x, y, 620, 0)
        n = 0.46 if i != 7 else 0.6
        reach = z * (0.08 + 0.06 * (i % 3))
        g = hand(reach, np.stack([np.cross(back, z), back, z], 1), 1 if i % 2 else -1, 0.3, "point", looks=person(skin=sk).looks, age=0.3 + 0.1 * (i % 5))
        sleeve = (
            Clay({"cuff": cloth("#f6f2e8", k=0.2), "sleeve": cloth(col)})
            .cone(reach - z * 0.02, reach - z * 0.07, 0.055, 0.062, m="cuff")
            .cap(reach - z * 0.07, reach - z * n, 0.068, 0.1, m="sleeve", fold=0.01)
        )
        shot = shoot([g, sleeve], c, light)
        s.wash(np.roll(shot.mask(), (16, 10), (0, 1)), "#5a5862", 0.5, wet=6)
        s.model(shot, line=2.6)
    # whose it is: a napkin that is far too small
    c = spot(520, 1520, 620, 0)
    z, back = unit(V(0.02, 1, 0)), V(0, 0, 1)
    g = hand(z * 0.3, np.stack([np.cross(back, z), back, z], 1), -1, 0.32, "flat", looks=person(skin="honey").looks)
    sleeve = (
        Clay({"cuff": cloth("#f6f2e8", k=0.2), "sleeve": cloth("#b8302c")})
        .cone(z * 0.28, z * 0.22, 0.06, 0.066, m="cuff")
        .cap(z * 0.22, -z * 0.4, 0.074, 0.11, m="sleeve", fold=0.01)
    )
    nap = move(poly([(-80, -66), (84, -74), (90, 60), (-74, 72)]), 512, 1110, 1, 14)
    s.wash(move(nap, 6, 10), "#5a5862", 0.6, wet=8)
    s.thing(nap, "#fffaf0", 0.1, shade=0.3, shcol="#8a8a98", hatch=0, line=2.4)
    s.wash(ell(490, 1050, 60, 26), "#16141e", 1.4, edge=1, clip=nap)
    s.model(shoot([g, sleeve], c, light), line=2.8)


@card("bone", paper="laid", light=(0.2, -0.3), fresh=False)
def corner_ears(s):
    left, right = poly([(-40, -40), (560, -40), (560, 1080), (-40, 1300)]), poly([(560, -40), (1040, -40), (1040, 1270), (560, 1080)])
    floor = poly([(-40, 1300), (560, 1080), (1040, 1270), (1040, 1540), (-40, 1540)])
    s.wash(left, "#ecd8a4", 0.55, pool=0.5, bloom=4, grad=("lin", 0, 1.1, 0.5))
    s.wash(right, "#8fa6a8", 0.75, pool=0.5, bloom=3, grad=("lin", 0, 0.6, 1.2))
    s.wash(floor, "#c07a4a", 0.8, pool=0.5, col2="#9a5a3c")
    for k in range(-9, 12):
        s.stroke([(560 + k * 34, 1080 + abs(k) * 12), (560 + k * 150, 1560)], 1.5, alpha=0.6)
    s.stroke([(560, -20), (558, 1080)], 3)
    s.stroke([(-20, 1294), (560, 1080), (1020, 1264)], 3.4)
    s.hatch(right, tone=0.45, ang=72, sep=11, w=0.9, thr=0.3, omit=0.6)
    for x, y in ((120, 960), (120, 1030), (700, 930)):  # the days, counted in chalk
        for j in range(5):
            s.stroke([(x + j * 20, y), (x + j * 20 + 4, y + 46)] if j < 4 else [(x - 10, y + 38), (x + 74, y + 6)], 3.2, body=True, alpha=0.8)
    ass = four("donkey", (0, 0, 0), -58, "stand", 1.0, neck=66, nod=8)
    dark = shoot([ass], spot(760, 1230, 560, 0), shadows=False).mask()
    dark *= marks.field(s, lambda x, y: (y < 800) & (x < 590 + np.maximum(0, y - 420) * 0.5))
    dark = np.maximum(dark, s.mask(union(limb([(380, 350), (330, 210), (292, 80)], [30, 42, 6]), limb([(420, 350), (462, 210), (500, 90)], [30, 42, 6]))))
    dark = np.maximum(dark, s.mask(blob([(330, 880), (400, 790), (470, 730), (640, 700), (760, 770), (800, 880), (780, 1180), (560, 1170), (352, 1190)])))
    s.wash(dark, "#4a2f3a", 0.95, col2="#2e2030", edge=0.7, pool=0.5, bloom=4, rough=1, clip=union(left, right))
    s.wash(dark, "#1c1420", 0.35, wet=26, clip=right)
    s.wash(poly([(500, 1120), (620, 1120), (680, 1370), (440, 1370)]), "#4a1c20", 0.6, wet=14)
    cam = spot(560, 1370, 400, 20, 0)
    child = person((0, 0, 0), 180, "stand", "boy", "shorts", top="#c8323a", legs="#3a5a7a", skin="clay", hair="tousled", sleeves="long", hands=((0.03, 0.9, -0.2), (-0.05, 0.86, -0.22)), palms=((0, 0.2, -1), (0, 0.2, -1)), fingers=((-1, -0.5, 0), (1, -0.6, 0)), elbows=((1, 0, -0.2), (-1, 0, -0.2)), grips=("rest", "rest"), lean=14, feet=((0.1, 0.08, 0.02), (-0.1, 0.08, 0.02)), toes=((-0.25, -0.1, 1), (0.25, -0.1, 1)), look_at=(0, 0.3, -1.6))  # fmt: skip
    shot = shoot([child], cam, (0.1, 0.5, 1))
    s.model(shot, line=2.6)
    mc = spot(270, 1430, 420, 16)
    mouse = four("mouse", (0, 0, 0), 120, "sit", 1.9, col="#a89a92")
    hat = Clay({"paper": plain("#fffaf0", k=0.15, hatch=0)})
    top = mouse.joints.get("crown", mouse.joints.get("head", V(0, 0.2, 0)))
    hat.cone(top + V(0, 0.05, 0), top + V(-0.01, 0.25, 0), 0.075, 0.004, m="paper")
    shot = shoot([mouse, hat], mc, (0.1, 0.6, 1))
    s.wash(shot.shadow_on(0, 4), "#2a1c20", 0.6)
    s.model(shot, line=2)
    s.splatter("#4a3c30", 50, size=(0.6, 4))


@card("ochre", paper="laid", light=(0.5, -0.7), fresh=True)
def last_leaf(s):
    s.sky([(0, "#f0dca8", 0.5), (0.6, "#f8ecd0", 0.2), (1, "#e0b060", 0.6)], wet=80)
    places.hills(s, 1390, "#c89040", rise=26, seed=3, k=0.7)
    rng = np.random.default_rng(21)
    parts = [limb([(130, 1540), (170, 1180), (230, 860), (300, 640)], [120, 92, 76, 60])]
    tips = []
    for x, y, h, w, a in ((280, 660, 900, 44, -62), (250, 780, 760, 40, -112), (235, 900, 640, 30, -24), (280, 640, 700, 30, -88)):
        g, t = places.branches(rng, x, y, h, w, a, 5, 27, 12, 0.76)
        parts.append(g)
        tips += t
    tree = union(*parts)
    s.thing(tree, "#6a4a34", 0.85, col2="#8a6a4a", shade=0.8, shcol="#2e1c18", hatch=6, cross=True, line=2.6)
    for x, y in tips[::3]:
        s.fill(ell(x, y, 5, 7), "#6f9a3e")
    cam = Camera((0.7, 0.5, 6.6), (0.35, 3.1, 0), 36)
    light = (0.6, 0.6, 0.5)
    foot, head_ = V(1.0, 0, 0.5), V(0.42, 4.25, -0.1)
    lad = props.ladder(foot, head_, 0.42, 1.0, "#c89a50")
    at = foot + (head_ - foot) * 0.56 + V(0, -0.02, 0.2)
    leaf = V(1.42, 3.72, 0.3)
    him = person(at, 96, "climb", "old_man", "work", top="#2f7aa0", legs="#5a4438", skin="rose", hair="fringe", hair_col="white", stub=0.03, hands=(World(leaf + V(-0.24, -0.06, -0.1)), World(leaf + V(-0.26, -0.2, 0.1))), grips=("pinch", "pinch"), feet=((0.13, 0.38, 0.1), (-0.13, 0.1, 0.1)), lean=-4, look_at=leaf, feel="tender", head_kw={"glasses": True})  # fmt: skip
    shot = shoot([lad, him], cam, light)
    s.model(shot, line=2.6)
    p = cam.project(leaf)
    s.thing(limb([(500, 400), (580, 300), (700, 270), p + [30, -76]], [14, 10, 7, 4]), "#6a4a34", 0.8, hatch=0, line=2)
    lf = move(blob([(0, -86, 1), (34, -40), (48, 0), (40, 44), (0, 84, 1), (-40, 44), (-48, 0), (-34, -40)], 8), p[0], p[1], 0.95, 24)
    s.thing(lf, "#d0402a", 1.0, col2="#e07a2a", shade=0.5, hatch=5, line=2.4)
    s.curve([p + [30, -72], p + [2, 0], p + [-30, 72]], 2.6)
    for k in (-40, -14, 12, 38):
        a = p + [-0.42 * k, k]
        s.stroke([a, a + [38, -12]], 1.6)
        s.stroke([a, a + [-30, -30]], 1.6)
    needle = cam.project(him.joints["pinchr"])
    s.stroke([needle + [-26, 26], needle + [16, -16]], 3)
    s.curve([needle + [-26, 26], needle + [-90, 120], needle + [-20, 220], needle + [-60, 330]], 2.6, "#c8281e", wobble=0.5)
    hip = cam.project(him.joints["pelvis"])
    for k in range(7):
        q = hip + [46 + 14 * math.sin(k * 2.1), -10 + 16 * math.cos(k * 1.7)]
        s.thing(ell(q[0], q[1], 20, 10, 40 * k), ("#d0762e", "#c8502e", "#e0a83a")[k % 3], 0.9, shade=0.3, hatch=0, line=1.6)
    for k in range(60):
        x, y = s.rng.uniform(0, 1000), s.rng.uniform(1400, 1490)
        s.thing(ell(x, y, 15, 7, s.rng.uniform(0, 180)), ("#d0762e", "#c8502e", "#e0a83a", "#a86a2a")[k % 4], 0.8, shade=0.2, hatch=0, line=1.3)
