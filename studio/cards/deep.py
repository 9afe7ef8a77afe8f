"""Under water."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, props, room, sky, solids, weather
from theatre.curves import bezier, stroke, union
from theatre.registry import card
from theatre.stage import Stage


def weed(s: Stage, x: float, h: float, depth: float, low: str, high: str) -> None:
    """A ribbon of sea-weed with leaves."""
    pts = [(x + 0.04 * math.sin(t * 6 + x * 9) * (0.4 + t), -1.6 + h * t) for t in [i / 24 for i in range(25)]]
    leaves = union(
        *(
            stroke(bezier(p, (p[0] + d * 0.05, p[1] + 0.03), (p[0] + d * 0.09, p[1] + 0.08), n=6), 0.02, 0.03, 0.004)
            for i, p in enumerate(pts[3::2])
            for d in ((1,) if i % 2 else (-1,))
        )
    )
    s.sheet(union(stroke(pts, 0.03, 0.02, 0.006), leaves), depth, low, high, shadow=False)


@card("abyss", focus=1.4)
def sunken_library(s: Stage) -> None:
    sky.backdrop(s, wisps=0, rays=(0.25, 1.6, "#d8fff0", 0.9), glow=sky.Glow(0.3, 1.5, 0.9, "#d8fff0", 0.5), brush=0.7, angle=70)
    for x0, x1, depth in ((-1.1, -0.34, 2.3), (0.42, 1.15, 2.5)):
        s.sheet(box(x0 - 0.05, -1.6, x1 + 0.05, 0.95), depth + 0.2, "#0a3040", "#1f6a70", translucent=0)
        for y in (-0.98, -0.6, -0.22, 0.16, 0.54):
            room.shelf(s, x0 - 0.05, x1 + 0.05, y, depth, "#2f5a58")
            room.book_row(s, x0, x1, y, depth - 0.06, 0.27, ("#2f7a80", "#a8503c", "#d8a850", "#3f5a80", "#5a8a6a", "#8a3f50", "#e0d0a0"))
        s.sheet(
            union(box(x0 - 0.1, -1.6, x0 - 0.04, 1.0), box(x1 + 0.04, -1.6, x1 + 0.1, 1.0), box(x0 - 0.14, 0.95, x1 + 0.14, 1.04)),
            depth - 0.1,
            "#123c44",
            "#3f8a80",
            thick=0.16,
            translucent=0,
        )
    weather.fog(s, 1.9, "#14606c", 0.55, -1.6, -0.1)
    g = land.hill(s.rng, -1.18, 0.06, 0.5)
    s.sheet(g, 1.0, "#0c3a44", "#3f8478", span=(-1.6, -1.05), bump=0.6)
    s.place(animals.octopus("#e0704c"), 0.06, -0.42, 0.92, 1.5)
    for x, y, c, turn in ((-0.7, -0.2, "#d8a850", -20), (0.74, -0.24, "#8a3f50", 24), (-0.4, -0.42, "#3f8a80", 10), (0.46, -0.38, "#e8dcc0", -8)):
        s.place(props.book(c), x, y - 0.06, 0.2, 1.34, turn=turn)
    s.place(people.child("reach", hat="helmet", top="#f0c040", hair="short"), -0.5, land.top(g, -0.5) - 0.02, 0.52, 0.85, shadow=False)
    weather.contact(s, -0.5, land.top(g, -0.5) - 0.03, 0.36, 0.93)
    weather.contact(s, 0.5, land.top(g, 0.5) - 0.03, 0.6, 0.95)
    s.place(props.books(("#a8503c", "#2f7a80", "#d8a850")), 0.5, land.top(g, 0.5) - 0.02, 0.34, 0.9, shadow=False)
    s.place(props.book("#a8322a", open_=True), 0.5, land.top(g, 0.5) + 0.13, 0.2, 0.8, turn=6)
    s.place(animals.fish("#f4b040", kind="long"), 0.55, land.top(g, 0.5) + 0.2, 0.2, 0.84, flip=True)
    for x, y, k2, kind, c in (
        (-0.1, 0.75, 0.14, "round", "#f0a050"),
        (0.14, 0.86, 0.11, "round", "#f0a050"),
        (0.3, 0.7, 0.1, "round", "#f0c070"),
        (-0.7, 1.2, 0.2, "deep", "#7fd0c0"),
    ):
        s.place(animals.fish(c, kind=kind), x, y, k2, 2.0)
    bubbles = [(-0.5 + 0.05 * math.sin(i * 1.7), -0.52 + i * 0.14, 0.9, 0.012 + 0.006 * (i % 3)) for i in range(8)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.15), 20)
    for x, h, d in ((-0.95, 0.9, 0.4), (-0.82, 0.6, 0.7), (0.9, 1.1, 0.3), (0.78, 0.55, 0.8), (0.98, 0.7, 0.6)):
        weed(s, x, h, d, "#04202c", "#1d6b5c")
    light.rig(s, 1000, 200)
    light.spot(s, (0.6, 0.4, 4.2), (0, 1.4, -0.6), 700, "#d8fff0", 50, 0.4)
