import { describe, expect, test } from 'vitest';
import { eplFile, eplSeason, nbaFile, nbaSeason } from '../../testing/small-seasons.ts';
import { dateOf, formatResults, parseResults, readBundledResults } from './bundled-results.ts';
import { readEplFile } from './epl-file.ts';
import { readNbaFile } from './nba-file.ts';

const HEADER = 'season,date,home,away,homeScore,awayScore';
const parse = (...rows: string[]) => parseResults('EPL', 'epl.csv', [HEADER, ...rows, ''].join('\n'));

describe('the bundled results', () => {
  test.each([
    ['NBA', 4_915, [2021, 2022, 2023, 2024]],
    ['EPL', 2_951, [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]],
  ] as const)('of the %s are %i different matches of the seasons %j', async (league, count, seasons) => {
    const results = await readBundledResults(league);
    expect(results).toHaveLength(count);
    expect(new Set(results.map(({ id }) => id)).size).toBe(count);
    expect([...new Set(results.map(({ season }) => season))]).toEqual(seasons);
    expect(results.every(({ id }) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  });
});

describe('the format of the bundled results', () => {
  test('is read as it was written, with the same clubs, dates and scores', () => {
    const files = {
      EPL: readEplFile('epl.json', eplFile(eplSeason('2024-08-17', 20))),
      NBA: readNbaFile('nba.csv', nbaFile(nbaSeason(2024, '2024-10-22', 30))),
    };
    for (const league of ['EPL', 'NBA'] as const) {
      const text = formatResults(league, files[league]);
      const results = parseResults(league, 'results.csv', text);
      const played = files[league].filter(({ segments }) => segments.length > 0);
      expect(results.length).toBeGreaterThan(10);
      expect(
        results.map(({ homeTeam, awayTeam, season, startTime }) => [
          homeTeam,
          awayTeam,
          season,
          dateOf(league, startTime),
        ]),
      ).toEqual(
        played.map(({ fixture: { homeTeam, awayTeam, startTime }, season }) => [
          homeTeam,
          awayTeam,
          season,
          dateOf(league, startTime),
        ]),
      );
      expect(results.map(({ score }) => score.home + score.away)).toEqual(
        played.map(({ segments }) => segments.reduce((sum, { home, away }) => sum + home + away, 0)),
      );
    }
  });

  test('names the clubs by their codes, also former ones', () => {
    expect(parse('2018,2018-08-11,BOU,CAR,2,0', '2018,2018-08-11,HUD,CHE,0,3')).toMatchObject([
      { id: 'epl-2018-08-11-bou-car', homeTeam: 'Bournemouth', awayTeam: 'Cardiff City', score: { home: 2, away: 0 } },
      { id: 'epl-2018-08-11-hud-che', homeTeam: 'Huddersfield Town', awayTeam: 'Chelsea', season: 2018 },
    ]);
  });

  test.each([
    ['2018,2018-08-11,XYZ,CAR,2,0', 'an unknown club'],
    ['2018,2018-08-09,BOU,CAR,2,0', 'a date before that of the line above'],
    ['2018,2018-08-11,BOU,CAR,2', 'a missing score'],
    ['2018,2018-08-11,BOU,CAR,2,-1', 'a negative score'],
  ])('rejects %s: %s', (row) => {
    expect(() => parse('2018,2018-08-10,MUN,LEI,2,1', row)).toThrow(`epl.csv: line 3 is invalid: ${row}`);
  });

  test('rejects another header', () => {
    expect(() => parseResults('EPL', 'epl.csv', 'date,home,away\n')).toThrow('epl.csv: line 1');
  });
});
