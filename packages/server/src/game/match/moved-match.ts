import { setImmediate as nextTurn } from 'node:timers/promises';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import type { Feed } from './feed.ts';
import { dayText } from './result.ts';

/** How far from the present matches are that players have picked. */
const WINDOW_MS = { past: 3 * DAY_MS, future: 8 * DAY_MS };

type MovedMatchDeps = { db: Db; feed: Feed; notify: Notify };

/**
 * Notifies users whose pick doesn't count because the match became VOID and is played on another day. Each is notified
 * once, also after a restart, if they want to know when matches start.
 */
export function createMovedMatchNotifier({ db, feed, notify }: MovedMatchDeps): (at: Instant) => Promise<void> {
  const handled = new Set<string>();

  return async (at) => {
    if (feed.movedTo === undefined) return;
    const fixtures = feed.fixtures(at - WINDOW_MS.past, at + WINDOW_MS.future);
    deleteStaleKeys(handled, fixtures);
    for (const { id, homeTeam, awayTeam } of fixtures) {
      const movedTo = handled.has(id) ? undefined : feed.movedTo(id, at);
      if (movedTo === undefined) continue;
      const message = `${homeTeam} @ ${awayTeam} was moved to ${dayText(movedTo.startTime)}: your pick doesn't count`;
      const pickers = await db.selectFrom('picks').select('user_id').where('match_id', '=', id).execute();
      for (const chunk of chunksOf(pickers)) {
        const recipients = await createNotifications(
          db,
          chunk.map(({ user_id: userId }) => ({
            userId,
            kind: 'MATCH_START',
            eventKey: `moved:${id}`,
            message,
            at,
            target: { kind: 'MATCH', id },
          })),
        );
        notify(recipients);
        // SQLite blocks the event loop, so other requests get a turn after each chunk.
        await nextTurn();
      }
      handled.add(id);
    }
  };
}
