"""A large hand in the round, with its anatomy: pads, knuckles, webs, nails, creases.

Frame: wrist at the origin, z towards the fingers, y out of the back of the hand, x towards the thumb. One is the length of a hand.
"""

import numpy as np

from ..model import world
from ..solid import Clay, V, rot, unit

BASES = (V(0.148, 0.0, 0.478), V(0.052, 0.014, 0.502), V(-0.046, 0.010, 0.488), V(-0.136, -0.012, 0.446))
LONG = ((0.242, 0.142, 0.108), (0.262, 0.170, 0.112), (0.242, 0.160, 0.110), (0.188, 0.108, 0.096))
ROUND = (0.054, 0.056, 0.053, 0.045)
THUMB = (V(0.10, -0.035, 0.10), V(0.235, -0.07, 0.255), V(0.30, -0.085, 0.43), V(0.33, -0.085, 0.565))


def frame_of(d, up):
    """Columns across, up, along."""
    d = unit(d)
    up = unit(up - d * (up @ d))
    return np.stack([np.cross(up, d), up, d], 1)


class Hand:
    def __init__(self, bends, spread=(8, 2, -4, -11), thumb=THUMB, back=None, arm=((0, 0, 1.0), 0.5), looks=None, lines=1.0, stout=1.0, melt=1.0):
        """bends: three angles for each finger; spread: to the thumb's side; thumb: four points; back: the way out of the thumb's nail; arm: where it
        comes from (the way it points, its length); lines: weight of creases; melt: how far one finger flows into the next."""
        self.c, self.lines, self.stout, self.melt = Clay(looks), lines, stout, melt
        self.fingers, self.ups = [], []
        self._palm(V(*arm[0]), arm[1])
        for f in range(4):
            self._finger(f, bends[f], spread[f])
        self._thumb([V(*p) for p in thumb], back)

    def _palm(self, way, long):
        c, g = self.c, self.stout
        way = unit(way)
        for x in (0.05, -0.05):
            c.cap(V(x, 0, 0.05), V(x * 1.1, 0, -0.02) - way * 0.05, 0.078 * g, 0.074 * g, k=0.05)
            c.cap(V(x * 1.1, 0, -0.02) - way * 0.05, V(x * 1.3, 0, 0) - way * long, 0.078 * g, 0.12 * g, k=0.05)
        for x, b in zip((0.075, 0.026, -0.026, -0.075), BASES, strict=True):
            c.cap(V(x, 0.005, 0.05), b + V(0, -0.006, -0.01), 0.072 * g, 0.058 * g, k=0.05)
            c.ell(b + V(0, 0.018, -0.004), V(0.046, 0.046, 0.05) * g, k=0.03)
            c.ell(b + V(0, -0.052, -0.055), V(0.05, 0.034, 0.05) * g, k=0.035)
        for a, b in zip(BASES, BASES[1:], strict=False):
            c.ell((a + b) / 2 + V(0, -0.02, 0.022), V(0.034, 0.034, 0.05) * g, k=0.03)
        c.ell(V(0.108, -0.06, 0.195), V(0.082, 0.07, 0.165) * g, rot((0, 1, 0), 24), k=0.06)
        c.ell(V(-0.102, -0.05, 0.20), V(0.066, 0.058, 0.18) * g, rot((0, 1, 0), -4), k=0.06)
        w = 1.9 * self.lines
        for pts in (
            ((0.185, -0.07, 0.36), (0.09, -0.11, 0.35), (0.03, -0.11, 0.25), (0.03, -0.10, 0.09)),
            ((0.18, -0.075, 0.385), (0.06, -0.10, 0.36), (-0.05, -0.11, 0.28), (-0.15, -0.09, 0.22)),
            ((0.07, -0.10, 0.455), (-0.0, -0.11, 0.40), (-0.09, -0.11, 0.36), (-0.19, -0.07, 0.345)),
            ((0.0, -0.10, 0.40), (0.005, -0.11, 0.30), (0.0, -0.10, 0.14)),
        ):
            c.mark([V(*p) for p in pts], w, tol=0.06, n=10)
        for z in (-0.03, -0.055):
            c.mark([V(0.12, -0.04, z), V(0, -0.09, z + 0.006), V(-0.12, -0.04, z)], w * 0.8, tol=0.06, n=10)

    def _finger(self, f, bend, spread):
        a = np.radians(spread)
        d, axis = V(np.sin(a), 0, np.cos(a)), V(np.cos(a), 0, -np.sin(a))
        p, total, pts = BASES[f], 0.0, [BASES[f]]
        ups = []
        for j in range(3):
            total += bend[j]
            turn = rot(axis, total)
            p = p + turn @ d * LONG[f][j]
            pts.append(p)
            ups.append(turn @ V(0, 1, 0))
        self._bones(pts, ups, ROUND[f] * self.stout)

    def _thumb(self, pts, back):
        out = V(*back) if back is not None else V(0.55, 0.8, 0)
        self._bones(pts, [out] * 3, 0.061 * self.stout, True)

    def _bones(self, pts, ups, r, thumb=False):
        c = self.c
        self.fingers.append(pts)
        self.ups.append(ups)
        radii = (r * 1.28, r * 1.02, r * 0.97, r * 0.78) if thumb else (r * 1.06, r * 0.95, r * 0.88, r * 0.7)
        for j in range(3):
            a, b = pts[j], pts[j + 1]
            q = frame_of(b - a, ups[j])
            n = np.linalg.norm(b - a)
            c.cap(a, b, radii[j], radii[j + 1], k=0.03 if thumb and j == 0 else 0.016 * self.melt)
            if not (thumb and j == 0):
                c.ell((a + b) / 2 - q[:, 1] * r * 0.28, (r * 0.88, r * 0.78, n * 0.42), q, k=0.022 * self.melt)  # the flesh of the inner side
            if j:
                c.ell(a + q[:, 1] * r * 0.1, (r * 1.0, r * 0.98, r * 0.95), q, k=0.02 * self.melt)  # the joint
        q = frame_of(pts[3] - pts[2], ups[2])
        end = pts[3]
        c.ell(end - q[:, 1] * r * 0.16 - q[:, 2] * r * 0.25, (r * 0.8, r * 0.72, r * 1.0), q, k=0.02 * self.melt)
        nail = end + q[:, 1] * (radii[3] - r * 0.24) - q[:, 2] * r * 0.18
        tilt = q @ rot((1, 0, 0), 9)
        c.ell(nail, (r * 0.62, r * 0.34, r * 0.92), tilt, k=0.0, m="nail")
        self._wrinkles(pts, ups, r)

    def _wrinkles(self, pts, ups, r):
        c, w = self.c, self.lines
        for j in (1, 2):
            d = unit(pts[j + 1] - pts[j]) + unit(pts[j] - pts[j - 1])
            q = frame_of(d, ups[j] + ups[j - 1])
            bent = np.degrees(np.arccos(np.clip(unit(pts[j + 1] - pts[j]) @ unit(pts[j] - pts[j - 1]), -1, 1)))
            for o in (-0.22, 0.12) if j == 1 else (0.0,):
                p = pts[j] + q[:, 2] * r * o
                c.mark(
                    [p + q[:, 0] * r * 0.95 - q[:, 1] * r * 0.45, p - q[:, 1] * r * 1.05, p - q[:, 0] * r * 0.95 - q[:, 1] * r * 0.45],
                    1.7 * w,
                    tol=r * 0.75,
                    n=8,
                )
            for o, e in ((-0.34, 0.5), (-0.05, 0.66), (0.26, 0.5)) if bent < 60 else ((-0.3, 0.45), (0.3, 0.45)):
                p = pts[j] + q[:, 2] * r * o + q[:, 1] * r * 0.9
                c.mark(
                    [p + q[:, 0] * r * e - q[:, 1] * r * 0.2, p + q[:, 1] * r * 0.2 + q[:, 2] * r * o * 0.4, p - q[:, 0] * r * e - q[:, 1] * r * 0.2],
                    1.3 * w,
                    tol=r * 0.7,
                    n=8,
                )

    def prints(self, f, n=6, w=1.2):
        """The ridges of a fingertip."""
        pts, up = self.fingers[f], self.ups[f][2]
        r = (ROUND[f] if f < 4 else 0.061) * self.stout
        q = frame_of(pts[3] - pts[2], up)
        o = pts[3] - q[:, 1] * r * 0.75 - q[:, 2] * r * 0.35
        for k in range(1, n + 1):
            e = k / n * 0.72
            ring = [
                o + q[:, 0] * r * e * np.cos(t) + q[:, 2] * r * (e * 1.15 * np.sin(t)) + q[:, 1] * r * 0.25 * e * e for t in np.linspace(-0.5, np.pi + 0.5, 9)
            ]
            self.c.mark(ring, w, tol=r * 0.5, n=6)

    def placed(self, turn, by, s=1.0, side=1):
        """As a figure of the world. turn: columns x (the thumb's side), y (back), z (fingers); a left-handed one makes a left hand."""
        out = self.c.moved(np.asarray(turn, float) @ np.diag((side, 1.0, 1.0)), by, s)
        to = lambda p: np.asarray(by, float) + s * (np.asarray(turn, float) @ (np.asarray(p) * V(side, 1, 1)))  # noqa: E731
        out.fingers = [[to(p) for p in f] for f in self.fingers]
        out.to = to
        return out


def facing(shot):
    """Normals of a shot in the world, and its points."""
    c = shot.cam
    n = shot.n[..., :1] * c.x - shot.n[..., 1:2] * c.y - shot.n[..., 2:] * c.z
    return n, world(shot)


def lamp_light(shot, lamp, reach, soft=0.25):
    """Light of a lamp near by: 0 to 1 where it falls."""
    n, p = facing(shot)
    d = np.asarray(lamp) - p
    far = np.linalg.norm(d, axis=-1)
    lam = (n * d).sum(-1) / (far + 1e-6)
    return np.clip((lam + soft) / (1 + soft), 0, 1) / (1 + (far / reach) ** 2)
