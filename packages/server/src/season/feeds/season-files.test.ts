import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSeasonFiles } from './season-files.ts';
import { eplFile, eplSeason, nbaFile, nbaSeason } from '../../testing/small-seasons.ts';
import { temporaryFiles } from '../../testing/after-test.ts';

const epl = (changed: object): string => eplFile([...eplSeason('2024-08-17', 2), { ...eplMatch, ...changed }]);
const eplMatch = { date: '2024-09-07', team1: 'Chelsea FC', team2: 'Arsenal FC', score: { ft: [1, 1] } };
const NO_GOALS = { home: 0, away: 0 };
const GAME = nbaSeason(2024, '2024-10-22', 1)[0] ?? '';
const nba = (line: string): string => nbaFile(nbaSeason(2024, '2024-10-20', 2), [line]);

test('reads a date before August as one in the second year of an EPL season', async () => {
  const dates = ['2019-08-09', '2019-12-26', '2020-03-09', '2019-07-01'];
  const rows = dates.map((date, n) => ({ ...eplMatch, date, score: { ft: [n, 0] } }));
  const matches = await readSeasonFiles(temporaryFiles({ '2019-20.json': eplFile(rows) }));
  expect(matches.map(({ fixture, season }) => [season, fixture.startTime])).toEqual(
    ['2019-08-09', '2019-12-26', '2020-03-09', '2020-07-01'].map((date) => [2019, Date.parse(`${date}T15:00Z`)]),
  );
});

describe('an invalid file is rejected with one line that names the file and the location', () => {
  test.each([
    ['a.json', '{"matches": [', /^a\.json: is not JSON \(.+\)$/],
    ['a.json', '{"matches": {}}', /^a\.json: has no list "matches"$/],
    ['a.json', eplFile([]), /^a\.json: has no matches$/],
    ['a.json', epl({ team1: undefined }), /^a\.json: match 5 has no team1$/],
    ['a.json', epl({ date: '2024-02-31' }), /^a\.json: match 5: date is "2024-02-31"$/],
    ['a.json', epl({ score: { ht: [2, 0], ft: [1, 1] } }), /^a\.json: match 5: score\.ht is more than score\.ft$/],
    ['a.json', epl({ team2: 'Chelsea' }), /^a\.json: match 5: Chelsea plays itself$/],
    ['a.json', eplFile([eplMatch, eplMatch]), /^a\.json: match 2 is a duplicate of match 1$/],
    ['games.csv', '', /^games\.csv: line 1: has no column season$/],
    ['games.csv', nba('2024,3'), /^games\.csv: line 4: has 2 fields, but the header has 13$/],
    ['games.csv', nba(GAME.replace(',108,', ',abc,')), /^games\.csv: line 4: home_score is "abc"$/],
    ['games.csv', nba(GAME.replace(',108,', ',100,')), /^games\.csv: line 4: is a tie, 100–100$/],
    ['notes.txt', 'x', /^notes\.txt: is neither \.json \(EPL\) nor \.csv \(NBA\)$/],
  ])('%s %#', async (name, content, message) => {
    const valid = { 'good.csv': nbaFile(nbaSeason(2020, '2020-12-22', 4)) };
    const [good = '', bad = ''] = temporaryFiles({ ...valid, [name]: content });
    const text = await readSeasonFiles([good, bad]).then(String, (error: Error) => error.message);
    expect(text.startsWith(bad)).toBe(true);
    expect(basename(bad) + text.slice(bad.length)).toMatch(message);
    expect(text).not.toContain('\n');
  });

  test('a missing file', async () => {
    await expect(readSeasonFiles(['nowhere/epl.json'])).rejects.toThrow('nowhere/epl.json: cannot be read (ENOENT)');
  });

  test('a season that is in two files', async () => {
    const [a = '', b = ''] = temporaryFiles({ 'a.json': epl({}), 'b.json': epl({}) });
    await expect(readSeasonFiles([a, b])).rejects.toThrow(`${b}: has the EPL season 2024, which is also in ${a}`);
  });
});

describe('a valid file', () => {
  test('gives EPL matches common club names, codes, halves and kick-offs', async () => {
    const [match] = await readSeasonFiles(temporaryFiles({ 'a.json': eplFile(eplSeason('2024-08-17', 1)) }));
    const clubs = { homeTeam: 'Arsenal', awayTeam: 'Bournemouth', homeTeamAbbr: 'ARS', awayTeamAbbr: 'BOU' };
    expect(match).toEqual({
      fixture: { id: 'epl-2024-1', league: 'EPL', ...clubs, startTime: Date.UTC(2024, 7, 17, 12, 30) },
      season: 2024,
      segments: [NO_GOALS, NO_GOALS],
    });
  });

  test.each([
    ['without a half-time score', { score: { ft: [4, 2] } }, { home: 4, away: 2 }],
    ['without a score', { score: {} }, undefined],
    ['postponed', { status: 'postponed', score: {} }, undefined],
  ])('may have a match %s', async (_, changed, sum) => {
    const matches = await readSeasonFiles(temporaryFiles({ 'a.json': epl(changed) }));
    const match = matches.find(({ fixture }) => fixture.id === 'epl-2024-5');
    const [first, second] = match?.segments ?? [];
    expect(first && second && { home: first.home + second.home, away: first.away + second.away }).toEqual(sum);
  });

  test('may have Windows line endings and a byte order mark', async () => {
    const content = `\uFEFF${nbaFile(nbaSeason(2024, '2024-10-22', 6))}`.replaceAll('\n', '\r\n');
    expect(await readSeasonFiles(temporaryFiles({ 'games.csv': content }))).toHaveLength(6);
  });

  test('gives the games of a day different tip-off times in the US evening', async () => {
    const games = await readSeasonFiles(temporaryFiles({ 'games.csv': nbaFile(nbaSeason(2024, '2024-10-22', 2)) }));
    expect(games.map(({ fixture }) => new Date(fixture.startTime).toISOString())).toEqual([
      '2024-10-23T00:00:00.000Z',
      '2024-10-23T00:30:00.000Z',
    ]);
  });
});
