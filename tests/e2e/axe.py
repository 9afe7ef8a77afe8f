"""What axe finds on a page as it is now."""

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# A modal dialog hides the rest of the page, and with it the page's title.
RUN = """async () => {
  const modal = document.querySelector('dialog:modal') !== null;
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: !modal } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => {
      const reason = [...any, ...all][0]?.message ?? '';
      return `${id}: ${html.slice(0, 160)} (${reason})`;
    }));
}"""


def findings(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found
