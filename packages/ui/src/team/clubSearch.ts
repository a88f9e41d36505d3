import { clubOf, type DrawnClub, normalizeClubName } from '@machine/contract/clubOf.ts';
import { CLUB_ROWS } from '@machine/contract/clubs.ts';

const ALL = [...CLUB_ROWS.NBA, ...CLUB_ROWS.EPL];

/** Finds the clubs with a text in one of their names; none for an empty text. */
export function clubsMatching(text: string): DrawnClub[] {
  const wanted = normalizeClubName(text);
  if (wanted === '') return [];
  return ALL.filter(([code, name, _first, _second, ...others]) =>
    [code, name, ...others].some((known) => normalizeClubName(known).includes(wanted)),
  ).map(([code, name]) => clubOf(name, code));
}
