import type { Injury, League } from '@machine/contract';
import type { Clock } from '../clock.ts';
import type { Feed } from '../feed/feed.ts';

const MINUTE = 60_000;

/** A league's injury list, asked of the feed once a minute of game time. The EPL's box does not exist (SPEC.md §2). */
export function createInjuryList(feed: Feed | null, clock: Clock): (league: League) => Injury[] {
  let known: { minute: number; list: Injury[] } | undefined;
  return (league) => {
    if (league !== 'NBA' || feed === null) return [];
    const now = clock.now();
    const minute = Math.floor(now / MINUTE);
    if (known?.minute !== minute) {
      const list = feed.injuries(league, now);
      known = {
        minute,
        list: list.map(({ playerName, status, description }) => ({ playerName, status, description })),
      };
    }
    return known.list;
  };
}
