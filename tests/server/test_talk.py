"""Reactions and chat: who sees them, who may, how often, and who switches them off."""

from typing import Any

import pytest

from reverie.server.limits import RATES
from tests.server.kit import InThread, Server, in_loop
from tests.server.players import Site, SocketPlayer, Table
from tests.server.test_floods import From, guarded

__all__ = ["guarded"]

Json = dict[str, Any]
MOODS = ("delighted", "glad", "proud", "sorry", "surprised", "thinking")


class Watcher(SocketPlayer):
    """Somebody with a socket who remembers how the others took it."""

    def __init__(self, table: Table, token: str | None) -> None:
        super().__init__(table, token, self._remember)
        self.reactions: list[Json] = []

    def _remember(self, _seat: int | None, message: Json) -> None:
        self.reactions += [news for news in message["news"] if news["what"] == "reacted"]


def at(table: Table, seat: int) -> Watcher:
    return Watcher(table, table.people[seat].token)


async def opened(site: Site) -> Table:
    return await (await site.open("stella")).fill(3)


@in_loop
async def test_everybody_sees_a_reaction_and_nothing_has_changed(server: Server) -> None:
    async with Site(server.url) as site:
        table = await opened(site)
        television = Watcher(table, None)
        async with at(table, 0) as host, at(table, 1) as guest, television:
            version = host.version
            for mood in MOODS:
                await guest.send({"type": "react", "mood": mood})
            for each in (host, guest, television):
                await each.until(lambda each=each: len(each.reactions) == len(MOODS))  # type: ignore[misc]
                assert each.reactions == [
                    {"what": "reacted", "seat": 1, "mood": mood} for mood in MOODS
                ]
                assert each.version == version


@in_loop
async def test_who_has_no_seat_does_not_react(server: Server) -> None:
    """Neither who looks on, nor who was removed, nor who has left the seat to a bot."""
    async with Site(server.url) as site:
        table = await opened(site)
        async with SocketPlayer(table, None) as spectator, table.people[1].socket() as removed:
            await table.host.move("remove", seat=1)
            await removed.until(lambda: removed.view["you"] is None)
            for nobody in (spectator, removed):
                answer = await nobody.reply({"type": "react", "mood": "glad"})
                assert (answer["type"], answer["error"]) == ("refused", "no_seat")
        table = await opened(site)
        await table.host.move("start")
        async with at(table, 1) as left:
            await left.move("leave")
            assert (await left.reply({"type": "react", "mood": "glad"}))["error"] == "no_seat"
            assert not left.reactions


@pytest.mark.parametrize(
    "message",
    [
        {"mood": "angry"}, {"mood": None}, {"mood": ["glad"]}, {}, {"mood": "glad", "seat": 0},
        {"mood": "glad" * 1000}, {"mood": "GLAD"},
    ],
)  # fmt: skip
@in_loop
async def test_what_is_no_reaction_is_refused(server: Server, message: Json) -> None:
    async with Site(server.url) as site:
        table = await opened(site)
        async with at(table, 0) as host:
            answer = await host.reply({"type": "react", **message})
            assert (answer["type"], answer["error"]) == ("refused", "malformed")
            assert (await host.reply({"type": "ping"}))["type"] == "pong"
            assert not host.reactions


@in_loop
async def test_a_seat_reacts_a_few_times_a_second(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.5") as site:
        table = await opened(site)
        async with at(table, 0) as host, at(table, 1) as noisy:
            for _ in range(40):
                await noisy.send({"type": "react", "mood": "glad"})
            await noisy.until(lambda: len(noisy.others) + len(noisy.reactions) == 40)
            assert len(noisy.reactions) >= RATES["react"].at_once
            assert {message["error"] for message in noisy.others} == {"slow_down"}
            await host.send({"type": "react", "mood": "proud"})
            await noisy.until(lambda: noisy.reactions[-1]["seat"] == 0)


@in_loop
async def test_the_host_switches_both_off_at_any_time(server: Server) -> None:
    async with Site(server.url) as site:
        table = await opened(site)
        await table.host.move("start")
        assert await table.people[1].refusal("configure", options={"chat": False}) == (
            403,
            "not_host",
        )
        async with table.people[1].socket() as guest:
            assert (await guest.reply({"type": "say", "text": "before"}))["type"] == "said"
            await table.host.move("configure", options={"chat": False, "reactions": False})
            await guest.until(lambda: guest.view["options"]["chat"] is False)
            for message in ({"type": "say", "text": "hm"}, {"type": "react", "mood": "sorry"}):
                answer = await guest.reply(message)
                assert (answer["type"], answer["error"]) == ("refused", "switched_off")
                assert "host" in answer["message"]
            async with SocketPlayer(table, None) as late:
                assert (await late.reply({"type": "ping"}))["type"] == "pong"
                assert [message["type"] for message in late.others] == ["pong"], "no old chat"
            await table.host.move("configure", options={"chat": True})
            await guest.until(lambda: guest.view["options"]["chat"])
            assert (await guest.reply({"type": "say", "text": "again"}))["type"] == "said"
            assert (await guest.reply({"type": "react", "mood": "glad"}))["error"] == "switched_off"
        offers = [
            each for each in (await table.host.view())["view"]["can"] if each["type"] == "configure"
        ]
        assert offers == [{"type": "configure", "options": ["chat", "reactions"], "games": []}]
        for options in ({"chat": False, "timer": 5}, {"timer": 5}):
            assert await table.host.refusal("configure", options=options) == (409, "not_now")
        assert await table.host.refusal("configure", options={"chat": "no"}) == (409, "bad_options")


@in_loop
async def test_who_comes_is_told_what_was_said(server: Server) -> None:
    """After the first view, oldest first, with the seats as they are now."""
    async with Site(server.url) as site:
        table = await opened(site)
        async with table.people[1].socket() as ben, table.people[2].socket() as cleo:
            await ben.reply({"type": "say", "text": "one"})
            await cleo.reply({"type": "say", "text": "two"})
            name = cleo.view["seats"][2]["name"]
            await table.host.move("remove", seat=1)
            await cleo.until(lambda: cleo.view["you"] == 1)
        for token in (None, table.host.token):
            async with SocketPlayer(table, token) as late:
                await late.until(lambda late=late: len(late.others) == 2)  # type: ignore[misc]
                told = [(said["text"], said["seat"]) for said in late.others]
                assert told == [("one", None), ("two", 1)]
                assert late.others[1]["name"] == name
                assert all(said["earlier"] for said in late.others)
