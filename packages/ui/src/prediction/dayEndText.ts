import type { DayEnd } from '@machine/contract/prediction.ts';
import { parseTime } from '../format/countdown.ts';
import { plural } from '../format/number.ts';
import { relativeTime, startLabel } from '../format/time.ts';

export const CHECK_BACK = 'Check back tomorrow for more predictions.';

/** Returns what is pending, and when the next prediction comes; empty if there is nothing to say. */
export const dayEndText = ({ pendingPicks, nextPredictionAt }: DayEnd, now: Date): string =>
  [pendingPicks > 0 && `${plural(pendingPicks, 'pick')} pending.`, nextText(nextPredictionAt, now)]
    .filter(Boolean)
    .join(' ');

/** Returns when the next prediction comes; null if that is unknown. */
export function nextText(nextPredictionAt: string | null, now: Date): string | null {
  const next = parseTime(nextPredictionAt);
  if (!nextPredictionAt || !next) return null;
  if (next <= now) return 'The next prediction is due.';
  return `Next prediction ${relativeTime(nextPredictionAt, now).replace('just now', 'in a moment')}, ${startLabel(nextPredictionAt)}.`;
}
