"""A tiger asleep on its belly, from straight above, half of it painted."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.coat import along_line, coat
from ..kit.figure import digit

NIGHT, SAND, FIRE = "#0c0d1e", "#e8c890", "#e8862a"
SKIN = ("#8a5638", "#7a4028", "#2e1418")
TURN, MID = 13, (512, 728)
FUR = (("#6a2a0a", "dark"), ("#b8561a", "all"), ("#f0a048", "all"), ("#ffe0a0", "lit"))
SIDE = [(100, 310), (168, 272), (214, 200), (200, 90), (172, -20), (158, -110), (164, -210), (182, -290), (160, -370), (104, -430), (40, -462)]


def at(pts):
    """The tiger's own measure: its nose down, its tail up, the spine at 0."""
    return move(np.asarray([p[:2] for p in pts], float), *MID, 1, TURN)


def one(x, y):
    return tuple(at([(x, y)])[0])


def own(x, y):
    return move([(x - MID[0], y - MID[1])], 0, 0, 1, -TURN)[0]


def lie(x, y):
    """Hair lies from the nose to the tail, and outwards on the flanks."""
    u, v = own(x, y)
    return math.radians(TURN) - math.pi / 2 + math.copysign(min(1.0, abs(u) / 190) ** 1.4, u) * (0.75 if v < 300 else 0.3)


def _fur(s, g, n, way=lie, soft=70, fringe=120, long=(12, 30), col=FIRE, w=1.6, line=2.4):
    s.thing(g, col, 0.95, col2="#d86a1c", shade=1.0, shcol="#5a1c0a", hatch=0, line=line, soft=soft, gran=0.5)
    coat(s, g, way, [(c, int(n * q), where) for (c, where), q in zip(FUR, (0.8, 0.8, 0.8, 0.5), strict=True)], long, w, soft=soft, fringe=fringe, fringe_cols=("#4a1c08", "#b8561a", "#ffd890"), lean=0.35)


def _sand(s):
    r = s.rng
    s.wash(s.all, "#f4e2b4", 0.5, col2="#ecc98a", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(560, -100), (1100, -100), (1100, 700), (900, 520), (760, 200)]), "#c88a4a", 0.7, wet=90, gran=0.6)
    s.wash(blob([(-100, 900), (90, 1060), (260, 1420), (700, 1440), (1100, 1240), (1100, 1600), (-100, 1600)]), "#b8743a", 0.7, wet=80, gran=0.6)
    for k in range(26):  # the wind has combed it
        y = -60 + k * 66 + r.normal() * 8
        x0, x1 = r.uniform(-60, 300), r.uniform(600, 1060)
        pts = [(x, y + 22 * math.sin(x / 120 + k * 0.7) + (x - 500) * 0.16) for x in np.linspace(x0, x1, 12)]
        s.curve(pts, 1.8, "#a8692e", alpha=0.55)
        s.curve([(a, b + 5) for a, b in pts], 1.6, "#fff4d4", body=True, alpha=0.5)
    frond = []
    for t in np.linspace(0.05, 1, 20):  # a palm stands beside
        for side in (-1, 1):
            frond.append(limb(move([(450 * t, -70 * math.sin(t * 2.6)), (450 * t + 50, -70 * math.sin(t * 2.6) + side * 70 * (1.1 - t * 0.7)), (450 * t + 60, -70 * math.sin(t * 2.6) + side * 150 * (1.1 - t * 0.75))], -60, 260, 1, -22), [10, 8, 1]))
    s.wash(union(*frond), "#7a4460", 0.6, edge=0.25, rough=0.6, off=0)
    for i, (p, v, _) in enumerate(marks.along(path([(40, 930), (120, 860), (190, 800), (262, 742)], 14), 44)):  # small and bare
        n = np.array([-v[1], v[0]])
        c, deg = p + n * (11 if i % 2 else -11), math.degrees(math.atan2(v[1], v[0]))
        s.wash(_sole(c, deg, 0.75), "#7a4420", 0.9, edge=0.9, off=0)


def _sole(c, deg, k=1.0):
    return union(
        blob(move([(-20.0, 0.0), (-12, -8), (6, -7), (16, -9), (20, 0), (14, 9), (2, 7), (-12, 8)], *c, k, deg), 6),
        *(ell(*move([(29.0 - abs(e + 1) * 2, e * 5.4)], *c, k, deg)[0], 3.6 * k) for e in (-2, -1, 0, 1, 2)),
    )


def _leg(s, pts, radii, paw, way, n=170, toes=True):
    g = smooth(union(limb(at(pts), radii, 12), ell(*one(*paw), 52, 60, TURN + way)), 10)
    _fur(s, g, n, along_line(at(path(pts, 10))[::-1]) if toes else along_line(at(path(pts, 10))), 46, 100, (12, 26))
    if toes:
        for e in (-1.5, -0.5, 0.5, 1.5):
            c = move([(e * 24, 44 - 7 * e * e)], *one(*paw), 1, TURN + way)[0]
            toe = ell(*c, 16, 24, TURN + way + e * -8)
            s.wash(toe.buffer(3), "#5a1c0a", 0.5, wet=5, clip=g.buffer(20))
            _fur(s, toe, 16, lambda x, y: math.radians(TURN + way - 90), 14, 10, (6, 13), "#f0a048", 1.3, 2.0)
    return g


def _stripe(s, g, stars=6):
    """The night in one stroke of the brush."""
    r = s.rng
    s.cover(g, keep=0.1)
    brushed(s, g, NIGHT)
    s.wash(g.buffer(-3), "#2a2f78", 0.6, wet=5, clip=g)
    x0, y0, x1, y1 = g.bounds
    for _ in range(stars * 6):
        p = ell(r.uniform(x0, x1), r.uniform(y0, y1), 0.9 + 1.7 * r.random() ** 3)
        if g.buffer(-2).contains(p):
            s.fill(p, "#fff6dc", body=True)


def _band(side, y, long, w, lean, fork=0.0):
    """One stripe from the spine down a flank."""
    d = [(side * long * t, y - lean * t * t - 12 * math.sin(t * 3.1)) for t in (0.03, 0.3, 0.62, 1.0)]
    g = limb(at(d), [w * 0.9, w, w * 0.72, 1.5], 12)
    if fork:
        e = [(side * long * t, y - lean * t - fork * (t - 0.3) - 10) for t in (0.3, 0.55, 0.86)]
        g = union(g, limb(at(e), [w * 0.6, w * 0.5, 1.5], 10))
    return g


def _body(s):
    outline = at(SIDE + [(-x, y) for x, y in SIDE[::-1]])
    body = blob(list(outline), 10)
    whole = union(body, limb(at([(0, 250), (0, 480)]), [120, 130]), limb(at([(170, 200), (300, 330), (300, 500)]), [70, 50, 50]), limb(at([(-170, 200), (-250, 330), (-216, 470)]), [70, 50, 50]), limb(at([(150, -300), (270, -250), (286, -130)]), [110, 70, 46]), limb(at([(-150, -320), (-280, -420), (-300, -540)]), [110, 60, 40]))
    s.wash(move(whole, 34, 46), "#4a2444", 1.0, wet=26, gran=0.5)
    s.wash(move(whole, 20, 26), "#2a1020", 0.9, wet=14, gran=0.5)
    # hind legs: one drawn up beside it, one flung out behind
    _leg(s, [(120, -330), (220, -330), (282, -240), (280, -150)], [90, 74, 46, 38], (284, -118), 0)
    _leg(s, [(-110, -340), (-210, -380), (-290, -470), (-300, -560)], [92, 76, 44, 36], (-302, -588), 180, toes=False)
    for e in (-1.5, -0.5, 0.5, 1.5):  # the sole of the hind paw
        s.thing(ell(*one(-302 + e * 22, -628 + 7 * e * e), 11, 14, TURN), "#7a3a3a", 0.95, shade=0.7, shcol="#2a0c14", hatch=0, line=2)
    s.thing(blob(at([(-334, -574), (-302, -602), (-270, -574), (-282, -548), (-322, -548)]), 8), "#7a3a3a", 0.95, shade=0.7, shcol="#2a0c14", hatch=0, line=2)
    right = _leg(s, [(120, 220), (240, 240), (312, 340), (304, 470)], [80, 66, 48, 42], (300, 500), 6)
    left = _leg(s, [(-120, 220), (-232, 250), (-276, 350), (-236, 470)], [80, 66, 48, 42], (-224, 498), -14)
    for side, y, q in ((1, 300, 0.9), (1, 372, 0.9), (1, 436, 0.8), (-1, 310, 0.9), (-1, 384, 0.9), (-1, 446, 0.8)):
        x = side * (318 if side > 0 else 262) - (0 if y < 420 else side * 10)
        _stripe(s, (right if side > 0 else left).intersection(limb(at([(x + side * 40, y - 26), (x, y - 6), (x - side * 34, y + 6)]), [13 * q, 10 * q, 1.5], 8)), 3)
    _fur(s, body, 1500, soft=110, fringe=420, long=(14, 36))
    s.wash(limb(at([(0, 260), (0, 0), (0, -400)]), [30, 26, 30]), "#8a2c08", 0.5, wet=24, clip=body)  # the spine
    for side in (-1, 1):
        blade = blob(at([(side * x, y) for x, y in ((50, 240), (130, 236), (168, 170), (140, 90), (70, 100), (44, 160))]), 10)
        s.wash(move(blade, 8, 12), "#5a1c0a", 0.5, wet=16, clip=body)
        s.lift(move(blade, -10, -16).buffer(-34), 0.4, 16)
        hip = blob(at([(side * x, y) for x, y in ((52, -260), (120, -200), (168, -260), (170, -340), (110, -400), (56, -360))]), 10)
        s.wash(move(hip, 8, 12), "#5a1c0a", 0.45, wet=18, clip=body)
        s.lift(move(hip, -12, -18).buffer(-34), 0.35, 16)
    rows = (
        (1, 268, 120, 13, 20, 0), (1, 214, 190, 17, 44, 60), (1, 150, 204, 19, 60, 0), (1, 96, 120, 12, 20, 0), (1, 62, 196, 17, 50, 52), (1, 6, 176, 19, 64, 0), (1, -40, 110, 11, 24, 0),
        (-1, 256, 150, 16, 40, 50), (-1, 196, 200, 18, 30, 0), (-1, 150, 112, 12, 16, 0), (-1, 112, 204, 19, 56, 56), (-1, 48, 190, 17, 36, 0), (-1, 4, 100, 11, 12, 0), (-1, -28, 172, 18, 48, 50),
    )  # fmt: skip
    for side, y, long, w, lean, fork in rows:
        _stripe(s, _band(side, y, long, w, lean, fork), 7)
    for side, x, y, q in ((1, 150, 236, 34), (-1, 160, 232, 30), (1, 160, 30, 30), (-1, 150, 84, 28), (1, 176, 120, 26), (-1, 140, 22, 24)):  # and shorter ones between
        _stripe(s, limb(at([(side * (x - q), y), (side * x, y - 12), (side * (x + q), y - 30)]), [1.5, 8, 1.5], 8).intersection(body), 3)
    return body


def _head(s):
    for side in (-1, 1):
        ear = blob(at([(side * x, y) for x, y in ((66, 352), (78, 300), (112, 276), (144, 300), (148, 350), (118, 380))]), 8)
        s.wash(move(ear, 8, 12), "#3a1008", 0.8, wet=8)
        _fur(s, ear, 60, soft=26, fringe=60, long=(10, 22))
        brushed(s, blob(at([(side * x, y) for x, y in ((80, 306), (110, 280), (142, 304), (128, 322), (100, 322))]), 8), "#171018")
        s.fill(ell(*one(side * 113, 306), 12, 9, TURN), "#fff4e0", body=True, alpha=0.9)  # a tiger has an eye on each ear
    skull = [(0, 300), (70, 312), (130, 350), (168, 420), (176, 486), (136, 528), (96, 548), (82, 596), (48, 628), (0, 638)]
    g = blob(at(skull + [(-x, y) for x, y in skull[::-1][1:-1]]), 10)
    s.wash(move(g, 22, 30), "#2a1020", 1.0, wet=14)
    _fur(s, g, 560, soft=120, fringe=0, long=(10, 26))
    for side in (-1, 1):
        ruff = blob(at([(side * x, y) for x, y in ((176, 484), (190, 540), (140, 566), (98, 556), (84, 520), (126, 500), (150, 470))]), 8)
        s.cover(ruff, keep=0.15)
        s.wash(ruff, "#fff2d8", 0.35, edge=0)
        coat(s, ruff, lambda x, y, side=side: math.radians(TURN + 90 - side * 48), (("#c8a070", 60, "dark"), ("#fffaf0", 90, "lit"), ("#8a5a3a", 30, "dark")), (16, 36), 1.6, soft=30, fringe=60, fringe_cols=("#fff4e0", "#7a4a2a"))
        muzzle = blob(at([(side * x, y) for x, y in ((4, 566), (40, 556), (80, 574), (86, 606), (56, 640), (18, 652), (2, 640))]), 8)
        s.cover(muzzle)
        s.thing(muzzle, "#fff4e0", 0.3, shade=0.7, shcol="#a87858", hatch=0, line=2.4)
        brow = blob(at([(side * x, y) for x, y in ((40, 434), (62, 404), (104, 410), (116, 436), (84, 448))]), 8)
        s.lift(brow, 0.8, 7)
        coat(s, brow, lie, (("#d89a5a", 30, "dark"), ("#fffaf0", 110, "lit")), (10, 24), 1.5, soft=16, fringe=70, fringe_cols=("#fff4e0", "#e89a4a"))
        lid = [(side * x, y) for x, y in ((42, 482), (62, 470), (88, 462), (114, 450))]
        s.wash(blob(at([(side * x, y) for x, y in ((40, 486), (60, 456), (96, 446), (118, 450), (92, 474), (62, 486))]), 8), "#7a2c08", 0.5, wet=5, clip=g)
        s.curve(at(lid), 8, "#14080c")
        s.curve(at([(side * (abs(x) + 1), y + 9) for x, y in lid]), 2, "#ffe0b0", body=True, alpha=0.7)
        s.curve(at([(side * 42, 482), (side * 34, 500), (side * 32, 520)]), 4, "#14080c")
        for k in range(3):  # dots, and whiskers that reach the sand
            for e in range(3):
                p = np.array(one(side * (36 + e * 15), 592 + k * 15 - e * 3))
                s.fill(ell(*p, 2.6), "#2a1010")
                q = at([(side * (120 + e * 20), 584 + k * 30), (side * (190 + e * 14), 590 + k * 50)])
                s.curve([p, *q], 1.8, "#fffaf0", body=True, alpha=0.95)
    bridge = blob(at([(-30, 440), (30, 440), (38, 500), (36, 560), (0, 570), (-36, 560), (-38, 500)]), 8)
    s.wash(bridge, "#a84a10", 0.35, wet=8, clip=g)
    nose = blob(at([(-34, 588), (0, 580), (34, 588), (24, 612), (0, 628), (-24, 612)]), 8)
    s.thing(nose, "#e08a80", 0.9, shade=0.8, shcol="#6a2028", hatch=0, line=2.8)
    for e in (-1, 1):
        s.curve(at([(e * 8, 612), (e * 18, 604), (e * 24, 598)]), 3.6, "#2a0a10")
    for side in (-1, 1):
        for pts, w in (
            (((6, 404), (26, 392), (50, 366)), 9), (((4, 372), (28, 356), (58, 330)), 10), (((4, 340), (24, 326), (44, 312)), 8), (((8, 432), (18, 424), (30, 410)), 6),
            (((168, 424), (140, 430), (118, 424)), 8), (((178, 462), (148, 470), (128, 466)), 9), (((180, 500), (156, 506), (134, 500)), 8), (((160, 542), (140, 536), (116, 532)), 6),
        ):  # fmt: skip
            _stripe(s, limb(at([(side * x, y) for x, y in pts]), [w, w * 0.9, 1.5], 8).intersection(g.buffer(4)), 2)
    _stripe(s, limb(at([(0, 318), (0, 350), (0, 420)]), [6, 7, 1.5], 8), 2)


TAIL = [(0, -440), (14, -540), (100, -634), (240, -640), (336, -540), (330, -400), (254, -300), (176, -236), (128, -196), (92, -162), (66, -134)]


def _tail(s):
    line = at(TAIL)
    off = [36, 36, 34, 32, 28, 22, 16, 12, 9, 7, 6]
    s.wash(limb([(x + d, y + d * 1.3) for (x, y), d in zip(line, off, strict=True)], [36, 32, 30, 28, 28, 28, 26, 24, 22, 20, 18], 14), "#3a1420", 0.9, wet=12)
    _fur(s, limb(line, [48, 38, 34, 32, 32, 31, 29, 26, 23, 21, 20], 14), 420, along_line(at(path(TAIL, 12))), 34, 260, (12, 28))
    tip = blob([*at([(82, -158), (104, -120), (92, -78), (56, -44), (14, -30)]), (*one(-36, -36), 1), *at([(2, -58), (14, -86), (26, -122), (50, -154)])], 8)
    s.wash(move(tip, 12, 14), "#3a1008", 0.8, wet=7)
    _stripe(s, tip, 26)
    for k in range(64):  # hairs of the brush run to its point
        t = k / 63
        a, b, c = (50 + 34 * t, -152 + 30 * t), (18 + 74 * t, -104 + 16 * t), (-34 + 50 * t * (1 + 0.3 * math.sin(k)), -38 + 8 * math.sin(k * 2))
        s.curve(at([a, b, c]), 2.2, (NIGHT, "#1c1f4a", NIGHT, "#4a54b0", NIGHT)[k % 5], body=k % 5 == 3, alpha=0.9)
    s.outline(tip, 2.6, lost=0.2)


def _wet(s, body):
    """The stroke that is being made, its end still wet."""
    g = limb(at([(-108, -66), (-70, -58), (-34, -44), (10, -42)]), [3, 13, 17, 12], 10).intersection(body)
    _stripe(s, g, 12)
    s.curve(at([(-80, -66), (-56, -60), (-34, -52)]), 3, "#c8d4ff", body=True, alpha=0.8)
    for x, y, q in ((-112, -96, 5), (60, -60, 4), (84, -88, 3), (-58, -64, 4)):
        _stripe(s, ell(*one(x, y), q * 1.4, q), 1)


def _pot(s):
    c, low = one(-104, -150), one(-96, -136)
    s.wash(ell(low[0] + 22, low[1] + 26, 46, 40), "#3a1008", 1.0, wet=10)
    s.thing(union(ell(*c, 50, 47), ell(low[0] + 4, low[1] + 6, 42, 38)), "#7a9ab0", 0.9, shade=0.9, shcol="#1c2c44", hatch=5, line=2.8)
    s.thing(ell(*c, 50, 46), "#c8dce8", 0.5, shade=0.5, shcol="#3a5470", hatch=0, line=2.4)
    _stripe(s, ell(*c, 41, 37), 34)
    s.outline(ell(*c, 41, 37), 2.4, lost=0)
    s.curve([(c[0] - 50, c[1] - 4), (c[0] - 76, c[1] + 20), (c[0] - 60, c[1] + 60), (c[0] - 10, c[1] + 62)], 4, "#2a3444")
    s.fill(ell(c[0] + 10, c[1] - 8, 5), "#fff6dc", body=True)
    for e in range(4):
        a = e * math.pi / 4
        d = np.array([math.cos(a), math.sin(a)]) * 11
        s.stroke([np.array(c) + [10, -8] - d, np.array(c) + [10, -8] + d], 1.6, "#fff6dc", body=True)


def _child(s):
    """Kneeling, from above and behind; both fists round the tail."""
    teal, dark = "#1f8a80", "#06302f"
    up = lambda pts: at([(x - 10, y - 46) for x, y in pts])  # noqa: E731
    s.wash(blob(up([(-50, -360), (60, -362), (96, -260), (70, -150), (-40, -170)]), 8), "#3a1008", 1.0, wet=14)
    for e in (-1, 1):  # soles, then the shins under the seat
        s.thing(limb(up([(e * 30 + 6, -300), (e * 38 + 6, -352)]), [24, 17]), SKIN[0], 0.95, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.2)
        foot = blob(up([(e * 26 + 6, -346), (e * 22 + 4, -384), (e * 30 + 4, -406), (e * 54 + 4, -402), (e * 56 + 6, -376), (e * 48 + 6, -344)]), 8)
        s.thing(foot, "#b8785a", 0.9, col2="#c89070", shade=0.7, shcol=SKIN[2], hatch=0, line=2.3)
        for k in range(5):
            s.thing(ell(*up([(e * (25 + k * 8) + 4, -410 + k * 2.6)])[0], 5.6 - k * 0.4, 7 - k * 0.4, TURN), "#b8785a", 0.9, shade=0.4, shcol=SKIN[2], hatch=0, line=1.4)
    seat = blob(up([(-52, -268), (-60, -304), (-38, -336), (6, -326), (48, -338), (72, -306), (62, -268)]), 8)
    s.thing(seat, "#f4ead4", 0.35, shade=0.9, shcol="#6a5a70", hatch=5, line=2.7)
    s.curve(up([(6, -326), (4, -304), (8, -284)]), 2)
    reach = (((52, -268), (112, -252), (136, -206)), ((-62, -262), (-62, -184), (62, -150)))
    for sh, el, wr in reach:
        s.thing(limb(at([sh, el, wr]), [22, 18, 13], 10), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.3)
    d = np.array(one(92, -162)) - np.array(one(128, -196))
    d = d / np.hypot(*d)
    for (_, _, wr), p in zip(reach, ((122, -190), (80, -152)), strict=True):  # four fingers over the tail each
        c = np.array(one(*p))
        n = np.array([d[1], -d[0]])
        n = n if n @ (np.array(one(*wr)) - c) > 0 else -n
        s.thing(limb([one(*wr), c + n * 14], [14, 19]), SKIN[0], 0.95, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2)
        for k in range(4):
            b = c + d * (k - 1.5) * 11.5
            digit(s, [b + n * 20, b + n * 2, b - n * 19], [7.8, 7.8, 6], SKIN, line=1.7, hatch=0, crease=1, nail=0)
    shirt = blob(up([(-52, -206), (-20, -186), (24, -184), (60, -204), (74, -230), (66, -280), (50, -300), (4, -306), (-44, -298), (-60, -270), (-64, -226)]), 8)
    s.thing(shirt, teal, 1.05, col2="#14605e", shade=1.0, shcol=dark, hatch=5, line=2.9, soft=50)
    for pts in ([(-30, -214), (-24, -250), (-34, -288)], [(30, -214), (34, -250), (46, -286)], [(2, -220), (4, -260), (2, -296)]):
        s.curve(up(pts), 2.2, dark, clip=shirt)
        s.curve(up([(x - 4, y) for x, y in pts]), 1.3, "#8ae0d0", body=True, alpha=0.6, clip=shirt)
    for pts in ([(40, -272), (66, -264), (88, -258)], [(-50, -272), (-64, -250), (-66, -222)]):
        s.thing(limb(at(pts), [23, 24, 22]), teal, 1.05, shade=0.8, shcol=dark, hatch=0, line=2.5)
    s.thing(limb(up([(2, -206), (6, -184)]), [17, 16]), SKIN[0], 0.95, shade=0.8, shcol=SKIN[2], hatch=0, line=2)
    hd = blob(up([(8 + 46 * math.cos(a), -172 + 50 * math.sin(a)) for a in np.linspace(0, math.tau, 12, endpoint=False)]), 8)
    for e in (-1, 1):
        s.thing(ell(*up([(8 + e * 47, -170)])[0], 9, 13, TURN), SKIN[0], 0.95, shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    s.cover(hd)
    brushed(s, hd, "#120a0e")
    tangle(s, hd.buffer(6), 150, "#120a0e", 2.0, length=44, loop=0.5, inner=0)
    tangle(s, hd.buffer(-4), 46, "#7a5444", 1.3, length=36, loop=0.5, inner=1, body=True)
    tangle(s, ell(*up([(-8, -190)])[0], 22, 18), 14, "#c09a80", 1.2, length=28, loop=0.5, inner=1, body=True)


@card("saffron", paper="cold", light=(-0.55, -0.75))
def paint_tiger(s):
    _sand(s)
    body = _body(s)
    _head(s)
    _wet(s, body)
    for x, y, a in ((-104, -350, 70), (-84, -318, 100), (-114, -288, 80), (-94, -254, 100), (-120, -222, 84)):  # it has trodden in its paint
        s.fill(_sole(one(x, y), TURN + a, 0.6), NIGHT)
    _pot(s)
    _tail(s)
    _child(s)
    s.splatter(NIGHT, 26, centre=one(110, -60), spread=120, size=(0.8, 5), k=1.4)
    s.splatter("#7a4420", 40, (0, 0, 1000, 1500), (0.7, 3))
