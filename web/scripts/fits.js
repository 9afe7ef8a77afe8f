// Looks at every phase in every language, on a small phone, a desktop and a television: nothing may be cut, stick out or overlap.
// node scripts/fits.js [--base URL] [--shots] [--only TEXT]; the base is a development server (`npm run dev`) beside a real one.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
  television: { width: 1920, height: 1080 },
};
const TABLES = [
  ...['lobby', 'associate-marked', 'reveal-announced-mine-dark', 'reveal-announced-wait-dark'],
  ...['reveal-fall-mine', 'reveal-super_spark-wait', 'scored', 'over'],
].map((phase) => `stella-4-${phase}`);
TABLES.push(
  ...['lobby', 'tell-anybody', 'tell-wait', 'give-mine', 'vote-mine', 'scored', 'over'].map(
    (phase) => `odyssey-12-${phase}`,
  ),
  ...['tell-mine', 'give-mine', 'give-wait', 'vote-mine'].map((phase) => `odyssey-3-${phase}`),
  ...['tell-mine', 'give-mine', 'vote-mine', 'scored'].map((phase) => `party-${phase}`),
  ...['give-mine', 'vote-wait', 'scored', 'over'].map((phase) => `team-${phase}`),
);
const PAGES = { home: '/', rules: '/rules', gallery: '/gallery' };

const args = process.argv.slice(2);
const option = (name, fallback) => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const base = option('base', 'http://127.0.0.1:5173');
const only = option('only', '');
const shots = args.includes('--shots');
if (shots) mkdirSync('shots', { recursive: true });

/** A name may be as long as anybody likes: it is shortened. */
function namesIn(name) {
  const file = `fixtures/${name}.json`;
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).view.seats.map((seat) => seat.name);
}

/** Runs in the page: what does not fit, in words. */
function look(names) {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) found.push(`the page is ${wide}px too wide`);
  const hidden = (element) =>
    !!element &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') || hidden(element.parentElement));
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !hidden(element);
  const name = (element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.textContent.trim() ||
      names.includes(node.textContent.trim()) ||
      !element ||
      !shown(element) ||
      element.closest('select, script, style')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    if (box.left < -1 || box.right > innerWidth + 1) {
      let scrolls = element;
      while (scrolls && !/auto|scroll/.test(getComputedStyle(scrolls).overflowX))
        scrolls = scrolls.parentElement;
      if (!scrolls) found.push(`sticks out: ${name(element)}`);
    }
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const frame = around.getBoundingClientRect();
      if (frame.width <= 2 || style.clipPath !== 'none') break; // only for those who listen
      const across = Math.max(frame.left - box.left, box.right - frame.right);
      const down = Math.max(frame.top - box.top, box.bottom - frame.bottom);
      if (/hidden|clip/.test(style.overflowX) && across > 2)
        found.push(`cut off by ${across | 0}px: ${name(element)}`);
      else if (/hidden|clip/.test(style.overflowY) && down > 4)
        found.push(`cut off below by ${down | 0}px: ${name(element)}`);
      break;
    }
  }
  const floats = (element) =>
    !!element && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
  const buttons = [...document.querySelectorAll('button, a, input, select')].filter(shown);
  const boxes = buttons.map((button) => [button, button.getBoundingClientRect()]);
  for (const [index, [one, first]] of boxes.entries())
    for (const [other, second] of boxes.slice(index + 1)) {
      if (floats(one) !== floats(other)) continue; // what scrolls goes under a bar
      if (one.contains(other) || other.contains(one) || !one.textContent.trim() || !other.textContent.trim())
        continue;
      const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
      const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
      if (across > 2 && down > 2) found.push(`${name(one)} overlaps ${name(other)}`);
    }
  return [...new Set(found)];
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let seen = 0;
let bad = 0;
for (const [size, viewport] of Object.entries(SIZES)) {
  const context = await browser.newContext({ viewport, hasTouch: size === 'phone', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  const tv = size === 'television';
  const paths = TABLES.map((name) => [name, `/styleguide?view=${name}${tv ? '&tv' : ''}`]);
  if (!tv) paths.push(...Object.entries(PAGES));
  for (const [name, path] of paths) {
    if (!name.includes(only)) continue;
    const names = namesIn(name);
    await page.goto(base + path, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const codes = await page.evaluate(async () =>
      Object.keys((await import('/src/lib/i18n/index.svelte.ts')).LANGUAGES),
    );
    for (const code of codes) {
      await page.evaluate(
        async (chosen) => (await import('/src/lib/i18n/index.svelte.ts')).useLanguage(chosen),
        code,
      );
      await page.evaluate(() => {
        const ending = document
          .getAnimations()
          .filter((one) => one.effect?.getTiming().iterations !== Infinity);
        return Promise.allSettled(ending.map((one) => one.finished));
      });
      await page.waitForTimeout(60);
      seen += 1;
      for (const found of await page.evaluate(look, names)) {
        bad += 1;
        console.log(`${name} ${size} ${code}: ${found}`);
      }
      if (shots) await page.screenshot({ path: `shots/${name}-${size}-${code}.png` });
    }
  }
  await context.close();
}
await browser.close();
console.log(`${seen} screens, ${bad} faults`);
process.exitCode = bad ? 1 : 0;
