import { CLUB_ROWS, type League } from '@machine/contract';
import { expect, it } from 'vitest';
import { clubNamed, newClub } from './club-aliases.ts';

/** The names in answers of football-data.org: `name`, `shortName`, `tla`. */
it.each([
  ['AFC Bournemouth', 'Bournemouth', 'BOU', 'BOU'],
  ['Arsenal FC', 'Arsenal', 'ARS', 'ARS'],
  ['Brighton & Hove Albion FC', 'Brighton Hove', 'BHA', 'BHA'],
  ['Manchester City FC', 'Man City', 'MCI', 'MCI'],
  ['Manchester United FC', 'Man United', 'MUN', 'MUN'],
  ['Newcastle United FC', 'Newcastle', 'NEW', 'NEW'],
  ['Norwich City FC', 'Norwich', 'NOR', 'NOR'],
  ['Nottingham Forest FC', 'Nottingham', 'NOT', 'NFO'],
  ['Sheffield United FC', 'Sheffield Utd', 'SHE', 'SHU'],
  ['Sunderland AFC', 'Sunderland', 'SUN', 'SUN'],
  ['Tottenham Hotspur FC', 'Tottenham', 'TOT', 'TOT'],
  ['West Bromwich Albion FC', 'West Bromwich', 'WBA', 'WBA'],
  ['West Ham United FC', 'West Ham', 'WHU', 'WHU'],
  ['Wolverhampton Wanderers FC', 'Wolverhampton', 'WOL', 'WOL'],
])('knows %s, %s and %s as %s', (name, shortName, tla, code) => {
  for (const alias of [name, shortName, tla]) expect(clubNamed('EPL', alias)?.abbr).toBe(code);
});

it.each([
  ['LA Clippers', 'LAC'],
  ['Los Angeles Clippers', 'LAC'],
  ['Los Angeles Lakers', 'LAL'],
  ['Portland Trail Blazers', 'POR'],
  ['Philadelphia 76ers', 'PHI'],
  ['GS', 'GSW'],
  ['NO', 'NOP'],
  ['NY', 'NYK'],
  ['SA', 'SAS'],
  ['UTAH', 'UTA'],
  ['WSH', 'WAS'],
  ['PHO', 'PHX'],
  ['BRK', 'BKN'],
  ['CHO', 'CHA'],
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

it.each([
  ['NBA', 'Team Giannis'],
  ['EPL', '76'],
] as const)('makes none: the %s has no %s', (league, name) => {
  expect(newClub(league, name)).toBeUndefined();
});

it.each([
  ['EPL', 'Testford Rovers FC'],
  ['EPL', 'Manchester'],
  ['EPL', 'Sheffield Wednesday FC'],
  ['EPL', 'Los Angeles Lakers'],
  ['EPL', 'Team Giannis'],
  ['EPL', ''],
  ['EPL', '__proto__'],
  ['NBA', 'Seattle SuperSonics'],
  ['NBA', 'Los Angeles'],
] as const)('does not guess: the %s has no %j', (league, name) => {
  expect(clubNamed(league, name)).toBeUndefined();
});
