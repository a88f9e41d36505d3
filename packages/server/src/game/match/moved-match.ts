import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import type { Feed } from './feed.ts';
import { notifyPickers } from './notify-pickers.ts';
import { dayText } from './result.ts';

/** Matches that players have picked are at most this far from the present. */
const WINDOW_MS = { past: 3 * DAY_MS, future: 8 * DAY_MS };

/** In real time. */
const NOTICE_LIFETIME_MS = 2 * DAY_MS;

/**
 * Notifies users whose pick doesn't count because the match became VOID and is played on another day. Each is notified
 * once, also after a restart, if they want to know when matches start.
 */
export function createMovedMatchNotifier({ db, feed }: { db: Db; feed: Feed }): (at: Instant) => Promise<void> {
  const handled = new Set<string>();

  return async (at) => {
    if (feed.movedTo === undefined) return;
    const fixtures = feed.fixtures(at - WINDOW_MS.past, at + WINDOW_MS.future);
    deleteStaleKeys(handled, fixtures);
    for (const { id, homeTeam, awayTeam } of fixtures) {
      const movedTo = handled.has(id) ? undefined : feed.movedTo(id, at);
      if (movedTo === undefined) continue;
      const moved = `was moved to ${dayText(movedTo.startTime)}: your pick doesn't count`;
      const matches = [{ id, name: `${homeTeam} vs ${awayTeam}` }];
      const notice = { matches, eventKey: `moved:${id}`, says: { one: moved, many: moved }, at, pickedBy: at };
      await notifyPickers(db, notice, Date.now() + NOTICE_LIFETIME_MS);
      handled.add(id);
    }
  };
}
