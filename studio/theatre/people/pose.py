"""The skeleton: a build gives the lengths, a pose the angles, `joints` the places.

Angles are degrees from straight down, positive towards where the figure looks (right)."""

import math
from dataclasses import dataclass

from theatre.curves import XY

Angles = tuple[float, float]
SOLE = 0.5
"""How far the sole lies below the ankle, in limb widths."""


@dataclass(frozen=True)
class Build:
    """Parts of the standing height."""

    head: float
    leg: float
    torso: float
    broad: float
    """Half the width of the shoulders."""
    limb: float
    """Thickness of an arm."""
    arm: float
    stoop: float = 0.0


CHILD = Build(head=0.33, leg=0.30, torso=0.35, broad=0.125, limb=0.085, arm=0.33)
TODDLER = Build(head=0.42, leg=0.22, torso=0.35, broad=0.145, limb=0.10, arm=0.29)
ADULT = Build(head=0.235, leg=0.40, torso=0.35, broad=0.115, limb=0.070, arm=0.39)
STOUT = Build(head=0.235, leg=0.35, torso=0.40, broad=0.165, limb=0.082, arm=0.38)
OLD = Build(head=0.26, leg=0.36, torso=0.37, broad=0.125, limb=0.070, arm=0.38, stoop=17)


@dataclass(frozen=True)
class Pose:
    """Upper and lower angle of each limb; near is the side towards us."""

    near_arm: Angles = (-8, 6)
    far_arm: Angles = (10, 20)
    near_leg: Angles = (-5, -5)
    far_leg: Angles = (6, 4)
    lean: float = 0
    nod: float = 0
    anchor: str = "feet"
    """What stands on (0, 0): feet, seat or hands."""


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "walk": Pose((-22, -8), (26, 42), (24, 8), (-20, -38), lean=4),
    "run": Pose((-55, 30), (60, 130), (58, 0), (-28, -95), lean=16),
    "sit": Pose((12, 40), (22, 60), (84, 6), (76, -4), anchor="seat"),
    "sit_ground": Pose((-18, -8), (30, 55), (82, 78), (112, 30), lean=-6, anchor="seat"),
    "hug_knees": Pose((50, 78), (55, 85), (128, 14), (122, 8), lean=12, nod=14, anchor="seat"),
    "reach": Pose((-14, -4), (142, 158), (-6, -4), (8, 6), lean=3, nod=-12),
    "point": Pose((-10, 4), (94, 96), (-6, -5), (10, 8), nod=-4),
    "hold": Pose((14, 96), (24, 104), lean=-2),
    "offer": Pose((62, 84), (56, 88), (-8, -6), (12, 8), lean=6),
    "lift": Pose((-148, -170), (148, 170), (-6, -5), (8, 6), nod=-14),
    "wave": Pose((-10, 4), (128, 168)),
    "climb": Pose((112, 160), (140, 160), (64, -8), (6, -22), lean=6, nod=-14),
    "hang": Pose((-148, -198), (148, 198), (4, -8), (-6, -24), anchor="hands"),
    "row": Pose((70, 84), (62, 80), (80, 40), (74, 34), lean=-12, anchor="seat"),
    "fish": Pose((46, 86), (40, 78), (82, 8), (74, -2), anchor="seat"),
    "play": Pose((58, 146), (80, 118), (-6, -5), (8, 6), nod=16),
    "blow": Pose((58, 112), (66, 118), (-8, -6), (10, 8), lean=-10, nod=-8),
    "read": Pose((20, 112), (34, 118), nod=20),
    "read_seat": Pose((20, 108), (34, 116), (84, 6), (76, -4), nod=20, anchor="seat"),
    "kneel": Pose((30, 60), (36, 70), (88, -4), (10, -88), lean=8, nod=10),
    "dance": Pose((-116, -150), (112, 146), (38, -10), (-10, -6), lean=-8, nod=-8),
    "balance": Pose((-96, -104), (96, 104), (6, 2), (-4, -10)),
    "bow": Pose((30, 50), (-24, 20), lean=48, nod=20),
    "push": Pose((78, 92), (74, 96), (34, 0), (-34, -44), lean=26),
    "pull": Pose((82, 92), (78, 90), (36, 20), (-4, -24), lean=-24),
    "sow": Pose((-54, -30), (36, 90), (22, 8), (-18, -36), lean=4),
    "fly": Pose((84, 88), (104, 100), (-62, -70), (-74, -84), lean=66, nod=-46),
    "fall": Pose((-130, -110), (130, 160), (40, -30), (-20, -70), lean=-10),
    "handstand": Pose((-160, -178), (160, 178), (12, -4), (-26, -60), anchor="hands"),
    "lean": Pose((42, 112), (20, 90), (-4, -4), (14, 4), lean=14, nod=8),
    "shade": Pose((-8, 4), (98, 205), nod=-6),
    "hide": Pose((64, 142), (70, 166), (-4, -4), (6, 4), nod=12),
}


@dataclass(frozen=True)
class Joints:
    hip: XY
    neck: XY
    head: XY
    tilt: float
    """Of the head, degrees clockwise."""
    lean: float
    near_arm: tuple[XY, XY, XY]
    far_arm: tuple[XY, XY, XY]
    near_leg: tuple[XY, XY, XY]
    far_leg: tuple[XY, XY, XY]


def _step(at: XY, angle: float, length: float) -> XY:
    a = math.radians(angle)
    return at[0] + math.sin(a) * length, at[1] - math.cos(a) * length


def _arm(build: Build, angles: Angles) -> float:
    """A raised arm is drawn longer: big heads would hide the hands."""
    return max(build.arm, build.head * 1.1 + 0.1) if abs(angles[0]) >= 138 else build.arm


def _chain(start: XY, angles: Angles, length: float) -> tuple[XY, XY, XY]:
    middle = _step(start, angles[0], length / 2)
    return start, middle, _step(middle, angles[1], length / 2)


def _shift(p: XY, dx: float, dy: float) -> XY:
    return p[0] + dx, p[1] + dy


def joints(build: Build, pose: Pose) -> Joints:
    """All joints, moved so that the pose's anchor stands on the origin."""
    lean = pose.lean + build.stoop
    hip = (0.0, 0.0)
    neck = _step(hip, 180 - lean, build.torso)
    tilt = pose.nod + lean * 0.35 - build.stoop * 0.3
    head = _step(neck, 180 - tilt, build.head * 0.48)
    across = math.radians(lean)
    along, down = (math.cos(across), -math.sin(across)), (-math.sin(across) * 0.05, -math.cos(across) * 0.05)
    b = build.broad * 0.72
    near = _chain((neck[0] - along[0] * b + down[0], neck[1] - along[1] * b + down[1]), pose.near_arm, _arm(build, pose.near_arm))
    far = _chain((neck[0] + along[0] * b + down[0], neck[1] + along[1] * b + down[1]), pose.far_arm, _arm(build, pose.far_arm))
    h = build.broad * 0.42
    near_leg = _chain((hip[0] - h, hip[1]), pose.near_leg, build.leg)
    far_leg = _chain((hip[0] + h, hip[1]), pose.far_leg, build.leg)
    match pose.anchor:
        case "seat":
            x, y = 0.0, -build.limb * 0.95
        case "hands":
            x, y = (near[2][0] + far[2][0]) / 2, max(near[2][1], far[2][1])
        case _:
            x, y = (near_leg[2][0] + far_leg[2][0]) / 2, min(near_leg[2][1], far_leg[2][1]) - build.limb * SOLE
            if abs(near_leg[2][1] - far_leg[2][1]) > 0.15:
                x = min(near_leg[2], far_leg[2], key=lambda q: q[1])[0]
    q = [_shift(p, -x, -y) for p in (hip, neck, head)]
    move = [tuple(_shift(p, -x, -y) for p in chain) for chain in (near, far, near_leg, far_leg)]
    return Joints(q[0], q[1], q[2], tilt, lean, *move)  # type: ignore[arg-type]
