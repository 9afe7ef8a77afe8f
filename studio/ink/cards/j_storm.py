"""A storm on a leash, that bows to play."""

import cv2

from ..easel import *
from ..kit.portrait import SKINS, finger, folds, garment
from ..kit.profile import profile

NIGHT, SLATE, RED = "#06090f", "#3c4854", "#cf1f2a"
BOLT = (690, 900)  # what the lightning lights
RING = np.array([486.0, 1046.0])


def _weather(s):
    r = s.rng
    s.wash(s.all, "#e4d8a8", 0.5, col2="#c4c8b8", pool=0.4, gran=0.2)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 60), (760, 40), (560, 160), (330, 330), (120, 400), (-100, 520)]), "#6a7a88", 0.8, wet=90, gran=0.2, pool=0.4)  # fmt: skip
    s.wash(blob([(-100, -100), (640, -100), (420, 90), (200, 220), (-100, 330)]), "#26323e", 1.1, wet=80, gran=0.2, pool=0.4)
    s.wash(blob([(-100, 560), (200, 640), (60, 900), (-100, 960)]), "#8a9498", 0.5, wet=70, gran=0.2)
    for _ in range(150):  # rain far out
        x, y, q = r.uniform(0, 640), r.uniform(60, 700), r.uniform(40, 110)
        s.stroke([(x, y), (x - q * 0.3, y + q)], r.uniform(0.8, 1.5), "#4a5864", alpha=0.35)
    sea = poly([(-40, 1010), (1040, 1000), (1040, 1260), (-40, 1260)])
    s.cover(sea, keep=0.1)
    s.wash(sea, "#4c6c70", 0.9, col2="#142c36", mix=("lin", 0, 0, 1), gran=0.22, grad=("lin", 20, 0.5, 1.3))
    for _ in range(240):
        y = 1012 + 190 * r.random() ** 1.3
        x, q = r.uniform(-20, 1000), r.uniform(14, 60) * (0.4 + (y - 1000) / 200)
        pale = r.random() < 0.42
        s.curve([(x, y), (x + q * 0.5, y - q * 0.09), (x + q, y + r.normal() * 2)], r.uniform(1, 2.4), "#f4f2e0" if pale else "#0c1a20", body=pale, alpha=0.75, n=5)  # fmt: skip
    shore = path([(-60, 1150), (120, 1166), (320, 1206), (560, 1214), (800, 1190), (1060, 1200)], 10)
    sand = poly([*shore, (1060, 1560), (-60, 1560)])
    s.cover(sand)
    s.wash(sand, "#dcc48c", 0.6, col2="#b09468", gran=0.22, pool=0.6)
    s.wash(blob([(300, 1200), (1100, 1170), (1100, 1600), (-100, 1600), (-100, 1520), (200, 1460)]), "#6a5a4c", 0.7, wet=70, gran=0.22)
    s.wash(blob([(760, 1320), (1100, 1230), (1100, 1600), (300, 1600)]), "#17171a", 1.0, wet=80, gran=0.22)
    s.wash(limb(shore + [0, 18], [14] * len(shore), 2), "#5a4a3c", 0.5, wet=12)
    marks.lace(s, shore, (2, 8), 5.5, 5)
    marks.lace(s, shore + [0, -20], (1.5, 5), 12, 6)


def _heap(s, g, size, n, edge, form=0.0):
    """A shape heaped with puffs, some of which stand over its edge: its box, mask, normals, and the puffs that are seen."""
    r = s.rng
    puffs = []
    for q in getattr(g, "geoms", [g]):
        for p, _, _ in marks.along(np.array(q.exterior.coords), size * 0.8):
            if r.random() < edge:
                puffs.append((*(p + r.normal(size=2) * size * 0.1), size * r.uniform(0.5, 1.0)))
    ys, xs = np.where(s.mask(g) > 0.5)
    for i in r.choice(len(xs), n):
        puffs.append((xs[i], ys[i], size * r.uniform(0.8, 2.0)))
    bb = s.bounds(g, int(size * 1.6) + 4)
    m = s.mask(g, bb)
    d = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    soft = max(24, min(d.max(), 170 + 200 * form))
    base = cv2.GaussianBlur(np.sqrt(np.clip(1 - (1 - np.clip(d / soft, 0, 1)) ** 2, 0, 1)) * soft, (0, 0), size * 0.4)
    z, tops = base.copy(), []
    yy, xx = np.mgrid[bb[1] : bb[3], bb[0] : bb[2]].astype(np.float32)
    for x, y, q in puffs:
        dd = (xx - x) ** 2 + (yy - y) ** 2
        i, j = int(np.clip(y - bb[1], 0, m.shape[0] - 1)), int(np.clip(x - bb[0], 0, m.shape[1] - 1))
        ball = base[i, j] - q * (0.55 - 0.4 * form) + np.sqrt(np.maximum(q * q - dd, 0)) * (0.85 - 0.5 * form)
        z = np.where(dd < q * q, np.maximum(z, ball), z)
        m = np.maximum(m, (dd < q * q).astype(np.float32))
        tops.append((x, y, q, i, j, base[i, j] + q * 0.3))
    seen = [(x, y, q, i, j) for x, y, q, i, j, top in tops if z[i, j] < top + 1]
    z, m = cv2.GaussianBlur(s.warp(z.astype(np.float32), bb, 0, 5), (0, 0), size * 0.11), np.clip(s.warp(m, bb, 0.6, 4), 0, 1)
    zx, zy = cv2.Sobel(z, cv2.CV_32F, 1, 0, ksize=3) / 8, cv2.Sobel(z, cv2.CV_32F, 0, 1, ksize=3) / 8
    normal = np.stack([-zx, -zy, np.full_like(zx, 0.75)], -1)
    return bb, cv2.GaussianBlur(m, (0, 0), 1.6), normal / np.linalg.norm(normal, axis=-1, keepdims=True), seen


def _cloud(s, g, size=34, n=60, edge=0.9, dark=1.0, cast=(16, 22), curls=0.0, form=0.0):
    """A part of the dog, built of cloud: the sky lights it from above, the lightning from below."""
    r, g = s.rng, valid(g)
    if cast:
        s.wash(move(g, *cast), NIGHT, 0.9, wet=26, gran=0.22)
    bb, m, normal, seen = _heap(s, g, size, n, edge, form)
    yy, xx = np.mgrid[bb[1] : bb[3], bb[0] : bb[2]].astype(np.float32)
    full = np.zeros((s.h, s.w), np.float32)
    inside = np.s_[bb[1] : bb[3], bb[0] : bb[2]]
    full[inside] = m
    s.cover(full)
    sky = np.clip(normal @ np.array([-0.52, -0.76, 0.38]), 0, 1) ** 1.15 * np.interp(yy, (100, 1150), (1.16, 0.95))
    way = np.stack([BOLT[0] - xx, BOLT[1] - yy, np.full_like(xx, 90)], -1)
    far = np.linalg.norm(way, axis=-1)
    warm = np.clip((normal * way).sum(-1) / far, 0, 1) * np.exp(-far / 210)
    lit = np.clip(sky + warm, 0, 1)
    full[inside] = m * (1.0 - 0.86 * lit)
    s.wash(full, SLATE, 1.5 * dark, col2="#2c3644", edge=0.1, gran=0.22, rough=0.6, pool=0.4)
    full[inside] = m * step(0.55, 0.0, lit)
    s.wash(full, NIGHT, 1.35 * dark, edge=0, gran=0.4, rough=0.6, pool=0.3)
    full[inside] = m * step(0.1, 0.6, warm)
    s.wash(full, "#f6c83a", 0.8, edge=0, gran=0.4, rough=0.6)
    for x, y, q, i, j in seen:  # the pen goes over the top of a puff and curls into it
        if not 9 < q < size * 1.15 or r.random() > curls:
            continue
        e = r.choice([-1, 1])
        t = np.linspace(0.3, 4.4, 26)
        k = q * np.interp(t, (0, 2.6, 4.4), (1.0, 0.9, 0.4))
        c = np.c_[x + e * k * np.cos(t + 3.3), y + k * 0.9 * np.sin(t + 3.3)]
        pale = lit[i, j] < 0.42
        s.stroke(c, min(2.6, 1 + q * 0.03), "#aab6ba" if pale else "#10161e", wobble=0.7, body=pale, alpha=0.5)


def _far_parts(s):
    _cloud(
        s, limb([(880, 520), (800, 700), (776, 800), (836, 920), (822, 1000), (806, 1070)], [120, 90, 66, 44, 36, 40]), 20, 24, dark=1.5, cast=None, form=0.6
    )
    _cloud(s, limb([(520, 1080), (400, 1150), (280, 1176), (190, 1184)], [70, 52, 42, 44]), 16, 24, dark=1.25, cast=None, form=0.6)
    tail = limb([(900, 340), (950, 220), (914, 110), (820, 76), (752, 118), (764, 182), (812, 176)], [56, 60, 58, 50, 38, 24, 10], 14)
    _cloud(s, tail, 28, 40, cast=None, form=0.5)


def _rain(s):
    r = s.rng
    for _ in range(260):
        x, y, q = r.uniform(520, 1000), r.uniform(640, 1120), r.uniform(26, 80)
        pale = r.random() < 0.6
        s.stroke([(x, y), (x - q * 0.26, y + q)], r.uniform(0.9, 2), "#f4f4ea" if pale else NIGHT, body=pale, alpha=0.6)


def _storm_light(s):
    """A bolt falls from its belly and strikes the sea."""
    r = s.rng
    for pts, w in (([(742, 700), (704, 790), (734, 806), (676, 910), (712, 922), (664, 1020), (692, 1030), (668, 1124)], 15), ([(734, 806), (764, 870), (750, 880), (772, 950)], 7), ([(676, 910), (648, 956), (660, 964), (640, 1010)], 7)):  # fmt: skip
        for q, col, a in ((1.3, "#f0a81e", 0.6), (0.75, "#ffe25a", 1), (0.34, "#fffdf0", 1)):
            s.stroke(pts, w * q, col, body=True, wobble=0.2, press=0.1, taper=(0.1, 0.3), alpha=a)
    for _ in range(70):
        x, y, q = 680 + abs(r.normal()) * 90, r.uniform(1108, 1160), r.uniform(8, 30)
        s.stroke([(x - q, y), (x + q, y + r.normal())], r.uniform(1.2, 3), "#ffe88a", body=True, alpha=0.8)


def _trunk(s):
    back = blob([(400, 800), (470, 740), (560, 680), (650, 560), (730, 420), (810, 326), (900, 300), (980, 350), (1060, 460), (1060, 700), (940, 700), (820, 670), (740, 740), (680, 840), (610, 970), (520, 1060), (420, 1060), (370, 960)])  # fmt: skip
    s.glow(*BOLT, 300, "#f6dc7a", 0.35, 0.75)
    s.glow(668, 1120, 170, "#f6dc7a", 0.3, 0.7)
    _cloud(s, back, 34, 100, cast=None, dark=0.8, form=0.8)
    _rain(s)
    thigh = smooth(union(blob([(800, 400), (890, 340), (1000, 380), (1070, 500), (1060, 700), (970, 790), (860, 760), (790, 650), (766, 520)]), limb([(900, 680), (862, 790), (900, 860), (964, 930), (946, 1010), (916, 1080)], [120, 96, 70, 52, 42, 50])), 20)  # fmt: skip
    _cloud(s, thigh, 32, 70, cast=(-20, 14), form=0.7, dark=0.74)
    for x, y, q in ((920, 1112, 96), (800, 1090, 72)):
        foot = blob([(x - q, y - 6), (x, y - 16), (x + q, y - 6), (x + q * 0.9, y + 34), (x, y + 50), (x - q * 0.9, y + 34)])
        s.cover(foot, keep=0.3, ink=0.1)
        s.wash(foot, "#20424a", 0.9, wet=10, gran=0.22)
        for k in range(5):
            s.stroke(arc(x, y + 4, q + 22 * k, 12 + 7 * k, 175 + 8 * k, 365 - 10 * k), 2.4, "#f6f4e6", body=True, alpha=0.85)
        marks.lace(s, path([(x - q * 0.9, y + 2), (x - q * 0.3, y - 12), (x + q * 0.3, y - 10), (x + q * 0.9, y + 4)], 8), (2, 9), 4, 5)


def _paw(s, x, y, k):
    """Flat on the sand: four toes, four claws, the sand pushed up before them."""
    s.wash(blob([(x - 150 * k, y + 30 * k), (x, y + 10 * k), (x + 150 * k, y + 20 * k), (x + 130 * k, y + 62 * k), (x - 130 * k, y + 66 * k)]), NIGHT, 1.4, wet=9)  # fmt: skip
    toes = ((78, -16, 52), (22, -8, 54), (-40, 6, 50), (-96, 22, 42))
    for a, b, q in toes:
        toe = blob([(x + (a + q) * k, y + (b - 6) * k), (x + (a + q * 0.3) * k, y + (b - q * 0.9) * k), (x + (a - q * 0.6) * k, y + (b - q * 0.6) * k), (x + (a - q) * k, y + (b + q * 0.2) * k), (x + (a - q * 0.5) * k, y + (b + q * 0.7) * k), (x + (a + q * 0.6) * k, y + (b + q * 0.66) * k)])  # fmt: skip
        _cloud(s, toe, 16, 4, edge=0.2, dark=0.62, cast=(10, 4))
    for a, b, q in toes:
        c = np.array([x + (a - q * 0.62) * k, y + (b + q * 0.42) * k])
        s.thing(blob([(c[0] + 15 * k, c[1] - 15 * k, 1), (c[0] - 8 * k, c[1] - 15 * k), (c[0] - 32 * k, c[1] + 18 * k, 1), (c[0] - 2 * k, c[1] + 14 * k), (c[0] + 17 * k, c[1] + 4 * k, 1)], 6), "#f4ead0", 0.45, shade=0.9, shcol="#4a3a30", hatch=0, line=2.6)  # fmt: skip
        s.curve([(c[0] - 50 * k, c[1] + 24 * k), (c[0] - 28 * k, c[1] + 29 * k), (c[0] + 2 * k, c[1] + 24 * k)], 4, "#fff0cc", body=True, alpha=0.8)


def _foreleg(s):
    """The shoulder behind the collar, the elbow on the sand, the forearm forward to the paw."""
    s.wash(blob([(60, 1290), (300, 1262), (520, 1230), (690, 1200), (700, 1250), (420, 1330), (140, 1350)]), NIGHT, 1.0, wet=18, gran=0.22)
    chest = blob([(430, 820), (540, 800), (610, 900), (600, 1060), (560, 1150), (500, 1150), (420, 1060), (390, 1000)])
    _cloud(s, chest, 24, 30, dark=1.2, cast=None, form=0.6)
    shoulder = blob([(590, 630), (640, 650), (668, 750), (656, 870), (622, 980), (612, 1060), (648, 1140), (640, 1206), (570, 1216), (500, 1150), (500, 1000), (540, 860), (566, 740)])  # fmt: skip
    _cloud(s, shoulder, 24, 40, dark=0.58, cast=(8, 8), form=0.75)
    arm = limb([(612, 1160), (520, 1196), (400, 1222), (300, 1240), (240, 1250)], [62, 66, 54, 46, 48])
    s.wash(move(arm, -6, -22), NIGHT, 0.7, wet=14, clip=union(shoulder, chest))
    _cloud(s, arm, 18, 36, dark=0.62, cast=None, form=0.7)
    _paw(s, 204, 1262, 1.1)


def _head(s):
    """Low, in profile; it has seen the ball."""
    jaw = blob([(420, 930), (400, 1030), (330, 1098), (236, 1122), (160, 1112), (136, 1080), (170, 1062), (270, 1060), (340, 980)])
    _cloud(s, jaw, 16, 16, edge=0.6, dark=0.66)
    gape = blob([(96, 940), (200, 958), (300, 946), (392, 890, 1), (394, 950), (350, 1040), (260, 1084), (170, 1084), (150, 1070), (180, 1020), (120, 980)])
    s.cover(gape)
    s.wash(gape, "#c02c38", 1.3, col2="#1c040c", mix=("lin", 0, -0.1, 1.1), edge=0.4, off=0, gran=0.4)
    for x, y, h, w in ((196, 1084, 46, 12), (232, 1090, 26, 10), (264, 1086, 28, 10), (296, 1074, 30, 10), (326, 1056, 28, 9), (352, 1028, 24, 8)):
        s.thing(blob([(x - w, y + 4, 1), (x - w * 0.4, y - h * 0.5), (x + 3, y - h, 1), (x + w * 0.8, y - h * 0.4), (x + w, y + 4, 1)], 6), "#f4ecd2", 0.35, shade=0.7, shcol="#8a6a4a", hatch=0, line=2.2)  # fmt: skip
    tongue = blob([(360, 990), (290, 1006), (220, 1014), (166, 1034), (126, 1076), (104, 1140), (112, 1182), (146, 1192), (174, 1160), (190, 1104), (236, 1064), (310, 1048), (358, 1020)])  # fmt: skip
    s.wash(move(tongue, 8, 10), NIGHT, 0.9, wet=10)
    s.thing(tongue, "#e0525e", 1.0, col2="#b82a3e", shade=0.9, shcol="#4a0818", hatch=5, line=3, soft=26)
    s.curve([(330, 1014), (230, 1036), (164, 1084), (140, 1166)], 2.6, "#5a0a1c")
    skull = smooth(union(blob([(560, 700), (470, 640), (380, 650), (316, 706), (276, 776), (300, 880), (396, 900), (470, 960), (540, 900)]), blob([(330, 740), (230, 800), (130, 836), (66, 860), (44, 898), (60, 940), (110, 962), (200, 970), (300, 954), (390, 890), (400, 800)])), 10)  # fmt: skip
    _cloud(s, skull, 20, 50, edge=0.5, dark=0.72, form=0.2)
    lip = path([(70, 940), (116, 960), (200, 972), (300, 954), (390, 892)], 10)
    for i, (p, _, _) in enumerate(marks.along(lip, 30)):
        h, w = ((26, 9), (62, 14), (24, 9), (26, 10), (30, 11), (34, 11), (36, 11), (34, 11), (28, 10), (22, 8), (16, 7))[i % 11]
        s.thing(blob([(*(p + [-w, -4]), 1), p + [-w * 0.7, h * 0.5], (*(p + [-3, h]), 1), p + [w * 0.6, h * 0.45], (*(p + [w, -4]), 1)], 6), "#f4ecd2", 0.35, shade=0.7, shcol="#8a6a4a", hatch=0, line=2.2)  # fmt: skip
    s.stroke(lip - [0, 4], 9, NIGHT, taper=(0.05, 0.1))
    s.stroke(lip - [0, 14], 2, "#aab4b8", body=True, alpha=0.5)
    nose = blob([(36, 890), (44, 852), (86, 836), (122, 850), (116, 888), (82, 914), (50, 916)])
    s.thing(nose, "#0a0c12", 1.6, shade=0.8, shcol="#000000", hatch=0, line=3)
    s.curve([(58, 866), (78, 852), (102, 856)], 5, "#eef2f2", body=True, alpha=0.9)
    s.fill(ell(60, 898, 13, 8, -20), "#000000")
    s.curve([(76, 914), (80, 938), (104, 956)], 5, NIGHT)
    for x, y in ((150, 930), (186, 916), (170, 946), (212, 940), (240, 924)):
        s.fill(ell(x, y, 4), NIGHT)
    x, y = 306, 798
    eye = blob([(x - 46, y + 16, 1), (x - 22, y - 20), (x + 16, y - 30), (x + 48, y - 6), (x + 30, y + 22), (x - 10, y + 28)])
    s.wash(eye.buffer(24), NIGHT, 1.4, wet=12)
    s.fill(eye.buffer(9), NIGHT)
    s.cover(eye)
    s.wash(eye, "#ffd42a", 0.9, col2="#f08a1e", mix=("lin", 90, 0, 1), edge=1.2, off=0)
    s.fill(ell(x - 12, y + 4, 16, 20).intersection(eye), NIGHT)
    s.fill(ell(x - 19, y - 6, 5.5), body=True)
    s.outline(eye, 4.4, lost=0)
    s.curve([(x - 60, y + 2), (x - 20, y - 48), (x + 40, y - 48), (x + 70, y - 14)], 9, NIGHT)
    brow = blob([(x - 52, y - 28), (x - 6, y - 74), (x + 60, y - 66), (x + 80, y - 30), (x + 20, y - 48)])
    _cloud(s, brow, 14, 8, edge=0.5, cast=None)
    ear = blob([(380, 720), (390, 630), (410, 540), (436, 470), (456, 452, 1), (500, 500), (556, 590), (590, 680), (560, 760), (480, 790), (420, 776)])
    _cloud(s, ear, 13, 20, edge=0.75, cast=(16, 22), dark=0.85)
    s.wash(blob([(440, 700), (440, 620), (460, 540), (500, 600), (530, 690), (506, 740), (466, 740)]), NIGHT, 1.5, wet=14)


def _collar(s):
    """Round the neck, behind the ear, with the coat over its upper end."""
    line = path([(586, 690), (612, 780), (606, 880), (566, 970), (496, 1030)], 12)
    band = limb(line, np.interp(np.linspace(0, 1, len(line)), (0, 0.5, 1), (20, 30, 26)), 2)
    s.wash(move(band, 20, 10), NIGHT, 1.3, wet=14)
    s.thing(band, RED, 1.25, col2="#9a1020", shade=1.0, shcol="#32040e", hatch=5, line=3.4, gran=0.4, soft=26)
    side = np.gradient(line, axis=0)
    side = np.c_[-side[:, 1], side[:, 0]] / np.hypot(side[:, 0], side[:, 1])[:, None]
    for e in (-17, 17):
        s.stroke((line + side * e)[4:-3], 1.8, "#ffc8a0", body=True, alpha=0.85)
    for u in range(6, len(line) - 4, 8):
        s.thing(ell(*line[u], 9, 10), "#f0c040", 1.0, shade=0.7, shcol="#6a3a0a", hatch=0, line=2.2)
    tuft = blob([(540, 640), (600, 640), (640, 690), (620, 730), (570, 720)])
    _cloud(s, tuft, 20, 10, cast=(4, 12))
    s.thing(ell(*RING, 26).difference(ell(*RING, 15)), "#f0c040", 1.1, shade=0.7, shcol="#6a3a0a", hatch=0, line=2.8)


def _holder(s):
    """Hooded, in yellow, all her weight on her heels; she looks it in the eye."""
    skin, gold, dark = SKINS["brown"], "#f6bc1c", "#6a3206"
    x, y, z = 726, 1452, 1.3

    def q(*pts):
        return [(x + a * z, y + b * z) for a, b in pts]

    def r_(*v):
        return [a * z for a in v]

    s.wash(limb(q((-60, 8), (60, 10), (190, 12)), r_(12, 24, 12)), NIGHT, 1.3, wet=12)
    for a, b in ((-112, 4), (-84, 18)):  # her heels have ploughed the sand
        s.curve(q((a, b), (a - 60, b - 6), (a - 130, b + 2)), 8, "#4a3424", alpha=0.8)
        s.curve(q((a, b - 8), (a - 60, b - 13), (a - 130, b - 6)), 3.4, "#fff0cc", body=True, alpha=0.8)
    for hip, knee, foot in (((46, -70), (-22, -70), (-88, -14)), ((56, -56), (-2, -40), (-58, 2))):
        leg = limb(q(hip, knee, foot), r_(19, 16, 11))
        garment(s, leg, "#2f4468", lambda a, b: 2.6, 50, dark="#0a101c", cast=None, line=2.6, hatch=0)
        a, b = foot
        boot = blob(q((a + 16, b - 26), (a - 4, b - 34), (a - 26, b - 44), (a - 40, b - 36), (a - 30, b - 14), (a - 16, b + 4), (a + 8, b + 16), (a + 26, b + 4)))  # fmt: skip
        s.thing(boot, RED, 1.15, shade=0.9, shcol="#3a060c", hatch=5, line=2.8)
        s.curve(q((a - 34, b - 34), (a - 22, b - 8), (a + 8, b + 12)), 4.5, "#26060c")
        s.curve(q((a - 14, b - 34), (a + 2, b - 26), (a + 16, b - 18)), 2.4, "#ffb090", body=True, alpha=0.8)
    hand = np.array(q((-70, -178))[0], float)
    d = (RING - hand) / np.hypot(*(RING - hand))
    n = np.array([-d[1], d[0]])
    far = smooth(union(limb(q((62, -196), (4, -170)), r_(20, 17)), limb(q((4, -170), (-56, -184)), r_(17, 13))), 4)
    garment(s, far, "#d09014", lambda a, b: 3.1, 50, dark=dark, cast=None, line=2.6, hatch=0)
    coat = blob(q((40, -214), (78, -226), (116, -202), (134, -144), (152, -74), (142, -36), (96, -22), (44, -30), (2, -44), (2, -66), (26, -116), (34, -170)))
    garment(s, coat, gold, lambda a, b: 1.8, 230, dark=dark, pale="#fff6b0", long=30, w=1.4, cast=(8, 10), line=3.2, hatch=5)
    folds(s, (q((60, -190), (66, -116), (40, -38)), q((98, -190), (112, -116), (100, -30)), q((34, -134), (64, -122), (96, -134)), q((120, -150), (130, -100), (132, -40))), dark, "#fff6b0", 2.6, (3, 2))  # fmt: skip
    back = blob(q((40, -206), (40, -262), (66, -304), (120, -300), (142, -250), (120, -204)))
    s.thing(back, "#7a4a08", 1.3, shade=0.9, shcol="#2a1204", hatch=0, line=2.6)
    hx, hy = q((64, -246))[0]
    head_ = profile(s, hx, hy, 118, 10, flip=True, skin=skin, k=1.0, line=2.2, brow=-0.5)
    lock = blob(head_([(0.74, 0.22), (0.62, 0.12), (0.4, 0.1), (0.36, 0.34), (0.44, 0.46), (0.5, 0.30), (0.62, 0.24)]))
    s.fill(lock, "#140a0c")
    s.outline(lock, 2)
    hood = blob(q((78, -206), (70, -232), (76, -262), (62, -292), (44, -304), (48, -318), (84, -330), (130, -318), (156, -288), (178, -276), (152, -238), (134, -206), (104, -196)))  # fmt: skip
    garment(s, hood, gold, lambda a, b: 1.2, 130, dark=dark, pale="#fff6b0", long=22, w=1.4, cast=(4, 6), line=3.2, hatch=0)
    folds(s, (q((92, -312), (126, -268), (116, -206)), q((70, -304), (90, -262), (84, -206)), q((150, -286), (138, -250), (124, -216))), dark, "#fff6b0", 2.2, (3, 2))  # fmt: skip
    s.curve(q((46, -312), (64, -294), (76, -262), (70, -232), (78, -204)), 6, "#fff2a0", body=True, alpha=0.9)
    leash = path([RING + [4, 18], (RING + hand) / 2 + [2, 6], hand, q((-36, -168))[0]], 12)
    s.stroke(leash, 10, "#26060c", taper=(0.01, 0.01), press=0.1, wobble=0.4)
    s.stroke(leash - [1, 0], 6, RED, taper=(0.01, 0.01), press=0.1, wobble=0.4)
    s.stroke(leash - [2.4, 0], 1.5, "#ffb090", body=True, taper=(0.01, 0.01), wobble=0.4)
    tail = path(q((-36, -168), (-24, -142), (-46, -106), (-30, -86), (-14, -110), (-30, -142)), 10)
    s.stroke(tail, 8, "#26060c")
    s.stroke(tail, 4.4, RED)
    for at_ in (hand, hand - d * 44):
        s.thing(ell(*(at_ - n * 10), 20, 18), skin[0], 1.0, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.2)
        for e in (-15, -5, 5, 15):
            c = at_ + d * e
            finger(s, [c - n * 15, c - n * 1, c + n * 12], 6.4, skin, line=1.9, nail=False, k=0.95, n=5)
    near = smooth(union(limb(q((84, -200), (32, -146)), r_(26, 21)), limb(q((32, -146), (-34, -158)), r_(21, 15))), 5)
    garment(s, near, gold, lambda a, b: 2.9, 110, dark=dark, pale="#fff6b0", long=24, w=1.4, cast=(2, 12), line=3, hatch=0)
    folds(s, (q((34, -166), (22, -148), (30, -130)), q((18, -162), (10, -148), (16, -134)), q((-24, -172), (-28, -158), (-24, -144))), dark, "#fff6b0", 2.2, (3, 1))  # fmt: skip


def _ball(s):
    c = np.array([250.0, 1416.0])
    s.wash(ell(c[0] + 22, c[1] + 34, 58, 14), NIGHT, 1.0, wet=8)
    ball = ell(*c, 40)
    s.thing(ball, "#e8402e", 1.0, shade=1.0, shcol="#4a0a14", hatch=4, line=2.8)
    s.curve([(c[0] - 40, c[1] + 8), (c[0] - 4, c[1] - 6), (c[0] + 40, c[1] - 14)], 10, "#fff4dc", body=True, clip=ball)
    for k in range(5):
        s.curve([(c[0] - 60 - 22 * k, c[1] + 32 - k), (c[0] - 68 - 22 * k, c[1] + 36 - k), (c[0] - 74 - 22 * k, c[1] + 33)], 2.4, "#5a4630", alpha=0.7)


@card("storm", paper="grey", light=(-0.55, -0.7), fresh=True)
def storm_leash(s):
    """A dog of storm cloud bows to play; one small person in yellow holds on."""
    _weather(s)
    _far_parts(s)
    _trunk(s)
    _foreleg(s)
    _storm_light(s)
    _collar(s)
    _head(s)
    s.lift(blob([(410, 780), (500, 760), (560, 840), (540, 950), (470, 980), (420, 900)]), 0.42, 44)
    s.lift(limb([(640, 690), (646, 780), (628, 880), (596, 960)], [14, 26, 26, 12]), 0.45, 22)
    s.lift(limb([(600, 1140), (500, 1156), (380, 1190)], [14, 20, 14]), 0.3, 16)
    _ball(s)
    _holder(s)
    s.splatter(NIGHT, 40, (20, 1280, 540, 1490), (0.6, 4))
    s.splatter("#1a242c", 30, (0, 0, 1000, 400), (0.6, 4))
