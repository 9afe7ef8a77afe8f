"""Loneliness: office hours on a sandbank."""

from ..easel import *
from ..kit.figure import digit
from ..kit.portrait import SKINS, face

SKIN = SKINS["olive"]
DEEP = "#1f6f9a"
ISLE = blob([(196, 900), (240, 812), (360, 752), (520, 734), (690, 756), (800, 820), (826, 906), (770, 1000), (640, 1062), (470, 1074), (310, 1036), (220, 976)])
# spine from nose to tail, half width, colour
SHARKS = (
    ([(300, 470), (200, 520), (110, 600), (60, 690)], 40, "#8aa0b4"),
    ([(660, 390), (540, 360), (420, 372), (330, 420)], 36, "#6f8ea4"),
    ([(912, 640), (900, 520), (840, 430), (760, 390)], 38, "#7a8aa8"),
    ([(852, 1130), (930, 1050), (956, 930), (930, 820)], 48, "#64849c"),
    ([(520, 1290), (660, 1310), (780, 1290), (868, 1246)], 60, "#8296a4"),
    ([(142, 1200), (230, 1290), (340, 1350), (470, 1440)], 58, "#5f7c94"),
    ([(76, 850), (60, 960), (80, 1070), (140, 1150)], 44, "#94a8b0"),
)  # fmt: skip


def _water(s):
    r = s.rng
    s.wash(s.all, "#8fd4e0", 0.45, col2="#5fb8d4", pool=0.7, bloom=6, gran=0.5)
    s.wash(box(-20, 1180, 1020, 1520), "#2f8ab8", 0.4, wet=120)
    s.wash(box(-20, -20, 1020, 240), "#4fa8d0", 0.4, wet=90)
    for q, k in ((1.5, 0.25), (1.22, 0.5)):
        s.lift(move(ISLE, 0, 0, q, origin=(510, 900)), k, 26)
    for _ in range(260):
        x, y = r.uniform(-20, 1000), r.uniform(0, 1500)
        if ISLE.buffer(60).contains(ell(x, y, 2)):
            continue
        n = r.uniform(14, 30) * (0.6 + y / 1500)
        white = r.random() < 0.5
        s.curve([(x, y), (x + n * 0.3, y - 5), (x + n * 0.6, y + 2), (x + n, y - 3)], r.uniform(1.2, 2.4), "#ffffff" if white else "#1f6f9a", body=white, alpha=0.85)


def _shark(s, spine, w, col, i):
    """From above and a little behind: each bends its own way and bites its own sheet."""
    r = s.rng
    c = path(spine, 14)
    t = np.gradient(c, axis=0)
    t /= np.hypot(*t.T)[:, None]
    n = np.c_[-t[:, 1], t[:, 0]]
    u = np.linspace(0, 1, len(c))
    wide = w * np.interp(u, (0, 0.04, 0.12, 0.3, 0.55, 0.8, 0.95, 1), (0.2, 0.5, 0.8, 1.0, 0.78, 0.36, 0.16, 0.14))
    at = lambda a, b: c[int(a * (len(c) - 1))] + n[int(a * (len(c) - 1))] * w * b  # noqa: E731
    body = valid(Polygon([*(c + n * wide[:, None]), *(c - n * wide[:, None])[::-1]]))
    dark = mix(col, "#123048", 0.75)
    fins = [blob([at(0.3, 0.8 * e), at(0.42, (1.9 + 0.2 * (i % 3)) * e), at(0.56, (2.5 - 0.2 * (i % 2)) * e), at(0.5, 1.5 * e), at(0.46, 0.75 * e)], 8) for e in (-1, 1)]
    small = [blob([at(0.7, 0.4 * e), at(0.8, 1.0 * e), at(0.83, 0.9 * e), at(0.8, 0.3 * e)], 6) for e in (-1, 1)]
    back = t[-1] * w
    sway = n[-1] * w * (0.5 if i % 2 else -0.5)
    tail = blob([at(0.95, 0.15), c[-1] + back * 0.6 + n[-1] * w * 0.9 + sway, c[-1] + back * 1.3 + n[-1] * w * 1.3 + sway, c[-1] + back * 0.6 + sway * 0.3, c[-1] + back * 1.1 - n[-1] * w * 1.0 + sway, c[-1] + back * 0.4 - n[-1] * w * 0.6 + sway, at(0.95, -0.15)], 8)
    s.wash(move(union(body, *fins, tail), 22, 44), DEEP, 0.5, wet=14)
    for g in (*small, *fins, tail):
        s.thing(g, col, 0.7, col2=dark, shade=0.7, shcol=dark, hatch=5, line=2.2)
    q = t[0] * -w
    o = n[0] * w
    a = 0.25 * math.sin(i * 2.1)
    sheet = poly([c[0] + o * (0.75 + a) - q * 0.3, c[0] + o * (0.9 - a) + q * 1.3, c[0] - o * (0.8 + a) + q * (1.4 + a), c[0] - o * (0.85 - a) - q * 0.2])
    s.wash(move(sheet, 8, 14), DEEP, 0.4, wet=6)
    s.thing(sheet, "#fffdf6", 0.06, shade=0.3, shcol="#8a9ac0", hatch=0, line=2.2)
    for e in np.linspace(0.45, 1.1, 4):
        s.curve([c[0] + q * e + o * 0.55, c[0] + q * (e + 0.05), c[0] + q * e - o * (0.5 - 0.3 * (i % 3 == 0))], 1.6, "#4a5a8a")
    if i in (1, 4):
        s.fill(ell(*(c[0] + q * 1.1 - o * 0.4), w * 0.14), "#dc3a34", body=True)
    s.thing(body, col, 0.65, col2=mix(col, dark, 0.3), shade=0.85, shcol=dark, hatch=5, line=2.8, white=0.6)
    s.wash(limb([at(0.1, 0), at(0.5, 0), at(0.85, 0)], [w * 0.25, w * 0.35, w * 0.08]), dark, 0.4, wet=w * 0.2, clip=body)
    dorsal = blob([at(0.34, 0.05), at(0.44, 0.35 - 0.7 * (i % 2)), at(0.54, 0.62 - 1.24 * (i % 2)), at(0.53, 0.1), at(0.55, -0.03)], 8)
    s.thing(dorsal, mix(col, dark, 0.4), 0.9, shade=0.7, shcol=dark, hatch=0, line=2.2)
    for e in (-1, 1):
        p = at(0.11, 0.6 * e)
        s.fill(ell(*p, w * 0.1), "#10202c")
        s.fill(ell(p[0] - 1, p[1] - 2, w * 0.035), body=True)
        for j in range(4):
            s.curve([at(0.2 + 0.025 * j, 0.5 * e), at(0.215 + 0.025 * j, 0.68 * e), at(0.205 + 0.025 * j, 0.86 * e)], 1.8, dark)
        for j in range(3):  # teeth on the paper
            p = c[0] + n[0] * w * (0.08 + 0.12 * j) * e
            s.fill(poly([p - n[0] * w * 0.05, p + n[0] * w * 0.05, p + q * 0.13]), "#ffffff", body=True)
    if i in (0, 3, 5):  # scars
        for j in range(3):
            s.curve([at(0.62 + 0.04 * j, -0.3), at(0.64 + 0.04 * j, 0.1)], 2, "#e8f0f4", body=True)
    if i in (2, 6):
        for _ in range(16):
            p = at(r.uniform(0.3, 0.8), r.uniform(-0.4, 0.4))
            s.fill(ell(*p, r.uniform(2, 4)), "#e8f0f4", body=True, alpha=0.8)
    s.curve([at(0.5, 1.3), at(0.7, 1.1), at(0.95, 1.5)], 2.6, "#ffffff", body=True)
    s.curve([at(0.45, -1.5), at(0.7, -1.2), at(0.9, -1.6)], 2.2, "#ffffff", body=True)


def _isle(s):
    s.cover(ISLE)
    s.wash(ISLE, "#f8e0a4", 0.5, col2="#ecc078", bloom=3, pool=0.6)
    s.wash(ISLE.difference(move(ISLE, -10, -34)), "#b8843c", 0.5, wet=14, clip=ISLE)
    s.outline(ISLE, 2.4, "#7a5424", lost=0.4)
    marks.lace(s, np.array(ISLE.exterior.coords), (2, 8), 9, 6, "#5fa8c8")
    for _ in range(120):
        x, y = s.rng.uniform(220, 800), s.rng.uniform(770, 1060)
        if ISLE.buffer(-20).contains(ell(x, y, 2)):
            s.fill(ell(x, y, 1.8, 1.2), "#a8743a")


def _palm(s):
    """It is the coat stand too."""
    trunk = path([(716, 842), (742, 740), (736, 620), (700, 520), (676, 466)], 10)
    g = limb(trunk, np.linspace(24, 13, len(trunk)), 1)
    s.wash(limb([(716, 846), (790, 880), (830, 900)], [18, 15, 10]), "#a8784a", 0.6, wet=6, clip=ISLE)
    s.thing(g, "#b8844c", 0.8, shade=0.9, shcol="#5a3418", hatch=5, line=2.8)
    for p, d, _ in marks.along(trunk, 17):
        n = np.array([-d[1], d[0]])
        s.curve([p - n * 20, p - d * 7, p + n * 20], 2, "#5a3418", clip=g)
    top = np.array([676.0, 464])
    for a, long in ((200, 190), (235, 150), (160, 170), (275, 130), (310, 160), (-12, 190), (25, 180), (120, 130), (60, 150)):
        v = np.array([math.cos(math.radians(a)), math.sin(math.radians(a)) * 0.7])
        pts = path([top, top + v * long * 0.5 + [0, -32], top + v * long + [0, 40]], 12)
        for p, d, _ in marks.along(pts, 9):
            n = np.array([-d[1], d[0]])
            for e in (-1, 1):
                q = p + d * 16 + n * e * 34 * math.sin(0.35 + 2.5 * float(np.hypot(*(p - top))) / (long * 1.25)) + [0, 10]
                s.curve([p, (p + q) / 2 - [0, 3], q], 4.2, ("#3f9a4c", "#6ab84c", "#2a7a48")[int(s.rng.integers(3))])
        s.stroke(pts, 3, "#1c5a30")
    for x, y in ((664, 486), (690, 490)):
        s.thing(ell(x, y, 14, 15), "#8a5a30", 1, shade=0.6, hatch=0, line=2)
    s.stroke([(738, 640), (772, 626)], 7, "#5a3418")  # a hook, the hat, the jacket
    s.thing(blob([(752, 640), (792, 632), (812, 700), (818, 780), (780, 790), (744, 782), (746, 700)]), "#5a6a94", 0.85, shade=0.8, shcol="#24305a", hatch=5, line=2.4)
    s.curve([(772, 640), (780, 700), (778, 786)], 2, "#24305a")
    s.thing(ell(778, 624, 52, 17, -6), "#4a5068", 0.9, shade=0.6, shcol="#1c2038", hatch=0, line=2.4)
    s.thing(blob([(746, 618), (752, 586), (778, 578), (806, 584), (810, 616), (778, 626)]), "#5a6080", 0.9, shade=0.7, shcol="#1c2038", hatch=4, line=2.4)
    s.curve([(747, 612), (778, 620), (810, 610)], 6, "#dc3a34")


def _clerk(s):
    shirt = ("#fbf8f0", "#8a92b8", "#ffffff")
    for x in (402, 566):  # the chair
        s.thing(limb([(x, 640), (x + 4, 850)], [9, 9]), "#8a5a34", 0.9, shade=0.7, hatch=0, line=2.4)
    for y in (652, 690):
        s.thing(limb([(404, y), (566, y)], [11, 11]), "#9a6840", 0.9, shade=0.7, hatch=0, line=2.4)
    body = blob([(400, 846), (392, 760), (408, 700), (456, 676), (520, 674), (566, 700), (580, 760), (578, 846)])
    s.thing(body, shirt[0], 0.2, shade=0.7, shcol=shirt[1], hatch=5, line=2.8)
    s.thing(poly([(476, 690), (506, 690), (514, 800), (496, 836), (474, 804)]), "#dc3a34", 1, shade=0.7, shcol="#7a101c", hatch=0, line=2.4)
    s.thing(limb([(496, 650), (492, 694)], [28, 33]), SKIN[0], 0.75, shade=0.8, shcol=SKIN[2], hatch=4, line=2.4)
    for e in (-1, 1):  # the collar
        s.thing(poly([(492, 704), (492 + 40 * e, 676), (492 + 44 * e, 702), (492 + 20 * e, 722)]), "#fbf8f0", 0.15, shade=0.4, shcol="#8a92b8", hatch=0, line=2.2)
    s.thing(poly([(476, 706), (510, 706), (504, 730), (482, 730)]), "#dc3a34", 1.1, shade=0.5, hatch=0, line=2.2)
    at, _ = face(s, 484, 634, 142, -30, skin=SKIN, mouth="shut", look=(0.1, 1.0), lid=0.05, brow=-0.5, old=0.6, line=2.4, flip=True)
    for e in (0.435, 0.69):
        p = at([(e, 0.47)])[0]
        s.stroke(arc(*p, 19, 16, 0, 360, 24), 2.6, taper=(0, 0))
    s.stroke([at([(0.55, 0.46)])[0], at([(0.59, 0.46)])[0]], 2.6)
    for _ in range(26):  # what hair is left
        p = at([(s.rng.uniform(0.0, 0.09), s.rng.uniform(0.34, 0.62))])[0]
        s.curve([p, p + [6, 8], p + [5, 18]], 2, "#4a3a34")
    s.curve(at([(0.3, 0.1), (0.4, 0.06), (0.5, 0.1)]), 4, "#ffffff", body=True)


def _desk(s):
    top = [(250, 812), (650, 790), (724, 886), (244, 920)]
    s.wash(poly([(250, 960), (720, 920), (800, 980), (520, 1044), (300, 1030)]), "#a8784a", 0.6, wet=14, clip=ISLE)
    for x, y, h in ((286, 930, 96), (686, 898, 92), (640, 860, 60)):
        s.thing(limb([(x, y - 10), (x + 2, y + h)], [12, 9]), "#9a6238", 0.9, shade=0.8, shcol="#4a2414", hatch=4, line=2.4)
    front = poly([(244, 920), (724, 886), (722, 930), (246, 966)])
    s.thing(front, "#a86a3c", 0.9, shade=0.6, shcol="#4a2414", hatch=5, line=2.8)
    for x in (330, 484, 636):
        y = 944 - (x - 246) * 0.07
        s.outline(poly([(x - 62, y - 12), (x + 62, y - 21), (x + 62, y + 8), (x - 62, y + 17)]), 1.8, lost=0)
        s.fill(ell(x, y - 1, 7, 5), "#f0c860", body=True)
    g = poly(top)
    s.thing(g, "#c88a54", 0.75, col2="#b0703c", shade=0.3, hatch=0, line=3)
    for u in np.linspace(0.1, 0.9, 7):
        s.curve([(250 - 6 * u, 812 + 108 * u), (470, 806 + 100 * u), (650 + 74 * u, 790 + 96 * u)], 1.2, "#7a4420")
    for x, y, k, n in ((316, 862, 1, 5), (622, 836, 0.9, 9)):  # what is in, what is out
        for j in range(n):
            o = s.rng.normal() * 4
            p = poly([(x - 48 * k + o, y - 22 - j * 4), (x + 40 * k + o, y - 28 - j * 4), (x + 52 * k + o, y + 22 - j * 4), (x - 50 * k + o, y + 28 - j * 4)])
            s.thing(p, "#fffdf6", 0.06, shade=0.25, shcol="#8a9ac0", hatch=0, line=1.6)
        for e in range(3):
            s.stroke([(x - 34, y - 10 + e * 12 - n * 4), (x + 30, y - 14 + e * 12 - n * 4)], 1.5, "#4a5a8a")
    p = poly([(420, 842), (520, 836), (534, 890), (416, 898)])
    s.thing(p, "#fffdf6", 0.06, shade=0.2, shcol="#8a9ac0", hatch=0, line=2)
    for e in range(4):
        s.curve([(434, 852 + e * 11), (470, 849 + e * 11), (500 - 20 * (e == 3), 850 + e * 10)], 1.5, "#4a5a8a")
    s.thing(union(box(556, 866, 584, 890), ell(570, 866, 14, 6)), "#2f3a6a", 1.0, shade=0.6, hatch=0, line=2)
    # arms that lie on it
    for a, w, grip in (([(420, 716), (372, 800), (418, 862)], [36, 30, 20], 1), ([(564, 716), (604, 796), (548, 850)], [36, 30, 20], -1)):
        g = limb(a, w, 10)
        s.thing(g, "#fbf8f0", 0.2, shade=0.8, shcol="#8a92b8", hatch=5, line=2.7)
        m = np.array(a[1], float)
        s.curve([m + [-26 * grip, -14], m + [0, -4], m + [18 * grip, 8]], 2, "#6a72a0")
        s.curve([m + [-24 * grip, 6], m + [0, 8], m + [14 * grip, 18]], 1.8, "#6a72a0")
    s.stroke([(500, 884), (536, 822)], 6, "#e0a030")
    s.stroke([(500, 884), (504, 876)], 4, "#2a2a2a")
    s.thing(blob([(408, 862), (424, 848), (446, 862), (452, 880), (430, 890), (412, 882)]), SKIN[0], 0.75, shade=0.6, shcol=SKIN[2], hatch=0, line=2)
    for j in range(4):
        digit(s, [(440 - j * 3, 862 + j * 8), (460 - j * 3, 868 + j * 8), (474 - j * 4, 874 + j * 7)], [7, 6.4, 5], SKIN, nail=1, line=1.6, k=0.7, hatch=0)
    s.thing(blob([(560, 846), (540, 834), (520, 846), (516, 866), (534, 876), (554, 868)]), SKIN[0], 0.75, shade=0.6, shcol=SKIN[2], hatch=0, line=2)
    for j in range(3):
        digit(s, [(528, 858 + j * 7), (514 - j, 860 + j * 7), (512 + j * 3, 868 + j * 6)], [7, 6.2, 5], SKIN, line=1.6, k=0.7, hatch=0)
    digit(s, [(530, 846), (516, 850), (508, 866)], [7, 6, 5], SKIN, nail=1, line=1.6, k=0.7, hatch=0)


@card("noon", paper="hot", light=(-0.5, -0.7))
def island_tie(s):
    """A clerk at his desk on a sandbank with one palm; seven sharks file round it with papers in their mouths."""
    _water(s)
    for i in (1, 0, 2):
        _shark(s, *SHARKS[i], i)
    _isle(s)
    _palm(s)
    _clerk(s)
    _desk(s)
    for i in (6, 3, 4, 5):
        _shark(s, *SHARKS[i], i)
    at = lambda pts: move(np.asarray(pts, float), 780, 1166, 1.2, 150)  # noqa: E731
    bottle = union(blob(at([(-40, -14), (20, -15), (34, -6), (34, 6), (20, 15), (-40, 14)]), 6), poly(at([(30, -6), (58, -6), (58, 6), (30, 6)])))
    s.thing(bottle, "#8fd0a8", 0.6, shade=0.6, shcol="#2a6a4a", hatch=0, line=2.4, white=0.9)
    s.thing(poly(at([(-26, -6), (14, -7), (14, 6), (-26, 7)])), "#fff6dc", 0.2, shade=0.2, hatch=0, line=1.5)
    s.thing(poly(at([(56, -7), (68, -7), (68, 7), (56, 7)])), "#b8844c", 0.9, shade=0.4, hatch=0, line=1.8)
