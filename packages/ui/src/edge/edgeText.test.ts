import { betterEdge, edgeTimeline, luckyEdge, tooFewEdge } from '@machine/mocks/edge.ts';
import { expect, it } from 'vitest';
import { aheadText, describeTimeline, luckLabel, missingText } from './edgeText.ts';

it.each([
  [4.2, '+4.2'],
  [0, '0.0'],
  [-0.04, '0.0'],
  [-1e300, '-1.0T'],
])('aheadText(%f) is %j', (ahead, text) => {
  expect(aheadText(ahead).replace('-0.0', '0.0')).toBe(text);
});

it('says how many disagreements are missing', () => {
  expect(missingText(tooFewEdge, true)).toBe('8 more disagreements until you see how luck compares.');
  expect(missingText({ ...tooFewEdge, disagreements: 19 }, false)).toBe(
    '1 more disagreement until one sees how luck compares.',
  );
  expect(missingText({ ...tooFewEdge, disagreements: 90 }, false)).toContain('1 more');
});

it('says nothing about an unknown verdict', () => {
  expect(luckLabel(luckyEdge)).toBe('1 time in 4');
  expect(luckLabel({ ...luckyEdge, verdict: 'SPLENDID' })).toBe('-');
});

it('describes the chart', () => {
  expect(describeTimeline([])).toBe('');
  expect(describeTimeline(edgeTimeline(betterEdge))).toMatch(/^Highest \+\d+\.\d, lowest .* up to 121.6 either way\.$/);
});
