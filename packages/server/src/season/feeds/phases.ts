import type { League } from '@machine/contract';
import { MINUTE_MS } from '../../platform/clock/time.ts';

/** A phase of a match. Times are in minutes of real time since the start. */
type Phase = {
  from: number;
  to: number;
  /** The segment whose points fall into this phase: 0 first half, 1 second half, 2 overtime; none for a break. */
  segment?: 0 | 1 | 2;
  period: number;
  /** Returns the clock for the elapsed share of the phase, from 0 to 1. */
  clock: (elapsed: number) => string;
  /** Shown before the clock where the period isn't shown separately. */
  prefix?: string;
  text?: string;
};

const countdown = (minutes: number) => (elapsed: number) => {
  const left = Math.ceil(minutes * 60 * (1 - elapsed));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
const half = (last: number, length: number) => (elapsed: number) => {
  const minute = last - 44 + Math.floor(elapsed * length);
  return minute > last ? `${last}+${minute - last}'` : `${minute}'`;
};
const fixed = (text: string) => () => text;

const NBA: Phase[] = [
  { from: 0, to: 32, segment: 0, period: 1, prefix: 'Q1 ', clock: countdown(12), text: 'Tip-off' },
  { from: 32, to: 35, period: 1, prefix: 'Q1 ', clock: fixed('0:00'), text: 'End of the first quarter' },
  { from: 35, to: 67, segment: 0, period: 2, prefix: 'Q2 ', clock: countdown(12) },
  { from: 67, to: 82, period: 2, clock: fixed('HT'), text: 'Halftime' },
  { from: 82, to: 114, segment: 1, period: 3, prefix: 'Q3 ', clock: countdown(12) },
  { from: 114, to: 118, period: 3, prefix: 'Q3 ', clock: fixed('0:00'), text: 'End of the third quarter' },
  { from: 118, to: 150, segment: 1, period: 4, prefix: 'Q4 ', clock: countdown(12) },
  { from: 150, to: 153, period: 4, prefix: 'Q4 ', clock: fixed('0:00'), text: 'Tied after regulation: overtime' },
  { from: 153, to: 165, segment: 2, period: 5, prefix: 'OT ', clock: countdown(5) },
];
const EPL: Phase[] = [
  { from: 0, to: 48, segment: 0, period: 1, clock: half(45, 48), text: 'Kick-off' },
  { from: 48, to: 64, period: 1, clock: fixed('HT'), text: 'Half-time' },
  { from: 64, to: 115, segment: 1, period: 2, clock: half(90, 51) },
];
const PHASES: Record<League, Phase[]> = { NBA, EPL };

/** Returns the time from the start to the final whistle. A third segment means overtime. */
export const durationMs = (league: League, segments: number): number =>
  (lastPhase(league, segments)?.to ?? 0) * MINUTE_MS;

const lastPhase = (league: League, segments: number) =>
  PHASES[league].findLast(({ segment }) => segment !== undefined && segment < segments);

/** Returns the clock including the period, `elapsedMs` after the start: "Q3 7:12", "67'", "HT". */
export function clockAt(league: League, elapsedMs: number): string {
  const { phase, clock } = phaseAt(league, elapsedMs);
  return `${phase?.prefix ?? ''}${clock}`;
}

/** Returns the period and the clock within it, `elapsedMs` after the start. */
export function periodAndClockAt(league: League, elapsedMs: number): { period: number; clock: string } {
  const { phase, clock } = phaseAt(league, elapsedMs);
  return { period: phase?.period ?? 1, clock };
}

function phaseAt(league: League, elapsedMs: number): { phase: Phase | undefined; clock: string } {
  const minute = elapsedMs / MINUTE_MS;
  const phase = PHASES[league].find(({ to }) => minute < to) ?? PHASES[league].at(-1);
  return { phase, clock: phase ? phase.clock((minute - phase.from) / (phase.to - phase.from)) : '' };
}

/** Returns the play-by-play entries other than scores, in order, and the period in which the match ends. */
export function announcements(league: League, segments: number) {
  const last = lastPhase(league, segments);
  const announced = PHASES[league].flatMap(({ from, text }) =>
    text !== undefined && from < (last?.to ?? 0) ? [{ elapsedMs: from * MINUTE_MS, text }] : [],
  );
  return { announced, lastPeriod: last?.period ?? 1 };
}

/** Returns the intervals in which a segment is played, in milliseconds after the start. */
export const playIntervals = (league: League, segment: number): { fromMs: number; toMs: number }[] =>
  PHASES[league].flatMap((phase) =>
    phase.segment === segment ? [{ fromMs: phase.from * MINUTE_MS, toMs: phase.to * MINUTE_MS }] : [],
  );
