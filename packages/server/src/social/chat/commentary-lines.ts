import type { MatchStatus } from '@machine/contract';
import type { Fixture, MatchState, Play, Score } from '../../game/match/feed.ts';
import { dayText, formatResult } from '../../game/match/result.ts';
import { notablePlays } from './notable-plays.ts';

/** A SYSTEM message in a match's chat; `key` identifies its event, so that it is posted once. */
export type CommentaryLine = { key: string; text: string };

const STARTED: readonly MatchStatus[] = ['LIVE', 'PROVISIONAL', 'FINAL'];

/** Returns all commentary on a match so far, in order. `movedTo`: the match that replaces it, if it was moved. */
export function commentaryLines(
  fixture: Fixture,
  state: MatchState,
  plays: readonly Play[],
  movedTo?: Fixture,
): CommentaryLine[] {
  const hasStarted = STARTED.includes(state.status) || plays.length > 0;
  return [
    ...(hasStarted ? [{ key: 'start', text: 'The match has started.' }] : []),
    ...notablePlays(fixture.league, plays).map(({ play, scored }) => ({
      key: `play:${play.id}`,
      text: `${play.description}${scored ? ` (${play.clock})` : ''}: ${scoreLine(fixture, play.score)}`,
    })),
    ...resultLines(fixture, state, movedTo),
  ];
}

const scoreLine = ({ homeTeam, awayTeam }: Fixture, { home, away }: Score) => `${homeTeam} ${home}–${away} ${awayTeam}`;

/** A corrected result has another key and is posted again. */
function resultLines(fixture: Fixture, { status, score }: MatchState, movedTo?: Fixture): CommentaryLine[] {
  if (status === 'VOID' && movedTo) {
    return [
      { key: 'MOVED', text: `The match was moved to ${dayText(movedTo.startTime)}, so picks on it don't count.` },
    ];
  }
  if (status === 'VOID') return [{ key: status, text: "The match was voided and doesn't count." }];
  if (status === 'POSTPONED') return [{ key: status, text: "The match was postponed and doesn't count." }];
  if (status !== 'FINAL' || score === null) return [];
  return [{ key: `final:${score.home}-${score.away}`, text: `Final: ${formatResult(fixture, score)}` }];
}
