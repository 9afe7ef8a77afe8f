"""A king on a house of cards."""

from ..easel import *

HEART = [(0, -0.9), (-0.5, -0.35), (-0.85, 0.12), (-0.8, 0.6), (-0.4, 0.78), (0, 0.42), (0.4, 0.78), (0.8, 0.6), (0.85, 0.12), (0.5, -0.35)]
DIAMOND = [(0, -0.95), (-0.62, 0), (0, 0.95), (0.62, 0)]
SPADE = [
    (0, 0.95),
    (-0.75, 0.1),
    (-0.7, -0.4),
    (-0.28, -0.45),
    (-0.12, -0.28),
    (-0.3, -0.9),
    (0.3, -0.9),
    (0.12, -0.28),
    (0.28, -0.45),
    (0.7, -0.4),
    (0.75, 0.1),
]
CLUB = [
    (-0.12, -0.2),
    (-0.55, -0.35),
    (-0.8, 0.0),
    (-0.5, 0.35),
    (-0.3, 0.3),
    (-0.35, 0.7),
    (0, 0.95),
    (0.35, 0.7),
    (0.3, 0.3),
    (0.5, 0.35),
    (0.8, 0.0),
    (0.55, -0.35),
    (0.12, -0.2),
    (0.3, -0.9),
    (-0.3, -0.9),
]
SPOTS = {
    3: [(0.5, 0.22), (0.5, 0.5), (0.5, 0.78)],
    4: [(0.3, 0.28), (0.7, 0.28), (0.3, 0.72), (0.7, 0.72)],
    5: [(0.3, 0.26), (0.7, 0.26), (0.5, 0.5), (0.3, 0.74), (0.7, 0.74)],
    2: [(0.5, 0.3), (0.5, 0.7)],
    1: [(0.5, 0.5)],
}


class Leaf:
    """A playing card in the plane: a corner, the way across it, the way up it."""

    def __init__(self, s, foot, across, up):
        self.s = s
        self.foot, self.across, self.up = (np.asarray(v, float) for v in (foot, across, up))

    def at(self, u, v):
        return tuple(self.foot + self.across * u + self.up * v)

    def sheet(self, col, shade, k=0.2):
        s = self.s
        self.g = poly([self.at(0, 0), self.at(1, 0), self.at(1, 1), self.at(0, 1)])
        s.cover(self.g)
        s.wash(self.g, col, k, edge=0.5)
        if shade:
            s.wash(self.g, "#4a3a6a", shade, grad=("lin", 90, 0.4, 1.2), edge=0.2)
        return self

    def rim(self, w=2.4):
        q = [self.at(0, 0), self.at(1, 0), self.at(1, 1), self.at(0, 1)]
        for a, b in zip(q, q[1:] + q[:1], strict=True):
            self.s.stroke([a, b], w, wobble=0.5, taper=(0.02, 0.02))
        return self

    def face(self, suit, n, shade=0.0):
        s = self.sheet("#fbf3e0", shade).s
        red = suit in (HEART, DIAMOND)
        size = 0.34 if n == 1 else 0.15
        tall = np.hypot(*self.across) / np.hypot(*self.up)
        marks_ = [(u, v, size) for u, v in SPOTS[n]] + [(0.13, 0.92, 0.055), (0.87, 0.08, 0.055)]
        for u, v, q in marks_:
            s.fill(poly([self.at(u + a * q, v + b * q * tall) for a, b in suit]), "#b8262c" if red else "#1d1a20")
        return self.rim()

    def back(self, col, shade=0.0):
        s = self.sheet(col, shade, 0.9).s
        inner = [self.at(0.1, 0.07), self.at(0.9, 0.07), self.at(0.9, 0.93), self.at(0.1, 0.93)]
        for a, b in zip(inner, inner[1:] + inner[:1], strict=True):
            s.stroke([a, b], 2, "#f6ead0", body=True, wobble=0.2, taper=(0, 0))
        for k in np.arange(-0.7, 0.9, 0.16):
            for e in (1, -1):
                pts = [(u, v) for u in np.linspace(0.12, 0.88, 9) if 0.09 <= (v := (u if e > 0 else 1 - u) * 0.9 + k) <= 0.91]
                if len(pts) > 1:
                    s.stroke([self.at(*pts[0]), self.at(*pts[-1])], 1.3, "#f6ead0", body=True, alpha=0.8, wobble=0.2)
        return self.rim()


def joker(s, x, y, k):
    """He lies on the table and laughs."""

    def at(*p):
        return [(x + a * k, y + b * k * 0.62, *c) for a, b, *c in p]

    for pts, col, bell in (
        (((-70, -50), (-150, -120), (-236, -70), (-250, -6), (-190, -40), (-60, 10)), "#c23b3a", (-252, 6)),
        (((70, -50), (150, -120), (236, -70), (250, -6), (190, -40), (60, 10)), "#2f7a84", (252, 6)),
        (((-64, -40), (-30, -140), (20, -206), (84, -190), (40, -130), (64, -40)), "#e0ac3a", (94, -190)),
    ):
        s.thing(blob(at(*pts)), col, 0.95, shade=0.6, hatch=6, line=2.6)
        b = at(bell)[0]
        s.thing(ell(*b, 15 * k, 12 * k), "#f0c850", 0.9, shade=0.4, hatch=0, line=2)
    face = blob(at((0, -66), (70, -46), (92, 20), (60, 92), (0, 122), (-60, 92), (-92, 20), (-70, -46)))
    s.thing(face, "#f2d2b0", 0.6, shade=0.5, shcol="#8a5560", hatch=0, line=2.6)
    band = limb(at((-88, -20), (0, -46), (88, -20)), [13 * k, 15 * k, 13 * k])
    s.thing(band, "#f6ead0", 0.3, shade=0.4, hatch=0, line=2)
    for e in (-1, 1):
        s.curve(at((18 * e, 14), (38 * e, -6), (60 * e, 16)), 4)
        s.wash(ell(*at((56 * e, 50))[0], 20 * k, 12 * k), "#d8463e", 0.5, wet=6)
    s.curve(at((-4, 20), (-12, 48), (8, 52)), 2.6)
    mouth = blob(at((-50, 62), (0, 72), (50, 62), (34, 98), (0, 108), (-34, 98)))
    s.thing(mouth, "#7a1c28", 1.1, shade=0, hatch=0, line=2.4)
    s.thing(poly(at((-40, 66), (0, 74), (40, 66), (36, 78), (0, 86), (-36, 78))), "#fff6e4", 0.1, shade=0, hatch=0, line=1.4)


@card("dusk", light=(-0.6, -0.6))
def tower_cards(s):
    r = s.rng
    s.sky([(0, "#2f3c72", 1.05), (0.3, "#8a5486", 0.75), (0.62, "#ee8a5a", 0.6), (0.85, "#f8d69a", 0.4), (1, "#f8e2b8", 0.3)], wet=60)
    places.clouds(s, [(120, 960, 330), (900, 1090, 330), (856, 520, 240), (140, 430, 210)], col="#8a5a86", k=0.4)
    table = poly([(-40, 1296), (1040, 1262), (1040, 1560), (-40, 1560)])
    s.cover(table)
    s.wash(table, "#3f7a5c", 0.9, col2="#265244", pool=0.5, grad=("lin", 90, 0.8, 1.3))
    s.stroke([(-40, 1296), (1040, 1262)], 3)
    deep, h, half, pitch = np.array([92.0, -38.0]), 196.0, 78.0, 186.0
    suits = (HEART, SPADE, DIAMOND, CLUB)
    foot = 1352.0
    s.wash(poly([(70, 1350), (860, 1330), (1000, 1300), (1020, 1360), (860, 1400), (120, 1400)]), "#12302a", 0.8, wet=18)
    for row in range(4):
        n = 4 - row
        y = foot - row * (h + 12)
        left = 428 - (n - 1) / 2 * pitch
        for i in range(n):
            x = left + i * pitch
            apex = np.array([x, y - h])
            loose = row == 0 and i == 3
            a = np.array([x - half, y]) + r.normal(size=2) * 2
            Leaf(s, a, deep, apex - a).face(suits[(i + row) % 4], (5, 3, 4, 2, 1)[(i + 2 * row) % 5], 0.3)
            b = np.array([x + half + (64 if loose else 0), y + (14 if loose else 0)]) + r.normal(size=2) * 2
            card_ = Leaf(s, b, deep, (apex + ([20, 26] if loose else [0, 0])) - b)
            if (i + row) % 2:
                card_.back(("#b83040", "#2f4f8a")[(i + row) // 2 % 2], 0.15)
            else:
                card_.face(suits[(i + row + 1) % 4], (3, 5, 1, 4)[(i + row) % 4], 0.05)
            if loose:  # the first to go
                for q in (0, 1, 2):
                    s.curve([b + [26 + 16 * q, -20 - 40 * q], b + [46 + 16 * q, -6 - 40 * q], b + [58 + 16 * q, 12 - 40 * q]], 2.4, body=True)
        if n > 1:
            for i in range(n - 1):
                x = left + i * pitch + pitch * 0.02

                g = Leaf(s, (x - 6, y - h - 3), (pitch + 10, r.normal() * 3), deep)
                g.sheet("#fbf3e0", 0.1).rim(2.2)
    top = foot - 3 * (h + 12) - h
    seat = Leaf(s, (428 - 84, top - 2), (176, 4), deep)
    seat.sheet("#fbf3e0", 0.0).rim(2.4)
    cam = spot(476, top - 16, 150, -4)
    light = (-0.7, 0.5, 0.6)
    king = person((0, 0, 0), 28, "sit", "stout", "robe", top="#6a2f7a", trim="#e8b83c", skin="rose", hair="crown", beard="full", hair_col="white", feel="scorn", look_at=(3, 1.2, 4),
                  hands=((0.5, 1.25, 0.45), None), grips=("open", "flat"), palms=((0.6, 0, 1), None), fingers=((0.1, 1, 0), None))  # fmt: skip
    s.model(shoot([props.chair((0, 0, -0.05), 28, 1.0, "#e0b03a"), king], cam, light), line=2.2)
    joker(s, 700, 1430, 0.86)
    bc = spot(150, 1474, 236, 14)
    baby = person(
        (0, 0, 0),
        52,
        POSES["sit_floor"].but(lean=8),
        "baby",
        "night",
        top="#e6eef4",
        skin="clay",
        hair="crop",
        feel=Feeling(0.2, 0.3, 0.6, 0.0, 0.18),
        look_at=(2.2, 0.5, 1.2),
        scale=1.5,
        hands=((0.24, 0.3, 0.26), (-0.2, 0.3, 0.3)),
    )
    shot = shoot([baby], bc, light)
    s.wash(shot.shadow_on(0, 4), "#12302a", 0.7, edge=0.1)
    s.model(shot, line=2.2)
    m = bc.project(baby.joints["mouth"])
    for k in range(6):
        p = m + [20, -2]
        s.curve(
            [tuple(p), (p[0] + 70, p[1] - 16 + 7 * k), (p[0] + 150 + 8 * k, p[1] - 34 + 15 * k), (p[0] + 176 + 12 * k, p[1] - 50 + 16 * k)],
            2.4,
            body=True,
            alpha=0.9,
            taper=(0.1, 0.5),
        )
