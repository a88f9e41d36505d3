import type { Fixture, Score } from '../../game/match/feed.ts';
import type { OverturnedPoints } from './match-state.ts';
import type { RandomSource } from './random-source.ts';

/** The percentage of matches in which points are overturned, by review and by protest. */
const REVIEW_PERCENT = 4;
const PROTEST_PERCENT = 1;

/** Draws the points that are counted in a match and later overturned. Returns undefined for most matches. */
export function overturnedPoints(
  source: RandomSource,
  { id, league }: Fixture,
  segments: readonly Score[],
): OverturnedPoints | undefined {
  const random = source(id, 'mistake');
  const chance = random.below(100);
  if (chance >= REVIEW_PERCENT + PROTEST_PERCENT) return undefined;
  const by = chance < PROTEST_PERCENT ? 'protest' : 'review';
  const side = random.below(2) === 0 ? 'home' : 'away';
  if (league === 'EPL') return { side, points: 1, by };
  const points = 1 + random.below(3);
  const lead = segments.reduce((sum, { home, away }) => sum + home - away, 0) * (side === 'home' ? 1 : -1);
  // Avoid a tie, which would have gone to overtime.
  return { side, points: lead + points === 0 ? (points % 3) + 1 : points, by };
}
