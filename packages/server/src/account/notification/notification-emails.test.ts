import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNotifications, type NewNotification } from './create-notifications.ts';
import { confirmAddress, type Game, KICK_OFF, openGame, OWN_ORIGIN, signupOf } from '../../testing/game.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { createTestTimers, type TestTimers } from '../../testing/test-timers.ts';
import { addUsers } from '../../testing/rows.ts';
import type { Mail } from '../mail/mail.ts';
import { createNotificationEmailJob } from './notification-emails.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';
import { updateTable } from '../../testing/queries.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let game: Game;
let timers: TestTimers;
let ada: TestUser;
beforeEach(async () => {
  timers = createTestTimers();
  game = await openGame({ timers });
  ada = await signUpUser(game, 'ada');
});

const notify = (notification: Partial<NewNotification> = {}) =>
  createNotifications(game.db, [
    {
      userId: ada.id,
      kind: 'RANK_UP',
      eventKey: 'rank:MASTER',
      message: 'You are a Master',
      at: KICK_OFF,
      ...notification,
    },
  ]);

/** Runs the job whenever it falls due within these seconds. */
async function runFor(seconds = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    timers.advance(5 * SECOND);
    await game.jobs.settled();
  }
}
async function start(): Promise<void> {
  game.jobs.start();
  await game.jobs.settled();
}
const sent = () => game.mails.map(({ to, subject }) => [to, subject]);
const ADA = ['ada@example.org', 'You are a Master'];

it('emails a notification once, with an unsubscribe link', async () => {
  await start();
  await notify();
  expect(sent()).toEqual([]);
  await runFor();
  expect(sent()).toEqual([ADA]);
  const { unsubscribeUrl = '', text } = game.mails[0] as Mail;
  expect(unsubscribeUrl).toBe(await createUnsubscribeLinks(game.db, () => OWN_ORIGIN).urlFor(ada.id));
  expect(text).toContain(`You are a Master.\n\nPlay now: ${OWN_ORIGIN}/`);
  expect(text).toContain(unsubscribeUrl);
  await notify();
  await runFor(60);
  expect(sent()).toEqual([ADA]);
});

it.each([
  ['RANK_UP', 'notify_rank_up'],
  ['ACHIEVEMENT', 'notify_achievement'],
  ['MATCH_START', 'notify_match_start'],
  ['FOLLOWED_PICK', 'notify_follower_pick'],
] as const)('emails a %s only to users who want it when it is created and when it is sent', async (kind, column) => {
  await start();
  await game.db.updateTable('users').set({ email_notifications: 0 }).execute();
  await notify({ kind, eventKey: 'without emails' });
  await game.db.updateTable('users').set({ email_notifications: 1 }).execute();
  await runFor();
  await updateTable(game.db, 'users', { [column]: 0 });
  await notify({ kind, eventKey: 'not wanted' });
  await updateTable(game.db, 'users', { [column]: 1 });
  await notify({ kind, eventKey: 'wanted for a moment' });
  await updateTable(game.db, 'users', { [column]: 0 });
  await runFor();
  expect(sent()).toEqual([]);
  await updateTable(game.db, 'users', { [column]: 1 });
  await notify({ kind, eventKey: 'wanted' });
  await runFor();
  expect(sent()).toHaveLength(1);
});

it('drops queued emails of a user who has turned emails off', async () => {
  await notify();
  await game.db.updateTable('users').set({ email_notifications: 0 }).execute();
  await start();
  await game.db.updateTable('users').set({ email_notifications: 1 }).execute();
  await runFor(60);
  expect(sent()).toEqual([]);
});

it('sends no email to bots, deleted users and users who have read the notification', async () => {
  const [gone, reader] = [await signUpUser(game, 'gone'), await signUpUser(game, 'reader')];
  const [bot = ''] = await addUsers(game.db, 1);
  await game.db.updateTable('users').set({ is_bot: 1 }).where('id', '=', bot).execute();
  for (const userId of [gone.id, reader.id, bot]) await notify({ userId });
  await gone.delete('/api/user/account');
  await reader.post('/api/notifications/mark-all-read');
  await start();
  await runFor(60);
  expect(sent()).toEqual([]);
});

it('sends all due emails in one run, oldest first', async () => {
  const all = Array.from({ length: 45 }, (_, index) => `No. ${index}`);
  for (const [index, message] of all.entries()) await notify({ message, eventKey: message, at: KICK_OFF + index });
  await start();
  expect(game.mails[0]?.subject).toBe('No. 0');
  expect(game.mails.map(({ subject }) => subject).toSorted()).toEqual(all.toSorted());
});

it('sends the most urgent kind first', async () => {
  const kinds = ['ACHIEVEMENT', 'RANK_UP', 'FOLLOWED_PICK', 'MATCH_START'] as const;
  for (const kind of kinds) await notify({ kind, eventKey: kind, message: kind });
  await start();
  for (let left = kinds.length; left > 0; left -= 1) {
    game.mails.length = 0;
    await game.db
      .updateTable('notifications')
      .set({ mail_due_at: 0 })
      .where('kind', 'in', kinds.slice(0, left))
      .execute();
    await runFor();
    expect(game.mails[0]?.subject).toBe(kinds[left - 1]);
  }
});

it.each([
  ['MATCH_START', 15 * MINUTE],
  ['FOLLOWED_PICK', 24 * 60 * MINUTE],
  ['RANK_UP', 3 * 24 * 60 * MINUTE],
  ['ACHIEVEMENT', 3 * 24 * 60 * MINUTE],
] as const)('drops a %s email after %i ms', async (kind, lifetime) => {
  await notify({ kind, eventKey: 'fresh', message: 'fresh', at: KICK_OFF + 1 });
  await notify({ kind, eventKey: 'stale', message: 'stale', at: KICK_OFF });
  game.setTime(KICK_OFF + lifetime);
  await start();
  expect(game.mails.map(({ subject }) => subject)).toEqual(['fresh']);
});

it('drops an email that has expired, such as one about a match that has started', async () => {
  await notify({ kind: 'MATCH_START', emailExpiresAt: KICK_OFF + 10 * MINUTE });
  game.setTime(KICK_OFF + 10 * MINUTE);
  await start();
  expect(sent()).toEqual([]);
});

it('sends no email for notifications from before the address was confirmed', async () => {
  const eve = game.visitor();
  await eve.post('/api/auth/signup', signupOf('eve'));
  const { id: userId } = (await eve.get('/api/auth/user')).body as { id: string };
  await game.settled();
  game.mails.length = 0;
  await notify({ userId });
  await confirmAddress(game, userId);
  await start();
  expect(sent()).toEqual([]);
  await notify({ userId, eventKey: 'later' });
  await runFor();
  expect(sent()).toEqual([['eve@example.org', 'You are a Master']]);
});

it('drops queued emails for an address that is no longer confirmed', async () => {
  await notify();
  await game.db.updateTable('users').set({ email_confirmed_at: null }).execute();
  await start();
  expect(sent()).toEqual([]);
});

it('sends each email once from two processes', async () => {
  const { db, dialect } = game.database;
  const other = await openGame({ database: { db, dialect, close: async () => {} } });
  const all = Array.from({ length: 40 }, (_, index) => `No. ${index}`);
  for (const message of all) await notify({ message, eventKey: message });
  game.jobs.start();
  other.jobs.start();
  await Promise.all([game.jobs.settled(), other.jobs.settled()]);
  for (let run = 0; run < 10; run += 1) await runFor();
  const sent = [...game.mails, ...other.mails].map(({ subject }) => subject);
  expect(sent.toSorted()).toEqual(all.toSorted());
});

it('retries an email that a dead process had claimed, only once', async () => {
  await notify();
  const dead = { ...game.mailer, send: () => new Promise<never>(() => {}) };
  void createNotificationEmailJob({
    db: game.db,
    clock: game.clock,
    wall: game.now,
    mailer: dead,
    unsubscribeLinks: createUnsubscribeLinks(game.db, () => OWN_ORIGIN),
    origin: () => OWN_ORIGIN,
  })(new AbortController().signal);
  const tries = () => game.db.selectFrom('notifications').select('mail_tries').executeTakeFirstOrThrow();
  while ((await tries()).mail_tries === 0) await nextTurn();
  await start();
  await runFor(60);
  expect(sent()).toEqual([]);
  game.setTime(KICK_OFF + 5 * MINUTE);
  await runFor(60);
  expect(sent()).toEqual([ADA]);
  expect(game.mails[0]?.id).toMatch(/^news-[\w-]{36}$/);
});

/** The error of a mail server for an unknown recipient. */
const rejection = () => Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
const outage = () => Object.assign(new Error('no'), { code: 'ECONNECTION' });

describe('mail server failures', () => {
  let delivered: string[];
  let deliver: (mail: Mail) => Promise<void> | void;
  beforeEach(async () => {
    await game.close();
    delivered = [];
    deliver = () => {};
    game = await openGame({
      timers,
      transport: async (mail) => {
        await deliver(mail);
        if (mail.unsubscribeUrl !== undefined) delivered.push(mail.subject);
      },
    });
    ada = await signUpUser(game, 'ada');
  });

  it('sends the other emails in the same run when one is rejected', async () => {
    const all = ['one', 'two', 'three'];
    for (const [index, message] of all.entries()) await notify({ message, eventKey: message, at: KICK_OFF + index });
    deliver = ({ subject }) => {
      if (subject === 'one') throw rejection();
    };
    await start();
    expect(delivered.toSorted()).toEqual(['three', 'two']);
    deliver = () => {};
    game.setTime(KICK_OFF + 5 * MINUTE);
    await runFor();
    expect(delivered.at(-1)).toBe('one');
    expect(delivered).toHaveLength(3);
  });

  it('gives up on a rejected email after five attempts', async () => {
    let attempts = 0;
    deliver = () => {
      attempts += 1;
      throw rejection();
    };
    await notify();
    await start();
    for (let hours = 3; hours < 30; hours += 3) {
      game.setTime(KICK_OFF + hours * 60 * MINUTE);
      await runFor();
    }
    expect([attempts, delivered]).toEqual([5, []]);
  });

  it('makes one attempt per run while the mail server is down, and loses no email', async () => {
    const all = Array.from({ length: 30 }, (_, index) => `No. ${index}`);
    for (const message of all) await notify({ message, eventKey: message });
    await notify({ kind: 'MATCH_START', message: 'late', eventKey: 'late', emailExpiresAt: KICK_OFF });
    let attempts = 0;
    deliver = () => {
      attempts += 1;
      throw outage();
    };
    await start();
    for (let minute = 1; minute < 60; minute += 1) {
      game.setTime(KICK_OFF + minute * MINUTE);
      await runFor();
    }
    expect([attempts, delivered]).toEqual([60, []]);
    deliver = () => {};
    game.setTime(KICK_OFF + 61 * MINUTE);
    await runFor();
    expect(delivered.toSorted()).toEqual(all.toSorted());
  });

  it('sends four emails at once, and leaves the rest to other processes when stopped', async () => {
    for (let index = 0; index < 30; index += 1) await notify({ message: `No. ${index}`, eventKey: `${index}` });
    const pending: (() => void)[] = [];
    deliver = () => new Promise((resolve) => void pending.push(resolve));
    game.jobs.start();
    await expect.poll(() => pending.length).toBe(1);
    pending[0]?.();
    await expect.poll(() => pending.length).toBe(5);
    const stopped = game.jobs.stop();
    pending.forEach((release) => release());
    await stopped;
    expect([pending.length, delivered.length]).toEqual([5, 5]);
  });
});
