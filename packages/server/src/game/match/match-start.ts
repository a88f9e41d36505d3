import { MATCH_START_NOTICE_MINUTES } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import { notifyPickers } from './notify-pickers.ts';
import { minutesText } from './result.ts';

const NOTICE_MS = MATCH_START_NOTICE_MINUTES * MINUTE_MS;

/**
 * Notifies users shortly before matches start that they have picked, in one notice for those that start together. Skips
 * users who picked within these last minutes, because they know. Repeated calls only query matches that haven't been
 * handled yet.
 */
export function createMatchStartNotifier(db: Db): (at: Instant) => Promise<void> {
  const handled = new Set<string>();

  return async (at) => {
    const soon = await db
      .selectFrom('matches')
      .select(['id', 'home_team', 'away_team', 'start_time'])
      .where('status', '=', 'SCHEDULED')
      .where('start_time', '>', at)
      .where('start_time', '<=', at + NOTICE_MS)
      .orderBy('home_team')
      .execute();
    deleteStaleKeys(handled, soon);
    const fresh = soon.filter(({ id }) => !handled.has(id));
    for (const [start, matches] of Map.groupBy(fresh, ({ start_time }) => start_time)) {
      const time = minutesText(start - at);
      const notice = {
        matches: matches.map(({ id, home_team, away_team }) => ({ id, name: `${home_team} vs ${away_team}` })),
        eventKey: `match-start:${start}`,
        says: { one: `starts in ${time}`, many: `start in ${time}` },
        at,
        pickedBy: start - NOTICE_MS,
      };
      await notifyPickers(db, notice, Date.now() + NOTICE_MS);
      for (const { id } of matches) handled.add(id);
    }
  };
}
