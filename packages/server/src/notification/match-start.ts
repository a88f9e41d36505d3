import { setImmediate as breathe } from 'node:timers/promises';
import { MATCH_START_NOTICE_MINUTES } from '@machine/contract';
import { chunksOf } from '../db/chunks.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { MINUTE_MS } from '../feed/time.ts';
import { deleteStaleKeys } from '../delete-stale-keys.ts';
import { writeNews } from './write.ts';

const NOTICE_MS = MATCH_START_NOTICE_MINUTES * MINUTE_MS;

/**
 * Tells those who have picked that their match starts soon; never once it has started. Who picks within the last
 * minutes before it knows. Called again it tells nobody twice, and asks only about matches that it has not seen.
 */
export function createMatchStartNews(db: Db): (at: Instant) => Promise<void> {
  const told = new Set<string>();

  return async (at) => {
    const soon = await db
      .selectFrom('matches')
      .select(['id', 'home_team', 'away_team', 'start_time'])
      .where('status', '=', 'SCHEDULED')
      .where('start_time', '>', at)
      .where('start_time', '<=', at + NOTICE_MS)
      .execute();
    deleteStaleKeys(told, soon);
    for (const match of soon.filter(({ id }) => !told.has(id))) {
      const pickers = await db
        .selectFrom('picks')
        .select('user_id')
        .where('match_id', '=', match.id)
        .where('created_at', '<=', match.start_time - NOTICE_MS)
        .execute();
      const eventKey = `match-start:${match.id}`;
      const message = `${match.home_team} @ ${match.away_team} starts in ${inMinutes(match.start_time - at)}`;
      for (const chunk of chunksOf(pickers)) {
        await writeNews(
          db,
          chunk.map(({ user_id: userId }) => ({
            userId,
            kind: 'MATCH_START',
            eventKey,
            message,
            at,
            mailUntil: match.start_time,
          })),
        );
        // SQLite answers on the event loop itself: others get a turn between two chunks.
        await breathe();
      }
      told.add(match.id);
    }
  };
}

function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
