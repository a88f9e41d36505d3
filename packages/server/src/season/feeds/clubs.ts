import { CLUB_ROWS, type League } from '@machine/contract';

export type Club = { league: League; name: string; abbr: string };

const clubsIn = (league: League): Club[] => CLUB_ROWS[league].map(([abbr, name]) => ({ league, name, abbr }));

/** Premier League clubs of other seasons than the simulated one. */
const FORMER = new Set(['COV', 'HUL', 'IPS', 'LEI', 'LUT', 'NOR', 'SHU', 'SOU', 'WAT', 'WBA']);
const isFormer = ({ league, abbr }: Club) => league === 'EPL' && FORMER.has(abbr);

/** The clubs of both leagues by their common names. Codes are unique within a league. */
export const CLUBS: readonly Club[] = [...clubsIn('NBA'), ...clubsIn('EPL').filter((club) => !isFormer(club))];

/** Clubs that appear in replays but not in the simulated season. The first two have no colors of their own. */
export const FORMER_CLUBS: readonly Club[] = [
  { league: 'EPL', name: 'Cardiff City', abbr: 'CAR' },
  { league: 'EPL', name: 'Huddersfield Town', abbr: 'HUD' },
  ...clubsIn('EPL').filter(isFormer),
];

export const clubsOf = (league: League): readonly Club[] => CLUBS.filter((club) => club.league === league);
