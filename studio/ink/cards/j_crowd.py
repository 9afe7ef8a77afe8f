"""The crowd of the orator: few, large, from behind, each with an answer of its own."""

from ..easel import *
from ..kit.portrait import SKINS, finger, folds
from ..kit.profile import profile
from ..kit.rim import rim

NIGHT = "#1a0608"


def garment(s, g, col, way, n=20, *, dark=None, pale=None, cast=(8, 12), line=3.0, long=30, **_):
    """A coat: calm, with few threads."""
    dark = dark or darker(col, 0.7)
    if cast:
        s.wash(move(g, *cast), NIGHT, 0.8, wet=12, gran=0.2)
    s.thing(g, col, 1.1, col2=mix(col, dark, 0.3), shade=0.9, shcol=dark, hatch=8, line=line, gran=0.2)


def _skin(s, g, skin, line=2.4):
    s.cover(g)
    s.thing(g, skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=line, gran=0.2)


def _hand(s, wrist, way, q, skin, up=True, point=False):
    """An open hand, or one that points. way: radians."""
    u = np.array([math.cos(way), math.sin(way)])
    n = np.array([-u[1], u[0]])
    w = np.asarray(wrist, float)
    _skin(s, blob([w + n * 0.3 * q, w + n * 0.46 * q + u * 0.6 * q, w + u * 0.86 * q, w - n * 0.46 * q + u * 0.6 * q, w - n * 0.3 * q]), skin, 2.2)
    for i, v in enumerate((-0.36, -0.12, 0.12, 0.36)):
        p = w + u * 0.66 * q + n * v * q
        long = (0.6, 0.76, 0.72, 0.56)[i] * (1 if not point else 1.25 if i == 0 else 0.3)
        finger(s, [p, p + u * long * 0.55 * q + n * v * 0.1 * q, p + u * long * q + n * v * 0.22 * q], 0.13 * q, skin, nail=False, line=2)
    p = w + u * 0.2 * q - n * 0.3 * q
    finger(s, [p, p + (u - n) * 0.24 * q, p + (u * 0.5 - n * 0.25) * q * 0.9], 0.14 * q, skin, nail=False, line=2)


def _sleeve(s, pts, radii, col, **kw):
    """Upper arm and forearm that meet in a corner, cloth gathered inside it."""
    a, e, w = (np.asarray(p, float) for p in pts)
    g = union(limb([a, e], radii[:2]), limb([e, w], [radii[1] * 1.04, radii[2]])).buffer(4).buffer(-4)
    garment(s, g, col, None, **kw)
    dark = kw.get("dark") or darker(col, 0.7)
    d, o = (w - e) / np.hypot(*(w - e)), (a - e) / np.hypot(*(a - e))
    c = e + (d + o) / (np.hypot(*(d + o)) + 1e-6) * radii[1] * 0.7
    for t in (-0.8, 0.0, 0.8):
        v = (e - c) * 0.75 + (d - o) * radii[1] * 0.5 * t
        s.wash(limb([c, c + v * 0.6, c + v * 1.2], [radii[1] * 0.2, radii[1] * 0.16, 2]), dark, 0.7, wet=4, clip=g)
        s.curve([c, c + v * 0.6, c + v * 1.2], 2, dark, clip=g)
    n = np.array([-d[1], d[0]]) * radii[2]
    s.thing(limb([w - n, w + n], [radii[2] * 0.34] * 2), lighter(col, 0.35), 0.9, shade=0.6, shcol=dark, hatch=0, line=2)
    return g


def _fist(s, wrist, way, q, skin, flip=False):
    """Closed, from its back: four knuckles, the thumb across."""
    at = lambda *pts: move(np.asarray(pts, float) * [1, -1 if flip else 1], *wrist, q, math.degrees(way))  # noqa: E731
    _skin(s, blob(at((-0.1, -0.26), (0.3, -0.4), (0.72, -0.42), (0.9, -0.1), (0.86, 0.36), (0.4, 0.42), (-0.1, 0.26))), skin, 2.2)
    for v in (-0.32, -0.1, 0.12, 0.33):
        finger(s, [tuple(p) for p in at((0.62, v), (0.92, v * 1.02), (0.8, v))], 0.125 * q, skin, nail=False, line=1.9)
    finger(s, [tuple(p) for p in at((0.2, 0.36), (0.52, 0.5), (0.78, 0.36))], 0.13 * q, skin, nail=False, line=2)


def _profile(s, x, y, size, turn, skin, flip=False, **kw):
    at = profile(s, x, y, size, turn, flip=flip, skin=SKINS[skin], k=0.85, line=2.4, **kw)
    s.cover(blob(at([(0.44, 0.52), (0.6, 0.5), (0.67, 0.68), (0.69, 0.82), (0.64, 0.875), (0.52, 0.83), (0.43, 0.76)])), keep=1, ink=0)
    return lambda *pts: [tuple(p) for p in at(pts)]


def _body(s, x, y, k, col, skin, tilt=0, ears=(-1, 1)):
    q = lambda *pts: move(np.asarray(pts, float), x, y, k, tilt)  # noqa: E731
    body = blob(q((-140, 280), (-132, 110), (-104, 50), (-52, 24), (0, 16), (52, 24), (104, 50), (132, 110), (140, 280)))
    garment(s, body, col, None, cast=(10, -6))
    folds(s, (q((-74, 60), (-62, 130), (-84, 240)), q((66, 60), (58, 130), (80, 240))), darker(col, 0.7), lighter(col, 0.15), 2.6)
    rim(s, body, 7, 5, "#ffd08a", 0.6)
    _skin(s, limb(q((0, -30), (0, 26)), [30 * k, 37 * k]), SKINS[skin])
    for e in ears:
        _skin(s, ell(*q((57 * e, -66))[0], 10 * k, 18 * k, 8 * e), SKINS[skin], 2)
    return q


def _hair(s, g, q, cols, parts, k):
    """A head of hair as one calm shape, with a few locks."""
    s.cover(g)
    s.thing(g, cols[1], 1.3, col2=cols[0], shade=0.8, shcol=cols[0], hatch=0, line=2.8, gran=0.2)
    for a in np.linspace(-46, 46, parts):
        s.curve(q((a * 0.3, -140), (a, -100), (a * 1.06, -40)), 2.2, cols[0], clip=g)
        s.curve(q((a * 0.3 - 5, -138), (a - 6, -104), (a * 1.06 - 6, -66)), 1.6, cols[2], clip=g, body=True, alpha=0.7)
    rim(s, g, 6, 5, "#ffdca0", 0.7)


BLACK, BROWN, GREY = ("#0c0608", "#241414", "#6a4a40"), ("#2a120a", "#5a3018", "#b8783c"), ("#5a5454", "#a8a09a", "#f0e8dc")
SKULL = ((-56, -70), (-50, -120), (0, -148), (50, -120), (56, -70), (44, -24), (0, -6), (-44, -24))


def scarf(s, x, y, k):
    """She adores him: the face lifted, the eyes wide."""
    q = _body(s, x, y, k, "#3a2a4a", "brown", 4, ())
    c = q((12, -74))[0]
    at = _profile(s, *c, 150 * k, -16, "brown", eye="open", brow=-0.5, neck=(q((2, 24))[0], 30 * k))
    g = blob(at((0.70, 0.2), (0.6, -0.02), (0.38, -0.1), (0.12, -0.06), (-0.08, 0.12), (-0.13, 0.45), (-0.1, 0.8), (-0.02, 1.1), (0.2, 1.2), (0.44, 1.04), (0.5, 0.9), (0.42, 0.76), (0.44, 0.5), (0.5, 0.32)))  # fmt: skip
    garment(s, g, "#1f7a78", None, cast=(6, 8))
    for a, b in ((0.5, 0.06), (0.3, 0.04), (0.1, 0.14), (0.3, 0.26), (0.02, 0.36), (0.22, 0.5), (0.0, 0.62), (0.2, 0.76), (0.06, 0.92), (0.3, 0.98)):
        s.fill(ell(*at((a, b))[0], 5.6 * k), "#ffe0a0", body=True)
    for pts in (((0.46, 0.8), (0.3, 0.6), (0.1, 0.5)), ((0.46, 0.86), (0.26, 0.84), (0.04, 0.8)), ((0.6, 0.1), (0.44, 0.24), (0.4, 0.46))):
        s.curve(at(*pts), 2.2, "#06302f", clip=g)
    rim(s, g, 7, 5, "#d8fff0", 0.6)


def deaf(s, x, y, k):
    """He stops his ears."""
    q = _body(s, x, y, k, "#2c4444", "rose", -3)
    g = blob(q(*SKULL))
    _skin(s, g, SKINS["rose"], 3)
    s.lift(ell(*q((-18, -112))[0], 26 * k, 16 * k, -20), 0.5, 8)
    _hair(s, blob(q((-57, -64), (-52, -88), (-30, -62), (0, -56), (30, -62), (52, -88), (57, -64), (44, -22), (0, -4), (-44, -22))), q, GREY, 5, k)
    for e in (-1, 1):
        _sleeve(s, q((104 * e, 84), (166 * e, 44), (98 * e, -40)), [42 * k, 31 * k, 22 * k], "#2c4444", cast=(4, 8))
        a = q((98 * e, -44))[0]
        b = q((58 * e, -74))[0]
        w = b - a
        _hand(s, a, math.atan2(w[1], w[0]), 46 * k, SKINS["rose"])


def looker(s, x, y, k):
    """She alone has turned round: she has seen the bird."""
    q = _body(s, x, y, k, "#7a2a2a", "olive", 0, ())
    at = _profile(s, *q((0, -84))[0], 150 * k, -10, "olive", eye="open", brow=-0.6, neck=(q((0, 22))[0], 32 * k))
    g = blob(at((0.66, 0.17), (0.56, 0.0), (0.36, -0.09), (0.12, -0.06), (-0.08, 0.12), (-0.13, 0.45), (-0.12, 0.85), (-0.02, 1.08), (0.16, 1.14), (0.32, 1.06), (0.38, 0.86), (0.3, 0.66), (0.36, 0.46), (0.48, 0.3)))  # fmt: skip
    s.cover(g)
    s.thing(g, BROWN[1], 1.3, col2=BROWN[0], shade=0.8, shcol=BROWN[0], hatch=0, line=2.8, gran=0.2)
    for i, u in enumerate(np.linspace(0, 1, 12)):
        s.curve(
            at((0.52 - 0.3 * u, 0.02 - 0.04 * u), (0.3 - 0.36 * u, 0.3), (0.3 - 0.4 * u, 1.04)),
            2,
            (BROWN[0], BROWN[2])[i % 2],
            clip=g,
            body=i % 2 == 1,
            alpha=0.8,
        )
    rim(s, g, 6, 5, "#ffdca0", 0.7)


def _straw(s, q, k, band):
    for pts, c in (
        (((-124, -88), (-60, -108), (0, -104), (60, -108), (124, -88), (60, -70), (0, -64), (-60, -70)), "#e0b468"),
        (((-60, -98), (-54, -150), (-20, -168), (20, -166), (54, -148), (60, -98), (0, -88)), "#f0cc84"),
    ):
        g = blob(q(*pts))
        s.cover(g)
        s.thing(g, c, 0.9, shade=0.8, shcol="#6a3410", hatch=6, line=3, gran=0.2)
    s.thing(limb(q((-60, -104), (0, -94), (60, -104)), [10 * k] * 3), band, 1.1, shade=0.6, hatch=0, line=2.2)


def hatted(s, x, y, k, col="#3a4a6a", band="#8a1c22", tilt=3, does="salute", skin="deep"):
    """A straw hat: he who lifts it, he who shakes a fist, he who yawns."""
    q = _body(s, x, y, k, col, skin, tilt, () if does == "yawn" else (-1, 1))
    if does == "yawn":
        at = _profile(s, *q((-4, -74))[0], 156 * k, -6, skin, True, eye="shut", brow=-0.8, neck=(q((4, 24))[0], 36 * k))
        cap = blob(at((0.5, 0.2), (0.2, -0.02), (-0.04, 0.14), (-0.08, 0.44), (0.04, 0.72), (0.22, 0.76), (0.28, 0.56), (0.36, 0.48), (0.42, 0.3)))
        s.thing(cap, BLACK[1], 1.3, shade=0.8, shcol=BLACK[0], hatch=0, line=2.4)
        _skin(s, ell(*at((0.34, 0.52))[0], 10 * k, 16 * k, 8), SKINS[skin], 2)
        _straw(s, lambda *pts: q(*move(np.asarray(pts, float), -10, -46, 1, -7)), k, band)
        _sleeve(s, q((-104, 110), (-136, 170), (-72, 32)), [46 * k, 36 * k, 23 * k], col, cast=(4, 8))
        _hand(s, q((-70, 26))[0], -1.42, 54 * k, SKINS[skin])
        return
    _hair(s, blob(q(*SKULL)), q, BLACK, 5, k)
    if does == "salute":
        _straw(s, lambda *pts: q(*move(np.asarray(pts, float), -128, -64, 0.9, -28)), k * 0.9, band)
        _hand(s, q((-150, -86))[0], -1.3, 44 * k, SKINS[skin])
        _sleeve(s, q((-98, 84), (-176, 30), (-150, -80)), [38 * k, 30 * k, 21 * k], col, cast=(4, 8))
        return
    _straw(s, q, k, band)
    _fist(s, q((150, -96))[0], math.radians(-92), 62 * k, SKINS[skin], True)
    _sleeve(s, q((98, 84), (164, 34), (151, -90)), [40 * k, 32 * k, 22 * k], col, cast=(4, 8))


def riders(s, x, y, k):
    """A father, and on his shoulders one who points it out."""
    c = lambda *pts: move(np.asarray(pts, float), x, y + 30 * k, k, 0)  # noqa: E731
    for e in (-1, 1):  # the thighs go past his head, the shins down before him
        _sleeve(s, c((26 * e, -146), (88 * e, -92), (84 * e, 30)), [34 * k, 27 * k, 21 * k], "#2f5a6a", cast=(5, 7))
        for j in range(4):
            v = -22 + 13 * j
            finger(s, [tuple(p) for p in c((112 * e, v + 4), (104 * e, v - 1), (78 * e, v + 3))], 7.4 * k, SKINS["brown"], nail=False, line=1.9)
    q = _body(s, x, y, k, "#4a3424", "brown", -2)
    _hair(s, blob(q(*SKULL)).buffer(6 * k), q, BLACK, 5, k)
    green = dict(dark="#0c3a3c", cast=(4, 6))
    _hand(s, c((122, -322))[0], -1.1, 36 * k, SKINS["brown"], point=True)
    _sleeve(s, c((34, -226), (98, -232), (121, -318)), [24 * k, 19 * k, 14 * k], "#2f8f8a", **green)
    body = blob(c((-46, -124), (-42, -180), (-48, -226), (-34, -246), (-4, -254), (22, -252), (46, -238), (44, -186), (48, -126), (0, -112)))
    garment(s, body, "#2f8f8a", None, dark="#0c3a3c", cast=(6, 8))
    for v in (-214, -182, -150):
        s.curve(c((-52, v), (0, v + 10), (52, v)), 9 * k, "#fff0c8", clip=body, body=True)
    rim(s, body, 6, 5, "#fff6d8", 0.7)
    at = _profile(s, *c((4, -304))[0], 112 * k, -14, "brown", eye="open", brow=-0.6, neck=(c((0, -246))[0], 17 * k))
    hair_ = blob(
        at(
            (0.64, 0.16),
            (0.54, -0.04),
            (0.34, -0.12),
            (0.1, -0.08),
            (-0.08, 0.12),
            (-0.1, 0.46),
            (0.04, 0.76),
            (0.22, 0.74),
            (0.28, 0.54),
            (0.4, 0.36),
            (0.5, 0.26),
        )
    )
    s.cover(hair_)
    s.thing(hair_, BLACK[1], 1.3, shade=0.8, shcol=BLACK[0], hatch=0, line=2.6)
    rim(s, hair_, 5, 4, "#ffdca0", 0.7)
    _skin(s, ell(*at((0.34, 0.54))[0], 7 * k, 11 * k), SKINS["brown"], 1.8)
    collar = limb(c((-24, -248), (0, -240), (26, -250)), [7 * k, 8 * k, 7 * k])
    s.thing(collar, "#fff0c8", 0.5, shade=0.5, hatch=0, line=2)
    _hand(s, c((-34, -146))[0], 0.5, 28 * k, SKINS["brown"])
    _sleeve(s, c((-36, -220), (-70, -184), (-36, -148)), [21 * k, 17 * k, 13 * k], "#2f8f8a", **green)
