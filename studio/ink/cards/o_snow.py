"""Grief: a parent of snow, on the day it thaws."""

from ..easel import *
from ..kit.drape import drape
from ..kit.portrait import SKINS, braid, tresses

BLUE, DUSK = "#7a9ccc", "#2c4682"
WOOD = ("#7a5040", "#2a181a")
GOLD = ("#a85a08", "#fbc02a", "#fff4b8")
RED = ("#6a1020", "#e03a3a", "#ffb0a0")


def _morning(s):
    """A low sun behind the snow, a black wood, blue fields."""
    r = s.rng
    s.sky([(0, "#4a74b0", 0.95), (0.4, "#9ab4d8", 0.6), (0.72, "#f8c8a8", 0.6), (1, "#ffdf9a", 0.6)], 0, 640, wet=90)
    s.wash(blob([(560, -60), (1060, -60), (1060, 420), (860, 300), (700, 120)]), "#24386e", 0.8, wet=90, gran=0.5)
    s.glow(120, 520, 260, "#ffb84a", 0.7, 0.9)
    sun = ell(118, 520, 66)
    s.cover(sun)
    s.wash(sun, "#fff0b8", 0.35, edge=1)
    wood = path([(560, 610), (640, 560), (720, 575), (800, 500), (880, 530), (960, 440), (1040, 430)], 8)
    s.wash(valid(Polygon([*wood, (1040, 660), (540, 660)])), "#2a2c50", 1.1, wet=16, gran=0.6)
    for x in range(690, 1010, 26):
        h = r.uniform(120, 240) * (x - 400) / 560
        s.curve([(x, 640), (x + r.normal() * 8, 640 - h * 0.6), (x + r.normal() * 14, 640 - h)], r.uniform(3, 6), "#16142c")
        for _ in range(7):
            q = r.uniform(0.35, 1)
            e = r.choice((-1, 1)) * r.uniform(14, 34)
            s.curve([(x, 640 - h * q), (x + e * 0.6, 640 - h * q - 12), (x + e, 640 - h * q - 36)], 1.8, "#16142c")
    far = path([(-40, 600), (200, 590), (500, 640), (800, 622), (1040, 650)], 12)
    land = valid(Polygon([*far, (1040, 1560), (-40, 1560)]))
    s.cover(land)
    s.wash(land, "#dfe8f6", 0.3, pool=0.9, bloom=5)
    s.wash(blob([(520, 700), (1060, 640), (1060, 1560), (760, 1560), (640, 1200)]), "#8aa6d8", 0.6, wet=90, gran=0.5)
    s.wash(blob([(-60, 620), (240, 610), (120, 760), (-60, 860)]), "#ffd898", 0.5, wet=60)
    s.stroke(far, 2, "#4a5a90")
    s.wash(marks.tracks(path([(1010, 1240), (880, 1310), (740, 1390), (610, 1420)], 12), lambda u: 13 + 8 * u), DUSK, 0.7)


def _snowman(s):
    """Slumped, already thawing; the light comes from behind him, so that we see his blue side with a rim of gold."""
    r = s.rng
    low = blob([(20, 1420), (60, 1200), (130, 1020), (250, 900), (500, 850), (760, 890), (890, 1010), (950, 1190), (985, 1420), (760, 1452), (500, 1440), (240, 1456)])
    mid = blob([(186, 730), (214, 600), (330, 520), (510, 500), (690, 520), (800, 596), (838, 720), (812, 860), (716, 962), (520, 1000), (310, 968), (212, 870)])
    s.wash(blob([(300, 1400), (980, 1380), (1060, 1440), (1060, 1560), (520, 1560)]), DUSK, 0.75, wet=30, gran=0.5)
    for g, soft in ((low, 190), (mid, 150)):
        s.thing(g, "#c2d4ee", 0.5, col2="#a4b8e4", shade=0.45, shcol="#5a74b8", hatch=0, line=3.4, white=0.95, soft=soft, gran=0.25)
        x0, y0, x1, y1 = g.bounds
        s.wash(blob([(x0 + (x1 - x0) * 0.62, y0), (x1 + 60, y0), (x1 + 60, y1 + 60), (x0 + 60, y1 + 60), (x0 + (x1 - x0) * 0.5, y1 - (y1 - y0) * 0.16), (x0 + (x1 - x0) * 0.76, y0 + (y1 - y0) * 0.5)]), "#4a66b0", 0.8, wet=80, gran=0.25, clip=g)
        s.hatch(g, sep=9, w=1.1, thr=0.66, soft=soft, longest=30)
        s.lift(g.difference(move(g, 16, 8)), 0.85, 7)
        s.wash(g.difference(move(g, 9, 5)), "#ffd070", 0.45, wet=5)
    s.wash(ell(520, 985, 280, 60), DUSK, 0.55, wet=26, clip=low)
    for _ in range(60):  # it runs
        x, y, n = r.uniform(40, 960), r.uniform(900, 1390), r.uniform(24, 90)
        if low.contains(ell(x, y + n, 3)):
            s.curve([(x, y), (x + r.normal() * 3, y + n)], r.uniform(2, 4), "#eef6ff", alpha=0.7, body=True)
            s.fill(ell(x, y + n, 3.4, 5), "#eef6ff", alpha=0.8, body=True)
    for x, y in ((300, 640), (680, 610), (760, 720), (250, 780), (180, 1180), (820, 1240), (120, 1330), (900, 1340), (760, 1020)):
        for k in range(3):
            s.stroke(arc(x + k * 16, y + k * 9, 16, 9, 10, 140), 1.6, "#46609c")
    return low, mid


def _knit(s, way, radii, cast=None):
    g = limb(way, radii, 12)
    if cast:
        s.wash(move(g, *cast), DUSK, 0.7, wet=9)
    s.thing(g, RED[1], 0.95, col2="#c42834", shade=0.85, shcol=RED[0], hatch=0, line=3.2)
    line = path(way, 12)
    for p, d, u in marks.along(line, 17):
        q = float(np.interp(u, np.linspace(0, 1, len(radii)), radii))
        o = np.array([-d[1], d[0]])
        for e in (-0.66, -0.22, 0.22, 0.66):
            c = p + o * q * e
            s.curve([c - d * 6 - o * q * 0.19, c + d * 5, c - d * 6 + o * q * 0.19], 1.7, RED[0], clip=g, alpha=0.8)
    return g


def _fringe(s, a, b, way):
    for u in np.linspace(0.05, 0.95, 9):
        p = np.array(a) * (1 - u) + np.array(b) * u
        e = p + np.array(way) + s.rng.normal(size=2) * 6
        s.curve([p, (p + e) / 2 + s.rng.normal(size=2) * 4, e], 5.5, "#c42834")
        s.curve([p, (p + e) / 2, e], 1.2, RED[2], body=True)


def _lean(g):
    """His head lies a little to one side."""
    return move(g, 6, 0, 1, 8, origin=(520, 650))


def _bowed(s):
    """His head, bent down over her: hat from above, the carrot hangs."""
    top = _lean(blob([(330, 500), (356, 400), (450, 340), (570, 338), (672, 400), (706, 500), (690, 610), (620, 684), (520, 702), (412, 680), (346, 604)]))
    s.wash(move(top, 10, 26), DUSK, 0.8, wet=18)
    s.thing(top, "#c8d8f0", 0.45, col2="#aabee6", shade=0.85, shcol="#5a74b8", hatch=10, thr=0.7, line=3.4, white=0.95, soft=110, gran=0.5)
    s.lift(top.difference(move(top, 14, 4)), 0.85, 6)
    s.wash(top.difference(move(top, 8, 3)), "#ffd070", 0.45, wet=5)
    for x, y, t in ((440, 546, -8), (608, 540, 10)):
        x, y = _lean([(x, y)])[0]
        s.wash(ell(x + 3, y + 10, 34, 26), DUSK, 0.6, wet=8)
        coal = move(blob([(-28, 2), (-14, -18), (10, -20), (28, -4), (22, 16), (-4, 22), (-22, 16)]), x, y, 1, t)
        s.thing(coal, "#2a2c3c", 1.3, shade=0.6, hatch=0, line=3)
        s.curve([(x - 14, y - 6), (x, y - 13), (x + 12, y - 9)], 2, "#9ab0d8", body=True)
        s.fill(ell(x - 4, y + 10, 7, 4), "#f4faff", body=True)
    for pts in ([(386, 532), (424, 500), (476, 490)], [(576, 486), (630, 494), (670, 524)]):  # brows of twig
        s.curve(_lean(pts), 8, WOOD[1])
    for k in range(9):
        u = k / 8
        p = _lean([(438 + 172 * u, 652 - 24 * math.sin(u * math.pi))])[0]
        s.wash(ell(p[0] + 2, p[1] + 5, 12, 9), DUSK, 0.5, wet=4)
        s.thing(ell(*p, 10, 9), "#2a2c3c", 1.2, shade=0.4, hatch=0, line=2)
    nose = _lean(blob([(490, 560), (522, 536), (556, 556), (560, 620), (548, 690), (534, 742, 1), (514, 690), (496, 624)]))
    s.wash(move(nose, 20, 10), DUSK, 0.75, wet=8)
    s.thing(nose, "#f68a26", 1.0, col2="#dc5418", shade=0.85, shcol="#8a2408", hatch=5, line=3.2)
    for k, w in enumerate((36, 35, 31, 25, 17)):
        y = 582 + k * 29
        s.curve(_lean([(528 - w, y), (528 - w * 0.2, y + 12), (528 + w * 0.5, y + 6)]), 2.2, "#8a2408", clip=nose)
    for pts in ([(434, 568), (424, 606), (436, 642), (428, 690)], [(614, 562), (626, 602), (614, 640), (624, 682)]):
        pts = _lean(pts)
        s.curve(pts, 10, "#6aa8e8", taper=(0.1, 0.05))
        s.curve(pts - [2, 0], 3.4, "#ffffff", body=True)
    brim = _lean(ell(512, 392, 268, 88, -5))
    s.wash(move(brim, 6, 36), DUSK, 0.8, wet=14, clip=top)
    s.thing(brim, "#3a3e54", 1.2, shade=0.9, shcol="#0c0e18", hatch=6, line=3.8)
    s.stroke(_lean(arc(512, 392, 258, 80, 110, 200, 40)), 3, "#ffd890", body=True, alpha=0.8)
    crown = _lean(blob([(346, 372, 1), (340, 280), (326, 170, 1), (400, 118), (500, 108), (600, 112), (676, 158, 1), (672, 270), (668, 352, 1), (600, 406), (500, 424), (400, 412)]))
    s.thing(crown, "#34384c", 1.3, col2="#22253a", shade=0.9, shcol="#080a12", hatch=6, line=3.8, soft=80)
    band = [*path([(345, 330), (420, 372), (508, 384), (600, 366), (670, 312)], 10), *path([(668, 352), (600, 404), (504, 424), (404, 412), (346, 374)], 10)]
    s.thing(valid(Polygon(_lean(band))), RED[1], 1.0, shade=0.8, shcol=RED[0], hatch=5, line=2.8)
    s.thing(_lean(ell(501, 164, 176, 66, -2)), "#4a5070", 1.0, shade=0.7, shcol="#10121e", hatch=6, line=3.4)
    cap = _lean(blob([(330, 166), (360, 128), (450, 100), (560, 100), (650, 134), (674, 168), (620, 190), (590, 172), (540, 206), (500, 236), (470, 202), (420, 214), (380, 190)]))
    s.wash(move(cap, 4, 12), "#0c0e18", 0.9, wet=6)
    s.thing(cap, "#f2f6fc", 0.15, shade=0.6, shcol="#7a94cc", hatch=0, line=2.8, white=0.9, soft=50)


def _arm(s, turn, wrist_, mitten_):
    """Her sleeve round the snow, and the mitten flat on it."""
    g = limb([*turn, wrist_], [46, 41, 33, 28], 12)
    s.wash(move(g, 10, 22), DUSK, 0.7, wet=10)
    s.wash(move(mitten_, 8, 14), DUSK, 0.75, wet=7)
    s.thing(mitten_, "#d83040", 1.0, col2="#b81c34", shade=0.85, shcol=RED[0], hatch=5, line=3)
    drape(s, g, GOLD, lambda x, y: math.atan2(wrist_[1] - turn[0][1], wrist_[0] - turn[0][0]), 70, long=34, w=1.6, k=0.85, line=3.4, hatch=6)
    w, e = np.array(wrist_, float), np.array(turn[-1], float)
    d = (w - e) / np.hypot(*(w - e))
    o = np.array([-d[1], d[0]])
    cuff = limb([w - o * 26 + d * 6, w + d * 10, w + o * 26 + d * 6], [12, 13, 12])
    s.thing(cuff, "#fff8ec", 0.15, shade=0.7, shcol="#8a8ab8", hatch=5, line=2.6)
    m = np.array(turn[1], float)
    for q in (-18, 4, 24):
        s.curve([m + d * q + o * 30, m + d * (q * 0.6) + o * 4, m + d * (q * 0.8) - o * 26], 2.6, GOLD[0], clip=g)


def _girl(s, snow):
    skin_ = SKINS["brown"]
    s.wash(blob([(310, 950), (520, 880), (700, 960), (740, 1200), (720, 1340), (560, 1330), (360, 1250)]), DUSK, 0.8, wet=26, clip=snow)
    left = union(limb([(274, 878), (242, 832), (228, 780)], [28, 36, 26]), limb([(286, 862), (304, 826), (306, 796)], [18, 17, 13]))
    right = union(limb([(778, 902), (816, 856), (834, 802)], [28, 36, 26]), limb([(772, 888), (770, 850), (774, 822)], [18, 17, 13]))
    for mitten in (left, right):  # pressed into the snow
        s.wash(mitten.buffer(16), DUSK, 0.6, wet=9, clip=snow)
    _arm(s, [(436, 1014), (380, 986), (320, 936)], (278, 882), left)
    _arm(s, [(576, 1014), (640, 992), (714, 950)], (772, 906), right)
    for x, lean in ((452, -4), (566, 5)):  # on the tips of her toes
        leg = limb([(x - lean, 1260), (x, 1350)], [30, 25])
        s.thing(leg, "#4a6ab0", 0.9, shade=0.8, shcol="#1c2c5a", hatch=5, line=2.8)
        for q in (1300, 1326):
            s.curve([(x - 32, q), (x, q + 10), (x + 32, q)], 6, "#f4f0ff", body=True, clip=leg)
        s.wash(ell(x + 26, 1440, 70, 14), DUSK, 0.9, wet=8)
        boot = move(blob([(-33, -62), (0, -56), (33, -62), (36, -20), (32, 14), (38, 44), (24, 62), (-24, 62), (-38, 44), (-32, 14), (-36, -20)]), x + lean, 1384, 1, -lean)
        s.thing(boot, "#c8283a", 1.0, shade=0.9, shcol="#5a0c1c", hatch=5, line=3.2, white=0.6)
        s.curve([(x - 30, 1398), (x, 1406), (x + 32, 1398)], 3, "#3a0814")
        s.curve([(x + lean, 1336), (x + lean, 1392)], 2, "#5a0c1c")
    coat_ = blob([(424, 986), (470, 962), (540, 962), (588, 986), (616, 1060), (636, 1160), (664, 1262), (672, 1304), (600, 1330), (508, 1338), (412, 1330), (344, 1304), (354, 1250), (384, 1150), (396, 1060)])
    drape(s, coat_, GOLD, lambda x, y: 1.57 - (x - 508) * 0.0016, 260, long=46, w=1.6, k=0.9, line=3.8, hatch=7, soft=110)
    for p in ([(440, 1150), (420, 1240), (396, 1326)], [(486, 1190), (480, 1260), (470, 1334)], [(540, 1180), (552, 1260), (560, 1334)], [(588, 1150), (610, 1240), (634, 1318)]):
        s.wash(limb(p, [3, 11, 17]), GOLD[0], 0.75, wet=7, clip=coat_)
        s.curve(p, 3, GOLD[0], clip=coat_)
    s.curve([(350, 1284), (420, 1308), (508, 1316), (600, 1308), (668, 1284)], 2.2, GOLD[0], clip=coat_)
    neck = limb([(508, 980), (514, 930)], [36, 36])
    s.thing(neck, skin_[0], 0.9, col2=skin_[1], shade=0.6, shcol=skin_[2], hatch=0, line=2.4)
    cheek = blob([(540, 838), (584, 862), (594, 890), (590, 910), (578, 938), (548, 950), (520, 920)])
    s.thing(cheek, skin_[0], 0.9, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2.6)
    s.wash(ell(570, 912, 18, 15), "#d8503a", 0.6, wet=8, clip=cheek)
    s.curve([(594, 886), (582, 892), (572, 890)], 2.4)
    head_ = blob([(424, 880), (432, 818), (476, 776), (530, 772), (574, 800), (590, 842), (566, 868), (556, 910), (540, 950), (500, 964), (452, 946), (430, 916)])
    tresses(s, head_, lambda x, y: math.atan2(972 - y, 500 - x), ("#140c12", "#34202a", "#7a4c4a", "#d8a080"), 260, 42, 1.9)
    s.curve([(520, 772), (510, 820), (502, 880)], 2.2, skin_[0], body=True, alpha=0.8)
    ear = ell(562, 884, 15, 24, -10)
    s.thing(ear, skin_[0], 0.9, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2.4)
    s.curve([(566, 872), (556, 880), (562, 896)], 1.6)
    return coat_


def _twig(s, pts, radii, shoots, on):
    """An arm that was a branch, with its shadow on what it lies on."""
    parts = [limb(pts, radii, 8)]
    for a, b, w in shoots:
        a, b = np.asarray(a, float), np.asarray(b, float)
        d = b - a
        parts.append(limb([a, (a + b) / 2 + np.array([-d[1], d[0]]) * 0.12, b], [w, w * 0.85, w * 0.4], 6))
    g = union(*parts)
    for col, clip in on:
        s.wash(move(g, 10, 18), col, 0.8, wet=7, clip=clip)
    s.thing(g, WOOD[0], 1.0, col2="#58382e", shade=0.95, shcol=WOOD[1], hatch=5, line=3.2)
    line = path(pts, 10)
    for o in (-0.45, 0.0, 0.4):
        k = int(s.rng.integers(2, 8))
        s.stroke(line[k:-k] + [o * radii[1] * 0.8, o * radii[1]], 1.5, WOOD[1], wobble=2.5, clip=g)
    for p, _, _ in marks.along(line, 58):
        s.stroke(arc(p[0], p[1], 4, 7, 0, 300, 10), 1.4, WOOD[1], clip=g)
    s.stroke(line[3:-8] + [-radii[1] * 0.5, -radii[1] * 0.4], 2, "#f4cc98", body=True, wobble=2, clip=g)


def _socket(s, x, y, side):
    """The snow closes over the end of the branch."""
    lip = blob([(x + 22 * side, y - 46), (x - 20 * side, y - 50), (x - 46 * side, y - 6), (x - 26 * side, y + 46), (x + 6 * side, y + 50), (x - 8 * side, y + 18), (x + 6 * side, y - 14)])
    s.cover(lip)
    s.wash(lip, "#a4b8e4" if side > 0 else "#eef2fa", 0.5 if side > 0 else 0.2, off=0)
    s.wash(limb([(x + 12 * side, y - 30), (x - 10 * side, y + 6), (x + 2 * side, y + 44)], [5, 9, 6]), DUSK, 0.5, wet=6, clip=lip)
    s.curve([(x + 24 * side, y - 46), (x + 4 * side, y - 14), (x - 8 * side, y + 16), (x + 8 * side, y + 52)], 3.2)
    for a in (-1, 1):
        s.stroke(arc(x - 26 * side, y + a * 26, 13, 8, 20, 150), 1.6, "#46609c")


def _thaw(s):
    """The ground comes through: wet earth in patches that bleed into the snow, grass, crocuses."""
    r = s.rng
    for pts in ([(-40, 1420), (90, 1396), (230, 1430), (330, 1476), (300, 1540), (-40, 1540)], [(660, 1480), (800, 1450), (900, 1440), (1040, 1390), (1040, 1540), (640, 1540)]):
        g = blob(pts)
        s.cover(g, keep=0.3)
        s.wash(g, "#c4c87a", 0.6, col2="#9ab04a", wet=12, bloom=2)
        s.wash(g.buffer(-16), "#6a7a2c", 0.8, wet=16, gran=0.6)
        x0, y0, x1, y1 = g.bounds
        near = g.buffer(6)
        for _ in range(int(g.area / 80)):
            x, y = r.uniform(max(0, x0), min(1000, x1)), r.uniform(y0, min(1500, y1))
            if near.contains(ell(x, y, 1)):
                q, a = r.uniform(16, 46), r.normal() * 11
                s.curve([(x, y), (x + a * 0.4, y - q * 0.6), (x + a, y - q)], r.uniform(1.3, 3), ("#3f6a2a", "#6f9a34", "#a8c048", "#2f5424", "#d0c860")[int(r.integers(5))], n=4)
    for x, y, k, a in ((84, 1458, 1.5, -8), (158, 1480, 1.2, 9), (34, 1470, 1.0, -4), (226, 1484, 1.3, 4), (930, 1462, 1.5, 8), (866, 1484, 1.2, -6), (978, 1440, 1.1, 3), (760, 1486, 0.9, -5)):
        q = lambda pts, x=x, y=y, k=k, a=a: move(np.asarray(pts, float), x, y, k, a)  # noqa: E731
        for e in (-1, 1):
            s.curve(q([(0, 14), (8 * e, -14), (20 * e, -34)]), 3, "#3f7a2a")
        s.curve(q([(0, 14), (0, -8), (0, -26)]), 5 * k, "#e8f0d8", body=True)
        for e in (-1, 1, 0):
            s.thing(blob(q([(0, -22), (13 * e - 10, -40), (9 * e, -72), (13 * e + 10, -40)]), 6), ("#a878e0", "#8a54cc", "#c49cf0")[e], 0.85, shade=0.7, shcol="#3a1a7a", hatch=0, line=2)
            s.curve(q([(3 * e, -34), (9 * e, -58)]), 1.3, "#5a2aa0")
        s.curve(q([(0, -52), (2, -66), (0, -76)]), 3.4 * k, "#f8a01c", body=True)


@card("frost", paper="hot", light=(-0.6, -0.6))
def snow_parent(s):
    """From behind her: a girl in a yellow coat holds all she can of a snowman, who bows and closes his branches on her back."""
    _morning(s)
    low, mid = _snowman(s)
    _knit(s, [(380, 590), (420, 690), (530, 730), (640, 712), (676, 620)], [34, 42, 44, 42, 34], (6, 22))
    _bowed(s)
    snow = union(low, mid)
    coat_ = _girl(s, snow)
    _knit(s, [(676, 700), (742, 768), (716, 864), (616, 944), (512, 974), (424, 956)], [40, 38, 34, 34, 36, 28], (10, 18))
    _knit(s, [(664, 700), (690, 716)], [36, 40])
    _knit(s, [(436, 968), (420, 1030), (410, 1092)], [26, 30, 33], (8, 12))
    _fringe(s, (380, 1116), (438, 1120), (-4, 40))
    braid(s, [(500, 930), (512, 990), (524, 1050), (518, 1120)], 26, ("#241418", "#8a5a50", "#d8a890"), 2.4, tie="#3a9ad0")
    on = ((DUSK, snow.difference(coat_)), ("#8a4a08", coat_))
    _twig(s, [(232, 680), (146, 722), (88, 850), (108, 972), (176, 1092), (290, 1144), (404, 1180)], [28, 25, 26, 21, 22, 17, 13], (((396, 1180), (500, 1150), 10), ((400, 1182), (520, 1192), 10), ((398, 1184), (494, 1236), 9), ((360, 1170), (420, 1116), 8), ((90, 850), (34, 800), 9), ((60, 822), (56, 776), 5), ((176, 1092), (156, 1168), 8), ((146, 722), (128, 664), 7)), on)
    _twig(s, [(792, 668), (884, 716), (938, 846), (916, 980), (852, 1076), (744, 1142), (640, 1172)], [28, 25, 26, 21, 22, 17, 13], (((648, 1170), (556, 1122), 10), ((644, 1172), (536, 1170), 10), ((646, 1174), (552, 1222), 9), ((680, 1168), (618, 1232), 8), ((938, 846), (984, 790), 9), ((852, 1076), (880, 1146), 8), ((884, 716), (900, 660), 7)), on)
    _socket(s, 236, 684, -1)
    _socket(s, 812, 676, 1)
    for x, y in ((420, 726), (624, 726), (520, 806), (524, 852), (412, 780)):
        s.thing(blob([(x, y - 17, 1), (x + 8, y), (x, y + 11), (x - 8, y)], 6), "#7ab8f4", 0.8, shade=0.5, hatch=0, line=1.8)
    _thaw(s)
