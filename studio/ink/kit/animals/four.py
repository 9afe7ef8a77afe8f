"""Beasts on four legs: one skeleton, many proportions.

Frame: origin on the ground under the middle of the trunk, z forward, x to its left, metres.
"""

from dataclasses import dataclass, field, replace

import numpy as np

from ...colour import darker
from ...model import Look
from ...skins import fur, plain
from ...solid import Clay, V, frame, ik, rot, unit
from .faces import FACES


@dataclass(frozen=True)
class Beast:
    back: float = 1.1  # height of the back
    trunk: float = 1.0  # from hips to shoulders
    chest: float = 0.3  # radius
    loin: float = 0.24
    rump: float = 0.28
    neck: float = 0.6
    neck_up: float = 45.0  # degrees above level
    neck_r: tuple = (0.2, 0.12)
    head: float = 0.5  # length of the head
    leg_r: tuple = (0.13, 0.07, 0.045)
    foot: str = "hoof"  # hoof, paw, pad
    tail: tuple = (0.6, 0.04, -60)  # length, radius, degrees
    brush: float = 0.0
    mane: float = 0.0
    hump: float = 0.0
    kind: str = "horse"  # which face
    col: str = "#8a5a3a"
    belly: str = ""
    knee: float = 0.5  # where the joint of the fore leg is
    extra: dict = field(default_factory=dict, hash=False)


SPECIES = {
    "horse": Beast(
        1.42, 1.15, 0.31, 0.27, 0.31, 0.85, 48, (0.24, 0.14), 0.62, (0.15, 0.075, 0.05), "hoof", (0.75, 0.07, -75), 0.12, 1.0, kind="horse", col="#8c5a38"
    ),
    "donkey": Beast(
        1.1, 0.95, 0.25, 0.23, 0.25, 0.55, 42, (0.19, 0.12), 0.55, (0.12, 0.06, 0.042), "hoof", (0.55, 0.03, -80), 0.07, 0.5, kind="donkey", col="#8d867e"
    ),
    "bull": Beast(
        1.4, 1.35, 0.42, 0.35, 0.34, 0.45, 12, (0.36, 0.26), 0.6, (0.19, 0.09, 0.065), "hoof", (0.95, 0.03, -85), 0.08, hump=0.16, kind="bull", col="#5a2f2a"
    ),
    "deer": Beast(
        1.05, 0.88, 0.22, 0.18, 0.21, 0.6, 55, (0.16, 0.085), 0.42, (0.1, 0.045, 0.03), "hoof", (0.14, 0.04, -40), kind="deer", col="#a06a3e", belly="#e2cba6"
    ),
    "goat": Beast(0.72, 0.68, 0.2, 0.19, 0.18, 0.34, 52, (0.13, 0.08), 0.3, (0.085, 0.04, 0.03), "hoof", (0.14, 0.03, 40), kind="goat", col="#cfc4b2"),
    "sheep": Beast(0.72, 0.68, 0.27, 0.27, 0.26, 0.26, 40, (0.17, 0.13), 0.28, (0.09, 0.035, 0.028), "hoof", (0.12, 0.05, -80), kind="sheep", col="#e6dec8"),
    "dog": Beast(0.56, 0.56, 0.145, 0.105, 0.115, 0.26, 52, (0.095, 0.07), 0.25, (0.07, 0.035, 0.025), "paw", (0.38, 0.025, 35), kind="dog", col="#9a6b3e"),
    "wolf": Beast(
        0.78,
        0.78,
        0.2,
        0.15,
        0.165,
        0.36,
        28,
        (0.16, 0.115),
        0.34,
        (0.1, 0.045, 0.034),
        "paw",
        (0.5, 0.05, -50),
        0.08,
        0.4,
        kind="wolf",
        col="#6c6a70",
        belly="#cfcac0",
    ),
    "fox": Beast(
        0.4,
        0.46,
        0.1,
        0.085,
        0.095,
        0.18,
        35,
        (0.075, 0.055),
        0.21,
        (0.05, 0.024, 0.018),
        "paw",
        (0.46, 0.05, -20),
        0.085,
        kind="fox",
        col="#c65a26",
        belly="#f1e4d0",
    ),
    "cat": Beast(0.27, 0.30, 0.072, 0.072, 0.075, 0.1, 48, (0.05, 0.045), 0.125, (0.04, 0.02, 0.016), "paw", (0.34, 0.02, 55), kind="cat", col="#4b4650"),
    "lion": Beast(
        0.98, 1.05, 0.28, 0.22, 0.24, 0.4, 32, (0.22, 0.18), 0.42, (0.14, 0.075, 0.06), "paw", (0.9, 0.03, -45), 0.07, 1.4, kind="lion", col="#c79a55"
    ),
    "bear": Beast(1.0, 1.1, 0.4, 0.38, 0.38, 0.36, 12, (0.3, 0.22), 0.44, (0.19, 0.11, 0.09), "pad", (0.1, 0.05, -60), hump=0.12, kind="bear", col="#5b3a28"),
    "hare": Beast(
        0.24,
        0.26,
        0.08,
        0.085,
        0.11,
        0.04,
        40,
        (0.055, 0.05),
        0.13,
        (0.055, 0.022, 0.017),
        "paw",
        (0.07, 0.035, 50),
        kind="hare",
        col="#a98a66",
        belly="#efe3cc",
    ),
    "mouse": Beast(
        0.06,
        0.08,
        0.026,
        0.028,
        0.032,
        0.02,
        25,
        (0.02, 0.017),
        0.05,
        (0.014, 0.006, 0.005),
        "paw",
        (0.14, 0.005, -10),
        kind="mouse",
        col="#8d857c",
        belly="#ded4c4",
    ),
    "elephant": Beast(
        2.5, 1.9, 0.72, 0.70, 0.62, 0.5, 22, (0.46, 0.40), 0.95, (0.36, 0.22, 0.19), "pad", (0.9, 0.05, -80), 0.06, kind="elephant", col="#8b8890"
    ),
    "camel": Beast(
        1.7, 1.15, 0.34, 0.28, 0.28, 1.0, 35, (0.2, 0.12), 0.5, (0.14, 0.07, 0.05), "pad", (0.5, 0.03, -80), 0.05, hump=0.42, kind="camel", col="#b98d58"
    ),
    "pig": Beast(0.7, 0.85, 0.27, 0.28, 0.27, 0.14, 8, (0.2, 0.18), 0.36, (0.12, 0.055, 0.04), "hoof", (0.16, 0.02, 30), kind="pig", col="#d9a190"),
    "hedgehog": Beast(
        0.16,
        0.14,
        0.085,
        0.095,
        0.085,
        0.03,
        0,
        (0.05, 0.04),
        0.09,
        (0.025, 0.014, 0.012),
        "paw",
        (0.02, 0.01, -40),
        kind="mouse",
        col="#6b5240",
        belly="#d8c2a0",
    ),
}

#            feet: fore left, fore right, hind left, hind right: shifts (z, y) from under the joint, in shares of the leg
POSES = {
    "stand": dict(feet=((0.02, 0), (-0.06, 0), (-0.02, 0), (0.06, 0))),
    "walk": dict(feet=((0.34, 0.06), (-0.3, 0), (-0.26, 0.02), (0.3, 0))),
    "run": dict(feet=((0.95, 0.34), (0.7, 0.42), (-0.75, 0.3), (-1.0, 0.36)), pitch=-4, neck=-18),
    "leap": dict(feet=((0.85, 0.62), (0.6, 0.7), (-0.9, -0.05), (-0.7, 0.0)), pitch=24, lift=0.25),
    "rear": dict(feet=((0.7, 0.95), (0.9, 0.7), (0.15, 0), (-0.05, 0)), pitch=48, neck=-10, lift=0.12),
    "graze": dict(feet=((0.12, 0), (-0.12, 0), (-0.05, 0), (0.08, 0)), neck=-92),
    "charge": dict(feet=((0.5, 0.35), (-0.2, 0), (-0.5, 0.02), (0.2, 0)), neck=-32, pitch=4),
    "sit": dict(feet=((0.05, 0), (-0.02, 0), (0.55, 0), (0.55, 0)), sit=True),
    "lie": dict(feet=((0.6, 0), (0.5, 0), (0.4, 0), (0.5, 0)), lie=True),
    "sleep": dict(feet=((0.6, 0), (0.5, 0), (0.4, 0), (0.5, 0)), lie=True, neck=-60, curl=70),
    "stalk": dict(feet=((0.4, 0.0), (-0.2, 0), (-0.3, 0), (0.3, 0)), low=0.24, neck=-30),
}


def four(
    species,
    at=(0, 0, 0),
    face=0.0,
    pose="stand",
    scale=1.0,
    *,
    col=None,
    belly=None,
    look_at=None,
    turn=0.0,
    nod=0.0,
    mouth=0.0,
    sleep=False,
    neck=None,
    looks=None,
    horn="#e8dcc0",
    eye="#2a1a12",
    raw=None,
    tail=None,
):
    """turn, nod: the head turned to its left and lowered, degrees; look_at: a point of the world it looks at."""
    b = SPECIES[species]
    if raw:
        b = replace(b, **raw)
    pz = POSES[pose]
    sleep = sleep or pose == "sleep"
    col = col or b.col
    c = Clay()
    under = belly or b.belly or col
    c.looks = {"fur": fur(col), "belly": fur(under, k=0.6), "mane": fur(darker(col, 0.55), hatch=3.6, longest=50), "hoof": plain("#2e2628"), "nose": plain("#241c20", hatch=0),
               "horn": plain(horn, k=0.55, hatch=4.5), "eye": Look(eye, 1.0, shade=0.3, hatch=0, line=0.5), "white": Look("#fff8ea", 0.1, shade=0.2, hatch=0, line=0.5, seam=0.5),
               "mouth": Look("#7a2430", 0.9, hatch=0), "teeth": Look("#fff4dc", 0.1, hatch=0, shade=0.2), "pink": plain("#d99a8a", hatch=0)}  # fmt: skip
    if species in ("bull", "elephant", "pig", "donkey"):
        c.looks["fur"] = fur(col, longest=40, tilt=25)
    c.looks.update(looks or {})
    k = Skeleton(c, b, pz, at, face, scale)
    k.trunk()
    k.legs()
    k.tail(tail)
    k.head(turn, nod, look_at, mouth, sleep, neck)
    return c


class Skeleton:
    def __init__(self, clay, b, pose, at, face, s):
        self.c, self.b, self.p, self.s = clay, b, pose, s
        self.yaw = rot((0, 1, 0), face)
        self.at = np.asarray(at, float)

    def w(self, v):
        return self.at + self.yaw @ (np.asarray(v, float) * self.s)

    def cap(self, a, b, r1, r2=None, k=None, m="fur", **kw):
        s = self.s
        if "fold" in kw:
            kw["fold"] *= s
        self.c.cap(self.w(a), self.w(b), r1 * s, (r1 if r2 is None else r2) * s, k=(0.3 * r1 if k is None else k) * s, m=m, **kw)

    def ell(self, p, r, spin=None, k=0.03, m="fur", **kw):
        self.c.ell(self.w(p), np.array(r) * self.s, self.yaw if spin is None else self.yaw @ spin, k=k * self.s, m=m, **kw)

    def trunk(self):
        b, p = self.b, self.p
        y = b.back - b.chest * 0.9
        self.hip, self.sho = V(0, y, -b.trunk / 2), V(0, y, b.trunk / 2)
        if p.get("low"):
            self.hip[1] -= b.back * p["low"] * 0.7
            self.sho[1] -= b.back * p["low"]
        if p.get("sit"):
            self.hip[1] = b.rump * 1.0
            self.hip[2] += 0.12 * b.trunk
            self.sho[1] = y * 1.06
            self.sho[2] -= 0.22 * b.trunk
        if p.get("lie"):
            self.hip[1], self.sho[1] = b.rump * 0.95, b.chest * 1.0
        if "pitch" in p:
            r = rot((1, 0, 0), -p["pitch"])
            mid = self.hip if p["pitch"] > 20 else (self.hip + self.sho) / 2
            self.hip, self.sho = mid + r @ (self.hip - mid), mid + r @ (self.sho - mid)
        self.hip[1] += p.get("lift", 0) * b.back
        self.sho[1] += p.get("lift", 0) * b.back
        d = self.sho - self.hip
        mid = self.hip + d * 0.48
        self.cap(self.hip, mid, b.rump * 0.95, b.loin, k=b.rump * 0.5)
        self.cap(mid, self.sho, b.loin, b.chest, k=b.rump * 0.5)
        self.ell(self.sho - V(0, b.chest * 0.22, 0), (b.chest * 0.84, b.chest * 1.02, b.chest * 0.95), k=b.chest * 0.4, m="belly" if b.belly else "fur")
        self.ell(self.sho, (b.chest * 0.9, b.chest * 0.95, b.chest * 0.9), k=b.chest * 0.4)
        if b.hump:
            at = self.sho if b.kind != "camel" else (self.sho + self.hip) / 2
            self.ell(
                at + V(0, b.chest * 0.75, -b.chest * 0.2),
                (b.chest * 0.5, b.hump + b.chest * 0.35, b.chest * (0.7 if b.kind != "camel" else 0.85)),
                k=b.chest * 0.4,
            )
        self.c.joints.update(back=self.w(mid + V(0, b.loin, 0)), hip=self.w(self.hip), shoulder=self.w(self.sho), belly=self.w(mid - V(0, b.loin, 0)))

    def legs(self):
        b = self.b
        for i in range(4):
            fore, q = i < 2, (1, -1)[i % 2]
            base = self.sho if fore else self.hip
            wide = (b.chest if fore else b.rump) * 0.56
            top = base + V(wide * q, -(b.chest if fore else b.rump) * 0.15, 0)
            length = b.back - b.chest * 0.9
            dz, dy = self.p["feet"][i]
            foot = V(wide * q * 0.95, 0.035 * b.back + dy * length * 0.62, top[2] + dz * length * 0.62)
            if self.p.get("pitch", 0) > 20 and fore:
                foot = top + V(0, (dy - 1.15) * length * 0.6, dz * length * 0.62)
            if self.p.get("lift") and not fore and self.p.get("pitch", 0) < 30:
                foot[1] += self.p["lift"] * b.back
            self._leg(top, foot, fore, q, length)

    def _leg(self, top, foot, fore, q, length):
        b = self.b
        r0, r1, r2 = b.leg_r
        pastern = 0.1 * length if b.foot != "pad" else 0.04 * length
        ankle = foot + V(0, pastern, -0.03 * length)
        lie = self.p.get("lie")
        if fore:
            knee, ankle = ik(top, ankle, length * 0.44, length * 0.39, (0.1 * q, 0, -1 if lie or b.foot != "hoof" else 0.35))
            self.cap(top, knee, r0, r1, k=r0 * 0.5)
            self.cap(knee, ankle, r1, r2)
            self.ell(knee, (r1 * 1.08,) * 3, k=r1 * 0.5)
        else:
            # hip, stifle forward, hock back, then down
            hock = ankle + V(0, 0.24 * length, -0.07 * length)
            if lie or self.p.get("sit"):
                hock = ankle + V(0, 0.02 * length, -0.26 * length)
            stifle, hock = ik(top, hock, length * 0.345, length * 0.345, (0.22 * q, 0.1, 1))
            self.cap(top, stifle, r0 * 1.25, r1 * 1.25, k=r0 * 0.6)
            self.cap(stifle, hock, r1 * 1.2, r2 * 1.1, k=r1 * 0.4)
            self.cap(hock, ankle, r2 * 1.1, r2, k=r2 * 0.5)
        self._foot(ankle, foot, r2)
        self.c.joints[f"{'fore' if fore else 'hind'}{q}"] = self.w(foot)

    def _foot(self, ankle, foot, r):
        b = self.b
        if b.foot == "hoof":
            self.cap(ankle, foot + V(0, r * 0.5, 0.02), r, r * 1.1, k=r * 0.4)
            self.c.cone(
                self.w(foot + V(0, r * 0.9, 0.02)), self.w(foot + V(0, -r * 0.5, 0.035)), r * 1.05 * self.s, r * 1.35 * self.s, m="hoof", round=r * 0.1 * self.s
            )
        elif b.foot == "pad":
            self.cap(ankle, foot, r * 1.05, r * 1.1, k=r * 0.4)
            for t in (-0.8, 0, 0.8):
                self.ell(
                    foot + V(np.sin(t) * r, -r * 0.35, np.cos(t) * r), (r * 0.34, r * 0.3, r * 0.3), k=r * 0.2, m="horn" if b.kind == "elephant" else "fur"
                )
        else:
            self.cap(ankle, foot + V(0, 0, r * 0.6), r, r * 1.15, k=r * 0.5)
            for x in (-0.75, -0.25, 0.25, 0.75):
                self.ell(foot + V(x * r * 1.1, -r * 0.25, r * 1.6 - abs(x) * r * 0.3), (r * 0.42, r * 0.5, r * 0.7), k=r * 0.25)

    def tail(self, bent=None):
        b = self.b
        n, r, a = b.tail
        a = a if bent is None else bent
        root = self.hip + V(0, b.rump * 0.55, -b.rump * 0.78)
        pts = [root]
        for t in range(4):
            d = np.radians(a * (0.6 + 0.2 * t) if a < 0 else a * (1.25 - 0.3 * t))
            pts.append(pts[-1] + V(0.03 * np.sin(t * 2) * n, np.sin(d), -np.cos(d)) * n / 4)
        if b.brush and n > 0.3 and b.kind in ("fox", "wolf", "horse"):
            self.c.chain(
                [self.w(p) for p in pts],
                [r * 0.8 * self.s, b.brush * 0.8 * self.s, b.brush * self.s, b.brush * 0.8 * self.s, r * 0.4 * self.s],
                k=0.04 * self.s,
                m="mane" if b.kind == "horse" else "fur",
            )
            if b.kind == "fox":
                self.ell(pts[4], (b.brush * 0.6,) * 3, k=0.02, m="belly")
        else:
            self.c.chain(
                [self.w(p) for p in pts],
                [r * self.s, r * 0.9 * self.s, r * 0.75 * self.s, r * 0.65 * self.s, r * 0.55 * self.s],
                k=r * 0.4 * self.s,
                m="pink" if b.kind == "mouse" else "fur",
            )
            if b.brush:
                self.ell(pts[4] - V(0, b.brush * 0.4, 0), (b.brush * 0.6, b.brush, b.brush * 0.6), k=0.02, m="mane")
        self.c.joints["tail"] = self.w(pts[-1])

    def head(self, turn, nod, look_at, mouth, sleep, neck):
        b, p = self.b, self.p
        up = np.radians(b.neck_up + p.get("neck", 0) if neck is None else neck)
        curl = rot((0, 1, 0), p.get("curl", 0) + turn * 0.5)
        base = self.sho + V(0, b.chest * 0.35, b.chest * 0.42)
        d = curl @ V(0, np.sin(up), np.cos(up))
        bend = curl @ V(0, np.sin(up + 0.25), np.cos(up + 0.25))
        mid = base + bend * b.neck * 0.5
        end = mid + d * b.neck * 0.5
        if p.get("lie") and sleep:
            end[1] = max(end[1], b.head * 0.22)
        r0, r1 = b.neck_r
        self.cap(base - d * b.chest * 0.3, mid, r0, (r0 + r1) / 2, k=r0 * 0.6)
        self.cap(mid, end, (r0 + r1) / 2, r1, k=r0 * 0.5)
        if b.mane:
            for t in np.linspace(0, 1, 6):
                at = base + (end - base) * t + V(0, r0 * 0.55 if b.kind != "lion" else 0, 0)
                if b.kind == "lion":
                    if t > 0.7:
                        continue
                    self.ell(at, (r0 * 1.45, r0 * 1.5, r0 * 0.9), k=0.05, m="mane")
                elif b.kind in ("horse", "donkey"):
                    self.ell(base + (end - base) * t + _perp(d) * (r0 + (r1 - r0) * t) * 0.95, (r0 * 0.22, r0 * 0.42 * b.mane, r0 * 0.5), k=0.04, m="mane")
        if look_at is not None:
            z = unit(self.yaw.T @ (np.asarray(look_at, float) - self.w(end)))
            face = frame(z)
        else:
            level = p.get("head", -24 if b.kind in ("horse", "deer", "donkey", "camel", "goat", "bull", "elephant", "sheep") else -6)
            if p.get("neck", 0) < -50:
                level = -40
            face = curl @ rot((0, 1, 0), turn * 0.5) @ rot((1, 0, 0), -level + nod)
        FACES[b.kind](Face(self, end, face, b.head), mouth, sleep)
        self.c.joints["head"] = self.w(end)
        self.c.turn = self.yaw @ face


def _perp(d):
    """Up, at right angles to the neck."""
    return unit(V(0, 1, 0) - d * d[1]) if abs(d[1]) < 0.98 else V(0, 0, -1)


class Face:
    """The head's own frame: origin at the poll, z along the muzzle; lengths in shares of the head."""

    def __init__(self, k, at, turn, s):
        self.k, self.at, self.turn, self.s = k, at, turn, s

    def p(self, x, y, z):
        return self.at + self.turn @ (V(x, y, z) * self.s)

    def ell(self, c, r, spin=None, k=0.05, m="fur", cut=False):
        self.k.ell(self.p(*c), np.array(r) * self.s, self.turn if spin is None else self.turn @ spin, k=k * self.s, m=m, cut=cut)

    def cap(self, a, b, r1, r2=None, k=0.06, m="fur", cut=False):
        self.k.cap(self.p(*a), self.p(*b), r1 * self.s, (r1 if r2 is None else r2) * self.s, k=k * self.s, m=m, cut=cut)

    def mark(self, pts, w=6.0, **kw):
        s = self.s * self.k.s
        kw["tol"] = kw.get("tol", 0.06) * s
        self.k.c.mark([self.k.w(self.p(*q)) for q in pts], w * s, **kw)

    def joint(self, name, x, y, z):
        self.k.c.joints[name] = self.k.w(self.p(x, y, z))
