"""Bodies: garments, arms with hands, legs with shoes, around the joints of a pose."""

import math
from dataclasses import replace

import numpy as np
from shapely.geometry import Point, Polygon, box

from theatre.colour import Colour, darker, lighter
from theatre.curves import XY, Geom, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.figure import Part
from theatre.paint import Mark
from theatre.people.hand import HANDS, PALMS, REST, REST_LINES
from theatre.people.look import Look
from theatre.people.pose import SOLE, Build, Joints

HAND, FINGERS = REST, REST_LINES
SHOE = draw("-12,0! -13,14 -10,24 6,24 12,14 30,10 36,2! 20,-1")


def _angle(a: XY, b: XY) -> float:
    """Degrees a limb from a to b is turned from straight down."""
    return math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))


def _pattern(k: Look, g: Geom) -> list[Mark]:
    x0, y0, x1, y1 = g.bounds
    u = k.build.broad
    xs, ys = np.arange(x0, x1, u * 0.55), np.arange(y0, y1, u * 0.5)
    shape: Geom
    match k.pattern:
        case "stripes":
            shape = union(*(box(x0, y, x1, y + u * 0.22) for y in ys))
        case "dots":
            shape = union(*(circle(x + (i % 2) * u * 0.27, y, u * 0.11) for i, y in enumerate(ys) for x in xs))
        case "stars":
            shape = union(*(ellipse(x + (i % 2) * u * 0.3, y, u * 0.05, u * 0.15, t) for i, y in enumerate(ys) for x in xs for t in (0, 60, 120)))
        case "checks":
            shape = union(*(box(x0, y, x1, y + u * 0.1) for y in ys), *(box(x, y0, x + u * 0.1, y1) for x in xs))
        case "patches":
            shape = union(
                *(move(box(-u * 0.22, -u * 0.2, u * 0.22, u * 0.2), x, y, 12) for x, y in ((x0 + u * 0.7, y0 + u * 0.6), (x1 - u * 0.6, y0 + u * 1.5)))
            )
        case "buttons":
            shape = union(*(circle((x0 + x1) / 2 + u * 0.3, y1 - u * (0.8 + 0.6 * i), u * 0.09) for i in range(4)))
        case _:
            return []
    return [Mark(shape, k.pattern_colour, 0.85)]


def raised(chain: tuple[XY, XY, XY], lean: float) -> bool:
    """An arm that would cross the face is drawn behind the head."""
    turn = (_angle(chain[0], chain[2]) - (180 - lean) + 180) % 360 - 180
    return abs(turn) < 62


def arm(k: Look, chain: tuple[XY, XY, XY], sleeve: Colour, near: bool) -> list[Part]:
    b = k.build
    w = b.limb
    shape = limb(chain, w * 1.15, w * 1.0, w * 0.95)
    unit, turn = w * 1.1 / 22, _angle(chain[1], chain[2])
    shade = 0.0 if near else 0.22
    low, high = darker(sleeve, 0.2 + shade), darker(lighter(sleeve, 0.1), shade)
    lift = 0.075 if near else -0.02
    skin = darker(k.gloves or k.skin, shade * 0.6)
    cuff = move(box(-w * 0.62, -w * 0.12, w * 0.62, w * 0.2), *chain[2], turn)
    hand = [
        Part(
            move(p.shape, *chain[2], turn, unit, flip=not near),
            darker(skin, 0.08),
            lighter(skin, 0.1),
            w * p.height,
            lift - 0.004 + p.lift * unit,
            (Mark(move(p.lines, *chain[2], turn, unit, flip=not near), darker(skin, 0.3), 0.7),) if p.lines else (),
            "skin",
        )
        for p in HANDS[k.hands[0 if near else 1]]
    ]
    return [
        *hand,
        Part(shape, low, high, w * 0.55, lift, (Mark(cuff, lighter(sleeve, 0.35), 0.7),), "cloth"),
    ]


def palm(k: Look, chain: tuple[XY, XY, XY], near: bool) -> XY:
    """Where the hand touches."""
    q = move(Point(PALMS[k.hands[0 if near else 1]]), *chain[2], _angle(chain[1], chain[2]), k.build.limb * 1.1 / 22, flip=not near)
    return q.x, q.y


def leg(k: Look, chain: tuple[XY, XY, XY], cloth: Colour, near: bool) -> list[Part]:
    w = k.build.limb
    shade = 0.0 if near else 0.25
    shape = limb(chain, w * 1.5, w * 1.2, w * 1.05)
    shoe = move(SHOE, chain[2][0], chain[2][1] - w * SOLE, _angle(chain[1], chain[2]) * 0.6, w * 1.15 / 26)
    lift = 0.02 if near else -0.01
    return [
        Part(shape, darker(cloth, 0.22 + shade), darker(cloth, shade), w * 0.6, lift, (), "cloth"),
        Part(shoe, darker(k.shoes, 0.2 + shade), lighter(k.shoes, 0.12), w * 0.5, lift + 0.01),
    ]


def _frame(j: Joints) -> tuple[XY, XY]:
    """Unit vectors up the back and across it (forward)."""
    a = math.radians(j.lean)
    return (math.sin(a), math.cos(a)), (math.cos(a), -math.sin(a))


def _at(o: XY, up: XY, across: XY, u: float, v: float) -> XY:
    return o[0] + up[0] * u + across[0] * v, o[1] + up[1] * u + across[1] * v


def torso(b: Build, j: Joints) -> Geom:
    up, across = _frame(j)
    t, w = b.torso, b.broad
    rows = ((t + 0.012, 0.3), (t - 0.02, 0.66), (t - 0.075, 0.92), (t * 0.5, 0.9), (t * 0.12, 0.98), (-0.05, 0.84))
    right = [_at(j.hip, up, across, u, v * w) for u, v in rows]
    left = [_at(j.hip, up, across, u, -v * w) for u, v in rows]
    return Polygon(smooth([*right, *left[::-1]])).buffer(0)


def skirt(b: Build, j: Joints, length: float, flare: float) -> Geom:
    """From the waist down `length`; follows the thighs of someone seated."""
    thighs = [j.near_leg, j.far_leg]
    bent = max(abs(_angle(c[0], c[1])) for c in thighs) > 55
    if bent:
        return union(
            *(stroke([c[0], c[1]], b.limb * 2.1, b.limb * 1.7) for c in thighs),
            *(stroke([c[1], ((c[1][0] + c[2][0]) / 2, (c[1][1] + c[2][1]) / 2)], b.limb * 1.7, b.limb * 1.7) for c in thighs if length > 0.25),
        )
    up, across = _frame(j)
    mx = sum((c[1][0] + c[2][0]) / 2 for c in thighs) / 2 - j.hip[0]
    hem = (j.hip[0] + mx * 0.8, j.hip[1] - length)
    w = b.broad
    waist_r, waist_l = _at(j.hip, up, across, b.torso * 0.45, w * 0.9), _at(j.hip, up, across, b.torso * 0.45, -w * 0.9)
    hip_r, hip_l = _at(j.hip, up, across, 0, w * 1.12), _at(j.hip, up, across, 0, -w * 1.12)
    pts = [waist_r, hip_r, (hem[0] + w * flare, hem[1] + 0.012), (hem[0], hem[1] - 0.012), (hem[0] - w * flare, hem[1] + 0.012), hip_l, waist_l]
    return Polygon(smooth(pts, corners=frozenset({2, 4}))).buffer(0)


def _overall(k: Look, j: Joints, upper: Geom) -> list[Part]:
    """Trunk and legs in one piece, so that nothing parts at the hip; boots over it."""
    b, w = k.build, k.build.limb
    near, far = (limb(c, w * 1.75, w * 1.4, w * 1.2) for c in (j.near_leg, j.far_leg))
    whole = union(upper, near, far).buffer(0.025).buffer(-0.025)
    up, across = _frame(j)
    belt = line([_at(j.hip, up, across, b.torso * 0.14, v * b.broad) for v in (-1.2, 0, 1.2)], 0.022)
    knees = union(
        *(line([(c[1][0] - w * 0.5, c[1][1] + d), (c[1][0] + w * 0.6, c[1][1] + d * 0.4)], 0.007) for c in (j.near_leg, j.far_leg) for d in (-0.012, 0.014))
    )
    marks = [
        *_pattern(k, upper),
        Mark(far.difference(near).difference(upper), darker(k.top, 0.45), 0.5, 0.012),
        Mark(belt.intersection(whole), darker(k.pattern_colour, 0.1), 0.9),
        Mark(knees, darker(k.top, 0.4), 0.5, 0.002),
    ]
    parts = [Part(whole, darker(k.top, 0.28), lighter(k.top, 0.08), b.broad * 0.7, 0.03, tuple(marks), "cloth")]
    for c, shade, lift in ((j.far_leg, 0.25, 0.03), (j.near_leg, 0.0, 0.05)):
        shin = tuple(a + (q - a) * 0.45 for a, q in zip(c[1], c[2], strict=True))
        foot = move(SHOE, c[2][0], c[2][1] - w * SOLE, _angle(c[1], c[2]) * 0.6, w * 1.3 / 26)
        boot = union(stroke([shin, c[2]], w * 1.36, w * 1.3), foot).buffer(0.008).buffer(-0.008)
        parts.append(Part(boot, darker(k.shoes, 0.2 + shade), darker(lighter(k.shoes, 0.12), shade), w * 0.5, lift))
    return parts


HEMS: dict[str, tuple[float, float]] = {"dress": (0.19, 2.0), "coat": (0.22, 1.55), "skirt": (0.2, 1.7), "gown": (0.36, 2.1), "suit": (0.07, 1.12)}


def clothes(k: Look, j: Joints) -> list[Part]:
    b = k.build
    upper = torso(b, j)
    low, high = darker(k.top, 0.28), lighter(k.top, 0.08)
    parts: list[Part] = []
    if k.clothes == "trousers":
        seat = union(*(circle(c[0][0], c[0][1], b.limb * 0.85) for c in (j.near_leg, j.far_leg)))
        parts.append(Part(seat, darker(k.bottom, 0.22), k.bottom, b.broad * 0.5, 0.015, (), "cloth"))
        parts.append(Part(upper, low, high, b.broad * 0.85, 0.03, tuple(_pattern(k, upper)), "cloth"))
    elif k.clothes == "skirt":
        length, flare = HEMS["skirt"]
        parts.append(Part(skirt(b, j, length * b.leg / 0.4, flare), darker(k.bottom, 0.28), k.bottom, b.broad * 0.8, 0.025, (), "cloth"))
        parts.append(Part(upper, low, high, b.broad * 0.85, 0.03, tuple(_pattern(k, upper)), "cloth"))
    elif k.clothes == "overall":
        parts += _overall(k, j, upper)
    else:
        length, flare = HEMS[k.clothes]
        whole = union(upper, skirt(b, j, length * b.leg / 0.4, flare)).buffer(0.012).buffer(-0.012)
        marks = _pattern(k, whole)
        x0, y0, x1, y1 = whole.bounds
        folds = union(*(line([(x0 + (x1 - x0) * t, y0), (j.hip[0] + (t - 0.5) * b.broad, j.hip[1] + 0.02)], 0.008) for t in (0.2, 0.4, 0.62, 0.82)))
        marks.append(Mark(folds, darker(k.top, 0.45), 0.5, 0.004))
        if k.clothes in ("coat", "suit"):
            middle = line([j.neck, (j.hip[0] + b.broad * 0.25, j.hip[1]), (j.hip[0] + b.broad * 0.3, y0)], 0.009)
            marks.append(Mark(middle, darker(k.top, 0.55), 0.8))
        parts.append(Part(whole, low, high, b.broad * 0.85, 0.03, tuple(marks), "cloth"))
    if k.strap:
        up, across = _frame(j)
        ends = [_at(j.hip, up, across, b.torso * 1.02, b.broad * 0.5), _at(j.hip, up, across, b.torso * 0.04, -b.broad)]
        band = line(ends, b.broad * 0.3)
        parts = [replace(p, marks=(*p.marks, Mark(band, k.strap), Mark(line(ends, b.broad * 0.2), lighter(k.strap, 0.15)))) for p in parts]
    if k.apron:
        # Painted on: a second layer would sink into the belly below it.
        up, across = _frame(j)
        w, top, hem = b.broad, b.torso * 0.78, -0.17 * b.leg / 0.4
        sides = [(top, 0.34), (b.torso * 0.42, 0.5), (b.torso * 0.3, 0.8), (hem, 1.0)]
        bib = Polygon([_at(j.hip, up, across, u, v * w + w * 0.16) for u, v in sides] + [_at(j.hip, up, across, u, -v * w + w * 0.16) for u, v in sides[::-1]])
        straps = union(*(line([_at(j.hip, up, across, top, v * w + w * 0.16), _at(j.hip, up, across, b.torso, v * w)], 0.014) for v in (-0.3, 0.3)))
        parts = [
            replace(p, marks=(*p.marks, Mark(union(bib, straps), k.apron, 0.95), Mark(bib.boundary.buffer(0.004), darker(k.apron, 0.3), 0.6))) for p in parts
        ]
    return parts
