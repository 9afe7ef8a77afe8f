"""A recital for both sides of the waterline."""

import math

from shapely.geometry import Polygon

from theatre import animals, land, light, material, people, sky, solids, veils
from theatre.colour import darker, lighter
from theatre.curves import XY, circle, draw, ellipse, limb, line, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

BLACK = ("#1c141c", "#4c3840")
NEAR, FAR = (-0.46, -0.2), (-0.16, 0.08)
"""The two ends of the keyboard, where the keys meet the case: it runs away from us."""
SEA = -0.44


def along(t: float, out: float = 0.0, up: float = 0.0) -> XY:
    """A place on the keyboard: `t` from the near to the far end, `out` towards who plays."""
    return NEAR[0] + (FAR[0] - NEAR[0]) * t - out, NEAR[1] + (FAR[1] - NEAR[1]) * t + up


def piano(s: Stage) -> None:
    lid = draw("-0.12,0.1! -0.06,0.72! 0.3,0.86 0.66,0.8 0.88,0.6 0.94,0.36 0.78,0.12!")
    s.puff(lid, 2.1, 0.05, *BLACK, [Mark(lid.buffer(-0.045), "#b8702c", 0.95), Mark(lid.buffer(-0.1).boundary.buffer(0.008), "#f0c070", 0.8)], "wood", shadow=False)
    for x, y, w in ((-0.1, -0.3, 0.07), (0.78, -0.3, 0.09), (-0.3, -0.36, 0.1)):
        s.puff(stroke([(x, y), (x, -0.7), (x, -1.0)], w, w * 0.6, w * 0.9), 1.85, 0.04, "#2c2028", "#6a4a50", shadow=False)
    top = draw("-0.46,-0.2! -0.16,0.1! 0.3,0.14 0.72,0.12 0.94,0.02 0.96,-0.1 0.84,-0.2!")
    plate = draw("-0.3,-0.16! -0.06,0.06! 0.4,0.09 0.7,0.06 0.84,0.0 0.84,-0.08 0.76,-0.14!")
    strings = union(*(line([(-0.24 + 0.03 * i, -0.13 + 0.027 * i), (0.78 - 0.06 * i, -0.1 + 0.024 * i)], 0.009) for i in range(7)))
    s.puff(top, 1.8, 0.02, *BLACK, [Mark(plate, "#c88a3c", 1.0), Mark(strings, "#fff0b8", 0.9)], "wood", shadow=False)
    s.puff(stroke([(0.5, -0.18), (0.6, 0.56)], 0.03, 0.026), 1.66, 0.015, "#8a5a2c", "#f0c070", shadow=False)
    side = draw("-0.46,-0.2! 0.84,-0.2! 0.94,-0.13 0.97,-0.06! 0.97,-0.3 0.86,-0.46! -0.46,-0.46!")
    s.puff(side, 1.6, 0.06, *BLACK, [Mark(line([(-0.5, -0.23), (0.84, -0.23), (0.96, -0.1)], 0.016), "#e0a850", 0.9)], "wood", shadow=False)
    # The keyboard: every key reaches out to who plays, each a little farther off than the last.
    out = 0.27
    bed = Polygon([along(0, 0, -0.02), along(0, out + 0.03, -0.02), along(1, out + 0.03), along(1)])
    s.puff(union(bed, Polygon([along(0, 0, -0.02), along(0, out + 0.03, -0.02), along(0, out + 0.03, -0.16), along(0, 0, -0.26)])), 1.62, 0.03, *BLACK, shadow=False)
    white = Polygon([along(0.04), along(0.04, out), along(0.97, out), along(0.97)])
    gaps = union(*(line([along(0.04 + 0.93 * i / 15, -0.02), along(0.04 + 0.93 * i / 15, out + 0.01)], 0.007) for i in range(1, 15)))
    sharps = union(*(line([along(0.04 + 0.93 * (i + 0.5) / 15, 0.0), along(0.04 + 0.93 * (i + 0.5) / 15, out * 0.55)], 0.013) for i in range(15) if i % 7 not in (2, 6)))
    s.puff(white, 1.5, 0.008, "#e8e0d0", "#fffdf4", [Mark(gaps, "#8a8088", 0.8), Mark(sharps, "#1c141c")], shadow=False)
    s.puff(Polygon([(-0.36, -0.12), (-0.1, 0.14), (-0.06, 0.48), (-0.33, 0.22)]), 1.6, 0.02, "#2c1c20", "#6a4434", brush="wood", shadow=False)
    page = Polygon([(-0.34, -0.08), (-0.14, 0.12), (-0.1, 0.42), (-0.3, 0.22)])
    lines = union(*(line([(-0.32 + 0.006 * i, 0.0 + 0.045 * i), (-0.15 + 0.006 * i, 0.17 + 0.045 * i)], 0.007) for i in range(5)))
    notes = union(*(circle(-0.29 + 0.035 * i, 0.07 + 0.04 * i + 0.03 * (i % 3), 0.014) for i in range(5)))
    s.puff(page, 1.58, 0.015, "#e8dcc0", "#fffaec", [Mark(lines, "#5a4c54", 0.8), Mark(notes, "#2a1c24")], shadow=False)


def pianist(s: Stage) -> None:
    seat = (-0.82, -0.44)
    s.puff(union(stroke([(-0.92, -0.5), (-0.96, -1.0)], 0.05, 0.034), stroke([(-0.72, -0.5), (-0.68, -1.0)], 0.05, 0.034)), 1.62, 0.02, "#5a3420", "#a8683c", shadow=False)
    s.puff(draw("-0.98,-0.45! -0.66,-0.45! -0.64,-0.5 -0.66,-0.53! -0.98,-0.53!"), 1.5, 0.04, "#8a2c28", "#d85a44", shadow=False)
    k = 1.16
    who = people.musician(
        Pose((52, 86), (44, 80), (78, 10), (70, 0), lean=12, nod=10, anchor="seat"),
        profile=True,
        mood="tender",
        gaze=(0.6, -0.6),
        nose="broad",
        top="#d8382c",
        bottom="#2c3458",
        scarf="",
        hands=("flat", "flat"),
        touch={"hand": people.local(along(0.2, 0.17, 0.02), *seat, k), "far_hand": people.local(along(0.66, 0.15, 0.02), *seat, k)},
    )
    s.place(who, *seat, k, 1.3, shadow=False)


def melody(s: Stage) -> None:
    """The music goes on below: five currents from under the strings, and fish who swim it as notes."""

    def current(i: int) -> list[XY]:
        return [(x / 30, -0.74 - 0.125 * i + 0.07 * math.sin(x * 0.13 + 0.6) * (1 + 0.12 * i) + 0.02 * i * (x / 30)) for x in range(-33, 34)]

    rows = [current(i) for i in range(5)]
    for row in rows:
        s.sheet(stroke(row, 0.006, 0.016, 0.006), 1.2, "#bff4ec", shadow=False, thick=0.004, edge=0, glow=0.35)
    tune = ((6, 3.0, "round", "#f48a34"), (15, 2.0, "deep", "#f4dc6c"), (24, 2.5, "round", "#f0708c"), (33, 1.0, "deep", "#f4a040"), (42, 0.0, "round", "#f2543c"), (51, 1.5, "deep", "#f8e080"), (60, 3.0, "round", "#f48a34"))
    for at, tone, kind, c in tune:
        a, b = rows[int(tone)], rows[min(4, int(tone) + round(tone % 1 + 0.01))]
        x, y = a[at][0], (a[at][1] + b[at][1]) / 2 if tone % 1 else a[at][1]
        rise = math.degrees(math.atan2(a[at + 2][1] - a[at - 2][1], a[at + 2][0] - a[at - 2][0]))
        s.place(animals.fish(c, kind=kind), x, y - 0.08, 0.19, 0.8, turn=rise, shadow=False)


@card("lagoon", focus=1.4)
def piano_tide(s: Stage) -> None:
    air = ((0.0, "#0c4a5a"), (0.2, "#1a7f88"), (0.38, "#4fb8b4"), (0.42, "#fff0cc"), (0.56, "#ffd8a8"), (0.76, "#f0b8a0"), (1.0, "#8a9cc0"))
    sky.backdrop(s, stops=air, wisps=0.4, heaps=[(-0.7, 0.9, 0.6), (0.1, 1.24, 0.7)], wobble=0.01, shade="#e8c8b0", glow=sky.Glow(-0.5, 0.0, 0.8, "#fff4c8", 0.8), strength=1.1)
    for i, y in enumerate((-0.28, -0.36)):
        s.sheet(land.swell(s.rng, y, 0.012, 6 - i), 4.3 - 0.4 * i, ("#5cb0b8", "#3f9cac")[i], ("#d4ece0", "#8cd0cc")[i], span=(y - 0.15, y + 0.03))
    crest = [(x / 40, SEA + 0.02 * math.sin(x * 0.42) + 0.012 * math.sin(x * 0.9 + 1)) for x in range(-56, 57)]
    under = Polygon([*crest, (1.5, -2), (-1.5, -2)])
    s.sheet(under, 3.4, "#083c50", "#3cb0b4", span=(-1.6, SEA))
    for x, w, t in ((-0.6, 0.4, -0.3), (0.0, 0.3, -0.1), (0.6, 0.36, 0.2)):
        veils.beam(s, (x, SEA), (x + t, -1.7), w, 2.9, "#c8fff0", 0.4)
    floor = land.hill(s.rng, -1.36, 0.05, 0.6)
    s.sheet(floor, 2.3, "#1c6468", "#c8d0a0", span=(-1.6, -1.28), bump=0.7)
    for x, h in ((-0.82, 0.44), (-0.3, 0.4), (0.78, 0.44), (-0.1, 0.36)):
        s.puff(ellipse(x, -1.36, 0.2, h), 2.1, 0.1, "#14505c", "#5c9c90", brush="stone", shadow=False)
    piano(s)
    s.place(animals.crab("#f2542c"), 0.08, 0.02, 0.26, 1.45, flip=True, shadow=False)
    pianist(s)
    for x, y, k in ((-0.02, 0.74, 0.22), (0.36, 0.85, 0.2), (0.68, 0.79, 0.22)):
        s.place(animals.bird("perch", "#8c9cac", "#ffffff", "#f0a030"), x, y, k, 1.7, flip=True, shadow=False)
    melody(s)
    # The film of the sea, and its crest that thickens and thins.
    s.sheet(under, 1.0, mat=veils.tint("#1f8c98", 0.28), thick=0.002, edge=0, shadow=False)
    thick = land.waver(s.rng, 4, 2.2, 0.6)
    s.sheet(Polygon([*crest, *[(x, y - max(0.006, 0.018 + 0.03 * thick(x * 3))) for x, y in crest][::-1]]).buffer(0), 0.95, "#c8fff0", "#ffffff", thick=0.01, shadow=False, glow=0.25)
    for x, w in ((-0.82, 0.2), (0.2, 0.5)):
        s.sheet(ellipse(x, SEA - 0.05, w, 0.024).difference(ellipse(x, SEA - 0.044, w * 0.92, 0.018)), 0.94, "#e8fff8", shadow=False, thick=0.004, edge=0, glow=0.2)
    sand = land.hill(s.rng, -1.4, 0.02, 0.6)
    s.sheet(sand, 0.8, "#1c6468", "#b8c898", span=(-1.7, -1.34), bump=0.7)
    s.place(animals.turtle("#8a7a3c"), 0.5, -1.43, 0.3, 0.7, flip=True, shadow=False)
    for x, c in ((-0.9, "#f07a6c"), (-0.56, "#f0a04c"), (0.9, "#e86a8c")):
        coral = union(*(limb([(x, -1.5), (x + 0.05 * u, -1.36), (x + 0.11 * u, -1.24 + 0.03 * abs(u))], 0.045, 0.036, 0.024) for u in (-1, 0, 1)))
        s.puff(coral, 0.7, 0.03, darker(c, 0.25), lighter(c, 0.1), shadow=False)
    for x in (-0.98, 0.98):
        weed = smooth([(x, -1.6), (x + 0.05, -1.3), (x - 0.04, -1.05), (x + 0.03, -0.8)], closed=False, n=8)
        s.sheet(stroke(weed, 0.08, 0.06, 0.012), 0.6, "#0c4a4c", "#3f9a78", shadow=False)
    bubbles = [(s.rng.uniform(-0.9, 0.9), s.rng.uniform(-1.3, -0.55), 0.7, s.rng.uniform(0.006, 0.014)) for _ in range(14)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.2), 12)
    light.sun(s, 1.9, "#fff0d0", side=-0.8, height=0.7)
    light.rig(s, 640, 200)
