"""A tiger that is not finished."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.coat import along_line, coat, fist
from ..kit.profile import profile

NIGHT, RUST = "#0e0a14", "#7a2408"
SKIN = ("#a86c46", "#985040", "#42202a")
FACE = ("#bc8258", "#b0684c", "#8a5248")
FUR = (("#5a1a08", "dark"), ("#c8641a", "all"), ("#ffbe64", "lit"), ("#fff0c8", "lit"))
TAIL = [(930, 1000), (1000, 880), (1004, 680), (920, 500), (800, 420), (708, 452), (678, 556), (690, 650), (716, 724)]


def _fur(s, g, lie, n, soft=80, fringe=0, long=(12, 30), col="#ea8c2e"):
    s.thing(g, col, 1.0, col2="#cc641c", shade=1.0, shcol="#4a120c", hatch=0, line=3, soft=soft, gran=0.5)
    coat(s, g, lie, [(c, int(n * q), w) for (c, w), q in zip(FUR, (1, 0.9, 0.8, 0.3), strict=True)], long, 1.7, soft=soft, fringe=fringe, fringe_cols=("#5a1a08", "#c8641a"))


def _stripe(s, pts, w, clip, stars=False):
    """Night out of the pot: pointed, ragged, and with stars in it where it is fresh."""
    r = s.rng
    g = valid(limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.3, 1), (0.75, 1, 0.06))], 10)).intersection(clip)
    if g.is_empty:
        return
    brushed(s, g, "#10101c")
    c = path(pts, 10)
    coat(s, g, along_line(c), (("#10101c", int(7 * w), "all"),), (12, 26), 1.8, stray=0.55)
    if stars:
        s.wash(g, "#1c2a78", 0.8, edge=0.3)
        for _ in range(int(w * 0.7)):
            p = c[int(r.integers(len(c)))] + r.normal(size=2) * w * 0.3
            if g.contains(ell(*p, 1)):
                s.fill(ell(*p, r.uniform(1.2, 2.8)), ("#fffdf0", "#cfe0ff", "#ffe6a0")[int(r.integers(3))], body=True)


def _sand(s):
    r = s.rng
    s.wash(s.all, "#f6d488", 0.5, col2="#eab45e", pool=0.6, bloom=5, gran=0.6)
    s.wash(blob([(420, -100), (1100, -100), (1100, 900), (900, 620), (640, 300)]), "#d07a2e", 0.8, wet=90, gran=0.6)
    s.wash(blob([(760, -100), (1100, -100), (1100, 520), (940, 300)]), "#5a1c1c", 1.1, wet=80, gran=0.6)
    s.wash(blob([(-100, 1380), (300, 1330), (700, 1350), (1100, 1240), (1100, 1600), (-100, 1600)]), "#8a4420", 0.9, wet=70, gran=0.6)
    for k in range(16):  # ripples of the wind
        y = 60 + k * 92
        c = path([(-30, y + r.normal() * 16), (180, y - 20 + r.normal() * 14), (420, y + 16), (700, y - 18 + r.normal() * 14), (1030, y + 10)], 12)
        s.stroke(c, 2, "#a8642a", alpha=0.6)
        s.stroke(c + [0, 5], 1.4, "#fff4d0", body=True, alpha=0.6)
    for _ in range(900):
        s.fill(ell(r.uniform(0, 1000), r.uniform(0, 1500), r.uniform(0.6, 1.9)), ("#8a4a1e", "#fff4d0", "#5a2a14")[int(r.integers(3))], alpha=0.7)
    for x, y, a, n in ((-210, 40, 14, 1.35), (1210, 30, 160, 1.4)):  # palms throw their shadows in from outside
        c = path([(x, y), *(move([(180.0, -30.0), (360, 10)], x, y, n, a))], 14)
        for i in range(3, len(c)):
            d = c[i] - c[i - 1]
            d = d / np.hypot(*d)
            m = np.array([-d[1], d[0]])
            for e in (-1, 1):
                q = 190 * (1 - i / len(c) * 0.55) * n
                tip = c[i] + d * q * 0.7 + m * e * q * 0.75
                s.wash(limb([c[i], (c[i] + tip) / 2 + d * 12, tip], [3, 8, 1]), "#7a3a30", 0.6, edge=0.4, off=0)
    paws = np.array([(60, 420), (140, 470), (110, 560), (200, 600), (180, 700), (270, 720)], float)
    for p in paws:  # where it came from
        way = 55
        parts = [ell(*p, 22, 18, way)] + [ell(*(p + move([(30.0 - 3 * e * e, 13.0 * e)], 0, 0, 1, way)[0]), 9, 7, way) for e in (-1.6, -0.55, 0.55, 1.6)]
        s.wash(union(*parts), "#8a4a24", 0.9, edge=0.9, off=0)
        s.outline(union(*parts), 1.4, "#5a2a14", lost=0.4)


def _body(s):
    r = s.rng
    ground = blob([(60, 1330), (300, 1300), (700, 1290), (1010, 1180), (1060, 1320), (800, 1400), (300, 1420)])
    s.wash(ground, "#2a0e18", 1.2, wet=26, gran=0.6)
    g = limb(TAIL[:8], [48, 42, 35, 31, 29, 28, 26, 22], 16)
    s.wash(move(g, -22, 26), "#5a2230", 0.5, wet=18)
    _fur(s, g, along_line(path(TAIL, 12)), 420, 30, 260, (10, 24))
    back = path([(330, 960), (380, 800), (480, 700), (620, 664), (760, 690), (890, 780), (970, 930), (990, 1080)], 12)
    body = blob([(330, 960), (380, 800), (480, 700), (620, 664), (760, 690), (890, 780), (970, 930), (990, 1080), (950, 1200), (820, 1280), (600, 1300), (430, 1290), (350, 1180)])
    spine = np.array([(300, 1000), (420, 770), (600, 690), (780, 720), (920, 830), (985, 1020)], float)
    lie0 = along_line(path(spine, 12))

    def lie(x, y):
        return lie0(x, y) + min(1.0, max(0, (y - 720) / 420)) * 0.7

    _fur(s, body, lie, 1100, 150, 340, (16, 40))
    belly = blob([(360, 1210), (560, 1236), (760, 1230), (860, 1220), (820, 1290), (600, 1310), (420, 1300)]).intersection(body)
    s.cover(np.clip(s.warp(s.mask(belly), (0, 0, s.w, s.h), 5, 9), 0, 1), keep=0.2)
    s.wash(belly, "#f8dcae", 0.5, wet=10, clip=body)
    coat(s, belly, lambda x, y: lie(x, y) + 0.3, (("#a86a3a", 120, "dark"), ("#fffaf0", 160, "lit")), (16, 36), 1.7, soft=60)
    s.wash(blob([(760, 1150), (1000, 1000), (990, 1240), (800, 1300), (500, 1310)]), "#4a120c", 0.8, wet=50, gran=0.6, clip=body)
    for u, long, bend in ((0.10, 300, -30), (0.185, 360, -16), (0.265, 400, 0), (0.345, 420, 10), (0.42, 400, 22), (0.495, 330, 34)):
        i = int(u * (len(back) - 1))
        p = back[i]
        n = np.array([bend, 100.0]) / 100
        _stripe(s, [p + [-6, -4], p + n * long * 0.35 + [-16, 0], p + n * long * 0.7 + [10, 0], p + n * long], 19, body, u > 0.3)
        _stripe(s, [p + n * long * 0.34 + [38, 0], p + n * long * 0.6 + [26, 0], p + n * long * 0.9 + [36, 0]], 10, body, u > 0.3)
    _stripe(s, [(712, 690), (722, 730), (732, 772)], 17, body, True)  # the newest: not half done
    for y in (800, 830, 852):
        s.curve([(736 + r.normal() * 3, y - 34), (740, y - 14), (738, y)], 3, "#10101c")
    shoulder = blob([(360, 900), (440, 830), (520, 870), (560, 980), (540, 1120), (470, 1220), (380, 1200), (340, 1060)])
    coat(s, shoulder, lambda x, y: 1.9 + (x - 440) * 0.003, (("#5a1a08", 60, "dark"), ("#ffbe64", 50, "lit")), (16, 34), 1.6, soft=70)
    s.curve([(540, 900), (574, 1000), (556, 1130), (500, 1230)], 4, "#4a120c")
    thigh = blob([(700, 1010), (760, 900), (870, 880), (960, 960), (990, 1090), (950, 1220), (850, 1280), (740, 1260), (690, 1150)])
    s.wash(move(thigh, -16, -6), "#4a120c", 0.7, wet=18, clip=body)
    _fur(s, thigh, lambda x, y: math.atan2(y - 1010, (x - 900) * 0.7) * 0.4 + 1.4, 420, 120, 90, (14, 34))
    foot = blob([(580, 1290), (600, 1246), (680, 1226), (780, 1230), (860, 1262), (860, 1310), (760, 1326), (620, 1326)])
    s.wash(move(foot, 4, 14), "#2a0e18", 0.9, wet=10)
    _fur(s, foot, lambda x, y: 3.1, 150, 46, 60, (10, 24), col="#f0a04a")
    for k in range(4):
        s.curve([(590 + k * 25, 1278 - k * 3), (600 + k * 25, 1300), (594 + k * 25, 1322)], 3, "#3a0c06")
    return body


def _paw(s, pts, radii, stripes):
    g0 = limb(pts, radii, 12)
    x, y = pts[-1]
    paw = blob([(x + 60, y - 52), (x + 10, y - 58), (x - 50, y - 44), (x - 78, y - 8), (x - 70, y + 34), (x - 10, y + 50), (x + 56, y + 42), (x + 74, y)])
    g = smooth(union(g0, paw), 8)
    s.wash(move(g, 6, 16), "#2a0e18", 0.9, wet=12)
    _fur(s, g, along_line(path(pts, 10)), 260, 50, 110, (10, 26))
    for u in stripes:
        c = path(pts, 12)
        i = int(u * (len(c) - 1))
        d = c[min(i + 2, len(c) - 1)] - c[i - 2]
        n = np.array([-d[1], d[0]]) / np.hypot(*d) * 66
        _stripe(s, [c[i] - n, c[i] + d * 0.3, c[i] + n * 0.7], 9, g)
    coat(s, paw, lambda px, py: 3.0, (("#a86a3a", 30, "dark"), ("#fff6e0", 60, "lit")), (10, 22), 1.6, soft=40)
    for a, b in ((-62, 4), (-34, 16), (0, 22), (34, 20)):
        s.curve([(x + a + 14, y + b - 30), (x + a + 2, y + b - 4), (x + a + 8, y + b + 22)], 3.2, "#3a0c06")


def _head(s):
    r = s.rng
    at = lambda *pts: [(*move([p[:2]], 268, 1052, 1.0, -9)[0], *p[2:]) for p in pts]  # noqa: E731
    for e in (-1, 1):
        ear = blob(at((e * 74, -150), (e * 90, -214), (e * 136, -236), (e * 178, -206), (e * 182, -146), (e * 150, -96)))
        _fur(s, ear, lambda x, y: -1.5, 90, 36, 40, (10, 22))
        inner = blob(at((e * 96, -150), (e * 108, -196), (e * 138, -210), (e * 160, -186), (e * 158, -140), (e * 136, -112)))
        s.wash(inner, "#3a1412", 1.0, wet=5)
        coat(s, inner, lambda x, y: -1.3, (("#fff0d8", 60, "all"),), (20, 44), 1.7)
    skull = blob(at((-100, -160), (0, -182), (100, -160), (166, -96), (196, -10), (206, 66), (244, 124), (196, 134), (206, 176), (150, 178), (110, 214), (0, 236), (-110, 214), (-150, 178), (-206, 176), (-196, 134), (-244, 124), (-206, 66), (-196, -10), (-166, -96)))
    s.wash(move(skull, 14, 22), "#2a0e18", 1.0, wet=20)
    c = np.array(at((0, 60))[0])

    def lie(x, y):
        d = np.array([x, y]) - c
        return math.atan2(d[1] * 0.8 - 20, d[0] * 1.3)

    _fur(s, skull, lie, 760, 110, 300, (12, 30))
    pale = [blob(at((e * 40, -56), (e * 70, -92), (e * 118, -84), (e * 128, -52), (e * 90, -36), (e * 56, -36))) for e in (-1, 1)]
    pale += [blob(at((e * 110, 70), (e * 190, 60), (e * 236, 122), (e * 190, 132), (e * 200, 172), (e * 140, 172), (e * 96, 200), (e * 80, 150))) for e in (-1, 1)]
    for g in pale:
        s.cover(np.clip(s.warp(s.mask(g.intersection(skull)), (0, 0, s.w, s.h), 4, 6), 0, 1), keep=0.12)
        coat(s, g, lie, (("#b87a4a", 40, "dark"), ("#fffaf0", 110, "all"), ("#e8c89a", 40, "all")), (16, 36), 1.7, soft=40, fringe=70, fringe_cols=("#fffaf0", "#e8c89a", "#ea8c2e"))
    bridge = blob(at((-34, -60), (34, -60), (44, 10), (56, 72), (0, 84), (-56, 72), (-44, 10)))
    coat(s, bridge, lambda x, y: -1.6, (("#ffc880", 90, "lit"), ("#a8481a", 60, "dark")), (12, 26), 1.6, soft=40)
    muzzle = union(*(blob(at((0, 84), (e * 54, 78), (e * 104, 104), (e * 112, 148), (e * 70, 178), (e * 10, 172))) for e in (-1, 1)), blob(at((-60, 160), (60, 160), (50, 212), (0, 230), (-50, 212))))
    s.cover(np.clip(s.warp(s.mask(muzzle), (0, 0, s.w, s.h), 2, 3), 0, 1))
    s.wash(muzzle, "#f4dcb8", 0.35, edge=0.3)
    coat(s, muzzle, lambda x, y: math.atan2(y - c[1] - 20, (x - c[0]) * 1.6), (("#b08a6a", 110, "dark"), ("#fffdf6", 160, "lit")), (10, 22), 1.5, soft=50, fringe=170, fringe_cols=("#fffdf6", "#f4dcb8", "#ea8c2e"))
    for e in (-1, 1):
        s.wash(limb(at((e * 40, -44), (e * 52, 10), (e * 70, 66)), [8, 12, 16]), "#6a2208", 0.8, wet=14, clip=skull)
        s.wash(blob(at((e * 20, 170), (e * 80, 172), (e * 112, 140), (e * 100, 176), (e * 40, 190))), "#8a5a44", 0.7, wet=10, clip=muzzle)
    s.wash(blob(at((-50, 206), (0, 214), (50, 206), (30, 236), (-30, 236))), "#7a4a3a", 0.8, wet=10, clip=muzzle)
    s.thing(blob(at((-50, 70), (0, 62), (50, 70), (36, 94), (12, 112), (0, 116), (-12, 112), (-36, 94)), 8), "#d87a74", 1.0, shade=0.8, shcol="#5a1a1c", hatch=4, line=3)
    for e in (-1, 1):
        s.fill(ell(*at((e * 28, 92))[0], 9, 5, 20 * e), "#3a0c10")
        s.curve(at((0, 114), (e * 3, 142), (e * 34, 168), (e * 74, 170)), 4)
        s.curve(at((e * 30, -52), (e * 42, 0), (e * 56, 60)), 2.6, "#7a2e0e")
        # an eye that sleeps: a heavy lid, a dark rim that runs to the nose
        lid = blob(at((e * 50, -6), (e * 70, -36), (e * 106, -40), (e * 134, -22), (e * 104, 2), (e * 72, 6)))
        s.wash(lid, "#a8481a", 0.6, edge=0.4)
        s.curve(at((e * 36, 26), (e * 46, 2), (e * 74, 14), (e * 108, 8), (e * 142, -22)), 8, "#140a0c")
        s.curve(at((e * 54, -14), (e * 84, -36), (e * 124, -32)), 3, "#140a0c")
        for k in range(5):
            s.stroke(at((e * (66 + 14 * k), 12 - k), (e * (70 + 16 * k), 28 - 2 * k)), 2.6, "#140a0c")
        for pts, w in (
            (((20, -172), (26, -140), (14, -112)), 9), (((60, -168), (62, -134), (46, -112)), 10), (((24, -100), (56, -104), (92, -112)), 9), (((150, -90), (120, -108), (96, -138)), 10), (((176, -50), (150, -54), (126, -68)), 10),
            (((196, -4), (164, -2), (146, 10)), 10), (((206, 40), (170, 44), (146, 36)), 11), (((214, 86), (170, 88), (140, 72)), 11), (((196, 130), (160, 124), (130, 106)), 10), (((170, 170), (140, 158), (122, 140)), 9),
        ):  # fmt: skip
            out = [(a + (14, -4, -34)[i] * (a > 90), b) for i, (a, b) in enumerate(pts)]
            _stripe(s, at(*[(e * a, b) for a, b in out]), w, skull)
        for k in range(6):
            a, b = e * (46 + 10 * (k % 3)), 116 + 11 * (k // 3) + 6 * (k % 3)
            s.fill(ell(*at((a, b))[0], 3))
            s.curve(at((a, b), (e * 170, 110 + 22 * k - 40), (e * (260 + r.normal() * 10), 150 + 30 * k - 60)), 2.4, "#fffdf6", body=True, taper=(0.02, 0.8))
    _stripe(s, at((0, -180), (0, -140), (0, -104)), 9, skull)
    for e in (-1, 1):
        _stripe(s, at((e * 8, -92), (e * 34, -84), (e * 60, -98)), 7, skull)
        _stripe(s, at((e * 120, 30), (e * 150, 18), (e * 176, 14)), 6, skull)
    for k in range(3):  # its breath moves the sand
        s.curve(at((-70 - 30 * k, 262 + 8 * k), (-120 - 34 * k, 258), (-150 - 40 * k, 276 + 6 * k)), 2.4, "#fff4d0", body=True)


def _pot(s):
    x, y = 468, 690
    s.wash(ell(x + 14, y + 66, 74, 18), "#2a0e18", 0.9, wet=10)
    g = blob([(x - 64, y - 40, 1), (x + 64, y - 42, 1), (x + 56, y + 20), (x + 46, y + 62, 1), (x, y + 72), (x - 46, y + 62, 1), (x - 56, y + 20)])
    s.thing(g, "#8aa0a8", 0.9, col2="#5a6a78", shade=1.0, shcol="#141a26", hatch=5, line=3.2)
    s.curve([(x - 58, y + 4), (x, y + 18), (x + 60, y + 2)], 2.6, "#141a26")
    top = ell(x, y - 42, 64, 22, -1)
    s.cover(top)
    s.wash(top, "#10143a", 1.6, col2="#3a1f66", edge=0.5)
    s.fill(top, "#0a0c22", alpha=0.6)
    s.outline(top, 4, "#2a3440", lost=0)
    for _ in range(22):
        a, q = s.rng.uniform(0, math.tau), math.sqrt(s.rng.random()) * 0.85
        p = (x + 60 * q * math.cos(a), y - 42 + 19 * q * math.sin(a))
        s.fill(ell(*p, s.rng.uniform(1.2, 3)), ("#fffdf0", "#ffe6a0", "#cfe0ff")[int(s.rng.integers(3))], body=True)
    s.curve([(x - 22, y - 46), (x, y - 36), (x + 24, y - 44)], 1.4, "#cfe0ff", body=True, alpha=0.6)
    for dx, n in ((-30, 50), (-12, 30), (34, 62)):
        d = limb([(x + dx, y - 24), (x + dx - 2, y - 24 + n * 0.6), (x + dx, y - 24 + n)], [6, 5, 8])
        s.fill(d, "#0e1030")
        s.fill(ell(x + dx, y - 20 + n * 0.7, 2), "#fffdf0", body=True)
    s.curve([(x - 64, y - 42), (x - 84, y - 4), (x - 30, y + 40), (x + 46, y + 30), (x + 66, y - 40)], 3, "#2a1a14")


def _child(s):
    teal, dark = "#1f8a86", "#06282e"
    before = marks.kept(s)
    sole = blob([(452, 716), (478, 700), (520, 706), (530, 726), (500, 740), (462, 738)])
    s.wash(ell(560, 742, 110, 18), "#4a120c", 0.9, wet=10)
    s.thing(limb([(620, 716), (530, 722)], [27, 18]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.5)
    s.thing(sole, SKIN[0], 0.9, col2="#d09a78", shade=0.6, shcol=SKIN[2], hatch=0, line=2.4)
    for k in range(4):
        s.curve([(454 + 5 * k, 712 + 6 * k), (462 + 4 * k, 716 + 5 * k), (462 + 5 * k, 724 + 4 * k)], 1.4)
    shorts = blob([(504, 640), (580, 632), (632, 668), (652, 706), (636, 732), (580, 728), (520, 720), (496, 690)])
    s.thing(shorts, "#e8e0c8", 0.5, shade=1.0, shcol="#5a4a4a", hatch=5, line=2.8)
    for pts in ([(560, 660), (590, 690), (600, 722)], [(530, 670), (540, 700), (560, 722)]):
        s.curve(pts, 2, "#5a4a4a")
    far = limb([(588, 548), (640, 560), (668, 524)], [20, 16, 11])
    s.thing(far, SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=4, line=2.3)
    shirt = blob([(536, 534), (572, 512), (612, 532), (622, 580), (606, 640), (596, 668), (540, 676), (496, 660), (500, 600), (512, 560)])
    s.thing(shirt, teal, 1.0, col2="#176a70", shade=1.0, shcol=dark, hatch=5, line=2.8, gran=0.5)
    coat(s, shirt, lambda x, y: 1.8, ((dark, 90, "dark"), ("#7ae0cc", 60, "lit")), (14, 28), 1.4, soft=40, stray=0.08, clip=shirt)
    for pts in ([(520, 600), (548, 630), (540, 668)], [(600, 600), (580, 636), (588, 664)], [(512, 640), (550, 652), (590, 644)]):
        s.curve(pts, 2.2, dark)
    at = profile(s, 590, 460, 128, 20, skin=FACE, eye="open", brow=0.4, neck=((566, 540), 21), line=2.3, k=0.95)
    s.fill(valid(Polygon(at(path([(0.77, 0.705), (0.80, 0.70), (0.825, 0.73), (0.80, 0.75), (0.765, 0.73)], 6, True)))), "#c8404a")  # the tip of a tongue
    hair_ = valid(Polygon(at(path([(0.70, 0.16), (0.58, 0.22), (0.50, 0.32), (0.44, 0.40), (0.40, 0.50), (0.33, 0.62), (0.22, 0.74), (0.06, 0.72), (-0.08, 0.52), (-0.10, 0.22), (0.06, -0.04), (0.32, -0.12), (0.56, -0.02)], 8, True))))
    s.cover(hair_)
    brushed(s, hair_, "#140a0c")
    tangle(s, hair_, 120, "#140a0c", 2, length=40, loop=0.6, inner=0)
    tangle(s, hair_, 36, "#7a5440", 1.2, length=34, loop=0.6, inner=2)
    ear = valid(Polygon(at(path([(0.33, 0.43), (0.38, 0.41), (0.42, 0.45), (0.40, 0.54), (0.36, 0.60), (0.33, 0.58)], 6, True))))
    s.thing(ear, SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    smear = at([(0.52, 0.60)])[0]
    s.stroke([smear + [-10, 4], smear + [12, -6]], 5, "#10143a")
    # the end of the tail, and both hands closed on it
    tail = s.mask(limb(TAIL[4:8], [29, 28, 26, 22], 16))
    fist(s, 680, 528, 50, 262, skin=SKIN, line=2, k=0.95, held=lambda: marks.again(s, before, tail), thumb=True)
    s.thing(limb([(556, 566), (596, 640), (658, 618)], [23, 18, 12]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.5)
    fist(s, 686, 606, 54, 258, skin=SKIN, line=2.1, k=0.95, thumb=True, held=lambda: marks.again(s, before, tail * s.mask(box(600, 570, 800, 700))))
    sleeve = blob([(530, 552), (556, 528), (590, 540), (604, 580), (620, 616), (598, 640), (566, 630), (540, 596)])
    s.thing(sleeve, teal, 1.0, shade=1.0, shcol=dark, hatch=4, line=2.6)
    for pts in ([(616, 616), (602, 622), (584, 634)], [(560, 546), (572, 580), (566, 610)], [(596, 560), (590, 590), (604, 606)]):
        s.curve(pts, 2, dark)
    tuft = blob([(668, 640), (712, 638), (724, 676), (730, 716), (724, 752, 1), (704, 726), (682, 692)])
    s.cover(tuft)
    brushed(s, tuft, "#0c0e26")
    coat(s, tuft, lambda x, y: 1.25, (("#04040e", 60, "all"), ("#5a6ad0", 40, "lit")), (16, 34), 1.7, fringe=30, fringe_cols=("#0c0e26",))
    for _ in range(9):
        p = (s.rng.uniform(680, 720), s.rng.uniform(660, 724))
        s.fill(ell(*p, s.rng.uniform(1.2, 2.6)), "#fffdf0", body=True, clip=tuft)
    for p, q in (((742, 800), 5), ((752, 776), 3.4), ((700, 770), 3)):
        s.fill(ell(*p, q, q * 1.3), "#0c0e26")


@card("saffron", paper="cold", light=(-0.6, -0.6), fresh=False)
def paint_tiger(s):
    """A child kneels on a sleeping tiger and paints its missing stripes with its own tail."""
    _sand(s)
    _body(s)
    _pot(s)
    _paw(s, [(560, 1130), (520, 1240), (430, 1296)], [84, 62, 52], (0.3, 0.6))
    upper = blob([(470, 1060), (560, 1030), (640, 1070), (650, 1150), (600, 1200), (500, 1190)])
    coat(s, upper, lambda x, y: 1.9, (("#c8641a", 220, "all"), ("#8a340e", 120, "all"), ("#ffbe64", 130, "lit")), (22, 46), 2.2, soft=60)
    _paw(s, [(380, 1120), (290, 1250), (170, 1316)], [80, 62, 52], (0.35, 0.62))
    _head(s)
    _child(s)
    s.splatter(NIGHT, 40, (500, 640, 900, 1000), (0.7, 3.4))
    s.splatter("#5a2a14", 60, (0, 1250, 1000, 1500), (0.7, 5))
