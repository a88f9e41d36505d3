import { expect, test } from 'vitest';
import { temporaryFiles } from '../packages/server/src/testing/after-test.ts';
import { eplFile, eplSeason } from '../packages/server/src/testing/small-seasons.ts';
import { namedCommands, runNamed, runWords } from './named-commands.ts';

const commands = namedCommands();
const own = commands.filter(({ words }) => words[0] === 'node');

test('all other commands that pages name are those of tools', () => {
  const others = commands.filter((command) => !own.includes(command));
  expect(new Set(others.map(({ words }) => words.find((word) => !word.includes('='))))).toEqual(
    new Set(['storybook', 'vite', 'vitest', 'npm']),
  );
  expect(own.length).toBeGreaterThan(15);
});

test.each(own)('$name explains itself and its options for --help', async ({ words, options }) => {
  const { status, stdout, stderr } = await runWords([...words, '--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(['help', ...options].filter((option) => !stdout.includes(`--${option}`))).toEqual([]);
});

test('evaluate reports on the seasons of a file', async () => {
  const files = temporaryFiles({
    'a.json': eplFile(eplSeason('2023-08-12', 20)),
    'b.json': eplFile(eplSeason('2024-08-17', 20, 3)),
  });
  const { status, stdout, stderr } = await runNamed('npm run evaluate', files);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('EPL, after 2023-24 as warm-up');
});
