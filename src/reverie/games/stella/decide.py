"""What comes of a move in Stella, or why it is refused."""

from typing import assert_never

from reverie.games.agreement import agree, is_unanimous
from reverie.games.errors import IllegalMove, Malformed
from reverie.games.moves import Continue, Continued, Occupied, Occupy, between, during
from reverie.games.reasons import add_up
from reverie.games.seats import put
from reverie.games.stella import scoring
from reverie.games.stella.events import (
    Announced,
    CardShown,
    FlipAgreed,
    Marked,
    PenPassed,
    PenTaken,
    RoundScored,
    RoundStarted,
    Shown,
    StellaEvent,
    WordFlipped,
)
from reverie.games.stella.moves import AnyMove, FlipWord, Mark, PassPen, Show, TakePen
from reverie.games.stella.state import COLUMNS, MOST_CROSSES, POSITIONS, Stella

Events = tuple[StellaEvent, ...]


def decide(state: Stella, seat: int, move: AnyMove) -> Events:
    match move:
        case Mark():
            return mark(state, seat, move.cards)
        case PassPen():
            return pass_pen(state, seat)
        case TakePen():
            return take_pen(state, seat)
        case FlipWord():
            return flip_word(state, seat)
        case Show():
            return show(state, seat, move.card)
        case Continue():
            return go_on(state, seat, everybody=move.all)
        case Occupy():
            return occupy(state, seat, bot=move.bot)
        case _:
            assert_never(move)


def mark(state: Stella, seat: int, cards: tuple[int, ...]) -> Events:
    slate = tuple(sorted(set(cards)))
    if len(slate) != len(cards) or not set(slate) <= set(POSITIONS):
        raise Malformed("The grid has the positions 0 to 14, each of them once.")
    during("associate", state.phase)
    if seat in state.done:
        raise IllegalMove("not_now", "Take the pen back before you change the slate.")
    between(len(slate), 0, MOST_CROSSES, "cards")  # S9
    return (Marked(seat, slate),)


def pass_pen(state: Stella, seat: int) -> Events:
    during("associate", state.phase)
    if seat in state.done:
        raise IllegalMove("not_now", "Your pen is passed already.")
    between(len(state.slates[seat]), 1, MOST_CROSSES, "cards")  # S9
    passed = PenPassed(seat)
    if len(state.done) + 1 < state.players:
        return (passed,)
    counts = tuple(map(len, state.slates))
    return (passed, Announced(counts, scoring.in_the_dark(counts)))  # S11


def take_pen(state: Stella, seat: int) -> Events:
    during("associate", state.phase)
    if seat not in state.done:
        raise IllegalMove("not_now", "You have your pen.")
    return (PenTaken(seat),)  # S10


def flip_word(state: Stella, seat: int) -> Events:
    during("associate", state.phase)
    if state.flipped:
        raise IllegalMove("not_now", "The word has been changed once in this round.")
    agreed = agree(state.bots, state.agreed, seat)
    if is_unanimous(state.bots, agreed):
        return (FlipAgreed(seat), WordFlipped())  # S8
    return (FlipAgreed(seat),)


def show(state: Stella, seat: int, card: int) -> Events:
    if card not in POSITIONS:
        raise Malformed("The grid has the positions 0 to 14.")
    during("reveal", state.phase)
    if seat != state.scout:
        raise IllegalMove("not_your_turn", "You are not the scout.")
    if card in state.shown_cards:
        raise IllegalMove("already_shown", "This card has been shown in this round.")  # S14
    if card not in state.slates[seat]:
        raise IllegalMove("not_marked", "You have not marked this card.")  # S14
    shown = scoring.show(card, seat, state.slates, state.fallen)
    return (CardShown(shown), *_score_if_finished(state, shown))


def _score_if_finished(state: Stella, last: Shown) -> Events:
    shown = (*state.shown, last)
    fallen = (*state.fallen, last.scout) if last.outcome == "fall" else state.fallen
    if next_scout(last.scout, state.slates, shown, fallen) is not None:
        return ()
    reasons = scoring.reasons(state.players, shown, state.dark, fallen)
    return (RoundScored(add_up(reasons)),)  # S20


def next_scout(
    scout: int,
    slates: tuple[tuple[int, ...], ...],
    shown: tuple[Shown, ...],
    fallen: tuple[int, ...],
) -> int | None:
    """The next clockwise who has not fallen and has a cross on a card not yet shown (S19)."""
    cards = {card.card for card in shown}
    for step in range(1, len(slates) + 1):
        seat = (scout + step) % len(slates)
        if seat not in fallen and not cards.issuperset(slates[seat]):
            return seat
    return None


def go_on(state: Stella, seat: int, *, everybody: bool) -> Events:
    during("scored", state.phase)
    if everybody or is_unanimous(state.bots, agree(state.bots, state.continued, seat)):
        return (Continued(seat), next_round(state))
    return (Continued(seat),)


def next_round(state: Stella) -> RoundStarted:
    # The round tokens lie from bottom to top (S23).
    return RoundStarted(row=3 - state.round, cards=state.pile[:COLUMNS])


def occupy(state: Stella, seat: int, *, bot: bool) -> Events:
    """Where the table waited only for the person who left, it goes on."""
    occupied = Occupied(seat, bot)
    if not bot:
        return (occupied,)
    bots = put(state.bots, seat, bot)
    pending = state.phase == "associate" and not state.flipped
    if pending and is_unanimous(bots, state.agreed):
        return (occupied, WordFlipped())
    if state.phase == "scored" and is_unanimous(bots, state.continued):
        return (occupied, next_round(state))
    return (occupied,)
