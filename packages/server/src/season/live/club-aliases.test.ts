import { CLUB_ROWS, type League } from '@machine/contract';
import { expect, it } from 'vitest';
import { clubNamed, newClub } from './club-aliases.ts';

/** The names in answers of football-data.org: `name`, `shortName`, `tla`. */
it.each([
  ['AFC Bournemouth', 'Bournemouth', 'BOU', 'BOU'],
  ['Brighton & Hove Albion FC', 'Brighton Hove', 'BHA', 'BHA'],
  ['Nottingham Forest FC', 'Nottingham', 'NOT', 'NFO'],
  ['Sheffield United FC', 'Sheffield Utd', 'SHE', 'SHU'],
  ['Sunderland AFC', 'Sunderland', 'SUN', 'SUN'],
])('knows %s, %s and %s as %s', (name, shortName, tla, code) => {
  for (const alias of [name, shortName, tla]) expect(clubNamed('EPL', alias)?.abbr).toBe(code);
});

it.each([
  ['LA Clippers', 'LAC'],
  ['GS', 'GSW'],
  ['UTAH', 'UTA'],
])('knows %s as %s', (alias, code) => expect(clubNamed('NBA', alias)?.abbr).toBe(code));

it.each<League>(['NBA', 'EPL'])('knows each club of the %s by its own name and code', (league) => {
  for (const [abbr, name] of CLUB_ROWS[league]) {
    expect(clubNamed(league, name)).toEqual({ name, abbr });
    expect(clubNamed(league, abbr)).toEqual({ name, abbr });
  }
});

it.each([
  ['Wrexham AFC', 'Wrexham', 'WRE'],
  ['Burton Albion FC', 'Burton Albion', 'BUT'],
  ['FC Ål', 'Ål', 'ALX'],
])('makes a new club of %s, with a code of its own', (name, ownName, abbr) => {
  expect(newClub('EPL', name)).toEqual({ name: ownName, abbr });
});

it('makes no club of a team of all-stars, nor of a name without letters', () => {
  expect([newClub('NBA', 'Team Giannis'), newClub('EPL', '76')]).toEqual([undefined, undefined]);
});

it.each([
  ['EPL', 'Manchester'],
  ['EPL', 'Los Angeles Lakers'],
  ['EPL', ''],
  ['EPL', '__proto__'],
  ['NBA', 'Los Angeles'],
] as const)('does not guess: the %s has no %j', (league, name) => {
  expect(clubNamed(league, name)).toBeUndefined();
});
