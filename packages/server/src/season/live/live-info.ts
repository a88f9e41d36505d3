import type { GameInfo } from '@machine/contract';
import type { LiveSources } from './delayed-leagues.ts';

/** Returns what players are told about the sources of real matches. A provider of several leagues is named once. */
export const liveInfo = ({ sources }: Pick<LiveSources, 'sources'>): Pick<GameInfo, 'leagues' | 'credits'> => ({
  leagues: [...new Set(sources.map(({ league }) => league))],
  credits: [...new Map(sources.flatMap(({ credit }) => (credit ? [[credit.url, credit] as const] : []))).values()],
});
