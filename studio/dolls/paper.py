"""Cuts shapes from paper and lays them on each other: every sheet throws a soft shadow on those below."""

import math
import re
from dataclasses import dataclass

from PIL import Image as Pil
from PIL import ImageChops, ImageDraw, ImageFilter

SIDE = 768
"""Drawn at four times the largest size that is served."""
UNIT = SIDE / 100
STEPS = 24
WORD = re.compile(r"[MLCQZ]|-?\d+(?:\.\d+)?")

Point = tuple[float, float]


@dataclass(frozen=True)
class Sheet:
    """A shape in a square of 100 by 100: `M`, `L`, `C`, `Q` and `Z`, all from the corner."""

    path: str
    colour: str
    alpha: float = 1
    line: float = 0
    """How wide a line is, where it is not filled."""
    lift: float = 1
    """How far it lies above those below; 0 for what is printed."""


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    k = 0.5523
    return (
        f"M {x - rx} {y} C {x - rx} {y - ry * k} {x - rx * k} {y - ry} {x} {y - ry} "
        f"C {x + rx * k} {y - ry} {x + rx} {y - ry * k} {x + rx} {y} "
        f"C {x + rx} {y + ry * k} {x + rx * k} {y + ry} {x} {y + ry} "
        f"C {x - rx * k} {y + ry} {x - rx} {y + ry * k} {x - rx} {y} Z"
    )


def lay(sheets: list[Sheet]) -> Pil.Image:
    out = Pil.new("RGBA", (SIDE, SIDE))
    for sheet in sheets:
        mask = _cut(sheet)
        if sheet.lift:
            out = Pil.alpha_composite(out, _shadow(mask, out, sheet.lift))
        out = Pil.alpha_composite(out, _colour(sheet, mask))
    return out


def _colour(sheet: Sheet, mask: Pil.Image) -> Pil.Image:
    """Lit from above: a lighter edge at the top, a darker one below."""
    paper = Pil.new("RGBA", (SIDE, SIDE), sheet.colour)
    if sheet.lift:
        up = ImageChops.offset(mask, 0, round(UNIT))
        edge = ImageChops.subtract(mask, up).filter(ImageFilter.GaussianBlur(UNIT / 3))
        paper = Pil.composite(Pil.blend(paper, Pil.new("RGBA", paper.size, "white"), 0.28), paper, edge)
        fall = Pil.linear_gradient("L").resize((SIDE, SIDE)).point(lambda value: value // 6)
        paper = Pil.composite(Pil.new("RGBA", paper.size, "#1a0d26"), paper, fall)
    paper.putalpha(mask.point(lambda value: round(value * sheet.alpha)))
    return paper


def _shadow(mask: Pil.Image, below: Pil.Image, lift: float) -> Pil.Image:
    """Only on paper: nothing is thrown on the ground, which is whatever the page has there."""
    soft = ImageChops.offset(mask, 0, round(lift * UNIT * 1.2)).filter(ImageFilter.GaussianBlur(lift * UNIT))
    soft = ImageChops.multiply(soft.point(lambda value: value // 2), below.getchannel("A"))
    shadow = Pil.new("RGBA", (SIDE, SIDE), "#12081f")
    shadow.putalpha(soft)
    return shadow


def _cut(sheet: Sheet) -> Pil.Image:
    mask = Pil.new("L", (SIDE, SIDE))
    pen = ImageDraw.Draw(mask)
    for points in _flat(sheet.path):
        spots = [(x * UNIT, y * UNIT) for x, y in points]
        if sheet.line:
            wide = sheet.line * UNIT
            pen.line(spots, fill=255, width=round(wide), joint="curve")
            for x, y in (spots[0], spots[-1]):
                pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)
        else:
            pen.polygon(spots, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(1.2))


def _flat(path: str) -> list[list[Point]]:
    words = iter(WORD.findall(path))
    shapes: list[list[Point]] = []

    def point() -> Point:
        return float(next(words)), float(next(words))

    for word in words:
        if word == "M":
            shapes.append([point()])
        elif word == "L":
            shapes[-1].append(point())
        elif word in "CQ":
            shapes[-1] += _curve(shapes[-1][-1], *(point() for _ in range(3 if word == "C" else 2)))
    return shapes


def _curve(*ends: Point) -> list[Point]:
    degree = len(ends) - 1
    curve = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = [math.comb(degree, i) * t**i * (1 - t) ** (degree - i) for i in range(degree + 1)]
        curve.append(tuple(sum(w * end[axis] for w, end in zip(weights, ends, strict=True)) for axis in (0, 1)))
    return curve
