"""The full brush: black stripes, ribbons, and fur with a soft edge."""

import math

import cv2
import numpy as np

from ..shapes import blob, limb, path, valid

NIGHT = "#1b1a24"


def brushed(s, g, col=NIGHT):
    """Black of the brush: a full wash with ink in it, so that the paper does not glitter through."""
    s.wash(g, col, 1.5, edge=0.4, gran=0.15, rough=0.6, off=0)
    s.fill(g, col, alpha=0.72)


def twist(pts, width, seed=0):
    """A ribbon that turns as it falls: broad, narrow, broad."""
    n = len(pts)
    u = np.linspace(0, 1, n)
    turn = 0.35 + 0.65 * np.abs(np.cos(u * (2.3 + seed % 3) * math.pi))
    return limb(pts, width * turn * np.interp(u, (0, 0.1, 0.85, 1), (0.6, 1, 1, 0.15)), 12)


def ribbon(s, pts, width, col=NIGHT, n=10):
    """A stripe: one stroke of a full brush that thins at both ends."""
    s.fill(limb(pts, [width * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.25, 0.7, 1), (0.3, 1, 0.85, 0.12))], n), col)


def ragged(s, g):
    """The mask of a patch of fur: its edge is soft, and combed by the paper."""
    return np.clip(s.warp(s.mask(g.buffer(-3)), (0, 0, s.w, s.h), 1.2, 2.5), 0, 1)


def stripe(s, pts, w, clip):
    """A tiger's stripe: pointed, ragged on the lower side."""
    g = limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.35, 1), (0.9, 1, 0.08))], 10)
    brushed(s, valid(g).intersection(clip), "#1f1a20")


def feather(s, at, way, long, wide, col, *, tip=None, line=1.8, dark="#4a1c14", k=0.9):
    """One soft feather that lies on others: root at a point, its tip that way (radians)."""
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    p = np.asarray(at, float)

    def q(a, b):
        return tuple(p + d * long * a + n * wide * b)

    g = blob([q(0, -0.3), q(0.35, -0.5), q(0.75, -0.44), q(0.96, -0.18), q(1.0, 0.04), q(0.94, 0.24), q(0.72, 0.46), q(0.32, 0.5), q(0, 0.3)], 6)
    s.cover(g)
    s.wash(g, col, k, edge=0.4, rough=0.8)
    s.wash(blob([q(0, -0.4), q(0.3, -0.5), q(0.36, 0), q(0.3, 0.5), q(0, 0.4)], 6), dark, 0.35, wet=max(3, wide * 0.12), clip=g)
    if tip:
        s.wash(blob([q(0.8, -0.4), q(1.02, -0.1), q(1.0, 0.14), q(0.8, 0.42), q(0.9, 0)], 6), tip, 0.5, wet=3, clip=g)
    s.stroke(path([q(0.3, -0.5), q(0.75, -0.45), q(0.97, -0.18), q(1.0, 0.04), q(0.94, 0.25), q(0.72, 0.46), q(0.34, 0.5)], 6), line, wobble=0.5)
    s.stroke([q(0.3, 0), q(0.6, 0.02), q(0.9, 0.02)], line * 0.6, wobble=0.3)
    for b in (0.45, 0.62, 0.78):
        for e in (-1, 1):
            s.stroke([q(b, 0.02), q(b + 0.13, 0.26 * e)], line * 0.45, wobble=0.3)


def tangle(s, g, n, col, w=1.4, *, length=260, loop=0.16, inner=4, tone=None, alpha=0.9, body=False):
    """Thread that wanders and loops and turns back at the edge of a shape: wool, scrub, a scribbled contour.

    loop: how tightly it curls. inner: how far it keeps from the edge. tone: a mask of the whole sheet, more thread where it is high.
    """
    r = s.rng
    x0, y0, x1, y1 = bb = s.bounds(g, 2)
    d = cv2.distanceTransform((s.mask(g, bb) > 0.5).astype(np.uint8), cv2.DIST_L2, 3)
    soft = cv2.GaussianBlur(d, (0, 0), 5)
    home = np.arctan2(cv2.Sobel(soft, cv2.CV_32F, 0, 1), cv2.Sobel(soft, cv2.CV_32F, 1, 0))
    ys, xs = np.where(d > inner)
    if len(xs) == 0:
        return
    share = None
    if tone is not None:
        share = tone[y0:y1, x0:x1][ys, xs].astype(float) + 1e-6
        share /= share.sum()
    for i in r.choice(len(xs), n, p=share):
        x, y, a, bend = float(xs[i]), float(ys[i]), r.uniform(0, math.tau), r.normal() * loop
        pts = []
        for turn in r.normal(size=int(length / 4 * r.uniform(0.5, 1.5))) * loop * 0.42:
            ix, iy = int(x), int(y)
            if not (0 <= ix < d.shape[1] and 0 <= iy < d.shape[0]):
                break
            if d[iy, ix] < inner + 8:
                away = (home[iy, ix] - a + math.pi) % math.tau - math.pi
                a += max(-0.5, min(0.5, away))
            bend = 0.93 * bend + turn
            a += bend
            x, y = x + 4 * math.cos(a), y + 4 * math.sin(a)
            pts.append((x + x0, y + y0))
        if len(pts) > 6:
            s.stroke(pts, w * r.uniform(0.6, 1.5), col, wobble=0.3, alpha=alpha, body=body)


def threads(s, g, way, tones, n, long=30, w=1.5, *, share, box=None, stray=0.1, bend=2, thick=1.3, lit_part=1.0, **kw):
    """Cloth, thread by thread. `share(x, y, lit)` says how many of a tone lie there; `lit_part` of the pale ones are drawn,
    so that cloth that is worn does not look like fur."""
    r, (x0, y0, x1, y1) = s.rng, box or g.bounds
    for col, lit in tones:
        for _ in range(n):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if r.random() > share(x, y, lit) * (lit_part if lit else 1):
                continue
            a, q = way(x, y) + r.normal() * stray, long * r.uniform(0.6, 1.4)
            d = np.array([math.cos(a), math.sin(a)]) * q
            pts = [(x, y), (x + d[0] * 0.5 + r.normal() * bend, y + d[1] * 0.5), (x + d[0], y + d[1])]
            s.curve(pts, w * r.uniform(0.6, thick), col, n=5, clip=g, body=lit, **kw)
