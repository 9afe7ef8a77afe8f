"""A parent of snow, from straight above, on the day it thaws: the shadow of the two is a meadow."""

from shapely.geometry import Point

from ..easel import *
from ..kit.drape import drape

DUSK = "#2c4682"
WOOD = ("#7a5040", "#2a181a")
GOLD = ("#a85a08", "#fbc02a", "#fff4b8")
RED = ("#6a1020", "#e03a3a", "#ffb0a0")
GRASS = ("#1c4420", "#2f6a2a", "#5f9434", "#a4c048", "#12301e")
MAN, GIRL = (346, 1196), (696, 1206)


def _branch(p, way, n, w, r, out):
    """A bare tree as so many limbs."""
    q = p + n * np.array([math.sin(way), -math.cos(way)])
    out.append(limb([p, (p + q) / 2 + r.normal(size=2) * n * 0.06, q], [w, w * 0.85, w * 0.68], 6))
    if w > 1.6:
        for e in (-1, 1):
            _branch(q, way + e * r.uniform(0.2, 0.55), n * r.uniform(0.66, 0.84), w * 0.66, r, out)


def _field(s):
    """Snow in the last low sun, which stands below the card: warm there, blue above; trees throw their shadows up it."""
    s.wash(box(-20, -20, 1020, 1520), "#e6eefa", 0.3, gran=0.25)
    s.wash(blob([(-60, -60), (1060, -60), (1060, 640), (860, 420), (700, 120), (300, 60), (140, 380), (-60, 560)]), "#86a6dc", 0.75, wet=90, gran=0.25)
    s.wash(blob([(560, -60), (1060, -60), (1060, 420), (900, 240), (760, 60)]), "#2c4a94", 0.8, wet=90, gran=0.25)
    s.wash(blob([(-60, -60), (330, -60), (150, 90), (60, 300), (-60, 420)]), "#3a5aa4", 0.75, wet=80, gran=0.25)
    s.wash(blob([(-60, 1330), (300, 1440), (700, 1400), (1060, 1250), (1060, 1560), (-60, 1560)]), "#ffdca8", 0.32, wet=90, gran=0.25)
    tree = []
    _branch(np.array((958, 1010), float), 0.0, 300, 19, s.rng, tree)
    s.wash(union(*tree, limb([(958, 1010), (976, 1540)], [19, 25])), "#41609f", 0.75, wet=9, gran=0.25)


def _shadow():
    """What the two of them throw on the snow: he bows, his branch goes round her, she lays her hands on him."""
    low = blob([(150, 1200), (124, 960), (160, 820), (250, 730), (400, 706), (520, 770), (570, 880), (572, 1000), (548, 1200)])
    mid = blob([(206, 610), (230, 500), (320, 440), (430, 444), (520, 510), (548, 610), (520, 720), (420, 780), (300, 772), (224, 700)])
    scarf = limb([(322, 462), (420, 498), (520, 470)], [28, 34, 28])
    nose = blob([(560, 330), (586, 330), (670, 350), (756, 384, 1), (670, 390), (560, 388)])
    hat = union(limb([(262, 270), (440, 262), (622, 270)], [13, 18, 13]), blob([(350, 266, 1), (344, 180), (330, 66, 1), (440, 52), (560, 66, 1), (546, 180), (540, 266, 1)]))
    top = move(union(ell(446, 360, 122, 112), nose, hat), 8, 0, 1, 11, origin=(440, 460))
    arm = limb([(470, 560), (600, 520), (730, 530), (820, 610), (842, 740), (800, 850)], [19, 17, 17, 15, 14, 10])
    shoots = [limb([a, b], [w, 3]) for a, b, w in (((802, 846), (720, 858), 9), ((806, 836), (728, 898), 8), ((806, 840), (776, 926), 8), ((730, 530), (776, 462), 8), ((836, 690), (896, 664), 8))]
    child = union(blob([(588, 700), (606, 634), (664, 606), (722, 596, 1), (730, 650), (742, 700), (724, 760), (660, 784), (606, 760)]), blob([(624, 760), (700, 760), (728, 840), (748, 960), (764, 1090), (756, 1200), (600, 1200), (594, 1060), (606, 900)]), limb([(640, 812), (580, 800), (516, 772)], [26, 22, 20]))
    eye, *fallen = (blob([(x, y - 26 * k, 1), (x + 12 * k, y), (x, y + 15 * k), (x - 12 * k, y)], 6) for x, y, k in ((518, 356, 1.35), (634, 474, 0.95), (574, 596, 1.2)))
    return union(low, mid, scarf, top, arm, *shoots, child, *fallen).difference(eye)


def _meadow(s, g):
    """The snow has gone where the shadow lies; its lip is towards the sun."""
    r = s.rng
    s.cover(g, keep=0.1)
    s.wash(g, "#8aa840", 0.8, col2="#4a7a2c", gran=0.25)
    s.wash(g.intersection(box(0, 0, 1000, 560)), "#1c4a2c", 0.9, wet=90, gran=0.25, clip=g)
    lip = g.difference(move(g, 0, -15))
    near = g.buffer(3)
    for _ in range(9000):
        x, y = r.uniform(90, 910), r.uniform(50, 1200)
        if near.contains(Point(x, y)):
            q, a = r.uniform(14, 34), r.normal() * 8
            deep = r.uniform() < 0.62 - y / 2400
            col = GRASS[int(r.choice((0, 1, 4) if deep else (1, 2, 3)))]
            s.curve([(x, y), (x + a * 0.4, y - q * 0.6), (x + a, y - q)], r.uniform(1.4, 3), col, n=4, clip=near)
    s.wash(lip, "#0c1c24", 0.9, wet=4, clip=g)
    s.outline(g, 2.6, "#1a2a3c")
    s.lift(g.buffer(11).difference(g.buffer(2)), 0.7, 5)


def _crocus(s, x, y, q, turn):
    """From above: six petals and a flame."""
    s.wash(ell(x, y - q * 0.5, q * 1.1, q), "#0c2018", 0.8, wet=8)
    for k in (0, 2, 4, 1, 3, 5):
        petal = move(blob([(0, 0), (-0.36 * q, -0.5 * q), (0, -1.12 * q), (0.36 * q, -0.5 * q)], 6), x, y, 1, turn + k * 60)
        s.cover(petal)
        s.thing(petal, ("#8a54cc", "#b58aec")[k % 2], 0.9, shade=0.5, shcol="#3a1a7a", hatch=0, line=1.8)
    s.fill(ell(x, y, q * 0.24), "#f8a01c", body=True)
    s.stroke(arc(x, y, q * 0.24, q * 0.24, 0, 360, 12), 1.4, "#8a3a08")


def _knit(s, way, radii, cast):
    g = limb(way, radii, 12)
    s.wash(move(g, *cast), DUSK, 0.7, wet=9)
    s.cover(g)
    s.thing(g, RED[1], 0.95, col2="#c42834", shade=0.85, shcol=RED[0], hatch=0, line=3.2, gran=0.25)
    for p, d, u in marks.along(path(way, 12), 15):
        q = float(np.interp(u, np.linspace(0, 1, len(radii)), radii))
        o = np.array([-d[1], d[0]])
        for e in (-0.66, -0.22, 0.22, 0.66):
            c = p + o * q * e
            s.curve([c - d * 6 - o * q * 0.19, c + d * 5, c - d * 6 + o * q * 0.19], 1.7, RED[0], clip=g, alpha=0.8)


def _fringe(s, a, b, way):
    for u in np.linspace(0.05, 0.95, 9):
        p = np.array(a) * (1 - u) + np.array(b) * u
        e = p + np.array(way) + s.rng.normal(size=2) * 6
        s.curve([p, (p + e) / 2 + s.rng.normal(size=2) * 4, e], 5.5, "#c42834")
        s.curve([p, (p + e) / 2, e], 1.2, RED[2], body=True)


def _twig(s, pts, radii, shoots):
    """An arm that was a branch, with its shadow on what lies under it."""
    parts = [limb(pts, radii, 8)]
    for a, b, w in shoots:
        a, b = np.asarray(a, float), np.asarray(b, float)
        d = b - a
        parts.append(limb([a, (a + b) / 2 + np.array([-d[1], d[0]]) * 0.12, b], [w, w * 0.85, w * 0.4], 6))
    g = union(*parts)
    s.wash(move(g, 4, -22), DUSK, 0.75, wet=7, gran=0.25)
    s.cover(g)
    s.thing(g, WOOD[0], 1.0, col2="#58382e", shade=0.95, shcol=WOOD[1], hatch=5, line=3.2, gran=0.25)
    line = path(pts, 10)
    for o in (-0.45, 0.0, 0.4):
        k = int(s.rng.integers(2, 8))
        s.stroke(line[k:-k] + [o * radii[1] * 0.8, o * radii[1]], 1.5, WOOD[1], wobble=2.5, clip=g)
    s.stroke(line[3:-8] + [0, radii[1] * 0.5], 2, "#f4cc98", body=True, wobble=2, clip=g)


def _body(s):
    """A ball of snow that has begun to run, in a puddle of itself."""
    x, y = MAN
    pool = blob([(70, 1230), (96, 1360), (200, 1452), (350, 1476), (500, 1440), (570, 1370), (540, 1250), (300, 1180)])
    s.cover(pool)
    s.wash(pool, "#9cc4ee", 0.7, col2="#4a80c8", gran=0.25)
    s.outline(pool, 2.2, "#3a5a98")
    for q in (1.0, 1.09):
        s.stroke(arc(x - 6, y + 20, 236 * q, 232 * q, 40, 130, 40), 2, "#f4faff", body=True)
    ball = blob([(x + q * math.cos(k * 0.449), y + q * math.sin(k * 0.449)) for k, q in enumerate((236, 240, 229, 246, 234, 243, 230, 236, 240, 230, 238, 232, 226, 238))])
    s.cover(ball)
    s.thing(ball, "#e8f0fa", 0.25, shade=0.3, shcol="#7a94cc", hatch=0, line=3.4, white=0.9, soft=150, gran=0.25)
    s.wash(blob([(x - 270, y - 20), (x - 120, y - 110), (x + 60, y - 120), (x + 270, y - 30), (x + 270, y - 270), (x - 270, y - 270)]), "#5a7ac0", 0.75, wet=46, gran=0.25, clip=ball)
    for a in (48, 70, 96, 128, 152, 176):
        c, d = x + 206 * math.cos(math.radians(a)), y + 206 * math.sin(math.radians(a))
        for k in range(3):
            s.stroke(arc(c + k * 12, d - k * 7, 15, 8, 10, 140), 1.6, "#6a86c0")


def _hat(s):
    """The black disc, and the carrot that looks out from under it."""
    x, y = MAN[0] + 14, MAN[1] + 2
    nose = blob([(x + 90, y - 26), (x + 126, y - 26), (x + 176, y - 10), (x + 222, y + 8, 1), (x + 172, y + 20), (x + 126, y + 29), (x + 90, y + 29)])
    s.wash(move(nose, 2, -18), DUSK, 0.8, wet=6)
    s.cover(nose)
    s.thing(nose, "#f68a26", 1.0, col2="#dc5418", shade=0.8, shcol="#8a2408", hatch=0, line=3.2, gran=0.25)
    for k, w in enumerate((24, 21, 16, 10)):
        s.curve([(x + 130 + k * 20, y + 2 * k - w), (x + 138 + k * 20, y + 2 * k), (x + 128 + k * 20, y + 2 * k + w * 0.5)], 2.2, "#8a2408", clip=nose)
    brim = ell(x, y, 126, 122, 6)
    s.wash(move(brim, 4, -24), "#1c2c5c", 0.85, wet=9)
    s.cover(brim)
    s.thing(brim, "#2e3348", 1.4, shade=0.6, shcol="#06070e", hatch=6, line=4, gran=0.25)
    s.stroke(arc(x, y, 117, 113, 30, 150, 40), 3.4, "#ffd890", body=True, alpha=0.85)
    s.wash(ell(x + 4, y - 24, 84, 80), "#020308", 1.2, wet=8, clip=brim)
    band = ell(x + 2, y + 3, 81, 78)
    s.cover(band)
    s.thing(band, RED[1], 1.0, shade=0.6, shcol=RED[0], hatch=0, line=3)
    crown = ell(x + 4, y - 6, 76, 71)
    s.cover(crown)
    s.thing(crown, "#1c1f2c", 1.5, shade=0.6, shcol="#020308", hatch=7, line=3.4, gran=0.25)
    s.stroke(arc(x + 4, y - 6, 67, 62, 40, 140, 30), 3, "#aab4d8", body=True, alpha=0.8)


def _girl(s):
    x, y = GIRL
    s.wash(ell(x, y - 34, 104, 150), "#0c2018", 0.8, wet=16)
    for e in (-1, 1):
        mitten = union(limb([(x - 122, y + 116 * e), (x - 164, y + 104 * e)], [27, 24]), limb([(x - 128, y + 100 * e), (x - 150, y + 74 * e)], [13, 11]))
        s.wash(move(mitten, 2, -16), DUSK, 0.75, wet=7)
        s.cover(mitten)
        s.thing(mitten, "#3a78c8", 1.0, col2="#2a58a8", shade=0.7, shcol="#14285a", hatch=0, line=3)
        arm = limb([(x + 4, y + 92 * e), (x - 60, y + 122 * e), (x - 108, y + 118 * e)], [44, 38, 31], 12)
        s.cover(arm)
        drape(s, arm, GOLD, lambda *_: 3.0, 60, long=34, w=1.6, k=0.85, line=3.2, hatch=0)
        cuff = limb([(x - 112, y + 118 * e - 26), (x - 117, y + 118 * e), (x - 112, y + 118 * e + 26)], [11, 12, 11])
        s.cover(cuff)
        s.thing(cuff, "#fff8ec", 0.15, shade=0.6, shcol="#8a8ab8", hatch=0, line=2.4)
    back = blob([(x - 34, y - 120), (x + 30, y - 126), (x + 76, y - 76), (x + 92, y), (x + 76, y + 78), (x + 30, y + 126), (x - 34, y + 120), (x - 50, y)])
    s.cover(back)
    drape(s, back, GOLD, lambda px, py: math.atan2(py - y, px - x), 160, long=40, w=1.6, k=0.85, line=3.6, hatch=0, soft=70)
    hood = blob([(x - 86, y), (x - 66, y - 62), (x - 8, y - 86), (x + 54, y - 62), (x + 92, y - 22), (x + 124, y + 4, 1), (x + 90, y + 26), (x + 52, y + 64), (x - 8, y + 86), (x - 66, y + 62)])
    s.wash(move(hood, 4, -20), GOLD[0], 0.9, wet=9, clip=back)
    s.cover(hood)
    drape(s, hood, GOLD, lambda px, py: math.atan2(py - y, px - x + 180), 150, long=44, w=1.6, k=0.8, line=3.8, hatch=0, soft=70)
    s.curve([(x - 82, y + 2), (x, y - 4), (x + 116, y + 4)], 2.8, GOLD[0], clip=hood)
    fur = limb([(x - 58, y - 68), (x - 88, y - 30), (x - 92, y), (x - 88, y + 30), (x - 58, y + 68)], [11, 15, 16, 15, 11])
    s.cover(fur)
    s.thing(fur, "#fff8ec", 0.15, shade=0.6, shcol="#8a8ab8", hatch=0, line=2.6)


def _prints(s):
    """Two came; the large steps end on the way."""
    for way, k, gap in (([(1000, 1360), (930, 1400), (850, 1400), (760, 1330)], 1.0, 38), ([(1030, 1440), (960, 1470), (860, 1478), (800, 1476)], 1.7, 62)):
        for n, (p, d, _) in enumerate(marks.along(path(way, 12), gap)):
            o = np.array([-d[1], d[0]]) * (12 * k if n % 2 else -12 * k)
            turn = math.degrees(math.atan2(d[1], d[0]))
            step = move(union(ell(5, 0, 14, 8), ell(-13, 0, 8, 7)), *(p + o), k, turn)
            s.wash(step, "#6a86c0", 0.8, gran=0.25)
            s.wash(step.difference(move(step, 0, -4 * k)), DUSK, 0.9, wet=2)


@card("frost", paper="hot", light=(-0.2, 0.8))
def snow_parent(s):
    """A hat, a scarf, a hood, from above; two branches close round her; their one shadow is grass and crocuses."""
    _field(s)
    g = _shadow()
    _meadow(s, g)
    for k, (x, y, q) in enumerate(((470, 150, 24), (330, 560, 20), (420, 640, 30), (470, 580, 22), (300, 690, 26), (410, 740, 22), (212, 872, 30), (260, 820, 20), (350, 850, 44), (280, 916, 26), (440, 812, 30), (452, 900, 46), (520, 850, 24), (380, 930, 24), (530, 930, 28), (662, 694, 30), (668, 850, 24), (700, 910, 34))):
        _crocus(s, x, y, q, k * 23)
    _prints(s)
    _body(s)
    x, y = MAN
    _knit(s, [(x - 60, y + 110), (x - 112, y + 168), (x - 106, y + 226)], [24, 27, 31], (3, -12))
    _fringe(s, (x - 132, y + 250), (x - 80, y + 254), (2, 36))
    _knit(s, [(x + 8 + 140 * math.cos(a), y + 135 * math.sin(a)) for a in np.linspace(1.9, 2 * math.pi + 2.0, 22)], [27] * 22, (3, -18))
    _girl(s)
    _twig(s, [(450, 1030), (540, 960), (670, 940), (790, 990), (862, 1090), (876, 1180)], [23, 21, 20, 18, 16, 13], (((876, 1176), (836, 1258), 9), ((876, 1176), (870, 1280), 9), ((876, 1170), (912, 1254), 8), ((670, 940), (700, 882), 8), ((862, 1090), (924, 1062), 8), ((540, 960), (520, 912), 7)))
    _twig(s, [(450, 1366), (560, 1440), (690, 1446), (800, 1398), (862, 1316), (872, 1240)], [23, 21, 20, 18, 16, 13], (((872, 1244), (826, 1188), 9), ((872, 1244), (856, 1146), 9), ((872, 1248), (916, 1172), 8), ((690, 1446), (714, 1490), 8), ((862, 1316), (922, 1336), 8)))
    for x, y, e in ((452, 1032, -1), (452, 1364, 1)):
        lump = blob([(x - 34, y - 12), (x - 8, y - 34), (x + 14, y - 22), (x + 6, y), (x + 16, y + 22), (x - 10, y + 34), (x - 34, y + 14)])
        s.cover(lump)
        s.wash(lump, "#6482c6" if e < 0 else "#eef2fa", 0.7 if e < 0 else 0.3, gran=0.25)
        s.curve([(x + 8, y - 28), (x + 14, y - 18), (x + 6, y), (x + 16, y + 20), (x + 6, y + 28)], 3)
    _hat(s)
    for x, y, k in ((560, 1164, 1.3), (552, 1246, 1.4), (586, 1266, 0.9)):
        drop = blob([(x - 20 * k, y - 4, 1), (x, y - 10 * k), (x + 14 * k, y), (x, y + 10 * k)], 6)
        s.cover(drop)
        s.thing(drop, "#5aa8f4", 0.8, shade=0.4, hatch=0, line=2)
