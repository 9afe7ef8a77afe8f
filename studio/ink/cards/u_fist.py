"""A bed in the hollow of a hand: the fingers stand round it like a wood and bend over it. Do they close?"""

import cv2

from ..easel import *
from ..kit.near_hand import Hand, facing, lamp_light

NIGHT, PLUM, DARK = "#0b0820", "#2a1440", "#4a1c30"
SKIN, WARM, NAIL = "#dd9460", "#c8683c", "#f2c29a"
RED = "#e02a38"

LOOKS = {
    "skin": Look(SKIN, 0.9, WARM, shade=0.95, shcol=DARK, white=0.75, hatch=6.0, hw=1.15, thr=0.5, longest=44, line=1.25, seam=0.8, gran=0.22),
    "nail": Look(NAIL, 0.6, shade=0.8, shcol=DARK, white=0.6, hatch=0, line=0.8, seam=1.0, gran=0.2),
    "wood": Look("#8a4a28", 1.0, "#a85a30", shade=1.0, shcol="#1c0a1c", white=0.4, hatch=5, line=1.0, gran=0.25),
    "linen": Look("#fff4e0", 0.2, shade=0.8, shcol="#5a4a86", white=0.6, hatch=0, line=0.9, gran=0.2),
    "quilt": Look("#2c58b0", 1.0, "#2450a0", shade=1.0, shcol="#0c1040", white=0.35, hatch=5, line=1.0, gran=0.25),
    "face": Look("#f0b48a", 0.7, "#e8956c", shade=0.6, shcol="#7a3048", white=0.3, hatch=0, line=0.8),
    "hair": Look("#3a1c14", 1.3, shade=0.9, shcol="#100608", white=0.2, hatch=0, line=0.8),
    "wax": Look("#fff2d4", 0.25, shade=0.7, shcol="#b0703c", white=0.7, hatch=0, line=1.0),
    "thread": Look(RED, 1.2, shade=0.9, shcol="#4a0618", white=0.3, hatch=0, line=0.9),
}


def _turn(az, pitch):
    z = V(-np.cos(az) * np.cos(pitch), np.sin(pitch), -np.sin(az) * np.cos(pitch))
    y = -unit(V(0, 1, 0) - z * z[1])
    return np.stack([np.cross(y, z), y, z], 1)


TURN = _turn(math.radians(130), math.radians(11))


def _hand():
    h = Hand(
        [(40, 40, 18), (44, 38, 18), (50, 36, 18), (60, 36, 20)],
        spread=(15, 4, -8, -19),
        thumb=(V(0.10, -0.035, 0.10), V(0.235, -0.115, 0.205), V(0.315, -0.235, 0.275), V(0.342, -0.365, 0.285)),
        back=(0.9, 0.1, -0.3),
        arm=((0, -0.8, 0.6), 0.95),
        looks=LOOKS,
        lines=1.25,
        stout=0.92,
    )
    for f in range(4):
        h.prints(f, 6, 1.1)
    return h.placed(TURN, (0, 0, 0), 1.0, -1)


def _bed():
    """Headboard, posts, a quilt that hangs over the side and has somebody small under it."""
    c = Clay(LOOKS)
    c.box((0, 0.05, 0), (0.09, 0.014, 0.155), round=0.01)
    c.box((0, 0.086, -0.158), (0.088, 0.07, 0.009), round=0.009)
    c.cap((-0.07, 0.156, -0.158), (0.07, 0.156, -0.158), 0.013, k=0.02, m="wood")
    c.box((0, 0.05, 0.158), (0.088, 0.036, 0.009), round=0.009)
    for x in (-0.092, 0.092):
        for z, y in ((-0.158, 0.17), (0.158, 0.108)):
            c.cap((x, -0.03, z), (x, y, z), 0.0115, m="wood", k=0.004)
            c.ell((x, y + 0.014, z), 0.0175, m="wood", k=0.004)
    soft = Clay(LOOKS)
    soft.box((0, 0.082, 0.0), (0.084, 0.024, 0.146), round=0.022, m="linen")
    soft.ell((0, 0.118, -0.108), (0.074, 0.026, 0.042), k=0.008, m="linen")
    quilt = Clay(LOOKS)
    quilt.box((0, 0.088, 0.045), (0.095, 0.028, 0.107), round=0.026, m="quilt")
    quilt.ell((0.012, 0.112, 0.03), (0.044, 0.03, 0.09), k=0.03, m="quilt")
    quilt.ell((0.02, 0.125, -0.01), (0.036, 0.026, 0.05), k=0.03, m="quilt")
    quilt.ell((-0.004, 0.126, 0.118), (0.026, 0.026, 0.022), k=0.03, m="quilt")
    fold = Clay(LOOKS)
    fold.cap((-0.09, 0.108, -0.056), (0.09, 0.108, -0.056), 0.019, k=0.01, m="linen")
    fold.cap((-0.03, 0.128, -0.054), (0.05, 0.13, -0.054), 0.018, k=0.02, m="linen")
    who = Clay(LOOKS)
    who.ell((0.004, 0.142, -0.098), (0.034, 0.031, 0.037), m="face")
    locks = Clay(LOOKS)
    locks.ell((0.004, 0.145, -0.118), (0.041, 0.036, 0.032), m="hair")
    for x, y, z in ((-0.034, 0.14, -0.1), (0.041, 0.14, -0.1), (-0.022, 0.168, -0.114), (0.012, 0.174, -0.112), (0.03, 0.165, -0.113)):
        locks.ell((x, y, z), (0.014, 0.013, 0.02), m="hair", k=0.01)
    c.add(soft, quilt, fold, who, locks)
    c.joints.update(o=V(0, 0, 0))
    return c


def _shot():
    hand_ = _hand()
    mid = hand_.to((0.02, -0.21, 0.335))
    e = math.radians(29)
    cam = Camera(mid + V(0, math.sin(e), math.cos(e)) * 3.0, mid + V(-0.02, -0.02, 0), 21.8)
    z = -unit(TURN[:, 2] * [1, 0, 1])
    place = np.stack([np.cross((0, 1, 0), z), V(0, 1, 0), z], 1) @ rot((0, 1, 0), 6)
    bed = _bed().moved(place, hand_.to((0.0, -0.10, 0.285)) + V(0, 0.004, 0), 0.95)
    tip, last = hand_.fingers[4][3], hand_.fingers[4][2]
    foot = tip + unit(tip - last) * 0.012 + V(0, 0.03, 0)
    wax = Clay(LOOKS).cap(foot - V(0, 0.03, 0), foot + V(0, 0.085, 0), 0.026, 0.023, m="wax")
    wax.ell(foot - V(0, 0.002, 0), (0.052, 0.016, 0.05), k=0.03, m="wax")
    wax.cap(foot + V(0.03, 0, 0.03), foot + V(0.04, -0.06, 0.036), 0.011, 0.009, k=0.02, m="wax")
    wax.cap(foot + V(-0.025, 0, 0.03), foot + V(-0.036, -0.035, 0.036), 0.010, 0.008, k=0.02, m="wax")
    a, b = hand_.fingers[3][0], hand_.fingers[3][1]
    d = unit(b - a)
    ring = Clay(LOOKS)
    for q in (0.5, 0.585, 0.67):
        ring.ring(
            a + (b - a) * q,
            0.047,
            0.008,
            np.stack([unit(np.cross(d, (0.3, 0.1, 1))), d, unit(np.cross(unit(np.cross(d, (0.3, 0.1, 1))), d))], 1),
            m="thread",
        )
    flame = foot + V(0, 0.15, 0)
    at = mid + V(0.0, 0.02, 0)
    shot = shoot([hand_, bed, wax, ring], cam, light=flame + V(0, 0.12, 0.22) - at, map_size=1000)
    on = lambda p: cam.project(bed.joints["o"] + place @ (np.asarray(p) * 0.95))  # noqa: E731
    return shot, cam, on, foot, (a + b) / 2 + (b - a) * 0.09, flame


def _sky(s):
    r = s.rng
    s.wash(s.all, "#3a3a8c", 0.8, col2="#5a3a80", pool=0.5, gran=0.15, grad=("lin", 90, 0.9, 0.7))
    s.wash(blob([(-100, -100), (1100, -100), (1100, 620), (760, 420), (420, 520), (-100, 360)]), "#12103c", 1.2, wet=120, gran=0.15)
    s.wash(blob([(-100, 900), (240, 1010), (300, 1600), (-100, 1600)]), NIGHT, 1.5, wet=120, gran=0.2)
    s.wash(blob([(1100, 760), (860, 980), (780, 1600), (1100, 1600)]), NIGHT, 1.6, wet=120, gran=0.2)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 220), (500, 120), (-100, 200)]), NIGHT, 1.5, wet=110, gran=0.2)
    for _ in range(46):
        q = 1.1 + 1.6 * r.random() ** 3
        s.fill(ell(r.uniform(20, 980), r.uniform(20, 1000), q), "#fff2cc", body=True, alpha=0.9)
    for x, y, q in ((90, 170, 15), (905, 330, 17), (70, 640, 11), (300, 84, 11), (946, 760, 12)):
        for a in (0, 90):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * q
            s.stroke([(x, y) - d, (x, y) + d], 2.8, "#fff2cc", body=True, taper=(0.5, 0.5), wobble=0)
    s.fill(ell(830, 132, 62).difference(ell(858, 112, 56)), "#fbe9b4", body=True)


def _light(shot, flame):
    """Candle light, with the shadow it throws; a little moon from behind."""
    near = lamp_light(shot, flame, 0.62, 0.3)
    n, _ = facing(shot)
    cast = np.clip(shot.lit / (0.05 + 0.95 * np.clip(n @ shot.light, 0.15, 1)), 0, 1)
    moon = np.clip(n @ unit((0.6, 0.75, -0.5)), 0, 1) ** 1.5
    return np.clip(1.5 * near * (0.35 + 0.65 * cast) + 0.34 * moon + 0.09, 0, 1).astype(np.float32), near


def _sleeper(s, on):
    """Two shut eyes, a mouth; stars on the quilt, sewn in rows that follow its form."""
    for x in (-0.011, 0.019):
        p = [on((x - 0.008, 0.171, -0.083)), on((x, 0.170, -0.079)), on((x + 0.008, 0.171, -0.083))]
        s.curve(p, 2.6, "#3a1420")
    s.curve([on((-0.003, 0.166, -0.068)), on((0.004, 0.165, -0.066)), on((0.011, 0.166, -0.068))], 2.4, "#a0303c")
    for x, z in (
        (-0.062, -0.01),
        (0.0, 0.0),
        (0.06, -0.012),
        (-0.035, 0.045),
        (0.03, 0.045),
        (-0.066, 0.085),
        (0.0, 0.092),
        (0.066, 0.08),
        (-0.03, 0.128),
        (0.034, 0.13),
    ):
        y = 0.118 + 0.024 * max(0, 1 - abs(x - 0.014) / 0.06)
        for a in (0, 60, 120):
            d = V(math.cos(math.radians(a)), 0, math.sin(math.radians(a))) * 0.008
            s.stroke([on((x, y, z) - d), on((x, y, z) + d)], 2.6, "#ffe9a0", body=True, wobble=0.2)


def _bow(s, x, y):
    for pts in (
        [(x, y), (x - 46, y - 40), (x - 66, y - 10), (x - 4, y + 4)],
        [(x, y), (x + 34, y - 46), (x + 62, y - 24), (x + 4, y + 4)],
        [(x - 2, y + 2), (x - 30, y + 40), (x - 24, y + 92)],
        [(x + 2, y + 2), (x + 22, y + 44), (x + 12, y + 78)],
    ):
        for w, c in ((12, "#4a0618"), (7.5, RED), (2, "#ff8a80")):
            s.curve(pts, w, c, body=True, taper=(0.04, 0.1), wobble=0.3)
    s.fill(ell(x, y + 1, 13, 11), "#4a0618", body=True)
    s.fill(ell(x, y, 10, 8), RED, body=True)


@card("rose", paper="hot", light=(-0.8, 0.05))
def fist_opens(s):
    s.ink = "#0a070e"
    _sky(s)
    shot, cam, on, foot, knot, flame = _shot()
    fx, fy = cam.project(flame)
    halo = marks.field(s, lambda x, y: np.exp(-(((x - fx) ** 2 + (y - fy) ** 2) / 150**2)) * 0.5 + np.exp(-(((x - fx) ** 2 + (y - fy) ** 2) / 62**2)) * 0.35)
    s.stamp(halo, "#f4a23c", True)
    shot.lit, near = _light(shot, flame)
    s.model(shot, line=3.0, lost=0.12)
    skin_ = shot.mask(mats=["skin"])
    under = poly(
        [
            on(p)
            for p in (
                (-0.10, -0.03, 0.17),
                (0.10, -0.03, 0.17),
                (0.16, -0.03, 0.12),
                (0.17, -0.03, -0.1),
                (0.1, -0.03, -0.1),
                (0.09, -0.03, 0.1),
                (-0.09, -0.03, 0.1),
            )
        ]
    )
    s.wash(under, DARK, 1.0, wet=26, clip=skin_)
    whole = shot.mask()
    far = shot.full(np.clip(1 - shot.lit * 1.9, 0, 1) * shot.hit)
    s.wash((far * whole).astype(np.float32), PLUM, 0.5, edge=0, rough=0.6, gran=0.2)
    low = marks.field(s, lambda x, y: step(1130, 1500, y)) * whole
    s.wash(low.astype(np.float32), NIGHT, 0.45, edge=0, rough=0.5, gran=0.2)
    glow = shot.full(cv2.GaussianBlur(np.clip(near * 1.5 - 0.3, 0, 1).astype(np.float32), (0, 0), 6) * shot.hit)
    s.wash((glow * whole).astype(np.float32), "#ffb040", 0.45, edge=0, rough=0.5, gran=0.15)
    s.lift(ell(*cam.project(flame - V(-0.3, 0.42, 0)), 190, 120, 20), 0.25, 70)
    _sleeper(s, on)
    _bow(s, *(cam.project(knot) + [-14, 22]))
    _flame(s, cam, foot)


def _flame(s, cam, foot):
    x, y = cam.project(foot + V(0, 0.1, 0))
    s.stroke([(x, y + 8), (x + 1, y - 16)], 4)
    s.fill(blob([(x + 4, y - 118), (x + 30, y - 48), (x + 20, y - 12), (x, y - 3), (x - 20, y - 12), (x - 26, y - 48)]), "#f89a20", body=True)
    s.fill(blob([(x + 3, y - 86), (x + 17, y - 40), (x, y - 8), (x - 15, y - 40)]), "#fff8c8", body=True)
