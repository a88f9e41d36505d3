import { expect, test } from 'vitest';
import { rankNames } from './rank.ts';

test.each([
  ['APPRENTICE', 'Challenger', 'CHL'],
  ['WIZARD', 'WIZARD', 'WIZARD'],
  ['constructor', 'constructor', 'constructor'],
  ['', 'Rookie', 'RKE'],
])('shows rank %s as %s, and as %s on narrow screens', (rank, wide, short) => {
  expect(rankNames(rank)).toEqual({ wide, short });
});
