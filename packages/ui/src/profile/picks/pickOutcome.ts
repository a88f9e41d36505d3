import type { RecentPick } from '@machine/contract';
import type { MatchOfResult } from '../../result/hiding.ts';

export type PickOutcome =
  | { kind: 'graded'; isCorrect: boolean; isProvisional: boolean }
  /** The match doesn't count. */
  | { kind: 'void'; label: string }
  | { kind: 'pending' };

const VOID_LABELS: Record<string, string> = { VOID: 'Void', POSTPONED: 'Postponed' };

/** Returns the outcome of a pick; picks that aren't graded yet are pending. */
export function pickOutcome({ wasCorrect, status }: Pick<RecentPick, 'wasCorrect' | 'status'>): PickOutcome {
  const label = Object.hasOwn(VOID_LABELS, status) ? VOID_LABELS[status] : undefined;
  if (label) return { kind: 'void', label };
  if (wasCorrect === null) return { kind: 'pending' };
  return { kind: 'graded', isCorrect: wasCorrect, isProvisional: status === 'PROVISIONAL' };
}

const PLAYED: readonly string[] = ['LIVE', 'PROVISIONAL', 'FINAL', 'VOID'];

/** Returns the id of the match to recap, or null if the match hasn't started or its id is unknown. */
export function recapMatchId({ matchId, status, wasCorrect }: RecentPick): string | null {
  const isPlayed = PLAYED.includes(status) || (status === '' && wasCorrect !== null);
  return isPlayed ? matchId : null;
}

/** Returns what a pick's result is of. */
export const matchOfPick = ({ matchId, homeTeam, awayTeam, startTime, status }: RecentPick): MatchOfResult => ({
  id: matchId,
  homeTeam,
  awayTeam,
  startTime,
  status: status || undefined,
});
