/**
 * What was pressed may be gone with its step, or be disabled while the move is on its way. Then the keyboard, and
 * whoever listens, goes on from the heading that says what there is to do now, and not from the top of the page.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let lost = false;
  let frame = 0;

  const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');
  function notice(): void {
    lost ||= last !== null && isGone(last);
    if (lost) frame ||= requestAnimationFrame(check);
  }
  function check(): void {
    frame = 0;
    for (const name of ['main h1', 'main'])
      root.querySelectorAll<HTMLElement>(name).forEach((goal) => goTo(goal));
  }
  /** A heading that is not shown yet takes no focus: then it is the screen. */
  function goTo(goal: HTMLElement): void {
    if (document.activeElement !== document.body) return;
    if (!goal.hasAttribute('tabindex')) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }
  function remember({ target }: FocusEvent): void {
    last = target as Element;
    lost = false;
  }
  const changes = new MutationObserver(notice);

  root.addEventListener('focusin', remember);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', remember);
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}
