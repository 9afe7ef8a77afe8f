"""The fields of an observation, one after another."""

from collections.abc import Mapping


class Layout:
    def __init__(self, fields: Mapping[str, int]) -> None:
        self.fields = dict(fields)
        self.width = sum(self.fields.values())

    def slices(self, start: int = 0) -> dict[str, slice]:
        found = {}
        for name, length in self.fields.items():
            found[name] = slice(start, start + length)
            start += length
        return found
