"""Those of the water: whale, frog."""

from collections.abc import Sequence

from shapely.geometry import box

from faces.sitter import blush, bust, cloth, eyes, portrait
from theatre.animals.anatomy import INK, hide, mirror
from theatre.colour import darker
from theatre.curves import bezier, circle, draw, ellipse, line, union
from theatre.figure import Part
from theatre.paint import Mark


@portrait("#f0dfb2")
def whale() -> Sequence[Part]:
    """Nilo, who has time: a sailor's cap."""
    c, belly = "#2f6aa8", "#d4e2e8"
    head = mirror("0,52 38,48 72,20 84,-20 72,-62 40,-100 0,-110")
    under = mirror("0,-38 40,-34 80,-14 84,-34 70,-66 40,-100 0,-112")
    grooves = union(*(line(bezier((x * 0.9, -46), (x * 0.95, -70), (x * 0.6, -112), n=10), 2.6) for x in range(-66, 67, 16)))
    mouth = line(bezier((-80, -12), (-44, -40), (0, -42), (44, -40), (80, -12), n=24), 4)
    fins = [hide(draw(f"{s * 66},-46 {s * 92},-50 {s * 116},-84! {s * 84},-92 {s * 62},-76"), c, 8, -6, (), "skin") for s in (-1, 1)]
    return [
        *fins,
        hide(head, c, 44, 0, [Mark(under, belly, 0.97), Mark(grooves, "#8fb0cc", 0.85), Mark(mouth, INK, 0.85), blush(-20, 60, 12)], "skin"),
        *eyes(4, 44, 17, "#3a5a8a", 43, c, 0.22, 10, (0, 0.1)),
        cloth(mirror("0,84 36,80 60,66 52,50! 0,54"), "#fbf6ea", 20, 24),
        cloth(mirror("0,60 34,58 56,52 54,36 30,42 0,44"), "#24386c", 12, 38, [Mark(box(-80, 49, 80, 52), "#f0c050")]),
        Part(circle(0, 88, 8), "#a82c2c", "#f06050", 8, 30),
    ]


@portrait("#f3ae82")
def frog() -> Sequence[Part]:
    """Orla, greedy and literal: a crown, pearls, a mouth from ear to ear."""
    c = "#6aa03c"
    bulges = [hide(circle(s * 40, 38, 31), c, 22, 2, (), "skin") for s in (-1, 1)]
    head = mirror("0,32 40,34 76,4 86,-24 60,-54 0,-64")
    mouth = union(
        line(bezier((-74, -12), (-40, -44), (0, -44), (40, -44), (74, -12), n=24), 4.4), line([(-80, -10), (-68, -10)], 4.4), line([(68, -10), (80, -10)], 4.4)
    )
    chin = mirror("0,-36 40,-34 70,-22 56,-52 0,-64")
    spots = union(ellipse(-62, 8, 6, 5), ellipse(-50, -2, 4, 3.5), ellipse(60, 6, 5, 4), ellipse(66, -6, 3.6, 3))
    nostrils = union(ellipse(-8, 0, 3, 2.4), ellipse(8, 0, 3, 2.4))
    crown = draw("-28,54! -36,90! -17,74! 0,98! 17,74! 36,90! 28,54! 0,48")
    gems = union(circle(-15, 62, 4.4), circle(15, 62, 4.4))
    pearls = [
        Part(circle(x, y, 9), "#d8ccc0", "#fffaf4", 9, 26, (), "skin", 0.05)
        for x, y in ((-52, -62), (-36, -73), (-18, -80), (0, -83), (18, -80), (36, -73), (52, -62))
    ]
    return [
        bust(c, 70, -50, [Mark(mirror("0,-60 40,-64 46,-125 0,-126"), "#e8e8b0", 0.9, 0.02)], "skin"),
        *bulges,
        hide(
            head,
            c,
            36,
            4,
            [Mark(chin, "#e8e8b0", 0.9, 0.02), Mark(mouth, INK, 0.9), Mark(spots, darker(c, 0.4), 0.8), Mark(nostrils, INK, 0.85), blush(-18, 62, 11)],
            "skin",
        ),
        *eyes(40, 40, 23, "#f0b428", 25, c, 0.14, -8, (-0.1, 0.3)),
        Part(crown, "#b8801c", "#ffe38a", 10, 30, (Mark(gems, "#c8283c"), Mark(circle(0, 64, 5.4), "#2f7ab0")), "wash", 0.08),
        *pearls,
    ]
