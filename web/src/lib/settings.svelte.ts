import type { Face, Language } from './types';

const KEY = 'reverie.settings';

/** By day or by night, whatever the device says. */
export type Theme = 'day' | 'night';

interface Kept {
  language?: Language;
  name?: string;
  volume?: number;
  played?: boolean;
  face?: Face;
  captions?: boolean;
  held?: boolean;
  theme?: Theme | undefined;
  chat?: boolean;
  reactions?: boolean;
}

/** What a person has chosen on this device. */
class Settings {
  language = $state<Language | null>(null);
  name = $state('');
  /** How loud it is, 0 to 1; undefined where nobody has chosen yet. */
  volume = $state<number>();
  /** There has been a first game. */
  played = $state(false);
  face = $state<Face>();
  /** What is to be seen in a picture is written below it, also while one chooses. */
  captions = $state(false);
  /** It has been said that a picture can be held to see it closely. */
  held = $state(false);
  /** Undefined: as the device has it. */
  theme = $state<Theme>();
  /** What others say and show is seen beside their lanterns. */
  chat = $state(true);
  reactions = $state(true);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
      this.language = kept.language ?? null;
      this.name = kept.name ?? '';
      if (typeof kept.volume === 'number') this.volume = Math.min(1, Math.max(0, kept.volume));
      this.played = kept.played ?? false;
      this.face = kept.face;
      this.captions = kept.captions ?? false;
      this.held = kept.held ?? false;
      if (kept.theme === 'day' || kept.theme === 'night') this.theme = kept.theme;
      this.chat = kept.chat ?? true;
      this.reactions = kept.reactions ?? true;
    } catch {
      // Nothing kept, or nothing that can be read.
    }
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    try {
      const { language, name, volume, played, face, captions, held, theme, chat, reactions } = this;
      const kept = { language, name, volume, played, face, captions, held, theme, chat, reactions };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows may refuse; the choice then lives as long as the page.
    }
  }
}

export const settings = new Settings();
