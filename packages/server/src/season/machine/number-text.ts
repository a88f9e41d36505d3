import type { Fixture } from '../../game/match/feed.ts';
import type { Probabilities } from './ratings.ts';

export const formatCount = (count: number): string => count.toLocaleString('en-US');
export const formatRating = (rating: number): string => String(Math.round(rating));
/** Formats a share with at most one decimal, as the interface does: '62.2%', '61%'. */
export const formatPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** '61.0% for Arsenal, 22.4% for a draw, 16.6% for Everton'; without the draw where there is none. */
export const formatProbabilities = (
  { homeTeam, awayTeam }: Pick<Fixture, 'homeTeam' | 'awayTeam'>,
  { home, draw, away }: Probabilities,
): string =>
  [
    `${formatPercent(home)} for ${homeTeam}`,
    ...(draw > 0 ? [`${formatPercent(draw)} for a draw`] : []),
    `${formatPercent(away)} for ${awayTeam}`,
  ].join(', ');
