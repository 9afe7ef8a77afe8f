"""A stair of backs, and somebody in white upon it."""

from ..easel import *
from ..kit.askew import Askew
from ..kit.brush import tangle
from ..kit.profile import profile

TURN = -4
NIGHT = "#0e101c"
K = 1.14
SKINS = (
    ("#dca47e", "#cf7a58", "#6a3040"),
    ("#6a4030", "#5a2e24", "#1c0c14"),
    ("#c08a5e", "#a8643e", "#4a2028"),
    ("#e6b898", "#d88a70", "#7a4450"),
    ("#8a5a40", "#7a4230", "#2c141c"),
)
TOPS = ("#b0562e", "#2f6a4a", "#6a3a78", "#c0902e", "#1f6a78", "#a83a4a", "#3a4f86", "#7a7a34")
LEGS = ("#2a3048", "#4a3a30", "#38404a")
HAIRS = ("#14100f", "#c8c4c0", "#3a2016", "#0c0a0c", "#7a4a22")
STAIR = Askew(TURN, (500, 800))
lean, at, flat, soft, pen = STAIR.lean, STAIR.at, STAIR.flat, STAIR.soft, STAIR.pen


def under(s, g, dx=7, dy=13, k=0.9, wet=10):
    s.wash(move(g, dx, dy), NIGHT, k, wet=wet, gran=0.5)


def _cloth(s, g, col, sep=5):
    """Woven: two dark passes along the form and a pale one."""
    s.thing(g, col, 1.0, shade=0.9, shcol=darker(col, 0.72), hatch=sep, line=2.8, gran=0.5, cross=True)
    s.hatch(g, tone=0.5, ang=TURN - 62, sep=10, w=1.1, thr=0.3, longest=24, col=lighter(col, 0.55), alpha=0.7)


def _kneeler(s, x, y, i, letter=False):
    """On hands and knees, face to the left; x where the face begins, y the ground."""
    r = s.rng

    def m(pts):
        return [(x + a * K, y + b * K) for a, b in pts]

    skin, top, legs, tress = SKINS[i % 5], TOPS[(i * 3) % 8], LEGS[i % 3], HAIRS[(i * 2) % 5]
    shin = limb(lean(m([(250, -20), (306, -17), (346, -11)])), [25, 19, 12])
    shoe = limb(lean(m([(344, -10), (366, -16), (372, -30)])), [13, 12, 8])
    for g, col in ((shoe, "#3a2418" if i % 3 else skin[0]), (shin, legs)):
        under(s, g)
        _cloth(s, g, col)
    far = limb(lean(m([(112, -130), (128, -70), (124, -10)] if not letter else [(104, -132), (50, -88), (-8, -92)])), [24, 18, 12])
    s.thing(far, darker(top, 0.35), 1.0, shade=0.8, shcol=NIGHT, hatch=4, line=2.4)
    thigh = limb(lean(m([(266, -122), (262, -70), (252, -24)])), [46, 36, 28])
    under(s, thigh)
    _cloth(s, thigh, legs)
    for q in (0, 9):
        pen(s, m([(226, -34 - q), (246, -40 - q), (268, -36 - q)]), 1.6)
    body = soft(m([(72, -140), (96, -166), (150, -172), (210, -170), (270, -172), (306, -150), (310, -104), (270, -88), (200, -104), (130, -98), (82, -112)]))
    under(s, body, 8, 16, 1.0, 14)
    _cloth(s, body, top)
    for a, b, c in (
        ((120, -160), (134, -130), (126, -104)),
        ((182, -166), (170, -136), (184, -108)),
        ((236, -168), (250, -136), (240, -100)),
        ((284, -160), (272, -130), (282, -98)),
    ):
        pen(s, m([a, b, c]), 1.8, NIGHT, clip=body)
        s.wash(limb(lean(m([a, b, c])), [3, 8, 10]), NIGHT, 0.5, wet=7, clip=body)
    if i % 3 == 0:  # braces
        pen(s, m([(100, -168), (150, -140), (270, -96)]), 7, "#20141a", clip=body)
    elif i % 4 == 1:
        patch = flat(m([(190, -160), (222, -162), (226, -134), (194, -130)]))
        s.thing(patch, TOPS[(i + 3) % 8], 0.9, shade=0.5, hatch=4, line=1.8)
    hx, hy = at(*m([(40, -146)])[0])
    unit_ = profile(
        s,
        hx,
        hy,
        112 * K,
        TURN - 26,
        flip=True,
        skin=skin,
        eye="open" if letter else "closed",
        brow=0.5,
        sad=True,
        neck=(at(*m([(98, -134)])[0]), 27),
        line=2.3,
    )
    cap = valid(Polygon(unit_(path([(0.66, 0.12), (0.60, 0.2), (0.52, 0.26), (0.46, 0.4), (0.42, 0.52), (0.30, 0.62), (0.12, 0.7), (0.0, 0.56), (-0.06, 0.34), (0.0, 0.1), (0.2, -0.05), (0.48, -0.04)], 8, True))))  # fmt: skip
    if s.beside(cap):
        pass
    elif i % 5 == 3:  # a scarf
        _cloth(s, cap.buffer(4), TOPS[(i + 1) % 8], 4)
    else:
        s.thing(cap, tress, 1.1, shade=0.8, shcol=darker(tress, 0.7), hatch=0, line=2)
        tones = (darker(tress, 0.7), tress, lighter(tress, 0.35))
        if i % 2:
            for q in (0, 1, 2):
                tangle(s, cap.buffer(5), 46, tones[q], 1.3, length=44, loop=0.5, inner=1)
        else:
            for q in range(130):
                u = r.random()
                a, e = unit_([(0.62 - 0.2 * u, 0.12 + 0.36 * u)])[0], unit_([(0.0 + 0.12 * u, 0.25 + 0.42 * u)])[0]
                c = unit_([(0.25, -0.04 + 0.4 * u)])[0]
                s.curve([a, c + r.normal(size=2) * 2, e + r.normal(size=2) * 4], r.uniform(0.8, 1.7), tones[q % 3], n=5, wobble=0.6)
    arm = limb(lean(m([(104, -138), (94, -72), (88, -16)])), [30, 21, 14])
    hand_ = limb(lean(m([(90, -16), (74, -7), (60, -5)])), [13, 12, 9])
    under(s, hand_, 2, 8)
    s.thing(hand_, skin[0], 0.8, col2=skin[1], shade=0.6, shcol=skin[2], hatch=4, line=2.2)
    for q in (-6, -1, 4):
        pen(s, m([(76, q - 6), (58, q - 4), (50, q - 3)]), 1.5)
    under(s, arm, 8, 8)
    _cloth(s, arm, top)
    s.thing(limb(lean(m([(92, -34), (89, -20)])), [17, 15]), lighter(top, 0.1), 1.0, shade=0.6, hatch=4, line=2)
    if letter:
        sheet = flat(m([(-96, -172), (-26, -160), (-20, -66), (-92, -74)]))
        under(s, sheet, 8, 12)
        s.thing(sheet, "#fbf4e2", 0.3, shade=0.5, shcol="#6a6a80", hatch=4, line=2.4)
        for q in range(7):
            pen(s, m([(-86, -156 + 11 * q), (-58, -152 + 11 * q), (-38 - 12 * (q % 3), -149 + 11 * q)]), 1.6)
        for q in (0, 9, 18):
            s.thing(limb(lean(m([(-6, -100 + q), (-26, -100 + q), (-36, -97 + q)])), [7, 7, 5]), skin[0], 0.8, shade=0.6, shcol=skin[2], hatch=0, line=1.9)


def _chair(s, x, y):
    red, deep = "#c0261c", "#4a0610"
    s.lift(ell(*at(x + 40, y - 130), 170, 170), 0.5, 60)
    for a, b, w in (((-44, 0), (-40, -104), 9), ((60, -4), (56, -104), 9), ((-66, 12), (-62, -100), 10), ((84, 10), (80, -100), 10)):
        g = limb(lean([(x + a[0], y + a[1]), (x + b[0], y + b[1])]), [w * 0.7, w])
        under(s, g)
        s.thing(g, red, 1.1, shade=0.8, shcol=deep, hatch=4, line=2.6)
    for d in (52, 90):
        g = limb(lean([(x + d - 4, y - 96), (x + d + 4, y - 190), (x + d + 10, y - 290)]), [10, 10, 8])
        under(s, g)
        s.thing(g, red, 1.1, shade=0.8, shcol=deep, hatch=4, line=2.8)
        s.thing(ell(*at(x + d + 11, y - 300), 13), "#e0a83a", 1.0, shade=0.6, hatch=3, line=2.4)
    seat = flat([(x - 74, y - 110), (x + 92, y - 112), (x + 76, y - 92), (x - 56, y - 90)])
    under(s, seat, 6, 16)
    s.thing(seat, red, 1.1, shade=0.8, shcol=deep, hatch=4, line=3)
    for q in (150, 200, 250):
        pen(s, [(x + 54, y - q), (x + 98, y - q - 4)], 11, red, taper=(0, 0))
        pen(s, [(x + 58, y - q + 6), (x + 96, y - q + 2)], 2)


def _climber(s, back, front):
    r = s.rng
    white, grey = "#f6efe0", "#7a7690"
    look = {"shade": 0.8, "shcol": grey, "hatch": 5, "line": 3, "gran": 0.4}
    bx, by = back
    fx, fy = front
    hip = ((bx + fx) / 2 - 6, by - 236)
    for pts, w, foot in (
        ([hip, (fx + 4, fy - 96), (fx - 6, fy - 20)], [44, 34, 22], front),
        ([hip, (bx + 26, by - 126), (bx - 4, by - 20)], [44, 35, 23], back),
    ):
        x, y = foot
        shoe = soft([(x - 30, y - 24), (x + 6, y - 28), (x + 40, y - 12), (x + 54, y - 2), (x + 50, y + 5), (x - 30, y + 5)], 6)
        under(s, shoe, 2, 12, 1.1, 9)
        s.thing(shoe, "#b81e1a", 1.1, shade=0.7, shcol="#3a0410", hatch=0, line=2.6)
        pen(s, [(x + 12, y - 20), (x + 28, y - 12), (x + 40, y - 8)], 2.4, "#ffd8c8", body=True)
        leg = limb(lean(pts), w)
        under(s, leg, 8, 10, 0.7, 12)
        s.thing(leg, white, 0.4, **look)
        a, b, c = pts
        pen(s, [a, (b[0] + 8, b[1]), (c[0] + 6, c[1])], 1.6, "#4a4660", clip=leg)
        for q in (-8, 4):
            pen(s, [(b[0] - 30, b[1] + q), (b[0] - 6, b[1] + q + 8), (b[0] + 20, b[1] + q - 2)], 1.5, "#4a4660", clip=leg)
    hx, hy = hip
    arm2 = limb(lean([(hx + 52, hy - 170), (hx + 84, hy - 80), (hx + 114, hy - 30)]), [26, 21, 16])
    s.thing(arm2, "#d8d0c8", 0.6, **look)
    cane = lean([(hx + 124, hy - 46), (fx + 62, fy)])
    s.stroke(cane, 9, "#2a120c", taper=(0, 0.1), wobble=0.4)
    s.stroke(cane - [2, 0], 2.4, "#c88a5a", body=True, taper=(0, 0.1), wobble=0.4)
    s.fill(ell(*cane[0], 13), "#e0a83a", body=True)
    for q in range(4):
        s.thing(
            limb(lean([(hx + 108, hy - 46 + 9 * q), (hx + 128, hy - 44 + 9 * q), (hx + 132, hy - 38 + 9 * q)]), [8, 8, 6]),
            SKINS[3][0],
            0.7,
            shade=0.6,
            shcol=SKINS[3][2],
            hatch=0,
            line=2,
        )
    coat = soft(
        [
            (hx - 62, hy + 60),
            (hx - 58, hy - 40),
            (hx - 46, hy - 140),
            (hx - 20, hy - 196),
            (hx + 40, hy - 206),
            (hx + 74, hy - 170),
            (hx + 70, hy - 70),
            (hx + 66, hy + 20),
            (hx + 30, hy + 44),
            (hx - 10, hy + 36),
            (hx - 40, hy + 76),
        ]
    )
    under(s, coat, 12, 14, 0.8, 18)
    s.thing(coat, white, 0.4, **look)
    s.hatch(coat, tone=0.42, ang=TURN + 84, sep=9, w=1.0, thr=0.3, longest=60, col="#8a86a0", alpha=0.7)
    pen(s, [(hx + 56, hy - 190), (hx + 64, hy - 90), (hx + 50, hy + 30)], 2.2, "#3a3650")
    for q in (-120, -70, -20):
        s.fill(ell(*at(hx + 54, hy + q), 4.5), "#c0261c")
    pen(s, [(hx - 40, hy - 20), (hx - 10, hy - 14), (hx + 18, hy - 18)], 2, "#3a3650")
    x, y = at(hx + 44, hy - 272)
    unit_ = profile(s, x, y, 128, TURN - 8, skin=SKINS[3], eye="closed", brow=-0.6, neck=(at(hx + 22, hy - 196), 28), line=2.5)
    for q in range(150):
        u = r.random()
        a, e = unit_([(0.5 - 0.1 * u, 0.2 + 0.3 * u)])[0], unit_([(0.02 + 0.14 * u, 0.3 + 0.4 * u)])[0]
        s.curve([a, (a + e) / 2 + r.normal(size=2) * 3, e + r.normal(size=2) * 3], r.uniform(0.9, 1.8), ("#140a08", "#3a2016", "#8a5a38")[q % 3], n=5)
    brim = valid(Polygon(unit_(path([(-0.28, 0.22), (0.2, 0.13), (0.7, 0.12), (1.02, 0.2), (0.98, 0.27), (0.6, 0.22), (0.2, 0.25), (-0.24, 0.33)], 8, True))))
    crown = valid(Polygon(unit_(path([(-0.02, 0.18), (0.0, -0.14), (0.24, -0.28), (0.5, -0.24), (0.7, -0.1), (0.72, 0.14), (0.3, 0.2)], 8, True))))
    for g in (crown, brim):
        under(s, g, 2, 8, 0.6, 6)
        s.thing(g, white, 0.4, **look)
    s.stroke(unit_(path([(-0.01, 0.10), (0.3, 0.13), (0.72, 0.07)], 8)), 9, "#c0261c", taper=(0, 0))
    arm = limb(lean([(hx - 6, hy - 172), (hx - 46, hy - 90), (hx - 34, hy - 10)]), [32, 25, 18])
    under(s, arm, 7, 9, 0.6, 9)
    s.thing(arm, white, 0.4, **look)
    s.thing(
        limb(lean([(hx - 34, hy - 2), (hx - 28, hy + 22), (hx - 20, hy + 34)]), [15, 13, 8]), SKINS[3][0], 0.7, shade=0.6, shcol=SKINS[3][2], hatch=4, line=2.2
    )


@card("bone", paper="cold", light=(0.4, -0.8), fresh=False)
def stair_backs(s):
    s.wash(s.all, "#f0d8a4", 0.6, gran=0.55, pool=0.65, bloom=4)
    s.wash(poly([(-100, -100), (560, -100), (420, 360), (640, 900), (1100, 1300), (1100, 1600), (-100, 1600)]), "#6a7f9e", 0.95, wet=88, gran=0.6, pool=0.65)
    s.wash(poly([(-100, -100), (300, -100), (180, 260), (60, 620), (-100, 900)]), "#141a34", 1.15, wet=80, gran=0.6, pool=0.6)
    s.wash(poly([(-100, 1600), (-100, 1250), (400, 1100), (1100, 900), (1100, 1600)]), NIGHT, 1.2, wet=80, gran=0.6)
    s.lift(ell(260, 740, 200, 190), 0.6, 70)
    rise, n = 172 * K, 0
    _chair(s, 886, 1590 - 6 * rise + 4)
    for j in range(6):  # the lower bear the upper; those to the left are before those to the right
        x0, y = -190 + 190 * j, 1590 - rise * j
        for q in range(int((1080 - x0) // 336), -1, -1):
            _kneeler(s, x0 + 336 * q, y, n, letter=(j, q) == (4, 0))
            n += 1
        if j == 2:
            s.wash(poly([(420, 1600), (1100, 1000), (1100, 1600)]), NIGHT, 0.8, wet=80, gran=0.6)
    _climber(s, (142, 1590 - 2 * rise + 2), (326, 1590 - 3 * rise + 2))
    s.splatter(NIGHT, 60, size=(0.8, 4.6))
    s.splatter("#6a1a1e", 30, size=(0.6, 3.6))
