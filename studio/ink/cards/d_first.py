"""Beasts and a colossus, drawn large in the plane: silhouettes first, then coat and light."""

from ..easel import *


def bristle(s, pts, angle, n=3, length=26, w=2.0, col="#17151c"):
    """Hairs that break the contour of a pelt; angle(x, y): where they point, radians."""
    for p in pts:
        for _ in range(n):
            a = angle(*p) + s.rng.normal() * 0.22
            b = np.asarray(p) + s.rng.normal(size=2) * 4
            q = length * s.rng.uniform(0.6, 1.2)
            s.curve(
                [b, b + [q * 0.5 * math.cos(a), q * 0.5 * math.sin(a)], b + [q * math.cos(a + 0.2), q * math.sin(a + 0.2)]],
                w * s.rng.uniform(0.6, 1.2),
                col,
                n=5,
            )


@card("frost", paper="hot")
def wolf_sleep(s):
    r = s.rng
    s.wash(s.all, "#b9c8d6", 0.32, col2="#d6d4e2", pool=0.5, bloom=3)
    cx, cy = 505, 745

    def ring(t, k=1.0):
        return (cx + 262 * k * math.cos(math.radians(t)), cy + 322 * k * math.sin(math.radians(t)))

    turns = [62, 35, 0, -35, -70, -105, -140, -175, -205]
    body = smooth(limb([ring(t) for t in turns], [128, 168, 160, 146, 142, 140, 146, 150, 118], 12), 6)
    s.wash(move(body, 46, 58), "#6f83ac", 0.75, wet=26)
    s.wash(ell(cx, cy + 10, 190, 250), "#7f90b4", 0.7, wet=20)
    # feet and hands of two who came from two sides
    for i in range(9):
        x, y = 985 - i * 27, 28 + i * 33 + 16 * (i % 2)
        s.wash(union(ell(x, y, 7, 12, 40), *(ell(x - 10 + 4 * j, y + 13 + 2 * abs(j - 2) - 4, 2.4) for j in range(5))), "#5a6a90", 0.7, edge=0.4, rough=0.4)
    for i in range(8):
        x, y = 20 + i * 34, 1478 - i * 20 + 18 * (i % 2)
        for dx, dy, q in ((0, 0, 11), (-12, -13, 5.4), (-3, -18, 5.4), (8, -16, 5.4), (15, -8, 5.4)):
            s.wash(ell(x + dx, y + dy, q), "#5a6a90", 0.7, edge=0.4, rough=0.4)

    def flow(x, y):
        return math.atan2((x - cx) / 262 * 1.15, -(y - cy) / 322) + math.pi + 0.25

    def coat(g, n, light=0.4, dark_out=True):
        s.cover(g)
        s.wash(g, "#8d8c93" if dark_out else "#77747e", 0.8, col2="#a08d80", bloom=2 * dark_out, pool=0.35)
        m = s.mask(g)
        far = marks.field(s, lambda x, y: np.hypot((x - cx) / 262, (y - cy) / 322))
        if dark_out:  # a dark saddle along the spine, pale towards the belly
            s.wash((m * step(1.0, 1.32, far) * step(1.62, 1.36, far)).astype(np.float32), "#2c2b36", 0.95, edge=0, rough=3)
            s.wash((m * step(0.92, 0.62, far)).astype(np.float32), "#4a4656", 0.75, edge=0, rough=2)
        marks.pelt(s, m, flow, n, (16, 42), 1.8, dark="#1c1a22", light="#f4f0ea", share=light)

    coat(body, 3600)
    outer = [ring(t, 1.53) for t in np.linspace(48, -196, 90)]
    s.outline(body, 2.4, lost=0.5)
    edge = np.array(body.exterior.coords)
    edge = [p for p in edge[:: max(1, len(edge) // 170)] if np.hypot((p[0] - cx) / 262, (p[1] - cy) / 322) > 1.2]
    bristle(s, edge, lambda x, y: flow(x, y) - 0.5, 3, 26)
    # haunch, folded
    haunch = blob([(742, 820), (800, 900), (776, 1030), (690, 1100), (600, 1090), (590, 1000), (650, 890)])
    s.wash(haunch, "#33303c", 0.6, wet=14, clip=s.mask(body))
    s.curve([(660, 850), (606, 930), (596, 1030), (640, 1096)], 3.0)
    leg = limb([(640, 1050), (540, 1040), (440, 1030)], [52, 38, 34])
    coat(leg, 260, 0.5, False)
    s.outline(leg, 2.6)
    for k in (-16, 0, 16):
        s.curve([(408, 1030 + k), (424, 1026 + k * 0.9), (440, 1030 + k * 0.8)], 2.2)
    # the child
    cam = Camera((0, 6.2, 0.9), (0.02, 0.15, -0.06), 36)
    pose = POSES["lie_side"].but(
        roll=-35, lean=22, feet=((0.08, 0.42, 0.3), (-0.06, 0.36, 0.2)), knees=((0.2, 0, 1), (-0.2, 0, 1)), hands=((0.05, 1.3, 0.3), (-0.1, 1.1, 0.3))
    )
    child = person((0.2, 0.16, 0.26), 24, pose, "child", "gown", feel="sleep", hair="curls", skin="umber", top="#c8342e", shoes=False, scale=1.5)
    shot = shoot([child], cam, (-0.7, 0.65, -0.3))
    s.wash(shot.shadow_on(0, 8), "#3f4a78", 0.5, edge=0.1, rough=2)
    s.model(shot, line=2.6)
    # forearm laid round the child
    arm = union(limb([(262, 905), (330, 985), (450, 968), (540, 938)], [78, 54, 40, 36]), limb([(536, 940), (590, 916)], [42, 40]))
    coat(arm, 500, 0.5, False)
    s.outline(arm, 2.8)
    for k in (-18, 0, 18):
        s.curve([(628, 900 + k), (606, 908 + k * 0.9), (586, 920 + k * 0.8)], 3.0)
    bristle(s, path([(300, 1010), (370, 1030), (450, 1010)], 6), lambda x, y: 1.2, 2, 18)
    # the head comes round and lies on it
    at = {"dx": 300, "dy": 1040, "rot": 20, "s": 1.22}
    face = [(-150, -70), (-128, -112), (-60, -128), (0, -112), (52, -66), (110, -44), (176, -36), (206, -14), (210, 10), (178, 34), (110, 44), (52, 66), (0, 112), (-60, 128), (-128, 112), (-150, 70)]  # fmt: skip
    ears = [[(-70, -78), (-98, -150), (-150, -196), (-168, -140), (-150, -66)], [(-70, 78), (-98, 150), (-150, 196), (-168, 140), (-150, 66)]]
    head_ = blob([tuple(p) for p in move(face, **at)], 8)
    s.wash(move(head_, 10, 22), "#2c3050", 0.7, wet=14)
    for e in ears:
        g = blob([tuple(p) for p in move(e, **at)], 8)
        s.thing(g, "#55525c", 0.9, shcol="#1c1a24", hatch=5, line=2.6)
        inner = blob(
            [
                tuple(p)
                for p in move(
                    [(e[0][0] - 18, e[0][1] * 1.12), (e[1][0] - 6, e[1][1] * 0.96), (e[2][0] + 8, e[2][1] * 0.93), (e[4][0] + 14, e[4][1] * 1.2)], **at
                )
            ],
            8,
        )
        s.wash(inner, "#a8807a", 0.6, edge=0.4)
    s.cover(head_)
    s.wash(head_, "#94929a", 0.75, col2="#a89488", bloom=1)
    mh = s.mask(head_)
    spine_ = limb(move([(-150, 0), (-40, 0), (90, 0), (170, 0)], **at), [70, 52, 26, 16])
    s.wash(spine_, "#34323e", 0.9, wet=16, clip=mh)
    cheeks = [ell(*move([(20, 84 * q)], **at)[0], 92, 38, 20) for q in (-1, 1)]
    for c in cheeks:
        s.lift(c.intersection(head_), 0.55, 10)
    nose_at = move([(196, 0)], **at)[0]

    def back(x, y):
        return math.atan2(y - nose_at[1], x - nose_at[0])

    marks.pelt(s, mh, back, 900, (12, 30), 1.6, dark="#1c1a22", light="#fbf7f0", share=0.45)
    s.outline(head_, 2.8, lost=0.3)
    ruff = np.array(head_.exterior.coords)
    ruff = [p for p in ruff[::3] if move([(-20, 0)], **at)[0][0] > p[0] - 60]
    bristle(s, ruff, back, 3, 30)
    nose = blob([tuple(p) for p in move([(178, -24), (206, -22), (222, 0), (206, 22), (178, 24), (186, 0)], **at)], 8)
    s.thing(nose, "#1a1620", 1.3, shcol="#050508", hatch=0, line=2.6)
    s.stroke(move([(204, -12), (210, 0)], **at), 3, "#c9d0e0", body=True)
    for q in (-1, 1):
        lid = path([tuple(p) for p in move([(28, 74 * q), (58, 64 * q), (92, 50 * q)], **at)], 8)
        if q < 0:  # this one watches
            g = blob([tuple(p) for p in move([(20, -62), (40, -78), (70, -68), (92, -44), (58, -42)], **at)], 8)
            s.fill(g.buffer(6))
            s.cover(g)
            s.wash(g, "#f3c11e", 1.0, col2="#e8841e", edge=1.2, off=0)
            s.fill(ell(*move([(56, -58)], **at)[0], 8, 11, 20))
            s.fill(ell(*move([(51, -64)], **at)[0], 3), body=True)
        else:
            s.stroke(lid, 7)
        for k in (0, 1, 2):
            s.stroke(move([(120 + 16 * k, 34 * q), (126 + 18 * k, (64 + 12 * k) * q)], **at), 1.4, "#f4f0ea", body=True)
    s.curve([tuple(p) for p in move([(200, 14), (160, 46), (100, 58), (60, 78)], **at)], 2.4)
    # the tail is the blanket
    tail = limb([(752, 1000), (742, 1120), (640, 1205), (520, 1222), (430, 1190)], [70, 92, 96, 78, 20], 14)
    s.wash(move(tail, 8, 26), "#5f73a0", 0.6, wet=18)
    s.cover(tail)
    s.wash(tail, "#8d8c93", 0.8, col2="#a08d80", bloom=1)
    s.wash(limb([(760, 1010), (770, 1140), (660, 1250), (530, 1270)], [40, 44, 40, 30]), "#2c2b36", 0.85, wet=18, clip=s.mask(tail))
    s.wash(ell(452, 1196, 54, 44), "#1c1a24", 0.9, wet=14, clip=s.mask(tail))

    def brush(x, y):
        return math.atan2(40 + (x - 600) * 0.55, -(y - 860) * 0.45) if x > 560 else math.pi - 0.15 - (x - 430) * 0.001

    marks.pelt(s, s.mask(tail), brush, 1100, (22, 56), 1.9, dark="#1c1a22", light="#f4f0ea", share=0.4)
    line = np.array(tail.exterior.coords)
    bristle(s, line[:: max(1, len(line) // 70)], brush, 3, 34)
    for p in outer:  # snow on the back
        if r.random() < 0.75:
            s.fill(ell(p[0] * 0.97 + 14 + r.normal() * 26, p[1] * 0.97 + 20 + r.normal() * 22, r.uniform(1.5, 5)), body=True, alpha=0.95)
    places.snow(s, 130, (1.0, 4.5))


@card("saffron", paper="tea", light=(-0.6, -0.6))
def paint_tiger(s):
    r = s.rng
    s.wash(s.all, "#f0cf84", 0.5, col2="#d8a04a", pool=0.4, bloom=3, grad=("lin", 60, 0.5, 1.2))
    for _ in range(330):  # dry grass, from above
        x, y = r.uniform(-20, 1020), r.uniform(-20, 1540)
        a, q = r.normal() * 0.5 - 1.2, r.uniform(16, 46)
        s.curve([(x, y), (x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a)), (x + q * math.cos(a + 0.5), y + q * math.sin(a + 0.5))], 1.3, ("#8a4a1e", "#a8762e", "#fff0c0")[r.integers(3)],
                body=bool(r.random() < 0.3), alpha=0.6)  # fmt: skip
    at = {"dx": 474, "dy": 806, "rot": 64, "s": 1.21, "origin": (0, 0)}

    def put_(pts):
        return [(*p, *q[2:]) for p, q in zip(move([(x - 430, y - 250) for x, y, *_ in pts], **at), pts, strict=True)]

    # the boy at its back, with its own tail's tip for a brush
    cam = spot(838, 722, 345, 58, 8)
    light = (-0.6, 0.8, 0.25)
    boy = person((0.0, 0, 0.0), -96, "kneel", "boy", "shorts", top="#1f7f7a", legs="#5a2a24", skin="umber", hair="crop", feel="sly", scale=1.2, lean=34, shoes=False, look_at=(-0.6, 0.25, 0.12),
                 hands=((0.02, 0.42, 0.46), (-0.16, 0.3, 0.34)), grips=("bar", "flat"), palms=((-1, -0.4, 0), (0, -1, 0)))  # fmt: skip
    grip = cam.project(boy.joints["handl"])
    pail = Clay({"tin": plain("#8a8a90"), "night": Look("#141c3a", 1.3, "#2a3a64", shade=0.2, hatch=0)})
    pp = V(0.16, 0, -0.66)
    pail.cone(pp, pp + V(0, 0.26, 0), 0.14, 0.18, m="tin").cone(pp + V(0, 0.22, 0), pp + V(0, 0.27, 0), 0.15, 0.155, m="night")
    shot = shoot([boy, pail], cam, light)
    trunk = blob(
        put_(
            [
                (250, 112),
                (330, 84),
                (460, 108),
                (600, 86),
                (710, 104),
                (768, 168),
                (776, 250),
                (720, 318),
                (600, 316),
                (500, 330),
                (400, 334),
                (290, 336),
                (226, 280),
                (222, 180),
            ]
        ),
        10,
    )
    hind = blob(
        put_(
            [
                (640, 180),
                (730, 190),
                (778, 262),
                (762, 340),
                (740, 388),
                (790, 462),
                (782, 520),
                (740, 552),
                (660, 566),
                (618, 556),
                (616, 520),
                (650, 504),
                (700, 496),
                (704, 458),
                (650, 400),
                (600, 330),
                (590, 240),
            ]
        ),
        10,
    )
    hind2 = blob(put_([(600, 300), (660, 360), (650, 420), (612, 498), (560, 528), (500, 528), (484, 498), (516, 474), (560, 460), (580, 400), (540, 330)]), 10)
    fore = blob(
        put_(
            [
                (290, 200),
                (384, 206),
                (412, 300),
                (388, 400),
                (360, 470),
                (330, 530),
                (270, 564),
                (204, 560),
                (190, 528),
                (218, 500),
                (272, 488),
                (300, 420),
                (284, 330),
                (262, 260),
            ]
        ),
        10,
    )
    fore2 = blob(put_([(260, 290), (300, 330), (264, 404), (206, 460), (140, 474), (92, 458), (90, 424), (128, 400), (180, 390), (214, 340)]), 10)
    skull = blob(
        put_(
            [
                (8, 246),
                (6, 222),
                (26, 202),
                (66, 188),
                (96, 148),
                (148, 112),
                (216, 108),
                (262, 150),
                (276, 220),
                (268, 280),
                (226, 330),
                (206, 304),
                (180, 336),
                (164, 306),
                (132, 318),
                (96, 308),
                (50, 296),
                (22, 274),
            ]
        ),
        10,
    )
    tail_pts = [
        *put_([(752, 182), (826, 150), (858, 70), (812, 0), (720, -30), (630, -24)]),
        tuple(grip + [34, 40]),
        tuple(grip),
        tuple(grip + [-52, -6]),
        tuple(grip + [-92, 4]),
    ]
    tail = limb([p[:2] for p in tail_pts], [40, 31, 27, 25, 24, 23, 21, 20, 19, 14], 14)
    whole = union(trunk, hind, hind2, fore, fore2, skull, tail)
    s.wash(move(whole, 34, 44), "#4a3a6a", 0.7, wet=22)

    def flow(x, y):
        return math.radians(66) + 0.25 * math.sin(x * 0.02 + y * 0.013)

    def coat(g, n=500, pale=None):
        s.cover(g)
        s.wash(g, "#f08a24", 1.0, col2="#e06a1c", bloom=1, pool=0.3)
        bb, t, _ = s.shade_of(g, 70)
        tone = np.zeros((s.h, s.w), np.float32)
        tone[bb[1] : bb[3], bb[0] : bb[2]] = step(0.45, 0.95, t)
        s.wash((tone * s.mask(g)).astype(np.float32), "#8a3018", 0.8, edge=0.1, rough=1)
        if pale is not None:
            s.lift(pale.intersection(g), 0.9, 12)
        marks.pelt(s, s.mask(g), flow, n, (10, 26), 1.3, dark="#7a2a14", light="#ffd890", share=0.45, alpha=0.7)
        s.outline(g, 3.0, lost=0.25)

    def paw(tip, heel):
        a, b = (np.array(p[:2]) for p in put_([tip, heel]))
        d = (a - b) / np.hypot(*(a - b))
        n = np.array([-d[1], d[0]])
        for k in (-0.5, 0, 0.5):
            c = a + n * k * 34
            s.curve([c + d * 4, c - d * 10 + n * 2, c - d * 26], 2.4)

    coat(hind2, 260)
    coat(fore2, 260)
    paw((88, 440), (150, 436))
    paw((484, 512), (548, 494))
    coat(tail, 200)
    belly = blob(put_([(300, 330), (400, 336), (500, 340), (600, 324), (560, 296), (430, 300), (320, 296)]), 8)
    coat(trunk, 1400, belly)
    coat(hind, 460)
    coat(fore, 460)
    paw((612, 540), (690, 536))
    paw((188, 542), (280, 530))
    for pts in ([(632, 190), (606, 260), (622, 330)], [(300, 204), (272, 262), (280, 320)], [(392, 226), (404, 290), (392, 340)]):
        s.curve([p[:2] for p in put_(pts)], 2.6)
    ear_far, ear = (
        blob(put_([(150, 122), (130, 78), (160, 50), (196, 70), (206, 116)]), 8),
        blob(put_([(204, 136), (202, 90), (240, 64), (276, 92), (268, 152)]), 8),
    )
    s.thing(ear_far, "#e8801e", 1.0, shcol="#7a2a14", hatch=0, line=2.8)
    muzzle = blob(put_([(10, 246), (24, 224), (70, 214), (112, 226), (122, 262), (108, 296), (60, 296), (24, 274)]), 8)
    ruff = blob(put_([(150, 270), (196, 238), (252, 226), (272, 262), (250, 304), (226, 328), (206, 302), (180, 334), (164, 304)]), 8)
    brow = blob(put_([(92, 178), (120, 158), (160, 150), (176, 166), (150, 178), (116, 186)]), 8)
    coat(skull, 420)
    for g in (muzzle, ruff, brow):
        s.cover(g, 0.1)
        s.wash(g, "#fff0d0", 0.35, edge=0.5, rough=2)
    marks.pelt(s, s.mask(union(muzzle, ruff)), flow, 160, (10, 30), 1.3, dark="#8a5a3a", light="#ffffff", share=0.4, alpha=0.7)
    s.outline(skull, 3.0, lost=0.2)
    s.thing(ear, "#2a1a20", 1.0, shcol="#0c080c", hatch=0, line=2.8)
    s.cover(ell(*put_([(242, 98)])[0][:2], 15, 11, 30))
    nose = blob(put_([(4, 236), (10, 212), (34, 204), (44, 220), (24, 244)]), 8)
    s.thing(nose, "#c8605a", 1.0, shcol="#5a1a24", hatch=0, line=2.8)
    s.curve([p[:2] for p in put_([(18, 248), (40, 266), (70, 258), (98, 274), (124, 262)])], 3.6)
    s.curve([p[:2] for p in put_([(82, 204), (108, 214), (136, 206), (158, 188)])], 8)  # asleep
    s.curve([p[:2] for p in put_([(44, 196), (64, 216), (70, 236)])], 2.4)
    for k in range(5):
        s.curve([p[:2] for p in put_([(48 + 6 * k, 246 + 6 * k), (30 + 8 * k, 300 + 14 * k), (-10 + 16 * k, 366 + 10 * k)])], 2.2, "#fffaf0", body=True)
        s.dots([p[:2] for p in put_([(42 + 9 * k, 246 + (k % 2) * 12)])], 2.4)
    # stripes of night, wet with stars, as far as he has come
    skin_ = s.mask(union(trunk, hind))

    def stripe(g, clip):
        m = s.mask(g) * clip
        s.wash(m, "#141c3a", 1.9, col2="#2a3a74", edge=0.5, rough=0.6, off=0)
        ys, xs = np.where(m > 0.9)
        for i in r.choice(len(xs), min(len(xs), 5)) if len(xs) else ():
            s.fill(ell(float(xs[i]), float(ys[i]), r.uniform(0.9, 2.2)), "#fff6d0", body=True)

    for i, x in enumerate(range(462, 780, 40)):
        q = r.normal() * 6
        stripe(limb([p[:2] for p in put_([(x, 70), (x - 8 + q, 130), (x + 12, 196 + 14 * (i % 2))])], [8, 15, 2], 8), skin_)
        stripe(limb([p[:2] for p in put_([(x + 22, 344), (x + 12, 290), (x + 22 + q, 236 - 12 * (i % 2))])], [6, 12, 2], 8), skin_)
    for x, y in ((706, 396), (726, 446), (742, 500), (670, 350)):
        stripe(limb([p[:2] for p in put_([(x + 60, y - 20), (x + 10, y), (x - 36, y + 18)])], [9, 12, 2], 8), s.mask(hind))
    for u in (0.1, 0.24, 0.38, 0.52):
        c = path([p[:2] for p in tail_pts], 14)
        i = int(u * (len(c) - 1))
        d = c[i + 1] - c[i]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]])
        stripe(limb([c[i] - n * 34, c[i] + d * 6, c[i] + n * 34], [11, 11, 11], 4), s.mask(tail))
    tip = np.array(tail_pts[-1][:2])
    dab = limb([tip + [40, -4], tip + [0, 0], tip + [-34, 14]], [18, 17, 3], 8)
    s.wash(dab, "#141c3a", 2.2, edge=0.4)
    s.outline(dab, 2)
    s.wash(shot.shadow_on(0, 6), "#4a3a6a", 0.7, edge=0, rough=2, clip=1 - s.mask(whole))
    s.model(shot, line=2.4)
    c = cam.project(pp + V(0, 0.27, 0))
    s.dots([(c[0] + r.normal() * 18, c[1] + r.normal() * 10) for _ in range(12)], 1.6, "#fff6d0", body=True)
    for _ in range(9):
        x, y = c + r.normal(size=2) * 60
        s.wash(ell(x, y, r.uniform(2, 6)), "#141c3a", 1.3)
