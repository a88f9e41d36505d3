import type { League } from '@machine/contract';
import type { Score } from './feed.ts';
import { playedIn } from './phases.ts';
import type { Random } from './random.ts';
import { MINUTE_MS } from './time.ts';

/** One change of the score, in milliseconds after the start. Negative points take something back. */
export type Scoring = { elapsedMs: number; side: Side; points: number };
export type Side = 'home' | 'away';

/** Every change of the score, in order. */
export function scoringCourse(league: League, random: Random, stretches: Score[]): Scoring[] {
  const changes = stretches.flatMap((score, stretch) => {
    const phases = playedIn(league, stretch);
    return (['home', 'away'] as const).flatMap((side) =>
      baskets(league, score[side], () => random.next()).map((points) => {
        const phase = phases[random.below(phases.length)];
        const { fromMs, toMs } = phase ?? { fromMs: 0, toMs: 0 };
        return { elapsedMs: Math.floor(fromMs + random.next() * (toMs - fromMs)), side, points };
      }),
    );
  });
  return changes.toSorted((a, b) => a.elapsedMs - b.elapsedMs);
}

const COUNTED_BEFORE_END_MS = 2 * MINUTE_MS;

/** The same with points that were counted shortly before the end, and taken back `takenBackMs` after the start. */
export function withStruckOff(
  course: Scoring[],
  { side, points }: { side: Side; points: number },
  { endMs, takenBackMs }: { endMs: number; takenBackMs: number },
): Scoring[] {
  const counted = { elapsedMs: endMs - COUNTED_BEFORE_END_MS, side, points };
  const takenBack = { elapsedMs: takenBackMs, side, points: -points };
  return [...[...course, counted].toSorted((a, b) => a.elapsedMs - b.elapsedMs), takenBack];
}

/** A sum of points in the portions in which it is scored: goals one by one; free throws, twos and threes. */
function baskets(league: League, sum: number, next: () => number): number[] {
  const portions: number[] = [];
  for (let left = sum; left > 0; left -= portions.at(-1) ?? left) {
    const chance = next();
    const portion = league === 'EPL' || chance < 0.2 ? 1 : chance < 0.7 ? 2 : 3;
    portions.push(Math.min(portion, left));
  }
  return portions;
}

/** The score of a course so far. */
export function scoreAt(course: Scoring[], elapsedMs: number): Score {
  const score = { home: 0, away: 0 };
  for (const { elapsedMs: when, side, points } of course) if (when <= elapsedMs) score[side] += points;
  return score;
}
