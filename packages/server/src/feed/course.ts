import type { League } from '@machine/contract';
import type { Score } from './feed.ts';
import { createRandom } from './random.ts';
import { MINUTE_MS } from './time.ts';

/**
 * How a match runs, in minutes of real time since its start. `stretch` says which part of the score falls in it:
 * 0 the first half, 1 the second, 2 overtime; a break has none.
 */
type Phase = { from: number; to: number; stretch?: 0 | 1 | 2; clock: (played: number) => string };

const quarter = (name: string, minutes: number) => (played: number) => {
  const left = Math.ceil(minutes * 60 * (1 - played));
  return `${name} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
const half = (last: number, length: number) => (played: number) => {
  const minute = last - 44 + Math.floor(played * length);
  return minute > last ? `${last}+${minute - last}'` : `${minute}'`;
};
const still = (text: string) => () => text;

const NBA: Phase[] = [
  { from: 0, to: 32, stretch: 0, clock: quarter('Q1', 12) },
  { from: 32, to: 35, clock: still('Q1 0:00') },
  { from: 35, to: 67, stretch: 0, clock: quarter('Q2', 12) },
  { from: 67, to: 82, clock: still('HT') },
  { from: 82, to: 114, stretch: 1, clock: quarter('Q3', 12) },
  { from: 114, to: 118, clock: still('Q3 0:00') },
  { from: 118, to: 150, stretch: 1, clock: quarter('Q4', 12) },
  { from: 150, to: 153, clock: still('Q4 0:00') },
  { from: 153, to: 165, stretch: 2, clock: quarter('OT', 5) },
];
const EPL: Phase[] = [
  { from: 0, to: 48, stretch: 0, clock: half(45, 48) },
  { from: 48, to: 64, clock: still('HT') },
  { from: 64, to: 115, stretch: 1, clock: half(90, 51) },
];
const PHASES: Record<League, Phase[]> = { NBA, EPL };

/** From the start to the final whistle, in milliseconds; overtime only when there is a third stretch. */
export function durationMs(league: League, stretches: number): number {
  const last = PHASES[league].findLast(({ stretch }) => stretch !== undefined && stretch < stretches);
  return (last?.to ?? 0) * MINUTE_MS;
}

/** The clock as shown, `elapsedMs` after the start: "Q3 7:12", "67'", "HT". */
export function clockAt(league: League, elapsedMs: number): string {
  const minute = elapsedMs / MINUTE_MS;
  const phase = PHASES[league].find(({ to }) => minute < to) ?? PHASES[league].at(-1);
  return phase ? phase.clock((minute - phase.from) / (phase.to - phase.from)) : '';
}

/** One change of the score, in milliseconds after the start. */
export type Scoring = { elapsedMs: number; side: 'home' | 'away'; points: number };

/** Every change of the score, in order: drawn from the match's own name, so that it is the same each time. */
export function scoringCourse(league: League, name: string, stretches: Score[]): Scoring[] {
  const random = createRandom(`${name}/course`);
  const changes = stretches.flatMap((score, stretch) => {
    const phases = PHASES[league].filter((phase) => phase.stretch === stretch);
    return (['home', 'away'] as const).flatMap((side) =>
      baskets(league, score[side], () => random.next()).map((points) => {
        const phase = phases[random.below(phases.length)];
        const minute = phase ? phase.from + random.next() * (phase.to - phase.from) : 0;
        return { elapsedMs: Math.floor(minute * MINUTE_MS), side, points };
      }),
    );
  });
  return changes.toSorted((a, b) => a.elapsedMs - b.elapsedMs);
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
