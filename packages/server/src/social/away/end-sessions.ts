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
    const away = [...byUser]
      .map(([userId, sessions]) => ({ userId, seenAt: Math.max(...sessions.map(({ last_seen_at }) => last_seen_at)) }))
      .filter(({ seenAt }) => seenAt < now - IDLE_MS);
    const notices: NewNotification[] = [];
    for (const players of chunksOf(away)) notices.push(...(await noticesFor(transaction, clock, players)));
    return createNotifications(transaction, notices);
  });
  if (recipients.length > 0) notify(recipients);
}

/** Tells no results, which a player may hide. Leaves out those who have another session, in which they may play. */
async function noticesFor(db: Db, clock: GameClock, away: readonly Away[]): Promise<NewNotification[]> {
  const ids = away.map(({ userId }) => userId);
  const sessions = await db.selectFrom('sessions').select('user_id').where('user_id', 'in', ids).execute();
  const players = away.filter(({ userId }) => sessions.every(({ user_id }) => user_id !== userId));
  const clubs = await db.selectFrom('user_clubs').selectAll().where('user_id', 'in', ids).execute();
  const clubsOf = Map.groupBy(clubs, ({ user_id }) => user_id);
  const at = clock.now();
  const { missed } = await db
    .selectFrom('grades')
    .select((eb) => eb.fn.countAll<number>().as('missed'))
    .where('start_time', '>', at - IDLE_MS * clock.timeScale.speed)
    .where('machine_correct', 'is not', null)
    .executeTakeFirstOrThrow();
  const next = await nextMatches(db, at);
  return players.map(({ userId, seenAt }) => {
    const match = (clubsOf.get(userId) ?? [])
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
