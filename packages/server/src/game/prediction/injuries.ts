import type { Injury, League } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Feed } from '../match/feed.ts';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';

type Reasoned = { league: League; start_time: Instant; created_at: Instant; rationale: string };

/**
 * Returns a sentence about the players whom the bullets of a prediction name as injured and whose status has changed
 * between the prediction and the start; null without any. The bullets themselves never change.
 */
export function injuryChanges(feed: Feed, { league, start_time, created_at, rationale }: Reasoned, now: Instant) {
  const bullets: string[] = JSON.parse(rationale);
  const current = feed.injuries(league, Math.min(now, start_time));
  const changed = feed.injuries(league, created_at).flatMap(({ playerName, team, status }) => {
    const named = `${playerName} (${status})`;
    if (!bullets.some((bullet) => bullet.includes(named))) return [];
    const listed = current.find((injury) => injury.playerName === playerName && injury.team === team);
    return listed?.status === status ? [] : `${playerName} (${listed?.status ?? 'no longer listed'})`;
  });
  return changed.length === 0 ? null : `Since then the injury list has changed: ${LIST.format(changed)}.`;
}

const LIST = new Intl.ListFormat('en-US');

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
