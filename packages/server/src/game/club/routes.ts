import { endpoints, type FollowedClub } from '@machine/contract';
import { jsonBodyOf } from '../../platform/http/json-body.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { GameDeps } from '../deps.ts';
import { followClub, followedClubs, unfollowClub } from './followed-clubs.ts';
import { clubByCode, clubsOf } from './known-clubs.ts';
import { type NextMatches, nextMatches } from './next-matches.ts';

export const clubRoutes = ({ db, clock, wall, bus, info, sharedCacheMs }: GameDeps): Route[] => {
  const clubs = jsonBodyOf(clubsOf(info.leagues), 'many');
  const upcoming = createSharedCache<NextMatches>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') upcoming.invalidate();
  });

  async function followedBy(userId: string): Promise<FollowedClub[]> {
    const codes = await followedClubs(db, userId);
    if (codes.length === 0) return [];
    const next = await upcoming.get('', () => nextMatches(db, clock.now()));
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
