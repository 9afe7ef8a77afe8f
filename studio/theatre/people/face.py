"""Faces that look at something: skulls, noses, moods, age. Units of a head 100 high."""

from dataclasses import dataclass

from theatre.colour import darker, lighter, mix
from theatre.curves import Geom, bezier, circle, draw, ellipse, line, stroke, union
from theatre.figure import Part
from theatre.paint import Mark
from theatre.people.look import Look

INK = "#231820"


def _even(right: str) -> Geom:
    """An outline from the points of its right half, top to bottom."""
    pts = [tuple(map(float, w.split(","))) for w in right.split()]
    left = [(-x, y) for x, y in pts[::-1] if x]
    return draw(" ".join(f"{x},{y}" for x, y in [*pts, *left]))


SKULLS: dict[str, Geom] = {
    "egg": _even("0,50 26,45 42,26 44,2 38,-24 22,-43 0,-50"),
    "round": _even("0,50 27,45 44,27 48,0 45,-22 30,-41 0,-48"),
    "long": _even("0,50 24,46 40,28 41,2 37,-28 23,-50 0,-57"),
    "square": _even("0,50 27,46 43,28 45,2 43,-26 32,-45 13,-53 0,-53"),
    "heart": _even("0,50 28,46 45,28 45,6 37,-17 19,-42 0,-52"),
}


@dataclass(frozen=True)
class Mood:
    inner: float = 0.0
    """How much the brow rises at the nose."""
    outer: float = 0.0
    open: float = 1.0
    squint: float = 0.0
    mouth: str = "calm"
    tears: bool = False


MOODS: dict[str, Mood] = {
    "calm": Mood(),
    "happy": Mood(2, 2, 0.95, 0.25, "laugh"),
    "sleepy": Mood(-1, -1, 0.0, 0, "calm"),
    "surprised": Mood(7, 7, 1.3, 0, "round"),
    "sad": Mood(6, -3, 0.85, 0, "down"),
    "sly": Mood(-4, 3, 0.7, 0.2, "crooked"),
    "angry": Mood(-8, 4, 0.85, 0.25, "bared"),
    "afraid": Mood(8, 1, 1.25, 0, "wavering"),
    "tender": Mood(3, 1, 0.62, 0.2, "smile"),
    "weeping": Mood(9, -4, 0.5, 0.3, "wail", tears=True),
    "proud": Mood(1, 4, 0.6, 0, "pressed"),
    "longing": Mood(5, 0, 1.0, 0, "parted"),
}


def mouth(kind: str, x: float, lip: str, y: float = -27.0, k: float = 1.0) -> list[Mark]:
    """Painted at (x, y); a laugh shows teeth."""

    def arc(w: float, dip: float, tilt: float = 0.0, width: float = 3.2) -> Mark:
        return Mark(line(bezier((x - w, y + dip / 2 - tilt), (x, y - dip), (x + w, y + dip / 2 + tilt), n=10), width * k), lip)

    dark, teeth = mix(lip, "#2a0c10", 0.7), "#fff6ea"
    match kind:
        case "laugh":
            shape = draw(f"{x - 13},{y + 5}! {x},{y + 2} {x + 13},{y + 5}! {x + 8},{y - 7} {x},{y - 10} {x - 8},{y - 7}")
            return [
                Mark(shape.buffer(1.6), lip),
                Mark(shape, dark),
                Mark(shape.intersection(ellipse(x, y + 5, 12, 5)), teeth),
                Mark(shape.intersection(ellipse(x, y - 9, 7, 4)), "#e0705c"),
            ]
        case "smile":
            return [arc(8, 5)]
        case "round":
            return [Mark(ellipse(x, y - 1, 6.2, 8), lip), Mark(ellipse(x, y - 1, 4, 5.6), dark)]
        case "down":
            return [arc(8, -5)]
        case "crooked":
            return [Mark(line(bezier((x - 8, y), (x + 3, y - 3), (x + 12, y + 6), n=10), 3.2 * k), lip)]
        case "bared":
            shape = draw(f"{x - 11},{y - 5}! {x - 6},{y + 3} {x + 6},{y + 3} {x + 11},{y - 5}! {x},{y - 2}")
            return [Mark(shape.buffer(1.4), lip), Mark(shape, teeth), Mark(line([(x, y + 3), (x, y - 3)], 1.0), dark, 0.6)]
        case "wavering":
            shape = draw(f"{x - 9},{y - 4} {x - 5},{y + 3} {x + 5},{y + 3} {x + 9},{y - 4} {x + 3},{y - 3} {x - 3},{y - 5}")
            return [Mark(shape.buffer(1.2), lip), Mark(shape, dark)]
        case "wail":
            shape = draw(f"{x - 10},{y - 8}! {x - 6},{y + 3} {x + 6},{y + 3} {x + 10},{y - 8}! {x},{y - 5}")
            return [Mark(shape.buffer(1.4), lip), Mark(shape, dark)]
        case "pressed":
            return [arc(9, 2, 0, 2.8), Mark(line([(x - 4, y - 6), (x + 4, y - 6)], 1.6), lip, 0.5)]
        case "parted":
            return [Mark(ellipse(x, y, 6, 3.4), lip), Mark(ellipse(x, y, 4, 1.7), dark)]
    return [arc(8, 3.4)]


def eye(k: Look, m: Mood, x: float, y: float, narrow: float = 1.0) -> list[Mark]:
    """One eye: white, iris and pupil aimed by `gaze`, lids closed as the mood says."""
    gx, gy = k.gaze or (0.0, 0.0)
    big = 1.16 if k.build.head > 0.3 else 1.0
    w, h = 9.2 * big * narrow, 8.2 * big * m.open
    if m.open == 0:
        return [Mark(line(bezier((x - w, y + 1), (x, y - 6), (x + w, y + 1), n=10), 3.2), INK), *_lashes(k, x, y - 3, w, -1)]
    white = ellipse(x, y, w, max(h, 2.6))
    if m.squint:
        white = white.difference(ellipse(x, y - h * (2 - m.squint * 1.4), w * 1.4, h))
    ix, iy, r = x + gx * w * 0.42, y + gy * h * 0.4, 5.4 * big
    glint = circle(ix + 1.8, iy + 2.2, 1.7 * big)
    lid = line([p for p in bezier((x - w - 1, y), (x - w * 0.6, y + h * 1.28), (x + w * 0.6, y + h * 1.28), (x + w + 1, y), n=14)], 3.0)
    return [
        Mark(white.buffer(1.0), darker(k.skin, 0.32), 0.55),
        Mark(white, "#fbf6ec"),
        Mark(circle(ix, iy, r).intersection(white), k.iris),
        Mark(circle(ix, iy, r * 0.58).intersection(white), INK),
        Mark(glint.intersection(white), "#ffffff"),
        Mark(lid, INK, 0.95),
        *_lashes(k, x, y + h * 0.8, w, 1),
    ]


def _lashes(k: Look, x: float, y: float, w: float, up: int) -> list[Mark]:
    if not k.lashes:
        return []
    return [Mark(union(*(stroke([(x + t * w, y), (x + t * w * 1.45, y + up * 5)], 2.2, 1.0) for t in (-0.8, 0.8))), INK, 0.9)]


def _age(k: Look, x: float, gap: float) -> list[Mark]:
    """Lines where faces have moved for years."""
    if not k.age:
        return []
    fold = darker(k.skin, 0.38)
    lines = [line(bezier((x + s * 13, -10), (x + s * 20, -18), (x + s * 17, -30), n=8), 1.7) for s in (-1, 1)]
    if k.age > 1:
        lines += [line(bezier((x - 16, y), (x, y + 3), (x + 16, y), n=8), 1.6) for y in (27, 33)]
        for s in (-1, 1):
            ex = x + s * (gap + 13)
            lines += [line([(ex, 1 + t), (ex + s * 6, 2 + 2.4 * t)], 1.4) for t in (-3, 0, 3)]
            lines.append(line(bezier((x + s * gap - 8, -9), (x + s * gap, -13), (x + s * gap + 8, -9), n=8), 1.6))
    return [Mark(union(*lines), fold, 0.6, 0.002)]


def marks(k: Look) -> list[Mark]:
    """Eyes, brows, cheeks, mouth, moved sideways as the head turns."""
    m = MOODS[k.mood]
    x = k.look * 20
    gap = 19.5 - abs(k.look) * 4
    blush, lip = mix(k.skin, "#e0503c", 0.5), mix(k.skin, "#8a2024", 0.62)
    out = [Mark(ellipse(x + side * (gap + 9), -16, 10, 7), blush, 0.5, 0.03) for side in (-1, 1)]
    out += _age(k, x, gap)
    brow = mix(k.hair_colour, INK, 0.35)
    for side in (-1, 1):
        narrow = 1 - 0.22 * max(0.0, side * k.look)
        ex = x + side * gap
        out += eye(k, m, ex, 0, narrow)
        base = 15.5 + 3 * max(0.0, m.open - 1)
        pts = bezier((ex - side * 9, base + m.inner), (ex, base + 3 + (m.inner + m.outer) / 2), (ex + side * 10, base - 1 + m.outer), n=8)
        out.append(Mark(stroke(pts, 4.2, 3.6, 2.0), brow, 0.92))
        if m.tears:
            out += [Mark(stroke([(ex + side * 3, -8), (ex + side * 4, -22)], 2.6, 4.6), "#bfe4f4", 0.95)]
    out += mouth(m.mouth, x + k.look * 3, lip)
    if k.glasses:
        rings = union(*(circle(x + side * (gap + 1), 0, 15).difference(circle(x + side * (gap + 1), 0, 12.4)) for side in (-1, 1)))
        out.append(Mark(union(rings, line([(x - 6, 2), (x + 6, 2)], 2.6)), "#6a4a20"))
    return out


def nose(k: Look) -> Part:
    x = k.look * 27
    root = k.look * 21
    tip = mix(k.skin, "#d8583c", 0.26)
    low, high = darker(tip, 0.1), lighter(tip, 0.06)
    d = 1 if k.look >= 0 else -1
    match k.nose:
        case "long":
            g = draw(f"{root - d * 2},8 {root + d * 3},8 {x + d * 5},-10 {x + d * 8},-17 {x},-20 {x - d * 6},-17 {x - d * 3},-8")
            return Part(g, low, high, 7, 21)
        case "broad":
            g = union(ellipse(x, -13, 11, 6), draw(f"{root - 3},4 {root + 3},4 {x + 6},-12 {x - 6},-12"))
            return Part(g, low, high, 6, 21, (Mark(union(circle(x - 5, -16, 1.8), circle(x + 5, -16, 1.8)), darker(tip, 0.4), 0.8),))
        case "snub":
            g = union(circle(x + d, -12, 6), ellipse(x - d * 3, -14, 5, 3.6))
            return Part(g, low, high, 6, 21)
    return Part(ellipse(x, -12, 6.4, 5.6), low, high, 5, 21)
