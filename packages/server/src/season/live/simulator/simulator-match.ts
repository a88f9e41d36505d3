import type { League } from '@machine/contract';
import type { Fixture, MatchState, Score } from '../../../game/match/feed.ts';
import { DAY_MS, type Instant } from '../../../platform/clock/time.ts';

/** A match as the simulator knows it at an instant. Both formats are written from this. */
export type SimulatorMatch = {
  /** The provider's id, unique among both leagues. */
  id: number;
  league: League;
  /** Common names and codes, as in the simulated season. */
  home: { name: string; abbr: string };
  away: { name: string; abbr: string };
  startTime: Instant;
  status: 'SCHEDULED' | 'LIVE' | 'FINISHED' | 'POSTPONED' | 'CANCELLED';
  /** Null before the start and for matches that don't count. */
  score: Score | null;
  /** As in the simulated season: "Q3 7:12", "45+2'", "HT", "Final/OT"; null before the start. */
  clock: string | null;
};

/** A provider doesn't say that a result may still change, and has no word for an annulled match but canceled. */
const STATUSES: Record<MatchState['status'], SimulatorMatch['status']> = {
  SCHEDULED: 'SCHEDULED',
  LIVE: 'LIVE',
  PROVISIONAL: 'FINISHED',
  FINAL: 'FINISHED',
  VOID: 'CANCELLED',
  POSTPONED: 'POSTPONED',
};

const FIRST_ID: Record<League, number> = { EPL: 400_000, NBA: 18_000_000 };

export function providerId({ id, league }: Pick<Fixture, 'id' | 'league'>): number {
  const [, dayOrWeek, number] = /^sim-(?:nba|epl)-(\d+)-(\d)$/.exec(id) ?? [];
  if (dayOrWeek === undefined || number === undefined) throw new Error(`Not an id of the simulated season: ${id}`);
  return FIRST_ID[league] + Number(dayOrWeek) * 10 + Number(number);
}

export function simulatorMatch(fixture: Fixture, { status, score, clock }: MatchState): SimulatorMatch {
  return {
    id: providerId(fixture),
    league: fixture.league,
    home: { name: fixture.homeTeam, abbr: fixture.homeTeamAbbr },
    away: { name: fixture.awayTeam, abbr: fixture.awayTeamAbbr },
    startTime: fixture.startTime,
    status: STATUSES[status],
    score,
    clock,
  };
}

/** Returns the year in which the season of a match started. Seasons change in the middle of July. */
export function seasonOf(startTime: Instant): number {
  const date = new Date(startTime - 14 * DAY_MS);
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}
