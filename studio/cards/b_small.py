"""Worlds in small things: a suitcase, an hourglass."""

import math

from shapely import affinity
from shapely.geometry import LineString, Polygon, box

from theatre import animals, land, light, material, people, sky, solids, veils
from theatre.curves import bezier, circle, draw, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("desert", focus=1.6)
def hourglass_beach(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, heaps=[(-0.7, 0.5, 0.6), (0.75, 0.75, 0.6)], glow=sky.Glow(-0.6, 0.0, 0.7, "#fff6e0", 0.5))
    for i, (y, d) in enumerate(((-0.46, 4.2), (-0.56, 3.7), (-0.7, 3.2))):
        s.sheet(land.swell(s.rng, y, 0.02, 5 - i), d, ("#3f94a4", "#58a8b0", "#8cc8c0")[i], ("#8cc8c8", "#b8dcd0", "#f0f8e8")[i], span=(y - 0.2, y + 0.03))
    g = land.hill(s.rng, -0.94, 0.05, 0.5)
    s.sheet(g, 2.7, "#c88a58", "#fbe0ac", span=(-1.4, -0.88), bump=0.8)
    x, d = 0.0, 1.7
    low, high, _r = -1.16, 1.1, 0.66
    neck = 0.0
    # Frame.
    for y, h in ((low - 0.1, 0.1), (high, 0.1)):
        solids.lathe(
            s,
            [(0, 0), (0.82, 0), (0.84, 0.03), (0.84, h - 0.02), (0.8, h), (0, h)],
            x,
            y,
            d,
            1.0,
            material.solid("#8a4a2c", "#6a3420", rough=0.5, bump=0.3, grain=12),
        )
    for u in (-0.76, 0.76):
        s.puff(stroke([(x + u, low - 0.02), (x + u, 0.0), (x + u, high + 0.02)], 0.07, 0.05, 0.07), d, 0.05, "#6a3420", "#b8744a", brush="plank")
    # The sand above, the thread of sand, the beach below.
    upper = draw(
        f"{x - 0.5},{neck + 0.5} {x - 0.2},{neck + 0.48} {x},{neck + 0.45} {x + 0.2},{neck + 0.48} {x + 0.5},{neck + 0.5} {x + 0.36},{neck + 0.34} {x + 0.06},{neck + 0.08} {x},{neck} {x - 0.06},{neck + 0.08} {x - 0.36},{neck + 0.34}"
    )
    s.puff(upper, d, 0.22, "#d09850", "#f8dc9c", brush="stone")
    half = [(0.62, 0.0), (0.66, 0.2), (0.64, 0.55), (0.46, 0.84), (0.2, 1.0), (0.06, 1.13)]
    outline = solids.profile([*half, *[(rr, 2.26 - hh) for rr, hh in half[::-1]]])
    inside = Polygon([(x + rr, low + hh) for rr, hh in outline] + [(x - rr, low + hh) for rr, hh in outline[::-1]]).buffer(-0.025)
    dune = draw("-0.7,-1.2! -0.7,-0.9 -0.3,-0.94 0.1,-0.86 0.4,-0.78 0.7,-0.72! 0.7,-1.2!")
    s.puff(dune.intersection(inside), d + 0.1, 0.1, "#c88c4c", "#f8dc9c", brush="stone", shadow=False)
    castle(s, 0.24, -0.99, d)
    s.puff(stroke([(x, neck + 0.06), (x + 0.004, -0.5)], 0.024, 0.036), d - 0.3, 0.015, "#e8b868", "#fff0c0", shadow=False)
    builder(s, d)
    # The sand in front, in which he kneels.
    front = draw("-0.7,-1.2! -0.7,-0.97 -0.5,-0.94 -0.28,-0.98 -0.04,-1.02 0.2,-1.0 0.44,-0.97 0.7,-0.9! 0.7,-1.2!")
    s.puff(front.intersection(inside), d - 0.62, 0.06, "#c08444", "#f4d494", brush="stone", shadow=False)
    # The glass.
    solids.lathe(s, outline, x, low, d, 1.0, material.glass("#f4fbf4", 0.2))
    shine = union(
        stroke(bezier((x - 0.57, low + 0.26), (x - 0.61, low + 0.46), (x - 0.565, low + 0.62), n=14), 0.014, 0.034, 0.012),
        stroke(bezier((x - 0.4, 0.28), (x - 0.56, 0.6), (x - 0.5, 0.9), n=14), 0.012, 0.04, 0.014),
    )
    s.sheet(shine, 0.9, mat=veils.tint("#ffffff", 0.55), thick=0.004, edge=0, shadow=False)
    footprints(s, inside)
    near = land.hill(s.rng, -1.3, 0.04, 0.5)
    s.sheet(near, 0.6, "#a86840", "#f0c890", span=(-1.6, -1.22), bump=0.8)
    s.place(animals.crab("#e0603c"), 0.66, -1.3, 0.2, 0.5)
    s.puff(
        draw("-0.8,-1.34 -0.72,-1.2 -0.6,-1.16 -0.5,-1.22 -0.46,-1.34 -0.62,-1.38"),
        0.5,
        0.06,
        "#d8a08c",
        "#fbe4d4",
        [Mark(union(*(line([(-0.63, -1.38), (-0.78 + 0.07 * i, -1.16)], 0.01) for i in range(5))), "#b8705c", 0.7)],
    )
    s.place(animals.goose("fly", "#ffffff"), 0.16, 0.72, 0.16, 3.0, glow=0.5)
    light.sun(s, 1.6, side=-0.6, height=0.6)
    light.rig(s, 700, 180, left=False)
    # No lamp is mirrored in the glass: it would look like a hole.
    for lamp in s.scene.objects:
        if lamp.type == "LIGHT":
            lamp.visible_glossy = False


def castle(s: Stage, x: float, y: float, d: float) -> None:
    """Of wet sand, with three towers; the thread of sand runs on to the tallest, which stands left of the others."""
    low, high = "#b87c3c", "#f0cc88"

    def tower(cx: float, foot: float, top: float, half: float, depth: float) -> None:
        teeth = union(*(box(cx + half * u - 0.022, top - 0.01, cx + half * u + 0.022, top + 0.045) for u in (-0.9, 0.0, 0.9)))
        body = union(
            draw(f"{cx - half * 1.25},{foot}! {cx - half},{top}! {cx + half},{top}! {cx + half * 1.25},{foot}!"),
            box(cx - half * 1.25, top - 0.03, cx + half * 1.25, top),
            teeth,
        )
        slit = union(box(cx - 0.014, top - 0.16, cx + 0.014, top - 0.1), circle(cx, top - 0.1, 0.014))
        s.puff(
            body,
            depth,
            0.06,
            low,
            high,
            [Mark(slit, "#5a3418", 0.9), Mark(line([(cx - half, top - 0.04), (cx + half, top - 0.04)], 0.012), "#8a5426", 0.6)],
            "stone",
        )

    tower(x + 0.04, y, y + 0.36, 0.08, d - 0.1)
    tower(x + 0.21, y, y + 0.27, 0.065, d - 0.12)
    wall = union(box(x - 0.2, y, x + 0.24, y + 0.17), *(box(x - 0.2 + 0.08 * i, y + 0.16, x - 0.16 + 0.08 * i, y + 0.205) for i in range(6)))
    gate = union(box(x, y, x + 0.1, y + 0.09), circle(x + 0.05, y + 0.09, 0.05))
    s.puff(wall, d - 0.2, 0.06, low, high, [Mark(gate, "#5a3418", 0.9)], "stone")
    tower(x - 0.22, y, y + 0.48, 0.1, d - 0.28)
    heap = draw(f"{x - 0.33},{y + 0.46}! {x - 0.27},{y + 0.53} {x - 0.235},{y + 0.58} {x - 0.2},{y + 0.53} {x - 0.11},{y + 0.46}!")
    s.puff(heap, d - 0.3, 0.05, "#d8a458", "#fff0c0", brush="stone", shadow=False)


def builder(s: Stage, d: float) -> None:
    """He kneels in the sand, pats the tower with both hands and looks up to what is left."""
    x, y, k = -0.34, -1.02, 0.86
    hand, far = (-0.09, -0.78), (-0.07, -0.69)
    boy = people.boy(
        Pose(near_leg=(70, -86), far_leg=(40, -86), lean=10, nod=-24),
        mood="longing",
        profile=True,
        gaze=(0.5, 0.9),
        nose="snub",
        skin="#a86c44",
        hair_colour="#2a1812",
        top="#167a86",
        bottom="#27505a",
        hat="paper",
        hands=("flat", "flat"),
        touch={"hand": people.local(hand, x, y, k), "far_hand": people.local(far, x, y, k), "elbows": (1, 1)},
    )
    s.place(boy, x, y, k, d - 0.42, shadow=False)


def footprints(s: Stage, inside: Polygon) -> None:
    """From the sand up along the wall of the glass, smaller the higher, squeezed where the glass turns away."""
    sole = union(
        draw("-0.012,-0.045 0.012,-0.045 0.014,-0.02 0.01,0.0 0.024,0.024 0.018,0.04 -0.02,0.04 -0.026,0.02 -0.014,-0.01"),
        *(circle(-0.022 + 0.0125 * j, 0.046 + 0.004 * math.sin(j) + 0.004 * (4 - j), 0.0105 - 0.0012 * j) for j in range(5)),
    )

    def edge(y: float) -> float:
        return LineString([(0, y), (1, y)]).intersection(inside).bounds[2]

    for i in range(8):
        t = i / 7
        y = -0.78 + 0.68 * (1 - (1 - t) ** 1.15)
        lean = math.degrees(math.atan2(edge(y) - edge(min(y + 0.03, -0.04)), 0.03))
        q = 1.15 - 0.6 * t
        fx = edge(y) - 0.03 - 0.05 * q - 0.075 * q * (i % 2)
        print_ = affinity.scale(sole, 0.78, 1.0, origin=(0, 0))
        s.sheet(move(print_, fx, y, lean, q, flip=bool(i % 2)), 0.92, "#7a4420", shadow=False, edge=0.001)
