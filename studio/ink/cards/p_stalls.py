"""The house of the old actor: seats in the snow, those who sit in them, and the mole that prompts."""

from ..easel import *


def _fir(s, x, low, h, col, snow=True):
    """A fir in one tone, with snow on its boughs; it sits as straight as it can."""
    r = s.rng
    n = 6
    s.thing(limb([(x, low), (x, low - h * 0.2)], [h * 0.035, h * 0.03]), "#4a4660", 0.9, shade=0.4, hatch=0, line=1.8, gran=0.2)
    for i in range(n):
        u = i / n
        y, w = low - h * 0.1 - h * 0.78 * u, h * 0.25 * (1 - u) + h * 0.045
        top = y - h * 0.26 * (1 - 0.4 * u)
        drops = [(x + w * q, y + h * 0.03 * (1 if k % 2 else -0.4) + r.normal() * 2) for k, q in enumerate(np.linspace(1, -1, 7))]
        g = blob([(x, top, 1), (x + w * 0.4, y - h * 0.1), *drops, (x - w * 0.4, y - h * 0.1)], 6)
        s.thing(g, col, 0.85, col2=mix(col, "#2a4a70", 0.4), shade=0.5, shcol="#12203c", hatch=0, line=2, gran=0.2)
        if snow:
            cap = blob(
                [
                    (x, top + 4, 1),
                    (x + w * 0.5, y - h * 0.07),
                    (x + w * 0.86, y - h * 0.015),
                    (x + w * 0.3, y - h * 0.055),
                    (x, y - h * 0.03),
                    (x - w * 0.3, y - h * 0.06),
                    (x - w * 0.86, y - h * 0.01),
                    (x - w * 0.5, y - h * 0.075),
                ],
                6,
            )
            s.cover(cap)
            s.wash(cap, "#b8ccec", 0.35, gran=0.15)


def _bare(s, x, low, h, turn=0.0):
    """A leafless one, with snow on the upper side of its arms."""
    r = np.random.default_rng(int(x + h))

    def grow(p, a, long, w, depth):
        q = p + np.array([math.cos(a), math.sin(a)]) * long
        mid = (p + q) / 2 + r.normal(size=2) * long * 0.07
        s.stroke(path([p, mid, q], 6), np.linspace(w, w * 0.6, 13), "#3a3a54", taper=(0, 0.1))
        if w > 4:
            s.stroke(path([p, mid, q], 6) - [0, w * 0.4], w * 0.35, "#eaf2ff", body=True)
        if depth:
            for e in (-1, 1) if r.random() < 0.9 else (-1, 0.1, 1):
                grow(q, a + e * r.uniform(0.32, 0.62), long * r.uniform(0.62, 0.82), w * 0.62, depth - 1)

    grow(np.array([x, low], float), -math.pi / 2 + turn, h * 0.32, h * 0.07, 4)


def _seat(s, x, y, w, cols, sitter=None, bare=False):
    """A stall from in front; whoever sits in it has roots in the cushion."""
    r = s.rng
    wood, pad_, deep = cols
    low = y + w * 0.42
    s.wash(ell(x + w * 0.06, low, w * 0.62, w * 0.1), "#4a6498", 0.8, wet=10)
    back = blob(
        [
            (x - w * 0.4, low, 1),
            (x - w * 0.42, y - w * 0.2),
            (x - w * 0.36, y - w * 0.54),
            (x - w * 0.16, y - w * 0.66),
            (x, y - w * 0.7),
            (x + w * 0.16, y - w * 0.66),
            (x + w * 0.36, y - w * 0.54),
            (x + w * 0.42, y - w * 0.2),
            (x + w * 0.4, low, 1),
        ]
    )
    s.thing(back, wood, 0.9, shade=0.5, shcol=deep, hatch=0, line=2.4, gran=0.2)
    pad = back.buffer(-w * 0.055)
    s.cover(pad)
    s.wash(pad, pad_, 0.95, col2=mix(pad_, deep, 0.3), edge=0.4, grad=("lin", 70, 0.7, 1.2), gran=0.2)
    s.outline(pad, 2)
    for q in (-0.24, -0.12, 0, 0.12, 0.24):
        seam = [(x + q * w * 0.9, y - w * 0.62), (x + q * w * 1.04, y - w * 0.3), (x + q * w, y + w * 0.16)]
        s.wash(limb(seam, [w * 0.02, w * 0.03, w * 0.02]), deep, 0.55, wet=w * 0.035, clip=pad)
        s.curve(seam, 1.8, deep, clip=pad)
    snow = blob(
        [
            (x - w * 0.4, y - w * 0.5),
            (x - w * 0.2, y - w * 0.78),
            (x, y - w * 0.84),
            (x + w * 0.2, y - w * 0.77),
            (x + w * 0.4, y - w * 0.5),
            (x + w * 0.18, y - w * 0.6),
            (x + w * 0.06, y - w * (0.54 + 0.06 * r.random())),
            (x - w * 0.12, y - w * 0.62),
        ]
    )
    if not bare:
        s.cover(snow)
        s.wash(snow, "#a8c0e4", 0.3, wet=4)
        s.outline(snow, 1.8, lost=0.3)
    if sitter:
        sitter(x, y + w * 0.24)
    cushion = blob([(x - w * 0.38, y + w * 0.16), (x, y + w * 0.1), (x + w * 0.38, y + w * 0.16), (x + w * 0.4, low), (x - w * 0.4, low)])
    s.thing(cushion, pad_, 1.0, col2=mix(pad_, deep, 0.4), shade=0.6, shcol=deep, hatch=0, line=2.4, gran=0.2)
    for e in (-1, 1):
        arm = blob(
            [
                (x + w * 0.38 * e, y - w * 0.1),
                (x + w * 0.5 * e, y - w * 0.1),
                (x + w * 0.53 * e, y - w * 0.02),
                (x + w * 0.5 * e, low + 3),
                (x + w * 0.4 * e, low + 3),
            ]
        )
        s.thing(arm, wood, 0.9, shade=0.6, shcol=deep, hatch=0, line=2.4, gran=0.2)


def night(s):
    """A moon hangs where the lamp of a theatre would; its light comes down to the stage."""
    s.wash(s.all, "#c4d4ee", 0.5, col2="#b0c4e6", gran=0.2, pool=0.3)
    for x, y, h in ((110, 520, 330), (270, 500, 250), (420, 500, 190), (760, 500, 230), (900, 520, 340)):
        g = valid(
            Polygon(
                [
                    (x, y - h),
                    *((x + (1 if k % 2 else 0.6) * h * 0.032 * k * 0.55, y - h + k * h / 11) for k in range(1, 11)),
                    *((x - (1 if k % 2 else 0.6) * h * 0.032 * k * 0.55, y - h + k * h / 11) for k in range(10, 0, -1)),
                ]
            )
        )
        s.wash(g, "#7088b4", 0.6, gran=0.2, wet=3)


MUTED = ("#7a82a8", "#56608e", "#1c2448")


def stalls(s):
    for y0, k in ((500, 0.5), (700, 0.4)):
        slope = path([(-40, y0 - 30), (500, y0 + 6), (1040, y0 - 30)], 10)
        g = valid(Polygon([*slope, (1040, 1200), (-40, 1200)]))
        s.cover(g)
        s.wash(g, "#a8c0e6", k, grad=("lin", 90, 1.2, 0.2), edge=0.4, gran=0.2)
        if y0 == 500:
            _seat(s, 92, 496, 180, MUTED, lambda x, b: _fir(s, x, b, 320, "#5aa890"))
            _seat(s, 376, 556, 190, MUTED, lambda x, b: _bare(s, x, b, 300, 0.06))
            _seat(s, 640, 556, 190, MUTED, lambda x, b: _fir(s, x, b, 330, "#5aa890"))
            _seat(s, 900, 516, 176, MUTED, lambda x, b: _bare(s, x, b, 340, -0.04))


def kept(s):
    """The one red seat, in its own light: no snow on it, a bowler on the cushion."""
    x, y, w = 846, 806, 286
    s.lift(ell(x, y - 20, 190, 230), 0.8, 60)
    s.glow(x, y - 20, 260, "#fff0c8", 0.3, 0.5)
    _seat(s, x, y, w, ("#e0ac54", "#f0303e", "#6a0c1c"), bare=True)
    for q in range(11):  # brass nails round the back
        a = math.radians(200 + 14 * q)
        s.fill(ell(x + w * 0.385 * math.cos(a), y - w * 0.26 + w * 0.37 * math.sin(a), 4.4), "#fff0b0", body=True)
    _bowler(s, x, y + 74)


def _bowler(s, x, b):
    """Black felt: a round crown, a silk band with a bow, a brim that curls up at the sides."""
    felt = dict(col2="#161a2a", shade=0.9, shcol="#04050c", hatch=0, line=3, gran=0.2)
    s.wash(ell(x + 6, b + 12, 96, 20), "#3a0614", 1.3, wet=7)
    under = ell(x, b - 10, 108, 26)
    s.cover(under, keep=1)
    s.thing(under, "#1c2032", 1.4, **felt)
    dome = blob([(x - 62, b - 10), (x - 64, b - 62), (x - 46, b - 98), (x, b - 114), (x + 46, b - 98), (x + 64, b - 62), (x + 62, b - 10), (x, b + 2)])
    s.cover(dome)
    s.thing(dome, "#2c3248", 1.3, **felt)
    for k in range(60):
        a = s.rng.uniform(-0.9, 0.9)
        p = np.array([x + 58 * a, b - 40 - s.rng.uniform(0, 62) * math.sqrt(1 - a * a)])
        s.stroke([p, p + [5 * a, 9]], 1.3, ("#7a86ac", "#04050c")[k % 2], body=True, alpha=0.6, clip=dome)
    s.curve([(x - 46, b - 60), (x - 36, b - 86), (x - 10, b - 102)], 6, "#d8e4fa", body=True, alpha=0.85)
    band = blob([(x - 63, b - 12), (x, b + 0), (x + 63, b - 12), (x + 65, b - 40), (x, b - 28), (x - 65, b - 40)])
    s.thing(band, "#6a7494", 1.0, shade=0.8, shcol="#0a0c18", hatch=0, line=2.4, gran=0.2)
    brim = blob([(x - 112, b - 30), (x - 100, b - 14), (x - 64, b - 8), (x, b + 2), (x + 64, b - 8), (x + 100, b - 14), (x + 112, b - 30), (x + 108, b - 2), (x + 66, b + 14), (x, b + 22), (x - 66, b + 14), (x - 108, b - 2)])  # fmt: skip
    s.cover(brim, keep=1)
    s.thing(brim, "#2c3248", 1.3, **felt)
    s.curve([(x - 108, b - 22), (x - 64, b - 4), (x, b + 6), (x + 64, b - 4), (x + 108, b - 22)], 3, "#c8d8f4", body=True, alpha=0.8)
    for e in (-1, 1):
        s.thing(blob([(x + 50, b - 24), (x + 50 + 18 * e, b - 36), (x + 50 + 22 * e, b - 14)]), "#8a94b4", 1.0, shade=0.6, hatch=0, line=2)


def prompter(s, x, y):
    """A mole with spectacles in the box at the edge of the stage, the text before it."""
    hood = blob([(x - 120, y + 10, 1), (x - 112, y - 66), (x - 60, y - 116), (x, y - 128), (x + 60, y - 116), (x + 112, y - 66), (x + 120, y + 10, 1)])
    s.wash(move(hood, 12, 14), "#4a3a48", 0.6, wet=12)
    s.thing(hood, "#c88a50", 0.95, col2="#a06a3c", shade=0.6, hatch=6, line=2.8)
    cave = blob([(x - 92, y + 8, 1), (x - 86, y - 52), (x - 46, y - 92), (x, y - 100), (x + 46, y - 92), (x + 86, y - 52), (x + 92, y + 8, 1)])
    s.cover(cave)
    s.wash(cave, "#221a2c", 1.5)
    for q in np.linspace(-1, 1, 9):
        s.stroke([(x + 88 * q, y - 98 * math.cos(q * 1.2)), (x + 112 * q, y - 124 * math.cos(q * 1.2))], 1.8)
    head_ = blob([(x - 52, y), (x - 50, y - 44), (x - 22, y - 74), (x + 18, y - 76), (x + 46, y - 48), (x + 52, y)])
    s.thing(head_, "#5a5262", 0.95, shade=0.5, hatch=0, line=2.4)
    marks.pelt(s, s.mask(head_), lambda a, b: math.atan2(b - y + 30, a - x), 150, (7, 15), 1.4, dark="#241c2a", light="#a89eb0", share=0.4)
    snout = blob([(x - 20, y - 44), (x + 18, y - 46), (x + 13, y - 22), (x, y - 12), (x - 13, y - 22)])
    s.thing(snout, "#8a7a86", 0.9, shade=0.4, hatch=0, line=2)
    s.thing(ell(x, y - 18, 12, 9), "#f0a0a4", 0.95, shade=0.3, hatch=0, line=2)
    for e in (-1, 1):
        s.cover(ell(x + 25 * e, y - 48, 14))
        s.outline(ell(x + 25 * e, y - 48, 14), 2.6, "#8a6a20", lost=0)
        s.fill(ell(x + 26 * e, y - 50, 4.4))
        for q in (-5, 3):
            s.stroke([(x + 10 * e, y - 20 + q), (x + 44 * e, y - 24 + 2 * q)], 1.2, "#d8ccd8", body=True)
        paw = blob([(x + 46 * e, y + 14), (x + 44 * e, y - 8), (x + 62 * e, y - 18), (x + 82 * e, y - 6), (x + 80 * e, y + 14)])
        s.thing(paw, "#f0a0a4", 0.9, shade=0.4, hatch=0, line=2)
        for q in (54, 63, 72):
            s.stroke([(x + q * e, y - 10), (x + q * e, y + 10)], 1.5)
    s.curve([(x - 11, y - 50), (x, y - 54), (x + 11, y - 50)], 2.4, "#8a6a20")
    for e in (-1, 1):  # the text lies open
        g = poly([(x, y + 2), (x + 66 * e, y - 2), (x + 84 * e, y + 34), (x, y + 42)])
        s.thing(g, "#fbf4e2", 0.15, shade=0.3, hatch=0, line=2.2)
        for q in range(4):
            s.stroke([(x + 12 * e, y + 10 + 7 * q), (x + (56 + 5 * q) * e, y + 6 + 7 * q)], 1.3)
