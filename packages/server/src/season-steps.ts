import { countPicks } from './game/crowd/count.ts';
import type { Feed } from './game/match/feed.ts';
import { createMatchStartNotifier } from './game/match/match-start.ts';
import { createMovedMatchNotifier } from './game/match/moved-match.ts';
import type { Instant } from './platform/clock/time.ts';
import type { Db } from './platform/db/open.ts';
import type { Bus } from './platform/realtime/bus.ts';
import { createCommentary } from './social/chat/commentary.ts';
import { announcePicks } from './social/follow/announce-picks.ts';

type SeasonSteps = { extraSteps: Record<string, (at: Instant) => unknown> };

/** Creates what the season's tick does besides the matches themselves. */
export function createSeasonSteps({ db, feed, bus }: { db: Db; feed: Feed; bus: Bus }): SeasonSteps {
  return {
    extraSteps: {
      crowds: (at) => countPicks(db, at),
      'followed picks': (at) => announcePicks(db, at),
      commentary: createCommentary({ db, feed, bus }),
      'match starts': createMatchStartNotifier(db),
      'moved matches': createMovedMatchNotifier({ db, feed }),
    },
  };
}
