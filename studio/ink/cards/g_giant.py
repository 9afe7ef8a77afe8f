"""Pride, seen from the ground: what is tied together between a king's boots."""

from ..easel import *
from ..kit.grasp import grasp
from ..kit.profile import profile
from ..kit.rim import rim

COAT = {"col2": "#5a2038", "shade": 0.9, "shcol": "#1a0a1c", "gran": 0.25}
GOLD = {"shade": 0.7, "shcol": "#6a3a14", "hatch": 0, "gran": 0.25}
BOY = ("#8a5638", "#7a4430", "#34161e")
RED, NIGHT, WARM = "#e2301f", "#150c16", "#ffd9a0"
MID = 510


def up(pts):
    """The giant leans a little and shrinks towards his crown; corners stay corners."""
    p = np.asarray([q[:2] for q in pts], float)
    high = np.clip((620 - p[:, 1]) / 620, 0, 1)
    p = np.c_[MID + (p[:, 0] - MID) * (1 - 0.36 * high), p[:, 1] + 130 * high**1.3]
    turned = move(p, 0, 30, 1, 4, origin=(500, 1300))
    return [(*p, *q[2:]) for p, q in zip(turned, pts, strict=True)]


def both(half):
    """A shape from its right half, which begins and ends on the axis."""
    return up([(MID + a, b, *c) for a, b, *c in half] + [(MID - a, b, *c) for a, b, *c in half[-2:0:-1]])


def bow(y, wide, rise, w0=-1.0, w1=1.0):
    """A level line upon him: from below it arches."""
    return up([(MID + wide * u, y - rise * (1 - u * u)) for u in np.linspace(w0, w1, 13)])


@card("plum", paper="cold", light=(-0.6, -0.35))
def laced_giant(s):
    _dusk(s)
    _village(s)
    _lining(s)
    _legs(s)
    _coat(s)
    _head(s)
    _boot(s, lambda pts: move(pts, 678, 792, 0.88), 3.2)
    _boot(s, lambda pts: move(pts, 372, 752, 1.04, 0, True), 3.8)
    _laces(s)
    _boy(s)
    s.splatter("#2a1830", 40, (0, 1180, 1000, 1500), (0.8, 4))


def _dusk(s):
    s.sky([(0, "#1f4658", 1.35), (0.3, "#3f7f88", 0.85), (0.6, "#f0c88a", 0.5), (0.85, "#f6a868", 0.75), (1, "#e8744a", 0.8)], 0, 1190, wet=50)
    moon = ell(612, 226, 190)
    s.lift(moon.buffer(60), 0.35, 60)
    s.lift(moon, 0.95, 3)
    s.wash(moon, "#f8e2a8", 0.4, edge=0.9)
    for x, y, q in ((660, 90, 30), (720, 230, 44), (560, 60, 20), (700, 310, 22)):
        s.wash(ell(x, y, q, q * 0.8), "#c8a468", 0.22, edge=0.8)
    r = s.rng
    for _ in range(70):
        p = r.uniform(0, 1000), r.uniform(0, 330)
        if not moon.buffer(20).contains(ell(*p, 1)):
            s.fill(ell(*p, r.uniform(0.8, 2.6)), body=True, alpha=0.85)


def _village(s):
    blocks = Blocks(spot(500, 1196, 40, 3), (-0.6, 0.6, 0.5))
    town(blocks, "north", [(x, -2 - abs(x) * 0.1) for x in (-3.4, -1.0, 1.2, 3.4, 5.6, 8.2)], size=(1.9, 1.7, 2.0), lit=0.9, seed=5)
    blocks.paint(s, haze=0.1)
    r = s.rng
    ground = poly([*path([(-60, 1196), (300, 1188), (700, 1190), (1060, 1198)], 8), (1060, 1560), (-60, 1560)])
    s.cover(ground)
    s.wash(ground, "#e0a878", 0.6, col2="#6a4a70", mix=("lin", 90, 0, 1), grad=("lin", 90, 0.5, 1.5))
    s.wash(blob([(-60, 1330), (300, 1290), (520, 1270), (760, 1290), (1060, 1320), (1060, 1600), (-60, 1600)]), "#2a1838", 1.0, wet=60, clip=ground)
    for y in np.geomspace(6, 330, 12):
        w = 8 + y * 0.17
        for x in np.arange(-20 + (y * 7) % w, 1040, w * 2.2):
            if r.random() < 0.75:
                s.stroke(arc(x + r.normal() * 3, 1192 + y, w, w * 0.36, 180, 350, 10), 1.5, "#2a1834", alpha=0.75)


def _head(s):
    skin = dict(shade=0.8, shcol="#7a3a44", hatch=0, gran=0.25)
    face = blob(both([(0, 100), (50, 112), (60, 156), (60, 204), (40, 230), (0, 240)]))
    s.thing(face, "#e0a07c", 0.8, line=2.6, **skin)
    for e in (-1, 1):
        s.thing(blob(up([(MID + e * 56, 160), (MID + e * 72, 154), (MID + e * 76, 182), (MID + e * 62, 200)])), "#d08c6c", 0.8, line=2.2, **skin)
        s.wash(ell(*up([(MID + e * 38, 178)])[0], 16, 12), "#d8503e", 0.5, wet=6, clip=face)
    s.wash(blob(both([(0, 90), (60, 100), (64, 160), (30, 158), (0, 166)])), "#5a2030", 0.9, wet=8, clip=face)
    brow = blob(both([(0, 156), (26, 144), (56, 152), (54, 164), (26, 160), (0, 168)]))  # from below it hides the eyes: he looks far over all this
    s.fill(brow, "#3a1a18")
    beard = blob(both([(0, 200), (22, 192), (44, 196), (60, 172), (74, 206), (70, 262), (44, 312), (0, 336)]))
    s.wash(move(beard, 0, 18), NIGHT, 0.9, wet=10)
    s.thing(beard, "#5a2c20", 1.2, shade=0.8, shcol="#180a10", hatch=0, line=2.8, gran=0.25)
    for k in np.linspace(-1, 1, 27):
        pts = [(MID + 26 * k, 208 - 10 * abs(k)), (MID + 70 * k, 250), (MID + 44 * k, 326 - 30 * abs(k))]
        s.curve(up(pts), 1.7, "#c88a58" if k < -0.25 else "#180a10", body=bool(k < -0.25), clip=beard, alpha=0.8)
    s.fill(blob(both([(0, 196), (24, 192), (50, 206), (22, 218), (0, 210)])), "#2a1010")
    nose = blob(both([(0, 150), (14, 158), (27, 184), (18, 196), (0, 201)]))
    s.thing(nose, "#e8a884", 0.8, line=2.4, **skin)
    for e in (-1, 1):
        s.fill(ell(*up([(MID + e * 10, 190)])[0], 6, 4.4, 20 * e), "#4a1420")
    under = blob([*bow(140, 62, 26), *up([(MID + 66, 128)]), *bow(122, 66, 20)[::-1], *up([(MID - 66, 128)])], 4)
    s.fill(under, "#4a1a20")
    tips = [(66, 124), (88, 44), (58, 84), (40, 18), (18, 78), (0, 8)]
    crown = poly(both([(0, 100), (34, 104), (66, 124, 1), *tips[1:]][:3] + tips[1:]))
    s.thing(crown, "#f4c43e", 0.9, col2="#d8922a", line=2.9, **GOLD)
    s.curve(bow(112, 66, 20), 2.2)
    for e in (-1, 1):
        s.thing(ell(*up([(MID + e * 88, 40)])[0], 9), "#fbf4e8", 0.3, shade=0.4, hatch=0, line=2)
        s.thing(ell(*up([(MID + e * 40, 14)])[0], 9), "#fbf4e8", 0.3, shade=0.4, hatch=0, line=2)
        s.thing(ell(*up([(MID + e * 42, 92)])[0], 8, 10), "#2f8a80", 1.0, shade=0.4, hatch=0, line=1.9)
    s.thing(ell(*up([(MID, 84)])[0], 9, 12), RED, 1.0, shade=0.4, hatch=0, line=1.9)
    rim(s, crown, 5, 1)
    _bird(s, *up([(MID + 90, 26)])[0])


def _bird(s, x, y):
    b = lambda *v: [(x + p, y + q) for p, q in v]  # noqa: E731
    s.thing(poly(b((24, -12), (70, 6), (66, 16), (20, 4))), "#2a4a78", 1.0, hatch=0, line=2)
    g = blob(b((-30, -40), (-20, -56), (-4, -56), (12, -40), (28, -20), (28, 0), (8, 10), (-16, 4), (-28, -16)))
    s.thing(g, "#3f6ab0", 0.95, shade=0.6, shcol="#14203e", hatch=0, line=2.4)
    s.wash(blob(b((-28, -28), (-12, -26), (2, -4), (-10, 6), (-26, -10))), "#f0824a", 0.9, clip=g)
    s.curve(b((4, -32), (24, -16), (26, -4), (8, -4)), 2)
    s.thing(poly(b((-28, -50), (-46, -46), (-28, -42))), "#f0b03a", 0.9, hatch=0, line=1.8)
    s.fill(ell(*b((-18, -47))[0], 3.6))
    for q in (-6, 6):
        s.stroke(b((q, 6), (q - 2, 18)), 2.4, "#6a3a18")


def _lining(s):
    lining = blob(both([(0, 536), (150, 552), (262, 588), (290, 622), (170, 656), (0, 668)]))
    s.thing(lining, "#6a1420", 1.2, shade=0.9, shcol=NIGHT, hatch=0, line=3.2)
    s.wash(blob(both([(0, 530), (170, 550), (250, 600), (120, 622), (0, 626)])), "#0c0610", 1.6, wet=18, clip=lining)


def _legs(s):
    for pts in (
        [(400, 470), (496, 470), (480, 570), (450, 640), (370, 730), (250, 800), (250, 900, 1), (40, 900, 1), (60, 800), (180, 700), (310, 640), (376, 570)],
        [(526, 470), (620, 470), (650, 570), (740, 640), (850, 730), (904, 820), (904, 900, 1), (690, 900, 1), (676, 800), (630, 720), (560, 650), (540, 570)],
    ):
        g = blob(up(pts))
        s.thing(g, "#ddd2d4", 0.5, shade=1.0, shcol="#4a3f6a", hatch=9, line=3.4, soft=80, gran=0.25)
        s.wash(ell(MID, 560, 290, 110), "#120a1c", 2.0, wet=36, clip=g)
        rim(s, g, 7, 0, WARM, 0.7)
    s.curve(up([(410, 640), (300, 730), (190, 820)]), 9, "#b02a3a")
    s.curve(up([(610, 640), (700, 740), (770, 850)]), 9, "#b02a3a")


def _coat(s):
    for e in (-1, 1):  # arms akimbo, the elbows towards us
        arm = smooth(union(limb(up([(MID + e * 140, 318), (MID + e * 236, 372), (MID + e * 300, 430)]), [44, 43, 44], 12), limb(up([(MID + e * 300, 430), (MID + e * 236, 468), (MID + e * 190, 474)]), [44, 38, 32], 12)), 8)
        s.thing(arm, "#7a2a48", 1.1, hatch=0, line=3.4, soft=40, **COAT)
        for pts in ([(206, 344), (240, 390), (262, 440)], [(300, 400), (286, 436), (250, 448)], [(318, 430), (286, 456), (246, 478)]):
            s.curve(up([(MID + e * a, b) for a, b in pts]), 2.6, NIGHT)
        rim(s, arm, 5, 2, WARM, 0.6)
    skirt = blob(both([(0, 420), (150, 440), (176, 470), (214, 530), (268, 586), (284, 616, 1), (212, 574), (110, 546), (0, 538)]))
    s.thing(skirt, "#7a2a48", 1.1, hatch=0, line=3.8, soft=70, **COAT)
    for u in (-0.75, -0.42, 0.42, 0.75):
        s.curve(up([(MID + 150 * u, 456), (MID + 190 * u, 500), (MID + 256 * u, 548 + 46 * u * u)]), 3, NIGHT, clip=skirt)
    s.curve(up([(MID + a, b) for a, b in ((-276, 604), (-210, 566), (-110, 538), (0, 530), (110, 538), (210, 566), (276, 604))]), 9, "#e8b43a", body=True)
    s.curve(up([(MID, 430), (MID + 2, 480), (MID, 532)]), 6, "#e8b43a", body=True)
    chest = blob(both([(0, 288), (70, 284), (150, 292), (186, 336), (190, 400), (176, 462), (100, 436), (0, 424)]))
    s.thing(chest, "#8a3252", 1.05, hatch=0, line=3.4, soft=90, **COAT)
    sash = poly(up([*path([(MID - 130, 290), (MID - 10, 356), (MID + 172, 404)], 8), *path([(MID + 182, 446), (MID - 40, 396), (MID - 176, 316)], 8)]))
    s.thing(sash.intersection(chest), "#f0bc3e", 0.9, line=2.6, **GOLD)
    belt = poly([*bow(462, 182, 40), *bow(496, 188, 42)[::-1]])
    s.thing(belt, "#1c1420", 1.3, hatch=0, line=2.8)
    s.thing(poly(up([(MID - 30, 416), (MID + 30, 416), (MID + 32, 460), (MID - 32, 460)])), "#f4c43e", 0.9, line=2.8, **GOLD)
    s.outline(poly(up([(MID - 16, 426), (MID + 16, 426), (MID + 17, 448), (MID - 17, 448)])), 2.4)
    for u, v in ((54, 318), (62, 340), (70, 366), (76, 392)):
        s.thing(ell(*up([(MID + u, v)])[0], 8, 7), "#f4c43e", 0.9, shade=0.4, hatch=0, line=2)
        s.thing(ell(*up([(MID + u + 46, v + 6)])[0], 8, 7), "#f4c43e", 0.9, shade=0.4, hatch=0, line=2)
    for u, v in ((-112, 366), (-66, 386)):  # medals that are houses
        x, y = up([(MID + u, v)])[0]
        s.thing(poly([(x - 9, y - 40), (x + 9, y - 40), (x + 7, y - 16), (x - 7, y - 16)]), RED, 1.0, shade=0.3, hatch=0, line=1.8)
        s.thing(poly([(x - 20, y + 18), (x - 20, y - 2), (x - 25, y - 2), (x, y - 24), (x + 25, y - 2), (x + 20, y - 2), (x + 20, y + 18)]), "#f6cc48", 0.85, line=2.1, **GOLD)
        s.fill(box(x - 5, y + 2, x + 5, y + 18), "#4a1a2a")
    collar = blob(both([(0, 306), (50, 296), (84, 270), (96, 282), (66, 322), (0, 336)]))
    s.thing(collar, "#8a3252", 1.0, hatch=0, line=2.8, **COAT)
    s.wash(blob(both([(0, 270), (50, 270), (60, 310), (0, 350)])), NIGHT, 0.8, wet=12, clip=union(chest, collar))
    for e in (-1, 1):
        pad = blob(up([(MID + e * 100, 300), (MID + e * 140, 274), (MID + e * 190, 280), (MID + e * 218, 314), (MID + e * 170, 316)]))
        for k in range(9):
            x, y = MID + e * (108 + 13 * k), 312 + 1.6 * k
            s.thing(limb(up([(x, y), (x + e * 4, y + 16), (x + e * 6, y + 34)]), [6, 5.4, 4.4]), "#e8b43a", 0.95, line=1.7, **GOLD)
        s.thing(pad, "#f4c43e", 0.9, line=2.8, **GOLD)
        _glove(s, e)


def _glove(s, e):
    """A hand on the hip: the cuff, the back of the hand, four fingers forward upon the belt, the thumb behind."""
    q = lambda *v: up([(MID + e * a, b) for a, b in v])  # noqa: E731
    white = dict(shade=0.8, shcol="#5a5480", hatch=0, gran=0.25)
    s.thing(blob(q((196, 440), (218, 456), (214, 500), (190, 506), (180, 470))), "#fbf4e8", 0.25, line=2.6, **white)
    for i, (a, b) in enumerate(((128, 446), (122, 462), (126, 478), (138, 493))):
        s.thing(limb(q((188, 456 + 13 * i), (158, b + 2), (a, b)), [12, 11, 8.5]), "#fbf4e8", 0.25, line=2.2, **white)
    s.thing(poly(q((204, 436), (238, 432), (246, 512), (208, 512))), "#f4c43e", 0.9, line=2.6, **GOLD)


def _boot(s, f, line):
    """Seen from before its toe, low: f puts points of 450 by 720 on the sheet; the toe points to the right."""
    at = lambda pts: [(*p, *q[2:]) for p, q in zip(f([q[:2] for q in pts]), pts, strict=True)]  # noqa: E731
    s.wash(blob(at([(-40, 690), (200, 660), (480, 690), (500, 730), (220, 770), (-50, 740)])), NIGHT, 1.3, wet=16)
    sole = blob(at([(-14, 590), (210, 640), (464, 590), (470, 650), (400, 706), (220, 728), (50, 712), (-22, 660)]))
    s.thing(sole, "#a8683a", 1.0, shade=0.9, shcol="#2a1214", hatch=0, line=line, gran=0.25)
    for u in np.linspace(0.04, 0.96, 17):
        x = -20 + 488 * u
        y = 664 + 56 * (1 - (2 * u - 1) ** 2)
        s.stroke(at([(x, y - 44), (x + 10 * (u - 0.5), y)]), 2, "#2a1214")
    g = blob(at([(44, -10), (170, -24), (300, -10), (304, 120), (312, 250), (352, 350), (420, 430), (466, 520), (472, 600), (420, 640), (220, 668), (40, 648), (-18, 610), (-20, 520), (12, 420), (36, 300), (40, 140)]))
    s.thing(g, "#3a242c", 1.3, col2="#2a1822", shade=0.9, shcol="#08060a", hatch=0, line=line * 1.15, soft=110, gran=0.25)
    cap = path([(-16, 560), (60, 486), (200, 446), (340, 462), (462, 540)], 10)
    s.stroke(at(cap), line * 1.1, "#08060a")
    s.stroke(at(cap + [0, 9]), 2, "#c8a8a0", body=True, alpha=0.6)
    for x, y in cap[4:-3:3] + [0, 20]:
        s.fill(ell(*at([(x, y)])[0], 3), "#08060a")
    for pts, w in (([(90, 540), (150, 512), (230, 506)], 12), ([(78, 572), (104, 554), (130, 546)], 7), ([(70, 60), (66, 160), (60, 250)], 7)):
        s.curve(at(pts), w, "#f0dcd4", body=True, alpha=0.55, clip=g)
    for pts in ([(30, 330), (70, 350), (104, 390)], [(24, 380), (60, 396), (96, 420)], [(330, 330), (300, 360), (290, 400)]):
        s.curve(at(pts), 2.6, "#08060a", clip=g)
    rim(s, g, 6, 3, WARM, 0.75)
    tongue = blob(at([(112, -20), (236, -20), (250, 150), (290, 330), (318, 424), (250, 440), (180, 420), (140, 330), (120, 150)]))
    s.thing(tongue, "#5a3638", 1.1, shade=0.8, shcol="#160a10", hatch=7, line=2.6)
    left = path([(104, 40), (110, 150), (128, 270), (160, 370), (196, 424)], 10)
    right = path([(246, 40), (256, 150), (280, 270), (314, 370), (336, 424)], 10)
    rows = [int(u * (len(left) - 1)) for u in np.linspace(0.03, 0.97, 6)]
    for i in rows:
        for p in (left[i], right[i]):
            s.thing(ell(*at([p])[0], 13, 12), "#e0b04a", 1.0, line=2, **GOLD)
            s.fill(ell(*at([p])[0], 6), "#08060a")
    for i, j in zip(rows, rows[1:], strict=False):
        for a, b in ((left[i], right[j]), (right[i], left[j])):
            m = (a + b) / 2
            lace = limb(at([a, m + [0, -8 if a[0] < m[0] else 6], b]), [11 * line / 3.4] * 3)
            s.wash(move(lace, 5, 9), "#08060a", 0.8, wet=5)
            s.thing(lace, RED, 1.1, shade=0.6, shcol="#6a0612", hatch=0, line=2.3, gran=0.2)
    cuff = blob(at([(22, 0), (170, -34), (322, 0), (330, -40), (322, -74), (170, -98), (24, -74), (14, -40)]))
    s.thing(cuff, "#8a5636", 1.0, shade=0.9, shcol="#2a1214", hatch=0, line=line, gran=0.25)
    m = s.mask(cuff)
    marks.pelt(s, m, lambda x, y: 1.5, 260, (12, 30), 2, "#2a1214", "#e8c090", 0.4)


def _cord(s, pts, w=11):
    g = limb(pts, [w] * len(pts), 14)
    s.wash(move(g, 6, 16), "#120814", 0.9, wet=8)
    s.thing(g, RED, 1.1, shade=0.6, shcol="#6a0612", hatch=0, line=2.6, gran=0.2)
    c = path(pts, 12)
    for p, d, _ in marks.along(c, 14):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * w * 0.8 - d * 3, p + n * w * 0.8 + d * 3], 1.4, "#7a0c1c")
    s.stroke([q + np.array([-w * 0.3, -w * 0.4]) for q in c], 2.6, "#ffb8a0", body=True, alpha=0.8)


def _laces(s):
    """From either boot to one bow in the middle."""
    _cord(s, [(176, 1190), (250, 1250), (340, 1316), (420, 1346)])
    _cord(s, [(846, 1160), (760, 1230), (640, 1320), (520, 1352), (440, 1352)])
    _cord(s, [(440, 1356), (392, 1404), (388, 1450), (356, 1476)])
    _cord(s, [(440, 1346), (380, 1262), (310, 1252), (292, 1300), (340, 1346), (430, 1352)])


def _boy(s):
    r = s.rng
    kw = dict(shade=0.8, hatch=0, line=2.7, gran=0.25)
    blue = dict(shcol="#141430", **kw)
    shirt = dict(shcol="#8a6a50", **kw)
    s.wash(blob([(520, 1470), (640, 1446), (800, 1456), (840, 1478), (660, 1496), (520, 1490)]), NIGHT, 1.3, wet=12)
    s.thing(smooth(union(limb([(700, 1380), (652, 1376), (606, 1400)], [36, 32, 27], 12), limb([(606, 1400), (584, 1430), (566, 1458)], [26, 21, 16], 12)), 4), "#33406e", 1.1, **blue)
    s.thing(blob([(548, 1430), (578, 1442), (584, 1474), (560, 1478), (536, 1452), (524, 1436)]), "#a8542c", 1.0, **kw)
    s.thing(limb([(704, 1258), (644, 1264), (596, 1282)], [22, 18, 14], 12), "#e0c088", 0.8, **shirt)
    _cord(s, [(440, 1350), (500, 1326), (552, 1312), (610, 1302), (640, 1330), (646, 1372)], 10)
    s.thing(ell(440, 1350, 27, 23, 10), RED, 1.2, shade=0.6, shcol="#6a0612", hatch=0, line=3)
    s.curve([(424, 1338), (440, 1352), (434, 1370)], 2.4, "#6a0612")
    leg = smooth(union(limb([(716, 1386), (680, 1418), (650, 1432)], [42, 37, 30], 12), limb([(650, 1432), (632, 1452), (620, 1474)], [28, 23, 18], 12)), 5)
    s.thing(leg, "#44558e", 1.0, **blue)
    s.curve([(690, 1396), (664, 1414), (650, 1412)], 2)
    s.thing(blob([(598, 1446), (632, 1460), (640, 1490), (614, 1496), (590, 1470), (576, 1452)]), "#b8602f", 1.0, **kw)
    trunk = blob([(694, 1250), (718, 1232), (750, 1244), (764, 1290), (758, 1350), (752, 1404), (716, 1424), (682, 1400), (690, 1330)])
    s.thing(trunk, "#f4d898", 0.75, soft=36, **shirt)
    for pts in ([(764, 1290), (744, 1320), (716, 1332)], [(772, 1340), (744, 1368), (706, 1372)], [(700, 1280), (694, 1320), (700, 1360)]):
        s.curve(pts, 2.1, clip=trunk)
    at = profile(s, 708, 1194, 106, 30, flip=True, skin=BOY, brow=-0.4, neck=((722, 1248), 22), k=1.0, line=2.2)
    for _ in range(150):
        a, d = r.uniform(0, math.tau), math.sqrt(r.uniform(0, 1))
        x, y = at([(0.24 + 0.36 * d * math.cos(a), 0.16 + 0.3 * d * math.sin(a) + 0.25 * max(0, -math.cos(a)) * d)])[0]
        q, t = r.uniform(5, 9), r.uniform(0, 360)
        s.fill(ell(x, y, q * 1.1), "#140a10")
        s.stroke(arc(x, y, q, q, t, t + 220, 8), 1.5, "#6a4638", body=True, alpha=0.45)
    s.thing(ell(*at([(0.37, 0.52)])[0], 9, 13, 30), BOY[0], 1.0, shade=0.6, shcol=BOY[2], hatch=0, line=2)
    arm = limb([(732, 1266), (690, 1322), (640, 1332)], [26, 22, 15], 12)
    s.wash(move(arm, 6, 12), "#6a4a40", 0.8, wet=6, clip=trunk)
    s.thing(arm, "#f4d898", 0.75, **shirt)
    s.curve([(700, 1300), (694, 1318), (704, 1330)], 2)
    grasp(s, (548, 1311), (-10, 3), (590, 1286), 44, skin=BOY, line=1.9, k=1.1, thumb=1)
    grasp(s, (602, 1302), (-10, 3), (640, 1332), 46, skin=BOY, line=1.9, k=1.1, thumb=1)
    rim(s, union(trunk, arm), 4, 2, "#fff6d8", 0.8)
