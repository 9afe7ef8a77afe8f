"""A flame that dances, and those who come to call."""

import cv2

from ..easel import *
from ..kit.brush import threads
from ..kit.coat import along_line
from ..kit.profile import fingers, profile

FIRE = np.array([520.0, 760.0])
NIGHT, EMBER = "#0a0a1a", "#5a1410"
SKIN = ("#f2b27c", "#e8783e", "#8f2f22")


def _dark(s):
    s.wash(s.all, "#24306a", 1.0, col2="#1a1e4a", pool=0.6, gran=0.25, bloom=3)
    s.wash(blob([(-100, -100), (360, -100), (260, 300), (120, 700), (150, 1100), (60, 1600), (-100, 1600)]), NIGHT, 1.5, wet=90, gran=0.25)
    s.wash(blob([(740, -100), (1100, -100), (1100, 1600), (840, 1600), (900, 1100), (880, 600)]), NIGHT, 1.5, wet=90, gran=0.25)
    s.wash(ell(520, 760, 420, 640, -8), "#a8441e", 0.8, wet=120, gran=0.25)


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
        s.wash(m, col, k, edge=0, pool=0.4, gran=0.25)


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
    s.wash(wax, "#f8d48a", 0.6, col2="#4a3448", mix=("lin", 90, -0.1, 1.0), edge=0.7, gran=0.25)
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
    back = blob([(496, 826), (410, 890), (290, 920), (150, 850, 1), (214, 960), (120, 1040, 1), (270, 1066), (250, 1180, 1), (390, 1130), (450, 1200, 1), (520, 1110), (560, 1040), (620, 1010), (650, 1070), (760, 1130, 1), (740, 1050), (850, 1040, 1), (750, 980), (810, 880, 1), (690, 900), (600, 830)])
    s.wash(back, "#c8281a", 0.8, col2="#f08a20", mix=("rad", 560, 1000, 330, 1.1, 0), edge=0.6, gran=0.25, rough=3)

    def flow(x, y):
        return math.atan2(y - 700, (x - 540) * 1.5)

    def inner(x, y):
        return np.clip(1.15 - np.hypot((x - 560) / 230, (y - 1010) / 210), 0, 1)

    threads(s, back, flow, (("#4a0808", 0), ("#8f1810", 0), ("#e0481a", 0), ("#f8a028", 1), ("#ffe89a", 1)), 420, 74, 2.2, share=lambda x, y, lit: inner(x, y) if lit else 1.05 - inner(x, y), stray=0.12, bend=5, thick=1.5, alpha=0.85, wobble=1.2)  # fmt: skip
    for k in range(19):
        u = k / 18
        a = math.radians(196 - 172 * u + r.normal() * 4)
        d = np.array([math.cos(a), math.sin(a) * 0.8])
        c, out = np.array([540.0, 850.0]), r.uniform(300, 380) - 70 * u
        e = c + d * out
        if 66 < math.degrees(a) < 92:
            continue  # where the leg comes out
        pts = [c + d * 90, c + d * out * 0.55 + (0, 22), c + d * out * 0.82 + (0, 10), e + (d[0] * 46, -36 - 40 * abs(d[0]))]
        _lick(s, pts, r.uniform(15, 25), 46, ("#4a0808", "#8f1810", "#d8401a", "#f8861e", "#ffd060"))


def _dancer(s):
    r = s.rng
    bare = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.5)
    # hair: the flame itself, behind her head
    for pts, w, n in (
        ([(470, 560), (400, 470), (420, 350), (350, 230), (390, 110)], 40, 120), ([(480, 520), (440, 420), (500, 300), (450, 180), (520, 50)], 46, 150), ([(500, 500), (500, 400), (570, 290), (540, 170), (640, 10)], 52, 170),  # fmt: skip
        ([(520, 520), (580, 430), (600, 330), (680, 240), (690, 110)], 42, 130), ([(520, 560), (620, 510), (650, 430), (740, 370), (770, 270)], 34, 100), ([(450, 570), (370, 540), (330, 450), (270, 400), (290, 310)], 30, 90),  # fmt: skip
    ):  # fmt: skip
        _lick(s, pts, w, n)
    # the far arm, bent over her head
    s.thing(limb([(556, 664), (604, 622), (640, 560), (640, 510), (614, 452)], [24, 22, 18, 18, 11], 10), SKIN[0], 0.75, **bare)
    s.curve([(628, 566), (644, 552), (656, 546)], 1.6, SKIN[2])
    fingers(s, 616, 456, 72, -132, curls=(-6, -10, -16, -22), spread=9, thumb=(44, -14), skin=SKIN, line=1.9, flip=False)
    s.stroke(arc(619, 466, 15, 7, 0, 370), 5, "#f8d048", taper=(0, 0))
    _skirt(s)
    # one foot upon the wick: thigh, knee, the calf behind the shin, a heel drawn up
    leg = blob([(512, 900), (586, 890), (606, 970), (604, 1040), (600, 1064), (606, 1100), (607, 1150), (604, 1194), (612, 1216), (608, 1242), (600, 1268), (590, 1262), (588, 1240), (574, 1222), (580, 1196), (572, 1160), (556, 1120), (556, 1080), (560, 1056), (546, 1010), (524, 950)])
    s.thing(leg, SKIN[0], 0.7, **{**bare, "hatch": 0})
    s.wash(limb([(530, 920), (560, 1020), (566, 1060), (566, 1120), (584, 1190)], [20, 16, 9, 12, 6]), SKIN[2], 0.6, wet=12, clip=leg)
    for pts in ([(584, 1048), (592, 1064), (586, 1078)], [(602, 1048), (606, 1060), (602, 1072)], [(566, 1100), (572, 1136), (580, 1170)], [(582, 1212), (592, 1206), (602, 1210)], [(594, 1244), (600, 1250), (604, 1246)]):
        s.curve(pts, 1.6, SKIN[2])
    s.stroke(arc(591, 1194, 16, 6, 0, 370), 5, "#f8d048", taper=(0, 0))
    # the body, one long curve: bust lifted, the small of the back drawn in
    body = blob([(508, 640), (556, 640), (584, 676), (606, 714), (592, 752), (568, 796), (576, 840), (604, 880), (622, 940), (600, 1000), (572, 950), (540, 940), (520, 1010), (478, 990), (462, 920), (474, 862), (504, 816), (508, 776), (488, 720), (490, 670)])
    s.thing(body, "#e0401e", 1.05, col2="#f0901e", shade=0.85, shcol="#5a0c10", hatch=0, line=2.8)
    flow = along_line(path([(530, 640), (550, 720), (534, 800), (530, 870), (520, 1000)], 10))
    threads(s, body, flow, (("#4a0808", 0), ("#9a1c10", 0), ("#ffb040", 1), ("#ffe89a", 1)), 330, 40, 1.7, share=lambda x, y, lit: np.clip((x - 470) / 130, 0, 1) if lit else np.clip((610 - x) / 130, 0, 1), lit_part=0.3, alpha=0.8, wobble=0.5)  # fmt: skip
    s.wash(blob([(486, 660), (510, 660), (524, 776), (516, 830), (490, 900), (470, 960), (456, 900), (500, 810), (482, 720)]), "#5a0c10", 0.8, wet=16, clip=body)
    for pts in ([(596, 742), (572, 752), (552, 744)], [(560, 796), (536, 806), (508, 798)], [(566, 810), (540, 824), (506, 814)], [(570, 770), (548, 786), (514, 776)], [(500, 850), (520, 890), (510, 950)], [(572, 850), (580, 900), (566, 940)]):
        s.curve(pts, 2.2, "#5a0c10", clip=body)
    s.stroke(path([(502, 822), (540, 838), (578, 826)], 8), 14, "#5a0c10", taper=(0, 0))
    s.stroke(path([(503, 819), (540, 834), (577, 822)], 8), 7, "#f8d048", taper=(0, 0), body=True)
    for pts in ([(500, 900), (476, 980), (420, 1050), (400, 1130)], [(480, 890), (420, 960), (340, 1000), (300, 1060)], [(596, 890), (630, 970), (640, 1050), (690, 1110)], [(604, 890), (670, 950), (720, 1010), (780, 1040)], [(520, 910), (500, 1000), (470, 1080), (490, 1150)]):
        _lick(s, pts, 20, 60, ("#4a0808", "#a81c10", "#e0481a", "#f8961e", "#ffe27a"))
    # shoulders, then the head thrown back
    bust = blob([(504, 644), (530, 634), (560, 642), (588, 678), (602, 704), (576, 706), (548, 700), (516, 712), (492, 706), (490, 668)])
    s.thing(bust, SKIN[0], 0.75, **{**bare, "line": 0, "hatch": 0})
    s.curve([(492, 706), (516, 713), (548, 701), (576, 707), (602, 705)], 2.6, "#5a0c10")
    s.curve([(588, 678), (602, 702)], 2.4)
    s.curve([(540, 652), (560, 668), (572, 684)], 1.6, SKIN[2])
    at = profile(s, 524, 556, 138, -40, skin=SKIN, eye="shut", brow=-0.3, neck=((530, 654), 26), k=0.7, line=2.4)
    s.curve(at([(0.725, 0.71), (0.695, 0.706), (0.672, 0.686)]), 2, "#7a1c18")
    # the near arm, swept back
    near = limb([(512, 672), (458, 700), (404, 690), (360, 658), (316, 606)], [27, 24, 18, 18, 11], 10)
    s.thing(near, SKIN[0], 0.75, **bare)
    s.curve([(400, 706), (394, 690), (402, 676)], 1.6, SKIN[2])
    s.curve([(498, 656), (486, 676), (490, 694)], 1.8, SKIN[2])
    fingers(s, 318, 610, 74, -152, curls=(8, 14, 20, 28), spread=10, thumb=(-46, 14), skin=SKIN, line=1.9, flip=False)
    s.stroke(arc(322, 614, 9, 16, 0, 370), 5, "#f8d048", taper=(0, 0))
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


# fore wing, hind wing, what is drawn on them, the second colour
KINDS = {
    "emperor": ([(3, -20), (46, -66), (104, -92), (124, -66), (108, -18), (74, 18), (30, 20)], [(3, 4), (46, 12), (78, 42), (66, 84), (36, 100), (12, 72)], "eye", "#c89a5a"),
    "hawk": ([(3, -22), (58, -62), (120, -88), (150, -84), (112, -36), (64, 6), (26, 16)], [(3, 4), (42, 6), (72, 22), (60, 46), (34, 58), (12, 44)], "bands", "#e0688a"),
    "luna": ([(3, -20), (38, -72), (92, -104), (112, -92), (92, -36), (62, 8), (28, 20)], [(3, 4), (46, 12), (66, 46), (54, 92), (70, 138), (54, 172), (40, 140), (28, 96), (10, 70)], "dot", "#e8f0b0"),
    "tiger": ([(3, -20), (50, -58), (98, -70), (112, -40), (96, -2), (66, 22), (28, 22)], [(3, 4), (50, 8), (80, 36), (74, 72), (44, 92), (12, 70)], "blotch", "#e8642a"),
}


def _wing(s, f, pts, col, toward, spot_, pattern="eye"):
    """Veins, the powder of the scales and what the kind wears; the side that looks at the fire is lit."""
    r = s.rng
    g = blob(f(pts))
    p = np.asarray(f(pts), float)
    root, c = p[0], p.mean(0)
    s.cover(g)
    s.wash(g, mix(col, NIGHT, 0.62), 1.2, col2=mix(col, "#ffc060", 0.55), mix=("lin", toward, -0.3, 1.35), grad=("lin", toward, 1.2, 0.6), edge=0.8, gran=0.25)
    x0, y0, x1, y1 = g.bounds
    lamp = np.array([math.cos(math.radians(toward)), math.sin(math.radians(toward))])
    size = np.hypot(x1 - x0, y1 - y0)
    for _ in range(int(70 + size * 0.6)):
        q = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
        d = unit(q - root)
        lit = (q - c) @ lamp / size + r.normal() * 0.12 > 0.0
        s.curve([q, q + d * size * 0.03, q + d * size * 0.07], max(1, size * 0.006), mix(col, "#ffdf90", 0.8) if lit else NIGHT, n=4, clip=g, body=lit, alpha=0.75)  # fmt: skip
    n = len(pts)
    if pattern == "blotch":
        for q in p[1 : n - 1]:
            for u in (0.45, 0.72, 0.93):
                b = root + (q - root) * (u + r.normal() * 0.04)
                s.fill(ell(*b, size * r.uniform(0.03, 0.06), size * r.uniform(0.025, 0.045), r.uniform(0, 180)), "#fff0d0" if u == 0.72 else "#1c1018", body=True, clip=g, alpha=0.9)
    else:
        rows = {"eye": ((0.88, 0.02), (0.7, 0.012), (0.4, 0.008)), "bands": ((0.9, 0.03), (0.74, 0.045), (0.52, 0.03), (0.34, 0.03)), "dot": ((0.95, 0.012),)}[pattern]
        for u, w in rows:
            s.stroke(path([root + (q - root) * u for q in p[1 : n - 1]], 8), 1 + size * w, "#241420", clip=g, alpha=0.8)
    for q in p[1 : n - 1]:
        s.curve([root, (root + q) / 2 + r.normal(size=2) * 3, q], 1.4, "#1c1018", clip=g)
    if pattern in ("eye", "dot"):
        e = c + (c - root) * (0.2 if pattern == "eye" else -0.1)
        spot_ *= 1 if pattern == "eye" else 0.6
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


def _moth(s, x, y, q, turn, col, kind="emperor", *, fold=((1, 1), (1, 1)), flip=False, tie="#d8402e", hat=(0, -68, 0), glass=False):
    """A gentleman of q width; fold: how far the fore and hind wing of each side are open, as he banks."""
    k = q / 200
    f = lambda pts: move(list(pts), x, y, k, turn, flip)  # noqa: E731
    toward = math.degrees(math.atan2(FIRE[1] - y, FIRE[0] - x))
    fore, hind, pattern, second = KINDS[kind]
    for e, (wf, wh) in ((-1, fold[0]), (1, fold[1])):
        _wing(s, f, [(a * e * wh, b) for a, b in hind], mix(col, second, 0.3 if kind == "emperor" else 0.8), toward, 8.5 * k * (0.5 + 0.5 * wh), pattern)
        _wing(s, f, [(a * e * wf, b * (1.25 - 0.25 * wf)) for a, b in fore], col, toward, 12 * k * (0.5 + 0.5 * wf), pattern)
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
    f = _moth(s, 170, 250, 260, 112, "#f0d8a0", "tiger", fold=((0.5, 0.45), (0.9, 0.8)))
    tip = f([(110, -84)])[0]  # one has come too near
    for _ in range(34):
        p = tip + s.rng.normal(size=2) * 12
        s.curve([p, p + (4, -14), p + (10 + s.rng.normal() * 8, -34 - 20 * s.rng.random())], 2.2, ("#ff7a2a", "#ffd060", "#5a4a5c")[int(s.rng.integers(3))], body=True, alpha=0.85)  # fmt: skip
    # he who thinks of everything
    f = _moth(s, 892, 690, 250, -78, "#b0685a", "emperor", fold=((0.75, 0.8), (1, 1)))
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
    # the nearest, hat in hand, his back half out of the picture
    f = _moth(s, 150, 1290, 430, 38, "#8a7264", "emperor", fold=((0.95, 1), (1, 1)), hat=None)
    top = np.array([350.0, 1064.0])
    _leg(s, [f([(14, -14)])[0], f([(52, -40)])[0] + (10, 30), top + (-14, 22)], 8)
    _hat(s, lambda pts: move(list(pts), *top, 2.0, 30), 0, 0, 2.0)


@card("midnight", paper="cold", light=(0.0, 0.3))
def moth_suitors(s):
    """A flame has become a dancer; three gentlemen come near: one bows, one burns, one has brought water."""
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
    s.splatter(NIGHT, 16, (620, 1330, 1000, 1500), (0.7, 3.4))
