import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { beforeStatement } from '../db/statement-deadline.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { createSharedCache } from './shared-cache.ts';
import { withDeadline } from './deadline.ts';

const BUSY = { message: 'The server is busy. Please try again in a moment.' };
const UNKNOWN = {
  message: "We couldn't confirm that this was saved. Please try again in a moment.",
  outcome: 'unknown',
};

/** Takes every connection of a database. Returns a function that releases them. */
async function takeAllConnections({ db, isShared }: OpenDatabase): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const taken = Array.from({ length: isShared ? 10 : 1 }, () => {
    let done = Promise.resolve();
    const isTaken = new Promise<void>((resolve) => {
      done = db.connection().execute(async () => {
        resolve();
        await released;
      });
    });
    return { isTaken, end: () => done };
  });
  await Promise.all(taken.map(({ isTaken }) => isTaken));
  return async () => {
    release();
    await Promise.all(taken.map(({ end }) => end()));
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

const errorOf = (work: () => Promise<unknown>, ms = 1_000) =>
  withDeadline(ms, 'POST', work).catch((error: { status?: number; body?: object; message: string }) => ({
    status: error.status,
    body: { message: error.message, ...error.body },
  }));

describe('withDeadline', () => {
  it.each(['select 1', ' begin', 'rollback'])('rethrows the error when only %j was sent', async (statement) => {
    const work = async () => {
      beforeStatement(statement);
      throw LOST;
    };
    await expect(withDeadline(1_000, 'POST', work)).rejects.toBe(LOST);
  });

  it.each(['insert into picks', 'with moment as (select 1) insert', 'commit', 'update users', 'delete from follows'])(
    'reports an unknown outcome once %j was sent',
    async (statement) => {
      const response = await errorOf(async () => {
        beforeStatement(statement);
        throw LOST;
      });
      expect(response).toEqual({ status: 503, body: UNKNOWN });
    },
  );

  it('reports an unknown outcome when the deadline passes during a write', async () => {
    const response = await errorOf(() => {
      beforeStatement('commit');
      return new Promise(() => {});
    }, 1);
    expect(response).toEqual({ status: 503, body: UNKNOWN });
  });

  it('rethrows the error of a GET request', async () => {
    const work = async () => {
      beforeStatement('update sessions');
      throw LOST;
    };
    await expect(withDeadline(1_000, 'GET', work)).rejects.toBe(LOST);
  });

  it('rethrows errors that are not about the database', async () => {
    const error = new TypeError('on purpose');
    const work = async () => {
      beforeStatement('insert into picks');
      throw error;
    };
    await expect(withDeadline(1_000, 'POST', work)).rejects.toBe(error);
  });
});

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
