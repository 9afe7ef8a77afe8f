"""A flame that dances, and those who come to call."""

import cv2

from ..easel import *
from ..kit.brush import threads
from ..kit.profile import fingers, profile

FIRE = np.array([520.0, 760.0])
NIGHT, EMBER = "#0a0a1a", "#5a1410"
SKIN = ("#f2b27c", "#e8783e", "#8f2f22")


def _dark(s):
    s.wash(s.all, "#24306a", 1.0, col2="#1a1e4a", pool=0.6, gran=0.6, bloom=3)
    s.wash(blob([(-100, -100), (360, -100), (260, 300), (120, 700), (150, 1100), (60, 1600), (-100, 1600)]), NIGHT, 1.5, wet=90, gran=0.6)
    s.wash(blob([(740, -100), (1100, -100), (1100, 1600), (840, 1600), (900, 1100), (880, 600)]), NIGHT, 1.5, wet=90, gran=0.6)
    s.wash(ell(520, 760, 420, 640, -8), "#a8441e", 0.8, wet=120, gran=0.5)


def _flame(s):
    """Three skins of light, the inner one nearly paper."""
    for pts, soft, keep, col, k in (
        (
            [
                (640, -60),
                (700, 160),
                (760, 380),
                (850, 640),
                (880, 900),
                (790, 1130),
                (600, 1262),
                (400, 1150),
                (250, 960),
                (210, 700),
                (270, 450),
                (420, 250),
                (560, 110),
            ],
            40,
            0.5,
            "#e0641e",
            0.7,
        ),  # fmt: skip
        (
            [
                (634, 20),
                (664, 230),
                (700, 430),
                (780, 660),
                (790, 900),
                (720, 1100),
                (598, 1240),
                (440, 1120),
                (320, 930),
                (290, 700),
                (340, 480),
                (470, 310),
                (580, 170),
            ],
            18,
            0.12,
            "#f8b030",
            0.65,
        ),  # fmt: skip
        (
            [(610, 220), (620, 420), (690, 660), (700, 880), (650, 1080), (596, 1200), (500, 1080), (410, 900), (390, 700), (440, 500), (540, 360)],
            30,
            0.3,
            "#fdeaa0",
            0.4,
        ),  # fmt: skip
    ):
        m = cv2.GaussianBlur(s.warp(s.mask(blob(pts)), (0, 0, s.w, s.h), 2, 12), (0, 0), soft)
        s.cover(m * (1 - keep))
        s.wash(m, col, k, edge=0, pool=0.4, gran=0.5)


def _lick(s, pts, w, n, tones=("#7a1410", "#d8401a", "#f8961e", "#ffe27a", "#fffbe0")):
    """A tongue of fire as a sheaf of strokes: dark at the root and the edge, pale where it is thickest."""
    r, p = s.rng, path(pts, 12)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    e = np.c_[-d[:, 1], d[:, 0]]
    fat = w * np.interp(np.linspace(0, 1, len(p)), (0, 0.3, 0.7, 1), (0.8, 1, 0.55, 0.03))
    for _ in range(n):
        q = float(np.clip(r.normal() * 0.5, -1, 1))
        a = int(r.integers(0, len(p) // 2))
        b = min(len(p), a + int(len(p) * r.uniform(0.3, 0.6)))
        k = int(np.clip((1 - abs(q)) * 4.2 + r.normal() * 0.7, 0, len(tones) - 1))
        s.stroke([p[i] + e[i] * fat[i] * q for i in range(a, b)], r.uniform(1.6, 3.6), tones[k], body=True, alpha=0.9, wobble=1.2, taper=(0.3, 0.6))


def _candle(s):
    r = s.rng
    wax = poly([(430, 1290), (764, 1290), (776, 1560), (414, 1560)])
    s.wash(move(wax, 0, 0), NIGHT, 0.3, wet=30)
    s.cover(wax)
    s.wash(wax, "#f8d48a", 0.6, col2="#4a3448", mix=("lin", 90, -0.1, 1.0), edge=0.7, gran=0.6)
    s.wash(blob([(690, 1290), (780, 1290), (790, 1560), (660, 1560), (700, 1420)]), "#2c1a34", 1.0, wet=30, clip=wax)
    s.hatch(wax.intersection(box(620, 1320, 790, 1500)), tone=0.6, ang=80, sep=8, w=1.2, thr=0.3, longest=60)
    s.outline(wax, 3)
    for x, n in ((446, 190), (500, 84), (560, 130), (690, 110), (748, 220)):
        g = limb([(x, 1286), (x + 2, 1290 + n * 0.55), (x + 3, 1292 + n)], [23, 14, 21])
        s.thing(g, "#fbe6b0", 0.5, col2="#c89a6a", shade=0.8, shcol="#4a2438", hatch=5, line=2.4)
        s.curve([(x - 9, 1306), (x - 5, 1290 + n * 0.5), (x - 8, 1286 + n)], 3.4, "#fffdf0", body=True)
    s.thing(ell(597, 1284, 170, 52), "#fdf0c0", 0.4, shade=0.3, shcol="#c8843a", hatch=0, line=3)
    s.thing(ell(596, 1286, 138, 38), "#f8b83a", 0.8, col2="#fff0a0", shade=0, hatch=0, line=2)
    for x0, x1, y in ((490, 580, 1300), (540, 660, 1308), (610, 700, 1296)):
        s.curve([(x0, y), ((x0 + x1) / 2, y + 6), (x1, y)], 2.6, "#fffdf0", body=True)
    s.curve([(606, 1290), (600, 1262), (590, 1240)], 11, "#1c0f12", taper=(0, 0.2))
    for _ in range(10):
        s.fill(ell(596 + r.normal() * 50, 1290 + r.normal() * 10, r.uniform(1.5, 4)), "#2a140c")


def _burnt(s, x, y, t, q):
    f = lambda pts: move(pts, x, y, q, t)  # noqa: E731
    g = blob(f([(0, 0), (46, -34), (96, -28), (88, 4, 1), (72, 0), (62, 24, 1), (42, 12), (20, 18)]))
    s.wash(move(g, 4, 8), NIGHT, 0.9, wet=4)
    s.thing(g, "#6a4a3c", 1.1, shade=0.7, shcol="#140c10", hatch=4, line=1.9)
    for b in ((44, -30), (90, -22), (84, 0), (62, 16)):
        s.curve(f([(2, 0), (b[0] * 0.5, b[1] * 0.6), b]), 1.2, clip=g)
    s.fill(ell(*f([(58, -12)])[0], 8 * q), "#e8c87a")
    s.fill(ell(*f([(58, -12)])[0], 4.5 * q), "#140c10")
    s.stroke(f([(88, 4), (72, 0), (62, 24)]), 3.5, "#ff7a2a", body=True, alpha=0.9)


def _skirt(s):
    r = s.rng
    back = blob([(470, 830), (400, 930), (300, 1010), (196, 1020, 1), (280, 1076), (320, 1120), (240, 1180, 1), (380, 1170), (470, 1150), (560, 1230), (600, 1250), (650, 1190), (730, 1160), (850, 1176, 1), (800, 1110), (800, 1050), (890, 1000, 1), (780, 990), (680, 930), (610, 830)])  # fmt: skip
    s.wash(back, "#c8281a", 0.8, col2="#f08a20", mix=("rad", 560, 1000, 330, 1.1, 0), edge=0.6, gran=0.5, rough=3)

    def flow(x, y):
        return math.atan2(y - 700, (x - 540) * 1.5)

    def inner(x, y):
        return np.clip(1.15 - np.hypot((x - 560) / 230, (y - 1010) / 210), 0, 1)

    threads(s, back, flow, (("#4a0808", 0), ("#8f1810", 0), ("#e0481a", 0), ("#f8a028", 1), ("#ffe89a", 1)), 420, 74, 2.2, share=lambda x, y, lit: inner(x, y) if lit else 1.05 - inner(x, y), stray=0.12, bend=5, thick=1.5, alpha=0.85, wobble=1.2)  # fmt: skip
    for k in range(19):
        u = k / 18
        a = math.radians(168 - 156 * u + r.normal() * 4)
        d = np.array([math.cos(a), math.sin(a) * 0.8])
        c, out = np.array([545.0, 850.0]), r.uniform(300, 400)
        e = c + d * out
        pts = [c + d * 90, c + d * out * 0.55 + (0, 22), c + d * out * 0.82 + (0, 10), e + (d[0] * 46, -36 - 40 * abs(d[0]))]
        _lick(s, pts, r.uniform(15, 25), 46, ("#4a0808", "#8f1810", "#d8401a", "#f8861e", "#ffd060"))
    for x in (410, 460, 510, 560, 620, 680, 740):  # folds
        e = np.array([540 + (x - 545) * 1.35, 1150 - abs(x - 570) * 0.16])
        s.curve([(540 + (x - 545) * 0.3, 836), (540 + (x - 545) * 0.9, 960), e], 3.2, EMBER, alpha=0.9)


def _dancer(s):
    r = s.rng
    bare = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.5)
    # hair: the flame itself, behind her head
    for pts, w, n in (
        ([(470, 560), (400, 470), (420, 350), (350, 230), (390, 110)], 40, 120), ([(480, 520), (440, 420), (500, 300), (450, 180), (520, 50)], 46, 150), ([(500, 500), (500, 400), (570, 290), (540, 170), (640, 10)], 52, 170),  # fmt: skip
        ([(520, 520), (580, 430), (600, 330), (680, 240), (690, 110)], 42, 130), ([(520, 560), (620, 510), (650, 430), (740, 370), (770, 270)], 34, 100), ([(450, 570), (370, 540), (330, 450), (270, 400), (290, 310)], 30, 90),  # fmt: skip
    ):  # fmt: skip
        _lick(s, pts, w, n)
    # the far arm, thrown up over her head
    s.thing(limb([(448, 668), (352, 600), (330, 480)], [29, 23, 15]), SKIN[0], 0.75, **bare)
    fingers(s, 330, 486, 74, 84, flip=True, curls=(8, 12, 16, 24), spread=11, thumb=(-40, 14), skin=SKIN, line=1.9)
    s.stroke(arc(331, 498, 18, 7, 0, 370), 6, "#f8d048", taper=(0, 0))
    # one foot upon the wick, the other leg within the skirt
    _skirt(s)
    s.thing(limb([(556, 950), (548, 1076), (588, 1192)], [36, 27, 12]), SKIN[0], 0.7, **bare)
    foot = blob([(578, 1184), (602, 1182), (608, 1210), (602, 1240), (594, 1262), (584, 1256), (584, 1232), (574, 1206)])
    s.thing(foot, SKIN[0], 0.75, **bare)
    s.curve([(530, 1078), (546, 1088), (564, 1080)], 1.7)
    s.curve([(566, 1110), (578, 1140), (584, 1166)], 1.4)
    s.stroke(arc(590, 1190, 18, 6, 0, 370), 5, "#f8d048", taper=(0, 0))
    hips = blob([(472, 832), (590, 832), (622, 890), (640, 960), (606, 1010), (584, 950), (556, 930), (524, 960), (500, 1030), (462, 980), (452, 900)])
    s.thing(hips, "#d8341c", 1.05, col2="#f0861e", shade=0.8, shcol="#5a0c10", hatch=5, line=2.4, gran=0.5)
    threads(s, hips, lambda x, y: 1.57 - (x - 545) * 0.006, (("#4a0808", 0), ("#9a1c10", 0), ("#ffb040", 1), ("#ffe89a", 1)), 200, 40, 1.8, share=lambda x, y, lit: 0.5, lit_part=0.4, alpha=0.85, wobble=0.8)  # fmt: skip
    for pts in ([(506, 900), (500, 980), (470, 1070), (490, 1150)], [(484, 900), (460, 1000), (410, 1080), (400, 1150)], [(596, 900), (626, 990), (630, 1080), (664, 1150)], [(606, 900), (660, 980), (690, 1060), (740, 1110)]):  # the slit  # fmt: skip
        _lick(s, pts, 20, 60, ("#4a0808", "#a81c10", "#e0481a", "#f8961e", "#ffe27a"))
    # waist and back
    torso = blob([(440, 650), (470, 634), (530, 636), (570, 656), (580, 710), (570, 780), (588, 838), (530, 858), (474, 838), (480, 770), (452, 710)])
    s.thing(torso, "#e0401e", 1.05, col2="#f0901e", shade=0.85, shcol="#5a0c10", hatch=5, line=2.8, gran=0.5)
    threads(s, torso, lambda x, y: 1.45, (("#4a0808", 0), ("#9a1c10", 0), ("#ffb040", 1), ("#ffe89a", 1)), 230, 34, 1.7, share=lambda x, y, lit: np.clip((x - 450) / 130, 0, 1) if lit else np.clip((590 - x) / 130, 0, 1), lit_part=0.35, alpha=0.85, wobble=0.5)  # fmt: skip
    for pts in ([(500, 660), (504, 760), (500, 860)], [(552, 670), (544, 760), (560, 860)], [(474, 800), (520, 816), (576, 800)]):
        s.curve(pts, 2.4, "#5a0c10", clip=torso)
    s.stroke(path([(472, 826), (530, 846), (592, 830)], 8), 15, "#5a0c10", taper=(0, 0))
    s.stroke(path([(474, 822), (530, 841), (590, 826)], 8), 8, "#f8d048", taper=(0, 0), body=True)
    # the near arm, out to the right, its wrist broken
    s.thing(limb([(562, 668), (668, 690), (752, 610)], [30, 24, 14]), SKIN[0], 0.75, **bare)
    fingers(s, 750, 612, 76, -20, curls=(-2, 6, 12, 20), spread=11, thumb=(-50, 16), skin=SKIN, line=1.9)
    s.stroke(arc(748, 616, 9, 18, 0, 370), 6, "#f8d048", taper=(0, 0))
    s.curve([(644, 668), (664, 680), (676, 704)], 1.8)
    # head over the shoulder
    at = profile(s, 514, 548, 146, -10, skin=SKIN, eye="shut", brow=-0.3, neck=((512, 660), 27), k=0.7, line=2.5)
    s.curve(at([(0.725, 0.71), (0.695, 0.706), (0.672, 0.686)]), 2, "#7a1c18")
    bust = blob([(446, 662), (474, 640), (500, 634), (530, 634), (572, 650), (574, 692), (540, 674), (510, 690), (476, 678)])
    s.thing(bust, SKIN[0], 0.75, **{**bare, "line": 0, "hatch": 0})
    s.curve([(446, 664), (476, 680), (510, 690), (540, 676), (574, 692)], 2.4)
    s.curve([(468, 652), (490, 660), (506, 656)], 1.5)
    s.curve([(524, 656), (544, 660), (562, 652)], 1.5)
    cap = valid(Polygon(at(path([(0.70, 0.14), (0.60, 0.22), (0.50, 0.30), (0.46, 0.46), (0.36, 0.52), (0.30, 0.72), (0.10, 0.76), (-0.05, 0.58), (-0.08, 0.24), (0.08, -0.02), (0.36, -0.08), (0.60, -0.02)], 8, True))))  # fmt: skip
    s.fill(cap, "#9a1c10")
    c0 = at([(0.62, 0.02)])[0]
    for k, col in enumerate(("#4a0808", "#d8401a", "#f8961e", "#ffe27a")):
        for _ in range((90, 110, 70, 30)[k]):
            a = at([(0.66 - 0.5 * r.random(), 0.2 * r.random())])[0]
            b = at([(-0.02 + 0.2 * r.random(), 0.1 + 0.6 * r.random())])[0]
            s.curve([a, (a + b) / 2 + r.normal(size=2) * 5 + (0, -8), b], 2, col, n=5, clip=cap, body=True, alpha=0.85)
    s.outline(cap, 2)
    ear = at([(0.34, 0.53)])[0]
    s.thing(ell(*ear, 8, 12, -8), SKIN[0], 0.75, shade=0.5, shcol=SKIN[2], hatch=0, line=1.7)
    s.fill(ell(*(ear + (0, 20)), 6), "#f8d048", body=True)
    for pts, w, n in (([(c0[0] - 20, c0[1] + 20), (520, 430), (470, 350), (520, 250)], 22, 60), ([(470, 500), (430, 440), (470, 370), (430, 280)], 20, 50)):
        _lick(s, pts, w, n)


FORE = [(3, -20), (46, -66), (104, -92), (124, -66), (108, -18), (74, 18), (30, 20)]
HIND = [(3, 4), (46, 12), (78, 42), (66, 84), (36, 100), (12, 72)]


def _wing(s, f, pts, col, toward, spot_):
    """Bands, veins, an eye and the powder of the scales; the side that looks at the fire is lit."""
    r = s.rng
    g = blob(f(pts))
    p = np.asarray(f(pts), float)
    root, c = p[0], p.mean(0)
    s.cover(g)
    s.wash(g, mix(col, NIGHT, 0.75), 1.3, col2=mix(col, "#ffc060", 0.8), mix=("lin", toward, -0.3, 1.35), grad=("lin", toward, 1.2, 0.6), edge=0.8, gran=0.5)
    x0, y0, x1, y1 = g.bounds
    lamp = np.array([math.cos(math.radians(toward)), math.sin(math.radians(toward))])
    size = np.hypot(x1 - x0, y1 - y0)
    for _ in range(int(70 + size * 0.6)):
        q = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
        d = unit(q - root)
        lit = (q - c) @ lamp / size + r.normal() * 0.12 > 0.0
        s.curve([q, q + d * size * 0.03, q + d * size * 0.07], max(1, size * 0.006), mix(col, "#ffdf90", 0.8) if lit else NIGHT, n=4, clip=g, body=lit, alpha=0.75)  # fmt: skip
    n = len(pts)
    for u, w in ((0.88, 0.02), (0.7, 0.012), (0.4, 0.008)):
        s.stroke(path([root + (q - root) * u for q in p[1 : n - 1]], 8), 1 + size * w, "#241420", clip=g, alpha=0.8)
    for q in p[1 : n - 1]:
        s.curve([root, (root + q) / 2 + r.normal(size=2) * 3, q], 1.4, "#1c1018", clip=g)
    e = c + (c - root) * 0.2
    s.thing(ell(*e, spot_), "#f6d488", 0.7, shade=0, hatch=0, line=2)
    s.fill(ell(*e, spot_ * 0.6), "#1c1020")
    s.fill(ell(e[0] - spot_ * 0.15, e[1] - spot_ * 0.2, spot_ * 0.22), "#fff6d8", body=True)
    s.outline(g, 2.3)
    rim = path([tuple(q) for q in p], 8, True)
    for a, b in zip(rim, np.roll(rim, -1, 0), strict=True):  # the fire along its edge
        d = b - a
        n_ = np.array([d[1], -d[0]]) / (np.hypot(*d) + 1e-9)
        n_ = n_ if n_ @ ((a + b) / 2 - c) > 0 else -n_
        if n_ @ lamp > 0.35:
            s.stroke([a - n_ * 2, b - n_ * 2], 1.5 + size * 0.01, "#ffb84a", body=True, taper=(0, 0), wobble=0.2, alpha=0.9)
    for q in path([root + (q - root) * 0.99 for q in p[1 : n - 1]], 8)[::2]:  # the fringe
        d = unit(q - root)
        s.stroke([q - d * 3, q + d * size * 0.025], 1.5, mix(col, "#fff0c0", 0.6), body=True, alpha=0.7)


def _hat(s, f, x, y, k, turn=0.0, ribbon="#b8342c", size=1.0):
    q = lambda pts: f(move(list(pts), x, y, size, turn))  # noqa: E731
    k *= size
    felt = dict(shade=0.8, shcol="#05050c", hatch=0)
    s.thing(blob(q([(-34, -2), (0, -10), (34, -2), (31, 7), (0, 9), (-31, 7)])), "#3a3a58", 1.1, line=2.2, **felt)
    s.thing(blob(q([(-18, 0, 1), (-17, -26), (-22, -50, 1), (0, -56), (22, -50, 1), (17, -26), (18, 0, 1), (0, 5)])), "#44446a", 1.1, col2="#22223a", line=2.3, **felt)  # fmt: skip
    s.thing(blob(q([(-22, -50), (0, -56), (22, -50), (0, -44)])), "#7a7aa0", 0.8, shade=0, hatch=0, line=1.8)
    s.stroke(path(q([(-18, -7), (0, -3), (18, -7)]), 6), 9 * k, ribbon, taper=(0, 0))
    s.stroke(q([(-11, -16), (-12, -42)]), 3.4 * k, "#ffd890", body=True, alpha=0.9)
    s.stroke(q([(-6, -15), (-7, -43)]), 1.4 * k, "#ffd890", body=True, alpha=0.7)


def _moth(s, x, y, q, turn, col, *, fold=((1, 1), (1, 1)), flip=False, tie="#d8402e", hat=(0, -68, 0), glass=False):
    """A gentleman of q width; fold: how far the fore and hind wing of each side are open, as he banks."""
    k = q / 200
    f = lambda pts: move(list(pts), x, y, k, turn, flip)  # noqa: E731
    toward = math.degrees(math.atan2(FIRE[1] - y, FIRE[0] - x))
    for e, (wf, wh) in ((-1, fold[0]), (1, fold[1])):
        _wing(s, f, [(a * e * wh, b) for a, b in HIND], mix(col, "#c89a5a", 0.3), toward, 8.5 * k * (0.5 + 0.5 * wh))
        _wing(s, f, [(a * e * wf, b * (1.25 - 0.25 * wf)) for a, b in FORE], col, toward, 12 * k * (0.5 + 0.5 * wf))
    trunk = limb(f([(0, -30), (0, 16), (0, 82)]), [18 * k, 17 * k, 5 * k])
    s.thing(trunk, mix(col, "#f4e4c4", 0.4), 0.9, col2=mix(col, NIGHT, 0.5), shade=0.8, shcol=NIGHT, hatch=0, line=2.2)
    deg = math.radians((180 - turn if flip else turn) + 90)
    marks.pelt(s, s.mask(trunk), lambda *_: deg, int(120 * k + 70), (7 * k, 16 * k), 1.3, "#241420", "#fff0cc", 0.45)
    for j in range(4):
        s.curve(f([(-13 + 2 * j, 22 + 14 * j), (0, 26 + 14 * j), (13 - 2 * j, 22 + 14 * j)]), 2.4, "#241420", clip=trunk)
    front = blob(f([(-7, -26), (7, -26), (9, 8), (0, 18), (-9, 8)]))  # a shirt front
    s.thing(front, "#fff8e6", 0.25, shade=0.5, hatch=0, line=1.5)
    for b in (-14, -2):
        s.fill(ell(*f([(0, b)])[0], 1.8 * k), "#1c1018", body=True)
    for e in (-1, 1):
        s.thing(blob(f([(0, -29), (18 * e, -38), (19 * e, -18)])), tie, 1.1, shade=0.5, shcol="#4a0c10", hatch=0, line=1.7)
    s.thing(ell(*f([(0, -28)])[0], 5 * k), tie, 1.2, shade=0.2, hatch=0, line=1.4)
    s.thing(blob(f([(-20, -50), (-17, -66), (0, -74), (17, -66), (20, -50), (11, -36), (0, -31), (-11, -36)])), mix(col, "#5a4048", 0.4), 1.0, shade=0.7, shcol=NIGHT, hatch=0, line=2)  # fmt: skip
    for e in (-1, 1):
        s.thing(ell(*f([(13 * e, -51)])[0], 7 * k, 7.6 * k), "#140e18", 1.3, shade=0, hatch=0, line=1.4)
        s.fill(ell(*f([(14 * e, -53)])[0], 2.4 * k), "#ffdf80", body=True)
        stem = path(f([(17 * e, -60), (38 * e, -70), (56 * e, -98)]), 8)
        s.stroke(stem, 2.2, "#f0d8a0", body=True)
        for p, d, u in marks.along(stem, max(4, 6 * k)):
            n = np.array([-d[1], d[0]])
            for z in (1, -1):
                s.stroke([p, p + (n * z * 0.9 + d * 0.6) * 11 * k * (1 - u * 0.7)], 1.1, "#f0d8a0", body=True, alpha=0.9)
    s.curve(f([(-5, -42), (0, -40), (5, -42)]), 1.4)
    if glass:
        s.stroke(arc(*f([(13, -51)])[0], 10 * k, 10 * k, 0, 366, 20), 2.2, "#f8d048", body=True, taper=(0, 0))
        s.curve(f([(12, -45), (18, -30), (14, -10)]), 1.3, "#f8d048", body=True)
    if hat:
        _hat(s, f, hat[0], hat[1], k, hat[2], size=0.78)
    return f


def _leg(s, pts, w=4):
    s.curve(pts, w + 2, NIGHT, taper=(0, 0.1))
    s.curve(pts, w - 1, "#c8a070", body=True, taper=(0, 0.1))


def _callers(s):
    f = _moth(s, 846, 236, 190, -118, "#7a8ab0", fold=((0.9, 0.8), (0.5, 0.45)))
    tip = f([(-110, -84)])[0]  # one has come too near
    for _ in range(34):
        p = tip + s.rng.normal(size=2) * 12
        s.curve([p, p + (4, -14), p + (10 + s.rng.normal() * 8, -34 - 20 * s.rng.random())], 2.2, ("#ff7a2a", "#ffd060", "#5a4a5c")[int(s.rng.integers(3))], body=True, alpha=0.85)  # fmt: skip
    _moth(s, 150, 300, 200, 124, "#a0a890", fold=((0.55, 0.5), (1, 0.9)))
    _moth(s, 96, 690, 236, 82, "#b8864e", fold=((1, 1), (0.7, 0.7)), glass=True)
    # he who thinks of everything
    f = _moth(s, 892, 690, 250, -78, "#b0685a", fold=((0.75, 0.8), (1, 1)))
    a, b = f([(-10, 40)])[0], f([(-14, 62)])[0]
    grip = np.array([858.0, 800.0])
    s.curve([(812, 862), (826, 812), grip, (890, 806), (908, 852)], 4.4, NIGHT, taper=(0, 0))
    s.curve([(812, 862), (826, 812), grip, (890, 806), (908, 852)], 2.4, "#e8e0d0", body=True, taper=(0, 0))
    _leg(s, [a, (a + grip) / 2 + (-22, 4), grip + (-2, 4)])
    _leg(s, [b, (b + grip) / 2 + (20, 6), grip + (4, 3)])
    pail = poly([(806, 858), (914, 846), (900, 944), (834, 952)])
    s.thing(pail, "#e03a30", 1.05, col2="#a01c28", shade=0.9, shcol="#3a0610", hatch=5, line=2.8)
    s.thing(ell(860, 852, 54, 14, -6), "#9fd0e8", 0.8, shade=0.2, hatch=0, line=2.4)
    s.curve([(826, 850), (850, 846), (880, 850)], 2.6, "#ffffff", body=True)
    s.curve([(820, 880), (826, 910), (838, 940)], 4, "#ffc0a0", body=True, alpha=0.8)
    for x, y in ((822, 970), (810, 1004), (826, 1036)):
        s.thing(blob([(x, y - 14, 1), (x + 7, y), (x, y + 8), (x - 7, y)]), "#9fd0e8", 0.7, shade=0.2, hatch=0, line=1.4)
    _moth(s, 884, 1256, 280, -40, "#c4a468", fold=((1, 1), (0.85, 0.9)), tie="#3a7a88")
    # the nearest, hat in hand, his back half out of the picture
    f = _moth(s, 150, 1290, 430, 38, "#8a7264", fold=((0.95, 1), (1, 1)), hat=None)
    top = np.array([350.0, 1064.0])
    _leg(s, [f([(14, -14)])[0], f([(52, -40)])[0] + (10, 30), top + (-14, 22)], 8)
    _hat(s, lambda pts: move(list(pts), *top, 2.0, 30), 0, 0, 2.0)


@card("midnight", paper="cold", light=(0.0, 0.3), fresh=False)
def moth_suitors(s):
    """A flame has become a dancer; six gentlemen come near, and one has brought water."""
    r = s.rng
    _dark(s)
    _flame(s)
    s.lift(ell(530, 680, 150, 330, -4), 0.45, 60)
    _candle(s)
    _dancer(s)
    for x, y, t, q in ((470, 1288, 186, 0.8), (700, 1280, -14, 0.8), (800, 1440, 40, 1.2), (330, 1470, 150, 1.1)):
        _burnt(s, x, y, t, q)
    for _ in range(90):
        p = (560 + r.normal() * 170, r.uniform(20, 900))
        s.fill(ell(*p, r.uniform(1, 4)), "#ffe08a" if r.random() < 0.6 else "#ff8a3a", body=True, alpha=0.9)
    _callers(s)
    s.splatter(NIGHT, 40, (0, 900, 1000, 1500), (0.7, 4))
