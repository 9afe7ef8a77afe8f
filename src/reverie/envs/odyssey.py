"""Odyssey, Party and Team as numbers.

The first actions choose a place: a card of the hand, or an image. Then comes one that ends a choice
which may go on (a second vote), then one for each clue of a fixed bank; the last one waits.
A storyteller chooses a card first and a clue then; a storyteller of Party votes green, then red.

What seats choose secretly at the same time is kept aside until the last of them has chosen, and
then given to the rules at once; who asks for the state before has it made.
"""

from collections.abc import Sequence
from typing import Any

from reverie.envs.odyssey_sight import OdysseySight
from reverie.games.chance import pick
from reverie.games.odyssey.events import Given, Told, Voted, VotedRed
from reverie.games.odyssey.evolve import evolve
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.together import all_give, all_go_on, all_vote
from reverie.games.odyssey.view import waiting_for


class OdysseySim(OdysseySight):
    mutable = ("_chosen", "_made", "_head", "_mine")

    def __init__(
        self,
        game: str,
        players: int,
        cards: Sequence[str],
        clues: Sequence[str] = (),
        **options: Any,
    ) -> None:
        super().__init__(game, players, cards, clues, **options)
        self._votable: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}

    def legal(self, seat: int) -> Sequence[int]:
        state, chosen = self._state, self._chosen[seat]
        match state.phase:
            case "tell":
                if self.variant.names_a_card and not chosen:
                    return range(len(state.hands[seat]))
                return range(self.first_clue, self.wait)
            case "give":
                hand = range(len(state.hands[seat]))
                return [place for place in hand if place not in chosen] if chosen else hand
            case _:
                return self._legal_votes(seat, chosen)

    def _legal_votes(self, seat: int, chosen: list[int]) -> Sequence[int]:
        images = len(self._state.images)
        if not chosen:
            return self._not_own(images, self._own_images(seat))
        if self._votes_red(seat):
            return range(images)
        others = self._not_own(images, self._own_images(seat))
        return [*(image for image in others if image not in chosen), self.done]

    def _not_own(self, images: int, own: tuple[int, ...]) -> tuple[int, ...]:
        known = self._votable.get((images, own))
        if known is None:
            known = tuple(image for image in range(images) if image not in own)
            self._votable[images, own] = known
        return known

    def _votes_red(self, seat: int) -> bool:
        return not self.variant.names_a_card and seat == self._state.storyteller

    def describe(self, action: int) -> str:
        if action == self.wait:
            return "wait"
        if action == self.done:
            return "no more"
        if action >= self.first_clue:
            return f"“{self.clues[action - self.first_clue]}”"
        return f"place {action + 1}"

    def _begin(self, seed: str) -> None:
        self._first = pick(seed, "first storyteller", self.players)
        self._last = self._nothing_yet
        self._next()

    def _next(self) -> None:
        self._chosen: list[list[int]] = [[] for _ in range(self.players)]
        self._made: dict[int, tuple[Any, ...]] = {}
        self._red: int | None = None

    def _current(self) -> Odyssey:
        state = self._state
        for seat, made in self._made.items():
            said = Given(seat, made) if state.phase == "give" else Voted(seat, made)
            state = evolve(state, said)
        if self._red is not None and state.red is None and state.phase == "vote":
            state = evolve(state, VotedRed(self._red))
        self._made.clear()
        self._state = state
        return state

    def _take(self, seat: int, action: int) -> None:
        chosen = self._chosen[seat]
        chosen.append(action)
        match self._state.phase:
            case "tell":
                if action >= self.first_clue:
                    self._tell(seat, chosen)
            case "give":
                if len(chosen) == self.giving:
                    self._give(seat, chosen)
            case _:
                self._vote(seat, chosen)

    def _tell(self, seat: int, chosen: list[int]) -> None:
        state = self._state
        told = evolve(state, Told(seat, self.clues[chosen[-1] - self.first_clue]))
        if self.variant.names_a_card:
            told = evolve(told, Given(seat, (state.hands[seat][chosen[0]],)))
        chosen.clear()
        self._go_on(told)

    def _give(self, seat: int, chosen: list[int]) -> None:
        hand = self._state.hands[seat]
        self._made[seat] = tuple(hand[place] for place in chosen)
        chosen.clear()
        if self._is_last(seat):
            self._go_on(all_give(self._state, self._made))

    def _vote(self, seat: int, chosen: list[int]) -> None:
        coloured = not self.variant.names_a_card
        if self._votes_red(seat):
            if len(chosen) < 2:
                return
            self._red = chosen.pop()
        elif not coloured and chosen[-1] != self.done and len(chosen) < self.votes:
            return
        self._made[seat] = tuple(image for image in chosen if image != self.done)
        chosen.clear()
        if self._is_last(seat):
            self._score()

    def _is_last(self, seat: int) -> bool:
        """All that everybody sees of a secret choice is who is still waited for."""
        awaited = self._awaited
        if self._frees_a_partner:
            left = waiting_for(self.variant, self._current())
        else:
            place = awaited.index(seat)
            left = awaited[:place] + awaited[place + 1 :]
        self._awaited = left
        for other in awaited:
            if other not in left:
                self.tick_off(other)
        return not left

    @property
    def _frees_a_partner(self) -> bool:
        """Whether who gives does so for somebody else, too (T3)."""
        return self.variant.name == "team" and self._state.phase == "give"

    def _score(self) -> None:
        before, now = self.totals, self._state
        red = now.red if self._red is None else self._red
        self._state = state = all_vote(self.variant, now, self._made, red)
        self._settle(before)
        self._next()
        if state.phase == "scored":
            state = all_go_on(self.variant, state)
        self._go_on(state)

    def _go_on(self, state: Odyssey) -> None:
        self._state = state
        self._made.clear()
        self.refresh()

    def _settle(self, before: tuple[int, ...]) -> None:
        super()._settle(before)
        self._reveal(self._state)

    def _who(self) -> tuple[int, ...]:
        state = self._state
        if state.phase == "tell":  # in a race nobody could be told who was first
            return (self._first if state.storyteller is None else state.storyteller,)
        return waiting_for(self.variant, state)
