"""Dancing with one's shadow."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, people, plants, props, room, sky, solids, veils, weather
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, soften, stroke, union
from theatre.people.pose import Pose
from theatre.props import lamps
from theatre.registry import card
from theatre.stage import Stage

FLOOR, WALL = -1.42, 3.0
FOOT = FLOOR / (1 + WALL / 7.5)
"""Where the wall begins, as seen."""
PAW = (-0.14, -0.31)


def dancing_bear() -> Geom:
    """In profile to the left: it bows to her, takes her hand, and hides a flower behind its back."""
    torso = draw("0.22,-0.6 0.14,-0.28 0.16,0.1 0.24,0.42 0.42,0.6 0.62,0.5 0.76,0.2 0.8,-0.2 0.72,-0.54 0.5,-0.74")
    neck = limb([(0.18, 0.76), (0.36, 0.56), (0.48, 0.3)], 0.4, 0.46, 0.44)
    head = draw("0.4,0.78 0.36,0.98 0.2,1.07 0.04,1.03 -0.05,0.93 -0.1,0.86 -0.19,0.835 -0.235,0.775 -0.22,0.68 -0.13,0.62 0.0,0.57 0.14,0.52 0.32,0.56")
    ears = union(circle(0.33, 1.06, 0.095), circle(0.1, 1.09, 0.07))
    arm = union(limb([(0.26, 0.3), (0.08, -0.02), (PAW[0] + 0.06, PAW[1] + 0.03)], 0.28, 0.2, 0.16), ellipse(PAW[0] + 0.02, PAW[1], 0.1, 0.085, 20))
    behind = limb([(0.66, 0.32), (0.86, 0.12), (0.84, -0.1), (0.74, -0.2)], 0.2, 0.19, 0.17, 0.16)
    standing = union(limb([(0.54, -0.5), (0.56, -0.78), (0.5, FOOT + 0.04)], 0.38, 0.3, 0.2), ellipse(0.44, FOOT + 0.03, 0.18, 0.065))
    lifted = union(limb([(0.38, -0.56), (0.14, -0.6), (0.1, -0.8)], 0.32, 0.25, 0.17), ellipse(0.03, -0.84, 0.13, 0.062, 14))
    return soften(union(move(union(torso, neck, head, ears, behind, standing, lifted, circle(0.82, -0.38, 0.08)), -0.06), arm), 0.012)


def bloom(x: float, y: float, r: float) -> Geom:
    petals = union(
        *(ellipse(x + r * math.cos(a), y + r * math.sin(a), r * 0.72, r * 0.44, math.degrees(a)) for a in [0.3 + i * math.tau / 7 for i in range(7)])
    )
    return petals.difference(circle(x, y, r * 0.34))


@card("lemon", focus=1.7)
def bear_shadow(s: Stage) -> None:
    # Outside it is a winter evening.
    snow = sky.paint(((0.0, "#c8d4ec"), (0.3, "#8ca0d0"), (1.0, "#2c3c78")), s.seed, stars=160, wisps=0.3)
    pane = room.window(s, -0.66, 0.8, 0.42, 0.6, WALL, "#fff4dc", snow, bars=(1, 1))
    room.wall(s, WALL, "#d8a838", "#fbe08c", "dots", "#e8c45c", 0.24, pane, -0.84)
    firs = union(*(plants.pine(s.rng, x, 0.46, h) for x, h in ((-0.82, 0.4), (-0.68, 0.3), (-0.52, 0.44))))
    s.sheet(firs.intersection(pane), WALL + 0.2, "#3c5088", "#c8d4f0", shadow=False)
    s.puff(draw("-0.88,0.5! -0.88,0.55 -0.76,0.57 -0.66,0.545 -0.54,0.57 -0.44,0.55 -0.44,0.5!"), 2.8, 0.03, "#b8c8e4", "#ffffff", shadow=False)
    room.floor(s, FLOOR, "#a87c4c")
    room.rug(s, FLOOR, -0.2, 1.2, 0.74, "#a83428", "#f0d08c")
    # The shadow falls from the lamp: from her one foot on the boards over the floor, and up the wall.
    ink = "#4a3424"
    bear = dancing_bear()
    stalk = stroke(bezier((0.74, -0.2), (0.93, -0.02), (0.87, 0.22), n=14), 0.03, 0.028)
    leaf = ellipse(0.93, 0.04, 0.055, 0.024, 60)
    eye = line(bezier((0.04, 0.86), (0.08, 0.915), (0.13, 0.87), n=10), 0.026)
    smile = union(line(bezier((-0.2, 0.7), (-0.1, 0.645), (0.0, 0.73), n=12), 0.026), circle(0.0, 0.73, 0.02))
    shape = union(bear.difference(move(union(eye, smile), -0.06)), stalk, leaf, bloom(0.87, 0.31, 0.075)).intersection(box(-2, FOOT, 2, 2))
    s.sheet(shape, WALL - 0.16, mat=veils.tint(ink, 0.68), thick=0.004, edge=0, shadow=False)
    gx, gk, gd = -0.53, 1.12, 1.2
    gy = solids.on_floor(s, FLOOR, gd)
    step = bear.intersection(box(-2, FOOT - 0.004, 2, FOOT + 0.02)).bounds
    run = Polygon([(gx - 0.03, gy + 0.005), (gx + 0.14, gy + 0.005), (step[2], FOOT), (step[0], FOOT)])
    s.sheet(run, 1.32, mat=veils.tint(ink, 0.6), thick=0.004, edge=0, shadow=False)
    # The cat's is a mouse; the cat has noticed.
    mouse = animals.mouse("up").moved(0.93, FOOT, 0, 0.34, True).silhouette()
    s.sheet(mouse.intersection(box(-2, FOOT, 2, 2)), WALL - 0.2, mat=veils.tint(ink, 0.7), thick=0.004, edge=0, shadow=False)
    cx, cd = 0.2, 0.35
    cy = solids.on_floor(s, FLOOR, cd)
    s.sheet(
        Polygon([(cx - 0.02, cy + 0.005), (cx + 0.1, cy + 0.005), (0.97, FOOT), (0.86, FOOT)]),
        1.3,
        mat=veils.tint(ink, 0.45),
        thick=0.004,
        edge=0,
        shadow=False,
    )
    weather.contact(s, cx, cy, 0.36, cd + 0.05, 0.6)
    s.place(animals.cat("back", "#2c2830", collar="#2f5fa8"), cx, cy, 0.4, cd, flip=True, shadow=False)
    # The gramophone has the chair.
    chair = s.place(props.chair("#8a5a34"), -0.82, solids.on_floor(s, FLOOR, 2.5), 0.66, 2.5, shadow=False)
    s.place(props.gramophone("#c84a34", "#7a4228"), *chair.points["seat"], 0.4, 2.3, shadow=False)
    lamp = s.place(lamps.storm_lamp("#5a4434"), -0.86, solids.on_floor(s, FLOOR, 0.2), 0.4, 0.2, shadow=False)
    lx, ly = lamp.points["lamp"]
    weather.halo(s, lx, ly, 0.05, 0.7, "#ffc860", 0.24)
    girl = people.girl(
        Pose(near_arm=(-44, -80), near_leg=(-16, -72), far_leg=(6, 2), lean=4, nod=-16),
        mood="happy",
        profile=True,
        gaze=(0.7, 0.8),
        lashes=True,
        hands=("open", "flat"),
        top="#2f5fa8",
        pattern_colour="#f8e8a0",
        touch={"far_hand": people.local((PAW[0] - 0.03, PAW[1] - 0.02), gx, gy, gk)},
    )
    weather.contact(s, gx + 0.06, gy, 0.4, gd + 0.06, 0.7)
    s.place(girl, gx, gy, gk, gd, shadow=False)
    light.lamp(s, lx + 0.1, ly + 0.3, 0.0, 18, "#ffd880", 0.1)
    light.lamp(s, -0.5, -0.1, 1.4, 46, "#fff0b0", 0.4)
    light.rig(s, 380, 40)
