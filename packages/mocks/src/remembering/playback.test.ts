import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchChats } from '../match-chat.ts';
import { nbaPlays } from '../plays.ts';
import { DELAYS_MS } from './store.ts';
import { visit } from './visit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const liveMatch = { params: { id: matchChats[0]?.matchId ?? '' } };
const scoreUpdate = { type: 'score_update', data: { matchId: liveMatch.params.id } };

/** Opens a scenario and its live connection. */
async function connected(...[name]: Parameters<typeof visit>) {
  const page = visit(name);
  page.connect();
  await wait(0);
  return page;
}

test('the live match is played once, ends provisionally, then finally, and then stops', async () => {
  const { call, connect, events } = await connected('last-minute');
  connect();
  await wait(4 * DELAYS_MS.play);
  expect(events.filter(({ type }) => type === 'score_update')).toEqual(Array.from({ length: 4 }, () => scoreUpdate));
  expect(await call('match', liveMatch)).toMatchObject({ status: 'PROVISIONAL', scoreHome: 101, scoreAway: 98 });
  expect((await call('recap', liveMatch))?.userResult).toMatchObject({ wasCorrect: false, starsDelta: null });
  await wait(DELAYS_MS.play);
  expect((await call('completedLive'))[0]).toMatchObject({ status: 'FINAL', isMachineCorrect: true });
  expect(await call('recap', liveMatch)).toMatchObject({
    match: { status: 'FINAL', officialResult: 'HOME' },
    userResult: { starsDelta: 0 },
  });
  expect(await call('playByPlay', liveMatch)).toHaveLength(nbaPlays.length);
  await wait(100 * DELAYS_MS.play);
  expect(events.filter(({ type }) => type === 'score_update')).toHaveLength(5);
  expect(vi.getTimerCount()).toBe(0);
});

test('a notification arrives once and is counted as unread', async () => {
  const { call, connect, events } = await connected('locked-pick');
  const { count } = await call('unreadCount');
  await wait(DELAYS_MS.notification);
  expect(events).toContainEqual({ type: 'notification', data: {} });
  expect((await call('notifications'))[0]).toMatchObject({ isRead: false });
  connect();
  await wait(2 * DELAYS_MS.notification);
  expect(await call('unreadCount')).toEqual({ count: count + 1 });
});

test.each(['offline', 'everything-failing', 'never-responds', 'empty'] as const)(
  'the connection of "%s" stays silent',
  async (name) => {
    const { events } = await connected(name);
    await wait(60 * 60_000);
    expect(events).toEqual([]);
  },
);
