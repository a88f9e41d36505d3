import type { Injury, League } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Feed } from '../match/feed.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';

type Match = { league: League; home_abbr: string; away_abbr: string };

/**
 * Creates a reader of the injuries to show with a match: those of its clubs, home first, then the rest of the league.
 * The league's list is cached per minute of game time. Only the NBA has one.
 */
export function createInjuryList(feed: Feed | null, clock: Clock): (match: Match) => Injury[] {
  let cached: { minute: number; list: Injury[] } | undefined;
  return ({ league, home_abbr: home, away_abbr: away }) => {
    if (league !== 'NBA' || feed === null) return [];
    const now = clock.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (cached?.minute !== minute) {
      const list = feed.injuries(league, now);
      cached = {
        minute,
        list: list.map(({ playerName, status, description, team }) => ({ playerName, status, description, team })),
      };
    }
    const order = ({ team }: Injury) => (team === home ? 0 : team === away ? 1 : 2);
    return cached.list.toSorted((a, b) => order(a) - order(b));
  };
}
