import type { Play } from '@machine/contract';
import { stripBidiControls } from '../format/text.ts';

/** The score after one play. */
export type ScorePoint = { home: number; away: number };

/**
 * The course of a match, oldest first; plays without a score are skipped. The wire does not say which end is the
 * newest, but scores only grow: a list that begins with the higher one is turned round.
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

/** The course in one sentence: "Lakers led for most of the match; largest lead 14; final: Suns 98, Lakers 101". */
export function describeProgression(course: readonly ScorePoint[], { home, away }: Sides, isFinal: boolean): string {
  const last = course.at(-1);
  if (!last) return '';
  const score = `${isFinal ? 'final' : 'so far'}: ${away} ${last.away}, ${home} ${last.home}`;
  const largest = largestLead(course);
  const parts = [whoLed(course, { home, away }), largest > 0 && `largest lead ${largest}`, score];
  return stripBidiControls(parts.filter(Boolean).join('; '));
}

/** By the share of plays after which a side was ahead. */
function whoLed(course: readonly ScorePoint[], { home, away }: Sides): string {
  const share = (isSo: (points: number) => boolean) =>
    course.filter((point) => isSo(lead(point))).length / course.length;
  if (share((points) => points > 0) > 0.5) return `${home} led for most of the match`;
  if (share((points) => points < 0) > 0.5) return `${away} led for most of the match`;
  if (share((points) => points === 0) > 0.5) return 'Level for most of the match';
  return 'The lead changed hands';
}

/** Either side's. */
export const largestLead = (course: readonly ScorePoint[]) =>
  course.reduce((largest, point) => Math.max(largest, Math.abs(lead(point))), 0);
