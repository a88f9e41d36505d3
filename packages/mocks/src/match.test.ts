import { completedMatch, machineStats, play, recap } from '@machine/contract';
import { expect, test } from 'vitest';
import * as matches from './match.ts';
import * as plays from './plays.ts';
import * as recaps from './recap.ts';

const named = <T>(module: Record<string, unknown>, ending: RegExp) =>
  Object.entries(module).filter((entry): entry is [string, T] => ending.test(entry[0]));

test.each(named(matches, /Match$/))('%s matches the schema', (_, fixture) => {
  expect(completedMatch.parse(fixture)).toEqual(fixture);
});

test.each(named(recaps, /Recap$/))('%s matches the schema', (_, fixture) => {
  expect(recap.parse(fixture)).toEqual(fixture);
});

test.each(named<readonly unknown[]>(plays, /Plays$/))('%s match the schema', (_, fixtures) => {
  expect(fixtures.map((row) => play.parse(row))).toEqual(fixtures);
});

test("the Machine's streaks match the schema", () => {
  expect(machineStats.parse(matches.machineStats)).toEqual(matches.machineStats);
});

test('manyMatches generates the requested number of matches with unique ids', () => {
  const generated = matches.manyMatches(1_000);
  expect(new Set(generated.map(({ id }) => id)).size).toBe(1_000);
  expect(generated.map((row) => completedMatch.parse(row))).toEqual(generated);
});

test('the plays add up to the final score', () => {
  expect(plays.nbaPlays.at(-1)).toMatchObject({ scoreHome: 101, scoreAway: 98, period: 4 });
});
