"""Shadows that are something else, and a quarrel at table."""

from ..easel import *


@card("ochre", paper="laid", light=(0.5, 0.6))
def hand_shadow(s):
    r = s.rng
    s.wash(s.all, "#e8c078", 0.5, col2="#c89050", pool=0.35, bloom=2, grad=("lin", 90, 1.1, 0.55))
    y, row = -10.0, 0
    while y < 1520:  # setts, larger towards us
        h = 17 + 26 * max(0, y) / 1500
        w = h * 1.75
        s.stroke([(-10, y), (1010, y + r.normal() * 2)], 1.1, "#6a4222", wobble=2.2, alpha=0.7)
        x = -w * (0.5 if row % 2 else 0)
        while x < 1010:
            s.stroke([(x + r.normal() * 2, y), (x + r.normal() * 3, y + h)], 1.2, "#6a4222", alpha=0.7)
            if r.random() < 0.12:
                s.wash(box(x + 2, y + 2, x + w - 2, y + h - 2), ("#8a5a34", "#b07a48", "#fff0c8")[r.integers(3)], 0.3, edge=0.4, rough=0.6)
            x += w * r.uniform(0.85, 1.15)
        y += h
        row += 1
    palm = blob([(420, 1560), (392, 1330), (372, 1150), (440, 1020), (590, 960), (760, 984), (872, 1070), (886, 1300), (940, 1560)])
    ways = (
        ([(440, 1180), (300, 1090), (206, 950), (214, 806), (300, 716)], [100, 76, 60, 52, 34]),
        ([(520, 1050), (600, 860), (612, 660), (520, 500), (400, 470)], [84, 68, 58, 50, 34]),
        ([(650, 1010), (750, 800), (770, 540), (660, 350), (510, 290)], [84, 70, 60, 52, 34]),
        ([(770, 1030), (874, 820), (904, 570), (836, 370), (710, 230)], [82, 66, 56, 48, 32]),
        ([(850, 1110), (952, 960), (1000, 790), (1000, 640), (960, 520)], [74, 56, 46, 40, 28]),
    )
    fingers = [limb(a, b, 14) for a, b in ways]
    dark = s.mask(union(palm, *fingers))
    ring = poly([(846, 700), (964, 676), (968, 712), (850, 738)])
    dark = dark * (1 - s.mask(ring))
    soft = 3 + 9 * (1 - np.linspace(0, 1, s.h))[:, None]
    near, far = s.warp(dark, (0, 0, s.w, s.h), 1.2, 2), marks.field(s, lambda x, y: 0 * x) + 0
    far = np.clip(sum(np.roll(dark, k, 0) for k in (-9, -5, 0, 5, 9)) / 5, 0, 1).astype(np.float32)
    t = np.clip((soft - 3) / 9, 0, 1).astype(np.float32)
    m = near * (1 - t) + far * t
    s.wash(m, "#3a3358", 1.15, col2="#5a2f48", edge=0.35, rough=1, bloom=2, gran=0.4, grad=("lin", 90, 0.75, 1.2))
    s.hatch(tone=(m * 0.8).astype(np.float32), ang=-52, sep=9, w=1.0, thr=0.5, omit=0.4, longest=150)
    s.lift(ring, 0.8, 3)
    s.wash(ring, "#ffe08a", 0.35, edge=0.5)
    s.lift(ell(420, 700, 130, 150), 0.55, 60)
    light = (0.5, 0.7, 0.75)
    cam = spot(432, 792, 168, 42)
    him = person(
        (0, 0, 0),
        205,
        "walk",
        "man",
        "coat",
        top="#b8342c",
        legs="#3a3440",
        hair="brim",
        trim="#e8dcc0",
        skin="clay",
        feel="fear",
        look_at=(1.0, 1.6, 2.2),
        scale=1.0,
    )
    case = props.suitcase(him.joints["handl"] - V(0, 0.34, 0), 100, 0.7, "#6a4426")
    s.model(shoot([him, case], cam, light), line=2.2)
    puss = spot(224, 892, 250, 40)
    s.model(shoot([four("cat", (0, 0, 0), 40, "sit", 1.5, col="#d8c8b0")], puss, light), line=2.0)
    for x, y, q, face, top, build in (
        (150, 240, 100, 200, "#2f6080", "woman"),
        (262, 150, 88, 150, "#6a7a4a", "stout"),
        (60, 420, 118, 30, "#8a6a8a", "old_man"),
    ):
        c = spot(x, y, q, 42)
        p = person(
            (0, 0, 0),
            face,
            "walk",
            build,
            "coat" if build != "woman" else "dress",
            top=top,
            hair="bun" if build == "woman" else "brim",
            scale=1.0,
            detail=False,
        )
        shot = shoot([p], c, light)
        s.wash(shot.shadow_on(0, 2), "#3a3358", 0.9, edge=0.1, rough=0.6)
        s.model(shot, line=1.5)


@card("ochre", paper="rough", light=(-0.5, -0.6))
def shadow_tree(s):
    s.wash(s.all, "#ecd6a0", 0.5, col2="#d8b070", pool=0.35, bloom=3)
    dark, cool = "#1f5a50", "#2f7f5a"
    # the tree that was, as a shadow that falls towards us
    g, tips = places.branches(np.random.default_rng(11), 560, 410, 1010, 40, 96, 6, 25, 7)
    s.wash(g, dark, 0.85, col2=cool, edge=0.4, rough=1.4)
    rng = np.random.default_rng(4)
    tips = np.array(tips)
    mid = tips.mean(0)
    for layer, (n, k, size) in enumerate(((620, 0.42, 1.0), (460, 0.5, 0.9), (300, 0.5, 0.8))):
        dabs = []
        for _ in range(n):
            a = tips[rng.integers(len(tips))] * 0.94 + mid * 0.06 + rng.normal(size=2) * 40
            if a[1] < 700 or a[0] > 935 or a[0] < 70 or a[1] > 1440:
                continue
            dabs.append(ell(*a, rng.uniform(9, 21) * size, rng.uniform(5, 10) * size, rng.uniform(0, 180)))
        s.wash(union(*dabs), (cool, dark, "#3f8a4e")[layer], k, edge=0.5, rough=1.6)
    # the girl's own shadow sits on a swing there, by the shadow's own gravity
    bough = limb([(470, 716), (560, 752), (690, 776), (850, 800)], [20, 17, 13, 6], 8)
    s.wash(bough, dark, 0.85, edge=0.3)

    def up(pts):  # drawn head up, laid head down under its bough
        return [(1512 - x, 1270 - y) for x, y in pts]

    child = union(
        ell(*up([(742, 566)])[0], 25, 27), limb(up([(722, 556), (700, 580), (690, 616)]), [9, 9, 4], 8),
        blob(up([(728, 594), (752, 594), (768, 640), (770, 690), (724, 694), (718, 640)])),
        blob(up([(722, 668), (772, 664), (822, 676), (830, 706), (786, 716), (728, 712)])),
        limb(up([(816, 694), (842, 722), (858, 764)]), [14, 11, 8], 8), limb(up([(800, 696), (822, 730), (826, 776)]), [14, 11, 8], 8),
        limb(up([(856, 764), (884, 760)]), [9, 7]), limb(up([(826, 776), (854, 776)]), [9, 7]),
        limb(up([(752, 608), (788, 622), (796, 590)]), [10, 8, 8], 8),
    )  # fmt: skip
    for x in (742, 798):
        s.stroke(up([(x - 8, 712), (x, 590), (x + 4, 470)]), 5, dark, wobble=0.4, alpha=0.85)
    s.wash(child, dark, 0.95, col2=cool, edge=0.3, rough=0.6)
    s.wash(poly(up([(716, 708), (806, 708), (806, 720), (716, 720)])), dark, 0.9, edge=0.2)
    for x, y, q in ((200, 560, 1.0), (270, 500, 0.7), (150, 660, 0.8), (868, 620, 0.8)):
        wing = union(
            *(limb([(x, y), (x + e * 22 * q, y - 14 * q), (x + e * 50 * q, y + 2 * q)], [5 * q, 6 * q, 1], 8) for e in (-1, 1)),
            ell(x, y + 4 * q, 6 * q, 13 * q),
        )
        s.wash(wing, dark, 0.9, edge=0.3, rough=0.5)

    def stump(x, y, k, seed, axe=False):
        q = np.random.default_rng(seed)
        n = 13
        rim = [(x + 58 * k * math.cos(t) * q.uniform(0.92, 1.06), y + 36 * k * math.sin(t) * q.uniform(0.92, 1.06)) for t in np.linspace(0, 6.28, n + 1)[:-1]]
        foot = blob([(x - 58 * k, y), (x - 66 * k, y + 54 * k), (x - 104 * k, y + 88 * k), (x - 50 * k, y + 80 * k), (x - 16 * k, y + 104 * k), (x + 10 * k, y + 84 * k), (x + 56 * k, y + 92 * k), (x + 100 * k, y + 80 * k), (x + 66 * k, y + 50 * k), (x + 58 * k, y)], 8)  # fmt: skip
        s.wash(blob([(x - 50 * k, y + 70 * k), (x + 60 * k, y + 70 * k), (x + 66 * k, y + 150 * k), (x - 34 * k, y + 156 * k)]), "#6a6470", 0.5, wet=8)
        s.thing(foot, "#7a5a40", 0.85, col2="#5a4434", shade=0.8, shcol="#2a1a18", hatch=5, line=2.4)
        for i in range(5):
            s.curve([(x + (-46 + 22 * i) * k, y + 30 * k), (x + (-50 + 25 * i) * k, y + 56 * k), (x + (-58 + 29 * i) * k, y + 80 * k)], 1.8)
        top = blob(rim, 8)
        s.thing(top, "#f0dcb0", 0.5, col2="#e0bc80", shade=0.2, hatch=0, line=2.4)
        for f in (0.78, 0.56, 0.36, 0.16):
            s.outline(blob([(x + (a - x) * f, y + (b - y) * f) for a, b in rim], 6), 1.2, lost=0.3)

    for x, y, k, seed in ((120, 140, 0.62, 1), (330, 90, 0.5, 2), (850, 130, 0.66, 3), (930, 330, 0.72, 4), (84, 380, 0.7, 5)):
        stump(x, y, k, seed)
    # the axe in a stump throws a dove
    dove = blob(
        [
            (640, 1444),
            (676, 1420),
            (716, 1424),
            (748, 1400),
            (742, 1356),
            (770, 1330),
            (792, 1372),
            (800, 1408),
            (846, 1418),
            (884, 1404),
            (900, 1420),
            (862, 1438),
            (826, 1456),
            (800, 1496),
            (760, 1480),
            (700, 1470),
            (664, 1460),
        ]
    )
    s.wash(dove, "#3a4a6a", 0.75, edge=0.4, rough=0.8)
    stump(880, 1270, 0.95, 6)
    s.thing(limb([(878, 1262), (930, 1160), (968, 1080)], [8, 9, 10], 8), "#a8763e", 0.9, hatch=5, line=2.2)
    blade = blob([(898, 1204, 1), (912, 1176, 1), (886, 1166), (846, 1176), (812, 1214, 1), (836, 1256), (872, 1276, 1), (878, 1240)])
    s.thing(blade, "#8a9aa8", 0.9, hatch=4, line=2.6)
    s.curve([(820, 1214), (840, 1248), (868, 1268)], 3, body=True, alpha=0.9)
    # the stump that sprouts, and who waters it
    stump(560, 300, 1.15, 9)
    for a, b, w in (((548, 262), (500, 190), 22), ((572, 262), (632, 176), 24), ((560, 250), (566, 158), 17)):
        a, b = np.array(a, float), np.array(b, float)
        n = np.array([-(b - a)[1], (b - a)[0]]) / np.hypot(*(b - a))
        s.curve([(560, 300), tuple((a + [560, 280]) / 2), tuple(a)], 5, "#3a6a2a")
        leaf = blob([a, (a + b) / 2 + n * w, (*b, 1), (a + b) / 2 - n * w], 8)
        s.thing(leaf, "#5fae3a", 0.9, col2="#a8cc4a", shade=0.5, shcol="#1f5a2a", hatch=5, line=2.2)
        s.curve([a, (a + b) / 2, b], 1.6)
    s.glow(566, 210, 120, "#f6d860", 0.35, 0.4)
    cam = spot(352, 388, 250, 40)
    girl = person(
        (0, 0, 0), 74, "kneel", "girl", "dress", top="#c8403a", skin="honey", hair="pigtails", feel="tender", scale=1.1, lean=10, shoes=False, look_at=(1.0, 0.9, -0.1),
        hands=((0.1, 0.78, 0.42), (-0.08, 0.76, 0.4)), grips=("cup", "cup"), palms=((-0.4, 1, 0), (0.4, 1, 0)),
    )  # fmt: skip
    can = Clay({"tin": plain("#3f7f9a"), "dark": plain("#1f4a5a", hatch=0)})
    h = (girl.joints["palml"] + girl.joints["palmr"]) / 2 + V(0.06, 0.06, 0)
    can.cone(h + V(-0.05, -0.02, 0), h + V(0.02, 0.2, 0), 0.1, 0.085, m="tin").cap(h + V(0.07, 0.03, 0), h + V(0.36, 0.13, 0), 0.022, 0.02, k=0.01, m="tin")
    can.ell(h + V(0.38, 0.13, 0), (0.03, 0.045, 0.045), m="dark", k=0).ring(h + V(-0.1, 0.1, 0), 0.085, 0.014, rot((1, 0, 0), 90), m="tin")
    shot = shoot([girl, can], cam, (-0.4, 0.8, -0.3))
    s.wash(shot.shadow_on(0, 3), "#5a4a60", 0.75, edge=0.2)
    shot = shoot([girl, can], cam, (-0.4, 0.8, 0.5))
    s.model(shot, line=2.3)
    rose = cam.project(h + V(0.39, 0.12, 0))
    for k in range(7):
        x = 530 + 9 * k
        s.curve([rose + [2, (k - 3) * 2], ((rose[0] + x) / 2 + 6, rose[1] + 6), (x, 282 + 3 * (k % 3))], 1.8, "#5aa0c8", body=True)
    s.edge()
