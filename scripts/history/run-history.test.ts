import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RESULTS_HEADER } from '../../packages/server/src/season/feeds/bundled-results.ts';
import { eplFile, NBA_HEADER, nbaFile } from '../../packages/server/src/testing/small-seasons.ts';
import { temporaryFiles } from '../../packages/server/src/testing/temporary-files.ts';
import { ROOT } from '../build.ts';
import { type Outcome, runHistory } from './run-history.ts';

const results = (...rows: string[]) => [RESULTS_HEADER, ...rows, ''].join('\n');
const NBA = results('2024,2024-10-22,BOS,NYK,132,109', '2024,2024-10-23,MIA,ORL,97,116');
const EPL = results('2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-17,ARS,WOL,2,0');

/** Runs a command on a folder of results; each file can be used as an argument by its name. */
async function run(command: string[], files: Record<string, string>, folderFiles: Record<string, string> = {}) {
  const [path = ''] = await temporaryFiles({ 'nba.csv': NBA, 'epl.csv': EPL, ...folderFiles });
  const folder = dirname(path);
  const others = await temporaryFiles(files);
  const args = command.map((arg) => others[Object.keys(files).indexOf(arg)] ?? arg);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').slice(1, -1);
  const outcome: Outcome = runHistory(args, folder);
  return { ...outcome, folder, args, nba: read('nba.csv'), epl: read('epl.csv') };
}

const nbaRow = (date: string, home: string, away: string, homeScore: number, awayScore: number) =>
  `2024,1,${date},1,${away},The ${away},${awayScore},2,${home},The ${home},${homeScore},0,x`;
const eplRow = (date: string, team1: string, team2: string, ft: [number, number]) => ({
  date,
  team1,
  team2,
  score: { ft },
});

describe('npx node scripts/history.ts update', () => {
  test('adds the finished matches of every format in the order of their dates, and says how many', async () => {
    const { code, lines, nba, epl, folder } = await run(['update', 'a.json', 'games.csv', 'more.csv'], {
      'a.json': eplFile([
        eplRow('2024-08-17', 'Arsenal FC', 'Wolverhampton Wanderers FC', [2, 0]),
        eplRow('2024-08-16', 'Ipswich Town FC', 'Liverpool FC', [0, 2]),
        { date: '2024-08-18', team1: 'Chelsea FC', team2: 'Manchester City FC' },
      ]),
      'games.csv': [NBA_HEADER, nbaRow('2024-10-22', 'LAL', 'MIN', 110, 103), ''].join('\n'),
      'more.csv': results('2023,2024-04-14,BOS,WAS,132,122', '2024,2024-10-22,BOS,NYK,132,109'),
    });
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [
        'NBA 2023-24: 1 added, 0 corrected, 0 known',
        'NBA 2024-25: 1 added, 0 corrected, 1 known',
        'EPL 2024-25: 1 added, 0 corrected, 1 known',
      ],
    });
    expect(nba).toEqual([
      '2023,2024-04-14,BOS,WAS,132,122',
      '2024,2024-10-22,BOS,NYK,132,109',
      '2024,2024-10-22,LAL,MIN,110,103',
      '2024,2024-10-23,MIA,ORL,97,116',
    ]);
    expect(epl).toEqual(['2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-16,IPS,LIV,0,2', '2024,2024-08-17,ARS,WOL,2,0']);
    expect(readdirSync(folder).toSorted()).toEqual(['epl.csv', 'nba.csv']);
  });

  test('changes nothing when it is repeated', async () => {
    const first = await run(['update', 'a.json'], {
      'a.json': eplFile([
        eplRow('2025-08-15', 'Liverpool FC', 'AFC Bournemouth', [4, 2]),
        eplRow('2025-08-16', 'Sunderland AFC', 'West Ham United FC', [3, 0]),
      ]),
    });
    expect(first.epl).toHaveLength(4);
    const again = runHistory(first.args, first.folder);
    expect(again).toEqual({ code: 0, lines: ['EPL 2025-26: 0 added, 0 corrected, 2 known'] });
    expect(readFileSync(join(first.folder, 'epl.csv'), 'utf8').split('\n').slice(1, -1)).toEqual(first.epl);
  });

  const KNOWN_EPL = 'epl.csv: line 3 has ARS 2–0 WOL on 2024-08-17 (season 2024); --correct takes the new one';
  test.each([
    [
      'another result',
      { 'a.json': eplFile([eplRow('2024-08-17', 'Arsenal FC', 'Wolverhampton Wanderers FC', [2, 1])]) },
      `a.json: match 1: is ARS 2–1 WOL on 2024-08-17 (season 2024), but ${KNOWN_EPL}`,
    ],
    [
      'another date in the EPL',
      { 'a.csv': results('2024,2024-09-17,ARS,WOL,2,0') },
      `a.csv: line 2: is ARS 2–0 WOL on 2024-09-17 (season 2024), but ${KNOWN_EPL}`,
    ],
    [
      'sides that are exchanged in the NBA',
      { 'a.csv': [NBA_HEADER, '', nbaRow('2024-10-22', 'NYK', 'BOS', 109, 132), ''].join('\n') },
      'a.csv: line 3: is NYK 109–132 BOS on 2024-10-22 (season 2024), but nba.csv: line 2 has BOS 132–109 NYK on 2024-10-22 (season 2024); --correct takes the new one',
    ],
    [
      'two files that differ',
      { 'a.csv': results('2025,2025-08-15,LIV,BOU,4,2'), 'b.csv': results('2025,2025-08-15,LIV,BOU,4,3') },
      'b.csv: line 2: is LIV 4–3 BOU on 2025-08-15 (season 2025), but a.csv: line 2 has LIV 4–2 BOU on 2025-08-15 (season 2025)',
    ],
    [
      'an unknown club of the EPL',
      { 'a.json': eplFile([eplRow('2026-08-22', 'Arsenal FC', 'Arsonists FC', [2, 1])]) },
      "a.json: match 1: Arsonists isn't a known club of the EPL",
    ],
    [
      'an unknown club of the NBA',
      { 'a.csv': nbaFile([nbaRow('2024-10-22', 'SEA', 'BOS', 99, 98)]) },
      "a.csv: line 2: The SEA isn't a known club of the NBA",
    ],
    [
      'results without a known club',
      { 'a.csv': results('2024,2024-10-22,XXX,BOS,9,8') },
      'a.csv: line 2 names no known club: 2024,2024-10-22,XXX,BOS,9,8',
    ],
    [
      'an invalid line',
      { 'a.csv': results('2024,2024-10-22,LAL,BOS,9') },
      'a.csv: line 2 is invalid: 2024,2024-10-22,LAL,BOS,9',
    ],
    [
      'a score that does not fit',
      { 'a.csv': nbaFile([nbaRow('2024-10-22', 'LAL', 'BOS', 1000, 98)]) },
      "a.csv: line 2: can't be stored as 2024,2024-10-22,LAL,BOS,1000,98",
    ],
    ['an invalid match', { 'a.json': eplFile([{ date: 'soon' }]) }, 'a.json: match 1: date is "soon"'],
    ['another format', { 'a.txt': '' }, 'a.txt: is neither .json nor .csv'],
  ])('refuses %s in one sentence, and writes nothing', async (_, files: Record<string, string>, message) => {
    const good = { 'good.csv': results('2025,2025-10-21,LAL,GSW,109,119') };
    const { code, lines, nba, epl } = await run(['update', 'good.csv', ...Object.keys(files)], { ...good, ...files });
    expect({ code, lines }).toEqual({ code: 1, lines: [message] });
    expect([nba.length, epl.length]).toEqual([2, 2]);
  });

  test('replaces known matches with --correct', async () => {
    const { code, lines, epl } = await run(['update', '--correct', 'a.csv'], {
      'a.csv': results('2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-19,ARS,WOL,2,1'),
    });
    expect({ code, lines }).toEqual({ code: 0, lines: ['EPL 2024-25: 0 added, 1 corrected, 1 known'] });
    expect(epl).toEqual(['2024,2024-08-16,MUN,FUL,1,0', '2024,2024-08-19,ARS,WOL,2,1']);
  });

  test('names a missing file', async () => {
    const { code, lines } = await run(['update', 'nowhere/a.json'], {});
    expect({ code, lines }).toEqual({ code: 1, lines: ['a.json: cannot be read (ENOENT)'] });
  });
});

/** A season in which each club hosts each other club once. */
const CLUBS = 'ARS AVL BOU BRE BHA BUR CHE CRY EVE FUL IPS LEE LEI LIV LUT MCI MUN NEW NOR NFO'.split(' ');
const fullSeason = (season: number) =>
  CLUBS.flatMap((home) =>
    CLUBS.filter((away) => away !== home).map((away) => `${season},${season}-10-05,${home},${away},1,0`),
  );

describe('npx node scripts/history.ts check', () => {
  test('accepts the results that come with the server', () => {
    const { code, lines } = runHistory(['check'], join(ROOT, 'packages/server/results'));
    expect(
      lines.filter((line) => !/^(NBA|EPL) \d{4}-\d\d: [\d,]+ matches of (30|20) clubs(, .+)?$/.test(line)),
    ).toEqual([]);
    expect(code).toBe(0);
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
      ['epl.csv: line 3: is the same match as epl.csv: line 2'],
    ],
    [
      'a date outside of the season',
      ['2024,2025-09-01,MUN,FUL,1,0'],
      ["epl.csv: line 2: 2025-09-01 isn't in EPL 2024-25"],
    ],
    [
      'too many clubs',
      [...fullSeason(2023), '2023,2023-10-06,TOT,WOL,1,0'],
      ['EPL 2023-24 has 22 clubs instead of 20'],
    ],
  ])('judges %s', async (_, rows, problems) => {
    const { code, lines } = await run(['check'], {}, { 'epl.csv': results(...rows) });
    expect(lines.filter((line) => !/matches of/.test(line))).toEqual(problems);
    expect(code).toBe(problems.length > 0 ? 1 : 0);
  });

  test('names the first invalid line', async () => {
    const { folder } = await run(['check'], {});
    writeFileSync(join(folder, 'nba.csv'), NBA.replace('132', 'x'));
    expect(runHistory(['check'], folder)).toEqual({
      code: 1,
      lines: ['nba.csv: line 2 is invalid: 2024,2024-10-22,BOS,NYK,x,109'],
    });
  });
});

test.each([
  [[]],
  [['update']],
  [['check', 'a.csv']],
  [['check', '--correct']],
  [['sort']],
  [['update', '--loud', 'a.csv']],
])('prints its usage and fails for %j', async (args: string[]) => {
  const { code, lines } = await run(args, {});
  expect(code).toBe(2);
  expect(lines.join('\n')).toMatch(/^Usage: .+\n.+check$/);
});
