import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockedPrediction, matchChats, nbaPlays, player } from '../fixtures.ts';
import { DELAYS_MS } from './store.ts';
import { visit } from './visit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const liveMatch = { params: { id: matchChats[0]?.matchId ?? '' } };
const scoreUpdate = { type: 'score_update', data: { matchId: liveMatch.params.id } };
const chatEvent = (matchId: string) => ({ type: 'chat', data: { matchId } });
const notification = { type: 'notification', data: {} };

/** Opens a scenario and its live connection. */
async function connected(...[name]: Parameters<typeof visit>) {
  const page = visit(name);
  page.connect();
  await wait(0);
  return page;
}

describe('the live match', () => {
  test('scores, and every call says so', async () => {
    const { call, events } = await connected('last-minute');
    const scores = async () => {
      const detail = await call('match', liveMatch);
      const row = (await call('completedLive')).find(({ id }) => id === liveMatch.params.id);
      const recap = await call('recap', liveMatch);
      const play = (await call('playByPlay', liveMatch)).at(-1);
      return [detail, row, recap?.match, play].map((from) => `${from?.scoreHome}-${from?.scoreAway}`);
    };
    expect(await scores()).toEqual(Array(4).fill('97-97'));
    await wait(DELAYS_MS.play - 1);
    expect(events).toEqual([]);
    await wait(1);
    expect(events).toEqual([scoreUpdate]);
    expect(await scores()).toEqual(Array(4).fill('99-97'));
    expect(await call('match', liveMatch)).toMatchObject({ status: 'LIVE', clock: 'Q4 0:17' });
  });

  test('ends provisionally, then finally', async () => {
    const { call } = await connected('last-minute');
    await wait(4 * DELAYS_MS.play);
    expect(await call('match', liveMatch)).toMatchObject({ status: 'PROVISIONAL', scoreHome: 101, scoreAway: 98 });
    expect((await call('recap', liveMatch))?.userResult).toMatchObject({ wasCorrect: false, starsDelta: null });
    await wait(DELAYS_MS.play);
    expect((await call('completedLive'))[0]).toMatchObject({ status: 'FINAL', isMachineCorrect: true });
    expect(await call('recap', liveMatch)).toMatchObject({
      match: { status: 'FINAL', officialResult: 'HOME' },
      userResult: { starsDelta: 0 },
    });
    expect(await call('playByPlay', liveMatch)).toHaveLength(nbaPlays.length);
  });

  test('stops after its end', async () => {
    const { events } = await connected('last-minute');
    await wait(5 * DELAYS_MS.play);
    events.length = 0;
    await wait(100 * DELAYS_MS.play);
    expect(events.filter(({ type }) => type === 'score_update')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is played once, however often the page connects', async () => {
    const { connect, events } = await connected('visitor');
    connect();
    await wait(DELAYS_MS.play);
    expect(events).toEqual([scoreUpdate]);
  });

  test('of other matches nothing changes', async () => {
    const { call } = await connected('last-minute');
    const others = async () => (await call('completedLive')).filter(({ id }) => id !== liveMatch.params.id);
    const before = await others();
    await wait(10 * DELAYS_MS.play);
    expect(await others()).toEqual(before);
  });
});

test('another player answers a chat message', async () => {
  const { call, events } = visit('locked-pick');
  const { id } = lockedPrediction.match;
  await call('sendChatMessage', { params: { id }, body: { text: 'Nobody guards the corner!' } });
  await wait(DELAYS_MS.answer - 1);
  expect(events).toEqual([]);
  await wait(1);
  expect(events).toEqual([chatEvent(id)]);
  const [own, answer] = (await call('matchChat', { params: { id } })).slice(-2);
  expect(own).toMatchObject({ text: 'Nobody guards the corner!', username: player.username });
  expect(answer?.username).not.toBe(player.username);
  expect(answer?.text).not.toBe('');
});

test('another player answers a direct message', async () => {
  const { call, events } = visit('locked-pick');
  const [thread] = await call('dmThreads');
  const params = { threadId: thread?.id ?? '' };
  await call('sendDmMessage', { params, body: { text: 'Celtics by ten?' } });
  await wait(DELAYS_MS.answer);
  expect(events).toEqual([{ type: 'dm', data: {} }]);
  const [own, answer] = (await call('dmMessages', { params })).slice(-2);
  expect(own).toMatchObject({ userId: player.id, text: 'Celtics by ten?' });
  expect(answer).toMatchObject({ userId: 'u-mira' });
});

describe('a notification', () => {
  test('arrives once and is counted as unread', async () => {
    const { call, connect, events } = await connected('locked-pick');
    const { count } = await call('unreadCount');
    await wait(DELAYS_MS.notification);
    expect(events).toContainEqual(notification);
    expect(await call('unreadCount')).toEqual({ count: count + 1 });
    expect((await call('notifications'))[0]).toMatchObject({ isRead: false });
    connect();
    await wait(2 * DELAYS_MS.notification);
    expect(await call('unreadCount')).toEqual({ count: count + 1 });
  });

  test('arrives for a visitor only after the login', async () => {
    const { call, connect, events } = await connected('visitor');
    await wait(2 * DELAYS_MS.notification);
    expect(events).not.toContainEqual(notification);
    await call('login', { body: { email: player.email, password: 'any password' } });
    connect();
    await wait(DELAYS_MS.notification);
    expect(events).toContainEqual(notification);
  });

  test('is not announced to someone who has logged out', async () => {
    const { call, events } = await connected('locked-pick');
    await call('logout');
    await wait(2 * DELAYS_MS.notification);
    expect(events).not.toContainEqual(notification);
  });
});

test.each(['offline', 'everything-failing', 'never-responds', 'empty'] as const)(
  'the connection of "%s" stays silent',
  async (name) => {
    const { events } = await connected(name);
    await wait(60 * 60_000);
    expect(events).toEqual([]);
  },
);
