"""Hair and what is worn on the head, in the head's own frame."""

import numpy as np

from ..solid import rot


def _scalp(h, lift=0.0, back=0.0, m="hair"):
    """A cap of hair that leaves the face free."""
    h.ell((0, 0.19 + lift, -0.14 - back), (0.375 + lift, 0.355, 0.435), k=0.03, m=m)
    for q in (1, -1):
        h.cap((0.30 * q, 0.16, 0.02), (0.330 * q, -0.02, -0.06), 0.05, 0.025, k=0.05, m=m)
    h.cap((-0.2, 0.30, 0.19), (0.2, 0.30, 0.19), 0.10, k=0.1, m=m)
    h.ell((0, 0.02, 0.46), (0.25, 0.275, 0.25), k=0.07, m=m, cut=True)


def _strands(h, n=7, seed=3):
    rng = np.random.default_rng(seed)
    for a in np.linspace(-1.1, 1.1, n):
        x = np.sin(a)
        h.mark([(0.25 * x, 0.42, 0.22 - 0.1 * abs(x)), (0.33 * x, 0.5 + 0.02 * rng.normal(), -0.1), (0.32 * x, 0.42, -0.42)], 1.5, tol=0.16, only="hair")


def wear(h, kind):
    if kind in (None, "bald"):
        return
    STYLES[kind](h)


def short(h):
    _scalp(h)
    _strands(h)


def crop(h):
    h.ell((0, 0.17, -0.13), (0.362, 0.35, 0.425), k=0.015, m="hair")


def bun(h):
    _scalp(h)
    _strands(h)
    h.ell((0, 0.28, -0.58), (0.16, 0.155, 0.15), k=0.04, m="hair")


def topknot(h):
    _scalp(h)
    h.ell((0, 0.62, -0.12), (0.14, 0.14, 0.14), k=0.05, m="hair")


def bob(h):
    _scalp(h, 0.02)
    _strands(h)
    for q in (1, -1):
        h.cap((0.32 * q, 0.15, -0.06), (0.335 * q, -0.34, 0.02), 0.10, 0.11, k=0.07, m="hair", fold=0.012)
    h.cap((0, 0.1, -0.38), (0, -0.34, -0.34), 0.24, 0.22, k=0.1, m="hair", fold=0.012)
    h.cap((-0.16, 0.36, 0.26), (0.16, 0.36, 0.26), 0.075, k=0.06, m="hair")


def long(h):
    _scalp(h, 0.01)
    _strands(h)
    for q in (1, -1):
        h.cap((0.30 * q, 0.14, -0.08), (0.32 * q, -0.66, -0.12), 0.11, 0.12, k=0.08, m="hair", fold=0.018)
    h.cap((0, 0.1, -0.38), (0, -0.85, -0.38), 0.24, 0.26, k=0.08, m="hair", fold=0.02)


def braid(h):
    _scalp(h)
    _strands(h)
    for i in range(7):
        h.ell((0.02 * (-1) ** i, 0.0 - 0.15 * i, -0.50 + 0.01 * i), (0.10 - 0.006 * i, 0.10, 0.085), k=0.02, m="hair")


def plaits(h):
    _scalp(h)
    _strands(h)
    for q in (1, -1):
        for i in range(6):
            h.ell((0.37 * q + 0.012 * (-1) ** i, -0.06 - 0.125 * i, -0.08 + 0.02 * i), (0.075, 0.085, 0.07), k=0.02, m="hair")


def ponytail(h):
    _scalp(h)
    _strands(h)
    h.cap((0, 0.26, -0.52), (0, 0.1, -0.78), 0.08, 0.12, k=0.05, m="hair")
    h.cap((0, 0.1, -0.78), (0, -0.45, -0.72), 0.12, 0.05, k=0.05, m="hair", fold=0.015)


def afro(h):
    h.ell((0, 0.24, -0.12), (0.52, 0.48, 0.53), k=0.03, m="hair")
    h.ell((0, -0.06, 0.42), (0.31, 0.36, 0.42), k=0.08, m="hair", cut=True)
    rng = np.random.default_rng(5)
    for _ in range(46):
        a, b = rng.uniform(0, 6.28), rng.uniform(-0.2, 1.2)
        p = np.array([np.cos(a) * np.cos(b) * 0.53, 0.24 + 0.49 * np.sin(b), -0.12 + 0.54 * np.sin(a) * np.cos(b)])
        t = rng.uniform(0, 6.28)
        h.mark([p + 0.03 * np.array([np.cos(u + t), np.sin(u + t), 0]) for u in (0, 1.2, 2.4, 3.4)], 1.5, tol=0.12, only="hair")


def curls(h):
    rng = np.random.default_rng(9)
    _scalp(h)
    for i in range(34):
        a, b = i * 2.4, rng.uniform(-0.35, 1.35)
        z = -0.12 + 0.43 * np.sin(a) * np.cos(b)
        if z > 0.2 and b < 0.7:
            continue
        h.ell((np.cos(a) * np.cos(b) * 0.37, 0.16 + 0.38 * np.sin(b), z), (0.085, 0.085, 0.085), k=0.03, m="hair")


def fringe(h):
    """A crown of hair round a bald head."""
    for q in (1, -1):
        h.cap((0.31 * q, 0.06, -0.05), (0.26 * q, 0.0, -0.36), 0.075, 0.09, k=0.06, m="hair")
    h.cap((-0.22, 0.0, -0.40), (0.22, 0.0, -0.40), 0.085, k=0.06, m="hair")


def locks(h):
    _scalp(h, 0.02)
    for i in range(16):
        a = np.pi * (0.06 + 0.88 * i / 15) + np.pi
        x, z = 0.36 * np.cos(a), -0.1 + 0.36 * np.sin(a)
        h.cap((x, 0.15, z), (x * 1.16, -0.55 - 0.1 * (i % 3), z * 1.1), 0.045, 0.04, k=0.012, m="hair")


def headscarf(h):
    h.ell((0, 0.15, -0.12), (0.40, 0.41, 0.46), k=0.03, m="hat")
    for q in (1, -1):
        h.cap((0.34 * q, 0.12, 0.06), (0.18 * q, -0.46, 0.16), 0.075, 0.085, k=0.10, m="hat", fold=0.01)
    h.cap((0, 0.0, -0.42), (0, -0.55, -0.42), 0.22, 0.26, k=0.12, m="hat", fold=0.015)
    h.cap((-0.14, -0.52, 0.12), (0.14, -0.52, 0.12), 0.11, k=0.1, m="hat")


def turban(h):
    for i, (y, r) in enumerate(((0.24, 0.41), (0.36, 0.42), (0.48, 0.36), (0.58, 0.25))):
        tilt = rot((0, 0, 1), 10 * (-1) ** i) @ rot((1, 0, 0), -9)
        h.ell((0, y, -0.1), (r, 0.10, r * 1.08), tilt, k=0.02, m="hat")


def brim(h):
    """A hat with a brim."""
    tilt = rot((1, 0, 0), 6)
    h.ell((0, 0.29, -0.08), (0.62, 0.035, 0.66), tilt, k=0.015, m="hat")
    h.cap((0, 0.32, -0.03), (0, 0.56, -0.07), 0.39, 0.34, k=0.02, m="hat")
    short_back(h)


def short_back(h):
    h.ell((0, 0.10, -0.18), (0.365, 0.32, 0.39), k=0.02, m="hair")


def straw(h):
    tilt = rot((1, 0, 0), 4)
    h.ell((0, 0.30, -0.08), (0.92, 0.03, 0.92), tilt, k=0.01, m="hat")
    h.cap((0, 0.32, -0.03), (0, 0.82, -0.07), 0.40, 0.02, k=0.12, m="hat")
    short_back(h)


def cap_(h):
    h.ell((0, 0.24, -0.11), (0.395, 0.36, 0.455), k=0.02, m="hat")
    h.ell((0, 0.22, 0.36), (0.24, 0.03, 0.2), rot((1, 0, 0), 14), k=0.02, m="hat")
    short_back(h)


def beanie(h):
    h.ell((0, 0.24, -0.12), (0.40, 0.40, 0.455), k=0.02, m="hat")
    h.ell((0, 0.68, -0.14), (0.09, 0.09, 0.09), k=0.02, m="hat")


def hood(h):
    h.ell((0, 0.12, -0.15), (0.46, 0.50, 0.50), k=0.03, m="top")
    h.ell((0, -0.02, 0.42), (0.30, 0.40, 0.34), k=0.06, m="top", cut=True)
    h.cap((0, -0.2, -0.3), (0, -0.6, -0.3), 0.3, 0.36, k=0.14, m="top")


def crown(h):
    short(h)
    for i in range(11):
        a = 2 * np.pi * i / 11
        x, z = 0.34 * np.sin(a), -0.1 + 0.4 * np.cos(a)
        h.cap((x, 0.36, z), (x * 1.1, 0.62 if i % 2 else 0.5, z * 1.1), 0.06, 0.02, k=0.02, m="trim")


def _over(a, b, n=5, lift=0.0):
    """Points that lie upon the skull from one direction to another (seen from its middle)."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    a, b = a / np.linalg.norm(a), b / np.linalg.norm(b)
    t = np.linspace(0, 1, n)[:, None]
    d = a * (1 - t) + b * t
    d /= np.linalg.norm(d, axis=1)[:, None]
    return np.array([0, 0.17, -0.12]) + d * np.array([0.352, 0.352, 0.425]) * (1 + lift)


def _lock(h, pts, r, k=0.018, ink=True):
    """A lock of hair: full in the middle, pointed at its end, with two pen lines along it."""
    pts = np.asarray(pts, float)
    w = np.interp(np.linspace(0, 1, len(pts)), (0, 0.35, 0.75, 1), (0.62, 1.0, 0.8, 0.16)) * r
    for i in range(len(pts) - 1):
        h.cap(pts[i], pts[i + 1], w[i], w[i + 1], k=k, m="hair")
    if ink:
        out = pts - np.array([0, 0.1, -0.12])
        out /= np.linalg.norm(out, axis=1)[:, None]
        side = np.cross(np.gradient(pts, axis=0), out)
        side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
        for e in (-0.4, 0.25):
            h.mark(pts + out * w[:, None] * 0.9 + side * w[:, None] * e, 1.5, tol=0.12, only="hair")


def _base(h):
    """What shows between the locks; the face is left free."""
    h.ell((0, 0.17, -0.14), (0.358, 0.348, 0.415), k=0.02, m="hair")
    h.ell((0, 0.0, -0.24), (0.30, 0.27, 0.28), k=0.06, m="hair")
    h.ell((0, -0.02, 0.42), (0.27, 0.30, 0.30), k=0.03, m="hair", cut=True)


def _swept(h, part, ends, r, seed, tail=0.0, wave=0.0, front=0.52):
    """Locks from a parting (x of its line) to `ends`: directions on the left, mirrored; tail: how far they hang on below."""
    rng = np.random.default_rng(seed)
    _base(h)
    for q in (1, -1):
        for i, end in enumerate(ends):
            u = i / (len(ends) - 1)
            root = (part + 0.03 * q, 0.95, front - (front + 0.63) * u)
            e = np.array(end, float) * (q, 1, 1) + rng.normal(size=3) * 0.05
            pts = _over(root, e, 6, 0.03 + 0.03 * rng.random())
            if tail:
                low = pts[-1] + np.array([0.02 * q + 0.02 * rng.normal(), -tail * (0.8 + 0.3 * rng.random()), -0.03])
                mid = (pts[-1] + low) / 2 + np.array([wave * (-1) ** i, 0, wave * 0.6])
                pts = np.vstack([pts, mid, low])
            _lock(h, pts, r * rng.uniform(0.85, 1.15))


def parted(h):
    """Short, from a parting on its left."""
    ends = [(1, 0.12, 0.62), (1, -0.05, 0.36), (1, -0.2, 0.05), (0.95, -0.5, -0.3), (0.7, -0.8, -0.7), (0.35, -0.9, -1), (0.05, -0.9, -1)]
    _swept(h, 0.16, ends, 0.088, 3)


def tousled(h):
    """A child's, in tufts that fall every way from the crown."""
    rng = np.random.default_rng(11)
    _base(h)
    for ring, (y, n, r) in enumerate(((-0.35, 13, 0.085), (0.15, 14, 0.085), (0.6, 9, 0.08))):
        for i in range(n):
            a = 2 * np.pi * (i + 0.5 * (ring % 2)) / n + rng.normal() * 0.1
            front = max(0.0, np.cos(a))
            e = np.array([np.sin(a), y + (0.72 - 0.4 * ring) * front**2, np.cos(a)])
            if ring == 0 and front > 0.75:
                continue
            root = np.array([np.sin(a) * 0.35, 1.0 - 0.1 * ring, np.cos(a) * 0.35 - 0.25])
            pts = _over(root, e, 5, 0.03 + 0.02 * ring)
            pts[-1] += (pts[-1] - np.array([0, 0.17, -0.12])) * (0.05 + 0.14 * rng.random()) + rng.normal(size=3) * 0.015
            _lock(h, pts, r)


def loose(h):
    """Long, parted in the middle, in waves over the shoulders."""
    ends = [(1, -0.02, 0.5), (1, -0.15, 0.25), (1, -0.25, -0.05), (0.95, -0.35, -0.4), (0.7, -0.4, -0.8), (0.35, -0.4, -1), (0.05, -0.4, -1)]
    _swept(h, 0.0, ends, 0.095, 5, 0.62, 0.045)
    h.cap((0, 0.0, -0.36), (0, -0.42, -0.36), 0.24, 0.2, k=0.06, m="hair", fold=0.03, freq=9)


def bobbed(h):
    """To the chin, with a fringe."""
    ends = [(1, -0.1, 0.48), (1, -0.2, 0.2), (1, -0.3, -0.1), (0.95, -0.4, -0.45), (0.7, -0.45, -0.8), (0.3, -0.45, -1), (0.05, -0.45, -1)]
    _swept(h, 0.0, ends, 0.095, 7, 0.24, 0.01)
    for i, x in enumerate(np.linspace(-0.62, 0.62, 8)):
        _lock(h, _over((x * 0.3, 1, 0.2), (x, 0.36 + 0.03 * (-1) ** i, 1), 5, 0.05), 0.07)


def gathered(h):
    """Drawn back from a middle parting into a loose knot, with hairs that have slipped out."""
    ends = [(0.95, 0.12, -0.45), (0.95, 0.0, -0.5), (0.85, -0.1, -0.65), (0.7, -0.2, -0.9), (0.5, -0.1, -1), (0.3, 0.1, -1), (0.05, 0.2, -1)]
    _swept(h, 0.0, ends, 0.085, 13, front=1.1)
    h.cap((-0.2, 0.36, 0.17), (0.2, 0.36, 0.17), 0.075, k=0.06, m="hair")
    for i in range(9):
        a = 2.4 * i
        _lock(h, [(0.09 * np.cos(a + t), 0.16 + 0.09 * np.sin(a + t), -0.6 - 0.05 * np.cos(2 * t)) for t in np.linspace(0, 2.4, 5)], 0.055, 0.012)
    for q in (1, -1):
        _lock(h, [(0.31 * q, 0.2, 0.12), (0.335 * q, 0.05, 0.12), (0.33 * q, -0.12, 0.1), (0.345 * q, -0.24, 0.12)], 0.03, ink=False)


def pigtails(h):
    """A middle parting and two plaits."""
    ends = [(1, 0.1, 0.45), (1, -0.05, 0.2), (1, -0.15, 0.0), (1, -0.3, -0.2), (0.9, -0.4, -0.4), (0.7, -0.45, -0.6), (0.3, -0.6, -1)]
    _swept(h, 0.0, ends, 0.085, 17, front=0.8)
    for q in (1, -1):
        for i in range(7):
            x, y, z = 0.37 * q + 0.02 * q * i / 6, -0.12 - 0.115 * i, -0.06 + 0.045 * i
            for e in (-1, 1):
                h.ell((x + 0.03 * e, y - 0.02 * e, z), (0.036, 0.078 - 0.003 * i, 0.058), rot((0, 0, 1), 32 * e), k=0.006, m="hair")
        h.ell((0.39 * q, -0.92, 0.22), (0.05, 0.03, 0.05), k=0.005, m="trim")
        for e in (-1, 0, 1):
            _lock(h, [(0.39 * q, -0.93, 0.22), (0.39 * q + 0.02 * e, -0.99, 0.23), (0.39 * q + 0.045 * e, -1.06, 0.24)], 0.035, ink=False)


STYLES = {
    "short": short, "crop": crop, "bun": bun, "topknot": topknot, "bob": bob, "long": long, "braid": braid, "plaits": plaits, "ponytail": ponytail,
    "afro": afro, "curls": curls, "fringe": fringe, "locks": locks, "headscarf": headscarf, "turban": turban, "brim": brim, "straw": straw,
    "parted": parted, "tousled": tousled, "loose": loose, "bobbed": bobbed, "gathered": gathered, "pigtails": pigtails,
    "cap": cap_, "beanie": beanie, "hood": hood, "crown": crown,
}  # fmt: skip
