"""A sack of stones, put down: they crack, grow wings of slate and go."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import profile

GREYS = ("#a9a59a", "#8d969c", "#c2b294", "#98a3a0", "#b7a7a0", "#7f8a92")
SKIN = ("#b57a50", "#a45a3c", "#4a242a")
DARK = "#2c3038"


def _grain(s, g, n):
    r, (x0, y0, x1, y1) = s.rng, g.bounds
    for _ in range(n):
        lit = r.random() < 0.4
        s.fill(ell(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(0.6, 1.8)), "#fbf6e8" if lit else "#3a3c44", body=lit, alpha=0.75, clip=g)


def _crack(s, a, b, w, clip):
    line = places.ridge_of(s.rng, np.asarray(a, float), np.asarray(b, float), 0.18, 3)
    s.stroke(line, w, clip=clip, wobble=0.2)
    s.stroke([p + [1.6, 1.6] for p in line], w * 0.5, "#fbf6e8", body=True, clip=clip, wobble=0.2, alpha=0.85)


def _pebble(s, x, y, q, turn=0, col=0, cracks=1, shadow=True):
    r = s.rng
    if shadow:
        s.wash(ell(x + 8, y + q * 0.72, q * 1.05, q * 0.26), "#3f5a34", 0.9, wet=5)
    g = blob([(x + q * (1 + 0.12 * r.normal()) * math.cos(a), y + q * 0.78 * (1 + 0.1 * r.normal()) * math.sin(a)) for a in np.linspace(0, 6.28, 9)[:-1]], 8)
    g = move(g, 0, 0, 1, turn, origin=(x, y))
    s.thing(g, GREYS[col % 6], 0.7, col2=GREYS[(col + 2) % 6], shade=0.8, shcol="#3c4250", hatch=6, line=max(2.0, q / 18))
    _grain(s, g, int(q * 1.2))
    for _ in range(cracks):
        _crack(s, (x + r.uniform(-0.6, 0.2) * q, y - q * 0.8), (x + r.uniform(-0.4, 0.6) * q, y + q * 0.7), max(1.6, q / 20), g)
    return g


def _slate(s, root, tip, wide, col, line, crack=False):
    """A feather that is a splinter of stone."""
    a, b = np.asarray(root, float), np.asarray(tip, float)
    d = b - a
    n = np.array([-d[1], d[0]]) / (np.hypot(*d) + 1e-9) * wide
    g = blob([a - n * 0.3, a + d * 0.45 - n * 0.5, a + d * 0.86 - n * 0.42, (*(a + d * 1.0 - n * 0.06), 1), (*(a + d * 0.9 + n * 0.42), 1), a + d * 0.45 + n * 0.5, a + n * 0.3], 5)
    s.thing(g, GREYS[col % 6], 0.72, col2=GREYS[(col + 1) % 6], shade=0.5, shcol="#3c4250", hatch=0, line=line, white=0.4)
    s.stroke([a + d * 0.1, a + d * 0.55 + n * 0.05, a + d * 0.9], line * 0.5, wobble=0.3)
    if crack:
        _crack(s, a + d * 0.5 - n * 0.5, a + d * 0.62 + n * 0.5, line * 0.7, g)
    return g


def _wing(s, at, skeleton, fan, size, n, line, lift):
    """Slates along shoulder, wrist and tip; fan: where the first and the last of them point, degrees in the unit bird."""
    r = s.rng
    bone = path(skeleton, 12)
    u = np.linspace(0, 1, len(bone))

    def joint(t):
        return np.array([np.interp(t, u, bone[:, 0]), np.interp(t, u, bone[:, 1])])

    for layer, (k, long, m) in enumerate(((1.0, size, n), (0.52, size, n - 2))):
        for i in range(m)[::-1]:
            t = 0.06 + 0.94 * i / (m - 1)
            a = math.radians(fan[0] + (fan[1] - fan[0]) * t**1.2)
            q = long * k * (0.62 + 0.5 * t) * r.uniform(0.94, 1.05)
            p = joint(t)
            e = p + q * np.array([math.cos(a), math.sin(a)])
            p0, p1 = at([p, e])
            _slate(s, p0, p1, np.hypot(*(p1 - p0)) * (0.2 if layer == 0 else 0.32), int(r.integers(6)), line, layer == 0 and r.random() < 0.35)
    for i in range(n + 3)[::-1]:  # the shoulder is of gravel
        k = i / (n + 2)
        c, e = at([joint(k), joint(min(1, k + 0.05)) + [0, 1e-3]])
        way = math.degrees(math.atan2(*(e - c)[::-1]))
        g = ell(*c, lift * (1.15 - 0.5 * k), lift * (0.78 - 0.5 * k), way)
        s.thing(g, GREYS[int(r.integers(6))], 0.75, col2=GREYS[2], shade=0.6, shcol="#3c4250", hatch=0, line=line)


def _bird(s, x, y, q, turn=0, *, flip=False, pose="up", n=9):
    """A bird of stone, x, y its breast, q its size: pebble for a body, slates for feathers."""
    line = max(1.3, q / 52)

    def at(pts):
        return move(np.asarray([p[:2] for p in pts], float), x, y, q, turn, flip)

    up = [(0.18, -0.16), (0.26, -0.66), (-0.02, -1.12)], (192, 262)
    back = [(0.2, -0.14), (0.0, -0.56), (-0.42, -0.88)], (168, 214)
    down = [(0.16, -0.02), (0.24, 0.46), (0.02, 0.86)], (170, 104)
    far, near = {"up": (([(0.3, -0.18), (0.5, -0.64), (0.42, -1.08)], (214, 282)), up), "back": (([(0.3, -0.18), (0.42, -0.62), (0.2, -1.02)], (200, 262)), back), "down": (([(0.3, -0.18), (0.46, -0.6), (0.4, -0.98)], (206, 280)), down)}[pose]
    for k, a in enumerate(np.linspace(160, 196, 5)):
        t = math.radians(a)
        p0, p1 = at([(-0.38, 0.02), (-0.4 + 0.86 * math.cos(t), 0.04 + 0.86 * math.sin(t))])
        _slate(s, p0, p1, q * 0.15, k + int(x), line)
    _wing(s, at, *far, 0.72, n - 2, line, q * 0.07)
    body = blob(at([(0.80, -0.26), (0.73, -0.35), (0.61, -0.37), (0.48, -0.30), (0.34, -0.25), (0.05, -0.25), (-0.3, -0.12), (-0.56, 0.02), (-0.36, 0.16), (0.0, 0.24), (0.34, 0.19), (0.56, 0.05), (0.70, -0.08), (0.80, -0.17)]), 8)
    s.thing(poly(at([(0.76, -0.27), (0.98, -0.18), (0.76, -0.14)])), "#e0952e", 0.95, shade=0.5, hatch=0, line=line)
    s.thing(body, "#b9b2a4", 0.6, col2="#96a0a4", shade=0.8, shcol="#3c4250", hatch=5 if q > 70 else 0, line=line * 1.6)
    _grain(s, body, int(q * 0.9))
    _crack(s, *at([(0.2, -0.24), (0.02, 0.24)]), line * 1.2, body)
    _crack(s, *at([(-0.2, -0.16), (-0.26, 0.14)]), line, body)
    _crack(s, *at([(0.5, -0.32), (0.6, 0.02)]), line * 1.1, body)
    s.stroke(at([(0.52, -0.3), (0.56, -0.14), (0.62, 0.0)]), line * 0.8, clip=body)
    e = at([(0.7, -0.25)])[0]
    s.fill(ell(*e, max(1.8, q * 0.04)))
    s.fill(ell(e[0] - q * 0.01, e[1] - q * 0.012, max(0.7, q * 0.013)), body=True)
    _wing(s, at, *near, 0.78, n, line, q * 0.1)


def _land(s):
    r = s.rng
    s.wash(box(-40, -40, 1040, 760), "#8cc6cc", 0.5, wet=80, grad=("lin", 90, 1.2, 0.1), bloom=3)
    s.wash(ell(300, 860, 420, 200), "#fbe08a", 0.45, wet=80)
    s.wash(ell(860, 1010, 320, 120), "#f6b890", 0.35, wet=60)
    for i, (y, high, col, k) in enumerate(((1080, 170, "#a9c4d0", 0.45), (1130, 110, "#9cc0a4", 0.5), (1190, 80, "#94b866", 0.55))):
        line = [np.array([-60.0, y - high * 0.4])]
        while line[-1][0] < 1060:
            nxt = line[-1] + [r.uniform(70, 190), 0]
            nxt[1] = y - high * (r.uniform(0.35, 1.0) if len(line) % 2 else r.uniform(0.0, 0.3))
            line += places.ridge_of(r, line[-1], nxt, 0.08 if i < 2 else 0.03, 3)[1:]
        g = valid(Polygon([*line, (1060, 1560), (-60, 1560)]))
        s.cover(g)
        s.wash(g, col, k, grad=("lin", 90, 1.3, 0.0), edge=0.6)
        s.stroke(line, 1.1 + 0.3 * i, "#4a6a70", wobble=0.4, alpha=0.85)
        for p in line[6::7] if i < 2 else ():
            s.stroke(places.ridge_of(r, p, p + [r.uniform(10, 40), r.uniform(30, 70)], 0.1, 3), 1.0, "#4a6a70", alpha=0.7)
    edge = path([(-40, 1330), (150, 1318), (420, 1330), (660, 1352), (840, 1380), (1040, 1440)], 12)
    hill = valid(Polygon([*edge, (1040, 1560), (-40, 1560)]))
    s.cover(hill)
    s.wash(hill, "#9cc04c", 0.7, col2="#6aa044", pool=0.6, bloom=2, grad=("lin", 90, 0.6, 1.2))
    s.stroke(edge, 2.4)
    for p, _, _ in marks.along(edge, 9):
        s.curve([p, p + [r.normal() * 3, -r.uniform(6, 18)], p + [r.normal() * 9, -r.uniform(16, 32)]], 1.5, ("#3f6a28", "#5a8a34")[int(r.integers(2))])


def _sack(s):
    """Burlap, slumped: its mouth hangs open, stones still in it."""
    s.wash(blob([(580, 1420), (700, 1440), (900, 1424), (880, 1462), (680, 1472), (590, 1452)]), "#3f5a34", 0.9, wet=9)
    far = blob([(770, 1216), (806, 1204), (838, 1226), (868, 1276), (880, 1340), (862, 1400), (836, 1414), (800, 1370), (776, 1290)])
    s.thing(far, "#c09a5c", 0.8, col2="#a87c40", shade=0.8, shcol="#4a2f18", hatch=5, line=2.8)
    hole = blob([(784, 1228), (808, 1222), (832, 1246), (856, 1296), (862, 1344), (848, 1392), (826, 1398), (796, 1352), (782, 1286)])
    s.cover(hole)
    s.wash(hole, "#4a2e1a", 1.3, edge=0.5)
    for x, y, q in ((826, 1372, 32), (832, 1316, 30), (812, 1276, 22)):
        _pebble(s, x, y, q, 20, int(y), 1, False)
    body = blob([(596, 1436), (574, 1392), (580, 1336), (606, 1290), (628, 1272), (640, 1246), (676, 1240), (712, 1248), (744, 1222), (778, 1210, 1), (772, 1250), (784, 1300), (804, 1356), (838, 1408, 1), (816, 1428), (770, 1430), (730, 1448), (650, 1452)])
    fold = [[(776, 1240), (736, 1266), (690, 1274)], [(782, 1292), (730, 1310), (668, 1304)], [(800, 1350), (746, 1362), (690, 1390)], [(640, 1252), (652, 1290), (636, 1330)], [(600, 1330), (628, 1366), (622, 1420)], [(700, 1400), (730, 1416), (780, 1412)]]
    garment(s, body, "#d8b064", "#5a3a1c", "#fff0c8", lambda x, y: 0.25 if int(x * 7 + y * 3) % 2 else 1.75, 620, long=20, w=1.3, k=0.85, folds=fold)
    for x, y, q in ((640, 1380, 46), (712, 1330, 40), (690, 1410, 40)):  # stones bulge in it
        s.lift(ell(x - 8, y - 8, q * 0.6, q * 0.5), 0.35, 8)
        s.stroke(arc(x, y, q, q * 0.8, 10, 110), 2.2)
    patch = poly([(618, 1300), (668, 1310), (660, 1356), (612, 1344)])
    s.thing(patch, "#5a8aa0", 0.8, shade=0.5, hatch=5, line=2)
    for a, b in (((618, 1300), (668, 1310)), ((668, 1310), (660, 1356)), ((660, 1356), (612, 1344)), ((612, 1344), (618, 1300))):
        for t in np.linspace(0.12, 0.88, 5):
            p = np.array(a) * (1 - t) + np.array(b) * t
            s.stroke([p - [4, 4], p + [4, 4]], 1.8)
    for p, d, _ in marks.along(path([(777, 1214), (772, 1250), (784, 1300), (804, 1356), (836, 1406)], 10), 13):  # the hem
        n = np.array([-d[1], d[0]])
        s.stroke([p + n * 12, p + n * 20 + d * 4], 2.2, "#5a3a1c")
    s.curve([(838, 1408), (880, 1440), (930, 1426), (962, 1452), (1004, 1444)], 6.5, "#6a4420")
    s.curve([(838, 1408), (880, 1440), (930, 1426), (962, 1452), (1004, 1444)], 4, "#f2dca8", body=True)


def _leg(s, hip, knee, foot, r, boot, folds_):
    g = limb([hip, knee, foot], r)
    s.wash(move(g, 6, 14), "#3f5a34", 0.7, wet=9)
    s.thing(blob(boot), "#7a4a2c", 1.0, col2="#5a3020", shade=0.8, shcol="#2a120c", hatch=5, line=2.8)
    garment(s, g, "#5f7fae", "#1e2c4c", "#d4e4f6", lambda x, y: math.atan2(knee[1] - hip[1], knee[0] - hip[0]) if (x < knee[0]) == (hip[0] < knee[0]) else math.atan2(foot[1] - knee[1], foot[0] - knee[0]), 300, long=30, folds=folds_)


def _man(s):
    s.wash(blob([(60, 1420), (300, 1420), (600, 1440), (560, 1466), (280, 1470), (70, 1450)]), "#3f5a34", 0.9, wet=12)
    _leg(s, (250, 1360), (412, 1210), (452, 1392), [58, 44, 30], [(420, 1388), (480, 1384), (492, 1404), (540, 1414), (556, 1436), (424, 1440)], [[(396, 1190), (420, 1230), (452, 1226)], [(392, 1232), (416, 1262), (446, 1262)]])
    s.curve([(424, 1430), (490, 1432), (554, 1430)], 3)
    # the far arm lies on his knee
    garment(s, limb([(268, 1150), (330, 1232), (392, 1206)], [36, 32, 25]), "#f06a34", "#7a1f14", "#ffd8a8", lambda x, y: 0.9 if x < 330 else -0.4, 120, folds=[[(310, 1216), (334, 1222), (344, 1250)]])
    s.thing(limb([(388, 1208), (412, 1196)], [19, 18]), SKIN[0], 0.75, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.4)
    s.thing(blob([(400, 1180), (430, 1172), (456, 1184), (462, 1206), (446, 1220), (414, 1216)]), SKIN[0], 0.75, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.3)
    for i in range(4):
        x = 422 + i * 13
        digit(s, [(x + 2, 1198), (x + 10, 1222 - i * 2), (x + 6, 1250 - i * 5)], [9, 8.5, 7], SKIN, crease=1, hatch=0, line=1.9, nail=0.5)
    digit(s, [(412, 1196), (416, 1222), (426, 1236)], [9.5, 9, 7.5], SKIN, crease=0, hatch=0, line=1.9)
    torso = blob([(214, 1092), (172, 1108), (140, 1150), (132, 1220), (142, 1300), (150, 1380), (180, 1424), (260, 1428), (306, 1400), (308, 1330), (304, 1260), (306, 1190), (292, 1130), (262, 1098)])
    garment(s, torso, "#f06a34", "#7a1f14", "#ffd8a8", lambda x, y: 1.6 - (x - 220) * 0.002, 420, long=30, folds=[[(300, 1200), (262, 1230), (240, 1290)], [(304, 1300), (262, 1330), (220, 1390)], [(150, 1330), (186, 1366), (230, 1380)]])
    vest = blob([(210, 1094), (172, 1108), (142, 1150), (134, 1220), (144, 1300), (152, 1386), (196, 1392), (254, 1380), (262, 1300), (256, 1220), (250, 1150), (236, 1104)])
    garment(s, vest, "#4f8a6a", "#16382c", "#d4f0d4", lambda x, y: 1.62, 380, long=28, folds=[[(170, 1180), (186, 1260), (180, 1370)], [(246, 1240), (222, 1270), (214, 1330)]])
    for y in (1180, 1232, 1284, 1336):
        s.fill(ell(248, y, 5), "#f6d890", body=True)
        s.outline(ell(248, y, 5), 1.4, lost=0)
    _leg(s, (232, 1392), (402, 1368), (530, 1412), [56, 42, 28], [(510, 1388), (536, 1374), (556, 1334), (580, 1330), (590, 1372), (580, 1424), (530, 1440), (508, 1432)], [[(270, 1360), (310, 1388), (300, 1430)], [(376, 1340), (404, 1376), (396, 1404)], [(420, 1336), (436, 1372), (426, 1400)]])
    s.curve([(532, 1438), (578, 1424), (589, 1372), (580, 1334)], 5, "#2a120c")
    # he leans on the near one
    s.wash(ell(96, 1424, 62, 10), "#3f5a34", 0.9, wet=6)
    arm = limb([(186, 1146), (126, 1262), (112, 1360)], [42, 34, 26])
    s.wash(move(arm, 12, 8), "#16382c", 0.6, wet=8, clip=vest)
    s.thing(limb([(112, 1350), (104, 1404)], [20, 18]), SKIN[0], 0.75, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.4)
    s.thing(blob([(84, 1398), (118, 1392), (130, 1410), (124, 1428), (84, 1430), (70, 1420)]), SKIN[0], 0.75, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.3)
    for i in range(4):
        digit(s, [(82 + i * 4, 1408 + i * 5), (58 + i * 5, 1410 + i * 7), (34 + i * 8, 1420 + i * 7)], [9, 8.5, 7], SKIN, crease=1, hatch=0, line=1.9, nail=1)
    digit(s, [(116, 1416), (124, 1432), (112, 1444)], [9.5, 9, 7.5], SKIN, crease=0, hatch=0, line=1.9, nail=1)
    garment(s, arm, "#f06a34", "#7a1f14", "#ffd8a8", lambda x, y: 2.0 if y < 1260 else 1.7, 260, long=26, folds=[[(100, 1250), (128, 1268), (150, 1256)], [(104, 1276), (126, 1290), (146, 1278)], [(168, 1150), (176, 1190), (158, 1220)]])
    s.thing(limb([(88, 1352), (136, 1360)], [11, 11]), "#f88a50", 0.9, shade=0.6, shcol="#7a1f14", hatch=4, line=2.3)
    at = profile(s, 250, 1010, 160, -26, skin=SKIN, brow=-0.4, neck=((218, 1112), 34), k=0.75, line=2.5)
    s.thing(limb([(178, 1112), (214, 1122), (262, 1104)], [10, 11, 9]), "#fbf0d8", 0.4, shade=0.6, shcol="#8a5a40", hatch=0, line=2.3)
    for q in range(3):
        s.curve(at([(0.57, 0.43 + q * 0.012), (0.51, 0.40 + q * 0.035)]), 1.2)
    s.curve(at([(0.66, 0.50), (0.61, 0.52), (0.58, 0.50)]), 1.1)
    white = ("#b4aca4", "#7a7478", "#fffaf0", "#ffffff")
    beard = valid(Polygon(at(path([(0.765, 0.775), (0.80, 0.86), (0.80, 1.02), (0.70, 1.16), (0.60, 1.02), (0.48, 0.98), (0.40, 0.84), (0.36, 0.62), (0.42, 0.52), (0.48, 0.66), (0.60, 0.70), (0.66, 0.745)], 8, True))))
    locks(s, beard, lambda x, y: 1.15, white, 260, long=30)
    tache = valid(Polygon(at(path([(0.79, 0.645), (0.72, 0.655), (0.62, 0.70), (0.58, 0.78), (0.68, 0.73), (0.77, 0.69)], 8, True))))
    locks(s, tache, lambda x, y: 2.3, white, 60, long=16)
    hair = valid(Polygon(at(path([(0.42, 0.30), (0.38, 0.52), (0.30, 0.72), (0.12, 0.78), (0.0, 0.6), (-0.05, 0.3), (0.2, 0.2)], 8, True))))
    locks(s, hair, lambda x, y: 1.7, white, 200, long=24)
    ear = at([(0.38, 0.50)])[0]
    s.thing(ell(*ear, 12, 19, -20), SKIN[0], 0.75, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.2)
    crown = valid(Polygon(at(path([(0.66, 0.16), (0.66, -0.04), (0.56, -0.2), (0.40, -0.16), (0.22, -0.24), (0.02, -0.12), (-0.08, 0.24), (0.3, 0.26)], 8, True))))
    garment(s, crown, "#a8743c", "#3f2410", "#ffe0a0", lambda x, y: -0.5, 160, long=20)
    band = valid(Polygon(at(path([(0.67, 0.17), (0.67, 0.06), (0.3, 0.12), (-0.07, 0.16), (-0.09, 0.27), (0.3, 0.25)], 8, True))))
    s.thing(band, "#c8383a", 1.0, shade=0.6, shcol="#4a0c14", hatch=0, line=2.1)
    brim = valid(Polygon(at(path([(1.0, 0.10), (0.72, 0.20), (0.3, 0.32), (-0.22, 0.42), (-0.30, 0.34), (0.0, 0.22), (0.4, 0.17), (0.74, 0.08), (0.96, 0.02)], 8, True))))
    s.wash(move(brim, 2, 12), SKIN[2], 0.5, wet=6)
    garment(s, brim, "#b8803f", "#3f2410", "#ffe0a0", lambda x, y: -0.5, 150, long=22)


def _hatching(s):
    """One that lies in the grass has a beak already."""
    g = _pebble(s, 930, 1410, 44, 0, 2, 0)
    gap = blob([(908, 1398), (922, 1386), (934, 1394), (948, 1384), (960, 1398), (948, 1412), (934, 1404), (920, 1414)])
    s.cover(gap)
    s.wash(gap, "#3a2a28", 1.3)
    s.thing(poly([(930, 1392), (954, 1378), (946, 1402)]), "#e0952e", 0.95, shade=0.5, hatch=0, line=1.8)
    s.fill(ell(925, 1397, 4), "#fffdf4", body=True)
    s.fill(ell(926, 1397, 2.2), "#1d1a20", body=True)
    _crack(s, (908, 1398), (892, 1420), 2.2, g)
    _crack(s, (958, 1400), (968, 1424), 2.2, g)


@card("moss", paper="cold", light=(-0.5, -0.8))
def stone_bag(s):
    """An old man beside his open sack looks up; the stones from it rise, and fly away as birds."""
    r = s.rng
    _land(s)
    _sack(s)
    _man(s)
    _hatching(s)
    _pebble(s, 872, 1452, 26, 10, 4)
    for x, y, q, c in ((902, 1290, 34, 2), (930, 1196, 36, 1)):  # risen
        _pebble(s, x, y, q, r.uniform(0, 90), c, 3, False)
        for _ in range(7):
            p = np.array([x, y + q * 1.5]) + r.normal(size=2) * [22, 20]
            s.thing(poly([p, p + r.normal(size=2) * 9, p + r.normal(size=2) * 9]).buffer(1.2), GREYS[c], 0.8, shade=0, hatch=0, line=1.2)
        for e in (-14, 0, 14):
            s.stroke([(x + e, y + q * 1.2), (x + e - 2, y + q * 2)], 1.4, "#4a6a70")
    flight = ((916, 1066, 46, 52, True, "back", 6), (800, 958, 52, 30, True, "up", 6), (640, 912, 58, 6, True, "down", 7), (474, 838, 66, 30, True, "up", 8), (300, 720, 84, 46, True, "back", 8), (196, 500, 104, -64, False, "down", 9), (352, 268, 132, -24, False, "up", 10), (742, 486, 230, -8, False, "up", 13))
    for x, y, q, turn, flip, pose, n in flight:
        _bird(s, x, y, q, turn, flip=flip, pose=pose, n=n)
    for x, y in ((812, 690), (640, 640), (420, 420), (240, 640)):  # grit falls from them
        for _ in range(9):
            p = np.array([x, y]) + r.normal(size=2) * [50, 60]
            s.fill(ell(*p, r.uniform(1, 3.4)), GREYS[int(r.integers(6))])
    places.grass(s, (0, 1440, 1000, 1500), 130, "#3f6a28", 26, 1.5)
    for _ in range(26):
        p = np.array([r.uniform(10, 990), r.uniform(1446, 1492)])
        for k in range(5):
            s.fill(ell(p[0] + 4.4 * math.cos(k * 1.257), p[1] + 4 * math.sin(k * 1.257), 3), "#fffdf4", body=True)
        s.fill(ell(*p, 2.4), "#f0b020", body=True)
    s.splatter("#6a8a70", 40, size=(0.6, 3.4))
