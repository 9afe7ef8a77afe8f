"""A kitchen at night: a place is laid for somebody who is very far away and looks in."""

from ..easel import *
from ..kit.near_hand import Hand

DEEP, SKY = "#0a0e22", "#1c2f66"
MOON = (530, 716, 318)
PANE = box(196, 96, 868, 812)
SUIT = "#4a5a90"
AXIS = (0.40, -0.80, 0.45)
GLOVE = {
    "skin": Look("#f0a83c", 0.9, "#d8822a", shade=0.85, shcol="#6a2c14", white=0.5, hatch=0, line=1.2, seam=0.9, gran=0.2),
    "nail": Look("#f0a83c", 0.9, "#d8822a", shade=0.85, shcol="#6a2c14", hatch=0, line=0, seam=0),
    "metal": Look("#f0c850", 0.9, "#c8902c", shade=1.0, shcol="#4a2408", white=0.8, hatch=0, line=1.2),
    "leather": Look("#7a3420", 1.2, "#5a2018", shade=0.9, shcol="#1c0a10", white=0.5, hatch=5, line=1.2),
    "iron": Look("#2c2c3c", 1.3, shade=0.8, shcol="#08080f", white=0.4, hatch=0, line=1.2),
    "glass": Look("#2c4c9c", 1.1, "#16245c", shade=0.5, shcol="#080c24", white=0.5, hatch=0, line=1.2),
}
SOUP = (470, 1150)


def _wall(s):
    """Dark at the edges, warm where the lamp reaches."""
    s.wash(s.all, "#a86a48", 0.75, col2="#7a4a44", gran=0.3, pool=0.5)
    s.wash(blob([(560, -80), (1100, -80), (1100, 1200), (880, 1160), (900, 500), (760, 60)]), "#3a2238", 0.95, wet=90, gran=0.4)
    s.wash(blob([(-80, 420), (140, 520), (150, 900), (40, 1120), (-80, 1140)]), "#3a2238", 0.8, wet=80, gran=0.4)
    for y in range(30, 1020, 74):  # small leaves of the wallpaper
        for i, x in enumerate(range(24 + (y // 74 % 2) * 44, 1000, 88)):
            leaf = blob([(x, y - 15, 1), (x + 8, y), (x, y + 15, 1), (x - 8, y)], 6)
            s.wash(leaf, "#e8b070" if i % 3 else "#8a3a34", 0.5, off=0)


def _night(s):
    s.cover(PANE)
    s.wash(PANE, SKY, 1.1, col2="#101a44", gran=0.45, clip=PANE)
    s.wash(blob([(160, 60), (620, 60), (330, 330), (170, 700)]), DEEP, 1.1, wet=80, clip=PANE, gran=0.5)
    s.wash(blob([(900, 500), (900, 860), (300, 860), (640, 760)]), DEEP, 0.9, wet=80, clip=PANE, gran=0.5)
    r = s.rng
    for _ in range(90):
        x, y = r.uniform(204, 860), r.uniform(104, 800)
        if math.hypot(x - MOON[0], y - MOON[1]) > MOON[2] + 14:
            s.fill(ell(x, y, 0.9 + 2.2 * r.random() ** 3), "#fff6d8", body=True)


def _moon(s):
    x, y, q = MOON
    disc = ell(x, y, q).intersection(PANE)
    s.cover(disc)
    s.thing(disc, "#f0d684", 0.75, col2="#e4dcb4", shade=0.4, shcol="#5a6a9a", hatch=0, line=2.8, soft=190, white=0.2)
    dusk = marks.field(s, lambda u, v: np.clip((np.hypot(u - x + 90, v - y + 70) - q * 0.62) / q / 0.6, 0, 1)) * s.mask(disc)
    s.wash(dusk, "#34427c", 0.9, edge=0, rough=0, gran=0.3, clip=disc)
    for k in np.linspace(0.7, 0.97, 8):  # hatching round the far limb
        s.stroke(arc(x, y, q * k, q * k, -48 + 30 * (1 - k), 60, 60), 1.4, "#34427c", clip=disc, alpha=0.75)
    r = s.rng
    for u, v, k in ((-0.3, 0.3, 0.2), (0.36, -0.1, 0.26), (0.1, 0.56, 0.15), (-0.52, -0.16, 0.13), (0.02, -0.42, 0.12), (0.6, 0.4, 0.13), (-0.12, 0.02, 0.09), (0.3, 0.3, 0.08), (-0.6, 0.32, 0.08), (-0.3, -0.6, 0.1), (0.52, -0.52, 0.1)):  # fmt: skip
        cx, cy, w = x + u * q, y + v * q, k * q
        flat = 1 - 0.45 * math.hypot(u, v)
        rim = ell(cx, cy, w, w * flat, math.degrees(math.atan2(v, u)) + 90)
        s.wash(rim, "#8a94b4", 0.75, col2="#b8b8b0", gran=0.4, clip=disc)
        s.wash(rim.difference(move(rim, w * 0.16, w * 0.2)), "#2f3c6a", 0.9, wet=4, clip=disc)
        s.outline(rim, 1.8, "#3a4468", lost=0.45, clip=disc)
        s.curve(arc(cx, cy, w * 1.05, w * flat * 1.05, 10, 110, 10), 3, "#fffdf0", body=True, alpha=0.9, clip=disc)
    for _ in range(160):
        a, d = r.uniform(0, math.tau), q * math.sqrt(r.random())
        s.fill(ell(x + d * math.cos(a), y + d * math.sin(a), r.uniform(0.8, 2.4)), "#7a84a4", alpha=0.6)


def _suit(s, g, hatch=6):
    s.cover(g)
    s.thing(g, "#fbf6ea", 0.25, shade=0.85, shcol=SUIT, hatch=hatch, line=3, soft=26)


def _rings(s, pts, radii):
    """A sleeve of bellows."""
    g = limb(pts, radii, 12)
    s.wash(move(g, 8, 12), "#2a3462", 0.7, wet=8)
    _suit(s, g)
    for p, d, u in marks.along(path(pts, 12), 17):
        q = float(np.interp(u, np.linspace(0, 1, len(radii)), radii)) * 0.97
        o = np.array([-d[1], d[0]])
        s.curve([p - o * q, p + d * 7, p + o * q], 2, "#39446e", clip=g)


def _round(axis, side, turn, depth, at, scale, thumb, arm, hand_side, light, extra=(), bends=None):
    """A glove closed round a bar through the spot's origin. axis: the bar; side: where the back of the hand lies; turn: degrees towards us."""
    a, p = unit(V(*axis)), V(*side)
    p = unit(p - a * (p @ a))
    q = np.cross(a, p)
    q = q if q[2] > 0 else -q
    c, e = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    y, z = c * p + e * q, c * q - e * p
    frame_ = np.stack([np.cross(y, z), y, z], 1)
    bends = bends or [(40, 66, 50), (44, 68, 50), (46, 68, 50), (50, 66, 48)]
    h = Hand(bends, spread=(6, 2, -3, -8), thumb=thumb, back=(0.7, 0.5, 0.2), arm=arm, looks=GLOVE, lines=0.9, stout=1.26, melt=0.5)
    glove = h.placed(frame_, -(frame_ @ V(0, -depth, 0.42)), 1.0, hand_side)
    return shoot([glove, *extra], spot(*at, scale, 0, 0), light=light)


def _glass():
    """Three drawn tubes of brass; its axis goes from the eye to us, down and to the right."""
    a = unit(V(*AXIS))
    c = Clay(GLOVE)
    for u, v, q, m in ((-1.62, -1.48, 0.19, "iron"), (-1.5, -0.8, 0.125, "metal"), (-0.86, -0.24, 0.175, "metal"), (-0.3, 0.62, 0.225, "leather"), (0.56, 0.9, 0.285, "metal")):  # fmt: skip
        c.add(Clay(GLOVE).cone(a * u, a * v, q, q * 1.04, m=m))
    for u, q in ((-0.86, 0.16), (-0.8, 0.2), (-0.3, 0.21), (-0.22, 0.245), (0.56, 0.26)):
        c.add(Clay(GLOVE).cone(a * u, a * (u + 0.05), q + 0.03, q + 0.03, m="metal"))
    return c.add(Clay(GLOVE).cone(a * 0.88, a * 0.915, 0.235, 0.235, m="glass"))


def _traveller(s):
    """He leans on the rim of the moon as on a wall: only a helmet and shoulders, napkin on."""
    x, y = 500, 236
    pack = blob([(372, 260), (390, 226), (610, 226), (632, 262), (640, 420), (364, 420)])
    _suit(s, pack, 5)
    chest = blob([(392, 356), (420, 318), (500, 306), (582, 318), (612, 356), (630, 450), (376, 450)])
    _suit(s, chest)
    helmet = ell(x, y, 124, 118)
    s.wash(move(helmet, 8, 16), "#2a3462", 0.8, wet=9, clip=union(chest, pack))
    _suit(s, helmet)
    for e in (-1, 1):
        ear = ell(x + e * 122, y + 6, 15, 34)
        s.cover(ear)
        s.thing(ear, "#c8502e", 1.0, shade=0.7, shcol="#4a1414", hatch=0, line=2.6)
    visor = blob([(x - 94, y - 4), (x - 80, y - 56), (x, y - 80), (x + 80, y - 56), (x + 94, y - 4), (x + 80, y + 50), (x, y + 78), (x - 80, y + 50)])
    s.cover(visor.buffer(7))
    s.thing(visor.buffer(7), "#b8bccc", 0.8, shade=0.6, shcol="#39446e", hatch=0, line=2.8)
    s.cover(visor)
    s.wash(visor, "#2a1638", 1.3, col2="#12102c", gran=0.3)
    _face(s, x + 14, y + 4, visor)
    s.wash(blob([(x - 100, y - 90), (x - 30, y - 90), (x - 52, y), (x - 30, y + 90), (x - 100, y + 80)]), "#e8922a", 0.5, wet=12, clip=visor)
    s.outline(visor, 3)
    s.curve(arc(x, y, 84, 68, 196, 252, 16), 7, "#fff3d0", body=True, alpha=0.95)
    s.curve(arc(x, y, 84, 68, 260, 270, 8), 6, "#fff3d0", body=True, alpha=0.9)
    _mirrored(s, x - 56, y + 22, visor)


def _face(s, x, y, visor):
    """One eye shut, the other behind the eyepiece; he can taste it."""
    skin = ("#e8b48c", "#d8805c", "#6a3448")
    face = blob([(x - 52, y - 30), (x - 36, y - 70), (x, y - 84), (x + 40, y - 70), (x + 54, y - 30), (x + 50, y + 22), (x + 26, y + 60), (x, y + 70), (x - 26, y + 60), (x - 50, y + 22)] )  # fmt: skip
    s.thing(face.intersection(visor), skin[0], 0.75, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.4, soft=44)
    hair_ = blob([(x - 56, y - 24), (x - 50, y - 90), (x, y - 100), (x + 56, y - 90), (x + 58, y - 24), (x + 40, y - 52), (x + 12, y - 60), (x - 14, y - 50), (x - 40, y - 52)] )  # fmt: skip
    s.thing(hair_.intersection(visor), "#5a2c1c", 1.2, shade=0.6, shcol="#1a0c14", hatch=0, line=2)
    for q in range(9):
        s.curve([(x - 48 + 12 * q, y - 80), (x - 44 + 12 * q, y - 64), (x - 46 + 11.5 * q, y - 52)], 1.8, "#a8643c", body=True, alpha=0.7, clip=hair_.intersection(visor))  # fmt: skip
    for px, k in ((x - 28, 0.6), (x + 34, 0.5), (x + 2, 0.4)):
        s.wash(ell(px, y + 18, 15, 11), "#d8583c", k, wet=7, clip=face)
    s.wash(ell(x - 24, y - 12, 20, 10), skin[2], 0.4, wet=6, clip=face)
    s.curve([(x - 40, y - 8), (x - 25, y), (x - 9, y - 9)], 3.6, "#241018")  # shut
    for u in (-38, -30, -21, -13):
        s.curve([(x + u, y - 5), (x + u - 2, y + 3)], 1.8, "#241018")
    for v in (0, 6):
        s.curve([(x - 44, y - 10 + v), (x - 52, y - 13 + 2 * v)], 1.6, skin[2])
    for q in range(4):
        s.curve([(x - 44, y - 26 + q), (x - 26, y - 34 + q), (x - 8, y - 24 + q)], 2.2, "#3a1c14")
        s.curve([(x + 12, y - 34 + q), (x + 30, y - 46 + q), (x + 46, y - 36 + q)], 2.2, "#3a1c14")
    s.curve([(x - 3, y - 14), (x - 8, y + 10), (x - 12, y + 20), (x - 4, y + 26), (x + 6, y + 25), (x + 12, y + 20)], 2.4, "#4a2028")
    s.wash(blob([(x - 12, y + 18), (x - 2, y + 26), (x + 12, y + 20), (x + 2, y + 12)]), skin[2], 0.4, wet=4, clip=face)
    s.curve([(x - 27, y + 34), (x - 12, y + 43), (x + 8, y + 44), (x + 26, y + 33)], 3.2, "#5a1420")
    tongue = blob([(x + 8, y + 43), (x + 24, y + 35), (x + 30, y + 42), (x + 20, y + 53), (x + 10, y + 51)])
    s.thing(tongue, "#e0606a", 0.9, shade=0.3, hatch=0, line=2)
    s.curve([(x - 31, y + 30), (x - 27, y + 35)], 2.2, "#5a1420")


def _mirrored(s, x, y, visor):
    """What he sees: the bowl, small and bright in the gold."""
    bowl = blob([(x - 32, y, 1), (x - 22, y + 22), (x, y + 28), (x + 22, y + 22), (x + 32, y, 1), (x, y + 6)])
    s.fill(bowl, "#28468c", body=True, clip=visor)
    s.fill(ell(x, y, 32, 9), "#fff3d8", body=True)
    s.fill(ell(x, y + 1, 26, 6), "#f08a20", body=True)
    for k in (-12, 2, 15):
        s.curve([(x + k, y - 5), (x + k - 6, y - 17), (x + k + 4, y - 28), (x + k - 1, y - 40)], 3, "#fff3d8", body=True, alpha=0.9)


def _napkin(s):
    g = blob([(430, 338, 1), (500, 352), (574, 338, 1), (556, 400), (502, 452, 1), (446, 398)])
    s.wash(move(g, 8, 10), "#2a3462", 0.7, wet=6)
    s.cover(g)
    s.thing(g, "#fff6ea", 0.2, shade=0.5, shcol="#7a4a68", hatch=0, line=2.8)
    for k in range(-6, 7):
        for pts in ([(500 + 24 * k, 330), (500 + 24 * k, 460)], [(420, 390 + 24 * k), (580, 390 + 24 * k)]):
            s.stroke(pts, 10, "#d03a34", clip=g, taper=(0, 0), alpha=0.5)
    s.outline(g, 2.8)


def _cuff(s, pts):
    """The ring where a glove is locked to its sleeve."""
    g = limb(pts, [9, 10, 9])
    s.thing(g, "#b8bccc", 0.8, shade=0.8, shcol="#2c3458", hatch=0, line=2.6)
    s.curve(pts, 3, "#c8502e", taper=(0.02, 0.02))


def _reach(s):
    """A glass in one glove, a spoon ready in the other."""
    _rings(s, [(414, 362), (352, 424), (306, 478)], [42, 40, 37])
    spoon = union(limb([(296, 470), (291, 280)], [7, 6]), ell(290, 246, 26, 46, -3))
    s.cover(spoon)
    s.thing(spoon, "#d4d8e4", 0.6, shade=0.8, shcol="#2a2c40", hatch=0, line=2.8)
    s.curve(arc(290, 246, 15, 32, 150, 250, 12), 4, "#ffffff", body=True)
    _rings(s, [(302, 490), (296, 462), (290, 436)], [38, 37, 34])
    thumb = (V(0.10, -0.035, 0.10), V(0.25, -0.10, 0.20), V(0.42, -0.13, 0.29), V(0.56, -0.13, 0.34))
    s.model(_round((0.02, 1, 0), (-1, 0, 0), 24, 0.16, (294, 392), 130, thumb, ((0.75, 0, 0.6), 0.2), 1, (-0.5, 0.7, 0.5)), line=2.6, lost=0.05)
    _cuff(s, [(254, 428), (290, 441), (326, 430)])
    _rings(s, [(594, 360), (676, 392), (756, 434)], [42, 42, 40])
    s.wash(limb([(570, 270), (650, 440), (690, 500)], [18, 30, 40]), "#1a1a44", 0.8, wet=14)
    thumb = (V(0.10, -0.035, 0.10), V(0.25, -0.10, 0.22), V(0.35, -0.18, 0.36), V(0.39, -0.26, 0.47))
    shot = _round(AXIS, (1, 0.5, 0), 40, 0.30, (632, 392), 130, thumb, ((-0.1, 0.1, 0.9), 0.22), -1, (-0.5, 0.7, 0.5), [_glass()])
    s.model(shot, line=2.6, lost=0.03)
    o = shot.cam.project(unit(V(*AXIS)) * 0.915)
    s.curve(arc(*o, 20, 15, 175, 260, 12), 5, "#eaf4ff", body=True)
    s.fill(ell(o[0] + 8, o[1] + 8, 8, 5), "#f8b040", body=True)
    _rings(s, [(766, 440), (750, 410), (728, 388)], [40, 39, 34])
    _cuff(s, [(696, 408), (710, 380), (740, 358)])


def _frame(s):
    """An old sash window with one bar across and one down."""
    bars = [box(150, 50, 914, 98), box(150, 806, 914, 858), box(150, 50, 198, 858), box(866, 50, 914, 858), box(198, 664, 866, 688)]
    for g in bars:
        s.wash(move(g, 16, 22).difference(PANE.buffer(20)), DEEP, 0.7, wet=12)
        s.cover(g)
        s.thing(g, "#e8d8c0", 0.5, col2="#b89a8a", shade=0.7, shcol="#4a3450", hatch=6, line=3, soft=16)
    sill = poly([(104, 858), (960, 858), (990, 916), (74, 916)])
    s.wash(move(sill, 6, 34), DEEP, 0.9, wet=16)
    s.cover(sill)
    s.thing(sill, "#f0e0c4", 0.5, shade=0.5, shcol="#5a4058", hatch=7, line=3.2)
    for x in (230, 540, 800):  # the moon lies on it
        s.scumble(poly([(x, 862), (x + 90, 862), (x + 104, 910), (x + 6, 910)]), "#e4ecff", 0.5, 80)


def _cat(s):
    """It has seen him long ago."""
    body = blob([(722, 880), (700, 846), (706, 780), (726, 722), (736, 690), (800, 690), (816, 724), (842, 790), (846, 850), (824, 880)])
    head = blob(
        [(708, 640), (712, 600), (716, 556, 1), (746, 590), (772, 586), (798, 588), (824, 552, 1), (828, 600), (830, 642), (808, 684), (768, 700), (728, 684)]
    )
    tail = limb([(820, 858), (890, 876), (926, 936), (914, 1000), (940, 1026)], [17, 18, 17, 15, 10])
    whole = union(body, head, tail)
    s.wash(move(whole, 12, 16), DEEP, 0.8, wet=14)
    s.cover(whole)
    s.thing(whole, "#241a2c", 1.5, shade=0.6, shcol="#08060e", hatch=0, line=2)
    flow = lambda x, y: math.atan2(y - 560, (x - 768) * 0.9)  # noqa: E731
    marks.pelt(s, s.mask(whole), flow, 900, (12, 26), 1.5, "#06050c", "#6474b4", 0.3)
    rim = whole.difference(move(whole, 7, 8)).buffer(-0.4)
    s.fill(rim, "#c8d4f4", body=True, alpha=0.75)


def _bowl_of_fish(s):
    """A helmet of another kind."""
    x, y = 292, 772
    glass = ell(x, y, 92, 84).difference(box(100, 600, 480, 704))
    water = glass.intersection(box(100, 744, 480, 900))
    s.lift(glass, 0.25, 6)
    s.cover(water, keep=0.35)
    s.wash(water, "#4aa0b8", 0.7, gran=0.25)
    s.outline(glass, 2.8, "#101830")
    s.stroke(path([(200 + 12, 744), (x, 754), (384 - 12, 744)], 10), 2.6, "#eafcff", body=True)
    body = blob([(260, 794), (290, 770), (326, 782), (344, 796), (322, 812), (288, 818)])
    fin = blob([(268, 796), (236, 770), (226, 792), (238, 800), (224, 818), (250, 816)])
    for g in (fin, body):
        s.cover(g)
        s.thing(g, "#f07a28", 1.1, shade=0.6, shcol="#8a2c10", hatch=0, line=2.2)
    s.fill(ell(324, 792, 5), "#fff8e8", body=True)
    s.fill(ell(325, 791, 2.6), "#101018")
    s.stroke(arc(x, y, 72, 66, 196, 246, 12), 6, "#ffffff", body=True, alpha=0.8)


def _table(s):
    """Checked cloth, seen from a chair."""
    top = poly([(-40, 1010), (1040, 1010), (1240, 1560), (-240, 1560)])
    s.wash(move(top, 0, -26).difference(top), DEEP, 0.9, wet=18)
    s.cover(top)
    s.wash(top, "#f6ead0", 0.3, gran=0.25)
    far, near = 1010, 1520
    rows = [far + (near - far) * (k / 8) ** 1.35 for k in range(9)]

    def at(u, y):
        return 500 + (u - 0.5) * (1080 + 400 * (y - far) / 550)

    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        for i in range(14):
            cell = poly([(at(i / 14, a), a), (at((i + 1) / 14, a), a), (at((i + 1) / 14, b), b), (at(i / 14, b), b)])
            k = (i % 2) + (j % 2)
            if k:
                s.wash(cell, "#c83a34", 0.42 * k, edge=0.3, gran=0.25)
    s.wash(blob([(620, 980), (1100, 980), (1100, 1600), (300, 1600), (700, 1400)]), "#2a1830", 0.8, wet=120, gran=0.25, clip=top)
    s.wash(blob([(-60, 1000), (120, 1010), (60, 1300), (-60, 1600)]), "#2a1830", 0.6, wet=120, gran=0.25, clip=top)
    s.stroke([(-20, 1010), (1020, 1010)], 4, "#1a0f18")


def _soup(s):
    x, y = SOUP
    plate = ell(x, y + 92, 262, 84)
    s.wash(move(plate, 34, 34), DEEP, 1.0, wet=16)
    s.cover(plate)
    s.thing(plate, "#f2f4fa", 0.2, shade=0.5, shcol="#4a5a8a", hatch=6, line=3, soft=50)
    s.outline(ell(x, y + 88, 214, 64), 2, "#3a5aa0", lost=0.1)
    cup = blob([(x - 196, y - 6, 1), (x - 168, y + 74), (x - 90, y + 122), (x + 90, y + 122), (x + 168, y + 74), (x + 196, y - 6, 1), (x, y + 40)])
    s.cover(cup)
    s.thing(cup, "#3f6ab8", 0.9, col2="#28468c", shade=0.9, shcol="#0e1a44", hatch=6, line=3.2, soft=60)
    mouth = ell(x, y - 8, 196, 58)
    s.cover(mouth)
    s.thing(mouth, "#e8ecf6", 0.3, shade=0.3, shcol="#4a5a8a", hatch=0, line=3)
    broth = ell(x, y - 2, 172, 45)
    s.wash(broth, "#e8952a", 1.0, col2="#c8601c", gran=0.3)
    s.wash(broth.difference(move(broth, 4, 14)), "#5a2410", 0.9, wet=5, clip=broth)
    for u, v in ((-90, 4), (-30, 14), (40, -10), (100, 8), (20, 20)):
        s.fill(ell(x + u, y + v, 13, 6), "#f8d060", body=True, alpha=0.9)
        s.fill(ell(x + u + 24, y + v - 10, 8, 4), "#5a8a34", body=True, alpha=0.9)
    spoon = union(ell(x + 330, y + 74, 50, 24, 12), limb([(x + 366, y + 90), (x + 500, y + 168)], [8, 11]))
    s.wash(move(spoon, 12, 16), DEEP, 1.0, wet=7)
    s.cover(spoon)
    s.thing(spoon, "#c8ccd8", 0.7, shade=0.8, shcol="#2a2c40", hatch=0, line=2.6)


def _steam(s):
    """It goes where she would like to go: up, through the pane, to the one who looks."""
    x, y = SOUP
    lines = (([(x - 90, y - 20), (x - 150, y - 190), (x - 40, y - 350), (x - 40, y - 490), (x + 150, y - 620)], 22), ([(x + 10, y - 24), (x - 50, y - 200), (x + 60, y - 380), (x + 60, y - 510), (x + 172, y - 638)], 30), ([(x + 100, y - 20), (x + 150, y - 170), (x + 70, y - 330), (x + 140, y - 480), (x + 196, y - 628)], 18))  # fmt: skip
    for pts, w in lines:
        n = len(pts)
        veil = limb(pts, [w * (1 - 0.8 * i / (n - 1)) + 4 for i in range(n)], 12)
        s.lift(veil, 0.5, 9)
        s.scumble(veil, "#fff8ea", 0.35, 88)
        line = path(pts, 14)
        s.stroke(line, 5, "#fffaf0", body=True, alpha=0.75, taper=(0.2, 0.7))
        s.stroke(line + [w * 0.6, 6], 2.4, "#fffaf0", body=True, alpha=0.6, taper=(0.2, 0.7))


def _bread(s):
    loaf = blob([(20, 1330), (70, 1250), (180, 1226), (270, 1262), (300, 1340), (260, 1400), (120, 1424), (30, 1396)])
    s.wash(move(loaf, 26, 26), DEEP, 1.0, wet=14)
    s.cover(loaf)
    s.thing(loaf, "#d8903c", 0.9, col2="#a85a24", shade=0.9, shcol="#4a1c10", hatch=6, line=3, soft=60)
    s.wash(blob([(30, 1360), (150, 1400), (290, 1350), (260, 1410), (120, 1430)]), "#3a140c", 0.9, wet=16, clip=loaf)
    s.scumble(blob([(70, 1270), (180, 1240), (250, 1270), (160, 1286)]), "#fff0cc", 0.5, 10)
    for k in range(3):
        x = 84 + 62 * k
        cut = blob([(x, 1264 + 6 * k, 1), (x + 26, 1306), (x + 14, 1372, 1), (x + 4, 1316)])
        s.fill(cut, "#f8dca0", body=True)
        s.outline(cut, 1.8, "#6a3414")


def _lamp(s):
    shade = poly([(-40, 130), (60, 20), (150, 20), (262, 150), (246, 172), (-40, 176)])
    s.glow(110, 260, 330, "#f8a83a", 0.55, 0.7)
    s.wash(move(shade, 8, 20), DEEP, 0.5, wet=14)
    s.cover(shade)
    s.thing(shade, "#2f7a6a", 1.0, col2="#1c4a48", shade=0.7, shcol="#0a2024", hatch=6, line=3.2, soft=50)
    s.stroke([(104, 20), (104, -20)], 6, "#161018")
    s.fill(ell(110, 172, 128, 18), "#fff3c0", body=True)
    s.outline(ell(110, 172, 132, 20), 2.4)


def _chair(s):
    """Pulled out a little, and empty; a child's scarf hangs on it."""
    for x in (556, 800):
        s.thing(limb([(x, 900), (x - 4, 1080)], [13, 14]), "#7a4a2c", 1.0, shade=0.8, shcol="#241018", hatch=5, line=2.8)
    for y in (918, 968):
        s.thing(limb([(556, y), (680, y - 8), (800, y)], [12, 14, 12]), "#8a5630", 1.0, shade=0.8, shcol="#241018", hatch=5, line=2.8)
    scarf = union(blob([(602, 900), (640, 884), (684, 900), (690, 960), (684, 1040), (616, 1040), (612, 960)]), blob([(676, 902), (716, 896), (730, 940), (736, 1040), (692, 1040), (690, 960)]))  # fmt: skip
    s.wash(move(scarf, 12, 14), DEEP, 0.9, wet=8)
    s.cover(scarf)
    s.thing(scarf, "#e0b030", 1.0, shade=0.7, shcol="#6a3410", hatch=5, line=2.8, soft=20)
    for x in (628, 650, 670, 706):
        s.stroke([(x, 916), (x + 2, 1010)], 2, "#8a5a14", clip=scarf)


@card("midnight", paper="cold", light=(-0.5, -0.7))
def telescope_home(s):
    """A place is laid; on the moon before the window somebody stands with a telescope and looks in."""
    _wall(s)
    _night(s)
    _traveller(s)
    _moon(s)
    _napkin(s)
    _reach(s)
    _frame(s)
    _lamp(s)
    _bowl_of_fish(s)
    _cat(s)
    _chair(s)
    _table(s)
    _bread(s)
    _soup(s)
    _steam(s)
    s.splatter("#1a0f18", 30, (0, 900, 1000, 1500), (0.7, 4))
