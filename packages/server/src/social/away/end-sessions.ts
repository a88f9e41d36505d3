import { createNotifications, type NewNotification } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { nextMatches } from '../../game/club/next-matches.ts';
import { dayText } from '../../game/match/result.ts';
import type { GameClock } from '../../platform/clock/clock.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import { IDLE_MS, removeExpiredSessions } from '../../platform/session/session-store.ts';

export type EndSessionsDeps = { db: Db; clock: GameClock; wall: () => Instant; notify: Notify };

type Away = { userId: string; seenAt: Instant };

/**
 * Deletes expired sessions. Players whose last one has expired because they stayed away for 7 days get a notification of
 * what they missed, one for each absence. Both are stored together, so that none is lost or repeated.
 */
export async function endSessions({ db, clock, wall, notify }: EndSessionsDeps): Promise<void> {
  const recipients = await db.transaction().execute(async (transaction) => {
    const now = wall();
    const ended = await removeExpiredSessions(transaction, now);
    const byUser = Map.groupBy(ended, ({ user_id }) => user_id);
    const players = [...byUser]
      .map(([userId, sessions]) => ({ userId, seenAt: Math.max(...sessions.map(({ last_seen_at }) => last_seen_at)) }))
      .filter(({ seenAt }) => seenAt < now - IDLE_MS);
    const away = await withoutSession(transaction, players);
    return away.length === 0 ? [] : createNotifications(transaction, await noticesFor(transaction, clock, away));
  });
  if (recipients.length > 0) notify(recipients);
}

/** Leaves out those who have another session, in which they may play. */
async function withoutSession(db: Db, players: readonly Away[]): Promise<Away[]> {
  const present = new Set<string>();
  for (const ids of chunksOf(players.map(({ userId }) => userId))) {
    const rows = await db.selectFrom('sessions').select('user_id').where('user_id', 'in', ids).execute();
    for (const { user_id } of rows) present.add(user_id);
  }
  return players.filter(({ userId }) => !present.has(userId));
}

/** Tells no results, which a player may hide. */
async function noticesFor(db: Db, clock: GameClock, players: readonly Away[]): Promise<NewNotification[]> {
  const at = clock.now();
  const { missed } = await db
    .selectFrom('grades')
    .select((eb) => eb.fn.countAll<number>().as('missed'))
    .where('start_time', '>', at - IDLE_MS * clock.timeScale.speed)
    .where('machine_correct', 'is not', null)
    .executeTakeFirstOrThrow();
  const next = await nextMatches(db, at);
  const clubs = await clubsOf(db, players);
  return players.map(({ userId, seenAt }) => {
    const match = (clubs.get(userId) ?? [])
      .flatMap(({ club }) => next.get(club) ?? [])
      .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))[0];
    const upcoming = match && ` Next: ${match.homeTeam} vs ${match.awayTeam}, ${dayText(Date.parse(match.startTime))}.`;
    return {
      userId,
      kind: 'AWAY',
      eventKey: `away:${seenAt}`,
      message: `${missedText(Number(missed))}${upcoming ?? ''}`,
      at,
      ...(match && { target: { kind: 'MATCH', id: match.id } }),
    };
  });
}

const missedText = (count: number) =>
  count === 0
    ? "You haven't played for a week."
    : `${count} ${count === 1 ? 'match was' : 'matches were'} decided while you were away.`;

async function clubsOf(db: Db, players: readonly Away[]) {
  const rows = [];
  for (const ids of chunksOf(players.map(({ userId }) => userId))) {
    rows.push(...(await db.selectFrom('user_clubs').selectAll().where('user_id', 'in', ids).execute()));
  }
  return Map.groupBy(rows, ({ user_id }) => user_id);
}
