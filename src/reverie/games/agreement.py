"""What the people at a table decide together: to go on, or to play with another word."""

from functools import cache

from reverie.games.errors import IllegalMove


@cache
def deciders(bots: tuple[bool, ...]) -> tuple[int, ...]:
    """Who is asked: the people, or every bot where no person is left."""
    people = tuple(seat for seat, bot in enumerate(bots) if not bot)
    return people or tuple(range(len(bots)))


def is_unanimous(bots: tuple[bool, ...], said: tuple[int, ...]) -> bool:
    return set(deciders(bots)) <= set(said)


def agree(bots: tuple[bool, ...], said: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """All who have said yes, this seat included."""
    if seat not in deciders(bots):
        raise IllegalMove("not_your_turn", "The people at the table decide this.")
    if seat in said:
        raise IllegalMove("not_now", "You have said so already.")
    return (*said, seat)
