"""Having and losing: a court card, an ark, a soup, a general."""

from ..easel import *


@card("plum", paper="cold", light=(-0.4, -0.7))
def court_card(s):
    s.wash(s.all, "#4a3060", 1.2, col2="#2c1c44", pool=0.6, bloom=4)
    for k in range(-12, 24):
        s.stroke([(-20, 90 * k), (1020, 90 * k + 700)], 2.4, "#8a6aa0", alpha=0.5)
        s.stroke([(-20, 90 * k + 700), (1020, 90 * k)], 2.4, "#8a6aa0", alpha=0.5)
    sheet = smooth(box(90, 90, 910, 1410), 34)
    s.wash(move(sheet, 14, 20), "#140a24", 0.9, wet=16)
    s.cover(sheet)
    s.wash(sheet, "#f6ecd4", 0.35, bloom=4, pool=0.6)
    s.outline(sheet, 3)
    inner = box(190, 170, 810, 1330)
    upper = inner.intersection(poly([(0, 0), (1000, 0), (1000, 660), (0, 840)]))
    lower = inner.intersection(poly([(0, 840), (1000, 660), (1000, 1500), (0, 1500)]))
    s.wash(upper, "#b8302c", 0.85, col2="#d8702e", pool=0.4, bloom=2)
    s.wash(lower, "#4a5a6a", 0.85, col2="#2f3c4c", pool=0.4, bloom=2)
    light = (-0.4, 0.7, 0.7)
    cam = spot(500, 1180, 560, 6)
    king = person((0, 0, 0), 14, "stand", "stout", "robe", top="#e0b040", trim="#fff4dc", skin="rose", hair="crown", beard="full", hair_col="red", feel="scorn", hands=((0.3, 1.26, 0.34), (-0.3, 1.3, 0.32)), grips=("bar", "fist"), look_at=(1.0, -0.6, 1.6), looks={"trim": plain("#f0c030")})  # fmt: skip
    cup = Clay({"gold": plain("#f0c030"), "wine": plain("#7a1424", hatch=0)})
    h = king.joints["handl"]
    cup.cap(h + V(0, -0.1, 0), h + V(0, 0.08, 0), 0.02, m="gold").cone(h + V(0, 0.08, 0), h + V(0, 0.22, 0), 0.04, 0.1, m="gold").cone(
        h + V(0, -0.12, 0), h + V(0, -0.1, 0), 0.07, 0.05, m="gold"
    )
    leg = Clay({"meat": plain("#b8682e"), "bone": plain("#f6ecd8", k=0.3)})
    h = king.joints["handr"]
    leg.cap(h + V(0, -0.06, 0), h + V(-0.04, 0.12, 0), 0.016, m="bone").ell(h + V(-0.07, 0.22, 0), (0.075, 0.12, 0.07), rot((0, 0, 1), 14), m="meat")
    s.model(shoot([king, cup, leg], cam, light), line=2.8, clip=s.mask(upper))
    down = spot(500, 320, 560, 6, 0, roll=180)
    man = person((0, 0, 0), 14, "stand", "slim", "poncho", top="#8a7a5a", trim="#a8946a", skin="cocoa", hair="beanie", beard="full", hair_col="grey", feel="joy", hands=((0.3, 1.34, 0.34), (-0.2, 1.16, 0.36)), grips=("flat", "cup"), palms=((0, 1, 0), (0, 1, 0)), look_at=(0.5, 1.55, 0.6), looks={"hat": cloth("#5a6a4a")})  # fmt: skip
    wren = bird("robin", man.joints["palml"] + V(0, 0.02, 0), -50, "perch", 1.8, look_at=(0, 1.7, 0.4), open_bill=0.5)
    bowl = Clay({"wood": plain("#7a4a2c")}).cone(man.joints["palmr"] + V(0, 0.0, 0), man.joints["palmr"] + V(0, 0.09, 0), 0.06, 0.12, m="wood")
    s.model(shoot([man, wren, bowl], down, (0.4, -0.7, 0.7)), line=2.8, clip=s.mask(lower))
    s.stroke([(190, 806), (810, 694)], 7, "#e0b040", body=True)
    s.stroke([(190, 806), (810, 694)], 2)
    s.outline(inner, 3.4, lost=0)

    def pip(x, y, flip, crown):
        if crown:
            g = poly(move([(-34, 26), (-40, -20), (-18, 2), (0, -34), (18, 2), (40, -20), (34, 26)], x, y, 0.8, 180 if flip else 0))
            s.thing(g, "#e0b040", 1.0, hatch=0, line=2.2)
        else:
            g = poly(move([*arc(0, -6, 38, 38, 0, 180, 14)], x, y, 0.8, 180 if flip else 0))
            s.thing(g, "#7a4a2c", 1.0, hatch=0, line=2.2)

    pip(140, 150, False, True)
    pip(860, 150, False, True)
    pip(860, 1350, True, False)
    pip(140, 1350, True, False)


@card("verdigris", paper="cold", light=(0.5, -0.7))
def flood_ark(s):
    s.sky([(0, "#5f8a88", 0.9), (0.4, "#a8cfc0", 0.6), (0.75, "#f4e8c0", 0.5), (1, "#f8d898", 0.4)], 0, 1000, wet=90)
    for k in range(6):
        x = 700 + 60 * k
        s.lift(poly([(x, -40), (x + 34, -40), (x - 240 + 40 * k, 900), (x - 330 + 40 * k, 900)]), 0.3, 14)
    places.sea(s, 980, 1510, "#4a9a94", col2="#1c5a5c", k=0.85, swell=1.0)
    for x, y, w in ((120, 1040, 90), (860, 1080, 110)):  # roofs
        s.thing(poly([(x - w, y), (x - w * 0.5, y - w * 0.7), (x + w * 0.7, y - w * 0.7), (x + w, y)]), "#a85a3a", 0.85, hatch=5, line=2.2)
        s.curve([(x - w - 20, y), (x, y + 8), (x + w + 20, y)], 3, body=True)
    peak = blob(
        [
            (180, 1330),
            (260, 1160),
            (330, 1010),
            (400, 850),
            (450, 700),
            (500, 640),
            (600, 630),
            (660, 700),
            (700, 850),
            (770, 1000),
            (830, 1170),
            (900, 1330),
            (540, 1390),
        ]
    )
    s.thing(peak, "#7a8a6a", 0.85, col2="#5a6a54", shade=0.9, shcol="#24403a", hatch=7, cross=True, line=3)
    marks.lace(s, path([(180, 1330), (360, 1374), (540, 1390), (740, 1370), (900, 1330)], 10), (3, 10), 9, 6)
    way = path([(560, 690), (470, 780), (640, 850), (420, 950), (690, 1030), (360, 1130), (740, 1220), (420, 1310)], 20)
    s.wash(limb([tuple(p) for p in way[::6]], np.linspace(12, 30, len(way[::6]))), "#e8dcb0", 0.1, edge=0.3)
    s.cover(limb([tuple(p) for p in way[::6]], np.linspace(10, 26, len(way[::6]))), keep=0.3)
    light = (0.5, 0.8, 0.4)
    uc = spot(560, 600, 108, 12)
    can = Clay({"silk": cloth("#c8442e", k=1.0, hatch=6), "in": cloth("#e07a4a"), "rib": plain("#3a2a24")})
    bowl = Clay(can.looks)
    bowl.ell((0, 1.5, 0), (2.5, 1.7, 2.5), m="silk").ell((0, 1.62, 0), (2.4, 1.62, 2.4), m="in", cut=True).box((0, 3.0, 0), (4, 1.5, 4), m="silk", cut=True)
    can.add(bowl)
    can.cap((0, -0.4, 0), (0, 4.0, 0), 0.06, m="rib").chain([(0, 4.0, 0), (0.02, 4.3, 0), (0.3, 4.45, 0), (0.5, 4.2, 0)], [0.08] * 4, m="rib")
    for a in np.linspace(0, 6.28, 9)[:-1]:
        can.mark([(2.5 * math.sin(t) * math.cos(a), 1.5 - 1.7 * math.cos(t), 2.5 * math.sin(t) * math.sin(a)) for t in np.linspace(0.1, 1.5, 8)], 40, tol=0.3)
    s.model(shoot([can, four("elephant", (-0.9, 0.9, 0.2), -30, "stand", 0.55)], uc, light), line=2.4)
    beasts = ("camel", "lion", "horse", "sheep", "hare", "goat")
    for k, kind in enumerate(beasts):
        for e in (0, 1):
            i = int((0.1 + 0.142 * k + 0.045 * e) * (len(way) - 1))
            p, q = way[i], way[min(i + 4, len(way) - 1)]
            f = 80 if q[0] > p[0] else -80
            n = (34, 44, 38, 58, 110, 78)[k]
            s.model(shoot([four(kind, (0, 0, 0), f, "walk", 1.0)], spot(p[0], p[1] + 8, n, 8), light), line=1.7)
    for e in (0, 1):
        p = way[int((0.95 + 0.045 * e) * (len(way) - 1))]
        s.model(shoot([snail((0, 0, 0), -70, 0.8)], spot(p[0], p[1] + 12, 80, 8), light), line=1.8)
    dc = spot(220, 330, 620, -6)
    dove = bird("dove", (0, 0, 0), 50, "fly", 1.1, flap=34)
    s.model(shoot([dove], dc, light), line=2.2)
    b = dc.project(dove.joints.get("bill", dove.joints.get("head", V(0.1, 0.1, 0.1))))
    s.stroke(arc(b[0] + 10, b[1] + 14, 11, 11, 0, 360), 4, "#c8962e")
    s.stroke([(b[0] + 12, b[1] + 24), (b[0] + 16, b[1] + 62)], 5, "#c8962e", taper=(0.02, 0.02))
    s.stroke([(b[0] + 16, b[1] + 58), (b[0] + 28, b[1] + 56)], 5, "#c8962e", taper=(0.02, 0.02))


@card("verdigris", paper="cold", light=(-0.5, -0.6))
def tall_soup(s):
    r = s.rng
    s.wash(s.all, "#3f7a70", 1.0, col2="#1f4f4c", pool=0.6, bloom=4)
    for x in range(-40, 1060, 150):
        for y in range(-40, 1560, 150):
            s.outline(box(x, y, x + 146, y + 146), 2, "#12332f", lost=0.3)
    c = np.array([480, 700])
    s.wash(ell(c[0] + 26, c[1] + 40, 440), "#0c2422", 1.0, wet=24)
    s.thing(ell(*c, 430), "#c8743a", 1.0, col2="#8a4424", shade=0.7, hatch=7, line=4)
    for e in (-1, 1):
        s.thing(
            limb([(c[0] + 400 * e, c[1] - 90), (c[0] + 500 * e, c[1] - 60), (c[0] + 500 * e, c[1] + 60), (c[0] + 400 * e, c[1] + 90)], [24, 26, 26, 24]),
            "#8a4424",
            1.0,
            hatch=5,
            line=3,
        )
    soup = ell(*c, 372)
    s.cover(soup)
    s.wash(soup, "#e8a83a", 0.9, col2="#b8b03a", mix="noise", pool=0.7, bloom=7, edge=1.2)
    s.wash(soup, "#5a3a14", 0.7, grad=("rad", c[0] - 60, c[1] - 60, 430, 0.0, 1.0))
    s.outline(soup, 3.4)
    for _ in range(9):
        t = np.linspace(0, 3 * math.pi, 40)
        q = r.uniform(60, 300)
        a = r.uniform(0, 6.28)
        o = c + q * np.array([math.cos(a), math.sin(a)]) * 0.8
        s.stroke(np.c_[o[0] + (16 + 7 * t) * np.cos(t + a), o[1] + (16 + 7 * t) * np.sin(t + a)], 9, "#f8e8b8", clip=soup, body=True, alpha=0.9, wobble=0.4)
    for _ in range(26):
        a, q = r.uniform(0, 6.28), r.uniform(0, 340)
        p = c + q * np.array([math.cos(a), math.sin(a)])
        s.outline(ell(*p, r.uniform(6, 18)), 2, "#fff2c0", lost=0.2)
    for x, y, q in ((330, 560, 30), (560, 860, 34), (420, 880, 24)):
        s.thing(ell(x, y, q), "#e86a3a", 0.9, hatch=4, line=2.2)
        s.outline(ell(x, y, q * 0.5), 1.6)
    rope = path([(560, 760), (660, 850), (740, 930), (800, 1060), (760, 1190), (690, 1290), (640, 1400)], 14)
    s.wash(limb([tuple(p + [10, 14]) for p in rope[::8]], [13] * len(rope[::8])), "#0c2422", 0.7, wet=8)
    s.thing(limb([tuple(p) for p in rope[::8]], [13] * len(rope[::8])), "#f8e8b8", 0.4, shade=0.5, hatch=0, line=2.6)

    def legs(x, y, pts):
        for dx, dy, ex, ey in pts:
            s.curve([(x + dx, y + dy), (x + (dx + ex) / 2 + 4, y + (dy + ey) / 2 + 6), (x + ex, y + ey)], 5)

    def face(x, y, q=1.0):
        for e in (-1, 1):
            s.fill(ell(x + 12 * e * q, y, 7 * q, 9 * q), "#fffaf0", body=True)
            s.fill(ell(x + 13 * e * q, y + 1, 3.4 * q), "#1a1620", body=True)

    x, y = 700, 884  # carrot, which gives a leg up
    g = blob(move([(-34, -70), (34, -70), (30, -10), (0, 110, 1), (-30, -10)], x, y, 1, -28))
    s.thing(g, "#f0803a", 1.0, hatch=6, line=2.8)
    for k in (-18, 0, 18):
        s.curve([(x - 34, y - 62), (x - 56 + k, y - 110), (x - 50 + 2 * k, y - 150)], 8, "#4a8a3a")
    face(x - 6, y - 26)
    legs(x, y, ((30, -10, 84, 40), (-30, 0, -64, 40), (40, 70, 96, 110), (20, 84, 10, 140)))
    x, y = 812, 1046  # mushroom
    legs(x, y, ((-20, 40, -50, 90), (20, 40, 30, 96), (-36, 0, -84, -30), (30, 10, 70, 30)))
    s.thing(blob([(x - 26, y), (x - 30, y + 62), (x + 30, y + 62), (x + 26, y)]), "#f2e2c4", 0.5, hatch=5, line=2.6)
    s.thing(blob([(x - 74, y + 8), (x - 58, y - 52), (x, y - 78), (x + 58, y - 52), (x + 74, y + 8), (x, y + 20)]), "#b8503a", 0.95, hatch=6, line=2.8)
    for dx, dy in ((-30, -30), (14, -46), (38, -14)):
        s.thing(ell(x + dx, y + dy, 10), "#fffaf0", 0.1, shade=0, hatch=0, line=1.4)
    face(x, y + 34, 0.9)
    x, y = 706, 1256  # onion
    legs(x, y, ((-40, 40, -70, 90), (30, 44, 40, 100), (44, -10, 86, -50), (-48, 0, -96, 20)))
    s.thing(
        blob([(x, y - 90, 1), (x + 26, y - 50), (x + 64, y), (x + 40, y + 54), (x, y + 62), (x - 40, y + 54), (x - 64, y), (x - 26, y - 50)]),
        "#d8a0b8",
        0.8,
        col2="#a85a88",
        hatch=6,
        line=2.8,
    )
    for e in (-1, 0, 1):
        s.curve([(x, y - 84), (x + 30 * e, y), (x + 8 * e, y + 60)], 1.8)
    face(x, y - 4)
    s.model(shoot([fish((0, 0, 0), 100, 0.7, col="#8fc0c8", pitch=30)], spot(520, 1380, 260, 20), (-0.5, 0.8, 0.4)), line=2.6)
    p = np.array([330, 1420])
    s.thing(ell(*p, 26, 20), "#6a9a4a", 0.9, hatch=4, line=2.2)
    face(330, 1416, 0.6)
    legs(*p, ((-10, 16, -30, 46), (12, 16, 20, 48)))
    light = (-0.5, 0.8, 0.5)
    cam = spot(250, 330, 700, 4)
    z, back = unit(V(0.6, -0.75, 0.2)), V(-0.3, 0.1, 0.95)
    back = unit(back - z * (back @ z))
    hnd = hand((0, 0, 0), np.stack([np.cross(back, z), back, z], 1), 1, 0.34, "bar", looks=person(skin="umber").looks, age=0.6)
    w = hnd.joints["grip"]
    spoon = Clay({"wood": plain("#c89a5a")}).cap(w + V(-0.2, 0.36, 0.02), w + V(0.2, -0.34, -0.04), 0.028, m="wood")
    cuff = (
        Clay({"cloth": cloth("#f2ead4", k=0.4), "band": cloth("#b8403a")})
        .cone(-z * 0.06, -z * 0.1, 0.075, 0.08, m="band")
        .cone(-z * 0.1, -z * 0.6, 0.09, 0.17, m="cloth", fold=0.01)
    )
    s.model(shoot([hnd, spoon, cuff], cam, light), line=3)
    for k in range(4):
        x = 380 + 80 * k
        s.curve([(x, 560), (x - 30, 460), (x + 30, 360), (x - 10, 240)], 9, body=True, alpha=0.28, wobble=3)


@card("moss", paper="rough", light=(-0.5, -0.7))
def general_soldiers(s):
    s.wash(s.all, "#8fae62", 0.8, col2="#5f8a48", pool=0.6, bloom=6)
    places.grass(s, (0, 0, 1000, 1500), 190, "#3f6a34", 22, 1.3)
    cam = Camera((0.22, 4.6, 5.3), (0.22, 0.4, 0.1), 41)
    light = (-0.5, 0.9, 0.3)
    bed = poly(cam.project([(-1.5, 0, -2.4), (2.0, 0, -2.4), (2.0, 0, 0.9), (-1.5, 0, 0.9)]))
    s.wash(move(bed, 10, 16), "#24401c", 0.7, wet=14)
    s.cover(bed)
    s.wash(bed, "#6a4a30", 1.0, col2="#4a3020", pool=0.6, bloom=3)
    s.outline(bed.buffer(6), 4)
    for z in np.arange(-2.1, 0.9, 0.62):
        s.stroke(cam.project([(-1.4, 0, z), (1.9, 0, z)]), 3, "#2e1c12", alpha=0.7)
    men = []
    for j in range(5):
        for i in range(5):
            x, z = -1.1 + 0.68 * i, -2.0 + 0.62 * j
            if (i, j) == (3, 2):
                stem = Clay({"stem": plain("#4a7a34"), "petal": plain("#f0b030", hatch=0), "eye": plain("#5a3420")})
                stem.chain([(x, 0, z), (x + 0.05, 0.5, z), (x, 0.86, z + 0.1)], [0.03, 0.026, 0.024], m="stem").ell(
                    (x, 0.9, z + 0.14), (0.13, 0.13, 0.06), rot((1, 0, 0), -50), m="eye"
                )
                for a in np.linspace(0, 6.28, 13)[:-1]:
                    d = rot((1, 0, 0), -50) @ V(0.22 * math.cos(a), 0.22 * math.sin(a), 0)
                    stem.ell(V(x, 0.9, z + 0.12) + d, (0.09, 0.05, 0.03), rot((1, 0, 0), -50) @ rot((0, 0, 1), math.degrees(a)), m="petal")
                men.append(stem)
                continue
            if j == 4 and i == 0:
                continue
            men.append(
                person(
                    (x, -0.12 + 0.05 * ((i + j) % 3), z),
                    0,
                    "stand",
                    "slim",
                    "suit",
                    top="#c8382c",
                    legs="#2f3c5a",
                    trim="#f2e8d0",
                    skin=("rose", "clay", "honey", "ebony", "sand")[(i * 2 + j) % 5],
                    hair="beanie",
                    scale=0.42,
                    detail=False,
                    hands=((0.2, 1.0, 0.2), (-0.2, 1.2, 0.2)),
                    looks={"hat": plain("#22242c", hatch=0)},
                )
            )
            for a in (0.4, 2.4, 4.4):
                men[-1].add(
                    Clay({"leaf": plain("#5a9a3a", hatch=0)}).ell(
                        (x + 0.14 * math.cos(a), 0.03, z + 0.14 * math.sin(a)), (0.12, 0.015, 0.05), rot((0, 1, 0), -math.degrees(a)), m="leaf"
                    )
                )
    general = person((-0.25, 0, 1.75), 158, "stand", "stout", "coat", top="#2f4a6a", legs="#e8e0cc", trim="#e8c040", skin="sand", hair="brim", beard="full", hair_col="white", feel="proud", hands=((0.3, 1.0, 0.36), (-0.2, 1.0, 0.5)), grips=("hang", "bar"), look_at=(0.4, 0.4, -1.5), looks={"hat": cloth("#22304a")})  # fmt: skip
    plume = Clay({"plume": fur("#fffaf0", k=0.15)}).chain(
        [general.joints["crown"] + V(0, 0.04, 0), general.joints["crown"] + V(0.1, 0.26, 0.06), general.joints["crown"] + V(0.26, 0.26, 0.14)],
        [0.05, 0.09, 0.03],
        m="plume",
    )
    can = Clay({"tin": plain("#c8962e")})
    h = general.joints["handr"]
    can.cone(h + V(-0.02, -0.34, -0.06), h + V(-0.02, -0.06, -0.06), 0.15, 0.13, m="tin").cap(
        h + V(0.02, -0.26, -0.18), h + V(0.22, -0.02, -0.56), 0.03, 0.025, m="tin"
    ).ell(h + V(0.25, 0.0, -0.6), (0.08, 0.08, 0.03), rot((1, 0, 0), 30), m="tin").ring(h + V(-0.02, -0.04, -0.04), 0.1, 0.014, rot((1, 0, 0), 90), m="tin")
    mole = Clay({"fur": fur("#3a3438"), "pink": plain("#e8a0a0", hatch=0), "gold": plain("#f0c030")})
    mole.ell((1.2, 0.1, 1.8), (0.2, 0.2, 0.2), k=0.03, m="fur").cap((1.2, 0.2, 1.92), (1.2, 0.2, 2.06), 0.07, 0.03, k=0.03, m="fur").ell(
        (1.2, 0.2, 2.1), 0.03, m="pink"
    ).ell((1.2, 0.02, 2.02), (0.05, 0.05, 0.03), m="gold")
    for e in (-1, 1):
        mole.ell((1.2 + 0.2 * e, 0.06, 1.96), (0.07, 0.04, 0.06), m="pink")
    hp = cam.project((1.2, 0, 1.8))
    s.wash(ell(*hp, 120, 54), "#4a3020", 1.1, edge=0.8)
    shot = shoot([*men, general, plume, can, mole], cam, light)
    s.wash(shot.shadow_on(0, 4), "#1c2c14", 0.65, edge=0.1)
    s.model(shot, line=2.3)
    rose = cam.project(h + V(0.26, 0.0, -0.62))
    for k in range(14):
        s.curve([rose, rose + [20 + 9 * k, 4 * k - 30], rose + [30 + 12 * k, 60 + 5 * k]], 2, "#e8f4f4", body=True, alpha=0.85)
