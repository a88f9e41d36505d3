import type { Duel } from '@machine/contract/duel.ts';

const week = (startsAt: string, you: number, machine: number) => ({ startsAt, you, machine });

export const aheadDuel: Duel = {
  week: week('2025-10-13T10:00:00Z', 14.2, 12.6),
  last: week('2025-10-06T10:00:00Z', 21.4, 18.9),
  won: 5,
  lost: 2,
  level: 1,
  inARow: 3,
};
export const behindDuel: Duel = {
  week: week('2025-10-13T10:00:00Z', 6.1, 9.8),
  last: week('2025-10-06T10:00:00Z', 8.3, 13),
  won: 1,
  lost: 4,
  level: 0,
  inARow: 0,
};
/** Nobody has disagreed in either week. */
export const levelDuel: Duel = {
  week: week('2025-10-13T10:00:00Z', 5.4, 5.4),
  last: week('2025-10-06T10:00:00Z', 0, 0),
  won: 0,
  lost: 0,
  level: 1,
  inARow: 0,
};
export const firstWeekDuel: Duel = { ...aheadDuel, last: null, won: 0, lost: 0, level: 0, inARow: 0 };
export const noDuel: Duel = { ...firstWeekDuel, week: null };
export const hugeDuel: Duel = {
  week: week('soon', 1e9, -1e15),
  last: week('then', 1e12, 1e12),
  won: 1e9,
  lost: 1e9,
  level: 1e9,
  inARow: 1e9,
};
