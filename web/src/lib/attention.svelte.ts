/** Tells a person that it is their turn: in the title, by a buzz, a chime if wanted, a notification if allowed. */
import { t } from './i18n/index.svelte';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

export function callWhenItIsMyTurn(table: Table): void {
  let before = false;
  $effect(() => {
    const mine = table.isMyTurn;
    document.title = mine ? `● ${t('turn.yours')} · Reverie` : 'Reverie';
    if (mine && !before) call();
    before = mine;
    return () => (document.title = 'Reverie');
  });
}

function call(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60]);
  if (document.visibilityState === 'hidden') notify();
  if (settings.sound) chime();
}

function notify(): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification('Reverie', {
      body: t('turn.yours'),
      tag: 'reverie-turn',
      icon: '/icon.svg',
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only let a service worker do this.
  }
}

let audio: AudioContext | undefined;

/** Two soft notes, made here: there is nothing to fetch. */
export function chime(): void {
  audio ??= new AudioContext();
  for (const [index, pitch] of [659.3, 880].entries()) {
    const start = audio.currentTime + index * 0.16;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.14, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1);
  }
}
