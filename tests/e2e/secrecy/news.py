"""What just happened says no more than the view does."""

from collections.abc import Iterator

from tests.e2e.secrecy.listener import Message


def leaks_of_news(news: list[Message], view: Message) -> Iterator[str]:
    """What just happened says no more than the view does."""
    play = view["play"]
    for one in news:
        match one["what"]:
            case "laid" if one["images"] != play["images"]:
                yield "other images than lie there"
            case "announced" if [one["counts"], one["dark"]] != [play["counts"], play["dark"]]:
                yield "other counts than are announced"
            case "spark" | "super_spark" | "fall" if not is_shown(one, play["shown"]):
                yield "who marked a card that is not shown"
            case "round_started" if (
                one["cards"] != play["grid"][one["row"] * 5 : one["row"] * 5 + 5]
            ):
                yield "cards to come"


def is_shown(news: Message, shown: list[Message]) -> bool:
    return any(
        (one["card"], one["scout"], one["players"])
        == (news["card"], news["scout"], news["players"])
        for one in shown
    )
