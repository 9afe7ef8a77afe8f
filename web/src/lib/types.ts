/** Short names for the generated types of the protocol. */
import type { components } from './protocol';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type Seat = Schemas['SeatView'];
export type Options = Schemas['Options'];
export type StellaView = Schemas['StellaView'];
export type OdysseyView = Schemas['OdysseyView'];
export type Shown = Schemas['Shown'];
export type TableSummary = Schemas['TableSummary'];
export type Replay = Schemas['Replay'];
export type Spirits = Schemas['Spirits'];
export type StellaReplay = Schemas['StellaReplay'];
export type OdysseyReplay = Schemas['OdysseyReplay'];
export type OdysseyReason = Schemas['OdysseyReason'];
export type GameInfo = Schemas['GameView'];
export type FromServer = Schemas['FromServer'];

export type Can = View['can'][number];
export type CanOf<T extends Can['type']> = Extract<Can, { type: T }>;
export type Move =
  Schemas['StellaMove'] | Schemas['OdysseyMove'] | Schemas['PartyMove'] | Schemas['TeamMove'];

export type Face = NonNullable<CanOf<'face'>['from']>[number];
export type Level = NonNullable<Seat['level']>;
export type Language = NonNullable<Options['language']>;
export const GAMES = ['stella', 'odyssey', 'party', 'team'] as const;
export type Game = (typeof GAMES)[number];

/** What just happened, for animation. A client that ignores it is still right. */
export type News = Schemas['ViewMessage']['news'][number];
export type Mood = Schemas['ReactedNews']['mood'];
