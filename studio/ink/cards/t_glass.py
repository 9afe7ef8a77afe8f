"""A fist comes down on a table of glass; the pane breaks and holds, for somebody small stands under it with a spoon."""

import cv2

from ..easel import *
from ..kit.brush import tangle
from ..kit.coat import coat
from ..kit.near_hand import Hand

DEEP, SEA, PALE = "#06211f", "#1f6f66", "#bfe8da"
HIT = np.array([520.0, 812.0])
BEADS = ("#e0342c", "#f2b81e", "#2f7fd0", "#3fa04a", "#d86ab0", "#f4efe0")
BROWN = ("#b4764c", "#9a5438", "#3a1a20")

LOOKS = {
    "skin": Look("#b06c44", 1.05, "#984c30", shade=0.95, shcol="#3a141e", white=0.3, hatch=6.0, hw=1.15, thr=0.5, longest=40, line=1.3, seam=0.8, gran=0.2),
    "nail": Look("#f0c09c", 0.5, shade=0.7, shcol="#4a1c24", white=0.7, hatch=0, line=0.8, seam=1.0),
    "sleeve": Look("#f4c22e", 1.0, "#e09a22", shade=0.9, shcol="#6a340c", white=0.5, hatch=6, line=1.2, gran=0.2),
    "cuff": Look("#d8382e", 1.0, shade=0.8, shcol="#4a0810", white=0.4, hatch=5, line=1.1),
    **{f"bead{i}": Look(c, 1.0, shade=0.8, shcol="#2a0c1c", white=0.7, hatch=0, line=0.9) for i, c in enumerate(BEADS)},
}
SMALL = LOOKS | {
    "skin": Look(BROWN[0], 0.95, BROWN[1], shade=0.9, shcol=BROWN[2], white=0.6, hatch=5, hw=1.0, thr=0.55, longest=26, line=1.1, seam=0.8, gran=0.2),
    "nail": Look("#e8b48c", 0.6, shade=0.6, shcol=BROWN[2], white=0.6, hatch=0, line=0.8, seam=0.9),
    "steel": Look("#dfe6ea", 0.35, "#aebcc4", shade=1.0, shcol="#1c3440", white=0.8, hatch=5, line=1.2),
}


def _axes(x, z):
    z = unit(z)
    x = unit(np.asarray(x, float) - z * (z @ np.asarray(x, float)))
    return np.stack([x, np.cross(z, x), z], 1)


def _beads(c, z, wide, high, r, n):
    for i in range(n):
        a = math.tau * i / n
        c.ell(V(wide * math.cos(a), high * math.sin(a), z + 0.012 * math.sin(3 * a)), r, m=f"bead{i * 5 % 6}", k=0)
    return c


def _fist():
    """It has come straight down; we see its back, and the knuckles stand on the pane."""
    h = Hand(
        [(80, 98, 60), (84, 100, 60), (86, 102, 60), (90, 102, 58)],
        spread=(2, 0, -2, -4),
        thumb=(V(0.10, -0.035, 0.10), V(0.216, -0.165, 0.215), V(0.198, -0.288, 0.325), V(0.092, -0.345, 0.388)),
        back=(0.25, -0.95, -0.1),
        arm=((0, 0, 1.0), 0.95),
        looks=LOOKS,
        lines=1.3,
        stout=1.12,
        melt=0.4,
    )
    ring = _beads(Clay(LOOKS), -0.075, 0.158, 0.112, 0.031, 15)
    ring.cone(V(0, 0, -0.16), V(0, 0, -0.23), 0.175, 0.18, m="cuff", round=0.03, k=0)
    ring.cone(V(0, 0, -0.22), V(0, 0, -0.9), 0.17, 0.24, m="sleeve", round=0.02, k=0)
    z = unit(V(-0.74, -0.50, 0.44))
    y = V(-0.25, 0.30, 0.9)
    y = unit(y - z * (y @ z))
    turn = np.stack([np.cross(y, z), y, z], 1)
    flip = V(-1, 1, 1)
    cam = spot(*(HIT + [64, -14]), 1020, -6, 0)
    low = min(((turn @ (p * flip))[1], tuple(turn @ (p * flip))) for f in h.fingers[:4] for p in f[:3])[1]
    by = -(V(*low) - V(0, 0.052, 0))
    fist = h.placed(turn, by, 1.0, -1)
    backs = [[cam.project(fist.to(f[0] + V(0, 0.06, 0.01))), cam.project(fist.to(f[0] * V(0.62, 1, 0.5) + V(0, 0.09, 0)))] for f in h.fingers[:4]]
    return shoot([fist, ring.moved(turn, by)], cam, light=(-0.45, 0.62, 0.75), map_size=900), backs


def _spoon():
    h = Hand(
        [(66, 92, 54), (70, 92, 52), (72, 92, 52), (76, 92, 50)],
        spread=(3, 0, -3, -6),
        thumb=(V(0.10, -0.035, 0.10), V(0.215, -0.15, 0.215), V(0.215, -0.275, 0.325), V(0.125, -0.335, 0.405)),
        back=(0.4, -0.9, -0.1),
        arm=((0.84, 0.0, 0.54), 0.2),
        looks=SMALL,
        lines=1.2,
        stout=1.1,
    )
    grip = V(0, -0.135, 0.395)
    spoon = Clay(SMALL).cap(grip - V(0.42, 0, 0), grip + V(0.78, 0, 0), 0.03, 0.022, m="steel")
    spoon.ell(grip + V(1.02, 0, 0), (0.27, 0.085, 0.165), k=0.06, m="steel")
    spoon.ell(grip + V(1.03, -0.085, 0), (0.235, 0.085, 0.135), cut=True, k=0.01, m="steel")
    way = unit(V(0.84, 0, 0.54))
    ring = _beads(Clay(SMALL), 0, 0.15, 0.12, 0.034, 12)
    tilt = np.stack([unit(np.cross((0, 1, 0), way)), V(0, 1, 0), way], 1)
    ring = ring.moved(tilt, -way * 0.13)
    cuff = Clay(SMALL).cone(-way * 0.25, -way * 0.36, 0.17, 0.175, m="cuff", round=0.022)
    turn = _axes((0.06, 1, 0.0), (-0.86, 0, 0.5))
    cam = spot(*(HIT + [2, 12]), 252, -4, 0)
    by = -(turn @ (grip + V(1.27, 0, 0)))
    figures = [h.placed(turn, by), *(q.moved(turn, by) for q in (spoon, ring, cuff))]
    return shoot(figures, cam, light=(-0.5, 0.75, 0.6), map_size=800)


def _room(s):
    s.wash(s.all, "#8fc4b4", 0.6, col2="#5fa394", pool=0.5, gran=0.15)
    s.lift(ell(250, 260, 420, 330), 0.75, 160)
    s.wash(blob([(1100, -100), (760, -100), (840, 300), (900, 800), (1100, 800)]), "#155048", 0.9, wet=120, gran=0.15)
    under = blob([(-60, 720, 1), (1060, 720, 1), (1060, 1560, 1), (-60, 1560, 1)])
    s.wash(under, SEA, 1.0, gran=0.2, pool=0.5)
    s.wash(blob([(700, 700), (1100, 700), (1100, 1600), (560, 1600), (760, 1200)]), DEEP, 1.5, wet=120, gran=0.2)
    s.wash(blob([(-100, 700), (120, 800), (60, 1200), (160, 1600), (-100, 1600)]), DEEP, 1.3, wet=100, gran=0.2)
    s.lift(blob([(380, 830), (660, 830), (720, 1200), (300, 1200)]), 0.5, 110)


FRONT = path([(-40, 706), (200, 722), (400, 744), (520, 752), (640, 744), (820, 722), (1040, 706)], 12)
BACK = path([(110, 838), (300, 848), (430, 862), (520, 868), (610, 862), (740, 848), (890, 838)], 12)


def _pane(s):
    """The pane from a little below: its near edge, the underside, and what breaks."""
    r = s.rng
    under = valid(Polygon(np.vstack([FRONT, BACK[::-1]])))
    s.wash(under, "#4fb89c", 0.5, gran=0.1, edge=0.4)
    s.wash(under.intersection(box(640, 600, 1100, 900)), "#0c4a42", 0.5, wet=30, clip=under)
    for a in ((60, 170), (230, 270), (760, 850)):
        band = poly([(a[0], 690), (a[1], 690), (a[1] + 70, 880), (a[0] + 90, 880)]).intersection(under)
        s.lift(band, 0.5, 3)
    s.stroke(BACK, 7, PALE, body=True, wobble=0.8, taper=(0, 0), alpha=0.9)
    s.stroke(BACK + [0, 5], 3, DEEP, wobble=0.8, taper=(0, 0))
    for e, (a, b) in ((1, ((-40, 736), (108, 838))), (-1, ((1040, 736), (892, 838)))):
        s.stroke([a, b], 7, PALE, body=True, wobble=0.8, taper=(0, 0), alpha=0.9)
        s.stroke([(a[0] - 5 * e, a[1] + 5), (b[0] - 5 * e, b[1] + 5)], 3, DEEP, taper=(0, 0))
    rays = []
    for i, a in enumerate(np.linspace(0, math.tau, 19)[:-1]):
        a += r.normal() * 0.1
        p, pts = HIT + [math.cos(a) * 60, math.sin(a) * 9], []
        for _ in range(4 + i % 3 * 2):
            pts.append(p)
            way = a + r.normal() * 0.3
            p = p + np.array([math.cos(way) * 62, math.sin(way) * 16]) * r.uniform(0.7, 1.3)
        rays.append(np.array(pts))
    for a, b in zip(rays, rays[1:] + rays[:1], strict=True):
        for k in (1, 2, 3):
            if len(a) > k and len(b) > k and r.random() < 0.85:
                s.stroke([a[k], (a[k] + b[k]) / 2 + r.normal(size=2) * 3, b[k]], 2.4, "#ffffff", body=True, wobble=0.8, clip=under)
                if k < 3 and len(a) > k + 1 and len(b) > k + 1 and r.random() < 0.5:
                    s.fill(valid(poly([a[k], a[k + 1], b[k + 1], b[k]])), "#f4fffa", body=True, alpha=0.35, clip=under)
    for pts in rays:
        w = np.linspace(6.5, 1.6, len(pts))
        s.stroke(pts + [2, 4], w, DEEP, alpha=0.8, wobble=1, clip=under)
        s.stroke(pts, w * 0.85, "#ffffff", body=True, wobble=1, clip=under)
    edge = valid(Polygon(np.vstack([FRONT, FRONT[::-1] + [0, 30]])))
    s.cover(edge)
    s.wash(edge, "#2f9c80", 0.9, gran=0.1, edge=0.6, col2="#7fd8bc")
    s.outline(edge, 3, lost=0)
    s.stroke(FRONT + [0, 6], 5, "#f4fffa", body=True, wobble=0.5, taper=(0, 0))
    for x in (330, 408, 462, 512, 566, 612, 690, 800):
        i = int(np.argmin(abs(FRONT[:, 0] - x)))
        p = FRONT[i]
        s.stroke(
            [p + [0, 2], p + [r.normal() * 7, 11], p + [r.normal() * 9, 19], p + [r.normal() * 12, 30]], 4.4, "#ffffff", body=True, wobble=0.5, taper=(0, 0.2)
        )


def _legs(s):
    """A table: two legs far, two near."""
    for x, y, q, low in ((116, 842, 13, 1500), (886, 842, 13, 1500), (34, 726, 21, 1500), (958, 726, 21, 1500)):
        g = poly([(x - q, y), (x + q, y), (x + q * 0.7, low + 20), (x - q * 0.7, low + 20)])
        s.cover(g)
        s.wash(g.buffer(1.5), "#a06a3c" if q > 20 else "#7a5a48", 0.9, col2="#8a5434", gran=0.2, off=0)
        s.wash(g, DEEP, 0.8, grad=("lin", 70, 0.1, 1.2), gran=0.15, edge=0)
        s.wash(g.difference(move(g, -q * 0.8, 0)), "#04100f", 0.8, wet=4, clip=g)
        for _ in range(10):
            u, v = x + s.rng.uniform(-0.6, 0.6) * q, s.rng.uniform(y, 1300)
            s.stroke([(u, v), (u + s.rng.normal() * 2, v + s.rng.uniform(60, 200))], 1.2, "#04100f", clip=g, alpha=0.8)
        s.outline(g, 2.4, "#04100f", lost=0)


def _splinters(s):
    r = s.rng
    for _ in range(16):
        a = r.choice((r.uniform(-3.0, -2.4), r.uniform(-0.7, -0.1)))
        q = r.uniform(290, 460)
        p = HIT + [0, -60] + np.array([math.cos(a) * q, math.sin(a) * q * 0.34])
        size = r.uniform(5, 10)
        g = poly([p + r.normal(size=2) * size, p + r.normal(size=2) * size, p + r.normal(size=2) * size])
        if g.area > 30:
            s.fill(g, "#f4fffa", body=True, alpha=0.95)
            s.outline(g, 1.4, "#124a42", lost=0)


def _cat(s):
    """It was asleep up there: now it stands on the tips of its paws."""
    x, y = 112, 704

    def at(*pts):
        return [(x + a, y + b) for a, b in pts]

    tail = limb(at((-66, -130), (-104, -190), (-96, -270), (-60, -330), (-70, -384)), [21, 27, 30, 27, 8], 12)
    legs = [limb(at((a, -110), (b, -56), (c, -4)), [25, 17, 13], 8) for a, b, c in ((-62, -72, -60), (-36, -34, -24), (52, 58, 62), (78, 92, 104))]
    body = blob(at((-92, -110), (-84, -188), (-30, -248), (34, -252), (86, -206), (104, -150), (84, -104), (20, -126), (-40, -116)))
    head_ = blob(at((70, -150), (66, -212), (60, -252), (90, -232), (118, -234), (152, -252), (148, -208), (146, -160), (110, -132)))
    tones = (("#3a1a10", 150, "dark"), ("#c8762c", 170, "all"), ("#ffe0a0", 150, "lit"))
    kw = dict(soft=40, fringe=150, fringe_cols=("#5a2a12", "#c8762c", "#3a1a10"))
    for g, n in ((legs[0], 0.4), (legs[2], 0.4), (tail, 1.2), (legs[1], 0.4), (legs[3], 0.4), (body, 2)):
        s.thing(g, "#e8963c", 0.9, col2="#d07a28", shade=0.8, shcol="#4a1c10", hatch=0, line=2)
        mid = np.array(g.centroid.coords[0])
        lie = (
            (lambda px, py, m=mid: math.atan2(py - m[1] - 120, px - m[0]))
            if g is not tail
            else (lambda px, py: math.copysign(0.7, px - x + 84) + (math.pi if px < x - 84 else 0) - 0.9)
        )
        coat(s, g, lie, tuple((c, int(k * n), w) for c, k, w in tones), (14, 32), 1.8, **(kw | {"fringe": int(150 * n)}))
    for k in range(4):
        s.curve(at((-60 + 34 * k, -236 - 8 * (k % 2)), (-54 + 34 * k, -200), (-58 + 36 * k, -168)), 7, "#5a2a12", alpha=0.8, clip=body)
    s.thing(head_, "#eda04a", 0.9, col2="#d07a28", shade=0.6, shcol="#4a1c10", hatch=0, line=2.4)
    coat(
        s,
        head_,
        lambda px, py: math.atan2(py - y + 190, px - x - 108),
        tuple((c, int(k * 0.7), w) for c, k, w in tones),
        (10, 22),
        1.6,
        soft=30,
        fringe=90,
        fringe_cols=("#5a2a12", "#c8762c"),
    )
    for e in (-1, 1):
        s.cover(ell(x + 108 + 20 * e, y - 194, 13, 14))
        s.wash(ell(x + 108 + 20 * e, y - 194, 13, 14), "#d8e84a", 0.7, off=0)
        s.outline(ell(x + 108 + 20 * e, y - 194, 13, 14), 2.6, lost=0)
        s.fill(ell(x + 109 + 20 * e, y - 193, 6, 8))
    s.fill(blob(at((100, -174), (116, -174), (108, -165))), "#c84a58", body=True)
    s.fill(blob(at((96, -158), (120, -158), (116, -140), (100, -140))), "#3a0c14")
    for a in (100, 116):
        s.fill(poly(at((a - 3, -158), (a + 3, -158), (a, -148))), "#ffffff", body=True)
    for e in (-1, 1):
        for q in (-8, 0, 8):
            s.stroke(at((108 + 24 * e, -168 + q * 0.4), (108 + 74 * e, -172 + q * 2)), 1.7, "#fff4dc", body=True)


def _child(s):
    """A saucepan for a helmet, a look that goes up to where it hits."""
    yellow = dict(col2="#e09a22", shade=0.9, shcol="#6a340c", hatch=6, line=3.2, gran=0.2)
    trunk = blob([(90, 1560), (96, 1450), (160, 1384), (260, 1362), (360, 1374), (430, 1410), (486, 1480), (490, 1560)])
    arm = blob([(300, 1420), (360, 1392), (440, 1402), (520, 1404), (588, 1384), (630, 1348), (616, 1310), (582, 1240), (620, 1206), (664, 1196), (706, 1272), (746, 1352), (764, 1404), (752, 1444), (700, 1482), (620, 1524), (540, 1560), (330, 1560)])  # fmt: skip
    s.wash(move(union(trunk, arm), 20, -8), DEEP, 1.0, wet=26)
    s.thing(trunk, "#f4c22e", 1.0, **yellow)
    for f in ([(150, 1430), (176, 1476), (170, 1540)], [(230, 1440), (246, 1480), (240, 1540)]):
        s.wash(limb(f, [2, 8, 3]), "#a85c14", 0.6, wet=6, clip=trunk)
        s.curve(f, 2.6, "#6a340c", clip=trunk)
    s.thing(arm, "#f4c22e", 1.0, **(yellow | {"line": 0}))
    s.wash(blob([(756, 1380), (780, 1440), (640, 1560), (420, 1580), (560, 1510), (690, 1440)]), "#8a4210", 0.8, wet=22, clip=arm)
    s.wash(blob([(560, 1230), (620, 1316), (650, 1350), (600, 1400), (640, 1390), (668, 1340), (630, 1240)]), "#a85c14", 0.6, wet=10, clip=arm)
    for f, r in (
        ([(632, 1350), (672, 1364), (738, 1352)], 9),
        ([(634, 1356), (672, 1398), (738, 1430)], 10),
        ([(628, 1360), (640, 1420), (676, 1480)], 9),
        ([(614, 1372), (596, 1430), (606, 1500)], 8),
        ([(612, 1300), (648, 1300), (690, 1276)], 7),
        ([(440, 1412), (462, 1460), (450, 1530)], 8),
    ):
        s.wash(limb(f, [2, r, 3]), "#8a4210", 0.6, wet=6, clip=arm)
        s.curve(f, 2.6, "#6a340c", clip=arm)
    for line in (
        [(400, 1394), (440, 1402), (520, 1404), (588, 1384), (630, 1348), (616, 1310), (582, 1240)],
        [(664, 1196), (706, 1272), (746, 1352), (764, 1404), (752, 1444), (700, 1482), (620, 1524), (540, 1560)],
    ):
        s.stroke(path(line, 8), 4, "#1c0c08")
    s.curve([(372, 1408), (352, 1450), (366, 1510)], 2.4, "#6a340c")  # where the sleeve is set in
    _back_of_head(s)


def _back_of_head(s):
    """Curls, two ears, and over them a saucepan of white enamel, upside down; the head is thrown back."""
    neck = blob([(232, 1300), (372, 1300), (378, 1390), (400, 1420), (206, 1420), (226, 1390)])
    s.thing(neck, BROWN[0], 0.95, col2=BROWN[1], shade=0.8, shcol=BROWN[2], hatch=0, line=2.8)
    s.wash(ell(302, 1330, 80, 40), BROWN[2], 0.8, wet=16, clip=neck)
    for x, e in ((158, -1), (446, 1)):
        ear = blob([(x - 16 * e, 1232), (x + 8 * e, 1224), (x + 22 * e, 1246), (x + 12 * e, 1282), (x - 8 * e, 1300), (x - 20 * e, 1290)], 8)
        s.thing(ear, BROWN[0], 0.95, col2=BROWN[1], shade=0.6, shcol=BROWN[2], hatch=0, line=2.6)
        s.curve([(x + 6 * e, 1240), (x + 10 * e, 1258), (x - 2 * e, 1286)], 2, BROWN[2])
    hair_ = blob([(156, 1200), (448, 1200), (450, 1262), (424, 1320), (372, 1352), (302, 1362), (232, 1352), (180, 1320), (154, 1262)])
    s.cover(hair_)
    s.thing(hair_, "#2a1610", 1.5, shade=0.6, shcol="#080406", hatch=0, line=2.4)
    tangle(s, hair_.buffer(10), 60, "#0c0606", 3.0, length=150, loop=0.42)
    tangle(s, hair_, 60, "#6a3e28", 1.8, length=90, loop=0.42, body=True)
    collar = limb([(186, 1412), (302, 1434), (420, 1410)], [19, 22, 19], 10)
    s.cover(collar)
    s.thing(collar, "#d8382e", 1.0, shade=0.8, shcol="#4a0810", hatch=5, line=2.8)
    for x in range(196, 416, 13):
        s.curve([(x, 1400), (x + 2, 1422), (x, 1446)], 1.8, "#6a1014", clip=collar)
    grip = limb([(150, 1190), (70, 1216), (8, 1246)], [17, 17, 21])
    s.thing(grip, "#2458a8", 1.2, shade=0.8, shcol="#081438", hatch=0, line=2.8)
    s.fill(ell(18, 1242, 9, 7, -20), "#0c2a28")
    pan = blob(
        [
            (126, 1232, 1),
            (142, 1140),
            (166, 1036, 1),
            (220, 1006),
            (302, 998),
            (384, 1006),
            (438, 1036, 1),
            (462, 1140),
            (478, 1232, 1),
            (400, 1274),
            (302, 1286),
            (204, 1274),
        ]
    )
    s.wash(move(pan, 4, 22), "#1a0a10", 0.9, wet=12, clip=union(hair_, neck).buffer(30))
    s.cover(pan)
    s.wash(pan, "#f4f2ea", 0.15, gran=0.15)
    s.wash(pan, "#1c4854", 0.7, grad=("lin", 8, -0.8, 1.0), gran=0.15, edge=0)
    s.wash(blob([(120, 1240), (140, 1100), (180, 1020), (190, 1260)]), "#1c4854", 0.35, wet=24, clip=pan)
    base = ell(302, 1040, 136, 36)
    s.wash(base.difference(move(base, 0, -10)), "#1c4854", 0.6, wet=6, clip=pan)
    s.lift(base, 0.5, 4)
    for k in (1.0, 0.62, 0.58):
        s.stroke(arc(302, 1040, 136 * k, 36 * k, 0, 361, 80), 2.4 if k == 1 else 1.6, "#2a5060", taper=(0, 0))
    for k in range(24):  # round the far side
        s.stroke(arc(302, 1060 + 7.4 * k, 140 + 1.5 * k, 40, 12 + k * 0.5, 62 - k * 0.6, 30), 1.2, "#16404c", clip=pan, alpha=0.8)
    s.outline(pan, 3.2, "#0c1c20", lost=0)
    rim = arc(302, 1234, 178, 50, 0, 180, 60)
    s.stroke(rim, 21, "#0c1c44", taper=(0, 0), wobble=0.4, press=0)
    s.stroke(rim - [0, 2], 14, "#2f6cc8", taper=(0, 0), body=True, wobble=0.4, press=0)
    s.stroke(rim[20:] - [2, 5], 3, "#cfe4ff", taper=(0.1, 0.1), body=True, wobble=0.4)
    for x, y, q in ((372, 1120, 15), (398, 1146, 7), (214, 1200, 10)):
        s.fill(
            blob(
                [
                    (x - q, y - 0.2 * q),
                    (x - 0.3 * q, y - 0.8 * q),
                    (x + 0.8 * q, y - 0.5 * q),
                    (x + q, y + 0.4 * q),
                    (x, y + 0.8 * q),
                    (x - 0.8 * q, y + 0.6 * q),
                ]
            ),
            "#23262c",
        )


def _knuckles(s, backs, m):
    """They stand in the light; a sinew runs back from each."""
    r = s.rng
    for p, q in backs:
        p, q = np.array(p[:2], float), np.array(q[:2], float)
        d = (q - p) / np.hypot(*(q - p))
        n = np.array([-d[1], d[0]])
        deg = math.degrees(math.atan2(d[1], d[0]))
        s.lift(s.mask(limb([p, p * 0.5 + q * 0.5, q], [16, 11, 5])) * m, 0.28, 10)
        s.lift(s.mask(ell(*p, 40, 34, deg)) * m, 0.34, 14)
        s.lift(s.mask(ell(*(p - [6, 10]), 16, 12, deg)) * m, 0.3, 7)
        for e in (-1, 1):
            s.wash(limb([p + n * 34 * e + d * 26, (p + q) / 2 + n * 22 * e, q + n * 10 * e], [9, 7, 2]), "#4a1c1c", 0.24, wet=12, clip=m)
        for j in range(5):  # folds of the skin across it
            c = p + d * (-16 + 9 * j)
            w = 22 - 3 * abs(j - 2)
            s.curve([c - n * w + d * 4, c + d * (r.normal() - 2), c + n * w + d * 4], 1.7, "#3a141e", alpha=0.75)


@card("verdigris", paper="cold", light=(-0.5, -0.7))
def fist_house(s):
    _room(s)
    fist_, backs = _fist()
    s.model(fist_, line=3.0, lost=0.1)
    m = fist_.mask()
    low = marks.field(s, lambda x, y: step(560, 840, y)) * m
    s.wash(low.astype(np.float32), "#3a1030", 0.6, edge=0, rough=0.5, gran=0.15)
    _knuckles(s, backs, m)
    _cat(s)
    _legs(s)
    _pane(s)
    _splinters(s)
    arm = _spoon()
    _child(s)
    s.wash(
        cv2.GaussianBlur(np.roll(np.roll(arm.mask(), 22, 1), 16, 0), (0, 0), 9) * (1 - arm.mask()) * marks.field(s, lambda x, y: step(1240, 1200, y)),
        DEEP,
        0.5,
        edge=0,
        gran=0.1,
    )
    s.model(arm, line=2.8, lost=0.1, fill=0.22)
