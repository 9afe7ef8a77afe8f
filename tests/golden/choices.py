"""Moves drawn as a game draws: by SHAKE-256, so that they are the same on every Python."""

from typing import Any, assert_never

from msgspec import UNSET

from reverie.games.chance import pick, shuffled
from reverie.games.moves import CanContinue, Continue, Move, Occupy
from reverie.games.odyssey.moves import (
    BlindTell,
    CanDefer,
    CanGive,
    CanSayMine,
    CanTell,
    CanVolunteer,
    CanVote,
    ColouredVote,
    Defer,
    Give,
    Mine,
    OdysseyCan,
    Tell,
    Volunteer,
    Vote,
)
from reverie.games.stella.moves import (
    CanFlipWord,
    CanMark,
    CanPassPen,
    CanShow,
    CanTakePen,
    FlipWord,
    Mark,
    PassPen,
    Show,
    StellaCan,
    TakePen,
)
from tests.games.properties.play import Play

Offer = StellaCan | OdysseyCan

CLUES = ("Once upon a time", "Nobody is home", "Jak we śnie", "夜の海", "La mer, toujours", None)
TAKEOVERS = {12: (1, True), 30: (1, False)}
"""After so many moves a bot takes a seat, or a person takes it back."""


def next_move(play: Play, seed: str) -> tuple[int, Move]:
    """Whose turn it is, as far as there is one, and what they do."""
    number = len(play.steps)
    if number in TAKEOVERS:
        seat, bot = TAKEOVERS[number]
        return seat, Occupy(bot=bot)
    label = f"move {number}"
    seat = _who(play, seed, number)
    offers: tuple[Any, ...] = play.game.can(play.now, seat)
    if CanFlipWord() in offers and (play.now.agreed or pick(seed, f"{label}: flip", 12) == 0):
        return seat, FlipWord()
    agreeing = [offer for offer in offers if isinstance(offer, CanDefer | CanVolunteer)]
    if agreeing and pick(seed, f"{label}: agree", 4) == 0:
        return seat, within(agreeing[pick(seed, label, len(agreeing))], seed, label)
    aside = (CanFlipWord(), *agreeing)
    leading_on = [offer for offer in offers if offer not in aside]
    return seat, within(leading_on[-1], seed, label)


def _who(play: Play, seed: str, number: int) -> int:
    state = play.now
    waiting = play.game.view(state, None).waiting_for
    seat: int = waiting[pick(seed, f"move {number}: who", len(waiting))]
    if state.phase != "associate":
        return seat
    if number % 23 == 3 and state.done:
        return int(state.done[0])  # thinks again
    if state.agreed and not state.flipped:
        asked = [s for s in waiting if s not in state.agreed and not state.bots[s]]
        return asked[0] if asked else seat
    return seat


def within(offer: Offer, seed: str, label: str) -> Move:
    match offer:
        case CanMark():
            count = 1 + pick(seed, f"{label}: count", offer.max)
            return Mark(cards=tuple(sorted(shuffled(seed, label, offer.choices)[:count])))
        case CanPassPen():
            return PassPen()
        case CanTakePen():
            return TakePen()
        case CanFlipWord():
            return FlipWord()
        case CanShow():
            return Show(card=shuffled(seed, label, offer.choices)[0])
        case CanTell():
            return _tell(offer, seed, label)
        case CanGive():
            return Give(cards=shuffled(seed, label, offer.choices)[: offer.min])
        case CanDefer():
            return Defer()
        case CanVolunteer():
            return Volunteer()
        case CanSayMine():
            count = pick(seed, f"{label}: known", offer.max + 1)
            return Mine(images=shuffled(seed, label, offer.choices)[:count])
        case CanVote():
            return _vote(offer, seed, label)
        case CanContinue():
            return Continue()
        case _:
            assert_never(offer)


def _tell(offer: CanTell, seed: str, label: str) -> Move:
    clue = CLUES[pick(seed, f"{label}: clue", len(CLUES))]
    if offer.choices is UNSET:
        return BlindTell(clue=clue, aloud=clue is None)
    card = shuffled(seed, label, offer.choices)[0]
    return Tell(card=card, clue=clue, aloud=clue is None)


def _vote(offer: CanVote, seed: str, label: str) -> Move:
    count = offer.min + pick(seed, f"{label}: count", offer.max - offer.min + 1)
    images = shuffled(seed, label, offer.choices)[:count]
    if offer.red is UNSET:
        return Vote(images=images)
    return ColouredVote(images=images, red=shuffled(seed, f"{label}: red", offer.red)[0])
