import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF, PASSWORD } from '../../testing/game.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { userBeforeEach } from '../../testing/test-users.ts';
import { gradeDue } from '../../game/grading/grade.ts';
import { endSessions } from './end-sessions.ts';

const game = gameBeforeEach();
const ada = userBeforeEach(game, 'ada');

/** Returns who is notified. */
async function endAt(at: number): Promise<string[]> {
  const notified: string[] = [];
  game.setTime(at);
  const { db, clock } = game;
  // Time that stands still is real otherwise.
  const running = { ...clock, now: clock.now, timeScale: { ...clock.timeScale, speed: 1 } };
  await endSessions({ db, clock: running, wall: clock.now, notify: (ids) => void notified.push(...ids) });
  return notified;
}
const logIn = () => game.visitor().post('/api/auth/login', { email: 'ada@example.org', password: PASSWORD });
const notices = () =>
  selectFrom(game.db, 'notifications', ['message', 'target_id', 'mail_due_at'], { user_id: ada.id, kind: 'AWAY' });

const WEEK = KICK_OFF + 7 * DAY_MS;

it('tells a player once for each absence what they missed in 7 days, and when their club plays next', async () => {
  const final = { status: 'FINAL', score_home: 1, score_away: 0 } as const;
  await addMatch(game.db, 'before', KICK_OFF - DAY_MS, final);
  await addMatch(game.db, 'missed', KICK_OFF + DAY_MS, final);
  await gradeDue(game.db, KICK_OFF + 2 * DAY_MS);
  await addMatch(game.db, 'later', WEEK + 5 * DAY_MS, { home_abbr: 'BOS', home_team: 'Boston Celtics' });
  await addMatch(game.db, 'next', WEEK + 3 * DAY_MS);
  for (const club of ['BOS', 'LAL']) {
    await game.db.insertInto('user_clubs').values({ user_id: ada.id, club, followed_at: 0 }).execute();
  }
  expect([await endAt(WEEK), await notices()]).toEqual([[], []]);
  expect([await endAt(WEEK + HOUR_MS), await endAt(WEEK + 2 * HOUR_MS)]).toEqual([[ada.id], []]);
  expect(await notices()).toEqual([
    {
      message:
        '1 match was decided while you were away. Next: Los Angeles Lakers vs Phoenix Suns, Monday, November 30.',
      target_id: 'next',
      mail_due_at: WEEK + HOUR_MS,
    },
  ]);
  await logIn();
  expect(await endAt(WEEK + 9 * DAY_MS)).toEqual([ada.id]);
});

it('emails nobody who has turned emails off', async () => {
  await updateTable(game.db, 'users', { email_notifications: 0 }, { id: ada.id });
  await endAt(WEEK + HOUR_MS);
  expect(await notices()).toEqual([{ message: "You haven't played for a week.", target_id: null, mail_due_at: null }]);
});

it('tells nothing to a player who was here in another session, or whose session is only old', async () => {
  await logIn();
  const sessions = await selectFrom(game.db, 'sessions', ['id_hash'], { user_id: ada.id });
  expect(sessions).toHaveLength(2);
  await updateTable(game.db, 'sessions', { last_seen_at: WEEK }, { id_hash: sessions[0]?.id_hash ?? '' });
  await endAt(WEEK + HOUR_MS);
  expect(await selectFrom(game.db, 'sessions', ['id_hash'], { user_id: ada.id })).toHaveLength(1);
  await updateTable(game.db, 'sessions', { last_seen_at: KICK_OFF + 30 * DAY_MS }, { user_id: ada.id });
  await endAt(KICK_OFF + 31 * DAY_MS);
  expect(await selectFrom(game.db, 'sessions', ['id_hash'], { user_id: ada.id })).toEqual([]);
  expect(await notices()).toEqual([]);
});
