"""Night and water: a caged moon, a new cradle, a stag, a needle."""

from ..easel import *


@card("midnight", paper="cold", light=(0.0, 0.2), fresh=True)
def scarecrow_moon(s):
    r = s.rng
    s.wash(s.all, "#1c2a50", 1.4, col2="#0c1430", pool=0.7, bloom=5, grad=("lin", 90, 1.3, 0.7))
    places.stars(s, 70, (0, 0, 1000, 900))
    s.glow(500, 850, 520, "#e8c878", 0.35, 0.8)
    pole = limb([(500, 1540), (498, 900), (500, 470)], [26, 24, 22])
    s.thing(pole, "#5a4434", 1.0, hatch=5, line=2.6)
    coat = blob(
        [
            (330, 560),
            (420, 500),
            (580, 500),
            (672, 560),
            (720, 760),
            (742, 1010),
            (790, 1290, 1),
            (720, 1250),
            (690, 1340, 1),
            (630, 1262),
            (590, 1370, 1),
            (530, 1270),
            (480, 1360, 1),
            (430, 1270),
            (360, 1350, 1),
            (330, 1250),
            (236, 1300, 1),
            (262, 1010),
            (286, 760),
        ]
    )
    s.thing(coat, "#a8643a", 1.0, col2="#7a4030", shade=0.9, shcol="#2a1424", hatch=8, line=3.4)
    s.wash(ell(500, 850, 240, 300), "#f8d070", 0.3, wet=60, clip=s.mask(coat))
    for x, y, col in ((380, 1130, "#4a6a8a"), (640, 1160, "#6a8a5a"), (330, 690, "#8a3a4a")):
        g = move(box(-44, -40, 44, 40), x, y, 1, 12)
        s.thing(g, col, 0.9, hatch=5, line=2)
        for k in range(4):
            s.stroke([(x - 50 + 30 * k, y - 54), (x - 46 + 30 * k, y - 34)], 2, "#e8d8b0", body=True)
    s.thing(
        blob([(430, 470), (500, 492), (570, 470), (604, 520), (560, 552), (500, 562), (440, 552), (396, 520)]),
        "#8a2c34",
        1.0,
        shade=0.6,
        shcol="#3a0c1c",
        hatch=5,
        line=2.8,
    )  # tied at the neck
    s.thing(blob([(560, 530), (600, 560), (622, 640), (586, 650), (566, 590), (546, 552)]), "#8a2c34", 1.0, shade=0.6, shcol="#3a0c1c", hatch=5, line=2.6)
    sack = blob([(404, 330), (420, 250), (500, 216), (580, 250), (598, 330), (580, 430), (540, 486), (460, 486), (420, 430)])
    s.thing(sack, "#c8a46a", 0.9, col2="#8a6a44", shade=0.9, shcol="#3a2a3a", hatch=7, line=3)
    s.thing(ell(455, 350, 20), "#1a1622", 1.3, shade=0, hatch=0, line=2)
    s.thing(ell(545, 346, 20), "#1a1622", 1.3, shade=0, hatch=0, line=2)
    for x in (455, 545):
        s.fill(ell(x + 2, 358, 6), "#f4e6b8", body=True)
    s.curve([(420, 322), (456, 334), (484, 340)], 5)
    s.curve([(580, 318), (546, 330), (518, 338)], 5)
    s.curve([(440, 424), (500, 404), (562, 420)], 4)
    for k in range(8):
        s.stroke([(446 + 15 * k, 406 + 4 * abs(k - 4)), (448 + 15 * k, 432 + 2 * abs(k - 4))], 2.6)
    s.lift(blob([(430, 440), (500, 470), (570, 440), (548, 486), (452, 486)]), 0.6, 12)  # lit from below
    s.wash(ell(500, 470, 80, 34), "#f8d878", 0.3, wet=14, clip=s.mask(sack))
    hat = union(ell(500, 246, 200, 36, -4), blob([(396, 240), (420, 130), (470, 84), (560, 96), (596, 150), (606, 236)]))
    s.thing(hat, "#4a3a48", 1.1, shade=0.8, hatch=6, line=3)
    moon = ell(500, 850, 150)
    s.cover(moon)
    s.wash(moon, "#f8e8b0", 0.4, bloom=3, pool=0.7)
    for x, y, q in ((450, 800, 26), (540, 880, 34), (500, 940, 18), (560, 790, 16)):
        s.wash(ell(x, y, q, q * 0.8), "#c8a860", 0.4, edge=0.8)
    for k in range(-3, 4):
        x = 500 + 54 * k
        s.curve([(500 + 10 * k, 640), (500 + 46 * k, 690), (x, 790), (x, 1030)], 6, "#8a6a34", wobble=0.4)
        s.curve([(497 + 10 * k, 640), (497 + 46 * k, 690), (x - 3, 790), (x - 3, 1030)], 2, "#f0d080", body=True, wobble=0.4)
    for y, w in ((760, 168), (900, 176)):
        s.stroke(arc(500, y, w, 22, 0, 180), 5, "#8a6a34")
    s.stroke(arc(500, 640, 16, 22, 180, 540), 6, "#c8a050")
    for e in (1, -1):  # sleeves that hold it against the chest
        arm = limb([(500 + 160 * e, 580), (500 + 300 * e, 760), (500 + 270 * e, 930), (500 + 130 * e, 990)], [62, 58, 52, 44])
        s.thing(arm, "#b06c3e", 1.0, col2="#8a4a34", shade=0.9, shcol="#2a1424", hatch=7, line=3.2)
        c = np.array([500 + 110 * e, 995])
        for k in range(46):  # straw grows towards the light
            a = r.uniform(-0.9, 0.9) + (math.pi if e == 1 else 0)
            n = r.uniform(40, 100)
            s.curve(
                [
                    c + [r.normal() * 8 + 16 * e, r.normal() * 22],
                    c + [n * 0.6 * math.cos(a), n * 0.5 * math.sin(a)],
                    c + [n * math.cos(a), n * 0.7 * math.sin(a) - 22],
                ],
                3,
                ("#e8c060", "#b88a3a", "#f4dc90")[k % 3],
                body=True,
                alpha=0.95,
            )
    for c, n in (((500, 500), 40), ((420, 1290), 20), ((610, 1290), 20)):
        for _ in range(n):
            x = c[0] + r.normal() * 60
            s.curve(
                [(x, c[1]), (x + r.normal() * 10, c[1] + 24), (x + (500 - x) * 0.2, c[1] + (60 if c[1] < 900 else -60))],
                2.6,
                ("#e8c060", "#b88a3a")[int(r.integers(2))],
                body=True,
                alpha=0.9,
            )
    field = valid(Polygon([*path([(-40, 1400), (200, 1380), (480, 1404), (760, 1376), (1040, 1400)], 10), (1040, 1560), (-40, 1560)]))
    s.wash(field, "#0c1024", 1.5)
    places.grass(s, (0, 1390, 1000, 1500), 190, "#c8a050", 60, 1.8)
    for x, y, f, q in ((120, 1420, 50, 1.2), (265, 1450, 60, 1.0), (820, 1430, -50, 1.25), (930, 1460, -60, 1.0), (690, 1460, -40, 0.95)):
        s.model(
            shoot([bird("crow", (0, 0, 0), f, "perch", 1.0, col="#5a6080", look_at=((500 - x) / 300, 2, 1))], spot(x, y, 330 * q, 6), (0.2, 0.6, -0.5)),
            line=2.2,
        )
    s.model(shoot([bird("crow", (0, 0, 0), -140, "perch", 1.0, col="#5a6080", look_at=(0, -1, 1))], spot(620, 214, 300, 4), (0, -0.4, 0.6)), line=2.2)


@card("verdigris", paper="cold", light=(0.5, 0.3))
def new_cradle(s):
    s.wash(s.all, "#7fb0a0", 0.8, col2="#4f8a80", pool=0.6, bloom=5)
    for x in range(0, 1000, 76):
        s.stroke([(x, -20), (x, 980)], 1.6, "#2f6a60", alpha=0.5)
    floor = poly([(-40, 980), (1040, 980), (1040, 1540), (-40, 1540)])
    s.cover(floor)
    s.wash(floor, "#a87a50", 0.8, col2="#6a4a38", mix=("lin", 90, 0, 1), pool=0.5)
    for k in range(-9, 10):
        s.stroke([(500 + 80 * k, 980), (500 + 190 * k, 1540)], 1.6, alpha=0.6)
    s.stroke([(-20, 980), (1020, 980)], 3)
    up = [(1060, 430), (900, 330), (760, 290), (690, 210), (600, 216), (570, 280), (400, 300), (230, 330), (110, 318), (60, 352), (96, 392)]
    teeth_up = [(x, y + (46 if i % 2 else 0)) for i, (x, y) in enumerate(zip(np.linspace(110, 640, 17), np.linspace(398, 470, 17), strict=True))]
    teeth_low = [(x, y - (44 if i % 2 else 0)) for i, (x, y) in enumerate(zip(np.linspace(640, 150, 15), np.linspace(500, 640, 15), strict=True))]
    low = [(120, 660), (160, 716), (330, 690), (560, 650), (760, 660), (900, 760), (1060, 800)]
    croc = valid(Polygon([*up, *teeth_up, *teeth_low, *low]))
    s.wash(s.warp(s.mask(croc), (0, 0, s.w, s.h), 1, 2), "#0e3a38", 1.5, col2="#1c4a58", edge=0.8, pool=0.5, bloom=3, rough=1)
    eye = ell(644, 262, 30)
    s.cover(eye)
    s.wash(eye, "#e8d860", 0.7)
    s.fill(ell(636, 266, 9, 24))
    light = (0.4, 0.5, 0.8)
    cam = Camera((0, 1.25, 6.3), (0, 1.02, 0), 34)
    folk = [
        person((-0.95, 0, -0.1), 116, "bend", "old_woman", "dress", top="#c8603a", skin="sand", hair="bun", hair_col="white", feel="tender", lean=30, hands=((0.1, 0.9, 0.5), (-0.1, 0.9, 0.5)), look_at=(0, 0.55, 0)),
        person((-0.35, 0, -0.7), 20, "stand", "man", "jersey", top="#3f6a8a", skin="clay", hair="short", beard="full", feel="tender", lean=30, hands=((0.1, 0.95, 0.4), (-0.2, 0.95, 0.4)), look_at=(0.05, 0.55, 0)),
        person((0.42, 0, -0.68), -24, "stand", "woman", "dress", top="#e8c8a0", skin="umber", hair="curls", feel="tender", lean=26, hands=((0.1, 0.9, 0.5), (-0.1, 0.85, 0.5)), look_at=(0, 0.55, 0)),
        person((1.0, 0, 0.0), -110, "stand", "old_man", "jersey", top="#5a4a6a", skin="cocoa", hair="fringe", hair_col="white", feel="joy", lean=24, hands=((0.1, 0.9, 0.4), (-0.1, 0.95, 0.4)), look_at=(0, 0.55, 0)),
    ]  # fmt: skip
    crib = Clay({"wood": plain("#f2e6cc", k=0.4), "lace": cloth("#fffaf0", k=0.1)})
    crib.cone((0, 0.12, 0), (0, 0.56, 0), 0.3, 0.44, m="wood", flat=0.7).cone((0, 0.3, 0), (0, 0.62, 0), 0.32, 0.41, m="lace", cut=True, flat=0.7)
    lace = Clay({"lace": cloth("#fffaf0", k=0.1)}).ell((0, 0.54, 0), (0.38, 0.1, 0.27), m="lace")
    rock = Clay({"wood": plain("#a8794a")})
    for e in (-1, 1):
        rock.chain([(0.3 * e + x, 0.03 + 2.6 * x * x, 0.21) for x in np.linspace(-0.17, 0.17, 7)], [0.028] * 7, m="wood")
    baby = head((-0.14, 0.64, 0.02), frame(V(0.1, 0.5, 0.8)), 0.17, feel="sleep", age=0.0, hair=None, looks=person(skin="umber").looks)
    shot = shoot([*folk, crib, lace, rock, baby], cam, light)
    s.wash(shot.shadow_on(0, 5), "#3a2a28", 0.6, edge=0.1)
    s.model(shot, line=2.4)
    kc = spot(690, 1450, 430, 14)
    kid = person((0, 0, 0), 192, "sit_floor", "child", "shorts", top="#c8603a", legs="#2f4a5a", skin="umber", hair="curls", hands=((0.46, 0.75, 0.3), (-0.3, 0.1, -0.1)), grips=("bar", "flat"), lean=6, look_at=(-0.5, 0.8, -3))  # fmt: skip
    toy = Clay({"plush": cloth("#4f9a5a", hatch=5), "eye": Look("#fff4d0", 0.2, hatch=0)})
    h = kid.joints["handl"]
    toy.ell(h, (0.16, 0.06, 0.06), k=0.03, m="plush").cap(h + V(-0.12, 0.03, 0), h + V(-0.32, 0.07, 0), 0.045, 0.03, k=0.02, m="plush").cap(
        h + V(-0.12, -0.01, 0), h + V(-0.3, -0.05, 0), 0.04, 0.02, k=0.02, m="plush"
    ).cap(h + V(0.14, 0, 0), h + V(0.36, 0.06, 0), 0.05, 0.01, k=0.02, m="plush").ell(h + V(-0.12, 0.08, 0.03), 0.025, m="eye")
    lamp = props.lantern((-0.85, 0.38, 0.15), 1.0)
    shot = shoot([kid, toy, lamp], kc, (-0.4, 0.5, -0.5))
    s.wash(shot.shadow_on(0, 5), "#2a1c20", 0.7, edge=0.1)
    g = kc.project(lamp.joints["light"])
    s.glow(g[0], g[1], 210, "#f6c860", 0.45, 0.7)
    s.model(shot, line=2.8)


@card("dusk", paper="cold", light=(0.4, -0.6))
def stag_tree(s):
    s.sky([(0, "#3c4a78", 1.0), (0.4, "#8a5a80", 0.8), (0.75, "#e8935a", 0.7), (1, "#f8d8a0", 0.5)], 0, 960, wet=90)
    places.mountains(s, 960, "#6a6a90", high=150, n=5, seed=12, k=0.6, snow=False)
    water = box(-40, 950, 1040, 1560)
    s.cover(water)
    s.wash(water, "#d88a68", 0.7, col2="#2c3560", mix=("lin", 90, 0, 1), pool=0.5, bloom=3)
    bank = valid(Polygon([*path([(-40, 930), (200, 940), (560, 968), (860, 950), (1040, 938)], 10), (1040, 990), (700, 1000), (300, 992), (-40, 1000)]))
    s.cover(bank)
    s.wash(bank, "#3a3a50", 1.1)
    cam = spot(450, 972, 235, 2)
    light = (0.6, 0.6, 0.4)
    stag = four("deer", (0, 0, 0), 66, "stand", 1.0, col="#8a4a34", belly="#e0b890", neck=70, nod=-4, looks={"horn": plain("#5a3a34", hatch=0)})
    shot = shoot([stag], cam, light)
    hx, hy = cam.project(stag.joints["crown"] if "crown" in stag.joints else stag.joints["head"])
    rng = np.random.default_rng(77)
    parts, tips = [], []
    for a, h, dx in ((-122, 640, -10), (-62, 660, 10)):
        g, t = places.branches(rng, hx + dx, hy - 10, h, 17, a, 5, 25, 9, 0.78)
        parts.append(g)
        tips += t
    s.thing(union(*parts), "#5a3a34", 0.95, col2="#8a5a44", shade=0.7, shcol="#241420", hatch=5, line=2.4)
    for i, (x, y) in enumerate(tips):
        for _ in range(3):
            a = rng.uniform(0, 6.28)
            s.thing(
                ell(x + 22 * math.cos(a), y + 20 * math.sin(a), 17, 8, math.degrees(a)),
                ("#5f7f4a", "#3f6a50", "#8a9a4a")[i % 3],
                0.85,
                shade=0.3,
                hatch=0,
                line=1.3,
            )
        if i % 3 == 0:
            s.thing(ell(x, y + 20, 16), "#d0462e", 1.0, hatch=4, line=1.8)
    lx, ly = tips[len(tips) // 2]
    s.glow(lx, ly + 50, 90, "#f8d060", 0.5, 0.7)
    s.stroke([(lx, ly), (lx, ly + 24)], 2)
    s.model(shoot([props.lantern((0, 0, 0), 1.2)], spot(lx, ly + 22, 170, 4), light), line=1.8)
    s.model(shot, line=2.6)
    # what the water shows
    other = person(
        (0, 0, 0),
        30,
        "reach",
        "woman",
        "gown",
        top="#c8d0e8",
        skin="clay",
        hair="long",
        hands=((0.5, 1.85, 0.0), (-0.5, 1.85, 0.0)),
        grips=("open", "open"),
        look_at=(0, 3, 1),
    )
    up = spot(450, 985, 205, 2)
    osh = shoot([other], up, light)
    m = osh.mask()
    twigs = []
    for n in ("handl", "handr"):
        x, y = up.project(other.joints[n])
        twigs.append(places.branches(rng, x, y, 330, 8, -90 + (22 if x > 450 else -22), 3, 26, 9)[0])
    m = np.maximum(m, s.mask(union(*twigs)))
    flip = np.zeros_like(m)
    n = s.h - 990
    flip[990 : 990 + n] = m[990 - n : 990][::-1]
    yy, xx = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    wob = (6 * np.sin(yy * 0.16) + 3 * np.sin(yy * 0.41 + 1)) * np.clip((yy - 980) / 260, 0, 1)
    flip = flip[yy.astype(int), np.clip(xx + wob, 0, s.w - 1).astype(int)]
    s.wash(flip.astype(np.float32), "#1e2450", 1.4, col2="#4a2a58", edge=0.4, pool=0.4)
    for k in range(30):
        y = 1000 + 16 * k
        x = s.rng.uniform(0, 900)
        s.curve([(x, y), (x + 50, y - 4), (x + 120, y + 3)], 2, "#f8d8b0", body=True, alpha=0.55)
    tc = spot(850, 985, 150, 6)
    s.model(
        shoot([person((0, 0, 0), -120, "pray", "man", "cloak", top="#d0462e", skin="honey", hair="turban", trim="#f0d0a0", look_at=(-3, 2, 0))], tc, light),
        line=2,
    )


@card("moss", paper="rough", light=(-0.5, -0.8))
def river_needle(s):
    r = s.rng
    s.sky([(0, "#c8d0a8", 0.6), (0.5, "#ecebc8", 0.4), (1, "#f6ecd0", 0.3)], 0, 620, wet=70)
    places.mountains(s, 640, "#8fa094", high=240, n=4, seed=5, k=0.6)
    for y, col, seed in ((650, "#a8b484", 2), (780, "#8fa468", 6), (960, "#6f8a50", 9), (1190, "#4f6f40", 15)):
        places.hills(s, y, col, rise=44, k=0.75, seed=seed, k_low=0.7)
    for x, y, h in ((80, 800, 60), (130, 820, 70), (920, 860, 80), (960, 900, 90), (860, 1240, 130), (930, 1280, 150), (60, 1300, 130)):
        places.tree(s, x, y, h, "pine", "#2f5a40", seed=int(x))
    b = Blocks(spot(190, 1130, 30, 24, -20), (-0.5, 0.8, 0.5))
    for k in range(5):
        b.house((-4.4 + (k % 3) * 5.4, 0, 3 - (k // 3) * 6), (2.6, 2.8, 2.6), 6 * k, "pagoda", "#efe2c4", "#4a5560", cols=1, seed=k)
    b.paint(s)
    ex, ey = 590, 330

    def ribbon(pts, radii, col="#4a90b0"):
        g = limb(pts, radii, 16)
        s.wash(move(g, 26, 40), "#2f4430", 0.35, wet=14)
        s.thing(g, col, 0.85, col2="#2a6a94", shade=0.5, shcol="#123a5a", hatch=0, line=2.6)
        c = path(pts, 16)
        for k in range(2, len(c) - 3, 2):
            q = float(np.interp(k, np.linspace(0, len(c) - 1, len(radii)), radii))
            for e in (-0.5, 0.1, 0.6):
                n = np.array([-(c[k + 1] - c[k])[1], (c[k + 1] - c[k])[0]])
                n = n / (np.hypot(*n) + 1e-6) * q * (e + r.normal() * 0.1)
                s.stroke([c[k - 2] + n, c[k] + n * 1.05, c[k + 2] + n], 1.7, body=r.random() < 0.7, alpha=0.8)
        return c

    far = ribbon([(60, 668), (240, 690), (330, 650), (300, 560), (360, 440), (470, 360), (ex + 4, ey)], [5, 12, 20, 24, 24, 22, 17])
    steel = limb([(ex - 24, ey - 96), (ex, ey), (ex + 56, ey + 420), (ex + 100, ey + 860)], [9, 27, 20, 3])
    s.wash(move(steel, 30, 40), "#2f4430", 0.4, wet=12)
    s.thing(steel, "#c8d0d4", 0.7, col2="#8a98a8", shade=0.9, shcol="#3a4658", hatch=5, line=3)
    eye = ell(ex + 1, ey, 14, 56, -10)
    s.cover(eye)
    s.wash(eye, "#e0e4c4", 0.4)
    s.outline(eye, 3, lost=0)
    near = ribbon(
        [
            (ex - 6, ey + 2),
            (ex + 90, ey - 40),
            (ex + 210, ey + 60),
            (ex + 190, ey + 330),
            (ex + 30, ey + 590),
            (ex - 250, ey + 800),
            (ex - 200, ey + 960),
            (ex - 20, ey + 1200),
        ],
        [15, 20, 24, 32, 44, 62, 80, 130],
    )
    left = limb([(ex - 24, ey - 60), (ex - 14, ey)], [6, 12])
    s.thing(left, "#c8d0d4", 0.7, hatch=0, line=2.4)
    for c, k, q in ((far, 40, 0.5), (far, 78, 0.6), (near, 20, 0.7), (near, 52, 1.1), (near, 88, 1.7)):
        x, y = c[min(k, len(c) - 2)]
        s.thing(
            blob([(x - 26 * q, y - 6 * q, 1), (x, y - 2 * q), (x + 28 * q, y - 8 * q, 1), (x + 16 * q, y + 10 * q), (x - 16 * q, y + 10 * q)]),
            "#7a4a2a",
            1.0,
            hatch=0,
            line=1.8,
        )
        s.thing(poly([(x, y - 4 * q), (x, y - 46 * q), (x + 26 * q, y - 10 * q)]), "#c8502e" if q > 1 else "#f6ecd0", 0.8, shade=0.3, hatch=0, line=1.6)
    light = (-0.4, 0.8, 0.6)
    c = spot(880, 980, 900, 4)
    z, back = unit(V(-0.9, 0.36, 0.15)), V(0.35, 0.8, 0.45)
    back = unit(back - z * (back @ z))
    h = hand((0.06, -0.03, 0), np.stack([np.cross(back, z), back, z], 1), 1, 0.34, "pinch", looks=person(skin="honey").looks, age=0.95)
    p = c.project(h.joints["pinch"])
    c = spot(880 + (ex + 66 - p[0]), 980 + (ey + 560 - p[1]), 900, 4)
    cuff = (
        Clay({"silk": cloth("#8a3a3a"), "trim": cloth("#f2e2b8", k=0.4)})
        .cone((0.08, -0.04, 0), (0.14, -0.06, 0), 0.07, 0.085, m="trim")
        .cone((0.13, -0.06, 0), (0.7, -0.3, 0), 0.09, 0.2, m="silk", fold=0.015)
    )
    s.model(shoot([h, cuff], c, light), line=3)
