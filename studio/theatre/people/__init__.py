"""People of our own: a skeleton to pose, a wardrobe to dress, a face to read."""

from theatre.people.cast import (
    acrobat, astronaut, baker, boy, bride, captain, child, couple, farmer, fisherman, girl, groom, king, lady, librarian,
    musician, old_man, old_woman, postman, sleeper, sweep, toddler, wanderer,
)
from theatre.people.look import Look
from theatre.people.person import person
from theatre.people.pose import POSES, Pose

__all__ = [
    "POSES", "Look", "Pose", "acrobat", "astronaut", "baker", "boy", "bride", "captain", "child", "couple", "farmer", "fisherman",
    "girl", "groom", "king", "lady", "librarian", "musician", "old_man", "old_woman", "person", "postman", "sleeper", "sweep",
    "toddler", "wanderer",
]
