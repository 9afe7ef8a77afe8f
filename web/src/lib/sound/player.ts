/** The one audio context of the page, made at the first sound: never before somebody has touched it. */
import { draw, SOUNDS, type SoundName } from './sounds';

/** More at once would be noise. */
const MOST = 4;
let context: AudioContext | undefined;
let volume: GainNode;
let ends: number[] = [];

export async function sound(name: SoundName, loud: number): Promise<void> {
  if (!context) {
    context = new AudioContext({ latencyHint: 'interactive' });
    volume = context.createGain();
    // Several at once are not louder than one.
    volume.connect(context.createDynamicsCompressor()).connect(context.destination);
  }
  // A phone that slept has paused it.
  if (context.state !== 'running') await context.resume();
  const now = context.currentTime;
  ends = ends.filter((end) => end > now);
  if (ends.length >= MOST) return;
  ends.push(now + SOUNDS[name].seconds);
  volume.gain.value = loud;
  draw(name, context, volume, now + 0.01);
}
