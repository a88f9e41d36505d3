import type { EventSince, InjurySince, League, SinceThen } from '@machine/contract';
import { z } from 'zod';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import type { MatchRow } from '../../platform/db/tables-game.ts';
import type { Feed, FinishedMatch, LeagueInjury } from '../match/feed.ts';

/** A prediction and its match. */
export type CallRow = Pick<MatchRow, 'league' | 'home_abbr' | 'away_abbr' | 'start_time'> & {
  created_at: Instant;
  /** The entry of the prediction in the log, which says when the match was to start; null without one. */
  logged: string | null;
};

type Facts = Pick<Feed, 'injuries' | 'finished'>;

const loggedMatch = z.object({ match: z.object({ startTime: z.iso.datetime() }) });

/**
 * Returns a function for what has happened between a prediction and `now`, or the start of its match if that is earlier,
 * and the Machine doesn't know: a moved start, injuries and results of both clubs, the most telling first.
 */
export function sinceThenBy(facts: Facts, now: Instant): (call: CallRow) => SinceThen {
  const results = new Map<string, FinishedMatch[]>();
  function finishedBy(league: League, at: Instant): FinishedMatch[] {
    const known = results.get(`${league} ${at}`) ?? facts.finished(league, at);
    results.set(`${league} ${at}`, known);
    return known;
  }

  return (call) => {
    const until = Math.min(now, call.start_time);
    const events = [
      ...moveOf(call),
      ...injuriesSince(call, facts, until),
      ...resultsSince(call, finishedBy(call.league, until)),
    ];
    return { predictedAt: toIso(call.created_at), count: events.length, events };
  };
}

function moveOf({ logged, start_time }: CallRow): EventSince[] {
  if (logged === null) return [];
  const { startTime } = loggedMatch.parse(JSON.parse(logged)).match;
  return Date.parse(startTime) === start_time ? [] : [{ kind: 'START', startTimeBefore: startTime }];
}

/** An empty list is one that isn't known: no league is without injuries. */
function injuriesSince({ league, created_at, ...clubs }: CallRow, facts: Facts, until: Instant): EventSince[] {
  const [before, after] = [facts.injuries(league, created_at), facts.injuries(league, until)];
  if (before.length === 0 || after.length === 0) return [];
  const players = new Map([...before, ...after].map((injury) => [keyOf(injury), injury]));
  return [...players.entries()]
    .flatMap(([key, { playerName, team, description }]): InjurySince[] => {
      if (team !== clubs.home_abbr && team !== clubs.away_abbr) return [];
      const statusIn = (list: readonly LeagueInjury[]) => list.find((each) => keyOf(each) === key)?.status ?? null;
      const [statusBefore, status] = [statusIn(before), statusIn(after)];
      if (status === statusBefore || (isPlaying(status) && isPlaying(statusBefore))) return [];
      return [{ kind: 'INJURY', playerName, team, status, statusBefore, description }];
    })
    .toSorted((a, b) => absence(b) - absence(a));
}

const keyOf = ({ playerName, team }: LeagueInjury) => `${team} ${playerName}`;
const isPlaying = (status: string | null) => status === null || status === 'Probable';
/** Who is out comes first, then who may be, then who is back. */
const absence = ({ status }: InjurySince) => (status === 'Out' ? 2 : isPlaying(status) ? 0 : 1);

const resultsSince = ({ created_at, ...clubs }: CallRow, finished: readonly FinishedMatch[]): EventSince[] =>
  finished
    .filter(({ endTime }) => endTime > created_at)
    .flatMap(({ id, score, startTime, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr }): EventSince[] => {
      // Once, even if both have met.
      const team = [clubs.home_abbr, clubs.away_abbr].find((each) => each === homeTeamAbbr || each === awayTeamAbbr);
      if (team === undefined) return [];
      const teams = { homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr };
      const result = { startTime: toIso(startTime), scoreHome: score.home, scoreAway: score.away };
      return [{ kind: 'RESULT', matchId: id, team, ...teams, ...result }];
    })
    .toReversed();
