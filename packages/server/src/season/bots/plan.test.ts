import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkUsername } from '../../account/auth/username.ts';
import { botUsername } from './accounts.ts';
import { planPicks } from './plan.ts';
import { createReservedNames } from '../../account/auth/reserved.ts';
import { fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { BOT_PLAYERS } from './players.ts';
import { CLUBS } from '../feeds/clubs.ts';

const club = fc.constantFrom(...CLUBS.map(({ name }) => name));
const openMatch = fc.record({
  id: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  league: fc.constantFrom('NBA' as const, 'EPL' as const),
  homeTeam: club,
  awayTeam: club,
  isGold: fc.boolean(),
  machinePick: fc.constantFrom('HOME' as const, 'AWAY' as const, 'DRAW' as const),
  confidencePct: fc.double({ min: 34, max: 90, noNaN: true }),
  predictedAt: fc.integer({ min: 0, max: 2e12 }),
  startTime: fc.integer({ min: 2e12 + 1_000, max: 3e12 }),
});
it('plans at most one pick per bot between prediction and start, always the same', () => {
  fc.assert(
    fc.property(fc.integer(), openMatch, (seed, match) => {
      const plan = planPicks(seed, match);
      expect(planPicks(seed, { ...match })).toEqual(plan);
      expect(new Set(plan.map(({ bot }) => bot)).size).toBe(plan.length);
      expect(plan.map(({ at }) => at)).toEqual(plan.map(({ at }) => at).toSorted((a, b) => a - b));
      for (const { at } of plan) {
        expect(at).toBeGreaterThanOrEqual(match.predictedAt);
        expect(at).toBeLessThan(match.startTime);
      }
    }),
  );
});

it('spreads picks over time, varies with seed and match, and involves many bots', () => {
  const prediction = { isGold: false, machinePick: 'HOME', confidencePct: 60 } as const;
  const match = { ...fakeMatch('sim-nba-1-1', 36 * HOUR), ...prediction, predictedAt: 0 };
  const plan = planPicks(1, match);
  expect(plan.length).toBeGreaterThan(12);
  expect(plan.length).toBeLessThan(BOT_PLAYERS.length);
  expect(new Set(plan.map(({ at }) => at)).size).toBe(plan.length);
  expect(planPicks(2, match)).not.toEqual(plan);
  expect(planPicks(1, { ...match, id: 'sim-nba-1-2' })).not.toEqual(plan);
});

it('gives bots unique names, also followed by "bot", that nobody can sign up with', () => {
  const names = BOT_PLAYERS.map(({ name }) => name);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(36);
  for (const name of names) expect(() => checkUsername(botUsername(name), () => false)).toThrow(/Username/);
  const copies = names.flatMap((name) => [`${name}bot`, `${name}_bot`, `${name}__B0T_1`]);
  expect(copies.filter((copy) => !createReservedNames(names)(copy))).toEqual([]);
});
