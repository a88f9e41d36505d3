import { CLUB_ROWS, type League } from '@machine/contract';

/** A club as the game knows it: its common name and its code of three capital letters. */
export type KnownClub = { name: string; abbr: string };

/**
 * Names and codes that providers use and that CLUB_ROWS doesn't have, by our code. Endings such as "FC" need no entry.
 * No name has stood for two clubs of a league in any season since 2018, so the season doesn't matter. Until a club
 * that was promoted for the first time is added to CLUB_ROWS, it is a new club.
 */
const ALIASES: Record<League, Record<string, readonly string[]>> = {
  NBA: {
    BKN: ['BRK', 'NJN', 'New Jersey Nets'],
    CHA: ['CHO', 'Charlotte Bobcats'],
    GSW: ['GS'],
    LAC: ['L.A. Clippers'],
    LAL: ['L.A. Lakers'],
    NOP: ['NO', 'NOH', 'NOR', 'New Orleans Hornets'],
    NYK: ['NY'],
    PHX: ['PHO'],
    POR: ['Portland Trailblazers'],
    SAS: ['SA', 'Spurs'],
    UTA: ['UTAH', 'UTH'],
    WAS: ['WSH'],
  },
  EPL: {
    AVL: ['AST'],
    BHA: ['BRI', 'Brighton Hove'],
    LEE: ['LEU'],
    MCI: ['Manchester City', 'MNC'],
    MUN: ['MNU'],
    NFO: ['NOT', 'Nottingham'],
    SHU: ['SHE'],
    TOT: ['Spurs'],
    WBA: ['West Bromwich'],
    WHU: ['WES'],
    WOL: ['Wolverhampton'],
  },
};

const CLUBS_BY_NAME: Record<League, ReadonlyMap<string, KnownClub>> = { NBA: namesOf('NBA'), EPL: namesOf('EPL') };

/** Returns the club that a provider names or abbreviates; undefined for one that the game doesn't have. */
export const clubNamed = (league: League, name: string): KnownClub | undefined =>
  CLUBS_BY_NAME[league].get(normalized(name));

/**
 * Returns the club of a name that the game doesn't know: one that was promoted, if it is of the Premier League. The NBA
 * promotes none, but plays games of all-stars. Its code is made from its name, and no known club has it.
 */
export function newClub(league: League, name: string): KnownClub | undefined {
  const ownName = bareName(name);
  const letters = ownName
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  if (league !== 'EPL' || letters === '') return undefined;
  const [first = '', ...others] = `${letters}XYZ`;
  const codes = others.flatMap((second, index) => others.slice(index + 1).map((third) => first + second + third));
  const abbr = codes.find((code) => !CODES.has(code));
  return abbr === undefined ? undefined : { name: ownName, abbr };
}

const CODES: ReadonlySet<string> = new Set([...CLUB_ROWS.NBA, ...CLUB_ROWS.EPL].map(([code]) => code));

function namesOf(league: League): ReadonlyMap<string, KnownClub> {
  const clubs = new Map<string, KnownClub>();
  for (const [abbr, name, , , ...otherNames] of CLUB_ROWS[league]) {
    for (const alias of [abbr, name, ...otherNames, ...(ALIASES[league][abbr] ?? [])]) {
      const key = normalized(alias);
      const known = clubs.get(key);
      if (known !== undefined && known.abbr !== abbr) throw new Error(`${alias} is both ${known.abbr} and ${abbr}`);
      clubs.set(key, { name, abbr });
    }
  }
  return clubs;
}

/** 'AFC Bournemouth' and 'Bournemouth', 'Brighton & Hove Albion FC' and 'brighton and hove albion' are equal. */
function normalized(name: string): string {
  return bareName(name).toLowerCase().replaceAll('&', 'and');
}

function bareName(name: string): string {
  const words = name.trim().replaceAll(/\s+/g, ' ');
  return words.replace(/^A?FC /i, '').replace(/ A?FC$/i, '');
}
