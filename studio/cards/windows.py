"""Rooms, and what is seen from them."""

from shapely.geometry import box

from theatre import animals, light, people, props, room, sky, solids, weather
from theatre.colour import darker
from theatre.curves import bezier
from theatre.registry import card
from theatre.stage import Stage


@card("mint", focus=1.6)
def giraffe_birthday(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.3, 0.9, 0.7), (0.5, 0.4, 0.6)])
    room.town_row(s, -0.8, 4.2, ("#f0d8d0", "#e8e4c8", "#c8e0d4", "#f4c8c0"), roofs=("#d88a80", "#8ab8ac", "#e0a890"), lit=False)
    s.place(animals.giraffe("#ecc070", "#a8683a"), -0.44, -1.72, 1.72, 2.75)
    hole = room.window(s, 0.0, 0.28, 1.2, 1.5, 2.2, "#fffaf0", bars=(1, 0))
    room.wall(s, 2.2, "#f2b8b4", "#fbdcd2", "dots", "#ffffff", 0.22, hole, -0.92)
    floor = -1.5
    room.floor(s, floor, "#b88a64")
    for side in (-1, 1):
        room.curtain(s, side, 1.95, "#7cc4bc", top=1.2, bottom=-0.62, inner=0.78, inner_top=0.42, tie=0.32, outer=1.05)
    sag = [(-1.1, 1.32), (-0.4, 1.05), (0.4, 1.05), (1.1, 1.32)]
    room.string(s, sag, 1.7, "#5c8a84", 0.01, 0)
    for i, (x, y) in enumerate(bezier(*sag, n=11)):
        c = ("#e8688a", "#f4d060", "#5cb0a8")[i % 3]
        s.puff(box(x - 0.045, y - 0.094, x + 0.045, y + 0.006), 1.68, 0.02, darker(c, 0.1), c, shadow=False)
    t = s.place(props.table("#c89a70", "#fff6ec", 170), 0.1, -1.5, 1.0, 1.2)
    s.place(props.cake("#f6e0c4", "#e8688a", 5), 0.02, t.points["top"][1] - 0.02, 0.42, 1.12)
    s.place(props.gift("#5cb0a8", "#f4d060"), 0.62, t.points["top"][1] - 0.02, 0.26, 1.1)
    s.place(people.boy("lift", hat="paper", mood="surprised", top="#f4c840", pattern="dots"), -0.62, solids.on_floor(s, floor, 0.9), 0.86, 0.9)
    y = solids.on_floor(s, floor, 0.7)
    weather.contact(s, 0.8, y + 0.01, 0.34, 0.74, 0.5)
    s.place(animals.cat("sit", "#f4ece0"), 0.78, y, 0.34, 0.7, shadow=False)
    light.sun(s, 1.2, side=-0.4)
    light.rig(s, 800, 150)
