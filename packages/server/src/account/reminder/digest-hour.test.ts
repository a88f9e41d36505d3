import { beforeEach, describe, expect, it, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { type Digests, openDigests } from '../../testing/digests.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { nextDigestAt } from './digest-hour.ts';

const NEW_YORK = 'America/New_York';

test.each<[now: string, queuedAt: string, hour: number, next: string]>([
  ['2026-11-20T18:00:00Z', '2026-11-19T10:00:00Z', 14, '2026-11-20T19:00:00Z'],
  // Not twice on a day.
  ['2026-11-20T18:00:00Z', '2026-11-20T10:00:00Z', 14, '2026-11-21T19:00:00Z'],
  // The missing hour and the repeated one.
  ['2026-03-08T05:30:00Z', '2026-03-07T07:00:00Z', 2, '2026-03-08T07:00:00Z'],
  ['2026-11-01T05:00:00Z', '2026-11-01T05:00:00Z', 1, '2026-11-02T06:00:00Z'],
])('at %s, after a digest at %s, the one at %i is at %s', (now, queuedAt, hour, next) => {
  const time = { hour, timeZone: NEW_YORK, queuedAt: Date.parse(queuedAt) };
  expect(new Date(nextDigestAt(Date.parse(now), time)).toISOString()).toBe(next.replace('Z', '.000Z'));
});

describe('digests at an hour', () => {
  let digests: Digests;
  let ada: TestUser;
  beforeEach(async () => {
    digests = await openDigests();
    ada = await signUpUser(digests.game, 'ada');
  });

  const choose = (digestHour: number | null, timeZone = NEW_YORK) =>
    ada.patch('/api/reminders', { digestHour, timeZone });
  let count = 0;
  const notify = () => digests.notify({ userId: ada.id, eventKey: `rank:${(count += 1)}` });

  /** Returns when emails were sent, if something happens every hour from `from` until `to`. */
  async function sentBetween(from: string, to: string, changes: Record<string, () => Promise<unknown>> = {}) {
    const times: string[] = [];
    for (let at = Date.parse(from); at <= Date.parse(to); at += HOUR_MS) {
      const before = digests.game.mails.length;
      const name = new Date(at).toISOString().replace(':00.000Z', 'Z');
      digests.game.setTime(at);
      await changes[name]?.();
      if (at % HOUR_MS === 0) await notify();
      await digests.runAt(at);
      if (digests.game.mails.length > before) times.push(name);
    }
    return times;
  }

  it('are sent at that hour instead of the end of the game day', async () => {
    await choose(7);
    expect(await sentBetween('2026-11-20T18:00:00Z', '2026-11-23T18:00:00Z')).toEqual([
      '2026-11-21T12:00Z',
      '2026-11-22T12:00Z',
      '2026-11-23T12:00Z',
    ]);
    expect(digests.game.mails.map(({ id }) => id.slice(-10))).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  it('are at most one a day, however often the hour is changed', async () => {
    const times = await sentBetween('2026-11-20T18:00:00Z', '2026-11-25T12:00:00Z', {
      '2026-11-20T20:00Z': () => choose(16),
      '2026-11-21T22:00Z': () => choose(18),
      '2026-11-22T08:00Z': () => choose(null),
      '2026-11-23T12:00Z': () => choose(8),
      '2026-11-23T20:00Z': () => choose(17, 'UTC'),
    });
    const days = times.map((time) => time.slice(0, 10));
    expect(new Set(days).size).toBe(days.length);
    expect(times).toEqual(['2026-11-21T21:00Z', '2026-11-23T10:00Z', '2026-11-24T17:00Z']);
  });

  it('are sent late if the server was down at the hour, and then not again that day', async () => {
    await choose(7);
    await notify();
    await digests.runAt(Date.parse('2026-11-21T20:00:00Z'));
    await notify();
    await digests.runAt(Date.parse('2026-11-21T21:00:00Z'));
    expect(digests.game.mails).toHaveLength(1);
    await digests.runAt(Date.parse('2026-11-22T12:00:00Z'));
    expect(digests.game.mails).toHaveLength(2);
  });
});
