import type { League, MatchStatus } from '@machine/contract';
import type { Fixture, MatchState, Play, Score } from '../feed/feed.ts';
import { resultInWords } from '../match/result.ts';

/** What the season says in a match's chat; `key` names the event, so that it is said once. */
export type Line = { key: string; text: string };

const BEGUN: readonly MatchStatus[] = ['LIVE', 'PROVISIONAL', 'FINAL'];

/** Everything that there is to say of a match so far, in order. */
export function commentaryLines(fixture: Fixture, state: MatchState, plays: readonly Play[]): Line[] {
  const begun = BEGUN.includes(state.status) || plays.length > 0;
  return [
    ...(begun ? [{ key: 'start', text: 'The match has started.' }] : []),
    ...worthTelling(fixture.league, plays).map(({ play, scored }) => ({
      key: `play:${play.id}`,
      text: `${play.description}${scored ? ` (${play.clock})` : ''}: ${standing(fixture, play.score)}`,
    })),
    ...ending(fixture, state),
  ];
}

const standing = ({ homeTeam, awayTeam }: Fixture, { home, away }: Score) => `${homeTeam} ${home}–${away} ${awayTeam}`;

/** A result that is corrected is said again. */
function ending(fixture: Fixture, { status, score }: MatchState): Line[] {
  if (status === 'VOID') return [{ key: status, text: 'The match was struck from the record: it does not count.' }];
  if (status === 'POSTPONED') return [{ key: status, text: 'The match is postponed: it does not count.' }];
  if (status !== 'FINAL' || score === null) return [];
  return [{ key: `final:${score.home}-${score.away}`, text: `Final: ${resultInWords(fixture, score)}` }];
}

type Told = { play: Play; scored: boolean; leadChanged: boolean };

/** Which scores are told: a goal is an event, one of a hundred baskets only when it turns a match that is nearly over. */
const SCORE_MATTERS: Record<League, (told: Told) => boolean> = {
  EPL: () => true,
  NBA: ({ play, leadChanged }) => leadChanged && isClosing(play),
};

/** Fourth quarter or overtime, with less than two minutes left. */
const isClosing = ({ period, clock }: Play) => period >= 4 && /^[01]:\d\d$/.test(clock);

/** The scores that matter, and what is announced (ends of periods): all of it but the beginning, which is said anyway. */
function worthTelling(league: League, plays: readonly Play[]): Told[] {
  let before: Score = { home: 0, away: 0 };
  let leader = 0;
  return plays.flatMap((play, index) => {
    const { home, away } = play.score;
    const scored = home !== before.home || away !== before.away;
    const ahead = Math.sign(home - away);
    const told = { play, scored, leadChanged: ahead !== 0 && ahead !== leader };
    before = play.score;
    if (ahead !== 0) leader = ahead;
    return (scored ? SCORE_MATTERS[league](told) : index > 0) ? [told] : [];
  });
}
