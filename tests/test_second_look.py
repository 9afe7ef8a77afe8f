"""`make test` runs once more, alone, what failed beside the others; what fails again has failed."""

from importlib import util
from pathlib import Path

import pytest

spec = util.spec_from_file_location("of_tests", Path(__file__).parents[1] / "scripts/test.py")
assert spec
assert spec.loader
of_tests = util.module_from_spec(spec)
spec.loader.exec_module(of_tests)

ONCE = """
from pathlib import Path

def test_fails_once():
    seen = Path(__file__).with_suffix(".seen")
    assert seen.exists() or seen.touch()
"""
ALWAYS = "def test_fails():\n    assert False\n"
PASSES = "def test_passes():\n    pass\n"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(of_tests, "ROOT", tmp_path)
    monkeypatch.setattr(of_tests, "SIDE_BY_SIDE", ["-n", "2"])
    return tmp_path


def test_what_failed_beside_the_others_and_passes_alone(
    written: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (written / "test_it.py").write_text(ONCE + PASSES)
    assert of_tests.of_python(written, []) == (0, 2, 0, 0)
    assert "run again by themselves:\n  test_it::test_fails_once" in capfd.readouterr().out


def test_what_fails_again_has_failed(written: Path) -> None:
    (written / "test_it.py").write_text(ONCE + ALWAYS + PASSES)
    assert of_tests.of_python(written, []) == (1, 2, 1, 0)


def test_many_failures_are_not_looked_at_again(written: Path) -> None:
    fails = "import pytest\n@pytest.mark.parametrize('n', range(6))\ndef test_it(n): assert False\n"
    (written / "test_it.py").write_text(fails)
    assert of_tests.of_python(written, []) == (1, 0, 6, 0)
    assert not (written / "again.xml").exists()
