"""A flame that dances, and those who come to call."""

import cv2

from ..easel import *
from ..kit.brush import threads
from ..kit.coat import along_line
from ..kit.profile import fingers, profile
from .n_gentlemen import NIGHT, burnt, callers

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


def _skirt(s):
    r = s.rng
    back = blob(
        [
            (496, 826),
            (410, 890),
            (290, 920),
            (150, 850, 1),
            (214, 960),
            (120, 1040, 1),
            (270, 1066),
            (250, 1180, 1),
            (390, 1130),
            (450, 1200, 1),
            (520, 1110),
            (560, 1040),
            (620, 1010),
            (650, 1070),
            (760, 1130, 1),
            (740, 1050),
            (850, 1040, 1),
            (750, 980),
            (810, 880, 1),
            (690, 900),
            (600, 830),
        ]
    )
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


def _arm(s, shoulder, elbow, wrist, look):
    """Deltoid, upper arm, the corner of the elbow, the swell of the forearm, a narrow wrist."""
    a, e, w = (np.array(p, float) for p in (shoulder, elbow, wrist))
    up = limb([a, a * 0.7 + e * 0.3, a * 0.3 + e * 0.7, e], [28, 25, 19, 16.5], 6)
    d, out = (w - e) / np.hypot(*(w - e)), (e - a) / np.hypot(*(e - a))
    side = np.array([-d[1], d[0]]) * (1 if np.array([-d[1], d[0]]) @ out > 0 else -1)
    fore = limb([e, e * 0.75 + w * 0.25 + side * 2, e * 0.4 + w * 0.6, w], [16.5, 20, 14.5, 10.5], 6)
    tip = e + (out - d) * 7
    g = smooth(union(up, fore, ell(*tip, 12)), 4)
    s.cover(g)
    s.thing(g, SKIN[0], 0.75, **look)
    s.wash(limb([a + [4, 16], a * 0.4 + e * 0.6 + [6, 12], e + [2, 8], (e + w) / 2 - side * 8], [12, 10, 8, 5]), SKIN[2], 0.55, wet=9, clip=g)
    inner = e - (out - d) * 11
    s.curve([inner - d * 4, inner + (out - d) * 8, inner + (out - d) * 12 + d * 10], 1.8, SKIN[2], clip=g)
    s.curve([tip - out * 8 - d * 4, tip - (out - d) * 5, tip + d * 9], 1.5, SKIN[2], clip=g)
    m = a * 0.62 + e * 0.38
    s.curve([a * 0.9 + e * 0.1 + [10, 16], m + [0, 8], m + (e - a) * 0.12], 1.5, SKIN[2], clip=g)


def _dancer(s):
    r = s.rng
    bare = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.5)
    # hair: the flame itself, behind her head
    for pts, w, n in (
        ([(470, 560), (400, 470), (420, 350), (350, 230), (390, 110)], 40, 120), ([(480, 520), (440, 420), (500, 300), (450, 180), (520, 50)], 46, 150), ([(500, 500), (500, 400), (570, 290), (540, 170), (640, 10)], 52, 170),  # fmt: skip
        ([(520, 520), (580, 430), (600, 330), (680, 240), (690, 110)], 42, 130), ([(520, 560), (620, 510), (650, 430), (740, 370), (770, 270)], 34, 100), ([(450, 570), (370, 540), (330, 450), (270, 400), (290, 310)], 30, 90),  # fmt: skip
    ):  # fmt: skip
        _lick(s, pts, w, n)
    # the far arm, bent over her head
    _arm(s, (590, 680), (684, 604), (636, 474), bare)
    fingers(s, 634, 470, 84, -122, curls=(-6, -10, -16, -22), spread=9, thumb=(44, -14), skin=SKIN, line=1.9, flip=False)
    s.stroke(arc(638, 482, 15, 7, 0, 370), 5, "#f8d048", taper=(0, 0))
    _skirt(s)
    # one foot upon the wick: thigh, knee, the calf behind the shin, a heel drawn up
    leg = blob(
        [
            (512, 900),
            (586, 890),
            (606, 970),
            (604, 1040),
            (600, 1064),
            (606, 1100),
            (607, 1150),
            (604, 1194),
            (612, 1216),
            (608, 1242),
            (600, 1268),
            (590, 1262),
            (588, 1240),
            (574, 1222),
            (580, 1196),
            (572, 1160),
            (556, 1120),
            (556, 1080),
            (560, 1056),
            (546, 1010),
            (524, 950),
        ]
    )
    s.thing(leg, SKIN[0], 0.7, **{**bare, "hatch": 0})
    s.wash(limb([(530, 920), (560, 1020), (566, 1060), (566, 1120), (584, 1190)], [20, 16, 9, 12, 6]), SKIN[2], 0.6, wet=12, clip=leg)
    for pts in (
        [(584, 1048), (592, 1064), (586, 1078)],
        [(602, 1048), (606, 1060), (602, 1072)],
        [(566, 1100), (572, 1136), (580, 1170)],
        [(582, 1212), (592, 1206), (602, 1210)],
        [(594, 1244), (600, 1250), (604, 1246)],
    ):
        s.curve(pts, 1.6, SKIN[2])
    s.stroke(arc(591, 1194, 16, 6, 0, 370), 5, "#f8d048", taper=(0, 0))
    # the body, one long curve: bust lifted, the small of the back drawn in
    body = blob(
        [
            (508, 640),
            (556, 640),
            (584, 676),
            (606, 714),
            (592, 752),
            (568, 796),
            (576, 840),
            (604, 880),
            (622, 940),
            (600, 1000),
            (572, 950),
            (540, 940),
            (520, 1010),
            (478, 990),
            (462, 920),
            (474, 862),
            (504, 816),
            (508, 776),
            (488, 720),
            (490, 670),
        ]
    )
    s.thing(body, "#e0401e", 1.05, col2="#f0901e", shade=0.85, shcol="#5a0c10", hatch=0, line=2.8)
    flow = along_line(path([(530, 640), (550, 720), (534, 800), (530, 870), (520, 1000)], 10))
    threads(s, body, flow, (("#4a0808", 0), ("#9a1c10", 0), ("#ffb040", 1), ("#ffe89a", 1)), 330, 40, 1.7, share=lambda x, y, lit: np.clip((x - 470) / 130, 0, 1) if lit else np.clip((610 - x) / 130, 0, 1), lit_part=0.3, alpha=0.8, wobble=0.5)  # fmt: skip
    s.wash(
        blob([(486, 660), (510, 660), (524, 776), (516, 830), (490, 900), (470, 960), (456, 900), (500, 810), (482, 720)]), "#5a0c10", 0.8, wet=16, clip=body
    )
    for pts in (
        [(596, 742), (572, 752), (552, 744)],
        [(560, 796), (536, 806), (508, 798)],
        [(566, 810), (540, 824), (506, 814)],
        [(570, 770), (548, 786), (514, 776)],
        [(500, 850), (520, 890), (510, 950)],
        [(572, 850), (580, 900), (566, 940)],
    ):
        s.curve(pts, 2.2, "#5a0c10", clip=body)
    s.stroke(path([(502, 822), (540, 838), (578, 826)], 8), 14, "#5a0c10", taper=(0, 0))
    s.stroke(path([(503, 819), (540, 834), (577, 822)], 8), 7, "#f8d048", taper=(0, 0), body=True)
    for pts in (
        [(500, 900), (476, 980), (420, 1050), (400, 1130)],
        [(480, 890), (420, 960), (340, 1000), (300, 1060)],
        [(596, 890), (630, 970), (640, 1050), (690, 1110)],
        [(604, 890), (670, 950), (720, 1010), (780, 1040)],
        [(520, 910), (500, 1000), (470, 1080), (490, 1150)],
    ):
        _lick(s, pts, 20, 60, ("#4a0808", "#a81c10", "#e0481a", "#f8961e", "#ffe27a"))
    # shoulders, then the head thrown back
    _arm(s, (492, 676), (384, 738), (304, 618), bare)
    neck = limb([(506, 590), (528, 620), (534, 650)], [24, 23, 26], 6)
    s.cover(neck)
    s.thing(neck, SKIN[0], 0.75, **bare)
    s.wash(limb([(512, 604), (540, 610), (560, 600)], [14, 13, 10]), SKIN[2], 0.6, wet=8, clip=neck)
    bust = blob(
        [
            (508, 626),
            (540, 622),
            (564, 640),
            (598, 660),
            (612, 688),
            (603, 706),
            (576, 706),
            (548, 700),
            (516, 712),
            (490, 708),
            (474, 692),
            (470, 664),
            (488, 646),
        ]
    )
    s.thing(bust, SKIN[0], 0.75, **{**bare, "line": 0, "hatch": 0})
    s.wash(bust, SKIN[1], 0.55, edge=0, off=0)
    s.wash(blob([(470, 650), (500, 650), (520, 690), (516, 714), (474, 700)]), SKIN[2], 0.4, wet=14, clip=bust)
    s.lift(ell(566, 682, 24, 12, 20), 0.35, 8)
    s.curve([(490, 708), (516, 713), (548, 701), (576, 707), (603, 706)], 2.6, "#5a0c10")
    s.curve([(552, 636), (572, 648), (598, 660)], 2.2)
    s.curve([(512, 628), (498, 640), (480, 650)], 2.4)
    s.curve([(490, 708), (494, 698), (504, 690)], 2.2, SKIN[2])
    s.wash(limb([(474, 700), (482, 684), (478, 664)], [7, 6, 4]), SKIN[2], 0.4, wet=7)
    s.curve([(536, 664), (506, 662), (484, 652)], 1.8, SKIN[2])
    s.curve([(548, 664), (570, 662), (594, 668)], 1.8, SKIN[2])
    s.curve([(518, 608), (528, 634), (542, 658)], 1.7, SKIN[2])
    s.wash(ell(544, 662, 12, 8), SKIN[2], 0.6, wet=6, clip=bust)
    at = profile(s, 524, 556, 138, -40, skin=SKIN, eye="shut", brow=-0.3, k=0.7, line=2.4)
    s.curve(at([(0.725, 0.71), (0.695, 0.706), (0.672, 0.686)]), 2, "#7a1c18")
    # the near arm, swept back
    fingers(s, 302, 616, 84, -148, curls=(8, 14, 20, 28), spread=10, thumb=(-46, 14), skin=SKIN, line=1.9, flip=False)
    s.stroke(arc(310, 624, 9, 16, -30, 340), 5, "#f8d048", taper=(0, 0))
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
        burnt(s, x, y, t, q)
    for _ in range(90):
        p = (560 + r.normal() * 170, r.uniform(20, 900))
        s.fill(ell(*p, r.uniform(1, 4)), "#ffe08a" if r.random() < 0.6 else "#ff8a3a", body=True, alpha=0.9)
    callers(s)
    s.splatter(NIGHT, 16, (620, 1330, 1000, 1500), (0.7, 3.4))
