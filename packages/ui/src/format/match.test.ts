import { expect, test } from 'vitest';
import { resultLabel, scoreLabel, statusNote } from './match.ts';

const match = { status: 'FINAL', homeTeam: 'Lakers', awayTeam: 'Suns', scoreHome: 101, scoreAway: 98 };

test.each([
  [{}, 'Suns at Lakers, final 98–101'],
  [{ status: 'LIVE', scoreHome: 0, scoreAway: 0 }, 'Suns at Lakers, live 0–0'],
  [{ status: 'PROVISIONAL' }, 'Suns at Lakers, provisional 98–101'],
  [{ status: 'POSTPONED', scoreHome: null, scoreAway: null }, 'Suns at Lakers, postponed'],
  [{ scoreAway: null }, 'Suns at Lakers, final'],
  [{ status: 'SUSPENDED' }, 'Suns at Lakers, SUSPENDED 98–101'],
  [{ status: 'constructor' }, 'Suns at Lakers, constructor 98–101'],
  [{ status: '' }, 'Suns at Lakers, 98–101'],
  [{ status: '', homeTeam: '', scoreHome: null }, 'Suns at TBD'],
])('labels a match with %j as "%s" (X40)', (changed, name) => {
  expect(resultLabel({ ...match, ...changed })).toBe(name);
});

test.each([
  [101, '101'],
  [0, '0'],
  [null, '–'],
])('formats a score of %s as %s', (score, shown) => {
  expect(scoreLabel(score)).toBe(shown);
});

test.each([
  ['PROVISIONAL', 'The score may still change'],
  ['VOID', 'Void: this match does not count'],
  ['POSTPONED', 'Postponed: this match does not count'],
])('explains what %s means for the game', (status, expected) => {
  expect(statusNote(status)).toContain(expected);
});

test.each(['FINAL', 'LIVE', 'SUSPENDED', 'constructor', ''])('has no note for the status %j', (status) => {
  expect(statusNote(status)).toBeUndefined();
});
