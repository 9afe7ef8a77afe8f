"""Those with wings: owl, heron, crow, moth."""

from collections.abc import Sequence

from faces.sitter import blush, brows, bust, cloth, eye, eyes, portrait, smile
from theatre.animals.anatomy import INK, hide, mirror
from theatre.animals.birds import _plumes
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Part
from theatre.paint import Mark


@portrait("#b3a2de")
def owl() -> Sequence[Part]:
    """Vesper, poetic and patient: a nightcap, and a shawl cut from the night."""
    c, face, night = "#8a6448", "#f2dfbc", "#6440a4"
    head = mirror("0,58 26,56 58,88! 70,48 74,8 62,-34 34,-56 0,-60")
    disc = union(circle(-30, 8, 35), circle(30, 8, 35))
    marks = [
        Mark(_plumes(3, -60, 60, 62, 13, 8), darker(c, 0.4), 0.5),
        Mark(union(draw("0,50! 50,76! 66,62! 34,44"), draw("0,50! -50,76! -66,62! -34,44")), darker(c, 0.4), 0.8, 0.01),
        Mark(disc, face, 0.97),
        Mark(disc.boundary.buffer(2.6), darker(c, 0.45), 0.85),
    ]
    cap = draw("-46,52! -36,82 -8,98 30,96 62,76 80,40! 64,46 46,62 44,44! 0,54")
    stars = union(*(ellipse(x, y, 2, 7, t) for x, y in ((-58, -78), (-30, -92), (-44, -60), (28, -84), (54, -70), (60, -96), (0, -80)) for t in (0, 60, 120)))
    return [
        bust(night, 80, -42, [Mark(stars, "#ffe6a0")], "cloth"),
        hide(head, c, 34, 0, marks, "feather"),
        *eyes(10, 30, 24, "#f0ac24", 34, darker(c, 0.1), 0.24, 10),
        Part(draw("-11,-4! 0,2 11,-4! 0,-30!"), "#b8762a", "#f4c860", 11, 38),
        cloth(
            cap,
            night,
            20,
            16,
            [Mark(union(*(ellipse(x, y, 2, 6.5, t) for x, y in ((-20, 76), (6, 84), (30, 72), (56, 66), (8, 64)) for t in (0, 60, 120))), "#ffe6a0")],
        ),
        cloth(draw("-54,46 -50,62 0,64 48,56 54,40 0,48"), "#f4e8cc", 10, 32, (), "wool"),
        cloth(circle(81, 32, 11), "#f4e8cc", 10, 30, (), "wool"),
        cloth(draw("-70,-36 -30,-52 0,-54 30,-52 70,-36 76,-54 36,-72 0,-76 -36,-72 -76,-54"), night, 14, 18, [Mark(stars, "#ffe6a0")]),
        Part(union(circle(0, -66, 9)), "#c8922c", "#ffe9a0", 6, 34, (), "wash", 0.1),
    ]


@portrait("#8fd0b4")
def heron() -> Sequence[Part]:
    """Juno, a poet: laurel round the head, the bill a pen."""
    c, pale = "#7f9cb4", "#e6edee"
    neck = limb([(-34, -120), (-50, -70), (-22, -44), (-14, 0)], 74, 56, 50, 54)
    bill_up = draw("12,8! 52,2 97,-22! 50,-12 10,-10!")
    bill_low = draw("8,-10! 52,-13 90,-25! 48,-22 6,-24!")
    crest = stroke(bezier((-30, 34), (-66, 44), (-96, 22), n=16), 16, 10, 2)
    crest2 = stroke(bezier((-34, 24), (-64, 26), (-84, 4), n=16), 12, 8, 2)
    cap = draw("-52,22! -40,48 -6,56 26,42 38,18! 10,28 -20,28")
    streaks = union(*(stroke([(-30 + dx, y), (-28 + dx, y - 12)], 4, 2) for dx, y in ((-12, -62), (4, -56), (-4, -80), (12, -74), (-18, -88), (6, -98))))
    leaves = []
    for i, (x, y, t) in enumerate(((-46, 30, 150), (-40, 44, 118), (-26, 54, 96), (-8, 58, 70), (10, 56, 48), (26, 47, 22))):
        leaf = move(draw("0,0! 9,8 24,0! 9,-8"), x, y, t)
        leaves.append(Part(leaf, "#3a6a2c", ("#7ab04c", "#9cc85c")[i % 2], 5, 30 + i))
        leaves.append(Part(move(draw("0,0! 8,7 20,0! 8,-7"), x + 3, y - 3, t - 75), "#2f5a2c", "#6aa044", 5, 29 + i))
    berries = union(*(circle(x, y, 4.6) for x, y in ((-33, 50), (0, 57), (20, 50))))
    return [
        bust(c, 84, -66, (), "feather"),
        hide(neck, pale, 24, 4, [Mark(streaks, "#3a4456", 0.85)], "feather"),
        Part(union(crest, crest2), "#20283a", "#45526a", 5, 6, (), "feather"),
        Part(bill_low, "#b0701c", "#e8a838", 7, 14),
        hide(ellipse(-8, 10, 48, 40), pale, 32, 8, [Mark(cap, "#2f3a50", 0.95), Mark(ellipse(4, -12, 12, 8), "#e8907c", 0.5, 0.03)], "feather"),
        Part(bill_up, "#c8862a", "#f8d060", 10, 24, (Mark(line([(22, 0), (90, -21)], 2), "#8a5a1c", 0.7),)),
        eye(6, 12, 18, "#f0b830", 40, "#2f3a50", 0.28, -10, (0.5, 0.1)),
        *leaves,
        Part(berries, "#a8242c", "#f06a58", 5, 42),
    ]


@portrait("#d9482e")
def crow() -> Sequence[Part]:
    """Anton, daring: flying cap, goggles pushed up, a white scarf in the wind."""
    c, leather = "#33313f", "#8a5428"
    head = mirror("0,56 34,50 60,20 62,-14 44,-44 0,-56")
    sheen = Mark(ellipse(-30, -20, 16, 26, 20), "#5a6a9c", 0.5, 0.04)
    cap = mirror("0,70 34,62 58,40 70,4 66,-34! 52,-30 54,4 40,26 0,34")
    seam = union(line([(0, 70), (0, 34)], 2.4), *(line(bezier((s * 52, 42), (s * 46, 34), (s * 42, 26), n=6), 2.4) for s in (-1, 1)))
    glass = union(circle(-24, 50, 21), circle(24, 50, 21))
    strap = mirror("0,58 30,58 62,42 66,30 34,44 0,46")
    tail = draw("-30,-58 -62,-50 -88,-62 -112,-52! -108,-84! -84,-88 -58,-76 -28,-80")
    return [
        bust(c, 66, -44, (), "feather"),
        hide(head, c, 34, 0, [sheen, Mark(ellipse(30, -20, 16, 26, -20), "#5a6a9c", 0.4, 0.04)], "feather"),
        *eyes(2, 27, 17, "#e8d8a0", 34, c, 0.2, -16, (0.2, 0.1)),
        Part(
            mirror("0,-4 11,-8 18,-20 9,-42 0,-62!"),
            "#5c5866",
            "#c4bcc0",
            24,
            30,
            (Mark(line(bezier((-22, -16), (-8, -36), (0, -38), (8, -36), (22, -16), n=12), 2.6), INK, 0.9),),
        ),
        cloth(cap, leather, 20, 22, [Mark(seam, darker(leather, 0.5), 0.8)]),
        cloth(strap, "#3a2418", 8, 40),
        Part(union(circle(-24, 50, 21), circle(24, 50, 21)).difference(union(circle(-24, 50, 15), circle(24, 50, 15))), "#a8741c", "#ffe08a", 7, 50),
        Part(glass.buffer(-5), "#3a8a98", "#c8f0ec", 6, 46, (Mark(union(line([(-32, 42), (-20, 58)], 5), line([(16, 42), (28, 58)], 5)), "#ffffff", 0.8),)),
        cloth(tail, "#e8e0d0", 8, 14),
        cloth(mirror("0,-52 34,-48 58,-38 62,-58 36,-78 0,-84"), "#f4ecdc", 14, 24),
    ]


@portrait("#2c9ca8")
def moth() -> Sequence[Part]:
    """Mirabel, dreamy: feathered feelers, eyes half in sleep, a moon on a thread."""
    c, wing, dark = "#fbeed4", "#e0a548", "#5a2f4c"
    parts: list[Part] = []
    for s in (-1, 1):
        hind = draw(f"{s * 20},-40 {s * 60},-34 {s * 88},-62 {s * 74},-104 {s * 34},-112 {s * 14},-76")
        fore = draw(f"{s * 20},-20 {s * 44},26 {s * 84},62! {s * 108},30 {s * 98},-22 {s * 64},-46 {s * 22},-48")
        edge = fore.difference(fore.buffer(-9))
        spot = (s * 76, 8)
        parts += [
            Part(hind, darker(wing, 0.35), wing, 8, -8, (Mark(circle(s * 62, -74, 14), dark), Mark(circle(s * 62, -74, 6), "#fff0d0")), "feather"),
            Part(
                fore,
                darker(wing, 0.15),
                lighter(wing, 0.3),
                9,
                -3,
                (Mark(edge, dark, 0.85), Mark(circle(*spot, 16), dark), Mark(circle(*spot, 10), "#e86a5c"), Mark(circle(*spot, 5), "#fff0d0")),
                "feather",
            ),
        ]
        stem = bezier((s * 14, 36), (s * 22, 74), (s * 54, 88), n=18)
        barbs = []
        for i in range(3, 18, 2):
            x, y = stem[i]
            size = 15 * (1 - abs(i - 9) / 13)
            barbs += [line([(x, y), (x + s * size * 0.75, y - size * 0.75)], 3.6), line([(x, y), (x - s * size * 0.35, y + size)], 3.6)]
        parts.append(Part(union(stroke(stem, 6, 4), *barbs), "#c88a4c", "#ffe2a8", 4, 8))
    ruff = union(
        *(
            circle(x, y, r)
            for x, y, r in ((0, -62, 26), (-26, -56, 22), (26, -56, 22), (-44, -44, 16), (44, -44, 16), (0, -84, 24), (-24, -82, 22), (24, -82, 22))
        )
    )
    moon = circle(0, -80, 13).difference(circle(6, -76, 11))
    return [
        *parts,
        Part(ruff, darker(c, 0.15), "#fff8e8", 18, 6, (), "wool"),
        Part(
            mirror("0,46 30,42 51,16 53,-12 34,-40 0,-48"),
            darker(c, 0.1),
            "#fff8ea",
            32,
            10,
            (blush(-18, 34, 12, "#e87a88"), smile(0, -27, 8, 3), brows(34, 23, 8, dark, -1, 4)),
            "skin",
            0.06,
        ),
        *eyes(4, 23, 19, "#7a5ab8", 42, "#eec4b4", 0.34, 8, (0, 0.2)),
        Part(moon, "#d8a030", "#ffe9a0", 5, 32, (), "wash", 0.25),
    ]
