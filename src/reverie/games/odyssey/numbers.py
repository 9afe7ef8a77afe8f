"""Real cards: whose is which number, as their givers say it (B4 to B7)."""

from collections import Counter

from msgspec.structs import replace

from reverie.games.chance import shuffled
from reverie.games.odyssey.events import AskedAgain, Owned
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.variant import Variant


def must_say(state: Odyssey, seat: int) -> bool:
    """Whether the turn still waits for the number of a seat's image."""
    return state.real_cards and bool(state.given[seat]) and state.mine[seat] is None


def settle(variant: Variant, state: Odyssey) -> AskedAgain | Owned:
    """Once nobody's number or vote is missing."""
    named = Counter(image for images in state.mine for image in images or ())
    disputed = tuple(
        seat
        for seat, images in enumerate(state.mine)
        if any(named[image] > 1 for image in images or ())
    )
    if disputed:
        return AskedAgain(disputed)
    return _owned(variant, state)


def _owned(variant: Variant, state: Odyssey) -> Owned:
    """What nobody named is shared out among those who did not know (B6)."""
    owner = {image: seat for seat, images in enumerate(state.mine) for image in images or ()}
    left = [image for image in range(len(state.images)) if image not in owner]
    unsure = [
        seat
        for seat, given in enumerate(state.given)
        for _ in range(len(given) - len(state.mine[seat] or ()))
    ]
    owner |= zip(shuffled(state.seed, f"owners:{state.turn}", left), unsure, strict=True)
    owners = tuple(owner[image] for image in range(len(state.images)))
    known = replace(state, owners=owners)
    votes = tuple(
        vote and tuple(image for image in vote if image not in variant.own_images(known, seat))
        for seat, vote in enumerate(state.votes)
    )
    return Owned(owners, votes)  # B7
