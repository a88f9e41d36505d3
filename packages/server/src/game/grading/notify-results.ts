import type { Db } from '../../platform/db/open.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { createOrUpdateNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { dayText } from '../match/result.ts';
import { type Histories, type History, starsOf } from '../totals/history.ts';

/**
 * Notifies users of their results on the game day of a match: one notification a day, whose message is updated as the
 * other matches of the day are graded. It is deleted if no match of the day counts anymore.
 */
export async function notifyResults(
  db: Db,
  userIds: readonly string[],
  { startTime, historyOf, at }: { startTime: Instant; historyOf: Histories; at: Instant },
  notify: Notify,
): Promise<void> {
  const eventKey = `results:${gameDayName(startTime)}`;
  const told = userIds.map((userId) => ({ userId, messages: resultsMessages(historyOf(userId), startTime) }));
  const withoutResults = told.flatMap(({ userId, messages }) => (messages === null ? userId : []));
  if (withoutResults.length > 0) {
    await db
      .deleteFrom('notifications')
      .where('user_id', 'in', withoutResults)
      .where('event_key', '=', eventKey)
      .execute();
  }
  const target = { kind: 'RESULTS', id: '' } as const;
  const notifications = told.flatMap(({ userId, messages }) =>
    messages === null ? [] : { userId, kind: 'RESULTS' as const, eventKey, ...messages, at, target },
  );
  notify(await createOrUpdateNotifications(db, notifications));
}

/** Returns null if there are no results on the game day that contains `startTime`. */
export function resultsMessages(history: History, startTime: Instant) {
  const from = gameDayStartOf(startTime);
  const results = history.filter((result) => result.startTime >= from && result.startTime < from + DAY_MS);
  if (results.length === 0) return null;
  const correct = results.filter(({ isCorrect }) => isCorrect).length;
  const stars = starsOf(results);
  const won = stars === 0 ? '' : `, +${stars} ${stars === 1 ? 'star' : 'stars'}`;
  return {
    // Names the date: the text stays in the list for weeks, and a digest may have those of two days.
    message: `${dayText(from)}: ${correct} of ${results.length} right${won}`,
    neutralMessage: `Results are in for ${results.length} of your matches.`,
  };
}
