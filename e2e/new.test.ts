import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';
import { copyTree } from '../scripts/tree.ts';

/** A copy of the tree, in which one of each kind is written as `npm run new` writes it. */
let house: string;
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'machine-new-'));
  copyTree(house);
  for (const args of [
    ['screen', 'SeasonAwards'],
    ['component', 'StarMeter', '--noun', 'prediction'],
    ['call', 'TeamRatings', '--noun', 'match'],
  ]) {
    const { status, output } = inHouse('node', 'scripts/new.ts', ...args);
    if (status !== 0) throw new Error(output);
  }
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function inHouse(command: string, ...args: string[]): { status: number | null; output: string } {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // What this run of vitest has set is not meant for another.
  const env = { ...process.env, PATH, VITEST: undefined, VITEST_POOL_ID: undefined, NODE_ENV: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: house, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

/** A busy machine compiles slowly. */
describe('what npm run new writes', { timeout: 300_000 }, () => {
  it('compiles, all but the matrix that has no row for the calls, as it said', () => {
    const errors = inHouse('tsc', '--noEmit', '--pretty', 'false')
      .output.trim()
      .split(/\n(?! )/);
    expect(errors).toEqual([expect.stringMatching(/^packages\/server\/src\/testing\/matrix\.ts.*: \w+, \w+$/)]);
    expect(errors[0]).toContain('seasonAwards');
    expect(errors[0]).toContain('teamRatings');
  });

  it.each([['oxlint', '--deny-warnings', 'packages', 'app'], ['oxfmt', '--check', 'packages', 'app'], ['knip']])(
    'passes %s',
    (command, ...args) => {
      const { status, output } = inHouse(command, ...args);
      expect([status, output]).toEqual([0, expect.anything()]);
    },
  );

  it('passes its tests and stories with axe, and fails where the specification does not have the calls, as it said', () => {
    writeFileSync(join(house, CONFIG), CONFIG_OF_A_COPY);
    const report = join(house, 'node_modules/report.json');
    const projects = ['--project', 'unit', '--project', 'stories-dark', '--reporter=json', `--outputFile=${report}`];
    const files = [
      'packages/mocks/src/',
      'packages/contract/src/endpoints.test.ts',
      'packages/ui/src/edgeCaseStories.test.ts',
      'packages/ui/src/docs.test.ts',
      '.storybook/spec/',
      'packages/ui/src/purity.test.ts',
      'packages/ui/src/seasonAward/',
      'packages/ui/src/prediction/StarMeter',
    ];
    const { output } = inHouse('vitest', 'run', '--config', CONFIG, '--root', house, ...projects, ...files);
    const { passed, failed } = readReport(report, output);
    expect(failed).toEqual(['the table has every call of the specification, and of others only those that are named']);
    expect(passed).toEqual(expect.arrayContaining(WRITTEN_TESTS));
  });
});

/** The installed packages lie outside of the copy, where a server of Vite serves nothing by itself. */
const CONFIG = 'node_modules/copy.config.ts';
const CONFIG_OF_A_COPY = `import { mergeConfig } from 'vitest/config';
import house from '../vitest.config.ts';
export default mergeConfig(house, { server: { fs: { strict: false } } });
`;

const WRITTEN_TESTS = [
  'seasonAwards speak the wire',
  'teamRatings speak the wire',
  'every state of the specification is shown by a story, and no story claims another',
  'seasonAward/SeasonAwardsScreen shows what it may meet beyond the specification',
].concat(
  ['Loading', 'Still Loading', 'Failed', 'Empty', 'Ready', 'Ready On A Phone', 'Failed On A Phone', 'Hostile Text'],
  ['Tries Again', 'Usual', 'Long', 'Long On A Phone'],
);

type Report = {
  testResults: { name: string; message: string; assertionResults: { title: string; status: string }[] }[];
};

function readReport(file: string, output: string) {
  if (!existsSync(file)) throw new Error(output);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const tests = testResults.flatMap(({ name, message, assertionResults }) =>
    // A file that could not be loaded has no tests, and says why.
    assertionResults.length > 0 ? assertionResults : [{ title: message || `${name}: no tests`, status: 'failed' }],
  );
  const titles = (status: string) => tests.filter((each) => each.status === status).map(({ title }) => title);
  return { passed: titles('passed'), failed: titles('failed') };
}
