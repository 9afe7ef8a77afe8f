"""A shadow that closes on a square."""

from ..easel import *


def _finger(pts, radii):
    """Broad at the joints, narrow between them, with the nail's edge at the tip."""
    line = path(pts, 8)
    u = np.linspace(0, len(pts) - 1, len(line))
    fat = np.interp(u, range(len(radii)), radii) * (0.96 + 0.09 * np.cos(u * math.tau))
    tip, d = line[-1], line[-1] - line[-6]
    nail = tip + d / np.hypot(*d) * radii[-1] * 1.22
    side = np.array([-d[1], d[0]]) / np.hypot(*d) * radii[-1]
    return smooth(union(limb(line, fat, 2), poly([tip - side * 0.8, nail - side * 0.35, nail + side * 0.3, tip + side * 0.8])), 3)


@card("ochre", paper="laid", light=(0.5, 0.6))
def hand_shadow(s):
    r = s.rng
    s.wash(s.all, "#e8c078", 0.5, col2="#c89050", pool=0.35, bloom=2, grad=("lin", 90, 1.1, 0.55))
    y, row = -10.0, 0
    while y < 1520:  # setts, larger towards us
        h = 17 + 26 * max(0, y) / 1500
        w = h * 1.75
        s.stroke([(-10, y), (1010, y + r.normal() * 2)], 1.1, "#6a4222", wobble=2.2, alpha=0.7)
        x = -w * (0.5 if row % 2 else 0)
        while x < 1010:
            s.stroke([(x + r.normal() * 2, y), (x + r.normal() * 3, y + h)], 1.2, "#6a4222", alpha=0.7)
            if r.random() < 0.12:
                s.wash(box(x + 2, y + 2, x + w - 2, y + h - 2), ("#8a5a34", "#b07a48", "#fff0c8")[r.integers(3)], 0.3, edge=0.4, rough=0.6)
            x += w * r.uniform(0.85, 1.15)
        y += h
        row += 1
    palm = blob([(420, 1560), (392, 1330), (372, 1150), (440, 1020), (590, 960), (760, 984), (872, 1070), (886, 1300), (940, 1560)])
    ways = (
        ([(440, 1180), (300, 1090), (206, 950), (214, 806), (300, 716)], [100, 76, 60, 52, 34]),
        ([(520, 1050), (600, 860), (612, 660), (520, 500), (400, 470)], [84, 68, 58, 50, 34]),
        ([(650, 1010), (750, 800), (770, 540), (660, 350), (510, 290)], [84, 70, 60, 52, 34]),
        ([(770, 1030), (874, 820), (904, 570), (836, 370), (710, 230)], [82, 66, 56, 48, 32]),
        ([(850, 1110), (952, 960), (1000, 790), (1000, 640), (960, 520)], [74, 56, 46, 40, 28]),
    )
    fingers = [_finger(a, b) for a, b in ways]
    dark = s.mask(union(palm, *fingers))
    soft = 3 + 9 * (1 - np.linspace(0, 1, s.h))[:, None]
    near = s.warp(dark, (0, 0, s.w, s.h), 1.2, 2)
    far = np.clip(sum(np.roll(dark, k, 0) for k in (-9, -5, 0, 5, 9)) / 5, 0, 1).astype(np.float32)
    t = np.clip((soft - 3) / 9, 0, 1).astype(np.float32)
    m = near * (1 - t) + far * t
    s.wash(m, "#3a3358", 1.15, col2="#5a2f48", edge=0.35, rough=1, gran=0.25, grad=("lin", 90, 0.75, 1.2))
    s.hatch(tone=(m * 0.8).astype(np.float32), ang=-52, sep=9, w=1.0, thr=0.5, omit=0.4, longest=150)
    s.lift(s.mask(ell(420, 700, 130, 150)) * (1 - m), 0.55, 20)
    light = (0.5, 0.7, 0.75)
    cam = spot(432, 792, 168, 42)
    her = person(
        (0, 0, 0),
        205,
        "walk",
        "man",
        "coat",
        top="#b8342c",
        legs="#3a3440",
        hair="brim",
        trim="#e8dcc0",
        skin="clay",
        feel="fear",
        look_at=(-0.7, 1.45, 2.2),
        scale=1.0,
    )
    case = props.suitcase(her.joints["handl"] - V(0, 0.34, 0), 100, 0.7, "#6a4426")
    shot = shoot([her, case], cam, light)
    s.wash((shot.shadow_on(0, 2) * (1 - 0.8 * m)).astype(np.float32), "#3a3358", 0.9, edge=0.1, rough=0.6)
    s.model(shot, line=2.2)
    puss = spot(224, 892, 250, 40)
    shot = shoot([four("cat", (0, 0, 0), 40, "sit", 1.5, col="#d8c8b0")], puss, light)
    s.wash((shot.shadow_on(0, 2) * (1 - m)).astype(np.float32), "#3a3358", 0.9, edge=0.1, rough=0.6)
    s.model(shot, line=2.0)
    for x, y, q, face, top, build in (
        (150, 240, 100, 200, "#2f6080", "woman"),
        (262, 150, 88, 150, "#6a7a4a", "stout"),
        (60, 420, 118, 30, "#8a6a8a", "old_man"),
    ):
        c = spot(x, y, q, 42)
        p = person(
            (0, 0, 0),
            face,
            "walk",
            build,
            "coat" if build != "woman" else "dress",
            top=top,
            hair="bun" if build == "woman" else "brim",
            scale=1.0,
            detail=False,
        )
        shot = shoot([p], c, light)
        s.wash(shot.shadow_on(0, 2), "#3a3358", 0.9, edge=0.1, rough=0.6)
        s.model(shot, line=1.5)
