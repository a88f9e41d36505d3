import type { GameInfo } from '@machine/contract';
import type { LiveSources } from './delayed-leagues.ts';

/** Returns what players are told about the sources of real matches. */
export const liveInfo = ({ sources }: Pick<LiveSources, 'sources'>): Pick<GameInfo, 'leagues' | 'credits'> => ({
  leagues: sources.map(({ league }) => league),
  credits: sources.flatMap(({ credit }) => credit ?? []),
});
