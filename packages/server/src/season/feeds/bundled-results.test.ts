import { describe, expect, test } from 'vitest';
import { parseResults, readBundledSeasons } from './bundled-results.ts';

const HEADER = 'season,date,home,away,homeScore,awayScore';
const parse = (...rows: string[]) => parseResults('epl.csv', [HEADER, ...rows, ''].join('\n'));

test('the bundled results have no scores in the fixtures that forecasters see', async () => {
  const [first] = await readBundledSeasons();
  expect(first?.fixture).not.toHaveProperty('score');
  expect(first?.segments[0]).toEqual({ home: 114, away: 121 });
});

describe('the format of the bundled results', () => {
  test('names the clubs by their codes, also former ones', () => {
    expect(parse('2018,2018-08-11,BOU,CAR,2,0', '2018,2018-08-11,HUD,CHE,0,3')).toMatchObject([
      { id: 'epl-2018-08-11-bou-car', homeTeam: 'Bournemouth', awayTeam: 'Cardiff City', score: { home: 2, away: 0 } },
      { id: 'epl-2018-08-11-hud-che', homeTeam: 'Huddersfield Town', awayTeam: 'Chelsea', season: 2018 },
    ]);
  });

  const EPL = '2018,2018-08-10,MUN,LEI,2,1';
  test.each([
    [EPL, '2018,2018-08-11,XYZ,CAR,2,0', 'an unknown club'],
    [EPL, '2018,2018-08-09,BOU,CAR,2,0', 'a date before that of the line above'],
    [EPL, '2018,2018-08-11,BOU,CAR,2', 'a missing score'],
    [EPL, '2018,2018-08-32,BOU,CAR,2,1', 'a day that does not exist'],
    [EPL, '2018,2018-08-11,BOU,BOU,2,1', 'a club that plays itself'],
    ['2024,2024-10-22,BOS,MIA,98,99', '2024,2024-10-22,BOS,NYK,99,99', 'a tie in the NBA'],
  ])('after %s, rejects %s: %s', (first, row) => {
    expect(() => parse(first, row)).toThrow(`epl.csv: line 3 is invalid: ${row}`);
  });

  test('rejects another header', () => {
    expect(() => parseResults('epl.csv', 'date,home,away\n')).toThrow('epl.csv: line 1');
  });
});
