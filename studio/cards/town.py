"""Towns, roofs and streets."""

from theatre import animals, land, light, people, props, room, sky, weather
from theatre.registry import card
from theatre.stage import Stage


@card("rain", focus=1.3)
def umbrella_geese(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.6, 1.15, 1.0), (0.5, 1.3, 0.9), (0.7, 0.75, 0.7), (-0.9, 0.55, 0.6)], shade="#8fa2a8", angle=-30)
    land.distance(s, "roofs", 3, y=-0.72, step=-0.13, tall=0.32, depth=3.7, fog=0.75)
    room.town_row(s, -1.42, 1.5, ("#8c9a9c", "#a8a49a", "#6f8288", "#b4a890"), roofs=("#4c5a64", "#5c5a60", "#6c5048"), size=(0.3, 0.38))
    wedge = [
        (0.52, 0.72, 0.34, 1.2),
        (0.16, 0.66, 0.3, 1.5),
        (-0.18, 0.72, 0.27, 1.9),
        (-0.48, 0.84, 0.23, 2.3),
        (-0.74, 1.0, 0.2, 2.8),
        (0.7, 0.36, 0.28, 1.6),
        (0.82, 0.04, 0.24, 2.1),
    ]
    for i, (x, y, k, d) in enumerate(wedge):
        upside = i == 3
        s.place(props.umbrella("#c8302a" if i != 5 else "#b02a30", "#d84a3c"), x, y, k, d, turn=150 if upside else -34)
    u = s.place(props.umbrella("#d83a2c", "#e8604c"), -0.2, -0.32, 0.62, 0.9, turn=-24)
    hx, hy = u.points["hand"]
    s.place(people.boy("hang", mood="surprised", top="#e8b83a", pattern_colour="#6a5a30"), hx, hy + 0.06, 0.62, 0.85, turn=-10)
    s.place(animals.cat("back", "#e8e2d4", collar="#c8302a"), 0.42, -1.04, 0.2, 1.35, shadow=False)
    weather.rain(s, slant=0.35, count=110)
    light.rig(s, 1100, 150)
