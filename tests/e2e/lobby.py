"""The lobby: the code, the seats, tonight's play, the start."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player


class Lobby:
    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def code(self) -> str:
        """As it is read aloud."""
        pattern = self.player.words.exactly("invite.code")
        spoken = self.player.page.get_by_text(pattern).inner_text()
        found = pattern.match(spoken)
        assert found
        return re.sub(r"\s", "", found[1])

    @property
    def start(self) -> Locator:
        return self.player.button("lobby.start")

    def seat(self, name: str) -> Locator:
        return self.player.page.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{name}"))

    def sees_people(self, count: int) -> None:
        heading = self.player.words.within("lobby.lit")
        expect(self.player.page.get_by_role("heading", name=heading)).to_have_text(
            re.compile(r"^\s*\w+\s") if count == 1 else re.compile(rf"\b{count}\b")
        )

    def choose(self, option: str, label: re.Pattern[str]) -> None:
        """An option by its name and one of its choices by its words."""
        name = self.player.words.begins(f"option.{option}")
        choice = self.player.page.get_by_role("combobox", name=name)
        wanted = choice.get_by_role("option", name=label)
        choice.select_option(value=wanted.get_attribute("value"))

    def choose_play(self, game: str) -> None:
        """Between two games: a ticket."""
        name = self.player.words.begins(game)
        ticket = self.player.page.get_by_role("radio", name=name).first
        ticket.check(force=True)
        expect(ticket).to_be_checked()

    def play_again(self) -> None:
        name = self.player.words.begins("evening.again")
        self.player.press(self.player.page.get_by_role("button", name=name))

    def add_bot(self) -> None:
        name = re.compile(self.player.words.source("seat.add_bot"))
        self.player.press(self.player.page.get_by_role("button", name=name).first)

    def raise_curtain(self) -> None:
        self.player.press(self.start)
