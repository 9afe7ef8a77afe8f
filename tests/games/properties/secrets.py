"""What is secret, and other states that a viewer must not be able to tell from the true one (G1).

Every field of a state is in a table here. A secret is a function that changes what a viewer may not
know, as the rules could have brought it about, and nothing else; where there is nothing to change
it returns the state as it is.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Literal

from msgspec.structs import replace

from reverie.games.odyssey.state import Odyssey
from reverie.games.real import is_real
from reverie.games.stella.events import Shown
from reverie.games.stella.state import POSITIONS, Stella

Kind = Literal["public", "own", "hidden"]
Viewer = int | None
Secret = Callable[[Any, Viewer, Random], Any]

FIELDS: dict[type[Any], dict[str, Kind]] = {
    Stella: {
        "bots": "public",
        "grid": "public",
        "pile": "hidden",
        "words": "hidden",  # but for the clue
        "first_scout": "public",
        "slates": "own",
        "stars": "public",
        "phase": "public",
        "round": "public",
        "flipped": "public",
        "agreed": "public",
        "done": "public",
        "counts": "public",
        "dark": "public",
        "scout": "public",
        "shown": "public",
        "fallen": "public",
        "rounds": "public",
        "continued": "public",
    },
    Shown: {
        "card": "public",
        "scout": "public",
        "outcome": "public",
        "players": "public",
        "stars": "public",
    },
    Odyssey: {
        "seed": "hidden",
        "bots": "public",
        "goal": "public",
        "hands": "own",
        "pile": "hidden",  # but for how many
        "given": "own",
        "votes": "own",  # until all have voted
        "totals": "public",
        "discards": "hidden",
        "phase": "public",
        "turn": "public",
        "storyteller": "public",
        "clue": "public",
        "images": "public",
        "owners": "own",  # until all have voted
        "red": "own",  # the storyteller's, until all have voted
        "points": "public",
        "continued": "public",
        "reshuffled": "public",
        "named": "public",
        "real_cards": "public",
        "mine": "own",  # whether one has said it is public
        "again": "public",
    },
}


def others(state: Any, viewer: Viewer) -> list[int]:
    return [seat for seat in range(state.players) if seat != viewer]


# Stella


def slates_of_others(state: Stella, viewer: Viewer, chance: Random) -> Stella:
    """Any slate while they are marked; later one with as many crosses and the shown ones (S11)."""
    slates = list(state.slates)
    for seat in others(state, viewer):
        if state.phase == "associate":
            crosses = chance.sample(POSITIONS, chance.randint(seat in state.done, 10))
        else:
            shown = set(slates[seat]).intersection(state.shown_cards)
            free = [card for card in POSITIONS if card not in state.shown_cards]
            crosses = [*shown, *chance.sample(free, len(slates[seat]) - len(shown))]
        slates[seat] = tuple(sorted(crosses))
    return replace(state, slates=tuple(slates))


def pile_of_stella(state: Stella, _viewer: Viewer, chance: Random) -> Stella:
    """Another order, and another card that no one has seen."""
    if is_real(state.grid[0]):
        return state  # its places are known to everybody
    pile = ["never seen", *state.pile[1:]]
    chance.shuffle(pile)
    return replace(state, pile=tuple(pile))


def words_to_come(state: Stella, _viewer: Viewer, chance: Random) -> Stella:
    """Other word cards for later rounds."""
    later = tuple((f"{chance.random()}", f"{chance.random()}") for _ in state.words[state.round :])
    return replace(state, words=(*state.words[: state.round], *later))


def other_word(state: Stella, _viewer: Viewer, chance: Random) -> Stella:
    """Another word at the bottom of the card, until it is the clue (S8)."""
    if state.flipped:
        return state
    words = list(state.words)
    words[state.round - 1] = (state.clue, f"{chance.random()}")
    return replace(state, words=tuple(words))


# Odyssey, Party and Team


def seed(state: Odyssey, _viewer: Viewer, chance: Random) -> Odyssey:
    return replace(state, seed=f"{chance.random()}")


def order_of_the_pile(state: Odyssey, _viewer: Viewer, chance: Random) -> Odyssey:
    return replace(state, pile=_mixed(state.pile, chance))


def order_of_the_discards(state: Odyssey, _viewer: Viewer, chance: Random) -> Odyssey:
    return replace(state, discards=_mixed(state.discards, chance))


def discards(state: Odyssey, _viewer: Viewer, chance: Random) -> Odyssey:
    """Other cards in the discards, taken from the pile."""
    cards = _mixed((*state.discards, *state.pile), chance)
    cut = len(state.discards)
    return replace(state, discards=cards[:cut], pile=cards[cut:])


def hands_of_others(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    """Cards change places between the hands of the others and the pile."""
    return _hands(state, others(state, viewer), chance)


def hand_before_the_clue(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    """In Party the hand of who may tell is hidden from its owner, too (P2)."""
    if viewer is None or state.phase != "tell" or state.storyteller not in (None, viewer):
        return state
    return _hands(state, [viewer], chance)


def _hands(state: Odyssey, seats: list[int], chance: Random) -> Odyssey:
    cards = _mixed((*(c for s in seats for c in state.hands[s]), *state.pile), chance)
    hands = list(state.hands)
    for seat in seats:
        size = len(hands[seat])
        hands[seat], cards = cards[:size], cards[size:]
    return replace(state, hands=tuple(hands), pile=cards)


def cards_given_by_others(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    """Another card of their hand, until the images are laid."""
    if state.phase != "give":
        return state
    hands, given = list(state.hands), list(state.given)
    for seat in others(state, viewer):
        cards = _mixed((*given[seat], *hands[seat]), chance)
        cut = len(given[seat])
        given[seat], hands[seat] = cards[:cut], cards[cut:]
    return replace(state, hands=tuple(hands), given=tuple(given))


def owners_of_images(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    """Other owners for all images but the viewer's own; who voted for it no longer owns it."""
    if state.phase != "vote" or state.real_cards:
        return state
    theirs = [image for image, owner in enumerate(state.owners) if owner != viewer]
    owners = list(state.owners)
    mixed = _mixed(tuple(owners[image] for image in theirs), chance)
    for image, owner in zip(theirs, mixed, strict=True):
        owners[image] = owner
    given = list(state.given)
    for seat in others(state, viewer):
        given[seat] = tuple(c for c, o in zip(state.images, owners, strict=True) if o == seat)
    after = replace(state, owners=tuple(owners), given=tuple(given))
    return votes_of_others(after, viewer, chance)


def numbers_of_others(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    """Real cards: others say that other images are theirs, until all have voted."""
    if state.phase != "vote" or not state.real_cards:
        return state
    mine = list(state.mine)
    for seat in others(state, viewer):
        if mine[seat] is not None:
            count = chance.randint(0, len(state.given[seat]))
            mine[seat] = tuple(chance.sample(range(len(state.images)), count))
    return replace(state, mine=tuple(mine))


def votes_of_others(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    """Other votes, as many as were cast, until all have voted."""
    return _votes(state, viewer, chance, (0,))


def second_votes_of_others(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    """One vote instead of two, or two instead of one (O7)."""
    return _votes(state, viewer, chance, (-1, 1)) if state.players >= 7 else state


def _votes(state: Odyssey, viewer: Viewer, chance: Random, more: tuple[int, ...]) -> Odyssey:
    if state.phase != "vote":
        return state
    votes = list(state.votes)
    for seat in others(state, viewer):
        cast = votes[seat]
        if cast is not None:
            own = state.images_of(seat)
            images = [image for image in range(len(state.images)) if image not in own]
            count = next(len(cast) + step for step in more if 0 < len(cast) + step <= 2)
            votes[seat] = tuple(chance.sample(images, count))
    return replace(state, votes=tuple(votes))


def red_vote(state: Odyssey, viewer: Viewer, chance: Random) -> Odyssey:
    if state.phase != "vote" or state.red is None or viewer == state.storyteller:
        return state
    return replace(state, red=chance.randrange(len(state.images)))


def _mixed(cards: tuple[Any, ...], chance: Random) -> tuple[Any, ...]:
    return tuple(chance.sample(cards, len(cards)))


STELLA_SECRETS: tuple[Secret, ...] = (
    slates_of_others,
    pile_of_stella,
    words_to_come,
    other_word,
)
ODYSSEY_SECRETS: tuple[Secret, ...] = (
    seed,
    order_of_the_pile,
    order_of_the_discards,
    discards,
    hands_of_others,
    cards_given_by_others,
    numbers_of_others,
    owners_of_images,
    votes_of_others,
)
SECRETS: dict[str, tuple[Secret, ...]] = {
    "stella": STELLA_SECRETS,
    "odyssey": (*ODYSSEY_SECRETS, second_votes_of_others),
    "party": (*ODYSSEY_SECRETS, hand_before_the_clue, red_vote),
    "team": ODYSSEY_SECRETS,
}
