import { api, Problem } from '../../lib/net/api';
import { tokens } from '../../lib/tokens';

const ASKED = 5;
const SHOWN = 2;
/** For so long the others may want another game at a table where one is over. */
const AN_EVENING = 12 * 60 * 60 * 1000;

/** What goes on at a table; a seat at one that was cleared away is forgotten. */
async function statusOf(table: string) {
  try {
    return (await api.readTable(table)).status;
  } catch (error) {
    if (error instanceof Problem && error.code === 'no_such_table') tokens.forget(table);
    return null;
  }
}

/** The tables where this browser has left a seat: first where there is something to play, then where a game is over,
 * the newest first. */
export async function findSeats(): Promise<string[]> {
  const tables = tokens.tables().slice(0, ASKED);
  const statuses = await Promise.all(tables.map(statusOf));
  const on = tables.filter((_, index) => statuses[index] && statuses[index] !== 'over');
  const over = tables.find((table, index) => statuses[index] === 'over' && tokens.isNew(table, AN_EVENING));
  return [...on, ...(over ? [over] : [])].slice(0, SHOWN);
}
