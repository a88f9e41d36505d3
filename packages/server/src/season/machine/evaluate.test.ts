import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { eplFile, eplSeason, nbaFile, nbaSeason } from '../../testing/small-seasons.ts';
import { temporaryFiles } from '../../testing/temporary-files.ts';

const COMMAND = fileURLToPath(new URL('evaluate.ts', import.meta.url));

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [COMMAND, ...args], (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const seasons = () =>
  temporaryFiles({
    '2023-24.json': eplFile(eplSeason('2023-08-12', 20)),
    '2024-25.json': eplFile(eplSeason('2024-08-17', 20, 3)),
    'games.csv': nbaFile(nbaSeason(2023, '2023-10-24', 60), nbaSeason(2024, '2024-10-22', 60)),
  });

describe('npm run evaluate', () => {
  test('prints a table for each league', async () => {
    const { code, out, err } = await run(...(await seasons()));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const league of ['NBA', 'EPL']) expect(out).toContain(`${league}, after 2023-24 as warm-up`);
    for (const part of ['0 matches', '2024-25, 60 matches', '2024-25, 37 matches']) expect(out).toContain(part);
    for (const title of ['The Machine', 'Base rates', 'Always home', 'A coin']) {
      expect(out.split(title)).toHaveLength(5);
    }
  });

  test('prints one JSON object per line with --json', async () => {
    const { code, out } = await run('--json', ...(await seasons()));
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toMatchObject([
      { league: 'NBA', heldOut: { matches: 60, scores: { machine: { accuracy: expect.any(Number) }, baseRates: {} } } },
      { league: 'EPL', heldOut: { matches: 37, scores: { machine: { brier: expect.any(Number) }, alwaysHome: {} } } },
    ]);
  });

  test('evaluates the seasons that come with the server without files, and leaves out one', async () => {
    const { code, out } = await run('--json', '--without', '2023');
    expect(code).toBe(0);
    const [nba, epl] = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(nba).toMatchObject({ league: 'NBA', heldOut: { seasons: [2024] } });
    expect(epl).toMatchObject({ league: 'EPL', heldOut: { seasons: [2024, 2025] } });
  });

  test('prints what strategies earn for each league and both with --strategies', async () => {
    const { code, out, err } = await run('--strategies', ...(await seasons()));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').filter((line) => line.includes('stars for 100 picks'))).toEqual([
      'NBA: stars for 100 picks in 60 matches',
      'EPL: stars for 100 picks in 37 matches',
      'NBA and EPL: stars for 100 picks in 97 matches',
    ]);
    const { out: json } = await run('--strategies', '--json', ...(await seasons()));
    const lines = json.trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { leagues: ['NBA'], matches: 60, strategies: { coin: { picks: 60, stakes: expect.any(Number) } } },
      { leagues: ['EPL'] },
      { leagues: ['NBA', 'EPL'] },
    ]);
  });

  test('prints what the search of the parameters chooses with --choose', async () => {
    const files = await temporaryFiles({
      '2020-21.json': eplFile(eplSeason('2020-09-12', 20)),
      '2021-22.json': eplFile(eplSeason('2021-08-14', 20)),
    });
    const { code, out } = await run('--choose', ...files);
    expect(code).toBe(0);
    expect(out).toMatch(/^EPL: chosen on seasons up to 2022-23, with a log loss of [01]\.\d{4}\n\n +Chosen +In use\n/);
  });

  test.each([[['--loud', 'a.json']], [['--pace', 'a.json']], [['--pace', '--strategies']], [['--write', 'a.json']]])(
    'prints its usage and exits 2 for %j',
    async (args) => {
      expect(await run(...args)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/^Usage: .+\n.+\n.+\n$/),
      });
    },
  );

  test('reports an invalid file in one line and exits 1', async () => {
    const [good = '', bad = ''] = await temporaryFiles({
      'good.csv': nbaFile(nbaSeason(2024, '2024-10-22', 10)),
      'bad.json': eplFile([{ date: '2024-08-17' }]),
    });
    expect(await run(good, bad)).toEqual({ code: 1, out: '', err: `${bad}: match 1 has no team1\n` });
  });
});
