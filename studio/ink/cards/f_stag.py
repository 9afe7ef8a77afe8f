"""A stag before the low sun. Its antlers are a tree, and the lake knows somebody else."""

from shapely import affinity

from ..easel import *
from ..kit.profile import profile
from ..kit.rim import rim

SHORE, NIGHT, UNIT = 1000, "#120a1e", 3.9


def apple(s, x, y, q):
    g = blob([(x, y - q * 0.8), (x + q * 0.7, y - q * 0.95), (x + q * 1.02, y - q * 0.1), (x + q * 0.5, y + q * 0.92), (x, y + q * 0.82), (x - q * 0.5, y + q * 0.92), (x - q * 1.02, y - q * 0.1), (x - q * 0.7, y - q * 0.95)], 6)  # fmt: skip
    s.wash(move(g, 9, 10), NIGHT, 0.9, wet=7)
    s.thing(g, "#e0301c", 1.2, col2="#f0702a", shade=0.8, shcol="#5a0a1c", hatch=4, line=2.2, white=0.5)
    s.curve([(x - q * 0.6, y - q * 0.4), (x - q * 0.7, y), (x - q * 0.5, y + q * 0.3)], 3, "#ffe6c8", body=True, alpha=0.85)
    s.fill(ell(x + q * 0.4, y + q * 0.3, 1.6), "#5a0a1c")
    s.curve([(x, y - q * 0.8), (x + 2, y - q * 1.3), (x + 6, y - q * 1.5)], 2.4)


def leaf(s, p, a, q, col):
    d, n = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    p = np.array(p)
    g = blob([(*p, 1), p + d * q * 0.4 + n * q * 0.26, (*(p + d * q), 1), p + d * q * 0.5 - n * q * 0.24], 5)
    s.wash(move(g, 7, 8), NIGHT, 0.7, wet=5)
    s.thing(g, col, 1.0, shade=0.35, shcol="#20382e", hatch=0, line=1.3)
    s.stroke([p, p + d * q * 0.8], 0.9)


def q(*pts):
    """From the stag's own measure, its height a hundred, to the sheet."""
    return [(330 + p[0] * UNIT, SHORE + p[1] * UNIT, *p[2:]) for p in pts]


HIND = [
    (-22, -70), (-26, -58), (-31, -48), (-39, -37), (-42.4, -31), (-42.2, -22), (-41.4, -12), (-40.4, -8.4), (-38.4, -4.8), (-43.4, -3.6), (-45.4, -7), (-45.6, -9.6), (-46.4, -14), (-47.2, -24), (-51, -32.6),
    (-49, -38), (-46.4, -46), (-49, -57), (-54, -70), (-56, -84), (-40, -86),
]  # fmt: skip
FORE = [
    (50, -78), (42, -64), (37.4, -52), (35.6, -40), (36.4, -31), (35.8, -27.4), (34.4, -24), (34, -11.4), (34.8, -8.4), (36.6, -4.8), (31.8, -3.6), (30, -7), (30.2, -9.8), (30.8, -15), (30.4, -24), (29.4, -29.6),
    (28.8, -38), (26, -50), (20, -62), (22, -80),
]  # fmt: skip
RAISED = [
    (52, -76), (54, -62), (57, -50), (61, -41), (61.4, -36.6), (58, -33.6), (54.6, -26), (51.4, -18.6), (50.8, -15.4), (48, -11.6), (45.4, -13.8), (46.6, -17.4), (49.4, -25), (52.4, -33.4), (51, -40), (45, -50), (38, -60),
]  # fmt: skip


def shifted(pts, dx, squeeze=1.0):
    """A leg that stands further off: moved along, a little shorter."""
    return [(x + dx, y * squeeze, *c) for x, y, *c in pts]


def hoof(s, x, y, turn=0.0, cast=True):
    """Cloven; x, y is the middle of the pastern, in the stag's measure."""
    if cast:
        s.wash(ell(*q((x + 4, 0))[0], 46, 8), NIGHT, 1.2, wet=6)
    f = lambda pts: move(np.asarray(pts, float) * UNIT, *q((x, y))[0], 1, turn)  # noqa: E731
    s.thing(blob([(*p, 1) for p in f([(-2.6, -0.4), (2.4, -0.8), (5.8, 4.2), (-3, 4.2)])], 4), "#3a2a2c", 1.3, shade=0.6, shcol="#0a0508", hatch=0, line=2.2)
    s.stroke(f([(1.4, -0.4), (2.6, 4)]), 2, "#0a0508")
    s.stroke(f([(2.6, -0.2), (5, 3.4)]), 2, "#e8b080", body=True, alpha=0.8)


def coat(s, g, way, warm=1.0):
    """Fur: two passes of dark, one of light, along a field."""
    bb, t, _ = s.shade_of(g, 70)
    tone = np.zeros((s.h, s.w), np.float32)
    tone[bb[1] : bb[3], bb[0] : bb[2]] = 0.4 + 0.5 * t
    angle = marks.field(s, way)
    s.hatch(g, tone=tone, ang=angle, sep=8, w=1.4, thr=0.42, longest=30, wander=0.2, col="#2a1010", alpha=0.8)
    s.hatch(g, tone=np.clip(1.05 - tone, 0, 1) * warm, ang=angle, sep=9, w=1.2, thr=0.4, longest=20, wander=0.25, col="#f0b070", alpha=0.5)


def stag(s):
    r = s.rng
    for pts, x, turn in ((shifted(HIND, 15, 0.985), -26.2, 0), (RAISED, 47.4, 62)):
        hoof(s, x, -4.2 if turn == 0 else -13.2, turn, turn == 0)
        g = blob(q(*pts), 8)
        s.thing(g, "#4a2420", 1.2, shade=0.9, shcol="#160810", hatch=0, line=2.6)
        rim(s, g, 3.2, 1.2, "#f0a050", 0.7)
    near = [blob(q(*pts), 8) for pts in (HIND, FORE)]
    for x in (-41, 34.4):
        hoof(s, x, -4.2)
    trunk = blob(q((-56, -84), (-53, -95), (-44, -101), (-28, -100), (-8, -96), (8, -99), (19, -107), (27, -117), (35, -131), (42, -145), (48, -154), (54, -158), (60, -157), (66, -152), (75, -143), (83, -135), (88, -131), (89.5, -127), (87, -123.5), (82, -123), (76, -126.5), (68, -131), (61, -132), (57, -127), (56, -112), (54, -98), (51, -82), (44, -66), (32, -56), (12, -54), (-8, -60), (-24, -68), (-38, -68), (-52, -70)), 10)  # fmt: skip
    whole = union(smooth(union(trunk, *near), 3), *near)
    s.cover(whole)
    s.wash(whole, "#c0683a", 0.9, col2="#8a4026", edge=0.7, gran=0.25, pool=0.4)
    s.wash(blob(q((-60, -74), (-20, -76), (20, -72), (40, -76), (48, -50), (40, 0), (-60, 0))), "#2a0c18", 0.6, wet=44, gran=0.25, clip=whole)
    s.wash(blob(q((14, -100), (30, -96), (26, -66), (12, -70))), "#2a0c18", 0.3, wet=34, clip=whole)
    s.lift(blob(q((-46, -97), (-10, -95), (16, -101), (8, -88), (-30, -86))).intersection(whole), 0.15, 16)

    def way(x, y):
        u, v = (x - 330) / UNIT, (y - SHORE) / UNIT
        back = 3.0 - 0.012 * (v + 95)
        neck = 2.1 + 0 * u
        face = 0.85 + 0 * u
        down = 1.62 + 0 * u
        a = np.where((v < -104) & (u < 60), neck, back)
        a = np.where((u >= 56) & (v < -118), face, a)
        a = np.where((u > 36) & (v > -116) & (u < 60), 1.9, a)
        return np.where(v > -52, down, a).astype(np.float32)

    coat(s, whole, way)
    s.outline(whole, 3, lost=0.25)
    rim(s, whole, 4, 3, "#ffd890", 0.9)
    for pts in ([(-49.6, -34), (-45.4, -30), (-45, -22)], [(-44.4, -26), (-43.8, -12)], [(33, -34), (32.2, -29), (33.4, -25)], [(32.4, -22), (32.2, -12)], [(-40, -60), (-36, -48), (-44, -38)], [(30, -58), (32, -46), (31, -38)]):
        s.curve(q(*pts), 2, "#1c0a10", alpha=0.8)
    for pts in (
        [(-52, -78), (-40, -62), (-36, -50), (-44, -38)],
        [(-26, -84), (-18, -70), (-22, -58)],
        [(20, -96), (16, -80), (22, -60)],
        [(40, -66), (40, -58), (37, -48)],
    ):
        s.curve(q(*pts), 3, "#1c0a10")
    for k in range(300):  # the mane of the throat, hair by hair
        u = r.random()
        a = np.array(q((60 - 13 * u + r.normal() * 3 - 8 * r.random(), -126 + 60 * u))[0])
        n = r.uniform(26, 62)
        col = ("#160810", "#3a1612", "#8a4420", "#d89a60")[(k * 7) % 13 // 4]
        s.curve([a, a + [r.normal() * 4, n * 0.5], a + [-6 + r.normal() * 7, n]], 1.8, col, n=5, body=col == "#d89a60", alpha=0.9, wobble=0.4)
    for k in range(90):  # scut
        a = np.array(q((-54 + r.normal() * 1.6, -92 + 14 * r.random()))[0])
        s.curve([a, a + [-8, 10], a + [-8 + r.normal() * 5, 30]], 2, ("#fff0d0", "#e8b880", "#5a2418")[k % 3], n=5, body=k % 3 < 2)
    for far, ear in ((1, q((57, -157, 1), (64, -167), (74, -171, 1), (71, -163), (63, -155, 1))), (0, q((50, -152, 1), (42, -161), (26, -164, 1), (31, -154), (42, -147), (49, -147, 1)))):
        g = blob(ear, 8)
        s.wash(move(g, 4, 7), NIGHT, 0.6, wet=6, clip=None if far else whole)
        s.thing(g, "#8a4026" if far else "#c0683a", 1.0, shade=0.7, shcol="#1c0a10", hatch=0, line=2.6)
        if not far:
            s.thing(blob(q((47, -151), (41, -158), (30, -161.5), (35, -154), (43, -149.5)), 8), "#f0c8a0", 0.6, shade=0.7, shcol="#5a2418", hatch=0, line=1.6)
            for e in ((44, -152), (40, -154), (36, -157)):
                s.curve(q(e, (e[0] - 4, e[1] - 3.4), (e[0] - 9, e[1] - 4)), 1.4, "#7a3a24")
    muzzle = blob(q((79, -136), (86, -130), (90, -126), (86, -121), (76, -125), (77, -131))).intersection(whole)
    s.lift(muzzle, 0.5, 6)
    s.wash(muzzle, "#f2cfa0", 0.5, wet=5)
    s.lift(blob(q((66, -131), (60, -131), (57, -124), (56, -114), (60, -120))).intersection(whole), 0.45, 7)
    s.wash(blob(q((58, -150), (64, -143), (64, -136), (57, -138))), "#5a2418", 0.6, wet=9, clip=whole)
    s.curve(q((58, -141), (60, -134.5), (65, -132.5)), 2.2, "#4a1c14")
    s.curve(q((70, -146), (78, -138), (82, -134)), 1.6, "#5a2418")
    ring = blob(q((59.6, -147.6), (62.8, -151), (67, -150), (69, -146.6), (65.6, -144.4), (61.6, -145)))
    s.lift(ring, 0.55, 3)
    s.wash(ring, "#f6d8ac", 0.4, wet=2)
    eye = blob(q((60.8, -147), (63.6, -149.6), (66.6, -148.8), (68, -146.4), (65, -145.4), (62.4, -145.8)))
    s.fill(eye, "#140808")
    s.fill(ell(*q((65, -147))[0], 6, 5), "#5a2a12", body=True, clip=eye)
    s.fill(ell(*q((64.6, -147.2))[0], 3.6, 4.4), "#0a0508", body=True, clip=eye)
    s.fill(ell(*q((63.8, -148.2))[0], 2.6), "#fff6e0", body=True)
    s.curve(q((60, -146.8), (63.4, -150.2), (67, -149.2), (69, -146)), 3.4)
    s.curve(q((68, -146), (70, -144.6), (71, -143)), 2)
    nose = blob(q((84.6, -133), (88, -131.2), (90, -127.4), (88.4, -125.6), (86.4, -127.4), (84.6, -130)))
    s.thing(nose, "#1c1014", 1.3, shade=0.3, hatch=0, line=2)
    s.curve(q((86, -131.6), (88, -130)), 2.6, "#c8b8c8", body=True)
    s.fill(ell(*q((87.4, -128.6))[0], 3.6, 2.4, 30), "#000000")
    s.curve(q((88, -125.4), (83.6, -126), (79, -128.6)), 2.4, "#3a1410")
    s.curve(q((-52, -95), (-44, -100.4), (-28, -99.4), (-8, -95.4), (8, -98.4), (19, -106.4), (27, -116.4), (35, -130.4), (41, -143)), 3.4, "#ffe6a8", body=True, alpha=0.85)
    s.curve(q((-55.4, -84), (-52, -71), (-46, -58)), 3, "#ffd088", body=True, alpha=0.7)


def other(s):
    """Upside down in the water, from hoof to root: somebody who lifts the arms."""
    x, y = 350, SHORE + 18
    at = lambda *pts: [(x + a, y + b, *c) for a, b, *c in pts]  # noqa: E731
    rng = np.random.default_rng(9)
    parts = [
        blob(at((-92, 44), (-20, 62), (40, 58), (110, 42), (66, 100), (34, 150), (40, 186), (62, 214), (56, 228), (16, 236), (-20, 236), (-58, 228), (-62, 212), (-40, 186), (-34, 150), (-62, 100))),
        limb(at((0, 224), (0, 262)), [19, 17]),
        ell(x, y + 296, 35, 44),
    ]
    for x_ in (-41, -26, 34):  # every hoof on the ground has its thread of the gown
        h = q((x_, 0))[0]
        parts.append(limb([(h[0], y - 10), ((h[0] * 2 + x) / 3, y + 34), ((h[0] + 2 * x) / 3, y + 84)], [9, 12, 24]))
    for e in (-1, 1):
        arm = at((46 * e, 220), (118 * e, 254), (164 * e, 330))
        parts.append(limb(arm, [21, 16, 12]))
        for a in (84, 102, 122, 146):
            parts.append(places.branches(rng, arm[-1][0], arm[-1][1] - 4, 190, 7, 90 + (90 - a) * 0.9 * e, 4, 24, 12)[0])
    m = s.mask(affinity.scale(union(*parts), 1.1, 1.0, origin=(x, y - 10)))
    yy, xx = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    wob = (5 * np.sin(yy * 0.06) + 2.2 * np.sin(yy * 0.21 + 1)) * np.clip((yy - y) / 160, 0, 1)
    return m[yy.astype(int), np.clip(xx + wob, 0, s.w - 1).astype(int)].astype(np.float32)


def evening(s):
    r = s.rng
    s.wash(s.all, "#fbd488", 0.7, col2="#f4a050", mix=("lin", 90, 1, 0), bloom=4, gran=0.25, pool=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 760), (820, 560), (560, 380), (260, 520), (-100, 720)]), "#b8384a", 0.9, wet=90, gran=0.25, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (800, 250), (420, 260), (-100, 520)]), "#3a2468", 1.0, wet=80, gran=0.25, pool=0.6)
    s.wash(blob([(-100, -100), (620, -100), (360, 60), (140, 200), (-100, 420)]), "#1c1440", 0.8, wet=80, gran=0.25, pool=0.7)
    s.wash(blob([(800, -100), (1100, -100), (1100, 300), (960, 120)]), "#1c1440", 0.7, wet=70, gran=0.25)
    places.stars(s, 40, (0, 0, 420, 300), (0.7, 2))
    s.lift(ell(640, 400, 150, 120), 0.45, 70)
    sun = ell(300, 740, 232)
    s.lift(sun.buffer(30), 0.6, 40)
    s.cover(sun, 0.06)
    s.wash(sun, "#fff0b0", 0.5, col2="#ffb840", mix=("lin", 90, 0, 1), edge=0.7, gran=0.25)
    for x, y, n in ((-40, 640, 360), (600, 640, 460), (40, 760, 240), (640, 730, 300), (300, 860, 420), (-60, 850, 260)):
        for k in range(3):
            s.wash(
                limb([(x + 20 * k, y + 9 * k), (x + n * 0.5, y - 10 + 8 * k), (x + n - 30 * k, y + 4 + 9 * k)], [2, 9, 2]),
                "#5a2058",
                0.6,
                wet=3,
                dry=0.4,
                gran=0.25,
            )
    for col, k, ridge in (
        (
            "#8a4a7a",
            0.7,
            [
                (-60, 900),
                (40, 858),
                (120, 890),
                (250, 846),
                (330, 884),
                (470, 850),
                (560, 892),
                (660, 838),
                (720, 862),
                (800, 812),
                (850, 846),
                (930, 790),
                (1060, 850),
            ],
        ),
        ("#33204f", 1.2, [(-60, 880), (30, 906), (140, 936), (300, 926), (420, 944), (600, 930), (700, 908), (780, 926), (880, 886), (960, 902), (1060, 860)]),
    ):
        g = poly([(a + r.normal() * 2, b + r.normal() * 3) for a, b in path(ridge, 5)] + [(1060, 990), (-60, 990)])
        s.wash(g, col, k, edge=0.7, gran=0.25, rough=1.5, pool=0.6)
        s.hatch(g, tone=0.5, ang=62, sep=7, w=1.1, thr=0.3, longest=34, wander=0.3, col="#1c1040", alpha=0.7)
        s.stroke(path(ridge, 5), 2.2, "#1c1040", wobble=2)
    water = box(-40, 990, 1040, 1560)
    s.cover(water)
    s.wash(water, "#f6b468", 0.75, col2="#c8585a", bloom=4, gran=0.25, pool=0.5)
    s.wash(
        blob([(1100, 900), (1100, 1600), (-100, 1600), (-100, 1400), (420, 1440), (640, 1200), (720, 1040)]),
        "#54306e",
        1.0,
        wet=85,
        gran=0.25,
        pool=0.6,
        clip=water,
    )
    s.wash(blob([(1100, 1120), (1100, 1600), (560, 1600), (760, 1400), (900, 1220)]), "#1c1440", 0.8, wet=80, gran=0.25, pool=0.7, clip=water)
    s.wash(blob([(-100, 1000), (60, 1100), (40, 1350), (140, 1600), (-100, 1600)]), "#2a1a4a", 1.0, wet=70, gran=0.25, clip=water)
    s.lift(s.warp(s.mask(ell(350, 1250, 330, 270)), (0, 0, s.w, s.h), 3, 12), 0.7, 40)
    shade = other(s)
    yy = np.mgrid[0 : s.h, 0 : s.w][0].astype(np.float32)
    torn = 0.5 + 0.5 * np.sin(yy * 0.42 + 2.4 * s.noise("mid", (0, 0, s.w, s.h)))
    shade = shade * step(0.02, 0.3, torn + 0.55 - 0.9 * (yy - SHORE) / 520)  # the ripples take it apart, more and more
    s.wash(shade.astype(np.float32), "#4a2058", 0.75, wet=7, gran=0.2)
    s.wash(shade.astype(np.float32), "#1c1040", 0.6, col2="#5a2a4a", edge=0.2, gran=0.2, grad=("lin", 90, 1.25, 0.6))
    for _ in range(230):
        x, y = r.uniform(-40, 1000), SHORE + 16 + 500 * r.random() ** 1.2
        n, lit = r.uniform(20, 110) * (0.5 + (y - SHORE) / 500), r.random() < 0.55
        s.curve([(x, y), (x + n * 0.5, y - 3), (x + n, y + 2)], r.uniform(1, 2.4), "#ffdf9c" if lit else "#1c1040", body=lit, alpha=0.6)
    bank = valid(
        Polygon([*path([(-40, 972), (200, 980), (420, 986), (700, 984), (1040, 966)], 10), (1040, 1022), (860, 1014), (560, 1012), (300, 1016), (-40, 1024)])
    )
    s.cover(bank)
    s.wash(bank, "#2c2236", 1.3, col2="#4a2c2c", gran=0.25)
    s.wash(move(bank, 0, 14), NIGHT, 1.0, wet=8)


def orchard(s):
    rng = np.random.default_rng(77)
    parts, tips = [], []
    for a, h, p in ((-122, 600, q((50, -154))[0]), (-64, 640, q((56, -157))[0])):
        g, t = places.branches(rng, *p, h, 20, a, 5, 25, 9, 0.78)
        parts.append(g)
        tips += t
    wood = union(*parts)
    s.wash(move(wood, 10, 12), NIGHT, 0.9, wet=9)
    s.thing(wood, "#8a5638", 1.0, col2="#5a3430", shade=0.9, shcol="#1c0c18", hatch=4, line=2.6, gran=0.25)
    n = wood.boundary.length
    for u in rng.random(420):  # bark
        p = wood.boundary.interpolate(u * n)
        s.curve(
            [(p.x - 3, p.y), (p.x + rng.normal() * 3, p.y - 10), (p.x + rng.normal() * 5, p.y - 24)],
            1.3,
            ("#1c0c18", "#e8a868")[int(u * 1e4) % 2],
            body=int(u * 1e4) % 2 == 1,
            clip=wood,
        )
    lamp = min(tips, key=lambda t: abs(t[0] - 840) + abs(t[1] - 330))
    green = ("#7aa048", "#3f7050", "#a8b04a", "#d8a838")
    for u in rng.random(130):
        p = wood.boundary.interpolate(u * n)
        if p.y < 300:
            leaf(s, (p.x, p.y), rng.uniform(0, 6.28), rng.uniform(22, 38), green[int(rng.integers(4))])
    for i, (x, y) in enumerate(tips):
        for _ in range(5):
            leaf(s, (x + rng.normal() * 9, y + rng.normal() * 9), rng.uniform(0, 6.28), rng.uniform(24, 40), green[int(rng.integers(4))])
        if i % 3 == 0 and (x, y) != lamp:
            apple(s, x + rng.normal() * 6, y + 28, 19)
    for c in ((238, 150), (470, 130), (560, 250), (690, 330), (720, 180), (330, 90)):
        p = wood.boundary.interpolate(wood.boundary.project(ell(*c, 1).centroid))
        apple(s, p.x, p.y + 30, 20)
        leaf(s, (p.x, p.y), 2.4, 34, green[0])
        leaf(s, (p.x, p.y), 0.7, 34, green[2])
    return lamp


def pilgrim(s):
    """On both knees, hood thrown back from a lifted face, the palms together; lit from the sun's side."""
    x, y, k = 872, 1004, 1.12
    at = lambda *pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    skin = ("#b87850", "#a85a3c", "#3a1620")
    cloth_ = dict(col2="#c8b0b4", shade=1.0, shcol="#4a3060", hatch=0, line=2.4, gran=0.2)
    s.wash(ell(x + 46, y + 2, 104, 11), NIGHT, 1.3, wet=7)
    robe = blob(at((-34, -150), (-6, -160), (16, -142), (28, -104), (25, -68), (44, -44), (76, -24), (104, -4, 1), (50, 0), (-10, 2), (-56, 0, 1), (-60, -14), (-48, -36), (-36, -62), (-40, -110)))
    s.wash(move(robe, 8, 6), NIGHT, 0.5, wet=8)
    s.thing(robe, "#f6ead6", 0.45, **cloth_)
    s.wash(blob(at((0, -160), (30, -104), (28, -66), (110, 0), (30, 0), (20, -50), (0, -100))), "#54386a", 0.7, wet=14, clip=robe)
    for pts in ([(-20, -64), (-10, -40), (-28, -2)], [(0, -66), (20, -34), (24, 0)], [(14, -66), (46, -30), (74, -4)], [(-30, -66), (-6, -62), (22, -68)], [(-26, -128), (-22, -100), (-30, -70)]):
        s.curve(at(*pts), 2.2, "#3a2450", clip=robe)
    sash = limb(at((-36, -70), (-6, -62), (27, -72)), [7, 7, 7])
    s.thing(sash, "#c8402e", 1.1, shade=0.7, shcol="#4a0a18", hatch=0, line=2)
    s.thing(limb(at((18, -66), (34, -46), (34, -22)), [6, 6, 8]), "#c8402e", 1.1, shade=0.7, shcol="#4a0a18", hatch=0, line=2)
    face = profile(s, *at((-34, -184))[0], 66, 26, flip=True, skin=skin, eye="open", brow=-0.4, neck=(at((-16, -152))[0], 15), line=1.8, k=0.95)
    hood = valid(Polygon(face(path([(0.70, 0.10), (0.56, 0.18), (0.50, 0.36), (0.46, 0.60), (0.36, 0.80), (0.20, 1.02), (-0.02, 0.98), (-0.16, 0.70), (-0.16, 0.30), (0.0, 0.0), (0.30, -0.14), (0.58, -0.06)], 8, True))))
    s.thing(hood, "#f6ead6", 0.45, **cloth_)
    s.wash(move(hood, 14, 8).intersection(hood), "#54386a", 0.6, wet=8, clip=hood)
    s.curve(face([(0.46, 0.30), (0.30, 0.40), (0.12, 0.70)]), 1.8, "#3a2450")
    for side in (1, 0):  # palm to palm
        d = side * 5
        g = blob(at((-66 - d, -122), (-76 - d, -136), (-88 - d, -158), (-95 - d, -170), (-90 - d, -172), (-78 - d, -156), (-64 - d, -140), (-54 - d, -126)), 6)
        s.thing(g, skin[0], 0.95, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=1.9)
    s.curve(at((-70, -140), (-78, -146), (-80, -154)), 1.6)
    sleeve = blob(at((-24, -146), (-6, -140), (-8, -112), (-26, -84), (-44, -76), (-60, -92), (-74, -120), (-58, -132), (-46, -116), (-38, -110), (-34, -130)))
    s.wash(move(sleeve, 6, 8), "#3a2450", 0.7, wet=6, clip=robe)
    s.thing(sleeve, "#f6ead6", 0.45, **cloth_)
    for pts in ([(-14, -128), (-22, -106), (-38, -92)], [(-50, -98), (-56, -108), (-62, -124)], [(-40, -80), (-42, -94), (-36, -106)]):
        s.curve(at(*pts), 1.8, "#3a2450", clip=sleeve)
    rim(s, union(robe, hood, sleeve), 4, 2, "#fff0c8", 0.95)


@card("dusk", paper="cold", light=(-0.5, -0.6))
def stag_tree(s):
    evening(s)
    x, y = orchard(s)
    stag(s)
    places.grass(s, (0, 976, 1000, 1014), 170, "#0e0814", 26, 1.8)
    s.glow(x, y + 96, 130, "#f8d060", 0.5, 0.8)
    s.stroke([(x, y - 4), (x, y + 50)], 2.6, taper=(0, 0))
    s.model(shoot([props.lantern((0, 0, 0), 1.2)], spot(x, y + 46, 190, 4), (0.3, 0.4, 0.8)), line=2)
    pilgrim(s)
    s.splatter(NIGHT, 18, (600, 1150, 1000, 1500), (0.7, 4.5))
    s.splatter("#3a2468", 40, (0, 0, 1000, 500), (0.7, 3.5))
