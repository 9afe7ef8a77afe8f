"""Play: a sack of wind, a cat that pulls, a record to skate on."""

from ..easel import *


def window(s, x0, y0, x1, y1):
    """A deep window with blue shutters; returns its opening."""
    g = box(x0, y0, x1, y1)
    s.cover(g)
    s.wash(g, "#2a3a5c", 1.1, col2="#53507a", edge=0.4)
    s.wash(poly([(x0, y0), (x1, y0), (x1, y0 + 22), (x0 + 18, y0 + 22), (x0 + 18, y1), (x0, y1)]), "#141c34", 0.7, edge=0.2)
    s.outline(g, 2.6, lost=0)
    for e, x in ((-1, x0), (1, x1)):
        wing = poly([(x, y0 - 6), (x + 78 * e, y0 + 8), (x + 78 * e, y1 + 12), (x, y1 + 4)])
        s.cover(wing)
        s.thing(wing, "#2f78b8", 0.95, col2="#1f5a98", shade=0.3, hatch=0, line=2.6)
        for y in np.arange(y0 + 16, y1, 17):
            s.stroke([(x + 10 * e, y), (x + 68 * e, y + 8)], 2)
    s.thing(box(x0 - 12, y1, x1 + 12, y1 + 20), "#f6f0e4", 0.3, shade=0.5, shcol="#5a6a9a", hatch=0, line=2.4)
    return g


def lived_in(s):
    """Those who find that the wind has gone: a grandmother, a cat among the pots."""
    g = window(s, 118, 1168, 276, 1336)
    face = blob([(150, 1262), (156, 1226), (196, 1208), (238, 1226), (244, 1264), (228, 1300), (198, 1316), (166, 1298)])
    scarf = blob([(130, 1336, 1), (134, 1240), (160, 1194), (200, 1184), (240, 1198), (262, 1244), (270, 1336, 1)]).intersection(g)
    s.thing(scarf, "#d8a03a", 0.9, col2="#b8742e", shade=0.6, hatch=6, line=2.4)
    s.thing(face, "#d39a63", 0.7, col2="#bd7448", shade=0.5, shcol="#6d3a44", hatch=0, line=2.4)
    for e in (-1, 1):
        s.cover(ell(200 + 22 * e, 1246, 10, 8))
        s.outline(ell(200 + 22 * e, 1246, 10, 8), 1.6, lost=0)
        s.fill(ell(203 + 22 * e, 1242, 5))
        s.curve([(200 + 10 * e, 1230), (200 + 22 * e, 1222), (200 + 36 * e, 1230)], 3)
        s.curve([(200 + 26 * e, 1276), (200 + 32 * e, 1288), (200 + 26 * e, 1298)], 1.6)
    s.curve([(200, 1250), (208, 1268), (196, 1274)], 2.2)
    s.thing(ell(200, 1294, 9, 11), "#7a2a30", 1.0, shade=0, hatch=0, line=2)
    for x in (140, 246):
        s.thing(
            blob([(x - 16, 1344), (x - 18, 1322), (x - 6, 1312), (x + 10, 1312), (x + 18, 1324), (x + 14, 1346)]), "#d39a63", 0.7, shade=0.4, hatch=0, line=2.2
        )
        for q in (-6, 3, 11):
            s.stroke([(x + q, 1320), (x + q, 1342)], 1.6)
    g = window(s, 612, 1168, 764, 1336)
    body = blob([(646, 1336), (640, 1290), (664, 1254), (694, 1250), (716, 1280), (722, 1336)])
    tail = limb([(716, 1326), (752, 1330), (764, 1356), (748, 1384)], [9, 9, 8, 5])
    for part in (body, tail):
        s.thing(part, "#e08a3a", 0.9, col2="#c86a2a", shade=0.6, hatch=5, line=2.4)
    head_ = blob([(652, 1252), (648, 1214, 1), (664, 1226), (688, 1226), (704, 1212, 1), (702, 1254), (678, 1270)])
    s.thing(head_, "#e08a3a", 0.9, col2="#c86a2a", shade=0.4, hatch=0, line=2.4)
    for e in (-1, 1):
        s.cover(ell(678 + 12 * e, 1240, 7, 6))
        s.outline(ell(678 + 12 * e, 1240, 7, 6), 1.4, lost=0)
        s.fill(ell(679 + 12 * e, 1237, 2.6, 4.6))
        for q in (0, 7):
            s.stroke([(678 + 8 * e, 1255 + q * 0.5), (678 + 42 * e, 1250 + q)], 1.3, body=True)
    s.fill(poly([(673, 1250), (683, 1250), (678, 1257)]), "#8a2a30")
    for y in (1284, 1300, 1316):
        s.curve([(642, y), (654, y + 3), (664, y - 2)], 3.4, "#8a3f1c")
    for x, col in ((634, "#d8463e"), (738, "#c84a86")):
        s.thing(poly([(x - 18, 1312), (x + 18, 1312), (x + 13, 1338), (x - 13, 1338)]), "#b8603a", 0.9, shade=0.5, hatch=5, line=2)
        for k in range(9):
            px, py = x + 18 * math.cos(k * 2.4), 1294 + 15 * math.sin(k * 1.7)
            s.thing(ell(px, py, 8), "#4f8a4a" if k % 3 else col, 0.9, shade=0.2, hatch=0, line=1.3)


@card("noon", paper="hot", light=(-0.5, -0.7))
def wind_thief(s):
    s.sky([(0, "#6fb4dc", 0.8), (0.7, "#c8e4ec", 0.5), (1, "#f0f0e0", 0.3)], 0, 800, wet=60)
    g = box(-40, 760, 1040, 900)
    s.cover(g)
    s.wash(g, "#2f86a8", 0.9, col2="#1f6090")
    cam = Camera((0, 7.5, 13), (0.2, 1.8, 0), 34)
    b = Blocks(cam, (-0.5, 0.8, 0.6))
    for x, z, w, h in (
        (-4.6, -3.4, 3, 2.6),
        (-1.4, -4.0, 3, 2.0),
        (1.8, -3.6, 3, 2.8),
        (4.8, -3.2, 2.6, 2.2),
        (-3.4, 0.2, 3.4, 2.2),
        (3.2, 0.4, 3.4, 2.5),
        (-0.1, 2.4, 4.4, 1.8),
        (-4.6, 4.4, 3.4, 1.4),
        (4.6, 4.6, 3.4, 1.7),
    ):
        b.house((x, 0, z), (w, h, 2.8), 0, "dome" if x in (-1.4, 4.8) else "flat", "#f6f0e4", "#4f8fc0", lit=0, seed=int(10 + x))
    b.paint(s)
    front = poly([(-10, 1096), (946, 1096), (918, 1428), (-10, 1432)])
    s.wash(front, "#8fa6d8", 0.42, col2="#c8b8d8", edge=0.3, grad=("lin", 20, 1.2, 0.5))
    s.wash(poly([(-10, 824), (840, 822), (950, 1064), (946, 1096), (-10, 1098)]), "#f6e2b0", 0.3, edge=0.2, pool=0.6)
    lived_in(s)
    lines = (((-5.0, 3.6, -1.8), (4.9, 3.8, -2.2)), ((-4.6, 3.4, 1.2), (5.0, 3.6, 1.0)))
    cols = ("#d84a3a", "#fffaf0", "#e8b040", "#4f8fc0", "#fffaf0", "#c86a8a", "#6a9a50")
    for li, (a, e) in enumerate(lines):
        a, e = np.array(a), np.array(e)
        mid = (a + e) / 2 - [0, 0.35, 0]
        pts = path(cam.project([a, a * 0.5 + mid * 0.5 - [0, 0.05, 0], mid, e * 0.5 + mid * 0.5 - [0, 0.05, 0], e]), 12)
        s.stroke(pts, 2.4, wobble=0.3)
        q = 62 if li else 50
        for k, (p, _, _) in enumerate(marks.along(pts, 116 if li else 104)):
            x, y = p
            if li == 1 and k == 4 or (li == 0 and k == 6):
                continue
            col = cols[(k + 3 * li) % 7]
            shirt = blob(
                [
                    (x - q * 0.34, y, 1),
                    (x + q * 0.34, y, 1),
                    (x + q * 0.56, y + q * 0.3),
                    (x + q * 0.5, y + q * 1.0, 1),
                    (x + q * 0.32, y + q * 0.98, 1),
                    (x + q * 0.3, y + q * 0.4),
                    (x + q * 0.27, y + q * 1.36, 1),
                    (x, y + q * 1.42),
                    (x - q * 0.27, y + q * 1.36, 1),
                    (x - q * 0.3, y + q * 0.4),
                    (x - q * 0.32, y + q * 0.98, 1),
                    (x - q * 0.5, y + q * 1.0, 1),
                    (x - q * 0.56, y + q * 0.3),
                ],
                6,
            )
            s.thing(shirt, col, 0.85 if col != "#fffaf0" else 0.1, shade=0.6, shcol="#5a6a8a" if col == "#fffaf0" else None, hatch=6, line=2)
            s.curve([(x - 4, y + q * 0.2), (x - 2, y + q * 0.8), (x - 6, y + q * 1.3)], 1.6)
    gc = spot(470, 1120, 250, 12)
    light = (-0.5, 0.8, 0.5)
    girl = person((0, 0.26, 0), 40, "float", "girl", "dress", top="#d84a3a", skin="ebony", hair="plaits", feel="sly", hands=((0.14, 1.95, 0.1), (-0.14, 1.9, 0.1)), grips=("fist", "fist"), feet=((0.16, 0.3, 0.06), (-0.14, 0.12, -0.34)), toes=((0, -1, 0.3), (0, -1, 0.3)), shoes=False, look_at=(1.5, 1.4, 2))  # fmt: skip
    n = gc.project((girl.joints["handl"] + girl.joints["handr"]) / 2)
    sack = blob(
        [
            n + [-20, 6],
            n + [-50, -40],
            n + [-190, -110],
            n + [-290, -270],
            n + [-250, -450],
            n + [-80, -560],
            n + [130, -540],
            n + [270, -400],
            n + [260, -230],
            n + [150, -90],
            n + [46, -36],
            n + [20, 6],
        ]
    )
    s.wash(move(sack, 20, 30), "#3f80b0", 0.45, wet=24)
    s.thing(sack, "#ecd6a8", 0.7, col2="#dcb880", shade=0.8, shcol="#7a5a78", hatch=7, line=3.8, soft=190, white=0.5)
    for q in np.linspace(-1, 1, 13):  # cloth gathered at the neck
        end = n + [q * 250 * (1 - 0.2 * abs(q)), -250 - 210 * math.cos(q * 1.3)]
        mid = n + [q * 120, -110 - 60 * math.cos(q * 1.2)]
        s.wash(limb([tuple(n + [q * 20, -14]), tuple(n + [q * 66, -60]), tuple(mid)], [4, 9, 2]), "#7a5a78", 0.4, edge=0.3)
        s.curve([n + [q * 20, -14], n + [q * 66, -60], mid, mid * 0.45 + end * 0.55], 2.2, taper=(0.05, 0.75))
    for pts in ([n + [-264, -330], n + [-120, -300], n + [40, -320], n + [268, -300]], [n + [-20, -556], n + [-50, -430], n + [-30, -300], n + [-44, -180]]):
        s.curve(pts, 2.2)
        for p, d, _ in marks.along(path(pts, 12), 17):
            s.stroke([p + [-d[1] * 7, d[0] * 7], p - [-d[1] * 7, d[0] * 7]], 1.8)
    for cx, cy, q in ((-150, -430, 70), (130, -430, 76), (130, -200, 52), (-150, -190, 50)):
        t = np.linspace(0, 4.4 * math.pi, 60)
        sp = np.c_[n[0] + cx + q * (1 - t / 16) * np.cos(t), n[1] + cy + q * 0.8 * (1 - t / 16) * np.sin(t)]
        s.stroke(sp, 3.6, "#3f86b8", alpha=0.85, wobble=0.5)
    for cx, cy, rot_, col in ((-176, -268, 14, "#5a92c4"), (178, -318, -10, "#d8604a"), (20, -470, 6, "#6a9a5c")):
        patch = move(box(-38, -34, 38, 34), n[0] + cx, n[1] + cy, 1, rot_)
        s.thing(patch, col, 0.8, shade=0.4, hatch=6, line=2)
        for p, d, _ in marks.along(np.array(patch.exterior.coords), 16):
            s.stroke([p + [-d[1] * 7, d[0] * 7], p - [-d[1] * 7, d[0] * 7]], 1.8)
    for k in range(4):  # a rope, four times round
        s.thing(
            limb([n + [-34 + 3 * k, -20 + 9 * k], n + [0, -10 + 9 * k], n + [34 - 3 * k, -20 + 9 * k]], [5.5, 6.5, 5.5]),
            "#c8803e",
            0.9,
            shade=0.5,
            hatch=0,
            line=1.8,
        )
    rope = limb([tuple(n + [26, 8]), tuple(n + [86, 40]), tuple(n + [70, 110]), tuple(n + [110, 170])], [5, 5, 5, 4])
    s.thing(rope, "#c8803e", 0.9, shade=0.5, hatch=0, line=1.8)
    shot = shoot([girl], gc, light)
    s.wash(ell(560, 1062, 90, 18), "#5a6a8a", 0.6, wet=8)
    s.model(shot, line=2.6)
    shirt = [
        (-26, -60),
        (0, -50),
        (26, -62),
        (60, -46),
        (118, -84),
        (134, -50),
        (72, -4),
        (56, 10),
        (66, 84),
        (22, 74),
        (-14, 92),
        (-58, 76),
        (-50, 6),
        (-104, 44),
        (-126, 14),
        (-66, -42),
    ]  # one has got away
    g = blob(move(shirt, 866, 238, 0.92, -16), 6)
    s.thing(g, "#fffaf0", 0.12, shade=0.6, shcol="#5a78a8", hatch=7, line=2.6)
    for pts in (
        [(-26, -60), (0, -30), (26, -62)],
        [(0, -30), (4, 20), (-4, 80)],
        [(-66, -42), (-54, -10), (-50, 8)],
        [(60, -46), (62, -16), (56, 10)],
        [(-30, 10), (-20, 40), (-34, 70)],
        [(36, 10), (30, 40), (40, 70)],
    ):
        s.curve(move(pts, 866, 238, 0.92, -16), 1.9)
    for k in range(3):
        s.fill(ell(*move([(6, -14 + 26 * k)], 866, 238, 0.92, -16)[0], 3.4))
    for k in range(3):
        s.curve([(716 - 26 * k, 236 + 44 * k), (756 - 20 * k, 222 + 46 * k), (790 - 12 * k, 240 + 48 * k)], 2.4, body=True)


def _toy_house(s, x, y, w, h, tip, wall, roof, lit=0):
    """A house of wood that stands on (x, y): front, side and two slopes."""
    d, up = w * 0.62, w * 0.26
    put_ = lambda pts: poly(move(pts, x, y, 1, tip))  # noqa: E731
    s.wash(ell(x + w * 0.5, y + 2, w * 1.0, w * 0.22), "#060a20", 0.8, wet=8)
    s.thing(put_([(w / 2, 0), (w / 2 + d, -up), (w / 2 + d, -h - up), (w / 2, -h)]), darker(wall, 0.22), 0.9, shade=0.3, hatch=5, line=2.2)
    s.thing(put_([(-w / 2, 0), (w / 2, 0), (w / 2, -h), (0, -h - w * 0.6), (-w / 2, -h)]), wall, 0.7, shade=0.3, hatch=0, line=2.4)
    s.thing(put_([(w * 0.6, -h + 4), (0, -h - w * 0.66), (d, -h - w * 0.66 - up), (w * 0.6 + d, -h - up + 4)]), roof, 0.95, shade=0.4, hatch=5, line=2.4)
    s.thing(put_([(-w * 0.62, -h + 8), (0, -h - w * 0.72), (0, -h - w * 0.56), (-w * 0.5, -h + 14)]), roof, 0.95, shade=0.3, hatch=0, line=2)
    s.thing(put_([(-w * 0.14, 0), (w * 0.14, 0), (w * 0.14, -h * 0.36), (-w * 0.14, -h * 0.36)]), "#5a3428", 0.9, shade=0, hatch=0, line=1.8)
    for k, (a, c) in enumerate(((-w * 0.26, -h * 0.7), (w * 0.26, -h * 0.7), (0, -h - w * 0.2))):
        q = w * (0.11 if k < 2 else 0.08)
        s.thing(
            put_([(a - q, c + q * 1.3), (a + q, c + q * 1.3), (a + q, c - q * 1.3), (a - q, c - q * 1.3)]),
            "#ffd850" if (k + lit) % 2 else "#33405e",
            0.95,
            shade=0,
            hatch=0,
            line=1.6,
        )


def _ginger(s):
    """A cat on its hind legs, hauling with both forepaws, its face to us."""
    fur_, dark, cream = "#e8893a", "#a8441a", "#fff2de"
    kw = {"shade": 0.65, "shcol": "#8a3a20", "hatch": 0, "line": 2.8, "white": 0.3}
    tail = limb([(822, 1350), (920, 1330), (962, 1240), (926, 1150), (940, 1070)], [27, 26, 24, 22, 12])
    s.thing(tail, fur_, 0.9, **kw)
    for p, v, u in marks.along(path([(830, 1350), (920, 1330), (962, 1240), (926, 1150), (940, 1080)], 12), 34):
        n = np.array([-v[1], v[0]])
        s.wash(limb([p - n * 22, p + v * 5, p + n * 22], [6, 8, 6]), dark, 0.9 if u > 0.1 else 0, clip=tail)
    far = union(limb([(650, 1050), (676, 960), (640, 868)], [42, 32, 25]), ell(634, 852, 31, 28))
    s.thing(far, darker(fur_, 0.1), 0.9, **kw)
    s.thing(union(limb([(800, 1320), (838, 1388), (800, 1420)], [54, 30, 24]), ell(786, 1424, 56, 22)), darker(fur_, 0.12), 0.9, **kw)
    trunk = blob(
        [
            (536, 1050),
            (560, 1000),
            (640, 990),
            (716, 1040),
            (790, 1140),
            (842, 1250),
            (850, 1340),
            (800, 1400),
            (700, 1400),
            (630, 1330),
            (590, 1240),
            (556, 1150),
        ]
    )
    thigh = blob(
        [
            (690, 1240),
            (760, 1220),
            (826, 1270),
            (834, 1350),
            (786, 1404),
            (740, 1420),
            (690, 1436),
            (634, 1440),
            (622, 1422),
            (650, 1404),
            (690, 1396),
            (664, 1330),
        ]
    )
    near = union(limb([(574, 1080), (508, 1010), (456, 916)], [46, 34, 26]), ell(450, 900, 33, 29))
    s.thing(trunk, fur_, 0.9, **kw)
    s.cover(blob([(560, 1060), (600, 1080), (630, 1200), (670, 1330), (640, 1340), (596, 1250), (560, 1150)]), 0.35)
    body = s.mask(trunk)
    for k, (x, y) in enumerate(((744, 1072), (786, 1128), (820, 1190), (844, 1254))):
        s.wash(limb([(x + 16, y - 14), (x - 40, y + 14), (x - 92, y + 58 + 4 * k)], [12, 10, 3]), dark, 0.95, clip=body)
    marks.pelt(s, body, lambda x, y: 0.9 + (x - 600) * 0.0016, 800, (10, 24), 1.4, dark="#7a3416", light="#ffe0b8", share=0.35)
    s.thing(thigh, fur_, 0.9, **kw)
    th = s.mask(thigh)
    for y in (1262, 1304, 1346):
        s.wash(limb([(836, y - 16), (780, y), (716, y + 30)], [11, 9, 2]), dark, 0.95, clip=th)
    marks.pelt(s, th, lambda x, y: 1.9, 330, (10, 22), 1.4, dark="#7a3416", light="#ffe0b8", share=0.35)
    s.thing(near, fur_, 0.9, **kw)
    for g, pts in ((near, ((560, 1054), (524, 1020), (494, 976))), (far, ((672, 1010), (674, 956), (662, 906)))):
        for x, y in pts:
            s.wash(limb([(x - 40, y + 12), (x, y - 4), (x + 40, y + 6)], [7, 8, 7]), dark, 0.9, clip=g)
    marks.pelt(s, s.mask(union(near, far)), lambda x, y: -2.1, 260, (8, 18), 1.3, dark="#7a3416", light="#ffe0b8", share=0.35)
    for x, y, e in ((450, 900, -1), (634, 852, -1), (640, 1430, 0), (744, 1432, 0)):  # toes, and claws in the cloth
        for k in (-1, 0, 1):
            if e:
                s.curve([(x + 12 * k - 4, y - 4), (x + 13 * k - 6, y - 18), (x + 13 * k - 8, y - 30)], 2.2)
                s.thing(poly([(x + 16 * k - 10, y - 24), (x + 16 * k - 2, y - 26), (x + 16 * k - 10, y - 46)]), "#fffaf0", 0.1, shade=0, hatch=0, line=1.5)
            else:
                s.curve([(x - 10 + 14 * k, y - 8), (x - 14 + 14 * k, y + 8)], 2)
    _cat_face(s, 572, 1010, fur_, dark, cream)


def _cat_face(s, x, y, fur_, dark, cream):
    at = lambda pts: [(x + a, y + b, *c) for a, b, *c in pts]  # noqa: E731
    for e in (-1, 1):
        ear = blob(at([(30 * e, -70, 1), (62 * e, -146, 1), (98 * e, -46, 1)]), 6)
        s.thing(ear, fur_, 0.9, shade=0.5, shcol="#8a3a20", hatch=0, line=2.8)
        s.wash(blob(at([(50 * e, -74), (64 * e, -122), (82 * e, -62)]), 6), "#e08a80", 0.9)
        for k in range(5):
            s.curve(at([(46 * e + 8 * k * e, -60), (52 * e + 6 * k * e, -90)]), 1.5, "#fff2de", body=True)
    face = blob(
        at(
            [
                (0, -92),
                (60, -82),
                (100, -34),
                (112, 14),
                (120, 44, 1),
                (92, 54),
                (58, 82),
                (0, 94),
                (-58, 82),
                (-92, 54),
                (-120, 44, 1),
                (-112, 14),
                (-100, -34),
                (-60, -82),
            ]
        )
    )
    s.thing(face, fur_, 0.85, shade=0.5, shcol="#8a3a20", hatch=0, line=3)
    fm = s.mask(face)
    for pts, r in (
        ([(0, -92), (0, -50)], [8, 3]),
        ([(-28, -88), (-22, -48)], [9, 3]),
        ([(28, -88), (22, -48)], [9, 3]),
        ([(-112, 6), (-72, 14)], [8, 2]),
        ([(112, 6), (72, 14)], [8, 2]),
        ([(-108, 34), (-70, 34)], [8, 2]),
        ([(108, 34), (70, 34)], [8, 2]),
    ):
        s.wash(limb(at(pts), r), dark, 0.95, clip=fm)
    marks.pelt(s, fm, lambda a, b: math.atan2(b - y + 10, a - x), 260, (8, 18), 1.2, dark="#7a3416", light="#ffe0b8", share=0.4)
    muzzle = union(ell(x - 26, y + 42, 34, 27), ell(x + 26, y + 42, 34, 27), ell(x, y + 66, 26, 22))
    s.cover(muzzle)
    s.wash(muzzle, cream, 0.3)
    s.outline(muzzle, 1.5, "#8a4a2c", lost=0.5)
    for e in (-1, 1):
        marks.eye(s, x + 45 * e, y - 12, 54, look=(-0.5, -0.8), tilt=-8 * e, iris="#8fb83a", lid=0.55, white="#e6e29a", kind="cat", lash=False, line=2.6)
    s.thing(blob(at([(-15, 18), (15, 18), (0, 34)]), 6), "#d86a70", 1.0, shade=0.3, hatch=0, line=2)
    s.curve(at([(0, 34), (0, 46), (-16, 58), (-36, 52), (-46, 40)]), 2.6)
    s.curve(at([(0, 46), (16, 58), (38, 50), (52, 34)]), 2.6)
    for e in (-1, 1):
        s.dots([(x + e * a, y + b) for a, b in ((22, 40), (34, 36), (30, 48))], 2)
        for k in range(3):
            s.curve(at([(34 * e, 40 + 6 * k), (100 * e, 26 + 16 * k), (168 * e, 30 + 26 * k)]), 1.9, "#fffdf6", body=True)


@card("midnight", paper="hot", light=(-0.6, -0.6), fresh=False)
def cat_night(s):
    r = s.rng
    s.sky([(0, "#f8d884", 0.5), (0.5, "#fbeccc", 0.35), (1, "#f0c8a0", 0.4)], wet=80)
    s.glow(190, 200, 240, "#fbd050", 0.2, 0.5)
    s.thing(ell(190, 200, 84), "#f6b040", 0.75, col2="#f08a34", shade=0, hatch=0, line=2)
    for k in range(16):
        a = 2 * math.pi * k / 16 + 0.1
        q = (128, 150)[k % 2]
        s.stroke([(190 + 102 * math.cos(a), 200 + 102 * math.sin(a)), (190 + q * math.cos(a), 200 + q * math.sin(a))], 5, "#d8702a")
    floor = poly([(-40, 1290), (1040, 1290), (1040, 1540), (-40, 1540)])
    s.wash(floor, "#d89a62", 0.7, col2="#a86a44", mix=("lin", 90, 0, 1))
    for x in range(-300, 1400, 130):
        s.stroke([(500 + (x - 500) * 0.8, 1290), (x, 1540)], 1.6, "#7a4a30", alpha=0.7)
    s.stroke([(-20, 1290), (1020, 1290)], 2.6)
    for x, y, q in ((130, 1312, 15), (880, 1312, 15), (20, 1446, 22), (960, 1452, 22)):
        s.thing(limb([(x, 640), (x, y)], [q, q * 0.7]), "#8a5430", 0.95, shade=0.6, hatch=6, line=2.6)
    top = poly([(84, 556), (872, 556), (1030, 748), (-60, 748)])
    s.thing(top, "#b87442", 0.9, hatch=0, shade=0.3, line=3)
    s.thing(poly([(-60, 748), (1030, 748), (1026, 786), (-56, 786)]), "#8a5430", 1.0, shade=0.3, hatch=0, line=2.8)
    cloth_ = [
        (96, 700),
        (168, 572),
        (470, 566),
        (800, 574),
        (900, 640),
        (924, 756),
        (930, 880),
        (880, 868),
        (838, 900),
        (790, 874),
        (740, 940),
        (690, 1010),
        (640, 1080),
    ]
    cloth_ += [(560, 1130), (500, 1076), (430, 1010), (370, 930), (310, 950), (260, 900), (200, 934), (150, 880), (100, 900), (70, 800)]
    sky = blob(cloth_)
    s.wash(move(sky, 10, 30), "#5a3424", 0.6, wet=16)
    s.cover(sky)
    s.wash(sky, "#1c2c60", 1.4, col2="#4a2f78", pool=0.6, bloom=5, edge=0.8)
    s.wash(sky, "#0c1230", 0.7, grad=("lin", 90, 0.0, 1.2))
    for a, tip in (
        ((120, 760), (440, 912)), ((220, 756), (446, 904)), ((330, 752), (450, 900)), ((450, 750), (458, 890)), ((560, 750), (620, 850)), ((660, 750), (630, 846)), ((760, 754), (640, 850)),
        ((880, 760), (648, 858)), ((450, 930), (500, 1070)), ((640, 890), (600, 1090)), ((250, 880), (430, 926)), ((860, 860), (660, 872)),
    ):  # fmt: skip
        a, tip = np.array(a), np.array(tip)
        m = (a + tip) / 2 + [0, 22]
        s.wash(limb([a, m, tip], [20, 12, 3]), "#050818", 0.8, wet=8, clip=sky)
        s.curve([a + [8, 0], m + [8, -4], tip], 2.2, "#8a9ad8", body=True, alpha=0.65)
    s.stroke([(70, 750), (300, 757), (600, 754), (924, 758)], 1.8, "#8a9ad8", body=True, alpha=0.5)
    s.outline(sky, 3.2)
    inside = np.argwhere(s.mask(sky.buffer(-8)) > 0.9)
    for i in r.choice(len(inside), 190):
        y, x = inside[i]
        s.fill(ell(float(x), float(y), 1 + 3.2 * r.random() ** 3), "#fff6d8", body=True)
    m = ell(232, 838, 34, 40, 20).difference(ell(250, 828, 30, 34, 20))
    s.fill(m, "#f8e6a8", body=True)
    for k, (x, y, w, h, tip, wall, roof) in enumerate(
        (
            (190, 640, 74, 92, -3, "#f0cf98", "#a8403a"),
            (318, 616, 78, 128, 5, "#e08a6a", "#5a4a6a"),
            (470, 660, 84, 96, 12, "#f6e4bc", "#b8503a"),
            (610, 628, 80, 140, 22, "#d8706a", "#4a4a68"),
            (742, 690, 82, 92, 38, "#f0c078", "#a8403a"),
        )
    ):
        _toy_house(s, x, y, w, h, tip, wall, roof, k % 2)
    steeple = union(box(-26, -120, 26, 0), poly([(-34, -116), (34, -116), (0, -250)]))
    s.thing(move(steeple, 776, 792, 0.86, 122), "#f6ead0", 0.6, shade=0.5, shcol="#6a6a88", hatch=5, line=2.6)
    s.thing(move(poly([(-34, -116), (34, -116), (0, -250)]), 776, 792, 0.86, 122), "#4a7a78", 0.95, shade=0.5, hatch=5, line=2.6)
    s.thing(move(ell(0, -84, 15), 776, 792, 0.86, 122), "#fffaf0", 0.1, shade=0, hatch=0, line=2)
    for a in (20, 120):
        s.stroke(move([(0, -84), (11 * math.cos(math.radians(a)), -84 + 11 * math.sin(math.radians(a)))], 776, 792, 0.86, 122), 2)
    s.wash(ell(760, 1446, 220, 26), "#5a3424", 0.7, wet=14)
    _ginger(s)


@card("ink", paper="rice", light=(-0.5, -0.7))
def record_skate(s):
    r = s.rng
    s.wash(s.all, "#d0d4da", 0.4, col2="#b0b8c4", pool=0.8, bloom=6)
    c = np.array([480, 800])
    disc = ell(*c, 455)
    s.wash(ell(c[0] + 20, c[1] + 30, 470), "#6a7080", 0.8, wet=20)
    s.cover(disc)
    s.wash(disc, "#1c1a24", 1.7, col2="#2c2e42", edge=0.6, pool=0.5, bloom=4)
    for q in np.arange(180, 450, 9.5):
        a0 = r.uniform(0, 360)
        for k in range(3):
            a = a0 + 120 * k
            s.stroke(
                arc(*c, q, q, a, a + r.uniform(50, 112), 60), 1.5 if q % 38 > 10 else 2.6, "#aab0c4", body=True, alpha=0.5 if q % 38 > 10 else 0.8, wobble=0.3
            )
    for a in (40, 220):  # how vinyl shines
        wedge = poly([tuple(c), *(c + 452 * np.array([math.cos(math.radians(a + k)), math.sin(math.radians(a + k))]) for k in range(0, 26, 3))])
        s.lift(wedge.intersection(disc), 0.35, 10)
    s.outline(disc, 4, lost=0)
    label = ell(*c, 140)
    s.cover(label)
    s.wash(label, "#b8302c", 1.0, col2="#d85a3a", bloom=2)
    s.outline(label, 3)
    s.outline(ell(*c, 118), 1.8)
    s.thing(ell(*c, 20), "#fdf9ee", 0.1, shade=0, hatch=0, line=3)
    for k in range(10):
        a = math.radians(200 + 14 * k)
        p = c + 84 * np.array([math.cos(a), math.sin(a)])
        s.stroke([p + [-5, 0], p + [5, 2]], 5, "#fdf0d0", body=True)
    light = (-0.4, 0.9, 0.4)

    def skate(x, y, q, *figs):
        cam = spot(x, y, q, 50)
        shot = shoot(list(figs), cam, light)
        s.wash(shot.shadow_on(0, 4), "#08080e", 1.2, edge=0.1)
        s.model(shot, line=2.2)

    glide = dict(lean=16, feet=((0.06, 0.08, 0.1), (-0.14, 0.36, -0.6)), toes=(None, (0, -0.5, 0.8)))
    pair = [person((-0.16, 0, 0), 96, "walk", "old_man", "coat", top="#e8e2d4", skin="umber", hair="beanie", looks={"hat": cloth("#b8302c")}, hands=((0.3, 1.2, 0.3), (-0.1, 1.0, 0.3)), **glide), person((0.1, 0, 0.5), 96, "walk", "old_woman", "coat", top="#b8302c", skin="sand", hair="headscarf", hands=((0.5, 1.3, 0.1), (-0.2, 1.1, 0.3)), **glide)]  # fmt: skip
    skate(470, 1170, 200, *pair)
    skate(
        170,
        760,
        170,
        person((0, 0, 0), 184, "walk", "girl", "dress", top="#e0a83a", skin="ebony", hair="plaits", hands=((0.7, 1.4, 0), (-0.7, 1.4, 0)), **glide),
    )
    skate(760, 640, 180, person((0, 0, 0), 20, "dance", "stout", "jersey", top="#5a7a8a", legs="#3a3a44", skin="clay", hair="cap", feel="joy"))
    skate(
        500,
        480,
        160,
        person(
            (0, 0, 0),
            -84,
            "walk",
            "youth",
            "jersey",
            top="#7a8a6a",
            legs="#4a4450",
            skin="honey",
            hair="curls",
            hands=((0.6, 1.3, 0.2), (-0.6, 1.2, -0.2)),
            **glide,
        ),
    )
    skate(
        790,
        960,
        170,
        person(
            (0, 0, 0),
            120,
            "sit_floor",
            "boy",
            "jersey",
            top="#d8d2c4",
            legs="#3a3f52",
            skin="rose",
            hair="beanie",
            feel="laugh",
            looks={"hat": cloth("#e0a83a")},
        ),
    )
    s.stroke([(840, 960), (872, 880), (852, 840), (880, 790)], 3.4, "#fdf9ee", body=True)  # he has made the scratch
    arm = limb([(960, 60), (930, 420), (800, 700), (716, 790)], [26, 20, 18, 20])
    s.wash(move(arm, 26, 40), "#08080e", 0.8, wet=10)
    s.thing(union(ell(955, 70, 96), arm), "#c8ccd0", 0.7, col2="#9aa0a8", shade=0.9, shcol="#3a3c48", hatch=6, line=3.4)
    s.thing(ell(955, 70, 44), "#8a8e98", 0.8, hatch=4, line=2.6)
    head_ = move(box(-34, -26, 52, 26), 700, 806, 1, 132)
    s.thing(head_, "#b8302c", 1.0, hatch=5, line=3)
    s.stroke([(676, 838), (664, 866)], 5)
    places.snow(s, 200, (1.5, 6))
    for k in range(9):
        x, y = r.uniform(20, 980), (r.uniform(20, 250) if k % 2 else r.uniform(1320, 1470))
        s.fill(ell(x, y, 11, 8, -20))
        s.stroke([(x + 10, y), (x + 12, y - 52)], 3.4, taper=(0.02, 0.02))
        s.curve([(x + 12, y - 52), (x + 26, y - 40), (x + 28, y - 22)], 4)
