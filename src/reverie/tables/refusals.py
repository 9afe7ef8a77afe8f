"""What a table remembers of refused moves: so many, so long, and no more."""

from collections.abc import Iterable, Iterator, Mapping

from reverie.tables.store.base import MOST_REFUSED_BYTES, MOST_REMEMBERED, Refusal, weight


class Refusals(Mapping[str, Refusal]):
    """The refusals of a table by the keys of their moves. The first ones stay, as in the store."""

    def __init__(self, refusals: Iterable[tuple[str, Refusal]] = ()) -> None:
        self._refusals: dict[str, Refusal] = {}
        self._bytes = 0
        for key, refusal in refusals:
            self.remember(key, refusal)

    def remember(self, key: str, refusal: Refusal) -> None:
        """As far as there is room."""
        heavier = self._bytes + weight(key, refusal)
        has_room = len(self._refusals) < MOST_REMEMBERED and heavier <= MOST_REFUSED_BYTES
        if has_room and key not in self._refusals:
            self._refusals[key] = refusal
            self._bytes = heavier

    def __getitem__(self, key: str) -> Refusal:
        return self._refusals[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._refusals)

    def __len__(self) -> int:
        return len(self._refusals)
