// Looks for what hinders people: node scripts/axe.js [--base URL] PATH… (phone and desktop).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from './chromium.js';

const args = process.argv.slice(2);
const at = args.indexOf('--base');
const base = at < 0 ? 'http://127.0.0.1:5173' : args.splice(at, 2)[1];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await launch();
let found = 0;
for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  for (const path of args) {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    for (const { id, help, nodes } of violations) {
      found += nodes.length;
      console.log(viewport.width, path, id, help);
      for (const node of nodes.slice(0, 5))
        console.log('   ', node.html.slice(0, 160), node.any[0]?.message ?? '');
    }
  }
  await page.close();
}
await browser.close();
console.log(`${found} found`);
process.exit(found ? 1 : 0);
