"""Snow and ice."""

from dataclasses import replace

from shapely import affinity
from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, weather
from theatre.curves import Geom, draw, ellipse, line, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


def long_legged(f: Figure, by: float = 1.45, hip: float = 0.42) -> Figure:
    """The same animal on longer legs; they now reach below y = 0."""

    def longer(g: Geom) -> Geom:
        return affinity.scale(g, 1, by, origin=(0, hip))

    parts = []
    for p in f.parts:
        if p.shape.bounds[1] < 0.06:
            p = replace(p, shape=longer(p.shape), marks=tuple(replace(m, shape=longer(m.shape)) for m in p.marks))
        parts.append(p)
    return Figure(tuple(parts), f.points)


@card("snow", focus=1.4)
def stag_candles(s: Stage) -> None:
    evening = ((0.0, "#e8c8b4"), (0.3, "#b8b4c4"), (0.62, "#6c80a4"), (1.0, "#2c4270"))
    sky.backdrop(s, stops=evening, glow=sky.Glow(0.3, 0.6, 0.55, "#ffc890", 0.6), wisps=0.2, stars=60)
    land.distance(s, "pines", 4, y=-0.42, step=-0.12, tall=0.62, depth=4.0, gap=0.5, fog=0.6)
    for depth, y in ((2.0, -0.84), (1.6, -0.98)):
        s.sheet(land.hill(s.rng, y, 0.07, 0.6), depth, "#8ca0c4", "#e4e6ee", span=(y - 0.3, y + 0.1), bump=0.6)
    s.place(long_legged(animals.stag(colour="#a06a3c")), -0.02, -1.02 + 0.21, 1.12, 1.4, shadow=False)
    weather.contact(s, 0.0, -1.02, 0.9, 1.5, 0.5)
    for dx, dy in ((0.14, 1.38), (0.29, 1.58), (0.49, 1.47), (0.19, 1.2), (0.36, 1.3), (0.23, 1.42)):
        c = s.place(props.candle(holder="#8a6a34"), -0.02 + dx * 1.12, -0.82 + dy * 1.12, 0.17, 1.22, shadow=False)
        fx, fy = c.points["flame"]
        light.lamp(s, fx, fy, 1.05, 2.5, "#ffb860", 0.04)
        weather.halo(s, fx, fy, 1.1, 0.085, "#ffb050", 0.6)
    g = land.hill(s.rng, -1.2, 0.06, 0.5)
    s.sheet(g, 0.95, "#7f94bc", "#f0f0f4", span=(-1.55, -1.1), bump=0.6)
    y = land.top(g, -0.5)
    weather.contact(s, -0.48, y - 0.02, 0.4, 0.9, 0.5)
    s.place(people.child("reach"), -0.5, y - 0.02, 0.52, 0.85, shadow=False)
    for x, depth, w in ((-0.95, 0.55, 0.2), (-0.74, 1.25, 0.1), (0.83, 1.2, 0.09), (0.91, 0.6, 0.22)):
        plants.birch(s, x, depth, w)
    s.puff(ellipse(0.9, 0.16, 0.05, 0.075), 0.48, 0.01, "#1c1a28", "#34304a")
    solids.balls(s, [(0.88, 0.17, 0.44, 0.011), (0.92, 0.17, 0.44, 0.011)], material.glow("#ffc850", 3))
    weather.snow(s, 80)
    light.rig(s, 620, 80)
    light.lamp(s, 0.25, 0.75, 0.8, 26, "#ffb050", 0.25)


@card("candle", focus=1.3)
def winter_den(s: Stage) -> None:
    night = ((0.0, "#8ca4c8"), (0.6, "#4a648f"), (1.0, "#1c2c54"))
    sky.backdrop(s, stops=night, stars=160, wisps=0.15, strength=0.9)
    for i, y in enumerate((0.62, 0.54)):
        g = land.forest(s.rng, y, 0.42, 13)
        s.sheet(g, 3.6 - 0.6 * i, ("#5c78a8", "#34507f")[i], ("#dfe8f4", "#a8bcdc")[i], span=(y - 0.1, y + 0.4))
    hole = union(
        draw("-0.86,-0.95 -0.9,-0.4 -0.66,0.1 -0.2,0.26 0.3,0.26 0.7,0.08 0.9,-0.42 0.84,-0.96 0.4,-1.14 -0.4,-1.14"),
        draw("0.42,0.1 0.5,0.3 0.46,0.62 0.62,0.62 0.66,0.3 0.62,0.02"),
    )
    surface = land.hill(s.rng, 0.5, 0.03, 0.6)
    for depth, grow, low, high in ((1.5, 0.0, "#5c3a28", "#8a6044"), (1.2, 0.05, "#4a3026", "#74523e"), (0.9, 0.1, "#3c2a26", "#62493c")):
        s.sheet(surface.difference(hole.buffer(grow)), depth, low, high, span=(-1.5, 0.5), thick=0.12, translucent=0, bump=0.7)
    stones = (
        union(
            *(
                ellipse(s.rng.uniform(-1, 1), s.rng.uniform(-1.5, 0.4), s.rng.uniform(0.02, 0.06), s.rng.uniform(0.015, 0.04), s.rng.uniform(0, 90))
                for _ in range(70)
            )
        )
        .difference(hole.buffer(0.16))
        .intersection(surface.buffer(-0.05))
    )
    s.puff(stones, 0.82, 0.03, "#3a2a24", "#6a5444", brush="stone")
    for x in (-0.7, -0.25, 0.1, 0.82):
        for dx in (-0.05, 0.0, 0.06):
            s.sheet(line([(x, 0.45), (x + dx * 0.6, 0.36), (x + dx * 1.6, 0.22 + abs(dx))], 0.012), 0.8, "#4a3020", "#7a5a3c", shadow=False)
    s.sheet(
        surface.difference(land.hill(s.rng, 0.42, 0.03, 0.6)).difference(hole.buffer(0.06)), 0.78, "#a8bcdc", "#f4f6fb", span=(0.36, 0.56), thick=0.1, bump=0.6
    )
    # The room: a back wall of earth, then the furniture.
    s.sheet(hole.buffer(0.12).intersection(box(-2, -2, 2, 0.5)), 2.4, "#6a3e26", "#b87444", span=(-1.1, 0.3), translucent=0, bump=0.8)
    s.sheet(box(-2, -2, 2, -0.92), 1.72, "#4a2a1c", "#6f4630", translucent=0)
    s.place(props.bed("#a0643a", "#b8442f", "#f0d8a0"), -0.16, -0.93, 0.62, 1.65)
    s.place(animals.bear("sleep", "#94643e"), -0.2, -0.66, 0.56, 1.6, flip=True)
    s.puff(
        draw("-0.22,-0.72 -0.2,-0.5 0.0,-0.36 0.18,-0.42 0.3,-0.6 0.34,-0.84 0.1,-0.86 -0.16,-0.84"),
        1.25,
        0.1,
        "#8c2c22",
        "#d0583c",
        [Mark(union(*(box(x, -1, x + 0.06, 0) for x in (-0.2, -0.08, 0.04, 0.16, 0.28))), "#f0d8a0", 0.9)],
        "cloth",
    )
    s.place(props.table("#7a4a2a", width=60), 0.56, -0.93, 0.4, 1.6)
    lamp = s.place(props.lantern(), 0.56, -0.69, 0.22, 1.55)
    light.lamp(s, 0.36, -0.42, 1.15, 18, "#ffb460", 0.15)
    light.lamp(s, -0.5, -0.3, 0.9, 14, "#ffc890", 0.2)
    light.lamp(s, -0.3, -0.8, 0.6, 14, "#ffc080", 0.2)
    weather.halo(s, *lamp.points["lamp"], 1.35, 0.42, "#ffb050", 0.35)
    light.lamp(s, -0.2, -0.1, 1.9, 12, "#ff9a48", 0.2)
    s.place(props.clock(hour=2, minute=0), -0.62, -0.36, 0.2, 2.3)
    # Snow round the mouth: a bank behind it, where the hare stands, and a soft lip on either side.
    bank = draw("-0.1,0.45! 0.14,0.51 0.34,0.555 0.54,0.57 0.74,0.555 0.94,0.51 1.2,0.46! 0.9,0.42! 0.68,0.45 0.54,0.455 0.4,0.45 0.2,0.42!")
    s.puff(bank, 2.2, 0.03, "#8ca4cc", "#eef2fa", shadow=False)
    for lip in (
        "0.2,0.47 0.3,0.515 0.42,0.51 0.485,0.46 0.47,0.4 0.4,0.385 0.28,0.42",
        "0.88,0.46 0.8,0.51 0.7,0.51 0.64,0.465 0.65,0.405 0.71,0.385 0.82,0.42",
    ):
        s.puff(draw(lip), 0.72, 0.04, "#a8bcdc", "#f4f6fb", shadow=False)
    weather.contact(s, 0.54, 0.53, 0.24, 0.9, 0.5, "#34507f")
    s.place(animals.hare("up", "#f4f0ea"), 0.54, 0.53, 0.3, 0.75, flip=True, shadow=False)
    for i in range(6):
        x, y = 0.74 - 0.07 * i, -0.915
        solids.balls(s, [(x, y + 0.012, 1.4, 0.011), (x + 0.016, y + 0.014, 1.4, 0.008)], material.solid("#1c1010", bump=0))
    weather.snow(s, 60, low=0.5, high=1.5)
    light.rig(s, 1250, 60)
