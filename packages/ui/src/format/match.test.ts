import { expect, test } from 'vitest';
import { resultLabel, statusNote } from './match.ts';

const match = { status: 'FINAL', homeTeam: 'Lakers', awayTeam: 'Suns', scoreHome: 101, scoreAway: 98 };

test.each([
  [{}, 'Lakers vs Suns, final 101–98'],
  [{ status: 'LIVE', scoreHome: 0, scoreAway: 0 }, 'Lakers vs Suns, live 0–0'],
  [{ status: 'POSTPONED', scoreHome: null, scoreAway: null }, 'Lakers vs Suns, postponed'],
  [{ scoreAway: null }, 'Lakers vs Suns, final'],
  [{ status: 'constructor' }, 'Lakers vs Suns, constructor 101–98'],
  [{ status: '' }, 'Lakers vs Suns, 101–98'],
  [{ status: '', homeTeam: '', scoreHome: null }, 'TBD vs Suns'],
])('labels a match with %j as "%s"', (changed, name) => {
  expect(resultLabel({ ...match, ...changed })).toBe(name);
});

test('explains only what a status means for the game', () => {
  expect(statusNote('VOID')).toContain('Void: this match does not count');
  expect(['FINAL', 'SUSPENDED', 'constructor', ''].map(statusNote)).toEqual(Array(4).fill(undefined));
});
