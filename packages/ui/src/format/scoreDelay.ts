import { SCORE_DELAY_MS } from '@machine/contract/constants.ts';
import type { CompletedMatch } from '@machine/contract/match.ts';
import { parseTime } from './countdown.ts';
import { clockTime, relativeTime } from './time.ts';

/**
 * Returns "Score from 7:12 PM, 4 minutes ago" for a live score that its source hasn't confirmed for a while. Null for
 * others, and if the server doesn't say how old they are.
 */
export function scoreDelay(
  { status, asOf }: Pick<CompletedMatch, 'status' | 'asOf'>,
  now: Date,
  timeZone?: string,
): string | null {
  const confirmed = parseTime(asOf);
  if (status !== 'LIVE' || !asOf || !confirmed) return null;
  if (now.getTime() - confirmed.getTime() <= SCORE_DELAY_MS) return null;
  return `Score from ${clockTime(asOf, timeZone)}, ${relativeTime(asOf, now)}`;
}

/** Says that no live scores of these leagues arrive. An unknown league is left out. */
export function delayedScoresText(leagues: readonly string[]): string {
  const names = leagues.filter(Boolean).join(' and ');
  return `${['Live', names, 'scores'].filter(Boolean).join(' ')} are delayed right now. Your picks are safe.`;
}
