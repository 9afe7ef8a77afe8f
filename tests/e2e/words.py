"""What the interface says, in each of its languages, as patterns to find it by."""

import re
from functools import cache

from reverie.languages import about, texts
from tests.languages.messages import ARGUMENT, cases, closing

INTERFACE = ("app", "odyssey", "over", "rules", "stella")
NUMBER = r"\d[\d\s.,]*"


@cache
def messages(language: str) -> dict[str, str]:
    read: dict[str, str] = {}
    for name in INTERFACE:
        read |= texts(language, name)
    return read


class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self.tag = about(language).tag
        self._messages = messages(language)

    def exactly(self, key: str, **values: object) -> re.Pattern[str]:
        """The whole of a message; what is not given may be anything."""
        return re.compile(f"^{self.source(key, **values)}$")

    def within(self, key: str, **values: object) -> re.Pattern[str]:
        return re.compile(self.source(key, **values))

    def begins(self, key: str, **values: object) -> re.Pattern[str]:
        """The message, and then the end or something that is no part of its last word."""
        return re.compile(rf"^{self.source(key, **values)}(?!\w)")

    def source(self, key: str, **values: object) -> str:
        return _source(self._messages[key], values)


def _source(message: str, values: dict[str, object], number: str = NUMBER) -> str:
    out, at = "", 0
    while at < len(message):
        if message[at] == "{":
            end = closing(message, at)
            out += _argument(message[at + 1 : end], values)
            at = end
        elif message[at] == "#":
            out += number
        elif message[at].isspace():
            out += r"\s+"
        else:
            out += re.escape(message[at])
        at += 1
    return out


def _argument(body: str, values: dict[str, object]) -> str:
    found = ARGUMENT.fullmatch(body)
    assert found, body
    name, rest = found.groups()
    if rest is None:
        return re.escape(str(values[name])) if name in values else "(.+?)"
    number = re.escape(str(values.get(name, ""))) or NUMBER
    read = cases(rest)
    chosen = [read[str(values[name])]] if str(values.get(name)) in read else [*read.values()]
    return "(?:" + "|".join(_source(case, values, number) for case in chosen) + ")"
