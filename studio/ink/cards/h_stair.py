"""A stair of backs, and somebody in white upon it."""

from ..easel import *
from ..kit.drape import drape
from ..kit.figure import garment, locks
from ..kit.profile import profile
from ..kit.rim import rim

NIGHT = "#0c0e1a"
GLOW = "#ffe6b0"
WHITE = ("#f2ece0", "#55567a", "#ffffff")
SKINS = (
    ("#dca47e", "#cf7a58", "#6a3040"),
    ("#6a4030", "#5a2e24", "#1c0c14"),
    ("#c08a5e", "#a8643e", "#4a2028"),
    ("#e6b898", "#d88a70", "#7a4450"),
    ("#8a5a40", "#7a4230", "#2c141c"),
)
GREY, BLACK, BROWN = ("#8a8890", "#5a5864", "#e8e6ea", "#ffffff"), ("#100c10", "#1c161a", "#5a4c50", "#8a7a7c"), ("#3a2016", "#1c0e0a", "#8a5a38", "#c08a5c")
BACKS = (  # from the lowest: middle x, height of the back, length, side the head is on, turn of the head, skin, top, legs, hair
    (436, 1060, 600, -1, 58, SKINS[2], "#8a5a34", "#3a4054", GREY),
    (500, 907, 510, 1, 44, SKINS[0], "#3f6a62", "#5a3a3c", BROWN),
    (508, 777, 433, -1, 66, SKINS[1], "#a07a30", "#38404a", BLACK),
    (572, 667, 368, 1, 52, SKINS[3], "#6a4468", "#3a3432", None),
    (640, 573, 313, 1, 4, SKINS[4], "#8a3f34", "#2c3448", BLACK),
    (726, 493, 266, -1, 60, SKINS[2], "#4a5f84", "#4a3a30", BROWN),
    (790, 425, 226, 1, 54, SKINS[1], "#6f6a3a", "#38404a", GREY),
)


def _mist(s):
    s.wash(s.all, "#f4dfb0", 0.5, col2="#e8c890", gran=0.25, pool=0.6, bloom=4)
    s.wash(poly([(-100, -100), (520, -100), (470, 340), (700, 860), (1100, 1060), (1100, 1600), (-100, 1600)]), "#5f7696", 0.95, wet=88, gran=0.25, pool=0.6)
    s.wash(poly([(-100, -100), (330, -100), (250, 360), (180, 760), (-100, 1000)]), "#16203f", 1.1, wet=80, gran=0.25, pool=0.6)
    s.wash(poly([(-100, 1600), (-100, 1180), (300, 1230), (760, 1150), (1100, 1010), (1100, 1600)]), NIGHT, 0.95, wet=80, gran=0.25)
    s.lift(ell(560, 1470, 420, 70), 0.35, 50)
    s.lift(ell(800, 300, 260, 240), 0.6, 70)


def _hair(s, at, kind, tones, i):
    """What covers the head: hair short, tied or plaited, or a scarf."""
    cap = valid(Polygon(at(path([(0.68, 0.12), (0.60, 0.2), (0.53, 0.28), (0.47, 0.42), (0.42, 0.54), (0.34, 0.60), (0.28, 0.72), (0.10, 0.74), (-0.02, 0.58), (-0.07, 0.34), (0.0, 0.1), (0.2, -0.06), (0.48, -0.05)], 8, True))))  # fmt: skip
    if s.beside(cap):
        return
    c = at([(0.34, 0.1) if kind == "curl" or tones is None else (0.86, -0.02)])[0]
    size = np.hypot(*(at([(0, 1)])[0] - at([(0, 0)])[0]))
    if tones is None:
        drape(s, cap.buffer(size * 0.03), ("#3a0c14", "#c8583c", "#ffb088"), lambda x, y: math.atan2(y - c[1], x - c[0]) + 1.57, 120, long=size * 0.2, w=1.4, line=2.3)
        knot = at([(0.02, 0.62), (-0.2, 0.74), (-0.16, 0.9), (0.04, 0.74)])
        s.thing(blob([tuple(q) for q in knot]), "#a8402e", 1.1, shade=0.8, shcol="#3a0c14", hatch=0, line=2)
        return
    if kind == "plait":
        for q in range(7):
            p = at([(0.06, 0.66)])[0] + np.array([(5 if q % 2 else -5) - 2 * q, 12 + 19 * q])
            locks(s, ell(*p, 15 - q, 13, 25 if q % 2 else -25), lambda x, y, q=q: 0.9 if q % 2 else 2.2, tones, 40, long=12, w=1.2, line=1.8)
    if kind == "bun":
        p = at([(-0.04, 0.16)])[0]
        locks(s, ell(*p, size * 0.16, size * 0.14), lambda x, y: math.atan2(y - p[1], x - p[0]) + 1.57, tones, 70, long=size * 0.12, w=1.2, line=1.8)
    locks(s, cap, lambda x, y: math.atan2(y - c[1], x - c[0]) + (0.9 if kind == "curl" else 0.2), tones, 260, long=size * (0.1 if kind == "curl" else 0.22), w=1.3, line=2)
    ear = at([(0.40, 0.53)])[0]
    s.thing(ell(*ear, size * 0.045, size * 0.075), SKINS[i][0], 0.8, col2=SKINS[i][1], shade=0.6, shcol=SKINS[i][2], hatch=0, line=1.7)


def _hand(s, m, w, skin):
    look = dict(col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2)
    s.thing(blob(m([(0.335, 0.60), (0.29, 0.60), (0.24, 0.63), (0.225, 0.655), (0.33, 0.665)])), skin[0], 0.9, **look)
    for k in range(4):
        y = 0.637 + 0.009 * k
        s.thing(limb(m([(0.255, y), (0.215, y + 0.004), (0.185 + 0.008 * abs(k - 1), y + 0.012)]), [w * 0.014, w * 0.014, w * 0.01], 6), skin[0], 0.9, **look)
    s.thing(limb(m([(0.30, 0.635), (0.275, 0.665), (0.25, 0.672)]), [w * 0.017, w * 0.015, w * 0.011], 6), skin[0], 0.9, **look)


def _bearer(s, i, whole=False):
    """On hands and knees; unit: the length from crown to rump, the back at 0."""
    mid, y0, w, side, bow, skin, top, legs, tones = BACKS[i]
    r = np.random.default_rng(40 + i)

    def m(pts):
        return [(mid + side * w * (0.54 - p[0]), y0 + w * p[1], *p[2:]) for p in pts]

    dark, pale = darker(top, 0.75), lighter(top, 0.16)
    n = int(30 + w * 0.1)
    leg_tones = (darker(legs, 0.75), lighter(legs, 0.12), lighter(legs, 0.2))
    # what is beyond: the far thigh and arm
    far_thigh = blob(m([(0.84, 0.18), (0.98, 0.2), (0.95, 0.4), (0.92, 0.62), (0.83, 0.62), (0.84, 0.4)]))
    far_arm = blob(m([(0.32, 0.16), (0.42, 0.2), (0.415, 0.4), (0.40, 0.62), (0.345, 0.62), (0.34, 0.4)]))
    for g, col in ((far_thigh, darker(legs, 0.5)), (far_arm, darker(top, 0.5))):
        s.thing(g, col, 1.2, shade=0.8, shcol=NIGHT, hatch=5, line=2.2)
    if whole:
        shin = blob(m([(0.76, 0.60), (0.86, 0.555), (0.98, 0.575), (1.08, 0.60), (1.15, 0.625), (1.15, 0.66), (0.98, 0.668), (0.80, 0.67)]))
        s.wash(move(shin, -4, 12), NIGHT, 1.2, wet=10)
        drape(s, shin, leg_tones, lambda x, y: 0.05, 90, long=30, w=1.5, line=2.7)
        shoe = blob(m([(1.12, 0.61), (1.17, 0.575), (1.215, 0.58), (1.225, 0.63), (1.205, 0.668), (1.15, 0.667)]))
        drape(s, shoe, ("#120806", "#5a3826", "#a87850"), lambda x, y: 1.4, 40, long=16, w=1.3, line=2.5)
        s.curve(m([(1.215, 0.58), (1.232, 0.63), (1.21, 0.67)]), 5, "#120806")
    # the head hangs, or reads
    neck = m([(0.25, 0.085)])[0]
    hx, hy = m([(0.115, 0.125 if bow > 20 else 0.0)])[0]
    size = w * 0.262
    reads = bow < 20
    at = profile(s, hx, hy, size, -side * -bow if side > 0 else -bow, flip=side < 0, skin=skin, eye="open" if reads else "closed", brow=0.0 if reads else 0.6, sad=not reads, neck=(neck, w * 0.068), line=2.3 if w > 400 else 1.9, k=0.85)
    if i in (0, 6):  # the old: lines, and a beard
        for a, b in (((0.57, 0.43), (0.50, 0.40)), ((0.57, 0.45), (0.50, 0.48)), ((0.70, 0.62), (0.62, 0.72)), ((0.62, 0.2), (0.70, 0.22)), ((0.62, 0.25), (0.71, 0.27))):
            s.curve(at([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.01), b]), 1.5, skin[2])
        beard = valid(Polygon(at(path([(0.75, 0.765), (0.86, 0.77), (1.0, 0.82), (1.06, 0.90), (0.98, 0.96), (1.0, 1.02), (0.84, 1.02), (0.66, 0.97), (0.50, 0.85), (0.41, 0.66), (0.43, 0.54), (0.54, 0.66), (0.66, 0.745)], 8, True))))
        locks(s, beard, lambda x, y: 1.57 + 0.012 * (hx - x), GREY, 160, long=size * 0.12, w=1.4, line=1.8)
    # the torso, heavy between the four that carry it
    torso = blob(m([(0.215, 0.06), (0.25, 0.005), (0.33, -0.03), (0.43, -0.012), (0.56, 0.016), (0.70, 0.008), (0.84, -0.028), (0.95, 0.0), (1.02, 0.08), (1.03, 0.17), (0.97, 0.25), (0.86, 0.262), (0.72, 0.248), (0.58, 0.262), (0.46, 0.285), (0.36, 0.27), (0.27, 0.2), (0.22, 0.13)]))
    s.wash(move(torso, 4, w * 0.05), NIGHT, 1.1, wet=w * 0.03)
    drape(s, torso, (dark, top, pale), lambda x, y: 1.57 + 0.5 * math.sin((x - mid) / w * 4), n, long=w * 0.075, w=1.6, line=3 if w > 350 else 2.4, soft=w * 0.12, col2=mix(top, dark, 0.3))
    for pts in ([(0.34, 0.02), (0.40, 0.1), (0.38, 0.22)], [(0.46, 0.02), (0.50, 0.12), (0.47, 0.25)], [(0.60, 0.04), (0.62, 0.14), (0.60, 0.24)], [(0.74, 0.03), (0.72, 0.12), (0.75, 0.23)], [(0.84, 0.0), (0.81, 0.1), (0.83, 0.22)]):
        q = [(a + 0.012 * r.normal(), b) for a, b in pts]
        s.wash(limb(m(q), [w * 0.006, w * 0.016, w * 0.022]), dark, 0.8, wet=w * 0.016, clip=torso)
        s.curve(m(q), 2.2 if w > 350 else 1.7, dark, clip=torso)
    hip = blob(m([(0.80, -0.024), (0.85, -0.034), (0.94, -0.008), (1.015, 0.07), (1.04, 0.17), (1.01, 0.29), (0.955, 0.43), (0.905, 0.55), (0.885, 0.64), (0.81, 0.668), (0.755, 0.645), (0.762, 0.56), (0.782, 0.42), (0.785, 0.27), (0.775, 0.12)]))
    drape(s, hip, leg_tones, lambda x, y: 1.57 + 0.25 * side, n, long=w * 0.07, w=1.5, line=2.7, soft=w * 0.1)
    for pts in ([(0.79, 0.29), (0.88, 0.265), (0.95, 0.2)], [(0.79, 0.33), (0.88, 0.32), (0.97, 0.26)], [(0.88, 0.0), (0.93, 0.07), (0.94, 0.16)], [(0.775, 0.56), (0.83, 0.585), (0.89, 0.565)], [(0.77, 0.595), (0.82, 0.615), (0.88, 0.60)]):
        s.wash(limb(m(pts), [w * 0.004, w * 0.012, w * 0.005]), leg_tones[0], 0.6, wet=w * 0.012, clip=hip)
        s.curve(m(pts), 2, leg_tones[0], clip=hip)
    s.thing(limb(m([(0.805, -0.024), (0.78, 0.12), (0.795, 0.262)]), [w * 0.016] * 3), "#2a1812", 1.3, shade=0.6, hatch=0, line=2)  # belt
    # the shoulder blade, the spine that the foot finds
    s.curve(m([(0.38, 0.0), (0.45, 0.05), (0.43, 0.12)]), 2, dark, clip=torso)
    s.wash(limb(m([(0.40, 0.02), (0.46, 0.07), (0.43, 0.14)]), [w * 0.006, w * 0.018, w * 0.008]), dark, 0.7, wet=w * 0.014, clip=torso)
    if i in (1, 4):
        drape(s, blob(m([(0.58, 0.08), (0.68, 0.075), (0.685, 0.17), (0.585, 0.175)])), ("#2a1a1c", "#b09060", "#f4e0b0"), lambda x, y: 0.3, 30, long=14, w=1.3, line=1.9)
        for k in range(5):
            s.stroke(m([(0.575, 0.09 + 0.018 * k), (0.59, 0.092 + 0.018 * k)]), 1.6, "#f4e0b0", body=True)
    kind = {0: "short", 1: "plait", 2: "curl", 4: "bun", 5: "short"}.get(i, "short")
    _hair(s, at, kind, tones, SKINS.index(skin))
    # the near arm, its elbow locked
    if not reads:
        if whole:
            _hand(s, m, w, skin)
        bare = blob(m([(0.27, 0.40), (0.335, 0.40), (0.34, 0.47), (0.33, 0.54), (0.335, 0.62), (0.285, 0.625), (0.278, 0.54), (0.262, 0.47)]))
        s.thing(bare, skin[0], 0.9, col2=skin[1], shade=0.8, shcol=skin[2], hatch=5, line=2.3)
        s.curve(m([(0.315, 0.44), (0.31, 0.5), (0.318, 0.57)]), 1.5, skin[2])
        sleeve = blob(m([(0.25, 0.05), (0.31, 0.02), (0.375, 0.07), (0.39, 0.16), (0.365, 0.28), (0.35, 0.36), (0.345, 0.41), (0.255, 0.415), (0.25, 0.34), (0.235, 0.22), (0.228, 0.12)]))
        s.wash(move(sleeve, 6, 6), NIGHT, 0.6, wet=w * 0.02, clip=torso)
        drape(s, sleeve, (dark, lighter(top, 0.06), pale), lambda x, y: 1.5, n, long=w * 0.06, w=1.5, line=2.7 if w > 350 else 2.2, soft=w * 0.07)
        for pts in ([(0.25, 0.30), (0.30, 0.325), (0.36, 0.305)], [(0.25, 0.335), (0.30, 0.355), (0.35, 0.34)], [(0.26, 0.12), (0.31, 0.17), (0.30, 0.24)]):
            s.curve(m(pts), 2, dark, clip=sleeve)
        drape(s, limb(m([(0.25, 0.41), (0.30, 0.42), (0.35, 0.408)]), [w * 0.022] * 3), (dark, lighter(top, 0.12), pale), lambda x, y: 0.1, 24, long=14, w=1.3, line=2.2)
        rim(s, sleeve, -4, 5, GLOW, 0.55)
    rim(s, torso, -3, 6, GLOW, 0.75)
    if reads:
        _letter(s, m, w, skin, top)


def _letter(s, m, w, skin, top):
    """One of the steps has a hand free."""
    sleeve = limb(m([(0.30, 0.12), (0.22, 0.24), (0.10, 0.20)]), [w * 0.075, w * 0.06, w * 0.042], 10)
    drape(s, sleeve, (darker(top, 0.75), lighter(top, 0.06), lighter(top, 0.4)), lambda x, y: 0.4, 70, long=16, w=1.4, line=2.3)
    sheet = poly(m([(-0.24, -0.12), (-0.05, -0.14), (-0.01, 0.17), (-0.20, 0.20)]))
    s.wash(move(sheet, 6, 10), NIGHT, 0.7, wet=8)
    s.thing(sheet, "#fffaf0", 0.15, shade=0.4, shcol="#6a6a80", hatch=0, line=2.3)
    for k in range(7):
        s.stroke(m([(-0.205 + 0.004 * k, -0.085 + 0.036 * k), (-0.07 - 0.03 * (k % 3), -0.1 + 0.036 * k)]), 1.5, "#4a4660")
    for k in range(3):
        s.thing(limb(m([(0.09, 0.17 + 0.024 * k), (0.03, 0.15 + 0.024 * k), (-0.02, 0.155 + 0.022 * k)]), [w * 0.024, w * 0.022, w * 0.016], 6), skin[0], 0.9, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=1.7)
    rim(s, sheet, -2, 3, "#ffffff", 0.8)


def _chair(s, x, y):
    red, deep = "#d82a1e", "#4a0610"
    look = dict(col2="#b01c1c", shade=0.8, shcol=deep, hatch=0, line=2.4)
    for a, b in (((-30, -4), (-28, -74)), ((54, -8), (50, -74))):
        s.thing(limb([(x + a[0], y + a[1]), (x + b[0], y + b[1])], [5, 6]), "#8a1418", 1.2, **{**look, "col2": deep})
    back = blob([(x - 34, y - 78, 1), (x - 40, y - 150), (x - 30, y - 186), (x + 10, y - 200), (x + 46, y - 186), (x + 56, y - 150), (x + 52, y - 78, 1)])
    s.thing(back, "#c89a3a", 1.0, shade=0.8, shcol="#5a2c10", hatch=0, line=2.6)
    drape(s, back.buffer(-8), (deep, red, "#ff8a6a"), lambda a, b: 1.57, 110, long=22, w=1.4, line=2)
    for e in (-20, 34):
        s.fill(ell(x + e, y - 190, 6), "#e8b84a", body=True)
    for a, b in (((-44, 8), (-42, -74)), ((66, 6), (62, -74))):
        s.thing(limb([(x + a[0], y + a[1]), (x + b[0], y + b[1])], [5.5, 7]), red, 1.1, **look)
    seat = blob([(x - 50, y - 74), (x - 34, y - 92), (x + 54, y - 92), (x + 72, y - 76), (x + 66, y - 62), (x - 46, y - 60)])
    drape(s, seat, (deep, red, "#ff8a6a"), lambda a, b: 0.0, 80, long=20, w=1.4, line=2.6)
    rim(s, union(back, seat), -3, 4, "#fff0c8")


def _climber(s):
    """From behind, a hand laid on his back; the shoes press into those who carry him."""
    crease = "#3a3a58"
    look = dict(shade=0.8, shcol="#4a4a6c", hatch=0, line=2.4)

    def white(g, way, n, folds=()):
        garment(s, g, *WHITE, way, n, long=30, w=1.2, k=0.3, folds=folds, side=-1, line=2.8, hatch=7)

    for x, y in ((378, 774), (476, 662)):
        s.wash(ell(x, y + 8, 52, 12), NIGHT, 1.3, wet=7)
        s.thing(blob([(x - 28, y - 24), (x, y - 32), (x + 28, y - 24), (x + 34, y), (x + 28, y + 10), (x - 28, y + 10), (x - 34, y)]), "#c8241c", 1.1, col2="#8a1418", shade=0.8, shcol="#3a0410", hatch=0, line=2.5)
        s.thing(poly([(x - 25, y - 2), (x + 25, y - 2), (x + 22, y + 17), (x - 22, y + 17)]), "#2a0c0c", 1.3, shade=0.5, hatch=0, line=2)
    right = blob([(420, 530), (490, 528), (508, 580), (508, 626), (500, 656), (450, 660), (444, 620), (430, 580)])
    white(right, lambda x, y: 1.5, 40, [[(444, 604), (476, 616), (506, 600)], [(450, 630), (478, 640), (502, 628)]])
    left = blob([(350, 530), (430, 540), (420, 620), (408, 700), (406, 766), (352, 768), (352, 700), (344, 620)])
    white(left, lambda x, y: 1.6, 60, [[(352, 650), (380, 662), (412, 650)], [(354, 736), (380, 746), (404, 736)], [(400, 550), (396, 620), (386, 700)]])
    cane = [(556, 486), (574, 668)]
    s.stroke(cane, 10, "#1c0c0a", taper=(0, 0.05), wobble=0.4)
    s.stroke([(558, 490), (574, 650)], 2.6, "#c88a5a", body=True, taper=(0, 0.1), wobble=0.4)
    sleeve = blob([(470, 360), (500, 372), (524, 410), (544, 450), (560, 480), (532, 500), (508, 470), (482, 440)])
    white(sleeve, lambda x, y: 1.0, 60, [[(500, 440), (520, 430), (540, 436)], [(494, 420), (512, 410), (528, 412)]])
    for k in range(4):  # a glove, shut on the knob
        s.thing(limb([(536 + 3 * k, 488 + 7 * k), (556 + 2 * k, 486 + 7 * k), (566 + k, 492 + 7 * k)], [9, 9, 7], 6), "#f6f2ea", 0.25, **look)
    s.fill(ell(554, 478, 13), "#e8b040", body=True)
    s.outline(ell(554, 478, 13), 2.2, lost=0)
    s.thing(limb([(530, 490), (538, 472), (552, 468)], [9, 9, 7], 6), "#f6f2ea", 0.25, **look)
    s.wash(poly([(340, 590), (506, 584), (500, 626), (344, 636)]), "#3a3a58", 0.9, wet=10, clip=union(left, right))
    coat = blob([(420, 334), (378, 342), (350, 364), (342, 420), (354, 474), (346, 530), (338, 596, 1), (380, 606), (415, 602, 1), (420, 520, 1), (427, 602, 1), (464, 604), (506, 588, 1), (492, 530), (484, 474), (494, 420), (492, 366), (464, 342)])
    white(coat, lambda x, y: 1.57 + (x - 420) * 0.001, 120, [[(420, 350), (418, 430), (420, 520)], [(362, 390), (378, 440), (374, 490)], [(480, 390), (462, 440), (466, 490)], [(380, 350), (374, 380), (362, 410)], [(462, 350), (468, 380), (482, 410)]])
    s.thing(smooth(poly([(366, 472), (474, 472), (474, 490), (366, 490)]), 3), "#f2ece0", 0.35, shade=0.6, shcol="#4a4a6c", hatch=0, line=2.2)
    for x in (376, 464):
        s.fill(ell(x, 481, 4.5), "#c8241c")
    hang = blob([(352, 364), (332, 388), (318, 430), (308, 480), (304, 540), (338, 546), (350, 490), (362, 440), (378, 394), (376, 368)])
    s.wash(move(hang, 8, 8), "#4a4a6c", 0.7, wet=8, clip=coat)
    white(hang, lambda x, y: 1.75, 50, [[(316, 452), (336, 462), (356, 452)], [(314, 472), (334, 480), (352, 470)]])
    for k in range(4):
        s.thing(limb([(310 + 8 * k, 556), (308 + 8 * k, 578), (312 + 7 * k, 594 - 3 * abs(k - 1))], [7, 7, 5], 6), "#f6f2ea", 0.25, **look)
    s.thing(blob([(304, 544), (338, 548), (340, 570), (322, 576), (302, 568)]), "#f6f2ea", 0.25, **look)
    s.thing(limb([(336, 554), (344, 570), (342, 584)], [7, 7, 5], 6), "#f6f2ea", 0.25, **look)
    s.stroke([(303, 544), (339, 549)], 4, "#c8c4d0", taper=(0, 0))
    skin = SKINS[3]
    s.thing(limb([(421, 296), (421, 312)], [24, 24]), skin[0], 0.7, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.2)
    collar = blob([(388, 350), (392, 330), (420, 324), (450, 329), (454, 349), (421, 340)])
    white(collar, lambda x, y: 0.1, 20)
    for x, turn in ((388, 10), (456, -10)):
        s.thing(ell(x, 292, 8, 14, turn), skin[0], 0.7, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=1.8)
    nape = blob([(390, 262), (454, 260), (456, 290), (446, 312), (421, 318), (398, 312), (388, 290)])
    locks(s, nape, lambda x, y: 1.57 + (x - 421) * -0.006, BROWN, 200, long=22, w=1.2)
    brim = ell(421, 262, 80, 21, -4)
    crown = blob([(376, 256), (374, 214), (392, 190), (416, 198), (440, 187), (462, 208), (466, 252), (420, 264)])
    s.wash(move(brim, 0, 10), NIGHT, 0.6, wet=6, clip=nape)
    for g in (brim, crown):
        white(g, lambda x, y: 0.1, 60)
    s.stroke(path([(375, 246), (420, 256), (466, 242)], 8), 11, "#c8241c", taper=(0, 0))
    s.curve([(392, 196), (416, 214), (442, 192)], 2, crease)
    for g in (union(coat, sleeve), brim, crown, right, left):
        rim(s, g, -4, 3, "#fff6dc")


@card("bone", paper="cold", light=(0.5, -0.75))
def stair_backs(s):
    """Backs for steps, up out of the dark; one who climbs in white, and a chair that waits in the light."""
    _mist(s)
    for i in range(len(BACKS) - 1, 1, -1):
        _bearer(s, i)
        if i == len(BACKS) - 1:
            _chair(s, 800, 430)
        s.wash(poly([(-100, 1600), (-100, 1100), (420, 900), (1100, 700), (1100, 1600)]), NIGHT, 0.12, wet=80)
    _climber(s)
    _bearer(s, 1)
    _bearer(s, 0, whole=True)
    s.wash(poly([(-100, 1600), (-100, 1420), (500, 1480), (1100, 1400), (1100, 1600)]), NIGHT, 0.4, wet=60, gran=0.25)
    s.splatter(NIGHT, 60, size=(0.8, 4.6))
