// Draws the paper theatre: valance, curtains, hills, stars and grain, as plain files without filters.
// Soft shadows are stacked strokes, so that a browser paints each piece once and cheaply.
// Run `node scripts/scenery.js` after changing it; the files in src/scenery/art/ are committed.
import { writeFileSync, mkdirSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const art = fileURLToPath(new URL('../src/scenery/art/', import.meta.url));
mkdirSync(art, { recursive: true });

function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
const n = (value) => String(Math.round(value * 10) / 10);
const svg = (width, height, body, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${extra}>${body}</svg>\n`;
const shadow = (d, { dy = 5, steps = 7, grow = 3.4, opacity = 0.075 } = {}) =>
  `<g fill="none" stroke="#01020c" stroke-opacity="${opacity}" stroke-linejoin="round" transform="translate(0 ${dy})">` +
  Array.from({ length: steps }, (_, i) => `<path stroke-width="${n((i + 1) * grow)}" d="${d}"/>`).join('') +
  '</g>';

/** A hem of scallops from x = -w to 2w that repeats after w. */
function hem(width, count, base, drop, random) {
  const step = width / count;
  const knots = Array.from({ length: count }, (_, i) => ({
    x: i * step + (random() - 0.5) * step * 0.16,
    y: base + (random() - 0.5) * 4,
  }));
  const at = (i) => {
    const turn = Math.floor(i / count);
    const knot = knots[((i % count) + count) % count];
    return { x: knot.x + turn * width, y: knot.y };
  };
  let d = `M${n(at(-2).x)} ${n(at(-2).y)}`;
  for (let i = -2; i < count + 2; i++) {
    const [from, to] = [at(i), at(i + 1)];
    const lean = (to.x - from.x) * 0.22;
    d += `C${n(from.x + lean)} ${n(from.y + drop)} ${n(to.x - lean)} ${n(to.y + drop)} ${n(to.x)} ${n(to.y)}`;
  }
  return d;
}

function valance() {
  const [width, height, random] = [960, 128, chance(11)];
  const layers = [
    { base: 74, drop: 34, count: 8, fill: '#1e2d74', rim: '#4a5cb0' },
    { base: 46, drop: 34, count: 7, fill: '#171c5a', rim: '#3d4497' },
    { base: 18, drop: 30, count: 9, fill: '#2a1150', rim: '#5b3486' },
  ];
  let body = '';
  for (const [i, { base, drop, count, fill, rim }] of layers.entries()) {
    const d = hem(width, count, base, drop, random);
    body += shadow(d) + `<path d="${d}V-9H-400Z" fill="${fill}"/>`;
    body += `<path d="${d}" fill="none" stroke="${rim}" stroke-width="1.2"/>`;
    if (i === 2) {
      body += `<path d="${d}" transform="translate(0 -7)" fill="none" stroke="#f4b94f" stroke-opacity=".8" stroke-width="1.5" stroke-dasharray="7 6" stroke-linecap="round"/>`;
      body += `<path d="M0 0H960V9H0Z" fill="#14072c" opacity=".55"/>`;
    }
  }
  return svg(width, height, body);
}

/** A curtain that hangs at the left and is held by a rope. */
function curtain({ width, height, top, waist, waistAt, foot, folds }) {
  // The edge of the cloth at a share of its width, from the wall (0) to the hem (1).
  const edge = (s) =>
    `M${n(top * s)} -9 C${n(top * s)} ${n(height * 0.2)} ${n(waist * s * 1.45)} ${n(waistAt - height * 0.12)} ${n(waist * s)} ${n(waistAt)}` +
    ` C${n(waist * s * 0.94)} ${n(waistAt + height * 0.12)} ${n(foot * s)} ${n(height * 0.82)} ${n(foot * s)} ${n(height + 9)}`;
  const hemline = edge(1);
  const tones = ['#150a33', '#1e0f46', '#2b1760', '#371f76', '#2f1a69', '#221152'];
  let body = shadow(hemline, { dy: 0, steps: 8, grow: 4, opacity: 0.07 });
  const strips = folds * tones.length;
  for (let i = strips; i > 0; i--) {
    body += `<path d="${edge(i / strips)}H-9V-9Z" fill="${tones[i % tones.length]}"/>`;
  }
  body += `<path d="${hemline}" fill="none" stroke="#6a48a8" stroke-opacity=".6" stroke-width="1.2"/>`;
  body += `<path d="${hemline}" transform="translate(${-Math.max(3, width * 0.028)} 0)" fill="none" stroke="#f4b94f" stroke-opacity=".6" stroke-width="1.3" stroke-dasharray="8 7" stroke-linecap="round"/>`;
  const sag = waist * 0.12 + 4;
  const rope = `M-6 ${n(waistAt - sag)} Q${n(waist * 0.55)} ${n(waistAt + sag)} ${n(waist + 4)} ${n(waistAt)}`;
  body +=
    `<g fill="none" stroke-linecap="round"><path d="${rope}" stroke="#0b0620" stroke-opacity=".5" stroke-width="12" transform="translate(0 4)"/><path d="${rope}" stroke="#8a5a1a" stroke-width="9"/><path d="${rope}" stroke="#e8b452" stroke-width="6"/><path d="${rope}" stroke="#8a5a1a" stroke-width="6" stroke-dasharray="1.500 6" stroke-opacity=".8"/></g>`.replaceAll(
      '.500',
      '.5',
    );
  return svg(width, height, body, ' preserveAspectRatio="none"');
}

function clouds(width, y, count, size, random) {
  const step = width / count;
  const puffs = Array.from({ length: count }, () => ({
    r: size * (0.75 + random() * 0.6),
    x: (random() - 0.5) * step * 0.3,
  }));
  const at = (i) => {
    const puff = puffs[((i % count) + count) % count];
    return { x: i * step + puff.x, r: puff.r };
  };
  let d = `M${n(at(-2).x)} ${n(y)}`;
  for (let i = -2; i < count + 2; i++) {
    const [from, to] = [at(i), at(i + 1)];
    const lift = (from.r + to.r) / 2;
    d += `C${n(from.x + step * 0.12)} ${n(y - lift)} ${n(to.x - step * 0.12)} ${n(y - lift)} ${n(to.x)} ${n(y)}`;
  }
  return d;
}

function ridge(width, y, height, random) {
  const count = 4;
  const tops = Array.from({ length: count }, () => (random() - 0.5) * 2 * height);
  const top = (i) => y + tops[((i % count) + count) % count];
  const step = width / count;
  let d = `M${-step * 2} ${n(top(-2))}`;
  for (let i = -2; i < count + 2; i++) {
    d += `C${n((i + 0.5) * step)} ${n(top(i))} ${n((i + 0.5) * step)} ${n(top(i + 1))} ${n((i + 1) * step)} ${n(top(i + 1))}`;
  }
  return d;
}

function tree(x, y, h, fill) {
  const w = h * 0.42;
  const tier = (from, to, spread) =>
    `M${n(x)} ${n(y - h * from)}L${n(x + w * spread)} ${n(y - h * to)}Q${n(x)} ${n(y - h * to + h * 0.05)} ${n(x - w * spread)} ${n(y - h * to)}Z`;
  return `<path fill="${fill}" d="${tier(1, 0.58, 0.55)}${tier(0.78, 0.32, 0.78)}${tier(0.55, 0.06, 1)}M${n(x - h * 0.04)} ${n(y)}h${n(h * 0.08)}v${n(-h * 0.1)}h${n(-h * 0.08)}Z"/>`;
}

function floor() {
  const [width, height, random] = [1440, 280, chance(5)];
  const sheet = (d, fill, rim, extra = '') =>
    shadow(d, { dy: -4, steps: 7, grow: 3.2, opacity: 0.06 }) +
    `<path d="${d}V${height + 9}H-800Z" fill="${fill}"/>${extra}<path d="${d}" fill="none" stroke="${rim}" stroke-width="1.2" stroke-opacity=".8"/>`;
  const trees = (list, y, fill) => list.map(([x, h]) => tree(x, y, h, fill)).join('');
  const body =
    sheet(clouds(width, 108, 13, 66, random), '#26387f', '#5c6fc4') +
    sheet(clouds(width, 152, 17, 50, random), '#1c2b6b', '#4457a8') +
    trees(
      [
        [92, 96],
        [150, 74],
        [236, 110],
        [300, 66],
        [1110, 84],
        [1196, 116],
        [1262, 80],
        [1372, 104],
      ],
      214,
      '#141f54',
    ) +
    sheet(ridge(width, 196, 12, random), '#16225a', '#33448f') +
    trees(
      [
        [30, 92],
        [196, 120],
        [1152, 98],
        [1316, 126],
      ],
      250,
      '#0e1742',
    ) +
    sheet(ridge(width, 236, 10, random), '#0f1845', '#2a387c');
  return svg(width, height, body);
}

function stars() {
  const [width, height, random] = [720, 360, chance(23)];
  let body = '';
  for (let i = 0; i < 46; i++) {
    const [x, y, size] = [random() * width, random() * height, random()];
    body +=
      size > 0.8
        ? `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size * 0.9)})" d="M0-6C.4-1.300 1.300-.4 6 0 1.300.4.4 1.300 0 6-.4 1.300-1.300.4-6 0-1.300-.4-.4-1.300 0-6z" fill="#f6ecd6" fill-opacity=".85"/>`.replaceAll(
            '.300',
            '.3',
          )
        : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.6 + size * 0.8)}" fill="#dfe5ff" fill-opacity="${n(0.3 + random() * 0.5)}"/>`;
  }
  return svg(width, height, body);
}

/** Noise as grey with alpha, in few steps, so that it stays small. */
function grain(size, most) {
  const random = chance(7);
  const raw = Buffer.alloc(size * (size * 2 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * (size * 2 + 1) + 1 + x * 2;
      const light = random() + random() - 1;
      raw[at] = light > 0 ? 255 : 0;
      raw[at + 1] = Math.round((Math.abs(light) * most) / 3) * 3;
    }
  }
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 4, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same paper by day, colour by colour. What is not named stays as it is. */
const DAY = {
  valance: {
    '#01020c': '#8a5a3a',
    '#14072c': '#c4633f',
    '#171c5a': '#f8dcaa',
    '#1e2d74': '#fdf1d6',
    '#2a1150': '#e38360',
    '#3d4497': '#fff4dd',
    '#4a5cb0': '#ffffff',
    '#5b3486': '#f6b797',
    '#f4b94f': '#fff3d0',
  },
  curtain: {
    '#01020c': '#8a5a3a',
    '#0b0620': '#8f4630',
    '#150a33': '#c26644',
    '#1e0f46': '#d0744e',
    '#221152': '#da815a',
    '#2b1760': '#e48e68',
    '#2f1a69': '#ea9974',
    '#371f76': '#f0a482',
    '#6a48a8': '#f9c5a6',
    '#f4b94f': '#fff0cb',
  },
  floor: {
    '#01020c': '#46603a',
    '#0e1742': '#5b8d61',
    '#0f1845': '#78a670',
    '#141f54': '#6b9c6c',
    '#16225a': '#8fb67f',
    '#1c2b6b': '#a9c892',
    '#26387f': '#c3d8a8',
    '#2a387c': '#a2c38f',
    '#33448f': '#bdd5a5',
    '#4457a8': '#d9e7c0',
    '#5c6fc4': '#eef4d8',
  },
};
const byDay = (drawing, colours) => drawing.replace(/#[0-9a-f]{6}/g, (colour) => colours[colour] ?? colour);

/** A paper sun: rays in turn long and short, three discs, and a haze around them. */
function sun() {
  const [size, rays] = [640, 20];
  const middle = size / 2;
  const ray = (i, dx, dy) => {
    const turn = (i / rays) * 2 * Math.PI;
    const at = (r, off) =>
      `${n(middle + dx + r * Math.cos(turn) - off * Math.sin(turn))} ${n(middle + dy + r * Math.sin(turn) + off * Math.cos(turn))}`;
    return `M${at(171.4, -14.6)}L${at(i % 2 ? 232 : 205, 0)} ${at(171.4, 14.6)}z`;
  };
  const all = (dx, dy) => Array.from({ length: rays }, (_, i) => ray(i, dx, dy)).join('');
  const disc = (r, fill, drop) =>
    (drop
      ? `<circle cx="${middle + 3}" cy="${middle + 6}" r="${r + 2}" fill="#b9762a" opacity=".11"/>`
      : '') + `<circle cx="${middle}" cy="${middle}" r="${r}" fill="${fill}"/>`;
  return svg(
    size,
    size,
    `<radialGradient id="g"><stop offset=".2" stop-color="#fff6d0"/><stop offset=".62" stop-color="#ffe7a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffe7a0" stop-opacity="0"/></radialGradient>` +
      `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="url(#g)"/>` +
      `<path d="${all(4, 6.4)}" fill="#b9762a" opacity=".12"/><path d="${all(0, 0)}" fill="#ffdf8c"/>` +
      disc(156, '#ffe6a0', true) +
      disc(126, '#ffedb8', true) +
      disc(96, '#fff5d4', false),
  );
}

function dayClouds() {
  const puff = 'M0 60a30 30 0 0 1 28-38 44 44 0 0 1 82-8 34 34 0 0 1 52 22 22 22 0 0 1 10 24z';
  const cloud = ([x, y, scale]) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${puff}" transform="translate(9 13)" fill="#7a5a3a" opacity=".13"/><path d="${puff}" fill="#fffdf6"/><path d="M24 60a24 24 0 0 1 26-26 34 34 0 0 1 60 0 24 24 0 0 1 28 26z" fill="#f3f3e6"/></g>`;
  const places = [
    [470, 90, 0.62],
    [850, 60, 0.5],
    [1090, 430, 0.7],
    [196, 410, 0.6],
  ];
  return svg(1440, 600, places.map(cloud).join(''));
}

/** The light of three windows with six panes each, aslant on the wall. Its soft edge is a few strokes. */
function sunlight() {
  const pane = (x, y) => `M${x} ${y}l184 40l70 206l-184-41z`;
  const panes = [-120, 330, 780]
    .flatMap((x, i) =>
      [0, 1].flatMap((column) =>
        [0, 1, 2].map((row) => pane(x + column * 196 + row * 74, 40 + i * 70 + column * 43 + row * 217)),
      ),
    )
    .join('');
  const edge = [9, 6, 3]
    .map(
      (width) =>
        `<path d="${panes}" stroke="#fffbe6" stroke-opacity=".28" stroke-width="${width}" fill="none"/>`,
    )
    .join('');
  return svg(
    1440,
    900,
    `<path d="M0 0H1440V900H0Z" fill="#e9b06a" opacity=".16"/><g stroke-linejoin="round">${edge}</g><path d="${panes}" fill="#fffbe6"/>`,
    ' preserveAspectRatio="none"',
  );
}

const night = {
  'valance.svg': valance(),
  'curtain-wide.svg': curtain({
    width: 260,
    height: 900,
    top: 216,
    waist: 86,
    waistAt: 520,
    foot: 132,
    folds: 7,
  }),
  'curtain-narrow.svg': curtain({
    width: 90,
    height: 900,
    top: 62,
    waist: 24,
    waistAt: 560,
    foot: 42,
    folds: 4,
  }),
  'floor.svg': floor(),
};
const files = {
  ...night,
  ...Object.fromEntries(
    Object.entries(night).map(([name, drawing]) => [
      `day-${name}`,
      byDay(drawing, DAY[name.split(/[-.]/)[0]]),
    ]),
  ),
  'stars.svg': stars(),
  'day-sun.svg': sun(),
  'day-clouds.svg': dayClouds(),
  'day-window.svg': sunlight(),
  'grain.png': grain(120, 22),
};
for (const [name, content] of Object.entries(files)) {
  writeFileSync(art + name, content);
  console.log(name, content.length);
}
