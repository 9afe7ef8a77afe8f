"""Creatures of water and damp: fish, whale, octopus, turtle, frog, snake, snail."""

import numpy as np

from ...colour import darker, lighter
from ...model import Look
from ...skins import plain
from ...solid import Clay, V, rot, unit


def _wet(col, belly=None, **kw):
    return {"skin": plain(col, hatch=5, thr=0.42), "belly": plain(belly or lighter(col, 0.5), k=0.5, hatch=6), "fin": plain(darker(col, 0.15), hatch=4.5, k=0.7), "eye": Look("#17121a", 1.0, hatch=0),
            "white": Look("#f8efd8", 0.2, hatch=0, shade=0.25), "shell": plain("#7a6a3e", hatch=5), **kw}  # fmt: skip


class _Frame:
    def __init__(self, at, face, s, pitch=0.0, roll=0.0):
        self.at, self.s = np.asarray(at, float), s
        self.turn = rot((0, 1, 0), face) @ rot((1, 0, 0), -pitch) @ rot((0, 0, 1), roll)

    def __call__(self, x, y, z):
        return self.at + self.turn @ (V(x, y, z) * self.s)


def _eyes(c, w, x, y, z, r, q_=(1, -1)):
    for q in q_:
        c.ell(w(x * q, y, z), (r * w.s,) * 3, k=0, m="white")
        c.ell(w(x * q * 1.06 + 0.25 * r * q, y, z + r * 0.5), (r * 0.68 * w.s,) * 3, k=0, m="eye")


def fish(at=(0, 0, 0), face=0.0, s=0.4, *, col="#d0762e", pitch=0.0, roll=0.0, bend=0.0, mouth=0.2, looks=None):
    """s is its length; bend: the tail swung to its left, degrees."""
    c = Clay(_wet(col, "#f3ddb4"))
    c.looks.update(looks or {})
    w = _Frame(at, face, s, pitch, roll)
    a = np.radians(bend)
    tail = V(np.sin(a) * 0.3, 0, -0.42)
    c.ell(w(0, 0, 0.12), np.array([0.10, 0.19, 0.36]) * s, w.turn, k=0.1 * s, m="skin")
    c.ell(w(0, -0.06, 0.12), np.array([0.09, 0.14, 0.32]) * s, w.turn, k=0.05 * s, m="belly")
    c.cap(w(0, 0, 0.0), w(*tail), 0.10 * s, 0.03 * s, k=0.1 * s, m="skin")
    for y in (1, -1):
        c.ell(w(tail[0] * 1.3, 0.11 * y, tail[2] - 0.11), np.array([0.014, 0.13, 0.07]) * s, w.turn @ rot((1, 0, 0), -32 * y), k=0.03 * s, m="fin")
    c.ell(w(0, 0.2, 0.05), np.array([0.014, 0.08, 0.2]) * s, w.turn, k=0.02 * s, m="fin")
    c.ell(w(0, -0.2, -0.08), np.array([0.014, 0.06, 0.09]) * s, w.turn, k=0.02 * s, m="fin")
    for q in (1, -1):
        c.ell(w(0.13 * q, -0.06, 0.16), np.array([0.012, 0.05, 0.10]) * s, w.turn @ rot((0, 1, 0), -38 * q), k=0.01 * s, m="fin")
        c.mark([w(0.1 * q, 0.1, 0.26), w(0.105 * q, 0.0, 0.22), w(0.09 * q, -0.1, 0.27)], 6 * s, tol=0.05 * s)
        for i in range(4):
            for j in range(3):
                z, y = 0.14 - 0.1 * i, 0.09 - 0.08 * j
                x = 0.1 * np.sqrt(max(0, 1 - (y / 0.19) ** 2 - ((z - 0.12) / 0.36) ** 2))
                c.mark([w(x * q, y + 0.035, z), w(x * q * 1.02, y, z - 0.03), w(x * q, y - 0.035, z)], 4 * s, tol=0.05 * s)
        c.mark([w(0.03 * q, -0.02, 0.47), w(0.05 * q, -0.04 - 0.03 * mouth, 0.43)], 8 * s, tol=0.05 * s)
    _eyes(c, w, 0.075, 0.05, 0.34, 0.035)
    c.joints.update(mouth=w(0, -0.02, 0.48), tail=w(*tail))
    return c


def whale(at=(0, 0, 0), face=0.0, s=8.0, *, col="#4b6274", belly="#dfe3dc", pitch=0.0, roll=0.0, bend=12.0, looks=None):
    """s is its length; bend: tail raised, degrees."""
    c = Clay(_wet(col, belly))
    c.looks.update(looks or {})
    w = _Frame(at, face, s, pitch, roll)
    a = np.radians(bend)
    c.ell(w(0, 0, 0.2), np.array([0.125, 0.125, 0.31]) * s, w.turn, k=0.08 * s, m="skin")
    c.ell(w(0, -0.035, 0.24), np.array([0.115, 0.11, 0.28]) * s, w.turn, k=0.02 * s, m="belly")
    p1, p2 = V(0, 0.03 * np.sin(a), -0.15), V(0, 0.28 * np.sin(a), -0.42)
    c.cap(w(0, 0, 0.05), w(*p1), 0.11 * s, 0.075 * s, k=0.1 * s, m="skin")
    c.cap(w(*p1), w(*p2), 0.075 * s, 0.022 * s, k=0.06 * s, m="skin")
    for q in (1, -1):
        e = p2 + V(0.13 * q, 0.02 + 0.03 * np.sin(a), -0.09)
        c.ell(w(*((p2 + e) / 2)), np.array([0.09, 0.012, 0.04]) * s, w.turn @ rot((0, 1, 0), 32 * q), k=0.02 * s, m="fin")
        c.ell(w(0.17 * q, -0.09, 0.2), np.array([0.10, 0.014, 0.042]) * s, w.turn @ rot((0, 1, 0), 34 * q) @ rot((0, 0, 1), -28 * q), k=0.02 * s, m="fin")
        c.ell(w(0.112 * q, -0.005, 0.34), (0.009 * s,) * 3, k=0, m="eye")
        c.mark([w(0.122 * q, 0.01, 0.32), w(0.118 * q, 0.014, 0.345), w(0.108 * q, 0.004, 0.368)], 2.4 * s, tol=0.03 * s)
        c.mark([w(0.01 * q, 0.01, 0.51), w(0.08 * q, -0.012, 0.445), w(0.116 * q, -0.028, 0.35), w(0.124 * q, -0.03, 0.26)], 3.2 * s, tol=0.03 * s)
        for i in range(5):
            t = -1.35 + 0.24 * i
            c.mark(
                [w(0.115 * np.cos(t) * q * k, -0.035 + 0.11 * np.sin(t) * k, z) for z, k in ((0.42, 0.78), (0.3, 0.98), (0.15, 0.98), (0.02, 0.72))],
                1.8 * s,
                tol=0.04 * s,
            )
    c.joints.update(back=w(0, 0.13, 0.2), head=w(0, 0.1, 0.4), tail=w(*p2), blow=w(0, 0.12, 0.36), mouth=w(0, 0, 0.5))
    return c


def octopus(at=(0, 0, 0), face=0.0, s=1.0, *, col="#b0523f", seed=4, arms=None, looks=None):
    """arms: eight points of the world for the tips, or None for curls."""
    c = Clay(_wet(col))
    c.looks.update(looks or {})
    w = _Frame(at, face, s)
    rng = np.random.default_rng(seed)
    c.ell(w(0, 0.34, -0.05), np.array([0.2, 0.26, 0.22]) * s, w.turn, k=0.08 * s, m="skin")
    c.ell(w(0, 0.08, 0.02), np.array([0.16, 0.12, 0.16]) * s, w.turn, k=0.08 * s, m="skin")
    for i in range(8):
        a = 2 * np.pi * (i + 0.5) / 8
        d = V(np.sin(a), 0, np.cos(a))
        if arms is not None and arms[i] is not None:
            e = w.turn.T @ ((np.asarray(arms[i], float) - w.at) / s)
        else:
            e = d * rng.uniform(0.6, 0.85) + V(0, rng.uniform(-0.25, 0.1), 0)
        base = d * 0.1
        pts = [
            base + (e - base) * t + V(0, -0.12 * np.sin(np.pi * t), 0) + np.cross(d, V(0, 1, 0)) * 0.09 * np.sin(t * 6 + i) * t for t in np.linspace(0, 1, 7)
        ]
        radii = np.linspace(0.075, 0.012, 7) * s
        c.chain([w(*p) for p in pts], radii, k=0.03 * s, m="skin")
        for t in range(1, 7):
            c.ell(w(*(pts[t] + V(0, -0.6 * radii[t] / s, 0))), (radii[t] * 0.5,) * 3, k=0.005 * s, m="belly")
    _eyes(c, w, 0.13, 0.14, 0.1, 0.04)
    c.joints.update(head=w(0, 0.4, 0))
    return c


def turtle(at=(0, 0, 0), face=0.0, s=1.0, *, col="#6f7f4a", shell="#7a5a34", looks=None):
    c = Clay(_wet(col, "#d9cf9a"))
    c.looks["shell"] = plain(shell, hatch=5)
    c.looks.update(looks or {})
    w = _Frame(at, face, s)
    c.ell(w(0, 0.22, 0), np.array([0.38, 0.24, 0.46]) * s, w.turn, k=0.02 * s, m="shell")
    c.ell(w(0, 0.15, 0), np.array([0.41, 0.06, 0.49]) * s, w.turn, k=0.02 * s, m="shell")
    for z in (-0.25, 0, 0.25):
        c.mark([w(x, 0.22 + 0.24 * np.sqrt(max(0, 1 - (x / 0.38) ** 2 - (z / 0.46) ** 2)), z) for x in np.linspace(-0.34, 0.34, 9)], 6 * s, tol=0.06 * s)
    for x in (-0.16, 0.16):
        c.mark([w(x, 0.22 + 0.24 * np.sqrt(max(0, 1 - (x / 0.38) ** 2 - (z / 0.46) ** 2)), z) for z in np.linspace(-0.4, 0.4, 9)], 6 * s, tol=0.06 * s)
    c.cap(w(0, 0.16, 0.4), w(0, 0.28, 0.66), 0.09 * s, 0.085 * s, k=0.04 * s, m="skin")
    c.ell(w(0, 0.3, 0.72), np.array([0.1, 0.095, 0.13]) * s, w.turn, k=0.04 * s, m="skin")
    _eyes(c, w, 0.08, 0.34, 0.76, 0.024)
    for q in (1, -1):
        c.mark([w(0.02 * q, 0.27, 0.85), w(0.085 * q, 0.275, 0.76)], 6 * s, tol=0.05 * s)
        for z in (0.34, -0.3):
            c.cap(w(0.28 * q, 0.12, z), w(0.42 * q, 0.05, z + 0.1), 0.1 * s, 0.085 * s, k=0.04 * s, m="skin")
    c.joints.update(back=w(0, 0.46, 0), head=w(0, 0.3, 0.72))
    return c


def frog(at=(0, 0, 0), face=0.0, s=0.12, *, col="#6f9a3e", looks=None):
    c = Clay(_wet(col, "#e8e2b0"))
    c.looks.update(looks or {})
    w = _Frame(at, face, s)
    c.ell(w(0, 0.42, -0.1), np.array([0.34, 0.3, 0.48]) * s, w.turn @ rot((1, 0, 0), -24), k=0.1 * s, m="skin")
    c.ell(w(0, 0.62, 0.32), np.array([0.3, 0.2, 0.28]) * s, w.turn, k=0.1 * s, m="skin")
    for q in (1, -1):
        c.ell(w(0.19 * q, 0.8, 0.34), (0.11 * s,) * 3, k=0.03 * s, m="skin")
        c.ell(w(0.22 * q, 0.82, 0.4), (0.07 * s,) * 3, k=0, m="eye")
        c.mark([w(0.02 * q, 0.56, 0.6), w(0.2 * q, 0.56, 0.52), w(0.3 * q, 0.58, 0.36)], 10 * s, tol=0.08 * s)
        c.cap(w(0.3 * q, 0.3, -0.35), w(0.55 * q, 0.34, 0.05), 0.16 * s, 0.1 * s, k=0.05 * s, m="skin")
        c.cap(w(0.55 * q, 0.34, 0.05), w(0.5 * q, 0.06, -0.3), 0.1 * s, 0.06 * s, k=0.04 * s, m="skin")
        c.cap(w(0.5 * q, 0.05, -0.3), w(0.62 * q, 0.03, 0.12), 0.06 * s, 0.05 * s, k=0.03 * s, m="skin")
        c.cap(w(0.24 * q, 0.4, 0.2), w(0.34 * q, 0.06, 0.34), 0.09 * s, 0.05 * s, k=0.04 * s, m="skin")
        for a in (-30, 0, 30):
            d = rot((0, 1, 0), a + 12 * q) @ V(0, 0, 0.16)
            c.cap(w(0.34 * q, 0.04, 0.34), w(*(V(0.34 * q, 0.03, 0.34) + d)), 0.035 * s, 0.03 * s, k=0.02 * s, m="skin")
    return c


def snake(pts, r=0.05, *, col="#5d7a3a", mouth=0.0, looks=None):
    """Along points of the world, tail first; the head looks on from the last two."""
    c = Clay(_wet(col, "#e2d29a"))
    c.looks["skin"] = plain(col, hatch=4, thr=0.4)
    c.looks.update(looks or {})
    p = np.asarray(pts, float)
    t = np.linspace(0, len(p) - 1, len(p) * 5)
    q = np.stack([np.interp(t, range(len(p)), p[:, i]) for i in range(3)], 1)
    k = np.hanning(9)
    q = np.stack([np.convolve(np.pad(q[:, i], 4, mode="edge"), k / k.sum(), "valid") for i in range(3)], 1)
    radii = r * np.clip(np.linspace(0.15, 2.6, len(q)), 0.15, 1)
    radii[-6:] *= np.linspace(1, 0.8, 6)
    c.chain(q, radii, k=r * 0.6, m="skin")
    d = unit(q[-1] - q[-4])
    side = unit(np.cross(V(0, 1, 0), d)) if abs(d[1]) < 0.95 else V(1, 0, 0)
    up = np.cross(d, side)
    turn = np.stack([side, up, d], 1)
    h = q[-1] + d * r
    c.ell(h, np.array([1.35, 0.85, 1.9]) * r, turn, k=r * 0.5, m="skin")
    for s in (1, -1):
        c.ell(h + turn @ V(0.95 * s, 0.45, 0.55) * r, (0.24 * r,) * 3, k=0, m="eye")
        c.mark([h + turn @ V(0.2 * s, -0.1, 1.9) * r, h + turn @ V(1.0 * s, -0.15, 1.0) * r, h + turn @ V(1.3 * s, -0.05, 0.1) * r], 90 * r, tol=r)
        c.mark([h + turn @ V(0, -0.2, 1.85) * r, h + turn @ V(0.1 * s, -0.3, 2.9) * r, h + turn @ V(0.55 * s, -0.4, 3.6) * r], 60 * r, "#b0302c", tol=99)
    for i in range(6, len(q) - 4, 3):
        n = unit(q[i + 1] - q[i - 1])
        s = unit(np.cross(V(0.05, 1, 0.02), n))
        u = np.cross(n, s)
        c.mark(
            [q[i] + (s * np.cos(a) + u * np.sin(a)) * radii[i] * 1.01 + n * radii[i] * 0.35 * abs(np.cos(a)) for a in np.linspace(0.2, np.pi - 0.2, 7)],
            60 * r,
            tol=radii[i] * 0.6,
        )
    c.joints.update(head=h, mouth=h + turn @ V(0, -0.1, 1.9) * r)
    return c


def snail(at=(0, 0, 0), face=0.0, s=0.2, *, col="#b79a6a", shell="#9a5a34", looks=None):
    c = Clay(_wet(col))
    c.looks["shell"] = plain(shell, hatch=4.5)
    c.looks.update(looks or {})
    w = _Frame(at, face, s)
    c.cap(w(0, 0.07, -0.55), w(0, 0.09, 0.35), 0.04 * s, 0.11 * s, k=0.05 * s, m="skin")
    c.cap(w(0, 0.1, 0.35), w(0, 0.3, 0.55), 0.11 * s, 0.09 * s, k=0.05 * s, m="skin")
    for q in (1, -1):
        c.cap(w(0.05 * q, 0.36, 0.58), w(0.1 * q, 0.62, 0.66), 0.022 * s, 0.018 * s, k=0.01 * s, m="skin")
        c.ell(w(0.1 * q, 0.64, 0.66), (0.035 * s,) * 3, k=0, m="eye")
    for i in range(16):
        t = i / 15
        a, r = t * 4 * np.pi - 1.2, 0.30 * (1 - t) + 0.03
        c.ell(w(0, 0.42 + r * np.sin(a) * 0.9, -0.12 + r * np.cos(a)), (np.array([0.2, 0.14, 0.14]) * (1 - 0.55 * t) + 0.02) * s, w.turn, k=0.03 * s, m="shell")
    c.joints["back"] = w(0, 0.86, -0.12)
    return c
