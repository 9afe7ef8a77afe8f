"""A tiger asleep, and the boy who paints it."""

from ..easel import *
from ..kit.brush import ragged, stripe


def tiger_face(s, x, y, k, tilt):
    """The face of a tiger asleep, from in front."""

    def at(pts):
        return [(*p, *q[2:]) for p, q in zip(move([q[:2] for q in pts], x, y, k, tilt), pts, strict=True)]

    def both(pts):
        return at(pts), at([(-a, b, *c) for a, b, *c in pts])

    orange, deep = "#ee8d2c", "#c9581c"
    for e in both([(92, -150), (98, -222), (150, -246), (196, -206), (190, -130), (150, -100)]):
        s.thing(blob(e), deep, 0.9, shade=0.5, hatch=0, line=3)
    for e in both([(116, -158), (120, -204), (150, -222), (176, -196), (168, -140)]):
        s.cover(blob(e))
        s.wash(blob(e), "#e9b8a0", 0.7, col2="#7a3a34", mix=("lin", 90, 0, 1), edge=0.6)
        marks.pelt(s, s.mask(blob(e)), lambda a, b: 1.5, 34, (14, 30), 1.6, light="#fff6e6", dark="#5a2a20", share=0.7)
    half = [
        (0, -196),
        (70, -190),
        (140, -150),
        (186, -80),
        (200, -10),
        (236, 40, 1),
        (206, 58),
        (226, 104, 1),
        (182, 108),
        (190, 150, 1),
        (130, 158),
        (80, 190),
        (0, 204),
    ]
    face = blob(at([*half, *[(-a, b, *c) for a, b, *c in half[-2:0:-1]]]), 8)
    s.thing(face, orange, 0.95, col2=deep, shade=0.55, shcol="#8a3a1c", hatch=0, line=3.2, soft=70 * k)
    white = []
    for e in both([(52, -70), (84, -96), (124, -92), (146, -66), (120, -52), (84, -50)]):
        white.append(blob(e))
    for e in both([(120, 40), (170, 20), (214, 52), (204, 100), (170, 132), (126, 140), (110, 90)]):
        white.append(blob(e))
    muzzle = blob(
        at(
            [
                (0, 54),
                (40, 50),
                (94, 66),
                (112, 104),
                (90, 142),
                (54, 158),
                (40, 190),
                (0, 200),
                (-40, 190),
                (-54, 158),
                (-90, 142),
                (-112, 104),
                (-94, 66),
                (-40, 50),
            ]
        )
    )
    for g in (*white, muzzle):
        g = g.intersection(face)
        s.cover(ragged(s, g), keep=0.08)
        s.wash(g, "#b9a8b0", 0.28, grad=("lin", 80, 0, 1.2), wet=10)
    flow = lambda a, b: math.atan2(b - y - 30 * k, a - x)  # noqa: E731
    light = s.mask(face) * (1 - s.mask(union(*white, muzzle)))
    marks.pelt(s, light, flow, 700, (9, 22), 1.3, dark="#8a3a1c", light="#ffd79a", share=0.45, alpha=0.8)
    marks.pelt(s, s.mask(union(*white)), flow, 90, (10, 20), 1.2, dark="#8a7a80", light="#fffdf6", share=0.3, alpha=0.7)
    # nose, mouth, whiskers
    nose = blob(at([(-44, 18), (-20, 8), (20, 8), (44, 18), (30, 46), (0, 64), (-30, 46)]))
    s.cover(nose)
    s.wash(nose, "#d8707a", 0.95, col2="#b84a5a", edge=0.8)
    s.outline(nose, 2.8 * k, lost=0)
    for e in both([(14, 44), (26, 38), (34, 28)]):
        s.curve(e, 4.5 * k)
    s.curve(at([(0, 62), (2, 84), (0, 102)]), 4 * k)
    for e in both([(0, 102), (22, 124), (56, 122), (76, 104)]):
        s.curve(e, 4.2 * k, taper=(0.05, 0.4))
    for e in both([(30, 10), (36, -40), (58, -66)]):
        s.curve(e, 2.6 * k, taper=(0.3, 0.5))
    for j in range(4):
        for e in both([(58 + 9 * (j % 2), 92 + 11 * j), (140, 84 + 22 * j), (250 - 8 * j, 92 + 34 * j)]):
            s.curve(e, 2.2, body=True, alpha=0.95, taper=(0.05, 0.7))
        s.dots(at([(50 + 14 * (j % 2), 90 + 10 * j), (-50 - 14 * (j % 2), 90 + 10 * j)]), 2.6 * k)
    # eyes, asleep
    for e in both([(44, -26), (66, -12), (96, -8), (126, -20), (144, -36)]):
        s.curve(e, 8 * k, taper=(0.25, 0.3), wobble=0.4)
    for e in both([(44, -26), (34, -6), (30, 14)]):
        s.curve(e, 4.4 * k, taper=(0.1, 0.5))
    for e in both([(56, -34), (92, -40), (132, -48)]):
        s.curve(e, 2.0 * k)
    for q in (78, 96, 114):
        for e in both([(q, -10), (q + 4, 4)]):
            s.stroke(e, 2.2 * k)
    for pts, w in (
        ([(0, -184), (20, -172), (44, -172)], 9), ([(0, -150), (34, -140), (70, -146)], 10), ([(0, -116), (26, -106), (50, -112)], 9), ([(96, -176), (92, -150), (74, -128)], 10), ([(134, -150), (122, -124), (98, -108)], 10),
        ([(184, -84), (160, -80), (140, -86)], 9), ([(200, -30), (176, -34), (152, -30)], 9), ([(204, 14), (176, 4), (146, 4)], 9), ([(222, 60), (190, 62), (150, 44)], 9), ([(200, 104), (176, 106), (144, 92)], 8), ([(160, 146), (146, 134), (124, 126)], 8),
    ):  # fmt: skip
        for e in both(pts):
            stripe(s, [q[:2] for q in e], w * k, face)
    s.fill(blob(at([(-7, -190), (7, -190), (9, -130), (0, -92), (-9, -130)])).intersection(face), "#1f1a20", alpha=0.9)
    return face


@card("saffron", paper="cold", light=(-0.6, -0.6))
def paint_tiger(s):
    r = s.rng
    s.wash(s.all, "#f2d493", 0.55, col2="#e0aa54", pool=0.5, bloom=4, grad=("lin", 75, 0.35, 1.1))
    for _ in range(150):  # dry grass
        y = r.uniform(-10, 1510)
        x, q = r.uniform(-10, 1010), 12 + 26 * y / 1500
        for _ in range(3):
            b = r.normal() * q * 0.5
            s.curve(
                [(x, y), (x + b * 0.4, y - q * 0.6), (x + b, y - q * r.uniform(0.8, 1.1))], 1.4, ("#a8762e", "#8a4a1e", "#b89a4a")[r.integers(3)], alpha=0.7
            )
            x += r.normal() * 4
    orange, deep, shadow = "#ee8d2c", "#c9581c", "#2f6a80"
    s.wash(blob([(120, 1290), (300, 1390), (620, 1400), (900, 1330), (1010, 1180), (1010, 960), (700, 1000), (300, 1100)]), shadow, 0.75, wet=20)
    # the tail comes from behind, over his head and into his hands
    cam = spot(650, 686, 360, 24, 0)
    light = (-0.6, 0.8, 0.4)
    boy = person((0.1, -0.06, 0.0), -58, "kneel", "boy", "shorts", top="#1f7f8a", legs="#f2e6cc", skin="umber", hair="crop", feel="sly", scale=1.0, lean=20, shoes=False, look_at=(-0.34, 0.12, 0.3),
                 hands=(World((-0.20, 0.36, 0.30)), World((-0.08, 0.42, 0.34))), grips=("bar", "bar"), palms=((0.2, -0.4, -0.6), (0.2, -0.4, -0.6)))  # fmt: skip
    hl, hr = cam.project(boy.joints["handl"]), cam.project(boy.joints["handr"])
    shot = shoot([boy], cam, light)
    d = (hl - hr) / (np.hypot(*(hl - hr)) + 1e-6)
    tail = [
        (860, 1060),
        (950, 960),
        (985, 800),
        (975, 600),
        (930, 410),
        (850, 300),
        (760, 290),
        (714, 370),
        (706, 470),
        tuple(hr - d * 60 + [14, -30]),
        tuple(hr),
    ]
    g = limb([*tail, tuple(hl)], [40, 40, 37, 34, 31, 28, 26, 23, 21, 18, 16, 15], 12)
    s.thing(g, orange, 0.95, col2=deep, shade=0.6, shcol="#8a3a1c", hatch=0, line=3)
    for p, v, _ in marks.along(path(tail, 12), 4):
        n = np.array([-v[1], v[0]])
        for e in (-1, 1):
            q = p + n * e * r.uniform(4, 24)
            s.stroke([q, q + v * 16 + n * e * 5], 1.3, "#8a3a1c" if r.random() < 0.7 else "#ffd08a", alpha=0.8)
    # body, a hill of fur
    body = blob(
        [
            (232, 1000),
            (236, 850),
            (300, 740),
            (420, 672),
            (560, 652),
            (700, 636),
            (830, 668),
            (920, 770),
            (958, 920),
            (940, 1080),
            (880, 1180),
            (760, 1230),
            (560, 1250),
            (380, 1230),
        ]
    )
    s.thing(body, orange, 0.95, col2=deep, shade=0.75, shcol="#8a3a1c", hatch=0, line=3.4, soft=170, white=0.4)

    def lie(x, y):
        return math.atan2((y - 900) * 0.9, 500) + 0.25 + 0.5 * math.atan2(y - 800, 300)

    m = s.mask(body)
    bb, tone, _ = s.shade_of(body, 170)
    deeper = np.zeros((s.h, s.w), np.float32)
    deeper[bb[1] : bb[3], bb[0] : bb[2]] = tone
    marks.pelt(s, m, lie, 2300, (12, 30), 1.4, dark="#8a3a1c", light="#ffd08a", share=0.4, tone=deeper, alpha=0.75)
    haunch = blob([(700, 1226), (690, 1100), (730, 980), (810, 930), (900, 960), (944, 1060), (916, 1160), (850, 1222), (780, 1250)])
    s.wash(haunch.symmetric_difference(move(haunch, 14, 10)).intersection(body), "#8a3a1c", 0.35, wet=8)
    s.curve([(694, 1180), (690, 1090), (728, 990), (800, 936), (880, 944)], 3.6, taper=(0.3, 0.5))
    paw = blob([(600, 1256), (612, 1206), (680, 1186), (780, 1196), (860, 1214), (850, 1270), (760, 1296), (660, 1298)])
    s.thing(paw, orange, 0.9, col2=deep, shade=0.6, shcol="#8a3a1c", hatch=0, line=3)
    for x in (636, 672, 712):
        s.curve([(x - 18, 1292), (x - 22, 1268), (x - 12, 1250)], 3)
    marks.pelt(s, s.mask(paw), lambda a, b: math.pi - 0.1, 220, (9, 20), 1.3, dark="#8a3a1c", light="#ffd08a", share=0.4, alpha=0.7)
    # stripes: finished as far as the boy has come
    for pts, w in (
        ([(300, 740), (292, 800), (312, 860), (352, 900)], 17), ([(350, 704), (362, 770), (392, 830), (440, 880)], 18), ([(408, 674), (432, 740), (470, 800), (520, 850)], 18), ([(462, 662), (492, 720), (530, 770), (584, 812)], 17),
        ([(236, 850), (256, 880), (290, 910), (330, 930)], 15), ([(560, 1010), (580, 960), (620, 920), (650, 900)], 15), ([(540, 1120), (570, 1070), (616, 1030), (640, 1020)], 15), ([(420, 940), (470, 930), (520, 950), (550, 990)], 13),
        ([(620, 1240), (624, 1180), (640, 1130), (652, 1100)], 12),
    ):  # fmt: skip
        stripe(s, pts, w, body)
    s.wash(move(ell(660, 704, 130, 34), 0, 10), "#6a2a1c", 0.55, wet=10, clip=body)
    s.model(shot, line=2.6)
    brush = limb([tuple(hl), tuple(hl + d * 40), tuple(hl + d * 86)], [15, 22, 3], 10)
    s.thing(brush, "#1f1a20", 1.4, shade=0, hatch=0, line=2.4)
    marks.pelt(s, s.mask(brush), lambda a, b: math.atan2(d[1], d[0]), 60, (16, 34), 1.8, dark="#0e0c12", light="#6a6a80", share=0.25)
    # the pot of night
    px, py = 838, 636
    s.wash(ell(px + 14, py + 48, 74, 18), "#6a2a1c", 0.5, wet=8, clip=body)
    pot = blob([(px - 56, py - 40), (px - 46, py + 40), (px - 30, py + 52), (px + 30, py + 52), (px + 46, py + 40), (px + 56, py - 40)])
    s.thing(pot, "#8fa6ae", 0.7, shade=0.7, shcol="#33485a", hatch=6, line=2.8)
    s.thing(ell(px, py - 40, 57, 21), "#121a3c", 1.6, col2="#2b3f7a", shade=0, hatch=0, line=2.6)
    for a, b in ((-30, -44), (-8, -34), (10, -50), (26, -38), (-14, -48), (36, -44), (2, -42)):
        s.fill(ell(px + a, py + b, r.uniform(1.5, 3)), "#fff6d0", body=True)
    s.curve([(px - 54, py - 42), (px - 10, py - 104), (px + 54, py - 42)], 3)
    for q, n in ((-40, 46), (-22, 26), (30, 34)):
        drip = limb([(px + q, py - 26), (px + q, py - 26 + n)], [6, 7])
        s.fill(drip, "#141c3e")
        s.fill(ell(px + q, py - 26 + n * 0.7, 1.6), "#fff6d0", body=True)
    # forelegs and face
    for x, y in ((196, 1296), (452, 1316)):
        arm = blob(
            [(x - 96, y - 70), (x - 40, y - 110), (x + 60, y - 104), (x + 104, y - 50), (x + 98, y + 16), (x + 40, y + 50), (x - 40, y + 50), (x - 98, y + 14)]
        )
        s.wash(move(arm, 10, 26), shadow, 0.5, wet=10)
        s.thing(arm, orange, 0.9, col2=deep, shade=0.6, shcol="#8a3a1c", hatch=0, line=3.2)
        toes = blob(
            [(x - 92, y - 6), (x - 40, y - 34), (x + 40, y - 34), (x + 92, y - 4), (x + 86, y + 24), (x + 40, y + 46), (x - 40, y + 46), (x - 88, y + 22)]
        )
        s.cover(ragged(s, toes.intersection(arm)), keep=0.25)
        marks.pelt(s, s.mask(arm), lambda a, b: 1.5, 200, (9, 20), 1.3, dark="#8a3a1c", light="#ffd08a", share=0.4, alpha=0.7)
        for q in (-46, 0, 46):
            s.curve([(x + q - 4, y + 48), (x + q - 5, y + 22), (x + q + 4, y + 2)], 3.4)
        for q in (-64, -12, 38, 80):
            s.curve([(x + q - 6, y + 40), (x + q, y + 52), (x + q + 3, y + 40)], 2.4)
        for pts, w in (([(x - 92, y - 60), (x - 50, y - 66), (x - 20, y - 60)], 9), ([(x + 100, y - 56), (x + 60, y - 70), (x + 26, y - 66)], 9)):
            stripe(s, pts, w, arm)
    s.wash(blob([(150, 1130), (240, 1290), (420, 1310), (560, 1200), (560, 1140), (330, 1240)]), "#6a2a1c", 0.6, wet=14)
    tiger_face(s, 342, 1066, 1.12, -7)
    s.splatter("#1b2450", 26, area=(600, 560, 980, 760), size=(1.5, 5), k=1.2)
