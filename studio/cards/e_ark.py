"""One more wants to come aboard."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, land, light, props, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.props import lamps, trinkets
from theatre.registry import card
from theatre.stage import Stage

HEEL = -6.0
"""The umbrella heels over to the right, where the weight is."""
RIM = -0.42


def heel(g: Geom) -> Geom:
    return affinity.rotate(g, HEEL, origin=(-0.14, -0.9))


def fur(s: Stage, g: Geom, depth: float, height: float, colour: str, *marks: tuple[Geom, str, float, float]) -> None:
    painted = [Mark(heel(m), c, a, b) for m, c, a, b in marks]
    s.puff(heel(g), depth, height, darker(colour, 0.26), lighter(colour, 0.14), painted, "fur", shadow=False)


def flat(g: Geom, colour: str, alpha: float = 1.0, blur: float = 0.0) -> tuple[Geom, str, float, float]:
    return g, colour, alpha, blur


def bear(s: Stage, depth: float) -> None:
    """Leans out on the other side, and waves: come in."""
    c = "#7c5234"
    fur(s, limb([(-0.46, -0.04), (-0.24, 0.08), (-0.2, 0.4)], 0.17, 0.14, 0.11), depth + 0.06, 0.05, darker(c, 0.12))
    fur(
        s,
        draw("-0.98,-0.6 -0.97,-0.24 -0.86,0.04 -0.64,0.12 -0.46,0.0 -0.4,-0.28 -0.4,-0.6"),
        depth,
        0.16,
        c,
        flat(ellipse(-0.52, -0.36, 0.12, 0.24, 8), lighter(c, 0.32), 0.8, 0.03),
    )

    def at(g: Geom) -> Geom:
        return move(g, -0.6, 0.2, 8, 1.06)

    fur(s, at(circle(0.0, 0.2, 0.066)), depth + 0.02, 0.03, darker(c, 0.15))
    head = draw("-0.22,-0.04 -0.19,0.12 -0.07,0.2 0.08,0.17 0.16,0.08 0.26,0.05 0.32,0.0 0.31,-0.08 0.24,-0.14 0.1,-0.19 -0.06,-0.22 -0.18,-0.16")
    mouth = draw("0.29,-0.06! 0.2,-0.06 0.13,-0.02! 0.16,-0.11 0.24,-0.12")
    fur(
        s,
        at(head),
        depth - 0.14,
        0.12,
        c,
        flat(at(draw("0.15,0.07 0.26,0.05 0.32,0.0 0.31,-0.08 0.24,-0.14 0.11,-0.16 0.12,-0.04")), lighter(c, 0.42), 0.95, 0.01),
        flat(at(mouth), "#4a1418"),
        flat(at(ellipse(0.21, -0.1, 0.03, 0.014)), "#e0705c"),
        flat(at(ellipse(0.09, 0.06, 0.026, 0.03)), "#180e10"),
        flat(at(circle(0.1, 0.072, 0.009)), "#ffffff"),
        flat(at(stroke([(0.05, 0.125), (0.09, 0.135), (0.13, 0.12)], 0.014, 0.02, 0.012)), darker(c, 0.5)),
        flat(at(ellipse(0.06, -0.06, 0.05, 0.035)), "#c8583c", 0.4, 0.02),
    )
    s.puff(heel(at(ellipse(0.305, 0.02, 0.037, 0.032))), depth - 0.28, 0.03, "#140c10", "#5a4a50", shadow=False)
    fur(s, at(circle(-0.12, 0.17, 0.075)), depth - 0.22, 0.04, c, flat(at(circle(-0.12, 0.17, 0.042)), darker(c, 0.4), 0.9, 0.01))
    paw = union(limb([(-0.72, -0.1), (-0.52, -0.26), (-0.34, -0.22)], 0.18, 0.15, 0.13), circle(-0.32, -0.22, 0.07))
    fur(s, paw, depth - 0.26, 0.06, c)
    pads = union(circle(-0.195, 0.41, 0.026), *(circle(-0.195 + 0.05 * math.cos(a), 0.415 + 0.05 * math.sin(a), 0.012) for a in (0.6, 1.3, 2.0, 2.7)))
    fur(s, circle(-0.195, 0.415, 0.075), depth + 0.02, 0.04, darker(c, 0.1), flat(pads, "#3a2018", 0.9))


def hare(s: Stage, depth: float) -> None:
    """Holds on to the mast."""
    c = "#ece0d0"
    for ear, d in (
        ("-0.2,-0.02 -0.34,0.06 -0.44,0.02 -0.42,-0.03 -0.3,-0.04 -0.19,-0.08", depth + 0.04),
        ("-0.2,0.0 -0.32,0.12 -0.42,0.13 -0.42,0.07 -0.32,0.02 -0.2,-0.05", depth - 0.16),
    ):
        g = draw(ear)
        fur(s, g, d, 0.02, c if d < depth else darker(c, 0.15), flat(g.buffer(-0.016), "#e8a090", 0.8, 0.01))
    fur(s, draw("-0.34,-0.6 -0.36,-0.34 -0.29,-0.16 -0.18,-0.1 -0.1,-0.24 -0.1,-0.6"), depth, 0.07, c)
    head = draw("-0.27,-0.06 -0.24,0.03 -0.15,0.05 -0.07,0.0 -0.03,-0.06 -0.03,-0.1 -0.08,-0.14 -0.16,-0.16 -0.24,-0.14")
    fur(
        s,
        head,
        depth - 0.12,
        0.06,
        c,
        flat(ellipse(-0.125, -0.03, 0.04, 0.045), "#ffffff"),
        flat(ellipse(-0.108, -0.03, 0.02, 0.027), "#1c1014"),
        flat(stroke([(-0.17, 0.015), (-0.13, 0.03), (-0.1, 0.028)], 0.012, 0.014, 0.01), "#8a7464"),
        flat(ellipse(-0.035, -0.075, 0.018, 0.014), "#c8605c"),
        flat(ellipse(-0.07, -0.118, 0.016, 0.014), "#5a2024"),
    )
    for y, d in ((-0.26, depth - 0.2), (-0.36, depth - 0.24)):
        fur(s, union(limb([(-0.24, y - 0.02), (-0.16, y - 0.05), (-0.08, y)], 0.08, 0.06, 0.055), ellipse(-0.085, y, 0.036, 0.044)), d, 0.03, c)


def fox(s: Stage, depth: float) -> None:
    """Not on my side."""
    c, white, dark = "#dc641e", "#fff2dc", "#4a1c10"
    fur(
        s,
        draw("0.02,-0.6 0.02,-0.34 0.08,-0.16 0.18,-0.12 0.28,-0.2 0.34,-0.4 0.34,-0.6"),
        depth,
        0.09,
        c,
        flat(draw("0.2,-0.14 0.28,-0.2 0.34,-0.42 0.3,-0.6 0.22,-0.5 0.2,-0.3"), white, 0.95, 0.01),
    )

    def at(g: Geom) -> Geom:
        return move(g, 0.14, 0.14, 0, 1.0, True)

    for ear, d in (("-0.17,-0.06 -0.15,0.15! -0.03,-0.02", depth + 0.02), ("-0.1,-0.05 0.0,0.16! 0.05,-0.07 -0.02,-0.1", depth - 0.16)):
        g = at(draw(ear))
        fur(s, g, d, 0.025, c if d < depth else darker(c, 0.2), flat(g.intersection(box(-2, 0.2, 2, 2)), dark, 0.9, 0.01))
    head = at(
        draw(
            "0.05,-0.1 0.0,-0.03 -0.08,-0.01 -0.16,-0.04 -0.22,-0.09 -0.3,-0.13 -0.37,-0.16 -0.38,-0.2 -0.33,-0.235 -0.24,-0.25 -0.16,-0.28! -0.12,-0.265 -0.08,-0.32! -0.03,-0.28 0.03,-0.32! 0.06,-0.22"
        )
    )
    cheek = at(
        draw("-0.37,-0.19 -0.28,-0.19 -0.2,-0.19 -0.12,-0.2 -0.04,-0.16 0.06,-0.2! 0.03,-0.32! -0.03,-0.28 -0.08,-0.32! -0.12,-0.26 -0.2,-0.28 -0.34,-0.25")
    )
    lid = at(draw("-0.19,-0.11! -0.15,-0.09 -0.09,-0.085! -0.12,-0.125 -0.16,-0.125"))
    brow = at(stroke([(-0.21, -0.1), (-0.15, -0.07), (-0.08, -0.055)], 0.016, 0.02, 0.012))
    mouth = at(line(bezier((-0.35, -0.22), (-0.28, -0.205), (-0.22, -0.225), n=10), 0.011))
    fur(
        s,
        head,
        depth - 0.2,
        0.07,
        c,
        flat(cheek.intersection(head), white, 0.97),
        flat(lid.buffer(0.008), dark),
        flat(lid, "#ffe088"),
        flat(at(circle(-0.155, -0.106, 0.016)), "#1c1010"),
        flat(brow, dark),
        flat(mouth, dark),
    )
    s.puff(heel(at(ellipse(-0.375, -0.165, 0.028, 0.022))), depth - 0.3, 0.025, "#140c10", "#4a3a40", shadow=False)
    arm = union(limb([(0.14, -0.26), (0.26, -0.34), (0.4, -0.2)], 0.1, 0.085, 0.07), ellipse(0.41, -0.18, 0.045, 0.055, -20))
    fur(s, arm, depth - 0.26, 0.04, c, flat(circle(0.42, -0.17, 0.09), dark, 0.9, 0.01))


def hippo(s: Stage, depth: float) -> None:
    """Chin and one foot on the rim, a suitcase on its head, the best of manners."""
    c = "#8c7c98"

    def hide(g: Geom, d: float, height: float, *marks: Mark) -> None:
        s.puff(g, d, height, darker(c, 0.3), lighter(c, 0.16), marks, "skin", shadow=False)

    hide(draw("0.66,-1.3 0.74,-0.96 0.92,-0.76 1.2,-0.7 1.4,-1.3"), depth + 0.1, 0.14)
    hide(ellipse(0.99, -0.3, 0.05, 0.07, -20), depth + 0.02, 0.03, Mark(ellipse(0.985, -0.3, 0.025, 0.04, -20), "#c88c94", 0.9))
    head = draw(
        "1.1,-0.6 1.04,-0.42 0.94,-0.34 0.84,-0.36 0.76,-0.44 0.66,-0.46 0.54,-0.42 0.46,-0.48 0.43,-0.62 0.46,-0.76 0.58,-0.84 0.76,-0.86 0.94,-0.9 1.1,-0.84"
    )
    grin = line(bezier((0.45, -0.7), (0.6, -0.78), (0.78, -0.72), (0.84, -0.66), n=16), 0.018)
    hide(
        head,
        depth,
        0.17,
        Mark(draw("0.46,-0.72 0.6,-0.8 0.8,-0.76 0.9,-0.9 0.58,-0.86"), "#c8a0a8", 0.6, 0.02),
        Mark(ellipse(0.5, -0.5, 0.03, 0.02, 30), "#3a2c3c"),
        Mark(grin, "#3a2030"),
        Mark(ellipse(0.8, -0.6, 0.06, 0.04), "#e08c94", 0.5, 0.03),
        Mark(ellipse(0.86, -0.43, 0.05, 0.054), "#fffaf0"),
        Mark(ellipse(0.842, -0.425, 0.027, 0.034), "#1c1418"),
        Mark(circle(0.836, -0.412, 0.01), "#ffffff"),
        Mark(stroke([(0.8, -0.375), (0.86, -0.355), (0.91, -0.365)], 0.014, 0.02, 0.012), darker(c, 0.5)),
    )
    hide(ellipse(0.53, -0.455, 0.06, 0.045, 20), depth - 0.16, 0.04, Mark(ellipse(0.515, -0.45, 0.022, 0.016, 30), "#3a2c3c"))
    s.puff(
        union(draw("0.52,-0.72! 0.55,-0.66 0.58,-0.725!"), draw("0.6,-0.745! 0.625,-0.69 0.655,-0.745!")),
        depth - 0.24,
        0.015,
        "#d8ccb4",
        "#fffdf0",
        shadow=False,
    )
    ear = ellipse(0.93, -0.3, 0.045, 0.065, 16)
    hide(ear, depth - 0.16, 0.03, Mark(ear.buffer(-0.02), "#c88c94", 0.9))
    foot = union(limb([(0.84, -0.94), (0.66, -0.9), (0.52, -0.82)], 0.24, 0.2, 0.18), ellipse(0.5, -0.81, 0.12, 0.09, 20))
    nails = union(*(ellipse(0.42 + 0.05 * i, -0.845 - 0.012 * i, 0.02, 0.024) for i in range(3)))
    hide(foot, depth - 0.3, 0.09, Mark(nails, "#f4e4d8", 0.95))
    s.place(props.suitcase("#b0603a", "#5a2c1c"), 0.88, -0.37, 0.27, depth - 0.05, turn=-4, shadow=False)


@card("storm", focus=1.5)
def umbrella_ark(s: Stage) -> None:
    evening = ((0.0, "#c8ccc0"), (0.3, "#94a8ac"), (0.6, "#54707e"), (1.0, "#1c3448"))
    sky.backdrop(
        s,
        stops=evening,
        wisps=0.5,
        heaps=[(-0.7, 1.0, 1.0), (0.6, 1.16, 1.0), (0.3, 0.5, 0.6)],
        cloud="#b4c0c4",
        shade="#5c7480",
        glow=sky.Glow(0.5, -0.2, 0.7, "#fff0c8", 0.4),
    )
    for i, (y, d) in enumerate(((-0.4, 4.2), (-0.5, 3.4), (-0.62, 2.6))):
        low, high = (("#4f6e7a", "#94acb0"), ("#42626e", "#7c9ca4"), ("#36545f", "#6c9098"))[i]
        s.sheet(land.swell(s.rng, y, 0.04 + 0.015 * i, 5 - i), d, low, high, span=(y - 0.2, y + 0.06))
    s.puff(heel(ellipse(-0.14, RIM, 0.76, 0.11)), 1.85, 0.01, "#5a1418", "#8a2428", shadow=False)
    mast = union(line([(-0.06, -0.9), (-0.06, 0.78)], 0.045), line(bezier((-0.06, 0.76), (-0.06, 1.04), (0.24, 1.04), (0.22, 0.78), n=20), 0.058))
    s.puff(heel(mast), 1.62, 0.03, "#5a3a24", "#c08850", brush="plank", shadow=False)
    hook = heel(circle(0.22, 0.78, 0.01)).centroid
    lamp = s.place(lamps.storm_lamp("#6a4a28"), hook.x + 0.0, hook.y - 0.32, 0.34, 1.5, shadow=False)
    lx, ly = lamp.points["lamp"]
    weather.halo(s, lx, ly, 1.3, 0.5, "#ffc870", 0.45)
    top = heel(circle(0.08, 0.98, 0.01)).centroid
    s.place(animals.mouse("up", "#b0a4a8"), top.x, top.y - 0.01, 0.24, 1.5, turn=HEEL, shadow=False)
    bear(s, 1.6)
    owl = heel(circle(-0.64, 0.42, 0.01)).centroid
    s.place(animals.owl("perch", "#9a7448"), owl.x, owl.y - 0.04, 0.3, 1.35, turn=HEEL, shadow=False)
    hare(s, 1.45)
    fox(s, 1.5)
    scallops = " ".join(f"{-0.92 + 0.312 * i + 0.156:.3f},{RIM - 0.06:.3f} {-0.92 + 0.312 * (i + 1):.3f},{RIM + 0.02:.3f}!" for i in range(5))
    bowl = heel(draw(f"-0.92,{RIM + 0.02}! {scallops} 0.56,-0.8 0.3,-1.08 -0.14,-1.2 -0.58,-1.08 -0.84,-0.8"))
    ribs = union(*(heel(line(bezier((x, RIM + 0.02), (-0.14 + (x + 0.14) * 0.9, -0.86), (-0.14, -1.24), n=20), 0.014)) for x in (-0.608, -0.296, 0.016, 0.328)))
    gores = union(*(heel(Polygon([(a, RIM + 0.05), (a + 0.312, RIM + 0.05), (-0.14, -1.24)])) for a in (-0.608, 0.016)))
    s.puff(bowl, 1.2, 0.2, "#a81f24", "#ec4a3c", [Mark(gores, "#f4745c", 0.45), Mark(ribs, "#6a1418", 0.8)], "cloth", shadow=False)
    # The fish travels outside, on a rib, where the sea air is.
    rib = heel(circle(-0.296, RIM + 0.02, 0.01)).centroid
    px, py = rib.x, rib.y - 0.27
    fish = animals.fish("#f4a03c", "#fff0c0").moved(px + 0.147, py + 0.185, 58, 0.34)
    s.place(veils.cropped(fish, box(px - 0.13, py + 0.17, px + 0.2, 2)), 0, 0, 1, 0.8, shadow=False)
    s.place(trinkets.bucket("#dce4e4", "#5c7c84"), px, py, 0.3, 0.76, shadow=False)
    hippo(s, 1.0)
    for i, (y, d) in enumerate(((-0.94, 0.62), (-1.12, 0.4), (-1.3, 0.2))):
        low, high = (("#2c4c58", "#6c98a0"), ("#24424e", "#5c868e"), ("#1c3642", "#4a7078"))[i]
        g = land.breakers(s.rng, y, 4 - i // 2, 0.1 + 0.01 * i)
        s.puff(
            g.intersection(box(-1.4, -1.8, 1.4, 1)),
            d,
            0.04,
            low,
            high,
            [Mark(g.difference(affinity.translate(g, 0.004, -0.02)), "#cfe0e0", 0.85)],
            cell=0.011,
            shadow=False,
        )
    weather.rain(s, slant=0.22, count=110)
    light.lamp(s, lx, ly - 0.1, 1.0, 16, "#ffc070", 0.2)
    light.rig(s, 900, 220)
    light.sun(s, 0.6)
