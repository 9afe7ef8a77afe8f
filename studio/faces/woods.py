"""Those with fur: fox, bear, hare, cat, mouse, hedgehog."""

import math
from collections.abc import Sequence

from shapely.geometry import box

from faces.sitter import blush, bow, brows, bust, cloth, eyes, muffler, portrait, smile
from theatre.animals.anatomy import INK, hide, mirror
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, path, stroke, union
from theatre.figure import Part
from theatre.paint import Mark


def _nose(x: float, y: float, rx: float, ry: float, lift: float) -> Part:
    shine = Mark(ellipse(x - rx * 0.3, y + ry * 0.4, rx * 0.3, ry * 0.2), "#ffffff", 0.8)
    return Part(
        draw(f"{x - rx},{y + ry * 0.5} {x},{y + ry} {x + rx},{y + ry * 0.5} {x + rx * 0.5},{y - ry * 0.6} {x},{y - ry} {x - rx * 0.5},{y - ry * 0.6}"),
        INK,
        "#4a3a40",
        rx * 0.6,
        lift,
        (shine,),
    )


@portrait("#3c8c64")
def fox() -> Sequence[Part]:
    """Basil, bold and greedy: a red hat with a feather, and a grin."""
    c, white = "#d2621f", "#fbeeda"
    skull = mirror("0,56 22,54 47,86! 60,42 74,6 88,-14! 56,-22 26,-42 12,-56 0,-58")
    cheeks = mirror("0,-8 8,6 26,-2 50,-2 88,-12! 56,-22 26,-42 12,-57 0,-59")
    ears = union(draw("32,50! 46,76! 54,44!"), draw("-32,50! -46,76! -54,44!"))
    chest = mirror("0,-50 30,-56 34,-84 18,-120 0,-125")
    feather = stroke(bezier((22, 60), (48, 62), (62, 72), (48, 94), n=20), 5, 17, 15, 3)
    return [
        bust(c, 62, -44, [Mark(chest, white, 0.95, 0.01)]),
        hide(
            skull,
            c,
            34,
            0,
            [
                Mark(ears, darker(c, 0.65)),
                Mark(cheeks, white, 0.97),
                Mark(line(bezier((-4, -54), (16, -52), (28, -34), n=10), 3.2), INK, 0.9),
                brows(33, 29, 13, darker(c, 0.6), 6, 6),
            ],
        ),
        *eyes(11, 29, 17, "#e8b838", 34, c, 0.26, -14, (0.5, 0)),
        _nose(0, -44, 12, 9, 28),
        cloth(draw("-40,52! -30,78 0,90 30,74 42,48! 0,56"), "#a8242c", 18, 16),
        cloth(draw("-58,58! -34,48 0,46 40,38 72,40! 44,54 10,60 -34,66"), "#8c1c2a", 9, 34),
        Part(feather, "#d8a020", "#ffe9a0", 5, 36, (Mark(line(bezier((22, 60), (48, 62), (62, 72), (48, 90), n=20), 1.8), "#a8701c"),), "feather"),
        *bow(0, -74, 27, "#e8b030", 20),
    ]


@portrait("#7fb4d6")
def bear() -> Sequence[Part]:
    """Hugo, slow and modest: a knitted cap pulled low, a long scarf."""
    c, wool = "#7a5032", "#d8a02c"
    ears = union(circle(-54, 44, 22), circle(54, 44, 22))
    inner = union(circle(-55, 44, 11), circle(55, 44, 11))
    cap = mirror("0,86 30,80 52,58 58,34! 30,40 0,42")
    rib = mirror("0,52 32,50 60,42 62,26 32,33 0,35")
    ribs = union(*(line([(x, 56), (x * 1.05, 24)], 2.4) for x in range(-58, 59, 9)))
    return [
        bust(c, 78, -40),
        hide(ears, c, 14, -4, [Mark(inner, lighter(c, 0.35), 0.9)]),
        hide(mirror("0,60 36,54 66,24 68,-14 46,-46 0,-58"), c, 38, 0, [blush(-16, 46, 12), brows(27, 27, 9, darker(c, 0.6), -3)]),
        *eyes(6, 27, 16, "#8a5a2c", 38, c, 0.3, 12, (0, -0.2)),
        hide(mirror("0,0 22,-4 32,-24 20,-46 0,-50"), lighter(c, 0.45), 16, 28, [smile(0, -33, 12, 4), Mark(line([(0, -20), (0, -36)], 3), INK, 0.9)]),
        _nose(0, -12, 13, 9, 44),
        cloth(cap, wool, 22, 14, [Mark(union(*(box(-80, v, 80, v + 6) for v in (58, 70))), "#fff0cc", 0.9)], "wool"),
        cloth(rib, wool, 12, 34, [Mark(ribs, darker(wool, 0.5), 0.5)], "wool"),
        cloth(circle(0, 90, 14), "#fff0cc", 13, 26, (), "wool"),
        *muffler("#b8402c", "#fff0cc", 66, -62, 24),
    ]


@portrait("#eaa3ad")
def hare() -> Sequence[Part]:
    """Pip, timid: an ear down, the nose in a scarf."""
    c, pink = "#b8946c", "#e8a898"
    up = stroke(bezier((-20, 34), (-34, 66), (-34, 98), n=14), 22, 32, 26, 10)
    up_in = stroke(bezier((-22, 44), (-34, 66), (-34, 92), n=14), 8, 16, 13, 4)
    down = union(stroke(bezier((20, 34), (34, 76), (58, 72), n=14), 22, 30, 28), stroke(bezier((58, 72), (74, 66), (76, 26), n=14), 28, 30, 12))
    fold = stroke(bezier((60, 70), (74, 62), (75, 34), n=14), 12, 15, 5)
    return [
        bust(c, 58, -46),
        hide(up, c, 11, -3, [Mark(up_in, pink, 0.9)]),
        hide(down, c, 12, -2, [Mark(fold, pink, 0.9)]),
        hide(
            mirror("0,46 32,42 54,14 58,-16 34,-46 0,-54"),
            c,
            34,
            0,
            [blush(-20, 42, 12), brows(38, 27, 9, darker(c, 0.5), -6, 4), Mark(mirror("0,-14 26,-18 30,-40 0,-52"), lighter(c, 0.65), 0.9, 0.015)],
        ),
        *eyes(8, 27, 18, "#7a4a2c", 34, look=(-0.5, 0.35)),
        Part(draw("-9,-18! 0,-15 9,-18! 0,-28"), "#b0504e", "#e08a80", 6, 33),
        *muffler("#4a7fa8", "#f4ecd8", 54, -48, 34, -1),
    ]


@portrait("#b8336a")
def cat() -> Sequence[Part]:
    """Saffron, bold and a poet: a beret on one ear, half-shut eyes."""
    c, saffron = "#413a4c", "#f0a824"
    skull = mirror("0,42 24,44 52,84! 64,44 70,6 60,-30 32,-52 0,-58")
    ears = union(draw("34,48! 50,74! 58,42!"), draw("-34,48! -50,74! -58,42!"))
    whiskers = union(*(line(bezier((s * 24, -28), (s * 52, -24 + d), (s * 92, -26 + d * 2), n=8), 2.4) for s in (-1, 1) for d in (-5, 5)))
    stripes = union(
        *(stroke([(s * 62, y), (s * 44, y - 3)], 7, 2) for s in (-1, 1) for y in (-8, -22)), *(stroke([(x, 40), (x * 0.8, 26)], 6, 2) for x in (-10, 0, 10))
    )
    muzzle = mirror("0,-16 18,-18 26,-32 14,-44 0,-42")
    mouth = union(line(bezier((0, -29), (6, -39), (16, -33), n=8), 3), line(bezier((0, -29), (-6, -39), (-16, -33), n=8), 3))
    return [
        bust(c, 60, -46),
        hide(skull, c, 34, 0, [Mark(ears, "#d88a94"), Mark(stripes, darker(c, 0.55), 0.9)]),
        *eyes(8, 29, 18, "#b8d048", 34, c, 0.3, -6, (0.3, 0)),
        hide(muzzle, "#f4ead8", 9, 30, [Mark(mouth, INK, 0.9)]),
        Part(draw("-8,-20! 0,-18 8,-20! 0,-29"), "#c05a68", "#f0a0a0", 5, 40),
        Part(whiskers, "#f8f0e0", "#ffffff", 1.5, 36),
        cloth(draw("-66,44 -60,74 -24,92 16,82 30,56 0,44 -36,36"), saffron, 20, 34, (), "wool"),
        cloth(stroke([(-22, 86), (-18, 100)], 8, 6), darker(saffron, 0.15), 5, 40),
        cloth(
            mirror("0,-52 30,-52 56,-44 60,-58 34,-76 0,-80"),
            saffron,
            13,
            20,
            [Mark(union(*(circle(x, y, 3.6) for x, y in ((-40, -58), (-22, -66), (0, -60), (20, -68), (40, -57), (-2, -74)))), "#b8336a")],
        ),
        cloth(draw("18,-66 38,-72 52,-122! 16,-122!"), saffron, 8, 16),
    ]


@portrait("#e7b83f")
def mouse() -> Sequence[Part]:
    """Otto, literal: round spectacles, a bow tie, a pencil behind the ear."""
    c, brass = "#8a8796", "#5a3416"
    pink = "#eab0a8"
    ears = [hide(circle(s * 58, 44, 36), c, 14, -3, [Mark(circle(s * 58, 43, 24), pink, 0.95)]) for s in (-1, 1)]
    face = mirror("0,46 32,42 52,14 46,-18 22,-46 0,-54")
    rings = union(*(circle(s * 26, 6, 25).difference(circle(s * 26, 6, 20)) for s in (-1, 1)), line(bezier((-5, 12), (0, 16), (5, 12), n=6), 5))
    whiskers = union(*(line([(s * 12, -40), (s * 56, -38 + d)], 2) for s in (-1, 1) for d in (-8, 4)))
    pencil = [
        Part(stroke([(50, 22), (82, 74)], 11, 11), "#2f6a9c", "#5aa0d8", 5, 22),
        Part(draw("45,14! 55,16! 46,26!").buffer(1), "#e8c890", "#f8e0b0", 4, 26),
    ]
    return [
        bust("#3f5c52", 58, -48, [Mark(draw("-30,-125! -18,-52! 0,-60! 18,-52! 30,-125!"), "#fbf4e4")], "cloth"),
        *ears,
        *pencil,
        hide(
            face,
            c,
            34,
            0,
            [Mark(mirror("0,-12 18,-22 16,-40 0,-54"), lighter(c, 0.6), 0.9, 0.02), smile(0, -49, 7, 2, 2.4), brows(38, 26, 8, darker(c, 0.6), 1, 4)],
        ),
        *eyes(6, 26, 17, "#4a3a34", 34),
        Part(rings, darker(brass, 0.2), lighter(brass, 0.1), 4, 42),
        Part(circle(0, -40, 9), "#b85a58", "#f0a098", 8, 28),
        Part(whiskers, "#f8f0e0", "#ffffff", 1.2, 32),
        *bow(0, -72, 27, "#c83a2c", 22, "#fff0d0"),
    ]


@portrait("#b5c94f")
def hedgehog() -> Sequence[Part]:
    """Wanda: a kerchief tied under the chin, an apple that came along."""
    c, skin = "#6a4a36", "#e4bf92"

    def ring(count: int, inner: float, outer: float, shift: float) -> list[Part]:
        out = []
        for i in range(count):
            a = math.radians(-28 + (i + shift) * 236 / count)
            x, y = math.cos(a), math.sin(a)
            out.append(stroke([(x * inner, y * inner - 2), (x * outer, y * outer - 2)], 17, 2))
        return [Part(union(circle(0, -2, inner * 1.06), *out), darker(c, 0.3), lighter(c, 0.3), 12, 0, (), "fur")]

    face = mirror("0,36 16,42 34,34 50,8 48,-18 26,-44 0,-52")
    ears = union(circle(-48, 34, 14), circle(48, 34, 14))
    inner = union(circle(-48, 34, 7), circle(48, 34, 7))
    return [
        bust("#8c4a6a", 66, -46, (), "cloth"),
        *ring(25, 62, 94, 0.5),
        *(Part(p.shape, darker(c, 0.1), lighter(c, 0.5), 12, 7, (), "fur") for p in ring(21, 50, 78, 0.5)),
        hide(ears, skin, 9, 19, [Mark(inner, "#d88a78", 0.9)]),
        hide(face, skin, 30, 14, [blush(-14, 38, 11), smile(0, -33, 11, 4), brows(29, 22, 7, darker(c, 0.3), 1, 4)], "skin"),
        *eyes(8, 22, 14.5, "#6a8a3c", 43, look=(0.2, 0)),
        _nose(0, -19, 12, 10, 44),
        cloth(
            mirror("0,-54 30,-52 56,-40 58,-54 36,-72 0,-82"),
            "#d8402c",
            13,
            24,
            [Mark(union(*(circle(x, y, 3.8) for x, y in ((-44, -50), (-26, -60), (-6, -66), (16, -62), (36, -54)))), "#fff0d0")],
        ),
        *bow(0, -74, 20, "#d8402c", 34),
        Part(union(circle(-24, 74, 16), circle(-10, 74, 16)), "#a81c1c", "#f0604a", 16, 26),
        Part(line(path("-17,86 -15,94 -10,100"), 4), "#4a2c18", "#7a5030", 3, 36),
        Part(draw("-12,94 4,104 18,98! 4,90"), "#3a6a24", "#8ac04c", 4, 38),
    ]
