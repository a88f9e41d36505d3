import type { Draws } from './draws.ts';
import type { Fixture, Score } from './feed.ts';
import type { StruckOff } from './match-state.ts';

/** In so many of a hundred matches something is counted that does not stand. */
const REVIEWED = 4;
const PROTESTED = 1;

/** What is counted by mistake in a match that ends as `stretches` say, and later taken back; mostly nothing. */
export function struckOff(draws: Draws, { id, league }: Fixture, stretches: readonly Score[]): StruckOff | undefined {
  const random = draws(id, 'mistake');
  const chance = random.below(100);
  if (chance >= REVIEWED + PROTESTED) return undefined;
  const by = chance < PROTESTED ? 'protest' : 'review';
  const side = random.below(2) === 0 ? 'home' : 'away';
  if (league === 'EPL') return { side, points: 1, by };
  const points = 1 + random.below(3);
  const lead = stretches.reduce((sum, { home, away }) => sum + home - away, 0) * (side === 'home' ? 1 : -1);
  // A game that was level would have gone into overtime.
  return { side, points: lead + points === 0 ? (points % 3) + 1 : points, by };
}
