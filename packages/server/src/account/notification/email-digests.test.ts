import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNotifications, type NewNotification } from './create-notifications.ts';
import { confirmAddress, type Game, KICK_OFF, openGame, OWN_ORIGIN, signupOf } from '../../testing/game.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';
import { addUsers } from '../../testing/rows.ts';
import type { Mail } from '../mail/mail.ts';
import { createEmailDigestJob } from './email-digests.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';
import { updateTable } from '../../testing/queries.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The first end of a game day after `KICK_OFF`. */
const MORNING = Date.UTC(2026, 10, 21, 10);

let game: Game;
let timers: TestTimers;
let ada: TestUser;
beforeEach(async () => {
  timers = createTestTimers();
  game = await openGame({ timers });
  ada = await signUpUser(game, 'ada');
  await start();
});

const notify = (notification: Partial<NewNotification> = {}) =>
  createNotifications(game.db, [
    {
      userId: ada.id,
      kind: 'RANK_UP',
      eventKey: 'rank:MASTER',
      message: 'You are a Master',
      at: game.now(),
      ...notification,
    },
  ]);

async function start(): Promise<void> {
  game.jobs.start();
  await game.jobs.settled();
}
/** Runs the job whenever it falls due within these seconds. */
async function runFor(seconds = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    timers.advance(5 * SECOND);
    await game.jobs.settled();
  }
}
async function runAt(time: number): Promise<void> {
  game.setTime(time);
  await runFor();
}
const sent = () => game.mails.map(({ to, subject }) => [to, subject]);
const ADA = ['ada@example.org', 'You are a Master'];

it('emails what happened since the last digest at the end of the game day, in one email with an unsubscribe link', async () => {
  await notify({ kind: 'FOLLOWED_PICK', eventKey: 'picks', message: 'bob picked 3 matches' });
  await notify({ kind: 'ACHIEVEMENT', eventKey: 'achievements', message: 'Achievement unlocked: Regular' });
  await notify({ kind: 'RESULTS', eventKey: 'results', message: 'Last night: 5 of 6 right, +9 stars' });
  await runAt(MORNING - 1);
  expect(sent()).toEqual([]);
  await runAt(MORNING);
  expect(sent()).toEqual([['ada@example.org', 'Last night: 5 of 6 right, +9 stars, and 2 more']]);
  const { unsubscribeUrl = '', text, id } = game.mails[0] as Mail;
  expect(unsubscribeUrl).toBe(await createUnsubscribeLinks(game.db, () => OWN_ORIGIN).urlFor(ada.id));
  expect(text).toContain(
    '- Last night: 5 of 6 right, +9 stars\n- Achievement unlocked: Regular\n- bob picked 3 matches\n',
  );
  expect(text).toContain(`Play now: ${OWN_ORIGIN}/`);
  expect(text).toContain(unsubscribeUrl);
  expect(id).toBe(`digest-${ada.id}-2026-11-21`);
});

it('sends at most one email a day, whatever happens (S118)', async () => {
  for (let hour = 0; hour < 72; hour += 1) {
    const time = KICK_OFF + hour * HOUR;
    game.setTime(time);
    await notify({ eventKey: `rank:${hour}`, message: `No. ${hour}` });
    await runAt(time);
  }
  expect(sent().map(([, subject]) => subject)).toEqual([
    'No. 0, and 16 more',
    'No. 17, and 23 more',
    'No. 41, and 23 more',
  ]);
});

it('sends nothing on a day without news', async () => {
  await notify();
  for (let day = 0; day < 3; day += 1) await runAt(MORNING + day * DAY);
  expect(sent()).toEqual([ADA]);
});

it('sends no email about nothing but picks of followed players or starts of matches', async () => {
  await notify({ kind: 'FOLLOWED_PICK', eventKey: 'picks' });
  await notify({ kind: 'MATCH_START', eventKey: 'start' });
  await runAt(MORNING);
  expect(sent()).toEqual([]);
  // Nor does the next digest repeat them.
  await notify();
  await runAt(MORNING + DAY);
  expect(sent()).toEqual([ADA]);
});

it.each([
  ['RANK_UP', 'notify_rank_up'],
  ['ACHIEVEMENT', 'notify_achievement'],
  ['RESULTS', 'notify_results'],
] as const)('includes a %s only for users who want it when it is created and when it is sent', async (kind, column) => {
  await game.db.updateTable('users').set({ email_notifications: 0 }).execute();
  await notify({ kind, eventKey: 'without emails' });
  await game.db
    .updateTable('users')
    .set({ email_notifications: 1, [column]: 0 })
    .execute();
  await notify({ kind, eventKey: 'not wanted' });
  await updateTable(game.db, 'users', { [column]: 1 });
  await notify({ kind, eventKey: 'wanted for a moment' });
  await updateTable(game.db, 'users', { [column]: 0 });
  await runAt(MORNING);
  expect(sent()).toEqual([]);
  await updateTable(game.db, 'users', { [column]: 1 });
  await notify({ kind, eventKey: 'wanted' });
  await runAt(MORNING + DAY);
  expect(sent()).toEqual([ADA]);
});

it('drops the digest of a user who has turned emails off', async () => {
  await notify();
  await game.db.updateTable('users').set({ email_notifications: 0 }).execute();
  await runAt(MORNING);
  await game.db.updateTable('users').set({ email_notifications: 1 }).execute();
  await runAt(MORNING + DAY);
  expect(sent()).toEqual([]);
});

it('sends no email to bots, deleted users and users who have read the notification', async () => {
  const [gone, reader] = [await signUpUser(game, 'gone'), await signUpUser(game, 'reader')];
  const [bot = ''] = await addUsers(game.db, 1);
  await game.db.updateTable('users').set({ is_bot: 1 }).where('id', '=', bot).execute();
  for (const userId of [gone.id, reader.id, bot]) await notify({ userId });
  await gone.delete('/api/user/account');
  await reader.post('/api/notifications/mark-all-read');
  await runAt(MORNING);
  expect(sent()).toEqual([]);
});

it.each([
  ['RESULTS', 2 * DAY],
  ['RANK_UP', 3 * DAY],
  ['ACHIEVEMENT', 3 * DAY],
] as const)('leaves out a %s after %i ms', async (kind, lifetime) => {
  const at = MORNING - lifetime;
  await notify({ kind, eventKey: 'fresh', message: 'fresh', at: at + 1 });
  await notify({ kind, eventKey: 'stale', message: 'stale', at });
  await runAt(MORNING);
  expect(game.mails.map(({ subject }) => subject)).toEqual(['fresh']);
});

it('sends no email for notifications from before the address was confirmed', async () => {
  const eve = game.visitor();
  await eve.post('/api/auth/signup', signupOf('eve'));
  const { id: userId } = (await eve.get('/api/auth/user')).body as { id: string };
  await game.settled();
  game.mails.length = 0;
  await notify({ userId });
  await confirmAddress(game, userId);
  await runAt(MORNING);
  expect(sent()).toEqual([]);
  await notify({ userId, eventKey: 'later' });
  await runAt(MORNING + DAY);
  expect(sent()).toEqual([['eve@example.org', 'You are a Master']]);
});

it('drops digests for an address that is no longer confirmed', async () => {
  await notify();
  await game.db.updateTable('users').set({ email_confirmed_at: null }).execute();
  await runAt(MORNING);
  expect(sent()).toEqual([]);
});

/** Adds users with one notification each; returns their addresses. */
async function notifyMany(count: number): Promise<string[]> {
  const addresses = [];
  for (let index = 0; index < count; index += 1) {
    const name = `user_${index}`;
    const { id: userId } = await signUpUser(game, name);
    await notify({ userId });
    addresses.push(`${name}@example.org`);
  }
  return addresses.toSorted();
}

it('sends each digest once from two processes (S118)', async () => {
  const { db, dialect } = game.database;
  const other = await openGame({ database: { db, dialect, close: async () => {} }, timers });
  other.jobs.start();
  await other.jobs.settled();
  const all = await notifyMany(20);
  for (const process of [game, other]) process.setTime(MORNING);
  for (let run = 0; run < 10; run += 1) {
    timers.advance(5 * SECOND);
    await Promise.all([game.jobs.settled(), other.jobs.settled()]);
  }
  expect([...game.mails, ...other.mails].map(({ to }) => to).toSorted()).toEqual(all);
});

it('sends the digest after a restart that missed the hour, but not twice after a clock that is set back', async () => {
  await notify();
  await runAt(MORNING + 5 * HOUR);
  expect(sent()).toEqual([ADA]);
  game.setTime(MORNING - HOUR);
  await notify({ eventKey: 'rank:ORACLE' });
  await runFor(10);
  await runAt(MORNING + 6 * HOUR);
  expect(sent()).toEqual([ADA]);
});

it('retries a digest that a dead process had claimed, only once (S118)', async () => {
  await notify();
  game.setTime(MORNING);
  const dead = { ...game.mailer, send: () => new Promise<never>(() => {}) };
  void createEmailDigestJob({
    db: game.db,
    clock: game.clock,
    wall: game.now,
    mailer: dead,
    unsubscribeLinks: createUnsubscribeLinks(game.db, () => OWN_ORIGIN),
    origin: () => OWN_ORIGIN,
  })(new AbortController().signal);
  const tries = () => game.db.selectFrom('users').select('digest_tries').executeTakeFirstOrThrow();
  while ((await tries()).digest_tries === 0) await nextTurn();
  await runFor(60);
  expect(sent()).toEqual([]);
  game.setTime(MORNING + 5 * MINUTE);
  await runFor(60);
  expect(sent()).toEqual([ADA]);
});

/** The error of a mail server for an unknown recipient. */
const rejection = () => Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
const outage = () => Object.assign(new Error('no'), { code: 'ECONNECTION' });

describe('mail server failures', () => {
  let delivered: string[];
  let deliver: (mail: Mail) => Promise<void> | void;
  beforeEach(async () => {
    await game.jobs.stop();
    await game.close();
    delivered = [];
    deliver = () => {};
    game = await openGame({
      timers,
      transport: async (mail) => {
        // Account emails aren't part of these tests.
        if (mail.unsubscribeUrl === undefined) return;
        await deliver(mail);
        delivered.push(mail.to);
      },
    });
    await start();
  });

  it('sends the other digests in the same run when one is rejected', async () => {
    const [first = '', ...others] = await notifyMany(3);
    deliver = ({ to }) => {
      if (to === first) throw rejection();
    };
    await runAt(MORNING);
    expect(delivered.toSorted()).toEqual(others);
    deliver = () => {};
    await runAt(MORNING + 5 * MINUTE);
    expect(delivered.at(-1)).toBe(first);
    expect(delivered).toHaveLength(3);
  });

  it('gives up on a rejected digest after five attempts, until the next day', async () => {
    let attempts = 0;
    deliver = () => {
      attempts += 1;
      throw rejection();
    };
    await notifyMany(1);
    for (let hours = 0; hours < 24; hours += 3) await runAt(MORNING + hours * HOUR);
    expect([attempts, delivered]).toEqual([5, []]);
    await runAt(MORNING + DAY);
    expect(attempts).toBe(6);
  });

  it('makes one attempt per run while the mail server is down, and loses no digest', async () => {
    const all = await notifyMany(12);
    let attempts = 0;
    deliver = () => {
      attempts += 1;
      throw outage();
    };
    for (let minute = 0; minute < 60; minute += 1) await runAt(MORNING + minute * MINUTE);
    expect([attempts, delivered]).toEqual([60, []]);
    deliver = () => {};
    await runAt(MORNING + 61 * MINUTE);
    expect(delivered.toSorted()).toEqual(all);
  });

  it('sends four digests at once, and leaves the rest to other processes when stopped', async () => {
    await notifyMany(12);
    const pending: (() => void)[] = [];
    deliver = () => new Promise((resolve) => void pending.push(resolve));
    game.setTime(MORNING);
    timers.advance(5 * SECOND);
    await expect.poll(() => pending.length).toBe(1);
    pending[0]?.();
    await expect.poll(() => pending.length).toBe(5);
    const stopped = game.jobs.stop();
    pending.forEach((release) => release());
    await stopped;
    expect([pending.length, delivered.length]).toEqual([5, 5]);
  });
});
