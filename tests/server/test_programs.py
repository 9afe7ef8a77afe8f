"""Somebody's own bot at a table: marked for everybody, and otherwise treated like a person."""

import pytest

from tests.server.kit import Server, in_loop
from tests.server.players import Site, refusal


@in_loop
async def test_a_program_is_marked_and_no_bot_of_the_house(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        taken = await site.call("POST", f"{table.path}/seats", {"name": "Robo", "program": True})
        await table.sit("Bo")
        for seen in await table.seen():
            assert [seat["program"] for seat in seen["view"]["seats"]] == [False, True, False]
            assert [seat["bot"] for seat in seen["view"]["seats"]] == [False] * 3
        started = await table.host.move("start")
        assert taken["seat"] in started["view"]["play"]["waiting_for"]


@in_loop
async def test_a_program_may_be_the_host(server: Server) -> None:
    async with Site(server.url) as site:
        body = {"game": "odyssey", "name": "Robo", "program": True}
        opened = await site.call("POST", "/api/tables", body)
        told = await site.call("GET", f"/api/tables/{opened['table']}")
        assert told["seats"][0]["program"] is True


@pytest.mark.parametrize("program", ["yes", None])
@in_loop
async def test_what_is_no_yes_or_no_is_refused(server: Server, program: object) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        body = {"name": "Robo", "program": program}
        refused = await refusal(site.call("POST", f"{table.path}/seats", body))
        assert (refused.status, refused.error) == (400, "malformed")
        assert len((await table.read())["seats"]) == 1
