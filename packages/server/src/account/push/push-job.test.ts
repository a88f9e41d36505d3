import { PUSHES_PER_DAY } from '@machine/contract';
import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { openPushGame } from '../../testing/push-game.ts';
import { subscribe, subscriptionOf } from '../../testing/pushes.ts';
import { addNotification } from '../../testing/rows.ts';
import { signUpUser } from '../../testing/test-users.ts';
import type { PushOutcome } from './push-client.ts';

/** Noon, so that nothing is quiet. */
const NOON = Date.UTC(2026, 10, 20, 12);
const NIGHT = Date.UTC(2026, 10, 20, 23);
const MORNING = Date.UTC(2026, 10, 21, 8);

const push = openedBeforeEach(openPushGame);
beforeEach(() => push.game.setTime(NOON));
const waiting = () => selectFrom(push.game.db, 'push_messages', ['event_key', 'due_at']);

async function sendAt(time: number): Promise<void> {
  push.game.setTime(time);
  await push.send();
}

it('sends a push once to each browser of the player, however often its cause is repeated', async () => {
  await subscribe(push.ada);
  for (let repeat = 0; repeat < 3; repeat += 1) {
    await push.queue('RESULTS', 'results:1');
    await push.send();
  }
  expect(push.tags()).toEqual(['results:1', 'results:1']);
  expect(new Set(push.client.sent.map(({ endpoint }) => endpoint)).size).toBe(2);
  expect(push.client.sent[0]).toMatchObject({ message: { title: 'Hello', path: '/' }, ttlMs: DAY_MS });
});

it('sends at most two a day, in the time zone of the player', async () => {
  await push.ada.patch('/api/reminders', { timeZone: 'Asia/Tokyo', quietFrom: 0, quietTo: 0 });
  for (const key of ['a', 'b', 'c']) await push.queue('LAST_CALL', key);
  await push.send();
  expect(push.tags().toSorted()).toEqual(['a', 'b']);
  // Midnight in Tokyo.
  push.game.setTime(NOON + 3 * HOUR_MS);
  for (const key of ['c', 'd', 'e']) await push.queue('LAST_CALL', key);
  await push.send();
  expect(push.tags().toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['RESULTS', [['results', MORNING]], ['results']],
  ['LAST_CALL', [], []],
] as const)('in quiet hours lets a push of the kind %s wait, or drops it', async (kind, queued, sent) => {
  push.game.setTime(NIGHT);
  await push.queue(kind, 'results');
  expect((await waiting()).map((row) => [row.event_key, row.due_at])).toEqual(queued);
  await sendAt(MORNING - 1);
  expect(push.tags()).toEqual([]);
  await sendAt(MORNING);
  expect(push.tags()).toEqual(sent);
});

it('sends nothing after the preference was turned off, or that the player has seen in the app', async () => {
  await addNotification(push.game.db, { user_id: push.ada.id, event_key: 'seen', is_read: 1 });
  await push.queue('LAST_CALL', 'a');
  await updateTable(push.game.db, 'users', { notify_match_start: 0 });
  await push.queue('LAST_CALL', 'b');
  expect(await waiting()).toMatchObject([{ event_key: 'a' }]);
  await push.queue('RESULTS', 'seen');
  await push.send();
  expect(push.tags()).toEqual([]);
});

it('sends nothing that expired while the server was down, or that counted for another day', async () => {
  await push.queue('LAST_CALL', 'a', { expiresAt: NOON + 15 * MINUTE_MS });
  await push.queue('RESULTS', 'b');
  await sendAt(NOON + DAY_MS - 1);
  expect(push.tags()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it.each<[how: string, end: () => Promise<unknown>]>([
  ['is turned off', () => push.ada.delete(`/api/push/subscriptions/${push.subscriptionId}`)],
  ['is logged out', () => push.ada.post('/api/auth/logout')],
  ['is logged out everywhere', () => push.ada.post('/api/auth/logout-everywhere')],
  ['is deleted with the account', () => push.ada.delete('/api/user/account')],
])('sends nothing to a browser once it %s', async (_how, end) => {
  await push.queue('RESULTS', 'a');
  await end();
  expect(await selectFrom(push.game.db, 'push_subscriptions', ['id'])).toEqual([]);
  await push.send();
  expect(push.tags()).toEqual([]);
});

it('sends nothing to a browser in which someone else has logged in', async () => {
  const shared = subscriptionOf('shared');
  await subscribe(push.ada, shared);
  await push.queue('RESULTS', 'a');
  await subscribe(await signUpUser(push.game, 'bob'), shared);
  await push.send();
  expect(push.client.sent.map(({ endpoint }) => endpoint)).not.toContain(shared.endpoint);
  expect(push.tags()).toEqual(['a']);
});

it('ends the subscription of a browser that the push service no longer knows', async () => {
  push.client.respond = () => ({ kind: 'gone' });
  await push.queue('RESULTS', 'a');
  await push.send();
  expect(await selectFrom(push.game.db, 'push_subscriptions', ['id'])).toEqual([]);
});

it.each<[outcome: PushOutcome, nextAt: number | null]>([
  [{ kind: 'failed' }, null],
  [{ kind: 'later', retryAfterMs: null }, NOON + MINUTE_MS / 2],
  [{ kind: 'later', retryAfterMs: 5 * MINUTE_MS }, NOON + 5 * MINUTE_MS],
  [{ kind: 'later', retryAfterMs: 2 * DAY_MS }, null],
])('retries only what was refused for now: %o', async (outcome, nextAt) => {
  push.client.respond = () => outcome;
  await push.queue('RESULTS', 'a');
  await push.send();
  expect((await waiting()).map(({ due_at }) => due_at)).toEqual(nextAt === null ? [] : [nextAt]);
  push.client.respond = () => ({ kind: 'sent' });
  if (nextAt !== null) await sendAt(nextAt);
  expect(push.tags()).toEqual(nextAt === null ? [] : ['a']);
});

it('gives up after five attempts', async () => {
  let attempts = 0;
  push.client.respond = () => {
    attempts += 1;
    return { kind: 'later', retryAfterMs: null };
  };
  await push.queue('RESULTS', 'a');
  for (let minute = 0; minute < 120; minute += 1) await sendAt(NOON + minute * MINUTE_MS);
  expect(attempts).toBe(5);
  expect(await waiting()).toEqual([]);
});

it('lets two processes share the work without sending anything twice', async () => {
  for (let count = 0; count < 4; count += 1) await subscribe(push.ada);
  await push.queue('RESULTS', 'a');
  await push.queue('RESULTS', 'b');
  const { signal } = new AbortController();
  await Promise.all([push.newJob()(signal), push.newJob()(signal)]);
  expect(push.tags().toSorted()).toEqual([...'aaaaabbbbb']);
});

const hour = fc.integer({ min: 0, max: 23 });
const queued = fc.record({ kind: fc.constant('queue' as const), push: fc.constantFrom('LAST_CALL', 'RESULTS') });
const waited = fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 700 }) });
const outcomes = fc.constantFrom('sent', 'sent', 'later', 'failed', 'crash');
const someStep = fc.oneof(
  { weight: 5, arbitrary: queued },
  { weight: 4, arbitrary: waited },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), outcome: outcomes }) },
  fc.record({ kind: fc.constant('browser' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('quiet' as const), from: hour, to: hour }),
);
const steps = fc.array(someStep, { minLength: 10, maxLength: 60 });

it('sends at most two a day, none twice, none in quiet hours and none after unsubscribing, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const { game, db, ada, client } = { ...push, db: push.game.db };
      for (const table of ['push_messages', 'pushes', 'push_subscriptions'] as const)
        await db.deleteFrom(table).execute();
      client.sent = [];
      let [now, event, isOn] = [NOON, 0, true];
      let quiet = { from: 22, to: 8 };
      game.setTime(now);
      await ada.patch('/api/reminders', { quietFrom: 22, quietTo: 8, timeZone: 'UTC' });
      const browser = subscriptionOf('browser');
      const id = await subscribe(ada, browser);
      /** The requests that may have reached the push service. */
      const handed: { tag: string; day: string }[] = [];
      /** Pushes that should not have been sent. A failed expectation would look like a crash. */
      const wrong: string[] = [];
      let outcome: PushOutcome['kind'] | 'crash' = 'sent';
      client.send = async (_target, { tag }) => {
        const at = new Date(now).getUTCHours();
        const { from, to } = quiet;
        if (from <= to ? from <= at && at < to : at >= from || at < to) wrong.push(`${tag} in quiet hours`);
        if (!isOn) wrong.push(`${tag} after unsubscribing`);
        if (outcome === 'later') return { kind: 'later', retryAfterMs: null };
        handed.push({ tag, day: new Date(now).toISOString().slice(0, 10) });
        // The process dies after the push service got it.
        if (outcome === 'crash') throw new Error('killed');
        return { kind: outcome };
      };
      for (const step of list) {
        switch (step.kind) {
          case 'queue':
            await push.queue(step.push, `event ${(event += 1)}`);
            break;
          case 'wait':
            game.setTime((now += step.minutes * MINUTE_MS));
            break;
          case 'send':
            outcome = step.outcome;
            await push.send().catch(() => {});
            break;
          case 'browser':
            if (step.isOn) await subscribe(ada, browser);
            else await ada.delete(`/api/push/subscriptions/${id}`);
            ({ isOn } = step);
            break;
          case 'quiet':
            quiet = step;
            await ada.patch('/api/reminders', { quietFrom: step.from, quietTo: step.to });
        }
      }
      expect(wrong).toEqual([]);
      expect(new Set(handed.map(({ tag }) => tag)).size).toBe(handed.length);
      for (const { day } of handed) {
        expect(handed.filter((other) => other.day === day).length).toBeLessThanOrEqual(PUSHES_PER_DAY);
      }
    }),
    { numRuns: process.env.NIGHTLY ? 300 : 8, endOnFailure: true },
  );
});
