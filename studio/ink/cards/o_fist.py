"""Rage: a spoon against a fist."""

from ..easel import *
from ..kit.coat import fist
from ..kit.drape import drape
from ..kit.figure import digit, locks
from ..kit.portrait import SKINS, face
from ..kit.profile import fingers, profile

FIST = ("#eab394", "#dd8468", "#8a4252")
BEADS = ("#e0493c", "#f0c23c", "#3a9aa8", "#7ab04a", "#e88ab0")
TABLE = [(246, 1076), (800, 1040), (912, 1304), (128, 1352)]


def _wall(s):
    """Kitchen tiles, askew, each with its own brush of green."""
    r = s.rng
    s.wash(s.all, "#e4eee2", 0.3, pool=0.5, bloom=3)
    for i in range(-2, 10):
        for j in range(-2, 13):
            g = poly(move([(i * 132.0, j * 132.0), (i * 132.0 + 130, j * 132.0), (i * 132.0 + 130, j * 132.0 + 130), (i * 132.0, j * 132.0 + 130)], -60, -10, 1, -7))
            if s.beside(g):
                continue
            if (i + j) % 2:
                s.wash(g, "#7cc0ae", r.uniform(0.42, 0.78), col2="#4fa396", edge=0.9, gran=0.5, rough=0.8, bloom=int(r.random() < 0.3))
                if r.random() < 0.4:
                    s.hatch(g, sep=9, w=0.9, thr=0.4, ang=int(r.integers(20, 70)), col="#2f7a72")
            s.outline(g, 1.5, "#2f6a66", lost=0.35, restate=0.1)
    s.wash(poly([(-20, 1330), (1020, 1290), (1020, 1520), (-20, 1520)]), "#b9cfc0", 0.5, wet=30)


def _hand(s):
    """The fist: palm, four fingers folded under, the thumb shut across them."""
    light, warm, dark = FIST
    a = lambda pts: move(np.asarray(pts, float), 622, 392, 0.96, 27)  # noqa: E731
    shape = blob(a([(-120, -300), (-190, -170), (-236, -60), (-232, 90), (-210, 180), (-40, 236), (120, 218), (214, 170), (236, 40), (220, -90), (150, -210), (124, -300)]))
    s.wash(move(shape, 96, 46), "#2f7f80", 0.5, wet=16)
    sleeve = blob(a([(-168, -340), (-150, -480), (-196, -800), (260, -800), (190, -480), (176, -340)]))
    s.wash(move(sleeve, 90, 60), "#2f7f80", 0.5, wet=16)
    palm = blob(a([(-112, -300), (-160, -190), (-226, -90), (-236, 40), (-200, 120), (0, 150), (200, 110), (232, 20), (216, -90), (146, -206), (118, -300)]))
    look = dict(col2=warm, shade=0.85, shcol=dark, hatch=7, line=4)
    knuckles = blob(a([(-190, 60), (-196, 170), (-110, 214), (-50, 232), (64, 216), (172, 184), (226, 110), (226, 20)]))
    s.thing(knuckles, "#8a4252", 1.0, hatch=0, shade=0.5, shcol="#3a1424", line=4)
    s.thing(palm, light, 0.55, soft=150, **look)
    for x, low, q in ((172, 156, 56), (64, 194, 62), (-50, 206, 63), (-164, 182, 60)):
        p = a([(x * 0.9, -60), (x, 20), (x * 1.02, low - 60), (x, low)])
        g = limb(p, [q * 0.8, q * 1.0, q * 1.1, q * 1.06], 10)
        s.wash(move(g, 6, 8), dark, 0.5, wet=8, clip=palm)
        s.thing(g, light, 0.55, soft=50, **look)
        knuckle = a([(x, low)])[0]
        s.wash(ell(*knuckle, q * 0.9, q * 0.7, 27), "#d4553e", 0.5, wet=16, clip=g)
        s.lift(ell(knuckle[0] - 14, knuckle[1] - 10, q * 0.36, q * 0.24), 0.7, 7)
        for e in (-12, 0, 13):
            s.curve(a([(x - q * 0.62, low + 4 + e), (x, low + 13 + e * 1.2), (x + q * 0.6, low + 4 + e)]), 2.0, dark)
        for e in (0, 9):
            s.curve(a([(x - q * 0.7, 18 + e), (x, 28 + e), (x + q * 0.7, 18 + e)]), 2.2, dark)
        for e in range(6):  # hatching round the finger
            s.curve(a([(x + q * 0.3, 52 + e * 15), (x + q * 0.72, 49 + e * 15), (x + q, 40 + e * 15)]), 1.5, "#6a2c40")
    thenar = blob(a([(-112, -296), (-170, -190), (-238, -96), (-236, -10), (-170, 34), (-70, 10), (10, -90), (0, -220), (-40, -300)]))
    s.thing(thenar, light, 0.55, soft=90, col2=warm, shade=0.7, shcol=dark, hatch=7, line=0)
    s.stroke(path(a([(-116, -286), (-170, -190), (-238, -96), (-242, -20)]), 10), 4.4)
    thumb = a([(-120, -190), (-186, -70), (-180, 40), (-96, 92), (20, 86), (84, 66)])
    s.wash(move(limb(thumb, [40, 60, 60, 52, 48, 34]), 8, 22), "#6a2c40", 0.7, wet=10, clip=shape)
    digit(s, thumb, [34, 58, 60, 54, 49, 38], FIST, line=4, k=0.55, hatch=7, crease=1)
    nail = blob(a([(60, 40), (96, 36), (120, 56), (116, 82), (90, 96), (58, 92), (48, 66)]), 8)
    s.cover(nail)
    s.wash(nail, "#f8d8c8", 0.5, edge=0.9)
    s.outline(nail, 2.6, lost=0)
    s.curve(a([(62, 48), (54, 68), (62, 86)]), 3, "#fff6ee", body=True)
    for p in ([(-20, -280), (6, -190), (-6, -90), (-60, -20)], [(60, -270), (90, -150), (120, -60)], [(-100, -250), (-60, -236), (80, -240), (110, -252)], [(-96, -232), (0, -220), (96, -232)]):
        s.curve(a(p), 2.6, dark, clip=palm)
    for e in range(16):  # the shadow side of the wrist
        s.curve(a([(120 + e * 5, -250 + e * 17), (96 + e * 5, -236 + e * 17), (66 + e * 5, -232 + e * 17)]), 1.5, "#6a2c40", clip=palm)
    # sleeve, cuff, beads
    drape(s, sleeve, ("#16264a", "#3a5f9e", "#a8c4ea"), lambda x, y: 2.05, 420, long=54, w=2, k=0.95, line=4.2, hatch=7, soft=120)
    for p in ([(-150, -500), (-60, -560), (40, -600)], [(180, -520), (100, -600), (60, -700)], [(-130, -430), (-40, -470), (30, -460)]):
        s.curve(a(p), 5, "#16264a", clip=sleeve)
    cuff = blob(a([(-158, -310), (-168, -402), (0, -424), (180, -404), (166, -312), (0, -284)]))
    s.thing(cuff, "#fbf6ea", 0.2, shade=0.8, shcol="#7a86b8", hatch=7, line=3.6)
    s.stroke(path(a([(-150, -322), (0, -298), (158, -324)]), 8), 1.6, "#7a86b8")
    s.thing(ell(*a([(96, -352)])[0], 19, 17), "#e8b84a", 0.9, shade=0.6, hatch=0, line=2.6)
    for i, u in enumerate(np.linspace(-1, 1, 11)):
        x, y = a([(u * 128, -236 - 26 * u * u + 10)])[0]
        c = BEADS[i % 5]
        s.wash(ell(x + 6, y + 14, 19), dark, 0.6, wet=6, clip=palm)
        s.thing(ell(x, y, 21 - 3 * u * u, 20), c, 1.0, shade=0.7, shcol=darker(c, 0.5), hatch=0, line=2.8, white=0.7)
        s.fill(ell(x - 6, y - 7, 4, 3), body=True)


def _table(s):

    front = blob([(128, 1352, 1), (520, 1334), (912, 1304, 1), (930, 1400), (950, 1540, 1), (100, 1540, 1), (112, 1440)])

    top = poly(TABLE)
    s.wash(move(front, 26, 10), "#3f8f88", 0.5, wet=14)
    s.thing(front, "#fdf8ee", 0.12, col2="#e4e0ee", shade=0.6, shcol="#8a8ab4", hatch=0, line=3.4)
    for i in range(11):
        x = 160 + i * 72
        y = 1350 - i * 4.4
        p = [(x, y), (x + 6 - i, y + 70), (x - 4 + i * 1.4, y + 170)]
        s.wash(limb(p, [3, 13, 20]), "#8a8ab4", 0.5, wet=8, clip=front)
        s.curve(p, 2.4, "#5a5a8a", clip=front)
    for d, w in ((104, 7), (120, 2.4)):
        hem = [(100 + i * 36, 1356 + d - i * 2.2 + (6 if i % 2 else -4)) for i in range(25)]
        s.stroke(path(hem, 5), w, "#e0493c", clip=front, taper=(0, 0))
    s.cover(top)
    s.wash(top, "#fffaf0", 0.1)
    s.outline(top, 3, lost=0.1)
    for u in (0.3, 0.66):  # the folds it was ironed with
        q = np.array(TABLE, float)
        s.curve([q[0] + (q[1] - q[0]) * u, q[3] + (q[2] - q[3]) * u], 1.3, "#8a8ab4")
    s.curve([(212, 1190), (850, 1156)], 1.3, "#8a8ab4")
    shade = union(blob([(470, 1150), (560, 1108), (690, 1100), (780, 1128), (800, 1190), (740, 1240), (620, 1262), (510, 1240), (460, 1200)]), poly([(740, 1110), (900, 1060), (930, 1110), (790, 1190)]))
    s.wash(shade, "#5a58a4", 0.75, wet=9, gran=0.6, clip=top)
    s.hatch(shade.intersection(top), tone=None, sep=8, w=1.3, ang=24, thr=0.1, col="#35357a")


def _bowl(s, x, y, w, col="#3a86c0", tilt=0):
    s.wash(ell(x + 18, y + w * 0.22, w * 1.06, w * 0.4), "#6a6aa8", 0.6, wet=7)
    g = blob([(x - w, y), (x - w * 0.86, y + w * 0.34), (x - w * 0.4, y + w * 0.6), (x + w * 0.4, y + w * 0.6), (x + w * 0.86, y + w * 0.34), (x + w, y)])
    s.thing(g, col, 0.9, shade=0.8, shcol="#16366a", hatch=5, line=2.6)
    s.thing(ell(x, y, w, w * 0.36, tilt), "#f4f0e4", 0.2, shade=0.3, hatch=0, line=2.6)
    s.thing(ell(x, y + 3, w * 0.84, w * 0.27, tilt), "#f0a03a", 0.95, col2="#e0702a", shade=0.4, hatch=0, line=1.8)
    for q in (0.3, 0.55):  # the soup trembles
        s.stroke(arc(x, y + 3, w * q, w * q * 0.3, 20, 330, 24), 1.6, "#a8441a")
    for e in (-0.4, 0.1, 0.5):
        s.curve([(x + w * e, y - 12), (x + w * e + 9, y - 30), (x + w * e - 5, y - 48), (x + w * e + 7, y - 66)], 2, "#ffffff", body=True, alpha=0.8)


def _laid(s):
    pot = blob([(568, 1086), (572, 1140), (600, 1162), (680, 1160), (706, 1136), (708, 1082)])
    s.wash(move(pot, 22, 12), "#35357a", 0.6, wet=8)
    for e in (556, 720):
        s.thing(ell(e, 1104, 16, 12).difference(ell(e, 1104, 8, 5)), "#d8402c", 1.0, shade=0.5, hatch=0, line=2.4)
    s.thing(pot, "#d8402c", 1.0, col2="#b82a24", shade=0.9, shcol="#5a101a", hatch=5, line=3, white=0.7)
    lid = blob([(560, 1084), (590, 1060), (640, 1050), (690, 1056), (716, 1078), (640, 1096)])
    s.thing(move(lid, 0, -8, 1, -7, origin=(640, 1080)), "#e0503a", 1.0, shade=0.7, shcol="#5a101a", hatch=5, line=2.8, white=0.6)
    s.thing(ell(634, 1042, 12, 10), "#2a2430", 1.0, hatch=0, line=2)
    _bowl(s, 336, 1248, 58)
    _bowl(s, 786, 1150, 54)
    s.wash(ell(556, 1292, 104, 36), "#6a6aa8", 0.5, wet=6)
    s.thing(ell(546, 1284, 100, 34, -2), "#ffffff", 0.1, shade=0.4, shcol="#8a8ab4", hatch=0, line=2.6)
    s.outline(ell(546, 1284, 66, 20, -2), 1.6, "#3a86c0", lost=0.1)
    for e in (-1, 0, 1):
        s.stroke([(412 + e * 7, 1262), (412 + e * 7, 1282)], 2.4, "#4a4a5a")
    s.stroke([(404, 1284), (412, 1296), (410, 1328)], 4, "#4a4a5a", taper=(0, 0))
    bread = blob([(690, 1252), (720, 1222), (780, 1214), (826, 1232), (830, 1260), (780, 1276), (712, 1276)])
    s.wash(move(bread, 10, 12), "#6a6aa8", 0.6, wet=6)
    s.thing(bread, "#e0a050", 0.9, shade=0.8, shcol="#7a3e1a", hatch=5, line=2.6)
    for k in range(3):
        s.curve([(724 + k * 32, 1254), (736 + k * 32, 1240), (740 + k * 32, 1226)], 3, "#7a3e1a")


def _child(s):
    skin_ = SKINS["brown"]
    s.wash(blob([(310, 1166), (440, 1150), (520, 1176), (470, 1196), (330, 1190)]), "#5a58a4", 0.6, wet=7)
    for p, foot in (([(402, 1028), (424, 1086), (430, 1136)], (434, 1150)), ([(352, 1030), (336, 1092), (324, 1150)], (328, 1164))):
        s.thing(limb([p[1], p[2]], [19, 13]), skin_[0], 0.85, col2=skin_[1], shade=0.7, shcol=skin_[2], hatch=4, line=2.4)
        x, y = foot
        s.thing(blob([(x - 20, y - 16), (x + 4, y - 20), (x + 36, y - 4), (x + 40, y + 10), (x - 18, y + 12)]), "#b8322e", 1.0, shade=0.6, hatch=0, line=2.4)
        s.stroke([(x - 16, y - 8), (x + 8, y - 10)], 1.6, "#ffffff", body=True)
        s.thing(limb([p[0], p[1]], [38, 29]), "#4a68a8", 0.95, shade=0.8, shcol="#182a58", hatch=5, line=2.6)
    # the far arm, its fist on the hip
    body = blob([(330, 918), (372, 896), (412, 908), (432, 960), (434, 1036), (384, 1054), (322, 1042), (314, 980)])
    drape(s, body, ("#a85a10", "#f6bc34", "#fff0b0"), lambda x, y: 1.5, 170, long=22, w=1.5, k=0.9, line=3, hatch=5, soft=50)
    for y in range(930, 1040, 22):
        s.curve([(318, y + 4), (370, y + 14), (430, y + 2)], 2.2, "#d8602a", clip=body)
    s.thing(limb([(336, 936), (282, 984), (322, 1030)], [29, 25, 17]), "#f6bc34", 0.9, col2="#e89a20", shade=0.9, shcol="#a85a10", hatch=5, line=2.8)
    s.curve([(276, 970), (294, 980), (304, 998)], 2.2, "#8a4a10")
    fist(s, 336, 1030, 44, 100, skin=skin_, line=1.8, k=0.85)
    at = profile(s, 366, 836, 142, -27, skin=skin_, eye="open", brow=0.9, neck=((366, 918), 22), line=2.6, k=0.85)
    h = valid(Polygon(at(path([(0.74, 0.22), (0.70, 0.12), (0.56, 0.20), (0.50, 0.33), (0.42, 0.38), (0.38, 0.52), (0.28, 0.66), (0.10, 0.76), (-0.08, 0.62), (-0.14, 0.36), (-0.06, 0.06), (0.16, -0.12), (0.46, -0.12), (0.68, 0.02)], 8, True))))
    s.cover(h)
    s.wash(h, "#1d1418", 1.5, off=0)
    for _ in range(150):  # curls
        x0, y0, x1, y1 = h.bounds
        x, y = s.rng.uniform(x0, x1), s.rng.uniform(y0, y1)
        if h.buffer(3).contains(ell(x, y, 2)):
            q = s.rng.uniform(5, 9)
            s.stroke(arc(x, y, q, q, s.rng.uniform(0, 360), s.rng.uniform(420, 640), 14), 1.7, ("#1d1418", "#1d1418", "#7a5a58")[int(s.rng.integers(3))])
    ear = valid(Polygon(at(path([(0.33, 0.43), (0.38, 0.41), (0.42, 0.45), (0.40, 0.54), (0.36, 0.60), (0.33, 0.58)], 6, True))))
    s.thing(ear, skin_[0], 0.85, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2)
    # the arm with the spoon
    s.thing(limb([(404, 936), (468, 914), (494, 850)], [31, 26, 18]), "#f6bc34", 0.9, col2="#e89a20", shade=0.9, shcol="#a85a10", hatch=5, line=3)
    for p in ([(452, 934), (474, 924), (488, 906)], [(424, 916), (436, 930), (434, 950)], [(484, 884), (496, 890), (508, 882)]):
        s.curve(p, 2.2, "#8a4a10")

    def spoon():
        g = limb([(478, 880), (504, 790), (520, 716)], [7, 6, 7])
        s.thing(g, "#c8d4e0", 0.6, shade=0.7, shcol="#4a5a7a", hatch=0, line=2.4)
        b = ell(530, 672, 30, 46, 12)
        s.thing(b, "#dfe8f0", 0.5, shade=0.9, shcol="#4a5a7a", hatch=5, line=2.8, white=0.9)
        s.outline(ell(531, 670, 21, 35, 12), 1.6, "#4a5a7a", lost=0.2)
        s.curve([(518, 690), (514, 664), (524, 642)], 5, "#ffffff", body=True)

    fist(s, 499, 816, 58, 106, skin=skin_, line=2.0, k=0.85, held=spoon, flip=True)


def _man(s):
    skin_ = SKINS["olive"]
    for x in (6, 76):
        s.thing(limb([(x, 1040), (x - 6, 1300)], [13, 13]), "#9a5a30", 0.9, shade=0.7, shcol="#4a2414", hatch=5, line=2.8)
    for y in (1070, 1140):
        s.thing(limb([(-20, y), (80, y + 6)], [12, 12]), "#9a5a30", 0.9, shade=0.7, shcol="#4a2414", hatch=0, line=2.6)
    body = blob([(30, 1170), (84, 1112), (160, 1104), (206, 1150), (206, 1260), (180, 1340), (150, 1420), (-20, 1430), (-20, 1260)])
    blue = ("#183a5a", "#4f8cc0", "#c0e0f4")
    s.thing(limb([(176, 1124), (254, 1030), (200, 930)], [34, 28, 22]), blue[1], 0.85, shade=0.9, shcol=blue[0], hatch=5, line=2.8)
    drape(s, body, blue, lambda x, y: 1.4, 240, long=40, w=1.7, k=0.85, line=3.4, hatch=6, soft=80)
    for p in ([(60, 1180), (90, 1240), (70, 1320)], [(180, 1180), (150, 1230), (160, 1300)], [(120, 1280), (90, 1330), (110, 1390)]):
        s.curve(p, 3, blue[0])
    s.thing(limb([(112, 1060), (118, 1130)], [34, 40]), skin_[0], 0.75, shade=0.8, shcol=skin_[2], hatch=4, line=2.4)
    at, _ = face(s, 122, 1006, 180, 8, skin=skin_, mouth="sad", look=(0.5, -0.75), lid=0.95, brow=-1.4, old=1, line=2.5)
    h = valid(Polygon(at(path([(0.74, 0.18), (0.60, 0.13), (0.40, 0.16), (0.26, 0.28), (0.20, 0.44), (0.10, 0.46), (0.06, 0.62), (-0.04, 0.54), (-0.10, 0.30), (0.0, 0.04), (0.22, -0.09), (0.52, -0.07), (0.70, 0.05)], 8, True))))
    c = at([(0.3, 0.2)])[0]
    locks(s, h, lambda x, y: math.atan2(y - c[1], x - c[0]) + 1.3, ("#3a2a24", "#5a463c", "#a89484", "#e8dccc"), 150, long=26, w=1.6, line=2.4)
    for q in range(26):  # a moustache, hair by hair
        e = s.rng.uniform(-1, 1)
        p = at([(0.625 + e * 0.02, 0.715), (0.62 + e * 0.07, 0.725), (0.615 + e * 0.13, 0.76 + s.rng.normal() * 0.006)])
        s.curve(p, 2.2, ("#3a2a24", "#8a7464")[q % 2])
    fingers(s, 196, 934, 104, 196, flip=False, curls=(14, 16, 18, 22), spread=8, thumb=(62, -12), skin=skin_, line=2.3, k=0.75)


def _ward(s):
    """His nearer arm, over the edge of the table."""
    skin_, blue = SKINS["olive"], ("#183a5a", "#4f8cc0", "#c0e0f4")
    s.wash(blob([(180, 1290), (250, 1200), (300, 1190), (270, 1240), (220, 1300)]), "#5a58a4", 0.6, wet=7)
    s.thing(limb([(74, 1180), (176, 1262), (242, 1180)], [44, 36, 25]), blue[1], 0.85, shade=0.95, shcol=blue[0], hatch=5, line=3.2)
    for p in ([(158, 1284), (180, 1262), (184, 1236)], [(110, 1190), (120, 1220), (108, 1250)], [(214, 1196), (232, 1210), (252, 1206)]):
        s.curve(p, 2.6, blue[0])
    s.thing(limb([(240, 1182), (254, 1150)], [20, 19]), skin_[0], 0.75, shade=0.6, shcol=skin_[2], hatch=0, line=2.2)
    fingers(s, 254, 1156, 106, -84, curls=(-4, 4, 10, 16), spread=13, thumb=(-56, 24), skin=skin_, line=2.3, k=0.75)


def _woman(s):
    skin_ = SKINS["deep"]
    for x in (936, 1000):
        s.thing(limb([(x, 1010), (x + 6, 1300)], [13, 13]), "#9a5a30", 0.9, shade=0.7, shcol="#4a2414", hatch=5, line=2.8)
    red = ("#7a1220", "#e0443c", "#ffb8a0")
    body = blob([(830, 1126), (890, 1080), (960, 1092), (1030, 1150), (1030, 1430), (880, 1430), (846, 1330), (822, 1240)])
    s.thing(limb([(850, 1140), (762, 1060), (812, 940)], [32, 27, 19]), red[1], 0.8, col2=red[0], shade=0.9, shcol=red[0], hatch=5, line=2.8)
    drape(s, body, red, lambda x, y: 1.75, 240, long=40, w=1.7, k=0.85, line=3.4, hatch=6, soft=80)
    for p in ([(960, 1150), (920, 1220), (940, 1310)], [(860, 1160), (890, 1220), (870, 1300)], [(900, 1290), (930, 1350), (910, 1410)]):
        s.curve(p, 3, red[0])
    for _ in range(26):
        x, y = s.rng.uniform(830, 1000), s.rng.uniform(1110, 1420)
        if body.buffer(-8).contains(ell(x, y, 4)):
            s.fill(ell(x, y, 5, 4.4), "#fff4e0", body=True)
    at = profile(s, 874, 1024, 168, 30, flip=True, skin=skin_, eye="shut", brow=-1.2, sad=True, neck=((908, 1110), 32), line=2.6, k=0.85)
    h = valid(Polygon(at(path([(0.73, 0.20), (0.62, 0.12), (0.56, 0.24), (0.47, 0.36), (0.40, 0.44), (0.34, 0.66), (0.20, 0.76), (0.04, 0.74), (-0.08, 0.56), (-0.10, 0.28), (0.02, 0.04), (0.26, -0.09), (0.52, -0.06), (0.68, 0.06)], 8, True))))
    c = at([(0.1, 0.62)])[0]
    locks(s, h, lambda x, y: math.atan2(c[1] - y, c[0] - x), ("#140c14", "#2a2030", "#5a5470", "#a8a0b8"), 170, long=30, w=1.6, line=2.4)
    b = ell(*at([(-0.14, 0.74)])[0], 36, 32)
    s.thing(b, "#140c14", 1.3, hatch=0, line=2.4)
    for q in (12, 20, 28):
        s.stroke(arc(*at([(-0.14, 0.74)])[0], q, q * 0.9, 0, 300, 16), 1.5, "#8a84a0", body=True)
    s.stroke(arc(*at([(0.36, 0.70)])[0], 8, 12, 0, 360, 14), 3.4, "#f0b830", body=True)
    fingers(s, 812, 948, 100, -34, curls=(12, 16, 18, 22), spread=7, thumb=(40, 10), skin=skin_, line=2.2, k=0.85)
    s.thing(limb([(948, 1130), (982, 1050), (962, 966)], [38, 30, 21]), red[1], 0.85, shade=0.95, shcol=red[0], hatch=5, line=3)
    for p in ([(960, 1060), (984, 1052), (1002, 1060)], [(944, 990), (962, 1000), (984, 992)]):
        s.curve(p, 2.4, red[0])
    fingers(s, 958, 968, 100, 212, flip=False, curls=(10, 14, 16, 20), spread=8, thumb=(-34, -14), skin=skin_, line=2.2, k=0.85)


@card("verdigris", paper="cold", light=(-0.55, -0.7))
def fist_house(s):
    """A child on a laid table holds up a spoon against an enormous fist."""
    _wall(s)
    _man(s)
    _woman(s)
    _table(s)
    _laid(s)
    _ward(s)
    _child(s)
    _hand(s)
    for p in ((430, 640), (400, 560), (470, 700), (600, 690), (680, 690)):  # the air it drives before it
        s.curve([p, (p[0] - 6, p[1] + 20), (p[0] - 18, p[1] + 46)], 2.4, "#2f6a66")
    s.splatter("#e0702a", 22, (180, 1060, 860, 1300), (1, 5))
