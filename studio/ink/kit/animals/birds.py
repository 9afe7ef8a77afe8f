"""Birds, perched or in flight. The wings are fans of feathers about a jointed arm."""

from dataclasses import dataclass

import numpy as np

from ...colour import darker
from ...model import Look
from ...skins import fur, plain
from ...solid import Clay, V, frame, rot, unit


@dataclass(frozen=True)
class Bird:
    size: float = 0.1  # radius of the body
    long: float = 1.7
    neck: float = 0.3
    head: float = 0.55
    bill: tuple = (0.5, 0.12)  # length, thickness
    legs: float = 0.5
    tail: float = 1.2
    wing: float = 4.0  # span of one wing, in radii
    chord: float = 1.5
    col: str = "#3a3a44"
    breast: str = ""
    bill_col: str = "#2a2426"
    wing_col: str = ""


BIRDS = {
    "crow": Bird(0.11, 1.8, 0.3, 0.48, (0.72, 0.15), 0.6, 1.4, 4.2, 1.7, "#2a2a33"),
    "sparrow": Bird(0.045, 1.45, 0.1, 0.66, (0.3, 0.14), 0.5, 1.2, 3.0, 1.6, "#8a6a4a", "#d8c6a6"),
    "robin": Bird(0.05, 1.4, 0.08, 0.68, (0.34, 0.1), 0.6, 1.1, 3.0, 1.6, "#6f5f4a", "#d2502c"),
    "dove": Bird(0.09, 1.8, 0.25, 0.5, (0.34, 0.09), 0.35, 1.5, 4.4, 1.6, "#e9e4da", "#f6f1e6", "#c78a78"),
    "gull": Bird(0.13, 1.9, 0.2, 0.52, (0.6, 0.12), 0.5, 1.1, 5.4, 1.3, "#f1eee6", "#fbf8f0", "#e0a23a", "#a9b2ba"),
    "owl": Bird(0.15, 1.45, 0.0, 0.86, (0.22, 0.16), 0.3, 0.8, 4.0, 1.9, "#8a6a48", "#d9c3a0"),
    "heron": Bird(0.15, 1.7, 2.2, 0.46, (1.3, 0.12), 2.6, 0.7, 5.4, 2.0, "#8f9aa6", "#dfe2e0", "#d9a23a"),
    "stork": Bird(0.16, 1.7, 1.8, 0.46, (1.5, 0.13), 2.6, 0.6, 5.2, 2.0, "#f3efe6", "#fbf8f0", "#c8452e", "#26242a"),
    "goose": Bird(0.2, 1.9, 1.6, 0.42, (0.55, 0.17), 0.6, 0.6, 4.4, 1.6, "#efebe0", "#fbf8f0", "#e08a2e"),
    "swan": Bird(0.26, 1.9, 2.3, 0.4, (0.55, 0.15), 0.4, 0.6, 4.6, 1.8, "#f8f5ee", "#fffdf6", "#d8642e"),
    "hen": Bird(0.16, 1.4, 0.55, 0.46, (0.3, 0.14), 0.7, 1.0, 2.2, 1.6, "#b0603a", "#d99a60", "#e0b04a"),
    "swallow": Bird(0.05, 1.9, 0.05, 0.6, (0.2, 0.1), 0.2, 2.2, 4.6, 1.2, "#27355a", "#f0e2cc"),
    "eagle": Bird(0.2, 1.8, 0.35, 0.55, (0.5, 0.26), 0.5, 1.3, 5.2, 2.1, "#5a3f2a", "#6b4c34", "#e0b04a"),
    "penguin": Bird(0.2, 2.0, 0.1, 0.55, (0.45, 0.11), 0.12, 0.4, 1.8, 0.7, "#23262e", "#f6f2e8", "#e0a03a"),
}


def bird(
    species,
    at=(0, 0, 0),
    face=0.0,
    pose="perch",
    scale=1.0,
    *,
    flap=20.0,
    turn=0.0,
    nod=0.0,
    bank=0.0,
    pitch=None,
    col=None,
    breast=None,
    wing_col=None,
    open_bill=0.0,
    spread=None,
    look_at=None,
    looks=None,
):
    """pose: perch (feet at `at`), fly (body at `at`), swim. flap: wings above level, degrees; bank: leans to its left."""
    b = BIRDS[species]
    col = col or b.col
    belly = breast or b.breast or col
    wing_col = wing_col or b.wing_col or col
    c = Clay({"fur": fur(col, hatch=5, thr=0.42), "belly": fur(belly, k=0.6, thr=0.5), "wing": fur(wing_col, hatch=5, thr=0.42, seam=0.8), "tip": fur(darker(wing_col, 0.35), hatch=5, seam=0.8),
              "bill": plain(b.bill_col, hatch=0), "eye": Look("#17121a", 1.0, hatch=0), "leg": plain(b.bill_col if b.bill_col != "#2a2426" else "#3a3034", hatch=0), "white": Look("#f6ecd2", 0.3, hatch=0, shade=0.2)})  # fmt: skip
    c.looks.update(looks or {})
    flying = pose == "fly"
    if pitch is None:
        pitch = 4 if flying or pose == "swim" else (62 if species in ("owl", "penguin") else 34)
    r = b.size * scale
    body = rot((0, 1, 0), face) @ rot((0, 0, 1), bank) @ rot((1, 0, 0), -pitch)
    at = np.asarray(at, float)
    legs = b.legs * r * 2.2
    centre = at if flying else at + V(0, legs + r * 0.8 * (1 if pose != "swim" else 0.4), 0)
    if pose == "swim":
        centre = at + V(0, r * 0.35, 0)

    def w(x, y, z):
        return centre + body @ (V(x, y, z) * r)

    c.ell(w(0, 0, 0), np.array([0.92, 0.92, b.long * 0.72]) * r, body, k=0.2 * r, m="fur")
    c.ell(w(0, -0.22, 0.3), np.array([0.8, 0.82, b.long * 0.55]) * r, body, k=0.3 * r, m="belly")
    t = b.tail
    for x in (-0.3, -0.1, 0.1, 0.3):
        fork = 1.35 if species == "swallow" and abs(x) > 0.2 else 1.0
        c.ell(
            w(x * 1.1, 0.05, -b.long * 0.62 - t * 0.45 * fork),
            np.array([0.16, 0.05, t * 0.62 * fork]) * r,
            body @ rot((0, 1, 0), -28 * x),
            k=0.05 * r,
            m="wing",
        )
    _head(c, b, w, body, r, at, turn, nod, open_bill, species, look_at, face, flying)
    if not flying and pose != "swim":
        for q in (1, -1):
            hip, foot = w(0.38 * q, -0.6, -0.1), at + rot((0, 1, 0), face) @ V(0.42 * q * r, 0, 0.1 * r)
            c.cap(hip, hip + (foot - hip) * 0.3, 0.26 * r, 0.12 * r, k=0.15 * r, m="belly")
            c.cap(hip, foot, 0.07 * r, 0.055 * r, k=0.0, m="leg")
            for a in (-32, 0, 32, 180):
                toe = rot((0, 1, 0), face + a) @ V(0, -0.02 * r, 0.42 * r)
                c.cap(foot, foot + toe, 0.05 * r, 0.03 * r, k=0.02 * r, m="leg")
    spread = flying if spread is None else spread
    for q in (1, -1):
        (_open_wing if spread else _shut_wing)(c, b, w, body, r, q, flap)
    c.joints.update(body=centre, back=w(0, 0.9, 0))
    return c


def _head(c, b, w, body, r, at, turn, nod, open_bill, species, look_at, face, flying):
    base = w(0, 0.25, b.long * 0.55)
    if b.neck > 1:
        n = b.neck * r
        if flying:
            mid, end = base + body @ V(0, 0.1, 0.5) * n, base + body @ V(0, 0.05, 1) * n
        else:
            up = rot((0, 1, 0), face)
            mid, end = base + up @ V(0, 0.45, 0.32) * n, base + up @ V(0, 1.0, 0.12) * n
        c.cap(w(0, 0.05, b.long * 0.3), base, 0.6 * r, 0.42 * r, k=0.3 * r, m="fur")
        c.cap(base, mid, 0.40 * r, 0.27 * r, k=0.2 * r, m="fur")
        c.cap(mid, end, 0.27 * r, 0.24 * r, k=0.15 * r, m="fur")
    else:
        end = w(0, 0.62 + b.neck, b.long * 0.62)
        c.cap(w(0, 0.2, b.long * 0.35), end, 0.62 * r, b.head * 0.85 * r, k=0.3 * r, m="fur")
    turn_ = rot((0, 1, 0), face + turn) @ rot((1, 0, 0), nod)
    if look_at is not None:
        turn_ = frame(unit(np.asarray(look_at, float) - end))
    hr = b.head * r
    c.ell(end, np.array([0.92, 0.95, 1.05]) * hr, turn_, k=0.15 * r, m="fur")
    p = lambda x, y, z: end + turn_ @ (V(x, y, z) * hr)  # noqa: E731
    n, thick = b.bill[0] * r, b.bill[1] * r
    z0 = p(0, -0.1, 0.85)
    if species in ("owl", "eagle"):
        c.cap(z0, z0 + turn_ @ V(0, -0.35, 0.7) * n, thick, thick * 0.2, k=0.02 * r, m="bill")
    else:
        for s in (1, -1):
            tip = z0 + turn_ @ V(0, 0.25 * open_bill * s - 0.06, 1) * n
            c.cap(z0 + turn_ @ V(0, 0.25 * s, 0) * thick, tip, thick * 0.78, thick * 0.12, k=0.03 * r, m="bill")
        c.mark([p(0.18 * s_, -0.1, 1.0) for s_ in (1,)] + [z0 + turn_ @ V(0.0, -0.06, 0.98) * n], 4, tol=r * 0.4)
    if species == "owl":
        for q in (1, -1):
            c.ell(p(0.38 * q, 0.1, 0.62), np.array([0.42, 0.44, 0.2]) * hr, turn_ @ rot((0, 1, 0), 16 * q), k=0.05 * r, m="belly")
            c.ell(p(0.38 * q, 0.12, 0.78), np.array([0.2, 0.2, 0.14]) * hr, turn_, k=0, m="white")
            c.ell(p(0.37 * q, 0.12, 0.88), np.array([0.11, 0.11, 0.08]) * hr, turn_, k=0, m="eye")
            c.cap(p(0.4 * q, 0.7, 0.2), p(0.56 * q, 1.15, 0.1), 0.16 * hr, 0.03 * hr, k=0.1 * hr, m="fur")
    else:
        for q in (1, -1):
            e = p(0.72 * q, 0.22, 0.52)
            c.ell(e, (0.17 * hr,) * 3, k=0, m="eye")
            c.mark(
                [p(0.86 * q, 0.32 + 0.06 * np.sin(u), 0.58 + 0.06 * np.cos(u)) for u in np.linspace(0, 6.28, 8)[:-1]],
                1,
                "#fffdf6",
                "body",
                tol=hr * 0.3,
                only="eye",
            )
    if species == "hen":
        for z in (0.5, 0.1, -0.3):
            c.ell(p(0, 1.05, z), np.array([0.12, 0.3, 0.24]) * hr, turn_, k=0.05 * hr, m="comb")
        c.ell(p(0, -0.75, 0.8), np.array([0.12, 0.3, 0.15]) * hr, turn_, k=0.05 * hr, m="comb")
        c.looks["comb"] = plain("#c8342e", hatch=0)
    c.joints.update(head=end, bill=z0 + turn_ @ V(0, -0.05, 1) * n)


def _shut_wing(c, b, w, body, r, q, flap):
    for i in range(5):
        a = w(0.80 * q, 0.38 - 0.11 * i, 0.55 * b.long * 0.62 - 0.1 * i)
        e = w((0.58 - 0.05 * i) * q, 0.12 - 0.05 * i, -b.long * (0.95 - 0.11 * i))
        c.cap(a, e, 0.20 * r, 0.09 * r, k=0.05 * r, m="wing")
        c.mark([a + (e - a) * 0.1 + body @ V(0.18 * q, 0, 0) * r, a + (e - a) * 0.6 + body @ V(0.14 * q, 0, 0) * r, e], 1.6 * r / 0.1, tol=r * 0.35)


def _open_wing(c, b, w, body, r, q, flap):
    wing = Clay()
    c.add(wing)
    span, chord = b.wing, b.chord
    f = np.radians(flap)
    shoulder = V(0.55 * q, 0.45, 0.55)
    elbow = shoulder + V(np.cos(f) * q, np.sin(f), 0.12) * span * 0.34
    g = f * 0.55
    wrist = elbow + V(np.cos(g) * q, np.sin(g), 0.2) * span * 0.26
    tip = wrist + V(np.cos(g * 0.6) * q, np.sin(g * 0.6), -0.22) * span * 0.40
    arm = [shoulder, elbow, wrist, tip]
    at = lambda t: _along(arm, t)  # noqa: E731
    n = 13
    for i in range(n):
        t = 0.06 + 0.94 * i / (n - 1)
        base = at(t)
        out = np.clip((t - 0.45) / 0.55, 0, 1)
        d = unit(V(q * (0.10 + 1.7 * out**1.6), -0.05, -1.0 + 0.55 * out))
        length = chord * (0.95 + 0.75 * np.sin(np.pi * min(1, 0.25 + t * 0.55)))
        e = base + d * length
        wide = span * 0.052 * (1 + 0.4 * (1 - t))
        side = unit(np.cross(d, V(0, 1, 0)))
        up = np.cross(side, d)
        spin = body @ np.stack([side, up, d], 1)
        wing.ell(w(*((base + e) / 2)), np.array([wide, 0.035, length * 0.56]) * r, spin, k=0.02 * r, m="tip" if out > 0.35 else "wing")
        wing.mark([w(*(base + up * 0.045)), w(*((base + e) / 2 + up * 0.05)), w(*(e + up * 0.02))], 1.5 * r / 0.1, tol=r * 0.16)
    for i in range(9):
        t = 0.05 + 0.75 * i / 8
        base = at(t)
        d = unit(V(q * 0.25 * t, 0, -1))
        side = unit(np.cross(d, V(0, 1, 0)))
        spin = body @ np.stack([side, np.cross(side, d), d], 1)
        wing.ell(w(*(base + d * chord * 0.42 + V(0, 0.06, 0))), np.array([span * 0.055, 0.05, chord * 0.46]) * r, spin, k=0.04 * r, m="wing")
    for a, e, r1, r2 in ((shoulder, elbow, 0.26, 0.2), (elbow, wrist, 0.2, 0.15), (wrist, tip, 0.15, 0.04)):
        wing.cap(w(*a), w(*e), r1 * r, r2 * r, k=0.1 * r, m="fur")
    c.joints["wing_l" if q == 1 else "wing_r"] = w(*tip)


def _along(pts, t):
    n = len(pts) - 1
    i = min(n - 1, int(t * n))
    u = t * n - i
    return np.asarray(pts[i]) * (1 - u) + np.asarray(pts[i + 1]) * u
