"""Clay: groups of soft primitives, blended where they meet, with pen marks upon them."""

import numpy as np

WIDE = 24
MATS: dict[str, int] = {}


def V(*a) -> np.ndarray:  # noqa: N802 - a vector
    return np.array(a, float)


def unit(v) -> np.ndarray:
    v = np.asarray(v, float)
    return v / (np.linalg.norm(v) + 1e-9)


def rot(axis, deg) -> np.ndarray:
    a, t = unit(axis), np.radians(deg)
    k = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
    return np.eye(3) + np.sin(t) * k + (1 - np.cos(t)) * k @ k


def frame(fwd, up=(0, 1, 0)) -> np.ndarray:
    """Columns x (left of who looks along fwd), y up, z forward."""
    z = unit(fwd)
    x = np.cross(up, z)
    if np.linalg.norm(x) < 1e-3:
        x = np.cross((0, 0, 1), z)
    x = unit(x)
    return np.stack([x, np.cross(z, x), z], 1)


def ik(a, c, l1, l2, pole):
    """Two bones from a towards c: the joint, and the end (nearer than c if that is out of reach)."""
    a, c = np.asarray(a, float), np.asarray(c, float)
    d = c - a
    length = np.linalg.norm(d) + 1e-9
    if length > (l1 + l2) * 0.999:
        c = a + d / length * (l1 + l2) * 0.999
        d = c - a
        length = np.linalg.norm(d)
    u = d / length
    x = (l1 * l1 - l2 * l2 + length * length) / (2 * length)
    p = np.asarray(pole, float)
    p = p - u * (p @ u)
    p = unit(p) if np.linalg.norm(p) > 1e-6 else unit(np.cross(u, (0.3, 0.9, 0.1)))
    return a + u * x + p * np.sqrt(max(l1 * l1 - x * x, 0)), c


def mat(name: str) -> int:
    return MATS.setdefault(name, len(MATS) + 1)


class Clay:
    """A figure: its own primitives blend with one another; `parts` are figures that only touch it.

    looks: material -> Look, how it is painted. joints: named places, for what is held or worn.
    """

    def __init__(self, looks=None):
        self.rows: list[np.ndarray] = []
        self.spheres: list[tuple] = []
        self.parts: list[Clay] = []
        self.marks: list[tuple] = []
        self.joints: dict[str, np.ndarray] = {}
        self.looks = looks or {}

    def _add(self, row, centre, radius):
        r = np.zeros(WIDE)
        r[: len(row)] = row
        self.rows.append(r)
        self.spheres.append((*centre, radius + r[2] * 0.6 + 1e-3))
        return r

    def cap(self, a, b, r1, r2=None, k=0.03, m="skin", cut=False, fold=0.0, freq=7, phase=0.0):
        """A tapered capsule; fold: ripples of cloth round its axis, growing towards b."""
        a, b, r2 = np.asarray(a, float), np.asarray(b, float), r1 if r2 is None else r2
        row = self._add([0, cut, k, mat(m), *a, *b, r1, r2, fold, freq, phase], (a + b) / 2, np.linalg.norm(b - a) / 2 + max(r1, r2) + 1.6 * fold)
        axis = unit(b - a)
        u = unit(np.cross(axis, V(0.31, 0.2, 0.93)))
        row[15:18], row[18:21] = u, np.cross(axis, u)
        return self

    def chain(self, pts, radii, **kw):
        for i in range(len(pts) - 1):
            self.cap(pts[i], pts[i + 1], radii[i], radii[i + 1], **kw)
        return self

    def ell(self, c, r, rotation=None, k=0.03, m="skin", cut=False):
        rotation = np.eye(3) if rotation is None else rotation
        r = np.asarray(r if np.ndim(r) else (r,) * 3, float)
        self._add([1, cut, k, mat(m), *c, *r, *rotation.T.ravel()], c, r.max())
        return self

    def box(self, c, half, rotation=None, round=0.02, k=0.0, m="wood", cut=False):
        rotation = np.eye(3) if rotation is None else rotation
        self._add([2, cut, k, mat(m), *c, *half, *rotation.T.ravel(), min(round, min(half))], c, np.linalg.norm(half))
        return self

    def ring(self, c, radius, thick, rotation=None, k=0.0, m="wood", cut=False):
        """A torus about the y column of its rotation."""
        rotation = np.eye(3) if rotation is None else rotation
        self._add([3, cut, k, mat(m), *c, radius, thick, 0, *rotation.T.ravel()], c, radius + thick)
        return self

    def cone(self, a, b, r1, r2, k=0.0, m="cloth", cut=False, fold=0.0, freq=9, phase=0.0, flat=1.0, front=(0, 0, 1), round=0.0):
        """A cone cut flat at both ends, with folds; flat < 1 squeezes it along `front`. For skirts, cups, hats, towers."""
        a, b = np.asarray(a, float), np.asarray(b, float)
        row = self._add(
            [4, cut, k, mat(m), *a, *b, r1, r2, fold, freq, phase], (a + b) / 2, np.hypot(np.linalg.norm(b - a) / 2, max(r1, r2) + 2 * fold) + round
        )
        axis = unit(b - a)
        f = np.asarray(front, float)
        f = f - axis * (f @ axis)
        f = unit(f) if np.linalg.norm(f) > 1e-6 else unit(np.cross(axis, V(0.31, 0.2, 0.93)))
        row[15:18], row[18:21] = unit(np.cross(f, axis)), f
        row[21], row[22] = flat, round
        return self

    def mark(self, pts, w=1.0, col=None, kind="line", tol=0.02, only=None, n=6, taper=(0.25, 0.35)):
        """A pen line upon the surface (or kind="spot", a filled shape; kind="wash"): drawn where it is seen.
        w is in thousandths of a metre; only: seen only upon that material."""
        self.marks.append((np.asarray(pts, float), w, col, kind, tol, only, n, taper))
        return self

    def add(self, *parts):
        self.parts.extend(parts)
        return self

    def flat_list(self) -> list["Clay"]:
        out = [self]
        for p in self.parts:
            if not p.looks:
                p.looks = self.looks
            out += p.flat_list()
        return out

    def moved(self, rotation=None, by=(0, 0, 0), s=1.0):
        """A copy turned about the origin, scaled and moved."""
        q = np.eye(3) if rotation is None else np.asarray(rotation, float)
        by = np.asarray(by, float)
        out = Clay(self.looks)
        at = lambda p: by + s * (q @ np.asarray(p, float))  # noqa: E731
        for row, sp in zip(self.rows, self.spheres, strict=True):
            r = row.copy()
            r[2] *= s
            r[4:7] = at(r[4:7])
            if r[0] in (0, 4):
                r[7:10] = at(r[7:10])
                r[10:13] *= s
                r[15:18], r[18:21] = q @ r[15:18], q @ r[18:21]
                r[22] *= s
            else:
                r[7:10] *= s
                r[10:19] = (q @ r[10:19].reshape(3, 3).T).T.ravel()
                r[19] *= s
            out.rows.append(r)
            out.spheres.append((*at(sp[:3]), sp[3] * s))
        for pts, w, *rest in self.marks:
            rest[2] *= s
            out.marks.append(((pts * s) @ q.T + by, w * s, *rest))
        out.parts = [p.moved(q, by, s) for p in self.parts]
        out.joints = {k: at(v) if np.ndim(v) == 1 else v for k, v in self.joints.items()}
        return out
