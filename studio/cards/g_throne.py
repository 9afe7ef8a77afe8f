"""Who sits there, and who looks closely."""

from shapely.geometry import Polygon, box

from theatre import animals, light, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

GOLD = ("#7a5220", "#f0c860")


def bird_of_prey() -> Geom:
    """The shadow of something that mantles: hooked beak, crown awry, both wings up."""
    parts: list[Geom] = []
    sets = (
        (
            ((-0.02, 0.5), (-0.14, 0.72), (-0.24, 0.94), (-0.26, 1.22)),
            ((-0.4, 1.12), (-0.47, 0.96), (-0.5, 0.78), (-0.5, 0.6), (-0.47, 0.43), (-0.41, 0.29), (-0.32, 0.2)),
        ),
        (
            ((0.04, 0.46), (0.22, 0.5), (0.36, 0.56), (0.46, 0.74)),
            ((0.54, 0.6), (0.56, 0.44), (0.53, 0.3), (0.47, 0.18), (0.39, 0.1), (0.3, 0.06), (0.21, 0.08)),
        ),
    )
    for arm, tips in sets:
        bone = bezier(*arm, n=16)
        parts.append(stroke(bone, 0.2, 0.17, 0.1))
        for i, tip in enumerate(tips):
            px, py = bone[15 - 2 * i]
            parts.append(stroke(bezier((px, py), ((px + tip[0]) / 2 + (0.02 if tip[0] > 0 else -0.06), (py + tip[1]) / 2 + 0.06), tip, n=12), 0.13, 0.12, 0.02))
    body = draw("-0.06,-0.14 -0.07,0.1 -0.16,0.4 -0.08,0.66 0.02,0.86 0.2,0.86 0.2,0.62 0.14,0.36 0.05,0.1 0.03,-0.14")
    head = draw("-0.02,0.78 -0.04,0.94 0.02,1.04 0.14,1.06 0.26,1.02 0.36,0.98 0.41,0.9 0.385,0.8! 0.34,0.87 0.26,0.89 0.2,0.84 0.18,0.74 0.06,0.7")
    crown = Polygon([(-0.03, 1.0), (-0.12, 1.28), (0.03, 1.13), (0.1, 1.34), (0.16, 1.13), (0.3, 1.24), (0.24, 1.02)])
    return union(*parts, body, head, crown).buffer(0.006)


def throne(s: Stage) -> None:
    d = 2.9
    back = draw("-0.62,-0.3! -0.55,0.6 -0.5,1.2 -0.42,1.42 0,1.56 0.42,1.42 0.5,1.2 0.55,0.6 0.62,-0.3!")
    frame = draw("-0.76,-0.4! -0.68,0.6 -0.62,1.26 -0.5,1.56 0,1.74 0.5,1.56 0.62,1.26 0.68,0.6 0.76,-0.4!")
    s.puff(frame, d + 0.1, 0.08, *GOLD, brush="plank", shadow=False)
    tufts = union(*(circle(-0.5 + 0.2 * i + 0.1 * (j % 2), -0.16 + 0.17 * j, 0.014) for i in range(6) for j in range(11))).intersection(back.buffer(-0.05))
    eagle = move(bird_of_prey(), -0.03, 0.02, 0, 1.0).intersection(back)
    eye = ellipse(0.2, 0.985, 0.03, 0.014, 14)
    s.puff(
        back,
        d - 0.02,
        0.05,
        "#1f5c50",
        "#4c9478",
        [Mark(tufts, "#f0b850", 0.8), Mark(eagle, "#0c1c24", 0.8, 0.003), Mark(eye, "#f0c040", 0.95)],
        "cloth",
        shadow=False,
        cell=0.01,
    )
    for side in (-1, 1):
        x = side * 0.72
        s.puff(box(x - 0.11, -0.95, x + 0.11, -0.02), d - 0.3, 0.08, *GOLD, brush="plank", shadow=False)
        paw = draw(f"{x - 0.16},-0.06 {x - 0.17},0.08 {x - 0.06},0.16 {x + 0.06},0.16 {x + 0.17},0.08 {x + 0.16},-0.06 {x},-0.1")
        toes = union(*(line([(x + q, -0.07), (x + q, 0.02)], 0.016) for q in (-0.06, 0.0, 0.06)))
        s.puff(paw, d - 0.5, 0.1, *GOLD, [Mark(toes, "#5a3814", 0.8)], shadow=False)
        s.puff(box(x - 0.05, -0.84, x + 0.05, -0.2), d - 0.45, 0.03, "#174a44", "#3f8070", brush="cloth", shadow=False)
    s.puff(
        draw("-0.62,-0.26 -0.6,-0.14 0,-0.1 0.6,-0.14 0.62,-0.26 0.6,-0.36 0,-0.38 -0.6,-0.36"),
        d - 0.42,
        0.14,
        "#174a44",
        "#5aa488",
        brush="cloth",
        shadow=False,
    )
    s.puff(box(-0.62, -0.94, 0.62, -0.34), d - 0.3, 0.03, *GOLD, brush="wood", shadow=False)
    s.puff(box(-0.52, -0.84, 0.52, -0.46), d - 0.34, 0.02, "#174a44", "#2f7062", brush="cloth", shadow=False)
    studs = union(*(circle(-0.57 + 0.114 * i, y, 0.02) for i in range(11) for y in (-0.4, -0.89)))
    s.puff(studs, d - 0.38, 0.02, "#c89030", "#fff0a8", shadow=False)


def small_king(s: Stage) -> None:
    """A crow the size of a slipper under a crown the size of a bucket."""
    d, x, y, k = 2.2, -0.05, -0.15, 0.3
    weather.contact(s, x + 0.02, y, 0.3, d + 0.1, 0.7)
    f = s.place(animals.bird("perch", "#3a405a", "#5c647e", "#e8c080"), x, y, k, d, shadow=False)
    hx, hy = f.points["head"]

    def at(g: Geom) -> Geom:
        return move(g, hx - 0.03, hy + 0.03, -6, 0.96)

    beak = draw(f"{hx + 0.03},{hy + 0.02}! {hx + 0.09},{hy + 0.012} {hx + 0.15},{hy - 0.02}! {hx + 0.08},{hy - 0.035} {hx + 0.03},{hy - 0.025}!")
    s.puff(beak, d - 0.1, 0.02, "#8a6838", "#f0cc88", [Mark(line([(hx + 0.03, hy - 0.004), (hx + 0.13, hy - 0.016)], 0.006), "#5a4020")], shadow=False)
    crown = Polygon(
        [(-0.13, 0.0), (-0.17, 0.2), (-0.085, 0.115), (-0.05, 0.23), (0.0, 0.12), (0.055, 0.23), (0.085, 0.115), (0.17, 0.2), (0.13, 0.0), (0, -0.03)]
    )
    gems = [Mark(at(circle(q, 0.035, 0.018)), c) for q, c in ((-0.08, "#2f8a9a"), (0.0, "#d83040"), (0.08, "#2f8a9a"))]
    s.puff(at(crown), d - 0.12, 0.06, "#c88c20", "#ffe27c", [*gems, Mark(at(box(-0.2, -0.04, 0.2, 0.008)), "#a8701c", 0.8)], shadow=False, glow=0.12)
    for px, py in ((-0.17, 0.2), (-0.05, 0.23), (0.055, 0.23), (0.17, 0.2)):
        s.puff(at(circle(px, py, 0.02)), d - 0.14, 0.02, "#e0a830", "#fff0a8", shadow=False, glow=0.12)


def steps(s: Stage) -> None:
    for i, (w, top, low) in enumerate(((0.98, -0.92, -1.04), (1.2, -1.03, -1.16), (1.5, -1.15, -1.75))):
        d = 2.5 - 0.3 * i
        s.puff(box(-w, low, w, top), d, 0.03, darker("#8a8690", 0.12 * i), lighter("#b4b0b4", 0.1 - 0.08 * i), brush="stone", shadow=False)
        s.puff(box(-w, top - 0.03, w, top + 0.012), d - 0.05, 0.015, "#a8a4a8", "#e4e0dc", shadow=False)
        c = 0.26 + 0.03 * i
        s.puff(
            box(-c, low, c, top + 0.014),
            d - 0.08,
            0.015,
            "#174a44",
            "#2f7462",
            [Mark(union(box(-c, low, -c + 0.03, 2), box(c - 0.03, low, c, 2)), "#e8b850", 0.9)],
            "cloth",
            shadow=False,
        )


def prostrate(s: Stage, kind: str, x: float, y: float, size: float, depth: float, colour: str, flip: bool) -> None:
    """Forehead on the floor, rump in the air."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, 0, size, flip)

    low, high = darker(colour, 0.35), lighter(colour, 0.05)
    weather.contact(s, x, y, size * 1.5, depth + 0.1, 0.6)
    if kind == "fox":
        tail = limb([(-0.45, 0.2), (-0.78, 0.3), (-0.84, 0.62), (-0.66, 0.84)], 0.12, 0.26, 0.24, 0.03)
        tip = at(circle(-0.67, 0.84, 0.17))
        s.puff(at(tail), depth + 0.05, 0.07 * size, low, high, [Mark(tip, "#fff0dc", 0.95, 0.01)], "fur", shadow=False)
    elif kind == "hare":
        s.puff(at(circle(-0.52, 0.32, 0.12)), depth + 0.03, 0.08 * size, "#c8b8a8", "#fff8ec", brush="wool", shadow=False)
    elif kind == "mouse":
        s.puff(
            at(limb([(-0.48, 0.1), (-0.8, 0.06), (-0.96, 0.24), (-1.16, 0.2)], 0.07, 0.05, 0.02)), depth + 0.03, 0.02 * size, "#b87a74", "#e8a89c", shadow=False
        )
    s.puff(
        at(draw("-0.46,0.02 -0.56,0.34 -0.44,0.66 -0.2,0.68 0.04,0.48 0.26,0.28 0.38,0.12 0.32,0.0 -0.1,-0.02")),
        depth,
        0.16 * size,
        low,
        high,
        brush="fur",
        shadow=False,
    )
    s.puff(
        at(draw("-0.44,0.0 -0.46,0.2 -0.26,0.32 -0.06,0.22 0.02,0.06 0.06,0.0 -0.2,-0.03")),
        depth - 0.1 * size,
        0.08 * size,
        low,
        high,
        brush="fur",
        shadow=False,
    )
    ears = {
        "hare": ("0.34,0.2 0.2,0.4 0.02,0.52 0.0,0.46 0.1,0.32 0.26,0.14", "0.42,0.22 0.34,0.46 0.2,0.64 0.15,0.6 0.2,0.42 0.32,0.18"),
        "fox": ("0.3,0.2 0.24,0.42! 0.42,0.28", "0.4,0.24 0.4,0.46! 0.54,0.24"),
        "bear": ("0.26,0.22 0.22,0.34 0.32,0.4 0.4,0.3 0.36,0.22", "0.4,0.24 0.38,0.36 0.5,0.38 0.54,0.28 0.48,0.2"),
        "mouse": ("0.24,0.2 0.12,0.36 0.24,0.48 0.38,0.4 0.38,0.22", "0.4,0.24 0.36,0.42 0.5,0.5 0.6,0.38 0.52,0.22"),
    }[kind]
    s.puff(at(draw(ears[0])), depth - 0.02, 0.03 * size, darker(low, 0.2), darker(high, 0.25), brush="fur", shadow=False)
    snout = 0.82 if kind == "fox" else 0.68
    head = at(draw(f"0.22,0.04 0.24,0.2 0.38,0.27 0.52,0.22 {snout},0.08 {snout},0.03 0.56,-0.0 0.34,-0.01"))
    shut = at(line(bezier((0.47, 0.13), (0.51, 0.1), (0.55, 0.125), n=8), 0.022))
    marks = [Mark(shut, "#1c1018")]
    if kind == "fox":
        marks.insert(0, Mark(at(draw("0.3,0.02 0.5,0.09 0.84,0.07 0.8,-0.02 0.4,-0.05")), "#fff0dc", 0.95))
    s.puff(head, depth - 0.16 * size, 0.1 * size, low, high, marks, "fur", shadow=False)
    s.puff(at(draw(ears[1])), depth - 0.3 * size, 0.03 * size, low, high, brush="fur", shadow=False)
    s.puff(at(circle(snout, 0.06, 0.035)), depth - 0.3 * size, 0.03 * size, "#140c10", "#4a3840", shadow=False)
    s.puff(at(limb([(0.2, 0.1), (0.42, 0.02), (0.86, 0.01)], 0.15, 0.11, 0.1)), depth - 0.34 * size, 0.05 * size, low, high, brush="fur", shadow=False)


def doubter(s: Stage) -> None:
    """From behind: a mouse on its toes, a candle as high as it goes."""
    x, y, d = 0.0, -1.27, 1.2
    c = "#9c949c"
    low, high = darker(c, 0.4), lighter(c, 0.08)
    weather.contact(s, x, y, 0.4, d + 0.12, 0.7)
    s.puff(
        limb([(x - 0.04, y + 0.05), (x - 0.2, y + 0.0), (x - 0.26, y + 0.1), (x - 0.38, y + 0.07)], 0.03, 0.024, 0.01),
        d + 0.05,
        0.01,
        "#8a5450",
        "#d8988c",
        shadow=False,
    )
    for side in (-1, 1):
        s.puff(ellipse(x + side * 0.055, y + 0.012, 0.045, 0.02), d, 0.02, "#a86c64", "#e0a498", shadow=False)
    s.puff(limb([(x + 0.06, y + 0.2), (x + 0.19, y + 0.25), (x + 0.25, y + 0.4)], 0.055, 0.045, 0.04), d + 0.02, 0.025, low, high, brush="fur", shadow=False)
    s.puff(
        draw(f"{x},{y + 0.27} {x + 0.08},{y + 0.22} {x + 0.11},{y + 0.1} {x + 0.07},{y} {x - 0.07},{y} {x - 0.11},{y + 0.1} {x - 0.08},{y + 0.22}"),
        d - 0.04,
        0.07,
        low,
        high,
        brush="fur",
        shadow=False,
    )
    s.puff(limb([(x - 0.07, y + 0.2), (x - 0.12, y + 0.12), (x - 0.06, y + 0.07)], 0.05, 0.04, 0.035), d - 0.1, 0.02, low, high, brush="fur", shadow=False)
    for side in (-1, 1):
        s.puff(circle(x + side * 0.095, y + 0.415, 0.075), d - 0.06, 0.02, low, high, brush="fur", shadow=False)
    s.puff(
        draw(
            f"{x},{y + 0.42} {x + 0.085},{y + 0.38} {x + 0.1},{y + 0.29} {x + 0.05},{y + 0.22} {x - 0.05},{y + 0.22} {x - 0.1},{y + 0.29} {x - 0.085},{y + 0.38}"
        ),
        d - 0.1,
        0.06,
        low,
        high,
        brush="fur",
        shadow=False,
    )
    cx, cy = x + 0.25, y + 0.41
    s.puff(box(cx - 0.02, cy - 0.03, cx + 0.02, cy + 0.11), d - 0.02, 0.02, "#d8c8a8", "#fff6e0", shadow=False)
    s.puff(ellipse(cx, cy - 0.03, 0.05, 0.016), d - 0.04, 0.015, *GOLD, shadow=False)
    s.puff(ellipse(cx, cy - 0.005, 0.032, 0.026), d - 0.08, 0.02, low, high, shadow=False)
    s.sheet(
        draw(f"{cx},{cy + 0.21}! {cx + 0.026},{cy + 0.15} {cx},{cy + 0.115} {cx - 0.026},{cy + 0.15}"),
        d - 0.06,
        "#ffb83c",
        "#fff4c0",
        thick=0.004,
        edge=0,
        glow=1.6,
        shadow=False,
    )
    weather.halo(s, cx, cy + 0.15, d - 0.2, 0.34, "#ffb860", 0.5)
    light.lamp(s, cx, cy + 0.16, 1.4, 26, "#ffc078", 0.08)
    light.lamp(s, cx - 0.2, cy + 0.3, 0.7, 6, "#ffc078", 0.1)


@card("paper", focus=2.2)
def crow_throne(s: Stage) -> None:
    winter = ((0.0, "#dfe4ea"), (1.0, "#a8b4c4"))
    view = sky.paint(winter, s.seed, wisps=0.2)
    holes = [room.window(s, x, 0.62, 0.2, 1.3, 4.2, "#8a8894", view=view, bars=(1, 5), arch=True, strength=0.9) for x in (-0.84, 0.84)]
    room.wall(s, 4.2, "#54525e", "#787682", "diamonds", "#6a6874", 0.24, union(*holes), None)
    throne(s)
    small_king(s)
    steps(s)
    for kind, x, y, size, d, c, flip in (
        ("hare", -0.66, -1.12, 0.34, 1.95, "#e4dccc", False),
        ("mouse", 0.62, -1.12, 0.27, 1.95, "#8c8690", True),
        ("bear", -0.72, -1.46, 0.56, 1.0, "#7a5236", False),
        ("fox", 0.7, -1.44, 0.46, 1.0, "#d0601f", True),
    ):
        prostrate(s, kind, x, y, size, d, c, flip)
    doubter(s)
    light.sun(s, 0.4, "#d8e4ff", side=-0.5, height=0.9)
    light.rig(s, 420, 60)
