"""What a seat, or a spectator, may know of Odyssey, Party and Team (G1), and what it may do."""

from msgspec import UNSET, Struct

from reverie.games.agreement import deciders
from reverie.games.moves import CanContinue
from reverie.games.odyssey.moves import CanGive, CanTell, CanVote, OdysseyCan
from reverie.games.odyssey.state import Odyssey, Phase
from reverie.games.odyssey.variant import Variant
from reverie.games.seats import leaders


class OdysseyView(Struct, frozen=True, tag_field="kind", tag="odyssey"):
    phase: Phase
    turn: int
    storyteller: int | None
    hand: tuple[str, ...] | None
    clue: str | None
    aloud: bool
    gave: tuple[str, ...] | None
    waiting_for: tuple[int, ...]
    images: tuple[str, ...]
    own_images: tuple[int, ...]
    votes: tuple[tuple[int, ...] | None, ...]
    red: int | None
    owners: tuple[int, ...] | None
    points: tuple[int, ...] | None
    totals: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] | None
    target: int | None
    laps: int | None
    draw_pile: int
    winners: tuple[int, ...] | None


def view(variant: Variant, state: Odyssey, seat: int | None) -> OdysseyView:
    sees_hand = seat is not None and variant.sees_hand(state, seat)
    return OdysseyView(
        phase=state.phase,
        turn=state.turn,
        storyteller=state.storyteller,
        hand=state.hands[seat] if sees_hand and seat is not None else None,
        clue=state.clue,
        aloud=state.phase != "tell" and state.clue is None,
        gave=None if seat is None else state.given[seat],
        waiting_for=waiting_for(variant, state),
        images=state.images,
        own_images=() if seat is None else variant.own_images(state, seat),
        votes=_votes(state, seat),
        red=state.red if state.revealed or seat == state.storyteller else None,
        owners=state.owners if state.revealed else None,
        points=state.points,
        totals=state.totals,
        teams=variant.teams(state.players),
        target=variant.target(state),
        laps=variant.laps(state),
        draw_pile=len(state.pile),
        winners=leaders(state.totals) if state.phase == "over" else None,
    )


def _votes(state: Odyssey, seat: int | None) -> tuple[tuple[int, ...] | None, ...]:
    if state.revealed:
        return tuple(vote or () for vote in state.votes)
    return tuple((vote or ()) if voter == seat else None for voter, vote in enumerate(state.votes))


def waiting_for(variant: Variant, state: Odyssey) -> tuple[int, ...]:
    match state.phase:
        case "tell":
            everybody = tuple(range(state.players))
            return everybody if state.storyteller is None else (state.storyteller,)
        case "give":
            return variant.must_give(state)
        case "vote":
            return tuple(seat for seat in variant.voters(state) if state.votes[seat] is None)
        case "scored":
            return tuple(seat for seat in deciders(state.bots) if seat not in state.continued)
        case _:
            return ()


def can(variant: Variant, state: Odyssey, seat: int | None) -> tuple[OdysseyCan, ...]:
    if seat is None or seat not in waiting_for(variant, state):
        return ()
    match state.phase:
        case "tell":
            return (CanTell(choices=state.hands[seat] if variant.names_a_card else UNSET),)
        case "give":
            count = variant.cards_to_give(state.players)
            return (CanGive(choices=state.hands[seat], min=count, max=count),)
        case "vote":
            return (_can_vote(variant, state, seat),)
        case _:
            return (CanContinue(),)


def _can_vote(variant: Variant, state: Odyssey, seat: int) -> CanVote:
    own = variant.own_images(state, seat)
    return CanVote(
        choices=tuple(image for image in range(len(state.images)) if image not in own),
        min=1,
        max=variant.most_votes(state.players),
        red=variant.red_votes(state, seat),
    )
