"""Meadows, hills and gardens."""

import math

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import mix
from theatre.curves import bezier, circle, ellipse, limb, line, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def crook() -> Figure:
    """A shepherd's staff, hook forward; the hand holds at (0, .6)."""
    return thing([piece(line([*bezier((0, -60), (0, 20), (0, 52), n=8), *bezier((0, 52), (2, 76), (26, 74), (22, 56), n=12)], 5), "#7a5230", 3)])


@card("spring", focus=1.2)
def cloud_shepherd(s: Stage) -> None:
    dawn = ((0.0, "#ffe8a8"), (0.3, "#ffd8ac"), (0.46, "#f8d8c4"), (0.64, "#a8d0dc"), (1.0, "#3c88bc"))
    sky.backdrop(s, stops=dawn, glow=sky.Glow(0.72, -0.3, 1.0, "#fff0b0", 0.8), wisps=0.4, rays=(0.72, -0.36, "#fff0c0", 0.35))
    weather.sun(s, 0.72, -0.34, 0.2, 4.8, "#fffbe0", "#ffe08c")
    land.distance(s, "hills", 4, y=-0.5, step=-0.14, tall=0.34, fog=0.6)
    # The valley behind: a village, a lane of poplars.
    for x, y, k in ((0.5, -0.72, 0.16), (0.64, -0.76, 0.21), (0.82, -0.74, 0.17), (0.95, -0.78, 0.2)):
        s.place(props.house("#fbf0dc", "#d8604c", True), x, y, k, 2.2, shadow=False)
    for x, y, h in ((0.34, -0.72, 0.26), (0.4, -0.76, 0.32), (-0.96, -0.66, 0.3), (-0.86, -0.7, 0.36)):
        s.puff(plants.poplar(s.rng, x, y, h), 2.15, 0.04, "#3f7a4c", "#a8cc78", shadow=False)

    def drift(x: float, y: float, w: float, depth: float, head: str, tall: float = 1.0) -> None:
        """A cloud that has thought of being a sheep; no two alike."""
        far = min(max((0.6 - w) / 0.5, 0), 1)
        grey, pale = mix("#7c98ac", "#d8dcd4", far), mix("#a8c0cc", "#f0ece0", far)
        for j, dx in enumerate((-0.28, -0.14, 0.18, 0.3)):
            a = s.rng.uniform(-0.12, 0.12)
            knee, hoof = (x + (dx + a) * w, y - 0.12 * w), (x + (dx + a * 0.4) * w, y - (0.26 if j % 2 else 0.22) * w)
            s.puff(limb([(x + dx * w, y + 0.08 * w), knee, hoof], 0.09 * w, 0.065 * w, 0.07 * w), depth + 0.04, 0.02 * w, grey, pale, shadow=False)
        n = s.rng.randint(9, 13)
        lobes = [(q * math.tau / n + s.rng.uniform(-0.2, 0.2), s.rng.uniform(0.75, 1.35)) for q in range(n)]
        fleece = union(
            ellipse(x, y + 0.16 * w * tall, 0.42 * w, 0.24 * w * tall),
            *(circle(x + 0.42 * w * math.cos(a), y + 0.17 * w + 0.2 * w * tall * math.sin(a), 0.12 * w * r) for a, r in lobes),
        )
        curls = union(*(circle(x + s.rng.uniform(-0.3, 0.3) * w, y + s.rng.uniform(0.05, 0.3) * w, 0.06 * w).boundary.buffer(0.008 * w) for _ in range(7)))
        marks = [Mark(curls, "#b0c4d0", 0.5, 0.004)]
        s.puff(
            fleece,
            depth,
            0.2 * w,
            mix("#9cb8cc", "#e8dccc", far),
            mix("#ffffff", "#fff4e0", far),
            marks,
            brush="wool",
            translucent=0.3,
            glow=0.06,
            shadow=False,
        )
        for dy, long in ((0.22, s.rng.uniform(0.7, 1.05)), (0.06, s.rng.uniform(0.6, 0.8))):
            wisp = bezier((x + 0.36 * w, y + dy * w), (x + 0.6 * w, y + (dy + 0.1) * w), (x + long * w, y + (dy - 0.06) * w), n=12)
            s.puff(stroke(wisp, 0.13 * w, 0.08 * w, 0.015 * w), depth + 0.03, 0.04 * w, "#d4e0e6", "#ffffff", shadow=False)
        dx, dy, turn = {"up": (-0.44, 0.34, 20), "level": (-0.5, 0.2, 0), "graze": (-0.5, -0.06, -30), "back": (-0.26, 0.42, -160)}[head]
        hx, hy = x + dx * w, y + dy * w
        m = -1 if head == "back" else 1
        face = limb([(hx - 0.07 * w * m, hy - 0.1 * w), (hx + 0.02 * w * m, hy + 0.05 * w)], 0.14 * w, 0.2 * w)
        s.puff(face, depth - 0.22 * w, 0.08 * w, grey, pale, [Mark(circle(hx - 0.03 * w * m, hy + 0.02 * w, 0.02 * w), "#24343c")], shadow=False)
        s.puff(ellipse(hx + 0.1 * w * m, hy + 0.06 * w, 0.08 * w, 0.035 * w, -24 * m), depth - 0.26 * w, 0.03 * w, grey, pale, shadow=False)
        tuft = union(*(circle(hx + (0.02 + 0.06 * q) * w * m, hy + (0.12 - 0.02 * q * q) * w, 0.055 * w) for q in (-1, 0, 1)))
        s.puff(tuft, depth - 0.25 * w, 0.05 * w, "#d4e4ea", "#ffffff", brush="wool", shadow=False)

    # Two lines of them come up from the sun.
    for x, y, w, d, head, tall in (
        (0.9, 0.1, 0.12, 4.3, "level", 1.0),
        (0.92, -0.06, 0.11, 4.3, "up", 1.0),
        (0.72, 0.28, 0.2, 4.0, "graze", 0.9),
        (0.76, 0.0, 0.18, 4.0, "level", 1.1),
        (0.42, 0.54, 0.34, 3.4, "back", 1.1),
        (0.52, 0.06, 0.28, 3.4, "up", 0.9),
        (-0.04, 0.98, 0.7, 2.8, "level", 1.0),
        (0.12, 0.2, 0.42, 2.8, "graze", 1.15),
    ):
        drift(x, y, w, d, head, tall)
    g = land.ground(s, -1.0, 0.95, 0.06, tilt=-0.12)
    # One who was only a sheep went with them, and was missed.
    wx, wy, wk = -0.55, 0.45, 0.54
    s.place(animals.sheep(), wx, wy, wk, 1.5, turn=-14, shadow=False)
    x, k = -0.12, 1.16
    y = land.top(g, x) - 0.02
    butt, top = (0.04, -0.74), (-0.5, 0.42)

    def along(t: float) -> tuple[float, float]:
        return butt[0] + (top[0] - butt[0]) * t, butt[1] + (top[1] - butt[1]) * t

    weather.contact(s, x, y, 0.7, 0.9, 0.6)
    woman = people.old_woman(
        Pose((-8, 6), (10, 20), (-12, -10), (14, 8), lean=-22, nod=-26),
        apron="#f0e4cc",
        hat="kerchief",
        hat_colour="#d83c28",
        profile=True,
        mood="surprised",
        gaze=(0.6, 1.0),
        age=2,
        nose="long",
        hair="bun",
        hands=("grip", "grip"),
        touch={"hand": people.local(along(0.36), x, y, k, True), "far_hand": people.local(along(0.6), x, y, k, True), "elbows": (1, 1)},
    )
    s.place(woman, x, y, k, 0.8, flip=True, shadow=False)
    hook = bezier(top, (top[0] - 0.1, top[1] + 0.22), (top[0] - 0.36, top[1] + 0.2), (top[0] - 0.24, top[1] - 0.02), n=20)
    s.puff(line([butt, *hook], 0.044), 0.6, 0.022, "#5a3418", "#a8743c", brush="wood", shadow=False)
    for j in range(4):
        t = 0.57 + 0.022 * j
        px, py = along(t)
        s.puff(
            limb([(px + 0.028, py + 0.004), (px, py - 0.008), (px - 0.03, py - 0.014)], 0.03, 0.034, 0.03),
            0.5,
            0.02,
            "#b87c58",
            "#e8b490",
            brush="skin",
            shadow=False,
        )
    # The dog holds on to her.
    dx = 0.42
    weather.contact(s, dx, land.top(g, dx) - 0.02, 0.44, 0.9, 0.55)
    s.place(animals.dog("stand", "#f4ece0"), dx, land.top(g, dx) - 0.02, 0.42, 0.7, flip=True, shadow=False)
    plants.tufts(s, g, 0.86, 30, (0.06, 0.15), flowers="#f8e468")
    near = land.hill(s.rng, -1.4, 0.05, 0.6, tilt=0.08)
    s.sheet(near, 0.4, "#1f4a34", "#4f8a48", span=(-1.7, -1.3))
    plants.tufts(s, near, 0.34, 22, (0.1, 0.2), flowers="#f49cb0")
    light.sun(s, 1.5, "#ffe4b0", side=0.9, height=0.4)
    light.rig(s, 600, 300, left=True)
