import { countPicks } from './game/crowd/count.ts';
import type { Feed } from './game/match/feed.ts';
import { createMatchStartNotifier } from './game/match/match-start.ts';
import { createLastCalls } from './game/reminder/last-call.ts';
import { createMovedMatchNotifier } from './game/match/moved-match.ts';
import type { GameClock } from './platform/clock/clock.ts';
import type { Instant } from './platform/clock/time.ts';
import type { Db } from './platform/db/open.ts';
import type { Bus } from './platform/realtime/bus.ts';
import { createCommentary } from './social/chat/commentary.ts';
import { announcePicks } from './social/follow/announce-picks.ts';

type SeasonSteps = { extraSteps: Record<string, (at: Instant) => unknown> };

type SeasonStepDeps = { db: Db; clock: GameClock; feed: Feed; bus: Bus };

/** Creates what the season's tick does besides the matches themselves. */
export function createSeasonSteps({ db, clock, feed, bus }: SeasonStepDeps): SeasonSteps {
  return {
    extraSteps: {
      crowds: (at) => countPicks(db, at),
      'followed picks': (at) => announcePicks(db, at),
      commentary: createCommentary({ db, feed, bus }),
      'match starts': createMatchStartNotifier(db),
      'last calls': createLastCalls(db, clock),
      'moved matches': createMovedMatchNotifier({ db, feed }),
    },
  };
}
