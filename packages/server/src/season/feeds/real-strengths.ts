import type { League } from '@machine/contract';
import { clubsOf } from './clubs.ts';

/**
 * The ratings of the clubs after the real results that come with the server (NBA to April 2025, EPL to March 2026), as
 * deviations from the mean of the league. Written down, because a simulation never changes: results that are added later
 * don't count.
 */
const RATINGS: Record<League, string> = {
  NBA: `OKC 1.96, BOS 1.48, CLE 1.43, MIN 1.00, LAC 1.00, GSW 0.72, DEN 0.72, IND 0.71, HOU 0.68, MIL 0.62,
    LAL 0.60, NYK 0.60, MEM 0.35, DET 0.23, CHI 0.03, ORL 0.02, SAC 0.00, ATL -0.12, MIA -0.14, POR -0.16,
    DAL -0.40, PHX -0.43, SAS -0.63, TOR -0.79, NOP -1.34, BKN -1.39, PHI -1.41, UTA -1.58, CHA -1.84, WAS -1.91`,
  EPL: `ARS 2.21, MCI 1.82, CHE 0.97, LIV 0.96, AVL 0.60, MUN 0.56, BRE 0.29, BOU 0.13, EVE 0.09, BHA 0.07,
    NEW 0.06, CRY -0.20, FUL -0.21, SUN -0.56, NFO -0.67, LEE -0.75, WHU -0.90, TOT -1.17, WOL -1.44, BUR -1.86`,
};

const STRENGTHS = new Map(
  (['NBA', 'EPL'] as const).flatMap((league) => {
    const ratings = new Map(RATINGS[league].split(/,\s+/).map((rating) => rating.split(' ') as [string, string]));
    return clubsOf(league).map(({ name, abbr }) => [`${league} ${name}`, Number(ratings.get(abbr))] as const);
  }),
);

/** Returns how strong a club really is, in standard deviations of its league. */
export function realStrength(league: League, club: string): number {
  const strength = STRENGTHS.get(`${league} ${club}`);
  if (strength === undefined) throw new Error(`No strength of ${club}`);
  return strength;
}
