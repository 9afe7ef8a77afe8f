"""Hands and feet end where they are sent, and nothing is reached that is too far away.

    cd studio && .venv/bin/python -m unittest theatre.test_reach

Needs the drawing libraries, which the server's tests do not have: it is the studio's own test. About a second.
"""

import math
import unittest

from theatre.people import face, girl, hand, local, look, old_man
from theatre.people.pose import ADULT, POSES, joints
from theatre.people.reach import reaching

NEAR = 0.02
"""Of the figure's height: less than half a finger."""


class Reach(unittest.TestCase):
    def test_both_palms_touch_what_they_are_sent_to(self) -> None:
        targets = (0.2, 0.52), (0.26, 0.6)
        for kind in hand.HANDS:
            figure = old_man("stand", hands=(kind, kind), touch={"hand": targets[0], "far_hand": targets[1]})
            for name, target in zip(("palm", "far_palm"), targets, strict=True):
                off = hand.PALMS[kind][0] * look.Look().build.limb * 1.1 / 22
                self.assertLess(math.dist(figure.points[name], target), NEAR + abs(off), f"{kind} {name}")

    def test_a_foot_stands_on_a_rung(self) -> None:
        pose = reaching(ADULT, POSES["sit"], foot=(0.24, -0.2))
        ankle = joints(ADULT, pose).near_leg[2]
        self.assertLess(math.dist((ankle[0], ankle[1] - ADULT.limb * 0.5), (0.24, -0.2)), NEAR)

    def test_too_far_is_an_error(self) -> None:
        with self.assertRaises(ValueError):
            girl("stand", touch={"hand": (0.9, 0.9)})

    def test_a_place_of_the_card_is_found_by_a_figure_that_is_turned(self) -> None:
        x, y = local((0.5, 0.1), 0.8, -0.4, 0.5, flip=True)
        self.assertAlmostEqual(x, 0.6)
        self.assertAlmostEqual(y, 1.0)

    def test_every_mood_can_be_worn_from_the_front_and_from_the_side(self) -> None:
        for mood in face.MOODS:
            for aside in (False, True):
                self.assertTrue(girl("stand", mood=mood, gaze=(0.5, -0.5), profile=aside, age=2).parts)


if __name__ == "__main__":
    unittest.main()
