"""What Odyssey, Party and Team hide: hands, given cards, owners and votes before the reveal."""

from collections.abc import Iterator

from tests.e2e.secrecy.allowed import PUBLIC
from tests.e2e.secrecy.listener import Message, Own


def leaks_of_odyssey(view: Message, own: Own) -> Iterator[str]:
    play, seat = view["play"], own.seat
    public = play["phase"] in PUBLIC  # O8
    laid = public or play["phase"] == "vote"  # O6
    if play["images"] and not laid:
        yield "images before the vote"
    if play["owners"] is not None and not public:
        yield "the owners before the reveal"
    if play["reasons"] is not None and not public:
        yield "the reasons before the reveal"
    for voter, vote in enumerate(play["votes"]):
        if not public and voter != seat and vote is not None:
            yield f"the vote of seat {voter} before the reveal"
    if not public and play["red"] is not None and (seat is None or seat != play["storyteller"]):
        yield "the red vote before the reveal"
    if seat is None:
        if play["hand"] is not None or play["gave"]:
            yield "a spectator has cards"
        return
    yield from _own_secrets(play, own, public=public)
    yield from _own_images(view)
    hidden = view["game"] == "party" and play["phase"] == "tell"  # P2
    if hidden and play["storyteller"] in (None, seat) and play["hand"] is not None:
        yield "a hand before the clue"
    for can in view["can"]:
        if can["type"] in ("tell", "give") and not {*can.get("from", ())} <= {
            *(play["hand"] or ())
        }:
            yield "somebody else's cards to give"


def _own_secrets(play: Message, own: Own, *, public: bool) -> Iterator[str]:
    if not own.played_alone or own.seat is None:
        return
    if not {*(play["gave"] or ())} - {"box"} <= own.given():
        yield "a card that they did not give"
    if play["mine"] not in own.numbers():
        yield "a number that they did not say"
    if not public:
        if (play["votes"][own.seat] or []) not in own.votes():
            yield "a vote that they did not cast"
        if play["red"] not in own.reds():
            yield "a red vote that they did not cast"


def _own_images(view: Message) -> Iterator[str]:
    """O7: what may be voted for tells nothing of whose images the others are."""
    play = view["play"]
    mine = {*(play["mine"] or ())} | {
        at for at, card in enumerate(play["images"]) if card in (play["gave"] or ())
    }
    if not {*play["own_images"]} <= mine:
        yield "whose image another one is"
    everything = {*range(len(play["images"]))}
    for can in view["can"]:
        if can["type"] != "vote":
            continue
        if everything - {*can["from"]} != {*play["own_images"]}:
            yield "images that may not be voted for"
        if {*can.get("red", everything)} != everything:
            yield "images that may not get the red vote"
