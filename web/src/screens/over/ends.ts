import type { OdysseyReplay, Replay, StellaReplay } from '../../lib/types';

/** What lay open at the end of every round or turn of a game that is over. */
export type Ends = { kind: 'odyssey'; laps: OdysseyReplay[] } | { kind: 'stella'; laps: StellaReplay[] };

const lapOf = (play: StellaReplay | OdysseyReplay): number =>
  play.kind === 'stella' ? play.round : play.turn;

export function endsOf({ steps }: Replay): Ends {
  const ends = new Map<number, StellaReplay | OdysseyReplay>();
  for (const { play } of steps)
    if (play.phase === 'scored' || play.phase === 'over') ends.set(lapOf(play), play);
  const laps = [...ends.values()];
  return laps.every((play) => play.kind === 'stella')
    ? { kind: 'stella', laps }
    : { kind: 'odyssey', laps: laps.filter((play) => play.kind === 'odyssey') };
}
