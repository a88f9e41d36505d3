import { basename } from 'node:path';
import type { League } from '@machine/contract';
import type { Fixture } from '../../game/match/feed.ts';
import { clubNameOf, dateOf, type ResultRow } from '../feeds/bundled-results.ts';
import { readSeasonFile } from '../feeds/season-files.ts';
import { SeasonFileError, seasonName, totalOf } from '../feeds/season-match.ts';

export type NamedRow = ResultRow & { league: League; file: string };

export const LEAGUES = ['NBA', 'EPL'] as const;

/** Reads the finished matches of a file. Throws a `SeasonFileError` for an unknown club. */
export async function readRows(file: string): Promise<NamedRow[]> {
  const name = basename(file);
  const matches = await readSeasonFile(file);
  return matches.flatMap(({ season, fixture, segments }) => {
    if (segments.length === 0) return [];
    checkClubs(name, fixture);
    const { home: homeScore, away: awayScore } = totalOf(segments);
    const { league, homeTeamAbbr: home, awayTeamAbbr: away, startTime } = fixture;
    return { league, file: name, season, date: dateOf(league, startTime), home, away, homeScore, awayScore };
  });
}

/** Codes of the EPL are made from the names, so an unknown club can get the code of another one. */
function checkClubs(file: string, { league, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr }: Fixture): void {
  for (const [code, club] of Object.entries({ [homeTeamAbbr]: homeTeam, [awayTeamAbbr]: awayTeam })) {
    const known = clubNameOf(league, code);
    if (known === undefined || (league === 'EPL' && known !== club))
      throw new SeasonFileError(file, `${club} isn't a known club of the ${league}`);
  }
}

/** Identifies a match: in the EPL, a club hosts each other club once a season; NBA clubs play at most once a day. */
export const keyOf = ({ league, season, date, home, away }: NamedRow): string =>
  league === 'EPL' ? `EPL ${season} ${home} ${away}` : `NBA ${date} ${[home, away].toSorted().join(' ')}`;

export const describe = ({ season, date, home, away, homeScore, awayScore }: NamedRow): string =>
  `${home} ${homeScore}–${awayScore} ${away} on ${date} (season ${season})`;

export const seasonOf = ({ league, season }: NamedRow): string => `${league} ${seasonName(season)}`;

/**
 * Adds rows to the known ones, and sorts them by date. Throws a `SeasonFileError` for a row that contradicts an earlier
 * one, unless it `corrects` known rows. Returns a line for each season that says how many were added.
 */
export function updateRows(known: readonly NamedRow[], added: readonly NamedRow[], corrects: boolean) {
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  const given = new Map<string, NamedRow>();
  const changes: { season: string; kind: 'added' | 'corrected' | 'known' }[] = [];
  // The NBA comes first.
  for (const row of added.toSorted((a, b) => b.league.localeCompare(a.league) || a.season - b.season)) {
    const key = keyOf(row);
    const [before, twin] = [rows.get(key), given.get(key)];
    const other = [twin, corrects ? undefined : before].find((each) => each && describe(each) !== describe(row));
    if (other !== undefined) throw contradiction(row, other, twin === undefined);
    given.set(key, row);
    if (twin !== undefined) continue;
    const kind = before === undefined ? 'added' : describe(before) === describe(row) ? 'known' : 'corrected';
    changes.push({ season: seasonOf(row), kind });
    if (kind !== 'known') rows.set(key, row);
  }
  const lines = [...Map.groupBy(changes, ({ season }) => season)].map(([season, own]) => {
    const count = (kind: string) => `${own.filter((change) => change.kind === kind).length} ${kind}`;
    return `${season}: ${count('added')}, ${count('corrected')}, ${count('known')}`;
  });
  // The sort is stable, so the order within a day doesn't change.
  return { rows: [...rows.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)), lines };
}

const contradiction = (row: NamedRow, other: NamedRow, isCorrectable: boolean) =>
  new SeasonFileError(
    row.file,
    `is ${describe(row)}, but ${other.file} has ${describe(other)}${isCorrectable ? '; --correct takes the new one' : ''}`,
  );
