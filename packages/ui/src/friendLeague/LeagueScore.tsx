import { matchWinsText } from '../edge/edgeText.ts';
import { StarCount } from '../profile/stats/StarCount.tsx';

export type LeagueScoreProps = { kind: 'stars' | 'edge'; value: number };

/** Shows what someone has earned in a league. Every score of a league is shown by it. */
export function LeagueScore({ kind, value }: LeagueScoreProps) {
  return kind === 'stars' ? <StarCount stars={value} /> : <span>{matchWinsText(value)}</span>;
}
