import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { KICK_OFF, openGame } from '../testing/game.ts';
import { addMatch } from '../testing/rows.ts';
import { createSharedCache } from '../shared-cache.ts';
import { beforeStatement, withDeadline } from './deadline.ts';

const BUSY = { message: 'The server is busy. Please try again in a moment.' };
const UNKNOWN = {
  message: 'We could not confirm that this was saved. Please try again in a moment.',
  outcome: 'unknown',
};

/** Takes every connection of a database; gives them back with the function that it gives. */
async function takeAll({ db, dialect }: OpenDatabase): Promise<() => Promise<void>> {
  const { promise: over, resolve: giveBack } = Promise.withResolvers<void>();
  const taken = Array.from({ length: dialect === 'sqlite' ? 1 : 10 }, () => {
    let done = Promise.resolve();
    const isTaken = new Promise<void>((resolve) => {
      done = db.connection().execute(async () => {
        resolve();
        await over;
      });
    });
    return { isTaken, end: () => done };
  });
  await Promise.all(taken.map(({ isTaken }) => isTaken));
  return async () => {
    giveBack();
    await Promise.all(taken.map(({ end }) => end()));
  };
}

it('a pick that waits for the database past its deadline is not stored, and its player is told that it was not', async () => {
  const database = await openTestDatabase();
  const game = await openGame({ database });
  await addMatch(game.db, 'a', KICK_OFF + 1000);
  const player = (await openGame({ database, deadlineMs: 50 })).visitor();
  player.setCookie((await game.member()).cookie());
  const giveBack = await takeAll(database);
  const { status, body, headers } = await player.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
  expect([status, body, headers.get('retry-after')]).toEqual([503, BUSY, '2']);
  await giveBack();
  // By then it would have had its turn.
  for (let asked = 0; asked < 20; asked += 1) await game.db.selectFrom('users').select('id').execute();
  expect(await game.db.selectFrom('picks').selectAll().execute()).toEqual([]);
  await game.close();
});

const LOST = Object.assign(new Error('terminating connection'), { code: '57P01' });

const told = (work: () => Promise<unknown>, ms = 1_000) =>
  withDeadline(ms, 'POST', work).catch((error: { status?: number; body?: object; message: string }) => ({
    status: error.status,
    body: { message: error.message, ...error.body },
  }));

describe('a call that does not end well', () => {
  it.each(['select 1', ' begin', 'rollback'])('has stored nothing when all it has sent is %j', async (statement) => {
    const work = async () => {
      beforeStatement(statement);
      throw LOST;
    };
    await expect(withDeadline(1_000, 'POST', work)).rejects.toBe(LOST);
  });

  it.each(['insert into picks', 'with moment as (select 1) insert', 'commit', 'update users', 'delete from follows'])(
    'may have stored something once it has sent %j',
    async (statement) => {
      const answer = await told(async () => {
        beforeStatement(statement);
        throw LOST;
      });
      expect(answer).toEqual({ status: 503, body: UNKNOWN });
    },
  );

  it('may have stored something when its deadline passes while it writes', async () => {
    const answer = await told(() => {
      beforeStatement('commit');
      return new Promise(() => {});
    }, 1);
    expect(answer).toEqual({ status: 503, body: UNKNOWN });
  });

  it('that only reads has nothing to say about what may be stored', async () => {
    const work = async () => {
      beforeStatement('update sessions');
      throw LOST;
    };
    await expect(withDeadline(1_000, 'GET', work)).rejects.toBe(LOST);
  });

  it('keeps the words of an error that has nothing to do with the database', async () => {
    const error = new TypeError('on purpose');
    const work = async () => {
      beforeStatement('insert into picks');
      throw error;
    };
    await expect(withDeadline(1_000, 'POST', work)).rejects.toBe(error);
  });
});

it('past its deadline a call sends nothing more but what undoes its work', async () => {
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  const sent: string[] = [];
  let done = Promise.resolve();
  const send = (statement: string) => {
    try {
      beforeStatement(statement);
      sent.push(statement);
    } catch {}
  };
  const call = withDeadline(1, 'POST', () => {
    done = waiting.then(() => ['insert', 'commit', 'select', 'rollback'].forEach(send));
    return done;
  });
  await expect(call).rejects.toMatchObject({ status: 503, body: {} });
  goOn();
  await done;
  expect(sent).toEqual(['rollback']);
});

it('work that others wait for too, or nobody, has no deadline of the call that began it', async () => {
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  const copies = createSharedCache<string>(500, () => 0);
  const load = async () => {
    await waiting;
    beforeStatement('select 1');
    return 'loaded';
  };
  await expect(withDeadline(1, 'POST', () => copies.get('key', load))).rejects.toMatchObject({ status: 503 });
  const joined = copies.get('key', () => Promise.reject(new Error('It is under way already.')));
  goOn();
  expect(await joined).toBe('loaded');
});
