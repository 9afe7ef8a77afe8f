"""The browser that the tests share. Where it dies, the next test gets another."""

import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

SCRIPT = Path(__file__).parents[2] / "scripts/chromium"
PATIENCE = 120_000
OFF = [
    # Every window would draw suggestions for an address bar that nobody sees: four times the work.
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"),
    # Playwright's own, which this list stands instead of.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
]
FLAGS = [
    "--no-sandbox",  # as root, in containers
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(OFF)}",
]


@cache
def find_chromium() -> str | None:
    """``scripts/chromium`` installs one where there is none."""
    answer = subprocess.run([SCRIPT, "where"], capture_output=True, text=True, check=False)  # noqa: S603
    return answer.stdout.strip() or None


class Chromium:
    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def get(self) -> Browser:
        """The browser, started where it does not run."""
        if self._browser is None or not self._browser.is_connected():
            self.stop()
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(
                executable_path=find_chromium(), args=FLAGS, timeout=PATIENCE
            )
        return self._browser

    def stop(self) -> None:
        with suppress(Error):  # of one that has died
            if self._browser:
                self._browser.close()
        if self._playwright:
            self._playwright.stop()
        self._browser = self._playwright = None
