"""Poses: where hands and feet go, in the body's own frame.

Frame: origin on the ground under the pelvis, x to its left, y up, z forward; lengths for a body 1.7 high. Left comes first.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Pose:
    pelvis: tuple = (0, 0.93, 0)
    lean: float = 0.0  # the back bends forward, degrees
    side: float = 0.0  # and to the left
    twist: float = 0.0  # shoulders turn to the left
    hands: tuple = ((0.27, 0.78, 0.06), (-0.27, 0.78, 0.06))
    palms: tuple = (None, None)  # where the palm faces; None: towards the body
    fingers: tuple = (None, None)  # where the fingers go; None: on with the forearm
    grips: tuple = ("hang", "hang")
    elbows: tuple = ((0.6, -0.3, -0.8), (-0.6, -0.3, -0.8))
    feet: tuple = ((0.1, 0.08, 0.0), (-0.1, 0.08, 0.0))
    toes: tuple = (None, None)
    knees: tuple = ((0.12, 0, 1), (-0.12, 0, 1))
    pitch: float = 0.0  # the whole body turned about the pelvis: 90 lies on its face, -90 on its back
    roll: float = 0.0
    look: tuple = (0, 0, 1)  # the way the face looks

    def but(self, **kw) -> "Pose":
        return replace(self, **kw)


def both(x, y, z):
    return ((x, y, z), (-x, y, z))


SIT = Pose(
    pelvis=(0, 0.52, 0),
    lean=4,
    feet=((0.11, 0.08, 0.45), (-0.11, 0.08, 0.45)),
    hands=((0.14, 0.62, 0.34), (-0.14, 0.62, 0.34)),
    palms=((0, -1, 0), (0, -1, 0)),
    grips=("flat", "flat"),
    elbows=both(0.9, -0.4, -0.5),
)
POSES = {
    "stand": Pose(),
    "weight": Pose(side=4, pelvis=(0.03, 0.92, 0), feet=((0.07, 0.08, 0), (-0.17, 0.08, 0.08)), hands=((0.29, 0.8, 0.02), (-0.2, 0.95, 0.16))),
    "walk": Pose(lean=5, pelvis=(0, 0.9, 0), feet=((0.08, 0.08, 0.34), (-0.08, 0.12, -0.36)), hands=((0.26, 0.84, -0.22), (-0.26, 0.88, 0.26)), toes=(None, (0, -0.6, 0.8))),
    "run": Pose(lean=20, pelvis=(0, 0.93, 0), feet=((0.08, 0.36, 0.32), (-0.08, 0.3, -0.62)), hands=((0.26, 0.98, -0.28), (-0.2, 1.3, 0.36)), grips=("fist", "fist"), toes=((0, 0.1, 1), (0, -1, 0.1))),
    "reach": Pose(lean=-4, hands=((0.16, 1.95, 0.16), (-0.16, 1.95, 0.16)), palms=((0, 0, 1), (0, 0, 1)), grips=("open", "open"), elbows=both(1, 0, 0.2), look=(0, 0.7, 0.7)),
    "reach_one": Pose(side=-5, hands=((0.14, 1.98, 0.16), (-0.3, 0.8, 0.02)), palms=((0, 0, 1), None), grips=("open", "hang"), elbows=((1, 0, 0.2), (-0.6, -0.3, -0.8)), look=(0.1, 0.7, 0.7)),
    "offer": Pose(lean=5, hands=((0.12, 1.08, 0.42), (-0.12, 1.08, 0.42)), palms=((0, 1, 0), (0, 1, 0)), grips=("cup", "cup"), look=(0, -0.3, 1)),
    "hold": Pose(hands=((0.08, 1.1, 0.26), (-0.08, 1.1, 0.26)), palms=((-1, 0, 0.2), (1, 0, 0.2)), fingers=((-0.3, 0.7, 0.5), (0.3, 0.7, 0.5)), grips=("cup", "cup"), elbows=both(1, -0.6, 0)),
    "point": Pose(hands=((0.2, 1.32, 0.62), (-0.27, 0.78, 0.04)), grips=("point", "hang"), palms=((0, -1, 0), None)),
    "wave": Pose(hands=((0.46, 1.78, 0.1), (-0.27, 0.78, 0.04)), grips=("open", "hang"), palms=((0, 0, 1), None), elbows=((1, -0.6, 0), (-0.6, -0.3, -0.8))),
    "hips": Pose(hands=((0.19, 0.98, 0.03), (-0.19, 0.98, 0.03)), elbows=both(1, 0, -0.3), palms=((-1, 0, 0), (1, 0, 0)), fingers=((-0.2, -0.6, 0.8), (0.2, -0.6, 0.8))),
    "crossed": Pose(hands=((-0.12, 1.2, 0.22), (0.12, 1.1, 0.2)), elbows=both(1, -0.6, 0.1), palms=((0, 0, -1), (0, 0, -1))),
    "face_hands": Pose(lean=14, hands=((0.08, 1.46, 0.22), (-0.08, 1.46, 0.22)), fingers=((-0.1, 1, -0.1), (0.1, 1, -0.1)), palms=((0, 0, -1), (0, 0, -1)), grips=("cup", "cup"), elbows=both(0.7, -1, 0.2), look=(0, -0.6, 1)),
    "sit": SIT,
    "sit_think": SIT.but(lean=26, hands=((0.1, 0.98, 0.42), (-0.14, 0.62, 0.34)), palms=((0, 0, -1), (0, -1, 0)), grips=("fist", "flat"), fingers=((-0.2, 1, 0), None), look=(0, -0.4, 1)),
    "sit_hold": SIT.but(hands=((0.1, 0.86, 0.3), (-0.1, 0.86, 0.3)), palms=((-1, 0, 0), (1, 0, 0)), grips=("cup", "cup"), look=(0, -0.45, 1)),
    "sit_floor": Pose(pelvis=(0, 0.13, 0), lean=8, feet=((0.16, 0.08, 0.78), (-0.16, 0.08, 0.78)), hands=((0.3, 0.09, -0.12), (-0.3, 0.09, -0.12)), palms=((0, -1, 0), (0, -1, 0)), grips=("flat", "flat"), knees=both(0.1, 1, 0.2)),
    "hug_knees": Pose(pelvis=(0, 0.13, 0), lean=30, feet=((0.1, 0.08, 0.46), (-0.1, 0.08, 0.46)), hands=((-0.08, 0.36, 0.44), (0.08, 0.33, 0.46)), palms=((0, 0, -1), (0, 0, -1)), elbows=both(1, 0, 0), knees=both(0.1, 1, 0.4), look=(0, -0.5, 1)),
    "cross_legs": Pose(pelvis=(0, 0.13, 0), lean=4, feet=((-0.12, 0.08, 0.3), (0.12, 0.08, 0.34)), knees=both(1, 0.25, 0.5), hands=((0.2, 0.3, 0.34), (-0.2, 0.3, 0.34)), palms=((0, -1, 0), (0, -1, 0))),
    "kneel": Pose(pelvis=(0, 0.48, 0), lean=6, feet=((0.1, 0.07, -0.36), (-0.1, 0.07, -0.36)), toes=((0, -0.3, -1), (0, -0.3, -1)), knees=both(0.1, -0.6, 1), hands=((0.13, 0.5, 0.26), (-0.13, 0.5, 0.26)), palms=((0, -1, 0), (0, -1, 0))),
    "kneel_one": Pose(pelvis=(0, 0.52, 0), lean=10, feet=((0.1, 0.08, 0.4), (-0.1, 0.09, -0.42)), toes=(None, (0, -0.6, -0.5)), hands=((0.14, 0.66, 0.42), (-0.16, 0.56, 0.3))),
    "crouch": Pose(pelvis=(0, 0.34, 0), lean=34, feet=((0.13, 0.08, 0.12), (-0.13, 0.08, 0.12)), knees=both(0.25, 0.2, 1), hands=((0.14, 0.22, 0.5), (-0.14, 0.22, 0.5)), look=(0, -0.4, 1)),
    "bend": Pose(pelvis=(0, 0.88, -0.06), lean=68, hands=((0.14, 0.4, 0.5), (-0.14, 0.4, 0.5)), look=(0, -0.9, 0.5)),
    "push": Pose(pelvis=(0, 0.82, -0.1), lean=38, feet=((0.1, 0.08, 0.14), (-0.1, 0.12, -0.62)), hands=((0.16, 1.2, 0.62), (-0.16, 1.2, 0.62)), fingers=((0, 1, 0.1), (0, 1, 0.1)), palms=((0, 0, 1), (0, 0, 1)), grips=("open", "open"), toes=(None, (0, -0.7, 0.7))),
    "pull": Pose(pelvis=(0, 0.76, -0.16), lean=-24, feet=((0.12, 0.08, 0.42), (-0.12, 0.08, 0.18)), hands=((0.05, 1.1, 0.5), (-0.05, 1.06, 0.34)), grips=("bar", "bar"), palms=((-1, 0, 0), (1, 0, 0))),
    "climb": Pose(lean=6, feet=((0.12, 0.52, 0.22), (-0.12, 0.1, 0.14)), hands=((0.18, 1.9, 0.3), (-0.18, 1.5, 0.34)), grips=("bar", "bar"), palms=((0, 0, 1), (0, 0, 1)), look=(0, 0.7, 0.8)),
    "dance": Pose(side=-10, twist=18, feet=((0.12, 0.08, 0.02), (-0.42, 0.4, -0.1)), hands=((0.5, 1.72, 0.1), (-0.62, 1.24, 0.12)), grips=("open", "open"), elbows=((1, 0, -0.4), (-0.4, -1, 0)), toes=(None, (-0.6, -0.8, 0.2)), look=(0.4, 0.3, 1)),
    "embrace": Pose(lean=8, hands=((-0.06, 1.26, 0.36), (0.06, 1.12, 0.38)), elbows=both(1, -0.2, 0.3), palms=((0, 0, -1), (0, 0, -1)), grips=("flat", "flat"), look=(0.3, -0.2, 1)),
    "carry": Pose(lean=-6, hands=((0.12, 1.0, 0.36), (-0.12, 1.0, 0.36)), palms=((-0.3, 1, 0), (0.3, 1, 0)), fingers=((-1, 0, 0.4), (1, 0, 0.4)), grips=("cup", "cup"), elbows=both(1, -0.8, -0.2)),
    "lie": Pose(pelvis=(0, 0.12, 0), pitch=-90, hands=((0.24, 0.78, 0.06), (-0.24, 0.78, 0.06))),
    "lie_side": Pose(pelvis=(0, 0.16, 0), pitch=-90, roll=80, lean=14, feet=((0.05, 0.3, 0.32), (-0.05, 0.26, 0.1)), hands=((0.0, 1.3, 0.3), (-0.05, 1.48, 0.18)), look=(0, -0.2, 1)),
    "curl": Pose(pelvis=(0, 0.16, 0), pitch=-90, roll=85, lean=52, feet=((0.06, 0.62, 0.42), (-0.06, 0.6, 0.36)), hands=((0.05, 1.1, 0.46), (-0.05, 1.2, 0.4)), knees=both(0, 0.6, 1), look=(0, -0.5, 1)),
    "float": Pose(pelvis=(0, 1.0, 0), lean=-12, feet=((0.18, 0.2, -0.16), (-0.12, 0.34, -0.3)), hands=((0.62, 1.5, 0.12), (-0.58, 1.36, -0.1)), grips=("open", "open"), toes=((0, -1, 0.2), (0, -1, 0.2))),
    "fall": Pose(pelvis=(0, 1.0, 0), pitch=-62, lean=10, feet=((0.3, 0.44, 0.42), (-0.2, 0.3, 0.1)), hands=((0.6, 1.72, 0.2), (-0.5, 1.6, 0.42)), grips=("open", "open"), toes=((0, -1, 0.3), (0, -1, 0.3))),
    "fly": Pose(pelvis=(0, 1.0, 0), pitch=80, lean=-10, feet=((0.09, 0.12, -0.06), (-0.09, 0.16, -0.02)), hands=((0.2, 2.0, 0.2), (-0.2, 2.0, 0.2)), toes=((0, -1, 0), (0, -1, 0)), look=(0, 0.8, 0.5)),
    "row": SIT.but(lean=24, hands=((0.2, 0.78, 0.52), (-0.2, 0.78, 0.52)), palms=((0, -1, 0), (0, -1, 0)), grips=("bar", "bar"), fingers=((-0.3, 0, 1), (0.3, 0, 1))),
    "play": SIT.but(lean=10, hands=((0.18, 0.72, 0.44), (-0.18, 0.72, 0.44)), palms=((0, -1, 0), (0, -1, 0)), grips=("cup", "cup")),
    "pray": Pose(pelvis=(0, 0.48, 0), lean=10, feet=((0.1, 0.07, -0.36), (-0.1, 0.07, -0.36)), toes=((0, -0.3, -1), (0, -0.3, -1)), knees=both(0.1, -0.6, 1), hands=((0.035, 0.9, 0.3), (-0.035, 0.9, 0.3)), fingers=((0, 1, 0.3), (0, 1, 0.3)), palms=((-1, 0, 0), (1, 0, 0)), grips=("pray", "pray"), elbows=both(1, -0.6, 0), look=(0, -0.3, 1)),
}  # fmt: skip
