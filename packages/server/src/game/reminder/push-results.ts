import { queuePushes } from '../../account/push/queue-pushes.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

/**
 * Queues one push notification for each of these users whose picks of a game day are all graded. It doesn't say how they
 * did: a lock screen shows it to anyone, at a moment that nobody has chosen. `now` is real time.
 */
export async function pushResults(db: Db, userIds: readonly string[], startTime: Instant, now: Instant): Promise<void> {
  const from = gameDayStartOf(startTime);
  const players = await db
    .selectFrom('push_subscriptions')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .where('user_id', 'not in', (eb) =>
      eb
        .selectFrom('picks')
        .innerJoin('matches', 'matches.id', 'picks.match_id')
        .leftJoin('grades', 'grades.match_id', 'matches.id')
        .select('picks.user_id')
        .where('picks.user_id', 'in', userIds)
        .where('matches.start_time', '>=', from)
        .where('matches.start_time', '<', from + DAY_MS)
        .where('grades.match_id', 'is', null),
    )
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('pick_results')
        .select('user_id')
        .where('user_id', 'in', userIds)
        .where('start_time', '>=', from)
        .where('start_time', '<', from + DAY_MS),
    )
    .execute();
  await queuePushes(
    db,
    players.map(({ user_id: userId }) => ({
      userId,
      kind: 'RESULTS' as const,
      eventKey: `results:${gameDayName(startTime)}`,
      message: { title: 'Your results are in', body: 'All your picks of the day are graded.', path: '/' },
      // Older results are no news.
      expiresAt: now + DAY_MS,
    })),
    now,
  );
}
