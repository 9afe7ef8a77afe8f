"""Every answered move is in the log once and in order, and nothing else is in its seat's name."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.soak.recording import Line

Json = dict[str, Any]
NEVER = ("malformed", "no_seat", "no_such_table", "not_host", "wrong_host", "not_found", "removed")
"""How nobody is refused who does what is offered, at a table that is there."""
NO_ANSWER = ("internal", "slow_down", "not_ready")
NEWS = {
    "pass_pen": "pen_passed",
    "take_pen": "pen_taken",
    "flip_word": "flip_agreed",
    "tell": "told",
    "give": "given",
    "vote": "voted",
    "continue": "continued",
}


@dataclass
class Move:
    who: str
    seat: int
    move: Json
    said: int = 0
    versions: list[int] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)

    @property
    def version(self) -> int:
        return self.versions[0]

    def __str__(self) -> str:
        return f"{self.who}: {self.move['type']} {self.move['id']}"


class Moves:
    def __init__(self, lines: list[Line]) -> None:
        self._moves: dict[tuple[str, str], Move] = {}
        for line in lines:
            message = line.message
            if line.does == "says" and message["type"] == "move":
                self._say(line.who, message["move"])
            elif line.does == "hears" and message.get("id"):
                self._hear(line.who, message)
        self.all = [*self._moves.values()]
        self.answered = [move for move in self.all if move.versions]
        self.refused = [move for move in self.all if move.refusals and not move.versions]
        self.unanswered = [move for move in self.all if not move.versions and not move.refusals]

    def _say(self, who: str, move: Json) -> None:
        seat = int(who.rpartition("/")[2])
        self._moves.setdefault((who, move["id"]), Move(who, seat, move)).said += 1

    def _hear(self, who: str, message: Json) -> None:
        move = self._moves[who, message["id"]]
        if "error" not in message:
            move.versions.append(message["version"])
        elif message["error"] not in NO_ANSWER:
            move.refusals.append(message["error"])


def wrong_moves(moves: Moves, truth: Json) -> Iterator[str]:
    yield from _wrong_answers(moves)
    games = [_Game(game) for game in truth["games"]]
    for move in moves.answered:
        if _is_of_a_game(move):
            for game in games:
                if game.first <= move.version <= game.last:
                    game.moves.append(move)
    unsure = {move.seat for move in moves.unanswered}
    clues = Counter(
        _line(event["clue"]) for game in games for event in game.told() if event["clue"]
    )
    own = {_line(move.move["clue"]) for move in moves.all if "clue" in move.move}
    for clue, count in clues.items():
        if count > 1 and clue in own:  # bots may say the same again
            yield f"the clue {clue!r} was told {count} times"
    for move in moves.refused:
        if _line(move.move.get("clue", "")) in clues:
            yield f"{move} was refused and is in the log"
    for game in games:
        yield from game.wrong(exact=not truth["timer"], unsure=unsure)


def _wrong_answers(moves: Moves) -> Iterator[str]:
    led_to: dict[int, Move] = {}
    for move in moves.all:
        if len({*move.versions}) > 1:
            yield f"{move} was played {len({*move.versions})} times: {sorted({*move.versions})}"
        if move.versions and move.refusals:
            yield f"{move} was played and refused"
        if len({*move.refusals}) > 1:
            yield f"{move} was refused for {sorted({*move.refusals})}"
        for code in {*move.refusals} & {*NEVER}:
            yield f"{move} was refused: {code}"
        for version in {*move.versions}:
            other = led_to.setdefault(version, move)
            if other is not move:
                yield f"{move} and {other} both led to version {version}"


def _is_of_a_game(move: Move) -> bool:
    return move.move["type"] in (*NEWS, "mark", "show")


class _Game:
    """One that is over: its log, and the versions of its steps."""

    def __init__(self, game: Json) -> None:
        self.number = game["number"]
        self.moves: list[Move] = []
        self._events: list[Json] = game["log"]["events"]
        steps = game["replays"]["None"]["steps"]
        self._news = {step["version"]: step["news"] for step in steps}
        self.first, self.last = min(self._news), max(self._news)

    def told(self) -> Iterator[Json]:
        return (event for event in self._events if event["type"] == "told")

    def wrong(self, *, exact: bool, unsure: set[int]) -> Iterator[str]:
        self.moves.sort(key=lambda move: move.version)
        left = iter([done for event in self._events if (done := _done(event))])
        for move in self.moves:
            yield from self._wrong_news(move)
            for asked in _asked(move):
                if asked not in left:  # all that comes before it is passed over
                    yield f"{move} led to {move.version} and is not in the log, or out of order"
                    return
        if exact:
            yield from self._wrong_counts(unsure)

    def _wrong_news(self, move: Move) -> Iterator[str]:
        what, news = NEWS.get(move.move["type"]), self._news.get(move.version, [])
        seats = [one["seat"] for one in news if one["what"] == what]
        if what and seats[:1] != [move.seat]:
            yield f"{move}, answered with {move.version}, is not what happened then"

    def _wrong_counts(self, unsure: set[int]) -> Iterator[str]:
        """At a table without a timer nobody moves for a person."""
        people = {move.seat for move in self.moves} - unsure
        asked = Counter(one for move in self.moves for one in _asked(move))
        done = Counter(one for event in self._events if (one := _done(event)))
        for (seat, kind, what), count in done.items():
            extra = count - asked[seat, kind, what]
            if seat in people and extra > 0:
                yield f"seat {seat} has {extra} × {kind} {what} in game {self.number} unasked"


Done = tuple[int, str, str]


def _asked(move: Move) -> list[Done]:
    """What of the log is this move."""
    body, seat = move.move, move.seat
    match body["type"]:
        case "mark":
            return [(seat, "marked", _set(body["cards"]))]
        case "pass_pen":
            return [(seat, "pen_passed", "")]
        case "take_pen":
            return [(seat, "pen_taken", "")]
        case "flip_word":
            return [(seat, "flip_agreed", "")]
        case "show":
            return [(seat, "card_shown", str(body["card"]))]
        case "tell":
            card = [(seat, "given", body["card"])] if "card" in body else []
            return [(seat, "told", _line(body.get("clue", ""))), *card]
        case "give":
            return [(seat, "given", _set(body["cards"]))]
        case "vote":
            return [(seat, "voted", _set(body["images"]))]
        case _:
            return [(seat, "continued", "")]


def _done(event: Json) -> Done | None:
    kind = event["type"]
    match kind:
        case "card_shown":
            return event["shown"]["scout"], kind, str(event["shown"]["card"])
        case "marked" | "given":
            return event["seat"], kind, _set(event["cards"])
        case "voted":
            return event["seat"], kind, _set(event["images"])
        case "told":
            return event["seat"], kind, _line(event["clue"] or "")
        case "pen_passed" | "pen_taken" | "flip_agreed" | "continued":
            return event["seat"], kind, ""
    return None


def _set(some: list[Any]) -> str:
    return " ".join(sorted(map(str, some)))


def _line(clue: str) -> str:
    return " ".join(clue.split())
