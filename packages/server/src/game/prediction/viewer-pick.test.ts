import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { communityStatsOf } from './viewer-pick.ts';

it('gives community percentages with at most one decimal that add up to 100', () => {
  const counts = fc.nat({ max: 100_000 });
  fc.assert(
    fc.property(counts, counts, (agree, disagree) => {
      const { totalCount, agreePercent, disagreePercent } = communityStatsOf(agree, disagree);
      expect(totalCount).toBe(agree + disagree);
      if (totalCount === 0) return;
      expect(Math.round((agreePercent + disagreePercent) * 1e6) / 1e6).toBe(100);
      for (const percent of [agreePercent, disagreePercent]) expect(String(percent)).toMatch(/^\d{1,3}(\.\d)?$/);
    }),
  );
});
