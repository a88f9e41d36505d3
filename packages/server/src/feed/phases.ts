import type { League } from '@machine/contract';
import { MINUTE_MS } from './time.ts';

/** How a match runs, in minutes of real time since its start. */
type Phase = {
  from: number;
  to: number;
  /** Which part of the score falls in it: 0 the first half, 1 the second, 2 overtime; a break has none. */
  stretch?: 0 | 1 | 2;
  /** The quarter or half that it belongs to. */
  period: number;
  /** The clock with a share of the phase gone, from 0 to 1. */
  clock: (played: number) => string;
  /** What stands before the clock where it is shown alone. */
  prefix?: string;
  /** What is said as it begins. */
  says?: string;
};

const countdown = (minutes: number) => (played: number) => {
  const left = Math.ceil(minutes * 60 * (1 - played));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
const half = (last: number, length: number) => (played: number) => {
  const minute = last - 44 + Math.floor(played * length);
  return minute > last ? `${last}+${minute - last}'` : `${minute}'`;
};
const still = (text: string) => () => text;

const NBA: Phase[] = [
  { from: 0, to: 32, stretch: 0, period: 1, prefix: 'Q1 ', clock: countdown(12), says: 'Tip-off' },
  { from: 32, to: 35, period: 1, prefix: 'Q1 ', clock: still('0:00'), says: 'End of the first quarter' },
  { from: 35, to: 67, stretch: 0, period: 2, prefix: 'Q2 ', clock: countdown(12) },
  { from: 67, to: 82, period: 2, clock: still('HT'), says: 'Half-time' },
  { from: 82, to: 114, stretch: 1, period: 3, prefix: 'Q3 ', clock: countdown(12) },
  { from: 114, to: 118, period: 3, prefix: 'Q3 ', clock: still('0:00'), says: 'End of the third quarter' },
  { from: 118, to: 150, stretch: 1, period: 4, prefix: 'Q4 ', clock: countdown(12) },
  { from: 150, to: 153, period: 4, prefix: 'Q4 ', clock: still('0:00'), says: 'Level after four quarters: overtime' },
  { from: 153, to: 165, stretch: 2, period: 5, prefix: 'OT ', clock: countdown(5) },
];
const EPL: Phase[] = [
  { from: 0, to: 48, stretch: 0, period: 1, clock: half(45, 48), says: 'Kick-off' },
  { from: 48, to: 64, period: 1, clock: still('HT'), says: 'Half-time' },
  { from: 64, to: 115, stretch: 1, period: 2, clock: half(90, 51) },
];
const PHASES: Record<League, Phase[]> = { NBA, EPL };

/** From the start to the final whistle, in milliseconds; overtime only when there is a third stretch. */
export const durationMs = (league: League, stretches: number): number =>
  (lastPhase(league, stretches)?.to ?? 0) * MINUTE_MS;

const lastPhase = (league: League, stretches: number) =>
  PHASES[league].findLast(({ stretch }) => stretch !== undefined && stretch < stretches);

/** The clock as shown alone, `elapsedMs` after the start: "Q3 7:12", "67'", "HT". */
export function clockAt(league: League, elapsedMs: number): string {
  const { phase, clock } = placeAt(league, elapsedMs);
  return `${phase?.prefix ?? ''}${clock}`;
}

/** The period and the clock within it, `elapsedMs` after the start. */
export function momentAt(league: League, elapsedMs: number): { period: number; clock: string } {
  const { phase, clock } = placeAt(league, elapsedMs);
  return { period: phase?.period ?? 1, clock };
}

function placeAt(league: League, elapsedMs: number): { phase: Phase | undefined; clock: string } {
  const minute = elapsedMs / MINUTE_MS;
  const phase = PHASES[league].find(({ to }) => minute < to) ?? PHASES[league].at(-1);
  return { phase, clock: phase ? phase.clock((minute - phase.from) / (phase.to - phase.from)) : '' };
}

/** What is said of a match beside its scoring, in order; `lastPeriod` is the one in which it ends. */
export function announcements(league: League, stretches: number) {
  const last = lastPhase(league, stretches);
  const said = PHASES[league].flatMap(({ from, says }) =>
    says !== undefined && from < (last?.to ?? 0) ? [{ elapsedMs: from * MINUTE_MS, says }] : [],
  );
  return { said, lastPeriod: last?.period ?? 1 };
}

/** When a part of the score may fall: from and to in milliseconds after the start. */
export const playedIn = (league: League, stretch: number): { fromMs: number; toMs: number }[] =>
  PHASES[league].flatMap((phase) =>
    phase.stretch === stretch ? [{ fromMs: phase.from * MINUTE_MS, toMs: phase.to * MINUTE_MS }] : [],
  );
