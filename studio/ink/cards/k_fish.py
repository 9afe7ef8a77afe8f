"""Somebody else's fish."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.drape import drape, fist, nap, wrist_of
from ..kit.profile import profile

NIGHT, DEEP, LIGHT = "#030d18", "#0a2c44", "#e8fbf2"
RUDDY = ("#d9a074", "#cc7450", "#6a3038")
COCOA = ("#7c4a32", "#6c3624", "#281018")
HIM, HER = np.array([430.0, 440.0]), np.array([812.0, 300.0])
# the whale in profile: the flat upper jaw and the back, the mouth, the great pouch of the throat
BACK = path([(82, 770), (150, 730), (260, 690), (380, 652), (470, 622), (520, 612), (580, 640), (700, 690), (860, 790), (1080, 980)], 14)
LIP = path([(82, 770), (180, 776), (300, 776), (420, 786), (500, 812), (552, 868), (574, 940)], 14)
THROAT = path([(66, 786), (58, 840), (84, 930), (160, 1060), (300, 1190), (480, 1290), (700, 1380), (1080, 1510)], 14)


def on(o, k, turn):
    """Points of a small plane, turned and set upon the sheet."""
    return lambda pts: move(np.asarray([p[:2] for p in pts], float), *o, k, turn)


def _sea(s):
    s.wash(s.all, "#9adccc", 0.6, col2="#d8ecc4", mix=("lin", -60, 0, 1), gran=0.5, pool=0.5, bloom=4)
    s.wash(blob([(300, -100), (640, -100), (560, 140), (300, 200), (120, 60)]), "#3faea8", 0.6, wet=80, gran=0.6, pool=0.6)
    s.lift(ell(880, 90, 170, 150), 0.5, 60)
    s.wash(blob([(-100, 150), (220, 320), (560, 470), (820, 420), (1100, 520), (1100, 1700), (-100, 1700)]), "#2a9a9c", 0.9, wet=100, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (160, -100), (70, 260), (-100, 420)]), "#2a9a9c", 0.8, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 560), (300, 640), (700, 720), (1100, 840), (1100, 1700), (-100, 1700)]), "#0f5674", 0.9, wet=100, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1080), (260, 1330), (700, 1460), (1100, 1420), (1100, 1700), (-100, 1700)]), NIGHT, 1.4, wet=90, gran=0.6, pool=0.7)
    s.wash(blob([(760, 620), (1100, 600), (1100, 1000), (960, 880)]), "#06304c", 0.8, wet=80, gran=0.6, pool=0.7)


def _whale(s):
    r = s.rng
    body = valid(Polygon(np.vstack([BACK, THROAT[::-1]])))
    s.wash(body.buffer(16), NIGHT, 0.8, wet=36, gran=0.5)
    s.cover(body, keep=0.12)
    s.wash(body, "#2a6480", 1.0, col2="#1a4664", gran=0.6, pool=0.6, bloom=4)
    pouch = valid(Polygon(np.vstack([LIP, path([(574, 940), (640, 1060), (760, 1200), (900, 1330), (1080, 1460)], 10), THROAT[::-1]]))).intersection(body)
    s.lift(pouch, 0.75, 5)
    s.wash(pouch, "#e6f2e4", 0.25, col2="#8cbcc0", gran=0.6)
    s.wash(blob([(60, 900), (200, 1010), (420, 1130), (760, 1260), (1100, 1420), (1100, 1700), (500, 1420), (100, 1120)]), "#0a3a54", 1.0, wet=60, clip=pouch, gran=0.6)
    s.wash(blob([(160, 1080), (420, 1220), (800, 1340), (1100, 1460), (1100, 1700), (400, 1420)]), NIGHT, 1.3, wet=50, clip=pouch, gran=0.6)
    for k in range(20):  # pleats, from the chin to the belly
        u = k / 19
        a = path([(76, 806), (70, 850), (110, 950), (190, 1080), (290, 1176)], 10)[int(u * 39)]
        e = np.array([640 + 160 * u, 1010 + 330 * u])
        pts = path([a, a * 0.66 + e * 0.34 + [-26, 30 - 16 * u], a * 0.3 + e * 0.7 + [-30, 26], e + [150, 150]], 10)
        s.stroke(pts, r.uniform(2.4, 4.4), "#0a3048", clip=pouch, alpha=0.9, wobble=1.4)
        s.stroke(pts + [3, -6], r.uniform(1.2, 2.6), "#f4fff6", body=True, clip=pouch, alpha=0.75 * (1 - 0.75 * u), wobble=1.4)
    top = body.difference(pouch)
    s.wash(blob([(420, 800), (620, 800), (900, 960), (1100, 1100), (1100, 1500), (760, 1200), (580, 980)]), NIGHT, 1.2, wet=70, clip=top, gran=0.6, pool=0.6)
    s.wash(blob([(100, 770), (300, 740), (480, 760), (540, 840), (420, 800), (260, 785)]), "#082438", 0.9, wet=22, clip=top, gran=0.6)
    s.lift(blob([(120, 745), (260, 694), (420, 644), (500, 624), (470, 664), (320, 712), (180, 752)]), 0.5, 14)
    along_back = lambda x, y: -0.3 if x < 480 else 0.6  # noqa: E731
    nap(s, top, (NIGHT, "#163c58", "#4a8494"), along_back, 560, long=46, w=1.7, soft=130, alpha=0.65, lit_part=0.3)
    for k in range(30):  # light that comes through the waves runs along its back
        i, o = int(r.uniform(60, len(BACK) - 24)), r.uniform(14, 130)
        seg = BACK[i : i + int(r.uniform(8, 20))] + [-0.35 * o, o]
        seg = seg + np.c_[np.zeros(len(seg)), 8 * np.sin(np.linspace(0, 7, len(seg)) + k)]
        s.stroke(seg, r.uniform(2, 4.5), "#a8e4da", body=True, alpha=0.4, clip=top, wobble=2)
    s.stroke(BACK, 4.6, NIGHT)
    s.stroke(BACK[3:100] + [2, 7], 5, "#e4fff4", body=True, alpha=0.75, wobble=1.5)
    s.stroke(THROAT, 4.6, NIGHT)
    s.stroke(np.vstack([LIP[:1] + [-14, 10], LIP]), 9, NIGHT, taper=(0.02, 0.2))
    s.stroke(LIP[2:] + [2, 11], 3.4, "#f4fff6", body=True, alpha=0.8)
    for k in range(15):  # knobs in rows upon the upper jaw
        u = (k % 8 + 0.6) / 8.6
        v = 0.36 if k < 8 else 0.7
        p = BACK[int(70 * u)] * (1 - v) + LIP[int(4 + 50 * u)] * v + r.normal(size=2) * 3
        q = r.uniform(6, 9)
        s.thing(ell(*p, q * 1.2, q), "#a8c4c0", 0.7, shade=0.9, shcol=NIGHT, hatch=0, line=1.8)
    s.curve([(470, 640), (506, 628), (540, 640)], 4, NIGHT)
    # the eye: it has seen everything, and also this
    e = np.array([634.0, 880.0])
    s.wash(ell(*e, 84, 60), NIGHT, 0.8, wet=22, clip=top)
    for k, q in enumerate((74, 60, 47)):
        s.stroke(arc(*e, q, q * 0.66, 190 + 8 * k, 352 - 6 * k, 30), 3.2 - 0.5 * k, NIGHT, wobble=2)
        s.stroke(arc(*(e + [0, 4]), q, q * 0.62, 20, 165, 30), 2.4, NIGHT, wobble=2)
        s.stroke(arc(*(e + [0, -4]), q + 3, q * 0.66 + 3, 200, 340, 30), 2, "#9fd4d4", body=True, alpha=0.8, wobble=2)
    g = blob([tuple(e + q) for q in ((-40, 6), (-18, -20), (14, -22), (40, 4), (14, 20), (-16, 20))])
    s.fill(g.buffer(6), NIGHT)
    s.cover(g)
    s.wash(g, "#f6e8c4", 0.4, edge=1.0)
    iris = ell(*(e + [-10, -5]), 21).intersection(g)
    s.wash(iris, "#e8a022", 1.1, col2="#9a4a12", edge=1.2, off=0)
    s.fill(ell(*(e + [-13, -9]), 10))
    s.fill(ell(*(e + [-18, -15]), 4), body=True)
    s.outline(g, 3, lost=0)
    # the long pale arm
    fin = blob([(760, 1080), (830, 1080), (850, 1140), (820, 1230), (740, 1330), (640, 1430), (560, 1500), (530, 1490), (550, 1430), (590, 1360), (660, 1250), (710, 1150)])
    s.wash(move(fin, 26, 30), NIGHT, 1.1, wet=26)
    s.cover(fin, keep=0.1)
    s.wash(fin, "#d4e8e0", 0.5, col2="#5f98a4", gran=0.6, pool=0.6, grad=("lin", 110, 0.5, 1.2))
    s.wash(blob([(830, 1080), (860, 1150), (740, 1350), (560, 1520), (680, 1330), (780, 1190)]), NIGHT, 1.0, wet=26, clip=fin, gran=0.6)
    nap(s, fin, (NIGHT, "#5a94a0", "#f2fff8"), lambda x, y: 2.2, 160, long=40, w=1.5, lit_part=0.4)
    s.outline(fin, 3.4, NIGHT)
    s.wash(blob([(700, 1030), (860, 1030), (880, 1130), (800, 1150), (710, 1130)]), "#0a2a40", 1.2, wet=30, clip=body, gran=0.6)
    for u in np.linspace(0.2, 0.92, 8):
        p = path([(710, 1150), (660, 1250), (590, 1360), (550, 1430), (530, 1490)], 10)[int(u * 40)]
        s.thing(ell(*p, 9, 8), "#d4e8e0", 0.5, shade=0.8, shcol=NIGHT, hatch=0, line=1.8)


def _skin_of_water(s):
    """The surface, which we look down on: strokes that lie flat, glitter where the sun is."""
    r = s.rng
    for _ in range(520):
        x, y = r.uniform(-20, 1010), r.uniform(0, 1) ** 1.5 * 1150
        q = 10 + 0.05 * y + r.uniform(0, 24)
        near = max(0.15, 1 - y / 1000)
        if math.hypot((x + 20 - 840) / 130, (y - 160) / 150) < 1:  # still about her
            continue
        col = LIGHT if r.random() < 0.62 else "#1c7c88" if y < 500 else "#0c4660"
        q *= 1.7
        s.curve([(x, y), (x + q * 0.3, y - 2), (x + q * 0.62, y + 2), (x + q, y - 1)], r.uniform(1.4, 3.4), col, n=6, body=True, alpha=near * r.uniform(0.4, 0.95))
    for _ in range(130):
        x, y = r.normal(880, 110), r.normal(110, 90)
        if math.hypot((x + 20 - 840) / 120, (y - 160) / 140) < 1:
            continue
        s.curve([(x, y), (x + 18, y - 1), (x + 44, y)], r.uniform(2, 5), "#fffdf0", n=6, body=True, alpha=0.9)


def hull(s, at, long, tones, front):
    """A boat from a little above. front False: the inside, which those who sit in it hide; True: the side towards us."""
    b, h = long * 0.15, long * 0.2
    rim_far = path([(-long / 2, -4), (-long * 0.3, -b * 0.9), (0, -b * 1.2), (long * 0.3, -b * 0.9), (long / 2, -10)], 10)
    rim_near = path([(-long / 2, -4), (-long * 0.3, b * 0.7), (0, b), (long * 0.3, b * 0.66), (long / 2, -10)], 10)
    keel = path([(-long / 2, -4), (-long * 0.4, h * 0.8), (-long * 0.2, h * 1.22), (long * 0.2, h * 1.2), (long * 0.42, h * 0.7), (long / 2, -10)], 10)
    dark, col, pale = tones
    if not front:
        inside = valid(Polygon(at(np.vstack([rim_far, rim_near[::-1]]))))
        s.thing(inside, darker(col, 0.25), 1.1, shade=0.9, shcol=dark, hatch=0, line=2.6)
        s.wash(valid(Polygon(at(np.vstack([rim_far * [1, 0.2] + [0, 6], rim_near[::-1]])))), dark, 0.8, wet=10, clip=inside)
        for u in np.linspace(0.08, 0.92, 12):
            i = int(u * 40)
            s.curve(at([rim_far[i], rim_far[i] * [1, 0.3] + [0, 6], rim_near[i]]), 2.4, dark, clip=inside)
        return None
    side = valid(Polygon(at(np.vstack([rim_near, keel[::-1]]))))
    drape(s, side, tones, lambda x, y: math.atan2(*(at([(1, 0)])[0] - at([(0, 0)])[0])[::-1]), int(long * 0.7), long=40, w=1.6, line=3, soft=30)
    for v in (0.28, 0.55, 0.8):
        line = rim_near * (1 - v) + keel[np.linspace(0, len(keel) - 1, len(rim_near)).astype(int)] * v
        s.stroke(at(line), 2.2, dark, wobble=0.8)
        s.stroke(at(line + [0, 3]), 1.2, pale, body=True, alpha=0.5, wobble=0.8)
    gunwale = limb(at(rim_near[::4]), [long * 0.013] * len(rim_near[::4]), 6)
    s.thing(gunwale, lighter(col, 0.35), 0.9, shade=0.7, shcol=dark, hatch=0, line=2.2)
    return valid(Polygon(at(keel)))


def wake(s, at, long, low):
    r = s.rng
    h = long * 0.2
    s.wash(valid(Polygon(at([(-long * 0.46, h * 0.9), (long * 0.46, h * 0.7), (long * 0.34, h * 2.0), (-long * 0.34, h * 2.2)]))), DEEP, 0.9, wet=16, gran=0.6)
    for _ in range(26):
        x = r.uniform(-0.5, 0.46) * long
        y = h * (1.15 - 2.2 * (x / long) ** 2) + abs(r.normal()) * 12 * low
        w = r.uniform(14, 44)
        s.curve(at([(x - w, y + 2), (x, y - 3), (x + w, y + 2)]), r.uniform(1.6, 4), LIGHT, body=True, alpha=0.85)


def _his(s):
    """From behind: the back, the hat, and the cheek that is turned to the other boat."""
    r = s.rng
    at = on(HIM, 1.0, -15)
    wake(s, at, 470, 1.3)
    hull(s, at, 470, ("#3a0c10", "#b8402a", "#ffb890"), False)
    bench = poly(at([(-70, -72), (92, -76), (112, 62), (-50, 68)]))
    s.wash(move(bench, -14, 12), "#3a0c10", 1.0, wet=8)
    s.thing(bench, "#d89a5a", 0.95, col2="#a8642e", shade=0.7, shcol="#3a0c10", hatch=0, line=2.6)
    man = on(HIM + move([(12.0, 34.0)], 0, 0, 1, -15)[0], 1.12, -9)
    green = ("#0c2c24", "#379070", "#b4ecc8")
    butt, tip = man([(-92, -82)])[0], at([(-372, -148)])[0]
    rod = path([butt, man([(-120, -118)])[0], man([(-176, -176)])[0], at([(-286, -214)])[0], at([(-346, -196)])[0], tip], 12)
    g0, g1 = man([(-156, -156)])[0], man([(-112, -106)])[0]
    up = math.degrees(math.atan2(g0[1] - g1[1], g0[0] - g1[0]))
    s.stroke(rod, np.linspace(10, 2.5, len(rod)), "#2c140a", taper=(0, 0.1))
    s.stroke(rod + [-1, -2], np.linspace(4.4, 1.2, len(rod)), "#d89a50", body=True, taper=(0, 0.1))
    c = man([(-100, -80)])[0]
    s.thing(ell(*c, 17), "#c8a04a", 1.0, shade=0.8, shcol="#3a200a", hatch=0, line=2.3)
    s.outline(ell(*c, 8), 2, lost=0)
    wr = np.array(wrist_of(g1, up, 46, -1, 7))
    drape(s, limb([man([(-40, -96)])[0], wr], [24, 15]), green, lambda x, y: 2.6, 50, long=22, w=1.5, line=2.5)
    fist(s, g1, up, 46, RUDDY, side=-1, bar=7, line=1.9)
    torso = blob([tuple(q) for q in man([(-58, -8), (-56, -66), (-64, -116), (-74, -150), (-56, -182), (-14, -198), (36, -200), (76, -186), (92, -152), (84, -110), (68, -62), (64, -8), (0, 4)])])
    s.wash(move(torso, -12, 12), "#3a0c10", 0.9, wet=12)
    drape(s, torso, green, lambda x, y: 1.45, 260, long=32, w=1.6, line=3.2, soft=56)
    for pts in ([(-50, -60), (-10, -44), (58, -58)], [(-56, -92), (-20, -80), (10, -84)], [(70, -120), (48, -100), (20, -98)], [(4, -190), (2, -150), (6, -120)], [(-50, -36), (0, -26), (56, -34)]):
        s.curve(man(pts), 2.3, green[0], clip=torso)
    for pts in ([(-44, -190), (-20, -130), (4, -88), (24, -10)], [(64, -190), (36, -130), (4, -88), (-24, -10)]):  # braces, crossed
        s.curve(man(pts), 10, "#3a1a0e", clip=torso, taper=(0, 0))
        s.curve(man(pts), 6, "#8a4a24", clip=torso, taper=(0, 0), body=True)
    s.thing(ell(*man([(4, -90)])[0], 10), "#c8a04a", 1.0, shade=0.7, hatch=0, line=2)
    # the turned head: nape, ear, cheek, nose and beard past the brim
    s.thing(limb(man([(8, -204), (10, -226)]), [19, 22]), RUDDY[0], 0.95, col2=RUDDY[1], shade=0.9, shcol=RUDDY[2], hatch=4, line=2.2)
    s.thing(blob([tuple(q) for q in man([(-34, -194), (6, -210), (50, -198), (46, -180), (4, -172), (-32, -178)])]), "#fff6e4", 0.3, shade=0.7, shcol="#5a6a70", hatch=0, line=2.2)
    face = blob([tuple(q) for q in man([(-30, -262), (-28, -228), (-6, -208), (26, -206), (50, -216), (58, -232), (60, -240), (72, -244), (62, -262), (58, -278), (10, -290)])])
    s.thing(face, RUDDY[0], 0.9, col2=RUDDY[1], shade=0.8, shcol=RUDDY[2], hatch=0, line=2.3)
    s.wash(ell(*man([(44, -244)])[0], 14, 11), "#c8502e", 0.6, wet=7, clip=face)
    s.curve(man([(50, -262), (57, -265), (61, -262)]), 2.6, "#2a1410")
    s.curve(man([(46, -274), (56, -278), (62, -274)]), 5, "#fffdf6", body=True)
    for q in range(150):  # white beard and hair
        if q < 80:
            u = r.random()
            p = np.array([16 + 44 * u, -222 - 8 * u + 6 * r.random()])
            d = np.array([6 + 10 * u, 22 + 10 * r.random()])
        else:
            p = np.array([r.uniform(-32, 14), r.uniform(-268, -236)])
            d = np.array([r.normal() * 3 - 2, r.uniform(18, 34)])
        s.curve(man([p, p + d * 0.5 + [r.normal() * 2, 0], p + d]), 2, ("#5a5658", "#b8b4b2", "#fffdf6")[q % 3], body=q % 3 > 0, alpha=0.95, wobble=0.5)
    ear = blob([tuple(q) for q in man([(14, -256), (24, -262), (30, -250), (25, -234), (16, -238)])], 6)
    s.thing(ear, RUDDY[0], 0.95, col2=RUDDY[1], shade=0.7, shcol=RUDDY[2], hatch=0, line=1.9)
    straw = ("#6a4210", "#ecc25a", "#fff6cc")
    brim = blob([tuple(q) for q in man([(-84, -258), (-60, -276), (0, -284), (60, -288), (104, -284), (96, -270), (50, -264), (0, -256), (-50, -248)])])
    s.wash(move(brim, 3, 10), RUDDY[2], 0.5, wet=6, clip=face)
    crown = blob([tuple(q) for q in man([(-40, -270), (-38, -312), (-20, -334), (16, -330), (44, -338), (58, -318), (60, -278), (10, -268)])])
    for g in (brim, crown):
        drape(s, g, straw, lambda x, y: 0.0, 90, long=24, w=1.3, line=2.6)
    s.stroke(path(man([(-39, -276), (10, -276), (59, -286)]), 8), 9, "#7a1c1c", taper=(0, 0))
    # the near arm: shoulder, elbow low, the wrist up to the rod
    wr = np.array(wrist_of(g0, up, 46, -1, 7))
    elbow = man([(-104, -72)])[0]
    arm = smooth(union(limb([man([(-52, -158)])[0], man([(-86, -112)])[0], elbow], [34, 29, 24]), limb([elbow, (elbow + wr) / 2 + [-5, 2], wr], [24, 21, 14])), 6)
    s.wash(move(arm, 4, 16), green[0], 0.8, wet=10, clip=torso)
    drape(s, arm, green, lambda x, y: 2.3, 130, long=26, w=1.5, line=2.9, soft=26)
    for pts in ([(-112, -112), (-104, -92), (-92, -84)], [(-98, -124), (-88, -106), (-76, -98)], [(-128, -96), (-118, -84), (-106, -84)]):
        s.curve(man(pts), 2.2, green[0], clip=arm)
    d = (wr - elbow) / np.hypot(*(wr - elbow))
    n = np.array([-d[1], d[0]])
    fist(s, g0, up, 46, RUDDY, side=-1, bar=7, line=1.9)
    s.thing(limb([wr - n * 15 - d * 4, wr + n * 15 - d * 4], [8, 8]), "#2a6a52", 1.1, shade=0.7, shcol=green[0], hatch=0, line=2.2)
    hull(s, at, 470, ("#3a0c10", "#c0452c", "#ffb890"), True)
    for _ in range(30):  # she takes water at the bow
        p = at([(-225 + r.normal() * 26, 6 + r.normal() * 14)])[0]
        s.curve([p, p + [-14, -10], p + [-26, 6]], r.uniform(2, 5), LIGHT, body=True, alpha=0.9)
    return tip


def _hers(s):
    r = s.rng
    at = on(HER, 1.0, 3)
    wake(s, at, 300, 0.8)
    hull(s, at, 300, ("#4a2a06", "#e0a63a", "#fff0b8"), False)
    dress = blob([tuple(q) for q in at([(26, -112), (58, -116), (80, -90), (88, -40), (112, 6), (60, 26), (-20, 24), (-44, 4), (-10, -18), (14, -50)])])
    tones = ("#4a0614", "#d42a26", "#ffb090")
    fx, fy = HER + [-92, -70]
    # her far hand comes from above with the crown
    c = at([(12, -166)])[0]
    far = smooth(union(limb(at([(34, -98), (-22, -104)]), [14, 12]), limb([at([(-22, -104)])[0], np.array([fx - 2, fy - 76])], [12, 7.5])), 3)
    drape(s, dress, tones, lambda x, y: 1.5 + (x - HER[0]) * 0.006, 220, long=32, w=1.6, line=2.8, soft=36)
    for pts in ([(40, -80), (10, -20), (-30, 8)], [(50, -80), (44, -20), (30, 20)], [(66, -80), (84, -20), (94, 10)]):
        s.curve(at(pts), 2.2, tones[0], clip=dress)
    s.thing(far, COCOA[0], 1.0, col2=COCOA[1], shade=0.8, shcol=COCOA[2], hatch=0, line=2.1)
    head = profile(s, c[0], c[1], 92, -16, flip=True, skin=COCOA, k=0.95, line=2, neck=(at([(44, -110)])[0], 14), eye="shut", brow=-0.4)
    s.curve(head([(0.74, 0.708), (0.69, 0.70), (0.645, 0.665)]), 1.8, COCOA[2])
    hair = valid(Polygon(head(path([(0.68, 0.14), (0.54, 0.26), (0.46, 0.46), (0.36, 0.70), (0.10, 0.80), (-0.18, 0.60), (-0.22, 0.22), (-0.02, -0.14), (0.36, -0.24), (0.66, -0.06)], 8, True))))
    s.cover(hair)
    s.wash(hair, "#170c12", 1.4, edge=0.4)
    s.fill(hair, "#120a0e", alpha=0.5)
    tangle(s, hair.buffer(6), 120, "#0a0508", 1.8, length=60, loop=0.4, inner=1)
    tangle(s, hair, 50, "#6a4a44", 1.1, length=50, loop=0.4, inner=1, body=True, alpha=0.8)
    s.thing(limb(head([(0.40, 0.46), (0.385, 0.56)]), [6, 4.5]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.5)
    # the fish, lit as nothing else is
    s.glow(fx, fy - 20, 120, "#ffc850", 0.5, 0.75)
    go = lambda pts: [(fx + a, fy + b, *k) for a, b, *k in pts]  # noqa: E731
    orange = ("#8a2408", "#f58a1e", "#ffeeb8")
    for pts in ([(40, 0), (72, -34), (96, -30), (82, -4), (98, 24), (74, 30)], [(-10, -30), (12, -54), (44, -38), (34, -18)]):
        g = blob(go(pts), 6)
        drape(s, g, orange, lambda x, y: 0.1, 34, long=20, w=1.3, line=2.1)
    body = blob(go([(-62, 2), (-44, -24), (-6, -36), (34, -16), (52, 0), (34, 18), (-6, 32), (-44, 24)]))
    s.thing(body, "#f58a1e", 1.0, col2="#ffc040", shade=0.6, shcol="#8a2408", hatch=0, line=2.6)
    for i in range(6):
        for j in range(5):
            s.stroke(arc(fx - 14 + 11 * i, fy - 20 + 10 * j + 5 * (i % 2), 7, 7, -75, 75, 8), 1.4, "#8a2408", clip=body.buffer(-3))
            s.stroke(arc(fx - 17 + 11 * i, fy - 20 + 10 * j + 5 * (i % 2), 6, 6, -60, 40, 6), 1.2, "#fff4c8", body=True, alpha=0.7, clip=body.buffer(-3))
    s.curve(go([(-24, -28), (-18, 0), (-26, 26)]), 2, "#8a2408")
    s.cover(ell(fx - 40, fy - 5, 9.5))
    s.outline(ell(fx - 40, fy - 5, 9.5), 1.8, lost=0)
    s.fill(ell(fx - 43, fy - 5, 5.4))
    s.fill(ell(fx - 45, fy - 7, 1.8), body=True)
    s.curve(go([(-62, 4), (-54, 11), (-44, 9)]), 2.2)
    cx, cy = fx - 22, fy - 34
    s.thing(ell(cx, cy, 25, 8, 8), "#a8741a", 1.0, shade=0, hatch=0, line=1.6)
    gold = poly([(cx - 25, cy - 3), (cx - 34, cy - 36), (cx - 15, cy - 16), (cx - 4, cy - 44), (cx + 8, cy - 13), (cx + 26, cy - 34), (cx + 25, cy + 4), *arc(cx, cy, 25, 9, 8, 180, 14)])
    s.thing(gold, "#ffd23a", 1.0, col2="#e0941a", shade=0.7, shcol="#7a3c08", hatch=0, line=2.3)
    for a, b in ((-34, -38), (-4, -46), (26, -36)):
        s.thing(ell(cx + a, cy + b, 4.6), "#fff6c8", 0.6, shade=0, hatch=0, line=1.4)
    s.stroke(arc(cx, cy - 5, 24, 8, 12, 168, 14), 1.6, "#7a3c08")
    for q in (-13, 0, 13):
        s.fill(ell(cx + q, cy + 3 - abs(q) * 0.15, 3), "#c8202c", body=True)
    # two fingers and a thumb on the crown's rim
    p = np.array([cx + 18.0, cy - 40.0])
    for d in ((-16, 24), (-6, 28), (4, 28)):
        s.thing(limb([p + [2 + d[0] * 0.2, -6], p + [d[0] * 0.7, 8], p + d], [6, 5.4, 4]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.6)
    s.thing(limb([p + [14, -10], p + [2, -9], p + [-7, 2]], [8, 11, 9]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.8)
    # the near arm, and the palm it lies on
    el, wr = at([(-8, -26)])[0], np.array([fx + 26, fy + 34])
    arm = smooth(union(limb([at([(56, -96)])[0], at([(30, -54)])[0], el], [16, 15, 13]), limb([el, wr], [13, 8.5])), 3)
    s.thing(arm, COCOA[0], 1.0, col2=COCOA[1], shade=0.8, shcol=COCOA[2], hatch=4, line=2.2)
    for k in range(4):
        s.thing(limb([wr + [2, -2], (fx - 4 - 8 * k, fy + 37 - 2 * k), (fx - 26 - 5 * k, fy + 24 - 5 * k)], [8, 6, 4.4]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.6)
    s.thing(limb([wr + [0, -6], (fx + 24, fy + 12), (fx + 12, fy - 2)], [7, 6.4, 4.6]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.6)
    drape(s, blob([tuple(q) for q in at([(38, -114), (62, -118), (82, -98), (78, -72), (54, -62), (34, -76)])]), tones, lambda x, y: 1.6, 50, long=16, w=1.4, line=2.4)
    hull(s, at, 300, ("#4a2a06", "#e6ae42", "#fff0b8"), True)
    for _ in range(20):
        a = r.uniform(0, math.tau)
        q = r.uniform(74, 116)
        s.stroke([(fx + q * math.cos(a), fy - 14 + q * math.sin(a)), (fx + (q + 13) * math.cos(a), fy - 14 + (q + 13) * math.sin(a))], 2.2, "#fff2b0", body=True, alpha=0.9)


def _line(s, tip):
    r = s.rng
    dip, lip = np.array([tip[0] - 6, 560.0]), np.array([150.0, 786.0])
    s.stroke([tip, dip], 2.6, "#fffdf6", body=True, wobble=0.2, taper=(0, 0))
    s.curve([dip, dip + [6, 90], lip + [-36, -60], lip], 2.4, "#fffdf6", body=True, wobble=0.3, taper=(0, 0), alpha=0.9)
    for q in (16, 30, 48):
        s.stroke(arc(*dip, q, q * 0.4, 0, 350, 30), 2.2, LIGHT, body=True, alpha=0.9)
    s.curve([lip + [0, -2], lip + [10, 20], lip + [-4, 36], lip + [-18, 22]], 5, "#e8eef0", body=True)
    # the boot has gone over the side
    boot = move(blob([(-22, -56, 1), (16, -60, 1), (18, -12), (50, 2), (60, 24, 1), (-20, 26, 1), (-18, -10)]), 246, 640, 0.95, 38)
    s.thing(boot, "#5a3a26", 1.1, shade=0.9, shcol="#140806", hatch=5, line=2.6)
    nap(s, boot, ("#140806", "#5a3a26", "#d8a880"), lambda x, y: 1.9, 60, long=16, w=1.3)
    s.thing(move(ell(-3, -57, 19, 7), 246, 640, 0.95, 38), "#1c0c08", 1.3, shade=0, hatch=0, line=2)
    for k in range(26):
        p = np.array([278 + r.normal() * 20, 610 - 4.5 * k + r.normal() * 8])
        if p[1] > 604:
            s.stroke(arc(*p, *([r.uniform(2.5, 8)] * 2), 0, 350, 14), 1.7, LIGHT, body=True, alpha=0.9)
    for _ in range(60):
        p = np.array([r.normal(150, 44), r.uniform(590, 800)])
        s.stroke(arc(*p, *([r.uniform(2, 8)] * 2), 0, 350, 14), 1.6, LIGHT, body=True, alpha=0.75)


@card("tide", paper="cold", light=(0.4, -0.8), fresh=False)
def bigger_fish(s):
    """Looked down upon: a man whose line has a whale at its end stares at the next boat, where a goldfish is crowned."""
    _sea(s)
    _whale(s)
    _skin_of_water(s)
    _hers(s)
    tip = _his(s)
    _line(s, tip)
    s.splatter(NIGHT, 40, (0, 700, 1000, 1500), (0.7, 2.6))
