"""What repeatable moves came to, so that the same id gets the same answer."""

from collections.abc import Mapping
from itertools import islice

from reverie.tables.outcomes import Refused, Repeated
from reverie.tables.store.base import MOST_REFUSED_BYTES, MOST_REMEMBERED, Refusal, weight


class Memory:
    def __init__(self, answers: dict[str, int], refusals: Mapping[str, Refusal]) -> None:
        self.answers = answers
        """The version that each move led to, oldest first."""
        self.refusals: dict[str, Refusal] = {}
        self._bytes = 0
        for key, refusal in refusals.items():
            self.refused(key, refusal)

    def outcome(self, key: str | None) -> Repeated | Refused | None:
        if key is None:
            return None
        if key in self.answers:
            return Repeated(self.answers[key])
        if refusal := self.refusals.get(key):
            return Refused(refusal.error)
        return None

    def answered(self, key: str, version: int) -> None:
        """The oldest are forgotten."""
        self.answers[key] = version
        if len(self.answers) > 2 * MOST_REMEMBERED:
            self.answers = dict(islice(self.answers.items(), MOST_REMEMBERED, None))

    def refused(self, key: str, refusal: Refusal) -> None:
        """The first ones stay, as far as there is room, as in the store."""
        heavier = self._bytes + weight(key, refusal)
        has_room = len(self.refusals) < MOST_REMEMBERED and heavier <= MOST_REFUSED_BYTES
        if has_room and key not in self.refusals:
            self.refusals[key] = refusal
            self._bytes = heavier
