"""A stair, a rail that is not one."""

from ..easel import *
from ..kit.brush import threads
from ..kit.grasp import grasp
from ..kit.profile import fingers

EYE = np.array([600.0, 850.0])  # the bottom of the well
START, INNER, OUTER, NIGHT = 56.0, 300.0, 800.0, "#041614"
SKIN = ("#f0c4a0", "#dd9272", "#8a4a55")


def depth(t):
    """t: degrees gone down, clockwise."""
    return 1 + 0.82 * t / 360


def at(rho, t, up=0.0):
    a = math.radians(START + t)
    return EYE + np.array([math.cos(a), math.sin(a)]) * rho / (depth(t) - up)


def _well(s):
    s.wash(s.all, "#5fae9c", 0.7, col2="#3f8a80", pool=0.6, gran=0.5, bloom=4)
    s.wash(blob([(420, -100), (1100, -100), (1100, 900), (960, 600), (800, 340)]), "#2a6e66", 0.8, wet=90, gran=0.6)
    s.wash(blob([(700, -100), (1100, -100), (1100, 560), (980, 330), (860, 120)]), NIGHT, 0.5, wet=80, gran=0.6)
    s.wash(blob([(-100, -100), (200, -100), (60, 160), (-100, 330)]), "#0f3d3a", 1.1, wet=70, gran=0.6)
    r = s.rng
    for _ in range(60):  # plaster, and a crack down the wall
        x, y = r.uniform(0, 1000), r.uniform(0, 420)
        s.curve([(x, y), (x + 20, y + r.normal() * 4), (x + 44, y + r.normal() * 6)], 1.1, "#0f3d3a", alpha=0.5)
    s.curve([(430, -10), (410, 80), (440, 150), (424, 230), (450, 300)], 2.6, "#0f3d3a")
    s.curve([(440, 150), (480, 190), (500, 250)], 1.8, "#0f3d3a")


def _stairs(s):
    r = s.rng
    n, turns = 23, 4.3
    w = 360 / n
    s.cover(ell(*EYE, 240))
    s.wash(ell(*EYE, 330), NIGHT, 2.2, edge=0, gran=0.3)
    for i in range(int(n * turns), -1, -1):
        t = i * w
        dark = min(1.0, max(0.0, (depth(t) - 1.05) / 1.7))
        g = valid(Polygon([*[at(INNER, t + w * u) for u in (0, 0.5, 1.02)], *[at(OUTER, t + w * u) for u in (1.02, 0.75, 0.5, 0.25, 0)]]))
        lip = valid(Polygon([*[at(INNER, t + w * u) for u in (0, 0.5, 1)], *[at(INNER, t + w * u, -0.13) for u in (1, 0.5, 0)]]))
        s.wash(move(g, 12, 18), NIGHT, 0.5, wet=10)
        for q in (lip, g):
            s.cover(q)
        s.wash(lip, "#0f3d3a", 1.2, edge=0.5)
        light = 0.9 + 0.25 * math.cos(math.radians(START + t - 200)) + r.normal() * 0.05
        s.wash(g, mix("#efe6c6", "#1c5f58", dark**0.8), (0.32 + 1.25 * dark) / light, col2=mix("#d6cfa6", "#0a2f2c", dark), edge=0.7, gran=0.6, pool=0.5)
        a, b = at(INNER, t + w), at(OUTER, t + w)
        for u, k in ((0.7, 0.4), (0.86, 0.7)):  # the shade under the next edge
            s.wash(valid(Polygon([a, b, at(OUTER, t + w * u), at(INNER, t + w * u)])), "#12504a", k, edge=0, rough=1.5, gran=0.5, clip=g)
        nose = [at(INNER, t), at(OUTER, t)]
        s.stroke(nose, 6 / depth(t), "#0a2422", taper=(0, 0))
        if dark < 0.75:
            s.stroke([p + (at(INNER, t + 3) - at(INNER, t)) * 0.25 for p in nose], 3 / depth(t), "#fffbe8", body=True, alpha=0.9 - dark, taper=(0, 0))
        for _ in range(int(9 * (1 - dark))):  # grain of the boards
            u, q = r.uniform(0.12, 0.9), r.uniform(INNER * 1.02, OUTER * 0.9)
            s.curve([at(q, t + w * u), at(q + 50, t + w * (u + r.normal() * 0.02)), at(q + 60 + 80 * r.random(), t + w * u)], 1.1, "#3a5a4a", alpha=0.7, clip=g)
        s.outline(g, 2.2 / depth(t) ** 0.5, lost=0.15)
    s.wash(ell(*EYE, 120), NIGHT, 1.8, wet=46)
    s.wash(blob([(560, 1120), (700, 1180), (1100, 1180), (1100, 1600), (480, 1600), (520, 1380)]), "#0f4a46", 0.4, wet=70, gran=0.6)
    s.wash(blob([(1100, 1340), (900, 1420), (800, 1600), (1100, 1600)]), NIGHT, 0.5, wet=70, gran=0.6)
    s.wash(blob([(-100, 1330), (60, 1400), (200, 1600), (-100, 1600)]), NIGHT, 0.4, wet=70, gran=0.6)


def _posts(s):
    for t in np.arange(1300, 4, -15.65):
        a, b = at(INNER + 6, t), at(INNER, t, 0.2)
        d = depth(t)
        s.stroke([a, b], 9 / d, "#04100f", taper=(0, 0), wobble=0.4)
        s.stroke([a, b], 3 / d, "#7fc0ac", taper=(0, 0), wobble=0.4, body=True, alpha=0.8)


def _body(s, line, width):
    """A snake, scale by scale; line from tail to head."""
    r = s.rng
    p = np.asarray(line, float)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    e = np.c_[-d[:, 1], d[:, 0]]
    long = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    width = np.asarray(width, float)
    g = union(*[valid(Polygon([p[i] - e[i] * width[i], p[j] - e[j] * width[j], p[j] + e[j] * width[j], p[i] + e[i] * width[i]])).buffer(0.6) for i, j in zip(range(0, len(p) - 4, 4), range(4, len(p), 4), strict=False)])  # fmt: skip
    lit = e @ np.array([-0.6, -0.8])  # which side looks at the lamp
    s.wash(move(g, 20, 30), NIGHT, 0.85, wet=14)
    s.cover(g)
    s.wash(g, "#7aa83a", 1.0, col2="#4f8a30", edge=0.8, gran=0.5)
    for side, col, k in ((-1, "#12381c", 1.0), (1, "#12381c", 1.0)):
        pts = [tuple(p[i] + e[i] * width[i] * 0.72 * side) for i in range(0, len(p), 6) if lit[i] * side < 0.2]
        for a, b in zip(pts, pts[1:], strict=False):
            if math.hypot(a[0] - b[0], a[1] - b[1]) < 60:
                s.wash(limb([a, b], [9, 9]), col, k * 0.8, wet=7, clip=g)
    u = 0.0
    row = 0
    while u < long[-1]:
        i = min(len(p) - 1, int(np.searchsorted(long, u)))
        w = width[i]
        size = max(2.6, w * 0.25)
        n = 7
        for k in range(n):
            q = ((k + (0.5 if row % 2 else 0)) / n * 2 - 1) * 0.98
            if abs(q) > 1:
                continue
            c = p[i] + e[i] * w * math.sin(q * 1.35) / math.sin(1.35)
            z = float(np.sign(lit[i] * q) * abs(lit[i] * q) ** 0.7) + 0.25 * math.cos(q * 1.6)
            saddle = abs(q) < 0.62 - 0.5 * abs(((u / (w * 3.4)) % 1) - 0.5) * 2 + 0.05
            m, side = d[i] * size, e[i] * size * 0.62 * math.cos(q * 1.2)
            diamond = blob([c - m * 0.8, c + side, c + m * 0.9, c - side], 4)
            tone = "#1c4a22" if saddle else "#5f9434"
            if z > 0.45:
                tone = "#4f8a3a" if saddle else "#d8e07a"
            elif z < -0.25:
                tone = "#0a2414" if saddle else "#245a2a"
            s.fill(diamond, mix(tone, "#8ab83e", 0.12 * r.random()), alpha=0.92)
            s.stroke([c - side, c + m * 0.95, c + side], max(0.8, w * 0.026), "#08200f", wobble=0.2)
            if z > 0.5 and w > 22:
                s.stroke([c - m * 0.3 - side * 0.3, c + m * 0.2 - side * 0.2], 1.6, "#fbffd0", body=True, alpha=0.8)
        u += size * 0.92
        row += 1
    s.outline(g, 3, lost=0.05)
    return g


def _head(s, x, y, q, turn):
    """Seen from above and the side; its nose to the left before it is turned."""

    def f(pts):
        return [tuple(v) for v in move(list(pts), x, y, q, turn)]

    s.stroke(path(f([(-84, 8), (-120, 14), (-146, 4)]), 8), 5, "#c8202c", taper=(0, 0.1))
    s.stroke(path(f([(-146, 4), (-166, -12), (-184, -14)]), 8), 3.4, "#c8202c")
    s.stroke(path(f([(-146, 4), (-168, 8), (-184, 20)]), 8), 3.4, "#c8202c")
    skull = blob(f([(96, -38), (60, -56), (16, -62), (-30, -50), (-70, -28), (-90, -4), (-84, 20), (-50, 34), (-6, 52), (40, 56), (80, 44), (104, 30)]))
    s.wash(move(skull, 20, 30), NIGHT, 0.9, wet=12)
    s.thing(skull, "#86b440", 1.0, col2="#4f8a30", shade=0.9, shcol="#0c2c14", hatch=0, line=3.2, gran=0.5)
    r = s.rng
    for i in range(15):
        for k in range(9):
            a, b = 92 - i * 12, -52 + k * 13 + (6 if i % 2 else 0)
            c = np.array(f([(a, b * (1 - i * 0.035))])[0])
            if skull.buffer(-5).contains(ell(*c, 1).centroid):
                m = 7.5 * q
                top = b < -14
                tone = "#dce680" if top and r.random() < 0.8 else "#1f4f24" if b > 18 else "#6a9c36"
                if abs(b + 4) < 12 and i < 9:
                    tone = "#1c4a22"
                s.fill(ell(*c, m * 0.85, m * 0.62, turn), tone, alpha=0.9)
                s.stroke(arc(*c, m * 0.85, m * 0.62, turn + 110, turn + 250, 8), 1.1, "#08200f", wobble=0.2)
    mouth = path(f([(-88, 10), (-56, 22), (-10, 32), (40, 30), (74, 14)]), 10)
    s.stroke(mouth, 4.4, "#08200f")
    s.stroke([m + (0, 4) for m in mouth], 2, "#e8eec0", body=True, alpha=0.8)
    for x_ in (-52, -24):
        s.fill(poly(f([(x_, 24), (x_ + 10, 27), (x_ + 2, 44)])), "#fffbe8", body=True)
    brow = blob(f([(-34, -34), (-12, -48), (20, -44), (30, -30), (8, -16), (-20, -18)]))
    s.thing(brow, "#5f9434", 1.0, shade=0.7, shcol="#0c2c14", hatch=0, line=2.2)
    eye = blob(f([(-26, -26), (-6, -38), (16, -30), (8, -17), (-14, -15)]))
    s.cover(eye)
    s.wash(eye, "#f8b820", 1.0, col2="#f8e070", edge=0.9)
    s.fill(blob(f([(-9, -37), (-3, -27), (-9, -16), (-15, -26)])), NIGHT)
    s.fill(ell(*f([(-2, -31)])[0], 3), "#ffffff", body=True)
    s.outline(eye, 2.6, lost=0)
    s.stroke(path(f([(-38, -28), (-10, -44), (26, -36)]), 8), 5, "#08200f")
    s.fill(ell(*f([(-74, -8)])[0], 4.4 * q, 2.8 * q), NIGHT)


def _shoe(s, x, y, q, turn):
    def f(pts):
        return [tuple(v) for v in move(list(pts), x, y, q, turn)]

    s.wash(blob(f([(-60, 30), (60, 24), (84, 40), (-40, 52)])), NIGHT, 1.0, wet=8)
    s.thing(blob(f([(52, -34), (66, -32), (70, 34), (58, 36), (54, 4)])), "#7a1018", 1.2, shade=0.6, hatch=0, line=2.2)
    sole = blob(f([(-78, 22), (-60, 2), (-24, -6), (10, -20), (44, -44), (66, -46), (70, -28), (48, -6), (14, 16), (-20, 30), (-64, 34)]))
    s.thing(sole, "#d8262c", 1.1, col2="#a0141f", shade=0.9, shcol="#3a0410", hatch=4, line=2.6)
    s.thing(blob(f([(-22, -2), (12, -18), (46, -42), (62, -40), (44, -18), (14, 2), (-14, 12)])), "#4a0c14", 1.2, shade=0.4, hatch=0, line=2)
    s.curve(f([(-66, 16), (-48, 6), (-30, 4)]), 4, "#ffd0c0", body=True)


def _ball(s, t, rho):
    p = at(rho, t, 0.05)
    q = 46 / depth(t)
    s.wash(ell(p[0] + 18, p[1] + 22, q, q * 0.8), NIGHT, 1.0, wet=8)
    g = ell(*p, q)
    s.thing(g, "#d8262c", 1.1, col2="#a0141f", shade=0.95, shcol="#3a0410", hatch=5, line=2.6)
    s.curve([p + (-q * 0.55, -q * 0.35), p + (-q * 0.2, -q * 0.62), p + (q * 0.1, -q * 0.66)], 5, "#ffe0d0", body=True)
    k = p + (q * 0.1, q * 0.12)
    s.fill(union(ell(*k, q * 0.17), poly([k + (-q * 0.09, 0), k + (q * 0.09, 0), k + (q * 0.17, q * 0.42), k + (-q * 0.17, q * 0.42)])), "#1a0408")


def _woman(s, rail, way):
    """From behind and above: hair, a long gown that trails over the steps, a hand on what she takes for a rail."""
    r = s.rng
    linen = dict(col2="#dcd8c0", shade=0.9, shcol="#2f6a68", hatch=5, line=3, gran=0.5)
    bare = dict(col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=4, line=2.4)
    gown = blob([(140, 806), (200, 796), (248, 806), (266, 880), (284, 960), (298, 1030), (312, 1076), (292, 1092), (266, 1080), (238, 1100), (208, 1086), (178, 1108), (146, 1092), (114, 1110), (82, 1092), (50, 1100), (26, 1082), (46, 1030), (66, 980), (96, 890)])
    # she stands: both shadows start at her feet and fall over the next steps
    s.wash(blob([(90, 1086), (300, 1070), (350, 1130), (430, 1200), (400, 1226), (300, 1190), (250, 1176), (120, 1184), (84, 1150)]), NIGHT, 0.75, wet=16, gran=0.5)
    s.wash(ell(250, 1172, 54, 12, 6), NIGHT, 1.0, wet=5)
    s.wash(ell(136, 1182, 56, 12, 6), NIGHT, 1.0, wet=5)
    heel = blob([(216, 1118), (252, 1118), (262, 1142), (288, 1154), (292, 1166), (262, 1172), (232, 1172), (214, 1160)])
    foot = smooth(union(limb([(232, 1060), (234, 1112), (236, 1140)], [22, 15, 17]), heel), 4)
    s.thing(foot, SKIN[0], 0.8, **{**bare, "hatch": 0, "shade": 0.5})  # a bare heel, flat on the board
    s.wash(ell(234, 1158, 14, 11), "#d8745c", 0.5, wet=5, clip=foot)
    s.curve([(228, 1104), (230, 1124), (226, 1140)], 1.5, SKIN[2])
    for k in range(3):
        s.curve([(288 - 8 * k, 1160 - 2 * k), (282 - 8 * k, 1158 - 2 * k), (279 - 8 * k, 1163 - 2 * k)], 1.4)
    s.thing(limb([(128, 1060), (124, 1100), (122, 1128)], [22, 16, 14]), SKIN[0], 0.8, **{**bare, "hatch": 0})
    red = dict(col2="#a0141f", shade=0.8, shcol="#3a0410", hatch=0, line=2.4)
    s.thing(poly([(114, 1146), (130, 1146), (127, 1184), (119, 1184)]), "#a0141f", 1.2, **red)  # and the shoe that is left to her
    s.thing(blob([(104, 1122), (122, 1130), (140, 1120), (148, 1140), (172, 1162), (186, 1176), (164, 1184), (142, 1166), (124, 1158), (106, 1150)]), "#d8262c", 1.1, **red)
    s.curve([(112, 1132), (112, 1142), (118, 1150)], 2.4, "#ffb0a0", body=True)
    s.thing(gown, "#fdf9ea", 0.22, **{**linen, "shade": 0.5, "hatch": 0})
    folds = ([(158, 810), (126, 920), (90, 1010), (58, 1098)], [(176, 806), (154, 930), (124, 1020), (110, 1108)], [(194, 802), (184, 940), (162, 1030), (152, 1094)], [(212, 802), (214, 930), (206, 1020), (204, 1088)], [(228, 804), (240, 920), (244, 1010), (246, 1096)], [(240, 806), (262, 900), (280, 990), (292, 1090)])  # fmt: skip
    for k, pts in enumerate(folds):
        s.wash(limb(pts, [2, 6, 9, 12]), "#4a8a84", 0.3 + 0.09 * k, wet=7, clip=gown)
        s.curve(pts, 2.6, "#123c3a", clip=gown)
    s.wash(blob([(236, 806), (280, 880), (310, 1040), (330, 1100), (250, 1130), (240, 960)]), "#1c5450", 0.45, wet=22, clip=gown)
    def fall(x, y):
        return math.atan2(y - 560, x - 215 - 0.05 * (y - 800))

    threads(s, gown, fall, (("#2f6664", 0), ("#ffffff", 1), ("#ffffff", 1), ("#d0c098", 0)), 110, 60, 1.4, lit_part=0.4, share=lambda x, y, lit: np.clip(1.0 - (x - 20) / 320, 0.1, 0.9) if lit else np.clip((x - 20) / 340, 0.15, 0.7), alpha=0.8, wobble=0.5)  # fmt: skip
    # the left arm gathers the skirt
    s.thing(limb([(106, 676), (58, 774), (74, 862)], [25, 20, 13]), SKIN[0], 0.8, **{**bare, "hatch": 0})
    s.curve([(42, 772), (56, 784), (74, 778)], 1.6)
    s.wash(blob([(64, 880), (110, 880), (120, 960), (84, 970)]), "#2f6a68", 0.6, wet=10, clip=gown)
    for k in range(4):
        s.curve([(84 + k * 7, 936), (76 + k * 13, 990), (60 + k * 24, 1060)], 2.2, "#123c3a", clip=gown)
    fingers(s, 74, 860, 82, 84, curls=(10, 13, 16, 22), spread=6, thumb=(-34, 14), skin=SKIN, line=1.8, k=0.8)
    # bodice, low at the back
    back = blob([(96, 668), (130, 640), (178, 628), (226, 640), (262, 668), (256, 720), (246, 770), (252, 818), (196, 832), (136, 818), (142, 770), (112, 720)])
    s.thing(back, "#fdf9ea", 0.22, **linen)
    threads(s, back, lambda x, y: 1.55, (("#2f6664", 0), ("#8ab0a4", 0), ("#ffffff", 1)), 60, 30, 1.4, lit_part=0.4, share=lambda x, y, lit: 0.8 if (x < 190) == bool(lit) else 0.25, alpha=0.8)  # fmt: skip
    s.stroke(path([(138, 812), (196, 824), (250, 810)], 8), 15, "#123c3a", taper=(0, 0))
    s.stroke(path([(140, 808), (196, 820), (248, 806)], 8), 8, "#3f9a8c", taper=(0, 0))
    for a, b in (((196, 820), [(176, 860), (160, 910), (150, 960)]), ((198, 820), [(206, 870), (204, 920), (214, 968)])):
        g = limb([a, *b], [7, 8, 9, 11])
        s.thing(g, "#3f9a8c", 0.9, shade=0.8, shcol="#0c302e", hatch=0, line=2)
    s.thing(ell(196, 820, 16, 12), "#3f9a8c", 0.9, shade=0.7, shcol="#0c302e", hatch=0, line=2)
    # the right arm, and its hand round the rail
    el = np.array([318.0, 716.0])
    rail = np.array(rail, float)
    wrist = rail + (el - rail) / np.hypot(*(el - rail)) * 40
    arm = limb([(252, 672), tuple(el), tuple(wrist)], [26, 20, 13])
    s.wash(move(arm, 24, 26), NIGHT, 0.7, wet=9)
    s.thing(arm, SKIN[0], 0.8, **bare)
    s.curve([(306, 700), (324, 708), (332, 724)], 1.6)
    grasp(s, rail, way, wrist, 56, skin=SKIN, thumb=-1, line=2, over=0.42)
    for x, e in ((104, -1), (254, 1)):
        g = blob([(x - 34, 664), (x - 8, 636), (x + 26, 642), (x + 40, 672), (x + 28, 708), (x - 8, 714), (x - 36, 698)])
        s.thing(g, "#fdf9ea", 0.22, **linen)
        for k in (-22, -8, 6, 20):
            s.curve([(x + k * 0.5, 644), (x + k + 3 * e, 674), (x + k * 1.1, 708)], 1.9, "#123c3a", clip=g)
    # the head, turned a little to the well
    s.thing(limb([(184, 640), (190, 606)], [26, 25]), SKIN[0], 0.8, **bare)
    cheek = blob([(206, 520), (234, 534), (248, 560), (256, 580), (246, 588), (246, 604), (230, 616), (206, 612)])
    s.thing(cheek, SKIN[0], 0.7, **{**bare, "hatch": 0, "shade": 0.2})
    s.curve([(238, 556), (250, 554), (258, 548)], 2.2)
    s.wash(ell(228, 582, 11, 9), "#e0684e", 0.5, wet=5, clip=cheek)
    hair = blob([(140, 540), (158, 500), (196, 488), (230, 508), (240, 540), (226, 566), (222, 600), (236, 640), (232, 700), (214, 752), (190, 800), (168, 838), (150, 790), (130, 730), (116, 668), (124, 610)])  # fmt: skip
    s.wash(move(hair, 14, 14), "#123c3a", 0.7, wet=9, clip=back)
    s.fill(hair, "#8a2c10")
    for col, n, lit in (("#3a0c06", 160, False), ("#c24e1a", 190, True), ("#ee8a34", 100, True), ("#ffcf86", 40, True)):
        for _ in range(n):
            u = r.uniform(-1, 1)
            v = r.random()
            if v < 0.35:  # over the crown
                s.curve([(192, 494), (190 + 42 * u, 510), (184 + 54 * u, 560 + 30 * r.random())], 1.9, col, n=6, clip=hair, body=lit, alpha=0.85)
            else:
                y = 540 + 210 * r.random()
                w = np.interp(y, (540, 640, 740, 830), (50, 58, 46, 12))
                x = 182 + w * u - (y - 540) * 0.03
                s.curve([(x, y), (x + 9 * math.sin(y / 26 + u * 2), y + 26), (x + 3 - 12 * u * (y > 680), y + 62)], 2, col, n=6, body=lit, alpha=0.85, clip=hair.buffer(7))  # fmt: skip
    s.outline(hair, 2.2)
    s.thing(ell(228, 574, 7, 11, 8), SKIN[0], 0.8, shade=0.5, shcol=SKIN[2], hatch=0, line=1.7)
    s.fill(ell(229, 590, 4.4), "#f8d048", body=True)
    s.stroke(path([(146, 566), (180, 582), (222, 570)], 8), 7, "#3f9a8c", taper=(0, 0), body=True)


@card("verdigris", paper="cold", light=(-0.6, -0.7), fresh=False)
def snake_banister(s):
    """Down a spiral stair: her hand lies on the rail, and the rail has turned its head."""
    _well(s)
    _stairs(s)
    _ball(s, 232, 560)
    _posts(s)
    ts = np.arange(1280, 12, -1.5)
    coil = [at(INNER, t, 0.2) for t in ts]
    neck = path([tuple(coil[-1]), (838, 1130), (880, 1220), (850, 1320), (760, 1366), (650, 1350)], 24)[1:]
    line = np.array([*coil, *neck])
    width = [max(4, (22 + 24 * math.exp(-t / 120)) / (depth(t) - 0.2) * min(1, (1290 - t) / 260)) for t in ts] + list(np.interp(np.linspace(0, 1, len(neck)), (0, 0.6, 1), (54, 48, 44)))  # fmt: skip
    p = at(INNER, 133, 0.2)
    d = at(INNER, 138, 0.2) - at(INNER, 128, 0.2)
    _body(s, line, width)
    _shoe(s, 372, 1372, 1.15, -14)
    _head(s, 610, 1340, 1.05, 6)
    _woman(s, p - (0, 2), d)
    s.splatter("#0f3d3a", 50, (0, 1000, 1000, 1500), (0.7, 4.5))
    s.splatter(NIGHT, 30, (500, 0, 1000, 400), (0.7, 4))
