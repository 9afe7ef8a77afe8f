"""Hands and feet as targets: a limb bends so that it touches, and what is out of reach is an error."""

import math
from dataclasses import replace

from theatre.curves import XY
from theatre.people.hand import PALMS
from theatre.people.pose import SOLE, Angles, Build, Joints, Pose, joints

SLACK = 1.1
"""How much longer than drawn a limb may be taken to touch: more would look like rubber."""


def local(point: XY, x: float, y: float, size: float, flip: bool = False) -> XY:
    """A place of the card as the figure sees it that stands at (x, y)."""
    dx = (point[0] - x) / size
    return (-dx if flip else dx), (point[1] - y) / size


def _angle(a: XY, b: XY) -> float:
    return math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))


def bend(start: XY, target: XY, upper: float, lower: float, side: int) -> Angles:
    """Angles of a limb of two parts that ends in the target; `side` 1 bends the lower part forward."""
    far = math.dist(start, target)
    if far > (upper + lower) * SLACK:
        raise ValueError(f"out of reach: {far:.3f} away, the limb is {upper + lower:.3f} long")
    d = min(max(far, abs(upper - lower) + 1e-6), (upper + lower) * 0.9995)
    inner = math.degrees(math.acos((upper * upper + d * d - lower * lower) / (2 * upper * d)))
    first = _angle(start, target) - side * inner
    a = math.radians(first)
    elbow = (start[0] + math.sin(a) * upper, start[1] - math.cos(a) * upper)
    return first, _angle(elbow, target)


def palm(build: Build, kind: str) -> float:
    """From the wrist to where the hand touches."""
    return -PALMS[kind][1] * build.limb * 1.1 / 22


def reaching(
    build: Build,
    pose: Pose,
    hand: XY | None = None,
    far_hand: XY | None = None,
    foot: XY | None = None,
    far_foot: XY | None = None,
    hands: tuple[str, str] = ("rest", "rest"),
    elbows: tuple[int, int] = (1, 1),
) -> Pose:
    """The pose with hands or feet on targets, in the figure's own units. Feet first: they may move the hip."""

    def leg(j: Joints, chain: tuple[XY, XY, XY], target: XY) -> Angles:
        up = build.limb * SOLE
        return bend(chain[0], (target[0], target[1] + up), build.leg / 2, build.leg / 2, -1)

    j = joints(build, pose)
    if foot or far_foot:
        pose = replace(
            pose,
            near_leg=leg(j, j.near_leg, foot) if foot else pose.near_leg,
            far_leg=leg(j, j.far_leg, far_foot) if far_foot else pose.far_leg,
        )
        j = joints(build, pose)

    def arm(chain: tuple[XY, XY, XY], target: XY, kind: str, side: int) -> Angles:
        half = math.dist(chain[0], chain[1])
        return bend(chain[0], target, half, half + palm(build, kind), side)

    if hand:
        pose = replace(pose, near_arm=arm(j.near_arm, hand, hands[0], elbows[0]))
    if far_hand:
        pose = replace(pose, far_arm=arm(j.far_arm, far_hand, hands[1], elbows[1]))
    return pose
