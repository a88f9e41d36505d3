import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../build.ts';
import { createPlan } from './create-plan.ts';
import { namesOf, singularOf } from './plan.ts';

test.each([
  ['SeasonAwards', { pascal: 'SeasonAwards', camel: 'seasonAwards', kebab: 'season-awards', title: 'Season awards' }],
  ['teams', { pascal: 'Teams', camel: 'teams', kebab: 'teams', title: 'Teams' }],
])('namesOf returns the spellings of %s', (name, names) => {
  expect(namesOf(name)).toEqual(names);
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

test.each([
  ['picture Seasons', '"picture" must be component, screen, call or event.'],
  ['call', 'A call needs exactly one name.'],
  ['call Season awards', 'A call needs exactly one name.'],
  ['call Season-awards', 'is not a valid name'],
  ['call ../Teams', 'is not a valid name'],
  ['call Promise', 'is a JavaScript global'],
  ['component SeasonMeter', 'Add --noun'],
  ['component SeasonMeter --noun ../x', '"../x" is not valid'],
  ['call Teams --param a/b', '"a/b" is not valid'],
])('rejects "%s"', (args, message) => {
  expect(() => createPlan(args.split(' '))).toThrow(message);
});

test('pastes into the files of a noun that exists', () => {
  const { files, edits } = createPlan(['call', 'TeamRatings', '--noun', 'match']);
  expect(Object.keys(files)).toEqual(['packages/mocks/src/teamRatings.test.ts']);
  expect(edits).toContainEqual({
    path: 'packages/contract/src/match.ts',
    at: 'end',
    text: expect.stringContaining('export const teamRatings = '),
  });
});

test('prints the reason and writes nothing if a file exists', () => {
  const args = ['scripts/new.ts', 'component', 'PredictionCard', '--noun', 'prediction'];
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toContain('PredictionCard.tsx already exists');
  expect([status, stdout]).toEqual([1, '']);
});
