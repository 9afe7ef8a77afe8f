"""Grief: a parent of snow, on the day it thaws."""

from ..easel import *
from ..kit.drape import drape
from ..kit.portrait import SKINS, braid, tresses
from ..kit.profile import fingers, profile

BLUE = "#7a9ccc"
WOOD = ("#8a5e42", "#3a2420")
GOLD = ("#9a5a08", "#f8c22c", "#fff2b0")


def _ball(r, x, y, a, b, dents=()):
    """Rolled by hand and half thawed, so not quite round."""
    pts = []
    for t in np.linspace(0, 2 * math.pi, 31)[:-1]:
        q = r.uniform(0.975, 1.02) - sum(d * math.exp(-(((t - c + math.pi) % (2 * math.pi) - math.pi) ** 2) / 0.06) for c, d in dents)
        pts.append((x + a * q * math.cos(t), y + b * q * math.sin(t)))
    return blob(pts)


def _snow(s, g, soft):
    r = s.rng
    s.thing(g, "#f4f8fc", 0.1, col2="#dce8f4", shade=0.8, shcol=BLUE, hatch=10, thr=0.66, line=3.6, white=0.9, soft=soft, gran=0.5)
    x0, y0, x1, y1 = g.bounds
    inside = g.buffer(-20)
    for _ in range(int((x1 - x0) / 5)):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if inside.contains(ell(x, y, 4)):
            q = r.uniform(5, 17)
            s.stroke(arc(x, y, q, q * 0.6, 10, 10 + r.uniform(80, 170)), 1.5, "#5a82ba")


def _land(s):
    s.sky([(0, "#9cc4e8", 0.75), (0.5, "#d4e4f0", 0.4), (0.85, "#fbdcc4", 0.5), (1, "#fff0dc", 0.3)], 0, 520, wet=80)
    for x, y, h, seed, bark in ((880, 500, 470, 5, "#8a7a86"), (60, 470, 340, 9, "#a4a8b8"), (990, 480, 300, 12, "#a4a8b8")):
        places.tree(s, x, y, h, "bare", bark=bark, seed=seed)
    far = path([(-40, 460), (240, 436), (520, 470), (800, 458), (1040, 490)], 12)
    land = valid(Polygon([*far, (1040, 1560), (-40, 1560)]))
    s.cover(land)
    s.wash(land, "#c4daf0", 0.28, pool=0.9, bloom=5)
    s.stroke(far, 2)
    for pts in ([(560, 560), (800, 580), (1040, 540)], [(760, 760), (880, 740), (1040, 790)], [(800, 960), (900, 940), (1040, 980)]):
        s.wash(limb(pts, [6, 22, 8]), "#9cbce0", 0.45, wet=14)
    s.wash(marks.tracks(path([(1000, 530), (930, 640), (950, 800), (930, 1010), (900, 1180)], 12), lambda u: 8 + 9 * u), "#6a92c4", 0.75)
    s.wash(marks.tracks(path([(940, 520), (866, 640), (890, 800), (876, 1000)], 12), lambda u: 5 + 6 * u), "#6a92c4", 0.75)
    s.wash(marks.tracks(path([(960, 1120), (990, 980), (1040, 900)], 12), 15), "#6a92c4", 0.75)


def _scarf(s, way, radii, cast=True, rows=(-0.75, -0.38, 0, 0.38, 0.75)):
    g = limb(way, radii, 12)
    if cast:
        s.wash(move(g, -12, 14), BLUE, 0.7, wet=8)
    s.thing(g, "#e03a3a", 0.95, col2="#c42834", shade=0.8, shcol="#6a1020", hatch=0, line=3.2)
    line = path(way, 12)
    n = len(line)
    for p, d, _ in marks.along(line, 15):
        k = int(np.argmin(np.hypot(*(line - p).T)))
        q = float(np.interp(k / (n - 1), np.linspace(0, 1, len(radii)), radii))
        o = np.array([-d[1], d[0]])
        for e in rows:
            c = p + o * q * e
            s.curve([c - d * 6 - o * q * 0.17, c + d * 5, c - d * 6 + o * q * 0.17], 1.8, "#7a1020" if e > -0.5 else "#ff9a8a", clip=g)
    return g


def _fringe(s, a, b, way):
    for u in np.linspace(0.05, 0.95, 9):
        p = np.array(a) * (1 - u) + np.array(b) * u
        e = p + np.array(way) + s.rng.normal(size=2) * 6
        s.curve([p, (p + e) / 2 + s.rng.normal(size=2) * 4, e], 5, "#c42834")
        s.curve([p, (p + e) / 2, e], 1.2, "#ffb0a0", body=True)


def _twig(s, pts, radii, shoots, on=None):
    """An arm that was a branch; where it lies on something it throws a shadow."""
    parts = [limb(pts, radii, 8)]
    for a, b, w in shoots:
        a, b = np.asarray(a, float), np.asarray(b, float)
        d = b - a
        m = (a + b) / 2 + np.array([-d[1], d[0]]) * 0.14
        parts.append(limb([a, m, b], [w, w * 0.8, w * 0.4], 6))
    g = union(*parts)
    if on is not None:
        s.wash(move(g, -9, 16), on[0], 0.75, wet=6, clip=on[1])
    s.thing(g, WOOD[0], 0.95, col2="#6a4434", shade=0.9, shcol=WOOD[1], hatch=5, line=3)
    line = path(pts, 10)
    for o in (-0.45, 0.0, 0.4):  # the grain of its bark
        k = int(s.rng.integers(2, 8))
        s.stroke(line[k:-k] + [o * radii[1] * 0.8, o * radii[1]], 1.5, WOOD[1], wobble=2.5, clip=g)
    for p, _, _ in marks.along(line, 52):
        s.stroke(arc(p[0], p[1], 4, 7, 0, 300, 10), 1.4, WOOD[1], clip=g)
    s.stroke(line[4:-10] + [3, -radii[1] * 0.55], 1.8, "#e8c4a0", body=True, wobble=2, clip=g)
    return g


def _socket(s, x, y, r, a):
    s.stroke(arc(x, y, r * 1.5, r * 1.4, a, a + 230), 3, "#4a6a9a")
    for q in range(5):
        t = math.radians(a + 30 + q * 42)
        s.stroke([(x + r * 1.5 * math.cos(t), y + r * 1.5 * math.sin(t)), (x + r * 2.2 * math.cos(t), y + r * 2.2 * math.sin(t))], 1.8, "#4a6a9a")


def _face(s):
    """Bowed over her: coals, carrot, stones, tears, and the hat that slips."""
    for x, y in ((548, 470), (636, 446)):
        s.wash(ell(x + 2, y + 6, 26, 22), BLUE, 0.6, wet=6)
        s.thing(blob([(x - 20, y + 2), (x - 9, y - 16), (x + 12, y - 16), (x + 20, y + 4), (x + 4, y + 18), (x - 15, y + 14)]), "#2a3040", 1.2, shade=0.6, hatch=0, line=2.6)
        s.fill(ell(x + 6, y + 6, 4.4), "#e8f4ff", body=True)
        s.curve([(x - 8, y - 4), (x + 4, y - 12), (x + 12, y - 8)], 1.6, "#8aa4c8", body=True)
    for pts in ([(508, 442), (540, 424), (572, 418)], [(606, 402), (638, 396), (672, 410)]):  # brows of twig
        s.curve(pts, 6, WOOD[1])
    nose = blob([(580, 496), (604, 478), (632, 494), (664, 546), (692, 628, 1), (644, 586), (596, 536)])
    s.wash(move(nose, -16, 12), BLUE, 0.8, wet=6)
    s.thing(nose, "#f48a2a", 1.0, col2="#dc5a1e", shade=0.8, shcol="#8a2c10", hatch=5, line=3)
    for k in range(5):
        s.curve([(590 + 17 * k, 524 + 19 * k), (606 + 15 * k, 514 + 19 * k), (620 + 13 * k, 512 + 21 * k)], 2, "#7a2c10", clip=nose)
    for k in range(6):
        u = k / 5
        s.thing(ell(506 + 92 * u, 552 + 20 * math.sin(u * 3.1) + 14 * u, 8, 7), "#3a4050", 1.1, shade=0.4, hatch=0, line=1.8)
    hat_s = [(-118, 6), (112, 6), (104, -196), (-112, -184)]
    brim = ell(470, 300, 214, 40, 19)
    crown = move(smooth(poly(hat_s), 8), 478, 290, 1, 19)
    s.wash(move(brim, -4, 30), BLUE, 0.8, wet=10)
    s.thing(brim, "#4a5570", 1.0, shade=0.9, shcol="#10141e", hatch=5, line=3.4)
    s.thing(crown, "#4a5570", 1.0, col2="#343c50", shade=1.0, shcol="#10141e", hatch=6, line=3.4, soft=70)
    band = move(poly([(-118, -4), (112, -4), (110, -44), (-116, -44)]), 478, 290, 1, 19)
    s.thing(band, "#e03a3a", 1.0, shade=0.7, shcol="#6a1020", hatch=5, line=2.6)
    cap = move(blob([(-122, -176), (-80, -206), (10, -222), (100, -206), (114, -186), (60, -190), (20, -176), (-40, -190), (-80, -172)]), 478, 290, 1, 19)
    s.cover(cap)
    s.outline(cap, 2.6, lost=0.2)
    for pts in ([(546, 490), (540, 530), (552, 570), (548, 604)], [(640, 466), (658, 500), (654, 524)]):
        s.curve(pts, 10, "#7ab4ec", taper=(0.1, 0.05))
        s.curve([(x - 2, y) for x, y in pts], 3, "#ffffff", body=True)


def _girl(s):
    skin_ = SKINS["brown"]
    # the far arm, up on the snow
    s.thing(limb([(640, 986), (560, 948), (500, 884)], [36, 30, 24]), GOLD[1], 0.9, shade=0.9, shcol=GOLD[0], hatch=5, line=2.8)
    fingers(s, 504, 890, 92, 228, flip=False, curls=(6, 8, 8, 10), spread=11, thumb=(56, -12), skin=skin_, line=2.2, k=0.85)
    for x, y, t in ((720, 1396, -4), (812, 1412, 6)):
        leg = limb([(x + 20, 1230), (x + 6, 1370)], [32, 24])
        s.thing(leg, "#5a7ab8", 0.9, shade=0.8, shcol="#1c2c5a", hatch=5, line=2.8)
        for q in range(1250, 1370, 26):
            s.curve([(x - 14, q), (x + 14, q + 8), (x + 46, q)], 5, "#f4f0ff", body=True, clip=leg)
        boot = move(blob([(20.0, -60), (-24, -60), (-30, -20), (-74, 2), (-78, 22), (0, 28), (32, 24), (34, -20)]), x + 6, y, 1, t)
        s.wash(move(boot, -14, 8), "#2a5a8a", 0.6, wet=8)
        s.thing(boot, "#c8303c", 1.0, shade=0.9, shcol="#5a0c1c", hatch=5, line=3, white=0.6)
    coat_ = blob([(640, 960), (690, 922), (744, 936), (784, 1000), (818, 1100), (868, 1226), (892, 1292), (800, 1322), (704, 1318), (636, 1292), (640, 1200), (626, 1090), (614, 1010)])
    drape(s, coat_, GOLD, lambda x, y: 1.35 - (x - 720) * 0.002, 420, long=46, w=1.8, k=0.85, line=3.6, hatch=7, soft=110)
    for p in ([(690, 1130), (700, 1220), (690, 1316)], [(744, 1120), (776, 1220), (790, 1320)], [(790, 1140), (830, 1230), (852, 1300)], [(650, 1120), (662, 1200), (652, 1296)]):
        s.wash(limb(p, [3, 12, 18]), GOLD[0], 0.7, wet=7, clip=coat_)
        s.curve(p, 3, GOLD[0])
    s.stroke(path([(640, 1276), (720, 1298), (800, 1304), (886, 1276)], 8), 2.4, GOLD[0])
    pocket = poly([(724, 1176), (788, 1166), (800, 1218), (734, 1228)])
    s.thing(pocket, GOLD[1], 0.9, shade=0.6, shcol=GOLD[0], hatch=5, line=2.6)
    at = profile(s, 640, 856, 190, -16, flip=True, skin=skin_, eye="shut", brow=-0.7, neck=((694, 960), 30), line=2.8, k=0.8)
    h = valid(Polygon(at(path([(0.73, 0.17), (0.62, 0.12), (0.54, 0.24), (0.48, 0.36), (0.44, 0.48), (0.36, 0.62), (0.24, 0.76), (0.08, 0.78), (-0.07, 0.62), (-0.12, 0.34), (-0.03, 0.06), (0.2, -0.1), (0.5, -0.08), (0.68, 0.04)], 8, True))))
    c = at([(0.12, 0.66)])[0]
    tresses(s, h, lambda x, y: math.atan2(c[1] - y, c[0] - x), ("#1c1016", "#3a2228", "#8a5a50", "#d8a890"), 240, 40, 1.9)
    ear = valid(Polygon(at(path([(0.34, 0.43), (0.40, 0.41), (0.44, 0.46), (0.41, 0.56), (0.36, 0.60), (0.33, 0.56)], 6, True))))
    s.thing(ear, skin_[0], 0.8, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2.2)
    s.wash(ell(*at([(0.62, 0.60)])[0], 22, 18), "#e0604a", 0.6, wet=10)
    return c, coat_


def _near_arm(s):
    skin_ = SKINS["brown"]
    arm = limb([(706, 1000), (612, 1066), (520, 1030)], [46, 39, 28], 12)
    s.wash(move(arm, -8, 20), "#4a6aa8", 0.7, wet=8)
    s.thing(arm, GOLD[1], 0.85, col2="#eea41c", shade=0.9, shcol=GOLD[0], hatch=6, line=3.4)
    for p in ([(596, 1094), (618, 1070), (620, 1036)], [(640, 1012), (652, 1044), (640, 1078)], [(560, 1016), (566, 1044), (556, 1068)], [(690, 966), (676, 1000), (690, 1040)]):
        s.curve(p, 2.8, GOLD[0], clip=arm)
    cuff = limb([(532, 1034), (512, 1024)], [32, 30])
    s.thing(cuff, "#fffaf0", 0.2, shade=0.7, shcol="#7a86b8", hatch=5, line=2.6)
    s.wash(blob([(400, 990), (470, 960), (520, 1010), (500, 1060), (420, 1050)]), "#4a6aa8", 0.6, wet=10)
    fingers(s, 510, 1022, 112, 196, curls=(4, 5, 6, 8), spread=12, thumb=(52, -10), skin=skin_, line=2.4, k=0.85)


def _thaw(s):
    """The ground comes through: wet earth in patches that bleed into the snow, grass, crocuses."""
    r = s.rng
    for pts in ([(-40, 1440), (110, 1416), (250, 1446), (330, 1480), (300, 1540), (-40, 1540)], [(540, 1480), (700, 1458), (880, 1440), (1040, 1380), (1040, 1540), (520, 1540)], [(900, 1290), (980, 1262), (1040, 1276), (1040, 1330), (960, 1336)]):
        g = blob(pts)
        s.cover(g, keep=0.3)
        s.wash(g, "#c4c87a", 0.6, col2="#9ab04a", wet=12, bloom=2)
        s.wash(g.buffer(-16), "#7a8a34", 0.6, wet=16, gran=0.6)
        x0, y0, x1, y1 = g.bounds
        near = g.buffer(6)
        for _ in range(int(g.area / 70)):
            x, y = r.uniform(max(0, x0), min(1000, x1)), r.uniform(y0, min(1500, y1))
            if near.contains(ell(x, y, 1)):
                q, a = r.uniform(16, 46), r.normal() * 11
                s.curve([(x, y), (x + a * 0.4, y - q * 0.6), (x + a, y - q)], r.uniform(1.3, 3), ("#3f6a2a", "#6f9a34", "#a8c048", "#2f5424", "#d0c860")[int(r.integers(5))], n=4)
    for x, y, k, a in ((84, 1462, 1.5, -8), (152, 1484, 1.2, 9), (40, 1480, 1.0, -4), (214, 1478, 1.3, 4), (640, 1490, 1.1, -10), (930, 1462, 1.5, 8), (876, 1484, 1.2, -6), (978, 1440, 1.1, 3), (966, 1312, 0.8, 5)):
        q = lambda pts, x=x, y=y, k=k, a=a: move(np.asarray(pts, float), x, y, k, a)  # noqa: E731
        for e in (-1, 1):
            s.curve(q([(0, 14), (8 * e, -14), (20 * e, -34)]), 3, "#3f7a2a")
        s.curve(q([(0, 14), (0, -8), (0, -26)]), 5 * k, "#e8f0d8", body=True)
        for e in (-1, 1, 0):
            s.thing(blob(q([(0, -22), (13 * e - 10, -40), (9 * e, -72), (13 * e + 10, -40)]), 6), ("#a878e0", "#8a54cc", "#c49cf0")[e], 0.85, shade=0.7, shcol="#3a1a7a", hatch=0, line=2)
            s.curve(q([(3 * e, -34), (9 * e, -58)]), 1.3, "#5a2aa0")
        s.curve(q([(0, -52), (2, -66), (0, -76)]), 3.4 * k, "#f8a01c", body=True)


@card("frost", paper="hot", light=(0.55, -0.65))
def snow_parent(s):
    """A snowman bows over a girl in a yellow coat and closes its branches round her."""
    r = s.rng
    _land(s)
    puddle = blob([(-60, 1390), (160, 1330), (520, 1310), (860, 1330), (1010, 1392), (940, 1440), (640, 1480), (300, 1470), (60, 1470)])
    s.wash(puddle, "#7ab4e4", 0.7, col2="#a8d0ee", edge=1.1, bloom=3)
    low = _ball(r, 330, 1140, 402, 310, ((0.1, 0.06), (2.4, 0.05)))
    mid = _ball(r, 392, 790, 296, 246, ((0.5, 0.05),))
    top = _ball(r, 524, 464, 190, 180, ((2.2, 0.05),))
    s.wash(ell(340, 1432, 400, 34), "#2f6aa8", 0.6, wet=14)
    _snow(s, low, 200)
    s.wash(ell(370, 1008, 230, 44), BLUE, 0.7, wet=16, clip=low)
    _snow(s, mid, 160)
    s.wash(ell(480, 640, 150, 40), BLUE, 0.7, wet=14, clip=mid)
    for _ in range(54):  # it runs
        x, y = r.uniform(10, 720), r.uniform(840, 1390)
        n = r.uniform(24, 90)
        if low.contains(ell(x, y + n, 3)):
            s.curve([(x, y), (x + r.normal() * 3, y + n)], r.uniform(2, 5), "#8abcec", alpha=0.8)
            s.fill(ell(x, y + n, 4, 5.5), "#8abcec", alpha=0.9)
    for x, y, n in ((392, 720, 19), (372, 830, 18), (356, 1040, 20)):
        s.wash(ell(x - 5, y + 7, n), BLUE, 0.7, wet=4)
        s.thing(blob([(x - n, y), (x - n * 0.4, y - n), (x + n * 0.7, y - n * 0.8), (x + n, y + 4), (x + 2, y + n), (x - n * 0.7, y + n * 0.7)]), "#3a4456", 1.1, shade=0.7, hatch=0, line=2.4)
    _scarf(s, [(330, 640), (286, 760), (296, 900)], [40, 44, 50])
    _fringe(s, (250, 936), (344, 944), (-2, 46))
    _snow(s, top, 120)
    # the branch behind her, the girl pressed into the snow, then the two that hold her
    s.wash(blob([(470, 880), (560, 760), (660, 800), (700, 940), (640, 1300), (560, 1240), (590, 1080)]), "#4a78b8", 0.75, wet=16, clip=union(low, mid))
    s.wash(limb([(548, 800), (536, 860), (544, 930), (570, 980)], [14, 22, 18, 10]), "#2f5a9a", 0.6, wet=10)
    c, coat_ = _girl(s)
    for q in range(5):
        s.stroke(arc(532 - 6 * (q % 2), 800 + 26 * q, 9, 7, 120, 260), 2, "#3f5f9a")
    _near_arm(s)
    _scarf(s, [(330, 604), (420, 660), (560, 676), (690, 650), (770, 730), (796, 850), (746, 934), (664, 962)], [36, 44, 44, 38, 34, 33, 32, 26], False)
    _face(s)
    _scarf(s, [(770, 920), (812, 990), (806, 1066)], [28, 32, 36], False)
    _fringe(s, (772, 1094), (838, 1096), (4, 40))
    braid(s, [tuple(c), (c[0] + 34, c[1] + 50), (c[0] + 50, c[1] + 130), (c[0] + 40, c[1] + 200)], 25, ("#2a161c", "#8a5a50", "#d8a890"), 2.4, tie="#3a9ad0")
    _twig(s, [(646, 716), (790, 690), (906, 780), (928, 930), (880, 1050), (800, 1120)], [25, 21, 19, 17, 14, 11], (((812, 1110), (700, 1110), 10), ((806, 1116), (704, 1162), 9), ((812, 1114), (742, 1200), 8), ((846, 1082), (750, 1066), 8), ((790, 692), (822, 636), 7), ((920, 860), (964, 840), 6)), on=("#8a4a08", coat_))
    _socket(s, 652, 716, 24, 70)
    _twig(s, [(150, 850), (176, 1010), (310, 1130), (470, 1172), (610, 1164)], [25, 22, 19, 16, 12], (((600, 1164), (704, 1206), 10), ((596, 1166), (720, 1244), 9), ((600, 1168), (676, 1276), 8), ((560, 1168), (620, 1122), 7), ((200, 1040), (140, 1080), 7), ((380, 1152), (392, 1204), 6)), on=("#4a5a9a", union(low, coat_)))
    _socket(s, 150, 846, 24, 130)
    s.stroke(arc(652, 1190, 9, 15, 0, 360, 20), 6, "#f4bc20", body=True, taper=(0, 0))
    for x, y in ((656, 566), (668, 640), (640, 728), (552, 640), (560, 720)):  # tears that fall on her
        s.thing(blob([(x, y - 17, 1), (x + 8, y), (x, y + 11), (x - 8, y)], 6), "#7ab4ec", 0.8, shade=0.5, hatch=0, line=1.8)
    for q in (0, 1, 2):
        s.stroke(arc(330, 1456, 60 + 46 * q, 9 + 6 * q, 10, 200, 30), 2, "#ffffff", body=True)
        s.stroke(arc(800, 1444, 40 + 30 * q, 7 + 5 * q, 0, 240, 30), 1.8, "#2f6aa8")
    s.wash(blob([(690, 1440), (860, 1440), (840, 1474), (720, 1478)]), "#f8c22c", 0.5, wet=10)
    _thaw(s)
