"""Towns: chimneys that sound, hats that fly, dice to live in."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, veils, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.people.pieces import fist
from theatre.people.pose import Pose
from theatre.props import marvels
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def organist(s: Stage) -> None:
    """From behind, on his bench: the hat tipped back to see them dance, one hand on either row of keys."""
    coat, skin, red = "#34384e", "#dca070", ("#a82820", "#f0583c")

    def cloth(g: Geom, d: float, height: float, marks: tuple[Mark, ...] = (), dark: float = 0.0) -> None:
        s.puff(g, d, height, darker(coat, 0.4 + dark), darker(lighter(coat, 0.16), dark), marks, "cloth", shadow=False)

    for side in (-1, 1):
        cloth(limb([(side * 0.12, -1.16), (side * 0.17, -1.3), (side * 0.16, -1.42)], 0.14, 0.12, 0.1), 1.56, 0.04, (), 0.3)
        s.puff(
            draw(f"{side * 0.08},-1.48! {side * 0.09},-1.38 {side * 0.16},-1.36 {side * 0.23},-1.4 {side * 0.24},-1.48!"),
            1.52,
            0.05,
            "#1c1410",
            "#6a4c3c",
            shadow=False,
        )
    bench = union(box(-0.44, -1.21, 0.44, -1.12), box(-0.4, -1.54, -0.32, -1.2), box(0.32, -1.54, 0.4, -1.2))
    s.puff(bench, 1.48, 0.04, "#5a3420", "#b87c4c", brush="plank", shadow=False)
    # Sleeves, cuffs and hands: the fingers lie on the keys, the thumbs are inside.
    for side, elbow, wrist in ((-1, (-0.4, -1.1), (-0.53, -0.96)), (1, (0.43, -1.0), (0.53, -0.82))):
        x, y = wrist
        fingers = [
            limb([(x + 0.042 * q, y + 0.05), (x + 0.05 * q, y + 0.1 - 0.006 * abs(q)), (x + 0.056 * q, y + 0.135 - 0.012 * abs(q))], 0.04, 0.04, 0.03)
            for q in (-1.5, -0.5, 0.5, 1.5)
        ]
        thumb = limb([(x - side * 0.05, y + 0.02), (x - side * 0.11, y + 0.065), (x - side * 0.125, y + 0.105)], 0.044, 0.04, 0.03)
        back = draw(
            f"{x - 0.05},{y - 0.02} {x - 0.084},{y + 0.035} {x - 0.066},{y + 0.08} {x + 0.066},{y + 0.08} {x + 0.084},{y + 0.035} {x + 0.05},{y - 0.02}"
        )
        weather.contact(s, x, y + 0.08, 0.3, 1.5, 0.6)
        s.puff(thumb, 1.42, 0.02, darker(skin, 0.25), skin, brush="skin", shadow=False)
        for finger in fingers:
            s.puff(finger, 1.4, 0.02, darker(skin, 0.2), lighter(skin, 0.1), brush="skin", shadow=False)
        s.puff(back, 1.34, 0.04, darker(skin, 0.15), lighter(skin, 0.12), brush="skin", shadow=False)
        s.puff(
            draw(f"{x - 0.06},{y - 0.05}! {x - 0.064},{y - 0.005} {x},{y + 0.008} {x + 0.064},{y - 0.005} {x + 0.06},{y - 0.05}!"),
            1.28,
            0.03,
            "#d8ccc0",
            "#fffaf0",
            shadow=False,
        )
        cloth(limb([elbow, ((elbow[0] + x) / 2 + side * 0.02, (elbow[1] + y) / 2 - 0.05), (x, y - 0.09)], 0.17, 0.15, 0.13), 1.26, 0.07)
        cloth(limb([(side * 0.2, -0.62), (elbow[0] * 0.82, (elbow[1] - 0.62) / 2), elbow], 0.2, 0.19, 0.18), 1.2, 0.09)
    trunk = draw(
        "0,-0.47 -0.14,-0.5 -0.27,-0.56 -0.29,-0.68 -0.23,-0.86 -0.21,-1.0 -0.26,-1.14! 0,-1.18 0.26,-1.14! 0.21,-1.0 0.23,-0.86 0.29,-0.68 0.27,-0.56 0.14,-0.5"
    )
    seams = union(
        line([(0.0, -0.6), (0.0, -1.0)], 0.01),
        *(line(bezier((u * 0.23, -0.62), (u * 0.12, -0.78), (u * 0.12, -0.98), n=10), 0.009) for u in (-1, 1)),
        line(bezier((-0.21, -0.99), (0, -1.03), (0.21, -0.99), n=10), 0.01),
    )
    cloth(trunk, 1.14, 0.15, (Mark(seams, "#14141c", 0.8, 0.002),))
    for side in (-1, 1):
        tail = draw(f"{side * 0.012},-1.0! {side * 0.21},-0.98 {side * 0.24},-1.16 {side * 0.19},-1.36 {side * 0.1},-1.46! {side * 0.03},-1.3")
        cloth(tail, 0.98, 0.06)
        s.puff(circle(side * 0.07, -1.02, 0.022), 0.84, 0.02, "#a87830", "#ffd878", shadow=False)
    # The back of the head, a scarf in the wind, the hat.
    s.puff(draw("-0.07,-0.56 -0.08,-0.42 0.08,-0.42 0.07,-0.56"), 1.0, 0.05, darker(skin, 0.3), darker(skin, 0.05), brush="skin", shadow=False)
    for side in (-1, 1):
        s.puff(ellipse(side * 0.135, -0.385, 0.03, 0.045, side * 12), 0.98, 0.03, darker(skin, 0.25), lighter(skin, 0.05), brush="skin", shadow=False)
    s.puff(
        draw("0,-0.25 -0.12,-0.29 -0.135,-0.38 -0.1,-0.46 0,-0.485 0.1,-0.46 0.135,-0.38 0.12,-0.29"),
        0.92,
        0.09,
        "#1c1418",
        "#5a4038",
        brush="fur",
        shadow=False,
    )
    s.puff(limb([(0.05, -0.54), (-0.2, -0.5), (-0.36, -0.56), (-0.54, -0.46)], 0.08, 0.085, 0.1), 0.9, 0.03, *red, brush="wool", shadow=False)
    s.puff(limb([(-0.13, -0.5), (0.0, -0.545), (0.13, -0.5)], 0.085, 0.095, 0.085), 0.82, 0.05, *red, brush="wool", shadow=False)
    hat = "#2c2e3c"
    s.puff(ellipse(0.01, -0.29, 0.23, 0.062, -3), 0.74, 0.03, darker(hat, 0.3), lighter(hat, 0.16), shadow=False)
    crown = draw("-0.13,-0.28! -0.135,-0.1 -0.165,0.06! 0.165,0.05! 0.14,-0.1 0.14,-0.28! 0,-0.32")
    band = draw("-0.135,-0.28! -0.135,-0.21! 0,-0.245 0.14,-0.21! 0.14,-0.28! 0,-0.32")
    s.puff(crown, 0.64, 0.1, darker(hat, 0.4), lighter(hat, 0.1), [Mark(band, "#b8322a")], "cloth", shadow=False)
    s.puff(ellipse(0.0, 0.055, 0.168, 0.05, -2), 0.5, 0.02, hat, lighter(hat, 0.28), brush="cloth", shadow=False)
    s.puff(ellipse(0.0, 0.075, 0.1, 0.024, -2), 0.44, 0.02, "#c8b8d8", "#fff8f4", shadow=False)


def smoke_dancers(s: Stage) -> None:
    """A couple who twirl, one on tiptoe, a child; each rises out of a chimney."""

    def wisp(g: Geom, d: float, height: float = 0.06, marks: tuple[Mark, ...] = (), low: str = "#a86890") -> None:
        s.puff(g.buffer(0.008).buffer(-0.004), d, height, low, "#fff6ec", marks, glow=0.1, translucent=0.4, shadow=False)

    def head(x: float, y: float, r: float, way: int, d: float, hair: Geom) -> None:
        wisp(hair, d + 0.04, 0.04)
        lines = union(
            line(bezier((x + way * 0.2 * r, y + 0.06 * r), (x + way * 0.45 * r, y - 0.14 * r), (x + way * 0.68 * r, y + 0.06 * r), n=8), 0.011),
            line(bezier((x + way * 0.4 * r, y - 0.5 * r), (x + way * 0.58 * r, y - 0.56 * r), (x + way * 0.72 * r, y - 0.4 * r), n=8), 0.011),
        )
        wisp(union(ellipse(x, y, 0.84 * r, r), circle(x + way * 0.84 * r, y - 0.12 * r, 0.16 * r)), d, 0.07, (Mark(lines, "#8a4c80", 0.9),), "#dcb0c4")

    def folds(*ways: tuple[tuple[float, float], ...]) -> tuple[Mark, ...]:
        return (Mark(union(*(stroke(bezier(*way, n=14), 0.008, 0.02, 0.006) for way in ways)), "#a06ca4", 0.55, 0.003),)

    # He leads, she turns under his hand; her skirt flies.
    wisp(
        union(
            draw("-0.7,1.0 -0.58,1.03 -0.47,0.99 -0.48,0.84 -0.53,0.68 -0.66,0.68 -0.71,0.84"),
            limb([(-0.6, 0.74), (-0.68, 0.54), (-0.58, 0.42), (-0.76, 0.34), (-0.86, 0.24)], 0.15, 0.22, 0.26, 0.2, 0.17),
            limb([(-0.64, 0.7), (-0.82, 0.6), (-0.92, 0.66), (-0.88, 0.74)], 0.12, 0.1, 0.06, 0.02),
        ),
        2.6,
        0.09,
        folds(((-0.62, 0.9), (-0.6, 0.7), (-0.64, 0.5)), ((-0.68, 0.6), (-0.74, 0.48), (-0.68, 0.36)), ((-0.68, 0.68), (-0.8, 0.64), (-0.88, 0.68))),
    )
    wisp(limb([(-0.51, 0.97), (-0.44, 1.1), (-0.38, 1.29)], 0.08, 0.065, 0.045), 2.56, 0.04)
    head(-0.575, 1.13, 0.098, 1, 2.5, union(ellipse(-0.61, 1.17, 0.085, 0.075, 20), limb([(-0.64, 1.18), (-0.72, 1.16), (-0.76, 1.2)], 0.06, 0.04, 0.014)))
    wisp(limb([(-0.31, 0.3), (-0.26, 0.36), (-0.2, 0.44)], 0.16, 0.2, 0.24), 2.45)
    skirt = draw(
        "-0.28,0.74 -0.16,0.74 -0.04,0.6 0.14,0.48 0.26,0.5! 0.18,0.38 0.06,0.36 -0.02,0.28 -0.12,0.35 -0.22,0.29 -0.32,0.36 -0.42,0.32! -0.36,0.46 -0.3,0.6"
    )
    wisp(
        skirt,
        2.36,
        0.09,
        folds(
            ((-0.24, 0.7), (-0.3, 0.5), (-0.36, 0.38)),
            ((-0.22, 0.7), (-0.2, 0.5), (-0.2, 0.34)),
            ((-0.18, 0.7), (-0.08, 0.5), (-0.02, 0.34)),
            ((-0.16, 0.7), (0.02, 0.5), (0.18, 0.46)),
        ),
    )
    wisp(draw("-0.32,0.95 -0.22,0.97 -0.13,0.94 -0.14,0.82 -0.15,0.7 -0.28,0.7 -0.29,0.82"), 2.3, 0.08)
    wisp(limb([(-0.29, 0.93), (-0.36, 1.1), (-0.38, 1.3)], 0.065, 0.055, 0.045), 2.28, 0.04)
    wisp(limb([(-0.15, 0.92), (0.0, 0.86), (0.12, 0.98), (0.2, 0.97)], 0.065, 0.055, 0.04, 0.018), 2.26, 0.04)
    wisp(circle(-0.38, 1.31, 0.038), 2.22, 0.03)
    head(-0.205, 1.07, 0.092, -1, 2.2, union(ellipse(-0.18, 1.11, 0.08, 0.07, -20), circle(-0.1, 1.15, 0.046)))
    wisp(limb([(-0.5, 0.94), (-0.4, 0.83), (-0.22, 0.78)], 0.08, 0.065, 0.045), 2.16, 0.04)
    # On tiptoe, one leg behind her.
    wisp(limb([(0.56, 0.42), (0.55, 0.2), (0.52, 0.0), (0.58, -0.12), (0.61, -0.22)], 0.11, 0.085, 0.06, 0.1, 0.17), 2.4)
    wisp(limb([(0.6, 0.42), (0.78, 0.44), (0.98, 0.6)], 0.11, 0.08, 0.03), 2.38, 0.05)
    frill = draw("0.4,0.4 0.32,0.48 0.4,0.52 0.54,0.54 0.7,0.54 0.82,0.54 0.78,0.46 0.7,0.42 0.62,0.38 0.54,0.4 0.46,0.36")
    wisp(
        frill,
        2.3,
        0.06,
        folds(((0.56, 0.53), (0.5, 0.46), (0.42, 0.42)), ((0.58, 0.53), (0.58, 0.46), (0.56, 0.41)), ((0.6, 0.53), (0.68, 0.48), (0.74, 0.46))),
    )
    wisp(draw("0.42,0.78 0.52,0.8 0.6,0.76 0.61,0.62 0.62,0.5 0.52,0.48 0.48,0.6"), 2.24, 0.08)
    wisp(limb([(0.45, 0.76), (0.34, 0.8), (0.26, 0.96), (0.29, 1.04)], 0.062, 0.052, 0.04, 0.018), 2.22, 0.04)
    wisp(limb([(0.57, 0.75), (0.72, 0.78), (0.84, 0.94), (0.92, 0.95)], 0.062, 0.052, 0.04, 0.018), 2.26, 0.04)
    head(0.48, 0.91, 0.09, -1, 2.14, union(ellipse(0.505, 0.95, 0.08, 0.066, -20), limb([(0.54, 0.95), (0.64, 0.93), (0.7, 0.99)], 0.07, 0.05, 0.014)))
    # The child tries the same.
    wisp(limb([(0.84, -0.1), (0.8, -0.24), (0.9, -0.32), (0.87, -0.4)], 0.12, 0.08, 0.1, 0.17), 2.2)
    wisp(draw("0.8,0.02 0.9,0.02 0.92,-0.08 0.98,-0.18 0.88,-0.2 0.8,-0.17 0.7,-0.2 0.78,-0.08"), 2.14)
    wisp(
        union(limb([(0.81, 0.01), (0.72, 0.06), (0.68, 0.18)], 0.05, 0.042, 0.03), limb([(0.89, 0.01), (0.96, 0.08), (0.96, 0.2)], 0.05, 0.042, 0.03)),
        2.12,
        0.04,
    )
    head(0.845, 0.1, 0.074, -1, 2.06, union(ellipse(0.86, 0.13, 0.066, 0.056), limb([(0.9, 0.13), (0.96, 0.06), (0.99, 0.0)], 0.05, 0.04, 0.014)))


@card("dusk", focus=1.5)
def chimney_organ(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, stars=70, glow=sky.Glow(0.3, -0.3, 1.0, "#ffc890", 0.6))
    land.distance(s, "roofs", 2, y=-0.72, step=-0.12, tall=0.36, depth=4.3, gap=0.4, fog=0.5)
    # Pipes: a rank of chimneys that grows out of the console, tall on the left; each has a fire in its mouth.
    rank = (
        (-0.86, 0.13, 0.22),
        (-0.56, 0.11, 0.02),
        (-0.31, 0.1, 0.2),
        (-0.07, 0.09, 0.1),
        (0.15, 0.1, 0.24),
        (0.39, 0.09, -0.16),
        (0.61, 0.1, -0.26),
        (0.87, 0.12, -0.42),
    )
    tones = ("#b8604c", "#c87858", "#a85448", "#d08860", "#b06450", "#c47054", "#a85a4c", "#c07c5c")
    for i, (x, w, top) in enumerate(rank):
        d = 2.5 - 0.06 * (i % 2)
        pipe = union(box(x - w, -1.4, x + w, top), box(x - w - 0.02, top - 0.06, x + w + 0.02, top + 0.01), box(x - w * 0.7, top, x + w * 0.7, top + 0.08))
        brick = props.buildings.bricks(x - w, -1.4, x + w, top, 0.07, 0.045)
        s.puff(pipe, d, 0.09, darker(tones[i], 0.4), lighter(tones[i], 0.12), [Mark(brick, darker(tones[i], 0.35), 0.6)])
        s.puff(ellipse(x, top + 0.02, w * 0.96, 0.022), d - 0.12, 0.02, "#c8b8d8", "#fff8f4", shadow=False)
        lip = draw(f"{x - w * 0.55},{top - 0.4}! {x},{top - 0.26} {x + w * 0.55},{top - 0.4}! {x},{top - 0.44}")
        s.sheet(lip.buffer(0.018), d - 0.11, "#3a1a20", thick=0.01, shadow=False)
        s.sheet(lip, d - 0.13, "#ff8a3c", "#ffd070", thick=0.006, edge=0, shadow=False, glow=0.8)
        weather.halo(s, x, top - 0.37, d - 0.16, w * 1.9, "#ff9a48", 0.4)
    for x, y, watts in ((-0.86, -0.2, 5), (-0.2, -0.2, 5), (0.4, -0.5, 4), (0.87, -0.8, 3)):
        light.lamp(s, x, y, 2.1, watts, "#ffa050", 0.06)

    smoke_dancers(s)

    # The console, its two rows of keys, and candles for the player.
    roof = Polygon([(-1.4, -1.8), (-1.4, -1.22), (1.4, -1.22), (1.4, -1.8)])
    s.puff(roof, 2.2, 0.03, "#3a2444", "#8a5068", [Mark(props.buildings.tiles(-1.4, -1.8, 1.4, -1.2, 0.11), "#2a1834", 0.7)])
    wood = "#a86444"
    body = union(box(-0.76, -1.4, 0.76, -0.52), box(-0.82, -0.56, 0.82, -0.49))
    panels = union(*(box(x - 0.1, -1.3, x + 0.1, -0.98) for x in (-0.58, 0.58)))
    s.puff(body, 2.0, 0.05, darker(wood, 0.5), darker(wood, 0.1), [Mark(panels.boundary.buffer(0.008), darker(wood, 0.6), 0.8)], "wood", shadow=False)
    for y, w, d in ((-0.7, 0.6, 1.86), (-0.86, 0.66, 1.74)):
        s.puff(box(-w - 0.06, y - 0.11, w + 0.06, y + 0.06), d + 0.04, 0.03, darker(wood, 0.4), wood, brush="wood", shadow=False)
        n = 26
        gaps = union(*(line([(-w + 2 * w * q / n, y - 0.1), (-w * 0.97 + 1.94 * w * q / n, y + 0.05)], 0.008) for q in range(n + 1)))
        black = union(*(box(-w + 2 * w * (q - 0.24) / n, y - 0.02, -w + 2 * w * (q + 0.24) / n, y + 0.05) for q in range(1, n) if q % 7 not in (0, 3)))
        s.puff(box(-w, y - 0.09, w, y + 0.05), d, 0.015, "#d8c8b4", "#fffaf0", [Mark(gaps, "#7a6458", 0.9), Mark(black, "#241820")], shadow=False, cell=0.008)
    for x in (-0.7, 0.7):
        s.puff(
            draw(f"{x - 0.06},-1.0! {x - 0.06},-0.5 {x},-0.46 {x + 0.06},-0.5 {x + 0.06},-1.0!"),
            1.66,
            0.05,
            darker(wood, 0.4),
            lighter(wood, 0.1),
            brush="wood",
            shadow=False,
        )
        c = s.place(props.candle(), x, -0.48, 0.26, 1.6, shadow=False)
        weather.halo(s, *c.points["flame"], 1.4, 0.34, "#ffb860", 0.5)
        light.lamp(s, x * 0.9, c.points["flame"][1] + 0.02, 1.1, 4, "#ffc070", 0.06)
    organist(s)
    # His brush leans on the case; a cat and two owls listen.
    s.puff(stroke([(-0.94, -1.5), (-0.8, -0.66)], 0.026, 0.022), 1.5, 0.02, "#5a3420", "#b87c4c", shadow=False)
    bristles = union(*(line([(-0.79 + 0.11 * math.cos(a), -0.6 + 0.11 * math.sin(a)), (-0.79, -0.6)], 0.014) for a in [q * math.tau / 22 for q in range(22)]))
    s.puff(union(bristles, circle(-0.79, -0.6, 0.05)), 1.46, 0.03, "#17151c", "#4a4654", shadow=False)
    s.place(animals.cat("back", "#e8e0d4", collar="#e8402c"), 0.46, -0.5, 0.3, 1.56, flip=True, shadow=False)
    for n, k in ((3, 0.19), (5, 0.2)):
        s.place(animals.owl("perch", "#8a6a74"), rank[n][0], rank[n][2] + 0.07, k, 2.2, shadow=False)
    for x, y, w in ((-0.7, -1.46, 1.0), (0.75, -1.44, 0.9), (0.1, -1.54, 1.2)):
        s.puff(ellipse(x, y - 0.04, w / 2, 0.07), 1.3, 0.04, "#a890c0", "#fff8f4", shadow=False)
    weather.snow(s, 60, depths=(0.2, 2.0))
    light.rig(s, 620, 240)


@card("autumn", focus=1.2)
def hat_wind(s: Stage) -> None:
    s.view(rise=0.35, side=-0.25, roll=-2.5, lens=1.03, pivot=1.2)
    sky.backdrop(s, heaps=[(-0.6, 0.5, 0.7), (0.5, 0.2, 0.6)], angle=-24, length=40, glow=sky.Glow(0.7, 0.6, 0.9, "#fff0b8", 0.6))
    land.distance(s, "roofs", 2, y=-0.66, step=-0.1, tall=0.4, depth=4.3, gap=0.4, fog=0.6)
    room.town_row(s, -1.5, 2.6, ("#e0a868", "#c87c4c", "#e8c48c", "#b8685c"), size=(0.52, 0.66), lit=True, roofs=("#8a3a2c", "#6a3c34", "#a8562f"))
    # Two roofs of the street, close to us, and the chimneys on them.
    arc = line(bezier((-0.064, 0.02), (-0.06, -0.12), (0.06, -0.12), (0.064, 0.02), n=12), 0.014)
    for outline, ridge, depth, c in (
        ("-1.7,-0.84! 0.06,-0.84! 0.34,-1.9! -1.7,-1.9!", (-1.7, 0.08, -0.84), 1.3, "#8a3a2c"),
        ("0.42,-1.14! 1.7,-1.14! 1.7,-1.9! 0.2,-1.9!", (0.4, 1.7, -1.14), 1.1, "#6c3a3c"),
    ):
        g = draw(outline)
        rows = union(*[move(arc, -1.6 + 0.13 * i + 0.065 * (j % 2), ridge[2] - 0.1 - 0.12 * j) for i in range(26) for j in range(7)])
        odd = union(*(circle(-1.6 + 0.13 * i, ridge[2] - 0.1 - 0.12 * j, 0.06) for i in range(26) for j in range(7) if (i * 7 + j * 5) % 9 == 0))
        s.puff(g, depth, 0.05, darker(c, 0.35), lighter(c, 0.12), [Mark(odd, lighter(c, 0.25), 0.6), Mark(rows, darker(c, 0.5), 0.75)], "stone", shadow=False)
        for i in range(int((ridge[1] - ridge[0]) / 0.15)):
            s.puff(
                ellipse(ridge[0] + 0.09 + 0.15 * i, ridge[2], 0.085, 0.034), depth - 0.05, 0.04, darker(c, 0.2), lighter(c, 0.25), brush="stone", shadow=False
            )
    # A flock in a wedge, far up; five that have just left their heads.
    for i in range(9):
        a, q = (i + 1) // 2, (-1) ** i
        x, y = 0.7 - 0.15 * a - 0.06 * q * a, 1.06 - 0.03 * a + 0.09 * q * a
        kind, c = (("bowler", "#34444c"), ("straw", "#e0a83c"), ("topper", "#5a3048"), ("cap", "#4f7a5c"), ("pointed", "#a8442c"))[i % 5]
        s.place(migrant(kind, c, ("up", "down", "level")[i % 3]), x, y, 0.15, 2.6, turn=12 + 5 * q, shadow=False)
    # She has hers by the ribbon.
    lx, ly, lk = -0.6, -0.82, 0.92
    pull = (-0.2, 0.03)
    weather.contact(s, lx + 0.02, ly - 0.01, 0.4, 1.24, 0.6)
    lady = people.lady(
        Pose(near_arm=(-62, -28), near_leg=(-22, -18), far_leg=(20, 6), lean=12, nod=-16),
        mood="surprised",
        profile=True,
        gaze=(0.6, 0.8),
        top="#a8344c",
        bottom="#5a2034",
        hands=("open", "grip"),
        touch={"far_hand": people.local(pull, lx, ly, lk)},
    )
    s.place(lady, lx, ly, lk, 1.14, shadow=False)
    s.place(migrant("straw", "#e8b040", "up"), 0.02, 0.5, 0.46, 1.0, turn=16, shadow=False)
    ribbon = bezier((-0.08, 0.5), (-0.3, 0.44), (-0.02, 0.22), pull, (-0.3, -0.12), (-0.14, -0.24), n=40)
    s.puff(stroke(ribbon, 0.02, 0.026, 0.026, 0.03), 1.08, 0.012, "#a82438", "#e8505c", shadow=False)
    # He does not let go of his, and goes along.
    hx, hy, hk = 0.54, 0.12, 0.68
    man = people.postman(
        Pose(near_arm=(-158, -182), far_arm=(158, 182), near_leg=(46, -30), far_leg=(-14, -60), lean=-4, nod=-24, anchor="hands"),
        hat="",
        top="#2f6284",
        bottom="#22304c",
        skin="#a87048",
        profile=True,
        mood="afraid",
        gaze=(0.4, -0.8),
        clothes="suit",
    )
    f = s.place(man, hx, hy, hk, 1.1, shadow=False)
    (ax, ay), (bx, by) = f.points["palm"], f.points["far_palm"]
    s.place(migrant("topper", "#2c2a34", "down"), (ax + bx) / 2, max(ay, by) + 0.01, 0.58, 1.0, turn=4, shadow=False)
    for px, py in ((ax, ay), (bx, by)):
        s.place(fist("grip", "#a87048"), px, py - 0.05, 0.1, 0.84, turn=180, shadow=False)
    # A boy jumps for a cap, a bald man is half out of his hatch, an old woman has climbed after hers.
    s.place(
        people.boy(
            Pose(near_arm=(-150, -166), far_arm=(150, 160), near_leg=(-30, -74), far_leg=(24, -20), lean=4, nod=-20),
            profile=True,
            mood="happy",
            gaze=(0.5, 0.9),
            hands=("open", "open"),
            top="#3f7a5c",
        ),
        -0.12,
        -0.76,
        0.52,
        1.12,
        shadow=False,
    )
    weather.contact(s, -0.12, -0.84, 0.26, 1.22, 0.5)
    s.place(migrant("cap", "#3f6a8a", "up"), 0.03, -0.07, 0.27, 1.02, turn=10, shadow=False)
    hatch = box(-0.44, -1.34, -0.04, -1.06)
    s.puff(hatch.buffer(0.03), 1.24, 0.02, "#3c2420", "#6a4434", brush="plank", shadow=False)
    s.puff(hatch, 1.22, 0.005, "#241418", "#3c2424", shadow=False)
    cx, cy, ck = -0.28, -1.74, 0.74
    s.place(
        people.captain(
            Pose(near_arm=(20, 70), lean=2, nod=-14),
            hat="",
            hair="bald",
            beard="moustache",
            top="#d8903c",
            profile=True,
            mood="angry",
            gaze=(0.5, 0.8),
            hands=("flat", "open"),
            touch={"far_hand": (0.34, 0.86), "hand": people.local((-0.08, -1.3), cx, cy, ck)},
        ),
        cx,
        cy,
        ck,
        1.16,
        shadow=False,
    )
    s.puff(box(-0.5, -1.6, 0.02, -1.34), 0.92, 0.03, "#6c2c24", "#9a4a34", [Mark(box(-1, -1.37, 1, -1.3), "#c87850", 0.9)], "plank", shadow=False)
    s.place(migrant("bowler", "#6a3c8a", "up"), 0.21, -0.92, 0.27, 0.98, turn=14, shadow=False)
    ox, oy, ok = 0.48, -1.12, 0.56
    weather.contact(s, ox, oy - 0.01, 0.3, 1.02, 0.6)
    s.place(
        people.old_woman(
            Pose(near_arm=(-30, 10), near_leg=(-12, -8), far_leg=(16, 4), lean=-8, nod=-18),
            top="#3f7468",
            profile=True,
            mood="longing",
            gaze=(0.5, 0.9),
            hands=("open", "open"),
            touch={"far_hand": (0.26, 0.94)},
        ),
        ox,
        oy,
        ok,
        0.96,
        shadow=False,
    )
    # On the chimney sits who never wore one.
    for x, y, w, d in ((0.84, -0.98, 0.14, 0.95), (-0.94, -0.62, 0.13, 1.5)):
        bricks = union(
            *(
                box(x - 0.2 + 0.1 * i + 0.05 * (j % 2), y - 0.07 * j, x - 0.192 + 0.1 * i + 0.05 * (j % 2), y - 0.07 * j + 0.07)
                for i in range(5)
                for j in range(9)
            )
        )
        beds = union(*(box(x - 0.3, y - 0.07 * j - 0.004, x + 0.3, y - 0.07 * j + 0.004) for j in range(9)))
        s.puff(box(x - w, y - 0.55, x + w, y), d, 0.05, "#7a3a2c", "#c8744c", [Mark(union(bricks, beds), "#e8c49c", 0.7)], "stone", shadow=False)
        s.puff(box(x - w - 0.03, y - 0.02, x + w + 0.03, y + 0.035), d - 0.06, 0.04, "#8a5440", "#dca478", brush="stone", shadow=False)
    s.place(animals.cat("back", "#f4dcc8", collar="#d8402c"), 0.83, -0.95, 0.32, 0.86, flip=True, shadow=False)
    weather.falling(s, [plants.leaf(1, 0.5)], ["#e08a34", "#c8482c", "#f0c048"], 26, (0.05, 0.09), (0.3, 2.2), (-1.3, 1.2))
    light.sun(s, 1.5, "#ffdca8", side=0.9, height=0.45)
    light.rig(s, 600, 300)


def migrant(kind: str, colour: str, beat: str) -> Figure:
    """A hat that flies, to the right; 1 wide, brim at y = 0. Its wings beat: up, level or down."""
    crown = {
        "bowler": draw("-28,0! -27,26 0,40 27,26 28,0!"),
        "topper": draw("-25,0! -30,54! 30,54! 25,0!"),
        "straw": draw("-25,0! -23,22 0,27 23,22 25,0!"),
        "pointed": draw("-27,0! -14,40 -26,84! 18,40 27,0!"),
        "cap": draw("-34,0! -33,26 0,36 32,24 36,0!"),
    }[kind]
    brim = draw("-10,4 40,8 58,-2 30,-10 -10,-8") if kind == "cap" else ellipse(0, -2, 50, 8.5)
    start, spread = {"up": (118, 13), "level": (156, 12), "down": (190, 12)}[beat]
    pale = mix(colour, "#fff0dc", 0.62)

    def wing(side: int, size: float, c: str, lift: float) -> list[Part]:
        """A fan of quills, the longest in the middle, and the short feathers over their roots."""
        out = []
        for i in range(6):
            n = size * (1 - 0.11 * abs(i - 2.4))
            quill = move(draw(f"0,-4 {n * 0.6},-9 {n},-2! {n * 0.7},7 0,5"), 0, 0, start + (i - 3) * spread)
            out.append(piece(move(quill, side * -20, 6, 0, 1, side < 0), darker(c, 0.08 * (i % 2)), 4, lift + 0.8 * i))
        cover = move(draw("-6,-10 18,-14 38,-5 34,9 4,12"), 0, 0, start - 0.3 * spread)
        return [*out, piece(move(cover, side * -20, 6, 0, 1, side < 0), lighter(c, 0.25), 5, lift + 6)]

    band = crown.intersection(box(-60, 2, 60, 11))
    tails = stroke(bezier((-26, 6), (-48, 12), (-60, -8), (-84, 0), n=14), 5, 4, 2)
    return thing(
        [
            *wing(-1, 66, darker(pale, 0.14), -14),
            *wing(1, 80, pale, -12),
            piece(tails, lighter(colour, 0.5), 2, -1),
            piece(crown, colour, 16, 2, [Mark(band, lighter(colour, 0.6), 0.9)], "cloth"),
            piece(brim, darker(colour, 0.08), 6, 9, [], "cloth"),
        ]
    )


@card("poppy", focus=1.5)
def dice_town(s: Stage) -> None:
    s.sheet(box(-2, -2.3, 2, 2.3), 3.2, "#e8a890", "#f8dcc4", span=(-1.5, 1.5), bump=0.5, translucent=0)
    streets = union(
        *(line([(-2, -1.6 + i * 0.62 - 1.0), (2, -1.6 + i * 0.62 + 1.0)], 0.15) for i in range(-2, 8)),
        *(line([(-2, -1.6 + i * 0.62 + 1.0), (2, -1.6 + i * 0.62 - 1.0)], 0.15) for i in range(-2, 8)),
    )
    s.sheet(streets.intersection(box(-1.6, -2, 1.6, 2)), 3.1, "#fbeedc", "#fff8ec", shadow=False, thick=0.004)
    cells = []
    for j in range(9):
        for i in range(-2, 3):
            x = i * 0.62 + (0.31 if j % 2 else 0)
            y = 1.04 - j * 0.31
            cells.append((x, y, j))
    for n, (x, y, j) in enumerate(cells):
        if abs(x) > 1.2 or (j >= 6 and -0.75 < x < 0.4) or (j == 8):
            continue
        big = 0.4
        seven = (j, round(x, 2)) == (5, 0.31) or (j == 5 and abs(x - 0.31) < 0.02)
        top = 7 if seven else (n * 5 + j) % 6 + 1
        colour = "#ffe49c" if seven else ("#fbf4e4", "#f8e8d8", "#fffaf0")[n % 3]
        s.puff(move(ellipse(0, 0, 0.2, 0.09, -10), x + 0.07, y + 0.02), 2.9 - j * 0.1, 0.004, "#b86058", "#c87068", shadow=False)
        s.place(marvels.die(top, (n * 3) % 6 + 1, (n * 7 + 2) % 6 + 1, colour, doors=True), x, y - 0.05, big, 2.8 - j * 0.12, shadow=False)
        if n % 4 == 1 and not seven:
            s.puff(circle(x + 0.3, y + 0.03, 0.055), 2.6 - j * 0.12, 0.05, "#4f7a3c", "#a8c460", shadow=False)
    # The shadow of the hand, then the hand.
    h = props.hand("hold", "#eab48c", "#a8242c")
    shade = h.moved(-0.02, 0.52, 172, 1.25).silhouette()
    s.sheet(shade, 1.3, mat=veils.tint("#6a1c28", 0.42), shadow=False)
    s.place(h, 0.24, 1.62, 1.15, 0.9, turn=176, shadow=False)
    for x, y, k, t, p in ((0.06, 0.5, 0.3, 16, (5, 3, 1)), (0.42, 0.42, 0.3, -20, (2, 6, 4))):
        s.place(marvels.die(*p, "#fffaf0"), x, y, k, 0.85, turn=t, shadow=False)
    people_ = (
        (people.captain("run", top="#34568a", mood="surprised"), -0.4, -1.3, 0.36, True),
        (people.lady("run", top="#2f7a6a", mood="surprised"), -0.08, -1.36, 0.36, False),
        (people.old_man("walk", top="#7a5a34"), -0.62, -1.42, 0.36, True),
        (people.girl("run", top="#e8b030", mood="surprised"), 0.2, -1.44, 0.28, False),
        (people.boy("run", top="#c83c34", mood="surprised"), -0.3, -0.96, 0.26, True),
        (people.librarian("run", top="#5a4a8a", mood="surprised"), 0.02, -0.98, 0.3, False),
    )
    for i, (f, x, y, k, flip) in enumerate(people_):
        d = 1.2 - 0.04 * i
        weather.contact(s, x, y, k * 0.7, d + 0.06, 0.45, "#7a2c30")
        case = props.suitcase(("#9a5a34", "#3f6a6a", "#7a3450")[i % 3])
        s.place(f.holding(case, "hand", "handle", 0.4) if i % 2 == 0 else f.holding(case, "far_hand", "handle", 0.36), x, y, k, d, flip=flip, shadow=False)
    light.sun(s, 1.5, side=-0.6)
    light.rig(s, 850, 150)
