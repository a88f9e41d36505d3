import { EDGE_MIN_DISAGREEMENTS } from '@machine/contract/constants.ts';
import type { Edge, EdgePoint } from '@machine/contract/edge.ts';
import { oddsText } from '@machine/contract/shareText.ts';
import { plural } from '../format/number.ts';

/** Beyond this, numbers are invalid, and would not fit anywhere. */
const AHEAD_MAX = 1e12;

/** Formats stars ahead of the Machine with one decimal: "+4.2", "-0.9", "0.0". Compact from a million up. */
export function aheadText(ahead: number): string {
  const shown = Math.min(AHEAD_MAX, Math.max(-AHEAD_MAX, ahead));
  return shown.toLocaleString('en-US', {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    notation: Math.abs(shown) >= 1e6 ? 'compact' : 'standard',
  });
}

/** Returns how many disagreements are missing until the number of all time is shown. */
export const missingText = ({ disagreements }: Edge, isOwn: boolean): string => {
  const missing = Math.max(1, EDGE_MIN_DISAGREEMENTS - disagreements);
  return `${plural(missing, 'more disagreement')} until ${isOwn ? 'you see' : 'one sees'} how luck compares.`;
};

const BEYOND: Readonly<Record<string, string>> = { BETTER: 'Beyond luck', WORSE: 'Beyond luck, behind' };

/** Returns how often luck does as much, for a table: "1 time in 9"; a dash if that is unknown. */
export function luckLabel({ verdict, odds }: Pick<Edge, 'verdict' | 'odds'>): string {
  if (verdict !== 'WITHIN_LUCK') return BEYOND[verdict] ?? '-';
  const often = oddsText(odds);
  return often === '' ? 'Within luck' : often.charAt(0).toUpperCase() + often.slice(1);
}

/** Describes a timeline for people who can't see the chart. */
export function describeTimeline(timeline: readonly EdgePoint[]): string {
  const last = timeline.at(-1);
  if (last === undefined) return '';
  const ahead = timeline.map((point) => point.ahead);
  const range = `Highest ${aheadText(Math.max(...ahead))}, lowest ${aheadText(Math.min(...ahead))}.`;
  return `${range} The shaded band is what luck alone explains: by now up to ${formatLuck(last.luck)} either way.`;
}

const formatLuck = (luck: number) =>
  Math.min(AHEAD_MAX, Math.abs(luck)).toLocaleString('en-US', { maximumFractionDigits: 1 });
