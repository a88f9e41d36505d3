import { describe, expect, test, vi } from 'vitest';
import { eplFile, eplSeason, nbaFile, nbaSeason } from '../../testing/small-seasons.ts';
import { temporaryFiles } from '../../testing/temporary-files.ts';
import { runEvaluate } from './evaluate.ts';

async function run(...args: string[]) {
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue());
  const textOf = (spy = log) => (spy?.mock.calls ?? []).map(([line]) => `${line}\n`).join('');
  const code = await runEvaluate(args);
  const printed = { code, out: textOf(), err: textOf(error) };
  vi.restoreAllMocks();
  return printed;
}

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

  test.each([[['--loud', 'a.json']], [['--pace', '--strategies']]])(
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
