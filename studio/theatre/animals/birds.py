"""Birds and small flyers: owl, heron, songbird, crow, goose, swan, rooster, moth, bee."""

from theatre.animals.anatomy import INK, creature, eye, mirror
from theatre.colour import Colour, darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark


def _plumes(rows: int, x0: float, x1: float, y0: float, step: float, r: float) -> Geom:
    """Rows of scalloped feathers as outlines."""
    arcs = []
    for j in range(rows):
        x = x0 + (j % 2) * r
        while x < x1:
            arcs.append(
                line([(x + r * 0.95 * c, y0 - j * step + r * 0.9 * s) for c, s in ((-1, 0.3), (-0.75, -0.5), (0, -0.95), (0.75, -0.5), (1, 0.3))], r * 0.22)
            )
            x += 2 * r
    return union(*arcs)


def _feathered(g: Geom, c: Colour, height: float, lift: float = 0, marks: tuple[Mark, ...] = ()) -> Part:
    return Part(g, darker(c, 0.28), lighter(c, 0.12), height, lift, marks, "feather")


def owl(pose: str = "perch", colour: Colour = "#8a6844", face: Colour = "#f0dcb8", iris: Colour = "#f0b020") -> Figure:
    """perch or spread (wings open), looking at us."""
    body = mirror("0,100 16,98 30,108! 34,84 36,50 26,14 10,2 0,0")
    disc = union(circle(-14, 78, 17), circle(14, 78, 17))
    marks = [
        Mark(mirror("0,60 18,56 24,34 14,10 0,6"), lighter(colour, 0.45), 0.85, 0.01),
        Mark(_plumes(6, -24, 26, 56, 9, 5.5), darker(colour, 0.35), 0.6),
        Mark(disc, face, 0.95),
        Mark(disc.boundary.buffer(1.4), darker(colour, 0.4), 0.8),
    ]
    for s in (-1, 1):
        marks += [Mark(circle(s * 14, 78, 10), iris), Mark(circle(s * 14, 78, 5.6), INK), Mark(circle(s * 14 + 2, 80.5, 2), "#ffffff")]
    beak = Part(draw("-5,74! 5,74! 0,60!"), "#c8862a", "#f4c860", 6, 16)
    feet = Part(union(*(ellipse(x, 1, 4, 6) for x in (-13, -6, 6, 13))), "#b8862a", "#f0c060", 4, 9)
    parts = [_feathered(body, colour, 20, 0, tuple(marks)), beak, feet]
    if pose == "spread":
        for s in (-1, 1):
            wing = draw(f"{s * 24},82 {s * 60},100 {s * 104},92! {s * 96},76! {s * 90},62! {s * 76},54! {s * 62},42! {s * 46},38! {s * 28},40")
            bars = union(*(line(bezier((s * 34, y), (s * 62, y + 12), (s * (98 - i * 9), y + 4), n=10), 2.2) for i, y in enumerate((80, 70, 60, 50))))
            parts.insert(0, _feathered(wing, colour, 8, -2, (Mark(bars, darker(colour, 0.4), 0.7),)))
        return creature(parts, head=(0, 78), hand=(100, 84))
    for s in (-1, 1):
        wing = draw(f"{s * 24},62 {s * 35},66 {s * 40},40 {s * 32},14 {s * 24},6! {s * 22},34")
        parts.append(_feathered(wing, darker(colour, 0.15), 8, 9, (Mark(_plumes(5, -44, 44, 56, 10, 6), darker(colour, 0.45), 0.55),)))
    return creature(parts, head=(0, 78))


def heron(pose: str = "stand", colour: Colour = "#8ea4b4") -> Figure:
    """stand (neck in an S), fish (neck down), fly"""
    legs = Part(union(line([(-4, 46), (-2, 24), (-4, 2), (8, 0)], 2.6), line([(6, 46), (8, 26), (5, 2), (17, 0)], 2.6)), "#6a5a3c", "#b89a5c", 2, -2)
    body = draw("-42,44 -30,62 -4,72 16,66 20,54 8,44 -12,40 -30,38!")
    wing = draw("-46,36! -30,58 -6,66 8,60 4,50 -14,42")
    if pose == "fly":
        up = draw("-30,52 -38,86 -20,116! -4,104! 6,88! 14,64 8,52")
        far = draw("-20,54 -2,84 24,104! 26,84! 22,62")
        neck = limb([(14, 58), (30, 62), (34, 74), (46, 74)], 12, 7, 6, 7)
        shins = Part(line([(-30, 50), (-84, 44)], 3), "#6a5a3c", "#b89a5c", 2, -2)
        return creature(
            [
                shins,
                _feathered(far, darker(colour, 0.3), 5, -3),
                _feathered(draw("-44,48 -26,62 4,66 20,60 18,50 -10,44"), colour, 11),
                _feathered(neck, lighter(colour, 0.4), 4, 4),
                Part(stroke([(50, 75), (76, 72)], 5, 1), "#b8862a", "#f0c050", 3, 5),
                _feathered(circle(47, 75, 6), lighter(colour, 0.4), 5, 6, (Mark(stroke([(50, 79), (36, 80)], 3, 1.4), "#2a3040"), *eye(49, 76, 1.6))),
                _feathered(up, colour, 6, 8, (Mark(draw("-40,90! -20,118! 0,106! -10,96"), darker(colour, 0.5), 0.7, 0.01),)),
            ],
            head=(47, 75),
            back=(0, 66),
        )
    path = {"stand": [(14, 60), (30, 72), (18, 88), (24, 106)], "fish": [(14, 60), (34, 66), (46, 52), (48, 36)]}[pose]
    hx, hy = path[-1]
    down = pose == "fish"
    bill = stroke([(hx + 4, hy), (hx + 8, hy - 28)], 5, 1) if down else stroke([(hx + 4, hy), (hx + 34, hy - 5)], 5, 1)
    crest = stroke([(hx, hy + 4), (hx - 18, hy + 2)], 3, 1)
    return creature(
        [
            legs,
            _feathered(body, colour, 13, 0),
            _feathered(limb(path, 14, 8, 6, 7), lighter(colour, 0.45), 5, 3),
            Part(bill, "#b8862a", "#f4cc60", 3, 4),
            _feathered(circle(hx, hy, 7), lighter(colour, 0.5), 6, 5, (Mark(ellipse(hx - 1, hy + 4, 7, 3), "#2a3040"), *eye(hx + 3, hy + 1, 1.7))),
            Part(crest, "#20242e", "#3a4250", 2, 6),
            _feathered(
                wing,
                darker(colour, 0.2),
                6,
                11,
                (Mark(union(*(line([(-40 + i * 4, 40 + i * 3), (0, 54 + i * 2)], 1.6) for i in range(4))), darker(colour, 0.5), 0.7),),
            ),
        ],
        head=(hx, hy),
        mouth=(hx + 34, hy - 5),
        back=(-8, 70),
    )


def bird(pose: str = "perch", colour: Colour = "#d8502c", breast: Colour = "#f8d8a8", bill: Colour = "#e0a030") -> Figure:
    """A round songbird: perch, sing, fly. A crow in "#26242c" with a grey breast."""
    tail = draw("-30,40 -62,26! -58,14! -28,24")
    legs = Part(union(line([(-4, 14), (-6, 0)], 3), line([(8, 14), (8, 0)], 3)), darker(bill, 0.4), bill, 2, -1)
    body = draw("-36,36 -24,62 0,74 8,92 26,100 44,92 46,74 40,44 22,18 -8,10 -28,20")
    belly = draw("44,76 42,46 22,18 -6,12 6,30 22,60 30,74")
    beak = draw("42,90! 62,96! 44,84!") if pose != "sing" else union(draw("42,92! 64,102! 46,86!"), draw("43,86! 60,82! 44,80!"))
    parts = [
        _feathered(tail, darker(colour, 0.2), 5, -2),
        legs,
        Part(beak, darker(bill, 0.2), bill, 4, 4),
        _feathered(body, colour, 18, 0, (Mark(belly, breast, 0.95, 0.008), *eye(34, 86, 3.6))),
    ]
    if pose == "fly":
        wing = draw("-4,58 -16,92 -34,112! -44,92! -46,74! -36,56 -18,44")
        far = draw("14,66 22,100 12,122! -2,104! -6,80")
        return creature(
            [
                _feathered(far, darker(colour, 0.3), 5, -4),
                *[p for p in parts if p is not legs],
                _feathered(
                    wing,
                    darker(colour, 0.12),
                    6,
                    13,
                    (Mark(union(*(line([(-10, 60), (-38 + 8 * i, 84 + 8 * i)], 1.8) for i in range(4))), darker(colour, 0.45), 0.7),),
                ),
            ],
            head=(30, 84),
            mouth=(62, 94),
        )
    wing = draw("-44,24! -24,54 0,62 12,50 6,34 -14,24")
    return creature(
        [
            *parts,
            _feathered(
                wing,
                darker(colour, 0.2),
                7,
                14,
                (Mark(union(*(line([(-38 + 5 * i, 28 + i * 3), (2, 42 + 4 * i)], 1.8) for i in range(4))), darker(colour, 0.5), 0.7),),
            ),
        ],
        head=(30, 84),
        mouth=(60, 94),
    )


def crow(pose: str = "perch") -> Figure:
    return bird(pose, "#2c2a36", "#4a4858", "#5c5864")


def goose(pose: str = "fly", colour: Colour = "#e8e4da", tip: Colour = "#4a4a54") -> Figure:
    """fly (neck stretched; can be ridden), stand, swim (as a swan in white)"""
    if pose == "fly":
        body = draw("-52,40 -34,54 0,58 26,54 38,46 26,34 -4,28 -34,32")
        neck = limb([(26, 46), (54, 52), (82, 62)], 18, 9, 9)
        near = draw("-16,50 -34,84 -60,112! -66,92! -62,76! -54,62! -34,44")
        far = draw("4,52 6,88 -8,118! -24,100! -26,76")
        return creature(
            [
                _feathered(far, darker(colour, 0.3), 6, -4, (Mark(draw("6,92! -8,122! -28,100!"), tip, 0.8),)),
                _feathered(body, colour, 15),
                _feathered(neck, colour, 6, 3),
                Part(draw("88,66! 106,60! 88,56!"), "#d87a28", "#f8b050", 4, 5),
                _feathered(circle(84, 62, 8), colour, 7, 5, tuple(eye(86, 64, 2))),
                _feathered(near, lighter(colour, 0.2), 7, 13, (Mark(draw("-44,96! -62,116! -70,88! -58,72"), tip, 0.85, 0.008),)),
            ],
            head=(84, 62),
            back=(0, 57),
            mouth=(104, 60),
        )
    body = draw("-50,34 -58,46! -30,54 0,52 24,50 36,36 30,18 4,10 -30,14")
    neck = limb([(26, 36), (40, 56), (30, 78), (40, 96)], 18, 11, 9, 9)
    wing = draw("-56,48! -28,52 2,46 12,32 -8,20 -34,26")
    legs = [] if pose == "swim" else [Part(union(line([(-6, 14), (-6, 0), (4, 0)], 4), line([(10, 14), (10, 0), (20, 0)], 4)), "#b8602a", "#f0a050", 3, -2)]
    return creature(
        [
            *legs,
            _feathered(body, colour, 18),
            _feathered(neck, colour, 6, 4),
            Part(draw("44,100! 62,92! 44,88!"), "#d87a28", "#f8b050", 4, 6),
            _feathered(circle(40, 96, 9), colour, 7, 6, (*eye(43, 98, 2.2),)),
            _feathered(wing, lighter(colour, 0.2), 8, 13, (Mark(_plumes(3, -54, 10, 46, 8, 5), darker(colour, 0.35), 0.6),)),
        ],
        head=(40, 96),
        back=(-10, 53),
    )


def rooster(colour: Colour = "#c8502a") -> Figure:
    tail = [
        Part(stroke(bezier((-24, 44), (-56, 80 - i * 12), (-70 + i * 6, 50 - i * 14), n=14), 12, 10, 3), "#123c40", "#2f8a7a", 4, -3 - i, (), "feather")
        for i in range(4)
    ]
    legs = Part(union(line([(-2, 18), (-2, 1), (10, 0)], 3.6), line([(10, 18), (12, 1), (24, 0)], 3.6)), "#b8862a", "#f0c050", 3, -2)
    body = draw("-34,40 -24,30 -4,16 20,22 32,44 34,66 28,80 14,74 4,54 -16,54")
    neck = draw("4,52 10,76 18,92 32,94 36,74 34,52 20,44")
    comb = union(circle(16, 103, 6), circle(24, 107, 7), circle(32, 103, 6), ellipse(38, 74, 5, 9))
    return creature(
        [
            *tail,
            legs,
            _feathered(body, darker(colour, 0.3), 16),
            Part(comb, "#a81c1c", "#e84a3c", 6, 4),
            Part(draw("36,92! 52,86! 36,82!"), "#c8862a", "#f4c860", 4, 5),
            _feathered(neck, "#e8b04c", 10, 5),
            _feathered(circle(25, 92, 11), "#e8b04c", 9, 8, tuple(eye(29, 94, 2.6))),
            _feathered(draw("-24,44 -6,50 14,42 12,28 -8,26"), "#3a6a5a", 7, 13),
        ],
        head=(25, 92),
    )


def moth(colour: Colour = "#e0a848", spot: Colour = "#5a2a44", dark: Colour = "#3a2230") -> Figure:
    """A great moth, wings open, seen from above; also a butterfly in other colours."""
    parts = []
    for s in (-1, 1):
        hind = draw(f"{s * 4},44 {s * 34},46 {s * 52},24 {s * 40},4 {s * 22},2 {s * 6},24")
        fore = draw(f"{s * 4},50 {s * 28},84 {s * 66},100! {s * 74},70 {s * 52},46 {s * 8},42")
        edge = fore.difference(fore.buffer(-6))
        parts += [
            Part(
                hind, darker(colour, 0.2), lighter(colour, 0.2), 5, 0, (Mark(circle(s * 32, 24, 8), spot), Mark(circle(s * 32, 24, 3.5), "#fff0d0")), "feather"
            ),
            Part(
                fore,
                darker(colour, 0.1),
                lighter(colour, 0.3),
                6,
                3,
                (
                    Mark(edge, dark, 0.8),
                    Mark(circle(s * 46, 70, 9), spot),
                    Mark(circle(s * 46, 70, 4), "#fff0d0"),
                    Mark(line([(s * 8, 50), (s * 58, 88)], 1.6), dark, 0.6),
                ),
                "feather",
            ),
        ]
    body = union(ellipse(0, 40, 6, 26), circle(0, 68, 6))
    feelers = union(*(line(bezier((s * 2, 72), (s * 8, 88), (s * 20, 96), n=8), 1.8) for s in (-1, 1)))
    return creature([*parts, Part(feelers, dark, dark, 1.5, 4), Part(body, dark, lighter(dark, 0.3), 7, 6, (), "fur")], head=(0, 68))


def bee(colour: Colour = "#f0b428") -> Figure:
    stripes = union(*(ellipse(x, 40, 5, 30) for x in (-22, -4, 14)))
    wings = [Part(ellipse(x, 74, 13, 28, t), "#dce8ec", "#ffffff", 4, lift, (), "skin", 0.05) for x, t, lift in ((-14, 18, -2), (6, -14, 9))]
    return creature(
        [
            wings[0],
            Part(
                draw("-44,36! -30,58 0,66 26,58 30,38 20,20 -6,14 -32,22"), darker(colour, 0.2), lighter(colour, 0.2), 20, 0, (Mark(stripes, INK, 0.9),), "fur"
            ),
            Part(circle(34, 44, 15), darker(colour, 0.3), colour, 12, 4, tuple(eye(40, 48, 4)), "fur"),
            Part(union(line(bezier((40, 56), (48, 70), (58, 72), n=6), 2), line(bezier((34, 58), (38, 72), (46, 78), n=6), 2)), INK, INK, 1.5, 5),
            wings[1],
        ],
        head=(34, 44),
        back=(-4, 66),
    )
