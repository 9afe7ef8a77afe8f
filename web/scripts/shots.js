// Takes pictures of screens: node scripts/shots.js [--base URL] [--size phone|tablet|desktop] [--full] PATH…
// Each PATH is opened at every size and kept as shots/<name>-<size>.png.
import { mkdirSync } from 'node:fs';
import { launch } from './chromium.js';

const SIZES = {
  phone: { width: 390, height: 844, scale: 2 },
  tablet: { width: 820, height: 1180, scale: 1 },
  desktop: { width: 1440, height: 900, scale: 1 },
};
const args = process.argv.slice(2);
const option = (name, fallback) => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const flag = (name) => {
  const at = args.indexOf(`--${name}`);
  return at >= 0 && args.splice(at, 1).length > 0;
};
const base = option('base', 'http://127.0.0.1:5173');
const only = option('size');
const language = option('language', 'en');
const full = flag('full');
mkdirSync('shots', { recursive: true });

const browser = await launch();
for (const [name, { width, height, scale }] of Object.entries(SIZES)) {
  if (only && only !== name) continue;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: language,
    hasTouch: name === 'phone',
    reducedMotion: 'reduce',
  });
  for (const path of args) {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(path, name, error.message));
    page.on('console', (message) => message.type() === 'error' && console.error(path, name, message.text()));
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(400);
    const file = `shots/${path.replace(/[^a-z0-9-]+/gi, '_').replace(/^_|_$/g, '') || 'home'}-${name}.png`;
    await page.screenshot({ path: file, fullPage: full });
    console.log(file);
    await page.close();
  }
  await context.close();
}
await browser.close();
