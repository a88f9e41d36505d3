import type { Play } from '@machine/contract';
import { stripBidiControls } from '../format/text.ts';

/** The score after a play. */
export type ScorePoint = { home: number; away: number };

/**
 * Returns the scores of a match, oldest first, skipping plays without a score. The API doesn't specify the order of
 * plays, but scores only grow, so a list that starts with the higher score is reversed.
 */
export function scoreProgression(plays: readonly Play[]): ScorePoint[] {
  const points = plays.flatMap(({ scoreHome: home, scoreAway: away }) =>
    home === null || away === null ? [] : [{ home, away }],
  );
  const first = points[0];
  const last = points.at(-1);
  const isNewestFirst = first && last && first.home + first.away > last.home + last.away;
  return isNewestFirst ? points.toReversed() : points;
}

export const lead = ({ home, away }: ScorePoint) => home - away;

export type Sides = { home: string; away: string };

/** Returns one sentence: "Lakers led for most of the match; largest lead 14; final: Suns 98, Lakers 101". */
export function describeProgression(points: readonly ScorePoint[], { home, away }: Sides, isFinal: boolean): string {
  const last = points.at(-1);
  if (!last) return '';
  const score = `${isFinal ? 'final' : 'so far'}: ${away} ${last.away}, ${home} ${last.home}`;
  const largest = largestLead(points);
  const parts = [whoLed(points, { home, away }), largest > 0 && `largest lead ${largest}`, score];
  return stripBidiControls(parts.filter(Boolean).join('; '));
}

/** Decides by the share of plays after which a side was ahead. */
function whoLed(points: readonly ScorePoint[], { home, away }: Sides): string {
  const share = (matches: (margin: number) => boolean) =>
    points.filter((point) => matches(lead(point))).length / points.length;
  if (share((margin) => margin > 0) > 0.5) return `${home} led for most of the match`;
  if (share((margin) => margin < 0) > 0.5) return `${away} led for most of the match`;
  if (share((margin) => margin === 0) > 0.5) return 'Level for most of the match';
  return 'The lead changed hands';
}

/** Returns the largest lead of either side. */
export const largestLead = (points: readonly ScorePoint[]) =>
  points.reduce((largest, point) => Math.max(largest, Math.abs(lead(point))), 0);
