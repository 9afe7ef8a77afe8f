"""A shadow that closes on a square, seen from straight above."""

import cv2
from shapely import MultiPoint
from shapely.affinity import affine_transform, scale
from shapely.ops import voronoi_diagram

from ..easel import *
from ..kit.brush import threads
from ..kit.coat import along_line, coat

DUSK, PLUM, WARM = "#2c2a58", "#4a2648", "#6a4222"
FALL = np.array([-0.79, -0.61])  # where shadows fall
ACROSS = np.array([0.61, -0.79])


def _finger(pts, radii):
    """Broad at the joints, narrow between them, with the nail's edge at the tip."""
    line = path(pts, 8)
    u = np.linspace(0, len(pts) - 1, len(line))
    fat = np.interp(u, range(len(radii)), radii) * (0.97 + 0.08 * np.cos(u * math.tau))
    tip, d = line[-1], line[-1] - line[-6]
    nail = tip + d / np.hypot(*d) * radii[-1] * 1.22
    side = np.array([-d[1], d[0]]) / np.hypot(*d) * radii[-1]
    return smooth(union(limb(line, fat, 2), poly([tip - side * 0.8, nail - side * 0.35, nail + side * 0.3, tip + side * 0.8])), 5)


def _square(s):
    """Worn flags, no two alike."""
    r = s.rng
    s.wash(s.all, "#efc67e", 0.42, col2="#e0a860", pool=0.3, gran=0.15, grad=("lin", 60, 0.7, 1.1))
    s.lift(ell(330, 560, 420, 460), 0.45, 170)
    pts = [(x + (48 if j % 2 else 0) + r.uniform(-46, 46), y + r.uniform(-42, 42)) for j, y in enumerate(range(-80, 1600, 104)) for x in range(-90, 1110, 118)]
    for cell in voronoi_diagram(MultiPoint(pts)).geoms:
        g = cell.buffer(-11).buffer(9)
        if s.beside(g):
            continue
        q = r.random()
        if q < 0.3:
            s.wash(g, ("#b0783c", "#d89a58", "#a88a70")[int(r.integers(3))], r.uniform(0.12, 0.34), edge=0.4, gran=0.15)
        elif q < 0.42:
            s.lift(g, 0.4, 3)
        s.outline(g, 1.3, WARM, lost=0.45, wobble=1.2, restate=0, alpha=0.5)
        if q > 0.86:
            x, y = g.centroid.coords[0]
            s.curve([(x - 26, y + r.normal() * 10), (x, y + r.normal() * 6), (x + r.uniform(8, 30), y + r.normal() * 16)], 1.1, WARM, alpha=0.5)


def _hand(s):
    palm = blob([(420, 1560), (398, 1330), (380, 1150), (440, 1020), (590, 960), (760, 984), (900, 1060), (936, 1160), (908, 1290), (890, 1400), (910, 1560)])
    ways = (
        ([(440, 1180), (300, 1090), (206, 950), (210, 806), (290, 716)], [100, 76, 62, 52, 33]),
        ([(520, 1050), (612, 860), (632, 660), (546, 490), (410, 440)], [84, 68, 58, 50, 32]),
        ([(650, 1010), (756, 800), (780, 540), (676, 350), (520, 276)], [84, 70, 60, 52, 33]),
        ([(770, 1030), (880, 820), (912, 570), (846, 370), (716, 226)], [82, 66, 56, 48, 31]),
        ([(850, 1110), (958, 960), (1010, 790), (1012, 640), (974, 520)], [74, 56, 46, 40, 28]),
    )
    g = smooth(union(palm, *(_finger(a, b) for a, b in ways)), 6)
    m = s.mask(g)
    t = marks.field(s, lambda x, y: step(1300, 300, y))
    m = cv2.GaussianBlur(m, (0, 0), 2) * (1 - t) + cv2.GaussianBlur(m, (0, 0), 5) * t
    s.cover(m.astype(np.float32), keep=1, ink=0.45)
    s.wash(m.astype(np.float32), DUSK, 1.0, col2=PLUM, edge=0, rough=0, gran=0.15, pool=0.5)
    core = cv2.GaussianBlur(s.mask(g.buffer(-26)), (0, 0), 22) * m
    s.wash(core.astype(np.float32), "#1a1438", 0.3, edge=0, rough=0, gran=0.15)
    return m.astype(np.float32)


def _thrown(s, shapes, at, m, k=1.0):
    """A shadow given in heights and breadths, thrown from a place on the ground; not where it is dark already."""
    a, b = np.asarray(at), (ACROSS[0], FALL[0], ACROSS[1], FALL[1])
    g = affine_transform(union(*shapes), (*b, *a))
    soft = cv2.GaussianBlur(s.mask(g), (0, 0), 2.4)
    s.wash((soft * (1 - m)).astype(np.float32), "#4a3f78", 0.8 * k, col2=PLUM, edge=0, rough=0.3, gran=0.15)


def _bone(pts, radii):
    return limb([(100 * x, 100 * y) for x, y in pts], [100 * v for v in radii])


def _big(pts):
    return blob([(100 * x, 100 * y) for x, y in pts])


def _figure(q, case=False, dress=False, hat=True):
    """The outline of somebody who walks: breadth and height, q the breadth of the shoulders; long, for the sun is low."""
    parts = [
        _bone([(-0.10, 1.2), (-0.26, 0.7), (-0.40, 0.0)], [0.15, 0.11, 0.07]),
        _bone([(0.10, 1.2), (0.24, 0.7), (0.30, 0.0)], [0.15, 0.11, 0.07]),
        _big(
            [
                (-0.36, 2.55),
                (-0.25, 2.0),
                (-0.26, 1.6),
                (-0.42, 1.02),
                (0.0, 0.96),
                (0.42, 1.04),
                (0.26, 1.6),
                (0.25, 2.0),
                (0.36, 2.55),
                (0.14, 2.72),
                (-0.14, 2.72),
            ]
        ),
        _bone([(-0.32, 2.5), (-0.52, 2.05), (-0.62, 1.56)], [0.10, 0.085, 0.06]),
        _bone([(0.32, 2.5), (0.50, 2.05), (0.58, 1.56)], [0.10, 0.085, 0.06]),
        ell(0, 305, 22, 27),
        _bone([(0, 2.6), (0, 2.95)], [0.1, 0.1]),
    ]
    if dress:
        parts += [_big([(-0.2, 1.9), (-0.6, 0.4), (0.0, 0.3), (0.6, 0.4), (0.2, 1.9)])]
    if hat:
        parts += [
            _big([(-0.42, 3.16), (0, 3.12), (0.42, 3.16), (0.36, 3.25), (0.0, 3.25), (-0.36, 3.25)]),
            _big([(-0.22, 3.2), (-0.19, 3.5), (0, 3.46), (0.19, 3.5), (0.22, 3.2)]),
        ]
    if case:
        parts += [poly([(40, 98), (82, 104), (80, 150), (40, 146)])]
    return [scale(union(*parts), q / 100, q / 100 * 0.72, origin=(0, 0))]


class Above:
    """Places about somebody seen from above: u ahead, v to the right hand."""

    def __init__(self, x, y, q, way):
        self.o, self.q, a = np.array([x, y], float), q, math.radians(way)
        self.u, self.v = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])

    def __call__(self, *pts):
        return [tuple(self.o + self.q * (u * self.u + v * self.v)) for u, v in pts]


def _cloth(s, g, col, dark, pale, way, n):
    s.thing(g, col, 1.0, col2=mix(col, dark, 0.3), shade=0.95, shcol=dark, hatch=5, line=2.8, soft=34, gran=0.15)
    x0, y0, x1, y1 = g.bounds
    threads(
        s,
        g,
        lambda x, y: way(x, y),
        ((dark, 0), (pale, 1)),
        n,
        24,
        1.5,
        share=lambda x, y, lit: 0.45 + 0.5 * ((x - x0) / (x1 - x0) - 0.4) * (1 if lit else -1),
        lit_part=0.4,
        alpha=0.75,
    )


def _walker(s, x, y, q, way, col, dark, pale, m, *, skin="#b8784c", case=False, hat=None, band="#2a1c20", swing=1):
    at = Above(x, y, q, way)
    _thrown(s, _figure(q, case), (x + 8, y + 6), m)
    bare = dict(col2=mix(skin, "#a04830", 0.4), shade=0.7, shcol="#3a1a24", hatch=0, line=2.2)
    e = swing
    for u, v, w in ((0.62, 0.17 * e, 0.30), (-0.50, -0.17 * e, 0.26)):  # one shoe before, one behind
        shoe = blob(at((u - w, v - 0.09), (u + w * 0.4, v - 0.12), (u + w, v), (u + w * 0.4, v + 0.12), (u - w, v + 0.09)))
        s.wash(move(shoe, -8, -6), DUSK, 0.8, wet=6)
        s.thing(shoe, "#2c2024", 1.4, shade=0.8, hatch=0, line=2.2)
        s.curve(at((u - w * 0.2, v - 0.05), (u + w * 0.2, v), (u - w * 0.2, v + 0.05)), 1.5, "#a89a90", body=True)
    skirt = blob(at((-0.52, -0.34), (-0.1, -0.44), (0.34, -0.34), (0.46, -0.1), (0.46, 0.1), (0.34, 0.34), (-0.1, 0.44), (-0.52, 0.34), (-0.60, 0.0)))
    rad = lambda px, py: math.atan2(py - y, px - x)  # noqa: E731
    _cloth(s, skirt, col, dark, pale, rad, int(q * 1.2))
    for k in range(9):
        a = k / 9 * math.tau + 0.3
        s.curve(at((0.3 * math.cos(a), 0.24 * math.sin(a)), (0.5 * math.cos(a + 0.1), 0.38 * math.sin(a + 0.1))), 2.2, dark, clip=skirt)
    for f in (-1, 1):  # arms: against the legs
        go = 1 if f * e < 0 else -1
        hand_ = at((0.16 + 0.36 * go, 0.56 * f))[0]
        palm = blob(
            [
                tuple(np.array(hand_) + q * (a * at.u * go + b * at.v * f))
                for a, b in ((-0.08, -0.09), (0.10, -0.10), (0.22, -0.05), (0.24, 0.02), (0.1, 0.07), (-0.06, 0.08))
            ]
        )
        if case and f == 1:
            _case(s, hand_, q, at)
        s.thing(palm, skin, 0.9, **bare)
        for b in (-0.05, 0.0):
            s.stroke([np.array(hand_) + q * (0.08 * at.u * go + b * at.v * f), np.array(hand_) + q * (0.2 * at.u * go + b * at.v * f)], 1.5, "#3a1a24")
        sleeve = limb([*at((-0.02, 0.40 * f), (0.06 + 0.1 * go, 0.58 * f)), hand_], [q * 0.19, q * 0.16, q * 0.115], 10)
        _cloth(s, sleeve, col, dark, pale, along_line(at((0, 0.4 * f), (0.3 * go, 0.58 * f))), int(q * 0.4))
    yoke = blob(at((-0.20, -0.50), (0.06, -0.58), (0.22, -0.40), (0.26, 0.0), (0.22, 0.40), (0.06, 0.58), (-0.20, 0.50), (-0.30, 0.0)))
    _cloth(s, yoke, col, dark, pale, lambda px, py: math.radians(way + 90), int(q * 0.9))
    s.curve(at((-0.3, 0.0), (-0.46, 0.01), (-0.58, 0.0)), 2.4, dark)
    for f in (-1, 1):
        s.curve(at((0.2, 0.08 * f), (0.3, 0.16 * f), (0.16, 0.24 * f)), 2.4, dark)
    if hat:
        _hat(s, at(*[(0.02, 0)])[0], q * 0.36, hat, band, at)
    return at


def _case(s, hand_, q, at):
    c = np.array(hand_) + q * (0.02 * at.u + 0.07 * at.v)
    g = poly([c + q * (a * at.u + b * at.v) for a, b in ((-0.42, -0.14), (0.42, -0.14), (0.42, 0.15), (-0.42, 0.15))]).buffer(5)
    s.wash(move(g, -12, -9), DUSK, 0.9, wet=7)
    s.thing(g, "#8a5428", 1.1, col2="#6a3c1c", shade=0.8, shcol="#2a120c", hatch=5, line=2.6)
    for a in (-0.24, 0.24):
        s.stroke([c + q * (a * at.u - 0.15 * at.v), c + q * (a * at.u + 0.16 * at.v)], 6, "#3a1c10", taper=(0, 0))


def _hat(s, c, q, col, band, at):
    """A brim, a crown with its dent; the light comes from below on the right."""
    c = np.asarray(c)
    way = math.degrees(math.atan2(at.u[1], at.u[0]))
    brim = ell(*c, q * 1.12, q, way)
    s.wash(move(brim, -14, -11), "#1a1020", 0.9, wet=10)
    s.thing(brim, col, 0.5, col2=mix(col, WARM, 0.2), shade=0.8, shcol="#5a3c34", hatch=0, line=2.8, soft=26)
    for k in (0.93, 0.85, 0.77):
        s.outline(ell(*c, q * 1.12 * k, q * k, way), 1.2, "#6a4a34", lost=0.4, alpha=0.7)
    s.wash(ell(*(c - [7, 6]), q * 0.76, q * 0.68, way), "#4a2c2c", 0.7, wet=7, clip=brim)
    s.thing(ell(*c, q * 0.72, q * 0.63, way), band, 1.2, shade=0.6, hatch=0, line=2.4)
    crown = ell(*(c - [2, 2]), q * 0.63, q * 0.54, way)
    s.thing(crown, col, 0.45, col2=mix(col, WARM, 0.2), shade=0.9, shcol="#5a3c34", hatch=5, line=2.2, soft=18)
    dent = limb([tuple(c - at.u * q * 0.4), tuple(c + at.u * q * 0.36)], [q * 0.08, q * 0.13], 8)
    s.wash(dent, "#5a3c34", 0.8, wet=6)
    s.lift(ell(*(c + [q * 0.26, q * 0.24]), q * 0.2, q * 0.13, 40), 0.6, 6)


def _lady(s, x, y, q, m):
    """Under a parasol: its eight gores, her two shoes."""
    _thrown(
        s,
        [
            *_figure(q, dress=True, hat=False),
            move(blob([(-0.95, 2.2), (-0.8, 2.5), (-0.4, 2.75), (0, 2.85), (0.4, 2.75), (0.8, 2.5), (0.95, 2.2), (0, 2.3)]), 0, 0, q),
        ],
        (x + 20, y + 30),
        m,
    )
    at = Above(x, y, q, 64)
    for u, v in ((0.98, 0.14), (0.84, -0.2)):
        s.thing(ell(*at((u, v))[0], q * 0.24, q * 0.1, 64), "#7a2430", 1.1, shade=0.6, hatch=0, line=2.2)
    rim = []
    for k in range(10):
        a = math.radians(36 * k + 9)
        rim += [(x + q * 0.98 * math.cos(a), y + q * 0.98 * math.sin(a), 1), (x + q * 0.88 * math.cos(a + 0.314), y + q * 0.88 * math.sin(a + 0.314))]
    g = blob(rim)
    s.wash(move(g, -16, -13), DUSK, 0.8, wet=16)
    s.thing(g, "#f4e6cc", 0.4, shade=0.9, shcol="#7a4a58", hatch=6, line=2.8, soft=70)
    for k in range(10):
        a = math.radians(36 * k + 9)
        if k % 2:
            gore = blob([(x, y, 1), rim[2 * k], rim[2 * k + 1][:2], rim[(2 * k + 2) % 20]], 8).intersection(g)
            s.wash(gore, "#2f7a7c", 0.95, edge=0.5, gran=0.15, off=0)
        s.stroke([(x, y), rim[2 * k][:2]], 2.2)
    shade = blob([(x, y), (x - q, y + 10), (x - q * 0.8, y - q * 0.8), (x + 10, y - q)])
    s.wash(shade, "#3a2448", 0.5, wet=26, clip=g)
    s.thing(ell(x, y, 9), "#c89a40", 1.0, shade=0.5, hatch=0, line=2)


def _cat(s, x, y, m):
    """It lies on the thumb and minds nothing."""
    at = Above(x, y, 116, -52)
    tail = limb(at((-0.78, 0.1), (-1.1, 0.34), (-1.06, 0.74), (-0.72, 0.86)), [15, 15, 13, 8], 12)
    body = blob(at((-0.92, 0.0), (-0.8, -0.32), (-0.4, -0.40), (0.1, -0.30), (0.5, -0.26), (0.56, 0.0), (0.5, 0.26), (0.1, 0.30), (-0.4, 0.40), (-0.8, 0.32)))
    paws = [limb(at((0.42, 0.2 * f), (0.86, 0.20 * f)), [13, 12]) for f in (-1, 1)]
    head_ = blob(at((0.46, 0.0), (0.5, -0.25), (0.66, -0.36), (0.8, -0.27), (0.98, -0.13), (1.04, 0.0), (0.98, 0.13), (0.8, 0.27), (0.66, 0.36), (0.5, 0.25)))
    ears = [poly(at((0.56, 0.16 * f), (0.50, 0.40 * f), (0.76, 0.29 * f))) for f in (-1, 1)]
    s.wash(move(union(tail, body, head_, *paws), -22, -17), "#120c28", 0.9, wet=14)
    lie = lambda px, py: math.radians(-52 + 180) + 0.9 * math.sin((py - y) / 50)  # noqa: E731
    tones = (("#5a4a40", 60, "dark"), ("#a8906c", 60, "all"), ("#fffaee", 50, "lit"))
    for g, n in ((tail, 0.5), (paws[0], 0.2), (paws[1], 0.2), (body, 1.6), (head_, 0.8)):
        s.thing(g, "#f0e2c8", 0.5, col2="#d8c09a", shade=0.8, shcol="#5a4458", hatch=0, line=2.4, soft=24)
        coat(s, g, lie, tuple((c, int(k * n), w) for c, k, w in tones), (8, 17), 1.3, soft=26, fringe=int(30 * n), fringe_cols=("#8a7458", "#fffaee"))
    for k, u in enumerate((-0.7, -0.48, -0.26, -0.04, 0.2)):
        s.curve(at((u + 0.05, -0.30), (u - 0.03, 0.0), (u + 0.05, 0.30)), 6.5 - 0.4 * k, "#6a4a34", clip=body, alpha=0.8)
    for g in ears:
        s.thing(g, "#d8b894", 0.7, shade=0.6, shcol="#5a3444", hatch=0, line=2.2)
    for f in (-1, 1):
        s.curve(at((0.84, 0.16 * f), (0.9, 0.12 * f), (0.92, 0.07 * f)), 2.6)
        s.stroke(at((0.98, 0.10 * f), (1.1, 0.34 * f)), 1.3, "#fffaee", body=True)
    for v in (-0.06, 0, 0.06):
        s.stroke(at((0.6, v), (0.74, v)), 2.6, "#6a4a34")
    s.fill(ell(*at((1.03, 0))[0], 5), "#c86a70", body=True)


def _pigeon(s, x, y, way, m):
    at = Above(x, y, 34, way)
    _thrown(s, [ell(0, 22, 18, 26)], (x, y), m, 0.8)
    g = blob(at((-1.3, -0.22), (-0.5, -0.46), (0.4, -0.4), (0.8, -0.18), (1.1, 0.0), (0.8, 0.18), (0.4, 0.4), (-0.5, 0.46), (-1.3, 0.22)))
    s.thing(g, "#a8b0be", 0.7, col2="#7a8496", shade=0.8, shcol="#2c2c48", hatch=0, line=2)
    for f in (-1, 1):
        s.curve(at((0.4, 0.3 * f), (-0.2, 0.2 * f), (-0.9, 0.08 * f)), 1.8)
    s.thing(ell(*at((0.95, 0))[0], 8), "#5a7a72", 0.9, shade=0.5, hatch=0, line=1.8)


@card("ochre", paper="laid", light=(0.5, 0.6))
def hand_shadow(s):
    _square(s)
    m = _hand(s)
    for x, y, way in ((86, 1250, 20), (176, 1330, 150), (262, 1240, 250), (120, 1420, -50)):
        _pigeon(s, x, y, way, m)
    _lady(s, 232, 176, 142, m)
    _walker(s, 846, 84, 158, 172, "#4a6a86", "#16243c", "#a8c8dc", m, hat="#e8dcc0", swing=-1)
    _cat(s, 208, 900, m)
    _walker(s, 450, 724, 156, 218, "#d02a26", "#4a0814", "#ff9a80", m, case=True, hat="#f4e8cc")
