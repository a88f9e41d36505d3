import type { League } from '@machine/contract';
import type { Fixture, MatchState } from '../../../game/match/feed.ts';
import { DAY_MS, type Instant } from '../../../platform/clock/time.ts';

/** A provider doesn't say that a result may still change, and has no word for an annulled match but canceled. */
const STATUSES = {
  SCHEDULED: 'SCHEDULED',
  LIVE: 'LIVE',
  PROVISIONAL: 'FINISHED',
  FINAL: 'FINISHED',
  VOID: 'CANCELLED',
  POSTPONED: 'POSTPONED',
} as const satisfies Record<MatchState['status'], string>;

/**
 * A match of the simulated season as the simulator knows it at an instant, with the provider's id, which is unique among
 * both leagues. Both formats are written from this.
 */
export type SimulatorMatch = Omit<Fixture, 'id'> &
  Omit<MatchState, 'status'> & { id: number; status: (typeof STATUSES)[MatchState['status']] };

const FIRST_ID: Record<League, number> = { EPL: 400_000, NBA: 18_000_000 };

export function providerId({ id, league }: Pick<Fixture, 'id' | 'league'>): number {
  const [, dayOrWeek, number] = /^sim-(?:nba|epl)-(\d+)-(\d)$/.exec(id) ?? [];
  if (dayOrWeek === undefined || number === undefined) throw new Error(`Not an id of the simulated season: ${id}`);
  return FIRST_ID[league] + Number(dayOrWeek) * 10 + Number(number);
}

export const simulatorMatch = (fixture: Fixture, state: MatchState): SimulatorMatch => ({
  ...fixture,
  ...state,
  id: providerId(fixture),
  status: STATUSES[state.status],
});

/** Returns the year in which the season of a match started. Seasons change in the middle of July. */
export function seasonOf(startTime: Instant): number {
  const date = new Date(startTime - 14 * DAY_MS);
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}
