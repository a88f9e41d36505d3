import type { Observed, ObservedMatch } from '../season/live/observation.ts';

/** Returns what a source may say about a match. `goals` is the score of the home team. */
export function observedMatch(sourceId: string, goals: number | null, changes: Partial<ObservedMatch> = {}): Observed {
  const value: ObservedMatch = {
    kind: 'match',
    league: 'NBA',
    season: 2026,
    homeTeam: 'Los Angeles Lakers',
    awayTeam: 'Phoenix Suns',
    startTime: Date.UTC(2026, 10, 21, 15),
    isStartKnown: true,
    status: goals === null ? 'SCHEDULED' : 'LIVE',
    score: goals === null ? null : { home: goals, away: 0 },
    clock: null,
    ...changes,
  };
  return { sourceId, value };
}

export const observedProblem = (sourceId: string, problem: string): Observed => ({
  sourceId,
  value: { kind: 'problem', problem },
});
