"""A head in relief: it turns with its frame, ages, feels, opens its mouth and looks at something.

Frame: origin in the middle of the skull, x to its left, y up, z the way it faces; s is the height of the head in metres.
"""

from dataclasses import replace

import numpy as np

from ..solid import Clay, V, rot, unit
from .feelings import FEELINGS, Feeling
from .hair import wear

INK = "#1d1a20"


def head(
    pos,
    turn,
    s=0.23,
    *,
    feel="calm",
    age=0.4,
    look_at=None,
    build=1.0,
    nose=1.0,
    jaw=1.0,
    lipped=1.0,
    hair="short",
    beard=None,
    neck=None,
    iris="#4a3322",
    ears=True,
    detail=True,
    looks=None,
    glasses=False,
    wink=None,
):
    """age 0 infant, .1 child, .4 grown, .75 old, 1 very old. look_at: a point of the world that the eyes look at."""
    f = feel if isinstance(feel, Feeling) else FEELINGS[feel]
    c = Clay(looks)
    young, old = np.clip((0.28 - age) / 0.28, 0, 1), np.clip((age - 0.5) / 0.5, 0, 1)
    nose = nose * (1 - 0.42 * young + 0.18 * old)
    h = Builder(c, np.asarray(pos, float), np.asarray(turn, float), s)
    drop = -0.19 * f.gape
    _skull(h, drop, young, old, build, jaw, f)
    _eyes(h, f, young, old, look_at, iris, detail, wink)
    _nose(h, nose, young, f)
    _mouth(h, f, drop, young, old, lipped, detail)
    _lines(h, f, drop, old, young, nose)
    if ears and hair not in ("headscarf", "hood"):
        for q in (1, -1):
            h.ell((0.325 * q, -0.03, -0.03), (0.035, 0.11 + 0.02 * old, 0.07), rot((1, 0, 0), -12) @ rot((0, 1, 0), -18 * q), k=0.02)
            h.mark([(0.352 * q, 0.045, -0.035), (0.365 * q, 0.02, 0.01), (0.362 * q, -0.05, 0.0), (0.352 * q, -0.09, -0.02)], 1.6, tol=0.05)
    if neck is not None:
        c.cap(h.at(0, -0.2, -0.12), neck, 0.155 * s * (1 - 0.12 * young), 0.19 * s * (1 - 0.1 * young), k=0.07 * s)
    if beard:
        _beard(h, beard, drop)
    if glasses:
        for q in (1, -1):
            h.mark(
                [
                    (0.135 * q + 0.085 * np.cos(t), -0.015 + 0.075 * np.sin(t), 0.43 - 0.12 * abs(q * np.cos(t) * 0.5 + 0.5) * 0.6)
                    for t in np.linspace(0, 6.3, 15)
                ],
                2.2,
                tol=0.2,
            )
        h.mark([(0.05, 0.0, 0.44), (-0.05, 0.0, 0.44)], 2.0, tol=0.2)
    hairs = Builder(Clay(looks), h.pos, h.turn, s * (1 + 0.1 * young))  # a child's skull is larger, and the hair lies on it
    wear(hairs, hair)
    if hairs.clay.rows:
        c.add(hairs.clay)
    c.joints.update(
        head=np.asarray(pos, float),
        eye=h.at(0, 0, 0.4),
        mouth=h.at(0, -0.28, 0.42),
        crown=h.at(0, 0.5, -0.08),
        chin=h.at(0, -0.47 + drop, 0.25),
        ear_l=h.at(0.34, -0.03, -0.03),
        ear_r=h.at(-0.34, -0.03, -0.03),
    )
    c.turn, c.size = h.turn, s
    return c


class Builder:
    """Primitives and marks in the head's own frame."""

    def __init__(self, clay, pos, turn, s):
        self.clay, self.pos, self.turn, self.s = clay, pos, turn, s

    def at(self, x, y, z):
        return self.pos + self.turn @ (V(x, y, z) * self.s)

    def ell(self, p, r, spin=None, k=0.05, m="skin", cut=False):
        self.clay.ell(self.at(*p), np.array(r) * self.s, self.turn if spin is None else self.turn @ spin, k=k * self.s, m=m, cut=cut)

    def cap(self, a, b, r1, r2=None, k=0.05, m="skin", cut=False, fold=0.0, freq=6):
        self.clay.cap(self.at(*a), self.at(*b), r1 * self.s, (r1 if r2 is None else r2) * self.s, k=k * self.s, m=m, cut=cut, fold=fold * self.s, freq=freq)

    def mark(self, pts, w, col=None, kind="line", tol=0.03, only=None, n=6, taper=(0.25, 0.35)):
        self.clay.mark([self.at(*p) for p in pts], w * self.s / 0.23, col, kind, tol * self.s, only, n, taper)


def _skull(h, drop, young, old, build, jaw, f):
    h.ell((0, 0.14 + 0.03 * young, -0.09), (0.345 + 0.045 * young, 0.36 + 0.03 * young, 0.42))
    h.ell((0, 0.02, 0.12), (0.275, 0.35, 0.275), k=0.12)
    wide = jaw * (0.92 + 0.12 * young) * (0.85 + 0.15 * build)
    h.ell((0, -0.18 + drop * 0.5 + 0.03 * young, 0.11), (0.225 * wide, 0.25 - 0.06 * young, 0.25 - 0.02 * young), k=0.12)
    for q in (1, -1):
        h.cap((0.245 * q, -0.08, -0.03), (0.205 * q * wide, -0.27 + drop * 0.8 + 0.03 * young, 0.04), 0.075, 0.068, k=0.10)
        h.cap((0.205 * q * wide, -0.27 + drop * 0.8 + 0.03 * young, 0.04), (0.055 * q, -0.42 + drop + 0.09 * young, 0.27), 0.066, 0.062, k=0.10)
        smile = max(0, f.smile)
        h.ell(
            (0.195 * q, -0.06 - 0.03 * young + 0.025 * smile, 0.25 + 0.02 * smile), (0.092 + 0.02 * young, 0.062 + 0.03 * young + 0.01 * smile, 0.095), k=0.09
        )
        if build > 1.15 or young > 0.5:
            h.ell((0.19 * q, -0.2 + drop * 0.4, 0.19), (0.1, 0.11, 0.11), k=0.1)
        if old > 0.15 and build < 1.2:
            h.ell((0.225 * q, -0.2 + drop * 0.4, 0.33), (0.065, 0.12, 0.055), rot((0, 0, 1), 12 * q), k=0.12 * old, cut=True)
    h.ell((0, -0.415 + drop + 0.09 * young, 0.275 - 0.03 * young), (0.082 * jaw, 0.065, 0.07), k=0.08)
    h.ell((0, -0.26 + drop * 0.35, 0.275), (0.13, 0.115, 0.11), k=0.10)
    for q in (1, -1):
        h.ell((0.132 * q, -0.010, 0.42), (0.100, 0.060, 0.085), k=0.07, cut=True)
    for q in (1, -1):
        i, o, heavy = f.inner, f.outer, 0.75 * (1 - 0.7 * young)
        x = 0.045 - 0.012 * f.frown
        h.cap((x * q, 0.072 + 0.055 * i, 0.378), (0.15 * q, 0.098 + 0.02 * (i + o), 0.37), 0.030 * heavy, 0.032 * heavy, k=0.075)
        h.cap((0.15 * q, 0.098 + 0.02 * (i + o), 0.37), (0.265 * q, 0.062 + 0.055 * o, 0.26), 0.032 * heavy, 0.02 * heavy, k=0.075)


def _eyes(h, f, young, old, look_at, iris, detail, wink=None):
    """wink: the openings of its left and right lids, when they differ."""
    big = 1 + 0.26 * young
    for i, q in enumerate((1, -1)):
        if wink:
            f = replace(f, lid=wink[i])
        e = V(0.132 * q, -0.015 - 0.02 * young, 0.312)
        r = 0.078 * big
        shut = f.lid < 0.12
        up, lo = (0.002 + 0.046 * f.lid) * big, (-0.036 - 0.014 * f.lid) * big
        inner, outer = (e[0] - 0.074 * q * big, e[1] - 0.008, 0.36), (e[0] + 0.082 * q * big, e[1] + 0.002, 0.335)
        zf = 0.312 + r
        if shut:
            h.ell(e + V(0, 0.004, 0.004), (r * 1.08,) * 3, k=0.02)
            y = e[1] - 0.035 * big
            h.mark(
                [(inner[0], e[1] - 0.006, 0.37), (e[0] - 0.03 * q, y, zf - 0.003), (e[0] + 0.035 * q, y, zf - 0.004), (outer[0], e[1] - 0.012, 0.345)],
                5.2,
                tol=0.06,
            )
            if detail:
                for k in range(-2, 4):
                    x = e[0] + 0.02 * q * k
                    h.mark([(x, y + 0.003, zf - 0.004), (x + 0.008 * q * k * 0.4, y - 0.022, zf - 0.002)], 1.6, tol=0.08)
            continue
        # lids: a shell over the ball, opened like an almond
        h.ell(e, (r * 1.11,) * 3, k=0.03)
        h.ell(
            (e[0] + 0.004 * q, e[1] + (up + lo) / 2, 0.43),
            (0.082 * big, (up - lo) / 2, 0.105),
            rot((0, 0, 1), 5 * q) @ rot((0, 1, 0), 14 * q),
            k=0.006,
            cut=True,
        )
        h.ell(e, (r, r, r), k=0.0, m="eye")
        # iris and pupil lie on the ball, turned towards what is looked at
        d = V(0, 0, 1.0)
        if look_at is not None:
            d = unit(h.turn.T @ (np.asarray(look_at, float) - h.at(*e)))
            d = unit(V(np.clip(d[0], -0.62, 0.62), np.clip(d[1], -0.45, 0.45), max(d[2], 0.55)))
        x = unit(np.cross((0, 1, 0), d))
        y = np.cross(d, x)
        for size, col in ((0.54, iris), (0.27, "#141016")):
            rim = [e + r * unit(d + np.tan(size * 0.95) * (x * np.cos(t) + y * np.sin(t))) * 1.005 for t in np.linspace(0, 2 * np.pi, 13)[:-1]]
            h.mark(rim, 1, col, "spot", tol=0.16, only="eye")
        glint = e + r * unit(d + 0.28 * x * (1 if h.turn[0, 0] > 0 else -1) + 0.26 * y) * 1.01
        h.mark([glint + 0.011 * (x * np.cos(t) + y * np.sin(t)) for t in np.linspace(0, 6.28, 8)[:-1]], 1, "#fffdf6", "body", tol=0.16, only="eye")
        top = [
            (inner[0], inner[1], inner[2] + 0.016),
            (e[0] - 0.03 * q, e[1] + up * 0.98 + 0.001, zf + 0.008),
            (e[0] + 0.035 * q, e[1] + up * 0.92, zf + 0.002),
            (outer[0], outer[1], outer[2] + 0.014),
        ]
        h.mark(top, 4.6, tol=0.09, taper=(0.35, 0.15))
        h.mark([(inner[0], inner[1] - 0.004, inner[2] + 0.012), (e[0], e[1] + lo, zf), (outer[0], outer[1] - 0.004, outer[2] + 0.012)], 1.7, tol=0.07)
        if detail:
            h.mark([(p[0], p[1] + 0.026 + 0.006 * old, p[2] - 0.012) for p in top], 1.3, tol=0.06)


def _nose(h, nose, young, f):
    h.cap((0, 0.065, 0.365), (0, -0.09 + 0.015 * young, 0.445 + 0.03 * nose), 0.032 * (1 - 0.25 * young), 0.036 * nose, k=0.045)
    h.ell((0, -0.115 + 0.01 * young, 0.448 + 0.035 * nose), (0.042 * nose, 0.036, 0.040), k=0.035)
    for q in (1, -1):
        h.ell((0.048 * q * nose, -0.128, 0.415), (0.034 * nose, 0.028, 0.042), k=0.025)
        h.mark([(0.022 * q * nose, -0.150, 0.452), (0.042 * q * nose, -0.150, 0.440), (0.058 * q * nose, -0.138, 0.425)], 3.2, tol=0.08)
        h.mark([(0.066 * q * nose, -0.150, 0.405), (0.082 * q * nose, -0.128, 0.405), (0.074 * q * nose, -0.104, 0.41)], 1.6, tol=0.06)


def _mouth(h, f, drop, young, old, lipped, detail):
    up = 0.052 * f.smile
    wide = 0.112 * (1 - 0.18 * young) * (1 + 0.14 * max(0, f.smile))
    full = 0.021 * lipped * (1 - 0.45 * old)
    if f.gape > 0.15:
        cy = -0.275 + drop * 0.5
        mx, my = wide + 0.012 * f.gape, 0.028 + 0.13 * f.gape
        h.ell((0, cy, 0.36), (mx, my, 0.24), k=0.025, cut=True, m="mouth")
        if detail:
            h.ell((0, cy + my * 0.78, 0.31), (mx * 0.78, 0.035, 0.07), k=0.01, m="teeth")
        pts = []
        for t in np.linspace(0, 2 * np.pi, 17):
            x = mx * np.cos(t)
            pts.append((x, cy + my * np.sin(t) + (up + 0.02 * f.smile) * (np.cos(t) ** 2), 0.388 - 2.9 * x * x - 0.02 * f.gape * (np.sin(t) < 0)))
        for i in range(16):
            h.cap(pts[i], pts[i + 1], full * 0.72, k=0.03, m="lip")
        return
    if f.grin > 0:
        return _grin(h, f, wide, full, young)
    for q in (1, -1):
        cy = -0.266 + up
        h.cap((0.012 * q, -0.240, 0.402), (wide * q, cy, 0.335), full, full * 0.45, k=0.022, m="lip")
        h.cap((0, -0.294, 0.396), (wide * q, cy, 0.335), full * 1.15, full * 0.45, k=0.022, m="lip")
        h.cap((0, -0.264, 0.425), (wide * 1.04 * q, cy, 0.352), 0.008, 0.006, k=0.010, cut=True, m="lip")
    mid = -0.265 - 0.006 * f.smile
    h.mark(
        [
            (-wide * 1.06, -0.266 + up * 1.15, 0.35),
            (-wide * 0.5, mid + up * 0.2, 0.405),
            (0, mid + 0.003, 0.418),
            (wide * 0.5, mid + up * 0.2, 0.405),
            (wide * 1.06, -0.266 + up * 1.15, 0.35),
        ],
        3.2,
        tol=0.09,
    )
    h.mark([(-0.04, -0.328, 0.385), (0, -0.334, 0.39), (0.04, -0.328, 0.385)], 1.3, tol=0.07)


def _grin(h, f, wide, full, young):
    """An open laugh painted upon the face: a crescent, teeth in its upper half, lips round it."""
    w = wide * 1.12

    def at(u, y):
        x = w * u
        return (x, -0.262 + 0.05 * f.smile * u * u + y * (1 - u * u), 0.405 - 3.2 * x * x)

    deep = -0.105 * f.grin * (1 - 0.2 * young)
    us = np.linspace(-1, 1, 9)
    for u, v in zip(us[:-1], us[1:], strict=True):
        h.cap(at(u, 0.012), at(v, 0.012), full * 0.8, k=0.022, m="lip")
        h.cap(at(u, deep - 0.008), at(v, deep - 0.008), full * 0.9, k=0.022, m="lip")
    rim = [at(u, 0.004) for u in us] + [at(u, deep) for u in us[-2:0:-1]]
    h.mark(rim, 1, "#4a1420", "spot", tol=0.25)
    h.mark([at(u, -0.002) for u in us[1:-1]] + [at(u, deep * 0.48) for u in us[-2:0:-1]], 1, "#fff8ea", "body", tol=0.25)
    h.mark([at(u, 0.006) for u in us], 2.6, tol=0.12)
    h.mark([at(u, deep) for u in us], 1.6, tol=0.12)


def _lines(h, f, drop, old, young, nose):
    """Brows, and what age and feeling write."""
    i, o = f.inner, f.outer
    for q in (1, -1):
        x = 0.045 - 0.016 * f.frown
        brow = [
            (x * q, 0.082 + 0.07 * i, 0.405),
            (0.11 * q, 0.108 + 0.04 * i + 0.01 * o, 0.41),
            (0.19 * q, 0.112 + 0.045 * o, 0.375),
            (0.262 * q, 0.075 + 0.075 * o, 0.285),
        ]
        for n in range(3):
            shift = (n - 1) * 0.010
            h.mark([(a, b + shift * (1 - abs(a) * 2.2), c) for a, b, c in brow], 3.6 * (1 - 0.5 * young), tol=0.12, taper=(0.2, 0.6))
        if f.frown > 0.35 and young < 0.5:
            h.mark([(0.018 * q, 0.03, 0.40), (0.024 * q, 0.075, 0.395), (0.02 * q, 0.11, 0.385)], 2.0, tol=0.08)
        fold = max(old * 0.9, f.sneer, max(0, f.smile) - 0.25, f.gape * 0.8) * (1 - 0.7 * young)
        if fold > 0.12:
            h.mark(
                [(0.078 * q * nose, -0.115, 0.40), (0.125 * q, -0.19 + drop * 0.3, 0.36), (0.142 * q, -0.27 + drop * 0.5, 0.325)], 1.3 + 1.7 * fold, tol=0.09
            )
        if old > 0.1:
            h.mark([(0.075 * q, -0.075, 0.372), (0.135 * q, -0.098, 0.372), (0.195 * q, -0.08, 0.335)], 1.0 + old, tol=0.09)
            for k in range(int(1 + 3 * old)):
                h.mark([(0.232 * q, -0.02 + 0.018 * (k - 1), 0.305), (0.268 * q, -0.028 + 0.034 * (k - 1), 0.255)], 1.2, tol=0.09)
            h.mark([(0.12 * q, -0.33 + drop, 0.33), (0.135 * q, -0.39 + drop, 0.28)], 1.2, tol=0.09)
            if old > 0.5:
                h.mark([(0.2 * q, -0.13, 0.3), (0.205 * q, -0.2, 0.27), (0.18 * q, -0.27, 0.25)], 1.1, tol=0.12)
        h.mark(
            [(0.19 * q + 0.075 * np.cos(t), -0.115 + 0.06 * np.sin(t), 0.315 - 0.03 * np.cos(t) * q) for t in np.linspace(0, 6.28, 10)[:-1]],
            9,
            "#c8604e",
            "wash",
            tol=0.25,
            only="skin",
        )
    raised = (max(0, i) * 0.8 + max(0, o) * 0.3) * (1 - young)
    if old > 0.15 or raised > 0.5:
        for k in range(1 + int(2.5 * max(old, raised - 0.3))):
            y = 0.19 + 0.05 * k
            bend = 0.03 * i
            h.mark(
                [
                    (-0.14, y - bend, 0.345 - 0.035 * k),
                    (-0.05, y + 0.008 + bend * 0.4, 0.392 - 0.035 * k),
                    (0.05, y + 0.004 + bend * 0.4, 0.392 - 0.035 * k),
                    (0.14, y - bend, 0.345 - 0.035 * k),
                ],
                1.2,
                tol=0.12,
            )


def _beard(h, kind, drop):
    m = "hair"
    if kind in ("full", "long"):
        for q in (1, -1):
            h.cap((0.255 * q, -0.12, 0.0), (0.19 * q, -0.34 + drop, 0.12), 0.075, 0.10, k=0.06, m=m)
        low = -0.5 if kind == "full" else -0.95
        h.cap((0, -0.42 + drop, 0.22), (0, low + drop, 0.20), 0.17, 0.05, k=0.08, m=m, fold=0.018, freq=5)
        h.cap((-0.12, -0.36 + drop, 0.27), (0.12, -0.36 + drop, 0.27), 0.085, k=0.06, m=m)
    for q in (1, -1):
        h.cap((0.015 * q, -0.205, 0.425), (0.135 * q, -0.262 + drop * 0.2, 0.335), 0.030, 0.012, k=0.02, m=m)
