"""A turn of the Odyssey family: tell, give, vote, go on. What comes of a move, or why not."""

from typing import assert_never

from msgspec.structs import replace

from reverie.games.agreement import agree, is_unanimous
from reverie.games.cards import refill
from reverie.games.chance import shuffled
from reverie.games.errors import IllegalMove, Malformed
from reverie.games.moves import Continue, Continued, Occupied, Occupy, between, during
from reverie.games.odyssey.events import (
    AskedAgain,
    Claimed,
    Given,
    GiverNamed,
    HandsPassed,
    Laid,
    OdysseyEvent,
    Told,
    TurnScored,
    TurnStarted,
    Voted,
)
from reverie.games.odyssey.moves import (
    LONGEST_CLUE,
    AnyMove,
    BlindTell,
    Defer,
    Give,
    Mine,
    Tell,
    Volunteer,
    Vote,
)
from reverie.games.odyssey.numbers import must_say, settle
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.variant import Variant
from reverie.games.real import REAL, places
from reverie.games.reasons import add_up
from reverie.games.seats import put
from reverie.games.text import clean, is_blank

Events = tuple[OdysseyEvent, ...]


def decide(variant: Variant, state: Odyssey, seat: int, move: AnyMove) -> Events:
    match move:
        case BlindTell():
            return tell(variant, state, seat, move)
        case Give():
            return give(variant, state, seat, move.cards)
        case Defer() | Volunteer():
            return name_giver(variant, state, seat, defers=isinstance(move, Defer))
        case Mine():
            return say_mine(variant, state, seat, move.images)
        case Vote():
            return vote(variant, state, seat, move)
        case Continue():
            return go_on(variant, state, seat, everybody=move.all)
        case Occupy():
            return occupy(variant, state, seat, bot=move.bot)
        case _:
            assert_never(move)


def tell(variant: Variant, state: Odyssey, seat: int, move: BlindTell) -> Events:
    if move.aloud == (move.clue is not None):
        raise Malformed("A clue is either written or said aloud.")
    card = move.card if isinstance(move, Tell) else None
    if card is None and variant.names_a_card and not state.real_cards:
        raise Malformed("A clue is for a card of your hand.")
    during("tell", state.phase)
    if state.storyteller not in (None, seat):
        raise IllegalMove("not_your_turn", "You are not the storyteller.")
    clue = None if move.clue is None else _written(move.clue)
    if not variant.names_a_card:
        return (Told(seat, clue),)
    if card is not None:
        _of_hand(state, seat, (card,))
    return (Told(seat, clue), Given(seat, (card or REAL,)))


def _written(text: str) -> str:
    clue = clean(text)
    between(0 if is_blank(clue) else len(clue), 1, LONGEST_CLUE, "characters")  # O4
    return clue


def give(variant: Variant, state: Odyssey, seat: int, cards: tuple[str, ...]) -> Events:
    if len(set(cards)) != len(cards):
        raise Malformed("A card can be given once.")
    during("give", state.phase)
    told_with_a_card = variant.names_a_card and seat == state.storyteller
    if state.given[seat] and not told_with_a_card:
        raise IllegalMove("not_now", "You have given already.")
    if not variant.must_give(state, seat):
        raise IllegalMove("not_your_turn", "You give no card in this turn.")
    count = variant.cards_to_give(state.players)
    named = 0 if state.real_cards else count
    between(len(cards), named, named, "cards")
    _of_hand(state, seat, cards)
    given = Given(seat, cards or (REAL,) * count)
    after = replace(state, given=put(state.given, seat, given.cards))
    if any(variant.must_give(after, other) for other in range(state.players)):
        return (given,)
    return (given, lay(after))


def name_giver(variant: Variant, state: Odyssey, seat: int, *, defers: bool) -> Events:
    """Two partners agree who of them gives; either may say so, and think again (T3)."""
    during("give", state.phase)
    partner = variant.agrees_with(state, seat)
    if partner is None:
        raise IllegalMove("not_your_turn", "There is nothing to agree on.")
    giver = partner if defers else seat
    if giver in state.named:
        raise IllegalMove("not_now", "That is agreed.")
    return (GiverNamed(giver, seat),)


def stands_in(variant: Variant, state: Odyssey, seat: int) -> tuple[int, Volunteer] | None:
    """The partner who is to give, and what a seat says to give instead (T3)."""
    partner = variant.agrees_with(state, seat) if state.phase == "give" else None
    return (partner, Volunteer()) if partner is not None and partner in state.named else None


def lay(state: Odyssey) -> Laid:
    """The given cards in an order drawn for the turn (O6); real ones lie as they are numbered."""
    if state.real_cards:
        return Laid(places(sum(map(len, state.given))), ())
    cards = [(card, seat) for seat, given in enumerate(state.given) for card in given]
    images, owners = zip(*shuffled(state.seed, f"images:{state.turn}", cards), strict=True)
    return Laid(images, owners)


def say_mine(variant: Variant, state: Odyssey, seat: int, images: tuple[int, ...]) -> Events:
    during("vote", state.phase)
    _are_images(state, images)
    if not state.real_cards or not state.given[seat]:
        raise IllegalMove("not_your_turn", "You have no number to say in this turn.")
    if state.mine[seat] is not None:
        raise IllegalMove("not_now", "You have said which is yours.")
    between(len(images), 0, len(state.given[seat]), "images")
    after = replace(state, mine=put(state.mine, seat, images))
    return (Claimed(seat, images), *_when_all_have_voted(variant, after))


def vote(variant: Variant, state: Odyssey, seat: int, move: Vote) -> Events:
    during("vote", state.phase)
    images = move.images
    _are_images(state, images)
    if not variant.may_vote(state, seat):
        raise IllegalMove("not_your_turn", "You have no vote in this turn.")
    if state.votes[seat] is not None:
        raise IllegalMove("not_now", "You have voted already.")
    if must_say(state, seat):
        raise IllegalMove("not_now", "Say first which image is yours.")
    between(len(images), 1, variant.most_votes(state.players), "images")
    if not set(images).isdisjoint(variant.own_images(state, seat)):
        raise IllegalMove("own_image", "This image is your own.")
    red = variant.vote_red(state, seat, move)
    votes = put(state.votes, seat, images)
    after = replace(state, votes=votes, red=red[0].image if red else state.red)
    return (Voted(seat, images), *red, *_when_all_have_voted(variant, after))


def _are_images(state: Odyssey, images: tuple[int, ...]) -> None:
    if len(set(images)) != len(images) or not set(images) <= set(range(len(state.images))):
        raise Malformed(f"There are the images 0 to {len(state.images) - 1}, each of them once.")


def _when_all_have_voted(variant: Variant, state: Odyssey) -> Events:
    """Nothing before; then the points, and of real cards first whose they are."""
    if any(misses(variant, state, seat) for seat in range(state.players)):
        return ()
    if not state.real_cards:
        return (score(variant, state),)
    settled = settle(variant, state)
    if isinstance(settled, AskedAgain):
        return (settled,)
    after = replace(state, owners=settled.owners, votes=settled.votes)
    return (settled, score(variant, after))


def misses(variant: Variant, state: Odyssey, seat: int) -> bool:
    """Whether the turn still waits for a seat's number or vote."""
    return must_say(state, seat) or (state.votes[seat] is None and variant.may_vote(state, seat))


def score(variant: Variant, state: Odyssey) -> TurnScored:
    points = add_up(variant.reasons(state))
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    return TurnScored(points, variant.is_over(state, totals))


def go_on(variant: Variant, state: Odyssey, seat: int, *, everybody: bool) -> Events:
    during("scored", state.phase)
    if everybody or is_unanimous(state.bots, agree(state.bots, state.continued, seat)):
        return (Continued(seat), *next_turn(variant, state))
    return (Continued(seat),)


def next_turn(variant: Variant, state: Odyssey) -> Events:
    """Hands are refilled, from the shuffled discards where the pile is too small (O13)."""
    deal = refill(
        state.hands,
        0 if state.real_cards else variant.hand_size(state.players),
        state.pile,
        (*state.discards, *state.images),
        state.seed,
        f"pile:{state.turn}",
    )
    started = TurnStarted(deal.dealt, deal.pile if deal.shuffled else None)
    return (started, HandsPassed()) if variant.passes_hands else (started,)


def occupy(variant: Variant, state: Odyssey, seat: int, *, bot: bool) -> Events:
    """Where the table waited only for the person who left, it goes on."""
    occupied = Occupied(seat, bot)
    if not bot:
        return (occupied,)
    if state.phase == "scored" and is_unanimous(put(state.bots, seat, bot), state.continued):
        return (occupied, *next_turn(variant, state))
    return (occupied,)


def _of_hand(state: Odyssey, seat: int, cards: tuple[str, ...]) -> None:
    if not set(cards) <= set(state.hands[seat]):
        raise IllegalMove("not_your_card", "This card is not in your hand.")
