import type { Notification } from '@machine/contract';
import { beforeEach, expect, it } from 'vitest';
import type { Notify } from '../../account/notification/notify.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { insertInto, updateTable } from '../../testing/queries.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createMatchStartNotifier } from './match-start.ts';

const MINUTE = 60_000;
const START = KICK_OFF + 60 * MINUTE;

const game = gameBeforeEach();
beforeEach(() => addMatch(game.db, 'a', START));

const notifications = () =>
  game.db.selectFrom('notifications').select(['user_id', 'message', 'kind', 'created_at']).orderBy('user_id').execute();

/** Returns the step of a season tick, and runs the jobs it stores. */
function createNotifier(notify?: Notify) {
  const step = createMatchStartNotifier(game.db);
  return async (at: number) => {
    await step(at);
    await runJobs(game.db, notify);
  };
}

async function addPickers(count: number): Promise<string[]> {
  const ids = await addUsers(game.db, count);
  const pick = { match_id: 'a', choice: 'AGREE', created_at: KICK_OFF, match_start: KICK_OFF + 1 } as const;
  const picks = ids.map((id) => ({ id, user_id: id, ...pick }));
  await insertInto(game.db, 'picks', picks);
  return ids.toSorted();
}

it('notifies users who have picked once, 15 minutes before the start', async () => {
  const [picker = ''] = await addPickers(1);
  await addUsers(game.db, 1);
  const notified: string[] = [];
  const notify: Notify = (userIds) => void notified.push(...userIds);
  const notifyMatchStart = createNotifier(notify);
  await notifyMatchStart(START - 15 * MINUTE - 1);
  expect(await notifications()).toEqual([]);
  for (const at of [START - 15 * MINUTE, START - 14 * MINUTE]) await notifyMatchStart(at);
  // Like another process, or this one after a restart.
  await createNotifier(notify)(START - 13 * MINUTE);
  const message = 'Los Angeles Lakers vs Phoenix Suns starts in 15 minutes';
  expect(await notifications()).toEqual([
    { user_id: picker, message, kind: 'MATCH_START', created_at: START - 15 * MINUTE },
  ]);
  expect(notified).toEqual([picker]);
});

it('names those that start together in one notice, with the time that remains, which is read once they have started', async () => {
  const ann = await signUpUser(game, 'ann');
  for (const id of ['b', 'c', 'd']) await addMatch(game.db, id, id === 'd' ? START + MINUTE : START);
  for (const matchId of ['a', 'c', 'd']) await addPick(game.db, { userId: ann.id, matchId, at: KICK_OFF });
  const notifyMatchStart = createNotifier();
  const seen = async (at: number) => {
    game.setTime(at);
    await notifyMatchStart(at);
    const { body } = await ann.get('/api/notifications');
    const unread = (body as Notification[]).filter(({ isRead }) => !isRead).map(({ message }) => message);
    expect((await ann.get('/api/notifications/unread-count')).body).toEqual({ count: unread.length });
    return unread;
  };
  const teams = 'Los Angeles Lakers vs Phoenix Suns';
  const together = `${teams} and 1 more start in 15 minutes`;
  expect(await seen(START - 15 * MINUTE)).toEqual([together]);
  // Late.
  expect(await seen(START - 1)).toEqual([`${teams} starts in 2 minutes`, together]);
  expect(await seen(START)).toEqual([`${teams} starts in 2 minutes`]);
  await addMatch(game.db, 'e', START + 2 * MINUTE);
  await addPick(game.db, { userId: ann.id, matchId: 'e', at: KICK_OFF });
  expect(await seen(START + MINUTE)).toEqual([`${teams} starts in 1 minute`]);
});

it('skips matches that have started or are postponed, bots, and users who do not want it or picked in the last minutes', async () => {
  const [bot = '', quiet = '', keen = ''] = await addPickers(3);
  await createNotifier()(START);
  await updateTable(game.db, 'matches', { status: 'POSTPONED' });
  await createNotifier()(START - MINUTE);
  expect(await notifications()).toEqual([]);
  await updateTable(game.db, 'matches', { status: 'SCHEDULED' });
  await updateTable(game.db, 'users', { is_bot: 1 }, { id: bot });
  await updateTable(game.db, 'users', { notify_match_start: 0 }, { id: quiet });
  const [late = ''] = await addUsers(game.db, 1);
  await addPick(game.db, { userId: late, matchId: 'a', at: START - 14 * MINUTE });
  await createNotifier()(START - 10 * MINUTE);
  expect(await notifications()).toMatchObject([{ user_id: keen }]);
});

it('notifies 1,200 users once each', async () => {
  const ids = await addPickers(1_200);
  await createNotifier()(START - 10 * MINUTE);
  expect((await notifications()).map((row) => row.user_id)).toEqual(ids);
});
