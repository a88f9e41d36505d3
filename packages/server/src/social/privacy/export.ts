import { PREFERENCE_KEYS } from '@machine/contract';
import { catalogEntry } from '../../game/achievement/catalog.ts';
import { createCalendarAddresses } from '../../account/reminder/calendar-address.ts';
import { readReminderSettings } from '../../account/reminder/reminder-settings.ts';
import { followedClubs } from '../../game/club/followed-clubs.ts';
import { clubByCode } from '../../game/club/known-clubs.ts';
import { toCurrentUser, userById } from '../../account/auth/user.ts';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import { unauthorized } from '../../platform/http/http-error.ts';
import { exportAsCsv } from './export-csv.ts';
import { hiddenResultsOf } from '../../game/hidden-results/hidden-results.ts';
import { LISTS } from './export-lists.ts';
import { toStars } from '../../platform/db/stars.ts';

/**
 * Returns everything that we store about a user; its lists are read page by page. Contains no hashes, no tokens and
 * nothing that other users wrote. Throws an `HttpError` (401) when the account is deleted.
 */
async function readUserData(db: Db, userId: string, at: Instant) {
  const user = await userById(db, userId);
  if (user === undefined) throw unauthorized();
  const current = toCurrentUser(user);
  const lists = Object.entries(LISTS).map(([name, list]) => [name, list(db, userId)] as const);
  return {
    facts: {
      exportedAt: new Date(at).toISOString(),
      profile: profileOf(user),
      preferences: Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, current[key]])),
      reminders: await remindersOf(db, userId),
      hiddenResults: await hiddenResultsOf(db, userId, 0),
    },
    achievements: await achievementsOf(db, userId),
    clubs: (await followedClubs(db, userId)).map((code) => clubByCode(code)?.name ?? code),
    lists: Object.fromEntries(lists),
  };
}

/** Streams everything that we store about a user as a JSON document. */
export async function exportAsJson(db: Db, userId: string, at: Instant): Promise<AsyncIterable<string>> {
  const { facts, lists, ...head } = await readUserData(db, userId, at);
  return streamDocument({ ...facts, ...head }, lists);
}

/** Streams the same as a ZIP of CSV files. */
export async function exportAsZip(db: Db, userId: string, at: Instant): Promise<AsyncIterable<Uint8Array>> {
  const { facts, achievements, clubs, lists } = await readUserData(db, userId, at);
  const clubRows = clubs.map((club) => ({ club }));
  return exportAsCsv({ facts, lists: { achievements: inOnePage(achievements), clubs: inOnePage(clubRows), ...lists } });
}

async function* inOnePage(rows: object[]): AsyncGenerator<object[]> {
  if (rows.length > 0) yield rows;
}

async function* streamDocument(head: object, lists: Record<string, AsyncIterable<object[]>>): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const [name, list] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n    ';
    for await (const rows of list) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n    ');
      separator = ',\n    ';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}

const profileOf = (user: UserRow) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailConfirmedAt: user.email_confirmed_at === null ? null : new Date(user.email_confirmed_at).toISOString(),
  firstName: user.first_name,
  lastName: user.last_name,
  profileImageUrl: user.profile_image_url,
  rank: user.rank,
  stars: toStars(user.star_tenths),
  currentStreak: user.current_streak,
  bestStreak: user.best_streak,
  edge: user.edge,
  edgeVariance: user.edge_variance,
  edgeDisagreements: user.edge_count,
  createdAt: new Date(user.created_at).toISOString(),
});

/** Says that a calendar address exists without revealing it: anyone who has it can read the calendar. */
async function remindersOf(db: Db, userId: string) {
  const madeAt = await createCalendarAddresses(db).madeAt(userId);
  const address = madeAt === null ? null : { createdAt: toIso(madeAt), shownIn: 'Your settings, under Reminders' };
  return { calendarAddress: address, ...(await readReminderSettings(db, userId)) };
}

async function achievementsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('user_achievements')
    .select(['achievement_id', 'unlocked_at'])
    .where('user_id', '=', userId)
    .orderBy('unlocked_at')
    .orderBy('achievement_id')
    .execute();
  return rows.map(({ achievement_id: id, unlocked_at }) => ({
    id,
    title: catalogEntry(id)?.title ?? id,
    unlockedAt: new Date(unlocked_at).toISOString(),
  }));
}
