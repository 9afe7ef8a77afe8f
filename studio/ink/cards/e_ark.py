"""The umbrella on the last rock of the flood."""

from ..easel import *
from ..kit.brush import feather
from ..kit.places import ridge_of


def dove(s, x, y, k):
    """A white dove that flies to the right, a key in its bill."""

    def at(*p):
        return [(x + a * k, y + b * k, *c) for a, b, *c in p]

    grey, dark = "#eef0f0", "#6f8090"
    for i in range(8):  # the far wing
        feather(s, at((20 + 5 * i, -40))[0], math.radians(-118 + 11 * i), (190 - 9 * i) * k, 44 * k, "#cfd8dc", line=1.6, dark=dark, k=0.5)
    for i in range(5):
        feather(s, at((-96, 8))[0], math.radians(160 + 10 * i), 120 * k, 34 * k, grey, line=1.6, dark=dark, k=0.35)
    body = blob(at((-120, 6), (-50, -36), (40, -52), (96, -74), (134, -62), (142, -34), (112, -6), (60, 34), (-30, 42), (-90, 28)))
    s.thing(body, "#f6f6f2", 0.2, shade=0.55, shcol="#6f8aa0", hatch=6, thr=0.62, line=2.4, white=0.8)
    for i in range(9):  # the near wing
        feather(s, at((-14 + 7 * i, -22))[0], math.radians(-146 + 9 * i), (230 - 10 * i) * k, 50 * k, grey, line=1.8, dark=dark, k=0.35)
    for i in range(6):
        feather(s, at((-10 + 10 * i, -16))[0], math.radians(-136 + 12 * i), 96 * k, 40 * k, "#fbfbf8", line=1.6, dark=dark, k=0.25)
    s.thing(poly(at((138, -50), (170, -40), (138, -32))), "#d89a6a", 0.9, shade=0.3, hatch=0, line=1.8)
    s.fill(ell(x + 118 * k, y - 50 * k, 5.5 * k))
    s.fill(ell(x + 116.5 * k, y - 52 * k, 1.8 * k), body=True)
    bx, by = x + 166 * k, y - 36 * k
    s.curve([(bx - 4, by), (bx + 2, by + 10), (bx, by + 22)], 3, "#8a6a2a")
    for w, col in ((9, "#5a3a10"), (5.5, "#f0bc3c")):
        s.stroke(arc(bx, by + 38, 14, 16, 0, 360), w, col, wobble=0.1, taper=(0, 0))
        s.stroke([(bx, by + 54), (bx, by + 112)], w, col, wobble=0.1, taper=(0, 0))
        s.stroke([(bx, by + 108), (bx + 18, by + 108)], w, col, wobble=0.1, taper=(0, 0))
        s.stroke([(bx, by + 92), (bx + 14, by + 92)], w, col, wobble=0.1, taper=(0, 0))


def crawl(s, x, y, k, flip):
    """A snail in profile."""

    def at(*p):
        return [(x + (-a if flip else a) * k, y + b * k, *c) for a, b, *c in p]

    foot = blob(at((-70, 0, 1), (-30, -16), (24, -18), (48, -44), (64, -46), (68, -26), (54, -4), (20, 0)))
    s.thing(foot, "#c8a878", 0.8, shade=0.6, hatch=5, line=2)
    for a in (50, 64):
        s.curve(at((a, -44), (a + 6, -62), (a + 12, -74)), 2.4)
        s.fill(ell(*at((a + 12, -76))[0], 3.6 * k))
    shell = ell(*at((-6, -46))[0], 42 * k, 38 * k)
    s.thing(shell, "#c8743e", 0.85, col2="#e0a86a", shade=0.6, hatch=0, line=2.4)
    c = at((-2, -42))[0]
    u = np.linspace(0, 2.4 * 2 * math.pi, 60)
    q = (3 + 33 * u / u[-1]) * k
    s.stroke(np.c_[c[0] + (-1 if flip else 1) * q * np.cos(u), c[1] + 0.92 * q * np.sin(u)], 2.2, wobble=0.3)


@card("verdigris", paper="cold", light=(0.5, -0.7))
def flood_ark(s):
    r = s.rng
    s.sky([(0, "#4f8590", 0.95), (0.4, "#a4cfc4", 0.6), (0.72, "#f6e8be", 0.5), (1, "#f4b878", 0.6)], 0, 1010, wet=90)
    for k in range(6):
        x = 720 + 60 * k
        s.lift(poly([(x, -40), (x + 34, -40), (x - 240 + 40 * k, 900), (x - 330 + 40 * k, 900)]), 0.3, 14)
    places.sea(s, 990, 1510, "#4a9f98", col2="#17545c", k=0.9, swell=1.0)
    for x, y, w in ((110, 1052, 100), (884, 1090, 112), (930, 1020, 54)):  # the roofs of those below
        roof = poly([(x - w, y), (x - w * 0.6, y - w * 0.62), (x + w * 0.72, y - w * 0.62), (x + w, y)])
        stack = box(x + w * 0.3, y - w * 0.98, x + w * 0.52, y - w * 0.5)
        s.thing(stack, "#a8705a", 0.9, hatch=5, line=2)
        s.thing(box(x + w * 0.26, y - w * 1.04, x + w * 0.56, y - w * 0.95), "#7a4a3c", 0.9, hatch=0, line=2)
        s.thing(roof, "#bc5a38", 0.9, col2="#8f3f2e", shade=0.6, hatch=0, line=2.4)
        for q in np.linspace(0.12, 0.9, 5):
            a, b = x - w * (1 - 0.4 * q), x + w * (1 - 0.28 * q)
            yy = y - w * 0.62 * q
            s.stroke([(a, yy), (b, yy)], 1.4)
            for u in np.arange(a + 8, b, w * 0.14):
                s.curve([(u, yy), (u + w * 0.05, yy + w * 0.05), (u + w * 0.1, yy)], 1.2)
        s.stroke([(x - w * 0.64, y - w * 0.63), (x + w * 0.76, y - w * 0.63)], 5, "#7a3226")
        s.curve([(x - w - 26, y + 2), (x, y + 10), (x + w + 26, y)], 4, body=True)
        s.wash(ell(x, y + 24, w * 0.9, 16), "#8f3f2e", 0.4, wet=10)
    # the rock, ledge above ledge; the way goes to and fro
    cx = 520
    tiers = [(cx + 6, 726, 96, 1), (cx - 14, 822, 140, -1), (cx + 24, 924, 196, 1), (cx - 30, 1040, 240, -1), (cx + 26, 1150, 310, 1), (cx - 16, 1276, 366, -1)]
    light = (0.5, 0.8, 0.4)
    top = valid(
        Polygon([*ridge_of(r, (cx - 84, 730), (cx - 40, 650), 0.1, 3), *ridge_of(r, (cx + 50, 648), (cx + 96, 730), 0.1, 3), (cx + 96, 760), (cx - 84, 760)])
    )
    s.thing(top, "#9a9c8c", 0.7, col2="#6f7a6a", shade=0.7, shcol="#2f4a4a", hatch=6, line=2.4)
    floors = []
    for k, (x, y, w, way) in enumerate(tiers):
        drop = (tiers[k + 1][1] if k + 1 < len(tiers) else 1392) - y + 34
        tilt = 24 * way
        flare = r.uniform(26, 74)
        left = ridge_of(r, (x - w, y + tilt), (x - w - flare, y + drop), 0.17, 3)
        right = ridge_of(r, (x + w, y - tilt), (x + w + r.uniform(26, 74), y + drop), 0.17, 3)
        cliff = valid(Polygon([*left[::-1], *ridge_of(r, (x - w, y + tilt), (x + w, y - tilt), 0.012, 4), *right]))
        s.thing(cliff, "#9a9c8c", 0.7, col2="#7a8270", shade=0, hatch=0, line=2.6)
        dark = valid(Polygon([*ridge_of(r, (x - w * 0.24, y), (x - w * 0.4, y + drop), 0.12, 3), (x - w - flare, y + drop), (x - w, y + tilt)]))
        s.wash(dark.intersection(cliff), "#33504e", 0.75, edge=0.4, grad=("lin", 0, 1.2, 0.7))
        s.hatch(dark.intersection(cliff), tone=0.7, ang=68, sep=6, w=1.1, thr=0.4, omit=0.5, longest=34)
        for _ in range(int(w / 20)):
            a = np.array([x + r.uniform(-0.9, 1.0) * w, y + r.uniform(8, 26)])
            b = a + [r.normal() * 12, r.uniform(0.4, 0.9) * drop * 0.8]
            s.stroke(ridge_of(r, a, b, 0.12, 3), r.uniform(1, 2.2), wobble=0.4, taper=(0.05, 0.6), clip=cliff)
            if r.random() < 0.6:
                f = poly([a, a + [r.uniform(14, 34), 6], b + [r.uniform(4, 20), -10], b])
                s.wash(f.intersection(cliff), "#4f6460", 0.35, edge=0.4)
        ledge = valid(
            Polygon(
                [
                    (x - w, y + tilt),
                    *[(x - w + 2 * w * u, y + tilt - 2 * tilt * u - 30 - 6 * math.sin(9 * u)) for u in np.linspace(0.04, 0.96, 9)],
                    (x + w, y - tilt),
                ]
            )
        )
        s.cover(ledge)
        s.wash(ledge, "#d9cf9c", 0.45, col2="#a8b878", edge=0.4)
        s.outline(ledge, 1.6, lost=0.4)
        for u in r.uniform(-1, 1, int(w / 5)):  # turf hangs over
            px, py = x + u * w, y - tilt * u
            s.curve(
                [(px, py - 4), (px + r.normal() * 4, py + 5), (px + r.normal() * 8, py + r.uniform(8, 20))], 2, ("#5f8a4a", "#3f6a3e", "#86a85a")[r.integers(3)]
            )
        floors.append((x, y, w, way, tilt))
    shore = path([(-40, 1404), (90, 1392), (170, 1374), (300, 1404), (420, 1388), (560, 1412), (700, 1386), (840, 1400), (930, 1374), (1040, 1396)], 10)
    water = valid(Polygon([*shore, (1040, 1560), (-40, 1560)]))
    s.cover(water)
    s.wash(water, "#2f8288", 0.95, col2="#17545c", pool=0.5, edge=0.4)
    for _ in range(60):
        x, y = r.uniform(-20, 1000), r.uniform(1420, 1500)
        s.curve([(x, y), (x + 18, y - 6), (x + 34, y - 3), (x + 60, y + 2)], 2.2, body=bool(r.random() < 0.5), alpha=0.75)
    marks.lace(s, shore, (4, 13), 8, 6)
    for x, y, w in ((86, 1404, 60), (950, 1390, 74)):
        places.rock(s, x, y, w * 1.6, w, "#8f9284", seed=x)
    uc = spot(560, 636, 118, 12)
    can = Clay({"silk": cloth("#d0402c", k=1.0, hatch=6), "in": cloth("#e8835a"), "rib": plain("#3a2a24")})
    bowl = Clay(can.looks)
    bowl.ell((0, 1.5, 0), (2.5, 1.7, 2.5), m="silk").ell((0, 1.62, 0), (2.4, 1.62, 2.4), m="in", cut=True).box((0, 3.0, 0), (4, 1.5, 4), m="silk", cut=True)
    can.add(bowl)
    can.cap((0, -0.4, 0), (0, 4.0, 0), 0.07, m="rib").chain([(0, 4.0, 0), (0.02, 4.3, 0), (0.3, 4.45, 0), (0.5, 4.2, 0)], [0.1] * 4, m="rib")
    for a in np.linspace(0, 6.28, 9)[:-1]:
        can.mark([(2.5 * math.sin(t) * math.cos(a), 1.5 - 1.7 * math.cos(t), 2.5 * math.sin(t) * math.sin(a)) for t in np.linspace(0.1, 1.5, 8)], 40, tol=0.3)
    s.wash(ell(530, 664, 110, 22), "#24403a", 0.7, wet=10)
    s.model(shoot([can, four("elephant", (-0.95, 0.92, 0.2), -40, "stand", 0.62)], uc, light), line=2.6)
    pairs = (("camel", 44, 0.1), ("lion", 64, 0.0), ("horse", 58, -0.1), ("sheep", 84, 0.1), ("goat", 96, 0.0), ("snail", 96, 0.0))
    for (x, y, w, way, tilt), (kind, n, off) in zip(floors, pairs, strict=True):
        for e in (-1, 1):
            u = off + e * (0.44 if w < 160 else 0.36)
            px, py = x + u * w, y - tilt * u - 8
            s.wash(ell(px - 6, py + 3, n * 0.72, 7), "#2f4a3a", 0.75, wet=5)
            f = 78 * way
            if kind == "snail":
                crawl(s, px, py + 4, 1.0, way < 0)
            else:
                s.model(shoot([four(kind, (0, 0, 0), f, "walk", 1.0)], spot(px, py, n, 8), light), line=1.9)
    dove(s, 178, 196, 0.84)
