"""What all portraits share. Units: the frame is -100..100 both ways; what lies outside its circle is cut off."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry import box

from theatre.animals.anatomy import INK, hide, mirror
from theatre.colour import Colour, darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, line, union
from theatre.figure import Part
from theatre.paint import Mark


@dataclass(frozen=True)
class Portrait:
    wall: Colour
    """No two sitters have the same."""
    draw: Callable[[], Sequence[Part]]


FACES: dict[str, Portrait] = {}


def portrait(wall: Colour) -> Callable[[Callable[[], Sequence[Part]]], Callable[[], Sequence[Part]]]:
    """Register the function under its own name: the animal's."""

    def register(sitter: Callable[[], Sequence[Part]]) -> Callable[[], Sequence[Part]]:
        FACES[getattr(sitter, "__name__", "")] = Portrait(wall, sitter)
        return sitter

    return register


def eye(
    x: float, y: float, r: float, iris: Colour, lift: float, lid: Colour = "", shut: float = 0.0, tilt: float = 0.0, look: tuple[float, float] = (0.0, 0.0)
) -> Part:
    """An eyeball; `shut` of it lies under the lid, which `tilt` degrees turn."""
    ball = ellipse(x, y, r, r * 1.06)
    ix, iy = x + look[0] * r * 0.3, y + look[1] * r * 0.3
    marks = [
        Mark(ball.difference(ellipse(x, y, r * 0.87, r * 0.93)), INK, 0.9),
        Mark(circle(ix, iy, r * 0.74), darker(iris, 0.35)),
        Mark(circle(ix, iy - r * 0.05, r * 0.64), iris),
        Mark(circle(ix, iy, r * 0.46), INK),
        Mark(circle(ix + r * 0.26, iy + r * 0.3, r * 0.21), "#ffffff"),
        Mark(circle(ix - r * 0.22, iy - r * 0.28, r * 0.1), "#ffffff", 0.8),
    ]
    if shut:
        edge = y + r * 1.06 * (1 - 2 * shut)
        upper = affinity.rotate(box(x - 3 * r, edge, x + 3 * r, y + 3 * r), tilt, origin=(x, edge)).intersection(ball)
        rim = affinity.rotate(box(x - 3 * r, edge - r * 0.08, x + 3 * r, edge + r * 0.1), tilt, origin=(x, edge)).intersection(ball)
        marks += [Mark(upper, lid), Mark(rim, INK, 0.85)]
    return Part(ball, "#efe4cc", "#fffaf0", r * 0.45, lift, tuple(marks), "skin", 0.1)


def eyes(
    y: float, gap: float, r: float, iris: Colour, lift: float, lid: Colour = "", shut: float = 0.0, tilt: float = 0.0, look: tuple[float, float] = (0.0, 0.0)
) -> list[Part]:
    """A pair; a positive tilt lowers the lids outwards, gently, a negative one inwards, boldly."""
    return [eye(side * gap, y, r, iris, lift, lid, shut, -side * tilt, look) for side in (-1, 1)]


def brows(y: float, gap: float, width: float, colour: Colour, slope: float = 0.0, thick: float = 5.0) -> Mark:
    """Two strokes over the eyes; a positive slope raises their outer ends."""
    return Mark(union(*(line([(s * (gap - width), y - slope), (s * (gap + width), y + slope)], thick) for s in (-1, 1))), colour, 0.9)


def smile(x: float, y: float, width: float, depth: float, thick: float = 3.2) -> Mark:
    return Mark(line(bezier((x - width, y), (x, y - depth * 2), (x + width, y), n=14), thick), INK, 0.9)


def blush(y: float, gap: float, r: float, colour: Colour = "#e8705c") -> Mark:
    return Mark(union(*(ellipse(s * gap, y, r, r * 0.7) for s in (-1, 1))), colour, 0.5, 0.025)


def bust(colour: Colour, width: float = 66, top: float = -48, marks: Sequence[Mark] = (), brush: str = "fur") -> Part:
    """Shoulders that run out of the picture."""
    return hide(
        mirror(f"0,{top} {width * 0.45},{top - 4} {width * 0.85},{top - 22} {width},{top - 50} {width * 1.02},-125! 0,-125!"), colour, 26, -8, marks, brush
    )


def cloth(g: Geom, colour: Colour, height: float, lift: float, marks: Sequence[Mark] = (), brush: str = "cloth") -> Part:
    return Part(g, darker(colour, 0.22), lighter(colour, 0.14), height, lift, tuple(marks), brush)


def muffler(colour: Colour, second: Colour, width: float = 56, y: float = -58, lift: float = 20, end: int = 1) -> list[Part]:
    """A knitted scarf round the neck, one end hanging down on the `end` side."""
    round_ = mirror(f"0,{y + 8} {width * 0.6},{y + 13} {width},{y + 22} {width * 1.06},{y + 4} {width * 0.7},{y - 15} 0,{y - 21}")
    hang = draw(f"{end * 14},{y - 2} {end * 42},{y + 2} {end * 52},{y - 30} {end * 54},-120! {end * 20},-120! {end * 18},{y - 30}")
    bands = union(*(box(-100, v, 100, v + 7) for v in (y - 30, y - 45)))
    ribs = union(*(line([(x, y + 24), (x * 0.94, y - 26)], 2.2) for x in range(-56, 57, 9)))
    return [
        cloth(hang, colour, 9, lift - 2, [Mark(bands, second, 0.95)], "wool"),
        cloth(round_, colour, 14, lift, [Mark(ribs, darker(colour, 0.4), 0.45)], "wool"),
    ]


def bow(x: float, y: float, size: float, colour: Colour, lift: float, dots: Colour = "") -> list[Part]:
    wings = union(*(draw(f"{x},{y} {x + s * size},{y + size * 0.62} {x + s * size * 1.12},{y} {x + s * size},{y - size * 0.62}") for s in (-1, 1)))
    spots = union(*(circle(x + s * a * size, y + b * size, size * 0.1) for s in (-1, 1) for a, b in ((0.5, 0.1), (0.85, 0.32), (0.85, -0.26))))
    return [
        cloth(wings, colour, 9, lift, [Mark(spots, dots, 0.95)] if dots else []),
        cloth(ellipse(x, y, size * 0.24, size * 0.32), darker(colour, 0.15), 7, lift + 4),
    ]
