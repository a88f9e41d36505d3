import { CLUB_ROWS, clubOf, type League, type LeagueClub } from '@machine/contract';

const LEAGUES: readonly League[] = ['NBA', 'EPL'];

const byCode = new Map<string, LeagueClub>(
  LEAGUES.flatMap((league) => CLUB_ROWS[league].map(([code, name]) => [code, { code, name, league }] as const)),
);

export const clubByCode = (code: string): LeagueClub | undefined => byCode.get(code);

/** Returns the code of a club, given by its code or one of its names; undefined if it isn't known. */
export function clubCodeOf(text: string): string | undefined {
  const { code, name } = clubOf(text, text);
  // One that isn't known gets its own first letters as its code, which may be those of another club.
  return byCode.get(code)?.name === name ? code : undefined;
}

/** Lists the clubs of some leagues, by league and name. */
export const clubsOf = (leagues: readonly string[] = LEAGUES): LeagueClub[] =>
  [...byCode.values()].filter(({ league }) => leagues.includes(league));
