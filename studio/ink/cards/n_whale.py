"""A song for the bones of a whale."""

from ..easel import *
from ..kit.brush import tangle, threads
from ..kit.near_hand import Hand
from ..kit.profile import profile
from .n_dog import NIGHT, dog

DEEP = "#16283e"
SKIN = ("#8a5a3c", "#7c4430", "#34181c")
BONE = dict(col2="#e2d6ba", shade=0.85, shcol="#3c4460", hatch=6, line=3, gran=0.22)
RIB = path([(908, 1392), (972, 1160), (986, 900), (948, 640), (852, 420), (700, 268), (520, 200), (350, 216), (226, 300), (176, 392)], 14)
SPINE = path([(930, 1368), (780, 1318), (620, 1250), (470, 1172), (330, 1096), (214, 1034), (120, 992)], 14)


def _evening(s):
    r = s.rng
    s.wash(s.all, "#f3d49a", 0.55, col2="#e8b878", pool=0.5, gran=0.22, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (820, 560), (520, 640), (240, 780), (-100, 800)]), "#3f7288", 0.95, wet=90, gran=0.22, pool=0.6)
    s.wash(blob([(-100, -100), (900, -100), (620, 180), (300, 420), (120, 690), (-100, 740)]), "#1c3552", 1.15, wet=85, gran=0.22, pool=0.7)
    s.wash(blob([(-100, -100), (460, -100), (250, 150), (90, 420), (-100, 560)]), NIGHT, 1.3, wet=80, gran=0.22)
    for y, x0, x1 in ((676, 420, 1000), (716, 560, 960), (640, 640, 1020)):  # bars of cloud before the sun
        s.wash(blob([(x0, y), ((x0 + x1) / 2, y - 15), (x1, y - 5), (x1 - 60, y + 9), ((x0 + x1) / 2, y + 11)]), "#a8523e", 0.55, wet=14)
    s.glow(716, 800, 260, "#f8a040", 0.5, 0.7)
    sun = ell(716, 800, 62)
    s.cover(sun)
    s.wash(sun, "#ffe08a", 0.6, edge=1.0)
    sea = box(-20, 806, 1020, 1060)
    s.cover(sea)
    s.wash(sea, "#4f9a9e", 0.8, col2="#2a6f86", pool=0.5, gran=0.22)
    s.wash(blob([(-100, 800), (520, 800), (380, 900), (260, 1070), (-100, 1070)]), DEEP, 1.2, wet=60, gran=0.22, clip=sea)
    s.lift(blob([(660, 806), (772, 806), (820, 1000), (590, 1000)]), 0.6, 26)
    for _ in range(300):
        x, y = r.uniform(-10, 1010), 812 + 190 * r.random() ** 1.3
        n, near = r.uniform(8, 24) * (0.6 + (y - 806) / 160), abs(x - 716) < 90
        lit = r.random() < (0.8 if near else 0.3)
        s.curve([(x, y), (x + n * 0.5, y - 3), (x + n, y + 1)], r.uniform(1, 2.2), "#fff2cc" if lit else "#0c2a3c", n=4, body=lit, alpha=0.8)
    s.stroke([(-10, 806), (1010, 806)], 1.8, "#0c2a3c", wobble=0.5)


def _whales(s):
    r = s.rng
    skin = dict(col2=NIGHT, shade=0.8, shcol="#050a16", hatch=5, line=2.4)

    def blow(x, y, h):
        for _ in range(46):
            a, q = r.normal() * 0.28, h * math.sqrt(r.random())
            p = np.array([x + math.sin(a) * q, y - math.cos(a) * q])
            s.curve([p, p + [math.sin(a) * 8, -12], p + [math.sin(a) * 26, -14 + q * 0.05]], 1.6, "#fff6e0", n=4, body=True, alpha=0.7)

    t = np.array([840, 868])  # a tail goes down
    tail = blob([t + q for q in ([-30, 8], [-18, -60], [-16, -106], [-70, -122], [-132, -176], [-62, -168], [-8, -140], [40, -172], [110, -186], [62, -130], [18, -104], [22, -58], [40, 8])])  # fmt: skip
    s.thing(tail, "#22405a", 1.2, **skin)
    for q in (-40, -70, 34, 66):
        s.curve([t + [q * 0.15, -118], t + [q * 0.6, -134], t + [q, -150]], 1.6, "#9cc0cc", body=True, alpha=0.6)
    back = blob([(560, 872), (590, 838), (640, 824), (700, 836), (752, 874)])
    s.thing(back, "#22405a", 1.1, **skin)
    blow(628, 822, 130)
    for q in range(9):
        s.curve([(590 + q * 18, 852), (600 + q * 18, 842), (616 + q * 18, 846)], 1.3, "#cfe4e0", body=True, alpha=0.6)
    dx = np.array([-196, 24])  # one stands up to hear
    head = move(blob([(214, 912), (206, 850), (224, 786), (262, 744), (300, 748), (322, 790), (332, 850), (336, 912)]), *dx)
    s.thing(head, "#22405a", 1.1, **skin)
    s.lift(move(blob([(306, 770), (330, 800), (338, 912), (304, 912), (298, 840)]), *dx).intersection(head), 0.6, 3)
    for q in range(6):
        s.curve([dx + (302 + q * 6, 800 + q * 5), dx + (304 + q * 6, 850), dx + (303 + q * 6, 910)], 1.4, NIGHT, clip=head)
    s.curve([dx + (270, 756), dx + (288, 800), dx + (280, 838), dx + (262, 850)], 2.6, NIGHT)
    s.fill(ell(*(dx + (256, 846)), 7, 6), "#f6e6b8", body=True)
    s.fill(ell(*(dx + (258, 846)), 3.6, 4), NIGHT, body=True)
    s.curve([dx + (242, 840), dx + (256, 834), dx + (270, 842)], 1.8, "#9cc0cc", body=True)
    blow(70, 770, 150)  # and answers
    for x, w, y in ((650, 120, 874), (840, 60, 876), (78, 84, 938)):
        for k in range(4):
            s.curve([(x - w + k * 9, y + k * 7), (x, y + 6 + k * 7), (x + w - k * 12, y + k * 6)], 2, "#eaf6ee", body=True, alpha=0.75)
    for x, y in ((384, 828), (452, 822)):
        s.fill(blob([(x - 40, y), (x - 8, y - 16), (x + 40, y)]), "#0c2438")
        blow(x - 10, y - 14, 56)


def _sand(s):
    r = s.rng
    line = path([(-40, 1004), (180, 974), (420, 996), (640, 966), (840, 986), (1040, 958)], 10)
    shore = valid(Polygon([*line, (1040, 1560), (-40, 1560)]))
    s.cover(shore)
    s.wash(shore, "#ecd3a0", 0.6, col2="#d8b47c", pool=0.6, bloom=4, gran=0.22)
    s.wash(valid(Polygon([*line, *(line + [0, 34])[::-1]])), "#8a7458", 0.7, wet=10, clip=shore)
    s.wash(
        blob([(-100, 1060), (260, 1160), (420, 1330), (700, 1420), (1100, 1440), (1100, 1600), (-100, 1600)]), "#9c6a44", 0.85, wet=90, gran=0.22, clip=shore
    )
    s.wash(blob([(-100, 1250), (140, 1350), (330, 1450), (520, 1600), (-100, 1600)]), "#2c1a2a", 1.15, wet=80, gran=0.22, clip=shore)
    marks.lace(s, line, (1.5, 4.5), 6, 3)
    for _ in range(70):
        x, y = r.uniform(0, 1000), 1010 + 490 * r.random()
        s.fill(ell(x, y, r.uniform(0.8, 2.6), r.uniform(0.6, 1.6)), "#4a2c20", alpha=0.7)
    for k in range(40):
        x, y = r.uniform(-40, 960), 1030 + 460 * (k / 40)
        s.curve([(x, y), (x + 50, y - 6), (x + 110, y + 3)], 1.3, "#6a4630", alpha=0.6)
    s.wash(marks.tracks(path([(1010, 1180), (860, 1200), (720, 1440), (600, 1470)], 12), 11, bare=True), "#7a5232", 0.35)


def _grain(s, line, radius, n, clip):
    """Cracks and pores that run along a bone."""
    r = s.rng
    d = np.gradient(line, axis=0)
    d /= np.hypot(*d.T)[:, None]
    e = np.c_[-d[:, 1], d[:, 0]]
    for _ in range(n):
        i, q, long = int(r.integers(2, len(line) - 12)), r.uniform(-0.8, 0.8), int(r.integers(3, 10))
        s.stroke([line[j] + e[j] * q * radius for j in range(i, i + long)], r.uniform(0.8, 1.5), "#3c3a4c", wobble=1.4, clip=clip, alpha=0.75)
    for _ in range(n):
        i, q = int(r.integers(1, len(line))), r.uniform(-0.8, 0.8)
        s.fill(ell(*(line[i - 1] + e[i - 1] * q * radius), r.uniform(0.8, 2.4)), "#4a4658", alpha=0.8)


def _far_ribs(s):
    for x, y, q in ((226, 1044, 0.54), (322, 1096, 0.68)):  # the other side of the vault
        c = path([(x, y), (x - 70 * q, y - 240 * q), (x - 60 * q, y - 470 * q), (x + 40 * q, y - 640 * q), (x + 150 * q, y - 700 * q)], 10)
        g = limb(c[::6], np.linspace(25, 6, len(c[::6])) * q)
        s.wash(ell(x - 60 * q, y + 8, 100 * q, 12), NIGHT, 0.9, wet=8)
        s.thing(g, "#b8bcc0", 0.45, shade=0.9, shcol="#26304c", hatch=5, line=2.2)
        _grain(s, c, 14 * q, 8, g)


def _vertebra(s, p, q, lean_):
    s.wash(ell(p[0] - 34 * q, p[1] + 40 * q, 92 * q, 16 * q), NIGHT, 0.9, wet=9)

    def at(pts):
        return [tuple(v) for v in move(pts, p[0], p[1], q, lean_)]

    wing = blob(at([(-20, -8), (-60, -24), (-92, -10), (-84, 12), (-40, 20), (34, 22), (70, 16), (84, -6), (56, -20), (20, -12)]))
    s.thing(wing, "#f2ead6", 0.3, **BONE)
    crest = blob(at([(-20, -20), (-12, -78), (-22, -132), (4, -146), (24, -128), (16, -76), (26, -20)]))
    s.thing(crest, "#f6efdc", 0.25, **BONE)
    drum = blob(at([(-44, -22), (-4, -34), (40, -22), (50, 10), (36, 40), (-6, 50), (-44, 38), (-54, 8)]))
    s.thing(drum, "#f6efdc", 0.25, **BONE)
    s.outline(ell(*at([(-4, 8)])[0], 30 * q, 26 * q), 1.6, lost=0.3)
    for k in (8, 18):
        s.stroke(arc(*at([(-4, 8)])[0], k * q, k * 0.85 * q, 30, 300), 1, "#4a4658")
    return at([(2, -138)])[0]


def _harp(s):
    """Returns the place of every string: its upper and its lower end."""
    r = s.rng
    _far_ribs(s)
    knots = []
    us = np.linspace(0.95, 0.035, 13) ** 1.0
    for u in us:
        p = SPINE[int(u * (len(SPINE) - 1))]
        knots.append(_vertebra(s, p, 0.34 + 0.62 * (1 - u) ** 1.1, r.normal() * 4 - 4))
    s.wash(ell(850, 1396, 150, 22), NIGHT, 1.0, wet=14)
    rib = limb(RIB[::7], np.interp(np.linspace(0, 1, len(RIB[::7])), (0, 0.1, 0.45, 0.8, 1), (56, 44, 46, 36, 9)), 8)
    s.wash(move(rib, 16, 12), NIGHT, 0.55, wet=16)
    s.thing(rib, "#f8f1de", 0.25, **{**BONE, "line": 3.6})
    s.wash(limb([tuple(p - [-26 + 18 * i / len(RIB), 0]) for i, p in enumerate(RIB[10:95:7])], [9] * 13), "#38425e", 0.5, wet=12, clip=rib)
    _grain(s, RIB, 40, 70, rib)
    for a in (0.5, 0.62, 0.3):
        i = int(a * len(RIB))
        s.curve([RIB[i] + [-30, -20], RIB[i] + [4, -6], RIB[i] + [20, 18]], 1.8, "#3c3a4c", clip=rib)
    foot = np.clip(s.warp(s.mask(blob([(820, 1426), (860, 1384), (920, 1372), (985, 1388), (1040, 1440), (920, 1470)])), (0, 0, s.w, s.h), 3, 6), 0, 1)
    s.cover(foot * 0.9)
    s.wash(foot, "#b98a5c", 0.9, edge=0, gran=0.22)
    s.wash(blob([(810, 1430), (900, 1410), (1040, 1440), (1040, 1500), (860, 1480)]), "#6a4230", 0.9, wet=26, gran=0.22)
    for k in range(9):
        s.curve([(846 + k * 17, 1396 - 9 * math.sin(k / 8 * 3.1)), (850 + k * 17, 1404), (846 + k * 18, 1416)], 1.3, "#3a2420", alpha=0.8)
    over = RIB[45:]
    ends = []
    for x, y in knots:
        i = int(np.argmin(np.abs(over[:, 0] - x)))
        if 226 < x < 872:
            ends.append(((x + r.normal() * 2, over[i, 1] + 20), (x, y + 6)))
    return ends


def _string(s, a, b, via=None):
    pts = [a, b] if via is None else [a, via, b]
    s.stroke(pts, 5.5, NIGHT, wobble=0, taper=(0, 0), press=0.1, alpha=0.6)
    s.stroke(pts, 3.0, "#ffe9b0", wobble=0, taper=(0, 0), press=0.1, body=True)
    for p in (a, b):
        for k in (-5, 0, 5):
            s.stroke([(p[0] - 9, p[1] + k - 2), (p[0] + 9, p[1] + k + 2)], 2.4, "#7a4a24", wobble=0.4)


FLESH = {
    "skin": Look(SKIN[0], 0.95, SKIN[1], shade=0.85, shcol=SKIN[2], white=0.6, hatch=5, hw=0.9, thr=0.6, longest=20, line=1.2, seam=0.8, gran=0.2),
    "nail": Look("#d8a888", 0.6, shade=0.5, shcol=SKIN[2], white=0.6, hatch=0, line=0.8, seam=0.9),
}


def _plucks(x, y, arm, far):
    """A hand at a string that goes through (x, y), thumb up. The near one takes it between thumb and index, the far one shows its palm. arm: where it comes from."""
    near_thumb = (V(0.10, -0.035, 0.10), V(0.225, -0.12, 0.25), V(0.235, -0.215, 0.43), V(0.18, -0.27, 0.57))
    far_thumb = (V(0.10, -0.035, 0.10), V(0.225, -0.105, 0.245), V(0.265, -0.15, 0.42), V(0.245, -0.17, 0.56))
    h = Hand(
        [(30, 50, 36), (26, 46, 32), (38, 56, 36), (44, 56, 36)] if far else [(18, 46, 30), (34, 46, 30), (44, 48, 30), (50, 46, 28)],
        spread=(8, 1, -6, -14) if far else (4, 0, -5, -12),
        thumb=far_thumb if far else near_thumb,
        back=(0.9, 0.2, 0),
        arm=(arm, 0.98),
        looks=FLESH,
        lines=1.4,
        stout=0.96,
        melt=0.5,
    )
    a = math.radians(14 if far else 42)
    z = unit(V(0.96, 0.22, 0.12))
    up = unit(V(0, math.cos(a), math.sin(a)) - z * (V(0, math.cos(a), math.sin(a)) @ z))
    back = np.cross(z, up) if not far else np.cross(up, z)
    turn = np.stack([up, back, z], 1)
    by = -(turn @ (V(0.06, -0.13, 0.60) if far else V(0.16, -0.30, 0.70)))
    cam = spot(x, y, 188, 0, 0)
    shot = shoot([h.placed(turn, by)], cam, light=(0.6, 0.6, 0.55))
    return shot, cam.project(turn @ V(*(-0.96 * unit(V(*arm)))) + by)


def _leg(s, knee, ankle, q, look):
    """From the knee to the toes: the bone in front, the calf behind, a bare foot from its side."""
    (x, y), k, a = ankle, np.array(knee, float), np.array(ankle, float)
    d = (a - k) / np.hypot(*(a - k))
    n = np.array([d[1], -d[0]])
    f = lambda u, v: tuple(k + (a - k) * u + n * v * q)  # noqa: E731
    shin = blob([f(-0.16, 8), f(-0.08, 32), f(0.1, 38), f(0.26, 28), f(0.6, 22), f(1.0, 18), f(1.1, 14), f(1.1, -20), f(0.86, -22), f(0.6, -34), f(0.34, -42), f(0.1, -36), f(-0.12, -30)], 8)  # fmt: skip
    sole = ((-22, -22), (-27, 8), (-30, 26), (-14, 34), (16, 32), (40, 29), (72, 34), (104, 33), (112, 24), (102, 14), (70, 4), (38, -10), (20, -26))
    s.wash(ell(x + 40 * q, y + 34 * q, 84 * q, 9 * q), NIGHT, 1.0, wet=6)
    s.thing(smooth(union(shin, blob([(x + u * q, y + v * q) for u, v in sole], 8)), 4), SKIN[0], 0.9, **look)
    s.curve([f(-0.04, 10), f(0.06, 18), f(0.16, 12)], 1.8)
    s.curve([f(0.34, -14), f(0.6, -8), f(0.9, -4)], 1.3, alpha=0.7)
    s.curve([(x - 8 * q, y - 2), (x - 2 * q, y + 6 * q), (x + 6 * q, y + 2)], 1.8)
    for i in range(4):
        p = np.array([x + (108 - 9 * i) * q, y + (22 - 1.6 * i) * q])
        s.curve([p, p + [-5 * q, 4 * q], p + [-4 * q, 10 * q]], 1.5)


def _upper(s, shoulder, elbow, wide, look, under=None):
    """The upper arm in its sleeve, rolled at the elbow, which is a corner."""
    a, b = np.array(shoulder, float), np.array(elbow, float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    f = lambda u, v, *c: (*(a + (b - a) * u + n * v * wide), *c)  # noqa: E731
    sleeve = blob(
        [
            f(-0.24, -0.5),
            f(-0.1, -0.96),
            f(0.3, -0.92),
            f(0.62, -0.72),
            f(0.82, -0.74),
            f(1.04, -0.3),
            f(1.17, 0.3),
            f(1.12, 0.78, 1),
            f(0.9, 0.84),
            f(0.5, 0.86),
            f(0.1, 0.98),
            f(-0.16, 0.6),
        ],
        8,
    )
    if under is not None:
        s.wash(move(sleeve, -12, 14), "#3a1018", 0.8, wet=9, clip=under)
    s.thing(sleeve, "#ee7a30", 0.95, **look)
    s.wash(blob([f(0.0, 0.5), f(0.5, 0.4), f(1.1, 0.3), f(1.1, 0.9), f(0.4, 1.0)]), "#5a1a14", 0.6, wet=12, clip=sleeve)
    way = math.atan2(d[1], d[0])
    threads(
        s,
        sleeve,
        lambda x, y: way,
        (("#5a1a14", 0), ("#a84418", 0), ("#ffd0a0", 1)),
        70,
        28,
        1.4,
        lit_part=0.4,
        share=lambda x, y, lit: 0.5,
        alpha=0.8,
        wobble=0.4,
    )
    for u, v in ((0.62, 0.1), (0.74, 0.35), (0.86, 0.5)):
        s.curve([f(u, -0.74), f(u + 0.06, -0.3), f(u + 0.14, v)], 2.2, "#5a1a14", clip=sleeve)
    s.curve([f(0.0, -0.5), f(0.16, -0.1), f(0.12, 0.4)], 2.2, "#5a1a14", clip=sleeve)
    e = np.array(f(0.98, 0.02)) + [20, -12]
    c = np.array([0.86, -0.5])
    m = np.array([0.5, 0.86])
    s.thing(
        limb([tuple(e - m * wide * 0.66), tuple(e + c * 7), tuple(e + m * wide * 0.66)], [8, 9, 8], 8),
        "#f08a3c",
        0.9,
        shade=0.7,
        shcol="#5a1a14",
        hatch=0,
        line=2.2,
    )


def _boy(s, ends):
    r = s.rng
    stone = blob([(348, 1330), (366, 1262), (430, 1226), (520, 1232), (572, 1288), (570, 1368), (520, 1424), (420, 1432), (360, 1400)])
    s.wash(blob([(230, 1410), (420, 1400), (600, 1420), (560, 1452), (330, 1460)]), NIGHT, 1.1, wet=16)
    near_i, far_i = (int(np.argmin([abs(a[0][0] - x) for a in ends])) for x in (752, 812))
    far_i += far_i == near_i
    na, nb = ends[near_i]
    fa, fb = ends[far_i]
    near, far = np.array([na[0] - 14, 1070]), np.array([fa[0] - 12, 918])
    for i, (a, b) in enumerate(ends):
        if i not in (near_i, far_i):
            _string(s, a, b)
    # what is behind him: the far arm, and the far leg
    cloth_ = dict(col2="#c85a22", shade=0.6, shcol="#3a1018", hatch=5, line=2.8, gran=0.22)
    bare = dict(col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=5, line=2.4)
    shot, elbow = _plucks(*far, (0.52, 0, 0.85), True)
    s.model(shot, line=2.2, lost=0.1)
    _string(s, fa, fb, tuple(far))
    front = shot.full((shot.t < np.linalg.norm(shot.cam.pos) - 0.01).astype(np.float32) * shot.hit)
    s.model(shot, line=2.2, lost=0.1, clip=front * marks.field(s, lambda x, y: (x > far[0] - 40).astype(np.float32)))
    _upper(s, (500, 1040), elbow, 38, cloth_)
    _leg(s, (676, 1250), (676, 1396), 0.92, bare)
    s.thing(limb([(470, 1236), (600, 1232), (668, 1244)], [46, 42, 34]), "#1e4a5c", 1.1, shade=0.9, shcol="#061420", hatch=5, line=2.6)
    s.thing(stone, "#fbf6e8", 0.2, shade=0.8, shcol="#4a4a60", hatch=6, line=3, gran=0.22)
    for _ in range(26):
        p = (r.uniform(370, 560), r.uniform(1260, 1410))
        s.fill(ell(*p, r.uniform(0.8, 2.2)), "#4a4658", alpha=0.7)
    s.curve([(520, 1270), (506, 1310), (526, 1350), (512, 1384)], 1.8, "#4a4658")
    # near leg
    _leg(s, (622, 1276), (600, 1432), 1.0, bare)
    shorts = smooth(union(blob([(440, 1196), (540, 1212), (626, 1226), (652, 1252), (640, 1288), (610, 1320, 1), (540, 1312), (440, 1306)]), blob([(372, 1204), (440, 1184), (500, 1200), (520, 1306), (440, 1314), (376, 1290)])), 6)  # fmt: skip
    s.wash(move(shorts, 4, 22), "#3c4460", 0.8, wet=10, clip=stone)
    s.thing(shorts, "#2a5f72", 1.1, col2="#163e54", shade=0.9, shcol="#061420", hatch=5, line=2.8, gran=0.22)
    s.lift(blob([(450, 1206), (560, 1222), (630, 1236), (600, 1250), (500, 1236)]).intersection(shorts), 0.45, 10)
    s.curve([(648, 1254), (626, 1276), (604, 1318)], 2.4, "#061420", clip=shorts)
    for pts in (
        [(452, 1226), (500, 1246), (580, 1250)],
        [(430, 1252), (470, 1276), (520, 1284)],
        [(410, 1236), (414, 1270), (440, 1300)],
        [(436, 1214), (446, 1250), (480, 1290)],
        [(620, 1234), (600, 1256), (586, 1300)],
    ):
        s.curve(pts, 2.2, "#061420", clip=shorts)
    threads(s, shorts, lambda x, y: 0.3, (("#061420", 0), ("#7fb4c0", 1)), 110, 26, 1.3, lit_part=0.4, share=lambda x, y, lit: 0.7 if (y < 1250) == bool(lit) else 0.2, alpha=0.8)  # fmt: skip
    # the shirt: a curved back, the shoulder forward
    shirt = blob([(452, 986), (410, 1006), (378, 1060), (362, 1130), (366, 1214), (420, 1238), (486, 1222), (500, 1150), (522, 1080), (520, 1024), (494, 990)])
    s.wash(move(shirt, -14, 16), NIGHT, 0.5, wet=12)
    s.thing(shirt, "#e8702a", 1.0, **cloth_)

    def fall(x, y):
        return 1.75 + (x - 440) * 0.002

    threads(s, shirt, fall, (("#5a1a14", 0), ("#a84418", 0), ("#ffc890", 1)), 230, 34, 1.5, lit_part=0.4, share=lambda x, y, lit: (x - 350) / 190 if lit else 1.1 - (x - 350) / 190, alpha=0.8, wobble=0.4)  # fmt: skip
    for pts in ([(396, 1060), (392, 1120), (400, 1190)], [(500, 1090), (462, 1150), (440, 1226)], [(504, 1120), (484, 1170), (474, 1222)], [(470, 1010), (440, 1030), (420, 1070)]):  # fmt: skip
        s.curve(pts, 2.4, "#5a1a14", clip=shirt)
    at = profile(s, 496, 892, 198, -14, skin=SKIN, eye="shut", brow=0.2, neck=((458, 1016), 38), k=0.9, line=2.6)
    cheek = valid(Polygon(at(path([(0.40, 0.62), (0.52, 0.56), (0.64, 0.62), (0.62, 0.78), (0.50, 0.84), (0.40, 0.76)], 8, True))))
    s.lift(cheek, 0.5, 12)
    collar = blob([(428, 1000), (466, 984), (510, 1000), (500, 1022), (462, 1012), (430, 1024)])
    s.thing(collar, "#f08a3c", 0.9, shade=0.6, shcol="#5a1a14", hatch=0, line=2.2)
    hair = valid(Polygon(at(path([(0.70, 0.16), (0.58, 0.20), (0.50, 0.30), (0.44, 0.42), (0.33, 0.46), (0.30, 0.64), (0.10, 0.70), (-0.06, 0.52), (-0.08, 0.22), (0.08, -0.02), (0.34, -0.10), (0.60, -0.02)], 8, True))))  # fmt: skip
    s.cover(hair)
    s.wash(hair, "#140a0c", 2.4, edge=0, gran=0.1, off=0)
    s.fill(hair, "#140a0c")
    tangle(s, hair.buffer(9), 34, "#0c0608", 2.6, length=130, loop=0.5, inner=2)
    tangle(s, hair.buffer(4), 30, "#4a2e28", 1.6, length=80, loop=0.55, inner=3, body=True)
    tangle(s, move(hair, 10, -8).intersection(hair), 14, "#b0764a", 1.3, length=50, loop=0.6, inner=4, body=True)
    ear = at([(0.335, 0.53)])[0]
    s.thing(ell(*ear, 12, 18, -10), SKIN[0], 0.9, shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    s.curve([ear + [3, -9], ear + [-5, -2], ear + [2, 6]], 1.3)
    # the near arm, sleeve rolled, over the shirt
    _string(s, na, nb, tuple(near))
    shot, elbow = _plucks(*near, (0.40, 0, 0.92), False)
    s.model(shot, line=2.3, lost=0.1)
    _upper(s, (468, 1042), elbow, 47, cloth_, shirt)


@card("tide", paper="cold", light=(0.6, -0.5))
def whale_rib(s):
    """A boy sits inside the bones of a whale and plays them; the living listen from the sea."""
    _evening(s)
    _whales(s)
    _sand(s)
    ends = _harp(s)
    _boy(s, ends)
    dog(s)
    s.splatter("#2c1a2a", 40, (500, 1280, 1000, 1500), (0.7, 3.4))
    s.splatter(NIGHT, 10, (0, 0, 600, 500), (0.7, 3))
