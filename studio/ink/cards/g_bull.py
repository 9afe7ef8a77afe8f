"""A bull of tangled wool, and the one who knits it away."""

from ..easel import *
from ..kit.brush import tangle

BLACK, RED, DEEP = "#160a10", "#c3272b", "#8a1420"


def _ground(s, frame, inside):
    """Rage comes from the upper right as wet colour in wet colour; the lower left stays dry and pale."""
    s.wash(frame, "#e8c9b0", 0.5, col2="#d98a78", mix=("lin", 200, 0, 1), bloom=4, gran=0.5, grad=("lin", 90, 1, 0.35))
    s.wash(
        blob([(420, 110), (760, 40), (1010, 110), (1010, 900), (800, 1010), (560, 940), (360, 800), (250, 520)]),
        "#b3202a",
        0.85,
        wet=90,
        gran=0.6,
        pool=0.5,
        clip=inside,
    )
    s.wash(blob([(600, 40), (990, 40), (1000, 480), (830, 360), (700, 210)]), "#3a0a26", 0.85, wet=80, gran=0.6, pool=0.6, clip=inside)
    s.wash(blob([(300, 150), (420, 90), (470, 220), (360, 330), (280, 270)]), DEEP, 0.5, wet=34, gran=0.6, clip=inside)
    floor = valid(Polygon([*path([(0, 1185), (300, 1165), (620, 1190), (1000, 1160)], 10), (1000, 1500), (0, 1500)])).intersection(frame)
    s.cover(floor, keep=0.25)
    s.wash(floor, "#c9a27a", 0.5, col2="#a8765a", grad=("lin", 90, 0.5, 1), bloom=2, gran=0.5)
    near = marks.field(s, lambda x, y: 0.3 + 0.5 * np.exp(-(((y - 1215) / 60) ** 2)) * step(330, 600, x))
    s.hatch(floor, tone=near, ang=2, sep=8, w=1.1, thr=0.42, longest=70)
    s.wash(blob([(560, 1240), (760, 1190), (960, 1220), (990, 1290), (760, 1310), (600, 1290)]), "#5a2a22", 0.7, wet=26, gran=0.5, clip=inside)


def _body(s, frame):
    far = union(
        limb([(610, 800), (700, 960), (745, 1080), (720, 1200)], [100, 60, 36, 28]), limb([(930, 760), (985, 930), (940, 1060), (975, 1180)], [100, 66, 34, 28])
    ).intersection(frame)
    s.cover(far)
    s.wash(far, "#3a1520", 1.2, edge=0.6, gran=0.5)
    tangle(s, far, 200, "#12080c", 1.6, length=240)
    tangle(s, far, 45, DEEP, 1.5, length=200)
    hoof = blob([(690, 1188), (744, 1186), (760, 1226), (722, 1232), (672, 1228)])
    s.thing(hoof, "#1a1014", 1.2, shade=0.6, shcol="#0a0508", hatch=4, line=2.6)
    tangle(s, ell(718, 1186, 38, 16), 20, BLACK, 1.6, length=120, inner=1)
    trunk = blob(
        [
            (300, 600),
            (330, 480),
            (420, 370),
            (520, 285),
            (640, 245),
            (740, 290),
            (850, 345),
            (960, 400),
            (1040, 520),
            (1040, 800),
            (940, 900),
            (800, 880),
            (690, 900),
            (600, 930),
            (500, 900),
            (420, 840),
            (350, 760),
        ]
    )
    fore = union(
        limb([(520, 800), (470, 930), (470, 985), (590, 1045), (612, 1092)], [120, 78, 58, 38, 32]),
        limb([(880, 780), (860, 960), (905, 1090), (860, 1215)], [130, 80, 42, 34]),
    )
    wool = smooth(union(trunk, fore), 16).intersection(frame.buffer(9))
    s.cover(wool)
    s.wash(wool, DEEP, 1.1, col2="#2a0c18", edge=0.8, bloom=3, gran=0.55, pool=0.7)
    bb, t, _ = s.shade_of(wool)
    tone = np.zeros((s.h, s.w), np.float32)
    tone[bb[1] : bb[3], bb[0] : bb[2]] = 0.08 + t**1.6
    tangle(s, wool, 540, BLACK, 1.7, length=420, tone=tone)
    tangle(s, wool, 240, RED, 1.6, length=380, alpha=0.95)
    tangle(s, wool, 150, "#e8b0a0", 1.0, length=300, alpha=0.8, tone=np.clip(1 - tone, 0, 1) ** 2 * (s.mask(wool) > 0.5))
    rim = wool.exterior if wool.geom_type == "Polygon" else union(*(p.exterior for p in wool.geoms))
    tangle(s, rim.buffer(26).intersection(frame.buffer(16)), 140, BLACK, 2.2, length=620, loop=0.045, inner=1, alpha=0.85)
    tangle(s, rim.buffer(46).intersection(frame.buffer(22)), 46, DEEP, 1.6, length=520, loop=0.08, inner=1)
    for x, y, turn in ((622, 1112, -10), (860, 1228, 0)):
        hoof = move(union(blob([(-40, -30), (-3, -34), (-1, 18), (-50, 18)]), blob([(3, -34), (38, -30), (50, 18), (2, 18)])), x, y, 1, turn)
        s.thing(hoof, "#2a1a1a", 1.1, shade=0.7, shcol="#0a0508", hatch=4, line=3)
        s.curve([(x - 34, y - 16), (x - 10, y - 22), (x + 26, y - 20)], 2, "#9a7a70", body=True, alpha=0.6)
        tangle(s, ell(x, y - 36, 46, 22), 26, BLACK, 1.8, length=160, inner=1)
        tangle(s, ell(x, y - 36, 42, 20), 8, RED, 1.5, length=120, inner=1)


def _heart(s):
    """Where the wool thins it is light, and a bird sleeps."""
    hole = blob([(636, 556), (690, 512), (756, 540), (782, 612), (742, 684), (668, 692), (624, 632)])
    s.cover(hole)
    s.wash(hole, "#f6cc58", 0.75, col2="#f0a03a", edge=1.1, bloom=1, gran=0.4)
    tangle(s, hole.buffer(-4).difference(ell(704, 580, 90, 60)), 16, "#8a4a1e", 1.3, length=120, inner=1)
    body = smooth(union(ell(704, 622, 46, 31, 10), limb([(738, 630), (772, 652)], [13, 6])), 5)
    s.thing(body, "#3b6f9a", 0.95, col2="#2f5a7a", shade=0.7, shcol="#1b2a4a", hatch=4, line=2.4)
    s.wash(ell(690, 640, 26, 15, 10), "#e0905a", 0.7, wet=6, clip=body)
    crown = ell(670, 606, 21, 19)  # tucked into its breast
    s.thing(crown, "#34648e", 1.0, shade=0.5, shcol="#1b2a4a", hatch=4, line=2.2)
    s.curve([(658, 606), (666, 613), (675, 607)], 2.6, "#e8eef4", body=True)
    s.fill(poly([(655, 612), (648, 628), (664, 621)]), "#3a2a1e")
    for k in range(4):
        s.curve([(692 + 8 * k, 604 + 3 * k), (716 + 8 * k, 616 + 3 * k), (736 + 8 * k, 634 + 4 * k)], 1.6, "#12203a")
    s.outline(hole, 2.2)
    ring = hole.buffer(28).difference(hole.buffer(-7))
    tangle(s, ring, 64, BLACK, 1.7, length=240, inner=1)
    tangle(s, ring, 14, RED, 1.5, length=180, inner=1)


def _horn(s, pts, radii):
    g = limb(pts, radii, 16)
    s.thing(g, "#efe2c6", 0.5, col2="#c9a27a", shade=0.8, shcol="#5a3a3a", hatch=5, line=3.6, cross=True, thr=0.45)
    c = path(pts, 16)
    for q in range(4, 30, 4):
        d = (c[q + 1] - c[q]) / np.hypot(*(c[q + 1] - c[q]))
        n = np.array([-d[1], d[0]]) * radii[0] * 0.9
        s.curve([c[q] + n, c[q] + d * 7, c[q] - n], 1.4, clip=g)
    s.wash(limb(c[34:], np.interp(range(len(c) - 34), (0, len(c) - 34), (20, 3))), "#3a2024", 0.9, wet=6, clip=g)


def _head(s):
    g = blob(
        [
            (290, 560),
            (370, 540),
            (430, 620),
            (424, 740),
            (384, 850),
            (356, 940),
            (318, 1004),
            (250, 1016),
            (194, 984),
            (180, 930),
            (196, 850),
            (206, 760),
            (222, 640),
        ]
    )
    ear = blob([(420, 600), (500, 584), (572, 640), (504, 676), (430, 656)])
    s.thing(ear, DEEP, 1.0, shade=0.7, shcol="#200810", hatch=5, line=3.2)
    s.wash(blob([(450, 622), (510, 612), (550, 640), (500, 652)]), "#1a060c", 1.0, wet=6, clip=ear)
    tangle(s, ear, 26, BLACK, 1.5, length=120, inner=1)
    tangle(s, ear, 8, RED, 1.4, length=100, inner=1)
    s.cover(g)
    s.wash(g, "#6a0f1c", 1.25, col2="#1f0a14", edge=0.9, bloom=1, gran=0.5)
    bb, t, _ = s.shade_of(g)
    tone = np.zeros((s.h, s.w), np.float32)
    tone[bb[1] : bb[3], bb[0] : bb[2]] = 0.1 + t**1.5
    tangle(s, g, 160, "#120810", 1.6, length=260, tone=tone, inner=2)
    tangle(s, g, 62, "#d0383a", 1.4, length=200, inner=3)
    tangle(s, blob([(250, 640), (330, 620), (330, 760), (290, 850), (240, 840)]), 26, "#e8b0a0", 0.9, length=150, inner=2, alpha=0.7)
    s.outline(g, 4.2, lost=0.1)
    muzzle = blob([(196, 900), (250, 872), (330, 884), (352, 940), (318, 1002), (250, 1016), (194, 984), (182, 940)])
    s.cover(muzzle.buffer(-4), keep=0.15)
    s.wash(muzzle, "#241018", 1.35, col2="#4a1a22", gran=0.5, edge=0.6)
    s.lift(ell(258, 906, 46, 14), 0.5, 8)
    s.hatch(muzzle, sep=5, w=1.2, thr=0.4)
    for x, y, a in ((222, 940, 24), (312, 944, -24)):
        s.fill(ell(x, y, 19, 12, a), "#050306")
        s.curve([(x - 24, y - 6), (x - 4, y - 19), (x + 22, y - 8)], 3.4, "#c08a80", body=True, alpha=0.7)
    s.curve([(196, 984), (262, 1000), (330, 980)], 4, "#050306")
    s.curve([(262, 960), (264, 984), (262, 1000)], 3, "#050306")
    eye = ell(283, 735, 37, 23, -26)
    s.wash(ell(285, 745, 64, 46, -28), "#e0281e", 0.6, wet=16)
    s.cover(eye)
    s.wash(eye, "#f6c83a", 0.95, col2="#e8741e", edge=1.4, off=0)
    s.fill(ell(276, 739, 10, 17, -14))
    s.fill(ell(271, 731, 4.5), body=True)
    s.outline(eye, 3.4, lost=0)
    for k in range(9):  # brow
        s.curve([(218 + 3 * k, 764 - 5 * k), (258 + 3 * k, 724 - 3 * k), (342 - 4 * k, 694 - 2 * k)], 7, "#0e060a", wobble=1.6, taper=(0.1, 0.4))
    s.curve([(232, 772), (283, 774), (326, 746)], 5)
    for k in range(3):
        s.curve([(236 + 14 * k, 686 - 8 * k), (262 + 14 * k, 700 - 7 * k), (292 + 12 * k, 690 - 8 * k)], 3.4)
    far_eye = blob([(204, 762), (214, 744), (222, 752), (216, 772)])
    s.fill(far_eye, "#e8a02a")
    s.curve([(198, 748), (212, 736), (224, 748)], 5, "#0e060a")
    _horn(s, [(380, 590), (480, 520), (506, 396), (430, 250)], [34, 34, 22, 3])
    _horn(s, [(300, 600), (160, 596), (62, 490), (34, 292)], [38, 38, 25, 3])
    tangle(s, ell(345, 588, 96, 52, -8), 96, "#120810", 2.2, length=220, inner=1)
    tangle(s, ell(345, 582, 84, 42, -8), 30, RED, 1.8, length=160, inner=1)


def _breath(s):
    for pts in ([(190, 950), (120, 975), (50, 940)], [(214, 990), (160, 1062), (96, 1100)], [(320, 985), (350, 1050), (420, 1078)]):
        s.wash(limb(pts, [8, 28, 54]), "#b3202a", 0.6, wet=22, gran=0.6, grad=("rad", 250, 970, 220, 1.2, 0.4))
    for _ in range(9):
        a = s.rng.random()
        s.curve([(180 - 40 * a, 960 + 30 * a), (120 - 30 * a, 985 + s.rng.normal() * 24), (56 - 20 * a, 960 + s.rng.normal() * 30)], 1.4, "#6a0f1c", wobble=3)


def _china(s):
    r = s.rng
    for _ in range(30):
        x, y, q, n, a = r.uniform(430, 940), r.uniform(1320, 1440), r.uniform(8, 30), int(r.integers(3, 6)), r.uniform(0, 6)
        if math.hypot((x - 640) / 1.4, y - 1300) < 60:
            continue
        g = poly(
            [(x + q * r.uniform(0.6, 1) * math.cos(a + i * math.tau / n), y + 0.55 * q * r.uniform(0.6, 1) * math.sin(a + i * math.tau / n)) for i in range(n)]
        )
        s.wash(move(g, 5, 6), "#3a1a1e", 0.7, wet=4)
        s.thing(g, "#eef0f4", 0.2, shade=0.35, shcol="#6a80b0", hatch=0, line=1.8)
        if q > 12:
            s.curve([(x - q * 0.5, y), (x, y - q * 0.2), (x + q * 0.5, y + q * 0.1)], 2.4, "#2a4a9a", clip=g)
    for x, y, turn in ((505, 1372, -20), (872, 1352, 24)):  # halves of two that were cups
        half = move(blob([(-34, -22, 1), (-14, -12), (2, -26), (16, -10), (34, -20, 1), (26, 14), (8, 26), (-10, 26), (-26, 14)]), x, y, 1, turn)
        s.wash(move(half, 8, 12), "#3a1a1e", 0.7, wet=6)
        s.thing(half, "#eef0f4", 0.2, shade=0.6, shcol="#6a80b0", hatch=5, line=2.2)
        s.curve(move([(-28, 4), (0, 12), (28, 4)], x, y, 1, turn), 3, "#2a4a9a", clip=half)
    x, y = 640, 1296  # the whole one, under the hoof
    s.wash(ell(x + 10, y + 34, 92, 18), "#3a1a1e", 0.9, wet=9)
    s.thing(ell(x, y + 26, 76, 17), "#f4f2ee", 0.12, shade=0.5, shcol="#6a80b0", hatch=5, line=2.4)
    s.outline(ell(x, y + 24, 44, 8), 1.4, lost=0.4)
    handle = ell(x + 52, y - 8, 20, 18).difference(ell(x + 52, y - 8, 11, 10))
    s.thing(handle, "#f4f2ee", 0.12, shade=0.4, shcol="#6a80b0", hatch=0, line=2.2)
    cup = blob([(x - 48, y - 36, 1), (x + 48, y - 36, 1), (x + 42, y + 2), (x + 22, y + 24), (x - 22, y + 24), (x - 42, y + 2)])
    s.thing(cup, "#f6f4f0", 0.12, shade=0.75, shcol="#5a70a8", hatch=4, line=2.8)
    s.thing(ell(x, y - 36, 48, 11), "#7a4a2a", 0.7, shade=0.3, hatch=0, line=2.4)
    s.curve([(x - 44, y - 10), (x, y + 2), (x + 44, y - 10)], 3, "#2a4a9a", clip=cup)
    for k in range(5):
        s.fill(ell(x - 30 + 15 * k, y + 8 - abs(k - 2) * 2, 3.6), "#2a4a9a", clip=cup)


def _knitter(s):
    cam = spot(206, 1432, 268, 9)
    her = person(
        (0, 0, 0), 66, "sit_hold", "woman", "dress", top="#2f6a8a", hair="bun", hair_col="black", skin="umber", feel="tender", look_at=(1.2, 1.0, 0.7), shoes=True,
        hands=((0.09, 0.84, 0.36), (-0.09, 0.86, 0.36)), grips=("pinch", "pinch"), scale=0.94,
    )  # fmt: skip
    shot = shoot([her, props.stool((0, 0, 0), 0, 0.74)], cam, (0.3, 0.8, 0.8))
    s.wash(shot.shadow_on(0, 5), "#3a1a24", 0.8, edge=0.1, rough=2)
    s.model(shot, line=2.3)
    x, y = (cam.project(her.joints["pinchl"]) + cam.project(her.joints["pinchr"])) / 2
    scarf = blob(
        [
            (x - 4, y - 2, 1),
            (x + 46, y - 8, 1),
            (x + 56, y + 60),
            (x + 54, y + 130),
            (x + 70, y + 186),
            (x + 128, y + 196, 1),
            (x + 134, y + 226, 1),
            (x + 60, y + 222),
            (x + 22, y + 192),
            (x + 8, y + 120),
            (x + 4, y + 50),
        ]
    )
    s.wash(move(scarf, 12, 8), "#3a1a24", 0.6, wet=8)
    s.thing(scarf, RED, 1.2, shade=0.8, shcol="#5a0f20", hatch=0, line=2.6)
    for k in range(27):
        s.curve([(x - 10, y + 8 * k), (x + 24, y + 8 * k + 6), (x + 140, y + 8 * k - 2)], 1.2, "#4a0a18", clip=scarf)
    for k in range(7):  # fringe
        s.curve([(x + 128 + 0.9 * k, y + 198 + 4 * k), (x + 146, y + 201 + 5 * k)], 2, RED)
    for a, b in (((x - 22, y - 34), (x + 66, y + 4)), ((x + 70, y - 40), (x - 12, y + 10))):
        s.stroke([a, b], 6.2, "#2a1a18", wobble=0.3, taper=(0.02, 0.2))
        s.stroke([a, b], 3.8, "#f0e4c8", wobble=0.3, taper=(0.02, 0.2), body=True)
        s.fill(ell(*a, 5), "#8a2a22", body=True)
    s.stroke(arc(262, 1004, 27, 32, -30, 230, 30), 5, "#c8962e", body=True)
    s.stroke(arc(258, 1000, 27, 30, 120, 190, 20), 1.8, "#fff0c0", body=True)
    s.curve([(262, 1036), (330, 1070), (404, 1110), (416, 1170), (382, 1212), (x + 58, y - 10)], 3, RED, n=16, wobble=1.2, taper=(0.02, 0.02))


@card("ember", paper="cold", light=(-0.35, -0.85))
def wool_bull(s):
    frame = s.frame(28)
    _ground(s, frame, s.mask(frame))
    _body(s, frame)
    _heart(s)
    _head(s)
    _breath(s)
    _china(s)
    _knitter(s)
    s.splatter(DEEP, 120, centre=(380, 700), spread=320, size=(0.8, 7))
    s.splatter(BLACK, 90, centre=(620, 330), spread=260, size=(0.8, 9))
