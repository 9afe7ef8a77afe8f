"""Meadows, hills and gardens."""

from shapely.geometry import box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.curves import bezier, ellipse, line
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def crook() -> Figure:
    """A shepherd's staff, hook forward; the hand holds at (0, .6)."""
    return thing([piece(line([*bezier((0, -60), (0, 20), (0, 52), n=8), *bezier((0, 52), (2, 76), (26, 74), (22, 56), n=12)], 5), "#7a5230", 3)])


@card("spring", focus=1.2)
def cloud_shepherd(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(-0.5, 0.25, 0.9, "#fff6d0", 0.45), wisps=0.25)
    land.distance(s, "hills", 4, y=-0.62, step=-0.14, tall=0.3, fog=0.5)
    # The flock: it walks up and away, smaller and paler with distance.
    flock = [
        (-0.7, -0.46, 0.3, 2.4),
        (-0.22, -0.3, 0.36, 2.6),
        (0.3, -0.06, 0.42, 2.8),
        (0.66, 0.3, 0.4, 3.0),
        (0.12, 0.5, 0.36, 3.2),
        (0.58, 0.78, 0.34, 3.4),
        (0.06, 1.0, 0.3, 3.7),
        (-0.42, 1.16, 0.26, 3.9),
        (-0.8, 1.3, 0.2, 4.1),
    ]
    for x, y, w, depth in flock:
        for dx in (-0.3, -0.18, 0.16, 0.28):
            s.sheet(line([(x + dx * w, y + 0.02), (x + dx * w, y - 0.2 * w)], 0.05 * w), depth + 0.02, "#5c7a84", "#7f9ca4", shadow=False)
        weather.cloud(s, x, y, w, depth, "#b8d4de", "#ffffff", flat=True)
        s.puff(ellipse(x + 0.5 * w, y + 0.16 * w, 0.1 * w, 0.13 * w, 20), depth - 0.12 * w, 0.05 * w, "#5c7a84", "#8fb0b8", shadow=False)
    s.place(animals.sheep(), -0.5, 0.42, 0.3, 2.6)
    g = land.ground(s, -0.98, 0.95, 0.1, tilt=0.16)
    x = -0.4
    weather.contact(s, x, land.top(g, x) - 0.02, 0.5, 0.9, 0.55)
    f = s.place(people.old_woman("point", apron="#f0e4cc", hat="kerchief", hat_colour="#c8442c"), x, land.top(g, x) - 0.015, 0.78, 0.8, shadow=False)
    s.place(crook(), *f.points["far_hand"], 0.62, 0.76, shadow=False)
    weather.contact(s, 0.38, land.top(g, 0.36) - 0.02, 0.3, 0.9, 0.55)
    s.place(animals.dog("sit", "#e8e0d4"), 0.36, land.top(g, 0.36) - 0.015, 0.32, 0.8, shadow=False)
    plants.tufts(s, g, 0.86, 26, flowers="#f4e070")
    light.sun(s, 1.6, side=-0.7)
    light.rig(s, 900, 200)


@card("poppy", focus=1.3)
def elephant_thread(s: Stage) -> None:
    sky.backdrop(
        s, glow=sky.Glow(0, 0.1, 0.9, "#fff4dc", 0.4), heaps=[(-0.7, 0.95, 0.7), (0.75, 0.72, 0.6), (0.1, 1.28, 0.5), (-0.2, -0.62, 0.9), (0.7, -0.8, 0.8)]
    )
    land.distance(s, "roofs", 3, y=-1.05, step=-0.15, tall=0.3, depth=3.6, fog=0.6)
    for side in (-1, 1):
        s.place(props.tower("#e8d4bc", "#8c2430", True, 150, 3), side * 0.84, -1.75, 0.98, 1.6)
    y = -0.32
    thread = bezier((-0.84, y + 0.06), (0, y - 0.14), (0.84, y + 0.06), n=40)
    s.sheet(line(thread, 0.016), 1.5, "#4a1420", thick=0.012)
    e = s.place(animals.elephant("trumpet", "#9a98a4", cloth="#b8323a"), -0.06, y - 0.05, 0.72, 1.45)
    s.place(props.umbrella("#f4ead4", "#c8323a"), e.points["trunk"][0] - 0.02, e.points["trunk"][1] - 0.06, 0.42, 1.3, turn=-14)
    m = s.place(animals.mouse("up", "#6a6470"), 0.72, y + 0.065, 0.2, 1.3, flip=True)
    room.string(s, [(0.84, y + 0.06), m.points["hand"]], 1.25, "#4a1420", 0.012, 0)
    for i, c in enumerate(("#f4ead4", "#3f7a80", "#e8b040")):
        x = -0.66 + i * 0.13
        s.puff(box(x, y - 0.13, x + 0.09, y + 0.01 - i * 0.012), 1.46, 0.02, c, c, [Mark(box(x, y - 0.1, x + 0.09, y - 0.085), "#ffffff", 0.5)], "cloth")
    for x, yy, k in ((-0.5, 0.55, 0.1), (-0.35, 0.66, 0.08), (0.55, 0.35, 0.08)):
        s.place(animals.bird("fly", "#8c2430", "#f4d8c0"), x, yy, k, 2.2)
    light.sun(s, 1.5, side=-0.5)
    light.rig(s, 800, 250)
