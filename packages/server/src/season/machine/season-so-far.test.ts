import { describe, expect, test } from 'vitest';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import { fakeMatch } from '../../testing/fake-data-source.ts';
import { matchesThisSeason, seasonSoFar } from './season-so-far.ts';

const NOW = Date.UTC(2026, 10, 20, 18);

/** 'Ash 2-1 Elm' */
function finished(text: string, daysAgo = 1): FinishedMatch {
  const [, homeTeam = '', home, away, awayTeam = ''] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(text) ?? [];
  const startTime = NOW - daysAgo * DAY_MS;
  const score = { home: Number(home), away: Number(away) };
  return { ...fakeMatch(text, startTime), league: 'EPL', homeTeam, awayTeam, score, endTime: startTime };
}
const soFar = (results: string[], homeTeam = 'Ash', awayTeam = 'Elm', league: 'NBA' | 'EPL' = 'EPL') =>
  seasonSoFar(
    results.map((text, index) => finished(text, index + 1)),
    { ...fakeMatch('next', NOW), league, homeTeam, awayTeam },
  );

describe('the season so far', () => {
  test('counts wins, draws and losses at home and away', () => {
    expect(soFar(['Ash 2-1 Oak', 'Fir 3-0 Ash', 'Ash 1-1 Oak']).home.record).toEqual({ wins: 1, draws: 1, losses: 1 });
  });

  test('knows nothing about a club before its first match', () => {
    expect(soFar(['Ash 2-1 Oak']).away).toEqual({ record: null, tablePosition: null });
  });

  test.each([
    ['points', ['Elm 1-0 Oak', 'Ash 5-5 Fir'], 2, 1],
    ['goal difference', ['Elm 2-0 Oak', 'Ash 4-3 Fir'], 2, 1],
    ['goals', ['Elm 1-0 Oak', 'Ash 4-3 Fir'], 1, 2],
    ['a shared position', ['Elm 1-0 Oak', 'Ash 1-0 Fir'], 1, 1],
  ])('ranks the table by %s', (_, results, home, away) => {
    const { home: ash, away: elm } = soFar(results);
    expect([ash.tablePosition, elm.tablePosition]).toEqual([home, away]);
  });

  test('has no table in the NBA', () => {
    expect(soFar(['Ash 99-98 Oak'], 'Ash', 'Elm', 'NBA').home).toEqual({
      record: { wins: 1, draws: 0, losses: 0 },
      tablePosition: null,
    });
  });

  test('lists the meetings of both clubs in the given order, at either ground', () => {
    const startTime = new Date(NOW - DAY_MS).toISOString();
    expect(soFar(['Elm 0-2 Ash', 'Ash 1-0 Oak', 'Ash 3-1 Elm']).meetings).toMatchObject([
      { homeTeam: 'Elm', scoreHome: 0, scoreAway: 2, awayTeam: 'Ash', startTime },
      { homeTeam: 'Ash', scoreHome: 3, scoreAway: 1, awayTeam: 'Elm' },
    ]);
  });
});

/** Returns how many days ago the selected matches were. */
const select = (daysAgo: number[], startDaysAgo?: number) =>
  matchesThisSeason(
    daysAgo.map((days) => finished('Ash 1-0 Elm', days)),
    { at: NOW, offSeasonMs: 60 * DAY_MS, start: startDaysAgo && NOW - startDaysAgo * DAY_MS },
  ).map(({ startTime }) => (NOW - startTime) / DAY_MS);

test.each([
  ['end at the last off-season, newest first', [300, 200, 130, 50, 7], undefined, [7, 50]],
  ['are none in the off-season', [200, 61], undefined, []],
  ['are all of them without an off-season', [100, 50, 1], undefined, [1, 50, 100]],
  ['begin at a known start', [100, 50, 1], 60, [1, 50]],
])('the matches of this season %s', (_, daysAgo, start, expected) => expect(select(daysAgo, start)).toEqual(expected));
