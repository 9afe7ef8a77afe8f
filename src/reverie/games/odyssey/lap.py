"""Who voted for what in a turn."""

from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.variant import Variant
from reverie.games.spirits import Chosen, Lap


def lap(variant: Variant, state: Odyssey) -> Lap | None:
    if not state.revealed:
        return None
    story = None
    if variant.names_a_card and state.storyteller in state.owners:
        story = state.images[state.owners.index(state.storyteller)]
    cards = tuple(_chosen(variant, state, image) for image in range(len(state.images)))
    return Lap(cards, state.clue, state.storyteller, story)


def _chosen(variant: Variant, state: Odyssey, image: int) -> Chosen:
    could = tuple(
        seat
        for seat in range(state.players)
        if variant.may_vote(state, seat) and image not in variant.own_images(state, seat)
    )
    by = tuple(seat for seat in could if image in (state.votes[seat] or ()))
    return Chosen(state.images[image], by, could)
