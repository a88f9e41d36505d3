import { aheadText } from '../edge/edgeText.ts';
import { Mono } from '../primitives/text/Mono.tsx';
import { StarCount } from '../profile/stats/StarCount.tsx';

export type LeagueScoreProps = { kind: 'stars' | 'edge'; value: number };

/** Shows what someone has earned in a league. Every score of a league is shown by it. */
export const LeagueScore = ({ kind, value }: LeagueScoreProps) =>
  kind === 'stars' ? <StarCount stars={value} /> : <Mono>{aheadText(value)}</Mono>;
