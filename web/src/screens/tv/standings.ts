import type { OdysseyView } from '../../lib/types';

interface Standing {
  /** The number of the seat, or of the team. */
  id: number;
  seats: readonly number[];
  total: number;
  points: number | null;
  winner: boolean;
}

/** Players, or teams where there are teams, the highest total first. */
export const standingsOf = (play: OdysseyView): Standing[] =>
  play.totals
    .map((total, id) => ({
      id,
      seats: play.teams ? (play.teams[id] ?? []) : [id],
      total,
      points: play.phase === 'scored' || play.phase === 'over' ? (play.points?.[id] ?? null) : null,
      winner: play.winners?.includes(id) ?? false,
    }))
    .sort((one, other) => other.total - one.total || one.id - other.id);
