import type { Call, DecidedCall } from '../game/word/call.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock/time.ts';
import { KICK_OFF } from './game.ts';

/** When the Machine makes its next call. */
export const NOW = KICK_OFF;
export const call = (more: Partial<Call> = {}): Call => ({
  id: 'next',
  league: 'EPL',
  startTime: NOW + DAY_MS,
  homeTeam: 'Arsenal',
  awayTeam: 'Everton',
  pick: 'HOME',
  confidence: 64,
  createdAt: NOW,
  ...more,
});

export type Row = Partial<DecidedCall> & { isRight?: boolean };

/** Returns decided calls, one a day, the last one two days ago. */
export const record = (rows: readonly Row[]): DecidedCall[] =>
  rows.map(({ isRight = true, ...row }, index) => {
    const startTime = NOW - (rows.length - index + 1) * DAY_MS;
    const pick = row.pick ?? 'HOME';
    const outcome = row.outcome ?? (isRight ? pick : pick === 'HOME' ? 'AWAY' : 'HOME');
    const { confidence = 55 } = row;
    return {
      ...call({ id: `m${String(index).padStart(3, '0')}`, startTime, createdAt: startTime - DAY_MS }),
      homeTeam: `Home ${index}`,
      awayTeam: `Away ${index}`,
      confidence,
      outcome,
      isCorrect: outcome === pick,
      stated: outcome === pick ? confidence : Math.round((100 - confidence) * 5) / 10,
      gradedAt: startTime + 3 * HOUR_MS,
      ...row,
      pick,
    };
  });
