import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MORNING, openDigests } from '../../testing/digests.ts';
import { confirmAddress, KICK_OFF, openGame, OWN_ORIGIN, signupOf } from '../../testing/game.ts';
import { userBeforeEach, withId } from '../../testing/test-users.ts';
import type { Mail } from '../mail/mail.ts';
import type { NewNotification } from './create-notifications.ts';
import { createEmailDigestJob } from './email-digests.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';
import { updateTable } from '../../testing/queries.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';

const SECOND = 1_000;

const digests = openedBeforeEach(openDigests);
const game = openedBeforeEach(async () => digests.game);
const ada = userBeforeEach(game, 'ada');

const notify = (notification: Partial<NewNotification> = {}) => digests.notify({ userId: ada.id, ...notification });
const sent = () => game.mails.map(({ to, subject }) => [to, subject]);
const ADA = ['ada@example.org', 'You are a Master'];

it('emails what happened since the last digest at the end of the game day, in one email with an unsubscribe link', async () => {
  await notify({ kind: 'FOLLOWED_PICK', eventKey: 'picks', message: 'bob picked 3 matches' });
  await notify({ kind: 'ACHIEVEMENT', eventKey: 'achievements', message: 'Achievement unlocked: Regular' });
  await notify({ kind: 'RESULTS', eventKey: 'results', message: 'Friday, November 20: 5 of 6 right, +9 stars' });
  await digests.runAt(MORNING - 1);
  expect(sent()).toEqual([]);
  await digests.runAt(MORNING);
  expect(sent()).toEqual([['ada@example.org', 'Friday, November 20: 5 of 6 right, +9 stars, and 2 more']]);
  const { unsubscribeUrl = '', text, id } = game.mails[0] as Mail;
  expect(unsubscribeUrl).toBe(await createUnsubscribeLinks(game.db, () => OWN_ORIGIN).urlFor(ada.id));
  expect(text).toContain(
    '- Friday, November 20: 5 of 6 right, +9 stars\n- Achievement unlocked: Regular\n- bob picked 3 matches\n',
  );
  expect(text).toContain(`Play now: ${OWN_ORIGIN}/`);
  expect(text).toContain(unsubscribeUrl);
  expect(id).toBe(`digest-${ada.id}-2026-11-21`);
});

it('links what it speaks of in HTML, in which every text stays a text', async () => {
  const target = { kind: 'ACHIEVEMENTS', id: '' };
  await notify({ kind: 'ACHIEVEMENT', eventKey: 'a', message: 'Unlocked: <b>"A&B"</b>', target });
  await notify({ message: 'You are a Master' });
  await digests.runAt(MORNING);
  const { html = '', unsubscribeUrl = '' } = game.mails[0] as Mail;
  expect(html).toContain(
    `<a href="${OWN_ORIGIN}/achievements" style="color:#0a7a63">Unlocked: &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;</a>`,
  );
  expect(html).toMatch(/<li[^>]*>You are a Master<\/li>/);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
  expect(links).toEqual([`${OWN_ORIGIN}/achievements`, `${OWN_ORIGIN}/`, `${OWN_ORIGIN}/settings`, unsubscribeUrl]);
  expect(html).not.toMatch(/<(?:script|style|img|link)\b/);
});

it('sends at most one email a day, whatever happens', async () => {
  for (let hour = 0; hour < 72; hour += 1) {
    const time = KICK_OFF + hour * HOUR_MS;
    game.setTime(time);
    await notify({ eventKey: `rank:${hour}`, message: `No. ${hour}` });
    await digests.runAt(time);
  }
  expect(sent().map(([, subject]) => subject)).toEqual([
    'No. 0, and 16 more',
    'No. 17, and 23 more',
    'No. 41, and 23 more',
  ]);
});

it('sends no email about nothing but picks of followed players, starts of matches or weeks of leagues', async () => {
  await notify({ kind: 'FOLLOWED_PICK', eventKey: 'picks' });
  await notify({ kind: 'MATCH_START', eventKey: 'start' });
  await notify({ kind: 'LEAGUE_WEEK', eventKey: 'week' });
  await digests.runAt(MORNING);
  expect(sent()).toEqual([]);
  // Nor does the next digest repeat them.
  await notify();
  await digests.runAt(MORNING + DAY_MS);
  expect(sent()).toEqual([ADA]);
});

it.each([
  ['RANK_UP', 'notify_rank_up'],
  ['ACHIEVEMENT', 'notify_achievement'],
  ['RESULTS', 'notify_results'],
] as const)('includes a %s only for users who want it when it is created and when it is sent', async (kind, column) => {
  await updateTable(game.db, 'users', { email_notifications: 0 });
  await notify({ kind, eventKey: 'without emails' });
  await updateTable(game.db, 'users', { email_notifications: 1, [column]: 0 });
  await notify({ kind, eventKey: 'not wanted' });
  await updateTable(game.db, 'users', { [column]: 1 });
  await notify({ kind, eventKey: 'wanted for a moment' });
  await updateTable(game.db, 'users', { [column]: 0 });
  await digests.runAt(MORNING);
  expect(sent()).toEqual([]);
  await updateTable(game.db, 'users', { [column]: 1 });
  await notify({ kind, eventKey: 'wanted' });
  await digests.runAt(MORNING + DAY_MS);
  expect(sent()).toEqual([ADA]);
});

it.each<[string, () => Promise<unknown>]>([
  ['has turned emails off', () => updateTable(game.db, 'users', { email_notifications: 0 })],
  ['is suspended', () => updateTable(game.db, 'users', { suspended_until: MORNING + HOUR_MS })],
  ['is a bot', () => updateTable(game.db, 'users', { is_bot: 1 })],
  ['has an address that is no longer confirmed', () => updateTable(game.db, 'users', { email_confirmed_at: null })],
  ['has read the notification', () => ada.post('/api/notifications/mark-all-read')],
  ['is deleted', () => ada.delete('/api/user/account')],
])('drops the digest of a user who %s', async (_, change) => {
  await notify();
  await change();
  await game.settled();
  game.mails.length = 0;
  await digests.runAt(MORNING);
  await updateTable(game.db, 'users', { email_notifications: 1, suspended_until: null });
  await digests.runAt(MORNING + DAY_MS);
  expect(sent()).toEqual([]);
});

it.each([
  ['RESULTS', 2 * DAY_MS],
  ['RANK_UP', 3 * DAY_MS],
  ['ACHIEVEMENT', 3 * DAY_MS],
] as const)('leaves out a %s after %i ms', async (kind, lifetime) => {
  const at = MORNING - lifetime;
  await notify({ kind, eventKey: 'fresh', message: 'fresh', at: at + 1 });
  await notify({ kind, eventKey: 'stale', message: 'stale', at });
  await digests.runAt(MORNING);
  expect(game.mails.map(({ subject }) => subject)).toEqual(['fresh']);
});

it('sends no email for notifications from before the address was confirmed', async () => {
  const eve = game.visitor();
  await eve.post('/api/auth/signup', signupOf('eve'));
  const { id: userId } = await withId(eve);
  await game.settled();
  game.mails.length = 0;
  await notify({ userId });
  await confirmAddress(game, userId);
  await digests.runAt(MORNING);
  expect(sent()).toEqual([]);
  await notify({ userId, eventKey: 'later' });
  await digests.runAt(MORNING + DAY_MS);
  expect(sent()).toEqual([['eve@example.org', 'You are a Master']]);
});

it('sends each digest once from two processes', async () => {
  const { db, dialect, isShared } = game.database;
  const other = await openGame({ database: { db, dialect, isShared, close: async () => {} }, timers: digests.timers });
  other.jobs.start();
  await other.jobs.settled();
  const all = await digests.notifyMany(20);
  for (const process of [game, other]) process.setTime(MORNING);
  for (let run = 0; run < 10; run += 1) {
    digests.timers.advance(5 * SECOND);
    await Promise.all([game.jobs.settled(), other.jobs.settled()]);
  }
  expect([...game.mails, ...other.mails].map(({ to }) => to).toSorted()).toEqual(all);
});

it('sends the digest after a restart that missed the hour, but not twice after a clock that is set back', async () => {
  await notify();
  await digests.runAt(MORNING + 5 * HOUR_MS);
  expect(sent()).toEqual([ADA]);
  game.setTime(MORNING - HOUR_MS);
  await notify({ eventKey: 'rank:ORACLE' });
  await digests.runFor(10);
  await digests.runAt(MORNING + 6 * HOUR_MS);
  expect(sent()).toEqual([ADA]);
});

it('retries a digest that a dead process had claimed, only once', async () => {
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
    hiddenSince: async () => null,
    isVisibleTo: () => sql<boolean>`1 = 1`,
  })(new AbortController().signal);
  const tries = () => game.db.selectFrom('users').select('digest_tries').executeTakeFirstOrThrow();
  while ((await tries()).digest_tries === 0) await nextTurn();
  await digests.runFor(60);
  expect(sent()).toEqual([]);
  game.setTime(MORNING + 5 * MINUTE_MS);
  await digests.runFor(60);
  expect(sent()).toEqual([ADA]);
});
