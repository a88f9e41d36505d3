import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Db, openDatabase } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Game, openGame } from '../../testing/game.ts';
import { readKeptCounts, recountKeptCounts } from '../../testing/kept-counts.ts';
import { whileLocked } from '../../testing/hold-lock.ts';
import { addFollows, addUsers } from '../../testing/rows.ts';
import { providePostgres } from '../../testing/provide-postgres.ts';
import { follow, unfollow } from '../follow/follow.ts';
import { threadsOf } from '../message/read-threads.ts';
import { sendMessage } from '../message/send-message.ts';
import { findOrCreateThread } from '../message/thread.ts';
import { rename } from '../moderation/rename.ts';
import { block, unblock } from './blocks-and-mutes.ts';

const postgres = providePostgres('blocks and follows at the same time');

const schema = `races_${crypto.randomUUID().replaceAll('-', '')}`;
const openProcess = async () =>
  openGame({ database: await openDatabase({ databaseUrl: postgres.server().url, dataDir: '', schema }) });

type Step = { who: 0 | 1; process: 0 | 1; what: 'follow' | 'unfollow' | 'block' | 'unblock' | 'write' | 'rename' };

const steps = array(
  record<Step>({
    who: constantFrom(0, 1),
    process: constantFrom(0, 1),
    what: constantFrom('follow', 'unfollow', 'block', 'block', 'unblock', 'write', 'rename'),
  }),
  { minLength: 2, maxLength: 8 },
);

type At = { db: Db; clock: Clock; userId: string; otherId: string; threadId: string };

const DO: Record<Step['what'], (at: At) => Promise<unknown>> = {
  follow: ({ db, clock, userId, otherId }) => follow({ db, clock }, userId, otherId),
  unfollow: ({ db, userId, otherId }) => unfollow(db, userId, otherId),
  block: ({ db, userId, otherId }) => block(db, userId, otherId, 0),
  unblock: ({ db, userId, otherId }) => unblock(db, userId, otherId),
  write: ({ db, userId, threadId }) =>
    sendMessage(db, { threadId, userId, text: 'Hello', requestKey: null, at: 0, requireMayWrite: async () => {} }),
  // As a moderator does who hides the name.
  rename: ({ db, userId }) =>
    db.transaction().execute((transaction) => rename(transaction, userId, `Player ${crypto.randomUUID()}`)),
};

/** Takes all steps at once, between two players who follow each other. Returns what is wrong afterwards. */
async function race(processes: readonly Game[], taken: readonly Step[]): Promise<string[]> {
  const [{ db, clock } = {} as Game] = processes;
  const [ada = '', bob = ''] = await addUsers(db, 2);
  await addFollows(db, [
    { from: ada, to: bob },
    { from: bob, to: ada },
  ]);
  const { id: threadId } = await findOrCreateThread(db, ada, [ada, bob], 0);
  const results = await Promise.allSettled(
    taken.map(({ who, process, what }) => {
      const [userId, otherId] = who === 0 ? [ada, bob] : [bob, ada];
      return DO[what]({ db: processes[process % processes.length]?.db ?? db, clock, userId, otherId, threadId });
    }),
  );
  const problems = results.flatMap((result) =>
    result.status === 'rejected' && !(result.reason instanceof HttpError) ? [String(result.reason)] : [],
  );
  const isOfPair = (row: { one: string; other: string }) =>
    [ada, bob].includes(row.one) && [ada, bob].includes(row.other);
  const blocks = await db.selectFrom('blocks').select(['blocker_id as one', 'blocked_id as other']).execute();
  if (blocks.some(isOfPair)) {
    const follows = await db.selectFrom('follows').select(['follower_id as one', 'followee_id as other']).execute();
    if (follows.some(isOfPair)) problems.push('a follow has survived a block');
    for (const userId of [ada, bob]) {
      const threads = await threadsOf(db, userId, { wall: 0, hiddenSince: async () => null });
      if (threads.some(({ reportableId }) => reportableId === undefined)) problems.push('a thread is still visible');
    }
  }
  const [kept, counted] = [await readKeptCounts(db), await recountKeptCounts(db)];
  if (JSON.stringify(kept.follows) !== JSON.stringify(counted.follows)) problems.push('the counts are wrong');
  return problems;
}

/** Rejects with the first steps that leave a problem. */
const tryAll = (processes: readonly Game[]): Promise<void> =>
  assert(
    asyncProperty(steps, async (taken) => {
      const problems = await race(processes, taken);
      if (problems.length > 0) throw new Error(problems.join('; '));
    }),
    { numRuns: process.env.NIGHTLY ? 300 : 12 },
  );

/** A deletion marks the account first, and removes its follows before it ends. */
async function followWhileDeleting(game: Game): Promise<unknown> {
  const [ada = '', bob = ''] = await addUsers(game.db, 2);
  const mark = (db: Db) => db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', ada).execute();
  const [result] = await whileLocked(game.database, mark, [() => follow(game, ada, bob)]);
  return [result?.status, await game.db.selectFrom('follows').selectAll().where('follower_id', '=', ada).execute()];
}

describe.each([
  ['one process', openGame, false],
  ['two processes on one PostgreSQL database', openProcess, true],
])('%s', (_, open, areTwo) => {
  beforeEach(({ skip }) => skip(areTwo && postgres.isMissing));

  it('stores no follow while the account of its follower is being deleted', async () => {
    expect(await followWhileDeleting(await open())).toEqual(['rejected', []]);
  });

  it('leaves no follow and no thread after a block, whatever two players do to each other at once', async () => {
    const processes = [await open(), ...(areTwo ? [await open()] : [])];
    await expect(tryAll(processes)).resolves.toBeUndefined();
  });
});
