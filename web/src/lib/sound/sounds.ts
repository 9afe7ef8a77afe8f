/** The sounds of the theatre, made of noise and a few tones: each is drawn onto a context from a moment on. */
export type SoundName = 'paper' | 'bell' | 'chalk' | 'wind' | 'spark' | 'fall' | 'curtain';

type Draw = (pen: Pen) => void;

/** How long each lasts, and how much of it there is: all are about as loud as each other. */
export const SOUNDS: Record<SoundName, { seconds: number; level: number; draw: Draw }> = {
  paper: { seconds: 0.35, level: 1.95, draw: paper },
  bell: { seconds: 1.4, level: 0.34, draw: bell },
  chalk: { seconds: 0.22, level: 2.4, draw: chalk },
  wind: { seconds: 1.8, level: 2.4, draw: wind },
  spark: { seconds: 1.1, level: 0.5, draw: spark },
  fall: { seconds: 0.9, level: 0.55, draw: fall },
  curtain: { seconds: 1.5, level: 1.8, draw: curtain },
};

/** From a moment on, into something that hears it. */
export function draw(name: SoundName, context: BaseAudioContext, into: AudioNode, at: number): void {
  const { level, draw } = SOUNDS[name];
  const whole = context.createGain();
  whole.gain.value = level;
  whole.connect(into);
  draw(new Pen(context, whole, at));
}

interface Shape {
  from?: number;
  seconds: number;
  /** How fast it comes, in seconds; it goes for the rest. */
  attack?: number;
  loud: number;
}
interface Hiss extends Shape {
  kind: BiquadFilterType;
  pitch: number;
  to?: number;
  q?: number;
}

class Pen {
  readonly #context: BaseAudioContext;
  readonly #into: AudioNode;
  readonly #at: number;

  constructor(context: BaseAudioContext, into: AudioNode, at: number) {
    [this.#context, this.#into, this.#at] = [context, into, at];
  }

  tone(pitch: number, shape: Shape, { to = pitch, type = 'sine' as OscillatorType } = {}): void {
    const start = this.#at + (shape.from ?? 0);
    const tone = this.#context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + shape.seconds);
    tone.connect(this.#shape(shape, start));
    tone.start(start);
    tone.stop(start + shape.seconds);
  }

  hiss({ kind, pitch, to = pitch, q = 0.8, ...shape }: Hiss): void {
    const start = this.#at + (shape.from ?? 0);
    const source = this.#context.createBufferSource();
    source.buffer = noise(this.#context);
    source.loop = true;
    const filter = this.#context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + shape.seconds);
    source.connect(filter).connect(this.#shape(shape, start));
    source.start(start, (shape.from ?? 0) % 1);
    source.stop(start + shape.seconds);
  }

  #shape({ seconds, attack = 0.008, loud }: Shape, start: number): AudioNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(attack, seconds / 2));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    gain.connect(this.#into);
    return gain;
  }
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, the same each time. */
function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 7;
  for (let at = 0; at < samples.length; at++) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    samples[at] = state / 2147483648 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** A sheet that is laid down: a rustle, and its edge on the table. */
function paper(pen: Pen): void {
  pen.hiss({ kind: 'bandpass', pitch: 2600, to: 5200, seconds: 0.2, attack: 0.07, loud: 0.2 });
  pen.hiss({ kind: 'bandpass', pitch: 900, to: 500, from: 0.17, seconds: 0.14, loud: 0.22 });
}

function bell(pen: Pen): void {
  for (const [times, loud, seconds] of [
    [1, 0.3, 1.4],
    [2.01, 0.14, 1],
    [2.76, 0.09, 0.7],
    [5.4, 0.04, 0.35],
  ] as const)
    pen.tone(659.3 * times, { seconds, attack: 0.005, loud });
}

/** Two strokes of a cross. */
function chalk(pen: Pen): void {
  for (const from of [0, 0.11])
    pen.hiss({
      kind: 'bandpass',
      pitch: 3400,
      to: 2500,
      q: 1.6,
      from,
      seconds: 0.09,
      attack: 0.02,
      loud: 0.22,
    });
}

/** A lantern goes out. */
function wind(pen: Pen): void {
  pen.hiss({ kind: 'bandpass', pitch: 320, to: 760, q: 1.4, seconds: 1.1, attack: 0.5, loud: 0.3 });
  pen.hiss({
    kind: 'bandpass',
    pitch: 700,
    to: 240,
    q: 1.4,
    from: 0.6,
    seconds: 1.2,
    attack: 0.4,
    loud: 0.26,
  });
}

function spark(pen: Pen): void {
  for (const [step, pitch] of [1046.5, 1318.5, 1568, 2093].entries())
    pen.tone(pitch, { from: step * 0.07, seconds: 0.8 - step * 0.08, attack: 0.004, loud: 0.17 });
  pen.hiss({ kind: 'highpass', pitch: 7000, seconds: 0.5, attack: 0.1, loud: 0.03 });
}

/** Something slips, and lands softly. */
function fall(pen: Pen): void {
  pen.tone(520, { seconds: 0.55, attack: 0.03, loud: 0.22 }, { to: 150, type: 'triangle' });
  pen.tone(110, { from: 0.5, seconds: 0.35, loud: 0.4 }, { to: 62 });
  pen.hiss({ kind: 'lowpass', pitch: 500, to: 160, from: 0.5, seconds: 0.22, loud: 0.2 });
}

/** Heavy cloth on its rail. */
function curtain(pen: Pen): void {
  pen.hiss({ kind: 'lowpass', pitch: 500, to: 1300, seconds: 1.4, attack: 0.6, loud: 0.22 });
  for (let ring = 0; ring < 7; ring++)
    pen.hiss({
      kind: 'bandpass',
      pitch: 2200 + ring * 130,
      q: 5,
      from: 0.1 + ring * 0.15,
      seconds: 0.07,
      loud: 0.16,
    });
}
