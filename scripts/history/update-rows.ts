import type { League } from '@machine/contract';
import { HistoryError, LEAGUES, type LocatedRow } from './rows.ts';

/** How many rows of a season were new, changed, or already known. */
export type SeasonCounts = { league: League; season: number; added: number; corrected: number; known: number };

/**
 * Adds rows to the known ones, and sorts them by date. Throws a `HistoryError` for a row that contradicts an earlier one,
 * unless it `corrects` known rows.
 */
export function updateRows(
  known: readonly LocatedRow[],
  added: readonly LocatedRow[],
  corrects: boolean,
): { rows: LocatedRow[]; counts: SeasonCounts[] } {
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  const given = new Map<string, LocatedRow>();
  const counts = new Map<string, SeasonCounts>();
  for (const row of added) {
    const key = keyOf(row);
    const [before, twin] = [rows.get(key), given.get(key)];
    const other = [twin, corrects ? undefined : before].find((each) => each && describe(each) !== describe(row));
    if (other !== undefined) throw new HistoryError(contradiction(row, other, twin === undefined));
    given.set(key, row);
    if (twin !== undefined) continue;
    const kind = before === undefined ? 'added' : describe(before) === describe(row) ? 'known' : 'corrected';
    countsOf(counts, row)[kind] += 1;
    if (kind !== 'known') rows.set(key, row);
  }
  return {
    // The sort is stable, so the order within a day doesn't change.
    rows: [...rows.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    counts: [...counts.values()].toSorted(
      (a, b) => LEAGUES.indexOf(a.league) - LEAGUES.indexOf(b.league) || a.season - b.season,
    ),
  };
}

/** Identifies a match: in the EPL, a club hosts each other club once a season; NBA clubs play at most once a day. */
export const keyOf = ({ league, season, date, home, away }: LocatedRow): string =>
  league === 'EPL' ? `EPL ${season} ${home} ${away}` : `NBA ${date} ${[home, away].toSorted().join(' ')}`;

const describe = ({ season, date, home, away, homeScore, awayScore }: LocatedRow): string =>
  `${home} ${homeScore}–${awayScore} ${away} on ${date} (season ${season})`;

const contradiction = (row: LocatedRow, other: LocatedRow, isCorrectable: boolean): string =>
  `${row.place}: is ${describe(row)}, but ${other.place} has ${describe(other)}` +
  (isCorrectable ? '; --correct takes the new one' : '');

function countsOf(counts: Map<string, SeasonCounts>, { league, season }: LocatedRow): SeasonCounts {
  const key = `${league} ${season}`;
  const found = counts.get(key) ?? { league, season, added: 0, corrected: 0, known: 0 };
  counts.set(key, found);
  return found;
}
