import { expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { beforeStatement } from '../db/statement-deadline.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { createSharedCache } from './shared-cache.ts';
import { withDeadline } from './deadline.ts';

const BUSY = { message: 'The server is busy. Please try again in a moment.' };
/** Takes every connection of a database. Returns a function that releases them. */
async function takeAllConnections({ db, isShared }: OpenDatabase): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const taken = Array.from({ length: isShared ? 10 : 1 }, () => {
    const { promise: isTaken, resolve } = Promise.withResolvers<void>();
    const done = db.connection().execute(async () => {
      resolve();
      await released;
    });
    return { isTaken, done };
  });
  await Promise.all(taken.map(({ isTaken }) => isTaken));
  return async () => {
    release();
    await Promise.all(taken.map(({ done }) => done));
  };
}

it('responds 503 to a pick that waits for the database past its deadline, and does not store it', async () => {
  const database = await openTestDatabase();
  const game = await openGame({ database });
  await addMatch(game.db, 'a', KICK_OFF + 1000);
  const player = (await openGame({ database, deadlineMs: 50 })).visitor();
  player.setCookie((await game.member()).cookie());
  const release = await takeAllConnections(database);
  const { status, body, headers } = await player.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  expect([status, body, headers.get('retry-after')]).toEqual([503, BUSY, '2']);
  await release();
  // By then the pick would have been stored.
  for (let index = 0; index < 20; index += 1) await game.db.selectFrom('users').select('id').execute();
  expect(await game.db.selectFrom('picks').selectAll().execute()).toEqual([]);
});

const LOST = Object.assign(new Error('terminating connection'), { code: '57P01' });

const OTHER = new TypeError('on purpose');
const UNKNOWN = {
  status: 503,
  message: "We couldn't confirm that this was saved. Please try again in a moment.",
  body: { outcome: 'unknown' },
};

it.each([
  ['POST', 'select 1', LOST],
  ['POST', ' begin', LOST],
  ['POST', 'rollback', LOST],
  ['GET', 'update sessions', LOST],
  ['POST', 'insert into picks', OTHER],
])('withDeadline rethrows what a %s throws after %j: %s', async (method, statement, error) => {
  const work = async () => {
    beforeStatement(statement);
    throw error;
  };
  await expect(withDeadline(1_000, method, work)).rejects.toBe(error);
});

it.each(['insert into picks', 'with moment as (select 1) insert', 'commit', 'update users', 'delete from follows'])(
  'withDeadline reports an unknown outcome when the database or the deadline ends %j',
  async (statement) => {
    for (const result of [Promise.reject(LOST), new Promise(() => {})]) {
      const work = () => {
        beforeStatement(statement);
        return result;
      };
      await expect(withDeadline(1, 'POST', work)).rejects.toMatchObject(UNKNOWN);
    }
  },
);

it('lets only a rollback through after the deadline', async () => {
  const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
  const sent: string[] = [];
  let done = Promise.resolve();
  const send = (statement: string) => {
    try {
      beforeStatement(statement);
      sent.push(statement);
    } catch {}
  };
  const request = withDeadline(1, 'POST', () => {
    done = waiting.then(() => ['insert', 'commit', 'select', 'rollback'].forEach(send));
    return done;
  });
  await expect(request).rejects.toMatchObject({ status: 503, body: {} });
  resume();
  await done;
  expect(sent).toEqual(['rollback']);
});

it('does not apply the deadline to shared work that the request started', async () => {
  const { promise: waiting, resolve: resume } = Promise.withResolvers<void>();
  const copies = createSharedCache<string>(500, () => 0);
  const load = async () => {
    await waiting;
    beforeStatement('select 1');
    return 'loaded';
  };
  await expect(withDeadline(1, 'POST', () => copies.get('key', load))).rejects.toMatchObject({ status: 503 });
  const joined = copies.get('key', () => Promise.reject(new Error('already loading')));
  resume();
  expect(await joined).toBe('loaded');
});
