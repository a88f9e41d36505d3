import type { RecentPick } from '@machine/contract/profile.ts';
import type { MatchOfResult } from '../../result/hiding.ts';

const VOID_LABELS: Record<string, string> = { VOID: 'Void', POSTPONED: 'Postponed' };

/** Returns why a pick has no mark: its match doesn't count, or isn't graded yet. Null for a graded pick. */
export function ungradedText({ wasCorrect, status }: Pick<RecentPick, 'wasCorrect' | 'status'>): string | null {
  const label = Object.hasOwn(VOID_LABELS, status) ? VOID_LABELS[status] : undefined;
  return label ?? (wasCorrect === null ? PENDING : null);
}

export const PENDING = 'PENDING';

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
