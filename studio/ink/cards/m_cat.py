"""A cat that clears away the night."""

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import along_line, coat

NIGHT, VIOLET, RUST = "#060618", "#2a1f66", "#6a200a"
GINGER = (("#5a1a08", "dark"), ("#b8501a", "all"), ("#ffb25a", "lit"), ("#ffe6b0", "lit"))


def stripe(s, pts, w, clip):
    """A stripe of rust in the fur, pointed, with hairs of it at its edge."""
    g = valid(limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.35, 1), (0.9, 1, 0.08))], 10)).intersection(clip)
    brushed(s, g, "#7a2408")
    coat(s, g, along_line(path(pts, 8)), (("#4a1206", int(6 * w), "all"), ("#e88a3a", int(2 * w), "lit")), (10, 22), 1.5, stray=0.5)


def _wall(s):
    r = s.rng
    s.wash(s.all, "#fbe2a0", 0.45, col2="#f6b870", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(480, -100), (1100, -100), (1100, 1300), (760, 1240), (620, 600)]), "#d8703a", 0.75, wet=90, gran=0.6)
    s.wash(blob([(780, -100), (1100, -100), (1100, 1300), (960, 1200), (900, 500)]), "#5a1a28", 1.0, wet=80, gran=0.6)
    for x in range(20, 1010, 58):  # old paper on the wall
        for y in range(40 + x % 116, 1290, 118):
            c = np.array([x + r.normal() * 2, y + r.normal() * 2])
            for k in range(5):
                a = math.radians(-90 + k * 72)
                s.curve([c, c + np.array([math.cos(a + 0.3), math.sin(a + 0.3)]) * 8, c + np.array([math.cos(a), math.sin(a)]) * 15], 1.4, "#c8742e", alpha=0.55)
    s.glow(196, 316, 380, "#ffd23a", 0.5, 0.8)
    sun = ell(196, 316, 138)
    s.cover(sun)
    s.wash(sun, "#ffcf3a", 0.7, col2="#ff8a2a", mix=("lin", 90, 0, 1), edge=0.7, gran=0.3)
    for k in range(34):
        a = k / 34 * math.tau + r.normal() * 0.03
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([np.array([196, 316]) + d * r.uniform(152, 162), np.array([196, 316]) + d * r.uniform(190, 260)], 3.4, ("#e8701e", "#fff6d0")[k % 2], body=k % 2 == 1)
    floor = poly([(-20, 1296), (1020, 1262), (1020, 1520), (-20, 1520)])
    s.cover(floor)
    s.wash(floor, "#c88a4e", 0.75, col2="#a8602e", gran=0.5, bloom=3)
    s.wash(blob([(420, 1250), (1100, 1240), (1100, 1600), (520, 1600)]), "#3a1418", 1.2, wet=70, gran=0.6, clip=s.mask(floor))
    for i in range(-6, 16):
        s.stroke([(300 + (i * 100 - 300) * 0.8, 1284), (300 + (i * 100 - 300) * 1.7, 1515)], 2.4, "#3a1810", clip=floor)
    s.stroke([(-10, 1296), (1010, 1262)], 4, "#3a1810")
    s.stroke([(-10, 1270), (1010, 1236)], 2, "#8a4a24")


def _table(s):
    wood = lambda g: s.thing(g, "#9a5e34", 1.0, col2="#6a3a22", shade=0.9, shcol="#24100c", hatch=5, line=3, gran=0.5)  # noqa: E731
    for pts, w in (([(60, 660), (58, 1340)], 24), ([(370, 620), (374, 1310)], 18), ([(432, 640), (440, 1420)], 27)):
        wood(limb(pts, [w, w * 0.8]))
        for e in (-6, 5):
            s.stroke([(pts[0][0] + e, 900), (pts[1][0] + e, pts[1][1] - 20)], 1.6, "#24100c")
    wood(poly([(-40, 520), (396, 470), (484, 606), (484, 640), (-40, 712)]))


def _cloth(s):
    r = s.rng
    cloth_ = blob([(-60, 540), (180, 514), (380, 486), (450, 520), (520, 566), (580, 640), (600, 740), (580, 880), (590, 1040), (570, 1200), (620, 1330), (660, 1404), (560, 1440), (440, 1424), (400, 1400), (440, 1300), (440, 1160), (400, 1040), (330, 1000), (262, 1030), (190, 966), (110, 996), (40, 936), (-60, 960)])
    s.wash(move(cloth_, 22, 26), "#24100c", 0.9, wet=24, gran=0.5)
    s.cover(cloth_)
    s.wash(cloth_, "#1c2a78", 1.3, col2=VIOLET, edge=0.5, bloom=4, gran=0.5)
    s.wash(cloth_, NIGHT, 1.2, edge=0, grad=("lin", 60, 0.1, 1.2), gran=0.5)
    top = poly([(-60, 540), (180, 514), (380, 486), (450, 520), (474, 634), (300, 664), (100, 690), (-60, 706)])
    s.lift(top, 0.42, 8)
    brink = path([(-60, 706), (100, 690), (300, 664), (474, 634)], 12)
    s.wash(poly([*brink, *(brink[::-1] + [0, 70])]), "#02020c", 0.9, wet=18, clip=cloth_)
    s.stroke(brink, 4, "#02020c", clip=cloth_)
    s.stroke(brink - [0, 5], 3, "#8a96e8", clip=cloth_, body=True, alpha=0.5)
    for pts, w in (
        ([(540, 640), (430, 600), (260, 560), (60, 560)], 18), ([(540, 650), (420, 640), (240, 630), (20, 640)], 20), ([(540, 660), (440, 720), (300, 800), (120, 860)], 26),
        ([(548, 680), (480, 820), (380, 940), (270, 1010)], 28), ([(556, 700), (530, 900), (500, 1060), (470, 1220)], 26), ([(570, 720), (566, 900), (552, 1100), (556, 1300)], 20),
        ([(-20, 760), (60, 800), (120, 900)], 22), ([(160, 740), (180, 840), (190, 940)], 20),
    ):  # fmt: skip
        c = path(pts, 12)
        g = limb(c[::5], list(np.linspace(3, w, len(c[::5]))))
        s.wash(g, "#02020c", 0.9, wet=14, clip=cloth_)
        s.stroke(c, 2.6, "#02020c", clip=cloth_)
        s.stroke(c + [-3, -9], 2.2, "#7a86d8", clip=cloth_, body=True, alpha=0.32)
    for _ in range(420):
        x, y = r.uniform(0, 660), r.uniform(500, 1440)
        if cloth_.buffer(-6).contains(ell(x, y, 1)):
            q = 0.9 + 2.8 * r.random() ** 5
            s.fill(ell(x, y, q), ("#fffdf0", "#ffe6b0", "#cfe0ff")[int(r.integers(3))], body=True)
            if q > 2.2:
                for d in ((q * 3.4, 0), (0, q * 3.4)):
                    s.stroke([(x - d[0], y - d[1]), (x + d[0], y + d[1])], 1.2, "#fffdf0", body=True)
    moon = ell(110, 806, 66).difference(ell(140, 790, 60))
    s.lift(ell(110, 806, 120), 0.35, 30)
    s.cover(moon)
    s.wash(moon, "#fbe9a8", 0.5, col2="#e8c060", edge=0.8)
    s.curve([(40, 794), (80, 834), (110, 894)], 2.2, "#a8803a", clip=moon)
    for line in (path(np.asarray(moon.exterior.coords)[::4], 4),):  # it is sewn on
        for p, v, _ in marks.along(line, 15):
            n = np.array([-v[1], v[0]]) * 7
            s.stroke([p - n, p + n], 2.6, "#fff6d8", body=True, taper=(0, 0), wobble=0.4)
    s.outline(cloth_, 3.4, "#02020c", lost=0.05)
    for p, *_ in marks.along(path([(-60, 960), (40, 936), (110, 996), (190, 966), (262, 1030), (330, 1000), (400, 1040), (440, 1160)], 10), 9):  # a fringe
        s.stroke([p, p + [r.normal() * 3 + 3, r.uniform(14, 24)]], 2.2, ("#c8a848", "#1c2a78")[int(r.random() < 0.4)], body=True)


def _house(s, x, y, k, turn, wall, roof, lit=(1, 0, 1), tower=False):
    """A small house, x, y the middle of its foot."""
    at = lambda *pts: move(np.array(pts, float), x, y, k, turn)  # noqa: E731
    h = 96 if tower else 64
    s.wash(move(poly(at((-42, 0), (60, -6), (60, 10), (-40, 14))), 6, 4), "#02020c", 0.8, wet=6)
    side = poly(at((16, 0), (56, -8), (56, -h - 4), (16, -h)))
    s.thing(side, wall, 1.0, shade=0, hatch=0, line=2.2)
    s.wash(side, "#3a1a3a", 0.75, edge=0.3)
    for q in range(6):
        a = at((20 + q * 7, -2), (20 + q * 7, -h))
        s.stroke(a, 1.1, "#2a1420")
    if tower:
        s.thing(poly(at((16, -h), (56, -h - 4), (14, -h - 110))), roof, 1.0, shade=0, hatch=0, line=2.2)
        s.wash(poly(at((16, -h), (56, -h - 4), (14, -h - 110))), "#1a1030", 0.6)
        s.thing(poly(at((-44, -h), (16, -h), (14, -h - 110))), roof, 1.0, shade=0.3, hatch=0, line=2.6)
        for q in range(8):
            u = q / 8
            s.stroke(at((-44 + 58 * u, -h - 110 * u), (16 - 2 * u, -h - 110 * u)), 1.4, "#1a1030")
        s.thing(poly(at((-44, 0), (16, 0), (16, -h), (-44, -h))), wall, 0.5, shade=0.3, shcol="#6a3a3a", hatch=0, line=2.8)
        s.stroke(at((14, -h - 110), (14, -h - 136)), 3, "#3a2010")
        s.stroke(at((5, -h - 126), (23, -h - 126)), 3, "#3a2010")
        face = ell(*at((-14, -h + 24))[0], 15 * k)
        s.thing(face, "#fff4d8", 0.2, shade=0, hatch=0, line=2.2)
        s.stroke(at((-14, -h + 24), (-14, -h + 14)), 2)
        s.stroke(at((-14, -h + 24), (-6, -h + 26)), 2)
        panes = ((-28, -40), (-2, -40))
    else:
        s.thing(poly(at((4, -h - 26), (4, -h - 62), (18, -h - 62), (18, -h - 14))), "#8a4a34", 1.0, shade=0.5, hatch=0, line=2)
        s.thing(poly(at((-44, 0), (16, 0), (16, -h), (-14, -h - 44), (-44, -h))), wall, 0.55, shade=0.3, shcol="#6a3a3a", hatch=0, line=2.8)
        s.thing(poly(at((-14, -h - 50), (30, -h - 54), (64, -h - 2), (20, -h + 4))), roof, 1.0, shade=0.4, shcol="#1a1030", hatch=0, line=2.6)
        for i in range(1, 5):
            u = i / 5
            a, b = np.array((-14 + 34 * u, -h - 50 + 54 * u)), np.array((30 + 34 * u, -h - 54 + 52 * u))
            s.stroke(at(a, b), 1.5, "#1a0c18")
            for q in np.linspace(0.1, 0.9, 5):
                c = a * (1 - q) + b * q
                s.stroke(at(c, c + [-4, -10]), 1.1, "#1a0c18")
        s.stroke(at((-50, -h + 6), (-14, -h - 50)), 5, roof)
        s.stroke(at((-50, -h + 6), (-14, -h - 50)), 1.6)
        panes = ((-32, -42), (-4, -42), (-18, -70))
    for (a, b), on in zip(panes, lit, strict=False):
        g = poly(at((a - 8, b - 10), (a + 8, b - 10), (a + 8, b + 10), (a - 8, b + 10)))
        s.cover(g)
        s.wash(g, "#ffcf3a" if on else "#24305a", 0.9, edge=0.4)
        s.outline(g, 1.8, lost=0)
        s.stroke(at((a, b - 10), (a, b + 10)), 1.2)
        s.stroke(at((a - 8, b), (a + 8, b)), 1.2)
    g = poly(at((-26, 0), (-8, 0), (-8, -24), (-26, -24)))
    s.thing(g, "#5a2a1a", 1.1, shade=0, hatch=0, line=1.8)


def _cat(s):
    s.wash(ell(800, 1436, 230, 34), NIGHT, 1.1, wet=26, gran=0.5)

    def fur(g, way, n, soft=70, fringe=200, long=(12, 30)):
        s.thing(g, "#e8842e", 1.0, col2="#c85a1a", shade=1.0, shcol="#4a120c", hatch=0, line=3, soft=soft, gran=0.5)
        coat(s, g, way, [(c, int(n * q), w) for (c, w), q in zip(GINGER, (1, 0.9, 0.8, 0.3), strict=True)], long, 1.7, soft=soft, fringe=fringe, fringe_cols=("#5a1a08", "#b8501a"))

    tail = [(880, 1330), (960, 1300), (984, 1200), (940, 1110), (930, 1010), (972, 930), (1004, 880)]
    g = limb(tail, [44, 40, 34, 31, 29, 27, 10], 14)
    s.wash(move(g, 14, 14), NIGHT, 0.9, wet=14)
    fur(g, along_line(path(tail, 10)), 240, 30, 160)
    for p, v, u in marks.along(path(tail, 12), 46):
        n = np.array([-v[1], v[0]]) * np.interp(u, (0, 1), (40, 22))
        stripe(s, [p - n, p + v * 8, p + n], 8, g)
    # far arm
    far = [(640, 740), (570, 690), (480, 650), (404, 606)]
    g = smooth(union(limb(far, [60, 40, 32, 26], 12), blob([(436, 634), (384, 640), (356, 614), (366, 580), (410, 570), (446, 590)])), 6)
    fur(g, along_line(path(far, 10)), 130, 36, 70, (10, 22))
    s.wash(g, "#4a120c", 0.55, edge=0.2)
    _paw(s, 388, 606, 66)
    _hooked(s, 388, 606, 66, 0.5)
    # hind leg that is behind, body, near hind leg
    g = smooth(union(limb([(780, 1240), (700, 1330), (724, 1420)], [92, 56, 34]), blob([(628, 1404), (700, 1388), (760, 1400), (764, 1436), (650, 1444), (616, 1428)])), 8)
    fur(g, lambda x, y: 2.0, 150, 50, 60)
    s.wash(g, "#4a120c", 0.6, edge=0.2)
    back = [(700, 600), (800, 700), (860, 860), (900, 1040), (920, 1200), (880, 1330)]
    body = blob([(612, 640), (700, 580), (780, 640), (852, 770), (900, 930), (944, 1090), (960, 1230), (920, 1350), (820, 1380), (730, 1330), (690, 1220), (662, 1090), (626, 960), (592, 840), (580, 730)])
    s.wash(move(body, 20, 16), NIGHT, 1.0, wet=22, gran=0.5)
    lie = along_line(path(back, 12))
    fur(body, lambda x, y: lie(x, y) + (0.25 if x < 720 else -0.1), 620, 110, 320)
    belly = blob([(612, 700), (650, 740), (664, 860), (700, 1000), (722, 1130), (750, 1240), (730, 1300), (690, 1210), (660, 1090), (626, 960), (594, 840), (584, 740)])
    s.cover(np.clip(s.warp(s.mask(belly), (0, 0, s.w, s.h), 4, 8), 0, 1), keep=0.15)
    s.wash(belly, "#ffe6b8", 0.5, wet=8, clip=body)
    coat(s, belly, lambda x, y: lie(x, y) + 0.4, (("#b87a4a", 120, "dark"), ("#fffaf0", 240, "lit"), ("#e8b070", 120, "all")), (16, 36), 1.7, soft=60, fringe=70, fringe_cols=("#fffaf0", "#c88a5a"))
    for u, long in ((0.1, 110), (0.21, 150), (0.32, 170), (0.43, 180), (0.55, 170), (0.67, 150)):
        p = path([(730, 590), (838, 740), (890, 910), (936, 1080), (958, 1230)], 20)[int(u * 80)]
        stripe(s, [p + [8, -4], p + [-long * 0.4, 20], p + [-long * 0.8, 74], p + [-long, 120]], 15, body)
        stripe(s, [p + [10, 34], p + [-long * 0.3, 60], p + [-long * 0.5, 96]], 9, body)
    thigh = blob([(760, 1130), (850, 1090), (930, 1150), (960, 1260), (930, 1370), (850, 1410), (770, 1384), (726, 1300), (724, 1200)])
    foot = blob([(704, 1424), (770, 1384), (860, 1390), (900, 1420), (880, 1456), (730, 1462), (690, 1448)])
    g = smooth(union(thigh, foot), 6)
    s.wash(move(thigh, -12, -8), "#4a120c", 0.7, wet=16, clip=body)
    fur(g, lambda x, y: math.atan2(y - 1180, x - 860) if y < 1390 else 3.0, 420, 90, 160)
    for q in range(5):
        y = 1140 + q * 44
        stripe(s, [(946 - abs(q - 2) * 8, y + 6), (890, y + 14), (830, y + 34), (796 + q * 4, y + 62)], 10, g)
    for q in range(3):
        s.curve([(702 + q * 24, 1428 - q * 5), (712 + q * 24, 1440), (708 + q * 24, 1458)], 2.6, "#3a0c06")
    _head(s, fur)
    near = [(680, 800), (610, 784), (540, 730), (474, 690)]
    g = smooth(union(limb(near, [66, 46, 36, 30], 12), blob([(510, 716), (462, 730), (424, 708), (426, 668), (470, 652), (512, 676)])), 6)
    s.wash(move(g, 10, 16), "#4a120c", 0.7, wet=10, clip=body)
    fur(g, along_line(path(near, 10)), 190, 40, 110, (10, 24))
    for u in (14, 20, 26):
        p = path(near, 12)[u]
        stripe(s, [p + [20, -44], p + [6, 0], p + [-6, 36]], 7, g)
    joint = blob([(640, 740), (720, 730), (780, 790), (760, 860), (690, 880), (640, 840)])
    coat(s, joint, lambda x, y: lie(x, y) + 0.5, (("#b8501a", 200, "all"), ("#8a340e", 150, "all"), ("#ffb25a", 110, "lit")), (18, 38), 2.2, soft=50)
    _paw(s, 458, 694, 62)
    _hooked(s, 458, 694, 62)


def _paw(s, x, y, turn):
    """Toes over the cloth, claws out and in it."""
    at = lambda *pts: move(np.array(pts, float), x, y, 1, turn)  # noqa: E731
    for k in (-1.5, -0.5, 0.5, 1.5):
        y0 = 34 - abs(k) * 7
        s.stroke(at((k * 19, y0), (k * 22, y0 + 24), (k * 20 - 6, y0 + 44)), 9, "#2a0c0a", taper=(0, 0.8))
        s.stroke(at((k * 19, y0), (k * 22, y0 + 24), (k * 20 - 6, y0 + 42)), 5.5, "#fff6e0", body=True, taper=(0, 0.8))
    for k in (-1.5, 1.5, -0.5, 0.5):
        y0 = 34 - abs(k) * 7
        toe = limb(at((k * 16, y0 - 22), (k * 19, y0), (k * 19, y0 + 3)), [13, 14, 12])
        s.thing(toe, "#e88a36", 0.9, shade=0.8, shcol="#6a200a", hatch=0, line=2.4)
        coat(s, toe, lambda px, py: math.radians(turn + 90), (("#6a200a", 8, "dark"), ("#ffd08a", 12, "lit")), (7, 14), 1.4)


def _hooked(s, x, y, turn, reach=1.0):
    """The cloth that the claws have caught: a small tent at each tip, and the folds that run from it."""
    at = lambda *pts: move(np.array(pts, float), x, y, 1, turn)  # noqa: E731
    for k, far in ((-1.5, 170 * reach), (-0.5, 220 * reach), (0.5, 210 * reach), (1.5, 160)):
        y0 = 34 - abs(k) * 7
        a, q = (k * 20.0 - 4, y0 + 28), k * 9
        tent = blob([(*p, 1) if i == 0 else tuple(p) for i, p in enumerate(at(a, (a[0] - 9 + q * 0.4, y0 + 50), (a[0] - 15 + q, y0 + 88), (a[0] + q * 1.2, y0 + 104), (a[0] + 15 + q, y0 + 88), (a[0] + 9 + q * 0.4, y0 + 50)))], 8)
        tip = at(a)[0]
        m = np.clip(s.mask(tent) * marks.field(s, lambda px, py, o=tip: 1.25 - np.hypot(px - o[0], py - o[1]) / 78), 0, 1)
        s.cover(m)
        s.wash(m, "#2c3c98", 1.25, edge=0, gran=0.5, off=0)
        for e in (-1, 1):
            c = path(at(a, (a[0] + e * 9 + q * 0.4, y0 + 50), (a[0] + e * 17 + q * 1.3, y0 + 100), (a[0] + e * 24 + q * 3, y0 + 60 + far * 0.7)), 10)
            s.stroke(c, 3.2, "#02020c", taper=(0.02, 0.8))
        c = path(at(a, (a[0] + q * 0.5, y0 + 60), (a[0] + q * 1.6, y0 + 110), (a[0] + q * 4, y0 + 60 + far)), 10)
        s.stroke(c + [0, -3], 3.2, "#7a8ae0", body=True, alpha=0.5, taper=(0.02, 0.95))


def _head(s, fur):
    x, y = 664, 548
    at = lambda *pts: [(x + p[0], y + p[1], *p[2:]) for p in pts]  # noqa: E731
    s.thing(blob(at((-64, -70), (-92, -160, 1), (-8, -96)), 8), "#b8501a", 1.0, shade=0.8, shcol="#4a120c", hatch=4, line=3)
    head_ = blob(at((-86, -68), (-30, -102), (40, -98), (98, -56), (120, 10), (112, 66), (60, 108), (-10, 112), (-72, 96), (-112, 72), (-134, 44), (-150, 22), (-146, 0), (-124, -14), (-108, -40)))
    s.wash(move(head_, 16, 16), "#2a0808", 0.9, wet=14)
    a0 = np.array([x - 140, y + 10])
    fur(head_, lambda px, py: math.atan2((py - a0[1]) * 0.9, px - a0[0] + 30), 420, 70, 190, (10, 24))
    muzzle = blob(at((-148, 14), (-118, 0), (-76, 20), (-60, 60), (-84, 92), (-112, 72), (-136, 46)))
    s.cover(np.clip(s.warp(s.mask(muzzle.intersection(head_)), (0, 0, s.w, s.h), 3, 4), 0, 1), keep=0.1)
    coat(s, muzzle, lambda px, py: 0.5, (("#c89a70", 40, "dark"), ("#fffaf0", 120, "lit")), (10, 22), 1.6, soft=30)
    for pts, w in (
        (((-60, -92), (-66, -50), (-84, -22)), 8), (((-26, -100), (-28, -60), (-40, -34)), 9), (((12, -100), (14, -64), (4, -34)), 9), (((112, -10), (70, -8), (36, 8)), 9), (((118, 28), (74, 34), (42, 46)), 9),
        (((104, 70), (66, 72), (36, 78)), 8), (((-20, 10), (20, -6), (60, -26)), 6),
    ):  # fmt: skip
        stripe(s, at(*pts), w, head_)
    ear = blob(at((6, -92), (34, -192, 1), (100, -66), (50, -60)), 8)
    s.thing(ear, "#d8702a", 1.0, shade=0.8, shcol="#4a120c", hatch=4, line=3)
    inner = blob(at((24, -96), (38, -164, 1), (80, -78), (48, -72)), 8)
    s.wash(inner, "#e88a8a", 0.8, edge=0.5)
    coat(s, inner, lambda px, py: -1.2, (("#5a1a18", 30, "all"), ("#ffe6c0", 50, "lit")), (20, 40), 1.6)
    s.thing(blob(at((-152, 6), (-136, -6), (-122, 4), (-132, 22), (-146, 24)), 8), "#c84a5a", 1.1, shade=0.5, hatch=0, line=2.6)
    s.curve(at((-138, 22), (-136, 40), (-112, 50), (-86, 36)), 3.4)
    s.curve(at((-136, 40), (-128, 58), (-108, 66)), 2)
    eye = blob(at((-96, -24), (-66, -50), (-26, -44), (-8, -18), (-34, -2), (-72, -2)))
    s.fill(eye.buffer(6), "#2a0c0a")
    s.cover(eye)
    s.wash(eye, "#c8e020", 0.9, col2="#4aa82a", edge=1.2, off=0)
    s.fill(ell(x - 66, y - 26, 8, 22, 8).intersection(eye))
    s.fill(ell(x - 74, y - 36, 5), body=True)
    s.curve(at((-102, -24), (-66, -56), (-20, -48), (0, -18)), 6)
    for k in range(5):
        s.curve(at((-96 + k * 8, 40 + k * 6), (-180, 20 + k * 26), (-250 + k * 14, 30 + k * 34)), 2, "#fff6e8", body=True, alpha=0.95, taper=(0.02, 0.8))
        s.fill(ell(x - 96 + k * 8, y + 40 + k * 6, 2.6))
    for k in range(3):
        s.curve(at((-70 + k * 6, -56), (-90 + k * 6, -100), (-124 + k * 16, -128)), 1.6, "#fff6e8", body=True)


@card("midnight", paper="cold", light=(-0.8, -0.35), fresh=False)
def cat_night(s):
    """A ginger cat on its hind legs drags the starry cloth from a table, and the town on it begins to slide."""
    _wall(s)
    _table(s)
    _cloth(s)
    for args in ((66, 566, 0.92, -5, "#f0d8a8", "#a8342a", (1, 0, 1)), (158, 548, 1.12, 5, "#e8a07a", "#3a2f66", (0, 1, 1)), (150, 694, 0.95, -17, "#e8c8c0", "#6a2a4a", (1, 1, 0)), (262, 566, 1.0, 12, "#f4e4c0", "#b8482a", (1, 1, 0)), (384, 552, 1.08, 27, "#d87a6a", "#2f3a6a", (1, 0, 1))):
        _house(s, *args)
    s.wash(ell(230, 1350, 120, 18), "#24100c", 0.9, wet=16)
    _house(s, 150, 1076, 1.15, 122, "#f0e0c4", "#2f7a7a", (1, 1), tower=True)
    for k in range(4):  # how it fell
        s.curve([(110 + k * 46, 880 + k % 2 * 24), (114 + k * 46, 930), (122 + k * 44, 968 + k % 2 * 20)], 2.6, "#cfe0ff", body=True, alpha=0.7)
    _cat(s)
    s.splatter(NIGHT, 50, (400, 1100, 1000, 1500), (0.7, 4.5))
    s.splatter("#fff0b0", 30, centre=(430, 640), spread=150, size=(0.8, 3))
