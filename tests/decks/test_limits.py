"""Bounds of an import are settings."""

import pytest

from reverie.decks.limits import Limits, limits_from


def test_every_limit_can_be_set_by_a_variable() -> None:
    variables = {f"REVERIE_DECK_{name.upper()}": "7" for name in Limits.__struct_fields__}
    limits = limits_from(variables)
    assert {getattr(limits, name) for name in Limits.__struct_fields__} == {7}


def test_what_is_not_set_stays_as_it_is() -> None:
    assert limits_from({"REVERIE_DECK_CARDS": "12", "HOME": "/"}) == Limits(cards=12)


def test_a_limit_that_is_no_number_is_refused() -> None:
    with pytest.raises(ValueError, match="REVERIE_DECK_"):
        limits_from({"REVERIE_DECK_CARDS": "many"})


@pytest.mark.parametrize(
    ("name", "value"),
    [("WORKERS", "0"), ("SECONDS", "0"), ("SECONDS", "inf"), ("SECONDS", "nan"), ("CARDS", "-1")],
)
def test_a_limit_that_nothing_could_be_done_with_is_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"REVERIE_DECK_{name}={value}: "):
        limits_from({f"REVERIE_DECK_{name}": value})


def test_a_server_may_take_no_decks() -> None:
    assert limits_from({"REVERIE_DECK_DECKS": "0"}).decks == 0
