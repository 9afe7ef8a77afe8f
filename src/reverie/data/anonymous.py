"""What must not leave the server: names, and clues that may tell who somebody is."""

import re
from hashlib import blake2b

WITHHELD = re.compile(
    r"""
    [^\s@]+@[^\s@]+\.[^\s@]+        # an address of mail
    | https?:// | www\.             # of a page
    | (?:\+?\d[\s().-]?){7,}        # a telephone number, or any other long number
    """,
    re.VERBOSE,
)
SHORTEST_NAME = 3
"""Shorter names are in too many words to be looked for within them."""


def may_tell_who(clue: str, names: tuple[str, ...]) -> bool:
    """Whether a clue holds somebody's name, an address or a number that could be a telephone's."""
    folded = clue.casefold()
    words = set(re.findall(r"\w+", folded))
    for name in names:
        for part in {name.casefold(), *re.findall(r"\w+", name.casefold())}:
            if part in words or part == folded or (len(part) >= SHORTEST_NAME and part in folded):
                return True
    return WITHHELD.search(clue) is not None


class Pseudonyms:
    """Ids that mean nothing outside one export: the salt is kept nowhere."""

    def __init__(self, salt: bytes) -> None:
        self._salt = salt

    def game(self, code: str, number: int) -> str:
        told = f"{code}/{number}".encode()
        return blake2b(told, digest_size=8, key=self._salt).hexdigest()
