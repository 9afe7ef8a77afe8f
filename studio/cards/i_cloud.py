"""A flock of small clouds, and the large one that came over the hill."""

import math

from shapely import affinity

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import mix
from theatre.curves import XY, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

NOSE: XY = (-0.22, -0.2)
DARK, PALE = "#34445c", "#98a8b4"


def billow(s: Stage, x: float, y: float, w: float, depth: float, lit: float, n: int = 9) -> None:
    """A heap of cloud, w wide: dark below, each round of it with the low sun on its left."""
    rounds = [(x, y, 0.3 * w)]
    for i in range(n):
        a = i * math.tau / n + s.rng.uniform(-0.3, 0.3)
        u = w * s.rng.uniform(0.2, 0.36)
        rounds.append((x + u * math.cos(a), y + 0.75 * u * math.sin(a), w * s.rng.uniform(0.09, 0.2)))
    g = union(*(circle(*q) for q in rounds))
    low, high = mix("#2c3a54", "#5a6c86", lit), mix("#60748c", "#c4ccd0", lit)
    rim = g.difference(affinity.translate(g, 0.07 * w, -0.06 * w))
    foot = g.difference(affinity.translate(g, -0.03 * w, 0.12 * w))
    curls = union(*(circle(cx, cy, r).difference(circle(cx + 0.18 * r, cy - 0.16 * r, r)) for cx, cy, r in rounds[1::2]))
    gilt = mix("#a8b8c4", "#fff0c8", lit)
    marks = [Mark(foot, "#28344c", 0.5, 0.03), Mark(curls, gilt, 0.3, 0.012), Mark(rim, gilt, 0.35 + 0.45 * lit, 0.02)]
    s.puff(g, depth, 0.3 * w, low, high, marks, "wool", shadow=False, translucent=0.25)


def heap(s: Stage, line_: list[XY], w0: float, w1: float, depth: float, lit: float) -> None:
    """Billows along a line, from w0 to w1 wide."""
    n = len(line_)
    for i, (x, y) in enumerate(line_):
        w = (w0 + (w1 - w0) * i / max(1, n - 1)) * s.rng.uniform(0.85, 1.2)
        billow(s, x, y, w, depth - 0.015 * (i % 3), lit * s.rng.uniform(0.7, 1.15))


def along(points: str, n: int) -> list[XY]:
    p = [(float(a), float(b)) for a, b in (w.split(",") for w in points.split())]
    return bezier(*p, n=n)


def wolf(s: Stage, d: float) -> None:
    """The storm: it has come down with its nose to her hand."""
    heap(s, along("0.95,1.1 1.0,0.8 1.1,0.5", 3), 0.6, 0.7, d + 0.5, 0.25)
    heap(s, along("0.7,0.4 0.86,0.0 1.1,-0.4", 4), 0.7, 0.8, d + 0.5, 0.1)
    ears = (
        ("0.62,0.94! 0.68,1.2 0.62,1.48! 0.82,1.36 1.0,1.04 0.9,0.84", 0.2, 0.25),
        ("0.28,0.92! 0.24,1.2 0.24,1.44! 0.46,1.32 0.64,1.08 0.62,0.86", 0.08, 0.5),
    )
    for text, dd, lit in ears:
        g = draw(text)
        rough = union(g, *(circle(px, py, s.rng.uniform(0.02, 0.045)) for px, py in list(g.exterior.coords)[4:-4:4] if py < 1.34))
        s.puff(
            rough,
            d + dd,
            0.1,
            mix("#34445c", "#64788e", lit),
            mix("#8c9cac", "#d8d8cc", lit),
            [Mark(g.buffer(-0.075), "#1f2a40", 0.8, 0.02)],
            "wool",
            shadow=False,
        )
        x0, _, x1, _ = g.bounds
        heap(s, [(x0 + 0.08, 0.93), (x0 + 0.22, 0.88), (x1 - 0.14, 0.88)], 0.28, 0.3, d + dd - 0.1, lit)
    jaw = draw("-0.04,-0.36 0.08,-0.42 0.3,-0.34 0.5,-0.18 0.62,0.0 0.4,0.16 0.1,-0.12 -0.06,-0.26")
    s.puff(jaw, d + 0.1, 0.1, "#2c3a50", "#5c7088", shadow=False)
    mouth = draw("-0.12,-0.28! 0.12,-0.2 0.34,-0.02 0.48,0.16! 0.44,-0.02 0.26,-0.2 0.04,-0.32")
    s.puff(mouth, d + 0.02, 0.01, "#141826", "#3a2834", shadow=False)
    for x, y, k, t in ((0.0, -0.22, 0.1, 4), (0.08, -0.18, 0.05, 0), (0.15, -0.13, 0.055, 0), (0.23, -0.06, 0.06, 0)):
        s.puff(draw(f"{x - 0.03},{y + 0.02}! {x + 0.03},{y + 0.03}! {x + 0.004 * t},{y - k}!"), d - 0.1, 0.02, "#f4e4a8", "#fff8dc", shadow=False, glow=0.25)
    head = draw(
        "-0.26,-0.16 -0.2,-0.04 -0.02,0.16 0.08,0.4 0.2,0.7 0.32,0.94 0.6,1.04 0.94,0.9 1.2,0.4 1.0,-0.1 0.66,0.0 0.46,0.14 0.3,-0.04 0.08,-0.2 -0.1,-0.28 -0.22,-0.28"
    )
    bridge = stroke(bezier((-0.2, -0.08), (0.04, 0.14), (0.14, 0.5), (0.3, 0.86), n=20), 0.05, 0.1, 0.12, 0.1)
    shade = draw("-0.1,-0.26 0.1,-0.16 0.32,0.0 0.46,0.14 0.7,0.0 0.9,0.1 0.6,0.3 0.4,0.24 0.14,-0.02")
    s.puff(head, d, 0.14, DARK, PALE, [Mark(shade, "#1c2638", 0.6, 0.03), Mark(bridge, "#ffe4b0", 0.5, 0.02)], shadow=False)
    # Wool of the storm: bridge, brow, cheek, ruff.
    heap(s, along("-0.1,-0.02 0.08,0.18 0.1,0.36 0.16,0.52", 9), 0.15, 0.28, d - 0.05, 0.9)
    heap(s, along("0.2,0.7 0.3,0.92 0.5,1.0 0.8,0.92", 5), 0.34, 0.42, d - 0.08, 0.8)
    heap(s, along("0.24,0.04 0.32,0.12 0.38,0.26", 3), 0.24, 0.3, d - 0.08, 0.45)
    heap(s, along("0.66,0.74 0.8,0.66 1.0,0.5", 3), 0.44, 0.5, d - 0.04, 0.5)
    heap(s, along("0.46,0.16 0.62,0.24 0.8,0.14 1.1,0.2", 4), 0.34, 0.5, d - 0.12, 0.5)
    heap(s, along("0.5,-0.06 0.66,-0.2 0.9,-0.2 1.1,-0.1", 4), 0.32, 0.5, d - 0.1, 0.25)
    heap(s, along("0.56,0.42 0.72,0.46 0.95,0.36", 3), 0.3, 0.4, d - 0.14, 0.55)
    # The eye: light behind a torn cloud.
    eye = draw("0.2,0.5! 0.28,0.585 0.4,0.6 0.48,0.55! 0.38,0.49 0.28,0.47")
    s.puff(eye.buffer(0.045), d - 0.2, 0.03, "#141c2c", "#2c3a50", shadow=False)
    s.puff(eye, d - 0.25, 0.02, "#ffc83c", "#fff4b0", [Mark(ellipse(0.3, 0.525, 0.03, 0.05, -10), "#1c1420")], shadow=False, glow=0.7)
    s.puff(stroke(bezier((0.14, 0.52), (0.26, 0.66), (0.4, 0.68), (0.52, 0.62), n=14), 0.04, 0.1, 0.06), d - 0.28, 0.06, "#3a4c62", "#a8b0b0", shadow=False)
    weather.halo(s, 0.34, 0.54, d - 0.3, 0.22, "#ffd860", 0.35)
    nose = draw("-0.3,-0.17 -0.27,-0.1 -0.19,-0.09 -0.14,-0.15 -0.18,-0.24 -0.27,-0.25")
    s.puff(
        nose,
        d - 0.2,
        0.07,
        "#10141e",
        "#3c4860",
        [Mark(ellipse(-0.24, -0.13, 0.03, 0.014, 15), "#d8e0e8", 0.8), Mark(ellipse(-0.25, -0.2, 0.02, 0.012), "#000008")],
        "skin",
        shadow=False,
    )


def lamb(s: Stage, x: float, y: float, w: float, depth: float, right: bool = True, tail: bool = True, warm: float = 0.5) -> None:
    """A cloud not yet weaned: a fleece, a face, and no legs."""
    m = 1 if right else -1
    n = 9
    lobes = [(q * math.tau / n + s.rng.uniform(-0.15, 0.15), s.rng.uniform(0.85, 1.25)) for q in range(n)]
    fleece = union(ellipse(x, y, 0.4 * w, 0.26 * w), *(circle(x + 0.38 * w * math.cos(a), y + 0.22 * w * math.sin(a), 0.14 * w * r) for a, r in lobes))
    curls = union(*(circle(x + s.rng.uniform(-0.3, 0.3) * w, y + s.rng.uniform(-0.12, 0.2) * w, 0.07 * w).boundary.buffer(0.01 * w) for _ in range(6)))
    if tail:
        wisp = bezier((x - 0.3 * w * m, y), (x - 0.6 * w * m, y + 0.08 * w), (x - 0.85 * w * m, y - 0.1 * w), n=12)
        s.puff(stroke(wisp, 0.2 * w, 0.12 * w, 0.02 * w), depth + 0.03, 0.05 * w, "#c8ccd0", "#fff8e8", shadow=False)
    s.puff(fleece, depth, 0.24 * w, "#98a4b8", mix("#ffffff", "#fff0d0", warm), [Mark(curls, "#b8c0cc", 0.55, 0.004)], "wool", shadow=False, glow=0.05)
    hx, hy = x + 0.42 * w * m, y + 0.14 * w
    s.puff(ellipse(hx - 0.12 * w * m, hy + 0.1 * w, 0.1 * w, 0.045 * w, 24 * m), depth - 0.2 * w, 0.03 * w, "#4c5c78", "#8494ac", shadow=False)
    face = limb([(hx - 0.03 * w * m, hy + 0.06 * w), (hx + 0.09 * w * m, hy - 0.08 * w)], 0.22 * w, 0.15 * w)
    eye = [Mark(circle(hx + 0.01 * w * m, hy + 0.04 * w, 0.045 * w), "#fffaf0"), Mark(circle(hx + 0.025 * w * m, hy + 0.05 * w, 0.026 * w), "#1c2434")]
    s.puff(face, depth - 0.24 * w, 0.08 * w, "#56688a", "#94a4bc", eye, shadow=False)
    tuft = union(*(circle(hx + (-0.06 + 0.07 * q) * w * m, hy + (0.15 - 0.02 * q * q) * w, 0.06 * w) for q in (-1, 0, 1)))
    s.puff(tuft, depth - 0.3 * w, 0.05 * w, "#d4dce4", "#ffffff", brush="wool", shadow=False)


def shepherdess(s: Stage, x: float, y: float, k: float) -> None:
    butt, top = (x - 0.3, y + 0.02), (x - 0.24, y + 0.8)

    def staff(t: float) -> XY:
        return butt[0] + (top[0] - butt[0]) * t, butt[1] + (top[1] - butt[1]) * t

    hook = bezier(top, (top[0] + 0.02, top[1] + 0.2), (top[0] - 0.22, top[1] + 0.2), (top[0] - 0.17, top[1] + 0.02), n=18)
    s.puff(line([butt, *hook], 0.036), 0.95, 0.02, "#5a3418", "#c08c4c", brush="wood", shadow=False)
    weather.contact(s, x, y, 0.6, 0.95, 0.6)
    woman = people.old_woman(
        Pose((-8, 6), (10, 20), (-10, -8), (12, 6), lean=-6, nod=-20),
        hat="kerchief",
        hat_colour="#e03c24",
        top="#c83424",
        bottom="#7a1c20",
        pattern_colour="#f8d8a0",
        profile=True,
        mood="calm",
        gaze=(0.8, 0.9),
        age=2,
        nose="long",
        hair="bun",
        hands=("grip", "flat"),
        touch={"hand": people.local(staff(0.6), x, y, k), "far_hand": people.local((NOSE[0] - 0.07, NOSE[1] - 0.05), x, y, k), "elbows": (-1, 1)},
    )
    s.place(woman, x, y, k, 0.85, shadow=False)


@card("storm", focus=1.2)
def cloud_shepherd(s: Stage) -> None:
    stops = ((0.0, "#ffe0a0"), (0.26, "#ffdc98"), (0.4, "#e8c8a0"), (0.56, "#8ca0ac"), (0.76, "#4c6078"), (1.0, "#26344c"))
    sky.backdrop(s, stops=stops, glow=sky.Glow(-0.9, -0.45, 1.0, "#fff0b8", 0.8), wisps=0.35)
    weather.sun(s, -0.78, -0.44, 0.14, 4.8, "#fffbe0", "#ffe08c")
    for i, (y, a, b) in enumerate(((-0.62, "#98a088", "#e8d8a0"), (-0.74, "#6c8464", "#c8c88c"))):
        s.sheet(land.hill(s.rng, y, 0.07, 0.7), 4.2 - 0.6 * i, a, b, span=(y - 0.3, y + 0.06))
    for x, y, k in ((-0.3, -0.74, 0.1), (-0.2, -0.76, 0.13), (-0.08, -0.75, 0.1)):
        s.place(props.house("#fbf0dc", "#c8604c", True), x, y, k, 3.4, shadow=False)
    # Rain hangs under the storm.
    for x, y, w in ((0.5, -0.1, 0.5), (0.85, -0.3, 0.6)):
        billow(s, x, y, w, 3.2, 0.1)
    weather.rain(s, "#c8d4dc", 0.1, 130, 0.3, (2.2, 2.5), 0.12, 0.0, -1.1)
    wolf(s, 1.7)
    g = land.hill(s.rng, -1.02, 0.03, 0.6, tilt=0.06)
    s.sheet(g, 1.0, "#1f4430", "#8ca850", span=(-1.5, -0.96))
    x = -0.5
    y = land.top(g, x) - 0.03
    # The flock keeps behind her skirts.
    for lx, ly, w, d, right in ((-0.98, -0.6, 0.28, 1.3, True), (-0.84, -0.78, 0.36, 1.15, True), (-1.02, -0.96, 0.36, 0.98, True)):
        lamb(s, lx, ly, w, d, right)
    shepherdess(s, x, y, 0.74)
    for lx, ly, w, d, right in ((-0.72, -1.12, 0.42, 0.62, True), (-0.28, -1.2, 0.36, 0.55, False), (0.16, -1.08, 0.28, 0.6, False)):
        weather.contact(s, lx, ly - 0.26 * w - 0.06, w * 0.9, 0.8, 0.5)
        lamb(s, lx, ly, w, d, right)
    # One of them is only a sheep.
    weather.contact(s, 0.66, land.top(g, 0.66) - 0.1, 0.4, 0.9, 0.5)
    s.place(animals.sheep(), 0.66, land.top(g, 0.66) - 0.12, 0.32, 0.8, flip=True, shadow=False)
    plants.tufts(s, g, 0.9, 26, (0.05, 0.12), flowers="#f8e468")
    near = land.hill(s.rng, -1.42, 0.04, 0.6, tilt=-0.05)
    s.sheet(near, 0.35, "#16301f", "#3f6a38", span=(-1.7, -1.34))
    light.sun(s, 1.3, "#ffe0a8", side=-1.0, height=0.3)
    light.rig(s, 700, 200, left=True)
