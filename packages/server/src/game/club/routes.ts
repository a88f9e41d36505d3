import { endpoints, type FollowedClub } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { jsonBodyOf } from '../../platform/http/json-body.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { followClub, followedClubs, unfollowClub } from './followed-clubs.ts';
import { clubByCode, clubsOf } from './known-clubs.ts';
import { type NextMatches, nextMatches } from './next-matches.ts';

export type ClubDeps = {
  db: Db;
  clock: Clock;
  wall: () => Instant;
  bus: Bus;
  /** The leagues whose matches are played; by default all. */
  leagues?: readonly string[];
  /** The maximum age of what is shared by all callers. */
  sharedCacheMs: number;
};

const SHARED_KEY = '';

export const clubRoutes = ({ db, clock, wall, bus, leagues, sharedCacheMs }: ClubDeps): Route[] => {
  const clubs = jsonBodyOf(clubsOf(leagues), 'many');
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
