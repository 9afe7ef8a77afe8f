"""People who come, go, choose and play in any order: a table can always go on."""

from functools import partial
from random import Random
from typing import Any

import msgspec
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from reverie.games import GAMES
from reverie.games.moves import Move
from reverie.tables import presence
from reverie.tables.draft import Draft
from reverie.tables.moves import (
    AddBot,
    Arrange,
    Configure,
    Leave,
    Rematch,
    Remove,
    Rename,
    Replace,
    Start,
    ToLobby,
)
from reverie.tables.table import Table
from tests.server.secrecy import check_secrets
from tests.server.shapes import check_view
from tests.tables.kit import Desk, encode, refusal

numbers = st.integers(0, 11)
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"timer": 30}, {"public": True}, {"deck": "few"}, {"deck": "dreams"}, {"seed": "ours"},
    {"language": "pl"}, {"discovery": True}, {"target": 5}, {"laps": 2}, {"laps": 9}, {"no": 1},
    {"custom_words": [["moon", "soup"]]}, {"chat": False}, {"chat": True, "reactions": False},
)  # fmt: skip


class People(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 2**16))
    def open(self, game: str, seed: int) -> None:
        options = {"target": 5} if game == "odyssey" else {}
        self.desk = Desk(game, Random(seed), **options)
        self.names = 0

    @property
    def table(self) -> Table:
        return self.desk.table

    @property
    def tokens(self) -> list[int]:
        """The seats that belong to a person, whoever plays them now."""
        return [number for number, seat in enumerate(self.table.seats) if seat.token]

    # Lobby

    @precondition(lambda self: self.table.status == "lobby")
    @rule(count=st.integers(1, 6))
    def sit(self, count: int) -> None:
        for _ in range(count):
            self.names += 1
            before = encode(self.table)
            full = len(self.table.seats) >= self.table.rules.counts[-1]
            code = refusal(partial(self.desk.sit, f"person {self.names}"))
            assert code == ("table_full" if full else None)
            assert full == (encode(self.table) == before)

    @precondition(lambda self: self.table.status != "lobby")
    @rule()
    def sit_too_late(self) -> None:
        code = refusal(lambda: self.desk.sit("late"))
        assert code == "already_started"

    @precondition(lambda self: self.table.seats)
    @rule(number=numbers)
    def sit_instead(self, number: int) -> None:
        self.names += 1
        seats = self.table.seats
        is_free = number < len(seats) and self.desk.seen(None)["view"]["seats"][number]["free"]
        code = refusal(partial(self.desk.sit_instead, number, f"person {self.names}"))
        assert (code is None) == is_free
        if code is None:
            assert not self.table.seats[number].bot

    @precondition(lambda self: self.tokens and len(self.table.seats) > 1)
    @rule(data=st.data(), options=st.sampled_from(OPTIONS))
    def manage(self, data: st.DataObject, options: dict[str, Any]) -> None:
        """Anything that a host may do, by anybody, offered or not."""
        seat = data.draw(st.sampled_from(self.tokens))
        order = data.draw(st.permutations(range(len(self.table.seats))))
        number, self.names = data.draw(numbers), self.names + 1
        move = data.draw(
            st.sampled_from(
                [
                    AddBot(), AddBot(), Remove(seat=number), Start(), Start(), Leave(), Rematch(),
                    Replace(seat=number), Arrange(seats=tuple(order)), Configure(options=options),
                    ToLobby(), Remove(seat=number, for_good=True), Rename(name=f"{self.names}"),
                    Configure(game=data.draw(st.sampled_from(sorted(GAMES)))),
                ]
            )
        )  # fmt: skip
        self.attempt(seat, move)

    def attempt(self, seat: int, move: Move) -> None:
        note(f"{seat}: {move}")
        offered = self.is_offered(seat, move)
        before = encode(self.table)
        code = refusal(lambda: self.desk.act(seat, move))
        if code is None:
            assert offered, f"not offered: {move}"
        else:
            assert encode(self.table) == before
            assert not offered or code == "bad_options", f"refused: {code}"

    def is_offered(self, seat: int, move: Move) -> bool:
        told = msgspec.to_builtins(move)
        for offer in self.desk.seen(seat)["view"]["can"]:
            if isinstance(move, Configure) and offer["type"] == "configure":
                whole = bool(offer["games"])  # in a running game people can be hushed, no more
                options = move.options or {}
                return whole or (bool(options) and options.keys() <= set(offer["options"]))
            if offer["type"] == told["type"]:
                among = "for_good" if told.get("for_good") else "from"
                return told.get("seat") is None or told["seat"] in offer[among]
        return False

    @precondition(
        lambda self: (
            self.table.status == "lobby"
            and self.table.people
            and len(self.table.seats) <= self.table.rules.counts[-1]
        )
    )
    @rule()
    def begin(self) -> None:
        """Bots fill the table, and the host starts."""
        host = self.table.host
        self.desk.act(host, Configure(options={"deck": "dreams"}))
        while len(self.table.seats) not in self.table.rules.counts:
            self.desk.act(host, AddBot())
        self.desk.act(host, Start())

    # Game

    @precondition(lambda self: self.table.status == "playing")
    @rule(moves=st.integers(1, 30))
    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.status == "playing":
                self.desk.play_one()

    @precondition(lambda self: self.table.status == "playing")
    @rule()
    def play_out(self) -> None:
        self.desk.play_out()

    @precondition(lambda self: self.table.deadline is not None)
    @rule()
    def time_out(self) -> None:
        self.desk.time_out()

    @precondition(lambda self: self.table.people)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        self.attempt(data.draw(st.sampled_from(self.table.people)), Leave())

    @precondition(lambda self: bool(set(self.table.people) - {self.table.host}))
    @rule(data=st.data())
    def replace(self, data: st.DataObject) -> None:
        others = [seat for seat in self.table.people if seat != self.table.host]
        self.attempt(self.table.host, Replace(seat=data.draw(st.sampled_from(others))))

    @precondition(lambda self: self.tokens)
    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.tokens))
        self.desk.come_back(seat)
        assert not self.table.seats[seat].bot

    @rule(here=st.sets(numbers))
    def look_on(self, here: set[int]) -> None:
        there = frozenset(here.intersection(self.tokens))
        draft = Draft(self.table)
        presence.note(draft, "one", there)
        if draft.events:
            self.desk.commit(draft)
        assert self.table.connected == there

    @precondition(lambda self: self.table.status == "over" and self.table.people)
    @rule()
    def rematch(self) -> None:
        self.attempt(self.table.host, Rematch())

    @precondition(lambda self: self.table.status == "over" and self.table.people)
    @rule()
    def back_to_lobby(self) -> None:
        self.attempt(self.table.host, ToLobby())

    # What always holds

    @invariant()
    def host_is_a_person(self) -> None:
        if self.table.people:
            assert self.table.host in self.table.people

    @invariant()
    def bots_have_no_sockets(self) -> None:
        assert self.table.connected.issubset(self.tokens)

    @invariant()
    def colours_and_names(self) -> None:
        colours = [seat.colour for seat in self.table.seats]
        assert len(set(colours)) == len(colours)

    @invariant()
    def somebody_can_go_on(self) -> None:
        table = self.table
        if table.status == "playing":
            assert self.desk.waiting
            for seat in self.desk.waiting:
                assert table.rules.can(table.play, seat)
        if table.status == "playing" and table.options.timer:
            assert table.deadline is not None
        if table.status != "playing":
            assert table.deadline is None

    @invariant()
    def game_knows_who_plays(self) -> None:
        if self.table.status == "playing" and self.table.play is not None:
            assert self.table.play.bots == tuple(seat.bot for seat in self.table.seats)

    @invariant()
    def no_view_leaks(self) -> None:
        for viewer in (*range(len(self.table.seats)), None):
            message = self.desk.seen(viewer)
            check_view(message["view"])
            check_secrets(self.table, viewer, message)

    @invariant()
    def stored_changes_are_the_table(self) -> None:
        assert self.table.version == len(self.desk.changes)

    def teardown(self) -> None:
        if not hasattr(self, "desk"):
            return
        assert encode(self.desk.fold()) == encode(self.table)
        assert encode(msgspec.json.decode(encode(self.table), type=Table)) == encode(self.table)
        if self.table.status == "playing":
            self.desk.play_out()


People.TestCase.settings = settings(
    max_examples=max(30, settings.default.max_examples if settings.default else 0),
    stateful_step_count=40,
)
TestPeople = People.TestCase
