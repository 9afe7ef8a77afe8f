// Looks at every screen in every language, on a small phone, a desktop and a television: nothing may be cut, stick out,
// overlap, or wrap in a button. `npm run fits -- [--quick] [--shots FOLDER] [--only TEXT] [--size NAME] [--language CODE] [--night]`
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from '../chromium.js';
import { look } from './look.js';
import { namesIn, screensFor } from './screens.js';
import { openTable, start } from './servers.js';

const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
  television: { width: 1920, height: 1080 },
};
/** A busy machine is slow, and that is no fault. */
const PATIENCE = 180_000;
const text = { type: 'string' };
const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    shots: text,
    only: text,
    size: text,
    language: text,
    night: { type: 'boolean' },
  },
});
if (given.shots) mkdirSync(given.shots, { recursive: true });

/** Runs in the page: until nothing has changed for a moment. */
function settled() {
  const ends = () =>
    document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).length === 0;
  return new Promise((done) => {
    const calm = () => (ends() && document.fonts.status === 'loaded' ? done() : again());
    let timer = setTimeout(calm, 80);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(calm, 80);
    };
    new MutationObserver(again).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** Opens a screen without loading the page again, and presses what leads on. */
async function open(page, { path, press = [], dialog = true }) {
  await page.evaluate(
    async (to) => (await import('/src/lib/router.svelte.ts')).router.go(to, { replace: true }),
    path,
  );
  await page.locator('main, [role=alert]').first().waitFor();
  await page.evaluate(settled);
  for (const key of press) {
    const name = await page.evaluate(
      async (wanted) =>
        (await import('/src/lib/i18n/index.svelte.ts')).t(wanted, { name: 'Bao', count: 0, next: 1 }),
      key,
    );
    await page.getByRole('button', { name }).first().click();
    if (dialog) await page.locator('dialog[open]').first().waitFor();
    await page.evaluate(settled);
  }
}

const speak = (page, code) =>
  page.evaluate(async (to) => (await import('/src/lib/i18n/index.svelte.ts')).useLanguage(to), code);
const told = (game) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/told/replay-${game}.json`, import.meta.url), 'utf8'))
    .replay;

async function walk(page, size, screens, languages) {
  let seen = 0;
  for (const screen of screens) {
    names = namesIn(screen);
    game = /view=(\w+)/.exec(screen.path)?.[1];
    await speak(page, 'en');
    await page.evaluate(async () => (await import('/src/lib/router.svelte.ts')).router.go('/styleguide'));
    await open(page, screen);
    for (const code of languages) {
      await speak(page, code);
      await page.evaluate(settled);
      seen += 1;
      for (const found of await page.evaluate(look, names)) {
        bad += 1;
        console.log(`${screen.name} ${size} ${code}: ${found}`);
      }
      if (given.shots)
        await page.screenshot({
          path: `${given.shots}/${code}-${size}-${screen.name}.jpg`,
          type: 'jpeg',
          quality: 60,
        });
    }
  }
  return seen;
}

let bad = 0;
let seen = 0;
/** Who plays what on the screen. */
let game = '';
let names = [];
const began = Date.now();
const servers = await start();
const browser = await launch();
try {
  const table = await openTable(servers.server);
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (given.size && given.size !== size) continue;
    const page = await browser.newPage({
      viewport,
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
      colorScheme: given.night ? 'dark' : 'light',
    });
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => {
      bad += 1;
      console.log(`${size}: ${error.message}`);
    });
    // The log of a game of as many, or none.
    await page.route('**/api/tables/*/replay*', (route) => {
      const json = told(game);
      return json.seats.length === names.length ? route.fulfill({ json }) : route.abort();
    });
    await page.goto(`${servers.base}/styleguide`);
    const codes = await page.evaluate(async () =>
      Object.keys((await import('/src/lib/i18n/index.svelte.ts')).LANGUAGES),
    );
    const screens = screensFor(size, { ...given, ...table }).filter(({ name }) =>
      name.includes(given.only ?? ''),
    );
    seen += await walk(page, size, screens, given.language ? [given.language] : codes);
    await page.close();
  }
} finally {
  await browser.close();
  await servers.close();
}
console.log(`${seen} screens, ${bad} faults, ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = bad || !seen ? 1 : 0;
