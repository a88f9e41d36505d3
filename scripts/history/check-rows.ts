import type { League } from '@machine/contract';
import { seasonName } from '../../packages/server/src/season/feeds/season-match.ts';
import { formatCount } from '../../packages/server/src/season/machine/number-text.ts';
import type { LocatedRow } from './rows.ts';
import { keyOf } from './update-rows.ts';

const COMPLETE: Record<League, { clubs: number; games: number }> = {
  NBA: { clubs: 30, games: 82 },
  EPL: { clubs: 20, games: 38 },
};

/** Seasons in which clubs have fewer games, with the smallest number of them. */
const EXCEPTIONS: Record<string, { fewest: number; most: number; because: string }> = {
  'NBA 2019': { fewest: 63, most: 75, because: 'ended early because of the pandemic' },
  'NBA 2020': { fewest: 72, most: 72, because: 'shortened because of the pandemic' },
  'NBA 2024': { fewest: 80, most: 82, because: 'without the five games on neutral courts, which the source lacks' },
};

/** The state of a season: a line for the terminal, and what is wrong with it. */
export type SeasonCheck = { summary: string; problems: string[] };

/** Checks the seasons of a league: the numbers of clubs and games, dates and duplicates. The last one may be unfinished. */
export function checkSeasons(league: League, rows: readonly LocatedRow[]): SeasonCheck[] {
  const seasons = [...Map.groupBy(rows, ({ season }) => season)].toSorted(([a], [b]) => a - b);
  return seasons.map(([season, own], index) => checkSeason(league, season, own, index === seasons.length - 1));
}

function checkSeason(league: League, season: number, rows: readonly LocatedRow[], isLast: boolean): SeasonCheck {
  const name = `${league} ${seasonName(season)}`;
  const { clubs, games } = COMPLETE[league];
  const exception = EXCEPTIONS[`${league} ${season}`];
  const { fewest, most } = exception ?? { fewest: games, most: games };
  const gamesOf = countGames(rows);
  const isUnfinished = isLast && [...gamesOf.values()].some((count) => count < fewest);
  const note = isUnfinished ? ', unfinished' : exception ? `, ${exception.because}` : '';
  const dates = rows.filter(({ date }) => !isWithin(season, date));
  const range = fewest === most ? most : `${fewest} to ${most}`;
  const hasWrongClubs = isUnfinished ? gamesOf.size > clubs : gamesOf.size !== clubs;
  const wrongGames = [...gamesOf].filter(([, count]) => count > most || (count < fewest && !isUnfinished));
  return {
    summary: `${name}: ${formatCount(rows.length)} matches of ${gamesOf.size} clubs${note}`,
    problems: [
      ...duplicatesIn(rows),
      ...dates.map(({ place, date }) => `${place}: ${date} isn't in ${name}`),
      ...(hasWrongClubs ? [`${name} has ${gamesOf.size} clubs instead of ${clubs}`] : []),
      ...wrongGames.map(([club, count]) => `${name}: ${club} has ${count} games instead of ${range}`),
    ],
  };
}

function countGames(rows: readonly LocatedRow[]): Map<string, number> {
  const games = new Map<string, number>();
  for (const club of rows.flatMap(({ home, away }) => [home, away])) games.set(club, (games.get(club) ?? 0) + 1);
  return games;
}

function duplicatesIn(rows: readonly LocatedRow[]): string[] {
  const first = new Map<string, LocatedRow>();
  return rows.flatMap((row) => {
    const other = first.get(keyOf(row));
    first.set(keyOf(row), other ?? row);
    return other ? [`${row.place}: is the same match as ${other.place}`] : [];
  });
}

/** Seasons begin in August at the earliest and ended in August at the latest, in 2020. */
const isWithin = (season: number, date: string): boolean => date >= `${season}-08-01` && date < `${season + 1}-09-01`;
