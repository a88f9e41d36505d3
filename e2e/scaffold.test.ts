import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';
import { copyTree } from '../scripts/copy-tree.ts';

/** A copy of the working tree with a scaffolded screen, component and call. */
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'machine-new-'));
  copyTree(project);
  for (const args of [
    ['screen', 'SeasonAwards'],
    ['component', 'StarMeter', '--noun', 'prediction'],
    ['call', 'TeamRatings', '--noun', 'match'],
  ]) {
    const { status, output } = runInCopy('node', 'scripts/new.ts', ...args);
    if (status !== 0) throw new Error(output);
  }
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function runInCopy(command: string, ...args: string[]): { status: number | null; output: string } {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Do not pass this run's Vitest variables on to another run.
  const env = { ...process.env, PATH, VITEST: undefined, VITEST_POOL_ID: undefined, NODE_ENV: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

/** Generous for busy machines. */
describe('npm run new', { timeout: 300_000 }, () => {
  it('writes code that compiles, except for the tables that need a row for each call', () => {
    const errors = runInCopy('tsc', '--noEmit', '--pretty', 'false')
      .output.trim()
      .split(/\n(?! )/);
    expect(errors).toEqual([
      expect.stringMatching(/^app\/test\/faults\/calls\/index\.ts.*: \w+, \w+$/),
      expect.stringMatching(/^packages\/server\/src\/testing\/access-matrix\.ts.*: \w+, \w+$/),
    ]);
    for (const error of errors) for (const name of ['seasonAwards', 'teamRatings']) expect(error).toContain(name);
  });

  it.each([['oxlint', '--deny-warnings', 'packages', 'app'], ['oxfmt', '--check', 'packages', 'app'], ['knip']])(
    'writes code that passes %s',
    (command, ...args) => {
      const { status, output } = runInCopy(command, ...args);
      expect([status, output]).toEqual([0, expect.anything()]);
    },
  );

  it('writes tests and stories that pass, except for the list of specified calls', () => {
    writeFileSync(join(project, CONFIG_PATH), COPY_CONFIG);
    const report = join(project, 'node_modules/report.json');
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
    const { output } = runInCopy('vitest', 'run', '--config', CONFIG_PATH, '--root', project, ...projects, ...files);
    const { passed, failed } = readReport(report, output);
    expect(failed).toEqual(['the table has every call of the specification, and of others only those that are named']);
    expect(passed).toEqual(expect.arrayContaining(SCAFFOLDED_TESTS));
  });
});

/** The installed packages are outside the copy, which Vite does not serve by default. */
const CONFIG_PATH = 'node_modules/copy.config.ts';
const COPY_CONFIG = `import { mergeConfig } from 'vitest/config';
import config from '../vitest.config.ts';
export default mergeConfig(config, { server: { fs: { strict: false } } });
`;

const SCAFFOLDED_TESTS = [
  'seasonAwards match the contract',
  'teamRatings match the contract',
  'every specified state has a story, and every spec tag names a specified state',
  'seasonAward/SeasonAwardsScreen has stories for its edge cases',
].concat(
  ['Loading', 'Still Loading', 'Failed', 'Empty', 'Ready', 'Ready On A Phone', 'Failed On A Phone', 'Hostile Text'],
  ['Tries Again', 'Default', 'Long', 'Long On A Phone'],
);

type Report = {
  testResults: { name: string; message: string; assertionResults: { title: string; status: string }[] }[];
};

function readReport(file: string, output: string) {
  if (!existsSync(file)) throw new Error(output);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const tests = testResults.flatMap(({ name, message, assertionResults }) =>
    // A file that failed to load has a message and no tests.
    assertionResults.length > 0 ? assertionResults : [{ title: message || `${name}: no tests`, status: 'failed' }],
  );
  const titles = (status: string) => tests.filter((each) => each.status === status).map(({ title }) => title);
  return { passed: titles('passed'), failed: titles('failed') };
}
