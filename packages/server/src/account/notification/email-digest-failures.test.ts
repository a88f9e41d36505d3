import { beforeEach, expect, it } from 'vitest';
import { type Digests, MORNING, openDigests } from '../../testing/digests.ts';
import type { Mail } from '../mail/mail.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../platform/clock/time.ts';

const SECOND = 1_000;

/** The error of a mail server for an unknown recipient. */
const rejection = () => Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
const outage = () => Object.assign(new Error('no'), { code: 'ECONNECTION' });

let digests: Digests;
let delivered: string[];
let deliver: (mail: Mail) => Promise<void> | void;
let attempts: number;
beforeEach(async () => {
  delivered = [];
  attempts = 0;
  deliver = () => {};
  digests = await openDigests({
    transport: async (mail) => {
      // Account emails aren't part of these tests.
      if (mail.unsubscribeUrl === undefined) return;
      attempts += 1;
      await deliver(mail);
      delivered.push(mail.to);
    },
  });
});

it('sends the other digests in the same run when one is rejected', async () => {
  const [first = '', ...others] = await digests.notifyMany(3);
  deliver = ({ to }) => {
    if (to === first) throw rejection();
  };
  await digests.runAt(MORNING);
  expect(delivered.toSorted()).toEqual(others);
  deliver = () => {};
  await digests.runAt(MORNING + 5 * MINUTE_MS);
  expect(delivered.at(-1)).toBe(first);
  expect(delivered).toHaveLength(3);
});

it('gives up on a rejected digest after five attempts, until the next day', async () => {
  deliver = () => {
    throw rejection();
  };
  await digests.notifyMany(1);
  for (let hours = 0; hours < 24; hours += 3) await digests.runAt(MORNING + hours * HOUR_MS);
  expect([attempts, delivered]).toEqual([5, []]);
  await digests.runAt(MORNING + DAY_MS);
  expect(attempts).toBe(6);
});

it('makes one attempt per run while the mail server is down, and loses no digest', async () => {
  const all = await digests.notifyMany(12);
  deliver = () => {
    throw outage();
  };
  for (let minute = 0; minute < 60; minute += 1) await digests.runAt(MORNING + minute * MINUTE_MS);
  expect([attempts, delivered]).toEqual([60, []]);
  deliver = () => {};
  await digests.runAt(MORNING + 61 * MINUTE_MS);
  expect(delivered.toSorted()).toEqual(all);
});

it('sends four digests at once, and leaves the rest to other processes when stopped', async () => {
  await digests.notifyMany(12);
  const pending: (() => void)[] = [];
  deliver = () => new Promise((resolve) => void pending.push(resolve));
  digests.game.setTime(MORNING);
  digests.timers.advance(5 * SECOND);
  await expect.poll(() => pending.length).toBe(1);
  pending[0]?.();
  await expect.poll(() => pending.length).toBe(5);
  const stopped = digests.game.jobs.stop();
  pending.forEach((release) => release());
  await stopped;
  expect([pending.length, delivered.length]).toEqual([5, 5]);
});
