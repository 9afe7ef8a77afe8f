"""Hands: what they do, not only where they are. Wrist at (0, 0), fingers to -y, 30 long, thumb at +x."""

from dataclasses import dataclass

from theatre.curves import Geom, draw, ellipse, limb, line, union

REST = union(draw("-9,4 -11,-10 -8,-24 0,-30 8,-24 11,-10 9,4"), ellipse(11, -8, 5, 10, 30))
REST_LINES = union(*(line([(x, -17), (x, -28)], 1.6) for x in (-4, 0.5, 5)))


@dataclass(frozen=True)
class Piece:
    shape: Geom
    lift: float = 0.0
    """In hand units; fingers that close round a thing lie before it."""
    height: float = 0.4
    lines: Geom | None = None


PALM = draw("-8,5 -11,-6 -11,-15 -5,-19 5,-19 11,-15 11,-6 8,5")
OVER = 46.0
"""Enough to pass over what `Figure.holding` put into the hand."""


def _row(ends: tuple[float, ...], spread: float, start: float = -13.0, width: float = 6.6) -> list[Piece]:
    """Four fingers side by side, each as long as said, fanned by `spread`."""
    out = []
    for i, end in enumerate(ends):
        x = -8.1 + 5.4 * i
        out.append(
            Piece(limb([(x, start), (x * (1 + spread * 0.5), (start + end) / 2), (x * (1 + spread), end)], width, width, width * 0.78), 6 + i * 0.3, 0.2)
        )
    return out


HANDS: dict[str, tuple[Piece, ...]] = {
    "rest": (Piece(REST, 0, 0.4, REST_LINES),),
    # Round a rod that lies across the forearm: palm behind it, fingers and thumb before it.
    "grip": (
        Piece(PALM),
        *(Piece(limb([(x, -9), (x + 0.4, -16), (x, -23)], 6.4, 7.2, 6.2), OVER + i, 0.24) for i, x in enumerate((-8.4, -3, 2.4, 7.8))),
        Piece(limb([(9, -2), (13, -10), (7, -16)], 7, 7, 5.6), OVER + 6, 0.24),
    ),
    "flat": (Piece(PALM), *_row((-27, -31, -30, -26), 0.05), Piece(limb([(9, -4), (15, -12), (17, -20)], 7.4, 6.6, 5), 7, 0.22)),
    "open": (Piece(PALM), *_row((-26, -31, -30, -26), 0.7), Piece(limb([(9, -3), (18, -9), (25, -13)], 7.4, 6.6, 5), 7, 0.22)),
    # Seen from the side, hollow upwards (towards +x).
    "cup": (
        Piece(draw("-7,5 -12,-7 -9,-19 2,-27 17,-30 23,-26 19,-22 8,-19 3,-12 8,-3 7,5")),
        Piece(limb([(6, -3), (14, -8), (20, -14)], 7.4, 6.4, 5), 8, 0.24),
    ),
    "point": (
        Piece(PALM),
        *(Piece(limb([(x, -12), (x + 0.3, -17), (x, -22)], 6.4, 7, 6), 6, 0.22) for x in (-8, -2.6, 2.6)),
        Piece(limb([(7.6, -12), (8.4, -24), (8.6, -35)], 6.6, 6, 4.6), 8, 0.22),
        Piece(limb([(9, -2), (12, -11), (4, -16)], 7, 6.6, 5.4), 10, 0.22),
    ),
}
PALMS = {"rest": (0.0, -15.0), "grip": (0.0, -16.0), "flat": (0.0, -18.0), "open": (0.0, -14.0), "cup": (6.0, -18.0), "point": (8.6, -34.0)}
"""Where each kind of hand touches."""
