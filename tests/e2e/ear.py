"""What somebody hears who cannot see: names, what is said and when, and where the keyboard is."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

from reverie.decks.built_in import FOLDER, load
from tests.e2e.player import Player
from tests.e2e.words import messages

LISTEN = """(() => {
  if (window.heard) return;
  window.heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]');
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes)
        if (target.closest?.('[role=log]')) window.heard.push(node.textContent.trim());
    sessionStorage.setItem('heard', JSON.stringify(window.heard));
  }).observe(document, { childList: true, subtree: true });
})()"""
LOST = "document.activeElement === null || document.activeElement === document.body"
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"|: (.+)$', re.MULTILINE)


class Ear:
    """Hears from now on, through refreshes, too."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.page.add_init_script(LISTEN)
        if self.page.url.startswith("http"):
            self.page.evaluate(LISTEN)

    def heard(self) -> list[str]:
        said: list[str] = self.page.evaluate("window.heard")
        return said

    def sentences(self, key: str, **values: object) -> list[str]:
        """Those of a kind, in the order in which they were said."""
        pattern = self.player.words.within(key, **values)
        return [found[0] for said in self.heard() for found in pattern.finditer(said)]

    def times(self, key: str, **values: object) -> Counter[str]:
        return Counter(self.sentences(key, **values))

    def keeps_focus(self) -> None:
        self.player.waits_until(lambda: not self.page.evaluate(LOST))

    def knows_what_is_there(self, names: Iterable[str | None]) -> None:
        """Every picture is told by what is to be seen, in one's own language."""
        told = descriptions(self.player.words.language)
        for name in names:
            assert any(alt in (name or "") for alt in told), name

    def hears_no_english(self) -> None:
        """Nothing on the screen has a name that only English has."""
        tree = self.page.locator("body").aria_snapshot()
        names = {named or text for named, text in QUOTED.findall(tree)}
        left_over = names & english_alone(self.player.words.language)
        assert not left_over, left_over


@cache
def descriptions(language: str) -> set[str]:
    decks = (shelf.deck for shelf in load(FOLDER).values())
    return {card.alt[language].rstrip(".") for deck in decks for card in deck.cards}


@cache
def english_alone(language: str) -> set[str]:
    own = {*messages(language).values()}
    return {text for text in messages("en").values() if "{" not in text and text not in own}
