"""The state of Odyssey, Party and Team after an event."""

from typing import assert_never

from msgspec.structs import replace

from reverie.games.moves import Continued, Occupied
from reverie.games.odyssey.events import (
    AskedAgain,
    Claimed,
    Given,
    GiverNamed,
    HandsPassed,
    Laid,
    OdysseyEvent,
    Owned,
    Told,
    TurnScored,
    TurnStarted,
    Voted,
    VotedRed,
)
from reverie.games.odyssey.state import Odyssey
from reverie.games.seats import put, without


def evolve(state: Odyssey, event: OdysseyEvent) -> Odyssey:
    match event:
        case Told():
            return replace(state, phase="give", storyteller=event.seat, clue=event.clue)
        case Given():
            return _given(state, event)
        case GiverNamed():
            half = state.players // 2
            others = tuple(seat for seat in state.named if seat % half != event.seat % half)
            return replace(state, named=(*others, event.seat))
        case Laid():
            return replace(state, phase="vote", images=event.images, owners=event.owners)
        case Claimed():
            return replace(state, mine=put(state.mine, event.seat, event.images))
        case AskedAgain():
            return _asked_again(state, event)
        case Owned():
            return replace(state, owners=event.owners, votes=event.votes, again=())
        case Voted():
            return replace(state, votes=put(state.votes, event.seat, event.images))
        case VotedRed():
            return replace(state, red=event.image)
        case TurnScored():
            return _scored(state, event)
        case TurnStarted():
            return _started(state, event)
        case HandsPassed():
            return replace(state, hands=(state.hands[-1], *state.hands[:-1]))  # P7
        case Continued():
            return replace(state, continued=(*state.continued, event.seat))
        case Occupied():
            return _occupied(state, event)
        case _:
            assert_never(event)


def _occupied(state: Odyssey, event: Occupied) -> Odyssey:
    bots = put(state.bots, event.seat, event.bot)
    if event.bot:
        return replace(state, bots=bots)
    # What a bot has agreed to is not the word of the person who comes back.
    return replace(state, bots=bots, continued=without(state.continued, event.seat))


def _given(state: Odyssey, event: Given) -> Odyssey:
    hand = tuple(card for card in state.hands[event.seat] if card not in event.cards)
    return replace(
        state,
        hands=put(state.hands, event.seat, hand),
        given=put(state.given, event.seat, event.cards),
    )


def _asked_again(state: Odyssey, event: AskedAgain) -> Odyssey:
    mine = tuple(None if seat in event.seats else said for seat, said in enumerate(state.mine))
    return replace(state, mine=mine, again=event.seats)


def _scored(state: Odyssey, event: TurnScored) -> Odyssey:
    return replace(
        state,
        phase="over" if event.over else "scored",
        points=event.points,
        totals=tuple(map(sum, zip(state.totals, event.points, strict=True))),
    )


def _started(state: Odyssey, event: TurnStarted) -> Odyssey:
    assert state.storyteller is not None
    images = () if state.real_cards else state.images
    if event.pile is None:
        pile = state.pile[sum(map(len, event.dealt)) :]
        discards = (*state.discards, *images)
    else:
        pile, discards = event.pile, ()
    return replace(
        state,
        phase="tell",
        turn=state.turn + 1,
        storyteller=(state.storyteller + 1) % state.players,  # O3
        hands=tuple((*hand, *new) for hand, new in zip(state.hands, event.dealt, strict=True)),
        pile=pile,
        discards=discards,
        given=((),) * state.players,
        named=(),
        votes=(None,) * state.players,
        clue=None,
        images=(),
        owners=(),
        red=None,
        mine=(None,) * len(state.mine),
        continued=(),
        reshuffled=state.reshuffled or event.pile is not None,
    )
