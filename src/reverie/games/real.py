"""Cards that lie on a real table: a game knows them by their places alone, never by a picture."""

REAL = "box"
"""The deck of a group that lays out its own; and a card of it that has no place yet."""


def places(count: int) -> tuple[str, ...]:
    return tuple(f"{REAL}:{place}" for place in range(count))


def is_real(card: str) -> bool:
    return card.startswith(f"{REAL}:")
