"""A hand in the plane closed round a bar: the back of the hand, then finger by finger over the thing that was drawn before."""

import numpy as np

from ..shapes import blob, ell, limb


def grasp(s, at, bar, wrist, size, *, skin=("#c98f62", "#b8684a", "#5a2a30"), line=1.9, thumb=1, k=0.9, over=0.34, palm=True):
    """at: the middle of the fist on the bar; bar: the bar's direction; wrist: a point; thumb: 1 or -1, on which end of the bar it lies.

    size: the breadth of the four fingers together. over: how far the fingers reach past the bar, of size.
    """
    light, warm, shade = skin
    at, wrist = np.asarray(at, float), np.asarray(wrist, float)
    b = np.asarray(bar, float) / np.hypot(*bar)
    n = np.array([-b[1], b[0]])
    if n @ (at - wrist) < 0:
        n = -n
    look = dict(col2=warm, shade=0.6, shcol=shade, hatch=0, line=line)
    if palm:
        w = (at - wrist) / (np.hypot(*(at - wrist)) + 1e-9)
        e = np.array([-w[1], w[0]])
        if e @ b < 0:
            e = -e
        back = at - n * size * 0.26
        g = blob([wrist - e * size * 0.27, back - b * size * 0.52, back - b * size * 0.48 + n * size * 0.24, back + b * size * 0.48 + n * size * 0.24, back + b * size * 0.52, wrist + e * size * 0.27], 8)  # fmt: skip
        s.thing(g, light, k, **look)
        for q in (-0.2, 0.02, 0.22):
            s.stroke([back + b * size * q, back * 0.6 + wrist * 0.4 + b * size * q * 0.5], line * 0.5, wobble=0.5)
    for i, q in enumerate((-0.375, -0.125, 0.125, 0.375)):
        r = size * (0.118, 0.128, 0.13, 0.122)[i if thumb > 0 else 3 - i]
        long = (0.86, 1.0, 1.04, 0.96)[i if thumb > 0 else 3 - i]
        c = at + b * size * q
        p = [c - n * size * 0.24, c + n * size * 0.06, c + n * size * over * long]
        s.thing(limb(p, [r, r * 1.03, r * 0.82], 6), light, k, **look)
        s.stroke([p[0] + n * 2 - b * r * 0.6, p[0] + n * 2 + b * r * 0.5], line * 0.5, wobble=0.4)
        s.stroke([p[1] - b * r * 0.6, p[1] + b * r * 0.5], line * 0.5, wobble=0.4)
        s.outline(ell(*(p[2] + n * r * 0.2), r * 0.55, r * 0.45), line * 0.45, lost=0.4)
    root = at - n * size * 0.3 + b * size * 0.46 * thumb
    tip = at + n * size * 0.02 + b * size * 0.64 * thumb
    s.thing(limb([root - n * size * 0.12, root + b * size * 0.14 * thumb, tip], [size * 0.14, size * 0.13, size * 0.1], 6), light, k, **look)
