"""A person's text (G4): any script is kept, what cannot be shown is not."""

import unicodedata

INVISIBLE = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and marks that show nothing: fillers, the joiner of marks, the empty Braille cell."""
LINE_BREAKS = str.maketrans(dict.fromkeys("\t\n\v\f\r\x85\u2028\u2029", " "))


def clean(text: str) -> str:
    """The text on one line, without control characters and outer blanks."""
    line = text.translate(LINE_BREAKS)
    if not line.isprintable():
        line = "".join(char for char in line if unicodedata.category(char) not in ("Cc", "Cs"))
    return line.strip()


def is_blank(text: str) -> bool:
    """Whether there is nothing to be seen in it."""
    return all(
        char in INVISIBLE or unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs")
        for char in text
    )
