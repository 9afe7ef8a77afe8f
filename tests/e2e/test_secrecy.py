"""The check of what is told can fail: an honest message passes, a forged one does not."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import httpx
import pytest

from tests.e2e.secrecy import Listener, leaks, seeds_in
from tests.server.kit import Server

Forge = Callable[[dict[str, Any]], object]
GRID = [f"c{number}" for number in range(15)]
TOKEN, SEED = "token-of-somebody-else", "5eed"


def view(game: str, play: dict[str, Any], can: list[dict[str, Any]], you: int | None = 0) -> Any:
    seat = {"colour": "blue", "symbol": "moon", "bot": False, "level": None, "connected": True}
    return {
        "type": "view",
        "version": 7,
        "view": {
            "table": "LUNA42",
            "game": game,
            "status": "playing",
            "you": you,
            "host": 0,
            "version": 7,
            "options": {},
            "seats": [{**seat, "seat": number, "name": str(number)} for number in range(3)],
            "play": play,
            "can": can,
            "seed_hash": "0",
            "deadline": None,
        },
        "news": [],
    }


def stella(phase: str = "associate", **play: Any) -> Any:
    nothing = {"counts": None, "dark": None, "scout": None, "winners": None, "reasons": None}
    empty: dict[str, Any] = {"shown": [], "fallen": [], "rounds": [], "done": [], "waiting_for": []}
    usual = {"kind": "stella", "phase": phase, "round": 1, "grid": GRID, "clue": "Echo"}
    rest = {"flip": {}, "first_scout": 0, "slate": [2, 3], "stars": [0, 0, 0], "totals": [0, 0, 0]}
    return view("stella", {**nothing, **empty, **usual, **rest, **play}, [])


def odyssey(phase: str = "vote", game: str = "odyssey", **play: Any) -> Any:
    nothing = dict.fromkeys(("red", "owners", "points", "teams", "laps", "winners", "reasons"))
    usual = {
        "kind": "odyssey",
        "phase": phase,
        "turn": 1,
        "storyteller": 1,
        "clue": "Once",
        "aloud": False,
    }
    mine = {
        "hand": ["c1", "c2"],
        "gave": ["c3"],
        "own_images": [0],
        "mine": None,
        "votes": [[], None, None],
    }
    rest = {"images": ["c3", "c6", "c9"], "waiting_for": [0, 2], "totals": [0, 0, 0], "target": 30}
    can = [{"type": "vote", "from": [1, 2], "min": 1, "max": 1}]
    return view(game, {**nothing, **usual, **mine, **rest, "draw_pile": 60, **play}, can)


def told(*messages: Any) -> list[str]:
    """What Ada was told too much, at a table where everything is known of Ben."""
    moves = [
        {"type": "mark", "cards": [2, 3]},
        {"type": "give", "cards": ["c3"]},
        {"type": "vote", "images": [1]},
    ]
    ada = Listener(
        "Ada",
        [json.dumps(message) for message in messages],
        [json.dumps({"type": "move", "move": move}) for move in moves],
    )
    everything = {
        "seed": SEED,
        "setup": {"cards": [f"c{number}" for number in range(84)]},
        "events": [],
    }
    over = view("stella", stella("over")["view"]["play"], [], you=None)
    over["view"]["status"] = "over"
    ben = Listener("Ben", [json.dumps(one) for one in ({"token": TOKEN}, over, everything)])
    return [leak for leak in leaks([ada, ben]) if leak.startswith("Ada")]


def play(message: dict[str, Any]) -> dict[str, Any]:
    played: dict[str, Any] = message["view"]["play"]
    return played


def test_an_honest_table_tells_nothing() -> None:
    shown = {"card": 2, "scout": 0, "outcome": "fall", "players": [0], "stars": [0, 0, 0]}
    reveal = stella("reveal", counts=[2, 1, 1], dark=0, scout=0, shown=[shown])
    reveal["news"] = [{"what": "fall", "card": 2, "scout": 0, "players": [0]}]
    assert told(stella(), reveal) == []
    assert told(odyssey("give", images=[], own_images=[]), odyssey()) == []
    assert told(odyssey("scored", owners=[0, 1, 2], votes=[[1], [], [0]])) == []


EVERYWHERE: dict[str, Forge] = {
    "the token of Ben": lambda m: m["news"].append({"what": "sat_down", "name": TOKEN}),
    "the seed before the end": lambda m: m["view"]["options"].update(seed=SEED),
    "a message with": lambda m: m.update(debug=1),
    "a view with": lambda m: m["view"].update(secrets=1),
    "a seat with": lambda m: m["view"]["seats"][1].update(hand=1),
    "the play with": lambda m: play(m).update(slates=[[1], [2], [3]]),
    "can with": lambda m: m["view"]["can"].append({"type": "leave", "hint": 3}),
    "news with": lambda m: m["news"].append({"what": "voted", "seat": 2, "image": 1}),
}


@pytest.mark.parametrize("leak", EVERYWHERE)
@pytest.mark.parametrize("message", [stella, odyssey])
def test_what_is_secret_in_every_game(leak: str, message: Callable[[], Any]) -> None:
    forged = message()
    EVERYWHERE[leak](forged)
    assert any(leak in found for found in told(forged))


STELLA: dict[str, Forge] = {
    "counts while": lambda m: play(m).update(counts=[2, 1, 1]),
    "dark while": lambda m: play(m).update(dark=1),
    "what is shown while": lambda m: play(m).update(stars=[0, 2, 2]),
    "a slate that they did not mark": lambda m: play(m).update(slate=[4, 5]),
    "somebody else's crosses": lambda m: m["view"]["can"].append({"type": "show", "from": [9]}),
    "a hint": lambda m: m["view"]["can"].append({"type": "mark", "from": [1], "min": 0, "max": 9}),
    "cards that they may not know": lambda m: m["view"]["seats"][2].update(name="see c40"),
    "who marked a card": lambda m: m["news"].append(
        {"what": "spark", "card": 4, "scout": 1, "players": [1, 2]}
    ),
    "other counts": lambda m: m["news"].append(
        {"what": "announced", "counts": [1, 2, 3], "dark": 2}
    ),
    "cards to come": lambda m: m["news"].append({"what": "round_started", "row": 2, "cards": []}),
}


@pytest.mark.parametrize("leak", STELLA)
def test_what_stella_hides(leak: str) -> None:
    forged = stella()
    STELLA[leak](forged)
    assert any(leak in found for found in told(forged))


ODYSSEY: dict[str, Forge] = {
    "the owners before": lambda m: play(m).update(owners=[0, 1, 2]),
    "the reasons before": lambda m: play(m).update(reasons=[[], [], []]),
    "the vote of seat 2": lambda m: play(m).update(votes=[[], None, [1]]),
    "the red vote": lambda m: play(m).update(red=2),
    "a vote that they did not cast": lambda m: play(m).update(votes=[[2], None, None]),
    "a card that they did not give": lambda m: play(m).update(gave=["c3", "c9"]),
    "whose image another one is": lambda m: play(m).update(own_images=[0, 1]),
    "a number that they did not say": lambda m: play(m).update(mine=[2]),
    "images that may not be voted for": lambda m: m["view"]["can"][0].update({"from": [2]}),
    "images before the vote": lambda m: play(m).update(phase="give"),
    "somebody else's cards": lambda m: m["view"]["can"].append(
        {"type": "give", "from": ["c9"], "min": 1, "max": 1}
    ),
    "other images": lambda m: m["news"].append({"what": "laid", "images": ["c9", "c6", "c3"]}),
    "cards that they may not know": lambda m: m["news"].append(
        {"what": "bot_added", "name": "/pictures/c40.webp"}
    ),
}


@pytest.mark.parametrize("leak", ODYSSEY)
def test_what_odyssey_hides(leak: str) -> None:
    forged = odyssey()
    ODYSSEY[leak](forged)
    assert any(leak in found for found in told(forged))


def test_a_hand_that_is_hidden_in_party() -> None:
    forged = odyssey("tell", "party", storyteller=0, images=[], own_images=[], gave=[])
    assert "Ada: a hand before the clue" in told(forged)


def test_a_hand_of_somebody_else() -> None:
    mine, theirs = odyssey(), odyssey()
    theirs["view"]["you"] = 2
    ada, ben = (Listener(name, [json.dumps(one)]) for name, one in (("Ada", mine), ("Ben", theirs)))
    assert any("cards of seat 2" in leak for leak in leaks([ada, ben]))


def test_a_spectator_has_nothing_of_anybody() -> None:
    watching = [stella(), odyssey()]
    for message in watching:
        message["view"]["you"] = None
    assert any("a spectator has a slate" in leak for leak in told(watching[0]))
    assert any("a spectator has cards" in leak for leak in told(watching[1]))
    assert any("a spectator is offered a move" in leak for leak in told(watching[1]))


def test_a_word_before_its_round() -> None:
    early = stella(flip={"other": "Tide"})
    later = stella(clue="Tide")
    assert "Ada: the word 'Tide' before its round" in told(early, later)


def test_the_seed_is_known_from_the_database(server: Server) -> None:
    """As for every table of these tests: nobody needs to be told it for a leak to be found."""

    def post(path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        told: dict[str, Any] = httpx.post(
            f"{server.url}/api/tables{path}", json=body, headers=headers
        ).json()
        return told

    seat = post("", {"game": "stella", "name": "Ada"})
    for move in ("add_bot", "add_bot", "start"):
        told = post(f"/{seat['table']}/moves", {"type": move}, seat["token"])
    seeds = seeds_in(server.database)
    promised = told["view"]["seed_hash"]
    (seed,) = (seed for seed in seeds if sha256(seed.encode()).hexdigest() == promised)
    ada = Listener("Ada", [json.dumps(told)])
    assert "Ada: the seed before the end" not in leaks([ada], seeds)
    told["view"]["seats"][1]["name"] = seed
    forged = Listener("Ada", [json.dumps(told)])
    assert "Ada: the seed before the end" in leaks([forged], seeds)
