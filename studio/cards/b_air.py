"""High up: wires."""

from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, weather
from theatre.curves import bezier, ellipse, line, stroke, union
from theatre.paint import Mark
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
        s.puff(stroke([(x, -1.2), (x, 1.36)], 0.09, 0.065), 2.0, 0.05, "#4a4644", "#8a8480", brush="plank")
    ys = [0.02 + 0.27 * i for i in range(5)]

    def wire(i: int, x: float) -> float:
        return ys[i] - 0.05 * (1 - (x / 0.9) ** 2)

    for i, y in enumerate(ys):
        s.sheet(line([(x / 20, wire(i, x / 20)) for x in range(-24, 25)], 0.014), 1.9, "#34302f", thick=0.012, shadow=False)
        for x in (-0.9, 0.9):
            s.puff(box(x - 0.13, y - 0.03, x + 0.13, y + 0.03), 1.85, 0.03, "#5c5854", "#a8a29a", brush="wood")
            solids.ball(s, x - 0.1 * (x / 0.9), y + 0.04, 1.75, 0.026, material.solid("#f4f0ea", rough=0.2, bump=0, coat=1), 16)
    tune = ((-0.34, 1), (-0.12, 3), (0.02, 2), (0.3, 2), (0.44, 4), (0.64, 0))
    for n, (x, i) in enumerate(tune):
        c = "#d0281e" if n == 4 else "#2c2a2e"
        s.place(
            animals.bird("sing" if n in (1, 4) else "perch", c, "#f4d8b0" if n == 4 else "#5c5860", "#e0a030"),
            x,
            wire(i, x) - 0.005,
            0.27,
            1.7,
            flip=n in (3, 5),
        )
    # The clef: a cat with a curled tail.
    cx = -0.62
    cy = wire(1, cx)
    s.place(animals.cat("back", "#2c2a2e", collar="#d0281e"), cx, cy - 0.005, 0.5, 1.6)
    tail = stroke(bezier((cx + 0.12, cy + 0.06), (cx + 0.3, cy - 0.1), (cx + 0.16, cy - 0.46), (cx - 0.04, cy - 0.36), n=24), 0.06, 0.055, 0.05, 0.05)
    curl = stroke(bezier((cx - 0.04, cy - 0.36), (cx - 0.16, cy - 0.26), (cx + 0.02, cy - 0.16), (cx + 0.05, cy - 0.28), n=20), 0.05, 0.045, 0.03)
    s.puff(union(tail, curl), 1.5, 0.03, "#1c1a1e", "#3c3a40", brush="fur")
    g = land.hill(s.rng, -1.14, 0.05, 0.5)
    s.sheet(g, 1.2, "#b8b4aa", "#fffdf6", span=(-1.5, -1.05), bump=0.5)
    y = land.top(g, 0.04)
    weather.contact(s, 0.04, y - 0.01, 0.5, 1.15, 0.45)
    f = s.place(people.musician("play", top="#c8281e", bottom="#34303a", scarf="#f0e8d8", mood="happy"), 0.0, y - 0.015, 0.86, 1.0, shadow=False)
    mx, my = f.points["mouth"]
    s.place(props.violin("#c8642c"), mx + 0.0, my - 0.1, 0.36, 0.78, turn=-74)
    hx, hy = f.points["hand"]
    s.place(props.bow("#5a3420"), hx + 0.06, hy - 0.02, 0.5, 0.62, turn=58)
    s.place(animals.dog("sit", "#8a8078"), 0.5, land.top(g, 0.5) - 0.02, 0.34, 1.0, flip=True, shadow=False)
    s.puff(ellipse(-0.46, land.top(g, -0.46) + 0.02, 0.13, 0.03), 1.0, 0.02, "#34302f", "#5c5854", shadow=False)
    s.puff(
        box(-0.54, land.top(g, -0.46) + 0.02, -0.38, land.top(g, -0.46) + 0.16),
        0.98,
        0.04,
        "#34302f",
        "#5c5854",
        [Mark(box(-0.6, land.top(g, -0.46) + 0.02, -0.3, land.top(g, -0.46) + 0.05), "#d0281e", 0.95)],
        shadow=False,
    )
    weather.snow(s, 70)
    light.sun(s, 1.3, side=-0.5)
    light.rig(s, 750, 120)
