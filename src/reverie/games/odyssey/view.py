"""What a seat, or a spectator, may know of Odyssey, Party and Team (G1), and what it may do."""

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple, replace

from reverie.games.agreement import deciders
from reverie.games.cards import Hands
from reverie.games.moves import CanContinue
from reverie.games.odyssey.moves import (
    CanDefer,
    CanGive,
    CanSayMine,
    CanTell,
    CanVolunteer,
    CanVote,
    OdysseyCan,
)
from reverie.games.odyssey.numbers import must_say
from reverie.games.odyssey.scoring import Reasons
from reverie.games.odyssey.state import Odyssey, Phase
from reverie.games.odyssey.turns import misses
from reverie.games.odyssey.variant import Variant
from reverie.games.seats import leaders, put


class OdysseyPublic(Struct, frozen=True, tag_field="kind", tag="odyssey"):
    phase: Phase
    turn: int
    storyteller: int | None
    clue: str | None
    aloud: bool
    waiting_for: tuple[int, ...]
    images: tuple[str, ...]
    again: tuple[int, ...]
    """Real cards: those who are asked again which is theirs, since they named the same."""
    owners: tuple[int, ...] | None
    points: tuple[int, ...] | None
    reasons: Reasons | None
    totals: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] | None
    target: int | None
    laps: int | None
    draw_pile: int
    winners: tuple[int, ...] | None


class OdysseyOwn(Struct, frozen=True):
    hand: tuple[str, ...] | None
    gave: tuple[str, ...] | None
    own_images: tuple[int, ...]
    mine: tuple[int, ...] | None
    """Real cards: what the viewer said is theirs; None before, and where the game knows."""
    votes: tuple[tuple[int, ...] | None, ...]
    red: int | None


class OdysseyView(OdysseyPublic, frozen=True, tag="odyssey"):
    hand: tuple[str, ...] | None
    gave: tuple[str, ...] | None
    own_images: tuple[int, ...]
    mine: tuple[int, ...] | None
    votes: tuple[tuple[int, ...] | None, ...]
    red: int | None


class OdysseyReplay(OdysseyView, frozen=True, tag="odyssey"):
    """A game that is over, as it was; what is below where everything is told."""

    hands: Hands | UnsetType = UNSET
    given: Hands | UnsetType = UNSET


def everything(variant: Variant, state: Odyssey) -> OdysseyReplay:
    known = replace(public(variant, state), owners=state.owners or None)
    own = OdysseyOwn(None, None, (), None, state.votes, state.red)
    return replace(
        OdysseyReplay(*astuple(known), *astuple(own)), hands=state.hands, given=state.given
    )


def own(variant: Variant, state: Odyssey, seat: int | None) -> OdysseyOwn:
    """What a seat knows besides; before the reveal its own vote alone (O8)."""
    votes: tuple[tuple[int, ...] | None, ...]
    if state.revealed:
        votes, red = tuple(vote or () for vote in state.votes), state.red
    else:
        votes, red = (None,) * len(state.votes), None
    if seat is None:
        return OdysseyOwn(None, None, (), None, votes, red)
    return OdysseyOwn(
        hand=state.hands[seat] if variant.sees_hand(state, seat) else None,
        gave=state.given[seat],
        own_images=variant.own_images(state, seat),
        mine=state.mine[seat] if state.real_cards else None,
        votes=put(votes, seat, state.votes[seat] or ()),
        red=state.red if seat == state.storyteller else red,
    )


def public(variant: Variant, state: Odyssey) -> OdysseyPublic:
    return OdysseyPublic(
        phase=state.phase,
        turn=state.turn,
        storyteller=state.storyteller,
        clue=state.clue,
        aloud=state.phase != "tell" and state.clue is None,
        waiting_for=waiting_for(variant, state),
        images=state.images,
        again=state.again,
        owners=state.owners if state.revealed else None,
        points=state.points,
        reasons=variant.reasons(state) if state.revealed else None,
        totals=state.totals,
        teams=variant.teams(state.players),
        target=variant.target(state),
        laps=variant.laps(state),
        draw_pile=len(state.pile),
        winners=leaders(state.totals) if state.phase == "over" else None,
    )


def waiting_for(variant: Variant, state: Odyssey) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.players) if is_awaited(variant, state, seat))


def is_awaited(variant: Variant, state: Odyssey, seat: int) -> bool:
    match state.phase:
        case "tell":
            return state.storyteller in (None, seat)
        case "give":
            return variant.must_give(state, seat)
        case "vote":
            return misses(variant, state, seat)
        case "scored":
            return seat in deciders(state.bots) and seat not in state.continued
        case _:
            return False


def can(variant: Variant, state: Odyssey, seat: int | None) -> tuple[OdysseyCan, ...]:
    if seat is None:
        return ()
    if state.phase == "give":
        return (*_can_give(variant, state, seat), *_can_agree(variant, state, seat))
    if not is_awaited(variant, state, seat):
        return ()
    match state.phase:
        case "tell":
            names = variant.names_a_card and not state.real_cards
            return (CanTell(choices=state.hands[seat] if names else UNSET),)
        case "vote" if must_say(state, seat):
            numbers = tuple(range(len(state.images)))
            return (CanSayMine(choices=numbers, min=0, max=len(state.given[seat])),)
        case "vote":
            return (_can_vote(variant, state, seat),)
        case _:
            return (CanContinue(),)


def _can_give(variant: Variant, state: Odyssey, seat: int) -> tuple[OdysseyCan, ...]:
    if not variant.must_give(state, seat):
        return ()
    count = 0 if state.real_cards else variant.cards_to_give(state.players)
    return (CanGive(choices=state.hands[seat], min=count, max=count),)


def _can_agree(variant: Variant, state: Odyssey, seat: int) -> tuple[OdysseyCan, ...]:
    partner = variant.agrees_with(state, seat)
    if partner is None:
        return ()
    offers = ((partner, CanDefer()), (seat, CanVolunteer()))
    return tuple(offer for giver, offer in offers if giver not in state.named)


def _can_vote(variant: Variant, state: Odyssey, seat: int) -> CanVote:
    own = variant.own_images(state, seat)
    return CanVote(
        choices=tuple(image for image in range(len(state.images)) if image not in own),
        min=1,
        max=variant.most_votes(state.players),
        red=variant.red_votes(state, seat),
    )
