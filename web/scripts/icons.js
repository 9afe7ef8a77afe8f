// Draws the icons of the installed app out of public/icon.svg: node scripts/icons.js. They are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from './chromium.js';

const drawing = readFileSync('public/icon.svg', 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
/** Systems cut a maskable icon as they like: what matters lies in the middle, and the night goes to the edge. */
const icon = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>`;
const masked = `<rect width="64" height="64" fill="#131c49"/><g transform="translate(10.2 10.2) scale(.68)">${drawing.replace(/<rect[^>]*>/, '').replace('M32 0v12', 'M32-20v32')}</g>`;
const browser = await launch();
for (const [name, size, inner] of [
  ['icon-192', 192, drawing],
  ['icon-512', 512, drawing],
  ['icon-maskable-512', 512, masked],
  ['apple-touch-icon', 180, masked],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(icon(inner)).toString('base64')}`;
  await page.setContent(`<style>body{margin:0}img{display:block;width:100vw}</style><img src="${source}">`);
  writeFileSync(`public/${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
