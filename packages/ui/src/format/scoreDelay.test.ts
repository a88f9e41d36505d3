import { expect, test } from 'vitest';
import { delayedScoresText, scoreDelay } from './scoreDelay.ts';

const NOW = new Date('2025-10-14T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();

test.each([
  ['LIVE', ago(181), 'Score from 11:56 AM, 3 minutes ago'],
  ['LIVE', ago(7_200), 'Score from 10:00 AM, 2 hours ago'],
  ['LIVE', ago(180), null],
  ['LIVE', undefined, null],
  ['LIVE', 'soon', null],
  ['FINAL', ago(600), null],
])('marks a score by its age: %s as of %s', (status, asOf, text) => {
  expect(scoreDelay({ status, asOf }, NOW, 'UTC')).toBe(text);
});

test.each([
  [['NBA'], 'Live NBA scores are delayed right now. Your picks are safe.'],
  [['NBA', 'EPL'], 'Live NBA and EPL scores are delayed right now. Your picks are safe.'],
  [[''], 'Live scores are delayed right now. Your picks are safe.'],
])('names the leagues without scores: %s', (leagues, text) => {
  expect(delayedScoresText(leagues)).toBe(text);
});
