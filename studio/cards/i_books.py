"""Somebody has taken a book out of the bridge to read it, and lies in its place while the class goes over him."""

from dataclasses import replace

from shapely.geometry import Polygon

from theatre import animals, land, light, people, props, sky, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, bezier, draw, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import CHILD, Pose
from theatre.registry import card
from theatre.stage import Stage

NADIR = (0.06, -2.35)
"""Where everything upright runs to: we look down."""
FRONT, BACK = 0.14, 0.34
"""The two edges of the deck."""
GAP = (-0.36, 0.44)
CLASP = (-0.3, 0.8)
"""Where teacher and girl have each other by the hand."""
COVERS = ("#b8342c", "#24508a", "#e0a820", "#3f7a4c", "#8a3a58", "#d8743c", "#2f7a86", "#5a3a78", "#c8b088")


def down(p: XY, c: float) -> XY:
    return NADIR[0] + (p[0] - NADIR[0]) * c, NADIR[1] + (p[1] - NADIR[1]) * c


def level(n: float) -> float:
    return 1 / (1 + 0.15 * n)


def tower(s: Stage, q: int) -> None:
    """One on the other out of the deep, smaller and bluer the lower they lie."""
    inner = GAP[0] if q < 0 else GAP[1]
    for n in range(15, -1, -1):
        t = min(1.0, n / 13)
        slip = s.rng.uniform(-0.05, 0.05) * (n > 0)
        width = (0.98, 1.1, 0.9, 1.04)[n % 4] if n else 1.6
        a, b = inner + slip, inner + slip + q * width
        c0, c1 = level(n), level(n + 0.97)
        colour = mix(COVERS[(n * 2 + (q > 0) * 5) % len(COVERS)], "#6c98ac", 0.82 * t**0.7)
        d = 1.9 + 0.05 * n
        face = Polygon([down((a, FRONT), c0), down((b, FRONT), c0), down((b, FRONT), c1), down((a, FRONT), c1)])
        into = inner + slip - 0.9 * q * abs(inner - NADIR[0]) * 0.26
        side = Polygon([down((a, FRONT), c0), down((into, BACK), c0), down((into, BACK), c1), down((a, FRONT), c1)])
        pages = union(*(line([down((a, FRONT), c0 + (c1 - c0) * v), down((into, BACK), c0 + (c1 - c0) * v)], 0.006) for v in (0.25, 0.4, 0.55, 0.7)))
        boards = union(
            *(
                Polygon([down((a, FRONT), u), down((into, BACK), u), down((into, BACK), v), down((a, FRONT), v)])
                for u, v in ((c0, c0 + (c1 - c0) * 0.14), (c0 + (c1 - c0) * 0.86, c1))
            )
        )
        cream = mix("#f0dcb0", "#8cb0bc", 0.7 * t)
        s.puff(side, d + 0.02, 0.01, darker(cream, 0.3), cream, [Mark(pages, darker(cream, 0.4), 0.6), Mark(boards, darker(colour, 0.2), 0.95)], shadow=False)
        bands, label = [], None
        for u in (0.1, 0.2, 0.8, 0.9):
            x = a + (b - a) * u
            bands.append(Polygon([down((x - 0.018, FRONT), c0), down((x + 0.018, FRONT), c0), down((x + 0.018, FRONT), c1), down((x - 0.018, FRONT), c1)]))
        x0, x1 = a + (b - a) * 0.34, a + (b - a) * 0.62
        e0, e1 = c0 + (c1 - c0) * 0.22, c0 + (c1 - c0) * 0.78
        label = Polygon([down((x0, FRONT), e0), down((x1, FRONT), e0), down((x1, FRONT), e1), down((x0, FRONT), e1)])
        marks = [
            Mark(face.boundary.buffer(0.01), darker(colour, 0.45), 0.6, 0.004),
            Mark(union(*bands), mix("#f4d890", "#a8c4cc", t * 0.8), 0.85),
            Mark(label, mix(lighter(colour, 0.6), "#a8c4cc", t * 0.6), 0.9),
        ]
        s.puff(face.buffer(-0.008).buffer(0.008), d, 0.05 * c0, darker(colour, 0.28), lighter(colour, 0.06), marks, "cloth", shadow=False)
        if not n:
            top = Polygon([(a, FRONT), (b, FRONT), (b * 0.95, BACK), (into, BACK)])
            trim = Polygon([(a + q * 0.06, FRONT + 0.03), (b, FRONT + 0.03), (b, BACK - 0.03), (into + q * 0.06, BACK - 0.03)])
            s.puff(top, d + 0.01, 0.006, darker(colour, 0.1), lighter(colour, 0.16), [Mark(trim.boundary.buffer(0.008), "#f4d890", 0.8)], "cloth", shadow=False)


def valley(s: Stage) -> None:
    """Far below: fields, a river, one sail."""
    ground = land.hill(s.rng, 0.42, 0.02, 0.7).intersection(Polygon([(-1.7, -2), (1.7, -2), (1.7, 1), (-1.7, 1)]))
    fields = []
    for i in range(9):
        y = 0.36 - 0.2 * i - 0.012 * i * i
        for j in range(-4, 5):
            if (i * 3 + j * 5) % 4 == 0:
                x = (j + 0.3 * (i % 2)) * (0.26 + 0.03 * i)
                fields.append(Polygon([(x, y), (x + 0.24 + 0.02 * i, y + 0.03), (x + 0.22 + 0.02 * i, y - 0.13 - 0.01 * i), (x - 0.04, y - 0.16 - 0.01 * i)]))
    s.puff(ground, 4.4, 0.004, "#3c7c84", "#d8dcb8", [Mark(union(*fields), "#e8d890", 0.4, 0.004)], shadow=False)
    river = stroke(
        smooth([(-0.5, 0.42), (-0.1, 0.3), (0.3, 0.06), (0.0, -0.3), (-0.06, -0.7), (0.14, -1.1), (0.06, -1.7)], closed=False, n=12),
        0.015,
        0.03,
        0.06,
        0.1,
        0.15,
        0.22,
        0.3,
    )
    glints = union(*(line([(x - 0.03, y), (x + 0.03, y)], 0.01) for x, y in ((0.02, -0.5), (0.0, -0.8), (0.1, -1.0), (0.08, -1.25), (0.14, -1.36))))
    s.puff(river, 4.2, 0.006, "#5cb0c8", "#f0fcf4", [Mark(glints, "#ffffff", 0.8)], shadow=False, glow=0.15)
    s.puff(Polygon([(0.06, -1.16), (0.07, -1.06), (0.12, -1.15)]), 4.0, 0.006, "#f4e8d8", "#ffffff", shadow=False)
    s.puff(draw("0.03,-1.17! 0.13,-1.16! 0.11,-1.2 0.05,-1.2"), 3.98, 0.006, "#a83020", "#e0503c", shadow=False)
    weather.fog(s, 3.9, "#d8ece4", 0.5, -0.4, 0.6)
    for x, y, w in ((-0.7, -0.5, 0.5), (0.2, -0.36, 0.36), (0.8, -0.8, 0.5), (-0.1, -0.94, 0.3)):
        weather.cloud(s, x, y, w, 3.6, "#c8dce0", "#fffdf4", flat=True)


def open_book(s: Stage, x: float, y: float) -> None:
    """The one that is missing, open on the far side; red like its place on the shelf."""
    for q, text in (
        (-1, "0.0,0.0! -0.07,0.035 -0.16,0.035 -0.24,0.0! -0.17,0.16 -0.1,0.19 0.0,0.17!"),
        (1, "0.0,0.0! 0.07,0.035 0.16,0.035 0.24,0.0! 0.2,0.16 0.12,0.19 0.0,0.17!"),
    ):
        g = move(draw(text), x, y)
        rows = union(
            *(move(stroke(bezier((q * 0.035, v), (q * 0.1, v + 0.03), (q * (0.19 - 0.1 * v), v + 0.005), n=8), 0.01), x, y) for v in (0.05, 0.085, 0.12))
        )
        s.puff(move(g, q * 0.012, -0.028).buffer(0.006), 1.36, 0.02, "#8a201c", "#c83c30", shadow=False)
        s.puff(
            g,
            1.28,
            0.02,
            "#e0c890",
            "#fff8e0",
            [Mark(rows, "#8a6c48", 0.8), Mark(move(line([(0, 0), (0, 0.17)], 0.02), x, y), "#a88c60", 0.7, 0.01)],
            shadow=False,
            glow=0.06,
        )
    leaf = move(draw("0.0,0.0! -0.02,0.1 0.02,0.26! 0.1,0.24 0.08,0.1!"), x, y)
    s.puff(leaf, 1.2, 0.01, "#e8d4a0", "#fffbe8", [Mark(leaf.boundary.buffer(0.006), "#a88c60", 0.6)], shadow=False, glow=0.08)
    weather.halo(s, x, y + 0.14, 1.1, 0.3, "#ffe8b0", 0.18)


def reader(s: Stage) -> None:
    x, y, k = -0.04, 0.33, 1.12
    bx, by = 0.76, 0.17
    boy = people.boy(
        Pose(near_leg=(-83, -88), far_leg=(-80, -84), lean=80, nod=-16, anchor="seat"),
        build=replace(CHILD, head=0.3, leg=0.42, torso=0.4, arm=0.36),
        mood="happy",
        profile=True,
        gaze=(0.7, -0.8),
        nose="snub",
        skin="#e8b48c",
        hair="wild",
        hair_colour="#3a2018",
        glasses=True,
        top="#f8ecd0",
        pattern_colour="#2f8a94",
        bottom="#2f5c94",
        shoes="#a8402c",
        hands=("flat", "flat"),
        touch={"hand": people.local((bx - 0.15, by + 0.03), x, y, k), "far_hand": people.local((bx - 0.06, by + 0.16), x, y, k), "elbows": (1, 1)},
    )
    open_book(s, bx, by)
    s.place(boy, x, y, k, 1.5, shadow=False)


def class_(s: Stage) -> None:
    # On his back, one foot before the other, and not looking down.
    gx, gy, gk = -0.04, 0.46, 0.62
    girl = people.girl(
        Pose((-84, -92), (98, 124), (-16, -12), (20, 6), lean=-3, nod=6),
        mood="afraid",
        profile=True,
        gaze=(0.7, -0.9),
        skin="#b87a50",
        hair_colour="#20161a",
        top="#d83c50",
        pattern_colour="#fff0e0",
        hands=("grip", "open"),
        touch={"hand": people.local(CLASP, gx, gy, gk)},
    )
    s.place(girl, gx, gy, gk, 1.2, shadow=False)
    tx, ty, tk = -0.7, 0.22, 1.0
    teacher = people.librarian(
        Pose(near_leg=(-6, -12), far_leg=(14, 4), lean=10, nod=6),
        mood="afraid",
        profile=True,
        gaze=(0.9, -0.2),
        top="#2f6a5c",
        bottom="#5a2c48",
        skin="#6a4028",
        hair_colour="#241614",
        hands=("open", "grip"),
        touch={"far_hand": people.local(CLASP, tx, ty, tk), "hand": (-0.14, 0.4), "elbows": (-1, 1)},
    )
    weather.contact(s, tx, ty, 0.4, 1.7, 0.5)
    s.place(teacher, tx, ty, tk, 1.6, shadow=False)
    cx, cy, ck = -1.0, 0.24, 0.64
    child = people.child(
        Pose(near_arm=(-14, -6), far_arm=(40, 150), near_leg=(-2, -2), far_leg=(6, 2), nod=-4),
        mood="longing",
        profile=True,
        gaze=(0.9, 0.2),
        top="#7c5cb0",
        hat_colour="#7c5cb0",
        hands=("rest", "flat"),
    )
    s.place(child, cx, cy, ck, 1.7, shadow=False)


@card("autumn", focus=1.5)
def book_bridge(s: Stage) -> None:
    air = ((0.0, "#b0d4d4"), (0.6, "#f4ecd0"), (0.72, "#fbdcb0"), (0.86, "#a8c4cc"), (1.0, "#5c98b8"))
    sky.backdrop(s, stops=air, wisps=0.35, heaps=[(0.62, 1.12, 0.7), (-0.5, 1.3, 0.5)], glow=sky.Glow(0.8, 0.5, 0.8, "#fff4d0", 0.6))
    s.sheet(land.mountains(s.rng, 0.36, 0.3, 6), 4.7, "#98b4b8", "#d0d0c0", span=(0.2, 0.7), shadow=False)
    valley(s)
    for q in (-1, 1):
        tower(s, q)
    reader(s)
    class_(s)
    s.place(animals.bird("fly", "#f0702c", "#fff6d8", "#e0a030"), 0.08, -0.1, 0.26, 1.5, shadow=False)
    s.place(props.apple("#d8302a"), 0.86, 0.24, 0.1, 1.7, shadow=False)
    for x, y, turn, bend, d in ((0.2, -0.5, 18, 0.03, 2.0), (-0.06, -0.76, -24, -0.03, 2.2), (0.12, -0.98, 40, 0.02, 2.4)):
        k = 1 - 0.5 * (-0.5 - y)
        leaf = move(draw(f"-0.09,-0.06! 0,{-0.06 + bend} 0.09,-0.06! 0.09,0.06! 0,{0.06 + bend} -0.09,0.06!"), x, y, turn, k)
        script = move(union(*(line([(-0.065, v), (0, v + bend), (0.065, v)], 0.009) for v in (-0.03, 0.0, 0.03))), x, y, turn, k)
        s.puff(leaf, d, 0.014, "#e8dcc0", "#fffaf0", [Mark(script, "#8a7a68", 0.7)], shadow=False)
    light.lamp(s, 0.66, 0.5, 1.0, 3, "#ffe0a0", 0.06)
    light.sun(s, 1.9, "#fff0d0", side=0.7, height=0.6)
    light.rig(s, 600, 200, left=False)
