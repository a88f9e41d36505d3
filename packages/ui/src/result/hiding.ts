import { clubOf } from '@machine/contract/clubOf.ts';
import type { HiddenResults } from '@machine/contract/hiddenResults.ts';
import { parseTime } from '../format/countdown.ts';

/** The match that a result is of. What isn't known of it is undefined; then it counts as hidden. */
export type MatchOfResult = {
  id?: string | null;
  homeTeam: string;
  awayTeam: string;
  homeTeamAbbr?: string | null;
  awayTeamAbbr?: string | null;
  startTime?: string;
  status?: string;
};

/**
 * The subject of a result. `totals` are numbers that change with many results, such as a streak or a place on a board, and
 * what was said or sent about several matches.
 */
export type ResultOf = MatchOfResult | 'totals';

export const NOTHING_HIDDEN: HiddenResults = { all: false, clubs: [], since: null, shown: [] };
/** Until it is known what a player hides. */
export const EVERYTHING_HIDDEN: HiddenResults = { all: true, clubs: [], since: null, shown: [] };

/** A match with one of these has no result. */
const WITHOUT_RESULT: readonly string[] = ['SCHEDULED', 'VOID', 'POSTPONED'];

/** Returns whether a player hides the result and hasn't chosen to see it. */
export function isResultHidden(hidden: HiddenResults, of: ResultOf): boolean {
  if (!hidden.all && hidden.clubs.length === 0) return false;
  if (of === 'totals') return true;
  if (of.status !== undefined && WITHOUT_RESULT.includes(of.status)) return false;
  if (of.id != null && hidden.shown.includes(of.id)) return false;
  const since = parseTime(hidden.since ?? '');
  const start = parseTime(of.startTime ?? '');
  if (since && start && start <= since) return false;
  return hidden.all || hasOneOf(hidden.clubs, of);
}

/** Matches without the names of their clubs may be of any club. */
function hasOneOf(codes: readonly string[], match: MatchOfResult): boolean {
  const { homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr } = match;
  if (!homeTeam && !awayTeam && !homeTeamAbbr && !awayTeamAbbr) return true;
  return codes.includes(clubOf(homeTeam, homeTeamAbbr).code) || codes.includes(clubOf(awayTeam, awayTeamAbbr).code);
}

/** Identifies a match, also without an id. */
export const keyOfMatch = ({ id, homeTeam, awayTeam, startTime }: MatchOfResult): string =>
  id ?? [homeTeam, awayTeam, startTime].join('|');
