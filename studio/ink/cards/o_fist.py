"""Rage: a spoon against a fist."""

from ..easel import *
from ..kit.coat import fist
from ..kit.drape import drape
from ..kit.figure import digit, locks
from ..kit.portrait import SKINS

FIST = ("#eab08e", "#dd8062", "#7e3a4e")
DEEP = "#4a1c38"
BEADS = ("#e0493c", "#f0c23c", "#3a9aa8", "#7ab04a", "#e88ab0")
TABLE = [(196, 1128), (806, 1118), (968, 1330), (36, 1346)]
GLOOM = "#16486a"


def _wall(s):
    """Kitchen tiles, askew, each with its own brush of green."""
    r = s.rng
    s.wash(s.all, "#eaf0e0", 0.25, pool=0.5, bloom=3)
    for i in range(-2, 10):
        for j in range(-2, 11):
            g = poly(move([(i * 132.0, j * 132.0), (i * 132.0 + 130, j * 132.0), (i * 132.0 + 130, j * 132.0 + 130), (i * 132.0, j * 132.0 + 130)], -60, -10, 1, -7))
            if s.beside(g):
                continue
            if (i + j) % 2:
                s.wash(g, "#8accb8", r.uniform(0.4, 0.7), col2="#5fb0a0", edge=0.9, gran=0.5, rough=0.8, bloom=int(r.random() < 0.3))
            s.outline(g, 1.3, "#4a8a84", lost=0.45, restate=0.05)


def _at(pts):
    return move(np.asarray(pts, float), 516, 440, 1.2, -6)


def _part(s, pts, k=0.5, line=4.2, soft=70, **kw):
    light, warm, dark = FIST
    g = blob(_at(pts)) if not hasattr(pts, "bounds") else pts
    s.thing(g, light, k, **{**dict(col2=warm, shade=0.85, shcol=dark, hatch=8, hw=1.3, line=line, soft=soft), **kw})
    return g


def _fist(s):
    """Seen from the back of the hand and from below: knuckles in a row, fingers bent under, the thumb locked beneath them."""
    light, warm, dark = FIST
    whole = blob(_at([(-120, -330), (-200, -170), (-262, -20), (-254, 130), (-150, 236), (60, 284), (230, 236), (312, 60), (290, -80), (196, -210), (130, -330)]))
    s.wash(move(whole, 150, 130), GLOOM, 0.85, wet=26, gran=0.5)
    s.wash(move(whole, 128, 110).buffer(-30), GLOOM, 0.5, wet=40, gran=0.5)
    for x, y, q in ((-170, 176, 50), (-62, 214, 55)):  # what is seen of the fingers that go back to the palm
        _part(s, limb(_at([(x, y - 60), (x + 14, y + 14)]), [q * 1.1, q * 0.98]), 0.6, bias=0.2, shade=1.2)
    thumb = [(130, -220), (236, -110), (296, 20), (276, 140), (186, 214), (70, 236), (-6, 230)]
    g = limb(_at(thumb), [66, 78, 80, 78, 70, 60, 46], 12)
    _part(s, g, 0.5, soft=60)
    s.wash(limb(_at([(270, 150), (160, 236), (30, 262)]), [20, 26, 22]), dark, 0.7, wet=16, clip=g)
    for e in (-16, 0, 17):
        s.curve(_at([(232 + e, 132 + e * 0.3), (214 + e, 172), (214 + e, 214)]), 2.6, DEEP, clip=g)
    nail = blob(_at([(-32, 206), (-6, 190), (34, 192), (42, 222), (30, 250), (-8, 254), (-34, 236)]), 8)
    s.cover(nail)
    s.wash(nail, "#f6cdb8", 0.55, edge=0.9)
    s.outline(nail, 3, lost=0)
    s.curve(_at([(26, 202), (32, 222), (24, 242)]), 5, "#fff6ee", body=True)
    joints = ((-188, -24, -194, 116, 62, 58), (-64, 10, -66, 160, 66, 61), (66, 14, 66, 168, 68, 63), (192, -8, 192, 138, 66, 60))
    fingers_ = [limb(_at([(a, b), (a * 0.5 + c * 0.5, (b + d) / 2), (c, d)]), [q * 1.22, q * 1.2, e * 1.2], 10) for a, b, c, d, q, e in joints]
    back = blob(_at([(-112, -350), (-150, -230), (-214, -120), (-246, -50), (-190, 20), (0, 60), (194, 20), (252, -50), (226, -130), (160, -230), (118, -350)]))
    s.wash(move(union(*fingers_), 4, 26), DEEP, 0.9, wet=14, clip=whole)
    under = blob(_at([(-200, 0), (-190, 120), (-60, 170), (70, 180), (190, 140), (190, 0)]))
    s.cover(under)
    s.wash(under, DEEP, 1.4, edge=0, off=0)
    g = union(back, *fingers_)
    _part(s, g, 0.5, soft=110, hatch=0, shade=0.6)
    for (x0, y0, x1, y1, q0, q1), f in zip(joints, fingers_, strict=True):
        s.wash(limb(_at([(x0 - 4, y0 + 66), (x0 + 4, y0 + 84)]), [q0 * 0.95, q0 * 0.8]), dark, 0.5, wet=30, clip=f)
        s.wash(limb(_at([(x0 + q0 * 0.8, y0 + 40), (x1 + q1 * 0.9, (y0 + y1) / 2 + 10), (x1 + q1 * 0.7, y1 + q1 * 0.6)]), [8, 26, 22]), dark, 0.75, wet=14, clip=f)
        for e in range(9):
            y = y0 + 50 + e * (y1 - y0) / 8
            s.curve(_at([(x1 + q1 * 0.28, y + 10), (x1 + q1 * 0.66, y + 4), (x1 + q1 * 0.98, y - 8)]), 1.9, DEEP, clip=f)
        joint = _at([(x1, y1 - 6)])[0]
        s.wash(ell(*joint, q1, q1 * 0.8, -6), "#d0543c", 0.45, wet=20, clip=f)
        s.lift(ell(joint[0] - 14, joint[1] - 16, q1 * 0.46, q1 * 0.34), 0.8, 9)
        for e in (-20, -5, 10, 25):
            s.curve(_at([(x1 - q1 * 0.58, y1 + e - 8), (x1, y1 + e + 6), (x1 + q1 * 0.5, y1 + e - 8)]), 2.4, DEEP, clip=f)
        s.wash(limb(_at([(x1 - q1 * 0.7, y1 + q1 * 0.72), (x1 + q1 * 0.7, y1 + q1 * 0.72)]), [15, 15]), DEEP, 0.6, wet=12, clip=f)
    for x, top, low in ((-128, 26, 190), (0, 44, 224), (130, 36, 214)):  # where finger lies on finger
        s.wash(limb(_at([(x, top - 70), (x, top), (x, low)]), [14, 16, 10]), DEEP, 0.7, wet=12, clip=g)
        s.stroke(path(_at([(x - 5, top - 56), (x + 2, top), (x, low)]), 10), 7, DEEP, taper=(0.5, 0.05))
    for x, y in ((-188, -20), (-64, 4), (66, 8), (192, -10)):
        p = _at([(x, y)])[0]
        s.wash(ell(p[0] + 12, p[1] + 10, 56, 46), "#d0543c", 0.32, wet=26, clip=g)
        s.wash(blob(_at([(x - 30, y + 44), (x + 10, y + 54), (x + 58, y + 26), (x + 62, y - 20), (x + 46, y + 6), (x + 10, y + 30)])), dark, 0.7, wet=12, clip=g)
        s.lift(ell(p[0] - 14, p[1] - 12, 36, 26), 0.85, 12)
        for e in (-18, -4, 10):
            s.curve(_at([(x - 30, y + e), (x, y + e + 6), (x + 28, y + e - 2)]), 2.0, DEEP, alpha=0.85)
        s.curve(_at([(x + 4, y - 50), (x * 0.68, -150), (x * 0.46, -262)]), 2.6, dark, alpha=0.8, clip=g)
        s.wash(limb(_at([(x + 18, y - 44), (x * 0.7 + 16, -150), (x * 0.5 + 8, -250)]), [12, 15, 8]), dark, 0.45, wet=10, clip=g)
    for vein in ([(-30, -210), (-58, -150), (-40, -100), (-70, -60)], [(-58, -150), (-110, -110), (-126, -70)], [(70, -200), (96, -140), (80, -90)]):
        s.curve(_at(vein), 7, "#9a6a86", alpha=0.35, clip=g)
        s.curve(_at(vein), 1.6, "#6a3a60", alpha=0.7, clip=g)
    s.wash(blob(_at([(130, -340), (170, -230), (236, -130), (262, -20), (196, 30), (160, -110), (90, -240)])), dark, 0.75, wet=34, clip=g)
    s.hatch(blob(_at([(150, -240), (236, -120), (254, -20), (200, -20), (170, -110), (110, -250)])), tone=0.8, sep=9, w=1.4, thr=0.2, ang=58, col=DEEP, longest=60)


def _sleeve(s):
    drop = blob(_at([(-156, -380), (-190, -700), (220, -700), (166, -380)]))
    s.wash(move(drop, 150, 120), GLOOM, 0.8, wet=26)
    for i, u in enumerate(np.linspace(-1, 1, 11)):
        x, y = _at([(u * 126, -270 - 18 * u * u)])[0]
        c = BEADS[i % 5]
        s.wash(ell(x + 8, y + 20, 24), DEEP, 0.7, wet=8)
        s.thing(ell(x, y, 25 - 4 * u * u, 24), c, 1.0, shade=0.7, shcol=darker(c, 0.5), hatch=0, line=3, white=0.7)
        s.fill(ell(x - 8, y - 9, 5, 4), body=True)
    cuff = blob(_at([(-152, -318), (-160, -400), (0, -420), (170, -400), (158, -318), (0, -292)]))
    s.thing(cuff, "#fbf6ea", 0.2, shade=0.9, shcol="#5a6aa8", hatch=8, line=4)


def _table(s):
    top = poly(TABLE)
    front = blob([(36, 1346, 1), (500, 1340), (968, 1330, 1), (984, 1430), (1000, 1560, 1), (0, 1560, 1), (16, 1440)])
    s.thing(front, "#fdf8ee", 0.12, col2="#e4e0ee", shade=0.6, shcol="#8a8ab4", hatch=0, line=3.4)
    for i in range(11):
        x, y = 80 + i * 86, 1346 - i * 1.4
        p = [(x, y), (x + 6 - i, y + 70), (x - 4 + i * 1.4, y + 200)]
        s.wash(limb(p, [3, 15, 24]), "#7a7ab0", 0.6, wet=9, clip=front)
        s.curve(p, 2.4, "#5a5a8a", clip=front)
    for d, w in ((84, 8), (102, 2.6)):
        hem = [(0 + i * 42, 1348 + d - i * 0.6 + (6 if i % 2 else -4)) for i in range(26)]
        s.stroke(path(hem, 5), w, "#e0493c", clip=front, taper=(0, 0))
    s.cover(top)
    s.wash(top, "#fffaf0", 0.1)
    s.outline(top, 3, lost=0.1)
    q = np.array(TABLE, float)
    for u in (0.34, 0.68):  # the folds it was ironed with
        s.curve([q[0] + (q[1] - q[0]) * u, q[3] + (q[2] - q[3]) * u], 1.3, "#8a8ab4")
    s.curve([(124, 1228), (892, 1212)], 1.3, "#8a8ab4")
    shade = blob([(300, 1214), (360, 1158), (520, 1136), (700, 1140), (830, 1170), (880, 1226), (800, 1272), (620, 1296), (420, 1284), (320, 1256)])
    s.wash(shade, "#3f3f94", 1.0, wet=10, gran=0.6, clip=top)
    s.hatch(shade.intersection(top), tone=0.8, sep=8, w=1.4, ang=24, thr=0.1, col="#1c1c5a", longest=70)


def _bowl(s, x, y, w, col="#3a86c0"):
    s.wash(ell(x + 18, y + w * 0.3, w * 1.1, w * 0.4), "#3f3f94", 0.7, wet=7)
    g = blob([(x - w, y), (x - w * 0.86, y + w * 0.34), (x - w * 0.4, y + w * 0.6), (x + w * 0.4, y + w * 0.6), (x + w * 0.86, y + w * 0.34), (x + w, y)])
    s.thing(g, col, 0.9, shade=0.8, shcol="#16366a", hatch=5, line=2.8)
    s.thing(ell(x, y, w, w * 0.32), "#f4f0e4", 0.2, shade=0.3, hatch=0, line=2.6)
    s.thing(ell(x, y + 3, w * 0.84, w * 0.24), "#f0a03a", 0.95, col2="#e0702a", shade=0.4, hatch=0, line=1.8)
    for q in (0.3, 0.58):  # the soup trembles
        s.stroke(arc(x, y + 3, w * q, w * q * 0.27, 20, 330, 24), 1.6, "#a8441a")
    for _ in range(5):
        p = (x + s.rng.normal() * w * 0.6, y - s.rng.uniform(16, 46))
        s.fill(ell(*p, 3.6, 5), "#f0902a", body=True)


def _laid(s):
    pot = blob([(624, 1110), (628, 1172), (658, 1202), (756, 1200), (788, 1170), (792, 1106)])
    s.wash(move(pot, 26, 14), "#1c1c5a", 0.8, wet=9)
    for e in (610, 806):
        s.thing(ell(e, 1130, 18, 14).difference(ell(e, 1130, 9, 6)), "#d8402c", 1.0, shade=0.5, hatch=0, line=2.6)
    s.thing(pot, "#d8402c", 1.0, col2="#b82a24", shade=0.9, shcol="#5a101a", hatch=5, line=3.2, white=0.7)
    lid = blob([(612, 1106), (650, 1078), (708, 1066), (766, 1074), (802, 1100), (708, 1122)])
    s.thing(move(lid, 0, -12, 1, -9, origin=(708, 1100)), "#e0503a", 1.0, shade=0.7, shcol="#5a101a", hatch=5, line=3, white=0.6)
    s.thing(ell(698, 1050, 14, 12), "#2a2430", 1.0, hatch=0, line=2)
    _bowl(s, 250, 1262, 70)
    _bowl(s, 606, 1278, 74)
    bread = blob([(788, 1286), (816, 1246), (878, 1236), (920, 1262), (918, 1300), (850, 1318), (800, 1314)])
    s.wash(move(bread, 10, 12), "#3f3f94", 0.6, wet=6)
    s.thing(bread, "#e0a050", 0.9, shade=0.8, shcol="#7a3e1a", hatch=5, line=2.8)
    for k in range(3):
        s.curve([(826 + k * 30, 1292), (838 + k * 30, 1274), (842 + k * 30, 1256)], 3.4, "#7a3e1a")


def _curls(s, h, n):
    s.cover(h)
    s.wash(h, "#1d1418", 1.6, off=0)
    s.fill(h, "#1d1418", alpha=0.7)
    x0, y0, x1, y1 = h.bounds
    for _ in range(n):
        x, y = s.rng.uniform(x0, x1), s.rng.uniform(y0, y1)
        if h.buffer(4).contains(ell(x, y, 2)):
            q = s.rng.uniform(5, 10)
            s.stroke(arc(x, y, q, q, s.rng.uniform(0, 360), s.rng.uniform(420, 640), 14), 1.9, ("#0c080a", "#1d1418", "#8a6a62")[int(s.rng.integers(3))])


def _child(s):
    """From behind, feet apart; the right arm is up."""
    skin_ = SKINS["brown"]
    look = dict(col2=skin_[1], shade=0.7, shcol=skin_[2], hatch=4, line=2.6)
    gold = ("#a85a10", "#f8c034", "#fff0b0")
    s.wash(blob([(380, 1226), (470, 1204), (560, 1216), (640, 1262), (520, 1262), (400, 1250)]), "#1c1c5a", 0.9, wet=7)
    for hip, knee, ankle, e in (((436, 1096), (424, 1160), (416, 1212), -1), ((486, 1096), (504, 1160), (514, 1208), 1)):
        s.thing(limb([knee, (knee[0] * 0.4 + ankle[0] * 0.6 + 2 * e, ankle[1] - 26), ankle], [20, 19, 13]), skin_[0], 0.85, **look)
        x, y = ankle
        s.thing(blob([(x - 16, y - 8), (x + 14, y - 8), (x + 18 + 8 * e, y + 12), (x + 12 * e + 14, y + 22), (x + 12 * e - 16, y + 22), (x - 18 + 8 * e, y + 10)]), "#c8322e", 1.0, shade=0.6, hatch=0, line=2.6)
        s.stroke([(x - 15 + 4 * e, y + 14), (x + 15 + 9 * e, y + 15)], 2.4, "#ffffff", body=True)
        s.thing(limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], [33, 31, 29]), "#4a68a8", 0.95, shade=0.8, shcol="#182a58", hatch=5, line=2.8)
    s.thing(blob([(404, 1070), (460, 1064), (518, 1070), (522, 1108), (462, 1122), (400, 1110)]), "#4a68a8", 0.95, shade=0.6, shcol="#182a58", hatch=0, line=0)
    # the left arm, held a little away, its fist shut
    s.thing(limb([(392, 1040), (372, 1078)], [14, 12]), skin_[0], 0.85, **look)
    fist(s, 364, 1094, 46, 8, skin=skin_, line=2.0, k=0.85)
    # the spoon and the arm that holds it
    handle = limb([(604, 940), (616, 856), (622, 800)], [7, 6, 8])
    spoon_cup = ell(630, 748, 34, 54, 5)

    def spoon():
        s.thing(handle, "#c8d4e0", 0.6, shade=0.7, shcol="#4a5a7a", hatch=0, line=2.6)

    s.thing(limb([(566, 946), (594, 906)], [18, 14]), skin_[0], 0.85, **look)
    fist(s, 612, 884, 62, 96, skin=skin_, line=2.2, k=0.85, held=spoon)
    s.thing(spoon_cup, "#dfe8f0", 0.5, shade=0.9, shcol="#4a5a7a", hatch=5, line=3.2, white=0.9)
    s.curve([(612, 774), (608, 742), (618, 714)], 6, "#ffffff", body=True)
    neck = limb([(464, 950), (462, 978)], [25, 28])
    s.thing(neck, skin_[0], 0.85, **look)
    body = blob([(440, 968), (404, 982), (390, 1014), (404, 1052), (400, 1092), (462, 1106), (524, 1092), (520, 1046), (534, 1006), (520, 976), (486, 966)])
    left = blob([(412, 976), (386, 992), (372, 1034), (368, 1070), (400, 1082), (414, 1040), (426, 1006)])
    drape(s, left, gold, lambda x, y: 1.7, 50, long=20, w=1.5, k=0.9, line=2.8, hatch=5)
    drape(s, body, gold, lambda x, y: 1.55, 120, long=22, w=1.5, k=0.9, line=3, hatch=5, soft=50)
    for y in range(1000, 1096, 24):
        s.curve([(400, y), (462, y + 9), (526, y)], 2.6, "#d8602a", clip=body)
    s.curve([(462, 990), (464, 1040), (460, 1096)], 1.6, "#a85a10", clip=body)
    right = blob([(498, 972), (528, 976), (552, 944), (572, 920), (604, 944), (592, 980), (566, 1020), (536, 1036), (512, 1018)])
    drape(s, right, gold, lambda x, y: 2.4, 60, long=22, w=1.5, k=0.9, line=2.9, hatch=5)
    for f in ([(556, 952), (572, 966), (590, 968)], [(524, 990), (540, 1004), (540, 1026)]):
        s.curve(f, 2.2, "#8a4a10")
    head_ = blob([(408, 892), (430, 846), (478, 838), (514, 866), (520, 910), (500, 950), (464, 964), (428, 948)])
    for x, a in ((408, -8), (520, 8)):
        s.thing(ell(x, 912, 11, 18, a), skin_[0], 0.85, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2.2)
    _curls(s, union(head_, ell(420, 880, 30), ell(450, 846, 32), ell(496, 854, 30), ell(512, 890, 26), ell(464, 930, 34)), 230)


def _man(s):
    """On the left, from behind: ducked, an arm thrown over his head."""
    skin_, blue = SKINS["olive"], ("#183a5a", "#4f8cc0", "#7fb4dc")
    for y in (1130, 1214):
        s.thing(limb([(-20, y), (40, y + 4)], [13, 13]), "#9a5a30", 0.9, shade=0.7, shcol="#4a2414", hatch=0, line=2.8)
    body = blob([(-30, 1210), (10, 1150), (70, 1126), (130, 1150), (166, 1220), (176, 1300), (150, 1400), (130, 1520), (-40, 1520)])
    head_ = blob([(84, 1150), (82, 1092), (116, 1052), (168, 1050), (204, 1084), (206, 1136), (180, 1172), (130, 1184)])
    s.thing(head_, skin_[0], 0.75, col2=skin_[1], shade=0.8, shcol=skin_[2], hatch=0, line=2.6)
    hair = blob([(82, 1150), (74, 1090), (108, 1042), (166, 1034), (208, 1062), (214, 1100), (198, 1120), (188, 1150), (164, 1176), (120, 1186)])
    locks(s, hair, lambda x, y: math.atan2(y - 1060, x - 190) + 0.2, ("#3a2a24", "#5a463c", "#a89484", "#e8dccc"), 180, long=26, w=1.7, line=2.8)
    s.thing(ell(190, 1138, 12, 19, 14), skin_[0], 0.8, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2.2)
    s.wash(ell(150, 1052, 70, 18), "#2a1a18", 0.7, wet=8)
    for i, (a, b) in enumerate((((150, 1036), (206, 1064)), ((146, 1024), (212, 1042)), ((142, 1012), (206, 1020)), ((136, 1004), (188, 1002)))):
        digit(s, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 6), b], [13, 12.5, 9.5], skin_, nail=1, line=2.2, k=0.75, hatch=0 if i else 5)
    s.thing(blob([(92, 1028), (104, 1000), (138, 996), (162, 1012), (164, 1040), (140, 1050), (108, 1052)]), skin_[0], 0.75, col2=skin_[1], shade=0.7, shcol=skin_[2], hatch=5, line=2.4)
    arm = limb([(84, 1204), (34, 1084), (58, 1040), (108, 1022)], [58, 42, 36, 25])
    drape(s, arm, blue, lambda x, y: 1.2 if y > 1080 else -0.5, 90, long=34, w=1.6, k=0.85, line=3.2, hatch=6, soft=44)
    for f in ([(40, 1024), (52, 1052), (76, 1062)], [(62, 1010), (70, 1034), (90, 1044)], [(14, 1120), (42, 1128), (66, 1114)]):
        s.curve(f, 2.8, blue[0], clip=arm)
    drape(s, body, blue, lambda x, y: 1.3, 200, long=40, w=1.7, k=0.85, line=3.6, hatch=6, soft=90)
    for f in ([(40, 1180), (90, 1230), (100, 1310)], [(10, 1270), (60, 1310), (70, 1400)], [(150, 1260), (130, 1310), (140, 1380)]):
        s.curve(f, 3.4, blue[0], clip=body)


def _woman(s):
    """On the right: both arms over her head, her forehead nearly on the cloth."""
    skin_, red = SKINS["deep"], ("#6a0f22", "#e0505a", "#ee7a7e")
    body = blob([(1040, 1180), (990, 1136), (930, 1140), (884, 1190), (866, 1270), (880, 1380), (900, 1530), (1050, 1530)])
    hair = blob([(918, 1172), (868, 1190), (830, 1170), (816, 1124), (836, 1080), (884, 1062), (930, 1082), (946, 1130)])
    locks(s, hair, lambda x, y: math.atan2(y - 1066, x - 930) + 1.2, ("#1a1216", "#2c2024", "#6a565e", "#a8989a"), 200, long=30, w=1.8, line=2.8)
    bun = ell(936, 1074, 36, 32)
    locks(s, bun, lambda x, y: math.atan2(y - 1074, x - 936) + 1.57, ("#1a1216", "#2c2024", "#6a565e", "#a8989a"), 90, long=24, w=1.8, line=2.6)
    far = blob([(846, 1214), (800, 1190), (776, 1130), (796, 1096), (830, 1106), (850, 1150), (884, 1180)])
    drape(s, body, red, lambda x, y: 1.75, 160, long=40, w=1.7, k=0.9, line=3.6, hatch=6, soft=80)
    for _ in range(40):
        p = (s.rng.uniform(870, 1000), s.rng.uniform(1160, 1500))
        s.fill(ell(*p, 5.4), "#fff4e8", body=True, clip=body)
    for f in ([(990, 1170), (940, 1220), (920, 1300)], [(890, 1240), (920, 1290), (912, 1370)]):
        s.curve(f, 3.2, red[0], clip=body)
    drape(s, far, red, lambda x, y: 1.1, 60, long=28, w=1.6, k=0.9, line=3, hatch=5)
    for k in range(4):  # the far hand, laid over her hair
        digit(s, [(818 + k * 10, 1098 - k * 8), (846 + k * 9, 1076 - k * 8), (876 + k * 7, 1080 - k * 9)], [11.5, 11, 8.5], skin_, nail=1, line=2.1, k=0.8, hatch=0)
    near = limb([(990, 1196), (930, 1240), (896, 1222), (897, 1132)], [50, 40, 34, 25])
    s.wash(move(near, -6, 14), red[0], 0.8, wet=10, clip=body)
    for k in range(4):
        digit(s, [(884 + k * 9, 1112), (872 + k * 12, 1082 - k * 3), (862 + k * 15, 1052 - k * 2)], [12, 11.5, 8.5], skin_, nail=1, line=2.1, k=0.8, hatch=0)
    s.thing(blob([(874, 1120), (876, 1100), (900, 1090), (922, 1100), (922, 1122), (898, 1134)]), skin_[0], 0.8, col2=skin_[1], shade=0.6, shcol=skin_[2], hatch=0, line=2.2)
    drape(s, near, red, lambda x, y: 1.2, 70, long=30, w=1.6, k=0.9, line=3.2, hatch=5, soft=40)
    for _ in range(12):
        p = (s.rng.uniform(870, 990), s.rng.uniform(1120, 1236))
        s.fill(ell(*p, 5), "#fff4e8", body=True, clip=near)
    for f in ([(866, 1196), (892, 1200), (916, 1186)], [(880, 1238), (906, 1220), (926, 1204)]):
        s.curve(f, 2.8, red[0], clip=near)


@card("verdigris", paper="cold", light=(-0.6, -0.65))
def fist_house(s):
    """It comes down on the table; the smallest of them stands up on it."""
    _wall(s)
    _fist(s)
    _sleeve(s)
    s.wash(poly([(-20, 1130), (1020, 1100), (1020, 1520), (-20, 1520)]), "#7ab0a4", 0.4, wet=30)
    _table(s)
    _laid(s)
    _man(s)
    _woman(s)
    _child(s)
    s.splatter("#2f6a66", 26, (0, 0, 1000, 900), (0.7, 4))
