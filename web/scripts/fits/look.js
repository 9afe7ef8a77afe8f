/** Runs in the page: what does not fit, in words. `names` are what people call themselves: those may be shortened. */
export function look(names) {
  const found = new Set();
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) found.add(`the page is ${wide}px too wide`);

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const above = (element, test) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement)
      if (test(at)) return at;
    return null;
  };
  /** Only for those who listen. */
  const unseen = (element) =>
    above(element, (at) => style(at).clipPath.startsWith('inset(50%') || at.classList.contains('unseen'));
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"], script, style, option') &&
    !unseen(element);
  const told = (element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 60)}”`;
  const floats = (element) => above(element, (at) => /fixed|sticky/.test(style(at).position));
  const across = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

  const scrolled = (element) =>
    above(element, (at) => /auto|scroll/.test(style(at).overflowX + style(at).overflowY));
  /** A line is higher than its letters. */
  const inked = ({ left, right, top, bottom, height }) => ({
    left,
    right,
    top: top + height / 5,
    bottom: bottom - height / 5,
  });

  /** A word on two lines, where neither it nor we have put a hyphen. */
  function broken(node) {
    const range = document.createRange();
    for (const { index, 0: word } of node.textContent.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) return true;
    }
    return false;
  }

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || text.split(' + ').every((name) => names.includes(name)) || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(inked);
    texts.push({ element, box, lines });
    if (lines.length > 1 && broken(node)) found.add(`a word is broken: ${told(element)}`);
    if (!scrolled(element) && (box.left < -1 || box.right > innerWidth + 1))
      found.add(`sticks out: ${told(element)}`);
    const button = element.closest('.ticket, .tab:not(.tight)'); // A narrow tool has its words in two lines below its sign.
    if (button && lines.length > 1 && Math.abs(lines[0].top - lines.at(-1).top) > 4)
      found.add(`wraps in a button: ${told(button)}`);
    const cut = above(element, (at) =>
      /hidden|clip|auto|scroll/.test(style(at).overflowX + style(at).overflowY),
    );
    if (!cut) continue; // What scrolls is not cut.
    const frame = cut.getBoundingClientRect();
    if (frame.width <= 2) continue;
    const { overflowX, overflowY } = style(cut);
    const beside = Math.max(frame.left - box.left, box.right - frame.right);
    const below = Math.max(frame.top - box.top, box.bottom - frame.bottom);
    if (/hidden|clip/.test(overflowX) && beside > 2) found.add(`cut by ${beside | 0}px: ${told(element)}`);
    else if (/hidden|clip/.test(overflowY) && below > 4)
      found.add(`cut below by ${below | 0}px: ${told(element)}`);
  }

  for (const input of root.querySelectorAll('input[placeholder]')) {
    if (!shown(input) || input.value) continue;
    const { font, paddingLeft, paddingRight } = style(input);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(input.placeholder).width > room + 1)
      found.add(`cut: the placeholder “${input.placeholder}”`);
  }
  for (const select of root.querySelectorAll('select')) {
    if (!shown(select)) continue;
    const { font, paddingLeft, paddingRight } = style(select);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = font;
    const text = select.selectedOptions[0]?.textContent.trim() ?? '';
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(text).width > room + 1) found.add(`cut: the choice “${text}”`);
  }

  // On a table that is laid out for the screen, what leads on is in sight.
  if (innerWidth >= 1200 && root === document.body)
    for (const ticket of document.querySelectorAll('main .ticket'))
      if (shown(ticket) && !scrolled(ticket) && ticket.getBoundingClientRect().bottom > innerHeight + 1)
        found.add(`below the edge of the screen: ${told(ticket)}`);

  // What scrolls goes under a bar: the two are not compared.
  const over = (one, other) => across(one, other) > 3 && down(one, other) > 4;
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (!over(one.box, other.box) || floats(one.element) !== floats(other.element)) continue;
      if (one.lines.some((line) => other.lines.some((second) => over(line, second))))
        found.add(`${told(one.element)} lies on ${told(other.element)}`);
    }
  const controls = [...root.querySelectorAll('button, a, input, select')].filter(shown);
  const boxes = controls.map((control) => [control, control.getBoundingClientRect()]);
  for (const [index, [one, box]] of boxes.entries())
    for (const [other, second] of boxes.slice(index + 1)) {
      if (across(box, second) <= 2 || down(box, second) <= 2 || floats(one) !== floats(other)) continue;
      if (one.contains(other) || other.contains(one)) continue;
      if (one.textContent.trim() && other.textContent.trim())
        found.add(`${told(one)} overlaps ${told(other)}`);
    }
  return [...found];
}
