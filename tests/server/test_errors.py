"""Every error of docs/protocol.md, with its status; a refused call changes nothing."""

from typing import Any

import pytest

from tests.server.games import started
from tests.server.kit import Server, in_loop
from tests.server.players import HttpPlayer, Site, calling, refusal

JSON = {"content-type": "application/json"}
DEEP = b"[" * 20_000 + b"]" * 20_000
NO_JSON = (
    b"", b"null", b"[]", b"7", b'"move"', b"{", b"{nope}", b"\xff\xfe", b'{"type":"\xff"}', DEEP,
    b'{"type":"configure","options":{"deck":' + DEEP + b"}}", b'{"type":"leave"}{"type":"leave"}',
)  # fmt: skip
NO_MOVE: tuple[dict[str, Any], ...] = (
    {}, {"type": None}, {"type": 5}, {"type": "nonsense"}, {"type": "occupy", "bot": True},
    {"type": "start", "extra": 1}, {"type": "leave", "seat": 0}, {"type": "remove"},
    {"type": "remove", "seat": -1}, {"type": "remove", "seat": 12}, {"type": "remove", "seat": 1.5},
    {"type": "remove", "seat": "1"}, {"type": "remove", "seat": 3}, {"type": "replace"},
    {"type": "add_bot", "level": "brilliant"}, {"type": "configure"},
    {"type": "configure", "options": []}, {"type": "configure", "options": None},
    {"type": "arrange", "seats": [0, 0, 1]}, {"type": "arrange", "seats": [0, 1]},
    {"type": "arrange", "seats": [0, 1, 3]}, {"type": "arrange", "seats": [0, 1, 2, 2]},
    {"type": "start", "id": "x" * 65}, {"type": "start", "id": 7}, {"type": "continue", "all": 1},
    {"type": "mark", "cards": [15]}, {"type": "mark", "cards": [-1]}, {"type": "mark"},
    {"type": "mark", "cards": [True]}, {"type": "mark", "cards": None}, {"type": "show"},
    {"type": "tell", "clue": "for another game"}, {"type": "vote", "images": [0]},
)  # fmt: skip
HOSTS_MOVES: tuple[dict[str, Any], ...] = (
    {"type": "configure", "options": {}}, {"type": "add_bot"}, {"type": "remove", "seat": 0},
    {"type": "start"}, {"type": "replace", "seat": 0}, {"type": "rematch"},
    {"type": "arrange", "seats": [1, 0, 2]},
)  # fmt: skip
ROUTES = (
    ("GET", ""), ("GET", "/view"), ("GET", "/log"), ("POST", "/seats"), ("POST", "/moves"),
)  # fmt: skip


@in_loop
async def test_what_is_no_json_is_malformed(server: Server) -> None:
    async with Site(server.url) as site, calling(server.url) as client:
        table = await (await site.open("stella")).fill(3)
        before = await table.seen()
        headers = {"authorization": f"Bearer {table.host.token}", **JSON}
        for body in NO_JSON:
            for path in ("/api/tables", f"{table.path}/seats", f"{table.path}/moves"):
                answer = await client.post(path, content=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), body
        assert await table.seen() == before


@in_loop
async def test_what_is_no_move_is_malformed(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        for move in NO_MOVE:
            kind = move.get("type", 0)
            if "type" in move:
                fields = {name: value for name, value in move.items() if name != "type"}
                assert await table.host.refusal(kind, **fields) == (400, "malformed"), move
            else:
                assert (await refusal(table.host.send(move))).status == 400


@pytest.mark.parametrize(
    "body",
    [
        {"game": "stella"},
        {"name": "Ada"},
        {"game": "chess", "name": "Ada"},
        {"game": "stella", "name": ""},
        {"game": "stella", "name": " \t\n"},
        {"game": "stella", "name": "\u200b\u200d"},
        {"game": "stella", "name": "x" * 41},
        {"game": "stella", "name": 5},
        {"game": "stella", "name": "Ada", "options": []},
        {"game": "stella", "name": "Ada", "extra": 1},
    ],
)
@in_loop
async def test_opening_a_table_needs_a_game_and_a_name(
    server: Server, body: dict[str, Any]
) -> None:
    async with Site(server.url) as site:
        refused = await refusal(site.call("POST", "/api/tables", body))
        assert (refused.status, refused.error) == (400, "malformed")


@pytest.mark.parametrize(
    ("method", "path", "body", "told"),
    [
        ("POST", "/api/tables", {"game": "stella"}, "name"),
        ("POST", "/api/tables", {"game": "stella", "name": 5}, "$.name"),
        ("POST", "/api/tables", {"game": "stella", "name": "Ada", "extra": 1}, "extra"),
        ("POST", "/api/tables", None, "empty"),
        ("GET", "/api/decks/dreams?language=tlh", None, "$.language"),
        ("GET", "/api/tables/AAAAAA/why?card=c1", None, "seat"),
        ("GET", "/api/nothing", None, "nothing here"),
        ("DELETE", "/api/tables", None, "cannot be done"),
    ],
)
@in_loop
async def test_an_error_tells_in_one_sentence_what_is_wrong(
    server: Server, method: str, path: str, body: dict[str, Any] | None, told: str
) -> None:
    async with Site(server.url) as site:
        refused = await refusal(site.call(method, path, body))
        assert told in refused.message
        assert refused.message.rstrip(".") + "." == refused.message


@in_loop
async def test_a_name_is_a_persons_text(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("odyssey")
        names = ["夜", "قمر", "🐇" * 40, "Zoë-Anne d’Arc", "\u202eevil", "a\u0000b\u0007c"]
        for name in names:
            await table.sit(name)
        told = [seat["name"] for seat in (await table.read())["seats"]]
        assert told == ["Ada", *names[:-1], "abc"]
        for name, free in (("ada", "ada 2"), ("夜\u200d", "夜\u200d 2"), ("ZOE-Anne d'Arc", None)):
            refused = await refusal(table.sit(name))
            assert (refused.status, refused.error) == (409, "name_taken")
            assert refused.suggestion == (free or f"{name} 2")
            await table.sit(refused.suggestion)
        for name in ("", "  ", "x" * 41):
            refused = await refusal(table.sit(name))
            assert (refused.status, refused.error) == (400, "malformed")


@in_loop
async def test_without_the_token_of_a_seat_there_is_no_seat(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        elsewhere = await site.open("stella")
        removed = table.people.pop()
        await table.host.move("remove", seat=2)
        for token in (elsewhere.host.token, removed.token, "x" * 32, "é", "."):
            stranger = HttpPlayer(table, token, 0)
            assert await stranger.refusal("leave") == (401, "no_seat")
            refused = await refusal(stranger.view())
            assert (refused.status, refused.error) == (401, "no_seat")
            for method, path in ROUTES:
                body = {"name": "Eve"} if path == "/seats" else None
                call = site.call(method, f"{table.path}{path}", body, token)
                refused = await refusal(call)
                assert (refused.status, refused.error) == (401, "no_seat"), path
        assert len((await table.read())["seats"]) == 2
        refused = await refusal(site.call("POST", f"{table.path}/moves", {"type": "leave"}))
        assert (refused.status, refused.error) == (401, "no_seat")


@in_loop
async def test_what_is_the_hosts_is_refused_to_others(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        table = playing.table
        lobby = await (await site.open("stella")).fill(3)
        for person in (lobby.people[1], table.people[1]):
            for move in HOSTS_MOVES:
                fields = {name: value for name, value in move.items() if name != "type"}
                assert await person.refusal(move["type"], **fields) == (403, "not_host"), move
        await playing.play_until("scored")
        assert await table.people[2].refusal("continue", all=True) == (403, "not_host")


@in_loop
async def test_a_table_that_is_not_there(server: Server) -> None:
    async with Site(server.url) as site:
        bodies = {"/seats": {"name": "Bo"}, "/moves": {"type": "leave"}}
        for code in ("AAAAAA", "x", "A" * 3000, "%00", "..", "%F0%9F%90%87"):
            for method, end in ROUTES:
                path = f"/api/tables/{code}{end}"
                refused = await refusal(site.call(method, path, bodies.get(end), "token"))
                assert refused.status == 404, path
                assert refused.error in ("no_such_table", "not_found")
        for path in ("/api/nothing", "/api/tables/AAAAAA/nothing", "/api/decks/nothing/at/all"):
            refused = await refusal(site.call("GET", path))
            assert (refused.status, refused.error) == (404, "not_found")
        refused = await refusal(site.call("DELETE", "/api/tables"))
        assert (refused.status, refused.error) == (405, "wrong_method")


@in_loop
async def test_a_code_may_be_typed_as_people_do(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        code = table.code
        for typed in (code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:2]}%20{code[2:]}"):
            assert (await site.call("GET", f"/api/tables/{typed}"))["table"] == code


@in_loop
async def test_more_than_a_server_reads_is_too_large(server: Server) -> None:
    async with Site(server.url) as site, calling(server.url) as client:
        table = await site.open("stella")
        headers = {"authorization": f"Bearer {table.host.token}", **JSON}
        before = await table.seen()

        async def pieces() -> Any:
            for _ in range(200):
                yield b" " * 1024

        for path in ("/api/tables", f"{table.path}/seats", f"{table.path}/moves"):
            for body in (b" " * 100_000, pieces()):
                answer = await client.post(path, content=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
        assert await table.seen() == before


Moves = tuple[tuple[str, dict[str, Any]], ...]
NOT_IN_THE_LOBBY: Moves = (
    ("mark", {"cards": [1]}), ("pass_pen", {}), ("take_pen", {}), ("flip_word", {}),
    ("show", {"card": 1}), ("continue", {}), ("continue", {"all": True}),
    ("replace", {"seat": 1}), ("rematch", {}), ("remove", {"seat": 0}),
)  # fmt: skip
NOT_IN_A_GAME: Moves = (
    ("configure", {"options": {}}), ("add_bot", {}), ("remove", {"seat": 1}), ("start", {}),
    ("arrange", {"seats": [1, 0, 2, 3, 4, 5]}), ("rematch", {}), ("replace", {"seat": 0}),
    ("show", {"card": 1}), ("take_pen", {}), ("continue", {}), ("continue", {"all": True}),
)  # fmt: skip


@in_loop
async def test_moves_of_another_time(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        host = table.host
        for kind, fields in NOT_IN_THE_LOBBY:
            assert await host.refusal(kind, **fields) == (409, "not_now"), kind
        refused = await refusal(table.log())
        assert (refused.status, refused.error) == (409, "not_over")
        await host.move("remove", seat=2)
        table.people.pop()
        assert await host.refusal("start") == (409, "bad_count")
        for _ in range(4):
            await table.sit()
        assert await host.refusal("add_bot") == (409, "table_full")
        refused = await refusal(table.sit())
        assert (refused.status, refused.error) == (409, "table_full")
        await host.move("start")
        refused = await refusal(table.sit())
        assert (refused.status, refused.error) == (409, "already_started")
        for kind, fields in NOT_IN_A_GAME:
            assert await host.refusal(kind, **fields) == (409, "not_now"), kind
        assert await host.refusal("replace", seat=9) == (400, "malformed")
        refused = await refusal(table.log())
        assert (refused.status, refused.error) == (409, "not_over")


@in_loop
async def test_what_the_rules_of_stella_refuse(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        people = playing.people
        assert await people[0].refusal("mark", cards=list(range(11))) == (409, "too_many")
        assert await people[0].refusal("mark", cards=[1, 1]) == (400, "malformed")
        assert await people[0].refusal("pass_pen") == (409, "too_few")
        for seat, cards in enumerate(([0, 1, 2], [0, 1, 2], [0, 1, 2])):
            await people[seat].move("mark", cards=cards)
            await people[seat].move("pass_pen")
        view = (await people[0].view())["view"]["play"]
        scout, other = view["scout"], (view["scout"] + 1) % 3
        assert await people[other].refusal("show", card=0) == (409, "not_your_turn")
        assert await people[scout].refusal("show", card=9) == (409, "not_marked")
        await people[scout].move("show", card=0)
        assert await people[other].refusal("show", card=0) == (409, "already_shown")


@in_loop
async def test_what_the_rules_of_odyssey_refuse(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        people = playing.people
        hands = [(await people[seat].view())["view"]["play"]["hand"] for seat in range(3)]
        assert await people[0].refusal("tell", card=hands[1][0], clue="x") == (409, "not_your_card")
        assert await people[0].refusal("tell", card=hands[0][0], clue=" ") == (409, "too_few")
        long = {"card": hands[0][0], "clue": "x" * 201}
        assert await people[0].refusal("tell", **long) == (409, "too_many")
        both = {"card": hands[0][0], "clue": "x", "aloud": True}
        assert await people[0].refusal("tell", **both) == (400, "malformed")
        await people[0].move("tell", card=hands[0][0], clue="x" * 200)
        assert await people[1].refusal("tell", card=hands[1][0], clue="x") == (409, "not_now")
        assert await people[1].refusal("give", cards=hands[1][:1]) == (409, "too_few")
        assert await people[1].refusal("give", cards=hands[1][:3]) == (409, "too_many")
        assert await people[1].refusal("give", cards=hands[2][:2]) == (409, "not_your_card")
        assert await people[1].refusal("give", cards=hands[1][:1] * 2) == (400, "malformed")
        assert await people[0].refusal("give", cards=hands[0][1:3]) == (409, "not_your_turn")
        for seat in (1, 2):
            await people[seat].move("give", cards=hands[seat][:2])
        view = (await people[1].view())["view"]["play"]
        own = view["own_images"][0]
        assert await people[1].refusal("vote", images=[own]) == (409, "own_image")
        assert await people[1].refusal("vote", images=[]) == (409, "too_few")
        others = [image for image in range(5) if image not in view["own_images"]]
        assert await people[1].refusal("vote", images=others[:2]) == (409, "too_many")
        assert await people[1].refusal("vote", images=[7]) == (400, "malformed")
        assert await people[0].refusal("vote", images=[own]) == (409, "not_your_turn")
        await people[1].move("vote", images=others[:1])
        assert await people[1].refusal("vote", images=others[:1]) == (409, "not_now")


@in_loop
async def test_a_socket_tells_the_sender_alone(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        async with table.people[1].socket() as guest, table.host.socket() as host:
            refused = {"type": "move", "move": {"type": "start", "id": "one"}}
            answer = await guest.reply(refused)
            assert {"type": "refused", "id": "one", "error": "not_host"}.items() <= answer.items()
            assert set(answer) == {"type", "id", "error", "message"}
            answer = await host.reply({"type": "move", "move": {"type": "nonsense"}})
            assert (answer["error"], answer["id"]) == ("malformed", None)
            answer = await host.reply(
                {"type": "move", "move": {"type": "start", "x": 1, "id": "y"}}
            )
            assert (answer["error"], answer["id"]) == ("malformed", "y")
            assert await host.reply({"type": "ping"}) == {"type": "pong"}
            assert [message["error"] for message in guest.others] == ["not_host"]
            assert host.version == guest.version == (await table.host.view())["version"]


@in_loop
async def test_every_error_is_a_code_and_a_sentence(server: Server) -> None:
    async with calling(server.url) as client:
        for answer in (
            await client.post("/api/tables", content=b"{"),
            await client.get("/api/tables/AAAAAA"),
            await client.put("/api/tables"),
            await client.post("/api/tables", content=b" " * 100_000),
            await client.get("/api/nothing"),
        ):
            assert answer.headers["content-type"] == "application/json"
            told = answer.json()
            assert set(told) == {"error", "message"}
            assert all(isinstance(value, str) and value for value in told.values())
