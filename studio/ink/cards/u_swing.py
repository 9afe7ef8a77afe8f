"""The girl in the flame of u_match: she leans back on her swing and looks up into the blossom."""

from ..easel import *

SKIN, WARM, DEEP = "#d69a6c", "#c8714e", "#6a3028"
RED, INK, HAIR = "#e0302c", "#3a1a16", "#2c1614"


def _flesh(s, g, line=2.0):
    s.thing(g, SKIN, 0.9, col2=WARM, shade=0.6, shcol=DEEP, hatch=0, line=line, gran=0.2)


def _leg(s, hip, knee, ankle, toe, far):
    """Thigh, knee, calf, a sock to the shin and a shoe with a heel."""
    hip, knee, ankle, toe = (np.array(p, float) for p in (hip, knee, ankle, toe))
    d = (ankle - knee) / np.hypot(*(ankle - knee))
    n = np.array([-d[1], d[0]])
    n = n if n @ (toe - ankle) < 0 else -n  # behind the shin
    calf = knee + (ankle - knee) * 0.4 + n * 3.5
    _flesh(s, smooth(union(limb([hip, knee], [18, 13], 6), limb([knee, calf, ankle], [12.5, 12, 7], 8)), 3))
    s.curve([knee - n * 9 - d * 4, knee - n * 10 + d * 4, knee - n * 6 + d * 9], 1.4, DEEP)
    top = knee + (ankle - knee) * 0.56
    sock = limb([top, ankle + d * 3], [11, 8.5], 6)
    s.thing(sock, "#fbf6ea", 0.25, shade=0.5, shcol="#8a8098", hatch=0, line=1.8)
    s.stroke([top - n * 11, top + n * 11], 4.5, RED, body=True)
    v = (toe - ankle) / np.hypot(*(toe - ankle))
    heel, up = ankle + n * 9 + d * 9, -d
    shoe = blob(
        [heel + up * 8, ankle + up * 3 + v * 9, ankle + v * 22 + d * 2, toe + up * 1, toe + v * 5 + d * 6, toe + d * 11, heel + d * 5 + v * 4, heel + d * 3], 8
    )
    s.thing(shoe, "#7a2a20" if far else "#8a3222", 1.1, col2="#4a1814", shade=0.6, shcol="#1c0808", hatch=0, line=2)
    s.stroke([heel + d * 5, toe + d * 10], 2.4, "#1c0808")
    s.stroke([ankle - n * 6 + d * 1, ankle + v * 13 + d * 1], 2, "#1c0808")
    s.curve([ankle + v * 20 + d * 4, toe - v * 4 + d * 2, toe + v * 1 + d * 5], 1.8, "#f0a080", body=True, alpha=0.9)


def _arm(s, shoulder, elbow, fist, rope):
    _flesh(s, smooth(union(limb([shoulder, elbow], [9.5, 8], 6), limb([elbow, fist], [8.2, 6], 6)), 1.5))
    f, rope = np.array(fist, float), np.array(rope, float)
    n = np.array([-rope[1], rope[0]])
    _flesh(s, blob([f + rope * 9 + n * 4, f + rope * 9 - n * 6, f - rope * 9 - n * 6, f - rope * 10 + n * 5], 6), 1.6)
    for q in (-6, -2, 2, 6):  # four fingers over the rope
        c = f + rope * q
        _flesh(s, limb([c - n * 4, c + n * 5], [2.9, 2.5], 4), 1.1)


def _head(s, x, y, turn):
    """Profile to the left, lifted: the mouth is open with delight."""
    at = lambda pts: move(np.asarray([p[:2] for p in pts], float), x, y, 1, turn)  # noqa: E731
    face = blob(at([(-2, -33), (-18, -29), (-27, -17), (-28, -8), (-27, -3), (-35, 7), (-35, 10), (-28, 12), (-28, 15), (-31, 18), (-28, 21), (-28, 26), (-30, 29), (-25, 36), (-16, 36), (-4, 29), (4, 18), (20, 10), (28, -8), (18, -28)]), 6)  # fmt: skip
    _flesh(s, limb(at([(4, 16), (1, 44)]), [11, 12], 6))
    _flesh(s, face)
    s.wash(ell(*at([(-15, 13)])[0], 8), "#d8483a", 0.6, wet=5, clip=face)
    white = blob(at([(-26, -8), (-27, -2), (-21, 1), (-14.5, -2), (-20, -8)]), 5)
    s.fill(white, "#fffaf0", body=True)
    s.fill(ell(*at([(-24.6, -4)])[0], 2.1, 4, turn), "#24100c", body=True)
    s.curve(at([(-27, -7), (-20, -9.5), (-11, -1)]), 2.4, "#24100c")
    s.curve(at([(-27, -17), (-20, -19), (-11, -14)]), 2.4, HAIR)
    s.fill(blob(at([(-29, 19.5), (-21, 18), (-15, 16), (-17, 22), (-22, 26), (-28, 25)]), 4), "#7a1620", body=True)
    s.stroke(at([(-29, 19.5), (-22, 18.8), (-18, 18)]), 2.2, "#ffffff", body=True)
    s.curve(at([(-31, 10), (-29, 8.5), (-27, 10)]), 1.3, DEEP)
    hair = blob(at([(-20, -29), (-8, -39), (12, -38), (28, -26), (33, -6), (28, 14), (14, 20), (6, 12), (8, 0), (-2, -8), (-10, -18), (-24, -20)]), 8)
    tail = blob(at([(26, -18), (44, -26), (66, -20), (88, -28), (112, -18, 1), (94, -12), (104, 2, 1), (80, -4), (88, 14, 1), (62, 4), (44, 2), (30, 0)]), 8)
    for g in (tail, hair):
        s.thing(g, HAIR, 1.3, shade=0.3, hatch=0, line=2, gran=0.2)
        s.fill(g.buffer(1.5), HAIR)
    for k in range(7):
        s.curve(at([(-18 + 3 * k, -28 - k), (4 + 3 * k, -30 + 2 * k), (27, -16 + 2 * k)]), 1.3, "#8a5a48", body=True, alpha=0.8, clip=hair)
        s.curve(at([(30, -16 + 2 * k), (56, -20 + 3 * k), (92 - 3 * k, -24 + 5 * k)]), 1.3, "#8a5a48", body=True, alpha=0.8, clip=tail)
    _flesh(s, ell(*at([(2, 6)])[0], 4.5, 7, turn), 1.4)
    bow = union(poly(at([(28, -13), (26, -40), (44, -30)])), poly(at([(28, -13), (48, 2), (30, 14)])), ell(*at([(29, -13)])[0], 6))
    s.thing(bow, RED, 1.1, shade=0.5, shcol="#6a0c1c", hatch=0, line=1.8)


def girl(s):
    """The seat at (436, 674), the bough at (504, 440)."""
    top, seat = np.array([508.0, 440]), np.array([420.0, 676])
    far = np.array([26.0, -3])
    rope = (top - seat) / np.hypot(*(top - seat))
    s.stroke([top + far * 0.7, seat + far], 2.6, INK, taper=(0, 0), wobble=0.3)
    _arm(s, (522, 596), (496, 628), seat + far + rope * 112, rope)
    _leg(s, (444, 656), (390, 660), (402, 710), (374, 722), True)
    flow = blob([(452, 640), (500, 630), (506, 660), (524, 690), (540, 712, 1), (508, 708), (486, 716), (462, 704), (440, 690)], 8)  # the skirt behind her
    s.thing(flow, "#b01c26", 1.2, shade=0.6, shcol="#4a0814", hatch=0, line=2.2)
    board = limb([(404, 682), (496, 692)], [5, 5])
    s.thing(board, "#8a5a34", 1.1, shade=0.5, hatch=0, line=2)
    _leg(s, (446, 652), (370, 632), (338, 588), (330, 560), False)
    dress = blob([(500, 580), (520, 574), (536, 584), (534, 612), (516, 644), (514, 672), (500, 690), (462, 686), (420, 672), (380, 664, 1), (376, 640), (386, 616, 1), (424, 624), (462, 628), (484, 606)], 8)  # fmt: skip
    s.thing(dress, RED, 1.15, col2="#b81824", shade=0.8, shcol="#5a0818", hatch=0, line=2.4, gran=0.2)
    for pts in (
        [(482, 640), (440, 642), (384, 630)],
        [(484, 648), (446, 656), (384, 648)],
        [(490, 656), (470, 670), (436, 674)],
        [(508, 600), (500, 620), (478, 634)],
    ):
        s.curve(pts, 1.8, "#6a0c1c", clip=dress)
    s.wash(limb([(524, 600), (512, 640), (500, 684)], [10, 12, 14]), "#6a0c1c", 0.7, wet=7, clip=dress)
    s.curve([(464, 628), (486, 646), (516, 648)], 5, "#fbf0dc", body=True)  # the sash
    for k in range(8):  # dots of the cloth
        s.fill(ell(398 + 13 * k, 634 + (k % 3) * 12 + k, 2.6), "#ffd8c8", body=True, alpha=0.9)
    _head(s, 542, 534, 14)
    s.thing(blob([(506, 578), (520, 568), (540, 570), (546, 582), (530, 590), (512, 590)], 6), "#fbf6ea", 0.25, shade=0.4, hatch=0, line=1.8)
    s.stroke([top, seat], 3.2, INK, taper=(0, 0), wobble=0.3)
    _arm(s, (514, 602), (484, 642), seat + rope * 108, rope)
    sleeve = blob([(504, 588), (520, 584), (528, 600), (516, 622), (500, 622), (494, 606)], 6)
    s.thing(sleeve, RED, 1.1, col2="#b81824", shade=0.7, shcol="#5a0818", hatch=0, line=2)
    s.curve([(498, 617), (506, 622), (516, 618)], 2.4, "#fbf0dc", body=True)
