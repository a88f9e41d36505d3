import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFiles, temporaryFolder } from '../../testing/after-test.ts';
import { eplFile, nbaFile } from '../../testing/small-seasons.ts';
import { RESULTS_FOLDER, RESULTS_HEADER } from '../feeds/bundled-results.ts';
import { runResults } from './run-results.ts';

const results = (...rows: string[]) => [RESULTS_HEADER, ...rows, ''].join('\n');
const NBA = results('2024,2024-10-22,BOS,NYK,132,109', '2024,2024-10-23,MIA,ORL,97,116');
const EPL = results('2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-17,ARS,WOL,2,0');

/** Runs a command on a folder of results. Each file can be used as an argument by its name. */
async function run(command: string[], files: Record<string, string>, folderFiles: Record<string, string> = {}) {
  const [path = ''] = temporaryFiles({ 'nba.csv': NBA, 'epl.csv': EPL, ...folderFiles });
  const folder = dirname(path);
  const others = temporaryFiles(files);
  const args = command.map((arg) => others[Object.keys(files).indexOf(arg)] ?? arg);
  const requested = {
    isUpdate: args[0] === 'update',
    files: args.slice(1).filter((arg) => arg !== '--correct'),
    correct: args.includes('--correct'),
  };
  const text = await runResults(requested, folder).catch((error: Error) => error.message);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').slice(1, -1);
  return { text, folder, args, nba: read('nba.csv'), epl: read('epl.csv') };
}

const nbaRow = (date: string, home: string, away: string, homeScore: number, awayScore: number) =>
  `2024,1,${date},1,${away},The ${away},${awayScore},2,${home},The ${home},${homeScore},0,x`;
const nbaFileOf = (...row: Parameters<typeof nbaRow>) => ({ 'a.csv': nbaFile([nbaRow(...row)]) });
const eplRow = (date: string, team1: string, team2: string, ...ft: number[]) => ({ date, team1, team2, score: { ft } });

describe('results.ts update', () => {
  test('adds the finished matches of every format in the order of their dates, and says how many', async () => {
    const { text, nba, epl, folder } = await run(['update', 'a.json', 'games.csv', 'more.csv'], {
      'a.json': eplFile([
        eplRow('2024-08-17', 'Arsenal FC', 'Wolverhampton Wanderers FC', 2, 0),
        eplRow('2024-08-16', 'Ipswich Town FC', 'Liverpool FC', 0, 2),
        { date: '2024-08-18', team1: 'Chelsea FC', team2: 'Manchester City FC' },
      ]),
      'games.csv': nbaFile([nbaRow('2024-10-22', 'LAL', 'MIN', 110, 103)]),
      'more.csv': results('2023,2024-04-14,BOS,WAS,132,122', '2024,2024-10-22,BOS,NYK,132,109'),
    });
    expect(text.split('\n')).toEqual([
      'NBA 2023-24: 1 added, 0 corrected, 0 known',
      'NBA 2024-25: 1 added, 0 corrected, 1 known',
      'EPL 2024-25: 1 added, 0 corrected, 1 known',
    ]);
    expect(nba).toEqual([
      '2023,2024-04-14,BOS,WAS,132,122',
      '2024,2024-10-22,BOS,NYK,132,109',
      '2024,2024-10-22,LAL,MIN,110,103',
      '2024,2024-10-23,MIA,ORL,97,116',
    ]);
    expect(epl).toEqual(['2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-16,IPS,LIV,0,2', '2024,2024-08-17,ARS,WOL,2,0']);
    expect(readdirSync(folder).toSorted()).toEqual(['epl.csv', 'nba.csv']);
  });

  test('writes the results that come with the server as they are', async () => {
    const folder = temporaryFolder();
    const names = ['nba.csv', 'epl.csv'];
    for (const name of names) copyFileSync(new URL(name, RESULTS_FOLDER), join(folder, name));
    const lines = await runResults(
      { isUpdate: true, files: names.map((name) => join(folder, name)), correct: false },
      folder,
    );
    expect(lines).not.toMatch(/[1-9]\d* (?:added|corrected)/);
    for (const name of names)
      expect(readFileSync(join(folder, name))).toEqual(readFileSync(new URL(name, RESULTS_FOLDER)));
  });

  const KNOWN_EPL = 'epl.csv has ARS 2–0 WOL on 2024-08-17 (season 2024); --correct takes the new one';
  test.each([
    [
      'another date in the EPL',
      { 'a.csv': results('2024,2024-09-17,ARS,WOL,2,0') },
      `a.csv: is ARS 2–0 WOL on 2024-09-17 (season 2024), but ${KNOWN_EPL}`,
    ],
    [
      'sides that are exchanged in the NBA',
      nbaFileOf('2024-10-22', 'NYK', 'BOS', 109, 132),
      'a.csv: is NYK 109–132 BOS on 2024-10-22 (season 2024), but nba.csv has BOS 132–109 NYK on 2024-10-22 (season 2024); --correct takes the new one',
    ],
    [
      'two files that differ',
      { 'a.csv': results('2025,2025-08-15,LIV,BOU,4,2'), 'b.csv': results('2025,2025-08-15,LIV,BOU,4,3') },
      'b.csv: is LIV 4–3 BOU on 2025-08-15 (season 2025), but a.csv has LIV 4–2 BOU on 2025-08-15 (season 2025)',
    ],
    [
      'an unknown club of the EPL',
      { 'a.json': eplFile([eplRow('2026-08-22', 'Arsenal FC', 'Arsonists FC', 2, 1)]) },
      "a.json: Arsonists isn't a known club of the EPL",
    ],
    ['an unknown club', nbaFileOf('2024-10-22', 'SEA', 'BOS', 99, 98), "a.csv: The SEA isn't a known club of the NBA"],
    [
      'a score that does not fit',
      nbaFileOf('2024-10-22', 'LAL', 'BOS', 1000, 98),
      /nba\.csv: line 3 is invalid: .+,1000,98$/,
    ],
    ['an invalid line', { 'a.csv': results('2024,2024-10-22,LAL,BOS,9') }, /a\.csv: line 2 is invalid/],
  ])('refuses %s in one sentence, and writes nothing', async (_, files: Record<string, string>, message) => {
    const good = { 'good.csv': results('2025,2025-10-21,LAL,GSW,109,119') };
    const { text, nba, epl } = await run(['update', 'good.csv', ...Object.keys(files)], { ...good, ...files });
    expect(text).toMatch(message);
    expect([nba.length, epl.length]).toEqual([2, 2]);
  });

  test('replaces known matches with --correct', async () => {
    const { text, epl } = await run(['update', '--correct', 'a.csv'], {
      'a.csv': results('2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-19,ARS,WOL,2,1'),
    });
    expect(text).toBe('EPL 2024-25: 0 added, 1 corrected, 1 known');
    expect(epl).toEqual(['2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-19,ARS,WOL,2,1']);
  });
});

/** A season in which each club hosts each other club once. */
const CLUBS = 'ARS AVL BOU BRE BHA BUR CHE CRY EVE FUL IPS LEE LEI LIV LUT MCI MUN NEW NOR NFO'.split(' ');
const fullSeason = (season: number) =>
  CLUBS.flatMap((home) =>
    CLUBS.filter((away) => away !== home).map((away) => `${season},${season}-10-05,${home},${away},1,0`),
  );

describe('results.ts check', () => {
  test('accepts the results that come with the server', async () => {
    for (const line of (await runResults({ isUpdate: false, files: [], correct: false })).split('\n'))
      expect(line).toMatch(/^(NBA|EPL) \d{4}-\d\d: [\d,]+ matches of (30|20) clubs(, .+)?$/);
  });

  test.each([
    ['a complete season', fullSeason(2023), []],
    ['the beginning of the last season', [...fullSeason(2023), '2024,2024-10-05,ARS,WOL,1,0'], []],
    [
      'an earlier season with a missing match',
      [...fullSeason(2022).slice(1), ...fullSeason(2023)],
      ['EPL 2022-23: ARS has 37 games instead of 38', 'EPL 2022-23: AVL has 37 games instead of 38'],
    ],
    [
      'a match that is there twice',
      ['2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-17,MUN,FUL,1,0'],
      ['MUN 1–0 FUL on 2024-08-17 (season 2024) is the same match as MUN 1–0 FUL on 2024-08-16 (season 2024)'],
    ],
    [
      'a date outside of the season',
      ['2024,2025-09-01,MUN,FUL,1,0'],
      ["MUN 1–0 FUL on 2025-09-01 (season 2024) isn't in EPL 2024-25"],
    ],
    [
      'too many clubs',
      [...fullSeason(2023), '2023,2023-10-06,TOT,WOL,1,0'],
      ['EPL 2023-24 has 22 clubs instead of 20'],
    ],
  ])('judges %s', async (_, rows, problems) => {
    const { text } = await run(['check'], {}, { 'epl.csv': results(...rows) });
    expect(text.split('\n').filter((line) => !/matches of/.test(line))).toEqual(problems);
  });
});

test.each([
  [['update'], 'update needs a FILE.'],
  [['check', 'a.csv'], 'check takes neither files nor --correct.'],
  [['check', '--correct'], 'check takes neither files nor --correct.'],
])('rejects %j', async (args, sentence) => {
  expect((await run(args, {})).text).toBe(sentence);
});
