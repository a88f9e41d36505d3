import type { NewResults } from '@machine/contract/result.ts';
import { DAY, parseTime } from './countdown.ts';
import { plural } from './number.ts';

/** Days back that are named by their weekday. One more would repeat today's. */
const WEEKDAYS_BACK = 6;

/** Returns "Today", "Since yesterday", "Since Tuesday" or "Since Oct 2", in the viewer's time zone. */
export function sinceLabel(since: string | null, now: Date, timeZone?: string): string {
  const start = since === null ? null : parseTime(since);
  if (!start) return 'Since your last visit';
  const days = dayNumber(now, timeZone) - dayNumber(start, timeZone);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Since yesterday';
  if (days <= WEEKDAYS_BACK) return `Since ${start.toLocaleDateString('en-US', { weekday: 'long', timeZone })}`;
  return `Since ${start.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone })}`;
}

/** Returns the number of the calendar day in a time zone. */
function dayNumber(time: Date, timeZone: string | undefined): number {
  // Canadian dates are in ISO format.
  const date = time.toLocaleDateString('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return (parseTime(`${date}T00:00:00Z`)?.getTime() ?? 0) / DAY;
}

type Totals = Pick<NewResults, 'since' | 'totalCount' | 'correctCount' | 'stars'>;

/** Returns "Since Tuesday: 7 of 10 right, +14 stars." */
export function resultsSummary({ since, totalCount, correctCount, stars }: Totals, now: Date): string {
  const score = `${correctCount.toLocaleString('en-US')} of ${totalCount.toLocaleString('en-US')} right`;
  return `${sinceLabel(since, now)}: ${score}, ${stars === 0 ? 'no stars' : `+${plural(stars, 'star')}`}.`;
}

/** Returns what is said of results that are hidden. */
export const neutralSummary = ({ totalCount }: Pick<Totals, 'totalCount'>): string =>
  `Results are in for ${totalCount.toLocaleString('en-US')} of your matches.`;

type Disagreements = Pick<NewResults, 'beatenCount' | 'disagreementCount'>;

/** Returns "You beat the Machine on 2 of 4 disagreements.", or null without disagreements. */
export function disagreementSummary({ beatenCount, disagreementCount }: Disagreements): string | null {
  if (disagreementCount === 0) return null;
  if (disagreementCount === 1) {
    return beatenCount === 1
      ? 'You beat the Machine on your one disagreement.'
      : 'The Machine won your one disagreement.';
  }
  return `You beat the Machine on ${beatenCount.toLocaleString('en-US')} of ${plural(disagreementCount, 'disagreement')}.`;
}
