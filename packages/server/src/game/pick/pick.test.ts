import type { NewPick } from '@machine/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Clock, createClock } from '../../platform/clock/clock.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { lockPick } from './lock.ts';
import { insertInto } from '../../testing/queries.ts';

const game = await openGame();

const SOON = KICK_OFF + 60_000;
const lockAs = (db: Db, clock: Clock, userId: string, pick: NewPick) =>
  lockPick({ db, clock, announceDueAt: () => sql`null`, receiptFor: async () => null }, userId, pick);
const picksOf = (matchId: string) => game.db.selectFrom('picks').selectAll().where('match_id', '=', matchId).execute();

describe('a pick', () => {
  it('is stored once; a repeat gets 200, also after the start, and the other choice 409 with the stored pick', async () => {
    await addMatch(game.db, 'again', SOON);
    const player = await game.member();
    const pick = { matchId: 'again', choice: 'AGREE' };
    const responses = [
      await player.post('/api/picks', pick),
      await player.post('/api/picks', pick),
      await player.post('/api/picks', { ...pick, choice: 'DISAGREE' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([201, 200, 409]);
    expect(responses.map(({ body }) => body)).toEqual([
      { pick, receipt: null },
      { pick, receipt: null },
      { message: 'You already made the opposite pick on this match.', pick },
    ]);
    game.setTime(SOON + 1);
    expect((await player.post('/api/picks', pick)).status).toBe(200);
    game.setTime(KICK_OFF);
    expect(await picksOf('again')).toHaveLength(1);
  });

  it.each([
    ['unknown', null, 404, "This match doesn't exist."],
    ["'; drop table picks; --", null, 404, "This match doesn't exist."],
    ['nul\u0000', null, 404, "This match doesn't exist."],
    ['unpredicted', { hasPrediction: false }, 409, "The Machine hasn't made its pick for this match yet."],
    ['live', { status: 'LIVE' }, 409, 'This match has started, so picks are closed.'],
    ['postponed', { status: 'POSTPONED' }, 409, "This match isn't being played, so picks are closed."],
    ['void', { status: 'VOID' }, 409, "This match isn't being played, so picks are closed."],
    ['started', {}, 409, 'This match has started, so picks are closed.'],
  ] as const)('on match %j is rejected', async (matchId, options, status, message) => {
    if (options) await addMatch(game.db, matchId, matchId === 'started' ? KICK_OFF : SOON, options);
    const player = await game.member();
    const response = await player.post('/api/picks', { matchId, choice: 'AGREE' });
    expect([response.status, response.body]).toEqual([status, { message }]);
  });
});

it('stores exactly one of 50 concurrent picks on a match', async () => {
  const [user = ''] = await addUsers(game.db, 1);
  for (let match = 0; match < (process.env.NIGHTLY ? 100 : 10); match += 1) {
    const matchId = `contested-${match}`;
    await addMatch(game.db, matchId, SOON);
    const tries = Array.from({ length: 50 }, (_, index) =>
      lockAs(game.db, game.clock, user, { matchId, choice: (index + match) % 2 === 0 ? 'AGREE' : 'DISAGREE' }),
    );
    const settled = await Promise.allSettled(tries);
    const locked = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const rejected = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(locked.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(locked).toHaveLength(25);
    const [stored] = await picksOf(matchId);
    for (const { pick } of locked) expect(pick.choice).toBe(stored?.choice);
    for (const reason of rejected) {
      expect(reason).toMatchObject({ status: 409, body: { pick: { choice: stored?.choice } } });
    }
  }
});

const addGrade = (db: Db, match_id: string) =>
  insertInto(db, 'grades', { match_id, status: 'FINAL', start_time: SOON, graded_at: KICK_OFF });
const addChatMessage = (event_key: string) => async (db: Db, match_id: string) => {
  await db.insertInto('match_chats').values({ match_id, last_position: 1 }).execute();
  const message = { id: match_id, position: 1, kind: 'SYSTEM', text: 'A message.', created_at: KICK_OFF } as const;
  await insertInto(db, 'chat_messages', { ...message, match_id, event_key });
};

it.each([
  ['a grade', addGrade],
  ['its result in the chat', addChatMessage('final:2-1')],
  ['its start in the chat', addChatMessage('start')],
])('rejects a pick on a match with %s, whatever the clock says', async (_, add) => {
  const matchId = crypto.randomUUID();
  await addMatch(game.db, matchId, SOON);
  await add(game.db, matchId);
  const response = await (await game.member()).post('/api/picks', { matchId, choice: 'AGREE' });
  expect([response.status, response.body]).toEqual([409, { message: 'This match has started, so picks are closed.' }]);
  expect(await picksOf(matchId)).toEqual([]);
});

it('accepts a pick on a postponed match that is scheduled again', async () => {
  await addMatch(game.db, 'played-after-all', SOON);
  await addChatMessage('POSTPONED')(game.db, 'played-after-all');
  const response = await (await game.member()).post('/api/picks', { matchId: 'played-after-all', choice: 'AGREE' });
  expect(response.status).toBe(201);
});

describe('the start of a match', () => {
  it('closes picks to the millisecond, by game time', async () => {
    const start = KICK_OFF + 5_000;
    await addMatch(game.db, 'exact', start);
    const users = await addUsers(game.db, 41);
    for (const [index, user] of users.entries()) {
      game.setTime(start - 20 + index);
      const result = await lockAs(game.db, game.clock, user, { matchId: 'exact', choice: 'AGREE' }).then(
        () => 'locked',
        (error: { status: number }) => error.status,
      );
      expect(result).toBe(index < 20 ? 'locked' : 409);
    }
    game.setTime(KICK_OFF);
    expect(await picksOf('exact')).toHaveLength(20);
  });

  it.each([
    ['accepts', 'in time although the clock of this process is far ahead', KICK_OFF + DAY_MS, KICK_OFF + 9 * DAY_MS],
    ['rejects', 'late although the clock of this process is far behind', KICK_OFF - DAY_MS, 0],
  ])('by the database clock %s a pick that is %s', async (verdict, _, start, now) => {
    const [user = ''] = await addUsers(game.db, 1);
    await addMatch(game.db, verdict, start);
    // The clock of the database runs.
    const running = createClock(game.database.dialect, { origin: KICK_OFF, realOrigin: Date.now(), speed: 1 });
    const clock = { sql: running.sql, now: () => now };
    await lockAs(game.db, clock, user, { matchId: verdict, choice: 'AGREE' }).catch(() => {});
    expect(await picksOf(verdict)).toHaveLength(verdict === 'accepts' ? 1 : 0);
  });

  it('closes picks in a transaction that began before it', async () => {
    const timeScale = { origin: KICK_OFF, realOrigin: Date.now(), speed: 1000 };
    const clock = createClock(game.database.dialect, timeScale);
    const [user = ''] = await addUsers(game.db, 1);
    await game.db.transaction().execute(async (transaction) => {
      const present = async () => (await transaction.selectNoFrom(clock.sql.as('now')).executeTakeFirstOrThrow()).now;
      const start = (await present()) + 5_000;
      await addMatch(transaction, 'held', start);
      while ((await present()) < start) await new Promise(setImmediate);
      await expect(lockAs(transaction, clock, user, { matchId: 'held', choice: 'AGREE' })).rejects.toMatchObject({
        status: 409,
      });
    });
    expect(await picksOf('held')).toEqual([]);
  });
});
