"""A storm in a bottle."""

from shapely.geometry import Polygon, box

from theatre import land, light, people, props, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("storm", focus=1.4)
def bottle_storm(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, heaps=[(-0.6, 0.9, 0.9), (0.6, 1.1, 0.9), (0.0, 1.4, 0.8)], shade="#2c4a5e", glow=sky.Glow(-0.7, 0.0, 0.6, "#f0e6b8", 0.5))
    for i, (y, d) in enumerate(((-0.1, 4.3), (-0.26, 3.7), (-0.5, 3.1))):
        s.sheet(
            land.breakers(s.rng, y, 6 - i, 0.1 + 0.03 * i),
            d,
            ("#5f7f8c", "#3f6070", "#2c4a5e")[i],
            ("#c0ccc8", "#9cb4b8", "#7f9ca4")[i],
            span=(y - 0.25, y + 0.14),
        )
    captain(s)
    # The bottle, lying across.
    y, x0, x1 = -0.56, -0.8, 0.52
    glass = draw(
        f"{x0},{y} {x0 + 0.02},{y + 0.3} {x0 + 0.14},{y + 0.42} {x0 + 0.9},{y + 0.42} {x0 + 1.1},{y + 0.32} {x0 + 1.26},{y + 0.13} {x1 + 0.24},{y + 0.11}! {x1 + 0.24},{y - 0.11}! {x0 + 1.26},{y - 0.13} {x0 + 1.1},{y - 0.32} {x0 + 0.9},{y - 0.42} {x0 + 0.14},{y - 0.42} {x0 + 0.02},{y - 0.3}"
    )
    inner = glass.buffer(-0.035)
    s.puff(glass, 1.3, 0.06, "#6f98a0", "#c8dcd8", shadow=False)
    s.puff(
        inner,
        1.2,
        0.05,
        "#34586c",
        "#16283c",
        [Mark(ellipse(x0 + 0.3, y + 0.3, 0.3, 0.1), "#5a7484", 0.6, 0.03), Mark(ellipse(x0 + 0.8, y + 0.32, 0.3, 0.08), "#5a7484", 0.6, 0.03)],
    )
    # A cloud of its own under the glass, and out of it the lightning.
    heap = union(*(ellipse(x0 + 0.12 + 0.11 * i, y + 0.34 - 0.03 * (i % 2), 0.1, 0.07 + 0.012 * (i % 3)) for i in range(9))).intersection(inner.buffer(-0.02))
    bolt = Polygon([(0.8, 0.32), (0.72, 0.08), (0.79, 0.1), (0.7, -0.16), (0.88, 0.14), (0.81, 0.12), (0.9, 0.32)])
    s.puff(move(bolt, x0, y), 1.1, 0.01, "#fff0a0", "#fffbe0", glow=0.9, shadow=False)
    s.puff(heap, 1.06, 0.05, "#34485c", "#8ca4b0", brush="wool", shadow=False)
    back = land.breakers(s.rng, y - 0.12, 9, 0.14).intersection(inner)
    s.puff(back, 1.06, 0.03, "#1f4a60", "#7fb0b8", shadow=False)
    s.place(props.ship("#8a4a30", "#f8f0dc", "#e0a030"), x0 + 0.46, y - 0.16, 0.4, 1.0, turn=16)
    s.place(
        people.captain("reach", mood="surprised", skin="#9a6844", hair_colour="#c8c4bc", hat="souwester", hat_colour="#f0b828", top="#f0b828"),
        x0 + 0.5,
        y - 0.05,
        0.17,
        0.9,
        turn=10,
    )
    front = land.breakers(s.rng, y - 0.22, 8, 0.15).intersection(inner)
    s.puff(front, 0.86, 0.04, "#12344a", "#a8ccd0", [Mark(front.difference(move(front, 0, -0.02)), "#f0fbf8", 0.8)], shadow=False)
    rain = union(*(line([(x0 + 0.12 + 0.08 * i, y + 0.34 - 0.06 * (i % 3)), (x0 + 0.06 + 0.08 * i, y + 0.2 - 0.06 * (i % 3))], 0.009) for i in range(12)))
    s.sheet(rain.intersection(inner), 0.84, "#d0e4e8", shadow=False, glow=0.2)
    shine = union(
        stroke(bezier((x0 + 0.36, y - 0.34), (x0 + 0.6, y - 0.36), (x0 + 0.86, y - 0.33), n=16), 0.006, 0.014, 0.006),
        stroke(bezier((x0 + 0.98, y + 0.3), (x0 + 1.08, y + 0.24), (x0 + 1.18, y + 0.14), n=10), 0.008, 0.024, 0.008),
    )
    s.sheet(shine, 0.76, mat=veils.tint("#ffffff", 0.6), thick=0.004, edge=0, shadow=False)
    s.puff(box(x1 + 0.18, y - 0.1, x1 + 0.38, y + 0.1).buffer(0.015), 1.24, 0.06, "#7a5030", "#c89860", brush="stone")
    weather.halo(s, x0 + 0.8, y + 0.2, 0.7, 0.4, "#fff0b0", 0.3)
    fingers(s)
    light.lamp(s, x0 + 0.8, y + 0.1, 0.4, 5, "#fff0c0", 0.1)
    # The flash in the bottle lights him from below.
    light.lamp(s, 0.0, -0.02, 1.3, 9, "#fff0c0", 0.1)
    weather.rain(s, slant=0.3, count=60, depths=(0.3, 2.8))
    light.rig(s, 1000, 260)
    light.sun(s, 0.7, "#fff0d0", side=-0.7, height=0.5)


YELLOW = "#e8ac24"
SKIN = ("#84522f", "#b47a50")


def captain(s: Stage) -> None:
    """In oilskins, the brim over his eyes. Each arm is one piece from the shoulder by the elbow to the cuff, under the bottle."""
    low, high = darker(YELLOW, 0.42), YELLOW
    trunk = draw("-0.22,0.08! -0.42,0.0 -0.56,-0.16 -0.6,-0.7 -0.62,-1.9! 0.62,-1.9! 0.6,-0.7 0.56,-0.16 0.42,0.0 0.22,0.08!")
    seam = [Mark(line([(0.0, -0.1), (0.0, -1.9)], 0.018), darker(YELLOW, 0.6), 0.7, 0.003)]
    seam.append(Mark(union(*(circle(-0.08, y, 0.034) for y in (-1.2, -1.4))), "#3a2c1c", 0.9))
    s.puff(trunk, 2.3, 0.2, low, high, seam, "cloth", shadow=False)
    for u in (-1, 1):
        upper = limb([(u * 0.46, -0.16), (u * 0.7, -0.4), (u * 0.88, -0.8), (u * 0.92, -1.14)], 0.34, 0.36, 0.34, 0.32)
        s.puff(upper, 2.1, 0.14, low, high, brush="cloth", shadow=False)
        fore = limb([(u * 0.93, -1.18), (u * 0.78, -1.2), (u * 0.6, -1.12)], 0.34, 0.31, 0.27)
        crease = union(
            line(bezier((u * 0.8, -1.06), (u * 0.84, -1.16), (u * 0.8, -1.3), n=8), 0.014),
            line(bezier((u * 0.9, -1.02), (u * 0.99, -1.12), (u * 1.02, -1.24), n=8), 0.014),
        )
        s.puff(fore, 1.5, 0.1, low, high, [Mark(crease, darker(YELLOW, 0.6), 0.6, 0.004)], "cloth", shadow=False)
        cuff = limb([(u * 0.585, -0.96), (u * 0.55, -1.09), (u * 0.56, -1.24)], 0.1, 0.1, 0.1)
        s.puff(cuff, 0.9, 0.05, darker(YELLOW, 0.5), darker(YELLOW, 0.1), brush="cloth", shadow=False)
    # Beard, moustache, nose, and the hat over the rest.
    s.puff(ellipse(0, 0.36, 0.3, 0.34), 2.0, 0.14, *SKIN, brush="skin", shadow=False)
    beard = draw("-0.31,0.36! -0.2,0.27 0,0.25 0.2,0.27 0.31,0.36! 0.34,0.1 0.27,-0.1 0.12,-0.24 0,-0.27 -0.12,-0.24 -0.27,-0.1 -0.34,0.1")
    curls = union(*(line(bezier((x, 0.12), (x * 1.1, -0.02), (x * 0.8, -0.18), n=8), 0.014) for x in (-0.2, -0.1, 0.0, 0.1, 0.2)))
    s.puff(beard, 1.8, 0.08, "#a8a49c", "#f4f0e8", [Mark(curls, "#8c8880", 0.6)], "fur", shadow=False)
    tache = draw("0,0.26 0.1,0.28 0.22,0.23 0.29,0.15! 0.16,0.16 0.06,0.18 0,0.2 -0.06,0.18 -0.16,0.16 -0.29,0.15! -0.22,0.23 -0.1,0.28")
    s.puff(tache, 1.64, 0.06, "#8c8880", "#e0dcd2", [Mark(tache.boundary.buffer(0.008), "#8c8880", 0.7)], "fur")
    s.puff(union(ellipse(0, 0.29, 0.085, 0.065), draw("-0.03,0.42 0.03,0.42 0.06,0.3 -0.06,0.3")), 1.56, 0.06, "#8a5436", "#c08458", brush="skin", shadow=False)
    flap = union(*(draw(f"{u * 0.26},0.5! {u * 0.44},0.44! {u * 0.42},0.2 {u * 0.34},0.06 {u * 0.29},0.2") for u in (-1, 1)))
    s.puff(flap, 2.06, 0.06, low, darker(YELLOW, 0.15), brush="cloth", shadow=False)
    dome = draw("-0.31,0.46! -0.32,0.66 -0.22,0.84 0,0.9 0.22,0.84 0.32,0.66 0.31,0.46!")
    ribs = union(line(bezier((-0.14, 0.48), (-0.15, 0.72), (-0.04, 0.89), n=10), 0.014), line(bezier((0.14, 0.48), (0.15, 0.72), (0.04, 0.89), n=10), 0.014))
    s.puff(dome, 1.8, 0.16, low, high, [Mark(ribs, darker(YELLOW, 0.6), 0.6, 0.003)], "cloth", shadow=False)
    brim = draw("-0.52,0.4 -0.36,0.5 -0.2,0.55 0,0.57 0.2,0.55 0.36,0.5 0.52,0.4 0.36,0.375 0.2,0.36 0,0.35 -0.2,0.36 -0.36,0.375")
    s.puff(brim, 1.5, 0.06, darker(YELLOW, 0.2), lighter(YELLOW, 0.15), [Mark(brim.boundary.buffer(0.012), darker(YELLOW, 0.5), 0.5, 0.006)], "cloth")


def fingers(s: Stage) -> None:
    """From each cuff a hand lies under the glass; its fingers come up before it."""
    for u in (-1, 1):
        cx = -0.37 if u < 0 else 0.36
        under = -0.98 if u < 0 else -0.86
        if u < 0:
            palm = draw("-0.58,-0.98 -0.5,-0.94 -0.3,-0.93 -0.17,-0.97 -0.18,-1.06 -0.34,-1.14 -0.56,-1.19 -0.6,-1.08")
        else:
            palm = draw("0.58,-0.98 0.5,-0.9 0.34,-0.8 0.18,-0.84 0.18,-1.0 0.34,-1.13 0.56,-1.19 0.6,-1.08")
        s.puff(palm, 0.98, 0.06, *SKIN, brush="skin", shadow=False)
        for i in range(4):
            x = cx + u * (0.135 - 0.09 * i)
            reach = (0.1, 0.14, 0.15, 0.12)[i]
            top = under + reach + (0.0 if u < 0 else 0.02 * (3 - i))
            finger = limb([(x + u * 0.02, under - 0.06), (x, under + 0.04), (x - u * 0.006, top)], 0.086, 0.09, 0.076)
            s.puff(finger, 0.7 - 0.01 * i, 0.04, *SKIN, [Mark(ellipse(x - u * 0.006, top + 0.006, 0.024, 0.028), "#e0b090", 0.8)], "skin", shadow=False)
