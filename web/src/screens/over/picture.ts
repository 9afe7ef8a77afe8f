/** The result as a picture, drawn on this device: nothing is sent anywhere. */
import type { Seat } from '../../lib/types';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MOST_PLACES = 6;

export interface Place {
  place: string;
  names: string;
  points: number;
  seats: Seat[];
}

export interface Result {
  title: string;
  under: string;
  places: Place[];
  /** The best card, and what was said of it. */
  card: string | null;
  caption: string;
  clue: string | null;
}

/** The places as they are drawn: a few of them, without names where these are to be left out. */
export const shownPlaces = (places: Place[], named: boolean): Place[] =>
  places.slice(0, MOST_PLACES).map((one) => (named ? one : { ...one, names: '' }));

/** Words in lines that are no wider than they may be; what is too much is cut with an ellipsis. */
export function wrap(measure: (text: string) => number, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += ' …';
  return shown.map((one) => cut(measure, one, width));
}

/** One line, cut where it is too wide. */
export function cut(measure: (text: string) => number, text: string, width: number): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

const colourOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || '#a9b3c6';

function sky(brush: CanvasRenderingContext2D): void {
  const night = brush.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [at, colour] of [
    [0, '#0e1538'],
    [0.45, '#243178'],
    [0.78, '#5a3f7a'],
    [1, '#1a2560'],
  ] as const)
    night.addColorStop(at, colour);
  brush.fillStyle = night;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = '#f6ecd6';
  for (let star = 0; star < 60; star++) {
    brush.globalAlpha = 0.25 + ((star * 37) % 50) / 100;
    brush.fillRect((star * 397) % WIDTH, 70 + ((star * 211) % 620), 3, 3);
  }
  brush.globalAlpha = 1;
  const hem = (y: number, r: number, colour: string) => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, WIDTH, y);
    for (let x = r; x < WIDTH + r; x += 2 * r)
      brush.fill(new Path2D(`M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0z`));
  };
  hem(46, 54, '#223084');
  hem(20, 45, '#3a1c5e');
  brush.fillStyle = '#131c49';
  for (let x = 0; x <= WIDTH; x += 180) brush.fill(new Path2D(`M${x - 130} ${HEIGHT}a130 90 0 0 1 260 0z`));
}

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = src;
  });

/** Draws everything; a card that does not come is left out. */
export async function draw(canvas: HTMLCanvasElement, result: Result, source: string | null): Promise<void> {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  await document.fonts?.ready;
  const picture = source ? await loaded(source).catch(() => null) : null;
  const measure = (text: string) => brush.measureText(text).width;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  sky(brush);
  brush.textAlign = 'center';
  brush.fillStyle = '#f6ecd6';
  brush.font = '600 76px Fraunces, Georgia, serif';
  let y = 190;
  for (const line of wrap(measure, result.title, WIDTH - 140, 2)) {
    brush.fillText(line, WIDTH / 2, y);
    y += 84;
  }
  brush.font = '34px "Atkinson Hyperlegible Next", sans-serif';
  brush.fillStyle = '#c2cbee';
  brush.fillText(cut(measure, result.under, WIDTH - 140), WIDTH / 2, y - 14);
  drawPlaces(brush, result.places, y + 24);
  drawCard(brush, result, picture, y + 60 + result.places.length * 74);
  brush.textAlign = 'left';
  brush.fillStyle = '#f6ecd6';
  brush.font = '600 46px Fraunces, Georgia, serif';
  brush.fillText('Reverie', 70, HEIGHT - 48);
}

function drawPlaces(brush: CanvasRenderingContext2D, places: Place[], top: number): void {
  const measure = (text: string) => brush.measureText(text).width;
  for (const [at, { place, names, points, seats }] of places.entries()) {
    const y = top + 74 * at;
    brush.fillStyle = at ? '#0a0f2999' : '#f4b94f';
    brush.fillRect(120, y, WIDTH - 240, 64);
    const ink = at ? '#f6ecd6' : '#2b1803';
    for (const [disc, { colour }] of seats.entries()) {
      brush.fillStyle = colourOf(colour);
      brush.beginPath();
      brush.arc(290 + disc * 52, y + 32, 22, 0, 7);
      brush.fill();
    }
    brush.fillStyle = ink;
    brush.font = '600 34px "Atkinson Hyperlegible Next", sans-serif';
    brush.textAlign = 'left';
    brush.fillText(place, 150, y + 44);
    const left = 330 + 52 * (seats.length - 1);
    brush.fillText(cut(measure, names, WIDTH - 260 - left), left, y + 44);
    brush.textAlign = 'right';
    brush.font = '600 40px Fraunces, Georgia, serif';
    brush.fillText(String(points), WIDTH - 150, y + 46);
  }
}

function drawCard(
  brush: CanvasRenderingContext2D,
  { caption, clue }: Result,
  picture: HTMLImageElement | null,
  top: number,
): void {
  const high = Math.min(HEIGHT - 130 - top, 540);
  const wide = (high * 2) / 3;
  if (!picture || high < 160) return;
  const left = clue ? 120 : (WIDTH - wide) / 2;
  brush.fillStyle = '#f8ecd0';
  brush.fillRect(left - 8, top - 8, wide + 16, high + 16);
  brush.drawImage(picture, left, top, wide, high);
  const measure = (text: string) => brush.measureText(text).width;
  const x = clue ? left + wide + 44 : WIDTH / 2;
  brush.textAlign = clue ? 'left' : 'center';
  brush.fillStyle = '#ffd98c';
  brush.font = '600 36px "Atkinson Hyperlegible Next", sans-serif';
  if (!clue) return brush.fillText(caption, x, top + high + 56);
  brush.fillText(cut(measure, caption, WIDTH - 80 - x), x, top + 50);
  brush.fillStyle = '#f6ecd6';
  brush.font = 'italic 560 52px Fraunces, Georgia, serif';
  for (const [at, line] of wrap(measure, clue, WIDTH - 80 - x, 6).entries())
    brush.fillText(line, x, top + 122 + 62 * at);
}
