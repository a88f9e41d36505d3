import type { EdgeTable, EdgeTableEntry } from '@machine/contract/edge.ts';

/** A row of the table. The Machine and a coin are there to compare with, and have no position. */
export type EdgeRow =
  | { kind: 'player'; key: string; entry: EdgeTableEntry }
  | { kind: 'machine' | 'coin'; key: string };

/** Puts the Machine, and a coin as it is expected to end, between those ahead of it and those behind. */
export function rowsOf({ players }: EdgeTable): EdgeRow[] {
  const rows = players.map((entry) => ({ kind: 'player' as const, key: `player ${entry.userId}`, entry }));
  const index = players.findIndex(({ ahead }) => ahead < 0);
  const place = index === -1 ? rows.length : index;
  const references = (['machine', 'coin'] as const).map((kind) => ({ kind, key: kind }));
  return [...rows.slice(0, place), ...references, ...rows.slice(place)];
}

/** Returns who is closest to being beyond luck if nobody is; null otherwise. Bots don't count. */
export function closestOf({ players }: EdgeTable): EdgeTableEntry | null {
  const people = players.filter(({ isBot }) => isBot !== true);
  return people.some(({ verdict }) => verdict === 'BETTER') ? null : (people[0] ?? null);
}
