"""What every store must do.

A test module subclasses ``StoreSuite``, says how a store is made, and inherits the tests::

    class TestMyStore(StoreSuite):
        @pytest.fixture(autouse=True)
        def place(self, tmp_path: Path) -> None:
            self.make = lambda: MyStore(tmp_path / "tables")

Every call of ``make`` gives another store on the same place, as another worker would have.
"""

from reverie.testing.stores.archive import Archive
from reverie.testing.stores.changes import Changes
from reverie.testing.stores.copies import Copies
from reverie.testing.stores.kit import TEXT, body, saved
from reverie.testing.stores.leases import Leases
from reverie.testing.stores.listings import Listings
from reverie.testing.stores.remembering import Remembering

__all__ = ["TEXT", "StoreSuite", "body", "saved"]


class StoreSuite(Changes, Remembering, Listings, Archive, Leases, Copies):
    """All of them."""
