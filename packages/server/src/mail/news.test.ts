import { setImmediate as breathe } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type News, writeNews } from '../notification/write.ts';
import { type Game, KICK_OFF, openGame, OWN_ORIGIN } from '../testing/game.ts';
import { addPerson, type Person } from '../testing/people.ts';
import { createTestTimers, type TestTimers } from '../testing/timers.ts';
import { addUsers } from '../testing/rows.ts';
import type { Mail } from './mail.ts';
import { createNewsMails } from './news.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let game: Game;
let timers: TestTimers;
let ada: Person;
beforeEach(async () => {
  timers = createTestTimers();
  game = await openGame({ timers });
  ada = await addPerson(game, 'ada');
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
    await game.chores.settled();
  }
}
async function begin(): Promise<void> {
  game.chores.start();
  await game.chores.settled();
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
  expect(text).toContain(`You are a Master.\n\nPlay on: ${OWN_ORIGIN}/`);
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
  const [gone, reader] = [await addPerson(game, 'gone'), await addPerson(game, 'reader')];
  const [bot = ''] = await addUsers(game.db, 1);
  await game.db.updateTable('users').set({ is_bot: 1 }).where('id', '=', bot).execute();
  for (const userId of [gone.id, reader.id, bot]) await tell({ userId });
  await gone.delete('/api/user/account');
  await reader.post('/api/notifications/mark-all-read');
  await begin();
  await turns(60);
  expect(told()).toEqual([]);
});

it('of very many, 20 a turn, the oldest first', async () => {
  const all = Array.from({ length: 45 }, (_, index) => `No. ${index}`);
  for (const [index, message] of all.entries()) await tell({ message, eventKey: message, at: KICK_OFF + index });
  await begin();
  expect(told().map(([, subject]) => subject)).toEqual(all.slice(0, 20));
  await turns(10);
  expect(told().map(([, subject]) => subject)).toEqual(all);
});

it('two processes send each mail once', async () => {
  const { db, dialect } = game.database;
  const other = await openGame({ database: { db, dialect, close: async () => {} } });
  const all = Array.from({ length: 40 }, (_, index) => `No. ${index}`);
  for (const message of all) await tell({ message, eventKey: message });
  game.chores.start();
  other.chores.start();
  await Promise.all([game.chores.settled(), other.chores.settled()]);
  for (let more = 0; more < 10; more += 1) await turns();
  const sent = [...game.mails, ...other.mails].map(({ subject }) => subject);
  expect(sent.toSorted()).toEqual(all.toSorted());
  await other.close();
});

it('of a process that dies in the middle of a mail the work is done by another, and by nobody twice', async () => {
  await tell();
  const dead = { ...game.services.mailer, send: () => new Promise<never>(() => {}) };
  void createNewsMails({ ...game.services, mailer: dead })();
  const tries = () => game.db.selectFrom('notifications').select('mail_tries').executeTakeFirstOrThrow();
  while ((await tries()).mail_tries === 0) await breathe();
  await begin();
  await turns(60);
  expect(told()).toEqual([]);
  game.setTime(KICK_OFF + MINUTE);
  await turns(60);
  expect(told()).toEqual([ADA]);
  expect(game.mails[0]?.id).toMatch(/^news-[\w-]{36}$/);
});

describe('when a mail cannot be sent', () => {
  let refused: number;
  let taken: Mail[];
  beforeEach(async () => {
    await game.close();
    [refused, taken] = [0, []];
    game = await openGame({
      timers,
      transport: async (mail) => {
        if (refused > 0) {
          refused -= 1;
          throw new Error('no');
        }
        taken.push(mail);
      },
    });
    ada = await addPerson(game, 'ada');
  });

  it('the others wait with it, and it is tried again', async () => {
    refused = 1;
    await tell({ message: 'one', eventKey: 'one' });
    await tell({ message: 'two', eventKey: 'two', at: KICK_OFF + 1 });
    await begin();
    expect(taken).toEqual([]);
    await turns();
    expect(taken.map(({ subject }) => subject)).toEqual(['two']);
    game.setTime(KICK_OFF + MINUTE);
    await turns();
    expect(taken.map(({ subject }) => subject)).toEqual(['two', 'one']);
  });

  it('five tries are made, and no more', async () => {
    refused = 5;
    await tell();
    await begin();
    for (let hours = 3; hours < 30; hours += 3) {
      game.setTime(KICK_OFF + hours * 60 * MINUTE);
      await turns();
    }
    expect([refused, taken]).toEqual([0, []]);
  });
});
