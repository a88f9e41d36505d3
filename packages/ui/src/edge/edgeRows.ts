import type { EdgeTable, EdgeTableEntry } from '@machine/contract';

/** A row of the table. The Machine and the coin are there to compare with, and have no position. */
export type EdgeRow =
  | { kind: 'player'; key: string; entry: EdgeTableEntry }
  | { kind: 'coin'; key: string; entry: NonNullable<EdgeTable['coin']> }
  | { kind: 'machine'; key: string };

/** Puts the Machine between those ahead of it and those behind, and the coin where a player with its edge would be. */
export function rowsOf({ players, coin }: EdgeTable): EdgeRow[] {
  const rows: EdgeRow[] = players.map((entry) => ({ kind: 'player', key: `player ${entry.userId}`, entry }));
  insert(rows, { kind: 'machine', key: 'machine' });
  if (coin !== null) insert(rows, { kind: 'coin', key: 'coin', entry: coin });
  return rows;
}

/** Inserts a row behind all that are at least as far ahead. */
function insert(rows: EdgeRow[], row: EdgeRow): void {
  const index = rows.findIndex((other) => scoreOf(other) < scoreOf(row));
  rows.splice(index === -1 ? rows.length : index, 0, row);
}

/** The order of the server: the edge as a multiple of what luck explains. */
const scoreOf = (row: EdgeRow) => (row.kind === 'machine' ? 0 : row.entry.wins / (row.entry.luck || 1));
