"""Home at last: she of porcelain hangs up her human face beside the others, which are asleep."""

from ..easel import *
from ..kit.near_hand import Hand
from ..kit.portrait import folds, garment
from ..kit.profile import PROFILE

SHADE = "#6a3450"
GREEN, DEEP, PALE = "#2f6a58", "#0c2a26", "#7ab89c"
MASK = [
    (-0.36, -0.30), (-0.27, -0.44), (0, -0.49), (0.27, -0.44), (0.36, -0.30), (0.385, -0.08), (0.36, 0.14), (0.28, 0.34), (0.13, 0.48), (0, 0.51), (-0.13, 0.48), (-0.28, 0.34), (-0.36, 0.14), (-0.385, -0.08),
]  # fmt: skip


def _room(s):
    s.wash(s.all, "#f2cfc6", 0.55, col2="#e8b4b0", pool=0.5, bloom=3, gran=0.25)
    for x in range(-20, 1040, 62):  # a striped paper
        s.wash(box(x, -20, x + 24, 1270), "#d88a94", 0.35, edge=0.4)
    s.wash(blob([(620, -100), (1100, -100), (1100, 1600), (760, 1600), (860, 700)]), "#7a3a5a", 0.8, wet=90, gran=0.3)
    s.wash(blob([(-100, 900), (240, 1000), (300, 1400), (-100, 1500)]), "#9a5a6a", 0.4, wet=90, gran=0.3)
    base = box(-20, 1236, 1020, 1302)
    s.thing(base, "#c8a090", 0.8, shade=0, hatch=0, line=2.8)
    s.stroke([(0, 1252), (1000, 1252)], 1.6, "#5a3048")
    floor = box(-20, 1302, 1020, 1520)
    s.cover(floor)
    s.wash(floor, "#6a3a3c", 1.1, col2="#4a2430", gran=0.4, pool=0.5)
    for x in range(-300, 1400, 130):
        s.stroke([(500 + (x - 500) * 0.72, 1302), (500 + (x - 500) * 1.25, 1510)], 2.4, "#2a1018")
    s.wash(box(-20, 1296, 1020, 1326), "#1c0a14", 0.8, wet=16)
    rail = poly([(-20, 108), (1020, 98), (1020, 186), (-20, 196)])
    s.wash(move(rail, 8, 22), SHADE, 0.7, wet=14)
    s.thing(rail, "#8a5a3c", 1.0, col2="#6a3e2c", shade=0.5, shcol="#2a1418", hatch=0, line=3.2)
    for k in range(6):
        s.curve([(-10, 118 + 13 * k), (400, 116 + 13 * k + s.rng.normal() * 4), (1010, 106 + 14 * k)], 1.4, "#3a1c14", clip=rail)


def _hook(s, x, y):
    s.thing(ell(x, y - 4, 17, 26), "#d8a83a", 0.9, shade=0.7, shcol="#5a2c14", hatch=0, line=2.4)
    s.thing(
        limb([(x, y), (x + 2, y + 44), (x - 4, y + 62), (x - 22, y + 60), (x - 27, y + 40)], [9, 8, 8, 7, 8]),
        "#e8bc4a",
        0.9,
        shade=0.7,
        shcol="#5a2c14",
        hatch=0,
        line=2.4,
    )
    s.stroke([(x - 3, y + 2), (x - 2, y + 40)], 2.4, "#fff4cc", body=True)


def _face(s, x, y, h, skin_, *, turn=0, lips="#b8484e", brow="#3a2420", lids="shut", moustache=None, freckles=False, mouth=0.0):
    """A human face, worn until this evening; it hangs from a ribbon."""
    light, warm, dark = skin_
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float), x, y, h, turn)  # noqa: E731
    pen = lambda pts, w, c=None: s.stroke(at(path(pts, 8)), w * h / 230, c or mix(dark, "#140a10", 0.5), wobble=0.5)  # noqa: E731
    soft = lambda px, py, rx, ry, c, k, w=0.04: s.wash(ell(*at([(px, py)])[0], rx * h, ry * h, turn), c, k, wet=h * w, clip=g)  # noqa: E731
    g = blob(at(MASK))
    s.wash(move(g, 22, 26), SHADE, 0.85, wet=14)
    back = blob(at([(a * 1.02 + 0.03, b * 1.01 + 0.015) for a, b in MASK]))
    s.thing(back, mix(dark, "#3a1c20", 0.3), 1.1, shade=0, hatch=0, line=2)
    s.thing(g, light, 0.75, col2=warm, shade=0.6, shcol=dark, hatch=0, line=2.8, soft=h * 0.26, gran=0.2)
    s.wash(blob(at([(0.18, -0.5), (0.42, -0.3), (0.42, 0.2), (0.2, 0.5), (0.1, 0.4), (0.24, 0.1), (0.26, -0.2)])), dark, 0.45, wet=h * 0.07, clip=g)
    for e in (-1, 1):
        soft(e * 0.17, -0.085, 0.1, 0.05, dark, 0.45)
        soft(e * 0.21, 0.14, 0.09, 0.07, warm, 0.45, 0.07)
        for q in range(4):
            pen([(e * 0.07, -0.165 + 0.006 * q), (e * 0.17, -0.205 + 0.004 * q), (e * 0.27, -0.165 + 0.004 * q)], 2.2, brow)
        if lids == "shut":
            s.lift(ell(*at([(e * 0.17, -0.065)])[0], h * 0.06, h * 0.026), 0.3, h * 0.02)
            pen([(e * 0.085, -0.055), (e * 0.12, -0.032), (e * 0.17, -0.022), (e * 0.22, -0.03), (e * 0.265, -0.055)], 3.6)
            for q in (0.11, 0.145, 0.18, 0.215, 0.25):
                pen([(e * q, -0.03), (e * (q + (q - 0.17) * 0.3), 0.005)], 1.8)
            pen([(e * 0.09, -0.1), (e * 0.17, -0.125), (e * 0.26, -0.095)], 1.2)
        else:
            c = at([(e * 0.17, -0.05)])[0]
            marks.eye(s, c[0], c[1], h * 0.2, look=(0.7, 0.25), tilt=turn, iris="#3f6a3a", lid=0.75, lash=False, line=2)
    soft(0.05, 0.06, 0.03, 0.12, dark, 0.4)
    pen([(-0.045, -0.1), (-0.03, 0.02), (-0.05, 0.09), (-0.075, 0.135), (-0.05, 0.165)], 1.8)
    pen([(-0.05, 0.165), (-0.02, 0.158), (0, 0.172), (0.02, 0.158), (0.05, 0.165), (0.078, 0.135)], 2.2)
    m = 0.285
    lip = blob(
        at([(-0.13, m - mouth), (-0.05, m - 0.03), (0, m - 0.02), (0.05, m - 0.03), (0.13, m - mouth), (0.06, m + 0.045), (0, m + 0.055), (-0.06, m + 0.045)])
    )
    s.wash(lip, lips, 0.75, edge=0.5, clip=g)
    pen([(-0.145, m - mouth * 1.2), (-0.06, m + 0.004), (0, m + 0.01), (0.06, m + 0.004), (0.145, m - mouth * 1.2)], 2.8)
    soft(0, m + 0.085, 0.07, 0.025, dark, 0.4)
    pen([(-0.05, m + 0.09), (0, m + 0.1), (0.05, m + 0.09)], 1.2)
    if moustache:
        tash = blob(
            at(
                [
                    (0, 0.205),
                    (0.07, 0.19),
                    (0.16, 0.24),
                    (0.23, 0.235, 1),
                    (0.17, 0.285),
                    (0.07, 0.27),
                    (0, 0.25),
                    (-0.07, 0.27),
                    (-0.17, 0.285),
                    (-0.23, 0.235, 1),
                    (-0.16, 0.24),
                    (-0.07, 0.19),
                ]
            )
        )
        s.thing(tash, moustache, 1.2, shade=0.4, hatch=0, line=2.2)
        for q in np.linspace(-0.2, 0.2, 22):
            pen([(q * 0.7, 0.21 + abs(q) * 0.1), (q * 1.05, 0.255)], 1.2, lighter(moustache, 0.3))
        for q in (-0.33, -0.29):
            pen([(-0.2, q), (0, q - 0.02), (0.2, q)], 1.3)
    if freckles:
        for _ in range(26):
            e = (-1, 1)[int(s.rng.integers(2))]
            s.fill(ell(*at([(e * s.rng.uniform(0.06, 0.28), s.rng.uniform(0.04, 0.17))])[0], 2), "#a85a3a", alpha=0.7)
    return [at([(e * 0.355, -0.28)])[0] for e in (-1, 1)]


def _ribbon(s, ends, top, col, w=1.0):
    for p in ends:
        s.curve([p, (p[0] * 0.6 + top[0] * 0.4, p[1] * 0.55 + top[1] * 0.45), top], 8 * w, darker(col, 0.4), taper=(0.02, 0.02))
        s.curve([p, (p[0] * 0.6 + top[0] * 0.4, p[1] * 0.55 + top[1] * 0.45), top], 4.5 * w, col, taper=(0.02, 0.02), body=True)
        s.fill(ell(*p, 6), "#2a1018")


def _hanger(s, x, y):
    """The coat's wire, on the same hook as the face and behind it."""
    s.curve([(x - 16, 204), (x - 2, 226), (x, y - 10)], 6, "#2a1a20", taper=(0, 0))
    s.curve([(x - 17, 203), (x - 3, 226), (x - 1, y - 10)], 2, "#e8dce0", body=True, taper=(0, 0))


def _child(s):
    x = 92
    coat = blob(
        [
            (x - 30, 430),
            (x + 34, 430),
            (x + 76, 470),
            (x + 112, 640),
            (x + 96, 690),
            (x + 76, 676),
            (x + 96, 858, 1),
            (x, 878),
            (x - 100, 858, 1),
            (x - 78, 676),
            (x - 100, 690),
            (x - 116, 640),
            (x - 76, 470),
        ]
    )
    garment(s, coat, "#eab534", lambda a, b: 1.55 + (a - x) * 0.001, 120, dark="#7a4410", pale="#fbe28a", cast=(26, 22), night=SHADE, deep=0.8, hatch=0, line=3)
    folds(
        s,
        (
            [(x - 70, 500), (x - 74, 600), (x - 78, 676)],
            [(x + 70, 500), (x + 72, 600), (x + 76, 676)],
            [(x, 460), (x + 3, 660), (x, 868)],
            [(x - 46, 700), (x - 50, 780), (x - 60, 850)],
        ),
        "#7a4410",
        "#fbe28a",
    )
    for y in (540, 640, 740):
        s.thing(ell(x + 16, y, 10), "#c83a34", 1.0, shade=0.5, hatch=0, line=2)
    for e in (-1, 1):  # mittens on their string
        m = blob([(x + e * 84, 690), (x + e * 112, 690), (x + e * 120, 740), (x + e * 100, 764), (x + e * 82, 742)])
        s.thing(m, "#c83a34", 1.0, shade=0.6, shcol="#5a1018", hatch=5, line=2.4)
        s.thing(ell(x + e * 74, 716, 10, 18, e * 20), "#c83a34", 1.0, shade=0.4, hatch=0, line=2.2)
        boot = blob(
            [
                (x + e * 44 - 26, 1262),
                (x + e * 44 + 22, 1262),
                (x + e * 44 + 24, 1330),
                (x + e * 44 + 30, 1360),
                (x + e * 44 - 40, 1362),
                (x + e * 44 - 44, 1340),
                (x + e * 44 - 26, 1326),
            ]
        )
        s.wash(move(boot, 18, 14), "#1c0a14", 0.9, wet=10)
        s.thing(boot, "#c83a34", 1.0, shade=0.8, shcol="#5a1018", hatch=0, line=2.8)
        s.curve([(x + e * 44 - 18, 1274), (x + e * 44 - 20, 1322)], 4, "#ffc8b8", body=True)
    _hanger(s, x, 444)
    _hook(s, x, 146)
    ends = _face(s, x, 330, 200, ("#ecbb9c", "#e08a74", "#8a4a55"), turn=-8, lids="open", brow="#8a4a24", freckles=True, lips="#c8606a", mouth=-0.01)
    _ribbon(s, ends, (x - 16, 200), "#e8d8b0")


def _man(s):
    x = 278
    coat = blob(
        [
            (x - 40, 440),
            (x + 40, 440),
            (x + 96, 486),
            (x + 128, 700),
            (x + 124, 800),
            (x + 92, 800),
            (x + 100, 1060, 1),
            (x, 1080),
            (x - 100, 1060, 1),
            (x - 92, 800),
            (x - 124, 800),
            (x - 128, 700),
            (x - 96, 486),
        ]
    )
    garment(s, coat, "#56607e", lambda a, b: 1.56 + (a - x) * 0.001, 160, dark="#1c2238", pale="#a8b2cc", cast=(26, 22), night=SHADE, deep=0.8, hatch=0, line=3)
    shirt = poly([(x - 34, 440), (x + 34, 440), (x, 640)])
    s.thing(shirt, "#fffaf0", 0.12, shade=0.4, shcol="#8a90a8", hatch=0, line=2.4)
    s.thing(poly([(x - 11, 460), (x + 11, 460), (x + 15, 590), (x, 622), (x - 13, 590)]), "#8a2a3a", 1.1, shade=0.5, hatch=0, line=2.2)
    for e in (-1, 1):
        s.thing(
            poly([(x + e * 38, 440), (x + e * 4, 650), (x + e * 62, 560), (x + e * 50, 540), (x + e * 74, 520)]), "#4a5472", 1.1, shade=0.4, hatch=0, line=2.4
        )
        o = x + e * 46
        shoe = blob([(o - 24, 1308), (o + 18, 1306), (o + 26, 1346), (o + 24, 1384), (o - 4, 1398), (o - 34, 1388), (o - 36, 1350)])
        s.wash(move(shoe, 20, 12), "#1c0a14", 0.9, wet=10)
        s.thing(shoe, "#2c2430", 1.3, shade=0.7, shcol="#08060a", hatch=0, line=2.8)
        s.thing(ell(o - 3, 1314, 20, 11), "#6a4a40", 1.0, shade=0.5, hatch=0, line=2.2)
        for q in (1332, 1342, 1352):
            s.stroke([(o - 14, q), (o + 8, q - 1)], 2.2, "#b8b0c0", body=True)
        s.curve([(o - 28, 1380), (o - 26, 1366), (o - 18, 1360)], 4, "#d8d0e0", body=True)
    folds(
        s,
        (
            [(x - 88, 520), (x - 92, 660), (x - 94, 800)],
            [(x + 88, 520), (x + 92, 660), (x + 94, 800)],
            [(x, 650), (x + 4, 860), (x, 1070)],
            [(x + 50, 820), (x + 54, 940), (x + 66, 1050)],
        ),
        "#141a2c",
        "#a8b2cc",
    )
    for y in (690, 790):
        s.thing(ell(x + 16, y, 9), "#1c2238", 1.2, shade=0.4, hatch=0, line=1.8)
    _hanger(s, x, 458)
    _hook(s, x, 144)
    ends = _face(s, x, 338, 226, ("#a86c48", "#96503a", "#42202a"), turn=6, brow="#1c1416", moustache="#1c1416", lips="#8a3a3c")
    _ribbon(s, ends, (x - 16, 198), "#9a4a54")


def _doll(s):
    """Smooth, white and painted; only her coat and gloves are real."""
    hx, hy, size = 846, 470, 360
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], hx, hy, size, -6, True)  # noqa: E731
    coat = blob([(690, 800), (740, 716), (820, 690), (900, 700), (1000, 760), (1080, 860), (1080, 1560), (560, 1560), (590, 1360), (640, 1160), (664, 980)])
    neck = blob([(806, 600), (900, 570), (920, 700), (916, 770), (796, 770), (814, 690)])
    white = dict(col2="#e8e6f0", shade=0.85, shcol="#8088b4", hatch=0, gran=0.15)
    s.wash(move(coat, -34, 20), "#2a0e20", 0.9, wet=24)
    s.thing(neck, "#f6f4f6", 0.2, line=3, **white)
    s.stroke(path([(812, 676), (860, 692), (914, 668)], 8), 2, "#5a6090")
    garment(s, coat, GREEN, lambda x, y: 1.5 + (x - 840) * 0.0012, 420, dark=DEEP, pale=PALE, long=50, cast=None, hatch=0, line=3.4)
    folds(
        s, ([(720, 860), (700, 1080), (650, 1340), (620, 1500)], [(860, 820), (850, 1080), (820, 1500)], [(980, 900), (990, 1160), (1000, 1500)]), DEEP, PALE, 4
    )
    for y in (900, 1040, 1190, 1340):
        x = 772 - (y - 900) * 0.06
        s.thing(ell(x, y, 17, 18), "#d8a83a", 0.9, shade=0.7, shcol="#5a2c14", hatch=0, line=2.6)
        s.fill(ell(x - 4, y - 5, 4), "#fff4cc", body=True)
    head_ = valid(Polygon(at(path(PROFILE, 8, True))))
    s.wash(move(head_, 26, 24), "#2a0e20", 0.8, wet=22)
    s.thing(head_, "#faf8f8", 0.12, line=3.4, soft=90, **white)
    s.wash(blob(at([(0.44, 0.5), (0.5, 0.75), (0.62, 0.92), (0.4, 0.9), (0.3, 0.6)])), "#7a82b0", 0.5, wet=22, clip=head_)
    s.wash(ell(*at([(0.58, 0.60)])[0], 44, 40), "#e0566a", 0.6, wet=14, clip=head_)
    lips_ = valid(Polygon(at(path([(0.80, 0.668), (0.735, 0.69), (0.70, 0.712), (0.74, 0.74), (0.79, 0.752), (0.82, 0.71)], 6, True)))).intersection(head_)
    s.wash(lips_, "#c8202e", 1.1, edge=0.5, off=0)
    s.stroke(at([(0.752, 0.706), (0.70, 0.712)]), 2.4)
    hole = valid(Polygon(at(path([(0.595, 0.428, 1), (0.645, 0.394), (0.706, 0.378, 1), (0.722, 0.406), (0.708, 0.440, 1), (0.65, 0.444)], 6, True))))
    s.fill(hole, "#0a0810")
    s.outline(hole.buffer(4), 1.8, "#4a5080", lost=0)
    s.curve(at([(0.55, 0.33), (0.63, 0.285), (0.72, 0.32)]), 4, "#2a1a24")
    s.curve(at([(0.80, 0.60), (0.775, 0.588), (0.765, 0.606)]), 2.4, "#5a6090")
    cap = valid(Polygon(at(path([(0.60, 0.06), (0.55, 0.2), (0.46, 0.30), (0.44, 0.44), (0.38, 0.52), (0.34, 0.66), (0.24, 0.78), (0.08, 0.75), (0.0, 0.6), (-0.045, 0.42), (-0.03, 0.24), (0.08, 0.07), (0.3, -0.02), (0.48, 0.0)], 8, True))))  # fmt: skip
    bun = ell(*at([(-0.06, 0.5)])[0], 62, 66)
    for g in (bun, cap):
        s.thing(g, "#1e1822", 1.5, shade=0.5, shcol="#060408", hatch=0, line=3)
    for pts, w in (
        ([(0.5, 0.06), (0.3, 0.06), (0.12, 0.18)], 16),
        ([(0.46, 0.13), (0.28, 0.14), (0.14, 0.26)], 6),
        ([(-0.14, 0.42), (-0.1, 0.37), (-0.02, 0.36)], 9),
    ):
        s.curve(at(pts), w, "#cfd6f0", body=True, alpha=0.75)
    s.curve(at([(0.42, 0.46), (0.385, 0.53), (0.36, 0.62)]), 2, "#8a90b8", body=True)
    crack = [(0.655, 0.455), (0.63, 0.52), (0.66, 0.58), (0.62, 0.66), (0.645, 0.72), (0.61, 0.80)]
    s.stroke(at(crack), 3, "#3a3050", wobble=1)
    s.stroke(at([(0.63, 0.52), (0.585, 0.545), (0.57, 0.575)]), 2, "#3a3050")
    s.stroke(at([(0.62, 0.66), (0.575, 0.68)]), 1.8, "#3a3050")
    return head_


CHINA = {
    "skin": Look("#f4f2f6", 0.2, "#e6e6f2", shade=1.0, shcol="#6a74ac", white=0.8, hatch=6, hw=0.9, thr=0.66, longest=24, line=1.3, seam=0.9, gran=0.12),
    "nail": Look("#e0566a", 0.9, shade=0.6, shcol="#7a2040", white=0.6, hatch=0, line=0.8, seam=0.9),
    "joint": Look("#c8cce4", 0.4, shade=0.9, shcol="#4a5088", white=0.5, hatch=0, line=1.0),
}
PINCH = (506.0, 214.0)
HELD = V(0.17, -0.395, 0.478)  # between the tips


def _hand():
    """Of porcelain, too: thumb and forefinger hold the ribbon beside the hook, the others stand away, with china joints."""
    h = Hand(
        [(55, 54, 28), (38, 36, 20), (28, 32, 20), (14, 26, 16)],
        spread=(4, -3, -9, -17),
        thumb=(V(0.10, -0.035, 0.10), V(0.205, -0.145, 0.20), V(0.225, -0.275, 0.315), V(0.185, -0.385, 0.425)),
        back=(0.7, -0.2, -0.6),
        arm=(HANG, 1.3),
        looks=CHINA,
        lines=0.0001,
        stout=0.92,
        melt=0.7,
    )
    cuffs = Clay(CHINA)
    for f in (1, 2, 3):
        for k in (1, 2):
            a, b = h.fingers[f][k], h.fingers[f][k] - h.fingers[f][k - 1]
            d = unit(unit(b) + unit(h.fingers[f][k + 1] - a))
            u = unit(np.cross(d, (1, 0.2, 0.1)))
            cuffs.ring(a, 0.046 if f < 3 else 0.038, 0.0045, np.stack([u, d, np.cross(u, d)], 1), m="joint")
    h.c.mark([V(0.13, 0.05, 0.42), V(0.11, 0.06, 0.33), V(0.14, 0.05, 0.27), V(0.10, 0.06, 0.20), V(0.12, 0.05, 0.12)], 8, "#3a3050", tol=0.08, n=1)
    h.c.mark([V(0.14, 0.05, 0.27), V(0.17, 0.0, 0.24), V(0.17, -0.03, 0.2)], 6, "#3a3050", tol=0.08, n=1)
    by = -(TURN @ HELD)
    return shoot([h.placed(TURN, by), cuffs.moved(TURN, by)], spot(*PINCH, 276, -4, 0), light=(-0.6, 0.6, 0.6), map_size=900)


def _posed(lean, roll):
    """Thumb and forefinger in profile, the knuckles to the right."""
    z = V(-math.sin(math.radians(lean)), math.cos(math.radians(lean)), 0)
    return rot(z, roll) @ np.stack([V(0, 0, 1), np.cross(z, (0, 0, 1)), z], 1)


TURN = _posed(9, -24)
HANG = TURN.T @ unit(V(0.06, 1, 0.1))  # the way of the forearm


def _arm(s, head_):
    """A sleeve with an elbow that hangs, a cuff of fur, and the bare arm that comes out of it."""
    shot = _hand()
    m = shot.mask()
    s.wash((np.roll(np.roll(m, 26, 0), 26, 1) * (1 - m) * (1 - s.mask(head_))).astype(np.float32), SHADE, 0.8, edge=0, rough=2, gran=0.2)
    s.model(shot, line=2.6, lost=0.1)
    sleeve = blob([(968, 740), (976, 810), (962, 872), (936, 898), (850, 928), (764, 952), (690, 966), (644, 962), (622, 932), (598, 862), (576, 776), (560, 696), (562, 640), (612, 624), (666, 640), (680, 700), (700, 756), (720, 784), (756, 764), (806, 740), (860, 714)])  # fmt: skip
    s.wash(move(sleeve, 12, 30), "#08181a", 0.9, wet=16)
    garment(s, sleeve, GREEN, lambda x, y: -2.3, 150, dark=DEEP, pale=PALE, long=40, cast=None, hatch=0, line=3.4)
    folds(
        s,
        (
            [(720, 786), (680, 812), (612, 826)],
            [(722, 790), (700, 850), (640, 920)],
            [(726, 788), (744, 850), (730, 944)],
            [(702, 752), (660, 752), (590, 770)],
            [(760, 768), (810, 820), (826, 900)],
            [(870, 740), (884, 800), (868, 880)],
        ),
        DEEP,
        PALE,
    )
    s.wash(limb([(640, 930), (700, 950), (800, 932), (900, 896)], [10, 22, 24, 16]), DEEP, 0.9, wet=14, clip=sleeve)
    s.wash(limb([(716, 780), (700, 800), (688, 840)], [10, 16, 6]), DEEP, 0.8, wet=8, clip=sleeve)
    s.lift(blob([(576, 690), (604, 690), (632, 800), (654, 890), (630, 880), (596, 790)]), 0.35, 12)
    collar = limb([(790, 742), (842, 738), (912, 722), (980, 700), (1030, 690)], [34, 40, 42, 44, 44], 10)
    garment(
        s,
        collar,
        "#3a2430",
        lambda x, y: 1.9 + (x - 880) * 0.002,
        420,
        dark="#120810",
        pale="#9a7a88",
        long=24,
        cast=(-4, 22),
        night="#08181a",
        hatch=0,
        line=3,
    )
    cuff = limb([(556, 648), (612, 660), (670, 644)], [31, 34, 31], 8)
    garment(s, cuff, "#3a2430", lambda x, y: 1.5 + (x - 612) * -0.004, 260, dark="#120810", pale="#9a7a88", long=24, cast=None, hatch=0, line=2.8)


@card("rose", paper="hot", light=(-0.6, -0.7))
def mask_hooks(s):
    _room(s)
    _child(s)
    _man(s)
    _hook(s, 474, 142)
    head_ = _doll(s)
    ends = _face(s, 462, 408, 246, ("#e2ac84", "#d4805e", "#74404c"), turn=-11, brow="#4a2418", lips="#c8283a", mouth=0.03)
    _arm(s, head_)
    _ribbon(s, ends, (PINCH[0] - 2, PINCH[1] + 2), "#f2c83a", 1.4)
    s.splatter("#7a3a4a", 40, size=(0.6, 3.4))
