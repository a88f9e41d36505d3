import type { NewNotification } from '../../account/notification/create-notifications.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { type CatalogEntry, CATALOG } from './catalog.ts';

/** What a user has newly reached, and when they unlocked the others. */
export type Reached = { userId: string; entries: CatalogEntry[]; unlockedAt: ReadonlyMap<string, Instant> };

/**
 * Returns one notification about everything unlocked on this game day, if something is new. Ranks aren't included,
 * because they have a notification of their own.
 */
export function notificationOf({ userId, entries, unlockedAt }: Reached, at: Instant): NewNotification | undefined {
  if (entries.every(({ measure }) => measure === 'rank')) return undefined;
  const day = gameDayStartOf(at);
  const ofDay = CATALOG.filter((entry) => entries.includes(entry) || (unlockedAt.get(entry.id) ?? -Infinity) >= day);
  const titles = ofDay.filter(({ measure }) => measure !== 'rank').map(({ title }) => title);
  return {
    userId,
    kind: 'ACHIEVEMENT',
    eventKey: `achievements:${gameDayName(at)}`,
    message: `${titles.length === 1 ? 'Achievement' : 'Achievements'} unlocked: ${listOf(titles)}`,
    at,
    target: { kind: 'ACHIEVEMENTS', id: '' },
  };
}

const listOf = (titles: readonly string[]) => new Intl.ListFormat('en-US').format(titles).replace(', and ', ' and ');
