// Renders every sound without hearing it, and tells how loud, how long and how bright it is:
// node scripts/sounds.js [FOLDER for WAV files]. One that clips, clicks or is too long fails.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { launch } from './chromium.js';

const RATE = 44_100;
const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });
const source = readFileSync(new URL('../src/lib/sound/sounds.ts', import.meta.url), 'utf8');
const options = { module: 'esnext', target: 'es2022' };
const script = ts.transpileModule(source, { compilerOptions: options }).outputText;

/** Runs in the page. */
async function render({ script, rate }) {
  const module = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const { SOUNDS, draw } = await import(module);
  const rendered = {};
  for (const [name, { seconds }] of Object.entries(SOUNDS)) {
    const context = new OfflineAudioContext(1, Math.ceil(rate * (seconds + 0.2)), rate);
    draw(name, context, context.destination, 0);
    rendered[name] = [...(await context.startRendering()).getChannelData(0)];
  }
  return rendered;
}

const rms = (samples) => Math.hypot(...samples) / Math.sqrt(samples.length || 1);

/** The middle of the spectrum where it is loudest, in hertz. */
function brightness(samples) {
  const size = 2048;
  let at = 0;
  for (let from = 0; from + size < samples.length; from += size / 2)
    if (rms(samples.slice(from, from + size)) > rms(samples.slice(at, at + size))) at = from;
  let [weighted, whole] = [0, 0];
  for (let bin = 1; bin < size / 2; bin++) {
    let [re, im] = [0, 0];
    for (let i = 0; i < size; i++) {
      const turn = (2 * Math.PI * bin * i) / size;
      const sample = samples[at + i] * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
      re += sample * Math.cos(turn);
      im += sample * Math.sin(turn);
    }
    weighted += bin * (re * re + im * im);
    whole += re * re + im * im;
  }
  return Math.round(((weighted / whole) * RATE) / size);
}

function wav(samples) {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write('WAVEfmt ', 8);
  for (const [value, at, bytes] of [
    [16, 16, 4],
    [1, 20, 2],
    [1, 22, 2],
    [RATE, 24, 4],
    [RATE * 2, 28, 4],
    [2, 32, 2],
    [16, 34, 2],
  ])
    head.writeUIntLE(value, at, bytes);
  head.write('data', 36);
  head.writeUInt32LE(samples.length * 2, 40);
  return Buffer.concat([head, Buffer.from(Int16Array.from(samples, (one) => one * 32_767).buffer)]);
}

const browser = await launch();
const page = await browser.newPage();
const rendered = await page.evaluate(render, { script, rate: RATE });
await browser.close();

const told = Object.entries(rendered).map(([name, samples]) => {
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const end = samples.findLastIndex((one) => Math.abs(one) > 0.001);
  const window = RATE / 20;
  const parts = Array.from({ length: Math.ceil(samples.length / window) }, (_, i) =>
    rms(samples.slice(i * window, (i + 1) * window)),
  );
  if (folder) writeFileSync(join(folder, `${name}.wav`), wav(samples));
  return {
    name,
    peak: +peak.toFixed(3),
    loudest: +Math.max(...parts).toFixed(3),
    seconds: +(end / RATE).toFixed(2),
    hertz: brightness(samples),
    sound: peak < 0.5 && end / RATE < 2 && Math.abs(samples[0]) < 0.01 && Math.abs(samples.at(-1)) < 0.001,
  };
});
console.table(told);
const [least, most] = [Math.min, Math.max].map((pick) => pick(...told.map(({ loudest }) => loudest)));
process.exitCode = told.every(({ sound }) => sound) && most / least < 3 ? 0 : 1;
