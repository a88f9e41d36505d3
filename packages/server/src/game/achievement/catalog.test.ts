import { TIERS } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { CATALOG, catalogEntry } from './catalog.ts';

describe('CATALOG', () => {
  it('has at least 24 achievements in all five tiers, ordered by tier', () => {
    expect(CATALOG.length).toBeGreaterThanOrEqual(24);
    const tiers = CATALOG.map(({ tier }) => TIERS.indexOf(tier));
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
    expect(new Set(tiers)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('has unique ids and titles, and finds entries by id', () => {
    expect(new Set(CATALOG.map(({ id }) => id)).size).toBe(CATALOG.length);
    expect(new Set(CATALOG.map(({ title }) => title)).size).toBe(CATALOG.length);
    expect(catalogEntry('streak-3')).toMatchObject({ title: 'Hat-Trick', tier: 'BRONZE' });
    expect(catalogEntry('constructor')).toBeUndefined();
  });

  it.each(CATALOG)(
    '$id has a valid goal, a short title and a description',
    ({ id, title, description, needed, type }) => {
      expect(needed).toBeGreaterThan(type === 'PROGRESS' ? 1 : 0);
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(title.length).toBeLessThanOrEqual(16);
      expect(description).toMatch(/^[A-Z][\w ,%.-]+\.$/);
    },
  );

  it('never requires more of the same measure in a lower tier', () => {
    for (const { measure, needed, tier } of CATALOG) {
      const harder = CATALOG.filter(
        (other) => other.measure === measure && TIERS.indexOf(other.tier) > TIERS.indexOf(tier),
      );
      for (const other of harder) expect(other.needed).toBeGreaterThan(needed);
    }
  });
});
