import { setImmediate as breathe } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type News, writeNews } from '../notification/write.ts';
import { createMatchStartNews } from '../notification/match-start.ts';
import { confirmAddress, type Game, KICK_OFF, openGame, OWN_ORIGIN, signupOf } from '../testing/game.ts';
import { signUpUser, type TestUser } from '../testing/test-users.ts';
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts';
import { addMatch, addPick, addUsers } from '../testing/rows.ts';
import type { Mail } from './mail.ts';
import { createNewsMails } from './news.ts';

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
afterEach(() => game.close());

const tell = (news: Partial<News> = {}) =>
  writeNews(game.db, [
    { userId: ada.id, kind: 'RANK_UP', eventKey: 'rank:MASTER', message: 'You are a Master', at: KICK_OFF, ...news },
  ]);

/** The turns that fall due within so many seconds. */
async function turns(seconds = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    timers.advance(5 * SECOND);
    await game.jobs.settled();
  }
}
async function begin(): Promise<void> {
  game.jobs.start();
  await game.jobs.settled();
}
const told = () => game.mails.map(({ to, subject }) => [to, subject]);
const ADA = ['ada@example.org', 'You are a Master'];

it('what is news is mailed, once, with a link that turns mails off', async () => {
  await begin();
  await tell();
  expect(told()).toEqual([]);
  await turns();
  expect(told()).toEqual([ADA]);
  const { stopUrl = '', text } = game.mails[0] as Mail;
  expect(stopUrl).toBe(await game.services.stopLinks.urlFor(ada.id));
  expect(text).toContain(`You are a Master.\n\nPlay now: ${OWN_ORIGIN}/`);
  expect(text).toContain(stopUrl);
  await tell();
  await turns(60);
  expect(told()).toEqual([ADA]);
});

it.each([
  ['RANK_UP', 'notify_rank_up'],
  ['ACHIEVEMENT', 'notify_achievement'],
  ['MATCH_START', 'notify_match_start'],
  ['FOLLOWED_PICK', 'notify_follower_pick'],
] as const)(
  'a %s is mailed to those who want mails and want it, also if they change their mind',
  async (kind, column) => {
    await begin();
    await game.db.updateTable('users').set({ email_notifications: 0 }).execute();
    await tell({ kind, eventKey: 'without mails' });
    await game.db.updateTable('users').set({ email_notifications: 1 }).execute();
    await turns();
    await game.db
      .updateTable('users')
      .set({ [column]: 0 })
      .execute();
    await tell({ kind, eventKey: 'not wanted' });
    await game.db
      .updateTable('users')
      .set({ [column]: 1 })
      .execute();
    await tell({ kind, eventKey: 'wanted for a moment' });
    await game.db
      .updateTable('users')
      .set({ [column]: 0 })
      .execute();
    await turns();
    expect(told()).toEqual([]);
    await game.db
      .updateTable('users')
      .set({ [column]: 1 })
      .execute();
    await tell({ kind, eventKey: 'wanted' });
    await turns();
    expect(told()).toHaveLength(1);
  },
);

it('who turns mails off gets none of those that are still to be sent', async () => {
  await tell();
  await game.db.updateTable('users').set({ email_notifications: 0 }).execute();
  await begin();
  await game.db.updateTable('users').set({ email_notifications: 1 }).execute();
  await turns(60);
  expect(told()).toEqual([]);
});

it('bots, those who are gone and those who have read it already get no mail', async () => {
  const [gone, reader] = [await signUpUser(game, 'gone'), await signUpUser(game, 'reader')];
  const [bot = ''] = await addUsers(game.db, 1);
  await game.db.updateTable('users').set({ is_bot: 1 }).where('id', '=', bot).execute();
  for (const userId of [gone.id, reader.id, bot]) await tell({ userId });
  await gone.delete('/api/user/account');
  await reader.post('/api/notifications/mark-all-read');
  await begin();
  await turns(60);
  expect(told()).toEqual([]);
});

it('mails everything that is due in one turn, the oldest first', async () => {
  const all = Array.from({ length: 45 }, (_, index) => `No. ${index}`);
  for (const [index, message] of all.entries()) await tell({ message, eventKey: message, at: KICK_OFF + index });
  await begin();
  expect(game.mails[0]?.subject).toBe('No. 0');
  expect(game.mails.map(({ subject }) => subject).toSorted()).toEqual(all.toSorted());
});

it('mails first what loses its point soonest', async () => {
  const kinds = ['ACHIEVEMENT', 'RANK_UP', 'FOLLOWED_PICK', 'MATCH_START'] as const;
  for (const kind of kinds) await tell({ kind, eventKey: kind, message: kind });
  await begin();
  for (let left = kinds.length; left > 0; left -= 1) {
    game.mails.length = 0;
    await game.db
      .updateTable('notifications')
      .set({ mail_due_at: 0 })
      .where('kind', 'in', kinds.slice(0, left))
      .execute();
    await turns();
    expect(game.mails[0]?.subject).toBe(kinds[left - 1]);
  }
});

it.each([
  ['MATCH_START', 15 * MINUTE],
  ['FOLLOWED_PICK', 24 * 60 * MINUTE],
  ['RANK_UP', 3 * 24 * 60 * MINUTE],
  ['ACHIEVEMENT', 3 * 24 * 60 * MINUTE],
] as const)('drops a %s mail that is %i ms old', async (kind, lifetime) => {
  await tell({ kind, eventKey: 'fresh', message: 'fresh', at: KICK_OFF + 1 });
  await tell({ kind, eventKey: 'stale', message: 'stale', at: KICK_OFF });
  game.setTime(KICK_OFF + lifetime);
  await begin();
  expect(game.mails.map(({ subject }) => subject)).toEqual(['fresh']);
});

it('drops a mail about the start of a match once the match has started', async () => {
  await addMatch(game.db, 'soon', KICK_OFF + 10 * MINUTE);
  await addPick(game.db, { userId: ada.id, matchId: 'soon', at: KICK_OFF - 10 * MINUTE });
  await createMatchStartNews(game.db)(KICK_OFF);
  game.setTime(KICK_OFF + 10 * MINUTE);
  await begin();
  expect(told()).toEqual([]);
});

it('mails no notification to an address that is not confirmed, not even after it is', async () => {
  const eve = game.visitor();
  await eve.post('/api/auth/signup', signupOf('eve'));
  const { id: userId } = (await eve.get('/api/auth/user')).body as { id: string };
  await game.settled();
  game.mails.length = 0;
  await tell({ userId });
  await confirmAddress(game, userId);
  await begin();
  expect(told()).toEqual([]);
  await tell({ userId, eventKey: 'later' });
  await turns();
  expect(told()).toEqual([['eve@example.org', 'You are a Master']]);
});

it('mails no notification that is queued for an address that is no longer confirmed', async () => {
  await tell();
  await game.db.updateTable('users').set({ email_confirmed_at: null }).execute();
  await begin();
  expect(told()).toEqual([]);
});

it('two processes send each mail once', async () => {
  const { db, dialect } = game.database;
  const other = await openGame({ database: { db, dialect, close: async () => {} } });
  const all = Array.from({ length: 40 }, (_, index) => `No. ${index}`);
  for (const message of all) await tell({ message, eventKey: message });
  game.jobs.start();
  other.jobs.start();
  await Promise.all([game.jobs.settled(), other.jobs.settled()]);
  for (let more = 0; more < 10; more += 1) await turns();
  const sent = [...game.mails, ...other.mails].map(({ subject }) => subject);
  expect(sent.toSorted()).toEqual(all.toSorted());
  await other.close();
});

it('of a process that dies in the middle of a mail the work is done by another, and by nobody twice', async () => {
  await tell();
  const dead = { ...game.services.mailer, send: () => new Promise<never>(() => {}) };
  void createNewsMails({ ...game.services, mailer: dead })(new AbortController().signal);
  const tries = () => game.db.selectFrom('notifications').select('mail_tries').executeTakeFirstOrThrow();
  while ((await tries()).mail_tries === 0) await breathe();
  await begin();
  await turns(60);
  expect(told()).toEqual([]);
  game.setTime(KICK_OFF + 5 * MINUTE);
  await turns(60);
  expect(told()).toEqual([ADA]);
  expect(game.mails[0]?.id).toMatch(/^news-[\w-]{36}$/);
});

/** What a mail server says of a recipient that it doesn't have. */
const refusal = () => Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
const outage = () => Object.assign(new Error('no'), { code: 'ECONNECTION' });

describe('with a mail server that', () => {
  let taken: string[];
  let deliver: (mail: Mail) => Promise<void> | void;
  beforeEach(async () => {
    await game.close();
    taken = [];
    deliver = () => {};
    game = await openGame({
      timers,
      transport: async (mail) => {
        await deliver(mail);
        if (mail.stopUrl !== undefined) taken.push(mail.subject);
      },
    });
    ada = await signUpUser(game, 'ada');
  });

  it('refuses a recipient, the others get their mails in the same turn', async () => {
    const all = ['one', 'two', 'three'];
    for (const [index, message] of all.entries()) await tell({ message, eventKey: message, at: KICK_OFF + index });
    deliver = ({ subject }) => {
      if (subject === 'one') throw refusal();
    };
    await begin();
    expect(taken.toSorted()).toEqual(['three', 'two']);
    deliver = () => {};
    game.setTime(KICK_OFF + 5 * MINUTE);
    await turns();
    expect(taken.at(-1)).toBe('one');
    expect(taken).toHaveLength(3);
  });

  it('refuses a recipient again and again, five tries are made', async () => {
    let tries = 0;
    deliver = () => {
      tries += 1;
      throw refusal();
    };
    await tell();
    await begin();
    for (let hours = 3; hours < 30; hours += 3) {
      game.setTime(KICK_OFF + hours * 60 * MINUTE);
      await turns();
    }
    expect([tries, taken]).toEqual([5, []]);
  });

  it('is down, each turn makes one attempt, and no mail is lost', async () => {
    const all = Array.from({ length: 30 }, (_, index) => `No. ${index}`);
    for (const message of all) await tell({ message, eventKey: message });
    await tell({ kind: 'MATCH_START', message: 'late', eventKey: 'late', mailUntil: KICK_OFF });
    let attempts = 0;
    deliver = () => {
      attempts += 1;
      throw outage();
    };
    await begin();
    for (let minute = 1; minute < 60; minute += 1) {
      game.setTime(KICK_OFF + minute * MINUTE);
      await turns();
    }
    expect([attempts, taken]).toEqual([60, []]);
    deliver = () => {};
    game.setTime(KICK_OFF + 61 * MINUTE);
    await turns();
    expect(taken.toSorted()).toEqual(all.toSorted());
  });

  it('is slow, four mails are under way at once, and the rest is left to others at the end', async () => {
    for (let index = 0; index < 30; index += 1) await tell({ message: `No. ${index}`, eventKey: `${index}` });
    const held: (() => void)[] = [];
    deliver = () => new Promise((resolve) => void held.push(resolve));
    game.jobs.start();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await expect.poll(() => held.length).toBe(5);
    const stopped = game.jobs.stop();
    held.forEach((release) => release());
    await stopped;
    expect([held.length, taken.length]).toEqual([5, 5]);
  });
});
