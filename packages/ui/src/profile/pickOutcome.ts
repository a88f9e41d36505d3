import type { RecentPick } from '@machine/contract';

export type PickOutcome =
  | { kind: 'graded'; isCorrect: boolean; isProvisional: boolean }
  /** The match does not count. */
  | { kind: 'void'; word: string }
  | { kind: 'pending' };

const NOT_COUNTED: Record<string, string> = { VOID: 'Void', POSTPONED: 'Postponed' };

/** What became of a pick; not graded yet is PENDING (SPEC.md §4). */
export function pickOutcome({ wasCorrect, status }: Pick<RecentPick, 'wasCorrect' | 'status'>): PickOutcome {
  const word = Object.hasOwn(NOT_COUNTED, status) ? NOT_COUNTED[status] : undefined;
  if (word) return { kind: 'void', word };
  if (wasCorrect === null) return { kind: 'pending' };
  return { kind: 'graded', isCorrect: wasCorrect, isProvisional: status === 'PROVISIONAL' };
}

const PLAYED: readonly string[] = ['LIVE', 'PROVISIONAL', 'FINAL', 'VOID'];

/** The match whose recap can be read; null before the start and when the server does not tell. */
export function recapOf({ matchId, status, wasCorrect }: RecentPick): string | null {
  const isPlayed = PLAYED.includes(status) || (status === '' && wasCorrect !== null);
  return isPlayed ? matchId : null;
}
