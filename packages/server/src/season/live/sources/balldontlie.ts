import * as z from 'zod';
import type { Score } from '../../../game/match/feed.ts';
import type { Instant } from '../../../platform/clock/time.ts';
import { localDateOf } from '../../../platform/clock/zoned-time.ts';
import type { ObservedMatch } from '../observation.ts';
import type { Source } from '../source.ts';
import { endpoint } from './endpoint.ts';
import { entryReader, parseWhole, problem, readEntries } from './entries.ts';
import { nbaClock, nbaStart, nbaStatus } from './nba-game.ts';
import { readInjuries } from './nba-injuries.ts';
import { EASTERN } from './wall-time.ts';

const MOST_POINTS = 400;
const PER_PAGE = '100';

const points = z.int().min(0).max(MOST_POINTS).nullable();
const club = z.object({ full_name: z.string().trim().min(1).max(100) });
const text = z.string().trim().max(60).nullish();

const game = z.object({
  id: z.int().positive(),
  date: z.string().regex(/^\d{4}-\d\d-\d\d/),
  datetime: text,
  season: z.int().min(1946).max(2200),
  status: text,
  status_state: text,
  period: z.int().min(0).max(20).nullish().catch(null),
  time: text.catch(null),
  postponed: z.boolean().nullish(),
  home_team: club,
  visitor_team: club,
  home_team_score: points,
  visitor_team_score: points,
});
type Game = z.infer<typeof game>;

const readGame = entryReader(game, (entry) => {
  const home = entry.home_team.full_name;
  const away = entry.visitor_team.full_name;
  if (home === away) return problem(`${home} plays itself`);
  const status = nbaStatus(entry);
  if (status === undefined) {
    return problem(`status is "${entry.status ?? ''}" and status_state is "${entry.status_state ?? ''}"`);
  }
  const start = nbaStart(entry);
  if (start === undefined) return problem(`date is "${entry.date}" and datetime is "${entry.datetime ?? ''}"`);
  const score = scoreOf(status, entry);
  if (score === 'invalid') {
    return problem(`the score is ${entry.home_team_score}–${entry.visitor_team_score} in a game that is ${status}`);
  }
  return {
    kind: 'match',
    league: 'NBA',
    season: entry.season,
    homeTeam: home,
    awayTeam: away,
    ...start,
    status,
    score,
    clock: nbaClock(status, entry),
  };
});

/** A game that hasn't started is 0–0, and a final that is a tie can't be one. */
function scoreOf(status: ObservedMatch['status'], entry: Game): Score | null | 'invalid' {
  if (status !== 'LIVE' && status !== 'SUSPENDED' && status !== 'FINISHED') return null;
  const { home_team_score: home, visitor_team_score: away } = entry;
  if (status === 'FINISHED') return home === null || away === null || home === away ? 'invalid' : { home, away };
  return home === null || away === null ? null : { home, away };
}

const listPage = z.object({ data: z.array(z.unknown()), meta: z.object({ next_cursor: z.int().nullish() }) });

const BALLDONTLIE_URL = 'https://api.balldontlie.io';

export type BalldontlieOptions = {
  key: string;
  /** Without `/v1`. */
  baseUrl?: string | undefined;
  /** 5 in the free plan. */
  requestsPerMinute?: number | undefined;
  /** True if the plan of the key includes injuries. */
  injuries?: boolean;
};

/** Creates the source of the NBA: balldontlie, version 1. */
export function createBalldontlieSource({
  key,
  baseUrl = BALLDONTLIE_URL,
  requestsPerMinute = 5,
  injuries = false,
}: BalldontlieOptions): Source {
  return {
    name: 'balldontlie',
    credit: null,
    league: 'NBA',
    hasInjuries: injuries,
    requestsPerMinute,
    pageRequest(request, cursor) {
      const page = { per_page: PER_PAGE, ...(cursor !== null && { cursor }) };
      const url =
        request.kind === 'injuries'
          ? endpoint(baseUrl, 'v1/player_injuries', page)
          : endpoint(baseUrl, 'v1/games', { ...daysOf(request), ...page });
      return { url, headers: { Authorization: key } };
    },
    parsePage(request, json) {
      const { data, meta } = parseWhole(listPage, json);
      const next = meta.next_cursor ?? null;
      return {
        observed: request.kind === 'injuries' ? readInjuries(data) : readEntries(data, readGame),
        next: next === null ? null : String(next),
      };
    },
  };
}

/** Games are listed by day, US Eastern time. */
const daysOf = ({ from, to }: { from: Instant; to: Instant }) => ({
  start_date: localDateOf(from, EASTERN),
  end_date: localDateOf(to - 1, EASTERN),
});
