"""A swan that is being mended."""

from ..easel import *
from ..kit.coat import along_line, coat, fist
from ..kit.profile import fingers, profile

NIGHT, PLUM = "#0a070e", "#2a1628"
SKIN = ("#b07a54", "#a05a40", "#4a2028")
INK, BLUE = "#1c2230", "#24405c"


def _room(s):
    r = s.rng
    s.wash(s.all, "#e6cdb0", 0.45, col2="#c8a088", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(430, -100), (1100, -100), (1100, 1300), (620, 1240), (560, 820), (470, 400)]), "#8a5a5a", 0.75, wet=85, gran=0.6)
    s.wash(blob([(640, -100), (1100, -100), (1100, 1260), (880, 1200), (820, 700), (700, 300)]), PLUM, 1.25, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(820, -100), (1100, -100), (1100, 900), (940, 700)]), NIGHT, 1.2, wet=70, gran=0.6)
    win = poly([(46, 66), (404, 38), (412, 664), (46, 712)])
    s.wash(win.buffer(20).difference(win), "#6a4a3a", 0.8, edge=0.5)
    s.cover(win)
    s.wash(win, "#fbe9b0", 0.3, col2="#c8d8d0", gran=0.4)
    s.outline(win, 3.4)
    s.outline(win.buffer(20), 2.4)
    for a, b in (((224, 52), (228, 688)), ((46, 282), (408, 250)), ((46, 498), (410, 462))):
        s.stroke([a, b], 11, "#4a3026", taper=(0, 0))
        s.stroke([(a[0] + 7, a[1] + 5), (b[0] + 7, b[1] + 5)], 1.6, "#fff6e0", body=True)
    s.lift(poly([(412, 130), (412, 600), (700, 1130), (900, 960), (640, 400)]), 0.3, 46)
    floor = poly([(-20, 1164), (1020, 1130), (1020, 1520), (-20, 1520)])
    s.cover(floor)
    s.wash(floor, "#b98450", 0.7, col2="#8a5a44", gran=0.5, bloom=3, grad=("lin", 0, 0.6, 1.2))
    s.wash(blob([(520, 1100), (1100, 1090), (1100, 1600), (700, 1600), (560, 1400)]), PLUM, 1.3, wet=70, gran=0.6)
    for i in range(-7, 20):
        a, b = (500 + (i * 92 - 560) * 0.7, 1150), (500 + (i * 92 - 560) * 1.9, 1515)
        s.stroke([a, b], 2.4, "#2a140e", clip=floor)
        s.stroke([(a[0] + 4, a[1]), (b[0] + 6, b[1])], 1.0, "#f0cc94", body=True, clip=floor, alpha=0.5)
        for _ in range(7):
            t = r.random()
            p = np.array([a[0] * (1 - t) + b[0] * t + 20, a[1] * (1 - t) + b[1] * t])
            s.stroke([p, p + [(b[0] - a[0]) * 0.08, 30]], 1.0, "#3a1c10", clip=floor, alpha=0.7)
    s.stroke([(-10, 1164), (1010, 1131)], 3.5, "#2a140e")
    for x in (0, 1):  # the bow, at the wall
        s.curve([(886, 150), (962, 330), (934, 520), (966, 720), (906, 1060)], (15, 4)[x], ("#6a3e1e", "#e8b070")[x], taper=(0.15, 0.15), body=bool(x))
    s.stroke([(888, 152), (906, 1058)], 2, "#d8c4a8", body=True, wobble=0.3, alpha=0.8)
    for e in range(9):
        s.stroke([(922, 498 + e * 7), (950, 494 + e * 7)], 4, "#a8281e")


def _chair(s):
    for pts, w in (([(868, 500), (884, 900), (906, 1400)], 17), ([(640, 1010), (640, 1200), (626, 1370)], 14)):
        s.thing(limb(pts, [w, w, w * 0.9]), "#6a4028", 1.1, shade=0.9, shcol="#1c0a08", hatch=4, line=2.8)
    for y in (560, 680, 800):
        s.thing(limb([(760, y + 6), (880, y)], [13, 13]), "#6a4028", 1.1, shade=0.9, shcol="#1c0a08", hatch=4, line=2.6)
    s.thing(blob([(600, 990), (900, 968), (916, 1000), (900, 1024), (612, 1040)]), "#6a4028", 1.1, shade=0.9, shcol="#1c0a08", hatch=4, line=2.8)
    s.thing(limb([(640, 1220), (892, 1200)], [9, 9]), "#5a3420", 1.1, shade=0.9, shcol="#1c0a08", hatch=0, line=2.2)


def _lap(s):
    """Trousers, boots, and the red apron over the knees."""
    s.wash(ell(560, 1385, 380, 44), NIGHT, 1.1, wet=26, gran=0.5)
    for pts, foot in ((((700, 960), (520, 950), (540, 1150), (536, 1300)), (536, 1322)), (((740, 980), (470, 970), (462, 1180), (452, 1326)), (452, 1352))):
        x, y = foot
        boot = blob([(x + 46, y - 60), (x - 34, y - 66), (x - 52, y - 18), (x - 116, y + 6), (x - 136, y + 30), (x - 120, y + 44), (x + 48, y + 44), (x + 54, y)])
        s.thing(limb(pts, [80, 74, 52, 40]), "#3c3a4c", 1.2, shade=1, shcol=NIGHT, hatch=6, line=3)
        s.thing(boot, "#4a2a1c", 1.2, shade=1, shcol=NIGHT, hatch=5, line=3)
        s.stroke([(x - 134, y + 42), (x + 52, y + 44)], 7, NIGHT)
        s.curve([(x - 106, y + 14), (x - 70, y + 2), (x - 46, y - 4)], 4, "#d8a884", body=True, alpha=0.7)
        for e in range(4):
            s.stroke([(x - 44 + e * 2, y - 56 + e * 14), (x - 18, y - 52 + e * 14)], 2.4, "#e8d0a8", body=True)
    apron = blob([(640, 800), (700, 830), (720, 930), (664, 1010), (668, 1120), (704, 1262), (628, 1286), (540, 1258), (452, 1290), (372, 1270), (338, 1276), (352, 1160), (374, 1040), (372, 950), (420, 880), (520, 850)])
    s.wash(move(apron, 14, 16), NIGHT, 1.0, wet=14)
    s.thing(apron, "#c8281e", 1.1, col2="#a01428", shade=1.0, shcol="#3a0414", hatch=6, line=3.4, soft=80, gran=0.5)
    s.wash(blob([(560, 900), (740, 850), (720, 960), (640, 1020), (640, 1270), (560, 1270)]), "#3a0414", 0.9, wet=26, gran=0.5, clip=apron)
    coat(s, apron, lambda x, y: 1.57 + (x - 510) * -0.0011 if y > 960 else 2.9, (("#3a0414", 380, "dark"), ("#7a0a18", 320, "all"), ("#f0604a", 200, "lit")), (24, 52), 1.5, soft=70, stray=0.05, clip=apron, bend=0.05)
    for pts in ([(416, 950), (396, 1100), (372, 1266)], [(470, 970), (470, 1120), (452, 1286)], [(540, 980), (536, 1120), (540, 1258)], [(600, 1000), (606, 1140), (628, 1282)], [(430, 920), (520, 930), (620, 900)]):
        s.curve(pts, 3.4, "#3a0414", clip=apron)
        s.curve([(x - 6, y) for x, y in pts], 1.6, "#ff8a70", clip=apron, body=True, alpha=0.75)


def _torso(s):
    far = limb([(610, 560), (520, 630), (424, 492)], [62, 48, 32])
    s.thing(limb([(470, 556), (418, 480)], [27, 21]), SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    wool = lambda g, way: (  # noqa: E731
        s.thing(g, "#ecdcc0", 0.6, col2="#d0b494", shade=1.0, shcol="#5a3a44", hatch=6, line=3.2, soft=80, gran=0.5),
        coat(s, g, way, (("#4a2c34", 340, "dark"), ("#8a6a64", 260, "all"), ("#fffaf0", 240, "lit")), (12, 26), 1.5, soft=70, stray=0.1),
    )
    g = far.intersection(poly([(700, 400), (700, 760), (440, 760), (440, 570), (500, 500)]))
    wool(g, lambda x, y: 2.3 if x > 530 else 0.9)
    body = blob([(600, 500), (680, 462), (768, 500), (836, 590), (868, 720), (862, 860), (830, 960), (700, 980), (640, 900), (592, 820), (566, 720), (570, 600)])
    s.wash(move(body, 16, 10), NIGHT, 1.0, wet=16)
    wool(body, lambda x, y: 1.4 + (x - 700) * -0.002)
    s.wash(blob([(780, 520), (880, 700), (870, 940), (760, 980), (800, 780)]), PLUM, 0.9, wet=40, gran=0.5, clip=body)
    for pts in ([(690, 850), (630, 840), (600, 800)], [(820, 880), (760, 920), (690, 910)], [(600, 620), (620, 700), (604, 760)], [(840, 760), (800, 820), (740, 840)]):
        s.curve(pts, 3, "#4a2c34")
    s.thing(limb([(596, 812), (700, 856), (850, 846)], [9, 9, 9]), "#a01428", 1.1, shade=0.8, shcol="#3a0414", hatch=0, line=2.4)
    return wool


def _head(s):
    at = profile(s, 628, 376, 232, -30, flip=True, skin=SKIN, eye="shut", brow=-1.4, sad=True, neck=((702, 508), 56), line=3, k=0.85)
    for pts in (
        [(0.70, 0.47), (0.66, 0.485), (0.61, 0.475)], [(0.74, 0.63), (0.712, 0.67), (0.70, 0.72)], [(0.575, 0.44), (0.54, 0.42)], [(0.575, 0.455), (0.535, 0.46)], [(0.69, 0.275), (0.62, 0.27)],
        [(0.70, 0.305), (0.63, 0.298)], [(0.66, 0.81), (0.60, 0.80)], [(0.45, 0.72), (0.49, 0.78), (0.56, 0.84)],
    ):  # fmt: skip
        s.curve(at(pts), 1.7)
    tear = at([(0.665, 0.455), (0.672, 0.52)])
    s.stroke(tear, 3, "#f4fbff", body=True)
    s.fill(ell(*at([(0.673, 0.54)])[0], 4.5, 6.5), "#f4fbff", body=True)
    roll = blob([(634, 512), (664, 494), (716, 498), (782, 476), (802, 500), (786, 530), (716, 548), (650, 542)])
    s.thing(roll, "#ecdcc0", 0.6, col2="#d0b494", shade=1, shcol="#5a3a44", hatch=5, line=2.8)
    for e in range(15):
        s.curve([(644 + e * 10, 504 - 1.6 * e), (648 + e * 10, 520 - 1.4 * e), (650 + e * 9.6, 540 - e)], 1.8, "#6a4a4a", clip=roll)
    ear = valid(Polygon(at(path([(0.33, 0.42), (0.38, 0.40), (0.42, 0.44), (0.405, 0.53), (0.365, 0.60), (0.33, 0.58)], 6, True))))
    for _ in range(90):
        a = (s.rng.uniform(0.16, 0.44), s.rng.uniform(0.36, 0.52))
        s.curve(at([a, (a[0] - 0.02, a[1] + 0.09), (a[0] - 0.06, a[1] + 0.18)]), 1.6, ("#d8d0c8", "#4a4040", "#8a8078")[int(s.rng.integers(3))], body=True, alpha=0.9)
    s.thing(ear, SKIN[0], 0.85, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.2)
    s.curve(at([(0.35, 0.45), (0.39, 0.45), (0.385, 0.51), (0.36, 0.55)]), 1.5)
    crown = valid(Polygon(at(path([(0.74, 0.24), (0.60, 0.30), (0.38, 0.36), (0.12, 0.46), (-0.05, 0.50), (-0.14, 0.30), (-0.08, 0.02), (0.10, -0.17), (0.34, -0.22), (0.58, -0.12), (0.71, 0.04)], 8, True))))
    s.wash(move(crown, 10, 8), NIGHT, 0.8, wet=10)
    s.thing(crown, "#8a929c", 0.9, col2="#6a707e", shade=1.0, shcol="#1a1c28", hatch=0, line=3.2, gran=0.5, soft=90)
    top = np.array((0.22, -0.24))
    for e in np.linspace(-0.14, 0.74, 15):  # knitted ribs, stitch by stitch
        low = np.array((e, 0.50 - (e + 0.1) * 0.31))
        c = path([low, low * 0.5 + top * 0.5 + [(e - 0.28) * 0.34, -0.02], top], 14)
        for a, b in zip(c[:-2:2], c[2::2], strict=False):
            n = np.array([0.016, 0.0])
            s.stroke(at([a + n, (a + b) / 2]), 2.0, "#2a2c38")
            s.stroke(at([a - n, (a + b) / 2]), 2.0, "#d8dee4", body=True, alpha=0.8)
    band = valid(Polygon(at(path([(0.76, 0.25), (0.60, 0.33), (0.38, 0.39), (0.12, 0.50), (-0.06, 0.54), (-0.11, 0.44), (0.10, 0.37), (0.36, 0.26), (0.58, 0.19), (0.73, 0.13)], 8, True))))
    s.thing(band, "#9aa2aa", 0.9, shade=0.9, shcol="#1a1c28", hatch=0, line=2.8)
    for e in np.linspace(-0.06, 0.73, 26):
        y = 0.49 - (e + 0.07) * 0.36
        s.stroke(at([(e, y + 0.05), (e - 0.01, y - 0.05)]), 2.2, "#2a2c38", clip=band)
    bob = at([(0.22, -0.27)])[0]
    for _ in range(90):
        a = s.rng.uniform(0, math.tau)
        s.stroke([bob, bob + np.array([math.cos(a), math.sin(a)]) * s.rng.uniform(14, 30)], 2, ("#5a606c", "#c8ced4", "#2a2c38")[int(s.rng.integers(3))], body=True)


def _swan(s):
    r = s.rng
    for q in (3, 2, 1, 0):  # the tail hangs
        g = limb([(650, 870), (716 + q * 14, 960 - q * 8), (716 + q * 34, 1096 - q * 26)], [24, 27, 7])
        s.thing(g, INK, 1.3, col2=BLUE, shade=0.7, shcol=NIGHT, hatch=5, line=2.6)
        s.curve([(660, 880), (722 + q * 14, 966 - q * 8), (716 + q * 34, 1090 - q * 26)], 1.3, "#8fa4bc", body=True)
    line = [(740, 872), (620, 830), (470, 820), (360, 850), (258, 886), (184, 976), (156, 1100), (164, 1206), (196, 1276)]
    body = smooth(
        union(
            blob([(745, 850), (690, 776), (580, 738), (470, 740), (376, 776), (320, 850), (340, 920), (420, 960), (560, 962), (690, 940), (746, 896)]),
            limb(line[3:], [92, 62, 42, 36, 34, 33], 14),
            blob([(158, 1258), (196, 1236), (240, 1258), (262, 1300), (252, 1336), (214, 1340), (176, 1312)]),
        ),
        10,
    )
    s.wash(blob([(170, 1400), (290, 1396), (440, 1420), (300, 1446)]), NIGHT, 1.0, wet=14)
    s.wash(move(body, 12, 22), NIGHT, 1.0, wet=16, gran=0.5)
    s.thing(body, INK, 1.35, col2=BLUE, shade=1.0, shcol=NIGHT, hatch=0, line=3.4, soft=80, gran=0.5)
    way = along_line(path(line, 10)[::-1])
    coat(s, body, way, ((NIGHT, 900, "dark"), ("#2f4a68", 500, "all"), ("#9fb4cc", 330, "lit")), (10, 24), 1.7, soft=70, fringe=260, fringe_cols=(NIGHT, INK))
    for x, y in [(a + r.normal() * 3, b) for b in range(770, 950, 26) for a in range(360 + (b // 26 % 2) * 16, 720, 34)]:  # scales of small feathers
        if body.buffer(-12).contains(ell(x, y, 2)):
            s.curve([(x + 14, y - 10), (x - 4, y + 8), (x - 22, y + 2)], 2, NIGHT)
            s.curve([(x + 12, y - 6), (x - 4, y + 10), (x - 18, y + 6)], 1.1, "#8fa4bc", body=True, alpha=0.6)
    bill = blob([(236, 1292), (264, 1300), (288, 1336), (304, 1396), (300, 1420), (282, 1412), (254, 1372), (222, 1338)], 8)
    s.thing(bill, "#e0341e", 1.2, shade=0.8, shcol="#5a0a10", hatch=4, line=3)
    s.stroke([(302, 1372), (266, 1390)], 8, "#fff4e8", body=True, taper=(0.05, 0.05))
    s.curve([(232, 1334), (264, 1366), (298, 1416)], 2.4)
    s.fill(ell(264, 1328, 7, 3, 60))
    s.curve([(196, 1290), (210, 1304), (228, 1300)], 4, "#f4f0e6", body=True)
    s.curve([(198, 1280), (214, 1288), (230, 1290)], 1.8, "#b0c4d8", body=True)
    for e in range(3):
        s.stroke([(200 + e * 9, 1300 + e * 2), (198 + e * 9, 1311 + e)], 1.6, "#f4f0e6", body=True)


def _wing(s):
    """Raised against the window, feather by feather."""
    r = s.rng
    arm = path([(486, 836), (440, 700), (372, 560), (352, 440), (372, 330), (396, 250)], 16)

    def quill(p, way, long, wide, col, bend):
        d = np.array([math.cos(way), math.sin(way)])
        n = np.array([-d[1], d[0]])
        c = path([p, p + d * long * 0.5 + n * bend * 0.5, p + d * long + n * bend], 10)
        g = limb([c[0], c[6], c[13], c[-1]], [wide * 0.55, wide, wide * 0.95, wide * 0.22], 8)
        s.cover(g)
        s.wash(g, col, 1.4, col2=BLUE, edge=0.6, gran=0.4)
        s.wash(limb([c[0] + n * wide * 0.5, c[10] + n * wide * 0.6, c[-1]], [wide * 0.5, wide * 0.5, 2]), NIGHT, 0.8, wet=5, clip=g)
        s.outline(g, 2.4, NIGHT, lost=0.1)
        s.stroke(c, 2.6, "#a8b8cc", body=True, alpha=0.85, taper=(0.02, 0.3))
        for i in range(2, len(c) - 1):
            for e in (-1, 1):
                if r.random() < 0.8:
                    s.stroke([c[i], c[i] + d * wide * 0.9 + n * wide * 0.85 * e], 1.2, (NIGHT, "#6a84a4")[int(r.random() < 0.35)], clip=g, alpha=0.85)

    for u, long, wide, a, bend in zip(np.linspace(1, 0.50, 9), (300, 330, 350, 352, 344, 330, 312, 296, 280), (19, 20, 22, 23, 24, 24, 24, 24, 24), (-118, -130, -141, -151, -160, -168, -175, -181, -187), (18, 14, 8, 2, -6, -14, -20, -24, -28), strict=True):
        quill(arm[int(u * (len(arm) - 1))], math.radians(a + r.normal()), long, wide, INK, -bend)
    for u in np.linspace(0.47, 0.10, 7):
        quill(arm[int(u * (len(arm) - 1))], math.radians(-190 - (0.5 - u) * 60 + r.normal() * 2), 240 - (0.5 - u) * 110, 25, INK, 26)
    for row, (long, wide) in enumerate(((150, 20), (94, 17), (56, 14))):
        for u in np.linspace(0.97, 0.10, 17):
            quill(arm[int(u * (len(arm) - 1))] + [-4, 0], math.radians(-128 - 78 * (1 - u) + r.normal() * 4), long * r.uniform(0.85, 1.1), wide, (INK, "#232a3a", "#2a3448")[row], 6)
    lead = limb(arm[::16].tolist() + [arm[-1].tolist()], [40, 40, 32, 27, 20, 10], 10)
    s.thing(lead, INK, 1.4, col2=BLUE, shade=1, shcol=NIGHT, hatch=0, line=3)
    coat(s, lead, lambda x, y: 2.4 - (800 - y) * 0.0006, ((NIGHT, 300, "dark"), ("#4a6484", 220, "all"), ("#b0c4d8", 150, "lit")), (10, 24), 1.7, soft=24, fringe=150, fringe_cols=(NIGHT, INK))
    root = blob([(420, 800), (440, 740), (490, 730), (540, 780), (550, 850), (500, 890), (440, 870)])
    coat(s, root, lambda x, y: 2.7 - (y - 800) * 0.004, (("#0e1420", 200, "all"), ("#2f4a68", 200, "all"), ("#9fb4cc", 60, "lit")), (16, 34), 2.2, soft=50)
    wound = path([(482, 776), (454, 722), (428, 664), (412, 606)], 12)
    s.stroke(wound, 10, "#8a1420", taper=(0.2, 0.2))
    for p, v, _ in marks.along(wound[:-6], 15):
        n = np.array([-v[1], v[0]])
        s.stroke([p + n * 21 + v * 4, p - n * 21 - v * 4], 5, "#ff3a28", body=True, wobble=0.4, taper=(0.05, 0.05))


@card("rose", paper="cold", light=(-0.85, -0.45), fresh=False)
def swan_mending(s):
    """Somebody in a woollen cap sews the raised wing of a black swan, with thread out of the apron's own hem."""
    _room(s)
    _chair(s)
    _lap(s)
    wool = _torso(s)
    _head(s)
    _swan(s)
    _wing(s)
    fist(s, 362, 462, 104, 84, flip=True, skin=SKIN, line=2.6, k=0.9, thumb=True)
    # the arm that sews
    s.thing(limb([(640, 740), (566, 694)], [36, 25]), SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.8)
    fingers(s, 570, 696, 118, 16, flip=True, curls=(26, 34, 44, 52), spread=4, thumb=(-16, 26), skin=SKIN, line=2.4, k=0.9)
    s.stroke([(432, 672), (520, 618)], 7, NIGHT, wobble=0, taper=(0.4, 0.02))
    s.stroke([(434, 671), (518, 619)], 3.6, "#fffdf2", body=True, wobble=0, taper=(0.4, 0.02))
    fingers_tip = limb([(500, 660), (480, 650), (474, 640)], [10, 9, 7])
    s.thing(fingers_tip, SKIN[0], 0.9, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2)
    sleeve = blob([(690, 520), (760, 540), (790, 620), (786, 740), (740, 812), (676, 800), (610, 764), (606, 716), (650, 700), (676, 660), (660, 590)])
    s.wash(move(sleeve, 10, 18), "#4a2c34", 0.9, wet=14)
    wool(sleeve, lambda x, y: 1.6 if y < 700 else 3.5)
    for pts in ([(784, 730), (730, 716), (680, 724)], [(760, 790), (716, 752), (690, 740)], [(690, 560), (712, 620), (704, 670)], [(786, 660), (744, 668), (700, 690)], [(640, 712), (630, 738), (640, 768)]):
        s.curve(pts, 3, "#4a2c34")
    for e in range(5):
        s.stroke([(604 + e * 7, 716 - e * 3), (612 + e * 7, 768 + e * 3)], 2, "#6a4a4a")
    # the thread, out of the hem that it unravels
    s.curve([(512, 622), (560, 570), (600, 610), (556, 800), (520, 900), (560, 1010), (700, 1120), (770, 1240), (740, 1330), (690, 1320), (660, 1276)], 3.6, "#ff3a28", body=True, taper=(0.01, 0.01))
    s.curve([(660, 1276), (640, 1294), (622, 1278), (604, 1290), (586, 1268), (564, 1272)], 3.2, "#ff3a28", body=True)
    for a, b, fly in (((700, 1440), (836, 1404), False), ((850, 1412), (948, 1450), True), ((110, 1440), (220, 1470), True)):
        s.stroke([(a[0] + 4, a[1] + 10), (b[0] + 4, b[1] + 10)], 9, NIGHT, alpha=0.6)
        s.stroke([a, b], 8, "#b9824a", wobble=0.3, taper=(0.02, 0.02), body=True)
        v = (np.array(b) - a) / np.hypot(*(np.array(b) - a))
        n = np.array([-v[1], v[0]])
        if fly:
            for e in range(5):
                p = np.array(b) - v * e * 9
                for q in (-1, 1):
                    s.stroke([p, p + n * 17 * q + v * 14], 4, "#e8dcc8", body=True)
        else:
            s.fill(poly([np.array(a) - v * 34, np.array(a) + n * 12, np.array(a) - n * 12]), "#c8d0d8", body=True)
            s.outline(poly([np.array(a) - v * 34, np.array(a) + n * 12, np.array(a) - n * 12]), 2)
    for x, y, a in ((70, 1250, 30), (500, 1448, -12), (380, 1468, 16), (66, 1370, -50), (640, 1420, 40)):
        g = blob(move([(-46.0, 0.0), (-10, -11), (34, -9), (48, 0), (30, 9), (-14, 10)], x, y, 1, a), 6)
        s.wash(move(g, 4, 9), NIGHT, 0.8, wet=5)
        s.thing(g, INK, 1.3, shade=0.5, hatch=0, line=2)
        s.stroke(move([(-60.0, 3.0), (0, 0), (44, 0)], x, y, 1, a), 1.6, "#b0c0d0", body=True)
    s.splatter(NIGHT, 60, (0, 900, 1000, 1500), (0.7, 5))
    s.splatter("#a01428", 24, (100, 1150, 700, 1480), (0.7, 4))
