import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../build.ts';
import { openDraft } from './draft.ts';
import { addAfter, addBefore, addExport, addImport } from './edits.ts';
import { namesOf, oneOf } from './names.ts';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'machine-draft-'));
});
afterEach(() => rmSync(house, { recursive: true }));

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};
const take = (path: string) => readFileSync(join(house, path), 'utf8');

test.each([
  ['SeasonAwards', { pascal: 'SeasonAwards', camel: 'seasonAwards', kebab: 'season-awards', words: 'Season awards' }],
  ['teams', { pascal: 'Teams', camel: 'teams', kebab: 'teams', words: 'Teams' }],
])('%s is written in each place as it is written there', (name, names) => {
  expect(namesOf(name)).toEqual(names);
});

test.each(['', 'season-awards', 'Season awards', '2Teams', 'Teams!', '../Teams', 'TEAMS', 'constructor()'])(
  '%j is no name, which is said in a sentence',
  (name) => {
    expect(() => namesOf(name)).toThrow('write words like SeasonAwards');
  },
);

test('a name that JavaScript has is refused', () => {
  expect(() => namesOf('Promise')).toThrow('means something else in JavaScript');
});

test.each([
  ['SeasonAwards', 'SeasonAward'],
  ['Categories', 'Category'],
  ['Matches', 'Match'],
  ['Boxes', 'Box'],
  ['Progress', 'ProgressEntry'],
])('a list of %s is made of %s', (list, one) => {
  expect(oneOf(list)).toBe(one);
});

const INDEX = "export * from './auth/A.tsx';\nexport {\n  b,\n} from './chat/B.ts';\nexport * from './team/C.tsx';\n";

test.each([
  ['./aa/X.tsx', 0],
  ['./completed/X.tsx', 4],
  ['./zoo/X.tsx', 5],
])('an export of %s stands in the order of the index', (path, line) => {
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
])('%j and %j become one import', (source, names, expected) => {
  expect(addImport(source, names, './x.ts')).toBe(expected);
});

test('text is put where it belongs, or a sentence says that the file has another shape', () => {
  const source = 'const a = [\n  1,\n];\nconst b = [\n  2,\n];\n';
  expect(addBefore(source, 'const b = [', '];', '  3,\n')).toBe('const a = [\n  1,\n];\nconst b = [\n  2,\n  3,\n];\n');
  expect(addAfter(source, 'const b = [\n', '  3,\n')).toBe('const a = [\n  1,\n];\nconst b = [\n  3,\n  2,\n];\n');
  expect(() => addBefore(source, 'const c = [', '];', '')).toThrow('another shape');
  expect(() => addAfter(source, 'const c = [', '')).toThrow('another shape');
});

test('nothing is written before all of it is known to be possible', () => {
  put('there.ts', 'export const a = 1;\n');
  const draft = openDraft(house);
  draft.create('new.ts', 'new');
  draft.change('there.ts', (source) => `${source}// more\n`);
  expect(() => draft.create('there.ts', 'again')).toThrow('there.ts is there already');
  expect(() => draft.refuseTaken('.', 'a')).toThrow('there.ts exports a already');
  expect(() => take('new.ts')).toThrow('ENOENT');
  expect(draft.write()).toEqual({ created: ['new.ts'], changed: ['there.ts'] });
  expect(take('there.ts')).toBe('export const a = 1;\n// more\n');
});

test('a file that would stay as it is does not count as changed', () => {
  put('there.ts', 'same');
  const draft = openDraft(house);
  draft.change('there.ts', (source) => source);
  expect(draft.write()).toEqual({ created: [], changed: [] });
});

const runNew = (...args: string[]) =>
  spawnSync('node', ['scripts/new.ts', ...args], { cwd: ROOT, encoding: 'utf8', env: process.env });

test.each([
  [['picture', 'Seasons'], '"picture" is none of component, screen and call.'],
  [['call'], 'A call has one name.'],
  [['component', 'SeasonMeter'], 'Whose part is it?'],
  [['component', 'SeasonMeter', '--noun', '../x'], '"../x" is no noun here'],
  [
    ['component', 'PredictionCard', '--noun', 'prediction'],
    'prediction/PredictionCard.tsx exports PredictionCard already',
  ],
  [['call', 'Achievements'], 'achievement.ts exports achievements already'],
  [['screen', 'AchievementsScreen'], 'AchievementsScreen.tsx exports AchievementsScreen already'],
])('%j is refused in a sentence, and nothing is written', (args, sentence) => {
  const { status, stdout, stderr } = runNew(...args);
  expect(stderr).toContain(sentence);
  expect([status, stdout]).toEqual([1, '']);
});
