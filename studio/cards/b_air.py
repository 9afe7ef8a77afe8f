"""High up: wires."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, weather
from theatre.curves import XY, Geom, bezier, draw, ellipse, limb, line, stroke
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("paper", focus=1.8)
def bird_score(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0, -0.3, 0.9, "#fffdf4", 0.5))
    land.distance(s, "hills", 2, y=-0.78, step=-0.12, tall=0.24, depth=4.3, gap=0.5, fog=0.6)
    for x in (-0.86, -0.62, 0.58, 0.8):
        s.sheet(plants.poplar(s.rng, x, -0.92, s.rng.uniform(0.3, 0.46)), 3.4, "#a8a49c", "#c8c4ba", shadow=False)
    # Poles and five wires.
    for x in (-0.9, 0.9):
        s.puff(stroke([(x, -1.32), (x, 1.36)], 0.09, 0.065), 2.0, 0.05, "#4a4644", "#8a8480", brush="plank")
    ys = [0.16 + 0.255 * i for i in range(5)]

    def wire(i: int, x: float) -> float:
        return ys[i] - 0.05 * (1 - (x / 0.9) ** 2)

    for i, y in enumerate(ys):
        s.sheet(line([(x / 20, wire(i, x / 20)) for x in range(-24, 25)], 0.014), 1.9, "#34302f", thick=0.012, shadow=False)
        for x in (-0.9, 0.9):
            s.puff(box(x - 0.13, y - 0.03, x + 0.13, y + 0.03), 1.85, 0.03, "#5c5854", "#a8a29a", brush="wood")
            solids.ball(s, x - 0.1 * (x / 0.9), y + 0.04, 1.75, 0.026, material.solid("#f4f0ea", rough=0.2, bump=0, coat=1), 16)
    tune = ((-0.16, 1), (-0.02, 3), (0.12, 2), (0.4, 3), (0.44, 4), (0.62, 0), (0.6, 2))
    for n, (x, i) in enumerate(tune):
        c = "#d0281e" if n == 4 else "#2c2a2e"
        k = (0.25, 0.23, 0.26, 0.24, 0.29, 0.26, 0.23)[n]
        s.place(
            animals.bird("sing" if n in (1, 4) else "perch", c, "#f4d8b0" if n == 4 else "#5c5860", "#e0a030"),
            x,
            wire(i, x) - 0.005,
            k,
            1.7,
            flip=n in (3, 5),
        )
    # The clef: a cat seen from behind; its one tail hangs through the lines and curls.
    cx = -0.56
    cy = wire(1, cx)
    cat = animals.cat("back", "#2c2a2e", collar="#d0281e")
    s.place(Figure(cat.parts[1:], cat.points), cx, cy - 0.005, 0.56, 1.6)
    tail = bezier((cx + 0.0, cy + 0.05), (cx + 0.2, cy - 0.08), (cx + 0.2, cy - 0.5), (cx - 0.04, cy - 0.46), n=26)
    curl = bezier((cx - 0.04, cy - 0.46), (cx - 0.2, cy - 0.42), (cx - 0.14, cy - 0.24), (cx + 0.0, cy - 0.27), (cx + 0.04, cy - 0.36), n=22)
    s.puff(stroke(tail + curl[1:], 0.075, 0.07, 0.062, 0.055, 0.03), 1.5, 0.03, "#1c1a1e", "#3c3a40", brush="fur")
    g = land.hill(s.rng, -1.23, 0.05, 0.5)
    s.sheet(g, 1.2, "#b8b4aa", "#fffdf6", span=(-1.56, -1.14), bump=0.5)
    for i in range(7):  # He came from the left.
        s.puff(ellipse(-1.0 + 0.115 * i, -1.36 + 0.014 * i + 0.035 * (i % 2), 0.034, 0.014, 8), 1.1, 0.003, "#8a8880", "#a8a49c", shadow=False)
    fiddler(s, g)
    s.place(animals.dog("sit", "#8a8078"), 0.6, land.top(g, 0.6) - 0.02, 0.36, 1.0, flip=True, shadow=False)
    weather.contact(s, 0.6, land.top(g, 0.6) - 0.01, 0.36, 1.12, 0.5)
    hat(s, -0.56, land.top(g, -0.56) - 0.03)
    weather.snow(s, 60)
    light.sun(s, 1.5, "#fff4e0", side=-0.6)
    light.rig(s, 720, 160)


def fiddler(s: Stage, g: Geom) -> None:
    """From the side: the violin on the shoulder under the chin, its neck in the far hand, the bow across the strings in the near one."""
    x, k = -0.12, 1.18
    y = land.top(g, x) - 0.02
    weather.contact(s, x, y, 0.5, 1.15, 0.55)
    chin = (x + 0.1, y + 0.7 * k)
    tilt = 10  # of the violin above the level
    a = math.radians(tilt)

    def along(u: float, v: float = 0.0) -> XY:
        return chin[0] + u * math.cos(a) - v * math.sin(a), chin[1] + u * math.sin(a) + v * math.cos(a)

    neck, strings = along(0.38, -0.02), along(0.17, 0.0)
    grip = (strings[0] + 0.06, strings[1] - 0.2)
    player = people.musician(
        Pose(near_leg=(-8, -12), far_leg=(14, 2), lean=-3, nod=-4),
        profile=True,
        mood="happy",
        gaze=(0.5, 0.9),
        top="#c8281e",
        bottom="#34303a",
        scarf="#f0e8d8",
        hands=("grip", "grip"),
        touch={"hand": people.local(grip, x, y, k), "far_hand": people.local(neck, x, y, k), "elbows": (1, 1)},
    )
    s.place(player, x, y, k, 1.0, shadow=False)
    s.place(props.violin("#c8642c"), *along(-0.02), 0.47, 0.8, turn=tilt - 90, shadow=False)
    up = math.atan2(strings[1] - grip[1], strings[0] - grip[0])
    rod = [(grip[0] + r * math.cos(up), grip[1] + r * math.sin(up)) for r in (-0.05, 0.0, 0.25, 0.52)]
    s.puff(stroke(rod, 0.022, 0.022, 0.018, 0.012), 0.66, 0.012, "#4a2414", "#8a5430", shadow=False)
    hair = [(px + 0.022, py + 0.004) for px, py in rod[1:]]
    s.sheet(line(hair, 0.009), 0.66, "#fff8e8", shadow=False)
    skin = ("#5a3420", "#8a5a3c")
    for i in range(4):
        fx, fy = along(0.345 + 0.026 * i, 0.0)
        s.puff(limb([(fx, fy + 0.035), (fx + 0.002, fy + 0.01), (fx + 0.004, fy - 0.02)], 0.024, 0.028, 0.026), 0.62, 0.012, *skin, brush="skin", shadow=False)


def hat(s: Stage, x: float, y: float) -> None:
    """A top hat on the snow, open upwards, with two coins."""
    band = [Mark(box(x - 0.2, y + 0.02, x + 0.2, y + 0.06), "#d0281e", 0.95)]
    s.puff(draw(f"{x - 0.09},{y}! {x + 0.09},{y}! {x + 0.115},{y + 0.17}! {x - 0.115},{y + 0.17}!"), 0.98, 0.05, "#24222a", "#5c5854", band, shadow=False)
    s.puff(ellipse(x, y + 0.17, 0.17, 0.034), 0.96, 0.012, "#34303a", "#7c7874", [Mark(ellipse(x, y + 0.172, 0.11, 0.02), "#0c0a0e")], shadow=False)
    weather.contact(s, x, y + 0.005, 0.3, 1.1, 0.55)
