import { type ClubMatch, endpoints, type FollowedClub, NEXT_CLUB_MATCH_DAYS } from '@machine/contract';
import { DAY_MS, type Instant, toIso } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { jsonBodyOf } from '../../platform/http/json-body.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { GameDeps } from '../deps.ts';
import { followClub, followedClubs, unfollowClub } from './followed-clubs.ts';
import { clubByCode, clubsOf } from './known-clubs.ts';

const SHARED_KEY = '';

export const clubRoutes = ({ db, clock, wall, bus, info, sharedCacheMs }: GameDeps): Route[] => {
  const clubs = jsonBodyOf(clubsOf(info.leagues), 'many');
  const upcoming = createSharedCache<NextMatches>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') upcoming.invalidate();
  });

  async function followedBy(userId: string): Promise<FollowedClub[]> {
    const codes = await followedClubs(db, userId);
    if (codes.length === 0) return [];
    const next = await upcoming.get(SHARED_KEY, () => nextMatches(db, clock.now()));
    return codes.flatMap((code) => {
      const club = clubByCode(code);
      return club ? { ...club, nextMatch: next.get(code) ?? null } : [];
    });
  }

  return [
    handle(endpoints.clubs, () => ({ cacheable: clubs, caching: 'shared' })),

    handle(endpoints.userClubs, async ({ userId }) => ({ body: await followedBy(userId) })),

    handle(endpoints.followClub, async ({ body: { club, isFollowed }, userId }) => {
      await (isFollowed ? followClub(db, userId, club, wall()) : unfollowClub(db, userId, club));
      return { body: await followedBy(userId) };
    }),
  ];
};

type NextMatches = ReadonlyMap<string, ClubMatch>;

/** Returns the next match of each club that has one soon. Reads only the matches of these days, in order of their start. */
export async function nextMatches(db: Db, at: Instant): Promise<NextMatches> {
  const rows = await db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .select(['matches.id', 'home_team as homeTeam', 'away_team as awayTeam', 'home_abbr', 'away_abbr'])
    .select(['matches.start_time', 'predictions.match_id as predicted'])
    .where('matches.status', '=', 'SCHEDULED')
    .where('matches.start_time', '>', at)
    .where('matches.start_time', '<=', at + NEXT_CLUB_MATCH_DAYS * DAY_MS)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .execute();
  const next = new Map<string, ClubMatch>();
  for (const { home_abbr, away_abbr, start_time, predicted, ...teams } of rows) {
    const match: ClubMatch = { ...teams, startTime: toIso(start_time), isPredicted: predicted !== null };
    for (const code of [home_abbr, away_abbr]) if (!next.has(code)) next.set(code, match);
  }
  return next;
}
