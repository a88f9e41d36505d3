import type { Play } from '@machine/contract/match.ts';
import type { MatchStatus } from '@machine/contract/prediction.ts';
import type { Open } from '@machine/contract/wire.ts';
import { stripBidiControls } from '../format/text.ts';
import { minutesOf, type Period, periodsOf } from './playTime.ts';

/** The score after a play. `at`: its minute; without clocks, its number. */
export type ScorePoint = { home: number; away: number; at: number };

/** The scores of a match over time. */
export type Progression = {
  /** Oldest first. */
  points: ScorePoint[];
  /** When the known part of the match ends. */
  now: number;
  /** When the match ends, at least. */
  end: number;
  /** The quarters or halves; empty if the plays have no clocks. */
  periods: Period[];
};

const total = (play?: Play) => (play?.scoreHome ?? 0) + (play?.scoreAway ?? 0);

/**
 * Returns the scores of a match, skipping plays without a score. The API doesn't specify the order of plays, but scores
 * only grow, so a list that starts with the higher score is reversed.
 */
export function scoreProgression(plays: readonly Play[]): Progression {
  const scored = plays.filter(({ scoreHome, scoreAway }) => scoreHome !== null && scoreAway !== null);
  const ordered = total(scored[0]) > total(scored.at(-1)) ? scored.toReversed() : scored;
  const minutes = minutesOf(ordered);
  const isTimed = minutes.every((minute) => minute !== undefined);
  let now = 0;
  const points = ordered.map(({ scoreHome, scoreAway }, index): ScorePoint => {
    // Time never goes back, even if a clock does.
    now = Math.max(now, (isTimed ? minutes[index] : index + 1) ?? 0);
    return { home: scoreHome ?? 0, away: scoreAway ?? 0, at: now };
  });
  if (!isTimed || points.length === 0) return { points, now: now + 1, end: now + 1, periods: [] };
  const periods = periodsOf(ordered, now);
  return { points, now, end: Math.max(now, periods.at(-1)?.to ?? 0), periods };
}

export const lead = ({ home, away }: Pick<ScorePoint, 'home' | 'away'>) => home - away;

export type Sides = { home: string; away: string };

/** The label of the last score, where it isn't simply the score so far. */
const LAST_SCORE: Partial<Record<string, string>> = {
  FINAL: 'final',
  PROVISIONAL: 'final',
  VOID: 'voided at',
  POSTPONED: 'postponed at',
} satisfies Partial<Record<MatchStatus, string>>;

/** Returns one sentence: "Lakers led for most of the match; largest lead 14; final: Lakers 101, Suns 98". */
export function describeProgression(progression: Progression, sides: Sides, status: Open<MatchStatus>): string {
  const last = progression.points.at(-1);
  if (!last) return '';
  const score = `${LAST_SCORE[status] ?? 'so far'}: ${sides.home} ${last.home}, ${sides.away} ${last.away}`;
  const largest = largestLead(progression.points);
  const parts = [whoLed(progression, sides), largest > 0 && `largest lead ${largest}`, score];
  return stripBidiControls(parts.filter(Boolean).join('; '));
}

/** Decides by the share of the time for which a side was ahead. Both start level. */
function whoLed({ points, now }: Progression, { home, away }: Sides): string {
  const share = { home: 0, level: 0, away: 0 };
  const led = { home: false, level: false, away: false };
  let before = { leader: 'level' as keyof typeof share, at: 0 };
  for (const point of [...points, { at: now, home: 0, away: 0 }]) {
    share[before.leader] += now > 0 ? (point.at - before.at) / now : 0;
    const margin = lead(point);
    before = { leader: margin > 0 ? 'home' : margin < 0 ? 'away' : 'level', at: point.at };
    led[before.leader] = true;
  }
  if (share.home > 0.5) return `${home} led for most of the match`;
  if (share.away > 0.5) return `${away} led for most of the match`;
  if (share.level > 0.5 || !(led.home || led.away)) return 'Level for most of the match';
  if (led.home && led.away) return 'The lead changed hands';
  return `${led.home ? home : away} never trailed`;
}

export const largestLead = (points: readonly ScorePoint[]) =>
  points.reduce((largest, point) => Math.max(largest, Math.abs(lead(point))), 0);
