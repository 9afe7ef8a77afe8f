"""A woman and a man in flight, or swimming: in profile, arm stretched out, fingertips on (0, 0), looking to the right.

Each is a list of (what, shape) from what lies behind to what lies before, about 860 long.
"""

from ..shapes import blob, limb, move, union

FACE = move(blob([(34, -62), (52, -30), (54, -8), (72, 14, 1), (52, 22), (56, 34), (50, 44), (52, 62), (16, 74), (-30, 52), (-52, 0), (-36, -52), (0, -70)]), -286, -96, 1.05, -12)
PALM = blob([(8, -3), (-10, -12), (-50, -13), (-64, 6), (-46, 19), (-8, 12)])
ARM = union(limb([(-12, 2), (-130, 14), (-290, 34)], [11, 15, 27]), PALM, limb([(-50, -8), (-28, -25), (-14, -28)], [9, 7, 5]))
SLEEVE = limb([(-96, 10), (-150, 16), (-290, 34)], [21, 24, 31])
BACK_ARM = limb([(-306, 36), (-380, 112), (-466, 122), (-494, 116)], [25, 17, 10, 12])
COLLAR = limb([(-330, -22), (-306, 6), (-270, 14)], [13, 15, 13])
NECK = limb([(-276, -40), (-312, 14)], [27, 34])


def woman():
    locks = blob([(-262, -172), (-330, -184), (-392, -160), (-470, -186, 1), (-424, -146), (-496, -128, 1), (-410, -108), (-464, -72, 1), (-370, -68), (-322, -62), (-318, -110)])
    fringe = blob([(-246, -156), (-262, -176), (-310, -180), (-344, -140), (-330, -70), (-308, -84), (-300, -128), (-262, -140)])
    skirt = blob([(-412, 6), (-510, -10), (-620, -40), (-716, -36, 1), (-664, 6), (-736, 44, 1), (-660, 72), (-710, 122, 1), (-570, 120), (-466, 102), (-416, 94)])
    trunk = blob([(-276, -2), (-330, -6), (-420, 8), (-424, 92), (-360, 92), (-290, 74), (-262, 30)])
    legs = [limb(p, [24, 18, 11, 10]) for p in ([(-620, 10), (-710, 14), (-806, -14), (-846, -4)], [(-620, 60), (-730, 78), (-820, 78), (-858, 94)])]
    locks, face, fringe = _ahead(locks, FACE, fringe)
    return [*(("skin", leg) for leg in legs), ("skin", BACK_ARM), ("hair", locks), ("skin", NECK), ("cloth", skirt), ("cloth", trunk), ("skin", face), ("hair", fringe), ("skin", ARM)]


def man():
    """In a long coat."""
    crop = blob([(-244, -158), (-270, -184), (-330, -176), (-356, -120), (-336, -74), (-312, -86), (-304, -130), (-262, -142)])
    beard = blob([(-222, -62), (-230, -24), (-266, -8), (-306, -30), (-312, -74), (-284, -60), (-248, -66)])
    coat = blob([(-270, -6), (-360, -8), (-480, -22), (-610, -50), (-706, -76, 1), (-672, -18), (-724, 14, 1), (-640, 46), (-520, 96), (-390, 112), (-290, 84), (-258, 32)])
    legs = [limb(p, [36, 25, 16, 14]) for p in ([(-560, 6), (-690, 12), (-796, -12), (-842, 8)], [(-560, 50), (-690, 80), (-796, 70), (-838, 94)])]
    face, beard, crop = _ahead(FACE, beard, crop)
    return [*(("dark", leg) for leg in legs), ("cloth", BACK_ARM), ("cloth", coat), ("skin", NECK), ("cloth", COLLAR), ("skin", face), ("hair", beard), ("hair", crop), ("skin", ARM), ("cloth", SLEEVE)]


def _ahead(*parts):
    """A head, drawn as it would look up, looks at the other one."""
    return [move(part, 12, 24, 1, 20, origin=(-290, -90)) for part in parts]
