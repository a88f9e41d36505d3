import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { writeValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import { createNotifications, type NewNotification } from '../../account/notification/create-notifications.ts';
import { arePicksPublic } from '../../game/match/picks-public.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleSteps } from '../../platform/jobs/job-handler.ts';
import { hasNotMuted } from '../safety/hidden.ts';

/** Maximum picks per job. */
const ANNOUNCED_MAX = 500;
/** Followers per step of a job. */
const BATCH = 500;
/** In real time. Later than this, the picks are old news. */
const JOB_LIFETIME_MS = 2 * DAY_MS;

/** Builds the SQL for the `announce_due_at` of a new pick: null when the user has no followers besides bots. */
export const announceDueAt = (userId: RawBuilder<string>, matchStart: RawBuilder<Instant>) => sql<Instant | null>`case
  when exists (
    select 1 from follows inner join users on users.id = follows.follower_id
    where follows.followee_id = ${userId} and users.is_bot = 0)
  then ${matchStart} end`;

const announced = z.object({
  /** Those that started together. */
  matchIds: z.array(z.string()),
  /** The start of their game day. */
  day: z.number(),
  at: z.number(),
  /** The last follower who has been notified. */
  after: z.string(),
});
const announceTask = defineTask('announce choices', announced);

/**
 * Stores jobs that notify the followers of picks on matches that have started. Each job is stored together with the marks
 * on its picks, so none is lost.
 */
export async function announcePicks(db: Db, at: Instant): Promise<void> {
  while ((await announceNext(db, at)) === ANNOUNCED_MAX);
}

/** Returns the number of picks. */
const announceNext = (db: Db, at: Instant) =>
  db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('picks')
      .innerJoin('matches', 'matches.id', 'picks.match_id')
      .select(['picks.id', 'picks.match_id', 'matches.status', 'matches.start_time'])
      .where('announce_due_at', '<=', at)
      .where((eb) => arePicksPublic(eb, at))
      .orderBy('announce_due_at')
      .limit(ANNOUNCED_MAX)
      .execute();
    if (due.length === 0) return 0;
    // A lock: two processes that mark the same picks in different order would be a deadlock.
    await writeValue(transaction, 'last announcement', String(at));
    const ids = due.map(({ id }) => id);
    const marked = await transaction
      .updateTable('picks')
      .set({ announce_due_at: null })
      .where('id', 'in', ids)
      // Another process may have announced them in the meantime.
      .where('announce_due_at', 'is not', null)
      .returning('match_id')
      .execute();
    const started = new Set(marked.map(({ match_id }) => match_id));
    const days = Map.groupBy(
      due.filter(({ match_id, status }) => started.has(match_id) && status !== 'VOID'),
      ({ start_time }) => gameDayStartOf(start_time),
    );
    for (const [day, picks] of days) {
      const matchIds = [...new Set(picks.map(({ match_id }) => match_id))];
      const expiresAt = Date.now() + JOB_LIFETIME_MS;
      await addJob(transaction, announceTask, { matchIds, day, at, after: '' }, { expiresAt });
    }
    return due.length;
  });

/** Notifies the followers of those who picked on the matches, a batch at a time. */
export const announceHandler = (notify: Notify) =>
  handleSteps(announceTask, async (payload, { db, afterCommit }) => {
    const followers = await db
      .selectFrom('follows')
      .select('follower_id')
      .distinct()
      .where('followee_id', 'in', (eb) =>
        eb.selectFrom('picks').select('picks.user_id').where('picks.match_id', 'in', payload.matchIds),
      )
      .where('follower_id', '>', payload.after)
      .orderBy('follower_id')
      .limit(BATCH)
      .execute();
    const followerIds = followers.map(({ follower_id }) => follower_id);
    const after = followerIds.at(-1);
    if (after === undefined) return undefined;
    const recipients = await createNotifications(db, await notificationsOf(db, followerIds, payload));
    afterCommit(() => notify(recipients));
    return followerIds.length < BATCH ? undefined : { ...payload, after };
  });

/** Selects whom players follow, without muted players and deleted accounts. */
const selectFollowed = (db: Db, followerIds: readonly string[]) =>
  db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.followee_id')
    .where('follows.follower_id', 'in', followerIds)
    .where('users.deleted_at', 'is', null)
    .where(hasNotMuted(sql.ref('follows.follower_id'), sql.ref('follows.followee_id')));

const followedPicks = (db: Db, followerIds: readonly string[], matchIds: readonly string[]) =>
  selectFollowed(db, followerIds)
    .innerJoin('picks', 'picks.user_id', 'follows.followee_id')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .leftJoin('picks as own', (join) =>
      join.onRef('own.match_id', '=', 'picks.match_id').onRef('own.user_id', '=', 'follows.follower_id'),
    )
    .select(['follows.follower_id', 'users.id', 'users.username', 'picks.choice', 'own.choice as own_choice'])
    .select(['matches.id as match_id', 'home_team', 'away_team'])
    .where('picks.match_id', 'in', matchIds)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .orderBy('users.username_key')
    .execute();

/**
 * Returns one notification for each follower, about the match on which most of the players they follow disagree with them.
 * Only the first one of a game day is stored.
 */
async function notificationsOf(
  db: Db,
  followerIds: readonly string[],
  { matchIds, day, at }: z.infer<typeof announced>,
): Promise<NewNotification[]> {
  const counts = await selectFollowed(db, followerIds)
    .select((eb) => ['follower_id', eb.fn.countAll<number>().as('count')])
    .groupBy('follower_id')
    .execute();
  const followed = new Map(counts.map(({ follower_id, count }) => [follower_id, Number(count)]));
  const rows = await followedPicks(db, followerIds, matchIds);
  return [...Map.groupBy(rows, ({ follower_id }) => follower_id)].flatMap(([userId, picks]) => {
    const matches = [...Map.groupBy(picks, ({ match_id }) => match_id).values()];
    const [match] = matches.toSorted((a, b) => differing(b).length - differing(a).length);
    const first = match?.[0];
    if (match === undefined || first === undefined) return [];
    const against = differing(match);
    const told = against.length > 0 ? against : match;
    return {
      userId,
      kind: 'FOLLOWED_PICK' as const,
      eventKey: `followed-picks:${gameDayName(day)}`,
      message: messageOf(told, first, followed.get(userId) ?? 0),
      at,
      target: { kind: 'MATCH' as const, id: first.match_id },
      aboutUserIds: told.length <= NAMED_MAX ? told.map(({ id }) => id) : [],
    };
  });
}

type FollowedPick = Awaited<ReturnType<typeof followedPicks>>[number];

/** The picks that differ from the follower's own, or from the Machine's without one. */
const differing = (picks: readonly FollowedPick[]) =>
  picks.filter(({ choice, own_choice }) => choice !== (own_choice ?? 'AGREE'));

const NAMED_MAX = 2;

/** Returns "3 of the 5 players you follow disagree with you on Arsenal vs Chelsea". */
function messageOf(told: readonly FollowedPick[], first: FollowedPick, all: number): string {
  const count = told.length;
  const others = count === all ? `All ${all}` : `${count} of the ${all}`;
  const who = count <= NAMED_MAX ? told.map(({ username }) => username).join(' and ') : `${others} players you follow`;
  const verb = `${differing(told).length > 0 ? 'disagree' : 'agree'}${count === 1 ? 's' : ''}`;
  const withWhom = first.own_choice === null ? 'the Machine' : 'you';
  return `${who} ${verb} with ${withWhom} on ${first.home_team} vs ${first.away_team}`;
}
