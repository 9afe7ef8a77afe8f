"""Clothes: cloth over the body's bones, falling from waist and shoulders, with folds where it bends."""

import numpy as np

from ..solid import Clay, V, unit
from ..solid.clay import mat

KINDS = {
    #            sleeve    skirt to (share of the leg), legs,   extras
    "shirt": ("long", None, "trousers", ("collar", "belt")),
    "work": ("rolled", None, "trousers", ("braces", "belt")),
    "suit": ("long", 0.16, "trousers", ("lapels", "buttons")),
    "jersey": ("long", 0.06, "trousers", ()),
    "coat": ("long", 0.68, "trousers", ("lapels", "buttons", "belt")),
    "dress": ("short", 0.74, "bare", ("belt",)),
    "gown": ("long", 0.97, "bare", ("belt",)),
    "night": ("wide", 0.86, "bare", ()),
    "robe": ("wide", 0.95, "bare", ("cross",)),
    "kaftan": ("wide", 0.9, "bare", ("stripe",)),
    "sari": ("short", 0.97, "bare", ("drape",)),
    "tunic": ("short", 0.36, "bare", ("belt",)),
    "shorts": ("short", None, "shorts", ()),
    "cloak": ("long", None, "trousers", ("cloak", "belt")),
    "poncho": ("long", None, "trousers", ("poncho",)),
    "apron": ("rolled", 0.8, "bare", ("apron", "belt")),
    "bare": ("none", None, "bare", ("trunks",)),
    "empty": ("long", 0.66, "none", ("lapels", "buttons")),
}


def seat(kind):
    """The material over the hips."""
    _, skirt, legs, _ = KINDS[kind]
    if kind == "bare" or legs in ("trousers", "shorts") and not skirt:
        return "legs"
    return _cloth(kind)


def _cloth(kind):
    return "top" if kind in ("coat", "suit", "robe", "kaftan", "night", "jersey", "empty") else "skirt"


def dress(body, kind, sleeves=None):
    sleeve, skirt, legs, extras = KINDS[kind]
    if kind == "bare":
        for r in body.clay.rows:
            if r[3] == mat("top"):
                r[3] = mat("skin")
    _sleeves(body, sleeves or sleeve)
    _legs(body, legs, _cloth(kind) if skirt and skirt > 0.4 else None, bool(skirt and skirt > 0.6))
    if skirt:
        _skirt(body, skirt, _cloth(kind))
    for name in extras:
        EXTRAS[name](body)


def _around(body, at, axis, r, w=1.4, arc=(0, 2 * np.pi), **kw):
    """A line round a limb."""
    u = unit(np.cross(axis, V(0.21, 0.3, 0.93)))
    v = np.cross(axis, u)
    t = np.linspace(*arc, 13)
    body.mark([at + (u * np.cos(a) + v * np.sin(a)) * r for a in t], w, **kw)


def _sleeves(body, kind):
    b = body.b
    bulk = b.limbs
    for q in (1, -1):
        sh, el, wr = (body.j[f"{n}{q}"] for n in ("shoulder", "elbow", "wrist"))
        arm, fore = el - sh, wr - el
        bare_from = {"long": 2.0, "wide": 2.0, "rolled": 1.05, "short": 0.45, "none": 0.0}[kind]
        m_up = "top" if bare_from >= 1 else "skin"
        body.cap(sh, sh + arm * 0.5, 0.062 * bulk, 0.055 * bulk, k=0.05, m="top" if bare_from > 0 else "skin")
        body.cap(sh + arm * 0.4, el, 0.053 * bulk, 0.044 * bulk, k=0.04, m=m_up)
        m_fore = "top" if bare_from >= 2 else "skin"
        wide = kind == "wide"
        body.cap(el, el + fore * 0.45, 0.045 * bulk, 0.043 * bulk, k=0.03, m=m_fore)
        body.cap(el + fore * 0.45, wr, 0.043 * bulk, 0.030 * bulk, k=0.03, m=m_fore)
        axis = unit(fore)
        if kind == "short":
            body.cap(sh, sh + arm * 0.5, 0.075 * bulk, 0.074 * bulk, k=0.03, m="top", fold=0.004, freq=5)
        elif kind == "rolled":
            body.cap(el + fore * 0.02, el + fore * 0.12, 0.056 * bulk, k=0.01, m="top")
        elif kind == "long":
            body.cap(el + fore * 0.25, wr - fore * 0.02, 0.047 * bulk, 0.040 * bulk, k=0.03, m="top", fold=0.004, freq=4)
            _around(body, wr - fore * 0.08, axis, 0.044 * bulk, 1.5, tol=0.03)
        elif wide:
            body.clay.cone(
                body.w(el),
                body.w(wr + fore * 0.06),
                0.058 * body.s,
                0.098 * body.s,
                k=0.05 * body.s,
                m="top",
                fold=0.008 * body.s,
                freq=5,
                round=0.008 * body.s,
            )
        if kind in ("long", "wide"):
            bend = unit(unit(sh - el) + unit(wr - el) + V(1e-3, 0, 0))
            for n, t in enumerate((-0.16, -0.07, 0.05, 0.14)):
                at = el + (fore if t > 0 else arm) * t
                body.mark(
                    [at + bend * 0.05 * bulk + np.cross(axis, bend) * 0.03, at + bend * 0.052 * bulk, at - np.cross(axis, bend) * 0.045 + bend * 0.02],
                    1.3 + 0.3 * (n % 2),
                    tol=0.035,
                )


def _legs(body, kind, hidden=None, below_knee=False):
    b = body.b
    g = b.limbs
    if kind == "none":
        return
    for q in (1, -1):
        hip, kn, an = (body.j[f"{n}{q}"] for n in ("hip", "knee", "ankle"))
        th, sh = kn - hip, an - kn
        upper = {"trousers": "legs", "shorts": "legs", "bare": "skin"}[kind]
        lower = "legs" if kind == "trousers" else "skin"
        if hidden and kind == "bare":
            upper = hidden
        body.cap(hip, hip + th * 0.6, 0.090 * g * (0.6 + 0.4 * b.hips), 0.074 * g, k=0.06, m=upper)
        body.cap(hip + th * 0.6, kn, 0.073 * g, 0.057 * g, k=0.04, m="skin" if kind == "shorts" else upper)
        front = unit(np.cross(np.cross(sh, V(0.05, 0.02, 1)), sh) + 1e-6)
        body.cap(kn, kn + sh * 0.35 - front * 0.012, 0.056 * g, 0.057 * g, k=0.03, m=hidden if hidden and below_knee and kind == "bare" else lower)
        body.cap(kn + sh * 0.35 - front * 0.012, an, 0.056 * g, 0.036 * g, k=0.03, m=lower)
        if kind == "trousers":
            body.cap(kn + sh * 0.1, an - sh * 0.03, 0.066 * g, 0.062 * g, k=0.03, m="legs", fold=0.004, freq=4)
            back = unit(unit(hip - kn) + unit(an - kn) + V(0, 0, 1e-3))
            for t in (-0.1, -0.04, 0.06):
                at = kn + (sh if t > 0 else th) * t
                side = np.cross(unit(sh), back)
                body.mark([at + side * 0.05 * g, at - back * 0.05 * g + side * 0.01, at - back * 0.035 * g - side * 0.04], 1.3, tol=0.04)
            _around(body, an - sh * 0.02, unit(sh), 0.064 * g, 1.4, tol=0.03)
        elif kind == "shorts":
            body.cap(hip, hip + th * 0.66, 0.105 * g, 0.095 * g, k=0.04, m="legs", fold=0.005, freq=4)


def _skirt(body, length, m):
    """Falls from the waist; over the knees when they are bent."""
    b, s = body.b, body.s
    waist = body.j["waist"] * 0.55
    kn = [body.j[f"knee{q}"] for q in (1, -1)]
    an = [body.j[f"ankle{q}"] for q in (1, -1)]
    hip = [body.j[f"hip{q}"] for q in (1, -1)]
    down = [unit(k - h) @ V(0, -1, 0) for k, h in zip(kn, hip, strict=True)]
    g = 0.6 + 0.4 * b.hips
    upright = not (body.p.pitch or body.p.roll)
    if min(down) > 0.55 or not upright and min(unit(a - h) @ V(0, -1, 0) for a, h in zip(an, hip, strict=True)) > 0.9:
        reach = 2 * length
        ends = [h + (k - h) * min(reach, 1) + (a - k) * max(0, reach - 1) for h, k, a in zip(hip, kn, an, strict=True)]
        hem = (ends[0] + ends[1]) / 2
        hem[1] = min(e[1] for e in ends)
        part = np.abs(ends[0] - ends[1])
        wide = 0.12 + 0.16 * length + 0.5 * part[0]
        deep = 0.11 + 0.11 * length + 0.5 * part[2]
        flat = np.clip(deep / wide, 0.55, 1.6)
        fold = 0.012 + 0.018 * length
        a, c = body.w(waist), body.w(hem)
        body.clay.cone(
            a,
            c,
            0.135 * g * b.girth * s,
            wide * s,
            k=0.05 * s,
            m=m,
            fold=fold * s,
            freq=7,
            phase=0.7 * body.at[0],
            flat=flat,
            front=body.d(V(0, 0, 1)),
            round=0.012 * s,
        )
        for n, t in enumerate(np.linspace(0.3, 6.0, 11)):
            if n % 3 == 1:
                continue
            r = lambda u: (0.135 * g * b.girth + (wide - 0.135 * g * b.girth) * u) * 1.01  # noqa: E731
            us = (0.25 + 0.2 * (n % 2), 0.6, 0.97)
            body.mark([waist + (hem - waist) * u + V(np.sin(t + 0.1 * u), 0, flat * np.cos(t + 0.1 * u)) * r(u) for u in us], 1.8, tol=0.055, taper=(0.6, 0.1))
        body.j["hem"] = hem
        return
    fall = np.clip((2 * length - 1), 0, 1)
    low = V(0, -1, 0) if upright else None
    for i, q in enumerate((1, -1)):
        body.cap(waist * 0.4 + V(0.05 * q, 0, 0), kn[i], 0.125 * g, 0.098 * b.limbs, k=0.11, m=m, fold=0.008, freq=6, phase=q)
    body.cap(kn[0], kn[1], 0.085, k=0.1, m=m)
    mid, end = (kn[0] + kn[1]) / 2, (an[0] + an[1]) / 2
    sh = end - mid
    if low is not None and sh @ low > 0.15:  # sitting: cloth hangs from the knees
        half = abs(kn[0][0] - kn[1][0]) / 2
        body.clay.cone(
            body.w(mid + V(0, 0.03, -0.03)),
            body.w(mid + sh * fall + V(0, 0, -0.03)),
            (half + 0.10) * s,
            (half + 0.15) * s,
            k=0.06 * s,
            m=m,
            fold=0.02 * s,
            freq=6,
            flat=0.62,
            front=body.d(V(0, 0, 1)),
            round=0.01 * s,
        )
        for x in (-0.7, -0.25, 0.2, 0.65):
            body.mark(
                [mid + V(x * half, 0.02, 0.08), mid + sh * fall * 0.6 + V(x * (half + 0.1), 0, 0.09), mid + sh * fall * 0.95 + V(x * (half + 0.14), 0, 0.09)],
                1.6,
                tol=0.07,
            )
    else:
        for i in (0, 1):
            e = kn[i] + (an[i] - kn[i]) * fall
            body.cap(kn[i], e, 0.09 * b.limbs, 0.10, k=0.1, m=m, fold=0.012, freq=6)


def collar(body):
    n, c = body.j["neck"], body.chest
    for q in (1, -1):
        body.cap(n + c @ V(0.062 * q, 0.012, -0.02), n + c @ V(0.03 * q, -0.03, 0.075), 0.022, 0.018, k=0.02, m="trim")
    body.mark([n + c @ V(0, -0.045, 0.1), n + c @ V(0, -0.16, 0.125), n + c @ V(0, -0.3, 0.13)], 1.4, tol=0.06)


def lapels(body):
    n, c = body.j["neck"], body.chest
    for q in (1, -1):
        body.cap(n + c @ V(0.07 * q, 0.03, -0.03), n + c @ V(0.045 * q, -0.1, 0.10), 0.028, 0.034, k=0.02)
        body.mark(
            [n + c @ V(0.075 * q, 0.03, 0.02), n + c @ V(0.1 * q, -0.08, 0.1), n + c @ V(0.06 * q, -0.13, 0.13), n + c @ V(0.0, -0.22, 0.14)], 1.9, tol=0.07
        )
    body.mark([n + c @ V(0.01, -0.2, 0.13), body.j["waist"] + c @ V(0.01, 0.02, 0.13), V(0.01, -0.1, 0.14)], 1.8, tol=0.08)


def buttons(body):
    w, n, c = body.j["waist"], body.j["neck"], body.chest
    for t in (0.15, 0.4, 0.65):
        for depth in (0.145,):
            at = n + (w - n) * (t * 0.8 + 0.35) + c @ V(-0.02, 0, depth - 0.02)
            body.mark([at + c @ V(0.010 * np.cos(a), 0.010 * np.sin(a), 0) for a in np.linspace(0, 6.28, 8)[:-1]], 1, col="#241c1c", kind="spot", tol=0.08)


def belt(body):
    w = body.j["waist"] * 0.75
    g = body.b.girth
    for dy in (-0.016, 0.016):
        body.mark([w + V(0.135 * g * np.sin(t), dy, 0.128 * g * np.cos(t) + 0.01) for t in np.linspace(0, 2 * np.pi, 19)], 1.7, tol=0.05)


def braces(body):
    c = body.chest
    for q in (1, -1):
        a, b, d = body.j["waist"] + V(0.08 * q, -0.03, 0.1), body.j["ribs"] + c @ V(0.085 * q, 0.02, 0.105), body.j["neck"] + c @ V(0.08 * q, 0.0, 0.04)
        for o in (-0.011, 0.011):
            body.mark([p + V(o, 0, 0) for p in (a, b, d)], 1.7, tol=0.07)
        e, f = body.j["ribs"] + c @ V(0.06 * q, 0.02, -0.1), body.j["waist"] + V(0.05 * q, -0.03, -0.11)
        body.mark([d, e, f], 3.0, tol=0.08)


def cross(body):
    n, c, w = body.j["neck"], body.chest, body.j["waist"]
    body.mark([n + c @ V(0.06, 0.02, 0.03), n + c @ V(0.02, -0.12, 0.11), w + V(-0.06, 0.02, 0.12)], 2.6, tol=0.07)
    body.mark([n + c @ V(-0.06, 0.02, 0.03), n + c @ V(-0.02, -0.1, 0.11), n + c @ V(0.0, -0.15, 0.12)], 2.6, tol=0.07)
    body.ell(w * 0.8, (0.145 * body.b.girth, 0.05, 0.13 * body.b.girth), k=0.01, m="trim")


def stripe(body):
    n, c = body.j["neck"], body.chest
    for x in (-0.03, 0.03):
        body.mark([n + c @ V(x, -0.03, 0.08), body.j["waist"] + V(x, 0, 0.14), V(x, -0.2, 0.18), V(x, -0.6, 0.24)], 2.4, tol=0.12)
    body.mark([n + c @ V(-0.05, 0.0, 0.06), n + c @ V(0, -0.05, 0.08), n + c @ V(0.05, 0.0, 0.06)], 2.4, tol=0.06)


def drape(body):
    """The loose end of a sari: from the right hip over the left shoulder and down the back."""
    c, n = body.chest, body.j["neck"]
    a, b, d, e = V(-0.13, 0.02, 0.08), body.j["ribs"] + c @ V(-0.02, 0.0, 0.105), body.j["shoulder1"] + c @ V(-0.05, 0.035, 0.03), n + c @ V(0.1, -0.3, -0.13)
    body.cap(a, b, 0.075, 0.065, k=0.06, m="trim", fold=0.007, freq=5)
    body.cap(b, d, 0.065, 0.055, k=0.05, m="trim", fold=0.007, freq=5)
    tail = Clay()
    s = body.s
    tail.cone(
        body.w(d + c @ V(0, 0.01, -0.04)),
        body.w(e + V(0.0, -0.5, -0.08)),
        0.05 * s,
        0.16 * s,
        m="trim",
        fold=0.014 * s,
        freq=5,
        flat=0.28,
        front=body.d(c @ V(0, 0, 1)),
        round=0.012 * s,
    )
    body.clay.add(tail)


def cloak(body):
    c, n, s = body.chest, body.j["neck"], body.s
    top, low = n + c @ V(0, 0.03, -0.03), V(0, -0.62, -0.2)
    cape = Clay()
    body.clay.add(cape)
    cape.cone(body.w(top), body.w(low), 0.10 * s, 0.42 * s, m="trim", fold=0.03 * s, freq=8, flat=0.62, front=body.d(V(0, 0, 1)), round=0.015 * s)
    cape.box(body.w((top + low) / 2 + V(0, -0.05, 0.33)), (0.20 * s, 0.62 * s, 0.30 * s), body.yaw @ body.spin, 0.02, 0.04 * s, "trim", cut=True)


def poncho(body):
    c, n, s = body.chest, body.j["neck"], body.s
    cape = Clay()
    body.clay.add(cape)
    cape.cone(
        body.w(n + c @ V(0, 0.05, 0)),
        body.w(n + c @ V(0, -0.46, 0.02)),
        0.07 * s,
        0.40 * s,
        k=0.03 * s,
        m="trim",
        fold=0.02 * s,
        freq=6,
        flat=0.72,
        front=body.d(c @ V(0, 0, 1)),
        round=0.012 * s,
    )


def apron(body):
    body.cap(V(0, 0.1, 0.09), V(0, -0.5, 0.17), 0.09, 0.16, k=0.03, m="trim", fold=0.012, freq=6)


def trunks(body):
    body.ell((0, -0.03, -0.002), (0.165 * body.b.hips, 0.10, 0.125), k=0.04, m="legs")


EXTRAS = {f.__name__: f for f in (collar, lapels, buttons, belt, braces, cross, stripe, drape, cloak, poncho, apron, trunks)}
