import type { SeasonKind } from '@machine/contract';

/**
 * Returns the kind of season that a match belongs to. A database may hold matches of several feeds, and their ids tell
 * which: simulated ones start with `sim-`, replayed ones end with the number of their cycle.
 */
export function seasonKindOfMatch(id: string): SeasonKind {
  if (id.startsWith('sim-')) return 'SIMULATED';
  return /-[br]\d{1,6}$/.test(id) ? 'REPLAY' : 'LIVE';
}
