"""The woodcutter on his knees, from behind and above."""

from ..easel import *
from ..kit.drape import drape
from ..kit.near_hand import Hand

SKIN = ("#d9a078", "#c97a54", "#6a3038")
RED = ("#3a0610", "#c42a24", "#e4644a")
DENIM = ("#0c1424", "#3f5878", "#7694b4")
NIGHT = "#070d08"


def _boot(s, x, y, turn, flip):
    """A boot whose toe is in the grass, its sole to us, the heel up."""

    def p(pts):
        return [tuple(q) for q in move(np.array(pts, float), x, y, 0.86, turn, flip)]

    upper = blob(p([(-50, -70), (-10, -96), (40, -92), (66, -50), (62, 20), (46, 70), (0, 92), (-44, 70)]))
    s.wash(move(upper, -8, 16), NIGHT, 1.1, wet=14)
    drape(s, upper, ("#120806", "#6a4028", "#b0804e"), lambda a, b: 1.4, 90, long=22, w=1.6, line=3)
    sole = blob(p([(-44, -56), (-22, -84), (14, -84), (36, -58), (34, -18), (28, 6), (42, 40), (32, 82), (0, 100), (-34, 84), (-48, 42), (-34, 6), (-42, -20)]))
    s.thing(sole, "#3a261c", 1.3, col2="#5a3c28", shade=0.7, shcol="#0c0604", hatch=0, line=3)
    s.thing(blob(p([(-38, -54), (-20, -76), (12, -76), (30, -54), (28, -24), (-34, -24)])), "#2a1a14", 1.3, shade=0.6, shcol="#0c0604", hatch=0, line=2.6)
    for k in range(5):
        b = 14 + 15 * k
        s.stroke(p([(-36 + abs(k - 1) * 3, b), (-2, b + 7), (33 - abs(k - 1) * 3, b)]), 5, "#0c0604", taper=(0.1, 0.1))
        s.stroke(p([(-34 + abs(k - 1) * 3, b + 5), (-2, b + 12), (31 - abs(k - 1) * 3, b + 5)]), 1.8, "#b08a5a", body=True, alpha=0.7)
    for k in range(2):
        s.stroke(p([(-26, -58 + 16 * k), (22, -58 + 16 * k)]), 4, "#0c0604")


def _seat(s):
    """The seat is up; the calves lie on the grass towards us, the soles of the boots look at the sky."""
    s.wash(blob([(120, 1330), (340, 1290), (600, 1330), (620, 1500), (330, 1540), (110, 1500)]), NIGHT, 1.3, wet=26, gran=0.25)
    for e in (-1, 1):  # the toes turn in, the heels carry him
        q = lambda *pts, e=e: [(362 + e * (a - 362), b, *c) for a, b, *c in pts]  # noqa: E731
        _boot(s, 362 + 78 * e, 1410, 15 * e, e > 0)
        calf = blob(q((424, 1250), (540, 1240), (562, 1296), (552, 1346), (520, 1388, 1), (440, 1366, 1), (424, 1310)))
        s.wash(move(calf, -6, 14), NIGHT, 0.9, wet=10)
        drape(s, calf, DENIM, lambda x, y, e=e: 1.57 + 0.25 * e, 120, long=30, w=1.7, line=3.2, soft=50)
        for pts in ([(556, 1300), (510, 1322), (450, 1318)], [(560, 1318), (516, 1344), (460, 1342)], [(520, 1380), (484, 1366), (444, 1358)]):
            s.curve(q(*pts), 2.6, DENIM[0], clip=calf)
    seat = blob([(228, 1150), (360, 1136), (490, 1150), (524, 1206), (534, 1262), (516, 1306), (456, 1326), (400, 1316), (362, 1296, 1), (324, 1316), (264, 1326), (206, 1306), (190, 1262), (200, 1206)])  # fmt: skip
    s.wash(move(seat, 0, 24), NIGHT, 1.0, wet=14)
    drape(s, seat, DENIM, lambda x, y: 1.57 - (x - 360) * 0.003, 110, long=36, w=1.7, line=3.2, soft=70)
    s.wash(blob([(200, 1280), (270, 1300), (362, 1276), (460, 1300), (530, 1276), (516, 1320), (362, 1310), (206, 1320)]), DENIM[0], 1.0, wet=16, clip=seat)
    for pts in ([(362, 1160), (358, 1240), (362, 1298)], [(206, 1296), (262, 1302), (334, 1284)], [(520, 1296), (464, 1302), (392, 1284)], [(200, 1250), (230, 1276), (274, 1284)], [(526, 1250), (494, 1276), (450, 1284)]):  # fmt: skip
        s.curve(pts, 2.8, DENIM[0], clip=seat)
    for x in (256, 418):
        pocket = [(x, 1200), (x + 54, 1196), (x + 52, 1244), (x + 27, 1258), (x + 4, 1246), (x, 1200)]
        s.stroke(pocket, 2.4, DENIM[0])
        s.stroke([(a + 3, b + 4) for a, b in pocket], 1.3, "#e8b060", body=True, alpha=0.8)


FLESH = {
    "skin": Look(SKIN[0], 0.9, SKIN[1], shade=0.8, shcol=SKIN[2], white=0.5, hatch=0, line=1.2, seam=0.7, gran=0.2),
    "nail": Look("#f0c8ac", 0.5, shade=0.4, shcol=SKIN[2], white=0.6, hatch=0, line=0.8, seam=0.9),
}


def _palm(s, x, y, size, way, left, arm, long, bends):
    """A hand from its back; the wrist at (x, y). way: where the fingers point, degrees; arm: whence it comes, in its own frame."""
    h = Hand(bends, spread=(11, 3, -5, -14), thumb=(V(0.08, -0.03, 0.10), V(0.215, -0.05, 0.24), V(0.30, -0.07, 0.38), V(0.36, -0.08, 0.50)), arm=(arm, long), looks=FLESH, lines=1.2, stout=1.05, melt=0.5)  # fmt: skip
    a = math.radians(way)
    z = V(math.cos(a), math.sin(a), 0)
    side = V(-z[1], z[0], 0) * (-1 if left else 1)
    turn = np.stack([side, V(0, 0, 1), z], 1)
    shot = shoot([h.placed(turn, V(0, 0, 0))], spot(x, y, size, 0, 0), light=(0.5, 0.6, 0.7))
    s.model(shot, line=2.2, lost=0.1)


def _arms(s):
    """The forearms and the hands: one is in the water, one will hold the brow."""
    s.wash(blob([(520, 930), (640, 880), (640, 960), (560, 1010)]), "#1c0c06", 0.8, wet=16)
    _palm(s, 604, 832, 136, 94, False, (-0.12, 0, 1.0), 0.95, [(8, 10, 8), (6, 9, 8), (9, 11, 8), (13, 12, 8)])
    s.wash(blob([(540, 776), (660, 770), (664, 690), (540, 690)]), "#3f98a4", 0.75, wet=6)  # where they go under
    for q in (40, 64, 92):
        s.stroke(arc(602, 756, q, q * 0.5, 150, 395, 30), 2.8, "#fffffa", body=True, alpha=0.9)


SHIRT = blob(
    [
        (336, 912), (290, 914), (262, 888), (226, 852, 1), (240, 822), (290, 806), (262, 752), (206, 772), (160, 806), (126, 858, 1), (144, 896), (188, 944), (216, 984),
        (220, 1050), (236, 1120), (242, 1176), (300, 1194), (362, 1200), (430, 1194), (486, 1176), (496, 1110), (512, 1060), (560, 1058), (620, 1034), (668, 1000, 1),
        (652, 948), (588, 926), (574, 944, 1), (530, 926), (480, 908), (430, 908), (384, 926),
    ],
    8,
)  # fmt: skip


def _back(s):
    """The red shirt from behind, one cloth over back and arms, rounded over the rim; braces that meet between the shoulders."""
    s.wash(move(SHIRT, -14, 24), NIGHT, 0.9, wet=22)

    def way(x, y):
        return (0.8 if y > 860 else -0.6) if x < 226 and y < 960 else 0.15 if x > 520 else 1.57 + (370 - x) * 0.0022

    drape(s, SHIRT, RED, way, 330, long=36, w=1.7, line=3.4, soft=90, col2="#98161f")
    s.wash(blob([(214, 990), (280, 1030), (300, 1190), (236, 1180), (210, 1060)]), RED[0], 0.7, wet=26, clip=SHIRT)
    s.wash(blob([(510, 1062), (600, 1050), (668, 1004), (620, 1010), (540, 1020), (480, 1050), (470, 1180), (496, 1176)]), RED[0], 0.9, wet=14, clip=SHIRT)
    for e, x in ((-1, 272), (1, 476)):  # the shoulder blades
        s.lift(ell(x, 968, 46, 34, 30 * e).intersection(SHIRT), 0.35, 16)
        s.wash(limb([(x - e * 44, 960), (x - e * 30, 1016), (x + e * 20, 1040)], [3, 13, 3]), RED[0], 0.7, wet=10, clip=SHIRT)
    folds = (
        [(246, 910), (224, 946), (226, 996)], [(506, 914), (516, 960), (500, 1020)],  # the armholes
        [(228, 852), (186, 846), (138, 852)], [(230, 856), (196, 880), (164, 910)], [(236, 860), (220, 894), (204, 936)], [(236, 818), (216, 800), (206, 778)],
        [(576, 946), (616, 968), (660, 992)], [(572, 948), (590, 990), (604, 1030)], [(566, 946), (556, 990), (556, 1040)],
        [(222, 1070), (262, 1110), (300, 1150)], [(500, 1090), (470, 1116), (436, 1150)], [(330, 1170), (362, 1150), (400, 1172)], [(240, 1130), (276, 1160), (300, 1186)],
    )  # fmt: skip
    for pts in folds:
        s.wash(limb(pts, [2, 9, 3]), RED[0], 0.75, wet=6, clip=SHIRT)
        s.curve(pts, 2.8, RED[0], clip=SHIRT)
    strap = ("#2a1408", "#d8a24a", "#fff0c0")
    for pts in ([(300, 914), (330, 970), (366, 1030)], [(462, 912), (422, 972), (372, 1030)], [(368, 1020), (366, 1100), (364, 1190)]):
        drape(s, limb(pts, [11, 11, 11]).intersection(SHIRT), strap, lambda x, y: 1.6, 50, long=20, w=1.3, line=2.5)
    s.thing(poly([(346, 1012), (392, 1012), (384, 1052), (354, 1052)]), "#6a4028", 1.2, shade=0.7, hatch=0, line=2.5)
    s.thing(limb([(242, 1172), (300, 1190), (362, 1197), (430, 1190), (486, 1172)], [13] * 5), "#3a2014", 1.3, shade=0.7, hatch=0, line=2.5)
    drape(s, limb([(584, 918), (622, 922), (660, 958)], [15, 17, 15]), RED, lambda x, y: 0.6, 60, long=18, w=1.5, line=2.8)


def _head(s):
    """Bowed: the crown, and the nape that goes into the collar; the left hand holds the brow."""
    r = s.rng
    look = dict(col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.5)
    nape = blob([(344, 862), (440, 862), (438, 904), (452, 940), (384, 966), (318, 940), (338, 904)])
    s.thing(nape, SKIN[0], 0.85, **look)
    s.wash(blob([(340, 860), (444, 860), (430, 896), (390, 910), (350, 896)]), SKIN[2], 0.8, wet=10, clip=nape)
    for e in (-1, 1):
        s.curve([(389 + e * 22, 896), (389 + e * 26, 920), (389 + e * 42, 940)], 1.8, SKIN[2], clip=nape)
    collar = blob([(306, 922), (322, 908), (352, 932), (388, 940), (426, 932), (452, 906), (470, 920), (458, 954), (390, 974), (320, 956)])
    s.wash(move(collar, 0, 12), RED[0], 0.8, wet=8, clip=SHIRT)
    drape(s, collar, ("#3a0610", "#d83a2c", "#ff9a78"), lambda x, y: 0.1, 80, long=20, w=1.5, line=2.8)
    s.thing(blob([(466, 806), (484, 806), (486, 832), (474, 852), (462, 846)]), SKIN[0], 0.85, **look)
    s.curve([(476, 814), (480, 828), (472, 842)], 1.6, SKIN[2])
    skull = blob([(396, 738), (440, 746), (468, 780), (474, 824), (462, 862), (440, 890), (420, 902), (388, 912), (360, 902), (338, 890), (322, 858), (316, 816), (322, 782), (346, 752)])  # fmt: skip
    s.cover(skull)
    s.wash(skull, "#4a2c1c", 1.3, edge=0.4)
    s.wash(blob([(310, 860), (470, 860), (440, 920), (340, 920)]), "#140a06", 0.9, wet=18, clip=skull)
    whorl = np.array([400.0, 792.0])
    for q in range(760):
        a = r.uniform(0, math.tau)
        p = whorl + np.array([math.cos(a) * 78, math.sin(a) * 112]) * math.sqrt(r.random())
        v = (p - whorl) / (np.hypot(*(p - whorl)) + 1e-9)
        d = np.array([v[0] * 0.86 - v[1] * 0.5, v[0] * 0.5 + v[1] * 0.86]) * r.uniform(16, 34)
        lit = q % 4 == 2 and p[1] < 860
        s.curve([p, p + d * 0.5, p + d + (0, 4)], r.uniform(1.2, 2.4), ("#140a06", "#5a3420", "#a87850" if lit else "#3a2010", "#2a160e")[q % 4], n=4, body=lit, alpha=0.9, clip=skull.buffer(5))  # fmt: skip
    s.outline(skull, 2.6, lost=0.3)
    s.wash(ell(356, 780, 48, 26, -10), "#0c0604", 0.8, wet=10)
    _palm(s, 274, 786, 132, 4, True, (0.0, 0, 1.0), 0.06, [(12, 16, 12), (12, 18, 12), (14, 20, 12), (18, 22, 12)])
    drape(s, limb([(254, 752), (276, 780), (290, 812)], [14, 15, 14]), RED, lambda x, y: 1.0, 40, long=18, w=1.5, line=2.8)


def man(s):
    """The woodcutter from behind, on his knees, his soles to us."""
    _seat(s)
    _arms(s)
    _back(s)
    _head(s)
