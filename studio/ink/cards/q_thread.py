"""A game of string between the quick and the dead."""

from ..easel import *
from ..kit.figure import across, digit, garment

SKIN = ("#b8764e", "#c4603e", "#4a2028")
RED, BLOOD, PALE = "#d8282c", "#5a0a12", "#ff8a78"
BONE = ("#fbf3e0", "#e2cfa6", "#5a4a58")
LITTLE = [(70, 985), (34, 862), (34, 766), (70, 690)]
RING = [(138, 940), (122, 776), (136, 664), (186, 576)]
MIDDLE = [(214, 924), (226, 758), (250, 642), (312, 556)]
INDEX = [(286, 955), (330, 822), (362, 726), (424, 654)]
THUMB = [(180, 1200), (300, 1150), (394, 1086), (476, 1030)]
DEAD = {
    "little": [(842, 296), (756, 232), (682, 232), (634, 270)],
    "ring": [(828, 368), (726, 352), (660, 396), (638, 462)],
    "middle": [(834, 448), (736, 464), (676, 522), (664, 592)],
    "index": [(856, 522), (772, 570), (728, 640), (732, 716)],
    "thumb": [(950, 412), (922, 566), (868, 690), (798, 764)],
}


def _morning(s):
    """Pale sky, warm where the living hand is and cool where the other comes from, and the small country below."""
    r = s.rng
    s.wash(blob([(-100, 500), (420, 380), (760, 900), (700, 1300), (-100, 1600)]), "#f6c98a", 0.42, wet=110, gran=0.5, bloom=3)
    s.wash(blob([(380, -100), (1100, -100), (1100, 1000), (860, 860), (620, 380)]), "#9fb4cc", 0.55, wet=100, gran=0.6, bloom=4)
    s.wash(blob([(700, -100), (1100, -100), (1100, 420), (900, 240)]), "#5f7698", 0.5, wet=80, gran=0.6)
    for x, y, w in ((260, 180, 330), (560, 1000, 240), (130, 380, 200)):
        puff = union(*(ell(x + i * w * 0.24, y + r.normal() * 16, w * r.uniform(0.16, 0.3), w * 0.13) for i in range(-2, 3)))
        s.lift(s.warp(s.mask(puff), (0, 0, s.w, s.h), 3, 14, 10), 0.75, 10)
        s.wash(move(puff, 16, w * 0.1), "#a9a3bc", 0.16, wet=22, gran=0.5)
    tops = []
    for y, a, col, k in ((1206, 26, "#a9c0c8", 0.5), (1268, 40, "#8fb494", 0.6), (1350, 34, "#c8bc62", 0.6), (1436, 22, "#6f9a66", 0.75)):
        top = path([(-20, y + 30), (200, y - a), (430, y + a * 0.6), (650, y - a * 0.9), (860, y + a * 0.3), (1020, y - a)], 12)
        g = poly([*top, (1020, 1520), (-20, 1520)])
        s.cover(g)
        s.wash(g, col, k, wet=3, gran=0.6, bloom=2, pool=0.6)
        s.stroke(top, 1.6, "#4a5a5a", wobble=1.2)
        tops.append((top, (y - 1100) / 220))
    road = path([(640, 1500), (560, 1448), (690, 1400), (600, 1350), (690, 1310), (650, 1276)], 12)
    s.wash(limb(road, np.linspace(20, 2, len(road)), 1), "#fffaf0", 0.05)
    s.lift(limb(road, np.linspace(17, 2, len(road)), 1), 0.8, 2)
    for o in (-1, 1):
        s.stroke(road + np.c_[np.linspace(20, 3, len(road)) * o, np.zeros(len(road))], 1.2, "#6a6a50", wobble=1)
    for top, size in tops:
        for p, _, _ in marks.along(top, 16):
            if p[0] > 260 and r.random() < 0.42 and abs(p[0] - 640) > 60:
                _tree(s, p + [r.normal() * 7, r.uniform(2, 34) * size], size * r.uniform(12, 24))
    b = Blocks(spot(742, 1296, 120, 16), (-0.8, 0.6, 0.4))
    b.house((0, 0, 0), (0.42, 0.3, 0.4), 28, "gable", "#f4e4c8", "#c8503c", rows=1, cols=1, lit=0)
    b.paint(s)
    s.curve([(752, 1236), (764, 1206), (748, 1184), (770, 1150)], 1.8, "#7a7c90", alpha=0.8)


def _tree(s, p, q):
    """A poplar or a round tree: a stain and a few turns of the pen."""
    r = s.rng
    w = q * (0.3 if r.random() < 0.45 else 0.62)
    g = blob([p + [w * math.cos(a) * r.uniform(0.8, 1.15), -q * 0.75 + q * 0.62 * math.sin(a) * r.uniform(0.85, 1.15)] for a in np.linspace(0, math.tau, 9)[:-1]])
    s.stroke([p + [0, q * 0.1], p - [0, q * 0.6]], 1.5, "#4a3a34")
    s.wash(move(g, q * 0.35, q * 0.62), "#3a6a5a", 0.35, wet=3)
    s.wash(g, ("#5f8f4c", "#3f7a5c", "#8a9a3c")[int(r.integers(3))], 0.8, gran=0.5)
    for _ in range(4):
        c = p + [w * r.uniform(-0.1, 0.7), -q * r.uniform(0.3, 1.2)]
        s.stroke(arc(*c, w * 0.34, w * 0.3, -60, 130, 8), 1.1, "#24402f", alpha=0.85)


def _fold(s, p, j, r, g):
    d, n = across(p, j)
    for o in (-9, 7):
        c = p[j] + d * o
        s.curve([c - n * r * 0.92, c - d * 5, c + n * r * 0.9], 2, "#5a2424", clip=g)


def _living(s):
    sleeve = blob([(-40, 1300), (40, 1262), (130, 1270), (226, 1322), (262, 1400), (270, 1560), (-60, 1560)])
    rays = []
    for pts, r in ((LITTLE, 34), (RING, 38), (MIDDLE, 41), (INDEX, 40)):
        radii = [r * 1.06, r, r * 0.92, r * 0.74]
        s.wash(limb([(a + 12, b + 8) for a, b in pts], radii), "#8a4a44", 0.35, wet=12)
        g = digit(s, pts, radii, SKIN, crease=0, line=2.2, k=0.85, hatch=5, shade=0.8)
        rays.append(g)
        p = np.asarray(pts, float)
        s.lift(limb([tuple(a + [-r * 0.4, 0]) for a in p[1:]], [r * 0.3] * 3).intersection(g), 0.5, 8)
        for j in (1, 2):
            _fold(s, p, j, radii[j], g)
        d = p[-1] - p[-2]
        way = math.degrees(math.atan2(d[1], d[0]))
        for q in (0.3, 0.55, 0.8):
            s.stroke(move(arc(0, 0, r * 0.5 * q, r * 0.6 * q, -160, 130, 16), *p[-1], 1, way), 0.9, "#7a3428", clip=g, alpha=0.7)
    palm = blob([(38, 992), (70, 946), (104, 962), (140, 912), (178, 934), (214, 892), (252, 934), (288, 916), (330, 962), (330, 1040), (296, 1100), (266, 1180), (240, 1240), (226, 1330), (212, 1420), (20, 1420), (34, 1320), (28, 1220), (16, 1100)])
    thumb = limb(THUMB, [70, 58, 45, 33])
    palm = smooth(union(palm, thumb, blob([(240, 1060), (316, 1080), (330, 1120), (250, 1190)])), 12)
    whole = union(palm, *rays)
    s.thing(palm, "#bf7d54", 0.85, col2="#c46544", shade=0.8, shcol=SKIN[2], hatch=6, line=0, soft=90, gran=0.5)
    for (x, y), r in (((70, 985), 34), ((138, 940), 38), ((214, 924), 41), ((286, 955), 40)):  # where the fingers begin
        s.wash(ell(x, y - 22, r * 0.95, 34), "#c8784e", 0.25, wet=20, clip=whole)
        for o in (0, 11):
            s.curve([(x - r * 0.8, y - 18 + o), (x, y - 30 + o), (x + r * 0.8, y - 14 + o)], 2.2, "#5a2424")
    seam = path([(42, 986), (70, 946), (104, 962), (140, 912), (178, 934), (214, 892), (252, 934), (288, 916), (326, 962)], 6)
    s.wash(limb(seam, [12] * len(seam), 1), "#c8845c", 0.5, wet=12, clip=whole)
    s.outline(smooth(union(palm, *rays), 3), 3.4, lost=0.12)
    s.lift(blob([(60, 1010), (190, 960), (280, 990), (200, 1050), (90, 1080)]), 0.45, 26)
    s.wash(blob([(120, 1120), (220, 1090), (280, 1160), (200, 1260), (140, 1230)]), "#c4503c", 0.4, wet=30, clip=palm)
    s.wash(blob([(150, 1230), (240, 1190), (230, 1420), (130, 1420)]), SKIN[2], 0.6, wet=26, clip=palm)
    for pts, w in (([(44, 1064), (120, 1050), (210, 1010), (262, 956)], 3.4), ([(322, 1010), (240, 1030), (150, 1090), (90, 1170)], 3.6), ([(316, 1020), (230, 1066), (172, 1150), (160, 1270)], 4)):
        s.wash(limb(pts, [6] * len(pts)), "#7a2c28", 0.5, wet=6, clip=palm)
        s.curve(pts, w, "#4a1a1c", clip=palm)
    s.curve([(314, 1108), (370, 1052), (444, 1002)], 2, "#5a2424", clip=palm, alpha=0.5)
    t = np.asarray(THUMB, float)
    for j, r in ((1, 56), (2, 44)):
        _fold(s, t, j, r, thumb)
    s.lift(limb([(300, 1120), (390, 1060), (468, 1012)], [14, 12, 8]), 0.5, 8)
    nail = ell(482, 1014, 22, 11, -34).intersection(palm)
    s.lift(nail, 0.7, 2)
    s.outline(nail, 1.6, lost=0.1)
    for y in (1296, 1316):
        s.curve([(36, y - 10), (120, y + 6), (224, y - 4)], 2, "#4a1a1c", clip=palm)
    garment(s, sleeve, "#d23a34", "#6a0e1c", "#ff9a86", lambda x, y: 1.35 + (x - 120) / 500, 260, long=44, folds=[[(70, 1330), (50, 1420), (30, 1520)], [(180, 1350), (190, 1430), (170, 1520)]], line=3.2)
    cuff = blob([(-44, 1310), (-20, 1258), (60, 1238), (150, 1246), (240, 1296), (262, 1330), (250, 1372), (150, 1318), (50, 1306), (-30, 1352)])
    s.wash(move(cuff, 6, 18), "#5a0a18", 0.8, wet=9, clip=sleeve)
    garment(s, cuff, "#e0483c", "#7a1220", "#ffb09a", lambda x, y: 1.5, 60, long=26, line=3)
    for p, d, _ in marks.along(path([(-20, 1304), (60, 1274), (150, 1284), (246, 1340)], 10), 17):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * 24, p + n * 26], 1.7, "#7a1220", clip=cuff)


def _bone(s, a, b, r, line=2.4):
    a, b = np.asarray(a, float), np.asarray(b, float)
    d = b - a
    n = np.array([-d[1], d[0]]) / np.hypot(*d) * r
    prof = ((0.0, 0.66), (0.04, 1.0), (0.13, 1.05), (0.28, 0.62), (0.5, 0.5), (0.72, 0.58), (0.87, 0.96), (0.96, 0.92))
    g = blob([*(a + d * u + n * v for u, v in prof), b - d * 0.015, *(a + d * u - n * v for u, v in prof[::-1])], 6)
    s.wash(move(g, 9, 12), "#6a7492", 0.4, wet=7)
    s.thing(g, BONE[0], 0.3, col2=BONE[1], shade=0.8, shcol=BONE[2], hatch=4, hw=0.9, thr=0.45, line=line, white=0.5)
    s.wash(limb([a + d * 0.2 + n * 0.4, a + d * 0.8 + n * 0.4], [r * 0.2, r * 0.2]), "#c8a870", 0.4, wet=3, clip=g)
    for u in (0.1, 0.9):
        c = a + d * u
        s.curve([c - n * 0.6, c + d * (0.04 if u < 0.5 else -0.04), c + n * 0.6], 1.1, "#6a5a50", clip=g)
    for _ in range(5):
        c = a + d * s.rng.uniform(0.25, 0.75) + n * s.rng.uniform(-0.3, 0.3)
        s.stroke([c, c + d * s.rng.uniform(0.06, 0.14)], 0.8, "#7a6a60", clip=g)
    return g


def _dead(s):
    wrist = np.array([950, 330.0])
    sleeve = blob([(884, 118), (940, 172), (1000, 206), (1060, 220), (1060, -40), (930, -40), (896, 40)])
    _bone(s, (1010, 160), (972, 300), 24)
    _bone(s, (968, 120), (930, 276), 22)
    garment(s, sleeve, "#3a4258", "#12141f", "#a8b8d4", lambda x, y: 1.2, 220, long=40, folds=[[(950, 150), (960, 60), (990, -20)], [(1000, 180), (1010, 90), (1020, 0)]])
    for p, d, _ in marks.along(path([(880, 116), (940, 172), (1000, 208), (1050, 222)], 10), 9):  # what is left of the hem
        n = np.array([-d[1], d[0]])
        q = s.rng.uniform(10, 46)
        s.curve([p, p + n * q * 0.6 + [s.rng.normal() * 5, 0], p + n * q + [s.rng.normal() * 9, 0]], s.rng.uniform(1.2, 2.4), "#1c2030")
    for name in ("little", "ring", "middle", "index"):
        f = [np.asarray(p, float) for p in DEAD[name]]
        root = wrist + (f[0] - wrist) * 0.34 + [0, 8]
        _bone(s, root, f[0], 19)
        for (a, b), r in zip(zip(f[:-1], f[1:], strict=True), (18, 15.5, 13), strict=True):
            _bone(s, a, b, r)
        if name == "ring":  # once upon a time
            c = f[0] + (f[1] - f[0]) * 0.5
            for w, col in ((11, "#6a3c0c"), (7, "#f0b830"), (2.4, "#fff4c0")):
                s.stroke([c + [3, -19], c + [-5, -8], c + [-6, 6], c + [0, 19]], w, col, body=col != "#6a3c0c", taper=(0.02, 0.02), wobble=0.2)
    f = [np.asarray(p, float) for p in DEAD["thumb"]]
    for (a, b), r in zip(zip(f[:-1], f[1:], strict=True), (20, 18, 15), strict=True):
        _bone(s, a, b, r)
    for x, y, q in ((926, 290, 29), (970, 308, 31), (906, 334, 26), (944, 340, 29), (980, 360, 28), (914, 380, 26), (952, 388, 30)):
        g = blob([(x + q * a * s.rng.uniform(0.85, 1.1), y + q * b * s.rng.uniform(0.85, 1.1)) for a, b in ((1, -0.2), (0.8, 0.8), (-0.1, 0.75), (-0.9, 0.8), (-0.8, -0.1), (-0.75, -0.85), (0.1, -0.8), (0.85, -0.9))])
        s.thing(g, BONE[0], 0.35, col2=BONE[1], shade=0.85, shcol=BONE[2], hatch=4, line=2.2, white=0.4)


def _thread(s, pts, w=5.2):
    p = path(pts, 14)
    s.stroke(p + [2, 7], w * 0.8, "#8a5a6a", alpha=0.28, taper=(0.01, 0.01), wobble=0.3)
    s.stroke(p, w + 2.2, BLOOD, taper=(0.01, 0.01), wobble=0.4)
    s.stroke(p, w, RED, taper=(0.01, 0.01), wobble=0.4, body=True)
    for q, d, _ in marks.along(p, 7):  # twisted of two
        n = np.array([-d[1], d[0]]) * w * 0.4
        s.stroke([q - n - d * 2, q + n + d * 2], 1.1, PALE, body=True, alpha=0.8, wobble=0.1)


def _loop(s, pts, u, r, turns=2):
    """The thread laid round a finger, u of the last joint; returns where it leaves the finger, on either side."""
    a, b = (np.asarray(q, float) for q in pts[-2:])
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    c = a + (b - a) * u
    for i in range(turns):
        m = c + d * 9 * i
        s.curve([m - n * r + d * 5, m - d * 6 + [0, 4], m + n * r + d * 5], 7, "#4a1018", alpha=0.5)
        _thread(s, [m - n * r, m - n * r * 0.5 - d * 6, m - d * 8, m + n * r * 0.5 - d * 6, m + n * r], 4.6)
    return c - n * r, c + n * r


def _walker(s, x, y):
    """Hat, coat and luggage; both soles on the thread, which goes up to the right."""
    coat, edge = "#2c4a78", "#0e1a34"

    def q(*pts):
        return [(x + a, y + b) for a, b in pts]

    for leg, boot in (([(-2, -64), (-18, -36), (-32, -8)], [(-42, 4), (-40, -10), (-26, -14), (-14, 0), (-12, 3)]), ([(4, -64), (18, -38), (24, -16)], [(16, -9), (18, -24), (30, -24), (44, -14), (46, -10)])):
        s.thing(limb(q(*leg), [10, 8, 6]), "#4a4048", 1.0, shade=0.7, shcol="#120e16", hatch=0, line=1.8)
        s.thing(blob(q(*boot)), "#6a3a20", 1.1, shade=0.7, shcol="#1c0a08", hatch=0, line=1.8)
    far = limb(q((4, -112), (26, -100), (48, -108)), [8, 7, 5])
    s.thing(far, coat, 1.1, shade=0.8, shcol=edge, hatch=0, line=1.7)
    s.thing(ell(x + 54, y - 110, 6), "#e8b898", 0.7, hatch=0, line=1.5)
    for a in (-30, 0, 28):
        s.stroke(q((55, -111), (55 + 10 * math.cos(math.radians(a)), -111 + 10 * math.sin(math.radians(a)))), 2.6, "#c8866a", body=True)
    body = blob(q((-10, -124), (8, -126), (15, -104), (14, -80), (22, -48), (14, -42), (2, -50), (-14, -40), (-34, -34), (-48, -46), (-34, -62), (-18, -86), (-16, -108)))
    s.thing(body, coat, 1.1, col2="#3f6aa0", shade=0.9, shcol=edge, hatch=4, line=2.2)
    for f in ([(-4, -96), (-16, -66), (-32, -44)], [(2, -92), (-4, -66), (-8, -48)], [(8, -90), (8, -66), (14, -50)]):
        s.curve(q(*f), 1.6, edge, clip=body)
    head = blob(q((-8, -128), (-10, -144), (0, -153), (11, -150), (13, -143), (18, -138), (13, -135), (14, -131), (9, -125), (2, -123)))
    s.thing(head, "#e8b898", 0.7, col2="#d8806a", shade=0.6, shcol="#7a3a40", hatch=0, line=1.7)
    s.fill(ell(x + 8, y - 141, 1.6, 2))
    s.thing(blob(q((-11, -132), (-12, -146), (-3, -148), (-2, -138), (-6, -128))), "#8a5a2c", 1.0, hatch=0, line=1.3)
    s.thing(blob(q((-24, -146), (-4, -150), (16, -150), (30, -143), (14, -145), (-6, -143))), "#3a3038", 1.2, hatch=0, line=1.6)
    s.thing(blob(q((-13, -148), (-12, -166), (0, -171), (13, -168), (16, -150))), "#4a3e46", 1.2, shade=0.7, shcol="#0c0a10", hatch=3, line=1.8)
    s.stroke(q((-13, -152), (16, -153)), 3.4, "#e8b02c", body=True)
    scarf = blob(q((-9, -128), (10, -128), (12, -118), (-4, -116), (-30, -122), (-52, -112), (-50, -124), (-30, -132)))
    s.thing(scarf, "#f0b428", 0.9, shade=0.6, shcol="#8a4a10", hatch=0, line=1.7)
    hx, hy = x - 34, y - 58
    heart = blob([(hx, hy + 34, 1), (hx - 22, hy + 12), (hx - 24, hy - 6), (hx - 12, hy - 13), (hx, hy - 4, 1), (hx + 12, hy - 13), (hx + 24, hy - 6), (hx + 22, hy + 12)])
    s.curve([(hx - 9, hy - 11), (hx - 6, hy - 22), (hx + 6, hy - 22), (hx + 9, hy - 11)], 3.6, "#4a1018")
    s.thing(heart, "#e0202a", 1.2, shade=0.8, shcol="#5a0412", hatch=0, line=2.2)
    s.fill(ell(hx - 13, hy - 2, 3, 5, 30), "#fff0e8", body=True)
    for a in (-11, 11):
        s.stroke([(hx + a, hy - 10), (hx + a * 0.8, hy + 18)], 1.6, "#5a0a14")
    s.thing(limb(q((-6, -114), (-26, -98), (-33, -82)), [9, 8, 6]), coat, 1.1, col2="#3f6aa0", shade=0.9, shcol=edge, hatch=0, line=2)
    for i in range(4):
        s.stroke([(hx - 6 + i * 4, hy - 26), (hx - 6 + i * 4, hy - 18)], 3.4, "#d89878", body=True, wobble=0.1)
    s.outline(ell(hx, hy - 22, 9, 5.5), 1.4, lost=0)


@card("ink", paper="rice", light=(-0.7, -0.6), fresh=True)
def cats_cradle(s):
    """A living hand and a hand of bones play cat's cradle; a tiny man with his heart for luggage walks over the thread."""
    _morning(s)
    _living(s)
    _dead(s)
    little = _loop(s, LITTLE, 0.55, 27, 1)
    middle = _loop(s, MIDDLE, 0.5, 34)
    index = _loop(s, INDEX, 0.5, 33)
    thumb = _loop(s, THUMB, 0.62, 38)
    ring = _loop(s, DEAD["ring"], 0.5, 11)
    mid = _loop(s, DEAD["middle"], 0.5, 11)
    fore = _loop(s, DEAD["index"], 0.5, 11)
    pollex = _loop(s, DEAD["thumb"], 0.5, 13)
    cross = np.array([600, 822.0])
    _thread(s, [little[1], (190, 716), index[0] + [4, 6]], 4.4)
    for a, b in ((middle[1], mid[1]), (index[1], fore[1]), (thumb[0], pollex[0]), (thumb[1], pollex[1])):
        m = (a + b) / 2
        _thread(s, [a, m + [0, 20], b])
    _thread(s, [index[1], cross, pollex[0]])
    _thread(s, [thumb[0], cross, fore[0]])
    for q in (-1, 1):  # the knot of a wedding
        _thread(s, [cross, cross + [34 * q, -34], cross + [56 * q, -14], cross + [36 * q, 8], cross], 4.2)
        _thread(s, [cross, cross + [12 * q, 32], cross + [30 * q, 50], cross + [22 * q, 82]], 4.2)
    s.thing(ell(*cross, 11, 9), RED, 1.2, shade=0.7, shcol=BLOOD, hatch=0, line=2)
    foot = np.array([474, 536.0])
    _thread(s, [middle[1], foot + [-60, 7], foot + [-26, 4], foot + [30, -10], ring[1]])
    _walker(s, *foot)
    s.splatter("#7a8aa8", 26, (600, 0, 1000, 420), (0.7, 3.4), k=0.5)
    s.splatter("#d8483c", 14, (0, 1000, 420, 1300), (0.7, 3))
