import type { League } from '@machine/contract';
import type { Score } from '../../game/match/feed.ts';
import { playIntervals } from './phases.ts';
import type { Random } from '../../platform/random.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';

/** A change of the score, in milliseconds after the start. Negative points take back earlier ones. */
export type ScoreChange = { elapsedMs: number; side: keyof Score; points: number };

/** Spreads the points of each segment over its playing time. Returns every change of the score, in order. */
export function scoreProgression(league: League, random: Random, segments: Score[]): ScoreChange[] {
  const changes = segments.flatMap((score, segment) => {
    const intervals = playIntervals(league, segment);
    return (['home', 'away'] as const).flatMap((side) =>
      splitPoints(league, score[side], random).map((points) => {
        const { fromMs, toMs } = intervals[random.below(intervals.length)] ?? { fromMs: 0, toMs: 0 };
        return { elapsedMs: Math.floor(fromMs + random.next() * (toMs - fromMs)), side, points };
      }),
    );
  });
  return inOrder(changes);
}

const inOrder = (changes: readonly ScoreChange[]) => changes.toSorted((a, b) => a.elapsedMs - b.elapsedMs);

const COUNTED_BEFORE_END_MS = 2 * MINUTE_MS;

/** Adds points that are counted shortly before the end and overturned `overturnedMs` after the start. */
export function withOverturnedPoints(
  changes: ScoreChange[],
  { side, points }: { side: keyof Score; points: number },
  { endMs, overturnedMs }: { endMs: number; overturnedMs: number },
): ScoreChange[] {
  const counted = { elapsedMs: endMs - COUNTED_BEFORE_END_MS, side, points };
  const overturned = { elapsedMs: overturnedMs, side, points: -points };
  return inOrder([...changes, counted, overturned]);
}

/** Splits a total into single scores: goals, or free throws, two-pointers and three-pointers. */
function splitPoints(league: League, total: number, random: Random): number[] {
  const scores: number[] = [];
  for (let left = total; left > 0; left -= scores.at(-1) ?? left) {
    const chance = random.next();
    const points = league === 'EPL' || chance < 0.2 ? 1 : chance < 0.7 ? 2 : 3;
    scores.push(Math.min(points, left));
  }
  return scores;
}

export function scoreAt(changes: ScoreChange[], elapsedMs: number): Score {
  const score = { home: 0, away: 0 };
  for (const { elapsedMs: when, side, points } of changes) if (when <= elapsedMs) score[side] += points;
  return score;
}
