"""Blame: eight fingers at a table, and ink that runs away."""

from ..easel import *
from ..kit.figure import digit, garment
from ..kit.portrait import SKINS

ROSE, OLIVE, BROWN, DEEP = SKINS["rose"], SKINS["olive"], SKINS["brown"], SKINS["deep"]
INK = "#14162c"
SHADE = "#7f86a8"
# wrist, way, size, mirrored, seen from: back or side, skin, sleeve, what it wears
GUESTS = (
    ((128, 66), 50, 262, 0, "side", BROWN, "#e0b24a", "bangles"),
    ((52, 396), 24, 240, 0, "back", ROSE, "#5f86a8", "ring"),
    ((44, 700), -3, 272, 1, "side", DEEP, "#8fa878", "watch"),
    ((78, 1010), -30, 236, 0, "back", OLIVE, "#b48aa8", "nails"),
    ((742, 44), 116, 252, 1, "back", DEEP, "#7a8aa0", "lace"),
    ((946, 348), 151, 262, 1, "side", OLIVE, "#c88a5a", "spots"),
    ((962, 690), 181, 206, 0, "back", BROWN, "#8ab8b4", "plaster"),
    ((930, 1022), 211, 268, 1, "side", ROSE, "#6a6a8a", "stripes"),
)  # fmt: skip


def _table(s):
    r = s.rng
    s.wash(s.all, "#d9b98a", 0.5, col2="#c49a68", pool=0.5, bloom=3)
    for x in (*range(-20, 150, 34), *range(880, 1040, 34)):
        s.curve([(x, -10), (x - 30, 700), (x - 60, 1510)], 1.5, "#7a5434")
        for _ in range(3):
            y = r.uniform(0, 1500)
            s.stroke([(x - y * 0.04, y), (x + 33 - y * 0.04, y + 1)], 1.4, "#7a5434")
    cloth_ = blob([(92, -40, 1), (500, -60), (950, -40, 1), (940, 400), (918, 900), (900, 1540, 1), (400, 1560), (26, 1540, 1), (62, 900), (70, 400)])
    s.wash(move(cloth_, 16, 10), "#6a4a3a", 0.5, wet=14)
    s.cover(cloth_)
    s.wash(cloth_, "#f4efe4", 0.16, pool=0.8, bloom=4)
    s.outline(cloth_, 3)
    for x in (290, 505, 720):  # the folds it was ironed with
        s.wash(limb([(x + 6, -20), (x - 22, 1520)], [9, 9]), "#c4c6d8", 0.22, wet=9, clip=cloth_)
        s.curve([(x, -20), (x - 8, 700), (x - 28, 1520)], 1.2, "#8a8ea8")
    for y in (470, 960):
        s.curve([(70, y), (500, y + 8), (930, y - 4)], 1.2, "#8a8ea8")
    for e in (0, 14):  # a woven border
        for a, b in (((112 + e, -20), (50 + e, 1520)), ((922 - e, -20), (878 - e, 1520))):
            s.stroke(path([a, ((a[0] + b[0]) / 2 - 8, 750), b], 30), 2.4 - e * 0.08, "#b8505a", taper=(0, 0))


def _plate(s, x, y, q, way):
    """A plate with a painted rim, its fork and its knife."""
    at = lambda pts: move(np.asarray([p[:2] for p in pts], float), x, y, q / 100, way)  # noqa: E731
    for side in (-1, 1):
        o = 138 * side
        if side < 0:  # fork
            g = union(limb(at([(o, -6), (o + 2, 40), (o, 112)]), [4, 5, 8]), blob(at([(o - 16, -58), (o - 15, -28), (o, -4), (o + 15, -28), (o + 16, -58), (o, -46)]), 6), *(limb(at([(o + d, -50), (o + d, -104)]), [4, 2.6]) for d in (-14, -5, 5, 14)))
        else:  # knife
            g = union(blob(at([(o - 7, 4, 1), (o - 8, -70), (o, -112, 1), (o + 12, -86), (o + 10, -30), (o + 8, 4, 1)]), 6), limb(at([(o, 2), (o + 1, 110)]), [7, 9]))
        s.wash(move(g, 7, 9), SHADE, 0.55, wet=5)
        s.thing(g, "#dfe6ee", 0.4, shade=0.8, shcol="#4a5674", hatch=0, line=2, white=0.8)
        s.stroke(at([(o - 3, 30), (o - 3, 96)]), 2, "#ffffff", body=True)
    s.wash(ell(x + 14, y + 18, q * 1.02), SHADE, 0.6, wet=10)
    rim = ell(x, y, q)
    s.thing(rim, "#fffdf6", 0.08, shade=0.4, shcol="#9aa4c4", hatch=0, line=2.6)
    well = ell(x, y, q * 0.66)
    s.wash(blob(at([(-60, -26), (-20, -62), (34, -54), (10, -40), (-36, -8)]), 8), "#9aa4c4", 0.5, wet=6, clip=well)
    s.outline(well, 1.7, lost=0.25)
    s.outline(ell(x, y, q * 0.94), 1.6, "#3f6aa0", lost=0)
    for a in range(0, 360, 24):  # leaves on the rim
        p = at([(80 * math.cos(math.radians(a)), 80 * math.sin(math.radians(a)))])[0]
        s.wash(ell(*p, q * 0.085, q * 0.032, a + way + 60), "#4f7fb8", 0.8, off=0)
        s.stroke(at([(76 * math.cos(math.radians(a - 8)), 76 * math.sin(math.radians(a - 8))), (84 * math.cos(math.radians(a + 9)), 84 * math.sin(math.radians(a + 9)))]), 1.1, "#2f4f80")


def _culprit(s):
    """The spill: a man who runs, as ink runs."""
    parts = (
        limb([(596, 548), (566, 606), (520, 690), (486, 776)], [30, 56, 58, 50]),
        limb([(570, 606), (640, 664), (700, 628), (716, 590)], [30, 24, 17, 14]), limb([(556, 610), (470, 622), (404, 690), (372, 668)], [30, 24, 17, 13]),
        limb([(492, 776), (596, 806), (640, 856), (622, 952)], [48, 40, 30, 18]), limb([(622, 950), (680, 962)], [18, 14]),
        limb([(478, 780), (444, 874), (366, 930), (318, 946)], [46, 38, 24, 16]), limb([(318, 946), (300, 1004)], [16, 15]),
        blob([(520, 700), (440, 740), (396, 812), (420, 830), (480, 800)]), ell(728, 572, 22, 17), ell(360, 652, 17, 14),
    )  # fmt: skip
    g = smooth(union(*parts), 5)
    g = union(g, *(limb([(x, y), (x + dx, y + dy)], [a, b]) for x, y, dx, dy, a, b in ((410, 826, -30, 40, 7, 2), (300, 1004, -10, 44, 8, 3), (676, 962, 50, 14, 7, 2), (440, 744, -60, 24, 6, 2), (700, 630, 26, 44, 7, 3))))
    s.wash(g.buffer(13), "#6a78b4", 0.35, edge=1, rough=3)
    s.wash(g, INK, 1.7, col2="#2f3a80", edge=1.2, pool=0.9, bloom=4, rough=2.2)
    s.wash(g.buffer(-14), "#0c0e1c", 0.8, wet=10)
    s.splatter(INK, 60, centre=(500, 790), spread=125, size=(1, 9), k=1.6)
    for x, y, q in ((392, 560, 20), (720, 760, 17), (440, 1016, 14), (748, 900, 9), (300, 800, 10)):
        s.wash(ell(x, y, q, q * 0.8, x), INK, 1.7, edge=1.2, rough=2)
    for a in ([(486, 690), (520, 640), (560, 610)], [(600, 830), (622, 870), (618, 910)], [(690, 640), (706, 616), (712, 596)]):  # it is still wet
        s.curve(a, 4, "#c8d4f4", body=True, alpha=0.8)
    way = 24  # the inkwell lies where the head would be
    at = lambda pts: move(np.asarray(pts, float), 628, 470, 1.06, way)  # noqa: E731
    body = blob(at([(-62, -62), (0, -70), (62, -62), (70, 0), (58, 44), (26, 58), (-26, 58), (-58, 44), (-70, 0)]), 10)
    s.wash(move(body, 14, 20), SHADE, 0.7, wet=9)
    neck = poly(at([(-27, 50), (27, 50), (25, 84), (-25, 84)]))
    s.thing(neck, "#a8c4d8", 0.6, shade=0.8, shcol="#2f4a74", hatch=0, line=2.6)
    s.thing(body, "#b4d0e0", 0.55, col2="#86aac8", shade=0.8, shcol="#2f4a74", hatch=0, line=3.4, white=0.9)
    inside = blob(at([(-30, -8), (20, -24), (52, -6), (50, 34), (24, 50), (-24, 50), (-44, 30)]), 10)
    s.wash(inside, INK, 1.6, col2="#2f3a80", edge=1)
    s.thing(limb(at([(-33, 84), (33, 84)]), [9, 9]), "#c4d8e6", 0.5, shade=0.7, shcol="#2f4a74", hatch=0, line=2.4)
    label = poly(at([(-44, -44), (36, -50), (40, -16), (-42, -10)]))
    s.thing(label, "#fff4d8", 0.3, shade=0.2, hatch=0, line=1.8)
    for y in (-36, -24):
        s.curve(at([(-32, y), (0, y - 5), (26, y - 4)]), 1.8, "#7a4a3a")
    s.curve(at([(-56, -50), (-61, 0), (-50, 34)]), 5, "#ffffff", body=True)
    cork = limb([(452, 446), (474, 470)], [17, 21])
    s.wash(move(cork, 8, 10), SHADE, 0.6, wet=5)
    s.thing(cork, "#c89a64", 0.9, shade=0.8, shcol="#6a3e24", hatch=4, line=2.4)


def _sleeve(s, at, size, col, worn):
    dark, lit = darker(col, 0.6), lighter(col, 0.5)
    g = blob(at([(-0.1, -0.2), (-0.35, -0.235), (-0.8, -0.27), (-1.5, -0.34), (-1.5, 0.34), (-0.8, 0.27), (-0.35, 0.225), (-0.1, 0.19)]))
    d = at([(1, 0)])[0] - at([(0, 0)])[0]
    a = math.atan2(d[1], d[0])
    s.wash(move(g, 16, 22), SHADE, 0.55, wet=12)
    garment(s, g, col, dark, lit, lambda x, y: a, 60, long=30, k=0.8, line=3, folds=[at(f) for f in ([(-0.22, -0.16), (-0.3, 0.0), (-0.26, 0.14)], [(-0.5, -0.22), (-0.6, -0.04), (-0.72, 0.06)], [(-0.5, 0.22), (-0.44, 0.1), (-0.56, 0.0)])])
    if worn == "stripes":
        for y in (-0.15, -0.05, 0.05, 0.15):
            s.stroke(at([(-0.14, y), (-0.8, y * 1.3)]), 3, "#e4dcf0", body=True, alpha=0.8, clip=g)
    cuff = blob(at([(-0.17, -0.2), (-0.02, -0.185), (0.0, 0), (-0.02, 0.17), (-0.17, 0.19), (-0.145, 0)]))
    s.thing(cuff, "#fffaf0", 0.1, shade=0.6, shcol="#8a90b4", hatch=5, line=2.6)
    if worn == "lace":
        for e in np.linspace(-0.18, 0.17, 8):
            q = at([(0.015, e)])[0]
            s.thing(ell(*q, size * 0.035), "#fffaf0", 0.1, shade=0.3, shcol="#8a90b4", hatch=0, line=1.6)
    else:
        s.thing(ell(*at([(-0.09, 0.1)])[0], size * 0.026), "#e0b84a", 0.9, shade=0.5, hatch=0, line=1.8)


def _point(s, wrist, way, size, flip, view, skin_, col, worn):
    """An arm that accuses: three fingers folded back, the fourth laid out joint by joint."""
    light, warm, dark = skin_
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float), *wrist, size, way, bool(flip))  # noqa: E731
    if flip:  # mirrored across the arm
        at = lambda pts: move(np.asarray([q[:2] for q in pts], float) * [1, -1], *wrist, size, way)  # noqa: E731
    z = lambda v: [q * size for q in v]  # noqa: E731
    look = dict(col2=warm, shade=0.75, shcol=dark, hatch=5, hw=0.85, thr=0.55)
    back = blob(at([(-0.1, -0.12), (0.08, -0.135), (0.24, -0.185), (0.40, -0.215), (0.48, -0.17), (0.50, 0.0), (0.46, 0.13), (0.36, 0.185), (0.16, 0.165), (-0.1, 0.12)]))
    whole = union(back, limb(at([(0.4, -0.15), (1.0, -0.13)]), z([0.08, 0.05])))
    s.wash(move(whole, 15, 22), SHADE, 0.65, wet=9)
    _sleeve(s, at, size, col, worn)
    long = 1.0 if worn != "plaster" else 0.92
    if view == "back":
        for a, b, c, q in (((0.36, 0.135), (0.47, 0.165), (0.5, 0.15), 0.062), ((0.42, 0.05), (0.555, 0.065), (0.575, 0.06), 0.07), ((0.45, -0.06), (0.60, -0.045), (0.62, -0.045), 0.073)):
            g = limb(at([a, b, c]), z([q, q * 1.04, q * 0.9]), 8)
            s.thing(g, light, 0.7, line=2.3, **look)
            p = at([b])[0]
            s.wash(ell(*p, size * q * 0.7), warm, 0.5, wet=size * 0.03, clip=g)
        digit(s, at([(0.06, -0.12), (0.24, -0.24), (0.40, -0.275), (0.52, -0.25)]), z([0.075, 0.07, 0.06, 0.045]), skin_, nail=0.5, line=2.3, k=0.7)
        s.thing(back, light, 0.7, line=0, soft=size * 0.16, **look)
        outer = at([(-0.1, 0.12), (0.16, 0.165), (0.33, 0.19)])
        s.stroke(path(outer, 8), 3)
        s.stroke(path(at([(0.22, -0.175), (0.3, -0.2), (0.38, -0.215)]), 8), 2.2)
        digit(s, at([(0.38, -0.145), (0.62, -0.165), (0.80, -0.155), (0.97 * long, -0.135)]), z([0.078, 0.066, 0.058, 0.043]), skin_, nail=1, line=2.4, k=0.7)
        s.wash(ell(*at([(0.38, -0.14)])[0], size * 0.085, size * 0.075), light, 0.35, wet=size * 0.03, clip=back)
        for x, y in ((0.40, -0.14), (0.455, -0.05), (0.43, 0.05), (0.37, 0.13)):  # knuckles and their sinews
            p = at([(x, y)])[0]
            s.wash(ell(p[0] + 3, p[1] + 5, size * 0.045, size * 0.03), dark, 0.35, wet=5, clip=back)
            s.lift(ell(p[0] - 3, p[1] - 4, size * 0.025, size * 0.02), 0.35, 4)
            for e in (-0.016, 0.01):
                s.curve(at([(x + e, y - 0.035), (x + e + 0.014, y), (x + e, y + 0.032)]), 1.4, mix(dark, "#1d1a20", 0.3))
            s.curve(at([(x - 0.06, y * 0.94), (x - 0.17, y * 0.72), (x - 0.27, y * 0.5)]), 1.2, dark, alpha=0.7)
    else:
        s.thing(back, light, 0.7, line=2.6, soft=size * 0.16, **look)
        digit(s, at([(0.36, -0.13), (0.62, -0.15), (0.80, -0.14), (0.98 * long, -0.115)]), z([0.082, 0.068, 0.06, 0.044]), skin_, nail=-0.5, line=2.4, k=0.7)
        s.wash(ell(*at([(0.36, -0.12)])[0], size * 0.09, size * 0.07), light, 0.3, wet=size * 0.03, clip=back)
        for y, q, x in ((0.15, 0.058, 0.49), (0.055, 0.066, 0.55), (-0.045, 0.07, 0.58)):  # folded back: the nails come to the palm
            g = limb(at([(x - 0.14, y - 0.02), (x, y), (x - 0.05, y + 0.035), (x - 0.17, y + 0.045)]), z([q * 0.9, q, q * 0.95, q * 0.8]), 8)
            s.thing(g, light, 0.7, line=2.3, **look)
            p = at([(x, y)])[0]
            s.wash(ell(*p, size * q * 0.7), warm, 0.5, wet=size * 0.03, clip=g)
            for e in (0.0, 0.02):
                s.curve(at([(x + e - 0.01, y - 0.045), (x + e + 0.012, y), (x + e - 0.01, y + 0.04)]), 1.4, mix(dark, "#1d1a20", 0.3), clip=g)
            n = at([(x - 0.17, y + 0.05)])[0]
            s.outline(ell(*n, size * 0.034, size * 0.026, way), 1.4, mix(dark, "#1d1a20", 0.3), lost=0.1)
        s.wash(limb(at([(0.2, 0.02), (0.44, 0.05)]), z([0.06, 0.05])), dark, 0.5, wet=6, clip=back)
        digit(s, at([(0.04, -0.06), (0.22, -0.075), (0.36, -0.02), (0.47, 0.02)]), z([0.09, 0.082, 0.066, 0.05]), skin_, nail=1, line=2.4, k=0.7)
        s.wash(ell(*at([(0.06, -0.06)])[0], size * 0.1, size * 0.07), light, 0.4, wet=size * 0.04, clip=back)
        for e in (0.0, 0.03):
            s.curve(at([(0.03 + e, -0.11), (0.0 + e, 0.0), (0.03 + e, 0.1)]), 1.3, dark, clip=back)
    if worn == "bangles":
        for i, c in enumerate(("#e8b83a", "#e05a4a", "#e8b83a")):
            x = 0.03 + i * 0.04
            s.stroke(path(at([(x, -0.15), (x + 0.025, 0), (x, 0.15)]), 8), 8, darker(c, 0.5), taper=(0, 0))
            s.stroke(path(at([(x, -0.15), (x + 0.025, 0), (x, 0.15)]), 8), 5, c, body=True, taper=(0, 0))
    elif worn == "watch":
        s.stroke(path(at([(0.04, -0.145), (0.06, 0), (0.04, 0.14)]), 8), 20, "#5a3424", taper=(0, 0))
        s.thing(ell(*at([(0.06, 0.0)])[0], size * 0.075), "#f0d890", 0.7, shade=0.5, hatch=0, line=2.4)
        s.thing(ell(*at([(0.06, 0.0)])[0], size * 0.055), "#fffdf4", 0.05, shade=0.2, hatch=0, line=1.4)
        s.stroke([at([(0.06, 0.0)])[0], at([(0.09, -0.02)])[0]], 1.8, taper=(0, 0))
        s.stroke([at([(0.06, 0.0)])[0], at([(0.05, 0.035)])[0]], 1.8, taper=(0, 0))
    elif worn == "ring":
        s.stroke(path(at([(0.49, -0.02), (0.505, 0.055), (0.485, 0.115)]), 6), 6, "#e0b030", body=True, taper=(0, 0))
    elif worn == "nails":
        for p, q in (((0.985, -0.135), 0.04), ((0.545, -0.25), 0.034)):
            s.thing(ell(*at([p])[0], size * q, size * q * 0.7, way), "#c83a4a", 1, shade=0.4, hatch=0, line=1.5)
    elif worn == "plaster":
        g = limb(at([(0.66, -0.162), (0.76, -0.156)]), z([0.066, 0.062]), 4)
        s.thing(g, "#f4d0b0", 0.6, shade=0.3, hatch=0, line=1.8)
    elif worn == "spots":
        for _ in range(14):
            p = at([(s.rng.uniform(0.06, 0.4), s.rng.uniform(-0.12, 0.12))])[0]
            s.wash(ell(*p, s.rng.uniform(2, 5), s.rng.uniform(2, 4)), "#8a4a28", 0.6, wet=1.5)


def _wipe(s):
    """Whose it is: a red sleeve, and a napkin that is far too small."""
    nap = move(blob([(-84, -62, 1), (0, -70), (80, -74, 1), (88, 0), (92, 58, 1), (0, 64), (-78, 74, 1), (-80, 0)]), 452, 1052, 1, 12)
    s.wash(move(nap, 10, 14), SHADE, 0.7, wet=8)
    s.thing(nap, "#fffdf6", 0.06, shade=0.4, shcol="#9aa4c4", hatch=0, line=2.6)
    s.wash(blob([(380, 1000), (440, 984), (500, 996), (486, 1030), (420, 1040)]), INK, 1.5, col2="#2f3a80", edge=1, clip=nap)
    s.wash(blob([(380, 990), (460, 970), (540, 1010), (480, 1070), (400, 1060)]), "#6a78b4", 0.5, wet=10, clip=nap)
    for q in np.linspace(-76, 80, 18):
        a = move([(q, 62), (q + 1, 76)], 452, 1052, 1, 12)
        s.stroke(a, 1.3)
    light, warm, dark = OLIVE
    wrist, size, way = (556, 1330), 300, -108
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float), *wrist, size, way)  # noqa: E731
    z = lambda v: [q * size for q in v]  # noqa: E731
    back = blob(at([(-0.1, -0.11), (0.12, -0.16), (0.34, -0.2), (0.47, -0.19), (0.5, 0), (0.46, 0.16), (0.34, 0.195), (0.14, 0.16), (-0.1, 0.11)]))
    s.wash(move(union(back, limb(at([(0.4, 0), (0.9, 0.02)]), z([0.2, 0.16]))), 14, 20), SHADE, 0.6, wet=10)
    red = blob(at([(-0.1, -0.2), (-0.35, -0.24), (-1.0, -0.32), (-1.0, 0.32), (-0.35, 0.24), (-0.1, 0.19)]))
    s.wash(move(red, 16, 20), SHADE, 0.6, wet=12)
    garment(s, red, "#dc3a34", "#7a101c", "#ffa090", lambda x, y: 1.3, 90, long=34, k=0.9, line=3.4, folds=[at(f) for f in ([(-0.2, -0.15), (-0.32, 0.0), (-0.28, 0.15)], [(-0.4, 0.2), (-0.5, 0.05), (-0.66, 0.0)], [(-0.36, -0.22), (-0.5, -0.1), (-0.6, -0.08)])])
    for y, x, long, q, fan in ((0.15, 0.36, 0.34, 0.056, 0.05), (0.055, 0.43, 0.42, 0.064, 0.02), (-0.05, 0.45, 0.45, 0.067, -0.01), (-0.15, 0.41, 0.41, 0.066, -0.05)):
        digit(s, at([(x, y), (x + long * 0.45, y + fan * 0.5), (x + long * 0.76, y + fan * 0.9), (x + long, y + fan)]), z([q * 1.1, q, q * 0.9, q * 0.7]), OLIVE, nail=1, line=2.4, k=0.7)
    digit(s, at([(0.08, -0.1), (0.2, -0.27), (0.34, -0.36), (0.47, -0.38)]), z([0.08, 0.074, 0.062, 0.046]), OLIVE, nail=0.5, line=2.4, k=0.7)
    s.thing(back, light, 0.7, col2=warm, shade=0.7, shcol=dark, hatch=5, line=0, soft=60)
    s.stroke(path(at([(-0.1, 0.11), (0.14, 0.16), (0.36, 0.2)]), 8), 2.8)
    s.stroke(path(at([(0.24, -0.19), (0.3, -0.2), (0.4, -0.205)]), 8), 2.4)
    for x, y in ((0.40, -0.14), (0.45, -0.05), (0.43, 0.05), (0.37, 0.14)):
        p = at([(x, y)])[0]
        s.wash(ell(p[0] + 4, p[1] + 5, 13, 10), dark, 0.3, wet=5, clip=back)
        for e in (-0.014, 0.012):
            s.curve(at([(x + e, y - 0.035), (x + e + 0.014, y), (x + e, y + 0.035)]), 1.5, dark)
        s.curve(at([(x - 0.07, y * 0.92), (x - 0.18, y * 0.7), (x - 0.28, y * 0.5)]), 1.3, dark, alpha=0.7)
    cuff = blob(at([(-0.18, -0.2), (-0.02, -0.18), (0.0, 0), (-0.02, 0.17), (-0.18, 0.19), (-0.15, 0)]))
    s.thing(cuff, "#fffaf0", 0.1, shade=0.6, shcol="#b08a98", hatch=5, line=2.8)


@card("ink", paper="rice", light=(-0.5, -0.7))
def stain(s):
    """A laid table from above: eight hands point at ink that runs away as a man; a ninth dabs."""
    _table(s)
    for x, y, q, way in ((310, 210, 98, -8), (690, 250, 94, 10), (196, 850, 78, -12), (796, 872, 78, 8), (246, 1286, 108, -6), (742, 1290, 96, 4)):
        _plate(s, x, y, q, way)
    _culprit(s)
    s.wash(ell(800, 850, 9, 7), INK, 1.5, edge=1)
    for g in GUESTS:
        _point(s, *g)
    _wipe(s)
