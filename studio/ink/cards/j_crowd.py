"""The crowd of the orator: few, large, from behind; hats, caps, scarves, hair, and a child who has seen the bird."""

from ..easel import *
from ..kit.portrait import SKINS
from ..kit.rim import rim

NIGHT, WARM = "#1a0608", "#ffd08a"


def garment(s, g, col, way, n=20, *, dark=None, pale=None, cast=(8, 12), line=3.0, long=30, **_):
    """A coat: calm, with few threads."""
    dark = dark or darker(col, 0.7)
    if cast:
        s.wash(move(g, *cast), NIGHT, 0.8, wet=12, gran=0.2)
    s.thing(g, col, 1.1, col2=mix(col, dark, 0.3), shade=0.9, shcol=dark, hatch=8, line=line, gran=0.2)


def _place(x, y, k, tilt=0):
    return lambda *pts: [(*move([p[:2]], x, y, k, tilt)[0], *p[2:]) for p in pts]


def _felt(s, g, col, dark=None, hatch=6, glow=0.7):
    dark = dark or darker(col, 0.75)
    s.cover(g)
    s.thing(g, col, 1.15, col2=mix(col, dark, 0.4), shade=1.0, shcol=dark, hatch=hatch, line=3, gran=0.2)
    rim(s, g, 5, 6, WARM, glow)


def _shoulders(s, q, col, skin="olive", collar=None):
    """A back that fills the edge, a nape, a collar round it."""
    back = blob(q((-170, 300), (-160, 120), (-128, 66), (-60, 34), (0, 26), (60, 34), (128, 66), (160, 120), (170, 300)))
    s.wash(move(back, 0, -10), NIGHT, 0.8, wet=14)
    _felt(s, back, col, hatch=8, glow=0.5)
    if skin:
        nape = blob(q((-40, -40), (40, -40), (42, 10), (58, 46), (0, 56), (-58, 46), (-42, 10)))
        tone = SKINS[skin]
        s.cover(nape)
        s.thing(nape, tone[1], 1.0, col2=tone[2], shade=0.9, shcol=tone[2], hatch=0, line=2.4, gran=0.2)
        for e in (-1, 1):
            ear = ell(*q((66 * e, -66))[0], 12 * q.k, 21 * q.k, 8 * e)
            s.cover(ear)
            s.thing(ear, tone[0], 0.9, col2=tone[1], shade=0.8, shcol=tone[2], hatch=0, line=2.2, gran=0.2)
    ring = blob(q((-64, 22), (-30, 40), (0, 45), (30, 40), (64, 22), (76, 58), (0, 84), (-76, 58)))
    _felt(s, ring, collar or lighter(col, 0.14), darker(col, 0.75), 5, 0.6)


def _frame(x, y, k, tilt):
    q = _place(x, y, k, tilt)
    f = lambda *pts: q(*pts)  # noqa: E731
    f.k = k
    return f


def _hair(s, g, lines, cols, n, w=2.0):
    """One calm head of hair, then hair by hair between two guiding curves."""
    s.cover(g)
    s.thing(g, cols[1], 1.2, col2=cols[0], shade=1.0, shcol=cols[0], hatch=0, line=3, gran=0.2)
    a, b = (np.asarray(p, float) for p in lines)
    for i in range(n * 3):
        u = (i + s.rng.uniform(-0.6, 0.6)) / (n * 3 - 1)
        tone = (cols[0], mix(cols[1], cols[2], 0.6), cols[0], cols[2])[i % 4]
        s.curve(a * (1 - u) + b * u + s.rng.normal(size=a.shape) * 2.5, w * s.rng.uniform(0.4, 1.0), tone, clip=g, body=i % 2 == 1, alpha=0.5)
    rim(s, g, 5, 6, WARM, 0.7)


BLACK, RUST, GREY, STRAW = ("#0c0608", "#2a1618", "#7a5a50"), ("#3a1008", "#8a3416", "#e08a4a"), ("#4a4444", "#a09890", "#f4ece0"), ("#5a3410", "#c8943c", "#ffe8a8")  # fmt: skip
SKULL = ((-66, -70), (-60, -124), (0, -156), (60, -124), (66, -70), (56, -20), (30, 4), (0, 10), (-30, 4), (-56, -20))


def scarf(s, x, y, k):
    """A dotted kerchief, knotted at the nape."""
    q = _frame(x, y, k, 3)
    _shoulders(s, q, "#3a2a4a", None)
    g = blob(q((-84, -40), (-80, -110), (-44, -156), (4, -168), (50, -152), (82, -108), (84, -40), (66, 14), (26, 46), (0, 52), (-28, 46), (-66, 14)))
    _felt(s, g, "#1f7a78", "#062c2e", 7)
    for a, b in (
        (-52, -96),
        (-20, -128),
        (20, -120),
        (54, -100),
        (-62, -50),
        (-30, -78),
        (4, -82),
        (38, -66),
        (66, -56),
        (-46, -14),
        (-12, -38),
        (24, -26),
        (52, -16),
    ):
        s.fill(ell(*q((a, b))[0], 7.5 * k * (1 - abs(a) * 0.003), 8 * k), "#ffe6b0", body=True)
    for e in (-1, 1):
        for a in (0.35, 0.7, 1):
            s.curve(q((6 * e, 26), (44 * e * a, -6), (82 * e * a, -50 - 20 * a)), 2.4, "#062c2e", clip=g)
        tail = blob(q((4 * e, 24), (34 * e, 40), (56 * e, 92), (30 * e, 98), (8 * e, 56)))
        _felt(s, tail, "#1f8a86", "#062c2e", 5)
        s.fill(ell(*q((32 * e, 70))[0], 6.5 * k), "#ffe6b0", body=True)
    _felt(s, ell(*q((0, 26))[0], 20 * k, 17 * k), "#2a9490", "#062c2e", 0)


def bowler(s, x, y, k):
    """A bowler over grey hair."""
    q = _frame(x, y, k, -4)
    _shoulders(s, q, "#2c3038", "rose", "#3a3a44")
    g = blob(q(*SKULL))
    _hair(s, g, (q((-50, -90), (-62, -50), (-34, 2)), q((50, -90), (62, -50), (34, 2))), GREY, 34)
    _felt(s, blob(q((-74, -92), (-78, -150), (-52, -204), (0, -222), (52, -204), (78, -150), (74, -92), (0, -80))), "#3a343c", "#08060a", 6, 0.9)
    s.lift(ell(*q((-34, -176))[0], 12 * k, 26 * k, 24), 0.3, 8)
    _felt(s, blob(q((-76, -98), (0, -84), (76, -98), (77, -122), (0, -108), (-77, -122))), "#120c10", "#000000", 0, 0)
    _felt(s, blob(q((-118, -106), (-104, -92), (-70, -88), (0, -76), (70, -88), (104, -92), (118, -106), (112, -82), (70, -68), (0, -58), (-70, -68), (-112, -82))), "#3a343c", "#08060a", 0, 0.9)  # fmt: skip


def curls(s, x, y, k):
    """A great head of red curls, with a comb in it."""
    q = _frame(x, y, k, 0)
    _shoulders(s, q, "#2c4a44", None)
    r = s.rng
    ring = [
        (0, -60, 100),
        (-62, -40, 56),
        (62, -40, 56),
        (-70, -96, 50),
        (70, -96, 50),
        (-34, -148, 48),
        (34, -148, 48),
        (-50, 16, 44),
        (50, 16, 44),
        (0, 30, 44),
    ]
    g = smooth(union(*[ell(*q((a, b))[0], c * k) for a, b, c in ring]), 5)
    s.cover(g)
    s.thing(g, "#a8431c", 1.1, col2=RUST[1], shade=0.9, shcol=RUST[0], hatch=0, line=3, gran=0.2)
    for _ in range(230):
        a, b = r.uniform(-124, 124), r.uniform(-196, 76)
        w, t = r.uniform(8, 18), r.uniform(0, 6.28)
        lit = r.uniform() < np.clip(0.95 - (b + 196) / 340 - (a + 124) / 700, 0.15, 0.85)
        pts = [(a + w * (1 - v * 0.12) * math.cos(t + v), b + w * (1 - v * 0.12) * math.sin(t + v)) for v in np.linspace(0, 5.2, 12)]
        s.curve(q(*pts), r.uniform(2, 3.4), RUST[2] if lit else RUST[0], body=lit, alpha=0.85, clip=g)
    rim(s, g, 5, 6, WARM, 0.8)


def boater(s, x, y, k):
    """A straw hat with a red band, plaited row by row."""
    q = _frame(x, y, k, 5)
    _shoulders(s, q, "#6a2a34", "deep", "#f0e4cc")
    _hair(s, blob(q(*SKULL)), (q((-50, -90), (-62, -50), (-34, 2)), q((50, -90), (62, -50), (34, 2))), BLACK, 26)
    crown = blob(q((-72, -96, 1), (-70, -172, 1), (0, -188), (70, -172, 1), (72, -96, 1), (0, -82)))
    _felt(s, crown, "#ecc878", "#6a3a10", 0, 0.6)
    for v in (-180, -166, -152):
        s.curve(q((-71, v + 12), (0, v), (71, v + 12)), 1.8, "#8a5a1c", clip=crown)
    _felt(s, blob(q((-73, -98), (0, -84), (73, -98), (72, -138), (0, -124), (-72, -138))), "#b8242c", "#3a0410", 5, 0.4)
    brim = blob(
        q((-142, -100), (-70, -116), (-72, -98), (0, -84), (72, -98), (70, -116), (142, -100), (120, -78), (60, -62), (0, -56), (-60, -62), (-120, -78))
    )
    _felt(s, brim, "#f0d088", "#6a3a10", 0, 0.6)
    for v in (0, 9, 18):
        s.curve(q((-132 + v, -94 + v * 0.2), (-66, -90 + v), (0, -78 + v * 0.9), (66, -90 + v), (132 - v, -94 + v * 0.2)), 1.7, "#8a5a1c", clip=brim)
    for i in range(40):
        a = -130 + 260 * i / 39
        s.stroke(q((a, -110 + 0), (a * 0.97 + 3, -56)), 1, "#a8702a", clip=brim, alpha=0.6)


def bun(s, x, y, k):
    """Fair hair, drawn up into a knot with a pin through it."""
    q = _frame(x, y, k, -3)
    _shoulders(s, q, "#8a4a2a", "olive", "#e8d8b8")
    g = blob(q((-70, -66), (-64, -126), (0, -160), (64, -126), (70, -66), (54, -14), (24, -2), (0, 4), (-24, -2), (-54, -14)))
    _hair(s, g, (q((-34, 0), (-78, -70), (-30, -158)), q((34, 0), (78, -70), (30, -158))), STRAW, 46)
    pin = q((-84, -196), (86, -140))
    s.stroke(pin, 9, NIGHT, body=True, taper=(0, 0.2))
    s.stroke(pin, 5, "#2f8f8a", body=True, taper=(0, 0.2))
    s.thing(ell(*pin[0], 11 * k), "#c8262e", 1.1, shade=0.7, hatch=0, line=2.4)
    knot = ell(*q((0, -166))[0], 52 * k, 44 * k)
    _hair(s, knot, (q((-52, -160), (0, -212), (50, -166)), q((-50, -156), (0, -120), (52, -166))), STRAW, 26)


def plume(s, x, y, k):
    """A wide hat with an ostrich plume."""
    q = _frame(x, y, k, -7)
    _shoulders(s, q, "#3a2438", "brown", "#54324a")
    _hair(s, blob(q(*SKULL)), (q((-50, -90), (-62, -50), (-34, 2)), q((50, -90), (62, -50), (34, 2))), BLACK, 24)
    crown = blob(q((-78, -92), (-80, -150), (-40, -190), (10, -180), (60, -186), (84, -140), (78, -92), (0, -78)))
    _felt(s, crown, "#5a2a54", "#1c0a1e", 7)
    brim = blob(q((-180, -84), (-110, -112), (0, -104), (110, -114), (180, -96), (150, -66), (70, -52), (0, -48), (-80, -50), (-150, -60)))
    _felt(s, brim, "#6a3264", "#1c0a1e", 6, 0.8)
    spine = path(q((44, -108), (16, -160), (-22, -204), (-66, -210), (-92, -176)), 30)
    r = s.rng
    fluff = limb(q((38, -116), (14, -164), (-22, -198), (-64, -200), (-86, -176)), [12 * k, 24 * k, 30 * k, 26 * k, 12 * k], 12)
    s.cover(fluff)
    s.thing(fluff, "#fff2da", 0.4, shade=0.8, shcol="#a0703c", hatch=0, line=0, gran=0.2)
    for i in range(1, len(spine) - 1):
        d = spine[i + 1] - spine[i - 1]
        d = d / (np.hypot(*d) + 1e-6)
        n = np.array([-d[1], d[0]])
        for e in (-1, 1):
            for _ in range(2):
                long = 33 * k * math.sin(0.5 + 2.4 * i / len(spine)) * r.uniform(0.75, 1.15)
                a = spine[i]
                s.curve([a, a + n * e * long * 0.6 + d * long * 0.3, a + n * e * long * 0.9 + d * long * 0.8], 2.2, ("#fffaf0", "#fffaf0", "#8a5a34")[int(r.integers(3))], body=True, alpha=0.9)  # fmt: skip
    s.stroke(spine, 2.6, "#6a3c1c")


def rider(s, x, y, k):
    """On broad shoulders, dark against the town: a child that points."""
    q = _frame(x, y, k, 0)
    _shoulders(s, _frame(x, y + 6 * k, k * 1.04, 0), "#221016", None, "#2a141a")
    ink = "#1c0a10"
    body = blob(
        q((-66, 74), (-64, 20), (-46, -40), (-54, -96), (-40, -124), (-16, -136), (16, -136), (44, -122), (56, -96), (46, -40), (64, 20), (66, 74), (0, 90))
    )
    legs = [limb(q((30 * e, 44), (92 * e, 26), (118 * e, 78)), [38 * k, 30 * k, 26 * k], 6) for e in (-1, 1)]
    neck = limb(q((0, -118), (4, -150)), [20 * k, 18 * k])
    head = ell(*q((8, -182))[0], 41 * k, 44 * k)
    cap = union(blob(q((-42, -172), (-36, -214), (4, -236), (46, -220), (56, -178), (8, -186))), ell(*q((-2, -244))[0], 15 * k))
    arm = limb(q((32, -104), (84, -134), (122, -218)), [24 * k, 18 * k, 13 * k], 6)
    hand = union(ell(*q((127, -230))[0], 14 * k, 16 * k), limb(q((130, -238), (146, -282)), [6 * k, 4.4 * k]))
    g = union(body, *legs, neck, head, cap, arm, hand)
    s.lift(ell(*q((50, -180))[0], 130 * k, 150 * k), 0.55, 30)
    s.cover(g.buffer(-1))
    s.wash(s.mask(g), ink, 3.0, edge=0, rough=0, gran=0, pool=0)
    s.stamp(s.mask(g), ink, False, 1.0)
    s.outline(g, 2, ink, lost=0)
    rim(s, g, -4, 5, "#ffb060", 0.75)
    for pts, w in (((-30, -136), (-74, -120), (-104, -146), (-146, -128)), [13, 15, 15, 12]), (((-28, -140), (2, -130), (36, -142)), [13, 14, 13]):
        band = limb(q(*pts), [v * k for v in w], 8)
        s.cover(band, keep=1)
        s.thing(band, "#b8242c", 1.2, col2="#7a1018", shade=0.9, shcol="#2a0208", hatch=0, line=2.4, gran=0.2)
