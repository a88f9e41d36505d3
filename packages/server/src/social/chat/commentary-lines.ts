import type { League, MatchStatus } from '@machine/contract';
import type { Fixture, MatchState, Play, Score } from '../../game/match/feed.ts';
import { dayText, formatResult } from '../../game/match/result.ts';

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

type NotablePlay = { play: Play; scored: boolean; leadChanged: boolean };

/** Every goal is notable, but a basket only when it changes the lead near the end. */
const IS_NOTABLE: Record<League, (play: NotablePlay) => boolean> = {
  EPL: () => true,
  NBA: ({ play, leadChanged }) => leadChanged && isClosing(play),
};

/** Returns whether less than two minutes of the fourth quarter or overtime are left. */
const isClosing = ({ period, clock }: Play) => period >= 4 && /^[01]:\d\d$/.test(clock);

/** Returns notable scores and ends of periods. The first play is left out, since the start has its own line. */
function notablePlays(league: League, plays: readonly Play[]): NotablePlay[] {
  let before: Score = { home: 0, away: 0 };
  let leader = 0;
  return plays.flatMap((play, index) => {
    const { home, away } = play.score;
    const scored = home !== before.home || away !== before.away;
    const ahead = Math.sign(home - away);
    const notable = { play, scored, leadChanged: ahead !== 0 && ahead !== leader };
    before = play.score;
    if (ahead !== 0) leader = ahead;
    return (scored ? IS_NOTABLE[league](notable) : index > 0) ? [notable] : [];
  });
}
