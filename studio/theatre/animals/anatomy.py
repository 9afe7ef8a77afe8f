"""What animals share: eyes, mirrored heads, legs. Local units: about 100 high, feet on y = 0, facing right."""

from collections.abc import Sequence
from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre.colour import Colour, darker, lighter
from theatre.curves import XY, Geom, circle, draw, ellipse, limb, move, smooth
from theatre.figure import Figure, Part
from theatre.paint import Mark

INK = "#1c1418"


def creature(parts: Sequence[Part], **points: XY) -> Figure:
    """Local units to a figure 1 high."""
    scaled = tuple(p.moved(0, 0, 0, 0.01, False) for p in parts)
    return Figure(scaled, {n: (x / 100, y / 100) for n, (x, y) in points.items()})


def mirror(text: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> Geom:
    """A symmetric outline from its right half, top to bottom."""
    words = text.split()
    right = [(float(a), float(b)) for a, b in (w.rstrip("!").split(",") for w in words)]
    sharp = [w.endswith("!") for w in words]
    left = [(-px, py) for px, py in right[::-1]]
    points = right + left
    flags = sharp + sharp[::-1]
    keep = [i for i, p in enumerate(points) if i == 0 or p != points[i - 1]]
    if points[keep[-1]] == points[0]:
        keep = keep[:-1]
    corners = frozenset(n for n, i in enumerate(keep) if flags[i])
    return move(Polygon(smooth([points[i] for i in keep], True, corners)).buffer(0), x, y, turn, size)


def eyes(x: float, y: float, gap: float, r: float = 4, mood: str = "open", white: bool = False, look: float = 0.0) -> list[Mark]:
    """A pair of eyes around (x, y); shut eyes are small arcs."""
    from theatre.curves import bezier, line

    marks: list[Mark] = []
    for side in (-1, 1):
        ex = x + side * gap
        if mood == "shut":
            marks.append(Mark(line(bezier((ex - r * 1.2, y), (ex, y - r), (ex + r * 1.2, y), n=8), r * 0.55), INK))
            continue
        if white:
            marks.append(Mark(circle(ex, y, r * 1.7), "#fbf6e6"))
        marks.append(Mark(ellipse(ex + look * r * 0.6, y, r, r * 1.15), INK))
        marks.append(Mark(circle(ex + r * 0.35 + look * r * 0.6, y + r * 0.45, r * 0.38), "#ffffff"))
    return marks


def eye(x: float, y: float, r: float = 3.5) -> list[Mark]:
    return [Mark(circle(x, y, r), INK), Mark(circle(x + r * 0.3, y + r * 0.35, r * 0.36), "#ffffff")]


def leg(
    chain: Sequence[XY], widths: Sequence[float], colour: Colour, near: bool, sock: Colour = "", sock_top: float = 22, foot: float = 0, brush: str = "fur"
) -> Part:
    """A leg along points; far ones are darker and behind. `foot` adds a paw pointing right."""
    g = limb(chain, *widths)
    if foot:
        x, y = chain[-1]
        g = g.union(
            draw(
                f"{x - foot * 0.6},{y - widths[-1] / 2}! {x - foot * 0.5},{y + foot * 0.5} {x + foot * 0.5},{y + foot * 0.5} {x + foot * 1.3},{y} {x + foot * 1.2},{y - widths[-1] / 2}!"
            )
        )
    marks = (Mark(box(-300, -20, 300, sock_top), sock, 0.95),) if sock else ()
    low, high = (darker(colour, 0.18), colour) if near else (darker(colour, 0.45), darker(colour, 0.25))
    return Part(g, low, high, max(widths) * 0.45, 3 if near else -4, marks, brush)


def four_legs(
    back: float, front: float, hip: float, w: float, colour: Colour, sock: Colour = "", stride: float = 6, foot: float = 0, sock_top: float = 18
) -> tuple[list[Part], list[Part]]:
    """Far and near legs of a standing animal: to draw behind and before the body."""
    far = [
        leg(
            [(back + 6 + stride, hip), (back + 9 + stride, hip * 0.5), (back + 6 + stride, w * 0.4)], (w * 1.6, w, w * 0.8), colour, False, sock, sock_top, foot
        ),
        leg(
            [(front + 4 + stride, hip), (front + 6 + stride, hip * 0.5), (front + 5 + stride, w * 0.4)],
            (w * 1.4, w, w * 0.8),
            colour,
            False,
            sock,
            sock_top,
            foot,
        ),
    ]
    near = [
        leg([(back, hip), (back - 5, hip * 0.5), (back - 2, w * 0.4)], (w * 2.0, w * 1.05, w * 0.85), colour, True, sock, sock_top, foot),
        leg([(front, hip), (front - 1, hip * 0.5), (front, w * 0.4)], (w * 1.7, w, w * 0.85), colour, True, sock, sock_top, foot),
    ]
    return far, near


def hide(g: Geom, colour: Colour, height: float, lift: float = 0, marks: Sequence[Mark] = (), brush: str = "fur") -> Part:
    """A furred part: darker below, lighter above."""
    return Part(g, darker(colour, 0.25), lighter(colour, 0.12), height, lift, tuple(marks), brush)


def at(parts: Sequence[Part], x: float, y: float, turn: float = 0, size: float = 1, lift: float = 0, flip: bool = False) -> list[Part]:
    """Parts drawn about the origin (a head), put in place."""
    return [replace(p.moved(x, y, turn, size, flip), lift=p.lift * size + lift) for p in parts]
