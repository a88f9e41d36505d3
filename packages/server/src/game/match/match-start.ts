import { MATCH_START_NOTICE_MINUTES } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { gameDayName } from '../../platform/clock/game-day.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import { notifyPickers } from './notify-pickers.ts';

const NOTICE_MS = MATCH_START_NOTICE_MINUTES * MINUTE_MS;

/**
 * Notifies users shortly before the first match of a game day that they have picked starts, once a day. Skips users who
 * picked within these last minutes, because they know. Repeated calls only query matches that haven't been handled yet.
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
      .execute();
    deleteStaleKeys(handled, soon);
    for (const match of soon.filter(({ id }) => !handled.has(id))) {
      // One a day, for the first match of a user's day: with a full slate, each further one is only noise.
      const eventKey = `match-start:${gameDayName(match.start_time)}`;
      const message = `${match.home_team} @ ${match.away_team} starts in ${inMinutes(match.start_time - at)}`;
      const notice = { matchId: match.id, eventKey, message, at, pickedBy: match.start_time - NOTICE_MS };
      await notifyPickers(db, notice, Date.now() + NOTICE_MS);
      handled.add(match.id);
    }
  };
}

function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
