"""The shapes of docs/protocol.md once more: every field is there, of its type, and no other.

Fields that this server adds to the contract are marked with ``more``: whoever adds one has to look
here, and ask whether it tells a secret.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

Seat = Annotated[int, Meta(ge=0, le=11)]
Position = Annotated[int, Meta(ge=0, le=14)]
Image = Annotated[int, Meta(ge=0, le=11)]
Count = Annotated[int, Meta(ge=0)]
Language = Literal["en", "fr", "de", "es", "it", "nl", "pl", "pt"]
Level = Literal["easy", "normal", "hard"]
Colour = Literal[
    "orange", "violet", "pink", "blue", "green", "red",
    "teal", "white", "lemon", "brown", "grey", "lime",
]  # fmt: skip


class Exact(Struct, frozen=True, forbid_unknown_fields=True):
    """Every field is required, and there is no other."""


class SeatShape(Exact, frozen=True):
    seat: Seat
    name: str
    colour: Colour
    symbol: str  # more
    bot: bool
    level: Level | None  # more
    connected: bool
    face: str | None  # more: the animal of a bot, which everybody sees
    program: bool  # more: somebody's own bot, which everybody may know
    free: bool  # more: whether a latecomer may take it from its bot


class Result(Exact, frozen=True):
    number: Annotated[int, Meta(ge=1)]
    game: str
    winners: tuple[Seat, ...]
    totals: tuple[int | None, ...]
    names: tuple[str, ...]  # more: the winners', who may have left


class Evening(Exact, frozen=True):
    games: tuple[Result, ...]
    wins: tuple[Count, ...]


class CommonOptions(Exact, frozen=True):
    deck: str
    language: Language
    public: bool
    research: bool  # more: the host's word, which everybody is told
    timer: Count
    late: bool
    chat: bool  # more: what the host has switched off
    reactions: bool


class StellaOptions(CommonOptions, frozen=True):
    discovery: bool
    custom_words: Annotated[tuple[tuple[str, str], ...], Meta(max_length=10)]


class OdysseyOptions(CommonOptions, frozen=True):
    target: Annotated[int, Meta(ge=5, le=100)]


class LapsOptions(CommonOptions, frozen=True):
    laps: Annotated[int, Meta(ge=1, le=5)]


class Flip(Exact, frozen=True):
    agreed: tuple[Seat, ...]
    used: bool


class Shown(Exact, frozen=True):
    card: Position
    scout: Seat
    outcome: Literal["spark", "super_spark", "fall"]
    players: tuple[Seat, ...]
    stars: tuple[Count, ...]


class StellaReason(Exact, frozen=True):
    why: Literal["spark", "super_spark", "dark"]
    points: int
    count: Annotated[int, Meta(ge=1)]


class OdysseyReason(Exact, frozen=True):
    why: Literal[
        "found", "all_found", "none_found", "storyteller", "fooled", "sure",
        "company", "alone", "red",
    ]  # fmt: skip
    points: Count
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1)] | UnsetType = UNSET
    capped: Literal[True] | UnsetType = UNSET


class StellaPlay(Exact, frozen=True):
    kind: Literal["stella"]  # more
    phase: Literal["associate", "reveal", "scored", "over"]
    round: Annotated[int, Meta(ge=1, le=4)]
    grid: Annotated[tuple[str, ...], Meta(min_length=15, max_length=15)]
    clue: str
    flip: Flip
    first_scout: Seat
    done: tuple[Seat, ...]
    slate: Annotated[tuple[Position, ...], Meta(max_length=10)] | None
    counts: tuple[Count, ...] | None
    dark: Seat | None
    scout: Seat | None
    shown: tuple[Shown, ...]
    fallen: tuple[Seat, ...]
    stars: tuple[Count, ...]
    rounds: tuple[tuple[Count, ...], ...]
    reasons: tuple[tuple[StellaReason, ...], ...] | None
    totals: tuple[Count, ...]
    winners: tuple[Seat, ...] | None
    waiting_for: tuple[Seat, ...]  # more


class OdysseyPlay(Exact, frozen=True):
    kind: Literal["odyssey"]  # more
    phase: Literal["tell", "give", "vote", "scored", "over"]
    turn: Annotated[int, Meta(ge=1)]
    storyteller: Seat | None
    hand: tuple[str, ...] | None
    clue: str | None
    aloud: bool
    gave: tuple[str, ...] | None
    waiting_for: tuple[Seat, ...]
    images: tuple[str, ...]
    own_images: tuple[Image, ...]
    mine: tuple[Image, ...] | None
    again: tuple[Seat, ...]
    votes: tuple[tuple[Image, ...] | None, ...]
    red: Image | None
    owners: tuple[Seat, ...] | None
    points: tuple[Count, ...] | None
    reasons: tuple[tuple[OdysseyReason, ...], ...] | None
    totals: tuple[Count, ...]
    teams: tuple[tuple[Seat, ...], ...] | None
    target: int | None
    laps: int | None
    draw_pile: Count
    winners: tuple[Seat, ...] | None


class Offer(Exact, frozen=True, tag_field="type"):
    pass


class Configure(Offer, frozen=True, tag="configure"):
    options: tuple[str, ...]
    games: tuple[str, ...]  # more


class AddBot(Offer, frozen=True, tag="add_bot"):
    levels: tuple[Level, ...]


class Remove(Offer, frozen=True, tag="remove"):
    choices: tuple[Seat, ...] = field(name="from")
    for_good: tuple[Seat, ...]  # more


class Arrange(Offer, frozen=True, tag="arrange"):
    seats: Annotated[tuple[Seat, ...], Meta(min_length=2)]


class Rename(Offer, frozen=True, tag="rename"):
    pass


class ToLobby(Offer, frozen=True, tag="lobby"):
    pass


class ChooseColour(Offer, frozen=True, tag="colour"):
    choices: tuple[Colour, ...] = field(name="from")


class ChooseFace(Offer, frozen=True, tag="face"):
    choices: tuple[str, ...] = field(name="from")


class Start(Offer, frozen=True, tag="start"):
    pass


class Leave(Offer, frozen=True, tag="leave"):
    pass


class Replace(Offer, frozen=True, tag="replace"):
    choices: Annotated[tuple[Seat, ...], Meta(min_length=1)] = field(name="from")


class Rematch(Offer, frozen=True, tag="rematch"):
    pass


class Continue(Offer, frozen=True, tag="continue"):
    all: Literal[True] | UnsetType = UNSET


class Mark(Offer, frozen=True, tag="mark"):
    choices: Annotated[tuple[Position, ...], Meta(min_length=15, max_length=15)] = field(
        name="from"
    )
    min: Count
    max: Count


class PassPen(Offer, frozen=True, tag="pass_pen"):
    pass


class TakePen(Offer, frozen=True, tag="take_pen"):
    pass


class FlipWord(Offer, frozen=True, tag="flip_word"):
    pass


class Show(Offer, frozen=True, tag="show"):
    choices: Annotated[tuple[Position, ...], Meta(min_length=1)] = field(name="from")


class ClueLength(Exact, frozen=True):
    min: Count
    max: Count


class Tell(Offer, frozen=True, tag="tell"):
    choices: Annotated[tuple[str, ...], Meta(min_length=1)] = field(name="from")
    clue: ClueLength


class BlindTell(Offer, frozen=True, tag="tell"):
    clue: ClueLength


class Give(Offer, frozen=True, tag="give"):
    choices: Annotated[tuple[str, ...], Meta(min_length=1)] = field(name="from")
    min: Count
    max: Count


class Defer(Offer, frozen=True, tag="defer"):
    pass


class Volunteer(Offer, frozen=True, tag="volunteer"):
    pass


class Mine(Offer, frozen=True, tag="mine"):
    from_: tuple[Image, ...] = field(name="from")
    min: int
    max: int


class Vote(Offer, frozen=True, tag="vote"):
    choices: Annotated[tuple[Image, ...], Meta(min_length=1)] = field(name="from")
    min: Count
    max: Count


class ColouredVote(Vote, frozen=True, tag="vote"):
    red: Annotated[tuple[Image, ...], Meta(min_length=1)] | UnsetType = UNSET


AtATable = (
    Configure
    | AddBot
    | Remove
    | Arrange
    | Rename
    | ToLobby
    | ChooseColour
    | ChooseFace
    | Start
    | Leave
    | Replace
    | Rematch
    | Continue
)


class ViewShape(Exact, frozen=True):
    table: str
    game: Literal["stella", "odyssey", "party", "team"]
    status: Literal["lobby", "playing", "over"]
    you: Seat | None
    host: Count
    version: Annotated[int, Meta(ge=1)]
    seats: tuple[SeatShape, ...]
    seed_hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None  # more
    deadline: float | None  # more
    bots_know: Literal["well", "titles", "blind"]  # more: of the deck, which everybody may read
    evening: Evening


class StellaShape(ViewShape, frozen=True):
    options: StellaOptions
    play: StellaPlay | None
    can: tuple[AtATable | Mark | PassPen | TakePen | FlipWord | Show, ...]


class OdysseyShape(ViewShape, frozen=True):
    options: OdysseyOptions
    play: OdysseyPlay | None
    can: tuple[AtATable | Tell | Give | Vote, ...]


class TeamShape(ViewShape, frozen=True):
    options: LapsOptions
    play: OdysseyPlay | None
    can: tuple[AtATable | Tell | Give | Defer | Volunteer | Vote, ...]


class PartyShape(ViewShape, frozen=True):
    options: LapsOptions
    play: OdysseyPlay | None
    can: tuple[AtATable | BlindTell | Give | ColouredVote, ...]


SHAPES: dict[str, type[ViewShape]] = {
    "stella": StellaShape,
    "odyssey": OdysseyShape,
    "party": PartyShape,
    "team": TeamShape,
}

NEWS: dict[str, set[str]] = {
    "connected": {"seat"},
    "disconnected": {"seat"},
    "sat_down": {"name"},
    "bot_added": {"name", "face"},
    "stood_up": {"seat"},
    "seat_taken": {"seat", "name"},
    "removed": {"seat"},
    "renamed": {"seat", "name"},
    "lobby_again": set(),
    "started": set(),
    "bot_took_over": {"seat", "face"},
    "came_back": {"seat"},
    "reacted": {"seat", "mood"},
    "host_passed": {"seat"},
    "time_up": {"seats"},  # more: for whom bots moved, as everybody sees that they did
    "continued": {"seat"},
    "pen_passed": {"seat"},
    "pen_taken": {"seat"},
    "flip_agreed": {"seat"},
    "word_flipped": set(),
    "announced": {"counts", "dark"},
    "spark": {"card", "scout", "players"},
    "super_spark": {"card", "scout", "players"},
    "fall": {"card", "scout", "players"},
    "round_scored": {"points"},
    "round_started": {"row", "cards"},
    "told": {"seat"},
    "given": {"seat", "count"},
    "laid": {"images"},
    "mine": {"seat"},
    "giver_named": {"seat", "by"},
    "asked_again": {"seats"},
    "voted": {"seat"},
    "turn_scored": {"points"},
    "turn_started": {"reshuffled"},
    "hands_passed": set(),
}
"""What everybody may be told of what has happened, field by field."""


def check_view(view: dict[str, Any]) -> None:
    """A view is of the shape that the protocol promises, and fits together."""
    shape = msgspec.convert(view, SHAPES[view["game"]])
    players = len(shape.seats)
    assert [seat.seat for seat in shape.seats] == list(range(players))
    assert len({seat.colour for seat in shape.seats}) == players
    assert len({seat.symbol for seat in shape.seats}) == players
    assert (view["play"] is None) == (view["status"] == "lobby")
    assert (shape.seed_hash is None) == (view["status"] == "lobby")
    if any(not seat.bot for seat in shape.seats):
        assert not shape.seats[shape.host].bot
    assert len(shape.evening.wins) == players
    for game in shape.evening.games:
        assert len(game.totals) == players
        assert all(game.totals[seat] is not None for seat in game.winners)
    if view["you"] is None:
        assert view["can"] == []
    if view["play"]:
        _check_play(view, view["play"], players)


def _check_play(view: dict[str, Any], play: dict[str, Any], players: int) -> None:
    sides = len(play.get("teams") or range(players))
    assert len(play["totals"]) == sides
    assert (play["phase"] == "over") == (view["status"] == "over")
    assert (play["winners"] is not None) == (play["phase"] == "over")
    spectator = view["you"] is None
    if view["game"] == "stella":
        assert (play["slate"] is None) == spectator
        assert all(len(row) == players for row in (play["stars"], *play["rounds"]))
        assert (play["counts"] is None) == (play["phase"] == "associate")
        return
    assert len(play["votes"]) == players
    assert play["points"] is None or len(play["points"]) == sides
    assert (play["gave"] is None) == spectator
    assert not (spectator and play["hand"] is not None)
    assert (play["target"] is None) == (view["game"] != "odyssey")
    assert (play["laps"] is None) == (view["game"] == "odyssey")
    assert (play["teams"] is None) == (view["game"] != "team")
    assert (play["owners"] is not None) == (play["phase"] in ("scored", "over"))
    assert bool(play["images"]) == (play["phase"] in ("vote", "scored", "over"))


def check_news(news: list[dict[str, Any]]) -> None:
    for item in news:
        assert set(item) == {"what", *NEWS[item["what"]]}, item
