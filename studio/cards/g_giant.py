"""A ridge that is somebody, and who tucks him in."""

import math

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, mix
from theatre.curves import bezier, circle, draw, ellipse, line, smooth, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

FACE = (
    "-1.5,-1.8! -1.5,0.0! -1.34,0.26 -1.16,0.45 -0.95,0.57 -0.76,0.62 -0.62,0.57 -0.545,0.465 -0.46,0.51 -0.34,0.72 -0.22,0.92 -0.12,0.96 -0.04,0.86 "
    "-0.05,0.69! 0.02,0.62 0.09,0.69 0.17,0.71 0.215,0.65 0.16,0.575! 0.25,0.64 0.33,0.62 0.36,0.5! 0.44,0.51 0.56,0.55 0.68,0.48 0.74,0.3 0.72,0.06 "
    "0.82,-0.1 1.0,0.0 1.5,0.2! 1.5,-1.8!"
)


def copse(s: Stage, places: list[tuple[float, float, float]], depth: float, low: str, high: str) -> None:
    """Round woods, the far ones first."""
    for i, (x, y, r) in enumerate(sorted(places, key=lambda p: -p[1])):
        g = union(
            *(circle(x + r * 0.55 * math.cos(a), y + r * 0.4 * math.sin(a), r * s.rng.uniform(0.5, 0.7)) for a in [s.rng.uniform(0, 6.3) for _ in range(5)])
        )
        c = s.rng.uniform(0.0, 0.25)
        s.puff(g, depth - 0.0022 * i, r * 0.5, darker(low, c), mix(high, low, c), brush="wool", shadow=False)


def giant(s: Stage) -> None:
    depth = 3.0
    face = draw(FACE)
    cheek = ellipse(-0.2, 0.3, 0.26, 0.18)
    nostril = stroke(bezier((-0.2, 0.7), (-0.15, 0.77), (-0.09, 0.71), n=10), 0.012, 0.034, 0.012)
    wing = stroke(bezier((-0.3, 0.66), (-0.33, 0.76), (-0.24, 0.82), n=10), 0.01, 0.016, 0.006)
    smile = stroke(bezier((0.165, 0.578), (0.08, 0.52), (-0.02, 0.5), (-0.06, 0.54), n=14), 0.022, 0.022, 0.008)
    fields = union(
        *(line(bezier((-1.3, 0.1 - 0.16 * i), (-0.8, 0.26 - 0.16 * i), (-0.3, 0.16 - 0.2 * i), (0.3, 0.1 - 0.16 * i), n=30), 0.012) for i in range(5))
    )
    s.sheet(face.buffer(0.012), depth + 0.05, "#e8c070", "#fff0b0", thick=0.01, edge=0, glow=0.35, shadow=False)
    s.puff(
        face,
        depth,
        0.4,
        "#1c4c4c",
        "#88ac68",
        [
            Mark(cheek, "#e8a878", 0.55, 0.05),
            Mark(fields, "#b8d078", 0.35, 0.003),
            Mark(wing, "#2c5c48", 0.7),
            Mark(nostril, "#173c38", 0.9),
            Mark(smile, "#173c38", 0.9),
        ],
        "stone",
        shadow=False,
        cell=0.01,
    )
    hair = [(s.rng.uniform(-1.2, -0.93), s.rng.uniform(-0.7, 0.2), s.rng.uniform(0.06, 0.09)) for _ in range(30)]
    crown = [(-1.2 + 0.06 * i, 0.36 + 0.04 * i, 0.07) for i in range(5)]
    copse(s, hair + crown, depth - 0.2, "#123c40", "#3f8060")
    jaw = smooth([(-0.24, -0.4), (0.06, -0.26), (0.32, -0.06), (0.52, 0.16), (0.6, 0.44)], closed=False, n=24)
    beard = []
    for i in range(170):
        x, y = jaw[(i * 37) % len(jaw)]
        wide = 0.17 - 0.06 * max(0.0, y / 0.44)
        a = s.rng.uniform(0, math.tau)
        r = wide * math.sqrt(s.rng.random())
        beard.append((min(x + r * math.cos(a), 0.69), min(y + r * math.sin(a), 0.5), s.rng.uniform(0.036, 0.06)))
    copse(s, beard, depth - 0.42, "#174440", "#5a9458")
    copse(s, [(-0.92 + 0.045 * i, 0.565 + 0.035 * math.sin(i * 0.5) - 0.004 * i, 0.034) for i in range(7)], depth - 0.3, "#123c40", "#3f8060")


def lid(s: Stage) -> None:
    """The cottage where the eye is: its thatch the lid, one window not yet dark."""
    x, y, d = -0.66, 0.25, 2.55
    walls = draw(f"{x - 0.13},{y}! {x - 0.13},{y + 0.1}! {x + 0.13},{y + 0.1}! {x + 0.13},{y}!")
    s.puff(walls, d, 0.03, "#7a5c50", "#b0907c", shadow=False)
    roof = draw(
        f"{x - 0.2},{y + 0.075} {x - 0.13},{y + 0.17} {x},{y + 0.215} {x + 0.13},{y + 0.17} {x + 0.2},{y + 0.075} {x + 0.1},{y + 0.1} {x},{y + 0.11} {x - 0.1},{y + 0.1}"
    )
    straw = union(*(line([(x + 0.02 * i, y + 0.22), (x + 0.045 * i, y + 0.06)], 0.006) for i in range(-4, 5)))
    s.puff(roof, d - 0.06, 0.05, "#7a4a2c", "#c8924c", [Mark(straw, "#5a3420", 0.6)], "plank", shadow=False)
    s.puff(
        draw(f"{x + 0.06},{y + 0.16}! {x + 0.06},{y + 0.26}! {x + 0.11},{y + 0.26}! {x + 0.11},{y + 0.15}!"), d + 0.02, 0.02, "#8a4432", "#c87050", shadow=False
    )
    s.sheet(circle(x, y + 0.052, 0.042), d - 0.09, "#ffb83c", "#ffe890", thick=0.004, edge=0, glow=1.3, shadow=False)
    s.sheet(
        union(line([(x - 0.04, y + 0.052), (x + 0.04, y + 0.052)], 0.009), line([(x, y + 0.012), (x, y + 0.092)], 0.009)),
        d - 0.1,
        "#5a3018",
        thick=0.004,
        edge=0,
        shadow=False,
    )
    weather.halo(s, x, y + 0.05, d - 0.3, 0.17, "#ffc060", 0.3)
    light.lamp(s, x, y + 0.04, d - 0.3, 0.5, "#ffc060", 0.04)
    for i in range(5):
        a = -0.19 + 0.095 * i
        s.puff(plants.grass(s.rng, x + a, y - 0.015, 0.06, 4), d - 0.1, 0.01, "#1c4a3c", "#5a9c58", shadow=False)


def counted(s: Stage) -> None:
    """The sheep go over his nose."""
    for x, y, k, turn in ((-0.84, 0.6, 0.15, 14), (-0.58, 0.84, 0.16, 38), (-0.16, 1.12, 0.17, 6), (0.28, 0.95, 0.16, -38), (0.92, 0.0, 0.14, 8)):
        s.place(animals.sheep("#f4f0e0", "#3a3440"), x, y, k, 2.7, turn=turn, shadow=False)
    for x, y, r in ((0.5, 0.7, 0.03), (0.6, 0.8, 0.045), (0.66, 0.95, 0.065)):
        s.puff(
            union(circle(x, y, r), circle(x + r, y + r * 0.3, r * 0.7), circle(x - r * 0.8, y + r * 0.1, r * 0.6)),
            3.2,
            0.03,
            "#b8d0b8",
            "#f4f4dc",
            shadow=False,
            glow=0.1,
        )


def blanket(s: Stage) -> None:
    """A bank of fog in rolls like a duvet; its hem is in two small hands, and a village is already under it."""
    grip = (0.14, -0.4)
    hem = [(-2.2, -1.0), (-1.5, -1.0), (-1.0, -0.96), (-0.5, -0.93), (-0.1, -0.88), (0.08, -0.68), grip, (0.4, -0.42), (0.7, -0.22), (1.0, 0.04), (1.5, 0.2)]
    tones = (
        ("#86b0b4", "#f4f4e2"),
        ("#7ca4b0", "#e8f0e4"),
        ("#6c98a8", "#dce8e0"),
        ("#5c8aa0", "#ccdedc"),
        ("#4c7a94", "#b8d0d4"),
        ("#3c6a88", "#a4c0cc"),
        ("#34607e", "#94b4c4"),
    )
    homes = ((0.52, 3, 0.19), (-0.44, 3, 0.2), (0.08, 4, 0.22), (-0.78, 4, 0.22), (0.86, 5, 0.22))
    for i, (low, high) in enumerate(tones):
        flat = i / 5
        row = [(x + 0.1 * i, (y - 0.2 * i) * (1 - flat * 0.45) - flat * 0.62 + 0.03 * math.sin(x * 5 + i * 2)) for x, y in hem]
        curve = smooth(row, closed=False, n=12)
        body = draw(" ".join(f"{x:.3f},{y:.3f}" for x, y in curve[::4]) + " 1.5,-1.9! -1.5,-1.9!")
        d = 2.0 - 0.22 * i
        for x, n, k in homes:
            if n == i:
                y = land.top(body, x)
                s.place(
                    props.house(("#e8d8b8", "#d8c0a0", "#f0e0c0")[n % 3], ("#b8503c", "#8a4a5c", "#a8643c")[n % 3], True),
                    x,
                    y + 0.02,
                    k * 1.1,
                    d + 0.1,
                    shadow=False,
                )
        puffs = [circle(x, y - 0.08, 0.1 + 0.03 * math.sin(j * 2.3 + i)) for j, (x, y) in enumerate(curve[:: 6 + (i % 2)])]
        roll = union(*puffs, stroke([(x, y - 0.1) for x, y in curve], 0.22))
        s.sheet(body, d, darker(low, 0.1), low, span=(-1.6, -0.4), shadow=False)
        s.puff(roll.buffer(0.01).buffer(-0.01), d - 0.06, 0.13, low, high, shadow=False, glow=0.05, cell=0.007)
    knoll = draw("-1.5,-0.88! -1.1,-0.84 -0.7,-0.76 -0.3,-0.67 0.04,-0.655 0.16,-0.7 0.17,-0.8 0.06,-0.88 -0.2,-0.92 -0.6,-0.95 -1.5,-1.0!")
    s.puff(knoll, 1.76, 0.03, "#2c6040", "#5c8c54", brush="stone", shadow=False)
    x, y, k = 0.06, -0.66, 0.4
    weather.contact(s, x, y, 0.24, 1.72, 0.6)
    held = {"hand": people.local((grip[0] - 0.01, grip[1] - 0.035), x, y, k), "far_hand": people.local((grip[0] + 0.02, grip[1] + 0.015), x, y, k)}
    child = people.girl(
        "pull", top="#d83a34", bottom="#2f4a6a", clothes="trousers", hair="braids", profile=True, mood="calm", hands=("grip", "grip"), touch=held
    )
    s.place(child, x, y, k, 1.66, shadow=False)


@card("emerald", focus=2.0)
def sleeping_hill(s: Stage) -> None:
    dusk = ((0.0, "#fff0b0"), (0.45, "#ffe8a8"), (0.62, "#c8dc98"), (0.78, "#6cb49c"), (1.0, "#1f6478"))
    sky.backdrop(s, stops=dusk, wisps=0.3, stars=60, glow=sky.Glow(-0.3, 0.5, 0.8, "#fff4c0", 0.5))
    s.sheet(land.hill(s.rng, 0.22, 0.12, 0.8), 4.4, "#a8c898", "#d8e0a8", span=(0.1, 0.6))
    giant(s)
    lid(s)
    counted(s)
    shoulder = draw("-1.5,-0.86 -1.1,-0.84 -0.7,-0.76 -0.3,-0.64 0.05,-0.6 0.3,-0.62 1.5,-0.8! 1.5,-1.8! -1.5,-1.8!")
    s.puff(shoulder, 2.3, 0.1, "#123838", "#5c8c54", brush="stone", shadow=False, cell=0.012)
    blanket(s)
    light.sun(s, 1.3, "#fff0c0", side=-0.9, height=0.6)
    light.rig(s, 600, 260)
