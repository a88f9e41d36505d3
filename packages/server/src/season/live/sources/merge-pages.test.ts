import { expect, test } from 'vitest';
import type { Observed } from '../observation.ts';
import { mergePages } from './merge-pages.ts';

const injury = (playerName: string) => ({ playerName, team: 'CLE', status: 'Out', description: '' });
const injuries = (...names: string[]): Observed => ({
  sourceId: 'injuries',
  value: { kind: 'injuries', league: 'NBA', injuries: names.map(injury) },
});
const problem = (sourceId: string, text: string): Observed => ({ sourceId, value: { kind: 'problem', problem: text } });

test('makes one list of injuries', () => {
  expect(mergePages([[injuries('A', 'B')], [injuries('C')]])).toEqual([injuries('A', 'B', 'C')]);
});

test('keeps the later of two entries of a match, and all problems of pages', () => {
  expect(
    mergePages([
      [problem('1', 'first'), problem('2', 'other'), problem('page', 'x')],
      [problem('1', 'second'), problem('page', 'y')],
    ]),
  ).toEqual([problem('1', 'second'), problem('2', 'other'), problem('page', 'x'), problem('page', 'y')]);
});
