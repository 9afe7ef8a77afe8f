"""The crowd of the orator: few, large, from behind, each with an answer of its own."""

from ..easel import *
from ..kit.portrait import SKINS, finger, folds
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
        long = (0.6, 0.76, 0.72, 0.56)[i] * (1 if not point or i == 1 else 0.34)
        finger(s, [p, p + u * long * 0.55 * q + n * v * 0.1 * q, p + u * long * q + n * v * 0.22 * q], 0.13 * q, skin, nail=False, line=2)
    p = w + u * 0.2 * q - n * 0.3 * q
    finger(s, [p, p + (u - n) * 0.24 * q, p + (u * 0.5 - n * 0.25) * q * 0.9], 0.14 * q, skin, nail=False, line=2)


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
    q = _body(s, x, y, k, "#3a2a4a", "brown", 4)
    g = blob(q((-64, -70), (-56, -126), (0, -158), (56, -126), (64, -70), (56, -10), (24, 40), (0, 74), (-24, 40), (-56, -10)))
    garment(s, g, "#1f7a78", None, cast=(6, 8))
    for a, b in ((-24, -112), (22, -92), (-30, -56), (8, -30), (34, -122), (-6, -78), (30, -40), (-8, 14)):
        s.fill(ell(*q((a, b))[0], 6.5 * k), "#ffe0a0", body=True)
    s.curve(q((-50, -10), (0, 24), (50, -14)), 3, "#06302f", clip=g)
    rim(s, g, 7, 5, "#d8fff0", 0.6)


def deaf(s, x, y, k):
    """He stops his ears."""
    q = _body(s, x, y, k, "#2c4444", "rose", -3)
    g = blob(q(*SKULL))
    _skin(s, g, SKINS["rose"], 3)
    s.lift(ell(*q((-18, -112))[0], 26 * k, 16 * k, -20), 0.5, 8)
    _hair(s, blob(q((-57, -64), (-52, -88), (-30, -62), (0, -56), (30, -62), (52, -88), (57, -64), (44, -22), (0, -4), (-44, -22))), q, GREY, 5, k)
    for e in (-1, 1):
        garment(s, limb(q((112 * e, 90), (150 * e, 10), (96 * e, -40)), [44 * k, 36 * k, 26 * k]), "#2c4444", None, cast=(4, 8))
        a = q((98 * e, -44))[0]
        b = q((58 * e, -74))[0]
        w = b - a
        _hand(s, a, math.atan2(w[1], w[0]), 46 * k, SKINS["rose"])


def looker(s, x, y, k):
    """She alone has turned round: she has seen the bird."""
    q = _body(s, x, y, k, "#7a2a2a", "olive", 0, ())
    face = blob(
        q((-20, -146), (26, -142), (50, -118), (54, -92), (70, -74), (56, -66), (58, -54), (50, -46), (52, -30), (30, -14), (-10, -12), (-40, -40), (-52, -90))
    )
    _skin(s, face, SKINS["olive"], 2.6)
    s.curve(q((34, -92), (42, -97), (50, -92)), 4, "#140608")
    s.fill(ell(*q((46, -91))[0], 4.4 * k, 5 * k), "#140608")
    s.curve(q((30, -112), (42, -118), (54, -110)), 4, "#140608")
    s.fill(ell(*q((46, -42))[0], 6 * k, 8 * k), "#5a1018")
    s.wash(ell(*q((22, -62))[0], 16 * k, 13 * k), "#d8503a", 0.5, wet=8, clip=face)
    _hair(
        s, blob(q((30, -144), (0, -160), (-46, -144), (-66, -90), (-62, -20), (-44, 30), (-10, 44), (6, 10), (-4, -40), (6, -90), (30, -122))), q, BROWN, 4, k
    )


def hatted(s, x, y, k, col="#3a4a6a", band="#8a1c22", tilt=3):
    q = _body(s, x, y, k, col, "deep", tilt)
    _hair(s, blob(q(*SKULL)), q, BLACK, 5, k)
    for pts, c in (
        (((-124, -88), (-60, -108), (0, -104), (60, -108), (124, -88), (60, -70), (0, -64), (-60, -70)), "#e0b468"),
        (((-60, -98), (-54, -150), (-20, -168), (20, -166), (54, -148), (60, -98), (0, -88)), "#f0cc84"),
    ):
        g = blob(q(*pts))
        s.cover(g)
        s.thing(g, c, 0.9, shade=0.8, shcol="#6a3410", hatch=6, line=3, gran=0.2)
    g = limb(q((-60, -104), (0, -94), (60, -104)), [10 * k] * 3)
    s.thing(g, band, 1.1, shade=0.6, hatch=0, line=2.2)


def riders(s, x, y, k):
    """A father, and on his shoulders one who points it out."""
    q = _body(s, x, y, k, "#4a3424", "brown", -2)
    _hair(s, blob(q(*SKULL)).buffer(6 * k), q, BLACK, 5, k)
    c = lambda *pts: move(np.asarray(pts, float), x, y, k, 0)  # noqa: E731
    for e in (-1, 1):
        g = limb(c((30 * e, -140), (74 * e, -90), (70 * e, 10)), [30 * k, 28 * k, 20 * k])
        garment(s, g, "#2f5a6a", None, cast=(5, 7))
        s.thing(blob(c((52 * e, 0), (90 * e, 0), (92 * e, 34), (48 * e, 36))), "#c8a04a", 1.0, shade=0.6, hatch=0, line=2.4)
    garment(s, limb(c((36, -232), (84, -262), (112, -322)), [22 * k, 19 * k, 16 * k]), "#2f8f8a", None, dark="#0c3a3c", cast=(4, 6))
    _hand(s, c((114, -326))[0], -1.15, 30 * k, SKINS["brown"], point=True)
    body = blob(c((-46, -124), (-44, -180), (-48, -228), (-22, -250), (14, -252), (44, -236), (46, -186), (48, -126), (0, -114)))
    _skin(s, limb(c((4, -230), (6, -268)), [17 * k, 16 * k]), SKINS["brown"])
    garment(s, body, "#2f8f8a", None, dark="#0c3a3c", cast=(6, 8))
    for v in (-214, -182, -150):
        s.curve(c((-52, v), (0, v + 10), (52, v)), 9 * k, "#fff0c8", clip=body, body=True)
    rim(s, body, 6, 5, "#fff6d8", 0.7)
    head_ = blob(
        c((-40, -300), (-34, -338), (2, -354), (36, -338), (44, -310), (44, -300), (54, -290), (44, -284), (44, -276), (38, -260), (12, -252), (-22, -262))
    )
    _skin(s, head_, SKINS["brown"])
    s.fill(ell(*c((34, -304))[0], 3.6 * k, 4.4 * k), "#140608")
    s.curve(c((24, -318), (34, -322), (42, -316)), 2.6, "#140608")
    s.curve(c((42, -272), (34, -272), (29, -277)), 2.6, "#3a0a10")
    hair_ = blob(c((-44, -280), (-50, -320), (-28, -360), (12, -368), (40, -342), (16, -334), (4, -312), (-4, -282), (-24, -262)))
    s.cover(hair_)
    s.thing(hair_, BLACK[1], 1.3, shade=0.8, shcol=BLACK[0], hatch=0, line=2.6)
    rim(s, hair_, 5, 4, "#ffdca0", 0.7)
    g = limb(c((-36, -222), (-58, -184), (-32, -142)), [19 * k, 18 * k, 14 * k])
    garment(s, g, "#2f8f8a", None, dark="#0c3a3c", cast=(4, 6))
    _skin(s, ell(*c((-24, -140))[0], 17 * k, 13 * k), SKINS["brown"], 2)
