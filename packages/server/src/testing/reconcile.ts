import { expect } from 'vitest';
import type { Db } from '../platform/db/open.ts';
import { checkLog } from './check-log.ts';
import { readKeptCounts, readSearchable, recountKeptCounts } from './kept-counts.ts';
import { readGraded, recountGraded } from './stored-state.ts';
import { type WriteLoadFixture, CHAT_MATCH } from './write-load-fixture.ts';
import type { WriteLog } from './write-load.ts';
import { selectFrom } from './queries.ts';

const textsOf = (texts: readonly { text: string }[], sender: string) =>
  texts.map(({ text }) => text).filter((text) => text.startsWith(sender));

/**
 * Checks that everything acknowledged is stored once and unchanged, that nothing rejected or unsent is stored, and that all
 * grades and the log match a recount. Returns the number of graded picks.
 */
export async function reconcile(db: Db, { writers }: WriteLoadFixture, writeLog: WriteLog): Promise<number> {
  expect(writeLog.unexpected).toEqual([]);
  await reconcilePicks(db, writeLog);
  await reconcileRead(db, writeLog);
  await reconcileAccounts(db, writers.length, writeLog);
  const users = new Map((await db.selectFrom('users').selectAll().execute()).map((user) => [user.id, user]));
  for (const [id, isOn] of writeLog.preferences) expect(users.get(id)?.notify_follower_pick).toBe(isOn ? 1 : 0);
  const follows = await db.selectFrom('follows').selectAll().execute();
  expect(follows.map((row) => `${row.follower_id} ${row.followee_id}`).toSorted()).toEqual(
    [...writeLog.follows].flatMap(([pair, isFollowing]) => (isFollowing ? pair : [])).toSorted(),
  );
  const chat = await db
    .selectFrom('chat_messages')
    .select('text')
    .where('kind', '=', 'USER')
    .orderBy('position')
    .execute();
  const messages = await db.selectFrom('dm_messages').select('text').orderBy('thread_id').orderBy('position').execute();
  for (const { id } of writers) {
    expect(textsOf(chat, id)).toEqual(writeLog.chat.get(id));
    expect(textsOf(messages, id)).toEqual(writeLog.messages.get(id));
  }
  expect(chat).toHaveLength([...writeLog.chat.values()].flat().length);
  expect(messages).toHaveLength([...writeLog.messages.values()].flat().length);
  expect(await readKeptCounts(db)).toEqual(await recountKeptCounts(db));
  const searchable = await readSearchable(db);
  expect(searchable.stored).toEqual(searchable.expected);
  await expectNoGaps(db);
  await checkLog(db);
  const graded = await readGraded(db);
  expect(graded).toEqual(await recountGraded(db));
  return graded.users.flatMap(({ results }) => results).length;
}

/** Checks that the positions of messages ascend from 1 without gaps, in each chat and each thread. */
async function expectNoGaps(db: Db): Promise<void> {
  const chat = await db.selectFrom('chat_messages').select(['match_id as place', 'position']).execute();
  const threads = await db.selectFrom('dm_messages').select(['thread_id as place', 'position']).execute();
  for (const rows of [chat, threads]) {
    for (const [place, messages] of Map.groupBy(rows, (row) => row.place)) {
      const positions = messages.map(({ position }) => position).toSorted((a, b) => a - b);
      expect({ place, positions }).toEqual({ place, positions: positions.map((_, index) => index + 1) });
    }
  }
}

async function reconcilePicks(db: Db, writeLog: WriteLog): Promise<void> {
  const stored = await db.selectFrom('picks').selectAll().where('match_id', '<>', CHAT_MATCH).execute();
  const rows = new Map(stored.map((row) => [`${row.user_id} ${row.match_id}`, row.choice]));
  expect(rows.size, 'every pick is unique').toBe(stored.length);
  const sent = [...writeLog.picks].flatMap(([key, { choice, outcome }]) =>
    outcome === 'acknowledged' ? [[key, choice]] : [],
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(sent));
}

async function reconcileRead(db: Db, writeLog: WriteLog): Promise<void> {
  const notifications = await selectFrom(db, 'notifications', ['id', 'is_read'], { created_at: 0 });
  const read = notifications.filter(({ is_read }) => is_read === 1).map(({ id }) => id);
  const marked = [...writeLog.markedRead].flatMap(([id, outcome]) => (outcome === 'acknowledged' ? id : []));
  expect(read.toSorted()).toEqual(marked.toSorted());
}

async function reconcileAccounts(db: Db, before: number, { accounts }: WriteLog): Promise<void> {
  const guests = await db
    .selectFrom('users')
    .select(['email', 'deleted_at'])
    .where('email', 'like', 'newcomer%')
    .execute();
  const found = guests.map(({ email, deleted_at }): [string, object] => [email, { isDeleted: deleted_at !== null }]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(accounts));
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(before + accounts.size);
}
