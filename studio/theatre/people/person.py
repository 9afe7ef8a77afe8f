"""A person: look and pose put together, with something in hand if wanted."""

from dataclasses import replace
from typing import Any

from theatre.colour import darker
from theatre.figure import Figure, Part
from theatre.people import body
from theatre.people.head import head, scarf
from theatre.people.look import Look
from theatre.people.pose import POSES, Pose, joints
from theatre.people.reach import reaching


def person(
    look: Look, pose: str | Pose = "stand", mood: str | None = None, back: bool | None = None, face: float | None = None, touch: dict[str, Any] | None = None
) -> Figure:
    """Parts from back to front. Points: hand, far_hand (wrists), palm, far_palm (where they touch), head, mouth, lap, back, seat.

    `touch` puts hands and feet on places in the figure's own units: hand, far_hand, foot, far_foot, elbows (see `reach`)."""
    k = look
    if mood is not None:
        k = replace(k, mood=mood)
    if back is not None:
        k = replace(k, back=back)
    if face is not None:
        k = replace(k, look=face)
    b = k.build
    stance = POSES[pose] if isinstance(pose, str) else pose
    if touch:
        stance = reaching(b, stance, hands=k.hands, **touch)
    j = joints(b, stance)
    bare = k.clothes in ("dress", "skirt")
    legs = darker(k.bottom, 0.0) if k.clothes in ("trousers", "suit", "coat", "gown") else (k.skin if bare else k.bottom)
    sleeve = k.top
    parts: list[Part] = [
        *body.arm(k, j.far_arm, sleeve, near=False),
        *body.leg(k, j.far_leg, legs, near=False),
        *body.leg(k, j.near_leg, legs, near=True),
        *body.clothes(k, j),
    ]
    s = b.head / 100
    heads = [p.moved(j.head[0], j.head[1], -j.tilt, s, False) for p in head(k)]
    if k.scarf:
        heads[1:1] = [p.moved(j.head[0], j.head[1], -j.tilt * 0.5, s, False) for p in scarf(k.scarf)]
    parts += [replace(p, lift=p.lift + 0.045) for p in heads]
    near = body.arm(k, j.near_arm, sleeve, near=True)
    if body.raised(j.near_arm, j.lean):
        parts[0:0] = [replace(p, lift=-0.02) for p in near]
    else:
        parts += near
    points = {
        "hand": j.near_arm[2],
        "far_hand": j.far_arm[2],
        "palm": body.palm(k, j.near_arm, near=True),
        "far_palm": body.palm(k, j.far_arm, near=False),
        "head": j.head,
        "top": (j.head[0], j.head[1] + b.head * 0.52),
        "mouth": (j.head[0] + b.head * 0.12, j.head[1] - b.head * 0.27),
        "lap": j.near_leg[1],
        "back": (j.neck[0] - b.broad, j.neck[1] - 0.1),
        "seat": j.hip,
    }
    return Figure(tuple(parts), points)
