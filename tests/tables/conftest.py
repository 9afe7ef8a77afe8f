import pytest

pytest.register_assert_rewrite("reverie.testing.stores")
