"""Heads. Local units: the head is 100 high, its middle is (0, 0), it looks right as `look` says."""

from dataclasses import replace

from shapely.geometry import box

from theatre.colour import Colour, darker, lighter, mix
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, path, stroke, union
from theatre.figure import Part
from theatre.paint import Mark
from theatre.people import face, profile
from theatre.people.look import Look

SKULL = draw("0,50 26,45 42,26 44,2 38,-24 22,-43 0,-50 -22,-43 -38,-24 -44,2 -42,26 -26,45")
INK = "#231820"

BACK_HAIR: dict[str, Geom] = {
    "bob": draw("-46,-34 -56,-6 -52,30 -30,54 2,60 34,52 53,28 55,-8 46,-36 20,-30 -20,-30"),
    "long": draw("-40,-118 -58,-60 -58,0 -50,34 -28,56 2,61 34,52 52,28 54,-10 44,-50 48,-84 34,-104 0,-90 -20,-100"),
    "braids": draw("-46,-14 -52,26 -30,54 2,60 34,52 52,26 46,-14 0,-24"),
    "bun": union(circle(-8, 66, 22), draw("-46,-10 -50,28 -30,53 2,58 34,51 50,26 46,-10 0,-20")),
    "curly": union(
        *(circle(x, y, r) for x, y, r in ((-42, -14, 18), (-50, 12, 20), (-40, 38, 21), (-16, 54, 22), (14, 56, 22), (38, 42, 21), (50, 16, 19), (44, -12, 17)))
    ),
    "tufts": union(ellipse(-45, 0, 13, 22, 12), ellipse(45, 0, 13, 22, -12)),
    "wild": draw("-44,-30! -66,-16! -54,2 -72,20! -54,28 -60,52! -38,50 -30,74! -10,58 4,78! 18,58 40,70! 42,48 64,44! 54,22 70,6! 52,-2 58,-26! 40,-20 0,-30"),
}
FRINGE: dict[str, Geom] = {
    "short": draw("-46,0! -49,28 -32,52 2,59 36,50 49,26 46,2! 36,18 20,28 -4,22 -24,32 -36,16"),
    "bob": draw("-47,-6! -51,28 -32,52 2,59 34,51 51,26 47,-6! 40,14 28,24 6,18 -16,26 -34,18 -41,8"),
    "long": draw("-47,-10! -50,28 -32,52 2,58 34,51 50,26 47,-10! 43,18 24,36 4,44 -20,34 -40,14"),
    "braids": draw("-47,-4! -50,28 -32,52 2,58 34,51 50,26 47,-4! 40,20 22,34 2,26 -20,34 -38,20"),
    "bun": draw("-46,2! -50,28 -32,52 2,58 34,51 50,26 46,2! 40,24 18,38 0,41 -18,38 -40,24"),
    "curly": union(*(circle(x, y, r) for x, y, r in ((-34, 30, 15), (-18, 42, 15), (4, 44, 16), (24, 38, 15), (37, 26, 13)))),
    "wild": draw("-47,0! -50,30 -30,54 2,60 36,50 50,26 46,4! 36,24! 26,14! 14,30! 0,16! -12,32! -24,16! -36,28!"),
}


def _braid(side: int) -> Geom:
    return union(*(ellipse(side * (48 + i * 1.5), -18 - i * 20, 13 - i * 0.7, 14) for i in range(5)))


def _face(k: Look) -> list[Mark]:
    """Eyes, brows, cheeks, mouth, moved sideways as the head turns."""
    x = k.look * 20
    gap = 19 - abs(k.look) * 4
    blush, lip = mix(k.skin, "#e0503c", 0.55), mix(k.skin, "#7a1c20", 0.65)
    marks = [Mark(ellipse(x + side * (gap + 9), -14, 10, 7), blush, 0.6, 0.03) for side in (-1, 1)]
    for side in (-1, 1):
        ex = x + side * gap
        if k.mood == "sleepy":
            marks.append(Mark(line(bezier((ex - 8, 2), (ex, -5), (ex + 8, 2), n=8), 3.4), INK))
            continue
        size = 1.25 if k.mood == "surprised" else 1.0
        marks.append(Mark(ellipse(ex, 0, 5.6 * size, 7.4 * size), INK))
        marks.append(Mark(circle(ex + 2, 3, 2.2 * size), "#ffffff"))
    tilt = {"sad": 5, "sly": -5, "surprised": 3}.get(k.mood, 0)
    lift = 20 if k.mood == "surprised" else 15
    brow = mix(k.hair_colour, INK, 0.35)
    for side in (-1, 1):
        bx = x + side * gap
        marks.append(Mark(stroke([(bx - side * 7, lift + tilt), (bx + side * 7, lift - tilt)], 3.4, 2.6), brow, 0.9))
    mouth = {
        "happy": draw(f"{x - 12},-22! {x},-24 {x + 12},-22! {x + 6},-32 {x - 6},-32"),
        "surprised": ellipse(x, -28, 4.5, 6),
        "sad": line(bezier((x - 9, -30), (x, -23), (x + 9, -30), n=8), 3.4),
        "sly": line(bezier((x - 6, -26), (x + 4, -29), (x + 13, -20), n=8), 3.4),
    }.get(k.mood, line(bezier((x - 8, -25), (x, -29.5), (x + 8, -25), n=8), 3.4))
    marks.append(Mark(mouth, lip))
    if k.glasses:
        rings = union(*(circle(x + side * (gap + 1), 0, 14).difference(circle(x + side * (gap + 1), 0, 11)) for side in (-1, 1)))
        marks.append(Mark(union(rings, line([(x - 6, 2), (x + 6, 2)], 3)), "#6a4a20"))
    return marks


def _nose(k: Look) -> Part:
    x = k.look * 27
    tip = mix(k.skin, "#d8583c", 0.4)
    old = k.build.stoop > 0
    return Part(ellipse(x, -11, 9 if old else 6, 7.5 if old else 5.5), darker(tip, 0.08), tip, 8 if old else 5, 21)


def _beard(k: Look) -> list[Part]:
    x = k.look * 16
    shapes = {
        "long": draw(
            f"{x - 38},-4! {x - 20},-18 {x},-20 {x + 20},-18 {x + 38},-4! {x + 40},-40 {x + 24},-80 {x + 2},-104 {x - 20},-80 {x - 40},-40"
        ).difference(ellipse(x, -29, 9, 4)),
        "short": draw(f"{x - 38},0! {x - 22},-18 {x},-20 {x + 22},-18 {x + 38},0! {x + 34},-36 {x + 16},-56 {x - 16},-56 {x - 34},-36").difference(
            ellipse(x, -29, 9, 4)
        ),
    }
    parts = []
    colour = k.hair_colour
    if k.beard in shapes:
        parts.append(Part(shapes[k.beard], darker(colour, 0.12), lighter(colour, 0.25), 12, 7, brush="fur"))
    if k.beard:
        tache = draw(f"{x},-14 {x + 16},-12 {x + 32},-24! {x + 16},-24 {x},-20 {x - 16},-24 {x - 32},-24! {x - 16},-12")
        parts.append(Part(tache, colour, lighter(colour, 0.35), 8, 11, brush="fur"))
    return parts


def _hat(k: Look) -> list[Part]:
    c, dark, light = k.hat_colour, darker(k.hat_colour, 0.25), lighter(k.hat_colour, 0.2)
    band = darker(c, 0.5)
    match k.hat:
        case "pointed":
            cone = draw("-44,26! -34,60 -30,100 -46,138! -14,116 8,92 26,64 46,26! 0,20")
            return [
                Part(cone, dark, light, 16, 4, (Mark(line(path("-42,34 0,28 44,34"), 9), band),), "cloth"),
                Part(draw("-72,20! -30,34 0,36 32,34 72,22! 34,12 0,10 -36,12"), dark, c, 9, 10, (), "cloth"),
            ]
        case "beanie":
            return [
                Part(circle(0, 74, 15), light, "#fff4e4", 13, 3, brush="wool"),
                Part(
                    draw("-46,24! -44,50 -24,68 0,72 24,68 44,50 46,24! 0,30"),
                    dark,
                    c,
                    16,
                    5,
                    tuple(Mark(line([(-46, y), (46, y)], 4), light, 0.8) for y in (46, 56)),
                    "wool",
                ),
                Part(draw("-49,18 -47,34 0,41 47,34 49,18 0,25"), c, light, 9, 9, (), "wool"),
            ]
        case "straw":
            return [
                Part(draw("-36,28! -32,54 -16,66 16,66 32,54 36,28!"), dark, c, 14, 5, (Mark(box(-40, 30, 40, 40), "#a8322a"),), "wood"),
                Part(ellipse(0, 28, 82, 13), dark, light, 9, 9, (), "wood"),
            ]
        case "bowler":
            return [
                Part(draw("-40,28! -38,58 -16,74 16,74 38,58 40,28!"), dark, light, 16, 5, (Mark(box(-44, 30, 44, 42), band),), "cloth"),
                Part(ellipse(0, 28, 58, 8), dark, c, 7, 10, (), "cloth"),
            ]
        case "cap":
            return [
                Part(draw("-48,22! -46,46 -22,62 10,62 38,50 48,26! 0,30"), dark, c, 15, 5, (Mark(line([(-2, 30), (2, 62)], 3), dark, 0.7),), "cloth"),
                Part(draw("12,30! 44,32 76,18! 44,16 14,20"), dark, c, 6, 10, (), "cloth"),
            ]
        case "topper":
            return [
                Part(draw("-36,28! -34,70 -40,106! 40,106! 34,70 36,28!"), dark, light, 14, 5, (Mark(box(-44, 30, 44, 46), k.pattern_colour),), "cloth"),
                Part(ellipse(0, 28, 60, 9), dark, c, 7, 10, (), "cloth"),
            ]
        case "toque":
            puffy = union(circle(-28, 84, 24), circle(2, 94, 28), circle(30, 82, 24), draw("-38,28! -36,70 36,70 38,28!"))
            folds = union(*(line([(x, 34), (x * 1.1, 72)], 3) for x in (-22, -6, 10, 26)))
            return [
                Part(puffy, "#d8d4cc", "#ffffff", 18, 5, (Mark(folds, "#a8a49c", 0.7),)),
                Part(draw("-42,22 -40,40 0,44 40,40 42,22 0,27"), "#e0dcd4", "#ffffff", 8, 9),
            ]
        case "souwester":
            return [
                Part(
                    draw("-68,-2! -50,20 -46,48 -22,66 4,68 30,60 44,40 62,26! 40,20 0,28 -36,18"),
                    dark,
                    light,
                    15,
                    6,
                    (Mark(line(path("-46,30 0,38 44,34"), 4), dark),),
                )
            ]
        case "kerchief":
            return [
                Part(
                    draw("-50,-26 -54,10 -44,44 0,62 44,44 54,10 48,-22 44,10 24,32 0,38 -24,32 -43,10"),
                    dark,
                    c,
                    10,
                    6,
                    (Mark(union(*(circle(x, y, 4) for x, y in ((-34, 40), (-12, 52), (14, 52), (36, 38), (-48, 14), (49, 12)))), k.pattern_colour),),
                    "cloth",
                ),
                Part(union(ellipse(-8, -54, 10, 7, 20), ellipse(10, -54, 10, 7, -20)), dark, c, 6, 12),
            ]
        case "crown":
            return [
                Part(
                    draw("-38,28! -44,72! -22,52! 0,82! 22,52! 44,72! 38,28! 0,22"),
                    "#b8862a",
                    "#ffe08a",
                    9,
                    8,
                    (Mark(circle(0, 42, 7), "#c8302a"), Mark(circle(-24, 40, 5), "#2f7a8a"), Mark(circle(24, 40, 5), "#2f7a8a")),
                )
            ]
        case "paper":
            return [
                Part(
                    draw("-66,22! -26,36! 0,86! 26,36! 66,22! 0,14"),
                    "#d8d0c0",
                    "#fffaf0",
                    8,
                    8,
                    (Mark(line([(0, 84), (0, 18)], 3), "#a09a8c"), Mark(line([(-62, 24), (0, 42), (62, 24)], 3), "#a09a8c")),
                )
            ]
        case "helmet":
            glass = circle(0, 2, 66)
            return [
                Part(
                    glass.difference(ellipse(8, 4, 46, 44)),
                    "#c8ccd4",
                    "#ffffff",
                    16,
                    12,
                    (Mark(union(circle(-56, 0, 8), line(path("-30,58 0,64 30,58"), 5)), "#c8402c"),),
                )
            ]
        case "veil":
            return [
                Part(
                    draw("-40,30 -30,56 0,62 30,56 44,34 60,-40 66,-120 40,-110 48,-20 38,20 0,40 -36,22 -46,-20 -44,-100 -70,-118 -60,-40"),
                    "#dfe4ea",
                    "#ffffff",
                    6,
                    6,
                    (),
                    "cloth",
                )
            ]
    return []


def head(k: Look) -> list[Part]:
    """All parts of a head, back to front, in local units (a head is 100 high)."""
    skin_low, skin_high = darker(k.skin, 0.12), lighter(k.skin, 0.12)
    hair = (darker(k.hair_colour, 0.2), lighter(k.hair_colour, 0.18))
    if k.profile and not k.back:
        return profile.head(k) + [replace(p, lift=p.lift + 13) for p in _hat(k)]
    parts: list[Part] = []
    if k.hair in BACK_HAIR and not k.back:
        parts.append(Part(BACK_HAIR[k.hair], darker(hair[0], 0.15), hair[0], 12, -6, brush="fur"))
    ears = union(*(ellipse(side * 44 - k.look * 6, -4, 9, 13) for side in (-1, 1)))
    parts.append(Part(ears, skin_low, k.skin, 6, -2))
    if k.back:
        shape = union(SKULL, BACK_HAIR.get(k.hair, SKULL)) if k.hair != "bald" else SKULL
        parts.append(Part(shape, *hair, 24, 0, brush="fur"))
    else:
        if k.gaze is not None:
            parts += [Part(face.SKULLS[k.skull], skin_low, skin_high, 24, 0, tuple(face.marks(k)), "skin"), face.nose(k)]
        else:
            parts += [Part(SKULL, skin_low, skin_high, 24, 0, tuple(_face(k)), "skin"), _nose(k)]
        parts += _beard(k)
        if k.hair in FRINGE:
            parts.append(Part(FRINGE[k.hair], *hair, 10, 14, brush="fur"))
    if k.hair == "braids":
        for side in (-1, 1):
            parts.append(Part(_braid(side), *hair, 9, 8, (Mark(box(-90, -104, 90, -95), "#d8402c"),), "fur"))
    # Hats sit over the fringe.
    return parts + [replace(p, lift=p.lift + 13) for p in _hat(k)]


def scarf(colour: Colour) -> list[Part]:
    """Around the neck, with an end blown back."""
    low, high = darker(colour, 0.25), lighter(colour, 0.15)
    end = limb([(-20, -54), (-58, -48), (-92, -66), (-124, -56)], 20, 22, 24)
    stripes = union(*(line([(x, -90), (x - 4, -30)], 5) for x in (-112, -100)))
    return [
        Part(end, low, high, 7, -4, (Mark(stripes, lighter(colour, 0.6), 0.8),), "wool"),
        Part(draw("-36,-40 0,-48 36,-40 40,-56 20,-68 0,-70 -24,-68 -42,-56"), low, high, 11, 12, (), "wool"),
    ]
