"""A new child, and the one that was there before."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.portrait import SKINS, finger, folds, garment, tresses
from ..kit.profile import profile

NIGHT, GOLD = "#05100f", "#ffd98a"
WHITE = ("#a8a0a0", "#d8d2cc", "#fffaf0", "#ffffff")
FATHER, MOTHER = ("#b67a54", "#a45e42", "#6a3a38"), ("#a87250", "#985a40", "#5e3232")


def _room(s):
    s.wash(s.all, "#f4dc9a", 0.45, col2="#e8c878", pool=0.6, bloom=4, gran=0.4)
    s.wash(blob([(500, -100), (1100, -100), (1100, 1000), (900, 960), (860, 640), (700, 300)]), "#4a9a84", 0.9, wet=85, gran=0.5, pool=0.6)
    s.wash(blob([(760, -100), (1100, -100), (1100, 900), (960, 760), (900, 300)]), "#12443c", 0.8, wet=80, gran=0.5)
    s.wash(blob([(-100, -100), (560, -100), (200, 60), (60, 300), (-100, 700)]), "#4a9a84", 0.7, wet=80, gran=0.5)
    for x in range(-60, 1080, 62):
        s.wash(poly([(x, -20), (x + 26, -20), (x + 20, 1000), (x - 6, 1000)]), "#2f7a6a", 0.16, edge=0.4, rough=0.8)
    floor = poly([(-40, 968), (1040, 946), (1040, 1540), (-40, 1540)])
    s.cover(floor)
    s.wash(floor, "#d89a54", 0.75, col2="#b8743c", gran=0.5, pool=0.5, bloom=3)
    s.wash(blob([(560, 930), (1100, 900), (1100, 1600), (760, 1600), (640, 1300)]), "#4a2418", 1.1, wet=80, gran=0.6)
    s.wash(blob([(820, 930), (1100, 900), (1100, 1600), (860, 1600)]), "#3a1a12", 0.8, wet=80, gran=0.6)
    s.wash(blob([(-100, 950), (120, 950), (20, 1200), (-100, 1400)]), "#3a1a12", 0.6, wet=70, gran=0.6)
    for k in range(-9, 14):
        a, b = (340 + 74 * k, 955), (300 + 210 * k, 1540)
        s.stroke([a, b], 2, "#2a120c", alpha=0.8)
        for _ in range(3):
            u = s.rng.random()
            p = np.array(a) * (1 - u) + np.array(b) * u
            s.curve([p, p + [6, 30], p + [4, 66]], 1.1, "#4a2414", alpha=0.7)
    s.stroke([(-20, 968), (1020, 946)], 5, "#1a0c0a")
    s.wash(limb([(-20, 956), (1020, 934)], [10, 10]), NIGHT, 0.9)


def _row(a, b, n, high):
    """Teeth from a to b, the smaller the nearer the hinge."""
    pts = []
    for i in range(n):
        q, r, e = (np.array(a) + (np.array(b) - a) * (i + v) / n for v in (0, 0.5, 0.92))
        pts += [tuple(q), tuple(r + [0, high * (1.25 if i == 1 else 1) * (1 - 0.65 * i / n)]), tuple(e)]
    return pts


BACK = path([(1090, 500), (960, 370), (860, 290), (770, 250), (724, 170), (644, 138), (582, 172), (556, 226), (440, 190), (300, 140), (200, 104), (126, 70), (66, 84), (44, 140), (72, 190)], 8)
THROAT = path([(40, 478), (64, 530), (180, 548), (340, 540), (480, 540), (610, 570), (700, 640), (760, 760), (800, 960)], 8)
CROC = valid(Polygon([*BACK, *_row((84, 200), (640, 366), 8, 84), (668, 400), *_row((58, 474), (640, 430), 8, -70)[::-1], *THROAT, (1090, 960)]))
PLATES = [poly([p + [-22, 14], p + [4, -40], p + [26, 18]]) for p in BACK[4:34:4]]
FLAME, THROW = (206, 1372), 3.9


def small(g):
    """From the shadow on the wall back to the toy before the flame."""
    return move(g, s=1 / THROW, origin=FLAME)


def _shadow(s):
    """What the toy throws on the wall: its own outline, seen from the flame."""
    croc = union(CROC, *PLATES)
    near = small(CROC)
    for a, b in (((44, 120), (40, 500)), ((560, 200), (1000, 240)), ((126, 70), (560, 200))):  # light that passes it
        beam = poly([FLAME, move([a], s=1.02, origin=FLAME)[0], move([b], s=1.02, origin=FLAME)[0]])
        s.lift(beam.difference(near), 0.3, 24)
    m = np.clip(s.warp(s.mask(croc), (0, 0, s.w, s.h), 1.2, 2.2), 0, 1)
    s.wash(m, "#0c3a38", 1.5, col2="#0a2a3a", edge=0.6, pool=0.5, bloom=3, gran=0.4, rough=1)
    s.wash(croc, NIGHT, 1.2, wet=60, grad=("lin", 20, -0.2, 1.2), clip=croc, gran=0.5)
    eye = ell(648, 206, 36, 30, -8)
    s.glow(648, 206, 110, "#f6d040", 0.3, 0.5)
    s.cover(eye)
    s.wash(eye, "#ffe03a", 0.8, col2="#ffd028", edge=1.2, off=0)
    s.fill(ell(640, 210, 9, 27, 6), "#0a0a0c", body=True)
    s.fill(poly([(596, 168), (700, 186), (690, 150), (640, 138)]), "#062422")


def _hold(s, pts, skin, roots, line=2.0, r=9):
    """Fingers laid over a rim, one after another, and the back of the hand."""
    g = blob(pts)
    s.thing(g, skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=line)
    for q in roots:
        finger(s, q, r, skin, line=line * 0.9, k=0.85, nail=r > 8)


def _bowed(s, x, y, w, turn, skin):
    """A head bent so far that it is mostly crown: lids, a nose, a hint of a mouth. Returns its frame."""
    light, warm, shade = skin

    def at(pts):
        return move(np.asarray([p[:2] for p in pts], float), x, y, w, turn)

    g = valid(Polygon(at(path([(-0.46, 0.0), (-0.42, -0.4), (0, -0.6), (0.42, -0.4), (0.46, 0.0), (0.42, 0.24), (0.26, 0.48), (0, 0.58), (-0.26, 0.48), (-0.42, 0.24)], 8, True))))
    s.thing(g, light, 0.75, col2=warm, shade=0.6, shcol=shade, hatch=0, line=2.4)
    for e in (-1, 1):
        s.wash(ell(*at([(0.22 * e, 0.2)])[0], w * 0.13, w * 0.06, turn), shade, 0.4, wet=5, clip=g)
        s.curve(at([(0.09 * e, 0.2), (0.2 * e, 0.265), (0.33 * e, 0.2)]), 2.6)
        for v in (0.16, 0.22, 0.28):
            s.stroke(at([(v * e, 0.25), (v * 1.08 * e, 0.295)]), 1.2)
        s.curve(at([(0.07 * e, 0.1), (0.22 * e, 0.055), (0.36 * e, 0.1)]), 3.2, shade)
        s.wash(ell(*at([(0.26 * e, 0.36)])[0], w * 0.1), "#d0604a", 0.4, wet=7, clip=g)
    nose = valid(Polygon(at(path([(-0.045, 0.14), (-0.085, 0.36), (0, 0.44), (0.085, 0.36), (0.045, 0.14)], 6, True))))
    s.wash(nose, warm, 0.45, wet=3, clip=g)
    s.curve(at([(-0.085, 0.35), (-0.05, 0.42), (0, 0.44), (0.05, 0.42), (0.085, 0.35)]), 2.2)
    s.curve(at([(-0.1, 0.50), (0, 0.525), (0.1, 0.50)]), 1.9, "#8a3038")
    return at


def _behind(s):
    """The father and the mother, on the other side of the cradle, bent over it."""
    body = blob([(282, 980), (262, 820), (286, 716), (350, 666), (440, 668), (486, 730), (490, 980)])
    garment(s, body, "#2f5a94", lambda x, y: 1.6, 40, dark="#081428", pale="#a8d0f8")
    folds(s, ([(330, 720), (340, 800), (324, 900)], [(440, 730), (430, 800), (446, 900)]), "#081428", "#a8d0f8", 2.4)
    at = _bowed(s, 408, 700, 150, -10, FATHER)
    hair_ = valid(Polygon(at(path([(-0.44, 0.06), (-0.5, -0.24), (-0.36, -0.58), (0, -0.72), (0.36, -0.58), (0.5, -0.24), (0.44, 0.06), (0.3, -0.06), (0, -0.1), (-0.3, -0.06)], 8, True))))
    s.cover(hair_)
    s.wash(hair_, "#1a1012", 1.6)
    s.fill(hair_, "#1a1012")
    tangle(s, hair_.buffer(5), 90, "#050304", 1.8, length=40, loop=0.5, inner=1)
    tangle(s, hair_, 40, "#8a5c44", 1.3, length=30, loop=0.5, inner=1, body=True)
    beard = valid(Polygon(at(path([(-0.46, 0.1), (-0.36, 0.36), (-0.2, 0.44), (-0.08, 0.455), (0, 0.475), (0.08, 0.455), (0.2, 0.44), (0.36, 0.36), (0.46, 0.1), (0.38, 0.56), (0.14, 0.74), (-0.14, 0.74), (-0.36, 0.56)], 8, True))))
    s.cover(beard)
    s.wash(beard, "#1a1012", 1.6)
    s.fill(beard, "#1a1012")
    tangle(s, beard, 34, "#7a5040", 1.2, length=24, loop=0.5, inner=1, body=True)
    s.curve(at([(-0.12, 0.53), (0, 0.565), (0.12, 0.53)]), 5, "#b85a50", body=True)
    dress = blob([(470, 980), (476, 820), (506, 742), (560, 706), (640, 716), (680, 800), (694, 980)])
    garment(s, dress, "#f0c88a", lambda x, y: 1.5, 40, dark="#6a3c16", pale="#fff8dc")
    folds(s, ([(530, 760), (540, 840), (530, 920)], [(640, 750), (632, 840), (650, 930)]), "#6a3c16", "#fff8dc", 2.4)
    at = _bowed(s, 556, 730, 142, 12, MOTHER)
    hair_ = valid(Polygon(at(path([(0, -0.10), (-0.2, 0.0), (-0.34, 0.16), (-0.40, 0.44), (-0.62, 0.56), (-0.66, 0.1), (-0.56, -0.4), (-0.26, -0.68), (0.1, -0.72), (0.46, -0.54), (0.62, -0.1), (0.64, 0.4), (0.56, 0.6), (0.40, 0.46), (0.35, 0.16), (0.2, 0.0)], 8, True))))
    part = at([(0.02, -0.5)])[0]
    tresses(s, hair_, lambda x, y: math.atan2(y - part[1] + 6, (x - part[0]) * 0.8), ("#34160e", "#5a2c18", "#a8642f", "#f0b070"), 260, 28, 1.6)
    s.curve(at([(0.02, -0.66), (0.0, -0.4), (0.0, -0.1)]), 2.2, MOTHER[0], body=True)


def _cradle(s):
    rim = ell(468, 912, 214, 52, -2)
    box_ = blob([(256, 914, 1), (270, 1000), (320, 1074), (470, 1094), (620, 1068), (668, 990), (682, 906, 1), (470, 964)])
    s.wash(ell(470, 1120, 280, 44), NIGHT, 1.2, wet=18)
    for k, y in ((0.96, 1100), (1.0, 1124)):  # runners, pegged to the box
        run = path([(470 - 250 * k, y - 42), (340, y - 4), (470, y + 8), (600, y - 6), (470 + 250 * k, y - 50)], 10)
        s.thing(limb(run, [11] * len(run), 2), "#8a4c22", 1.1, shade=0.9, shcol="#200c08", hatch=0, line=2.6)
    for x in (340, 606):
        s.thing(limb([(x, 1050), (x - 6 if x < 470 else x + 6, 1122)], [13, 12]), "#8a4c22", 1.1, shade=0.9, shcol="#200c08", hatch=0, line=2.6)
    s.thing(rim, "#3a2418", 1.2, shade=0.3, hatch=0, line=2.6)
    # within: a pillow, the child, a quilt
    s.thing(blob([(282, 906), (300, 868), (360, 850), (420, 866), (430, 910), (360, 940)]), "#fffaf0", 0.2, shade=0.6, shcol="#8a8494", hatch=5, line=2.3)
    skin = ("#c08a62", "#b06a4a", "#7a4638")

    def at(*pts):
        return move(np.array(pts, float), 366, 872, 52, -52)

    bonnet = valid(Polygon(at(*path([(-0.95, 0.75), (-1.2, 0.1), (-1.0, -0.75), (-0.4, -1.2), (0.4, -1.2), (1.0, -0.75), (1.2, 0.1), (0.95, 0.75), (0, 1.1)], 8, True))))
    s.thing(bonnet, "#fff6e6", 0.25, shade=0.5, shcol="#a898a8", hatch=0, line=2.2)
    head = valid(Polygon(at(*path([(-0.86, 0.1), (-0.7, -0.5), (0, -0.78), (0.7, -0.5), (0.86, 0.1), (0.8, 0.6), (0.4, 0.98), (0, 1.05), (-0.4, 0.98), (-0.8, 0.6)], 8, True))))
    s.thing(head, skin[0], 0.6, col2=skin[1], shade=0.4, shcol=skin[2], hatch=0, line=2)
    for e in (-1, 1):
        s.wash(ell(*at((0.5 * e, 0.52))[0], 11), "#c85a48", 0.6, wet=6, clip=head)
        s.curve(at((0.18 * e, 0.16), (0.38 * e, 0.28), (0.62 * e, 0.14)), 2.4)
        for v in (0.3, 0.42, 0.54):
            s.stroke(at((v * e, 0.26), (v * 1.08 * e, 0.36)), 1.1)
        s.curve(at((0.2 * e, -0.16), (0.4 * e, -0.22), (0.58 * e, -0.14)), 1.4, "#5a2c20")
    s.curve(at((-0.12, 0.46), (0, 0.52), (0.12, 0.46)), 1.8)
    s.wash(ell(*at((0, 0.74))[0], 8, 5, -52), "#b83a44", 0.8, wet=2)
    s.curve(at((-0.2, 0.70), (0, 0.76), (0.2, 0.70)), 2)
    s.curve(at((-0.06, -0.72), (0.06, -0.52), (-0.08, -0.44)), 2, "#1c0c0a")
    marks.lace(s, at(*path([(-0.84, 0.5), (-0.88, 0.1), (-0.7, -0.5), (0, -0.8), (0.7, -0.5), (0.88, 0.1), (0.84, 0.5)], 8)), (2, 4.5), 6, 1)
    quilt = blob([(424, 930), (416, 880), (460, 850), (540, 848), (620, 866), (668, 900), (640, 936), (540, 958), (470, 958)])
    garment(s, quilt, "#e8a82a", lambda x, y: 0.3, 35, dark="#6a3008", pale="#fff4c0", cast=None, long=26)
    for k in range(5):
        s.curve([(450 + k * 44, 856 + k * 3), (446 + k * 46, 900), (470 + k * 40, 950)], 1.6, "#6a3008", clip=quilt)
    s.thing(blob([(416, 930), (410, 884), (446, 848), (470, 846), (444, 884), (446, 946)]), "#fffaf0", 0.2, shade=0.6, shcol="#8a8494", hatch=0, line=2.2)
    s.thing(limb([(474, 892), (450, 882), (436, 880)], [13, 12, 11]), "#fff6e6", 0.25, shade=0.5, hatch=0, line=2)
    for e in range(4):
        finger(s, [(434 - e, 870 + e * 7), (420 - e, 872 + e * 7), (414, 878 + e * 6)], 4.6, skin, line=1.4, nail=False, n=4)
    arm = limb([(646, 800), (622, 856), (556, 868)], [30, 26, 17])
    garment(s, arm, "#e8c07a", lambda x, y: 1.7, 19, dark="#5a3416", pale="#fff8dc", cast=(4, 12), line=2.6)
    _hold(s, [(560, 852), (530, 850), (506, 862), (512, 884), (540, 888), (562, 880)], MOTHER, ([(524, 856), (496, 862), (480, 876)], [(520, 864), (492, 874), (478, 890)], [(522, 874), (500, 886), (490, 898)]), r=8.5)
    arm = limb([(306, 730), (262, 800), (268, 866)], [30, 27, 18])
    garment(s, arm, "#2f5a94", lambda x, y: 1.6, 17, dark="#081428", pale="#a8d0f8", cast=(4, 12), line=2.6)
    _hold(s, [(252, 866), (286, 862), (298, 880), (292, 902), (256, 902)], FATHER, ([(258, 884), (256, 904), (258, 920)], [(271, 884), (271, 906), (273, 924)], [(285, 884), (287, 904), (289, 922)]), r=7.5)
    s.cover(box_)
    s.wash(box_, "#f0d8a0", 0.6, col2="#c89a5a", gran=0.5, grad=("lin", 90, 0.5, 1.3))
    s.wash(box_, "#5a2c14", 0.8, grad=("lin", 0, -0.3, 1.2), gran=0.5)
    for j in range(9):  # wicker, withy over withy
        y = 930 + j * 17
        for i in range(24):
            x = 262 + i * 18 + (j % 2) * 9
            sag = 46 * (1 - ((x - 470) / 214) ** 2) * (1 - j * 0.06)
            s.curve([(x, y + sag - 8), (x + 8, y + sag - 14), (x + 17, y + sag - 6)], 2.4, "#4a2410", clip=box_)
            s.curve([(x + 1, y + sag - 4), (x + 8, y + sag - 10), (x + 15, y + sag - 3)], 1.2, "#fff2cc", body=True, clip=box_, alpha=0.8)
    s.outline(box_, 3)
    edge = path([(256, 914), (360, 952), (470, 964), (590, 950), (682, 906)], 10)
    s.thing(limb(edge, [11] * len(edge), 2), "#c88a44", 1.0, shade=0.9, shcol="#4a1e0c", hatch=0, line=2.5)
    for p, _, _ in marks.along(edge, 16):
        s.stroke([p + [-5, -10], p + [5, 10]], 1.7, "#4a1e0c")


def _elders(s):
    old, sand = SKINS["rose"], ("#74452f", "#6a3426", "#24101a")
    skirt = blob([(20, 1180), (36, 1040), (70, 920), (130, 860), (206, 900), (226, 1000), (236, 1180), (130, 1200)])
    garment(s, skirt, "#b8442c", lambda x, y: 1.5, 57, dark="#3a0c0c", pale="#ffb890")
    for x in (80, 170):
        s.thing(blob([(x - 20, 1186), (x + 30, 1184), (x + 62, 1204), (x + 58, 1216), (x - 24, 1214)]), "#2a1a1c", 1.3, shade=0.6, hatch=0, line=2.4)
    back = blob([(58, 930), (60, 830), (92, 740), (150, 690), (218, 690), (244, 740), (226, 810), (200, 900), (140, 950)])
    garment(s, back, "#d0683a", lambda x, y: 2.2, 48, dark="#3a0c0c", pale="#ffd0a0")
    s.thing(limb([(200, 700), (232, 680)], [30, 26]), old[0], 0.8, col2=old[1], shade=0.8, shcol=old[2], hatch=0, line=2.2)
    at = profile(s, 250, 632, 138, 34, skin=old, k=0.7, line=2.1, brow=-0.5)
    for pts in ([(0.74, 0.63), (0.69, 0.66), (0.67, 0.72)], [(0.58, 0.43), (0.53, 0.42)], [(0.58, 0.445), (0.53, 0.46)], [(0.60, 0.47), (0.66, 0.475)], [(0.56, 0.60), (0.54, 0.70)]):
        s.stroke(at(path(pts, 6)), 1.3, "#7a4048", wobble=0.3)
    hair_ = valid(Polygon(at(path([(0.70, 0.15), (0.54, 0.26), (0.46, 0.42), (0.34, 0.56), (0.12, 0.66), (-0.08, 0.52), (-0.10, 0.22), (0.10, -0.02), (0.40, -0.07), (0.62, 0.02)], 8, True))))
    tresses(s, hair_, lambda x, y: 2.6, WHITE, 200, 26, 1.4)
    tresses(s, ell(*at([(-0.10, 0.16)])[0], 28), lambda x, y: 0.8, WHITE, 70, 16, 1.4)
    s.curve(at([(0.60, 0.43), (0.55, 0.42), (0.40, 0.42)]), 1.5, "#3a2a20")
    s.outline(ell(*at([(0.67, 0.43)])[0], 13), 2, lost=0)
    arm = limb([(186, 740), (224, 850), (296, 900)], [34, 30, 20])
    garment(s, arm, "#d0683a", lambda x, y: 1.2, 28, dark="#3a0c0c", pale="#ffd0a0", cast=(4, 12))
    folds(s, ([(206, 820), (226, 826), (240, 816)], [(212, 842), (234, 846), (250, 834)]), "#3a0c0c", "#ffd0a0", 2)
    _hold(s, [(292, 888), (322, 890), (340, 906), (334, 928), (306, 930), (286, 914)], old, ([(330, 900), (350, 922), (346, 948)], [(320, 906), (336, 930), (330, 952)], [(310, 910), (322, 932), (314, 950)]))
    # he who is on the right
    legs = [limb([(800, 940), (806, 1060), (790, 1180)], [44, 36, 28]), limb([(870, 940), (884, 1070), (876, 1186)], [44, 36, 28])]
    for g, x in zip(legs, (784, 870), strict=True):
        garment(s, g, "#3a3048", lambda x_, y: 1.6, 19, dark="#08060e", pale="#9a8ab0", hatch=5)
        s.thing(blob([(x - 60, 1200), (x - 20, 1176), (x + 26, 1178), (x + 32, 1206), (x - 58, 1214)]), "#2a1a1c", 1.3, shade=0.6, hatch=0, line=2.4)
    back = blob([(910, 980), (916, 860), (886, 760), (820, 700), (750, 690), (714, 730), (730, 800), (770, 880), (790, 970)])
    garment(s, back, "#6a4a8a", lambda x, y: 1.0, 52, dark="#140a24", pale="#dcc0ff")
    s.thing(limb([(766, 720), (738, 680)], [34, 30]), sand[0], 0.9, col2=sand[1], shade=0.9, shcol=sand[2], hatch=0, line=2.2)
    at = profile(s, 710, 646, 142, -36, flip=True, skin=sand, k=0.9, line=2.1, brow=-0.4)
    for pts in ([(0.74, 0.63), (0.69, 0.66), (0.67, 0.72)], [(0.58, 0.43), (0.53, 0.42)], [(0.60, 0.47), (0.66, 0.475)]):
        s.stroke(at(path(pts, 6)), 1.4, "#1c0c10", wobble=0.3)
    hair_ = valid(Polygon(at(path([(0.44, 0.30), (0.42, 0.46), (0.34, 0.58), (0.12, 0.72), (-0.06, 0.56), (-0.08, 0.30), (0.12, 0.24)], 8, True))))
    tresses(s, hair_, lambda x, y: 1.8, WHITE, 130, 20, 1.4)
    tresses(s, valid(Polygon(at(path([(0.80, 0.645), (0.74, 0.635), (0.66, 0.68), (0.65, 0.74), (0.72, 0.70), (0.79, 0.68)], 6, True)))), lambda x, y: 2.2, WHITE, 50, 12, 1.3)
    s.thing(ell(*at([(0.36, 0.50)])[0], 9, 15, -30), sand[0], 0.9, shade=0.7, shcol=sand[2], hatch=0, line=1.9)
    s.thing(blob([(728, 716), (752, 700), (786, 692), (802, 704), (770, 722), (742, 740)]), "#fff6e6", 0.25, shade=0.5, hatch=0, line=2.2)
    arm = limb([(780, 750), (742, 860), (656, 892)], [38, 32, 21])
    garment(s, arm, "#7a58a0", lambda x, y: 1.9, 28, dark="#140a24", pale="#dcc0ff", cast=(4, 14))
    folds(s, ([(756, 820), (738, 836), (722, 830)], [(762, 846), (744, 862), (726, 856)]), "#140a24", "#dcc0ff", 2)
    _hold(s, [(658, 878), (628, 882), (610, 900), (618, 922), (646, 926), (664, 908)], sand, ([(622, 894), (600, 916), (602, 942)], [(632, 900), (614, 924), (618, 946)], [(642, 906), (630, 928), (634, 946)]))


def _toy(s):
    """Of plush, with a button eye: the outline of its shadow, and a tail that hangs behind the fist."""
    green = "#4aa854"
    tail = blob([(356, 1236), (430, 1244), (436, 1300), (408, 1352), (352, 1392), (296, 1398, 1), (340, 1362), (362, 1316)])
    garment(s, tail, green, lambda x, y: 1.9, 14, dark="#0c2c14", pale="#c8f0a0", cast=(10, 10), long=14)
    mouth = small(blob([(84, 200), (360, 290), (668, 400), (640, 430), (360, 450), (60, 470), (300, 380)]))
    s.thing(mouth, "#b02a38", 1.1, shade=0.5, hatch=0, line=1.6)
    for p in (*(small(g) for g in PLATES), *(poly([(x, y - 12), (x + 22, y + 6), (x - 4, y + 12)]) for x, y in ((428, 1290), (414, 1322), (392, 1350), (364, 1374)))):
        s.thing(p, "#e0702e", 1.0, shade=0.4, hatch=0, line=2)
    head_ = small(CROC)
    s.wash(move(head_, 10, 8), NIGHT, 0.5, wet=7)
    garment(s, head_, green, lambda x, y: 0.3, 24, dark="#0c2c14", pale="#e0ffb0", cast=None, long=14, line=3)
    s.cover(box(370, 1256, 424, 1276), keep=1, ink=0)
    for a, b, high in (((84, 200), (640, 366), 84), ((58, 474), (640, 430), -70)):  # felt teeth over the seam
        row = _row(a, b, 8, high)
        for i in range(0, len(row), 3):
            s.thing(small(poly(row[i : i + 3])), "#fff8e6", 0.1, shade=0.2, hatch=0, line=1.5)
    eye = small(ell(648, 206, 54, 50))
    s.thing(eye, "#f6c42a", 1.0, shade=0.5, hatch=0, line=2.6)
    x, y = small([(648, 206)])[0]
    for e in (-4, 4):
        s.fill(ell(x + e, y, 2.4))
    s.curve(small([(556, 260), (760, 330), (960, 480), (1040, 620)]), 1.8, "#0c2c14")


def _child(s):
    """From behind, on the floor: a striped back, curls, one arm that holds the toy before the flame."""
    skin, red, dark = SKINS["brown"], "#d8502e", "#4a0c0a"
    s.wash(blob([(560, 1480), (700, 1400), (1000, 1420), (1060, 1560), (520, 1560)]), NIGHT, 1.2, wet=24)
    garment(s, limb([(820, 1500), (600, 1476), (560, 1560)], [70, 56, 46]), "#2c4a6a", lambda x, y: 0.2, 30, dark="#081424", pale="#a8c8e8")
    fore = limb([(566, 1372), (480, 1300), (432, 1234)], [44, 33, 22])
    _toy(s)
    s.thing(blob([(446, 1250), (420, 1244), (398, 1222), (402, 1196), (428, 1184), (452, 1198), (462, 1228)]), skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.6)
    for k in range(4):  # closed over the neck of the toy
        finger(s, [(442 - k * 4, 1190 + k * 15), (414 - k * 4, 1180 + k * 16), (386, 1186 + k * 16), (382, 1198 + k * 15)], 11, skin, k=0.85, nail=False, line=2.2)
    finger(s, [(446, 1208), (436, 1176), (414, 1164)], 11.5, skin, k=0.85, line=2.2)
    body = blob([(604, 1330), (660, 1276), (744, 1254), (836, 1270), (904, 1330), (936, 1440), (950, 1560), (590, 1560), (596, 1440)])
    garment(s, body, red, lambda x, y: 1.6, 70, dark=dark, pale="#ffd0a0", cast=(14, 10), line=3.4)
    for y in (1340, 1412, 1484):
        band = limb([(580, y - 10), (760, y + 22), (950, y + 4)], [12, 12, 12]).intersection(body)
        s.cover(band, keep=0.15, ink=0.5)
        s.wash(band, "#f8e2b0", 0.5, edge=0.5, grad=("lin", 0, 0.3, 2.4))
    folds(s, ([(760, 1300), (752, 1400), (764, 1500)], [(870, 1330), (880, 1420), (900, 1510)]), dark, "#ffd0a0")
    garment(s, union(limb([(660, 1330), (580, 1392), (540, 1370)], [58, 48, 42]), fore), red, lambda x, y: 0.9, 40, dark=dark, pale="#ffe0b0", cast=(6, 16), line=3.2)
    folds(s, ([(560, 1412), (566, 1384), (552, 1352)], [(590, 1420), (594, 1390), (584, 1360)], [(520, 1330), (500, 1336), (486, 1346)], [(640, 1300), (630, 1340), (640, 1376)]), dark, "#ffd0a0", 2.6)
    cuff = limb([(422, 1262), (446, 1246), (464, 1222)], [10, 11, 10])
    s.thing(cuff, "#f4e0b8", 0.5, shade=0.6, hatch=0, line=2.4)
    s.thing(limb([(748, 1210), (750, 1276)], [52, 60]), skin[0], 0.85, col2=skin[1], shade=0.9, shcol=skin[2], hatch=0, line=2.4)
    collar = blob([(676, 1284), (700, 1262), (750, 1276), (804, 1262), (826, 1284), (790, 1306), (750, 1310), (708, 1304)])
    s.thing(collar, "#f4e0b8", 0.5, shade=0.7, shcol="#6a4a3a", hatch=5, line=2.6)
    cheek = blob([(672, 1050), (634, 1078), (622, 1110), (626, 1134), (614, 1156), (628, 1164), (630, 1190), (652, 1222), (700, 1226), (730, 1160)])  # lost in profile
    s.thing(cheek, skin[0], 0.95, col2=skin[1], shade=0.5, shcol=skin[2], hatch=0, line=2.8)
    s.lift(blob([(630, 1090), (650, 1080), (650, 1200), (632, 1190)]), 0.2, 9)
    s.wash(ell(650, 1176, 24, 20), "#e0603a", 0.5, wet=9, clip=cheek)
    s.curve([(640, 1110), (652, 1104), (664, 1108)], 3, "#2a1410")
    for k in range(3):
        s.curve([(640 + k * 5, 1116), (630 + k * 5, 1122)], 1.8)
    curls = blob([(664, 1148), (660, 1090), (650, 1040), (684, 984), (752, 962), (826, 984), (866, 1050), (864, 1140), (826, 1214), (762, 1236), (712, 1218), (700, 1180), (676, 1176)])
    s.cover(curls)
    s.wash(curls, "#1a1012", 1.6)
    s.fill(curls, "#1a1012")
    tangle(s, curls.buffer(9), 240, "#050304", 2.2, length=60, loop=0.42, inner=0)
    tangle(s, curls, 80, "#6a4434", 1.5, length=44, loop=0.42, inner=1, body=True)
    tangle(s, blob([(664, 1148), (660, 1080), (650, 1040), (690, 984), (730, 990), (700, 1060), (700, 1150)]), 36, "#f0b068", 1.5, length=36, loop=0.42, inner=1, body=True)
    s.thing(ell(704, 1148, 20, 32, -8), skin[0], 0.8, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.6)
    s.curve([(708, 1130), (696, 1144), (706, 1166)], 1.8)


def _lantern(s):
    x, y = FLAME[0], FLAME[1] + 56
    s.glow(x, y - 60, 330, "#ffc84a", 0.45, 0.8)
    s.wash(ell(x, y + 46, 92, 20), NIGHT, 1.1, wet=10)
    glass = blob([(x - 44, y - 112), (x + 44, y - 112), (x + 54, y + 14), (x - 54, y + 14)])
    s.thing(glass, "#ffe08a", 0.5, shade=0.2, hatch=0, line=2.4)
    s.lift(glass, 0.6, 6)
    flame = blob([(x, y - 100), (x + 20, y - 56), (x + 18, y - 26), (x, y - 12), (x - 18, y - 26), (x - 18, y - 56)])
    s.wash(flame, "#ff9a1e", 1.0, col2="#ffe24a", mix=("lin", 90, 0, 1), edge=0.8)
    s.outline(flame, 2)
    iron = {"shade": 0.7, "shcol": "#040404", "hatch": 0, "line": 2.6}
    s.thing(blob([(x - 66, y + 10), (x + 66, y + 10), (x + 72, y + 48), (x - 72, y + 48)]), "#2c2a30", 1.4, **iron)
    s.thing(blob([(x - 60, y - 104), (x - 40, y - 146), (x, y - 160), (x + 40, y - 146), (x + 60, y - 104)]), "#2c2a30", 1.4, **iron)
    for e in (-50, 0, 50):
        s.stroke([(x + e * 0.9, y - 108), (x + e, y + 14)], 5)
    s.stroke(arc(x, y - 176, 30, 30, 130, 410, 30), 6)


@card("verdigris", paper="cold", light=(-0.4, 0.55))
def new_cradle(s):
    _room(s)
    _shadow(s)
    s.glow(330, 900, 420, "#ffd070", 0.3, 0.5)
    _behind(s)
    _cradle(s)
    _elders(s)
    _lantern(s)
    _child(s)
    s.splatter(NIGHT, 40, (0, 0, 1000, 500), (0.7, 4))
    s.splatter("#ffdc8a", 26, centre=(240, 1300), spread=110, size=(0.7, 3))
