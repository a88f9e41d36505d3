import { expect, test } from 'vitest';
import { rankNames } from './rank.ts';

test.each([
  ['ROOKIE', 'Rookie', 'RKE'],
  ['APPRENTICE', 'Challenger', 'CHL'],
  ['CHALLENGER', 'Elite', 'ELT'],
  ['MASTER', 'Master', 'MTR'],
  ['SLAYER', 'Legend', 'LGD'],
  ['ORACLE', 'Oracle', 'ORC'],
  ['ADMIN', 'ADMIN', 'ADM'],
  ['WIZARD', 'WIZARD', 'WIZARD'],
  ['constructor', 'constructor', 'constructor'],
  ['', 'Rookie', 'RKE'],
  [null, 'Rookie', 'RKE'],
  [undefined, 'Rookie', 'RKE'],
])('shows rank %s as %s, and as %s on narrow screens', (rank, wide, short) => {
  expect(rankNames(rank)).toEqual({ wide, short });
});
