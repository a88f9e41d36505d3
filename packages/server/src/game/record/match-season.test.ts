import { expect, test } from 'vitest';
import { seasonKindOfMatch } from './match-season.ts';

test.each([
  ['sim-nba-20779-3', 'SIMULATED'],
  ['sim-epl-2968-0', 'SIMULATED'],
  ['nba-2024-817-r0', 'REPLAY'],
  ['epl-2024-96-b12', 'REPLAY'],
  ['nba-2026-11-20-lal-bos', 'LIVE'],
  ['epl-2026-11-21-ars-bha-2', 'LIVE'],
])('the match %s is %s', (id, kind) => {
  expect(seasonKindOfMatch(id)).toBe(kind);
});
