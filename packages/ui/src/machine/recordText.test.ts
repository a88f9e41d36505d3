import { nbaSeason } from '@machine/mocks/record.ts';
import { describe, expect, it, test } from 'vitest';
import {
  accuracyText,
  certainBins,
  certainMonths,
  comparisonText,
  domainOf,
  monthLabel,
  scoreText,
  seasonTitle,
  spanText,
  statedText,
  versionUseText,
} from './recordText.ts';

const { scores } = nbaSeason;
const [match] = nbaSeason.dumbest;

describe('the headline', () => {
  it.each([
    [1_012, 'Right in 63 of 100 matches', 'A coin gets 50, always picking the home team 58.'],
    [23, 'Right in 15 of 23 matches', 'A coin gets 50%, always picking the home team 58%.'],
    [1, 'Right in 1 of 1 match', 'A coin gets 50%, always picking the home team 58%.'],
  ])('counts right predictions in 100 of %i matches, or in all of few', (matches, accuracy, comparison) => {
    expect(accuracyText(scores, matches)).toBe(accuracy);
    expect(comparisonText(scores, matches, 'NBA')).toBe(comparison);
  });

  it('has no coin with three sides', () => {
    expect(comparisonText(scores, 100, 'EPL')).toMatch(/^Picking at random gets 50,/);
  });

  it('stays within 0 and 100', () => {
    expect(accuracyText({ ...scores, machine: { ...scores.machine, accuracy: 1e12 } }, 1e15)).toBe(
      'Right in 100 of 100 matches',
    );
  });
});

test.each([
  ['LIVE', 1, '2025-10-14T12:00:00Z', '2025-10-14T13:00:00Z', '1 real match, Oct 14, 2025'],
  [
    'SIMULATED',
    1_012,
    '2025-07-03T12:00:00Z',
    '2025-10-14T12:00:00Z',
    '1,012 simulated matches, Jul 3, 2025 to Oct 14, 2025',
  ],
  ['NEW', 2, '', 'soon', '2 matches, -'],
])('spanText of %s, %i matches from "%s" to "%s" is %s', (season, matches, from, until, text) => {
  expect(spanText({ season, matches, from, until })).toBe(text);
  expect(versionUseText({ season, matches, from, until, accuracy: 64 })).toBe(`${text}: right in 64%.`);
  expect(versionUseText({ season, matches, from, until, accuracy: null })).toBe(`${text}.`);
});

test('shows an unknown season and month as they are, and no senseless score', () => {
  expect(seasonTitle('NEW')).toBe('NEW');
  expect(['2025-10', '2025-13'].map(monthLabel)).toEqual(['Oct 2025', '2025-13']);
  expect([0.2217, 1e12].map(scoreText)).toEqual(['0.222', '-']);
});

test('certainBins and certainMonths leave out what has too few matches or is no percentage', () => {
  expect(certainBins(nbaSeason.reliability)).toHaveLength(8);
  const [bin] = certainBins(nbaSeason.reliability);
  expect(certainBins([{ from: 50, to: 55, matches: 12, stated: 52, happened: 1e9, low: 1, high: null }])).toEqual([]);
  expect(bin?.from).toBe(50);
  expect(certainMonths([{ month: '2025-10', matches: 12, accuracy: -1, alwaysHome: null, brier: null }])).toEqual([]);
});

test.each([
  [{}, 'It gave Chicago Bulls 8.7%'],
  [{ scoreHome: 104 }, 'It gave a draw 8.7%'],
  [{ scoreHome: null }, 'It gave the result 8.7%'],
  [{ stated: null }, 'It gave Chicago Bulls -'],
])('statedText of %o is %s', (change, text) => {
  expect(match && statedText({ ...match, ...change })).toBe(text);
});

test.each([
  [[61, 62], { from: 60, to: 80 }],
  [[99, 100], { from: 80, to: 100 }],
  [[0, 3], { from: 0, to: 20 }],
])('domainOf(%o) is %o', (values, domain) => {
  expect(domainOf(values)).toEqual(domain);
});
