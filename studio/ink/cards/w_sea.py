"""The sea lifted at its hem like a tent; an old man with a candle goes in under it to sleep."""

import cv2

from ..easel import *

NIGHT, DEEP, FOAM = "#060a20", "#1c3a68", "#fbf6ea"
TOP = np.array([540.0, 545.0])  # the tip of the pole
LEFT, RIGHT = (44.0, 1152.0), (968.0, 1130.0)  # where the hem comes down to the sand
HORIZON = 360


def _hem(side):
    """The edge of the sea from the pole down to the sand, as heavy cloth hangs."""
    x, y = LEFT if side < 0 else RIGHT
    d = (x - TOP[0], y - TOP[1])
    return path(
        [
            tuple(TOP),
            (TOP[0] + d[0] * 0.2, TOP[1] + d[1] * 0.24),
            (TOP[0] + d[0] * 0.46, TOP[1] + d[1] * 0.53),
            (TOP[0] + d[0] * 0.74, TOP[1] + d[1] * 0.82),
            (x, y),
        ],
        14,
    )


def _sky(s):
    s.sky([(0, "#33406e", 1.0), (0.4, "#8a5680", 0.8), (0.75, "#ec8a58", 0.75), (1, "#fbd48c", 0.5)], 0, HORIZON, wet=50)
    s.wash(blob([(-100, -100), (420, -100), (240, 60), (60, 150), (-100, 220)]), "#141a40", 1.0, wet=80, gran=0.3)
    sun = ell(770, HORIZON, 74)
    s.lift(ell(770, HORIZON, 190, 120), 0.5, 40)
    s.cover(sun)
    s.wash(sun, "#ffe08a", 0.45, edge=0.6)
    for x, y, w in ((160, 220, 220), (420, 268, 170), (640, 196, 130), (900, 250, 150)):
        s.wash(
            blob([(x - w, y), (x - w * 0.3, y - 12), (x + w * 0.5, y - 7), (x + w, y + 2), (x + w * 0.2, y + 11), (x - w * 0.5, y + 8)]), "#6a3a6a", 0.7, wet=9
        )
    places.stars(s, 40, (0, 0, 700, 190), (0.7, 2.2))


def _sand(s):
    r = s.rng
    g = box(-40, 1040, 1040, 1560)
    s.cover(g)
    s.wash(g, "#c89a86", 0.7, col2="#8a6a80", gran=0.5, pool=0.5)
    s.wash(blob([(-100, 1040), (1100, 1040), (1100, 1190), (500, 1240), (-100, 1210)]), "#4a4a78", 0.8, wet=40, gran=0.4)
    s.wash(blob([(-100, 1380), (340, 1430), (1100, 1330), (1100, 1600), (-100, 1600)]), "#3a2c50", 1.0, wet=80, gran=0.5)
    s.lift(ell(530, 1250, 190, 100), 0.5, 50)
    for _ in range(60):
        x, y = r.uniform(0, 960), r.uniform(1190, 1480)
        s.curve([(x, y), (x + r.uniform(16, 40), y - 3), (x + r.uniform(50, 90), y + 1)], 1.3, "#4a3450", alpha=0.5)
    s.splatter("#3a2440", 130, (0, 1180, 1000, 1500), (0.7, 2.6))


def _sea(s):
    """One cloth from the horizon to the hem, lifted in the middle: its swell runs up to the pole."""
    r = s.rng
    l, q = _hem(-1), _hem(1)
    shore = [*path([(-60, 1186), (30, 1160), LEFT], 8), *l[::-1], *q, *path([RIGHT, (980, 1140), (1060, 1150)], 8)]
    g = valid(Polygon([(-60, HORIZON), (1060, HORIZON), *shore[::-1]]))
    s.cover(g)
    s.wash(g, "#e89a70", 0.55, col2="#2f6a8c", mix=("lin", 90, 0, 2.2), gran=0.3, pool=0.5, off=0)
    s.wash(g, "#1c5480", 0.8, gran=0.3, pool=0.6, grad=("lin", 90, -0.3, 1.3), off=0)
    edge = np.array(sorted(((float(x), float(y)) for x, y in shore), key=lambda p: p[0]))

    def at(x, u):
        """A point of the cloth: u from the horizon to the hem."""
        return HORIZON + (np.interp(x, edge[:, 0], edge[:, 1]) - HORIZON) * u

    xs = np.linspace(-40, 1040, 60)
    for x, u0, u1, wide, k in ((330, 0.25, 1, 120, 0.7), (60, 0.2, 1, 120, 0.9), (760, 0.2, 1, 110, 0.8), (960, 0.3, 1, 110, 0.9)):  # folds between
        fold = [(540 + (x - 540) * (0.25 + 0.75 * u), at(540 + (x - 540) * (0.25 + 0.75 * u), u)) for u in np.linspace(u0, u1, 8)]
        s.wash(limb(fold, np.linspace(6, wide * 0.5, 8), 6), "#0a1c48", k, wet=34, gran=0.3, clip=g)
    for x, w in ((540, 60), (190, 40), (660, 30), (860, 40)):  # crests that catch the sky
        fold = [(540 + (x - 540) * (0.3 + 0.7 * u), at(540 + (x - 540) * (0.3 + 0.7 * u), u)) for u in np.linspace(0.12, 0.98, 8)]
        s.lift(limb(fold, np.linspace(4, w, 8), 6), 0.45, 16)
    for k in range(50):  # swell: it follows the lift
        u = ((k + 0.6) / 50) ** 1.35
        line = np.c_[xs, at(xs, u) + (2 + 9 * u) * np.sin(xs / (30 + 60 * u) + k * 1.7)]
        i = int(r.integers(0, 4))
        while i < len(line) - 3:
            j = min(len(line), i + int(r.integers(2, 6)))
            pale = r.random() < 0.4
            s.stroke(
                line[i:j],
                (0.9 + 3.2 * u) * r.uniform(0.6, 1.2),
                ("#fff0d0" if u < 0.3 else "#bfe0ea") if pale else ("#123058", "#0a1c40")[int(r.integers(2))],
                body=pale,
                alpha=0.75,
                clip=g,
            )
            i = j + int(r.integers(0, 3))
    for y in np.arange(HORIZON + 5, HORIZON + 150, 7.0):  # the way of the sun
        w = 30 + (y - HORIZON) * 0.5
        for _ in range(3):
            x = 770 + r.normal() * w
            s.stroke([(x - 16, y), (x + 16, y)], 2.6, "#ffe8a8", body=True, alpha=0.85, clip=g)
    s.stroke([(-10, HORIZON), (1010, HORIZON)], 2.2, NIGHT, alpha=0.7)
    return g


def _within(s):
    """Under it: the night, and its stars."""
    r = s.rng
    hem = [*_hem(-1)[::-1], *_hem(1)]
    g = valid(Polygon([*hem, (940, 1160), (700, 1176), (540, 1180), (300, 1180), (100, 1166)]))
    s.cover(g)
    s.wash(g, "#2a2f78", 1.0, col2="#1a1c58", gran=0.4, pool=0.6)
    s.wash(blob([(560, 540), (1000, 1000), (1000, 1200), (640, 1190), (560, 900)]), NIGHT, 1.5, wet=60, gran=0.3, clip=g)
    s.wash(blob([(540, 540), (300, 800), (60, 1180), (300, 1190), (420, 900)]), NIGHT, 1.2, wet=60, gran=0.3, clip=g)
    for _ in range(240):
        x, y = r.uniform(100, 950), r.uniform(570, 1150)
        if g.contains(ell(x, y, 3)):
            s.fill(ell(x, y, 0.8 + 1.9 * r.random() ** 3), "#fff6dc", body=True)
    return g


def _dog(s, inside):
    """Of stars; it sits and waits."""
    beast = four("dog", (0, 0, 0), -78, "sit", 1.0, nod=-6)
    m = shoot([beast], spot(744, 1156, 280, 3, 0)).mask() * s.mask(inside.buffer(-22))
    s.wash(cv2.GaussianBlur(m, (0, 0), 12), "#3a48c0", 0.5, edge=0)
    s.stamp(m, "#7f92f4", True, 0.5)
    line = max(cv2.findContours((m > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=len)[:, 0, :].astype(float)
    s.stroke(line[::3], 2.2, "#dfe6ff", body=True, alpha=0.9, taper=(0, 0), wobble=0.2)
    r = s.rng
    for i, (p, _, _) in enumerate(marks.along(line, 38)):
        q = (6.0, 3.2, 4.4)[i % 3]
        s.fill(ell(*p, q), "#fffbe6", body=True)
        if q > 4:
            for v in ((1, 0), (0, 1)):
                s.stroke([(p[0] - 2.5 * q * v[0], p[1] - 2.5 * q * v[1]), (p[0] + 2.5 * q * v[0], p[1] + 2.5 * q * v[1])], 1.6, "#fffbe6", body=True)
    ys, xs = np.where(m > 0.9)
    for i in r.choice(len(xs), 34):
        s.fill(ell(float(xs[i]), float(ys[i]), 0.9 + 1.6 * r.random() ** 2), "#fffbe6", body=True)


def _edge(s):
    """Foam along the hem, the lining of the cloth under it, and the pole."""
    r = s.rng
    for side in (-1, 1):
        hem = _hem(side)
        lining = np.array([p + np.array([-side * 1.0, 1.0]) * (16 + 20 * math.sin(i / len(hem) * math.pi)) for i, p in enumerate(hem)])
        band = valid(Polygon([*hem, *lining[::-1]]))
        s.cover(band)
        s.wash(band, "#cfe2ea", 0.35, col2="#8ab0cc", gran=0.3)
        s.wash(move(band, -side * 12, 10), "#2a3a78", 0.7, wet=9, clip=band)
        s.outline(band, 2, lost=0.4)
        for p, _, u in marks.along(hem, 26):
            s.curve(
                [p, p + np.array([-side * 8, 12]) * (1 + math.sin(u * 3)), p + np.array([-side * 14, 24]) * (1 + 0.4 * math.sin(u * 3))],
                1.8,
                "#4a6a9a",
                clip=band,
            )
        marks.lace(s, hem, (3.5, 12), 7, 5)
        for p, _, _ in marks.along(hem, 30):  # drops fall from it
            if r.random() < 0.5:
                x, y = p + [-side * r.uniform(0, 10), r.uniform(34, 60)]
                s.stroke([(x, y), (x, y + r.uniform(8, 20))], 2, "#cfe8f2", body=True, alpha=0.8)
    for pts in ([(-20, 1180), (30, 1162), LEFT], [RIGHT, (980, 1142), (1020, 1150)]):
        marks.lace(s, path(pts, 10), (3, 10), 7, 5)
        s.curve([(x, y + 14) for x, y in pts], 4, "#fff4e0", body=True, alpha=0.6)
    low = np.array([588.0, 1204.0])
    pole = path([tuple(low), (570, 900), (556, 640), tuple(TOP + [4, 26])], 10)
    for w, col in ((17, "#1c0c10"), (11, "#a8713c")):
        s.stroke(pole, w, col, taper=(0, 0), body=True, press=0.06)
        for tip in ((-24, -14), (30, -12)):
            s.stroke(
                path([tuple(TOP + [4, 30]), tuple(TOP + [4 + tip[0] * 0.5, 12]), tuple(TOP + [4 + tip[0], tip[1]])], 6),
                w * 0.85,
                col,
                taper=(0, 0.05),
                body=True,
                press=0.06,
            )
    s.stroke(pole - [3, 0], 2.6, "#ffdc9c", body=True, alpha=0.8)
    s.wash(ell(600, 1203, 34, 7), NIGHT, 1.0, wet=8)


CAM = spot(392, 1206, 158, 6, 0)


def _sleeper(s):
    """Small, in his shirt and cap, his back half to us: the candle goes before him."""
    flame = np.array([486.0, 1000.0])
    s.glow(*flame, 300, "#ffb03a", 0.75, 0.9)
    s.stamp(marks.field(s, lambda x, y: np.exp(-((np.hypot(x - flame[0], y - flame[1]) / 110) ** 1.5))), "#ffc860", True, 0.8)
    linen = cloth("#fbf6ea", k=0.2, shade=0.9, shcol="#4a4a80")
    him = person(
        (0, 0, 0), 106, "walk", "old_man", "night", top="#f6f0e4", skin="rose", hair="short", hair_col="white", beard="long", shoes=False,
        hands=((0.1, 1.1, 0.5), (-0.2, 1.04, 0.34)), grips=("bar", "cup"), looks={"top": linen, "skirt": linen},
    )  # fmt: skip
    shot = shoot([him], CAM, light=(0.9, 0.35, 0.35))
    s.wash(shot.shadow_on(0, 3), NIGHT, 0.9, wet=4)
    s.wash(ell(392, 1210, 56, 11), NIGHT, 1.0, wet=7)
    s.model(shot, line=2.1)
    return him


def _cap(s, him):
    x, y = CAM.project(him.joints["crown"]) + [-7, -9]
    cap = blob([(x - 20, y + 20), (x - 18, y - 2), (x, y - 18), (x + 14, y - 4), (x + 19, y + 16)])
    tail = limb([(x - 2, y - 8), (x - 24, y + 2), (x - 38, y + 30), (x - 34, y + 56)], [14, 11, 7, 3], 10)
    for g in (tail, cap):
        s.thing(g, "#c8323a", 1.0, shade=0.9, shcol="#3a0818", hatch=0, line=2.2)
    for u in (0.3, 0.6):
        s.curve([(x - 19, y + 18 - 26 * u), (x, y + 10 - 28 * u), (x + 18, y + 14 - 26 * u)], 3.4, "#fff4e4", body=True)
    s.fill(ell(x - 34, y + 60, 8), "#fff8ea", body=True)
    s.curve([(x - 22, y + 21), (x, y + 14), (x + 20, y + 18)], 6, "#fff8ea", body=True)


def _candle(s, him):
    x, y = CAM.project(him.joints["handl"])
    s.stroke([(x, y + 8), (x, y - 26)], 9, "#5a3a20", taper=(0, 0), body=True)
    s.stroke([(x, y + 6), (x, y - 26)], 6, "#fff8e0", taper=(0, 0), body=True)
    s.fill(ell(x, y + 10, 13, 5), "#d8a23a", body=True)
    s.fill(blob([(x, y - 54), (x + 7, y - 38), (x, y - 27), (x - 7, y - 38)]), "#ffb02a", body=True)
    s.fill(blob([(x, y - 46), (x + 4, y - 36), (x, y - 29), (x - 4, y - 36)]), "#fffbe0", body=True)


def _left(s):
    """One line of prints, and his slippers where the sand turns wet."""
    way = path([(60, 1500), (160, 1452), (230, 1400), (276, 1350)], 14)
    s.wash(marks.tracks(way, lambda u: 13 - 5 * u, None, True), "#2a1c3c", 1.1, edge=0.9, off=0)
    way = path([(338, 1284), (356, 1256), (374, 1232)], 10)
    s.wash(marks.tracks(way, 6.5, 20, True), "#2a1c3c", 1.1, edge=0.9, off=0)
    for x, y, turn in ((292, 1322, -50), (334, 1336, -60)):
        q = lambda pts: move(pts, x, y, 0.62, turn)  # noqa: E731, B023
        sole = q(blob([(-44, 0), (-34, -16), (0, -14), (30, -18), (46, 0), (30, 18), (0, 14), (-34, 16)]))
        s.wash(move(sole, 6, 7), NIGHT, 1.0, wet=5)
        s.thing(sole, "#7a2430", 1.0, shade=0.6, shcol="#2a0818", hatch=0, line=2)
        s.thing(q(blob([(4, -18), (30, -19), (48, 0), (30, 19), (4, 18), (12, 0)])), "#d83a40", 1.0, shade=0.8, shcol="#3a0818", hatch=0, line=2.2)
        s.fill(q(ell(32, 0, 8)), "#fff4e4", body=True)


@card("dusk", paper="cold", light=(0.4, -0.6))
def sea_blanket(s):
    _sky(s)
    _sand(s)
    _sea(s)
    _dog(s, _within(s))
    _edge(s)
    _left(s)
    him = _sleeper(s)
    _cap(s, him)
    _candle(s, him)
