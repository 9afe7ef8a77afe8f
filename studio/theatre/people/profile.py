"""Heads from the side, looking right. Units of a head 100 high."""

from theatre.colour import darker, lighter, mix
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Part
from theatre.paint import Mark
from theatre.people.face import INK, MOODS
from theatre.people.look import Look

NOSES = {
    "button": "44,4 50,-7 54,-12 52,-18 45,-20!",
    "snub": "43,5 49,-4 57,-8 56,-15 46,-19!",
    "long": "45,8 53,-4 62,-15 58,-21 45,-21!",
    "broad": "43,4 49,-6 55,-13 55,-20 44,-22!",
}
LIPS = {"laugh": "48,-23 46,-26! 39,-29! 44,-35 45,-38", "round": "49,-24 51,-26 45,-28! 44,-33! 50,-35 46,-38", "wail": "48,-23 46,-26! 40,-30! 44,-36 46,-38"}
CALM = "48,-24 51,-27 46,-30! 49,-33 45,-36"

HAIR: dict[str, Geom] = {
    "short": draw("37,36! 22,51 -6,58 -36,50 -53,26 -54,-2 -46,-24 -34,-34! -25,-22 -17,-4! -13,10 -5,14! 2,24 20,28"),
    "bob": draw("37,36! 22,52 -6,60 -38,52 -58,26 -60,-10 -54,-38 -26,-46 -6,-40! -4,-18 -4,6! 4,24 20,29"),
    "long": draw("38,34! 22,52 -6,60 -38,52 -58,26 -62,-20 -66,-70 -58,-112 -34,-108 -22,-70 -10,-34! -6,-10 -4,8! 4,24 20,29"),
    "bun": draw("38,34! 22,51 -6,58 -36,50 -52,26 -52,0 -42,-20! -24,-14 -14,2! -10,14 -2,22 18,30"),
    "wild": draw(
        "40,30! 46,48! 28,50 24,70! 4,58 -10,76! -24,56 -46,66! -46,44 -68,42! -56,20 -72,4! -54,-6 -60,-30! -40,-26 -24,-24 -14,-4! -10,12 -2,18! 8,22! 18,22! 28,24!"
    ),
    "tufts": union(ellipse(-34, -2, 18, 22, 12), ellipse(-46, 8, 12, 14)),
}
HAIR["braids"] = union(HAIR["bun"], *(ellipse(-50 + i * 1.5, -18 - i * 19, 13 - i * 0.6, 13) for i in range(5)))
HAIR["curly"] = union(
    *(
        circle(x, y, r)
        for x, y, r in (
            (26, 42, 14),
            (8, 52, 18),
            (-16, 54, 20),
            (-38, 42, 20),
            (-52, 20, 19),
            (-54, -4, 17),
            (-44, -24, 15),
            (-24, 6, 14),
            (-26, 26, 22),
            (4, 36, 16),
        )
    )
)


def skull(nose: str, lips: str) -> Geom:
    return draw(f"-4,50 18,48 35,38 41,24 42,14 {NOSES[nose]} {lips} 46,-43 40,-51 27,-53 12,-47 0,-40 -14,-42 -28,-42 -38,-28 -47,0 -46,26 -28,45")


def _marks(k: Look) -> list[Mark]:
    m = MOODS[k.mood]
    gx, gy = k.gaze or (0.4, 0.0)
    blush, lip = mix(k.skin, "#e0503c", 0.5), mix(k.skin, "#8a2024", 0.62)
    out = [Mark(ellipse(20, -17, 11, 8), blush, 0.5, 0.03)]
    big = 1.16 if k.build.head > 0.3 else 1.0
    x, y, w, h = 30.0, 1.0, 6.6 * big, 8.4 * big * m.open
    if m.open == 0:
        out.append(Mark(line(bezier((x - w, y), (x, y - 6), (x + w, y - 1), n=8), 3.2), INK))
    else:
        white = draw(f"{x - w},{y} {x - w * 0.3},{y + h * 0.9} {x + w},{y + h * 0.7} {x + w * 1.1},{y - h * 0.5} {x},{y - h * 0.8}")
        ix, iy = x + 2.5 + gx * 2.6, y + gy * h * 0.4
        out += [
            Mark(white.buffer(1), darker(k.skin, 0.32), 0.55),
            Mark(white, "#fbf6ec"),
            Mark(ellipse(ix, iy, 4.2 * big, 5.4 * big).intersection(white), k.iris),
            Mark(ellipse(ix + 0.5, iy, 2.4 * big, 3.2 * big).intersection(white), INK),
            Mark(circle(ix + 0.6, iy + 2.2, 1.5).intersection(white), "#ffffff"),
            Mark(line(bezier((x - w - 2, y - 1), (x - w * 0.4, y + h * 1.15), (x + w * 1.2, y + h * 0.8), n=10), 3.0), INK, 0.95),
        ]
    brow = mix(k.hair_colour, INK, 0.35)
    out.append(Mark(stroke(bezier((38, 15 + m.inner), (30, 19 + (m.inner + m.outer) / 2), (19, 15 + m.outer), n=8), 4.0, 3.4, 2.0), brow, 0.92))
    curl = {"laugh": 6, "calm": 2, "smile": 5, "crooked": 5, "down": -5, "bared": -4, "wail": -7, "pressed": 1, "parted": 0}.get(m.mouth, 0)
    out.append(Mark(line(bezier((47, -29), (41, -30), (35, -29 + curl), n=8), 2.6), lip))
    if m.mouth in ("laugh", "round", "wail"):
        out.append(Mark(draw("47,-26! 39,-27 35,-26! 38,-33 44,-34!"), mix(lip, "#2a0c10", 0.7)))
        if m.mouth == "laugh":
            out.append(Mark(line([(37, -27), (46, -27)], 2.4), "#fff6ea"))
    if k.age:
        folds = [line(bezier((40, -16), (33, -20), (31, -30), n=8), 1.7)]
        if k.age > 1:
            folds += [line([(20, 2 + t), (14, 3 + 2.2 * t)], 1.4) for t in (-3, 0, 3)] + [
                line(bezier((24, yy), (32, yy + 1), (38, yy - 2), n=6), 1.5) for yy in (27, 32)
            ]
        out.append(Mark(union(*folds), darker(k.skin, 0.38), 0.6, 0.002))
    if m.tears:
        out.append(Mark(stroke([(29, -8), (27, -24)], 2.6, 4.6), "#bfe4f4", 0.95))
    if k.glasses:
        out.append(Mark(union(ellipse(32, 0, 11, 14).difference(ellipse(32, 0, 8.6, 11.6)), line([(22, 3), (-4, 4)], 2.6)), "#6a4a20"))
    return out


def _beard(k: Look) -> list[Part]:
    colour = k.hair_colour
    shapes = {
        "long": draw("-10,4! 2,-14 20,-18 34,-24 44,-36! 48,-46 46,-70 34,-100 20,-96 8,-66 -2,-34"),
        "short": draw("-10,4! 2,-14 20,-18 34,-24 44,-36! 48,-48 38,-58 22,-58 6,-46 -4,-26"),
    }
    parts = []
    if k.beard in shapes:
        parts.append(Part(shapes[k.beard], darker(colour, 0.12), lighter(colour, 0.25), 12, 9, brush="fur"))
    if k.beard:
        parts.append(Part(limb([(50, -21), (40, -22), (28, -30)], 7, 9, 3), colour, lighter(colour, 0.35), 6, 14, brush="fur"))
    return parts


def head(k: Look) -> list[Part]:
    """Back to front, without the hat."""
    low, high = darker(k.skin, 0.12), lighter(k.skin, 0.12)
    hair = (darker(k.hair_colour, 0.2), lighter(k.hair_colour, 0.18))
    shape = skull(k.nose, LIPS.get(MOODS[k.mood].mouth, CALM))
    parts = [Part(shape, low, high, 22, 0, tuple(_marks(k)), "skin")]
    if k.hair == "bun":
        parts.insert(0, Part(circle(-50, 30, 22), *hair, 16, -3, brush="fur"))
    parts += _beard(k)
    if k.hair in HAIR:
        parts.append(Part(HAIR[k.hair], *hair, 12, 12, brush="fur"))
    ear = Mark(line(bezier((-12, 4), (-4, 8), (0, -4), (-8, -10), n=10), 2.2), darker(k.skin, 0.35), 0.8)
    parts.append(Part(ellipse(-7, -4, 9, 13, 8), low, k.skin, 6, 18, (ear,)))
    return parts
