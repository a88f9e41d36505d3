import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import { createOrUpdateNotifications, type NewNotification } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleSteps } from '../../platform/jobs/job-handler.ts';

/** The notification waits this long, in game time, for the community counts to include the pick. */
const ANNOUNCE_DELAY_MS = 5 * MINUTE_MS;
/** Maximum picks per job. */
const ANNOUNCED_MAX = 500;
/** Followers per step of a job. */
const BATCH = 500;
/** In real time. Later than this, the picks are old news. */
const JOB_LIFETIME_MS = 2 * DAY_MS;

/** Builds the SQL for the `announce_due_at` of a new pick: null when the user has no followers besides bots. */
export const announceDueAt = (userId: RawBuilder<string>, pickedAt: RawBuilder<Instant>) => sql<Instant | null>`case
  when exists (
    select 1 from follows inner join users on users.id = follows.follower_id
    where follows.followee_id = ${userId} and users.is_bot = 0)
  then ${pickedAt} + cast(${sql.lit(ANNOUNCE_DELAY_MS)} as bigint) end`;

const announceTask = defineTask(
  'announce picks',
  z.object({
    /** Those who have picked on the game day that starts at `day`. */
    pickerIds: z.array(z.string()),
    day: z.number(),
    at: z.number(),
    /** The last follower who has been notified. */
    after: z.string(),
  }),
);

/**
 * Stores jobs that notify the followers of picks that are included in the community counts or have waited long enough. Each
 * job is stored together with the marks on its picks, so none is lost.
 */
export async function announcePicks(db: Db, at: Instant): Promise<void> {
  while ((await announceNext(db, at)) === ANNOUNCED_MAX);
}

/** Returns the number of picks. */
const announceNext = (db: Db, at: Instant) =>
  db.transaction().execute(async (transaction) => {
    const due = await duePicks(transaction, at).execute();
    if (due.length === 0) return 0;
    await lockAnnouncing(transaction, at);
    const marked = await transaction
      .updateTable('picks')
      .set({ announce_due_at: null })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      // Another process may have announced them in the meantime.
      .where('announce_due_at', 'is not', null)
      .returning(['user_id', 'created_at'])
      .execute();
    const byDay = Map.groupBy(marked, ({ created_at }) => gameDayStartOf(created_at));
    for (const [day, picks] of byDay) {
      const pickerIds = [...new Set(picks.map(({ user_id }) => user_id))];
      await addJob(
        transaction,
        announceTask,
        { pickerIds, day, at, after: '' },
        { expiresAt: Date.now() + JOB_LIFETIME_MS },
      );
    }
    return due.length;
  });

const duePicks = (db: Db, at: Instant) =>
  db
    .selectFrom('picks')
    .select('id')
    .where('announce_due_at', 'is not', null)
    .where((eb) => eb.or([eb('crowd_batch', 'is not', null), eb('announce_due_at', '<=', at)]))
    .orderBy('announce_due_at')
    .limit(ANNOUNCED_MAX);

/** Keeps two processes from marking the same picks in different order, which would be a deadlock. */
const lockAnnouncing = (db: Db, at: Instant) =>
  db
    .insertInto('key_value')
    .values({ name: 'last announcement', value: String(at) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
    .execute();

/** Notifies the followers of the pickers, a batch at a time. */
export const announceHandler = (notify: Notify) =>
  handleSteps(announceTask, async (payload, { db, afterCommit }) => {
    const followers = await db
      .selectFrom('follows')
      .select('follower_id')
      .distinct()
      .where('followee_id', 'in', payload.pickerIds)
      .where('follower_id', '>', payload.after)
      .orderBy('follower_id')
      .limit(BATCH)
      .execute();
    const last = followers.at(-1);
    if (last === undefined) return undefined;
    const followerIds = followers.map(({ follower_id }) => follower_id);
    const recipients = await createOrUpdateNotifications(db, await notificationsOf(db, followerIds, payload));
    afterCommit(() => notify(recipients));
    return followers.length < BATCH ? undefined : { ...payload, after: last.follower_id };
  });

/**
 * Returns one notification for each follower, about all picks that the players they follow have made on a game day. It
 * doesn't reveal choices, which are private until the match starts. It is computed from the picks, so repeated calls make
 * no difference.
 */
async function notificationsOf(
  db: Db,
  followerIds: readonly string[],
  { day, at }: { day: Instant; at: Instant },
): Promise<NewNotification[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.followee_id')
    .innerJoin('picks', 'picks.user_id', 'follows.followee_id')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select([
      'follows.follower_id',
      'users.id',
      'users.username',
      'matches.id as match_id',
      'matches.home_team',
      'matches.away_team',
    ])
    .where('follows.follower_id', 'in', followerIds)
    .where('users.deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mutes')
            .select('muted_id')
            .whereRef('muter_id', '=', 'follows.follower_id')
            .whereRef('muted_id', '=', 'follows.followee_id'),
        ),
      ),
    )
    .where('picks.created_at', '>=', day)
    .where('picks.created_at', '<', day + DAY_MS)
    .where((eb) =>
      eb.or([eb('picks.crowd_batch', 'is not', null), eb('picks.created_at', '<=', at - ANNOUNCE_DELAY_MS)]),
    )
    .orderBy('picks.created_at')
    .orderBy('users.username_key')
    .execute();
  return [...Map.groupBy(rows, ({ follower_id }) => follower_id)].map(([userId, picks]) => {
    const players = [...new Map(picks.map(({ id, username }) => [id, username]))];
    const matches = new Map(picks.map((pick) => [pick.match_id, `${pick.home_team} vs ${pick.away_team}`]));
    const [[firstId = '', first = ''] = [], [secondId, second = ''] = []] = players;
    const isOne = players.length === 1;
    const names = isOne ? [first] : [first, second];
    return {
      userId,
      kind: 'FOLLOWED_PICK',
      eventKey: `followed-picks:${gameDayName(day)}`,
      message: `${nameList(names, players.length)} picked ${isOne && matches.size === 1 ? `on ${[...matches.values()][0]}` : matchCount(matches.size)}`,
      at,
      target: isOne ? { kind: 'PROFILE', id: firstId } : undefined,
      aboutUserIds: secondId === undefined ? [firstId] : [firstId, secondId],
    };
  });
}

/** Returns "Ada", "Ada and Bob", or "Ada, Bob and 6 others". */
function nameList(names: readonly string[], count: number): string {
  const others = count - names.length;
  if (others === 0) return names.join(' and ');
  return `${names.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

const matchCount = (count: number) => (count === 1 ? '1 match' : `${count} matches`);
