"""Loneliness: office hours on a sandbank, as the gulls see them."""

from ..easel import *
from ..kit.figure import digit

SKIN = ("#d9a67c", "#c97f5c", "#6a3a48")
INK = "#0a1e30"
ISLE = blob([(346, 690), (392, 610), (470, 566), (566, 560), (650, 596), (700, 664), (706, 750), (664, 830), (580, 876), (480, 880), (396, 836), (350, 770)])
# spine from snout to tail, half the width of the body; they go round clockwise
SHARKS = (
    ([(256, 236), (166, 330), (106, 440), (90, 570), (112, 680)], 70),
    ([(640, 92), (550, 62), (450, 66), (366, 100), (310, 150)], 50),
    ([(924, 400), (900, 300), (846, 216), (776, 160), (700, 140)], 54),
    ([(876, 860), (936, 770), (960, 670), (944, 570), (910, 500)], 58),
    ([(600, 1240), (710, 1210), (820, 1140), (900, 1050), (950, 960)], 76),
    ([(196, 1050), (266, 1160), (366, 1250), (480, 1310), (600, 1350)], 84),
    ([(312, 800), (222, 846), (140, 914), (84, 1010), (70, 1130)], 56),
)


def _water(s):
    r = s.rng
    s.wash(s.all, "#7fd0dc", 0.5, col2="#4fb0cc", pool=0.7, bloom=6, gran=0.5)
    far = marks.field(s, lambda x, y: step(240, 720, np.hypot(x - 525, (y - 720) * 0.86)))
    s.wash(far, "#1f7aa4", 0.9, edge=0, gran=0.5, pool=0.7)
    s.wash(
        (far * marks.field(s, lambda x, y: step(420, 900, np.hypot(x - 525, (y - 720) * 0.86)))).astype(np.float32), "#0a3a60", 1.0, edge=0, gran=0.6, pool=0.6
    )
    for q, k in ((1.7, 0.3), (1.34, 0.55)):
        s.lift(move(ISLE, 0, 0, q, origin=(525, 720)), k, 22)
    for _ in range(340):
        a, d = r.uniform(0, math.tau), r.uniform(260, 980)
        p = np.array([525 + d * math.cos(a), 720 + d * math.sin(a) * 1.1])
        v = np.array([-math.sin(a), math.cos(a)]) * r.uniform(10, 26)
        o = np.array([math.cos(a), math.sin(a)]) * 4
        pale = r.random() < 0.6
        s.curve([p - v, p - v * 0.3 + o, p + v * 0.3 - o, p + v], r.uniform(1.1, 2.2), "#e4f6f4" if pale else INK, body=pale, alpha=0.55)


def _shark(s, spine, w, i):
    """From straight above: a torpedo, two blades, a back fin seen on edge, a tail that sweeps."""
    r = s.rng
    c = path(spine, 18)
    t = np.gradient(c, axis=0)
    t /= np.hypot(*t.T)[:, None]
    n = np.c_[-t[:, 1], t[:, 0]]
    u = np.linspace(0, 1, len(c))
    wide = w * np.interp(
        u, (0, 0.015, 0.05, 0.1, 0.17, 0.25, 0.33, 0.5, 0.7, 0.84, 0.92, 0.96, 1), (0.05, 0.14, 0.3, 0.46, 0.64, 0.8, 0.86, 0.76, 0.44, 0.2, 0.12, 0.15, 0.1)
    )

    def at(a, b):
        j = int(np.clip(a, 0, 1) * (len(c) - 1))
        return c[j] + n[j] * w * b + (t[j] * w * 4.6 * (a - 1) if a > 1 else 0)

    body = valid(Polygon([*(c + n * wide[:, None]), *(c - n * wide[:, None])[::-1]]))
    bank = 1 if np.cross(c[-1] - c[0], c[len(c) // 2] - c[0]) > 0 else -1
    reach = {e: 1.0 + 0.12 * e * bank for e in (-1, 1)}
    fins = [blob([(*at(0.24, 0.62 * e), 1), at(0.32, 1.2 * e * reach[e]), at(0.42, 1.9 * e * reach[e]), at(0.505, 2.36 * e * reach[e]), (*at(0.54, 2.42 * e * reach[e]), 1), at(0.49, 1.7 * e * reach[e]), at(0.42, 1.05 * e), (*at(0.39, 0.6 * e), 1)], 8) for e in (-1, 1)]  # fmt: skip
    small = [blob([(*at(0.64, 0.36 * e), 1), at(0.69, 0.74 * e), (*at(0.755, 1.0 * e), 1), at(0.735, 0.62 * e), (*at(0.73, 0.24 * e), 1)], 6) for e in (-1, 1)]
    sway = bank
    tail = blob([(*at(0.95, 0.1), 1), at(1.04, 0.34 * sway), at(1.14, 0.86 * sway), (*at(1.27, 1.3 * sway), 1), at(1.19, 0.62 * sway), at(1.09, 0.02), at(1.12, -0.34 * sway), (*at(1.15, -0.7 * sway), 1), at(1.05, -0.42 * sway), (*at(0.95, -0.1), 1)], 8)  # fmt: skip
    whole = union(body, *fins, *small, tail)
    s.wash(move(whole, 30, 46), INK, 0.75, wet=20, gran=0.5)
    slate = ("#3c5a70", "#46606e", "#34506a")[i % 3]
    for g in (*small, *fins, tail):
        s.thing(g, slate, 1.0, col2="#1a3448", shade=0.9, shcol=INK, hatch=5, line=2.6)
    _sheet(s, c[0], -t[0], n[0], w, i)
    if i == 4:
        _bottle(s, *(c[0] + t[0] * 34), math.degrees(math.atan2(n[0, 1], n[0, 0])) + 8)
    s.cover(body)
    s.wash(body, "#8aa4b0", 0.6, edge=0.6, gran=0.5)
    back = limb([at(0.02, 0), at(0.16, 0), at(0.32, 0), at(0.6, 0), at(0.97, 0)], [w * 0.16, w * 0.5, w * 0.66, w * 0.4, w * 0.06], 10)
    s.wash(back, "#2f5068", 1.0, wet=w * 0.3, clip=body, gran=0.5)
    s.wash(limb([at(0.05, 0), at(0.3, 0), at(0.6, 0), at(0.95, 0)], [w * 0.08, w * 0.2, w * 0.14, w * 0.04], 10), INK, 0.4, wet=w * 0.22, clip=body)
    side = blob([at(0.02, 0), at(0.3, -0.3), at(0.7, -0.2), at(1, 0), at(0.7, -1.2), at(0.3, -1.6), at(0.05, -1)], 8)
    s.wash(
        side if n[len(n) // 2] @ [0.5, 0.8] < 0 else blob([at(0.02, 0), at(0.3, 0.3), at(0.7, 0.2), at(1, 0), at(0.7, 1.2), at(0.3, 1.6), at(0.05, 1)], 8),
        INK,
        0.8,
        wet=w * 0.35,
        clip=body,
    )
    s.hatch(body, sep=6, w=1.0, thr=0.7)
    s.outline(body, 3.2, INK, lost=0.12)
    dorsal = blob([(*at(0.34, 0), 1), at(0.4, 0.16 * bank), at(0.47, 0.46 * bank), (*at(0.535, 0.7 * bank), 1), at(0.515, 0.36 * bank), (*at(0.5, 0), 1)], 8)
    s.wash(blob([at(0.37, 0), at(0.5, 0.7 * bank), at(0.62, 0.8 * bank), at(0.56, 0)]), INK, 0.9, wet=6, clip=body)
    s.thing(dorsal, "#6a8aa0", 0.9, col2="#2f5068", shade=0.7, shcol=INK, hatch=0, line=2.6)
    s.stroke([at(0.34, 0), at(0.42, -0.02), at(0.5, 0)], 2.2, "#dce8ec", body=True, alpha=0.8)
    s.thing(blob([(*at(0.78, 0), 1), (*at(0.85, 0.2 * bank), 1), (*at(0.84, 0), 1)], 4), "#4a6a80", 1.0, shade=0.4, hatch=0, line=2)
    for e in (-1, 1):
        for j in range(5):
            k = 0.205 + 0.019 * j
            edge = float(np.interp(k, u, wide)) / w
            s.curve([at(k, (edge - 0.3) * e), at(k + 0.012, (edge - 0.16) * e), at(k + 0.004, (edge - 0.02) * e)], 2.4, INK)
        edge = float(np.interp(0.115, u, wide)) / w  # the eyes are at its sides, under a hard ridge
        lid = blob(
            [
                (*at(0.095, (edge - 0.12) * e), 1),
                at(0.115, (edge - 0.15) * e),
                (*at(0.14, (edge - 0.03) * e), 1),
                at(0.124, (edge + 0.05) * e),
                at(0.106, (edge + 0.02) * e),
            ],
            6,
        )
        s.fill(lid.buffer(w * 0.05), INK, body=True)
        s.fill(lid, "#f6d634", body=True)
        s.stroke([at(0.106, (edge - 0.04) * e), at(0.124, (edge - 0.02) * e)], w * 0.08, INK, taper=(0.4, 0.4), body=True)
        s.stroke([at(0.07, (edge - 0.26) * e), at(0.11, (edge - 0.2) * e), at(0.16, (edge - 0.08) * e)], w * 0.09, INK, body=True)
        s.curve([at(0.03, 0.12 * e), at(0.04, 0.16 * e), at(0.035, 0.2 * e)], 2.4, INK)
    s.curve([at(0.03, 0), at(0.12, -0.06), at(0.22, -0.05)], 3, "#c8dce4", body=True, alpha=0.5)
    for _ in range(int(w * 0.5)):
        p = at(r.uniform(0.2, 0.9), r.uniform(-0.5, 0.5))
        s.fill(ell(*p, r.uniform(1, 2.6)), "#c8dce4", body=True, alpha=0.5)
    if i in (0, 4, 5):  # scars
        for j in range(3):
            s.curve([at(0.58 + 0.03 * j, -0.34), at(0.6 + 0.03 * j, 0.08)], 2.4, "#dce8ec", body=True)
    for e in (-1, 1):
        s.curve([at(0.57, 2.4 * e), at(0.75, 2.0 * e), at(0.95, 1.8 * e)], 2.4, "#f0fbfa", body=True, alpha=0.8)


def _sheet(s, nose, ahead, n, w, i):
    """What it has between its teeth."""
    a = 0.22 * math.sin(i * 2.1)
    k = 62 + w * 0.3
    go = lambda x, y: nose + ahead * k * x + n * k * y  # noqa: E731
    sheet = blob(
        [(*go(-0.35, 0.52 + a), 1), go(0.3, 0.60), (*go(0.95, 0.5 - a), 1), go(0.98, 0.0), (*go(1.0 + a, -0.52), 1), go(0.3, -0.58), (*go(-0.35, -0.5 + a), 1)],
        6,
    )
    s.wash(move(sheet, 14, 22), INK, 0.6, wet=8)
    s.thing(sheet, "#fffdf4", 0.08, shade=0.35, shcol="#8a9ac0", hatch=0, line=2.4)
    for e in np.linspace(0.28, 0.82, 5):
        s.curve([go(e, 0.4), go(e + 0.02, 0.0), go(e, -0.38 + 0.25 * ((i + int(e * 10)) % 3 == 0))], 1.7, "#4a5a8a")
    if i in (1, 4, 5):
        s.fill(ell(*go(0.8, -0.3), k * 0.1), "#d8302c", body=True)
    for e in np.linspace(-0.34, 0.34, 7):  # teeth upon it
        p = nose + n * w * e * 0.8 - ahead * w * (0.02 + 2.6 * e * e)
        s.fill(poly([p - n * w * 0.07, p + n * w * 0.07, p + ahead * w * 0.2]), "#ffffff", body=True)
        s.outline(poly([p - n * w * 0.07, p + n * w * 0.07, p + ahead * w * 0.2]), 1.1)


def _isle(s):
    s.cover(ISLE)
    s.wash(ISLE, "#f8e0a4", 0.5, col2="#ecc078", bloom=3, pool=0.6)
    s.wash(ISLE.difference(ISLE.buffer(-26)), "#c8924a", 0.6, wet=16, clip=ISLE)
    s.outline(ISLE, 2.4, "#7a5424", lost=0.4)
    marks.lace(s, np.array(ISLE.exterior.coords), (2, 8), 7, 5, "#5fa8c8")
    for _ in range(160):
        x, y = s.rng.uniform(350, 700), s.rng.uniform(570, 880)
        if ISLE.buffer(-16).contains(ell(x, y, 2)):
            s.fill(ell(x, y, 1.8, 1.2), "#a8743a")


def _desk(s):
    """Turned a little on its sand."""
    at = lambda pts: move(np.asarray(pts, float), 500, 690, 1, -8)  # noqa: E731
    top = poly(at([(-128, -56), (128, -56), (128, 56), (-128, 56)]))
    s.wash(move(top, 26, 30), "#6a4020", 0.9, wet=10, clip=ISLE)
    s.thing(top, "#b87840", 0.9, col2="#9a5c30", shade=0.3, hatch=0, line=3.2)
    for u in np.linspace(-44, 44, 7):
        s.curve(at([(-126, u), (0, u + 3), (126, u - 2)]), 1.2, "#6a3818")
    for x, y, n in ((-88, -8, 7), (92, -12, 10)):
        for j in range(n):
            o, q = s.rng.normal(size=2) * 3, s.rng.normal() * 4
            p = poly(
                move(
                    at([(x - 28 + o[0], y - 38 + o[1] - j), (x + 28 + o[0], y - 38 + o[1] - j), (x + 28 + o[0], y + 36 - j), (x - 28 + o[0], y + 36 - j)]),
                    0,
                    0,
                    1,
                    q,
                    origin=tuple(at([(x, y)])[0]),
                )
            )
            s.thing(p, "#fffdf6", 0.06, shade=0.25, shcol="#8a9ac0", hatch=0, line=1.5)
        for e in range(5):
            s.stroke(at([(x - 18, y - 34 + e * 12), (x + 18 - 10 * (e == 4), y - 34 + e * 12)]), 1.4, "#4a5a8a")
    s.thing(poly(at([(-36, -40), (24, -42), (28, 36), (-34, 38)])), "#fffdf6", 0.06, shade=0.2, shcol="#8a9ac0", hatch=0, line=2)
    for e in range(5):
        s.stroke(at([(-26, -28 + e * 11), (16 - 18 * (e == 4), -29 + e * 11)]), 1.4, "#4a5a8a")
    c = at([(48, -34)])[0]
    s.thing(ell(*c, 13), "#2f3a6a", 1.0, shade=0.6, hatch=0, line=2)
    s.fill(ell(*c, 6.5), "#06060e")


def _clerk(s):
    """A bald head, two shoulders, two hands; the tie has blown over his shoulder."""
    at = lambda pts: move(np.asarray(pts, float), 500, 690, 1, -8)  # noqa: E731
    chair = poly(at([(-48, 108), (52, 108), (46, 176), (-42, 176)]))
    s.wash(move(chair, 22, 26), "#6a4020", 0.8, wet=8, clip=ISLE)
    s.thing(chair, "#7a4a2c", 1.0, shade=0.7, shcol="#34180c", hatch=4, line=2.6)
    s.thing(limb(at([(-54, 172), (0, 184), (56, 172)]), [9, 10, 9]), "#6a3c22", 1.1, shade=0.7, shcol="#34180c", hatch=0, line=2.6)
    cloth_ = ("#8a92b8", "#fbf8f0", "#ffffff")
    trunk = blob(at([(-86, 108), (-72, 84), (-30, 74), (0, 72), (34, 74), (76, 86), (90, 112), (70, 144), (0, 156), (-68, 142)]))
    s.wash(move(trunk, 20, 22), "#6a4020", 0.9, wet=9)
    arms = (
        smooth(union(limb(at([(-70, 108), (-92, 60)]), [27, 22]), limb(at([(-92, 60), (-44, 18)]), [22, 15])), 4),
        smooth(union(limb(at([(74, 110), (92, 62)]), [27, 22]), limb(at([(92, 62), (50, 22)]), [22, 15])), 4),
    )
    for g in arms:
        s.wash(move(g, 10, 12), "#4a2410", 0.7, wet=6)
        s.thing(g, cloth_[1], 0.22, shade=0.9, shcol=cloth_[0], hatch=5, line=2.8)
    for pts in ([(-104, 74), (-88, 68), (-74, 74)], [(-106, 60), (-90, 52), (-78, 56)], [(104, 76), (90, 70), (76, 76)], [(106, 62), (92, 54), (80, 58)]):
        s.curve(at(pts), 1.8, "#5a6290")
    s.thing(trunk, cloth_[1], 0.22, shade=0.9, shcol=cloth_[0], hatch=5, line=2.9)
    for pts in ([(-60, 96), (-44, 120), (-48, 144)], [(62, 98), (46, 122), (50, 146)], [(-8, 140), (0, 150), (12, 140)]):
        s.curve(at(pts), 2, "#5a6290")
    pen = at([(22, 24), (52, -2)])
    s.stroke([pen[0], pen[1]], 6, "#2a1a10", taper=(0.02, 0.02))
    s.stroke([pen[0], pen[1]], 3, "#f0b030", body=True, taper=(0.02, 0.02))
    for wrist, palm, tips in (
        ((-44, 18), (-32, 8), ((-18, -16), (-8, -12), (-2, -4), (2, 6))),
        ((50, 22), (38, 14), ((24, 0), (20, 8), (20, 16), (24, 24))),
    ):
        s.thing(limb(at([wrist, palm]), [12, 15]), SKIN[0], 0.85, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2)
        for j, tip in enumerate(tips):
            p = np.asarray(palm, float) + [0, -8 + 5 * j]
            q = np.asarray(tip, float)
            digit(s, at([p, (p + q) / 2 + [0, -2], q]), [6, 5.6, 4.4], SKIN, nail=1, crease=0, line=1.5, k=0.8, hatch=0)
    digit(s, at([(-30, 16), (-20, 22), (-10, 20)]), [6, 5.6, 4.4], SKIN, nail=1, crease=0, line=1.5, k=0.8, hatch=0)
    # the cuffs, then the tie, then the head over all
    for a, b in (((-52, 30), (-38, 12)), ((58, 34), (44, 14))):
        s.thing(limb(at([a, b]), [9, 9]), "#ffffff", 0.1, shade=0.4, shcol=cloth_[0], hatch=0, line=1.9)
    tie = blob(
        [
            (*at([(-10, 100)])[0], 1),
            at([(-40, 118)])[0],
            at([(-74, 152)])[0],
            at([(-104, 168)])[0],
            at([(-142, 214)])[0],
            (*at([(-172, 212)])[0], 1),
            at([(-164, 172)])[0],
            at([(-118, 136)])[0],
            at([(-80, 112)])[0],
            at([(-38, 92)])[0],
        ],
        8,
    )
    s.wash(move(tie, 12, 18), "#4a2410", 0.8, wet=6)
    s.thing(tie, "#dc2a2c", 1.2, col2="#b01420", shade=0.9, shcol="#5a0814", hatch=4, line=2.8)
    s.curve(at([(-44, 104), (-78, 128), (-112, 152), (-154, 198)]), 2, "#7a0a18")
    collar = blob(at([(-34, 100), (0, 116), (36, 100), (28, 74), (-26, 74)]))
    s.thing(collar, "#ffffff", 0.12, shade=0.6, shcol=cloth_[0], hatch=0, line=2.4)
    hd = lambda pts: at(move(np.asarray(pts, float), 0, 0, 1, -104, origin=(0, 64)))  # noqa: E731 he has looked up and round
    head_ = blob(hd([(-42, 76), (-44, 52), (-30, 26), (-8, 12), (14, 14), (34, 30), (44, 56), (42, 84), (22, 108), (-20, 108)]))
    s.wash(move(head_, 12, 14), "#4a3a50", 0.8, wet=8)
    for e in (-1, 1):
        s.thing(ell(*hd([(44 * e, 62)])[0], 9, 15, 10 * e - 112), SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.2)
    s.thing(ell(*hd([(2, 3)])[0], 11, 15, -112), SKIN[0], 0.9, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.2)  # his nose
    for e in (-1, 1):
        s.stroke(hd(arc(3 + 21 * e, 12, 17, 12, 150, 395, 18)), 3.2, INK, taper=(0, 0))
    s.thing(head_, SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.8, white=0.7)
    s.fill(ell(*hd([(-14, 48)])[0], 11, 7, -40), "#fffdf6", body=True, alpha=0.9)
    s.fill(ell(*hd([(-2, 36)])[0], 4, 3, -40), "#fffdf6", body=True, alpha=0.8)
    r = s.rng
    for k in range(90):  # what hair is left, round the back
        a = math.radians(r.uniform(-8, 188))
        p = hd([(44 * math.cos(a), 66 + 42 * math.sin(a))])[0]
        q = hd([(50 * math.cos(a) + r.normal() * 3, 70 + 48 * math.sin(a) + r.normal() * 3)])[0]
        s.stroke([p, q], 2.2, ("#4a3c38", "#8a7a72", "#2a2020")[k % 3])


def _palm(s):
    """Its shadow lies on the sand; the hat hangs where the leaves begin."""
    foot, top = np.array([640.0, 790.0]), np.array([726.0, 872.0])
    r = s.rng
    s.wash(limb([foot, foot + [70, 80]], [14, 40]), "#6a4a28", 0.6, wet=12, clip=ISLE)
    trunk = path([foot, foot * 0.5 + top * 0.5 + [14, -14], top], 12)
    g = limb(trunk, np.linspace(13, 20, len(trunk)), 1)
    s.thing(g, "#b8844c", 0.9, shade=0.9, shcol="#4a2814", hatch=4, line=2.8)
    for p, d, _ in marks.along(trunk, 13):
        n = np.array([-d[1], d[0]])
        s.curve([p - n * 22, p + d * 5, p + n * 22], 1.9, "#4a2814", clip=g)
    for k in range(11):
        a = k / 11 * math.tau + 0.2 + r.normal() * 0.08
        v, long = np.array([math.cos(a), math.sin(a)]), r.uniform(128, 176)
        o = np.array([-v[1], v[0]]) * r.uniform(-30, 30)
        pts = path([top, top + v * long * 0.5 + o * 0.6, top + v * long + o], 12)
        s.wash(limb(move(pts, 24, 40), np.r_[np.linspace(6, 26, len(pts) - 6), np.linspace(22, 4, 6)], 1), INK, 0.45, wet=10)
    for k in range(11):
        a = k / 11 * math.tau + 0.2 + r.normal() * 0.08
        v, long = np.array([math.cos(a), math.sin(a)]), r.uniform(128, 176)
        o = np.array([-v[1], v[0]]) * r.uniform(-30, 30)
        pts = path([top, top + v * long * 0.5 + o * 0.6, top + v * long + o], 12)
        for p, d, u in marks.along(pts, 7):
            n = np.array([-d[1], d[0]])
            for e in (-1, 1):
                q = p + d * 18 + n * e * 38 * math.sin(0.4 + 2.5 * u)
                s.curve(
                    [p, (p + q) / 2 + d * 5, q], 4.4, ("#2f8a44", "#6ab84c", "#1a5a38", "#0e3c2c")[int(r.integers(4)) if n[1] * e > 0 else int(r.integers(2))]
                )
        s.stroke(pts, 3, "#cfe08a", body=True)
    for x, y in ((-16, 8), (12, 16), (6, -14)):
        s.thing(ell(*(top + [x, y]), 14), "#7a4a28", 1.1, shade=0.7, hatch=0, line=2)
    c = top + [-16, -26]
    s.wash(ell(*(c + [14, 20]), 50, 46), INK, 0.7, wet=9)
    s.thing(ell(*c, 50, 46, 20), "#3c4258", 1.1, shade=0.8, shcol="#12162a", hatch=4, line=2.8)
    s.thing(ell(*(c + [-2, -3]), 32, 29, 20), "#dc2a2c", 1.1, shade=0.6, hatch=0, line=2.2)
    s.thing(ell(*(c + [-4, -6]), 28, 25, 20), "#4a5068", 1.1, shade=0.8, shcol="#12162a", hatch=4, line=2.6)
    s.curve([c + [-18, -10], c + [-4, -2], c + [12, -8]], 2.6, "#12162a")


def _bottle(s, x, y, turn):
    """His own letter comes back."""
    at = lambda pts: move(np.asarray(pts, float) - [10, 0], x, y, 1.7, turn)  # noqa: E731
    g = union(blob(at([(-40, -14), (20, -15), (34, -6), (34, 6), (20, 15), (-40, 14)]), 6), poly(at([(30, -6), (58, -6), (58, 6), (30, 6)])))
    s.wash(move(g, 14, 20), INK, 0.7, wet=8)
    s.thing(g, "#8fd0a8", 0.7, shade=0.8, shcol="#1a5a3a", hatch=0, line=2.8, white=0.9)
    s.thing(poly(at([(-26, -6), (14, -7), (14, 6), (-26, 7)])), "#fff6dc", 0.2, shade=0.2, hatch=0, line=1.6)
    s.thing(poly(at([(56, -7), (68, -7), (68, 7), (56, 7)])), "#b8844c", 0.9, shade=0.4, hatch=0, line=1.9)


@card("noon", paper="hot", light=(-0.5, -0.7))
def island_tie(s):
    """From straight above: a clerk at his desk on a sandbank, and seven sharks that file round it with papers."""
    _water(s)
    for i in (5, 4, 3, 2, 1, 0):
        _shark(s, *SHARKS[i], i)
    _isle(s)
    _shark(s, *SHARKS[6], 6)  # one has left the file and hands it in
    _desk(s)
    _clerk(s)
    _palm(s)
    s.splatter("#ffffff", 20, size=(0.7, 3))
