"""The people of a test, and what holds for all of them in the end."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.home import Home, sit_down
from tests.e2e.lobby import Lobby
from tests.e2e.player import DESKTOP, PHONE, Device, Player
from tests.e2e.secrecy import Listener, leaks, seeds_in
from tests.server.kit import Server

NAMES = ("Ada", "Bao", "Cleo", "Dov", "Esi", "Finn", "Gül", "Hana")
DEVICES = (DESKTOP, PHONE)


class People:
    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._url = server.url
        self._database = server.database
        self.all: list[Player] = []

    def invite(self, name: str, device: Device = DESKTOP, **how: Any) -> Player:
        player = Player(self._browser, self._url, name, device, **how)
        self.all.append(player)
        return player

    def gather(self, game: str, *players: Player) -> Lobby:
        """The first one opens a table, the others follow the link and sit down, in this order."""
        host, *friends = players
        home = Home(host)
        home.open()
        home.open_table(game)
        lobby = Lobby(host)
        path = f"/t/{lobby.code}"
        for friend in friends:
            friend.page.goto(path)
            sit_down(friend)
            host.sees(lobby.seat(friend.name))
        return lobby

    def table_of(self, count: int, game: str, languages: Sequence[str] = ("en",)) -> list[Player]:
        """A table of so many, not yet begun: at a desk and with a phone in turn."""
        players = [
            self.invite(name, DEVICES[seat % 2], language=languages[seat % len(languages)])
            for seat, name in enumerate(NAMES[:count])
        ]
        self.gather(game, *players)
        return players

    def take_pictures(self, folder: Path) -> None:
        """Of what everybody saw when a test failed."""
        for player in self.all:
            if not player.page.is_closed():
                player.page.screenshot(path=folder / f"{player.name}.png")

    def go_home(self) -> None:
        for player in self.all:
            player.leave_device()
        for player in self.all:
            unwanted = player.record.complaints + player.record.strangers
            assert not unwanted, "\n".join([player.name, *unwanted])
        records = [
            Listener(player.name, player.record.heard, player.record.said) for player in self.all
        ]
        told = leaks(records, seeds_in(self._database))
        assert not told, "\n".join(told)
