import { describe, expect, test } from 'vitest';
import { eplFile, eplSeason, nbaFile, nbaSeason } from '../../testing/small-seasons.ts';
import { temporaryFiles } from '../../testing/after-test.ts';
import { runEvaluate } from './run-evaluate.ts';

const seasons = () =>
  temporaryFiles({
    '2023-24.json': eplFile(eplSeason('2023-08-12', 20)),
    '2024-25.json': eplFile(eplSeason('2024-08-17', 20, 3)),
    'games.csv': nbaFile(nbaSeason(2023, '2023-10-24', 60), nbaSeason(2024, '2024-10-22', 60)),
  });

describe('npm run evaluate', () => {
  test('prints a table for each league', async () => {
    const out = await runEvaluate({ files: seasons() });
    for (const league of ['NBA', 'EPL']) expect(out).toContain(`${league}, after 2023-24 as warm-up`);
    for (const part of ['0 matches', '2024-25, 60 matches', '2024-25, 37 matches']) expect(out).toContain(part);
    for (const title of ['The Machine', 'Base rates', 'Always home', 'A coin']) {
      expect(out.split(title)).toHaveLength(5);
    }
  });

  test('prints what strategies earn for each league and both with --strategies', async () => {
    const out = await runEvaluate({ files: seasons(), strategies: true });
    expect(out.split('\n').filter((line) => line.includes('stars for 100 picks'))).toEqual([
      'NBA: stars for 100 picks in 60 matches, without gold',
      'EPL: stars for 100 picks in 37 matches, without gold',
      'NBA and EPL: stars for 100 picks in 97 matches, without gold',
    ]);
  });

  test.each([
    [{ files: [], choose: true, strategies: true }, 'Choose one of --strategies and --choose.'],
    [{ files: ['a.json'], write: true }, '--write takes no files.'],
  ])('rejects %j', async (requested, sentence) => {
    await expect(runEvaluate(requested)).rejects.toThrow(sentence);
  });
});
