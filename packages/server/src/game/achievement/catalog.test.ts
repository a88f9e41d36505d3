import { TIERS } from '@machine/contract';
import { expect, it } from 'vitest';
import { CATALOG } from './catalog.ts';

const tierOf = ({ tier }: (typeof CATALOG)[number]) => TIERS.indexOf(tier);

it('is ordered by tier, with unique ids and titles', () => {
  expect(CATALOG).toEqual(CATALOG.toSorted((a, b) => tierOf(a) - tierOf(b)));
  expect(new Set(CATALOG.map(({ id }) => id)).size).toBe(CATALOG.length);
  expect(new Set(CATALOG.map(({ title }) => title)).size).toBe(CATALOG.length);
});

it.each(CATALOG)('$id has a valid goal, higher than in lower tiers, a short title and a description', (entry) => {
  expect(entry.needed).toBeGreaterThan(entry.type === 'PROGRESS' ? 1 : 0);
  const easier = CATALOG.filter((other) => other.measure === entry.measure && tierOf(other) < tierOf(entry));
  for (const { needed } of easier) expect(entry.needed).toBeGreaterThan(needed);
  expect(entry.id).toMatch(/^[a-z0-9-]+$/);
  expect(entry.title.length).toBeLessThanOrEqual(16);
  expect(entry.description).toMatch(/^[A-Z][\w ,%.-]+\.$/);
});
