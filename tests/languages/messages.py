"""All that a message can say."""

import re
from collections.abc import Iterator

ARGUMENT = re.compile(r"\s*(\w+)\s*(?:,\s*(?:plural|select)\s*,(.*))?", re.DOTALL)


def readings(message: str) -> Iterator[str]:
    """The message with each of its cases; a name or a number is X."""
    start = message.find("{")
    if start < 0:
        yield message.replace("#", "X")
        return
    end = closing(message, start)
    argument = ARGUMENT.fullmatch(message[start + 1 : end])
    assert argument, message
    chosen = ["X"] if argument[2] is None else list(cases(argument[2]).values())
    for one in chosen:
        yield from readings(message[:start] + one + message[end + 1 :])


def cases(text: str) -> dict[str, str]:
    found, at = {}, 0
    while (start := text.find("{", at)) >= 0:
        end = closing(text, start)
        found[text[at:start].strip()] = text[start + 1 : end]
        at = end + 1
    return found


def closing(text: str, start: int) -> int:
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return at
    raise ValueError(f"a brace is not closed: {text}")
