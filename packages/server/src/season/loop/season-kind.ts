import type { SeasonKind } from '@machine/contract';
import type { FeedConfig } from './data-source.ts';

const KINDS = { simulated: 'SIMULATED', replay: 'REPLAY', live: 'LIVE', none: 'LIVE' } as const;

/** Returns what players are told about the season. Matches that come from no feed here are real ones. */
export const seasonKindOf = (feed: FeedConfig['feed'] = 'none'): SeasonKind => KINDS[feed];
