/** The picture of a result, drawn on this device: nothing is sent anywhere. */
import { encode } from 'uqr';
import type { Seat } from '../../lib/types';
import curtain from '../../scenery/art/curtain-narrow.svg';
import floor from '../../scenery/art/floor.svg';
import stars from '../../scenery/art/stars.svg';
import valance from '../../scenery/art/valance.svg';
import { icons, type IconName } from '../../ui/icons';
import { cut, fit, HEIGHT, rowsOf, WIDTH, wrap, type Place, type Result, type Row } from './picture';

type Brush = CanvasRenderingContext2D;
type Sheet = HTMLImageElement | null;

/** To the replay: where it is, and the words beside its code. */
interface Way {
  link: string;
  watch: string;
}

const DISPLAY = 'Fraunces, Georgia, serif';
const TEXT = '"Atkinson Hyperlegible Next", sans-serif';
const PAPER = '#f8ecd0';
const INK = '#241a3a';
const MIDDLE = WIDTH / 2;
/** Where the hills begin, and what stands on the stage ends. */
const GROUND = HEIGHT - 196;

const loaded = (src: string | null): Promise<Sheet> =>
  new Promise((resolve) => {
    if (!src) return resolve(null);
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = src;
  });

const colourOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || '#a9b3c6';

const measuring = (brush: Brush, font: (size: number) => string) => (size: number) => (text: string) => {
  brush.font = font(size);
  return brush.measureText(text).width;
};

/** Draws everything; a picture that does not come is left out. */
export async function draw(
  canvas: HTMLCanvasElement,
  result: Result,
  { picture: source, way }: { picture: string | null; way: Way | null },
): Promise<void> {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  const words = JSON.stringify(result);
  const fonts = [`600 60px ${DISPLAY}`, `italic 560 50px ${DISPLAY}`, `600 34px ${TEXT}`];
  await Promise.all(fonts.map((font) => document.fonts?.load(font, words).catch(() => undefined)));
  const faces = new Map<string, Sheet>();
  const wanted = result.places.flatMap(({ seats }) => seats.flatMap(({ face }) => face ?? []));
  const [picture, ...scenery] = await Promise.all([
    loaded(source),
    ...[stars, floor, curtain, valance].map(loaded),
    ...wanted.map(async (face) => {
      faces.set(face, await loaded(`/api/faces/${face}-192.webp`));
      return null;
    }),
  ]);
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  paintStage(brush, scenery);
  let y = paintTitle(brush, result) + 34;
  const rows = rowsOf(result.places.length, y);
  for (const [at, place] of result.places.entries())
    paintPlace(brush, place, rows[at]!, {
      first: place.points === result.places[0]?.points,
      stars: result.stars,
      faces,
    });
  const last = rows.at(-1);
  if (last) y = last.y + last.height;
  paintBest(brush, result, picture ?? null, y + 50);
  paintFoot(brush, way);
}

function paintStage(brush: Brush, [heaven, hills, drape, hem]: Sheet[]): void {
  const night = brush.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [at, colour] of [
    [0, '#0e1538'],
    [0.45, '#243178'],
    [0.8, '#5a3f7a'],
    [1, '#1a2560'],
  ] as const)
    night.addColorStop(at, colour);
  brush.fillStyle = night;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = brush.createRadialGradient(MIDDLE, 480, 60, MIDDLE, 480, 760);
  glow.addColorStop(0, '#4a5cc066');
  glow.addColorStop(1, '#4a5cc000');
  brush.fillStyle = glow;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  if (heaven) brush.drawImage(heaven, 0, 60, WIDTH, 540);
  if (hills) brush.drawImage(hills, -120, HEIGHT - 230, 1320, 257);
  if (drape)
    for (const side of [1, -1]) {
      brush.save();
      if (side < 0) {
        brush.translate(WIDTH, 0);
        brush.scale(-1, 1);
      }
      brush.drawImage(drape, 0, 0, 76, HEIGHT);
      brush.restore();
    }
  if (hem) brush.drawImage(hem, 0, -14, WIDTH, 144);
}

function paintTitle(brush: Brush, { title, under }: Result): number {
  const font = (size: number) => `600 ${size}px ${DISPLAY}`;
  const how = { width: WIDTH - 220, most: 2, sizes: [84, 76, 68, 60, 52, 46] };
  const { size, lines } = fit(measuring(brush, font), title, how);
  brush.textAlign = 'center';
  brush.fillStyle = '#f6ecd6';
  brush.font = font(size);
  let y = 150 + size * 0.5;
  for (const line of lines) {
    brush.fillText(line, MIDDLE, y);
    y += size * 1.1;
  }
  brush.font = `34px ${TEXT}`;
  brush.fillStyle = '#c2cbee';
  brush.fillText(
    cut((text) => brush.measureText(text).width, under, WIDTH - 220),
    MIDDLE,
    y - size * 0.55 + 26,
  );
  return y - size * 0.55 + 26;
}

const shade = (brush: Brush, by: number): void => {
  brush.shadowColor = by ? '#04071acc' : 'transparent';
  brush.shadowBlur = by;
  brush.shadowOffsetY = by / 3;
};

function paintPlace(
  brush: Brush,
  { place, names, points, seats }: Place,
  { x, y, width, height }: Row,
  { first, stars, faces }: { first: boolean; stars: boolean; faces: Map<string, Sheet> },
): void {
  const narrow = width < 600;
  const middle = y + height / 2;
  shade(brush, first ? 18 : 0);
  const gold = brush.createLinearGradient(0, y, 0, y + height);
  gold.addColorStop(0, '#ffd98c');
  gold.addColorStop(1, '#eda436');
  brush.fillStyle = first ? gold : '#0a0f29a8';
  brush.beginPath();
  brush.roundRect(x, y, width, height, 5);
  brush.fill();
  shade(brush, 0);
  const ink = first ? '#2b1803' : '#f6ecd6';
  brush.fillStyle = ink;
  brush.textBaseline = 'middle';
  brush.textAlign = 'left';
  brush.font = `600 ${narrow ? 26 : 32}px ${TEXT}`;
  brush.fillText(place, x + (narrow ? 14 : 26), middle + 2);
  let left = x + (narrow ? 66 : 108);
  const radius = height / 2 - 4;
  for (const seat of seats) {
    paintDisc(brush, seat, faces, { x: left + radius, y: middle, radius });
    left += 2 * radius + 10;
  }
  brush.fillStyle = ink;
  brush.textAlign = 'right';
  brush.font = `600 ${narrow ? 32 : 40}px ${DISPLAY}`;
  let right = x + width - (narrow ? 16 : 26);
  if (stars) {
    paintSign(brush, 'star', right - 15, middle, 30);
    right -= 40;
  }
  brush.fillText(String(points), right, middle + 2);
  right -= brush.measureText(String(points)).width;
  brush.textAlign = 'left';
  const font = (size: number) => `600 ${size}px ${TEXT}`;
  const { size, lines } = fit(measuring(brush, font), names, {
    width: right - left - 24,
    most: 1,
    sizes: narrow ? [28, 26, 24] : [34, 31, 28, 25],
  });
  brush.font = font(size);
  brush.fillText(lines[0] ?? '', left + 8, middle + 2);
  brush.textBaseline = 'alphabetic';
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

function paintDisc(brush: Brush, seat: Seat, faces: Map<string, Sheet>, { x, y, radius }: Disc): void {
  const round = (at: number, down: number, wide: number) => {
    brush.beginPath();
    brush.arc(at, down, wide, 0, 7);
  };
  const face = seat.face ? faces.get(seat.face) : null;
  brush.fillStyle = colourOf(seat.colour);
  round(x, y, radius);
  brush.fill();
  if (!face) {
    brush.fillStyle = '#170f2b';
    return paintSign(brush, seat.symbol as IconName, x, y, radius * 1.24);
  }
  brush.save();
  round(x, y, radius - 2.5);
  brush.clip();
  brush.drawImage(face, x - radius, y - radius, 2 * radius, 2 * radius);
  brush.restore();
  const small = radius * 0.46;
  const [right, low] = [x + radius * 0.68, y + radius * 0.66];
  brush.fillStyle = '#170f2b';
  round(right, low, small + 2);
  brush.fill();
  brush.fillStyle = colourOf(seat.colour);
  round(right, low, small);
  brush.fill();
  brush.fillStyle = '#170f2b';
  paintSign(brush, seat.symbol as IconName, right, low, small * 1.3);
}

function paintSign(brush: Brush, name: IconName, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / 24, size / 24);
  brush.fill(new Path2D(icons[name]), 'evenodd');
  brush.restore();
}

/** Paper at a slant, with its shadow; `paint` draws on it from its upper left corner. */
function onPaper(brush: Brush, { x, y, width, height }: Row, slant: number, paint: () => void): void {
  brush.save();
  brush.translate(x + width / 2, y + height / 2);
  brush.rotate(slant);
  brush.translate(-width / 2, -height / 2);
  shade(brush, 26);
  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, width, height);
  shade(brush, 0);
  paint();
  brush.restore();
}

const EDGE = 8;
const HIGHEST = 560;

/** The best card, and beside it on a note why it is. */
function paintBest(brush: Brush, result: Result, picture: Sheet, top: number): void {
  const room = GROUND - top;
  const high = Math.min(room, HIGHEST);
  const y = top + (room - high) / 2;
  if (room < 180 || (!picture && !result.clue)) return;
  const wide = picture ? ((high - 2 * EDGE) * 2) / 3 + 2 * EDGE : 0;
  const between = picture ? 44 : 0;
  const note = Math.min(picture ? WIDTH - 250 - wide - between : 620, 460);
  const left = (WIDTH - wide - between - note) / 2;
  if (picture)
    onPaper(brush, { x: left, y, width: wide, height: high }, -0.035, () =>
      brush.drawImage(picture, EDGE, EDGE, wide - 2 * EDGE, high - 2 * EDGE),
    );
  paintNote(brush, result, { x: left + wide + between, y, width: note, height: high });
}

function paintNote(brush: Brush, { caption, clue, more }: Result, at: Row): void {
  const inset = 28;
  const width = at.width - 2 * inset;
  const font = (size: number) => `${clue ? 'italic 560' : '600'} ${size}px ${DISPLAY}`;
  const said = clue === null ? more.words : `“${clue}”`;
  const most = clue ? Math.max(2, Math.min(6, Math.floor((at.height - 150) / 46))) : 1;
  const { size, lines } = fit(measuring(brush, font), said, { width, most, sizes: [54, 48, 42, 36, 32] });
  const height = 96 + lines.length * size * 1.16 + (clue && more.words ? 50 : 12);
  const y = at.y + (at.height - height) / 2;
  onPaper(brush, { ...at, y, height }, 0.022, () => {
    brush.textAlign = 'left';
    brush.fillStyle = '#6b5a3a';
    const small = (px: number) => `600 ${px}px ${TEXT}`;
    const head = fit(measuring(brush, small), caption, { width, most: 1, sizes: [30, 27, 24] });
    brush.font = small(head.size);
    brush.fillText(head.lines[0] ?? '', inset, 56);
    brush.fillStyle = INK;
    brush.font = font(size);
    let down = 56 + size * 1.16;
    for (const line of lines) {
      brush.fillText(line, inset, down);
      down += size * 1.16;
    }
    if (!clue || !more.words) return;
    brush.fillStyle = '#6b5a3a';
    brush.font = `30px ${TEXT}`;
    const measure = (text: string) => brush.measureText(text).width;
    brush.fillText(wrap(measure, more.words, width, 1)[0] ?? '', inset, height - 28);
  });
}

/** Who made it, and the way to the replay for whoever has a phone at hand. */
function paintFoot(brush: Brush, way: Way | null): void {
  brush.textAlign = 'left';
  brush.fillStyle = '#f6ecd6';
  brush.font = `600 54px ${DISPLAY}`;
  brush.fillText('Reverie', 110, HEIGHT - 56);
  if (!way) return;
  const { data, size } = encode(way.link, { ecc: 'L', border: 2 });
  const dot = Math.floor(168 / size);
  const left = WIDTH - 110 - dot * size;
  const top = HEIGHT - 30 - dot * size;
  brush.textAlign = 'right';
  brush.font = `28px ${TEXT}`;
  const measure = (text: string) => brush.measureText(text).width;
  const words = wrap(measure, way.watch, 240, 2);
  for (const [at, line] of words.entries())
    brush.fillText(line, left - 24, HEIGHT - 56 - 34 * (words.length - 1 - at));
  brush.fillStyle = PAPER;
  brush.fillRect(left, top, dot * size, dot * size);
  brush.fillStyle = '#1b1233';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) brush.fillRect(left + x * dot, top + y * dot, dot, dot);
}
