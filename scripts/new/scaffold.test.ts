import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../build.ts';
import { createChangeSet } from './change-set.ts';
import { namesOf, singularOf } from './naming.ts';
import { addAfter, addBefore, addExport, addImport } from './source-edits.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'machine-new-files-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const writeSource = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const readSource = (path: string) => readFileSync(join(project, path), 'utf8');

test.each([
  ['SeasonAwards', { pascal: 'SeasonAwards', camel: 'seasonAwards', kebab: 'season-awards', title: 'Season awards' }],
  ['teams', { pascal: 'Teams', camel: 'teams', kebab: 'teams', title: 'Teams' }],
])('namesOf returns the spellings of %s', (name, names) => {
  expect(namesOf(name)).toEqual(names);
});

test.each(['', 'season-awards', 'Season awards', '2Teams', 'Teams!', '../Teams', 'TEAMS', 'constructor()'])(
  'namesOf rejects %j',
  (name) => {
    expect(() => namesOf(name)).toThrow('is not a valid name');
  },
);

test('namesOf rejects JavaScript globals', () => {
  expect(() => namesOf('Promise')).toThrow('is a JavaScript global');
});

test.each([
  ['SeasonAwards', 'SeasonAward'],
  ['Categories', 'Category'],
  ['Matches', 'Match'],
  ['Boxes', 'Box'],
  ['Progress', 'ProgressEntry'],
])('the singular of %s is %s', (list, one) => {
  expect(singularOf(list)).toBe(one);
});

const INDEX = "export * from './auth/A.tsx';\nexport {\n  b,\n} from './chat/B.ts';\nexport * from './team/C.tsx';\n";

test.each([
  ['./aa/X.tsx', 0],
  ['./completed/X.tsx', 4],
  ['./zoo/X.tsx', 5],
])('addExport inserts %s in alphabetical order', (path, line) => {
  const added = addExport(INDEX, `export * from '${path}';`).split('\n');
  expect(added[line]).toBe(`export * from '${path}';`);
  expect(added).toHaveLength(INDEX.split('\n').length + 1);
});

test.each([
  ["import { a, c } from './x.ts';\n", ['b'], "import { a, b, c } from './x.ts';\n"],
  ["import { a } from './x.ts';\n", ['a'], "import { a } from './x.ts';\n"],
  ["import type { A } from './x.ts';\n", ['type B'], "import type { A, B } from './x.ts';\n"],
  ["import type { A } from './x.ts';\n", ['b'], "import { type A, b } from './x.ts';\n"],
  ["import { c } from './y.ts';\n", ['type B'], "import type { B } from './x.ts';\nimport { c } from './y.ts';\n"],
])('addImport merges %j and %j into one import', (source, names, expected) => {
  expect(addImport(source, names, './x.ts')).toBe(expected);
});

test('addBefore and addAfter insert text, or throw if they do not find the place', () => {
  const source = 'const a = [\n  1,\n];\nconst b = [\n  2,\n];\n';
  expect(addBefore(source, 'const b = [', '];', '  3,\n')).toBe('const a = [\n  1,\n];\nconst b = [\n  2,\n  3,\n];\n');
  expect(addAfter(source, 'const b = [\n', '  3,\n')).toBe('const a = [\n  1,\n];\nconst b = [\n  3,\n  2,\n];\n');
  expect(() => addBefore(source, 'const c = [', '];', '')).toThrow('edit this file by hand');
  expect(() => addAfter(source, 'const c = [', '')).toThrow('edit this file by hand');
});

test('a change set writes nothing until write() is called', () => {
  writeSource('there.ts', 'export const a = 1;\n');
  const changes = createChangeSet(project);
  changes.create('new.ts', 'new');
  changes.change('there.ts', (source) => `${source}// more\n`);
  expect(() => changes.create('there.ts', 'again')).toThrow('there.ts already exists');
  expect(() => changes.assertUnused('.', 'a')).toThrow('there.ts already exports a');
  expect(() => readSource('new.ts')).toThrow('ENOENT');
  expect(changes.write()).toEqual({ created: ['new.ts'], changed: ['there.ts'] });
  expect(readSource('there.ts')).toBe('export const a = 1;\n// more\n');
});

test('a change set ignores files that stay the same', () => {
  writeSource('there.ts', 'same');
  const changes = createChangeSet(project);
  changes.change('there.ts', (source) => source);
  expect(changes.write()).toEqual({ created: [], changed: [] });
});

const runNew = (...args: string[]) =>
  spawnSync('node', ['scripts/new.ts', ...args], { cwd: ROOT, encoding: 'utf8', env: process.env });

test.each([
  [['picture', 'Seasons'], '"picture" must be component, screen or call.'],
  [['call'], 'A call needs exactly one name.'],
  [['component', 'SeasonMeter'], 'Add --noun'],
  [['component', 'SeasonMeter', '--noun', '../x'], '"../x" is not a valid noun'],
  [
    ['component', 'PredictionCard', '--noun', 'prediction'],
    'prediction/PredictionCard.tsx already exports PredictionCard',
  ],
  [['call', 'Achievements'], 'achievement.ts already exports achievements'],
  [['screen', 'AchievementsScreen'], 'AchievementsScreen.tsx already exports AchievementsScreen'],
])('new rejects %j and writes nothing', (args, message) => {
  const { status, stdout, stderr } = runNew(...args);
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([1, '']);
});
