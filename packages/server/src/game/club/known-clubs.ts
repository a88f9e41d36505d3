import { type Club, CLUB_ROWS, type League } from '@machine/contract';

const LEAGUES: readonly League[] = ['NBA', 'EPL'];

const normalize = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const byCode = new Map<string, Club>();
const byText = new Map<string, string>();
for (const league of LEAGUES)
  for (const [code, name, , , ...otherNames] of CLUB_ROWS[league]) {
    byCode.set(code, { code, name, league });
    // A code is in upper case, a normalized name in lower case.
    for (const text of [code, ...[name, ...otherNames].map(normalize)]) byText.set(text, code);
  }

export const clubByCode = (code: string): Club | undefined => byCode.get(code);

/** Returns the code of a club, given by its code or one of its names; undefined if it isn't known. */
export const clubCodeOf = (text: string): string | undefined =>
  byText.get(text.toUpperCase()) ?? byText.get(normalize(text));

/** Lists the clubs of some leagues, by league and name. */
export const clubsOf = (leagues: readonly string[] = LEAGUES): Club[] =>
  [...byCode.values()].filter(({ league }) => leagues.includes(league));
