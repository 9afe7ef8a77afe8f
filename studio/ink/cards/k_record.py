"""Joy: a record as wide as a pond, and those who skate on it."""

from ..easel import *
from ..kit.drape import drape, nap

NIGHT, SNOW, BLUE = "#0a0a14", "#fffdf6", "#2c3c6c"
C, RX, RY, LEAN = np.array([470.0, 850.0]), 590.0, 430.0, -9
NEEDLE = np.array([716.0, 664.0])
GOLD, RED = ("#7a4208", "#f2bc2c", "#fff4b8"), ("#4a0612", "#cf2a26", "#ffb49c")


def groove(q, a0, a1, n=60):
    """A piece of a ring of the record; q 1 is the rim, angles in degrees."""
    return move(arc(*C, RX * q, RY * q, a0, a1, n), 0, 0, 1, LEAN, origin=C)


def _night(s):
    r = s.rng
    s.wash(s.all, "#eceff6", 0.3, col2="#d4dcee", gran=0.4, pool=0.4, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 300), (760, 290), (380, 300), (-100, 460)]), "#5a6ca8", 0.8, wet=90, gran=0.25, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 120), (700, 170), (300, 150), (-100, 400)]), "#12183a", 1.3, wet=85, gran=0.25, pool=0.7)
    s.wash(blob([(1100, 1240), (1100, 1700), (500, 1700), (800, 1440)]), "#5a6ca8", 0.6, wet=80, gran=0.25, pool=0.6)
    s.wash(blob([(1100, 1330), (1100, 1700), (640, 1700), (880, 1500)]), "#12183a", 1.0, wet=70, gran=0.25, pool=0.6)
    for x, y, h in ((60, 330, 150), (130, 300, 200), (205, 316, 130), (300, 286, 170), (372, 296, 110), (-4, 350, 200), (452, 280, 130)):  # firs at the edge of the dark
        for k in range(7):
            w, b = h * (0.10 + 0.045 * k), y - h + h * 0.14 * k
            g = blob([(x, b - h * 0.1, 1), (x + w * 0.6, b + h * 0.06), (x + w, b + h * 0.13, 1), (x, b + h * 0.1), (x - w, b + h * 0.14, 1), (x - w * 0.6, b + h * 0.06)], 5)
            s.fill(g, "#0c1428", alpha=0.92)
            s.stroke([(x - w * 0.7, b + h * 0.09), (x - w * 0.2, b + h * 0.02)], 3, SNOW, body=True, alpha=0.8)
            s.stroke([(x + w * 0.3, b + h * 0.06), (x + w * 0.8, b + h * 0.1)], 2, "#aebce0", body=True, alpha=0.7)
    for _ in range(70):
        x, y = r.uniform(0, 1000), r.uniform(300, 560)
        s.curve([(x, y), (x + 40, y - 6), (x + 90, y + 2)], 1.6, "#8a9ac8", alpha=0.6)


def _record(s):
    r = s.rng
    disc = valid(Polygon(groove(1, 0, 359, 160)))
    s.wash(move(disc, 12, 44), "#1c2450", 1.1, wet=34, gran=0.25)
    s.thing(move(disc, 0, 16), "#14141c", 1.6, shade=0.4, hatch=0, line=3)
    s.cover(disc)
    s.wash(disc, "#3a3c54", 1.1, col2="#24243a", gran=0.25, pool=0.6, bloom=4)
    s.wash(disc, NIGHT, 1.1, edge=0.2, gran=0.25, pool=0.6)
    for a, w, k in ((196, 34, 0.75), (18, 30, 0.7), (286, 16, 0.35), (110, 14, 0.3)):  # how it shines
        g = valid(Polygon(np.vstack([[C], groove(0.995, a, a + w, 14)]))).intersection(disc)
        s.lift(g, k, 16)
        s.wash(g, "#6a7cc0", 0.22, wet=14, clip=disc)
    for q in np.arange(0.36, 0.985, 0.0098):
        gap = abs((q * 7.3) % 1 - 0.5) < 0.06  # between two songs
        a = r.uniform(0, 360)
        for k in range(3):
            s.stroke(groove(q, a + 120 * k, a + 120 * k + r.uniform(46, 112), 50), 2.8 if gap else r.uniform(0.9, 1.7), "#dfe4f4" if r.random() < 0.7 else "#05050a", body=True, alpha=0.75 if gap else r.uniform(0.25, 0.6), wobble=0.4)
    s.outline(disc, 4.5, NIGHT, lost=0)
    s.stroke(groove(0.992, 170, 300, 90), 3.5, "#eef2ff", body=True, alpha=0.85)
    label = valid(Polygon(groove(0.30, 0, 359, 90)))
    s.cover(label)
    s.wash(label, "#d8382c", 1.0, col2="#96141e", gran=0.25, pool=0.6, bloom=2, edge=0.8)
    s.wash(blob([tuple(C + [-10, 40]), tuple(C + [190, -60]), tuple(C + [200, 120]), tuple(C + [20, 150])]), "#4a0612", 0.8, wet=26, clip=label)
    nap(s, label, ("#4a0612", "#c02a24", "#ffb8a0"), lambda x, y: math.atan2((y - C[1]) * 1.4, x - C[0]) + 1.57, 70, long=30, w=1.4, soft=60)
    s.outline(label, 3.2, lost=0.1)
    s.stroke(np.vstack([groove(0.262, 0, 360, 90)]), 2, "#ffe2b0", body=True, alpha=0.9)
    for q, a0, a1 in ((0.19, 200, 340), (0.145, 214, 326), (0.20, 40, 140)):
        for a in np.arange(a0, a1, 9):
            if r.random() < 0.86:
                s.stroke(groove(q, a, a + r.uniform(3.5, 7), 4), 5.5 if q > 0.18 and a0 > 100 else 3.4, "#ffeccc", body=True, taper=(0, 0))
    hole = valid(Polygon(groove(0.034, 0, 359, 30)))
    s.fill(hole.buffer(5), "#4a0612")
    s.cover(hole)
    s.wash(hole, "#b8c4e4", 0.5)
    s.outline(hole, 2, lost=0)
    return disc


def trace(s, pts, disc, w=2.6):
    """What two blades have drawn, and the dust of it."""
    r = s.rng
    c = path(pts, 16)
    for o in ((0, 0), (5, 7)):
        s.stroke(c + o, w, "#f6f8ff", body=True, alpha=0.9, clip=disc, taper=(0.6, 0.02))
    for _ in range(30):
        p = c[int(len(c) * r.uniform(0.5, 1)) - 1] + r.normal(size=2) * 7
        s.fill(ell(*p, r.uniform(0.8, 2.4)), SNOW, body=True, alpha=0.9)


ABOVE = 44  # degrees from which we look down on the ice
LAMP = (0.5, 0.8, -0.35)


def _turned(face, v):
    """A direction of the body's frame in the world."""
    a = math.radians(face)
    return V(v[0] * math.cos(a) + v[2] * math.sin(a), v[1], -v[0] * math.sin(a) + v[2] * math.cos(a))


def _blades(s, cam, body, face, ways):
    """A runner under each boot: ways are where it points and where the sole looks, in the body's frame."""
    for name, (along, down) in zip(("footl", "footr"), ways, strict=True):
        a, d = unit(_turned(face, along)), unit(_turned(face, down))
        p = body.joints[name] + d * 0.1
        line = cam.project(np.array([p - a * 0.1, p + a * 0.24, p + a * 0.28 - d * 0.05]))
        s.stroke(line, 4.4, "#05050a", taper=(0, 0), wobble=0.2)
        s.stroke(line, 2.4, "#ffffff", body=True, taper=(0, 0), wobble=0.2)


def _skater(s, disc, x, y, scale, bodies, line=1.9):
    """bodies: (person, face, ways of the blades)."""
    cam = spot(x, y, scale, ABOVE)
    shot = shoot([b for b, _, _ in bodies], cam, light=LAMP)
    floor = shot.shadow_on(0, 6) * s.mask(disc)
    s.wash(floor, "#020206", 1.6, edge=0, rough=1)
    s.stamp(floor, "#020206", True, 0.85)
    for b, face, ways in bodies:
        _blades(s, cam, b, face, ways)
    s.model(shot, line=line)
    return cam


FLAT = ((0, 0, 1), (0, -1, 0))


def _far(s, disc):
    trace(s, [(90, 720), (190, 630), (300, 582), (366, 580)], disc)
    wobbly = Pose(pelvis=(0, 0.84, -0.04), lean=16, side=-10, feet=((0.3, 0.12, 0.3), (-0.28, 0.12, -0.3)), hands=((0.66, 1.5, 0.1), (-0.64, 1.1, -0.1)), grips=("open", "open"), elbows=((1, 0, -0.4), (-0.4, -1, 0)))
    him = person((0, 0, 0), 62, wobbly, "youth", "jersey", top="#4f9a58", legs="#9a8468", skin="honey", hair="beanie", trim="#f2bc2c", hair_col="#f2bc2c")
    _skater(s, disc, 362, 566, 98, [(him, 62, (FLAT, FLAT))], 1.6)
    trace(s, [(870, 590), (800, 530), (720, 500), (650, 510), (606, 536)], disc)
    racer = Pose(pelvis=(0, 0.66, -0.12), lean=62, feet=((0.1, 0.12, 0.2), (-0.5, 0.16, -0.62)), hands=((0.1, 0.86, -0.42), (-0.5, 0.86, 0.42)), grips=("fist", "open"), toes=(None, (-0.3, -0.1, 1)), look=(0, 0.35, 1))
    him = person((0, 0, 0), -74, racer, "slim", "shirt", top="#3f7ab8", legs="#b8bcd0", skin="rose", hair="beanie", hair_col="#cf2a26")
    _skater(s, disc, 606, 544, 102, [(him, -74, (FLAT, ((-0.3, 0, 1), (-0.2, -1, -0.2))))], 1.6)


def _yellow(s, disc):
    trace(s, [(70, 1120), (54, 980), (104, 880), (200, 826)], disc)
    arch = Pose(pelvis=(0, 0.9, 0), lean=58, feet=((0.05, 0.12, 0.02), (-0.14, 1.22, -0.84)), toes=(None, (0, 0.35, -1)), knees=((0.12, 0, 1), (-0.1, -1, 0.2)), hands=((0.78, 1.3, 0.42), (-0.74, 1.34, 0.2)), grips=("open", "open"), palms=((0, -1, 0), (0, -1, 0)), look=(0, 0.5, 1))
    her = person((0, 0, 0), 72, arch, "woman", "tunic", top="#f2b41c", legs="#7a4a34", skin="cocoa", hair="bun", sleeves="long")
    _skater(s, disc, 206, 826, 142, [(her, 72, (FLAT, ((0, 0.3, -1), (0, 1, 0.3))))])


def _fallen(s, disc):
    r = s.rng
    o = np.array([800.0, 1040.0])
    for a, n in ((-150, 9), (-35, 5), (40, 5), (160, 6), (-95, 4)):  # what he has done to the song
        p, pts = o + [-10, 6], [o + [-10, 6]]
        w = math.radians(a)
        for _ in range(n):
            p = p + np.array([math.cos(w + r.normal() * 0.7), 0.7 * math.sin(w + r.normal() * 0.7)]) * r.uniform(20, 46)
            pts.append(p)
        s.stroke(pts, np.linspace(7, 1.5, len(pts)), "#020206", clip=disc, wobble=0.4, taper=(0, 0.2))
        s.stroke(np.array(pts) + [3, 4], np.linspace(4, 1.2, len(pts)), "#ffffff", body=True, clip=disc, wobble=0.4, taper=(0, 0.2))
    sat = POSES["sit_floor"].but(lean=-8, feet=((0.3, 0.3, 0.76), (-0.28, 0.1, 0.78)), hands=((0.36, 0.09, -0.34), (-0.16, 0.92, 0.06)), grips=("flat", "flat"), palms=((0, -1, 0), (0, 0.2, 1)), toes=((0.3, 0.9, 0.4), (-0.3, 0.9, 0.3)), look=(0, 0.1, 1))
    him = person((0, 0, 0), -52, sat, "man", "shirt", top="#f4eee0", legs="#3a4c74", skin="sand", hair="tousled", hair_col="red", feel="pain")
    _skater(s, disc, *o, 134, [(him, -52, (((0.3, 0.9, 0.4), (0, -0.3, 1)), ((-0.3, 0.9, 0.3), (0, -0.3, 1))))])
    hat = blob([(880, 1096), (896, 1068), (924, 1066), (938, 1092), (910, 1102)])
    s.wash(move(hat, 6, 12), "#020206", 1.0, wet=6)
    drape(s, hat, GOLD, lambda x, y: 0.2, 40, long=14, w=1.4, line=2.2)
    s.thing(ell(932, 1068, 9), "#fff4b8", 0.6, shade=0.5, hatch=0, line=1.8)


def _couple(s, disc):
    """He in white, she in red; they go backwards and forwards at once."""
    trace(s, [(60, 1090), (160, 1210), (300, 1262), (414, 1244)], disc, 3)
    trace(s, [(150, 1090), (290, 1210), (430, 1262), (556, 1238)], disc, 3)
    hold = Pose(pelvis=(0, 0.88, -0.06), lean=10, feet=((0.08, 0.12, 0.06), (-0.12, 0.42, -0.72)), toes=(None, (0, -0.5, -0.6)), knees=((0.12, 0, 1), (-0.1, -1, 0.3)), grips=("cup", "cup"), elbows=((1, -0.5, 0), (-1, -0.5, 0)))
    him = person((-0.46, 0, 0), 84, hold, "man", "suit", top="#f6f0e2", legs="#4a4c60", skin="umber", hair="beanie", hair_col="#f4eee0", trim="#c82a26", hands=(World((0.02, 1.18, -0.2)), World((0.0, 1.3, 0.24))), look_at=(0.4, 1.6, 0))
    her = person((0.48, 0, 0.02), -88, hold, "woman", "dress", top="#d8302a", legs="#8a2a30", skin="sand", hair="ponytail", hair_col="brown", sleeves="long", hands=(World((0.02, 1.28, 0.24)), World((0.04, 1.2, -0.2))), look_at=(-0.4, 1.64, 0))
    free = ((0, -0.5, -0.8), (0, 0.7, -0.6))
    _skater(s, disc, 476, 1226, 168, [(him, 84, (FLAT, free)), (her, -88, (FLAT, free))], 2.1)


def _arm(s, disc):
    """The whole of it: a drum in the snow, a weight, a bent tube, and the shell with the needle."""
    r = s.rng
    metal = ("#12141c", "#a8b0bc", "#ffffff")
    tip = NEEDLE
    way = unit(V(-0.52, 0.855, 0))[:2]
    side = np.array([way[1], -way[0]])

    def p(a, b):
        return tuple(tip - way * a + side * b)

    s.wash(ell(864, 372, 150, 70), "#2c3c6c", 1.1, wet=26, gran=0.25)
    for y, rx, ry in ((352, 112, 66), (330, 96, 56)):
        drape(s, union(ell(890, y, rx, ry), ell(890, y - 26, rx, ry), box(890 - rx, y - 26, 890 + rx, y)), ("#0c0e18", "#3a4058", "#8a94b0"), lambda a, b: 1.57, 160, long=24, w=1.6, line=3, soft=40)
        s.thing(ell(890, y - 26, rx, ry), "#5a6484", 1.0, col2="#3a4260", shade=0.5, hatch=0, line=2.4)
    drape(s, union(ell(890, 290, 52, 32), ell(890, 214, 52, 32), box(838, 214, 942, 290)), metal, lambda a, b: 1.57, 150, long=30, w=1.6, line=3, soft=30)
    s.thing(ell(890, 214, 52, 32), "#e4e8f0", 0.5, shade=0.5, shcol="#3a4058", hatch=0, line=2.4)
    weight = limb([(932, 130), (980, 40)], [50, 50])
    tube = limb([(962, 74), (890, 208), (846, 330), (822, 430), (806, 510), p(120, 0)], [14, 15, 14, 13, 12, 12], 14)
    s.wash(move(tube, -62, 96), "#020206", 1.2, wet=18, clip=disc)
    drape(s, weight, ("#0c0e18", "#4a5068", "#c4cce0"), lambda a, b: -1.1, 160, long=30, w=1.7, line=3.2, soft=40)
    for q in np.linspace(0.1, 0.9, 8):
        c = np.array([932, 130]) * (1 - q) + np.array([980, 40]) * q
        s.curve([c + (-46, -18), c + (0, 14), c + (44, 26)], 1.8, "#0c0e18", clip=weight)
    drape(s, tube, metal, lambda a, b: 1.9, 260, long=50, w=1.6, line=3.2, soft=14, stray=0.05)
    s.curve([(884, 216), (842, 328), (818, 428), (802, 506)], 4, "#ffffff", body=True, alpha=0.9)
    drape(s, limb([(866, 252), (910, 172)], [27, 27]), metal, lambda a, b: 0.4, 60, long=24, w=1.6, line=2.8)
    shell = poly([p(128, -20), p(128, 20), p(40, 36), p(8, 34), p(8, -34), p(40, -36)])
    s.wash(move(shell, -26, 40), "#020206", 1.4, wet=12, clip=disc)
    s.thing(poly([p(64, -24), p(64, 24), p(2, 26), p(2, -26)]).buffer(3), "#14141c", 1.5, shade=0.6, hatch=0, line=2.6)
    shell = move(smooth(shell, 6), 2, -14)
    s.thing(move(shell, 0, 7), "#5a0812", 1.4, shade=0.6, hatch=0, line=2.6)
    drape(s, shell, RED, lambda a, b: 2.1, 160, long=26, w=1.6, line=3, soft=26, col2="#a8141c")
    for a in (100, 76):
        for b in (-9, 9):
            c = np.array(p(a, b)) + (2, -14)
            s.fill(ell(*c, 5.5, 4.4), "#2a0408")
    for b in (-15, 15):
        s.fill(ell(*(np.array(p(34, b)) + (2, -14)), 6, 4.8), "#f4f0e4", body=True)
    lift = [np.array(p(24, 33)) + (2, -14), np.array(p(22, 58)) + (2, -16), np.array(p(10, 72)) + (2, -22)]
    s.stroke(path(lift, 8), 9, "#12141c", taper=(0, 0.2))
    s.stroke(path(lift, 8), 4.6, "#f4f6fa", body=True, taper=(0, 0.2))
    drape(s, limb([p(124, 0), p(146, 0)], [21, 18]), metal, lambda a, b: 0.4, 30, long=16, w=1.4, line=2.6)
    s.stroke([p(12, 0), p(-16, 4)], [9, 3], "#12141c", taper=(0, 0))
    s.stroke([p(10, -2), p(-14, 3)], 2.4, "#ffffff", body=True, taper=(0, 0))
    end = np.array(p(-16, 4))
    for _ in range(130):  # it ploughs the ice
        a = math.radians(r.normal(150, 44))
        q = r.uniform(4, 80) * r.random()
        s.fill(ell(*(end + q * np.array([math.cos(a), math.sin(a)])), r.uniform(1, 4.4)), SNOW, body=True, alpha=0.95)
    s.curve([end, end + [70, 30], end + [130, 84], end + [164, 150]], 3.6, "#ffffff", body=True, alpha=0.95, clip=disc, taper=(0, 0.6))


def _notes(s):
    """The tune gets out where the needle is, and goes off like birds."""
    for x, y, k, turn, two in ((722, 452, 0.55, -16, 0), (690, 376, 0.75, -22, 1), (640, 290, 0.85, -8, 0), (716, 196, 1.0, -20, 0), (612, 120, 1.1, -12, 1)):
        go = lambda *v, x=x, y=y, k=k, turn=turn: [tuple(p) for p in move(list(v), x, y, k, turn)]  # noqa: E731
        for e in (0, 34) if two else (0,):
            g = move(ell(e, 0, 13, 9, -22), x, y, k, turn)
            s.fill(g, "#fff6dc", body=True)
            s.stroke(go((e + 11, -3), (e + 12, -56)), 4 * k, "#fff6dc", body=True, taper=(0, 0))
        if two:
            s.stroke(go((11, -54), (46, -58)), 10 * k, "#fff6dc", body=True, taper=(0, 0))
        else:
            for q in (0, 14):
                s.curve(go((12, -56 + q), (24, -42 + q), (34, -44 + q), (30, -22 + q)), 4 * k, "#fff6dc", body=True)


def _banks(s):
    """Snow that lies over the rim, where we stand."""
    r = s.rng
    for pts in ([(-60, 1270), (60, 1282), (190, 1370), (330, 1436), (520, 1480), (560, 1560), (-60, 1560)], [(640, 1560), (720, 1450), (830, 1400), (920, 1320), (1060, 1270), (1060, 1560)]):
        g = blob(pts)
        s.wash(move(g, -4, -14), "#6a80b8", 0.35, wet=26)
        s.cover(g)
        s.wash(g, "#c4d0ee", 0.4, col2="#e8dcec", gran=0.25, bloom=2, grad=("lin", 70, 0.1, 1.3))
        s.wash(move(g, 30, 70), BLUE, 0.9, wet=50, clip=g, gran=0.25)
        s.hatch(g, tone=0.5, ang=-18, sep=13, w=1.1, thr=0.45, longest=60, wander=0.4, col=BLUE)
        for _ in range(240):
            p = g.exterior.interpolate(r.random(), normalized=True)
            s.fill(ell(p.x + r.normal() * 12, p.y + r.normal() * 10, 1 + 5 * r.random() ** 3), SNOW, body=True, alpha=0.95)
    p0 = np.array([120.0, 1452.0])
    for q in range(2):  # somebody's shoes wait
        x, y = p0 + [q * 52, q * 14]
        g = blob([(x - 20, y - 34, 1), (x + 4, y - 36, 1), (x + 8, y - 10), (x + 36, y), (x + 40, y + 14, 1), (x - 20, y + 16, 1)])
        s.wash(move(g, 10, 10), BLUE, 0.9, wet=6)
        drape(s, g, ("#120806", "#7a4a2c", "#e8c090"), lambda a, b: 1.2, 40, long=14, w=1.4, line=2.3)
        s.fill(ell(x - 8, y - 35, 12, 4), "#120806")


@card("ink", paper="cold", light=(0.4, -0.7))
def record_skate(s):
    """From a bank of snow: six people on the grooves of a record, and the needle that comes round."""
    _night(s)
    disc = _record(s)
    _far(s, disc)
    _arm(s, disc)
    _notes(s)
    _yellow(s, disc)
    _fallen(s, disc)
    _banks(s)
    _couple(s, disc)
    places.snow(s, 190, (1.5, 5.5))
    s.splatter(NIGHT, 40, (0, 1200, 1000, 1500), (0.7, 4))
