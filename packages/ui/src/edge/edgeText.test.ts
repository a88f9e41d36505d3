import { betterEdge, edgeTimeline, luckyEdge, tooFewEdge } from '@machine/mocks/fixtures';
import { expect, it } from 'vitest';
import { describeTimeline, matchWinsText, missingText, verdictLabel, verdictText, winsText } from './edgeText.ts';

it.each([
  [4.2, '+4.2'],
  [-0.94, '-0.9'],
  [0, '0.0'],
  [-0.04, '0.0'],
  [1_204.56, '+1,204.6'],
  [1e9, '+1.0B'],
  [-1e300, '-1.0T'],
])('winsText(%f) is %j', (wins, text) => {
  expect(winsText(wins).replace('-0.0', '0.0')).toBe(text);
});

it('has two decimals for a match', () => {
  expect([0.61, -0.366, 0].map(matchWinsText)).toEqual(['+0.61', '-0.37', '0.00']);
});

it('says how many disagreements are missing', () => {
  expect(missingText(tooFewEdge, true)).toBe('8 more disagreements until you see your edge.');
  expect(missingText({ ...tooFewEdge, disagreements: 19 }, false)).toBe('1 more disagreement until their edge shows.');
  expect(missingText({ ...tooFewEdge, disagreements: 90 }, false)).toContain('1 more');
});

it('says nothing about an unknown verdict', () => {
  expect(verdictText(luckyEdge.verdict)).toBe('Within luck so far.');
  expect(verdictText('SPLENDID')).toBe('');
  expect(verdictLabel('SPLENDID')).toBe('-');
});

it('describes the chart', () => {
  expect(describeTimeline([])).toBe('');
  expect(describeTimeline(edgeTimeline(betterEdge))).toMatch(/^Highest \+\d+\.\d, lowest .* up to 24.3 either way\.$/);
});
