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
