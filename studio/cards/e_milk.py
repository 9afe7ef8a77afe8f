"""A cat as large as the night, at its saucer."""

import numpy as np
from scipy import ndimage
from shapely.geometry import box

from theatre import animals, light, people, props, sky, veils, weather
from theatre.colour import darker, lighter, rgb
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark, fbm, mask
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

FRAME = (-1.14, -1.7, 1.14, 1.7)
FUR = "#e8843a"
SPINE = [(-0.42, 1.7), (-0.3, 1.36), (-0.66, 1.06), (-0.86, 0.74), (-0.5, 0.44), (-0.2, 0.14), (-0.5, -0.22), (-0.66, -0.56), (-0.3, -0.84)]


def milk_sky(s: Stage) -> None:
    """Stars, and a river of them that was painted wet in wet: no outline, only strands and a shine."""
    rng = np.random.default_rng(s.seed)
    im = sky.paint(s.p.sky, s.seed, wisps=0.3, stars=520, glow=sky.Glow(-0.4, 0.3, 1.2, "#2f7a98", 0.45))
    path = smooth(SPINE, closed=False, n=16)
    widths = (0.03, 0.06, 0.1, 0.14, 0.2, 0.27, 0.36, 0.5, 0.6)
    pool = draw("-1.5,-0.66 -0.8,-0.6 -0.1,-0.64 0.6,-0.72 1.5,-0.8 1.5,-1.5! -1.5,-1.5!")
    river = union(stroke(path, *widths), pool).buffer(0.06).buffer(-0.06)
    turn = (fbm(sky.H, sky.W, rng, 2.2) - 0.5) * 44
    yy, xx = np.mgrid[0 : sky.H, 0 : sky.W].astype(float)

    def wet(g: Geom, blur: float) -> np.ndarray:
        flat = mask(g, FRAME, sky.W, sky.H)
        return ndimage.gaussian_filter(ndimage.map_coordinates(flat, [yy + turn * 0.5, xx + turn], order=1, mode="nearest"), blur)

    for grow, blur, c, a in ((0.2, 40, "#2f8ab0", 0.55), (0.09, 18, "#6cc8d4", 0.6), (0.0, 5, "#e8fbf4", 1.0)):
        cover = (wet(river.buffer(grow), blur) * a)[..., None]
        im = im * (1 - cover) + rgb(c) * cover
    for i in range(9):
        off = (i - 4) * 0.2
        lane = [(x + off * w, y + 0.1 * off * w) for (x, y), w in zip(path, np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, 9), widths), strict=True)]
        cover = (wet(stroke(lane, 0.006, 0.02, 0.035), 2.2) * (0.75 if i % 2 else 0.5))[..., None]
        im = im * (1 - cover) + rgb("#9cdce4" if i % 2 else "#ffffff") * cover
    body = wet(river.buffer(0.07), 6)
    flecks = np.zeros((sky.H, sky.W))
    flecks[rng.integers(0, sky.H, 5000), rng.integers(0, sky.W, 5000)] = rng.pareto(2.2, 5000) + 0.5
    gold = np.clip(ndimage.gaussian_filter(flecks, 1.0) * 5, 0, 1) * body
    im = im * (1 - gold[..., None]) + rgb("#ffcf6c") * gold[..., None]
    s.screen(np.clip(im, 0, 1), 5.0, 1.05)


def tabby(g: Geom, bands: list[Geom]) -> list[Mark]:
    return [Mark(union(*bands).intersection(g), darker(FUR, 0.42), 0.7, 0.004)]


def cat(s: Stage) -> tuple[float, float]:
    """Crouched from the right edge to the milk; returns the tip of its tongue."""
    low, high = darker(FUR, 0.3), lighter(FUR, 0.12)
    tail = limb([(1.2, 0.6), (0.98, 0.98), (0.56, 1.02), (0.3, 1.2), (0.42, 1.38)], 0.24, 0.2, 0.17, 0.15, 0.11)
    bands = [line([(x - 0.1, y - 0.14), (x + 0.1, y + 0.14)], 0.05) for x, y in ((1.0, 0.94), (0.84, 1.0), (0.68, 1.02), (0.5, 1.06), (0.34, 1.2))]
    s.puff(tail, 2.3, 0.1, low, high, tabby(tail, bands), "fur", shadow=False)
    back = draw("0.1,-0.4 0.14,0.1 0.36,0.44 0.72,0.62 1.1,0.64 1.7,0.5! 1.7,-1.3! 0.5,-1.2 0.24,-0.9")
    bands = [limb([(0.46 + 0.24 * i, 0.72), (0.56 + 0.24 * i, 0.4), (0.54 + 0.24 * i, 0.1 - 0.1 * (i % 2))], 0.09, 0.07, 0.01) for i in range(5)]
    s.puff(back, 2.0, 0.3, low, high, [*tabby(back, bands), Mark(draw("0.1,-0.5 0.3,-0.2 0.5,-0.6 0.4,-1.2 0.1,-1.2"), lighter(FUR, 0.6), 0.7, 0.04)], "fur", cell=0.01, shadow=False)
    far = limb([(0.3, -0.6), (0.16, -0.86), (0.02, -1.02)], 0.3, 0.22, 0.2)
    s.puff(union(far, ellipse(-0.04, -1.05, 0.15, 0.08)), 1.7, 0.09, darker(FUR, 0.4), darker(FUR, 0.15), brush="fur", shadow=False)
    leg = draw("0.5,-0.1 0.44,-0.5 0.52,-0.8 0.4,-0.98 0.2,-1.06 0.18,-1.2 0.36,-1.26 0.66,-1.22 0.84,-1.0 0.98,-0.6 0.96,-0.1 0.74,0.06")
    bands = [limb([(0.96, -0.2 - 0.2 * i), (0.78, -0.26 - 0.2 * i), (0.62, -0.2 - 0.2 * i)], 0.06, 0.06, 0.01) for i in range(4)]
    toes = union(*(line(bezier((0.2 + 0.08 * i, -1.25), (0.22 + 0.08 * i, -1.19), (0.27 + 0.08 * i, -1.15), n=8), 0.014) for i in range(1, 4)))
    s.puff(leg, 1.45, 0.16, low, high, [*tabby(leg, bands), Mark(toes, darker(FUR, 0.5), 0.8)], "fur", shadow=False)

    def put(g: Geom) -> Geom:
        return move(g, 0.16, -0.2, 16, 0.96)

    ear = draw("-0.16,0.3! -0.16,0.5 -0.06,0.68! 0.06,0.5 0.1,0.34!")
    s.puff(put(ear), 1.5, 0.05, darker(FUR, 0.45), darker(FUR, 0.2), brush="fur", shadow=False)
    head = draw("-0.5,-0.06 -0.42,0.05 -0.34,0.14 -0.24,0.28 -0.06,0.37 0.16,0.38 0.34,0.26 0.45,0.06 0.44,-0.16 0.34,-0.34 0.1,-0.42 -0.16,-0.4 -0.36,-0.34 -0.47,-0.2")
    bands = [limb([(-0.2 + 0.12 * i, 0.42), (-0.2 + 0.1 * i, 0.3), (-0.18 + 0.08 * i, 0.2)], 0.05, 0.04, 0.008) for i in range(4)]
    bands += [limb([(0.46, 0.04 - 0.13 * i), (0.3, -0.04 - 0.11 * i), (0.12, -0.06 - 0.09 * i)], 0.05, 0.04, 0.006) for i in range(3)]
    almond = draw("-0.32,0.0! -0.24,0.09 -0.12,0.1 -0.04,0.03! -0.12,-0.04 -0.24,-0.05")
    lid = draw("-0.34,0.0! -0.24,0.12 -0.1,0.13 -0.02,0.04! -0.12,0.055 -0.24,0.045")
    face = [
        Mark(union(*bands), darker(FUR, 0.42), 0.75, 0.004),
        Mark(ellipse(-0.06, -0.34, 0.34, 0.13), lighter(FUR, 0.65), 0.8, 0.04),
        Mark(almond.buffer(0.018), "#5a2810", 0.9, 0.003),
        Mark(almond, "#d8e04c"),
        Mark(ellipse(-0.225, 0.01, 0.026, 0.062, -12), "#14101c"),
        Mark(circle(-0.24, 0.036, 0.014), "#ffffff"),
        Mark(lid, darker(FUR, 0.2), 1.0),
    ]
    s.puff(put(head), 1.25, 0.26, low, high, [Mark(put(m.shape), m.colour, m.alpha, m.blur) for m in face], "fur", cell=0.006, shadow=False)
    ear = draw("0.0,0.3! 0.02,0.5 0.16,0.72! 0.28,0.52 0.32,0.26!")
    inner = draw("0.06,0.32! 0.08,0.48 0.16,0.62! 0.23,0.48 0.24,0.3!")
    s.puff(put(ear), 1.1, 0.07, low, high, [Mark(put(inner), "#c86a5c", 0.85, 0.01)], "fur", shadow=False)
    # The tongue curls under the milk; chin and muzzle lie over its root.
    tongue = limb([(-0.32, -0.3), (-0.42, -0.42), (-0.46, -0.54), (-0.42, -0.6)], 0.1, 0.13, 0.14, 0.11)
    s.puff(put(tongue), 1.0, 0.05, "#c8485c", "#f48a8c", [Mark(put(line([(-0.34, -0.32), (-0.45, -0.52)], 0.012)), "#a83048", 0.7)], "skin", shadow=False)
    s.puff(put(ellipse(-0.24, -0.36, 0.13, 0.075, -10)), 1.02, 0.07, lighter(FUR, 0.35), lighter(FUR, 0.75), brush="fur", shadow=False)
    pads = union(put(ellipse(-0.36, -0.2, 0.17, 0.13, 14)))
    dots = union(*(put(circle(-0.4 + 0.07 * i, -0.2 - 0.045 * (i % 2), 0.011)) for i in range(4)))
    s.puff(pads, 0.94, 0.1, lighter(FUR, 0.45), lighter(FUR, 0.85), [Mark(dots, "#8a4a28", 0.8)], "fur", shadow=False)
    s.puff(put(line(bezier((-0.46, -0.3), (-0.34, -0.36), (-0.18, -0.3), (-0.12, -0.24), n=16), 0.018)), 0.9, 0.008, "#5a2810", "#7a3c1c", shadow=False)
    s.puff(put(draw("-0.54,-0.04! -0.44,0.0 -0.4,-0.06 -0.47,-0.13! -0.53,-0.1")), 0.86, 0.04, "#a8404c", "#e87c7c", shadow=False)
    for x, y, a in ((-0.3, -0.18, 8), (-0.28, -0.22, -4), (-0.3, -0.26, -16)):
        hair = move(stroke(bezier((0, 0), (0.3, 0.05), (0.62, 0.0), n=14), 0.014, 0.012, 0.005), x, y, a)
        s.puff(put(hair), 0.76, 0.006, "#fff4e4", "#ffffff", shadow=False, glow=0.3)
    tip = put(circle(-0.44, -0.6, 0.01)).centroid
    return tip.x, tip.y


@card("cosmos", focus=1.5)
def milky_way_cat(s: Stage) -> None:
    milk_sky(s)
    weather.moon(s, 0.4, 1.2, 0.1, 3.2, "#c87a5c", "#f0b890", 0.4)
    s.sheet(ellipse(0.4, 1.2, 0.2, 0.036, 16).difference(ellipse(0.4, 1.205, 0.14, 0.016, 16)), 3.0, "#f4d8a8", glow=0.3, shadow=False)
    tx, ty = cat(s)
    for w in (0.13, 0.22, 0.32):
        s.sheet(ellipse(tx, ty - 0.03, w, w * 0.26).difference(ellipse(tx, ty - 0.025, w - 0.02, w * 0.26 - 0.014)), 2.6, "#7cc4d0", shadow=False)
    weather.contact(s, tx + 0.24, ty - 0.1, 0.9, 2.7, 0.5, "#c87a48")
    # Straight for the tongue: a mouse in a spoon, who paddles the other way.
    mx, my = -0.5, -0.46
    for w in (0.24, 0.33):
        s.sheet(ellipse(mx, my - 0.02, w, 0.05).difference(ellipse(mx, my - 0.014, w - 0.018, 0.037)), 2.5, "#7cc4d0", shadow=False)
    sp = s.place(trinkets.spoon("#8494a8"), mx - 0.22, my - 0.05, 0.46, 2.0, turn=-2, shadow=False)
    sx, sy = sp.points["bowl"]
    mouse = animals.mouse("up", "#6a6478").moved(sx - 0.01, sy - 0.04, 0, 0.28)
    s.place(veils.cropped(mouse, box(-2, sy - 0.005, 2, 2)), 0, 0, 1, 1.9, shadow=False)
    s.puff(union(stroke([(sx - 0.03, sy + 0.1), (sx + 0.17, sy - 0.08)], 0.016, 0.016), ellipse(sx + 0.18, sy - 0.09, 0.045, 0.026, -42)), 1.75, 0.012, "#a8642c", "#f0c070", shadow=False)
    # The near bank, and the other guest.
    bank = draw("-1.5,-1.04 -1.0,-1.06 -0.7,-1.14 -0.48,-1.24 0.0,-1.3 0.5,-1.22 1.0,-1.1 1.6,-1.0 1.6,-2! -1.6,-2!")
    s.puff(bank.intersection(box(-1.4, -1.9, 1.4, 0)), 1.2, 0.05, "#0c2c44", "#3f8a94", brush="stone", shadow=False, cell=0.012)
    x, y, k = -0.8, -1.1, 0.42
    jug = (-0.66, -0.99)
    a = people.astronaut(
        Pose(near_leg=(84, 0), far_leg=(20, -70), lean=30, nod=-22),
        top="#2f5aa8",
        bottom="#284c94",
        shoes="#1c2c50",
        profile=True,
        gaze=(0.6, 0.6),
        hands=("grip", "flat"),
        touch={"hand": people.local(jug, x, y, k)},
    ).holding(trinkets.jug("#f0b840"), "palm", "handle", 0.5, turn=-58)
    for w in (0.1, 0.16):
        s.sheet(ellipse(-0.54, -1.08, w, w * 0.28).difference(ellipse(-0.54, -1.075, w - 0.014, w * 0.28 - 0.01)), 1.1, "#7cc4d0", shadow=False)
    weather.contact(s, x + 0.04, y, 0.34, 1.1, 0.5)
    s.place(a, x, y, k, 0.9, shadow=False)
    s.place(props.rocket("#f0ece4", "#e0502f"), -0.16, 0.86, 0.26, 3.4, turn=18, shadow=False)
    weather.motes(s, 22, "#d8fff4", 5, y=(-1.0, 1.3))
    light.rig(s, 620, 120, left=True, low=True)
    light.lamp(s, -0.5, -0.75, 0.5, 26, "#d8fff4", 0.4)
    light.lamp(s, 0.5, 0.9, 1.2, 10, "#8cc8f0", 0.3)
