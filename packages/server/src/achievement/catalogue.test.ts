import { TIERS } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, catalogueEntry } from './catalogue.ts';

describe('the catalogue', () => {
  it('has at least 24 achievements, in the order of the tiers, in all five of them', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(24);
    const tiers = CATALOGUE.map(({ tier }) => TIERS.indexOf(tier));
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
    expect(new Set(tiers)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('names each once, and finds it by its id', () => {
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
    expect(new Set(CATALOGUE.map(({ title }) => title)).size).toBe(CATALOGUE.length);
    expect(catalogueEntry('streak-3')).toMatchObject({ title: 'Hat-Trick', tier: 'BRONZE' });
    expect(catalogueEntry('constructor')).toBeUndefined();
  });

  it.each(CATALOGUE)('$id can be reached, stands as a tag and says how', ({ id, title, description, needed, type }) => {
    expect(needed).toBeGreaterThan(type === 'PROGRESS' ? 1 : 0);
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(title.length).toBeLessThanOrEqual(16);
    expect(description).toMatch(/^[A-Z][\w ,%.-]+\.$/);
  });

  it('never asks for more of one measure in an easier tier', () => {
    for (const { measure, needed, tier } of CATALOGUE) {
      const harder = CATALOGUE.filter(
        (other) => other.measure === measure && TIERS.indexOf(other.tier) > TIERS.indexOf(tier),
      );
      for (const other of harder) expect(other.needed).toBeGreaterThan(needed);
    }
  });
});
