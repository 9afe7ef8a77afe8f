"""The works below: a heart of brass and those who keep it going."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, plants, props, room, sky, solids, weather
from theatre.colour import darker
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

TOOTH = 0.0185
"""Radius of a cog for each of its teeth: cogs that share it can mesh."""


def cog(teeth: int, spokes: int) -> Geom:
    r = TOOTH * teeth
    outline = []
    for i in range(teeth):
        for f, q in ((-0.3, -0.02), (-0.15, 0.02), (0.15, 0.02), (0.3, -0.02)):
            a = (i + f) * math.tau / teeth
            outline.append(((r + q) * math.cos(a), (r + q) * math.sin(a)))
    holes = [circle(0, 0, r * 0.1)]
    for i in range(spokes):
        a0, a1 = (i + 0.14) * math.tau / spokes, (i + 0.86) * math.tau / spokes
        arc = [a0 + (a1 - a0) * t / 10 for t in range(11)]
        outer, inner = r - 0.065, r * 0.3
        holes.append(
            Polygon([(outer * math.cos(a), outer * math.sin(a)) for a in arc] + [(inner * math.cos(a), inner * math.sin(a)) for a in arc[::-1]])
            .buffer(-0.008)
            .buffer(0.008)
        )
    return Polygon(outline).difference(union(*holes))


def meshing(start: XY, turn: float, teeth: int, angle: float, other: int) -> tuple[XY, float]:
    """Where a cog sits, and how it is turned, that meshes with another at this angle (degrees)."""
    a, far = math.radians(angle), TOOTH * (teeth + other)
    part = ((a - math.radians(turn)) * teeth / math.tau) % 1
    turned = a + math.pi - (0.5 - part) * math.tau / other
    return (start[0] + far * math.cos(a), start[1] + far * math.sin(a)), math.degrees(turned)


def oil_can() -> Figure:
    return thing(
        [piece(draw("-24,0! 24,0! 20,30 6,44 -6,44 -20,30"), "#b8c8d4", 12, 0), piece(stroke([(0, 40), (14, 62), (46, 74)], 9, 6, 3), "#d8a040", 4, 3)],
        handle=(-16, 20),
    )


@card("cellar", focus=1.9)
def gear_heart(s: Stage) -> None:
    s.view(rise=0.45, side=-0.85, lens=1.03, pivot=1.9)
    day = ((0.0, "#fff0c0"), (0.7, "#fce4b4"), (1.0, "#8cc0c8"))
    s.screen(sky.paint(day, s.seed, wisps=0.4), 5, 0.9, frame=(-1.7, -2.2, 1.7, 2.2))
    surface = land.hill(s.rng, 1.12, 0.03, 0.6)
    hole = draw("0,0.98 0.55,0.94 0.86,0.6 0.97,-0.1 0.94,-0.8 0.86,-1.2 0,-1.26 -0.86,-1.2 -0.94,-0.8 -0.97,-0.1 -0.86,0.6 -0.55,0.94")
    s.sheet(surface.intersection(box(-2, -3, 2, 0.98)), 3.6, "#4a342c", "#a87450", span=(-1.3, 0.9), translucent=0, bump=0.9, glow=0.16)
    for depth, grow, low, high in ((2.4, 0.0, "#5c4232", "#a07c58"), (1.9, 0.05, "#4a3628", "#846444"), (1.4, 0.1, "#382a20", "#685038")):
        s.sheet(surface.difference(hole.buffer(grow)), depth, low, high, span=(-1.5, 1.1), thick=0.14, translucent=0, bump=0.8)
    s.sheet(surface.difference(land.hill(s.rng, 1.05, 0.02, 0.6)), 1.3, "#3f7034", "#a8cc68", span=(1.0, 1.2), thick=0.12)
    for x, k in ((-0.78, 0.25), (-0.5, 0.2), (0.52, 0.22), (0.82, 0.26)):
        s.place(props.house("#f0e0bc", "#b84c38"), x, land.top(surface, x) - 0.02, k, 1.5, shadow=False)
    # The heart: a deep red case, open in front.
    heart = draw("0,0.46! 0.2,0.72 0.5,0.76 0.78,0.48 0.74,0.08 0.42,-0.4 0,-0.84! -0.42,-0.4 -0.74,0.08 -0.78,0.48 -0.5,0.76 -0.2,0.72")
    iron = material.solid("#a82c24", "#7a1a1a", rough=0.35, coat=0.4, bump=0.12)
    brass = [material.solid(c, darker(c, 0.2), rough=0.32, metal=0.75, bump=0.1, grain=30) for c in ("#f0b040", "#e08a3c", "#f8d070", "#c86c40")]
    for pts in (
        [(-0.34, 0.66), (-0.36, 0.9), (-0.74, 0.84), (-0.78, 1.0)],
        [(0.3, 0.66), (0.3, 0.9), (0.8, 0.84), (0.82, 1.0)],
        [(0.0, 0.4), (0.02, 0.7), (-0.06, 0.9), (0.0, 1.0)],
    ):
        rivets = union(*(circle(*p, 0.014) for p in bezier(*pts, n=9)))
        s.puff(stroke(bezier(*pts, n=24), 0.16, 0.13, 0.1, 0.08), 2.6, 0.09, "#7a3020", "#e0844c", [Mark(rivets, "#ffd898", 0.9)], shadow=False)
    s.sheet(heart.buffer(-0.02), 3.1, "#c8401c", "#f07838", thick=0.02, glow=0.3)
    s.sheet(heart.buffer(0.035).difference(heart.buffer(-0.035)), 2.3, mat=iron, thick=1.0, edge=0.014)
    s.sheet(heart.buffer(0.05).difference(heart.buffer(-0.02)), 1.76, mat=iron, thick=0.06, edge=0.016)
    bolts = [(heart.exterior.interpolate(t / 26, normalized=True)) for t in range(26)]
    solids.balls(s, [(p.x, p.y, 1.72, 0.017) for p in bolts], brass[2], 14)
    trunk = stroke([(0.0, land.top(surface, 0) - 0.04), (0.01, land.top(surface, 0) + 0.12)], 0.05, 0.03)
    s.puff(trunk, 1.5, 0.02, "#5a3a24", "#a87848", shadow=False)
    s.puff(move(heart, 0.01, land.top(surface, 0) + 0.2, 0, 0.15), 1.46, 0.05, "#3f7034", "#a0cc58", brush="stone", shadow=False)
    # Cogs that mesh, in front of larger ones that only hum.
    for x, y, teeth, turn, mat in ((0.1, 0.12, 29, 3, 3), (-0.44, -0.06, 13, 8, 1), (0.5, 0.1, 12, 0, 3)):
        s.sheet(move(cog(teeth, 6), x, y, turn), 2.86, mat=brass[mat], thick=0.08, edge=0.012)
    train: list[tuple[XY, float, int]] = [((-0.36, 0.3), 0.0, 18)]
    for after, angle, teeth in ((0, -38, 12), (1, 34, 15), (1, -62, 9), (1, 206, 10), (3, -128, 8)):
        (x, y), turn, n = train[after]
        place, turned = meshing((x, y), turn, n, angle, teeth)
        train.append((place, turned, teeth))
    for i, ((x, y), turn, teeth) in enumerate(train):
        s.sheet(move(cog(teeth, 6 if teeth > 12 else 4), x, y, turn), 2.36, mat=brass[i % 3], thick=0.14, edge=0.016)
        s.sheet(circle(x, y, TOOTH * teeth * 0.2).difference(circle(x, y, TOOTH * teeth * 0.08)), 2.24, mat=brass[(i + 1) % 3], thick=0.16, edge=0.014)
    # A flower has taken root on one of them.
    fx, fy = train[3][0][0] + 0.03, train[3][0][1] + TOOTH * 9
    bloom = (fx + 0.02, fy + 0.26)
    s.puff(stroke(bezier((fx, fy - 0.02), (fx - 0.05, fy + 0.12), bloom, n=10), 0.026, 0.02), 2.0, 0.012, "#3f7a34", "#8cc45c", shadow=False)
    for turn, y in ((150, 0.06), (24, 0.1)):
        s.puff(move(plants.leaf(0.12, 0.06), fx - 0.02, fy + y, turn), 1.98, 0.012, "#3f7a34", "#9cd068", shadow=False)
    petals = [move(ellipse(0.066, 0, 0.052, 0.034), *bloom, i * 60) for i in range(6)]
    for i, g in enumerate(petals):
        s.puff(g, 1.94 - 0.006 * i, 0.02, "#dcd8ec", "#ffffff", shadow=False)
    solids.ball(s, *bloom, 1.88, 0.034, material.solid("#f4c040", bump=0), 16)
    # Those who keep it going.
    floor = -1.14
    s.sheet(box(-1.2, -1.8, 1.2, floor), 1.75, "#4a3428", "#b88c5c", span=(-1.5, -1.1), translucent=0, bump=0.7)
    for a, b in (((-0.86, floor + 0.01), (-0.54, 0.22)), ((0.86, floor + 0.01), (0.6, 0.3))):
        s.sheet(props.ladder(a, b, 0.15), 1.62, "#9a743c", "#f0c880", thick=0.03)
    k, x, y = 0.54, -0.76, -0.54
    oiler = people.farmer(
        Pose(near_leg=(58, -10), far_leg=(8, -20), lean=8, nod=-12),
        hat="cap",
        hat_colour="#2f7ab0",
        top="#2f7ab0",
        pattern="",
        profile=True,
        gaze=(0.7, 0.5),
        mood="calm",
        hands=("grip", "grip"),
        touch={"hand": (0.34, 0.82), "far_hand": (0.3, 0.6)},
    )
    s.place(oiler.holding(oil_can(), "palm", "handle", 0.6), x, y, k, 1.35, shadow=False)
    k, x, y = 0.46, 0.8, -0.36
    gardener = people.boy(
        Pose(near_leg=(56, -10), far_leg=(8, -20), lean=8, nod=4),
        top="#f4a02c",
        profile=True,
        gaze=(0.6, -0.4),
        mood="happy",
        hands=("grip", "grip"),
        touch={"far_hand": (0.42, 0.76), "hand": (0.3, 0.5)},
    )
    boy = s.place(gardener, x, y, k, 1.35, flip=True, shadow=False)
    hx, hy = boy.points["far_palm"]
    can = s.place(trinkets.watering_can("#5fa0b8"), hx - 0.05, hy - 0.12, 0.17, 1.2, turn=24, flip=True, shadow=False)
    sx, sy = can.silhouette().bounds[0], can.silhouette().bounds[1] + 0.1
    drops = union(*(ellipse(sx + 0.01 - 0.02 * i, sy - 0.05 * i, 0.009, 0.018) for i in range(4)))
    s.puff(drops, 1.2, 0.01, "#8fd0e8", "#e8f8ff", glow=0.3, shadow=False)
    # The old man turns the wheel at the tip.
    wheel = (0.0, -0.74)
    s.sheet(move(cog(11, 4), *wheel, 6), 1.5, mat=brass[0], thick=0.1, edge=0.014)
    s.sheet(circle(*wheel, 0.05), 1.42, mat=brass[2], thick=0.1, edge=0.014)
    crank = (0.17, -0.8)
    s.puff(stroke([wheel, crank], 0.04, 0.034), 1.34, 0.02, "#5a3a24", "#c08a58", shadow=False)
    k, x = 0.6, 0.4
    weather.contact(s, x, floor - 0.06, 0.34, 1.3, 0.7, "#2a1a14")
    chief = people.old_man(
        Pose(near_leg=(18, 8), far_leg=(-16, -20), lean=6, nod=-10),
        top="#3f8a6a",
        profile=True,
        gaze=(0.5, 0.7),
        mood="tender",
        hands=("grip", "grip"),
        touch={
            "hand": people.local((crank[0], crank[1] - 0.02), x, floor - 0.06, k, True),
            "far_hand": people.local((crank[0] + 0.02, crank[1] + 0.04), x, floor - 0.06, k, True),
        },
    )
    s.place(chief, x, floor - 0.06, k, 1.25, flip=True, shadow=False)
    x, k = -0.34, 0.46
    weather.contact(s, x, floor - 0.08, 0.26, 1.3, 0.7, "#2a1a14")
    girl = people.girl("reach", top="#e83c2c", profile=True, gaze=(0.5, 0.8), mood="surprised", hands=("rest", "grip")).holding(
        props.lantern(), "far_palm", "handle", 0.4
    )
    lit = s.place(girl, x, floor - 0.08, k, 1.25, shadow=False).points["lamp"]
    weather.halo(s, *lit, 1.1, 0.24, "#ffc060", 0.45)
    light.lamp(s, *lit, 0.95, 5, "#ffc070", 0.06)
    # And the smallest of them runs.
    x, y = 0.74, floor + 0.06
    s.sheet(move(circle(0, 0, 0.16).difference(circle(0, 0, 0.125)), x, y), 1.3, mat=brass[1], thick=0.14, edge=0.012)
    s.place(animals.mouse("up", "#a8a0a4"), x, y - 0.12, 0.2, 1.26, turn=-14, shadow=False)
    for x, y in ((-0.9, 0.2), (0.92, 0.24)):
        room.string(s, [(x, 0.75), (x, y + 0.2)], 1.76, "#3a2c20", 0.014, 0)
        lamp = s.place(props.lantern("#8a5a28"), x, y, 0.24, 1.7, shadow=False)
        weather.halo(s, *lamp.points["lamp"], 1.5, 0.3, "#ffc060", 0.5)
        light.lamp(s, x * 0.86, y + 0.1, 1.2, 9, "#ffc070", 0.1)
    inner = light.lamp(s, 0.0, 0.1, 2.66, 26, "#ff9040", 0.15)
    inner.visible_camera = inner.visible_glossy = False
    for x in (-0.66, 0.66):
        light.lamp(s, x, -0.8, 3.0, 16, "#ffb060", 0.3).visible_camera = False
    light.lamp(s, -0.2, 0.9, 1.2, 24, "#ffe0b0", 0.3)
    light.rig(s, 1250, 60)
