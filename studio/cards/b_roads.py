"""A pond at evening."""

import math
from dataclasses import replace

from theatre import animals, land, light, material, plants, props, room, sky, solids, weather
from theatre.animals.anatomy import creature, hide
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("emerald", focus=1.6)
def frog_orchestra(s: Stage) -> None:
    s.view(rise=1.8, pivot=1.6)
    dusk = ((0.0, "#fff0a8"), (0.42, "#f8e498"), (0.58, "#8cc89c"), (0.78, "#2f8478"), (1.0, "#0c3c4c"))
    sky.backdrop(s, stops=dusk, wisps=0.25, stars=60, glow=sky.Glow(-0.4, -0.3, 0.9, "#fff0a8", 0.7))
    weather.sun(s, -0.3, -0.3, 0.2, 4.7, "#fffbd8", "#ffd868")
    land.distance(s, "wood", 3, y=-0.76, step=-0.08, tall=0.5, depth=4.6, gap=0.12, fog=0.5)
    s.sheet(land.hill(s.rng, -0.64, 0.05, 0.8), 4.62, "#3c6c44", "#8cb468", span=(-1.0, -0.6), shadow=False)
    pond = -1.33
    solids.water(s, pond, "#2c6a50", far=4.45, rough=0.12, wave=0.2)
    # A willow reaches over the pond; someone has hung lanterns in it.
    bough = limb([(-1.4, 1.62), (-0.7, 1.5), (0.0, 1.56), (0.8, 1.42), (1.4, 1.52)], 0.14, 0.11, 0.1, 0.09, 0.1)
    s.puff(bough, 1.7, 0.06, "#2a2418", "#6a5838", brush="plank", shadow=False)
    for i in range(26):
        x, n = -1.08 + 0.086 * i, s.rng.uniform(0.22, 0.6) * (1.25 - 0.5 * math.cos(i * 0.5))
        twig = bezier((x, 1.56), (x + 0.05, 1.46 - n * 0.5), (x - 0.02, 1.48 - n), n=12)
        leaves = [move(plants.leaf(0.085, 0.03), px, py, -90 + side * 38) for px, py in twig[2:] for side in (-1, 1)]
        c = ("#4f8a3c", "#2f6c3c", "#78a848")[i % 3]
        s.sheet(union(stroke(twig, 0.014, 0.008), *leaves), 1.5 + 0.05 * (i % 4), darker(c, 0.35), c, span=(0.6, 1.5), shadow=False, thick=0.006)
    for x, y, k in ((-0.7, 0.5, 0.26), (-0.2, 0.74, 0.2), (0.82, 0.8, 0.22)):
        room.string(s, [(x, 1.48), (x, y + k)], 1.45, "#3a2c1c", 0.012, 0)
        lamp = s.place(props.lantern("#a8502c"), x, y, k, 1.42, shadow=False)
        weather.halo(s, *lamp.points["lamp"], 1.3, 0.28, "#ffd070", 0.5)
        light.lamp(s, x, y - 0.05, 1.3, 5, "#ffd080", 0.05)

    def leaf(x: float, d: float, r: float) -> float:
        y = solids.on_floor(s, pond, d)
        solids.lathe(s, [(0.001, 0.02), (0.8, 0.014), (1.0, 0.05), (1.0, 0.0)], x, y, d, r, material.solid("#4f9440", "#8cc05c", rough=0.5, bump=0.2, grain=12))
        return y + 0.012

    band = (
        (-0.48, 3.6, "#8ab84c", "drum"),
        (-0.05, 3.45, "#5f9c44", "trumpet"),
        (-0.76, 2.3, "#7ab048", "violin"),
        (-0.14, 2.1, "#a4bc50", "accordion"),
        (-0.5, 0.7, "#6fa84c", "cello"),
    )
    for x, d, c, what in band:
        k = (0.72 if what == "cello" else 0.58) / s.k(d)
        y = leaf(x, d, 0.62 * k)
        s.place(bandsman(c, what), x, y, k, d - 0.04)
    # The empty chair, between the conductor's legs.
    x, d = 0.38, 2.2
    y = leaf(x, d, 0.24)
    s.place(props.chair("#d89a54"), x, y, 0.36, d - 0.04, flip=True)
    s.place(props.trumpet("#f4c850"), x - 0.11, y + 0.1, 0.2, d - 0.1, turn=6)
    for fx, fd, fs in ((0.16, 0.7, 0.13), (-0.9, 3.9, 0.08), (0.85, 3.6, 0.08)):
        fy = leaf(fx, fd, fs * 1.3)
        for u in (-1.5, 1.5, -0.8, 0.8, 0):
            s.puff(ellipse(fx + 0.34 * fs * u, fy + 0.4 * fs, 0.2 * fs, 0.5 * fs, -26 * u), fd - 0.02 + 0.02 * abs(u), 0.02, "#e07894", "#fff0f0", shadow=False)
    # Who conducts, up to its ankles in the water.
    d = 1.1
    fy = solids.on_floor(s, pond, d)
    k = 1.5
    hx = 0.7
    for rx in (hx + 0.04 * k, hx - 0.06 * k):
        for w in (0.07, 0.12, 0.18):
            o = [(w - 0.006, 0.004), (w, 0.009), (w + 0.006, 0.004)]
            solids.lathe(s, o, rx, fy, d, 1.0, material.solid("#a8d0a0", rough=0.3, bump=0))
    h = s.place(animals.heron("stand", "#8fa8b8"), hx, fy - 0.03, k, d, flip=True)
    (mx, my), (ox, oy) = h.points["mouth"], h.points["head"]
    tx, ty = mx + (ox - mx) * 0.3, my + (oy - my) * 0.3
    s.puff(stroke([(tx + 0.05, ty - 0.1), (tx - 0.16, ty + 0.34)], 0.026, 0.012), d - 0.1, 0.014, "#d8b888", "#fff4dc", shadow=False)
    s.puff(circle(tx + 0.055, ty - 0.11, 0.03), d - 0.12, 0.03, "#6a2c20", "#b8583c", shadow=False)
    s.puff(stroke([(ox - 0.08, oy + 0.012), (mx - 0.01, my + 0.006)], 0.05, 0.012), d - 0.17, 0.02, "#b8862a", "#f4cc60", shadow=False)
    bow_x, bow_y = ox + 0.09, oy - 0.2
    wings = (draw(f"{bow_x},{bow_y}! {bow_x + q * 0.1},{bow_y + 0.055}! {bow_x + q * 0.1},{bow_y - 0.055}!") for q in (-1, 1))
    s.puff(union(*wings, circle(bow_x, bow_y, 0.024)), d - 0.26, 0.03, "#a82c28", "#e8563f", shadow=False)
    for x, hgt, dd in ((-0.98, 0.9, 0.4), (-0.9, 0.6, 0.5), (0.96, 1.1, 0.5), (1.02, 0.8, 0.4)):
        s.sheet(plants.reed(s.rng, x, -1.7, hgt), dd, "#0a2628", "#2c5c44", shadow=False)
    weather.motes(s, 18, "#fff0a0", 5, y=(-0.8, 0.5))
    light.rig(s, 620, 260)
    light.sun(s, 1.1, "#fff0b8", side=-0.7, height=0.4)


def bandsman(colour: str, what: str) -> Figure:
    """A frog who sits and plays, its eyes on whoever beats time, up on the right."""

    def flesh(g: Geom, height: float, lift: float, *marks: Mark, c: str = colour) -> Part:
        return hide(g, c, height, lift, marks, "skin")

    def paw(x: float, y: float, turn: float) -> Geom:
        toes = [(x + 9 * math.cos(math.radians(turn + q)), y + 9 * math.sin(math.radians(turn + q))) for q in (-38, 0, 38)]
        return union(circle(x, y, 5), *(stroke([(x, y), t], 4, 3.4) for t in toes), *(circle(*t, 2.7) for t in toes))

    parts: list[Part] = []
    for q in (-1, 1):
        parts.append(flesh(draw(f"{q * 14},30 {q * 40},36 {q * 54},16 {q * 50},2 {q * 24},-1 {q * 14},8"), 12, 4))
        toes = union(
            *(limb([(q * 40, 3), (q * (58 + 3 * abs(t)), 3 + 3 * t)], 6, 4) for t in (-1, 0, 1)),
            *(circle(q * (58 + 3 * abs(t)), 3 + 3 * t, 3) for t in (-1, 0, 1)),
        )
        parts.append(flesh(toes, 4, 12))
    belly = Mark(ellipse(2, 26, 20, 26), "#ecebb4", 0.9, 0.02)
    parts.append(flesh(draw("0,64 22,54 31,30 28,6 14,-2 -14,-2 -28,6 -31,30 -22,54"), 20, 0, belly))
    face = [
        Mark(line(bezier((-26, 66), (4, 52), (38, 68), n=14), 2.2), darker(colour, 0.6), 0.9),
        Mark(union(*(circle(x, y, 2.6) for x, y in ((-22, 76), (-27, 68), (4, 82)))), darker(colour, 0.3), 0.7),
        Mark(union(ellipse(-18, 62, 6, 3.4), ellipse(31, 63, 5, 3.4)), "#f0a080", 0.5, 0.01),
    ]
    parts.append(flesh(draw("-32,68 -26,82 4,88 34,82 39,70 28,56 4,52 -22,56"), 15, 16, *face))
    for x in (-12, 20):
        lids = circle(x, 87, 12)
        if what == "violin":
            eye = [Mark(line(bezier((x - 8, 88), (x, 81), (x + 8, 88), n=8), 2.4), "#1c1a20")]
        else:
            eye = [Mark(circle(x + 1, 88, 9), "#fbf6e6"), Mark(circle(x + 4.6, 90.5, 5), "#1c1a20"), Mark(circle(x + 6.2, 92.6, 1.8), "#ffffff")]
        parts.append(flesh(lids, 9, 22, *eye))
    tie = union(draw("2,50! -11,57! -11,43!"), draw("2,50! 15,57! 15,43!"), circle(2, 50, 3.4))
    things: list[tuple[Figure, float]] = []
    if what == "drum":
        things.append((props.drum("#c8402c").moved(2, 2, 0, 50), 24))
        near, far = (-24, 44, -40), (34, 58, -60)
        sticks = union(stroke([(-32, 50), (-6, 30)], 3, 3), circle(-6, 30, 3.6), stroke([(38, 68), (20, 34)], 3, 3), circle(20, 34, 3.6))
        things.append((Figure((Part(sticks, "#8a5a30", "#e8c088", 3, 0),)), 44))
    elif what == "trumpet":
        things.append((props.trumpet("#f4c850").moved(24, 25, 24, 62), 40))
        near, far = (34, 63, 70), (50, 68, 70)
    elif what == "violin":
        things.append((props.violin("#b8602a").moved(-10, 46, -76, 66), 36))
        things.append((props.bow("#4a2a1a").moved(17, 46, 66, 78), 48))
        near, far = (3, 14, 70), (46, 58, 100)
    elif what == "accordion":
        things.append((props.accordion("#c83a34").moved(2, 8, -4, 72), 28))
        near, far = (-34, 30, 10), (38, 26, 170)
    else:
        things.append((props.violin("#a8542a").moved(6, -8, -17, 104), 30))
        things.append((props.bow("#4a2a1a").moved(26, 24, 10, 84), 46))
        near, far = (-12, 17, 20), (34, 72, 160)
    for shoulder, (hx, hy, turn), bend in (((-24, 50), near, -12), ((27, 48), far, 10)):
        elbow = ((shoulder[0] + hx) / 2 + bend, (shoulder[1] + hy) / 2 - 10)
        parts.append(flesh(limb([shoulder, elbow, (hx, hy)], 13, 10, 8), 6, 25, c=darker(colour, 0.06)))
        things.append((Figure((flesh(paw(hx, hy, turn), 4, 0, c=lighter(colour, 0.08)),)), 54))
    if what != "accordion":
        parts.append(Part(tie, "#1c1c24", "#3a3a48", 3, 36))
    for f, lift in things:
        parts += [replace(p, lift=p.lift + lift) for p in f.parts]
    return creature(parts)
