"""A room under water."""

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, room, sky
from theatre.curves import bezier, circle, draw, line, move, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("violet", focus=1.5)
def bed_voyage(s: Stage) -> None:
    opening = box(0.34, -0.9, 0.86, 0.62)
    night = ((0.0, "#6c7cc8"), (0.5, "#3c4494"), (1.0, "#1c2060"))
    s.screen(sky.paint(night, s.seed, stars=160, wisps=0.2), 4.4, frame=(0.1, -1.2, 1.1, 0.9))
    s.puff(
        circle(0.6, 0.3, 0.21),
        4.1,
        0.08,
        "#f0cc80",
        "#fff4d0",
        [
            Mark(union(circle(0.53, 0.35, 0.02), circle(0.67, 0.35, 0.02)), "#5a3a28"),
            Mark(line(bezier((0.54, 0.23), (0.6, 0.18), (0.66, 0.23), n=10), 0.018), "#8a3a28"),
            Mark(union(circle(0.48, 0.27, 0.035), circle(0.72, 0.27, 0.035)), "#f0946c", 0.6, 0.02),
        ],
        glow=0.5,
    )
    room.wall(s, 3.4, "#6a5098", "#9c78b8", "stars", "#b494cc", 0.26, opening, None)
    s.sheet(opening.buffer(0.07, join_style=2).difference(opening), 3.3, "#c89c70", "#f0d0a0", thick=0.1, translucent=0)
    s.sheet(Polygon([(0.34, -0.9), (0.34, 0.62), (0.12, 0.74), (0.12, -1.1)]), 3.1, "#8a4c50", "#c87c6c", thick=0.04, translucent=0)
    # Pictures askew, a stair out of the water.
    for x, y, w, h, t, c in ((-0.66, 0.86, 0.3, 0.38, 8, "#f4dca0"), (-0.1, 1.06, 0.26, 0.22, -10, "#a8d0d8")):
        s.puff(
            move(box(-w / 2, -h / 2, w / 2, h / 2), x, y, t),
            3.25,
            0.02,
            "#8a5a34",
            "#d8a860",
            [Mark(move(box(-w / 2 + 0.04, -h / 2 + 0.04, w / 2 - 0.04, h / 2 - 0.04), x, y, t), c)],
        )
    for i, (y, d) in enumerate(((-0.62, 2.9), (-0.74, 2.3))):
        low, high = (("#34307c", "#7c70c0"), ("#2c2c74", "#6c68b8"))[i]
        s.sheet(land.swell(s.rng, y, 0.04, 4), d, low, high, span=(y - 0.3, y + 0.06))
    s.place(props.bed("#a8643c", "#c83c54", "#f8d8a0"), -0.06, -0.98, 0.86, 1.7, turn=7, shadow=False)
    s.puff(line([(-0.02, -0.5), (-0.06, 1.06)], 0.05), 1.75, 0.03, "#8a5430", "#d8a060", brush="plank")
    sail = draw("-0.02,0.98! -0.56,0.84 -0.66,0.3 -0.6,-0.16! -0.3,-0.06 -0.04,-0.1!")
    hem = union(*(line(bezier((-0.05, y), (-0.34, y - 0.02), (-0.66, y - 0.06), n=14), 0.05) for y in (0.76, 0.42, 0.08)))
    s.puff(sail, 1.6, 0.2, "#d8cce8", "#fffaf4", [Mark(hem, "#8fa8dc", 0.8)], "cloth")
    flag = draw("-0.06,1.04! 0.1,1.14 0.24,1.08! 0.2,1.0 0.12,0.98 -0.06,0.94!")
    s.puff(flag, 1.65, 0.03, "#c83c54", "#f07c7c", brush="cloth", shadow=False)
    room.string(s, [(-0.6, -0.16), (-0.4, -0.4), (0.28, -0.3)], 1.4, "#fff0d0", 0.012, 0.1)
    s.place(people.sleeper("pull", mood="surprised", top="#fff0d0", pattern_colour="#e8783c", hat="paper"), 0.3, -0.54, 0.56, 1.4, flip=True, shadow=False)
    s.place(animals.cat("sit", "#e89048"), 0.62, -0.5, 0.26, 1.5, flip=True, shadow=False)
    for i, (y, d) in enumerate(((-0.9, 1.25), (-1.08, 0.9), (-1.28, 0.5))):
        low, high = (("#2c2870", "#8478d0"), ("#24226a", "#6c60bc"), ("#181850", "#504aa0"))[i]
        g = land.breakers(s.rng, y - 0.06, 5 - i, 0.13 + 0.03 * i) if i < 2 else land.swell(s.rng, y, 0.05, 3)
        s.sheet(g, d, low, high, span=(y - 0.25, y + 0.1))
    s.place(props.chair("#c88c50"), -0.74, -1.24, 0.42, 1.05, turn=40, shadow=False)
    s.place(props.clock("#c88c50", hour=3, minute=10), 0.74, -1.2, 0.26, 0.75, turn=20, shadow=False)
    light.rig(s, 850, 150)
    light.lamp(s, 0.5, 0.2, 2.6, 30, "#ffe0a0", 0.3)
    light.lamp(s, -0.1, 0.1, 0.6, 10, "#ffd0a0", 0.3)
