"""Figures: layered parts of cut paper, each inflated and painted on its own."""

import math
from dataclasses import dataclass, field, replace
from typing import Self

from theatre.colour import Colour
from theatre.curves import Geom, move, union
from theatre.paint import Mark


@dataclass(frozen=True)
class Part:
    """One inflated piece. Lengths are parts of the figure's height."""

    shape: Geom
    low: Colour
    high: Colour
    height: float = 0.06
    """How far it swells towards the viewer."""
    lift: float = 0.0
    """How much nearer than the figure's plane it lies; front arms about .05."""
    marks: tuple[Mark, ...] = ()
    brush: str = "wash"
    glow: float = 0.0

    def moved(self, x: float, y: float, turn: float, size: float, flip: bool) -> "Part":
        marks = tuple(replace(m, shape=move(m.shape, x, y, turn, size, flip)) for m in self.marks)
        return replace(self, shape=move(self.shape, x, y, turn, size, flip), marks=marks, height=self.height * size, lift=self.lift * size)


@dataclass(frozen=True)
class Figure:
    """Parts from back to front; the feet stand on (0, 0), about 1 high, facing right.

    `points` names places other things attach to: hand, head, back, mouth."""

    parts: tuple[Part, ...]
    points: dict[str, tuple[float, float]] = field(default_factory=dict)

    def moved(self, x: float = 0, y: float = 0, turn: float = 0, size: float = 1, flip: bool = False) -> "Figure":
        from shapely.geometry import Point

        points = {}
        for name, (px, py) in self.points.items():
            q = move(Point(px, py), x, y, turn, size, flip)
            points[name] = (q.x, q.y)
        return Figure(tuple(p.moved(x, y, turn, size, flip) for p in self.parts), points)

    def silhouette(self) -> Geom:
        return union(*(p.shape for p in self.parts))

    def plus(self, *others: "Figure") -> "Figure":
        """Held things, riders: laid on top, in order; own points win."""
        parts = self.parts
        points = dict(self.points)
        for o in others:
            parts += o.parts
            points = {**o.points, **points}
        return Figure(parts, points)

    def holding(
        self, other: "Figure", at: str = "hand", grip: str | tuple[float, float] = (0.0, 0.0), size: float = 0.5, turn: float = 0, front: bool = True
    ) -> "Figure":
        """With a thing whose grip (one of its points, or a place) lies in the hand; before the figure or behind it."""
        gx, gy = other.points[grip] if isinstance(grip, str) else grip
        a = math.radians(turn)
        dx, dy = (gx * math.cos(a) - gy * math.sin(a)) * size, (gx * math.sin(a) + gy * math.cos(a)) * size
        px, py = self.points[at]
        thing = other.moved(px - dx, py - dy, turn, size)
        lift = 0.1 if front else -0.12
        parts = tuple(replace(p, lift=p.lift + lift) for p in thing.parts)
        return Figure(self.parts + parts if front else parts + self.parts, {**thing.points, **self.points})

    def behind(self, other: "Figure") -> "Figure":
        """This figure with another one laid over it, keeping this one's points."""
        return Figure(self.parts + other.parts, {**other.points, **self.points})

    def recoloured(self, low: Colour, high: Colour) -> Self:
        """All parts in one wash: shadows, statues, ghosts."""
        return replace(self, parts=tuple(replace(p, low=low, high=high, marks=()) for p in self.parts))
