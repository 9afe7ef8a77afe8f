"""The numbers say what the rules say, and tell no seat what it may not know."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.envs.boxes import new_sim
from reverie.envs.odyssey import OdysseySim
from reverie.envs.sim import NONE, Sim
from reverie.envs.stella import PASS, StellaSim
from reverie.games import GAMES
from reverie.games.moves import Move
from reverie.games.odyssey.moves import BlindTell, ColouredVote, Give, Tell, Vote

EVERY = [(game, players) for game, rules in GAMES.items() for players in rules.counts]


def play(sim: Sim, seed: str) -> Any:
    """A whole game at random; a step at a time."""
    dice = Random(seed)
    sim.reset(seed)
    for step in range(100_000):
        if sim.over:
            return step
        seat = dice.choice(sim.awaited)
        yield seat
        assert sim.act(seat, dice.choice(list(sim.choices(seat))))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_whole_games_end_with_the_points_of_the_rules(game: str, players: int) -> None:
    sim = new_sim(game, players)
    earned = [0] * players
    for _ in play(sim, "ends"):
        earned = [a + b for a, b in zip(earned, sim.rewards or (0,) * players, strict=True)]
    earned = [a + b for a, b in zip(earned, sim.rewards, strict=True)]
    end = sim.rules.view(sim.state, None)
    sides = len(end.totals)
    assert earned == [end.totals[seat % sides] for seat in range(players)]
    assert {seat % sides for seat in sim.winners} == set(end.winners)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_an_observation_says_what_the_view_says(game: str, players: int) -> None:
    sim = new_sim(game, players)
    for seat in play(sim, "says"):
        view, seen = sim.rules.view(sim.state, seat), sim.observation(seat)
        told = {name: seen[place].tolist() for name, place in sim.layout.items()}
        assert told["you"] == [seat]
        assert told["totals"] == list(view.totals)
        clue = told["clue"][0]
        assert isinstance(sim, StellaSim | OdysseySim)
        assert (None if clue < 0 else sim.clues[clue]) == view.clue
        if game == "stella":
            assert told["grid"] == [sim.numbers[card] for card in view.grid]
            assert told["stars"] == list(view.stars)
            order = sorted(range(15), key=told["shown_at"].__getitem__)
            assert order[15 - len(view.shown) :] == [shown.card for shown in view.shown]
            assert sum(map(bool, told["outcome"])) == len(view.shown)
            for shown in view.shown:
                assert told["shown_by"][shown.card] == shown.scout
                marked = told["marked_by"][shown.card :: 15]
                assert [who for who, is_so in enumerate(marked) if is_so] == list(shown.players)
        else:
            assert [sim.cards[card] for card in told["images"] if card >= 0] == list(view.images)
            hand = [sim.cards[card] for card in told["hand"] if card >= 0]
            assert hand == list(view.hand or ())
            assert [sim.cards[card] for card in told["gave"] if card >= 0] == list(view.gave or ())
            assert [image for image in told["own_votes"] if image >= 0] == list(view.votes[seat])
            assert told["own_red"] == [NONE if view.red is None else view.red] or view.winners
            if view.storyteller is not None:
                awaited = [who for who, is_so in enumerate(told["waiting_for"]) if is_so]
                assert awaited == list(view.waiting_for)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_what_is_secret_is_in_no_observation(game: str, players: int) -> None:
    """Another's hand, slate, votes and cards may be anything: a seat sees the same."""
    sim = new_sim(game, players)
    for count, seat in enumerate(play(sim, "secret")):
        if count % 7:
            continue
        other = (seat + 1) % players
        before = sim.observation(other).tolist(), sim.mask(other).tolist()
        kept, state = sim.state, sim.state
        if game == "stella":
            slates = list(state.slates)
            slates[seat] = tuple(card for card in range(3))
            if state.phase == "associate":
                sim.state = replace(state, slates=tuple(slates))
        elif state.phase in ("tell", "give"):
            hands = list(state.hands)
            hands[seat] = hands[seat][::-1]
            sim.state = replace(state, hands=tuple(hands), pile=state.pile[::-1])
        else:
            votes = list(state.votes)
            votes[seat] = (0,) if votes[seat] is not None else None
            sim.state = replace(state, votes=tuple(votes), pile=state.pile[::-1])
        sim.refresh()
        assert (sim.observation(other).tolist(), sim.mask(other).tolist()) == before
        sim.state = kept
        sim.refresh()


@pytest.mark.parametrize(("game", "players"), [("stella", 3), ("odyssey", 8), ("party", 6)])
def test_what_is_illegal_changes_nothing(game: str, players: int) -> None:
    sim = new_sim(game, players)
    for count, _ in enumerate(play(sim, "illegal")):
        if count % 11:
            continue
        before = [sim.observation(seat).tolist() for seat in range(players)]
        for seat in range(players):
            legal = set(sim.legal(seat)) if seat in sim.awaited else {sim.wait}
            for action in {*range(sim.actions), -1, 10**6} - legal:
                assert not sim.act(seat, action)
        assert [sim.observation(seat).tolist() for seat in range(players)] == before


def test_a_clone_goes_its_own_way() -> None:
    sim = new_sim("stella", 3)
    sim.reset("clone")
    sim.act(0, 3)
    other = sim.clone()
    before = sim.observation(0).tolist()
    other.act(0, 4)
    other.act(0, PASS)
    assert sim.observation(0).tolist() == before
    assert other.observation(0).tolist() != before


def whole_move(sim: OdysseySim, seat: int, chosen: list[int]) -> Move:
    """The move of the rules that these actions make up."""
    state, blind = sim.state, not sim.variant.names_a_card
    if state.phase == "tell":
        clue = sim.clues[chosen[-1] - sim.first_clue]
        return BlindTell(clue=clue) if blind else Tell(card=state.hands[seat][chosen[0]], clue=clue)
    if state.phase == "give":
        return Give(cards=tuple(state.hands[seat][place] for place in chosen))
    if blind:
        return ColouredVote(images=(chosen[0],), red=chosen[1] if chosen[1:] else None)
    return Vote(images=tuple(image for image in chosen if image != sim.done))


@pytest.mark.parametrize(("game", "players"), [one for one in EVERY if one[0] != "stella"])
def test_a_step_taken_at_once_is_what_comes_of_its_moves_one_by_one(
    game: str, players: int
) -> None:
    """One table takes actions, the other the moves that they make up, as at a server."""
    quick, slow, dice = new_sim(game, players), new_sim(game, players), Random(game)
    assert isinstance(quick, OdysseySim)
    assert isinstance(slow, OdysseySim)
    quick.reset("both")
    slow.reset("both")
    while not slow.over:
        seat = dice.choice(quick.awaited)
        chosen: list[int] = []
        while not chosen or quick._chosen[seat]:
            chosen.append(dice.choice(list(quick.choices(seat))))
            assert quick.act(seat, chosen[-1])
        slow.play(seat, whole_move(slow, seat, chosen))
        assert quick.awaited == slow.awaited
        assert quick.rewards == slow.rewards
        for other in range(players):
            assert quick.seen(other) == slow.seen(other)
    assert quick.over
    assert quick.state == slow.state


def test_the_end_of_a_turn_is_told_in_the_next() -> None:
    sim = new_sim("odyssey", 4)
    for _ in play(sim, "told"):
        before = sim.clone()
        if sim.state.turn > 1 and sim.state.phase == "tell":
            break
    told = {name: sim.observation(0)[place].tolist() for name, place in sim.layout.items()}
    assert sorted(told["last_owners"]) == [0, 1, 2, 3]
    assert told["last_storyteller"] == [(before.state.storyteller - 1) % 4]
    assert told["last_votes"][told["last_storyteller"][0]] == NONE
    assert sum(vote >= 0 for vote in told["last_votes"]) == 3


def test_a_clue_that_nobody_could_say_is_refused() -> None:
    assert isinstance(sim := new_sim("odyssey", 3, clues=[" two\twords "]), OdysseySim)
    assert sim.clues == ("two words",)
    for clue in ("", "  ", "x" * 201):
        with pytest.raises(ValueError, match="cannot be a clue"):
            new_sim("odyssey", 3, clues=[clue])
