"""A game of string between the quick and the dead."""

import cv2

from ..easel import *
from ..kit.figure import garment
from ..kit.near_hand import Hand

SKIN = ("#b8764e", "#c4603e", "#4a2028")
RED, BLOOD, PALE = "#d8282c", "#5a0a12", "#ff8a78"
BONE = ("#fbf3e0", "#e2cfa6", "#5a4a58")
FLESH = {
    "skin": Look("#c07c54", 0.9, "#c8643f", shade=0.95, shcol=SKIN[2], white=0.65, hatch=6, hw=1.1, thr=0.52, longest=38, line=1.3, seam=0.8, gran=0.3),
    "nail": Look("#f0c8a8", 0.5, shade=0.6, shcol="#6a2c2c", white=0.6, hatch=0, line=0.8, seam=0.9),
}
BONES = {
    "bone": Look(BONE[0], 0.3, BONE[1], shade=1.0, shcol=BONE[2], white=0.7, hatch=5, hw=1.0, thr=0.5, longest=24, line=1.25, seam=0.9, gran=0.25),
    "gold": Look("#f0b830", 0.9, shade=0.8, shcol="#6a3c0c", white=0.6, hatch=0, line=1.0),
}
CAM = spot(172, 1176, 600, 0, 0)
HALF = CAM.f / 600


def _cast(m, dx, dy):
    """The mask moved, and not beneath itself."""
    out = np.zeros_like(m)
    out[dy:, dx:] = m[:-dy, :-dx]
    return (cv2.GaussianBlur(out, (0, 0), 4) * (1 - m)).astype(np.float32)


def _axes(x, z):
    x, z = unit(x), unit(z)
    x = unit(x - z * (x @ z))
    return np.stack([x, np.cross(z, x), z], 1)


def _quick_hand():
    h = Hand(
        [(16, 30, 18), (10, 24, 16), (12, 24, 16), (16, 26, 18)],
        spread=(13, 3, -8, -21),
        thumb=(V(0.10, -0.035, 0.10), V(0.235, -0.09, 0.225), V(0.335, -0.14, 0.355), V(0.40, -0.15, 0.475)),
        back=(0.3, 0.9, 0),
        arm=((0.05, 0, 1.0), 0.75),
        looks=FLESH,
        lines=2.0,
    )
    for f in range(4):
        h.prints(f, 5, 1.7)
    return h.placed(_axes((0.93, 0, 0.16), (0.10, 0.98, 0.1)), (0, 0, 0))


def _dead_hand():
    """The same pose, in bones."""
    h = Hand(
        [(18, 34, 22), (14, 30, 20), (10, 26, 18), (4, 22, 16)],
        spread=(14, 4, -9, -24),
        thumb=(V(0.10, -0.035, 0.10), V(0.225, -0.09, 0.235), V(0.31, -0.15, 0.375), V(0.34, -0.19, 0.50)),
    )
    c = Clay(BONES)

    def bone(a, b, r, tip=False):
        d = unit(b - a)
        a, b = a + d * 0.012, b - d * (0.0 if tip else 0.012)
        q = Clay(BONES)
        q.cap(a, b, r * 0.5, r * (0.34 if tip else 0.46), m="bone")
        q.ell(a + d * r * 0.5, (r * 0.98,) * 3, k=0.025, m="bone")
        if tip:
            q.ell(b, r * 0.5, k=0.012, m="bone")
        else:
            side = unit(np.cross(d, (0, 1, 0.01)))
            for e in (-1, 1):
                q.ell(b - d * r * 0.4 + side * e * r * 0.34, r * 0.7, k=0.025, m="bone")
        c.add(q)

    for f, r in zip(range(4), (0.043, 0.044, 0.042, 0.036), strict=True):
        pts = h.fingers[f]
        bone(V((0.066, 0.024, -0.022, -0.062)[f], 0, 0.135), pts[0], r * 1.1)
        for k in range(3):
            bone(pts[k], pts[k + 1], r * (1.0, 0.9, 0.8)[k], k == 2)
    pts = h.fingers[4]
    for k in range(3):
        bone(pts[k] if k else V(0.10, -0.03, 0.12), pts[k + 1], 0.05 * (1.0, 0.92, 0.84)[k], k == 2)
    for x, z, r in (
        (0.075, 0.088, 0.036),
        (0.02, 0.095, 0.04),
        (-0.035, 0.09, 0.036),
        (-0.08, 0.075, 0.03),
        (0.06, 0.025, 0.042),
        (0.0, 0.03, 0.04),
        (-0.055, 0.02, 0.034),
    ):
        c.add(Clay(BONES).ell(V(x, 0, z), (r, r * 0.9, r * 0.95), m="bone"))
    for x, r in ((0.05, 0.05), (-0.06, 0.04)):
        q = Clay(BONES).cap(V(x, 0, -0.03), V(x * 1.3, 0, -0.7), r * 0.62, r * 0.8, m="bone")
        c.add(q.ell(V(x, 0, -0.045), (r * 1.15, r, r * 0.9), k=0.04, m="bone"))
    a, b = h.fingers[2][0], h.fingers[2][1]
    d = unit(b - a)
    u = unit(np.cross(d, (0, 1, 0.1)))
    c.add(Clay(BONES).ring(a + (b - a) * 0.55, 0.036, 0.011, np.stack([u, d, np.cross(u, d)], 1), m="gold"))
    turn = _axes((0.30, -0.94, 0.1), (-0.95, -0.27, 0.05))
    by = CAM.at(986, 440, HALF)
    out = c.moved(turn, by, 0.9)
    out.fingers = [[by + 0.9 * (turn @ p) for p in f] for f in h.fingers]
    return out


def _morning(s):
    """Pale sky, warm where the living hand is and cool where the other comes from, and the small country below."""
    r = s.rng
    s.wash(blob([(-100, 500), (420, 380), (760, 900), (700, 1300), (-100, 1600)]), "#f6c98a", 0.42, wet=110, gran=0.2, bloom=3)
    s.wash(blob([(380, -100), (1100, -100), (1100, 1000), (860, 860), (620, 380)]), "#9fb4cc", 0.55, wet=100, gran=0.2, bloom=4)
    s.wash(blob([(700, -100), (1100, -100), (1100, 420), (900, 240)]), "#5f7698", 0.5, wet=80, gran=0.2)
    for x, y, w in ((260, 180, 330), (560, 1000, 240), (130, 380, 200)):
        puff = union(*(ell(x + i * w * 0.24, y + r.normal() * 16, w * r.uniform(0.16, 0.3), w * 0.13) for i in range(-2, 3)))
        s.lift(s.warp(s.mask(puff), (0, 0, s.w, s.h), 3, 14, 10), 0.75, 10)
        s.wash(move(puff, 16, w * 0.1), "#a9a3bc", 0.16, wet=22, gran=0.2)
    tops = []
    for y, a, col, k in ((1206, 26, "#a9c0c8", 0.5), (1268, 40, "#8fb494", 0.6), (1350, 34, "#c8bc62", 0.6), (1436, 22, "#6f9a66", 0.75)):
        top = path([(-20, y + 30), (200, y - a), (430, y + a * 0.6), (650, y - a * 0.9), (860, y + a * 0.3), (1020, y - a)], 12)
        g = poly([*top, (1020, 1520), (-20, 1520)])
        s.cover(g)
        s.wash(g, col, k, wet=3, gran=0.2, bloom=2, pool=0.6)
        s.stroke(top, 1.6, "#4a5a5a", wobble=1.2)
        tops.append((top, (y - 1100) / 220))
    road = path([(640, 1500), (560, 1448), (690, 1400), (600, 1350), (690, 1310), (650, 1276)], 12)
    s.wash(limb(road, np.linspace(20, 2, len(road)), 1), "#fffaf0", 0.05)
    s.lift(limb(road, np.linspace(17, 2, len(road)), 1), 0.8, 2)
    for o in (-1, 1):
        s.stroke(road + np.c_[np.linspace(20, 3, len(road)) * o, np.zeros(len(road))], 1.2, "#6a6a50", wobble=1)
    for top, size in tops:
        for p, _, _ in marks.along(top, 16):
            if p[0] > 260 and r.random() < 0.42 and abs(p[0] - 640) > 60:
                _tree(s, p + [r.normal() * 7, r.uniform(2, 34) * size], size * r.uniform(12, 24))
    b = Blocks(spot(742, 1296, 120, 16), (-0.8, 0.6, 0.4))
    b.house((0, 0, 0), (0.42, 0.3, 0.4), 28, "gable", "#f4e4c8", "#c8503c", rows=1, cols=1, lit=0)
    b.paint(s)
    s.curve([(752, 1236), (764, 1206), (748, 1184), (770, 1150)], 1.8, "#7a7c90", alpha=0.8)


def _tree(s, p, q):
    """A poplar or a round tree: a stain and a few turns of the pen."""
    r = s.rng
    w = q * (0.3 if r.random() < 0.45 else 0.62)
    g = blob(
        [p + [w * math.cos(a) * r.uniform(0.8, 1.15), -q * 0.75 + q * 0.62 * math.sin(a) * r.uniform(0.85, 1.15)] for a in np.linspace(0, math.tau, 9)[:-1]]
    )
    s.stroke([p + [0, q * 0.1], p - [0, q * 0.6]], 1.5, "#4a3a34")
    s.wash(move(g, q * 0.35, q * 0.62), "#3a6a5a", 0.35, wet=3)
    s.wash(g, ("#5f8f4c", "#3f7a5c", "#8a9a3c")[int(r.integers(3))], 0.8, gran=0.5)
    for _ in range(4):
        c = p + [w * r.uniform(-0.1, 0.7), -q * r.uniform(0.3, 1.2)]
        s.stroke(arc(*c, w * 0.34, w * 0.3, -60, 130, 8), 1.1, "#24402f", alpha=0.85)


def _living(s):
    hand_ = _quick_hand()
    shot = shoot([hand_], CAM, light=(-0.6, 0.6, 0.65), map_size=900)
    m = shot.mask()
    s.wash(_cast(m, 22, 14), "#8a5a5a", 0.4, edge=0, rough=1, gran=0.3)
    s.model(shot, line=2.8, lost=0.1)
    sleeve = blob([(40, 1420), (70, 1366), (160, 1352), (250, 1370), (300, 1420), (326, 1560), (10, 1560)])
    garment(
        s,
        sleeve,
        "#d23a34",
        "#6a0e1c",
        "#ff9a86",
        lambda x, y: 1.5,
        200,
        long=44,
        folds=[[(120, 1430), (110, 1480), (90, 1540)], [(230, 1430), (240, 1480), (230, 1540)]],
        line=3.2,
    )
    cuff = limb([(56, 1372), (156, 1384), (266, 1368)], [32, 34, 31], 10)
    s.wash(move(cuff, 6, 18), "#5a0a18", 0.8, wet=9, clip=sleeve)
    garment(s, cuff, "#e0483c", "#7a1220", "#ffb09a", lambda x, y: 1.5, 60, long=26, line=3)
    for p, d, _ in marks.along(path([(36, 1370), (156, 1384), (286, 1366)], 10), 17):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * 28, p + n * 28], 1.7, "#7a1220", clip=cuff)
    return hand_


def _dead(s):
    hand_ = _dead_hand()
    shot = shoot([hand_], CAM, light=(-0.6, 0.6, 0.65), map_size=900)
    m = shot.mask()
    s.wash(_cast(m, 18, 18), "#5a6a90", 0.5, edge=0, rough=1, gran=0.3)
    s.model(shot, line=2.6, lost=0.08)
    hem = path([(1030, 230), (996, 300), (988, 380), (994, 450), (1016, 500), (1050, 560)], 10)
    sleeve = poly([*hem, (1080, 560), (1080, 200)])
    s.wash(move(sleeve, -16, 20), "#3a4668", 0.7, wet=16)
    garment(s, sleeve, "#3a4258", "#12141f", "#a8b8d4", lambda x, y: 0.2, 160, long=40, folds=[[(996, 340), (1020, 350), (1040, 330)]])
    for p, _, _ in marks.along(hem, 8):  # what is left of the hem
        q = s.rng.uniform(10, 50)
        s.curve([p, p + [-q * 0.6, s.rng.normal() * 5], p + [-q, s.rng.normal() * 9 + 8]], s.rng.uniform(1.4, 2.8), "#1c2030")
    return hand_


def _thread(s, pts, w=5.2):
    p = path(pts, 14)
    s.stroke(p + [2, 7], w * 0.8, "#8a5a6a", alpha=0.28, taper=(0.01, 0.01), wobble=0.3)
    s.stroke(p, w + 2.2, BLOOD, taper=(0.01, 0.01), wobble=0.4)
    s.stroke(p, w, RED, taper=(0.01, 0.01), wobble=0.4, body=True)
    for q, d, _ in marks.along(p, 7):  # twisted of two
        n = np.array([-d[1], d[0]]) * w * 0.4
        s.stroke([q - n - d * 2, q + n + d * 2], 1.1, PALE, body=True, alpha=0.8, wobble=0.1)


def _loop(s, joints, r, k=1, turns=2):
    """The thread laid round a finger of a hand, before its last joint; returns its middle there, and the way across."""
    a, b = CAM.project(joints[k]), CAM.project(joints[k + 1])
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    c = a + (b - a) * 0.55
    for i in range(turns):
        m = c + d * 9 * (i - 0.5)
        s.curve([m - n * r + d * 5, m - d * 6 + [0, 4], m + n * r + d * 5], 7, "#4a1018", alpha=0.4)
        _thread(s, [m - n * r, m - n * r * 0.5 - d * 6, m - d * 8, m + n * r * 0.5 - d * 6, m + n * r], 5)
    return c, n * r


def _walker(s, x, y, z=1.0):
    """Hat, coat and luggage; both soles on the thread, which goes up to the right."""
    coat, edge = "#2c4a78", "#0e1a34"

    def q(*pts):
        return [(x + z * a, y + z * b) for a, b in pts]

    def lean(g):
        return move(g, x, y, z)

    def tube(pts, radii):
        return lean(limb(pts, radii))

    for leg, boot in (
        ([(-2, -64), (-18, -36), (-32, -8)], [(-42, 4), (-40, -10), (-26, -14), (-14, 0), (-12, 3)]),
        ([(4, -64), (18, -38), (24, -16)], [(16, -9), (18, -24), (30, -24), (44, -14), (46, -10)]),
    ):
        s.thing(tube(leg, [10, 8, 6]), "#4a4048", 1.0, shade=0.7, shcol="#120e16", hatch=0, line=1.8)
        s.thing(blob(q(*boot)), "#6a3a20", 1.1, shade=0.7, shcol="#1c0a08", hatch=0, line=1.8)
    far = tube([(4, -112), (26, -100), (48, -108)], [8, 7, 5])
    s.thing(far, coat, 1.1, shade=0.8, shcol=edge, hatch=0, line=1.7)
    s.thing(lean(ell(54, -110, 6)), "#e8b898", 0.7, hatch=0, line=1.5)
    for a in (-30, 0, 28):
        s.stroke(q((55, -111), (55 + 10 * math.cos(math.radians(a)), -111 + 10 * math.sin(math.radians(a)))), 2.6 * z, "#c8866a", body=True)
    body = blob(
        q(
            (-10, -124),
            (8, -126),
            (15, -104),
            (14, -80),
            (22, -48),
            (14, -42),
            (2, -50),
            (-14, -40),
            (-34, -34),
            (-48, -46),
            (-34, -62),
            (-18, -86),
            (-16, -108),
        )
    )
    s.thing(body, coat, 1.1, col2="#3f6aa0", shade=0.9, shcol=edge, hatch=4, line=2.2)
    for f in ([(-4, -96), (-16, -66), (-32, -44)], [(2, -92), (-4, -66), (-8, -48)], [(8, -90), (8, -66), (14, -50)]):
        s.curve(q(*f), 1.6, edge, clip=body)
    head = blob(q((-8, -128), (-10, -144), (0, -153), (11, -150), (13, -143), (18, -138), (13, -135), (14, -131), (9, -125), (2, -123)))
    s.thing(head, "#e8b898", 0.7, col2="#d8806a", shade=0.6, shcol="#7a3a40", hatch=0, line=1.7)
    s.fill(lean(ell(8, -141, 1.6, 2)))
    s.thing(blob(q((-11, -132), (-12, -146), (-3, -148), (-2, -138), (-6, -128))), "#8a5a2c", 1.0, hatch=0, line=1.3)
    s.thing(blob(q((-24, -146), (-4, -150), (16, -150), (30, -143), (14, -145), (-6, -143))), "#3a3038", 1.2, hatch=0, line=1.6)
    s.thing(blob(q((-13, -148), (-12, -166), (0, -171), (13, -168), (16, -150))), "#4a3e46", 1.2, shade=0.7, shcol="#0c0a10", hatch=3, line=1.8)
    s.stroke(q((-13, -152), (16, -153)), 3.4 * z, "#e8b02c", body=True)
    scarf = blob(q((-9, -128), (10, -128), (12, -118), (-4, -116), (-30, -122), (-52, -112), (-50, -124), (-30, -132)))
    s.thing(scarf, "#f0b428", 0.9, shade=0.6, shcol="#8a4a10", hatch=0, line=1.7)
    hx, hy = -34, -58
    heart = lean(
        blob(
            [
                (hx, hy + 34, 1),
                (hx - 22, hy + 12),
                (hx - 24, hy - 6),
                (hx - 12, hy - 13),
                (hx, hy - 4, 1),
                (hx + 12, hy - 13),
                (hx + 24, hy - 6),
                (hx + 22, hy + 12),
            ]
        )
    )
    s.curve(q((hx - 9, hy - 11), (hx - 6, hy - 22), (hx + 6, hy - 22), (hx + 9, hy - 11)), 3.6 * z, "#4a1018")
    s.thing(heart, "#e0202a", 1.2, shade=0.8, shcol="#5a0412", hatch=0, line=2.2)
    s.fill(lean(ell(hx - 13, hy - 2, 3, 5, 30)), "#fff0e8", body=True)
    for a in (-11, 11):
        s.stroke(q((hx + a, hy - 10), (hx + a * 0.8, hy + 18)), 1.6, "#5a0a14")
    s.thing(tube([(-6, -114), (-26, -98), (-33, -82)], [9, 8, 6]), coat, 1.1, col2="#3f6aa0", shade=0.9, shcol=edge, hatch=0, line=2)
    for i in range(4):
        s.stroke(q((hx - 6 + i * 4, hy - 26), (hx - 6 + i * 4, hy - 18)), 3.4 * z, "#d89878", body=True, wobble=0.1)
    s.outline(lean(ell(hx, hy - 22, 9, 5.5)), 1.4, lost=0)


@card("ink", paper="rice", light=(-0.7, -0.6), fresh=True)
def cats_cradle(s):
    """A living hand and a hand of bones play cat's cradle; a tiny man with his heart for luggage walks over the thread."""
    _morning(s)
    quick, dead = _living(s), _dead(s)
    posts = {}
    for name, hand_, f, r in (
        ("lt", quick, 4, 38),
        ("li", quick, 0, 33),
        ("lm", quick, 1, 34),
        ("ll", quick, 3, 28),
        ("bt", dead, 4, 21),
        ("bm", dead, 1, 18),
        ("bl", dead, 3, 15),
    ):
        posts[name] = _loop(s, hand_.fingers[f], r)
    ends = (("lt", "bt"), ("bt", "li"), ("li", "bm"), ("bm", "lm"), ("lm", "bl"), ("bl", "ll"))
    for a, b in ends:
        (p, m), (q, n) = posts[a], posts[b]
        w = (q - p) / np.hypot(*(q - p))
        p = p + m * (1 if m @ w > 0 else -1)
        q = q - n * (1 if n @ w > 0 else -1)
        if (a, b) == ("lm", "bl"):
            foot = p + (q - p) * 0.5 + [0, 16]
            _thread(s, [p, foot - w * 40 + [0, -2], foot + w * 40 + [0, -2], q], 5.6)
        else:
            _thread(s, [p, (p + q) / 2 + [0, 8], q], 5.6)
        if (a, b) == ("lt", "bt"):
            cross = (p + q) / 2 + [0, 8]
    (p, m), (q, n) = posts["ll"], posts["lt"]
    _thread(s, [p + m * np.sign(m[0]), CAM.project(quick.to((-0.02, -0.1, 0.43))), CAM.project(quick.to((0.08, -0.1, 0.30))), q - n * np.sign(n[0])], 5.2)
    for e in (-1, 1):  # the knot of a wedding
        _thread(s, [cross, cross + [46 * e, -44], cross + [74 * e, -18], cross + [48 * e, 10], cross], 5.4)
        _thread(s, [cross, cross + [16 * e, 42], cross + [38 * e, 66], cross + [28 * e, 106]], 5.4)
    s.thing(ell(*cross, 14, 12), RED, 1.2, shade=0.7, shcol=BLOOD, hatch=0, line=2.4)
    _walker(s, *foot, 1.55)
    s.splatter("#7a8aa8", 26, (600, 0, 1000, 420), (0.7, 3.4), k=0.5)
    s.splatter("#d8483c", 14, (0, 1000, 420, 1300), (0.7, 3))
