import { api, Problem } from '../../lib/net/api';
import { tokens } from '../../lib/tokens';

const ASKED = 5;
const SHOWN = 2;

/** Whether there is still something to play; a seat at a table that was cleared away is forgotten. */
async function isOn(table: string): Promise<boolean> {
  try {
    return (await api.readTable(table)).status !== 'over';
  } catch (error) {
    if (error instanceof Problem && error.code === 'no_such_table') tokens.forget(table);
    return false;
  }
}

/** The tables where this browser has left a seat, the newest first. */
export async function findSeats(): Promise<string[]> {
  const tables = tokens.tables().slice(0, ASKED);
  const on = await Promise.all(tables.map(isOn));
  return tables.filter((_, index) => on[index]).slice(0, SHOWN);
}
