import { describe, expect, it } from 'vitest';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { createHistory } from './history.ts';

const match = (id: string, league: 'NBA' | 'EPL', start: string, score = { home: 3, away: 1 }): FinishedMatch => {
  const startTime = Date.parse(start);
  const clubs =
    league === 'NBA'
      ? { homeTeam: 'Boston Celtics', awayTeam: 'Miami Heat', homeTeamAbbr: 'BOS', awayTeamAbbr: 'MIA' }
      : { homeTeam: 'Arsenal', awayTeam: 'Chelsea', homeTeamAbbr: 'ARS', awayTeamAbbr: 'CHE' };
  return { id, league, ...clubs, startTime, endTime: startTime + 2 * HOUR_MS, score };
};
const LATER = Date.UTC(2027, 0);
const NBA = match('nba-known', 'NBA', '2025-01-11T00:00Z');
const EPL = match('epl-known', 'EPL', '2025-08-16T15:00Z');
const BOTH = ['nba-known', 'epl-known'];
const idsWith = (finals: readonly FinishedMatch[], at = LATER) =>
  createHistory([EPL, NBA])
    .withFinals(finals, at)
    .map(({ id }) => id);

describe('a history with the finals of a feed', () => {
  it.each([
    ['the history alone without finals', [], BOTH],
    ['a newer final after it', [match('own', 'EPL', '2026-08-22T11:30Z')], ['nba-known', 'epl-known', 'own']],
    ['an older final before it', [match('own', 'EPL', '2024-08-24T11:30Z')], ['own', 'nba-known', 'epl-known']],
    ['a match of both once, early in New York', [match('own', 'NBA', '2025-01-10T17:00Z')], BOTH],
    ['a match of both once, late in New York', [match('own', 'NBA', '2025-01-11T03:30Z')], BOTH],
    ['the same clubs on the next day', [match('own', 'NBA', '2025-01-12T00:30Z')], ['nba-known', 'own', 'epl-known']],
    ['a match of both once, by its date in London', [match('own', 'EPL', '2025-08-15T23:30Z')], BOTH],
    ['the same clubs on the day before', [match('own', 'EPL', '2025-08-15T22:30Z')], ['nba-known', 'own', 'epl-known']],
  ] as const)('contains %s', (_, finals, ids) => {
    expect(idsWith(finals)).toEqual(ids);
  });

  it('takes the result and the time of the feed for a match of both', () => {
    const own = match('own', 'EPL', '2025-08-16T16:30Z', { home: 0, away: 2 });
    expect(createHistory([EPL]).withFinals([own], LATER)).toEqual([{ ...own, id: 'epl-known' }]);
  });

  it('contains only what has ended', () => {
    const ends = [NBA.endTime - 1, NBA.endTime, EPL.endTime - 1, EPL.endTime];
    expect(ends.map((at) => idsWith([], at))).toEqual([[], ['nba-known'], ['nba-known'], BOTH]);
  });
});
