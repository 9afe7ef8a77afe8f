"""Hands, the draw pile and the discards."""

from msgspec import Struct

from reverie.games.chance import shuffled

Hand = tuple[str, ...]
Hands = tuple[Hand, ...]


class Deal(Struct, frozen=True):
    """What each seat gets, and the pile that is left; ``shuffled`` where the discards are in it."""

    dealt: Hands
    pile: tuple[str, ...]
    shuffled: bool


def deal(players: int, size: int, pile: tuple[str, ...]) -> Deal:
    """A full hand for everybody."""
    return refill(((),) * players, size, pile, (), "", "")


def refill(
    hands: Hands, size: int, pile: tuple[str, ...], discards: tuple[str, ...], seed: str, label: str
) -> Deal:
    """What fills every hand again. Where the pile is too small, the rest of it goes first (O13)."""
    missing = [size - len(hand) for hand in hands]
    short = sum(missing) > len(pile)
    source = (*pile, *shuffled(seed, label, discards)) if short else pile
    dealt = []
    top = 0
    for count in missing:
        dealt.append(source[top : top + count])
        top += count
    return Deal(tuple(dealt), source[top:], short)
