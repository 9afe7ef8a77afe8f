"""From the bottom of a well: who is it that pulls?"""

import math

from shapely.geometry import Polygon

from theatre import light, material, people, sky, solids, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import FULL, Stage

EYE = (0.06, 0.66, 0.56)
"""The round of sky: middle and radius."""
KNOT = (0.03, -0.1)
RINGS = 9


def ring(i: float) -> tuple[float, float, float]:
    """Middle and radius of course i; 0 is the highest."""
    r = EYE[2] * 1.19**i
    t = min(1.0, (r - EYE[2]) / 1.5)
    return EYE[0] * (1 - t), EYE[1] * (1 - t) - 0.1 * t, r


def course(i: int, count: int, shift: float) -> Geom:
    """Stones laid in a circle, drawn to the next course, with joints between them."""
    x0, y0, r0 = ring(i)
    x1, y1, r1 = ring(i + 1.06)
    out = []
    for n in range(count):
        a, b = (n + shift) * math.tau / count + 0.02, (n + 1 + shift) * math.tau / count - 0.02
        arc = [a + (b - a) * t / 6 for t in range(7)]
        far = [(x1 + r1 * math.cos(t), y1 + r1 * math.sin(t)) for t in arc]
        near = [(x0 + r0 * math.cos(t), y0 + r0 * math.sin(t)) for t in arc[::-1]]
        out.append(Polygon(far + near).buffer(-0.02).buffer(0.012))
    return union(*out).intersection(FULL)


def shaft(s: Stage) -> None:
    for i in range(RINGS):
        t = i / (RINGS - 1)
        d = 4.0 - 3.0 * t
        x, y, r = ring(i)
        c = mix("#b4bc98", "#34504c", t**0.7)
        s.sheet(FULL.difference(circle(x, y, r + 0.02)), d + 0.16, darker(c, 0.55), darker(c, 0.5), thick=0.1, translucent=0)
        stones = course(i, 20, 0.37 * i)
        moss = union(
            *(
                ellipse(x + (r + 0.06) * math.cos(a), y + (r + 0.06) * math.sin(a), 0.05 + 0.08 * t, 0.03 + 0.03 * t, math.degrees(a) + 90)
                for a in [s.rng.uniform(0, math.tau) for _ in range(9)]
            )
        )
        tones = union(
            *(circle(x + (r + 0.05) * math.cos(a), y + (r + 0.05) * math.sin(a), 0.05 + 0.06 * t) for a in [s.rng.uniform(0, math.tau) for _ in range(12)])
        )
        s.puff(
            stones,
            d,
            0.09,
            darker(c, 0.12),
            lighter(c, 0.12),
            [Mark(tones, lighter(c, 0.3), 0.4, 0.006), Mark(moss, "#6a9a4c", 0.7, 0.006)],
            "stone",
            cell=0.012 + 0.004 * t,
        )
    x, y, r = ring(0)
    for _ in range(70):
        a = s.rng.uniform(0, math.tau)
        if 3.6 < a < 5.8:
            continue
        root = (x + (r + 0.03) * math.cos(a), y + (r + 0.03) * math.sin(a))
        reach, bend = s.rng.uniform(0.06, 0.15), s.rng.uniform(-0.5, 0.5)
        tip = (root[0] - reach * math.cos(a + bend), root[1] - reach * math.sin(a + bend))
        s.puff(
            stroke(bezier(root, ((root[0] + tip[0]) / 2 + 0.02 * bend, (root[1] + tip[1]) / 2), tip, n=8), 0.022, 0.004),
            3.8,
            0.01,
            "#2f5a34",
            "#78a850",
            shadow=False,
        )


def bear(s: Stage) -> None:
    """Dark against the day: only its ears and the fur of its shoulders are lit."""
    d = 4.5
    dark, fur = "#34241e", "#6a4c38"
    round_sky = circle(*EYE[:2], EYE[2] + 0.05)
    back = draw("-0.4,-0.1 -0.38,0.2 -0.26,0.42 0.0,0.5 0.14,0.5 0.38,0.42 0.5,0.2 0.54,-0.1").intersection(round_sky)
    s.puff(back, d, 0.12, dark, fur, [Mark(back.boundary.buffer(0.02), "#c8a880", 0.6, 0.012)], "fur", shadow=False)
    for side in (-1, 1):
        x, y = 0.07 + side * 0.235, 0.9
        ear = circle(x, y, 0.115)
        s.puff(
            ear,
            d - 0.12,
            0.05,
            dark,
            "#7a5a40",
            [Mark(ear.boundary.buffer(0.016), "#f4dca8", 0.85, 0.02), Mark(circle(x, y - 0.01, 0.06), "#c8785c", 0.75, 0.05)],
            "fur",
            shadow=False,
        )
    head = draw("0.07,0.98 0.25,0.95 0.36,0.8 0.38,0.62 0.28,0.46 0.07,0.38 -0.14,0.46 -0.24,0.62 -0.22,0.8 -0.11,0.95")
    rim = union(
        stroke(bezier((-0.2, 0.78), (-0.12, 0.97), (0.07, 0.98), n=12), 0.012, 0.03),
        stroke(bezier((0.07, 0.98), (0.26, 0.97), (0.34, 0.78), n=12), 0.03, 0.012),
    )
    eyes = [
        m
        for x in (-0.03, 0.17)
        for m in (
            Mark(ellipse(x, 0.7, 0.036, 0.034), "#100a0a"),
            Mark(circle(x, 0.694, 0.026), "#e8a040"),
            Mark(circle(x, 0.694, 0.013), "#140c08"),
            Mark(circle(x + 0.01, 0.706, 0.007), "#fff8e0"),
        )
    ]
    s.puff(head, d - 0.2, 0.15, dark, fur, [Mark(rim, "#e8cc9c", 0.7, 0.012), *eyes], "fur", shadow=False)
    muzzle = draw("0.07,0.62 0.18,0.58 0.2,0.48 0.07,0.4 -0.06,0.48 -0.04,0.58")
    s.puff(
        muzzle,
        d - 0.42,
        0.08,
        "#4a3020",
        "#6a4c38",
        [
            Mark(line(bezier((0.0, 0.47), (0.07, 0.44), (0.14, 0.47), n=8), 0.014), "#140c0a"),
            Mark(line([(0.07, 0.53), (0.07, 0.455)], 0.012), "#140c0a"),
            Mark(ellipse(0.07, 0.41, 0.1, 0.03), "#e8a860", 0.6, 0.06),
        ],
        "fur",
        shadow=False,
    )
    s.puff(ellipse(0.07, 0.565, 0.062, 0.042), d - 0.56, 0.04, "#100a0c", "#3a2a2c", [Mark(ellipse(0.05, 0.585, 0.02, 0.01), "#c8d0d0", 0.8)], shadow=False)


def paws(s: Stage) -> None:
    """Over the edge, hand over hand on the rope."""
    for x, y, turn, d in ((0.1, 0.25, 1, 3.2), (0.0, 0.12, -1, 3.0)):
        arm = limb([(0.07 + turn * 0.36, y + 0.16), (0.07 + turn * 0.34, y - 0.04), (x + turn * 0.08, y - 0.02), (x, y)], 0.24, 0.2, 0.17, 0.17)
        s.puff(
            arm,
            d + 0.1,
            0.08,
            "#34241c",
            "#6a4c38",
            [Mark(stroke([(0.07 + turn * 0.46, y + 0.2), (0.07 + turn * 0.43, y)], 0.03), "#c8a880", 0.5, 0.03)],
            "fur",
            shadow=False,
        )
        knuckles = union(*(line([(x + 0.05 * q, y - 0.06), (x + 0.045 * q, y + 0.0)], 0.012) for q in (-0.8, 0.0, 0.8)))
        s.puff(
            ellipse(x, y, 0.12, 0.095),
            d - 0.2,
            0.06,
            "#5a3c28",
            "#9a7048",
            [Mark(ellipse(x, y - 0.07, 0.09, 0.035), "#f0b060", 0.6, 0.08), Mark(knuckles, "#34201a", 0.8)],
            "fur",
            shadow=False,
        )
        for q in (-1.2, -0.4, 0.4, 1.2):
            cx, cy = x + 0.062 * q, y - 0.06
            s.puff(draw(f"{cx - 0.016},{cy}! {cx + 0.016},{cy}! {cx + 0.004},{cy - 0.075}!"), d - 0.36, 0.015, "#c8b890", "#fff4d8", shadow=False)


def ropes(s: Stage) -> None:
    def twist(points: list[tuple[float, float]], w0: float, w1: float, depth: float) -> None:
        g = stroke(points, w0, w1)
        turns = union(*(line([(x - 0.02, y - 0.01), (x + 0.02, y + 0.014)], 0.008) for x, y in points[::2]))
        s.puff(g, depth, 0.02, "#8a6434", "#e0b874", [Mark(turns.intersection(g), "#5a3c1c", 0.7)], shadow=False)

    twist(bezier((0.06, 0.34), (0.05, 0.1), KNOT, n=36), 0.03, 0.045, 2.99)
    s.puff(
        ellipse(*KNOT, 0.045, 0.055),
        1.2,
        0.04,
        "#8a6434",
        "#e8c078",
        [Mark(union(*(line([(-0.03, KNOT[1] + e), (0.09, KNOT[1] + 0.02 + e)], 0.008) for e in (-0.03, -0.01, 0.01))), "#5a3c1c", 0.8)],
        shadow=False,
    )
    for x in (-0.33, 0.31):
        twist(bezier(KNOT, (x * 0.62, -0.34), (x, -0.79), n=30), 0.034, 0.04, 1.35 if x < 0 else 0.98)


def bucket(s: Stage) -> None:
    """Hung before us, seen from below: the staves, two hoops, its round foot."""
    d = 0.9
    side = draw("-0.36,-0.76! 0.34,-0.76! 0.3,-1.24! 0.2,-1.3 -0.02,-1.33 -0.24,-1.3 -0.33,-1.24!")
    staves = union(*(line([(-0.01 + 0.095 * q, -0.7), (-0.015 + 0.085 * q, -1.34)], 0.01) for q in range(-4, 5)))
    hoops = union(*(stroke(bezier((-0.4, y), (-0.2, y - 0.06), (0.18, y - 0.06), (0.4, y)), 0.05) for y in (-0.84, -1.14)))
    s.puff(
        side,
        d,
        0.14,
        "#3a2414",
        "#a87040",
        [Mark(staves, "#2a180c", 0.8), Mark(hoops, "#4a5654", 0.95), Mark(draw("-0.36,-0.76 -0.2,-0.76 -0.2,-1.3 -0.34,-1.26"), "#ffc060", 0.4, 0.05)],
        "plank",
        shadow=False,
    )
    rim = ellipse(-0.01, -0.76, 0.36, 0.05).difference(ellipse(-0.01, -0.745, 0.33, 0.035))
    s.puff(rim.intersection(Polygon([(-1, -0.77), (1, -0.77), (1, -2), (-1, -2)])), d - 0.14, 0.02, "#8a5a30", "#e8b070", shadow=False)
    foot = ellipse(-0.015, -1.255, 0.285, 0.075)
    boards = union(*(line([(-0.3 + 0.12 * q, -1.34), (-0.29 + 0.115 * q, -1.16)], 0.01) for q in range(6)))
    s.puff(foot, d - 0.12, 0.008, "#1c120c", "#4a3020", [Mark(boards, "#100a06", 0.9), Mark(foot.boundary.buffer(0.01), "#8a5a34", 0.8)], "plank", shadow=False)
    for x, y, n in ((0.12, -1.42, 0.03), (-0.1, -1.38, 0.022)):
        s.puff(draw(f"{x},{y + 2 * n}! {x + n * 0.7},{y} {x},{y - n * 0.7} {x - n * 0.7},{y}"), d - 0.2, 0.02, "#8ac0c8", "#e8fcfc", shadow=False, glow=0.2)


def child(s: Stage) -> None:
    """In the bucket, seen from behind: one hand on the rope, in the other a jar of fireflies held up to see by."""
    x, y, k = 0.0, -1.12, 0.86
    lamp, grip = (-0.27, -0.46), (0.16, -0.42)
    c = people.child(
        Pose(lean=-2, nod=-10),
        back=True,
        top="#e89a2c",
        hat_colour="#d8482c",
        hands=("grip", "grip"),
        touch={"hand": people.local(grip, x, y, k), "far_hand": people.local(lamp, x, y, k), "elbows": (1, -1)},
    )
    f = s.place(c, x, y, k, 1.1, shadow=False)
    jx, jy = f.points.get("far_palm", lamp)
    s.puff(line(bezier((jx - 0.15, jy - 0.08), (jx - 0.04, jy + 0.09), (jx + 0.05, jy - 0.08), n=14), 0.014), 0.9, 0.01, "#8a7a54", "#f0dca0", shadow=False)
    jx, jy = jx - 0.07, jy - 0.19
    glass = draw(
        f"{jx - 0.1},{jy + 0.1}! {jx - 0.12},{jy + 0.05} {jx - 0.12},{jy - 0.13} {jx - 0.08},{jy - 0.18} {jx + 0.08},{jy - 0.18} {jx + 0.12},{jy - 0.13} {jx + 0.12},{jy + 0.05} {jx + 0.1},{jy + 0.1}!"
    )
    s.puff(
        glass,
        0.95,
        0.05,
        "#d8902c",
        "#f8d870",
        [Mark(glass.boundary.buffer(0.012), "#fffbe0", 0.8), Mark(stroke([(jx - 0.07, jy + 0.05), (jx - 0.075, jy - 0.11)], 0.014, 0.022), "#ffffff", 0.8)],
        "skin",
        shadow=False,
        glow=0.22,
    )
    s.puff(
        draw(f"{jx - 0.11},{jy + 0.09}! {jx + 0.11},{jy + 0.09}! {jx + 0.1},{jy + 0.14}! {jx - 0.1},{jy + 0.14}!"),
        0.9,
        0.03,
        "#8a6a3c",
        "#e8c880",
        shadow=False,
    )
    flies = [(jx + s.rng.uniform(-0.09, 0.09), jy + s.rng.uniform(-0.15, 0.05), 0.85, s.rng.uniform(0.007, 0.014)) for _ in range(12)]
    out = [(jx + s.rng.uniform(-0.4, 0.3), jy + s.rng.uniform(-0.1, 0.6), s.rng.uniform(0.9, 2.0), s.rng.uniform(0.005, 0.01)) for _ in range(9)]
    solids.balls(s, flies + out, material.glow("#fffbc0", 7))
    weather.halo(s, jx, jy, 0.8, 0.46, "#ffb840", 0.45)
    light.lamp(s, jx - 0.05, jy, 0.55, 6, "#ffb850", 0.1)
    light.lamp(s, jx - 0.1, jy + 0.1, 1.7, 26, "#ffb850", 0.15)


def bone(s: Stage) -> None:
    """On a ledge, what is left of somebody's dinner."""
    s.puff(draw("0.5,-0.86 0.54,-0.76 0.8,-0.72 1.1,-0.76 1.1,-0.94 0.74,-0.94"), 1.2, 0.1, "#4a5048", "#a8ac8c", brush="stone", shadow=False)
    g = union(
        line([(0.6, -0.68), (0.86, -0.66)], 0.018),
        *(line([(0.65 + 0.055 * i, -0.73 + 0.01 * i), (0.67 + 0.055 * i, -0.62)], 0.014) for i in range(4)),
        Polygon([(0.54, -0.74), (0.54, -0.62), (0.62, -0.68)]),
        draw("0.84,-0.72 0.84,-0.6 0.96,-0.65!").difference(circle(0.89, -0.655, 0.014)),
    )
    s.puff(g, 1.0, 0.02, "#e8e0c4", "#fffbe8", shadow=False)


@card("cellar", focus=1.8)
def well_sky(s: Stage) -> None:
    day = ((0.0, "#f4f4dc"), (0.5, "#c4e4e4"), (1.0, "#84c0d4"))
    s.screen(sky.paint(day, s.seed, wisps=0.3, heaps=[(-0.34, 0.98, 0.36), (0.46, 0.72, 0.3)]), 5, 1.15, 1.2)
    bear(s)
    shaft(s)
    paws(s)
    ropes(s)
    child(s)
    bucket(s)
    bone(s)
    light.lamp(s, 0.1, 0.9, 3.4, 80, "#f4fbe8", 0.4)
    light.lamp(s, 0.0, 0.4, 1.6, 22, "#e8f4e0", 0.4)
    light.rig(s, 420, 50)
