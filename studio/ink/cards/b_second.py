"""Passages: under the sea, round in the snow, a needle through a wing, a string between two hands."""

from ..easel import *
from ..hatch import _trace


@card("frost", paper="hot", light=(-0.7, 0.5), fresh=False)
def fingerprint_walk(s):
    r = s.rng
    s.wash(s.all, "#b9cbe0", 0.45, col2="#d9cfe0", pool=0.75, bloom=7, gran=0.4)
    s.wash(s.all, "#8fa9cc", 0.5, grad=("lin", 60, 0, 1), bloom=2, gran=0.4)
    for i in range(7):
        y = 120 + i * 215 + r.normal() * 30
        d = path([(-20, y), (220, y - 40 + r.normal() * 25), (480, y + 15), (760, y - 30), (1020, y + 20)], 14)
        s.wash(poly([*d, *(d[::-1] + [0, 60])]), "#7d9cc6", 0.16, wet=26)
    cx, cy = 490, 770

    def whorl(x, y):  # two cores, two deltas
        z = lambda a, b: np.arctan2(-(y - b), x - a)  # noqa: E731
        return -0.5 * (z(cx - 26, cy - 70) + z(cx + 22, cy + 30) - z(cx - 330, cy + 420) - z(cx + 320, cy + 400))

    ang = marks.field(s, whorl) + 0.07 * s.noise("low", (0, 0, s.w, s.h))
    print_ = blob(
        [(490, 215), (700, 270), (835, 480), (865, 780), (800, 1080), (660, 1290), (480, 1340), (290, 1275), (160, 1070), (120, 770), (165, 470), (290, 270)]
    )
    m = s.warp(s.mask(print_), (0, 0, s.w, s.h), 2, 10, 8)
    t = ((m > 0.5) & (s.noise("mid", (0, 0, s.w, s.h)) < 1.75)).astype(np.float32)
    ys, xs = np.where(t > 0.5)
    i = r.choice(len(xs), 6000, replace=False)
    buf, starts = np.empty((1200000, 3), np.float32), np.zeros(40000, np.int64)
    k = _trace(t, ang.astype(np.float32), xs[i].astype(float), ys[i].astype(float), 19.5, 0.5, 900.0, 2.0, buf, starts)
    ridges = sorted((buf[starts[j] : starts[j + 1], :2].astype(float) for j in range(k)), key=len, reverse=True)
    ridges = [q for q in ridges if len(q) > 14]
    fox, prints, paws = 4, [], []
    for n, ridge in enumerate(ridges):
        if len(ridge) > 20:
            s.wash(limb(ridge[:: max(1, len(ridge) // 24)], [6.5] * len(ridge[:: max(1, len(ridge) // 24)]), 3), "#8fa8cf", 0.1, edge=0.3, off=0, rough=1)
        for q, (p, v, _) in enumerate(marks.along(ridge, 11.5)):
            side = np.array([-v[1], v[0]]) * (1 if q % 2 else -1)
            deg = math.degrees(math.atan2(v[1], v[0]))
            if n == fox:
                c = p + side * 2.2
                paws += [ell(*c, 2.8), *(ell(*(c + v * 4 + side * o), 1.2) for o in (-2, 0, 2))]
            else:
                c = p + side * 3.7
                prints += [ell(*(c + v * 1.6), 4.3, 2.7, deg), ell(*(c - v * 3.6), 2.5, 2.2, deg)]
    s.wash(union(*prints), "#2f4f8a", 1.4, col2="#4f4a88", edge=0.7, off=0, rough=0.5, pool=0.5)
    s.wash(union(*paws), "#8a4a3a", 1.1, edge=0.5, off=0, rough=0.4)
    end = min(((abs(e[0] - 700) + abs(e[1] - 1010), *e) for q in ridges[:60] for e in (q[0], q[-1])), key=lambda v: v[0])
    wx, wy = end[1], end[2]
    s.lift(ell(wx, wy - 30, 60, 90), 0.9, 12)
    cam = spot(wx, wy, 104, 58)
    light = (-0.8, 0.62, 0.62)
    walker = person(
        (0, 0, 0), 150, "walk", "woman", "coat", top="#d0222a", legs="#2a2434", hair="beanie", trim="#d8a02a", skin="cocoa", scale=0.92, look_at=(1.5, 0.4, -2)
    )
    shot = shoot([walker], cam, light)
    s.wash(shot.shadow_on(0, 1.5), "#2f4a86", 1.0, edge=0.3, rough=1)
    s.model(shot, line=1.9)
    ridge = ridges[fox]
    fx, fy = ridge[len(ridge) // 3]
    s.lift(ell(fx, fy - 14, 60, 34), 0.85, 8)
    cam = spot(fx, fy, 128, 50)
    shot = shoot([four("fox", (0, 0, 0), 100, "walk", 1.1)], cam, light)
    s.wash(shot.shadow_on(0, 1.5), "#2f4a86", 0.9, edge=0.3)
    s.model(shot, line=1.6)
    for x, y, h in ((835, 250, 90), (905, 330, 120), (110, 190, 120), (75, 1330, 130), (915, 1330, 110), (165, 1400, 80), (60, 560, 70), (960, 900, 80)):
        s.wash(places.branches(r, x, y, h * 1.5, 4, -42, 5, wobble=9)[0], "#4a66a0", 0.75, edge=0.3, off=0, rough=0.6)
        s.fill(places.branches(r, x, y, h, 4.5, -97, 5, wobble=9)[0], alpha=0.93)
    s.wash(poly([(800, 190), (838, 176), (905, 110), (868, 112)]), "#4a66a0", 0.8, off=0)
    b = Blocks(spot(790, 178, 160, 45), (-0.8, 0.6, 0.4))
    b.house((0, 0, 0), (0.45, 0.3, 0.5), 28, "gable", "#c9976a", "#8a3b34", rows=1, cols=1, lit=1)
    b.paint(s)
    s.glow(790, 190, 44, "#f6b040", 0.5, 0.5)
    s.curve([(812, 116), (822, 92), (806, 70), (830, 40)], 2.2, "#6a7390", alpha=0.6)
    s.splatter("#4a66a0", 50, size=(0.6, 3.2), k=0.6)
