"""People: a posed body in three dimensions with clothes that hang on it."""

from dataclasses import dataclass, replace

import numpy as np

from ..skins import person as looks_of
from ..solid import Clay, V, frame, ik, rot, unit
from . import clothes as wardrobe
from .feelings import FEELINGS
from .hand import hand
from .head import head
from .poses import POSES


@dataclass(frozen=True)
class Build:
    """Lengths are shares of a grown body's; stature in shares of 1.7 m."""

    stature: float = 1.0
    head: float = 1.0
    width: float = 1.0  # shoulders
    girth: float = 1.0
    belly: float = 0.0
    bust: float = 0.0
    hips: float = 1.0
    limbs: float = 1.0  # thickness
    legs: float = 1.0  # length
    age: float = 0.4
    stoop: float = 0.0


BUILDS = {
    "man": Build(), "woman": Build(0.95, width=0.88, girth=0.9, bust=0.8, hips=1.08, limbs=0.88), "slim": Build(1.02, width=0.9, girth=0.82, limbs=0.82),
    "strong": Build(1.06, head=0.96, width=1.18, girth=1.12, limbs=1.22), "stout": Build(0.98, width=1.05, girth=1.3, belly=1.0, hips=1.2, limbs=1.15),
    "matron": Build(0.92, width=0.98, girth=1.2, belly=0.5, bust=1.3, hips=1.32, limbs=1.08), "old_man": Build(0.94, girth=0.95, belly=0.3, limbs=0.85, age=0.85, stoop=16),
    "old_woman": Build(0.86, width=0.86, girth=1.0, belly=0.3, bust=0.6, hips=1.1, limbs=0.85, age=0.9, stoop=20), "youth": Build(0.96, head=1.02, width=0.9, girth=0.85, limbs=0.82, age=0.28),
    "girl": Build(0.72, head=1.28, width=0.86, girth=0.88, limbs=0.84, legs=0.95, age=0.12), "boy": Build(0.72, head=1.28, width=0.9, girth=0.9, limbs=0.86, legs=0.95, age=0.12),
    "child": Build(0.58, head=1.52, width=0.86, girth=0.98, belly=0.3, limbs=0.95, legs=0.88, age=0.06), "baby": Build(0.38, head=2.0, width=0.9, girth=1.15, belly=0.6, limbs=1.2, legs=0.72, age=0.0),
    "giant": Build(1.15, head=0.9, width=1.2, girth=1.25, belly=0.4, limbs=1.2),
}  # fmt: skip


def person(at=(0, 0, 0), face=0.0, pose="stand", build="man", clothes="shirt", *, feel="calm", look_at=None, gaze=None, hair="short", beard=None, skin="sand", hair_col="black",
           top="#4a6f86", legs="#55506a", shoe="#3a2c2a", trim="#efe6d2", hands=None, feet=None, grips=None, palms=None, fingers=None, elbows=None, knees=None, toes=None, shoes=True,
           sleeves=None, no_head=False, detail=True, head_kw=None, scale=1.0, looks=None, lean=None, no_hands=(), stub=0.12, **pose_kw):  # fmt: skip
    """at: the ground under the body, or where `pelvis` of the pose is measured from. face: degrees about y, 0 faces +z.
    hands, feet: points in the body's frame (see poses), or None to keep the pose's; a World point is taken as it is.
    look_at turns the head and the eyes; gaze only the eyes. stub: how far wrists reach back into the sleeves; 0 where hands are bent."""
    p = POSES[pose] if isinstance(pose, str) else pose
    over = dict(pose_kw)
    for name, value in (
        ("hands", hands),
        ("feet", feet),
        ("grips", grips),
        ("palms", palms),
        ("fingers", fingers),
        ("elbows", elbows),
        ("knees", knees),
        ("toes", toes),
    ):
        if value is not None:
            over[name] = tuple(old if new is None else new for old, new in zip(getattr(p, name), value, strict=True))
    if lean is not None:
        over["lean"] = lean
    p = replace(p, **over)
    b = BUILDS[build] if isinstance(build, str) else build
    look_set = looks_of(skin, hair_col, top, legs, shoe, trim)
    look_set.update(looks or {})
    body = Body(at, face, p, b, look_set, b.stature * scale)
    body.seat = wardrobe.seat(clothes)
    body.spine()
    body.legs(shoes)
    body.arms(detail, no_hands, stub)
    wardrobe.dress(body, clothes, sleeves)
    if not no_head:
        body.head(feel, look_at, gaze, hair, beard, detail, head_kw or {})
    return body.clay


class World(tuple):
    """A point given in the world, where one in the body's frame is expected."""


class Body:
    def __init__(self, at, face, pose, build, looks, s):
        self.p, self.b, self.s = pose, build, s
        self.clay = Clay(looks)
        self.yaw = rot((0, 1, 0), face)
        self.at = np.asarray(at, float)
        self.base = V(*pose.pelvis)
        self.base[1] = pose.pelvis[1] * (build.legs if pose.pelvis[1] > 0.6 else 1)
        self.spin = rot((1, 0, 0), pose.pitch) @ rot((0, 1, 0), pose.roll)
        self.j: dict = {}

    # body coordinates: pelvis at the origin of the spun frame
    def w(self, v):
        """From pelvis coordinates to the world."""
        return self.at + self.yaw @ ((self.base + self.spin @ np.asarray(v, float)) * self.s)

    def d(self, v):
        return self.yaw @ (self.spin @ np.asarray(v, float))

    def local(self, target):
        """A target of the pose (or of the world) in pelvis coordinates."""
        if isinstance(target, World):
            return self.spin.T @ (self.yaw.T @ (np.asarray(target, float) - self.at) / self.s - self.base)
        t = np.asarray(target, float)
        if self.p.pitch or self.p.roll:
            return t - V(0, 0.93, 0)  # lying poses are written standing
        return t - np.asarray(self.p.pelvis, float)

    def cap(self, a, b, r1, r2=None, k=0.05, m="top", **kw):
        s = self.s
        if "fold" in kw:
            kw["fold"] *= s
        self.clay.cap(self.w(a), self.w(b), r1 * s, (r1 if r2 is None else r2) * s, k=k * s, m=m, **kw)

    def ell(self, c, r, k=0.05, m="top", spin=None):
        self.clay.ell(self.w(c), np.array(r) * self.s, self.yaw @ self.spin @ (np.eye(3) if spin is None else spin), k=k * self.s, m=m)

    def mark(self, pts, w=1.6, **kw):
        kw["tol"] = kw.get("tol", 0.03) * self.s
        self.clay.mark([self.w(q) for q in pts], w * self.s, **kw)

    def spine(self):
        p, b = self.p, self.b
        lean = p.lean + b.stoop
        low = rot((1, 0, 0), lean * 0.45) @ rot((0, 0, 1), -p.side * 0.5)
        self.chest = high = rot((1, 0, 0), lean) @ rot((0, 0, 1), -p.side) @ rot((0, 1, 0), p.twist)
        j = self.j
        j["pelvis"] = V(0, 0, 0)
        j["waist"] = low @ V(0, 0.17, 0)
        j["ribs"] = j["waist"] + high @ V(0, 0.16, 0)
        j["neck"] = j["waist"] + high @ V(0, 0.345, 0.0)
        g, h = b.girth, b.hips
        self.ell((0, -0.01, -0.005), (0.155 * h, 0.115, 0.115 * (0.5 + 0.5 * h)), k=0.08, m=self.seat)
        self.cap((0, 0.02, 0), j["waist"], 0.125 * g, 0.115 * g, k=0.09)
        for q in (1, -1):
            self.cap(j["waist"] + high @ V(0.05 * q, 0, 0), j["ribs"] + high @ V(0.075 * q * b.width, 0.06, 0), 0.10 * g, 0.098 * g, k=0.08)
            sh = j["neck"] + high @ V(0.165 * q * b.width, -0.045, -0.005)
            j[f"shoulder{q}"] = sh
            self.cap(j["neck"] + high @ V(0.04 * q, -0.02, -0.01), sh, 0.062 * g, 0.066 * (0.5 + 0.5 * g), k=0.07)
            if b.bust:
                self.ell(j["ribs"] + high @ V(0.072 * q, 0.015, 0.095 * g), (0.07, 0.07, 0.035 + 0.03 * b.bust), k=0.05, spin=high)
        if b.belly:
            self.ell(low @ V(0, 0.11, 0.07 * g), (0.14 * g, 0.15, 0.07 + 0.08 * b.belly), k=0.08, spin=low)
        neck_top = j["neck"] + high @ V(0, 0.075, 0.015 + 0.0006 * b.stoop)
        j["neck_top"] = neck_top
        self.cap(j["neck"] - high @ V(0, 0.03, 0), neck_top, 0.062 * b.limbs, 0.054 * b.limbs, k=0.03, m="skin")
        for name in ("pelvis", "waist", "ribs", "neck"):
            self.clay.joints[name] = self.w(j[name])

    def legs(self, shoes):
        p, b = self.p, self.b
        thigh, shin = 0.44 * b.legs, 0.43 * b.legs
        for i, q in enumerate((1, -1)):
            hip = V(0.088 * q * b.hips, -0.03, 0)
            target = self.local(p.feet[i])
            if not (isinstance(p.feet[i], World) or p.pitch or p.roll):
                target = np.asarray(p.feet[i], float) - self.base
            pole = np.asarray(p.knees[i], float)
            knee, ankle = ik(hip, target, thigh, shin, pole)
            self.j[f"hip{q}"], self.j[f"knee{q}"], self.j[f"ankle{q}"] = hip, knee, ankle
            t = np.asarray(p.toes[i], float) if p.toes[i] is not None else V(0.12 * q, -0.12, 1)
            self.j[f"toe{q}"] = unit(t)
            self.clay.joints[f"knee{'lr'[i]}"], self.clay.joints[f"foot{'lr'[i]}"] = self.w(knee), self.w(ankle)
            self._foot(ankle, unit(t), q, shoes)

    def _foot(self, ankle, toe, q, shoes):
        f = 0.85 + 0.15 * self.b.limbs
        up = unit(V(0, 1, 0) - toe * toe[1]) if abs(toe[1]) < 0.95 else V(0, 0, 1)
        m = "shoe" if shoes else "skin"
        ball = ankle + toe * 0.135 * f - up * 0.038
        self.cap(ankle - up * 0.03 - toe * 0.035, ball, 0.042 * f, (0.034 if shoes else 0.037) * f, k=0.04, m=m)
        self.cap(ankle, ankle - up * 0.03 - toe * 0.03, 0.045 * f, 0.042 * f, k=0.03, m=m)
        if shoes:
            side = np.cross(up, toe)
            last = self.yaw @ self.spin @ np.stack([side, up, toe], 1)
            tip = ankle + toe * 0.155 * f - up * 0.044
            self.clay.ell(self.w(tip), np.array((0.043, 0.027, 0.058)) * f * self.s, last, k=0.025 * self.s, m=m)
            sole = ankle + toe * 0.066 * f - up * 0.066
            self.clay.box(self.w(sole), np.array((0.041, 0.011, 0.148)) * f * self.s, last, 0.011 * self.s, 0.004 * self.s, m)
            for e in (1, -1):
                self.mark([sole + side * 0.042 * e + up * 0.012 + toe * z for z in (-0.14, 0.0, 0.13)], 2.0, tol=0.03)
                self.mark([ankle + toe * 0.075 - up * 0.012 + side * 0.02 * e, ankle + toe * 0.1 - up * 0.02 - side * 0.02 * e], 1.6, tol=0.03)
            return
        side = np.cross(up, toe) * q
        for n in range(5):
            a = ball + side * (0.034 - 0.019 * n) * -1 * f
            r = (0.019, 0.014, 0.0135, 0.012, 0.011)[n] * f
            self.cap(a, a + toe * (0.05 - 0.006 * n) - up * 0.008, r, r * 0.9, k=0.012, m="skin")

    def arms(self, detail, no_hands, stub=0.12):
        p, b = self.p, self.b
        for i, q in enumerate((1, -1)):
            sh = self.j[f"shoulder{q}"]
            target = self.local(p.hands[i])
            if not (isinstance(p.hands[i], World) or p.pitch or p.roll):
                target = np.asarray(p.hands[i], float) - self.base
            elbow, wrist = ik(sh, target, 0.295, 0.255, p.elbows[i])
            self.j[f"elbow{q}"], self.j[f"wrist{q}"] = elbow, wrist
            self.clay.joints[f"elbow{'lr'[i]}"] = self.w(elbow)
            z = np.asarray(p.fingers[i], float) if p.fingers[i] is not None else wrist - elbow
            z = unit(z)
            palm = np.asarray(p.palms[i], float) if p.palms[i] is not None else V(-q, 0, 0.25)
            y = -palm + z * (palm @ z)
            y = unit(y) if np.linalg.norm(y) > 0.05 else unit(np.cross(z, V(0.2, 0.3, 0.9)))
            x = np.cross(y, z)
            if i in no_hands:
                continue
            # on a left hand seen from its back the thumb is at -x of (x, y, z) right-handed, fingers up
            h = hand(
                self.w(wrist),
                np.stack([self.d(x), self.d(y), self.d(z)], 1),
                side=-1 if q == 1 else 1,
                s=0.185 * self.s * (0.9 + 0.1 * b.limbs) * (1 + 0.1 * (b.head > 1.2)),
                grip=p.grips[i],
                thin=0.85 + 0.15 * b.limbs,
                age=b.age,
                detail=detail,
                stub=stub,
            )
            self.clay.add(h)
            self.clay.joints[f"hand{'lr'[i]}"] = h.joints["grip"]
            self.clay.joints[f"palm{'lr'[i]}"] = h.joints["palm"]
            self.clay.joints[f"pinch{'lr'[i]}"] = h.joints["pinch"]
            self.clay.joints[f"wrist{'lr'[i]}"] = self.w(wrist)

    def head(self, feel, look_at, gaze, hair, beard, detail, kw):
        b, s = self.b, self.s
        size = 0.232 * s * b.head * kw.pop("size", 1.0)
        f = FEELINGS[feel] if isinstance(feel, str) else feel
        top = self.w(self.j["neck_top"])
        up = self.d(self.chest @ V(0, 1, 0.12))
        pos = top + up * (0.36 * size)
        fwd = unit(self.d(np.asarray(self.p.look, float)) if look_at is None else np.asarray(look_at, float) - pos)
        keep_up = up if abs(up @ fwd) < 0.9 else self.d(V(0, 0, -1))
        turn = frame(fwd, unit(keep_up + V(1e-4, 0, 2e-4)))
        if look_at is None:
            turn = turn @ rot((1, 0, 0), -f.tilt)
        elif f.tilt < 0:
            turn = turn @ rot((1, 0, 0), -f.tilt * 0.4)
        pos = pos + turn @ V(0, 0.02, 0.16) * size
        h = head(
            pos,
            turn,
            size,
            feel=f,
            age=b.age,
            look_at=gaze if gaze is not None else look_at,
            build=0.7 + 0.3 * b.girth + 0.1 * b.belly,
            hair=hair,
            beard=beard,
            neck=self.w(self.j["neck"]),
            detail=detail,
            **kw,
        )
        self.clay.add(h)
        for name, q in h.joints.items():
            self.clay.joints[name] = q
        self.clay.turn, self.clay.head_size = turn, size
