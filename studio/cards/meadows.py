"""Meadows, hills and gardens."""

import math

from shapely.geometry import box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.colour import mix
from theatre.curves import bezier, circle, ellipse, limb, line, stroke, union
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
    dawn = ((0.0, "#fff0c0"), (0.3, "#ffe4c0"), (0.5, "#d0e8dc"), (0.75, "#8cc4d8"), (1.0, "#4c98c4"))
    sky.backdrop(s, stops=dawn, glow=sky.Glow(-0.62, -0.2, 0.9, "#fff0b0", 0.7), wisps=0.4)
    weather.sun(s, -0.62, -0.3, 0.17, 4.7, "#fffbe0", "#ffe08c")
    land.distance(s, "hills", 4, y=-0.56, step=-0.13, tall=0.34, fog=0.6)
    # The valley behind: a village, a lane of poplars, real sheep in a fold.
    for x, y, k in ((0.62, -0.66, 0.16), (0.76, -0.68, 0.2), (0.92, -0.67, 0.15)):
        s.place(props.house("#fbf0dc", "#d8604c", False), x, y, k, 2.7, shadow=False)
    for x, y, h in ((0.42, -0.68, 0.28), (0.5, -0.7, 0.34), (-0.94, -0.74, 0.3), (-0.84, -0.76, 0.36)):
        s.puff(plants.poplar(s.rng, x, y, h), 2.6, 0.04, "#3f7a4c", "#a8cc78", shadow=False)
    # The flock: it comes over the hill and walks up and away, smaller and paler.
    flock = [
        (0.62, -0.32, 0.52, 2.0),
        (0.02, -0.1, 0.48, 2.4),
        (0.56, 0.24, 0.44, 2.8),
        (0.02, 0.42, 0.38, 3.0),
        (0.5, 0.68, 0.34, 3.3),
        (0.04, 0.84, 0.29, 3.6),
        (0.42, 1.06, 0.25, 3.9),
        (0.02, 1.18, 0.2, 4.1),
        (0.3, 1.34, 0.16, 4.3),
    ]
    for i, (x, y, w, depth) in enumerate(flock):
        far = i / len(flock)
        grey, pale = mix("#6c8a98", "#b8d4dc", far), mix("#8cacb8", "#d4e8ea", far)
        for j, dx in enumerate((-0.3, -0.16, 0.18, 0.32)):
            step = 0.05 * w * (1 if j % 2 else -1)
            s.puff(
                limb([(x + dx * w, y + 0.08 * w), (x + dx * w + step, y - 0.12 * w), (x + dx * w + step * 0.6, y - 0.24 * w)], 0.08 * w, 0.06 * w, 0.07 * w),
                depth + 0.04,
                0.02 * w,
                grey,
                pale,
                shadow=False,
            )
        fleece = union(
            ellipse(x, y + 0.16 * w, 0.42 * w, 0.24 * w),
            *(
                circle(x + 0.42 * w * math.cos(a), y + 0.17 * w + 0.2 * w * math.sin(a), 0.13 * w * s.rng.uniform(0.8, 1.25))
                for a in [q * math.tau / 11 for q in range(11)]
            ),
        )
        s.puff(fleece, depth, 0.2 * w, mix("#a8c8d8", "#cfe4ea", far), "#ffffff", brush="wool", translucent=0.3, glow=0.06, shadow=False)
        # A wisp trails behind: they are clouds after all.
        s.puff(
            stroke(bezier((x + 0.4 * w, y + 0.2 * w), (x + 0.66 * w, y + 0.3 * w), (x + 0.8 * w, y + 0.16 * w), n=12), 0.12 * w, 0.08 * w, 0.02 * w),
            depth + 0.03,
            0.04 * w,
            "#d4e8ee",
            "#ffffff",
            shadow=False,
        )
        hx, hy = x - 0.46 * w, y + 0.24 * w
        s.puff(
            limb([(hx - 0.04 * w, hy - 0.1 * w), (hx + 0.03 * w, hy + 0.06 * w)], 0.15 * w, 0.2 * w),
            depth - 0.22 * w,
            0.08 * w,
            grey,
            pale,
            [Mark(circle(hx - 0.03 * w, hy + 0.02 * w, 0.022 * w), "#24343c")],
            shadow=False,
        )
        s.puff(ellipse(hx + 0.1 * w, hy + 0.07 * w, 0.08 * w, 0.035 * w, -24), depth - 0.26 * w, 0.03 * w, grey, pale, shadow=False)
        s.puff(
            union(*(circle(hx + (0.02 + 0.06 * q) * w, hy + (0.13 - 0.02 * q * q) * w, 0.06 * w) for q in (-1, 0, 1))),
            depth - 0.25 * w,
            0.05 * w,
            "#d4e8ee",
            "#ffffff",
            brush="wool",
            shadow=False,
        )
    s.place(animals.sheep(), -0.5, 0.56, 0.36, 2.2, flip=True, turn=8)
    g = land.ground(s, -1.0, 0.95, 0.1, tilt=0.16)
    x = -0.46
    weather.contact(s, x, land.top(g, x) - 0.02, 0.5, 0.9, 0.55)
    f = s.place(people.old_woman("point", apron="#f0e4cc", hat="kerchief", hat_colour="#d83c28"), x, land.top(g, x) - 0.015, 0.92, 0.8, shadow=False)
    s.place(crook(), *f.points["far_hand"], 0.74, 0.76, shadow=False)
    weather.contact(s, 0.44, land.top(g, 0.42) - 0.02, 0.3, 0.9, 0.55)
    s.place(animals.dog("sit", "#f0e8dc"), 0.42, land.top(g, 0.42) - 0.015, 0.38, 0.8, flip=True, shadow=False)
    plants.tufts(s, g, 0.86, 34, (0.06, 0.15), flowers="#f8e468")
    near = land.hill(s.rng, -1.4, 0.05, 0.6, tilt=-0.08)
    s.sheet(near, 0.4, "#1f4a34", "#4f8a48", span=(-1.7, -1.3))
    plants.tufts(s, near, 0.34, 22, (0.1, 0.2), flowers="#f49cb0")
    light.sun(s, 1.5, "#fff0c8", side=-0.9, height=0.45)
    light.rig(s, 700, 260)


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
