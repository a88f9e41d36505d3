import { completedMatch, machineStats, play, recap } from '@machine/contract';
import { expect, test } from 'vitest';
import * as matches from './match.ts';
import * as plays from './plays.ts';
import * as recaps from './recap.ts';

const named = <T>(module: Record<string, unknown>, ending: RegExp) =>
  Object.entries(module).filter((entry): entry is [string, T] => ending.test(entry[0]));

test.each(named(matches, /Match$/))('%s speaks the wire', (_, fixture) => {
  expect(completedMatch.parse(fixture)).toEqual(fixture);
});

test.each(named(recaps, /Recap$/))('%s speaks the wire', (_, fixture) => {
  expect(recap.parse(fixture)).toEqual(fixture);
});

test.each(named<readonly unknown[]>(plays, /Plays$/))('%s speak the wire', (_, fixtures) => {
  expect(fixtures.map((row) => play.parse(row))).toEqual(fixtures);
});

test("the Machine's streaks speak the wire", () => {
  expect(machineStats.parse(matches.machineStats)).toEqual(matches.machineStats);
});

test('a season has as many matches as it is asked for, each with an id of its own', () => {
  const season = matches.manyMatches(1_000);
  expect(new Set(season.map(({ id }) => id)).size).toBe(1_000);
  expect(season.map((row) => completedMatch.parse(row))).toEqual(season);
});

test('the baskets add up to the final score', () => {
  expect(plays.nbaPlays.at(-1)).toMatchObject({ scoreHome: 101, scoreAway: 98, period: 4 });
});
