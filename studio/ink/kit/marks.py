"""Things drawn straight upon the sheet with pen and brush: eyes, pelts, plane wings, lace, tracks."""

import math

import numpy as np

from ..colour import mix, step
from ..shapes import blob, ell, limb, path, union


def field(s, fn) -> np.ndarray:
    """A picture of the whole sheet from a function of x and y."""
    y, x = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    return np.asarray(fn(x, y), np.float32)


def along(pts, gap):
    """Points at even distances on a line, with the direction there."""
    p = np.asarray([q[:2] for q in pts], float)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    for u in np.arange(gap / 2, d[-1], gap):
        a, b = (np.array([np.interp(v, d, p[:, 0]), np.interp(v, d, p[:, 1])]) for v in (u, min(u + 3, d[-1])))
        v = b - a
        yield a, v / (np.hypot(*v) + 1e-9), u / d[-1]


def pelt(s, mask, angle, n=2400, length=(14, 40), w=1.7, dark="#0c0f18", light="#b9c0d4", share=0.28, tone=None, alpha=0.9):
    """Hairs over a mask. angle(x, y): where they point, radians. tone: a mask, dark where 1; light hairs keep to the rest."""
    r = s.rng
    ys, xs = np.where(mask > 0.6)
    if len(xs) == 0:
        return
    for i in r.choice(len(xs), n):
        x, y = float(xs[i]), float(ys[i])
        a = angle(x, y) + r.normal() * 0.16
        q = r.uniform(*length)
        bend = r.normal() * 0.25
        pale = r.random() < share and (tone is None or tone[ys[i], xs[i]] < 0.5)
        pts = [(x, y), (x + q * 0.55 * math.cos(a), y + q * 0.55 * math.sin(a)), (x + q * math.cos(a + bend), y + q * math.sin(a + bend))]
        s.curve(pts, w * r.uniform(0.6, 1.2), light if pale else dark, n=4, body=pale, alpha=alpha * (0.7 if pale else 1), wobble=0.3)


def eye(s, x, y, w, *, look=(0, 0), tilt=0.0, iris="#4a6a3a", lid=0.5, white="#f4ead6", kind="open", lash=True, line=2.6):
    """A single eye, w wide. look: where the pupil goes, -1..1. kind: open, shut, cat."""
    t = math.radians(tilt)
    c, n = math.cos(t), math.sin(t)

    def at(p):
        return [(x + w / 2 * (a * c - b * n), y + w / 2 * (a * n + b * c)) for a, b in p]

    top = [(-1, 0.08), (-0.55, -0.34 - 0.2 * lid), (0.02, -0.5 - 0.22 * lid), (0.58, -0.3 - 0.16 * lid), (1, 0.06)]
    low = [(0.5, 0.38), (0, 0.46), (-0.5, 0.36)]
    g = blob(at(top + low))
    s.cover(g)
    if kind == "shut":
        s.wash(g, mix(white, "#b0707a", 0.5), 0.7, edge=0.8)
        s.outline(g, line * 0.5)
        curve = [(-1, 0.08), (-0.45, 0.34), (0, 0.44), (0.45, 0.34), (1, 0.06)]
        s.curve(at(curve), line * 1.4)
        for q in np.linspace(-0.7, 0.7, 9):
            s.stroke(at([(q, 0.44 - 0.4 * q * q), (q * 1.3, 0.74 - 0.35 * q * q)]), line * 0.6)
        return g
    s.wash(g, white, 0.35, edge=1.2)
    px, py = at([(look[0] * 0.42, look[1] * 0.2)])[0]
    r = w * 0.235
    ball = ell(px, py, r).intersection(g)
    s.wash(ball, iris, 1.1, edge=1.0, off=0)
    for a in np.linspace(0, 2 * math.pi, 22, endpoint=False):
        s.stroke(
            [(px + r * 0.5 * math.cos(a), py + r * 0.5 * math.sin(a)), (px + r * 0.9 * math.cos(a), py + r * 0.9 * math.sin(a))], max(0.7, w * 0.008), clip=g
        )
    s.outline(ell(px, py, r), line * 0.7, lost=0, clip=g)
    s.fill((ell(px, py, r * 0.16, r * 0.8) if kind == "cat" else ell(px, py, r * 0.5)).intersection(g))
    s.fill(ell(px - r * 0.34, py - r * 0.38, r * 0.2), body=True)
    s.wash(blob(at([*top, (0.5, -0.12), (0, -0.26), (-0.5, -0.14)])), "#5a4a68", 0.35, wet=4, clip=g)
    s.curve(at(top), line * 1.7, taper=(0.2, 0.1))
    s.curve(at([(1, 0.06), *low, (-1, 0.08)]), line * 0.7)
    if lash:
        for q in np.linspace(-0.8, 0.9, 10):
            b = -0.58 + 0.5 * q * q
            s.stroke(at([(q, b), (q * 1.2 + 0.05, b - 0.22)]), line * 0.6)
    return g


def wing(s, root, tip, width, n=11, col="#30343c", col2=None, k=0.9, side=1, w=1.9, shcol="#15171f"):
    """A spread wing in the plane, feather by feather, from root to tip; the feathers hang to `side`."""
    root, tip = np.array(root, float), np.array(tip, float)
    d = tip - root
    long = np.hypot(*d)
    d = d / long
    out = np.array([-d[1], d[0]]) * side
    arm = path([root, root + d * long * 0.32 - out * width * 0.22, root + d * long * 0.62 - out * width * 0.1, tip], 12)
    for layer, (count, share, r) in enumerate(((n, 1.0, 0.085), (n - 1, 0.52, 0.1), (n - 2, 0.27, 0.11))):
        for i in range(count):
            t = (i + 0.5) / count
            p = arm[int(t * (len(arm) - 1))]
            v = out * (1 - t**1.5 * 0.85) + d * (-0.15 + t**1.6 * 1.15) if layer == 0 else out * (1 - t * 0.7) + d * (-0.1 + t * 0.8)
            v = v / np.hypot(*v)
            u = np.array([-v[1], v[0]])
            q = width * r * (1.35 if layer == 0 else 1.5)
            f = width * share * (0.62 + 0.55 * math.sin(min(1, t * 1.15) * math.pi * 0.62)) * s.rng.uniform(0.93, 1.05)
            bend = -u * q * 0.4 * side
            g = blob([p - u * q * 0.35, p + v * f * 0.55 - u * q * 0.62 + bend, p + v * f * 0.93 - u * q * 0.3, p + v * f, p + v * f * 0.88 + u * q * 0.5, p + v * f * 0.5 + u * q * 0.62 + bend, p + u * q * 0.35], 6)  # fmt: skip
            s.thing(g, col, k * s.rng.uniform(0.75, 1.15), col2=col2, shade=0.35, shcol=shcol, hatch=0, line=w * 0.8, edge=0.7)
            s.curve([p, p + v * f * 0.5 + bend * 1.4, p + v * f], w * 0.5, n=6, wobble=0.4)
            for b in np.linspace(0.15, 0.9, max(4, int(f / 12))):
                o = p + v * f * b + bend * math.sin(b * 3.1)
                for e in (1, -1):
                    if s.rng.random() < 0.55:
                        s.stroke([o, o + v * q * 0.7 + u * q * 0.55 * e], w * 0.38, wobble=0.3, clip=g)
    s.thing(
        limb([root, arm[12], arm[24], tip], [width * 0.1, width * 0.085, width * 0.06, width * 0.02]),
        col,
        k,
        col2=col2,
        shade=0.6,
        shcol=shcol,
        hatch=5,
        line=w,
    )


def lace(s, pts, size=(2.5, 9), gap=7.5, spread=5, shade="#8fb0cc"):
    """Foam on a shore, or lace on a hem."""
    r = s.rng
    for p, _, _ in along(pts, gap):
        q = size[0] + (size[1] - size[0]) * r.random() ** 2.2
        p = p + r.normal(size=2) * spread
        c = ell(p[0], p[1], q, q * 0.8)
        s.cover(c)
        if r.random() < 0.6:
            s.outline(c, 1.0, lost=0.6, restate=0)
        s.wash(ell(p[0] + 2, p[1] + 4, q * 0.6), shade, 0.4, wet=4)


def tracks(pts, size, gap=None, bare=False):
    """Footprints along a line as one shape; size: a number, or a function of 0..1."""
    out, i, u = [], 0, 0.0
    p = np.asarray([q[:2] for q in pts], float)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    while u < d[-1] - 4:
        q = size(u / d[-1]) if callable(size) else size
        a, b = (np.array([np.interp(v, d, p[:, 0]), np.interp(v, d, p[:, 1])]) for v in (u, u + 4))
        v = (b - a) / (np.hypot(*(b - a)) + 1e-9)
        n = np.array([-v[1], v[0]])
        c, deg = a + n * (q * 1.25 if i % 2 else -q * 1.25), math.degrees(math.atan2(v[1], v[0]))
        out += [ell(*(c + v * q * 0.55), q * 0.85, q * 0.52, deg), ell(*(c - v * q * 0.75), q * 0.5, q * 0.42, deg)]
        if bare:
            out += [ell(*(c + v * q * (1.55 - 0.1 * abs(e)) + n * q * e * 0.24), q * 0.16) for e in (-2, -1, 0, 1, 2)]
        u += gap or q * 3.4
        i += 1
    return union(*out)


def bands(s, mask, col, *, axis=0, gap=40, k=0.5, duty=0.5):
    """Soft stripes over a mask, along x (axis 1) or y (axis 0)."""
    m = field(s, lambda x, y: step(0.0, 0.15, duty / 2 - np.abs(((y if axis == 0 else x) / gap) % 1 - 0.5)))
    s.wash((m * mask).astype(np.float32), col, k, edge=0.3, rough=1.2)


def kept(s):
    """What is on the sheet now, to be laid over something later: fingers over the thing that they hold."""
    return s.density.copy(), s.ink_px.copy(), s.body_px.copy()


def again(s, kept_, mask):
    """Lay what was kept over the sheet, where the mask is 1."""
    density, ink, body = kept_
    m = mask[..., None].astype(np.float32)
    s.density[:] = s.density * (1 - m) + density * m
    for px, old in ((s.ink_px, ink), (s.body_px, body)):
        px[:] = (px * (1 - m) + old * m).astype(np.uint8)
