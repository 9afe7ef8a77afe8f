"""Buildings: house, tower, castle, lighthouse, windmill, tent, bridge, door, window, stairs, ladder."""

import math

from shapely.geometry import Polygon, box

from theatre.colour import Colour, darker, lighter
from theatre.curves import XY, Geom, circle, draw, line, move, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props.craft import lamp_glass, piece, thing


def tiles(x0: float, y0: float, x1: float, y1: float, step: float = 6) -> Geom:
    """Roof tiles as scalloped lines."""
    arcs, j, y = [], 0, y0
    while y < y1:
        x = x0 + (j % 2) * step / 2
        while x < x1:
            arcs.append(line([(x + step / 2 * c, y + step / 3 * s) for c, s in ((-1, 0.3), (-0.6, -0.5), (0, -0.8), (0.6, -0.5), (1, 0.3))], step * 0.14))
            x += step
        y, j = y + step * 0.75, j + 1
    return union(*arcs)


def bricks(x0: float, y0: float, x1: float, y1: float, w: float = 9, h: float = 5) -> Geom:
    """A few bricks showing through plaster, as short lines."""
    out, j, y = [], 0, y0
    while y < y1:
        x = x0 + (j % 2) * w / 2
        while x < x1:
            if (j * 7 + int(x / w) * 3) % 5 < 2:
                out.append(box(x, y, x + w * 0.85, y + h * 0.75))
            x += w
        y, j = y + h, j + 1
    return union(*out)


def _window(x: float, y: float, w: float, h: float, lit: bool, lift: float = 9) -> list[Part]:
    pane = box(x - w / 2, y, x + w / 2, y + h)
    cross = union(
        box(x - w * 0.05, y, x + w * 0.05, y + h), box(x - w / 2, y + h * 0.46, x + w / 2, y + h * 0.54), pane.buffer(w * 0.1, join_style=2).difference(pane)
    )
    return [lamp_glass(pane, lit, lift), piece(cross, "#e8dcc4", 1.5, lift + 1)]


def house(
    wall: Colour = "#e0c8a0", roof: Colour = "#b04a32", lit: bool = True, tall: float = 50, steep: float = 44, door: Colour = "#3f6a6a", chimney: bool = True
) -> Figure:
    """A cottage; `tall` makes it a town house. Points: chimney, door, ridge."""
    body = box(-36, 0, 36, tall)
    gable = Polygon([(-44, tall - 2), (0, tall + steep), (44, tall - 2)])
    parts: list[Part] = []
    if chimney:
        parts.append(
            piece(
                box(16, tall + steep * 0.3, 26, tall + steep * 0.95),
                darker(roof, 0.2),
                5,
                -2,
                [Mark(bricks(16, tall, 26, tall + 60, 6, 4), lighter(roof, 0.2), 0.6)],
            )
        )
    timber = union(box(-36, tall - 4, 36, tall), box(-36, 0, -32, tall), box(32, 0, 36, tall))
    parts.append(
        piece(
            body.union(Polygon([(-36, tall), (0, tall + steep * 0.8), (36, tall)])),
            wall,
            6,
            0,
            [Mark(bricks(-34, 2, 34, tall - 4), darker(wall, 0.2), 0.45), Mark(timber, darker(roof, 0.45), 0.7)],
            "stone",
        )
    )
    slabs = gable.difference(Polygon([(-34, tall - 3), (0, tall + steep - 11), (34, tall - 3)]))
    parts.append(piece(slabs.buffer(1), roof, 5, 7, [Mark(tiles(-50, tall - 4, 50, tall + steep, 7), darker(roof, 0.4), 0.6)]))
    parts.append(
        piece(
            union(box(-7, 0, 7, 20), circle(0, 20, 7)),
            door,
            3,
            7,
            [Mark(circle(4, 12, 1.4), "#f0c860"), Mark(line([(0, 0), (0, 27)], 1), darker(door, 0.4), 0.7)],
            "plank",
        )
    )
    for x in (-21, 21):
        for y in range(14 if tall < 60 else 16, int(tall) - 14, 26):
            parts += _window(x, y, 12, 15, lit)
    parts += [lamp_glass(circle(0, tall + steep * 0.28, 6), lit, 8)]
    return thing(parts, chimney=(21, tall + steep * 0.95), door=(0, 12), ridge=(0, tall + steep))


def tower(wall: Colour = "#c8b090", roof: Colour = "#8a3a44", lit: bool = True, tall: float = 120, windows: int = 3) -> Figure:
    """A round tower with a cone; 1.8 high. Points: top, window."""
    body = Polygon([(-16, 0), (-13, tall), (13, tall), (16, 0)])
    crown = draw(f"-20,{tall - 2}! -20,{tall + 12}! 20,{tall + 12}! 20,{tall - 2}!")
    cone = draw(f"-24,{tall + 11}! -10,{tall + 30} 0,{tall + 64}! 10,{tall + 30} 24,{tall + 11}!")
    parts = [
        piece(body, wall, 13, 0, [Mark(bricks(-16, 4, 16, tall), darker(wall, 0.25), 0.5)], "stone"),
        piece(crown, darker(wall, 0.1), 14, 3, [], "stone"),
        piece(cone, roof, 14, 4, [Mark(tiles(-26, tall + 10, 26, tall + 64, 6), darker(roof, 0.4), 0.6)]),
    ]
    for i in range(windows):
        y = tall * (0.3 + 0.55 * i / max(1, windows - 1))
        parts.append(lamp_glass(union(box(-4, y, 4, y + 8), circle(0, y + 8, 4)), lit, 14))
    return thing(parts, top=(0, tall + 64), window=(0, tall * 0.85))


def castle(wall: Colour = "#c4b49c", roof: Colour = "#7a3f5a", lit: bool = True) -> Figure:
    """Five towers behind a battlement. Points: gate, top."""
    fig = Figure(())
    for x, tall, width in ((-44, 60, 0.8), (44, 66, 0.8), (-22, 92, 0.8), (24, 84, 0.85), (0, 120, 1.0)):
        fig = fig.plus(tower(wall, roof, lit, tall / width, 2).moved(x / 100, 0, 0, width))
    wallg = union(box(-60, 0, 60, 34), *(box(-60 + i * 12, 34, -53 + i * 12, 40) for i in range(10)), box(53, 34, 60, 40))
    gate = union(box(-9, 0, 9, 14), circle(0, 14, 9))
    front = thing(
        [
            piece(wallg, darker(wall, 0.08), 6, 14, [Mark(bricks(-60, 2, 60, 32), darker(wall, 0.28), 0.5)], "stone"),
            piece(gate, "#3a2420", 2, 17, [Mark(union(*(line([(x, 0), (x, 24)], 1.2) for x in (-5, 0, 5))), "#8a6a50")]),
        ],
        gate=(0, 8),
        top=(0, 184),
    )
    return fig.plus(front)


def lighthouse(colour: Colour = "#f0ece0", band: Colour = "#c83a2c", lit: bool = True) -> Figure:
    """Point: lamp, for the light you put there."""
    body = Polygon([(-18, 0), (-11, 92), (11, 92), (18, 0)])
    bands = union(*(box(-20, y, 20, y + 15) for y in (14, 44, 74)))
    gallery = union(box(-17, 92, 17, 97), *(box(x, 97, x + 1.6, 104) for x in (-16, -10, -4, 3, 9, 14.4)), box(-17, 103, 17, 105))
    dome = draw("-13,118! -9,128 0,134 9,128 13,118!")
    return thing(
        [
            piece(body, colour, 13, 0, [Mark(bands, band, 0.95)], "stone"),
            lamp_glass(box(-9, 96, 9, 119), lit, 4),
            piece(union(box(-10, 96, -8, 119), box(8, 96, 10, 119), box(-0.8, 96, 0.8, 119)), "#3a3438", 2, 6),
            piece(gallery, "#4a4048", 5, 8),
            piece(dome, band, 9, 7),
            piece(union(box(-4, 0, 4, 10), circle(0, 10, 4)), "#3a4a5c", 2, 14),
            *(lamp_glass(circle(0, y, 2.6), lit, 13) for y in (36, 66)),
        ],
        lamp=(0, 108),
        top=(0, 134),
    )


def windmill(wall: Colour = "#e4d4b4", cap: Colour = "#8a4a34", turn: float = 18) -> Figure:
    body = Polygon([(-24, 0), (-15, 78), (15, 78), (24, 0)])
    sails = []
    for i in range(4):
        blade = union(box(-1.3, 0, 1.3, 62), box(1, 14, 15, 61))
        grid = union(*(line([(1, y), (15, y)], 1.2) for y in range(18, 62, 7)), line([(8, 14), (8, 61)], 1.2))
        sails.append(piece(move(blade, 0, 82, turn + 90 * i), "#f4ead4", 2, 16 + i * 0.3, [Mark(move(grid, 0, 82, turn + 90 * i), "#8a6a48", 0.9)], "cloth"))
    return thing(
        [
            piece(body, wall, 15, 0, [Mark(bricks(-24, 4, 24, 76), darker(wall, 0.2), 0.5)], "stone"),
            piece(draw("-19,76! -15,92 0,100 15,92 19,76!"), cap, 13, 3),
            *_window(0, 44, 9, 12, True, 15),
            piece(union(box(-6, 0, 6, 16), circle(0, 16, 6)), "#5a3a28", 3, 15),
            *sails,
            piece(circle(0, 82, 4), "#5a3a28", 4, 19),
        ],
        hub=(0, 82),
    )


def tent(colour: Colour = "#c83a34", second: Colour = "#f6ead0") -> Figure:
    """A circus tent with a flagless mast."""
    roof = draw("-70,52! -36,66 0,108! 36,66 70,52! 0,46")
    wall = draw("-64,54! -60,0! 60,0! 64,54!")
    stripes = union(*(Polygon([(x * 1.02 - 6, 0), (x - 6, 54), (x + 6, 54), (x * 1.02 + 6, 0)]) for x in range(-60, 70, 24)))
    rays = union(*(Polygon([(0, 110), (x - 7, 44), (x + 7, 44)]) for x in range(-60, 70, 24)))
    door = draw("-15,0! -8,30 0,42! 8,30 15,0!")
    trim = union(*(circle(-66 + i * 12, 52, 6) for i in range(12)))
    return thing(
        [
            piece(line([(0, 100), (0, 120)], 2.4), "#5a3a28", 2, -2),
            piece(wall, colour, 12, 0, [Mark(stripes, second, 0.95)], "cloth"),
            piece(trim, second, 4, 10, [], "cloth"),
            piece(roof, colour, 14, 8, [Mark(rays, second, 0.95)], "cloth"),
            lamp_glass(door, True, 12),
            piece(circle(0, 121, 4), "#f0c050", 4, 2),
        ],
        door=(0, 14),
        top=(0, 121),
    )


def door(colour: Colour = "#b83a2a", frame: Colour = "#6a4028", ajar: bool = False) -> Figure:
    """A door with its frame, standing alone. Ajar: a crack of light on its right."""
    whole = union(box(-22, 0, 22, 84), draw("-22,83! -18,96 0,102 18,96 22,83!"))
    parts = [piece(whole.buffer(6, join_style=2).intersection(box(-60, 0, 60, 140)), frame, 5, -2, [], "plank")]
    leaf = whole
    if ajar:
        parts.append(lamp_glass(whole, True, 0, "#ffe0a0"))
        leaf = whole.intersection(box(-30, 0, 10, 120))
    panels = union(*(box(x, y, x + 13, y + h) for x in (-17, 2) for y, h in ((8, 28), (44, 34))))
    parts.append(piece(leaf, colour, 3, 4, [Mark(panels, darker(colour, 0.35), 0.8), Mark(circle(16 if not ajar else 6, 46, 2.4), "#f0c860")], "plank"))
    parts.append(piece(box(-32, -4, 32, 2), darker(frame, 0.2), 5, 8))
    return thing(parts, middle=(0, 50), knob=(16, 46))


def bridge(colour: Colour = "#b8a488", span: float = 120) -> Figure:
    """A stone arch, 2.4 wide for a span of 120."""
    deck = draw(
        f"{-span},20! {-span / 2},38 0,46 {span / 2},38 {span},20! {span},0! {span * 0.66},0! {span * 0.44},22 0,34 {-span * 0.44},22 {-span * 0.66},0! {-span},0!"
    )
    return thing([piece(deck, colour, 7, 0, [Mark(bricks(-span, 0, span, 46, 11, 6), darker(colour, 0.3), 0.6)], "stone")], middle=(0, 46))


def stairs(steps: int = 8, rise: float = 10, run: float = 12, colour: Colour = "#b8a080") -> Figure:
    """A flight going up to the right. Point: top."""
    pts: list[XY] = [(0, 0)]
    for i in range(steps):
        pts += [(i * run, (i + 1) * rise), ((i + 1) * run, (i + 1) * rise)]
    under = [(steps * run, (steps - 1) * rise - 8), (run, -8 + 0 * rise), (0, -8)]
    treads = union(*(box(i * run - 1, (i + 1) * rise - 2.4, (i + 1) * run, (i + 1) * rise) for i in range(steps)))
    return thing([piece(Polygon(pts + under).buffer(0), colour, 4, 0, [Mark(treads, lighter(colour, 0.5), 0.8)], "stone")], top=(steps * run, steps * rise))


def ladder(a: XY, b: XY, width: float = 0.08, rungs: int | None = None, taper: float = 0.75) -> Geom:
    """An outline in card units from a (below) to b: for `sheet`, thick enough to survive the paint filter."""
    d = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / d, (b[1] - a[1]) / d
    n = rungs or max(3, int(d / 0.08))
    t = 0.2 * width

    def side(s: float) -> Geom:
        return stroke([(a[0] - uy * width * s, a[1] + ux * width * s), (b[0] - uy * width * s * taper, b[1] + ux * width * s * taper)], t, t * taper)

    bars = []
    for i in range(1, n):
        q = i / n
        w = width * (1 + (taper - 1) * q) / 2
        cx, cy = a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q
        bars.append(line([(cx - uy * w, cy + ux * w), (cx + uy * w, cy - ux * w)], t * 0.85))
    return union(side(0.5), side(-0.5), *bars)
