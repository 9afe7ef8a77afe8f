"""The faces that people choose for themselves: paper dolls, drawn in `studio/dolls`."""

from typing import Literal, get_args

Face = Literal[
    "afro", "bald", "beanie", "beard", "beret", "bob", "braids", "bun",
    "cap", "crop", "curls", "fringe", "glasses", "headband", "hijab", "locks",
    "moustache", "pigtails", "ponytail", "silver", "spikes", "turban", "waves", "wreath",
]  # fmt: skip

FACES: tuple[Face, ...] = get_args(Face)
