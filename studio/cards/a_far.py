"""Great distances: sand."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import marvels
from theatre.registry import card
from theatre.stage import FULL, Stage


def mirage(s: Stage, y: float) -> None:
    """What she is after: the sea, and herself on it, upside down in the hot air."""

    def sea(at: float, depth: float, low: str, high: str, crests: int) -> None:
        g = affinity.scale(land.swell(s.rng, -at, 0.022, crests), 1, -1, origin=(0, 0))
        s.sheet(g, depth, low, high, span=(at, at + 0.35), shadow=False, glow=0.08)
        s.sheet(g.difference(move(g, 0, 0.018)), depth - 0.03, "#e4f8f4", shadow=False, thick=0.003, edge=0)

    sea(y - 0.06, 4.6, "#7cc4cc", "#3f94ac", 7)
    x = 0.5
    s.puff(draw(f"{x - 0.3},{y}! {x - 0.16},{y - 0.06} {x},{y - 0.08} {x + 0.16},{y - 0.06} {x + 0.34},{y}!"), 4.4, 0.02, "#84b488", "#c8d89c", shadow=False)
    for px, h, lean in ((x - 0.14, 0.16, -0.04), (x - 0.02, 0.24, 0.03)):
        tip = (px + lean, y - 0.06 - h)
        s.puff(stroke(bezier((px, y - 0.05), (px, y - 0.08 - h / 2), tip, n=12), 0.026, 0.018), 4.36, 0.01, "#8c7458", "#c0a47c", shadow=False)
        fronds = [
            stroke(bezier(tip, (tip[0] + 0.07 * u, tip[1] - 0.07), (tip[0] + 0.12 * u, tip[1] + 0.03 * abs(u)), n=8), 0.028, 0.006)
            for u in (-1.0, -0.5, 0.5, 1.0)
        ]
        s.puff(union(*fronds), 4.3, 0.012, "#3f8a6c", "#84bc84", shadow=False)
    s.place(props.lighthouse("#f4ece0", "#d8705c"), x + 0.16, y - 0.04, 0.3, 4.36, turn=180, shadow=False)
    s.place(props.ship("#a87058", "#f08c78", "#fff0dc"), -0.42, y + 0.03, 0.52, 4.3, turn=180, shadow=False)
    sea(y + 0.04, 4.1, "#4fa8bc", "#1f7494", 5)


def swimming_camel(s: Stage, x: float, y: float, k: float, depth: float, colour: str, rug: str, belt: bool = False) -> None:
    """To the left, in sand up to the chest, and above all that."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, 0, k)

    def fur(g: Geom, d: float, height: float, *marks: tuple[Geom, str]) -> None:
        painted = [Mark(at(m), c) for m, c in marks if not m.is_empty]
        s.puff(at(g), depth - d * k, height * k, darker(colour, 0.24), lighter(colour, 0.16), painted, "fur", shadow=False)

    humps = draw("0.04,-0.16 0.1,0.04 0.2,0.16 0.29,0.32 0.39,0.18 0.47,0.14 0.55,0.2 0.63,0.33 0.73,0.18 0.86,0.02 0.94,-0.16")
    cloth = draw("0.36,0.26! 0.47,0.13 0.57,0.25! 0.62,0.02 0.6,-0.16! 0.34,-0.16! 0.32,0.02")
    bands = union(line([(0.3, -0.02), (0.64, -0.02)], 0.03), line([(0.3, 0.06), (0.64, 0.06)], 0.014)).intersection(cloth)
    fur(humps, 0.0, 0.13, (cloth.intersection(humps), rug), (bands, "#f8e0a0"))
    fur(limb([(0.18, -0.1), (-0.02, -0.04), (-0.09, 0.2), (-0.12, 0.42)], 0.24, 0.17, 0.13, 0.13), 0.1, 0.07)
    fur(stroke([(-0.09, 0.52), (-0.01, 0.6)], 0.06, 0.025), 0.14, 0.02)
    skull = draw("-0.04,0.44 -0.06,0.53 -0.14,0.57 -0.24,0.54 -0.34,0.49 -0.42,0.46 -0.45,0.4 -0.43,0.34 -0.35,0.32 -0.24,0.35 -0.14,0.34 -0.06,0.37")
    lid = ellipse(-0.185, 0.475, 0.035, 0.036)
    shut = lid.intersection(box(-1, 0.478, 1, 1))
    lashes = union(*(line([(-0.2 + 0.02 * i, 0.478), (-0.222 + 0.022 * i, 0.452)], 0.009) for i in range(3)))
    fur(
        skull,
        0.16,
        0.07,
        (draw("-0.45,0.4 -0.43,0.34 -0.35,0.32 -0.3,0.36 -0.34,0.42 -0.42,0.45"), lighter(colour, 0.35)),
        (lid, "#1c1014"),
        (shut, darker(colour, 0.2)),
        (lashes, "#1c1014"),
        (line([(-0.41, 0.425), (-0.385, 0.435)], 0.018), "#3a1c14"),
        (line(bezier((-0.44, 0.37), (-0.37, 0.385), (-0.31, 0.37), n=8), 0.014), "#3a1c14"),
    )
    if belt:
        ring = ellipse(-0.05, 0.09, 0.17, 0.085, 12).difference(ellipse(-0.05, 0.13, 0.09, 0.03, 12))
        stripes = union(
            *(Polygon([(-0.05, 0.1), (math.cos(a), 0.1 + math.sin(a)), (math.cos(a + 0.5), 0.1 + math.sin(a + 0.5))]) for a in (0.3, 1.5, 2.8, 3.8, 4.9, 5.8))
        ).intersection(ring)
        s.puff(at(ring), depth - 0.24 * k, 0.06 * k, "#e8dcc8", "#fffdf4", [Mark(at(stripes), "#d8382c", 0.95)], shadow=False)
    # Sand that it pushes before it and leaves behind.
    wave = draw(
        "-0.28,-0.16! -0.24,-0.07 -0.14,-0.03 -0.04,-0.08 0.1,-0.06 0.24,-0.11 0.5,-0.09 0.74,-0.12 0.96,-0.06 1.16,-0.13 1.3,-0.17! 0.6,-0.23 0.0,-0.23"
    )
    s.puff(at(wave), depth - 0.3 * k, 0.05 * k, "#d89c50", "#fbe0a4", brush="stone", shadow=False)


@card("desert", focus=1.7)
def dune_ship(s: Stage) -> None:
    s.view(rise=-0.4, roll=4, lens=1.08, pivot=1.7)
    heat = ((0.0, "#ffe08c"), (0.35, "#ffe49c"), (0.7, "#fff0c0"), (1.0, "#e8f4e0"))
    sky.backdrop(s, stops=heat, strength=1.2, wisps=0, glow=sky.Glow(0.8, 0.2, 0.8, "#fff6d0", 0.5))
    weather.sun(s, 0.84, 0.36, 0.16, 4.6, "#ffd468", "#ff9c48")
    mirage(s, 1.12)
    for i, (y, d) in enumerate(((-0.36, 4.2), (-0.5, 3.6), (-0.66, 3.0))):
        low, high = (("#e0b478", "#f8e0ac"), ("#d09a58", "#f4d090"), ("#c08444", "#f0c078"))[i]
        s.sheet(land.dunes(s.rng, y, 0.2), d, low, high, span=(y - 0.2, y + 0.2))
        weather.fog(s, d - 0.2, "#fbe8c0", 0.4, y - 0.4, y + 0.1)
    # She climbs a dune that breaks like a wave.
    hull = s.place(props.ship("#8a4a2c", "#e8604c", "#fff0d4"), 0.2, -0.84, 1.26, 2.0, turn=-9, flip=True).parts[-1].shape
    rail = hull.difference(move(hull, 0, -0.034)).intersection(box(-2, -0.62, 2, 2))
    s.puff(rail, 1.8, 0.02, "#4a2414", "#b0683c", brush="wood", shadow=False)
    # The captain stands on deck, behind the rail, as high as the hip.
    x, y, k = -0.4, -0.61, 0.66
    glass = (-0.7, 0.03)
    captain = people.captain(
        Pose(near_leg=(-5, -5), far_leg=(6, 4), lean=6, nod=-10),
        mood="proud",
        profile=True,
        gaze=(0.8, 0.4),
        skin="#7a4a30",
        hair="curly",
        hair_colour="#1c1416",
        beard="",
        nose="snub",
        hat="bowler",
        hat_colour="#f4e0a8",
        top="#167a86",
        hands=("grip", "grip"),
        touch={"hand": people.local((glass[0] + 0.14, glass[1] - 0.035), x, y, k, True), "far_hand": people.local(glass, x, y, k, True)},
    )
    placed = captain.moved(x, y, 0, k, True)
    s.place(veils.cropped(placed, FULL.difference(hull).intersection(box(-2, -0.5, 2, 2))), 0, 0, 1, 1.86, shadow=False)
    s.place(marvels.spyglass("#e0a848"), placed.points["head"][0] - 0.06, glass[1] - 0.045, 0.32, 1.74, turn=168, shadow=False)

    def surf(y: float, crests: int, tall: float, depth: float, low: str, high: str) -> None:
        """Dunes as waves: a long back, a sharp crest that leans to the left, and the wind's ripples on them."""
        w = 2.8 / crests
        start = -1.4 - w * s.rng.random()
        pts = []
        for i in range(crests + 2):
            h = tall * s.rng.uniform(0.8, 1.2)
            back = bezier(
                (start + w * (i + 0.12), y + h), (start + w * (i + 0.36), y + h * 0.8), (start + w * (i + 0.6), y), (start + w * (i + 0.9), y - h * 0.1), n=16
            )
            pts += [
                *back,
                *bezier(back[-1], (start + w * (i + 1.16), y - h * 0.1), (start + w * (i + 1.26), y + tall * 0.5), (start + w * (i + 1.12), y + tall), n=10)[
                    1:-1
                ],
            ]
        g = Polygon([*pts, (3, -2.2), (-3, -2.2)]).buffer(0.008).buffer(-0.008)
        crest = g.difference(move(g, 0, -0.022))
        ripples = union(*(line([(v / 12, y - 0.06 - 0.075 * i + 0.022 * math.sin(v / 2.2 + i * 1.7)) for v in range(-18, 19)], 0.011) for i in range(5)))
        s.puff(
            g.intersection(box(-1.5, -1.9, 1.5, 1)),
            depth,
            0.05,
            low,
            high,
            [Mark(ripples, darker(low, 0.12), 0.5), Mark(crest, "#fff0c8", 0.8)],
            "stone",
            cell=0.011,
            shadow=False,
        )

    surf(-0.75, 3, 0.12, 1.6, "#b87438", "#f4c880")
    # The bow throws sand up, as it would throw water.
    for curl, d, low, high in (
        (
            "-0.2,-1.0! -0.34,-0.74 -0.5,-0.6 -0.68,-0.54 -0.84,-0.58 -0.92,-0.7! -0.82,-0.66 -0.74,-0.7 -0.78,-0.78 -0.9,-0.84 -1.1,-0.86! -1.0,-1.0!",
            1.54,
            "#e4b468",
            "#fff0cc",
        ),
        ("-0.1,-1.04! -0.22,-0.86 -0.36,-0.74 -0.52,-0.7 -0.62,-0.78! -0.54,-0.77 -0.5,-0.82 -0.6,-0.92 -0.7,-1.04!", 1.46, "#c88c40", "#f8dca0"),
    ):
        g = draw(curl)
        streaks = union(
            *(line(bezier((-0.16 - 0.05 * i, -1.0), (-0.4 - 0.03 * i, -0.76 + 0.02 * i), (-0.8 + 0.02 * i, -0.62 - 0.05 * i), n=14), 0.016) for i in range(5))
        )
        s.puff(
            g, d, 0.05, low, high, [Mark(streaks.intersection(g), "#b87c34", 0.5), Mark(g.difference(move(g, 0, -0.03)), "#fff6d8", 0.9)], "stone", shadow=False
        )
    grains = [circle(s.rng.uniform(-0.98, -0.3), s.rng.uniform(-0.64, -0.4), s.rng.uniform(0.008, 0.018)) for _ in range(22)]
    s.puff(union(*grains), 1.5, 0.01, "#e8b868", "#fff0c8", shadow=False)
    # Camels swim along, one with a belt: it does not trust the sand.
    swimming_camel(s, 0.42, -1.0, 0.46, 1.3, "#8c5428", "#2f6a8a")
    surf(-1.16, 3, 0.1, 1.15, "#a8642c", "#f0bc70")
    swimming_camel(s, -0.5, -1.2, 0.62, 0.95, "#6e3818", "#1f7a80", belt=True)
    surf(-1.38, 4, 0.07, 0.7, "#98562a", "#e4a85c")
    swimming_camel(s, 0.5, -1.4, 0.56, 0.5, "#522a14", "#d0483c")
    for gx, gy, size in ((0.02, 0.98, 0.11), (0.14, 0.9, 0.08)):
        s.place(animals.goose("fly"), gx, gy, size, 3.0, flip=True)
    light.sun(s, 2.2, "#ffe0b0", side=0.9, height=0.4)
    light.rig(s, 800, 200, left=False)
