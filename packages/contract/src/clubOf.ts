import { CLUB_ROWS } from './clubs.ts';

/** A club as it is drawn: known or not, it has a code and two colors. */
export type DrawnClub = { code: string; name: string; colors: readonly [string, string] };

export const normalizeClubName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const byKey = new Map<string, DrawnClub>();
for (const [code, name, first, second, ...otherNames] of [...CLUB_ROWS.NBA, ...CLUB_ROWS.EPL])
  // A code is in upper case, a normalized name in lower case.
  for (const key of [code, ...[name, ...otherNames].map(normalizeClubName)])
    byKey.set(key, { code, name, colors: [first, second] });

const NEUTRAL = ['#4a5651', '#7c8783'] as const;

/** Returns the first three letters or digits, by code point. */
const threeLetters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, 3).join('').toUpperCase();

/** Finds a club by code or name. An unknown club gets neutral colors and its first three letters. */
export function clubOf(name: string, code?: string | null): DrawnClub {
  const known = byKey.get(code?.toUpperCase() ?? '') ?? byKey.get(normalizeClubName(name));
  if (known) return known;
  return { code: threeLetters(code ?? '') || threeLetters(name) || '?', name, colors: NEUTRAL };
}
