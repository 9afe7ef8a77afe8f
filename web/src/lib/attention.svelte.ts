/** Tells a person that it is their turn: in the title, by a buzz, a bell if wanted, a notification if allowed. */
import { t } from './i18n/index.svelte';
import { sounds } from './sounds.svelte';
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
  sounds.play('bell');
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
