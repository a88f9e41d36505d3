import type { League } from '@machine/contract';
import type { Play, Score } from '../../game/match/feed.ts';

type NotablePlay = { play: Play; scored: boolean; leadChanged: boolean };

/** Every goal is notable, but a basket only when it changes the lead near the end. */
const IS_NOTABLE: Record<League, (play: NotablePlay) => boolean> = {
  EPL: () => true,
  NBA: ({ play, leadChanged }) => leadChanged && isClosing(play),
};

/** Returns whether less than two minutes of the fourth quarter or overtime are left. */
const isClosing = ({ period, clock }: Play) => period >= 4 && /^[01]:\d\d$/.test(clock);

/** Returns notable scores and ends of periods. The first play is left out, since the start has its own line. */
export function notablePlays(league: League, plays: readonly Play[]): NotablePlay[] {
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
