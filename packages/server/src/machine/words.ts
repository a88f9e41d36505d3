import type { Fixture } from '../feed/feed.ts';
import type { Probabilities } from './ratings.ts';

/** How the Machine writes numbers, in every text of its own. */
export const points = (value: number): string => String(Math.round(value));
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** '61.0% for Arsenal, 22.4% for a draw, 16.6% for Everton'; no draw where there is none. */
export const chancesInWords = (
  { homeTeam, awayTeam }: Pick<Fixture, 'homeTeam' | 'awayTeam'>,
  { home, draw, away }: Probabilities,
): string =>
  [
    `${percent(home)} for ${homeTeam}`,
    ...(draw > 0 ? [`${percent(draw)} for a draw`] : []),
    `${percent(away)} for ${awayTeam}`,
  ].join(', ');
