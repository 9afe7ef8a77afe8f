"""Word cards of the players' own (S4): measured as they are shown."""

import pytest

from reverie.games.stella.words import check_custom_words


def test_custom_words_are_cleaned() -> None:
    assert check_custom_words([("  Cafe\u0301 ", "a\nb\x00")]) == (("Café", "a b"),)
    assert check_custom_words([]) == ()


@pytest.mark.parametrize("word", ["שלום", "夢", "👩‍🚀", "می‌خواهم", "Ђурђевдан", "🏳️‍🌈", "नमस्ते"])
def test_custom_words_may_be_in_any_script(word: str) -> None:
    assert check_custom_words([("Dream", word)]) == (("Dream", word),)


@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        ([("a", "b")] * 11, "at most 10"),
        ([("a", "b"), ("a", "\u200d ")], "card 2 is blank"),
        ([("a", "x" * 41)], "longer than 40"),
        ([("Dream", "dream ")], "are the same"),
        ([("a",)], "needs two"),
        ([("a", "b", "c")], "needs two"),
        (["ab"], "needs two"),
    ],
)
def test_wrong_custom_words_are_refused(pairs: list[tuple[str, str]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check_custom_words(pairs)


def test_custom_words_have_the_length_of_what_is_shown() -> None:
    assert check_custom_words([(" " + "e\u0301" * 40, "b")]) == (("é" * 40, "b"),)
