import { describe, expect, test } from 'vitest';
import { parseResults, readBundledResults, readBundledSeasons } from './bundled-results.ts';

const HEADER = 'season,date,home,away,homeScore,awayScore';
const parse = (...rows: string[]) => parseResults('epl.csv', [HEADER, ...rows, ''].join('\n'));

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

  test('have no scores in the fixtures that forecasters see', async () => {
    const [first] = await readBundledSeasons();
    expect(first?.fixture).not.toHaveProperty('score');
    expect(first?.segments[0]).toEqual({ home: 114, away: 121 });
  });
});

describe('the format of the bundled results', () => {
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
    ['2018,2018-08-32,BOU,CAR,2,1', 'a day that does not exist'],
    ['2018,2018-08-11,BOU,BOU,2,1', 'a club that plays itself'],
  ])('rejects %s: %s', (row) => {
    expect(() => parse('2018,2018-08-10,MUN,LEI,2,1', row)).toThrow(`epl.csv: line 3 is invalid: ${row}`);
  });

  test('rejects a tie in the NBA', () => {
    const rows = [HEADER, '2024,2024-10-22,BOS,NYK,99,99', ''].join('\n');
    expect(() => parseResults('nba.csv', rows)).toThrow('nba.csv: line 2 is invalid: 2024,2024-10-22,BOS,NYK,99,99');
  });

  test('rejects another header', () => {
    expect(() => parseResults('epl.csv', 'date,home,away\n')).toThrow('epl.csv: line 1');
  });
});
