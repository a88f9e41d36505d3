import type { Injury, League } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Feed } from '../match/feed.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';

/** Creates a reader of a league's injury list that is cached per minute of game time. Only the NBA has one. */
export function createInjuryList(feed: Feed | null, clock: Clock): (league: League) => Injury[] {
  let cached: { minute: number; list: Injury[] } | undefined;
  return (league) => {
    if (league !== 'NBA' || feed === null) return [];
    const now = clock.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (cached?.minute !== minute) {
      const list = feed.injuries(league, now);
      cached = {
        minute,
        list: list.map(({ playerName, status, description }) => ({ playerName, status, description })),
      };
    }
    return cached.list;
  };
}
