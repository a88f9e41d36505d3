import { CLUB_ROWS, type ClubRow } from '@machine/contract';

export type Club = { code: string; name: string; colors: readonly [string, string] };

const normalize = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const toClub = ([code, name, first, second]: ClubRow): Club => ({ code, name, colors: [first, second] });

const ROWS = [...CLUB_ROWS.NBA, ...CLUB_ROWS.EPL];

const byCode = new Map(ROWS.map((row) => [row[0], toClub(row)]));
const byName = new Map(
  ROWS.flatMap((row) => [row[1], ...row.slice(4)].map((name) => [normalize(name), toClub(row)] as const)),
);

const NEUTRAL = ['#4a5651', '#7c8783'] as const;

/** Returns the first three letters or digits, by code point. */
const threeLetters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, 3).join('').toUpperCase();

/** Finds a club by code or name. An unknown club gets neutral colors and its first three letters. */
export function clubOf(name: string, code?: string | null): Club {
  const known = byCode.get(code?.toUpperCase() ?? '') ?? byName.get(normalize(name));
  if (known) return known;
  return { code: threeLetters(code ?? '') || threeLetters(name) || '?', name, colors: NEUTRAL };
}
